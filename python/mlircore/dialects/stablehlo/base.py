"""The parts of operations of stablehlo and chlo: constraints, enumerations, types and attributes."""

from __future__ import annotations

from mlircore.bind.types_attributes import make
from mlircore.define.inference import GIVEN
from mlircore.define.types_attributes import ArrayParam, AttrDef, AttrParam, BoolParam, DenseParam, FloatParam, IntParam, StringParam, TypeDef, TypeParam
from mlircore.dialect import AttrConstraint, BoolAttr, Check, Dialect, EnumDef, Relation, TypeConstraint, bounded_integer_attr
from mlircore.dialects.quant import UniformQuantizedType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Predicate = tuple[Any, ...]

stablehlo = Dialect("stablehlo", infer=GIVEN, type_noun="stablehlo type: ", attr_noun="StableHLO attribute")


# --- checks: how types of operands and results go together ---

# The types of results are checked last, after regions: as upstream's InferTypeOpInterface does.
INFERRED = Check("hlo.Inferred")                         # results have the inferred types
MERGED = Check("hlo.Merged")                             # the same, where all operands have one type
LIKE_OPERANDS = Check("hlo.LikeOperands")
SAME_TYPES = Check("hlo.SameTypes")                      # of all operands and results
SAME_ELEMENTS = Check("hlo.SameElements")
SAME_OPERAND_ELEMENTS = Check("hlo.SameOperandElements")
PAIRWISE_ELEMENTS = Check("hlo.PairwiseElements")        # of operand and result, one by one


CONVOLUTION = Check(
    "stablehlo.Convolution", "lhs", "rhs", "dimension_numbers", "window_strides", "lhs_dilation", "rhs_dilation", "padding", "window_reversal",
    "feature_group_count", "batch_group_count", "precision_config")


def same_size(*names: str) -> Relation:
    """Attributes have as many elements each."""
    return Relation("hlo.SameSize", f"all of {{{', '.join(names)}}} have same size", *names)


# --- types ---


class TokenType(TypeDef, dialect=stablehlo, mnemonic="token"):
    """token"""


class FutureType(TypeDef, dialect=stablehlo, mnemonic="future"):
    """future"""

    types = ArrayParam(TypeParam())
    verify = "stablehlo.Future"
    assembly_format = "`<` $types `>`"


_WIDTHS = (2, 4, 8, 16, 32, 64)
_FLOATS = "f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ f8E8M0FNU f16 f32 f64 bf16"
_FLOAT_32_64: Predicate = ("or", ("float", "f32"), ("float", "f64"))
_INT: Predicate = ("or", *(("integer", 1, width) for width in _WIDTHS), *(("integer", 4, width) for width in _WIDTHS))
_STORED: Predicate = ("or", *(("integer", 7, width) for width in _WIDTHS[:-1]))
_PER_TENSOR: Predicate = UniformQuantizedType.where(storage_type=_STORED, granularity=("is_attr", "0 : i64"))
_PER_AXIS: Predicate = UniformQuantizedType.where(storage_type=_STORED, granularity=("is_attr", "1 : i64"))

FLOAT = ("4/6/8/16/32/64-bit float", ("or", *(("float", name) for name in _FLOATS.split())))
PRED = ("bool", ("integer", 1, 1))
INT = ("2/4/8/16/32/64-bit integer", _INT)
SIGNLESS = ("2/4/8/16/32/64-bit signless integer", ("or", *(("integer", 1, width) for width in _WIDTHS)))
COMPLEX = ("complex type with 32/64-bit float elements", ("and", ("kind", "TYPE_COMPLEX"), ("element", _FLOAT_32_64)))
QUANTIZED = ("per-tensor integer quantized", _PER_TENSOR)
PER_AXIS = ("per-axis integer quantized", _PER_AXIS)
INDEX = ("index", ("kind", "TYPE_INDEX"))
ALL = (FLOAT, PRED, INT, COMPLEX, QUANTIZED)
ALL_PER_AXIS = (*ALL, PER_AXIS)

_RANKED: Predicate = ("kind", "TYPE_RANKED_TENSOR")
_TENSOR: Predicate = ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR")


