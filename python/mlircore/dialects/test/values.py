"""The test dialect: types, symbols, groups of operands and results, attributes and traits."""

from mlircore.define.shaped import AnyRankedTensor, AnyShaped, AnyStaticShapeMemRef, AnyTensor, I32ElementsAttr
from mlircore.dialect import (
    I32, AllElementCountsMatch, AllElementTypesMatch, AllShapesMatch, AllTypesMatch, AnyAttr, AnyInteger, AnySignlessInteger, AnyType,
    Attr, AttrConstraint, AttrSizedOperandSegments, AttrSizedResultSegments, Check, ElementwiseMappable, HasParent, IndexAttr, Op,
    Operand, Operands, OptionalAttr, OptionalResult, Relation, Result, Results, ResultsBroadcastableShape,
    SameOperandsAndResultElementType, SameOperandsAndResultRank, SameOperandsAndResultShape, SameOperandsAndResultType,
    SameOperandsElementType, SameVariadicOperandSize, SameVariadicResultSize, SignlessIntegerLike, StrAttr, Symbol, Terminator,
    TypeConstraint, bounded_integer_attr,
)
from mlircore.dialects.test.base import SomeI32EnumAttr, SomeI64EnumAttr, StrArrayAttr, TypeArrayAttr, test

# --- types ---

_AnyI16 = TypeConstraint("16-bit integer", ("or", ("integer", 1, 16), ("integer", 2, 16), ("integer", 4, 16)))


class IntTypesOp(Op, dialect=test, name="int_types"):
    """Results of integers of each kind."""

    any_i16 = Result(_AnyI16)
    si32 = Result(TypeConstraint("32-bit signed integer", ("integer", 2, 32)))
    ui64 = Result(TypeConstraint("64-bit unsigned integer", ("integer", 4, 64)))
    any_int = Result(AnyInteger)


_F64 = ("float", "f64")


class ComplexOp(Op, dialect=test, name="complex_f64"):
    """A complex number."""

    result_0 = Result(TypeConstraint("complex type with 64-bit float elements", ("and", ("kind", "TYPE_COMPLEX"), ("element", _F64))))


_I32_OR_F32 = ("or", ("integer", 1, 32), ("float", "f32"))


class TupleOp(Op, dialect=test, name="tuple_32_bit"):
    """A tuple of numbers of 32 bits."""

    result_0 = Result(TypeConstraint(
        "tuple with any combination of 32-bit signless integer or 32-bit float values",
        ("and", ("kind", "TYPE_TUPLE"), ("all", _I32_OR_F32))))


_I8_OR_F32 = ("or", ("integer", 1, 8), ("float", "f32"))


class RankLessThan2I8F32MemRefOp(Op, dialect=test, name="rank_less_than_2_I8_F32_memref"):
    """Memory of rank 0 or 1."""

    result_0 = Result(TypeConstraint(
        "0D/1D memref of 8-bit signless integer or 32-bit float values",
        ("and", ("kind", "TYPE_MEMREF"), ("rank", 0, 1), ("element", _I8_OR_F32))))


class MultiTensorRankOf(Op, dialect=test, name="multi_tensor_rank_of"):
    """A tensor of rank 0 or 1."""

    arg0 = Operand(TypeConstraint(
        "0D/1D tensor of 8-bit signless integer or 32-bit signless integer or 32-bit float values",
        ("and", ("kind", "TYPE_RANKED_TENSOR"), ("rank", 0, 1), ("element", ("or", ("integer", 1, 8), ("integer", 1, 32), ("float", "f32"))))))


class TakesStaticMemRefOp(Op, dialect=test, name="takes_static_memref"):
    """Memory of known sizes."""

    x = Operand(AnyStaticShapeMemRef)


def _tensor(rank: int, name: str, element: tuple[object, ...]) -> TypeConstraint:
    return TypeConstraint(f"{rank}D tensor of {name} values", ("and", ("kind", "TYPE_RANKED_TENSOR"), ("rank", rank), ("element", element)))


