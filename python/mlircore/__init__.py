"""mlircore: MLIR without LLVM: parse, verify, query, transform and print."""

from . import ir
from ._core import parse_file

__version__ = "0.1.0"
__all__ = ["ir", "parse_file"]