def tensor(*elements: tuple[str, Predicate], what: str = "ranked tensor", more: tuple[Predicate, ...] = (_RANKED,)) -> TypeConstraint:
    """Tensors of some elements, as messages name them. Types that are quantized per axis have a scale for each index along it."""
    names = " or ".join(name for name, _ in elements)
    fits: tuple[Predicate, ...] = (("routine", "hlo.QuantizedDimension"),) if PER_AXIS in elements else ()
    return TypeConstraint(f"{what} of {names} values", ("and", *more, ("element", ("or", *(predicate for _, predicate in elements))), *fits))


def scalar(*elements: tuple[str, Predicate]) -> TypeConstraint:
    """Tensors of rank 0."""
    return tensor(*elements, what="0D tensor", more=(_RANKED, ("rank", 0)))


def vector(*elements: tuple[str, Predicate]) -> TypeConstraint:
    """Tensors of rank 1."""
    return tensor(*elements, what="1D tensor", more=(_RANKED, ("rank", 1)))


def static(*elements: tuple[str, Predicate], what: str = "statically shaped tensor", rank: int | None = None) -> TypeConstraint:
    """Tensors with a static shape."""
    return tensor(*elements, what=what, more=(_RANKED, ("static",)) if rank is None else (_RANKED, ("static",), ("rank", rank)))


def any_tensor(*elements: tuple[str, Predicate]) -> TypeConstraint:
    """Tensors with or without a rank."""
    return tensor(*elements, what="tensor", more=(_TENSOR,))


def either(*constraints: TypeConstraint | type[TypeDef]) -> TypeConstraint:
    """One of several."""
    return TypeConstraint(" or ".join(c.summary for c in constraints), ("or", *(c.predicate for c in constraints)))


Tensor = tensor(*ALL)
PerAxisTensor = tensor(*ALL_PER_AXIS)
PredTensor = tensor(PRED)
IntTensor = tensor(INT)
FloatTensor = tensor(FLOAT)
FloatOrQuantized = tensor(FLOAT, QUANTIZED)
FloatOrComplex = tensor(FLOAT, COMPLEX)
FloatComplexOrQuantized = tensor(FLOAT, COMPLEX, QUANTIZED)
NumberTensor = tensor(INT, FLOAT, COMPLEX, QUANTIZED)
PredOrInt = tensor(PRED, INT)
IntOrFloat = tensor(INT, FLOAT)
I32Tensor = tensor(("32-bit signless integer", ("integer", 1, 32)))
UI32Tensor = tensor(("32-bit unsigned integer", ("integer", 4, 32)))
ScalarInt = scalar(INT)
ScalarTensor = scalar(*ALL)
DimensionTensor = vector(INDEX, INT)
StaticDimensionTensor = static(INDEX, INT, what="statically shaped 1-dimensional tensor", rank=1)
StaticTensor = static(*ALL_PER_AXIS)
StaticOrBounded = tensor(*ALL_PER_AXIS, what="statically shaped or single bounded dimension tensor", more=(_RANKED, ("routine", "hlo.SingleBound")))
Buffer = tensor(*ALL, what="memref", more=(("kind", "TYPE_MEMREF"),))
def nested_tuple(*constraints: TypeConstraint | type[TypeDef]) -> TypeConstraint:
    """Tuples of values and of such tuples."""
    names = " or ".join(each.summary for each in constraints)
    return TypeConstraint(f"nested tuple with any combination of {names} values",
                          ("and", ("kind", "TYPE_TUPLE"), ("all", ("or", *(each.predicate for each in constraints)))))


Tuple = nested_tuple(Tensor, Buffer, tensor(PER_AXIS), TokenType)
TensorOrToken = either(Tensor, TokenType)
PerAxisOrToken = either(Tensor, tensor(PER_AXIS), TokenType)
PerAxisTokenOrBuffer = either(PerAxisOrToken, Buffer)
PerAxisTokenOrTuple = either(Tensor, tensor(PER_AXIS), TokenType, Tuple)
PerAxisTokenTupleOrBuffer = either(PerAxisTokenOrTuple, Buffer)
StaticOrToken = either(static(*ALL), StaticTensor, TokenType)
AnyTensor = any_tensor(*ALL_PER_AXIS)
CustomCallValue = either(AnyTensor, Buffer, TokenType, nested_tuple(AnyTensor, Buffer, TokenType), FutureType)


# --- attributes of builtin kinds ---

