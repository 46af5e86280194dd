"""The objects of the bindings beside those of jaxlib and IREE, in one process and in turns: building, walking, counting, memory.

    python tests/bench/objects.py [FOLDER]

A ratio is the median over rounds of theirs to ours, each measured in turn. FOLDER: where gpt.mlir is (without it, walks are left out).
"""

from __future__ import annotations

import gc
import importlib
import pathlib
import statistics
import sys
import time
from typing import Any

PAIRS, ROUNDS = 100_000, 5


class Bindings:
    """A package of bindings, and the modules that are measured."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.ir: Any = importlib.import_module(f"{prefix}.ir")
        self.arith: Any = importlib.import_module(f"{prefix}.dialects.arith") if prefix != "jaxlib.mlir" else None
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

    # --- what is measured: each answers something that must be the same for all ---

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
            names.add(op.name)
            for operand in op.operands:
                types.add(operand.type)
            attributes = op.attributes
            if "value" in attributes:
                found += attributes["value"] is not None
            for region in op.regions:
                for block in region:
                    for inner in block.operations:
                        visit(inner.operation)

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


def compare(what: str, ours: Bindings, theirs: Bindings, scale: float, unit: str) -> None:
    """Runs one measurement of both in turns and prints its row."""
    seconds, ratios = [], []
    for _ in range(ROUNDS):
        answers = []
        for each in (ours, theirs):
            gc.collect()
            answers.append(getattr(each, what)())
        assert answers[0] == answers[1], f"{what}: {answers}"
        seconds.append(ours.seconds)
        ratios.append(theirs.seconds / ours.seconds)
    print(f"| {getattr(Bindings, what).__doc__} | {theirs.prefix} | {statistics.median(seconds) * scale:.2f} {unit} "
          f"| {statistics.median(ratios):.1f} |", flush=True)


def sizes() -> list[tuple[str, int]]:
    """Bytes of live handles, with the collector's header: what the process's allocator says of 100,000 of each."""
    ir = importlib.import_module("mlircore.ir")
    arith = importlib.import_module("mlircore.dialects.arith")
    found = []
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        i32 = ir.IntegerType.get_signless(32)
        with ir.InsertionPoint(module.body):
            op = arith.addi(arith.constant(i32, 0), arith.constant(i32, 1)).owner
        for name, make in (("Operation", lambda: op.operation), ("OpView", lambda: op.opview), ("Value", lambda: op.result), ("Type", lambda: i32.maybe_downcast())):
            kept: list[Any] = [None] * 100_000
            before = resident()
            for i in range(len(kept)):
                kept[i] = make()
            found.append((name, sys.getsizeof(kept[0]) + 16 * (gc.is_tracked(kept[0]) or type(kept[0]).__flags__ >> 14 & 1)))
            found.append((f"{name}, as the process grew", round((resident() - before) / len(kept))))
    return found


def resident() -> int:
    """Bytes that the process has in memory."""
    return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * 4096


def installed(prefix: str) -> Bindings | None:
    """Bindings, or None when they are not there."""
    try:
        return Bindings(prefix)
    except ImportError:
        return None


def main() -> None:
    """Measure and print the tables."""
    for name, size in sizes():
        print(f"| {name} | {size} bytes |")
    ours = Bindings("mlircore")
    for prefix in ("iree.compiler", "jaxlib.mlir"):
        theirs = installed(prefix)
        if theirs is None:
            continue
        if theirs.arith is not None:
            compare("build", ours, theirs, 1e6 / PAIRS, "us a pair")
        compare("create", ours, theirs, 1e6 / PAIRS, "us a pair")
        if prefix == "jaxlib.mlir" and len(sys.argv) > 1:
            text = (pathlib.Path(sys.argv[1]) / "gpt.mlir").read_text()
            ours.parse(text)
            theirs.parse(text)
            for what in ("walk", "nested", "count"):
                compare(what, ours, theirs, 1e3, "ms")


if __name__ == "__main__":
    main()
