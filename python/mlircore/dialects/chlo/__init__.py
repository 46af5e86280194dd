"""The `chlo` dialect: operations above stablehlo, with implicit broadcasting and special functions."""

from mlircore.dialects.chlo.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.chlo.ops import chlo as chlo

__getattr__ = chlo.member  # functions that build operations, enumerations as classes
__dir__ = chlo.members
