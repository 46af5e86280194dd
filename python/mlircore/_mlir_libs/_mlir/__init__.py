"""The names of upstream's native module that generated code uses: `ir`, `globals`, the decorators that register classes."""

from __future__ import annotations

import importlib
import sys

from mlircore import ir
from mlircore._core import _globals as globals
from mlircore._core import (
    CurrentLocAction,
    OnExplicitAction,
    register_dialect,
    register_op_adaptor,
    register_operation,
)

__all__ = [
    "CurrentLocAction",
    "OnExplicitAction",
    "globals",
    "ir",
    "register_dialect",
    "register_op_adaptor",
    "register_operation",
]

sys.modules[__name__ + ".ir"] = ir  # `from <prefix>._mlir_libs._mlir.ir import *` works, too

TYPE_CHECKING = False
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name in ("passmanager", "rewrite"):
            return importlib.import_module(f"mlircore.{name}")
        if name in ("register_type_caster", "register_value_caster"):
            return getattr(ir, name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
