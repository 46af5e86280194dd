"""The sdy dialect: how tensors are spread over meshes of devices, and what moves them."""

from mlircore.dialects.sdy.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.sdy.ops import sdy as sdy

__getattr__ = sdy.member  # functions that build operations, enumerations as classes
__dir__ = sdy.members
