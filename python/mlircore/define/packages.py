"""Dialects of other packages: found by their entry point, and read from compiled words beside their modules.

An installed package says which module defines a namespace by an entry point of the group `mlircore.dialects`:

    [project.entry-points."mlircore.dialects"]
    shapes = "shapes_dialect"

When a context first meets the namespace, it takes the definitions from the file `shapes.dialect` beside the module, which
`mlircore compile-dialect shapes_dialect` writes, or, where there is none or an old one, from the module, which is imported for that.

A file is one line, `MLIRCORE|CHECKSUM|SIZE|NAMESPACE ...|SOURCE|SOURCE...`, then the words of `Dialect.program`: the version of mlircore
that wrote it, a checksum of the sources (modules that declare something in the dialect, as paths from the file's folder), how much the
dialect declares, and the namespaces whose attributes it uses.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from typing import Any

GROUP = "mlircore.dialects"
SUFFIX = ".dialect"

_modules: dict[str, str] | None = None


def modules() -> dict[str, str]:
    """The namespaces that installed packages define, with their modules.

    Looked up once per process, when a namespace is met that mlircore does not define: the folders of `sys.path` are listed and the
    entry points of installed packages read, some 0.05 ms for each. `importlib.metadata`, which takes 50 ms, is only imported when one
    of them mentions the group. Packages that are installed later are not found.
    """
    global _modules
    if _modules is None:
        found: dict[str, str] = {}
        if any(_mentions_group(path) for path in sys.path):
            from importlib.metadata import entry_points

            for each in entry_points(group=GROUP):
                found.setdefault(each.name, each.module)  # sys.path decides between two packages
        _modules = found
    return _modules


def _mentions_group(path: str) -> bool:
    """Whether a package in a folder of `sys.path` has entry points of the group; of an archive, that it may have."""
    try:
        names = os.listdir(path or ".")
    except NotADirectoryError:
        return True
    except OSError:
        return False
    for name in names:
        if name.endswith((".dist-info", ".egg-info")):
            try:
                with open(os.path.join(path, name, "entry_points.txt"), "rb") as file:
                    if GROUP.encode() in file.read():
                        return True
            except OSError:
                pass
    return False


def module_of(name: str) -> str | None:
    """The module of an installed package that defines a namespace, or None. As costly as `modules` the first time."""
    return modules().get(name)


def folder_of(module: str) -> str | None:
    """Where the files of a module are; None: it has none. Imports the packages around it, not the module. Raises ModuleNotFoundError."""
    from importlib.util import find_spec

    loaded = sys.modules.get(module)
    if loaded is not None and getattr(loaded, "__spec__", None) is None:  # a program made it, by `exec` or as __main__
        path = getattr(loaded, "__file__", None)
        return None if path is None else os.path.dirname(os.path.abspath(path))
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)
    return os.path.dirname(spec.origin)


def path_of(name: str, folder: str) -> str:
    """The file of a namespace's words."""
    return os.path.join(folder, name + SUFFIX)


def checksum(folder: str, sources: list[str]) -> str | None:
    """The checksum of the sources' bytes; None when a source is missing."""
    from zlib import crc32

    total = 0
    try:
        for source in sources:
            with open(os.path.join(folder, source), "rb") as file:
                total = crc32(file.read(), total)
    except OSError:
        return None
    return f"{total:08x}"


def read(name: str, folder: str | None, version: str) -> tuple[int, list[str], bytes] | None:
    """How much a dialect declares, the namespaces that it needs, its words. None: there is no file, or it is not of these sources.

    `folder`: of the module, None when it has no files.
    """
    if folder is None:
        return None
    try:
        with open(path_of(name, folder), "rb") as file:
            head, _, words = file.read().partition(b"\n")
    except OSError:
        return None
    fields = head.decode("utf-8", "replace").split("|")
    if len(fields) < 5 or not words or fields[0] != version or not fields[2].isdigit() or fields[1] != checksum(folder, fields[4:]):
        return None
    return int(fields[2]), fields[3].split(), words


def content(found: Any, module: str, folder: str, version: str) -> bytes:
    """The bytes of a dialect's file. Raises `DefinitionError` when a class of it breaks a rule."""
    declaring = [cls.__module__ for cls in (*found.ops.values(), *found.definitions)]
    paths = [getattr(sys.modules[each], "__file__", None) for each in dict.fromkeys([module, *declaring])]
    sources = [os.path.relpath(path, folder).replace(os.sep, "/") for path in paths if path is not None]
    head = "|".join([version, str(checksum(folder, sources)), str(found.size), " ".join(found.needs()), *sources])
    program: bytes = found.program()
    return head.encode() + b"\n" + program
