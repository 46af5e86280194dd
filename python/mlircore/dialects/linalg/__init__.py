"""The linalg dialect: structured operations, loops over tensors and memrefs as data."""

from mlircore.dialects.linalg.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.linalg.ops import linalg as linalg
from mlircore.dialects.linalg import named as named  # after ops: the order of the compiled words

__getattr__ = linalg.member  # functions that build operations, enumerations as classes
__dir__ = linalg.members
linalg.extend(globals())  # what build.py has
