"""The omp dialect: constructs and directives of OpenMP, loops, data on devices, tasks and atomics."""

from mlircore.dialect import (
    I64, AllTypesMatch, AnyType, Attr, AttrSizedOperandSegments, AutomaticAllocationScope, BoolAttr, Check, DenseI64ArrayAttr,
    FlatSymbolRefAttr, HasParent, IsolatedFromAbove, NoTerminator, Op, Operand, Operands, OptionalAttr, OptionalOperand, Pure, Region,
    Result, ReturnLike, SameVariadicOperandSize, SingleBlock, StrAttr, Symbol, SymbolNameAttr, Terminator, TypeAttr, UnitAttr,
)
from mlircore.dialects.omp.base import (
    AtLeastOneI64Attr, AtomicControlAttr, CanonicalLoopInfoType, ClauseCancellationConstructTypeAttr, ClauseDependAttr,
    ClauseMapFlagsAttr, DataSharingClauseTypeAttr, IndexListArrayAttr, IntLikeType, MapBoundsType, NonNegativeI64Attr, PointerLikeType,
    VariableCaptureKindAttr, omp,
)
from mlircore.dialects.omp.clauses import (
    Align, Aligned, Allocate, Allocator, Bare, Bind, Clause, Copyprivate, Depend, Detach, Device, DistSchedule, Exclusive, Filter, Final,
    Grainsize, HasDeviceAddr, Hint, HostEval, If, Inclusive, InReduction, IsDevicePtr, Linear, Map, MapEntries, MappedPrivate,
    MemoryOrder, Mergeable, Nogroup, Nontemporal, Nowait, NumTasks, NumTeams, NumThreads, Order, Ordered, ParallelizationLevel, Priority,
    Private, ProcBind, Reduction, Safelen, Schedule, Simdlen, Sizes, TaskReduction, ThreadLimit, Untied, UseDeviceAddr, UseDevicePtr,
    clauses, typed,
)

# --- checks of clauses ---

_ALLOCATE = Check("omp.SameSize", "allocate_vars", "allocator_vars", "expected equal sizes for allocate and allocator variables")
_PRIVATE = Check("omp.Privates")
_PRIVATE_USES = Check("omp.PrivateUses", "omp.private")
_DEPEND = Check("omp.Depend")
_MAPPED = Check("omp.Mapped", "omp.map.info")
_ARGUMENTS = Check("omp.Arguments")
_LINEAR = Check("omp.LinearTypes")


def _reduction(clause: str = "reduction") -> Check:
    return Check("omp.Reduction", f"{clause}_vars", f"{clause}_syms", f"{clause}_byref")


def _reduction_uses(clause: str = "reduction") -> Check:
    return Check("omp.ReductionUses", f"{clause}_vars", f"{clause}_syms", "omp.declare_reduction")


# --- parallel regions ---


class PrivateClauseOp(Op, dialect=omp, name="private"):
    """How a private copy of a variable is made, gets its value and is freed."""

    sym_name = Attr(SymbolNameAttr)
    type_ = Attr(TypeAttr)
    data_sharing_type = Attr(DataSharingClauseTypeAttr)
    init_region = Region()
    copy_region = Region()
    dealloc_region = Region()
    traits = (IsolatedFromAbove,)
    region_checks = (Check("omp.PrivateRegions", "omp.yield"),)
    assembly_format = """
        $data_sharing_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict
    """


class ParallelOp(clauses(Allocate, If, NumThreads, Private, ProcBind, Reduction), dialect=omp, name="parallel"):
    """A region that a team of threads runs."""

    region = Region()
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope)
    facts = {"omp": ("parallel",)}
    checks = (_ARGUMENTS, _ALLOCATE, _PRIVATE, _reduction())
    symbol_uses = (_PRIVATE_USES, _reduction_uses())
    region_checks = (Check("omp.ParallelBody"),)


class TerminatorOp(Op, dialect=omp, name="terminator"):
    """The end of a region that yields nothing."""

    traits = (Terminator, Pure)
    facts = {"omp": ("terminator",)}
    assembly_format = "attr-dict"


