"""The ttng dialect: barriers and fences."""

from mlircore import dialect as d

from .._constraints import Tensor
from ..ttg.base import MemDescType
from .base import ttng

_LAYOUTS = d.Check("ttg.Layouts")


class ArriveBarrierOp(d.Op, dialect=ttng, name="arrive_barrier"):
    """An arrival at a barrier."""

    alloc = d.Operand(MemDescType)
    count = d.Attr(d.I32Attr)
    pred = d.OptionalOperand(d.I1)
    fromCTA = d.OptionalAttr(d.I32Attr)
    multicastCTA = d.Attr(d.I32Attr, optional=True, default="0 : i32")
    effects = ("read alloc", "write alloc")
    checks = (_LAYOUTS, d.Check("ttng.Barrier", "alloc"), d.Check("ttng.Count"), d.Check("ttng.ArriveBarrier"))
    assembly_format = "$alloc `,` $count (`,` $pred^)? attr-dict `:` qualified(type($alloc))"


class AsyncCopyMbarrierArriveOp(d.Op, dialect=ttng, name="async_copy_mbarrier_arrive"):
    """An arrival at a barrier when the copies so far are over."""

    barrier = d.Operand(MemDescType)
    noIncrement = d.Attr(d.UnitAttr)
    effects = ("write barrier",)
    checks = (_LAYOUTS,)
    assembly_format = "$barrier attr-dict `:` qualified(type($barrier))"


class AsyncSharedStoreOp(d.Op, dialect=ttng, name="async_shared_store"):
    """A tensor that is written into a buffer of another block of the cluster."""

    src = d.Operand(Tensor)
    dst = d.Operand(MemDescType)
    mbarrier = d.Operand(MemDescType)
    effects = ("write dst", "write mbarrier")
    checks = (_LAYOUTS, d.Check("ttng.AsyncSharedStore"))
    assembly_format = "$src `,` $dst `,` $mbarrier attr-dict `:` type($src) `->` qualified(type($dst)) `,` qualified(type($mbarrier))"


class BarrierExpectOp(d.Op, dialect=ttng, name="barrier_expect"):
    """The number of bytes that a barrier waits for."""

    alloc = d.Operand(MemDescType)
    size = d.Attr(d.I32Attr)
    pred = d.Operand(d.I1)
    fromCTA = d.OptionalAttr(d.I32Attr)
    effects = ("write alloc",)
    checks = (_LAYOUTS, d.Check("ttng.Barrier", "alloc"), d.Check("ttng.FromBlock"))
    assembly_format = "$alloc `,` $size attr-dict `,` $pred `:` qualified(type($alloc))"


class ClusterBarrierOp(d.Op, dialect=ttng, name="cluster_barrier"):
    """A wait for all warps of the cluster."""

    relaxed = d.Attr(d.BoolAttr, default="false")
    checks = (_LAYOUTS, d.Check("ttng.InCluster"), d.Check("ttng.InKernel"))
    assembly_format = "attr-dict"


class FenceAsyncSharedOp(d.Op, dialect=ttng, name="fence_async_shared"):
    """Orders accesses of shared memory before those of asynchronous units."""

    bCluster = d.Attr(d.BoolAttr)
    checks = (_LAYOUTS,)
    assembly_format = "attr-dict"


class FenceMBarrierInitReleaseClusterOp(d.Op, dialect=ttng, name="fence_mbarrier_init_release_cluster"):
    """Makes new barriers known to the cluster."""

    checks = (_LAYOUTS, d.Check("ttng.InCluster"))
    assembly_format = "attr-dict"


class InitBarrierOp(d.Op, dialect=ttng, name="init_barrier"):
    """A new barrier in a buffer."""

    alloc = d.Operand(MemDescType)
    count = d.Attr(d.I32Attr)
    effects = ("write alloc",)
    checks = (_LAYOUTS, d.Check("ttng.Barrier", "alloc"), d.Check("ttng.Count"), d.Check("ttng.InitBarrier"))
    assembly_format = "$alloc `,` $count attr-dict `:` qualified(type($alloc))"


class InvalBarrierOp(d.Op, dialect=ttng, name="inval_barrier"):
    """The end of a barrier."""

    alloc = d.Operand(MemDescType)
    effects = ("write alloc",)
    checks = (_LAYOUTS, d.Check("ttng.Barrier", "alloc"))
    assembly_format = "$alloc attr-dict `:` qualified(type($alloc))"


class WaitBarrierOp(d.Op, dialect=ttng, name="wait_barrier"):
    """A wait until a phase of a barrier is over."""

    alloc = d.Operand(MemDescType)
    phase = d.Operand(d.I32)
    pred = d.OptionalOperand(d.I1)
    deps = d.Operands(MemDescType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("read alloc", "write alloc")
    checks = (_LAYOUTS, d.Check("ttng.Barrier", "alloc"))
    assembly_format = "$alloc `,` $phase (`,` $pred^)? (`deps` $deps^)? attr-dict `:` qualified(type($alloc)) (`,` type($deps)^)?"
