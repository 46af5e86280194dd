"""Reports of pass managers and tools on stderr: execution times and statistics, in mlir-opt 22's form."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Hashable, Iterable, Iterator

from ._pipeline import Pass, Pipeline

__all__ = ["Timer", "statistics", "times"]

_LINE = "===" + "-" * 73 + "===\n"


def _title(text: str) -> str:
    return f"{_LINE}{' ' * ((80 - len(text)) // 2)}{text}\n{_LINE}"


class Timer:
    """Wall time of something by its parts, which are timers, too."""

    def __init__(self, name: str) -> None:
        self.name, self.seconds = name, 0.0
        self.parts: dict[Hashable, Timer] = {}
        self.begin = time.perf_counter()

    @contextlib.contextmanager
    def part(self, key: Hashable, name: str) -> Iterator[Timer]:
        """Adds the time of a block to the part `key`, which is new or was timed before."""
        found = self.add(key, name, 0.0)
        start = time.perf_counter()
        try:
            yield found
        finally:
            found.seconds += time.perf_counter() - start

    def add(self, key: Hashable, name: str, seconds: float) -> Timer:
        """Adds a time to the part `key`, which is new or was timed before. Returns the part."""
        found = self.parts.get(key)
        if found is None:
            found = self.parts[key] = Timer(name)
        found.seconds += seconds
        return found

    def stop(self) -> None:
        """Sets the time to that since it was made."""
        self.seconds = time.perf_counter() - self.begin

    def rest(self) -> float:
        """The time that is in no part."""
        return self.seconds - sum(part.seconds for part in self.parts.values())

    def walk(self, depth: int = 0) -> Iterator[tuple[int, Timer]]:
        """All parts below with their depth. Recursion: as deep as pipelines are nested."""
        for part in self.parts.values():
            yield depth, part
            yield from part.walk(depth + 1)


def _merged(root: Timer) -> list[tuple[str, float]]:
    """Times by name, the longest first."""
    sums = {"root": root.seconds}
    for _, part in root.walk():
        sums[part.name] = sums.get(part.name, 0.0) + part.seconds
    return sorted(sums.items(), key=lambda each: -each[1])


def times(root: Timer, display: str = "tree", output_format: str = "text") -> str:
    """The report of a timer: display "tree" or "list", format "text" or "json"."""
    total = root.seconds or 1e-9
    rows = _merged(root) if display == "list" else [("  " * depth + part.name, part.seconds) for depth, part in root.walk()]
    last = [("Rest", root.rest()), ("Total", root.seconds)]
    if output_format == "text":
        lines = [f"  {seconds:8.4f} ({100 * seconds / total:5.1f}%)  {name}\n" for name, seconds in [*rows, *last]]
        head = _title("... Execution time report ...")
        return f"{head}  Total Execution Time: {root.seconds:.4f} seconds\n\n  ----Wall Time----  ----Name----\n{''.join(lines)}"

    def wall(name: str, seconds: float) -> str:
        return f'{{"wall": {{"duration": {seconds:8.4f}, "percentage": {100 * seconds / total:5.1f}}}, "name": "{name}"'

    def tree(parts: Iterable[Timer], indent: str) -> str:
        return "".join(
            f"{indent}{wall(part.name, part.seconds)}, \"passes\": [\n{tree(part.parts.values(), indent + '  ')}{indent}{{}}]}},\n" for part in parts)

    first = "".join(f"{wall(*row)}}},\n" for row in rows) if display == "list" else tree(root.parts.values(), "")
    return f"[\n{first}{wall(*last[0])}}},\n{wall(*last[1])}}}\n]\n"


def _entry(indent: str, name: str, counts: list[tuple[str, int, str]]) -> Iterator[str]:
    yield f"{indent}{name}\n"
    width = max((len(str(count)) for _, count, _ in counts), default=0)
    longest = max((len(statistic) for statistic, _, _ in counts), default=0)
    for statistic, count, description in sorted(counts):
        yield f"{indent}  (S) {count:{width}} {statistic:{longest}} - {description}\n"


def _counts(item: Pass) -> list[tuple[str, int, str]]:
    return [(name, count, description) for (name, description), count in zip(item.statistics, item.counts)]


def _as_pipeline(pipeline: Pipeline, indent: str) -> Iterator[str]:
    for item in pipeline.items:
        if isinstance(item, Pipeline):
            yield f"{indent}'{item.anchor}' Pipeline\n"
            yield from _as_pipeline(item, indent + "  ")
        else:
            yield from _entry(indent, item.name, _counts(item))


def _passes(pipeline: Pipeline) -> Iterator[Pass]:
    for item in pipeline.items:
        if isinstance(item, Pipeline):
            yield from _passes(item)
        else:
            yield item


def _as_list(pipeline: Pipeline) -> Iterator[str]:
    """The sums of passes with statistics, by name."""
    sums: dict[str, list[tuple[str, int, str]]] = {}
    for item in _passes(pipeline):
        counts = _counts(item)
        if item.name in sums:
            counts = [(name, count + more[1], text) for (name, count, text), more in zip(sums[item.name], counts)]
        if counts:
            sums[item.name] = counts
    for name in sorted(sums):
        yield from _entry("  ", name, sums[name])


def statistics(pipeline: Pipeline, display: str) -> str:
    """The report of the statistics of passes: display "list" or "pipeline"."""
    lines = _as_list(pipeline) if display == "list" else _as_pipeline(pipeline, "")
    return f"{_title('... Pass statistics report ...')}{''.join(lines)}\n"
