"""The mhlo dialect: XLA's operations, from which StableHLO was made."""

from .base import *  # noqa: F403 - its types and attributes
from .base import mhlo as mhlo
from .shared import *  # noqa: F403 - its operations
from .ops import *  # noqa: F403 - its operations

__getattr__ = mhlo.member
__dir__ = mhlo.members
