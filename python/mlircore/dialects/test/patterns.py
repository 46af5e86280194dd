"""The test dialect: operations for folds, patterns, conversions and analyses."""

from mlircore.define.shaped import AnyMemRef
from mlircore.dialect import (
    F32, I32, AllTypesMatch, AnyAttr, AnyType, Attr, Check, Commutative, ConstantLike, I32Attr, I64Attr, Index, IndexAttr, Op, Operand,
    Operands, OptionalAttr, Pure, Result, Results, ReturnLike, StrAttr, Terminator, UnitAttr,
)
from mlircore.dialects.test.base import BufferLike, I32OrTestI32, IntegerAttr, MultiResultOpEnumAttr, RangeType, TensorLike, test

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
    checks = (Check("test.Bound"),)


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

