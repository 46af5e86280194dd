"""Compiled dialects, as files: a context takes a namespace's definitions from one without importing them.

The build writes them (`write`), so a wheel has one for every dialect of `mlircore.dialects`. Files of a checkout carry a
stamp of the sources that they come from; a file whose stamp is of older sources is not looked at, and the definitions are
compiled where they are needed (some 10 ms for a hundred operations, against 0.2 ms).

A file is one line, `STAMP|SIZE|NAMESPACE ...`, then the words of `Dialect.program`. The stamp is empty for sources that cannot change.
The size is the number of the dialect's declarations. The namespaces are those whose attributes it uses, which a context needs first.
A dialect whose operations have hooks has no words: its module is needed.
"""

from __future__ import annotations

import os
import sys
from _thread import allocate_lock
from _weakrefset import WeakSet

from mlircore.define import DefinitionError, packages
from mlircore.define.packs import PACKS, PROJECTS, SHARED, project_of

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any

PACKAGE = os.path.dirname(os.path.dirname(__file__))
FOLDER = "compiled"
SOURCES = ("compile", "define", "dialects", "legacy")  # the folders that words are made of


def _stamp() -> str:
    """A text that changes when a source of the words changes."""
    newest, total, count = 0, 0, 0
    folders = [PACKAGE]
    for folder in folders:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(".py"):
                    status = entry.stat()
                    newest, total, count = max(newest, status.st_mtime_ns), total + status.st_size, count + 1
                elif (folder != PACKAGE or entry.name in SOURCES) and "." not in entry.name and entry.name != "__pycache__":
                    folders.append(entry.path)
    return f"{newest}:{total}:{count}"


_running: str | None = None


def _stamp_of_process() -> str:
    """The stamp of the sources that this process runs: a change is seen by the next one, as it is with modules."""
    global _running
    if _running is None:
        _running = _stamp()
    return _running


def version() -> str:
    """The version of mlircore in files of other packages' dialects. In a checkout it includes the stamp of the sources."""
    text: str = sys.modules["mlircore"].__version__
    with open(os.path.join(PACKAGE, FOLDER, "builtin"), "rb") as file:
        stamped = not file.read(1).startswith(b"|")
    return f"{text}:{_stamp_of_process()}" if stamped else text


def read(name: str) -> tuple[int, list[str], bytes] | None:
    """How much a dialect declares, the namespaces that it needs, its words. None: there is no file, or an old one, or no words in it."""
    if not all(part.isidentifier() for part in name.split(".")):  # nothing else is the name of a file
        return None
    try:
        with open(os.path.join(PACKAGE, FOLDER, name), "rb") as file:
            head, _, words = file.read().partition(b"\n")
    except FileNotFoundError:
        return None
    stamp, _, rest = head.decode().partition("|")
    if not words or (stamp and stamp != _stamp_of_process()):
        return None
    size, _, needs = rest.partition("|")
    return int(size), needs.split(), words


def of_package() -> list[str]:
    """The dialects that mlircore defines, by their modules: a file or a folder of `mlircore.dialects` each, without packs."""
    names = os.listdir(os.path.join(PACKAGE, "dialects"))
    here = (name.removesuffix(".py") for name in names if name[0] not in "_." and (name.endswith(".py") or "." not in name))
    return sorted({*here}.difference(PROJECTS))


def available() -> list[str]:
    """The dialects that a context can load: those of mlircore and of installed packages, and those that this process has defined."""
    from mlircore.define.dialect import Dialect

    here = (name for name, each in Dialect.known.items() if each.complete and not each.is_old)
    return sorted({*of_package(), *PACKS, *packages.modules(), *here})


def is_own(name: str) -> bool:
    """Whether mlircore defines that namespace."""
    from mlircore.define.dialect import OLD

    place = os.path.join(PACKAGE, "dialects", name)
    return name == OLD or os.path.isdir(place) or os.path.exists(place + ".py")


def write(package: str, *, stamped: bool) -> None:
    """Compiles every dialect of mlircore into files below the folder of a package, beside first and then renamed."""
    from mlircore.compile.dialect import program
    from mlircore.define.dialect import OLD, find

    folder = os.path.join(package, FOLDER)
    os.makedirs(folder, exist_ok=True)
    names = sorted({*of_package(), *PACKS, OLD})
    for name in names:
        found = find(name)
        assert found is not None, name
        head = f"{_stamp() if stamped else ''}|{found.size}|{' '.join(found.needs())}\n"
        path = os.path.join(folder, name)
        with open(path + ".new", "wb") as file:
            file.write(head.encode() + (b"" if found.hooks() else program(found)))
        os.replace(path + ".new", path)
    for name in set(os.listdir(folder)) - set(names):
        os.remove(os.path.join(folder, name))


