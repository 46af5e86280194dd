"""The tpu dialect: operations on memory, semaphores and DMAs."""

from mlircore import dialect as d
from mlircore.define.shaped import AnyMemRef

from .base import (
    AnyVector, DenseBoolArrayAttr, MemRefOfAnySemaphore, MemRefOfDMASemaphore, MemRefOfI32, MemRefOfI32OrF32, MemRefOfSemaphore,
    MemorySpaceAttr, Offsets, VectorOfI1, VectorOfI1OfRank1, VectorOfI32, VectorOfI32OrF32, Vreg, tpu)


class AllocaSemaphoreOp(d.Op, dialect=tpu, name="sem_alloc"):
    result = d.Result(MemRefOfAnySemaphore)
    assembly_format = "attr-dict `:` type($result)"


class AssumeLayoutOp(d.Op, dialect=tpu, name="assume_layout"):
    input = d.Operand(d.AnyType)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"


class BarrierOp(d.Op, dialect=tpu, name="barrier"):
    barrier_id = d.Operand(d.Index)
    assembly_format = "`barrier_id` `(` $barrier_id `)` attr-dict"


class EnqueueDMAOp(d.Op, dialect=tpu, name="enqueue_dma"):
    source = d.Operand(AnyMemRef)
    source_semaphore = d.OptionalOperand(MemRefOfAnySemaphore)
    target = d.Operand(AnyMemRef)
    target_semaphore = d.OptionalOperand(MemRefOfAnySemaphore)
    device_id = d.OptionalOperand(d.I32)
    core_id = d.OptionalOperand(d.I32)
    subcore_id = d.OptionalOperand(d.I32)
    priority = d.Attr(d.I32Attr, default="0 : i32")
    strict_ordering = d.Attr(d.BoolAttr, default="false")
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        `source` `(` $source `:` type($source) `)` `target` `(` $target `:` type($target) `)`
        (`source_semaphore` `(` $source_semaphore^ `:` type($source_semaphore) `)`)? (`target_semaphore` `(`
        $target_semaphore^ `:` type($target_semaphore) `)`)? (`device_id` `(` $device_id^ `)`)? (`core_id` `(`
        $core_id^ `)`)? (`subcore_id` `(` $subcore_id^ `)`)? attr-dict
    """


class EnqueueIndirectDMAOp(d.Op, dialect=tpu, name="enqueue_indirect_dma"):
    source = d.Operand(AnyMemRef)
    target = d.Operand(AnyMemRef)
    offsets = d.Operand(Offsets)
    semaphore = d.Operand(MemRefOfDMASemaphore)
    offset_filter = d.OptionalOperand(d.I32)
    add = d.Attr(d.BoolAttr, default="false")
    assembly_format = """
        `source` `(` $source `:` type($source) `)` `target` `(` $target `:` type($target) `)` `offsets` `(`
        $offsets `:` type($offsets) `)` (`offset_filter` `(` $offset_filter^ `)`)? `semaphore` `(` $semaphore
        `:` type($semaphore) `)` attr-dict
    """


class EraseLayoutOp(d.Op, dialect=tpu, name="erase_memref_layout"):
    operand = d.Operand(AnyMemRef)
    result = d.Result(AnyMemRef)
    traits = (d.Pure,)
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class FetchAndAddSyncOp(d.Op, dialect=tpu, name="fetch_and_add_sync"):
    base = d.Operand(MemRefOfI32)
    indices = d.Operands(d.I32)
    value = d.Operand(d.I32)
    core_id = d.Operand(d.I32)
    result = d.Result(d.I32)
    effects = ("read", "write")
    assembly_format = """
        $base `[` $indices `]` `,` $value `,` $core_id attr-dict `:` type($base) `,` type($value) `->`
        type($result)
    """


class GetBarrierSemaphoreOp(d.Op, dialect=tpu, name="sem_barrier"):
    semaphore = d.Result(MemRefOfSemaphore)
    assembly_format = "attr-dict `:` type($semaphore)"


class GetInternalScratchOp(d.Op, dialect=tpu, name="internal_scratch"):
    result = d.Result(AnyMemRef)
    assembly_format = "attr-dict `:` type($result)"


class LoadOp(d.Op, dialect=tpu, name="load"):
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    sublane_mask = d.Attr(DenseBoolArrayAttr)
    sublane_stride = d.Attr(d.I32Attr, default="1 : i32")
    result = d.Result(Vreg)
    effects = ("read",)
    assembly_format = """
        $base `[` $indices `]` `sublanes` $sublane_mask (`sublane_stride` $sublane_stride^)? attr-dict `:`
        type($base) `,` type($result)
    """


class LogBufferOp(d.Op, dialect=tpu, name="log_buffer"):
    input = d.Operand(AnyMemRef)
    shape = d.Attr(d.DenseI64ArrayAttr)
    tag = d.Attr(d.StrAttr)
    assembly_format = "$tag attr-dict `:` $input `:` type($input)"


class _MemRefView(d.Op):
    """The same memory as another type."""

    input = d.Operand(AnyMemRef)
    result = d.Result(AnyMemRef)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"


class MemRefBitcastOp(_MemRefView, dialect=tpu, name="memref_bitcast"):
    pass


class MemRefReshapeOp(_MemRefView, dialect=tpu, name="memref_reshape"):
    pass


class MemRefSliceOp(d.Op, dialect=tpu, name="memref_slice"):
    mem_ref = d.Operand(AnyMemRef)
    base_idx = d.Operands(d.I32)
    dynamic_sizes = d.Operands(d.I32)
    result = d.Result(AnyMemRef)
    traits = (d.Pure, d.AttrSizedOperandSegments)
    assembly_format = """
        $mem_ref `[` $base_idx `]` (`<` $dynamic_sizes^ `>`)? attr-dict `:` type($mem_ref) `->` type($result)
    """


class MemRefSqueezeOp(_MemRefView, dialect=tpu, name="memref_squeeze"):
    pass


class ReinterpretCastOp(d.Op, dialect=tpu, name="reinterpret_cast"):
    input = d.Operand(AnyMemRef)
    dynamic_offset = d.OptionalOperand(d.I32)
    dynamic_sizes = d.Operands(d.I32)
    dynamic_strides = d.Operands(d.I32)
    result = d.Result(AnyMemRef)
    traits = (d.Pure, d.AttrSizedOperandSegments)
    assembly_format = """
        $input ($dynamic_offset^)? (`<` $dynamic_sizes^ `>`)? (` ` `[` $dynamic_strides^ `]`)? attr-dict `:` type($input) `->` type($result)
    """


class SemaphoreReadOp(d.Op, dialect=tpu, name="sem_read"):
    semaphore = d.Operand(MemRefOfAnySemaphore)
    result = d.Result(d.I32)
    assembly_format = "$semaphore attr-dict `:` type($semaphore) `->` type($result)"


class SemaphoreSignalOp(d.Op, dialect=tpu, name="sem_signal"):
    semaphore = d.Operand(MemRefOfSemaphore)
    amount = d.Operand(d.I32)
    device_id = d.OptionalOperand(d.I32)
    core_id = d.OptionalOperand(d.I32)
    subcore_id = d.OptionalOperand(d.I32)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $semaphore `,` $amount (`device_id` $device_id^)? (`core_id` $core_id^)? (`subcore_id` $subcore_id^)?
        attr-dict `:` type($semaphore)
    """


