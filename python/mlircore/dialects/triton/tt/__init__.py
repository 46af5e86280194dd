"""Triton's tt dialect: programs on blocks of data, before layouts are chosen."""

from .base import *  # noqa: F403 - its types and enumerations
from .base import tt as tt
from .memory import *  # noqa: F403 - its operations
from .ops import *  # noqa: F403 - its operations

__getattr__ = tt.member
__dir__ = tt.members
