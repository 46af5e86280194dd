"""transform.debug: remarks."""

from mlircore.dialect import Attr, Extension, Op, Operand, OptionalAttr, OptionalOperand, StrAttr
from mlircore.dialects.transform.base import Handle, HandleOrValue, Matcher, Param, transform, reads

debug = Extension(transform, __name__)


class EmitParamAsRemarkOp(Op, dialect=transform, name="debug.emit_param_as_remark"):
    """Prints a parameter as a remark."""

    param = Operand(Param)
    anchor = OptionalOperand(Handle)
    message = OptionalAttr(StrAttr)
    facts = Matcher
    effects = ("read", "read param", "read anchor")
    assembly_format = "$param (`,` $message^)? (`at` $anchor^)? attr-dict `:` type($param) (`,` type($anchor)^)?"


class EmitRemarkAtOp(Op, dialect=transform, name="debug.emit_remark_at"):
    """Prints a remark at each operation or value."""

    at = Operand(HandleOrValue)
    message = Attr(StrAttr)
    facts = Matcher
    effects = reads("at")
    assembly_format = "$at `,` $message attr-dict `:` type($at)"


__getattr__ = debug.member  # functions that build operations, and what else the definitions say
__dir__ = debug.members
