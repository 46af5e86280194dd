// What tt refuses, and where.
tt.func @f(%a: f32) {
  %b = tt.bitcast %a : f32 -> i16 // error 8: Cannot bitcast data-type of size 32 to data-type of size 16
  tt.return
}
// -----
tt.func @f() {
  %r = tt.make_range {end = 8 : i32, start = 8 : i32} : tensor<8xi32> // error 8: 'tt.make_range' op start must be less than end
  tt.return
}
// -----
tt.func @f() {
  %r = tt.make_range {end = 16 : i32, start = 4 : i32} : tensor<8xi32> // error 8: 'tt.make_range' op number of elements in returned tensor, 8, must match size of range [4, 16), which has 12 elements
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>) {
  %b = tt.broadcast %a : tensor<8x4xf32> -> tensor<8x8xf32> // error 8: Different dimensions at index 1 between source and result.  Broadcast requires the source dimension to be 1.
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>) {
  %b = tt.reshape %a : tensor<8x4xf32> -> tensor<16xf32> // error 8: number of src and dst elements of reshape must be the same
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>) {
  %b = tt.trans %a {order = array<i32: 0, 0>} : tensor<8x4xf32> -> tensor<8x4xf32> // error 8: order must be a permutation of [0, ..., rank - 1]
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>) {
  %b = tt.trans %a {order = array<i32: 1, 0>} : tensor<8x4xf32> -> tensor<8x4xf32> // error 8: result shape must match the permutation of the source shape
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>) {
  %b:2 = tt.split %a : tensor<8x4xf32> -> tensor<8xf32> // error 10: last dimension of input tensor must be 2
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) {
  %d = tt.dot %a, %b, %c : tensor<8x4xf32> * tensor<8x8xf32> -> tensor<8x8xf32> // error 8: 'tt.dot' op expected the last dimension of the first operand to be equal to the second-to-last dimension of the second operand
  tt.return
}
// -----
tt.func @f(%d: !tt.tensordesc<8x4xf32>, %i: i32) {
  %a = tt.descriptor_load %d[%i, %i] : !tt.tensordesc<8x4xf32> -> tensor<8x8xf32> // error 8: 'tt.descriptor_load' op descriptor block and tensor must have the same number of elements, but got descriptor block with 32 elements tensor with 64 elements
  tt.return
}
// -----
tt.func @f(%d: !tt.tensordesc<8x4xf32>, %i: i32) {
  %a = tt.descriptor_load %d[%i, %i] : !tt.tensordesc<8x4xf32> -> tensor<8x4xf16> // error 8: 'tt.descriptor_load' op descriptor block and tensor element types must match, but got descriptor element type 'f32' and tensor element type 'f16'
  tt.return
}
// -----
tt.func @f(%d: !tt.tensordesc<2x64xf16>, %i: i32, %r: tensor<32xi32>) {
  %a = tt.descriptor_gather %d[%r, %i] : (!tt.tensordesc<2x64xf16>, tensor<32xi32>, i32) -> tensor<32x64xf16> // error 8: 'tt.descriptor_gather' op descriptor block must have exactly 1 row, but got 'tensor<2x64xf16>'
  tt.return
}
// -----
tt.func @f(%d: !tt.tensordesc<1x64xf16>, %i: i32, %r: tensor<4xi32>) {
  %a = tt.descriptor_gather %d[%r, %i] : (!tt.tensordesc<1x64xf16>, tensor<4xi32>, i32) -> tensor<4x64xf16> // error 8: 'tt.descriptor_gather' op must have at least 8 rows, but got 4
  tt.return
}
// -----
tt.func @f(%p: tensor<8x!tt.ptr<f32>>, %m: tensor<4xi1>) {
  %a = tt.load %p, %m : tensor<8x!tt.ptr<f32>> // error 20: use of value '%m' expects different type than prior uses: 'tensor<8xi1>' vs 'tensor<4xi1>'
  tt.return
}
// -----
tt.func @f(%p: tensor<8x!tt.ptr<f32>>) {
  %a = tt.load %p {cachePolicy = 1 : i32} : tensor<8x!tt.ptr<f32>> // error 8: 'tt.load' op unsupported cache policy attribute 1 : i32
  tt.return
}
// -----
tt.func @f(%a: tensor<8xf32>, %i: tensor<4xi32>) {
  %g = tt.gather %a[%i] {axis = 1 : i32} : (tensor<8xf32>, tensor<4xi32>) -> tensor<4xf32> // error 8: 'tt.gather' op gather dimension must be less than the input rank
  tt.return
}
// -----
tt.func @f(%a: tensor<8xf32>) {
  %g = "tt.reduce"(%a) <{axis = 2 : i32}> ({ // error 8: 'tt.reduce' op axis out of bounds for operand rank 1
  ^bb0(%x: f32, %y: f32):
    tt.reduce.return %x : f32
  }) : (tensor<8xf32>) -> f32
  tt.return
}
// -----
tt.func @f(%a: tensor<8xf32>) {
  %g = "tt.reduce"(%a) <{axis = 0 : i32}> ({ // error 8: 'tt.reduce' op nested block must take 2 arguments, but given block with 1 arguments
  ^bb0(%x: f32):
    tt.reduce.return %x : f32
  }) : (tensor<8xf32>) -> f32
  tt.return
}
// -----
tt.func @f(%a: tensor<8xf16>) {
  %b = tt.fp_to_fp %a : tensor<8xf16> -> tensor<8xf8E5M2> // error 8: Rounding mode is required for FP downcast
  tt.return
}
// -----
tt.func @g() -> i32 {
  tt.return // error 3: 'tt.return' op has 0 operands, but enclosing function (@g) returns 1
}
// -----
tt.func @f() {
  %x = tt.call @nothing() : () -> i32 // error 8: 'tt.call' op 'nothing' does not reference a valid function
  tt.return
}
