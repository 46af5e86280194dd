"""The smt dialect: formulas for solvers of satisfiability modulo theories, as SMT-LIB 2.7 has them, and what a solver is asked."""

from mlircore.dialects.smt.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.smt.base import smt as smt

__getattr__ = smt.member  # functions that build operations, enumerations as classes
__dir__ = smt.members
smt.extend(globals())  # what build.py has
