"""mlircore compile-dialect: compiled words and a stub beside a dialect's module, for packages that define dialects."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module

from mlircore import dialect
from mlircore.bind import stubs
from mlircore.compile import files
from mlircore.define import packages
from mlircore.tools.files import ToolError, write_output
from mlircore.tools.flags import Flag, FlagError, parse, usage

__all__ = ["compiled", "main"]

FLAGS = (
    Flag("o", "str", "", "The folder for the files; default: the module's folder", "folder"),
    Flag("check", "bool", False, "Write nothing; exit code 1 when a file is missing or not up to date"),
    Flag("help", "bool", False, "Display available options"),
)
ABOUT = """\
Compiles the dialects that a Python module defines. A context then reads their definitions from NAMESPACE.dialect when it first meets
the namespace. It does not import the module if the package has an entry point in the group mlircore.dialects. Type checkers read the
classes and functions of operations in the module's .pyi. A file that is older than the module is not read."""


def compiled(module: str) -> dict[str, bytes]:
    """The files of a module's dialects, by name: the words of each (NAMESPACE.dialect), and the module's stub.

    Imports the module: its errors propagate, and so does `DefinitionError`. Raises `ToolError` when it defines no dialect.
    """
    imported = import_module(module)
    found = [each for each in vars(imported).values() if isinstance(each, dialect.Dialect) and dialect.Dialect.known.get(each.name) is each]
    if not found:
        raise ToolError(f"the module '{module}' defines no dialect")
    folder, version = packages.folder_of(module), files.version()
    if folder is None:
        raise ToolError(f"the module '{module}' has no files")
    made = {each.name + packages.SUFFIX: packages.content(each, module, folder, version) for each in found}
    stem = os.path.basename(str(imported.__file__)).removesuffix(".py")
    made[f"{stem}.pyi"] = stubs.text(*found).encode()
    return made


def _outdated(made: dict[str, bytes], folder: str) -> Iterator[str]:
    for name, content in made.items():
        try:
            with open(os.path.join(folder, name), "rb") as file:
                if file.read() == content:
                    continue
        except OSError:
            pass
        yield name


def main(argv: Sequence[str], tool: str = "mlircore compile-dialect") -> int:
    """Run mlircore compile-dialect; the answer is the exit code."""
    try:
        options = parse(tool, FLAGS, argv)
        if options.flag("help"):
            sys.stdout.write(usage(tool, ABOUT, FLAGS, "MODULE..."))
            return 0
        if not options.positional:
            raise FlagError(f"{tool}: no module is given")
        sys.path.insert(0, os.getcwd())  # as python -m does
        failed = False
        for module in options.positional:
            made = compiled(module)
            folder = options.text("o") or packages.folder_of(module) or ""
            outdated = list(_outdated(made, folder))
            if options.flag("check"):
                sys.stdout.write("".join(f"{os.path.join(folder, name)}: not up to date\n" for name in outdated))
                failed = failed or bool(outdated)
                continue
            os.makedirs(folder, exist_ok=True)
            for name in outdated:
                with write_output(os.path.join(folder, name)) as descriptor, open(descriptor, "wb", closefd=False) as file:
                    file.write(made[name])
        return int(failed)
    except (FlagError, ToolError, dialect.DefinitionError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except ModuleNotFoundError as error:
        sys.stderr.write(f"{tool}: {error}\n")
        return 1
