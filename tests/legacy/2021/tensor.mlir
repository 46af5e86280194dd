func @t(%t: tensor<4x4xf32>, %u: tensor<*xf32>, %i: index, %f: f32) -> f32 {
  %0 = tensor.extract %t[%i, %i] : tensor<4x4xf32>
  %1 = tensor.insert %f into %t[%i, %i] : tensor<4x4xf32>
  %2 = tensor.cast %t : tensor<4x4xf32> to tensor<?x4xf32>
  %3 = tensor.dim %2, %i : tensor<?x4xf32>
  %4 = tensor.from_elements %f, %f : tensor<2xf32>
  return %0 : f32
}
// -----
func @generate(%n: index) -> tensor<?xf32> {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %c = constant 1.0 : f32
    tensor.yield %c : f32
  } : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func @reshape(%t: tensor<4xf32>, %s: tensor<2xindex>) -> tensor<?x?xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @slices(%t: tensor<8x16x4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0, 0, 0][4, 4, 4][1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
  %1 = tensor.extract_slice %t[%i, 0, 0][%i, 4, 4][1, 1, 1] : tensor<8x16x4xf32> to tensor<?x4x4xf32>
  %2 = tensor.insert_slice %0 into %t[0, 0, 0][4, 4, 4][1, 1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  return
}
