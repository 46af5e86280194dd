"""The `stablehlo` dialect: portable machine-learning operations, as JAX writes them."""

from __future__ import annotations

from mlircore.define import opcodes as oc
from mlircore.define.inference import BY_TRAITS, Infer
from mlircore.dialect import (
    AllElementTypesMatch, AllTypesMatch, Attr, BoolAttr, Check, ConstantLike, DenseI64ArrayAttr, FlatSymbolRefAttr, I32Attr, Op, Operand, Operands,
    OptionalAttr, Pure, Region, Relation, Result, Results, SameOperandsAndResultElementType, SameVariadicOperandSize, SingleBlock, StrAttr,
    SymbolNameAttr, Terminator,
)
from mlircore.dialects.stablehlo import base as hlo
from mlircore.dialects.stablehlo.base import stablehlo

_RETURN = "stablehlo.return"


def _flag() -> Attr:
    """False when absent."""
    return Attr(BoolAttr, optional=True, default="false")


# --- constants and numbers ---


class ConstantOp(Op, dialect=stablehlo, name="constant"):
    """A constant tensor."""

    value = Attr(hlo.ElementsAttr)
    output = Result(hlo.StaticTensor)
    infer = Infer("of_attribute", "value")
    traits = (ConstantLike, Pure)
    checks = (Check("stablehlo.Constant", "value"),)
    result_names = "HloConstant"
    assembly_format = "`` custom<`hlo.Constant`>($value, type($output), attr-dict)"


class IotaOp(Op, dialect=stablehlo, name="iota"):
    """Increasing values along a dimension."""

    iota_dimension = Attr(hlo.NonNegativeI64)
    output = Result(hlo.static(hlo.INT, hlo.FLOAT, hlo.COMPLEX, hlo.QUANTIZED))
    traits = (Pure,)
    checks = (Check("stablehlo.Iota", "iota_dimension"),)
    assembly_format = "`dim` `=` $iota_dimension attr-dict `:` type($output)"


class DynamicIotaOp(Op, dialect=stablehlo, name="dynamic_iota"):
    """Increasing values along a dimension, in a shape that is computed."""

    output_shape = Operand(hlo.StaticDimensionTensor)
    iota_dimension = Attr(hlo.NonNegativeI64)
    result = Result(hlo.Tensor)
    checks = (Check("stablehlo.DynamicIota", "output_shape", "iota_dimension"),)
    assembly_format = "$output_shape `,` `dim` `=` $iota_dimension attr-dict `:` functional-type(operands, results)"


class CreateTokenOp(Op, dialect=stablehlo, name="create_token"):
    """A new token."""

    output = Result(hlo.TokenType)
    infer = BY_TRAITS
    traits = (Pure,)
    assembly_format = "attr-dict `:` type(results)"


class _Id(Op):
    result = Result(hlo.UI32Tensor)
    traits = (Pure,)
    assembly_format = "attr-dict `:` type(results)"


class ReplicaIdOp(_Id, dialect=stablehlo, name="replica_id"):
    """The replica of this process."""

    infer = Infer("constant", "tensor<ui32>")
    checks = (hlo.INFERRED,)


class PartitionIdOp(_Id, dialect=stablehlo, name="partition_id"):
    """The partition of this process."""

    infer = Infer("constant", "tensor<ui32>")
    checks = (hlo.INFERRED,)


# --- shapes ---

_FUNCTIONAL = "operands attr-dict `:` functional-type(operands, results)"


class BitcastConvertOp(Op, dialect=stablehlo, name="bitcast_convert"):
    """Takes the bits as those of another element type."""

    operand = Operand(hlo.PerAxisTensor)
    result = Result(hlo.PerAxisTensor)
    checks = (Check("stablehlo.Bitcast"),)
    assembly_format = _FUNCTIONAL


class BroadcastOp(Op, dialect=stablehlo, name="broadcast"):
    """Repeats along new first dimensions."""

    operand = Operand(hlo.Tensor)
    broadcast_sizes = Attr(DenseI64ArrayAttr)
    result = Result(hlo.PerAxisTensor)
    infer = Infer("stablehlo.broadcast", "operand", "broadcast_sizes")
    traits = (SameOperandsAndResultElementType,)
    checks = (Check("stablehlo.Broadcast", "broadcast_sizes"),)
    assembly_format = "$operand `,` `sizes` `=` $broadcast_sizes attr-dict `:` functional-type(operands, results)"


