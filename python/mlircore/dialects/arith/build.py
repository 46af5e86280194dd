"""The arith dialect, what upstream wrote by hand: constants from numbers."""

from __future__ import annotations

from mlircore import _core
from mlircore.dialects.arith import ops

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["ConstantOp", "constant"]


def _attribute(type: Any, value: Any) -> Any:
    """The attribute that a number, or an array of them, is as a value of a type."""
    if isinstance(value, int):
        return ir.IntegerAttr.get(type, value)
    if isinstance(value, float):
        return ir.FloatAttr.get(type, value)
    if hasattr(value, "typecode"):  # array.array
        width, kind = type.element_type.width, value.typecode
        if 8 * value.itemsize != width:
            raise ValueError(f"Mismatching array element ({8 * value.itemsize}) and type ({width}) width.")
        if kind in "ilq":
            return ir.DenseIntElementsAttr.get(value, type=type)
        if kind in "fd":
            return ir.DenseFPElementsAttr.get(value, type=type)
        raise ValueError(f'Unsupported typecode: "{kind}".')
    return value


_Generated = ops.ConstantOp


class ConstantOp(_Generated):
    """A constant, of an attribute or of a type and a number."""

    __slots__ = ()

    def __init__(self, result: Any, value: Any, *, loc: Any = None, ip: Any = None) -> None:
        if value is None:
            if not isinstance(result, ir.Attribute):
                raise TypeError(f"a constant without a value needs an Attribute, not {result!r}")
            value = result
        super().__init__(_attribute(result, value), loc=loc, ip=ip)

    @classmethod
    def create_index(cls, value: int, *, loc: Any = None, ip: Any = None) -> ConstantOp:
        """A constant of type index."""
        return cls(ir.IndexType.get(context=None if loc is None else loc.context), value, loc=loc, ip=ip)

    @property
    def type(self) -> Any:
        """The type of its result."""
        return self.operation.results[0].type

    @property
    def literal_value(self) -> Any:
        """The number. Raises `ValueError` when it is none."""
        if isinstance(self.type, (ir.IntegerType, ir.IndexType)):
            return ir.IntegerAttr(self.value).value
        if isinstance(self.type, ir.FloatType):
            return ir.FloatAttr(self.value).value
        raise ValueError("only integer and float constants have literal values")


_make: Any = _core.Builder(_Generated, "constant")
_integer = ir.IntegerAttr.get


def constant(result: Any, value: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """A constant of a type: an int, a float, an array.array or an attribute."""
    if isinstance(value, int):  # the usual case first
        return _make(_integer(result, value), loc=loc, ip=ip)
    return _make(_attribute(result, result if value is None else value), loc=loc, ip=ip)
