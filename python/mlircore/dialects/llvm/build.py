"""The hand-written part of upstream's llvm module: short forms for constants and metadata."""

from __future__ import annotations

from mlircore.dialects.llvm import ops
from mlircore.dialects._build import answer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["md_const", "md_str", "mlir_constant"]

def mlir_constant(value: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """A constant of the type of an attribute."""
    return answer(ops.ConstantOp(value.type, value, loc=loc, ip=ip))


def md_const(val: int, *, width: int = 32, context: Any = None) -> Any:
    """An integer as metadata."""
    if not isinstance(val, int):
        raise NotImplementedError(f"{val=} not supported; only integers currently supported.")
    return ir.Attribute.parse(f"#llvm.md_const<{val} : i{width}>", context)


def md_str(s: str, *, context: Any = None) -> Any:
    """A string as metadata."""
    from mlircore.bind import convert

    return ir.Attribute.parse(f"#llvm.md_string<{convert.quoted(s)}>", context)
