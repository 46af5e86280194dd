"""The math dialect: functions of integers and floats, and of vectors and tensors of them."""

from mlircore.dialect import (
    AllTypesMatch,
    Attr,
    BoolLike,
    Dialect,
    ElementwiseMappable,
    FloatLike,
    Op,
    Operand,
    Pure,
    Result,
    SameOperandsAndResultShape,
    SameOperandsAndResultType,
    SignlessIntegerOrIndexLike,
    TypesMatchWith,
)
from mlircore.dialects.arith import FastMathFlagsValue

math = Dialect("math", inlining="operations")

_SAME = (Pure, SameOperandsAndResultType, ElementwiseMappable)


class _Integer(Op):
    operand = Operand(SignlessIntegerOrIndexLike)
    result = Result(SignlessIntegerOrIndexLike)
    traits = _SAME
    assembly_format = "$operand attr-dict `:` type($result)"


class _Float(Op):
    operand = Operand(FloatLike)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(FloatLike)
    traits = _SAME
    assembly_format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


class _FloatBinary(Op):
    lhs = Operand(FloatLike)
    rhs = Operand(FloatLike)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(FloatLike)
    traits = _SAME
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


class _Classification(Op):
    operand = Operand(FloatLike)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(BoolLike)
    traits = (
        Pure,
        TypesMatchWith("result type has i1 element type and same shape as operands", "operand", "result", "I1SameShape"),
        ElementwiseMappable,
    )
    assembly_format = "$operand attr-dict `:` type($operand)"


class AbsIOp(_Integer, dialect=math, name="absi"):
    """The absolute value."""


class CountLeadingZerosOp(_Integer, dialect=math, name="ctlz"):
    """How many bits from the top are zero."""


class CountTrailingZerosOp(_Integer, dialect=math, name="cttz"):
    """How many bits from the bottom are zero."""


class CtPopOp(_Integer, dialect=math, name="ctpop"):
    """How many bits are one."""


class AbsFOp(_Float, dialect=math, name="absf"):
    """The absolute value."""


class AcosOp(_Float, dialect=math, name="acos"):
    """Arcus cosine."""


class AcoshOp(_Float, dialect=math, name="acosh"):
    """Hyperbolic arcus cosine."""


class AsinOp(_Float, dialect=math, name="asin"):
    """Arcus sine."""


class AsinhOp(_Float, dialect=math, name="asinh"):
    """Hyperbolic arcus sine."""


class AtanOp(_Float, dialect=math, name="atan"):
    """Arcus tangent."""


class AtanhOp(_Float, dialect=math, name="atanh"):
    """Hyperbolic arcus tangent."""


class CbrtOp(_Float, dialect=math, name="cbrt"):
    """Cube root."""


class CeilOp(_Float, dialect=math, name="ceil"):
    """The least integer that is not smaller."""


class CosOp(_Float, dialect=math, name="cos"):
    """Cosine."""


class CoshOp(_Float, dialect=math, name="cosh"):
    """Hyperbolic cosine."""


class ErfOp(_Float, dialect=math, name="erf"):
    """Error function."""


class ErfcOp(_Float, dialect=math, name="erfc"):
    """Complementary error function."""


class ExpOp(_Float, dialect=math, name="exp"):
    """Exponential function."""


class Exp2Op(_Float, dialect=math, name="exp2"):
    """A power of two."""


class ExpM1Op(_Float, dialect=math, name="expm1"):
    """Exponential function, less one."""


class FloorOp(_Float, dialect=math, name="floor"):
    """The greatest integer that is not greater."""


class LogOp(_Float, dialect=math, name="log"):
    """Natural logarithm."""


class Log10Op(_Float, dialect=math, name="log10"):
    """Logarithm to base ten."""


class Log1pOp(_Float, dialect=math, name="log1p"):
    """Natural logarithm of one more."""


class Log2Op(_Float, dialect=math, name="log2"):
    """Logarithm to base two."""


class RoundOp(_Float, dialect=math, name="round"):
    """The nearest integer, halves away from zero."""


class RoundEvenOp(_Float, dialect=math, name="roundeven"):
    """The nearest integer, halves to even ones."""


class RsqrtOp(_Float, dialect=math, name="rsqrt"):
    """Reciprocal of the square root."""


class SinOp(_Float, dialect=math, name="sin"):
    """Sine."""


class SinhOp(_Float, dialect=math, name="sinh"):
    """Hyperbolic sine."""


class SqrtOp(_Float, dialect=math, name="sqrt"):
    """Square root."""


class TanOp(_Float, dialect=math, name="tan"):
    """Tangent."""


class TanhOp(_Float, dialect=math, name="tanh"):
    """Hyperbolic tangent."""


class TruncOp(_Float, dialect=math, name="trunc"):
    """The integer part."""


class Atan2Op(_FloatBinary, dialect=math, name="atan2"):
    """Arcus tangent of a quotient, in its quadrant."""


class CopySignOp(_FloatBinary, dialect=math, name="copysign"):
    """The magnitude of one value with the sign of another."""


class PowFOp(_FloatBinary, dialect=math, name="powf"):
    """A float to the power of a float."""


class IsFiniteOp(_Classification, dialect=math, name="isfinite"):
    """Neither infinite nor NaN."""


class IsInfOp(_Classification, dialect=math, name="isinf"):
    """Infinite."""


class IsNaNOp(_Classification, dialect=math, name="isnan"):
    """Not a number."""


class IsNormalOp(_Classification, dialect=math, name="isnormal"):
    """Neither zero, subnormal, infinite nor NaN."""


class IPowIOp(Op, dialect=math, name="ipowi"):
    """A signed integer to the power of another."""

    lhs = Operand(SignlessIntegerOrIndexLike)
    rhs = Operand(SignlessIntegerOrIndexLike)
    result = Result(SignlessIntegerOrIndexLike)
    traits = _SAME
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"


class FPowIOp(Op, dialect=math, name="fpowi"):
    """A float to the power of a signed integer."""

    lhs = Operand(FloatLike)
    rhs = Operand(SignlessIntegerOrIndexLike)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(FloatLike)
    traits = (Pure, SameOperandsAndResultShape, AllTypesMatch("lhs", "result"), ElementwiseMappable)
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)"


class FmaOp(Op, dialect=math, name="fma"):
    """Product and sum with one rounding."""

    a = Operand(FloatLike)
    b = Operand(FloatLike)
    c = Operand(FloatLike)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(FloatLike)
    traits = _SAME
    assembly_format = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


class ClampFOp(Op, dialect=math, name="clampf"):
    """A float, kept between two others."""

    value = Operand(FloatLike)
    min = Operand(FloatLike)
    max = Operand(FloatLike)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(FloatLike)
    traits = _SAME
    assembly_format = "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


class SincosOp(Op, dialect=math, name="sincos"):
    """Sine and cosine."""

    operand = Operand(FloatLike)
    fastmath = Attr(FastMathFlagsValue, default="none")
    sin = Result(FloatLike)
    cos = Result(FloatLike)
    traits = (Pure, SameOperandsAndResultShape, AllTypesMatch("operand", "sin", "cos"), ElementwiseMappable)
    assembly_format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)"


__getattr__ = math.member  # classes that other modules define, and the functions that build operations
__dir__ = math.members
