"""Triton's amdg dialect: AMD's data mover, buffers, barriers and small floats."""

from mlircore import dialect as d

from ._constraints import (
    AnyI32Tensor, AnyOffsetTensor, AnyRankedTensor, BoolTensor, F8Tensor, HalfTensor, I1Tensor, I8Tensor, LLVMPointer, LLVMType, Ptr,
    PtrTensor, ScaleTensor, Tensor,
)
from .tt.base import CacheModifier, MemSemantic, MemSyncScope, RMWOp, TensorDescType
from .ttg.base import AsyncTokenType, MemDescType

amdg = d.Dialect("amdg")


class SetFP8ClampingAttr(d.AttrDef, dialect=amdg, mnemonic="amdgcn.set.fp8.clamping"):
    """Conversions to floats of 8 bits are limited to their range."""


class ArriveBarrierOp(d.Op, dialect=amdg, name="arrive_barrier"):
    """An arrival at a barrier; the result is its phase."""

    alloc = d.Operand(MemDescType)
    count = d.Attr(d.I32Attr)
    result = d.Result(d.I32)
    effects = ("read alloc", "write alloc")
    checks = (d.Check("ttng.Barrier", "alloc"), d.Check("ttng.Count"))
    assembly_format = "$alloc `,` $count attr-dict `:` qualified(type($alloc)) `->` type($result)"


class AsyncCopyLocalToGlobalOp(d.Op, dialect=amdg, name="async_copy_local_to_global"):
    """A copy from a buffer to pointers, which goes on while the program does."""

    src = d.Operand(MemDescType)
    dst = d.Operand(PtrTensor)
    mask = d.OptionalOperand(I1Tensor)
    cachePolicy = d.OptionalAttr(d.AnyAttr)
    contiguity = d.Attr(d.I32Attr, default="1 : i32")
    token = d.Result(AsyncTokenType)
    traits = (d.TypeFrom("dst", "mask", "I1SameShape"),)
    effects = ("read src", "write dst")
    checks = (d.Check("amdg.CopyOut"),)
    assembly_format = """
        $src `,` $dst (`mask` $mask^)? attr-dict `:`
        qualified(type($src)) `->` type($dst)
    """


class AsyncCopyMbarrierArriveOp(d.Op, dialect=amdg, name="async_copy_mbarrier_arrive"):
    """An arrival at a barrier when the copies so far are over."""

    barrier = d.Operand(MemDescType)
    effects = ("read barrier", "write barrier")
    checks = (d.Check("ttng.Barrier", "barrier"),)
    assembly_format = "$barrier attr-dict `:` qualified(type($barrier))"


class AsyncTDMCopyGlobalToLocalOp(d.Op, dialect=amdg, name="async_tdm_copy_global_to_local"):
    """A copy by the data mover, from the tensor of a descriptor to a buffer."""

    desc = d.Operand(TensorDescType)
    result = d.Operand(MemDescType)
    barrier = d.OptionalOperand(MemDescType)
    cache = d.Attr(CacheModifier, default="none")
    warp_used_hint = d.OptionalAttr(d.I32Attr)
    token = d.Result(AsyncTokenType)
    effects = ("read desc", "write result", "write barrier")
    checks = (d.Check("amdg.Tdm", "result", "load"),)
    assembly_format = """
        $desc `into` $result (`,` `barrier` `=` $barrier^)? attr-dict `:` qualified(type($desc)) (`,` qualified(type($barrier))^)?
        `->` qualified(type($result))
    """


class AsyncTDMCopyLocalToGlobalOp(d.Op, dialect=amdg, name="async_tdm_copy_local_to_global"):
    """A copy by the data mover, from a buffer to the tensor of a descriptor."""

    desc = d.Operand(TensorDescType)
    src = d.Operand(MemDescType)
    barrier = d.OptionalOperand(MemDescType)
    cache = d.Attr(CacheModifier, default="none")
    token = d.Result(AsyncTokenType)
    effects = ("write desc", "read src", "write barrier")
    checks = (d.Check("amdg.Tdm", "src", "store"),)
    assembly_format = """
        $desc `from` $src (`,` `barrier` `=` $barrier^)? attr-dict `:` qualified(type($src)) (`,` qualified(type($barrier))^)? `->`
        qualified(type($desc))
    """


