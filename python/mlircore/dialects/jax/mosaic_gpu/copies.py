"""The mosaic_gpu dialect: copies between memories, vectors in memories."""

from __future__ import annotations

from mlircore import dialect as d
from mlircore.define.shaped import AnyMemRef

from .base import (
    SMEM, AnyFixedVector, AnyMatrix, AnyNon0RankedMemRef, Any2DMemRef, AtomicOpType, Barrier, CopyPartitionAttr, Dimension, DimensionsAttr,
    Metadata2D, Metadata4D, MultimemLoadReductionType, OOBFillMode, Scales2D, Scales4D, SliceIndex, TMAReduction, TMEMLoadReduction, listed,
    mosaic_gpu, require, require_tmem, space)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def _check_slice(op: Any, outer: Any, outer_name: str, inner: Any, inner_name: str) -> None:
    """A slice of `outer`, a memref in global memory, is copied from or to `inner`, which lacks the dimensions whose length is -1."""
    lengths, rank = list(op.slice_lengths), len(outer.shape)
    require(outer.element_type == inner.element_type, "The `source` and `destination` memrefs must have the same element type.")
    _check_lengths(lengths)
    require(rank == len(inner.shape) + lengths.count(-1), (
        f"The rank of the `{outer_name}` must be equal to the rank of the `{inner_name}` plus the number of collapsed dimensions as indicated "
        "by -1 values in `slice_lengths`."))
    require(len(op.indices) == rank, f"The size of `indices` must be equal to the rank of `{outer_name}`.")
    require(len(lengths) == rank, f"The size of `slice_lengths` must be equal to the rank of `{outer_name}`.")
    vectors = [(i, index.type) for i, index in enumerate(op.indices) if hasattr(index.type, "shape")]
    for place, (i, type) in enumerate(vectors):
        require(place == 0, (
            f"Only one index may be a vector but got multiple vector indices for dimensions {vectors[0][0]} and {i}."))
        require(type.shape[0] == lengths[i], (
            f"The size of the vector index must be equal to the slice length but got {type.shape[0]} != {lengths[i]}."))


def _check_lengths(lengths: list[int]) -> None:
    require(all(length >= -1 for length in lengths), "The `slice_lengths` attribute must not contain values less than -1.")


def _check_collective(op: Any) -> None:
    dimensions = [each.value for each in op.collective]
    require(len(set(dimensions)) == len(dimensions), "The `collective` attribute must not contain duplicate dimensions.")


class AsyncLoadOp(d.Op, dialect=mosaic_gpu, name="async_load"):
    source = d.Operand(AnyMemRef)
    destination = d.Operand(AnyMemRef)
    barrier = d.Operand(Barrier)
    indices = d.Operands(SliceIndex)
    leader_tracked = d.OptionalAttr(CopyPartitionAttr)
    predicate = d.OptionalOperand(d.I1)
    gmem_peer_id = d.OptionalOperand(d.I32)
    slice_lengths = d.Attr(d.DenseI64ArrayAttr)
    collective = d.Attr(DimensionsAttr)
    oob_fill_mode = d.Attr(OOBFillMode, default="zeros")
    traits = (d.AttrSizedOperandSegments,)

    def verify(self: Any) -> Any:
        _check_slice(self, self.source.type, "source", self.destination.type, "destination")
        _check_collective(self)


class AsyncPrefetchOp(d.Op, dialect=mosaic_gpu, name="async_prefetch"):
    source = d.Operand(AnyMemRef)
    indices = d.Operands(SliceIndex)
    predicate = d.OptionalOperand(d.I1)
    slice_lengths = d.Attr(d.DenseI64ArrayAttr)
    collective = d.Attr(DimensionsAttr)
    traits = (d.AttrSizedOperandSegments,)

    def verify(self: Any) -> Any:
        _check_lengths(list(self.slice_lengths))
        require(len(self.indices) == len(self.source.type.shape), "The size of `indices` must be equal to the rank of `source`.")
        _check_collective(self)


