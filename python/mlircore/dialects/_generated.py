"""Modules by the names of upstream's generated files: `mlircore.dialects._arith_ops_gen` and `_arith_enum_gen` have what they have."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from typing import Any


class _Finder:
    """Looked at when no file has been found; each module's members are those of the dialect's module, but for what is written by hand."""

    @staticmethod
    def find_spec(name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        package, _, last = name.rpartition(".")
        if package != "mlircore.dialects" or not last.startswith("_") or not last.endswith(("_ops_gen", "_enum_gen", "_enums_gen")):
            return None
        from importlib.machinery import ModuleSpec

        from mlircore import dialect

        namespace = last[1:].rpartition("_")[0].rpartition("_")[0]
        found = dialect.find(namespace)
        return None if found is None else ModuleSpec(name, _Loader(found))  # type: ignore[arg-type]


class _Loader:
    def __init__(self, owner: Any) -> None:
        self.owner = owner

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        vars(module)["__getattr__"] = self.owner.generated


sys.meta_path.append(_Finder)