class BroadcastInDimOp(Op, dialect=stablehlo, name="broadcast_in_dim"):
    """Repeats along dimensions."""

    operand = Operand(hlo.PerAxisTensor)
    broadcast_dimensions = Attr(DenseI64ArrayAttr)
    result = Result(hlo.StaticOrBounded)
    traits = (hlo.SAME_ELEMENTS,)
    checks = (Check("stablehlo.BroadcastInDim", "operand", "broadcast_dimensions"),)
    assembly_format = "$operand `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)"


class DynamicBroadcastInDimOp(Op, dialect=stablehlo, name="dynamic_broadcast_in_dim"):
    """Repeats along dimensions whose sizes are computed."""

    operand = Operand(hlo.PerAxisTensor)
    output_dimensions = Operand(hlo.StaticDimensionTensor)
    broadcast_dimensions = Attr(DenseI64ArrayAttr)
    known_expanding_dimensions = OptionalAttr(DenseI64ArrayAttr)
    known_nonexpanding_dimensions = OptionalAttr(DenseI64ArrayAttr)
    result = Result(hlo.PerAxisTensor)
    checks = (
        Check("stablehlo.DynamicBroadcastInDim", "operand", "output_dimensions", "broadcast_dimensions", "known_expanding_dimensions",
              "known_nonexpanding_dimensions"),
    )
    assembly_format = """
        $operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)
    """


class ConcatenateOp(Op, dialect=stablehlo, name="concatenate"):
    """Joins along a dimension."""

    inputs = Operands(hlo.Tensor)
    dimension = Attr(hlo.NonNegativeI64)
    result = Result(hlo.Tensor)
    infer = Infer("stablehlo.concatenate", "inputs", "dimension")
    traits = (SameOperandsAndResultElementType,)
    checks = (Check("stablehlo.Concatenate", "inputs", "dimension"),)
    assembly_format = "custom<`hlo.OperandsAndComma`>($inputs) `dim` `=` $dimension attr-dict `:` functional-type(operands, results)"


class ReshapeOp(Op, dialect=stablehlo, name="reshape"):
    """Changes the shape."""

    operand = Operand(hlo.PerAxisTensor)
    result = Result(hlo.StaticOrBounded)
    traits = (hlo.SAME_ELEMENTS,)
    checks = (Check("stablehlo.Reshape", "operand"),)
    assembly_format = _FUNCTIONAL


class DynamicReshapeOp(Op, dialect=stablehlo, name="dynamic_reshape"):
    """Changes the shape to a computed one."""

    operand = Operand(hlo.PerAxisTensor)
    output_shape = Operand(hlo.StaticDimensionTensor)
    result = Result(hlo.PerAxisTensor)
    checks = (Check("stablehlo.DynamicReshape", "operand", "output_shape"),)
    assembly_format = _FUNCTIONAL


class SliceOp(Op, dialect=stablehlo, name="slice"):
    """A part with fixed limits."""

    operand = Operand(hlo.Tensor)
    start_indices = Attr(DenseI64ArrayAttr)
    limit_indices = Attr(DenseI64ArrayAttr)
    strides = Attr(DenseI64ArrayAttr)
    result = Result(hlo.Tensor)
    infer = Infer("stablehlo.slice", "operand", "start_indices", "limit_indices", "strides")
    traits = (hlo.same_size("start_indices", "limit_indices", "strides"), SameOperandsAndResultElementType)
    checks = (Check("stablehlo.Slice", "operand", "start_indices", "limit_indices", "strides"),)
    assembly_format = """
        $operand custom<`hlo.SliceRanges`>($start_indices, $limit_indices, $strides) attr-dict `:` functional-type(operands, results)
    """


class DynamicSliceOp(Op, dialect=stablehlo, name="dynamic_slice"):
    """A part whose start is computed."""

    operand = Operand(hlo.Tensor)
    start_indices = Operands(hlo.ScalarInt)
    slice_sizes = Attr(DenseI64ArrayAttr)
    result = Result(hlo.Tensor)
    infer = Infer("stablehlo.dynamic_slice", "operand", "slice_sizes")
    traits = (AllElementTypesMatch("operand", "result"),)
    checks = (Check("stablehlo.DynamicSlice", "operand", "start_indices", "slice_sizes"),)
    assembly_format = """
        $operand `,` custom<`hlo.OperandsAndComma`>($start_indices) `sizes` `=` $slice_sizes attr-dict `:`
        functional-type(operands, results)
    """