class NDTensorOfOp(Op, dialect=test, name="nd_tensor_of"):
    """Tensors of ranks from 0 to 4."""

    arg0 = Operand(_tensor(0, "32-bit float", ("float", "f32")))
    arg1 = Operand(_tensor(1, "32-bit float", ("float", "f32")))
    arg2 = Operand(_tensor(2, "16-bit signless integer", ("integer", 1, 16)))
    arg3 = Operand(_tensor(3, "16-bit signless integer", ("integer", 1, 16)))
    arg4 = Operand(_tensor(4, "16-bit signless integer", ("integer", 1, 16)))


class RankedTensorOp(Op, dialect=test, name="ranked_tensor_op"):
    """A tensor with a rank."""

    input = Operand(AnyRankedTensor)


class SignlessLikeVariadic(Op, dialect=test, name="signless_like_variadic"):
    """Signless integers, or vectors or tensors of them."""

    x = Operands(SignlessIntegerLike)


# --- symbols ---


class SymbolOp(Op, dialect=test, name="symbol"):
    """A symbol."""

    sym_name = Attr(StrAttr)
    sym_visibility = OptionalAttr(StrAttr)
    traits = (Symbol,)
    effects = ()


class OverriddenSymbolVisibilityOp(Op, dialect=test, name="overridden_symbol_visibility"):
    """A symbol that says itself who sees it."""

    sym_name = Attr(StrAttr)
    traits = (Symbol,)
    facts = {"visibility": "private"}


# --- groups of operands and results ---


class MixedNormalVariadicOperandOp(Op, dialect=test, name="mixed_normal_variadic_operand"):
    """Two groups of as many tensors, and one tensor between them."""

    input1 = Operands(AnyTensor)
    input2 = Operand(AnyTensor)
    input3 = Operands(AnyTensor)
    traits = (SameVariadicOperandSize,)


class VariadicWithSameOperandsResult(Op, dialect=test, name="variadic_with_same_operand_results"):
    """Operands of one type."""

    operands_ = Operands(AnySignlessInteger)
    result = Result(AnySignlessInteger)
    traits = (SameOperandsAndResultType,)


class SameOperandsResultType(Op, dialect=test, name="same_operand_result_type"):
    """A tensor of the operand's type."""

    operand = Operand(AnyTensor)
    result = Result(AnyTensor)
    traits = (SameOperandsAndResultType,)


class MixedNormalVariadicResults(Op, dialect=test, name="mixed_normal_variadic_result"):
    """Two groups of as many tensors, and one tensor between them."""

    output1 = Results(AnyTensor)
    output2 = Result(AnyTensor)
    output3 = Results(AnyTensor)
    traits = (SameVariadicResultSize,)


class AttrSizedOperandOp(Op, dialect=test, name="attr_sized_operands"):
    """Groups whose sizes an attribute states."""

    a = Operands(I32)
    b = Operands(I32)
    c = Operand(I32)
    d = Operands(I32)
    traits = (AttrSizedOperandSegments,)


class AttrSizedResultOp(Op, dialect=test, name="attr_sized_results"):
    """Groups whose sizes an attribute states."""

    a = Results(I32)
    b = Results(I32)
    c = Result(I32)
    d = Results(I32)
    traits = (AttrSizedResultSegments,)


class AttrSizedResultCompileTestOp(Op, dialect=test, name="attr_sized_results_compile_test"):
    """Groups whose sizes an attribute states."""

    a = Results(I32)
    b = Result(I32)
    c = OptionalResult(I32)
    traits = (AttrSizedResultSegments,)


# --- attributes ---


class TypeArrayAttrOp(Op, dialect=test, name="type_array_attr"):
    """Types."""

    attr = Attr(TypeArrayAttr)


class FloatAttrOp(Op, dialect=test, name="float_attrs"):
    """Any attribute."""

    float_attr = Attr(AnyAttr)


class I32EnumAttrOp(Op, dialect=test, name="i32_enum_attr"):
    """A value of an enumeration of 32 bits."""

    attr = Attr(SomeI32EnumAttr)
    val = Result(I32)