class AsyncStoreOp(d.Op, dialect=mosaic_gpu, name="async_store"):
    source = d.Operand(AnyMemRef)
    destination = d.Operand(AnyMemRef)
    indices = d.Operands(SliceIndex)
    predicate = d.OptionalOperand(d.I1)
    gmem_peer_id = d.OptionalOperand(d.I32)
    slice_lengths = d.Attr(d.DenseI64ArrayAttr)
    commit_group = d.Attr(d.BoolAttr, optional=True, default="true")
    reduction_op = d.OptionalAttr(TMAReduction)
    is_global_broadcast = d.Attr(d.BoolAttr, default="false")
    traits = (d.AttrSizedOperandSegments,)

    def verify(self: Any) -> Any:
        require(self.gmem_peer_id is None or not self.is_global_broadcast.value, (
            "Both `gmem_peer_id` or `is_global_broadcast` cannot be specified."))
        _check_slice(self, self.destination.type, "destination", self.source.type, "source")


class AsyncLoadTmemOp(d.Op, dialect=mosaic_gpu, name="async_load_tmem"):
    source = d.Operand(Any2DMemRef)
    reduce = d.OptionalAttr(TMEMLoadReduction)
    result_ = d.Results(AnyFixedVector)

    def verify(self: Any) -> Any:
        results, source = self.operation.results, self.source.type
        require(len(results) >= 1, f"expected at least 1 result, got {len(results)}")
        result = results[0].type
        require(source.element_type == result.element_type, "The `source` and `result` must have the same element type.")
        require(self.reduce is None or str(result.element_type) in ("f32", "i32"), "Reductions only supported for f32 and i32 loads.")
        require(source.shape == result.shape, "The `source` and `result` must have the same shape.")
        require_tmem(source)


class AsyncStoreTmemOp(d.Op, dialect=mosaic_gpu, name="async_store_tmem"):
    source = d.Operand(AnyMatrix)
    destination = d.Operand(Any2DMemRef)

    def verify(self: Any) -> Any:
        source, destination = self.source.type, self.destination.type
        require(source.element_type == destination.element_type, "The `source` and `destination` must have the same element type.")
        require(source.shape == destination.shape, "The `source` and `destination` must have the same shape.")
        require_tmem(destination)


class AsyncStoreSmemOp(d.Op, dialect=mosaic_gpu, name="async_store_smem"):
    valueToStore = d.Operand(AnyFixedVector)
    destination = d.Operand(AnyNon0RankedMemRef)
    barrier = d.Operand(Barrier)
    cluster_dim = d.Attr(Dimension)
    cluster_idx = d.Operand(d.I32)
    atomic_type = d.OptionalAttr(AtomicOpType)
    optimized = d.OptionalAttr(d.BoolAttr)
    effects = ("write",)

    def verify(self: Any) -> Any:
        value, destination = self.valueToStore.type, self.destination.type
        require(value.shape == destination.shape, "The `valueToStore` and `destination` must have the same shape.")
        require(value.element_type == destination.element_type, "The `valueToStore` and `destination` must have the same element type.")
        require(space(destination) == SMEM, "The `destination` memref must be in SMEM.")


def _check_smem_to_tmem(source: Any, destination: Any) -> None:
    require(space(source) == SMEM, "The `source` memref must be in SMEM.")
    require_tmem(destination)


def _check_same_elements(source: Any, destination: Any) -> None:
    require(source.element_type == destination.element_type, (
        f"The `source` ({source.element_type}) and `destination` ({destination.element_type}) memrefs must have the same element type."))


def _check_multiples(shape: list[int], columns: int) -> None:
    require(shape[0] % 128 == 0, f"The first dimension of the TMEM memref must be a multiple of 128, but got {shape[0]}.")
    require(shape[1] % columns == 0, f"The second dimension of the TMEM memref must be a multiple of {columns}, but got {shape[1]}.")


class AsyncStoreSmemToTmemOp(d.Op, dialect=mosaic_gpu, name="async_store_smem_to_tmem"):
    source = d.Operand(Any2DMemRef)
    destination = d.Operand(Any2DMemRef)
    collective = d.Attr(d.BoolAttr, default="false")

    def verify(self: Any) -> Any:
        source, destination = self.source.type, self.destination.type
        require(source.shape == destination.shape, (
            f"The `source` ({listed(source.shape)}) and `destination` ({listed(destination.shape)}) memrefs must have the same shape."))
        _check_same_elements(source, destination)
        _check_smem_to_tmem(source, destination)