class RealDynamicSliceOp(Op, dialect=stablehlo, name="real_dynamic_slice"):
    """A part whose limits are computed."""

    operand = Operand(hlo.Tensor)
    start_indices = Operand(hlo.DimensionTensor)
    limit_indices = Operand(hlo.DimensionTensor)
    strides = Operand(hlo.DimensionTensor)
    result = Result(hlo.Tensor)
    traits = (AllElementTypesMatch("operand", "result"), AllTypesMatch("start_indices", "limit_indices", "strides"))
    checks = (Check("stablehlo.RealDynamicSlice", "operand", "start_indices", "limit_indices", "strides"),)
    assembly_format = _FUNCTIONAL


class DynamicUpdateSliceOp(Op, dialect=stablehlo, name="dynamic_update_slice"):
    """Puts values in place of a part."""

    operand = Operand(hlo.Tensor)
    update = Operand(hlo.Tensor)
    start_indices = Operands(hlo.ScalarInt)
    result = Result(hlo.Tensor)
    infer = Infer("same_as", "operand")
    traits = (AllElementTypesMatch("operand", "update", "result"),)
    checks = (Check("stablehlo.UpdateSlice", "operand", "update", "start_indices"),)
    assembly_format = _FUNCTIONAL


class PadOp(Op, dialect=stablehlo, name="pad"):
    """Puts values around and between."""

    operand = Operand(hlo.Tensor)
    padding_value = Operand(hlo.ScalarTensor)
    edge_padding_low = Attr(DenseI64ArrayAttr)
    edge_padding_high = Attr(DenseI64ArrayAttr)
    interior_padding = Attr(DenseI64ArrayAttr)
    result = Result(hlo.Tensor)
    infer = Infer("stablehlo.pad", "operand", "edge_padding_low", "edge_padding_high", "interior_padding")
    traits = (hlo.same_size("edge_padding_low", "edge_padding_high", "interior_padding"), SameOperandsAndResultElementType)
    checks = (Check("stablehlo.Pad", "operand", "edge_padding_low", "edge_padding_high", "interior_padding"),)
    assembly_format = """
        $operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` $edge_padding_high `,`
        `interior` `=` $interior_padding attr-dict `:` functional-type(operands, results)
    """


class DynamicPadOp(Op, dialect=stablehlo, name="dynamic_pad"):
    """Puts values around and between, as many as computed."""

    operand = Operand(hlo.Tensor)
    padding_value = Operand(hlo.ScalarTensor)
    edge_padding_low = Operand(hlo.StaticDimensionTensor)
    edge_padding_high = Operand(hlo.StaticDimensionTensor)
    interior_padding = Operand(hlo.StaticDimensionTensor)
    result = Result(hlo.Tensor)
    traits = (
        AllElementTypesMatch("operand", "padding_value", "result"), AllTypesMatch("edge_padding_low", "edge_padding_high", "interior_padding"),
        Relation("RanksMatch", "all of {operand, result} have same rank", "operand", "result"),
    )
    checks = (Check("stablehlo.DynamicPad", "operand", "edge_padding_low", "edge_padding_high", "interior_padding"),)
    assembly_format = _FUNCTIONAL


class ReverseOp(Op, dialect=stablehlo, name="reverse"):
    """Reverses along dimensions."""

    operand = Operand(hlo.Tensor)
    dimensions = Attr(DenseI64ArrayAttr)
    result = Result(hlo.Tensor)
    infer = Infer("same_as", "operand")
    traits = (SameOperandsAndResultElementType,)
    checks = (Check("stablehlo.Reverse", "operand", "dimensions"), hlo.INFERRED)
    assembly_format = "$operand `,` `dims` `=` $dimensions attr-dict `:` custom<`hlo.SameType`>(type(operands), type(results))"


class TransposeOp(Op, dialect=stablehlo, name="transpose"):
    """Permutes dimensions."""

    operand = Operand(hlo.PerAxisTensor)
    permutation = Attr(DenseI64ArrayAttr)
    result = Result(hlo.PerAxisTensor)
    infer = Infer("stablehlo.transpose", "operand", "permutation")
    traits = (hlo.SAME_ELEMENTS,)
    checks = (Check("stablehlo.Transpose", "operand", "permutation"),)
    assembly_format = "$operand `,` `dims` `=` $permutation attr-dict `:` functional-type(operands, results)"


