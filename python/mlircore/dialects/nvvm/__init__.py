"""The nvvm dialect: operations that a thread on a GPU of NVIDIA has in addition to LLVM's."""

from mlircore.dialects.nvvm import barriers, convert, copies, mma, registers, tcgen05  # noqa: F401 - they define operations
from mlircore.dialects.nvvm.ops import *  # noqa: F403 - its definitions
from mlircore.dialects.nvvm.base import nvvm as nvvm

_LATER = {"ReductionKind": "ReduxKind"}  # names that upstream changed after LLVM 22


def __getattr__(name: str) -> object:
    """Classes that other modules define, the functions that build operations, and enumerations."""
    return nvvm.member(_LATER.get(name, name))
