func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = "arith.negf"(%1) : (f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
