"""The tpu dialect: enumerations, types, attributes and constraints."""

from mlircore import dialect as d

tpu = d.Dialect("tpu")

_CORE_TYPES = (("tc", 0), ("sc_scalar_subcore", 1), ("sc_vector_subcore", 2))

MemorySpace = tpu.enum(d.EnumDef(
    [("any", 4294967295), ("vmem", 0), ("smem", 1), ("hbm", 2), ("cmem", 3), ("semaphore_mem", 4), ("vmem_shared", 5), ("host", 6)],
    summary="Memory space", cpp_name="::mlir::tpu::MemorySpace"))
CoreType = tpu.enum(d.EnumDef(_CORE_TYPES, summary="Core type", cpp_name="::mlir::tpu::CoreType"))


def _attr(name: str, cases: list[tuple[str, int]], summary: str, cpp_name: str, cpp_attr: str) -> d.AttrConstraint:
    return tpu.enum(d.EnumDef(cases, attr_name=name, summary=summary, cpp_name=f"::mlir::tpu::{cpp_name}", cpp_attr=cpp_attr))


ContractPrecisionAttr = _attr(
    "contract_precision", [("bf16", 0), ("fp32", 1), ("bf16x3", 2)], "Contraction precision", "ContractPrecision", "TPU_ContractPrecisionEnum")
CoreTypeAttr = _attr("core_type", [*_CORE_TYPES], "Core type", "CoreType", "TPU_CoreTypeEnum")
DimensionSemanticsAttr = _attr(
    "dimension_semantics", [("parallel", 0), ("arbitrary", 1), ("core_parallel", 2), ("subcore_parallel", 3)], "Dimension semantics",
    "DimensionSemantics", "TPU_DimensionSemanticsEnum")
PackFormatAttr = _attr("pack_format", [("compressed", 0), ("interleaved", 1)], "Pack format", "PackFormat", "TPU_PackFormatEnum")
PipelineModeAttr = _attr(
    "pipeline_mode", [("synchronous", 1), ("double_buffered", 2)], "Pipeline mode", "PipelineMode", "TPU_PipelineModeEnum")
ReductionKindAttr = _attr(
    "reduction_kind",
    [("sum", 0), ("max", 1), ("min", 2), ("arg_max", 3), ("arg_min", 4), ("find_first_set", 5), ("maxf", 6), ("minf", 7), ("maxsi", 8),
     ("minsi", 9), ("maxui", 10), ("minui", 11)], "Reduction kind", "ReductionKind", "TPU_ReductionKindAttr")
RevisitModeAttr = _attr("revisit_mode", [("immediate", 0), ("any", 1)], "Revisit mode", "RevisitMode", "TPU_RevisitModeEnum")
RoundingModeAttr = _attr(
    "rounding_mode", [("towards_zero", 0), ("to_nearest_even", 1)], "Rounding mode", "RoundingMode", "TPU_RoundingModeEnum")


class DMASemaphoreType(d.TypeDef, dialect=tpu, mnemonic="dma_semaphore"):
    """A semaphore that a DMA signals."""

    summary = ""
    memref_element = True


class SemaphoreType(d.TypeDef, dialect=tpu, mnemonic="semaphore"):
    """A semaphore that cores signal."""

    summary = ""
    memref_element = True


class Float8EXMYType(d.TypeDef, dialect=tpu, mnemonic="float8_exmy"):
    """A small float in the low bits of a byte."""

    underlying_type = d.TypeParam(d.TypeConstraint("FloatType", ("kind", "TYPE_FLOAT"), type_name=""))
    vector_element = memref_element = True
    assembly_format = "`<` $underlying_type `>`"
    summary = "EXMY type in a 8 bit container"


