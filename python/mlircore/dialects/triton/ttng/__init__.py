"""Triton's ttng dialect: NVIDIA's barriers, copy engine, tensor memory and matrix units."""

from .barriers import *  # noqa: F403 - its operations
from .base import *  # noqa: F403 - its types and attributes
from .base import ttng as ttng
from .copies import *  # noqa: F403 - its operations
from .matrices import *  # noqa: F403 - its operations

__getattr__ = ttng.member
__dir__ = ttng.members
