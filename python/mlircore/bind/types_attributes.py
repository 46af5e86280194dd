"""Definitions of types and attributes as the classes that show them: `get`, and parameters as properties.

A parameter has the Python value of its kind: a number, a string, a list, an AffineMap, a Type or an Attribute; for an enumeration the
text of the case; None when it is absent. `elementType` can be read as `element_type`, too. The definitions themselves state other names
of upstream's bindings, and other ways to make them.
"""

from __future__ import annotations

from mlircore.define import opcodes as oc
from mlircore.define import DefinitionError
from mlircore.define.dialect import Dialect, find
from mlircore.define.fields import snake

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any

    from mlircore._core import Attribute, Context
    from mlircore.define.constraints import EnumDef
    from mlircore.define.types_attributes import Definition, Param

KINDS = {oc.PK_TYPE: "type", oc.PK_ATTR: "attr", oc.PK_INTEGER: "int", oc.PK_BOOL: "bool", oc.PK_APINT: "int", oc.PK_FLOAT: "float",
         oc.PK_STRING: "str", oc.PK_KEYWORD: "str", oc.PK_SYMBOL: "str", oc.PK_ENUM: "int", oc.PK_AFFINE_MAP: "map", oc.PK_DENSE: "dense"}


def _detail(param: Param) -> str:
    if param.kind == oc.PK_INTEGER:
        return f"{'u' if param.detail & 256 else ''}i{param.detail & 255}"
    return str(param.detail) if param.kind in (oc.PK_FLOAT, oc.PK_DENSE) else "i64"


def case_text(enum: EnumDef, value: int) -> str | int:
    """The case of a value, or those of its bits; the number when there is none."""
    for text, number in enum.cases:
        if number == value:
            return text
    bits = [text for text, number in enum.cases if number and value & number == number and text not in enum.groups]
    return enum.separator.join(bits) if enum.bits and bits else value


def case_value(enum: EnumDef, case: str | int) -> int:
    """The value of a case, or of several of an enumeration of bits; a number stays. Raises ValueError."""
    if not isinstance(case, str):
        return int(case)
    numbers = dict(enum.cases)
    total = 0
    for text in case.split(enum.separator.strip()) if enum.bits else [case]:
        if text.strip() not in numbers:
            raise ValueError(f"{text.strip()!r} is no case of the enumeration: {', '.join(numbers)}")
        total |= numbers[text.strip()]
    return total


def decode(handle: Any, param: Param) -> Any:
    """The value of a parameter of a type or an attribute."""
    from mlircore import _core

    place = param.places.get(type(handle))
    if place is None:
        place = param.places[type(handle)] = list(type(handle).params.values()).index(param)
    return _value(param, _core.defined_parameter(handle, place))


def decoded(cls: type[Definition], held: list[Any]) -> list[Any]:
    """The values of all parameters, given as the types and attributes that hold them; None for absent ones."""
    return [_value(param, each) for param, each in zip(cls.params.values(), held, strict=True)]


def _value(param: Param, held: Any) -> Any:
    from mlircore import _core

    if held is None:
        return None
    value: Any = (_core.decode_array if param.array else _core.decode_parameter)(held, KINDS[param.kind])
    if param.kind != oc.PK_ENUM:
        return value
    return [case_text(param.detail, each) for each in value] if param.array else case_text(param.detail, value)


def encode(param: Param, value: Any, context: Context) -> Any:
    """The type or attribute that holds a value of a parameter."""
    from mlircore import _core

    if value is None:
        return None
    if isinstance(value, _core.Attribute) and param.array:
        return value
    if param.kind == oc.PK_ENUM:
        value = [case_value(param.detail, each) for each in value] if param.array else case_value(param.detail, value)
    if param.kind == oc.PK_APINT and isinstance(value, _core.Attribute):
        return value
    kind, detail = KINDS[param.kind], _detail(param)
    if param.array:
        return _core.encode_array([_core.encode_parameter(each, kind, detail, context) for each in value], context)
    return _core.encode_parameter(value, kind, detail, context)


def make(cls: type[Definition], values: dict[str, Any], context: Context | None = None, loc: Any = None) -> Any:
    """The type or attribute of a definition with these parameters, by name."""
    from mlircore import _core

    place = _core.context_of(values.values(), context if loc is None else loc.context)
    held = [encode(param, values.get(name), place) for name, param in cls.params.items()]
    return _core.make_defined(cls.name, cls.is_type, held, place, loc)


def context_of(values: Any, context: Context | None = None) -> Context:
    """`context`, else that of the first type or attribute in `values`, else the thread's default."""
    from mlircore import _core

    return _core.context_of(values, context)


