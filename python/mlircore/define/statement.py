"""Class statements of definitions: where one is, what its arguments may be, and which of two definitions of one name holds.

A definition that comes again from the same place in a program is a mistake; one that comes from another run of that place replaces the
first. Runs differ in the code that is run: a cell of a notebook, a line at the prompt and a module that is reloaded are compiled
each time.
"""

from __future__ import annotations

import sys

from mlircore.define import DefinitionError

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from types import CodeType
    from typing import Any


class Statement:
    """Where a definition comes from: the module, the code that was running, its place for messages."""

    __slots__ = ("code", "module", "place")

    def __init__(self) -> None:
        frame: Any = sys._getframe(1)
        while frame.f_back is not None and str(frame.f_globals.get("__name__", "")).startswith("mlircore.define."):
            frame = frame.f_back
        self.module: str = str(frame.f_globals.get("__name__", ""))
        self.code: CodeType = frame.f_code
        self.place = f"{frame.f_code.co_filename}:{frame.f_lineno}"

    def is_of_mlircore(self) -> bool:
        """Whether it is a definition of mlircore itself."""
        return is_of_mlircore(self.module)


def is_of_mlircore(module: str) -> bool:
    """Whether a module has definitions of mlircore: those are checked when it is built."""
    return module.startswith(("mlircore.dialects.", "mlircore.legacy.")) or module == "mlircore.legacy"


def title(namespace: dict[str, Any], name: str) -> str:
    """A class as messages call it, from the class statement."""
    return f"{namespace.get('__module__', '?')}.{namespace.get('__qualname__', name)}"


def check_arguments(name: str, namespace: dict[str, Any], wanted: str, given: dict[str, Any]) -> None:
    """Raises `DefinitionError` unless the arguments of a class statement are `dialect=` and `wanted=`, both or none."""
    def refuse(what: str, why: str) -> DefinitionError:
        return DefinitionError(f"{title(namespace, name)}: {what}: {why}")

    for key in given:
        if key not in ("dialect", wanted):
            raise refuse(key, f"the class statement takes `dialect=` and `{wanted}=`, and no `{key}=`")
    dialect, own = given.get("dialect"), given.get(wanted)
    if dialect is None and own is None:
        return
    if dialect is None:
        raise refuse("dialect", f"`{wanted}=` needs `dialect=`: which dialect is {own!r} of?")
    if own is None:
        raise refuse(wanted, f"`dialect=` needs `{wanted}=`, the name in the dialect")
    if not hasattr(dialect, "ops"):
        raise refuse("dialect", f"expected a Dialect, got {dialect!r}")
    check_name(own, f"{title(namespace, name)}: {wanted}", dots=True)
    if own.startswith(dialect.name + "."):
        raise refuse(wanted, f"the namespace is added to the name: write {own[len(dialect.name) + 1:]!r}, not {own!r}")


def check_name(name: object, what: str, *, dots: bool = False) -> None:
    """Raises `DefinitionError` for what is no name in the text of MLIR."""
    parts = name.split(".") if isinstance(name, str) and dots else [name]
    for i, part in enumerate(parts):
        plain = part.replace("$", "_").replace("-", "_") if isinstance(part, str) and dots else part
        if not isinstance(plain, str) or not plain.isascii() or not (plain if i == 0 and not dots else "_" + plain).isidentifier() or part == "":
            raise DefinitionError(f"{what}: {name!r} is no name: it takes letters, digits and _" + (", with dots between" if dots else ""))


def replaces(old: Any, new: Any) -> bool:
    """Whether a definition is that of an older one again, from another run: (class, statement) of each."""
    return (old[0].__module__, old[0].__qualname__) == (new[0].__module__, new[0].__qualname__) and old[1].code is not new[1].code
