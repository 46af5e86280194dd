"""The operations of vhlo: every operation of stablehlo's programs, again each time when it changed.

They take any operands and attributes and have no rules; those of stablehlo are checked after it was made of them. The table below is one
entry for each operation:

    name Class first-last (%operand %operands... #attribute {region} {regions...}) -> %result %results...

`first` and `last` are the versions of StableHLO that have it; without the last, the newest has it. @convolution is a list of attributes.
"""

from __future__ import annotations

from mlircore.dialect import AnyType, Attr, Op, Operand, Operands, Region, Result, Results, SameVariadicOperandSize, Terminator
from mlircore.define import opcodes as oc
from mlircore.define.constraints import AnyAttr
from mlircore.dialects.vhlo.attributes import StringV1Attr, TypeV1Attr
from mlircore.dialects.vhlo.base import VERSIONS, vhlo
from mlircore.dialects.vhlo.types import FunctionV1Type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_CONVOLUTION = """
    #input_batch_dimension #input_feature_dimension #input_spatial_dimensions
    #kernel_input_feature_dimension #kernel_output_feature_dimension #kernel_spatial_dimensions
    #output_batch_dimension #output_feature_dimension #output_spatial_dimensions
"""


def _field(text: str, is_result: bool) -> tuple[str, Any]:
    """Name and declaration of one part of an entry."""
    several = text.strip("{}").endswith("...")
    name = text.strip("%#{}.")
    if text[0] == "#":
        return name, Attr(AnyAttr)
    if text[0] == "{":
        return name, Region(None, oc.VARIADIC if several else oc.SINGLE)
    if is_result:
        return name, (Results if several else Result)(AnyType)
    return name, (Operands if several else Operand)(AnyType)


def _entries(table: str) -> list[str]:
    """The entries; what goes on in a line that begins deeper belongs to the line before."""
    entries: list[str] = []
    for line in table.strip("\n").splitlines():
        if line.startswith("     "):
            entries[-1] += " " + line.strip()
        elif line:
            entries.append(line.strip())
    return entries


def _define(table: str) -> None:
    for entry in _entries(table):
        head, _, rest = entry.partition("(")
        name, cls, versions = head.split()
        first, _, last = versions.partition("-")
        arguments, _, results = rest.partition(")")
        results = results.replace("->", "")
        parts = arguments.replace("@convolution", _CONVOLUTION).split()
        fields = dict(_field(part, False) for part in parts)
        fields.update(_field(part, True) for part in results.split())
        if sum(part.startswith("%") and part.endswith("...") for part in parts) > 1:
            fields["traits"] = (SameVariadicOperandSize,)
        span = f"in the versions {first} to {last}" if last else f"from version {first} on"
        fields |= {"__doc__": f"The operation {name.rpartition('_')[0]} of stablehlo, {span}.", "__module__": __name__}
        globals()[cls] = type(cls, (Op,), fields, dialect=vhlo, name=name)
        VERSIONS[f"vhlo.{name}"] = (first, last or None)


class FuncOpV1(Op, dialect=vhlo, name="func_v1"):
    """A function."""

    sym_name = Attr(StringV1Attr)
    function_type = Attr(TypeV1Attr)
    sym_visibility = Attr(AnyAttr)
    arg_attrs = Attr(AnyAttr)
    res_attrs = Attr(AnyAttr)
    body = Region()
    assembly_format = "custom<`vhlo.Function`>($sym_name, $body, $function_type) attr-dict"


class ReturnOpV1(Op, dialect=vhlo, name="return_v1"):
    """Ends a region with its results."""

    results_ = Operands(AnyType)
    traits = (Terminator,)


VERSIONS["vhlo.func_v1"] = VERSIONS["vhlo.return_v1"] = ("0.9.0", None)

