"""The nvvm dialect: asynchronous copies, and caches."""

from mlircore.dialect import (
    I1, I32, I64, Attr, AttrSizedOperandSegments, BoolAttr, Check, I32Attr, I64Attr, Op, Operand, Operands,
    OptionalAttr, OptionalOperand, Relation, Result, UnitAttr,
)
from mlircore.dialects._llvm_constraints import AnyPointer
from mlircore.dialects.nvvm.base import (
    I16, CTAGroupKindAttr, CacheEvictionPriorityAttr, ClusterPointer, GenericPointer, GlobalPointer, I1Attr,
    LoadCacheModifierAttr, NonNegativeI32Attr, PrefetchCacheLevelAttr, SharedPointer, TMALoadModeAttr,
    TMAReduxKindAttr, TMAStoreModeAttr, nvvm, pointers, runs_on,
)

# --- by threads ---


class CpAsyncOp(Op, dialect=nvvm, name="cp.async.shared.global"):
    """Begins to copy from global to shared memory."""

    dst = Operand(SharedPointer)
    src = Operand(GlobalPointer)
    size = Attr(I32Attr)
    modifier = Attr(LoadCacheModifierAttr)
    cpSize = OptionalOperand(I32)
    checks = (Check("nvvm.Copy"),)
    assembly_format = "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:` type(operands)"


class CpAsyncCommitGroupOp(Op, dialect=nvvm, name="cp.async.commit.group"):
    """Makes a group of the copies begun so far."""

    assembly_format = "attr-dict"


class CpAsyncWaitGroupOp(Op, dialect=nvvm, name="cp.async.wait.group"):
    """Waits until at most so many groups are not done."""

    n = Attr(I32Attr)
    assembly_format = "$n attr-dict"


class CpAsyncMBarrierArriveOp(Op, dialect=nvvm, name="cp.async.mbarrier.arrive"):
    """Arrives at a barrier when the thread's copies are done."""

    addr = Operand(pointers(0, 3))
    noinc = Attr(I1Attr, default="false")
    assembly_format = "$addr attr-dict `:` type(operands)"

# --- of bytes in bulk ---


class CpAsyncBulkCommitGroupOp(Op, dialect=nvvm, name="cp.async.bulk.commit.group"):
    """Makes a group of the bulk copies begun so far."""

    assembly_format = "attr-dict"


class CpAsyncBulkWaitGroupOp(Op, dialect=nvvm, name="cp.async.bulk.wait_group"):
    """Waits until at most so many groups of bulk copies are not done."""

    group = Attr(NonNegativeI32Attr)
    read = Attr(UnitAttr)
    checks = (runs_on("90"),)
    assembly_format = "$group attr-dict"


class CpAsyncBulkGlobalToSharedClusterOp(Op, dialect=nvvm, name="cp.async.bulk.shared.cluster.global"):
    """Begins to copy bytes from global to shared memory."""

    dstMem = Operand(pointers(3, 7))
    srcMem = Operand(GlobalPointer)
    mbar = Operand(SharedPointer)
    size = Operand(I32)
    multicastMask = OptionalOperand(I16)
    l2CacheHint = OptionalOperand(I64)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvvm.BulkCopy"),)
    assembly_format = """
        $dstMem `,` $srcMem `,` $mbar `,` $size (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=`
        $l2CacheHint^ )? attr-dict `:` type($dstMem) `,` type($srcMem)
    """


class CpAsyncBulkSharedCTAToSharedClusterOp(Op, dialect=nvvm, name="cp.async.bulk.shared.cluster.shared.cta"):
    """Begins to copy bytes to shared memory of the cluster."""

    dstMem = Operand(ClusterPointer)
    srcMem = Operand(SharedPointer)
    mbar = Operand(SharedPointer)
    size = Operand(I32)
    assembly_format = "$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)"


class CpAsyncBulkSharedCTAToGlobalOp(Op, dialect=nvvm, name="cp.async.bulk.global.shared.cta"):
    """Begins to copy bytes from shared to global memory."""

    dstMem = Operand(GlobalPointer)
    srcMem = Operand(SharedPointer)
    size = Operand(I32)
    l2CacheHint = OptionalOperand(I64)
    byteMask = OptionalOperand(I16)
    traits = (AttrSizedOperandSegments,)
    assembly_format = """
        $dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? (`byte_mask` `=` $byteMask^ )? attr-dict
        `:` type($dstMem) `,` type($srcMem)
    """


class CpAsyncBulkPrefetchOp(Op, dialect=nvvm, name="cp.async.bulk.prefetch"):
    """Begins to bring bytes of global memory into the cache."""

    srcMem = Operand(GlobalPointer)
    size = Operand(I32)
    l2CacheHint = OptionalOperand(I64)
    assembly_format = "$srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($srcMem)"


