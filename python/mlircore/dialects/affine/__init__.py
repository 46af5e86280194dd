"""The affine dialect: loops, accesses and conditions by affine maps."""

from mlircore.dialects.affine.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.affine.ops import affine as affine

__getattr__ = affine.member  # functions that build operations, enumerations as classes
__dir__ = affine.members
affine.extend(globals())  # what build.py has
