"""Result types that the code of upstream's vector dialect infers (`Infer` of the definitions)."""

from __future__ import annotations

import math

from mlircore import _core
from mlircore.bind.inference import Given, with_parts

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def deinterleave(given: Given) -> list[Any]:
    """Two vectors of half the size."""
    type = given.type("source")
    return [with_parts(type, shape=[*type.shape[:-1], type.shape[-1] // 2])] * 2


def extract(given: Given) -> list[Any]:
    """The part at a static position."""
    type, depth = given.type("source"), len(given.ints("static_position"))
    if depth == type.rank:
        return [type.element_type]
    return [_core.VectorType.get(list(type.shape)[depth:], type.element_type, scalable=list(type.scalable_dims)[depth:])]


def shuffle(given: Given) -> list[Any]:
    """As many elements as the mask has."""
    type, mask = given.type("v1"), given.ints("mask")
    return [_core.VectorType.get([len(mask), *list(type.shape)[1:]], type.element_type)]


def to_elements(given: Given) -> list[Any]:
    """Each element's type."""
    type = given.type("source")
    return [type.element_type] * math.prod(type.shape)