class GetDimensionSizeOp(Op, dialect=stablehlo, name="get_dimension_size"):
    """The size of a dimension."""

    operand = Operand(hlo.PerAxisTensor)
    dimension = Attr(hlo.NonNegativeI64)
    result = Result(hlo.I32Tensor)
    infer = Infer("constant", "tensor<i32>")
    traits = (Pure,)
    checks = (Check("stablehlo.DimensionSize", "dimension"),)
    assembly_format = "$operand `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)"


class SetDimensionSizeOp(Op, dialect=stablehlo, name="set_dimension_size"):
    """Makes a dimension dynamic."""

    operand = Operand(hlo.Tensor)
    size = Operand(hlo.I32Tensor)
    dimension = Attr(hlo.NonNegativeI64)
    result = Result(hlo.Tensor)
    infer = Infer("stablehlo.set_dimension_size", "operand", "size", "dimension")
    checks = (Check("stablehlo.SetDimensionSize", "dimension"),)
    assembly_format = "$operand `,` $size `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)"


# --- tuples, tokens, barriers ---


class GetTupleElementOp(Op, dialect=stablehlo, name="get_tuple_element"):
    """An element of a tuple."""

    operand = Operand(hlo.Tuple)
    index = Attr(hlo.NonNegativeI32)
    result = Result(hlo.PerAxisTokenTupleOrBuffer)
    infer = Infer("stablehlo.tuple_element", "operand", "index")
    traits = (Pure,)
    checks = (Check("stablehlo.TupleElement", "index"),)
    assembly_format = "$operand `[` $index `]` attr-dict `:` functional-type(operands, results)"


class TupleOp(Op, dialect=stablehlo, name="tuple"):
    """A tuple."""

    val = Operands(hlo.PerAxisTokenTupleOrBuffer)
    result = Result(hlo.Tuple)
    infer = Infer("stablehlo.tuple_of_operands")
    traits = (Pure,)
    checks = (Check("stablehlo.Tuple"),)
    assembly_format = "$val attr-dict `:` custom<`hlo.TupleType`>(type($val), type($result))"


class AfterAllOp(Op, dialect=stablehlo, name="after_all"):
    """A token after others."""

    inputs = Operands(hlo.TokenType)
    result = Result(hlo.TokenType)
    infer = BY_TRAITS
    traits = (Pure,)
    assembly_format = "$inputs attr-dict `:` custom<`hlo.SameType`>(type(operands), type(results))"


class OptimizationBarrierOp(Op, dialect=stablehlo, name="optimization_barrier"):
    """Keeps earlier operations from moving past later ones."""

    operand = Operands(hlo.TensorOrToken)
    result = Results(hlo.TensorOrToken)
    infer = Infer("same_as", "operand")
    traits = (Pure,)
    checks = (Check("stablehlo.Pairwise"),)
    assembly_format = "attr-dict ($operand^ `:` custom<`hlo.PairwiseType`>(type($operand), type($result))):(`(` `)`)?"


# --- linear algebra ---


class DotOp(Op, dialect=stablehlo, name="dot"):
    """Product of vectors and matrices."""

    lhs = Operand(hlo.Tensor)
    rhs = Operand(hlo.PerAxisTensor)
    precision_config = OptionalAttr(hlo.PrecisionConfig)
    result = Result(hlo.PerAxisTensor)
    traits = (Pure,)
    checks = (Check("stablehlo.Dot", "lhs", "rhs", "precision_config"),)
    assembly_format = "$lhs `,` $rhs `` custom<`hlo.Precision`>($precision_config) attr-dict `:` functional-type(operands, results)"


class DotGeneralOp(Op, dialect=stablehlo, name="dot_general"):
    """Product along any dimensions."""

    lhs = Operand(hlo.Tensor)
    rhs = Operand(hlo.PerAxisTensor)
    dot_dimension_numbers = Attr(hlo.DotDimensionNumbersAttr)
    precision_config = OptionalAttr(hlo.PrecisionConfig)
    algorithm = OptionalAttr(hlo.DotAlgorithmAttr)
    result = Result(hlo.PerAxisTensor)
    checks = (Check("stablehlo.DotGeneral", "lhs", "rhs", "dot_dimension_numbers", "precision_config", "algorithm"),)
    assembly_format = """
        $lhs `,` $rhs `,` custom<`hlo.DotDimensions`>($dot_dimension_numbers) ``
        custom<`hlo.PrecisionAndAlgorithm`>($precision_config, $algorithm) attr-dict `:` functional-type(operands, results)
    """


