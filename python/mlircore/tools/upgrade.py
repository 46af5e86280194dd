"""mlircore upgrade: rewrites files of any generation of MLIR in today's syntax, comments kept."""

from __future__ import annotations

import difflib
import os
import re
import sys
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence

from .. import ir
from .comments import Place, weave
from .files import ToolError, input_context, input_files, input_name, read_input, show_progress, write_output
from .flags import Flag, FlagError, parse, usage

__all__ = ["main", "upgrade"]

FLAGS = (
    Flag("o", "str", "-", "Output filename. For a directory: the directory for a tree of the same names", "filename"),
    Flag("in-place", "bool", False, "Replace the files. A file with an error is not changed"),
    Flag("diff", "bool", False, "Print the differences. Change no file"),
    Flag("syntax", "str", "auto", "The generation of the files: 2019, 2020, 2023, modern or auto", "generation",
         values=("modern", "2019", "2020", "2023", "auto")),
    Flag("keep-going", "bool", False, "Keep parts (between // -----) with errors as they are, and upgrade the others"),
    Flag("allow-unregistered-dialect", "bool", True, "Allow operations of unknown dialects"),
    Flag("generic", "bool", False, "Print the generic form"),
    Flag("quiet", "bool", False, "Print no progress and no summary"),
    Flag("help", "bool", False, "Show this, and exit"),
)


class Failed(Exception):
    """A text that cannot be upgraded; the text says why, as mlir-opt would."""


def _offsets(source: bytes, rows: Sequence[tuple[int, int, int, int, int]]) -> list[Place]:
    starts = [0]
    while (newline := source.find(b"\n", starts[-1])) >= 0:
        starts.append(newline + 1)
    return [Place(begin, end, parent, starts[line - 1] + column - 1 if 0 < line <= len(starts) else -1)
            for begin, end, parent, line, column in rows]


def _without_module(printed: bytes, places: Sequence[Place]) -> tuple[bytes, list[Place]]:
    """The text without the module around it that its source did not have, as long as that says nothing: its lines go, and two
    spaces of every line inside."""
    module = places[0]
    header = b"module {\n"
    if not printed.startswith(header, module.begin) or module.source >= 0:
        return printed, list(places)
    cuts = [(module.begin, len(header))]
    line = module.begin + len(header)
    while line < module.end - 1:
        if printed.startswith(b"  ", line):
            cuts.append((line, 2))
        line = printed.find(b"\n", line) + 1
    cuts.append((module.end - 1, min(2, len(printed) - module.end + 1)))
    parts, ends, gone, done, total = [], [], [0], 0, 0
    for at, length in cuts:
        parts.append(printed[done:at])
        done = at + length
        total += length
        ends.append(at)
        gone.append(total)
    parts.append(printed[done:])

    def moved(at: int) -> int:
        return at - gone[bisect_right(ends, at)]

    inside = [Place(moved(p.begin), moved(p.end), p.parent, p.source) for p in places[1:]]
    text = b"".join(parts)
    return text, [Place(0, len(text), -1, -1), *inside]


def upgrade(source: bytes, name: str = "<stdin>", *, syntax: str = "auto", allow_unregistered_dialects: bool = True,
            generic: bool = False, verify_output: bool = True) -> tuple[bytes, dict[str, int], list[str]]:
    """A text of any version in current syntax, with its comments; the count of each old construct; and warnings.

    A text in current syntax is returned unchanged. `name` is the name of the text in messages. With `verify_output` the result is parsed
    again and compared: it is the same IR. Raises `Failed` when the text cannot be read. Cost: linear, about three times that of parsing
    and printing.
    """
    context = input_context(allow_unregistered_dialects)
    try:
        module, constructs, warnings = ir.Module._parse_noting(source, context, source_name=name, syntax=syntax)
    except ir.MLIRError as error:
        raise Failed("".join(diagnostic.rendered for diagnostic in error.error_diagnostics)) from error
    if not constructs and not generic and _is_modern(source, name, context):
        return source, constructs, [warning.rendered for warning in warnings]
    printed, rows = module.operation._placed_asm(use_names_as_written=True, print_generic_op_form=generic)
    placed = _offsets(source, rows)
    bare, places = _without_module(printed, placed)
    text = weave(source, bare, places)
    if verify_output:
        try:
            _compare(module, text, name, input_context(allow_unregistered_dialects))
        except Failed:
            if bare is printed:
                raise
            text = weave(source, printed, placed)  # a body that is copied unchanged has lines, which must not move
            _compare(module, text, name, input_context(allow_unregistered_dialects))
    return text, constructs, [warning.rendered for warning in warnings]


def _is_modern(source: bytes, name: str, context: ir.Context) -> bool:
    try:
        ir.Module.parse(source, context, source_name=name)
    except ir.MLIRError:
        return False
    return True


def _compare(module: ir.Module, text: bytes, name: str, context: ir.Context) -> None:
    """Raises `Failed` unless the text is read as the module, in a context of its own: in the module's, resources would get other keys."""
    try:
        again = ir.Module.parse(text, context, source_name=name)
    except ir.MLIRError as error:
        raise Failed(f"{name}: error: the upgraded text cannot be read: please report this\n"
                     + "".join(diagnostic.rendered for diagnostic in error.error_diagnostics)) from error
    if again.operation.get_asm(True, print_generic_op_form=True) != module.operation.get_asm(True, print_generic_op_form=True):
        raise Failed(f"{name}: error: the upgraded text is read as another module: please report this\n")


