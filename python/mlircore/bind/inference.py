"""Functions that infer the types of results, where the definition has an `Infer`: where upstream's code infers them from operands and
attributes, and no trait says how. Those of one dialect are in mlircore.dialects.DIALECT.infer.

A function gets what the operation is made of (`Given`): operands by the names of their groups (a `Value`, None, or a list), attributes
by name; and the strings of the definition. It returns the types of all results. It raises `MLIRError` when it cannot infer them: give
the types as `results`.
"""

from __future__ import annotations

import sys

from mlircore import _core
from mlircore.define import opcodes as oc
from mlircore.define.dialect import Dialect

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from mlircore.define.inference import Infer
    from mlircore.define.operations import OpInfo

DYNAMIC = -(2**63)


class Given:
    """What an operation is made of."""

    def __init__(self, info: OpInfo, context: _core.Context, operands: dict[str, Any], attributes: dict[str, Any]) -> None:
        self.info, self.context, self.operands = info, context, operands
        self.attributes: dict[str, Any] = attributes

    def type(self, name: str) -> Any:
        """The type of an operand."""
        return self.operands[name].type

    def types(self) -> list[Any]:
        """The types of all operands."""
        found: list[Any] = []
        for each in self.operands.values():
            found += [value.type for value in each] if isinstance(each, list) else [] if each is None else [each.type]
        return found

    def ints(self, name: str) -> list[int]:
        """The numbers of an attribute: a dense array, or dense elements."""
        return [int(each) for each in self.attributes[name]]

    def int(self, name: str) -> int:
        """The number of an attribute."""
        return int(self.attributes[name].value)

    def refuse(self, why: str = "") -> _core.MLIRError:
        """What to raise when the types cannot be inferred."""
        return _core.MLIRError(f"the result types of '{self.info.name}' cannot be inferred{why and ': '}{why}: give them as `results`")

    def parse(self, text: str) -> Any:
        """A type."""
        return _core.Type.parse(text, self.context)


def with_parts(type: Any, *, shape: Sequence[int] | None = None, element: Any = None, encoding: Any = False) -> Any:
    """A tensor or vector like another, with some parts changed."""
    kept = type.element_type if element is None else element
    if isinstance(type, _core.UnrankedTensorType):
        return _core.UnrankedTensorType.get(kept)
    size = list(type.shape if shape is None else shape)
    if isinstance(type, _core.VectorType):
        return _core.VectorType.get(size, kept, scalable=list(type.scalable_dims) if shape is None or len(size) == type.rank else None)
    if not isinstance(type, _core.RankedTensorType):
        raise _core.MLIRError(f"{type} is neither a tensor nor a vector")
    return _core.RankedTensorType.get(size, kept, type.encoding if encoding is False else encoding)


def is_ranked(type: Any) -> bool:
    return isinstance(type, _core.RankedTensorType)


def merged_type(given: Given, types: list[Any]) -> Any:
    """The most that is known of types that are alike but for sizes that are not known."""
    ranked = [type for type in types if is_ranked(type)]
    if not ranked or len(set(types)) == 1:
        return types[0]
    shape = list(ranked[0].shape)
    for type in ranked[1:]:
        if len(type.shape) != len(shape):
            raise given.refuse(f"{type} and {ranked[0]} differ in rank")
        shape = [b if a == DYNAMIC else a for a, b in zip(shape, type.shape, strict=True)]
    return with_parts(ranked[0], shape=shape)


def broadcast_type(given: Given, types: list[Any], element: Any = None) -> Any:
    """The type that several are broadcast to, sizes of 1 along others and the missing ones in front."""
    element = types[0].element_type if element is None else element
    if not all(is_ranked(type) for type in types):
        return _core.UnrankedTensorType.get(element)
    rank = max(type.rank for type in types)
    shape = []
    for place in zip(*([1] * (rank - type.rank) + list(type.shape) for type in types), strict=True):
        sizes = {size for size in place if size != 1}
        known = sizes - {DYNAMIC}
        if len(known) > 1:
            raise given.refuse(f"sizes {sorted(known)} do not broadcast")
        shape.append(known.pop() if known else DYNAMIC if sizes else 1)
    return _core.RankedTensorType.get(shape, element)


def i1(given: Given) -> Any:
    return _core.IntegerType.get_signless(1, given.context)


# --- functions that several dialects have ---


def operand_types(given: Given) -> list[Any]:
    """The types of all operands, one each."""
    return given.types()


def merged(given: Given, *names: str) -> list[Any]:
    """The type of these operands, or of all, with the sizes that any of them knows."""
    return [merged_type(given, [given.type(name) for name in names] if names else given.types())]


def merged_i1(given: Given) -> list[Any]:
    """The same with i1 as elements."""
    return [with_parts(merged_type(given, given.types()), element=i1(given))]


def broadcast(given: Given, *names: str) -> list[Any]:
    """The type that these operands are broadcast to."""
    return [broadcast_type(given, [given.type(name) for name in names])]


def broadcast_i1(given: Given, *names: str) -> list[Any]:
    """The same with i1 as elements."""
    return [broadcast_type(given, [given.type(name) for name in names], i1(given))]


# --- for builders ---


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
    module = Dialect.known[namespace].part("infer") if namespace else sys.modules[__name__]
    found: Callable[..., list[Any]] = getattr(module, name)
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
