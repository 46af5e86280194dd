"""Dialects that mlircore defines: a module each, or a package where a dialect has several files. Imported when a namespace is first met.

    arith/__init__.py   what users import: the names of ops.py, and those that `Dialect.member` finds (functions, enumerations)
    arith/ops.py        the definitions, with `arith = Dialect("arith")`
    arith/build.py      classes and functions that upstream wrote by hand; `arith.extend(globals())` in __init__.py takes them in

A large dialect has `base.py` with the `Dialect` and what its other files share, and a file for each group of definitions. __init__.py
imports them in the order in which they are compiled. Definitions must not import build.py, which needs the extension
module: the build compiles definitions without it. The C routines of a dialect are in src_c/dialects/NAME.

A module whose name begins with an underscore is no dialect: all build.py share `_build`, llvm and nvvm share `_llvm_constraints`, and
`_ods_common` has upstream's helpers. Modules like `_arith_ops_gen`, which upstream generates, have no file: the finder below makes them.
"""

from __future__ import annotations

import sys

from mlircore.define.dialect import find, module_of
from mlircore.define.packs import PACKS

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from typing import Any


class _Finder:
    """Makes modules by the names of upstream's generated files: they have the dialect's members, except what is written by hand."""

    @staticmethod
    def find_spec(name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        package, _, last = name.rpartition(".")
        if package != "mlircore.dialects" or not last.startswith("_") or not last.endswith(("_ops_gen", "_enum_gen", "_enums_gen")):
            return None
        from importlib.machinery import ModuleSpec

        namespace = last[1:].rpartition("_")[0].rpartition("_")[0]
        found = find(namespace)
        return None if found is None else ModuleSpec(name, _Loader(found))  # type: ignore[arg-type]


class _Loader:
    def __init__(self, owner: Any) -> None:
        self.owner = owner

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        vars(module)["__getattr__"] = self.owner.generated
        vars(module)["__dir__"] = lambda: sorted(self.owner.generated("__all__"))


sys.meta_path.append(_Finder)


if not TYPE_CHECKING:

    def __getattr__(name):
        """A dialect's module, imported when it is first used."""
        if name not in __dir__():
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=sys.modules[__name__])
        find(name)
        return sys.modules[module_of(name)]


def __dir__() -> list[str]:
    from mlircore.compile.files import of_package

    return [*of_package(), *PACKS]
