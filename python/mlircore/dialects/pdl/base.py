"""The types of pdl, and constraints that pdl and pdl_interp share."""

from mlircore.define.inference import GIVEN
from mlircore.define.types_attributes import TypeDef, TypeParam
from mlircore.dialect import AttrConstraint, Dialect, TypeConstraint, bounded_integer_attr

pdl = Dialect("pdl", infer=GIVEN, with_ir=True)


class AttributeType(TypeDef, dialect=pdl, mnemonic="attribute"):
    """An attribute that is matched."""

    summary = "PDL handle to an `mlir::Attribute`"


class OperationType(TypeDef, dialect=pdl, mnemonic="operation"):
    """An operation that is matched."""

    summary = "PDL handle to an `mlir::Operation *`"


class TypeType(TypeDef, dialect=pdl, mnemonic="type"):
    """A type that is matched."""

    summary = "PDL handle to an `mlir::Type`"


class ValueType(TypeDef, dialect=pdl, mnemonic="value"):
    """A value that is matched."""

    summary = "PDL handle for an `mlir::Value`"


_SINGLE = ("or", AttributeType.predicate, OperationType.predicate, TypeType.predicate, ValueType.predicate)


class RangeType(TypeDef, dialect=pdl, mnemonic="range"):
    """Any number of these."""

    summary = "PDL handle to a range of a given sub-type"
    renamed = {"element_type": "element"}
    element = TypeParam(
        TypeConstraint("pdl type", _SINGLE), complaint="element of pdl.range cannot be another range, but got'$'")
    assembly_format = "`<` custom<`pdl.Element`>($element) `>`"


_PDL = ("or", *_SINGLE[1:], RangeType.predicate)
PdlType = TypeConstraint("pdl type", _PDL, type_name="")
AnyRange = TypeConstraint("range of pdl type values", RangeType.predicate)


def _range_of(element: type[TypeDef]) -> TypeConstraint:
    return TypeConstraint(f"range of {element.summary} values", RangeType.where(element=element.predicate),
                          type_text=f"!pdl.range<{element.name.partition('.')[2]}>")


def _one_or_more(element: type[TypeDef]) -> TypeConstraint:
    predicate = ("or", element.predicate, RangeType.where(element=element.predicate))
    return TypeConstraint(f"single element or range of {element.summary}", predicate, type_name="", type_class=_PDL)


RangeOfTypes, RangeOfValues, RangeOfOperations = _range_of(TypeType), _range_of(ValueType), _range_of(OperationType)
TypeOrTypes, ValueOrValues = _one_or_more(TypeType), _one_or_more(ValueType)
RangeOfTypesOrValues = TypeConstraint(
    f"range of {TypeType.summary} or {ValueType.summary} values",
    RangeType.where(element=("or", TypeType.predicate, ValueType.predicate)))

_TYPES = ("all", ("kind", "ATTR_TYPE"))
_ARRAY = ("kind", "ATTR_ARRAY")
TypeArrayAttr = AttrConstraint("type array attribute", _TYPES, _ARRAY)
TypeArraysAttr = AttrConstraint("type-array array attribute", ("all", _TYPES), _ARRAY)
StrArrayAttr = AttrConstraint("string array attribute", ("all", ("kind", "ATTR_STRING")), _ARRAY)
I16NonNegativeAttr = bounded_integer_attr(16, "value is non-negative", 0)
I32NonNegativeAttr = bounded_integer_attr(32, "value is non-negative", 0)
