"""The torch dialect: types and constraints, and operations that a table states."""

from __future__ import annotations

from functools import partial
from types import new_class

from mlircore import dialect as d

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any

torch = d.Dialect("torch", is_open=True, argument_check="torch.Argument")

_INTEGER = ("or", *(("integer", sign, width) for sign in (2, 4) for width in (4, 8, 16, 32, 64)), ("integer", 1, 1))
_NUMBER = ("or", _INTEGER, *(("float", name) for name in (
    "f16 bf16 f32 f64 f4E2M1FN f8E5M2 f8E4M3FN f8E5M2FNUZ f8E4M3FNUZ f8E4M3B11FNUZ f8E8M0FNU").split()))
DTYPE = ("or", _NUMBER, ("and", ("kind", "TYPE_COMPLEX"), ("element", _NUMBER)),
         *(("defined", f"torch.{name}") for name in ("qint8", "quint8", "qint16", "qint32", "str")))



class AnyType(d.TypeDef, dialect=torch, mnemonic="any"):
    summary = "Torch any type"


class BoolType(d.TypeDef, dialect=torch, mnemonic="bool"):
    summary = "Torch BoolType"


class DeviceType(d.TypeDef, dialect=torch, mnemonic="Device"):
    summary = "Torch device"


class FloatType(d.TypeDef, dialect=torch, mnemonic="float"):
    summary = "Torch FloatType"


class GeneratorType(d.TypeDef, dialect=torch, mnemonic="Generator"):
    summary = "Torch Generator for producing valsem-random numbers"


class IntType(d.TypeDef, dialect=torch, mnemonic="int"):
    summary = "Torch IntType"


class LinearParamsType(d.TypeDef, dialect=torch, mnemonic="LinearParams"):
    summary = "Torch packed linear params type"


class NoneType(d.TypeDef, dialect=torch, mnemonic="none"):
    summary = "Torch NoneType"


class NumberType(d.TypeDef, dialect=torch, mnemonic="number"):
    summary = "Torch number type"


class QInt16Type(d.TypeDef, dialect=torch, mnemonic="qint16"):
    summary = "Type modeling `ScalarType::QInt16`, which doesn't yet exist"


class QInt32Type(d.TypeDef, dialect=torch, mnemonic="qint32"):
    summary = "Type modeling `ScalarType::QInt32`"


class QInt8Type(d.TypeDef, dialect=torch, mnemonic="qint8"):
    summary = "Type modeling `ScalarType::QInt8`"


class QUInt8Type(d.TypeDef, dialect=torch, mnemonic="quint8"):
    summary = "Type modeling `ScalarType::QUInt8`"


class StringType(d.TypeDef, dialect=torch, mnemonic="str"):
    summary = "Torch StringType"


class _Tensor(d.TypeDef):
    sizes = d.DenseParam(optional=True)
    dtype = d.TypeParam(optional=True, verify=(DTYPE, "invalid dtype '$' for !torch.tensor type"))
    sparsity = d.AttrParam(optional=True, verify=(("defined", "sparse_tensor.encoding"), "invalid sparsity encoding attribute"))
    assembly_format = "`` custom<`torch.Tensor`>($sizes, $dtype, $sparsity)"
    verify = "torch.Sizes"


class NonValueTensorType(_Tensor, dialect=torch, mnemonic="tensor"):
    summary = "Multi-dimensional array modeling Torch's Tensor type"


class ValueTensorType(_Tensor, dialect=torch, mnemonic="vtensor"):
    summary = "Multi-dimensional array modeling Torch's Tensor type"


class ListType(d.TypeDef, dialect=torch, mnemonic="list"):
    containedType = d.TypeParam()
    assembly_format = "`<` custom<`torch.Type`>($containedType) `>`"
    summary = "!torch.list<T>"


class OptionalType(d.TypeDef, dialect=torch, mnemonic="optional"):
    containedType = d.TypeParam()
    assembly_format = "`<` custom<`torch.Type`>($containedType) `>`"
    summary = "!torch.optional<T>"


