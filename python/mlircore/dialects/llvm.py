"""The llvm dialect: enumerations, types, attributes and operations, each in a module of its own."""

from mlircore.dialects import (  # noqa: F401 - they define what they say
    _llvm_arith,
    _llvm_attrs,
    _llvm_coroutines,
    _llvm_debug,
    _llvm_intrinsics,
    _llvm_ops,
    _llvm_symbols,
    _llvm_types,
    _llvm_vectors,
)
from mlircore.dialects._llvm_enums import llvm as llvm


__getattr__ = llvm.member  # classes that other modules define, and the functions that build operations
llvm.extend(globals())
