"""The pdl_interp dialect: patterns as steps of a matcher and of rewriters."""

from mlircore.define.inference import GIVEN
from mlircore.define.shaped import I32ElementsAttr
from mlircore.dialect import (
    AnyAttr,
    ArrayAttr,
    Attr,
    AttrSizedOperandSegments,
    BoolAttr,
    Check,
    Dialect,
    DictArrayAttr,
    FunctionTypeAttr,
    HasParent,
    IsolatedFromAbove,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    Pure,
    Region,
    Result,
    Results,
    SameTypeOperands,
    StrAttr,
    Successor,
    Successors,
    Symbol,
    SymbolNameAttr,
    SymbolRefAttr,
    Terminator,
    TypeAttr,
    TypesMatchWith,
    UnitAttr,
)
from mlircore.dialects.pdl.base import (
    AnyRange,
    AttributeType,
    I16NonNegativeAttr,
    I32NonNegativeAttr,
    OperationType,
    PdlType,
    RangeOfOperations,
    RangeOfTypes,
    RangeOfTypesOrValues,
    StrArrayAttr,
    TypeArrayAttr,
    TypeArraysAttr,
    TypeOrTypes,
    TypeType,
    ValueOrValues,
    ValueType,
)

pdl_interp = Dialect("pdl_interp", infer=GIVEN)


# --- questions ---


class _Question(Op):
    trueDest = Successor()
    falseDest = Successor()


class _Predicate(_Question):
    traits = (Terminator, Pure)


class ApplyConstraintOp(_Question, dialect=pdl_interp, name="apply_constraint"):
    """Does code of its own accept these?"""

    name_ = Attr(StrAttr)
    args = Operands(PdlType)
    isNegated = Attr(BoolAttr, default="false")
    results = Results(PdlType)
    traits = (Terminator,)
    assembly_format = "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict `->` successors"


class AreEqualOp(_Question, dialect=pdl_interp, name="are_equal"):
    """Are these the same?"""

    lhs = Operand(PdlType)
    rhs = Operand(PdlType)
    traits = (Terminator, Pure, SameTypeOperands)
    assembly_format = "operands `:` type($lhs) attr-dict `->` successors"


class CheckAttributeOp(_Predicate, dialect=pdl_interp, name="check_attribute"):
    """Is it this attribute?"""

    attribute = Operand(AttributeType)
    constantValue = Attr(AnyAttr)
    assembly_format = "$attribute `is` $constantValue attr-dict `->` successors"


class _CountCheck(_Predicate):
    inputOp = Operand(OperationType)
    count = Attr(I32NonNegativeAttr)
    compareAtLeast = Attr(UnitAttr)
    assembly_format = "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors"


class CheckOperandCountOp(_CountCheck, dialect=pdl_interp, name="check_operand_count"):
    """Has it so many operands?"""


class CheckResultCountOp(_CountCheck, dialect=pdl_interp, name="check_result_count"):
    """Has it so many results?"""


class CheckOperationNameOp(_Predicate, dialect=pdl_interp, name="check_operation_name"):
    """Is it of that name?"""

    inputOp = Operand(OperationType)
    name_ = Attr(StrAttr)
    assembly_format = "`of` $inputOp `is` $name attr-dict `->` successors"


class CheckTypeOp(_Predicate, dialect=pdl_interp, name="check_type"):
    """Is it this type?"""

    value = Operand(TypeType)
    type_ = Attr(TypeAttr)
    assembly_format = "$value `is` $type attr-dict `->` successors"


class CheckTypesOp(_Predicate, dialect=pdl_interp, name="check_types"):
    """Are they these types?"""

    value = Operand(RangeOfTypes)
    types = Attr(TypeArrayAttr)
    assembly_format = "$value `are` $types attr-dict `->` successors"


class IsNotNullOp(_Predicate, dialect=pdl_interp, name="is_not_null"):
    """Is there something?"""

    value = Operand(PdlType)
    assembly_format = "$value `:` type($value) attr-dict `->` successors"


class _Switch(Op):
    defaultDest = Successor()
    cases = Successors()
    traits = (Pure, Terminator)
    checks = (Check("pdl.Switch", "caseValues"),)


class SwitchAttributeOp(_Switch, dialect=pdl_interp, name="switch_attribute"):
    """Which of these attributes is it?"""

    attribute = Operand(AttributeType)
    caseValues = Attr(ArrayAttr)
    assembly_format = "$attribute `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest"


class _CountSwitch(_Switch):
    inputOp = Operand(OperationType)
    caseValues = Attr(I32ElementsAttr)
    assembly_format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest"


