// What tm_tensor refuses, and where. The messages are iree-opt's.
func.func @f(%a: tensor<4x6xf32>, %b: tensor<6xf32>) {
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%a : tensor<4x6xf32>) outs(%a, %b : tensor<4x6xf32>, tensor<6xf32>) { // error 10: 'tm_tensor.scan' op incompatible input/accumulator shapes
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %x : f32
  } -> tensor<4x6xf32>, tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %b: tensor<6xf64>) {
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%a : tensor<4x6xf32>) outs(%a, %b : tensor<4x6xf32>, tensor<6xf64>) { // error 10: 'tm_tensor.scan' op expected input/accumulator element types to be identical
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %x : f32
  } -> tensor<4x6xf32>, tensor<6xf64>
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %b: tensor<f32>) {
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%a : tensor<4x6xf32>) outs(%a, %b : tensor<4x6xf32>, tensor<f32>) { // error 10: 'tm_tensor.scan' op expected accumulator rank to be equal to input rank - 1
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %x : f32
  } -> tensor<4x6xf32>, tensor<f32>
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %b: tensor<4xf32>) {
  %0 = tm_tensor.scan dimension(1) inclusive(true) ins(%a : tensor<4x6xf32>) outs(%a : tensor<4x6xf32>) { // error 8: 'tm_tensor.scan' op expected two output operands
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %x : f32
  } -> tensor<4x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %b: tensor<4xf32>, %c: tensor<4x7xf32>) {
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%a : tensor<4x6xf32>) outs(%c, %b : tensor<4x7xf32>, tensor<4xf32>) { // error 10: 'tm_tensor.scan' op incompatible input/output shapes
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %x : f32
  } -> tensor<4x7xf32>, tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %b: tensor<4xf32>, %c: tensor<4x7xf32>) {
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%a, %a : tensor<4x6xf32>, tensor<4x6xf32>) outs(%a, %b : tensor<4x6xf32>, tensor<4xf32>) { // error 10: 'tm_tensor.scan' op expected one input operands
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %x : f32
  } -> tensor<4x6xf32>, tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %b: memref<4xf32>, %c: tensor<4x7xf32>) {
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%a : tensor<4x6xf32>) outs(%a, %b : tensor<4x6xf32>, memref<4xf32>) { // error 10: 'tm_tensor.scan' op expected inputs and outputs to be RankedTensorType or scalar
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %x : f32
  } -> tensor<4x6xf32>, tensor<4xf32>
  return
}
// -----
func.func @f(%o: tensor<8x4xi64>, %i: tensor<3x1xi32>, %u: tensor<3x4xi64>) -> tensor<8x4xi64> {
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%u, %i : tensor<3x4xi64>, tensor<3x1xi32>) outs(%o : tensor<8x4xi64>) { // error 8: 'tm_tensor.scatter' op invalid number of dimension map entries 
  ^bb0(%x: i64, %y: i64):
    tm_tensor.yield %x : i64
  } -> tensor<8x4xi64>
  return %0 : tensor<8x4xi64>
}
// -----
func.func @f(%o: tensor<8x4xi64>, %i: tensor<3x1xi32>, %u: tensor<3x4xi64>) -> tensor<8x4xi64> {
  %0 = tm_tensor.scatter {dimension_map = array<i64: 2>} unique_indices(false) ins(%u, %i : tensor<3x4xi64>, tensor<3x1xi32>) outs(%o : tensor<8x4xi64>) { // error 8: 'tm_tensor.scatter' op dimension map is invalid
  ^bb0(%x: i64, %y: i64):
    tm_tensor.yield %x : i64
  } -> tensor<8x4xi64>
  return %0 : tensor<8x4xi64>
}
// -----
func.func @f(%o: tensor<8x4xi64>, %i: tensor<3xi32>, %u: tensor<3x4xi64>) -> tensor<8x4xi64> {
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%u, %i : tensor<3x4xi64>, tensor<3xi32>) outs(%o : tensor<8x4xi64>) { // error 8: 'tm_tensor.scatter' op expected indices to be of rank 2 of integer element type
  ^bb0(%x: i64, %y: i64):
    tm_tensor.yield %x : i64
  } -> tensor<8x4xi64>
  return %0 : tensor<8x4xi64>
}
// -----
func.func @f(%o: tensor<8x4xi64>, %i: tensor<3x1xi32>, %u: tensor<i64>) -> tensor<8x4xi64> {
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%u, %i : tensor<i64>, tensor<3x1xi32>) outs(%o : tensor<8x4xi64>) { // error 8: 'tm_tensor.scatter' op expected update value to be at least rank 1
  ^bb0(%x: i64, %y: i64):
    tm_tensor.yield %x : i64
  } -> tensor<8x4xi64>
  return %0 : tensor<8x4xi64>
}
// -----
func.func @f(%o: tensor<8x4x9xi64>, %i: tensor<3x2xi32>, %u: tensor<3x5x9xi64>) -> tensor<8x4x9xi64> {
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%u, %i : tensor<3x5x9xi64>, tensor<3x2xi32>) outs(%o : tensor<8x4x9xi64>) { // error 8: 'tm_tensor.scatter' op indexed shape of update value dim#1 exceeds original value at dim#1 5 4
  ^bb0(%x: i64, %y: i64):
    tm_tensor.yield %x : i64
  } -> tensor<8x4x9xi64>
  return %0 : tensor<8x4x9xi64>
}
// -----
func.func @f(%o: tensor<8x4xi64>, %i: tensor<3x1xi32>, %u: tensor<3x4xi64>) -> tensor<8x4xi64> {
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%u : tensor<3x4xi64>) outs(%o : tensor<8x4xi64>) { // error 8: 'tm_tensor.scatter' op expected two input operands
  ^bb0(%x: i64, %y: i64):
    tm_tensor.yield %x : i64
  } -> tensor<8x4xi64>
  return %0 : tensor<8x4xi64>
}
// -----
func.func @f(%o: tensor<8x4xf32>, %p: tensor<8x4xi64>) {
  %0:2 = tm_tensor.sort dimension(2) outs(%o, %p : tensor<8x4xf32>, tensor<8x4xi64>) { // error 10: 'tm_tensor.sort' op dimension must be within (0, 2]
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %s = arith.cmpf oge, %a, %b : f32
    tm_tensor.yield %s : i1
  } -> tensor<8x4xf32>, tensor<8x4xi64>
  return
}
// -----
func.func @f(%o: tensor<8x4xf32>, %p: tensor<8x5xi64>) {
  %0:2 = tm_tensor.sort dimension(0) outs(%o, %p : tensor<8x4xf32>, tensor<8x5xi64>) { // error 10: 'tm_tensor.sort' op expected operand 1 to have same shape as other operands
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %s = arith.cmpf oge, %a, %b : f32
    tm_tensor.yield %s : i1
  } -> tensor<8x4xf32>, tensor<8x5xi64>
  return
}
// -----
func.func @f(%o: tensor<8x4xf32>, %p: tensor<8xi64>) {
  %0:2 = tm_tensor.sort dimension(0) outs(%o, %p : tensor<8x4xf32>, tensor<8xi64>) { // error 10: 'tm_tensor.sort' op expected operand 1 to be rank 2, same as other operands
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %s = arith.cmpf oge, %a, %b : f32
    tm_tensor.yield %s : i1
  } -> tensor<8x4xf32>, tensor<8xi64>
  return
}
// -----
func.func @f(%o: tensor<8x4xf32>) {
  %0 = tm_tensor.sort dimension(0) outs(%o : tensor<8x4xf32>) { // error 8: 'tm_tensor.sort' op region block argument #1 should be of type 'f32' but got 'f64'
  ^bb0(%a: f32, %b: f64):
    %s = arith.constant true
    tm_tensor.yield %s : i1
  } -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%o: tensor<8x4xf32>) {
  %0 = tm_tensor.sort dimension(0) outs(%o : tensor<8x4xf32>) { // error 8: 'tm_tensor.sort' op should yield i1 type
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%o: tensor<8x4xf32>) {
  %0 = tm_tensor.sort dimension(0) outs(%o : tensor<8x4xf32>) { // error 8: 'tm_tensor.sort' op should yield exactly one operand
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield
  } -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%o: tensor<8x4xf32>) {
  %0 = tm_tensor.sort dimension(0) outs(%o : tensor<8x4xf32>) { // error 8: 'tm_tensor.sort' op region block should have 2 arguments
  ^bb0(%a: f32):
    tm_tensor.yield
  } -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%v: tensor<8x20xf32>, %i: tensor<8x20xi64>, %ov: tensor<8x3xf32>, %oi: tensor<8x3xi32>) {
  %0:2 = tm_tensor.topk dimension(1) ins(%v, %i : tensor<8x20xf32>, tensor<8x20xi64>) outs(%ov, %oi : tensor<8x3xf32>, tensor<8x3xi32>) { // error 10: 'tm_tensor.topk' op expected input/output indices types to be int32
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %s : i1
  } -> tensor<8x3xf32>, tensor<8x3xi32>
  return
}
// -----
func.func @f(%v: tensor<8x20xf32>, %i: tensor<8x21xi32>, %ov: tensor<8x3xf32>, %oi: tensor<8x3xi32>) {
  %0:2 = tm_tensor.topk dimension(1) ins(%v, %i : tensor<8x20xf32>, tensor<8x21xi32>) outs(%ov, %oi : tensor<8x3xf32>, tensor<8x3xi32>) { // error 10: 'tm_tensor.topk' op input indices/values shape must match
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %s : i1
  } -> tensor<8x3xf32>, tensor<8x3xi32>
  return
}
// -----
func.func @f(%v: tensor<8x20xf32>, %i: tensor<8x20xi32>, %ov: tensor<7x3xf32>, %oi: tensor<7x3xi32>) {
  %0:2 = tm_tensor.topk dimension(1) ins(%v, %i : tensor<8x20xf32>, tensor<8x20xi32>) outs(%ov, %oi : tensor<7x3xf32>, tensor<7x3xi32>) { // error 10: 'tm_tensor.topk' op incompatible input/output shapes
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %s : i1
  } -> tensor<7x3xf32>, tensor<7x3xi32>
  return
}
// -----
func.func @f(%v: tensor<8x20xf32>, %ov: tensor<8x3xf32>, %oi: tensor<8x3xi32>) {
  %0:2 = tm_tensor.topk dimension(2) ins(%v : tensor<8x20xf32>) outs(%ov, %oi : tensor<8x3xf32>, tensor<8x3xi32>) { // error 10: 'tm_tensor.topk' op dimension exceeds rank
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %s : i1
  } -> tensor<8x3xf32>, tensor<8x3xi32>
  return
}
// -----
func.func @f(%v: tensor<8x20xf32>, %ov: tensor<8x3xf32>, %oi: tensor<8x3xi32>) {
  %0:2 = tm_tensor.topk dimension(1) ins(%v : tensor<8x20xf32>) outs(%ov, %oi : tensor<8x3xf32>, tensor<8x3xi32>) { // error 10: 'tm_tensor.topk' op region block types must match input
  ^bb0(%a: f32, %b: f64):
    %s = arith.constant true
    tm_tensor.yield %s : i1
  } -> tensor<8x3xf32>, tensor<8x3xi32>
  return
}
// -----
func.func @f(%v: tensor<8x20xf32>, %ov: tensor<8x3xf32>, %oi: tensor<8x3xi32>) {
  %0:2 = tm_tensor.topk dimension(1) ins(%v : tensor<8x20xf32>) outs(%ov, %oi : tensor<8x3xf32>, tensor<8x3xi32>) { // error 10: 'tm_tensor.topk' op region block must end with a linalg_ext.yield i1!
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<8x3xf32>, tensor<8x3xi32>
  return
}
// -----
func.func @f(%q: tensor<2x9x4xf32>, %k: tensor<3x7x4xf32>) {
  %0 = tm_tensor.attention ins(%q, %k, %k : tensor<2x9x4xf32>, tensor<3x7x4xf32>, tensor<3x7x4xf32>) outs(%q : tensor<2x9x4xf32>) -> tensor<2x9x4xf32> // error 8: 'tm_tensor.attention' op query and key batch mismatch
  return
}
// -----
func.func @f(%q: tensor<2x9x4xf32>, %k: tensor<2x7x5xf32>) {
  %0 = tm_tensor.attention ins(%q, %k, %k : tensor<2x9x4xf32>, tensor<2x7x5xf32>, tensor<2x7x5xf32>) outs(%q : tensor<2x9x4xf32>) -> tensor<2x9x4xf32> // error 8: 'tm_tensor.attention' op query and key head dimension mismatch
  return
}
// -----
func.func @f(%q: tensor<2x9x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<1x7x4xf32>) {
  %0 = tm_tensor.attention ins(%q, %k, %v : tensor<2x9x4xf32>, tensor<2x7x4xf32>, tensor<1x7x4xf32>) outs(%q : tensor<2x9x4xf32>) -> tensor<2x9x4xf32> // error 8: 'tm_tensor.attention' op query and value batch dimension mismatch
  return
}
// -----
func.func @f(%q: tensor<2x9x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x8x4xf32>) {
  %0 = tm_tensor.attention ins(%q, %k, %v : tensor<2x9x4xf32>, tensor<2x7x4xf32>, tensor<2x8x4xf32>) outs(%q : tensor<2x9x4xf32>) -> tensor<2x9x4xf32> // error 8: 'tm_tensor.attention' op key and value sequence length dimension mismatch
  return
}
// -----
func.func @f(%q: tensor<2x9x4xf32>, %k: tensor<2x7x4xf32>, %m: tensor<2x8x7xf32>) {
  %0 = tm_tensor.attention ins(%q, %k, %k, %m : tensor<2x9x4xf32>, tensor<2x7x4xf32>, tensor<2x7x4xf32>, tensor<2x8x7xf32>) outs(%q : tensor<2x9x4xf32>) -> tensor<2x9x4xf32> // error 8: 'tm_tensor.attention' op mask sequence length and query sequence length mismatch
  return
}
// -----
func.func @f(%q: tensor<2x9x4xf32>, %k: tensor<2x7x4xf32>, %m: tensor<2x9x8xf32>) {
  %0 = tm_tensor.attention ins(%q, %k, %k, %m : tensor<2x9x4xf32>, tensor<2x7x4xf32>, tensor<2x7x4xf32>, tensor<2x9x8xf32>) outs(%q : tensor<2x9x4xf32>) -> tensor<2x9x4xf32> // error 8: 'tm_tensor.attention' op mask sequence lengt and key sequence length mismatch
  return
}
// -----
func.func @f(%q: tensor<2x9x4xf32>, %k: tensor<2x7x4xf32>, %m: tensor<1x9x7xf32>) {
  %0 = tm_tensor.attention ins(%q, %k, %k, %m : tensor<2x9x4xf32>, tensor<2x7x4xf32>, tensor<2x7x4xf32>, tensor<1x9x7xf32>) outs(%q : tensor<2x9x4xf32>) -> tensor<2x9x4xf32> // error 8: 'tm_tensor.attention' op query and mask batch dimension mismatch
  return
}