class SemaphoreWaitOp(d.Op, dialect=tpu, name="sem_wait"):
    semaphore = d.Operand(MemRefOfSemaphore)
    amount = d.Operand(d.I32)
    assembly_format = "$semaphore `,` $amount attr-dict `:` type($semaphore)"


class ShuffledLoadOp(d.Op, dialect=tpu, name="shuffled_load"):
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    sublane_mask = d.Attr(DenseBoolArrayAttr)
    sublane_offsets = d.Attr(d.DenseI32ArrayAttr)
    result = d.Result(Vreg)
    effects = ("read",)
    assembly_format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)"


class ShuffledStoreOp(d.Op, dialect=tpu, name="shuffled_store"):
    valueToStore = d.Operand(Vreg)
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    sublane_mask = d.Attr(DenseBoolArrayAttr)
    sublane_offsets = d.Attr(d.DenseI32ArrayAttr)
    effects = ("write",)
    assembly_format = "$base `[` $indices `]` `,` $valueToStore attr-dict `:` type($base) `,` type($valueToStore)"


class StoreOp(d.Op, dialect=tpu, name="store"):
    valueToStore = d.Operand(Vreg)
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    sublane_mask = d.Attr(DenseBoolArrayAttr)
    mask = d.OptionalOperand(d.AnyType)
    sublane_stride = d.Attr(d.I32Attr, default="1 : i32")
    add = d.Attr(d.BoolAttr, default="false")
    traits = (d.AttrSizedOperandSegments,)
    effects = ("write",)
    assembly_format = """
        $base `[` $indices `]` `,` $valueToStore (`masked` $mask^)? `sublanes` $sublane_mask (`sublane_stride`
        $sublane_stride^)? attr-dict `:` type($base) `,` type($valueToStore) `,` type($mask)
    """


