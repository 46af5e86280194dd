"""mlircore demo: makes a module of several hundred thousand operations, then reads, verifies and prints it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence

from .. import ir
from .stats import measure, render

__all__ = ["main", "make_text"]

_ROUND = """\
    %k{i} = arith.constant {i} : i32
    %s{i} = arith.addi %a{i}, %k{i} : i32
    %a{j} = arith.addi %s{i}, %a0 overflow<nsw> : i32
    %c{i} = arith.cmpi slt, %a{j}, %s{i} : i32
    %y{i} = arith.mulf %x{i}, %x0 fastmath<nnan> : vector<4xf32>
    %x{j} = arith.addf %y{i}, %x{i} : vector<4xf32>
"""


def _lines(functions: int, rounds: int) -> Iterator[str]:
    body = "".join(_ROUND.format(i=i, j=i + 1) for i in range(rounds))
    types = "i32, vector<4xf32>, memref<64x?xf32>"
    for number in range(functions):
        yield f"func.func @f{number}(%a0: i32, %x0: vector<4xf32>, %w: memref<64x?xf32>) -> i32 {{\n"
        yield body
        yield f"    %r = call @f{max(number - 1, 0)}(%a{rounds}, %x{rounds}, %w) : ({types}) -> i32\n"
        yield "    return %r : i32\n  }\n"


def make_text(functions: int = 1000, rounds: int = 66) -> str:
    """The demo's module: `functions` functions of `rounds` times six operations."""
    return "".join(_lines(functions, rounds))


def _peer(text: str) -> str:
    """The time that mlir-opt takes for the same input, when it is installed."""
    peer = next((name for name in ("mlir-opt-22", "mlir-opt") if shutil.which(name)), None)
    if peer is None:
        return ""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        command = [peer, "--mlir-timing", "--mlir-disable-threading", file.name, "-o", "/dev/null"]
        rows = subprocess.run(command, capture_output=True, text=True, check=False).stderr.splitlines()
    times = [row.strip() for row in rows if row.endswith(("Parser", "Output"))]
    return f"\n{peer}, for the same text:\n" + "".join(f"  {row}\n" for row in times)


def main(argv: Sequence[str]) -> int:
    """Run the demo. Returns the exit code."""
    if list(argv) in (["--help"], ["-help"], ["-h"]):
        sys.stdout.write("USAGE: mlircore demo\n\nMakes a module of several hundred thousand operations, then reads, verifies and prints it.\n")
        return 0
    if argv:
        sys.stderr.write("mlircore demo takes no arguments\n")
        return 1
    since = time.perf_counter()
    text = make_text()
    sys.stdout.write(f"made a text of {len(text):,} bytes in {time.perf_counter() - since:.2f} s\n\n")
    report = measure(text.encode(), "demo.mlir", False)
    sys.stdout.write(render(report, 10) + _peer(text))
    with ir.Context():
        module = ir.Module.parse(text)
        once = str(module)
        again = str(ir.Module.parse(once))
    sys.stdout.write(f"\nprinted, parsed and printed again: {'the same text' if once == again else 'ANOTHER TEXT'}\n")
    return 0 if once == again else 1
