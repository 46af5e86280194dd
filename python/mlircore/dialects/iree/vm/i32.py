"""The vm dialect: numbers of 32 bits."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class AbsI32Op(d.Op, dialect=vm, name="abs.i32"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class AddI32Op(d.Op, dialect=vm, name="add.i32"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class AndI32Op(d.Op, dialect=vm, name="and.i32"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class BitcastF32I32Op(d.Op, dialect=vm, name="bitcast.f32.i32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class BitcastI32F32Op(d.Op, dialect=vm, name="bitcast.i32.f32"):
    operand = d.Operand(d.I32)
    result = d.Result(d.F32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CmpEQI32Op(d.Op, dialect=vm, name="cmp.eq.i32"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "eq"


class CmpGTEI32SOp(d.Op, dialect=vm, name="cmp.gte.i32.s"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "sgte"


class CmpGTEI32UOp(d.Op, dialect=vm, name="cmp.gte.i32.u"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "ugte"


class CmpGTI32SOp(d.Op, dialect=vm, name="cmp.gt.i32.s"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "sgt"


class CmpGTI32UOp(d.Op, dialect=vm, name="cmp.gt.i32.u"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "ugt"


class CmpLTEI32SOp(d.Op, dialect=vm, name="cmp.lte.i32.s"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "slte"


class CmpLTEI32UOp(d.Op, dialect=vm, name="cmp.lte.i32.u"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "ulte"


class CmpLTI32SOp(d.Op, dialect=vm, name="cmp.lt.i32.s"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "slt"


class CmpLTI32UOp(d.Op, dialect=vm, name="cmp.lt.i32.u"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "ult"


class CmpNEI32Op(d.Op, dialect=vm, name="cmp.ne.i32"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "ne"


class CmpNZI32Op(d.Op, dialect=vm, name="cmp.nz.i32"):
    operand = d.Operand(d.I32)
    result = d.Result(VM_CondValue)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand)"
    result_name = "nz"


class CtlzI32Op(d.Op, dialect=vm, name="ctlz.i32"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class DivI32SOp(d.Op, dialect=vm, name="div.i32.s"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class DivI32UOp(d.Op, dialect=vm, name="div.i32.u"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class ExtI16I32SOp(d.Op, dialect=vm, name="ext.i16.i32.s"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class ExtI16I32UOp(d.Op, dialect=vm, name="ext.i16.i32.u"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class ExtI32I64SOp(d.Op, dialect=vm, name="ext.i32.i64.s"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class ExtI32I64UOp(d.Op, dialect=vm, name="ext.i32.i64.u"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class ExtI8I32SOp(d.Op, dialect=vm, name="ext.i8.i32.s"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class ExtI8I32UOp(d.Op, dialect=vm, name="ext.i8.i32.u"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class FMAI32Op(d.Op, dialect=vm, name="fma.i32"):
    a = d.Operand(d.I32)
    b = d.Operand(d.I32)
    c = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("a", "b", "c", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MaxI32SOp(d.Op, dialect=vm, name="max.i32.s"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MaxI32UOp(d.Op, dialect=vm, name="max.i32.u"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MinI32SOp(d.Op, dialect=vm, name="min.i32.s"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MinI32UOp(d.Op, dialect=vm, name="min.i32.u"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MulI32Op(d.Op, dialect=vm, name="mul.i32"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class NotI32Op(d.Op, dialect=vm, name="not.i32"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class OrI32Op(d.Op, dialect=vm, name="or.i32"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class RemI32SOp(d.Op, dialect=vm, name="rem.i32.s"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class RemI32UOp(d.Op, dialect=vm, name="rem.i32.u"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class SelectI32Op(d.Op, dialect=vm, name="select.i32"):
    condition = d.Operand(VM_CondValue)
    true_value = d.Operand(d.I32)
    false_value = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("true_value", "false_value", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class ShlI32Op(d.Op, dialect=vm, name="shl.i32"):
    operand = d.Operand(d.I32)
    amount = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand `,` $amount attr-dict `:` type($operand)"


class ShrI32SOp(d.Op, dialect=vm, name="shr.i32.s"):
    operand = d.Operand(d.I32)
    amount = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand `,` $amount attr-dict `:` type($operand)"


class ShrI32UOp(d.Op, dialect=vm, name="shr.i32.u"):
    operand = d.Operand(d.I32)
    amount = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand `,` $amount attr-dict `:` type($operand)"


class SubI32Op(d.Op, dialect=vm, name="sub.i32"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class SwitchI32Op(d.Op, dialect=vm, name="switch.i32"):
    index = d.Operand(VM_CondValue)
    default_value = d.Operand(d.I32)
    values = d.Operands(d.I32)
    result = d.Result(d.I32)
    traits = (d.AllTypesMatch("default_value", "result"),)
    effects = ()
    assembly_format = "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)"


class TruncI32I16Op(d.Op, dialect=vm, name="trunc.i32.i16"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class TruncI32I8Op(d.Op, dialect=vm, name="trunc.i32.i8"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class TruncI64I32Op(d.Op, dialect=vm, name="trunc.i64.i32"):
    operand = d.Operand(d.I64)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class XorI32Op(d.Op, dialect=vm, name="xor.i32"):
    lhs = d.Operand(d.I32)
    rhs = d.Operand(d.I32)
    result = d.Result(d.I32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"
