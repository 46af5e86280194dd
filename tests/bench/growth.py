"""How time and memory grow with the number of one thing: n, 10 n and 100 n of it, in one table; mlir-opt beside.

    python tests/bench/growth.py [N] [FAMILY...]        # 10,000: up to a million; without names: all families
    python tests/bench/growth.py --long [GIBIBYTES]     # a text of more than 4 GiB, most of it one attribute

Each run is a process of its own and parses on one thread. Memory is that of the context after parsing; of mlir-opt, the peak of its process.
The seconds of mlir-opt are its own (--mlir-timing); "-": it took more than a minute, or refused the text.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable

from common import MLIR_OPT, ROOT, opt_times, spawned, table

CODE = """
import json, sys, time
from mlircore import ir
data = open(sys.argv[1], "rb").read()
def new_context():
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context
ir.Module.parse(sys.argv[2], new_context())  # its dialects' modules are imported
context = new_context()
times = [time.perf_counter()]
def lap():
    times.append(time.perf_counter())
module = ir.Module.parse(data, context, threads=1, verify=False); lap()
module.operation.verify(); lap()
memory = context._memory()[0]
length = len(module.operation.get_asm(binary=True)); lap()
del module; lap()
print(json.dumps(dict(zip(("parse", "verify", "print", "erase"), (b - a for a, b in zip(times, times[1:])))) | {"memory": memory, "length": length}))
"""


def of_operations(n: int) -> str:
    """One function of n operations and values."""
    lines = "".join(f'  %{i} = arith.addi %{i - 1}, %{i - 1} : i64\n' for i in range(1, n))
    return f"func.func @f(%0: i64) -> i64 {{\n{lines}  return %{n - 1} : i64\n}}\n"


def of_symbols(n: int) -> str:
    """n functions, each called by the next one."""
    return "func.func private @f0()\n" + "".join(f"func.func @f{i}() {{\n  call @f{i - 1}() : () -> ()\n  return\n}}\n" for i in range(1, n))


def of_aliases(n: int) -> str:
    """n aliases of maps, each used once."""
    return "".join(f"#m{i} = affine_map<(d0) -> (d0 + {i + 1})>\n" for i in range(n)) + "".join(
        f'"a.b"() {{m = #m{i}}} : () -> ()\n' for i in range(n))


def of_types(n: int) -> str:
    """n types, and as many operations with them."""
    return "".join(f'"a.b"() : () -> tensor<{i + 1}xi8>\n' for i in range(n))


def of_results(n: int) -> str:
    """One operation with n results, and one that uses all."""
    types = ", ".join(["i1"] * n)
    return f'%0:{n} = "a.b"() : () -> ({types})\n"a.c"({", ".join(f"%0#{i}" for i in range(n))}) : ({types}) -> ()\n'


def of_blocks(n: int) -> str:
    """One function of n blocks."""
    blocks = "".join(f"^bb{i}:\n  cf.br ^bb{i + 1}\n" for i in range(1, n))
    return f"func.func @f() {{\n  cf.br ^bb1\n{blocks}^bb{n}:\n  return\n}}\n"


def of_attributes(n: int) -> str:
    """One operation with n attributes."""
    return f'"a.b"() {{{", ".join(f"a{i} = {i}" for i in range(n))}}} : () -> ()\n'


def of_elements(n: int) -> str:
    """One attribute of 100 n numbers."""
    return f'"a.b"() {{a = dense<[{", ".join(str(i * 7 % 1000) for i in range(100 * n))}]> : tensor<{100 * n}xi32>}} : () -> ()\n'


FAMILIES: dict[str, Callable[[int], str]] = {
    "operations": of_operations,
    "symbols": of_symbols,
    "aliases": of_aliases,
    "types": of_types,
    "results of one operation": of_results,
    "blocks of one region": of_blocks,
    "attributes of one operation": of_attributes,
    "hundreds of dense elements": of_elements,
}


def peer(path: str) -> str:
    """The seconds of mlir-opt's parser and output, and the peak memory of its process."""
    if MLIR_OPT is None:
        return "-"
    done = spawned([MLIR_OPT, "--allow-unregistered-dialect", "--mlir-disable-threading", "--mlir-timing", path], 60)
    times = opt_times(done.messages)
    if done.code != 0 or len(times) != 2:
        return "-"
    return ", ".join(f"{seconds:.2f} s" for seconds in times.values()) + f", {done.peak / 1e6:,.0f} MB"


def measure(name: str, n: int) -> list[str]:
    """The row of a family and a number."""
    text = FAMILIES[name](n)
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        found = json.loads(subprocess.run([sys.executable, "-c", CODE, file.name, FAMILIES[name](10)], check=True, capture_output=True).stdout)
        theirs = peer(file.name)
    times = [f"{found[key] * 1e3:,.1f}" for key in ("parse", "verify", "print", "erase")]
    return [name, f"{n:,}", f"{len(text) / 1e6:,.1f}", *times, f"{found['memory'] / 1e6:,.1f}", theirs]


LONG = """
import sys, time
from mlircore import ir
gibibytes = float(sys.argv[1])
zeros = b"00" * (1 << 20)
parts = [b'"a.b"() {a = dense<"0x']
parts += [zeros] * int(gibibytes * 512)
count = int(gibibytes * 512) << 20
parts.append(b'"> : tensor<%dxi8>} : () -> ()\\n"a.c"() : () -> ()\\n' % count)
data = b"".join(parts)
del parts
context = ir.Context()
context.allow_unregistered_dialects = True
start = time.perf_counter()
try:
    module = ir.Module.parse(data, context)
    what = f"{len(module.body.operations)} operations, {module.body.operations[1].location}"
except Exception as error:
    what = f"{type(error).__name__}: {str(error)[:300]}"
print(f"{len(data):,} bytes: {time.perf_counter() - start:.1f} s, {what}")
"""


def main() -> None:
    """Measure and print the table."""
    if sys.argv[1:2] == ["--long"]:
        subprocess.run([sys.executable, "-c", LONG, *(sys.argv[2:] or ["4.25"])], check=True, cwd=ROOT)
        return
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    rows = [measure(name, size) for name in sys.argv[2:] or FAMILIES for size in (n, 10 * n, 100 * n)]
    table("Growth", ["what", "number", "MB", "parse, ms", "verify", "print", "erase", "context, MB", "mlir-opt: parser, output, memory"], rows)


if __name__ == "__main__":
    main()
