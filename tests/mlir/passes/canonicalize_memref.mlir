// Memory: allocations, scopes, casts, dimensions and views of memref.
func.func @sizes(%n: index) -> (memref<?x?x4xf32>, memref<?xi8>) {
  %c5 = arith.constant 5 : index
  %c-2 = arith.constant -2 : index
  %a = memref.alloc(%c5, %n) {alignment = 32 : i64, note = "x"} : memref<?x?x4xf32>
  %b = memref.alloc(%c-2) : memref<?xi8>
  return %a, %b : memref<?x?x4xf32>, memref<?xi8>
}
func.func @stack(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %a = memref.alloca(%n, %c7)[%n] : memref<?x?xf32, strided<[?, 1]>>
  memref.store %v, %a[%c0, %c0] : memref<?x?xf32, strided<[?, 1]>>
  %r = memref.load %a[%c0, %c7] : memref<?x?xf32, strided<[?, 1]>>
  return %r : f32
}
// Memory that is only written and freed.
func.func @dead(%v: memref<2xf32>, %f: f32, %i: index) {
  %a = memref.alloc() : memref<4xf32>
  memref.store %f, %a[%i] : memref<4xf32>
  memref.store %f, %a[%i] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %b = memref.alloc() : memref<memref<2xf32>>
  memref.store %v, %b[] : memref<memref<2xf32>>
  %c = memref.alloc() : memref<2xf32>
  %d = memref.alloc() : memref<memref<2xf32>>
  memref.store %c, %d[] : memref<memref<2xf32>>
  "test.use"(%d) : (memref<memref<2xf32>>) -> ()
  %e = memref.realloc %v : memref<2xf32> to memref<3xf32>
  memref.dealloc %e : memref<3xf32>
  return
}
func.func @scopes(%n: index) -> index {
  %0 = memref.alloca_scope -> (index) {
    %1 = arith.addi %n, %n : index
    %2 = memref.alloca_scope -> (index) {
      %a = memref.alloca(%1) : memref<?xi8>
      %b = "test.make"(%a) : (memref<?xi8>) -> index
      memref.alloca_scope.return %b : index
    }
    memref.alloca_scope.return %2 : index
  }
  return %0 : index
}
func.func @scope_last(%n: index) {
  memref.alloca_scope {
    %a = memref.alloca(%n) : memref<?xi8>
    "test.use"(%a) : (memref<?xi8>) -> ()
  }
  return
}
func.func @scope_not_last(%n: index) {
  memref.alloca_scope {
    %a = memref.alloca(%n) : memref<?xi8>
    "test.use"(%a) : (memref<?xi8>) -> ()
  }
  "test.after"() : () -> ()
  return
}
func.func @scope_of_unknown(%n: index) {
  memref.alloca_scope {
    "test.use"(%n) : (index) -> ()
  }
  "test.after"() : () -> ()
  return
}
func.func @hoist(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    memref.alloca_scope {
      %a = memref.alloca(%u) : memref<?xi8>
      %b = memref.alloca(%i) : memref<?xi8>
      "test.use"(%a, %b) : (memref<?xi8>, memref<?xi8>) -> ()
    }
  }
  return
}
func.func @casts(%m: memref<4x8xf32>, %u: memref<*xf32>, %i: index, %f: f32) -> (f32, memref<?x8xf32>, memref<4x8xf32>, memref<?x?xf32>) {
  %a = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %b = memref.cast %a : memref<?x?xf32> to memref<?x8xf32>
  %c = memref.cast %a : memref<?x?xf32> to memref<4x8xf32>
  %d = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  %r = memref.load %a[%i, %i] : memref<?x?xf32>
  memref.store %f, %a[%i, %i] : memref<?x?xf32>
  memref.store %f, %d[%i, %i] : memref<?x?xf32>
  memref.prefetch %a[%i, %i], read, locality<2>, data : memref<?x?xf32>
  %x = memref.atomic_rmw addf %f, %a[%i, %i] : (f32, memref<?x?xf32>) -> f32
  memref.dealloc %a : memref<?x?xf32>
  return %r, %b, %c, %d : f32, memref<?x8xf32>, memref<4x8xf32>, memref<?x?xf32>
}
func.func @copies(%a: memref<4xf32>, %b: memref<?xf32>, %z: memref<0x3xi8>, %y: memref<?x3xi8>) {
  %c = memref.cast %a : memref<4xf32> to memref<?xf32, strided<[1], offset: ?>>
  %d = memref.cast %b : memref<?xf32> to memref<4xf32>
  memref.copy %c, %d : memref<?xf32, strided<[1], offset: ?>> to memref<4xf32>
  memref.copy %b, %b : memref<?xf32> to memref<?xf32>
  memref.copy %z, %y : memref<0x3xi8> to memref<?x3xi8>
  return
}
func.func @spaces(%a: memref<4xf32>) -> (memref<4xf32, 2>, memref<4xf32>, memref<4xf32>) {
  %b = memref.memory_space_cast %a : memref<4xf32> to memref<4xf32, 1>
  %c = memref.memory_space_cast %b : memref<4xf32, 1> to memref<4xf32, 2>
  %d = memref.memory_space_cast %c : memref<4xf32, 2> to memref<4xf32>
  %e = memref.assume_alignment %a, 8 : memref<4xf32>
  %f = memref.assume_alignment %e, 8 : memref<4xf32>
  %g = memref.assume_alignment %f, 16 : memref<4xf32>
  return %c, %d, %g : memref<4xf32, 2>, memref<4xf32>, memref<4xf32>
}
func.func @dims(%n: index, %m: index, %p: memref<?x3x?xf32>, %u: memref<*xf32>, %i: index) -> (index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %a = memref.alloc(%n, %m) : memref<?x3x?xf32>
  %0 = memref.dim %a, %c2 : memref<?x3x?xf32>
  %1 = memref.dim %p, %c1 : memref<?x3x?xf32>
  %2 = memref.dim %p, %c9 : memref<?x3x?xf32>
  %3 = memref.rank %p : memref<?x3x?xf32>
  %4 = memref.rank %u : memref<*xf32>
  %5 = memref.dim %u, %c0 : memref<*xf32>
  %s = memref.subview %p[%n, 0, %m] [1, 3, %i] [1, 1, 1] : memref<?x3x?xf32> to memref<3x?xf32, strided<[?, 1], offset: ?>>
  %6 = memref.dim %s, %c1 : memref<3x?xf32, strided<[?, 1], offset: ?>>
  %k = memref.cast %p : memref<?x3x?xf32> to memref<?x?x?xf32>
  %7 = memref.dim %k, %c0 : memref<?x?x?xf32>
  "test.use"(%a) : (memref<?x3x?xf32>) -> ()
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, index, index
}
func.func @dim_of_reshape(%m: memref<*xf32>, %s: memref<3xi32>, %t: memref<?xindex>, %i: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %a = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x?xf32>
  %b = memref.reshape %m(%t) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %j = arith.addi %i, %i : index
  %0 = memref.dim %a, %c1 : memref<?x?x?xf32>
  %1 = memref.dim %b, %i : memref<*xf32>
  %2 = memref.dim %b, %j : memref<*xf32>
  return %0, %1, %2 : index, index, index
}
func.func @views(%m: memref<64xi8>, %n: memref<?xi8>, %i: index) -> (memref<?x4xi32>, memref<64xi8>, memref<8xi8>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = memref.view %m[%i][%c3] : memref<64xi8> to memref<?x4xi32>
  %b = memref.view %m[%i][] : memref<64xi8> to memref<64xi8>
  %c = memref.cast %n : memref<?xi8> to memref<16xi8>
  %d = memref.view %c[%c0][] : memref<16xi8> to memref<8xi8>
  %k = memref.cast %m : memref<64xi8> to memref<?xi8>
  %e = memref.view %k[%i][%i] : memref<?xi8> to memref<?xf32>
  return %a, %b, %d, %e : memref<?x4xi32>, memref<64xi8>, memref<8xi8>, memref<?xf32>
}
func.func @transposes(%m: memref<2x3x4xf32>) -> (memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32>) {
  %a = memref.transpose %m (a, b, c) -> (b, c, a) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  %b = memref.transpose %a (a, b, c) -> (b, c, a) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  %c = memref.transpose %m (a, b, c) -> (a, b, c) : memref<2x3x4xf32> to memref<2x3x4xf32>
  return %b, %c : memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32>
}
func.func @metadata(%m: memref<4x?xf32, strided<[?, 2], offset: 3>>) -> (memref<f32>, index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 2], offset: 3>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
func.func @reinterpret(%m: memref<?x?xf32>, %p: memref<8xf32>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8xf32>, memref<?xf32, strided<[?], offset: ?>>) {
  %c2 = arith.constant 2 : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %a = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %c = memref.reinterpret_cast %p to offset: [0], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf32>
  %d = memref.reinterpret_cast %b to offset: [%c2], sizes: [%i], strides: [%c2] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  return %a, %c, %d : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8xf32>, memref<?xf32, strided<[?], offset: ?>>
}
func.func @reinterpret_chain(%m: memref<?xf32>, %i: index) -> (memref<?xf32, strided<[2], offset: ?>>, memref<4xf32, strided<[3]>>) {
  %a = memref.reinterpret_cast %m to offset: [%i], sizes: [%i], strides: [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>
  %b = memref.reinterpret_cast %a to offset: [%i], sizes: [%i], strides: [2] : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[2], offset: ?>>
  %s = memref.subview %m[0] [%i] [2] : memref<?xf32> to memref<?xf32, strided<[2]>>
  %c = memref.reinterpret_cast %s to offset: [0], sizes: [4], strides: [3] : memref<?xf32, strided<[2]>> to memref<4xf32, strided<[3]>>
  return %b, %c : memref<?xf32, strided<[2], offset: ?>>, memref<4xf32, strided<[3]>>
}
func.func @subviews(%m: memref<8x16xf32>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<8x16xf32>, memref<8x16xf32, strided<[16, 1]>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c-1 = arith.constant -1 : index
  %a = memref.subview %m[%c4, %i] [%c4, %c1] [%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b = memref.subview %m[%i, 7] [%c4, 1] [%c-1, 1] : memref<8x16xf32> to memref<?xf32, strided<[?], offset: ?>>
  %c = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %d = memref.cast %c : memref<8x16xf32, strided<[16, 1]>> to memref<8x16xf32>
  return %a, %b, %d, %c : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<8x16xf32>, memref<8x16xf32, strided<[16, 1]>>
}
func.func @subview_zero_stride(%m: memref<8xf32>, %i: index) -> memref<4xf32, strided<[?]>> {
  %c0 = arith.constant 0 : index
  %a = memref.subview %m[0] [4] [%c0] : memref<8xf32> to memref<4xf32, strided<[?]>>
  return %a : memref<4xf32, strided<[?]>>
}
func.func @subview_of_cast(%m: memref<8x16xf32>, %i: index) -> (memref<?xf32, strided<[1], offset: ?>>, memref<3x4xf32, strided<[?, 1], offset: ?>>) {
  %c = memref.cast %m : memref<8x16xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %a = memref.subview %c[%i, 0] [1, %i] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  %b = memref.subview %c[2, 1] [3, 4] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<3x4xf32, strided<[?, 1], offset: ?>>
  return %a, %b : memref<?xf32, strided<[1], offset: ?>>, memref<3x4xf32, strided<[?, 1], offset: ?>>
}
func.func @subview_of_subview(%m: memref<?x?xf32>, %i: index) -> memref<4x4xf32, strided<[?, 1], offset: ?>> {
  %a = memref.subview %m[%i, 2] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  %b = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<4x4xf32, strided<[?, 1], offset: ?>> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  return %b : memref<4x4xf32, strided<[?, 1], offset: ?>>
}
func.func @regions(%c: i1, %m: memref<2xf32>) -> (memref<2xf32>, index) {
  %0:2 = scf.execute_region -> (memref<2xf32>, index) no_inline {
    %1 = "test.make"() : () -> index
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %m, %1 : memref<2xf32>, index
  ^b:
    scf.yield %m, %1 : memref<2xf32>, index
  }
  return %0#0, %0#1 : memref<2xf32>, index
}
func.func @view_of_all(%m: memref<64xi8>) -> memref<64xi8> {
  %c0 = arith.constant 0 : index
  %v = memref.view %m[%c0][] : memref<64xi8> to memref<64xi8>
  return %v : memref<64xi8>
}
func.func @reshape_a(%m: memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>>) -> memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>> into memref<6x4xf32, strided<[8, 2], offset: ?>>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32, strided<[8, 2], offset: ?>> into memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>>
  return %1 : memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>>
}
func.func @reshape_b(%m: memref<2x3x4xf32, strided<[?, 8, 2], offset: ?>>) -> memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32, strided<[?, 8, 2], offset: ?>> into memref<6x4xf32, strided<[8, 2], offset: ?>>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32, strided<[8, 2], offset: ?>> into memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>>
  return %1 : memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>>
}
func.func @reshape_c(%m: memref<?x2x3x5xf32>, %i: index) -> memref<?x15xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<?x2x3x5xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%i, 15] : memref<?xf32> into memref<?x15xf32>
  return %1 : memref<?x15xf32>
}
func.func @reshape_d(%m: memref<1x?x1xf32>, %i: index) -> memref<?x1x1x1xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<1x?x1xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2, 3]] output_shape [%i, 1, 1, 1] : memref<?xf32> into memref<?x1x1x1xf32>
  return %1 : memref<?x1x1x1xf32>
}
func.func @reshape_e(%m: memref<6x4xf32>) -> memref<2x12xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 12] : memref<24xf32> into memref<2x12xf32>
  return %1 : memref<2x12xf32>
}
func.func @reshape_f(%m: memref<6x?xf32>, %n: index, %k: index) -> memref<?xf32> {
  %1 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, %n, %k] : memref<6x?xf32> into memref<2x3x?x?xf32>
  %0 = memref.collapse_shape %1 [[0, 1, 2, 3]] : memref<2x3x?x?xf32> into memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @reshape_g(%m: memref<?x?xf32>, %n: index, %k: index, %l: index) -> memref<?x?xf32> {
  %c2 = arith.constant 2 : index
  %1 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, %c2, %k, %l] : memref<?x?xf32> into memref<?x?x?x?xf32>
  %0 = memref.collapse_shape %1 [[0, 1], [2, 3]] : memref<?x?x?x?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