class DictType(d.TypeDef, dialect=torch, mnemonic="dict"):
    keyType = d.TypeParam()
    valueType = d.TypeParam()
    assembly_format = "`<` custom<`torch.Type`>($keyType) `,` custom<`torch.Type`>($valueType) `>`"
    summary = "!torch.dict[KT, VT] "


class TupleType(d.TypeDef, dialect=torch, mnemonic="tuple"):
    containedTypes = d.ArrayParam(d.TypeParam(), optional=True)
    assembly_format = "`` custom<`torch.Types`>($containedTypes)"
    summary = "!torch.tuple<T1, T2, T3>"


class UnionType(d.TypeDef, dialect=torch, mnemonic="union"):
    containedTypes = d.ArrayParam(d.TypeParam(), optional=True)
    assembly_format = "`` custom<`torch.Types`>($containedTypes)"
    summary = "!torch.union<T1, T2, T3>"


class NnModuleType(d.TypeDef, dialect=torch, mnemonic="nn.Module"):
    className = d.StringParam()
    assembly_format = "`<` $className `>`"
    summary = "torch.nn.Module"


def _or(*names: str) -> tuple[Any, ...]:
    return ("or", *(("defined", f"torch.{name}") for name in names))


def _optional(summary: str, *names: str) -> d.TypeConstraint:
    return d.TypeConstraint(summary, _or(*names, "optional", "none"))


_LIST = ("defined", "torch.list")
_SCALAR = ("routine", "torch.Scalar")


def _list(summary: str, *names: str) -> d.TypeConstraint:
    """A list whose elements are of one of these types, or of any."""
    return d.TypeConstraint(summary, ("and", _LIST, ("param", 0, _or(*names))) if names else _LIST, type_name="torch.list", type_class=_LIST)


def _optional_list(summary: str, name: str) -> d.TypeConstraint:
    return d.TypeConstraint(summary, ("or", ("and", _LIST, ("param", 0, _or(name))), _or("optional", "none")))


AnyTorchTensorType = d.TypeConstraint("Any Torch tensor type", _or("vtensor", "tensor"))
AnyTorchScalarType = d.TypeConstraint("Any Python numeric type compatible with being the scalar type of a tensor", _SCALAR)
AnyTorchDictKeyType = d.TypeConstraint("Allowed dict key types", _or("any", "int", "bool", "float", "str", "vtensor", "tensor"))
AnyTorchType = d.TypeConstraint(
    "Any type that is legal to pass to a Torch kernel", _or(
        "int", "float", "number", "vtensor", "tensor", "any", "bool", "dict", "Device", "Generator", "list", "LinearParams", "none", "optional", "str", "tuple",
        "union", "nn.Module"))
AnyTorchListType = _list("Any Torch list Type of any non-token type values")
AnyTorchOptionalTensorType = _optional("Optional torch tensor type", "vtensor", "tensor")
AnyTorchOptionalNonValueTensorType = _optional("Optional torch non value tensor type", "tensor")
AnyTorchListOfOptionalIntType = _list("List of optional ints type (int?[]) of Optional torch int type values", "int", "optional", "none")

