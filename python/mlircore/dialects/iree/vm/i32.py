"""The vm dialect: numbers of 32 bits."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class _Unary(Unary):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)


class _Binary(Binary):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)


class _Commutative(Commutative):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)


class _Shift(Shift):
    operand = d.Operand(d.I32)
    amount = d.Operand(d.I32)
    result = d.Result(d.I32)


class _Order(Order):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)


class _Equality(Equality):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)


class AbsI32Op(_Unary, dialect=vm, name="abs.i32"):
    pass


class AddI32Op(_Commutative, dialect=vm, name="add.i32"):
    pass


class AndI32Op(_Commutative, dialect=vm, name="and.i32"):
    pass


class BitcastF32I32Op(Conversion, dialect=vm, name="bitcast.f32.i32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.I32)


class BitcastI32F32Op(Conversion, dialect=vm, name="bitcast.i32.f32"):
    operand = d.Operand(d.I32)
    result = d.Result(d.F32)


class CmpEQI32Op(_Equality, dialect=vm, name="cmp.eq.i32"):
    result_name = "eq"


class CmpGTEI32SOp(_Order, dialect=vm, name="cmp.gte.i32.s"):
    result_name = "sgte"


class CmpGTEI32UOp(_Order, dialect=vm, name="cmp.gte.i32.u"):
    result_name = "ugte"


class CmpGTI32SOp(_Order, dialect=vm, name="cmp.gt.i32.s"):
    result_name = "sgt"


class CmpGTI32UOp(_Order, dialect=vm, name="cmp.gt.i32.u"):
    result_name = "ugt"


class CmpLTEI32SOp(_Order, dialect=vm, name="cmp.lte.i32.s"):
    result_name = "slte"


class CmpLTEI32UOp(_Order, dialect=vm, name="cmp.lte.i32.u"):
    result_name = "ulte"


class CmpLTI32SOp(_Order, dialect=vm, name="cmp.lt.i32.s"):
    result_name = "slt"


class CmpLTI32UOp(_Order, dialect=vm, name="cmp.lt.i32.u"):
    result_name = "ult"


class CmpNEI32Op(_Equality, dialect=vm, name="cmp.ne.i32"):
    result_name = "ne"


class CmpNZI32Op(NotZero, dialect=vm, name="cmp.nz.i32"):
    operand = d.Operand(d.I32)
    result_name = "nz"


class CtlzI32Op(_Unary, dialect=vm, name="ctlz.i32"):
    pass


class DivI32SOp(_Binary, dialect=vm, name="div.i32.s"):
    pass


class DivI32UOp(_Binary, dialect=vm, name="div.i32.u"):
    pass


class ExtI16I32SOp(Conversion, dialect=vm, name="ext.i16.i32.s"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)


class ExtI16I32UOp(Conversion, dialect=vm, name="ext.i16.i32.u"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)


class ExtI32I64SOp(Conversion, dialect=vm, name="ext.i32.i64.s"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I64)


class ExtI32I64UOp(Conversion, dialect=vm, name="ext.i32.i64.u"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I64)


class ExtI8I32SOp(Conversion, dialect=vm, name="ext.i8.i32.s"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)


class ExtI8I32UOp(Conversion, dialect=vm, name="ext.i8.i32.u"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)


class FMAI32Op(FusedMultiplyAdd, dialect=vm, name="fma.i32"):
    a = d.Operand(d.I32)
    b = d.Operand(d.I32)
    c = d.Operand(d.I32)
    result = d.Result(d.I32)


class MaxI32SOp(_Commutative, dialect=vm, name="max.i32.s"):
    pass


class MaxI32UOp(_Commutative, dialect=vm, name="max.i32.u"):
    pass


class MinI32SOp(_Commutative, dialect=vm, name="min.i32.s"):
    pass


class MinI32UOp(_Commutative, dialect=vm, name="min.i32.u"):
    pass


class MulI32Op(_Commutative, dialect=vm, name="mul.i32"):
    pass


class NotI32Op(_Unary, dialect=vm, name="not.i32"):
    pass


class OrI32Op(_Commutative, dialect=vm, name="or.i32"):
    pass


class RemI32SOp(_Binary, dialect=vm, name="rem.i32.s"):
    pass


class RemI32UOp(_Binary, dialect=vm, name="rem.i32.u"):
    pass


class SelectI32Op(Select, dialect=vm, name="select.i32"):
    true_value = d.Operand(d.I32)
    false_value = d.Operand(d.I32)
    result = d.Result(d.I32)


class ShlI32Op(_Shift, dialect=vm, name="shl.i32"):
    pass


class ShrI32SOp(_Shift, dialect=vm, name="shr.i32.s"):
    pass


class ShrI32UOp(_Shift, dialect=vm, name="shr.i32.u"):
    pass


class SubI32Op(_Binary, dialect=vm, name="sub.i32"):
    pass


class SwitchI32Op(Switch, dialect=vm, name="switch.i32"):
    default_value = d.Operand(d.I32)
    values = d.Operands(d.I32)
    result = d.Result(d.I32)


class TruncI32I16Op(Conversion, dialect=vm, name="trunc.i32.i16"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)


class TruncI32I8Op(Conversion, dialect=vm, name="trunc.i32.i8"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)


class TruncI64I32Op(Conversion, dialect=vm, name="trunc.i64.i32"):
    operand = d.Operand(d.I64)
    result = d.Result(d.I32)


class XorI32Op(_Commutative, dialect=vm, name="xor.i32"):
    pass
