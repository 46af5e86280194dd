util.func private @plain(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32>
  util.return
}
util.func private @dynamic(%a: tensor<1x34x34x64xf32>, %o: tensor<?x?x?xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[%n], [%n, 32], [3, 3, %n]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  util.return
}
util.func private @padded(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] input_pad_low = [0, 1, %n, 0] input_pad_high = [0, 1, 1, 0] pad_value(%p : f32) ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32>
  util.return
}
util.func private @outside(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] output_pad_low = [0, 1, 1] output_pad_high = [0, %n, 1] pad_value(%p : f32) ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32>
  util.return
}
util.func private @both(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] input_pad_low = [0, 1, 1, 0] input_pad_high = [0, 1, 1, 0] output_pad_low = [0, 0, 0] output_pad_high = [0, 0, 0] pad_value(%p : f32) ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32>
  util.return
}
util.func private @custom(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) {
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
util.func private @custom_empty(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<() -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) {
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
util.func private @custom_symbols(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1)[s0] -> (d0, d1)>, affine_map<() -> ()>, affine_map<(d0, d1)[s0] -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) {
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
util.func private @custom_index(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) {
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    %i = iree_linalg_ext.index 1 : index
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
util.func private @custom_ranks(%a: tensor<4x?xf32, 3 : i8>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32, 3 : i8>, f32) outs(%o : tensor<4xf32>) {
  ^bb0(%x: tensor<?x?xf32, 3 : i8>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
util.func private @exp(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [1]} ins(%a, %b : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    iree_linalg_ext.yield %x0, %x0 : f32, f32
  } -> tensor<4xf32>, tensor<4xf32>
  util.return
}
util.func private @exp_none(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = []} ins(%a, %b : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    iree_linalg_ext.yield %x0, %x0 : f32, f32
  } -> tensor<4xf32>, tensor<4xf32>
  util.return
}
util.func @f1(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<() -> ()>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) {
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// ANSWER custom
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1)[s0] -> (d0, d1)>
#map5 = affine_map<(d0, d1)[s0] -> (d0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0)>
module {
  util.func private @plain(%arg0: tensor<1x34x34x64xf32>, %arg1: tensor<1x1024x576xf32>, %arg2: index, %arg3: f32) {
    %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%arg0 : tensor<1x34x34x64xf32>) outs(%arg1 : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32>
    util.return
  }
  util.func private @dynamic(%arg0: tensor<1x34x34x64xf32>, %arg1: tensor<?x?x?xf32>, %arg2: index, %arg3: f32) {
    %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[%arg2], [%arg2, 32], [3, 3, %arg2]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%arg0 : tensor<1x34x34x64xf32>) outs(%arg1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    util.return
  }
  util.func private @padded(%arg0: tensor<1x34x34x64xf32>, %arg1: tensor<1x1024x576xf32>, %arg2: index, %arg3: f32) {
    %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] input_pad_low = [0, 1, %arg2, 0] input_pad_high = [0, 1, 1, 0] pad_value(%arg3 : f32) ins(%arg0 : tensor<1x34x34x64xf32>) outs(%arg1 : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32>
    util.return
  }
  util.func private @outside(%arg0: tensor<1x34x34x64xf32>, %arg1: tensor<1x1024x576xf32>, %arg2: index, %arg3: f32) {
    %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] output_pad_low = [0, 1, 1] output_pad_high = [0, %arg2, 1] pad_value(%arg3 : f32) ins(%arg0 : tensor<1x34x34x64xf32>) outs(%arg1 : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32>
    util.return
  }
  util.func private @both(%arg0: tensor<1x34x34x64xf32>, %arg1: tensor<1x1024x576xf32>, %arg2: index, %arg3: f32) {
    %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] input_pad_low = [0, 1, 1, 0] input_pad_high = [0, 1, 1, 0] output_pad_low = [0, 0, 0] output_pad_high = [0, 0, 0] pad_value(%arg3 : f32) ins(%arg0 : tensor<1x34x34x64xf32>) outs(%arg1 : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32>
    util.return
  }
  util.func private @custom(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: tensor<4xf32>) {
    %0 = iree_linalg_ext.custom_op{indexing_maps = [#map, #map1, #map2], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%arg0, %arg1 : tensor<4x?xf32>, f32) outs(%arg2 : tensor<4xf32>) {
    ^bb0(%arg3: tensor<?x?xf32>, %arg4: f32, %arg5: tensor<?xf32>):
      iree_linalg_ext.yield %arg5 : tensor<?xf32>
    } -> tensor<4xf32>
    util.return
  }
  util.func private @custom_empty(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: tensor<4xf32>) {
    %0 = iree_linalg_ext.custom_op{indexing_maps = [#map, #map3, #map2], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%arg0, %arg1 : tensor<4x?xf32>, f32) outs(%arg2 : tensor<4xf32>) {
    ^bb0(%arg3: tensor<?x?xf32>, %arg4: f32, %arg5: tensor<?xf32>):
      iree_linalg_ext.yield %arg5 : tensor<?xf32>
    } -> tensor<4xf32>
    util.return
  }
  util.func private @custom_symbols(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: tensor<4xf32>) {
    %0 = iree_linalg_ext.custom_op{indexing_maps = [#map4, #map3, #map5], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%arg0, %arg1 : tensor<4x?xf32>, f32) outs(%arg2 : tensor<4xf32>) {
    ^bb0(%arg3: tensor<?x?xf32>, %arg4: f32, %arg5: tensor<?xf32>):
      iree_linalg_ext.yield %arg5 : tensor<?xf32>
    } -> tensor<4xf32>
    util.return
  }
  util.func private @custom_index(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: tensor<4xf32>) {
    %0 = iree_linalg_ext.custom_op{indexing_maps = [#map, #map1, #map2], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%arg0, %arg1 : tensor<4x?xf32>, f32) outs(%arg2 : tensor<4xf32>) {
    ^bb0(%arg3: tensor<?x?xf32>, %arg4: f32, %arg5: tensor<?xf32>):
      %1 = iree_linalg_ext.index 1 : index
      iree_linalg_ext.yield %arg5 : tensor<?xf32>
    } -> tensor<4xf32>
    util.return
  }
  util.func private @custom_ranks(%arg0: tensor<4x?xf32, 3 : i8>, %arg1: f32, %arg2: tensor<4xf32>) {
    %0 = iree_linalg_ext.custom_op{indexing_maps = [#map, #map1, #map2], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%arg0, %arg1 : tensor<4x?xf32, 3 : i8>, f32) outs(%arg2 : tensor<4xf32>) {
    ^bb0(%arg3: tensor<?x?xf32, 3 : i8>, %arg4: f32, %arg5: tensor<?xf32>):
      iree_linalg_ext.yield %arg5 : tensor<?xf32>
    } -> tensor<4xf32>
    util.return
  }
  util.func private @exp(%arg0: tensor<4x6xf32>, %arg1: tensor<6x5xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>) {
    %0:2 = iree_linalg_ext.exp_reduction{indexing_maps = [#map6, #map7, #map8, #map8], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [1]} ins(%arg0, %arg1 : tensor<4x6xf32>, tensor<6x5xf32>) outs(%arg2, %arg3 : tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32):
      iree_linalg_ext.yield %arg4, %arg4 : f32, f32
    } -> tensor<4xf32>, tensor<4xf32>
    util.return
  }
  util.func private @exp_none(%arg0: tensor<4x6xf32>, %arg1: tensor<6x5xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>) {
    %0:2 = iree_linalg_ext.exp_reduction{indexing_maps = [#map6, #map7, #map8, #map8], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = []} ins(%arg0, %arg1 : tensor<4x6xf32>, tensor<6x5xf32>) outs(%arg2, %arg3 : tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32):
      iree_linalg_ext.yield %arg4, %arg4 : f32, f32
    } -> tensor<4xf32>, tensor<4xf32>
    util.return
  }
  util.func public @f1(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: tensor<4xf32>) {
    %0 = iree_linalg_ext.custom_op{indexing_maps = [#map3, #map1, #map2], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%arg0, %arg1 : tensor<4x?xf32>, f32) outs(%arg2 : tensor<4xf32>) {
    ^bb0(%arg3: tensor<?x?xf32>, %arg4: f32, %arg5: tensor<?xf32>):
      iree_linalg_ext.yield %arg5 : tensor<?xf32>
    } -> tensor<4xf32>
    util.return
  }
}

// ANSWER generic
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1)[s0] -> (d0, d1)>
#map5 = affine_map<(d0, d1)[s0] -> (d0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0)>
"builtin.module"() ({
  "util.func"() <{function_type = (tensor<1x34x34x64xf32>, tensor<1x1024x576xf32>, index, f32) -> (), sym_name = "plain", sym_visibility = "private"}> ({
  ^bb0(%arg68: tensor<1x34x34x64xf32>, %arg69: tensor<1x1024x576xf32>, %arg70: index, %arg71: f32):
    %13 = "iree_linalg_ext.im2col"(%arg68, %arg69) <{batch_pos = array<i64: 0>, dilations = array<i64: 1, 1>, input_k_perm = array<i64: 0, 1, 2>, k_pos = array<i64: 3>, m_pos = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, output_perm = array<i64: 0, 1, 2>, static_input_pad_high = array<i64>, static_input_pad_low = array<i64>, static_kernel_size = array<i64: 3, 3>, static_offsets = array<i64: 0, 0, 0>, static_output_pad_high = array<i64>, static_output_pad_low = array<i64>, static_output_sizes = [array<i64: 1>, array<i64: 32, 32>, array<i64: 3, 3, 64>], strides = array<i64: 1, 1>}> : (tensor<1x34x34x64xf32>, tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<1x34x34x64xf32>, tensor<?x?x?xf32>, index, f32) -> (), sym_name = "dynamic", sym_visibility = "private"}> ({
  ^bb0(%arg64: tensor<1x34x34x64xf32>, %arg65: tensor<?x?x?xf32>, %arg66: index, %arg67: f32):
    %12 = "iree_linalg_ext.im2col"(%arg64, %arg65, %arg66, %arg66, %arg66) <{batch_pos = array<i64: 0>, dilations = array<i64: 1, 1>, input_k_perm = array<i64: 0, 1, 2>, k_pos = array<i64: 3>, m_pos = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 3, 0, 0, 0, 0, 0>, output_perm = array<i64: 0, 1, 2>, static_input_pad_high = array<i64>, static_input_pad_low = array<i64>, static_kernel_size = array<i64: 3, 3>, static_offsets = array<i64: 0, 0, 0>, static_output_pad_high = array<i64>, static_output_pad_low = array<i64>, static_output_sizes = [array<i64: -9223372036854775808>, array<i64: -9223372036854775808, 32>, array<i64: 3, 3, -9223372036854775808>], strides = array<i64: 1, 1>}> : (tensor<1x34x34x64xf32>, tensor<?x?x?xf32>, index, index, index) -> tensor<?x?x?xf32>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<1x34x34x64xf32>, tensor<1x1024x576xf32>, index, f32) -> (), sym_name = "padded", sym_visibility = "private"}> ({
  ^bb0(%arg60: tensor<1x34x34x64xf32>, %arg61: tensor<1x1024x576xf32>, %arg62: index, %arg63: f32):
    %11 = "iree_linalg_ext.im2col"(%arg60, %arg61, %arg62, %arg63) <{batch_pos = array<i64: 0>, dilations = array<i64: 1, 1>, input_k_perm = array<i64: 0, 1, 2>, k_pos = array<i64: 3>, m_pos = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 0, 0, 0, 1>, output_perm = array<i64: 0, 1, 2>, static_input_pad_high = array<i64: 0, 1, 1, 0>, static_input_pad_low = array<i64: 0, 1, -9223372036854775808, 0>, static_kernel_size = array<i64: 3, 3>, static_offsets = array<i64: 0, 0, 0>, static_output_pad_high = array<i64>, static_output_pad_low = array<i64>, static_output_sizes = [array<i64: 1>, array<i64: 32, 32>, array<i64: 3, 3, 64>], strides = array<i64: 1, 1>}> : (tensor<1x34x34x64xf32>, tensor<1x1024x576xf32>, index, f32) -> tensor<1x1024x576xf32>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<1x34x34x64xf32>, tensor<1x1024x576xf32>, index, f32) -> (), sym_name = "outside", sym_visibility = "private"}> ({
  ^bb0(%arg56: tensor<1x34x34x64xf32>, %arg57: tensor<1x1024x576xf32>, %arg58: index, %arg59: f32):
    %10 = "iree_linalg_ext.im2col"(%arg56, %arg57, %arg58, %arg59) <{batch_pos = array<i64: 0>, dilations = array<i64: 1, 1>, input_k_perm = array<i64: 0, 1, 2>, k_pos = array<i64: 3>, m_pos = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 1, 1>, output_perm = array<i64: 0, 1, 2>, static_input_pad_high = array<i64>, static_input_pad_low = array<i64>, static_kernel_size = array<i64: 3, 3>, static_offsets = array<i64: 0, 0, 0>, static_output_pad_high = array<i64: 0, -9223372036854775808, 1>, static_output_pad_low = array<i64: 0, 1, 1>, static_output_sizes = [array<i64: 1>, array<i64: 32, 32>, array<i64: 3, 3, 64>], strides = array<i64: 1, 1>}> : (tensor<1x34x34x64xf32>, tensor<1x1024x576xf32>, index, f32) -> tensor<1x1024x576xf32>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<1x34x34x64xf32>, tensor<1x1024x576xf32>, index, f32) -> (), sym_name = "both", sym_visibility = "private"}> ({
  ^bb0(%arg52: tensor<1x34x34x64xf32>, %arg53: tensor<1x1024x576xf32>, %arg54: index, %arg55: f32):
    %9 = "iree_linalg_ext.im2col"(%arg52, %arg53, %arg55) <{batch_pos = array<i64: 0>, dilations = array<i64: 1, 1>, input_k_perm = array<i64: 0, 1, 2>, k_pos = array<i64: 3>, m_pos = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 1>, output_perm = array<i64: 0, 1, 2>, static_input_pad_high = array<i64: 0, 1, 1, 0>, static_input_pad_low = array<i64: 0, 1, 1, 0>, static_kernel_size = array<i64: 3, 3>, static_offsets = array<i64: 0, 0, 0>, static_output_pad_high = array<i64: 0, 0, 0>, static_output_pad_low = array<i64: 0, 0, 0>, static_output_sizes = [array<i64: 1>, array<i64: 32, 32>, array<i64: 3, 3, 64>], strides = array<i64: 1, 1>}> : (tensor<1x34x34x64xf32>, tensor<1x1024x576xf32>, f32) -> tensor<1x1024x576xf32>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<4x?xf32>, f32, tensor<4xf32>) -> (), sym_name = "custom", sym_visibility = "private"}> ({
  ^bb0(%arg46: tensor<4x?xf32>, %arg47: f32, %arg48: tensor<4xf32>):
    %8 = "iree_linalg_ext.custom_op"(%arg46, %arg47, %arg48) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg49: tensor<?x?xf32>, %arg50: f32, %arg51: tensor<?xf32>):
      "iree_linalg_ext.yield"(%arg51) : (tensor<?xf32>) -> ()
    }) : (tensor<4x?xf32>, f32, tensor<4xf32>) -> tensor<4xf32>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<4x?xf32>, f32, tensor<4xf32>) -> (), sym_name = "custom_empty", sym_visibility = "private"}> ({
  ^bb0(%arg40: tensor<4x?xf32>, %arg41: f32, %arg42: tensor<4xf32>):
    %7 = "iree_linalg_ext.custom_op"(%arg40, %arg41, %arg42) <{indexing_maps = [#map, #map3, #map2], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: tensor<?x?xf32>, %arg44: f32, %arg45: tensor<?xf32>):
      "iree_linalg_ext.yield"(%arg45) : (tensor<?xf32>) -> ()
    }) : (tensor<4x?xf32>, f32, tensor<4xf32>) -> tensor<4xf32>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<4x?xf32>, f32, tensor<4xf32>) -> (), sym_name = "custom_symbols", sym_visibility = "private"}> ({
  ^bb0(%arg34: tensor<4x?xf32>, %arg35: f32, %arg36: tensor<4xf32>):
    %6 = "iree_linalg_ext.custom_op"(%arg34, %arg35, %arg36) <{indexing_maps = [#map4, #map3, #map5], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: tensor<?x?xf32>, %arg38: f32, %arg39: tensor<?xf32>):
      "iree_linalg_ext.yield"(%arg39) : (tensor<?xf32>) -> ()
    }) : (tensor<4x?xf32>, f32, tensor<4xf32>) -> tensor<4xf32>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<4x?xf32>, f32, tensor<4xf32>) -> (), sym_name = "custom_index", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<4x?xf32>, %arg29: f32, %arg30: tensor<4xf32>):
    %4 = "iree_linalg_ext.custom_op"(%arg28, %arg29, %arg30) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg31: tensor<?x?xf32>, %arg32: f32, %arg33: tensor<?xf32>):
      %5 = "iree_linalg_ext.index"() <{dim = 1 : i64}> : () -> index
      "iree_linalg_ext.yield"(%arg33) : (tensor<?xf32>) -> ()
    }) : (tensor<4x?xf32>, f32, tensor<4xf32>) -> tensor<4xf32>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<4x?xf32, 3 : i8>, f32, tensor<4xf32>) -> (), sym_name = "custom_ranks", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<4x?xf32, 3 : i8>, %arg23: f32, %arg24: tensor<4xf32>):
    %3 = "iree_linalg_ext.custom_op"(%arg22, %arg23, %arg24) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: tensor<?x?xf32, 3 : i8>, %arg26: f32, %arg27: tensor<?xf32>):
      "iree_linalg_ext.yield"(%arg27) : (tensor<?xf32>) -> ()
    }) : (tensor<4x?xf32, 3 : i8>, f32, tensor<4xf32>) -> tensor<4xf32>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<4x6xf32>, tensor<6x5xf32>, tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "exp", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<4x6xf32>, %arg15: tensor<6x5xf32>, %arg16: tensor<4xf32>, %arg17: tensor<4xf32>):
    %2:2 = "iree_linalg_ext.exp_reduction"(%arg14, %arg15, %arg16, %arg17) <{exp_reduced_operands = array<i64: 1>, indexing_maps = [#map6, #map7, #map8, #map8], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32, %arg21: f32):
      "iree_linalg_ext.yield"(%arg18, %arg18) : (f32, f32) -> ()
    }) : (tensor<4x6xf32>, tensor<6x5xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<4x6xf32>, tensor<6x5xf32>, tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "exp_none", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<4x6xf32>, %arg7: tensor<6x5xf32>, %arg8: tensor<4xf32>, %arg9: tensor<4xf32>):
    %1:2 = "iree_linalg_ext.exp_reduction"(%arg6, %arg7, %arg8, %arg9) <{exp_reduced_operands = array<i64>, indexing_maps = [#map6, #map7, #map8, #map8], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32, %arg13: f32):
      "iree_linalg_ext.yield"(%arg10, %arg10) : (f32, f32) -> ()
    }) : (tensor<4x6xf32>, tensor<6x5xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<4x?xf32>, f32, tensor<4xf32>) -> (), sym_name = "f1"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: tensor<4xf32>):
    %0 = "iree_linalg_ext.custom_op"(%arg0, %arg1, %arg2) <{indexing_maps = [#map3, #map1, #map2], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: tensor<?x?xf32>, %arg4: f32, %arg5: tensor<?xf32>):
      "iree_linalg_ext.yield"(%arg5) : (tensor<?xf32>) -> ()
    }) : (tensor<4x?xf32>, f32, tensor<4xf32>) -> tensor<4xf32>
    "util.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