NonNegativeI64 = bounded_integer_attr(64, "value is non-negative", 0)
PositiveI64 = bounded_integer_attr(64, "value is positive", 1)
NonNegativeI32 = bounded_integer_attr(32, "value is non-negative", 0)
PositiveI32 = bounded_integer_attr(32, "value is positive", 1)
F32Attr = AttrConstraint("32-bit float attribute", ("and", ("kind", "ATTR_FLOAT"), ("value_type", ("float", "f32"))),
                         ("kind", "ATTR_FLOAT"), value_type="f32")
_I64_ELEMENTS: Predicate = ("and", ("kind", "ATTR_DENSE_ELEMENTS"), ("value_type", ("element", ("integer", 1, 64))))
I64Elements = AttrConstraint("64-bit signless integer elements attribute", _I64_ELEMENTS, ("kind", "ATTR_DENSE_ELEMENTS"))
ElementsAttr = AttrConstraint("constant vector/tensor attribute", (
    "kind", "ATTR_DENSE_ELEMENTS", "ATTR_DENSE_STRINGS", "ATTR_DENSE_RESOURCE", "ATTR_SPARSE_ELEMENTS"), (
    "kind", "ATTR_DENSE_ELEMENTS", "ATTR_DENSE_STRINGS", "ATTR_DENSE_RESOURCE", "ATTR_SPARSE_ELEMENTS"))
