// Sizes: sums, products, quotients that are rounded down, and casts between indices and sizes.
func.func @sizes(%s: !shape.size, %i: index) -> (index, index, index, index, index, !shape.size, !shape.size, !shape.size) {
  %c-9 = arith.constant -9 : index
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %s4 = shape.const_size 4
  %s0 = shape.const_size 0
  %0 = shape.add %c-9, %c4 : index, index -> index
  %1 = shape.add %i, %c0 : index, index -> index
  %2 = shape.mul %c-9, %c4 : index, index -> index
  %3 = shape.div %c-9, %c4 : index, index -> index
  %4 = shape.div %c4, %c0 : index, index -> index
  %5 = shape.add %s, %s0 : !shape.size, !shape.size -> !shape.size
  %6 = shape.max %s, %s : !shape.size, !shape.size -> !shape.size
  %7 = shape.mul %c-9, %s4 : index, !shape.size -> !shape.size
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, !shape.size, !shape.size, !shape.size
}
func.func @quotients() -> (index, index, index) {
  %c-1 = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %c-6 = arith.constant -6 : index
  %0 = shape.div %c-1, %c3 : index, index -> index
  %1 = shape.div %c-6, %c3 : index, index -> index
  %2 = shape.div %c-6, %c-1 : index, index -> index
  return %0, %1, %2 : index, index, index
}
func.func @size_casts(%i: index, %s: !shape.size) -> (index, !shape.size, index, index, !shape.size) {
  %c6 = shape.const_size 6
  %c7 = arith.constant 7 : index
  %0 = shape.index_to_size %i
  %1 = shape.size_to_index %0 : !shape.size
  %2 = shape.size_to_index %s : !shape.size
  %3 = shape.index_to_size %2
  %4 = shape.size_to_index %i : index
  %5 = shape.size_to_index %c6 : !shape.size
  %6 = shape.index_to_size %c7
  return %1, %3, %4, %5, %6 : index, !shape.size, index, index, !shape.size
}
// Parts of constant shapes.
func.func @parts(%i: index) -> (index, index, !shape.size, index, !shape.size, index, !shape.size) {
  %k = shape.const_shape [8, 3, 6] : tensor<3xindex>
  %l = shape.const_shape [8, 3, 6] : !shape.shape
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %s2 = shape.const_size 2
  %0 = shape.get_extent %k, %c1 : tensor<3xindex>, index -> index
  %1 = shape.get_extent %k, %c5 : tensor<3xindex>, index -> index
  %2 = shape.get_extent %l, %s2 : !shape.shape, !shape.size -> !shape.size
  %3 = shape.rank %k : tensor<3xindex> -> index
  %4 = shape.rank %l : !shape.shape -> !shape.size
  %5 = shape.num_elements %k : tensor<3xindex> -> index
  %6 = shape.num_elements %l : !shape.shape -> !shape.size
  return %0, %1, %2, %3, %4, %5, %6 : index, index, !shape.size, index, !shape.size, index, !shape.size
}
func.func @dims(%t: tensor<?x9xf32>, %u: tensor<*xf32>, %m: memref<2x?xf32>) -> (index, index, index, index, !shape.size) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s1 = shape.const_size 1
  %0 = shape.dim %t, %c0 : tensor<?x9xf32>, index -> index
  %1 = shape.dim %t, %c1 : tensor<?x9xf32>, index -> index
  %2 = shape.dim %u, %c1 : tensor<*xf32>, index -> index
  %3 = shape.dim %m, %c0 : memref<2x?xf32>, index -> index
  %4 = shape.dim %t, %s1 : tensor<?x9xf32>, !shape.size -> !shape.size
  return %0, %1, %2, %3, %4 : index, index, index, index, !shape.size
}
func.func @ranks(%t: tensor<?x9xf32>, %u: tensor<*xf32>, %m: memref<?xf32>) -> (index, !shape.size, !shape.size, index) {
  %a = shape.shape_of %t : tensor<?x9xf32> -> tensor<2xindex>
  %b = shape.shape_of %t : tensor<?x9xf32> -> !shape.shape
  %c = shape.shape_of %u : tensor<*xf32> -> !shape.shape
  %d = shape.shape_of %m : memref<?xf32> -> tensor<1xindex>
  %0 = shape.rank %a : tensor<2xindex> -> index
  %1 = shape.rank %b : !shape.shape -> !shape.size
  %2 = shape.rank %c : !shape.shape -> !shape.size
  %3 = shape.rank %d : tensor<1xindex> -> index
  return %0, %1, %2, %3 : index, !shape.size, !shape.size, index
}
// Shapes of constants.
func.func @made(%i: index, %e: tensor<?xindex>) -> (!shape.shape, !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape, tensor<2xindex>, tensor<?xindex>) {
  %c6 = arith.constant 6 : index
  %c1 = arith.constant 1 : index
  %s2 = shape.const_size 2
  %k = shape.const_shape [5, 7] : tensor<2xindex>
  %l = shape.const_shape [5, 7, 9] : !shape.shape
  %d = arith.constant dense<3> : tensor<2xindex>
  %0 = shape.from_extents %c6, %s2 : index, !shape.size
  %1 = shape.from_extents %c6, %i : index, index
  %2 = shape.concat %k, %d : tensor<2xindex>, tensor<2xindex> -> tensor<4xindex>
  %head, %tail = "shape.split_at"(%l, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %3 = shape.to_extent_tensor %k : tensor<2xindex> -> tensor<2xindex>
  %4 = shape.to_extent_tensor %e : tensor<?xindex> -> tensor<?xindex>
  return %0, %1, %2, %head, %tail, %3, %4 : !shape.shape, !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape, tensor<2xindex>, tensor<?xindex>
}
func.func @splits() -> (!shape.shape, !shape.shape, !shape.shape) {
  %c-1 = arith.constant -1 : index
  %c9 = arith.constant 9 : index
  %l = shape.const_shape [5, 7, 9] : !shape.shape
  %a, %b = "shape.split_at"(%l, %c-1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %c, %d = "shape.split_at"(%l, %c9) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
}
func.func @any(%s: !shape.shape) -> (!shape.shape, !shape.shape) {
  %k = shape.const_shape [2] : !shape.shape
  %0 = shape.any %k, %s : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1 : !shape.shape, !shape.shape
}
func.func @equal(%s: !shape.shape) -> (i1, i1, i1) {
  %k = shape.const_shape [2, 6] : !shape.shape
  %l = shape.const_shape [6, 2] : !shape.shape
  %0 = shape.shape_eq %k, %l : !shape.shape, !shape.shape
  %1 = shape.shape_eq %k, %k : !shape.shape, !shape.shape
  %2 = shape.shape_eq %s, %k : !shape.shape, !shape.shape
  return %0, %1, %2 : i1, i1, i1
}
// shape_of: of static shapes, of reshapes, and what tensor's operations become.
func.func @shape_of(%t: tensor<6x2xf32>, %m: memref<3xf32>) -> (tensor<2xindex>, tensor<?xindex>, tensor<1xindex>) {
  %0 = shape.shape_of %t : tensor<6x2xf32> -> tensor<2xindex>
  %1 = shape.shape_of %t : tensor<6x2xf32> -> tensor<?xindex>
  %2 = shape.shape_of %m : memref<3xf32> -> tensor<1xindex>
  return %0, %1, %2 : tensor<2xindex>, tensor<?xindex>, tensor<1xindex>
}
func.func @reshapes(%t: tensor<8xf32>, %s: tensor<3xindex>, %n: tensor<2xi64>) -> (tensor<3xindex>, tensor<?xindex>, tensor<2xindex>) {
  %r = tensor.reshape %t(%s) : (tensor<8xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  %q = tensor.reshape %t(%n) : (tensor<8xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %0 = shape.shape_of %r : tensor<?x?x?xf32> -> tensor<3xindex>
  %1 = shape.shape_of %r : tensor<?x?x?xf32> -> tensor<?xindex>
  %2 = shape.shape_of %q : tensor<?x?xf32> -> tensor<2xindex>
  return %0, %1, %2 : tensor<3xindex>, tensor<?xindex>, tensor<2xindex>
}
func.func @tensors(%t: tensor<?x3xf32>, %u: tensor<*xf32>, %i: index) -> (index, tensor<?xindex>, tensor<2xindex>, index) {
  %s = shape.shape_of %t : tensor<?x3xf32> -> tensor<2xindex>
  %d = shape.shape_of %t : tensor<?x3xf32> -> tensor<?xindex>
  %v = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %0 = tensor.extract %s[%i] : tensor<2xindex>
  %1 = tensor.cast %s : tensor<2xindex> to tensor<?xindex>
  %2 = tensor.cast %d : tensor<?xindex> to tensor<2xindex>
  %3 = tensor.extract %v[%i] : tensor<?xindex>
  return %0, %1, %2, %3 : index, tensor<?xindex>, tensor<2xindex>, index
}
// Broadcasts.
func.func @broadcasts(%s: !shape.shape, %e: tensor<?xindex>, %f: tensor<4xindex>) -> (!shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>) {
  %g = tensor.cast %f : tensor<4xindex> to tensor<?xindex>
  %0 = shape.broadcast %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %g, %s : tensor<?xindex>, !shape.shape -> !shape.shape
  %2 = shape.broadcast %g, %g : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %3 = shape.broadcast %f, %e : tensor<4xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0, %1, %2, %3 : !shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>
}
func.func @constants(%s: !shape.shape) -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape) {
  %a = shape.const_shape [6, 1] : tensor<2xindex>
  %b = shape.const_shape [1, 8] : !shape.shape
  %c = shape.const_shape [2, 8] : !shape.shape
  %d = shape.const_shape [3, 1, 8] : tensor<3xindex>
  %0 = shape.broadcast %s, %a, %b : !shape.shape, tensor<2xindex>, !shape.shape -> !shape.shape
  %1 = shape.broadcast %a, %s, %c : tensor<2xindex>, !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.broadcast %a, %d, %b : tensor<2xindex>, tensor<3xindex>, !shape.shape -> !shape.shape
  %3 = shape.broadcast %a, %c : tensor<2xindex>, !shape.shape -> !shape.shape
  return %0, %1, %2, %3 : !shape.shape, !shape.shape, !shape.shape, !shape.shape
}
func.func @lengths(%s: !shape.shape, %e: tensor<2xindex>, %f: tensor<4xindex>) -> (!shape.shape, !shape.shape, tensor<4xindex>, tensor<4xindex>, tensor<?xindex>, tensor<?xindex>) {
  %z = shape.const_shape [] : tensor<0xindex>
  %0 = shape.broadcast %e, %z {error = "a"} : tensor<2xindex>, tensor<0xindex> -> !shape.shape
  %1 = shape.broadcast %s, %z {error = "b"} : !shape.shape, tensor<0xindex> -> !shape.shape
  %2 = shape.broadcast %f, %z, %f {error = "c"} : tensor<4xindex>, tensor<0xindex>, tensor<4xindex> -> tensor<4xindex>
  %3 = shape.broadcast %f, %e, %f {error = "d"} : tensor<4xindex>, tensor<2xindex>, tensor<4xindex> -> tensor<4xindex>
  %4 = shape.broadcast %f : tensor<4xindex> -> tensor<?xindex>
  %5 = shape.broadcast %f, %e : tensor<4xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0, %1, %2, %3, %4, %5 : !shape.shape, !shape.shape, tensor<4xindex>, tensor<4xindex>, tensor<?xindex>, tensor<?xindex>
}
func.func @is_broadcastable(%s: !shape.shape, %e: tensor<2xindex>, %f: tensor<4xindex>) -> (i1, i1, i1) {
  %0 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  %1 = shape.is_broadcastable %e : tensor<2xindex>
  %2 = shape.is_broadcastable %e, %f, %e : tensor<2xindex>, tensor<4xindex>, tensor<2xindex>
  return %0, %1, %2 : i1, i1, i1
}
// Assertions.
func.func @asserts(%s: !shape.shape, %e: tensor<2xindex>, %f: tensor<4xindex>, %p: i1) {
  %a = shape.const_shape [6, 1] : tensor<2xindex>
  %b = shape.const_shape [1, 8] : !shape.shape
  %c = shape.const_shape [2, 8] : !shape.shape
  %z = shape.const_shape [] : tensor<0xindex>
  %g = tensor.cast %f : tensor<4xindex> to tensor<?xindex>
  %true = arith.constant true
  %0 = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %s, %z, %z : !shape.shape, tensor<0xindex>, tensor<0xindex>
  %2 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, !shape.shape
  %3 = shape.cstr_broadcastable %a, %c : tensor<2xindex>, !shape.shape
  %4 = shape.cstr_broadcastable %e, %z, %f, %e : tensor<2xindex>, tensor<0xindex>, tensor<4xindex>, tensor<2xindex>
  %5 = shape.cstr_broadcastable %e, %g : tensor<2xindex>, tensor<?xindex>
  %6 = shape.cstr_eq %e, %g : tensor<2xindex>, tensor<?xindex>
  %7 = shape.cstr_eq %e, %e : tensor<2xindex>, tensor<2xindex>
  %8 = shape.cstr_eq %a, %a, %a : tensor<2xindex>, tensor<2xindex>, tensor<2xindex>
  %9 = shape.cstr_require %true, "holds"
  %10 = shape.cstr_require %p, "may hold"
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  return
}
func.func @known(%s: tensor<6x?xf32>, %e: tensor<?x1x?xf32>, %f: tensor<?xf32>, %v: tensor<6x2xf32>, %w: tensor<1x2xf32>, %x: tensor<6x?x2xf32>) {
  %s0 = shape.shape_of %s : tensor<6x?xf32> -> tensor<2xindex>
  %e0 = shape.shape_of %e : tensor<?x1x?xf32> -> !shape.shape
  %f0 = shape.shape_of %f : tensor<?xf32> -> tensor<?xindex>
  %v0 = shape.shape_of %v : tensor<6x2xf32> -> tensor<2xindex>
  %w0 = shape.shape_of %w : tensor<1x2xf32> -> tensor<2xindex>
  %x0 = shape.shape_of %x : tensor<6x?x2xf32> -> tensor<3xindex>
  %k = shape.const_shape [6, 1] : tensor<2xindex>
  %0 = shape.cstr_broadcastable %s0, %e0 : tensor<2xindex>, !shape.shape
  %1 = shape.cstr_broadcastable %v0, %w0 : tensor<2xindex>, tensor<2xindex>
  %2 = shape.cstr_broadcastable %f0, %k : tensor<?xindex>, tensor<2xindex>
  %3 = shape.cstr_broadcastable %s0, %k : tensor<2xindex>, tensor<2xindex>
  %4 = shape.cstr_broadcastable %x0, %v0 : tensor<3xindex>, tensor<2xindex>
  "test.use"(%0, %1, %2, %3, %4) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  return
}
func.func @all(%s: !shape.shape, %e: tensor<2xindex>, %f: tensor<4xindex>, %g: tensor<?xindex>) {
  %t = shape.const_witness true
  %n = shape.const_witness false
  %w = "test.w"() : () -> !shape.witness
  %v = "test.w"() : () -> !shape.witness
  %0 = shape.assuming_all %w, %t
  %1 = shape.assuming_all %t, %n
  %2 = shape.assuming_all %w, %n, %v, %t
  %3 = shape.assuming_all %w, %v, %w
  %4 = shape.assuming_all %3, %v, %0
  %a = shape.cstr_broadcastable %s, %e : !shape.shape, tensor<2xindex>
  %b = shape.cstr_broadcastable %s, %e, %f : !shape.shape, tensor<2xindex>, tensor<4xindex>
  %c = shape.cstr_broadcastable %e, %f : tensor<2xindex>, tensor<4xindex>
  %d = shape.cstr_broadcastable %g, %f : tensor<?xindex>, tensor<4xindex>
  %5 = shape.assuming_all %a, %b, %c, %d
  %h = shape.cstr_eq %s, %e : !shape.shape, tensor<2xindex>
  %i = shape.cstr_eq %e, %f : tensor<2xindex>, tensor<4xindex>
  %j = shape.cstr_eq %g, %f : tensor<?xindex>, tensor<4xindex>
  %6 = shape.assuming_all %h, %i
  %7 = shape.assuming_all %h, %j
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  return
}
func.func @assuming(%w: !shape.witness, %x: f32) -> (f32, f32, f32) {
  %t = shape.const_witness true
  %n = shape.const_witness false
  %0, %1 = shape.assuming %t -> (f32, f32) {
    %y = "test.a"() : () -> f32
    shape.assuming_yield %y, %x : f32, f32
  }
  %2, %3, %4 = shape.assuming %w -> (f32, f32, f32) {
    %y = "test.a"() : () -> f32
    %z = "test.b"() : () -> f32
    shape.assuming_yield %y, %x, %z : f32, f32, f32
  }
  shape.assuming %w {
    shape.assuming_yield
  }
  shape.assuming %n {
    "test.c"() : () -> ()
  }
  return %0, %1, %4: f32, f32, f32
}
func.func @poison() -> !shape.size {
  %s5 = shape.const_size 5
  %p = ub.poison : !shape.size
  %0 = shape.add %s5, %p : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}
//= --canonicalize --allow-unregistered-dialect
module {
  func.func @sizes(%arg0: !shape.size, %arg1: index) -> (index, index, index, index, index, !shape.size, !shape.size, !shape.size) {
    %c-36 = shape.const_size -36
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c0_0 = shape.const_size 0
    %c-5 = arith.constant -5 : index
    %c-36_1 = arith.constant -36 : index
    %c-3 = arith.constant -3 : index
    %0 = shape.div %c4, %c0 : index, index -> index
    %1 = shape.add %arg0, %c0_0 : !shape.size, !shape.size -> !shape.size
    return %c-5, %arg1, %c-36_1, %c-3, %0, %1, %arg0, %c-36 : index, index, index, index, index, !shape.size, !shape.size, !shape.size
  }
  func.func @quotients() -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %c-2 = arith.constant -2 : index
    %c6 = arith.constant 6 : index
    return %c0, %c-2, %c6 : index, index, index
  }
  func.func @size_casts(%arg0: index, %arg1: !shape.size) -> (index, !shape.size, index, index, !shape.size) {
    %c6 = arith.constant 6 : index
    %c7 = shape.const_size 7
    return %arg0, %arg1, %arg0, %c6, %c7 : index, !shape.size, index, index, !shape.size
  }
  func.func @parts(%arg0: index) -> (index, index, !shape.size, index, !shape.size, index, !shape.size) {
    %c144 = shape.const_size 144
    %c144_0 = arith.constant 144 : index
    %c3 = shape.const_size 3
    %c6 = shape.const_size 6
    %0 = shape.const_shape [8, 3, 6] : tensor<3xindex>
    %c5 = arith.constant 5 : index
    %c3_1 = arith.constant 3 : index
    %1 = shape.get_extent %0, %c5 : tensor<3xindex>, index -> index
    return %c3_1, %1, %c6, %c3_1, %c3, %c144_0, %c144 : index, index, !shape.size, index, !shape.size, index, !shape.size
  }
  func.func @dims(%arg0: tensor<?x9xf32>, %arg1: tensor<*xf32>, %arg2: memref<2x?xf32>) -> (index, index, index, index, !shape.size) {
    %c9 = shape.const_size 9
    %c2 = arith.constant 2 : index
    %c9_0 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = shape.dim %arg0, %c0 : tensor<?x9xf32>, index -> index
    %1 = shape.dim %arg1, %c1 : tensor<*xf32>, index -> index
    return %0, %c9_0, %1, %c2, %c9 : index, index, index, index, !shape.size
  }
  func.func @ranks(%arg0: tensor<?x9xf32>, %arg1: tensor<*xf32>, %arg2: memref<?xf32>) -> (index, !shape.size, !shape.size, index) {
    %c2 = shape.const_size 2
    %c2_0 = arith.constant 2 : index
    %0 = shape.shape_of %arg1 : tensor<*xf32> -> !shape.shape
    %1 = shape.shape_of %arg2 : memref<?xf32> -> tensor<1xindex>
    %2 = shape.rank %0 : !shape.shape -> !shape.size
    %3 = shape.rank %1 : tensor<1xindex> -> index
    return %c2_0, %c2, %2, %3 : index, !shape.size, !shape.size, index
  }
  func.func @made(%arg0: index, %arg1: tensor<?xindex>) -> (!shape.shape, !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape, tensor<2xindex>, tensor<?xindex>) {
    %0 = shape.const_shape [5, 7] : tensor<2xindex>
    %1 = shape.const_shape [7, 9] : !shape.shape
    %2 = shape.const_shape [5] : !shape.shape
    %3 = shape.const_shape [5, 7, 3, 3] : tensor<4xindex>
    %c6 = arith.constant 6 : index
    %4 = shape.const_shape [6, 2] : !shape.shape
    %5 = shape.from_extents %c6, %arg0 : index, index
    return %4, %5, %3, %2, %1, %0, %arg1 : !shape.shape, !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape, tensor<2xindex>, tensor<?xindex>
  }
  func.func @splits() -> (!shape.shape, !shape.shape, !shape.shape) {
    %c9 = arith.constant 9 : index
    %0 = shape.const_shape [5, 7, 9] : !shape.shape
    %1 = shape.const_shape [5, 7] : !shape.shape
    %2 = shape.const_shape [9] : !shape.shape
    %head, %tail = "shape.split_at"(%0, %c9) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    return %1, %2, %head : !shape.shape, !shape.shape, !shape.shape
  }
  func.func @any(%arg0: !shape.shape) -> (!shape.shape, !shape.shape) {
    %0 = shape.const_shape [2] : !shape.shape
    %1 = shape.any %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    return %0, %1 : !shape.shape, !shape.shape
  }
  func.func @equal(%arg0: !shape.shape) -> (i1, i1, i1) {
    %0 = shape.const_shape [2, 6] : !shape.shape
    %false = arith.constant false
    %true = arith.constant true
    %1 = shape.shape_eq %arg0, %0 : !shape.shape, !shape.shape
    return %false, %true, %1 : i1, i1, i1
  }
  func.func @shape_of(%arg0: tensor<6x2xf32>, %arg1: memref<3xf32>) -> (tensor<2xindex>, tensor<?xindex>, tensor<1xindex>) {
    %0 = shape.const_shape [3] : tensor<1xindex>
    %1 = shape.const_shape [6, 2] : tensor<2xindex>
    %cast = tensor.cast %1 : tensor<2xindex> to tensor<?xindex>
    return %1, %cast, %0 : tensor<2xindex>, tensor<?xindex>, tensor<1xindex>
  }
  func.func @reshapes(%arg0: tensor<8xf32>, %arg1: tensor<3xindex>, %arg2: tensor<2xi64>) -> (tensor<3xindex>, tensor<?xindex>, tensor<2xindex>) {
    %cast = tensor.cast %arg1 : tensor<3xindex> to tensor<?xindex>
    %0 = arith.index_cast %arg2 : tensor<2xi64> to tensor<2xindex>
    return %arg1, %cast, %0 : tensor<3xindex>, tensor<?xindex>, tensor<2xindex>
  }
  func.func @tensors(%arg0: tensor<?x3xf32>, %arg1: tensor<*xf32>, %arg2: index) -> (index, tensor<?xindex>, tensor<2xindex>, index) {
    %dim = tensor.dim %arg0, %arg2 : tensor<?x3xf32>
    %0 = shape.shape_of %arg0 : tensor<?x3xf32> -> tensor<?xindex>
    %1 = shape.shape_of %arg0 : tensor<?x3xf32> -> tensor<2xindex>
    %dim_0 = tensor.dim %arg1, %arg2 : tensor<*xf32>
    return %dim, %0, %1, %dim_0 : index, tensor<?xindex>, tensor<2xindex>, index
  }
  func.func @broadcasts(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<4xindex>) -> (!shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>) {
    %0 = shape.broadcast %arg2, %arg0 : tensor<4xindex>, !shape.shape -> !shape.shape
    %cast = tensor.cast %arg2 : tensor<4xindex> to tensor<?xindex>
    %1 = shape.broadcast %arg2, %arg1 : tensor<4xindex>, tensor<?xindex> -> tensor<?xindex>
    return %arg0, %0, %cast, %1 : !shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>
  }
  func.func @constants(%arg0: !shape.shape) -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape) {
    %0 = shape.const_shape [3, 6, 8] : !shape.shape
    %1 = shape.const_shape [6, 1] : tensor<2xindex>
    %2 = shape.const_shape [2, 8] : !shape.shape
    %3 = shape.const_shape [6, 8] : tensor<2xindex>
    %4 = shape.broadcast %arg0, %3 : !shape.shape, tensor<2xindex> -> !shape.shape
    %5 = shape.broadcast %arg0, %1, %2 : !shape.shape, tensor<2xindex>, !shape.shape -> !shape.shape
    %6 = shape.broadcast %1, %2 : tensor<2xindex>, !shape.shape -> !shape.shape
    return %4, %5, %0, %6 : !shape.shape, !shape.shape, !shape.shape, !shape.shape
  }
  func.func @lengths(%arg0: !shape.shape, %arg1: tensor<2xindex>, %arg2: tensor<4xindex>) -> (!shape.shape, !shape.shape, tensor<4xindex>, tensor<4xindex>, tensor<?xindex>, tensor<?xindex>) {
    %0 = shape.from_extent_tensor %arg1 : tensor<2xindex>
    %1 = shape.broadcast %arg2, %arg1 {error = "d"} : tensor<4xindex>, tensor<2xindex> -> tensor<4xindex>
    %cast = tensor.cast %arg2 : tensor<4xindex> to tensor<?xindex>
    %2 = shape.broadcast %arg2, %arg1 : tensor<4xindex>, tensor<2xindex> -> tensor<4xindex>
    %cast_0 = tensor.cast %2 : tensor<4xindex> to tensor<?xindex>
    return %0, %arg0, %arg2, %1, %cast, %cast_0 : !shape.shape, !shape.shape, tensor<4xindex>, tensor<4xindex>, tensor<?xindex>, tensor<?xindex>
  }
  func.func @is_broadcastable(%arg0: !shape.shape, %arg1: tensor<2xindex>, %arg2: tensor<4xindex>) -> (i1, i1, i1) {
    %true = arith.constant true
    %0 = shape.is_broadcastable %arg1, %arg2 : tensor<2xindex>, tensor<4xindex>
    return %true, %true, %0 : i1, i1, i1
  }
  func.func @asserts(%arg0: !shape.shape, %arg1: tensor<2xindex>, %arg2: tensor<4xindex>, %arg3: i1) {
    %0 = shape.const_witness true
    %1 = shape.const_shape [6, 1] : tensor<2xindex>
    %2 = shape.const_shape [2, 8] : !shape.shape
    %cast = tensor.cast %arg2 : tensor<4xindex> to tensor<?xindex>
    %3 = shape.cstr_broadcastable %1, %2 : tensor<2xindex>, !shape.shape
    %4 = shape.cstr_broadcastable %arg1, %arg2 : tensor<2xindex>, tensor<4xindex>
    %5 = shape.cstr_broadcastable %arg1, %arg2 : tensor<2xindex>, tensor<4xindex>
    %6 = shape.cstr_eq %arg1, %cast : tensor<2xindex>, tensor<?xindex>
    %7 = shape.cstr_require %arg3, "may hold"
    "test.use"(%0, %0, %0, %3, %4, %5, %6, %0, %0, %0, %7) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
    return
  }
  func.func @known(%arg0: tensor<6x?xf32>, %arg1: tensor<?x1x?xf32>, %arg2: tensor<?xf32>, %arg3: tensor<6x2xf32>, %arg4: tensor<1x2xf32>, %arg5: tensor<6x?x2xf32>) {
    %0 = shape.const_witness true
    %1 = shape.const_shape [6, 2] : tensor<2xindex>
    %2 = shape.shape_of %arg0 : tensor<6x?xf32> -> tensor<2xindex>
    %3 = shape.shape_of %arg1 : tensor<?x1x?xf32> -> !shape.shape
    %4 = shape.shape_of %arg5 : tensor<6x?x2xf32> -> tensor<3xindex>
    %5 = shape.cstr_broadcastable %2, %3 : tensor<2xindex>, !shape.shape
    %6 = shape.cstr_broadcastable %4, %1 : tensor<3xindex>, tensor<2xindex>
    "test.use"(%5, %0, %0, %0, %6) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
    return
  }
  func.func @all(%arg0: !shape.shape, %arg1: tensor<2xindex>, %arg2: tensor<4xindex>, %arg3: tensor<?xindex>) {
    %0 = shape.const_witness false
    %1 = "test.w"() : () -> !shape.witness
    %2 = "test.w"() : () -> !shape.witness
    %3 = shape.assuming_all %1, %2
    %4 = shape.assuming_all %1, %2
    %5 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, tensor<2xindex>
    %6 = shape.cstr_broadcastable %arg0, %arg1, %arg2 : !shape.shape, tensor<2xindex>, tensor<4xindex>
    %7 = shape.cstr_broadcastable %arg3, %arg2 : tensor<?xindex>, tensor<4xindex>
    %8 = shape.assuming_all %6, %7
    %9 = shape.cstr_eq %arg0, %arg1 : !shape.shape, tensor<2xindex>
    %10 = shape.cstr_eq %arg1, %arg2 : tensor<2xindex>, tensor<4xindex>
    %11 = shape.cstr_eq %arg3, %arg2 : tensor<?xindex>, tensor<4xindex>
    %12 = shape.cstr_eq %arg0, %arg1, %arg1, %arg2 : !shape.shape, tensor<2xindex>, tensor<2xindex>, tensor<4xindex>
    %13 = shape.assuming_all %9, %11
    "test.use"(%1, %0, %0, %3, %4, %8, %12, %13) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
    return
  }
  func.func @assuming(%arg0: !shape.witness, %arg1: f32) -> (f32, f32, f32) {
    %0 = "test.a"() : () -> f32
    %1 = shape.assuming %arg0 -> (f32) {
      %2 = "test.a"() : () -> f32
      %3 = "test.b"() : () -> f32
      shape.assuming_yield %3 : f32
    }
    "test.c"() : () -> ()
    return %0, %arg1, %1 : f32, f32, f32
  }
  func.func @poison() -> !shape.size {
    %0 = ub.poison : !shape.size
    return %0 : !shape.size
  }
}

