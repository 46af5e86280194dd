"""Passes beside mlir-opt: the time of one pass on a parsed module, without the verifier.

    python tests/bench/passes.py [FOLDER] [PASS,PASS] [FILE,FILE]

Both run several times on each file, and the row has the medians. Ours runs in a new context each time. Nothing runs longer than LIMIT.
"""

import pathlib
import re
import statistics
import sys
import tempfile

from common import MLIR_OPT, ROUNDS, inputs, ratio, run, run_python, table

LIMIT = 120.0  # seconds of one run of mlir-opt, and of all rounds of ours
PASSES = ("canonicalize", "cse", "inline", "sccp", "symbol-dce")
OURS = f"""
import json, statistics, sys, time
from mlircore import ir, passmanager
data = open(sys.argv[1], "rb").read()
times = []
for _ in range({ROUNDS}):
    module = context = None
    context = ir.Context(); context.allow_unregistered_dialects = True
    module = ir.Module.parse(data, context)
    manager = passmanager.PassManager.parse(f"builtin.module({{sys.argv[2]}})", context)
    manager.enable_verifier(False)
    since = time.perf_counter(); manager.run(module.operation)
    times.append(time.perf_counter() - since)
open(sys.argv[3], "wb").write(module.operation.get_asm(binary=True))
print(json.dumps(dict(first=times[0], median=statistics.median(times))))
"""


def _peer(path: pathlib.Path, name: str, out: pathlib.Path) -> float | None:
    """Seconds of the pass in mlir-opt; None when it fails, or takes too long."""
    if MLIR_OPT is None:
        return None
    command = [MLIR_OPT, "--allow-unregistered-dialect", "--mlir-disable-threading", "--mlir-timing", "--mlir-timing-display=list"]
    command += [f"--pass-pipeline=builtin.module({name})"]
    done = run([*command, str(path), "-o", str(out)], LIMIT)
    if done is None:
        return None
    rows = re.findall(r"^ +([0-9.]+) \([^)]*\) +(\S+)$", done.stderr, re.M)
    times = [float(seconds) for seconds, row in rows if row not in ("Parser", "Output", "Rest", "Total", "root")]
    return times[0]


def main() -> None:
    """Measure and print the table."""
    passes = sys.argv[2].split(",") if len(sys.argv) > 2 else PASSES
    names = sys.argv[3].split(",") if len(sys.argv) > 3 else None
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        out, text = pathlib.Path(folder) / "ours", pathlib.Path(folder) / "peer"
        for path in inputs():
            if names is not None and path.stem not in names:
                continue
            for name in passes:
                ours = run_python(sys.executable, OURS, str(path), name, str(out), seconds=LIMIT)
                if ours is None:
                    rows.append([path.name, name, "-", "-", "-", "-"])
                    continue
                peers = []
                while len(peers) < ROUNDS and (seconds := _peer(path, name, text)) is not None:
                    peers.append(seconds)
                same = "-" if not peers else "yes" if text.read_bytes().rstrip(b"\n") == out.read_bytes().rstrip(b"\n") else "NO"
                theirs = statistics.median(peers) if peers else None
                rows.append([path.name, name, f"{ours['median'] * 1e3:.1f}", f"{ours['first'] * 1e3:.1f}", ratio(theirs, ours["median"]), same])
    table("Passes", ["input", "pass", "ms", "first ms", "x mlir-opt", "same text as mlir-opt"], rows)


if __name__ == "__main__":
    main()
