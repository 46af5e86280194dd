"""Files that are opened lazily: opening, the first body, all bodies, beside reading at once; in time and in memory.

    python tests/bench/lazy.py [FILE]

Without a file, a text of 70,000 functions with 1 GB is made in build/bench (FUNCTIONS: another number of them). Every way has a process of
its own; modules are imported before, as in a program that runs for some time.
"""

import json
import os
import pathlib
import subprocess
import sys

from common import ROOT, table

CODE = """
import json, sys, time
import mlircore
from mlircore import ir
way, path = sys.argv[1:]
context = ir.Context()
before = context._memory()[0]
since = time.perf_counter()
module = mlircore.parse_file(path, context, lazy=way != "at once")
opened = time.perf_counter()
assert way == "at once" or not module.body.operations[1].operation.is_read
touched = count = 0
if way == "first":
    first = time.perf_counter()
    count = len(module.body.operations[1].regions[0].blocks)
    touched = time.perf_counter() - first
elif way == "each":
    for op in module.body.operations:
        count += len(op.regions[0].blocks)
elif way == "all":
    count = module.operation._counts()
ended = time.perf_counter()
print(json.dumps(dict(opened=opened - since, first=touched, total=ended - since, memory=context._memory()[0] - before)))
"""
WAYS = {"opened": "opening", "first": "and the first body", "each": "each body", "all": "all bodies", "at once": "read at once"}


def make_file(path: pathlib.Path, functions: int) -> None:
    """Writes a text of so many functions, of 14 KB each."""
    from mlircore.tools.demo import make_text

    path.parent.mkdir(parents=True, exist_ok=True)
    head, rest = make_text(1, 50).split("@f0(", 1)
    body, end = rest.split("@f0(", 1)
    with path.open("w") as file:
        for number in range(functions):
            file.write(f"{head}@f{number}({body}@f{max(number - 1, 0)}({end}")


def measure(way: str, path: pathlib.Path) -> dict[str, float]:
    """The figures of one way: the best of three."""
    runs = [json.loads(subprocess.run([sys.executable, "-c", CODE, way, path], check=True, capture_output=True).stdout) for _ in range(3)]
    return {key: min(run[key] for run in runs) for key in runs[0]}


def main() -> None:
    """Measure and print the table."""
    path = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "bench" / "lazy" / "many.mlir")
    if not path.exists():
        make_file(path, int(os.environ.get("FUNCTIONS", "70000")))
    rows = []
    for way, text in WAYS.items():
        found = measure(way, path)
        millis = found["first"] * 1000 if way == "first" else found["total"] * 1000
        rows.append([text, f"{millis:,.1f}", f"{found['memory'] / 1e6:,.1f}"])
    table(f"{path.name}, {path.stat().st_size / 1e6:,.0f} MB", ["", "ms", "memory of the context, MB"], rows)


if __name__ == "__main__":
    main()