DenseBoolArray = AttrConstraint("i1 dense array attribute", ("array_of", 1), ("array_of", 1), value_type="i1", dense=True)
Dictionary = AttrConstraint("dictionary of named attribute values", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"))
StringOrDictionary = AttrConstraint("string attribute or dictionary of named attribute values", ("kind", "ATTR_STRING", "ATTR_DICTIONARY"),
                                    ("kind", "ATTR_STRING", "ATTR_DICTIONARY"))
_LAYOUT: Predicate = ("and", ("kind", "ATTR_DENSE_ELEMENTS"), ("value_type", ("and", ("rank", 1), ("element", ("kind", "TYPE_INDEX")))))


def array_of(summary: str, element: Predicate) -> AttrConstraint:
    """Arrays of one kind of attributes."""
    return AttrConstraint(summary, ("all", element), ("kind", "ATTR_ARRAY"))


Layouts = array_of("Array of layout (1D tensor of index type) attributes", _LAYOUT)
SymbolRefs = array_of("flat symbol ref array attribute", ("flat_symbol",))


# --- enumerations ---


def _cases(words: str, first: int = 0) -> tuple[tuple[str, int], ...]:
    return tuple((word, value) for value, word in enumerate(words.split(), first))


def enum(dialect: Dialect, mnemonic: str, name: str, words: str, *, first: int = 0, summary: str = "", bare: bool = True) -> AttrConstraint:
    """An enumeration that is an attribute of its own."""
    prefix = {"stablehlo": "StableHLO", "chlo": "CHLO"}[dialect.name]
    return dialect.enum(EnumDef(_cases(words, first), attr_name=mnemonic, summary=summary, cpp_name=f"::mlir::{dialect.name}::{name}",
                                cpp_attr=f"{prefix}_{name}Attr", bare=bare, tight=bare))


Precision = enum(stablehlo, "precision", "Precision", "DEFAULT HIGH HIGHEST", summary="XLA precision for an operand. Has backend specific meaning.")
PrecisionConfig = array_of("Precision Config attribute", ("defined", "stablehlo.precision"))
ResultAccuracyMode = enum(stablehlo, "result_accuracy_mode", "ResultAccuracyMode", "DEFAULT HIGHEST TOLERANCE",
                          summary="XLA result accuracy mode.", bare=False)
FftType = enum(stablehlo, "fft_type", "FftType", "FFT IFFT RFFT IRFFT", summary="XLA fast fourier transform type.")
ComparisonDirection = enum(stablehlo, "comparison_direction", "ComparisonDirection", "EQ NE GE GT LE LT",
                           summary="Which comparison operation to perform.")
ComparisonType = enum(stablehlo, "comparison_type", "ComparisonType", "NOTYPE FLOAT TOTALORDER SIGNED UNSIGNED",
                      summary="Which comparison type to use.")
Transpose = enum(stablehlo, "transpose", "Transpose", "TRANSPOSE_INVALID NO_TRANSPOSE TRANSPOSE ADJOINT", summary="Transpose options")
RngDistribution = enum(stablehlo, "rng_distribution", "RngDistribution", "UNIFORM NORMAL", first=1,
                       summary="XLA PRNG distribution to be used.")
RngAlgorithm = enum(stablehlo, "rng_algorithm", "RngAlgorithm", "DEFAULT THREE_FRY PHILOX", summary="XLA PRNG algorithm to be used.")
CustomCallApiVersion = stablehlo.enum(EnumDef(
    _cases("API_VERSION_UNSPECIFIED API_VERSION_ORIGINAL API_VERSION_STATUS_RETURNING API_VERSION_STATUS_RETURNING_UNIFIED "
           "API_VERSION_TYPED_FFI"), summary="Custom call API version", cpp_name="::mlir::stablehlo::CustomCallApiVersion"))


# --- attributes ---


def _dims() -> Any:
    return DenseParam("i64", default=())


class ScatterDimensionNumbersAttr(AttrDef, dialect=stablehlo, mnemonic="scatter"):
    """Dimensions of a scatter."""

    renamed = {"scattered_dims_to_operand_dims": "scatter_dims_to_operand_dims"}
    update_window_dims = _dims()
    inserted_window_dims = _dims()
    input_batching_dims = _dims()
    scatter_indices_batching_dims = _dims()
    scatter_dims_to_operand_dims = _dims()
    index_vector_dim = IntParam(64, default=0)
    assembly_format = "`<` custom<`hlo.Struct`>($update_window_dims) `>`"


class GatherDimensionNumbersAttr(AttrDef, dialect=stablehlo, mnemonic="gather"):
    """Dimensions of a gather."""

    offset_dims = _dims()
    collapsed_slice_dims = _dims()
    operand_batching_dims = _dims()
    start_indices_batching_dims = _dims()
    start_index_map = _dims()
    index_vector_dim = IntParam(64, default=0)
    assembly_format = "`<` custom<`hlo.Struct`>($offset_dims) `>`"


class DotDimensionNumbersAttr(AttrDef, dialect=stablehlo, mnemonic="dot"):
    """Attribute that models the dimension information for dot."""

    lhs_batching_dimensions = _dims()
    rhs_batching_dimensions = _dims()
    lhs_contracting_dimensions = _dims()
    rhs_contracting_dimensions = _dims()
    assembly_format = "`<` custom<`hlo.Struct`>($lhs_batching_dimensions) `>`"


class DotAlgorithmAttr(AttrDef, dialect=stablehlo, mnemonic="dot_algorithm"):
    """Attribute that models the algorithm constraints to use for computing dot."""

    lhs_precision_type = TypeParam()
    rhs_precision_type = TypeParam()
    accumulation_type = TypeParam()
    lhs_component_count = IntParam(64)
    rhs_component_count = IntParam(64)
    num_primitive_operations = IntParam(64)
    allow_imprecise_accumulation = BoolParam()
    verify = "stablehlo.DotAlgorithm"
    assembly_format = """
        `<` `lhs_precision_type` `=` $lhs_precision_type `,` `rhs_precision_type` `=` $rhs_precision_type `,`
        `accumulation_type` `=` $accumulation_type `,` `lhs_component_count` `=` $lhs_component_count `,`
        `rhs_component_count` `=` $rhs_component_count `,` `num_primitive_operations` `=` $num_primitive_operations `,`
        `allow_imprecise_accumulation` `=` $allow_imprecise_accumulation `>`
    """


class OutputOperandAliasAttr(AttrDef, dialect=stablehlo, mnemonic="output_operand_alias"):
    """An output of a custom call that shares memory with an operand."""

    output_tuple_indices = DenseParam("i64")
    operand_index = IntParam(64)
    operand_tuple_indices = DenseParam("i64")
    assembly_format = """
        `<` `output_tuple_indices` `=` $output_tuple_indices `,` `operand_index` `=` $operand_index `,`
        `operand_tuple_indices` `=` $operand_tuple_indices `>`
    """


Aliases = array_of("Aliasing attribute for outputs and operands of CustomCall", OutputOperandAliasAttr.predicate)


class ChannelHandleAttr(AttrDef, dialect=stablehlo, mnemonic="channel_handle"):
    """Two 64-bit integers 'handle' and 'type'."""

    renamed = {"channel_type": "type"}
    handle = IntParam(64)
    type = IntParam(64)
    assembly_format = "`<` struct(params) `>`"


class TypeExtensionsAttr(AttrDef, dialect=stablehlo, mnemonic="bounds"):
    """Upper bounds of dynamic dimensions."""

    bounds = DenseParam("i64")
    encoding_check = "stablehlo.Bounds"
    assembly_format = "`<` custom<`hlo.Sizes`>($bounds) `>`"


class OldTypeExtensionsAttr(AttrDef, dialect=stablehlo, mnemonic="type_extensions"):
    """As bounds were written once; what is read is a TypeExtensionsAttr."""

    bounds = DenseParam("i64")
    assembly_format = "`<` custom<`hlo.OldBounds`>($bounds) `>`"


class ConvDimensionNumbersAttr(AttrDef, dialect=stablehlo, mnemonic="conv"):
    """Structure of dimension information for conv op."""

    input_batch_dimension = IntParam(64)
    input_feature_dimension = IntParam(64)
    input_spatial_dimensions = DenseParam("i64")
    kernel_input_feature_dimension = IntParam(64)
    kernel_output_feature_dimension = IntParam(64)
    kernel_spatial_dimensions = DenseParam("i64")
    output_batch_dimension = IntParam(64)
    output_feature_dimension = IntParam(64)
    output_spatial_dimensions = DenseParam("i64")
    assembly_format = """
        `<` custom<`hlo.ConvolutionNumbers`>($input_batch_dimension, $input_feature_dimension, $input_spatial_dimensions,
        $kernel_input_feature_dimension, $kernel_output_feature_dimension, $kernel_spatial_dimensions,
        $output_batch_dimension, $output_feature_dimension, $output_spatial_dimensions) `>`
    """


class ResultAccuracyAttr(AttrDef, dialect=stablehlo, mnemonic="result_accuracy"):
    """How exact a result must be."""

    atol = FloatParam("f64", default=0.0)
    rtol = FloatParam("f64", default=0.0)
    ulps = IntParam(64, default=0)
    mode = AttrParam(ResultAccuracyMode)
    verify = "stablehlo.Accuracy"
    blame_end = True
    assembly_format = """
        `<` (`atol` `=` $atol^ `,` ` `)? (`rtol` `=` $rtol^ `,` ` `)? (`ulps` `=` $ulps^ `,` ` `)? `mode` `=` qualified($mode) `>`
    """

    @classmethod
    def get(cls, atol: float, rtol: float, ulps: int, mode: Any, context: Any = None) -> ResultAccuracyAttr:
        """`mode` is a ResultAccuracyModeAttr, or its case."""
        held = stablehlo.member("ResultAccuracyModeAttr").get(mode, context) if isinstance(mode, str) else mode
        return make(cls, {"atol": atol, "rtol": rtol, "ulps": ulps, "mode": held}, context)  # type: ignore[no-any-return]


class SubAxisInfoAttr(AttrDef, dialect=stablehlo, mnemonic="sub_axis_info"):
    """A part of an axis of a mesh."""

    pre_size = IntParam(64)
    size = IntParam(64)
    assembly_format = "`(` $pre_size `)` `` $size"


class AxisRefAttr(AttrDef, dialect=stablehlo, mnemonic="axis_ref"):
    """An axis of a mesh."""

    name_ = StringParam()
    sub_axis_info = AttrParam(SubAxisInfoAttr, optional=True)
    assembly_format = "`<` struct(params) `>`"


class MeshAxisAttr(AttrDef, dialect=stablehlo, mnemonic="mesh_axis"):
    """Name and size of an axis."""

    name_ = StringParam()
    size = IntParam(64)
    assembly_format = "`<` struct(params) `>`"


class MeshAttr(AttrDef, dialect=stablehlo, mnemonic="mesh"):
    """Devices in a grid with named axes."""

    axes = ArrayParam(AttrParam(MeshAxisAttr))
    device_ids = AttrParam(optional=True)
    assembly_format = "`<` `axes` `` `=` `` `[` $axes `]` (`,` `device_ids` `` `=` `` $device_ids^)? `>`"


class ReplicaGroupMeshAxesAttr(AttrDef, dialect=stablehlo, mnemonic="replica_group_mesh_axes"):
    """Groups of replicas by axes of a mesh."""

    summary = "mesh and axes based replica groups representation."

    mesh = AttrParam()
    axes = AttrParam()
    assembly_format = "`<` struct(params) `>`"


ReplicaGroups = AttrConstraint(
    f"{I64Elements.summary} or {ReplicaGroupMeshAxesAttr.summary}", ("or", _I64_ELEMENTS, ReplicaGroupMeshAxesAttr.predicate))
FlagAttr = BoolAttr
