"""IREE's util dialect: buffers, lists, globals, functions with tied operands, and hints for the optimizer."""

from .base import *  # noqa: F403 - its types and attributes
from .base import util as util
from .buffers import *  # noqa: F403 - its operations
from .ops import *  # noqa: F403 - its operations


__getattr__ = util.member
__dir__ = util.members
