"""The gpu dialect: kernels, their launch, and what runs on the device."""

from mlircore.dialects.gpu import sparse as sparse
from mlircore.dialects.gpu.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.gpu.base import gpu as gpu

__getattr__ = gpu.member  # functions that build operations, enumerations as classes
__dir__ = gpu.members
gpu.extend(globals())  # what build.py has
