"""The vm dialect: numbers of 64 bits."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class AbsI64Op(d.Op, dialect=vm, name="abs.i64"):
    operand = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class AddI64Op(d.Op, dialect=vm, name="add.i64"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class AndI64Op(d.Op, dialect=vm, name="and.i64"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class BitcastF64I64Op(d.Op, dialect=vm, name="bitcast.f64.i64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.I64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class BitcastI64F64Op(d.Op, dialect=vm, name="bitcast.i64.f64"):
    operand = d.Operand(d.I64)
    result = d.Result(d.F64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CmpEQI64Op(d.Op, dialect=vm, name="cmp.eq.i64"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "eq"


class CmpGTEI64SOp(d.Op, dialect=vm, name="cmp.gte.i64.s"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "sgte"


class CmpGTEI64UOp(d.Op, dialect=vm, name="cmp.gte.i64.u"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "ugte"


class CmpGTI64SOp(d.Op, dialect=vm, name="cmp.gt.i64.s"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "sgt"


class CmpGTI64UOp(d.Op, dialect=vm, name="cmp.gt.i64.u"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "ugt"


class CmpLTEI64SOp(d.Op, dialect=vm, name="cmp.lte.i64.s"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "slte"


class CmpLTEI64UOp(d.Op, dialect=vm, name="cmp.lte.i64.u"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "ulte"


class CmpLTI64SOp(d.Op, dialect=vm, name="cmp.lt.i64.s"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "slt"


class CmpLTI64UOp(d.Op, dialect=vm, name="cmp.lt.i64.u"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "ult"


class CmpNEI64Op(d.Op, dialect=vm, name="cmp.ne.i64"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "ne"


class CmpNZI64Op(d.Op, dialect=vm, name="cmp.nz.i64"):
    operand = d.Operand(d.I64)
    result = d.Result(VM_CondValue)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand)"
    result_name = "nz"


class CtlzI64Op(d.Op, dialect=vm, name="ctlz.i64"):
    operand = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class DivI64SOp(d.Op, dialect=vm, name="div.i64.s"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class DivI64UOp(d.Op, dialect=vm, name="div.i64.u"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class ExtI16I64SOp(d.Op, dialect=vm, name="ext.i16.i64.s"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class ExtI16I64UOp(d.Op, dialect=vm, name="ext.i16.i64.u"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class ExtI8I64SOp(d.Op, dialect=vm, name="ext.i8.i64.s"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class ExtI8I64UOp(d.Op, dialect=vm, name="ext.i8.i64.u"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class FMAI64Op(d.Op, dialect=vm, name="fma.i64"):
    a = d.Operand(d.I64)
    b = d.Operand(d.I64)
    c = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("a", "b", "c", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MaxI64SOp(d.Op, dialect=vm, name="max.i64.s"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MaxI64UOp(d.Op, dialect=vm, name="max.i64.u"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MinI64SOp(d.Op, dialect=vm, name="min.i64.s"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MinI64UOp(d.Op, dialect=vm, name="min.i64.u"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MulI64Op(d.Op, dialect=vm, name="mul.i64"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class NotI64Op(d.Op, dialect=vm, name="not.i64"):
    operand = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class OrI64Op(d.Op, dialect=vm, name="or.i64"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class RemI64SOp(d.Op, dialect=vm, name="rem.i64.s"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class RemI64UOp(d.Op, dialect=vm, name="rem.i64.u"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class SelectI64Op(d.Op, dialect=vm, name="select.i64"):
    condition = d.Operand(VM_CondValue)
    true_value = d.Operand(d.I64)
    false_value = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("true_value", "false_value", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class ShlI64Op(d.Op, dialect=vm, name="shl.i64"):
    operand = d.Operand(d.I64)
    amount = d.Operand(d.I32)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand `,` $amount attr-dict `:` type($operand)"


class ShrI64SOp(d.Op, dialect=vm, name="shr.i64.s"):
    operand = d.Operand(d.I64)
    amount = d.Operand(d.I32)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand `,` $amount attr-dict `:` type($operand)"


class ShrI64UOp(d.Op, dialect=vm, name="shr.i64.u"):
    operand = d.Operand(d.I64)
    amount = d.Operand(d.I32)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand `,` $amount attr-dict `:` type($operand)"


class SubI64Op(d.Op, dialect=vm, name="sub.i64"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class SwitchI64Op(d.Op, dialect=vm, name="switch.i64"):
    index = d.Operand(VM_CondValue)
    default_value = d.Operand(d.I64)
    values = d.Operands(d.I64)
    result = d.Result(d.I64)
    traits = (d.AllTypesMatch("default_value", "result"),)
    effects = ()
    assembly_format = "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)"


class TruncI64I16Op(d.Op, dialect=vm, name="trunc.i64.i16"):
    operand = d.Operand(d.I64)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class TruncI64I8Op(d.Op, dialect=vm, name="trunc.i64.i8"):
    operand = d.Operand(d.I64)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class XorI64Op(d.Op, dialect=vm, name="xor.i64"):
    lhs = d.Operand(d.I64)
    rhs = d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"
