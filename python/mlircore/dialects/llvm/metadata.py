"""The attributes that operations of the llvm dialect carry: metadata of memory accesses, attributes of arguments."""

from mlircore.dialect import Attr, AttrConstraint, DictArrayAttr, Op, OptionalAttr
from mlircore.dialects._llvm_constraints import (
    AccessGroupArrayAttr as AccessGroupArrayAttr, AliasScopeArrayAttr as AliasScopeArrayAttr, TBAATagArrayAttr as TBAATagArrayAttr,
)


def _defined(summary: str, name: str) -> AttrConstraint:
    held = ("defined", f"llvm.{name}")
    return AttrConstraint(summary, held, held, definition=f"llvm.{name}")


DILocalVariableAttr = _defined("", "di_local_variable")
DIExpressionAttr = AttrConstraint("", ("defined", "llvm.di_expression"))  # the property itself holds anything
DILabelAttr = _defined("", "di_label")


class WithMemoryMetadata(Op):
    """Accesses memory."""

    access_groups: Attr = OptionalAttr(AccessGroupArrayAttr)
    alias_scopes: Attr = OptionalAttr(AliasScopeArrayAttr)
    noalias_scopes: Attr = OptionalAttr(AliasScopeArrayAttr)
    tbaa: Attr = OptionalAttr(TBAATagArrayAttr)


class WithSignatureAttributes(Op):
    """Has attributes of arguments and results."""

    arg_attrs: Attr = OptionalAttr(DictArrayAttr)
    res_attrs: Attr = OptionalAttr(DictArrayAttr)
