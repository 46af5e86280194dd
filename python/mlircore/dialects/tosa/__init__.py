"""The tosa dialect: operations on whole tensors, as the Tensor Operator Set Architecture has them."""

from mlircore.dialects.tosa import elementwise as elementwise
from mlircore.dialects.tosa.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.tosa.base import tosa as tosa

__getattr__ = tosa.member  # functions that build operations, enumerations as classes
__dir__ = tosa.members
