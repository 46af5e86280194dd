"""Flang's hlfir dialect: Fortran's expressions, assignments and masks."""

from .base import *  # noqa: F403 - its types
from .base import hlfir as hlfir
from .ops import *  # noqa: F403 - its operations
from .variables import *  # noqa: F403 - its operations

__getattr__ = hlfir.member
__dir__ = hlfir.members
