"""IREE's stream dialect: resources with lifetimes, and work on timelines."""

from .base import *  # noqa: F403 - its types and attributes
from .base import stream as stream
from .resources import *  # noqa: F403 - its operations
from .tensors import *  # noqa: F403 - its operations
from .asynchronous import *  # noqa: F403 - its operations
from .commands import *  # noqa: F403 - its operations


__getattr__ = stream.member
__dir__ = stream.members
