#layout = #iree_vector_ext.nested_layout<subgroup_tile = [1, 2], batch_tile = [2, 1], outer_tile = [1, 1], thread_tile = [8, 4], element_tile = [1, 4], subgroup_strides = [0, 1], thread_strides = [4, 1]>
module attributes {
  x.a = #iree_map.pack_map<(4, (2, 4)) : (8, (4, 1))>, x.b = #iree_map.pack_layout<(4, (2, 4)) : (8, (4, 1))>, x.c = #iree_map.pack_layout<((2, 1, 4), 4) : ((8, 3, 2), 1)>,
  x.d = #iree_codegen.workgroup_scope<linearize>, x.e = #iree_gpu.lane_increment<4, aligned, step = 2>,
  x.f = #iree_cpu.inner_tile_alignments<distribution = [Unknown, Equal], "xy" = []>,
  x.g = #iree_cpu.lowering_config<distribution = {sizes = [1, [2]], interchange = [1, 0]}, test = 4>,
  x.h = #iree_codegen.lowering_config<tile_sizes = [[1, 2], {sizes = [4], interchange = [0]}, []]>,
  x.i = #iree_encoding.encoding<operand_index = 0 : index, op_type = matmul, element_types = [f32], user_indexing_maps = [affine_map<(d0) -> (d0)>], iteration_sizes = [?]>,
  x.j = #iree_encoding.padding<[0, ?]>, x.k = #flow.parameter.named<"a"::"b", {x}> : i32,
  x.m = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<Default> workgroup_size = [4, 2] subgroup_size = 32, {x = 1 : i64}>
} {
  func.func @f(%v: vector<16x32xf16>, %m: memref<4x?xf32>, %q: tensor<2x6x4xf16>, %s: f16, %r: memref<12x3xf32>, %l: memref<5xi32>, %q2: tensor<6x4xf16>, %q3: tensor<6x4xi32>) {
    %0 = iree_vector_ext.to_layout %v to layout(#layout) : vector<16x32xf16>
    %1 = iree_codegen.load_from_buffer %m : memref<4x?xf32> -> tensor<4x?xf32>
    %2 = iree_linalg_ext.attention <indexing_maps = [affine_map<(b, m, n, k1, k2) -> (b, m, k1)>, affine_map<(b, m, n, k1, k2) -> (b, k2, k1)>, affine_map<(b, m, n, k1, k2) -> (b, k2, n)>, affine_map<(b, m, n, k1, k2) -> ()>, affine_map<(b, m, n, k1, k2) -> (b, m, n)>]> ins(%q, %q, %q, %s : tensor<2x6x4xf16>, tensor<2x6x4xf16>, tensor<2x6x4xf16>, f16) outs(%q : tensor<2x6x4xf16>) {
    ^bb0(%x: f32):
      iree_linalg_ext.yield %x : f32
    } -> tensor<2x6x4xf16>
    %3 = iree_tensor_ext.cast_to_ragged_shape %r ragged_dim(0) column_lengths(%l) : (memref<12x3xf32>, memref<5xi32>) -> memref<4x?x3xf32, #iree_tensor_ext.ragged_shape<0>>
    %i:2 = iree_linalg_ext.arg_compare dimension(0) ins(%q : tensor<2x6x4xf16>) outs(%q2, %q3 : tensor<6x4xf16>, tensor<6x4xi32>) {
    ^bb0(%x: f16, %y: f16):
      %c = arith.cmpf ogt, %x, %y : f16
      iree_linalg_ext.yield %c : i1
    } -> tensor<6x4xf16>, tensor<6x4xi32>
    return
  }
  iree_codegen.dispatch_config @d workgroup_size = [8, 8] subgroup_size = 64 {
  ^bb0(%n: index):
    iree_codegen.yield %n, %n, %n : index, index, index
  }
}
// ANSWER custom
#config = #iree_cpu.lowering_config<distribution = {sizes = [1, [2]], interchange = [1, 0]}, test = 4 : i64>
#config1 = #iree_codegen.lowering_config<tile_sizes = [[1, 2], {sizes = [4], interchange = [0]}, []]>
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#nested = #iree_vector_ext.nested_layout<subgroup_tile = [1, 2], batch_tile = [2, 1], outer_tile = [1, 1], thread_tile = [8, 4], element_tile = [1, 4], subgroup_strides = [0, 1], thread_strides = [4, 1]>
#pack_layout = #iree_map.pack_layout<(4, 8) : (8, 1)>
#pack_layout1 = #iree_map.pack_layout<(8, 4) : (2, 1)>
#pack_map = #iree_map.pack_map<(4, (2, 4)) : (8, (4, 1))>
#translation = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<Default> workgroup_size = [4, 2] subgroup_size = 32, {x = 1 : i64}>
#encoding = #iree_encoding.encoding<operand_index = 0 : index, op_type = matmul, element_types = [f32], user_indexing_maps = [#map], iteration_sizes = [?]>
module attributes {x.a = #pack_map, x.b = #pack_layout, x.c = #pack_layout1, x.d = #iree_codegen.workgroup_scope<linearize>, x.e = #iree_gpu.lane_increment<4, step = 2, aligned>, x.f = #iree_cpu.inner_tile_alignments<distribution = [Unknown, Equal], xy = []>, x.g = #config, x.h = #config1, x.i = #encoding, x.j = #iree_encoding.padding<[0, ?]>, x.k = #flow.parameter.named<"a"::"b", {x}> : i32, x.m = #translation} {
  func.func @f(%arg0: vector<16x32xf16>, %arg1: memref<4x?xf32>, %arg2: tensor<2x6x4xf16>, %arg3: f16, %arg4: memref<12x3xf32>, %arg5: memref<5xi32>, %arg6: tensor<6x4xf16>, %arg7: tensor<6x4xi32>) {
    %0 = iree_vector_ext.to_layout %arg0 to layout(#nested) : vector<16x32xf16>
    %1 = iree_codegen.load_from_buffer %arg1 : memref<4x?xf32> -> tensor<4x?xf32>
    %2 = iree_linalg_ext.attention <indexing_maps = [#map1, #map2, #map3, #map4, #map5]> ins(%arg2, %arg2, %arg2, %arg3 : tensor<2x6x4xf16>, tensor<2x6x4xf16>, tensor<2x6x4xf16>, f16) outs(%arg2 : tensor<2x6x4xf16>) {
    ^bb0(%arg8: f32):
      iree_linalg_ext.yield %arg8 : f32
    } -> tensor<2x6x4xf16>
    %3 = iree_tensor_ext.cast_to_ragged_shape %arg4 ragged_dim(0) column_lengths(%arg5) : (memref<12x3xf32>, memref<5xi32>) -> memref<4x?x3xf32, #iree_tensor_ext.ragged_shape<0>>
    %4:2 = iree_linalg_ext.arg_compare dimension(0) ins(%arg2 : tensor<2x6x4xf16>) outs(%arg6, %arg7 : tensor<6x4xf16>, tensor<6x4xi32>) {
    ^bb0(%arg8: f16, %arg9: f16):
      %5 = arith.cmpf ogt, %arg8, %arg9 : f16
      iree_linalg_ext.yield %5 : i1
    } -> tensor<6x4xf16>, tensor<6x4xi32>
    return
  }
  iree_codegen.dispatch_config @d workgroup_size = [8, 8] subgroup_size = 64 {
  ^bb0(%arg0: index):
    iree_codegen.yield %arg0, %arg0, %arg0 : index, index, index
  }
}

// ANSWER generic
#config = #iree_cpu.lowering_config<distribution = {sizes = [1, [2]], interchange = [1, 0]}, test = 4 : i64>
#config1 = #iree_codegen.lowering_config<tile_sizes = [[1, 2], {sizes = [4], interchange = [0]}, []]>
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map5 = affine_map<(d0) -> (d0)>
#nested = #iree_vector_ext.nested_layout<subgroup_tile = [1, 2], batch_tile = [2, 1], outer_tile = [1, 1], thread_tile = [8, 4], element_tile = [1, 4], subgroup_strides = [0, 1], thread_strides = [4, 1]>
#pack_layout = #iree_map.pack_layout<(4, 8) : (8, 1)>
#pack_layout1 = #iree_map.pack_layout<(8, 4) : (2, 1)>
#pack_map = #iree_map.pack_map<(4, (2, 4)) : (8, (4, 1))>
#translation = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<Default> workgroup_size = [4, 2] subgroup_size = 32, {x = 1 : i64}>
#encoding = #iree_encoding.encoding<operand_index = 0 : index, op_type = matmul, element_types = [f32], user_indexing_maps = [#map5], iteration_sizes = [?]>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x32xf16>, memref<4x?xf32>, tensor<2x6x4xf16>, f16, memref<12x3xf32>, memref<5xi32>, tensor<6x4xf16>, tensor<6x4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg1: vector<16x32xf16>, %arg2: memref<4x?xf32>, %arg3: tensor<2x6x4xf16>, %arg4: f16, %arg5: memref<12x3xf32>, %arg6: memref<5xi32>, %arg7: tensor<6x4xf16>, %arg8: tensor<6x4xi32>):
    %0 = "iree_vector_ext.to_layout"(%arg1) <{layout = #nested}> : (vector<16x32xf16>) -> vector<16x32xf16>
    %1 = "iree_codegen.load_from_buffer"(%arg2) : (memref<4x?xf32>) -> tensor<4x?xf32>
    %2 = "iree_linalg_ext.attention"(%arg3, %arg3, %arg3, %arg4, %arg3) <{indexing_maps = [#map, #map1, #map2, #map3, #map4]}> ({
    ^bb0(%arg11: f32):
      "iree_linalg_ext.yield"(%arg11) : (f32) -> ()
    }) : (tensor<2x6x4xf16>, tensor<2x6x4xf16>, tensor<2x6x4xf16>, f16, tensor<2x6x4xf16>) -> tensor<2x6x4xf16>
    %3 = "iree_tensor_ext.cast_to_ragged_shape"(%arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, raggedDim = 0 : index}> : (memref<12x3xf32>, memref<5xi32>) -> memref<4x?x3xf32, #iree_tensor_ext.ragged_shape<0>>
    %4:2 = "iree_linalg_ext.arg_compare"(%arg3, %arg7, %arg8) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0>}> ({
    ^bb0(%arg9: f16, %arg10: f16):
      %5 = "arith.cmpf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f16, f16) -> i1
      "iree_linalg_ext.yield"(%5) : (i1) -> ()
    }) : (tensor<2x6x4xf16>, tensor<6x4xf16>, tensor<6x4xi32>) -> (tensor<6x4xf16>, tensor<6x4xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @d, subgroup_size = 64 : i64, workgroup_size = array<i64: 8, 8>}> ({
  ^bb0(%arg0: index):
    "iree_codegen.yield"(%arg0, %arg0, %arg0) : (index, index, index) -> ()
  }) : () -> ()
}) {x.a = #pack_map, x.b = #pack_layout, x.c = #pack_layout1, x.d = #iree_codegen.workgroup_scope<linearize>, x.e = #iree_gpu.lane_increment<4, step = 2, aligned>, x.f = #iree_cpu.inner_tile_alignments<distribution = [Unknown, Equal], xy = []>, x.g = #config, x.h = #config1, x.i = #encoding, x.j = #iree_encoding.padding<[0, ?]>, x.k = #flow.parameter.named<"a"::"b", {x}> : i32, x.m = #translation} : () -> ()

