// Loads, stores and views of each view of memref: what they become of the memref itself.
func.func @f0(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  %r = memref.load %v[%i, %i] : memref<4x4xf32, strided<[8, 1], offset: ?>>
  return %r : f32
}
func.func @f2(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  memref.store %x, %v[%i, %i] : memref<4x4xf32, strided<[8, 1], offset: ?>>
  return
}
func.func @f4(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  affine.store %x, %v[%c1, %c1] : memref<4x4xf32, strided<[8, 1], offset: ?>>
  return
}
func.func @f6(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32, %k: vector<2xi1>, %w: vector<2xf32>) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  %r = vector.maskedload %v[%i, %i], %k, %w : memref<4x4xf32, strided<[8, 1], offset: ?>>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  vector.maskedstore %v[%i, %i], %k, %r : memref<4x4xf32, strided<[8, 1], offset: ?>>, vector<2xi1>, vector<2xf32>
  vector.store %w, %v[%i, %i] : memref<4x4xf32, strided<[8, 1], offset: ?>>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f9(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  memref.prefetch %v[%i, %i], write, locality<1>, data : memref<4x4xf32, strided<[8, 1], offset: ?>>
  return
}
func.func @f13(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  memref.store %x, %v[%c1, %c1] : memref<4x4xf32, strided<[8, 1], offset: ?>>
  return
}
func.func @f15(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  affine.store %x, %v[%c1, %c1] : memref<4x4xf32, strided<[8, 1], offset: ?>>
  return
}
func.func @f17(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32, %k: vector<2xi1>, %w: vector<2xf32>) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  %r = vector.maskedload %v[%c1, %c1], %k, %w : memref<4x4xf32, strided<[8, 1], offset: ?>>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  vector.maskedstore %v[%c1, %c1], %k, %r : memref<4x4xf32, strided<[8, 1], offset: ?>>, vector<2xi1>, vector<2xf32>
  vector.store %w, %v[%c1, %c1] : memref<4x4xf32, strided<[8, 1], offset: ?>>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f22(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [2, %m] : memref<8x8xf32> to memref<4x4xf32, strided<[16, ?], offset: ?>>
  %r = memref.load %v[%i, %i] : memref<4x4xf32, strided<[16, ?], offset: ?>>
  return %r : f32
}
func.func @f25(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [2, %m] : memref<8x8xf32> to memref<4x4xf32, strided<[16, ?], offset: ?>>
  %r = affine.load %v[%c1, %c1] : memref<4x4xf32, strided<[16, ?], offset: ?>>
  return %r : f32
}
func.func @f29(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [2, %m] : memref<8x8xf32> to memref<4x4xf32, strided<[16, ?], offset: ?>>
  %r = vector.transfer_read %v[%i, %i], %x {in_bounds = [true]} : memref<4x4xf32, strided<[16, ?], offset: ?>>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f31(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [2, %m] : memref<8x8xf32> to memref<4x4xf32, strided<[16, ?], offset: ?>>
  memref.prefetch %v[%i, %i], write, locality<1>, data : memref<4x4xf32, strided<[16, ?], offset: ?>>
  return
}
func.func @f34(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [2, %m] : memref<8x8xf32> to memref<4x4xf32, strided<[16, ?], offset: ?>>
  %r = memref.load %v[%c1, %c1] {nontemporal = true} : memref<4x4xf32, strided<[16, ?], offset: ?>>
  return %r : f32
}
func.func @f37(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [2, %m] : memref<8x8xf32> to memref<4x4xf32, strided<[16, ?], offset: ?>>
  affine.store %x, %v[%c1, %c1] : memref<4x4xf32, strided<[16, ?], offset: ?>>
  return
}
func.func @f41(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 4] [2, %m] : memref<8x8xf32> to memref<4x4xf32, strided<[16, ?], offset: ?>>
  %r = vector.transfer_read %v[%c1, %c1], %x : memref<4x4xf32, strided<[16, ?], offset: ?>>, vector<2xf32>
  vector.transfer_write %r, %v[%c1, %c1] : vector<2xf32>, memref<4x4xf32, strided<[16, ?], offset: ?>>
  return %r : vector<2xf32>
}
func.func @f44(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %r = memref.load %v[%i] : memref<4xf32, strided<[1], offset: ?>>
  return %r : f32
}
func.func @f46(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
  memref.store %x, %v[%i] : memref<4xf32, strided<[1], offset: ?>>
  return
}
func.func @f49(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %r = vector.load %v[%i] : memref<4xf32, strided<[1], offset: ?>>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f52(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %r = vector.transfer_read %v[%i], %x : memref<4xf32, strided<[1], offset: ?>>, vector<2xf32>
  vector.transfer_write %r, %v[%i] : vector<2xf32>, memref<4xf32, strided<[1], offset: ?>>
  return %r : vector<2xf32>
}
func.func @f55(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %r = memref.load %v[%c1] : memref<4xf32, strided<[1], offset: ?>>
  return %r : f32
}
func.func @f57(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
  memref.store %x, %v[%c1] : memref<4xf32, strided<[1], offset: ?>>
  return
}
func.func @f60(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %r = vector.load %v[%c1] : memref<4xf32, strided<[1], offset: ?>>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f64(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
  memref.prefetch %v[%c1], write, locality<1>, data : memref<4xf32, strided<[1], offset: ?>>
  return
}
func.func @f67(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 1] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[8], offset: ?>>
  %r = memref.load %v[%i] {nontemporal = true} : memref<4xf32, strided<[8], offset: ?>>
  return %r : f32
}
func.func @f74(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 1] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[8], offset: ?>>
  %r = vector.transfer_read %v[%i], %x : memref<4xf32, strided<[8], offset: ?>>, vector<2xf32>
  vector.transfer_write %r, %v[%i] : vector<2xf32>, memref<4xf32, strided<[8], offset: ?>>
  return %r : vector<2xf32>
}
func.func @f78(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 1] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[8], offset: ?>>
  %r = memref.load %v[%c1] {nontemporal = true} : memref<4xf32, strided<[8], offset: ?>>
  return %r : f32
}
func.func @f86(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %g[%n, 2] [4, 1] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[8], offset: ?>>
  memref.prefetch %v[%c1], write, locality<1>, data : memref<4xf32, strided<[8], offset: ?>>
  return
}
func.func @f89(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %g [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %r = memref.load %v[%i] {nontemporal = true} : memref<64xf32>
  return %r : f32
}
func.func @f91(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %g [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %r = affine.load %v[%c1] : memref<64xf32>
  return %r : f32
}
func.func @f94(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32, %k: vector<2xi1>, %w: vector<2xf32>) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %g [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %r = vector.maskedload %v[%i], %k, %w : memref<64xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  vector.maskedstore %v[%i], %k, %r : memref<64xf32>, vector<2xi1>, vector<2xf32>
  vector.store %w, %v[%i] : memref<64xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f96(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %g [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %r = vector.transfer_read %v[%i], %x : memref<64xf32>, vector<2xf32>
  vector.transfer_write %r, %v[%i] : vector<2xf32>, memref<64xf32>
  return %r : vector<2xf32>
}
func.func @f99(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %g [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %r = memref.load %v[%c1] : memref<64xf32>
  return %r : f32
}
func.func @f101(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %g [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  memref.store %x, %v[%c1] : memref<64xf32>
  return
}
func.func @f104(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %g [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %r = vector.load %v[%c1] : memref<64xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f106(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %g [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %r = vector.transfer_read %v[%c1], %x {in_bounds = [true]} : memref<64xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f108(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %g [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  memref.prefetch %v[%c1], write, locality<1>, data : memref<64xf32>
  return
}
func.func @f111(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %g [[0, 1], [2]] output_shape [2, 4, 8] : memref<8x8xf32> into memref<2x4x8xf32>
  %r = memref.load %v[%i, %i, %i] {nontemporal = true} : memref<2x4x8xf32>
  return %r : f32
}
func.func @f113(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %g [[0, 1], [2]] output_shape [2, 4, 8] : memref<8x8xf32> into memref<2x4x8xf32>
  %r = affine.load %v[%c1, %c1, %c1] : memref<2x4x8xf32>
  return %r : f32
}
func.func @f121(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %g [[0, 1], [2]] output_shape [2, 4, 8] : memref<8x8xf32> into memref<2x4x8xf32>
  %r = memref.load %v[%c1, %c1, %c1] : memref<2x4x8xf32>
  return %r : f32
}
func.func @f123(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %g [[0, 1], [2]] output_shape [2, 4, 8] : memref<8x8xf32> into memref<2x4x8xf32>
  memref.store %x, %v[%c1, %c1, %c1] : memref<2x4x8xf32>
  return
}
func.func @f125(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %g [[0, 1], [2]] output_shape [2, 4, 8] : memref<8x8xf32> into memref<2x4x8xf32>
  affine.store %x, %v[%c1, %c1, %c1] : memref<2x4x8xf32>
  return
}
func.func @f127(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32, %k: vector<2xi1>, %w: vector<2xf32>) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %g [[0, 1], [2]] output_shape [2, 4, 8] : memref<8x8xf32> into memref<2x4x8xf32>
  %r = vector.maskedload %v[%c1, %c1, %c1], %k, %w : memref<2x4x8xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  vector.maskedstore %v[%c1, %c1, %c1], %k, %r : memref<2x4x8xf32>, vector<2xi1>, vector<2xf32>
  vector.store %w, %v[%c1, %c1, %c1] : memref<2x4x8xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f133(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %h [[0, 1], [2]] output_shape [%n, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %r = memref.load %v[%i, %i, %i] {nontemporal = true} : memref<?x4x8xf32>
  return %r : f32
}
func.func @f135(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %h [[0, 1], [2]] output_shape [%n, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %r = affine.load %v[%c1, %c1, %c1] : memref<?x4x8xf32>
  return %r : f32
}
func.func @f141(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %h [[0, 1], [2]] output_shape [%n, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  memref.prefetch %v[%i, %i, %i], write, locality<1>, data : memref<?x4x8xf32>
  return
}
func.func @f144(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %h [[0, 1], [2]] output_shape [%n, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %r = memref.load %v[%c1, %c1, %c1] {nontemporal = true} : memref<?x4x8xf32>
  return %r : f32
}
func.func @f147(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %h [[0, 1], [2]] output_shape [%n, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  affine.store %x, %v[%c1, %c1, %c1] : memref<?x4x8xf32>
  return
}
func.func @f154(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %h [[0, 1], [2]] output_shape [4, %n, 8] : memref<?x8xf32> into memref<4x?x8xf32>
  %r = memref.load %v[%i, %i, %i] : memref<4x?x8xf32>
  return %r : f32
}
func.func @f156(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %h [[0, 1], [2]] output_shape [4, %n, 8] : memref<?x8xf32> into memref<4x?x8xf32>
  memref.store %x, %v[%i, %i, %i] : memref<4x?x8xf32>
  return
}
func.func @f158(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %h [[0, 1], [2]] output_shape [4, %n, 8] : memref<?x8xf32> into memref<4x?x8xf32>
  affine.store %x, %v[%c1, %c1, %c1] : memref<4x?x8xf32>
  return
}
func.func @f166(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %h [[0, 1], [2]] output_shape [4, %n, 8] : memref<?x8xf32> into memref<4x?x8xf32>
  %r = memref.load %v[%c1, %c1, %c1] {nontemporal = true} : memref<4x?x8xf32>
  return %r : f32
}
func.func @f168(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %h [[0, 1], [2]] output_shape [4, %n, 8] : memref<?x8xf32> into memref<4x?x8xf32>
  %r = affine.load %v[%c1, %c1, %c1] : memref<4x?x8xf32>
  return %r : f32
}
func.func @f174(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %h [[0, 1], [2]] output_shape [4, %n, 8] : memref<?x8xf32> into memref<4x?x8xf32>
  memref.prefetch %v[%c1, %c1, %c1], write, locality<1>, data : memref<4x?x8xf32>
  return
}
func.func @f177(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %h [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %r = memref.load %v[%i] {nontemporal = true} : memref<?xf32>
  return %r : f32
}
func.func @f180(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %h [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  affine.store %x, %v[%c1] : memref<?xf32>
  return
}
func.func @f182(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32, %k: vector<2xi1>, %w: vector<2xf32>) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %h [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %r = vector.maskedload %v[%i], %k, %w : memref<?xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  vector.maskedstore %v[%i], %k, %r : memref<?xf32>, vector<2xi1>, vector<2xf32>
  vector.store %w, %v[%i] : memref<?xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f184(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %h [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %r = vector.transfer_read %v[%i], %x : memref<?xf32>, vector<2xf32>
  vector.transfer_write %r, %v[%i] : vector<2xf32>, memref<?xf32>
  return %r : vector<2xf32>
}
func.func @f187(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %h [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %r = memref.load %v[%c1] : memref<?xf32>
  return %r : f32
}
func.func @f190(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %h [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %r = affine.load %v[%c1] : memref<?xf32>
  return %r : f32
}
func.func @f192(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %h [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %r = vector.load %v[%c1] : memref<?xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f194(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %h [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %r = vector.transfer_read %v[%c1], %x {in_bounds = [true]} : memref<?xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f196(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.collapse_shape %h [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  memref.prefetch %v[%c1], write, locality<1>, data : memref<?xf32>
  return
}
func.func @f200(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.cast %g : memref<8x8xf32> to memref<?x?xf32>
  memref.store %x, %v[%i, %i] : memref<?x?xf32>
  return
}
func.func @f202(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %v = memref.cast %g : memref<8x8xf32> to memref<?x?xf32>
  affine.store %x, %v[%c1, %c1] : memref<?x?xf32>
  return
}
func.func @f204(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32, %k: vector<2xi1>, %w: vector<2xf32>) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.cast %g : memref<8x8xf32> to memref<?x?xf32>
  %r = vector.maskedload %v[%i, %i], %k, %w : memref<?x?xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  vector.maskedstore %v[%i, %i], %k, %r : memref<?x?xf32>, vector<2xi1>, vector<2xf32>
  vector.store %w, %v[%i, %i] : memref<?x?xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f206(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.cast %g : memref<8x8xf32> to memref<?x?xf32>
  %r = vector.transfer_read %v[%i, %i], %x : memref<?x?xf32>, vector<2xf32>
  vector.transfer_write %r, %v[%i, %i] : vector<2xf32>, memref<?x?xf32>
  return %r : vector<2xf32>
}
func.func @f210(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.cast %g : memref<8x8xf32> to memref<?x?xf32>
  %r = memref.load %v[%c1, %c1] {nontemporal = true} : memref<?x?xf32>
  return %r : f32
}
func.func @f212(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.cast %g : memref<8x8xf32> to memref<?x?xf32>
  %r = affine.load %v[%c1, %c1] : memref<?x?xf32>
  return %r : f32
}
func.func @f214(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.cast %g : memref<8x8xf32> to memref<?x?xf32>
  %r = vector.load %v[%c1, %c1] : memref<?x?xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f216(%n: index, %m: index, %i: index, %g: memref<8x8xf32>, %h: memref<?x8xf32>, %x: f32) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.cast %g : memref<8x8xf32> to memref<?x?xf32>
  %r = vector.transfer_read %v[%c1, %c1], %x {in_bounds = [true]} : memref<?x?xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @starts(%m: memref<?xf32>, %n: index, %i: index, %j: index, %v: f32, %w: vector<4xf32>, %k: vector<4xi1>) -> (f32, vector<4xf32>, vector<4xf32>) {
  %e = memref.expand_shape %m [[0, 1]] output_shape [%n, 8] : memref<?xf32> into memref<?x8xf32>
  %0 = memref.load %e[%i, %j] : memref<?x8xf32>
  memref.store %v, %e[%i, %j] : memref<?x8xf32>
  %1 = vector.load %e[%i, %j] : memref<?x8xf32>, vector<4xf32>
  vector.store %w, %e[%i, %j] : memref<?x8xf32>, vector<4xf32>
  %2 = vector.maskedload %e[%i, %j], %k, %w : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %e[%i, %j], %k, %w : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2 : f32, vector<4xf32>, vector<4xf32>
}
func.func @matrices(%m: memref<64x64xf16, 3>, %i: index, %j: index, %mma: !gpu.mma_matrix<16x16xf16, "COp">) -> (vector<1x2xf16>, !gpu.mma_matrix<16x16xf16, "AOp">) {
  %s = memref.subview %m[%i, 4] [32, 32] [1, 1] : memref<64x64xf16, 3> to memref<32x32xf16, strided<[64, 1], offset: ?>, 3>
  %0 = nvgpu.ldmatrix %s[%i, %j] {numTiles = 1 : i32, transpose = false} : memref<32x32xf16, strided<[64, 1], offset: ?>, 3> -> vector<1x2xf16>
  %1 = gpu.subgroup_mma_load_matrix %s[%i, %j] {leadDimension = 64 : index} : memref<32x32xf16, strided<[64, 1], offset: ?>, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  gpu.subgroup_mma_store_matrix %mma, %s[%i, %j] {leadDimension = 64 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, strided<[64, 1], offset: ?>, 3>
  return %0, %1 : vector<1x2xf16>, !gpu.mma_matrix<16x16xf16, "AOp">
}
func.func @matrices_of_groups(%m: memref<64x64xf16, 3>, %i: index) -> (vector<1x2xf16>, vector<1x2xf16>) {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 32, 64] : memref<64x64xf16, 3> into memref<2x32x64xf16, 3>
  %c = memref.collapse_shape %e [[0], [1, 2]] : memref<2x32x64xf16, 3> into memref<2x2048xf16, 3>
  %0 = nvgpu.ldmatrix %e[%i, %i, %i] {numTiles = 1 : i32, transpose = false} : memref<2x32x64xf16, 3> -> vector<1x2xf16>
  %1 = nvgpu.ldmatrix %c[%i, %i] {numTiles = 1 : i32, transpose = false} : memref<2x2048xf16, 3> -> vector<1x2xf16>
  return %0, %1 : vector<1x2xf16>, vector<1x2xf16>
}
func.func @dims_of_loops(%m: memref<64x64xf32>, %n: index, %q: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %q {
   scf.parallel (%j) = (%c0) to (%n) step (%q) {
    affine.for %k = 0 to 8 {
      %x = "foo"() : () -> index
      %y = arith.addi %x, %n : index
      %z = affine.apply affine_map<(d0) -> (d0 * 2)>(%j)
      %s = memref.subview %m[%i, %j] [32, 32] [1, 1] : memref<64x64xf32> to memref<32x32xf32, strided<[64, 1], offset: ?>>
      %0 = memref.load %s[%j, %k] : memref<32x32xf32, strided<[64, 1], offset: ?>>
      memref.store %0, %s[%x, %y] : memref<32x32xf32, strided<[64, 1], offset: ?>>
      memref.store %0, %s[%k, %n] : memref<32x32xf32, strided<[64, 1], offset: ?>>
      memref.store %0, %s[%z, %n] : memref<32x32xf32, strided<[64, 1], offset: ?>>
      memref.store %0, %s[%i, %i] : memref<32x32xf32, strided<[64, 1], offset: ?>>
    }
    scf.reduce
   }
  }
  return
}
func.func @dims_of_blocks(%m: memref<64x64xf32>, %n: index, %q: index) {
  %c0 = arith.constant 0 : index
  "bar"() ({
  ^bb0(%i: index):
      %x = "foo"() : () -> index
      %s = memref.subview %m[%i, %n] [32, 32] [1, 1] : memref<64x64xf32> to memref<32x32xf32, strided<[64, 1], offset: ?>>
      %0 = memref.load %s[%n, %x] : memref<32x32xf32, strided<[64, 1], offset: ?>>
      "use"(%0) : (f32) -> ()
      }): () -> ()
  return
}
func.func @dims_of_computed(%m: memref<64x64xf32>, %n: index, %q: index) {
  %c0 = arith.constant 0 : index
   scf.parallel (%j) = (%c0) to (%n) step (%q) {
    affine.for %k = 0 to 8 {
    affine.for %l = 0 to 8 {
      %z = affine.apply affine_map<(d0) -> (d0 * 2)>(%j)
      %z2 = affine.apply affine_map<(d0) -> (d0 * 2)>(%k)
      %s = memref.subview %m[%k, %k] [32, 32] [1, 1] : memref<64x64xf32> to memref<32x32xf32, strided<[64, 1], offset: ?>>
      %0 = memref.load %s[%z, %l] : memref<32x32xf32, strided<[64, 1], offset: ?>>
      %t = memref.subview %m[%l, %l] [32, 32] [1, 1] : memref<64x64xf32> to memref<32x32xf32, strided<[64, 1], offset: ?>>
      memref.store %0, %t[%z2, %j] : memref<32x32xf32, strided<[64, 1], offset: ?>>
    }
    }
    scf.reduce
   }
  return
}
//= --allow-unregistered-dialect --fold-memref-alias-ops
#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
#map2 = affine_map<()[s0] -> (s0 + 1)>
#map3 = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
#map4 = affine_map<()[s0, s1] -> (s0 * s1 + 2)>
#map5 = affine_map<()[s0] -> (s0 * 2)>
#map6 = affine_map<()[s0] -> (s0 + 4)>
#map7 = affine_map<(d0)[s0] -> (d0 + s0)>
#map8 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#map9 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#map10 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @f0(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %0 = affine.apply #map()[%arg0, %arg2]
    %1 = affine.apply #map1()[%arg2]
    %2 = memref.load %arg3[%0, %1] : memref<8x8xf32>
    return %2 : f32
  }
  func.func @f2(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %0 = affine.apply #map()[%arg0, %arg2]
    %1 = affine.apply #map1()[%arg2]
    memref.store %arg5, %arg3[%0, %1] : memref<8x8xf32>
    return
  }
  func.func @f4(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg3[%arg0, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
    affine.store %arg5, %subview[%c1, %c1] : memref<4x4xf32, strided<[8, 1], offset: ?>>
    return
  }
  func.func @f6(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32, %arg6: vector<2xi1>, %arg7: vector<2xf32>) -> vector<2xf32> {
    %0 = affine.apply #map()[%arg0, %arg2]
    %1 = affine.apply #map1()[%arg2]
    %2 = vector.maskedload %arg3[%0, %1], %arg6, %arg7 : memref<8x8xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
    %3 = affine.apply #map()[%arg0, %arg2]
    %4 = affine.apply #map1()[%arg2]
    vector.maskedstore %arg3[%3, %4], %arg6, %2 : memref<8x8xf32>, vector<2xi1>, vector<2xf32>
    %5 = affine.apply #map()[%arg0, %arg2]
    %6 = affine.apply #map1()[%arg2]
    vector.store %arg7, %arg3[%5, %6] : memref<8x8xf32>, vector<2xf32>
    return %2 : vector<2xf32>
  }
  func.func @f9(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %subview = memref.subview %arg3[%arg0, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
    memref.prefetch %subview[%arg2, %arg2], write, locality<1>, data : memref<4x4xf32, strided<[8, 1], offset: ?>>
    return
  }
  func.func @f13(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c3 = arith.constant 3 : index
    %0 = affine.apply #map2()[%arg0]
    memref.store %arg5, %arg3[%0, %c3] : memref<8x8xf32>
    return
  }
  func.func @f15(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg3[%arg0, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
    affine.store %arg5, %subview[%c1, %c1] : memref<4x4xf32, strided<[8, 1], offset: ?>>
    return
  }
  func.func @f17(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32, %arg6: vector<2xi1>, %arg7: vector<2xf32>) -> vector<2xf32> {
    %c3 = arith.constant 3 : index
    %0 = affine.apply #map2()[%arg0]
    %1 = vector.maskedload %arg3[%0, %c3], %arg6, %arg7 : memref<8x8xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
    %2 = affine.apply #map2()[%arg0]
    vector.maskedstore %arg3[%2, %c3], %arg6, %1 : memref<8x8xf32>, vector<2xi1>, vector<2xf32>
    %3 = affine.apply #map2()[%arg0]
    vector.store %arg7, %arg3[%3, %c3] : memref<8x8xf32>, vector<2xf32>
    return %1 : vector<2xf32>
  }
  func.func @f22(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %0 = affine.apply #map3()[%arg0, %arg2]
    %1 = affine.apply #map4()[%arg2, %arg1]
    %2 = memref.load %arg3[%0, %1] : memref<8x8xf32>
    return %2 : f32
  }
  func.func @f25(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg3[%arg0, 2] [4, 4] [2, %arg1] : memref<8x8xf32> to memref<4x4xf32, strided<[16, ?], offset: ?>>
    %0 = affine.load %subview[%c1, %c1] : memref<4x4xf32, strided<[16, ?], offset: ?>>
    return %0 : f32
  }
  func.func @f29(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %subview = memref.subview %arg3[%arg0, 2] [4, 4] [2, %arg1] : memref<8x8xf32> to memref<4x4xf32, strided<[16, ?], offset: ?>>
    %0 = vector.transfer_read %subview[%arg2, %arg2], %arg5 {in_bounds = [true]} : memref<4x4xf32, strided<[16, ?], offset: ?>>, vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f31(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %subview = memref.subview %arg3[%arg0, 2] [4, 4] [2, %arg1] : memref<8x8xf32> to memref<4x4xf32, strided<[16, ?], offset: ?>>
    memref.prefetch %subview[%arg2, %arg2], write, locality<1>, data : memref<4x4xf32, strided<[16, ?], offset: ?>>
    return
  }
  func.func @f34(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %0 = affine.apply #map1()[%arg0]
    %1 = affine.apply #map1()[%arg1]
    %2 = memref.load %arg3[%0, %1] {nontemporal = true} : memref<8x8xf32>
    return %2 : f32
  }
  func.func @f37(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg3[%arg0, 2] [4, 4] [2, %arg1] : memref<8x8xf32> to memref<4x4xf32, strided<[16, ?], offset: ?>>
    affine.store %arg5, %subview[%c1, %c1] : memref<4x4xf32, strided<[16, ?], offset: ?>>
    return
  }
  func.func @f41(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg3[%arg0, 2] [4, 4] [2, %arg1] : memref<8x8xf32> to memref<4x4xf32, strided<[16, ?], offset: ?>>
    %0 = vector.transfer_read %subview[%c1, %c1], %arg5 {in_bounds = [true]} : memref<4x4xf32, strided<[16, ?], offset: ?>>, vector<2xf32>
    vector.transfer_write %0, %subview[%c1, %c1] {in_bounds = [true]} : vector<2xf32>, memref<4x4xf32, strided<[16, ?], offset: ?>>
    return %0 : vector<2xf32>
  }
  func.func @f44(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %0 = affine.apply #map1()[%arg2]
    %1 = memref.load %arg3[%arg0, %0] : memref<8x8xf32>
    return %1 : f32
  }
  func.func @f46(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %0 = affine.apply #map1()[%arg2]
    memref.store %arg5, %arg3[%arg0, %0] : memref<8x8xf32>
    return
  }
  func.func @f49(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %0 = affine.apply #map1()[%arg2]
    %1 = vector.load %arg3[%arg0, %0] : memref<8x8xf32>, vector<2xf32>
    return %1 : vector<2xf32>
  }
  func.func @f52(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %subview = memref.subview %arg3[%arg0, 2] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
    %0 = vector.transfer_read %subview[%arg2], %arg5 : memref<4xf32, strided<[1], offset: ?>>, vector<2xf32>
    vector.transfer_write %0, %subview[%arg2] : vector<2xf32>, memref<4xf32, strided<[1], offset: ?>>
    return %0 : vector<2xf32>
  }
  func.func @f55(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c3 = arith.constant 3 : index
    %0 = memref.load %arg3[%arg0, %c3] : memref<8x8xf32>
    return %0 : f32
  }
  func.func @f57(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c3 = arith.constant 3 : index
    memref.store %arg5, %arg3[%arg0, %c3] : memref<8x8xf32>
    return
  }
  func.func @f60(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %c3 = arith.constant 3 : index
    %0 = vector.load %arg3[%arg0, %c3] : memref<8x8xf32>, vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f64(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg3[%arg0, 2] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.prefetch %subview[%c1], write, locality<1>, data : memref<4xf32, strided<[1], offset: ?>>
    return
  }
  func.func @f67(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c2 = arith.constant 2 : index
    %0 = affine.apply #map()[%arg0, %arg2]
    %1 = memref.load %arg3[%0, %c2] {nontemporal = true} : memref<8x8xf32>
    return %1 : f32
  }
  func.func @f74(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %subview = memref.subview %arg3[%arg0, 2] [4, 1] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[8], offset: ?>>
    %0 = vector.transfer_read %subview[%arg2], %arg5 : memref<4xf32, strided<[8], offset: ?>>, vector<2xf32>
    vector.transfer_write %0, %subview[%arg2] : vector<2xf32>, memref<4xf32, strided<[8], offset: ?>>
    return %0 : vector<2xf32>
  }
  func.func @f78(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c2 = arith.constant 2 : index
    %0 = affine.apply #map2()[%arg0]
    %1 = memref.load %arg3[%0, %c2] {nontemporal = true} : memref<8x8xf32>
    return %1 : f32
  }
  func.func @f86(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg3[%arg0, 2] [4, 1] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[8], offset: ?>>
    memref.prefetch %subview[%c1], write, locality<1>, data : memref<4xf32, strided<[8], offset: ?>>
    return
  }
  func.func @f89(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %0:2 = affine.delinearize_index %arg2 into (8, 8) : index, index
    %1 = memref.load %arg3[%0#0, %0#1] {nontemporal = true} : memref<8x8xf32>
    return %1 : f32
  }
  func.func @f91(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %collapse_shape = memref.collapse_shape %arg3 [[0, 1]] : memref<8x8xf32> into memref<64xf32>
    %0 = affine.load %collapse_shape[%c1] : memref<64xf32>
    return %0 : f32
  }
  func.func @f94(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32, %arg6: vector<2xi1>, %arg7: vector<2xf32>) -> vector<2xf32> {
    %0:2 = affine.delinearize_index %arg2 into (8, 8) : index, index
    %1 = vector.maskedload %arg3[%0#0, %0#1], %arg6, %arg7 : memref<8x8xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
    %2:2 = affine.delinearize_index %arg2 into (8, 8) : index, index
    vector.maskedstore %arg3[%2#0, %2#1], %arg6, %1 : memref<8x8xf32>, vector<2xi1>, vector<2xf32>
    %3:2 = affine.delinearize_index %arg2 into (8, 8) : index, index
    vector.store %arg7, %arg3[%3#0, %3#1] : memref<8x8xf32>, vector<2xf32>
    return %1 : vector<2xf32>
  }
  func.func @f96(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %collapse_shape = memref.collapse_shape %arg3 [[0, 1]] : memref<8x8xf32> into memref<64xf32>
    %0 = vector.transfer_read %collapse_shape[%arg2], %arg5 : memref<64xf32>, vector<2xf32>
    vector.transfer_write %0, %collapse_shape[%arg2] : vector<2xf32>, memref<64xf32>
    return %0 : vector<2xf32>
  }
  func.func @f99(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg3[%c0, %c1] : memref<8x8xf32>
    return %0 : f32
  }
  func.func @f101(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %arg5, %arg3[%c0, %c1] : memref<8x8xf32>
    return
  }
  func.func @f104(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = vector.load %arg3[%c0, %c1] : memref<8x8xf32>, vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f106(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %c1 = arith.constant 1 : index
    %collapse_shape = memref.collapse_shape %arg3 [[0, 1]] : memref<8x8xf32> into memref<64xf32>
    %0 = vector.transfer_read %collapse_shape[%c1], %arg5 {in_bounds = [true]} : memref<64xf32>, vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f108(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %collapse_shape = memref.collapse_shape %arg3 [[0, 1]] : memref<8x8xf32> into memref<64xf32>
    memref.prefetch %collapse_shape[%c1], write, locality<1>, data : memref<64xf32>
    return
  }
  func.func @f111(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %0 = affine.linearize_index disjoint [%arg2, %arg2] by (2, 4) : index
    %1 = memref.load %arg3[%0, %arg2] {nontemporal = true} : memref<8x8xf32>
    return %1 : f32
  }
  func.func @f113(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %expand_shape = memref.expand_shape %arg3 [[0, 1], [2]] output_shape [2, 4, 8] : memref<8x8xf32> into memref<2x4x8xf32>
    %0 = affine.load %expand_shape[%c1, %c1, %c1] : memref<2x4x8xf32>
    return %0 : f32
  }
  func.func @f121(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %0 = memref.load %arg3[%c5, %c1] : memref<8x8xf32>
    return %0 : f32
  }
  func.func @f123(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    memref.store %arg5, %arg3[%c5, %c1] : memref<8x8xf32>
    return
  }
  func.func @f125(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %expand_shape = memref.expand_shape %arg3 [[0, 1], [2]] output_shape [2, 4, 8] : memref<8x8xf32> into memref<2x4x8xf32>
    affine.store %arg5, %expand_shape[%c1, %c1, %c1] : memref<2x4x8xf32>
    return
  }
  func.func @f127(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32, %arg6: vector<2xi1>, %arg7: vector<2xf32>) -> vector<2xf32> {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %0 = vector.maskedload %arg3[%c5, %c1], %arg6, %arg7 : memref<8x8xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
    vector.maskedstore %arg3[%c5, %c1], %arg6, %0 : memref<8x8xf32>, vector<2xi1>, vector<2xf32>
    vector.store %arg7, %arg3[%c5, %c1] : memref<8x8xf32>, vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f133(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %0 = affine.linearize_index disjoint [%arg2, %arg2] by (%arg0, 4) : index
    %1 = memref.load %arg4[%0, %arg2] {nontemporal = true} : memref<?x8xf32>
    return %1 : f32
  }
  func.func @f135(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %expand_shape = memref.expand_shape %arg4 [[0, 1], [2]] output_shape [%arg0, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
    %0 = affine.load %expand_shape[%c1, %c1, %c1] : memref<?x4x8xf32>
    return %0 : f32
  }
  func.func @f141(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %expand_shape = memref.expand_shape %arg4 [[0, 1], [2]] output_shape [%arg0, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
    memref.prefetch %expand_shape[%arg2, %arg2, %arg2], write, locality<1>, data : memref<?x4x8xf32>
    return
  }
  func.func @f144(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %0 = affine.linearize_index disjoint [%c1, %c1] by (%arg0, 4) : index
    %1 = memref.load %arg4[%0, %c1] {nontemporal = true} : memref<?x8xf32>
    return %1 : f32
  }
  func.func @f147(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %expand_shape = memref.expand_shape %arg4 [[0, 1], [2]] output_shape [%arg0, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
    affine.store %arg5, %expand_shape[%c1, %c1, %c1] : memref<?x4x8xf32>
    return
  }
  func.func @f154(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %0 = affine.linearize_index disjoint [%arg2, %arg2] by (4, %arg0) : index
    %1 = memref.load %arg4[%0, %arg2] : memref<?x8xf32>
    return %1 : f32
  }
  func.func @f156(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %0 = affine.linearize_index disjoint [%arg2, %arg2] by (4, %arg0) : index
    memref.store %arg5, %arg4[%0, %arg2] : memref<?x8xf32>
    return
  }
  func.func @f158(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %expand_shape = memref.expand_shape %arg4 [[0, 1], [2]] output_shape [4, %arg0, 8] : memref<?x8xf32> into memref<4x?x8xf32>
    affine.store %arg5, %expand_shape[%c1, %c1, %c1] : memref<4x?x8xf32>
    return
  }
  func.func @f166(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %0 = affine.linearize_index disjoint [%c1, %c1] by (4, %arg0) : index
    %1 = memref.load %arg4[%0, %c1] {nontemporal = true} : memref<?x8xf32>
    return %1 : f32
  }
  func.func @f168(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %expand_shape = memref.expand_shape %arg4 [[0, 1], [2]] output_shape [4, %arg0, 8] : memref<?x8xf32> into memref<4x?x8xf32>
    %0 = affine.load %expand_shape[%c1, %c1, %c1] : memref<4x?x8xf32>
    return %0 : f32
  }
  func.func @f174(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %expand_shape = memref.expand_shape %arg4 [[0, 1], [2]] output_shape [4, %arg0, 8] : memref<?x8xf32> into memref<4x?x8xf32>
    memref.prefetch %expand_shape[%c1, %c1, %c1], write, locality<1>, data : memref<4x?x8xf32>
    return
  }
  func.func @f177(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg4 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %0:2 = affine.delinearize_index %arg2 into (%sizes#0, 8) : index, index
    %1 = memref.load %arg4[%0#0, %0#1] {nontemporal = true} : memref<?x8xf32>
    return %1 : f32
  }
  func.func @f180(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %collapse_shape = memref.collapse_shape %arg4 [[0, 1]] : memref<?x8xf32> into memref<?xf32>
    affine.store %arg5, %collapse_shape[%c1] : memref<?xf32>
    return
  }
  func.func @f182(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32, %arg6: vector<2xi1>, %arg7: vector<2xf32>) -> vector<2xf32> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg4 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %0:2 = affine.delinearize_index %arg2 into (%sizes#0, 8) : index, index
    %1 = vector.maskedload %arg4[%0#0, %0#1], %arg6, %arg7 : memref<?x8xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg4 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %2:2 = affine.delinearize_index %arg2 into (%sizes_2#0, 8) : index, index
    vector.maskedstore %arg4[%2#0, %2#1], %arg6, %1 : memref<?x8xf32>, vector<2xi1>, vector<2xf32>
    %base_buffer_4, %offset_5, %sizes_6:2, %strides_7:2 = memref.extract_strided_metadata %arg4 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %3:2 = affine.delinearize_index %arg2 into (%sizes_6#0, 8) : index, index
    vector.store %arg7, %arg4[%3#0, %3#1] : memref<?x8xf32>, vector<2xf32>
    return %1 : vector<2xf32>
  }
  func.func @f184(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %collapse_shape = memref.collapse_shape %arg4 [[0, 1]] : memref<?x8xf32> into memref<?xf32>
    %0 = vector.transfer_read %collapse_shape[%arg2], %arg5 : memref<?xf32>, vector<2xf32>
    vector.transfer_write %0, %collapse_shape[%arg2] : vector<2xf32>, memref<?xf32>
    return %0 : vector<2xf32>
  }
  func.func @f187(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg4 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %0:2 = affine.delinearize_index %c1 into (%sizes#0, 8) : index, index
    %1 = memref.load %arg4[%0#0, %0#1] : memref<?x8xf32>
    return %1 : f32
  }
  func.func @f190(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %collapse_shape = memref.collapse_shape %arg4 [[0, 1]] : memref<?x8xf32> into memref<?xf32>
    %0 = affine.load %collapse_shape[%c1] : memref<?xf32>
    return %0 : f32
  }
  func.func @f192(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg4 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %0:2 = affine.delinearize_index %c1 into (%sizes#0, 8) : index, index
    %1 = vector.load %arg4[%0#0, %0#1] : memref<?x8xf32>, vector<2xf32>
    return %1 : vector<2xf32>
  }
  func.func @f194(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %c1 = arith.constant 1 : index
    %collapse_shape = memref.collapse_shape %arg4 [[0, 1]] : memref<?x8xf32> into memref<?xf32>
    %0 = vector.transfer_read %collapse_shape[%c1], %arg5 {in_bounds = [true]} : memref<?xf32>, vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f196(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    %collapse_shape = memref.collapse_shape %arg4 [[0, 1]] : memref<?x8xf32> into memref<?xf32>
    memref.prefetch %collapse_shape[%c1], write, locality<1>, data : memref<?xf32>
    return
  }
  func.func @f200(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    memref.store %arg5, %arg3[%arg2, %arg2] : memref<8x8xf32>
    return
  }
  func.func @f202(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) {
    %c1 = arith.constant 1 : index
    affine.store %arg5, %arg3[%c1, %c1] : memref<8x8xf32>
    return
  }
  func.func @f204(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32, %arg6: vector<2xi1>, %arg7: vector<2xf32>) -> vector<2xf32> {
    %0 = vector.maskedload %arg3[%arg2, %arg2], %arg6, %arg7 : memref<8x8xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
    vector.maskedstore %arg3[%arg2, %arg2], %arg6, %0 : memref<8x8xf32>, vector<2xi1>, vector<2xf32>
    vector.store %arg7, %arg3[%arg2, %arg2] : memref<8x8xf32>, vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f206(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %0 = vector.transfer_read %arg3[%arg2, %arg2], %arg5 : memref<8x8xf32>, vector<2xf32>
    vector.transfer_write %0, %arg3[%arg2, %arg2] : vector<2xf32>, memref<8x8xf32>
    return %0 : vector<2xf32>
  }
  func.func @f210(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg3[%c1, %c1] {nontemporal = true} : memref<8x8xf32>
    return %0 : f32
  }
  func.func @f212(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %0 = affine.load %arg3[%c1, %c1] : memref<8x8xf32>
    return %0 : f32
  }
  func.func @f214(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %c1 = arith.constant 1 : index
    %0 = vector.load %arg3[%c1, %c1] : memref<8x8xf32>, vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f216(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x8xf32>, %arg4: memref<?x8xf32>, %arg5: f32) -> vector<2xf32> {
    %c1 = arith.constant 1 : index
    %0 = vector.transfer_read %arg3[%c1, %c1], %arg5 {in_bounds = [true]} : memref<8x8xf32>, vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @starts(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32, %arg5: vector<4xf32>, %arg6: vector<4xi1>) -> (f32, vector<4xf32>, vector<4xf32>) {
    %0 = affine.linearize_index disjoint [%arg2, %arg3] by (%arg1, 8) : index
    %1 = memref.load %arg0[%0] : memref<?xf32>
    %2 = affine.linearize_index disjoint [%arg2, %arg3] by (%arg1, 8) : index
    memref.store %arg4, %arg0[%2] : memref<?xf32>
    %3 = affine.linearize_index [%arg2, %arg3] by (%arg1, 8) : index
    %4 = vector.load %arg0[%3] : memref<?xf32>, vector<4xf32>
    %5 = affine.linearize_index [%arg2, %arg3] by (%arg1, 8) : index
    vector.store %arg5, %arg0[%5] : memref<?xf32>, vector<4xf32>
    %6 = affine.linearize_index [%arg2, %arg3] by (%arg1, 8) : index
    %7 = vector.maskedload %arg0[%6], %arg6, %arg5 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %8 = affine.linearize_index [%arg2, %arg3] by (%arg1, 8) : index
    vector.maskedstore %arg0[%8], %arg6, %arg5 : memref<?xf32>, vector<4xi1>, vector<4xf32>
    return %1, %4, %7 : f32, vector<4xf32>, vector<4xf32>
  }
  func.func @matrices(%arg0: memref<64x64xf16, 3>, %arg1: index, %arg2: index, %arg3: !gpu.mma_matrix<16x16xf16, "COp">) -> (vector<1x2xf16>, !gpu.mma_matrix<16x16xf16, "AOp">) {
    %0 = affine.apply #map5()[%arg1]
    %1 = affine.apply #map6()[%arg2]
    %2 = nvgpu.ldmatrix %arg0[%0, %1] {numTiles = 1 : i32, transpose = false} : memref<64x64xf16, 3> -> vector<1x2xf16>
    %3 = affine.apply #map5()[%arg1]
    %4 = affine.apply #map6()[%arg2]
    %5 = gpu.subgroup_mma_load_matrix %arg0[%3, %4] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %6 = affine.apply #map5()[%arg1]
    %7 = affine.apply #map6()[%arg2]
    gpu.subgroup_mma_store_matrix %arg3, %arg0[%6, %7] {leadDimension = 64 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<64x64xf16, 3>
    return %2, %5 : vector<1x2xf16>, !gpu.mma_matrix<16x16xf16, "AOp">
  }
  func.func @matrices_of_groups(%arg0: memref<64x64xf16, 3>, %arg1: index) -> (vector<1x2xf16>, vector<1x2xf16>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 32, 64] : memref<64x64xf16, 3> into memref<2x32x64xf16, 3>
    %collapse_shape = memref.collapse_shape %expand_shape [[0], [1, 2]] : memref<2x32x64xf16, 3> into memref<2x2048xf16, 3>
    %0 = nvgpu.ldmatrix %expand_shape[%arg1, %arg1, %arg1] {numTiles = 1 : i32, transpose = false} : memref<2x32x64xf16, 3> -> vector<1x2xf16>
    %1 = nvgpu.ldmatrix %collapse_shape[%arg1, %arg1] {numTiles = 1 : i32, transpose = false} : memref<2x2048xf16, 3> -> vector<1x2xf16>
    return %0, %1 : vector<1x2xf16>, vector<1x2xf16>
  }
  func.func @dims_of_loops(%arg0: memref<64x64xf32>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    scf.for %arg3 = %c0 to %arg1 step %arg2 {
      scf.parallel (%arg4) = (%c0) to (%arg1) step (%arg2) {
        affine.for %arg5 = 0 to 8 {
          %0 = "foo"() : () -> index
          %1 = arith.addi %0, %arg1 : index
          %2 = affine.apply #map()[%arg3, %arg4]
          %3 = affine.apply #map7(%arg5)[%arg4]
          %4 = memref.load %arg0[%2, %3] : memref<64x64xf32>
          %5 = affine.apply #map()[%arg3, %0]
          %6 = affine.apply #map()[%arg4, %1]
          memref.store %4, %arg0[%5, %6] : memref<64x64xf32>
          %7 = affine.apply #map7(%arg5)[%arg3]
          %8 = affine.apply #map()[%arg4, %arg1]
          memref.store %4, %arg0[%7, %8] : memref<64x64xf32>
          %9 = affine.apply #map8(%arg4)[%arg3]
          %10 = affine.apply #map()[%arg4, %arg1]
          memref.store %4, %arg0[%9, %10] : memref<64x64xf32>
          %11 = affine.apply #map5()[%arg3]
          %12 = affine.apply #map()[%arg4, %arg3]
          memref.store %4, %arg0[%11, %12] : memref<64x64xf32>
        }
        scf.reduce 
      }
    }
    return
  }
  func.func @dims_of_blocks(%arg0: memref<64x64xf32>, %arg1: index, %arg2: index) {
    "bar"() ({
    ^bb0(%arg3: index):
      %0 = "foo"() : () -> index
      %1 = affine.apply #map()[%arg3, %arg1]
      %2 = affine.apply #map()[%arg1, %0]
      %3 = memref.load %arg0[%1, %2] : memref<64x64xf32>
      "use"(%3) : (f32) -> ()
    }) : () -> ()
    return
  }
  func.func @dims_of_computed(%arg0: memref<64x64xf32>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    scf.parallel (%arg3) = (%c0) to (%arg1) step (%arg2) {
      affine.for %arg4 = 0 to 8 {
        affine.for %arg5 = 0 to 8 {
          %0 = affine.apply #map9(%arg3, %arg4)
          %1 = affine.apply #map10(%arg4, %arg5)
          %2 = memref.load %arg0[%0, %1] : memref<64x64xf32>
          %3 = affine.apply #map9(%arg4, %arg5)
          %4 = affine.apply #map7(%arg5)[%arg3]
          memref.store %2, %arg0[%3, %4] : memref<64x64xf32>
        }
      }
      scf.reduce 
    }
    return
  }
}

