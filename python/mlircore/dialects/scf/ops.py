"""The scf dialect: loops and conditions with regions."""

from mlircore.define.shaped import (
    AnyRankedTensor,
    AnySignlessIntegerOrIndex,
)
from mlircore.define.regions import ALL, OPERATION, REST, Edge
from mlircore.dialect import (
    AllTypesMatch,
    AnyType,
    Attr,
    AttrConstraint,
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    Check,
    DenseI64ArrayAttr,
    Dialect,
    GraphRegion,
    HasParent,
    I1,
    Index,
    NoRegionArguments,
    NoTerminator,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    Pure,
    Region,
    Results,
    ReturnLike,
    SingleBlock,
    Terminator,
    UnitAttr,
)
from mlircore.define.opcodes import VARIADIC

scf = Dialect("scf", with_ir=True, inlining="all")

_DeviceMappingArrayAttr = AttrConstraint(
    "Device Mapping array attribute", ("all", ("kind", "ATTR_DEFINED", "ATTR_OPAQUE")), ("kind", "ATTR_ARRAY"))


class ConditionOp(Op, dialect=scf, name="condition"):
    """Whether a while loop goes on."""

    condition = Operand(I1)
    args = Operands(AnyType)
    traits = (HasParent("scf.while"), Pure, Terminator)
    assembly_format = "`(` $condition `)` attr-dict ($args^ `:` type($args))?"


class ExecuteRegionOp(Op, dialect=scf, name="execute_region"):
    """A region that runs once."""

    no_inline = Attr(UnitAttr)
    results = Results(AnyType)
    region = Region()
    effects = ("nested",)
    argument_order = "result=results_ * no_inline"
    checks = (Check("ExecuteRegion"),)
    region_checks = (Check("RegionEdges"),)
    facts = {"region_edges": (Edge(OPERATION, 0), Edge(0, OPERATION))}
    defer_attr_checks = True
    assembly_format = "`` custom<ArrowTypes>(type($results)) (`no_inline` $no_inline^)? $region attr-dict"


class ForOp(Op, dialect=scf, name="for"):
    """A loop over a range."""

    lowerBound = Operand(AnySignlessIntegerOrIndex)
    upperBound = Operand(AnySignlessIntegerOrIndex)
    step = Operand(AnySignlessIntegerOrIndex)
    initArgs = Operands(AnyType)
    unsignedCmp = Attr(UnitAttr)
    results = Results(AnyType)
    region = Region(blocks=1)
    facts = {"loop": True, "region_edges": (
        Edge(OPERATION, 0, "initArgs", skip_arguments=1), Edge(OPERATION, OPERATION, "initArgs"), Edge(0, 0, skip_arguments=1), Edge(0, OPERATION))}
    traits = (AllTypesMatch("lowerBound", "upperBound", "step"), AutomaticAllocationScope, SingleBlock)
    effects = ("nested",)
    implicit_terminator = "scf.yield"
    checks = (Check("LoopResults", "initArgs"),)
    region_checks = (Check("LoopValues", "initArgs"), Check("InductionVariable", "lowerBound"))
    defer_attr_checks = True
    assembly_format = """
        custom<Loop>($lowerBound, $upperBound, $step, $initArgs, type($lowerBound), type($initArgs), type($results), $unsignedCmp,
                     $region) attr-dict
    """


class ForallOp(Op, dialect=scf, name="forall"):
    """A parallel loop whose results are shared tensors."""

    dynamicLowerBound = Operands(Index)
    dynamicUpperBound = Operands(Index)
    dynamicStep = Operands(Index)
    outputs = Operands(AnyRankedTensor)
    staticLowerBound = Attr(DenseI64ArrayAttr)
    staticUpperBound = Attr(DenseI64ArrayAttr)
    staticStep = Attr(DenseI64ArrayAttr)
    mapping = OptionalAttr(_DeviceMappingArrayAttr)
    results = Results(AnyType)
    region = Region(blocks=1)
    argument_order = "results_ dynamicLowerBound dynamicUpperBound dynamicStep staticLowerBound staticUpperBound staticStep outputs * mapping"
    facts = {"loop": True, "destinations": "outputs", "shared_arguments": True, "region_edges": (
        Edge(OPERATION, 0, "outputs", skip_arguments=REST), Edge(0, OPERATION))}
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope, SingleBlock)
    effects = ("nested",)
    implicit_terminator = "scf.forall.in_parallel"
    checks = (
        Check("Forall", "outputs", "mapping", "dynamicLowerBound", "staticLowerBound", "dynamicUpperBound", "staticUpperBound",
              "dynamicStep", "staticStep"),
        Check("linalg.Destination", "outputs"),
    )
    defer_attr_checks = True
    assembly_format = """
        custom<Forall>($dynamicLowerBound, $dynamicUpperBound, $dynamicStep, $staticLowerBound, $staticUpperBound, $staticStep,
                       $outputs, type($outputs), type($results), $region) attr-dict
    """