class StridedLoadOp(d.Op, dialect=tpu, name="strided_load"):
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    strides = d.Attr(d.DenseI32ArrayAttr)
    result = d.Result(AnyVector)
    effects = ("read",)
    assembly_format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)"


class StridedStoreOp(d.Op, dialect=tpu, name="strided_store"):
    valueToStore = d.Operand(AnyVector)
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    strides = d.Attr(d.DenseI32ArrayAttr)
    effects = ("write",)
    assembly_format = "$base `[` $indices `]` `,` $valueToStore attr-dict `:` type($base) `,` type($valueToStore)"


class VectorLoadIdxOp(d.Op, dialect=tpu, name="vector_load_idx"):
    base = d.Operand(MemRefOfI32OrF32)
    indices = d.Operands(VectorOfI32)
    mask = d.OptionalOperand(VectorOfI1)
    value = d.Result(VectorOfI32OrF32)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("read",)
    assembly_format = """
        $base `[` $indices `]` (`masked` $mask^)? attr-dict `:` type($base) `[` type($indices) `]` `,`
        type($value) `,` type($mask)
    """


class VectorLoadOp(d.Op, dialect=tpu, name="vector_load"):
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    strides = d.Attr(d.DenseI32ArrayAttr)
    mask = d.OptionalOperand(AnyVector)
    result = d.Result(AnyVector)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("read",)
    assembly_format = """
        $base `[` $indices `]` (`masked` $mask^)? attr-dict `:` type($base) `,` type($result) `,` type($mask)
    """


class VectorStoreIdxOp(d.Op, dialect=tpu, name="vector_store_idx"):
    valueToStore = d.Operand(VectorOfI32OrF32)
    base = d.Operand(MemRefOfI32OrF32)
    indices = d.Operands(VectorOfI32)
    mask = d.OptionalOperand(VectorOfI1)
    add = d.Attr(d.BoolAttr, default="false")
    traits = (d.AttrSizedOperandSegments,)
    effects = ("write",)
    assembly_format = """
        $base `[` $indices `]` `,` $valueToStore (`masked` $mask^)? attr-dict `:` type($base) `[` type($indices)
        `]` `,` type($valueToStore) `,` type($mask)
    """


class VectorStoreOp(d.Op, dialect=tpu, name="vector_store"):
    valueToStore = d.Operand(AnyVector)
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    strides = d.Attr(d.DenseI32ArrayAttr)
    mask = d.OptionalOperand(AnyVector)
    add = d.Attr(d.BoolAttr, default="false")
    traits = (d.AttrSizedOperandSegments,)
    effects = ("write",)
    assembly_format = """
        $base `[` $indices `]` `,` $valueToStore (`masked` $mask^)? attr-dict `:` type($base) `,`
        type($valueToStore) `,` type($mask)
    """


class WaitDMA2Op(d.Op, dialect=tpu, name="wait_dma2"):
    semaphore = d.Operand(MemRefOfDMASemaphore)
    src = d.Operand(AnyMemRef)
    dst = d.Operand(AnyMemRef)
    device_id = d.OptionalOperand(d.I32)
    core_id = d.OptionalOperand(d.I32)
    strict_ordering = d.Attr(d.BoolAttr, default="false")
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        `semaphore` `(` $semaphore `:` type($semaphore) `)` `src` `(` $src `:` type($src) `)` `dst` `(` $dst `:`
        type($dst) `)` (`device_id` `(` $device_id^ `)`)? (`core_id` `(` $core_id^ `)`)? attr-dict
    """


class WaitDMAOp(d.Op, dialect=tpu, name="wait_dma"):
    source = d.Operand(AnyMemRef)
    source_semaphore = d.OptionalOperand(MemRefOfAnySemaphore)
    target = d.Operand(AnyMemRef)
    target_semaphore = d.OptionalOperand(MemRefOfAnySemaphore)
    device_id = d.OptionalOperand(d.I32)
    core_id = d.OptionalOperand(d.I32)
    subcore_id = d.OptionalOperand(d.I32)
    priority = d.Attr(d.I32Attr, default="0 : i32")
    strict_ordering = d.Attr(d.BoolAttr, default="false")
    wait_target = d.Attr(d.BoolAttr)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        `source` `(` $source `:` type($source) `)` `target` `(` $target `:` type($target) `)`
        (`source_semaphore` `(` $source_semaphore^ `:` type($source_semaphore) `)`)? (`target_semaphore` `(`
        $target_semaphore^ `:` type($target_semaphore) `)`)? (`device_id` `(` $device_id^ `)`)? (`core_id` `(`
        $core_id^ `)`)? (`subcore_id` `(` $subcore_id^ `)`)? attr-dict
    """


