"""Types of the results of the vector dialect's operations, where upstream's code infers them: see `mlircore.bind.inference`."""

from __future__ import annotations

import math

from mlircore import _core
from mlircore.bind.inference import Given, table, with_parts

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def _deinterleave(given: Given) -> list[Any]:
    type = given.type("source")
    return [with_parts(type, shape=[*type.shape[:-1], type.shape[-1] // 2])] * 2


def _extract(given: Given) -> list[Any]:
    type, depth = given.type("source"), len(given.ints("static_position"))
    if depth == type.rank:
        return [type.element_type]
    return [_core.VectorType.get(list(type.shape)[depth:], type.element_type, scalable=list(type.scalable_dims)[depth:])]


def _shuffle(given: Given) -> list[Any]:
    type, mask = given.type("v1"), given.ints("mask")
    return [_core.VectorType.get([len(mask), *list(type.shape)[1:]], type.element_type)]


def _to_elements(given: Given) -> list[Any]:
    type = given.type("source")
    return [type.element_type] * math.prod(type.shape)


RULES = table({
    "deinterleave": _deinterleave,
    "extract": _extract,
    "shuffle": _shuffle,
    "to_elements": _to_elements,
})
