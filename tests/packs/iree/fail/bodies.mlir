// Bodies, shapes and types of linalg_ext operations that are refused. The messages are iree-opt's.
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>, %v2: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op region block should have 2 arguments
  ^bb0(%x: f32, %y: f32, %z: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>, %v2: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op region block should have 2 arguments
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>, %v2: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op region block types must match input
  ^bb0(%x: f64, %y: f32):
    iree_linalg_ext.yield %y : f32
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>, %v2: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op region block types must match input
  ^bb0(%x: f32, %y: f64):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>, %v2: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op region block must end with a linalg_ext.yield i1!
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>, %v2: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op region block must end with a linalg_ext.yield i1!
  ^bb0(%x: f32, %y: f32):
    %c = arith.constant 3 : i8
    iree_linalg_ext.yield %c : i8
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf64>, %v2: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x3xf64>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op expected input/output value types to be identical
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf64>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x8xi32>, %v2: tensor<4x3xf32>, %v3: tensor<4x3xi64>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x8xi32>) outs(%v2, %v3 : tensor<4x3xf32>, tensor<4x3xi64>) { // error 10: 'iree_linalg_ext.topk' op expected input/output indices types to be int32
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi64>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x8xi64>, %v2: tensor<4x3xf32>, %v3: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x8xi64>) outs(%v2, %v3 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op expected input/output indices types to be int32
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op expected input/output to have the same rank
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xi32>, %v2: tensor<4x3xf32>, %v3: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4xi32>) outs(%v2, %v3 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op expected input/output to have the same rank
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x7xi32>, %v2: tensor<4x3xf32>, %v3: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x7xi32>) outs(%v2, %v3 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op input indices/values shape must match
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>, %v2: tensor<4x2xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x3xf32>, tensor<4x2xi32>) { // error 10: 'iree_linalg_ext.topk' op output indices/values shape must match
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x2xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<5x3xf32>, %v2: tensor<5x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<5x3xf32>, tensor<5x3xi32>) { // error 10: 'iree_linalg_ext.topk' op incompatible input/output shapes
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<5x3xf32>, tensor<5x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x8xi32>, %v2: tensor<4x3xf32>, %v3: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x8xi32>) outs(%v2, %v3 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op region block should have 2 arguments
  ^bb0(%x: f32, %y: f32, %z: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>) {
  %0 = iree_linalg_ext.topk dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x3xf32>) { // error 77: expected ','
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>, %v2: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(2) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk' op dimension exceeds rank
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x8xi32>, %v2: tensor<4x8xi32>, %v3: tensor<4x3xf32>, %v4: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0, %v1, %v2 : tensor<4x8xf32>, tensor<4x8xi32>, tensor<4x8xi32>) outs(%v3, %v4 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 56: expected ':'
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x3xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op region block should have 2 arguments
  ^bb0(%x: f32, %y: f32, %z: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x3xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op region block should have 2 arguments
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x3xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op region block types must match input value type
  ^bb0(%x: f64, %y: f32):
    iree_linalg_ext.yield %y : f32
  } -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x3xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op region block types must match input value type
  ^bb0(%x: f32, %y: f64):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x3xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op region block must end with a linalg_ext.yield i1
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x3xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op region block must end with a linalg_ext.yield i1
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield
  } -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x3xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op region block must end with a linalg_ext.yield i1
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c, %x : i1, f32
  } -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x3xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op region block must end with a linalg_ext.yield i1
  ^bb0(%x: f32, %y: f32):
    %c = arith.constant 3 : i8
    iree_linalg_ext.yield %c : i8
  } -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf64>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x3xf64>) { // error 8: 'iree_linalg_ext.topk_v2' op expected input/output value types to be identical
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf64>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op expected input/output to have the same rank
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(5) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x3xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op dimension exceeds rank
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x8xi32>, %v2: tensor<4x3xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x8xi32>) outs(%v2 : tensor<4x3xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op input indices require output indices to carry provenance
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x8xf16>, %v2: tensor<4x3xf32>, %v3: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x8xf16>) outs(%v2, %v3 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk_v2' op expected input indices to be integer type
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x7xi32>, %v2: tensor<4x3xf32>, %v3: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x7xi32>) outs(%v2, %v3 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk_v2' op input values/indices shape must match
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x8xi32>, %v2: tensor<4x3xf32>, %v3: tensor<4x3xi64>) {
  %0:2 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x8xi32>) outs(%v2, %v3 : tensor<4x3xf32>, tensor<4x3xi64>) { // error 10: 'iree_linalg_ext.topk_v2' op expected input/output indices element types to be identical
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi64>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>, %v2: tensor<4x3xf16>) {
  %0:2 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x3xf32>, tensor<4x3xf16>) { // error 10: 'iree_linalg_ext.topk_v2' op expected output indices to be integer type
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xf16>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>, %v2: tensor<4x2xi32>) {
  %0:2 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x3xf32>, tensor<4x2xi32>) { // error 10: 'iree_linalg_ext.topk_v2' op output values/indices shape must match
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x2xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<5x3xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<5x3xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op incompatible input/output shapes at dimension 0
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<5x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x0xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x0xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op output dimension must be positive
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x0xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x9xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<4x9xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op output dimension must not exceed input, got 9 > 8
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x9xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<?x9xf32>) {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1 : tensor<?x9xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op output dimension must not exceed input, got 9 > 8
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<?x9xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x8xi32>, %v2: tensor<4x3xf32>, %v3: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk_v2 dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x8xi32>) outs(%v2, %v3 : tensor<4x3xf32>, tensor<4x3xi32>) { // error 10: 'iree_linalg_ext.topk_v2' op region block should have 2 arguments
  ^bb0(%x: f32, %y: f32, %z: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op region block should have 2 arguments, but got 3
  ^bb0(%x: f32, %y: f32, %z: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op region block should have 2 arguments, but got 1
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op comparator arguments must match input value element type. Expected: 'f32', but got: 'f64' and 'f32'
  ^bb0(%x: f64, %y: f32):
    iree_linalg_ext.yield %y : f32
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op comparator arguments must match input value element type. Expected: 'f32', but got: 'f32' and 'f64'
  ^bb0(%x: f32, %y: f64):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op region block must end with a linalg_ext.yield i1, but got: 'f32'
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op expected linalg_ext.yield to return 1 operand, but got 0
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op expected linalg_ext.yield to return 1 operand, but got 2
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c, %x : i1, f32
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op region block must end with a linalg_ext.yield i1, but got: 'i8'
  ^bb0(%x: f32, %y: f32):
    %c = arith.constant 3 : i8
    iree_linalg_ext.yield %c : i8
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf64>, %v2: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf64>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op input and output value element types must match. Input type: 'f32', output value type: 'f64'
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf64>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4xf16>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4xf16>) { // error 10: 'iree_linalg_ext.arg_compare' op output index must have integer or index element type, but got 'f16'
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xf16>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<5xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<5xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op output indices/values shape must match. Output value shape: [4], output index shape: [5]
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<5xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(2) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op reduction dimension exceeds or equals input rank. got dimension: 2, but input rank is: 2
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(7) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op reduction dimension exceeds or equals input rank. got dimension: 7, but input rank is: 2
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<8xf32>, %v2: tensor<8xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<8xf32>, tensor<8xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op output shape must match input shape with reduction dimension removed. Expected: [4], but got: [8]
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<8xf32>, tensor<8xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x8xf32>, %v2: tensor<4x8xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x8xf32>, tensor<4x8xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op output shape must match input shape with reduction dimension removed. Expected: [4], but got: [4, 8]
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x8xf32>, tensor<4x8xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xf32>, %v2: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(0) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op output shape must match input shape with reduction dimension removed. Expected: [8], but got: [4]
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x7xi32>, %v2: tensor<4xf32>, %v3: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x7xi32>) outs(%v2, %v3 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op explicit-index mode: value and index inputs must have the same shape. Value shape: [4, 8], index shape: [4, 7]
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x8xf16>, %v2: tensor<4xf32>, %v3: tensor<4xf16>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x8xf16>) outs(%v2, %v3 : tensor<4xf32>, tensor<4xf16>) { // error 10: 'iree_linalg_ext.arg_compare' op explicit-index mode: index input must have integer or index element type, but got 'f16'
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xf16>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x8xi64>, %v2: tensor<4xf32>, %v3: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x8xi64>) outs(%v2, %v3 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op explicit-index mode: input and output index element types must match. Input index type: 'i64', output index type: 'i32'
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4xi32>, %v2: tensor<4xf32>, %v3: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4xi32>) outs(%v2, %v3 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op explicit-index mode: value and index inputs must have the same shape. Value shape: [4, 8], index shape: [4]
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<4x8xf32>, %v1: tensor<4x8xindex>, %v2: tensor<4xf32>, %v3: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v0, %v1 : tensor<4x8xf32>, tensor<4x8xindex>) outs(%v2, %v3 : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op explicit-index mode: input and output index element types must match. Input index type: 'index', output index type: 'i32'
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v: tensor<4x8xf32>, %w: tensor<4x8xi32>, %b: index, %a: tensor<4xf32>, %i: tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v, %w : tensor<4x8xf32>, tensor<4x8xi32>) outs(%a, %i : tensor<4xf32>, tensor<4xi32>) index_base(%b : index) { // error 10: 'iree_linalg_ext.arg_compare' op index_base must not be used with explicit indices
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xi32>
  return
}
// -----
func.func @f(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf32>, %v2: tensor<3xf64>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf32>, tensor<3xf64>) { // error 10: 'iree_linalg_ext.scan' op expected input/accumulator element types to be identical
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9x3xf32>, tensor<3xf64>
  return
}
// -----
func.func @f(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf32>, %v2: tensor<9x3xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf32>, tensor<9x3xf32>) { // error 10: 'iree_linalg_ext.scan' op expected accumulator rank to be equal to input rank - 1
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9x3xf32>, tensor<9x3xf32>
  return
}
// -----
func.func @f(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf32>, %v2: tensor<f32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf32>, tensor<f32>) { // error 10: 'iree_linalg_ext.scan' op expected accumulator rank to be equal to input rank - 1
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9x3xf32>, tensor<f32>
  return
}
// -----
func.func @f(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf32>, %v2: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf32>, tensor<4xf32>) { // error 10: 'iree_linalg_ext.scan' op incompatible input/accumulator shapes
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9x3xf32>, tensor<4xf32>
  return
}
// -----
func.func @f(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf64>, %v2: tensor<3xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf64>, tensor<3xf32>) { // error 10: 'iree_linalg_ext.scan' op expected input/output element types to be identical
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9x3xf64>, tensor<3xf32>
  return
}
// -----
func.func @f(%v0: tensor<9x3xf32>, %v1: tensor<9xf32>, %v2: tensor<3xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9xf32>, tensor<3xf32>) { // error 10: 'iree_linalg_ext.scan' op expected input/output to have identical ranks
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9xf32>, tensor<3xf32>
  return
}
// -----
func.func @f(%v0: tensor<9x3xf32>, %v1: tensor<9x4xf32>, %v2: tensor<3xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x4xf32>, tensor<3xf32>) { // error 10: 'iree_linalg_ext.scan' op incompatible input/output shapes
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9x4xf32>, tensor<3xf32>
  return
}
// -----
func.func @f(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf32>, %v2: tensor<3xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(2) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf32>, tensor<3xf32>) { // error 10: 'iree_linalg_ext.scan' op incompatible input/accumulator shapes
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9x3xf32>, tensor<3xf32>
  return
}
// -----
func.func @f(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf32>, %v2: tensor<3xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(-1) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf32>, tensor<3xf32>) { // error 10: 'iree_linalg_ext.scan' op incompatible input/accumulator shapes
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9x3xf32>, tensor<3xf32>
  return
}
// -----
func.func @f(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf32>, %v2: tensor<3xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf32>, tensor<3xf32>) { // error 10: 'iree_linalg_ext.scan' op incompatible input/accumulator shapes
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9x3xf32>, tensor<3xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>, %v1: tensor<9xf32>) {
  %0 = iree_linalg_ext.sort dimension(0) ins(%v0 : tensor<9xf32>) outs(%v1 : tensor<9xf32>) { // error 8: 'iree_linalg_ext.sort' op does not expect to take any inputs
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<9xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>) {
  %0 = iree_linalg_ext.sort dimension(-1) outs(%v0 : tensor<9xf32>) { // error 8: 'iree_linalg_ext.sort' op dimension must be within (0, 1]
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<9xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>, %v1: tensor<9xi8>) {
  %0:2 = iree_linalg_ext.sort dimension(0) outs(%v0, %v1 : tensor<9xf32>, tensor<9xi8>) { // error 10: 'iree_linalg_ext.sort' op region block should have 4 arguments
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<9xf32>, tensor<9xi8>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>, %v1: tensor<9x2xf32>) {
  %0:2 = iree_linalg_ext.sort dimension(0) outs(%v0, %v1 : tensor<9xf32>, tensor<9x2xf32>) { // error 10: 'iree_linalg_ext.sort' op expected operand 1 to be rank 1, same as other operands
  ^bb0(%x: f32, %y: f32, %p: f32, %q: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<9xf32>, tensor<9x2xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>, %v1: tensor<8xf32>) {
  %0:2 = iree_linalg_ext.sort dimension(0) outs(%v0, %v1 : tensor<9xf32>, tensor<8xf32>) { // error 10: 'iree_linalg_ext.sort' op expected operand 1 to have same shape as other operands
  ^bb0(%x: f32, %y: f32, %p: f32, %q: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<9xf32>, tensor<8xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>, %v1: tensor<9xi8>) {
  %0:2 = iree_linalg_ext.sort dimension(0) outs(%v0, %v1 : tensor<9xf32>, tensor<9xi8>) { // error 10: 'iree_linalg_ext.sort' op region block argument #2 should be of type 'i8' but got 'f32'
  ^bb0(%x: f32, %y: f32, %p: f32, %q: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<9xf32>, tensor<9xi8>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>, %v1: tensor<9xi8>) {
  %0:2 = iree_linalg_ext.sort dimension(0) outs(%v0, %v1 : tensor<9xf32>, tensor<9xi8>) { // error 10: 'iree_linalg_ext.sort' op region block argument #3 should be of type 'i8' but got 'i16'
  ^bb0(%x: f32, %y: f32, %p: i8, %q: i16):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<9xf32>, tensor<9xi8>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>) {
  %0 = iree_linalg_ext.sort dimension(0) outs(%v0 : tensor<9xf32>) { // error 8: 'iree_linalg_ext.sort' op region block should have 2 arguments
  ^bb0(%x: f32, %y: f32, %z: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<9xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>) {
  %0 = iree_linalg_ext.sort dimension(0) outs(%v0 : tensor<9xf32>) { // error 8: 'iree_linalg_ext.sort' op region block should have 2 arguments
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>) {
  %0 = iree_linalg_ext.sort dimension(0) outs(%v0 : tensor<9xf32>) { // error 8: 'iree_linalg_ext.sort' op region block argument #0 should be of type 'f32' but got 'f64'
  ^bb0(%x: f64, %y: f32):
    iree_linalg_ext.yield %y : f32
  } -> tensor<9xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>) {
  %0 = iree_linalg_ext.sort dimension(0) outs(%v0 : tensor<9xf32>) { // error 8: 'iree_linalg_ext.sort' op region block argument #1 should be of type 'f32' but got 'f64'
  ^bb0(%x: f32, %y: f64):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>) {
  %0 = iree_linalg_ext.sort dimension(0) outs(%v0 : tensor<9xf32>) { // error 8: 'iree_linalg_ext.sort' op should yield i1 type
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>) {
  %0 = iree_linalg_ext.sort dimension(0) outs(%v0 : tensor<9xf32>) { // error 8: 'iree_linalg_ext.sort' op should yield exactly one operand
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield
  } -> tensor<9xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>) {
  %0 = iree_linalg_ext.sort dimension(0) outs(%v0 : tensor<9xf32>) { // error 8: 'iree_linalg_ext.sort' op should yield exactly one operand
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c, %x : i1, f32
  } -> tensor<9xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>) {
  %0 = iree_linalg_ext.sort dimension(0) outs(%v0 : tensor<9xf32>) { // error 8: 'iree_linalg_ext.sort' op should yield i1 type
  ^bb0(%x: f32, %y: f32):
    %c = arith.constant 3 : i8
    iree_linalg_ext.yield %c : i8
  } -> tensor<9xf32>
  return
}
// -----
func.func @f(%v0: tensor<9xf32>) {
  %0 = iree_linalg_ext.sort dimension(0) outs(%v0 : tensor<9xf32>) { // error 8: 'iree_linalg_ext.sort' op should yield exactly one operand
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield
  } -> tensor<9xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<i32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<i32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected indices to be of rank 1 or greater and of integer or index element type
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xf32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xf32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected indices to be of rank 1 or greater and of integer or index element type
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op dimension map must have at least one element
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [1] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op dimension map is invalid.
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [2] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op dimension map is invalid.
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected indices to be equal to batch rank or batch rank + 1
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<7x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<7x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op mismatch in shape of indices and update value at dim#0
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected indices to be equal to batch rank or batch rank + 1
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5x2x2xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5x2x2xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected indices to be equal to batch rank or batch rank + 1
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<f32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<f32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected update to be at least the rank of non indexed original dims
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x6xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x6xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op shape of update value dim#1 must match original value at dim#1
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4xf32>) { // error 8: 'iree_linalg_ext.scatter' op mismatch in shape of indices and update value at dim#1
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf64>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf64>) { // error 8: 'iree_linalg_ext.scatter' op mismatch in argument 1 of region 'f32' and element type of original value 'f64'
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf64>
  return
}
// -----
func.func @f(%v0: tensor<6xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected indices to be equal to batch rank or batch rank + 1
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<5xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<5xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op mismatch in shape of indices and update value at dim#0
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<6xi32>, %v3: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1, %v2 : tensor<6x5xf32>, tensor<6x1xi32>, tensor<6xi32>) outs(%v3 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected mask to have i1 or storage-legalized i8 element type
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<6x1xi1>, %v3: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1, %v2 : tensor<6x5xf32>, tensor<6x1xi32>, tensor<6x1xi1>) outs(%v3 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected mask rank to match batch rank
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<7xi1>, %v3: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1, %v2 : tensor<6x5xf32>, tensor<6x1xi32>, tensor<7xi1>) outs(%v3 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op mask shape must match batch dimensions at dim#0
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<6xf32>, %v3: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1, %v2 : tensor<6x5xf32>, tensor<6x1xi32>, tensor<6xf32>) outs(%v3 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected mask to have i1 or storage-legalized i8 element type
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<7xi8>, %v3: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1, %v2 : tensor<6x5xf32>, tensor<6x1xi32>, tensor<7xi8>) outs(%v3 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op mask shape must match batch dimensions at dim#0
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x2xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x2xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected indices to be equal to batch rank or batch rank + 1
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6xf32>, %v1: tensor<6x2xindex>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0, 0] unique_indices(true) ins(%v0, %v1 : tensor<6xf32>, tensor<6x2xindex>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op dimension map is invalid.
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6xf32>, %v1: tensor<6x2xindex>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [1, 2] unique_indices(true) ins(%v0, %v1 : tensor<6xf32>, tensor<6x2xindex>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op dimension map is invalid.
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [-1] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op dimension map is invalid.
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected region to have two arguments
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected region to have scalar argument of integer or float types
  ^bb0(%x: f32, %y: tensor<f32>):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected region to have scalar argument of integer or float types
  ^bb0(%x: index, %y: f32):
    iree_linalg_ext.yield %y : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op mismatch in argument 0 of region 'f64' and element type of update value 'f32'
  ^bb0(%x: f64, %y: f32):
    iree_linalg_ext.yield %x : f64
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op mismatch in argument 1 of region 'f64' and element type of original value 'f32'
  ^bb0(%x: f32, %y: f64):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield // error 5: 'iree_linalg_ext.yield' op expected region to yield a single value
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.constant 3 : i8
    iree_linalg_ext.yield %c : i8 // error 5: 'iree_linalg_ext.yield' op mismatch in type of yielded value 'i8' and argument of the region 'f32'
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op mismatch in argument 0 of region 'complex<f32>' and element type of update value 'f32'
  ^bb0(%x: complex<f32>, %y: f32):
    iree_linalg_ext.yield %y : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<6x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x1xi32>) outs(%v2 : tensor<4x5xf32>) { // error 8: 'iree_linalg_ext.scatter' op expected region to have two arguments
  ^bb0(%x: f32, %y: f32, %z: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%v0: tensor<4x5xf32>, %v1: tensor<6x1xi32>, %o: tensor<6x4xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%v0, %v1 : tensor<4x5xf32>, tensor<6x1xi32>) outs(%o : tensor<6x4xf32>) -> tensor<6x4xf32> // error 8: 'iree_linalg_ext.gather' op shape of output value dim#1 must match source value at dim#1
  return
}
// -----
func.func @f(%v0: tensor<4x5xf32>, %v1: tensor<6x1xf32>, %o: tensor<6x5xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%v0, %v1 : tensor<4x5xf32>, tensor<6x1xf32>) outs(%o : tensor<6x5xf32>) -> tensor<6x5xf32> // error 8: 'iree_linalg_ext.gather' op expected indices to be of rank 1 or greater and of integer or index element type
  return
}
// -----
func.func @f(%v0: tensor<4x5xf32>, %v1: tensor<6x1xi32>, %o: tensor<6x5xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [] ins(%v0, %v1 : tensor<4x5xf32>, tensor<6x1xi32>) outs(%o : tensor<6x5xf32>) -> tensor<6x5xf32> // error 8: 'iree_linalg_ext.gather' op dimension map must have at least one element
  return
}
// -----
func.func @f(%v0: tensor<4x5xf32>, %v1: tensor<6x1xi32>, %o: tensor<6x5xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [3] ins(%v0, %v1 : tensor<4x5xf32>, tensor<6x1xi32>) outs(%o : tensor<6x5xf32>) -> tensor<6x5xf32> // error 8: 'iree_linalg_ext.gather' op dimension map is invalid.
  return
}
// -----
func.func @f(%v0: tensor<4x5xf32>, %v1: tensor<7x1xi32>, %o: tensor<6x5xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%v0, %v1 : tensor<4x5xf32>, tensor<7x1xi32>) outs(%o : tensor<6x5xf32>) -> tensor<6x5xf32> // error 8: 'iree_linalg_ext.gather' op mismatch in shape of indices and output value at dim#0
  return
}
// -----
func.func @f(%v0: tensor<4x5xf32>, %v1: tensor<6x1xi32>, %o: tensor<6xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%v0, %v1 : tensor<4x5xf32>, tensor<6x1xi32>) outs(%o : tensor<6xf32>) -> tensor<6xf32> // error 8: 'iree_linalg_ext.gather' op expected indices to be equal to batch rank or batch rank + 1
  return
}
// -----
func.func @f(%v0: tensor<5xf32>, %v1: tensor<6x1xi32>, %o: tensor<6x5xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%v0, %v1 : tensor<5xf32>, tensor<6x1xi32>) outs(%o : tensor<6x5xf32>) -> tensor<6x5xf32> // error 8: 'iree_linalg_ext.gather' op mismatch in shape of indices and output value at dim#1
  return
}
// -----
func.func @f(%v0: tensor<4x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<6xi4>, %o: tensor<6x5xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%v0, %v1, %v2 : tensor<4x5xf32>, tensor<6x1xi32>, tensor<6xi4>) outs(%o : tensor<6x5xf32>) -> tensor<6x5xf32> // error 8: 'iree_linalg_ext.gather' op expected mask to have i1 or storage-legalized i8 element type
  return
}
// -----
func.func @f(%v0: tensor<4x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<6x5xi1>, %o: tensor<6x5xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%v0, %v1, %v2 : tensor<4x5xf32>, tensor<6x1xi32>, tensor<6x5xi1>) outs(%o : tensor<6x5xf32>) -> tensor<6x5xf32> // error 8: 'iree_linalg_ext.gather' op expected mask rank to match batch rank
  return
}
// -----
func.func @f(%v0: tensor<4x5xf32>, %v1: tensor<6x1xi32>, %v2: tensor<3xi1>, %o: tensor<6x5xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%v0, %v1, %v2 : tensor<4x5xf32>, tensor<6x1xi32>, tensor<3xi1>) outs(%o : tensor<6x5xf32>) -> tensor<6x5xf32> // error 8: 'iree_linalg_ext.gather' op mask shape must match batch dimensions at dim#0
  return
}
// -----
func.func @f(%v0: tensor<4x5xf32>, %v1: tensor<6x1xi32>, %o: tensor<6x5x2x2xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%v0, %v1 : tensor<4x5xf32>, tensor<6x1xi32>) outs(%o : tensor<6x5x2x2xf32>) -> tensor<6x5x2x2xf32> // error 8: 'iree_linalg_ext.gather' op expected indices to be equal to batch rank or batch rank + 1
  return
}
// -----
func.func @f(%v0: tensor<4x5xf32>, %v1: tensor<i32>, %o: tensor<6x5xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%v0, %v1 : tensor<4x5xf32>, tensor<i32>) outs(%o : tensor<6x5xf32>) -> tensor<6x5xf32> // error 8: 'iree_linalg_ext.gather' op expected indices to be of rank 1 or greater and of integer or index element type
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf64>) {
  %0 = iree_linalg_ext.map_load %a into %o { // error 8: 'iree_linalg_ext.map_load' op expected source and output element types to match
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.0 : f64
    iree_linalg_ext.yield %i, %j, %c : index, index, f64
  } : tensor<4x5xf32> into tensor<3x6xf64> -> tensor<3x6xf64>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_load %a into %o { // error 8: 'iree_linalg_ext.map_load' op expected number of block arguments to be equal to the output rank
  ^bb0(%i: index):
    %c = arith.constant 1.0 : f32
    iree_linalg_ext.yield %i, %i, %c : index, index, f32
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_load %a into %o { // error 8: 'iree_linalg_ext.map_load' op expected block arguments to be index types
  ^bb0(%i: index, %j: i32):
    %c = arith.constant 1.0 : f32
    iree_linalg_ext.yield %i, %i, %c : index, index, f32
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_load %a into %o {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.0 : f32
    iree_linalg_ext.yield %i, %c : index, f32 // error 5: 'iree_linalg_ext.yield' op expected transformation_region to yield a value for each source dimension and a padding value
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_load %a into %o {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.0 : f32
    iree_linalg_ext.yield %i, %c, %c : index, f32, f32 // error 5: 'iree_linalg_ext.yield' op expected yielded indices to be index types
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_load %a into %o {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.0 : f32
    iree_linalg_ext.yield %i, %j : index, index // error 5: 'iree_linalg_ext.yield' op expected transformation_region to yield a value for each source dimension and a padding value
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_load %a into %o {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.0 : f32
    iree_linalg_ext.yield %i, %j, %i : index, index, index // error 5: 'iree_linalg_ext.yield' op expected yielded padding value type to match source element type
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_load %a into %o {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.0 : f32
    iree_linalg_ext.yield %i, %j, %c, %c : index, index, f32, f32 // error 5: 'iree_linalg_ext.yield' op expected transformation_region to yield a value for each source dimension and a padding value
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_load %a into %o {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.0 : f32
    iree_linalg_ext.yield %c : f32 // error 5: 'iree_linalg_ext.yield' op expected transformation_region to yield a value for each source dimension and a padding value
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_load %a into %o { // error 8: 'iree_linalg_ext.map_load' op expected number of block arguments to be equal to the output rank
  ^bb0(%i: index, %j: index, %k: index):
    %c = arith.constant 1.0 : f32
    iree_linalg_ext.yield %i, %j, %c : index, index, f32
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf64>) {
  %0 = iree_linalg_ext.map_store %a into %o { // error 8: 'iree_linalg_ext.map_store' op expected input and output element types to match
  ^bb0(%i: index, %j: index):
    %c = arith.constant true
    iree_linalg_ext.yield %i, %j, %c : index, index, i1
  } : tensor<4x5xf32> into tensor<3x6xf64> -> tensor<3x6xf64>
  return
}
// -----
func.func @f(%a: tensor<f32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_store %a into %o { // error 8: 'iree_linalg_ext.map_store' op expected input type to have non-zero rank
  ^bb0(%i: index):
    %c = arith.constant true
    iree_linalg_ext.yield %i, %i, %c : index, index, i1
  } : tensor<f32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_store %a into %o { // error 8: 'iree_linalg_ext.map_store' op expected number of block arguments to be equal to the input rank
  ^bb0(%i: index):
    %c = arith.constant true
    iree_linalg_ext.yield %i, %i, %c : index, index, i1
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_store %a into %o { // error 8: 'iree_linalg_ext.map_store' op expected block arguments to be index types
  ^bb0(%i: index, %j: i32):
    %c = arith.constant true
    iree_linalg_ext.yield %i, %i, %c : index, index, i1
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_store %a into %o {
  ^bb0(%i: index, %j: index):
    %c = arith.constant true
    iree_linalg_ext.yield %i, %c : index, i1 // error 5: 'iree_linalg_ext.yield' op expected transformation_region to yield a value for each output dimension and a mask
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_store %a into %o {
  ^bb0(%i: index, %j: index):
    %c = arith.constant true
    iree_linalg_ext.yield %i, %c, %c : index, i1, i1 // error 5: 'iree_linalg_ext.yield' op expected yielded indices to be index types
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_store %a into %o {
  ^bb0(%i: index, %j: index):
    %c = arith.constant true
    iree_linalg_ext.yield %i, %j : index, index // error 5: 'iree_linalg_ext.yield' op expected transformation_region to yield a value for each output dimension and a mask
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_store %a into %o {
  ^bb0(%i: index, %j: index):
    %c = arith.constant true
    iree_linalg_ext.yield %i, %j, %i : index, index, index // error 5: 'iree_linalg_ext.yield' op expected yielded mask to be i1 type
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_store %a into %o {
  ^bb0(%i: index, %j: index):
    %c = arith.constant true
    iree_linalg_ext.yield %i, %j, %c, %c : index, index, i1, i1 // error 5: 'iree_linalg_ext.yield' op expected transformation_region to yield a value for each output dimension and a mask
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_store %a into %o {
  ^bb0(%i: index, %j: index):
    %c = arith.constant true
    iree_linalg_ext.yield %c : i1 // error 5: 'iree_linalg_ext.yield' op expected transformation_region to yield a value for each output dimension and a mask
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %o: tensor<3x6xf32>) {
  %0 = iree_linalg_ext.map_store %a into %o { // error 8: 'iree_linalg_ext.map_store' op expected number of block arguments to be equal to the input rank
  ^bb0(%i: index, %j: index, %k: index):
    %c = arith.constant true
    iree_linalg_ext.yield %i, %j, %c : index, index, i1
  } : tensor<4x5xf32> into tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
