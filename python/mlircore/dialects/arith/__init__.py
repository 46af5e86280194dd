"""The arith dialect: arithmetic on integers, index and floats, and on vectors and tensors of them."""

from mlircore.dialects.arith.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.arith.ops import arith as arith

__getattr__ = arith.member  # functions that build operations, enumerations as classes
__dir__ = arith.members
arith.extend(globals())  # what build.py has