class BulkStoreOp(Op, dialect=nvvm, name="st.bulk"):
    """Fills memory with zeros."""

    addr = Operand(pointers(0, 3))
    size = Operand(I64)
    initVal = Attr(I64Attr, default="0 : i64")
    checks = (Check("nvvm.Fill"),)
    assembly_format = "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)"

# --- of tensors in bulk ---


class CpAsyncBulkTensorGlobalToSharedClusterOp(Op, dialect=nvvm, name="cp.async.bulk.tensor.shared.cluster.global"):
    """Begins to copy a part of a tensor from global to shared memory."""

    dstMem = Operand(pointers(3, 7))
    tmaDescriptor = Operand(GenericPointer)
    coordinates = Operands(I32)
    mbar = Operand(SharedPointer)
    im2colOffsets = Operands(I16)
    multicastMask = OptionalOperand(I16)
    l2CacheHint = OptionalOperand(I64)
    mode = Attr(TMALoadModeAttr, default="tile")
    isCTAOnly = Attr(BoolAttr, default="false")
    group = OptionalAttr(CTAGroupKindAttr)
    predicate = OptionalOperand(I1)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvvm.TensorToShared"), runs_on("90"))
    assembly_format = """
        $dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )?
        (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? (`predicate` `=` $predicate^)?
        attr-dict `:` type($dstMem) `,` type($tmaDescriptor)
    """


class CpAsyncBulkTensorSharedCTAToGlobalOp(Op, dialect=nvvm, name="cp.async.bulk.tensor.global.shared.cta"):
    """Begins to copy a part of a tensor from shared to global memory."""

    tmaDescriptor = Operand(GenericPointer)
    srcMem = Operand(SharedPointer)
    coordinates = Operands(I32)
    l2CacheHint = OptionalOperand(I64)
    mode = Attr(TMAStoreModeAttr, default="tile")
    predicate = OptionalOperand(I1)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvvm.TensorStore"),)
    assembly_format = """
        $tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? (`,` `predicate`
        `=` $predicate^)? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)
    """


class CpAsyncBulkTensorPrefetchOp(Op, dialect=nvvm, name="cp.async.bulk.tensor.prefetch"):
    """Begins to bring a part of a tensor into the cache."""

    tmaDescriptor = Operand(GenericPointer)
    coordinates = Operands(I32)
    im2colOffsets = Operands(I16)
    mode = Attr(TMALoadModeAttr, default="tile")
    l2CacheHint = OptionalOperand(I64)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvvm.TensorLoad"),)
    assembly_format = """
        $tmaDescriptor `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`l2_cache_hint` `=`
        $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor)
    """


class CpAsyncBulkTensorReduceOp(Op, dialect=nvvm, name="cp.async.bulk.tensor.reduce"):
    """Begins to combine a part of a tensor in shared memory with one in global memory."""

    tmaDescriptor = Operand(AnyPointer)
    srcMem = Operand(SharedPointer)
    redKind = Attr(TMAReduxKindAttr)
    mode = Attr(TMAStoreModeAttr, default="tile")
    coordinates = Operands(I32)
    l2CacheHint = OptionalOperand(I64)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvvm.TensorReduce"),)
    assembly_format = """
        $tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:`
        type($tmaDescriptor) `,` type($srcMem)
    """

# --- caches and addresses ---


class PrefetchOp(Op, dialect=nvvm, name="prefetch"):
    """Loads the memory at an address into a cache."""

    cacheLevel = OptionalAttr(PrefetchCacheLevelAttr)
    evictPriority = OptionalAttr(CacheEvictionPriorityAttr)
    addr = Operand(pointers(1, 5, 0, 4))
    predicate = OptionalOperand(I1)
    tensormap = Attr(UnitAttr)
    uniform = Attr(UnitAttr)
    in_param_space = Attr(UnitAttr)
    checks = (Check("nvvm.Prefetch"),)
    assembly_format = """
        (`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`tensormap` $tensormap^ (`in_param_space`
        $in_param_space^)? `,`)? (`evict_priority` `=` $evictPriority^ `,`)? $addr (`,` `predicate` `=` $predicate^)?
        attr-dict `:` type(operands)
    """


class MapaOp(Op, dialect=nvvm, name="mapa"):
    """The address in another block of the cluster."""

    a = Operand(pointers(0, 3))
    b = Operand(I32)
    res = Result(pointers(0, 7))
    traits = (Relation("nvvm.MappedAddress", "Valid address-space check(or mapping) for mapa Op"),)
    checks = (runs_on("90"),)
    assembly_format = "$a`,` $b attr-dict `:` type($a) `->` type($res)"
