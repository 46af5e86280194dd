"""The mosaic_gpu dialect: barriers, tensor memory, vectors, and the structure of kernels."""

from __future__ import annotations

from mlircore import dialect as d
from mlircore.define.shaped import AnyMemRef

from .base import (
    SMEM, TMEM, Any2DMemRef, AnyFixedVector, AnyMemRefOrVector, AnyVector, AnyVectorOfAnyRank, Barrier, Bytes, IndexOrInteger,
    NonNegativeI32Attr, Pointer, PositiveI32Attr, PositiveI64Attr, SharedPointer, TiledLayoutAttr, VectorLayoutAttr, mosaic_gpu, require,
    require_tmem, space)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# --- barriers ---


class ArriveOp(d.Op, dialect=mosaic_gpu, name="arrive"):
    barrier = d.Operand(Barrier)
    predicate = d.OptionalOperand(d.I1)
    orders_tensor_core = d.Attr(d.BoolAttr)


class ArriveExpectTxOp(d.Op, dialect=mosaic_gpu, name="arrive_expect_tx"):
    barrier = d.Operand(Barrier)
    expect_tx = d.Operand(d.I32)
    assembly_format = "`barrier` `(` $barrier `:` type($barrier) `)` $expect_tx attr-dict"


class InitializeBarrierOp(d.Op, dialect=mosaic_gpu, name="initialize_barrier"):
    base_pointer = d.Operand(SharedPointer)
    arrival_count = d.Attr(PositiveI64Attr)
    num_barriers = d.Attr(PositiveI32Attr)
    orders_tensor_core = d.Attr(d.BoolAttr)


class TcGen05CommitArriveOp(d.Op, dialect=mosaic_gpu, name="tcgen05_commit_arrive"):
    barrier = d.Operand(Barrier)
    predicate = d.OptionalOperand(d.I1)
    collective = d.Attr(d.BoolAttr, default="false")


class WaitOp(d.Op, dialect=mosaic_gpu, name="wait"):
    """An operation of versions before jaxlib 0.12."""

    barrier = d.Operand(Barrier)
    parity = d.Operand(d.I1)
    assembly_format = "`barrier` `(` $barrier `:` type($barrier) `)` `parity` `(` $parity `:` type($parity) `)` attr-dict"


class ArriveDynExpectTxSupportedOp(d.Op, dialect=mosaic_gpu, name="arrive_dyn_expect_tx_supported"):
    """An operation of versions before jaxlib 0.12."""


# --- clusters ---


def _check_response(type: Any, what: str) -> None:
    count = type.shape[0]
    require(count == 16, f"{what} must have 16 elements, but has {count} elements.")
    require(space(type) == SMEM, "Response memref must be in SMEM.")


class TryClusterCancelOp(d.Op, dialect=mosaic_gpu, name="try_cluster_cancel"):
    cancellation_result = d.Operand(Bytes)
    barrier = d.Operand(Barrier)
    predicate = d.OptionalOperand(d.I1)

    def verify(self: Any) -> Any:
        _check_response(self.cancellation_result.type, "Try cluster cancel response")


class QueryClusterCancelOp(d.Op, dialect=mosaic_gpu, name="query_cluster_cancel"):
    cancellation_result = d.Operand(Bytes)
    x = d.Result(d.I32)
    y = d.Result(d.I32)
    z = d.Result(d.I32)
    success = d.Result(d.I1)

    def verify(self: Any) -> Any:
        _check_response(self.cancellation_result.type, "Response to decode")


class GetClusterRefOp(d.Op, dialect=mosaic_gpu, name="get_cluster_ref"):
    source = d.Operand(AnyMemRef)
    x = d.OptionalOperand(d.I32)
    y = d.OptionalOperand(d.I32)
    z = d.OptionalOperand(d.I32)
    result = d.Result(AnyMemRef)
    traits = (d.Pure, d.AttrSizedOperandSegments)


# --- memories ---


class AllocaScopeOp(d.Op, dialect=mosaic_gpu, name="alloca_scope"):
    result_ = d.Results(d.AnyType)
    region = d.Region(1)
    traits = (d.SingleBlock, d.NoRegionArguments)
    implicit_terminator = "mosaic_gpu.alloca_scope.return"
    effects = ("nested",)


