"""The smt dialect's functions that upstream wrote by hand: sorts, and a solver with a body."""

from __future__ import annotations

from mlircore.dialects.smt import base, ops
from mlircore.extras.meta import region_op

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

__all__ = ["bool_t", "bv_t", "solver"]


def bool_t() -> Any:
    """The sort of truth values."""
    return base.BoolType.get()


def bv_t(width: int) -> Any:
    """The sort of bit-vectors of that width."""
    return base.BitVectorType.get(width)


def _solver(inputs: Sequence[Any] | None = None, results: Sequence[Any] | None = None, loc: Any = None, ip: Any = None) -> Any:
    return ops.SolverOp(results or [], inputs or [], loc=loc, ip=ip)


solver = region_op(_solver, terminator=ops.YieldOp)
