"""The language: `linalg_structured_op` and all that its functions are written with."""

from mlircore.dialects.linalg.opdsl.lang.affine import *  # noqa: F403
from mlircore.dialects.linalg.opdsl.lang.comprehension import *  # noqa: F403
from mlircore.dialects.linalg.opdsl.lang.config import *  # noqa: F403
from mlircore.dialects.linalg.opdsl.lang.dsl import *  # noqa: F403
from mlircore.dialects.linalg.opdsl.lang.expressions import *  # noqa: F403
from mlircore.dialects.linalg.opdsl.lang.emitter import *  # noqa: F403
from mlircore.dialects.linalg.opdsl.lang.scalar_expr import *  # noqa: F403
from mlircore.dialects.linalg.opdsl.lang.types import *  # noqa: F403
from mlircore.dialects.linalg.opdsl.lang.yaml_helper import *  # noqa: F403
