"""Where control goes between an operation and its regions, and the values that go along: for the fact "region_edges".

    facts = {"region_edges": (Edge(OPERATION, 0, "inits"), Edge(0, OPERATION, skip_operands=1), Edge(0, 1, skip_operands=1))}
"""

from __future__ import annotations

from mlircore.define import opcodes as oc

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from mlircore.compile.program import Program
    from mlircore.dialect import OpInfo

OPERATION = oc.EDGE_OPERATION  # the operation itself: control comes from its operands, or goes on with its results
ALL = oc.EDGE_ALL  # each of its regions
REST = oc.EDGE_REST  # of arguments or results, those that get no value: the last ones do


class Edge:
    """Control goes from `source` to `target`: `OPERATION`, the number of a region, or `ALL` of them.

    From the operation, the operands that `operands` names go to the target's arguments or results; without a name none do, and all of them
    to `ALL` regions if there are any. From a region, the operands of its terminators do but the first `skip_operands`. The first
    `skip_arguments` arguments or results are for something else, or `ALL` of them, or the `REST`. Operations with the attribute `unless` do not have the
    edge.
    """

    def __init__(self, source: int, target: int, operands: str | None = None, *, skip_arguments: int = 0, skip_operands: int = 0,
                 unless: str | None = None) -> None:
        self.source, self.target, self.operands, self.unless = source, target, operands, unless
        self.skip_arguments, self.skip_operands = skip_arguments, skip_operands

    def wrong(self, info: OpInfo) -> str | None:
        """Why the operation cannot have the edge; None when it can."""
        if self.operands is not None and (self.operands not in info.operands or self.source != OPERATION):
            return f"names the operands {self.operands!r}, which the edge does not pass"
        if self.unless is not None and self.unless not in info.attrs:
            return f"depends on {self.unless!r}, which is not an attribute"
        for point in (self.source, self.target):
            if point not in (OPERATION, ALL) and not 0 <= point < max(len(info.regions), 1):
                return f"names region {point}, which does not exist"
        return None

    def words(self, info: OpInfo, program: Program) -> list[int]:
        """The edge as the core has it (McEdgeWords)."""
        group = oc.NONE if self.operands is None else list(info.operands).index(self.operands)
        unless = oc.NONE if self.unless is None else program.string(self.unless)
        return [self.source, self.target, group, self.skip_arguments, self.skip_operands, unless]
