func @allocs(%n: index) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%n) : memref<?x4xf32>
  %2 = memref.alloc(%n) {alignment = 16 : i64} : memref<?xf32, 3>
  %3 = memref.alloca(%n) : memref<?xi32>
  %4 = memref.alloca() : memref<2xf32, affine_map<(d0) -> (d0)>>
  %5 = memref.alloc()[%n] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  memref.dealloc %0 : memref<4xf32>
  return
}
// -----
func @access(%m: memref<4x4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x4xf32>
  memref.store %0, %m[%i, %i] : memref<4x4xf32>
  memref.prefetch %m[%i, %i], write, locality<3>, data : memref<4x4xf32>
  return %0 : f32
}
// -----
func @dims(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index) -> index {
  %c0 = constant 0 : index
  %0 = memref.dim %m, %c0 : memref<?x4xf32>
  %1 = memref.dim %u, %i : memref<*xf32>
  return %0 : index
}
// -----
func @casts(%m: memref<4xf32>, %s: memref<1xi32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %m : memref<4xf32> to memref<*xf32>
  %2 = memref.reshape %m(%s) : (memref<4xf32>, memref<1xi32>) -> memref<?xf32>
  return
}
// -----
func @tensors(%m: memref<4xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  memref.tensor_store %t, %m : memref<4xf32>
  %0 = memref.tensor_load %m : memref<4xf32>
  %1 = memref.buffer_cast %0 : memref<4xf32>
  %2 = memref.clone %1 : memref<4xf32> to memref<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func @subviews(%m: memref<8x16x4xf32>, %i: index) {
  %0 = memref.subview %m[0, 0, 0] [4, 4, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<4x4x4xf32, affine_map<(d0, d1, d2) -> (d0 * 64 + d1 * 4 + d2)>>
  %1 = memref.subview %m[%i, %i, %i] [%i, %i, %i] [%i, %i, %i] : memref<8x16x4xf32> to memref<?x?x?xf32, affine_map<(d0, d1, d2)[s0, s1, s2, s3] -> (d0 * s1 + s0 + d1 * s2 + d2 * s3)>>
  return
}
// -----
func @views(%m: memref<2048xi8>, %i: index) {
  %0 = memref.view %m[%i][] : memref<2048xi8> to memref<64x4xf32>
  %1 = memref.view %m[%i][%i] : memref<2048xi8> to memref<?x4xf32>
  return
}
// -----
func @reinterpret(%m: memref<?xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?xf32> to memref<4x4xf32>
  %1 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + s0 + d1)>>
  return
}
// -----
func @copies(%a: memref<4xf32>, %b: memref<4xf32>) {
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  return
}
// -----
memref.global "private" @g : memref<2xf32> = dense<[1.0, 2.0]>
memref.global "private" constant @c : memref<2xi32> = dense<4>
memref.global @ext : memref<2xf32>
memref.global "private" @un : memref<2xf32> = uninitialized
func @globals() {
  %0 = memref.get_global @g : memref<2xf32>
  return
}
// -----
func @transposed(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  return
}
// -----
func @expand(%m: memref<4x4xf32>, %d: memref<16xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %1 = memref.expand_shape %d [[0, 1]] : memref<16xf32> into memref<4x4xf32>
  return
}
// -----
func @scope() {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return
  }
  return
}
// -----
func @dma(%a: memref<256xf32>, %b: memref<256xf32, 1>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %a[%i], %b[%i], %i, %t[%i] : memref<256xf32>, memref<256xf32, 1>, memref<1xi32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  return
}
// -----
func @assume(%m: memref<4xf32>) {
  memref.assume_alignment %m, 16 : memref<4xf32>
  return
}
