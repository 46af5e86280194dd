#id = affine_map<(i, j) -> (i, j)>
func.func @f(%a: tensor<3x4xf32>, %r: tensor<3xf32>, %m: memref<3x4xf32>, %i: tensor<3x4xi8>, %k: memref<2x4x5xf32>, %o: memref<1x2x5xf64>, %n: index) {
  %0 = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"], doc = "d"} ins(%a : tensor<3x4xf32>) outs(%r : tensor<3xf32>) attrs = {x} {
  ^bb0(%p: f32, %q: f32):
    %t = linalg.index 1 : index
    linalg.yield %p : f32
  } -> tensor<3xf32>
  %1 = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a, %a : tensor<3x4xf32>, tensor<3x4xf32>) outs(%a : tensor<3x4xf32>)
  %2 = linalg.reduce { arith.addf } ins(%1 : tensor<3x4xf32>) outs(%r : tensor<3xf32>) dimensions = [1]
  linalg.map outs(%m : memref<3x4xf32>) (%x: f32) {
    linalg.yield %x : f32
  }
  linalg.transpose ins(%m : memref<3x4xf32>) outs(%m : memref<3x4xf32>) permutation = [0, 1] {u}
  %3 = linalg.broadcast ins(%2 : tensor<3xf32>) outs(%a : tensor<3x4xf32>) dimensions = [1]
  %4 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%i : tensor<3x4xi8>) outs(%3 : tensor<3x4xf32>) -> tensor<3x4xf32>
  %5 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#id, #id, #id] ins(%4, %4 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%4 : tensor<3x4xf32>) -> tensor<3x4xf32>
  %6 = "linalg.map"(%5, %5) ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %7 = tensor.empty(%n) : tensor<3x2x?xf32>
  %8 = linalg.pack %6 inner_dims_pos = [1] inner_tiles = [%n] into %7 : tensor<3x4xf32> -> tensor<3x2x?xf32>
  return
}
func.func @g(%a: memref<1x7x4xf32>, %k: memref<2x4x5xf32>, %o: memref<1x2x5xf64>, %x: memref<3x4xi8>, %y: memref<4xi8>, %z: memref<3xi32>, %w: memref<2xf32>, %p: memref<1x6x4xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %k : memref<1x7x4xf32>, memref<2x4x5xf32>) outs(%o : memref<1x2x5xf64>)
  linalg.matvec ins(%x, %y : memref<3x4xi8>, memref<4xi8>) outs(%z : memref<3xi32>)
  linalg.pooling_nwc_max ins(%a, %w : memref<1x7x4xf32>, memref<2xf32>) outs(%p : memref<1x6x4xf32>)
  linalg.softmax dimension(1) ins(%x : memref<3x4xi8>) outs(%x : memref<3x4xi8>)
  return
}
