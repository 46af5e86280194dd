"""The nvvm dialect, what code that was written for later versions of upstream's calls by other names."""

from mlircore.dialects import nvvm as _nvvm

__all__ = ["ReductionKind"]

ReductionKind = _nvvm.ReduxKind
