"""Walks from Python: walk with a callback, and the nested loops that people write, compared with jaxlib's bindings.

    python tests/bench/walk.py [FOLDER]
"""

import sys

from common import PEER_PYTHON, ROUNDS, inputs, run_python, table

CODE = f"""
import json, sys, time
from {{package}} import ir
context = ir.Context(); context.allow_unregistered_dialects = True
module = ir.Module.parse(open(sys.argv[1]).read(), context)
advance = ir.WalkResult.ADVANCE
def best(run):
    times = []
    for _ in range({ROUNDS}):
        since = time.perf_counter(); run(); times.append(time.perf_counter() - since)
    return min(times)
def nested(op):
    count = 1
    for region in op.regions:
        for block in region:
            for inner in block.operations:
                count += nested(inner)
    return count
seen = []
module.operation.walk(lambda op: seen.append(op.name) or advance)

print(json.dumps(dict(
    ops=len(seen), names=len(set(seen)),
    walk=best(lambda: module.operation.walk(lambda op: advance)),
    name=best(lambda: module.operation.walk(lambda op: op.name and advance)),
    nested=best(lambda: nested(module.operation)) if "deep" not in sys.argv[1] else 1e9,
)))
"""


def main() -> None:
    """Measure and print the table."""
    rows = []
    for path in inputs():
        ours = run_python(sys.executable, CODE.replace("{package}", "mlircore"), str(path))
        if ours is None or ours["ops"] < 1000:
            continue
        peer = run_python(PEER_PYTHON, CODE.replace("{package}", "jaxlib.mlir"), str(path)) if "generic" in path.name else None
        assert peer is None or (peer["ops"], peer["names"]) == (ours["ops"], ours["names"]), f"{path}: not the same operations"
        row = [path.name, f"{int(ours['ops']):,}"]
        for key in ("walk", "name", "nested"):
            row.append(f"{ours['ops'] / ours[key] / 1e6:.1f}")
            row.append(f"{peer[key] / ours[key]:.1f}" if peer else "-")
        rows.append(row)
    header = ["input", "operations", "walk, M/s", "x jaxlib", "walk and name, M/s", "x jaxlib", "nested loops, M/s", "x jaxlib"]
    table("Walk from Python", header, rows)


if __name__ == "__main__":
    main()
