"""Constraints on types and attributes, and enumerations: the first part of the definition language (`mlircore.dialect`)."""

from __future__ import annotations

from mlircore.define import DefinitionError
from mlircore.define.calls import strict

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from mlircore.define.types_attributes import TypeDef

    Predicate = tuple[Any, ...]


class EnumDef:
    """An enumeration: an integer attribute written as a keyword, or, with `attr_name`, an attribute of its own.

    `bits`: cases are combined; those of several bits, and `groups`, are printed first, from the last on; `keywords`: they are never
    strings, and messages say so. `bare`: the attribute's value has no angle brackets; `tight`: a format prints no space for it, as in
    later versions of LLVM. `every`: each case is printed whose bits are there, in order, also of several bits. `field`: as in `EnumParam`, for the attribute's value.
    `cpp_name` and `cpp_attr`: the names of the values and the attribute in messages.
    """

    @strict
    def __init__(
        self, cases: Iterable[tuple[str, int]], *, attr_name: str | None = None, bits: bool = False, separator: str = ", ",
        width: int = 32, summary: str = "", cpp_name: str = "", cpp_attr: str = "", bare: bool = False, tight: bool = False,
        groups: tuple[str, ...] = (), keywords: bool = False, field: bool = False, every: bool = False,
    ) -> None:
        self.cases, self.attr_name, self.bits, self.separator = _pairs(cases), attr_name, bits, separator
        self.width, self.summary, self.cpp_name, self.cpp_attr = width, summary, cpp_name, cpp_attr
        self.groups = (*groups, *(name for name, value in self.cases if value & (value - 1))) if bits and not every else groups
        self.bare, self.tight, self.keywords, self.field = bare, tight, keywords, field
        self.dialect = ""  # the namespace of the dialect that has it

    def value(self, text: str) -> int:
        """The value of a case. Raises `KeyError`, which names the cases."""
        for case, value in self.cases:
            if case == text:
                return value
        raise KeyError(f"'{text}' is none of {', '.join(case for case, _ in self.cases)}")


def _pairs(cases: Any) -> tuple[tuple[str, int], ...]:
    """The cases of an enumeration. Raises `DefinitionError` with the right form when these are no pairs of a name and a number."""
    given = tuple(cases) if hasattr(cases, "__iter__") and not isinstance(cases, str | dict) else ()
    wrong = [each for each in given if not (isinstance(each, tuple) and len(each) == 2 and isinstance(each[0], str) and type(each[1]) is int)]
    if not wrong and (given or cases in ((), [])):
        return given
    form = [("up", 1), ("down", 2)]
    if isinstance(cases, dict):
        form = list(cases.items())
    elif wrong == list(given) and all(isinstance(each, str) for each in given):
        form = [(each, i) for i, each in enumerate(given)] or form
    raise DefinitionError(f"EnumDef: a case is a pair of a name and a number, as in `EnumDef({form})`, not {wrong[0] if wrong else cases!r}")


class TypeConstraint:
    """A constraint on a type.

    `predicate`: None for any type, or `type_text` alone. `type_text`: the only possible type, which a format then need not spell. `type_name`
    ("builtin.function", or "" for a class that has no name): a format that spells the type refuses others while parsing; `type_class`:
    the types that it accepts there, when these are more than the predicate allows.
    """

    @strict
    def __init__(self, summary: str, predicate: Predicate | None = None, *, type_text: str | None = None,
                 type_name: str | None = None, type_class: Predicate | None = None) -> None:
        if predicate is None and type_text is not None:
            predicate = ("is", type_text)
        self.summary, self.predicate, self.type_text, self.type_name = summary, predicate, type_text, type_name
        self.type_class = type_class or predicate


