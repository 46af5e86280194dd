"""The scf dialect: loops and conditions with regions."""

from mlircore.dialects.scf.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.scf.ops import scf as scf

__getattr__ = scf.member  # functions that build operations, enumerations as classes
__dir__ = scf.members
scf.extend(globals())  # what build.py has
