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

//= --allow-unregistered-dialect --fold-memref-alias-ops
#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
#map2 = affine_map<()[s0] -> (s0 + 1)>
#map3 = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
#map4 = affine_map<()[s0, s1] -> (s0 * s1 + 2)>
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
}

