"""The omp dialect: OpenMP's constructs, directives and clauses."""

from mlircore.dialects.omp.base import *  # noqa: F403 - its types and attributes
from mlircore.dialects.omp.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.omp.tasks import *  # noqa: F403 - its definitions
from mlircore.dialects.omp.base import omp as omp

__getattr__ = omp.member  # functions that build operations, enumerations as classes
__dir__ = omp.members
