"""The irdl dialect: definitions of dialects as operations."""

from mlircore.define.types_attributes import ArrayParam, AttrDef, AttrParam, TypeDef
from mlircore.dialect import (
    AnyAttr,
    Attr,
    AttrConstraint,
    Check,
    Dialect,
    EnumDef,
    HasParent,
    I32Attr,
    IsolatedFromAbove,
    NoRegionArguments,
    NoTerminator,
    Op,
    Operands,
    OptionalAttr,
    Pure,
    Region,
    Result,
    SameOperandsAndResultType,
    StrAttr,
    Symbol,
    SymbolNameAttr,
    SymbolRefAttr,
    SymbolTable,
    UnitAttr,
)

irdl = Dialect("irdl")

VariadicityValue = irdl.enum(EnumDef(
    (("single", 0), ("optional", 1), ("variadic", 2)), attr_name="variadicity", bare=True, summary="variadicity kind",
    cpp_name="::mlir::irdl::Variadicity", cpp_attr="VariadicityAttr"))


class VariadicityArrayAttr(AttrDef, dialect=irdl, mnemonic="variadicity_array"):
    """The variadicity of each of several values."""

    cpp_name = "VariadicityArrayAttr"
    value = ArrayParam(AttrParam(VariadicityValue), optional=True)
    summary = ""
    assembly_format = "`[` (`]`) : ($value^ `]`)?"


class AttributeType(TypeDef, dialect=irdl, mnemonic="attribute"):
    """IRDL handle to an `mlir::Attribute`."""


class RegionType(TypeDef, dialect=irdl, mnemonic="region"):
    """IRDL handle to a region definition."""


StrArrayAttr = AttrConstraint("string array attribute", ("all", StrAttr.predicate), ("kind", "ATTR_ARRAY"))
_IN_DEFINITION = HasParent("irdl.type", "irdl.attribute", "irdl.operation")


# --- definitions ---


class _Definition(Op):
    sym_name = Attr(SymbolNameAttr)
    body = Region(blocks=1)
    assembly_format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)"


class DialectOp(_Definition, dialect=irdl, name="dialect"):
    """A dialect."""

    facts = {"irdl.dialect": True}
    traits = (IsolatedFromAbove, NoTerminator, Symbol, SymbolTable)
    checks = (Check("irdl.Dialect"), Check("irdl.Name", "dialect"))


class TypeOp(_Definition, dialect=irdl, name="type"):
    """A type."""

    facts = {"irdl.symbol": True}
    traits = (HasParent("irdl.dialect"), NoTerminator, NoRegionArguments, Check("OneChildOf", "irdl.parameters"), Symbol)
    checks = (Check("irdl.Name", "type", "!"),)


class AttributeOp(_Definition, dialect=irdl, name="attribute"):
    """An attribute."""

    facts = {"irdl.symbol": True}
    traits = (HasParent("irdl.dialect"), NoTerminator, NoRegionArguments, Check("OneChildOf", "irdl.parameters"), Symbol)
    checks = (Check("irdl.Name", "attribute", "#"),)


class OperationOp(_Definition, dialect=irdl, name="operation"):
    """An operation."""

    facts = {"irdl.operation": True}
    traits = (HasParent("irdl.dialect"), NoTerminator, NoRegionArguments,
              Check("OneChildOf", "irdl.operands", "irdl.results", "irdl.attributes", "irdl.regions"), Symbol)
    checks = (Check("irdl.Name", "operation"),)
    region_checks = (Check("irdl.Kinds"),)


class ParametersOp(Op, dialect=irdl, name="parameters"):
    """The parameters of a type or an attribute."""

    args = Operands(AttributeType)
    names = Attr(StrArrayAttr)
    traits = (HasParent("irdl.attribute", "irdl.type"),)
    checks = (Check("irdl.Names", "parameter"),)
    assembly_format = "`` custom<NamedValues>($args, $names) attr-dict"


class _Values(Op):
    args = Operands(AttributeType)
    names = Attr(StrArrayAttr)
    variadicity = Attr(VariadicityArrayAttr)
    traits = (HasParent("irdl.operation"),)
    assembly_format = "`` custom<`irdl.Values`>($args, $names, $variadicity) attr-dict"


