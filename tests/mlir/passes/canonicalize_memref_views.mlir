// Views and sizes of memref: constants that fit and that do not, dimensions of each producer, descriptors put together again.
func.func @f0() {
  %c = arith.constant 4 : index
  %0 = memref.alloc(%c) : memref<?xf32>
  "test.use"(%0) : (memref<?xf32>) -> ()
  return
}
func.func @f3() {
  %c = arith.constant 4 : index
  %0 = memref.alloc(%c)[%c] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  "test.use"(%0) : (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>) -> ()
  return
}
func.func @f5() {
  %c = arith.constant 0 : index
  %0 = memref.alloc(%c) : memref<?x3xf32>
  "test.use"(%0) : (memref<?x3xf32>) -> ()
  return
}
func.func @f12(%n: index) {
  %c = arith.constant 4 : index
  %0 = memref.alloc(%n, %c) : memref<?x?xf32>
  "test.use"(%0) : (memref<?x?xf32>) -> ()
  return
}
func.func @f14() {
  %c = arith.constant 4 : index
  %0 = memref.alloca(%c) : memref<?xf32>
  "test.use"(%0) : (memref<?xf32>) -> ()
  return
}
func.func @f17() {
  %c = arith.constant 4 : index
  %0 = memref.alloca(%c)[%c] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  "test.use"(%0) : (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>) -> ()
  return
}
func.func @f19() {
  %c = arith.constant 0 : index
  %0 = memref.alloca(%c) : memref<?x3xf32>
  "test.use"(%0) : (memref<?x3xf32>) -> ()
  return
}
func.func @f26(%n: index) {
  %c = arith.constant 4 : index
  %0 = memref.alloca(%n, %c) : memref<?x?xf32>
  "test.use"(%0) : (memref<?x?xf32>) -> ()
  return
}
func.func @f28(%n: index, %x: f32) {
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %0[%n] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}
func.func @f31(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 0 : index
  %0 = memref.alloca(%n, %m) : memref<?x?xf32>
  %r = memref.dim %0, %k : memref<?x?xf32>
  return %r : index
}
func.func @f33(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 0 : index
  %0 = memref.cast %g : memref<4x5xf32> to memref<*xf32>
  %r = memref.dim %0, %k : memref<*xf32>
  return %r : index
}
func.func @f35(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 0 : index
  %0 = memref.subview %h[%n, 0] [1, %m] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %r = memref.dim %0, %k : memref<?xf32, strided<[1], offset: ?>>
  return %r : index
}
func.func @f37(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 0 : index
  %0 = memref.view %b[%n][%m] : memref<64xi8> to memref<?xf32>
  %r = memref.dim %0, %k : memref<?xf32>
  return %r : index
}
func.func @f39(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 0 : index
  %0 = memref.reshape %g(%s) : (memref<4x5xf32>, memref<2xindex>) -> memref<?x?xf32>
  %r = memref.dim %0, %k : memref<?x?xf32>
  return %r : index
}
func.func @f41(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 0 : index
  %0 = memref.memory_space_cast %h : memref<?x?xf32> to memref<?x?xf32, 3>
  %r = memref.dim %0, %k : memref<?x?xf32, 3>
  return %r : index
}
func.func @f43(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 0 : index
  %0 = memref.expand_shape %h [[0, 1], [2]] output_shape [2, %n, %m] : memref<?x?xf32> into memref<2x?x?xf32>
  %r = memref.dim %0, %k : memref<2x?x?xf32>
  return %r : index
}
func.func @f45(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 1 : index
  %0 = memref.alloca(%n, %m) : memref<?x?xf32>
  %r = memref.dim %0, %k : memref<?x?xf32>
  return %r : index
}
func.func @f47(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 1 : index
  %0 = memref.cast %g : memref<4x5xf32> to memref<*xf32>
  %r = memref.dim %0, %k : memref<*xf32>
  return %r : index
}
func.func @f50(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 1 : index
  %0 = memref.subview %h[%n, 0] [1, %m] [1, %n] : memref<?x?xf32> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  %r = memref.dim %0, %k : memref<1x?xf32, strided<[?, ?], offset: ?>>
  return %r : index
}
func.func @f52(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 1 : index
  %0 = memref.reinterpret_cast %g to offset: [0], sizes: [%n, 5], strides: [5, 1] : memref<4x5xf32> to memref<?x5xf32, strided<[5, 1]>>
  %r = memref.dim %0, %k : memref<?x5xf32, strided<[5, 1]>>
  return %r : index
}
func.func @f54(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 1 : index
  %0 = memref.reshape %g(%s3) : (memref<4x5xf32>, memref<?xindex>) -> memref<*xf32>
  %r = memref.dim %0, %k : memref<*xf32>
  return %r : index
}
func.func @f56(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %k = arith.constant 1 : index
  %0 = memref.collapse_shape %h [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %r = memref.dim %0, %k : memref<?xf32>
  return %r : index
}
func.func @f86(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %0 = memref.alloc(%n) : memref<4x?xf32>
  %r = memref.dim %0, %d : memref<4x?xf32>
  return %r : index
}
func.func @f88(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %0 = memref.cast %g : memref<4x5xf32> to memref<?x?xf32>
  %r = memref.dim %0, %d : memref<?x?xf32>
  return %r : index
}
func.func @f90(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %0 = memref.subview %h[%n, 0] [%m, 3] [1, 1] : memref<?x?xf32> to memref<?x3xf32, strided<[?, 1], offset: ?>>
  %r = memref.dim %0, %d : memref<?x3xf32, strided<[?, 1], offset: ?>>
  return %r : index
}
func.func @f92(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %0 = memref.subview %h[%n, 0] [1, %m] [1, %n] : memref<?x?xf32> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  %r = memref.dim %0, %d : memref<1x?xf32, strided<[?, ?], offset: ?>>
  return %r : index
}
func.func @f94(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %0 = memref.reinterpret_cast %g to offset: [0], sizes: [%n, 5], strides: [5, 1] : memref<4x5xf32> to memref<?x5xf32, strided<[5, 1]>>
  %r = memref.dim %0, %d : memref<?x5xf32, strided<[5, 1]>>
  return %r : index
}
func.func @f97(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %0 = memref.memory_space_cast %h : memref<?x?xf32> to memref<?x?xf32, 3>
  %r = memref.dim %0, %d : memref<?x?xf32, 3>
  return %r : index
}
func.func @f99(%n: index, %m: index, %d: index, %g: memref<4x5xf32>, %h: memref<?x?xf32>, %b: memref<64xi8>, %s: memref<2xindex>, %s3: memref<?xindex>) -> index {
  %0 = memref.expand_shape %h [[0, 1], [2]] output_shape [2, %n, %m] : memref<?x?xf32> into memref<2x?x?xf32>
  %r = memref.dim %0, %d : memref<2x?x?xf32>
  return %r : index
}
func.func @f101(%h: memref<f32>) -> index {
  %r = memref.rank %h : memref<f32>
  return %r : index
}
func.func @f103(%m: memref<?xf32>) -> memref<?xf32> {
  %0 = memref.cast %m : memref<?xf32> to memref<4xf32>
  %r = memref.cast %0 : memref<4xf32> to memref<?xf32>
  return %r : memref<?xf32>
}
func.func @f105(%m: memref<4xf32>) -> memref<*xf32> {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %r = memref.cast %0 : memref<?xf32> to memref<*xf32>
  return %r : memref<*xf32>
}
func.func @f107(%m: memref<4xf32, strided<[1], offset: 2>>) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = memref.cast %m : memref<4xf32, strided<[1], offset: 2>> to memref<?xf32, strided<[?], offset: ?>>
  %r = memref.cast %0 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %r : memref<?xf32, strided<[1], offset: ?>>
}
func.func @f109(%m: memref<8x8xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c = arith.constant 4 : index
  %r = memref.subview %m[%c, %n] [%n, %c] [%n, %c] : memref<8x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @f111(%m: memref<?xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c = arith.constant 4 : index
  %r = memref.reinterpret_cast %m to offset: [%c], sizes: [%c, %n], strides: [%n, %c] : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @f114(%b: memref<64xi8>, %n: index) -> memref<?x?xf32> {
  %c = arith.constant 4 : index
  %r = memref.view %b[%c][%n, %c] : memref<64xi8> to memref<?x?xf32>
  return %r : memref<?x?xf32>
}
func.func @f116(%m: memref<8x8xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c = arith.constant -4 : index
  %r = memref.subview %m[%c, %n] [%n, %c] [%n, %c] : memref<8x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @f119(%m: memref<?xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c = arith.constant -4 : index
  %r = memref.reinterpret_cast %m to offset: [%n], sizes: [%n, %n], strides: [%n, %c] : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @f127(%b: memref<64xi8>, %n: index) -> memref<?x?xf32> {
  %c = arith.constant 0 : index
  %r = memref.view %b[%n][%c, %n] : memref<64xi8> to memref<?x?xf32>
  return %r : memref<?x?xf32>
}
func.func @f129(%m: memref<8x8xf32>) -> memref<8x8xf32, strided<[8, 1]>> {
  %r = memref.subview %m[0, 0] [8, 8] [1, 1] : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
  return %r : memref<8x8xf32, strided<[8, 1]>>
}
func.func @f131(%m: memref<8x?xf32>, %n: index) -> memref<8x?xf32, strided<[?, 1]>> {
  %r = memref.subview %m[0, 0] [8, %n] [1, 1] : memref<8x?xf32> to memref<8x?xf32, strided<[?, 1]>>
  return %r : memref<8x?xf32, strided<[?, 1]>>
}
func.func @f133(%m: memref<8x8xf32>) -> memref<4xf32, strided<[?], offset: ?>> {
  %0 = memref.cast %m : memref<8x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %r = memref.subview %0[0, 0] [1, 4] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  return %r : memref<4xf32, strided<[?], offset: ?>>
}
func.func @f135(%m: memref<8x8xf32>) -> memref<4x4xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.cast %m : memref<8x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %r = memref.subview %0[1, 0] [4, 4] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  return %r : memref<4x4xf32, strided<[?, ?], offset: ?>>
}
func.func @f137(%m: memref<8x8xf32>) -> memref<?x?xf32> {
  %0 = memref.cast %m : memref<8x8xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %r = memref.cast %0 : memref<?x?xf32> to memref<?x?xf32>
  return %r : memref<?x?xf32>
}
func.func @f140(%n: index, %g: memref<4x5xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %v = memref.cast %g : memref<4x5xf32> to memref<4x5xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<4x5xf32> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%n], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @f143(%n: index, %g: memref<4x5xf32>) -> index {
  %v = memref.cast %g : memref<4x5xf32> to memref<4x5xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<4x5xf32> -> memref<f32>, index, index, index, index, index
  %1 = arith.addi %o, %s#0 : index
  %2 = arith.addi %1, %s#1 : index
  %3 = arith.addi %2, %t#0 : index
  %r = arith.addi %3, %t#1 : index
  return %r : index
}
func.func @f145(%n: index, %g: memref<4x5xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %v = memref.cast %g : memref<4x5xf32> to memref<?x?xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#1, %s#0], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @f148(%n: index, %g: memref<4x5xf32>) -> memref<4x5xf32, strided<[5, 1]>> {
  %v = memref.cast %g : memref<4x5xf32> to memref<?x?xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [0], sizes: [4, 5], strides: [5, 1] : memref<f32> to memref<4x5xf32, strided<[5, 1]>>
  return %r : memref<4x5xf32, strided<[5, 1]>>
}
func.func @f150(%n: index, %g: memref<4x5xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %v = memref.cast %g : memref<4x5xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @f152(%n: index, %g: memref<4x5xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %v = memref.cast %g : memref<4x5xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%n], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @f155(%n: index, %g: memref<4x5xf32>) -> index {
  %v = memref.cast %g : memref<4x5xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %1 = arith.addi %o, %s#0 : index
  %2 = arith.addi %1, %s#1 : index
  %3 = arith.addi %2, %t#0 : index
  %r = arith.addi %3, %t#1 : index
  return %r : index
}
func.func @f157(%n: index, %g: memref<4x5xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %v = memref.subview %g[%n, 0] [%n, %n] [%n, 1] : memref<4x5xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#1, %s#0], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @f160(%n: index, %g: memref<4x5xf32>) -> memref<4x5xf32, strided<[5, 1]>> {
  %v = memref.subview %g[%n, 0] [%n, %n] [%n, 1] : memref<4x5xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [0], sizes: [4, 5], strides: [5, 1] : memref<f32> to memref<4x5xf32, strided<[5, 1]>>
  return %r : memref<4x5xf32, strided<[5, 1]>>
}
func.func @f163(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %c = arith.constant 3 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%c, 4] : memref<?xf32> into memref<?x4xf32>
  %r = memref.collapse_shape %0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return %r : memref<?xf32>
}
func.func @f165(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %c = arith.constant -2 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%c, 4] : memref<?xf32> into memref<?x4xf32>
  %r = memref.collapse_shape %0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return %r : memref<?xf32>
}
func.func @f169(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %c = arith.constant 3 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, %c] : memref<?xf32> into memref<?x?xf32>
  %r = memref.collapse_shape %0 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %r : memref<?xf32>
}
func.func @f171(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %c = arith.constant -2 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, %c] : memref<?xf32> into memref<?x?xf32>
  %r = memref.collapse_shape %0 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %r : memref<?xf32>
}
func.func @f175(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %c = arith.constant 3 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %r = memref.collapse_shape %0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return %r : memref<?xf32>
}
func.func @f177(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %c = arith.constant -2 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %r = memref.collapse_shape %0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return %r : memref<?xf32>
}
func.func @f181(%m: memref<12xf32>, %n: index) -> memref<12xf32> {
  %c = arith.constant 3 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [3, 4] : memref<12xf32> into memref<3x4xf32>
  %r = memref.collapse_shape %0 [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  return %r : memref<12xf32>
}
func.func @f183(%m: memref<12xf32>, %n: index) -> memref<12xf32> {
  %c = arith.constant -2 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [3, 4] : memref<12xf32> into memref<3x4xf32>
  %r = memref.collapse_shape %0 [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  return %r : memref<12xf32>
}
func.func @f187(%m: memref<12xf32>, %n: index) -> memref<?x4xf32> {
  %0 = memref.cast %m : memref<12xf32> to memref<?xf32>
  %r = memref.expand_shape %0 [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  return %r : memref<?x4xf32>
}
func.func @f190(%g: memref<4x5xf32>) -> memref<5x4xf32, strided<[1, 5]>> {
  %r = memref.transpose %g (d0, d1) -> (d1, d0) : memref<4x5xf32> to memref<5x4xf32, strided<[1, 5]>>
  return %r : memref<5x4xf32, strided<[1, 5]>>
}
func.func @f192(%g: memref<4xf32>) {
  memref.copy %g, %g : memref<4xf32> to memref<4xf32>
  return
}
func.func @f194(%g: memref<4xf32>, %h: memref<4xf32>) {
  %0 = memref.cast %g : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %h : memref<4xf32> to memref<?xf32>
  memref.copy %0, %1 : memref<?xf32> to memref<?xf32>
  return
}
func.func @f196(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xf32>
    "test.a"(%0) : (memref<?xf32>) -> ()
  }
  return
}
func.func @f198(%n: index, %m: index) {
  scf.for %i = %n to %m step %n {
    memref.alloca_scope {
      %c = arith.constant 7 : index
      %0 = memref.alloca(%c) : memref<?xf32>
      %1 = memref.alloca(%i) : memref<?xf32>
      "test.a"(%0, %1) : (memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  return
}
func.func @f200(%n: index, %m: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "test.a"(%0) : (memref<?xf32>) -> ()
    }
    "test.b"() : () -> ()
  }
  return
}
func.func @f202(%g: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.assume_alignment %g, 16 : memref<4xf32>
  %r = memref.assume_alignment %0, 16 : memref<4xf32>
  return %r : memref<4xf32>
}
func.func @f204(%g: memref<4xf32>) -> memref<4xf32, 2> {
  %0 = memref.memory_space_cast %g : memref<4xf32> to memref<4xf32, 3>
  %r = memref.memory_space_cast %0 : memref<4xf32, 3> to memref<4xf32, 2>
  return %r : memref<4xf32, 2>
}

//= --allow-unregistered-dialect --canonicalize
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @f0() {
    %alloc = memref.alloc() : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
    "test.use"(%cast) : (memref<?xf32>) -> ()
    return
  }
  func.func @f3() {
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc()[%c4] : memref<4xf32, #map>
    %cast = memref.cast %alloc : memref<4xf32, #map> to memref<?xf32, #map>
    "test.use"(%cast) : (memref<?xf32, #map>) -> ()
    return
  }
  func.func @f5() {
    %alloc = memref.alloc() : memref<0x3xf32>
    %cast = memref.cast %alloc : memref<0x3xf32> to memref<?x3xf32>
    "test.use"(%cast) : (memref<?x3xf32>) -> ()
    return
  }
  func.func @f12(%arg0: index) {
    %alloc = memref.alloc(%arg0) : memref<?x4xf32>
    %cast = memref.cast %alloc : memref<?x4xf32> to memref<?x?xf32>
    "test.use"(%cast) : (memref<?x?xf32>) -> ()
    return
  }
  func.func @f14() {
    %alloca = memref.alloca() : memref<4xf32>
    %cast = memref.cast %alloca : memref<4xf32> to memref<?xf32>
    "test.use"(%cast) : (memref<?xf32>) -> ()
    return
  }
  func.func @f17() {
    %c4 = arith.constant 4 : index
    %alloca = memref.alloca()[%c4] : memref<4xf32, #map>
    %cast = memref.cast %alloca : memref<4xf32, #map> to memref<?xf32, #map>
    "test.use"(%cast) : (memref<?xf32, #map>) -> ()
    return
  }
  func.func @f19() {
    %alloca = memref.alloca() : memref<0x3xf32>
    %cast = memref.cast %alloca : memref<0x3xf32> to memref<?x3xf32>
    "test.use"(%cast) : (memref<?x3xf32>) -> ()
    return
  }
  func.func @f26(%arg0: index) {
    %alloca = memref.alloca(%arg0) : memref<?x4xf32>
    %cast = memref.cast %alloca : memref<?x4xf32> to memref<?x?xf32>
    "test.use"(%cast) : (memref<?x?xf32>) -> ()
    return
  }
  func.func @f28(%arg0: index, %arg1: f32) {
    return
  }
  func.func @f31(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    return %arg0 : index
  }
  func.func @f33(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %c0 = arith.constant 0 : index
    %cast = memref.cast %arg3 : memref<4x5xf32> to memref<*xf32>
    %dim = memref.dim %cast, %c0 : memref<*xf32>
    return %dim : index
  }
  func.func @f35(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    return %arg1 : index
  }
  func.func @f37(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    return %arg1 : index
  }
  func.func @f39(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg6[%c0] : memref<2xindex>
    return %0 : index
  }
  func.func @f41(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %c0 = arith.constant 0 : index
    %memspacecast = memref.memory_space_cast %arg4 : memref<?x?xf32> to memref<?x?xf32, 3>
    %dim = memref.dim %memspacecast, %c0 : memref<?x?xf32, 3>
    return %dim : index
  }
  func.func @f43(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %c2 = arith.constant 2 : index
    return %c2 : index
  }
  func.func @f45(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    return %arg1 : index
  }
  func.func @f47(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %c1 = arith.constant 1 : index
    %cast = memref.cast %arg3 : memref<4x5xf32> to memref<*xf32>
    %dim = memref.dim %cast, %c1 : memref<*xf32>
    return %dim : index
  }
  func.func @f50(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    return %arg1 : index
  }
  func.func @f52(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %c5 = arith.constant 5 : index
    return %c5 : index
  }
  func.func @f54(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg7[%c1] : memref<?xindex>
    return %0 : index
  }
  func.func @f56(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %c1 = arith.constant 1 : index
    %collapse_shape = memref.collapse_shape %arg4 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
    %dim = memref.dim %collapse_shape, %c1 : memref<?xf32>
    return %dim : index
  }
  func.func @f86(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %alloc = memref.alloc(%arg0) : memref<4x?xf32>
    %dim = memref.dim %alloc, %arg2 : memref<4x?xf32>
    return %dim : index
  }
  func.func @f88(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %cast = memref.cast %arg3 : memref<4x5xf32> to memref<?x?xf32>
    %dim = memref.dim %cast, %arg2 : memref<?x?xf32>
    return %dim : index
  }
  func.func @f90(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %subview = memref.subview %arg4[%arg0, 0] [%arg1, 3] [1, 1] : memref<?x?xf32> to memref<?x3xf32, strided<[?, 1], offset: ?>>
    %dim = memref.dim %subview, %arg2 : memref<?x3xf32, strided<[?, 1], offset: ?>>
    return %dim : index
  }
  func.func @f92(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %subview = memref.subview %arg4[%arg0, 0] [1, %arg1] [1, %arg0] : memref<?x?xf32> to memref<1x?xf32, strided<[?, ?], offset: ?>>
    %dim = memref.dim %subview, %arg2 : memref<1x?xf32, strided<[?, ?], offset: ?>>
    return %dim : index
  }
  func.func @f94(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg0, 5], strides: [5, 1] : memref<4x5xf32> to memref<?x5xf32, strided<[5, 1]>>
    %dim = memref.dim %reinterpret_cast, %arg2 : memref<?x5xf32, strided<[5, 1]>>
    return %dim : index
  }
  func.func @f97(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %memspacecast = memref.memory_space_cast %arg4 : memref<?x?xf32> to memref<?x?xf32, 3>
    %dim = memref.dim %memspacecast, %arg2 : memref<?x?xf32, 3>
    return %dim : index
  }
  func.func @f99(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4x5xf32>, %arg4: memref<?x?xf32>, %arg5: memref<64xi8>, %arg6: memref<2xindex>, %arg7: memref<?xindex>) -> index {
    %expand_shape = memref.expand_shape %arg4 [[0, 1], [2]] output_shape [2, %arg0, %arg1] : memref<?x?xf32> into memref<2x?x?xf32>
    %dim = memref.dim %expand_shape, %arg2 : memref<2x?x?xf32>
    return %dim : index
  }
  func.func @f101(%arg0: memref<f32>) -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @f103(%arg0: memref<?xf32>) -> memref<?xf32> {
    return %arg0 : memref<?xf32>
  }
  func.func @f105(%arg0: memref<4xf32>) -> memref<*xf32> {
    %cast = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
    return %cast : memref<*xf32>
  }
  func.func @f107(%arg0: memref<4xf32, strided<[1], offset: 2>>) -> memref<?xf32, strided<[1], offset: ?>> {
    %cast = memref.cast %arg0 : memref<4xf32, strided<[1], offset: 2>> to memref<?xf32, strided<[1], offset: ?>>
    return %cast : memref<?xf32, strided<[1], offset: ?>>
  }
  func.func @f109(%arg0: memref<8x8xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %subview = memref.subview %arg0[4, %arg1] [%arg1, 4] [%arg1, 4] : memref<8x8xf32> to memref<?x4xf32, strided<[?, 4], offset: ?>>
    %cast = memref.cast %subview : memref<?x4xf32, strided<[?, 4], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f111(%arg0: memref<?xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [4], sizes: [4, %arg1], strides: [%arg1, 4] : memref<?xf32> to memref<4x?xf32, strided<[?, 4], offset: 4>>
    %cast = memref.cast %reinterpret_cast : memref<4x?xf32, strided<[?, 4], offset: 4>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f114(%arg0: memref<64xi8>, %arg1: index) -> memref<?x?xf32> {
    %c4 = arith.constant 4 : index
    %view = memref.view %arg0[%c4][%arg1] : memref<64xi8> to memref<?x4xf32>
    %cast = memref.cast %view : memref<?x4xf32> to memref<?x?xf32>
    return %cast : memref<?x?xf32>
  }
  func.func @f116(%arg0: memref<8x8xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %c-4 = arith.constant -4 : index
    %subview = memref.subview %arg0[%c-4, %arg1] [%arg1, %c-4] [%arg1, -4] : memref<8x8xf32> to memref<?x?xf32, strided<[?, -4], offset: ?>>
    %cast = memref.cast %subview : memref<?x?xf32, strided<[?, -4], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f119(%arg0: memref<?xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg1, %arg1], strides: [%arg1, -4] : memref<?xf32> to memref<?x?xf32, strided<[?, -4], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<?x?xf32, strided<[?, -4], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f127(%arg0: memref<64xi8>, %arg1: index) -> memref<?x?xf32> {
    %view = memref.view %arg0[%arg1][%arg1] : memref<64xi8> to memref<0x?xf32>
    %cast = memref.cast %view : memref<0x?xf32> to memref<?x?xf32>
    return %cast : memref<?x?xf32>
  }
  func.func @f129(%arg0: memref<8x8xf32>) -> memref<8x8xf32, strided<[8, 1]>> {
    %cast = memref.cast %arg0 : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
    return %cast : memref<8x8xf32, strided<[8, 1]>>
  }
  func.func @f131(%arg0: memref<8x?xf32>, %arg1: index) -> memref<8x?xf32, strided<[?, 1]>> {
    %subview = memref.subview %arg0[0, 0] [8, %arg1] [1, 1] : memref<8x?xf32> to memref<8x?xf32, strided<[?, 1]>>
    return %subview : memref<8x?xf32, strided<[?, 1]>>
  }
  func.func @f133(%arg0: memref<8x8xf32>) -> memref<4xf32, strided<[?], offset: ?>> {
    %subview = memref.subview %arg0[0, 0] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1]>>
    %cast = memref.cast %subview : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[?], offset: ?>>
    return %cast : memref<4xf32, strided<[?], offset: ?>>
  }
  func.func @f135(%arg0: memref<8x8xf32>) -> memref<4x4xf32, strided<[?, ?], offset: ?>> {
    %subview = memref.subview %arg0[1, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 8>>
    %cast = memref.cast %subview : memref<4x4xf32, strided<[8, 1], offset: 8>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<4x4xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f137(%arg0: memref<8x8xf32>) -> memref<?x?xf32> {
    %cast = memref.cast %arg0 : memref<8x8xf32> to memref<?x?xf32>
    return %cast : memref<?x?xf32>
  }
  func.func @f140(%arg0: index, %arg1: memref<4x5xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [%arg0], sizes: [4, 5], strides: [5, 1] : memref<4x5xf32> to memref<4x5xf32, strided<[5, 1], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<4x5xf32, strided<[5, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f143(%arg0: index, %arg1: memref<4x5xf32>) -> index {
    %c15 = arith.constant 15 : index
    return %c15 : index
  }
  func.func @f145(%arg0: index, %arg1: memref<4x5xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [5, 4], strides: [5, 1] : memref<4x5xf32> to memref<5x4xf32, strided<[5, 1]>>
    %cast = memref.cast %reinterpret_cast : memref<5x4xf32, strided<[5, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f148(%arg0: index, %arg1: memref<4x5xf32>) -> memref<4x5xf32, strided<[5, 1]>> {
    %cast = memref.cast %arg1 : memref<4x5xf32> to memref<4x5xf32, strided<[5, 1]>>
    return %cast : memref<4x5xf32, strided<[5, 1]>>
  }
  func.func @f150(%arg0: index, %arg1: memref<4x5xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %cast = memref.cast %arg1 : memref<4x5xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f152(%arg0: index, %arg1: memref<4x5xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [%arg0], sizes: [4, 5], strides: [5, 1] : memref<4x5xf32> to memref<4x5xf32, strided<[5, 1], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<4x5xf32, strided<[5, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f155(%arg0: index, %arg1: memref<4x5xf32>) -> index {
    %c15 = arith.constant 15 : index
    return %c15 : index
  }
  func.func @f157(%arg0: index, %arg1: memref<4x5xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %subview = memref.subview %arg1[%arg0, 0] [%arg0, %arg0] [%arg0, 1] : memref<4x5xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %subview : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %subview to offset: [%offset], sizes: [%sizes#1, %sizes#0], strides: [%strides#0, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f160(%arg0: index, %arg1: memref<4x5xf32>) -> memref<4x5xf32, strided<[5, 1]>> {
    %subview = memref.subview %arg1[%arg0, 0] [%arg0, %arg0] [%arg0, 1] : memref<4x5xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %reinterpret_cast = memref.reinterpret_cast %subview to offset: [0], sizes: [4, 5], strides: [5, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<4x5xf32, strided<[5, 1]>>
    return %reinterpret_cast : memref<4x5xf32, strided<[5, 1]>>
  }
  func.func @f163(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
    return %arg0 : memref<?xf32>
  }
  func.func @f165(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
    return %arg0 : memref<?xf32>
  }
  func.func @f169(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
    return %arg0 : memref<?xf32>
  }
  func.func @f171(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
    return %arg0 : memref<?xf32>
  }
  func.func @f175(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
    return %arg0 : memref<?xf32>
  }
  func.func @f177(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
    return %arg0 : memref<?xf32>
  }
  func.func @f181(%arg0: memref<12xf32>, %arg1: index) -> memref<12xf32> {
    return %arg0 : memref<12xf32>
  }
  func.func @f183(%arg0: memref<12xf32>, %arg1: index) -> memref<12xf32> {
    return %arg0 : memref<12xf32>
  }
  func.func @f187(%arg0: memref<12xf32>, %arg1: index) -> memref<?x4xf32> {
    %cast = memref.cast %arg0 : memref<12xf32> to memref<?xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1]] output_shape [%arg1, 4] : memref<?xf32> into memref<?x4xf32>
    return %expand_shape : memref<?x4xf32>
  }
  func.func @f190(%arg0: memref<4x5xf32>) -> memref<5x4xf32, strided<[1, 5]>> {
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<4x5xf32> to memref<5x4xf32, strided<[1, 5]>>
    return %transpose : memref<5x4xf32, strided<[1, 5]>>
  }
  func.func @f192(%arg0: memref<4xf32>) {
    return
  }
  func.func @f194(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @f196(%arg0: index) {
    %alloca = memref.alloca(%arg0) : memref<?xf32>
    "test.a"(%alloca) : (memref<?xf32>) -> ()
    return
  }
  func.func @f198(%arg0: index, %arg1: index) {
    scf.for %arg2 = %arg0 to %arg1 step %arg0 {
      %alloca = memref.alloca() : memref<7xf32>
      %cast = memref.cast %alloca : memref<7xf32> to memref<?xf32>
      %alloca_0 = memref.alloca(%arg2) : memref<?xf32>
      "test.a"(%cast, %alloca_0) : (memref<?xf32>, memref<?xf32>) -> ()
    }
    return
  }
  func.func @f200(%arg0: index, %arg1: index, %arg2: i1) {
    scf.if %arg2 {
      memref.alloca_scope  {
        %alloca = memref.alloca(%arg0) : memref<?xf32>
        "test.a"(%alloca) : (memref<?xf32>) -> ()
      }
      "test.b"() : () -> ()
    }
    return
  }
  func.func @f202(%arg0: memref<4xf32>) -> memref<4xf32> {
    %assume_align = memref.assume_alignment %arg0, 16 : memref<4xf32>
    return %assume_align : memref<4xf32>
  }
  func.func @f204(%arg0: memref<4xf32>) -> memref<4xf32, 2> {
    %memspacecast = memref.memory_space_cast %arg0 : memref<4xf32> to memref<4xf32, 2>
    return %memspacecast : memref<4xf32, 2>
  }
}

