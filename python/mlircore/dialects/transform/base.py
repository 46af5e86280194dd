"""The transform dialect: its types and attribute, and the constraints and bases that its operations share."""

from __future__ import annotations

from mlircore.define.inference import GIVEN
from mlircore.define.types_attributes import AttrDef, AttrParam, StringParam, TypeDef, TypeParam
from mlircore.dialect import AttrConstraint, Check, Dialect, EnumDef, FunctionTypeAttr, Op, TypeConstraint, bounded_integer_attr

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

transform = Dialect("transform", infer=GIVEN, with_ir=True)

# --- types of handles and parameters ---


class AnyOpType(TypeDef, dialect=transform, mnemonic="any_op"):
    """Operations of any kind."""

    summary = ""


class OperationType(TypeDef, dialect=transform, mnemonic="op"):
    """Operations of one name."""

    cpp_name = "Transform_OperationType"
    operation_name = StringParam(cpp_type="::llvm::StringRef")
    assembly_format = "`<` $operation_name `>`"


class AnyValueType(TypeDef, dialect=transform, mnemonic="any_value"):
    """Values."""

    summary = ""


class AnyParamType(TypeDef, dialect=transform, mnemonic="any_param"):
    """Attributes of any kind."""


class ParamType(TypeDef, dialect=transform, mnemonic="param"):
    """Integers of one type."""

    cpp_name = "Transform_ParamType"
    type = TypeParam(verify=(("routine", "IntegerUpTo64"), "only supports integer types with width <=64"))
    assembly_format = "`<` $type `>`"


class AffineMapParamType(TypeDef, dialect=transform, mnemonic="affine_map"):
    """Affine maps."""


class TypeParamType(TypeDef, dialect=transform, mnemonic="type"):
    """Types."""


class ParamOperandAttr(AttrDef, dialect=transform, mnemonic="param_operand"):
    """In the options of a pass: the operand of that number, a parameter."""

    index = AttrParam(of=AttrConstraint("integer attribute", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER")), cpp_type="IntegerAttr",
                      complaint="invalid kind of attribute specified")
    assembly_format = "`<` `index` `=` $index `>`"


class TestDialectOpType(TypeDef, dialect=transform, mnemonic="test_dialect_op"):
    """A handle of an operation of the dialect test."""


class TestDialectParamType(TypeDef, dialect=transform, mnemonic="test_dialect_param"):
    """A number, for MLIR's own tests."""


_HANDLE = ("or", AnyOpType.predicate, OperationType.predicate, TestDialectOpType.predicate, ("defined", "pdl.operation"))
_PARAM = ("or", AnyParamType.predicate, ParamType.predicate, AffineMapParamType.predicate, TypeParamType.predicate,
          TestDialectParamType.predicate)
_VALUE = AnyValueType.predicate

Handle = TypeConstraint("TransformHandleTypeInterface instance", _HANDLE, type_name="")
Param = TypeConstraint("TransformParamTypeInterface instance", _PARAM, type_name="")
ValueHandle = TypeConstraint("TransformValueHandleTypeInterface instance", _VALUE, type_name="")
HandleOrValue = TypeConstraint("any transform handle", ("or", *_HANDLE[1:], _VALUE))
OpOrValueHandle = TypeConstraint("transform operation or value handle", ("or", *_HANDLE[1:], _VALUE))
OpOrValueOrMap = TypeConstraint("transform operation or value handle or ", ("or", *_HANDLE[1:], _VALUE, AffineMapParamType.predicate))
HandleOrParam = TypeConstraint("transform any param type or any handle type", ("or", *_HANDLE[1:], *_PARAM[1:]))
AnyTransformType = TypeConstraint("any transform handle or parameter", ("or", *_HANDLE[1:], *_PARAM[1:], _VALUE))


def handle_of(name: str) -> TypeConstraint:
    """A handle of operations of that name."""
    is_one = ("and", OperationType.predicate, ("param", 0, ("is_attr", f'"{name}"')))
    return TypeConstraint(f"Transform IR handle to {name} operations", is_one, type_name="")


# --- attributes ---

_ARRAY = ("kind", "ATTR_ARRAY")
_I64 = ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64)))

