"""The builtin dialect's operations."""

from mlircore.dialects.builtin.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.builtin.ops import builtin as builtin

__getattr__ = builtin.member  # functions that build operations, enumerations as classes
__dir__ = builtin.members
builtin.extend(globals())  # what build.py has