_MARKER = re.compile(rb"^(// -----[^\n]*\n?)", re.MULTILINE)


class _Run:
    """The state that all files of a call share."""

    def __init__(self, syntax: str, allow: bool, generic: bool, keep_going: bool) -> None:
        self.syntax, self.allow, self.generic, self.keep_going = syntax, allow, generic, keep_going
        self.constructs: Counter[str] = Counter()
        self.files_with: Counter[str] = Counter()
        self.changed = self.failed = self.total = 0

    def file(self, source: bytes, name: str) -> bytes | None:
        """The upgraded text; None: it has an error, which was reported."""
        results: list[bytes] = []
        found: Counter[str] = Counter()
        ok = True
        self.total += 1
        line = 0
        for number, part in enumerate(_MARKER.split(source)):
            if number % 2 == 1 or not part.strip():  # a marker
                results.append(part)
                line += part.count(b"\n")
                continue
            try:
                # Newlines before the part make places right; they are not printed.
                text, constructs, warnings = upgrade(b"\n" * line + part, name, syntax=self.syntax,
                                                     allow_unregistered_dialects=self.allow, generic=self.generic)
            except Failed as error:
                sys.stderr.write(str(error))
                text, constructs, warnings, ok = part, {}, [], False
            else:
                text = _framed(part, text.lstrip(b"\n")) if text.strip() else part
            sys.stderr.write("".join(warnings))
            found.update(constructs)
            results.append(text)
            line += part.count(b"\n")
        self.failed += not ok
        if not ok and not self.keep_going:
            return None
        self.constructs.update(found)
        self.files_with.update(found.keys())
        upgraded = b"".join(results)
        self.changed += upgraded != source
        return upgraded

    def summary(self) -> str:
        text = f"{self.total} file{'s' * (self.total != 1)}: {self.changed} upgraded, {self.total - self.changed - self.failed} as they were"
        text += f", {self.failed} with errors\n" if self.failed else "\n"
        width = max((len(name) for name in self.constructs), default=0)
        for name, count in self.constructs.most_common():
            files = self.files_with[name]
            text += f"  {name:{width}}  {count:>9,} in {files:,} file{'s' * (files != 1)}\n"
        return text


def _framed(part: bytes, text: bytes) -> bytes:
    """The upgraded part with the line ends around it that the part had."""
    head = part[: len(part) - len(part.lstrip(b"\n"))]
    tail = part[len(part.rstrip(b"\n")) :]
    return head + text.strip(b"\n") + tail


def _write(path: str, text: bytes) -> None:
    with write_output(path) as out:
        done = 0
        while done < len(text):
            done += os.write(out, text[done:])


def _diff(path: str, old: bytes, new: bytes) -> bytes:
    lines = difflib.diff_bytes(difflib.unified_diff, old.splitlines(True), new.splitlines(True), os.fsencode(path), os.fsencode(path))
    return b"".join(line if line.endswith(b"\n") else line + b"\n\\ No newline at end of file\n" for line in lines)


def main(argv: Sequence[str] | None = None, tool: str = "mlircore upgrade") -> int:
    """Run mlircore upgrade; the answer is the exit code: 1 when a file has an error."""
    try:
        options = parse(tool, FLAGS, sys.argv[1:] if argv is None else argv)
        if options.flag("help"):
            sys.stdout.write(usage(tool, "Rewrites MLIR files of any generation in today's syntax.", FLAGS, "FILE..."))
            return 0
        in_place, diff, out = options.flag("in-place"), options.flag("diff"), options.text("o")
        if in_place + diff + (out != "-") > 1:
            raise FlagError(f"{tool}: only one of -o, --in-place and --diff")
        paths = options.positional or ["-"]
        files = list(input_files(paths, ".mlir"))
        tree = len(files) != 1 or any(os.path.isdir(path) for path in paths)
        if tree and not (in_place or diff) and out == "-":
            raise FlagError(f"{tool}: several files need -o DIRECTORY, --in-place or --diff")
        if in_place and "-" in paths:
            raise FlagError(f"{tool}: --in-place needs files")
        run = _Run(options.text("syntax"), options.flag("allow-unregistered-dialect"), options.flag("generic"),
                   options.flag("keep-going"))
        quiet = options.flag("quiet")
        for number, (path, relative) in enumerate(files):
            if not quiet:
                show_progress(number, len(files), path)
            source = read_input(path)
            text = run.file(source, input_name(path))
            if text is None:
                continue
            if diff:
                sys.stdout.buffer.write(_diff(path, source, text))
            elif in_place:
                if text != source:
                    _write(path, text)
            elif tree:
                target = os.path.join(out, relative)
                os.makedirs(os.path.dirname(target) or ".", exist_ok=True)
                _write(target, text)
            else:
                _write(out, text)
        if not quiet:
            show_progress(len(files), len(files), "")
            sys.stderr.write(run.summary())
        sys.stdout.flush()
        return 1 if run.failed else 0
    except (FlagError, ToolError) as error:
        sys.stderr.write(str(error).rstrip("\n") + "\n")
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        sys.stderr.write(f"{tool}: {error}\n")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
