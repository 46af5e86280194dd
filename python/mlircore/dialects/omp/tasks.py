"""Directives of omp for target devices, tasks, synchronization and atomics."""

from mlircore.dialect import (
    I64, AllTypesMatch, AnyInteger, AnyType, Attr, AttrSizedOperandSegments, AutomaticAllocationScope, Check, FlatSymbolRefAttr,
    IsolatedFromAbove, NoTerminator, Op, Operand, Operands, OptionalAttr, Region, Result, SingleBlock, StrAttr, Symbol, SymbolNameAttr,
    TypeAttr, TypeConstraint,
)
from mlircore.dialects.omp.base import AtomicControlAttr, ClauseCancellationConstructTypeAttr, IntLikeType, PointerLikeType, omp
from mlircore.dialects.omp.clause_checks import (
    ALLOCATE, ARGUMENTS, DEPEND, MAPPED, WRAPPER, reduction_check, reduction_uses_check,
)
from mlircore.dialects.omp.clauses import (
    Align, Allocate, Allocator, Bare, Clause, Construct, Depend, Detach, Device, Final, Grainsize, HasDeviceAddr, Hint,
    HostEval, If, InReduction, IsDevicePtr, Map, MapEntries, MappedPrivate, MemoryOrder, Mergeable, Nogroup, Nowait, NumTasks,
    Priority, Private, Reduction, TaskReduction, ThreadLimit, Untied, UseDeviceAddr, UseDevicePtr,
)

# --- targets ---


class TargetOp(Construct, dialect=omp, name="target",
        clauses=(Allocate, Bare, Depend, Device, HasDeviceAddr, HostEval, If, InReduction, IsDevicePtr, Map, Nowait,
        MappedPrivate, ThreadLimit)):
    """A region that a device runs."""

    region = Region()
    traits = (AttrSizedOperandSegments, IsolatedFromAbove)
    facts = {"omp": ("target",)}
    checks = (ARGUMENTS, DEPEND, Check("omp.MapInfos", "has_device_addr_vars", "has_device_addr", "omp.map.info"), MAPPED,
              Check("omp.PrivateMaps"))
    region_checks = (Check("omp.TargetBody"),)


class TargetDataOp(Construct, dialect=omp, name="target_data", clauses=(Device, If, MapEntries, UseDeviceAddr, UseDevicePtr)):
    """A region with data on a device."""

    region = Region()
    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("target_data",)}
    checks = (ARGUMENTS,
        Check("omp.SomeMapped"), Check("omp.MapInfos", "use_device_ptr_vars", "use_device_ptr", "omp.map.info"),
        Check("omp.MapInfos", "use_device_addr_vars", "use_device_addr", "omp.map.info"), MAPPED)


class TargetEnterDataOp(Construct, dialect=omp, name="target_enter_data", clauses=(Depend, Device, If, MapEntries, Nowait)):
    """Maps data to a device."""

    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("enter_data",)}
    checks = (DEPEND, MAPPED)


class TargetExitDataOp(Construct, dialect=omp, name="target_exit_data", clauses=(Depend, Device, If, MapEntries, Nowait)):
    """Ends mappings of data."""

    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("exit_data",)}
    checks = (DEPEND, MAPPED)


class TargetUpdateOp(Construct, dialect=omp, name="target_update", clauses=(Depend, Device, If, MapEntries, Nowait)):
    """Copies values between the host and a device."""

    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("update",)}
    checks = (DEPEND, MAPPED)


_Device = TypeConstraint("integer", AnyInteger.predicate)  # read as any type


class TargetAllocMemOp(Op, dialect=omp, name="target_allocmem"):
    """Allocates memory of a device."""

    device = Operand(_Device)
    in_type = Attr(TypeAttr)
    uniq_name = OptionalAttr(StrAttr)
    bindc_name = OptionalAttr(StrAttr)
    typeparams = Operands(IntLikeType)
    shape = Operands(IntLikeType)
    result = Result(I64)
    traits = (AttrSizedOperandSegments,)
    defer_attr_checks = True
    effects = ("allocate",)
    assembly_format = """
        $device `:` type($device) `,` $in_type `` custom<`omp.AllocatedShape`>($typeparams, type($typeparams), $shape, type($shape)) attr-dict
    """


class TargetFreeMemOp(Op, dialect=omp, name="target_freemem"):
    """Frees memory of a device."""

    device = Operand(AnyInteger)
    heapref = Operand(I64)
    effects = ("free", "free device", "free heapref")
    assembly_format = "$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))"


# --- tasks ---


class TaskOp(Construct, dialect=omp, name="task",
        clauses=(Allocate, Depend, Final, If, InReduction, Mergeable, Priority, Private, Untied, Detach)):
    """A region that any thread of the team may run."""

    region = Region()
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope)
    facts = {"omp": ("task",)}
    checks = (ARGUMENTS, DEPEND, reduction_check("in_reduction"))
    symbol_uses = (reduction_uses_check("in_reduction"),)


class TaskloopOp(Construct, dialect=omp, name="taskloop",
        clauses=(Allocate, Final, Grainsize, If, InReduction, Mergeable, Nogroup, NumTasks, Priority, Private, Reduction,
        Untied)):
    """A loop whose iterations are tasks."""

    region = Region()
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope, NoTerminator, SingleBlock)
    facts = {"omp": ("wrapper", "taskloop")}
    checks = (ARGUMENTS, ALLOCATE, reduction_check(), reduction_check("in_reduction"), Check("omp.Taskloop"))
    symbol_uses = (reduction_uses_check(), reduction_uses_check("in_reduction"))
    region_checks = (WRAPPER, Check("omp.TaskloopBody"))
    effects = ("nested",)