class SwitchOperandCountOp(_CountSwitch, dialect=pdl_interp, name="switch_operand_count"):
    """How many operands has it?"""


class SwitchResultCountOp(_CountSwitch, dialect=pdl_interp, name="switch_result_count"):
    """How many results has it?"""


class SwitchOperationNameOp(_Switch, dialect=pdl_interp, name="switch_operation_name"):
    """Which of these names has it?"""

    inputOp = Operand(OperationType)
    caseValues = Attr(StrArrayAttr)
    assembly_format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest"


class SwitchTypeOp(_Switch, dialect=pdl_interp, name="switch_type"):
    """Which of these types is it?"""

    value = Operand(TypeType)
    caseValues = Attr(TypeArrayAttr)
    assembly_format = "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest"


class SwitchTypesOp(_Switch, dialect=pdl_interp, name="switch_types"):
    """Which of these lists of types are they?"""

    value = Operand(RangeOfTypes)
    caseValues = Attr(TypeArraysAttr)
    assembly_format = "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest"


# --- control ---


class BranchOp(Op, dialect=pdl_interp, name="branch"):
    """Goes to a block."""

    dest = Successor()
    traits = (Pure, Terminator)
    assembly_format = "$dest attr-dict"


class ContinueOp(Op, dialect=pdl_interp, name="continue"):
    """Goes on with the next of a loop."""

    traits = (Pure, HasParent("pdl_interp.foreach"), Terminator)
    assembly_format = "attr-dict"


class FinalizeOp(Op, dialect=pdl_interp, name="finalize"):
    """The end of a matcher or rewriter."""

    traits = (Pure, Terminator)
    assembly_format = "attr-dict"


class ForEachOp(Op, dialect=pdl_interp, name="foreach"):
    """A loop over a range."""

    values = Operand(AnyRange)
    region = Region()
    successor = Successor()
    traits = (Terminator,)
    checks = (Check("pdl.ForEach", "values"),)
    assembly_format = "custom<`pdl.ForEach`>($values, type($values), $region) attr-dict `->` $successor"


class FuncOp(Op, dialect=pdl_interp, name="func"):
    """A matcher or a rewriter."""

    sym_name = Attr(SymbolNameAttr)
    function_type = Attr(FunctionTypeAttr)
    sym_visibility = Attr(StrAttr, inherent=False)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    body = Region(1, at_least=True)
    traits = (Check("Function"), IsolatedFromAbove, Symbol)
    assembly_format = """
        custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)
    """


class RecordMatchOp(Op, dialect=pdl_interp, name="record_match"):
    """Notes a match, and what rewrites it."""

    inputs = Operands(PdlType)
    matchedOps = Operands(OperationType)
    rewriter = Attr(SymbolRefAttr)
    rootKind = OptionalAttr(StrAttr)
    generatedOps = OptionalAttr(StrArrayAttr)
    benefit = Attr(I16NonNegativeAttr)
    dest = Successor()
    traits = (AttrSizedOperandSegments, Terminator)
    assembly_format = """
        $rewriter (`(` $inputs^ `:` type($inputs) `)`)? `:` `benefit` `(` $benefit `)` `,`
        (`generatedOps` `(` $generatedOps^ `)` `,`)? `loc` `(` `[` $matchedOps `]` `)` (`,` `root` `(` $rootKind^ `)`)? attr-dict
        `->` $dest
    """


# --- things that are made ---


class ApplyRewriteOp(Op, dialect=pdl_interp, name="apply_rewrite"):
    """Calls a native rewrite, and has its results."""

    name_ = Attr(StrAttr)
    args = Operands(PdlType)
    results = Results(PdlType)
    assembly_format = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict"


class CreateAttributeOp(Op, dialect=pdl_interp, name="create_attribute"):
    """This attribute."""

    value = Attr(AnyAttr)
    attribute = Result(AttributeType)
    traits = (Pure,)
    assembly_format = "$value attr-dict-with-keyword"


class CreateOperationOp(Op, dialect=pdl_interp, name="create_operation"):
    """A new operation."""

    name_ = Attr(StrAttr)
    inputOperands = Operands(ValueOrValues)
    inputAttributes = Operands(AttributeType)
    inputAttributeNames = Attr(StrArrayAttr)
    inputResultTypes = Operands(TypeOrTypes)
    inferredResultTypes = Attr(UnitAttr)
    resultOp = Result(OperationType)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("pdl.Created", "inferredResultTypes", "inputResultTypes"),)
    assembly_format = """
        $name (`(` $inputOperands^ `:` type($inputOperands) `)`)? ``
        custom<`pdl.NamedValues`>($inputAttributes, $inputAttributeNames)
        custom<`pdl.CreatedResults`>($inputResultTypes, type($inputResultTypes), $inferredResultTypes) attr-dict
    """


