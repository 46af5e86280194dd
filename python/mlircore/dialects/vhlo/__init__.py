"""The `vhlo` dialect: stablehlo as files have it, with a version for each operation, type and attribute.

`jax.export` and `stablehlo.serialize_portable_artifact` write these operations as MLIR bytecode. `versions` gives the versions of StableHLO
that have a part of the dialect, `oldest_version` the first one that reads a whole module.
"""

from mlircore.dialects.vhlo.attributes import *  # noqa: F403
from mlircore.dialects.vhlo.types import *  # noqa: F403
from mlircore.dialects.vhlo.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.vhlo.base import vhlo as vhlo

vhlo.extend(globals())  # build.py
__getattr__ = vhlo.member  # functions that build operations, enumerations as classes
__dir__ = vhlo.members