class I64EnumAttrOp(Op, dialect=test, name="i64_enum_attr"):
    """A value of an enumeration of 64 bits."""

    attr = Attr(SomeI64EnumAttr)
    val = Result(I32)


class I32ElementsAttrOp(Op, dialect=test, name="i32ElementsAttr"):
    """Elements of 32 bits."""

    attr = Attr(I32ElementsAttr)


def _signed_attr(name: str, *signedness: int) -> AttrConstraint:
    of = ("or", *(("integer", each, 32) for each in signedness))
    return AttrConstraint(f"32-bit {name} attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", of)), ("kind", "ATTR_INTEGER"))


_I32OrString = AttrConstraint(
    "32-bit signless integer attribute or string attribute",
    ("or", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32))), ("kind", "ATTR_STRING")))


class AnyAttrOfOp(Op, dialect=test, name="any_attr_of_i32_str"):
    """An integer or a string."""

    attr = Attr(_I32OrString)


class NonNegIntAttrOp(Op, dialect=test, name="non_negative_int_attr"):
    """Integers from 0 on."""

    i32attr = Attr(bounded_integer_attr(32, "value is non-negative", 0))
    i64attr = Attr(bounded_integer_attr(64, "value is non-negative", 0))


class PositiveIntAttrOp(Op, dialect=test, name="positive_int_attr"):
    """Integers from 1 on."""

    i32attr = Attr(bounded_integer_attr(32, "value is positive", 1))
    i64attr = Attr(bounded_integer_attr(64, "value is positive", 1))


class IntAttrOp(Op, dialect=test, name="int_attrs"):
    """Integers of each sign."""

    any_i32_attr = Attr(_signed_attr("integer", 1, 2, 4))
    index_attr = Attr(IndexAttr)
    ui32_attr = Attr(_signed_attr("unsigned integer", 4))
    si32_attr = Attr(_signed_attr("signed integer", 2))


_AnyI32 = ("or", ("integer", 1, 32), ("integer", 2, 32), ("integer", 4, 32))
_AnyI32ElementsAttr = AttrConstraint(
    "32-bit integer elements attribute", ("and", ("kind", "ATTR_DENSE_ELEMENTS"), ("value_type", ("element", _AnyI32))),
    ("kind", "ATTR_DENSE_ELEMENTS"))


class IntElementsAttrOp(Op, dialect=test, name="int_elements_attr"):
    """Elements of 32 bits."""

    any_i32_attr = Attr(_AnyI32ElementsAttr)
    i32_attr = Attr(I32ElementsAttr)


# --- traits ---


class SameOperandElementTypeOp(Op, dialect=test, name="same_operand_element_type"):
    """Operands with the same elements."""

    operand_0 = Operand(AnyType)
    operand_1 = Operand(AnyType)
    result_0 = Result(AnyType)
    traits = (SameOperandsElementType,)


class SameOperandAndResultElementTypeOp(Op, dialect=test, name="same_operand_and_result_element_type"):
    """Operands and results with the same elements."""

    operands_ = Operands(AnyType)
    results_ = Results(AnyType)
    traits = (SameOperandsAndResultElementType,)


class SameOperandShapeOp(Op, dialect=test, name="same_operand_shape"):
    """Operands of the same sizes."""

    operands_ = Operands(AnyShaped)
    traits = (Check("SameOperandsShape"),)


class SameOperandAndResultShapeOp(Op, dialect=test, name="same_operand_and_result_shape"):
    """Operands and results of the same sizes."""

    operands_ = Operands(AnyShaped)
    results_ = Results(AnyShaped)
    traits = (SameOperandsAndResultShape,)


class SameOperandAndResultTypeOp(Op, dialect=test, name="same_operand_and_result_type"):
    """Operands and results of the same type."""

    operands_ = Operands(AnyType)
    results_ = Results(AnyType)
    traits = (SameOperandsAndResultType,)


class ElementwiseMappableOp(Op, dialect=test, name="elementwise_mappable"):
    """Works on each element."""

    operands_ = Operands(AnyType)
    results_ = Results(AnyType)
    traits = (ElementwiseMappable,)


