"""Operations of stablehlo that have only the generic form."""

from __future__ import annotations

from mlircore.define import opcodes as oc
from mlircore.define.inference import BY_TRAITS, Infer
from mlircore.dialect import (
    AllElementTypesMatch, ArrayAttr, Attr, BoolAttr, Check, DenseI64ArrayAttr, I64Attr, IsolatedFromAbove, Op, Operand, Operands, OptionalAttr,
    Pure, Region, Result, Results, SameOperandsAndResultElementType, SameOperandsAndResultShape, SameVariadicOperandSize, SingleBlock, StrAttr,
    UnitAttr,
)
from mlircore.dialects.stablehlo import base as hlo
from mlircore.dialects.stablehlo.base import stablehlo

_RETURN = "stablehlo.return"


def _flag() -> Attr:
    """False when absent."""
    return Attr(BoolAttr, optional=True, default="false")


# --- input and output ---


class InfeedOp(Op, dialect=stablehlo, name="infeed"):
    """Reads from the infeed."""

    token = Operand(hlo.TokenType)
    infeed_config = Attr(StrAttr, default='""')
    layout = OptionalAttr(ArrayAttr)
    result = Results(hlo.StaticOrToken)
    checks = (Check("stablehlo.Infeed", "layout"),)


class OutfeedOp(Op, dialect=stablehlo, name="outfeed"):
    """Writes to the outfeed."""

    inputs = Operands(hlo.PerAxisTensor)
    token = Operand(hlo.TokenType)
    outfeed_config = Attr(StrAttr, default='""')
    result = Result(hlo.TokenType)
    infer = BY_TRAITS


class SendOp(Op, dialect=stablehlo, name="send"):
    """Sends to another process."""

    inputs = Operands(hlo.PerAxisTensor)
    token = Operand(hlo.TokenType)
    channel_handle = Attr(hlo.ChannelHandleAttr)
    is_host_transfer = _flag()
    source_target_pairs = OptionalAttr(hlo.I64Elements)
    result = Result(hlo.TokenType)
    infer = BY_TRAITS
    checks = (Check("stablehlo.Send", "channel_handle", "is_host_transfer"),)


class RecvOp(Op, dialect=stablehlo, name="recv"):
    """Receives from another process."""

    token = Operand(hlo.TokenType)
    channel_handle = Attr(hlo.ChannelHandleAttr)
    is_host_transfer = _flag()
    source_target_pairs = OptionalAttr(hlo.I64Elements)
    result = Results(hlo.StaticOrToken)
    checks = (Check("stablehlo.Recv", "channel_handle", "is_host_transfer"),)


# --- branches, asynchronous regions ---


class IfOp(Op, dialect=stablehlo, name="if"):
    """One of two regions."""

    pred = Operand(hlo.PredTensor)
    true_branch = Region(1)
    false_branch = Region(1)
    result = Results(hlo.PerAxisOrToken)
    traits = (SingleBlock,)
    implicit_terminator = _RETURN
    region_checks = (Check("stablehlo.Branches", "pred"),)


class CaseOp(Op, dialect=stablehlo, name="case"):
    """One of many regions."""

    index = Operand(hlo.I32Tensor)
    branches = Region(1, oc.VARIADIC)
    result = Results(hlo.PerAxisOrToken)
    traits = (SingleBlock,)
    implicit_terminator = _RETURN
    checks = (Check("stablehlo.HasBranches", "index"),)
    region_checks = (Check("stablehlo.Branches", "index"),)


class AsyncStartOp(Op, dialect=stablehlo, name="async_start"):
    """Starts a region."""

    inputs = Operands(hlo.Tensor, also="operands_")
    body = Region(1)
    result = Result(hlo.FutureType)
    argument_order = "result operands_=inputs"
    traits = (IsolatedFromAbove, SingleBlock)
    implicit_terminator = _RETURN
    region_checks = (
        Check("stablehlo.AsyncStart", "stablehlo.all_gather", "stablehlo.all_reduce", "stablehlo.all_to_all", "stablehlo.collective_broadcast",
              "stablehlo.collective_permute", "stablehlo.dynamic_slice", "stablehlo.dynamic_update_slice", "stablehlo.reduce_scatter",
              "stablehlo.slice"),
    )


class AsyncDoneOp(Op, dialect=stablehlo, name="async_done"):
    """Waits for a region's results."""

    operand = Operand(hlo.FutureType)
    result = Result(hlo.Tensor)
    infer = BY_TRAITS
    checks = (Check("stablehlo.AsyncDone"),)


# --- between processes ---


