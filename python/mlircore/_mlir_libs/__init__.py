"""Where upstream has its native module, so that generated code finds it: see `_mlir`."""

import os
from collections.abc import Sequence

from mlircore._core import DialectRegistry, append_load_on_create_dialect, get_load_on_create_dialects

__all__ = ["append_load_on_create_dialect", "get_dialect_registry", "get_include_dirs", "get_lib_dirs", "get_load_on_create_dialects"]

_registry = DialectRegistry()


def get_dialect_registry() -> DialectRegistry:
    """The registry that every context has. mlircore's dialects are in every context without it."""
    return _registry


def get_lib_dirs() -> Sequence[str]:
    """The folder of this package. There are no libraries to link with: extensions for upstream's C API do not fit."""
    return [os.path.dirname(__file__)]


def get_include_dirs() -> Sequence[str]:
    """The folder where headers would be."""
    return [os.path.join(os.path.dirname(__file__), "include")]
