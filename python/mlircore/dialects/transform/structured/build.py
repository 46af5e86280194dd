"""transform.structured, what upstream wrote by hand: constructors that take numbers and handles in one list, and types only where they vary."""

from __future__ import annotations

from mlircore.dialects._build import split, value_of
from mlircore.dialects.transform.structured import loops, memory, ops
from mlircore.dialects.transform.base import AnyOpType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["BufferizeToAllocationOp", "DecomposeOp", "FuseIntoContainingOp", "FuseOp", "GeneralizeOp", "InterchangeOp", "MapCopyToThreadsOp",
           "MatchOp", "MultiTileSizesOp", "PadOp", "ScalarizeOp", "SplitOp", "TileUsingForOp", "TileUsingForallOp",
           "VectorizeChildrenAndApplyPatternsOp", "VectorizeOp"]


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


class BufferizeToAllocationOp(memory.BufferizeToAllocationOp):
    """Gives a result memory of its own. `memory_space`: an attribute, its text, or a number."""

    def __init__(self, target: Any, *, memory_space: Any = None, memcpy_op: Any = None, alloc_op: Any = None,
                 bufferize_destination_only: Any = None, emit_dealloc: Any = None, loc: Any = None, ip: Any = None) -> None:
        if isinstance(memory_space, (int, str)):
            memory_space = ir.Attribute.parse(str(memory_space))
        super().__init__(value_of(target), memory_space=memory_space, memcpy_op=memcpy_op, alloc_op=alloc_op,
                         bufferize_destination_only=bufferize_destination_only, emit_dealloc=emit_dealloc, loc=loc, ip=ip)


class FuseOp(loops.FuseOp):
    """Tiles an operation and fuses what it uses. Arguments: optionally the types of the loops, or one type for all of them, then the target.

    `tile_sizes`, `tile_interchange`: numbers and handles. There is a loop for each size other than 0, and only one with `use_forall`.
    """

    def __init__(self, *args: Any, tile_sizes: Any = None, tile_interchange: Any = None, apply_cleanup: bool = False,
                 use_forall: bool = False, loc: Any = None, ip: Any = None) -> None:
        sizes, static_sizes = split(tile_sizes or [])
        order, static_order = split(tile_interchange or [])
        count = 1 if use_forall else sum(size != 0 for size in static_sizes)
        types = args[0] if len(args) == 2 else AnyOpType.get()
        value = value_of(args[-1])
        super().__init__(value.type, [types] * count if isinstance(types, ir.Type) else types, value, sizes, order,
                         static_tile_sizes=static_sizes, static_tile_interchange=static_order, apply_cleanup=apply_cleanup,
                         use_forall=use_forall, loc=loc, ip=ip)


class MapCopyToThreadsOp(loops.MapCopyToThreadsOp):
    """A copy becomes a parallel loop over threads. Arguments: optionally the types of both results, then the target."""

    def __init__(self, *args: Any, total_num_threads: Any, desired_bit_alignment: Any, loc: Any = None, ip: Any = None) -> None:
        types = list(args[:2]) if len(args) == 3 else [AnyOpType.get(), AnyOpType.get()]
        super().__init__(*types, value_of(args[-1]), total_num_threads, desired_bit_alignment, loc=loc, ip=ip)


class PadOp(memory.PadOp):
    """Pads operands to sizes that are known or divide. `pad_to_multiple_of`: numbers and handles."""

    def __init__(self, target: Any, *, pad_to_multiple_of: Any = None, padding_values: Any = None, padding_dimensions: Any = None,
                 nofold_flags: Any = None, transpose_paddings: Any = None, copy_back_op: Any = None, loc: Any = None, ip: Any = None) -> None:
        from mlircore.dialects._ods_common import _get_int_array_array_attr

        dynamic, static = split([] if pad_to_multiple_of is None else pad_to_multiple_of)
        anything = AnyOpType.get()
        super().__init__(anything, anything, anything, value_of(target), dynamic, padding_values=padding_values,
                         padding_dimensions=padding_dimensions, static_pad_to_multiple_of=None if pad_to_multiple_of is None else static,
                         nofold_flags=nofold_flags, transpose_paddings=_get_int_array_array_attr(transpose_paddings),
                         copy_back_op=copy_back_op, loc=loc, ip=ip)


class VectorizeOp(ops.VectorizeOp):
    """Becomes operations on vectors. `vector_sizes`: numbers, handles, and lists of one of these, which is scalable.

    Raises TypeError when only one of `scalable_sizes` and `static_vector_sizes` is given.
    """

    def __init__(self, target: Any, vector_sizes: Any = None, *, vectorize_nd_extract: Any = None, scalable_sizes: Any = None,
                 static_vector_sizes: Any = None, loc: Any = None, ip: Any = None) -> None:
        sizes = [] if vector_sizes is None else list(vector_sizes)
        if (scalable_sizes is None) != (static_vector_sizes is None):
            raise TypeError("'scalable_sizes' and 'static_vector_sizes' must either both be given explicitly or both be given as part of "
                            "'vector_sizes'.")
        if static_vector_sizes is None and vector_sizes is not None:
            scalable_sizes = [isinstance(size, (list, tuple)) for size in sizes]
            sizes, static_vector_sizes = split(size[0] if scales else size for size, scales in zip(sizes, scalable_sizes))
        super().__init__(value_of(target), sizes, static_vector_sizes=static_vector_sizes, scalable_sizes=scalable_sizes,
                         vectorize_nd_extract=vectorize_nd_extract, loc=loc, ip=ip)


class VectorizeChildrenAndApplyPatternsOp(ops.VectorizeChildrenAndApplyPatternsOp):
    """Vectorizes all that is inside, and simplifies. The keywords are those of the definition."""

    def __init__(self, target: Any, *, disable_multi_reduction_to_contract_patterns: bool = False,
                 disable_transfer_permutation_map_lowering_patterns: bool = False, vectorize_nd_extract: bool = False,
                 vectorize_padding: bool = False, flatten_1d_depthwise_conv: bool = False, fold_type_extensions_into_contract: bool = False,
                 loc: Any = None, ip: Any = None) -> None:
        super().__init__(
            AnyOpType.get(), value_of(target), fold_type_extensions_into_contract=fold_type_extensions_into_contract,
            vectorize_padding=vectorize_padding, vectorize_nd_extract=vectorize_nd_extract,
            flatten_1d_depthwise_conv=flatten_1d_depthwise_conv,
            disable_multi_reduction_to_contract_patterns=disable_multi_reduction_to_contract_patterns,
            disable_transfer_permutation_map_lowering_patterns=disable_transfer_permutation_map_lowering_patterns, loc=loc, ip=ip)
