// Operations with a form of their own, attributes and types of the dialect, tensors where stablehlo has arrays.
module attributes {mhlo.cross_program_prefetch = [#mhlo.cross_program_prefetch<parameter = 1, indices = [0], offset = 3>],
                   here.alias = #mhlo.result_alias<tuple_indices = [1], result_index = [2, 0], must_alias>} {
  func.func @forms(%a: tensor<4x8xf32>,
                   %b: tensor<4x8xf32>, %c: tensor<4x8xi1>, %i: tensor<4x8xi32>) -> tensor<4xf32> {
    %0 = mhlo.constant dense<1.5> : tensor<f32>
    %1 = mhlo.add %a, %b : tensor<4x8xf32>
    %2 = mhlo.acosh %1 : tensor<4x8xf32>
    %3 = mhlo.exponential %2 {result_accuracy = #mhlo.result_accuracy<ulps = 4, mode = #mhlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x8xf32>
    %4 = mhlo.select %c, %2, %3 : tensor<4x8xi1>, tensor<4x8xf32>
    %5 = mhlo.compare  LT, %a, %b,  TOTALORDER : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %6 = mhlo.convert %i : (tensor<4x8xi32>) -> tensor<4x8xf32>
    %7 = mhlo.complex %a, %b : tensor<4x8xcomplex<f32>>
    %8 = mhlo.reduce_precision %a, format = e5m2 : tensor<4x8xf32>
    %9 = mhlo.reduce(%a init: %0) applies mhlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %10:2 = mhlo.topk(%a, k = 3, largest = false) : tensor<4x8xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %11 = mhlo.copy %a : tensor<4x8xf32>
    return %9 : tensor<4xf32>
  }
  func.func @calls(%a: tensor<4x8xf32>, %t: !mhlo.token, %b: !mhlo.async_bundle<tensor<4x8xf32>, tensor<i32>>) -> !mhlo.token {
    %0 = mhlo.custom_call @thing(%a) {custom_call_schedule = #mhlo<custom_call_schedule LATEST>, mhlo.here = 1 : i64} : (tensor<4x8xf32>) -> tensor<2xf32>
    %1 = mhlo.tuple %a, %0 : tuple<tensor<4x8xf32>, tensor<2xf32>>
    %2 = mhlo.get_tuple_element %1[1] : (tuple<tensor<4x8xf32>, tensor<2xf32>>) -> tensor<2xf32>
    %3 = mhlo.add_dependency %2, %t : (tensor<2xf32>, !mhlo.token) -> tensor<2xf32>
    %4 = mhlo.after_all %t, %t : !mhlo.token
    %5 = "mhlo.send"(%a, %4) {channel_handle = #mhlo.channel_handle<handle = 2, type = 2>, is_host_transfer = true} : (tensor<4x8xf32>, !mhlo.token) -> !mhlo.token
    %6 = mhlo.xla.rng_get_and_update_state {delta = 3 : i64}
    mhlo.trace %a, "here" : tensor<4x8xf32>
    return %5 : !mhlo.token
  }
  func.func @products(%a: tensor<2x9x9x3xf32>, %k: tensor<3x3x3x4xf32>, %m: tensor<4x8xf32>, %n: tensor<8x4xf32>, %s: tensor<2xi32>) {
    %0 = mhlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [0, 2]], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#mhlo<precision HIGH>, #mhlo<precision DEFAULT>]} : (tensor<2x9x9x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x5x9x4xf32>
    %1 = "mhlo.dot_general"(%m, %n) {dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %2 = "mhlo.transpose"(%m) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %3 = "mhlo.gather"(%m, %s) {dimension_numbers = #mhlo.gather<offset_dims = [0, 1], start_index_map = [0, 1]>, slice_sizes = dense<[1, 2]> : tensor<2xi64>} : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<1x2xf32>
    return
  }
  func.func @loops(%n: tensor<i32>, %a: tensor<5x?xf32, #mhlo.type_extensions<bounds = [?, 9]>>) -> tensor<i32> {
    %0 = mhlo.while(%x = %n) : tensor<i32>
     cond {
      %1 = mhlo.compare LT, %x, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      mhlo.return %1 : tensor<i1>
    } do {
      %1 = mhlo.add %x, %n : tensor<i32>
      mhlo.return %1 : tensor<i32>
    }
    return %0 : tensor<i32>
  }
}
// ANSWER custom
module attributes {here.alias = #mhlo.result_alias<tuple_indices = [1], result_index = [2, 0], must_alias>, mhlo.cross_program_prefetch = [#mhlo.cross_program_prefetch<parameter = 1, indices = [0], offset = 3>]} {
  func.func @forms(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xi1>, %arg3: tensor<4x8xi32>) -> tensor<4xf32> {
    %0 = mhlo.constant dense<1.500000e+00> : tensor<f32>
    %1 = mhlo.add %arg0, %arg1 : tensor<4x8xf32>
    %2 = mhlo.acosh %1 : tensor<4x8xf32>
    %3 = mhlo.exponential %2 {result_accuracy = #mhlo.result_accuracy<ulps = 4, mode = #mhlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x8xf32>
    %4 = mhlo.select %arg2, %2, %3 : tensor<4x8xi1>, tensor<4x8xf32>
    %5 = mhlo.compare LT, %arg0, %arg1, TOTALORDER : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %6 = mhlo.convert %arg3 : (tensor<4x8xi32>) -> tensor<4x8xf32>
    %7 = mhlo.complex %arg0, %arg1 : tensor<4x8xcomplex<f32>>
    %8 = mhlo.reduce_precision %arg0, format = e5m2 : tensor<4x8xf32>
    %9 = mhlo.reduce(%arg0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %values, %indices = mhlo.topk(%arg0, k = 3, largest = false) : tensor<4x8xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %10 = mhlo.copy %arg0 : tensor<4x8xf32>
    return %9 : tensor<4xf32>
  }
  func.func @calls(%arg0: tensor<4x8xf32>, %arg1: !mhlo.token, %arg2: !mhlo.async_bundle<tensor<4x8xf32>, tensor<i32>>) -> !mhlo.token {
    %0 = mhlo.custom_call @thing(%arg0) {custom_call_schedule = #mhlo<custom_call_schedule LATEST>, mhlo.here = 1 : i64} : (tensor<4x8xf32>) -> tensor<2xf32>
    %1 = mhlo.tuple %arg0, %0 : tuple<tensor<4x8xf32>, tensor<2xf32>>
    %2 = mhlo.get_tuple_element %1[1] : (tuple<tensor<4x8xf32>, tensor<2xf32>>) -> tensor<2xf32>
    %3 = mhlo.add_dependency %2, %arg1 : (tensor<2xf32>, !mhlo.token) -> tensor<2xf32>
    %4 = mhlo.after_all %arg1, %arg1 : !mhlo.token
    %5 = "mhlo.send"(%arg0, %4) <{channel_handle = #mhlo.channel_handle<handle = 2, type = 2>, is_host_transfer = true}> : (tensor<4x8xf32>, !mhlo.token) -> !mhlo.token
    %6 = mhlo.xla.rng_get_and_update_state {delta = 3 : i64}
    mhlo.trace %arg0, "here" : tensor<4x8xf32>
    return %5 : !mhlo.token
  }
  func.func @products(%arg0: tensor<2x9x9x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<8x4xf32>, %arg4: tensor<2xi32>) {
    %0 = mhlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [0, 2]], reverse = [1, 0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#mhlo<precision HIGH>, #mhlo<precision DEFAULT>]} : (tensor<2x9x9x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x5x9x4xf32>
    %1 = "mhlo.dot_general"(%arg2, %arg3) <{dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %2 = "mhlo.transpose"(%arg2) <{permutation = dense<[1, 0]> : tensor<2xi64>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %3 = "mhlo.gather"(%arg2, %arg4) <{dimension_numbers = #mhlo.gather<offset_dims = [0, 1], start_index_map = [0, 1]>, slice_sizes = dense<[1, 2]> : tensor<2xi64>}> : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<1x2xf32>
    return
  }
  func.func @loops(%arg0: tensor<i32>, %arg1: tensor<5x?xf32, #mhlo.type_extensions<bounds = [?, 9]>>) -> tensor<i32> {
    %0 = mhlo.while(%iterArg = %arg0) : tensor<i32>
    cond {
      %1 = mhlo.compare LT, %iterArg, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      mhlo.return %1 : tensor<i1>
    } do {
      %1 = mhlo.add %iterArg, %arg0 : tensor<i32>
      mhlo.return %1 : tensor<i32>
    }
    return %0 : tensor<i32>
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi32>) -> tensor<4xf32>, sym_name = "forms"}> ({
  ^bb0(%arg12: tensor<4x8xf32>, %arg13: tensor<4x8xf32>, %arg14: tensor<4x8xi1>, %arg15: tensor<4x8xi32>):
    %14 = "mhlo.constant"() <{value = dense<1.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "mhlo.add"(%arg12, %arg13) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %16 = "mhlo.acosh"(%15) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %17 = "mhlo.exponential"(%16) <{result_accuracy = #mhlo.result_accuracy<ulps = 4, mode = #mhlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %18 = "mhlo.select"(%arg14, %16, %17) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %19 = "mhlo.compare"(%arg12, %arg13) <{compare_type = #mhlo<comparison_type TOTALORDER>, comparison_direction = #mhlo<comparison_direction LT>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %20 = "mhlo.convert"(%arg15) : (tensor<4x8xi32>) -> tensor<4x8xf32>
    %21 = "mhlo.complex"(%arg12, %arg13) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xcomplex<f32>>
    %22 = "mhlo.reduce_precision"(%arg12) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %23 = "mhlo.reduce"(%arg12, %14) <{dimensions = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %26 = "mhlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "mhlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %24:2 = "mhlo.topk"(%arg12) <{k = 3 : i64, largest = false}> : (tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %25 = "mhlo.copy"(%arg12) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%23) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, !mhlo.token, !mhlo.async_bundle<tensor<4x8xf32>, tensor<i32>>) -> !mhlo.token, sym_name = "calls"}> ({
  ^bb0(%arg9: tensor<4x8xf32>, %arg10: !mhlo.token, %arg11: !mhlo.async_bundle<tensor<4x8xf32>, tensor<i32>>):
    %7 = "mhlo.custom_call"(%arg9) <{call_target_name = "thing", custom_call_schedule = #mhlo<custom_call_schedule LATEST>}> {mhlo.here = 1 : i64} : (tensor<4x8xf32>) -> tensor<2xf32>
    %8 = "mhlo.tuple"(%arg9, %7) : (tensor<4x8xf32>, tensor<2xf32>) -> tuple<tensor<4x8xf32>, tensor<2xf32>>
    %9 = "mhlo.get_tuple_element"(%8) <{index = 1 : i32}> : (tuple<tensor<4x8xf32>, tensor<2xf32>>) -> tensor<2xf32>
    %10 = "mhlo.add_dependency"(%9, %arg10) : (tensor<2xf32>, !mhlo.token) -> tensor<2xf32>
    %11 = "mhlo.after_all"(%arg10, %arg10) : (!mhlo.token, !mhlo.token) -> !mhlo.token
    %12 = "mhlo.send"(%arg9, %11) <{channel_handle = #mhlo.channel_handle<handle = 2, type = 2>, is_host_transfer = true}> : (tensor<4x8xf32>, !mhlo.token) -> !mhlo.token
    %13 = "mhlo.xla.rng_get_and_update_state"() <{delta = 3 : i64}> : () -> tensor<2xui64>
    "mhlo.trace"(%arg9) <{tag = "here"}> : (tensor<4x8xf32>) -> ()
    "func.return"(%12) : (!mhlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x9x9x3xf32>, tensor<3x3x3x4xf32>, tensor<4x8xf32>, tensor<8x4xf32>, tensor<2xi32>) -> (), sym_name = "products"}> ({
  ^bb0(%arg4: tensor<2x9x9x3xf32>, %arg5: tensor<3x3x3x4xf32>, %arg6: tensor<4x8xf32>, %arg7: tensor<8x4xf32>, %arg8: tensor<2xi32>):
    %3 = "mhlo.convolution"(%arg4, %arg5) <{batch_group_count = 1 : i64, dimension_numbers = #mhlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, precision_config = [#mhlo<precision HIGH>, #mhlo<precision DEFAULT>], window_reversal = dense<[true, false]> : tensor<2xi1>, window_strides = dense<[2, 1]> : tensor<2xi64>}> : (tensor<2x9x9x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x5x9x4xf32>
    %4 = "mhlo.dot_general"(%arg6, %arg7) <{dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %5 = "mhlo.transpose"(%arg6) <{permutation = dense<[1, 0]> : tensor<2xi64>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %6 = "mhlo.gather"(%arg6, %arg8) <{dimension_numbers = #mhlo.gather<offset_dims = [0, 1], start_index_map = [0, 1]>, slice_sizes = dense<[1, 2]> : tensor<2xi64>}> : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<1x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<5x?xf32, #mhlo.type_extensions<bounds = [?, 9]>>) -> tensor<i32>, sym_name = "loops"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<5x?xf32, #mhlo.type_extensions<bounds = [?, 9]>>):
    %0 = "mhlo.while"(%arg0) ({
    ^bb0(%arg3: tensor<i32>):
      %2 = "mhlo.compare"(%arg3, %arg0) <{comparison_direction = #mhlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "mhlo.return"(%2) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32>):
      %1 = "mhlo.add"(%arg2, %arg0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "mhlo.return"(%1) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    "func.return"(%0) : (tensor<i32>) -> ()
  }) : () -> ()
}) {here.alias = #mhlo.result_alias<tuple_indices = [1], result_index = [2, 0], must_alias>, mhlo.cross_program_prefetch = [#mhlo.cross_program_prefetch<parameter = 1, indices = [0], offset = 3>]} : () -> ()

