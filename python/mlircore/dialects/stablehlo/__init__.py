"""The `stablehlo` dialect: portable machine-learning operations, as JAX writes them."""

from mlircore.dialects.stablehlo.elementwise import *  # noqa: F403
from mlircore.dialects.stablehlo.generic import *  # noqa: F403
from mlircore.dialects.stablehlo.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.stablehlo.base import stablehlo as stablehlo

__getattr__ = stablehlo.member  # functions that build operations, enumerations as classes
__dir__ = stablehlo.members