class CreateRangeOp(Op, dialect=pdl_interp, name="create_range"):
    """Several things as one range."""

    arguments = Operands(PdlType)
    result = Result(RangeOfTypesOrValues)
    traits = (Pure,)
    checks = (Check("pdl.RangeElements"),)
    assembly_format = "($arguments^ `:` type($arguments))? custom<`pdl.RangeType`>(ref(type($arguments)), type($result)) attr-dict"


class CreateTypeOp(Op, dialect=pdl_interp, name="create_type"):
    """This type."""

    value = Attr(TypeAttr)
    result = Result(TypeType)
    traits = (Pure,)
    assembly_format = "$value attr-dict"


class CreateTypesOp(Op, dialect=pdl_interp, name="create_types"):
    """These types."""

    value = Attr(TypeArrayAttr)
    result = Result(RangeOfTypes)
    traits = (Pure,)
    assembly_format = "$value attr-dict"


class EraseOp(Op, dialect=pdl_interp, name="erase"):
    """Removes an operation."""

    inputOp = Operand(OperationType)
    assembly_format = "$inputOp attr-dict"


class ReplaceOp(Op, dialect=pdl_interp, name="replace"):
    """Replaces the results of an operation by values."""

    inputOp = Operand(OperationType)
    replValues = Operands(ValueOrValues)
    assembly_format = "$inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict"


# --- parts ---


class ExtractOp(Op, dialect=pdl_interp, name="extract"):
    """An element of a range."""

    range = Operand(AnyRange)
    index = Attr(I32NonNegativeAttr)
    result = Result(PdlType)
    traits = (
        Pure,
        TypesMatchWith("`range` is a PDL range whose element type matches type of `result`", "result", "range", "pdl.Range"),
    )
    assembly_format = "$index `of` $range `:` type($result) attr-dict"


class GetAttributeOp(Op, dialect=pdl_interp, name="get_attribute"):
    """An attribute of an operation."""

    inputOp = Operand(OperationType)
    name_ = Attr(StrAttr)
    attribute = Result(AttributeType)
    traits = (Pure,)
    assembly_format = "$name `of` $inputOp attr-dict"


class GetAttributeTypeOp(Op, dialect=pdl_interp, name="get_attribute_type"):
    """The type of an attribute."""

    value = Operand(AttributeType)
    result = Result(TypeType)
    traits = (Pure,)
    assembly_format = "`of` $value attr-dict"


class GetDefiningOpOp(Op, dialect=pdl_interp, name="get_defining_op"):
    """The operation that has a value as its result."""

    value = Operand(ValueOrValues)
    inputOp = Result(OperationType)
    traits = (Pure,)
    assembly_format = "`of` $value `:` type($value) attr-dict"


class _Part(Op):
    inputOp = Operand(OperationType)
    index = Attr(I32NonNegativeAttr)
    value = Result(ValueType)
    traits = (Pure,)
    assembly_format = "$index `of` $inputOp attr-dict"


class _Parts(Op):
    inputOp = Operand(OperationType)
    index = OptionalAttr(I32NonNegativeAttr)
    value = Result(ValueOrValues)
    traits = (Pure,)
    assembly_format = "($index^)? `of` $inputOp `:` type($value) attr-dict"


class GetOperandOp(_Part, dialect=pdl_interp, name="get_operand"):
    """An operand of an operation."""


class GetOperandsOp(_Parts, dialect=pdl_interp, name="get_operands"):
    """All operands of an operation, or a group of them."""


class GetResultOp(_Part, dialect=pdl_interp, name="get_result"):
    """A result of an operation."""


class GetResultsOp(_Parts, dialect=pdl_interp, name="get_results"):
    """All results of an operation, or a group of them."""


class GetUsersOp(Op, dialect=pdl_interp, name="get_users"):
    """The operations that use a value."""

    value = Operand(ValueOrValues)
    operations = Result(RangeOfOperations)
    traits = (Pure,)
    assembly_format = "`of` $value `:` type($value) attr-dict"


class GetValueTypeOp(Op, dialect=pdl_interp, name="get_value_type"):
    """The type of a value, or types of values."""

    value = Operand(ValueOrValues)
    result = Result(TypeOrTypes)
    traits = (Pure, TypesMatchWith("`value` type matches arity of `result`", "result", "value", "pdl.Values"))
    assembly_format = "`of` $value `:` type($result) attr-dict"


__getattr__ = pdl_interp.member  # classes that other modules define, and the functions that build operations
__dir__ = pdl_interp.members