class AsyncTDMFusedCopyGlobalToLocalOp(d.Op, dialect=amdg, name="async_tdm_fused_copy_global_to_local"):
    """Several copies by the data mover at once."""

    descs = d.Operands(TensorDescType)
    dests = d.Operands(MemDescType)
    warp_used_hints = d.Attr(d.DenseI32ArrayAttr)
    cache = d.Attr(CacheModifier, default="none")
    token = d.Result(AsyncTokenType)
    traits = (d.SameVariadicOperandSize,)
    effects = ("read descs", "write dests")
    assembly_format = "$descs `into` $dests attr-dict `:` qualified(type($descs)) `->` qualified(type($dests))"


class AsyncTDMGatherOp(d.Op, dialect=amdg, name="async_tdm_gather"):
    """Rows of the tensor of a descriptor that the data mover writes into a buffer."""

    desc = d.Operand(TensorDescType)
    src_row_indices = d.Operand(AnyOffsetTensor)
    dst = d.Operand(MemDescType)
    barrier = d.OptionalOperand(MemDescType)
    token = d.Result(AsyncTokenType)
    effects = ("read desc", "write dst", "write barrier")
    checks = (d.Check("amdg.Tdm", "dst", "store"),)
    assembly_format = """
        $desc `[` $src_row_indices `]` `to` $dst (`,` `barrier` `=` $barrier^)? attr-dict `:` qualified(type($src_row_indices)) `,`
        qualified(type($dst)) (`,` qualified(type($barrier))^)? `->` qualified(type($desc))
    """


class AsyncTDMIntrinsicWait(d.Op, dialect=amdg, name="async_tdm_intrinsic_wait"):
    """A wait for instructions of the data mover."""

    asyncToken = d.Operands(AsyncTokenType)
    count = d.Attr(d.I32Attr)
    retToken = d.Result(AsyncTokenType)
    assembly_format = "($asyncToken^)? attr-dict"


class AsyncTDMScatterOp(d.Op, dialect=amdg, name="async_tdm_scatter"):
    """Rows that the data mover writes into the tensor of a descriptor."""

    desc = d.Operand(TensorDescType)
    dst_row_indices = d.Operand(AnyOffsetTensor)
    src = d.Operand(MemDescType)
    barrier = d.OptionalOperand(MemDescType)
    retToken = d.Result(AsyncTokenType)
    effects = ("write desc", "read src", "write barrier")
    checks = (d.Check("amdg.Tdm", "src", "store"),)
    assembly_format = """
        $desc `[` $dst_row_indices `]` `from` $src (`,` `barrier` `=` $barrier^)? attr-dict `:` qualified(type($dst_row_indices))
        `,` qualified(type($src)) (`,` qualified(type($barrier))^)? `->` qualified(type($desc))
    """


class AsyncTDMWait(d.Op, dialect=amdg, name="async_tdm_wait"):
    """A wait for copies of the data mover."""

    asyncToken = d.Operands(AsyncTokenType)
    num = d.Attr(d.I32Attr)
    retToken = d.Result(AsyncTokenType)
    assembly_format = "$asyncToken attr-dict"


class AsyncWaitOp(d.Op, dialect=amdg, name="async_wait"):
    """A wait for instructions of asynchronous copies."""

    asyncToken = d.Operands(AsyncTokenType)
    num_inst = d.Attr(d.I32Attr)
    retToken = d.Result(AsyncTokenType)
    assembly_format = "($asyncToken^)? attr-dict"


class BufferAtomicCASOp(d.Op, dialect=amdg, name="buffer_atomic_cas"):
    """An atomic compare and swap at offsets from a pointer."""

    ptr = d.Operand(Ptr)
    offsets = d.Operand(AnyI32Tensor)
    cmp = d.Operand(Tensor)
    val = d.Operand(Tensor)
    stride = d.OptionalOperand(d.I32)
    sem = d.Attr(MemSemantic)
    scope = d.Attr(MemSyncScope)
    result = d.Result(Tensor)
    traits = (d.TypesMatchWith("result and offsets have the same shape", "result", "offsets", "tt.I32SameShape"),
              d.TypesMatchWith("result element type matches the val type", "result", "val", "SameTypes"),
              d.TypesMatchWith("result element type matches the cmp type", "result", "cmp", "SameTypes"),
              d.TypesMatchWith("val and cmp have the same shape", "val", "cmp", "SameTypes"))
    effects = ("read ptr", "write ptr")
    checks = (d.Check("tt.PointsTo", "result element type matches the pointed type of ptr", "ptr", "result"),)
    assembly_format = """
        $sem `,` $scope `,` $cmp `,` $val `,` $ptr `[` $offsets `]` (`stride` `=` $stride^)? attr-dict `:` qualified(type($ptr)) `->`
        type($result)
    """


