func.func @f(%a: tensor<4x6x6x8xf32>, %b: tensor<3x3x8x12xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, padding = dense<1> : tensor<4611686018427387904x2xi64>} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32>
  return
}
