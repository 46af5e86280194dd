"""The pdl dialect: patterns of operations, and what replaces them."""

from mlircore.dialect import (
    AnyAttr,
    Attr,
    AttrSizedOperandSegments,
    BoolAttr,
    Check,
    HasParent,
    I32Attr,
    IsolatedFromAbove,
    NoRegionArguments,
    NoTerminator,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    OptionalOperand,
    Pure,
    Region,
    Result,
    Results,
    SingleBlock,
    StrAttr,
    Symbol,
    SymbolNameAttr,
    Terminator,
    TypeAttr,
)
from mlircore.dialects.pdl.base import (
    AttributeType,
    I16NonNegativeAttr,
    OperationType,
    PdlType,
    RangeOfTypes,
    RangeOfTypesOrValues,
    RangeOfValues,
    StrArrayAttr,
    TypeArrayAttr,
    TypeOrTypes,
    TypeType,
    ValueOrValues,
    ValueType,
    pdl,
)

_IN_PATTERN, _IN_REWRITE = HasParent("pdl.pattern"), HasParent("pdl.rewrite")


class ApplyNativeConstraintOp(Op, dialect=pdl, name="apply_native_constraint"):
    """Something that code of its own decides."""

    name_ = Attr(StrAttr)
    args = Operands(PdlType)
    isNegated = Attr(BoolAttr, default="false")
    results = Results(PdlType)
    traits = (_IN_PATTERN,)
    checks = (Check("pdl.NativeConstraint"),)
    assembly_format = "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict"


class ApplyNativeRewriteOp(Op, dialect=pdl, name="apply_native_rewrite"):
    """Something that code of its own makes."""

    name_ = Attr(StrAttr)
    args = Operands(PdlType)
    results = Results(PdlType)
    facts = {"pdl.native_rewrite": True}
    traits = (_IN_REWRITE,)
    checks = (Check("pdl.NativeRewrite"),)
    assembly_format = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict"


class AttributeOp(Op, dialect=pdl, name="attribute"):
    """An attribute: any, of a type, or this one."""

    valueType = OptionalOperand(TypeType)
    value = OptionalAttr(AnyAttr)
    attr = Result(AttributeType)
    checks = (Check("pdl.Constant", "value", "valueType", "in rewrite"),)
    assembly_format = "(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword"


class EraseOp(Op, dialect=pdl, name="erase"):
    """Removes an operation."""

    opValue = Operand(OperationType)
    traits = (_IN_REWRITE,)
    assembly_format = "$opValue attr-dict"


class OperandOp(Op, dialect=pdl, name="operand"):
    """An operand, optionally with its type."""

    valueType = OptionalOperand(TypeType)
    value = Result(ValueType)
    facts = {"pdl.component": True}
    traits = (_IN_PATTERN,)
    checks = (Check("pdl.Bound"),)
    assembly_format = "(`:` $valueType^)? attr-dict"


class OperandsOp(Op, dialect=pdl, name="operands"):
    """Any number of operands, optionally with their types."""

    valueType = OptionalOperand(RangeOfTypes)
    value = Result(RangeOfValues)
    facts = {"pdl.component": True}
    traits = (_IN_PATTERN,)
    checks = (Check("pdl.Bound"),)
    assembly_format = "(`:` $valueType^)? attr-dict"


class OperationOp(Op, dialect=pdl, name="operation"):
    """An operation with operands, attributes and result types."""

    opName = OptionalAttr(StrAttr)
    operandValues = Operands(ValueOrValues)
    attributeValues = Operands(AttributeType)
    attributeValueNames = Attr(StrArrayAttr)
    typeValues = Operands(TypeOrTypes)
    op = Result(OperationType)
    facts = {"pdl.operation": True, "pdl.component": True}
    traits = (AttrSizedOperandSegments,)
    checks = (
        Check("pdl.Operation", "opName", "attributeValues", "attributeValueNames"), Check("pdl.Inferable", "opName", "typeValues"),
        Check("pdl.Bound"),
    )
    assembly_format = """
        ($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)?
        custom<`pdl.NamedValues`>($attributeValues, $attributeValueNames) (`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict
    """