_kept: dict[str, tuple[int, list[str], bytes]] = {}  # the results of `read`: a process makes many contexts


def _is_replaced(name: str) -> bool:
    """Whether an installed package or the program defines the namespace of a pack."""
    language: Any = sys.modules.get("mlircore.define.dialect")
    return name in PACKS and (language.is_replaced(name) if hasattr(language, "find") else packages.module_of(name) is not None)


def _is_left_out(name: str) -> bool:
    """Whether a pack is not loaded, since others define a namespace of its project."""
    return name in PACKS and not _is_replaced(name) and any(map(_is_replaced, project_of(name)))


def _definitions(name: str) -> tuple[list[str], bytes, dict[str, Any] | None] | None:
    """As `read`, and None; or from the classes, with their hooks: what a user defines, and what there is no file of."""
    language: Any = sys.modules.get("mlircore.define.dialect")  # without a name, or two, while another thread imports it
    known = None if not hasattr(language, "find") else language.Dialect.known.get(name)
    if not _is_replaced(name) and (known is None or language.module_of(name) in sys.modules):
        kept = _kept.get(name) or read(name)
        if kept is not None:
            _kept[name] = kept
            if known is None or known.size == kept[0]:  # nothing was added to what was compiled
                return kept[1], kept[2], None
    module = None if is_own(name) else packages.module_of(name)
    if module is not None and (known is None or any(each is known for each in vars(sys.modules.get(module, os)).values())):
        found_words = packages.read(name, packages.folder_of(module), version())
        if found_words is not None and (known is None or known.size == found_words[0]):
            return found_words[1], found_words[2], None
    from mlircore.compile.dialect import program
    from mlircore.define.dialect import find

    found = find(name)
    return None if found is None else (found.needs(), program(found), found.hooks())


_lock = allocate_lock()  # of the sets in `_contexts`
_contexts: dict[str, WeakSet[Any]] = {}  # by namespace: those that have loaded it, or are about to


def load(context: Any, name: str) -> bool:
    """Registers the dialect of that namespace with a context. False: it is unknown here.

    Definitions come from mlircore, else from a module that was imported, else from an installed package (`packages`), whose errors
    propagate. The first namespace that mlircore does not define costs what `packages.modules` says. Raises `DefinitionError` for a pack's
    namespace that others define with definitions of that project.
    """
    if name in SHARED:
        return False
    if _is_left_out(name) or (name in PACKS and not context.packs and not _is_replaced(name)):
        return False
    return _register(context, name)


def load_shared(context: Any, name: str, begins: str | None = None) -> bool:
    """The same for a namespace that several projects use: `begins` is what an operation in custom form begins with, None if a program names
    the namespace."""
    if not context.packs or name not in SHARED or (begins is not None and begins not in SHARED[name]):
        return False
    return _register(context, name)


def _register(context: Any, name: str) -> bool:
    from mlircore import _core

    with _lock:
        waiting = _contexts.setdefault(name, WeakSet())
        is_new = context not in waiting
        waiting.add(context)  # from now on it gets what is added
    ready = _definitions(name)
    if ready is None:
        if is_new:
            with _lock:
                waiting.discard(context)
        return False
    for other in ready[0]:
        if _is_left_out(other):
            raise DefinitionError(f"the dialect {name!r} needs definitions of {other!r}, which mlircore loads with its own {name!r} alone")
        needed = _definitions(other)
        assert needed is not None  # an enumeration of it is there
        _core.define_dialect(context, *needed[1:])
    _core.define_dialect(context, *ready[1:])
    while ready[2] is not None and sys.modules["mlircore.define.dialect"].Dialect.known[name].compiled is not ready[1]:
        ready = _definitions(name)  # another thread has added to it meanwhile
        assert ready is not None
        _core.define_dialect(context, *ready[1:], update=True)
    return True


def is_loaded(pack: str) -> bool:
    """Whether a context that is still there has loaded mlircore's definitions of that pack, or of another one of its project."""
    with _lock:
        loaded = [name for name in (pack, *project_of(pack)) if _contexts.get(name)]
    return not all(map(_is_replaced, loaded))


def update(dialect: Any, cls: Any) -> None:
    """Tells the contexts that have loaded a dialect of a class, or with None of an enumeration, that has become part of it."""
    contexts = _contexts.get(dialect.name)
    if not contexts:
        return
    from mlircore import _core
    from mlircore.compile.dialect import part

    words, hooks = part(dialect, cls), dialect.hooks([] if cls is None else [cls])
    with _lock:
        found = list(contexts)
    for context in found:
        _core.define_dialect(context, words, hooks, update=True)