class AllGatherOp(Op, dialect=stablehlo, name="all_gather"):
    """Joins what all processes of a group have."""

    operands = Operands(hlo.Tensor)
    all_gather_dim = Attr(hlo.NonNegativeI64)
    replica_groups = Attr(hlo.ReplicaGroups)
    channel_handle = OptionalAttr(hlo.ChannelHandleAttr)
    use_global_device_ids = Attr(UnitAttr)
    result = Results(hlo.Tensor)
    argument_order = "result operands_ all_gather_dim replica_groups * channel_handle use_global_device_ids"
    traits = (hlo.PAIRWISE_ELEMENTS,)
    checks = (Check("stablehlo.AllGather", "operands", "replica_groups", "channel_handle", "use_global_device_ids", "result", "all_gather_dim"),)


class AllReduceOp(Op, dialect=stablehlo, name="all_reduce"):
    """Reduces what all processes of a group have."""

    operands = Operands(hlo.Tensor)
    replica_groups = Attr(hlo.ReplicaGroups)
    channel_handle = OptionalAttr(hlo.ChannelHandleAttr)
    use_global_device_ids = Attr(UnitAttr)
    computation = Region(1)
    result = Results(hlo.Tensor)
    argument_order = "result operands_ replica_groups * channel_handle use_global_device_ids"
    traits = (SingleBlock,)
    implicit_terminator = _RETURN
    checks = (Check("stablehlo.AllReduce", "operands", "replica_groups", "channel_handle", "use_global_device_ids"),)
    region_checks = (Check("hlo.AccumulatedFirst", "operands"),)


class ReduceScatterOp(Op, dialect=stablehlo, name="reduce_scatter"):
    """Reduces what all processes of a group have, each a part."""

    operand = Operand(hlo.Tensor)
    scatter_dimension = Attr(hlo.NonNegativeI64)
    replica_groups = Attr(hlo.ReplicaGroups)
    channel_handle = OptionalAttr(hlo.ChannelHandleAttr)
    use_global_device_ids = Attr(UnitAttr)
    computation = Region(1)
    result = Result(hlo.Tensor)
    checks = (Check("stablehlo.ReduceScatter", "operand", "replica_groups", "channel_handle", "use_global_device_ids", "result", "scatter_dimension"),)


class AllToAllOp(Op, dialect=stablehlo, name="all_to_all"):
    """Exchanges parts between all processes of a group."""

    operands = Operands(hlo.Tensor)
    split_dimension = Attr(hlo.NonNegativeI64)
    concat_dimension = Attr(hlo.NonNegativeI64)
    split_count = Attr(hlo.PositiveI64)
    replica_groups = Attr(hlo.ReplicaGroups)
    channel_handle = OptionalAttr(hlo.ChannelHandleAttr)
    result = Results(hlo.Tensor)
    argument_order = "operands_ split_dimension concat_dimension split_count replica_groups * channel_handle results"
    infer = Infer("stablehlo.all_to_all", "operands", "split_dimension", "concat_dimension", "split_count")
    traits = (hlo.PAIRWISE_ELEMENTS,)
    checks = (Check("stablehlo.AllToAll", "operands", "replica_groups", "split_dimension", "concat_dimension", "split_count"),)


class CollectiveBroadcastOp(Op, dialect=stablehlo, name="collective_broadcast"):
    """Sends to all processes of a group."""

    operand = Operand(hlo.Tensor)
    replica_groups = Attr(hlo.ReplicaGroups)
    channel_handle = OptionalAttr(hlo.ChannelHandleAttr)
    result = Result(hlo.Tensor)
    infer = Infer("same_as", "operand")
    traits = (SameOperandsAndResultElementType,)
    checks = (Check("stablehlo.CollectiveBroadcast", "replica_groups"), hlo.INFERRED)


class CollectivePermuteOp(Op, dialect=stablehlo, name="collective_permute"):
    """Sends along pairs of processes."""

    operand = Operand(hlo.Tensor)
    source_target_pairs = Attr(hlo.I64Elements)
    channel_handle = OptionalAttr(hlo.ChannelHandleAttr)
    result = Result(hlo.Tensor)
    infer = Infer("same_as", "operand")
    traits = (SameOperandsAndResultElementType,)
    checks = (Check("stablehlo.Pairs", "source_target_pairs"), hlo.INFERRED)


class CrossReplicaSumOp(Op, dialect=stablehlo, name="cross-replica-sum"):
    """Sums what all processes of a group have."""

    operand = Operand(hlo.Tensor)
    replica_groups = Attr(hlo.I64Elements)
    result = Result(hlo.Tensor)
    infer = Infer("same_as", "operand")
    traits = (Pure, hlo.SAME_TYPES)
    checks = (hlo.MERGED,)


# --- normalization ---

_FEATURES = hlo.vector(hlo.FLOAT, hlo.QUANTIZED)


