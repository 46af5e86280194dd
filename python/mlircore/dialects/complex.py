"""The complex dialect: arithmetic on complex numbers."""

from mlircore.define import opcodes as oc
from mlircore.define.types_attributes import AttrDef, Param, SelfType
from mlircore.dialect import (
    I1,
    AllTypesMatch,
    AnyComplex,
    AnyFloat,
    AnySignlessInteger,
    AnyType,
    ArrayAttr,
    Attr,
    Check,
    ConstantLike,
    Dialect,
    Elementwise,
    FloatComplex,
    Op,
    Operand,
    OptionalAttr,
    Pure,
    Result,
    SameOperandsAndResultShape,
    SameOperandsAndResultType,
    TypesMatchWith,
)
from mlircore.dialects.arith import FastMathFlagsValue

complex = Dialect("complex", inlining="operations")  # noqa: A001


class NumberAttr(AttrDef, dialect=complex, mnemonic="number"):
    """A complex number."""

    real = Param(oc.PK_ATTR)
    imag = Param(oc.PK_ATTR)
    type = SelfType()
    assembly_format = "`<` custom<ComplexNumber>($real, $imag) `>`"


class _Unary(Op):
    complex = Operand(FloatComplex)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(FloatComplex)
    traits = (Pure, SameOperandsAndResultType, Elementwise)
    assembly_format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"


class _Binary(Op):
    lhs = Operand(FloatComplex)
    rhs = Operand(FloatComplex)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(FloatComplex)
    traits = (Pure, SameOperandsAndResultType, Elementwise)
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


class _Comparison(Op):
    lhs = Operand(FloatComplex)
    rhs = Operand(FloatComplex)
    result = Result(I1)
    traits = (Pure, AllTypesMatch("lhs", "rhs"), Elementwise)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs)"


def _part(result: str) -> TypesMatchWith:
    return TypesMatchWith("complex element type matches result type", "complex", result, "ComplexElement")


class ConjOp(_Unary, dialect=complex, name="conj"):
    """The conjugate."""


class CosOp(_Unary, dialect=complex, name="cos"):
    """Cosine."""


class ExpOp(_Unary, dialect=complex, name="exp"):
    """Exponential function."""


class Expm1Op(_Unary, dialect=complex, name="expm1"):
    """Exponential function, less one."""


class LogOp(_Unary, dialect=complex, name="log"):
    """Natural logarithm."""


class Log1pOp(_Unary, dialect=complex, name="log1p"):
    """Natural logarithm of one more."""


class NegOp(_Unary, dialect=complex, name="neg"):
    """Negation."""


class RsqrtOp(_Unary, dialect=complex, name="rsqrt"):
    """Reciprocal of the square root."""


class SignOp(_Unary, dialect=complex, name="sign"):
    """The number divided by its absolute value."""


class SinOp(_Unary, dialect=complex, name="sin"):
    """Sine."""


class SqrtOp(_Unary, dialect=complex, name="sqrt"):
    """Square root."""


class TanOp(_Unary, dialect=complex, name="tan"):
    """Tangent."""


class TanhOp(_Unary, dialect=complex, name="tanh"):
    """Hyperbolic tangent."""


class AddOp(_Binary, dialect=complex, name="add"):
    """Addition."""
    facts = {"sum": "complex"}


class Atan2Op(_Binary, dialect=complex, name="atan2"):
    """Arcus tangent of a quotient."""


class DivOp(_Binary, dialect=complex, name="div"):
    """Division."""


class MulOp(_Binary, dialect=complex, name="mul"):
    """Multiplication."""
    facts = {"product": "complex"}


class PowOp(_Binary, dialect=complex, name="pow"):
    """A power."""


class SubOp(_Binary, dialect=complex, name="sub"):
    """Subtraction."""


class EqualOp(_Comparison, dialect=complex, name="eq"):
    """Are two numbers equal?"""


class NotEqualOp(_Comparison, dialect=complex, name="neq"):
    """Are two numbers different?"""


class AbsOp(Op, dialect=complex, name="abs"):
    """The absolute value."""

    complex = Operand(FloatComplex)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(AnyFloat)
    traits = (Pure, _part("result"), Elementwise)
    assembly_format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"


class AngleOp(Op, dialect=complex, name="angle"):
    """The angle in polar coordinates."""

    complex = Operand(FloatComplex)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(AnyFloat)
    traits = (Pure, _part("result"), Elementwise)
    assembly_format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"


class ReOp(Op, dialect=complex, name="re"):
    """The real part."""

    complex = Operand(FloatComplex)
    fastmath = Attr(FastMathFlagsValue, default="none")
    real = Result(AnyFloat)
    traits = (Pure, _part("real"), Elementwise)
    assembly_format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"


class ImOp(Op, dialect=complex, name="im"):
    """The imaginary part."""

    complex = Operand(FloatComplex)
    fastmath = Attr(FastMathFlagsValue, default="none")
    imaginary = Result(AnyFloat)
    traits = (Pure, _part("imaginary"), Elementwise)
    assembly_format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"


class PowiOp(Op, dialect=complex, name="powi"):
    """A complex number to the power of a signed integer."""

    lhs = Operand(FloatComplex)
    rhs = Operand(AnySignlessInteger)
    fastmath = OptionalAttr(FastMathFlagsValue)
    result = Result(FloatComplex)
    traits = (Pure, Elementwise, SameOperandsAndResultShape, AllTypesMatch("lhs", "result"))
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)"


class BitcastOp(Op, dialect=complex, name="bitcast"):
    """Takes the bits of a complex number as those of a plain one, or the reverse."""

    operand = Operand(AnyType)
    result = Result(AnyType)
    traits = (Pure,)
    checks = (Check("ComplexBitcast"),)
    assembly_format = "$operand attr-dict `:` type($operand) `to` type($result)"


class ConstantOp(Op, dialect=complex, name="constant"):
    """A complex number: an array of its real and its imaginary part."""

    value = Attr(ArrayAttr)
    complex = Result(AnyComplex)
    traits = (ConstantLike, Pure)
    checks = (Check("ComplexConstant"),)
    result_name = "cst"
    assembly_format = "$value attr-dict `:` type($complex)"


class CreateOp(Op, dialect=complex, name="create"):
    """A complex number from its parts."""

    real = Operand(AnyFloat)
    imaginary = Operand(AnyFloat)
    complex = Result(FloatComplex)
    traits = (
        Pure,
        AllTypesMatch("real", "imaginary"),
        TypesMatchWith("complex element type matches real operand type", "complex", "real", "ComplexElement"),
        TypesMatchWith("complex element type matches imaginary operand type", "complex", "imaginary", "ComplexElement"),
    )
    assembly_format = "$real `,` $imaginary attr-dict `:` type($complex)"


__getattr__ = complex.member  # classes that other modules define, and the functions that build operations
__dir__ = complex.members
