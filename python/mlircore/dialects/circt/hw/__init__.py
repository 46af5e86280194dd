"""CIRCT's hw dialect: modules of hardware with ports and instances, and values that wires can carry."""

from .aggregates import *  # noqa: F403 - its operations
from .base import *  # noqa: F403 - its types and attributes
from .base import hw as hw
from .modules import *  # noqa: F403 - its operations

__getattr__ = hw.member
__dir__ = hw.members
