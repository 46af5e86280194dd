"""Triton's ttg dialect: blocks of data spread over threads and in shared memory, with layouts."""

from .base import *  # noqa: F403 - its types and attributes
from .base import ttg as ttg
from .ops import *  # noqa: F403 - its operations

__getattr__ = ttg.member
__dir__ = ttg.members
