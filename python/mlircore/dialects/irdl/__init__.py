"""The irdl dialect: definitions of dialects as operations, and `load_dialects`, which makes them definitions of a context."""

from mlircore.dialects.irdl.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.irdl.ops import irdl as irdl

__getattr__ = irdl.member  # functions that build operations, enumerations as classes
__dir__ = irdl.members
irdl.extend(globals())  # what build.py has
