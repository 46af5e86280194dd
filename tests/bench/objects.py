"""The objects of the bindings compared with those of jaxlib and IREE, in one process and in turns: building, walking, counting, memory.

    python tests/bench/objects.py [FOLDER]

A ratio is the median over rounds of theirs to ours, each measured in turn. FOLDER: the folder of gpt.mlir (without it, walks are left out).
"""

from __future__ import annotations

import gc
import importlib
import pathlib
import statistics
import sys
import time
from typing import Any

from common import table

PAIRS, ROUNDS = 100_000, 5  # the time of a pair does not depend on their number


class Bindings:
    """A package of bindings, and the modules that are measured."""

    def __init__(self, prefix: str) -> None:
        self.prefix, self.seconds = prefix, 0.0
        self.ir: Any = importlib.import_module(f"{prefix}.ir")
        self.arith: Any = None if prefix == "jaxlib.mlir" else importlib.import_module(f"{prefix}.dialects.arith")  # not registered there
        self.module: Any = None

    def context(self) -> Any:
        """A context with all dialects of the package."""
        if self.prefix == "jaxlib.mlir":
            from jax._src.interpreters import mlir

            return mlir.make_ir_context()
        return self.ir.Context()

    def parse(self, text: str) -> None:
        """Makes `module`."""
        self.module = self.ir.Module.parse(text, self.context())

    # --- measurements: each returns a result that must be the same for all ---

    def build(self) -> int:
        """Pairs of arith.constant and arith.addi, by the functions."""
        ir, constant, addi = self.ir, self.arith.constant, self.arith.addi
        with self.context(), ir.Location.unknown():
            module = ir.Module.create()
            i32 = ir.IntegerType.get_signless(32)
            with ir.InsertionPoint(module.body):
                value = constant(i32, 0)
                since = time.perf_counter()
                for i in range(PAIRS):
                    value = addi(value, constant(i32, i))
                self.seconds = time.perf_counter() - since
            assert str(value.type) == "i32"
            return len(list(module.body.operations))

    def create(self) -> int:
        """The same by Operation.create."""
        ir = self.ir
        with self.context(), ir.Location.unknown():
            module = ir.Module.create()
            i32 = ir.IntegerType.get_signless(32)
            create, attribute = ir.Operation.create, ir.IntegerAttr.get
            with ir.InsertionPoint(module.body):
                value = create("arith.constant", [i32], attributes={"value": attribute(i32, 0)}).result
                since = time.perf_counter()
                for i in range(PAIRS):
                    other = create("arith.constant", [i32], attributes={"value": attribute(i32, i)}).result
                    value = create("arith.addi", [i32], [value, other]).result
                self.seconds = time.perf_counter() - since
            return len(list(module.body.operations))

    def walk(self) -> tuple[int, int, int]:
        """Names, operands' types and one attribute of all operations, by walk."""
        advance, names, types, found = self.ir.WalkResult.ADVANCE, set(), set(), 0

        def visit(op: Any) -> Any:
            nonlocal found
            names.add(op.name)
            for operand in op.operands:
                types.add(operand.type)
            attributes = op.attributes
            if "value" in attributes:
                found += attributes["value"] is not None
            return advance

        since = time.perf_counter()
        self.module.operation.walk(visit)
        self.seconds = time.perf_counter() - since
        return len(names), len(types), found

    def nested(self) -> tuple[int, int, int]:
        """The same, by loops."""
        names, types, found = set(), set(), 0

        def visit(op: Any) -> None:
            nonlocal found
            names.add(op.operation.name)  # a view's `name` may be its symbol's
            for operand in op.operands:
                types.add(operand.type)
            attributes = op.attributes
            if "value" in attributes:
                found += attributes["value"] is not None
            for region in op.regions:
                for block in region:
                    for inner in block.operations:
                        visit(inner)

        since = time.perf_counter()
        visit(self.module.operation)
        self.seconds = time.perf_counter() - since
        return len(names), len(types), found

    def count(self) -> dict[str, int]:
        """How many operations there are of each name: by columns, or by the cheapest walk."""
        counts: dict[str, int] = {}
        since = time.perf_counter()
        if self.prefix == "mlircore":
            counts = self.module.operation.columns("name").counts("name")
        else:
            advance = self.ir.WalkResult.ADVANCE

            def visit(op: Any) -> Any:
                name = op.name
                counts[name] = counts.get(name, 0) + 1
                return advance

            self.module.operation.walk(visit)
        self.seconds = time.perf_counter() - since
        return counts


def compare(what: str, ours: Bindings, theirs: Bindings, scale: float, unit: str) -> list[str]:
    """Runs one measurement of both in turns; returns its row."""
    seconds, ratios = [], []
    for _ in range(ROUNDS):
        answers = []
        for each in (ours, theirs):
            gc.collect()
            answers.append(getattr(each, what)())
        assert answers[0] == answers[1], f"{what}: {answers}"
        seconds.append(ours.seconds)
        ratios.append(theirs.seconds / ours.seconds)
    title = getattr(Bindings, what).__doc__.rstrip(".")
    return [title, f"{statistics.median(seconds) * scale:.2f} {unit}", theirs.prefix, f"{statistics.median(ratios):.1f}"]


def sizes() -> list[tuple[str, int]]:
    """Bytes of live handles, with the collector's header."""
    ir = importlib.import_module("mlircore.ir")
    arith = importlib.import_module("mlircore.dialects.arith")
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        i32 = ir.IntegerType.get_signless(32)
        with ir.InsertionPoint(module.body):
            op = arith.addi(arith.constant(i32, 0), arith.constant(i32, 1)).owner
        return [(type(handle).__name__, sys.getsizeof(handle)) for handle in (op.operation, op.opview, op.result, i32)]


def installed(prefix: str) -> Bindings | None:
    """Bindings, or None when they are not installed."""
    try:
        return Bindings(prefix)
    except ImportError:
        return None


def main() -> None:
    """Measure and print the tables."""
    table("Bytes of a live handle", ["handle", "bytes"], [[name, str(size)] for name, size in sizes()])
    ours, rows = Bindings("mlircore"), []
    text = pathlib.Path(sys.argv[1]) / "gpt.mlir" if len(sys.argv) > 1 else None
    for prefix in ("iree.compiler", "jaxlib.mlir"):
        theirs = installed(prefix)
        if theirs is None:
            continue
        if theirs.arith is not None:
            rows.append(compare("build", ours, theirs, 1e6 / PAIRS, "us a pair"))
        rows.append(compare("create", ours, theirs, 1e6 / PAIRS, "us a pair"))
        if prefix == "jaxlib.mlir" and text is not None and text.exists():
            ours.parse(text.read_text())
            theirs.parse(text.read_text())
            rows += [compare(what, ours, theirs, 1e3, "ms") for what in ("walk", "nested", "count")]
    table("Objects of the bindings", ["what", "mlircore", "beside", "times faster"], rows)


if __name__ == "__main__":
    main()
