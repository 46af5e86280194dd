"""Small tools as users write them, with their bars: texts of functions, splitting, replacing, inlining, walking, verifiers in Python, threads.

    python tests/bench/tools.py [FOLDER]

FOLDER has funcs.mlir and, for the replacement of many operations, mm.llvm.mlir. Median of CPU times, except for threads, which are compared
by the clock. Each result is checked before its time is reported.
"""

from __future__ import annotations

import pathlib
import statistics
import threading
import time
from collections.abc import Callable
from typing import Any

from common import inputs, table
from mlircore import analysis, dialect as d, edit, ir

ROUNDS = 5
CALLS = 10_000
THREADS = 8

bench = d.Dialect("bench_tools")


class Checked(d.Op, dialect=bench, name="checked"):
    """An operation with a verifier in Python."""

    value = d.Operand(d.I32)
    assembly_format = "$value attr-dict `:` type($value)"

    def verify(self) -> None:
        """Refuses nothing here, but looks at an operand."""
        if self.value.type != self.operands[0].type:
            raise ValueError("the value has another type")


def seconds(run: Callable[[], Any], clock: Callable[[], float] = time.process_time) -> float:
    """The median over the rounds."""
    times = []
    for _ in range(ROUNDS):
        since = clock()
        run()
        times.append(clock() - since)
    return statistics.median(times)


def texts(module: ir.Module) -> list[list[str]]:
    """One function's text, with local scope; any text again; and every function's text."""
    functions = list(module.body.operations)
    small = min(functions, key=lambda op: len(str(op)))
    again = str(small)
    assert small.operation.get_asm(use_local_scope=True).startswith("func.func")

    def many(run: Callable[[], str]) -> float:
        return seconds(lambda: [run() for _ in range(1000)]) * 1000  # milliseconds of a thousand: microseconds of one

    local = many(lambda: small.operation.get_asm(use_local_scope=True))
    repeated = many(lambda: str(small))
    assert str(small) == again
    split = seconds(lambda: [str(part) for part in edit.split(module)])
    return [["get_asm(use_local_scope=True) of a small function", f"{local:.1f} µs", "15 µs"],
            ["str(op) of the same from the second call on", f"{repeated:.1f} µs", "25 µs"],
            [f"split into {len(functions):,} modules' texts", f"{split:.2f} s", "0.5 s for 20,000"]]


def replacement(module: ir.Module, name: str, other: str) -> list[list[str]]:
    """Every operation of a name gets another one, and back."""
    count = edit.replace_all(module, name, other)
    edit.replace_all(module, other, name)
    total = len(module.operation.columns(["depth"])["depth"])

    def there_and_back() -> None:
        edit.replace_all(module, name, other)
        edit.replace_all(module, other, name)

    return [[f"replace {count:,} operations of {total:,}", f"{seconds(there_and_back) / 2:.3f} s", "0.5 s for 226,000 of 1.2 million"]]


def walks(module: ir.Module) -> list[list[str]]:
    """One callback, and two."""
    one = seconds(lambda: analysis.walk(module, lambda op: None))
    two = seconds(lambda: analysis.walk(module, lambda op: None, lambda op: None))
    return [["analysis.walk with two callbacks / with one", f"{two / one:.1f}", "3"]]


def inlining() -> list[list[str]]:
    """Calls of a function with one block."""
    leaf = "func.func private @leaf(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }\n"
    caller = "func.func @f{i}(%a: i32) -> i32 {{ %0 = call @leaf(%a) : (i32) -> i32 return %0 : i32 }}\n"
    text = leaf + "".join(caller.format(i=i) for i in range(CALLS))
    times = []
    for _ in range(ROUNDS):
        module = ir.Module.parse(text)
        since = time.process_time()
        for call in module.operation.find("func.call"):
            edit.inline_call(call)
        times.append(time.process_time() - since)
        assert len(module.operation.find("arith.addi")) == CALLS + 1 and module.operation.verify()
    return [[f"inline {CALLS:,} calls", f"{statistics.median(times):.3f} s", "0.5 s"]]


def verifiers() -> list[list[str]]:
    """Parsing with a verifier in Python on one operation in a hundred."""
    lines = [f"  %{i} = arith.addi %a, %a : i32\n" for i in range(99)] + ["  bench_tools.checked %a : i32\n"]
    text = "".join(f"func.func @f{n}(%a: i32) {{\n{''.join(lines)}  return\n}}\n" for n in range(1000))
    assert len(ir.Module.parse(text).operation.find("bench_tools.checked")) == 1000
    return [["parse with verifiers in Python on 1 operation in 100", f"{len(text) / seconds(lambda: ir.Module.parse(text)) / 1e6:.0f} MB/s", "40 MB/s"]]


def threads(path: pathlib.Path) -> list[list[str]]:
    """Parsing in contexts of their own: a thread for each, against one after the other."""
    text = path.read_bytes()

    def parse() -> None:
        assert ir.Module.parse(text, ir.Context()).operation

    def together() -> None:
        running = [threading.Thread(target=parse) for _ in range(THREADS)]
        for each in running:
            each.start()
        for each in running:
            each.join()

    alone = seconds(lambda: [parse() for _ in range(THREADS)], time.perf_counter)
    return [[f"{THREADS} threads parse: times one thread", f"{alone / seconds(together, time.perf_counter):.2f}", "1.7 on two cores"]]


def main() -> None:
    """Measure and print the table."""
    rows = []
    with ir.Context(), ir.Location.unknown():
        for path in inputs():
            module = ir.Module.parseFile(path) if path.name in ("funcs.mlir", "mm.llvm.mlir") else None
            if path.name == "funcs.mlir" and module is not None:
                rows += texts(module) + walks(module) + replacement(module, "arith.addi", "arith.muli") + threads(path)
            if path.name == "mm.llvm.mlir" and module is not None:
                rows += replacement(module, "llvm.add", "llvm.mul")
        rows += inlining() + verifiers()
    table("Tools", ["tool", "measured", "bar"], rows)


if __name__ == "__main__":
    main()
