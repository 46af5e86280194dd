"""Types of results where upstream's code infers them from operands and attributes, and no trait of the definition says how.

A dialect has its rules in infer.py of its folder: `RULES`, by the names of its operations. A rule is a function. It gets operands by the
names of their groups (a `Value`, None, or a list) and attributes by name, and returns the types of all results. It raises `MLIRError`
when it cannot infer them: they are then given as `results`. Here is what rules of several dialects share.
"""

from __future__ import annotations

from mlircore import _core
from mlircore.define import opcodes as oc
from mlircore.define.dialect import Dialect

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from mlircore.define.operations import OpInfo

    Rule = Callable[["Given"], list[Any]]

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
        """The error to raise when the types cannot be inferred."""
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
    """Whether it is a tensor with a rank."""
    return isinstance(type, _core.RankedTensorType)


def merge_types(given: Given, types: list[Any]) -> Any:
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
    """The type i1."""
    return _core.IntegerType.get_signless(1, given.context)


# --- rules that several have ---


def same_as(name: str) -> Rule:
    """The type of an operand."""
    return lambda given: [given.type(name)]


def all_operands(given: Given) -> list[Any]:
    """The merged type of all operands."""
    return [merge_types(given, given.types())]


def boolean(given: Given) -> list[Any]:
    """The same with elements of type i1."""
    return [with_parts(merge_types(given, given.types()), element=i1(given))]


def of_value(name: str) -> Rule:
    """The type of an attribute."""
    return lambda given: [given.attributes[name].type]


def operand_types(given: Given) -> list[Any]:
    """The types of the operands, one for each result."""
    return given.types()


def broadcasting(element: Callable[[Given, Any], Any] | None = None, names: tuple[str, ...] = ("lhs", "rhs")) -> Rule:
    """The type that these operands are broadcast to. `element`: makes its element type of that of the first."""
    def infer(given: Given) -> list[Any]:
        types = [given.type(name) for name in names]
        return [broadcast_type(given, types, None if element is None else element(given, types[0].element_type))]

    return infer


def table(rules: dict[str, Rule]) -> dict[str, Rule]:
    """The rules of a dialect by the names of operations, of which a key may have several."""
    return {name: rule for names, rule in rules.items() for name in names.split()}


# --- how builders find them ---


_rules: dict[str, dict[str, Rule]] = {}


def rules_of(namespace: str) -> dict[str, Rule]:
    """The rules of a dialect; its infer.py is imported when this is first called."""
    if namespace not in _rules:
        module = Dialect.known[namespace].part("infer")
        _rules[namespace] = {} if module is None else module.RULES
    return _rules[namespace]


def groups(info: OpInfo, values: list[Any], sizes: Sequence[int]) -> dict[str, Any]:
    """Operands by the names of their groups, of which there are so many each."""
    found: dict[str, Any] = {}
    start = 0
    for (name, group), size in zip(info.operands.items(), sizes, strict=True):
        part = values[start:start + size]
        found[name] = part if group.arity == oc.VARIADIC else part[0] if part else None
        start += size
    return found


def rule(info: OpInfo) -> Callable[..., Any] | None:
    """What infers the types of an operation's results, from the context, its operands, how many each group has, and its attributes.

    None: traits of the definition say them.
    """
    namespace, _, name = info.name.partition(".")
    found = rules_of(namespace).get(name)
    if found is None:
        return None

    def infer(context: _core.Context, values: list[Any], sizes: Sequence[int], attributes: dict[str, Any]) -> list[Any]:
        given = Given(info, context, groups(info, values, sizes), attributes)
        try:
            return found(given)
        except (AttributeError, IndexError, KeyError, ValueError) as error:
            raise given.refuse(str(error)) from error

    return infer
