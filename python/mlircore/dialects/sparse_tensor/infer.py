"""Result types that the code of upstream's sparse_tensor dialect infers (`Infer` of the definitions)."""

from __future__ import annotations

from mlircore import ir
from mlircore.bind.inference import DYNAMIC, Given

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from typing import Any


def values(given: Given) -> list[Any]:
    """A memref of the tensor's elements."""
    return [ir.MemRefType.get([DYNAMIC], given.type("tensor").element_type)]
