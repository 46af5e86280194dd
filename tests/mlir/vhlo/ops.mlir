// Functions, and a type of each kind.
vhlo.func_v1 @types(
  %b: !vhlo.bool_v1, %x: !vhlo.index_v1, %n: !vhlo.none_v1, %t: !vhlo.token_v1, %w: !vhlo.witness_v1,
  %s: !vhlo.tensor_v1<2x?x!vhlo.i2_v1>, %u: !vhlo.tensor_v1<!vhlo.ui4_v1>, %c: !vhlo.complex_v1<!vhlo.f64_v1>,
  %f: !vhlo.tensor_v1<1x0x!vhlo.bf16_v1>, %tf: !vhlo.tf31_v1, %f4: !vhlo.f4E2M1FN_v1, %f8: !vhlo.f8E4M3B11FNUZ_v1,
  %r: !vhlo.unranked_tensor_v1<!vhlo.f8E8M0FNU_v1>, %m: !vhlo.buffer_v1<4x!vhlo.f32_v1>,
  %tu: !vhlo.tuple_v1<!vhlo.i8_v1, !vhlo.ui64_v1>, %fu: !vhlo.future_v1<!vhlo.tensor_v1<3x!vhlo.f16_v1>>,
  %q: !vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:-3, -128:127, 1>>,
  %qa: !vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.500000e-01], [0, 7], -128:127, 1>,
  %e: !vhlo.tensor_v1<?x4x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [8, ?]>>,
  %g: !vhlo.func_v1<(!vhlo.i32_v1, !vhlo.i64_v1) -> !vhlo.i16_v1, !vhlo.i4_v1>, %h: !vhlo.func_v1<(()) -> ()>
) -> (!vhlo.bool_v1, !vhlo.index_v1) {
  "vhlo.return_v1"(%b, %x) : (!vhlo.bool_v1, !vhlo.index_v1) -> ()
} {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"private">}

