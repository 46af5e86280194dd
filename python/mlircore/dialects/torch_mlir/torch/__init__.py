"""torch-mlir's torch dialect: PyTorch's functions on tensors, and what its compiler adds."""

from .base import *  # noqa: F403 - its types
from .base import torch as torch
from .aten_a import *  # noqa: F403 - its operations
from .aten_m import *  # noqa: F403 - its operations
from .others import *  # noqa: F403 - its operations
from .ops import *  # noqa: F403 - its operations

__getattr__ = torch.member
__dir__ = torch.members