class InParallelOp(Op, dialect=scf, name="forall.in_parallel"):
    """The part of a parallel loop's body that combines the results of its iterations."""

    region = Region(blocks=1)
    traits = (Pure, Terminator, HasParent("scf.forall"), NoTerminator, SingleBlock, GraphRegion)
    checks = (Check("InParallel", "tensor.parallel_insert_slice"),)
    defer_attr_checks = True
    assembly_format = "$region attr-dict"


class IfOp(Op, dialect=scf, name="if"):
    """A condition with one or two branches."""

    condition = Operand(I1)
    results = Results(AnyType)
    thenRegion = Region(blocks=1)
    elseRegion = Region()
    traits = (SingleBlock, NoRegionArguments)
    effects = ("nested",)
    implicit_terminator = "scf.yield"
    checks = (Check("ElseRegion"),)
    region_checks = (Check("RegionEdges"),)
    facts = {"at_most_once": True, "speculated_inside": True, "region_edges": (Edge(OPERATION, 0), Edge(OPERATION, 1), Edge(ALL, OPERATION))}
    defer_attr_checks = True
    assembly_format = "$condition `` custom<ArrowTypes>(type($results), `parens`) custom<ThenElse>($thenRegion, $elseRegion) attr-dict"


class IndexSwitchOp(Op, dialect=scf, name="index_switch"):
    """A choice among regions by number."""

    arg = Operand(Index)
    cases = Attr(DenseI64ArrayAttr)
    results = Results(AnyType)
    defaultRegion = Region(blocks=1)
    caseRegions = Region(blocks=1, arity=VARIADIC)
    traits = (SingleBlock,)
    facts = {"at_most_once": True, "region_edges": (Edge(OPERATION, ALL, skip_arguments=ALL), Edge(ALL, OPERATION))}
    effects = ("nested",)
    implicit_terminator = "scf.yield"
    checks = (Check("IndexSwitch", "cases", "scf.yield"),)
    assembly_format = """
        $arg attr-dict (`->` type($results)^)? custom<RegionCases>($cases, $caseRegions) `\n` `` `default` $defaultRegion
    """


class ParallelOp(Op, dialect=scf, name="parallel"):
    """A parallel loop with reductions."""

    lowerBound = Operands(Index)
    upperBound = Operands(Index)
    step = Operands(Index)
    initVals = Operands(AnyType)
    results = Results(AnyType)
    region = Region(blocks=1)
    facts = {"loop": True, "region_edges": (Edge(OPERATION, 0), Edge(0, OPERATION))}
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope, SingleBlock)
    effects = ("nested",)
    implicit_terminator = "scf.reduce"
    checks = (Check("ParallelLoop", "step", "initVals", "scf.reduce"),)
    defer_attr_checks = True
    assembly_format = """
        custom<ParallelLoop>($lowerBound, $upperBound, $step, $initVals, type($initVals), type($results), $region) attr-dict
    """


class ReduceOp(Op, dialect=scf, name="reduce"):
    """The reductions of a parallel loop."""

    operands = Operands(AnyType)
    reductions = Region(blocks=1, arity=VARIADIC)
    traits = (Terminator, HasParent("scf.parallel"))
    effects = ("nested",)
    checks = (Check("ReduceRegions"),)
    region_checks = (Check("Reduce", "scf.reduce.return"),)
    assembly_format = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict"


class ReduceReturnOp(Op, dialect=scf, name="reduce.return"):
    """The result of a reduction."""

    result = Operand(AnyType)
    traits = (HasParent("scf.reduce"), Pure, Terminator)
    checks = (Check("ReduceReturn"),)
    assembly_format = "$result attr-dict `:` type($result)"


class WhileOp(Op, dialect=scf, name="while"):
    """A loop with a condition."""

    inits = Operands(AnyType)
    results = Results(AnyType)
    before = Region(blocks=1)
    after = Region(blocks=1)
    traits = (SingleBlock,)
    effects = ("nested",)
    checks = (Check("WhileRegions", "scf.condition", "scf.yield"),)
    region_checks = (Check("RegionEdges"),)
    facts = {"loop": True, "region_edges": (
        Edge(OPERATION, 0, "inits"), Edge(0, OPERATION, skip_operands=1), Edge(0, 1, skip_operands=1), Edge(1, 0))}
    defer_attr_checks = True
    assembly_format = "`` custom<While>($inits, type($inits), type($results), $before, $after) attr-dict-with-keyword"


class YieldOp(Op, dialect=scf, name="yield"):
    """The end of a region and its results."""

    results_ = Operands(AnyType)
    traits = (Pure, ReturnLike, Terminator, HasParent("scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"))
    assembly_format = "attr-dict ($results^ `:` type($results))?"
