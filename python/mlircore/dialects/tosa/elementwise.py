"""Operations of the tosa dialect on elements and on shapes."""

from __future__ import annotations

from mlircore.define.inference import Infer
from mlircore.dialect import (
    Attr, Check, Commutative, ConstantLike, I32Attr, Op, Operand, Operands, Pure, Result, ResultsBroadcastableShape,
    SameOperandsAndResultElementType, SameOperandsAndResultRank, SameOperandsAndResultShape, SameOperandsElementType,
    Trait,
)
from mlircore.dialects.tosa import base as t
from mlircore.dialects.tosa.base import (
    FUNCTIONAL, RESOLVED, I1Tensor, ScalarNumber, ShapeType, SomeRankTensor, Tensor, Tensor1D, flag, nan_mode, tosa, with_enum,
)

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import ClassVar

# --- on elements ---


class _Unary(Op):
    input1 = Operand(Tensor)
    output = Result(Tensor)
    traits = (SameOperandsAndResultShape, SameOperandsAndResultElementType, ResultsBroadcastableShape, SameOperandsAndResultRank, Pure)
    assembly_format = FUNCTIONAL


class _UnaryInput(Op):
    input = Operand(Tensor)
    output = Result(Tensor)
    traits = _Unary.traits
    assembly_format = FUNCTIONAL


class _UnaryFloat(_Unary):
    input1 = Operand(t.FloatTensor)
    output = Result(t.FloatTensor)


class AbsOp(_Unary, dialect=tosa, name="abs"):
    """The absolute value."""


class BitwiseNotOp(_Unary, dialect=tosa, name="bitwise_not"):
    """All bits turned over."""


class CeilOp(_Unary, dialect=tosa, name="ceil"):
    """The least whole number that is not less."""


class ClzOp(_Unary, dialect=tosa, name="clz"):
    """How many bits from the top are zero."""


class CosOp(_UnaryFloat, dialect=tosa, name="cos"):
    """The cosine."""


class ErfOp(_UnaryInput, dialect=tosa, name="erf"):
    """The error function."""


class ExpOp(_Unary, dialect=tosa, name="exp"):
    """A power of e."""


class FloorOp(_Unary, dialect=tosa, name="floor"):
    """The greatest whole number that is not greater."""


class LogOp(_Unary, dialect=tosa, name="log"):
    """The natural logarithm."""


class LogicalNotOp(_Unary, dialect=tosa, name="logical_not"):
    """Not."""

    input1 = Operand(I1Tensor)
    output = Result(I1Tensor)


class ReciprocalOp(_Unary, dialect=tosa, name="reciprocal"):
    """One divided by it."""


class RsqrtOp(_Unary, dialect=tosa, name="rsqrt"):
    """One divided by the square root."""


class SigmoidOp(_UnaryInput, dialect=tosa, name="sigmoid"):
    """The logistic function."""


class SinOp(_UnaryFloat, dialect=tosa, name="sin"):
    """The sine."""


class TanhOp(_UnaryInput, dialect=tosa, name="tanh"):
    """The hyperbolic tangent."""


class ClampOp(Op, dialect=tosa, name="clamp"):
    """Elements kept between two numbers."""

    input = Operand(Tensor)
    min_val = Attr(t.NumberAttr)
    max_val = Attr(t.NumberAttr)
    nan_mode = nan_mode()
    output = Result(Tensor)
    traits = _Unary.traits
    checks = (Check("tosa.Clamp"),)
    assembly_format = with_enum("nan_mode")


class NegateOp(Op, dialect=tosa, name="negate"):
    """The other sign."""

    input1 = Operand(Tensor)
    input1_zp = Operand(ScalarNumber)
    output_zp = Operand(ScalarNumber)
    output = Result(Tensor)
    traits = (Pure,)
    checks = (Check("tosa.Negate"),)
    assembly_format = FUNCTIONAL


_BROADCAST = (ResultsBroadcastableShape, SameOperandsAndResultRank, Pure)