# The types of operands and results in tables: S a number, T a tensor, N a tensor that can be changed.
CODES: dict[str, Any] = {
    "T": AnyTorchTensorType, "T?": AnyTorchOptionalTensorType, "N": NonValueTensorType, "V": ValueTensorType, "N?": AnyTorchOptionalNonValueTensorType,
    "S": AnyTorchScalarType, "S?": d.TypeConstraint("Optional torch scalar type", ("or", _SCALAR, _or("optional", "none"))),
    "int": IntType, "bool": BoolType, "float": FloatType, "str": StringType, "Device": DeviceType, "dict": DictType, "linear": LinearParamsType,
    "any": AnyTorchType, "[]": AnyTorchListType,
    "int?": _optional("Optional torch int type", "int"), "bool?": _optional("Optional torch bool type", "bool"),
    "float?": _optional("Optional torch float type", "float"), "str?": _optional("Optional torch Str type", "str"),
    "Device?": _optional("Optional torch device type", "Device"), "Generator?": _optional("Optional torch Generator type", "Generator"),
    "int[]": _list("Int list type (int[]) of Torch IntType values", "int"), "bool[]": _list("Bool list type (bool[]) of Torch BoolType values", "bool"),
    "str[]": _list("Str list type (str[]) of Torch StringType values", "str"),
    "T[]": _list("Any int list type (Tensor[]) of Any Torch tensor type values", "vtensor", "tensor"),
    "N[]": _list("Any int list type (Tensor[]) of Multi-dimensional array modeling Torch's Tensor type values", "tensor"),
    "T?[]": _list("Any optional tensor list type (Tensor?[]) of Optional torch tensor type values", "vtensor", "tensor", "optional", "none"),
    "N?[]": _list("Any optional tensor list type (Tensor?[]) of Optional torch non value tensor type values", "tensor", "optional", "none"),
    "int[]?": _optional_list("Optional torch int list type (int[]?)", "int"), "float[]?": _optional_list("Optional torch float list type (float[]?)", "float"),
}


def _fill(fields: dict[str, Any], body: dict[str, Any]) -> None:
    body.update(fields)


def declare(table: str, module: str, names: dict[str, Any], checks: dict[str, d.Check]) -> None:
    """Makes the classes of a table: a line has the class, the name, operands `name:type`, `->`, and results in the same way.

    Their form: operands, the types of all, and of results after an arrow. `checks`: of operations, by name, that state more than types.
    """
    for line in table.strip().split("\n"):
        left, _, right = line.partition(" ->")
        title, name, *operands = left.split()
        results = right.split()
        fields: dict[str, Any] = {"__module__": module}
        fields |= {field: d.Operand(CODES[kind]) for field, _, kind in (each.partition(":") for each in operands)}
        fields |= {field: d.Result(CODES[kind]) for field, _, kind in (each.partition(":") for each in results)}
        if name in checks:
            fields["checks"] = (checks.pop(name),)
        arrow = " ->" if operands and results else ""
        arrow = arrow.replace("->", "`->`")
        fields["assembly_format"] = (
            f"{'operands ' if operands else ''}attr-dict `:`{' type(operands)' if operands else ''}{arrow}{' type(results)' if results else ''}")
        names[title] = new_class(title, (d.Op,), {"dialect": torch, "name": name}, partial(_fill, fields))
    assert not checks, f"no operation {list(checks)}"


AffineMapAttr = d.AttrConstraint("An Attribute containing an AffineMap object")
I1Attr = d.AttrConstraint(
    "1-bit signless integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))), ("kind", "ATTR_INTEGER"), value_type="i1")
F64Attr = d.AttrConstraint(
    "64-bit float attribute", ("and", ("kind", "ATTR_FLOAT"), ("value_type", ("float", "f64"))), ("kind", "ATTR_FLOAT"), value_type="f64")
N64BitFloatAttributeOr64BitSignlessIntegAttr = d.AttrConstraint(
    "64-bit float attribute or 64-bit signless integer attribute", ("or",
     ("and", ("kind", "ATTR_FLOAT"), ("value_type", ("float", "f64"))),
     ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64)))))
SymbolRefArrayAttr = d.AttrConstraint(
    "symbol ref array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("kind", "ATTR_SYMBOL_REF"))), ("kind", "ATTR_ARRAY"), value_type="none")
ElementsAttr = d.AttrConstraint(
    "constant vector/tensor attribute", ("kind",
     "ATTR_DENSE_ELEMENTS",
     "ATTR_DENSE_STRINGS",
     "ATTR_DENSE_RESOURCE",
     "ATTR_SPARSE_ELEMENTS",
     "ATTR_DENSE_ARRAY"), ("kind",
     "ATTR_DENSE_ELEMENTS",
     "ATTR_DENSE_STRINGS",
     "ATTR_DENSE_RESOURCE",
     "ATTR_SPARSE_ELEMENTS",
     "ATTR_DENSE_ARRAY"))
