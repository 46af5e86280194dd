"""The rocdl dialect: operations that a lane on a GPU of AMD has in addition to LLVM's."""

from mlircore.dialects.rocdl import convert, ops, products  # noqa: F401 - they define operations
from mlircore.dialects.rocdl.base import rocdl as rocdl

__getattr__ = rocdl.member  # classes that other modules define, the functions that build operations, and enumerations
__dir__ = rocdl.members
