"""The func dialect: functions, calls, returns."""

from mlircore.dialects.func.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.func.ops import func as func

__getattr__ = func.member  # functions that build operations, enumerations as classes
__dir__ = func.members
func.extend(globals())  # what build.py has