def _check_returned(op: Any, kind: str) -> None:
    """The operands are of the types of the parent's results."""
    parent = op.operation.parent
    operands, results = list(op.operation.operands), list(parent.results)
    require(len(operands) == len(results), (
        f"has {len(operands)} operands, but enclosing {kind} (@{parent.name}) returns {len(results)}"))
    for i, (operand, result) in enumerate(zip(operands, results)):
        require(operand.type == result.type, (
            f"type of return operand {i} ('{operand.type}') doesn't match the result type ('{result.type}') in {kind} @{parent.name}"))


class AllocaScopeReturnOp(d.Op, dialect=mosaic_gpu, name="alloca_scope.return"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator, d.HasParent("mosaic_gpu.alloca_scope"))
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"

    def verify(self: Any) -> Any:
        _check_returned(self, "alloca_scope")


class AllocSmemOp(d.Op, dialect=mosaic_gpu, name="alloc_smem"):
    alignment = d.OptionalAttr(PositiveI64Attr)
    result = d.Result(AnyMemRef)
    effects = ("allocate result",)

    def verify(self: Any) -> Any:
        parent = self.operation.parent
        while parent is not None and parent.name != "mosaic_gpu.alloca_scope":
            parent = parent.parent
        require(parent is not None, "requires an ancestor `mosaic_gpu.alloca_scope` op")


class RunScopedOp(d.Op, dialect=mosaic_gpu, name="run_scoped"):
    buffer_attrs = d.Attr(d.ArrayAttr)
    results_ = d.Results(d.AnyType)
    region = d.Region(1)
    traits = (d.SingleBlock,)
    effects = ("nested",)

    def verify(self: Any) -> Any:
        for i, argument in enumerate(self.regions[0].blocks[0].arguments):
            require(hasattr(argument.type, "memory_space") and space(argument.type) == SMEM, (
                f"Expected block argument {i} to be in SMEM memory space, but got: '{argument.type}'"))


class SliceSMEMOp(d.Op, dialect=mosaic_gpu, name="slice_smem"):
    offset = d.Attr(NonNegativeI32Attr)
    alias_id = d.OptionalAttr(d.I64Attr)
    result = d.Result(AnyMemRef)
    traits = (d.Pure,)


class SliceTmemOp(d.Op, dialect=mosaic_gpu, name="slice_tmem"):
    source = d.Operand(Any2DMemRef)
    offset = d.Attr(NonNegativeI32Attr)
    alias_id = d.OptionalAttr(d.I64Attr)
    result = d.Result(Any2DMemRef)
    traits = (d.Pure,)

    def verify(self: Any) -> Any:
        require_tmem(self.source.type)
        require_tmem(self.result.type)
        require(self.offset.value % 4 == 0, f"The offset must be a multiple of 4 but got: {self.offset.value}")


_BITS = {"f16": 16, "bf16": 16, "tf32": 19, "f32": 32, "f64": 64, "index": 64}


def _bits(type: Any) -> int:
    text = str(type)
    return getattr(type, "width", None) or _BITS.get(text, 8)


class TmemAllocOp(d.Op, dialect=mosaic_gpu, name="tmem_alloc"):
    smem_ptr = d.Operand(Pointer)
    collective = d.Attr(d.BoolAttr, default="false")
    packing = d.Attr(PositiveI32Attr, default="1 : i32")
    result = d.Result(Any2DMemRef)
    assembly_format = "`smem_ptr` `(` $smem_ptr `:` type($smem_ptr) `)` prop-list attr-dict `->` type(results)"

    def verify(self: Any) -> Any:
        pointer, result, packing = self.smem_ptr.type, self.result.type, self.packing.value
        require(space(pointer) == SMEM, f"The `smem_ptr` memref must have the Workgroup address space but got: {space(pointer)}")
        require_tmem(result)
        columns = result.shape[1]
        if packing != 1:
            width = _bits(result.element_type)
            require(packing * width == 32, (
                "Only unpacked, or fully packed allocations are supported. Expected packing to be either 1 or 32 / element_bitwidth, but got: "
                f"packing = {packing}, element_bitwidth = {width}"))
            require(columns % packing == 0, (
                f"The number of unpacked columns must be divisible by the packing factor, but got: {columns} / {packing}"))
        require(columns // packing <= 512, (
            f"The number of allocated columns must be less than or equal to 512 but got: {columns // packing}"))


