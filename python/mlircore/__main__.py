"""The mlircore command: one module of mlircore.tools for each subcommand."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from . import __version__

USAGE = """\
USAGE: mlircore <command> [options]

  opt FILE                parse, verify and print, with mlir-opt's flags, as mlircore-opt does
  upgrade FILE...         convert MLIR text of any generation to today's syntax, with its comments
  stats FILE              count operations and types, and measure sizes, depth, time and memory
  dialects [NAME]         list the dialects, or a dialect's operations; show one operation's syntax and Python signature, or its files
  passes [NAME]           list the passes, or explain one: options, statistics, how to run it
  compile-dialect MODULE  compile a package's dialects into files beside their module, and write a stub
  import-ods RECORDS.json make a dialect package of what llvm-tblgen --dump-json prints for ODS files
  demo                    make a large module, and read, verify and print it

mlircore <command> --help lists the options of a command.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the answer is the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    command = words.pop(0) if words else ""
    if command == "help" and words:
        command, words = words[0], ["--help"]
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
    if command == "passes":
        from .tools import passes

        return passes.main(words)
    if command == "compile-dialect":
        from .tools import compile_dialect

        return compile_dialect.main(words)
    if command == "import-ods":
        from .tools.ods import command as import_ods

        return import_ods.main(words)
    if command == "demo":
        from .tools import demo

        return demo.main(words)
    if command in ("--version", "-version"):
        sys.stdout.write(f"mlircore {__version__}\n")
        return 0
    if command in ("--help", "-help", "-h", "help"):
        sys.stdout.write(USAGE)
        return 0
    sys.stderr.write(_unknown(command) if command else USAGE)
    return 1


def _unknown(word: str) -> str:
    """The message for what is no command: the nearest one, or all of them."""
    from difflib import get_close_matches

    known = "opt upgrade stats dialects passes compile-dialect demo --help --version".split()
    close = get_close_matches(word, known, 1, 0.5)
    advice = f"Did you mean '{close[0]}'?" if close else f"The commands are {', '.join(known[:-2])}."
    return f"mlircore: there is no command '{word}'.  {advice}  Try: 'mlircore --help'\n"


if __name__ == "__main__":
    sys.exit(main())