class BatchNormGradOp(Op, dialect=stablehlo, name="batch_norm_grad"):
    """Gradient of a batch normalization."""

    operand = Operand(hlo.FloatOrQuantized)
    scale = Operand(_FEATURES)
    mean = Operand(_FEATURES)
    variance = Operand(_FEATURES)
    grad_output = Operand(hlo.FloatOrQuantized)
    epsilon = Attr(hlo.F32Attr)
    feature_index = Attr(hlo.NonNegativeI64)
    grad_operand = Result(hlo.FloatOrQuantized)
    grad_scale = Result(_FEATURES)
    grad_offset = Result(_FEATURES)
    infer = Infer("stablehlo.batch_norm", "operand", "feature_index")
    traits = (hlo.SAME_ELEMENTS,)
    checks = (Check("stablehlo.BatchNorm", "feature_index"),)


class BatchNormInferenceOp(Op, dialect=stablehlo, name="batch_norm_inference"):
    """Batch normalization with given statistics."""

    operand = Operand(hlo.FloatOrQuantized)
    scale = Operand(_FEATURES)
    offset = Operand(_FEATURES)
    mean = Operand(_FEATURES)
    variance = Operand(_FEATURES)
    epsilon = Attr(hlo.F32Attr)
    feature_index = Attr(hlo.NonNegativeI64)
    result = Result(hlo.FloatOrQuantized)
    infer = Infer("same_as", "operand")
    traits = (hlo.SAME_ELEMENTS,)
    checks = (Check("stablehlo.BatchNorm", "feature_index"),)


class BatchNormTrainingOp(Op, dialect=stablehlo, name="batch_norm_training"):
    """Batch normalization and its statistics."""

    operand = Operand(hlo.FloatOrQuantized)
    scale = Operand(_FEATURES)
    offset = Operand(_FEATURES)
    epsilon = Attr(hlo.F32Attr)
    feature_index = Attr(hlo.NonNegativeI64)
    output = Result(hlo.FloatOrQuantized)
    batch_mean = Result(_FEATURES)
    batch_var = Result(_FEATURES)
    infer = Infer("stablehlo.batch_norm", "operand", "feature_index")
    traits = (hlo.SAME_ELEMENTS,)
    checks = (Check("stablehlo.BatchNorm", "feature_index"),)


# --- gathers, scatters, windows ---


class GatherOp(Op, dialect=stablehlo, name="gather"):
    """Collects slices."""

    operand = Operand(hlo.Tensor)
    start_indices = Operand(hlo.IntTensor)
    dimension_numbers = Attr(hlo.GatherDimensionNumbersAttr)
    slice_sizes = Attr(DenseI64ArrayAttr)
    indices_are_sorted = _flag()
    result = Result(hlo.Tensor)
    infer = Infer("stablehlo.gather", "operand", "start_indices", "dimension_numbers", "slice_sizes")
    traits = (AllElementTypesMatch("operand", "result"),)
    checks = (Check("stablehlo.Gather", "operand", "start_indices", "dimension_numbers", "slice_sizes", "result"),)


class DynamicGatherOp(Op, dialect=stablehlo, name="dynamic_gather"):
    """Collects slices of computed sizes."""

    operand = Operand(hlo.Tensor)
    start_indices = Operand(hlo.IntTensor)
    slice_sizes = Operand(hlo.static(hlo.INT, what="statically shaped 1-dimensional integer tensor", rank=1))
    dimension_numbers = Attr(hlo.GatherDimensionNumbersAttr)
    indices_are_sorted = _flag()
    result = Result(hlo.Tensor)
    infer = Infer("stablehlo.gather", "operand", "start_indices", "dimension_numbers", "slice_sizes")
    checks = (Check("stablehlo.Gather", "operand", "start_indices", "dimension_numbers", "slice_sizes", "result"),)


class ScatterOp(Op, dialect=stablehlo, name="scatter"):
    """Combines slices with updates."""

    inputs = Operands(hlo.Tensor)
    scatter_indices = Operand(hlo.tensor(("integer", ("kind", "TYPE_INTEGER")), hlo.INDEX))
    updates = Operands(hlo.Tensor)
    scatter_dimension_numbers = Attr(hlo.ScatterDimensionNumbersAttr)
    indices_are_sorted = _flag()
    unique_indices = _flag()
    update_computation = Region(1)
    result = Results(hlo.Tensor)
    traits = (SameVariadicOperandSize,)
    checks = (Check("stablehlo.Scatter", "inputs", "scatter_indices", "updates", "scatter_dimension_numbers"),)
    region_checks = (Check("hlo.Accumulated", "inputs"),)


