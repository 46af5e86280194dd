"""Text in: Module.parse of bytes in memory, verification included, in a new context each time.

    python tests/bench/parse.py [FOLDER]
"""

from common import PEER_PYTHON, ROUNDS, flags, inputs, mlir_opt, ratio, run_python, speed, table

OURS = f"""
import json, sys, time
from mlircore import ir
data = open(sys.argv[1], "rb").read()
times = []
for _ in range({ROUNDS}):
    module = context = None
    context = ir.Context(); context.allow_unregistered_dialects = True
    since = time.perf_counter(); module = ir.Module.parse(data, context, threads=1); times.append(time.perf_counter() - since)
text = module.operation.get_asm(**json.loads(sys.argv[2]))
other = ir.Context(); other.allow_unregistered_dialects = True
again = ir.Module.parse(text, other).operation.get_asm(**json.loads(sys.argv[2]))
print(json.dumps(dict(cold=times[0], best=min(times[1:]), ops=module.operation._counts()["ops"], same=text == again)))
"""
XDSL = """
import json, sys, time
from xdsl.context import Context
from xdsl.parser import Parser
text = open(sys.argv[1]).read()
since = time.perf_counter()
Parser(Context(allow_unregistered=True), text).parse_module()
print(json.dumps(dict(best=time.perf_counter() - since)))
"""


def main() -> None:
    """Measure and print the table."""
    import json
    import sys

    rows = []
    for path in inputs():
        ours = run_python(sys.executable, OURS, str(path), json.dumps(flags(path)))
        if ours is None:
            rows.append([path.name, f"{path.stat().st_size / 1e6:.1f}", "refused", "", "", "", "", ""])
            continue
        assert ours["same"], f"{path}: what was printed does not print the same again"
        peer = mlir_opt(path)
        theirs = peer[0].get("Parser") if peer else None
        small = flags(path)["print_generic_op_form"] and path.stat().st_size < 2e6
        xdsl = run_python(PEER_PYTHON, XDSL, str(path)) if small else None
        rows.append([
            path.name, f"{path.stat().st_size / 1e6:.1f}", f"{int(ours['ops']):,}", f"{ours['best']:.3f}", speed(path, ours["best"]),
            ratio(theirs, ours["cold"]), ratio(theirs, ours["best"]), ratio(xdsl["best"] if xdsl else None, ours["best"]),
        ])  # fmt: skip
    header = ["input", "MB", "operations", "seconds", "MB/s", "x mlir-opt, cold", "x mlir-opt", "x xDSL"]
    table("Parse and verify", header, rows)


if __name__ == "__main__":
    main()
