"""The test dialect: operations, types and attributes that MLIR's own tests are written with, and mlir-opt reads."""

from mlircore.dialects.test.base import test as test
from mlircore.dialects.test.elements import *  # noqa: F403 - its definitions
from mlircore.dialects.test.formats import *  # noqa: F403
from mlircore.dialects.test.params import *  # noqa: F403
from mlircore.dialects.test.directives import *  # noqa: F403
from mlircore.dialects.test.typed import *  # noqa: F403
from mlircore.dialects.test.memory import *  # noqa: F403
from mlircore.dialects.test.patterns import *  # noqa: F403
from mlircore.dialects.test.regions import *  # noqa: F403
from mlircore.dialects.test.values import *  # noqa: F403

__getattr__ = test.member  # functions that build operations, enumerations as classes
__dir__ = test.members
