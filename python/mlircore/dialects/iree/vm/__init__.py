"""IREE's vm dialect: modules of its virtual machine."""

from .base import *  # noqa: F403 - its types and attributes
from .base import vm as vm
from .globals import *  # noqa: F403 - its operations
from .containers import *  # noqa: F403 - its operations
from .functions import *  # noqa: F403 - its operations
from .i32 import *  # noqa: F403 - its operations
from .i64 import *  # noqa: F403 - its operations
from .floats32 import *  # noqa: F403 - its operations
from .floats64 import *  # noqa: F403 - its operations
from .refs import *  # noqa: F403 - its operations


__getattr__ = vm.member
__dir__ = vm.members
