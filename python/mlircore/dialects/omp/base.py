"""The omp dialect itself: its enumerations, types, attributes and constraints."""

from mlircore.define.types_attributes import AttrDef, AttrParam, BoolParam, EnumParam, IntParam, TypeDef
from mlircore.dialect import AttrConstraint, BoolAttr, Dialect, EnumDef, TypeConstraint, bounded_integer_attr

omp = Dialect("omp")


def _enum(name: str, cases: str, *, first: int = 0) -> EnumDef:
    enum = EnumDef(((case, value) for value, case in enumerate(cases.split(), first)), cpp_name=f"::mlir::omp::{name}")
    omp.enum(enum)
    return enum


def _flags(name: str, cases: str) -> EnumDef:
    enum = EnumDef((("none", 0), *((case, 1 << bit) for bit, case in enumerate(cases.split()))), bits=True, separator="|",
                   cpp_name=f"::mlir::omp::{name}")
    omp.enum(enum)
    return enum


ClauseBindKind = _enum("ClauseBindKind", "parallel teams thread")
ClauseCancellationConstructType = _enum("ClauseCancellationConstructType", "parallel loop sections taskgroup")
ClauseDepend = _enum("ClauseDepend", "dependsource dependsink")
ClauseGrainsizeType = _enum("ClauseGrainsizeType", "strict")
ClauseMapFlags = _flags(
    "ClauseMapFlags", "storage to from always del return_param priv literal implicit close present ompx_hold attach attach_always "
    "attach_none attach_auto ref_ptr ref_ptee ref_ptr_ptee is_device_ptr")
ClauseMemoryOrderKind = _enum("ClauseMemoryOrderKind", "seq_cst acq_rel acquire release relaxed")
ClauseNumTasksType = _enum("ClauseNumTasksType", "strict")
ClauseNumThreadsType = _enum("ClauseNumThreadsType", "strict")
ClauseOrderKind = _enum("ClauseOrderKind", "concurrent", first=1)
ClauseProcBindKind = _enum("ClauseProcBindKind", "primary master close spread")
ClauseRequires = _flags("ClauseRequires", "reverse_offload unified_address unified_shared_memory dynamic_allocators")
ClauseScheduleKind = _enum("ClauseScheduleKind", "static dynamic guided auto runtime distribute")
ClauseTaskDepend = _enum(
    "ClauseTaskDepend", "taskdependin taskdependout taskdependinout taskdependmutexinoutset taskdependinoutset")
DataSharingClauseType = _enum("DataSharingClauseType", "private firstprivate")
DeclareTargetCaptureClause = _enum("DeclareTargetCaptureClause", "none to link enter")
DeclareTargetDeviceType = _enum("DeclareTargetDeviceType", "any host nohost")
OrderModifier = _enum("OrderModifier", "reproducible unconstrained")
ReductionModifier = _enum("ReductionModifier", "defaultmod inscan task")
ScheduleModifier = _enum("ScheduleModifier", "none monotonic nonmonotonic simd")
TargetRegionFlags = _flags("TargetRegionFlags", "generic spmd trip_count no_loop")
VariableCaptureKind = _enum("VariableCaptureKind", "This ByRef ByCopy VLAType")


class MapBoundsType(TypeDef, dialect=omp, mnemonic="map_bounds_ty"):
    """Bounds of one dimension of a mapped variable."""

    summary = "Type for representing omp map clause bounds information"


class CanonicalLoopInfoType(TypeDef, dialect=omp, mnemonic="cli"):
    """A reference to a loop that transformations take and make."""

    summary = "Type for representing a reference to a canonical loop"


class _Case(AttrDef):
    assembly_format = "$value"


class _CaseInParens(AttrDef):
    assembly_format = "`(` $value `)`"


class ClauseBindKindAttr(_Case, dialect=omp, mnemonic="bindkind"):
    """The clause `bind`."""

    value = EnumParam(ClauseBindKind)
    summary = "BindKind Clause"
    cpp_name = "BindKindAttr"


class ClauseCancellationConstructTypeAttr(_Case, dialect=omp, mnemonic="cancellationconstructtype"):
    """The construct that is cancelled."""

    value = EnumParam(ClauseCancellationConstructType)
    summary = "CancellationConstructType Clause"
    cpp_name = "CancellationConstructTypeAttr"


