"""Types of the results of the memref dialect's operations, where upstream's code infers them: see `mlircore.bind.inference`."""

from __future__ import annotations

from mlircore import _core
from mlircore.bind.inference import Given, operand_types, table

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def _strided_metadata(given: Given) -> list[Any]:
    type, index = given.type("source"), _core.IndexType.get(given.context)
    space = type.memory_space
    return [_core.MemRefType.get([], type.element_type, None, space), *[index] * (1 + 2 * type.rank)]


RULES = table({
    "extract_strided_metadata": _strided_metadata,
    "distinct_objects": operand_types,
})
