"""The acc dialect: OpenACC's constructs, directives and data clauses."""

from mlircore.dialects.acc.base import *  # noqa: F403 - its types and attributes
from mlircore.dialects.acc.data import *  # noqa: F403 - its definitions
from mlircore.dialects.acc.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.acc.base import acc as acc

__getattr__ = acc.member  # functions that build operations, enumerations as classes
__dir__ = acc.members
