"""mlircore: MLIR without LLVM: parse, verify, query, transform and print."""

from __future__ import annotations

import sys

from . import ir
from ._core import parse_file

__version__ = "0.1.0"
__all__ = ["ir", "parse_file"]

_MODULES = ("analysis", "dialect", "dialects", "edit", "lexer", "passmanager", "rewrite")  # imported when they are first used
TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from . import (
        analysis as analysis,
        dialect as dialect,
        dialects as dialects,
        edit as edit,
        lexer as lexer,
        passmanager as passmanager,
        rewrite as rewrite,
    )
else:

    def __getattr__(name):
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=sys.modules[__name__])
        from importlib import import_module

        return import_module(f"{__name__}.{name}")


def __dir__() -> list[str]:
    return sorted([*__all__, *_MODULES, "__version__"])
