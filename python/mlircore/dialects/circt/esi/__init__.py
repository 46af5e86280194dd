"""CIRCT's esi dialect: channels between modules of hardware, and services."""

from .base import *  # noqa: F403 - its types and attributes
from .base import esi as esi
from .channels import *  # noqa: F403 - its operations
from .services import *  # noqa: F403 - its operations

__getattr__ = esi.member
__dir__ = esi.members