class AttrConstraint:
    """A constraint on an attribute.

    `predicate`: for the verifier; `storage`: the attributes that a property can hold at all. `value_type`: the type that its value
    always has, so not spelled in a format; with `dense` that of its elements. `symbol_name`: a string that a format writes as @name.
    `definition`: the full name of the `AttrDef` that it always is, which a format then writes without its prefix.
    """

    @strict
    def __init__(
        self, summary: str, predicate: Predicate | None = None, storage: Predicate | None = None, *, value_type: str | None = None,
        enum: EnumDef | None = None, symbol_name: bool = False, unit: bool = False, dense: bool = False, definition: str | None = None,
    ) -> None:
        self.summary, self.predicate, self.storage, self.value_type = summary, predicate, storage, value_type
        self.enum, self.symbol_name, self.unit, self.dense = enum, symbol_name, unit, dense
        self.definition = definition

    @property
    def generic(self) -> bool:
        """Whether any attribute is possible here, so that its text can continue with a type."""
        return self.storage is None and self.enum is None and self.value_type is None and not self.symbol_name


def one_of(summary: str, *constraints: TypeConstraint | type[TypeDef]) -> TypeConstraint:
    """A type that satisfies one of several constraints."""
    if any(c.predicate is None for c in constraints):
        return TypeConstraint(summary)
    return TypeConstraint(summary, ("or", *(c.predicate for c in constraints)))


def _held_value(enum: EnumDef) -> Predicate:
    """An integer that is a value of an enumeration."""
    values: Predicate = ("cases", *(value for _, value in enum.cases))
    if enum.bits:
        every = 0
        for _, value in enum.cases:
            every |= value
        values = ("range", 0, every)
    return ("and", ("value_type", ("integer", 1, enum.width)), values)


def enum_attr(dialect: str, enum: EnumDef) -> AttrConstraint:
    """An attribute that holds a value of an enumeration."""
    if enum.attr_name is not None:
        held: Predicate = ("defined", f"{dialect}.{enum.attr_name}")
        return AttrConstraint(enum.summary, held, held, enum=enum)
    held = _held_value(enum)
    values = ", ".join(str(value) for _, value in enum.cases)
    return AttrConstraint(enum.summary or f"allowed {enum.width}-bit signless integer cases: {values}", held, held, enum=enum)


def enum_property(enum: EnumDef) -> AttrConstraint:
    """For `Attr(..., prop=True)`: a value of an enumeration, written as its cases, held as an integer."""
    return AttrConstraint(enum.summary, _held_value(enum), enum=enum)