class TeamsOp(clauses(Allocate, If, NumTeams, Private, Reduction, ThreadLimit), dialect=omp, name="teams"):
    """A region that a league of teams runs."""

    region = Region()
    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("teams",)}
    checks = (_ARGUMENTS, Check("omp.Teams"), _ALLOCATE, _reduction())
    symbol_uses = (_reduction_uses(),)


class SectionOp(Op, dialect=omp, name="section"):
    """One of the regions that threads share."""

    region = Region()
    traits = (HasParent("omp.sections"),)
    facts = {"omp": ("section",)}
    checks = (_ARGUMENTS,)
    assembly_format = "$region attr-dict"


class SectionsOp(clauses(Allocate, Nowait, Private, Reduction), dialect=omp, name="sections"):
    """Regions that threads share."""

    region = Region(1)
    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("sections",)}
    checks = (_ARGUMENTS, _ALLOCATE, _reduction())
    symbol_uses = (_reduction_uses(),)
    region_checks = (Check("omp.SectionsBody"),)


class SingleOp(clauses(Allocate, Copyprivate, Nowait, Private), dialect=omp, name="single"):
    """A region that one thread runs."""

    region = Region()
    traits = (AttrSizedOperandSegments,)
    checks = (_ARGUMENTS, _ALLOCATE, Check("omp.Copyprivate"))
    symbol_uses = (Check("omp.CopyprivateUses"),)


class WorkshareOp(clauses(Nowait, after="$region"), dialect=omp, name="workshare"):
    """A region of array operations that threads share."""

    region = Region()
    facts = {"omp": ("workshare",)}


class WorkshareLoopWrapperOp(Op, dialect=omp, name="workshare.loop_wrapper"):
    """A loop whose iterations the threads of an `omp.workshare` share."""

    region = Region()
    traits = (NoTerminator, SingleBlock)
    facts = {"omp": ("wrapper",)}
    checks = (Check("omp.InWorkshare"),)
    region_checks = (Check("omp.Wrapper"), Check("omp.Standalone"))
    assembly_format = "$region attr-dict"


class WorkdistributeOp(Op, dialect=omp, name="workdistribute"):
    """A region whose work the teams share."""

    region = Region()
    checks = (Check("omp.Workdistribute"),)
    assembly_format = "$region attr-dict"


class MaskedOp(clauses(Filter, after="$region"), dialect=omp, name="masked"):
    """A region that some threads run."""

    region = Region()


class MasterOp(Op, dialect=omp, name="master"):
    """A region that the primary thread runs."""

    region = Region()
    assembly_format = "$region attr-dict"


# --- loops ---


_WRAPPER = Check("omp.Wrapper")


class LoopNestOp(Op, dialect=omp, name="loop_nest"):
    """Loops, the first outermost, inside of operations that say how their iterations run."""

    collapse_num_loops = Attr(AtLeastOneI64Attr, optional=True, default="1 : i64")
    loop_lower_bounds = Operands(IntLikeType)
    loop_upper_bounds = Operands(IntLikeType)
    loop_steps = Operands(IntLikeType)
    loop_inclusive = OptionalAttr(UnitAttr)
    tile_sizes = OptionalAttr(DenseI64ArrayAttr)
    region = Region()
    traits = (SameVariadicOperandSize, AllTypesMatch("loop_lower_bounds", "loop_upper_bounds", "loop_steps"))
    facts = {"omp": ("loop_nest",)}
    checks = (Check("omp.LoopNest"),)
    defer_attr_checks = True
    assembly_format = """
        custom<`omp.LoopNest`>($loop_lower_bounds, type($loop_lower_bounds), $loop_upper_bounds, type($loop_upper_bounds), $loop_inclusive,
            $loop_steps, type($loop_steps), $collapse_num_loops, $tile_sizes, $region, attr-dict)
    """


class LoopOp(clauses(Bind, Private, Order, Reduction), dialect=omp, name="loop"):
    """A loop whose iterations may run in any order."""

    region = Region()
    traits = (AttrSizedOperandSegments, NoTerminator, SingleBlock)
    facts = {"omp": ("wrapper", "loop")}
    checks = (_ARGUMENTS, _reduction())
    symbol_uses = (_reduction_uses(),)
    region_checks = (_WRAPPER, Check("omp.Standalone"))


