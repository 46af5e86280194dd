// What tt refuses of descriptors, shapes, products and reductions.
tt.func @f(%d: !tt.tensordesc<1x32xf32>, %x: tensor<4x4xi32>, %y: i32) {
  %0 = tt.descriptor_gather %d[%x, %y] : (!tt.tensordesc<1x32xf32>, tensor<4x4xi32>, i32) -> tensor<16x32xf32> // error 8: 'tt.descriptor_gather' op x offsets must be a 1D tensor, but got 'tensor<4x4xi32>'
  tt.return
}
// -----
tt.func @f(%d: !tt.tensordesc<1x32xf32>, %x: tensor<16xi32>, %y: i32) {
  %0 = tt.descriptor_gather %d[%x, %y] : (!tt.tensordesc<1x32xf32>, tensor<16xi32>, i32) -> tensor<16xf32> // error 8: 'tt.descriptor_gather' op result must be a 2D tensor, but got 'tensor<16xf32>'
  tt.return
}
// -----
tt.func @f(%d: !tt.tensordesc<1x32xf32>, %x: tensor<4xi32>, %y: i32) {
  %0 = tt.descriptor_gather %d[%x, %y] : (!tt.tensordesc<1x32xf32>, tensor<4xi32>, i32) -> tensor<4x32xf32> // error 8: 'tt.descriptor_gather' op must have at least 8 rows, but got 4
  tt.return
}
// -----
tt.func @f(%d: !tt.tensordesc<1x32xf64>, %x: tensor<16xi32>, %y: i32) {
  %0 = tt.descriptor_gather %d[%x, %y] : (!tt.tensordesc<1x32xf64>, tensor<16xi32>, i32) -> tensor<16x32xf64> // error 8: 'tt.descriptor_gather' op TMA dtype cannot be greater than 32 bits
  tt.return
}
// -----
tt.func @f(%d: !tt.tensordesc<1x4xf32>, %x: tensor<16xi32>, %y: i32) {
  %0 = tt.descriptor_gather %d[%x, %y] : (!tt.tensordesc<1x4xf32>, tensor<16xi32>, i32) -> tensor<16x4xf32> // error 8: 'tt.descriptor_gather' op must have at least 8 columns for 'f32', but got 4
  tt.return
}
// -----
tt.func @f(%d: !tt.tensordesc<1x32xf32>, %x: tensor<32xi32>, %y: i32) {
  %0 = tt.descriptor_gather %d[%x, %y] : (!tt.tensordesc<1x32xf32>, tensor<32xi32>, i32) -> tensor<16x32xf32> // error 8: 'tt.descriptor_gather' op result tensor must have as many rows as indices (32), but got 'tensor<16x32xf32>'
  tt.return
}
// -----
tt.func @f(%d: !tt.tensordesc<1x32xf32>, %x: tensor<16xi32>, %y: i32) {
  %0 = tt.descriptor_gather %d[%x, %y] : (!tt.tensordesc<1x32xf32>, tensor<16xi32>, i32) -> tensor<16x64xf32> // error 8: 'tt.descriptor_gather' op result tensor number of columns must match block (32), but got 'tensor<16x64xf32>'
  tt.return
}
// -----
tt.func @f(%d: !tt.tensordesc<1x32xf32>, %x: tensor<16xi32>, %y: i32) {
  %0 = tt.descriptor_gather %d[%x, %y] : (!tt.tensordesc<1x32xf32>, tensor<16xi32>, i32) -> tensor<16x32xi32> // error 8: 'tt.descriptor_gather' op result tensor element type must match block ('f32'), but got 'tensor<16x32xi32>'
  tt.return
}
// -----
tt.func @f(%d: !tt.tensordesc<4x32xf32>, %x: tensor<16xi32>, %y: i32) {
  %0 = tt.descriptor_gather %d[%x, %y] : (!tt.tensordesc<4x32xf32>, tensor<16xi32>, i32) -> tensor<16x32xf32> // error 8: 'tt.descriptor_gather' op descriptor block must have exactly 1 row, but got 'tensor<4x32xf32>'
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<i32>) {
  %0 = tt.bitcast %p : !tt.ptr<i32> -> !tt.ptr<f32, "constant"> // error 8: Cannot bitcast pointer between different address spaces
  tt.return
}
// -----
tt.func @f(%p: tensor<8xi64>) {
  %0 = tt.bitcast %p : tensor<8xi64> -> tensor<8x!tt.ptr<f32>> // error 8: Cannot bitcast pointer to non-pointer type
  tt.return
}
// -----
tt.func @f(%p: tensor<8xi64>) {
  %0 = tt.bitcast %p : tensor<8xi64> -> tensor<8xf32> // error 8: Cannot bitcast data-type of size 64 to data-type of size 32
  tt.return
}
// -----
tt.func @f() {
  %0 = tt.make_range {end = 40 : i32, start = 8 : i32} : tensor<32xi64> // error 8: 'tt.make_range' op returned tensor must have i32 elements
  tt.return
}
// -----
tt.func @f() {
  %0 = tt.make_range {end = 32 : i32, start = 8 : i32} : tensor<16xi32> // error 8: 'tt.make_range' op number of elements in returned tensor, 16, must match size of range [8, 32), which has 24 elements
  tt.return
}
// -----
tt.func @f() {
  %0 = tt.make_range {end = 8 : i32, start = 8 : i32} : tensor<16xi32> // error 8: 'tt.make_range' op start must be less than end
  tt.return
}
// -----
tt.func @f() {
  %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<4x4xi32> // error 8: 'tt.make_range' op return type must be a 1D tensor
  tt.return
}
// -----
tt.func @f(%a: tensor<2x1xf32>) {
  %0 = tt.unsplat %a : tensor<2x1xf32> // error 8: source tensor must have exactly one element
  tt.return
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%a: tensor<32xf32, #ttg.slice<{dim = 0, parent = #rows}>>) {
  %0 = tt.expand_dims %a {axis = 1 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #rows}>> -> tensor<32x1xf32, #rows> // error 8: Incompatible slice dimension for ExpandDimsOp operand
  tt.return
}
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#line = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%a: tensor<128xf32, #line>) {
  %0 = tt.expand_dims %a {axis = 1 : i32} : tensor<128xf32, #line> -> tensor<128x1xf32, #rows> // error 8: ExpandDimsOp operand encoding must be SliceEncodingAttr
  tt.return
}
}
// -----
tt.func @f(%a: tensor<8x4xf32>) {
  %0 = tt.reshape %a : tensor<8x4xf32> -> tensor<16xf32> // error 8: number of src and dst elements of reshape must be the same
  tt.return
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%a: tensor<64x32xf32, #rows>) {
  %0 = tt.reshape %a : tensor<64x32xf32, #rows> -> tensor<2048xf32> // error 8: Op requires that either (a) src and dst both have encodings, or (b) neither does.
  tt.return
}
}
// -----
tt.func @f(%a: tensor<8x4xf32>) {
  %0 = tt.broadcast %a : tensor<8x4xf32> -> tensor<8x4x2xf32> // error 8: rank of source must be same as rank of result
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>) {
  %0 = tt.broadcast %a : tensor<8x4xf32> -> tensor<8x8xf32> // error 8: Different dimensions at index 1 between source and result.  Broadcast requires the source dimension to be 1.
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>) {
  %0, %1 = tt.split %a : tensor<8x4xf32> -> tensor<8xf32> // error 12: last dimension of input tensor must be 2
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>) {
  %0 = tt.trans %a {order = array<i32: 0, 0>} : tensor<8x4xf32> -> tensor<8x8xf32> // error 8: order must be a permutation of [0, ..., rank - 1]
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>) {
  %0 = tt.trans %a {order = array<i32: -1, 0>} : tensor<8x4xf32> -> tensor<8x4xf32> // error 8: order must be a permutation of [0, ..., rank - 1]
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>) {
  %0 = tt.trans %a {order = array<i32: 0, 1, 2>} : tensor<8x4xf32> -> tensor<8x4xf32> // error 8: order must have the same size as the rank of the operand and result
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>, %i: tensor<2xi32>) {
  %0 = tt.gather %a[%i] {axis = 0 : i32} : (tensor<8x4xf32>, tensor<2xi32>) -> tensor<2xf32> // error 8: 'tt.gather' op input and indices ranks must match
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>, %i: tensor<2x4xi32>) {
  %0 = tt.gather %a[%i] {axis = 2 : i32} : (tensor<8x4xf32>, tensor<2x4xi32>) -> tensor<2x4xf32> // error 8: 'tt.gather' op gather dimension must be less than the input rank
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf32>, %i: tensor<2x8xi32>) {
  %0 = tt.gather %a[%i] {axis = 0 : i32} : (tensor<8x4xf32>, tensor<2x8xi32>) -> tensor<2x8xf32> // error 8: 'tt.gather' op indices dimension 1 must match the corresponding input dimension
  tt.return
}
// -----
tt.func @f(%a: tensor<8xf16>, %b: tensor<8x8xf16>, %c: tensor<8x8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<8xf16> * tensor<8x8xf16> -> tensor<8x8xf32> // error 8: 'tt.dot' op expected operands to be 2d or 3d
  tt.return
}
// -----
tt.func @f(%a: tensor<8x8xf16>, %b: tensor<2x2x2x2xf16>, %c: tensor<8x8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<8x8xf16> * tensor<2x2x2x2xf16> -> tensor<8x8xf32> // error 8: 'tt.dot' op expected operands to be 2d or 3d
  tt.return
}
// -----
tt.func @f(%a: tensor<8x8xf16>, %b: tensor<8x8xf16>, %c: tensor<8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<8x8xf16> * tensor<8x8xf16> -> tensor<8xf32> // error 8: 'tt.dot' op expected operands to be 2d or 3d
  tt.return
}
// -----
tt.func @f(%a: tensor<8x8xf16>, %b: tensor<1x8x8xf16>, %c: tensor<8x8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<8x8xf16> * tensor<1x8x8xf16> -> tensor<8x8xf32> // error 8: 'tt.dot' op expected all operands to have the same rank
  tt.return
}
// -----
tt.func @f(%a: tensor<8x8xf16>, %b: tensor<8x8xf16>, %c: tensor<1x8x8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<8x8xf16> * tensor<8x8xf16> -> tensor<1x8x8xf32> // error 8: 'tt.dot' op expected all operands to have the same rank
  tt.return
}
// -----
tt.func @f(%a: tensor<8x4xf16>, %b: tensor<8x8xf16>, %c: tensor<8x8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<8x4xf16> * tensor<8x8xf16> -> tensor<8x8xf32> // error 8: 'tt.dot' op expected the last dimension of the first operand to be equal to the second-to-last dimension of the second operand
  tt.return
}
// -----
tt.func @f(%a: tensor<2x8x8xf16>, %b: tensor<2x8x8xf16>, %c: tensor<4x8x8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<2x8x8xf16> * tensor<2x8x8xf16> -> tensor<4x8x8xf32> // error 8: 'tt.dot' op expected the first dimension of the first operand to be equal to the first dimension of the result
  tt.return
}
// -----
tt.func @f(%a: tensor<2x8x8xf16>, %b: tensor<4x8x8xf16>, %c: tensor<2x8x8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<2x8x8xf16> * tensor<4x8x8xf16> -> tensor<2x8x8xf32> // error 8: 'tt.dot' op expected the first dimension of the first operand to be equal to the first dimension of the result
  tt.return
}
// -----
tt.func @f(%a: tensor<4x8xf16>, %b: tensor<8x8xf16>, %c: tensor<8x8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<4x8xf16> * tensor<8x8xf16> -> tensor<8x8xf32> // error 8: 'tt.dot' op expected the output shape to be the concatenation of the last dimension of the first operand and the last dimension of the second 
  tt.return
}
// -----
tt.func @f(%a: tensor<8x8xf16>, %b: tensor<8x4xf16>, %c: tensor<8x8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<8x8xf16> * tensor<8x4xf16> -> tensor<8x8xf32> // error 8: 'tt.dot' op expected the output shape to be the concatenation of the last dimension of the first operand and the last dimension of the second 
  tt.return
}
// -----
tt.func @f(%a: tensor<8x8xf16>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<8x8xf16> * tensor<8x8xf32> -> tensor<8x8xf32> // error 8: element types of operands A and B must have same bit width
  tt.return
}
// -----
tt.func @f(%a: tensor<64x128xf8E5M2>, %sa: tensor<64x2xi8>, %b: tensor<128x32xf8E5M2>, %sb: tensor<32x4xi8>, %c: tensor<64x32xf32>) {
  %0 = tt.dot_scaled %a scale %sa, %b scale %sb, %c lhs = e5m2 rhs = e5m2 {fastMath = false} : tensor<64x128xf8E5M2>, tensor<64x2xi8> * tensor<128x32xf8E5M2>, tensor<32x4xi8> -> tensor<64x32xf32> // error 8: scale factor must be 16 or 32. Got 64
  tt.return
}
// -----
tt.func @f(%a: tensor<64x128xf8E5M2>, %sa: tensor<64x4xi8>, %b: tensor<128x32xf8E5M2>, %sb: tensor<32x16xi8>, %c: tensor<64x32xf32>) {
  %0 = tt.dot_scaled %a scale %sa, %b scale %sb, %c lhs = e5m2 rhs = e5m2 {fastMath = false} : tensor<64x128xf8E5M2>, tensor<64x4xi8> * tensor<128x32xf8E5M2>, tensor<32x16xi8> -> tensor<64x32xf32> // error 8: scale factor must be 16 or 32. Got 8
  tt.return
}
// -----
tt.func @f(%a: tensor<64x128xf8E5M2>, %sa: tensor<64x4xi8>, %b: tensor<128x32xf8E5M2>, %sb: tensor<32x8xi8>, %c: tensor<64x32xf32>) {
  %0 = tt.dot_scaled %a scale %sa, %b scale %sb, %c lhs = e5m2 rhs = e5m2 {fastMath = false} : tensor<64x128xf8E5M2>, tensor<64x4xi8> * tensor<128x32xf8E5M2>, tensor<32x8xi8> -> tensor<64x32xf32> // error 8: Operands must have the same scale factor; (lhs: 32 vs rhs: 16)
  tt.return
}
// -----
tt.func @f(%a: tensor<64x128xf8E5M2>, %sa: tensor<32x4xi8>, %b: tensor<128x32xf8E5M2>, %sb: tensor<32x4xi8>, %c: tensor<64x32xf32>) {
  %0 = tt.dot_scaled %a scale %sa, %b scale %sb, %c lhs = e5m2 rhs = e5m2 {fastMath = false} : tensor<64x128xf8E5M2>, tensor<32x4xi8> * tensor<128x32xf8E5M2>, tensor<32x4xi8> -> tensor<64x32xf32> // error 8: scales M dimension must match the operand M dimension
  tt.return
}
// -----
tt.func @f(%a: tensor<64x128xf8E5M2>, %sa: tensor<64x4xi8>, %b: tensor<128x32xf8E5M2>, %sb: tensor<64x4xi8>, %c: tensor<64x32xf32>) {
  %0 = tt.dot_scaled %a scale %sa, %b scale %sb, %c lhs = e5m2 rhs = e5m2 {fastMath = false} : tensor<64x128xf8E5M2>, tensor<64x4xi8> * tensor<128x32xf8E5M2>, tensor<64x4xi8> -> tensor<64x32xf32> // error 8: scales N dimension must match the operand N dimension
  tt.return
}
// -----
tt.func @f(%a: tensor<64x128xf8E5M2>, %sa: tensor<1x64x4xi8>, %b: tensor<128x32xf8E5M2>, %sb: tensor<32x4xi8>, %c: tensor<64x32xf32>) {
  %0 = tt.dot_scaled %a scale %sa, %b scale %sb, %c lhs = e5m2 rhs = e5m2 {fastMath = false} : tensor<64x128xf8E5M2>, tensor<1x64x4xi8> * tensor<128x32xf8E5M2>, tensor<32x4xi8> -> tensor<64x32xf32> // error 8: scales M dimension must match the operand M dimension
  tt.return
}
// -----
tt.func @f(%a: tensor<64x128xf8E5M2>, %sa: tensor<64x4xi8>, %b: tensor<128x32xf8E5M2>, %sb: tensor<1x1xi8>, %c: tensor<64x32xf32>) {
  %0 = tt.dot_scaled %a scale %sa, %b scale %sb, %c lhs = e5m2 rhs = e5m2 {fastMath = false} : tensor<64x128xf8E5M2>, tensor<64x4xi8> * tensor<128x32xf8E5M2>, tensor<1x1xi8> -> tensor<64x32xf32> // error 8: scales N dimension must match the operand N dimension
  tt.return
}
// -----
tt.func @f(%a: tensor<64x128xf8E5M2>, %sa: tensor<64x4xi8>, %b: tensor<64x32xf8E5M2>, %sb: tensor<32x4xi8>, %c: tensor<64x32xf32>) {
  %0 = tt.dot_scaled %a scale %sa, %b scale %sb, %c lhs = e5m2 rhs = e5m2 {fastMath = false} : tensor<64x128xf8E5M2>, tensor<64x4xi8> * tensor<64x32xf8E5M2>, tensor<32x4xi8> -> tensor<64x32xf32> // error 8: 'tt.dot_scaled' op expected the last dimension of the first operand to be equal to the second-to-last dimension of the second operand
  tt.return
}
// -----
tt.func @f(%a: tensor<64x64xi8>, %sa: tensor<64x4xi8>, %b: tensor<128x32xf8E5M2>, %sb: tensor<32x8xi8>, %c: tensor<64x32xf32>) {
  %0 = tt.dot_scaled %a scale %sa, %b scale %sb, %c lhs = e2m1 rhs = e5m2 {fastMath = false} : tensor<64x64xi8>, tensor<64x4xi8> * tensor<128x32xf8E5M2>, tensor<32x8xi8> -> tensor<64x32xf32> // error 8: Operands must have the same scale factor; (lhs: 32 vs rhs: 16)
  tt.return
}
// -----
tt.func @f(%a: tensor<32x128xi8>, %sa: tensor<64x4xi8>, %b: tensor<128x32xf8E5M2>, %sb: tensor<32x4xi8>, %c: tensor<32x32xf32>) {
  %0 = tt.dot_scaled %a scale %sa, %b scale %sb, %c lhs = e2m1 rhs = e5m2 {fastMath = true, lhs_k_pack = false} : tensor<32x128xi8>, tensor<64x4xi8> * tensor<128x32xf8E5M2>, tensor<32x4xi8> -> tensor<32x32xf32> // error 8: 'tt.dot_scaled' op expected the output shape to be the concatenation of the last dimension of the first operand and the last dimension of the second 
  tt.return
}
// -----
tt.func @f(%a0: tensor<8x4xf16>) {
  %0 = "tt.reduce"(%a0) <{axis = 2 : i32}> ({ // error 8: 'tt.reduce' op axis out of bounds for operand rank 2
  ^bb0(%x: f16, %y: f16):
    tt.reduce.return %x : f16
  }) : (tensor<8x4xf16>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8x4xf16>) {
  %0 = "tt.reduce"(%a0) <{axis = -1 : i32}> ({ // error 8: 'tt.reduce' op axis out of bounds for operand rank 2
  ^bb0(%x: f16, %y: f16):
    tt.reduce.return %x : f16
  }) : (tensor<8x4xf16>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8x4xf16>, %a1: tensor<8xf16>) {
  %0:2 = "tt.reduce"(%a0, %a1) <{axis = 0 : i32}> ({ // error 10: 'tt.reduce' op requires the same shape for all operands
  ^bb0(%x: f16, %y: f16):
    tt.reduce.return %x : f16
  }) : (tensor<8x4xf16>, tensor<8xf16>) -> (tensor<4xf16>, f16)
  tt.return
}
// -----
tt.func @f(%a0: tensor<8x4xf16>) {
  %0 = "tt.scan"(%a0) <{axis = 0 : i32, reverse = true}> ({ // error 8: 'tt.scan' op requires the same shape for all operands and results
  ^bb0(%x: f16, %y: f16):
    tt.scan.return %x : f16
  }) : (tensor<8x4xf16>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8x4xf16>) {
  %0 = "tt.scan"(%a0) <{axis = 3 : i32, reverse = true}> ({ // error 8: 'tt.scan' op axis out of bounds for operand rank 2
  ^bb0(%x: f16, %y: f16):
    tt.scan.return %x : f16
  }) : (tensor<8x4xf16>) -> tensor<8x4xf16>
  tt.return
}
