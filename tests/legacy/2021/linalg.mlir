#id = affine_map<(i, j) -> (i, j)>
func @generic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @named(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  return
}
// -----
func @more(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// -----
func @vecs(%a: memref<4x8xf32>, %x: memref<8xf32>, %y: memref<4xf32>, %d: memref<f32>) {
  linalg.matvec ins(%a, %x : memref<4x8xf32>, memref<8xf32>) outs(%y : memref<4xf32>)
  linalg.dot ins(%x, %x : memref<8xf32>, memref<8xf32>) outs(%d : memref<f32>)
  return
}
// -----
func @fills(%f: f32, %m: memref<4xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  linalg.fill(%f, %m) : f32, memref<4xf32>
  %0 = linalg.fill(%f, %t) : f32, tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func @copies(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.copy(%a, %b) : memref<4xf32>, memref<4xf32>
  return
}
// -----
func @inits(%n: index) -> tensor<?x4xf32> {
  %0 = linalg.init_tensor [%n, 4] : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// -----
func @shapes(%t: tensor<4x4xf32>, %u: tensor<16xf32>) {
  %0 = linalg.tensor_collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %1 = linalg.tensor_expand_shape %u [[0, 1]] : tensor<16xf32> into tensor<4x4xf32>
  return
}
// -----
func @pad(%t: tensor<4x4xf32>, %f: f32) -> tensor<6x6xf32> {
  %0 = linalg.pad_tensor %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    linalg.yield %f : f32
  } : tensor<4x4xf32> to tensor<6x6xf32>
  return %0 : tensor<6x6xf32>
}
// -----
#acc = affine_map<(i) -> (i)>
func @indexed(%m: memref<4xindex>) {
  linalg.generic {indexing_maps = [#acc], iterator_types = ["parallel"]} outs(%m : memref<4xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  }
  return
}
