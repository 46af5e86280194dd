"""The llvm dialect: enumerations, types, attributes and operations, each in a module of its own."""

from mlircore.dialects.llvm import (  # noqa: F401 - they define what they say
    arith,
    attributes,
    coroutines,
    debug,
    intrinsics,
    ops,
    symbols,
    types,
    vectors,
)
from mlircore.dialects.llvm.base import llvm as llvm

__getattr__ = llvm.member  # classes that other modules define, and the functions that build operations
__dir__ = llvm.members
llvm.extend(globals())  # what build.py has
