"""The vm dialect: references."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class AssignRefOp(d.Op, dialect=vm, name="assign.ref"):
    source = d.Operand(VM_AnyRef)
    result = d.Result(VM_AnyRef)
    assembly_format = "$source attr-dict `:` type($source) `->` type($result)"
    result_names = "iree.Refs"


class CastAnyRefOp(d.Op, dialect=vm, name="cast.any.ref"):
    operand = d.Operand(VM_AnyRef)
    result = d.Result(VM_AnyRef)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"
    result_names = "iree.Refs"


class CastRefAnyOp(d.Op, dialect=vm, name="cast.ref.any"):
    operand = d.Operand(VM_AnyRef)
    result = d.Result(VM_AnyRef)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"
    result_names = "iree.Refs"


class CmpEQRefOp(d.Op, dialect=vm, name="cmp.eq.ref"):
    lhs = d.Operand(VM_AnyRef)
    rhs = d.Operand(VM_AnyRef)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "req"


class CmpNERefOp(d.Op, dialect=vm, name="cmp.ne.ref"):
    lhs = d.Operand(VM_AnyRef)
    rhs = d.Operand(VM_AnyRef)
    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"
    result_name = "rne"


class CmpNZRefOp(d.Op, dialect=vm, name="cmp.nz.ref"):
    operand = d.Operand(VM_AnyRef)
    result = d.Result(VM_CondValue)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand)"
    result_name = "rnz"


class DiscardRefsOp(d.Op, dialect=vm, name="discard.refs"):
    refs = d.Operands(VM_AnyRef)
    effects = ("write",)
    assembly_format = "($refs^ `:` type($refs))? attr-dict"


class SelectRefOp(d.Op, dialect=vm, name="select.ref"):
    condition = d.Operand(VM_CondValue)
    true_value = d.Operand(VM_AnyRef)
    false_value = d.Operand(VM_AnyRef)
    result = d.Result(VM_AnyRef)
    traits = (d.AllTypesMatch("true_value", "false_value", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"
    result_names = "iree.Refs"


class TruncI16I8Op(d.Op, dialect=vm, name="trunc.i16.i8"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class SwitchRefOp(d.Op, dialect=vm, name="switch.ref"):
    index = d.Operand(d.I32)
    default_value = d.Operand(VM_AnyRef)
    values = d.Operands(VM_AnyRef)
    result = d.Result(VM_AnyRef)
    traits = (d.AllTypesMatch("default_value", "result"), d.TypeFrom("default_value", "values"))
    effects = ()
    defer_attr_checks = True
    assembly_format = "$index `` `[` $values `]` `else` $default_value attr-dict `:` type($default_value)"
    result_names = "iree.Refs"