_CONTAINERS = ("and", ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"))


def _like(element: Predicate) -> Predicate:
    """The type itself, or a vector or tensor of it."""
    return ("or", element, (*_CONTAINERS, ("element", element)))


_INDEX = ("kind", "TYPE_INDEX")
_FLOAT = ("kind", "TYPE_FLOAT")

AnyType = TypeConstraint("any type")
AnyInteger = TypeConstraint("integer", ("kind", "TYPE_INTEGER"), type_name="builtin.integer")
AnySignlessInteger = TypeConstraint("signless integer", ("integer", 1, 0), type_name="builtin.integer",
                                    type_class=("kind", "TYPE_INTEGER"))
AnyFloat = TypeConstraint("floating-point", _FLOAT)
_INTEGER_TYPE: dict[str, Any] = {"type_name": "builtin.integer", "type_class": ("kind", "TYPE_INTEGER")}
Index = TypeConstraint("index", _INDEX, type_text="index", type_name="builtin.index")
I1 = TypeConstraint("1-bit signless integer", ("integer", 1, 1), type_text="i1", **_INTEGER_TYPE)
I32 = TypeConstraint("32-bit signless integer", ("integer", 1, 32), type_text="i32", **_INTEGER_TYPE)
I64 = TypeConstraint("64-bit signless integer", ("integer", 1, 64), type_text="i64", **_INTEGER_TYPE)
F32 = TypeConstraint("32-bit float", ("float", "f32"), type_text="f32")
F64 = TypeConstraint("64-bit float", ("float", "f64"), type_text="f64")
AnyComplex = TypeConstraint("complex-type", ("kind", "TYPE_COMPLEX"), type_name="builtin.complex")
FloatComplex = TypeConstraint("complex type with floating-point elements", ("and", ("kind", "TYPE_COMPLEX"), ("element", _FLOAT)),
                              type_name="builtin.complex", type_class=("kind", "TYPE_COMPLEX"))
FunctionType = TypeConstraint("function type", ("kind", "TYPE_FUNCTION"), type_name="builtin.function")
SignlessIntegerOrIndexLike = TypeConstraint("signless-integer-like", _like(("or", ("integer", 1, 0), _INDEX)))
SignlessIntegerLike = TypeConstraint("signless-fixed-width-integer-like", _like(("integer", 1, 0)))
FloatLike = TypeConstraint("floating-point-like", _like(_FLOAT))
BoolLike = TypeConstraint("bool-like", _like(("integer", 1, 1)))

AnyAttr = AttrConstraint("any attribute")
TypedAttr = AttrConstraint("TypedAttr instance", ("typed",), ("typed",))
StrAttr = AttrConstraint("string attribute", ("kind", "ATTR_STRING"), ("kind", "ATTR_STRING"), value_type="none")
SymbolNameAttr = AttrConstraint("string attribute", ("kind", "ATTR_STRING"), ("kind", "ATTR_STRING"), symbol_name=True)
SymbolRefAttr = AttrConstraint("symbol reference attribute", ("kind", "ATTR_SYMBOL_REF"), ("kind", "ATTR_SYMBOL_REF"))
FlatSymbolRefAttr = AttrConstraint("flat symbol reference attribute", ("flat_symbol",), ("flat_symbol",))
UnitAttr = AttrConstraint("unit attribute", ("kind", "ATTR_UNIT"), ("kind", "ATTR_UNIT"), unit=True)
BoolAttr = AttrConstraint("bool attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))),
                          ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))), value_type="i1")
I32Attr = AttrConstraint("32-bit signless integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32))),
                         ("kind", "ATTR_INTEGER"), value_type="i32")
I64Attr = AttrConstraint("64-bit signless integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64))),
                         ("kind", "ATTR_INTEGER"), value_type="i64")
TypeAttr = AttrConstraint("any type attribute", ("kind", "ATTR_TYPE"), ("kind", "ATTR_TYPE"))
FunctionTypeAttr = AttrConstraint("type attribute of function type", ("type_value", ("kind", "TYPE_FUNCTION")), ("kind", "ATTR_TYPE"))
ArrayAttr = AttrConstraint("array attribute", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY"))
DictArrayAttr = AttrConstraint("Array of dictionary attributes", ("all", ("kind", "ATTR_DICTIONARY")), ("kind", "ATTR_ARRAY"))
_INT_ELEMENTS = ("and", ("kind", "ATTR_DENSE_ELEMENTS"), ("value_type", ("element", ("or", ("kind", "TYPE_INTEGER"), _INDEX))))
AnyIntElementsAttr = AttrConstraint("integer elements attribute", _INT_ELEMENTS, _INT_ELEMENTS)
IndexAttr = AttrConstraint("index attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", _INDEX)), ("kind", "ATTR_INTEGER"),
                           value_type="index")
DenseI32ArrayAttr = AttrConstraint("i32 dense array attribute", ("array_of", 32), ("array_of", 32), value_type="i32", dense=True)
DenseI64ArrayAttr = AttrConstraint("i64 dense array attribute", ("array_of", 64), ("array_of", 64), value_type="i64", dense=True)
SegmentsAttr = AttrConstraint("i32 dense array attribute", ("array_of", 32), ("array_of", 32))


def bounded_integer_attr(width: int, rule: str, low: int, high: int | None = None) -> AttrConstraint:
    """A signless integer of that width from `low` to `high`, by default the greatest; `rule` says so in messages, after "whose"."""
    held = ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, width)), ("range", low, 2 ** (width - 1) - 1 if high is None else high))
    return AttrConstraint(f"{width}-bit signless integer attribute whose {rule}", held, ("kind", "ATTR_INTEGER"), value_type=f"i{width}")