class WsloopOp(clauses(Allocate, Linear, Nowait, Order, Ordered, Private, Reduction, Schedule), dialect=omp, name="wsloop"):
    """A loop whose iterations the threads of a team share."""

    region = Region()
    traits = (AttrSizedOperandSegments, NoTerminator, SingleBlock)
    facts = {"omp": ("wrapper", "wsloop")}
    checks = (_ARGUMENTS, _reduction(), _LINEAR)
    symbol_uses = (_reduction_uses(),)
    region_checks = (_WRAPPER, Check("omp.WsloopBody"))


class SimdOp(clauses(Aligned, If, Linear, Nontemporal, Order, Private, Reduction, Safelen, Simdlen), dialect=omp, name="simd"):
    """A loop whose iterations run as vectors."""

    region = Region()
    traits = (AttrSizedOperandSegments, NoTerminator, SingleBlock)
    facts = {"omp": ("wrapper", "simd")}
    checks = (_ARGUMENTS, Check("omp.Simd"), _LINEAR)
    symbol_uses = (Check("omp.SimdUses", "omp.private"),)
    region_checks = (_WRAPPER, Check("omp.SimdBody"))


class DistributeOp(clauses(Allocate, DistSchedule, Order, Private), dialect=omp, name="distribute"):
    """A loop whose iterations the teams share."""

    region = Region()
    traits = (AttrSizedOperandSegments, NoTerminator, SingleBlock)
    facts = {"omp": ("wrapper", "distribute")}
    checks = (_ARGUMENTS, Check("omp.Distribute"), _ALLOCATE)
    region_checks = (_WRAPPER, Check("omp.DistributeBody"))


class YieldOp(Op, dialect=omp, name="yield"):
    """The end of a region, with its values."""

    results_ = Operands(AnyType)
    traits = (Pure, ReturnLike, Terminator, HasParent("omp.atomic.update", "omp.declare_reduction", "omp.loop_nest", "omp.private"))
    assembly_format = "(`(` $results^ `:` type($results) `)`)? attr-dict"


class ScanOp(clauses(Inclusive, Exclusive), dialect=omp, name="scan"):
    """Separates the phases of a scan in a loop."""

    traits = (AttrSizedOperandSegments,)
    checks = (Check("omp.Scan"),)


class OrderedOp(Op, dialect=omp, name="ordered"):
    """Orders iterations by their dependences."""

    doacross_depend_type = OptionalAttr(ClauseDependAttr)
    doacross_num_loops = OptionalAttr(NonNegativeI64Attr)
    doacross_depend_vars = Operands(AnyType)
    checks = (Check("omp.OrderedParent"), Check("omp.Ordered"))
    assembly_format = """
        (`depend_type` `` $doacross_depend_type^)? (`depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)`)? attr-dict
    """


class OrderedRegionOp(clauses(ParallelizationLevel, after="$region"), dialect=omp, name="ordered.region"):
    """A region that runs in the order of the iterations."""

    region = Region()
    checks = (Check("omp.OrderedParent"),)


# --- canonical loops and their transformations ---


class NewCliOp(Op, dialect=omp, name="new_cli"):
    """A reference to a loop, which one operation makes and one can transform."""

    result = Result(CanonicalLoopInfoType)
    result_names = "omp.LoopReference"
    checks = (Check("omp.NewCli"),)
    assembly_format = "attr-dict"


class CanonicalLoopOp(Op, dialect=omp, name="canonical_loop"):
    """A loop from 0 to a trip count."""

    tripCount = Operand(IntLikeType)
    cli = OptionalOperand(CanonicalLoopInfoType)
    region = Region()
    facts = {"omp": ("canonical_loop",), "omp.makes": ("cli",)}
    checks = (Check("omp.CanonicalLoop"),)
    result_names = "omp.InductionVariable"
    argument_names = "*"
    defer_attr_checks = True
    assembly_format = "`` custom<`omp.CanonicalLoop`>($cli, type($cli), $tripCount, type($tripCount), $region) attr-dict"


