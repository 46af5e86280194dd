"""Triton's tti dialect: checks of races and of floats that are put into programs."""

from mlircore import dialect as d

from ._constraints import (
    AnyI32Tensor, AnyTensorDesc, AnyTritonType, BoolLike, FloatLike, I8Tensor, IntLike, IntTensor, Ptr, PtrLike, Tensor,
)
from .tt.base import MemSemantic, MemSyncScope, RMWOp
from .ttg.base import MemDescType

tti = d.Dialect("tti")

MemType = tti.enum(d.EnumDef([("shared_mem", 0), ("tensor_mem", 1)], cpp_name="::mlir::triton::instrument::MemType"))


class DotI8Op(d.Op, dialect=tti, name="dot_i8"):
    """A product of matrices of integers of 8 bits."""

    a = d.Operand(I8Tensor)
    b = d.Operand(I8Tensor)
    c = d.Operand(AnyI32Tensor)
    aSigned = d.Attr(d.BoolAttr)
    bSigned = d.Attr(d.BoolAttr)
    d_ = d.Result(AnyI32Tensor)
    traits = (d.Pure, d.TypesMatchWith("result's type matches accumulator's type", "d", "c", "SameTypes"))
    checks = (d.Check("tt.Product"), d.Check("tti.DotI8"))
    assembly_format = """
        $a `,` $b `,` $c `,` `aSigned` `=` $aSigned `,` `bSigned` `=` $bSigned attr-dict `:` type($a) `*` type($b) `->` type($d)
    """


class ExperimentalAssertUniformOp(d.Op, dialect=tti, name="experimental_assert_uniform"):
    """Ends the program when a condition that all threads share is false."""

    condition = d.Operand(d.I1)
    message = d.Attr(d.StrAttr)
    effects = ("write",)
    assembly_format = "$condition `,` $message attr-dict-with-keyword"


class ExperimentalBufferDescriptorsOp(d.Op, dialect=tti, name="experimental_buffer_descriptors"):
    """Descriptors of buffers, by offset and length."""

    offsets = d.Attr(d.DenseI32ArrayAttr)
    lengths = d.Attr(d.DenseI32ArrayAttr)
    memType = d.Attr(MemType)
    result = d.Result(Tensor)
    traits = (d.Pure,)
    assembly_format = "$offsets `,` $lengths `,` $memType attr-dict `:` type($result)"


