"""Identified structs of the llvm dialect: the body of each name of a context.

Types are immutable, so `set_body` makes another type, and the handle shows it from then on. A name has one body in a context: that of the
oldest type with a body, from a text or from a call. The table of names is kept in the context and brought up to date when it is read.
"""

from __future__ import annotations

from mlircore import _core
from mlircore.bind.types_attributes import context_of, make

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from mlircore._core import Context, Type

DIFFERENT = "Struct body already set to different content."


class _Names:
    """The names of the structs of a context."""

    def __init__(self) -> None:
        self.seen = 0
        self.declared: set[str] = set()  # by get_identified; a type without a body is then no definition
        self.defined: dict[str, int] = {}  # the number of the type with a body, or of the one that is opaque for ever

    def update(self, cls: Any, context: Context) -> None:
        """Reads the structs that were made since the last call."""
        found, self.seen = _core.defined_types("llvm.struct", context, self.seen)
        for number, struct in found:
            name = struct.name
            if name is not None and (struct.body is not None or (struct.opaque and name not in self.declared)):
                self.defined.setdefault(name, number)


def _names(cls: Any, context: Context) -> _Names:
    names: _Names = _core.context_notes(context).setdefault("llvm.struct", _Names())
    names.update(cls, context)
    return names


def _find(cls: Any, name: str, context: Context) -> Any:
    number = _names(cls, context).defined.get(name)
    return None if number is None else _core.defined_type_of("llvm.struct", context, number)


def get(cls: Any, name: str, context: Context | None) -> Any:
    """The struct of a name; without a body when it has none yet."""
    context = context_of((), context)
    found = _find(cls, name, context)
    if found is None:
        _names(cls, context).declared.add(name)
        found = make(cls, {"name": name, "opaque": True}, context)
    return found


def opaque(cls: Any, name: str, context: Context | None) -> Any:
    """The struct of a name, which gets no body any more."""
    context = context_of((), context)
    found = _find(cls, name, context)
    if found is None:
        names = _names(cls, context)
        found = make(cls, {"name": name, "opaque": True}, context)
        if name in names.declared:  # its type can be older than the last update
            names.declared.discard(name)
            names.seen = 0
    return found


def new(cls: Any, name: str, elements: Sequence[Type], packed: bool, context: Context | None) -> Any:
    """A struct of a name that is free. Amortised constant time for one name."""
    elements = list(elements)
    context = context_of(elements, context)
    names = _names(cls, context)
    free, counts = name, _core.context_notes(context).setdefault("llvm.struct.counts", {})
    while free in names.defined:
        counts[name] = counts.get(name, 0) + 1
        free = f"{name}.{counts[name]}"
    return make(cls, {"name": free, "body": elements, "packed": packed}, context)


def _closed(cls: Any, name: str, part: Any, done: dict[Any, Any]) -> Any:
    """A part of a body, with a mention of the enclosing struct in place of the struct without a body. `done`: parts that were seen."""
    if part not in done:
        done[part] = _closed_now(cls, name, part, done)
    return done[part]


def _closed_now(cls: Any, name: str, part: Any, done: dict[Any, Any]) -> Any:
    if isinstance(part, cls):
        if part.name == name:
            return make(cls, {"name": name}, part.context)
        if part.body is not None:
            body = [_closed(cls, name, each, done) for each in part.body]
            return part if body == part.body else make(cls, {"name": part.name, "body": body, "packed": part.packed}, part.context)
    elif (element := getattr(part, "element_type", None)) is not None and hasattr(part, "num_elements"):
        closed = _closed(cls, name, element, done)
        return part if closed == element else type(part).get(closed, part.num_elements)
    return part


def set_body(struct: Any, elements: Sequence[Type], packed: bool) -> None:
    """Gives a body to a struct of a name, and shows it."""
    cls, context, name = type(struct), struct.context, struct.name
    found = None if name is None else _find(cls, name, context)
    done: dict[Any, Any] = {}
    body = [_closed(cls, name or "", each, done) for each in elements]
    if name is None or (found is not None and (found.opaque or found.packed != packed or found.body != body)):
        raise ValueError(DIFFERENT)
    _core.retarget_type(struct, found or make(cls, {"name": name, "body": body, "packed": packed}, context))