class EinsumOp(Op, dialect=stablehlo, name="einsum"):
    """Einstein summation."""

    lhs = Operand(hlo.Tensor)
    rhs = Operand(hlo.Tensor)
    einsum_config = Attr(StrAttr)
    result = Result(hlo.Tensor)
    traits = (Pure,)
    assembly_format = "$lhs `,` $rhs `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)"


class UnaryEinsumOp(Op, dialect=stablehlo, name="unary_einsum"):
    """Einstein summation of one tensor."""

    operand = Operand(hlo.Tensor)
    einsum_config = Attr(StrAttr)
    result = Result(hlo.Tensor)
    traits = (Pure,)
    assembly_format = "$operand `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)"


class ConvolutionOp(Op, dialect=stablehlo, name="convolution"):
    """Convolution."""

    lhs = Operand(hlo.Tensor)
    rhs = Operand(hlo.PerAxisTensor)
    window_strides = OptionalAttr(DenseI64ArrayAttr)
    padding = OptionalAttr(hlo.I64Elements)
    lhs_dilation = OptionalAttr(DenseI64ArrayAttr)
    rhs_dilation = OptionalAttr(DenseI64ArrayAttr)
    window_reversal = OptionalAttr(hlo.DenseBoolArray)
    dimension_numbers = Attr(hlo.ConvDimensionNumbersAttr)
    feature_group_count = Attr(hlo.PositiveI64)
    batch_group_count = Attr(hlo.PositiveI64)
    precision_config = OptionalAttr(hlo.PrecisionConfig)
    result = Result(hlo.PerAxisTensor)
    checks = (hlo.CONVOLUTION,)
    assembly_format = """
        `(` operands `)` `dim_numbers` `=` custom<`hlo.ConvolutionDimensions`>($dimension_numbers) `,` `window` `=` `{`
        custom<`hlo.Window`>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) `}` attr-dict `:`
        functional-type(operands, results)
    """


class CholeskyOp(Op, dialect=stablehlo, name="cholesky"):
    """Cholesky decomposition."""

    a = Operand(hlo.FloatComplexOrQuantized)
    lower = _flag()
    result = Result(hlo.FloatComplexOrQuantized)
    infer = Infer("same_as", "a")
    traits = (hlo.SAME_ELEMENTS,)
    checks = (Check("stablehlo.Cholesky"),)
    assembly_format = "$a (`,` `lower` `=` $lower^)? attr-dict `:` custom<`hlo.SameType`>(type(operands), type(results))"


class FftOp(Op, dialect=stablehlo, name="fft"):
    """Fourier transform."""

    operand = Operand(hlo.FloatOrComplex)
    fft_type = Attr(hlo.FftType)
    fft_length = Attr(DenseI64ArrayAttr)
    result = Result(hlo.FloatOrComplex)
    infer = Infer("stablehlo.fft", "operand", "fft_length", "fft_type")
    checks = (Check("stablehlo.Fft", "fft_length", "fft_type"),)
    assembly_format = "$operand `,` `type` `=` $fft_type `,` `length` `=` $fft_length attr-dict `:` functional-type(operands, results)"


# --- random numbers ---


class RngOp(Op, dialect=stablehlo, name="rng"):
    """Random numbers of a distribution."""

    a = Operand(hlo.scalar(hlo.PRED, hlo.INT, hlo.FLOAT))
    b = Operand(hlo.scalar(hlo.PRED, hlo.INT, hlo.FLOAT))
    shape = Operand(hlo.StaticDimensionTensor)
    rng_distribution = Attr(hlo.RngDistribution)
    result = Result(hlo.tensor(hlo.PRED, hlo.INT, hlo.FLOAT))
    infer = Infer("stablehlo.rng", "b", "shape")
    traits = (AllElementTypesMatch("a", "b", "result"),)
    checks = (Check("stablehlo.Rng", "rng_distribution"),)
    assembly_format = "$a `,` $b `,` $shape `,` `distribution` `=` $rng_distribution attr-dict `:` functional-type(operands, results)"


