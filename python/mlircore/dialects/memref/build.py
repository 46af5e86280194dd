"""The hand-written part of upstream's memref module: subviews whose type is inferred."""

from __future__ import annotations

from mlircore.dialects import arith
from mlircore.dialects.memref import ops
from mlircore.dialects._build import DYNAMIC, split

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["_generated_subview", "_infer_memref_subview_result_type", "_is_constant_int_like", "_is_static_int_like", "subview"]

_generated_subview: Any = ops.memref.generated("subview")  # the function without inference


def _is_constant_int_like(i: Any) -> bool:
    """Whether it is the result of an integer constant."""
    return isinstance(i, ir.Value) and isinstance(i.owner, arith.ConstantOp) and isinstance(i.type, (ir.IntegerType, ir.IndexType))


def _is_static_int_like(i: Any) -> bool:
    """Whether it is a number that is known."""
    return (isinstance(i, int) and i != DYNAMIC) or _is_constant_int_like(i)


def _number(i: Any) -> Any:
    return i.owner.literal_value if _is_constant_int_like(i) else i


def _infer_memref_subview_result_type(source_memref_type: Any, offsets: Any, static_sizes: Any, static_strides: Any) -> Any:
    """Offsets, sizes and strides with constants as numbers, and the type of such a part of a memref. Raises `ValueError` for values."""
    source_strides, source_offset = source_memref_type.get_strides_and_offset()
    if not all(_is_static_int_like(i) for part in (static_sizes, static_strides, source_strides) for i in part):
        raise ValueError("Only inferring from python or mlir integer constant is supported.")
    offsets, sizes, strides = ([_number(i) for i in part] for part in (offsets, static_sizes, static_strides))
    offset = DYNAMIC
    if all(_is_static_int_like(i) for i in [*offsets, source_offset]):
        offset = source_offset + sum(i * stride for i, stride in zip(offsets, source_strides, strict=False))
    target = [a * b for a, b in zip(source_strides, strides, strict=False)]
    dense = [1] * len(sizes)
    for i in range(len(sizes) - 2, -1, -1):
        dense[i] = dense[i + 1] * sizes[i + 1]
    layout = None if (target == dense and offset == 0) else ir.StridedLayoutAttr.get(offset, target)
    made = ir.MemRefType.get(sizes, source_memref_type.element_type, layout, source_memref_type.memory_space)
    return offsets, sizes, strides, made


def subview(source: Any, offsets: Any, sizes: Any, strides: Any, *, result_type: Any = None, loc: Any = None, ip: Any = None) -> Any:
    """A part of a memref; offsets, sizes and strides are numbers and values. Without `result_type` sizes and strides must be known."""
    offsets, sizes, strides = list(offsets or []), list(sizes or []), list(strides or [])
    if result_type is None:
        known = source.type.get_strides_and_offset()[0]
        if not all(_is_static_int_like(i) for part in (sizes, strides, known) for i in part):
            raise ValueError("mixed static/dynamic offset/sizes/strides requires explicit result type.")
        offsets, sizes, strides, result_type = _infer_memref_subview_result_type(source.type, offsets, sizes, strides)
    parts = [split(offsets), split(sizes), split(strides)]
    return _generated_subview(result_type, source, *(part[0] for part in parts), *(part[1] for part in parts), loc=loc, ip=ip)
