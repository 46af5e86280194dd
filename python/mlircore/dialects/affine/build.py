"""The affine dialect, what upstream wrote by hand: loops and branches with their blocks, loops as `for` statements."""

from __future__ import annotations

from mlircore.dialects.affine import ops
from mlircore.dialects._build import value_of, values_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["AffineForOp", "AffineIfOp", "for_"]


def _bound(name: str, bound: Any, operands: Any) -> tuple[Any, list[Any]]:
    """A bound as an affine map and its operands."""
    operands = [] if operands is None else list(values_of(operands))
    if isinstance(bound, int):
        bound = ir.AffineMap.get_constant(bound)
    elif isinstance(bound, (ir.Value, ir._OperationBase)):
        if operands:
            raise ValueError(f"Either a concrete {name} bound or an AffineMap in combination with {name} bound operands, but not both, "
                             "is supported.")
        if isinstance(bound, ir._OperationBase) and len(bound.operation.results) > 1:
            raise ValueError(f"Only a single concrete value is supported for {name} bound.")
        bound, operands = ir.AffineMap.get_identity(1), [value_of(bound)]
    if not isinstance(bound, ir.AffineMap):
        raise ValueError(f"{name} bound must be int | ResultValueT | AffineMap.")
    if len(operands) != bound.n_inputs:
        raise ValueError(f"Wrong number of {name} bound operands passed to AffineForOp; Expected {bound.n_inputs}, got {len(operands)}.")
    return bound, operands


class AffineForOp(ops.AffineForOp):
    """A loop, whose bounds are ints, values or affine maps with operands. It gets a block without a terminator."""

    __slots__ = ()

    def __init__(self, lower_bound: Any, upper_bound: Any, step: Any = None, iter_args: Any = None, *, lower_bound_operands: Any = None,
                 upper_bound_operands: Any = None, loc: Any = None, ip: Any = None) -> None:
        lower, lower_operands = _bound("lower", lower_bound, lower_bound_operands)
        upper, upper_operands = _bound("upper", upper_bound, upper_bound_operands)
        carried = list(values_of(iter_args))
        types = [value.type for value in carried]
        super().__init__(types, lower_operands, upper_operands, carried, ir.AffineMapAttr.get(lower), ir.AffineMapAttr.get(upper),
                         1 if step is None else step, loc=loc, ip=ip)
        self.regions[0].blocks.append(ir.IndexType.get(context=self.context), *types)

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


def for_(start: Any, stop: Any, step: Any = None, iter_args: Any = None, *, loc: Any = None, ip: Any = None) -> Iterator[Any]:
    """A loop as a `for` statement, whose body is built once. With `iter_args` each step is a pair: the counter, and what is carried."""
    op = AffineForOp(start, stop, step, iter_args=iter_args, loc=loc, ip=ip)
    carried = tuple(op.inner_iter_args)
    with ir.InsertionPoint(op.body):
        if carried:
            yield op.induction_variable, carried if len(carried) > 1 else carried[0]
        else:
            yield op.induction_variable


class AffineIfOp(ops.AffineIfOp):
    """A branch on an integer set. It gets a block, with `has_else` two, without terminators."""

    __slots__ = ()

    def __init__(self, cond: Any, results_: Any = None, *, cond_operands: Any = None, has_else: bool = False, loc: Any = None,
                 ip: Any = None) -> None:
        operands = [] if cond_operands is None else list(values_of(cond_operands))
        if cond.n_inputs != len(operands):
            raise ValueError(f"expected {cond.n_inputs} condition operands, got {len(operands)}")
        super().__init__([] if results_ is None else list(results_), operands, cond, loc=loc, ip=ip)
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
