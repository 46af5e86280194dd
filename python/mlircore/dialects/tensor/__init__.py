"""The tensor dialect: making, reading and reshaping of tensors."""

from mlircore.dialects.tensor.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.tensor.ops import tensor as tensor

__getattr__ = tensor.member  # functions that build operations, enumerations as classes
__dir__ = tensor.members
tensor.extend(globals())  # what build.py has