class WaitIndirectDMAOp(d.Op, dialect=tpu, name="wait_indirect_dma"):
    semaphore = d.Operand(MemRefOfDMASemaphore)
    src = d.Operand(AnyMemRef)
    dst = d.Operand(AnyMemRef)
    assembly_format = """
        `semaphore` `(` $semaphore `:` type($semaphore) `)` `src` `(` $src `:` type($src) `)` `dst` `(` $dst `:`
        type($dst) `)` attr-dict
    """


class AnnotateOp(d.Op, dialect=tpu, name="annotate"):
    operand = d.Operand(AnyMemRef)
    no_store = d.Attr(d.BoolAttr, default="false")
    no_bank_conflict = d.Attr(d.BoolAttr, default="false")
    no_hazard = d.Attr(d.BoolAttr, default="false")
    no_hazard_no_deps = d.Attr(d.BoolAttr, default="false")
    result = d.Result(AnyMemRef)
    traits = (d.SameOperandsAndResultType,)
    assembly_format = "$operand attr-dict `:` type($operand)"


class CompressStoreVregOp(d.Op, dialect=tpu, name="compress_store_vreg"):
    valueToStore = d.Operand(Vreg)
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    mask = d.Operand(VectorOfI1OfRank1)
    add = d.Attr(d.BoolAttr, default="false")
    effects = ("write",)
    assembly_format = """
        $base `[` $indices `]` `,` $valueToStore `,` $mask attr-dict `:` type($base) `,` type($valueToStore) `,` type($mask)
    """


class ExpandLoadVregOp(d.Op, dialect=tpu, name="expand_load_vreg"):
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    mask = d.Operand(VectorOfI1OfRank1)
    result = d.Result(Vreg)
    effects = ("read",)
    assembly_format = "$base `[` $indices `]` `,` $mask attr-dict `:` type($base) `,` type($result) `,` type($mask)"


class VectorCompressStoreOp(d.Op, dialect=tpu, name="vector_compress_store"):
    valueToStore = d.Operand(AnyVector)
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    mask = d.Operand(VectorOfI1)
    compress_dim = d.Attr(d.I32Attr)
    add = d.Attr(d.BoolAttr, default="false")
    effects = ("write",)
    assembly_format = """
        $base `[` $indices `]` `,` $valueToStore `,` $mask attr-dict `:` type($base) `,` type($valueToStore) `,` type($mask)
    """


class VectorExpandLoadOp(d.Op, dialect=tpu, name="vector_expand_load"):
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    mask = d.Operand(VectorOfI1)
    expand_dim = d.Attr(d.I32Attr)
    result = d.Result(AnyVector)
    effects = ("read",)
    assembly_format = "$base `[` $indices `]` `,` $mask attr-dict `:` type($base) `,` type($result) `,` type($mask)"


class MemRefMemorySpaceIsOp(d.Op, dialect=tpu, name="memref_memory_space_is"):
    source = d.Operand(AnyMemRef)
    memory_space = d.Attr(MemorySpaceAttr)
    result = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = "$source `,` $memory_space attr-dict `:` type($source)"


class TileSizeOp(d.Op, dialect=tpu, name="tile_size"):
    source = d.Operand(AnyMemRef)
    index = d.Attr(d.I32Attr)
    result = d.Result(d.I32)
    traits = (d.Pure,)
    assembly_format = "$source `,` $index attr-dict `:` type($source)"


class SharedMemRefSliceOp(d.Op, dialect=tpu, name="shared_memref_slice"):
    mem_ref = d.Operand(AnyMemRef)
    result = d.Result(AnyMemRef)
    traits = (d.Pure,)
    assembly_format = "$mem_ref attr-dict `:` type($mem_ref) `->` type($result)"
