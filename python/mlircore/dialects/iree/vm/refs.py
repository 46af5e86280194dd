"""The vm dialect: references."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class AssignRefOp(d.Op, dialect=vm, name="assign.ref"):
    source = d.Operand(VM_AnyRef)
    result = d.Result(VM_AnyRef)
    assembly_format = "$source attr-dict `:` type($source) `->` type($result)"
    result_names = "iree.Refs"


class CastAnyRefOp(Conversion, dialect=vm, name="cast.any.ref"):
    operand = d.Operand(VM_AnyRef)
    result = d.Result(VM_AnyRef)
    result_names = "iree.Refs"


class CastRefAnyOp(Conversion, dialect=vm, name="cast.ref.any"):
    operand = d.Operand(VM_AnyRef)
    result = d.Result(VM_AnyRef)
    result_names = "iree.Refs"


class CmpEQRefOp(Equality, dialect=vm, name="cmp.eq.ref"):
    lhs = d.Operand(VM_AnyRef)
    rhs = d.Operand(VM_AnyRef)
    result_name = "req"


class CmpNERefOp(Equality, dialect=vm, name="cmp.ne.ref"):
    lhs = d.Operand(VM_AnyRef)
    rhs = d.Operand(VM_AnyRef)
    result_name = "rne"


class CmpNZRefOp(NotZero, dialect=vm, name="cmp.nz.ref"):
    operand = d.Operand(VM_AnyRef)
    result_name = "rnz"


class DiscardRefsOp(d.Op, dialect=vm, name="discard.refs"):
    refs = d.Operands(VM_AnyRef)
    effects = ("write",)
    assembly_format = "($refs^ `:` type($refs))? attr-dict"


class SelectRefOp(Select, dialect=vm, name="select.ref"):
    true_value = d.Operand(VM_AnyRef)
    false_value = d.Operand(VM_AnyRef)
    result = d.Result(VM_AnyRef)
    result_names = "iree.Refs"


class TruncI16I8Op(Conversion, dialect=vm, name="trunc.i16.i8"):
    operand = d.Operand(d.I32)
    result = d.Result(d.I32)


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
