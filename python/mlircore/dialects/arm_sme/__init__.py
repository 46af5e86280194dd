"""The arm_sme dialect: tiles of Arm's SME, which are matrices whose size the processor decides."""

from mlircore.dialects.arm_sme import intrinsics, ops  # noqa: F401 - they define operations
from mlircore.dialects.arm_sme.base import arm_sme as arm_sme

__getattr__ = arm_sme.member  # classes that other modules define, the functions that build operations, and enumerations
__dir__ = arm_sme.members
