"""The attributes of vhlo. Numbers and elements are held as builtin attributes, whose types are those of vhlo without the version."""

from __future__ import annotations

from mlircore.define.types_attributes import ArrayParam, AttrDef, AttrParam, BoolParam, DenseParam, FloatParam, IntParam, StringParam, TypeParam
from mlircore.dialect import AttrConstraint, EnumDef
from mlircore.dialects.vhlo.base import IS_VHLO, VHLO_TYPE, versions, vhlo

# --- enumerations ---


def _enum(mnemonic: str, name: str, words: str, first: int = 0) -> AttrConstraint:
    """An enumeration that is an attribute of its own."""
    cases = tuple((word, value) for value, word in enumerate(words.split(), first))
    return vhlo.enum(EnumDef(cases, attr_name=mnemonic, cpp_name=f"::mlir::vhlo::{name}", cpp_attr=f"VHLO_{name}Attr", bare=True, tight=True))


ComparisonDirectionV1 = _enum("comparison_direction_v1", "ComparisonDirectionV1", "EQ NE GE GT LE LT")
ComparisonTypeV1 = _enum("comparison_type_v1", "ComparisonTypeV1", "NOTYPE FLOAT TOTALORDER SIGNED UNSIGNED")
CustomCallApiVersionV1 = _enum(
    "api_version_v1", "CustomCallApiVersionV1",
    "API_VERSION_UNSPECIFIED API_VERSION_ORIGINAL API_VERSION_STATUS_RETURNING API_VERSION_STATUS_RETURNING_UNIFIED API_VERSION_TYPED_FFI")
FftTypeV1 = _enum("fft_type_v1", "FftTypeV1", "FFT IFFT RFFT IRFFT")
PrecisionV1 = _enum("precision_v1", "PrecisionV1", "DEFAULT HIGH HIGHEST")
ResultAccuracyModeV1 = _enum("result_accuracy_mode_v1", "ResultAccuracyModeV1", "DEFAULT HIGHEST TOLERANCE")
RngAlgorithmV1 = _enum("rng_algorithm_v1", "RngAlgorithmV1", "DEFAULT THREE_FRY PHILOX")
RngDistributionV1 = _enum("rng_distribution_v1", "RngDistributionV1", "UNIFORM NORMAL", first=1)
TransposeV1 = _enum("transpose_v1", "TransposeV1", "TRANSPOSE_INVALID NO_TRANSPOSE TRANSPOSE ADJOINT")


# --- values ---


class BooleanV1Attr(AttrDef, dialect=vhlo, mnemonic="bool_v1"):
    """True or false."""

    value = BoolParam()
    assembly_format = "`<` $value `>`"


class IntegerV1Attr(AttrDef, dialect=vhlo, mnemonic="integer_v1"):
    """An integer; its type is written as the builtin one."""

    value = AttrParam(AttrConstraint("integer attribute", ("kind", "ATTR_INTEGER")))
    assembly_format = "`<` $value `>`"


class FloatV1Attr(AttrDef, dialect=vhlo, mnemonic="float_v1"):
    """A float."""

    type_ = TypeParam(verify=VHLO_TYPE)
    value = FloatParam()
    assembly_format = "`<` $value `:` $type `>`"


class StringV1Attr(AttrDef, dialect=vhlo, mnemonic="string_v1"):
    """A string."""

    value = StringParam()
    assembly_format = "`<` $value `>`"


class TensorV1Attr(AttrDef, dialect=vhlo, mnemonic="tensor_v1"):
    """Elements of a tensor; their type is written as the builtin one."""

    data = AttrParam(AttrConstraint("dense elements", ("kind", "ATTR_DENSE_ELEMENTS")))
    assembly_format = "`<` $data `>`"


class TypeV1Attr(AttrDef, dialect=vhlo, mnemonic="type_v1"):
    """A type."""

    value = TypeParam(verify=VHLO_TYPE)
    assembly_format = "`<` $value `>`"


