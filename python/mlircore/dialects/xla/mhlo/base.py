"""The mhlo dialect: enumerations, types and attributes. Most are those of stablehlo in another namespace."""

from __future__ import annotations

from mlircore import dialect as d
from mlircore.define.inference import GIVEN
from mlircore.dialects.stablehlo import base as hlo

mhlo = d.Dialect("mhlo", infer=GIVEN)


# --- enumerations ---


def _enum(mnemonic: str, name: str, words: str, *, first: int = 0, summary: str = "", bare: bool = True) -> d.AttrConstraint:
    cases = [(word, value) for value, word in enumerate(words.split(), first)]
    return mhlo.enum(d.EnumDef(cases, attr_name=mnemonic, summary=summary, cpp_name=f"::mlir::mhlo::{name}", cpp_attr=f"MHLO_{name}Attr",
                               bare=bare, tight=bare))


def _as(other: d.AttrConstraint, *, bare: bool = True) -> d.AttrConstraint:
    """An enumeration of stablehlo."""
    enum = other.enum
    assert enum is not None and enum.attr_name is not None
    name = enum.cpp_name.rpartition("::")[2]
    return mhlo.enum(d.EnumDef(enum.cases, attr_name=enum.attr_name, summary=enum.summary, cpp_name=f"::mlir::mhlo::{name}",
                               cpp_attr=f"MHLO_{name}Attr", bare=bare, tight=bare))


Precision = _as(hlo.Precision)
PrecisionConfig = hlo.array_of(hlo.PrecisionConfig.summary, ("defined", "mhlo.precision"))
ResultAccuracyMode = _as(hlo.ResultAccuracyMode, bare=False)
FftType = _as(hlo.FftType)
ComparisonDirection = _as(hlo.ComparisonDirection)
ComparisonType = _as(hlo.ComparisonType)
Transpose = _as(hlo.Transpose)
RngDistribution = _as(hlo.RngDistribution, bare=False)
RngAlgorithm = _as(hlo.RngAlgorithm, bare=False)
CustomCallSchedule = _enum("custom_call_schedule", "CustomCallSchedule", "NONE LATEST EARLIEST",
                           summary="Specifies the desired schedule for the custom-call.")
DomainKind = _enum("kind", "DomainKind", "sharding", summary="Kind of domain metatdata attached to an HLO domain.")
DequantizeMode = _enum("dequantize_mode", "DequantizeMode", "MIN_COMBINED",
                       summary="Dequantization mode. Only MIN_COMBINED is supported.")
FusionKind = _enum("fusion_kind", "FusionKind", "kLoop kInput kOutput kCustom", summary="fusion kind")
assert hlo.CustomCallApiVersion.enum is not None
CustomCallApiVersion = mhlo.enum(d.EnumDef(
    hlo.CustomCallApiVersion.enum.cases, summary="Custom call API version", cpp_name="::mlir::mhlo::CustomCallApiVersion"))


# --- attributes of stablehlo, in this namespace ---


class ScatterDimensionNumbersAttr(hlo.ScatterDimensionNumbersAttr, dialect=mhlo, mnemonic="scatter"):
    """Dimensions of a scatter."""


class GatherDimensionNumbersAttr(hlo.GatherDimensionNumbersAttr, dialect=mhlo, mnemonic="gather"):
    """Dimensions of a gather."""


class DotDimensionNumbersAttr(hlo.DotDimensionNumbersAttr, dialect=mhlo, mnemonic="dot"):
    """Attribute that models the dimension information for dot."""


class DotAlgorithmAttr(hlo.DotAlgorithmAttr, dialect=mhlo, mnemonic="dot_algorithm"):
    """Attribute that models the algorithm constraints to use for computing dot."""


class OutputOperandAliasAttr(hlo.OutputOperandAliasAttr, dialect=mhlo, mnemonic="output_operand_alias"):
    """An output of a custom call that shares memory with an operand."""


class ChannelHandleAttr(hlo.ChannelHandleAttr, dialect=mhlo, mnemonic="channel_handle"):
    """two 64-bit integers 'handle' and 'type'."""


class ConvDimensionNumbersAttr(hlo.ConvDimensionNumbersAttr, dialect=mhlo, mnemonic="conv"):
    """Structure of dimension information for conv op."""


class ResultAccuracyAttr(hlo.ResultAccuracyAttr, dialect=mhlo, mnemonic="result_accuracy"):
    """How exact a result must be."""

    mode = d.AttrParam(ResultAccuracyMode)


class TypeExtensionsAttr(d.AttrDef, dialect=mhlo, mnemonic="type_extensions"):
    """Upper bounds of dynamic dimensions."""

    bounds = d.DenseParam("i64")
    assembly_format = "`<` `bounds` `=` `[` custom<`hlo.Sizes`>($bounds) `]` `>`"


# --- attributes and types of its own ---


class TokenType(d.TypeDef, dialect=mhlo, mnemonic="token"):
    """token"""


AnyToken = hlo.either(TokenType, hlo.TokenType)


class RaggedDotDimensionNumbersAttr(d.AttrDef, dialect=mhlo, mnemonic="ragged_dot"):
    """Dimensions of a product with ragged groups."""

    dot_dimension_numbers = d.AttrParam(DotDimensionNumbersAttr)
    lhs_ragged_dimensions = d.DenseParam("i64", default=())
    rhs_group_dimensions = d.DenseParam("i64", default=())
    assembly_format = "`<` struct(qualified($dot_dimension_numbers), $lhs_ragged_dimensions, $rhs_group_dimensions) `>`"


class ArgResultAliasAttr(d.AttrDef, dialect=mhlo, mnemonic="result_alias"):
    """A result that shares memory with an argument."""

    arg_tuple_indices = d.DenseParam("i64", default=())
    result_index = d.DenseParam("i64")
    must_alias = d.BoolParam(default=False)
    assembly_format = "`<` custom<`mhlo.Alias`>($arg_tuple_indices, $result_index, $must_alias) `>`"


class CrossProgramPrefetchAttr(d.AttrDef, dialect=mhlo, mnemonic="cross_program_prefetch"):
    """An argument that another program fetches."""

    parameter = d.IntParam(64)
    indices = d.DenseParam("i64")
    offset = d.IntParam(64, optional=True)
    assembly_format = "`<` struct(params) `>`"


class AsyncBundleType(d.TypeDef, dialect=mhlo, mnemonic="async_bundle"):
    """The inputs and results of a function that runs beside others."""

    types = d.ArrayParam(d.TypeParam())
    assembly_format = "`<` $types `>`"
    summary = "async_bundle with any combination of tensors and tokens"


Aliases = hlo.array_of(hlo.Aliases.summary, OutputOperandAliasAttr.predicate)
BoolElements = d.AttrConstraint(
    "constant boolean vector/tensor attribute",
    ("and", ("kind", "ATTR_DENSE_ELEMENTS"), ("value_type", ("element", ("integer", 1, 1)))), ("kind", "ATTR_DENSE_ELEMENTS"))
