"""The accessors that a class of operations has for its fields: `op.lhs`, and `AddIOp.lhs`, which is the field (`_core.Accessor`)."""

from __future__ import annotations

from mlircore import _core
from mlircore.define.fields import Attr, Group, Region, python_name
from mlircore.define.operations import declaring

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any

    from mlircore.define.fields import Field
    from mlircore.define.operations import OpInfo

def converting(field: Attr) -> Any:
    """The function that makes an attribute of what a field is given."""
    made: list[Any] = []

    def convert(value: object, context: _core.Context) -> object:
        if not made:
            from mlircore.bind import convert

            made.append(convert.converter(field))
        return made[0](value, context)

    return convert


def _accessor(info: OpInfo, name: str, field: Field) -> _core.Accessor:
    if isinstance(field, Attr):
        unit = field.constraint.unit
        deletable = field.optional
        return _core.Accessor(field, info.name, "a", 0, field.name or name, (), 0, is_unit=unit, can_delete=deletable, convert=converting(field))
    if isinstance(field, Group):
        groups = info.results if field.is_result else info.operands
        sized = ("resultSegmentSizes" if field.is_result else "operandSegmentSizes") in info.attrs
        arities = tuple(group.arity for group in groups.values())
        return _core.Accessor(field, info.name, "r" if field.is_result else "o", field.arity, name, arities, list(groups).index(name), sized)
    things: dict[str, Any] = info.regions if isinstance(field, Region) else info.successors
    return _core.Accessor(field, info.name, "g" if isinstance(field, Region) else "s", field.arity, name, (), list(things).index(name))


def install(op_class: Any, field: Field) -> _core.Accessor:
    """Makes the accessor of a field, and puts it into the class that declares the operation, in the place of the field.

    Raises `AttributeError` for a class that has no such field.
    """
    cls = declaring(op_class)
    fields: dict[str, Field] = {} if cls is None else cls.definition.fields
    key = next((name for name, each in fields.items() if each is field), None)
    if key is None:
        raise AttributeError(f"the class '{op_class.__name__}' declares no operation with this '{field.key}'")
    accessor = _accessor(cls.definition, key, field)
    for name in {key, python_name(key), field.also or key}:
        if getattr(cls, name) is field:  # and not what every operation has
            setattr(cls, name, accessor)
    return accessor
