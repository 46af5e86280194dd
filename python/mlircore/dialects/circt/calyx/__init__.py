"""CIRCT's calyx dialect: components of hardware with groups of assignments, and a schedule that enables the groups."""

from .base import calyx as calyx
from .cells import *  # noqa: F403 - its operations
from .control import *  # noqa: F403 - its operations
from .structure import *  # noqa: F403 - its operations

__getattr__ = calyx.member
__dir__ = calyx.members
