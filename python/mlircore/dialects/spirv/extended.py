"""The spirv dialect: the extended instruction sets of OpenCL (`CL`) and of GLSL (`GL`)."""

from mlircore.dialect import AllTypesMatch, Check, Op, Operand, Operands, Pure, Result, SameOperandsAndResultType, TypesMatchWith
from mlircore.dialects.spirv.enums import spirv
from mlircore.dialects.spirv.types import (
    AnyPointer, AnyStruct, Float, Float16Or32Like, Float32, FloatLike, Int32, Int32Like, Integer, IntegerLike, SPIRVType, define, vector_of,
)


class _Unary(Op):
    operand = Operand(FloatLike)
    result = Result(FloatLike)
    traits = (Pure, SameOperandsAndResultType)
    assembly_format = "$operand `:` type($operand) attr-dict"


class _Binary(Op):
    lhs = Operand(FloatLike)
    rhs = Operand(FloatLike)
    result = Result(FloatLike)
    traits = (Pure, SameOperandsAndResultType)
    assembly_format = "operands attr-dict `:` type($result)"


class _Ternary(Op):
    x = Operand(FloatLike)
    y = Operand(FloatLike)
    z = Operand(FloatLike)
    result = Result(FloatLike)
    traits = (Pure, SameOperandsAndResultType)
    assembly_format = "operands attr-dict `:` type($result)"


_INTEGER = {"operand": Operand(IntegerLike), "result": Result(IntegerLike)}
_INTEGERS = {"lhs": Operand(IntegerLike), "rhs": Operand(IntegerLike), "result": Result(IntegerLike)}

# --- OpenCL ---

define(_Unary, """
    CL.acos CLAcosOp The arc cosine.
    CL.acosh CLAcoshOp The inverse hyperbolic cosine.
    CL.asin CLAsinOp The arc sine.
    CL.asinh CLAsinhOp The inverse hyperbolic sine.
    CL.atan CLAtanOp The arc tangent.
    CL.atanh CLAtanhOp The inverse hyperbolic tangent.
    CL.ceil CLCeilOp The least integer that is not less.
    CL.cos CLCosOp The cosine.
    CL.cosh CLCoshOp The hyperbolic cosine.
    CL.erf CLErfOp The error function.
    CL.exp CLExpOp The power of e.
    CL.fabs CLFAbsOp The number without its sign.
    CL.floor CLFloorOp The greatest integer that is not greater.
    CL.log CLLogOp The natural logarithm.
    CL.rint CLRintOp The nearest integer, the even one of two.
    CL.round CLRoundOp The nearest integer, the one away from zero of two.
    CL.rsqrt CLRsqrtOp The inverse of the square root.
    CL.sin CLSinOp The sine.
    CL.sinh CLSinhOp The hyperbolic sine.
    CL.sqrt CLSqrtOp The square root.
    CL.tan CLTanOp The tangent.
    CL.tanh CLTanhOp The hyperbolic tangent.
""")
define(_Unary, "CL.s_abs CLSAbsOp A signed integer without its sign.", **_INTEGER)
define(_Binary, """
    CL.atan2 CLAtan2Op The arc tangent of a quotient.
    CL.fmax CLFMaxOp The greater of two floats.
    CL.fmin CLFMinOp The lesser of two floats.
    CL.pow CLPowOp A power.
""")
define(_Binary, """
    CL.s_max CLSMaxOp The greater of two signed integers.
    CL.s_min CLSMinOp The lesser of two signed integers.
    CL.u_max CLUMaxOp The greater of two unsigned integers.
    CL.u_min CLUMinOp The lesser of two unsigned integers.
""", **_INTEGERS)
define(_Ternary, """
    CL.fma CLFmaOp A product and a sum, rounded once.
    CL.mix CLMixOp A number between two others.
""")


class CLPrintfOp(Op, dialect=spirv, name="CL.printf"):
    """Prints values by a format."""

    format = Operand(AnyPointer)
    arguments = Operands(SPIRVType)
    result = Result(Integer)
    assembly_format = "$format ( $arguments^ )? attr-dict `:` type($format) ( `,` type($arguments)^ )? `->` type($result)"


# --- GLSL ---

