"""The pdl dialect: patterns of operations, and what replaces them."""

from mlircore.dialects.pdl.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.pdl.base import pdl as pdl

__getattr__ = pdl.member  # functions that build operations, enumerations as classes
__dir__ = pdl.members
pdl.extend(globals())  # what build.py has
