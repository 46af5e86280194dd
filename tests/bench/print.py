"""Text out: get_asm of a parsed module, into bytes.

    python tests/bench/print.py [FOLDER]
"""

import json
import pathlib
import sys
import tempfile

from common import ROUNDS, flags, inputs, mlir_opt, ratio, run_python, speed, table

OURS = f"""
import json, sys, time
from mlircore import ir
context = ir.Context(); context.allow_unregistered_dialects = True; context.enable_multithreading(False)
module = ir.Module.parse(open(sys.argv[1], "rb").read(), context)
times = []
for _ in range({ROUNDS}):
    text = None
    since = time.perf_counter(); text = module.operation.get_asm(binary=True, **json.loads(sys.argv[2]))
    times.append(time.perf_counter() - since)
open(sys.argv[3], "wb").write(text)
print(json.dumps(dict(best=min(times))))
"""


def main() -> None:
    """Measure and print the table."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "ours"
        for path in inputs():
            ours = run_python(sys.executable, OURS, str(path), json.dumps(flags(path)), str(out))
            if ours is None:
                continue
            peer = mlir_opt(path)
            same = "-" if peer is None else "yes" if peer[1].rstrip(b"\n") == out.read_bytes().rstrip(b"\n") else "NO"
            theirs = peer[0].get("Output") if peer else None
            rows.append([path.name, f"{out.stat().st_size / 1e6:.1f}", f"{ours['best']:.3f}", speed(out, ours["best"]), ratio(theirs, ours["best"]), same])
    table("Print", ["input", "MB out", "seconds", "MB/s", "x mlir-opt", "same text as mlir-opt"], rows)


if __name__ == "__main__":
    main()
