"""Decorators that run a function's body into an operation's region."""

from __future__ import annotations

import functools

from mlircore import ir

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

__all__ = ["op_region_builder", "region_op"]


def _annotated_types(function: Callable[..., Any]) -> list[Any]:
    """The types of block arguments: the annotations of a function's parameters."""
    import inspect

    signature = inspect.signature(function)
    types = [parameter.annotation for parameter in signature.parameters.values()]
    if not all(isinstance(each, ir.Type) for each in types):
        raise ValueError(f"for {function}: either missing a type annotation or type annotation isn't a mlir type: {signature}")
    return types


def _returned(value: Any) -> list[Any]:
    if value is None:
        return []
    return list(value) if isinstance(value, (tuple, list)) else [value]


def _answer(op: Any) -> Any:
    operation = op.operation
    results = operation.results
    return operation if not len(results) else results[0] if len(results) == 1 else results


def op_region_builder(op: Any, op_region: Any, terminator: Any = None) -> Callable[[Callable[..., Any]], Any]:
    """A decorator: the function's body is built into a block of `op_region`, and the function gets the block's arguments.

    A region without a block gets one, with arguments of the types that annotate the function's parameters. `terminator` is called in the
    last block with the list of the values that the function returns. The decorator returns the operation's result, its results, or the
    operation when it has none. Raises `ValueError` when an annotation is no type.
    """

    def builder(function: Callable[..., Any]) -> Any:
        if len(op_region.blocks) == 0:
            op_region.blocks.append(*_annotated_types(function))
        with ir.InsertionPoint(op_region.blocks[0]):
            results = function(*op_region.blocks[0].arguments)
        if terminator is not None:
            with ir.InsertionPoint(list(op_region.blocks)[-1]):
                terminator(_returned(results))
        return _answer(op)

    return builder


def region_op(op_constructor: Callable[..., Any], terminator: Any = None) -> Callable[..., Any]:
    """A decorator that makes an operation and builds a function's body into its first region: see `op_region_builder`.

    Its arguments are those of `op_constructor`. Without arguments, the parentheses can be omitted.
    """

    @functools.wraps(op_constructor)
    def decorator(*args: Any, **kwargs: Any) -> Any:
        if len(args) == 1 and not kwargs and callable(args[0]):
            op = op_constructor()
            return op_region_builder(op, op.regions[0], terminator)(args[0])
        op = op_constructor(*args, **kwargs)
        return op_region_builder(op, op.regions[0], terminator)

    return decorator
