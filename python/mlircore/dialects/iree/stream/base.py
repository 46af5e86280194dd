"""IREE's stream dialect: resources with lifetimes, and work on timelines. Types, attributes, constraints."""

from typing import Any

from mlircore import dialect as d

stream = d.Dialect("stream", lists_properties=True)

CollectiveKind = stream.enum(d.EnumDef(
    [("all_gather", 0),
     ("all_reduce", 1),
     ("all_to_all", 2),
     ("broadcast", 3),
     ("reduce", 4),
     ("reduce_scatter", 5),
     ("send", 6),
     ("recv", 7),
     ("send_recv", 8)], summary="valid CollectiveKind", cpp_name="::mlir::iree_compiler::IREE::Stream::CollectiveKind"))

CollectiveReductionOp = stream.enum(d.EnumDef(
    [("none", 0), ("sum", 1), ("product", 2), ("minimum", 3), ("maximum", 4), ("average", 5)], summary="valid CollectiveReductionOp", cpp_name="::mlir::iree_compiler::IREE::Stream::CollectiveReductionOp"))

CollectiveElementType = stream.enum(d.EnumDef(
    [("si8", 0),
     ("ui8", 1),
     ("si16", 2),
     ("ui16", 3),
     ("si32", 4),
     ("ui32", 5),
     ("si64", 6),
     ("ui64", 7),
     ("f16", 8),
     ("f32", 9),
     ("f64", 10),
     ("bf16", 11)], summary="valid CollectiveElementType", cpp_name="::mlir::iree_compiler::IREE::Stream::CollectiveElementType"))

MemoryModel = stream.enum(d.EnumDef(
    [("Unified", 0), ("Discrete", 1)], summary="stream resource memory model", cpp_name="::mlir::iree_compiler::IREE::Stream::MemoryModel"))


class BindingType(d.TypeDef, dialect=stream, mnemonic="binding"):
    summary = "A managed resource binding into an executable scope."


class ChannelType(d.TypeDef, dialect=stream, mnemonic="channel"):
    summary = "A collective communication channel."


class FileType(d.TypeDef, dialect=stream, mnemonic="file"):
    summary = "A file handle used for I/O operations."


class TestFenceType(d.TypeDef, dialect=stream, mnemonic="test.fence"):
    summary = "Test-only fence type for timeline-aware op testing."


class TimepointType(d.TypeDef, dialect=stream, mnemonic="timepoint"):
    summary = "A timepoint indicating execution availability."


class CollectiveAttr(d.AttrDef, dialect=stream, mnemonic="collective"):
    kind = d.EnumParam(CollectiveKind, field=True)
    reduction = d.EnumParam(CollectiveReductionOp, field=True, optional=True)
    element_type = d.EnumParam(CollectiveElementType, field=True)
    assembly_format = "`<` $kind (`with` $reduction^)? `:` $element_type `>`"
    summary = "Collective operation and specification."


class NamedParameterAttr(d.AttrDef, dialect=stream, mnemonic="parameter.named"):
    type_ = d.SelfType()
    scope = d.StringParam(optional=True)
    key = d.StringParam()
    config = d.AttrParam(d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    assembly_format = "`<` custom<`iree.ParameterName`>($scope, $key) (`,` $config^)? `>`"
    summary = "Named parameter referenced an optional scope and key."


class PartitioningConfigAttr(d.AttrDef, dialect=stream, mnemonic="partitioning_config"):
    favor = d.StringParam()
    assembly_format = "`<` custom<`iree.Favor`>($favor) `>`"
    summary = "Defines partitioning configuration."


class ResourceConfigAttr(d.AttrDef, dialect=stream, mnemonic="resource_config"):
    maxAllocationSize = d.IntParam(64, default=0)
    minBufferOffsetAlignment = d.IntParam(64, default=0)
    maxBufferRange = d.IntParam(64, default=0)
    minBufferRangeAlignment = d.IntParam(64, default=0)
    indexBits = d.IntParam(64, default=32)
    aliasMutableBindings = d.BoolParam(default=False)
    memoryModel = d.StringParam(default="Discrete")
    assembly_format = """
        `<` custom<`iree.ResourceConfig`>($maxAllocationSize, $minBufferOffsetAlignment, $maxBufferRange, $minBufferRangeAlignment,
        $indexBits, $aliasMutableBindings, $memoryModel) `>`
    """
    summary = "Defines resource constraints configuration."


class TimepointAttr(d.AttrDef, dialect=stream, mnemonic="timepoint"):
    type_ = d.SelfType()
    assembly_format = "`<` `immediate` `>`"
    summary = "An immediately-resolved timepoint."


class ResourceType(d.TypeDef, dialect=stream, mnemonic="resource"):
    lifetime = d.StringParam()
    assembly_format = "`<` custom<`iree.Lifetime`>($lifetime) `>`"
    summary = "a managed resource"


def _lifetimes(*names: str) -> tuple[Any, ...]:
    """The predicate of a resource with one of these lifetimes."""
    return ResourceType.where(lifetime=("or", *(("is_attr", f'"{name}"') for name in names)))


_OF_PROGRAM = _lifetimes("*", "external", "transient", "variable", "constant")


Stream_Size = d.TypeConstraint("index", ("kind", "TYPE_INDEX"), type_text="index", type_name="builtin.index")
Stream_AffinityAttr = d.AttrConstraint("Defines execution context affinity.")
Stream_AnyStreamResource = d.TypeConstraint(
    "resource or external resource or transient resource or variable resource or constant resource", _OF_PROGRAM)
ResourceOrExternalResourceOrTransientResouType = d.TypeConstraint(
    "resource or external resource or transient resource or variable resource or constant resource or staging resource", ("defined", "stream.resource"))
ResourceOrExternalResourceOrTransientResouType2 = d.TypeConstraint(
    "resource or external resource or transient resource or variable resource or constant resource or index or integer or floating-point or complex-type or any type")
Util_TiedOpStorageAttr = d.AttrConstraint(
    "64-bit integer array attribute", ("and",
     ("kind", "ATTR_ARRAY"),
     ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("kind", "TYPE_INDEX"))))), ("kind", "ATTR_ARRAY"), value_type="none")
