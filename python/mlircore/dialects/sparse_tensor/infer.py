"""Types of the results of the sparse_tensor dialect's operations, where upstream's code infers them: see `mlircore.bind.inference`."""

from __future__ import annotations

from mlircore import _core
from mlircore.bind.inference import DYNAMIC, Given, table

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def _sparse_values(given: Given) -> list[Any]:
    return [_core.MemRefType.get([DYNAMIC], given.type("tensor").element_type)]


RULES = table({
    "values": _sparse_values,
})