class AsyncStoreScalesSmemToTmemOp(d.Op, dialect=mosaic_gpu, name="async_store_scales_smem_to_tmem"):
    source = d.Operand(Scales4D)
    destination = d.Operand(Scales2D)
    collective = d.Attr(d.BoolAttr, default="false")

    def verify(self: Any) -> Any:
        source, destination = self.source.type, self.destination.type
        _check_same_elements(source, destination)
        rows, columns = destination.shape
        _check_multiples([rows, columns], 4)
        first, second = [rows // 128, columns // 4, 32, 16], [1, columns // 4, 64, 16]
        require(list(source.shape) in (first, second), (
            f"The `source` memref must have shape ({listed(first)}) or ({listed(second)}), but got ({listed(source.shape)})."))
        _check_smem_to_tmem(source, destination)


class AsyncStoreSparseMetadataSmemToTmemOp(d.Op, dialect=mosaic_gpu, name="async_store_sparse_metadata_smem_to_tmem"):
    source = d.Operand(Metadata4D)
    destination = d.Operand(Metadata2D)
    collective = d.Attr(d.BoolAttr, default="false")

    def verify(self: Any) -> Any:
        source, destination = self.source.type, self.destination.type
        rows, columns = destination.shape
        _check_multiples([rows, columns], 64)
        expected = [rows // 128, columns // 64, 128, 64]
        require(list(source.shape) == expected, (
            f"The `source` memref must have shape ({listed(expected)}), but got ({listed(source.shape)})."))
        _check_smem_to_tmem(source, destination)


class VectorLoadOp(d.Op, dialect=mosaic_gpu, name="vector_load"):
    source = d.Operand(AnyNon0RankedMemRef)
    optimized = d.OptionalAttr(d.BoolAttr)
    result = d.Result(AnyFixedVector)
    effects = ("read",)


class VectorStoreOp(d.Op, dialect=mosaic_gpu, name="vector_store"):
    valueToStore = d.Operand(AnyFixedVector)
    destination = d.Operand(AnyNon0RankedMemRef)
    optimized = d.OptionalAttr(d.BoolAttr)
    atomic_type = d.OptionalAttr(AtomicOpType)
    multimem = d.Attr(d.BoolAttr, default="false")
    effects = ("write",)

    def verify(self: Any) -> Any:
        value, destination = self.valueToStore.type, self.destination.type
        require(value.shape == destination.shape, (
            f"The source and destination must have the same shape but got {listed(value.shape)} and {listed(destination.shape)}"))
        require(value.element_type == destination.element_type, (
            f"The source and destination must have the same element type but got '{value.element_type}' and '{destination.element_type}'"))
        require(not self.multimem.value or destination.memory_space is None, "The destination must be in GMEM for multidevice multicast")


class MultimemLoadReduceOp(d.Op, dialect=mosaic_gpu, name="multimem_load_reduce"):
    source = d.Operand(AnyNon0RankedMemRef)
    reduction_type = d.Attr(MultimemLoadReductionType)
    result = d.Result(AnyFixedVector)
    effects = ("read",)

    def verify(self: Any) -> Any:
        source, kind = self.source.type, self.reduction_type.value
        element = str(source.element_type)
        if element.lstrip("su").startswith("i") and element != "index":
            require(element.endswith(("i32", "i64")), "Only supported 32 and 64 bit integer operations")
            require(kind not in (1, 2), (
                "Integer Min, or Max reductions must specify signedness (use Umin, Smin, Umax, Smax)."))
        else:
            if element.startswith(("f", "b", "t")):
                require(kind in (0, 1, 2), "Only Add, Max and Min reductions are supported on float source.")
                require(element != "f32" or kind == 0, "Only Add is supported for F32 source type.")
            require(element in ("f32", "f16", "bf16", "f8E4M3FN", "f8E5M2"), f"Unsupported source type: '{element}'")
        require(source.memory_space is None, "Expected the ref to be in GMEM.")
