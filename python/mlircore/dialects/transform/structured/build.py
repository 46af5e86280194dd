"""transform.structured, what upstream wrote by hand: constructors that take numbers and handles in one list, and types only where they vary."""

from __future__ import annotations

from mlircore.dialects._build import split, value_of
from mlircore.dialects.transform.structured import loops, ops
from mlircore.dialects.transform.base import AnyOpType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["DecomposeOp", "FuseIntoContainingOp", "GeneralizeOp", "InterchangeOp", "MatchOp", "MultiTileSizesOp", "ScalarizeOp", "SplitOp",
           "TileUsingForOp", "TileUsingForallOp"]


def _mixed(sizes: Any) -> tuple[list[Any], Any, list[int]]:
    """Splits sizes into three parts: the handles of a list, the handle that gives the whole list, and the list of numbers."""
    if sizes is None:
        return [], None, []
    if isinstance(sizes, (ir.Value, ir._OperationBase)):
        return [], value_of(sizes), []
    dynamic, static = split(sizes)
    return dynamic, None, static


class DecomposeOp(ops.DecomposeOp):
    """Named operations become smaller ones."""

    def __init__(self, target: Any, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(AnyOpType.get(), value_of(target), loc=loc, ip=ip)


class GeneralizeOp(ops.GeneralizeOp):
    """Named operations become `linalg.generic`."""

    def __init__(self, target: Any, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(AnyOpType.get(), value_of(target), loc=loc, ip=ip)


class ScalarizeOp(loops.ScalarizeOp):
    """Tiles by 1 in each dimension of unknown size."""

    def __init__(self, target: Any, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(AnyOpType.get(), value_of(target), loc=loc, ip=ip)


class InterchangeOp(loops.InterchangeOp):
    """Puts iterators into another order."""

    def __init__(self, target: Any, *, iterator_interchange: Any = None, loc: Any = None, ip: Any = None) -> None:
        super().__init__(AnyOpType.get(), value_of(target), iterator_interchange=iterator_interchange, loc=loc, ip=ip)


class FuseIntoContainingOp(loops.FuseIntoContainingOp):
    """Moves an operation into the loop that uses it. Arguments: optionally the types of both results, then both handles."""

    def __init__(self, *args: Any, loc: Any = None, ip: Any = None) -> None:
        types = list(args[:2]) if len(args) == 4 else [AnyOpType.get(), AnyOpType.get()]
        producer, containing = args[-2:]
        super().__init__(*types, value_of(producer), value_of(containing), loc=loc, ip=ip)


class MatchOp(ops.MatchOp):
    """All operations below that have names, an interface, attributes or types."""

    @classmethod
    def match_op_names(cls, *args: Any, loc: Any = None, ip: Any = None) -> Any:
        """Arguments: optionally the type of the result, then the target and the names."""
        result = args[0] if isinstance(args[0], ir.Type) else AnyOpType.get()
        target, names = args[-2:]
        held = [names] if isinstance(names, str) else names
        return cls(result, value_of(target), ops=ir.ArrayAttr.get([ir.StringAttr.get(name) for name in held]), loc=loc, ip=ip)


class MultiTileSizesOp(loops.MultiTileSizesOp):
    """Two tile sizes that together divide a dimension, and where it is split."""

    def __init__(self, result_type: Any, target: Any, *, dimension: Any, target_size: Any, divisor: Any = None, loc: Any = None,
                 ip: Any = None) -> None:
        super().__init__(result_type, result_type, result_type, value_of(target), dimension, target_size, divisor=divisor, loc=loc, ip=ip)


class SplitOp(loops.SplitOp):
    """Splits a dimension in two after a number of iterations, which is an int or a handle."""

    def __init__(self, target: Any, dimension: Any, chunk_sizes: Any, *, loc: Any = None, ip: Any = None) -> None:
        value = value_of(target)
        dynamic, static = split([chunk_sizes])
        super().__init__(value.type, value, dimension, static[0], dynamic_chunk_sizes=dynamic[0] if dynamic else None, loc=loc, ip=ip)


class TileUsingForOp(loops.TileUsingForOp):
    """Tiles with a nest of loops. Arguments: optionally the types of the loops, or one type for all of them, then the target.

    `sizes`: numbers, handles, and lists of one of these, which is scalable.
    """

    def __init__(self, *args: Any, sizes: Any = None, interchange: Any = None, loc: Any = None, ip: Any = None) -> None:
        scalable = [isinstance(size, (list, tuple)) for size in sizes or []]
        dynamic, static = split([size[0] if scales else size for size, scales in zip(sizes or [], scalable)])
        loops = sum(size != 0 for size in static)
        types = args[0] if len(args) == 2 else AnyOpType.get()
        value = value_of(args[-1])
        super().__init__(value.type, [types] * loops if isinstance(types, ir.Type) else types, value, dynamic, static_sizes=static,
                         interchange=interchange, scalable_sizes=scalable, loc=loc, ip=ip)


class TileUsingForallOp(loops.TileUsingForallOp):
    """Tiles with a parallel loop. Arguments: optionally the types of both results, then the target."""

    def __init__(self, *args: Any, num_threads: Any = None, tile_sizes: Any = None, mapping: Any = None, loc: Any = None,
                 ip: Any = None) -> None:
        types = list(args[:2]) if len(args) == 3 else [AnyOpType.get(), AnyOpType.get()]
        threads, packed_threads, known_threads = _mixed(num_threads)
        sizes, packed_sizes, known_sizes = _mixed(tile_sizes)
        super().__init__(*types, value_of(args[-1]), threads, sizes, packed_num_threads=packed_threads, packed_tile_sizes=packed_sizes,
                         static_num_threads=known_threads, static_tile_sizes=known_sizes, mapping=mapping, loc=loc, ip=ip)
