"""The vm dialect: floats of 64 bits."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class _Unary(Unary):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)


class _Binary(Binary):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(d.F64)


class _Commutative(Commutative):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(d.F64)


class _Order(Order):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)


class _Equality(Equality):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)


class AbsF64Op(_Unary, dialect=vm, name="abs.f64"):
    pass


class AddF64Op(_Commutative, dialect=vm, name="add.f64"):
    pass


class Atan2F64Op(_Binary, dialect=vm, name="atan2.f64"):
    pass


class AtanF64Op(_Unary, dialect=vm, name="atan.f64"):
    pass


class CastF64SI64Op(Conversion, dialect=vm, name="cast.f64.si64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.I64)


class CastF64UI64Op(Conversion, dialect=vm, name="cast.f64.ui64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.I64)


class CastSI64F64Op(Conversion, dialect=vm, name="cast.si64.f64"):
    operand = d.Operand(d.I64)
    result = d.Result(d.F64)


class CastUI64F64Op(Conversion, dialect=vm, name="cast.ui64.f64"):
    operand = d.Operand(d.I64)
    result = d.Result(d.F64)


class CeilF64Op(_Unary, dialect=vm, name="ceil.f64"):
    pass


class CmpEQF64NearOp(_Equality, dialect=vm, name="cmp.eq.f64.near"):
    pass


class CmpEQF64OOp(_Equality, dialect=vm, name="cmp.eq.f64.o"):
    pass


class CmpEQF64UOp(_Equality, dialect=vm, name="cmp.eq.f64.u"):
    pass


class CmpGTEF64OOp(_Order, dialect=vm, name="cmp.gte.f64.o"):
    pass


class CmpGTEF64UOp(_Order, dialect=vm, name="cmp.gte.f64.u"):
    pass


class CmpGTF64OOp(_Order, dialect=vm, name="cmp.gt.f64.o"):
    pass


class CmpGTF64UOp(_Order, dialect=vm, name="cmp.gt.f64.u"):
    pass


class CmpLTEF64OOp(_Order, dialect=vm, name="cmp.lte.f64.o"):
    pass


class CmpLTEF64UOp(_Order, dialect=vm, name="cmp.lte.f64.u"):
    pass


class CmpLTF64OOp(_Order, dialect=vm, name="cmp.lt.f64.o"):
    pass


class CmpLTF64UOp(_Order, dialect=vm, name="cmp.lt.f64.u"):
    pass


class CmpNEF64OOp(_Equality, dialect=vm, name="cmp.ne.f64.o"):
    pass


class CmpNEF64UOp(_Equality, dialect=vm, name="cmp.ne.f64.u"):
    pass


class CmpNZF64OOp(d.Op, dialect=vm, name="cmp.nz.f64.o"):
    operand = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    effects = ()
    assembly_format = "operands attr-dict `:` type($operand)"


class CmpNZF64UOp(d.Op, dialect=vm, name="cmp.nz.f64.u"):
    operand = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    effects = ()
    assembly_format = "operands attr-dict `:` type($operand)"


class CmpNaNF64Op(NotZero, dialect=vm, name="cmp.nan.f64"):
    operand = d.Operand(d.F64)


class CosF64Op(_Unary, dialect=vm, name="cos.f64"):
    pass


class DivF64Op(_Binary, dialect=vm, name="div.f64"):
    pass


class ErfF64Op(_Unary, dialect=vm, name="erf.f64"):
    pass


class Exp2F64Op(_Unary, dialect=vm, name="exp2.f64"):
    pass


class ExpF64Op(_Unary, dialect=vm, name="exp.f64"):
    pass


class ExpM1F64Op(_Unary, dialect=vm, name="expm1.f64"):
    pass


class FMAF64Op(FusedMultiplyAdd, dialect=vm, name="fma.f64"):
    a = d.Operand(d.F64)
    b = d.Operand(d.F64)
    c = d.Operand(d.F64)
    result = d.Result(d.F64)


class FloorF64Op(_Unary, dialect=vm, name="floor.f64"):
    pass


class Log10F64Op(_Unary, dialect=vm, name="log10.f64"):
    pass


class Log1pF64Op(_Unary, dialect=vm, name="log1p.f64"):
    pass


class Log2F64Op(_Unary, dialect=vm, name="log2.f64"):
    pass


class LogF64Op(_Unary, dialect=vm, name="log.f64"):
    pass


class MaxF64Op(_Commutative, dialect=vm, name="max.f64"):
    pass


class MinF64Op(_Commutative, dialect=vm, name="min.f64"):
    pass


class MulF64Op(_Commutative, dialect=vm, name="mul.f64"):
    pass


class NegF64Op(_Unary, dialect=vm, name="neg.f64"):
    pass


class PowF64Op(_Binary, dialect=vm, name="pow.f64"):
    pass


class RemF64Op(_Binary, dialect=vm, name="rem.f64"):
    pass


class RoundF64EvenOp(_Unary, dialect=vm, name="round.f64.even"):
    pass


class RoundF64Op(_Unary, dialect=vm, name="round.f64"):
    pass


class RsqrtF64Op(_Unary, dialect=vm, name="rsqrt.f64"):
    pass


class SelectF64Op(Select, dialect=vm, name="select.f64"):
    true_value = d.Operand(d.F64)
    false_value = d.Operand(d.F64)
    result = d.Result(d.F64)


class SinF64Op(_Unary, dialect=vm, name="sin.f64"):
    pass


class SqrtF64Op(_Unary, dialect=vm, name="sqrt.f64"):
    pass


class SubF64Op(_Binary, dialect=vm, name="sub.f64"):
    pass


class SwitchF64Op(Switch, dialect=vm, name="switch.f64"):
    default_value = d.Operand(d.F64)
    values = d.Operands(d.F64)
    result = d.Result(d.F64)


class TanhF64Op(_Unary, dialect=vm, name="tanh.f64"):
    pass
