"""The nvvm dialect: barriers and fences."""

from mlircore.dialect import (
    I1, I32, I64, Attr, AttrConstraint, AttrSizedOperandSegments, BoolAttr, Check, Op, Operand, OptionalAttr,
    OptionalOperand, OptionalResult, Result, UnitAttr, one_of,
)
from mlircore.dialects.nvvm.base import (
    BarrierReductionAttr, GenericPointer, MemOrderKindAttr, MemScopeKindAttr, ProxyKindAttr, SharedSpaceAttr, nvvm,
    pointers, runs_on,
)

# Upstream parses any attribute here, and checks its kind only after that.
_AnyReductionAttr = AttrConstraint(BarrierReductionAttr.summary, BarrierReductionAttr.predicate, enum=BarrierReductionAttr.enum)
_StateOrPhase = one_of("64-bit signless integer or 32-bit signless integer", I64, I32)

# --- barriers of a block, a warp and a cluster ---


class Barrier0Op(Op, dialect=nvvm, name="barrier0"):
    """Waits for all threads of the block, at barrier 0."""

    assembly_format = "attr-dict"


class BarrierOp(Op, dialect=nvvm, name="barrier"):
    """Waits at a barrier of the block, or combines a predicate of the threads that wait there."""

    barrierId = OptionalOperand(I32)
    numberOfThreads = OptionalOperand(I32)
    reductionOp = OptionalAttr(_AnyReductionAttr)
    reductionPredicate = OptionalOperand(I32)
    res = OptionalResult(I32)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvvm.Barrier"),)
    assembly_format = """
        (`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? (qualified($reductionOp)^
        $reductionPredicate)? (`->` type($res)^)? attr-dict
    """


class BarrierArriveOp(Op, dialect=nvvm, name="barrier.arrive"):
    """Arrives at a barrier of the block without waiting."""

    barrierId = OptionalOperand(I32)
    numberOfThreads = Operand(I32)
    assembly_format = "(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict"


class SyncWarpOp(Op, dialect=nvvm, name="bar.warp.sync"):
    """Waits for threads of the warp."""

    mask = Operand(I32)
    assembly_format = "$mask attr-dict `:` type($mask)"


class ClusterArriveOp(Op, dialect=nvvm, name="cluster.arrive"):
    """Arrives at the cluster's barrier."""

    aligned = Attr(UnitAttr)
    assembly_format = "attr-dict"


class ClusterArriveRelaxedOp(Op, dialect=nvvm, name="cluster.arrive.relaxed"):
    """Arrives at the cluster's barrier without ordering memory."""

    aligned = Attr(UnitAttr)
    checks = (runs_on("90"),)
    assembly_format = "attr-dict"


class ClusterWaitOp(Op, dialect=nvvm, name="cluster.wait"):
    """Waits until all threads of the cluster have arrived."""

    aligned = Attr(UnitAttr)
    checks = (runs_on("90"),)
    assembly_format = "attr-dict"


class MembarOp(Op, dialect=nvvm, name="memory.barrier"):
    """Orders the thread's accesses to memory."""

    scope = Attr(MemScopeKindAttr)
    assembly_format = "$scope attr-dict"

# --- fences ---


class FenceScClusterOp(Op, dialect=nvvm, name="fence.sc.cluster"):
    """A sequentially consistent fence of the cluster."""

    assembly_format = "attr-dict"


class FenceMbarrierInitOp(Op, dialect=nvvm, name="fence.mbarrier.init"):
    """Makes the initialization of barriers in memory visible to the cluster."""

    assembly_format = "attr-dict"


class FenceProxyOp(Op, dialect=nvvm, name="fence.proxy"):
    """A fence between accesses to memory of different kinds."""

    kind = Attr(ProxyKindAttr)
    space = OptionalAttr(SharedSpaceAttr)
    checks = (Check("nvvm.FenceProxy"),)
    assembly_format = "attr-dict"


class FenceProxyAcquireOp(Op, dialect=nvvm, name="fence.proxy.acquire"):
    """A fence in one direction between proxies, which acquires."""

    scope = Attr(MemScopeKindAttr)
    addr = Operand(GenericPointer)
    size = Operand(I32)
    fromProxy = Attr(ProxyKindAttr, default="generic")
    toProxy = Attr(ProxyKindAttr, default="tensormap")
    checks = (Check("nvvm.FenceBetween"),)
    assembly_format = "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"


class FenceProxyReleaseOp(Op, dialect=nvvm, name="fence.proxy.release"):
    """A fence in one direction between proxies, which releases."""

    scope = Attr(MemScopeKindAttr)
    fromProxy = Attr(ProxyKindAttr, default="generic")
    toProxy = Attr(ProxyKindAttr, default="tensormap")
    checks = (Check("nvvm.FenceBetween"),)
    assembly_format = "$scope (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"


class FenceSyncRestrictOp(Op, dialect=nvvm, name="fence.sync_restrict"):
    """A fence that only some barriers in memory take part in."""

    order = Attr(MemOrderKindAttr)
    checks = (Check("nvvm.FenceOrder"),)
    assembly_format = "attr-dict"