_define("""
    abs_v1 AbsOpV1 0.9.0 (%operand) -> %result
    add_v1 AddOpV1 0.9.0 (%lhs %rhs) -> %result
    after_all_v1 AfterAllOpV1 0.9.0 (%inputs...) -> %result
    all_gather_v1 AllGatherOpV1 0.9.0-1.4.0 (%operand #all_gather_dim #replica_groups #channel_id #use_global_device_ids) ->
        %result
    all_gather_v2 AllGatherOpV2 1.5.0 (%operands... #all_gather_dim #replica_groups #channel_id #use_global_device_ids) ->
        %results...
    all_reduce_v1 AllReduceOpV1 0.9.0-1.4.0 (%operand #replica_groups #channel_id #use_global_device_ids {computation}) ->
        %result
    all_reduce_v2 AllReduceOpV2 1.5.0 (%operands... #replica_groups #channel_id #use_global_device_ids {computation}) ->
        %results...
    all_to_all_v1 AllToAllOpV1 0.9.0-1.4.0 (%operand #split_dimension #concat_dimension #split_count #replica_groups
        #channel_id) -> %result
    all_to_all_v2 AllToAllOpV2 1.5.0 (%operands... #split_dimension #concat_dimension #split_count #replica_groups #channel_id)
        -> %results...
    and_v1 AndOpV1 0.9.0 (%lhs %rhs) -> %result
    async_done_v1 AsyncDoneOpV1 1.15.0 (%operand) -> %result
    async_start_v1 AsyncStartOpV1 1.15.0 (%operands... {collective}) -> %result
    atan2_v1 Atan2OpV1 0.9.0 (%lhs %rhs) -> %result
    batch_norm_grad_v1 BatchNormGradOpV1 0.9.0 (%operand %scale %mean %variance %grad_output #epsilon #feature_index) ->
        %grad_operand %grad_scale %grad_offset
    batch_norm_inference_v1 BatchNormInferenceOpV1 0.9.0 (%operand %scale %offset %mean %variance #epsilon #feature_index) ->
        %result
    batch_norm_training_v1 BatchNormTrainingOpV1 0.9.0 (%operand %scale %offset #epsilon #feature_index) -> %output %batch_mean
        %batch_var
    bitcast_convert_v1 BitcastConvertOpV1 0.9.0 (%operand) -> %result
    broadcast_v1 BroadcastOpV1 0.9.0 (%operand #broadcast_sizes) -> %result
    broadcast_in_dim_v1 BroadcastInDimOpV1 0.9.0 (%operand #broadcast_dimensions) -> %result
    call_v1 CallOpV1 0.9.0 (#callee %operands...) -> %results...
    case_v1 CaseOpV1 0.9.0 (%index {branches...}) -> %results...
    cbrt_v1 CbrtOpV1 0.9.0-1.9.0 (%operand) -> %result
    cbrt_v2 CbrtOpV2 1.10.0 (%operand #result_accuracy) -> %result
    ceil_v1 CeilOpV1 0.9.0 (%operand) -> %result
    cholesky_v1 CholeskyOpV1 0.9.0 (%a #lower) -> %result
    clamp_v1 ClampOpV1 0.9.0 (%min %operand %max) -> %result
    collective_broadcast_v1 CollectiveBroadcastOpV1 0.16.0-1.19.0 (%operand #replica_groups #channel_id) -> %result
    collective_broadcast_v2 CollectiveBroadcastOpV2 1.20.0 (%operands... #replica_groups #channel_id #has_dynamic_root) ->
        %results...
    collective_permute_v1 CollectivePermuteOpV1 0.9.0 (%operand #source_target_pairs #channel_id) -> %result
    collective_reduce_v1 CollectiveReduceOpV1 1.19.0 (%operands... #replica_groups #channel_id #use_global_device_ids
        #has_dynamic_root {computation}) -> %results...
    compare_v1 CompareOpV1 0.9.0 (%lhs %rhs #comparison_direction #compare_type) -> %result
    complex_v1 ComplexOpV1 0.9.0 (%lhs %rhs) -> %result
    composite_v1 CompositeOpV1 0.19.0-1.13.0 (%inputs... #name #composite_attributes #decomposition #version) -> %results...
    composite_v2 CompositeOpV2 1.14.0 (%inputs... #name #composite_attributes #decomposition #version {composite_regions...}) ->
        %results...
    concatenate_v1 ConcatenateOpV1 0.9.0 (%inputs... #dimension) -> %result
    constant_v1 ConstantOpV1 0.9.0 (#value) -> %output
    convert_v1 ConvertOpV1 0.9.0 (%operand) -> %result
    convolution_v1 ConvolutionOpV1 0.9.0 (%lhs %rhs #window_strides #padding #lhs_dilation #rhs_dilation #window_reversal
        @convolution #feature_group_count #batch_group_count #precision_config) -> %result
    cosine_v1 CosineOpV1 0.9.0-1.9.0 (%operand) -> %result
    cosine_v2 CosineOpV2 1.10.0 (%operand #result_accuracy) -> %result
    count_leading_zeros_v1 ClzOpV1 0.9.0 (%operand) -> %result
    create_token_v1 CreateTokenOpV1 0.9.0 () -> %output
    cross-replica-sum_v1 CrossReplicaSumOpV1 0.9.0 (%operand #replica_groups) -> %result
    custom_call_v1 CustomCallOpV1 0.9.0-1.17.0 (%inputs... #call_target_name #has_side_effect #backend_config #api_version
        #called_computations #operand_layouts #result_layouts #output_operand_aliases) -> %results...
    custom_call_v2 CustomCallOpV2 1.18.0 (%inputs... #call_target_name #has_side_effect #backend_config #api_version
        #called_computations #operand_layouts #result_layouts #output_operand_aliases #result_tilings) -> %results...
    divide_v1 DivOpV1 0.9.0 (%lhs %rhs) -> %result
    dot_v1 DotOpV1 0.9.0 (%lhs %rhs #precision_config) -> %result
    dot_general_v1 DotGeneralOpV1 0.9.0-1.5.0 (%lhs %rhs #lhs_batching_dimensions #rhs_batching_dimensions
        #lhs_contracting_dimensions #rhs_contracting_dimensions #precision_config) -> %result
    dot_general_v2 DotGeneralOpV2 1.6.0 (%lhs %rhs #lhs_batching_dimensions #rhs_batching_dimensions #lhs_contracting_dimensions
        #rhs_contracting_dimensions #precision_config #lhs_precision_type #rhs_precision_type #accumulation_type
        #lhs_component_count #rhs_component_count #num_primitive_operations #allow_imprecise_accumulation) -> %result
    dynamic_broadcast_in_dim_v1 DynamicBroadcastInDimOpV1 0.9.0 (%operand %output_dimensions #broadcast_dimensions
        #known_expanding_dimensions #known_nonexpanding_dimensions) -> %result
    dynamic_conv_v1 DynamicConvOpV1 0.9.0-0.19.0 (%lhs %rhs %d_padding #window_strides #padding #lhs_dilation #rhs_dilation
        #window_reversal @convolution #feature_group_count #batch_group_count #precision_config) -> %result
    dynamic_conv_v2 DynamicConvOpV2 0.20.0 (%lhs %rhs %padding #window_strides #lhs_dilation #rhs_dilation #window_reversal
        @convolution #feature_group_count #batch_group_count #precision_config) -> %result
    dynamic_gather_v1 DynamicGatherOpV1 0.9.0-1.0.0 (%operand %start_indices %slice_sizes #offset_dims #collapsed_slice_dims
        #start_index_map #index_vector_dim #indices_are_sorted) -> %result
    dynamic_gather_v2 DynamicGatherOpV2 1.1.0 (%operand %start_indices %slice_sizes #offset_dims #collapsed_slice_dims
        #operand_batching_dims #start_indices_batching_dims #start_index_map #index_vector_dim #indices_are_sorted) -> %result
    dynamic_iota_v1 DynamicIotaOpV1 0.9.0 (%output_shape #iota_dimension) -> %result
    dynamic_pad_v1 DynamicPadOpV1 0.9.0 (%operand %padding_value %edge_padding_low %edge_padding_high %interior_padding) ->
        %result
    dynamic_reshape_v1 DynamicReshapeOpV1 0.9.0 (%operand %output_shape) -> %result
    dynamic_slice_v1 DynamicSliceOpV1 0.9.0 (%operand %start_indices... #slice_sizes) -> %result
    dynamic_update_slice_v1 DynamicUpdateSliceOpV1 0.9.0 (%operand %update %start_indices...) -> %result
    einsum_v1 EinsumOpV1 0.9.0 (%lhs %rhs #einsum_config) -> %result
    exponential_v1 ExpOpV1 0.9.0-1.8.0 (%operand) -> %result
    exponential_v2 ExpOpV2 1.9.0 (%operand #result_accuracy) -> %result
    exponential_minus_one_v1 Expm1OpV1 0.9.0-1.9.0 (%operand) -> %result
    exponential_minus_one_v2 Expm1OpV2 1.10.0 (%operand #result_accuracy) -> %result
    fft_v1 FftOpV1 0.9.0 (%operand #fft_type #fft_length) -> %result
    floor_v1 FloorOpV1 0.9.0 (%operand) -> %result
    gather_v1 GatherOpV1 0.9.0-1.0.0 (%operand %start_indices #offset_dims #collapsed_slice_dims #start_index_map
        #index_vector_dim #slice_sizes #indices_are_sorted) -> %result
    gather_v2 GatherOpV2 1.1.0 (%operand %start_indices #offset_dims #collapsed_slice_dims #operand_batching_dims
        #start_indices_batching_dims #start_index_map #index_vector_dim #slice_sizes #indices_are_sorted) -> %result
    get_dimension_size_v1 GetDimensionSizeOpV1 0.9.0 (%operand #dimension) -> %result
    get_tuple_element_v1 GetTupleElementOpV1 0.9.0 (%operand #index) -> %result
    if_v1 IfOpV1 0.9.0 (%pred {true_branch} {false_branch}) -> %results...
    imag_v1 ImagOpV1 0.9.0 (%operand) -> %result
    infeed_v1 InfeedOpV1 0.9.0 (%token #infeed_config #layout) -> %results...
    iota_v1 IotaOpV1 0.9.0 (#iota_dimension) -> %output
    is_finite_v1 IsFiniteOpV1 0.9.0 (%x) -> %y
    log_v1 LogOpV1 0.9.0-1.9.0 (%operand) -> %result
    log_v2 LogOpV2 1.10.0 (%operand #result_accuracy) -> %result
    log_plus_one_v1 Log1pOpV1 0.9.0-1.9.0 (%operand) -> %result
    log_plus_one_v2 Log1pOpV2 1.10.0 (%operand #result_accuracy) -> %result
    logistic_v1 LogisticOpV1 0.9.0-1.9.0 (%operand) -> %result
    logistic_v2 LogisticOpV2 1.10.0 (%operand #result_accuracy) -> %result
    map_v1 MapOpV1 0.9.0 (%inputs... #dimensions {computation}) -> %result
    maximum_v1 MaxOpV1 0.9.0 (%lhs %rhs) -> %result
    minimum_v1 MinOpV1 0.9.0 (%lhs %rhs) -> %result
    multiply_v1 MulOpV1 0.9.0 (%lhs %rhs) -> %result
    negate_v1 NegOpV1 0.9.0 (%operand) -> %result
    not_v1 NotOpV1 0.9.0 (%operand) -> %result
    optimization_barrier_v1 OptimizationBarrierOpV1 0.9.0 (%operand...) -> %result...
    or_v1 OrOpV1 0.9.0 (%lhs %rhs) -> %result
    outfeed_v1 OutfeedOpV1 0.9.0 (%inputs... %token #outfeed_config) -> %result
    pad_v1 PadOpV1 0.9.0 (%operand %padding_value #edge_padding_low #edge_padding_high #interior_padding) -> %result
    partition_id_v1 PartitionIdOpV1 0.9.0 () -> %result
    popcnt_v1 PopulationCountOpV1 0.9.0 (%operand) -> %result
    power_v1 PowOpV1 0.9.0 (%lhs %rhs) -> %result
    real_v1 RealOpV1 0.9.0 (%operand) -> %result
    real_dynamic_slice_v1 RealDynamicSliceOpV1 0.9.0 (%operand %start_indices %limit_indices %strides) -> %result
    recv_v1 RecvOpV1 0.9.0-1.11.0 (%token #channel_id #channel_type #is_host_transfer) -> %results...
    recv_v2 RecvOpV2 1.12.0 (%token #channel_id #channel_type #is_host_transfer #source_target_pairs) -> %results...
    reduce_v1 ReduceOpV1 0.9.0 (%inputs... %init_values... #dimensions {body}) -> %results...
    reduce_precision_v1 ReducePrecisionOpV1 0.9.0 (%operand #exponent_bits #mantissa_bits) -> %output
    reduce_scatter_v1 ReduceScatterOpV1 0.9.0 (%operand #scatter_dimension #replica_groups #channel_id #use_global_device_ids
        {computation}) -> %result
    reduce_window_v1 ReduceWindowOpV1 0.9.0 (%inputs... %init_values... #window_dimensions #window_strides #base_dilations
        #window_dilations #padding {body}) -> %results...
    remainder_v1 RemOpV1 0.9.0 (%lhs %rhs) -> %result
    replica_id_v1 ReplicaIdOpV1 0.9.0 () -> %result
    reshape_v1 ReshapeOpV1 0.9.0 (%operand) -> %result
    reverse_v1 ReverseOpV1 0.9.0 (%operand #dimensions) -> %result
    rng_v1 RngOpV1 0.9.0 (%a %b %shape #rng_distribution) -> %result
    rng_bit_generator_v1 RngBitGeneratorOpV1 0.9.0 (#rng_algorithm %initial_state) -> %output_state %output
    round_nearest_afz_v1 RoundOpV1 0.9.0 (%operand) -> %result
    round_nearest_even_v1 RoundNearestEvenOpV1 0.9.0 (%operand) -> %result
    rsqrt_v1 RsqrtOpV1 0.9.0-1.9.0 (%operand) -> %result
    rsqrt_v2 RsqrtOpV2 1.10.0 (%operand #result_accuracy) -> %result
    scatter_v1 ScatterOpV1 0.9.0-1.0.0 (%inputs... %scatter_indices %updates... #update_window_dims #inserted_window_dims
        #scatter_dims_to_operand_dims #index_vector_dim #indices_are_sorted #unique_indices {update_computation}) -> %results...
    scatter_v2 ScatterOpV2 1.1.0 (%inputs... %scatter_indices %updates... #update_window_dims #inserted_window_dims
        #input_batching_dims #scatter_indices_batching_dims #scatter_dims_to_operand_dims #index_vector_dim #indices_are_sorted
        #unique_indices {update_computation}) -> %results...
    select_v1 SelectOpV1 0.9.0 (%pred %on_true %on_false) -> %result
    select_and_scatter_v1 SelectAndScatterOpV1 0.9.0 (%operand %source %init_value #window_dimensions #window_strides #padding
        {select} {scatter}) -> %result
    send_v1 SendOpV1 0.9.0-1.11.0 (%inputs... %token #channel_id #channel_type #is_host_transfer) -> %result
    send_v2 SendOpV2 1.12.0 (%inputs... %token #channel_id #channel_type #is_host_transfer #source_target_pairs) -> %result
    set_dimension_size_v1 SetDimensionSizeOpV1 0.9.0 (%operand %size #dimension) -> %result
    shift_left_v1 ShiftLeftOpV1 0.9.0 (%lhs %rhs) -> %result
    shift_right_arithmetic_v1 ShiftRightArithmeticOpV1 0.9.0 (%lhs %rhs) -> %result
    shift_right_logical_v1 ShiftRightLogicalOpV1 0.9.0 (%lhs %rhs) -> %result
    sign_v1 SignOpV1 0.9.0 (%operand) -> %result
    sine_v1 SineOpV1 0.9.0-1.9.0 (%operand) -> %result
    sine_v2 SineOpV2 1.10.0 (%operand #result_accuracy) -> %result
    slice_v1 SliceOpV1 0.9.0 (%operand #start_indices #limit_indices #strides) -> %result
    sort_v1 SortOpV1 0.9.0 (%inputs... #dimension #is_stable {comparator}) -> %results...
    sqrt_v1 SqrtOpV1 0.9.0-1.9.0 (%operand) -> %result
    sqrt_v2 SqrtOpV2 1.10.0 (%operand #result_accuracy) -> %result
    subtract_v1 SubtractOpV1 0.9.0 (%lhs %rhs) -> %result
    tan_v1 TanOpV1 1.4.0-1.9.0 (%operand) -> %result
    tan_v2 TanOpV2 1.10.0 (%operand #result_accuracy) -> %result
    tanh_v1 TanhOpV1 0.9.0-1.9.0 (%operand) -> %result
    tanh_v2 TanhOpV2 1.10.0 (%operand #result_accuracy) -> %result
    torch_index_select_v1 TorchIndexSelectOpV1 0.9.0 (%operand %index #dim #batch_dims) -> %result
    transpose_v1 TransposeOpV1 0.9.0 (%operand #permutation) -> %result
    triangular_solve_v1 TriangularSolveOpV1 0.9.0 (%a %b #left_side #lower #unit_diagonal #transpose_a) -> %result
    tuple_v1 TupleOpV1 0.9.0 (%val...) -> %result
    unary_einsum_v1 UnaryEinsumOpV1 0.9.0 (%operand #einsum_config) -> %result
    uniform_dequantize_v1 UniformDequantizeOpV1 0.9.0 (%operand) -> %result
    uniform_quantize_v1 UniformQuantizeOpV1 0.9.0 (%operand) -> %result
    while_v1 WhileOpV1 0.9.0 (%operand... {cond} {body}) -> %results...
    xor_v1 XorOpV1 0.9.0 (%lhs %rhs) -> %result
""")
