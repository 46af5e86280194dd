// What tosa accepts, next to what fail_sizes.mlir has.
func.func @f0() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf8E4M3FN>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>)
  %1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf8E4M3FN>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x6x6x6xf16>
  return
}
func.func @f1() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf16>, tensor<6xf32>)
  %1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf16>, tensor<6xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x6x6x6xf32>
  return
}
func.func @f2() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xi32>)
  %1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xi32>
  return
}
func.func @f3() {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xf32>)
  %1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x6xf32>
  return
}
func.func @f4() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf32>)
  %1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x6x6x6xf32>
  return
}
func.func @f5() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf8E4M3FN>, tensor<3x3x4x2xf8E4M3FN>, tensor<8xf16>)
  %1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf8E4M3FN>, tensor<3x3x4x2xf8E4M3FN>, tensor<8xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x6x6x8xf16>
  return
}
func.func @f6() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf16>, tensor<8xf32>)
  %1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf16>, tensor<8xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x6x6x8xf32>
  return
}
func.func @f7() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xi32>)
  %1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xi32>
  return
}
func.func @f8() {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xf32>)
  %1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x8xf32>
  return
}
func.func @f9() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf16>, tensor<3x3x4x2xf16>, tensor<8xf32>)
  %1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf16>, tensor<3x3x4x2xf16>, tensor<8xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x6x6x8xf32>
  return
}
func.func @f10() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xf8E4M3FN>, tensor<6x3x3x3x4xf8E4M3FN>, tensor<6xf16>)
  %1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xf8E4M3FN>, tensor<6x3x3x3x4xf8E4M3FN>, tensor<6xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x6x6x6x6xf16>
  return
}
func.func @f11() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xf32>, tensor<6x3x3x3x4xf16>, tensor<6xf32>)
  %1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xf32>, tensor<6x3x3x3x4xf16>, tensor<6xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x6x6x6x6xf32>
  return
}
func.func @f12() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xf32>, tensor<6x3x3x3x4xf32>, tensor<6xi32>)
  %1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xf32>, tensor<6x3x3x3x4xf32>, tensor<6xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6x6xi32>
  return
}
func.func @f13() {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xi8>, tensor<6x3x3x3x4xi8>, tensor<6xf32>)
  %1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xi8>, tensor<6x3x3x3x4xi8>, tensor<6xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x6x6xf32>
  return
}
func.func @f14() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xf16>, tensor<6x3x3x3x4xf16>, tensor<6xf32>)
  %1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xf16>, tensor<6x3x3x3x4xf16>, tensor<6xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x6x6x6x6xf32>
  return
}
func.func @f15() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf8E4M3FN>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>)
  %1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf8E4M3FN>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x10x10x6xf16>
  return
}
func.func @f16() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf16>, tensor<6xf32>)
  %1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf16>, tensor<6xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x10x10x6xf32>
  return
}
func.func @f17() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xi32>)
  %1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xi32>
  return
}
func.func @f18() {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xf32>)
  %1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x10x6xf32>
  return
}
func.func @f19() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf32>)
  %1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x10x10x6xf32>
  return
}
func.func @f20() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<7xf32>)
  %1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x?xf32>
  return
}
func.func @f21() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %a = "foo.x"() : () -> (tensor<1x4x4x8xf8E5M2>)
  %1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x3x3x8xf8E5M2>
  return
}
func.func @f22() {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
  %a = "foo.x"() : () -> (tensor<1x4x4x8xf8E4M3FN>)
  %1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x3x3x8xf8E4M3FN>
  return
}
func.func @f23() {
  %s = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "foo.x"() : () -> (tensor<?xf32>)
  %1 = tosa.reshape %a, %s : (tensor<?xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return
}
func.func @f24() {
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "foo.x"() : () -> (tensor<2x3xf32>)
  %1 = tosa.tile %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return
}
func.func @f25() {
  %s = tosa.const_shape {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "foo.x"() : () -> (tensor<2x3xf32>)
  %1 = tosa.tile %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x5xf32>
  return
}
func.func @f26() {
  %b = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "foo.x"() : () -> (tensor<2x3xf32>)
  %1 = tosa.slice %a, %b, %z : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
  return
}
func.func @f27() {
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "foo.x"() : () -> (tensor<2x3xf32>)
  %1 = tosa.slice %a, %b, %z : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
  return
}
func.func @f28() {
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "foo.x"() : () -> (tensor<2x3xf32>)
  %1 = tosa.slice %a, %b, %z : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
  return
}
func.func @f29() {
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "foo.x"() : () -> (tensor<2x3xf32>)
  %1 = tosa.slice %a, %b, %z : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  return
}
func.func @f30() {
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[-2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "foo.x"() : () -> (tensor<2x3xf32>)
  %1 = tosa.slice %a, %b, %z : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1xf32>
  return
}
func.func @f31() {
  %b = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "foo.x"() : () -> (tensor<2x3xf32>)
  %1 = tosa.slice %a, %b, %z : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1xf32>
  return
}
func.func @f32() {
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "foo.x"() : () -> (tensor<2x3xf32>)
  %1 = tosa.slice %a, %b, %z : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1xf32>
  return
}
func.func @f33() {
  %a = "foo.x"() : () -> (tensor<2x3xf32>)
  %1 = tosa.reverse %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @f34() {
  %a = "foo.x"() : () -> (tensor<2x3xf32>)
  %1 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @f35() {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "foo.x"() : () -> (tensor<1x2x2x1xf32>)
  %1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x2xf32>
  return
}
func.func @f36() {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "foo.x"() : () -> (tensor<2x2x2x1xf32>)
  %1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<2x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32>
  return
}
func.func @f37() {
  %a, %b = "foo.x"() : () -> (tensor<2x3x?xf32>, tensor<2x?xi32>)
  %1 = tosa.gather %a, %b : (tensor<2x3x?xf32>, tensor<2x?xi32>) -> tensor<2x5x4xf32>
  return
}
func.func @f38() {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi32>, tensor<4xi8>)
  %1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16>
  return
}
func.func @f39() {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi16>, tensor<4xi8>)
  %1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16>
  return
}
func.func @f40() {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>)
  %1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16>
  return
}
func.func @f41() {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a, %b, %c = "foo.x"() : () -> (tensor<i8>, tensor<1xi32>, tensor<1xi8>)
  %1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<i16>
  return
}
func.func @f42() {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<1xi16>, tensor<1xi8>)
  %1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16>
  return
}
//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f0"}> ({
    %158 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
    %159 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
    %160:3 = "foo.x"() : () -> (tensor<1x8x8x4xf8E4M3FN>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>)
    %161 = "tosa.conv2d"(%160#0, %160#1, %160#2, %158, %159) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf8E4M3FN>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x6x6x6xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f1"}> ({
    %154 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %155 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %156:3 = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf16>, tensor<6xf32>)
    %157 = "tosa.conv2d"(%156#0, %156#1, %156#2, %154, %155) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf16>, tensor<6xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x6x6x6xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f2"}> ({
    %150 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %151 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %152:3 = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xi32>)
    %153 = "tosa.conv2d"(%152#0, %152#1, %152#2, %150, %151) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f3"}> ({
    %146 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %147 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %148:3 = "foo.x"() : () -> (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xf32>)
    %149 = "tosa.conv2d"(%148#0, %148#1, %148#2, %146, %147) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x6xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f4"}> ({
    %142 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %143 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %144:3 = "foo.x"() : () -> (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf32>)
    %145 = "tosa.conv2d"(%144#0, %144#1, %144#2, %142, %143) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x6x6x6xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f5"}> ({
    %138 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
    %139 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
    %140:3 = "foo.x"() : () -> (tensor<1x8x8x4xf8E4M3FN>, tensor<3x3x4x2xf8E4M3FN>, tensor<8xf16>)
    %141 = "tosa.depthwise_conv2d"(%140#0, %140#1, %140#2, %138, %139) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf8E4M3FN>, tensor<3x3x4x2xf8E4M3FN>, tensor<8xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x6x6x8xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f6"}> ({
    %134 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %135 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %136:3 = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf16>, tensor<8xf32>)
    %137 = "tosa.depthwise_conv2d"(%136#0, %136#1, %136#2, %134, %135) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf16>, tensor<8xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x6x6x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f7"}> ({
    %130 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %131 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %132:3 = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xi32>)
    %133 = "tosa.depthwise_conv2d"(%132#0, %132#1, %132#2, %130, %131) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f8"}> ({
    %126 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %127 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %128:3 = "foo.x"() : () -> (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xf32>)
    %129 = "tosa.depthwise_conv2d"(%128#0, %128#1, %128#2, %126, %127) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f9"}> ({
    %122 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %123 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %124:3 = "foo.x"() : () -> (tensor<1x8x8x4xf16>, tensor<3x3x4x2xf16>, tensor<8xf32>)
    %125 = "tosa.depthwise_conv2d"(%124#0, %124#1, %124#2, %122, %123) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf16>, tensor<3x3x4x2xf16>, tensor<8xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x6x6x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f10"}> ({
    %118 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
    %119 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
    %120:3 = "foo.x"() : () -> (tensor<1x8x8x8x4xf8E4M3FN>, tensor<6x3x3x3x4xf8E4M3FN>, tensor<6xf16>)
    %121 = "tosa.conv3d"(%120#0, %120#1, %120#2, %118, %119) <{acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}> : (tensor<1x8x8x8x4xf8E4M3FN>, tensor<6x3x3x3x4xf8E4M3FN>, tensor<6xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x6x6x6x6xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f11"}> ({
    %114 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %115 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %116:3 = "foo.x"() : () -> (tensor<1x8x8x8x4xf32>, tensor<6x3x3x3x4xf16>, tensor<6xf32>)
    %117 = "tosa.conv3d"(%116#0, %116#1, %116#2, %114, %115) <{acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}> : (tensor<1x8x8x8x4xf32>, tensor<6x3x3x3x4xf16>, tensor<6xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x6x6x6x6xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f12"}> ({
    %110 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %111 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %112:3 = "foo.x"() : () -> (tensor<1x8x8x8x4xf32>, tensor<6x3x3x3x4xf32>, tensor<6xi32>)
    %113 = "tosa.conv3d"(%112#0, %112#1, %112#2, %110, %111) <{acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}> : (tensor<1x8x8x8x4xf32>, tensor<6x3x3x3x4xf32>, tensor<6xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6x6xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f13"}> ({
    %106 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %107 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %108:3 = "foo.x"() : () -> (tensor<1x8x8x8x4xi8>, tensor<6x3x3x3x4xi8>, tensor<6xf32>)
    %109 = "tosa.conv3d"(%108#0, %108#1, %108#2, %106, %107) <{acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}> : (tensor<1x8x8x8x4xi8>, tensor<6x3x3x3x4xi8>, tensor<6xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x6x6xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f14"}> ({
    %102 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %103 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %104:3 = "foo.x"() : () -> (tensor<1x8x8x8x4xf16>, tensor<6x3x3x3x4xf16>, tensor<6xf32>)
    %105 = "tosa.conv3d"(%104#0, %104#1, %104#2, %102, %103) <{acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}> : (tensor<1x8x8x8x4xf16>, tensor<6x3x3x3x4xf16>, tensor<6xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x6x6x6x6xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f15"}> ({
    %98 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
    %99 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
    %100:3 = "foo.x"() : () -> (tensor<1x8x8x4xf8E4M3FN>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>)
    %101 = "tosa.transpose_conv2d"(%100#0, %100#1, %100#2, %98, %99) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf8E4M3FN>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x10x10x6xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f16"}> ({
    %94 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %95 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %96:3 = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf16>, tensor<6xf32>)
    %97 = "tosa.transpose_conv2d"(%96#0, %96#1, %96#2, %94, %95) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf16>, tensor<6xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x10x10x6xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f17"}> ({
    %90 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %91 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %92:3 = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xi32>)
    %93 = "tosa.transpose_conv2d"(%92#0, %92#1, %92#2, %90, %91) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f18"}> ({
    %86 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %87 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %88:3 = "foo.x"() : () -> (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xf32>)
    %89 = "tosa.transpose_conv2d"(%88#0, %88#1, %88#2, %86, %87) <{acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x10x6xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f19"}> ({
    %82 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %83 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %84:3 = "foo.x"() : () -> (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf32>)
    %85 = "tosa.transpose_conv2d"(%84#0, %84#1, %84#2, %82, %83) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x10x10x6xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f20"}> ({
    %79 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %80:3 = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<7xf32>)
    %81 = "tosa.conv2d"(%80#0, %80#1, %80#2, %79, %79) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f21"}> ({
    %76 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
    %77 = "foo.x"() : () -> tensor<1x4x4x8xf8E5M2>
    %78 = "tosa.avg_pool2d"(%77, %76, %76) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x8xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x3x3x8xf8E5M2>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f22"}> ({
    %73 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
    %74 = "foo.x"() : () -> tensor<1x4x4x8xf8E4M3FN>
    %75 = "tosa.avg_pool2d"(%74, %73, %73) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x8xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x3x3x8xf8E4M3FN>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f23"}> ({
    %70 = "tosa.const_shape"() <{values = dense<[2, -1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %71 = "foo.x"() : () -> tensor<?xf32>
    %72 = "tosa.reshape"(%71, %70) : (tensor<?xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f24"}> ({
    %67 = "tosa.const_shape"() <{values = dense<2> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %68 = "foo.x"() : () -> tensor<2x3xf32>
    %69 = "tosa.tile"(%68, %67) : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f25"}> ({
    %64 = "tosa.const_shape"() <{values = dense<[-1, 2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %65 = "foo.x"() : () -> tensor<2x3xf32>
    %66 = "tosa.tile"(%65, %64) : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f26"}> ({
    %60 = "tosa.const_shape"() <{values = dense<[-1, 0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %61 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %62 = "foo.x"() : () -> tensor<2x3xf32>
    %63 = "tosa.slice"(%62, %60, %61) : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f27"}> ({
    %56 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %57 = "tosa.const_shape"() <{values = dense<[0, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %58 = "foo.x"() : () -> tensor<2x3xf32>
    %59 = "tosa.slice"(%58, %56, %57) : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f28"}> ({
    %52 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %53 = "tosa.const_shape"() <{values = dense<[1, 2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %54 = "foo.x"() : () -> tensor<2x3xf32>
    %55 = "tosa.slice"(%54, %52, %53) : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f29"}> ({
    %48 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %49 = "tosa.const_shape"() <{values = dense<2> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %50 = "foo.x"() : () -> tensor<2x3xf32>
    %51 = "tosa.slice"(%50, %48, %49) : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f30"}> ({
    %44 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %45 = "tosa.const_shape"() <{values = dense<[-2, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %46 = "foo.x"() : () -> tensor<2x3xf32>
    %47 = "tosa.slice"(%46, %44, %45) : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f31"}> ({
    %40 = "tosa.const_shape"() <{values = dense<[2, 0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %41 = "tosa.const_shape"() <{values = dense<[-1, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %42 = "foo.x"() : () -> tensor<2x3xf32>
    %43 = "tosa.slice"(%42, %40, %41) : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f32"}> ({
    %36 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %37 = "tosa.const_shape"() <{values = dense<[3, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %38 = "foo.x"() : () -> tensor<2x3xf32>
    %39 = "tosa.slice"(%38, %36, %37) : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f33"}> ({
    %34 = "foo.x"() : () -> tensor<2x3xf32>
    %35 = "tosa.reverse"(%34) <{axis = 0 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f34"}> ({
    %32 = "foo.x"() : () -> tensor<2x3xf32>
    %33 = "tosa.reverse"(%32) <{axis = 1 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f35"}> ({
    %27 = "tosa.const_shape"() <{values = dense<1> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %28 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %29 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %30 = "foo.x"() : () -> tensor<1x2x2x1xf32>
    %31 = "tosa.resize"(%30, %27, %28, %29) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f36"}> ({
    %22 = "tosa.const_shape"() <{values = dense<1> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %23 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %24 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %25 = "foo.x"() : () -> tensor<2x2x2x1xf32>
    %26 = "tosa.resize"(%25, %22, %23, %24) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<2x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f37"}> ({
    %20:2 = "foo.x"() : () -> (tensor<2x3x?xf32>, tensor<2x?xi32>)
    %21 = "tosa.gather"(%20#0, %20#1) : (tensor<2x3x?xf32>, tensor<2x?xi32>) -> tensor<2x5x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f38"}> ({
    %16 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %17 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
    %18:3 = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi32>, tensor<4xi8>)
    %19 = "tosa.rescale"(%18#0, %18#1, %18#2, %16, %17) <{input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}> : (tensor<2x4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f39"}> ({
    %12 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %13 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
    %14:3 = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi16>, tensor<4xi8>)
    %15 = "tosa.rescale"(%14#0, %14#1, %14#2, %12, %13) <{input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = false}> : (tensor<2x4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f40"}> ({
    %8 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %9 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
    %10:3 = "foo.x"() : () -> (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>)
    %11 = "tosa.rescale"(%10#0, %10#1, %10#2, %8, %9) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}> : (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f41"}> ({
    %4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
    %6:3 = "foo.x"() : () -> (tensor<i8>, tensor<1xi32>, tensor<1xi8>)
    %7 = "tosa.rescale"(%6#0, %6#1, %6#2, %4, %5) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}> : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<i16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f42"}> ({
    %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
    %2:3 = "foo.x"() : () -> (tensor<2x4xi8>, tensor<1xi16>, tensor<1xi8>)
    %3 = "tosa.rescale"(%2#0, %2#1, %2#2, %0, %1) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = false}> : (tensor<2x4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