def symbol_ref(name: str, context: Context) -> Attribute:
    """`@name`."""
    from mlircore import _core

    return _core.symbol_ref(name, context)


def get(cls: type[Definition], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """`cls.get`: parameters in order, or by name, and `context` (upstream's newer classes say `ctx` here and there)."""
    context, other = kwargs.pop("context", None), kwargs.pop("ctx", None)
    names = {snake(name): name for name in cls.params} | {name: name for name in cls.params} | cls.renamed
    if len(args) == len(cls.params) + 1:
        context, args = args[-1], args[:-1]
    if len(args) > len(cls.params):
        raise TypeError(f"{cls.__name__}.get() takes {len(cls.params)} parameters and a context, but {len(args)} were given")
    values = dict(zip(cls.params, args, strict=False))
    for key, value in kwargs.items():
        if key not in names or names[key] in values:
            raise TypeError(f"{cls.__name__}.get() {'got twice' if key in names else 'has no parameter'} {key!r}")
        values[names[key]] = value
    return make(cls, values, context or other)


def read(cls: type[Definition], parser: Any) -> list[Any]:
    """The values that `parse` of a definition has read, as the types and attributes that hold it. Raises `DefinitionError` for anything else."""
    found: Any = cls.parse_hook(parser)
    place = parser.context
    if isinstance(found, cls):
        from mlircore import _core

        made: Any = found
        return [_core.defined_parameter(made, i) for i in range(len(cls.params))]
    values = found if isinstance(found, (tuple, list)) and (len(cls.params) != 1 or not next(iter(cls.params.values())).array) else (found,)
    if found is None and not cls.params:
        values = ()
    if len(values) != len(cls.params):
        raise DefinitionError(f"{cls.__module__}.{cls.__qualname__} ({cls.definition}): parse: returns the values of "
                              f"{', '.join(cls.params) or 'no parameters'}, in order, not {found!r}")
    held = []
    for (name, param), value in zip(cls.params.items(), values, strict=True):
        try:
            held.append(encode(param, value, place))
        except (TypeError, ValueError) as error:
            raise DefinitionError(f"{cls.__module__}.{cls.__qualname__} ({cls.definition}): parse: {name}: {error}") from error
    return held


# --- attributes of enumerations ---


def enum_class(dialect: Dialect, enum: EnumDef) -> type[Attribute]:
    """The class of the attributes that hold an enumeration's values: `get(case)`, `value`. Made once."""
    from mlircore import _core

    name = f"{dialect.name}.{enum.attr_name}"
    known: type[Attribute] | None = dialect._members.get("#" + name)
    if known is not None:
        return known

    def get(cls: type, value: str | int, context: Context | None = None) -> Any:
        """The attribute of a case. Raises ValueError when there is none of that name."""
        place = _core.context_of((), context)
        return _core.make_defined(name, False, [_core.encode_parameter(case_value(enum, value), "int", "i64", place)], place)

    def value(self: Any) -> str | int:
        """The case."""
        return case_text(enum, _core.decode_parameter(_core.defined_parameter(self, 0), "int"))

    made = type(enum_class_name(enum), (_core.Attribute,), {
        "__slots__": (), "__doc__": enum.summary or f"A case of `{name}`.", "get": classmethod(get), "value": property(value), "attr_name": name,
        "static_typeid": _core.typeid_of("#" + name), "isinstance": staticmethod(lambda other: isinstance(other.maybe_downcast(), made))})
    dialect._members["#" + name] = made
    _core.register_definition_class(name, made, False)
    return made


def enum_class_name(enum: EnumDef) -> str:
    """As upstream's bindings name it: `ComparisonDirectionAttr`."""
    words = (enum.cpp_name or "").rpartition("::")[2] or "".join(word.title() for word in (enum.attr_name or "").split("_"))
    return words + "Attr"


def enum_member(dialect: Dialect, name: str) -> type[Attribute] | None:
    """The class of that name for an enumeration's attributes, if there is one."""
    for enum in dialect.enums:
        if enum.attr_name is not None and enum_class_name(enum) == name:
            return enum_class(dialect, enum)
    return None


def show(name: str, *, is_type: bool) -> None:
    """Registers the class for a definition that is met for the first time, the module of its dialect imported for that."""
    namespace, _, mnemonic = name.partition(".")
    known = Dialect.known.get(namespace)
    try:
        known = find(namespace)
    except DefinitionError:  # what others define in this namespace has its classes already
        pass
    if known is not None and not is_type:
        for enum in known.enums:
            if enum.attr_name == mnemonic:
                enum_class(known, enum)