class UnrollHeuristicOp(Op, dialect=omp, name="unroll_heuristic"):
    """Unrolls a loop as the compiler sees fit."""

    applyee = Operand(CanonicalLoopInfoType)
    defer_attr_checks = True
    assembly_format = "`` `(` $applyee `)` `` custom<`omp.NoLoops`>(ref($applyee)) attr-dict"


class TileOp(Op, dialect=omp, name="tile"):
    """Cuts loops into tiles."""

    generatees = Operands(CanonicalLoopInfoType)
    applyees = Operands(CanonicalLoopInfoType)
    sizes = Operands(IntLikeType)
    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("tile",), "omp.makes": ("generatees",)}
    checks = (Check("omp.Tile"),)
    assembly_format = f"custom<`omp.LoopLists`>($generatees, $applyees) oilist({typed('sizes')}) attr-dict"


# --- reductions, mappers and mapped variables ---


class DeclareReductionOp(Op, dialect=omp, name="declare_reduction"):
    """How the variables of a reduction are made, combined and freed."""

    sym_name = Attr(SymbolNameAttr)
    type_ = Attr(TypeAttr)
    byref_element_type = OptionalAttr(TypeAttr)
    allocRegion = Region(1, at_most=True)
    initializerRegion = Region()
    reductionRegion = Region()
    atomicReductionRegion = Region()
    cleanupRegion = Region()
    dataPtrPtrRegion = Region(1, at_most=True)
    traits = (IsolatedFromAbove, Symbol)
    region_checks = (Check("omp.DeclareReduction", "omp.yield"),)
    assembly_format = """
        $sym_name `:` $type attr-dict-with-keyword (`alloc` $allocRegion^)? `init` $initializerRegion `combiner` $reductionRegion
        (`atomic` $atomicReductionRegion^)? (`cleanup` $cleanupRegion^)? (`data_ptr_ptr` $dataPtrPtrRegion^)?
    """


class DeclareMapperOp(Op, dialect=omp, name="declare_mapper"):
    """How variables of a type are mapped."""

    sym_name = Attr(SymbolNameAttr)
    type_ = Attr(TypeAttr)
    body = Region()
    traits = (IsolatedFromAbove, SingleBlock, Symbol)
    region_checks = (Check("omp.MapperBody", "omp.declare_mapper.info"),)
    assembly_format = "$sym_name `:` $type $body attr-dict"


class DeclareMapperInfoOp(clauses(MapEntries), dialect=omp, name="declare_mapper.info"):
    """The mapped parts, at the end of an `omp.declare_mapper`."""

    traits = (HasParent("omp.declare_mapper"), Terminator)
    facts = {"omp": ("mapper_info",)}
    checks = (_MAPPED,)


class MapBoundsOp(Op, dialect=omp, name="map.bounds"):
    """Bounds of one dimension of a mapped variable."""

    lower_bound = OptionalOperand(IntLikeType)
    upper_bound = OptionalOperand(IntLikeType)
    extent = OptionalOperand(IntLikeType)
    stride = OptionalOperand(IntLikeType)
    stride_in_bytes = Attr(BoolAttr, default="false")
    start_idx = OptionalOperand(IntLikeType)
    result = Result(MapBoundsType)
    traits = (AttrSizedOperandSegments, Pure)
    checks = (Check("BoundsGiven", "extent", "upper_bound"),)
    assembly_format = f"""
        oilist({" | ".join(typed(name) for name in ("lower_bound", "upper_bound", "extent", "stride", "start_idx"))}) attr-dict
    """


class MapInfoOp(Op, dialect=omp, name="map.info"):
    """A variable and how it is mapped."""

    var_ptr = Operand(PointerLikeType)
    var_type = Attr(TypeAttr)
    map_type = Attr(ClauseMapFlagsAttr)
    map_capture_type = Attr(VariableCaptureKindAttr)
    var_ptr_ptr = OptionalOperand(PointerLikeType)
    members = Operands(PointerLikeType)
    members_index = OptionalAttr(IndexListArrayAttr)
    bounds = Operands(MapBoundsType)
    mapper_id = OptionalAttr(FlatSymbolRefAttr)
    name_ = OptionalAttr(StrAttr)
    partial_map = Attr(BoolAttr, default="false")
    omp_ptr = Result(PointerLikeType)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("omp.MapInfos", "members", "members", "omp.map.info"),)
    symbol_uses = (Check("omp.MapperUse", "omp.declare_mapper"),)
    assembly_format = f"""
        `var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` `map_clauses` `(` custom<`omp.MapFlags`>($map_type) `)`
        `capture` `(` custom<`omp.Capture`>($map_capture_type) `)`
        oilist({typed("var_ptr_ptr")} | `mapper` `(` $mapper_id `)`
            | `members` `(` $members `:` custom<`omp.MemberIndices`>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)`)
        `->` type($omp_ptr) attr-dict
    """


