"""The contents of many files, added up: by several processes, with the same result as by one."""

from __future__ import annotations

import concurrent.futures
import functools
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool

from .. import ir
from .files import ToolError, input_files, show_progress

__all__ = ["Report", "Sum", "sum_of", "table"]

Report = dict[str, object]
_MOST_AT_ONCE = 16  # files that a process gets at a time


def table(title: str, rows: dict[str, int], top: int) -> str:
    """The most frequent rows, for people; top: how many, 0: all."""
    shown = list(rows.items())[: top or None]
    text = f"\n{title} ({len(rows)} kinds)\n" + "".join(f"  {count:>12,}  {name[:100]}\n" for name, count in shown)
    rest = sum(rows.values()) - sum(count for _, count in shown)
    return text + (f"  {rest:>12,}  others\n" if rest else "")


class Sum:
    """The contents of several files."""

    def __init__(self) -> None:
        self.files = self.bytes = 0
        self.failed: dict[str, str] = {}  # file -> its first error
        self.counts: Counter[str] = Counter()
        self.operations: Counter[str] = Counter()
        self.types: Counter[str] = Counter()
        self.seconds = 0.0

    def add(self, path: str, found: Report | str) -> None:
        """Adds a file: what is in it, or the error."""
        self.files += 1
        if isinstance(found, str):
            self.failed[path] = found
            return
        size, counts, operations, types = found["bytes"], found["counts"], found["operations"], found.get("types", {})
        assert isinstance(size, int) and isinstance(counts, dict) and isinstance(operations, dict) and isinstance(types, dict)
        self.bytes += size
        deepest = max(self.counts["depth"], counts["depth"])
        self.counts.update(counts)
        self.counts["depth"] = deepest
        self.operations.update(operations)
        self.types.update(types)

    def report(self) -> Report:
        """As one object: counts are sums, the depth is the largest."""
        return {
            "files": self.files,
            "failed": self.failed,
            "bytes": self.bytes,
            "counts": dict(self.counts),
            "operations": dict(self.operations.most_common()),
            "types": dict(self.types.most_common()),
            "seconds": self.seconds,
        }

    def render(self, top: int) -> str:
        """For people."""
        read = self.files - len(self.failed)
        text = f"{read:,} of {self.files:,} files, {self.bytes:,} bytes, {self.seconds:.2f} s, {self.bytes / max(self.seconds, 1e-9) / 1e6:.1f} MB/s\n\n"
        text += "".join(f"  {number:>12,}  {name.replace('_', ' ')}\n" for name, number in self.counts.items())
        text += table("operations", dict(self.operations.most_common()), top) + table("values by type", dict(self.types.most_common()), top)
        return text + "".join(f"\n{error.rstrip()}\n" for error in self.failed.values())


def _read(path: str, contents: Callable[[str], Report]) -> Report | str:
    try:
        return contents(path)
    except ir.MLIRError as error:
        return error.error_diagnostics[0].rendered
    except ToolError as error:
        return str(error)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process has it, too, and ends the others


def _results(paths: Sequence[str], jobs: int, contents: Callable[[str], Report]) -> Iterator[Report | str]:
    """In the order of the paths."""
    read = functools.partial(_read, contents=contents)
    if jobs == 1:
        yield from map(read, paths)
        return
    at_once = max(1, min(_MOST_AT_ONCE, len(paths) // (4 * jobs)))
    pool = concurrent.futures.ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _ignore_interrupts)
    try:
        yield from pool.map(read, paths, chunksize=at_once)
        pool.shutdown()
    except BrokenProcessPool as error:
        raise ToolError("a process ended before it had read its files: perhaps memory ran out") from error
    finally:
        for child in multiprocessing.active_children():
            child.terminate()  # none, unless this ends early
        pool.shutdown(wait=True, cancel_futures=True)


def sum_of(paths: Sequence[str], jobs: int, contents: Callable[[str], Report]) -> Sum:
    """The contents of the files, and of the *.mlir and *.mlirbc in directories. `contents` reads one, in `jobs` processes (0: as many as cores).

    A file with an error is counted, and the others are read. Raises ToolError when a process was ended from outside. Memory: that of the
    largest files, one for each process.
    """
    files = [path for path, _ in input_files(paths, ".mlir", ".mlirbc")]
    jobs = min(jobs or os.cpu_count() or 1, max(len(files), 1))
    since, found = time.perf_counter(), Sum()
    try:
        for number, (path, result) in enumerate(zip(files, _results(files, jobs, contents), strict=True)):
            found.add(path, result)
            show_progress(number, len(files), path)
    finally:
        show_progress(len(files), len(files), "")
    found.seconds = time.perf_counter() - since
    return found