class TmemDeallocOp(d.Op, dialect=mosaic_gpu, name="tmem_dealloc"):
    tmem_ref = d.Operand(Any2DMemRef)
    assembly_format = "`tmem_ref` `(` $tmem_ref `:` type($tmem_ref) `)` attr-dict"

    def verify(self: Any) -> Any:
        require_tmem(self.tmem_ref.type)


class TmemLayoutCastOp(d.Op, dialect=mosaic_gpu, name="tmem_layout_cast"):
    ref = d.Operand(Any2DMemRef)
    new_layout = d.Attr(TiledLayoutAttr)
    result = d.Result(Any2DMemRef)
    traits = (d.SameOperandsAndResultType, d.Pure)

    def verify(self: Any) -> Any:
        require_tmem(self.ref.type)


class TmemRelinquishAllocPermitOp(d.Op, dialect=mosaic_gpu, name="tmem_relinquish_alloc_permit"):
    collective = d.Attr(d.BoolAttr, default="false")


class ReinterpretCastOp(d.Op, dialect=mosaic_gpu, name="reinterpret_cast"):
    source = d.Operand(AnyMemRef)
    result = d.Result(AnyMemRef)
    traits = (d.Pure,)

    def verify(self: Any) -> Any:
        source, result = self.source.type, self.result.type
        require(source.element_type == result.element_type, "source and result memrefs must have the same element type")
        if source.has_static_shape and result.has_static_shape:
            counts = [_product(type.shape) for type in (source, result)]
            require(counts[0] == counts[1], (
                f"source and result memrefs must have the same number of elements, but got {counts[0]} and {counts[1]}"))


def _product(sizes: Any) -> int:
    product = 1
    for size in sizes:
        product *= size
    return product


class WithTransformsOp(d.Op, dialect=mosaic_gpu, name="with_transforms"):
    ref = d.Operand(AnyMemRef)
    transforms = d.Attr(d.ArrayAttr)
    result = d.Result(AnyMemRef)
    traits = (d.SameOperandsAndResultType, d.Pure)


# --- vectors ---


class AssumeMultipleOp(d.Op, dialect=mosaic_gpu, name="assume_multiple"):
    value = d.Operand(IndexOrInteger)
    multiple = d.Attr(PositiveI32Attr)
    result = d.Result(IndexOrInteger)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$value `,` $multiple attr-dict `:` type($result)"


class BroadcastInDimOp(d.Op, dialect=mosaic_gpu, name="broadcast_in_dim"):
    operand = d.Operand(AnyVectorOfAnyRank)
    broadcast_dimensions = d.Attr(d.DenseI64ArrayAttr)
    result = d.Result(AnyVectorOfAnyRank)
    assembly_format = "`(` $operand `:` type($operand) `)` prop-list attr-dict `->` type(results)"

    def verify(self: Any) -> Any:
        operand, result, dims = list(self.operand.type.shape), list(self.result.type.shape), list(self.broadcast_dimensions)
        require(operand, "The input vector must have rank > 0.")
        require(len(operand) <= len(result), (
            "The rank of the input vector must be smaller or equal to the rank of the result vector."))
        require(len(operand) == len(dims), (
            "The size of the `broadcast_dimensions` attribute must be equal to the rank of the input vector."))
        for i, dim in enumerate(dims):
            require(0 <= dim < len(result), (
                f"The values in the `broadcast_dimensions` attribute must be in the range [0, result.shape.rank={len(result)})."))
            require(i == 0 or dim > dims[i - 1], "The values in the `broadcast_dimensions` attribute must be strictly increasing.")
            require(operand[i] in (1, result[dim]), (
                f"The size of the input vector's dimension {i} must be either 1 or equal to the size of the result vector's dimension {dim}."))