class ConvDimensionNumbersAttr(d.AttrDef, dialect=tpu, mnemonic="conv_dimension_numbers"):
    """The roles of the dimensions of a convolution."""

    input_batch_dimension = d.IntParam(64)
    input_feature_dimension = d.IntParam(64)
    input_spatial_dimensions = d.ArrayParam(d.IntParam(64), optional=True)
    kernel_input_feature_dimension = d.IntParam(64)
    kernel_output_feature_dimension = d.IntParam(64)
    kernel_spatial_dimensions = d.ArrayParam(d.IntParam(64), optional=True)
    output_batch_dimension = d.IntParam(64)
    output_feature_dimension = d.IntParam(64)
    output_spatial_dimensions = d.ArrayParam(d.IntParam(64), optional=True)
    cpp_name = "TPU_ConvDimensionNumbersAttr"
    assembly_format = """
        `<` $input_batch_dimension `,` $input_feature_dimension `,` `[` (`]`):($input_spatial_dimensions^ `]`)? `,`
        $kernel_input_feature_dimension `,` $kernel_output_feature_dimension `,` `[` (`]`):($kernel_spatial_dimensions^ `]`)? `,`
        $output_batch_dimension `,` $output_feature_dimension `,` `[` (`]`):($output_spatial_dimensions^ `]`)? `>`
    """


class DotDimensionNumbersAttr(d.AttrDef, dialect=tpu, mnemonic="dot_dimension_numbers"):
    """The roles of the dimensions of a product."""

    lhs_contracting_dims = d.ArrayParam(d.IntParam(64))
    rhs_contracting_dims = d.ArrayParam(d.IntParam(64))
    lhs_non_contracting_dims = d.ArrayParam(d.IntParam(64), optional=True)
    rhs_non_contracting_dims = d.ArrayParam(d.IntParam(64), optional=True)
    output_dim_order = d.ArrayParam(d.IntParam(64))
    lhs_batch_dims = d.ArrayParam(d.IntParam(64), optional=True)
    rhs_batch_dims = d.ArrayParam(d.IntParam(64), optional=True)
    assembly_format = """
        `<` `[` $lhs_contracting_dims `]` `,` `[` $rhs_contracting_dims `]` `,` `[` (`]`):($lhs_non_contracting_dims^ `]`)? `,`
        `[` (`]`):($rhs_non_contracting_dims^ `]`)? `,` `[` $output_dim_order `]` `,` `[` (`]`):($lhs_batch_dims^ `]`)? `,`
        `[` (`]`):($rhs_batch_dims^ `]`)? `>`
    """


class ElementWindowAttr(d.AttrDef, dialect=tpu, mnemonic="element_window"):
    """The padding of a window."""

    pad_low = d.ArrayParam(d.IntParam(64))
    pad_high = d.ArrayParam(d.IntParam(64))
    assembly_format = "`<` `[` $pad_low `]` `,` `[` $pad_high `]` `>`"


class MemorySpaceAttr(d.AttrDef, dialect=tpu, mnemonic="memory_space"):
    """A memory, and the kind of core that has it."""

    value = d.EnumParam(MemorySpace, field=True)
    core_type = d.EnumParam(CoreType, field=True, optional=True)
    assembly_format = "`<` $value (`,` $core_type^)? `>`"


class TiledLayoutAttr(d.AttrDef, dialect=tpu, mnemonic="tiled"):
    """A layout in tiles: the sizes of the tiles of each level, the strides of tiles of the first level."""

    tiles = d.ArrayParam(d.DenseParam())
    tile_strides = d.DenseParam()
    memref_layout = True
    encoding_check = "tpu.Tiled"
    verify = "tpu.Tiles"
    assembly_format = "`` custom<`tpu.Tiled`>($tiles, $tile_strides)"


def _vectors(summary: str, element: tuple[object, ...] | None = None, *ranks: int) -> d.TypeConstraint:
    """Vectors of elements that satisfy a predicate, of rank 1 or more."""
    elements = [("element", element)] if element is not None else []
    of_ranks = [("or", *(("rank", rank) for rank in ranks))] if ranks else []
    return d.TypeConstraint(summary, ("and", ("kind", "TYPE_VECTOR"), ("not", ("rank", 0)), *elements, *of_ranks),
                            type_name="builtin.vector", type_class=("kind", "TYPE_VECTOR"))


