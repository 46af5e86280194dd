"""Attributes from Python values, as a field of a definition needs them: `arith.CmpIOp("slt", a, b)`, `alloc.alignment = 8`.

A builder that is registered for the field's kind (`ir.register_attribute_builder`, kinds as ODS names them) comes first. Without one,
the value is spelled as the constraint needs it.
"""

from __future__ import annotations

from mlircore import _core
from mlircore.define import constraints, shaped
from mlircore.define.fields import Attr

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Converter = Callable[[object, _core.Context | None], _core.Attribute | None]

# Constraints that ODS has by the same name.
_KINDS: dict[Any, str] = {
    vars(module)[name]: name
    for module, names in (
        (constraints, """AnyAttr StrAttr SymbolNameAttr SymbolRefAttr FlatSymbolRefAttr UnitAttr BoolAttr I32Attr I64Attr TypeAttr ArrayAttr
            DictArrayAttr AnyIntElementsAttr IndexAttr DenseI32ArrayAttr DenseI64ArrayAttr"""),
        (shaped, "AffineMapAttr I64ArrayAttr I32ElementsAttr"),
    )
    for name in names.split()
}


def kind_of(constraint: Any) -> str | None:
    """ODS's name of a constraint."""
    if constraint.enum is not None and constraint.enum.cpp_attr:
        kind: str = constraint.enum.cpp_attr
        return kind
    return _KINDS.get(constraint) or getattr(constraint, "cpp_name", None)


def converter(field: Attr) -> Converter:
    """The function that makes the attribute of a field; its answer is None when there is none.

    Raises `TypeError` or `KeyError` for a value that is not taken, `MLIRError` where the text is no attribute.
    """
    if field.constraint.unit:
        return lambda value, context: _core.Attribute.parse("unit", context) if value else None
    kind = kind_of(field.constraint)

    builders = getattr(_core, "AttrBuilder", None)

    def convert(value: object, context: _core.Context | None) -> _core.Attribute:
        if kind is not None and builders is not None and builders.contains(kind):
            made: _core.Attribute = builders.get(kind)(value, context=context)
            return made
        return _core.Attribute.parse(spelled(field, value), context)

    return convert


def quoted(text: str) -> str:
    """A string as MLIR spells it."""
    return '"' + "".join(c if c.isprintable() and c.isascii() and c not in '"\\' else "".join(f"\\{b:02X}" for b in c.encode())
                         for c in text) + '"'


def _symbol(name: str) -> str:
    return "@" + (name if name.isidentifier() else quoted(name))


def _case(enum: Any, value: int) -> str:
    """The text of the cases that a number encodes. Raises `ValueError` when there are none."""
    for text, number in enum.cases:
        if number == value:
            return str(text)
    if enum.bits:
        parts = [text for text, number in enum.cases if number & value and number & (number - 1) == 0]
        if sum(number for text, number in enum.cases if text in parts) == value:
            return str(enum.separator.join(parts))
    raise ValueError(f"{value} is no case of {enum.summary or 'the enumeration'}")


def spelled_case(enum: Any, value: str | int) -> str:
    """A case, or its number, as an attribute."""
    if enum.attr_name is not None:
        case = value if isinstance(value, str) else _case(enum, value)
        if not case[:1].isalpha() and case[:1] != "_":
            case = quoted(case)
        return f"#{enum.dialect}<{enum.attr_name} {case}>" if enum.bare else f"#{enum.dialect}.{enum.attr_name}<{case}>"
    return f"{int(value) if isinstance(value, int) else enum.value(value)} : i{enum.width}"


def _element(value: object) -> str:
    """A value as the text of an attribute, chosen by its Python type. Raises `TypeError` for other values."""
    if isinstance(value, (_core.Attribute, _core.Type)):
        return str(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and hasattr(value, "enumeration"):
        return spelled_case(value.enumeration, int(value))
    if isinstance(value, (_core.AffineMap, _core.IntegerSet)):
        return f"{'affine_map' if isinstance(value, _core.AffineMap) else 'affine_set'}<{value}>"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(_element(each) for each in value)}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(key)} = {_element(each)}" for key, each in value.items()) + "}"
    if isinstance(value, (int, float)):
        return repr(value)
    raise TypeError(f"{value!r} cannot be converted to an attribute")


def spelled(field: Attr, value: object) -> str:
    """The attribute that holds a value, as text. Raises `TypeError` when the field takes no such value."""
    constraint = field.constraint
    enum, held = constraint.enum, constraint.value_type
    if enum is not None and (isinstance(value, (str, int)) or str(value) in dict(enum.cases)):
        return spelled_case(enum, value if isinstance(value, (str, int)) else str(value))
    cases = next((param.detail for param in getattr(constraint, "params", {}).values()), None)
    if isinstance(cases, constraints.EnumDef) and isinstance(value, (str, int)):  # an attribute that holds a case
        case = value if isinstance(value, str) else _case(cases, value)
        definition: Any = constraint
        namespace, _, name = definition.name.partition(".")
        if definition.assembly_format.lstrip().startswith("`<`"):
            return f"#{namespace}.{name}<{case}>"
        literals = [text.replace("`", "") for text in definition.assembly_format.strip().split("$value")]
        before, after = literals if len(literals) == 2 and "$" not in literals[1] else ("", "")
        return f"#{namespace}<{name} {before}{case}{after}>"
    if isinstance(value, _core.Type):
        return str(value)
    if constraint.symbol_name or held == "none":
        if isinstance(value, str):
            return quoted(value)
    elif constraint.dense and hasattr(value, "__iter__"):
        text = ", ".join(str(each).lower() for each in value)
        return f"array<{held}: {text}>" if text else f"array<{held}>"
    elif held is not None and isinstance(value, (bool, int, float)):
        return str(bool(value)).lower() if held == "i1" else f"{int(value) if isinstance(value, bool) else value} : {held}"
    elif "symbol" in constraint.summary and isinstance(value, str):
        return _symbol(value)
    elif "symbol" in constraint.summary and isinstance(value, (list, tuple)) and all(isinstance(each, str) for each in value):
        return "::".join(_symbol(each) for each in value)
    elif isinstance(value, (str, list, tuple, dict, _core.AffineMap, _core.IntegerSet)):
        return _element(value)
    raise TypeError(f"'{field.key}' is {constraint.summary}: {value!r} cannot be converted")