class TaskgroupOp(Construct, dialect=omp, name="taskgroup", clauses=(Allocate, TaskReduction)):
    """A region at whose end all its tasks are done."""

    region = Region()
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope)
    checks = (ARGUMENTS, reduction_check("task_reduction"))
    symbol_uses = (reduction_uses_check("task_reduction"),)


class TaskyieldOp(Op, dialect=omp, name="taskyield"):
    """A point where another task may run."""

    assembly_format = "attr-dict"


class TaskwaitOp(Construct, dialect=omp, name="taskwait", clauses=(Depend, Nowait)):
    """Waits for tasks."""


# --- synchronization ---


class BarrierOp(Op, dialect=omp, name="barrier"):
    """Waits for all threads of the team."""

    facts = {"omp": ("barrier",)}
    assembly_format = "attr-dict"


class FlushOp(Op, dialect=omp, name="flush"):
    """Makes memory consistent."""

    varList = Operands(AnyType)
    assembly_format = "(`(` $varList^ `:` type($varList) `)`)? attr-dict"


class _SymbolName(Clause):
    sym_name = Attr(SymbolNameAttr)


class CriticalDeclareOp(Construct, dialect=omp, name="critical.declare", clauses=(_SymbolName, Hint), before="$sym_name"):
    """The name of critical regions."""

    traits = (Symbol,)
    checks = (Check("omp.SyncHint"),)


class CriticalOp(Op, dialect=omp, name="critical"):
    """A region that one thread at a time runs."""

    name_ = OptionalAttr(FlatSymbolRefAttr)
    region = Region()
    symbol_uses = (Check("omp.CriticalUse", "omp.critical.declare"),)
    assembly_format = "(`(` $name^ `)`)? $region attr-dict"


class _Cancelled(Clause):
    cancel_directive = Attr(ClauseCancellationConstructTypeAttr)


_CANCELLED = "`cancellation_construct_type` `(` custom<`omp.Case`>($cancel_directive) `)`"


class CancelOp(Construct, dialect=omp, name="cancel", clauses=(_Cancelled, If), before=_CANCELLED):
    """Cancels a construct."""

    checks = (Check("omp.Cancel"),)


class CancellationPointOp(Construct, dialect=omp, name="cancellation_point", clauses=(_Cancelled,), before=_CANCELLED):
    """A point where a construct may end early."""

    checks = (Check("omp.CancellationPoint"),)


class ThreadprivateOp(Op, dialect=omp, name="threadprivate"):
    """The copy of a variable that the thread has."""

    sym_addr = Operand(PointerLikeType)
    tls_addr = Result(PointerLikeType)
    traits = (AllTypesMatch("sym_addr", "tls_addr"),)
    assembly_format = "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict"


class _Variables(Clause):
    varList = Operands(AnyType)


class AllocateDirOp(Construct, dialect=omp, name="allocate_dir",
        clauses=(_Variables, Align, Allocator), before="`(` $varList `:` type($varList) `)`"):
    """How variables are allocated."""

    traits = (AttrSizedOperandSegments,)
    checks = (Check("omp.AllocateDir"),)


# --- atomics ---


class _Read(Clause):
    x = Operand(PointerLikeType)
    v = Operand(PointerLikeType)
    element_type = Attr(TypeAttr)


class AtomicReadOp(Construct, dialect=omp, name="atomic.read",
        clauses=(_Read, Hint, MemoryOrder), before="$v `=` $x", after="`:` type($v) `,` type($x) `,` $element_type"):
    """Reads a variable atomically into another one."""

    facts = {"atomic": ("read",)}
    checks = (Check("AtomicRead", "x", "v"), Check("omp.MemoryOrder", "acq_rel release", "acq_rel or release for atomic reads"),
              Check("omp.SyncHint"))


class _Write(Clause):
    x = Operand(PointerLikeType)
    expr = Operand(AnyType)


class AtomicWriteOp(Construct, dialect=omp, name="atomic.write",
        clauses=(_Write, Hint, MemoryOrder), before="$x `=` $expr", after="`:` type($x) `,` type($expr)"):
    """Writes a value to a variable atomically."""

    facts = {"atomic": ("write",)}
    checks = (Check("AtomicWrite", "x", "expr"), Check("omp.MemoryOrder", "acq_rel acquire", "acq_rel or acquire for atomic writes"),
              Check("omp.SyncHint"))


class _Update(Clause):
    x = Operand(PointerLikeType)
    atomic_control = OptionalAttr(AtomicControlAttr)


class AtomicUpdateOp(Construct, dialect=omp, name="atomic.update",
        clauses=(_Update, Hint, MemoryOrder), after="$x `:` type($x) $region"):
    """Changes a variable atomically to what the region makes of its value."""

    region = Region(1)
    traits = (SingleBlock,)
    implicit_terminator = "omp.yield"
    facts = {"atomic": ("update",)}
    checks = (Check("AtomicUpdate", "x"), Check("omp.MemoryOrder", "acq_rel acquire", "acq_rel or acquire for atomic updates"),
              Check("omp.SyncHint"))
    region_checks = (Check("AtomicUpdateBody"),)
    effects = ("read x", "write x", "nested")


class AtomicCaptureOp(Construct, dialect=omp, name="atomic.capture", clauses=(Hint, MemoryOrder), after="$region"):
    """Two atomic operations that run as one."""

    region = Region(1)
    traits = (SingleBlock,)
    implicit_terminator = "omp.terminator"
    checks = (Check("omp.SyncHint"),)
    region_checks = (Check("AtomicCaptureBody"), Check("omp.CaptureBody"))
    effects = ("nested",)
