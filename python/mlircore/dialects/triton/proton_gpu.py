"""Triton's proton_gpu dialect: a profiler inside of kernels."""

from mlircore import dialect as d

from ._constraints import Ptr

proton_gpu = d.Dialect("proton_gpu")

Granularity = proton_gpu.enum(d.EnumDef(
    [("thread", 0), ("warp", 1), ("warp_2", 2), ("warp_4", 3), ("warp_8", 4), ("cta", 5), ("warp_group", 6), ("warp_group_2", 7),
     ("warp_group_4", 8), ("warp_group_8", 9)], summary="The granularity of the profiling metric",
    cpp_name="::mlir::triton::proton::gpu::Granularity"))
MetricType = proton_gpu.enum(d.EnumDef(
    [("cycle", 0)], summary="The type of metric to be profiled", cpp_name="::mlir::triton::proton::MetricType"))


class GlobalMemorySpaceAttr(d.AttrDef, dialect=proton_gpu, mnemonic="global_memory"):
    """Global memory, as the space of a buffer."""


class SegmentType(d.TypeDef, dialect=proton_gpu, mnemonic="segment"):
    """A part of the buffer of the profiler."""

    nBytes = d.IntParam(32)
    memorySpace = d.AttrParam()
    granularity = d.EnumParam(Granularity)
    selectIds = d.ArrayParam(d.IntParam(32), optional=True)
    summary = "A segment in the internal buffer"
    assembly_format = "`<` $nBytes `,` $memorySpace `,` $granularity (`,` `[` $selectIds^ `]`)? `>`"


_COUNTER = d.TypeConstraint("32-bit signless integer or 64-bit signless integer", ("or", ("integer", 1, 32), ("integer", 1, 64)))
_BUFFER = d.TypeConstraint(
    "memory descriptor type (`::mlir::triton::gpu::MemDescType`) in Triton IR type system or ptr",
    ("or", ("defined", "ttg.memdesc"), ("defined", "tt.ptr")))


class CircularStoreOp(d.Op, dialect=proton_gpu, name="circular_store"):
    """A counter that is kept in a circular buffer."""

    segment = d.Operand(SegmentType)
    counter = d.Operand(_COUNTER)
    dynamicScopeId = d.OptionalOperand(d.I32)
    isStart = d.Attr(d.UnitAttr)
    scopeId = d.OptionalAttr(d.I32Attr)
    effects = ("read", "write")
    checks = (d.Check("proton_gpu.CircularStore"),)
    assembly_format = """
        (`start` $isStart^):(`end`)? $segment `,` $counter (`,` $dynamicScopeId^)? attr-dict `:` qualified(type($segment)) `,`
        type($counter)
    """


class FinalizeOp(d.Op, dialect=proton_gpu, name="finalize"):
    """Ends the profile of a kernel."""

    segment = d.Operand(SegmentType)
    scratchPtr = d.Operand(Ptr)
    effects = ("read", "write")
    assembly_format = "$segment `,` $scratchPtr attr-dict `:` qualified(type($segment)) `,` qualified(type($scratchPtr))"


class InitCtxOp(d.Op, dialect=proton_gpu, name="init_ctx"):
    """Begins the profiles of warps."""

    scratchPtr = d.Operand(Ptr)
    effects = ("write",)
    checks = (d.Check("proton_gpu.InitCtx"),)
    assembly_format = "$scratchPtr attr-dict `:` qualified(type($scratchPtr))"


class InitializeOp(d.Op, dialect=proton_gpu, name="initialize"):
    """Begins the profile of a kernel."""

    scratchPtr = d.Operand(Ptr)
    effects = ("write",)
    assembly_format = "$scratchPtr attr-dict `:` qualified(type($scratchPtr))"


class ReadCounterOp(d.Op, dialect=proton_gpu, name="read_counter"):
    """The value of a counter."""

    metric = d.Attr(MetricType, default="cycle")
    counter = d.Result(_COUNTER)
    effects = ("read", "write")
    assembly_format = "attr-dict `:` type($counter)"


class RestoreCtxOp(d.Op, dialect=proton_gpu, name="restore_ctx"):
    """The state of a warp, from memory."""

    segment = d.Operand(SegmentType)
    scratchPtr = d.Operand(Ptr)
    effects = ("read", "write")
    assembly_format = "$segment `,` $scratchPtr attr-dict `:` qualified(type($segment)) `,` qualified(type($scratchPtr))"


class SaveCtxOp(d.Op, dialect=proton_gpu, name="save_ctx"):
    """The state of a warp, to memory."""

    segment = d.Operand(SegmentType)
    scratchPtr = d.Operand(Ptr)
    effects = ("write",)
    assembly_format = "$segment `,` $scratchPtr attr-dict `:` qualified(type($segment)) `,` qualified(type($scratchPtr))"


class SegmentAllocOp(d.Op, dialect=proton_gpu, name="segment_alloc"):
    """A part of the buffer of the profiler."""

    buffer = d.Operand(_BUFFER)
    segment = d.Result(SegmentType)
    traits = (d.Pure,)
    assembly_format = "$buffer attr-dict `:` qualified(type($buffer)) `->` type($segment)"


__getattr__ = proton_gpu.member
__dir__ = proton_gpu.members
