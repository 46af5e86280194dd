"""Operations, and functions by their structural hash, of 2,000 files: by one process, and by a Dask cluster of two workers on this machine.

    python tests/bench/corpus.py [FILES] [ROUNDS]

The files are made in build/bench/corpus, from 30 to 300 KB each. The cluster runs before the clock does, and both have seen a file.
"""

import collections
import pathlib
import statistics
import sys
import time

import distributed
from common import ROOT, table
from mlircore import ir
from mlircore.dask import modules
from mlircore.tools.demo import make_text


def facts(module: ir.Module) -> collections.Counter[object]:
    """How often each operation and each function, by its structural hash, is in a module."""
    found = collections.Counter(op.operation.structural_hash() for op in module.body.operations)
    module.operation.walk(lambda op: found.update([op.name]))
    return found


def add(counters: collections.abc.Iterable[collections.Counter[object]]) -> collections.Counter[object]:
    """The sum of some counters."""
    total: collections.Counter[object] = collections.Counter()
    for each in counters:
        total.update(each)
    return total


def make_files(folder: pathlib.Path, count: int) -> None:
    """Writes files of 2 to 20 functions."""
    folder.mkdir(parents=True)
    for number in range(count):
        (folder / f"{number:05}.mlir").write_text(make_text(2 + number * 7 % 19, 50))


def main() -> None:
    """Measure and print the table."""
    count, rounds = (int(arg) for arg in (sys.argv[1:] + ["2000", "3"][len(sys.argv) - 1:]))
    folder = ROOT / "build" / "bench" / f"corpus-{count}"
    if not folder.exists():
        make_files(folder, count)
    paths = sorted(folder.iterdir())
    one, two, same = [], [], True
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster, distributed.Client(cluster):
        for first in (paths[:4], paths):
            for _ in range(rounds):
                since = time.perf_counter()
                alone = add(facts(ir.Module.parse(path.read_bytes(), ir.Context(), threads=1)) for path in first)
                one.append(time.perf_counter() - since)
                since = time.perf_counter()
                shared = modules(first).map(facts).reduction(add, add).compute()
                two.append(time.perf_counter() - since)
                same = same and alone == shared
    alone_s, shared_s = statistics.median(one[rounds:]), statistics.median(two[rounds:])
    megabytes = sum(path.stat().st_size for path in paths) / 1e6
    table(f"{count:,} files, {megabytes:,.0f} MB", ["one process, s", "two workers, s", "ratio", "same result"],
          [[f"{alone_s:.2f}", f"{shared_s:.2f}", f"{alone_s / shared_s:.2f}", "yes" if same else "NO"]])


if __name__ == "__main__":
    main()