class ExperimentalClusterCTAIdOp(d.Op, dialect=tti, name="experimental_cluster_cta_id"):
    """The number of the block in its cluster."""

    result = d.Result(d.I32)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` type($result)"


class ExperimentalFPSanEmbedOp(d.Op, dialect=tti, name="experimental_fpsan_embed"):
    """A float as the integer that checks of floats compute with."""

    val = d.Operand(FloatLike)
    result = d.Result(IntLike)
    traits = (d.Pure, d.Elementwise, d.SameOperandsAndResultShape)
    assembly_format = "$val attr-dict `:` functional-type(operands, $result)"


class ExperimentalFPSanUnembedOp(d.Op, dialect=tti, name="experimental_fpsan_unembed"):
    """The float of such an integer."""

    val = d.Operand(IntLike)
    result = d.Result(FloatLike)
    traits = (d.Pure, d.Elementwise, d.SameOperandsAndResultShape)
    assembly_format = "$val attr-dict `:` functional-type(operands, $result)"


class ExperimentalGSanAtomicCASOp(d.Op, dialect=tti, name="experimental_gsan_atomic_cas"):
    """A checked compare and swap."""

    ptr = d.Operand(PtrLike)
    cmp = d.Operand(AnyTritonType)
    val = d.Operand(AnyTritonType)
    sem = d.Attr(MemSemantic)
    scope = d.Attr(MemSyncScope)
    result = d.Result(AnyTritonType)
    traits = (d.SameOperandsAndResultShape,)
    effects = ("read ptr", "write ptr")
    assembly_format = "$sem `,` $scope `,` $ptr `,` $cmp `,` $val attr-dict `:` functional-type(operands, $result)"


class ExperimentalGSanAtomicPollOp(d.Op, dialect=tti, name="experimental_gsan_atomic_poll"):
    """A checked wait for a value."""

    ptr = d.Operand(Ptr)
    matched = d.Operand(d.I1)
    sem = d.Attr(MemSemantic)
    scope = d.Attr(MemSyncScope)
    effects = ("read ptr", "write ptr")
    assembly_format = "$sem `,` $scope `,` $ptr `,` $matched attr-dict `:` qualified(type($ptr))"


class ExperimentalGSanAtomicRMWOp(d.Op, dialect=tti, name="experimental_gsan_atomic_rmw"):
    """A checked atomic change."""

    atomic_rmw_op = d.Attr(RMWOp)
    ptr = d.Operand(PtrLike)
    val = d.Operand(AnyTritonType)
    mask = d.OptionalOperand(BoolLike)
    sem = d.Attr(MemSemantic)
    scope = d.Attr(MemSyncScope)
    result = d.Result(AnyTritonType)
    traits = (d.SameOperandsAndResultShape,
              d.TypesMatchWith("mask type matches value type", "val", "mask", "I1SameShape"))
    effects = ("read ptr", "write ptr")
    assembly_format = "$atomic_rmw_op `,` $sem `,` $scope `,` $ptr `,` $val (`,` $mask^)? attr-dict `:` functional-type(operands, $result)"


class ExperimentalGSanAtomicTensorDescAccessOp(d.Op, dialect=tti, name="experimental_gsan_atomic_tensordesc_access"):
    """A check of an atomic access through a descriptor."""

    desc = d.Operand(AnyTensorDesc)
    coords = d.Operands(d.I32)
    sem = d.Attr(MemSemantic)
    scope = d.Attr(MemSyncScope)
    assembly_format = "$desc `[` $coords `]` `,` $sem `,` $scope attr-dict `:` qualified(type($desc))"


class ExperimentalGSanClusterBarrierInitOp(d.Op, dialect=tti, name="experimental_gsan_cluster_barrier_init"):
    """Makes the meeting point of a checked cluster."""

    scratch = d.Operand(Ptr)
    effects = ("write",)
    assembly_format = "$scratch attr-dict `:` type($scratch)"


class ExperimentalGSanClusterBarrierSyncOp(d.Op, dialect=tti, name="experimental_gsan_cluster_barrier_sync"):
    """A checked wait for the cluster."""

    scratch = d.Operand(Ptr)
    effects = ("read", "write")
    assembly_format = "$scratch attr-dict `:` type($scratch)"


class ExperimentalGSanGridDependencyWaitOp(d.Op, dialect=tti, name="experimental_gsan_grid_dependency_wait"):
    """A checked wait for grids."""

    effects = ("read", "write")
    assembly_format = "attr-dict"


class ExperimentalGSanIndexedTensorDescAccessOp(d.Op, dialect=tti, name="experimental_gsan_indexed_tensordesc_access"):
    """A check of an access of rows through a descriptor."""

    desc = d.Operand(AnyTensorDesc)
    indices = d.Operand(AnyI32Tensor)
    offset = d.Operand(d.I32)
    pred = d.OptionalOperand(d.I1)
    isStore = d.Attr(d.BoolAttr)
    assembly_format = """
        $desc `[` $indices `,` $offset `]` `,` $isStore (`,` $pred^)? attr-dict `:` qualified(type($desc)) `,` type($indices)
    """


class ExperimentalGSanInitOp(d.Op, dialect=tti, name="experimental_gsan_init"):
    """Begins the checks of a thread."""

    acquireStreamClock = d.Attr(d.BoolAttr)
    assembly_format = "$acquireStreamClock attr-dict"


class ExperimentalGSanKernelExitOp(d.Op, dialect=tti, name="experimental_gsan_kernel_exit"):
    """Ends the checks of a kernel."""

    effects = ("write",)
    assembly_format = "attr-dict"


class ExperimentalGSanMBarrierArriveOp(d.Op, dialect=tti, name="experimental_gsan_mbarrier_arrive"):
    """A check of an arrival at a barrier."""

    scratch = d.Operand(Ptr)
    barrier = d.Operand(MemDescType)
    pred = d.Operand(d.I1)
    count = d.Attr(d.I32Attr)
    multicastMasks = d.Attr(d.DenseI32ArrayAttr)
    multicast = d.Attr(d.BoolAttr)
    sourceBroadcastMask = d.Attr(d.I32Attr)
    publishClock = d.Attr(d.BoolAttr, default="true")
    effects = ("read", "write")
    assembly_format = "$scratch `,` $barrier `,` $pred `,` $count attr-dict `:` type($scratch) `,` qualified(type($barrier))"


class ExperimentalGSanMBarrierInitOp(d.Op, dialect=tti, name="experimental_gsan_mbarrier_init"):
    """A check of a new barrier."""

    scratch = d.Operand(Ptr)
    barrier = d.Operand(MemDescType)
    expectedCount = d.Attr(d.I32Attr)
    effects = ("read", "write")
    assembly_format = "$scratch `,` $barrier `,` $expectedCount attr-dict `:` type($scratch) `,` qualified(type($barrier))"


class ExperimentalGSanMBarrierTableInitOp(d.Op, dialect=tti, name="experimental_gsan_mbarrier_table_init"):
    """Makes the table of checked barriers."""

    scratch = d.Operand(Ptr)
    capacity = d.Attr(d.I32Attr)
    effects = ("write",)
    assembly_format = "$scratch `,` $capacity attr-dict `:` type($scratch)"


class ExperimentalGSanMBarrierWaitOp(d.Op, dialect=tti, name="experimental_gsan_mbarrier_wait"):
    """A check of a wait for a barrier."""

    scratch = d.Operand(Ptr)
    barrier = d.Operand(MemDescType)
    phase = d.Operand(d.I32)
    pred = d.Operand(d.I1)
    effects = ("read", "write")
    assembly_format = "$scratch `,` $barrier `,` $phase `,` $pred attr-dict `:` type($scratch) `,` qualified(type($barrier))"


class ExperimentalGSanTensorAccessOp(d.Op, dialect=tti, name="experimental_gsan_tensor_access"):
    """A check of an access through pointers."""

    ptr = d.Operand(PtrLike)
    mask = d.OptionalOperand(BoolLike)
    isStore = d.Attr(d.BoolAttr)
    traits = (d.TypesMatchWith("mask type matches ptr type", "ptr", "mask", "I1SameShape"),)
    effects = ("write ptr", "read ptr")
    assembly_format = "$ptr `,` $isStore (`,` $mask^)? attr-dict `:` type($ptr)"


class ExperimentalGSanTensorDescAccessOp(d.Op, dialect=tti, name="experimental_gsan_tensordesc_access"):
    """A check of an access through a descriptor."""

    desc = d.Operand(AnyTensorDesc)
    coords = d.Operands(d.I32)
    pred = d.OptionalOperand(d.I1)
    isStore = d.Attr(d.BoolAttr)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = "$desc `[` $coords `]` `,` $isStore (`,` $pred^)? attr-dict `:` qualified(type($desc))"


class ExperimentalLocalGatherOp(d.Op, dialect=tti, name="experimental_local_gather"):
    """The elements of a buffer at some indices and offsets."""

    src = d.Operand(MemDescType)
    indices = d.Operand(IntTensor)
    offsets = d.Operands(d.I32)
    axis = d.Attr(d.I32Attr)
    result = d.Result(Tensor)
    effects = ("read src",)
    checks = (d.Check("ttg.LocalGather"),)
    assembly_format = """
        $src `[` $indices `]` `offsets` `=` `[` $offsets `]` attr-dict `:` qualified(type($src)) `,` type($indices) `->`
        type($result)
    """


class ExperimentalLockAcquireOp(d.Op, dialect=tti, name="experimental_lock_acquire"):
    """Takes a lock."""

    lock = d.Operand(PtrLike)
    pred = d.OptionalOperand(d.I1)
    effects = ("write",)
    assembly_format = "$lock (`,` $pred^)? attr-dict `:` type($lock)"


class ExperimentalLockReleaseOp(d.Op, dialect=tti, name="experimental_lock_release"):
    """Gives a lock back."""

    lock = d.Operand(PtrLike)
    pred = d.OptionalOperand(d.I1)
    effects = ("write",)
    assembly_format = "$lock (`,` $pred^)? attr-dict `:` type($lock)"


class ExperimentalMemDescToI32Op(d.Op, dialect=tti, name="experimental_memdesc_to_i32"):
    """The address of a buffer."""

    memdesc = d.Operand(MemDescType)
    result = d.Result(d.I32)
    traits = (d.Pure,)
    assembly_format = "$memdesc attr-dict `:` type($memdesc)"


class ExperimentalMemoryOffsetToI32Op(d.Op, dialect=tti, name="experimental_memory_offset_to_i32"):
    """An offset in a kind of memory as an address."""

    offset = d.Attr(d.I32Attr)
    memType = d.Attr(MemType)
    result = d.Result(d.I32)
    traits = (d.Pure,)
    assembly_format = "$offset `,` $memType attr-dict"


__getattr__ = tti.member
__dir__ = tti.members