class BroadcastedIotaOp(d.Op, dialect=mosaic_gpu, name="broadcasted_iota"):
    dimension = d.Attr(NonNegativeI32Attr)
    result = d.Result(AnyFixedVector)

    def verify(self: Any) -> Any:
        dimension, rank = self.dimension.value, len(self.result.type.shape)
        require(dimension < rank, f"dimension={dimension} must be smaller than the rank={rank} of the result.")


class VectorConcatOp(d.Op, dialect=mosaic_gpu, name="vector_concat"):
    operands_ = d.Operands(AnyVector)
    dimension = d.Attr(d.I32Attr)
    result = d.Result(AnyVector)
    traits = (d.Pure,)
    assembly_format = "`(` $operands `:` type($operands) `)` prop-list attr-dict `->` type(results)"


class LayoutCastOp(d.Op, dialect=mosaic_gpu, name="layout_cast"):
    x = d.Operand(AnyVectorOfAnyRank)
    new_layout = d.Attr(VectorLayoutAttr)
    strict = d.Attr(d.BoolAttr, default="false")
    result = d.Result(AnyVectorOfAnyRank)
    traits = (d.SameOperandsAndResultType, d.Pure)
    assembly_format = "`x` `(` $x `:` type($x) `)` prop-list attr-dict"


class DebugPrintOp(d.Op, dialect=mosaic_gpu, name="debug_print"):
    format = d.Attr(d.StrAttr)
    value = d.Operand(AnyVectorOfAnyRank)


class PrintLayoutOp(d.Op, dialect=mosaic_gpu, name="print_layout"):
    format = d.Attr(d.StrAttr)
    value = d.Operand(AnyMemRefOrVector)

    def verify(self: Any) -> Any:
        type = self.value.type
        require(not hasattr(type, "memory_space") or space(type) in (SMEM, TMEM), (
            f"The memref must have a mosaic_gpu.tmem or gpu.address_space<workgroup> memory space but got: {space(type)}")
            if hasattr(type, "memory_space") else "")


# --- structure ---


class OptimizationBarrierOp(d.Op, dialect=mosaic_gpu, name="optimization_barrier"):
    operands_ = d.Operands(d.AnyType)
    result_ = d.Results(d.AnyType)


class CustomPrimitiveOp(d.Op, dialect=mosaic_gpu, name="custom_primitive"):
    operands_ = d.Operands(d.AnyType)
    in_layouts = d.Attr(d.ArrayAttr)
    in_transforms = d.Attr(d.ArrayAttr)
    out_layouts = d.Attr(d.ArrayAttr)
    result_ = d.Results(d.AnyType)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.SingleBlock)
    implicit_terminator = "mosaic_gpu.return"

    def verify(self: Any) -> Any:
        from mlircore import ir

        operands = [value.type for value in self.operation.operands]
        results = [value.type for value in self.operation.results]
        vectors = [type for type in operands if isinstance(type, ir.VectorType)]
        memrefs = [type for type in operands if isinstance(type, ir.MemRefType) and space(type) == SMEM]
        require(len(vectors) == len(self.in_layouts), "Custom primitive must have a layout for each vector operand.")
        require(len(memrefs) == len(self.in_transforms), "Custom primitive must have transforms for each memref operand in smem.")
        vectors = [type for type in results if isinstance(type, ir.VectorType)]
        require(all(isinstance(type, ir.VectorType) or not isinstance(type, ir.ShapedType) for type in results), (
            "Custom primitive can only return scalars or vectors."))
        require(len(vectors) == len(self.out_layouts), "Custom primitive must have a layout for each vector result.")


class ReturnOp(d.Op, dialect=mosaic_gpu, name="return"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator, d.HasParent("mosaic_gpu.custom_primitive"))
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"

    def verify(self: Any) -> Any:
        _check_returned(self, "custom_primitive")


class WarpMapOp(d.Op, dialect=mosaic_gpu, name="warp_map"):
    operands_ = d.Operands(d.AnyType)
    region = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.IsolatedFromAbove)

    def verify(self: Any) -> Any:
        from mlircore import ir

        require(not any(isinstance(operand.type, ir.VectorType) for operand in self.operation.operands), (
            "Can only map over scalars and refs."))
