"""The tpu dialect: kernels of Mosaic for TPUs."""

from .base import *  # noqa: F403 - its types and attributes
from .base import tpu as tpu
from .memory import *  # noqa: F403 - its operations
from .ops import *  # noqa: F403 - its operations

__getattr__ = tpu.member
__dir__ = tpu.members