def _memrefs(summary: str, element: tuple[object, ...]) -> d.TypeConstraint:
    return d.TypeConstraint(summary, ("and", ("kind", "TYPE_MEMREF"), ("element", element)), type_name="builtin.memref",
                            type_class=("kind", "TYPE_MEMREF"))


_I1, _I16, _I32 = (("integer", 1, width) for width in (1, 16, 32))
_BF16, _F32 = ("float", "bf16"), ("float", "f32")
_INTEGER, _FLOAT = ("kind", "TYPE_INTEGER"), ("kind", "TYPE_FLOAT")

AnyVector = _vectors("vector of any type values")
AnyVectorOfAnyRank = d.TypeConstraint("vector of any type values", ("kind", "TYPE_VECTOR"), type_name="builtin.vector")
Vreg = _vectors("native-sized vreg")
Vmask = _vectors("vector of 1-bit signless integer values of ranks 2/3", _I1, 2, 3)
VectorOfI1OfRank1 = _vectors("vector of 1-bit signless integer values of ranks 1", _I1, 1)
VectorOfI1 = _vectors("vector of 1-bit signless integer values", _I1)
VectorOfI32 = _vectors("vector of 32-bit signless integer values", _I32)
VectorOfF32 = _vectors("vector of 32-bit float values", _F32)
VectorOfI16OrI32 = _vectors("vector of 16-bit signless integer or 32-bit signless integer values", ("or", _I16, _I32))
VectorOfI32OrF32 = _vectors("vector of 32-bit signless integer or 32-bit float values", ("or", _I32, _F32))
VectorOfF32OrInteger = _vectors("vector of 32-bit float or integer values", ("or", _F32, _INTEGER))
VectorOfInteger = _vectors("vector of integer values", _INTEGER)
VectorOfIntegerOrIndex = _vectors("vector of integer or index values", ("or", _INTEGER, ("kind", "TYPE_INDEX")))
ScanInput = _vectors(
    "vector of 1-bit signless integer or 16-bit signless integer or 32-bit signless integer or bfloat16 type or 32-bit float values",
    ("or", _I1, _I16, _I32, _BF16, _F32))
ScanOutput = _vectors(
    "vector of 16-bit signless integer or 32-bit signless integer or bfloat16 type or 32-bit float values", ("or", _I16, _I32, _BF16, _F32))
AnyOfRank2 = _vectors(" of ranks 2", None, 2)
AnyFloatLike = d.TypeConstraint(
    "floating-point or vector of floating-point values", ("or", _FLOAT, ("and", ("kind", "TYPE_VECTOR"), ("element", _FLOAT))))
AnySignlessIntegerLike = d.TypeConstraint(
    "signless integer or vector of signless integer values",
    ("or", ("integer", 1, 0), ("and", ("kind", "TYPE_VECTOR"), ("element", ("integer", 1, 0)))))
IndexOrInteger = d.TypeConstraint("index or integer", ("or", ("kind", "TYPE_INDEX"), _INTEGER))
I32OrF32 = d.TypeConstraint("32-bit signless integer or 32-bit float", ("or", _I32, _F32))

MemRefOfI32 = _memrefs("memref of 32-bit signless integer values", _I32)
MemRefOfI32OrF32 = _memrefs("memref of 32-bit signless integer or 32-bit float values", ("or", _I32, _F32))
MemRefOfSemaphore = _memrefs("memref of  values", SemaphoreType.predicate)
MemRefOfDMASemaphore = _memrefs("memref of  values", DMASemaphoreType.predicate)
MemRefOfAnySemaphore = _memrefs("memref of  or  values", ("or", SemaphoreType.predicate, DMASemaphoreType.predicate))
Offsets = d.TypeConstraint(
    "memref of 32-bit signless integer values or vector of 32-bit signless integer values of ranks 1",
    ("or", MemRefOfI32.predicate, _vectors("", _I32, 1).predicate))

SI32Attr = d.AttrConstraint(
    "32-bit signed integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 2, 32))), ("kind", "ATTR_INTEGER"),
    value_type="si32")
DenseBoolArrayAttr = d.AttrConstraint("i1 dense array attribute", ("array_of", 1), ("array_of", 1), value_type="i1", dense=True)
