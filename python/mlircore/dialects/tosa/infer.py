"""Result types that the code of upstream's TOSA infers (`Infer` of the definitions)."""

from __future__ import annotations

import math

from mlircore import _core
from mlircore.bind.inference import DYNAMIC, Given, is_ranked, with_parts

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def reduced(given: Given) -> list[Any]:
    """The operand's shape with a 1 for the axis."""
    type, axis = given.type("input"), given.int("axis")
    return [with_parts(type, shape=[1 if i == axis else size for i, size in enumerate(type.shape)]) if is_ranked(type) else type]


def concat(given: Given) -> list[Any]:
    """The sizes along the axis, added up."""
    types, axis = [value.type for value in given.operands["input1"]], given.int("axis")
    ranked = [type for type in types if is_ranked(type)]
    if not ranked:
        return [types[0]]
    shape = [next((type.shape[i] for type in ranked if type.shape[i] != DYNAMIC), DYNAMIC) for i in range(ranked[0].rank)]
    sizes = [type.shape[axis] if is_ranked(type) else DYNAMIC for type in types]
    shape[axis] = DYNAMIC if DYNAMIC in sizes else sum(sizes)
    return [with_parts(ranked[0], shape=shape)]


def reshape(given: Given) -> list[Any]:
    """The sizes of a constant operand; -1 is inferred."""
    type, op = given.type("input1"), given.operands["shape"].owner
    if not isinstance(op, _core.OpView) or op.operation.name != "tosa.const_shape":
        raise given.refuse("the shape is no constant")
    sizes: Any = op.operation.attributes["values"]
    shape = [DYNAMIC if size == -1 else size for size in map(int, sizes)]
    if is_ranked(type) and DYNAMIC not in type.shape and shape.count(DYNAMIC) == 1:
        rest = math.prod(size for size in shape if size != DYNAMIC)
        shape = [math.prod(type.shape) // rest if size == DYNAMIC and rest else size for size in shape]
    return [_core.RankedTensorType.get(shape, type.element_type)]
