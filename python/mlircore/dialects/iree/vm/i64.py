"""The vm dialect: numbers of 64 bits."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class _Unary(Unary):
    operand = d.Operand(d.I64)
    result = d.Result(d.I64)


class _Binary(Binary):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)


class _Commutative(Commutative):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)


class _Shift(Shift):
    operand = d.Operand(d.I64)
    amount = d.Operand(d.I32)
    result = d.Result(d.I64)


class _Order(Order):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)


class _Equality(Equality):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)


class AbsI64Op(_Unary, dialect=vm, name="abs.i64"):
    pass


class AddI64Op(_Commutative, dialect=vm, name="add.i64"):
    pass


class AndI64Op(_Commutative, dialect=vm, name="and.i64"):
    pass


class BitcastF64I64Op(Conversion, dialect=vm, name="bitcast.f64.i64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.I64)


class BitcastI64F64Op(Conversion, dialect=vm, name="bitcast.i64.f64"):
    operand = d.Operand(d.I64)
    result = d.Result(d.F64)


class CmpEQI64Op(_Equality, dialect=vm, name="cmp.eq.i64"):
    result_name = "eq"


class CmpGTEI64SOp(_Order, dialect=vm, name="cmp.gte.i64.s"):
    result_name = "sgte"


class CmpGTEI64UOp(_Order, dialect=vm, name="cmp.gte.i64.u"):
    result_name = "ugte"


class CmpGTI64SOp(_Order, dialect=vm, name="cmp.gt.i64.s"):
    result_name = "sgt"


class CmpGTI64UOp(_Order, dialect=vm, name="cmp.gt.i64.u"):
    result_name = "ugt"


class CmpLTEI64SOp(_Order, dialect=vm, name="cmp.lte.i64.s"):
    result_name = "slte"


class CmpLTEI64UOp(_Order, dialect=vm, name="cmp.lte.i64.u"):
    result_name = "ulte"


class CmpLTI64SOp(_Order, dialect=vm, name="cmp.lt.i64.s"):
    result_name = "slt"


class CmpLTI64UOp(_Order, dialect=vm, name="cmp.lt.i64.u"):
    result_name = "ult"


class CmpNEI64Op(_Equality, dialect=vm, name="cmp.ne.i64"):
    result_name = "ne"


class CmpNZI64Op(NotZero, dialect=vm, name="cmp.nz.i64"):
    operand = d.Operand(d.I64)
    result_name = "nz"


class CtlzI64Op(_Unary, dialect=vm, name="ctlz.i64"):
    pass


class DivI64SOp(_Binary, dialect=vm, name="div.i64.s"):
    pass


class DivI64UOp(_Binary, dialect=vm, name="div.i64.u"):
    pass


class ExtI16I64SOp(Conversion, dialect=vm, name="ext.i16.i64.s"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I64)


class ExtI16I64UOp(Conversion, dialect=vm, name="ext.i16.i64.u"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I64)


class ExtI8I64SOp(Conversion, dialect=vm, name="ext.i8.i64.s"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I64)


class ExtI8I64UOp(Conversion, dialect=vm, name="ext.i8.i64.u"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I64)


class FMAI64Op(FusedMultiplyAdd, dialect=vm, name="fma.i64"):
    a = d.Operand(d.I64)
    b = d.Operand(d.I64)
    c = d.Operand(d.I64)
    result = d.Result(d.I64)


class MaxI64SOp(_Commutative, dialect=vm, name="max.i64.s"):
    pass


class MaxI64UOp(_Commutative, dialect=vm, name="max.i64.u"):
    pass


class MinI64SOp(_Commutative, dialect=vm, name="min.i64.s"):
    pass


class MinI64UOp(_Commutative, dialect=vm, name="min.i64.u"):
    pass


class MulI64Op(_Commutative, dialect=vm, name="mul.i64"):
    pass


class NotI64Op(_Unary, dialect=vm, name="not.i64"):
    pass


class OrI64Op(_Commutative, dialect=vm, name="or.i64"):
    pass


class RemI64SOp(_Binary, dialect=vm, name="rem.i64.s"):
    pass


class RemI64UOp(_Binary, dialect=vm, name="rem.i64.u"):
    pass


class SelectI64Op(Select, dialect=vm, name="select.i64"):
    true_value = d.Operand(d.I64)
    false_value = d.Operand(d.I64)
    result = d.Result(d.I64)


class ShlI64Op(_Shift, dialect=vm, name="shl.i64"):
    pass


class ShrI64SOp(_Shift, dialect=vm, name="shr.i64.s"):
    pass


class ShrI64UOp(_Shift, dialect=vm, name="shr.i64.u"):
    pass


class SubI64Op(_Binary, dialect=vm, name="sub.i64"):
    pass


class SwitchI64Op(Switch, dialect=vm, name="switch.i64"):
    default_value = d.Operand(d.I64)
    values = d.Operands(d.I64)
    result = d.Result(d.I64)


class TruncI64I16Op(Conversion, dialect=vm, name="trunc.i64.i16"):
    operand = d.Operand(d.I64)
    result = d.Result(d.I32)


class TruncI64I8Op(Conversion, dialect=vm, name="trunc.i64.i8"):
    operand = d.Operand(d.I64)
    result = d.Result(d.I32)


class XorI64Op(_Commutative, dialect=vm, name="xor.i64"):
    pass
