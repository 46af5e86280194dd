"""CIRCT's rtg dialect: random tests: collections, sequences, contexts, effects, and what assembly is written from."""

from .base import rtg as rtg
from .structure import *  # noqa: F403 - its operations
from .values import *  # noqa: F403 - its operations

__getattr__ = rtg.member
__dir__ = rtg.members