class BufferAtomicRMWOp(d.Op, dialect=amdg, name="buffer_atomic_rmw"):
    """An atomic change at offsets from a pointer."""

    atomic_rmw_op = d.Attr(RMWOp)
    ptr = d.Operand(Ptr)
    offsets = d.Operand(AnyI32Tensor)
    value = d.Operand(Tensor)
    stride = d.OptionalOperand(d.I32)
    sem = d.Attr(MemSemantic)
    scope = d.Attr(MemSyncScope)
    mask = d.OptionalOperand(BoolTensor)
    result = d.Result(Tensor)
    traits = (d.AttrSizedOperandSegments,
              d.TypesMatchWith("result and offsets have the same shape", "result", "offsets", "tt.I32SameShape"),
              d.TypesMatchWith("result element type matches the value type", "result", "value", "SameTypes"),
              d.TypesMatchWith("result and mask have the same shape", "result", "mask", "I1SameShape"),
              d.TypesMatchWith("value and mask have the same shape", "value", "mask", "I1SameShape"))
    effects = ("read ptr", "write ptr")
    checks = (d.Check("tt.PointsTo", "result element type matches the pointed type of ptr", "ptr", "result"),)
    assembly_format = """
        $atomic_rmw_op `,` $sem `,` $scope `,` $value `,` $ptr `[` $offsets `]` (`,` $mask^)? (`stride` `=` $stride^)? attr-dict `:`
        qualified(type($ptr)) `->` type($result)
    """


class BufferLoadOp(d.Op, dialect=amdg, name="buffer_load"):
    """A load at offsets from a pointer."""

    ptr = d.Operand(Ptr)
    offsets = d.Operand(AnyI32Tensor)
    stride = d.OptionalOperand(d.I32)
    cachePolicy = d.OptionalAttr(d.AnyAttr)
    mask = d.OptionalOperand(BoolTensor)
    other = d.OptionalOperand(Tensor)
    contiguity = d.Attr(d.I32Attr, default="1 : i32")
    result = d.Result(Tensor)
    traits = (d.AttrSizedOperandSegments,
              d.TypesMatchWith("result and offsets have the same shape", "result", "offsets", "tt.I32SameShape"),
              d.TypesMatchWith("result and mask have the same shape", "result", "mask", "I1SameShape"),
              d.TypesMatchWith("result and other have the same type", "result", "other", "SameTypes"))
    effects = ("read ptr",)
    checks = (d.Check("tt.PointsTo", "result element type matches the pointed type of ptr", "ptr", "result"),)
    assembly_format = """
        $ptr `[` $offsets `]` (`,` $mask^)? (`,` $other^)? (`stride` `=` $stride^)? attr-dict `:`
        qualified(type($ptr)) `->` type($result)
    """


class BufferLoadToLocalOp(d.Op, dialect=amdg, name="buffer_load_to_local"):
    """A load at offsets from a pointer into a buffer."""

    dest = d.Operand(MemDescType)
    ptr = d.Operand(Ptr)
    offsets = d.Operand(AnyI32Tensor)
    mask = d.OptionalOperand(BoolTensor)
    other = d.OptionalOperand(Tensor)
    stride = d.OptionalOperand(d.I32)
    cachePolicy = d.OptionalAttr(d.AnyAttr)
    contiguity = d.Attr(d.I32Attr, default="1 : i32")
    token = d.Result(AsyncTokenType)
    traits = (d.AttrSizedOperandSegments,
              d.TypesMatchWith("infer mask shape from offsets", "offsets", "mask", "I1SameShape"))
    effects = ("write dest", "read ptr")
    checks = (d.Check("tt.PointsTo", "dest element type matches pointee type of ptr", "ptr", "dest"), d.Check("ttg.Mutable", "dest"),)
    assembly_format = """
        $ptr `[` $offsets `]` (`mask` `=` $mask^)? (`other` `=` $other^)? (`stride` `=` $stride^)? `into` $dest attr-dict `:`
        qualified(type($ptr)) `[` type($offsets) `]` type($other) `->` type($dest)
    """


