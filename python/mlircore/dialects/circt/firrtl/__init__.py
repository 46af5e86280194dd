"""CIRCT's firrtl dialect: circuits as the Chisel compiler states them, with types whose widths may be unknown."""

from .base import *  # noqa: F403 - its types and attributes
from .base import firrtl as firrtl
from .declarations import *  # noqa: F403 - its operations
from .expressions import *  # noqa: F403 - its operations
from .intrinsics import *  # noqa: F403 - its operations
from .properties import *  # noqa: F403 - its operations
from .statements import *  # noqa: F403 - its operations
from .structure import *  # noqa: F403 - its operations

__getattr__ = firrtl.member
__dir__ = firrtl.members
