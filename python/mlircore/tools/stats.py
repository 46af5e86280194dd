"""mlircore stats: what is in a file, and what reading it costs."""

from __future__ import annotations

import functools
import json
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence

from .. import ir
from .._core import _Tally, bytecode_summary
from .corpus import Report, sum_of, table
from .files import LongText, ToolError, input_context, input_name, read_input, read_start
from .flags import Flag, FlagError, parse, usage

__all__ = ["Report", "contents", "main", "measure", "measure_long", "measured"]

LONG = 1 << 25  # bytes of a text that is read as a stream
_OF_OTHERS = ("use of undeclared SSA value name", "reference to an undefined block")

FLAGS = (
    Flag("allow-unregistered-dialect", "bool", True, "Allow operation with no registered dialects; those without a definition are kept as written"),
    Flag("jobs", "uint", 1, "Of directories and several files: the number of processes (0: as many as there are cores)", "uint"),
    Flag("json", "bool", False, "Print one JSON object"),
    Flag("top", "uint", 20, "List this number of the most frequent operations and types (0: all)", "uint"),
    Flag("help", "bool", False, "Show this, and exit"),
)

def _peak() -> int:
    """Bytes of memory that the process has used at most."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


class Phases:
    """Seconds and memory by phase."""

    def __init__(self, context: ir.Context) -> None:
        self.context = context
        self.rows: dict[str, dict[str, float]] = {}
        self.since = time.perf_counter()

    def end(self, name: str) -> None:
        """The phase that runs ends, and the next one begins."""
        live, tables = self.context._memory()
        seconds = time.perf_counter() - self.since
        self.rows[name] = {"seconds": seconds, "live_bytes": live, "table_bytes": tables, "peak_bytes": _peak()}
        self.since = time.perf_counter()


def count_types(module: ir.Module) -> Counter[str]:
    """How many values there are of each type."""
    seen: Counter[ir.Type] = Counter()

    def visit(op: ir.Operation) -> None:
        seen.update(op.results.types)
        for region in op.regions:
            for block in region:
                seen.update(block.arguments.types)

    module.operation.walk(visit)
    return Counter({str(type): count for type, count in seen.items()})


def count(data: bytes, name: str) -> Report | None:
    """The operations of bytecode, counted without definitions of any dialect; None for a text."""
    context = ir.Context()
    phases = Phases(context)
    found = bytecode_summary(data, context, name)
    if found is None:
        return None
    phases.end("count")
    operations = Counter({name: number for name, number in found.pop("operations").items() if number})
    return {
        "file": name,
        "bytes": len(data),
        "counts": found.pop("counts"),
        "bytecode": found,
        "operations": dict(operations.most_common()),
        "phases": phases.rows,
    }


def measure(data: bytes, name: str, allow_unregistered: bool) -> Report:
    """Parses, verifies, walks and prints a text: its contents, and the time and memory of each phase. Bytecode is counted, without definitions."""
    counted = count(data, name)
    if counted is not None:
        return counted
    context = input_context(allow_unregistered)
    phases = Phases(context)
    module = ir.Module.parse(data, context, source_name=name)
    phases.end("parse and verify")
    operations: Counter[str] = Counter()

    unchecked = 0

    def visit(op: ir.Operation) -> None:
        nonlocal unchecked
        operations[op.name] += 1
        unchecked += op.is_opaque

    module.operation.walk(visit)
    phases.end("walk")
    types = count_types(module)
    phases.end("walk types")
    printed = len(module.operation.get_asm(True, assume_verified=True))
    phases.end("print")
    return {
        "file": name,
        "bytes": len(data),
        "printed_bytes": printed,
        "counts": module.operation._counts() | {"opaque_ops": unchecked},
        "operations": dict(operations.most_common()),
        "types": dict(types.most_common()),
        "phases": phases.rows,
    }


def measure_long(text: LongText, path: str, allow_unregistered: bool) -> Report:
    """Parses and verifies a text of any length, piece by piece, and counts what is in it, in bounded memory; see `ir.stream`."""
    tally = _Tally()
    source = text if path == "-" else path  # a path can be read twice
    with ir.stream(source, lambda: input_context(allow_unregistered), source_name=input_name(path)) as operations:
        phases = Phases(operations.context)
        for op in operations:
            tally.add(op)
        phases.context = operations.context
        size = operations.bytes_read
        phases.end("parse and verify")
    tally.end()
    counts = tally.counts
    for name in ("ops", "regions", "blocks", "depth"):  # the module around all
        counts[name] += 1
    return {
        "file": input_name(path),
        "bytes": size,
        "counts": counts,
        "operations": dict((tally.operations + Counter({"builtin.module": 1})).most_common()),
        "types": dict(tally.types.most_common()),
        "phases": phases.rows,
    }


def _tallied(data: bytes, name: str, allow_unregistered: bool) -> Report:
    """The contents of a text, parsed and verified, or of bytecode, counted."""
    counted = count(data, name)
    if counted is not None:
        return counted
    tally = _Tally()
    tally.add(ir.Module.parse(data, input_context(allow_unregistered), source_name=name).operation)
    tally.end()
    return {
        "file": name,
        "bytes": len(data),
        "counts": tally.counts,
        "operations": dict(tally.operations.most_common()),
        "types": dict(tally.types.most_common()),
    }


def _of_input(path: str, allow_unregistered: bool, of_bytes: Callable[[bytes, str, bool], Report]) -> Report:
    """A long text is read as a stream, unless its operations at the top use values or blocks of each other."""
    with read_start(path, LONG) as found:
        if not isinstance(found, LongText):
            return of_bytes(found, input_name(path), allow_unregistered)
        try:
            return measure_long(found, path, allow_unregistered)
        except ir.MLIRError as error:
            if path == "-" or error.error_diagnostics[0].message not in _OF_OTHERS:
                raise
    return of_bytes(read_input(path), input_name(path), allow_unregistered)


def measured(path: str, allow_unregistered: bool) -> Report:
    """The report of an input: its contents, and the time and memory of each phase."""
    return _of_input(path, allow_unregistered, measure)


def contents(path: str, allow_unregistered: bool) -> Report:
    """The contents of an input. A text is parsed and verified, and not printed."""
    return _of_input(path, allow_unregistered, _tallied)


def render(report: Report, top: int) -> str:
    """A report for people."""
    counts, phases = report["counts"], report["phases"]
    operations, types, tables = report["operations"], report.get("types"), report.get("bytecode")
    size = report["bytes"]
    assert isinstance(counts, dict) and isinstance(phases, dict) and isinstance(size, int) and isinstance(operations, dict)
    text = f"{report['file']}: {size:,} bytes, "
    if isinstance(tables, dict):
        text += f"bytecode version {tables['version']}, written by {tables['producer']}\n\n"
        counts = counts | {name: tables[name] for name in ("strings", "attributes", "types")}
    elif "printed_bytes" in report:
        text += f"printed {report['printed_bytes']:,} bytes\n\n"
    else:
        text += "read as a stream\n\n"
    for name, number in counts.items():
        text += f"  {number:>12,}  {name.replace('_', ' ')}\n"
    text += table("operations", operations, top)
    if isinstance(types, dict):
        text += table("values by type", types, top)
    text += f"\n{'phase':<18}{'seconds':>10}{'MB/s':>10}{'ops/s':>14}{'live MB':>10}{'peak MB':>10}\n"
    for name, row in phases.items():
        seconds = max(row["seconds"], 1e-9)
        text += f"{name:<18}{seconds:>10.4f}{size / seconds / 1e6:>10.1f}{counts['ops'] / seconds:>14,.0f}"
        text += f"{row['live_bytes'] / 1e6:>10.1f}{row['peak_bytes'] / 1e6:>10.1f}\n"
    return text


def main(argv: Sequence[str], tool: str = "mlircore stats") -> int:
    """Run mlircore stats; the answer is the exit code."""
    try:
        options = parse(tool, FLAGS, argv)
        if options.flag("help"):
            sys.stdout.write(usage(tool, "Reports the contents of an MLIR file, and the cost of reading it; of several, the sum.", FLAGS,
                                   "FILE or DIRECTORY..."))
            return 0
        paths = options.positional or ["-"]
        allow, as_json, top = options.flag("allow-unregistered-dialect"), options.flag("json"), options.number("top") or 0
        if len(paths) > 1 or os.path.isdir(paths[0]):
            found = sum_of(paths, options.number("jobs") or 0, functools.partial(contents, allow_unregistered=allow))
            sys.stdout.write(json.dumps(found.report(), indent=1) + "\n" if as_json else found.render(top))
            return 1 if found.failed else 0
        report = measured(paths[0], allow)
        sys.stdout.write(json.dumps(report, indent=1) + "\n" if as_json else render(report, top))
    except ir.MLIRError as error:
        sys.stderr.write("".join(diagnostic.rendered for diagnostic in error.error_diagnostics))
        return 1
    except (FlagError, ToolError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