class RngBitGeneratorOp(Op, dialect=stablehlo, name="rng_bit_generator"):
    """Random bits."""

    rng_algorithm = Attr(hlo.RngAlgorithm)
    initial_state = Operand(hlo.IntOrFloat)
    output_state = Result(hlo.IntOrFloat)
    output = Result(hlo.static(hlo.INT, hlo.FLOAT))
    checks = (Check("stablehlo.RngBits"),)
    assembly_format = "$initial_state `,` `algorithm` `=` $rng_algorithm attr-dict `:` functional-type(operands, results)"


# --- calls ---


class CustomCallOp(Op, dialect=stablehlo, name="custom_call"):
    """Calls what an implementation has."""

    inputs = Operands(hlo.CustomCallValue)
    call_target_name = Attr(SymbolNameAttr)
    has_side_effect = _flag()
    backend_config = OptionalAttr(hlo.StringOrDictionary)
    api_version = Attr(hlo.CustomCallApiVersion, optional=True, default="API_VERSION_ORIGINAL")
    called_computations = Attr(hlo.SymbolRefs, optional=True, default="[]")
    operand_layouts = OptionalAttr(hlo.Layouts)
    result_layouts = OptionalAttr(hlo.Layouts)
    output_operand_aliases = Attr(hlo.Aliases, optional=True, default="[]")
    result = Results(hlo.CustomCallValue)
    facts = {"later_attributes": "result_tilings"}  # since StableHLO 1.18
    checks = (
        Check("stablehlo.CustomCall", "inputs", "result", "call_target_name", "operand_layouts", "result_layouts", "output_operand_aliases",
              "backend_config", "api_version"),
    )
    assembly_format = "$call_target_name `(` $inputs `)` attr-dict `:` functional-type(operands, results)"


class CompositeOp(Op, dialect=stablehlo, name="composite"):
    """An operation that a function decomposes."""

    inputs = Operands(hlo.PerAxisTokenOrTuple)
    name = Attr(StrAttr)
    composite_attributes = Attr(hlo.Dictionary, optional=True, default="{}")
    decomposition = Attr(FlatSymbolRefAttr)
    version = Attr(I32Attr, optional=True, default="0 : i32")
    composite_regions = Region(None, oc.VARIADIC)
    result = Results(hlo.PerAxisTokenOrTuple)
    symbol_uses = (Check("stablehlo.Composite", "func.func", "name", "decomposition"),)
    assembly_format = """
        $name operands (` ` `(` $composite_regions^ `)`)? attr-dict `:` functional-type(operands, results)
    """


# --- control flow ---


class ReturnOp(Op, dialect=stablehlo, name="return"):
    """Ends a region with its results."""

    results = Operands(hlo.PerAxisTokenOrBuffer)
    traits = (Pure, Terminator)
    assembly_format = "$results attr-dict (`:` type($results)^)?"


class WhileOp(Op, dialect=stablehlo, name="while"):
    """A loop with a condition."""

    operand = Operands(hlo.PerAxisTokenOrBuffer)
    cond = Region(1)
    body = Region(1)
    result = Results(hlo.PerAxisTokenOrBuffer)
    traits = (SingleBlock,)
    implicit_terminator = _RETURN
    argument_names = "iterArg"
    checks = (Check("stablehlo.While"),)
    region_checks = (hlo.LIKE_OPERANDS,)
    assembly_format = "`` custom<`hlo.While`>($operand, type($operand), type($result), attr-dict, $cond, $body)"


class ReduceOp(Op, dialect=stablehlo, name="reduce"):
    """Reduces along dimensions."""

    inputs = Operands(hlo.Tensor)
    init_values = Operands(hlo.Tensor)
    dimensions = Attr(DenseI64ArrayAttr)
    body = Region(1)
    result = Results(hlo.Tensor)
    traits = (SameVariadicOperandSize, SingleBlock)
    implicit_terminator = _RETURN
    checks = (Check("stablehlo.Reduce", "inputs", "init_values", "dimensions"),)
    region_checks = (Check("stablehlo.ReduceTypes", "inputs", "dimensions"),)
    assembly_format = """
        `` custom<`hlo.Reduce`>($inputs, $init_values, type($inputs), type($init_values), type($result), $dimensions, attr-dict, $body)
    """
