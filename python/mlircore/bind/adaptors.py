"""Adaptors: an object with an operation's fields, whose operands are other values than the operation's.

    arith.AddIOp.Adaptor, arith.AddIOpAdaptor     a subclass of `ir.OpAdaptor`, made on its first use
    adaptor.lhs, adaptor.overflowFlags            an operand (a list of them where their number varies), an attribute

A pattern of a dialect conversion is called with an adaptor, whose operands are the converted ones.
"""

from __future__ import annotations

from mlircore import _core
from mlircore.bind import signatures
from mlircore.define import opcodes as oc
from mlircore.define.fields import Attr, Group, python_name

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from mlircore.define.operations import Op, OpInfo


def _operand(info: OpInfo, name: str, field: Group) -> Callable[[_core.OpAdaptor], Any]:
    groups = list(info.operands.values())
    place = list(info.operands).index(name)
    variadic = sum(group.arity != oc.SINGLE for group in groups)
    before = sum(group.arity != oc.SINGLE for group in groups[:place])
    sized = "operandSegmentSizes" in info.attrs

    def read(self: _core.OpAdaptor) -> Any:
        operands = self.operands
        if sized:
            sizes: Any = self.attributes["operandSegmentSizes"]
            start, count = sum(list(sizes)[:place]), sizes[place]
        else:
            each = (len(operands) - len(groups) + variadic) // variadic if variadic else 0
            start, count = place - before + each * before, 1 if field.arity == oc.SINGLE else each
        found = operands[start : start + count]
        if field.arity == oc.VARIADIC:
            return found
        if not found and field.arity == oc.SINGLE:
            raise IndexError(f"there is no operand '{name}' among {len(operands)}")
        return found[0] if found else None

    return read


def _attribute(name: str, field: Attr) -> Callable[[_core.OpAdaptor], Any]:
    if field.constraint.unit:
        return lambda self: name in self.attributes
    if field.optional:
        return lambda self: self.attributes.get(name)
    return lambda self: self.attributes[name]


def of(cls: type[Op]) -> type[_core.OpAdaptor]:
    """The adaptor of a class of operations; the same at each call."""
    info = cls.definition
    members: dict[str, Any] = {"OPERATION_NAME": info.name, "__module__": cls.__module__, "__doc__": f"The adaptor of a '{info.name}'."}
    for name, field in signatures.fields(cls):
        if isinstance(field, Group):
            members[python_name(name)] = property(_operand(info, name, field))
        elif isinstance(field, Attr) and not field.hidden:
            members[python_name(name)] = property(_attribute(field.name or name, field))
    made: type[_core.OpAdaptor] = type(f"{cls.__name__}Adaptor", (_core.OpAdaptor,), members)
    cls.Adaptor = made  # replaces the `Lazy` that called this function
    return made
