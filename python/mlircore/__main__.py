"""The mlircore command: one module of mlircore.tools for each subcommand."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from . import __version__

USAGE = """\
USAGE: mlircore <command> [options]

  opt FILE     parse, verify and print, with mlir-opt's flags; the same as mlircore-opt
  upgrade FILE...  old MLIR text, of any generation, in today's syntax; comments are kept
  stats FILE   operations by name, types, sizes, depth, time and memory by phase
  dialects [NAME]  the dialects; a dialect's operations; one operation with its syntax and its Python signature (--where: its files)
  compile-dialect MODULE  compile a package's dialects ahead, into files beside their module; write its stub
  demo         make a large module, and read, verify and print it

mlircore <command> --help tells more.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the answer is the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    command = words.pop(0) if words else ""
    if command == "opt":
        from .tools import opt

        return opt.main(words, "mlircore opt")
    if command == "upgrade":
        from .tools import upgrade

        return upgrade.main(words)
    if command == "stats":
        from .tools import stats

        return stats.main(words)
    if command == "dialects":
        from .tools import dialects

        return dialects.main(words)
    if command == "compile-dialect":
        from .tools import compile_dialect

        return compile_dialect.main(words)
    if command == "demo":
        from .tools import demo

        return demo.main(words)
    if command in ("--version", "-version"):
        sys.stdout.write(f"mlircore {__version__}\n")
        return 0
    if command in ("--help", "-help", "-h", "help"):
        sys.stdout.write(USAGE)
        return 0
    sys.stderr.write((f"mlircore: there is no command '{command}'\n\n" if command else "") + USAGE)
    return 1


if __name__ == "__main__":
    sys.exit(main())
