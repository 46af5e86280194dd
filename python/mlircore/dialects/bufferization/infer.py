"""Result types that the code of upstream's bufferization dialect infers (`Infer` of the definitions)."""

from __future__ import annotations

from mlircore.bind.inference import Given, i1

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def conditions(given: Given) -> list[Any]:
    """An i1 for each retained memref."""
    return [i1(given)] * len(given.operands["retained"])
