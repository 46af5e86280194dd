"""Types of the results of the bufferization dialect's operations, where upstream's code infers them: see `mlircore.bind.inference`."""

from __future__ import annotations

from mlircore.bind.inference import Given, i1, table

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def _booleans(name: str) -> Callable[[Given], list[Any]]:
    return lambda given: [i1(given)] * len(given.operands[name])


RULES = table({
    "dealloc": _booleans("retained"),
})
