"""Statistics of a text that is larger than the memory that is allowed: seconds, memory, and the speed of reading a tenth of it at once.

    python tests/bench/streams.py [GIGABYTES] [MEGABYTES]        # 5 and 512

The text has functions of 14 KB and is made in build/bench. The limit is one of a control group (memory, version 1; the program must be
allowed to make one), which counts the pages of the file, too; elsewhere there is no limit, and the table shows the peak of the process alone.
"""

import json
import os
import pathlib
import subprocess
import sys
import time

from common import ROOT, spawned, table
from lazy import make_file

FUNCTION_BYTES = 14_400
GROUPS = pathlib.Path("/sys/fs/cgroup/memory")
PARSE = """
import json, sys, time
from mlircore import ir
data = open(sys.argv[1], "rb").read()
best = {}
for threads in 1, 2:
    for _ in range(3):
        since = time.perf_counter()
        module = ir.Module.parse(data, ir.Context(), threads=threads)
        best[threads] = min(best.get(threads, 1e9), time.perf_counter() - since)
        del module
print(json.dumps(best))
"""


def make_group(limit: int) -> pathlib.Path | None:
    """A control group with a limit of bytes; None where this program must not make one."""
    group = GROUPS / f"mlircore-bench-{os.getpid()}"
    try:
        group.mkdir()
        (group / "memory.limit_in_bytes").write_text(str(limit))
    except OSError:
        return None
    return group


def run(command: list[str], group: pathlib.Path | None) -> tuple[float, int]:
    """Seconds and peak memory in MB of a command in a group. Ends the program when the command fails."""
    start = ["sh", "-c", f'echo $$ > {group}/tasks; exec "$@"', "sh"] if group is not None else []
    since = time.perf_counter()
    done = spawned([*start, *command])
    seconds = time.perf_counter() - since
    if done.code != 0:
        sys.exit(f"{' '.join(command)} ended with {done.code}: {done.messages}")
    return seconds, done.peak // 10**6


def main() -> None:
    """Make the text, measure, and print the table."""
    gigabytes, megabytes = (float(arg) for arg in (sys.argv[1:] + ["5", "512"][len(sys.argv) - 1:]))
    path = ROOT / "build" / "bench" / f"stream-{gigabytes:g}.mlir"
    part = path.with_name("stream-part.mlir")
    if not path.exists():
        make_file(path, int(gigabytes * 1e9 / FUNCTION_BYTES))
    make_file(part, int(gigabytes * 1e8 / FUNCTION_BYTES))
    rows = []
    group = make_group(int(megabytes * 2**20))
    try:
        seconds, peak = run([sys.executable, "-m", "mlircore", "stats", str(path)], group)
    finally:
        if group is not None:
            group.rmdir()
    limit = f"{megabytes:,.0f} MiB" if group is not None else "none"
    rows.append(["stats, as a stream", f"{path.stat().st_size / 1e6:,.0f}", limit, f"{seconds:,.1f}", f"{path.stat().st_size / 1e6 / seconds:,.0f}", f"{peak:,}"])
    best = json.loads(subprocess.run([sys.executable, "-c", PARSE, str(part)], check=True, capture_output=True).stdout)
    for threads, seconds in best.items():
        megabytes = part.stat().st_size / 1e6
        rows.append([f"Module.parse of a part, threads={threads}", f"{megabytes:,.0f}", "none", f"{seconds:,.2f}", f"{megabytes / seconds:,.0f}", "-"])
    table("A text as a stream", ["", "MB", "limit", "seconds", "MB/s", "peak, MB"], rows)


if __name__ == "__main__":
    main()
