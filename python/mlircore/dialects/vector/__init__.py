"""The vector dialect: operations on vectors of any rank, and between vectors and memory."""

from mlircore.dialects.vector.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.vector.ops import vector as vector

__getattr__ = vector.member  # functions that build operations, enumerations as classes
__dir__ = vector.members
