"""Result types that the code of upstream's shape dialect infers (`Infer` of the definitions)."""

from __future__ import annotations

from mlircore import _core
from mlircore.bind.inference import DYNAMIC, Given

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def _has_errors(types: list[Any]) -> bool:
    return any(str(type) in ("!shape.size", "!shape.shape", "!shape.value_shape") for type in types)


def size_or_index(given: Given) -> list[Any]:
    """A size if an operand may be an error, else an index."""
    return [given.parse("!shape.size" if _has_errors(given.types()) else "index")]


def larger(given: Given) -> list[Any]:
    """The operand type that has errors, if one has."""
    lhs, rhs = given.types()
    return [lhs if lhs == rhs or str(lhs) == "!shape.size" else rhs]


def meet(given: Given) -> list[Any]:
    """The more exact of two types."""
    left, right = given.types()
    if str(left) not in ("!shape.shape", "!shape.size"):
        left, right = right, left
    sizes = ("!shape.size", "index")
    if str(left) in sizes:
        if str(right) not in sizes:
            raise given.refuse("requires all sizes or shapes")
        return [left if str(left) == "!shape.size" else right]
    if str(left) == "!shape.shape":
        return [left]
    if left.shape[0] != DYNAMIC and right.shape[0] not in (DYNAMIC, left.shape[0]):
        raise given.refuse("unequal shape cardinality")
    return [right if left.shape[0] == DYNAMIC else left]


def shape_of(given: Given) -> list[Any]:
    """A shape, or extents."""
    type = given.type("arg")
    if str(type) == "!shape.value_shape":
        return [given.parse("!shape.shape")]
    rank = type.rank if isinstance(type, _core.ShapedType) and type.has_rank else DYNAMIC
    return [_core.RankedTensorType.get([rank], _core.IndexType.get(given.context))]


def const_shape(given: Given) -> list[Any]:
    """As many extents as the attribute has."""
    return [_core.RankedTensorType.get([len(given.attributes["shape"])], _core.IndexType.get(given.context))]
