"""Types of the results of the shape dialect's operations, where upstream's code infers them: see `mlircore.bind.inference`."""

from __future__ import annotations

from mlircore import _core
from mlircore.bind.inference import DYNAMIC, Given, table

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def _has_errors(types: list[Any]) -> bool:
    return any(str(type) in ("!shape.size", "!shape.shape", "!shape.value_shape") for type in types)


def _size_or_index(given: Given) -> list[Any]:
    return [given.parse("!shape.size" if _has_errors(given.types()) else "index")]


def _larger(given: Given) -> list[Any]:
    lhs, rhs = given.types()
    return [lhs if lhs == rhs or str(lhs) == "!shape.size" else rhs]


def _meet(given: Given) -> list[Any]:
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


def _shape_of(given: Given) -> list[Any]:
    type = given.type("arg")
    if str(type) == "!shape.value_shape":
        return [given.parse("!shape.shape")]
    rank = type.rank if isinstance(type, _core.ShapedType) and type.has_rank else DYNAMIC
    return [_core.RankedTensorType.get([rank], _core.IndexType.get(given.context))]


def _const_shape(given: Given) -> list[Any]:
    return [_core.RankedTensorType.get([len(given.attributes["shape"])], _core.IndexType.get(given.context))]


RULES = table({
    "add div mul": _size_or_index,
    "dim get_extent num_elements rank": _size_or_index,
    "max min": _larger,
    "meet": _meet,
    "shape_of": _shape_of,
    "const_shape": _const_shape,
})
