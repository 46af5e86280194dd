"""Operations of stablehlo that work element by element."""

from __future__ import annotations

from mlircore.define.inference import GIVEN, Infer
from mlircore.dialect import (
    Attr, Check, Commutative, Elementwise, Op, Operand, OptionalAttr, Result, SameOperandsAndResultShape, SameOperandsElementType, Trait,
)
from mlircore.dialects.stablehlo import base as hlo
from mlircore.dialects.stablehlo.base import stablehlo

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

_ONE: tuple[Trait, ...] = (Elementwise, SameOperandsAndResultShape)  # in the order of upstream's checks
_SIGNED = hlo.tensor(hlo.SIGNLESS, hlo.FLOAT, hlo.COMPLEX, hlo.QUANTIZED)
_CONVERTED = hlo.tensor(hlo.FLOAT, hlo.PRED, hlo.INT, hlo.COMPLEX)
_TWO: tuple[Trait, ...] = (SameOperandsAndResultShape, Elementwise)


class _Unary(Op):
    operand = Operand(hlo.Tensor)
    result = Result(hlo.Tensor)
    infer = Infer("stablehlo.most_specific")
    traits = (hlo.SAME_TYPES, *_ONE)
    checks = (hlo.MERGED,)
    assembly_format = "$operand attr-dict `:` custom<`hlo.SameType`>(type(operands), type(results))"


class _Float(_Unary):
    operand = Operand(hlo.FloatOrQuantized)
    result = Result(hlo.FloatOrQuantized)


class _Accurate(_Unary):
    operand = Operand(hlo.FloatComplexOrQuantized)
    result_accuracy = Attr(hlo.ResultAccuracyAttr, optional=True, default="#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>")
    result = Result(hlo.FloatComplexOrQuantized)


class _Binary(Op):
    lhs = Operand(hlo.Tensor)
    rhs = Operand(hlo.Tensor)
    result = Result(hlo.Tensor)
    infer = Infer("stablehlo.most_specific")
    traits = (hlo.SAME_TYPES, *_TWO)
    checks: ClassVar[tuple[Check, ...]] = (hlo.MERGED,)
    assembly_format = "$lhs `,` $rhs attr-dict `:` custom<`hlo.SameType`>(type(operands), type(results))"


class _Arithmetic(_Binary):
    lhs = Operand(hlo.NumberTensor)
    rhs = Operand(hlo.NumberTensor)
    result = Result(hlo.NumberTensor)


class _Shift(_Binary):
    lhs = Operand(hlo.IntTensor)
    rhs = Operand(hlo.IntTensor)
    result = Result(hlo.IntTensor)


class _Logical(_Binary):
    lhs = Operand(hlo.PredOrInt)
    rhs = Operand(hlo.PredOrInt)
    traits = (Commutative, hlo.SAME_TYPES, *_TWO)


def _simple(base: type[Op], names: str, **fields: object) -> None:
    """Operations that differ from the base in their names: `exponential:ExpOp:Exponential.`"""
    for line in names.strip().splitlines():
        name, cls, doc = line.strip().split(":")
        globals()[cls] = type(cls, (base,), {"__doc__": doc, "__module__": __name__, **fields}, dialect=stablehlo, name=name)


_simple(_Accurate, """
    cbrt:CbrtOp:Cube root.
    cosine:CosineOp:Cosine.
    exponential:ExpOp:Exponential.
    exponential_minus_one:Expm1Op:Exponential minus one.
    log:LogOp:Natural logarithm.
    log_plus_one:Log1pOp:Natural logarithm of the value plus one.
    logistic:LogisticOp:Logistic function.
    rsqrt:RsqrtOp:Reciprocal of the square root.
    sine:SineOp:Sine.
    sqrt:SqrtOp:Square root.
    tan:TanOp:Tangent.
    tanh:TanhOp:Hyperbolic tangent.
""")
_simple(_Float, """
    ceil:CeilOp:The next integer above.
    floor:FloorOp:The next integer below.
    round_nearest_afz:RoundOp:The nearest integer, half away from zero.
    round_nearest_even:RoundNearestEvenOp:The nearest integer, half to even.
""")
_simple(_Unary, "abs:AbsOp:Absolute value.", infer=Infer("stablehlo.real", "operand"), traits=_ONE, checks=(hlo.INFERRED,), 
        operand=Operand(_SIGNED), result=Result(hlo.tensor(hlo.SIGNLESS, hlo.FLOAT, hlo.QUANTIZED)))
_simple(_Unary, "convert:ConvertOp:Converts to another element type.", infer=GIVEN, traits=_TWO, checks=(),
        operand=Operand(_CONVERTED), result=Result(_CONVERTED))
_simple(_Unary, """
    count_leading_zeros:ClzOp:Number of zero bits above the highest set one.
    popcnt:PopulationCountOp:Number of set bits.
""", operand=Operand(hlo.IntTensor), result=Result(hlo.IntTensor))
_simple(_Unary, """
    imag:ImagOp:Imaginary part.
    real:RealOp:Real part.
""", infer=Infer("stablehlo.real", "operand"), traits=_ONE, checks=(hlo.INFERRED,), operand=Operand(hlo.FloatOrComplex), result=Result(hlo.FloatTensor))
_simple(_Unary, "not:NotOp:Bitwise complement.", operand=Operand(hlo.PredOrInt), result=Result(hlo.PredOrInt))
_simple(_Unary, "negate:NegOp:Negation.", operand=Operand(hlo.NumberTensor), result=Result(hlo.NumberTensor))
_simple(_Unary, "sign:SignOp:Sign.", operand=Operand(_SIGNED), result=Result(_SIGNED))
_simple(_Unary, "uniform_quantize:UniformQuantizeOp:Converts to a quantized type.", operand=Operand(hlo.tensor(hlo.FLOAT, hlo.QUANTIZED, hlo.PER_AXIS)),
        infer=GIVEN, traits=_ONE, checks=(Check("stablehlo.Quantize"),), result=Result(hlo.tensor(hlo.QUANTIZED, hlo.PER_AXIS)))
