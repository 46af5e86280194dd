"""The sparse_tensor dialect: tensors that hold little but zeros, how they are stored, and loops over what is stored."""

from mlircore.dialects.sparse_tensor.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.sparse_tensor.loops import *  # noqa: F403
from mlircore.dialects.sparse_tensor.ops import sparse_tensor as sparse_tensor

__getattr__ = sparse_tensor.member  # functions that build operations, enumerations as classes
__dir__ = sparse_tensor.members
