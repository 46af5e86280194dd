"""The vm dialect: floats of 32 bits."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class _Unary(Unary):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)


class _Binary(Binary):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(d.F32)


class _Commutative(Commutative):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(d.F32)


class _Order(Order):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)


class _Equality(Equality):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)


class AbsF32Op(_Unary, dialect=vm, name="abs.f32"):
    pass


class AddF32Op(_Commutative, dialect=vm, name="add.f32"):
    pass


class Atan2F32Op(_Binary, dialect=vm, name="atan2.f32"):
    pass


class AtanF32Op(_Unary, dialect=vm, name="atan.f32"):
    pass


class CastF32SI32Op(Conversion, dialect=vm, name="cast.f32.si32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.I32)


class CastF32SI64Op(Conversion, dialect=vm, name="cast.f32.si64"):
    operand = d.Operand(d.F32)
    result = d.Result(d.I64)


class CastF32UI32Op(Conversion, dialect=vm, name="cast.f32.ui32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.I32)


class CastF32UI64Op(Conversion, dialect=vm, name="cast.f32.ui64"):
    operand = d.Operand(d.F32)
    result = d.Result(d.I64)


class CastSI32F32Op(Conversion, dialect=vm, name="cast.si32.f32"):
    operand = d.Operand(d.I32)
    result = d.Result(d.F32)


class CastSI64F32Op(Conversion, dialect=vm, name="cast.si64.f32"):
    operand = d.Operand(d.I64)
    result = d.Result(d.F32)


class CastUI32F32Op(Conversion, dialect=vm, name="cast.ui32.f32"):
    operand = d.Operand(d.I32)
    result = d.Result(d.F32)


class CastUI64F32Op(Conversion, dialect=vm, name="cast.ui64.f32"):
    operand = d.Operand(d.I64)
    result = d.Result(d.F32)


class CeilF32Op(_Unary, dialect=vm, name="ceil.f32"):
    pass


class CmpEQF32NearOp(_Equality, dialect=vm, name="cmp.eq.f32.near"):
    pass


class CmpEQF32OOp(_Equality, dialect=vm, name="cmp.eq.f32.o"):
    pass


class CmpEQF32UOp(_Equality, dialect=vm, name="cmp.eq.f32.u"):
    pass


class CmpGTEF32OOp(_Order, dialect=vm, name="cmp.gte.f32.o"):
    pass


class CmpGTEF32UOp(_Order, dialect=vm, name="cmp.gte.f32.u"):
    pass


class CmpGTF32OOp(_Order, dialect=vm, name="cmp.gt.f32.o"):
    pass


class CmpGTF32UOp(_Order, dialect=vm, name="cmp.gt.f32.u"):
    pass


class CmpLTEF32OOp(_Order, dialect=vm, name="cmp.lte.f32.o"):
    pass


class CmpLTEF32UOp(_Order, dialect=vm, name="cmp.lte.f32.u"):
    pass


class CmpLTF32OOp(_Order, dialect=vm, name="cmp.lt.f32.o"):
    pass


class CmpLTF32UOp(_Order, dialect=vm, name="cmp.lt.f32.u"):
    pass


class CmpNEF32OOp(_Equality, dialect=vm, name="cmp.ne.f32.o"):
    pass


class CmpNEF32UOp(_Equality, dialect=vm, name="cmp.ne.f32.u"):
    pass


class CmpNZF32OOp(d.Op, dialect=vm, name="cmp.nz.f32.o"):
    operand = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    effects = ()
    assembly_format = "operands attr-dict `:` type($operand)"


class CmpNZF32UOp(d.Op, dialect=vm, name="cmp.nz.f32.u"):
    operand = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    effects = ()
    assembly_format = "operands attr-dict `:` type($operand)"


class CmpNaNF32Op(NotZero, dialect=vm, name="cmp.nan.f32"):
    operand = d.Operand(d.F32)


class CosF32Op(_Unary, dialect=vm, name="cos.f32"):
    pass


class DivF32Op(_Binary, dialect=vm, name="div.f32"):
    pass


class ErfF32Op(_Unary, dialect=vm, name="erf.f32"):
    pass


class Exp2F32Op(_Unary, dialect=vm, name="exp2.f32"):
    pass


class ExpF32Op(_Unary, dialect=vm, name="exp.f32"):
    pass


class ExpM1F32Op(_Unary, dialect=vm, name="expm1.f32"):
    pass


class ExtF32F64Op(Conversion, dialect=vm, name="ext.f32.f64"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F64)


class FMAF32Op(FusedMultiplyAdd, dialect=vm, name="fma.f32"):
    a = d.Operand(d.F32)
    b = d.Operand(d.F32)
    c = d.Operand(d.F32)
    result = d.Result(d.F32)


class FloorF32Op(_Unary, dialect=vm, name="floor.f32"):
    pass


class Log10F32Op(_Unary, dialect=vm, name="log10.f32"):
    pass


class Log1pF32Op(_Unary, dialect=vm, name="log1p.f32"):
    pass


class Log2F32Op(_Unary, dialect=vm, name="log2.f32"):
    pass


class LogF32Op(_Unary, dialect=vm, name="log.f32"):
    pass


class MaxF32Op(_Commutative, dialect=vm, name="max.f32"):
    pass


class MinF32Op(_Commutative, dialect=vm, name="min.f32"):
    pass


class MulF32Op(_Commutative, dialect=vm, name="mul.f32"):
    pass


class NegF32Op(_Unary, dialect=vm, name="neg.f32"):
    pass


class PowF32Op(_Binary, dialect=vm, name="pow.f32"):
    pass


class RemF32Op(_Binary, dialect=vm, name="rem.f32"):
    pass


class RoundF32EvenOp(_Unary, dialect=vm, name="round.f32.even"):
    pass


class RoundF32Op(_Unary, dialect=vm, name="round.f32"):
    pass


class RsqrtF32Op(_Unary, dialect=vm, name="rsqrt.f32"):
    pass


class SelectF32Op(Select, dialect=vm, name="select.f32"):
    true_value = d.Operand(d.F32)
    false_value = d.Operand(d.F32)
    result = d.Result(d.F32)


class SinF32Op(_Unary, dialect=vm, name="sin.f32"):
    pass


class SqrtF32Op(_Unary, dialect=vm, name="sqrt.f32"):
    pass


class SubF32Op(_Binary, dialect=vm, name="sub.f32"):
    pass


class SwitchF32Op(Switch, dialect=vm, name="switch.f32"):
    default_value = d.Operand(d.F32)
    values = d.Operands(d.F32)
    result = d.Result(d.F32)


class TanhF32Op(_Unary, dialect=vm, name="tanh.f32"):
    pass


class TruncF64F32Op(Conversion, dialect=vm, name="trunc.f64.f32"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F32)
