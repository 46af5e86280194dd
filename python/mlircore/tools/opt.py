"""mlircore-opt: parse, verify, run passes, print or write bytecode; mlir-opt's flags, messages and exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence

from .. import __version__, _reproducer, ir
from .._core import FileText
from .._reports import Timer
from .._reports import times as times_report
from ..compile.files import of_package
from ..define.packs import PACKS
from . import passes
from .files import ToolError, input_name, read_input, read_text, write_output
from .flags import Flag, FlagError, Options, parse, usage

__all__ = ["main"]

_MARKER = "// -----"
_BYTECODE = b"ML\xefR"  # which has no parts
_CHECK = 2  # how much of a marker's end may be wrong for a near miss

FLAGS = (
    Flag("o", "str", "-", "Output filename", "filename"),
    Flag("allow-unregistered-dialect", "bool", False, "Allow operation with no registered dialects"),
    Flag("elide-resource-data-from-bytecode", "bool", False, "With --emit-bytecode: omit the data of resources"),
    Flag("emit-bytecode", "bool", False, "Write bytecode instead of text"),
    Flag("emit-bytecode-version", "uint", None, "The version of bytecode to write", "uint"),
    Flag("irdl-file", "str", "", "IRDL file to register before processing the input", "filename"),
    Flag("keep-unknown-syntax", "bool", False, "Keep operations that nobody has defined as they are written (not in mlir-opt)"),
    Flag("mlir-disable-threading", "bool", False, "Use one thread"),
    Flag("mlir-elide-elementsattrs-if-larger", "uint", None, "Elide elements if there are more than this number", "uint"),
    Flag("mlir-elide-resource-strings-if-larger", "uint", None, "Elide resources with more characters than this number", "uint"),
    Flag("mlir-pretty-debuginfo", "bool", False, "With --mlir-print-debuginfo: locations for people, not for parsing"),
    Flag("mlir-print-assume-verified", "bool", False, "Do not verify before printing the custom form"),
    Flag("mlir-print-debuginfo", "bool", False, "Print locations"),
    Flag("mlir-print-elementsattrs-with-hex-if-larger", "int", 100, "Print as hex if there are more elements than this number (-1: never)", "long"),
    Flag("mlir-print-local-scope", "bool", False, "Print without aliases"),
    Flag("mlir-print-op-generic", "bool", False, "Print the generic form"),
    Flag("mlir-print-skip-regions", "bool", False, "Print {...} for regions"),
    Flag("mlir-print-unique-ssa-ids", "bool", False, "Name values uniquely across all regions"),
    Flag("mlir-print-value-users", "bool", False, "Print the users of values as comments"),
    Flag("mlir-use-nameloc-as-prefix", "bool", False, "Name values after their name locations"),
    Flag("names-as-written", "bool", False, "Keep the names of values, blocks and aliases (not in mlir-opt)"),
    Flag("no-implicit-module", "bool", False, "The input is one operation: do not put a module around it"),
    Flag("output-split-marker", "str", _MARKER, "The text between the outputs of the parts", "marker"),
    Flag("show-dialects", "bool", False, "List the dialects, and exit"),
    Flag("split-input-file", "str?", "", "Process the parts between markers one by one", "marker", _MARKER),
    Flag("syntax", "str", "modern", "The generation of the text: 2019, 2020, 2023, modern or auto (not in mlir-opt)", "generation",
         values=("modern", "2019", "2020", "2023", "auto")),
    Flag("threads", "uint", None, "Read and work with so many threads, not with those of the machine (not in mlir-opt)", "uint"),
    Flag("help", "bool", False, "Show this, and exit"),
    Flag("version", "bool", False, "Show the version, and exit"),
    *passes.FLAGS,
)


def known_dialects() -> list[str]:
    """The namespaces of the dialects that have definitions."""
    return sorted([*of_package(), *PACKS])


def _place(data: bytes, offset: int) -> tuple[int, int]:
    """Line and column, from 1, of an offset."""
    return data.count(b"\n", 0, offset) + 1, offset - (data.rfind(b"\n", 0, offset) + 1) + 1


def _near_miss(data: bytes, offset: int, name: str) -> str:
    line, column = _place(data, offset)
    text = data[offset - column + 1 :].split(b"\n", 1)[0].decode(errors="replace")
    return f"{name}:{line}:{column}: warning: near miss with file split marker\n{text}\n{' ' * (column - 1)}^\n"


def _pieces(data: bytes, stem: bytes) -> Iterator[tuple[int, int]]:
    """Where the text between occurrences of `stem` is."""
    start = 0
    while (found := data.find(stem, start)) >= 0:
        yield start, found
        start = found + len(stem)
    yield start, len(data)


def split(data: bytes, marker: bytes, name: str) -> list[tuple[int, int]]:
    """The begin and end of each part of a text between markers; markers that are almost right are reported on stderr.

    Like mlir-opt, it finds the marker without its last two characters, then compares these, and skips empty parts.
    """
    check = _CHECK if len(marker) > _CHECK else 0
    end = marker[len(marker) - check :]
    parts = []
    start = stop = 0
    for first, last in _pieces(data, marker[: len(marker) - check]):
        if start == stop:
            start, stop = first, last
        elif data.startswith(end, first) and last - first > check and data[first + check] != ord("0"):
            parts.append((start, stop))
            start, stop = first + check, last
        else:
            sys.stderr.write(_near_miss(data, first, name))
            stop = last
    if start != stop:
        parts.append((start, stop))
    return parts


def _with_whole_line(rendered: str, data: bytes | FileText, place: tuple[int, int] | None, prefix: bytes) -> str:
    """A message that shows the line in which a part begins, with the text before the part included."""
    if place is None or not prefix or isinstance(data, FileText):
        return rendered
    start = place[0] - 1
    shown = data[start:].split(b"\n", 1)[0]
    return rendered.replace(f"\n{shown.decode(errors='replace')}\n", f"\n{(prefix + shown[len(prefix) :]).decode(errors='replace')}\n")


def _unchecked(operation: ir.Operation | ir.OpView, name: str) -> str:
    """A remark about the operations that were kept as they are written; nothing when there are none."""
    kept: dict[str, int] = {}

    def visit(op: ir.Operation) -> None:
        if op.is_opaque:
            kept[op.name] = kept.get(op.name, 0) + 1

    operation.operation.walk(visit)
    if not kept:
        return ""
    count = sum(kept.values())
    return f"{name}: remark: {count} operation{'s' * (count > 1)} of {len(kept)} unknown kind{'s' * (len(kept) > 1)}: kept, not checked\n"


def _write_bytecode(options: Options, operation: ir.Operation | ir.OpView, out: int) -> bool:
    """False: diagnostics are on stderr."""
    try:
        operation._write_bytecode(out, options.number("emit-bytecode-version"), options.flag("elide-resource-data-from-bytecode"))
    except ValueError:
        sys.stderr.write(f"error: unsupported version requested {options.number('emit-bytecode-version')}, must be in range [0, 6]\n")
        return False
    except ir.MLIRError as error:
        for diagnostic in error.error_diagnostics:
            sys.stderr.write(diagnostic.rendered)
        return False
    return True


def _load_irdl(path: str, context: ir.Context) -> bool:
    """Defines the dialects that an IRDL file states. False: diagnostics are on stderr."""
    from ..dialects import irdl

    try:
        irdl.load_dialects(ir.Module.parse(read_input(path), context, source_name=path))
    except ir.MLIRError as error:
        for diagnostic in error.error_diagnostics:
            sys.stderr.write(diagnostic.rendered)
        if not error.error_diagnostics:
            sys.stderr.write(f"{path}: error: {error.message}\n")
        return False
    return True


def _process(
    tool: str, options: Options, data: bytes | FileText, name: str, times: Timer, out: int, place: tuple[int, int] | None = None, prefix: bytes = b""
) -> bool:
    """Parse one part and write it; False: diagnostics are on stderr.

    A part that does not begin the input has newlines and spaces before it, as many as the input has lines and columns before the part, so
    that locations are right; `place` is where the part begins, `prefix` the text before it in its first line.
    """
    context = ir.Context(unknown_syntax="keep" if options.flag("keep-unknown-syntax") else "error")
    context.allow_unregistered_dialects = options.flag("allow-unregistered-dialect")
    context.enable_multithreading(not options.flag("mlir-disable-threading"))
    if options.number("threads"):
        context.set_thread_pool(ir.ThreadPool(options.number("threads")))
    if options.text("irdl-file") and not _load_irdl(options.text("irdl-file"), context):
        return False
    reproducer = None
    if options.flag("run-reproducer"):
        assert isinstance(data, bytes)
        reproducer, data = _reproducer.read(data)
    with times.part("Parser", "Parser"):
        operation = _parsed(options, data, name, context, place, prefix)
    if operation is None:
        return False
    if options.flag("keep-unknown-syntax"):
        sys.stderr.write(_unchecked(operation, name))
    del data
    manager = passes.manager_of(tool, options, context, reproducer)
    if manager is not None:
        manager._timer = times
        if not passes.run(manager, operation) or not passes.generate_reproducer(options, manager, operation):
            return False
    with times.part("Output", "Output"):
        return _write_bytecode(options, operation, out) if options.flag("emit-bytecode") else _write_text(options, operation, out)


def _parsed(
    options: Options, data: bytes | FileText, name: str, context: ir.Context, place: tuple[int, int] | None, prefix: bytes
) -> ir.Operation | ir.OpView | None:
    """The operation of one part, as for `_process`; None: diagnostics are on stderr."""
    try:
        if options.flag("no-implicit-module") and isinstance(data, bytes):
            return ir.Operation.parse(data, source_name=name, context=context, syntax=options.text("syntax"))
        module, _, warnings = ir.Module._parse_noting(data, context, source_name=name, syntax=options.text("syntax"))
        for warning in warnings:
            sys.stderr.write(_with_whole_line(warning.rendered, data, place, prefix))
        operation = module.operation
        if place is not None and str(operation.location).endswith(":0:0)"):
            operation.location = ir.Location.file(name, *place, context)
        return operation
    except ir.MLIRError as error:
        for diagnostic in error.error_diagnostics:
            sys.stderr.write(_with_whole_line(diagnostic.rendered, data, place, prefix))
        return None


def _write_text(options: Options, operation: ir.Operation | ir.OpView, out: int) -> bool:
    """Always true: mistakes of the text were found before."""
    operation._write(
        out,
        large_elements_limit=options.number("mlir-elide-elementsattrs-if-larger"),
        large_resource_limit=options.number("mlir-elide-resource-strings-if-larger"),
        enable_debug_info=options.flag("mlir-print-debuginfo"),
        pretty_debug_info=options.flag("mlir-pretty-debuginfo"),
        print_generic_op_form=options.flag("mlir-print-op-generic"),
        use_local_scope=options.flag("mlir-print-local-scope"),
        use_name_loc_as_prefix=options.flag("mlir-use-nameloc-as-prefix"),
        assume_verified=True,
        skip_regions=options.flag("mlir-print-skip-regions"),
        print_value_users=options.flag("mlir-print-value-users"),
        print_unique_ssa_ids=options.flag("mlir-print-unique-ssa-ids"),
        use_names_as_written=options.flag("names-as-written"),
        hex_elements_limit=options.number("mlir-print-elementsattrs-with-hex-if-larger"),
    )
    os.write(out, b"\n")
    return True


class _Failed(Exception):
    """Leaves the output file as it was; what there is to say was said."""


def _run(tool: str, options: Options, path: str) -> None:
    name = input_name(path)
    times = Timer("root")
    marker = options.text("split-input-file")
    may_forget = not (marker or options.flag("run-reproducer") or options.flag("no-implicit-module"))
    texts: list[bytes | FileText] = [read_text(path) if may_forget else read_input(path)]
    ok = True
    with write_output(options.text("o")) as out:
        data = texts[0]
        if not marker or isinstance(data, FileText) or data.startswith(_BYTECODE):
            del data
            ok = _process(tool, options, texts.pop(), name, times, out)  # which drops the text before it prints
        else:
            separator = options.text("output-split-marker").encode() + b"\n"
            for number, (start, stop) in enumerate(split(data, marker.encode(), name)):
                if number:
                    os.write(out, separator)
                line, column = _place(data, start)
                padded = b"\n" * (line - 1) + b" " * (column - 1) + data[start:stop]
                place = (line, column) if start else None
                ok = _process(tool, options, padded, name, times, out, place, data[start - column + 1 : start]) and ok
        if options.flag("mlir-timing"):
            times.stop()
            sys.stderr.write(times_report(times, options.text("mlir-timing-display"), options.text("mlir-output-format")))
        if not ok:
            raise _Failed


def main(argv: Sequence[str] | None = None, tool: str = "mlircore-opt") -> int:
    """Run mlircore-opt; the answer is the exit code."""
    try:
        flags = (*FLAGS, *passes.pass_flags())
        options = parse(tool, flags, sys.argv[1:] if argv is None else argv)
        if options.flag("help"):
            sys.stdout.write(usage(tool, "Parses, verifies, transforms and prints MLIR.", FLAGS) + passes.options_help())
            return 0
        if options.flag("version"):
            sys.stdout.write(f"mlircore {__version__}\n")
            return 0
        if options.flag("show-dialects"):
            sys.stdout.write(f"Available Dialects: {','.join(known_dialects())}\n")
            return 0
        if len(options.positional) > 1:
            raise FlagError(
                f"{tool}: Too many positional arguments specified!\n"
                f"Can specify at most 1 positional arguments: See: {tool} --help"
            )
        _run(tool, options, options.positional[0] if options.positional else "-")
    except _Failed:
        return 1
    except (FlagError, ToolError) as error:
        text = str(error)
        sys.stderr.write(text if text.endswith("\n") else text + "\n")
        return 1
    except MemoryError as error:
        sys.stderr.write(f"error: {str(error) or 'out of memory'}\n")
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        sys.stderr.write(f"{tool}: {error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
