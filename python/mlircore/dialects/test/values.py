"""The test dialect: operands, results, attributes, traits, constants, and patterns' operations."""

from mlircore.define.shaped import AnyMemRef, AnyRankedTensor, AnyShaped, AnyStaticShapeMemRef, AnyTensor, I32ElementsAttr
from mlircore.dialect import (
    F32, I32, AllElementCountsMatch, AllElementTypesMatch, AllShapesMatch, AllTypesMatch, AnyAttr, AnyInteger, AnySignlessInteger,
    AnyType, Attr, AttrConstraint, AttrSizedOperandSegments, AttrSizedResultSegments, Check, Commutative, ConstantLike, ElementwiseMappable, HasParent,
    I32Attr, I64Attr, Index, IndexAttr, Op, Operand, Operands, OptionalAttr, OptionalResult, Pure, Relation, Result, Results,
    ResultsBroadcastableShape, ReturnLike, SameOperandsAndResultElementType, SameOperandsAndResultRank, SameOperandsAndResultShape,
    SameOperandsAndResultType, SameOperandsElementType, SameVariadicOperandSize, SameVariadicResultSize, SignlessIntegerLike, StrAttr,
    Symbol, Terminator, TypeConstraint, UnitAttr,
)
from mlircore.dialects.test.base import (
    BufferLike, I32OrTestI32, IntegerAttr, MultiResultOpEnumAttr, RangeType, SomeI32EnumAttr, SomeI64EnumAttr, StrArrayAttr, TensorLike,
    TypeArrayAttr, test,
)

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


def _integer_attr(width: int, what: str, least: int) -> AttrConstraint:
    return AttrConstraint(
        f"{width}-bit signless integer attribute whose value is {what}",
        ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, width)), ("range", least, 2 ** (width - 1) - 1)),
        ("kind", "ATTR_INTEGER"), value_type=f"i{width}")


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

    i32attr = Attr(_integer_attr(32, "non-negative", 0))
    i64attr = Attr(_integer_attr(64, "non-negative", 0))


class PositiveIntAttrOp(Op, dialect=test, name="positive_int_attr"):
    """Integers from 1 on."""

    i32attr = Attr(_integer_attr(32, "positive", 1))
    i64attr = Attr(_integer_attr(64, "positive", 1))


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


# --- folds and patterns ---


class _OneToOne(Op):
    operand_0 = Operand(I32)
    result_0 = Result(I32)


class OpA(_OneToOne, dialect=test, name="op_a"):
    """For patterns."""

    attr = Attr(I32Attr)


class OpB(_OneToOne, dialect=test, name="op_b"):
    """For patterns."""

    attr = Attr(I32Attr)


class OpC(_OneToOne, dialect=test, name="op_c"):
    """For patterns."""


class OpD(_OneToOne, dialect=test, name="op_d"):
    """For patterns."""


class OpE(_OneToOne, dialect=test, name="op_e"):
    """For patterns."""


class OpF(_OneToOne, dialect=test, name="op_f"):
    """For patterns."""


class OpG(_OneToOne, dialect=test, name="op_g"):
    """For patterns."""


class OpO(_OneToOne, dialect=test, name="op_o"):
    """For patterns."""


class OpN(Op, dialect=test, name="op_n"):
    """For patterns."""

    operand_0 = Operand(I32)
    operand_1 = Operand(I32)
    result_0 = Result(I32)


class OpNorm(Op, dialect=test, name="op_norm"):
    """Uses memory without regard to its layout."""

    X = Operand(AnyMemRef)
    Y = Operand(AnyMemRef)
    facts = {"any_layout": True}


class OpNonNorm(Op, dialect=test, name="op_nonnorm"):
    """Uses memory by its layout."""

    X = Operand(AnyMemRef)
    Y = Operand(AnyMemRef)


class OpNormRet(Op, dialect=test, name="op_norm_ret"):
    """Makes memory without regard to layouts."""

    X = Operand(AnyMemRef)
    Y = Result(AnyMemRef)
    Z = Result(AnyMemRef)
    facts = {"any_layout": True}


class OpFuncRef(Op, dialect=test, name="op_funcref"):
    """Refers to a function."""


class TestOpConstant(Op, dialect=test, name="constant"):
    """A constant of any type."""

    value = Attr(AnyAttr)
    result_0 = Result(AnyType)
    traits = (ConstantLike,)
    facts = {"constant": True}
    effects = ()


class TestAddIOp(Op, dialect=test, name="addi"):
    """A sum."""

    op1 = Operand(I32OrTestI32)
    op2 = Operand(I32OrTestI32)
    result_0 = Result(I32OrTestI32)


class TestCommutativeOp(Op, dialect=test, name="op_commutative"):
    """The order of operands does not matter."""

    op1 = Operand(I32)
    op2 = Operand(I32)
    op3 = Operand(I32)
    op4 = Operand(I32)
    result_0 = Result(I32)
    traits = (Commutative,)


class TestLargeCommutativeOp(Op, dialect=test, name="op_large_commutative"):
    """The order of operands does not matter."""

    op1 = Operand(I32)
    op2 = Operand(I32)
    op3 = Operand(I32)
    op4 = Operand(I32)
    op5 = Operand(I32)
    op6 = Operand(I32)
    op7 = Operand(I32)
    result_0 = Result(I32)
    traits = (Commutative,)


