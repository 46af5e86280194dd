"""The shape dialect: shapes and sizes of tensors as values, and functions that compute them."""

from mlircore.dialects.shape.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.shape.ops import shape as shape

__getattr__ = shape.member  # functions that build operations, enumerations as classes
__dir__ = shape.members
