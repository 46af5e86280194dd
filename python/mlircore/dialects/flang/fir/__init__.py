"""Flang's fir dialect: Fortran's types, variables, descriptors, loops."""

from .base import *  # noqa: F403 - its types and attributes
from .base import fir as fir
from .arrays import *  # noqa: F403 - its operations
from .concurrent import *  # noqa: F403 - its operations
from .memory import *  # noqa: F403 - its operations
from .ops import *  # noqa: F403 - its operations
from .select import *  # noqa: F403 - its operations

__getattr__ = fir.member
__dir__ = fir.members