class BufferStoreOp(d.Op, dialect=amdg, name="buffer_store"):
    """A store at offsets from a pointer."""

    value = d.Operand(Tensor)
    ptr = d.Operand(Ptr)
    offsets = d.Operand(AnyI32Tensor)
    stride = d.OptionalOperand(d.I32)
    cachePolicy = d.OptionalAttr(d.AnyAttr)
    mask = d.OptionalOperand(BoolTensor)
    contiguity = d.Attr(d.I32Attr, default="1 : i32")
    traits = (d.AttrSizedOperandSegments,
              d.TypesMatchWith("value and offsets have the same shape", "value", "offsets", "tt.I32SameShape"),
              d.TypesMatchWith("value and mask have the same shape", "value", "mask", "I1SameShape"))
    effects = ("write ptr",)
    checks = (d.Check("tt.PointsTo", "value element type matches the pointed type of ptr", "ptr", "value"),)
    assembly_format = """
        $value `,` $ptr `[` $offsets `]` (`,` $mask^)? (`stride` `=` $stride^)? attr-dict `:`
        qualified(type($ptr)) `->` type($value)
    """


class ClusterBarrierArriveOp(d.Op, dialect=amdg, name="cluster_barrier_arrive"):
    """An arrival at the barrier of the cluster."""

    checks = (d.Check("ttng.InCluster"),)
    assembly_format = "attr-dict"


class ClusterBarrierWaitOp(d.Op, dialect=amdg, name="cluster_barrier_wait"):
    """A wait for the barrier of the cluster."""

    checks = (d.Check("ttng.InCluster"),)
    assembly_format = "attr-dict"


class ConcatOp(d.Op, dialect=amdg, name="concat"):
    """Tensors side by side, without a move between threads."""

    sources = d.Operands(Tensor)
    result = d.Result(AnyRankedTensor)
    traits = (d.Pure,)
    checks = (d.Check("amdg.Concat"),)
    assembly_format = "$sources attr-dict `:` type($sources) `->` type($result)"


class CondBarrierOp(d.Op, dialect=amdg, name="cond_barrier"):
    """A barrier for the threads with a condition."""

    pred = d.Operand(d.I1)
    assembly_format = "$pred attr-dict"


class ExtractSliceOp(d.Op, dialect=amdg, name="extract_slice"):
    """A part of a tensor, without a move between threads."""

    source = d.Operand(AnyRankedTensor)
    static_offsets = d.Attr(d.DenseI64ArrayAttr)
    result = d.Result(AnyRankedTensor)
    traits = (d.Pure,)
    checks = (d.Check("amdg.ExtractSlice"),)
    assembly_format = "$source $static_offsets attr-dict `:` type($source) `to` type($result)"


class InThreadTransposeOp(d.Op, dialect=amdg, name="in_thread_transpose"):
    """A transposition of the elements of each thread."""

    src = d.Operand(Tensor)
    result = d.Result(Tensor)
    traits = (d.Pure,)
    checks = (d.Check("amdg.InThreadTranspose"),)
    assembly_format = "$src attr-dict `:` type($src) `->` type($result)"


class InitBarrierOp(d.Op, dialect=amdg, name="init_barrier"):
    """A new barrier in a buffer."""

    alloc = d.Operand(MemDescType)
    count = d.Attr(d.I32Attr)
    effects = ("write alloc",)
    checks = (d.Check("ttng.Barrier", "alloc"), d.Check("ttng.Count"))
    assembly_format = "$alloc `,` $count attr-dict `:` qualified(type($alloc))"


class LocalLoadPackedTransposedOp(d.Op, dialect=amdg, name="local_load_packed_transposed"):
    """A transposed tensor of a buffer of packed elements."""

    src = d.Operand(MemDescType)
    token = d.OptionalOperand(AsyncTokenType)
    result = d.Result(Tensor)
    effects = ("read src",)
    checks = (d.Check("amdg.PackedTransposed"),)
    assembly_format = "$src (`token` $token^)? attr-dict `:` qualified(type($src)) `->` type($result)"


class MaskedLoadOp(d.Op, dialect=amdg, name="masked_load"):
    """A load under a mask."""

    ptr = d.Operand(LLVMPointer)
    mask = d.Operand(d.I1)
    falseVal = d.Operand(LLVMType)
    multicastMask = d.OptionalOperand(d.I32)
    cache = d.Attr(CacheModifier, optional=True, default="none")
    isVolatile = d.Attr(d.BoolAttr, optional=True, default="false")
    forceNoAlias = d.Attr(d.BoolAttr, optional=True, default="false")
    result = d.Result(LLVMType)
    assembly_format = """
        $ptr `,` $mask `,` $falseVal (`,` $multicastMask^)? oilist(`cacheModifier` `=` $cache) (`volatile` $isVolatile^)?
        (`forceNoAlias` $forceNoAlias^)? attr-dict `:` functional-type(operands, results)
    """


