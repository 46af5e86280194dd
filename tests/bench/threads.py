"""Parsing and printing with two threads beside one, and beside two processes that parse at the same time: what the machine gives.

    python tests/bench/threads.py FOLDER [ROUNDS] [FILE...]

Every parse is in a new context and verifies; a module is printed into bytes again and again. The rows show medians, and the fastest rounds. Where two processes take longer than one alone,
no program can be twice as fast with two threads.
"""

import pathlib
import statistics
import subprocess
import sys
import time

from common import table
from mlircore import ir

NAMES = "funcs.mlir", "gpt.generic.mlir", "gpt.mlir", "mm.affine.mlir", "mm.memref.mlir", "mm.llvm.mlir"


def parse(data: bytes, threads: int) -> float:
    """Seconds of one parse."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    start = time.perf_counter()
    module = ir.Module.parse(data, context, threads=threads)
    seconds = time.perf_counter() - start
    del module
    return seconds


def printed(module: ir.Module, threads: int, generic: bool) -> tuple[float, bytes]:
    """Seconds of one print, and the text."""
    module.context.set_thread_pool(ir.ThreadPool(threads))
    start = time.perf_counter()
    text = module.operation.get_asm(binary=True, print_generic_op_form=generic)
    return time.perf_counter() - start, text


def measure_prints(path: pathlib.Path, rounds: int) -> list[str]:
    """The row of a file."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    module = ir.Module.parse(path.read_bytes(), context)
    one, two, texts = [], [], set()
    for _ in range(rounds):
        for threads, times in ((1, one), (2, two)):
            seconds, text = printed(module, threads, "generic" in path.name)
            times.append(seconds)
            texts.add(hash(text))
    alone, shared = statistics.median(one), statistics.median(two)
    return [path.name, f"{alone * 1e3:,.1f}", f"{shared * 1e3:,.1f}", f"{alone / shared:.2f}", f"{min(one) / min(two):.2f}",
            "yes" if len(texts) == 1 else "NO"]


def serve(path: str) -> None:
    """Parses for each line of the input, and answers with the seconds: the second process."""
    data = pathlib.Path(path).read_bytes()
    for _ in sys.stdin:
        print(parse(data, 1), flush=True)


def measure(path: pathlib.Path, rounds: int) -> list[str]:
    """The row of a file."""
    data = path.read_bytes()
    other = subprocess.Popen([sys.executable, __file__, "--serve", str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert other.stdin is not None and other.stdout is not None
    one, two, pair = [], [], []
    for _ in range(rounds):
        one.append(parse(data, 1))
        two.append(parse(data, 2))
        print(file=other.stdin, flush=True)
        pair.append(max(parse(data, 1), float(other.stdout.readline())))
    other.stdin.close()
    other.wait()
    alone, shared, beside = (statistics.median(times) for times in (one, two, pair))
    return [path.name, f"{alone * 1e3:,.0f}", f"{shared * 1e3:,.0f}", f"{alone / shared:.2f}", f"{min(one) / min(two):.2f}",
            f"{2 * alone / beside:.2f}"]


if __name__ == "__main__":
    if sys.argv[1] == "--serve":
        serve(sys.argv[2])
    else:
        files = [pathlib.Path(sys.argv[1], name) for name in sys.argv[3:] or NAMES]
        rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 7
        table(f"Two threads, {rounds} rounds", ["input", "one thread, ms", "two, ms", "times", "of the fastest", "two processes, times"],
              [measure(file, rounds) for file in files if file.exists()])
        table(f"Printing with two threads, {rounds} rounds", ["input", "one thread, ms", "two, ms", "times", "of the fastest", "same text"],
              [measure_prints(file, rounds) for file in files if file.exists()])
