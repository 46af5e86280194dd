"""The scf dialect, what upstream wrote by hand: loops and branches with their blocks, loops as `for` statements."""

from __future__ import annotations

from mlircore.dialects import arith
from mlircore.dialects.scf import ops
from mlircore.dialects._build import answer, split, values_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["ForOp", "ForallOp", "IfOp", "InParallelOp", "IndexSwitchOp", "constant", "for_", "index_switch"]

constant: Any = arith.constant  # upstream's module has it from arith


class ForOp(ops.ForOp):
    """A loop. `iter_args`: what it carries, values or an operation whose results they are. It gets a block without a terminator."""

    __slots__ = ()

    def __init__(self, lower_bound: Any, upper_bound: Any, step: Any, iter_args: Any = None, *, loc: Any = None, ip: Any = None) -> None:
        carried = list(values_of(iter_args))
        types = [value.type for value in carried]
        super().__init__(types, lower_bound, upper_bound, step, carried, loc=loc, ip=ip)
        self.regions[0].blocks.append(self.operands[0].type, *types)

    @property
    def body(self) -> Any:
        """The loop's block."""
        return self.regions[0].blocks[0]

    @property
    def induction_variable(self) -> Any:
        """The loop's induction variable."""
        return self.body.arguments[0]

    @property
    def inner_iter_args(self) -> Any:
        """The values that the loop carries, as arguments of its block."""
        return self.body.arguments[1:]


class ForallOp(ops.ForallOp):
    """A parallel loop over several dimensions. Bounds and steps are numbers or values. It gets a block without a terminator."""

    __slots__ = ()

    def __init__(self, lower_bounds: Any, upper_bounds: Any, steps: Any, shared_outs: Any = None, *, mapping: Any = None, loc: Any = None,
                 ip: Any = None) -> None:
        if not len(lower_bounds) == len(upper_bounds) == len(steps):
            raise AssertionError("Mismatch in length of lower bounds, upper bounds, and steps")
        outputs = list(values_of(shared_outs))
        types = [value.type for value in outputs]
        lower, upper, step = split(lower_bounds), split(upper_bounds), split(steps)
        super().__init__(types, lower[0], upper[0], step[0], lower[1], upper[1], step[1], outputs, mapping=mapping, loc=loc, ip=ip)
        self.regions[0].blocks.append(*[ir.IndexType.get(context=self.context)] * len(lower[1]), *types)

    @property
    def body(self) -> Any:
        """The loop's block."""
        return self.regions[0].blocks[0]

    @property
    def rank(self) -> int:
        """The number of dimensions."""
        return len(self.staticLowerBound)

    @property
    def induction_variables(self) -> Any:
        """The loop's induction variables, one for each dimension."""
        return self.body.arguments[: self.rank]

    @property
    def inner_iter_args(self) -> Any:
        """The shared outputs, as arguments of its block."""
        return self.body.arguments[self.rank :]

    def terminator(self) -> Any:
        """The terminator, made when there is none."""
        operations = list(self.body.operations)
        if operations and isinstance(operations[-1], ops.InParallelOp):
            return operations[-1]
        with ir.InsertionPoint(self.body):
            return InParallelOp()


class InParallelOp(ops.InParallelOp):
    """The terminator of a parallel loop. It gets a block."""

    __slots__ = ()

    def __init__(self, loc: Any = None, ip: Any = None) -> None:
        super().__init__(loc=loc, ip=ip)
        self.region.blocks.append()

    @property
    def block(self) -> Any:
        """Its block."""
        return self.region.blocks[0]


class IfOp(ops.IfOp):
    """A branch. It gets a block, with `has_else` two, without terminators."""

    __slots__ = ()

    def __init__(self, cond: Any, results_: Any = None, *, has_else: bool = False, loc: Any = None, ip: Any = None) -> None:
        super().__init__([] if results_ is None else list(results_), cond, loc=loc, ip=ip)
        self.regions[0].blocks.append()
        if has_else:
            self.regions[1].blocks.append()

    @property
    def then_block(self) -> Any:
        """The block for true."""
        return self.regions[0].blocks[0]

    @property
    def else_block(self) -> Any:
        """The block for false, or None."""
        blocks = self.regions[1].blocks
        return blocks[0] if len(blocks) else None


def for_(start: Any, stop: Any = None, step: Any = None, iter_args: Any = None, *, loc: Any = None, ip: Any = None) -> Iterator[Any]:
    """A loop as a `for` statement, whose body is built once: `for i in for_(0, n): ...`.

    Bounds are ints or values; one alone is where it stops. With `iter_args` each step is a tuple: the counter, what is carried (one value,
    or a tuple), and the loop's result, or results. The body must end with `scf.yield_`.
    """
    if stop is None:
        start, stop = 0, start
    bounds = []
    for bound in (start, stop, 1 if step is None else step):
        if isinstance(bound, float):
            raise ValueError(f"p={bound!r} must be int.")
        bounds.append(arith.constant(ir.IndexType.get(), bound) if isinstance(bound, int) else bound)
    op = ForOp(bounds[0], bounds[1], bounds[2], iter_args, loc=loc, ip=ip)
    carried = tuple(op.inner_iter_args)
    with ir.InsertionPoint(op.body):
        if len(carried) > 1:
            yield op.induction_variable, carried, op.operation.results
        elif carried:
            yield op.induction_variable, carried[0], op.operation.results[0]
        else:
            yield op.induction_variable


class IndexSwitchOp(ops.IndexSwitchOp):
    """A choice by number. Each region gets a block; the builders are called in them: with the operation, its number and its case."""

    __slots__ = ()

    def __init__(self, results: Any, arg: Any, cases: Any, case_body_builder: Callable[..., object] | None = None,
                 default_body_builder: Callable[..., object] | None = None, loc: Any = None, ip: Any = None) -> None:
        numbers = list(cases)
        super().__init__(results, arg, numbers, num_caseRegions=len(numbers), loc=loc, ip=ip)
        for region in self.regions:
            region.blocks.append()
        if default_body_builder is not None:
            with ir.InsertionPoint(self.default_block):
                default_body_builder(self)
        if case_body_builder is not None:
            for i, case in enumerate(numbers):
                with ir.InsertionPoint(self.case_block(i)):
                    case_body_builder(self, i, case)

    @property
    def default_region(self) -> Any:
        """The region for all other numbers."""
        return self.regions[0]

    @property
    def default_block(self) -> Any:
        """Its block."""
        return self.default_region.blocks[0]

    @property
    def case_regions(self) -> Any:
        """The regions of the cases."""
        return self.regions[1:]

    def case_region(self, i: int) -> Any:
        """The region of a case."""
        return self.case_regions[i]

    @property
    def case_blocks(self) -> list[Any]:
        """The blocks of the cases."""
        return [region.blocks[0] for region in self.case_regions]

    def case_block(self, i: int) -> Any:
        """The block of a case."""
        return self.case_regions[i].blocks[0]


def index_switch(results: Any, arg: Any, cases: Any, case_body_builder: Callable[..., object] | None = None,
                 default_body_builder: Callable[..., object] | None = None, loc: Any = None, ip: Any = None) -> Any:
    """A choice by number: see `IndexSwitchOp`."""
    return answer(IndexSwitchOp(results, arg, cases, case_body_builder, default_body_builder, loc, ip))
