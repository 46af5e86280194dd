"""Peak memory of `mlircore opt FILE -o /dev/null` compared with mlir-opt: above the peak on an empty file plus the file's size.

    python tests/bench/memory.py [FOLDER]
"""

import os
import sys

from common import MLIR_OPT, flags, inputs, spawned, table


def peak(command: list[str]) -> int:
    """Bytes of memory a command used at most; -1 when it failed."""
    done = spawned(command)
    return done.peak if done.code == 0 else -1


def beyond(tool: list[str], path: str, size: int, more: list[str]) -> float | None:
    """Megabytes above an empty run and the file itself."""
    end = ["--allow-unregistered-dialect", *more, "-o", os.devnull]
    used = peak([*tool, path, *end])
    return None if used < 0 else (used - peak([*tool, os.devnull, *end]) - size) / 1e6


def main() -> None:
    """Measure and print the table."""
    rows = []
    for path in inputs():
        size = path.stat().st_size
        more = ["--mlir-print-op-generic"] if flags(path)["print_generic_op_form"] else []
        more += ["--mlir-print-debuginfo"] if flags(path)["enable_debug_info"] else []
        ours = beyond([sys.executable, "-m", "mlircore", "opt", "--mlir-disable-threading"], str(path), size, more)
        if ours is None:
            continue
        theirs = beyond([MLIR_OPT, "--mlir-disable-threading"], str(path), size, more) if MLIR_OPT else None
        share = "-" if theirs is None else f"{ours / theirs:.2f}"
        rows.append([path.name, f"{size / 1e6:.1f}", f"{ours:.1f}", "-" if theirs is None else f"{theirs:.1f}", share])
    table("Peak memory beyond the input, MB", ["input", "MB", "mlircore", "mlir-opt", "share"], rows)


if __name__ == "__main__":
    main()
