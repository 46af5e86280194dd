"""CIRCT's sim dialect: simulation: printing, strings, queues, functions outside."""

from .base import *  # noqa: F403 - its types
from .base import sim as sim
from .containers import *  # noqa: F403 - its operations
from .ops import *  # noqa: F403 - its operations

__getattr__ = sim.member
__dir__ = sim.members
