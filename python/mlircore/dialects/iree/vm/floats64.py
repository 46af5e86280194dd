"""The vm dialect: floats of 64 bits."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class AbsF64Op(d.Op, dialect=vm, name="abs.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class AddF64Op(d.Op, dialect=vm, name="add.f64"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class Atan2F64Op(d.Op, dialect=vm, name="atan2.f64"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class AtanF64Op(d.Op, dialect=vm, name="atan.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class CastF64SI64Op(d.Op, dialect=vm, name="cast.f64.si64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.I64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CastF64UI64Op(d.Op, dialect=vm, name="cast.f64.ui64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.I64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CastSI64F64Op(d.Op, dialect=vm, name="cast.si64.f64"):
    operand = d.Operand(d.I64)
    result = d.Result(d.F64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CastUI64F64Op(d.Op, dialect=vm, name="cast.ui64.f64"):
    operand = d.Operand(d.I64)
    result = d.Result(d.F64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CeilF64Op(d.Op, dialect=vm, name="ceil.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class CmpEQF64NearOp(d.Op, dialect=vm, name="cmp.eq.f64.near"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpEQF64OOp(d.Op, dialect=vm, name="cmp.eq.f64.o"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpEQF64UOp(d.Op, dialect=vm, name="cmp.eq.f64.u"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpGTEF64OOp(d.Op, dialect=vm, name="cmp.gte.f64.o"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpGTEF64UOp(d.Op, dialect=vm, name="cmp.gte.f64.u"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpGTF64OOp(d.Op, dialect=vm, name="cmp.gt.f64.o"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpGTF64UOp(d.Op, dialect=vm, name="cmp.gt.f64.u"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpLTEF64OOp(d.Op, dialect=vm, name="cmp.lte.f64.o"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpLTEF64UOp(d.Op, dialect=vm, name="cmp.lte.f64.u"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpLTF64OOp(d.Op, dialect=vm, name="cmp.lt.f64.o"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpLTF64UOp(d.Op, dialect=vm, name="cmp.lt.f64.u"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpNEF64OOp(d.Op, dialect=vm, name="cmp.ne.f64.o"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpNEF64UOp(d.Op, dialect=vm, name="cmp.ne.f64.u"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


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


class CmpNaNF64Op(d.Op, dialect=vm, name="cmp.nan.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(VM_CondValue)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand)"


class CosF64Op(d.Op, dialect=vm, name="cos.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class DivF64Op(d.Op, dialect=vm, name="div.f64"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class ErfF64Op(d.Op, dialect=vm, name="erf.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class Exp2F64Op(d.Op, dialect=vm, name="exp2.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class ExpF64Op(d.Op, dialect=vm, name="exp.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class ExpM1F64Op(d.Op, dialect=vm, name="expm1.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class FMAF64Op(d.Op, dialect=vm, name="fma.f64"):
    a = d.Operand(d.F64)
    b = d.Operand(d.F64)
    c = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("a", "b", "c", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class FloorF64Op(d.Op, dialect=vm, name="floor.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class Log10F64Op(d.Op, dialect=vm, name="log10.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class Log1pF64Op(d.Op, dialect=vm, name="log1p.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class Log2F64Op(d.Op, dialect=vm, name="log2.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class LogF64Op(d.Op, dialect=vm, name="log.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class MaxF64Op(d.Op, dialect=vm, name="max.f64"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MinF64Op(d.Op, dialect=vm, name="min.f64"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MulF64Op(d.Op, dialect=vm, name="mul.f64"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class NegF64Op(d.Op, dialect=vm, name="neg.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class PowF64Op(d.Op, dialect=vm, name="pow.f64"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class RemF64Op(d.Op, dialect=vm, name="rem.f64"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class RoundF64EvenOp(d.Op, dialect=vm, name="round.f64.even"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class RoundF64Op(d.Op, dialect=vm, name="round.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class RsqrtF64Op(d.Op, dialect=vm, name="rsqrt.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class SelectF64Op(d.Op, dialect=vm, name="select.f64"):
    condition = d.Operand(VM_CondValue)
    true_value = d.Operand(d.F64)
    false_value = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("true_value", "false_value", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class SinF64Op(d.Op, dialect=vm, name="sin.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class SqrtF64Op(d.Op, dialect=vm, name="sqrt.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class SubF64Op(d.Op, dialect=vm, name="sub.f64"):
    lhs = d.Operand(d.F64)
    rhs = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class SwitchF64Op(d.Op, dialect=vm, name="switch.f64"):
    index = d.Operand(VM_CondValue)
    default_value = d.Operand(d.F64)
    values = d.Operands(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("default_value", "result"),)
    effects = ()
    assembly_format = "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)"


class TanhF64Op(d.Op, dialect=vm, name="tanh.f64"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F64)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"
