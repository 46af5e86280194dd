"""Runs a command-line tool as a function in this process: most of the cost of a separate process is the start of Python."""

import contextlib
import io
import sys
import tempfile
from collections.abc import Callable, Sequence
from unittest import mock


def run(main: Callable[[Sequence[str]], int], arguments: Sequence[str], text: bytes = b"") -> tuple[int, bytes, bytes]:
    """The exit code of a tool's `main`, and what it writes to stdout and stderr; `text` is its stdin.

    The tool may write to the descriptor of sys.stdout, not to number 1.
    """
    with tempfile.TemporaryFile() as out:
        shown = io.TextIOWrapper(out, encoding="utf-8", newline="", write_through=True)
        said = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="backslashreplace", newline="", write_through=True)
        with mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(text))), contextlib.redirect_stdout(shown), contextlib.redirect_stderr(said):
            code = main(arguments)
        shown.flush()
        out.seek(0)
        return code, out.read(), said.buffer.getvalue()