define(_Unary, """
    GL.Acos GLAcosOp The arc cosine.
    GL.Acosh GLAcoshOp The inverse hyperbolic cosine.
    GL.Asin GLAsinOp The arc sine.
    GL.Asinh GLAsinhOp The inverse hyperbolic sine.
    GL.Atan GLAtanOp The arc tangent.
    GL.Atanh GLAtanhOp The inverse hyperbolic tangent.
    GL.Cos GLCosOp The cosine.
    GL.Cosh GLCoshOp The hyperbolic cosine.
    GL.Exp GLExpOp The power of e.
    GL.Exp2 GLExp2Op The power of 2.
    GL.Log GLLogOp The natural logarithm.
    GL.Log2 GLLog2Op The logarithm to the base 2.
    GL.Sin GLSinOp The sine.
    GL.Sinh GLSinhOp The hyperbolic sine.
    GL.Tan GLTanOp The tangent.
    GL.Tanh GLTanhOp The hyperbolic tangent.
""", operand=Operand(Float16Or32Like), result=Result(Float16Or32Like))
define(_Unary, """
    GL.Ceil GLCeilOp The least integer that is not less.
    GL.FAbs GLFAbsOp The number without its sign.
    GL.FSign GLFSignOp The sign of a float: 1, 0 or -1.
    GL.Floor GLFloorOp The greatest integer that is not greater.
    GL.Fract GLFractOp The part after the point.
    GL.InverseSqrt GLInverseSqrtOp The inverse of the square root.
    GL.Normalize GLNormalizeOp A vector of the same direction and of length 1.
    GL.Round GLRoundOp The nearest integer.
    GL.RoundEven GLRoundEvenOp The nearest integer, the even one of two.
    GL.Sqrt GLSqrtOp The square root.
""")
define(_Unary, """
    GL.FindILsb GLFindILsbOp The number of the lowest bit that is set.
    GL.SAbs GLSAbsOp A signed integer without its sign.
    GL.SSign GLSSignOp The sign of an integer: 1, 0 or -1.
""", **_INTEGER)
define(_Unary, """
    GL.FindSMsb GLFindSMsbOp The number of the highest bit that differs from the sign.
    GL.FindUMsb GLFindUMsbOp The number of the highest bit that is set.
""", operand=Operand(Int32Like), result=Result(Int32Like))
define(_Binary, """
    GL.Cross GLCrossOp The cross product of two vectors.
    GL.FMax GLFMaxOp The greater of two floats.
    GL.FMin GLFMinOp The lesser of two floats.
    GL.Reflect GLReflectOp A direction, reflected at a surface.
""")
define(_Binary, "GL.Pow GLPowOp A power.", lhs=Operand(Float16Or32Like), rhs=Operand(Float16Or32Like), result=Result(Float16Or32Like))
define(_Binary, """
    GL.SMax GLSMaxOp The greater of two signed integers.
    GL.SMin GLSMinOp The lesser of two signed integers.
    GL.UMax GLUMaxOp The greater of two unsigned integers.
    GL.UMin GLUMinOp The lesser of two unsigned integers.
""", **_INTEGERS)


class _SameOrFunction(Op):
    x = Operand(FloatLike)
    y = Operand(FloatLike)
    z = Operand(FloatLike)
    result = Result(FloatLike)
    traits = (Pure,)
    assembly_format = "`` custom<`spirv.SameOrFunction`>($x, $y, $z, type($x), type($y), type($z), type($result), attr-dict)"


define(_SameOrFunction, """
    GL.FClamp GLFClampOp The nearest float between two bounds.
    GL.Fma GLFmaOp A product and a sum, rounded once.
""")
define(_SameOrFunction, """
    GL.SClamp GLSClampOp The nearest signed integer between two bounds.
    GL.UClamp GLUClampOp The nearest unsigned integer between two bounds.
""", x=Operand(IntegerLike), y=Operand(IntegerLike), z=Operand(IntegerLike), result=Result(IntegerLike))


class _Packed(Op):
    operand = Operand(Int32)
    result = Result(Int32)
    traits = (Pure,)
    assembly_format = "attr-dict $operand `:` type($operand) `->` type($result)"


_PAIR, _FOUR = vector_of(Float32, 2), vector_of(Float32, 4)
define(_Packed, "GL.PackHalf2x16 GLPackHalf2x16Op Two floats as halves in one integer.", operand=Operand(_PAIR))
define(_Packed, "GL.PackSnorm4x8 GLPackSnorm4x8Op Four floats between -1 and 1 as bytes in one integer.", operand=Operand(_FOUR))
define(_Packed, "GL.UnpackHalf2x16 GLUnpackHalf2x16Op The two halves in an integer as floats.", result=Result(_PAIR))
define(_Packed, "GL.UnpackSnorm4x8 GLUnpackSnorm4x8Op The four bytes in an integer as floats between -1 and 1.", result=Result(_FOUR))

_ELEMENT = "result type must match operand element type"


class GLDistanceOp(Op, dialect=spirv, name="GL.Distance"):
    """The distance of two points."""

    p0 = Operand(FloatLike)
    p1 = Operand(FloatLike)
    result = Result(Float)
    traits = (Pure, AllTypesMatch("p0", "p1"), TypesMatchWith(_ELEMENT, "p0", "result", "spirv.ElementOrSelf"))
    assembly_format = "operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)"


class GLLengthOp(Op, dialect=spirv, name="GL.Length"):
    """The length of a vector."""

    operand = Operand(FloatLike)
    result = Result(Float)
    traits = (Pure, TypesMatchWith(_ELEMENT, "operand", "result", "spirv.ElementOrSelf"))
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class GLFMixOp(Op, dialect=spirv, name="GL.FMix"):
    """A number between two others."""

    x = Operand(FloatLike)
    y = Operand(FloatLike)
    a = Operand(FloatLike)
    result = Result(FloatLike)
    traits = (Pure, AllTypesMatch("x", "y", "a", "result"))
    assembly_format = "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)"


class GLFrexpStructOp(Op, dialect=spirv, name="GL.FrexpStruct"):
    """The significand and the exponent of a float."""

    operand = Operand(FloatLike)
    result = Result(AnyStruct)
    traits = (Pure,)
    checks = (Check("spirv.FrexpStruct"),)
    assembly_format = "attr-dict $operand `:` type($operand) `->` type($result)"


class GLLdexpOp(Op, dialect=spirv, name="GL.Ldexp"):
    """A float of a significand and an exponent."""

    x = Operand(FloatLike)
    exp = Operand(IntegerLike)
    y = Result(FloatLike)
    traits = (Pure, AllTypesMatch("x", "y"))
    checks = (Check("spirv.Ldexp"),)
    assembly_format = "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)"