_simple(_Unary, "uniform_dequantize:UniformDequantizeOp:Converts from a quantized type.", operand=Operand(hlo.tensor(hlo.QUANTIZED, hlo.PER_AXIS)),
        infer=Infer("stablehlo.dequantized", "operand"), traits=_ONE, checks=(hlo.INFERRED,), result=Result(hlo.FloatTensor))


class IsFiniteOp(Op, dialect=stablehlo, name="is_finite"):
    """Neither infinite nor NaN."""

    x = Operand(hlo.FloatOrQuantized)
    y = Result(hlo.PredTensor)
    infer = Infer("stablehlo.compared", "x")
    traits = _ONE
    checks = (hlo.INFERRED,)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class AddOp(_Binary, dialect=stablehlo, name="add"):
    """Addition."""

    lhs = Operand(hlo.PerAxisTensor)
    rhs = Operand(hlo.PerAxisTensor)
    result = Result(hlo.PerAxisTensor)
    traits = (Commutative, *_TWO)
    checks = (Check("stablehlo.Add"), hlo.MERGED)


_simple(_Binary, """
    maximum:MaxOp:The greater value.
    minimum:MinOp:The smaller value.
    multiply:MulOp:Multiplication.
""", traits=(Commutative, hlo.SAME_TYPES, *_TWO))
_simple(_Arithmetic, """
    divide:DivOp:Division.
    power:PowOp:Power.
    remainder:RemOp:Remainder of a division.
    subtract:SubtractOp:Subtraction.
""")
_simple(_Binary, "atan2:Atan2Op:Arc tangent of a quotient.", lhs=Operand(hlo.FloatComplexOrQuantized), rhs=Operand(hlo.FloatComplexOrQuantized),
        result=Result(hlo.FloatComplexOrQuantized))
_simple(_Shift, """
    shift_left:ShiftLeftOp:Shift to the left.
    shift_right_arithmetic:ShiftRightArithmeticOp:Signed shift to the right.
    shift_right_logical:ShiftRightLogicalOp:Unsigned shift to the right.
""")
_simple(_Logical, """
    and:AndOp:Bitwise and.
    or:OrOp:Bitwise or.
    xor:XorOp:Bitwise exclusive or.
""")


class ComplexOp(Op, dialect=stablehlo, name="complex"):
    """Complex numbers from real and imaginary parts."""

    lhs = Operand(hlo.tensor(("32/64-bit float", hlo.COMPLEX[1][2][1])))
    rhs = Operand(hlo.tensor(("32/64-bit float", hlo.COMPLEX[1][2][1])))
    result = Result(hlo.tensor(hlo.COMPLEX))
    infer = Infer("stablehlo.complex_of_parts", "lhs")
    traits = (SameOperandsElementType, SameOperandsAndResultShape, Elementwise)
    checks = (hlo.INFERRED,)
    assembly_format = "operands attr-dict `:` custom<`hlo.ComplexType`>(type(operands), type(results))"


class CompareOp(Op, dialect=stablehlo, name="compare"):
    """Comparison."""

    lhs = Operand(hlo.Tensor)
    rhs = Operand(hlo.Tensor)
    comparison_direction = Attr(hlo.ComparisonDirection)
    compare_type = OptionalAttr(hlo.ComparisonType)
    result = Result(hlo.PredTensor)
    infer = Infer("stablehlo.compared", "lhs")
    traits = (Elementwise, hlo.SAME_OPERAND_ELEMENTS, SameOperandsAndResultShape)
    checks = (hlo.INFERRED,)
    assembly_format = """
        $comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)? attr-dict `:` functional-type(operands, results)
    """


class SelectOp(Op, dialect=stablehlo, name="select"):
    """One of two values, by a condition."""

    pred = Operand(hlo.PredTensor)
    on_true = Operand(hlo.Tensor)
    on_false = Operand(hlo.Tensor)
    result = Result(hlo.Tensor)
    infer = Infer("stablehlo.most_specific", "on_true", "on_false")
    checks = (Check("stablehlo.Select"),)
    assembly_format = "operands attr-dict `:` custom<`hlo.SelectType`>(type(operands), type(results))"


class ClampOp(Op, dialect=stablehlo, name="clamp"):
    """Values within limits."""

    min = Operand(hlo.Tensor)
    operand = Operand(hlo.Tensor)
    max = Operand(hlo.Tensor)
    result = Result(hlo.Tensor)
    infer = Infer("stablehlo.shape_of", "operand")
    traits = (hlo.SAME_ELEMENTS,)
    checks = (Check("stablehlo.Clamp"),)
    assembly_format = "$min `,` $operand `,` $max attr-dict `:` custom<`hlo.SameType`>(type(operands), type(results))"


class ReducePrecisionOp(Op, dialect=stablehlo, name="reduce_precision"):
    """Rounds to a float format and back."""

    operand = Operand(hlo.FloatOrQuantized)
    exponent_bits = Attr(hlo.PositiveI32)
    mantissa_bits = Attr(hlo.NonNegativeI32)
    output = Result(hlo.FloatOrQuantized)
    infer = Infer("same_as", "operand")
    traits = (Elementwise, hlo.SAME_TYPES)
    checks = (hlo.MERGED,)
    assembly_format = """
        $operand `,` `format` `=` custom<`hlo.ExponentMantissa`>($exponent_bits, $mantissa_bits) attr-dict `:`
        custom<`hlo.SameType`>(type(operands), type(results))
    """
