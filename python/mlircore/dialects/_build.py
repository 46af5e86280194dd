"""The helpers that classes and functions written by hand share: values of operations, results and sequences."""

from __future__ import annotations

from mlircore import ir

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

DYNAMIC = -(2**63)


def value_of(thing: Any) -> Any:
    """A value, or the only result of an operation."""
    return thing.result if isinstance(thing, ir._OperationBase) else thing[0] if isinstance(thing, ir.OpResultList) else thing


def values_of(things: Any) -> Any:
    """The results of an operation, or the values of a sequence; of None, there are none."""
    if things is None:
        return []
    return things.operation.results if isinstance(things, ir._OperationBase) else things


def split(things: Iterable[Any]) -> tuple[list[Any], list[int]]:
    """Splits values from numbers: the values, and for each position its number, or `DYNAMIC` where a value is."""
    dynamic, static = [], []
    for thing in things:
        if isinstance(thing, (ir.Value, ir._OperationBase)):
            dynamic.append(value_of(thing))
            static.append(DYNAMIC)
        else:
            static.append(thing if isinstance(thing, int) else thing.value)
    return dynamic, static


def answer(op: Any) -> Any:
    """The result of an operation, its results, or itself when it has none."""
    results = op.operation.results
    return op if not len(results) else results[0] if len(results) == 1 else results