class TestCommutative2Op(Op, dialect=test, name="op_commutative2"):
    """The order of operands does not matter."""

    op1 = Operand(I32)
    op2 = Operand(I32)
    result_0 = Result(I32)
    traits = (Commutative,)


class TestOpInPlaceFoldAnchor(_OneToOne, dialect=test, name="op_in_place_fold_anchor"):
    """For folds."""


class ThreeResultOp(Op, dialect=test, name="three_result"):
    """Results of several types."""

    kind = Attr(MultiResultOpEnumAttr)
    result1 = Result(I32)
    result2 = Result(F32)
    result3 = Result(F32)


class TestCastOp(Op, dialect=test, name="cast"):
    """Values become one of another type."""

    operands_ = Operands(AnyType)
    result_0 = Result(AnyType)


class TestInvalidOp(Op, dialect=test, name="invalid"):
    """The end of a block, illegal in conversions."""

    operands_ = Operands(AnyType)
    traits = (Terminator,)


class TestValidOp(Op, dialect=test, name="valid"):
    """The end of a block, legal in conversions."""

    operands_ = Operands(AnyType)
    traits = (Terminator,)


class TestTypeProducerOp(Op, dialect=test, name="type_producer"):
    """A value."""

    result_0 = Result(AnyType)


class TestTypeConsumerOp(Op, dialect=test, name="type_consumer"):
    """Takes a value."""

    operand_0 = Operand(AnyType)


class TestReturnOp(Op, dialect=test, name="return"):
    """Returns from a function."""

    operands_ = Operands(AnyType)
    traits = (Pure, ReturnLike, Terminator)


class DataLayoutQueryOp(Op, dialect=test, name="data_layout_query"):
    """A value whose type's layout is queried."""

    res = Result(AnyType)


class TestDummyTensorOp(Op, dialect=test, name="dummy_tensor_op"):
    """A tensor of a tensor."""

    input = Operand(TensorLike)
    output = Result(TensorLike)


class TestDummyMemrefOp(Op, dialect=test, name="dummy_memref_op"):
    """Memory of memory."""

    input = Operand(BufferLike)
    output = Result(BufferLike)


class TestCreateTensorOp(Op, dialect=test, name="create_tensor_op"):
    """A tensor."""

    output = Result(TensorLike)


class TestCreateMemrefOp(Op, dialect=test, name="create_memref_op"):
    """Memory."""

    output = Result(BufferLike)


# --- ranges of integers ---


class TestWithBoundsOp(Op, dialect=test, name="with_bounds"):
    """A value in a range."""

    umin = Attr(IntegerAttr)
    umax = Attr(IntegerAttr)
    smin = Attr(IntegerAttr)
    smax = Attr(IntegerAttr)
    fakeVal = Result(RangeType)
    effects = ()
    assembly_format = "attr-dict `:` type($fakeVal)"


class TestIncrementOp(Op, dialect=test, name="increment"):
    """One more."""

    value = Operand(RangeType)
    result = Result(RangeType)
    traits = (AllTypesMatch("value", "result"),)
    effects = ()
    assembly_format = "attr-dict $value `:` type($result)"


class TestReflectBoundsOp(Op, dialect=test, name="reflect_bounds"):
    """Shows the range of its operand in its attributes, once that was analysed."""

    value = Operand(RangeType)
    umin = OptionalAttr(IntegerAttr)
    umax = OptionalAttr(IntegerAttr)
    smin = OptionalAttr(IntegerAttr)
    smax = OptionalAttr(IntegerAttr)
    result = Result(RangeType)
    traits = (AllTypesMatch("value", "result"),)
    assembly_format = "attr-dict $value `:` type($result)"


class TestValueWithBoundsOp(Op, dialect=test, name="value_with_bounds"):
    """An index between two others."""

    min = Attr(IndexAttr)
    max = Attr(IndexAttr)
    result = Result(Index)
    assembly_format = "attr-dict"


class ReifyBoundOp(Op, dialect=test, name="reify_bound"):
    """A bound of an index or of a size."""

    var = Operand(AnyType)
    dim = OptionalAttr(I64Attr)
    type_ = Attr(StrAttr, default='"EQ"')
    constant = OptionalAttr(UnitAttr)
    scalable = OptionalAttr(UnitAttr)
    vscale_min = OptionalAttr(I64Attr)
    vscale_max = OptionalAttr(I64Attr)
    result = Result(Index)
    traits = (Pure,)


# --- speculation ---


class ConditionallySpeculatableOp(Op, dialect=test, name="conditionally_speculatable_op"):
    """May be executed anywhere when its operand is a constant of arith."""

    input = Operand(I32)
    result = Result(I32)
    effects = ()


class PureOp(Op, dialect=test, name="always_speculatable_op"):
    """May be executed anywhere."""

    result = Result(I32)
    traits = (Pure,)


class NeverSpeculatableOp(Op, dialect=test, name="never_speculatable_op"):
    """Stays where it is."""

    result = Result(I32)

