"""What stands in a class of operations for its fields: `op.lhs`, and `AddIOp.lhs`, which is the field (`_core.Accessor`)."""

from __future__ import annotations

from mlircore import _core
from mlircore._fields import Attr, Group, Region
from mlircore._signatures import RESERVED, python_name

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from typing import Any

    from mlircore._fields import Field
    from mlircore.dialect import OpInfo

# Fields that upstream has under another name, too.
ALSO = {"linalg.map": {"mapped": "result"}, "linalg.transpose": {"transposed": "result"}, "linalg.broadcast": {"broadcasted": "result"},
        "linalg.contract": {"region": "combiner"}, "stablehlo.async_start": {"inputs": "operands_"}}


def _convert(field: Attr) -> Any:
    made: list[Any] = []

    def convert(value: object, context: _core.Context) -> object:
        if not made:
            from mlircore import _convert

            made.append(_convert.converter(field))
        return made[0](value, context)

    return convert


def _accessor(info: OpInfo, name: str, field: Field) -> Any:
    if isinstance(field, Attr):
        unit = field.constraint.unit
        deletable = field.optional
        return _core.Accessor(field, info.name, "a", 0, field.name or name, (), 0, is_unit=unit, can_delete=deletable, convert=_convert(field))
    if isinstance(field, Group):
        groups = info.results if field.is_result else info.operands
        sized = ("resultSegmentSizes" if field.is_result else "operandSegmentSizes") in info.attrs
        arities = tuple(group.arity for group in groups.values())
        return _core.Accessor(field, info.name, "r" if field.is_result else "o", field.arity, name, arities, list(groups).index(name), sized)
    things: dict[str, Any] = info.regions if isinstance(field, Region) else info.successors
    return _core.Accessor(field, info.name, "g" if isinstance(field, Region) else "s", field.arity, name, (), list(things).index(name))


def install(cls: Any, info: OpInfo) -> None:
    """Puts the accessors of its fields into a class.

    What an operation has anyway is not hidden by what its class declares: that goes by a name with an underscore behind it.
    """
    also = ALSO.get(info.name, {})
    for name, field in info.fields.items():
        accessor = _accessor(info, name, field)
        for each in {name, python_name(name), also.get(name, name)}:
            setattr(cls, each, accessor)
    for name in RESERVED.intersection(info.fields):
        setattr(cls, name, getattr(_core.OpView, name, None))
