"""CIRCT's sv dialect: statements, declarations and values of SystemVerilog."""

from .base import *  # noqa: F403 - its types and attributes
from .base import sv as sv
from .checks import *  # noqa: F403 - its operations
from .declarations import *  # noqa: F403 - its operations
from .expressions import *  # noqa: F403 - its operations
from .statements import *  # noqa: F403 - its operations

__getattr__ = sv.member
__dir__ = sv.members
