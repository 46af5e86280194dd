"""The spirv dialect: shaders and kernels as SPIR-V has them."""

from mlircore.dialects.spirv import arithmetic, attributes, control, extended, groups, images, memory  # noqa: F401 - they define
from mlircore.dialects.spirv.structure import *  # noqa: F403 - its definitions
from mlircore.dialects.spirv.enums import spirv as spirv


def __getattr__(name: str) -> object:
    """Classes that other modules define, the functions that build operations, and enumerations."""
    return spirv.member(name)
