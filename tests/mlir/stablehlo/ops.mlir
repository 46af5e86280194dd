// Every operation, type and attribute of stablehlo and chlo.
module @all attributes {
    m.a = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [0],>, m.b = #stablehlo.gather<>, m.c = #stablehlo<precision HIGH>,
    m.d = #stablehlo.conv<raw input_feature_dimension = 1, kernel_output_feature_dimension = 1, output_feature_dimension = 1>,
    m.e = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>,
    m.f = [#stablehlo<comparison_type TOTALORDER>, #stablehlo<fft_type RFFT>, #chlo<comparison_direction NE>, #chlo<precision HIGHEST>],
    m.g = #stablehlo.result_accuracy<atol = 1.0e-5, rtol = 0.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} {
  func.func @elementwise(%f: tensor<4x?xf32>, %g: tensor<4x?xf32>, %i: tensor<3xi32>, %c: tensor<2xcomplex<f32>>, %p: tensor<3xi1>,
                         %q: tensor<?x4xf32>, %x: tensor<2xf32>, %b: tensor<?xf32, #stablehlo.bounds<8>>) {
    %0 = stablehlo.abs %f : tensor<4x?xf32>
    %1 = stablehlo.abs %c : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %2 = stablehlo.cbrt %f : tensor<4x?xf32>
    %3 = stablehlo.ceil %f : tensor<4x?xf32>
    %4 = stablehlo.convert %f : (tensor<4x?xf32>) -> tensor<4x?xbf16>
    %5 = stablehlo.count_leading_zeros %i : tensor<3xi32>
    %6 = stablehlo.cosine %f {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4x?xf32>
    %7 = stablehlo.exponential %f {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4x?xf32>
    %8 = stablehlo.exponential_minus_one %f {k} : tensor<4x?xf32>
    %9 = stablehlo.floor %f : tensor<4x?xf32>
    %10 = stablehlo.imag %c : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %11 = stablehlo.is_finite %f : (tensor<4x?xf32>) -> tensor<4x?xi1>
    %12 = stablehlo.log %f : tensor<4x?xf32>
    %13 = stablehlo.log_plus_one %f : tensor<4x?xf32>
    %14 = stablehlo.logistic %f : tensor<4x?xf32>
    %15 = stablehlo.not %i : tensor<3xi32>
    %16 = stablehlo.negate %f : tensor<4x?xf32>
    %17 = stablehlo.popcnt %i : tensor<3xi32>
    %18 = stablehlo.real %c : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %19 = stablehlo.round_nearest_afz %f : tensor<4x?xf32>
    %20 = stablehlo.round_nearest_even %f : tensor<4x?xf32>
    %21 = stablehlo.rsqrt %f : tensor<4x?xf32>
    %22 = stablehlo.sign %f : tensor<4x?xf32>
    %23 = stablehlo.sine %f : tensor<4x?xf32>
    %24 = stablehlo.sqrt %f : tensor<4x?xf32>
    %25 = stablehlo.tan %f : tensor<4x?xf32>
    %26 = stablehlo.tanh %f : tensor<4x?xf32>
    %27 = stablehlo.add %f, %g : tensor<4x?xf32>
    %28 = stablehlo.atan2 %f, %g : tensor<4x?xf32>
    %29 = stablehlo.complex %x, %x : tensor<2xcomplex<f32>>
    %30 = stablehlo.complex %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xcomplex<f32>>
    %31 = stablehlo.divide %f, %g : tensor<4x?xf32>
    %32 = stablehlo.maximum %f, %g : tensor<4x?xf32>
    %33 = stablehlo.minimum %f, %g : tensor<4x?xf32>
    %34 = stablehlo.multiply %f, %q : (tensor<4x?xf32>, tensor<?x4xf32>) -> tensor<4x4xf32>
    %35 = stablehlo.power %f, %g : tensor<4x?xf32>
    %36 = stablehlo.remainder %f, %g : tensor<4x?xf32>
    %37 = stablehlo.shift_left %i, %i : tensor<3xi32>
    %38 = stablehlo.shift_right_arithmetic %i, %i : tensor<3xi32>
    %39 = stablehlo.shift_right_logical %i, %i : tensor<3xi32>
    %40 = stablehlo.subtract %f, %g : tensor<4x?xf32>
    %41 = stablehlo.and %p, %p : tensor<3xi1>
    %42 = stablehlo.or %p, %p : tensor<3xi1>
    %43 = stablehlo.xor %p, %p : tensor<3xi1>
    %44 = stablehlo.compare LT, %f, %g : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xi1>
    %45 = stablehlo.compare EQ, %i, %i, SIGNED {k = 1 : i32} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %46 = stablehlo.select %p, %i, %i : tensor<3xi1>, tensor<3xi32>
    %47 = stablehlo.select %p, %i, %i : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<?xi32>
    %48 = stablehlo.clamp %f, %g, %f : tensor<4x?xf32>
    %49 = stablehlo.reduce_precision %f, format = e5m10 : tensor<4x?xf32>
    %50 = stablehlo.add %b, %b : tensor<?xf32, #stablehlo.bounds<8>>
    return
  }
  func.func @shapes(%f: tensor<4x6xf32>, %s: tensor<f32>, %i: tensor<i32>, %n: tensor<2xindex>, %m: tensor<2xi32>) {
    %0 = stablehlo.bitcast_convert %f : (tensor<4x6xf32>) -> tensor<4x6xi32>
    %1 = stablehlo.broadcast %f, sizes = [2, 3] : (tensor<4x6xf32>) -> tensor<2x3x4x6xf32>
    %2 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.dynamic_broadcast_in_dim %f, %n, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>} : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %4 = stablehlo.concatenate %f, %f, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
    %5 = stablehlo.reshape %f : (tensor<4x6xf32>) -> tensor<24xf32>
    %6 = stablehlo.dynamic_reshape %f, %n : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %7 = stablehlo.slice %f [0:4:2, 1:5] : (tensor<4x6xf32>) -> tensor<2x4xf32>
    %8 = stablehlo.dynamic_slice %f, %i, %i, sizes = [2, 2] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
    %9 = stablehlo.real_dynamic_slice %f, %m, %m, %m : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %10 = stablehlo.dynamic_update_slice %f, %8, %i, %i : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    %11 = stablehlo.pad %f, %s, low = [0, 1], high = [2, 3], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6x10xf32>
    %12 = stablehlo.dynamic_pad %f, %s, %n, %n, %n : (tensor<4x6xf32>, tensor<f32>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> tensor<?x?xf32>
    %13 = stablehlo.reverse %f, dims = [1] : tensor<4x6xf32>
    %14 = stablehlo.transpose %f, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %15 = stablehlo.get_dimension_size %f, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>
    %16 = stablehlo.set_dimension_size %f, %i, dim = 1 : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x?xf32, #stablehlo.bounds<?, 6>>
    %17 = stablehlo.iota dim = 0 : tensor<4xi32>
    %18 = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xindex>) -> tensor<?x?xf32>
    %19 = stablehlo.constant {k} dense<[1.0, 2.0]> : tensor<2xf32>
    %20 = stablehlo.constant dense<true> : tensor<i1>
    %21 = stablehlo.replica_id : tensor<ui32>
    %22 = stablehlo.partition_id : tensor<ui32>
    return
  }
  func.func @tokens(%f: tensor<4xf32>, %t: !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token) {
    %0 = stablehlo.create_token : !stablehlo.token
    %1 = stablehlo.after_all %0, %t : !stablehlo.token
    %2 = stablehlo.after_all : !stablehlo.token
    %3 = stablehlo.tuple %f, %1 : tuple<tensor<4xf32>, !stablehlo.token>
    %4 = stablehlo.get_tuple_element %3[0] : (tuple<tensor<4xf32>, !stablehlo.token>) -> tensor<4xf32>
    %5:2 = stablehlo.optimization_barrier %4, %1 : tensor<4xf32>, !stablehlo.token
    stablehlo.optimization_barrier ()
    %6:2 = "stablehlo.infeed"(%1) <{infeed_config = "a", layout = [[0]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    %7 = "stablehlo.outfeed"(%f, %1) : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    %8 = "stablehlo.send"(%f, %1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    %9:2 = "stablehlo.recv"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    return %9#0, %9#1 : tensor<4xf32>, !stablehlo.token
  }
  func.func @algebra(%f: tensor<2x4x6xf32>, %g: tensor<2x6x4xf32>, %m: tensor<4x4xf32>, %n: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x16xf32>,
                     %c: tensor<3x9xcomplex<f32>>, %v: tensor<4xf32>, %pad: tensor<2x2xi64>) {
    %0 = stablehlo.dot %m, %m, precision = [HIGH, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.dot %m, %v : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.dot_general %f, %g, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6xf32>, tensor<2x6x4xf32>) -> tensor<2x4x4xf32>
    %3 = stablehlo.dot_general %m, %m, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.einsum %m, %m, config = "ij,jk->ik" : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = stablehlo.unary_einsum %m, config = "ij->i" : (tensor<4x4xf32>) -> tensor<4xf32>
    %6 = stablehlo.convolution(%n, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x8x8x16xf32>
    %7 = stablehlo.convolution(%n, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x6x6x16xf32>
    %8 = "stablehlo.dynamic_conv"(%n, %k, %pad) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>, tensor<2x2xi64>) -> tensor<1x?x?x16xf32>
    %9 = stablehlo.cholesky %m, lower = true : tensor<4x4xf32>
    %10 = stablehlo.cholesky %m : tensor<4x4xf32>
    %11 = "stablehlo.triangular_solve"(%m, %m) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = stablehlo.fft %c, type = FFT, length = [9] : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xcomplex<f32>>
    %13:3 = "stablehlo.batch_norm_grad"(%m, %v, %v, %v, %m) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>)
    %14 = "stablehlo.batch_norm_inference"(%m, %v, %v, %v, %v) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %15:3 = "stablehlo.batch_norm_training"(%m, %v, %v) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>)
    return
  }
  func.func @other(%f: tensor<4x6xf32>, %s: tensor<f32>, %i: tensor<i32>, %n: tensor<2xi64>, %state: tensor<2xui64>, %p: tensor<i1>, %x: tensor<2xi32>, %v: tensor<4xf32>) {
    %0 = stablehlo.rng %s, %s, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
    %1:2 = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10xui32>)
    %2 = stablehlo.custom_call @foo(%f) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %3:2 = stablehlo.custom_call @"a b"(%f, %s) {api_version = 4 : i32, backend_config = {a = 1 : i32}, has_side_effect = true, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x6xf32>, tensor<f32>) -> (tensor<4x6xf32>, tensor<f32>)
    stablehlo.custom_call @bar() : () -> ()
    %4 = stablehlo.composite "my.op" %f {composite_attributes = {a = 1 : i64}, decomposition = @sub, version = 1 : i32} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.reduce(%f init: %s) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %6:2 = stablehlo.reduce(%f init: %s), (%f init: %s) across dimensions = [1] {k} : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
     reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<f32>, %d: tensor<f32>) {
      %99 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %99, %d : tensor<f32>, tensor<f32>
    }
    %7:2 = stablehlo.while(%a = %i, %b = %f) : tensor<i32>, tensor<4x6xf32> attributes {k = 1 : i32}
    cond {
      %99 = stablehlo.compare LT, %a, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %99 : tensor<i1>
    } do {
      stablehlo.return %a, %b : tensor<i32>, tensor<4x6xf32>
    }
    %8 = "stablehlo.if"(%p) ({
      stablehlo.return %s : tensor<f32>
    }, {
      stablehlo.return %s : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    "stablehlo.case"(%i) ({
      stablehlo.return
    }, {
      stablehlo.return
    }) : (tensor<i32>) -> ()
    %9 = "stablehlo.gather"(%f, %x) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1]>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<1x1xf32>
    %10 = "stablehlo.scatter"(%f, %x, %9) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = false}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<2xi32>, tensor<1x1xf32>) -> tensor<4x6xf32>
    %11 = "stablehlo.map"(%f) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%a: tensor<f32>):
      stablehlo.return %a : tensor<f32>
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %12 = "stablehlo.sort"(%f) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %99 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %99 : tensor<i1>
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %13 = "stablehlo.reduce_window"(%f, %s) <{padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %99 = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %99 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %14 = "stablehlo.select_and_scatter"(%f, %13, %s) <{padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %99 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %99 : tensor<i1>
    }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %99 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %99 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<2x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    %15 = "stablehlo.torch_index_select"(%f, %x) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<2x6xf32>
    %16 = "stablehlo.dynamic_gather"(%f, %x, %x) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1]>, indices_are_sorted = true}> : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    return
  }
  func.func private @sub(tensor<4x6xf32>) -> tensor<4x6xf32>
  func.func @collectives(%f: tensor<4x4xf32>) {
    %0 = "stablehlo.all_gather"(%f) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<4x8xf32>
    %1 = "stablehlo.all_reduce"(%f) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %99 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %99 : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = "stablehlo.reduce_scatter"(%f) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %99 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %99 : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x2xf32>
    %3 = "stablehlo.all_to_all"(%f) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<4x4xf32>) -> tensor<8x2xf32>
    %4 = "stablehlo.collective_broadcast"(%f) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = "stablehlo.collective_permute"(%f) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = "stablehlo.cross-replica-sum"(%f) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = "stablehlo.async_start"(%f) ({
    ^bb0(%a: tensor<4x4xf32>):
      %99 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
      stablehlo.return %99 : tensor<4x4xf32>
    }) : (tensor<4x4xf32>) -> !stablehlo.future<tensor<4x4xf32>>
    %8 = "stablehlo.async_done"(%7) : (!stablehlo.future<tensor<4x4xf32>>) -> tensor<4x4xf32>
    return
  }
  func.func @chlo(%f: tensor<4xf32>, %g: tensor<1xf32>, %i: tensor<4xi32>, %p: tensor<i1>, %c: tensor<4xcomplex<f32>>, %m: tensor<4x4xf32>, %r: tensor<3x4x4xf32>, %n: tensor<3xi32>) {
    %0 = chlo.acos %f : tensor<4xf32> -> tensor<4xf32>
    %1 = chlo.acosh %f : tensor<4xf32> -> tensor<4xf32>
    %2 = chlo._asin_acos_kernel %c : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %3 = chlo.asin %f : tensor<4xf32> -> tensor<4xf32>
    %4 = chlo.asinh %f : tensor<4xf32> -> tensor<4xf32>
    %5 = chlo.atan %f : tensor<4xf32> -> tensor<4xf32>
    %6 = chlo.atanh %f : tensor<4xf32> -> tensor<4xf32>
    %7 = chlo.bessel_i1e %f : tensor<4xf32> -> tensor<4xf32>
    %8 = chlo.broadcast_add %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %9 = chlo.broadcast_and %i, %i {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %10 = chlo.broadcast_atan2 %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %11 = chlo.broadcast_compare %f, %g {compare_type = #chlo<comparison_type FLOAT>, comparison_direction = #chlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xi1>
    %12 = chlo.broadcast_complex %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xcomplex<f32>>
    %13 = chlo.broadcast_divide %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %14 = chlo.broadcast_maximum %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %15 = chlo.broadcast_minimum %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %16 = chlo.broadcast_multiply %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %17 = chlo.broadcast_next_after %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %18 = chlo.broadcast_or %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %19 = chlo.broadcast_polygamma %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %20 = chlo.broadcast_power %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %21 = chlo.broadcast_remainder %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %22 = chlo.broadcast_select %p, %f, %f : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23 = chlo.broadcast_shift_left %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %24 = chlo.broadcast_shift_right_arithmetic %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %25 = chlo.broadcast_shift_right_logical %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %26 = chlo.broadcast_subtract %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %27 = chlo.broadcast_xor %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %28 = chlo.broadcast_zeta %f, %g : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %29 = chlo.conj %c : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %30 = "chlo.constant_like"(%f) <{value = 1.0 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
    %31 = chlo.constant dense<1> : tensor<4xi32>
    %32 = chlo.cosh %f : tensor<4xf32> -> tensor<4xf32>
    %33 = chlo.digamma %f : tensor<4xf32> -> tensor<4xf32>
    %34 = chlo.erf_inv %f : tensor<4xf32> -> tensor<4xf32>
    %35 = chlo.erf %f : tensor<4xf32> -> tensor<4xf32>
    %36 = chlo.erfc %f : tensor<4xf32> -> tensor<4xf32>
    %37 = chlo.is_inf %f : tensor<4xf32> -> tensor<4xi1>
    %38 = chlo.is_neg_inf %f : tensor<4xf32> -> tensor<4xi1>
    %39 = chlo.is_pos_inf %f : tensor<4xf32> -> tensor<4xi1>
    %40 = chlo.lgamma %f : tensor<4xf32> -> tensor<4xf32>
    %41 = chlo.mulhi %i, %i : tensor<4xi32>, tensor<4xi32> -> tensor<4xi32>
    %42 = chlo.next_after %f, %f : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    %43 = chlo.polygamma %f, %f : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    %44 = "chlo.ragged_dot"(%m, %r, %n) <{precision_config = [#chlo<precision HIGH>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<3x4x4xf32>, tensor<3xi32>) -> tensor<4x4xf32>
    %45:2 = chlo.scan(%m) inits (%f) dimension=0 {
    ^bb0(%in: tensor<4xf32>, %ca: tensor<4xf32>):
      %99 = stablehlo.add %in, %ca : tensor<4xf32>
      stablehlo.return %99, %99 : tensor<4xf32>, tensor<4xf32>
    } : (tensor<4x4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %46 = chlo.sinh %f : tensor<4xf32> -> tensor<4xf32>
    %47 = chlo.square %f : tensor<4xf32> -> tensor<4xf32>
    %48 = chlo.tan %f : tensor<4xf32> -> tensor<4xf32>
    %49:2 = chlo.top_k(%f, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
    %50 = chlo.zeta %f, %f : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    return
  }
}

//= 
module @all attributes {m.a = #stablehlo.scatter<update_window_dims = [0], index_vector_dim = 1>, m.b = #stablehlo.gather<>, m.c = #stablehlo<precision HIGH>, m.d = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, m.e = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>, m.f = [#stablehlo<comparison_type TOTALORDER>, #stablehlo<fft_type RFFT>, #chlo<comparison_direction NE>, #chlo<precision HIGHEST>], m.g = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} {
  func.func @elementwise(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<3xi32>, %arg3: tensor<2xcomplex<f32>>, %arg4: tensor<3xi1>, %arg5: tensor<?x4xf32>, %arg6: tensor<2xf32>, %arg7: tensor<?xf32, #stablehlo.bounds<8>>) {
    %0 = stablehlo.abs %arg0 : tensor<4x?xf32>
    %1 = stablehlo.abs %arg3 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %2 = stablehlo.cbrt %arg0 : tensor<4x?xf32>
    %3 = stablehlo.ceil %arg0 : tensor<4x?xf32>
    %4 = stablehlo.convert %arg0 : (tensor<4x?xf32>) -> tensor<4x?xbf16>
    %5 = stablehlo.count_leading_zeros %arg2 : tensor<3xi32>
    %6 = stablehlo.cosine %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4x?xf32>
    %7 = stablehlo.exponential %arg0 : tensor<4x?xf32>
    %8 = stablehlo.exponential_minus_one %arg0 {k} : tensor<4x?xf32>
    %9 = stablehlo.floor %arg0 : tensor<4x?xf32>
    %10 = stablehlo.imag %arg3 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %11 = stablehlo.is_finite %arg0 : (tensor<4x?xf32>) -> tensor<4x?xi1>
    %12 = stablehlo.log %arg0 : tensor<4x?xf32>
    %13 = stablehlo.log_plus_one %arg0 : tensor<4x?xf32>
    %14 = stablehlo.logistic %arg0 : tensor<4x?xf32>
    %15 = stablehlo.not %arg2 : tensor<3xi32>
    %16 = stablehlo.negate %arg0 : tensor<4x?xf32>
    %17 = stablehlo.popcnt %arg2 : tensor<3xi32>
    %18 = stablehlo.real %arg3 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %19 = stablehlo.round_nearest_afz %arg0 : tensor<4x?xf32>
    %20 = stablehlo.round_nearest_even %arg0 : tensor<4x?xf32>
    %21 = stablehlo.rsqrt %arg0 : tensor<4x?xf32>
    %22 = stablehlo.sign %arg0 : tensor<4x?xf32>
    %23 = stablehlo.sine %arg0 : tensor<4x?xf32>
    %24 = stablehlo.sqrt %arg0 : tensor<4x?xf32>
    %25 = stablehlo.tan %arg0 : tensor<4x?xf32>
    %26 = stablehlo.tanh %arg0 : tensor<4x?xf32>
    %27 = stablehlo.add %arg0, %arg1 : tensor<4x?xf32>
    %28 = stablehlo.atan2 %arg0, %arg1 : tensor<4x?xf32>
    %29 = stablehlo.complex %arg6, %arg6 : tensor<2xcomplex<f32>>
    %30 = stablehlo.complex %arg6, %arg6 : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xcomplex<f32>>
    %31 = stablehlo.divide %arg0, %arg1 : tensor<4x?xf32>
    %32 = stablehlo.maximum %arg0, %arg1 : tensor<4x?xf32>
    %33 = stablehlo.minimum %arg0, %arg1 : tensor<4x?xf32>
    %34 = stablehlo.multiply %arg0, %arg5 : (tensor<4x?xf32>, tensor<?x4xf32>) -> tensor<4x4xf32>
    %35 = stablehlo.power %arg0, %arg1 : tensor<4x?xf32>
    %36 = stablehlo.remainder %arg0, %arg1 : tensor<4x?xf32>
    %37 = stablehlo.shift_left %arg2, %arg2 : tensor<3xi32>
    %38 = stablehlo.shift_right_arithmetic %arg2, %arg2 : tensor<3xi32>
    %39 = stablehlo.shift_right_logical %arg2, %arg2 : tensor<3xi32>
    %40 = stablehlo.subtract %arg0, %arg1 : tensor<4x?xf32>
    %41 = stablehlo.and %arg4, %arg4 : tensor<3xi1>
    %42 = stablehlo.or %arg4, %arg4 : tensor<3xi1>
    %43 = stablehlo.xor %arg4, %arg4 : tensor<3xi1>
    %44 = stablehlo.compare LT, %arg0, %arg1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xi1>
    %45 = stablehlo.compare EQ, %arg2, %arg2, SIGNED {k = 1 : i32} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %46 = stablehlo.select %arg4, %arg2, %arg2 : tensor<3xi1>, tensor<3xi32>
    %47 = stablehlo.select %arg4, %arg2, %arg2 : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<?xi32>
    %48 = stablehlo.clamp %arg0, %arg1, %arg0 : tensor<4x?xf32>
    %49 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<4x?xf32>
    %50 = stablehlo.add %arg7, %arg7 : tensor<?xf32, #stablehlo.bounds<8>>
    return
  }
  func.func @shapes(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<2xindex>, %arg4: tensor<2xi32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<4x6xf32>) -> tensor<4x6xi32>
    %1 = stablehlo.broadcast %arg0, sizes = [2, 3] : (tensor<4x6xf32>) -> tensor<2x3x4x6xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg3, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>} : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %4 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<4x6xf32>) -> tensor<24xf32>
    %6 = stablehlo.dynamic_reshape %arg0, %arg3 : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %7 = stablehlo.slice %arg0 [0:4:2, 1:5] : (tensor<4x6xf32>) -> tensor<2x4xf32>
    %8 = stablehlo.dynamic_slice %arg0, %arg2, %arg2, sizes = [2, 2] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
    %9 = stablehlo.real_dynamic_slice %arg0, %arg4, %arg4, %arg4 : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %10 = stablehlo.dynamic_update_slice %arg0, %8, %arg2, %arg2 : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    %11 = stablehlo.pad %arg0, %arg1, low = [0, 1], high = [2, 3], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6x10xf32>
    %12 = stablehlo.dynamic_pad %arg0, %arg1, %arg3, %arg3, %arg3 : (tensor<4x6xf32>, tensor<f32>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> tensor<?x?xf32>
    %13 = stablehlo.reverse %arg0, dims = [1] : tensor<4x6xf32>
    %14 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %15 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>
    %16 = stablehlo.set_dimension_size %arg0, %arg2, dim = 1 : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x?xf32, #stablehlo.bounds<?, 6>>
    %17 = stablehlo.iota dim = 0 : tensor<4xi32>
    %18 = stablehlo.dynamic_iota %arg3, dim = 1 : (tensor<2xindex>) -> tensor<?x?xf32>
    %cst = stablehlo.constant {k} dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %19 = stablehlo.replica_id : tensor<ui32>
    %20 = stablehlo.partition_id : tensor<ui32>
    return
  }
  func.func @tokens(%arg0: tensor<4xf32>, %arg1: !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token) {
    %0 = stablehlo.create_token : !stablehlo.token
    %1 = stablehlo.after_all %0, %arg1 : !stablehlo.token
    %2 = stablehlo.after_all  : !stablehlo.token
    %3 = stablehlo.tuple %arg0, %1 : tuple<tensor<4xf32>, !stablehlo.token>
    %4 = stablehlo.get_tuple_element %3[0] : (tuple<tensor<4xf32>, !stablehlo.token>) -> tensor<4xf32>
    %5:2 = stablehlo.optimization_barrier %4, %1 : tensor<4xf32>, !stablehlo.token
    stablehlo.optimization_barrier()
    %6:2 = "stablehlo.infeed"(%1) <{infeed_config = "a", layout = [[0]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    %7 = "stablehlo.outfeed"(%arg0, %1) <{outfeed_config = ""}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    %8 = "stablehlo.send"(%arg0, %1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    %9:2 = "stablehlo.recv"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    return %9#0, %9#1 : tensor<4xf32>, !stablehlo.token
  }
  func.func @algebra(%arg0: tensor<2x4x6xf32>, %arg1: tensor<2x6x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<1x8x8x3xf32>, %arg4: tensor<3x3x3x16xf32>, %arg5: tensor<3x9xcomplex<f32>>, %arg6: tensor<4xf32>, %arg7: tensor<2x2xi64>) {
    %0 = stablehlo.dot %arg2, %arg2, precision = [HIGH, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.dot %arg2, %arg6 : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6xf32>, tensor<2x6x4xf32>) -> tensor<2x4x4xf32>
    %3 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.einsum %arg2, %arg2, config = "ij,jk->ik" : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = stablehlo.unary_einsum %arg2, config = "ij->i" : (tensor<4x4xf32>) -> tensor<4xf32>
    %6 = stablehlo.convolution(%arg3, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x8x8x16xf32>
    %7 = stablehlo.convolution(%arg3, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x6x6x16xf32>
    %8 = "stablehlo.dynamic_conv"(%arg3, %arg4, %arg7) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>, tensor<2x2xi64>) -> tensor<1x?x?x16xf32>
    %9 = stablehlo.cholesky %arg2, lower = true : tensor<4x4xf32>
    %10 = stablehlo.cholesky %arg2 : tensor<4x4xf32>
    %11 = "stablehlo.triangular_solve"(%arg2, %arg2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = stablehlo.fft %arg5, type = FFT, length = [9] : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xcomplex<f32>>
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%arg2, %arg6, %arg6, %arg6, %arg2) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>)
    %13 = "stablehlo.batch_norm_inference"(%arg2, %arg6, %arg6, %arg6, %arg6) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg2, %arg6, %arg6) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>)
    return
  }
  func.func @other(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<2xi64>, %arg4: tensor<2xui64>, %arg5: tensor<i1>, %arg6: tensor<2xi32>, %arg7: tensor<4xf32>) {
    %0 = stablehlo.rng %arg1, %arg1, %arg3, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
    %output_state, %output = stablehlo.rng_bit_generator %arg4, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10xui32>)
    %1 = stablehlo.custom_call @foo(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %2:2 = stablehlo.custom_call @"a b"(%arg0, %arg1) {api_version = 4 : i32, backend_config = {a = 1 : i32}, has_side_effect = true, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x6xf32>, tensor<f32>) -> (tensor<4x6xf32>, tensor<f32>)
    stablehlo.custom_call @bar() : () -> ()
    %3 = stablehlo.composite "my.op" %arg0 {composite_attributes = {a = 1 : i64}, decomposition = @sub, version = 1 : i32} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %4 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %5:2 = stablehlo.reduce(%arg0 init: %arg1), (%arg0 init: %arg1) across dimensions = [1] {k} : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
     reducer(%arg8: tensor<f32>, %arg10: tensor<f32>) (%arg9: tensor<f32>, %arg11: tensor<f32>)  {
      %16 = stablehlo.add %arg8, %arg10 : tensor<f32>
      stablehlo.return %16, %arg11 : tensor<f32>, tensor<f32>
    }
    %6:2 = stablehlo.while(%iterArg = %arg2, %iterArg_0 = %arg0) : tensor<i32>, tensor<4x6xf32> attributes {k = 1 : i32}
    cond {
      %16 = stablehlo.compare LT, %iterArg, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      stablehlo.return %iterArg, %iterArg_0 : tensor<i32>, tensor<4x6xf32>
    }
    %7 = "stablehlo.if"(%arg5) ({
      stablehlo.return %arg1 : tensor<f32>
    }, {
      stablehlo.return %arg1 : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    "stablehlo.case"(%arg2) ({
      stablehlo.return 
    }, {
      stablehlo.return 
    }) : (tensor<i32>) -> ()
    %8 = "stablehlo.gather"(%arg0, %arg6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1]>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<1x1xf32>
    %9 = "stablehlo.scatter"(%arg0, %arg6, %8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = false}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      stablehlo.return %arg9 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<2xi32>, tensor<1x1xf32>) -> tensor<4x6xf32>
    %10 = "stablehlo.map"(%arg0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg8: tensor<f32>):
      stablehlo.return %arg8 : tensor<f32>
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %11 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %16 = stablehlo.compare GT, %arg8, %arg9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %12 = "stablehlo.reduce_window"(%arg0, %arg1) <{padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %16 = stablehlo.maximum %arg8, %arg9 : tensor<f32>
      stablehlo.return %16 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %13 = "stablehlo.select_and_scatter"(%arg0, %12, %arg1) <{padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %16 = stablehlo.compare GE, %arg8, %arg9 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    }, {
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %16 = stablehlo.add %arg8, %arg9 : tensor<f32>
      stablehlo.return %16 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<2x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    %14 = "stablehlo.torch_index_select"(%arg0, %arg6) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<2x6xf32>
    %15 = "stablehlo.dynamic_gather"(%arg0, %arg6, %arg6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1]>, indices_are_sorted = true}> : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    return
  }
  func.func private @sub(tensor<4x6xf32>) -> tensor<4x6xf32>
  func.func @collectives(%arg0: tensor<4x4xf32>) {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<4x8xf32>
    %1 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %9 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %9 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x2xf32>
    %3 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<4x4xf32>) -> tensor<8x2xf32>
    %4 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = "stablehlo.async_start"(%arg0) ({
    ^bb0(%arg1: tensor<4x4xf32>):
      %9 = "stablehlo.collective_permute"(%arg1) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
      stablehlo.return %9 : tensor<4x4xf32>
    }) : (tensor<4x4xf32>) -> !stablehlo.future<tensor<4x4xf32>>
    %8 = "stablehlo.async_done"(%7) : (!stablehlo.future<tensor<4x4xf32>>) -> tensor<4x4xf32>
    return
  }
  func.func @chlo(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>, %arg2: tensor<4xi32>, %arg3: tensor<i1>, %arg4: tensor<4xcomplex<f32>>, %arg5: tensor<4x4xf32>, %arg6: tensor<3x4x4xf32>, %arg7: tensor<3xi32>) {
    %0 = chlo.acos %arg0 : tensor<4xf32> -> tensor<4xf32>
    %1 = chlo.acosh %arg0 : tensor<4xf32> -> tensor<4xf32>
    %2 = chlo._asin_acos_kernel %arg4 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %3 = chlo.asin %arg0 : tensor<4xf32> -> tensor<4xf32>
    %4 = chlo.asinh %arg0 : tensor<4xf32> -> tensor<4xf32>
    %5 = chlo.atan %arg0 : tensor<4xf32> -> tensor<4xf32>
    %6 = chlo.atanh %arg0 : tensor<4xf32> -> tensor<4xf32>
    %7 = chlo.bessel_i1e %arg0 : tensor<4xf32> -> tensor<4xf32>
    %8 = chlo.broadcast_add %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %9 = chlo.broadcast_and %arg2, %arg2 {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %10 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %11 = chlo.broadcast_compare %arg0, %arg1 {compare_type = #chlo<comparison_type FLOAT>, comparison_direction = #chlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xi1>
    %12 = chlo.broadcast_complex %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xcomplex<f32>>
    %13 = chlo.broadcast_divide %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %14 = chlo.broadcast_maximum %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %15 = chlo.broadcast_minimum %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %16 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %17 = chlo.broadcast_next_after %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %18 = chlo.broadcast_or %arg2, %arg2 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %19 = chlo.broadcast_polygamma %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %20 = chlo.broadcast_power %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %21 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %22 = chlo.broadcast_select %arg3, %arg0, %arg0 : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23 = chlo.broadcast_shift_left %arg2, %arg2 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %24 = chlo.broadcast_shift_right_arithmetic %arg2, %arg2 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %25 = chlo.broadcast_shift_right_logical %arg2, %arg2 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %26 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %27 = chlo.broadcast_xor %arg2, %arg2 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %28 = chlo.broadcast_zeta %arg0, %arg1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %29 = chlo.conj %arg4 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %30 = "chlo.constant_like"(%arg0) <{value = 1.000000e+00 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
    %31 = chlo.constant dense<1> : tensor<4xi32>
    %32 = chlo.cosh %arg0 : tensor<4xf32> -> tensor<4xf32>
    %33 = chlo.digamma %arg0 : tensor<4xf32> -> tensor<4xf32>
    %34 = chlo.erf_inv %arg0 : tensor<4xf32> -> tensor<4xf32>
    %35 = chlo.erf %arg0 : tensor<4xf32> -> tensor<4xf32>
    %36 = chlo.erfc %arg0 : tensor<4xf32> -> tensor<4xf32>
    %37 = chlo.is_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
    %38 = chlo.is_neg_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
    %39 = chlo.is_pos_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
    %40 = chlo.lgamma %arg0 : tensor<4xf32> -> tensor<4xf32>
    %41 = chlo.mulhi %arg2, %arg2 : tensor<4xi32>, tensor<4xi32> -> tensor<4xi32>
    %42 = chlo.next_after %arg0, %arg0 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    %43 = chlo.polygamma %arg0, %arg0 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    %44 = "chlo.ragged_dot"(%arg5, %arg6, %arg7) <{precision_config = [#chlo<precision HIGH>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<3x4x4xf32>, tensor<3xi32>) -> tensor<4x4xf32>
    %45:2 = chlo.scan(%arg5) inits (%arg0) dimension=0  {
    ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
      %50 = stablehlo.add %input, %carry : tensor<4xf32>
      stablehlo.return %50, %50 : tensor<4xf32>, tensor<4xf32>
    } : (tensor<4x4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %46 = chlo.sinh %arg0 : tensor<4xf32> -> tensor<4xf32>
    %47 = chlo.square %arg0 : tensor<4xf32> -> tensor<4xf32>
    %48 = chlo.tan %arg0 : tensor<4xf32> -> tensor<4xf32>
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
    %49 = chlo.zeta %arg0, %arg0 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() <{sym_name = "all"}> ({
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<4x?xf32>, tensor<3xi32>, tensor<2xcomplex<f32>>, tensor<3xi1>, tensor<?x4xf32>, tensor<2xf32>, tensor<?xf32, #stablehlo.bounds<8>>) -> (), sym_name = "elementwise"}> ({
  ^bb0(%arg60: tensor<4x?xf32>, %arg61: tensor<4x?xf32>, %arg62: tensor<3xi32>, %arg63: tensor<2xcomplex<f32>>, %arg64: tensor<3xi1>, %arg65: tensor<?x4xf32>, %arg66: tensor<2xf32>, %arg67: tensor<?xf32, #stablehlo.bounds<8>>):
    %137 = "stablehlo.abs"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %138 = "stablehlo.abs"(%arg63) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %139 = "stablehlo.cbrt"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %140 = "stablehlo.ceil"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %141 = "stablehlo.convert"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xbf16>
    %142 = "stablehlo.count_leading_zeros"(%arg62) : (tensor<3xi32>) -> tensor<3xi32>
    %143 = "stablehlo.cosine"(%arg60) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %144 = "stablehlo.exponential"(%arg60) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}> : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %145 = "stablehlo.exponential_minus_one"(%arg60) {k} : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %146 = "stablehlo.floor"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %147 = "stablehlo.imag"(%arg63) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %148 = "stablehlo.is_finite"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xi1>
    %149 = "stablehlo.log"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %150 = "stablehlo.log_plus_one"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %151 = "stablehlo.logistic"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %152 = "stablehlo.not"(%arg62) : (tensor<3xi32>) -> tensor<3xi32>
    %153 = "stablehlo.negate"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %154 = "stablehlo.popcnt"(%arg62) : (tensor<3xi32>) -> tensor<3xi32>
    %155 = "stablehlo.real"(%arg63) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %156 = "stablehlo.round_nearest_afz"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %157 = "stablehlo.round_nearest_even"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %158 = "stablehlo.rsqrt"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %159 = "stablehlo.sign"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %160 = "stablehlo.sine"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %161 = "stablehlo.sqrt"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %162 = "stablehlo.tan"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %163 = "stablehlo.tanh"(%arg60) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %164 = "stablehlo.add"(%arg60, %arg61) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %165 = "stablehlo.atan2"(%arg60, %arg61) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %166 = "stablehlo.complex"(%arg66, %arg66) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %167 = "stablehlo.complex"(%arg66, %arg66) : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xcomplex<f32>>
    %168 = "stablehlo.divide"(%arg60, %arg61) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %169 = "stablehlo.maximum"(%arg60, %arg61) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %170 = "stablehlo.minimum"(%arg60, %arg61) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %171 = "stablehlo.multiply"(%arg60, %arg65) : (tensor<4x?xf32>, tensor<?x4xf32>) -> tensor<4x4xf32>
    %172 = "stablehlo.power"(%arg60, %arg61) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %173 = "stablehlo.remainder"(%arg60, %arg61) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %174 = "stablehlo.shift_left"(%arg62, %arg62) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %175 = "stablehlo.shift_right_arithmetic"(%arg62, %arg62) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %176 = "stablehlo.shift_right_logical"(%arg62, %arg62) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %177 = "stablehlo.subtract"(%arg60, %arg61) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %178 = "stablehlo.and"(%arg64, %arg64) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %179 = "stablehlo.or"(%arg64, %arg64) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %180 = "stablehlo.xor"(%arg64, %arg64) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %181 = "stablehlo.compare"(%arg60, %arg61) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xi1>
    %182 = "stablehlo.compare"(%arg62, %arg62) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> {k = 1 : i32} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %183 = "stablehlo.select"(%arg64, %arg62, %arg62) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %184 = "stablehlo.select"(%arg64, %arg62, %arg62) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<?xi32>
    %185 = "stablehlo.clamp"(%arg60, %arg61, %arg60) : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %186 = "stablehlo.reduce_precision"(%arg60) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %187 = "stablehlo.add"(%arg67, %arg67) : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<?xf32, #stablehlo.bounds<8>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf32>, tensor<f32>, tensor<i32>, tensor<2xindex>, tensor<2xi32>) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg55: tensor<4x6xf32>, %arg56: tensor<f32>, %arg57: tensor<i32>, %arg58: tensor<2xindex>, %arg59: tensor<2xi32>):
    %114 = "stablehlo.bitcast_convert"(%arg55) : (tensor<4x6xf32>) -> tensor<4x6xi32>
    %115 = "stablehlo.broadcast"(%arg55) <{broadcast_sizes = array<i64: 2, 3>}> : (tensor<4x6xf32>) -> tensor<2x3x4x6xf32>
    %116 = "stablehlo.broadcast_in_dim"(%arg56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %117 = "stablehlo.dynamic_broadcast_in_dim"(%arg55, %arg58) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 0>}> : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %118 = "stablehlo.concatenate"(%arg55, %arg55) <{dimension = 1 : i64}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
    %119 = "stablehlo.reshape"(%arg55) : (tensor<4x6xf32>) -> tensor<24xf32>
    %120 = "stablehlo.dynamic_reshape"(%arg55, %arg58) : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %121 = "stablehlo.slice"(%arg55) <{limit_indices = array<i64: 4, 5>, start_indices = array<i64: 0, 1>, strides = array<i64: 2, 1>}> : (tensor<4x6xf32>) -> tensor<2x4xf32>
    %122 = "stablehlo.dynamic_slice"(%arg55, %arg57, %arg57) <{slice_sizes = array<i64: 2, 2>}> : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
    %123 = "stablehlo.real_dynamic_slice"(%arg55, %arg59, %arg59, %arg59) : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %124 = "stablehlo.dynamic_update_slice"(%arg55, %122, %arg57, %arg57) : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    %125 = "stablehlo.pad"(%arg55, %arg56) <{edge_padding_high = array<i64: 2, 3>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<4x6xf32>, tensor<f32>) -> tensor<6x10xf32>
    %126 = "stablehlo.dynamic_pad"(%arg55, %arg56, %arg58, %arg58, %arg58) : (tensor<4x6xf32>, tensor<f32>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> tensor<?x?xf32>
    %127 = "stablehlo.reverse"(%arg55) <{dimensions = array<i64: 1>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %128 = "stablehlo.transpose"(%arg55) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %129 = "stablehlo.get_dimension_size"(%arg55) <{dimension = 1 : i64}> : (tensor<4x6xf32>) -> tensor<i32>
    %130 = "stablehlo.set_dimension_size"(%arg55, %arg57) <{dimension = 1 : i64}> : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x?xf32, #stablehlo.bounds<?, 6>>
    %131 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %132 = "stablehlo.dynamic_iota"(%arg58) <{iota_dimension = 1 : i64}> : (tensor<2xindex>) -> tensor<?x?xf32>
    %133 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> {k} : () -> tensor<2xf32>
    %134 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %135 = "stablehlo.replica_id"() : () -> tensor<ui32>
    %136 = "stablehlo.partition_id"() : () -> tensor<ui32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token), sym_name = "tokens"}> ({
  ^bb0(%arg53: tensor<4xf32>, %arg54: !stablehlo.token):
    %104 = "stablehlo.create_token"() : () -> !stablehlo.token
    %105 = "stablehlo.after_all"(%104, %arg54) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    %106 = "stablehlo.after_all"() : () -> !stablehlo.token
    %107 = "stablehlo.tuple"(%arg53, %105) : (tensor<4xf32>, !stablehlo.token) -> tuple<tensor<4xf32>, !stablehlo.token>
    %108 = "stablehlo.get_tuple_element"(%107) <{index = 0 : i32}> : (tuple<tensor<4xf32>, !stablehlo.token>) -> tensor<4xf32>
    %109:2 = "stablehlo.optimization_barrier"(%108, %105) : (tensor<4xf32>, !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    "stablehlo.optimization_barrier"() : () -> ()
    %110:2 = "stablehlo.infeed"(%105) <{infeed_config = "a", layout = [[0]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    %111 = "stablehlo.outfeed"(%arg53, %105) <{outfeed_config = ""}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    %112 = "stablehlo.send"(%arg53, %105) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    %113:2 = "stablehlo.recv"(%105) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    "func.return"(%113#0, %113#1) : (tensor<4xf32>, !stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4x6xf32>, tensor<2x6x4xf32>, tensor<4x4xf32>, tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>, tensor<3x9xcomplex<f32>>, tensor<4xf32>, tensor<2x2xi64>) -> (), sym_name = "algebra"}> ({
  ^bb0(%arg45: tensor<2x4x6xf32>, %arg46: tensor<2x6x4xf32>, %arg47: tensor<4x4xf32>, %arg48: tensor<1x8x8x3xf32>, %arg49: tensor<3x3x3x16xf32>, %arg50: tensor<3x9xcomplex<f32>>, %arg51: tensor<4xf32>, %arg52: tensor<2x2xi64>):
    %88 = "stablehlo.dot"(%arg47, %arg47) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %89 = "stablehlo.dot"(%arg47, %arg51) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %90 = "stablehlo.dot_general"(%arg45, %arg46) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x6xf32>, tensor<2x6x4xf32>) -> tensor<2x4x4xf32>
    %91 = "stablehlo.dot_general"(%arg47, %arg47) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %92 = "stablehlo.einsum"(%arg47, %arg47) <{einsum_config = "ij,jk->ik"}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %93 = "stablehlo.unary_einsum"(%arg47) <{einsum_config = "ij->i"}> : (tensor<4x4xf32>) -> tensor<4xf32>
    %94 = "stablehlo.convolution"(%arg48, %arg49) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, window_strides = array<i64: 1, 1>}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x8x8x16xf32>
    %95 = "stablehlo.convolution"(%arg48, %arg49) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x6x6x16xf32>
    %96 = "stablehlo.dynamic_conv"(%arg48, %arg49, %arg52) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>, tensor<2x2xi64>) -> tensor<1x?x?x16xf32>
    %97 = "stablehlo.cholesky"(%arg47) <{lower = true}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %98 = "stablehlo.cholesky"(%arg47) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %99 = "stablehlo.triangular_solve"(%arg47, %arg47) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %100 = "stablehlo.fft"(%arg50) <{fft_length = array<i64: 9>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xcomplex<f32>>
    %101:3 = "stablehlo.batch_norm_grad"(%arg47, %arg51, %arg51, %arg51, %arg47) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>)
    %102 = "stablehlo.batch_norm_inference"(%arg47, %arg51, %arg51, %arg51, %arg51) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %103:3 = "stablehlo.batch_norm_training"(%arg47, %arg51, %arg51) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf32>, tensor<f32>, tensor<i32>, tensor<2xi64>, tensor<2xui64>, tensor<i1>, tensor<2xi32>, tensor<4xf32>) -> (), sym_name = "other"}> ({
  ^bb0(%arg16: tensor<4x6xf32>, %arg17: tensor<f32>, %arg18: tensor<i32>, %arg19: tensor<2xi64>, %arg20: tensor<2xui64>, %arg21: tensor<i1>, %arg22: tensor<2xi32>, %arg23: tensor<4xf32>):
    %64 = "stablehlo.rng"(%arg17, %arg17, %arg19) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
    %65:2 = "stablehlo.rng_bit_generator"(%arg20) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10xui32>)
    %66 = "stablehlo.custom_call"(%arg16) <{call_target_name = "foo"}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %67:2 = "stablehlo.custom_call"(%arg16, %arg17) <{api_version = 4 : i32, backend_config = {a = 1 : i32}, call_target_name = "a b", has_side_effect = true, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x6xf32>, tensor<f32>) -> (tensor<4x6xf32>, tensor<f32>)
    "stablehlo.custom_call"() <{call_target_name = "bar"}> : () -> ()
    %68 = "stablehlo.composite"(%arg16) <{composite_attributes = {a = 1 : i64}, decomposition = @sub, name = "my.op", version = 1 : i32}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %69 = "stablehlo.reduce"(%arg16, %arg17) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %87 = "stablehlo.add"(%arg43, %arg44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%87) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %70:2 = "stablehlo.reduce"(%arg16, %arg16, %arg17, %arg17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>, %arg41: tensor<f32>, %arg42: tensor<f32>):
      %86 = "stablehlo.add"(%arg39, %arg41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%86, %arg42) : (tensor<f32>, tensor<f32>) -> ()
    }) {k} : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
    %71:2 = "stablehlo.while"(%arg18, %arg16) ({
    ^bb0(%arg37: tensor<i32>, %arg38: tensor<4x6xf32>):
      %85 = "stablehlo.compare"(%arg37, %arg18) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%85) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<4x6xf32>):
      "stablehlo.return"(%arg35, %arg36) : (tensor<i32>, tensor<4x6xf32>) -> ()
    }) {k = 1 : i32} : (tensor<i32>, tensor<4x6xf32>) -> (tensor<i32>, tensor<4x6xf32>)
    %72 = "stablehlo.if"(%arg21) ({
      "stablehlo.return"(%arg17) : (tensor<f32>) -> ()
    }, {
      "stablehlo.return"(%arg17) : (tensor<f32>) -> ()
    }) : (tensor<i1>) -> tensor<f32>
    "stablehlo.case"(%arg18) ({
      "stablehlo.return"() : () -> ()
    }, {
      "stablehlo.return"() : () -> ()
    }) : (tensor<i32>) -> ()
    %73 = "stablehlo.gather"(%arg16, %arg22) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1]>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<1x1xf32>
    %74 = "stablehlo.scatter"(%arg16, %arg22, %73) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = false}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      "stablehlo.return"(%arg34) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<2xi32>, tensor<1x1xf32>) -> tensor<4x6xf32>
    %75 = "stablehlo.map"(%arg16) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg32: tensor<f32>):
      "stablehlo.return"(%arg32) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %76 = "stablehlo.sort"(%arg16) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
      %84 = "stablehlo.compare"(%arg30, %arg31) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%84) : (tensor<i1>) -> ()
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %77 = "stablehlo.reduce_window"(%arg16, %arg17) <{padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %83 = "stablehlo.maximum"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %78 = "stablehlo.select_and_scatter"(%arg16, %77, %arg17) <{padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %82 = "stablehlo.compare"(%arg26, %arg27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%82) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %81 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%81) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<2x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    %79 = "stablehlo.torch_index_select"(%arg16, %arg22) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<2x6xf32>
    %80 = "stablehlo.dynamic_gather"(%arg16, %arg22, %arg22) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1]>, indices_are_sorted = true}> : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf32>) -> tensor<4x6xf32>, sym_name = "sub", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "collectives"}> ({
  ^bb0(%arg10: tensor<4x4xf32>):
    %52 = "stablehlo.all_gather"(%arg10) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<4x8xf32>
    %53 = "stablehlo.all_reduce"(%arg10) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %63 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%63) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %54 = "stablehlo.reduce_scatter"(%arg10) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %62 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%62) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>) -> tensor<4x2xf32>
    %55 = "stablehlo.all_to_all"(%arg10) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<4x4xf32>) -> tensor<8x2xf32>
    %56 = "stablehlo.collective_broadcast"(%arg10) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %57 = "stablehlo.collective_permute"(%arg10) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %58 = "stablehlo.cross-replica-sum"(%arg10) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %59 = "stablehlo.async_start"(%arg10) ({
    ^bb0(%arg11: tensor<4x4xf32>):
      %61 = "stablehlo.collective_permute"(%arg11) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
      "stablehlo.return"(%61) : (tensor<4x4xf32>) -> ()
    }) : (tensor<4x4xf32>) -> !stablehlo.future<tensor<4x4xf32>>
    %60 = "stablehlo.async_done"(%59) : (!stablehlo.future<tensor<4x4xf32>>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<1xf32>, tensor<4xi32>, tensor<i1>, tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<3x4x4xf32>, tensor<3xi32>) -> (), sym_name = "chlo"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>, %arg2: tensor<4xi32>, %arg3: tensor<i1>, %arg4: tensor<4xcomplex<f32>>, %arg5: tensor<4x4xf32>, %arg6: tensor<3x4x4xf32>, %arg7: tensor<3xi32>):
    %0 = "chlo.acos"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = "chlo.acosh"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "chlo._asin_acos_kernel"(%arg4) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %3 = "chlo.asin"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = "chlo.asinh"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %5 = "chlo.atan"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %6 = "chlo.atanh"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %7 = "chlo.bessel_i1e"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %8 = "chlo.broadcast_add"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %9 = "chlo.broadcast_and"(%arg2, %arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %10 = "chlo.broadcast_atan2"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %11 = "chlo.broadcast_compare"(%arg0, %arg1) <{compare_type = #chlo<comparison_type FLOAT>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xi1>
    %12 = "chlo.broadcast_complex"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xcomplex<f32>>
    %13 = "chlo.broadcast_divide"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %14 = "chlo.broadcast_maximum"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %15 = "chlo.broadcast_minimum"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %16 = "chlo.broadcast_multiply"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %17 = "chlo.broadcast_next_after"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %18 = "chlo.broadcast_or"(%arg2, %arg2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %19 = "chlo.broadcast_polygamma"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %20 = "chlo.broadcast_power"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %21 = "chlo.broadcast_remainder"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %22 = "chlo.broadcast_select"(%arg3, %arg0, %arg0) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23 = "chlo.broadcast_shift_left"(%arg2, %arg2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %24 = "chlo.broadcast_shift_right_arithmetic"(%arg2, %arg2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %25 = "chlo.broadcast_shift_right_logical"(%arg2, %arg2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %26 = "chlo.broadcast_subtract"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %27 = "chlo.broadcast_xor"(%arg2, %arg2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %28 = "chlo.broadcast_zeta"(%arg0, %arg1) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %29 = "chlo.conj"(%arg4) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %30 = "chlo.constant_like"(%arg0) <{value = 1.000000e+00 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
    %31 = "chlo.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %32 = "chlo.cosh"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %33 = "chlo.digamma"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %34 = "chlo.erf_inv"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %35 = "chlo.erf"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %36 = "chlo.erfc"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %37 = "chlo.is_inf"(%arg0) : (tensor<4xf32>) -> tensor<4xi1>
    %38 = "chlo.is_neg_inf"(%arg0) : (tensor<4xf32>) -> tensor<4xi1>
    %39 = "chlo.is_pos_inf"(%arg0) : (tensor<4xf32>) -> tensor<4xi1>
    %40 = "chlo.lgamma"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %41 = "chlo.mulhi"(%arg2, %arg2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %42 = "chlo.next_after"(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %43 = "chlo.polygamma"(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %44 = "chlo.ragged_dot"(%arg5, %arg6, %arg7) <{precision_config = [#chlo<precision HIGH>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<3x4x4xf32>, tensor<3xi32>) -> tensor<4x4xf32>
    %45:2 = "chlo.scan"(%arg5, %arg0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: tensor<4xf32>, %arg9: tensor<4xf32>):
      %51 = "stablehlo.add"(%arg8, %arg9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%51, %51) : (tensor<4xf32>, tensor<4xf32>) -> ()
    }) : (tensor<4x4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %46 = "chlo.sinh"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %47 = "chlo.square"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %48 = "chlo.tan"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %49:2 = "chlo.top_k"(%arg0) <{k = 2 : i64}> : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
    %50 = "chlo.zeta"(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) {m.a = #stablehlo.scatter<update_window_dims = [0], index_vector_dim = 1>, m.b = #stablehlo.gather<>, m.c = #stablehlo<precision HIGH>, m.d = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, m.e = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>, m.f = [#stablehlo<comparison_type TOTALORDER>, #stablehlo<fft_type RFFT>, #chlo<comparison_direction NE>, #chlo<precision HIGHEST>], m.g = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : () -> ()