class _Binary(Op):
    input1 = Operand(Tensor)
    input2 = Operand(Tensor)
    output = Result(Tensor)
    traits = (SameOperandsAndResultElementType, *_BROADCAST)
    assembly_format = FUNCTIONAL


class _CommutativeBinary(Op):
    input1 = Operand(Tensor)
    input2 = Operand(Tensor)
    output = Result(Tensor)
    traits = (Commutative, SameOperandsAndResultElementType, *_BROADCAST)
    assembly_format = FUNCTIONAL


class _LogicalBinary(_CommutativeBinary):
    input1 = Operand(I1Tensor)
    input2 = Operand(I1Tensor)
    output = Result(I1Tensor)


class _Comparison(Op):
    input1 = Operand(Tensor)
    input2 = Operand(Tensor)
    output = Result(I1Tensor)
    assembly_format = FUNCTIONAL
    traits: ClassVar[tuple[Trait, ...]] = (SameOperandsElementType, *_BROADCAST)


class AddOp(_CommutativeBinary, dialect=tosa, name="add"):
    """The sum."""


class ArithmeticRightShiftOp(_Binary, dialect=tosa, name="arithmetic_right_shift"):
    """Bits moved down, the sign repeated."""

    round = flag()


class BitwiseAndOp(_CommutativeBinary, dialect=tosa, name="bitwise_and"):
    """And, bit by bit."""


class BitwiseOrOp(_CommutativeBinary, dialect=tosa, name="bitwise_or"):
    """Or, bit by bit."""


class BitwiseXorOp(_CommutativeBinary, dialect=tosa, name="bitwise_xor"):
    """Exclusive or, bit by bit."""


class EqualOp(_Comparison, dialect=tosa, name="equal"):
    """Whether elements are equal."""

    infer = Infer("broadcast_i1", "input1", "input2")
    traits = (Commutative, *_Comparison.traits)


class GreaterOp(_Comparison, dialect=tosa, name="greater"):
    """Whether elements are greater."""


class GreaterEqualOp(_Comparison, dialect=tosa, name="greater_equal"):
    """Whether elements are greater or equal."""


class IntDivOp(_Binary, dialect=tosa, name="intdiv"):
    """The quotient of integers."""

    input1 = Operand(t.I32OrI64Tensor)
    input2 = Operand(t.I32OrI64Tensor)
    output = Result(t.I32OrI64Tensor)


class LogicalAndOp(_LogicalBinary, dialect=tosa, name="logical_and"):
    """And."""


class LogicalLeftShiftOp(_Binary, dialect=tosa, name="logical_left_shift"):
    """Bits moved up."""


class LogicalOrOp(_LogicalBinary, dialect=tosa, name="logical_or"):
    """Or."""


class LogicalRightShiftOp(_Binary, dialect=tosa, name="logical_right_shift"):
    """Bits moved down."""


class LogicalXorOp(_LogicalBinary, dialect=tosa, name="logical_xor"):
    """Exclusive or."""


class MaximumOp(_CommutativeBinary, dialect=tosa, name="maximum"):
    """The greater one."""

    nan_mode = nan_mode()
    assembly_format = with_enum("nan_mode")


class MinimumOp(_CommutativeBinary, dialect=tosa, name="minimum"):
    """The smaller one."""

    nan_mode = nan_mode()
    assembly_format = with_enum("nan_mode")


class MulOp(Op, dialect=tosa, name="mul"):
    """The product, shifted."""

    input1 = Operand(Tensor)
    input2 = Operand(Tensor)
    shift = Operand(t.ScalarI8)
    output = Result(Tensor)
    traits = (Pure,)
    checks = (Check("tosa.Mul"),)
    assembly_format = FUNCTIONAL


class PowOp(_Binary, dialect=tosa, name="pow"):
    """A power."""


