"""IREE's hal dialect: devices, executables, buffers, command buffers, fences."""

from .base import *  # noqa: F403 - its types and attributes
from .base import hal as hal
from .devices import *  # noqa: F403 - its operations
from .ops import *  # noqa: F403 - its operations
from .recording import *  # noqa: F403 - its operations


__getattr__ = hal.member
__dir__ = hal.members
