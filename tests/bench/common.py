"""Shared code of the benchmarks: inputs, this project's numbers, and those of peers that are installed.

Every measurement runs in a process of its own, on one thread, best of `ROUNDS`; its output is compared before a time is reported. Peers:
mlir-opt's own --mlir-timing rows; jaxlib and xDSL of the Python named by $PEER_PYTHON.
"""

from __future__ import annotations

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from typing import NamedTuple

import make_omp
import make_spirv

ROUNDS = 5
ROOT = pathlib.Path(__file__).parents[2]
PEER_PYTHON = os.environ.get("PEER_PYTHON", sys.executable)
MLIR_OPT = shutil.which("mlir-opt-22") or shutil.which("mlir-opt")


def make_inputs(folder: pathlib.Path) -> None:
    """Makes inputs when no folder is given: functions, the generic form, OpenMP, SPIR-V, dense data, and a bad case."""
    from mlircore import ir
    from mlircore.tools.demo import make_text

    folder.mkdir(parents=True, exist_ok=True)
    text = make_text()
    with ir.Context():
        small = ir.Module.parse(make_text(20)).operation.get_asm(print_generic_op_form=True)
    (folder / "small.generic.mlir").write_text(small)
    (folder / "funcs.mlir").write_text(text)
    with ir.Context():
        (folder / "funcs.generic.mlir").write_text(ir.Module.parse(text).operation.get_asm(print_generic_op_form=True))
    (folder / "omp.mlir").write_text(make_omp.make_text())
    (folder / "spirv.mlir").write_text(make_spirv.make_text())
    digits = bytes(range(256)).hex().upper() * (1 << 17)
    (folder / "dense_hex.mlir").write_text(f'"a.b"() {{x = dense<"0x{digits}"> : tensor<{len(digits) // 8}xi32>}} : () -> ()\n')
    values = ", ".join(str(i * 0.37) for i in range(1_000_000))
    (folder / "dense_dec.mlir").write_text(f'"a.b"() {{x = dense<[{values}]> : tensor<1000000xf32>}} : () -> ()\n')
    depth = 5000
    (folder / "bad_deep.generic.mlir").write_text('"a.b"() ({\n' * depth + "}) : () -> ()\n" * depth)


def inputs() -> list[pathlib.Path]:
    """The files to measure: those of the folder named on the command line, or made ones."""
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "bench"
    if len(sys.argv) <= 1 and not folder.exists():
        make_inputs(folder)
    return sorted(path for path in folder.glob("*.mlir") if "src" not in path.name)


def flags(path: pathlib.Path) -> dict[str, bool]:
    """The print flags for a file, by its name."""
    return {"print_generic_op_form": "generic" in path.name, "enable_debug_info": "debug" in path.name}


def run(command: list[str], seconds: float | None = None, **env: str) -> subprocess.CompletedProcess[str] | None:
    """The output of a command; None when it fails, or takes longer than this many seconds."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **env}, check=False, timeout=seconds)
    except subprocess.TimeoutExpired:
        return None
    return None if done.returncode else done


SPAWN = """
import resource, subprocess, sys
try:
    done = subprocess.run(sys.argv[2:], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace", timeout=float(sys.argv[1]) or None)
    code, messages = done.returncode, done.stderr
except subprocess.TimeoutExpired:
    code, messages = -1, "it took too long"
print(code, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, messages[-4000:], end="")
"""


class Spawned(NamedTuple):
    """The exit status of a command, bytes of memory that it used at most, and the end of its messages."""

    code: int
    peak: int
    messages: str


def spawned(command: list[str], seconds: float = 0) -> Spawned:
    """Runs a command, which fails when it takes longer than so many seconds (0: any). A small process starts it: Linux counts the starter, too."""
    done = subprocess.run([sys.executable, "-S", "-c", SPAWN, str(seconds), *command], capture_output=True, text=True, check=True)
    code, peak, messages = done.stdout.split(" ", 2)
    return Spawned(int(code), int(peak) * (1 if sys.platform == "darwin" else 1024), messages)


def opt_times(messages: str) -> dict[str, float]:
    """The seconds of mlir-opt's parser and output, of its --mlir-timing."""
    rows = {name: re.search(rf"([0-9.]+) \([ 0-9.]+%\)\s+{name}", messages) for name in ("Parser", "Output")}
    return {name: float(row.group(1)) for name, row in rows.items() if row}


def run_python(exe: str, code: str, *args: str, seconds: float | None = None) -> dict[str, float] | None:
    """The JSON object that a script prints last; None when it fails, or takes longer than this many seconds."""
    done = run([exe, "-c", code, *args], seconds, JAX_PLATFORMS="cpu")
    if done is None:
        return None
    answer: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return answer


def mlir_opt(path: pathlib.Path) -> tuple[dict[str, float], bytes] | None:
    """Seconds of mlir-opt's parser and output, best of three, and its text; None without mlir-opt or when it refuses the file."""
    if MLIR_OPT is None:
        return None
    command = [MLIR_OPT, "--allow-unregistered-dialect", "--mlir-disable-threading", "--mlir-timing", str(path)]
    command += ["--mlir-print-op-generic"] if flags(path)["print_generic_op_form"] else []
    command += ["--mlir-print-debuginfo"] if flags(path)["enable_debug_info"] else []
    best: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "out"
        for _ in range(3):
            done = subprocess.run([*command, "-o", str(out)], capture_output=True, text=True, check=False)
            if done.returncode:
                return None
            for name, seconds in opt_times(done.stderr).items():
                best[name] = min(best.get(name, 1e9), seconds)
        return best, out.read_bytes()


def table(title: str, header: list[str], rows: list[list[str]]) -> None:
    """Prints a Markdown table."""
    print(f"\n{title}\n")
    print("| " + " | ".join(header) + " |")
    print("|" + "---|" * len(header))
    for row in rows:
        print("| " + " | ".join(row) + " |", flush=True)


def speed(path: pathlib.Path, seconds: float) -> str:
    """Megabytes a second."""
    return f"{path.stat().st_size / seconds / 1e6:,.0f}"


def ratio(theirs: float | None, ours: float) -> str:
    """How many times faster ours is."""
    return "-" if theirs is None else f"{theirs / ours:.1f}"
