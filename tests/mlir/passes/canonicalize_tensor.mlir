// Tensors: casts, dimensions, elements, reshapes, slices and padding.
func.func @casts(%a: tensor<4x?xf32>, %u: tensor<*xf32>, %i: tensor<2xi32>) -> (tensor<?x8xf32>, tensor<4x?xf32>, tensor<2xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x8xf32>
  %2 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  %3 = tensor.bitcast %i : tensor<2xi32> to tensor<2xui32>
  %4 = tensor.bitcast %3 : tensor<2xui32> to tensor<2xf32>
  %5 = tensor.cast %u : tensor<*xf32> to tensor<3x?xf32>
  %6 = tensor.cast %5 : tensor<3x?xf32> to tensor<?x?xf32>
  return %1, %2, %4, %6 : tensor<?x8xf32>, tensor<4x?xf32>, tensor<2xf32>, tensor<?x?xf32>
}
func.func @empty(%n: index) -> (tensor<4x?xf32>, tensor<?x3xf32>, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = tensor.empty(%n, %n) : tensor<?x?xf32>
  %b = tensor.cast %a : tensor<?x?xf32> to tensor<4x?xf32>
  %c = tensor.empty(%n, %c3) : tensor<?x?xf32>
  %d = tensor.cast %c : tensor<?x?xf32> to tensor<?x3xf32>
  %e = tensor.dim %a, %c0 : tensor<?x?xf32>
  %f = tensor.dim %c, %c1 : tensor<?x?xf32>
  return %b, %d, %e, %f : tensor<4x?xf32>, tensor<?x3xf32>, index, index
}
func.func @dims(%a: tensor<?x3x?xf32>, %s: tensor<2xi32>, %u: tensor<*xf32>, %n: index, %p: tensor<1x3x?xf32>) -> (index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.dim %a, %c1 : tensor<?x3x?xf32>
  %1 = tensor.rank %a : tensor<?x3x?xf32>
  %2 = tensor.rank %u : tensor<*xf32>
  %r = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %3 = tensor.dim %r, %c1 : tensor<?x?xf32>
  %i = tensor.insert_slice %p into %a[%n, 0, 0] [1, 3, %n] [1, 1, 1] : tensor<1x3x?xf32> into tensor<?x3x?xf32>
  %4 = tensor.dim %i, %c2 : tensor<?x3x?xf32>
  %e = tensor.extract_slice %a[0, 0, 0] [%n, 3, 4] [1, 1, 1] : tensor<?x3x?xf32> to tensor<?x3x4xf32>
  %5 = tensor.dim %e, %c0 : tensor<?x3x4xf32>
  %g = tensor.generate %n {
  ^bb0(%x: index, %y: index):
    tensor.yield %x : index
  } : tensor<?x2xindex>
  %6 = tensor.dim %g, %c0 : tensor<?x2xindex>
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
func.func @elements(%a: i32, %b: i32, %t: tensor<?xf32>, %f: f32, %i: index, %x: tensor<2xi32>) -> (i32, i32, i32, f32, tensor<2xi32>, tensor<3xi8>, index, tensor<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %s8 = arith.constant 9 : i8
  %l = tensor.from_elements %a, %b : tensor<2xi32>
  %0 = tensor.extract %l[%c1] : tensor<2xi32>
  %1 = tensor.extract %cst[%c1, %c0] : tensor<2x2xi32>
  %sp = tensor.splat %a : tensor<4xi32>
  %2 = tensor.extract %sp[%i] : tensor<4xi32>
  %ins = tensor.insert %f into %t[%i] : tensor<?xf32>
  %3 = tensor.extract %ins[%i] : tensor<?xf32>
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i32
  %k = tensor.from_elements %c5, %c6 : tensor<2xi32>
  %m = tensor.splat %s8 : tensor<3xi8>
  %ic = arith.index_cast %x : tensor<2xi32> to tensor<2xindex>
  %4 = tensor.extract %ic[%i] : tensor<2xindex>
  %d5 = arith.constant dense<5> : tensor<2x2xi32>
  %5 = tensor.insert %c5 into %d5[%i, %i] : tensor<2x2xi32>
  return %0, %1, %2, %3, %k, %m, %4, %5 : i32, i32, i32, f32, tensor<2xi32>, tensor<3xi8>, index, tensor<2x2xi32>
}
func.func @generated(%n: index) -> (tensor<?x?xindex>, index) {
  %c4 = arith.constant 4 : index
  %g = tensor.generate %c4, %n {
  ^bb0(%x: index, %y: index):
    %s = arith.addi %x, %y : index
    tensor.yield %s : index
  } : tensor<?x?xindex>
  %e = tensor.extract %g[%n, %n] : tensor<?x?xindex>
  return %g, %e : tensor<?x?xindex>, index
}
func.func @concat(%a: tensor<2x?xf32>, %b: tensor<?x3xf32>, %c: tensor<4xf32>) -> (tensor<?x?xf32>, tensor<4xf32>, tensor<?xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(0) %c : (tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.concat dim(0) %c : (tensor<4xf32>) -> tensor<?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<4xf32>, tensor<?xf32>
}
func.func @reshaped(%a: tensor<?xf32>, %s: tensor<1xi32>, %b: tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?x3xf32>, tensor<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  %d = tensor.dim %b, %c0 : tensor<?x3xf32>
  %l = tensor.from_elements %d, %c3 : tensor<2xindex>
  %1 = tensor.reshape %b(%l) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  %cst = arith.constant dense<7> : tensor<4xi32>
  %t = arith.constant dense<2> : tensor<2xi32>
  %2 = tensor.reshape %cst(%t) : (tensor<4xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  return %0, %1, %2 : tensor<?xf32>, tensor<?x3xf32>, tensor<2x2xi32>
}
func.func @merged(%a: tensor<2x3x4xf32>, %b: tensor<?x4x2xf32>, %n: index, %f: f32) -> (tensor<24xf32>, tensor<?x8xf32>, tensor<2x3x4xf32>, tensor<2x2xf32>, tensor<2x3xi8>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %2 = tensor.collapse_shape %b [[0, 1, 2]] : tensor<?x4x2xf32> into tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [%n, 8] : tensor<?xf32> into tensor<?x8xf32>
  %4 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %l = tensor.from_elements %f, %f, %f, %f : tensor<4xf32>
  %5 = tensor.expand_shape %l [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %cst = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi8>
  %6 = tensor.expand_shape %cst [[0, 1]] output_shape [2, 3] : tensor<6xi8> into tensor<2x3xi8>
  return %1, %3, %4, %5, %6 : tensor<24xf32>, tensor<?x8xf32>, tensor<2x3x4xf32>, tensor<2x2xf32>, tensor<2x3xi8>
}
func.func @merged_casts(%a: tensor<2x3xf32>, %b: tensor<8x?xf32>, %n: index) -> (tensor<?xf32>, tensor<?x?x?xf32>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %a : tensor<2x3xf32> to tensor<?x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %2 = tensor.cast %b : tensor<8x?xf32> to tensor<?x?xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [%c2, %c4, %n] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %1, %3 : tensor<?xf32>, tensor<?x?x?xf32>
}
func.func @slices(%a: tensor<8x16xf32>, %n: index, %p: tensor<4x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<8x16xf32>, tensor<4x?xf32>, tensor<2x2xi8>, tensor<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[%c4, %n] [%c4, %c1] [%c1, %c1] : tensor<8x16xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %a[%n, 7] [%c4, 1] [1, 1] : tensor<8x16xf32> to tensor<?xf32>
  %2 = tensor.extract_slice %a[0, 0] [8, 16] [1, 1] : tensor<8x16xf32> to tensor<8x16xf32>
  %3 = tensor.insert_slice %p into %a[0, %n] [4, %n] [1, 1] : tensor<4x?xf32> into tensor<8x16xf32>
  %4 = tensor.extract_slice %3[0, %n] [4, %n] [1, 1] : tensor<8x16xf32> to tensor<4x?xf32>
  %s = arith.constant dense<3> : tensor<5x5xi8>
  %5 = tensor.extract_slice %s[%n, 1] [2, 2] [1, 1] : tensor<5x5xi8> to tensor<2x2xi8>
  %k = tensor.cast %a : tensor<8x16xf32> to tensor<?x?xf32>
  %6 = tensor.extract_slice %k[2, %n] [3, 4] [1, 1] : tensor<?x?xf32> to tensor<3x4xf32>
  return %0, %1, %2, %4, %5, %6 : tensor<?x?xf32>, tensor<?xf32>, tensor<8x16xf32>, tensor<4x?xf32>, tensor<2x2xi8>, tensor<3x4xf32>
}
func.func @inserts(%a: tensor<8x16xf32>, %n: index, %p: tensor<?x?xf32>, %q: tensor<4x4xf32>, %z: tensor<0x4xf32>, %w: tensor<?xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x16xf32>, tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %p into %a[%c0, %n] [%c4, %c2] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  %1 = tensor.insert_slice %q into %a[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  %2 = tensor.insert_slice %q into %1[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  %3 = tensor.insert_slice %z into %a[0, 0] [0, 4] [1, 1] : tensor<0x4xf32> into tensor<8x16xf32>
  %e = tensor.extract_slice %a[%n, 0] [2, 2] [1, 1] : tensor<8x16xf32> to tensor<2x2xf32>
  %4 = tensor.insert_slice %e into %a[%n, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<8x16xf32>
  %k = tensor.cast %a : tensor<8x16xf32> to tensor<?x16xf32>
  %h = tensor.cast %q : tensor<4x4xf32> to tensor<?x4xf32>
  %5 = tensor.insert_slice %h into %k[0, %n] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x16xf32>
  %6 = tensor.insert_slice %w into %a[%n, 0] [1, %c4] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
  return %0, %2, %3, %4, %5, %6 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x16xf32>, tensor<8x16xf32>
}
func.func @pads(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %n: index, %f: f32) -> (tensor<2x3xf32>, tensor<?x?xf32>, tensor<4x6xf32>, tensor<?x?xf32>, tensor<2x3xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<2x3xf32>
  %1 = tensor.pad %a low[%c1, %c2] high[1, %n] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<?x?xf32>
  %2 = tensor.pad %b low[0, 1] high[%n, 2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x3xf32> to tensor<?x6xf32>
  %3 = tensor.cast %2 : tensor<?x6xf32> to tensor<4x6xf32>
  %c = tensor.cast %a : tensor<2x3xf32> to tensor<?x?xf32>
  %4 = tensor.pad %c low[1, 1] high[1, %n] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %5 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<2x3xf32>
  return %0, %1, %3, %4, %5 : tensor<2x3xf32>, tensor<?x?xf32>, tensor<4x6xf32>, tensor<?x?xf32>, tensor<2x3xf32>
}
func.func @pad_chain(%a: tensor<8x8xf32>, %n: index, %m: index, %h: index, %k: index) -> tensor<8x4xf32> {
  %f = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[4, 0] [%n, 8] [1, 1] : tensor<8x8xf32> to tensor<?x8xf32>
  %1 = tensor.pad %0 low[0, 0] high[%h, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x8xf32> to tensor<8x8xf32>
  %2 = tensor.extract_slice %1[0, 2] [8, %m] [1, 1] : tensor<8x8xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %k] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
func.func @pad_of_pad(%a: tensor<2x3xf32>, %f: f32) -> tensor<7x8xf32> {
  %0 = tensor.pad %a low[1, 1] high[1, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<4x4xf32>
  %1 = tensor.pad %0 low[0, 2] high[3, 2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<7x8xf32>
  return %1 : tensor<7x8xf32>
}
func.func @complex_and_sparse_elements(%i: index) -> (complex<f32>, complex<i8>, complex<i8>, f16, f16, f16, complex<f32>, i32, tensor<2xcomplex<i8>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %same = arith.constant dense<(1.5, 2.5)> : tensor<2xcomplex<f32>>
  %a = tensor.extract %same[%i] : tensor<2xcomplex<f32>>
  %pairs = arith.constant dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>
  %b = tensor.extract %pairs[%c0] : tensor<2xcomplex<i8>>
  %c = tensor.extract %pairs[%c1] : tensor<2xcomplex<i8>>
  %twice = arith.constant sparse<[[0, 1], [1, 1], [0, 1]], [-5.0, -2.0, 3.0]> : tensor<2x2xf16>
  %d = tensor.extract %twice[%c0, %c1] : tensor<2x2xf16>
  %e = tensor.extract %twice[%c1, %c1] : tensor<2x2xf16>
  %f = tensor.extract %twice[%c1, %c0] : tensor<2x2xf16>
  %few = arith.constant sparse<[[0]], (1.0, 2.0)> : tensor<2xcomplex<f32>>
  %g = tensor.extract %few[%c1] : tensor<2xcomplex<f32>>
  %one = arith.constant sparse<1, 7> : tensor<2x2xi32>
  %h = tensor.extract %one[%c1, %c1] : tensor<2x2xi32>
  %made = tensor.from_elements %c, %b : tensor<2xcomplex<i8>>
  return %a, %b, %c, %d, %e, %f, %g, %h, %made : complex<f32>, complex<i8>, complex<i8>, f16, f16, f16, complex<f32>, i32, tensor<2xcomplex<i8>>
}
func.func @converted_to_itself(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = sparse_tensor.convert %x : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
// What is put into tensors takes them without casts.
func.func @put_a(%t: tensor<4x4xf32>, %f: f32, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @put_b(%t: tensor<4x4xf32>, %f: f32, %i: index) -> tensor<*xf32> {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<*xf32>
  return %2 : tensor<*xf32>
}
func.func @put_c(%t: tensor<?x4xf32>, %f: f32, %i: index) -> tensor<4x?xf32> {
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<4x?xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
func.func @put_d(%t: tensor<4x4xf32>, %d: tensor<8x4xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %d : tensor<8x4xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %0 into %1[%i, 0][%i, %i][1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @put_e(%t: tensor<4x4xf32>, %d: tensor<4x4xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %d : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = bufferization.materialize_in_destination %0 in %1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @put_f(%t: vector<4x4xf32>, %d: tensor<4x4xf32>, %i: index) -> tensor<?x?xf32> {
  %1 = tensor.cast %d : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = vector.transfer_write %t, %1[%i, %i] : vector<4x4xf32>, tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @put_g(%t: tensor<4x4xf32>, %d: tensor<4x4xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %d : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = linalg.softmax dimension(0) ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @put_i(%t: tensor<4x4xf32>, %d: tensor<4x4xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %d : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = linalg.map { math.exp } ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>)
  return %2 : tensor<?x?xf32>
}
func.func @put_j(%t: tensor<4x4xf32>, %d: tensor<4x4xf32>, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %d : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = linalg.transpose ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) permutation = [1, 0]
  %3 = linalg.fill ins(%f : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2, %3 : tensor<?x?xf32>, tensor<?x?xf32>
}
//= --canonicalize --allow-unregistered-dialect
module {
  func.func @casts(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: tensor<2xi32>) -> (tensor<?x8xf32>, tensor<4x?xf32>, tensor<2xf32>, tensor<?x?xf32>) {
    %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x8xf32>
    %0 = tensor.bitcast %arg2 : tensor<2xi32> to tensor<2xf32>
    %cast_0 = tensor.cast %arg1 : tensor<*xf32> to tensor<3x?xf32>
    %cast_1 = tensor.cast %cast_0 : tensor<3x?xf32> to tensor<?x?xf32>
    return %cast, %arg0, %0, %cast_1 : tensor<?x8xf32>, tensor<4x?xf32>, tensor<2xf32>, tensor<?x?xf32>
  }
  func.func @empty(%arg0: index) -> (tensor<4x?xf32>, tensor<?x3xf32>, index, index) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%arg0) : tensor<4x?xf32>
    %1 = tensor.empty(%arg0) : tensor<?x3xf32>
    return %0, %1, %arg0, %c3 : tensor<4x?xf32>, tensor<?x3xf32>, index, index
  }
  func.func @dims(%arg0: tensor<?x3x?xf32>, %arg1: tensor<2xi32>, %arg2: tensor<*xf32>, %arg3: index, %arg4: tensor<1x3x?xf32>) -> (index, index, index, index, index, index, index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %rank = tensor.rank %arg2 : tensor<*xf32>
    %extracted = tensor.extract %arg1[%c1] : tensor<2xi32>
    %0 = arith.index_cast %extracted : i32 to index
    %dim = tensor.dim %arg0, %c2 : tensor<?x3x?xf32>
    return %c3, %c3, %rank, %0, %dim, %arg3, %arg3 : index, index, index, index, index, index, index
  }
  func.func @elements(%arg0: i32, %arg1: i32, %arg2: tensor<?xf32>, %arg3: f32, %arg4: index, %arg5: tensor<2xi32>) -> (i32, i32, i32, f32, tensor<2xi32>, tensor<3xi8>, index, tensor<2x2xi32>) {
    %cst = arith.constant dense<5> : tensor<2x2xi32>
    %cst_0 = arith.constant dense<9> : tensor<3xi8>
    %cst_1 = arith.constant dense<[5, 6]> : tensor<2xi32>
    %c7_i32 = arith.constant 7 : i32
    %splat = tensor.splat %arg0 : tensor<4xi32>
    %extracted = tensor.extract %splat[%arg4] : tensor<4xi32>
    %inserted = tensor.insert %arg3 into %arg2[%arg4] : tensor<?xf32>
    %extracted_2 = tensor.extract %inserted[%arg4] : tensor<?xf32>
    %extracted_3 = tensor.extract %arg5[%arg4] : tensor<2xi32>
    %0 = arith.index_cast %extracted_3 : i32 to index
    return %arg1, %c7_i32, %extracted, %extracted_2, %cst_1, %cst_0, %0, %cst : i32, i32, i32, f32, tensor<2xi32>, tensor<3xi8>, index, tensor<2x2xi32>
  }
  func.func @generated(%arg0: index) -> (tensor<?x?xindex>, index) {
    %generated = tensor.generate %arg0 {
    ^bb0(%arg1: index, %arg2: index):
      %1 = arith.addi %arg1, %arg2 : index
      tensor.yield %1 : index
    } : tensor<4x?xindex>
    %cast = tensor.cast %generated : tensor<4x?xindex> to tensor<?x?xindex>
    %0 = arith.addi %arg0, %arg0 : index
    return %cast, %0 : tensor<?x?xindex>, index
  }
  func.func @concat(%arg0: tensor<2x?xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<4xf32>) -> (tensor<?x?xf32>, tensor<4xf32>, tensor<?xf32>) {
    %cast = tensor.cast %arg0 : tensor<2x?xf32> to tensor<2x3xf32>
    %concat = tensor.concat dim(0) %cast, %arg1 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %cast_0 = tensor.cast %concat : tensor<?x3xf32> to tensor<?x?xf32>
    %cast_1 = tensor.cast %arg2 : tensor<4xf32> to tensor<?xf32>
    return %cast_0, %arg2, %cast_1 : tensor<?x?xf32>, tensor<4xf32>, tensor<?xf32>
  }
  func.func @reshaped(%arg0: tensor<?xf32>, %arg1: tensor<1xi32>, %arg2: tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?x3xf32>, tensor<2x2xi32>) {
    %cst = arith.constant dense<7> : tensor<2x2xi32>
    return %arg0, %arg2, %cst : tensor<?xf32>, tensor<?x3xf32>, tensor<2x2xi32>
  }
  func.func @merged(%arg0: tensor<2x3x4xf32>, %arg1: tensor<?x4x2xf32>, %arg2: index, %arg3: f32) -> (tensor<24xf32>, tensor<?x8xf32>, tensor<2x3x4xf32>, tensor<2x2xf32>, tensor<2x3xi8>) {
    %cst = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0], [1, 2]] : tensor<?x4x2xf32> into tensor<?x8xf32>
    %from_elements = tensor.from_elements %arg3, %arg3, %arg3, %arg3 : tensor<2x2xf32>
    return %collapsed, %collapsed_0, %arg0, %from_elements, %cst : tensor<24xf32>, tensor<?x8xf32>, tensor<2x3x4xf32>, tensor<2x2xf32>, tensor<2x3xi8>
  }
  func.func @merged_casts(%arg0: tensor<2x3xf32>, %arg1: tensor<8x?xf32>, %arg2: index) -> (tensor<?xf32>, tensor<?x?x?xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
    %cast = tensor.cast %collapsed : tensor<6xf32> to tensor<?xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [2, 4, %arg2] : tensor<8x?xf32> into tensor<2x4x?xf32>
    %cast_0 = tensor.cast %expanded : tensor<2x4x?xf32> to tensor<?x?x?xf32>
    return %cast, %cast_0 : tensor<?xf32>, tensor<?x?x?xf32>
  }
  func.func @slices(%arg0: tensor<8x16xf32>, %arg1: index, %arg2: tensor<4x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<8x16xf32>, tensor<4x?xf32>, tensor<2x2xi8>, tensor<3x4xf32>) {
    %cst = arith.constant dense<3> : tensor<2x2xi8>
    %extracted_slice = tensor.extract_slice %arg0[4, %arg1] [4, 1] [1, 1] : tensor<8x16xf32> to tensor<4x1xf32>
    %cast = tensor.cast %extracted_slice : tensor<4x1xf32> to tensor<?x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[%arg1, 7] [4, 1] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
    %cast_1 = tensor.cast %extracted_slice_0 : tensor<4xf32> to tensor<?xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[2, %arg1] [3, 4] [1, 1] : tensor<8x16xf32> to tensor<3x4xf32>
    return %cast, %cast_1, %arg0, %arg2, %cst, %extracted_slice_2 : tensor<?x?xf32>, tensor<?xf32>, tensor<8x16xf32>, tensor<4x?xf32>, tensor<2x2xi8>, tensor<3x4xf32>
  }
  func.func @inserts(%arg0: tensor<8x16xf32>, %arg1: index, %arg2: tensor<?x?xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<0x4xf32>, %arg5: tensor<?xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x16xf32>, tensor<8x16xf32>) {
    %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x2xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, %arg1] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<8x16xf32>
    %inserted_slice_0 = tensor.insert_slice %arg3 into %arg0[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
    %inserted_slice_1 = tensor.insert_slice %arg3 into %arg0[0, %arg1] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
    %cast_2 = tensor.cast %inserted_slice_1 : tensor<8x16xf32> to tensor<?x16xf32>
    %cast_3 = tensor.cast %arg5 : tensor<?xf32> to tensor<4xf32>
    %inserted_slice_4 = tensor.insert_slice %cast_3 into %arg0[%arg1, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
    return %inserted_slice, %inserted_slice_0, %arg0, %arg0, %cast_2, %inserted_slice_4 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x16xf32>, tensor<8x16xf32>
  }
  func.func @pads(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>, %arg2: index, %arg3: f32) -> (tensor<2x3xf32>, tensor<?x?xf32>, tensor<4x6xf32>, tensor<?x?xf32>, tensor<2x3xf32>) {
    %padded = tensor.pad %arg0 low[1, 2] high[1, %arg2] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg3 : f32
    } : tensor<2x3xf32> to tensor<4x?xf32>
    %cast = tensor.cast %padded : tensor<4x?xf32> to tensor<?x?xf32>
    %padded_0 = tensor.pad %arg1 low[0, 1] high[%arg2, 2] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg3 : f32
    } : tensor<?x3xf32> to tensor<4x6xf32>
    %padded_1 = tensor.pad %arg0 low[1, 1] high[1, %arg2] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg3 : f32
    } : tensor<2x3xf32> to tensor<4x?xf32>
    %cast_2 = tensor.cast %padded_1 : tensor<4x?xf32> to tensor<?x?xf32>
    %padded_3 = tensor.pad %arg0 nofold low[0, 0] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg3 : f32
    } : tensor<2x3xf32> to tensor<2x3xf32>
    return %arg0, %cast, %padded_0, %cast_2, %padded_3 : tensor<2x3xf32>, tensor<?x?xf32>, tensor<4x6xf32>, tensor<?x?xf32>, tensor<2x3xf32>
  }
  func.func @pad_chain(%arg0: tensor<8x8xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[4, 2] [%arg1, %arg2] [1, 1] : tensor<8x8xf32> to tensor<?x?xf32>
    %padded = tensor.pad %extracted_slice nofold low[0, 0] high[%arg3, %arg4] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<?x?xf32> to tensor<8x4xf32>
    return %padded : tensor<8x4xf32>
  }
  func.func @pad_of_pad(%arg0: tensor<2x3xf32>, %arg1: f32) -> tensor<7x8xf32> {
    %padded = tensor.pad %arg0 low[1, 3] high[4, 2] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<2x3xf32> to tensor<7x8xf32>
    return %padded : tensor<7x8xf32>
  }
  func.func @complex_and_sparse_elements(%arg0: index) -> (complex<f32>, complex<i8>, complex<i8>, f16, f16, f16, complex<f32>, i32, tensor<2xcomplex<i8>>) {
    %cst = complex.constant [1.500000e+00 : f32, 2.500000e+00 : f32] : complex<f32>
    %cst_0 = complex.constant [1 : i8, 2 : i8] : complex<i8>
    %cst_1 = complex.constant [3 : i8, 4 : i8] : complex<i8>
    %cst_2 = arith.constant -5.000000e+00 : f16
    %cst_3 = arith.constant -2.000000e+00 : f16
    %cst_4 = arith.constant 0.000000e+00 : f16
    %cst_5 = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %c7_i32 = arith.constant 7 : i32
    %cst_6 = arith.constant dense<[(3,4), (1,2)]> : tensor<2xcomplex<i8>>
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %c7_i32, %cst_6 : complex<f32>, complex<i8>, complex<i8>, f16, f16, f16, complex<f32>, i32, tensor<2xcomplex<i8>>
  }
  func.func @converted_to_itself(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func @put_a(%arg0: tensor<4x4xf32>, %arg1: f32, %arg2: index) -> tensor<?x?xf32> {
    %inserted = tensor.insert %arg1 into %arg0[%arg2, %arg2] : tensor<4x4xf32>
    %cast = tensor.cast %inserted : tensor<4x4xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @put_b(%arg0: tensor<4x4xf32>, %arg1: f32, %arg2: index) -> tensor<*xf32> {
    %inserted = tensor.insert %arg1 into %arg0[%arg2, %arg2] : tensor<4x4xf32>
    %cast = tensor.cast %inserted : tensor<4x4xf32> to tensor<*xf32>
    return %cast : tensor<*xf32>
  }
  func.func @put_c(%arg0: tensor<?x4xf32>, %arg1: f32, %arg2: index) -> tensor<4x?xf32> {
    %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<4x?xf32>
    %inserted = tensor.insert %arg1 into %cast[%arg2, %arg2] : tensor<4x?xf32>
    return %inserted : tensor<4x?xf32>
  }
  func.func @put_d(%arg0: tensor<4x4xf32>, %arg1: tensor<8x4xf32>, %arg2: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg2, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x4xf32>
    %cast = tensor.cast %inserted_slice : tensor<8x4xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @put_e(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<?x?xf32> {
    %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cast = tensor.cast %0 : tensor<4x4xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @put_f(%arg0: vector<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: index) -> tensor<?x?xf32> {
    %0 = vector.transfer_write %arg0, %arg1[%arg2, %arg2] : vector<4x4xf32>, tensor<4x4xf32>
    %cast = tensor.cast %0 : tensor<4x4xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @put_g(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<?x?xf32> {
    %0 = linalg.softmax dimension(0) ins(%arg0 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %cast = tensor.cast %0 : tensor<4x4xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @put_i(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: index) -> tensor<?x?xf32> {
    %mapped = linalg.map { math.exp } ins(%arg0 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>)
    %cast = tensor.cast %mapped : tensor<4x4xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @put_j(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %transposed = linalg.transpose ins(%arg0 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) permutation = [1, 0] 
    %cast = tensor.cast %transposed : tensor<4x4xf32> to tensor<?x?xf32>
    %0 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %cast_0 = tensor.cast %0 : tensor<4x4xf32> to tensor<?x?xf32>
    return %cast, %cast_0 : tensor<?x?xf32>, tensor<?x?xf32>
  }
}

