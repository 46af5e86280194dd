"""The test dialect: custom forms whose point is where types come from."""

from mlircore.define.inference import Infer
from mlircore.define.shaped import AnyMemRef
from mlircore.dialect import (
    I64, AllTypesMatch, AnyType, Attr, AttrSizedOperandSegments, AttrSizedResultSegments, Check, Op, Operand, Operands, OptionalOperand, OptionalResult,
    Result, Results, SameOperandsAndResultType, TypeConstraint, TypedAttr, TypesMatchWith,
)
from mlircore.dialects.test.base import test


class FormatBuildableTypeOp(Op, dialect=test, name="format_buildable_type_op"):
    """Types that the definition states."""

    buildable = Operand(I64)
    buildable_res = Result(I64)
    assembly_format = "$buildable attr-dict"


# --- types of results ---


class _TwoResults(Op):
    buildable_res = Result(I64)
    result = Result(AnyMemRef)


class FormatResultAOp(_TwoResults, dialect=test, name="format_result_a_op"):
    """The type of one result."""

    assembly_format = "type($result) attr-dict"


class FormatResultBOp(_TwoResults, dialect=test, name="format_result_b_op"):
    """The types of all results."""

    assembly_format = "type(results) attr-dict"


class FormatResultCOp(_TwoResults, dialect=test, name="format_result_c_op"):
    """The types of results as those of a function."""

    assembly_format = "functional-type($buildable_res, $result) attr-dict"


class FormatVariadicResult(Op, dialect=test, name="format_variadic_result"):
    """Any number of results."""

    result = Results(I64)
    assembly_format = "`:` type($result) attr-dict"


class FormatMultipleVariadicResults(Op, dialect=test, name="format_multiple_variadic_results"):
    """Two groups of results."""

    result0 = Results(I64)
    result1 = Results(AnyType)
    traits = (AttrSizedResultSegments,)
    assembly_format = "`:` `(` type($result0) `)` `,` `(` type($result1) `)` attr-dict"


class _OptionalResult(Op):
    optional = OptionalResult(I64)
    variadic = Results(I64)
    traits = (AttrSizedResultSegments,)


class FormatOptionalResultAOp(_OptionalResult, dialect=test, name="format_optional_result_a_op"):
    """Types after an arrow, if there is a first result."""

    assembly_format = "(`:` type($optional)^ `->` type($variadic))? attr-dict"


class FormatOptionalResultBOp(_OptionalResult, dialect=test, name="format_optional_result_b_op"):
    """Types after an arrow, if there are any."""

    assembly_format = "(`:` type($optional) `->` type($variadic)^)? attr-dict"


class FormatOptionalResultCOp(_OptionalResult, dialect=test, name="format_optional_result_c_op"):
    """Types as those of a function, if there are any."""

    assembly_format = "(`:` functional-type($optional, $variadic)^)? attr-dict"


class FormatOptionalResultDOp(Op, dialect=test, name="format_optional_result_d_op"):
    """A type, if there is a result."""

    optional = OptionalResult(TypeConstraint("80-bit float", ("float", "f80"), type_text="f80"))
    assembly_format = "(`:` type($optional)^)? attr-dict"


# --- types of operands ---


class _TwoOperands(Op):
    buildable = Operand(I64)
    operand = Operand(AnyMemRef)


class FormatOperandAOp(_TwoOperands, dialect=test, name="format_operand_a_op"):
    """All operands and all types."""

    assembly_format = "operands `:` type(operands) attr-dict"


class FormatOperandBOp(_TwoOperands, dialect=test, name="format_operand_b_op"):
    """All operands and one type."""

    assembly_format = "operands `:` type($operand) attr-dict"


class FormatOperandCOp(_TwoOperands, dialect=test, name="format_operand_c_op"):
    """Operands one by one and all types."""

    assembly_format = "$buildable `,` $operand `:` type(operands) attr-dict"


class FormatOperandDOp(_TwoOperands, dialect=test, name="format_operand_d_op"):
    """Operands one by one and one type."""

    assembly_format = "$buildable `,` $operand `:` type($operand) attr-dict"


class FormatOperandEOp(_TwoOperands, dialect=test, name="format_operand_e_op"):
    """Operands and types one by one."""

    assembly_format = "$buildable `,` $operand `:` type($buildable) `,` type($operand) attr-dict"


class FormatVariadicOperand(Op, dialect=test, name="format_variadic_operand"):
    """Any number of operands."""

    operand = Operands(I64)
    assembly_format = "$operand `:` type($operand) attr-dict"


