"""The vm dialect: floats of 32 bits."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class AbsF32Op(d.Op, dialect=vm, name="abs.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class AddF32Op(d.Op, dialect=vm, name="add.f32"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class Atan2F32Op(d.Op, dialect=vm, name="atan2.f32"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class AtanF32Op(d.Op, dialect=vm, name="atan.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class CastF32SI32Op(d.Op, dialect=vm, name="cast.f32.si32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CastF32SI64Op(d.Op, dialect=vm, name="cast.f32.si64"):
    operand = d.Operand(d.F32)
    result = d.Result(d.I64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CastF32UI32Op(d.Op, dialect=vm, name="cast.f32.ui32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CastF32UI64Op(d.Op, dialect=vm, name="cast.f32.ui64"):
    operand = d.Operand(d.F32)
    result = d.Result(d.I64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CastSI32F32Op(d.Op, dialect=vm, name="cast.si32.f32"):
    operand = d.Operand(d.I32)
    result = d.Result(d.F32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CastSI64F32Op(d.Op, dialect=vm, name="cast.si64.f32"):
    operand = d.Operand(d.I64)
    result = d.Result(d.F32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CastUI32F32Op(d.Op, dialect=vm, name="cast.ui32.f32"):
    operand = d.Operand(d.I32)
    result = d.Result(d.F32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CastUI64F32Op(d.Op, dialect=vm, name="cast.ui64.f32"):
    operand = d.Operand(d.I64)
    result = d.Result(d.F32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class CeilF32Op(d.Op, dialect=vm, name="ceil.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class CmpEQF32NearOp(d.Op, dialect=vm, name="cmp.eq.f32.near"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpEQF32OOp(d.Op, dialect=vm, name="cmp.eq.f32.o"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpEQF32UOp(d.Op, dialect=vm, name="cmp.eq.f32.u"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpGTEF32OOp(d.Op, dialect=vm, name="cmp.gte.f32.o"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpGTEF32UOp(d.Op, dialect=vm, name="cmp.gte.f32.u"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpGTF32OOp(d.Op, dialect=vm, name="cmp.gt.f32.o"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpGTF32UOp(d.Op, dialect=vm, name="cmp.gt.f32.u"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpLTEF32OOp(d.Op, dialect=vm, name="cmp.lte.f32.o"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpLTEF32UOp(d.Op, dialect=vm, name="cmp.lte.f32.u"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpLTF32OOp(d.Op, dialect=vm, name="cmp.lt.f32.o"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpLTF32UOp(d.Op, dialect=vm, name="cmp.lt.f32.u"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpNEF32OOp(d.Op, dialect=vm, name="cmp.ne.f32.o"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpNEF32UOp(d.Op, dialect=vm, name="cmp.ne.f32.u"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


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


class CmpNaNF32Op(d.Op, dialect=vm, name="cmp.nan.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(VM_CondValue)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand)"


class CosF32Op(d.Op, dialect=vm, name="cos.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class DivF32Op(d.Op, dialect=vm, name="div.f32"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class ErfF32Op(d.Op, dialect=vm, name="erf.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class Exp2F32Op(d.Op, dialect=vm, name="exp2.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class ExpF32Op(d.Op, dialect=vm, name="exp.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class ExpM1F32Op(d.Op, dialect=vm, name="expm1.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class ExtF32F64Op(d.Op, dialect=vm, name="ext.f32.f64"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F64)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class FMAF32Op(d.Op, dialect=vm, name="fma.f32"):
    a = d.Operand(d.F32)
    b = d.Operand(d.F32)
    c = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("a", "b", "c", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class FloorF32Op(d.Op, dialect=vm, name="floor.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class Log10F32Op(d.Op, dialect=vm, name="log10.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class Log1pF32Op(d.Op, dialect=vm, name="log1p.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class Log2F32Op(d.Op, dialect=vm, name="log2.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class LogF32Op(d.Op, dialect=vm, name="log.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class MaxF32Op(d.Op, dialect=vm, name="max.f32"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MinF32Op(d.Op, dialect=vm, name="min.f32"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class MulF32Op(d.Op, dialect=vm, name="mul.f32"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class NegF32Op(d.Op, dialect=vm, name="neg.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class PowF32Op(d.Op, dialect=vm, name="pow.f32"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class RemF32Op(d.Op, dialect=vm, name="rem.f32"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class RoundF32EvenOp(d.Op, dialect=vm, name="round.f32.even"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class RoundF32Op(d.Op, dialect=vm, name="round.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class RsqrtF32Op(d.Op, dialect=vm, name="rsqrt.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class SelectF32Op(d.Op, dialect=vm, name="select.f32"):
    condition = d.Operand(VM_CondValue)
    true_value = d.Operand(d.F32)
    false_value = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("true_value", "false_value", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class SinF32Op(d.Op, dialect=vm, name="sin.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class SqrtF32Op(d.Op, dialect=vm, name="sqrt.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class SubF32Op(d.Op, dialect=vm, name="sub.f32"):
    lhs = d.Operand(d.F32)
    rhs = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class SwitchF32Op(d.Op, dialect=vm, name="switch.f32"):
    index = d.Operand(VM_CondValue)
    default_value = d.Operand(d.F32)
    values = d.Operands(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("default_value", "result"),)
    effects = ()
    assembly_format = "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)"


class TanhF32Op(d.Op, dialect=vm, name="tanh.f32"):
    operand = d.Operand(d.F32)
    result = d.Result(d.F32)
    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class TruncF64F32Op(d.Op, dialect=vm, name="trunc.f64.f32"):
    operand = d.Operand(d.F64)
    result = d.Result(d.F32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"
