"""The clauses of OpenMP: each is defined once, as a base class with its operands, its attributes and its part of the format.

    class ParallelOp(Construct, dialect=omp, name="parallel", clauses=(Allocate, If, NumThreads, Private, ProcBind, Reduction)):

`clause` is what the text of an operation has in its list of clauses, which come in any order; `argument` is for clauses that give the
operation's region an argument for each operand, which are written before the region in the order of `clauses`.
"""

from __future__ import annotations

from mlircore.dialect import (
    I1, I32, I64, AnyType, ArrayAttr, Attr, DenseI64ArrayAttr, I64Attr, Op, OpClass, Operands, OptionalAttr, OptionalOperand,
    TypeConstraint, UnitAttr,
)
from mlircore.dialects.omp.base import (
    ClauseBindKindAttr, ClauseGrainsizeTypeAttr, ClauseMemoryOrderKindAttr, ClauseNumTasksTypeAttr, ClauseOrderKindAttr,
    ClauseProcBindKindAttr, ClauseScheduleKindAttr, DenseBoolArrayAttr, I64ArrayAttr, IntLikeType, NonNegativeI64Attr, OrderModifierAttr,
    PointerLikeType, PositiveI64Attr, ReductionModifierAttr, ScheduleModifierAttr, SymbolRefArrayAttr, TaskDependArrayAttr,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_Integer = TypeConstraint("integer", ("kind", "TYPE_INTEGER"))


class Clause(Op):
    """Base of the clauses."""

    clause: str | None = None
    argument: str | None = None

    @classmethod
    def given(cls) -> tuple[str, ...]:
        """The operands that the region has arguments for."""
        return () if cls.argument is None else (cls.argument.partition("$")[2].partition(",")[0],)


class ConstructClass(OpClass):
    """The class of operations with clauses: their base classes are the clauses, and their format is made of them.

    It is `before`, the clauses in any order, the region if there are clauses with arguments, `after`.
    """

    def __new__(cls, title: str, bases: tuple[type, ...], namespace: dict[str, Any], /, clauses: tuple[type[Clause], ...] = (),
                before: str = "", after: str = "", **more: Any) -> Any:
        if not clauses:
            return super().__new__(cls, title, bases, namespace, **more)
        listed = " | ".join(part.clause for part in clauses if part.clause is not None)
        arguments = "".join(f", {part.argument}" for part in clauses if part.argument is not None)
        clause_list = f"oilist({listed})" if listed else ""
        region = f"custom<`omp.Region`>($region{arguments})" if arguments else ""
        made: dict[str, Any] = {"assembly_format": f"{before} {clause_list} {region} {after} attr-dict"}
        if arguments:
            made["facts"] = {"omp.arguments": tuple(name for part in clauses for name in part.given())}
        shared = OpClass("Clauses", clauses[::-1], made)  # bases that come later have their fields first
        return super().__new__(cls, title, (shared,), namespace, **more)


class Construct(Op, metaclass=ConstructClass):
    """Base of operations with clauses."""


def typed(name: str, operand: str | None = None) -> str:
    """A clause with operands and their types."""
    operand = operand or name
    return f"`{name}` `(` ${operand} `:` type(${operand}) `)`"


def mapped(word: str, operands: str, *attributes: str) -> str:
    """The arguments that a clause with arguments of the region adds to the region's directive."""
    return ", ".join((f"`{word}`, ${operands}, type(${operands})", *(f"${name}" for name in attributes)))


# --- variables ---


class Allocate(Clause):
    """Variables and their allocators."""

    allocate_vars = Operands(AnyType)
    allocator_vars = Operands(AnyType)
    clause = """`allocate` `(` custom<`omp.Allocators`>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)`"""


class Aligned(Clause):
    """Pointers and their alignments."""

    aligned_vars = Operands(PointerLikeType)
    alignments = OptionalAttr(I64ArrayAttr)
    clause = "`aligned` `(` custom<`omp.Listed`>($aligned_vars, type($aligned_vars), $alignments, `alignment`) `)`"


class Copyprivate(Clause):
    """Variables of one thread that the others get, and the functions that copy them."""

    copyprivate_vars = Operands(PointerLikeType)
    copyprivate_syms = OptionalAttr(SymbolRefArrayAttr)
    clause = "`copyprivate` `(` custom<`omp.Listed`>($copyprivate_vars, type($copyprivate_vars), $copyprivate_syms, `symbol`) `)`"


class Depend(Clause):
    """Variables that tasks depend on."""

    depend_kinds = OptionalAttr(TaskDependArrayAttr)
    depend_vars = Operands(PointerLikeType)
    clause = "`depend` `(` custom<`omp.Listed`>($depend_vars, type($depend_vars), $depend_kinds, `kind`) `)`"


class Linear(Clause):
    """Variables that are linear in the iteration, and their steps."""

    linear_vars = Operands(AnyType)
    linear_step_vars = Operands(I32)
    linear_var_types = OptionalAttr(ArrayAttr)
    clause = "`linear` `(` custom<`omp.Linear`>($linear_vars, type($linear_vars), $linear_step_vars) `)`"


class Nontemporal(Clause):
    """Variables that are used once only."""

    nontemporal_vars = Operands(PointerLikeType)
    clause = typed("nontemporal", "nontemporal_vars")


class Inclusive(Clause):
    """Variables of an inclusive scan."""

    inclusive_vars = Operands(AnyType)
    clause = typed("inclusive", "inclusive_vars")


class Exclusive(Clause):
    """Variables of an exclusive scan."""

    exclusive_vars = Operands(AnyType)
    clause = typed("exclusive", "exclusive_vars")


class MapEntries(Clause):
    """Mapped variables, of an operation whose region does not have arguments for them."""

    map_vars = Operands(PointerLikeType)
    clause = typed("map_entries", "map_vars")


class IsDevicePtr(Clause):
    """Variables that are pointers of the device."""

    is_device_ptr_vars = Operands(PointerLikeType)
    clause = typed("is_device_ptr", "is_device_ptr_vars")


# --- variables with arguments of the region ---


class HasDeviceAddr(Clause):
    """Variables whose addresses are those of the device."""

    has_device_addr_vars = Operands(PointerLikeType)
    argument = mapped("has_device_addr", "has_device_addr_vars")


class HostEval(Clause):
    """Values that the host computes."""

    host_eval_vars = Operands(AnyType)
    argument = mapped("host_eval", "host_eval_vars")


class InReduction(Clause):
    """Variables of a reduction of which tasks are part."""

    in_reduction_vars = Operands(PointerLikeType)
    in_reduction_byref = OptionalAttr(DenseBoolArrayAttr)
    in_reduction_syms = OptionalAttr(SymbolRefArrayAttr)
    argument = mapped("in_reduction", "in_reduction_vars", "in_reduction_byref", "in_reduction_syms")


class Map(Clause):
    """Mapped variables."""

    map_vars = Operands(PointerLikeType)
    argument = mapped("map_entries", "map_vars")


class Private(Clause):
    """Variables with private copies, and how these are made."""

    private_vars = Operands(AnyType)
    private_syms = OptionalAttr(SymbolRefArrayAttr)
    private_needs_barrier = OptionalAttr(UnitAttr)
    argument = mapped("private", "private_vars", "private_syms", "private_needs_barrier")


class MappedPrivate(Private):
    """The same, where private variables can be mapped, too."""

    private_maps = OptionalAttr(DenseI64ArrayAttr)
    argument = mapped("private", "private_vars", "private_syms", "private_needs_barrier", "private_maps")


class Reduction(Clause):
    """Variables of a reduction."""

    reduction_mod = OptionalAttr(ReductionModifierAttr)
    reduction_vars = Operands(PointerLikeType)
    reduction_byref = OptionalAttr(DenseBoolArrayAttr)
    reduction_syms = OptionalAttr(SymbolRefArrayAttr)
    argument = mapped("reduction", "reduction_vars", "reduction_byref", "reduction_syms", "reduction_mod")


class TaskReduction(Clause):
    """Variables of a reduction over tasks."""

    task_reduction_vars = Operands(PointerLikeType)
    task_reduction_byref = OptionalAttr(DenseBoolArrayAttr)
    task_reduction_syms = OptionalAttr(SymbolRefArrayAttr)
    argument = mapped("task_reduction", "task_reduction_vars", "task_reduction_byref", "task_reduction_syms")


class UseDeviceAddr(Clause):
    """Variables whose addresses on the device are used."""

    use_device_addr_vars = Operands(PointerLikeType)
    argument = mapped("use_device_addr", "use_device_addr_vars")


class UseDevicePtr(Clause):
    """Pointers whose values on the device are used."""

    use_device_ptr_vars = Operands(PointerLikeType)
    argument = mapped("use_device_ptr", "use_device_ptr_vars")


# --- values ---


class Device(Clause):
    """The number of the device."""

    device = OptionalOperand(_Integer)
    clause = typed("device")


class DistSchedule(Clause):
    """How iterations are distributed."""

    dist_schedule_static = OptionalAttr(UnitAttr)
    dist_schedule_chunk_size = OptionalOperand(IntLikeType)
    clause = f"`dist_schedule_static` $dist_schedule_static | {typed('dist_schedule_chunk_size')}"


class Filter(Clause):
    """The thread that runs the region."""

    filtered_thread_id = OptionalOperand(IntLikeType)
    clause = typed("filter", "filtered_thread_id")


class Final(Clause):
    """Whether the task makes no tasks."""

    final = OptionalOperand(I1)
    clause = "`final` `(` $final `)`"


class Grainsize(Clause):
    """How many iterations a task has."""

    grainsize_mod = OptionalAttr(ClauseGrainsizeTypeAttr)
    grainsize = OptionalOperand(IntLikeType)
    clause = "`grainsize` `(` custom<`omp.Granularity`>($grainsize_mod, $grainsize, type($grainsize), `grainsize`) `)`"


class If(Clause):
    """Whether the construct does what it says."""

    if_expr = OptionalOperand(I1)
    clause = "`if` `(` $if_expr `)`"


class NumTasks(Clause):
    """How many tasks are made."""

    num_tasks_mod = OptionalAttr(ClauseNumTasksTypeAttr)
    num_tasks = OptionalOperand(IntLikeType)
    clause = "`num_tasks` `(` custom<`omp.Granularity`>($num_tasks_mod, $num_tasks, type($num_tasks), `num_tasks`) `)`"


class NumTeams(Clause):
    """How many teams there are."""

    num_teams_lower = OptionalOperand(_Integer)
    num_teams_upper = OptionalOperand(_Integer)
    clause = """`num_teams` `(` ($num_teams_lower^ `:` type($num_teams_lower))? `to` $num_teams_upper `:` type($num_teams_upper) `)`"""


class NumThreads(Clause):
    """How many threads there are."""

    num_threads = OptionalOperand(IntLikeType)
    clause = typed("num_threads")


class Priority(Clause):
    """The priority of a task."""

    priority = OptionalOperand(_Integer)
    clause = typed("priority")


class Sizes(Clause):
    """The sizes of tiles."""

    sizes = Operands(IntLikeType)
    clause = typed("sizes")


class ThreadLimit(Clause):
    """The most threads of a team."""

    thread_limit = OptionalOperand(_Integer)
    clause = typed("thread_limit")


class Detach(Clause):
    """The event that completes a task."""

    event_handle = OptionalOperand(PointerLikeType)
    clause = typed("detach", "event_handle")


class Allocator(Clause):
    """The allocator of variables."""

    allocator = OptionalOperand(I64)
    clause = "`allocator` `(` $allocator `)`"


# --- attributes ---


class Align(Clause):
    """The alignment of allocated memory."""

    align = OptionalAttr(PositiveI64Attr)
    clause = "`align` `(` $align `)`"


class Bare(Clause):
    """A region without the runtime of OpenMP."""

    bare = OptionalAttr(UnitAttr)
    clause = "`ompx_bare` $bare"


class Bind(Clause):
    """Which threads run a loop."""

    bind_kind = OptionalAttr(ClauseBindKindAttr)
    clause = "`bind` `(` custom<`omp.Case`>($bind_kind) `)`"


class Hint(Clause):
    """How an atomic operation or a lock is expected to be used."""

    hint = Attr(I64Attr, optional=True, default="0 : i64")
    clause = "`hint` `(` custom<`omp.Hint`>($hint) `)`"


class MemoryOrder(Clause):
    """The memory order of an atomic operation."""

    memory_order = OptionalAttr(ClauseMemoryOrderKindAttr)
    clause = "`memory_order` `(` custom<`omp.Case`>($memory_order) `)`"


class Mergeable(Clause):
    """A task that can be part of the one that makes it."""

    mergeable = OptionalAttr(UnitAttr)
    clause = "`mergeable` $mergeable"


class Nogroup(Clause):
    """Tasks that nothing waits for."""

    nogroup = OptionalAttr(UnitAttr)
    clause = "`nogroup` $nogroup"


class Nowait(Clause):
    """No barrier at the end."""

    nowait = OptionalAttr(UnitAttr)
    clause = "`nowait` $nowait"


class Order(Clause):
    """The order of iterations."""

    order = OptionalAttr(ClauseOrderKindAttr)
    order_mod = OptionalAttr(OrderModifierAttr)
    clause = "`order` `(` custom<`omp.Order`>($order, $order_mod) `)`"


class Ordered(Clause):
    """A loop with ordered regions."""

    ordered = OptionalAttr(NonNegativeI64Attr)
    clause = "`ordered` `(` $ordered `)`"


class ParallelizationLevel(Clause):
    """An ordered region of a loop of vectors."""

    par_level_simd = OptionalAttr(UnitAttr)
    clause = "`par_level_simd` $par_level_simd"


class ProcBind(Clause):
    """Where threads run."""

    proc_bind_kind = OptionalAttr(ClauseProcBindKindAttr)
    clause = "`proc_bind` `(` custom<`omp.Case`>($proc_bind_kind) `)`"


class Safelen(Clause):
    """The largest distance of iterations that run at once."""

    safelen = OptionalAttr(PositiveI64Attr)
    clause = "`safelen` `(` $safelen `)`"


class Schedule(Clause):
    """How iterations are shared by threads."""

    schedule_kind = OptionalAttr(ClauseScheduleKindAttr)
    schedule_chunk = OptionalOperand(AnyType)
    schedule_mod = OptionalAttr(ScheduleModifierAttr)
    schedule_simd = OptionalAttr(UnitAttr)
    clause = """`schedule` `(` custom<`omp.Schedule`>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk,
        type($schedule_chunk)) `)`"""


class Simdlen(Clause):
    """How many iterations a vector has."""

    simdlen = OptionalAttr(PositiveI64Attr)
    clause = "`simdlen` `(` $simdlen `)`"


class Untied(Clause):
    """A task that any thread can continue."""

    untied = OptionalAttr(UnitAttr)
    clause = "`untied` $untied"
