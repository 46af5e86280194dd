//auto
func @f(%n: index, %i: index, %t: tensor<4x?xf32>, %u: tensor<*xi32>, %v: vector<4xi32>) {
  %a = alloc(%n) : memref<4x?xf32>
  %b = alloc memref<4x?xf32>(%n)
  tensor_store %t, %a : memref<4x?xf32>
  tensor_store %t to %b : memref<4x?xf32>
  %c = tensor_load %a : memref<4x?xf32>
  %d = extract_element %u[%i, %i] : tensor<*xi32>
  %e = extract_element %v[%i] : vector<4xi32>
  %g = memref_cast %a : memref<4x?xf32> to memref<?x?xf32>
  %h = load %a[%i, %i] : memref<4x?xf32>
  store %h, %b[%i, %i] : memref<4x?xf32>
  %k = splat %h : vector<8xf32>
  %l = alloc_static(0x1232a00) : memref<4xf32>
  dealloc %b : memref<4x?xf32>
  return
}
