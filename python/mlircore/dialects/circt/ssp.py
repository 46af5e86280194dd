"""CIRCT's ssp dialect: scheduling problems, as graphs of operations with properties."""

from mlircore import dialect as d

ssp = d.Dialect("ssp", is_open=True)


class DependenceAttr(d.AttrDef, dialect=ssp, mnemonic="dependence"):
    operandIdx = d.IntParam(32, signed=False)
    sourceRef = d.AttrParam(d.StrAttr, optional=True)
    properties = d.AttrParam(d.ArrayAttr, optional=True)
    assembly_format = "`<` $operandIdx (`,` $sourceRef^)? (`:` $properties^)? `>`"
    summary = "Internal representation of dependence edges."


class DistanceAttr(d.AttrDef, dialect=ssp, mnemonic="dist"):
    value = d.IntParam(32, signed=False)
    assembly_format = "`<` $value `>`"
    summary = "Models the `Distance` property in `::circt::scheduling::CyclicProblem`."


class IncomingDelayAttr(d.AttrDef, dialect=ssp, mnemonic="incDelay"):
    value = d.AttrParam(d.AttrConstraint("FloatAttr", ("kind", "ATTR_FLOAT"), ("kind", "ATTR_FLOAT")))
    assembly_format = "`<` $value `>`"
    summary = "Models the `IncomingDelay` property in `::circt::scheduling::ChainingProblem`."


class InitiationIntervalAttr(d.AttrDef, dialect=ssp, mnemonic="II"):
    value = d.IntParam(32, signed=False)
    assembly_format = "`<` $value `>`"
    summary = "Models the `InitiationInterval` property in `::circt::scheduling::CyclicProblem`."


class LatencyAttr(d.AttrDef, dialect=ssp, mnemonic="latency"):
    value = d.IntParam(32, signed=False)
    assembly_format = "`<` $value `>`"
    summary = "Models the `Latency` property in `::circt::scheduling::Problem`."


class LimitAttr(d.AttrDef, dialect=ssp, mnemonic="limit"):
    value = d.IntParam(32, signed=False)
    assembly_format = "`<` $value `>`"
    summary = "Models the `Limit` property in `::circt::scheduling::SharedOperatorsProblem`."


class LinkedOperatorTypeAttr(d.AttrDef, dialect=ssp, mnemonic="opr"):
    value = d.AttrParam(d.SymbolRefAttr)
    assembly_format = "`<` $value `>`"
    summary = "Models the `LinkedOperatorType` property in `::circt::scheduling::Problem`."


class LinkedResourceTypesAttr(d.AttrDef, dialect=ssp, mnemonic="rsrcs"):
    value = d.AttrParam(d.ArrayAttr)
    assembly_format = "`<` $value `>`"
    summary = "Models the `LinkedResourceTypes` property in `::circt::scheduling::Problem`."


class OutgoingDelayAttr(d.AttrDef, dialect=ssp, mnemonic="outDelay"):
    value = d.AttrParam(d.AttrConstraint("FloatAttr", ("kind", "ATTR_FLOAT"), ("kind", "ATTR_FLOAT")))
    assembly_format = "`<` $value `>`"
    summary = "Models the `OutgoingDelay` property in `::circt::scheduling::ChainingProblem`."


class StartTimeInCycleAttr(d.AttrDef, dialect=ssp, mnemonic="z"):
    value = d.AttrParam(d.AttrConstraint("FloatAttr", ("kind", "ATTR_FLOAT"), ("kind", "ATTR_FLOAT")))
    assembly_format = "`<` $value `>`"
    summary = "Models the `StartTimeInCycle` property in `::circt::scheduling::ChainingProblem`."


class StartTimeAttr(d.AttrDef, dialect=ssp, mnemonic="t"):
    value = d.IntParam(32, signed=False)
    assembly_format = "`<` $value `>`"
    summary = "Models the `StartTime` property in `::circt::scheduling::Problem`."


NoneType = d.TypeConstraint("none type", ("kind", "TYPE_NONE"), type_text="none", type_name="builtin.none")
DependenceArrayAttr = d.AttrConstraint(
    "dependence array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("defined", "ssp.dependence"))), ("kind", "ATTR_ARRAY"), value_type="none")


class DependenceGraphOp(d.Op, dialect=ssp, name="graph"):
    default_dialect = "ssp"
    body = d.Region(1)
    traits = (
        d.GraphRegion,
        d.NoRegionArguments,
        d.SingleBlock,
        d.NoTerminator,
        d.SymbolTable,
        d.HasParent("ssp.instance"),
    )
    assembly_format = "$body attr-dict"


class InstanceOp(d.Op, dialect=ssp, name="instance"):
    default_dialect = "ssp"
    sym_name = d.OptionalAttr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    problemName = d.Attr(d.StrAttr)
    sspProperties = d.OptionalAttr(d.ArrayAttr)
    body = d.Region(1)
    traits = (d.NoRegionArguments, d.SingleBlock, d.NoTerminator, d.IsolatedFromAbove, d.SymbolTable, d.Symbol)
    checks = (d.Check("ssp.Instance"),)
    assembly_format = """
        ($sym_name^)? `of` $problemName custom<`ssp.Properties`>($sspProperties) $body attr-dict
    """


class OperationOp(d.Op, dialect=ssp, name="operation"):
    operands_ = d.Operands(NoneType)
    name_ = d.OptionalAttr(d.StrAttr)
    dependences = d.OptionalAttr(DependenceArrayAttr)
    sspProperties = d.OptionalAttr(d.ArrayAttr)
    results = d.Results(NoneType)
    traits = (d.HasParent("ssp.graph"),)
    checks = (d.Check("ssp.Dependences"),)
    symbol_uses = (d.Check("ssp.References"),)
    assembly_format = """
        `` custom<`ssp.Operation`>($operands, $name, $dependences, $sspProperties, type($operands), type($results)) attr-dict
    """


class OperatorLibraryOp(d.Op, dialect=ssp, name="library"):
    default_dialect = "ssp"
    sym_name = d.OptionalAttr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.NoRegionArguments, d.SingleBlock, d.NoTerminator, d.SymbolTable, d.Symbol)
    assembly_format = "($sym_name^)? $body attr-dict"


class OperatorTypeOp(d.Op, dialect=ssp, name="operator_type"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sspProperties = d.OptionalAttr(d.ArrayAttr)
    traits = (d.Symbol, d.HasParent("ssp.library"))
    assembly_format = """
        $sym_name custom<`ssp.Properties`>($sspProperties) attr-dict
    """


class ResourceLibraryOp(d.Op, dialect=ssp, name="resource"):
    default_dialect = "ssp"
    sym_name = d.OptionalAttr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.NoRegionArguments, d.SingleBlock, d.NoTerminator, d.SymbolTable, d.Symbol)
    assembly_format = "($sym_name^)? $body attr-dict"


class ResourceTypeOp(d.Op, dialect=ssp, name="resource_type"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sspProperties = d.OptionalAttr(d.ArrayAttr)
    traits = (d.Symbol, d.HasParent("ssp.resource"))
    assembly_format = """
        $sym_name custom<`ssp.Properties`>($sspProperties) attr-dict
    """


__getattr__ = ssp.member
__dir__ = ssp.members
