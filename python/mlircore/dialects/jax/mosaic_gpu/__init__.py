"""The mosaic_gpu dialect: kernels of Mosaic for GPUs."""

from .base import *  # noqa: F403 - its types and attributes
from .base import mosaic_gpu as mosaic_gpu
from .copies import *  # noqa: F403 - its operations
from .ops import *  # noqa: F403 - its operations
from .products import *  # noqa: F403 - its operations

__getattr__ = mosaic_gpu.member
__dir__ = mosaic_gpu.members
