"""The irdl dialect's classes and functions that upstream wrote by hand: definitions with a block, and `load_dialects`."""

from __future__ import annotations

from mlircore.dialects.irdl import ops
from mlircore.dialects.irdl.loading import load_dialects

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["AttributeOp", "DialectOp", "OperationOp", "TypeOp", "attribute", "dialect", "load_dialects", "operation_", "type_"]


class _WithBody:
    """Gets a block."""

    __slots__ = ()
    regions: Any

    def __init__(self, sym_name: Any, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(sym_name, loc=loc, ip=ip)  # type: ignore[call-arg]
        self.regions[0].blocks.append()

    @property
    def body(self) -> Any:
        """Its block."""
        return self.regions[0].blocks[0]


class DialectOp(_WithBody, ops.DialectOp):
    """A dialect."""

    __slots__ = ()


class OperationOp(_WithBody, ops.OperationOp):
    """An operation."""

    __slots__ = ()


class TypeOp(_WithBody, ops.TypeOp):
    """A type."""

    __slots__ = ()


class AttributeOp(_WithBody, ops.AttributeOp):
    """An attribute."""

    __slots__ = ()


def dialect(sym_name: Any, *, loc: Any = None, ip: Any = None) -> DialectOp:
    """A dialect without definitions."""
    return DialectOp(sym_name, loc=loc, ip=ip)


def operation_(sym_name: Any, *, loc: Any = None, ip: Any = None) -> OperationOp:
    """An operation without operands, results, attributes and regions."""
    return OperationOp(sym_name, loc=loc, ip=ip)


def type_(sym_name: Any, *, loc: Any = None, ip: Any = None) -> TypeOp:
    """A type without parameters."""
    return TypeOp(sym_name, loc=loc, ip=ip)


def attribute(sym_name: Any, *, loc: Any = None, ip: Any = None) -> AttributeOp:
    """An attribute without parameters."""
    return AttributeOp(sym_name, loc=loc, ip=ip)


@ir.register_attribute_builder("VariadicityArrayAttr")  # type: ignore[untyped-decorator]
def _variadicity_array(values: Any, context: Any) -> Any:
    return ir.Attribute.parse(f"#irdl<variadicity_array[{', '.join(str(each) for each in values)}]>", context)