class OperandsHaveSameElementType(Op, dialect=test, name="operands_have_same_element_type"):
    """Operands with the same elements."""

    x = Operand(AnyType)
    y = Operand(AnyType)
    traits = (AllElementTypesMatch("x", "y"),)


class OperandZeroAndResultHaveSameElementType(Op, dialect=test, name="operand0_and_result_have_same_element_type"):
    """Elements of the result are those of the first operand."""

    x = Operand(AnyType)
    y = Operand(AnyType)
    res = Result(AnyType)
    traits = (AllElementTypesMatch("x", "res"),)


class OperandsHaveSameType(Op, dialect=test, name="operands_have_same_type"):
    """Operands of one type."""

    x = Operand(AnyType)
    y = Operand(AnyType)
    traits = (AllTypesMatch("x", "y"),)


class OperandZeroAndResultHaveSameType(Op, dialect=test, name="operand0_and_result_have_same_type"):
    """The result has the first operand's type."""

    x = Operand(AnyType)
    y = Operand(AnyType)
    res = Result(AnyType)
    traits = (AllTypesMatch("x", "res"),)


class OperandsHaveSameRank(Op, dialect=test, name="operands_have_same_rank"):
    """Operands of one rank."""

    x = Operand(AnyShaped)
    y = Operand(AnyShaped)
    traits = (Relation("RanksMatch", "all of {x, y} have same rank", "x", "y"),)


class OperandZeroAndResultHaveSameRank(Op, dialect=test, name="operand0_and_result_have_same_rank"):
    """The result has the first operand's rank."""

    x = Operand(AnyShaped)
    y = Operand(AnyShaped)
    res = Result(AnyShaped)
    traits = (Relation("RanksMatch", "all of {x, res} have same rank", "x", "res"),)


class OperandsAndResultHaveSameRank(Op, dialect=test, name="operands_and_result_have_same_rank"):
    """All have one rank."""

    x = Operand(AnyShaped)
    y = Operand(AnyShaped)
    res = Result(AnyShaped)
    traits = (SameOperandsAndResultRank,)


class OperandZeroAndResultHaveSameShape(Op, dialect=test, name="operand0_and_result_have_same_shape"):
    """The result has the first operand's sizes."""

    x = Operand(AnyShaped)
    y = Operand(AnyShaped)
    res = Result(AnyShaped)
    traits = (AllShapesMatch("x", "res"),)


class OperandZeroAndResultHaveSameElementCount(Op, dialect=test, name="operand0_and_result_have_same_element_count"):
    """The result has as many elements as the first operand."""

    x = Operand(AnyShaped)
    y = Operand(AnyShaped)
    res = Result(AnyShaped)
    traits = (AllElementCountsMatch("x", "res"),)


class BroadcastableOp(Op, dialect=test, name="broadcastable"):
    """Operands are stretched to the result's sizes."""

    operands_ = Operands(AnyTensor)
    result_0 = Result(AnyTensor)
    traits = (ResultsBroadcastableShape,)


class ChildOp(Op, dialect=test, name="child"):
    """Its place is in test.parent."""

    traits = (HasParent("test.parent"),)


class ChildWithParentOneOf(Op, dialect=test, name="child_with_parent_one_of"):
    """Its place is in one of two operations."""

    traits = (HasParent("test.parent", "test.parent1"),)


class TerminatorOp(Op, dialect=test, name="finish"):
    """The end of a block."""

    traits = (Terminator,)


# --- names ---


class CustomResultsNameOp(Op, dialect=test, name="custom_result_name"):
    """Results with names."""

    optional = Operands(AnyInteger)
    names = Attr(StrArrayAttr)
    r = Results(AnyInteger)
    result_names = "test.Names"


class OpWithResultShapeInterfaceOp(Op, dialect=test, name="op_with_result_shape_interface"):
    """Tensors of the operands' shapes, in the other order."""

    operand1, operand2 = Operand(AnyRankedTensor), Operand(AnyRankedTensor)
    result1, result2 = Result(AnyRankedTensor), Result(AnyRankedTensor)
