"""The llvm dialect: enumerations, types, attributes and operations, each in a module of its own."""

import importlib

from mlircore.dialects import _llvm_attrs, _llvm_debug, _llvm_types  # noqa: F401 - they define what they say
from mlircore.dialects._llvm_enums import llvm as llvm

for _module in ("_llvm_ops", "_llvm_symbols", "_llvm_arith", "_llvm_intrinsics", "_llvm_vectors", "_llvm_coroutines"):
    try:
        importlib.import_module(f"mlircore.dialects.{_module}")
    except ModuleNotFoundError as error:
        if error.name != f"mlircore.dialects.{_module}":
            raise
