"""Result types that the code of upstream's sparse_tensor dialect infers (`Infer` of the definitions)."""

from __future__ import annotations

from mlircore import _core
from mlircore.bind.inference import DYNAMIC, Given

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def values(given: Given) -> list[Any]:
    """A memref of the tensor's elements."""
    return [_core.MemRefType.get([DYNAMIC], given.type("tensor").element_type)]