class OperandsOp(_Values, dialect=irdl, name="operands"):
    """The operands of an operation."""

    facts = {"irdl.names": "operands"}
    checks = (Check("irdl.Names", "operand"),)


class ResultsOp(_Values, dialect=irdl, name="results"):
    """The results of an operation."""

    facts = {"irdl.names": "results"}
    checks = (Check("irdl.Names", "result"),)


class AttributesOp(Op, dialect=irdl, name="attributes"):
    """The attributes of an operation."""

    attributeValues = Operands(AttributeType)
    attributeValueNames = Attr(StrArrayAttr)
    traits = (HasParent("irdl.operation"),)
    checks = (Check("irdl.Attributes"),)
    assembly_format = "custom<`pdl.NamedValues`>($attributeValues, $attributeValueNames, `tight`) attr-dict"


class RegionOp(Op, dialect=irdl, name="region"):
    """A region of an operation."""

    entryBlockArgs = Operands(AttributeType)
    numberOfBlocks = OptionalAttr(I32Attr)
    constrainedArguments = Attr(UnitAttr)
    output = Result(RegionType)
    traits = (HasParent("irdl.operation"),)
    checks = (Check("irdl.Region"),)
    assembly_format = """
        ``(`(` $entryBlockArgs $constrainedArguments^ `)`)? ``(` ` `with` `size` $numberOfBlocks^)? attr-dict
    """


class RegionsOp(Op, dialect=irdl, name="regions"):
    """The regions of an operation."""

    args = Operands(RegionType)
    names = Attr(StrArrayAttr)
    facts = {"irdl.names": "regions"}
    traits = (HasParent("irdl.operation"),)
    checks = (Check("irdl.Names", "region"),)
    assembly_format = "`` custom<NamedValues>($args, $names) attr-dict"


# --- constraints ---


class IsOp(Op, dialect=irdl, name="is"):
    """This one attribute or type."""

    expected = Attr(AnyAttr)
    output = Result(AttributeType)
    traits = (_IN_DEFINITION, Pure)
    assembly_format = "$expected ` ` attr-dict"


class BaseOp(Op, dialect=irdl, name="base"):
    """Any of a definition."""

    base_ref = OptionalAttr(SymbolRefAttr)
    base_name = OptionalAttr(StrAttr)
    output = Result(AttributeType)
    traits = (_IN_DEFINITION,)
    checks = (Check("irdl.Base"),)
    symbol_uses = (Check("irdl.Reference", "base_ref"),)
    assembly_format = "($base_ref^)? ($base_name^)? ` ` attr-dict"


class ParametricOp(Op, dialect=irdl, name="parametric"):
    """One of a definition, with constraints on its parameters."""

    base_type = Attr(SymbolRefAttr)
    args = Operands(AttributeType)
    output = Result(AttributeType)
    traits = (_IN_DEFINITION, Pure)
    symbol_uses = (Check("irdl.Reference", "base_type"),)
    assembly_format = "$base_type `<` $args `>` ` ` attr-dict"


class AnyOp(Op, dialect=irdl, name="any"):
    """Anything."""

    output = Result(AttributeType)
    traits = (_IN_DEFINITION,)
    assembly_format = "attr-dict"


class AnyOfOp(Op, dialect=irdl, name="any_of"):
    """A constraint that holds when one of several constraints holds."""

    args = Operands(AttributeType)
    output = Result(AttributeType)
    traits = (_IN_DEFINITION, SameOperandsAndResultType)
    assembly_format = "`(` $args `)` ` ` attr-dict"


class AllOfOp(Op, dialect=irdl, name="all_of"):
    """A constraint that holds when all of several constraints hold."""

    args = Operands(AttributeType)
    output = Result(AttributeType)
    traits = (_IN_DEFINITION, SameOperandsAndResultType)
    assembly_format = "`(` $args `)` ` ` attr-dict"


class CPredOp(Op, dialect=irdl, name="c_pred"):
    """A constraint that holds when a C++ predicate holds."""

    pred = Attr(StrAttr)
    output = Result(AttributeType)
    assembly_format = "$pred ` ` attr-dict"