FailurePropagationMode = transform.enum(EnumDef(
    (("propagate", 1), ("suppress", 2)), summary="Silenceable error propagation policy", cpp_name="::mlir::transform::FailurePropagationMode"))
MatchCmpIPredicateAttr = transform.enum(EnumDef(
    ((case, value) for value, case in enumerate("eq ne lt le gt ge".split())), cpp_name="::mlir::transform::MatchCmpIPredicate"))
ENUMS = [each.enum for each in (FailurePropagationMode, MatchCmpIPredicateAttr) if each.enum is not None]
StringAttr = AttrConstraint("", ("kind", "ATTR_STRING"), ("kind", "ATTR_STRING"))
AnyIntegerAttr = AttrConstraint("arbitrary integer attribute", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))
DictionaryAttr = AttrConstraint("dictionary of named attribute values", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"))
I16Attr = AttrConstraint("16-bit signless integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 16))),
                         ("kind", "ATTR_INTEGER"), value_type="i16")
PositiveI64Attr = bounded_integer_attr(64, "value is positive", 1)
NonNegativeI64Attr = bounded_integer_attr(64, "value is non-negative", 0)
StrArrayAttr = AttrConstraint("string array attribute", ("all", ("kind", "ATTR_STRING")), _ARRAY)
BoolArrayAttr = AttrConstraint("1-bit boolean array attribute",
                               ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1)))), _ARRAY)
TypeArrayAttr = AttrConstraint("type array attribute", ("all", ("kind", "ATTR_TYPE")), _ARRAY)
SymbolRefArrayAttr = AttrConstraint("symbol ref array attribute", ("all", ("kind", "ATTR_SYMBOL_REF")), _ARRAY)
DenseBoolArrayAttr = AttrConstraint("i1 dense array attribute", ("array_of", 1), ("array_of", 1), value_type="i1", dense=True)
NamedSequenceTypeAttr = AttrConstraint("function type attribute", *(FunctionTypeAttr.predicate, FunctionTypeAttr.storage))
DeviceMappingArrayAttr = AttrConstraint(
    "Device Mapping array attribute", ("all", ("kind", "ATTR_DEFINED", "ATTR_OPAQUE")), _ARRAY)

# --- operations ---

PossibleTopLevel = Check("transform.TopLevel")  # with TOP_LEVEL
TOP_LEVEL = {"transform.top_level": True}  # it needs no other transformation around it


Matcher = {"transform.matcher": True}  # it only looks at operations
StructuredPredicate = Check("transform.StructuredPredicate", "transform.match.structured")
ToLLVM = {"transform.to_llvm": True}  # patterns that need a converter to LLVM's types, and that converter


def consumes(*groups: str) -> dict[str, tuple[str, ...]]:
    """States that an operation consumes the payload of these groups of operands; without names, of all operands.

    "body": the payload of each operand whose argument in the body is consumed by the body. "!name": nothing if that attribute is present.
    """
    return {"transform.consumes": groups}


def reads(source: str | None, made: str | None = None) -> tuple[str, ...]:
    """The effects of an operation that reads the payload and the handles `source`, and makes the handles `made`."""
    read = () if source is None else ("read", f"read {source}")
    return read if made is None else (*read, f"allocate {made}", f"write {made}")


class Patterns(Op):
    """An operation in the body of `transform.apply_patterns`."""

    facts = {"transform.descriptor": "pattern"}
    assembly_format = "attr-dict"


class ConversionPatterns(Op):
    """An operation in the body of `transform.apply_conversion_patterns`."""

    facts = {"transform.descriptor": "conversion"}
    assembly_format = "attr-dict"


class TypeConverter(Op):
    """An operation in the second body of `transform.apply_conversion_patterns`: a conversion of types."""

    facts = {"transform.descriptor": "converter"}
    assembly_format = "attr-dict"
