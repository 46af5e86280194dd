// Every operation, type and enumeration, without a meaning: operations of vhlo take anything.
%0 = "t.value"() : () -> !vhlo.i8_v1
"t.region"() ({
  "vhlo.return_v1"(%0) : (!vhlo.i8_v1) -> ()
}) : () -> ()
%abs_v1 = "vhlo.abs_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%add_v1 = "vhlo.add_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%after_all_v1 = "vhlo.after_all_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%all_gather_v1 = "vhlo.all_gather_v1"(%0) <{all_gather_dim = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%all_gather_v2 = "vhlo.all_gather_v2"(%0) <{all_gather_dim = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%all_reduce_v1 = "vhlo.all_reduce_v1"(%0) <{replica_groups = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> ({}) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%all_reduce_v2 = "vhlo.all_reduce_v2"(%0) <{replica_groups = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> ({}) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%all_to_all_v1 = "vhlo.all_to_all_v1"(%0) <{split_dimension = #vhlo.bool_v1<true>, concat_dimension = #vhlo.bool_v1<true>, split_count = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%all_to_all_v2 = "vhlo.all_to_all_v2"(%0) <{split_dimension = #vhlo.bool_v1<true>, concat_dimension = #vhlo.bool_v1<true>, split_count = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%and_v1 = "vhlo.and_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%async_done_v1 = "vhlo.async_done_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%async_start_v1 = "vhlo.async_start_v1"(%0) ({}) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%atan2_v1 = "vhlo.atan2_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%batch_norm_grad_v1:3 = "vhlo.batch_norm_grad_v1"(%0, %0, %0, %0, %0) <{epsilon = #vhlo.bool_v1<true>, feature_index = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1)
%batch_norm_inference_v1 = "vhlo.batch_norm_inference_v1"(%0, %0, %0, %0, %0) <{epsilon = #vhlo.bool_v1<true>, feature_index = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%batch_norm_training_v1:3 = "vhlo.batch_norm_training_v1"(%0, %0, %0) <{epsilon = #vhlo.bool_v1<true>, feature_index = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1)
%bitcast_convert_v1 = "vhlo.bitcast_convert_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%broadcast_v1 = "vhlo.broadcast_v1"(%0) <{broadcast_sizes = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%broadcast_in_dim_v1 = "vhlo.broadcast_in_dim_v1"(%0) <{broadcast_dimensions = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%call_v1 = "vhlo.call_v1"(%0) <{callee = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%case_v1 = "vhlo.case_v1"(%0) ({}) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%cbrt_v1 = "vhlo.cbrt_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%cbrt_v2 = "vhlo.cbrt_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%ceil_v1 = "vhlo.ceil_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%cholesky_v1 = "vhlo.cholesky_v1"(%0) <{lower = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%clamp_v1 = "vhlo.clamp_v1"(%0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%collective_broadcast_v1 = "vhlo.collective_broadcast_v1"(%0) <{replica_groups = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%collective_broadcast_v2 = "vhlo.collective_broadcast_v2"(%0) <{replica_groups = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>, has_dynamic_root = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%collective_permute_v1 = "vhlo.collective_permute_v1"(%0) <{source_target_pairs = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%collective_reduce_v1 = "vhlo.collective_reduce_v1"(%0) <{replica_groups = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>, has_dynamic_root = #vhlo.bool_v1<true>}> ({}) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%compare_v1 = "vhlo.compare_v1"(%0, %0) <{comparison_direction = #vhlo.bool_v1<true>, compare_type = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%complex_v1 = "vhlo.complex_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%composite_v1 = "vhlo.composite_v1"(%0) <{name = #vhlo.bool_v1<true>, composite_attributes = #vhlo.bool_v1<true>, decomposition = #vhlo.bool_v1<true>, version = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%composite_v2 = "vhlo.composite_v2"(%0) <{name = #vhlo.bool_v1<true>, composite_attributes = #vhlo.bool_v1<true>, decomposition = #vhlo.bool_v1<true>, version = #vhlo.bool_v1<true>}> ({}) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%concatenate_v1 = "vhlo.concatenate_v1"(%0) <{dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%constant_v1 = "vhlo.constant_v1"() <{value = #vhlo.bool_v1<true>}> : () -> !vhlo.i8_v1
%convert_v1 = "vhlo.convert_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%convolution_v1 = "vhlo.convolution_v1"(%0, %0) <{window_strides = #vhlo.bool_v1<true>, padding = #vhlo.bool_v1<true>, lhs_dilation = #vhlo.bool_v1<true>, rhs_dilation = #vhlo.bool_v1<true>, window_reversal = #vhlo.bool_v1<true>, input_batch_dimension = #vhlo.bool_v1<true>, input_feature_dimension = #vhlo.bool_v1<true>, input_spatial_dimensions = #vhlo.bool_v1<true>, kernel_input_feature_dimension = #vhlo.bool_v1<true>, kernel_output_feature_dimension = #vhlo.bool_v1<true>, kernel_spatial_dimensions = #vhlo.bool_v1<true>, output_batch_dimension = #vhlo.bool_v1<true>, output_feature_dimension = #vhlo.bool_v1<true>, output_spatial_dimensions = #vhlo.bool_v1<true>, feature_group_count = #vhlo.bool_v1<true>, batch_group_count = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%cosine_v1 = "vhlo.cosine_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%cosine_v2 = "vhlo.cosine_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%count_leading_zeros_v1 = "vhlo.count_leading_zeros_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%create_token_v1 = "vhlo.create_token_v1"() : () -> !vhlo.i8_v1
%cross_replica_sum_v1 = "vhlo.cross-replica-sum_v1"(%0) <{replica_groups = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%custom_call_v1 = "vhlo.custom_call_v1"(%0) <{call_target_name = #vhlo.bool_v1<true>, has_side_effect = #vhlo.bool_v1<true>, backend_config = #vhlo.bool_v1<true>, api_version = #vhlo.bool_v1<true>, called_computations = #vhlo.bool_v1<true>, operand_layouts = #vhlo.bool_v1<true>, result_layouts = #vhlo.bool_v1<true>, output_operand_aliases = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%custom_call_v2 = "vhlo.custom_call_v2"(%0) <{call_target_name = #vhlo.bool_v1<true>, has_side_effect = #vhlo.bool_v1<true>, backend_config = #vhlo.bool_v1<true>, api_version = #vhlo.bool_v1<true>, called_computations = #vhlo.bool_v1<true>, operand_layouts = #vhlo.bool_v1<true>, result_layouts = #vhlo.bool_v1<true>, output_operand_aliases = #vhlo.bool_v1<true>, result_tilings = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%divide_v1 = "vhlo.divide_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%dot_v1 = "vhlo.dot_v1"(%0, %0) <{precision_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%dot_general_v1 = "vhlo.dot_general_v1"(%0, %0) <{lhs_batching_dimensions = #vhlo.bool_v1<true>, rhs_batching_dimensions = #vhlo.bool_v1<true>, lhs_contracting_dimensions = #vhlo.bool_v1<true>, rhs_contracting_dimensions = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%dot_general_v2 = "vhlo.dot_general_v2"(%0, %0) <{lhs_batching_dimensions = #vhlo.bool_v1<true>, rhs_batching_dimensions = #vhlo.bool_v1<true>, lhs_contracting_dimensions = #vhlo.bool_v1<true>, rhs_contracting_dimensions = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>, lhs_precision_type = #vhlo.bool_v1<true>, rhs_precision_type = #vhlo.bool_v1<true>, accumulation_type = #vhlo.bool_v1<true>, lhs_component_count = #vhlo.bool_v1<true>, rhs_component_count = #vhlo.bool_v1<true>, num_primitive_operations = #vhlo.bool_v1<true>, allow_imprecise_accumulation = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%dynamic_broadcast_in_dim_v1 = "vhlo.dynamic_broadcast_in_dim_v1"(%0, %0) <{broadcast_dimensions = #vhlo.bool_v1<true>, known_expanding_dimensions = #vhlo.bool_v1<true>, known_nonexpanding_dimensions = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%dynamic_conv_v1 = "vhlo.dynamic_conv_v1"(%0, %0, %0) <{window_strides = #vhlo.bool_v1<true>, padding = #vhlo.bool_v1<true>, lhs_dilation = #vhlo.bool_v1<true>, rhs_dilation = #vhlo.bool_v1<true>, window_reversal = #vhlo.bool_v1<true>, input_batch_dimension = #vhlo.bool_v1<true>, input_feature_dimension = #vhlo.bool_v1<true>, input_spatial_dimensions = #vhlo.bool_v1<true>, kernel_input_feature_dimension = #vhlo.bool_v1<true>, kernel_output_feature_dimension = #vhlo.bool_v1<true>, kernel_spatial_dimensions = #vhlo.bool_v1<true>, output_batch_dimension = #vhlo.bool_v1<true>, output_feature_dimension = #vhlo.bool_v1<true>, output_spatial_dimensions = #vhlo.bool_v1<true>, feature_group_count = #vhlo.bool_v1<true>, batch_group_count = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%dynamic_conv_v2 = "vhlo.dynamic_conv_v2"(%0, %0, %0) <{window_strides = #vhlo.bool_v1<true>, lhs_dilation = #vhlo.bool_v1<true>, rhs_dilation = #vhlo.bool_v1<true>, window_reversal = #vhlo.bool_v1<true>, input_batch_dimension = #vhlo.bool_v1<true>, input_feature_dimension = #vhlo.bool_v1<true>, input_spatial_dimensions = #vhlo.bool_v1<true>, kernel_input_feature_dimension = #vhlo.bool_v1<true>, kernel_output_feature_dimension = #vhlo.bool_v1<true>, kernel_spatial_dimensions = #vhlo.bool_v1<true>, output_batch_dimension = #vhlo.bool_v1<true>, output_feature_dimension = #vhlo.bool_v1<true>, output_spatial_dimensions = #vhlo.bool_v1<true>, feature_group_count = #vhlo.bool_v1<true>, batch_group_count = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%dynamic_gather_v1 = "vhlo.dynamic_gather_v1"(%0, %0, %0) <{offset_dims = #vhlo.bool_v1<true>, collapsed_slice_dims = #vhlo.bool_v1<true>, start_index_map = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%dynamic_gather_v2 = "vhlo.dynamic_gather_v2"(%0, %0, %0) <{offset_dims = #vhlo.bool_v1<true>, collapsed_slice_dims = #vhlo.bool_v1<true>, operand_batching_dims = #vhlo.bool_v1<true>, start_indices_batching_dims = #vhlo.bool_v1<true>, start_index_map = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%dynamic_iota_v1 = "vhlo.dynamic_iota_v1"(%0) <{iota_dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%dynamic_pad_v1 = "vhlo.dynamic_pad_v1"(%0, %0, %0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%dynamic_reshape_v1 = "vhlo.dynamic_reshape_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%dynamic_slice_v1 = "vhlo.dynamic_slice_v1"(%0, %0) <{slice_sizes = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%dynamic_update_slice_v1 = "vhlo.dynamic_update_slice_v1"(%0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%einsum_v1 = "vhlo.einsum_v1"(%0, %0) <{einsum_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%exponential_v1 = "vhlo.exponential_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%exponential_v2 = "vhlo.exponential_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%exponential_minus_one_v1 = "vhlo.exponential_minus_one_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%exponential_minus_one_v2 = "vhlo.exponential_minus_one_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%fft_v1 = "vhlo.fft_v1"(%0) <{fft_type = #vhlo.bool_v1<true>, fft_length = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%floor_v1 = "vhlo.floor_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%gather_v1 = "vhlo.gather_v1"(%0, %0) <{offset_dims = #vhlo.bool_v1<true>, collapsed_slice_dims = #vhlo.bool_v1<true>, start_index_map = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, slice_sizes = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%gather_v2 = "vhlo.gather_v2"(%0, %0) <{offset_dims = #vhlo.bool_v1<true>, collapsed_slice_dims = #vhlo.bool_v1<true>, operand_batching_dims = #vhlo.bool_v1<true>, start_indices_batching_dims = #vhlo.bool_v1<true>, start_index_map = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, slice_sizes = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%get_dimension_size_v1 = "vhlo.get_dimension_size_v1"(%0) <{dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%get_tuple_element_v1 = "vhlo.get_tuple_element_v1"(%0) <{index = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%if_v1 = "vhlo.if_v1"(%0) ({}, {}) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%imag_v1 = "vhlo.imag_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%infeed_v1 = "vhlo.infeed_v1"(%0) <{infeed_config = #vhlo.bool_v1<true>, layout = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%iota_v1 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.bool_v1<true>}> : () -> !vhlo.i8_v1
%is_finite_v1 = "vhlo.is_finite_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%log_v1 = "vhlo.log_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%log_v2 = "vhlo.log_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%log_plus_one_v1 = "vhlo.log_plus_one_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%log_plus_one_v2 = "vhlo.log_plus_one_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%logistic_v1 = "vhlo.logistic_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%logistic_v2 = "vhlo.logistic_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%map_v1 = "vhlo.map_v1"(%0) <{dimensions = #vhlo.bool_v1<true>}> ({}) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%maximum_v1 = "vhlo.maximum_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%minimum_v1 = "vhlo.minimum_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%multiply_v1 = "vhlo.multiply_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%negate_v1 = "vhlo.negate_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%not_v1 = "vhlo.not_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%optimization_barrier_v1 = "vhlo.optimization_barrier_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%or_v1 = "vhlo.or_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%outfeed_v1 = "vhlo.outfeed_v1"(%0, %0) <{outfeed_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%pad_v1 = "vhlo.pad_v1"(%0, %0) <{edge_padding_low = #vhlo.bool_v1<true>, edge_padding_high = #vhlo.bool_v1<true>, interior_padding = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%partition_id_v1 = "vhlo.partition_id_v1"() : () -> !vhlo.i8_v1
%popcnt_v1 = "vhlo.popcnt_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%power_v1 = "vhlo.power_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%real_v1 = "vhlo.real_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%real_dynamic_slice_v1 = "vhlo.real_dynamic_slice_v1"(%0, %0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%recv_v1 = "vhlo.recv_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, channel_type = #vhlo.bool_v1<true>, is_host_transfer = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%recv_v2 = "vhlo.recv_v2"(%0) <{channel_id = #vhlo.bool_v1<true>, channel_type = #vhlo.bool_v1<true>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%reduce_v1 = "vhlo.reduce_v1"(%0, %0) <{dimensions = #vhlo.bool_v1<true>}> ({}) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%reduce_precision_v1 = "vhlo.reduce_precision_v1"(%0) <{exponent_bits = #vhlo.bool_v1<true>, mantissa_bits = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%reduce_scatter_v1 = "vhlo.reduce_scatter_v1"(%0) <{scatter_dimension = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> ({}) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%reduce_window_v1 = "vhlo.reduce_window_v1"(%0, %0) <{window_dimensions = #vhlo.bool_v1<true>, window_strides = #vhlo.bool_v1<true>, base_dilations = #vhlo.bool_v1<true>, window_dilations = #vhlo.bool_v1<true>, padding = #vhlo.bool_v1<true>}> ({}) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%remainder_v1 = "vhlo.remainder_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%replica_id_v1 = "vhlo.replica_id_v1"() : () -> !vhlo.i8_v1
%reshape_v1 = "vhlo.reshape_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%reverse_v1 = "vhlo.reverse_v1"(%0) <{dimensions = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%rng_v1 = "vhlo.rng_v1"(%0, %0, %0) <{rng_distribution = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%rng_bit_generator_v1:2 = "vhlo.rng_bit_generator_v1"(%0) <{rng_algorithm = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> (!vhlo.i8_v1, !vhlo.i8_v1)
%round_nearest_afz_v1 = "vhlo.round_nearest_afz_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%round_nearest_even_v1 = "vhlo.round_nearest_even_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%rsqrt_v1 = "vhlo.rsqrt_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%rsqrt_v2 = "vhlo.rsqrt_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%scatter_v1 = "vhlo.scatter_v1"(%0, %0, %0) <{update_window_dims = #vhlo.bool_v1<true>, inserted_window_dims = #vhlo.bool_v1<true>, scatter_dims_to_operand_dims = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, unique_indices = #vhlo.bool_v1<true>}> ({}) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%scatter_v2 = "vhlo.scatter_v2"(%0, %0, %0) <{update_window_dims = #vhlo.bool_v1<true>, inserted_window_dims = #vhlo.bool_v1<true>, input_batching_dims = #vhlo.bool_v1<true>, scatter_indices_batching_dims = #vhlo.bool_v1<true>, scatter_dims_to_operand_dims = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, unique_indices = #vhlo.bool_v1<true>}> ({}) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%select_v1 = "vhlo.select_v1"(%0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%select_and_scatter_v1 = "vhlo.select_and_scatter_v1"(%0, %0, %0) <{window_dimensions = #vhlo.bool_v1<true>, window_strides = #vhlo.bool_v1<true>, padding = #vhlo.bool_v1<true>}> ({}, {}) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%send_v1 = "vhlo.send_v1"(%0, %0) <{channel_id = #vhlo.bool_v1<true>, channel_type = #vhlo.bool_v1<true>, is_host_transfer = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%send_v2 = "vhlo.send_v2"(%0, %0) <{channel_id = #vhlo.bool_v1<true>, channel_type = #vhlo.bool_v1<true>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%set_dimension_size_v1 = "vhlo.set_dimension_size_v1"(%0, %0) <{dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%shift_left_v1 = "vhlo.shift_left_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%shift_right_arithmetic_v1 = "vhlo.shift_right_arithmetic_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%shift_right_logical_v1 = "vhlo.shift_right_logical_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%sign_v1 = "vhlo.sign_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%sine_v1 = "vhlo.sine_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%sine_v2 = "vhlo.sine_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%slice_v1 = "vhlo.slice_v1"(%0) <{start_indices = #vhlo.bool_v1<true>, limit_indices = #vhlo.bool_v1<true>, strides = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%sort_v1 = "vhlo.sort_v1"(%0) <{dimension = #vhlo.bool_v1<true>, is_stable = #vhlo.bool_v1<true>}> ({}) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%sqrt_v1 = "vhlo.sqrt_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%sqrt_v2 = "vhlo.sqrt_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%subtract_v1 = "vhlo.subtract_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%tan_v1 = "vhlo.tan_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%tan_v2 = "vhlo.tan_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%tanh_v1 = "vhlo.tanh_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%tanh_v2 = "vhlo.tanh_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%torch_index_select_v1 = "vhlo.torch_index_select_v1"(%0, %0) <{dim = #vhlo.bool_v1<true>, batch_dims = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%transpose_v1 = "vhlo.transpose_v1"(%0) <{permutation = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%triangular_solve_v1 = "vhlo.triangular_solve_v1"(%0, %0) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, unit_diagonal = #vhlo.bool_v1<true>, transpose_a = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
%tuple_v1 = "vhlo.tuple_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%unary_einsum_v1 = "vhlo.unary_einsum_v1"(%0) <{einsum_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
%uniform_dequantize_v1 = "vhlo.uniform_dequantize_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%uniform_quantize_v1 = "vhlo.uniform_quantize_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%while_v1 = "vhlo.while_v1"(%0) ({}, {}) : (!vhlo.i8_v1) -> !vhlo.i8_v1
%xor_v1 = "vhlo.xor_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
"t.types"() {types = [!vhlo.bool_v1, !vhlo.index_v1, !vhlo.none_v1, !vhlo.token_v1, !vhlo.witness_v1, !vhlo.i2_v1, !vhlo.i4_v1, !vhlo.i8_v1, !vhlo.i16_v1, !vhlo.i32_v1, !vhlo.i64_v1, !vhlo.ui2_v1, !vhlo.ui4_v1, !vhlo.ui8_v1, !vhlo.ui16_v1, !vhlo.ui32_v1, !vhlo.ui64_v1, !vhlo.bf16_v1, !vhlo.f16_v1, !vhlo.f32_v1, !vhlo.f64_v1, !vhlo.tf31_v1, !vhlo.f4E2M1FN_v1, !vhlo.f6E2M3FN_v1, !vhlo.f6E3M2FN_v1, !vhlo.f8E3M4_v1, !vhlo.f8E4M3_v1, !vhlo.f8E4M3FN_v1, !vhlo.f8E5M2_v1, !vhlo.f8E4M3FNUZ_v1, !vhlo.f8E4M3B11FNUZ_v1, !vhlo.f8E5M2FNUZ_v1, !vhlo.f8E8M0FNU_v1]} : () -> ()
"t.cases"() {cases = [#vhlo<comparison_direction_v1 EQ>, #vhlo<comparison_direction_v1 NE>, #vhlo<comparison_direction_v1 GE>, #vhlo<comparison_direction_v1 GT>, #vhlo<comparison_direction_v1 LE>, #vhlo<comparison_direction_v1 LT>, #vhlo<comparison_type_v1 NOTYPE>, #vhlo<comparison_type_v1 FLOAT>, #vhlo<comparison_type_v1 TOTALORDER>, #vhlo<comparison_type_v1 SIGNED>, #vhlo<comparison_type_v1 UNSIGNED>, #vhlo<api_version_v1 API_VERSION_UNSPECIFIED>, #vhlo<api_version_v1 API_VERSION_ORIGINAL>, #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING>, #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING_UNIFIED>, #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, #vhlo<fft_type_v1 FFT>, #vhlo<fft_type_v1 IFFT>, #vhlo<fft_type_v1 RFFT>, #vhlo<fft_type_v1 IRFFT>, #vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 HIGH>, #vhlo<precision_v1 HIGHEST>, #vhlo<result_accuracy_mode_v1 DEFAULT>, #vhlo<result_accuracy_mode_v1 HIGHEST>, #vhlo<result_accuracy_mode_v1 TOLERANCE>, #vhlo<rng_algorithm_v1 DEFAULT>, #vhlo<rng_algorithm_v1 THREE_FRY>, #vhlo<rng_algorithm_v1 PHILOX>, #vhlo<rng_distribution_v1 UNIFORM>, #vhlo<rng_distribution_v1 NORMAL>, #vhlo<transpose_v1 TRANSPOSE_INVALID>, #vhlo<transpose_v1 NO_TRANSPOSE>, #vhlo<transpose_v1 TRANSPOSE>, #vhlo<transpose_v1 ADJOINT>]} : () -> ()

//= --allow-unregistered-dialect
module {
  %0 = "t.value"() : () -> !vhlo.i8_v1
  "t.region"() ({
    "vhlo.return_v1"(%0) : (!vhlo.i8_v1) -> ()
  }) : () -> ()
  %1 = "vhlo.abs_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %2 = "vhlo.add_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %3 = "vhlo.after_all_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %4 = "vhlo.all_gather_v1"(%0) <{all_gather_dim = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %5 = "vhlo.all_gather_v2"(%0) <{all_gather_dim = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %6 = "vhlo.all_reduce_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %7 = "vhlo.all_reduce_v2"(%0) <{channel_id = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %8 = "vhlo.all_to_all_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, concat_dimension = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, split_count = #vhlo.bool_v1<true>, split_dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %9 = "vhlo.all_to_all_v2"(%0) <{channel_id = #vhlo.bool_v1<true>, concat_dimension = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, split_count = #vhlo.bool_v1<true>, split_dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %10 = "vhlo.and_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %11 = "vhlo.async_done_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %12 = "vhlo.async_start_v1"(%0) ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %13 = "vhlo.atan2_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %grad_operand, %grad_scale, %grad_offset = "vhlo.batch_norm_grad_v1"(%0, %0, %0, %0, %0) <{epsilon = #vhlo.bool_v1<true>, feature_index = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1)
  %14 = "vhlo.batch_norm_inference_v1"(%0, %0, %0, %0, %0) <{epsilon = #vhlo.bool_v1<true>, feature_index = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %output, %batch_mean, %batch_var = "vhlo.batch_norm_training_v1"(%0, %0, %0) <{epsilon = #vhlo.bool_v1<true>, feature_index = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1)
  %15 = "vhlo.bitcast_convert_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %16 = "vhlo.broadcast_v1"(%0) <{broadcast_sizes = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %17 = "vhlo.broadcast_in_dim_v1"(%0) <{broadcast_dimensions = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %18 = "vhlo.call_v1"(%0) <{callee = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %19 = "vhlo.case_v1"(%0) ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %20 = "vhlo.cbrt_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %21 = "vhlo.cbrt_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %22 = "vhlo.ceil_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %23 = "vhlo.cholesky_v1"(%0) <{lower = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %24 = "vhlo.clamp_v1"(%0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %25 = "vhlo.collective_broadcast_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %26 = "vhlo.collective_broadcast_v2"(%0) <{channel_id = #vhlo.bool_v1<true>, has_dynamic_root = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %27 = "vhlo.collective_permute_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %28 = "vhlo.collective_reduce_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, has_dynamic_root = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %29 = "vhlo.compare_v1"(%0, %0) <{compare_type = #vhlo.bool_v1<true>, comparison_direction = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %30 = "vhlo.complex_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %31 = "vhlo.composite_v1"(%0) <{composite_attributes = #vhlo.bool_v1<true>, decomposition = #vhlo.bool_v1<true>, name = #vhlo.bool_v1<true>, version = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %32 = "vhlo.composite_v2"(%0) <{composite_attributes = #vhlo.bool_v1<true>, decomposition = #vhlo.bool_v1<true>, name = #vhlo.bool_v1<true>, version = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %33 = "vhlo.concatenate_v1"(%0) <{dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %34 = "vhlo.constant_v1"() <{value = #vhlo.bool_v1<true>}> : () -> !vhlo.i8_v1
  %35 = "vhlo.convert_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %36 = "vhlo.convolution_v1"(%0, %0) <{batch_group_count = #vhlo.bool_v1<true>, feature_group_count = #vhlo.bool_v1<true>, input_batch_dimension = #vhlo.bool_v1<true>, input_feature_dimension = #vhlo.bool_v1<true>, input_spatial_dimensions = #vhlo.bool_v1<true>, kernel_input_feature_dimension = #vhlo.bool_v1<true>, kernel_output_feature_dimension = #vhlo.bool_v1<true>, kernel_spatial_dimensions = #vhlo.bool_v1<true>, lhs_dilation = #vhlo.bool_v1<true>, output_batch_dimension = #vhlo.bool_v1<true>, output_feature_dimension = #vhlo.bool_v1<true>, output_spatial_dimensions = #vhlo.bool_v1<true>, padding = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>, rhs_dilation = #vhlo.bool_v1<true>, window_reversal = #vhlo.bool_v1<true>, window_strides = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %37 = "vhlo.cosine_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %38 = "vhlo.cosine_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %39 = "vhlo.count_leading_zeros_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %40 = "vhlo.create_token_v1"() : () -> !vhlo.i8_v1
  %41 = "vhlo.cross-replica-sum_v1"(%0) <{replica_groups = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %42 = "vhlo.custom_call_v1"(%0) <{api_version = #vhlo.bool_v1<true>, backend_config = #vhlo.bool_v1<true>, call_target_name = #vhlo.bool_v1<true>, called_computations = #vhlo.bool_v1<true>, has_side_effect = #vhlo.bool_v1<true>, operand_layouts = #vhlo.bool_v1<true>, output_operand_aliases = #vhlo.bool_v1<true>, result_layouts = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %43 = "vhlo.custom_call_v2"(%0) <{api_version = #vhlo.bool_v1<true>, backend_config = #vhlo.bool_v1<true>, call_target_name = #vhlo.bool_v1<true>, called_computations = #vhlo.bool_v1<true>, has_side_effect = #vhlo.bool_v1<true>, operand_layouts = #vhlo.bool_v1<true>, output_operand_aliases = #vhlo.bool_v1<true>, result_layouts = #vhlo.bool_v1<true>, result_tilings = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %44 = "vhlo.divide_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %45 = "vhlo.dot_v1"(%0, %0) <{precision_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %46 = "vhlo.dot_general_v1"(%0, %0) <{lhs_batching_dimensions = #vhlo.bool_v1<true>, lhs_contracting_dimensions = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>, rhs_batching_dimensions = #vhlo.bool_v1<true>, rhs_contracting_dimensions = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %47 = "vhlo.dot_general_v2"(%0, %0) <{accumulation_type = #vhlo.bool_v1<true>, allow_imprecise_accumulation = #vhlo.bool_v1<true>, lhs_batching_dimensions = #vhlo.bool_v1<true>, lhs_component_count = #vhlo.bool_v1<true>, lhs_contracting_dimensions = #vhlo.bool_v1<true>, lhs_precision_type = #vhlo.bool_v1<true>, num_primitive_operations = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>, rhs_batching_dimensions = #vhlo.bool_v1<true>, rhs_component_count = #vhlo.bool_v1<true>, rhs_contracting_dimensions = #vhlo.bool_v1<true>, rhs_precision_type = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %48 = "vhlo.dynamic_broadcast_in_dim_v1"(%0, %0) <{broadcast_dimensions = #vhlo.bool_v1<true>, known_expanding_dimensions = #vhlo.bool_v1<true>, known_nonexpanding_dimensions = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %49 = "vhlo.dynamic_conv_v1"(%0, %0, %0) <{batch_group_count = #vhlo.bool_v1<true>, feature_group_count = #vhlo.bool_v1<true>, input_batch_dimension = #vhlo.bool_v1<true>, input_feature_dimension = #vhlo.bool_v1<true>, input_spatial_dimensions = #vhlo.bool_v1<true>, kernel_input_feature_dimension = #vhlo.bool_v1<true>, kernel_output_feature_dimension = #vhlo.bool_v1<true>, kernel_spatial_dimensions = #vhlo.bool_v1<true>, lhs_dilation = #vhlo.bool_v1<true>, output_batch_dimension = #vhlo.bool_v1<true>, output_feature_dimension = #vhlo.bool_v1<true>, output_spatial_dimensions = #vhlo.bool_v1<true>, padding = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>, rhs_dilation = #vhlo.bool_v1<true>, window_reversal = #vhlo.bool_v1<true>, window_strides = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %50 = "vhlo.dynamic_conv_v2"(%0, %0, %0) <{batch_group_count = #vhlo.bool_v1<true>, feature_group_count = #vhlo.bool_v1<true>, input_batch_dimension = #vhlo.bool_v1<true>, input_feature_dimension = #vhlo.bool_v1<true>, input_spatial_dimensions = #vhlo.bool_v1<true>, kernel_input_feature_dimension = #vhlo.bool_v1<true>, kernel_output_feature_dimension = #vhlo.bool_v1<true>, kernel_spatial_dimensions = #vhlo.bool_v1<true>, lhs_dilation = #vhlo.bool_v1<true>, output_batch_dimension = #vhlo.bool_v1<true>, output_feature_dimension = #vhlo.bool_v1<true>, output_spatial_dimensions = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>, rhs_dilation = #vhlo.bool_v1<true>, window_reversal = #vhlo.bool_v1<true>, window_strides = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %51 = "vhlo.dynamic_gather_v1"(%0, %0, %0) <{collapsed_slice_dims = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.bool_v1<true>, start_index_map = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %52 = "vhlo.dynamic_gather_v2"(%0, %0, %0) <{collapsed_slice_dims = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.bool_v1<true>, operand_batching_dims = #vhlo.bool_v1<true>, start_index_map = #vhlo.bool_v1<true>, start_indices_batching_dims = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %53 = "vhlo.dynamic_iota_v1"(%0) <{iota_dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %54 = "vhlo.dynamic_pad_v1"(%0, %0, %0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %55 = "vhlo.dynamic_reshape_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %56 = "vhlo.dynamic_slice_v1"(%0, %0) <{slice_sizes = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %57 = "vhlo.dynamic_update_slice_v1"(%0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %58 = "vhlo.einsum_v1"(%0, %0) <{einsum_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %59 = "vhlo.exponential_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %60 = "vhlo.exponential_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %61 = "vhlo.exponential_minus_one_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %62 = "vhlo.exponential_minus_one_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %63 = "vhlo.fft_v1"(%0) <{fft_length = #vhlo.bool_v1<true>, fft_type = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %64 = "vhlo.floor_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %65 = "vhlo.gather_v1"(%0, %0) <{collapsed_slice_dims = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.bool_v1<true>, slice_sizes = #vhlo.bool_v1<true>, start_index_map = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %66 = "vhlo.gather_v2"(%0, %0) <{collapsed_slice_dims = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.bool_v1<true>, operand_batching_dims = #vhlo.bool_v1<true>, slice_sizes = #vhlo.bool_v1<true>, start_index_map = #vhlo.bool_v1<true>, start_indices_batching_dims = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %67 = "vhlo.get_dimension_size_v1"(%0) <{dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %68 = "vhlo.get_tuple_element_v1"(%0) <{index = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %69 = "vhlo.if_v1"(%0) ({
  }, {
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %70 = "vhlo.imag_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %71 = "vhlo.infeed_v1"(%0) <{infeed_config = #vhlo.bool_v1<true>, layout = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %72 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.bool_v1<true>}> : () -> !vhlo.i8_v1
  %73 = "vhlo.is_finite_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %74 = "vhlo.log_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %75 = "vhlo.log_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %76 = "vhlo.log_plus_one_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %77 = "vhlo.log_plus_one_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %78 = "vhlo.logistic_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %79 = "vhlo.logistic_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %80 = "vhlo.map_v1"(%0) <{dimensions = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %81 = "vhlo.maximum_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %82 = "vhlo.minimum_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %83 = "vhlo.multiply_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %84 = "vhlo.negate_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %85 = "vhlo.not_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %86 = "vhlo.optimization_barrier_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %87 = "vhlo.or_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %88 = "vhlo.outfeed_v1"(%0, %0) <{outfeed_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %89 = "vhlo.pad_v1"(%0, %0) <{edge_padding_high = #vhlo.bool_v1<true>, edge_padding_low = #vhlo.bool_v1<true>, interior_padding = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %90 = "vhlo.partition_id_v1"() : () -> !vhlo.i8_v1
  %91 = "vhlo.popcnt_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %92 = "vhlo.power_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %93 = "vhlo.real_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %94 = "vhlo.real_dynamic_slice_v1"(%0, %0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %95 = "vhlo.recv_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, channel_type = #vhlo.bool_v1<true>, is_host_transfer = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %96 = "vhlo.recv_v2"(%0) <{channel_id = #vhlo.bool_v1<true>, channel_type = #vhlo.bool_v1<true>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %97 = "vhlo.reduce_v1"(%0, %0) <{dimensions = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %98 = "vhlo.reduce_precision_v1"(%0) <{exponent_bits = #vhlo.bool_v1<true>, mantissa_bits = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %99 = "vhlo.reduce_scatter_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, scatter_dimension = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %100 = "vhlo.reduce_window_v1"(%0, %0) <{base_dilations = #vhlo.bool_v1<true>, padding = #vhlo.bool_v1<true>, window_dilations = #vhlo.bool_v1<true>, window_dimensions = #vhlo.bool_v1<true>, window_strides = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %101 = "vhlo.remainder_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %102 = "vhlo.replica_id_v1"() : () -> !vhlo.i8_v1
  %103 = "vhlo.reshape_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %104 = "vhlo.reverse_v1"(%0) <{dimensions = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %105 = "vhlo.rng_v1"(%0, %0, %0) <{rng_distribution = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %output_state, %output_0 = "vhlo.rng_bit_generator_v1"(%0) <{rng_algorithm = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> (!vhlo.i8_v1, !vhlo.i8_v1)
  %106 = "vhlo.round_nearest_afz_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %107 = "vhlo.round_nearest_even_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %108 = "vhlo.rsqrt_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %109 = "vhlo.rsqrt_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %110 = "vhlo.scatter_v1"(%0, %0, %0) <{index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, inserted_window_dims = #vhlo.bool_v1<true>, scatter_dims_to_operand_dims = #vhlo.bool_v1<true>, unique_indices = #vhlo.bool_v1<true>, update_window_dims = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %111 = "vhlo.scatter_v2"(%0, %0, %0) <{index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, input_batching_dims = #vhlo.bool_v1<true>, inserted_window_dims = #vhlo.bool_v1<true>, scatter_dims_to_operand_dims = #vhlo.bool_v1<true>, scatter_indices_batching_dims = #vhlo.bool_v1<true>, unique_indices = #vhlo.bool_v1<true>, update_window_dims = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %112 = "vhlo.select_v1"(%0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %113 = "vhlo.select_and_scatter_v1"(%0, %0, %0) <{padding = #vhlo.bool_v1<true>, window_dimensions = #vhlo.bool_v1<true>, window_strides = #vhlo.bool_v1<true>}> ({
  }, {
  }) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %114 = "vhlo.send_v1"(%0, %0) <{channel_id = #vhlo.bool_v1<true>, channel_type = #vhlo.bool_v1<true>, is_host_transfer = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %115 = "vhlo.send_v2"(%0, %0) <{channel_id = #vhlo.bool_v1<true>, channel_type = #vhlo.bool_v1<true>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %116 = "vhlo.set_dimension_size_v1"(%0, %0) <{dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %117 = "vhlo.shift_left_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %118 = "vhlo.shift_right_arithmetic_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %119 = "vhlo.shift_right_logical_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %120 = "vhlo.sign_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %121 = "vhlo.sine_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %122 = "vhlo.sine_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %123 = "vhlo.slice_v1"(%0) <{limit_indices = #vhlo.bool_v1<true>, start_indices = #vhlo.bool_v1<true>, strides = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %124 = "vhlo.sort_v1"(%0) <{dimension = #vhlo.bool_v1<true>, is_stable = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %125 = "vhlo.sqrt_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %126 = "vhlo.sqrt_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %127 = "vhlo.subtract_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %128 = "vhlo.tan_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %129 = "vhlo.tan_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %130 = "vhlo.tanh_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %131 = "vhlo.tanh_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %132 = "vhlo.torch_index_select_v1"(%0, %0) <{batch_dims = #vhlo.bool_v1<true>, dim = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %133 = "vhlo.transpose_v1"(%0) <{permutation = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %134 = "vhlo.triangular_solve_v1"(%0, %0) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo.bool_v1<true>, unit_diagonal = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %135 = "vhlo.tuple_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %136 = "vhlo.unary_einsum_v1"(%0) <{einsum_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %137 = "vhlo.uniform_dequantize_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %138 = "vhlo.uniform_quantize_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %139 = "vhlo.while_v1"(%0) ({
  }, {
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %140 = "vhlo.xor_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  "t.types"() {types = [!vhlo.bool_v1, !vhlo.index_v1, !vhlo.none_v1, !vhlo.token_v1, !vhlo.witness_v1, !vhlo.i2_v1, !vhlo.i4_v1, !vhlo.i8_v1, !vhlo.i16_v1, !vhlo.i32_v1, !vhlo.i64_v1, !vhlo.ui2_v1, !vhlo.ui4_v1, !vhlo.ui8_v1, !vhlo.ui16_v1, !vhlo.ui32_v1, !vhlo.ui64_v1, !vhlo.bf16_v1, !vhlo.f16_v1, !vhlo.f32_v1, !vhlo.f64_v1, !vhlo.tf31_v1, !vhlo.f4E2M1FN_v1, !vhlo.f6E2M3FN_v1, !vhlo.f6E3M2FN_v1, !vhlo.f8E3M4_v1, !vhlo.f8E4M3_v1, !vhlo.f8E4M3FN_v1, !vhlo.f8E5M2_v1, !vhlo.f8E4M3FNUZ_v1, !vhlo.f8E4M3B11FNUZ_v1, !vhlo.f8E5M2FNUZ_v1, !vhlo.f8E8M0FNU_v1]} : () -> ()
  "t.cases"() {cases = [#vhlo<comparison_direction_v1 EQ>, #vhlo<comparison_direction_v1 NE>, #vhlo<comparison_direction_v1 GE>, #vhlo<comparison_direction_v1 GT>, #vhlo<comparison_direction_v1 LE>, #vhlo<comparison_direction_v1 LT>, #vhlo<comparison_type_v1 NOTYPE>, #vhlo<comparison_type_v1 FLOAT>, #vhlo<comparison_type_v1 TOTALORDER>, #vhlo<comparison_type_v1 SIGNED>, #vhlo<comparison_type_v1 UNSIGNED>, #vhlo<api_version_v1 API_VERSION_UNSPECIFIED>, #vhlo<api_version_v1 API_VERSION_ORIGINAL>, #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING>, #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING_UNIFIED>, #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, #vhlo<fft_type_v1 FFT>, #vhlo<fft_type_v1 IFFT>, #vhlo<fft_type_v1 RFFT>, #vhlo<fft_type_v1 IRFFT>, #vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 HIGH>, #vhlo<precision_v1 HIGHEST>, #vhlo<result_accuracy_mode_v1 DEFAULT>, #vhlo<result_accuracy_mode_v1 HIGHEST>, #vhlo<result_accuracy_mode_v1 TOLERANCE>, #vhlo<rng_algorithm_v1 DEFAULT>, #vhlo<rng_algorithm_v1 THREE_FRY>, #vhlo<rng_algorithm_v1 PHILOX>, #vhlo<rng_distribution_v1 UNIFORM>, #vhlo<rng_distribution_v1 NORMAL>, #vhlo<transpose_v1 TRANSPOSE_INVALID>, #vhlo<transpose_v1 NO_TRANSPOSE>, #vhlo<transpose_v1 TRANSPOSE>, #vhlo<transpose_v1 ADJOINT>]} : () -> ()
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  %0 = "t.value"() : () -> !vhlo.i8_v1
  "t.region"() ({
    "vhlo.return_v1"(%0) : (!vhlo.i8_v1) -> ()
  }) : () -> ()
  %1 = "vhlo.abs_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %2 = "vhlo.add_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %3 = "vhlo.after_all_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %4 = "vhlo.all_gather_v1"(%0) <{all_gather_dim = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %5 = "vhlo.all_gather_v2"(%0) <{all_gather_dim = #vhlo.bool_v1<true>, channel_id = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %6 = "vhlo.all_reduce_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %7 = "vhlo.all_reduce_v2"(%0) <{channel_id = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %8 = "vhlo.all_to_all_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, concat_dimension = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, split_count = #vhlo.bool_v1<true>, split_dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %9 = "vhlo.all_to_all_v2"(%0) <{channel_id = #vhlo.bool_v1<true>, concat_dimension = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, split_count = #vhlo.bool_v1<true>, split_dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %10 = "vhlo.and_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %11 = "vhlo.async_done_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %12 = "vhlo.async_start_v1"(%0) ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %13 = "vhlo.atan2_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %14:3 = "vhlo.batch_norm_grad_v1"(%0, %0, %0, %0, %0) <{epsilon = #vhlo.bool_v1<true>, feature_index = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1)
  %15 = "vhlo.batch_norm_inference_v1"(%0, %0, %0, %0, %0) <{epsilon = #vhlo.bool_v1<true>, feature_index = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %16:3 = "vhlo.batch_norm_training_v1"(%0, %0, %0) <{epsilon = #vhlo.bool_v1<true>, feature_index = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1)
  %17 = "vhlo.bitcast_convert_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %18 = "vhlo.broadcast_v1"(%0) <{broadcast_sizes = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %19 = "vhlo.broadcast_in_dim_v1"(%0) <{broadcast_dimensions = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %20 = "vhlo.call_v1"(%0) <{callee = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %21 = "vhlo.case_v1"(%0) ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %22 = "vhlo.cbrt_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %23 = "vhlo.cbrt_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %24 = "vhlo.ceil_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %25 = "vhlo.cholesky_v1"(%0) <{lower = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %26 = "vhlo.clamp_v1"(%0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %27 = "vhlo.collective_broadcast_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %28 = "vhlo.collective_broadcast_v2"(%0) <{channel_id = #vhlo.bool_v1<true>, has_dynamic_root = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %29 = "vhlo.collective_permute_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %30 = "vhlo.collective_reduce_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, has_dynamic_root = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %31 = "vhlo.compare_v1"(%0, %0) <{compare_type = #vhlo.bool_v1<true>, comparison_direction = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %32 = "vhlo.complex_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %33 = "vhlo.composite_v1"(%0) <{composite_attributes = #vhlo.bool_v1<true>, decomposition = #vhlo.bool_v1<true>, name = #vhlo.bool_v1<true>, version = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %34 = "vhlo.composite_v2"(%0) <{composite_attributes = #vhlo.bool_v1<true>, decomposition = #vhlo.bool_v1<true>, name = #vhlo.bool_v1<true>, version = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %35 = "vhlo.concatenate_v1"(%0) <{dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %36 = "vhlo.constant_v1"() <{value = #vhlo.bool_v1<true>}> : () -> !vhlo.i8_v1
  %37 = "vhlo.convert_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %38 = "vhlo.convolution_v1"(%0, %0) <{batch_group_count = #vhlo.bool_v1<true>, feature_group_count = #vhlo.bool_v1<true>, input_batch_dimension = #vhlo.bool_v1<true>, input_feature_dimension = #vhlo.bool_v1<true>, input_spatial_dimensions = #vhlo.bool_v1<true>, kernel_input_feature_dimension = #vhlo.bool_v1<true>, kernel_output_feature_dimension = #vhlo.bool_v1<true>, kernel_spatial_dimensions = #vhlo.bool_v1<true>, lhs_dilation = #vhlo.bool_v1<true>, output_batch_dimension = #vhlo.bool_v1<true>, output_feature_dimension = #vhlo.bool_v1<true>, output_spatial_dimensions = #vhlo.bool_v1<true>, padding = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>, rhs_dilation = #vhlo.bool_v1<true>, window_reversal = #vhlo.bool_v1<true>, window_strides = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %39 = "vhlo.cosine_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %40 = "vhlo.cosine_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %41 = "vhlo.count_leading_zeros_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %42 = "vhlo.create_token_v1"() : () -> !vhlo.i8_v1
  %43 = "vhlo.cross-replica-sum_v1"(%0) <{replica_groups = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %44 = "vhlo.custom_call_v1"(%0) <{api_version = #vhlo.bool_v1<true>, backend_config = #vhlo.bool_v1<true>, call_target_name = #vhlo.bool_v1<true>, called_computations = #vhlo.bool_v1<true>, has_side_effect = #vhlo.bool_v1<true>, operand_layouts = #vhlo.bool_v1<true>, output_operand_aliases = #vhlo.bool_v1<true>, result_layouts = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %45 = "vhlo.custom_call_v2"(%0) <{api_version = #vhlo.bool_v1<true>, backend_config = #vhlo.bool_v1<true>, call_target_name = #vhlo.bool_v1<true>, called_computations = #vhlo.bool_v1<true>, has_side_effect = #vhlo.bool_v1<true>, operand_layouts = #vhlo.bool_v1<true>, output_operand_aliases = #vhlo.bool_v1<true>, result_layouts = #vhlo.bool_v1<true>, result_tilings = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %46 = "vhlo.divide_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %47 = "vhlo.dot_v1"(%0, %0) <{precision_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %48 = "vhlo.dot_general_v1"(%0, %0) <{lhs_batching_dimensions = #vhlo.bool_v1<true>, lhs_contracting_dimensions = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>, rhs_batching_dimensions = #vhlo.bool_v1<true>, rhs_contracting_dimensions = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %49 = "vhlo.dot_general_v2"(%0, %0) <{accumulation_type = #vhlo.bool_v1<true>, allow_imprecise_accumulation = #vhlo.bool_v1<true>, lhs_batching_dimensions = #vhlo.bool_v1<true>, lhs_component_count = #vhlo.bool_v1<true>, lhs_contracting_dimensions = #vhlo.bool_v1<true>, lhs_precision_type = #vhlo.bool_v1<true>, num_primitive_operations = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>, rhs_batching_dimensions = #vhlo.bool_v1<true>, rhs_component_count = #vhlo.bool_v1<true>, rhs_contracting_dimensions = #vhlo.bool_v1<true>, rhs_precision_type = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %50 = "vhlo.dynamic_broadcast_in_dim_v1"(%0, %0) <{broadcast_dimensions = #vhlo.bool_v1<true>, known_expanding_dimensions = #vhlo.bool_v1<true>, known_nonexpanding_dimensions = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %51 = "vhlo.dynamic_conv_v1"(%0, %0, %0) <{batch_group_count = #vhlo.bool_v1<true>, feature_group_count = #vhlo.bool_v1<true>, input_batch_dimension = #vhlo.bool_v1<true>, input_feature_dimension = #vhlo.bool_v1<true>, input_spatial_dimensions = #vhlo.bool_v1<true>, kernel_input_feature_dimension = #vhlo.bool_v1<true>, kernel_output_feature_dimension = #vhlo.bool_v1<true>, kernel_spatial_dimensions = #vhlo.bool_v1<true>, lhs_dilation = #vhlo.bool_v1<true>, output_batch_dimension = #vhlo.bool_v1<true>, output_feature_dimension = #vhlo.bool_v1<true>, output_spatial_dimensions = #vhlo.bool_v1<true>, padding = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>, rhs_dilation = #vhlo.bool_v1<true>, window_reversal = #vhlo.bool_v1<true>, window_strides = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %52 = "vhlo.dynamic_conv_v2"(%0, %0, %0) <{batch_group_count = #vhlo.bool_v1<true>, feature_group_count = #vhlo.bool_v1<true>, input_batch_dimension = #vhlo.bool_v1<true>, input_feature_dimension = #vhlo.bool_v1<true>, input_spatial_dimensions = #vhlo.bool_v1<true>, kernel_input_feature_dimension = #vhlo.bool_v1<true>, kernel_output_feature_dimension = #vhlo.bool_v1<true>, kernel_spatial_dimensions = #vhlo.bool_v1<true>, lhs_dilation = #vhlo.bool_v1<true>, output_batch_dimension = #vhlo.bool_v1<true>, output_feature_dimension = #vhlo.bool_v1<true>, output_spatial_dimensions = #vhlo.bool_v1<true>, precision_config = #vhlo.bool_v1<true>, rhs_dilation = #vhlo.bool_v1<true>, window_reversal = #vhlo.bool_v1<true>, window_strides = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %53 = "vhlo.dynamic_gather_v1"(%0, %0, %0) <{collapsed_slice_dims = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.bool_v1<true>, start_index_map = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %54 = "vhlo.dynamic_gather_v2"(%0, %0, %0) <{collapsed_slice_dims = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.bool_v1<true>, operand_batching_dims = #vhlo.bool_v1<true>, start_index_map = #vhlo.bool_v1<true>, start_indices_batching_dims = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %55 = "vhlo.dynamic_iota_v1"(%0) <{iota_dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %56 = "vhlo.dynamic_pad_v1"(%0, %0, %0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %57 = "vhlo.dynamic_reshape_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %58 = "vhlo.dynamic_slice_v1"(%0, %0) <{slice_sizes = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %59 = "vhlo.dynamic_update_slice_v1"(%0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %60 = "vhlo.einsum_v1"(%0, %0) <{einsum_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %61 = "vhlo.exponential_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %62 = "vhlo.exponential_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %63 = "vhlo.exponential_minus_one_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %64 = "vhlo.exponential_minus_one_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %65 = "vhlo.fft_v1"(%0) <{fft_length = #vhlo.bool_v1<true>, fft_type = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %66 = "vhlo.floor_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %67 = "vhlo.gather_v1"(%0, %0) <{collapsed_slice_dims = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.bool_v1<true>, slice_sizes = #vhlo.bool_v1<true>, start_index_map = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %68 = "vhlo.gather_v2"(%0, %0) <{collapsed_slice_dims = #vhlo.bool_v1<true>, index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.bool_v1<true>, operand_batching_dims = #vhlo.bool_v1<true>, slice_sizes = #vhlo.bool_v1<true>, start_index_map = #vhlo.bool_v1<true>, start_indices_batching_dims = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %69 = "vhlo.get_dimension_size_v1"(%0) <{dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %70 = "vhlo.get_tuple_element_v1"(%0) <{index = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %71 = "vhlo.if_v1"(%0) ({
  }, {
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %72 = "vhlo.imag_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %73 = "vhlo.infeed_v1"(%0) <{infeed_config = #vhlo.bool_v1<true>, layout = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %74 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.bool_v1<true>}> : () -> !vhlo.i8_v1
  %75 = "vhlo.is_finite_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %76 = "vhlo.log_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %77 = "vhlo.log_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %78 = "vhlo.log_plus_one_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %79 = "vhlo.log_plus_one_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %80 = "vhlo.logistic_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %81 = "vhlo.logistic_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %82 = "vhlo.map_v1"(%0) <{dimensions = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %83 = "vhlo.maximum_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %84 = "vhlo.minimum_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %85 = "vhlo.multiply_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %86 = "vhlo.negate_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %87 = "vhlo.not_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %88 = "vhlo.optimization_barrier_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %89 = "vhlo.or_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %90 = "vhlo.outfeed_v1"(%0, %0) <{outfeed_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %91 = "vhlo.pad_v1"(%0, %0) <{edge_padding_high = #vhlo.bool_v1<true>, edge_padding_low = #vhlo.bool_v1<true>, interior_padding = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %92 = "vhlo.partition_id_v1"() : () -> !vhlo.i8_v1
  %93 = "vhlo.popcnt_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %94 = "vhlo.power_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %95 = "vhlo.real_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %96 = "vhlo.real_dynamic_slice_v1"(%0, %0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %97 = "vhlo.recv_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, channel_type = #vhlo.bool_v1<true>, is_host_transfer = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %98 = "vhlo.recv_v2"(%0) <{channel_id = #vhlo.bool_v1<true>, channel_type = #vhlo.bool_v1<true>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %99 = "vhlo.reduce_v1"(%0, %0) <{dimensions = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %100 = "vhlo.reduce_precision_v1"(%0) <{exponent_bits = #vhlo.bool_v1<true>, mantissa_bits = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %101 = "vhlo.reduce_scatter_v1"(%0) <{channel_id = #vhlo.bool_v1<true>, replica_groups = #vhlo.bool_v1<true>, scatter_dimension = #vhlo.bool_v1<true>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %102 = "vhlo.reduce_window_v1"(%0, %0) <{base_dilations = #vhlo.bool_v1<true>, padding = #vhlo.bool_v1<true>, window_dilations = #vhlo.bool_v1<true>, window_dimensions = #vhlo.bool_v1<true>, window_strides = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %103 = "vhlo.remainder_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %104 = "vhlo.replica_id_v1"() : () -> !vhlo.i8_v1
  %105 = "vhlo.reshape_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %106 = "vhlo.reverse_v1"(%0) <{dimensions = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %107 = "vhlo.rng_v1"(%0, %0, %0) <{rng_distribution = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %108:2 = "vhlo.rng_bit_generator_v1"(%0) <{rng_algorithm = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> (!vhlo.i8_v1, !vhlo.i8_v1)
  %109 = "vhlo.round_nearest_afz_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %110 = "vhlo.round_nearest_even_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %111 = "vhlo.rsqrt_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %112 = "vhlo.rsqrt_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %113 = "vhlo.scatter_v1"(%0, %0, %0) <{index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, inserted_window_dims = #vhlo.bool_v1<true>, scatter_dims_to_operand_dims = #vhlo.bool_v1<true>, unique_indices = #vhlo.bool_v1<true>, update_window_dims = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %114 = "vhlo.scatter_v2"(%0, %0, %0) <{index_vector_dim = #vhlo.bool_v1<true>, indices_are_sorted = #vhlo.bool_v1<true>, input_batching_dims = #vhlo.bool_v1<true>, inserted_window_dims = #vhlo.bool_v1<true>, scatter_dims_to_operand_dims = #vhlo.bool_v1<true>, scatter_indices_batching_dims = #vhlo.bool_v1<true>, unique_indices = #vhlo.bool_v1<true>, update_window_dims = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %115 = "vhlo.select_v1"(%0, %0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %116 = "vhlo.select_and_scatter_v1"(%0, %0, %0) <{padding = #vhlo.bool_v1<true>, window_dimensions = #vhlo.bool_v1<true>, window_strides = #vhlo.bool_v1<true>}> ({
  }, {
  }) : (!vhlo.i8_v1, !vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %117 = "vhlo.send_v1"(%0, %0) <{channel_id = #vhlo.bool_v1<true>, channel_type = #vhlo.bool_v1<true>, is_host_transfer = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %118 = "vhlo.send_v2"(%0, %0) <{channel_id = #vhlo.bool_v1<true>, channel_type = #vhlo.bool_v1<true>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %119 = "vhlo.set_dimension_size_v1"(%0, %0) <{dimension = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %120 = "vhlo.shift_left_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %121 = "vhlo.shift_right_arithmetic_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %122 = "vhlo.shift_right_logical_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %123 = "vhlo.sign_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %124 = "vhlo.sine_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %125 = "vhlo.sine_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %126 = "vhlo.slice_v1"(%0) <{limit_indices = #vhlo.bool_v1<true>, start_indices = #vhlo.bool_v1<true>, strides = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %127 = "vhlo.sort_v1"(%0) <{dimension = #vhlo.bool_v1<true>, is_stable = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %128 = "vhlo.sqrt_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %129 = "vhlo.sqrt_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %130 = "vhlo.subtract_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %131 = "vhlo.tan_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %132 = "vhlo.tan_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %133 = "vhlo.tanh_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %134 = "vhlo.tanh_v2"(%0) <{result_accuracy = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %135 = "vhlo.torch_index_select_v1"(%0, %0) <{batch_dims = #vhlo.bool_v1<true>, dim = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %136 = "vhlo.transpose_v1"(%0) <{permutation = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %137 = "vhlo.triangular_solve_v1"(%0, %0) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo.bool_v1<true>, unit_diagonal = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  %138 = "vhlo.tuple_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %139 = "vhlo.unary_einsum_v1"(%0) <{einsum_config = #vhlo.bool_v1<true>}> : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %140 = "vhlo.uniform_dequantize_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %141 = "vhlo.uniform_quantize_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %142 = "vhlo.while_v1"(%0) ({
  }, {
  }) : (!vhlo.i8_v1) -> !vhlo.i8_v1
  %143 = "vhlo.xor_v1"(%0, %0) : (!vhlo.i8_v1, !vhlo.i8_v1) -> !vhlo.i8_v1
  "t.types"() {types = [!vhlo.bool_v1, !vhlo.index_v1, !vhlo.none_v1, !vhlo.token_v1, !vhlo.witness_v1, !vhlo.i2_v1, !vhlo.i4_v1, !vhlo.i8_v1, !vhlo.i16_v1, !vhlo.i32_v1, !vhlo.i64_v1, !vhlo.ui2_v1, !vhlo.ui4_v1, !vhlo.ui8_v1, !vhlo.ui16_v1, !vhlo.ui32_v1, !vhlo.ui64_v1, !vhlo.bf16_v1, !vhlo.f16_v1, !vhlo.f32_v1, !vhlo.f64_v1, !vhlo.tf31_v1, !vhlo.f4E2M1FN_v1, !vhlo.f6E2M3FN_v1, !vhlo.f6E3M2FN_v1, !vhlo.f8E3M4_v1, !vhlo.f8E4M3_v1, !vhlo.f8E4M3FN_v1, !vhlo.f8E5M2_v1, !vhlo.f8E4M3FNUZ_v1, !vhlo.f8E4M3B11FNUZ_v1, !vhlo.f8E5M2FNUZ_v1, !vhlo.f8E8M0FNU_v1]} : () -> ()
  "t.cases"() {cases = [#vhlo<comparison_direction_v1 EQ>, #vhlo<comparison_direction_v1 NE>, #vhlo<comparison_direction_v1 GE>, #vhlo<comparison_direction_v1 GT>, #vhlo<comparison_direction_v1 LE>, #vhlo<comparison_direction_v1 LT>, #vhlo<comparison_type_v1 NOTYPE>, #vhlo<comparison_type_v1 FLOAT>, #vhlo<comparison_type_v1 TOTALORDER>, #vhlo<comparison_type_v1 SIGNED>, #vhlo<comparison_type_v1 UNSIGNED>, #vhlo<api_version_v1 API_VERSION_UNSPECIFIED>, #vhlo<api_version_v1 API_VERSION_ORIGINAL>, #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING>, #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING_UNIFIED>, #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, #vhlo<fft_type_v1 FFT>, #vhlo<fft_type_v1 IFFT>, #vhlo<fft_type_v1 RFFT>, #vhlo<fft_type_v1 IRFFT>, #vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 HIGH>, #vhlo<precision_v1 HIGHEST>, #vhlo<result_accuracy_mode_v1 DEFAULT>, #vhlo<result_accuracy_mode_v1 HIGHEST>, #vhlo<result_accuracy_mode_v1 TOLERANCE>, #vhlo<rng_algorithm_v1 DEFAULT>, #vhlo<rng_algorithm_v1 THREE_FRY>, #vhlo<rng_algorithm_v1 PHILOX>, #vhlo<rng_distribution_v1 UNIFORM>, #vhlo<rng_distribution_v1 NORMAL>, #vhlo<transpose_v1 TRANSPOSE_INVALID>, #vhlo<transpose_v1 NO_TRANSPOSE>, #vhlo<transpose_v1 TRANSPOSE>, #vhlo<transpose_v1 ADJOINT>]} : () -> ()
}) : () -> ()