class MaskedStoreOp(d.Op, dialect=amdg, name="masked_store"):
    """A store under a mask."""

    ptr = d.Operand(LLVMPointer)
    value = d.Operand(LLVMType)
    mask = d.Operand(d.I1)
    cache = d.Attr(CacheModifier, optional=True, default="none")
    forceNoAlias = d.Attr(d.BoolAttr, optional=True, default="false")
    assembly_format = """
        $ptr `,` $value `,` $mask oilist(`cacheModifier` `=` $cache) (`forceNoAlias` $forceNoAlias^)? attr-dict `:` type(operands)
    """


class MemoryCounterWaitOp(d.Op, dialect=amdg, name="memory_counter_wait"):
    """A wait for counters of memory accesses."""

    load = d.OptionalAttr(d.I32Attr)
    store = d.OptionalAttr(d.I32Attr)
    ds = d.OptionalAttr(d.I32Attr)
    assembly_format = "oilist( `load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)` ) attr-dict"


class ScaledUpcastFp4Op(d.Op, dialect=amdg, name="scaled_upcast_fp4"):
    """Floats of 4 bits, multiplied by scales."""

    input = d.Operand(I8Tensor)
    scale = d.Operand(ScaleTensor)
    axis = d.Attr(d.I32Attr)
    output = d.Result(HalfTensor)
    traits = (d.Pure,)
    checks = (d.Check("amdg.ScaledUpcastFp4"),)
    assembly_format = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)"


class ScaledUpcastFp8Op(d.Op, dialect=amdg, name="scaled_upcast_fp8"):
    """Floats of 8 bits, multiplied by scales."""

    input = d.Operand(F8Tensor)
    scale = d.Operand(ScaleTensor)
    output = d.Result(HalfTensor)
    traits = (d.Pure, d.Elementwise, d.SameOperandsAndResultShape)
    assembly_format = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)"


class TDMPrefetchOp(d.Op, dialect=amdg, name="tdm_prefetch"):
    """A prefetch of a block of the tensor of a descriptor."""

    desc = d.Operand(TensorDescType)
    indices = d.Operands(d.I32)
    pred = d.Operand(d.I1)
    speculative = d.Attr(d.BoolAttr)
    returnOffsets = d.Attr(d.UnitAttr)
    maybeOffsets = d.OptionalResult(Tensor)
    effects = ("write", "read desc")
    assembly_format = """
        $desc `[` $indices `]` `,` $pred `,` `speculative` `=` $speculative (`returnOffsets` $returnOffsets^)? attr-dict `:`
        qualified(type($desc)) (`->` type($maybeOffsets)^)?
    """


class UpdateTensorDescriptorOp(d.Op, dialect=amdg, name="update_tensor_descriptor"):
    """A descriptor with other offsets, bounds or predicate."""

    desc = d.Operand(TensorDescType)
    add_offsets = d.Operands(d.I32)
    set_bounds = d.Operands(d.I32)
    pred = d.OptionalOperand(d.I32)
    clamp_bounds = d.Attr(d.UnitAttr)
    result = d.Result(TensorDescType)
    traits = (d.Pure,
              d.AttrSizedOperandSegments,
              d.TypesMatchWith("result type matches desc type", "desc", "result", "SameTypes"))
    checks = (d.Check("amdg.UpdateDescriptor", "add_offsets", "set_bounds", "pred"),)
    assembly_format = """
        $desc oilist(`add_offsets` `=` `[` $add_offsets `]` | `set_bounds` `=` `[` $set_bounds `]` | `pred` `=` $pred) attr-dict `:`
        qualified(type($desc))
    """


class WaitBarrierOp(d.Op, dialect=amdg, name="wait_barrier"):
    """A wait until a phase of a barrier is over."""

    alloc = d.Operand(MemDescType)
    phase = d.Operand(d.I32)
    effects = ("read alloc", "write alloc")
    checks = (d.Check("ttng.Barrier", "alloc"),)
    assembly_format = "$alloc `,` $phase attr-dict `:` qualified(type($alloc))"


__getattr__ = amdg.member
__dir__ = amdg.members
