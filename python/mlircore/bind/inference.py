"""Python functions that infer the types of results, for dialects outside the tree: what the functions of a dialect's infer.py get.

The core infers the types of the operations in the tree (src_c/defs/infer.h). A definition with `Infer("DIALECT.NAME", ...)` that names no
routine of the core has the function NAME of mlircore.dialects.DIALECT.infer. It is called by builders with what the operation is made of
(`Given`) and the strings of the definition, and returns the types of all results. It raises `MLIRError` when it cannot infer them.
"""

from __future__ import annotations

from mlircore import _core
from mlircore.define import opcodes as oc
from mlircore.define.dialect import Dialect

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from mlircore.define.inference import Infer
    from mlircore.define.operations import OpInfo


class Given:
    """The parts of an operation: operands by the names of their groups (a `Value`, None, or a list), attributes by name."""

    def __init__(self, info: OpInfo, context: _core.Context, operands: dict[str, Any], attributes: dict[str, Any]) -> None:
        self.info, self.context, self.operands = info, context, operands
        self.attributes: dict[str, Any] = attributes

    def type(self, name: str) -> Any:
        """The type of an operand. Raises `KeyError` when none has the name, `TypeError` for a list, `ValueError` when it is absent."""
        if name not in self.operands:
            raise KeyError(f"{name!r} is none of the operands of '{self.info.name}': {', '.join(self.operands) or 'there are none'}")
        value = self.operands[name]
        if isinstance(value, list):
            raise TypeError(f"{name!r} is a list of operands: its types are [each.type for each in given.operands[{name!r}]]")
        if value is None:
            raise ValueError(f"the operand {name!r} is absent")
        return value.type

    def types(self) -> list[Any]:
        """The types of all operands."""
        found: list[Any] = []
        for each in self.operands.values():
            found += [value.type for value in each] if isinstance(each, list) else [] if each is None else [each.type]
        return found

    def ints(self, name: str) -> list[int]:
        """The numbers of an attribute: a dense array, or dense elements. Raises `KeyError` and `ValueError` as `type` does."""
        return [int(each) for each in self._attribute(name)]

    def int(self, name: str) -> int:
        """The number of an attribute. Raises `KeyError` and `ValueError` as `type` does."""
        return int(self._attribute(name).value)

    def _attribute(self, name: str) -> Any:
        if name not in self.attributes and name not in self.info.attrs:
            known = [each for each, attr in self.info.attrs.items() if not attr.hidden]
            raise KeyError(f"{name!r} is none of the attributes of '{self.info.name}': {', '.join(known) or 'there are none'}")
        if self.attributes.get(name) is None:
            raise ValueError(f"the attribute {name!r} is absent")
        return self.attributes[name]

    def refuse(self, why: str = "") -> _core.MLIRError:
        """The exception to raise when the types cannot be inferred."""
        return _core.MLIRError(f"the result types of '{self.info.name}' cannot be inferred{why and ': '}{why}: give them as `results`")

    def parse(self, text: str) -> Any:
        """A type."""
        return _core.Type.parse(text, self.context)


def groups(info: OpInfo, values: list[Any], sizes: Sequence[int]) -> dict[str, Any]:
    """Operands by the names of their groups, of which there are so many each."""
    found: dict[str, Any] = {}
    start = 0
    for (name, group), size in zip(info.operands.items(), sizes, strict=True):
        part = values[start:start + size]
        found[name] = part if group.arity == oc.VARIADIC else part[0] if part else None
        start += size
    return found


def function(infer: Infer) -> Callable[..., list[Any]]:
    """The function that an `Infer` names. Raises `AttributeError` when there is none."""
    namespace, _, name = infer.routine.rpartition(".")
    found: Callable[..., list[Any]] = getattr(Dialect.known[namespace].part("infer"), name)
    return found


def rule(info: OpInfo) -> Callable[..., Any]:
    """A function that infers result types from the context, operands, how many each group has, and attributes: as its `infer` says."""
    assert info.infer is not None
    found, args = function(info.infer), info.infer.args

    def infer(context: _core.Context, values: list[Any], sizes: Sequence[int], attributes: dict[str, Any]) -> list[Any]:
        given = Given(info, context, groups(info, values, sizes), attributes)
        try:
            return found(given, *args)
        except (AttributeError, IndexError, KeyError, ValueError) as error:
            raise given.refuse(str(error)) from error

    return infer


def by_hook(info: OpInfo) -> Callable[..., Any]:
    """The same by `infer_types` of a class: its exceptions come out, but a `ValueError` is the reason why types cannot be inferred."""
    hook = info.infer_types

    def infer(context: _core.Context, values: list[Any], sizes: Sequence[int], attributes: dict[str, Any]) -> list[Any]:
        given = Given(info, context, groups(info, values, sizes), attributes)
        try:
            found = hook(given)
        except ValueError as error:
            raise given.refuse(str(error)) from error
        types = list(found) if isinstance(found, (list, tuple)) else [found]
        if not all(isinstance(each, _core.Type) for each in types):
            raise TypeError(f"infer_types of '{info.name}' returns types, not {found!r}")
        if len(types) < len(info.results) and all(group.arity == oc.SINGLE for group in info.results.values()):
            raise TypeError(f"infer_types of '{info.name}' returns {len(types)} types for {len(info.results)} results")
        return types

    return infer