func.func @reshape_h(%m: memref<?xf32>, %n: index, %k: index, %l: index) -> memref<?x?xf32> {
  %c2 = arith.constant 2 : index
  %1 = memref.expand_shape %m [[0, 1, 2, 3]] output_shape [%n, %c2, %k, %l] : memref<?xf32> into memref<?x?x?x?xf32>
  %0 = memref.collapse_shape %1 [[0, 1], [2, 3]] : memref<?x?x?x?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
func.func @reshape_i(%m: memref<4x8xf32, strided<[?, 1]>>) -> memref<?xf32, strided<[1]>> {
  %c = memref.cast %m : memref<4x8xf32, strided<[?, 1]>> to memref<?x8xf32, strided<[?, 1]>>
  %0 = memref.collapse_shape %c [[0, 1]] : memref<?x8xf32, strided<[?, 1]>> into memref<?xf32, strided<[1]>>
  return %0 : memref<?xf32, strided<[1]>>
}
func.func @ones_a(%m: memref<1x1x1x1xf32>) -> memref<1x1x1xf32> {
  %0 = memref.collapse_shape %m [] : memref<1x1x1x1xf32> into memref<f32>
  %1 = memref.expand_shape %0 [] output_shape [1, 1, 1] : memref<f32> into memref<1x1x1xf32>
  return %1 : memref<1x1x1xf32>
}
func.func @ones_b(%m: memref<1x1x1x1xf32>) -> memref<1x1x1xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<1x1x1x1xf32> into memref<1xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [1, 1, 1] : memref<1xf32> into memref<1x1x1xf32>
  return %1 : memref<1x1x1xf32>
}
func.func @ones_c(%m: memref<2x1x1x3xf32>) -> memref<2x1x3xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<2x1x1x3xf32> into memref<6xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [2, 1, 3] : memref<6xf32> into memref<2x1x3xf32>
  return %1 : memref<2x1x3xf32>
}
func.func @ones_d(%m: memref<?x2x?xf32>, %i: index, %j: index) -> memref<?xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x2x?xf32> into memref<?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}
func.func @ones_e(%m: memref<2x2x?xf32>, %i: index) -> memref<2x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x2x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, %i] : memref<?xf32> into memref<2x?xf32>
  return %1 : memref<2x?xf32>
}
func.func @outside(%m: memref<2x3xf32>, %o: index) -> memref<?xf32, strided<[3], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = memref.subview %m[%c0, %o] [%c5, 1] [1, 1] : memref<2x3xf32> to memref<?xf32, strided<[3], offset: ?>>
  return %0 : memref<?xf32, strided<[3], offset: ?>>
}
func.func @divided_casts(%m: memref<8x?xf32>, %n: memref<4x4xf32, strided<[8, 1]>>, %i: index, %j: index) -> (memref<?x?x?x?xf32>, memref<?x2x4xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?x?xf32>) {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %0 = memref.cast %m : memref<8x?xf32> to memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [%c4, %c2, %i, %c2] : memref<?x?xf32> into memref<?x?x?x?xf32>
  %2 = memref.cast %n : memref<4x4xf32, strided<[8, 1]>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %3 = memref.expand_shape %2 [[0, 1], [2]] output_shape [%c2, 2, 4] : memref<?x4xf32, strided<[?, ?], offset: ?>> into memref<?x2x4xf32, strided<[?, ?, ?], offset: ?>>
  %4 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%i, %c2, %j] : memref<?x?xf32> into memref<?x?x?xf32>
  return %1, %3, %4 : memref<?x?x?x?xf32>, memref<?x2x4xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?x?xf32>
}
//= --canonicalize --allow-unregistered-dialect
module {
  func.func @sizes(%arg0: index) -> (memref<?x?x4xf32>, memref<?xi8>) {
    %c-2 = arith.constant -2 : index
    %alloc = memref.alloc(%arg0) {alignment = 32 : i64} : memref<5x?x4xf32>
    %cast = memref.cast %alloc : memref<5x?x4xf32> to memref<?x?x4xf32>
    %alloc_0 = memref.alloc(%c-2) : memref<?xi8>
    return %cast, %alloc_0 : memref<?x?x4xf32>, memref<?xi8>
  }
  func.func @stack(%arg0: index, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %alloca = memref.alloca(%arg0)[%arg0] : memref<?x7xf32, strided<[?, 1]>>
    memref.store %arg1, %alloca[%c0, %c0] : memref<?x7xf32, strided<[?, 1]>>
    %0 = memref.load %alloca[%c0, %c7] : memref<?x7xf32, strided<[?, 1]>>
    return %0 : f32
  }
  func.func @dead(%arg0: memref<2xf32>, %arg1: f32, %arg2: index) {
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_0 = memref.alloc() : memref<memref<2xf32>>
    memref.store %alloc, %alloc_0[] : memref<memref<2xf32>>
    "test.use"(%alloc_0) : (memref<memref<2xf32>>) -> ()
    return
  }
  func.func @scopes(%arg0: index) -> index {
    %0 = arith.addi %arg0, %arg0 : index
    %alloca = memref.alloca(%0) : memref<?xi8>
    %1 = "test.make"(%alloca) : (memref<?xi8>) -> index
    return %1 : index
  }
  func.func @scope_last(%arg0: index) {
    %alloca = memref.alloca(%arg0) : memref<?xi8>
    "test.use"(%alloca) : (memref<?xi8>) -> ()
    return
  }
  func.func @scope_not_last(%arg0: index) {
    memref.alloca_scope  {
      %alloca = memref.alloca(%arg0) : memref<?xi8>
      "test.use"(%alloca) : (memref<?xi8>) -> ()
    }
    "test.after"() : () -> ()
    return
  }
  func.func @scope_of_unknown(%arg0: index) {
    memref.alloca_scope  {
      "test.use"(%arg0) : (index) -> ()
    }
    "test.after"() : () -> ()
    return
  }
  func.func @hoist(%arg0: index, %arg1: index, %arg2: index) {
    scf.for %arg3 = %arg0 to %arg1 step %arg2 {
      %alloca = memref.alloca(%arg1) : memref<?xi8>
      %alloca_0 = memref.alloca(%arg3) : memref<?xi8>
      "test.use"(%alloca, %alloca_0) : (memref<?xi8>, memref<?xi8>) -> ()
    }
    return
  }
  func.func @casts(%arg0: memref<4x8xf32>, %arg1: memref<*xf32>, %arg2: index, %arg3: f32) -> (f32, memref<?x8xf32>, memref<4x8xf32>, memref<?x?xf32>) {
    %cast = memref.cast %arg0 : memref<4x8xf32> to memref<?x8xf32>
    %cast_0 = memref.cast %arg1 : memref<*xf32> to memref<?x?xf32>
    %0 = memref.load %arg0[%arg2, %arg2] : memref<4x8xf32>
    memref.store %arg3, %arg0[%arg2, %arg2] : memref<4x8xf32>
    memref.store %arg3, %cast_0[%arg2, %arg2] : memref<?x?xf32>
    memref.prefetch %arg0[%arg2, %arg2], read, locality<2>, data : memref<4x8xf32>
    %1 = memref.atomic_rmw addf %arg3, %arg0[%arg2, %arg2] : (f32, memref<4x8xf32>) -> f32
    memref.dealloc %arg0 : memref<4x8xf32>
    return %0, %cast, %arg0, %cast_0 : f32, memref<?x8xf32>, memref<4x8xf32>, memref<?x?xf32>
  }
  func.func @copies(%arg0: memref<4xf32>, %arg1: memref<?xf32>, %arg2: memref<0x3xi8>, %arg3: memref<?x3xi8>) {
    %cast = memref.cast %arg1 : memref<?xf32> to memref<4xf32>
    memref.copy %arg0, %cast : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @spaces(%arg0: memref<4xf32>) -> (memref<4xf32, 2>, memref<4xf32>, memref<4xf32>) {
    %memspacecast = memref.memory_space_cast %arg0 : memref<4xf32> to memref<4xf32, 2>
    %assume_align = memref.assume_alignment %arg0, 8 : memref<4xf32>
    %assume_align_0 = memref.assume_alignment %assume_align, 16 : memref<4xf32>
    return %memspacecast, %arg0, %assume_align_0 : memref<4xf32, 2>, memref<4xf32>, memref<4xf32>
  }
  func.func @dims(%arg0: index, %arg1: index, %arg2: memref<?x3x?xf32>, %arg3: memref<*xf32>, %arg4: index) -> (index, index, index, index, index, index, index, index) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%arg0, %arg1) : memref<?x3x?xf32>
    %dim = memref.dim %arg2, %c9 : memref<?x3x?xf32>
    %0 = memref.rank %arg3 : memref<*xf32>
    %dim_0 = memref.dim %arg3, %c0 : memref<*xf32>
    %dim_1 = memref.dim %arg2, %c0 : memref<?x3x?xf32>
    "test.use"(%alloc) : (memref<?x3x?xf32>) -> ()
    return %arg1, %c3, %dim, %c3, %0, %dim_0, %arg4, %dim_1 : index, index, index, index, index, index, index, index
  }
  func.func @dim_of_reshape(%arg0: memref<*xf32>, %arg1: memref<3xi32>, %arg2: memref<?xindex>, %arg3: index) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg1[%c1] : memref<3xi32>
    %1 = arith.index_cast %0 : i32 to index
    %reshape = memref.reshape %arg0(%arg2) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
    %2 = memref.load %arg2[%arg3] : memref<?xindex>
    %3 = arith.addi %arg3, %arg3 : index
    %dim = memref.dim %reshape, %3 : memref<*xf32>
    return %1, %2, %dim : index, index, index
  }
  func.func @views(%arg0: memref<64xi8>, %arg1: memref<?xi8>, %arg2: index) -> (memref<?x4xi32>, memref<64xi8>, memref<8xi8>, memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %view = memref.view %arg0[%arg2][] : memref<64xi8> to memref<3x4xi32>
    %cast = memref.cast %view : memref<3x4xi32> to memref<?x4xi32>
    %view_0 = memref.view %arg0[%arg2][] : memref<64xi8> to memref<64xi8>
    %view_1 = memref.view %arg1[%c0][] : memref<?xi8> to memref<8xi8>
    %view_2 = memref.view %arg0[%arg2][%arg2] : memref<64xi8> to memref<?xf32>
    return %cast, %view_0, %view_1, %view_2 : memref<?x4xi32>, memref<64xi8>, memref<8xi8>, memref<?xf32>
  }
  func.func @transposes(%arg0: memref<2x3x4xf32>) -> (memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32>) {
    %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
    return %transpose, %arg0 : memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32>
  }
  func.func @metadata(%arg0: memref<4x?xf32, strided<[?, 2], offset: 3>>) -> (memref<f32>, index, index, index, index, index) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32, strided<[?, 2], offset: 3>> -> memref<f32>, index, index, index, index, index
    return %base_buffer, %c3, %c4, %sizes#1, %strides#0, %c2 : memref<f32>, index, index, index, index, index
  }
  func.func @reinterpret(%arg0: memref<?x?xf32>, %arg1: memref<8xf32>, %arg2: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8xf32>, memref<?xf32, strided<[?], offset: ?>>) {
    %cast = memref.cast %arg0 : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [2], sizes: [%arg2], strides: [2] : memref<?x?xf32> to memref<?xf32, strided<[2], offset: 2>>
    %cast_0 = memref.cast %reinterpret_cast : memref<?xf32, strided<[2], offset: 2>> to memref<?xf32, strided<[?], offset: ?>>
    return %cast, %arg1, %cast_0 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8xf32>, memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @reinterpret_chain(%arg0: memref<?xf32>, %arg1: index) -> (memref<?xf32, strided<[2], offset: ?>>, memref<4xf32, strided<[3]>>) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg1], strides: [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [3] : memref<?xf32> to memref<4xf32, strided<[3]>>
    return %reinterpret_cast, %reinterpret_cast_0 : memref<?xf32, strided<[2], offset: ?>>, memref<4xf32, strided<[3]>>
  }
  func.func @subviews(%arg0: memref<8x16xf32>, %arg1: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<8x16xf32>, memref<8x16xf32, strided<[16, 1]>>) {
    %subview = memref.subview %arg0[4, %arg1] [4, 1] [1, 1] : memref<8x16xf32> to memref<4x1xf32, strided<[16, 1], offset: ?>>
    %cast = memref.cast %subview : memref<4x1xf32, strided<[16, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, 7] [4, 1] [-1, 1] : memref<8x16xf32> to memref<4xf32, strided<[-16], offset: ?>>
    %cast_1 = memref.cast %subview_0 : memref<4xf32, strided<[-16], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %cast_2 = memref.cast %arg0 : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
    return %cast, %cast_1, %arg0, %cast_2 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<8x16xf32>, memref<8x16xf32, strided<[16, 1]>>
  }
  func.func @subview_zero_stride(%arg0: memref<8xf32>, %arg1: index) -> memref<4xf32, strided<[?]>> {
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg0[0] [4] [%c0] : memref<8xf32> to memref<4xf32, strided<[?]>>
    return %subview : memref<4xf32, strided<[?]>>
  }
  func.func @subview_of_cast(%arg0: memref<8x16xf32>, %arg1: index) -> (memref<?xf32, strided<[1], offset: ?>>, memref<3x4xf32, strided<[?, 1], offset: ?>>) {
    %subview = memref.subview %arg0[%arg1, 0] [1, %arg1] [1, 1] : memref<8x16xf32> to memref<?xf32, strided<[1], offset: ?>>
    %subview_0 = memref.subview %arg0[2, 1] [3, 4] [1, 1] : memref<8x16xf32> to memref<3x4xf32, strided<[16, 1], offset: 33>>
    %cast = memref.cast %subview_0 : memref<3x4xf32, strided<[16, 1], offset: 33>> to memref<3x4xf32, strided<[?, 1], offset: ?>>
    return %subview, %cast : memref<?xf32, strided<[1], offset: ?>>, memref<3x4xf32, strided<[?, 1], offset: ?>>
  }
  func.func @subview_of_subview(%arg0: memref<?x?xf32>, %arg1: index) -> memref<4x4xf32, strided<[?, 1], offset: ?>> {
    %subview = memref.subview %arg0[%arg1, 2] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
    return %subview : memref<4x4xf32, strided<[?, 1], offset: ?>>
  }
  func.func @regions(%arg0: i1, %arg1: memref<2xf32>) -> (memref<2xf32>, index) {
    %0 = scf.execute_region -> index no_inline {
      %1 = "test.make"() : () -> index
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      scf.yield %1 : index
    ^bb2:  // pred: ^bb0
      scf.yield %1 : index
    }
    return %arg1, %0 : memref<2xf32>, index
  }
  func.func @view_of_all(%arg0: memref<64xi8>) -> memref<64xi8> {
    return %arg0 : memref<64xi8>
  }
  func.func @reshape_a(%arg0: memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>>) -> memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>> {
    return %arg0 : memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>>
  }
  func.func @reshape_b(%arg0: memref<2x3x4xf32, strided<[?, 8, 2], offset: ?>>) -> memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<2x3x4xf32, strided<[?, 8, 2], offset: ?>> into memref<6x4xf32, strided<[8, 2], offset: ?>>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32, strided<[8, 2], offset: ?>> into memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>>
    return %expand_shape : memref<2x3x4xf32, strided<[24, 8, 2], offset: ?>>
  }
  func.func @reshape_c(%arg0: memref<?x2x3x5xf32>, %arg1: index) -> memref<?x15xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2, 3]] : memref<?x2x3x5xf32> into memref<?x15xf32>
    return %collapse_shape : memref<?x15xf32>
  }
  func.func @reshape_d(%arg0: memref<1x?x1xf32>, %arg1: index) -> memref<?x1x1x1xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<1x?x1xf32> into memref<?xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1, 2, 3]] output_shape [%arg1, 1, 1, 1] : memref<?xf32> into memref<?x1x1x1xf32>
    return %expand_shape : memref<?x1x1x1xf32>
  }
  func.func @reshape_e(%arg0: memref<6x4xf32>) -> memref<2x12xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<6x4xf32> into memref<24xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [2, 12] : memref<24xf32> into memref<2x12xf32>
    return %expand_shape : memref<2x12xf32>
  }
  func.func @reshape_f(%arg0: memref<6x?xf32>, %arg1: index, %arg2: index) -> memref<?xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<6x?xf32> into memref<?xf32>
    return %collapse_shape : memref<?xf32>
  }
  func.func @reshape_g(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32> {
    return %arg0 : memref<?x?xf32>
  }
  func.func @reshape_h(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32> {
    %c2 = arith.constant 2 : index
    %0 = arith.muli %arg1, %c2 : index
    %1 = arith.muli %arg2, %arg3 : index
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%0, %1] : memref<?xf32> into memref<?x?xf32>
    return %expand_shape : memref<?x?xf32>
  }
  func.func @reshape_i(%arg0: memref<4x8xf32, strided<[?, 1]>>) -> memref<?xf32, strided<[1]>> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x8xf32, strided<[?, 1]>> into memref<32xf32, strided<[1]>>
    %cast = memref.cast %collapse_shape : memref<32xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
    return %cast : memref<?xf32, strided<[1]>>
  }
  func.func @ones_a(%arg0: memref<1x1x1x1xf32>) -> memref<1x1x1xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1], [2, 3]] : memref<1x1x1x1xf32> into memref<1x1x1xf32>
    return %collapse_shape : memref<1x1x1xf32>
  }
  func.func @ones_b(%arg0: memref<1x1x1x1xf32>) -> memref<1x1x1xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1], [2, 3]] : memref<1x1x1x1xf32> into memref<1x1x1xf32>
    return %collapse_shape : memref<1x1x1xf32>
  }
  func.func @ones_c(%arg0: memref<2x1x1x3xf32>) -> memref<2x1x3xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1], [2, 3]] : memref<2x1x1x3xf32> into memref<2x1x3xf32>
    return %collapse_shape : memref<2x1x3xf32>
  }
  func.func @ones_d(%arg0: memref<?x2x?xf32>, %arg1: index, %arg2: index) -> memref<?xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<?x2x?xf32> into memref<?xf32>
    return %collapse_shape : memref<?xf32>
  }
  func.func @ones_e(%arg0: memref<2x2x?xf32>, %arg1: index) -> memref<2x?xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<2x2x?xf32> into memref<?xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [2, %arg1] : memref<?xf32> into memref<2x?xf32>
    return %expand_shape : memref<2x?xf32>
  }
  func.func @outside(%arg0: memref<2x3xf32>, %arg1: index) -> memref<?xf32, strided<[3], offset: ?>> {
    %c5 = arith.constant 5 : index
    %subview = memref.subview %arg0[0, %arg1] [%c5, 1] [1, 1] : memref<2x3xf32> to memref<?xf32, strided<[3], offset: ?>>
    return %subview : memref<?xf32, strided<[3], offset: ?>>
  }
  func.func @divided_casts(%arg0: memref<8x?xf32>, %arg1: memref<4x4xf32, strided<[8, 1]>>, %arg2: index, %arg3: index) -> (memref<?x?x?x?xf32>, memref<?x2x4xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?x?xf32>) {
    %c2 = arith.constant 2 : index
    %cast = memref.cast %arg0 : memref<8x?xf32> to memref<?x?xf32>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [4, 2, %arg2, 2] : memref<8x?xf32> into memref<4x2x?x2xf32>
    %cast_0 = memref.cast %expand_shape : memref<4x2x?x2xf32> to memref<?x?x?x?xf32>
    %expand_shape_1 = memref.expand_shape %arg1 [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32, strided<[8, 1]>> into memref<2x2x4xf32, strided<[16, 8, 1]>>
    %cast_2 = memref.cast %expand_shape_1 : memref<2x2x4xf32, strided<[16, 8, 1]>> to memref<?x2x4xf32, strided<[?, ?, ?], offset: ?>>
    %expand_shape_3 = memref.expand_shape %cast [[0, 1], [2]] output_shape [%arg2, %c2, %arg3] : memref<?x?xf32> into memref<?x?x?xf32>
    return %cast_0, %cast_2, %expand_shape_3 : memref<?x?x?x?xf32>, memref<?x2x4xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?x?xf32>
  }
}

