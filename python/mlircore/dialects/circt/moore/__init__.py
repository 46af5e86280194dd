"""CIRCT's moore dialect: SystemVerilog as it is before it becomes hardware: its types, expressions, statements and classes."""

from .aggregates import *  # noqa: F403 - its operations
from .base import moore as moore
from .builtins import *  # noqa: F403 - its operations
from .structure import *  # noqa: F403 - its operations
from .values import *  # noqa: F403 - its operations

__getattr__ = moore.member
__dir__ = moore.members
