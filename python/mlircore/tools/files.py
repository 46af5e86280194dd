"""Input and output of the tools: "-" is stdin or stdout; an output file appears whole or not at all."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import tempfile
from collections.abc import Iterator, Sequence
from typing import BinaryIO

from mlircore import ir
from mlircore._core import FileText, _TextSource, source_of, unwrapped

_HEAD = 16  # bytes: enough to refuse a file that begins with zeros, of any size

__all__ = [
    "LongText", "ToolError", "input_context", "input_files", "input_name", "read_input", "read_start", "show_progress", "write_output",
]


class ToolError(Exception):
    """A file that cannot be used; the text is for the user."""


def input_name(path: str) -> str:
    """How messages and locations name the input."""
    return "<stdin>" if path == "-" else path


def input_files(paths: Sequence[str], *endings: str) -> Iterator[tuple[str, str]]:
    """(path, path within the directory that was asked for) of every file; of directories, those whose names end so, in order.

    A directory that cannot be listed comes after those files, as a path of its own: reading it gives the error.
    """
    for path in paths:
        if path == "-" or not os.path.isdir(path):
            yield path, os.path.basename(path)
            continue
        unlisted: list[str] = []
        for folder, folders, names in os.walk(path, onerror=lambda error: unlisted.append(error.filename)):
            folders.sort()
            for name in sorted(names):
                if name.endswith(endings):
                    full = os.path.join(folder, name)
                    yield full, os.path.relpath(full, path)
        yield from ((folder, os.path.relpath(folder, path)) for folder in unlisted)


def show_progress(number: int, total: int, path: str) -> None:
    """Writes a line to a terminal, over the last one: this file is worked on now. Erases it when all were."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K[{number}/{total}] {path}" if number < total else "\r\x1b[K")
        sys.stderr.flush()


def input_context(allow_unregistered_dialects: bool) -> ir.Context:
    """A new context for an input; one that allows operations of unknown dialects keeps unknown syntax too."""
    context = ir.Context(unknown_syntax="keep" if allow_unregistered_dialects else "error")
    context.allow_unregistered_dialects = allow_unregistered_dialects
    return context


def read_input(path: str) -> bytes:
    """The bytes of a file, or of stdin; those in it when it is compressed, or of jax.export."""
    found = read_text(path)
    return found if isinstance(found, bytes) else unwrapped(found.read())


def read_text(path: str) -> bytes | FileText:
    """As read_input, but a large text is in memory only until it is parsed: for `Module._parse_noting`."""
    try:
        if path == "-":
            return unwrapped(sys.stdin.buffer.read())
        with open(path, "rb") as file:
            found = source_of(file)
        return found if isinstance(found, FileText) else unwrapped(found)
    except OSError as error:
        raise ToolError(f"cannot open input file '{path}': {error.strerror}") from error
    except ValueError as error:
        raise ToolError(f"cannot read input file '{path}': {error}") from error


class LongText:
    """A text that was read in part: a file of the whole text, decompressed."""

    def __init__(self, start: bytes, source: _TextSource) -> None:
        self.start, self.source = start, source

    def read(self, size: int, /) -> bytes:
        """The next bytes: at most so many of what was read already, else as many or a few more, and fewer at the end."""
        if self.start:
            part, self.start = self.start[:size], self.start[size:]
            return part if len(part) == size else part + self.source.read(size - len(part))
        return self.source.read(size)


@contextlib.contextmanager
def read_start(path: str, most: int) -> Iterator[bytes | LongText]:
    """The bytes of an input, as read_input; of a text that is longer than `most`, a file, which is closed at the end."""
    with contextlib.ExitStack() as stack:
        try:
            file: BinaryIO = sys.stdin.buffer if path == "-" else stack.enter_context(open(path, "rb"))
            source = _TextSource(file)
            start = source.read(most + 1)
            if len(start) > most and b"\0" not in start[:4096] and not start.startswith(b"ML\xefR"):
                found: bytes | LongText = LongText(start, source)
            elif start.startswith(b"\0"):
                found = start[:_HEAD]
            else:
                while more := source.read(1 << 24):
                    start += more
                found = unwrapped(start)
        except OSError as error:
            raise ToolError(f"cannot open input file '{path}': {error.strerror}") from error
        except ValueError as error:
            raise ToolError(f"cannot read input file '{path}': {error}") from error
        yield found


@contextlib.contextmanager
def write_output(path: str) -> Iterator[int]:
    """A file descriptor to write to.

    A regular file is written beside its place and renamed when the block ends without an exception; else it is as before.
    """
    if path == "-":
        sys.stdout.flush()
        yield sys.stdout.fileno()
        return
    try:
        special = not stat.S_ISREG(os.stat(path).st_mode)
    except OSError:
        special = False
    try:
        if special:
            file = os.open(path, os.O_WRONLY)
            temporary = None
        else:
            target = os.path.realpath(path)
            file, temporary = tempfile.mkstemp(dir=os.path.dirname(target), prefix=os.path.basename(target) + ".")
    except OSError as error:
        raise ToolError(f"cannot open output file '{path}': {error.strerror}") from error
    try:
        yield file
        if temporary is not None:
            mask = os.umask(0)
            os.umask(mask)
            os.fchmod(file, 0o666 & ~mask)
            os.replace(temporary, target)
            temporary = None
    finally:
        os.close(file)
        if temporary is not None:
            os.unlink(temporary)