class ArrayV1Attr(AttrDef, dialect=vhlo, mnemonic="array_v1"):
    """A list."""

    value = AttrParam(AttrConstraint("array attribute", ("kind", "ATTR_ARRAY")))
    assembly_format = "`<` $value `>`"


class DictionaryV1Attr(AttrDef, dialect=vhlo, mnemonic="dict_v1"):
    """Keys and values, in turn."""

    value = ArrayParam(AttrParam(), optional=True)
    verify = "vhlo.Dictionary"
    assembly_format = "`<` `{` custom<`vhlo.Pairs`>($value) `}` `>`"


# --- parts of operations ---


class OutputOperandAliasV1Attr(AttrDef, dialect=vhlo, mnemonic="output_operand_alias_v1"):
    """An output of a custom call that shares memory with an operand."""

    outputTupleIndices = DenseParam("i64")
    operandIndex = IntParam(64)
    operandTupleIndices = DenseParam("i64")
    assembly_format = """
        `<` `outputTupleIndices` `=` custom<`vhlo.Dimensions`>($outputTupleIndices) `,` `operandIndex` `=` $operandIndex `,`
        `operandTupleIndices` `=` custom<`vhlo.Dimensions`>($operandTupleIndices) `>`
    """


class TypeExtensionsV1Attr(AttrDef, dialect=vhlo, mnemonic="type_extensions_v1"):
    """Upper bounds of dynamic dimensions."""

    bounds = DenseParam("i64")
    assembly_format = "`<` `bounds` `=` custom<`vhlo.Dimensions`>($bounds) `>`"


class ResultAccuracyV1Attr(AttrDef, dialect=vhlo, mnemonic="result_accuracy_v1"):
    """How exact a result must be."""

    atol = FloatParam()
    rtol = FloatParam()
    ulps = IntParam(64)
    mode = AttrParam(verify=(IS_VHLO, "expected VHLO result accuracy mode"))
    assembly_format = "`<` struct(params) `>`"


class SubAxisInfoV1Attr(AttrDef, dialect=vhlo, mnemonic="sub_axis_info_v1"):
    """A part of an axis of a mesh."""

    pre_size = IntParam(64)
    size = IntParam(64)
    assembly_format = "`<` struct(params) `>`"


class AxisRefV1Attr(AttrDef, dialect=vhlo, mnemonic="axis_ref_v1"):
    """An axis of a mesh."""

    name_ = AttrParam()
    sub_axis_info = AttrParam(optional=True)
    assembly_format = "`<` struct(params) `>`"


class MeshAxisV1Attr(AttrDef, dialect=vhlo, mnemonic="mesh_axis_v1"):
    """Name and size of an axis."""

    name_ = AttrParam()
    size = IntParam(64)
    assembly_format = "`<` struct(params) `>`"


class MeshV1Attr(AttrDef, dialect=vhlo, mnemonic="mesh_v1"):
    """Devices in a grid with named axes."""

    axes = AttrParam()
    device_ids = AttrParam(optional=True)
    assembly_format = "`<` struct(params) `>`"


class ReplicaGroupMeshAxesV1Attr(AttrDef, dialect=vhlo, mnemonic="replica_group_mesh_axes_v1"):
    """Groups of replicas by axes of a mesh."""

    mesh = AttrParam()
    axes = AttrParam()
    assembly_format = "`<` struct(params) `>`"


versions("""
    0.9.0 array_v1 bool_v1 dict_v1 float_v1 integer_v1 output_operand_alias_v1 string_v1 tensor_v1 type_v1 type_extensions_v1
    0.9.0 comparison_direction_v1 comparison_type_v1 api_version_v1 fft_type_v1 precision_v1 rng_algorithm_v1 rng_distribution_v1
    0.9.0 transpose_v1
    1.9.0 result_accuracy_v1 result_accuracy_mode_v1
    1.16.0 sub_axis_info_v1 axis_ref_v1 replica_group_mesh_axes_v1 mesh_axis_v1 mesh_v1
""", "#")