# --- targets ---


class TargetOp(clauses(
        Allocate, Bare, Depend, Device, HasDeviceAddr, HostEval, If, InReduction, IsDevicePtr, Map, Nowait, MappedPrivate, ThreadLimit),
        dialect=omp, name="target"):
    """A region that a device runs."""

    region = Region()
    traits = (AttrSizedOperandSegments, IsolatedFromAbove)
    facts = {"omp": ("target",)}
    checks = (_ARGUMENTS, _DEPEND, Check("omp.MapInfos", "has_device_addr_vars", "has_device_addr", "omp.map.info"), _MAPPED,
              Check("omp.PrivateMaps"))
    region_checks = (Check("omp.TargetBody"),)


class TargetDataOp(clauses(Device, If, MapEntries, UseDeviceAddr, UseDevicePtr), dialect=omp, name="target_data"):
    """A region with data on a device."""

    region = Region()
    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("target_data",)}
    checks = (_ARGUMENTS,
        Check("omp.SomeMapped"), Check("omp.MapInfos", "use_device_ptr_vars", "use_device_ptr", "omp.map.info"),
        Check("omp.MapInfos", "use_device_addr_vars", "use_device_addr", "omp.map.info"), _MAPPED)


class TargetEnterDataOp(clauses(Depend, Device, If, MapEntries, Nowait), dialect=omp, name="target_enter_data"):
    """Maps data to a device."""

    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("enter_data",)}
    checks = (_DEPEND, _MAPPED)


class TargetExitDataOp(clauses(Depend, Device, If, MapEntries, Nowait), dialect=omp, name="target_exit_data"):
    """Ends mappings of data."""

    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("exit_data",)}
    checks = (_DEPEND, _MAPPED)


class TargetUpdateOp(clauses(Depend, Device, If, MapEntries, Nowait), dialect=omp, name="target_update"):
    """Copies values between the host and a device."""

    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("update",)}
    checks = (_DEPEND, _MAPPED)


class TargetAllocMemOp(Op, dialect=omp, name="target_allocmem"):
    """Allocates memory of a device."""

    device = Operand(IntLikeType)
    in_type = Attr(TypeAttr)
    uniq_name = OptionalAttr(StrAttr)
    bindc_name = OptionalAttr(StrAttr)
    typeparams = Operands(IntLikeType)
    shape = Operands(IntLikeType)
    result = Result(I64)
    traits = (AttrSizedOperandSegments,)
    defer_attr_checks = True
    assembly_format = """
        $device `:` type($device) `,` $in_type `` custom<`omp.AllocatedShape`>($typeparams, type($typeparams), $shape, type($shape)) attr-dict
    """


class TargetFreeMemOp(Op, dialect=omp, name="target_freemem"):
    """Frees memory of a device."""

    device = Operand(IntLikeType)
    heapref = Operand(I64)
    assembly_format = "$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))"


# --- tasks ---


class TaskOp(clauses(Allocate, Depend, Final, If, InReduction, Mergeable, Priority, Private, Untied, Detach), dialect=omp, name="task"):
    """A region that any thread of the team may run."""

    region = Region()
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope)
    facts = {"omp": ("task",)}
    checks = (_ARGUMENTS, _DEPEND, _reduction("in_reduction"))
    symbol_uses = (_reduction_uses("in_reduction"),)


