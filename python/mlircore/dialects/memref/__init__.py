"""The memref dialect: allocation, access and views of memory."""

from mlircore.dialects.memref.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.memref.ops import memref as memref

__getattr__ = memref.member  # functions that build operations, enumerations as classes
__dir__ = memref.members
memref.extend(globals())  # what build.py has
