"""Patterns in Python beside IREE's bindings: 100,000 rewrites in a module of a million operations, by the greedy driver.

    PEER_PYTHON=/path/to/python/with/iree python tests/bench/patterns.py [COUNT]

"rare": every tenth operation has the name that the pattern is for. "common": nine of ten have it, and the pattern is for one of ten, by an
operand: mlircore gets that when the pattern is added, IREE's function looks at it. Each runs three times in a process of its own; the row has
the medians, without parsing.
"""

import statistics
import sys
import tempfile

from common import PEER_PYTHON, ratio, run_python, table

ROUNDS = 3
COUNT = 1_000_000
PROGRAM = """
import gc, json, statistics, sys, time
kind, count, out, package = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]
if package == "iree":
    from iree.compiler import ir, rewrite
    from iree.compiler.dialects import arith
else:
    from mlircore import ir, rewrite
    from mlircore.dialects import arith
root = "arith.subi" if kind == "rare" else "arith.muli"
lines = []
for function in range(count // 100):
    lines.append(f"func.func @f{function}(%a: i32, %b: i32) -> i32 {{\\n  %k = arith.constant {function + 7} : i32\\n  %0 = arith.andi %a, %b : i32")
    for i in range(97):
        name = ("arith.subi" if i % 10 == 0 else "arith.muli") if kind == "rare" else "arith.muli"
        last = "%k" if kind == "common" and i % 10 == 0 else "%b"
        lines.append(f"  %{i + 1} = {name} %{i}, {last} : i32")
    lines.append("  return %97 : i32\\n}")
text = "\\n".join(lines)

def rare(op, rewriter):
    with rewriter.ip:
        new = arith.xori(*op.operands)
    rewriter.replace_op(op, [new])

def common(op, rewriter):
    owner = op.operands[1].owner
    if isinstance(owner, ir.Block) or owner.name != "arith.constant":
        return True
    with rewriter.ip:
        new = arith.xori(*op.operands)
    rewriter.replace_op(op, [new])

times = []
for _ in range(int(sys.argv[5])):
    with ir.Context() as context, ir.Location.unknown():
        module = ir.Module.parse(text)
        patterns = rewrite.RewritePatternSet()
        if kind == "rare" or package == "iree":
            patterns.add(root, rare if kind == "rare" else common)
        else:
            patterns.add(root, rare, producers={1: "arith.constant"})
        frozen = patterns.freeze()
        since = time.perf_counter()
        rewrite.apply_patterns_and_fold_greedily(module, frozen)
        times.append(time.perf_counter() - since)
        with open(out, "w") as file:
            file.write(str(module))
print(json.dumps(dict(median=statistics.median(times))))
"""


def main() -> None:
    """Measure and print the table."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else COUNT
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("rare", "common"):
            found = [run_python(exe, PROGRAM, kind, str(count), f"{folder}/{package}", package, str(ROUNDS))
                     for exe, package in ((sys.executable, "mlircore"), (PEER_PYTHON, "iree"))]
            ours, peer = (None if each is None else each["median"] for each in found)
            printed = [f"{folder}/{package}" for package, each in zip(("mlircore", "iree"), found, strict=True) if each is not None]
            texts = [open(path).read().strip() for path in printed]
            same = "-" if len(texts) < 2 else "yes" if texts[0] == texts[1] else "NO"
            faster = "-" if ours is None else ratio(peer, ours)
            rows.append([kind, "-" if ours is None else f"{ours:.2f}", "-" if peer is None else f"{peer:.2f}", faster, same])
    table(f"Patterns in Python, {count:,} operations", ["input", "s", "IREE s", "x IREE", "same text"], rows)


if __name__ == "__main__":
    main()