class SelectOp(Op, dialect=tosa, name="select"):
    """One of two elements."""

    input1 = Operand(I1Tensor)
    input2 = Operand(Tensor)
    input3 = Operand(Tensor)
    output = Result(Tensor)
    traits = _BROADCAST
    checks = (Check("tosa.SameElements", "input2", "output"), Check("tosa.SameElements", "input3", "output"))
    assembly_format = FUNCTIONAL


class SubOp(_Binary, dialect=tosa, name="sub"):
    """The difference."""


class TableOp(Op, dialect=tosa, name="table"):
    """Elements looked up in a table."""

    input1 = Operand(Tensor)
    table = Operand(Tensor1D)
    output = Result(Tensor)
    traits = (Pure,)
    checks = (Check("tosa.Table"),)
    assembly_format = FUNCTIONAL


# --- shapes ---


_SHAPES = (Check("tosa.ShapesOfOneRank"), RESOLVED, Pure)


class _Shape(Op):
    input = Operand(ShapeType)
    output = Result(ShapeType)
    traits = _SHAPES
    assembly_format = FUNCTIONAL


class _Shapes(Op):
    input1 = Operand(ShapeType)
    input2 = Operand(ShapeType)
    output = Result(ShapeType)
    traits = _SHAPES
    assembly_format = FUNCTIONAL


class AddShapeOp(_Shapes, dialect=tosa, name="add_shape"):
    """Sums of sizes."""


class ConcatShapeOp(Op, dialect=tosa, name="concat_shape"):
    """Concatenates shapes."""

    input = Operands(ShapeType)
    output = Result(ShapeType)
    traits = (RESOLVED, Pure)
    checks = (Check("tosa.ConcatShape"),)
    assembly_format = FUNCTIONAL


class ConstShapeOp(Op, dialect=tosa, name="const_shape"):
    """A constant shape."""

    values = Attr(t.IndexElementsAttr)
    output = Result(ShapeType)
    facts = {"tosa.shape": True}
    traits = (ConstantLike, Pure)
    checks = (Check("tosa.ConstShape"),)
    assembly_format = FUNCTIONAL


class DimOp(Op, dialect=tosa, name="dim"):
    """The size of a dimension."""

    input1 = Operand(SomeRankTensor)
    axis = Attr(I32Attr)
    output = Result(ShapeType)
    traits = (Pure,)
    checks = (Check("tosa.Dim"),)
    assembly_format = FUNCTIONAL


class DivCeilShapeOp(_Shapes, dialect=tosa, name="div_ceil_shape"):
    """Quotients of sizes, rounded up."""


class DivFloorShapeOp(_Shapes, dialect=tosa, name="div_floor_shape"):
    """Quotients of sizes, rounded down."""


class Exp2ShapeOp(_Shape, dialect=tosa, name="exp2_shape"):
    """Powers of two."""


class Log2CeilShapeOp(_Shape, dialect=tosa, name="log2_ceil_shape"):
    """Logarithms of sizes, rounded up."""


class Log2FloorShapeOp(_Shape, dialect=tosa, name="log2_floor_shape"):
    """Logarithms of sizes, rounded down."""


class MaxShapeOp(_Shapes, dialect=tosa, name="max_shape"):
    """The greater sizes."""


class MinShapeOp(_Shapes, dialect=tosa, name="min_shape"):
    """The smaller sizes."""


class ModShapeOp(_Shapes, dialect=tosa, name="mod_shape"):
    """Remainders of sizes."""


class MulShapeOp(_Shapes, dialect=tosa, name="mul_shape"):
    """Products of sizes."""


class SliceShapeOp(Op, dialect=tosa, name="slice_shape"):
    """A part of a shape."""

    input = Operand(ShapeType)
    start = Operand(t.ScalarI32)
    size = Operand(t.ScalarI32)
    output = Result(ShapeType)
    traits = (RESOLVED, Pure)
    checks = (Check("tosa.SliceShape"),)
    assembly_format = FUNCTIONAL


class SubShapeOp(_Shapes, dialect=tosa, name="sub_shape"):
    """Differences of sizes."""
