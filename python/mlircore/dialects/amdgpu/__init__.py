"""The amdgpu dialect: between vectors and memrefs on one side and rocdl on the other."""

from mlircore.dialects.amdgpu.base import *  # noqa: F403 - its definitions
from mlircore.dialects.amdgpu.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.amdgpu.products import *  # noqa: F403 - its definitions
from mlircore.dialects.amdgpu.base import amdgpu as amdgpu

__getattr__ = amdgpu.member  # the functions that build operations, and enumerations
__dir__ = amdgpu.members