class FenceProxySyncRestrictOp(Op, dialect=nvvm, name="fence.proxy.sync_restrict"):
    """Such a fence in one direction between proxies."""

    order = Attr(MemOrderKindAttr)
    fromProxy = Attr(ProxyKindAttr, default="generic")
    toProxy = Attr(ProxyKindAttr, default="async")
    checks = (Check("nvvm.FenceOrder"),)
    assembly_format = "attr-dict"

# --- barriers in memory ---


class MBarrierInitOp(Op, dialect=nvvm, name="mbarrier.init"):
    """Makes a barrier in memory that so many arrivals complete."""

    addr = Operand(pointers(0, 3))
    count = Operand(I32)
    predicate = OptionalOperand(I1)
    assembly_format = "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"


class MBarrierInvalOp(Op, dialect=nvvm, name="mbarrier.inval"):
    """The memory of a barrier is free for other uses."""

    addr = Operand(pointers(0, 3))
    assembly_format = "$addr attr-dict `:` type(operands)"


class _Bytes(Op):
    """A barrier gets so many bytes."""

    addr = Operand(pointers(3, 7))
    txcount = Operand(I32)
    scope = Attr(MemScopeKindAttr, default="cta")
    checks = (Check("nvvm.Arrive"),)
    assembly_format = "$addr `,` $txcount attr-dict `:` type(operands)"


class MBarrierExpectTxOp(_Bytes, dialect=nvvm, name="mbarrier.expect_tx"):
    """The barrier waits for more bytes."""


class MBarrierCompleteTxOp(_Bytes, dialect=nvvm, name="mbarrier.complete_tx"):
    """The barrier has got bytes that it waited for."""


class _Arriving(Op):
    """Arrives so often."""

    addr = Operand(pointers(0, 3, 7))
    count = OptionalOperand(I32)
    scope = Attr(MemScopeKindAttr, default="cta")
    relaxed = Attr(BoolAttr, default="false")
    res = OptionalResult(I64)
    checks = (Check("nvvm.Arrive"),)
    assembly_format = "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?"


class MBarrierArriveOp(_Arriving, dialect=nvvm, name="mbarrier.arrive"):
    """Arrives at a barrier in memory."""


class MBarrierArriveDropOp(_Arriving, dialect=nvvm, name="mbarrier.arrive_drop"):
    """Arrives, and is not expected again."""


class _ArrivingNocomplete(Op):
    """Arrives where this does not complete the phase."""

    addr = Operand(pointers(0, 3))
    count = Operand(I32)
    res = Result(I64)
    assembly_format = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)"


class MBarrierArriveNocompleteOp(_ArrivingNocomplete, dialect=nvvm, name="mbarrier.arrive.nocomplete"):
    """Arrives where this does not complete the phase."""


class MBarrierArriveDropNocompleteOp(_ArrivingNocomplete, dialect=nvvm, name="mbarrier.arrive_drop.nocomplete"):
    """Arrives where this does not complete the phase, and is not expected again."""


class MBarrierArriveExpectTxOp(Op, dialect=nvvm, name="mbarrier.arrive.expect_tx"):
    """Arrives, and the barrier waits for more bytes."""

    addr = Operand(pointers(0, 3, 7))
    txcount = Operand(I32)
    scope = Attr(MemScopeKindAttr, default="cta")
    relaxed = Attr(BoolAttr, default="false")
    predicate = OptionalOperand(I1)
    res = OptionalResult(I64)
    checks = (Check("nvvm.Arrive"),)
    assembly_format = "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands) (`->` type($res)^)?"


class MBarrierArriveDropExpectTxOp(Op, dialect=nvvm, name="mbarrier.arrive_drop.expect_tx"):
    """The same, and the thread is not expected again."""

    addr = Operand(pointers(0, 3, 7))
    txcount = Operand(I32)
    scope = Attr(MemScopeKindAttr, default="cta")
    relaxed = Attr(BoolAttr, default="false")
    res = OptionalResult(I64)
    checks = (Check("nvvm.Arrive"),)
    assembly_format = "$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?"


class MBarrierTestWaitOp(Op, dialect=nvvm, name="mbarrier.test.wait"):
    """Whether the barrier's phase is complete."""

    addr = Operand(pointers(0, 3))
    stateOrPhase = Operand(_StateOrPhase)
    scope = Attr(MemScopeKindAttr, default="cta")
    relaxed = Attr(BoolAttr, default="false")
    res = Result(I1)
    checks = (Check("nvvm.Arrive"),)
    assembly_format = "$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)"


class MBarrierTryWaitOp(Op, dialect=nvvm, name="mbarrier.try_wait"):
    """Waits a while for the barrier's phase to be complete."""

    addr = Operand(pointers(0, 3))
    stateOrPhase = Operand(_StateOrPhase)
    ticks = OptionalOperand(I32)
    scope = Attr(MemScopeKindAttr, default="cta")
    relaxed = Attr(BoolAttr, default="false")
    res = Result(I1)
    checks = (Check("nvvm.Arrive"),)
    assembly_format = "$addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->` type($res)"


class MBarrierTryWaitParityOp(Op, dialect=nvvm, name="mbarrier.try_wait.parity"):
    """Waits for the phase with a parity, again and again."""

    addr = Operand(pointers(0, 3))
    phase = Operand(I32)
    ticks = Operand(I32)
    assembly_format = "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)"