class PatternOp(Op, dialect=pdl, name="pattern"):
    """Operations to be found, and what becomes of them."""

    benefit = Attr(I16NonNegativeAttr)
    sym_name = OptionalAttr(SymbolNameAttr)
    bodyRegion = Region(blocks=1)
    facts = {"pdl.pattern": True}
    traits = (IsolatedFromAbove, SingleBlock, Symbol)
    default_dialect = "pdl"
    region_checks = (Check("pdl.Pattern"),)
    assembly_format = "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion"


class RangeOp(Op, dialect=pdl, name="range"):
    """Several things as one range."""

    arguments = Operands(PdlType)
    result = Result(RangeOfTypesOrValues)
    traits = (Pure, _IN_REWRITE)
    checks = (Check("pdl.RangeElements"),)
    assembly_format = "($arguments^ `:` type($arguments))? custom<`pdl.RangeType`>(ref(type($arguments)), type($result)) attr-dict"


class ReplaceOp(Op, dialect=pdl, name="replace"):
    """Replaces an operation by another one, or its results by values."""

    opValue = Operand(OperationType)
    replOperation = OptionalOperand(OperationType)
    replValues = Operands(ValueOrValues)
    facts = {"pdl.replacement": True}
    traits = (AttrSizedOperandSegments, _IN_REWRITE)
    checks = (Check("pdl.Replacement", "replOperation", "replValues"),)
    assembly_format = "$opValue `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict"


class ResultOp(Op, dialect=pdl, name="result"):
    """A result of an operation."""

    parent = Operand(OperationType)
    index = Attr(I32Attr)
    val = Result(ValueType)
    facts = {"pdl.projection": True, "pdl.component": True}
    traits = (Pure,)
    assembly_format = "$index `of` $parent attr-dict"


class ResultsOp(Op, dialect=pdl, name="results"):
    """All results of an operation, or a group of them."""

    parent = Operand(OperationType)
    index = OptionalAttr(I32Attr)
    val = Result(ValueOrValues)
    facts = {"pdl.projection": True, "pdl.component": True}
    traits = (Pure,)
    checks = (Check("pdl.ResultGroup", "index", "val"),)
    assembly_format = "($index^)? `of` $parent custom<`pdl.ResultsType`>(ref($index), type($val)) attr-dict"


class RewriteOp(Op, dialect=pdl, name="rewrite"):
    """The rewrite of a pattern's match: operations, or a native rewrite that it names."""

    root = OptionalOperand(OperationType)
    name_ = OptionalAttr(StrAttr)
    externalArgs = Operands(PdlType)
    bodyRegion = Region()
    facts = {"pdl.rewrite": True}
    traits = (Terminator, _IN_PATTERN, NoTerminator, NoRegionArguments, SingleBlock, AttrSizedOperandSegments)
    default_dialect = "pdl"
    region_checks = (Check("pdl.Rewrite", "name", "externalArgs"),)
    assembly_format = """
        ($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($bodyRegion^)? attr-dict-with-keyword
    """


class TypeOp(Op, dialect=pdl, name="type"):
    """A type: any, or this one."""

    constantType = OptionalAttr(TypeAttr)
    result = Result(TypeType)
    facts = {"pdl.type": "constantType"}
    checks = (Check("pdl.Constant", "constantType"),)
    assembly_format = "attr-dict (`:` $constantType^)?"


class TypesOp(Op, dialect=pdl, name="types"):
    """Any number of types, or these."""

    constantTypes = OptionalAttr(TypeArrayAttr)
    result = Result(RangeOfTypes)
    facts = {"pdl.type": "constantTypes"}
    checks = (Check("pdl.Constant", "constantTypes"),)
    assembly_format = "attr-dict (`:` $constantTypes^)?"
