"""mlircore import-ods: the command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from mlircore.tools.files import ToolError
from mlircore.tools.flags import Flag, FlagError, parse, usage
from mlircore.tools.ods.package import imported
from mlircore.tools.ods.records import Records

__all__ = ["main"]

FLAGS = (
    Flag("o", "str", "", "The folder of the package, which is made; default: no files are written", "folder"),
    Flag("dialect", "str", "", "The namespace, when the records have operations of several dialects", "name"),
    Flag("brief", "bool", False, "No summaries of ODS in the docstrings, no comments on interfaces, no report in the package"),
    Flag("force", "bool", False, "Write over files that exist"),
    Flag("help", "bool", False, "Display available options"),
)
ABOUT = """\
Reads what `llvm-tblgen --dump-json` prints for a dialect's ODS files, and writes a package of definitions. Prints a table: what was
taken over of each operation. Several files of records are the parts of one dialect."""


def main(argv: Sequence[str], tool: str = "mlircore import-ods") -> int:
    """Run mlircore import-ods; the answer is the exit code."""
    try:
        options = parse(tool, FLAGS, argv)
        if options.flag("help"):
            sys.stdout.write(usage(tool, ABOUT, FLAGS).replace("<input file>", "RECORDS.json..."))
            return 0
        if not options.positional:
            raise FlagError(f"{tool}: no file of records is given")
        package = imported([Records.read(path) for path in options.positional], options.text("dialect") or None, brief=options.flag("brief"))
        folder = options.text("o")
        if folder:
            write(folder, package.files, force=options.flag("force"))
        sys.stdout.write(package.report)
        return 0
    except (FlagError, ToolError) as error:
        sys.stderr.write(f"{error}\n")
        return 1


def write(folder: str, files: dict[str, str], *, force: bool) -> None:
    """Writes the files of a package. Raises `ToolError` for one that exists, unless `force`."""
    try:
        os.makedirs(folder, exist_ok=True)
        for name in files:
            path = os.path.join(folder, name)
            if not force and os.path.exists(path):
                raise ToolError(f"{path} exists: --force writes over it")
        for name, text in files.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
    except OSError as error:
        raise ToolError(f"{folder}: {error.strerror}") from None