class ClauseDependAttr(_CaseInParens, dialect=omp, mnemonic="clause_depend"):
    """A dependence between iterations."""

    value = EnumParam(ClauseDepend)
    summary = "depend clause"
    cpp_name = "ClauseDependAttr"


class ClauseGrainsizeTypeAttr(_Case, dialect=omp, mnemonic="grainsizetype"):
    """The modifier of the clause `grainsize`."""

    value = EnumParam(ClauseGrainsizeType)
    summary = "GrainsizeType Clause"
    cpp_name = "GrainsizeTypeAttr"


class ClauseMapFlagsAttr(_Case, dialect=omp, mnemonic="clause_map_flags"):
    """How a variable is mapped."""

    value = EnumParam(ClauseMapFlags)
    summary = "Map types and modifiers tied to data maps"
    cpp_name = "ClauseMapFlagsAttr"


class ClauseMemoryOrderKindAttr(_Case, dialect=omp, mnemonic="memoryorderkind"):
    """The clause `memory_order`."""

    value = EnumParam(ClauseMemoryOrderKind)
    summary = "MemoryOrderKind Clause"
    cpp_name = "MemoryOrderKindAttr"


class ClauseNumTasksTypeAttr(_Case, dialect=omp, mnemonic="numtaskstype"):
    """The modifier of the clause `num_tasks`."""

    value = EnumParam(ClauseNumTasksType)
    summary = "NumTasksType Clause"
    cpp_name = "NumTasksTypeAttr"


class ClauseNumThreadsTypeAttr(_Case, dialect=omp, mnemonic="numthreadstype"):
    """The modifier of the clause `num_threads`."""

    value = EnumParam(ClauseNumThreadsType)
    summary = "NumThreadsType Clause"
    cpp_name = "NumThreadsTypeAttr"


class ClauseOrderKindAttr(_Case, dialect=omp, mnemonic="orderkind"):
    """The clause `order`."""

    value = EnumParam(ClauseOrderKind)
    summary = "OrderKind Clause"
    cpp_name = "OrderKindAttr"


class ClauseProcBindKindAttr(_Case, dialect=omp, mnemonic="procbindkind"):
    """The clause `proc_bind`."""

    value = EnumParam(ClauseProcBindKind)
    summary = "ProcBindKind Clause"
    cpp_name = "ProcBindKindAttr"


class ClauseRequiresAttr(_Case, dialect=omp, mnemonic="clause_requires"):
    """Requirements of a program on its implementation."""

    value = EnumParam(ClauseRequires)
    summary = "requires clauses"
    cpp_name = "ClauseRequiresAttr"


class ClauseScheduleKindAttr(_Case, dialect=omp, mnemonic="schedulekind"):
    """The clause `schedule`."""

    value = EnumParam(ClauseScheduleKind)
    summary = "ScheduleKind Clause"
    cpp_name = "ScheduleKindAttr"


class ClauseTaskDependAttr(_CaseInParens, dialect=omp, mnemonic="clause_task_depend"):
    """A dependence between tasks."""

    value = EnumParam(ClauseTaskDepend)
    summary = "depend clause in a target or task construct"
    cpp_name = "ClauseTaskDependAttr"


class DataSharingClauseTypeAttr(AttrDef, dialect=omp, mnemonic="data_sharing_type"):
    """The value that a private copy begins with."""

    value = EnumParam(DataSharingClauseType)
    summary = "Type of a data-sharing clause"
    cpp_name = "DataSharingClauseTypeAttr"
    assembly_format = "`{` `type` `=` $value `}`"


class DeclareTargetCaptureClauseAttr(_CaseInParens, dialect=omp, mnemonic="capture_clause"):
    """How a device sees a declared variable."""

    value = EnumParam(DeclareTargetCaptureClause)
    summary = "capture clause"
    cpp_name = "DeclareTargetCaptureClauseAttr"


class DeclareTargetDeviceTypeAttr(_CaseInParens, dialect=omp, mnemonic="device_type"):
    """The devices that a declaration is for."""

    value = EnumParam(DeclareTargetDeviceType)
    summary = "device_type clause"
    cpp_name = "DeclareTargetDeviceTypeAttr"


class OrderModifierAttr(_Case, dialect=omp, mnemonic="order_mod"):
    """The modifier of the clause `order`."""

    value = EnumParam(OrderModifier)
    summary = "OpenMP Order Modifier"
    cpp_name = "OrderModifierAttr"