class TaskloopOp(clauses(
        Allocate, Final, Grainsize, If, InReduction, Mergeable, Nogroup, NumTasks, Priority, Private, Reduction, Untied),
        dialect=omp, name="taskloop"):
    """A loop whose iterations are tasks."""

    region = Region()
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope, NoTerminator, SingleBlock)
    facts = {"omp": ("wrapper", "taskloop")}
    checks = (_ARGUMENTS, _ALLOCATE, _reduction(), _reduction("in_reduction"), Check("omp.Taskloop"))
    symbol_uses = (_reduction_uses(), _reduction_uses("in_reduction"))
    region_checks = (_WRAPPER, Check("omp.TaskloopBody"))


class TaskgroupOp(clauses(Allocate, TaskReduction), dialect=omp, name="taskgroup"):
    """A region at whose end all its tasks are done."""

    region = Region()
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope)
    checks = (_ARGUMENTS, _reduction("task_reduction"))
    symbol_uses = (_reduction_uses("task_reduction"),)


class TaskyieldOp(Op, dialect=omp, name="taskyield"):
    """A point where another task may run."""

    assembly_format = "attr-dict"


class TaskwaitOp(clauses(Depend, Nowait), dialect=omp, name="taskwait"):
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


class CriticalDeclareOp(clauses(_SymbolName, Hint, before="$sym_name"), dialect=omp, name="critical.declare"):
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


class CancelOp(clauses(_Cancelled, If, before=_CANCELLED), dialect=omp, name="cancel"):
    """Cancels a construct."""

    checks = (Check("omp.Cancel"),)


class CancellationPointOp(clauses(_Cancelled, before=_CANCELLED), dialect=omp, name="cancellation_point"):
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


class AllocateDirOp(clauses(_Variables, Align, Allocator, before="`(` $varList `:` type($varList) `)`"), dialect=omp, name="allocate_dir"):
    """How variables are allocated."""

    traits = (AttrSizedOperandSegments,)
    checks = (Check("omp.AllocateDir"),)


# --- atomics ---


class _Read(Clause):
    x = Operand(PointerLikeType)
    v = Operand(PointerLikeType)
    element_type = Attr(TypeAttr)


class AtomicReadOp(clauses(_Read, Hint, MemoryOrder, before="$v `=` $x", after="`:` type($v) `,` type($x) `,` $element_type"),
                   dialect=omp, name="atomic.read"):
    """Reads a variable atomically into another one."""

    facts = {"atomic": ("read",)}
    checks = (Check("AtomicRead", "x", "v"), Check("omp.MemoryOrder", "acq_rel release", "acq_rel or release for atomic reads"),
              Check("omp.SyncHint"))


class _Write(Clause):
    x = Operand(PointerLikeType)
    expr = Operand(AnyType)


class AtomicWriteOp(clauses(_Write, Hint, MemoryOrder, before="$x `=` $expr", after="`:` type($x) `,` type($expr)"),
                    dialect=omp, name="atomic.write"):
    """Writes a value to a variable atomically."""

    facts = {"atomic": ("write",)}
    checks = (Check("AtomicWrite", "x", "expr"), Check("omp.MemoryOrder", "acq_rel acquire", "acq_rel or acquire for atomic writes"),
              Check("omp.SyncHint"))


class _Update(Clause):
    x = Operand(PointerLikeType)
    atomic_control = OptionalAttr(AtomicControlAttr)


class AtomicUpdateOp(clauses(_Update, Hint, MemoryOrder, after="$x `:` type($x) $region"), dialect=omp, name="atomic.update"):
    """Changes a variable atomically to what the region makes of its value."""

    region = Region(1)
    traits = (SingleBlock,)
    implicit_terminator = "omp.yield"
    facts = {"atomic": ("update",)}
    checks = (Check("AtomicUpdate", "x"), Check("omp.MemoryOrder", "acq_rel acquire", "acq_rel or acquire for atomic updates"),
              Check("omp.SyncHint"))
    region_checks = (Check("AtomicUpdateBody"),)


class AtomicCaptureOp(clauses(Hint, MemoryOrder, after="$region"), dialect=omp, name="atomic.capture"):
    """Two atomic operations that run as one."""

    region = Region(1)
    traits = (SingleBlock,)
    implicit_terminator = "omp.terminator"
    checks = (Check("omp.SyncHint"),)
    region_checks = (Check("AtomicCaptureBody"), Check("omp.CaptureBody"))