// Attributes, and operations of several versions.
vhlo.func_v1 @attributes(%a: !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> () {
  %0 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false, true]> : tensor<3xi1>>}> : () -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
  %1 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<i1>>}> : () -> !vhlo.tensor_v1<!vhlo.bool_v1>
  %2 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<20xi1>>}> : () -> !vhlo.tensor_v1<20x!vhlo.bool_v1>
  %3 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>>}> : () -> !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>
  %4 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[-1, 7]> : tensor<2xi4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i4_v1>
  %5 = "vhlo.sine_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %6 = "vhlo.sine_v2"(%a) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 1, mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %7 = "vhlo.compare_v1"(%a, %5) <{compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 LE>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
  %8 = "vhlo.custom_call_v1"(%a) <{
    api_version = #vhlo<api_version_v1 API_VERSION_TYPED_FFI>,
    backend_config = #vhlo.dict_v1<{#vhlo.string_v1<"a \22b\22"> = #vhlo.bool_v1<true>, #vhlo.string_v1<"n"> = #vhlo.integer_v1<-3 : i32>}>,
    call_target_name = #vhlo.string_v1<"target">, called_computations = #vhlo.array_v1<[#vhlo.string_v1<"f">]>,
    has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<0> : tensor<1xindex>>]>,
    output_operand_aliases = #vhlo.array_v1<[#vhlo.output_operand_alias_v1<outputTupleIndices = [], operandIndex = 0, operandTupleIndices = [1, 2]>]>,
    result_layouts = #vhlo.array_v1<[]>
  }> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.token_v1
  %9 = "vhlo.fft_v1"(%a) <{fft_length = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 IRFFT>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %10 = "vhlo.dot_v1"(%a, %a) <{precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGH>, #vhlo<precision_v1 HIGHEST>]>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
  %11:2 = "vhlo.rng_bit_generator_v1"(%a) <{rng_algorithm = #vhlo<rng_algorithm_v1 THREE_FRY>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>)
  %12 = "vhlo.triangular_solve_v1"(%a, %a) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<false>, transpose_a = #vhlo<transpose_v1 ADJOINT>, unit_diagonal = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %13 = "vhlo.batch_norm_inference_v1"(%a, %a, %a, %a, %a) <{epsilon = #vhlo.float_v1<1.000000e-01 : !vhlo.f64_v1>, feature_index = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %14 = "vhlo.cross-replica-sum_v1"(%a) <{replica_groups = #vhlo.tensor_v1<dense<> : tensor<0x0xi64>>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  "test.attributes"() {
    axis = #vhlo.axis_ref_v1<name = #vhlo.string_v1<"x">, sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>,
    mesh = #vhlo.mesh_v1<axes = #vhlo.array_v1<[#vhlo.mesh_axis_v1<name = #vhlo.string_v1<"x">, size = 2>]>>,
    groups = #vhlo.replica_group_mesh_axes_v1<mesh = #vhlo.string_v1<"m">, axes = #vhlo.array_v1<[]>>,
    type = #vhlo.type_v1<!vhlo.none_v1>, index = #vhlo.integer_v1<1 : index>, unsigned = #vhlo.integer_v1<1 : ui8>,
    distribution = #vhlo<rng_distribution_v1 NORMAL>, empty = #vhlo.dict_v1<{}>
  } : () -> ()
  "vhlo.return_v1"() : () -> ()
} {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}

// Regions.
vhlo.func_v1 @regions(%a: !vhlo.tensor_v1<2x!vhlo.f32_v1>, %i: !vhlo.tensor_v1<!vhlo.f32_v1>) -> (!vhlo.tensor_v1<!vhlo.f32_v1>) {
  %0 = "vhlo.reduce_v1"(%a, %i) <{dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> ({
  ^bb0(%x: !vhlo.tensor_v1<!vhlo.f32_v1>, %y: !vhlo.tensor_v1<!vhlo.f32_v1>):
    %1 = "vhlo.add_v1"(%x, %y) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
  "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
} {arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{}>, #vhlo.dict_v1<{#vhlo.string_v1<"k"> = #vhlo.string_v1<"v">}>]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}

//= --allow-unregistered-dialect
module {
  vhlo.func_v1 @types(%arg0: !vhlo.bool_v1, %arg1: !vhlo.index_v1, %arg2: !vhlo.none_v1, %arg3: !vhlo.token_v1, %arg4: !vhlo.witness_v1, %arg5: !vhlo.tensor_v1<2x?x!vhlo.i2_v1>, %arg6: !vhlo.tensor_v1<!vhlo.ui4_v1>, %arg7: !vhlo.complex_v1<!vhlo.f64_v1>, %arg8: !vhlo.tensor_v1<1x0x!vhlo.bf16_v1>, %arg9: !vhlo.tf31_v1, %arg10: !vhlo.f4E2M1FN_v1, %arg11: !vhlo.f8E4M3B11FNUZ_v1, %arg12: !vhlo.unranked_tensor_v1<!vhlo.f8E8M0FNU_v1>, %arg13: !vhlo.buffer_v1<4x!vhlo.f32_v1>, %arg14: !vhlo.tuple_v1<!vhlo.i8_v1, !vhlo.ui64_v1>, %arg15: !vhlo.future_v1<!vhlo.tensor_v1<3x!vhlo.f16_v1>>, %arg16: !vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:-3, -128:127, 1>>, %arg17: !vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.500000e-01], [0, 7], -128:127, 1>, %arg18: !vhlo.tensor_v1<?x4x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [8, ?]>>, %arg19: !vhlo.func_v1<(!vhlo.i32_v1, !vhlo.i64_v1) -> !vhlo.i16_v1, !vhlo.i4_v1>, %arg20: !vhlo.func_v1<(()) -> ()>) -> (!vhlo.bool_v1, !vhlo.index_v1) {
    "vhlo.return_v1"(%arg0, %arg1) : (!vhlo.bool_v1, !vhlo.index_v1) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"private">}
  vhlo.func_v1 @attributes(%arg0: !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> () {
    %0 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false, true]> : tensor<3xi1>>}> : () -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %1 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<i1>>}> : () -> !vhlo.tensor_v1<!vhlo.bool_v1>
    %2 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<20xi1>>}> : () -> !vhlo.tensor_v1<20x!vhlo.bool_v1>
    %3 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>>}> : () -> !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>
    %4 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[-1, 7]> : tensor<2xi4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i4_v1>
    %5 = "vhlo.sine_v1"(%arg0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %6 = "vhlo.sine_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 1, mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %7 = "vhlo.compare_v1"(%arg0, %5) <{compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 LE>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %8 = "vhlo.custom_call_v1"(%arg0) <{api_version = #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, backend_config = #vhlo.dict_v1<{#vhlo.string_v1<"a \22b\22"> = #vhlo.bool_v1<true>, #vhlo.string_v1<"n"> = #vhlo.integer_v1<-3 : i32>}>, call_target_name = #vhlo.string_v1<"target">, called_computations = #vhlo.array_v1<[#vhlo.string_v1<"f">]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<0> : tensor<1xindex>>]>, output_operand_aliases = #vhlo.array_v1<[#vhlo.output_operand_alias_v1<outputTupleIndices = [], operandIndex = 0, operandTupleIndices = [1, 2]>]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.token_v1
    %9 = "vhlo.fft_v1"(%arg0) <{fft_length = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 IRFFT>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %10 = "vhlo.dot_v1"(%arg0, %arg0) <{precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGH>, #vhlo<precision_v1 HIGHEST>]>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %output_state, %output = "vhlo.rng_bit_generator_v1"(%arg0) <{rng_algorithm = #vhlo<rng_algorithm_v1 THREE_FRY>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>)
    %11 = "vhlo.triangular_solve_v1"(%arg0, %arg0) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<false>, transpose_a = #vhlo<transpose_v1 ADJOINT>, unit_diagonal = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %12 = "vhlo.batch_norm_inference_v1"(%arg0, %arg0, %arg0, %arg0, %arg0) <{epsilon = #vhlo.float_v1<1.000000e-01 : !vhlo.f64_v1>, feature_index = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %13 = "vhlo.cross-replica-sum_v1"(%arg0) <{replica_groups = #vhlo.tensor_v1<dense<> : tensor<0x0xi64>>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "test.attributes"() {axis = #vhlo.axis_ref_v1<name = #vhlo.string_v1<"x">, sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>, distribution = #vhlo<rng_distribution_v1 NORMAL>, empty = #vhlo.dict_v1<{}>, groups = #vhlo.replica_group_mesh_axes_v1<mesh = #vhlo.string_v1<"m">, axes = #vhlo.array_v1<[]>>, index = #vhlo.integer_v1<1 : index>, mesh = #vhlo.mesh_v1<axes = #vhlo.array_v1<[#vhlo.mesh_axis_v1<name = #vhlo.string_v1<"x">, size = 2>]>>, type = #vhlo.type_v1<!vhlo.none_v1>, unsigned = #vhlo.integer_v1<1 : ui8>} : () -> ()
    "vhlo.return_v1"() : () -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @regions(%arg0: !vhlo.tensor_v1<2x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.f32_v1>) -> (!vhlo.tensor_v1<!vhlo.f32_v1>) {
    %0 = "vhlo.reduce_v1"(%arg0, %arg1) <{dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> ({
    ^bb0(%arg2: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg3: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %1 = "vhlo.add_v1"(%arg2, %arg3) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{}>, #vhlo.dict_v1<{#vhlo.string_v1<"k"> = #vhlo.string_v1<"v">}>]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.bool_v1, !vhlo.index_v1, !vhlo.none_v1, !vhlo.token_v1, !vhlo.witness_v1, !vhlo.tensor_v1<2x?x!vhlo.i2_v1>, !vhlo.tensor_v1<!vhlo.ui4_v1>, !vhlo.complex_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<1x0x!vhlo.bf16_v1>, !vhlo.tf31_v1, !vhlo.f4E2M1FN_v1, !vhlo.f8E4M3B11FNUZ_v1, !vhlo.unranked_tensor_v1<!vhlo.f8E8M0FNU_v1>, !vhlo.buffer_v1<4x!vhlo.f32_v1>, !vhlo.tuple_v1<!vhlo.i8_v1, !vhlo.ui64_v1>, !vhlo.future_v1<!vhlo.tensor_v1<3x!vhlo.f16_v1>>, !vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:-3, -128:127, 1>>, !vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.500000e-01], [0, 7], -128:127, 1>, !vhlo.tensor_v1<?x4x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [8, ?]>>, !vhlo.func_v1<(!vhlo.i32_v1, !vhlo.i64_v1) -> !vhlo.i16_v1, !vhlo.i4_v1>, !vhlo.func_v1<(()) -> ()>) -> !vhlo.bool_v1, !vhlo.index_v1>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"types">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg5: !vhlo.bool_v1, %arg6: !vhlo.index_v1, %arg7: !vhlo.none_v1, %arg8: !vhlo.token_v1, %arg9: !vhlo.witness_v1, %arg10: !vhlo.tensor_v1<2x?x!vhlo.i2_v1>, %arg11: !vhlo.tensor_v1<!vhlo.ui4_v1>, %arg12: !vhlo.complex_v1<!vhlo.f64_v1>, %arg13: !vhlo.tensor_v1<1x0x!vhlo.bf16_v1>, %arg14: !vhlo.tf31_v1, %arg15: !vhlo.f4E2M1FN_v1, %arg16: !vhlo.f8E4M3B11FNUZ_v1, %arg17: !vhlo.unranked_tensor_v1<!vhlo.f8E8M0FNU_v1>, %arg18: !vhlo.buffer_v1<4x!vhlo.f32_v1>, %arg19: !vhlo.tuple_v1<!vhlo.i8_v1, !vhlo.ui64_v1>, %arg20: !vhlo.future_v1<!vhlo.tensor_v1<3x!vhlo.f16_v1>>, %arg21: !vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:-3, -128:127, 1>>, %arg22: !vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.500000e-01], [0, 7], -128:127, 1>, %arg23: !vhlo.tensor_v1<?x4x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [8, ?]>>, %arg24: !vhlo.func_v1<(!vhlo.i32_v1, !vhlo.i64_v1) -> !vhlo.i16_v1, !vhlo.i4_v1>, %arg25: !vhlo.func_v1<(()) -> ()>):
    "vhlo.return_v1"(%arg5, %arg6) : (!vhlo.bool_v1, !vhlo.index_v1) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"attributes">, sym_visibility = #vhlo.string_v1<"">}> ({
  ^bb0(%arg4: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %2 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false, true]> : tensor<3xi1>>}> : () -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %3 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<i1>>}> : () -> !vhlo.tensor_v1<!vhlo.bool_v1>
    %4 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<20xi1>>}> : () -> !vhlo.tensor_v1<20x!vhlo.bool_v1>
    %5 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>>}> : () -> !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>
    %6 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[-1, 7]> : tensor<2xi4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i4_v1>
    %7 = "vhlo.sine_v1"(%arg4) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %8 = "vhlo.sine_v2"(%arg4) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 1, mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %9 = "vhlo.compare_v1"(%arg4, %7) <{compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 LE>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %10 = "vhlo.custom_call_v1"(%arg4) <{api_version = #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, backend_config = #vhlo.dict_v1<{#vhlo.string_v1<"a \22b\22"> = #vhlo.bool_v1<true>, #vhlo.string_v1<"n"> = #vhlo.integer_v1<-3 : i32>}>, call_target_name = #vhlo.string_v1<"target">, called_computations = #vhlo.array_v1<[#vhlo.string_v1<"f">]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<0> : tensor<1xindex>>]>, output_operand_aliases = #vhlo.array_v1<[#vhlo.output_operand_alias_v1<outputTupleIndices = [], operandIndex = 0, operandTupleIndices = [1, 2]>]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.token_v1
    %11 = "vhlo.fft_v1"(%arg4) <{fft_length = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 IRFFT>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %12 = "vhlo.dot_v1"(%arg4, %arg4) <{precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGH>, #vhlo<precision_v1 HIGHEST>]>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %13:2 = "vhlo.rng_bit_generator_v1"(%arg4) <{rng_algorithm = #vhlo<rng_algorithm_v1 THREE_FRY>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>)
    %14 = "vhlo.triangular_solve_v1"(%arg4, %arg4) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<false>, transpose_a = #vhlo<transpose_v1 ADJOINT>, unit_diagonal = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %15 = "vhlo.batch_norm_inference_v1"(%arg4, %arg4, %arg4, %arg4, %arg4) <{epsilon = #vhlo.float_v1<1.000000e-01 : !vhlo.f64_v1>, feature_index = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %16 = "vhlo.cross-replica-sum_v1"(%arg4) <{replica_groups = #vhlo.tensor_v1<dense<> : tensor<0x0xi64>>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "test.attributes"() {axis = #vhlo.axis_ref_v1<name = #vhlo.string_v1<"x">, sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>, distribution = #vhlo<rng_distribution_v1 NORMAL>, empty = #vhlo.dict_v1<{}>, groups = #vhlo.replica_group_mesh_axes_v1<mesh = #vhlo.string_v1<"m">, axes = #vhlo.array_v1<[]>>, index = #vhlo.integer_v1<1 : index>, mesh = #vhlo.mesh_v1<axes = #vhlo.array_v1<[#vhlo.mesh_axis_v1<name = #vhlo.string_v1<"x">, size = 2>]>>, type = #vhlo.type_v1<!vhlo.none_v1>, unsigned = #vhlo.integer_v1<1 : ui8>} : () -> ()
    "vhlo.return_v1"() : () -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{}>, #vhlo.dict_v1<{#vhlo.string_v1<"k"> = #vhlo.string_v1<"v">}>]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"regions">, sym_visibility = #vhlo.string_v1<"">}> ({
  ^bb0(%arg0: !vhlo.tensor_v1<2x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.f32_v1>):
    %0 = "vhlo.reduce_v1"(%arg0, %arg1) <{dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> ({
    ^bb0(%arg2: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg3: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %1 = "vhlo.add_v1"(%arg2, %arg3) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
  }) : () -> ()
}) : () -> ()

