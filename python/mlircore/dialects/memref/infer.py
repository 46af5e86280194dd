"""Result types that the code of upstream's memref dialect infers (`Infer` of the definitions)."""

from __future__ import annotations

from mlircore import _core
from mlircore.bind.inference import Given

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def strided_metadata(given: Given) -> list[Any]:
    """The base buffer, offset, sizes and strides."""
    type, index = given.type("source"), _core.IndexType.get(given.context)
    space = type.memory_space
    return [_core.MemRefType.get([], type.element_type, None, space), *[index] * (1 + 2 * type.rank)]