class ReductionModifierAttr(_CaseInParens, dialect=omp, mnemonic="reduction_modifier"):
    """The modifier of the clause `reduction`."""

    value = EnumParam(ReductionModifier)
    summary = "reduction modifier"
    cpp_name = "ReductionModifierAttr"


class ScheduleModifierAttr(_Case, dialect=omp, mnemonic="sched_mod"):
    """The modifier of the clause `schedule`."""

    value = EnumParam(ScheduleModifier)
    summary = "OpenMP Schedule Modifier"
    cpp_name = "ScheduleModifierAttr"


class VariableCaptureKindAttr(_CaseInParens, dialect=omp, mnemonic="variable_capture_kind"):
    """How a region gets a variable."""

    value = EnumParam(VariableCaptureKind)
    summary = "variable capture kind"
    cpp_name = "VariableCaptureKindAttr"


class _Struct(AttrDef):
    assembly_format = "`<` struct(params) `>`"


class AtomicControlAttr(_Struct, dialect=omp, mnemonic="atomic_control"):
    """Assumptions of an atomic update about the memory."""

    ignore_denormal_mode = BoolParam(default=False, cpp_type="bool")
    fine_grained_memory = BoolParam(default=False, cpp_type="bool")
    remote_memory = BoolParam(default=False, cpp_type="bool")
    cpp_name = "AtomicControlAttr"


class DeclareTargetAttr(_Struct, dialect=omp, mnemonic="declaretarget"):
    """A function or a global that devices have, too."""

    device_type = AttrParam(DeclareTargetDeviceTypeAttr, optional=True, cpp_type="DeclareTargetDeviceTypeAttr")
    capture_clause = AttrParam(DeclareTargetCaptureClauseAttr, optional=True, cpp_type="DeclareTargetCaptureClauseAttr")
    automap = AttrParam(BoolAttr, optional=True, cpp_type="BoolAttr")
    cpp_name = "DeclareTargetAttr"


class FlagsAttr(_Struct, dialect=omp, mnemonic="flags"):
    """Options of the compilation for a device."""

    debug_kind = IntParam(32, signed=False, default=0, cpp_type="uint32_t")
    assume_teams_oversubscription = BoolParam(default=False, cpp_type="bool")
    assume_threads_oversubscription = BoolParam(default=False, cpp_type="bool")
    assume_no_thread_state = BoolParam(default=False, cpp_type="bool")
    assume_no_nested_parallelism = BoolParam(default=False, cpp_type="bool")
    no_gpu_lib = BoolParam(default=False, cpp_type="bool")
    openmp_device_version = IntParam(32, signed=False, default=50, cpp_type="uint32_t")
    cpp_name = "FlagsAttr"


class VersionAttr(_Struct, dialect=omp, mnemonic="version"):
    """The version of OpenMP that a module is for."""

    version = IntParam(32, signed=False, cpp_type="uint32_t")
    cpp_name = "VersionAttr"


PointerLikeType = TypeConstraint(
    "OpenMP-compatible variable type", ("or", ("kind", "TYPE_MEMREF"), *(
        ("defined", name) for name in ("llvm.ptr", "fir.ref", "fir.heap", "fir.ptr", "fir.llvm_ptr"))), type_name="")
IntLikeType = TypeConstraint("integer or index", ("kind", "TYPE_INTEGER", "TYPE_INDEX"))


def _array_of(summary: str, element: tuple[object, ...]) -> AttrConstraint:
    return AttrConstraint(summary, ("all", element), ("kind", "ATTR_ARRAY"))


_I64 = ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64)))
I64ArrayAttr = _array_of("64-bit integer array attribute", _I64)
SymbolRefArrayAttr = _array_of("symbol ref array attribute", ("kind", "ATTR_SYMBOL_REF"))
TaskDependArrayAttr = _array_of("depend clause in a target or task construct array", ClauseTaskDependAttr.predicate)
IndexListArrayAttr = _array_of("Array of 64-bit integer array attributes", ("all", _I64))
DenseBoolArrayAttr = AttrConstraint("i1 dense array attribute", ("array_of", 1), ("array_of", 1), value_type="i1", dense=True)


PositiveI64Attr = bounded_integer_attr(64, "value is positive", 1)
NonNegativeI64Attr = bounded_integer_attr(64, "minimum value is 0", 0)
AtLeastOneI64Attr = bounded_integer_attr(64, "minimum value is 1", 1)
