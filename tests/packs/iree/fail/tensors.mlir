// What iree_tensor_ext and flow refuses, and where. The messages are iree-opt's.
func.func @f(%a: tensor<?x5x?xf32>, %n: index) {
  %0 = iree_tensor_ext.compute_barrier.start %a : tensor<?x5x?xf32>{%n} -> tensor<?x5x?xf32> // error 8: 'iree_tensor_ext.compute_barrier.start' op value set has 2 dynamic dimensions but only 1 dimension values are attached
  return
}
// -----
func.func @f(%a: tensor<?x5xf32>, %n: index) {
  %0 = iree_tensor_ext.compute_barrier.end %a : tensor<?x5xf32>{%n} -> tensor<5x?xf32> // error 8: 'iree_tensor_ext.compute_barrier.end' op value and result types must match
  return
}
// -----
func.func @f(%a: tensor<?x5xf32>, %n: index) {
  %0 = iree_tensor_ext.bitcast %a : tensor<?x5xf32>{%n} -> tensor<?x5xi32> // error 8: 'iree_tensor_ext.bitcast' op value set has 1 dynamic dimensions but only 0 dimension values are attached
  return
}
// -----
func.func @f(%s: tensor<12x3xf32>, %l: tensor<5xi32>) {
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%l) : (tensor<12x3xf32>, tensor<5xi32>) -> tensor<5x?x3xf32, #iree_tensor_ext.ragged_shape<0>> // error 8: 'iree_tensor_ext.cast_to_ragged_shape' op expected shape of dimension 0 of result, i.e. the `ragged_dim`, to be static and equal to 4 when `num_ragged_rows` is unspecified, i.e number of ragged rows is statically known
  return
}
// -----
func.func @f(%s: tensor<12x3xf32>, %l: tensor<5xi32>) {
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%l) : (tensor<12x3xf32>, tensor<5xi32>) -> tensor<4x?x3xf32, #iree_tensor_ext.ragged_shape<1>> // error 8: 'iree_tensor_ext.cast_to_ragged_shape' op mismatch in specified `ragged_dim` value of 0 and `raggedRow` value in the sparse encoding 1
  return
}
// -----
func.func @f(%s: memref<12x3xf32>, %l: memref<5xi32>) {
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%l) : (memref<12x3xf32>, memref<5xi32>) -> memref<4x?x3xf32> // error 8: 'iree_tensor_ext.cast_to_ragged_shape' op expected result type to have a layout attribute that implements the `SparseShapeAttrInterface`
  return
}
// -----
func.func @f(%s: tensor<12x3xf32>, %l: tensor<5xi32>, %n: index) {
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%l) : (tensor<12x3xf32>{%n}, tensor<5xi32>) -> tensor<4x?x3xf32, #iree_tensor_ext.ragged_shape<0>> // error 8: 'iree_tensor_ext.cast_to_ragged_shape' op mismatch in number of dynamic dimensions specified for source, expected 0 values, got 1
  return
}
// -----
func.func @f(%s: tensor<12x?xf32>, %l: tensor<5xi32>, %n: index) {
  %0 = iree_tensor_ext.cast_to_ragged_shape %s ragged_dim(0) column_lengths(%l) : (tensor<12x?xf32>{%n}, tensor<5xi32>) -> tensor<4x?x3xf32, #iree_tensor_ext.ragged_shape<0>> // error 8: 'iree_tensor_ext.cast_to_ragged_shape' op expected dimension 2 of result to be dynamic since the corresponding dimension 1 in the source is dynamic
  return
}
// -----
func.func @f(%s: tensor<4x?x3xf32, #iree_tensor_ext.ragged_shape<0>>, %n: index) {
  %0 = iree_tensor_ext.linearize_ragged_dims %s : tensor<4x?x3xf32, #iree_tensor_ext.ragged_shape<0>> -> tensor<?x2xf32>{%n} // error 8: 'iree_tensor_ext.linearize_ragged_dims' op expected source dimension 2 with size 3 to be preserved in result dimension 1 but got size 2
  return
}
// -----
func.func @f(%s: tensor<4x?x3xf32>, %n: index) {
  %0 = iree_tensor_ext.linearize_ragged_dims %s : tensor<4x?x3xf32> -> tensor<?x3xf32>{%n} // error 8: 'iree_tensor_ext.linearize_ragged_dims' op expected source type to have a ragged tensor encoding
  return
}
// -----
func.func @f(%s: tensor<4x?x3xf32>, %n: index) {
  %0 = flow.tensor.reshape %s : tensor<4x?x3xf32> -> tensor<12x?xf32>{%n} // error 8: 'flow.tensor.reshape' op value set has 1 dynamic dimensions but only 0 dimension values are attached
  return
}