ResourceOrExternalResourceOrTransientResouType3 = d.TypeConstraint(
    "resource or external resource or transient resource or variable resource or constant resource or index or integer or floating-point or complex-type", ("or",
     _OF_PROGRAM,
     ("kind", "TYPE_INDEX"),
     ("kind", "TYPE_INTEGER"),
     ("kind", "TYPE_FLOAT"),
     ("kind", "TYPE_COMPLEX")))
SymbolRefArrayAttr = d.AttrConstraint(
    "symbol ref array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("kind", "ATTR_SYMBOL_REF"))), ("kind", "ATTR_ARRAY"), value_type="none")
Stream_FillPatternType = d.TypeConstraint(
    "8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer", ("or", ("integer", 1, 8), ("integer", 1, 16), ("integer", 1, 32), ("integer", 1, 64)))
TypeAttributeOfFunctionTypeAttr = d.AttrConstraint(
    "type attribute of function type", ("and", ("kind", "ATTR_TYPE"), ("type_value", ("kind", "TYPE_FUNCTION"))), ("kind", "ATTR_TYPE"), value_type="none")
Stream_StagingResource = d.TypeConstraint("staging resource", _lifetimes("staging"))
IndexOrIntegerOrFloatingPointOrComplexTyType = d.TypeConstraint(
    "index or integer or floating-point or complex-type or vector of any type values", ("or",
     ("kind", "TYPE_INDEX"),
     ("kind", "TYPE_INTEGER"),
     ("kind", "TYPE_FLOAT"),
     ("kind", "TYPE_COMPLEX"),
     ("and", ("kind", "TYPE_VECTOR"), ("not", ("rank", 0)))))
BufferType2 = d.type_of("util.buffer")
Stream_AnyBinding = d.TypeConstraint("A managed resource binding into an executable scope.", ("defined", "stream.binding"))
IndexOrIntegerOrFloatingPointOrComplexTyType2 = d.TypeConstraint(
    "index or integer or floating-point or complex-type or resource or external resource or transient resource or variable resource or constant resource or any type")
Stream_ResourceAccessArrayAttr = d.AttrConstraint(
    "access array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("and", ("value_type", ("integer", 1, 32)), ("range", 0, 3)))), ("kind", "ATTR_ARRAY"), value_type="none")
Stream_PrimitiveType = d.TypeConstraint(
    "index or integer or floating-point or complex-type", ("or", ("kind", "TYPE_INDEX"), ("kind", "TYPE_INTEGER"), ("kind", "TYPE_FLOAT"), ("kind", "TYPE_COMPLEX")))
Stream_AnyResource = d.TypeConstraint("any stream-compatible type", ("defined", "stream.resource"))
Stream_NativeFillPatternType = d.TypeConstraint(
    "8-bit signless integer or 16-bit signless integer or 32-bit signless integer", ("or", ("integer", 1, 8), ("integer", 1, 16), ("integer", 1, 32)))
ConstantValueArrayAttributeAttr = d.AttrConstraint(
    "constant value array attribute", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY"), value_type="none")
ConstantResourceOrVariableResourceType = d.TypeConstraint("constant resource or variable resource", _lifetimes("constant", "variable"))
Stream_IndexArrayAttr = d.AttrConstraint(
    "index array attribute", ("and",
     ("kind", "ATTR_ARRAY"),
     ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("kind", "TYPE_INDEX"))))), ("kind", "ATTR_ARRAY"), value_type="none")
TypeArrayAttr = d.AttrConstraint(
    "type array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("kind", "ATTR_TYPE"))), ("kind", "ATTR_ARRAY"), value_type="none")
