"""The pdl dialect's classes that upstream wrote by hand: constructors that set their result types, patterns and rewrites with bodies."""

from __future__ import annotations

from mlircore.dialects.pdl import base, ops
from mlircore.dialects._build import value_of, values_of
from mlircore.extras.meta import region_op

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["AttributeOp", "OperandOp", "OperandsOp", "OperationOp", "PDLType", "PatternOp", "ReplaceOp", "ResultOp", "RewriteOp", "TypeOp", "TypesOp",
           "op_t", "pattern", "rewrite"]

_Pattern = ops.PatternOp


_TYPES = (base.AttributeType, base.OperationType, base.RangeType, base.TypeType, base.ValueType)


class PDLType(ir.Type):  # type: ignore[misc]
    """Any type of the dialect. `PDLType(type)` raises ValueError for a type of another dialect.

    Types that are read or made have the class of their kind, which is no subclass of this one.
    """

    def __init__(self, cast_from_type: Any) -> None:
        if not PDLType.isinstance(cast_from_type):
            raise ValueError(f"Cannot cast type to PDLType (from {ir.Type(cast_from_type)!r})")
        super().__init__(cast_from_type)

    @staticmethod
    def isinstance(type: Any) -> bool:
        """Whether a type belongs to the dialect."""
        return isinstance(type.maybe_downcast(), _TYPES)


def _type(text: str, loc: Any) -> Any:
    return ir.Type.parse(f"!pdl.{text}", None if loc is None else loc.context)


def _optional(thing: Any) -> Any:
    return None if thing is None else value_of(thing)


class AttributeOp(ops.AttributeOp):
    """An attribute of an operation that is matched or made."""

    __slots__ = ()

    def __init__(self, valueType: Any = None, value: Any = None, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(_type("attribute", loc), valueType=_optional(valueType), value=value, loc=loc, ip=ip)


class OperandOp(ops.OperandOp):
    """An operand."""

    __slots__ = ()

    def __init__(self, type: Any = None, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(_type("value", loc), valueType=_optional(type), loc=loc, ip=ip)


class OperandsOp(ops.OperandsOp):
    """A range of operands."""

    __slots__ = ()

    def __init__(self, types: Any = None, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(_type("range<value>", loc), valueType=_optional(types), loc=loc, ip=ip)


class OperationOp(ops.OperationOp):
    """An operation. `attributes`: values by name."""

    __slots__ = ()

    def __init__(self, name: Any = None, args: Any = None, attributes: Any = None, types: Any = None, *, loc: Any = None,
                 ip: Any = None) -> None:
        attributes = attributes or {}
        super().__init__(_type("operation", loc), values_of(args), [value_of(each) for each in attributes.values()], list(attributes),
                         values_of(types), opName=name, loc=loc, ip=ip)


class PatternOp(ops.PatternOp):
    """A pattern. It gets a block."""

    __slots__ = ()

    def __init__(self, benefit: Any, name: Any = None, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(benefit, sym_name=name, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self) -> Any:
        """Its block."""
        return self.regions[0].blocks[0]


pattern = region_op(_Pattern)


class ReplaceOp(ops.ReplaceOp):
    """Replaces an operation by another or by values."""

    __slots__ = ()

    def __init__(self, op: Any, *, with_op: Any = None, with_values: Any = None, loc: Any = None, ip: Any = None) -> None:
        super().__init__(value_of(op), values_of(with_values), replOperation=_optional(with_op), loc=loc, ip=ip)


class ResultOp(ops.ResultOp):
    """A result of an operation."""

    __slots__ = ()

    def __init__(self, parent: Any, index: Any, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(_type("value", loc), value_of(parent), index, loc=loc, ip=ip)


class RewriteOp(ops.RewriteOp):
    """The rewrite of a match."""

    __slots__ = ()

    def __init__(self, root: Any = None, name: Any = None, args: Any = None, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(values_of(args), root=_optional(root), name=name, loc=loc, ip=ip)

    def add_body(self) -> Any:
        """Makes its block."""
        self.regions[0].blocks.append()
        return self.body

    @property
    def body(self) -> Any:
        """Its block."""
        return self.regions[0].blocks[0]


rewrite = region_op(RewriteOp)


class TypeOp(ops.TypeOp):
    """A type."""

    __slots__ = ()

    def __init__(self, constantType: Any = None, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(_type("type", loc), constantType=constantType, loc=loc, ip=ip)


class TypesOp(ops.TypesOp):
    """A range of types."""

    __slots__ = ()

    def __init__(self, constantTypes: Any = None, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(_type("range<type>", loc), constantTypes=constantTypes or [], loc=loc, ip=ip)


def op_t() -> Any:
    """The type of operations."""
    return _type("operation", None)
