"""The bufferization dialect: from tensors to memory and back."""

from mlircore.dialects.bufferization.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.bufferization.ops import bufferization as bufferization

__getattr__ = bufferization.member  # functions that build operations, enumerations as classes
__dir__ = bufferization.members