class FormatMultipleVariadicOperands(Op, dialect=test, name="format_multiple_variadic_operands"):
    """Two groups of operands."""

    operand0 = Operands(I64)
    operand1 = Operands(AnyType)
    traits = (AttrSizedOperandSegments,)
    assembly_format = "` ` `(` $operand0 `)` `,` `(` $operand1 `:` type($operand1) `)` attr-dict"


class FormatTwoVariadicOperandsNoBuildableTypeOp(Op, dialect=test, name="format_two_variadic_operands_no_buildable_type_op"):
    """Two groups of operands with their types."""

    a = Operands(AnyType)
    b = Operands(AnyType)
    traits = (AttrSizedOperandSegments,)
    assembly_format = "`(` $a `:` type($a) `)` `->` `(` $b `:` type($b) `)` attr-dict"


class _OptionalOperandAndResult(Op):
    optional = OptionalOperand(I64)
    variadic = Operands(I64)
    optional_res = OptionalResult(I64)
    traits = (AttrSizedOperandSegments,)


class FormatOptionalOperandResultAOp(_OptionalOperandAndResult, dialect=test, name="format_optional_operand_result_a_op"):
    """Parentheses also where there is no operand."""

    assembly_format = "`(` $optional `:` type($optional) `)` `:` type($optional_res) (`[` $variadic^ `]`)? attr-dict"


class FormatOptionalOperandResultBOp(_OptionalOperandAndResult, dialect=test, name="format_optional_operand_result_b_op"):
    """Parentheses where there is an operand."""

    assembly_format = "(`(` $optional^ `:` type($optional) `)`)? `:` type($optional_res) (`[` $variadic^ `]`)? attr-dict"


# --- types that are inferred ---


class FormatInferVariadicTypeFromNonVariadic(Op, dialect=test, name="format_infer_variadic_type_from_non_variadic"):
    """Operands of the type of the result."""

    args = Operands(AnyType)
    result = Result(AnyType)
    traits = (SameOperandsAndResultType,)
    assembly_format = "operands attr-dict `:` type($result)"


class FormatAllTypesMatchVarOp(Op, dialect=test, name="format_all_types_match_var"):
    """One type for all."""

    value1 = Operand(AnyType)
    value2 = Operand(AnyType)
    result = Result(AnyType)
    traits = (AllTypesMatch("value1", "value2", "result"),)
    assembly_format = "attr-dict $value1 `,` $value2 `:` type($value1)"


class FormatAllTypesMatchAttrOp(Op, dialect=test, name="format_all_types_match_attr"):
    """The type of an attribute for all."""

    value1 = Attr(TypedAttr)
    value2 = Operand(AnyType)
    result = Result(AnyType)
    traits = (AllTypesMatch("value1", "value2", "result"),)
    assembly_format = "attr-dict $value1 `,` $value2"


class FormatTypesMatchVarOp(Op, dialect=test, name="format_types_match_var"):
    """The type of the operand."""

    value = Operand(AnyType)
    result = Result(AnyType)
    traits = (TypesMatchWith("result type matches operand", "value", "result", "SameTypes"),)
    assembly_format = "attr-dict $value `:` type($value)"


class FormatTypesMatchVariadicOp(Op, dialect=test, name="format_types_match_variadic"):
    """The types of the operands."""

    value = Operands(AnyType)
    result = Results(AnyType)
    traits = (TypesMatchWith("result type matches operand", "value", "result", "SameTypes"),)
    assembly_format = "attr-dict $value `:` type($value)"


class FormatTypesMatchAttrOp(Op, dialect=test, name="format_types_match_attr"):
    """The type of the attribute."""

    value = Attr(TypedAttr)
    result = Result(AnyType)
    traits = (AllTypesMatch("value", "result"),)
    assembly_format = "attr-dict $value"


class FormatTypesMatchContextOp(Op, dialect=test, name="format_types_match_context"):
    """A tuple of the type of the operand."""

    value = Operand(AnyType)
    result = Result(AnyType)
    traits = (TypesMatchWith("tuple result type matches operand type", "value", "result", "test.TupleOf"),)
    assembly_format = "attr-dict $value `:` type($value)"


_I16 = TypeConstraint("any type", ("any",), type_text="i16")  # another one is refused as not inferred


class FormatInferTypeOp(Op, dialect=test, name="format_infer_type"):
    """An i16."""

    result_0 = Result(_I16)
    infer = Infer("constant", "i16")
    checks = (Check("InferredTypes"),)
    assembly_format = "attr-dict"


class FormatInferType2Op(Op, dialect=test, name="format_infer_type2"):
    """An i16."""

    result_0 = Result(_I16)
    infer = Infer("constant", "i16")
    checks = (Check("InferredTypes"),)
    assembly_format = "attr-dict"