class MapOp(Op, dialect=stablehlo, name="map"):
    """Applies a region to each element."""

    inputs = Operands(hlo.Tensor)
    dimensions = Attr(DenseI64ArrayAttr)
    computation = Region(1)
    result = Result(hlo.Tensor)
    traits = (SameOperandsAndResultShape, SingleBlock)
    implicit_terminator = _RETURN
    region_checks = (Check("stablehlo.Map", "inputs", "dimensions"),)


class SelectAndScatterOp(Op, dialect=stablehlo, name="select_and_scatter"):
    """Scatters to what a region selects in each window."""

    operand = Operand(hlo.Tensor)
    source = Operand(hlo.Tensor)
    init_value = Operand(hlo.Tensor)
    window_dimensions = OptionalAttr(DenseI64ArrayAttr)
    window_strides = OptionalAttr(DenseI64ArrayAttr)
    padding = OptionalAttr(hlo.I64Elements)
    select = Region(1)
    scatter = Region(1)
    result = Result(hlo.Tensor)
    checks = (
        Check("stablehlo.SelectAndScatter", "operand", "source", "init_value", "window_dimensions", "window_strides", "padding"),
    )
    region_checks = (Check("hlo.AccumulatedFirst", "operand"),)


class SortOp(Op, dialect=stablehlo, name="sort"):
    """Sorts along a dimension."""

    inputs = Operands(hlo.Tensor)
    dimension = Attr(I64Attr, optional=True, default="-1 : i64")
    is_stable = _flag()
    comparator = Region(1)
    result = Results(hlo.Tensor)
    traits = (SameOperandsAndResultShape,)
    checks = (Check("stablehlo.Sort", "inputs", "dimension"),)
    region_checks = (hlo.LIKE_OPERANDS,)


_WINDOW = ("inputs", "init_values", "window_dimensions", "window_strides", "base_dilations", "window_dilations", "padding")


class ReduceWindowOp(Op, dialect=stablehlo, name="reduce_window"):
    """Reduces windows."""

    inputs = Operands(hlo.Tensor)
    init_values = Operands(hlo.Tensor)
    window_dimensions = Attr(DenseI64ArrayAttr)
    window_strides = OptionalAttr(DenseI64ArrayAttr)
    base_dilations = OptionalAttr(DenseI64ArrayAttr)
    window_dilations = OptionalAttr(DenseI64ArrayAttr)
    padding = OptionalAttr(hlo.I64Elements)
    body = Region(1)
    result = Results(hlo.Tensor)
    traits = (SameVariadicOperandSize, SingleBlock)
    implicit_terminator = _RETURN
    checks = (Check("stablehlo.ReduceWindow", *_WINDOW),)
    region_checks = (Check("stablehlo.ReduceWindowTypes", *_WINDOW),)


class TriangularSolveOp(Op, dialect=stablehlo, name="triangular_solve"):
    """Solves triangular systems."""

    a = Operand(hlo.FloatOrComplex)
    b = Operand(hlo.FloatOrComplex)
    left_side = Attr(BoolAttr)
    lower = Attr(BoolAttr)
    unit_diagonal = Attr(BoolAttr)
    transpose_a = Attr(hlo.Transpose)
    result = Result(hlo.FloatOrComplex)
    infer = Infer("same_as", "b")
    traits = (hlo.SAME_ELEMENTS,)
    checks = (Check("stablehlo.TriangularSolve", "a", "b", "left_side", "transpose_a"),)


class TorchIndexSelectOp(Op, dialect=stablehlo, name="torch_index_select"):
    """Selects along a dimension."""

    operand = Operand(hlo.Tensor)
    index = Operand(hlo.Tensor)
    dim = Attr(I64Attr)
    batch_dims = Attr(I64Attr)
    result = Result(hlo.Tensor)
    traits = (Pure,)


class DynamicConvOp(Op, dialect=stablehlo, name="dynamic_conv"):
    """Convolution whose padding is computed."""

    lhs = Operand(hlo.Tensor)
    rhs = Operand(hlo.Tensor)
    padding = Operand(hlo.static(hlo.INT, what="statically shaped 2-dimensional integer tensor", rank=2))
    window_strides = OptionalAttr(DenseI64ArrayAttr)
    lhs_dilation = OptionalAttr(DenseI64ArrayAttr)
    rhs_dilation = OptionalAttr(DenseI64ArrayAttr)
    window_reversal = OptionalAttr(hlo.DenseBoolArray)
    dimension_numbers = Attr(hlo.ConvDimensionNumbersAttr)
    feature_group_count = Attr(hlo.PositiveI64)
    batch_group_count = Attr(hlo.PositiveI64)
    precision_config = OptionalAttr(hlo.PrecisionConfig)
    result = Result(hlo.Tensor)
    checks = (hlo.CONVOLUTION,)
