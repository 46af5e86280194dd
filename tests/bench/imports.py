"""Milliseconds of imports, and of imports with the first operations, in fresh processes, compared with upstream's bindings; medians.

    python tests/bench/imports.py
"""

import statistics
import sys

from common import PEER_PYTHON, run_python, table

PEERS = ("jaxlib.mlir", "iree.compiler")
RUNS = 9
BUILD = """
with ir.Context(), ir.Location.unknown():
    module = ir.Module.create()
    i32 = ir.IntegerType.get_signless(32)
    with ir.InsertionPoint(module.body):
"""
CASES = {  # title: the imports before, the measured code
    "`ir`, a Context": ("", "from {package} import ir; module = ir.Context() and ''"),
    "`arith`, `func` over `ir`": ("from {package} import ir", "from {package}.dialects import arith, func; module = ''"),
    "the same, and a function": ("from {package} import ir", "from {package}.dialects import arith, func" + BUILD + """
        f = func.FuncOp("f", ([i32, i32], [i32]))
        with ir.InsertionPoint(f.add_entry_block()):
            one = arith.constant(i32, 1)
            sum = arith.addi(f.arguments[0], one)
            less = arith.cmpi(arith.CmpIPredicate.slt, sum, f.arguments[1])
            func.return_([arith.select(less, sum, one)])
"""),
    "`llvm` over `ir`": ("from {package} import ir", "from {package}.dialects import llvm; module = ''"),
    "the same, and operations": ("from {package} import ir", "from {package}.dialects import llvm" + BUILD + """
        one = llvm.mlir_constant(ir.IntegerAttr.get(i32, 1))
        more = llvm.AddOp(one, one, ir.Attribute.parse("#llvm.overflow<none>")).res
        less = llvm.icmp(llvm.ICmpPredicate.slt, one, more)
        llvm.StructType.get_literal([i32, less.type])
"""),
}
CODE = """
import json, time
{before}
since = time.perf_counter()
{measured}
ms = 1e3 * (time.perf_counter() - since)
print(json.dumps(dict(ms=ms, text=str(module))))
"""


def measure(exe: str, package: str, before: str, measured: str) -> "tuple[float, str] | None":
    """The median, and the operations that were made; None when the package is missing, or has no operations (jaxlib's contexts, before
    jax)."""
    code = CODE.replace("{before}", before).replace("{measured}", measured).replace("{package}", package)
    first = run_python(exe, code)
    if first is None:
        return None
    runs = [run_python(exe, code) for _ in range(RUNS)]
    return statistics.median(run["ms"] for run in runs), first["text"]


def main() -> None:
    """Measure and print the table."""
    rows = []
    for title, (before, measured) in CASES.items():
        ours = measure(sys.executable, "mlircore", before, measured)
        assert ours is not None, title
        row = [title, f"{ours[0]:.1f}"]
        for package in PEERS:
            peer = measure(PEER_PYTHON, package, before, measured)
            assert peer is None or peer[1] == ours[1], f"{title}: not the same text"
            row.append(f"{peer[0] / ours[0]:.1f}" if peer else "-")
        rows.append(row)
    table("Imports", ["what", "ms", *(f"x {package}" for package in PEERS)], rows)


if __name__ == "__main__":
    main()
