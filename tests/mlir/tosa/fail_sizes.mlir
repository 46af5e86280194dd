// What tosa refuses by sizes, kinds and element types: each part is an input of its own, as in fail.mlir.
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>)
%1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x6xi32> // error 6: 'tosa.conv2d' op accumulator type for i8 tensor is not i32
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>)
%1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x6xi32> // error 6: 'tosa.conv2d' op accumulator type for i8 tensor is not i32
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi16>, tensor<6x3x3x4xi8>, tensor<6xi48>)
%1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi16>, tensor<6x3x3x4xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x6x6x6xi48> // error 6: 'tosa.conv2d' op accumulator type for i16 tensor is not i48
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi16>, tensor<6x3x3x4xi8>, tensor<6xi48>)
%1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi16>, tensor<6x3x3x4xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x6x6x6xi48> // error 6: 'tosa.conv2d' op accumulator type for i16 tensor is not i48
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf8E5M2>, tensor<6x3x3x4xf8E5M2>, tensor<6xf16>)
%1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf8E5M2>, tensor<6x3x3x4xf8E5M2>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x6x6x6xf16> // error 6: 'tosa.conv2d' op accumulator type for f8 tensor is not f16
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf16>)
%1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x6x6x6xf16> // error 6: 'tosa.conv2d' op accumulator type for f16 tensor is not f16/f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xbf16>, tensor<6x3x3x4xbf16>, tensor<6xbf16>)
%1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xbf16>, tensor<6x3x3x4xbf16>, tensor<6xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x6x6x6xbf16> // error 6: 'tosa.conv2d' op accumulator type for bf16 tensor is not f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op accumulator type for f32 tensor is not f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf8E5M2>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>)
%1 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf8E5M2>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E4M3FN>) -> tensor<1x6x6x6xf16> // error 6: 'tosa.conv2d' op expect both input and weight to have same element type, got 'f8E5M2' and 'f8E4M3FN'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xi32>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x8xi32> // error 6: 'tosa.depthwise_conv2d' op accumulator type for i8 tensor is not i32
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xi32>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x8xi32> // error 6: 'tosa.depthwise_conv2d' op accumulator type for i8 tensor is not i32
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi16>, tensor<3x3x4x2xi8>, tensor<8xi48>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi16>, tensor<3x3x4x2xi8>, tensor<8xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x6x6x8xi48> // error 6: 'tosa.depthwise_conv2d' op accumulator type for i16 tensor is not i48
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi16>, tensor<3x3x4x2xi8>, tensor<8xi48>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi16>, tensor<3x3x4x2xi8>, tensor<8xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x6x6x8xi48> // error 6: 'tosa.depthwise_conv2d' op accumulator type for i16 tensor is not i48
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf8E5M2>, tensor<3x3x4x2xf8E5M2>, tensor<8xf16>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf8E5M2>, tensor<3x3x4x2xf8E5M2>, tensor<8xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x6x6x8xf16> // error 6: 'tosa.depthwise_conv2d' op accumulator type for f8 tensor is not f16
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf16>, tensor<3x3x4x2xf16>, tensor<8xf16>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf16>, tensor<3x3x4x2xf16>, tensor<8xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x6x6x8xf16> // error 6: 'tosa.depthwise_conv2d' op accumulator type for f16 tensor is not f16/f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xbf16>, tensor<3x3x4x2xbf16>, tensor<8xbf16>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xbf16>, tensor<3x3x4x2xbf16>, tensor<8xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x6x6x8xbf16> // error 6: 'tosa.depthwise_conv2d' op accumulator type for bf16 tensor is not f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32> // error 6: 'tosa.depthwise_conv2d' op accumulator type for f32 tensor is not f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf8E5M2>, tensor<3x3x4x2xf8E4M3FN>, tensor<8xf16>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %y {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf8E5M2>, tensor<3x3x4x2xf8E4M3FN>, tensor<8xf16>, tensor<1xf8E5M2>, tensor<1xf8E4M3FN>) -> tensor<1x6x6x8xf16> // error 6: 'tosa.depthwise_conv2d' op expect both input and weight to have same element type, got 'f8E5M2' and 'f8E4M3FN'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xi8>, tensor<6x3x3x3x4xi8>, tensor<6xi32>)
%1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = i48, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xi8>, tensor<6x3x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x6x6xi32> // error 6: 'tosa.conv3d' op accumulator type for i8 tensor is not i32
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xi8>, tensor<6x3x3x3x4xi8>, tensor<6xi32>)
%1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xi8>, tensor<6x3x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x6x6xi32> // error 6: 'tosa.conv3d' op accumulator type for i8 tensor is not i32
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xi16>, tensor<6x3x3x3x4xi8>, tensor<6xi48>)
%1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xi16>, tensor<6x3x3x3x4xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x6x6x6x6xi48> // error 6: 'tosa.conv3d' op accumulator type for i16 tensor is not i48
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xi16>, tensor<6x3x3x3x4xi8>, tensor<6xi48>)
%1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xi16>, tensor<6x3x3x3x4xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x6x6x6x6xi48> // error 6: 'tosa.conv3d' op accumulator type for i16 tensor is not i48
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xf8E5M2>, tensor<6x3x3x3x4xf8E5M2>, tensor<6xf16>)
%1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xf8E5M2>, tensor<6x3x3x3x4xf8E5M2>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x6x6x6x6xf16> // error 6: 'tosa.conv3d' op accumulator type for f8 tensor is not f16
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xf16>, tensor<6x3x3x3x4xf16>, tensor<6xf16>)
%1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xf16>, tensor<6x3x3x3x4xf16>, tensor<6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x6x6x6x6xf16> // error 6: 'tosa.conv3d' op accumulator type for f16 tensor is not f16/f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xbf16>, tensor<6x3x3x3x4xbf16>, tensor<6xbf16>)
%1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = f16, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xbf16>, tensor<6x3x3x3x4xbf16>, tensor<6xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x6x6x6x6xbf16> // error 6: 'tosa.conv3d' op accumulator type for bf16 tensor is not f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xf32>, tensor<6x3x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = f16, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xf32>, tensor<6x3x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6x6xf32> // error 6: 'tosa.conv3d' op accumulator type for f32 tensor is not f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x8x4xf8E5M2>, tensor<6x3x3x3x4xf8E4M3FN>, tensor<6xf16>)
%1 = tosa.conv3d %a, %b, %c, %z, %y {acc_type = f16, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xf8E5M2>, tensor<6x3x3x3x4xf8E4M3FN>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E4M3FN>) -> tensor<1x6x6x6x6xf16> // error 6: 'tosa.conv3d' op expect both input and weight to have same element type, got 'f8E5M2' and 'f8E4M3FN'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = i48, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x10x6xi32> // error 6: 'tosa.transpose_conv2d' op accumulator type for i8 tensor is not i32
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x10x6xi32> // error 6: 'tosa.transpose_conv2d' op accumulator type for i8 tensor is not i32
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi16>, tensor<6x3x3x4xi8>, tensor<6xi48>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi16>, tensor<6x3x3x4xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x10x10x6xi48> // error 6: 'tosa.transpose_conv2d' op accumulator type for i16 tensor is not i48
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xi16>, tensor<6x3x3x4xi8>, tensor<6xi48>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi16>, tensor<6x3x3x4xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x10x10x6xi48> // error 6: 'tosa.transpose_conv2d' op accumulator type for i16 tensor is not i48
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf8E5M2>, tensor<6x3x3x4xf8E5M2>, tensor<6xf16>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf8E5M2>, tensor<6x3x3x4xf8E5M2>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x10x10x6xf16> // error 6: 'tosa.transpose_conv2d' op accumulator type for f8 tensor is not f16
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf16>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x10x10x6xf16> // error 6: 'tosa.transpose_conv2d' op accumulator type for f16 tensor is not f16/f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xbf16>, tensor<6x3x3x4xbf16>, tensor<6xbf16>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = f16, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xbf16>, tensor<6x3x3x4xbf16>, tensor<6xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x10x10x6xbf16> // error 6: 'tosa.transpose_conv2d' op accumulator type for bf16 tensor is not f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = f16, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32> // error 6: 'tosa.transpose_conv2d' op accumulator type for f32 tensor is not f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf8E5M2>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %y {acc_type = f16, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf8E5M2>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E4M3FN>) -> tensor<1x10x10x6xf16> // error 6: 'tosa.transpose_conv2d' op expect both input and weight to have same element type, got 'f8E5M2' and 'f8E4M3FN'
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 0, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op expect all dilation values to be >= 1, got 0, 1
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 0, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32> // error 6: 'tosa.depthwise_conv2d' op expect all dilation values to be >= 1, got 0, 1
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, -1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op expect all padding values to be >= 0, got 0, -1, 0, 0
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, -1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32> // error 6: 'tosa.depthwise_conv2d' op expect all padding values to be >= 0, got 0, -1, 0, 0
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op expect all stride values to be >= 1, got 1, 0
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32> // error 6: 'tosa.depthwise_conv2d' op expect all stride values to be >= 1, got 1, 0
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, -1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op expect all dilation values to be >= 1, got 1, -1
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, -1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32> // error 6: 'tosa.depthwise_conv2d' op expect all dilation values to be >= 1, got 1, -1
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (8 - 1 + 0 + 0 - (3 - 1) * 1) / 3
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32> // error 6: 'tosa.depthwise_conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (8 - 1 + 0 + 0 - (3 - 1) * 1) / 3
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 4>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (8 - 1 + 0 + 0 - (3 - 1) * 1) / 4
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 4>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32> // error 6: 'tosa.depthwise_conv2d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (8 - 1 + 0 + 0 - (3 - 1) * 1) / 4
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op calculated output width did not match expected: calculated=4, expected=6
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32> // error 6: 'tosa.depthwise_conv2d' op calculated output width did not match expected: calculated=4, expected=6
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op calculated output height did not match expected: calculated=8, expected=6
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>)
%1 = tosa.depthwise_conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32> // error 6: 'tosa.depthwise_conv2d' op calculated output height did not match expected: calculated=8, expected=6
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<5xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op bias channels expected to be equal to output channels (6) or 1, got 5
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<?x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<1xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x6x6xf32> // error 6: 'tosa.conv2d' op calculated output height did not match expected: calculated=6, expected=7
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<?x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<?xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x7x6xf32> // error 6: 'tosa.conv2d' op calculated output width did not match expected: calculated=6, expected=7
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x?x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x?x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x7x6xf32> // error 6: 'tosa.conv2d' op calculated output width did not match expected: calculated=6, expected=7
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x?x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x?x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x?x6xf32> // error 6: 'tosa.conv2d' op calculated output height did not match expected: calculated=6, expected=7
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<?x?x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<?x?x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x7x6xf32> // error 6: 'tosa.conv2d' op calculated output width did not match expected: calculated=6, expected=7
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x?x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x?x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x6xf32> // error 6: 'tosa.conv2d' op calculated output height did not match expected: calculated=6, expected=7
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<?x3x3x4xf32>, tensor<7xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<?x3x3x4xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op bias channels expected to be equal to output channels (6) or 1, got 7
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op operand #0 must be 4-d tosa-conformant tensor, but got 'tensor<1x8x8xf32>'
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3xf32>, tensor<6xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op operand #1 must be 4-d tosa-conformant tensor, but got 'tensor<6x3x3xf32>'
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6x1xf32>)
%1 = tosa.conv2d %a, %b, %c, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32> // error 6: 'tosa.conv2d' op operand #2 must be 1-d tosa-conformant tensor, but got 'tensor<6x1xf32>'
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: -4, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32> // error 6: 'tosa.transpose_conv2d' op expected out_pad_top > -KH, but got: out_pad_top=-4 and KH=3
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: 0, -4, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32> // error 6: 'tosa.transpose_conv2d' op expected out_pad_bottom > -KH, but got: out_pad_bottom=-4 and KH=3
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, -4, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32> // error 6: 'tosa.transpose_conv2d' op expected out_pad_left > -KW, but got: out_pad_left=-4 and KW=3
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, -4>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32> // error 6: 'tosa.transpose_conv2d' op expected out_pad_right > -KW, but got: out_pad_right=-4 and KW=3
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32> // error 6: 'tosa.transpose_conv2d' op expect all stride values to be >= 1, got [0, 1]
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32> // error 6: 'tosa.transpose_conv2d' op expect all stride values to be >= 1, got [1, 0]
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32> // error 6: 'tosa.transpose_conv2d' op dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH, but got 10 != (8 - 1) * 2 + 0 + 0 + 3
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 2>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32> // error 6: 'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 10 != (8 - 1) * 2 + 0 + 0 + 3
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32> // error 6: 'tosa.transpose_conv2d' op dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH, but got 10 != (8 - 1) * 1 + 1 + 0 + 3
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32> // error 6: 'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 10 != (8 - 1) * 1 + 0 + 1 + 3
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a, %b, %c = "foo.x"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<7xf32>)
%1 = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32> // error 6: 'tosa.transpose_conv2d' op bias channels expected to be equal to output channels (6) or 1, got 7
// -----
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 0, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x4x3x8xf32> // error 6: 'tosa.max_pool2d' op expect all kernel values to be >= 1, got 0, 2
// -----
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x4x3x8xf32> // error 6: 'tosa.max_pool2d' op expect all kernel values to be >= 1, got 2, 0
// -----
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.max_pool2d' op expect all stride values to be >= 1, got 0, 1
// -----
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>} : (tensor<1x4x4x8xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.max_pool2d' op expect all stride values to be >= 1, got 1, 0
// -----
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.max_pool2d' op expect all padding values to be >= 0, got -1, 0, 0, 0
// -----
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 2, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.max_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=0, pad_bottom=2, kernel_y=2
// -----
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 2, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.max_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=2, pad_right=0, kernel_x=2
// -----
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 2>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.max_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=0, pad_right=2, kernel_x=2
// -----
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.max_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (4 + 0 + 0 - 2) / 3
// -----
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 3>} : (tensor<1x4x4x8xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.max_pool2d' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (4 + 0 + 0 - 2) / 3
// -----
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x4x3x8xf32> // error 6: 'tosa.max_pool2d' op calculated output height did not match expected: calculated=3, expected=4
// -----
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x3x4x8xf32> // error 6: 'tosa.max_pool2d' op calculated output width did not match expected: calculated=3, expected=4
// -----
%a = "foo.x"() : () -> (tensor<1x?x4x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x?x4x8xf32>) -> tensor<1x3x4x8xf32> // error 6: 'tosa.max_pool2d' op calculated output width did not match expected: calculated=3, expected=4
// -----
%a = "foo.x"() : () -> (tensor<1x4x?x8xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x?x8xf32>) -> tensor<1x4x3x8xf32> // error 6: 'tosa.max_pool2d' op calculated output height did not match expected: calculated=3, expected=4
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 0, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x3x8xf32> // error 6: 'tosa.avg_pool2d' op expect all kernel values to be >= 1, got 0, 2
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x3x8xf32> // error 6: 'tosa.avg_pool2d' op expect all kernel values to be >= 1, got 2, 0
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.avg_pool2d' op expect all stride values to be >= 1, got 0, 1
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.avg_pool2d' op expect all stride values to be >= 1, got 1, 0
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.avg_pool2d' op expect all padding values to be >= 0, got -1, 0, 0, 0
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 2, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.avg_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=0, pad_bottom=2, kernel_y=2
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 2, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.avg_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=2, pad_right=0, kernel_x=2
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 2>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.avg_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=0, pad_right=2, kernel_x=2
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.avg_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (4 + 0 + 0 - 2) / 3
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 3>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.avg_pool2d' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (4 + 0 + 0 - 2) / 3
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x3x8xf32> // error 6: 'tosa.avg_pool2d' op calculated output height did not match expected: calculated=3, expected=4
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x4x8xf32> // error 6: 'tosa.avg_pool2d' op calculated output width did not match expected: calculated=3, expected=4
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x?x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x?x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x4x8xf32> // error 6: 'tosa.avg_pool2d' op calculated output width did not match expected: calculated=3, expected=4
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x?x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x?x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x3x8xf32> // error 6: 'tosa.avg_pool2d' op calculated output height did not match expected: calculated=3, expected=4
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a = "foo.x"() : () -> (tensor<1x4x4x8xi8>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = i48, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x8xi8> // error 6: 'tosa.avg_pool2d' op accumulator type for integer tensor is not i32
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a = "foo.x"() : () -> (tensor<1x4x4x8xi16>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = i48, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x3x3x8xi16> // error 6: 'tosa.avg_pool2d' op accumulator type for integer tensor is not i32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf16>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x3x3x8xf16> // error 6: 'tosa.avg_pool2d' op accumulator type for f16 tensor is not f16/f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf16>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = bf16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x3x3x8xf16> // error 33: custom op 'tosa.avg_pool2d' 'tosa.avg_pool2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
%a = "foo.x"() : () -> (tensor<1x4x4x8xbf16>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x3x3x8xbf16> // error 6: 'tosa.avg_pool2d' op accumulator type for bf16 tensor is not f32
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4x8xf32>)
%1 = tosa.avg_pool2d %a, %z, %z {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x8xf32> // error 6: 'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32
// -----
%z = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
%a = "foo.x"() : () -> (tensor<4xi16>)
%1 = tosa.negate %a, %z, %z : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16> // error 6: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// -----
%z = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a = "foo.x"() : () -> (tensor<4xi16>)
%1 = tosa.negate %a, %y, %z : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16> // error 6: 'tosa.negate' op output zero point must be zero for non-int8 integer types
// -----
%z = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a = "foo.x"() : () -> (tensor<1x4x4xi16>)
%1 = tosa.matmul %a, %a, %y, %z : (tensor<1x4x4xi16>, tensor<1x4x4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x4xi16> // error 6: 'tosa.matmul' op b zero point must be zero for non-int8 integer types
// -----
%z = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.negate %a, %z, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32> // error 6: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// -----
%z = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.negate %a, %y, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32> // error 6: 'tosa.negate' op output zero point must be zero for non-int8 integer types
// -----
%z = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
%y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<1x4x4xf32>)
%1 = tosa.matmul %a, %a, %y, %z : (tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4xf32> // error 6: 'tosa.matmul' op b zero point must be zero for non-int8 integer types
// -----
%z = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
%a = "foo.x"() : () -> (tensor<4xi32>)
%1 = tosa.negate %a, %z, %z : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32> // error 6: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// -----
%z = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
%y = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
%a = "foo.x"() : () -> (tensor<4xi32>)
%1 = tosa.negate %a, %y, %z : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32> // error 6: 'tosa.negate' op output zero point must be zero for non-int8 integer types
// -----
%z = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
%y = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
%a = "foo.x"() : () -> (tensor<1x4x4xi32>)
%1 = tosa.matmul %a, %a, %y, %z : (tensor<1x4x4xi32>, tensor<1x4x4xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x4x4xi32> // error 6: 'tosa.matmul' op b zero point must be zero for non-int8 integer types
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a = "foo.x"() : () -> (tensor<4xi8>)
%1 = tosa.negate %a, %z, %z : (tensor<4xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi8> // error 6: 'tosa.negate' op expect both input1 and its zero point are the same element type, got 'i8' and 'i16'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a = "foo.x"() : () -> (tensor<4xi8>)
%1 = tosa.negate %a, %y, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi8> // error 6: 'tosa.negate' op expect both output and its zero point are the same element type, got 'i8' and 'i16'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a = "foo.x"() : () -> (tensor<1x4x4xi8>)
%1 = tosa.matmul %a, %a, %y, %z : (tensor<1x4x4xi8>, tensor<1x4x4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x4x4xi32> // error 6: 'tosa.matmul' op expect input b and b_zp have the same element type, got 'i8' and 'i16'
// -----
%s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b = "foo.x"() : () -> (tensor<4xi8>, tensor<4xi16>)
%1 = tosa.mul %a, %b, %s : (tensor<4xi8>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32> // error 6: 'tosa.mul' op requires the same element type for all operands
// -----
%s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b = "foo.x"() : () -> (tensor<4xi16>, tensor<4xi16>)
%1 = tosa.mul %a, %b, %s : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi8> // error 6: 'tosa.mul' op invalid data type size for operands or result
// -----
%s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b = "foo.x"() : () -> (tensor<4xf32>, tensor<4xf16>)
%1 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf16>, tensor<1xi8>) -> tensor<4xf32> // error 6: 'tosa.mul' op requires the same element type for all operands and results
// -----
%s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b = "foo.x"() : () -> (tensor<4xf32>, tensor<4xf32>)
%1 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf16> // error 6: 'tosa.mul' op requires the same element type for all operands and results
// -----
%s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b = "foo.x"() : () -> (tensor<4xf16>, tensor<4xf16>)
%1 = tosa.mul %a, %b, %s : (tensor<4xf16>, tensor<4xf16>, tensor<1xi8>) -> tensor<4xf32> // error 6: 'tosa.mul' op requires the same element type for all operands and results
// -----
%s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b = "foo.x"() : () -> (tensor<4xi32>, tensor<4xf32>)
%1 = tosa.mul %a, %b, %s : (tensor<4xi32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xi32> // error 6: 'tosa.mul' op requires the same element type for all operands
// -----
%s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b = "foo.x"() : () -> (tensor<4xf32>, tensor<4xf32>)
%1 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xi32> // error 6: 'tosa.mul' op requires the same element type for all operands
// -----
%s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.mul %a, %a, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32> // error 6: 'tosa.mul' op require shift to be 0 for float type
// -----
%s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b = "foo.x"() : () -> (tensor<4xf32>, tensor<5xf32>)
%1 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<5xf32>, tensor<1xi8>) -> tensor<4xf32> // error 6: 'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<4xf32>' and 'tensor<5xf32>'
// -----
%s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%a, %b = "foo.x"() : () -> (tensor<4xf32>, tensor<1x4xf32>)
%1 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<1x4xf32>, tensor<1xi8>) -> tensor<1x4xf32> // error 6: 'tosa.mul' op a and b operands don't have matching ranks, got 1 and 2
// -----
%a = "foo.x"() : () -> (tensor<4xi8>)
%1 = tosa.clamp %a {max_val = 2 : i8, min_val = 5 : i8} : (tensor<4xi8>) -> tensor<4xi8> // error 6: 'tosa.clamp' op expected min_val <= max_val, got min_val=5 : i8, max_val=2 : i8
// -----
%a = "foo.x"() : () -> (tensor<4xui8>)
%1 = tosa.clamp %a {max_val = 100 : ui8, min_val = 200 : ui8} : (tensor<4xui8>) -> tensor<4xui8> // error 6: 'tosa.clamp' op expected min_val <= max_val, got min_val=200 : ui8, max_val=100 : ui8
// -----
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.clamp %a {max_val = 1.0 : f32, min_val = 2.0 : f32} : (tensor<4xf32>) -> tensor<4xf32> // error 6: 'tosa.clamp' op expected min_val <= max_val, got min_val=2.000000e+00 : f32, max_val=1.000000e+00 : f32
// -----
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.clamp %a {max_val = 1.0 : f32, min_val = 0x7FC00000 : f32} : (tensor<4xf32>) -> tensor<4xf32> // error 6: 'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=0x7FC00000 : f32, max_val=1.000000e+00 : f32
// -----
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.clamp %a {max_val = 0x7FC00000 : f32, min_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32> // error 6: 'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=1.000000e+00 : f32, max_val=0x7FC00000 : f32
// -----
%a = "foo.x"() : () -> (tensor<4xi8>)
%1 = tosa.clamp %a {max_val = 1 : i16, min_val = 0 : i16} : (tensor<4xi8>) -> tensor<4xi8> // error 6: 'tosa.clamp' op min/max attributes types are incompatible with input/output element types.
// -----
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.clamp %a {max_val = 1.0 : f16, min_val = 0.0 : f16} : (tensor<4xf32>) -> tensor<4xf32> // error 6: 'tosa.clamp' op min/max attributes types are incompatible with input/output element types.
// -----
%a = "foo.x"() : () -> (tensor<4xi1>)
%1 = tosa.clamp %a {max_val = false, min_val = true} : (tensor<4xi1>) -> tensor<4xi1> // error 6: 'tosa.clamp' op expected min_val <= max_val, got min_val=true, max_val=false
// -----
%a = "foo.x"() : () -> (tensor<4xi8>)
%1 = tosa.clamp %a {max_val = 3 : i8, min_val = 1 : i8} : (tensor<4xi8>) -> tensor<4xi16> // error 6: 'tosa.clamp' op requires the same element type for all operands and results
// -----
%s = tosa.const_shape {values = dense<[2, -2]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<6xf32>)
%1 = tosa.reshape %a, %s : (tensor<6xf32>, !tosa.shape<2>) -> tensor<2x3xf32> // error 6: 'tosa.reshape' op new shape is inconsistent with result shape
// -----
%s = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<6xf32>)
%1 = tosa.reshape %a, %s : (tensor<6xf32>, !tosa.shape<2>) -> tensor<2x3xf32> // error 6: 'tosa.reshape' op expected at most one target dimension to be -1
// -----
%s = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<6xf32>)
%1 = tosa.reshape %a, %s : (tensor<6xf32>, !tosa.shape<2>) -> tensor<2x3xf32> // error 6: 'tosa.reshape' op new shape is inconsistent with result shape
// -----
%s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<6xf32>)
%1 = tosa.reshape %a, %s : (tensor<6xf32>, !tosa.shape<2>) -> tensor<2x3xf32> // error 6: 'tosa.reshape' op new shape is inconsistent with result shape
// -----
%s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<7xf32>)
%1 = tosa.reshape %a, %s : (tensor<7xf32>, !tosa.shape<2>) -> tensor<2x3xf32> // error 6: 'tosa.reshape' op cannot reshape 7 elements into 6
// -----
%s = tosa.const_shape {values = dense<[2, 3, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
%a = "foo.x"() : () -> (tensor<6xf32>)
%1 = tosa.reshape %a, %s : (tensor<6xf32>, !tosa.shape<3>) -> tensor<2x3xf32> // error 6: 'tosa.reshape' op new shape does not match result rank
// -----
%s = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.tile %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32> // error 6: 'tosa.tile' op expect element of 'multiples' to be positive integer or -1.
// -----
%s = tosa.const_shape {values = dense<[2, -2]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.tile %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32> // error 6: 'tosa.tile' op expect element of 'multiples' to be positive integer or -1.
// -----
%s = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.tile %a, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<4x3xf32> // error 6: 'tosa.tile' op expect 'multiples' to have rank 2 but got 1.
// -----
%s = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.tile %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3x1xf32> // error 6: 'tosa.tile' op expect same input and output tensor rank.
// -----
%s = tosa.const_shape {values = dense<[1, 2, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
%a = "foo.x"() : () -> (tensor<*xf32>)
%1 = tosa.tile %a, %s : (tensor<*xf32>, !tosa.shape<3>) -> tensor<4x3xf32> // error 6: 'tosa.tile' op expect 'multiples' array to have length 2 but got 3.
// -----
%s = tosa.const_shape {values = dense<[-2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.pad %a, %s, %z : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<5xf32> // error 6: 'tosa.pad' op invalid padding values at dimension 0: values must be non-negative or -1 for dynamic padding, got [-2, 0]
// -----
%s = tosa.const_shape {values = dense<[0, -3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.pad %a, %s, %z : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<5xf32> // error 6: 'tosa.pad' op invalid padding values at dimension 0: values must be non-negative or -1 for dynamic padding, got [0, -3]
// -----
%s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.pad %a, %s, %z : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<5xf32> // error 6: 'tosa.pad' op mismatch in output shape at dimension 0: expected 4 + 1 + 1 = 6, but got 5
// -----
%s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.pad %a, %s, %z : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<5x1xf32> // error 6: 'tosa.pad' op expect same input and output tensor rank, but got inputRank: 1, outputRank: 2
// -----
%s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.pad %a, %s, %z : (tensor<4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6xf32> // error 6: 'tosa.pad' op padding tensor must have 1 * 2 = 2 elements, but got 4
// -----
%s = tosa.const_shape {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.pad %a, %s, %z : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<9xf32> // error 6: 'tosa.pad' op mismatch in output shape at dimension 0: expected 4 + 1 + -1 = 4, but got 9
// -----
%s = tosa.const_shape {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%a = "foo.x"() : () -> (tensor<4xf32>)
%1 = tosa.pad %a, %s, %z : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<9xf32> // error 6: 'tosa.pad' op mismatch in output shape at dimension 0: expected 4 + -1 + 1 = 4, but got 9
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.transpose %a {perms = array<i32: 0, 2>} : (tensor<2x3xf32>) -> tensor<3x2xf32> // error 6: 'tosa.transpose' op expected valid permutation indices
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.transpose %a {perms = array<i32: 0, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32> // error 6: 'tosa.transpose' op expected valid permutation indices
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.transpose %a {perms = array<i32: 0, -1>} : (tensor<2x3xf32>) -> tensor<3x2xf32> // error 6: 'tosa.transpose' op expected valid permutation indices
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32> // error 6: 'tosa.transpose' op expected output tensor dim 0 to match input dim 1 with value of 3
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.transpose %a {perms = array<i32: 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32> // error 6: 'tosa.transpose' op expected perms attribute to have size 2 (input rank) but got size 1
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2x1xf32> // error 6: 'tosa.transpose' op expected input tensor rank to equal result tensor rank
// -----
%a = "foo.x"() : () -> (tensor<*xf32>)
%1 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<*xf32>) -> tensor<3x2x1xf32> // error 6: 'tosa.transpose' op expected perms attribute to have size 3 (output rank) but got size 2
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<2x3xf32>) -> tensor<3x2xf32> // error 6: 'tosa.transpose' op expected perms attribute to have size 2 (input rank) but got size 3
// -----
%a = "foo.x"() : () -> (tensor<*xf32>)
%1 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<*xf32>) -> tensor<3x2xf32> // error 6: 'tosa.transpose' op expected perms attribute to have size 2 (output rank) but got size 3
// -----
%b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%z = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.slice %a, %b, %z : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<1>) -> tensor<1x3xf32> // error 6: 'tosa.slice' op length of size is not equal to rank of input shape
// -----
%b = tosa.const_shape {values = dense<[0]> : tensor<1xindex>} : () -> !tosa.shape<1>
%z = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.slice %a, %b, %z : (tensor<2x3xf32>, !tosa.shape<1>, !tosa.shape<2>) -> tensor<1x3xf32> // error 6: 'tosa.slice' op length of start is not equal to rank of input shape
// -----
%b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%z = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.slice %a, %b, %z : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1xf32> // error 6: 'tosa.slice' op expect input1 and output to have the same ranks, got 2 and 1
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.reduce_sum %a {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32> // error 6: 'tosa.reduce_sum' op reduce axis must not be negative
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.reduce_sum %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32> // error 6: 'tosa.reduce_sum' op expect input tensor rank (2) to be larger than reduce axis (2)
// -----
%a = "foo.x"() : () -> (tensor<2xf32>)
%1 = tosa.reduce_sum %a {axis = 5 : i32} : (tensor<2xf32>) -> tensor<1xf32> // error 6: 'tosa.reduce_sum' op expect input tensor rank (1) to be larger than reduce axis (5)
// -----
%a = "foo.x"() : () -> (tensor<f32>)
%1 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<f32>) -> tensor<f32> // error 6: 'tosa.reduce_sum' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<f32>'
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32> // error 6: 'tosa.reduce_sum' op expect reduced dimension size to be 1, got 2
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32> // error 6: 'tosa.reduce_sum' op expect reduced dimension size to be 1, got 3
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.reverse %a {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32> // error 6: 'tosa.reverse' op expected non-negative reverse axis
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.reverse %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32> // error 6: 'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)
// -----
%a = "foo.x"() : () -> (tensor<2xf32>)
%1 = tosa.reverse %a {axis = 5 : i32} : (tensor<2xf32>) -> tensor<1xf32> // error 6: 'tosa.reverse' op expect input tensor rank (1) to be larger than reverse axis (5)
// -----
%a = "foo.x"() : () -> (tensor<f32>)
%1 = tosa.reverse %a {axis = 1 : i32} : (tensor<f32>) -> tensor<f32> // error 6: 'tosa.reverse' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<f32>'
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.argmax %a {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xi32> // error 6: 'tosa.argmax' op specified axis is outside the rank of the tensor
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.argmax %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x1xi32> // error 6: 'tosa.argmax' op specified axis is outside the rank of the tensor
// -----
%a = "foo.x"() : () -> (tensor<2xf32>)
%1 = tosa.argmax %a {axis = 5 : i32} : (tensor<2xf32>) -> tensor<1xi32> // error 6: 'tosa.argmax' op specified axis is outside the rank of the tensor
// -----
%a = "foo.x"() : () -> (tensor<f32>)
%1 = tosa.argmax %a {axis = 1 : i32} : (tensor<f32>) -> tensor<i32> // error 6: 'tosa.argmax' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<f32>'
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.argmax %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xi32> // error 6: 'tosa.argmax' op expected output shape '3', got '2, 3'
// -----
%a = "foo.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.argmax %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xi32> // error 6: 'tosa.argmax' op expected output shape '2', got '2, 3'
// -----
%s = tosa.const_shape {values = dense<[0, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<1x2x2x1xf32>)
%1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32> // error 6: 'tosa.resize' op expect all scale values to be > 0, got 0, 1, 1, 1
// -----
%s = tosa.const_shape {values = dense<[1, 0, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<1x2x2x1xf32>)
%1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32> // error 6: 'tosa.resize' op expect all scale values to be > 0, got 1, 0, 1, 1
// -----
%s = tosa.const_shape {values = dense<[1, 1, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<1x2x2x1xf32>)
%1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32> // error 6: 'tosa.resize' op expect all scale values to be > 0, got 1, 1, 0, 1
// -----
%s = tosa.const_shape {values = dense<[1, 1, 1, -1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<1x2x2x1xf32>)
%1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32> // error 6: 'tosa.resize' op expect all scale values to be > 0, got 1, 1, 1, -1
// -----
%s = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<1x2x2x1xf32>)
%1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32> // error 6: 'tosa.resize' op calculated output height did not match expected: calculated=3, expected=2
// -----
%s = tosa.const_shape {values = dense<[1, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<1x2x2x1xf32>)
%1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32> // error 6: 'tosa.resize' op calculated output width did not match expected: calculated=3, expected=2
// -----
%s = tosa.const_shape {values = dense<[1, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<1x2x2x1xf32>)
%1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32> // error 6: 'tosa.resize' op expected (input_height - 1) * scale_y_n - offset_y + border_y to be wholly divisible by scale_y_d, got ((2 - 1) * 1 - 0 + 0) / 2
// -----
%s = tosa.const_shape {values = dense<[1, 1, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<1x2x2x1xf32>)
%1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32> // error 6: 'tosa.resize' op expected (input_width - 1) * scale_x_n - offset_x + border_x to be wholly divisible by scale_x_d, got ((2 - 1) * 1 - 0 + 0) / 2
// -----
%s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<1x2x2x1xf32>)
%1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x2x1xf32> // error 6: 'tosa.resize' op calculated output height did not match expected: calculated=2, expected=3
// -----
%s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "foo.x"() : () -> (tensor<1x2x2x1xf32>)
%1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x3x1xf32> // error 6: 'tosa.resize' op calculated output width did not match expected: calculated=2, expected=3
// -----
%a, %b = "foo.x"() : () -> (tensor<2x3x4xf32>, tensor<2x5xi32>)
%1 = tosa.gather %a, %b : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x5x3xf32> // error 6: 'tosa.gather' op requires output dimension 2 to have size 4, got 3
// -----
%a, %b = "foo.x"() : () -> (tensor<2x3x4xf32>, tensor<3x5xi32>)
%1 = tosa.gather %a, %b : (tensor<2x3x4xf32>, tensor<3x5xi32>) -> tensor<2x5x4xf32> // error 6: 'tosa.gather' op requires indices dimension 0 to have size 2, got 3
// -----
%a, %b = "foo.x"() : () -> (tensor<2x3x4xf32>, tensor<2x5xi32>)
%1 = tosa.gather %a, %b : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<3x5x4xf32> // error 6: 'tosa.gather' op requires output dimension 0 to have size 2, got 3
// -----
%a, %b = "foo.x"() : () -> (tensor<2x3x4xf32>, tensor<2x5xi32>)
%1 = tosa.gather %a, %b : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x6x4xf32> // error 6: 'tosa.gather' op requires output dimension 1 to have size 5, got 6
// -----
%a, %b = "foo.x"() : () -> (tensor<?x3x4xf32>, tensor<2x5xi32>)
%1 = tosa.gather %a, %b : (tensor<?x3x4xf32>, tensor<2x5xi32>) -> tensor<3x5x4xf32> // error 6: 'tosa.gather' op requires output dimension 0 to have size 2, got 3
// -----
%a, %b, %c = "foo.x"() : () -> (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x5x4xf32>)
%1 = tosa.scatter %a, %b, %c : (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x5x4xf32>) -> tensor<2x3x3xf32> // error 6: 'tosa.scatter' op requires values_out dimension 2 to have size 4, got 3
// -----
%a, %b, %c = "foo.x"() : () -> (tensor<2x3x4xf32>, tensor<3x5xi32>, tensor<2x5x4xf32>)
%1 = tosa.scatter %a, %b, %c : (tensor<2x3x4xf32>, tensor<3x5xi32>, tensor<2x5x4xf32>) -> tensor<2x3x4xf32> // error 6: 'tosa.scatter' op requires indices dimension 0 to have size 2, got 3
// -----
%a, %b, %c = "foo.x"() : () -> (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<3x5x4xf32>)
%1 = tosa.scatter %a, %b, %c : (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<3x5x4xf32>) -> tensor<2x3x4xf32> // error 6: 'tosa.scatter' op requires input dimension 0 to have size 2, got 3
// -----
%a, %b, %c = "foo.x"() : () -> (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x6x4xf32>)
%1 = tosa.scatter %a, %b, %c : (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x6x4xf32>) -> tensor<2x3x4xf32> // error 6: 'tosa.scatter' op requires input dimension 1 to have size 5, got 6
// -----
%a, %b, %c = "foo.x"() : () -> (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x5x5xf32>)
%1 = tosa.scatter %a, %b, %c : (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x5x5xf32>) -> tensor<2x3x4xf32> // error 6: 'tosa.scatter' op requires input dimension 2 to have size 4, got 5
// -----
%a, %b, %c = "foo.x"() : () -> (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x5x4xf32>)
%1 = tosa.scatter %a, %b, %c : (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x5x4xf32>) -> tensor<3x3x4xf32> // error 6: 'tosa.scatter' op requires values_out dimension 0 to have size 2, got 3
// -----
%a, %b, %c = "foo.x"() : () -> (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x5x4xf32>)
%1 = tosa.scatter %a, %b, %c : (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x5x4xf32>) -> tensor<2x4x4xf32> // error 6: 'tosa.scatter' op requires values_out dimension 1 to have size 3, got 4
// -----
%a, %b, %c = "foo.x"() : () -> (tensor<2x3x4xf32>, tensor<2x9xi32>, tensor<2x9x4xf32>)
%1 = tosa.scatter %a, %b, %c : (tensor<2x3x4xf32>, tensor<2x9xi32>, tensor<2x9x4xf32>) -> tensor<2x3x4xf32> // error 6: 'tosa.scatter' op requires dimensions K >= W, got K=3 and W=9
// -----
%a = "foo.x"() : () -> (tensor<1x3x4xf32>)
%1:2 = tosa.rfft2d %a : (tensor<1x3x4xf32>) -> (tensor<1x3x3xf32>, tensor<1x3x3xf32>) // error 8: 'tosa.rfft2d' op expected height to be a power of two, got 3
// -----
%a, %b = "foo.x"() : () -> (tensor<1x3x4xf32>, tensor<1x3x3xf32>)
%1:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x3x4xf32>, tensor<1x3x3xf32>) -> (tensor<1x3x4xf32>, tensor<1x3x4xf32>) // error 8: 'tosa.fft2d' op requires the same shape for all operands and results
// -----
%a = "foo.x"() : () -> (tensor<1x4x6xf32>)
%1:2 = tosa.rfft2d %a : (tensor<1x4x6xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>) // error 8: 'tosa.rfft2d' op expected width to be a power of two, got 6
// -----
%a, %b = "foo.x"() : () -> (tensor<1x4x6xf32>, tensor<1x4x4xf32>)
%1:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x4x6xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x6xf32>, tensor<1x4x6xf32>) // error 8: 'tosa.fft2d' op requires the same shape for all operands and results
// -----
%a = "foo.x"() : () -> (tensor<1x4x8xf32>)
%1:2 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>) // error 8: 'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 4
// -----
%a, %b = "foo.x"() : () -> (tensor<1x4x8xf32>, tensor<1x4x4xf32>)
%1:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>) // error 8: 'tosa.fft2d' op requires the same shape for all operands and results
// -----
%a = "foo.x"() : () -> (tensor<1x0x8xf32>)
%1:2 = tosa.rfft2d %a : (tensor<1x0x8xf32>) -> (tensor<1x0x5xf32>, tensor<1x0x5xf32>) // error 8: 'tosa.rfft2d' op operand #0 must be 3-d tosa-conformant tensor, but got 'tensor<1x0x8xf32>'
// -----
%a, %b = "foo.x"() : () -> (tensor<1x0x8xf32>, tensor<1x0x5xf32>)
%1:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x0x8xf32>, tensor<1x0x5xf32>) -> (tensor<1x0x8xf32>, tensor<1x0x8xf32>) // error 8: 'tosa.fft2d' op operand #0 must be 3-d tosa-conformant tensor, but got 'tensor<1x0x8xf32>'
// -----
%a = "foo.x"() : () -> (tensor<?x4x8xf32>)
%1:2 = tosa.rfft2d %a : (tensor<?x4x8xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x5xf32>) // error 8: 'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<?x4x8xf32>' output='tensor<1x8x5xf32>'
// -----
%a, %b = "foo.x"() : () -> (tensor<?x4x8xf32>, tensor<1x8x5xf32>)
%1:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<?x4x8xf32>, tensor<1x8x5xf32>) -> (tensor<?x4x8xf32>, tensor<?x4x8xf32>) // error 8: 'tosa.fft2d' op requires the same shape for all operands and results
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect shape of { 4 } for multiplier input, got { 1 }
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<1xi16>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi16>, tensor<4xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi32>, tensor<3xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<4xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect shape of { 4 } for shift input, got { 3 }
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<i8>, tensor<1xi32>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<i16> // error 6: 'tosa.rescale' op requires input to be at least rank 1 when per_channel is true, but got rank 0
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x?xi8>, tensor<4xi16>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x?xi8>, tensor<4xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x?xi16> // error 6: 'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xf32>, tensor<1xi32>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x4xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect input to have integer element type, got 'f32'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<1xi16>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect shape of { 4 } for multiplier input, got { 1 }
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi32>, tensor<4xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi32>, tensor<3xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<4xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<i8>, tensor<1xi32>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<i16> // error 6: 'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x?xi8>, tensor<4xi16>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x?xi8>, tensor<4xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x?xi16> // error 6: 'tosa.rescale' op expect shape of { -9223372036854775808 } for multiplier input, got { 4 }
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xf32>, tensor<1xi32>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x4xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect input to have integer element type, got 'f32'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<1xi16>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi32>, tensor<4xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect shape of { 1 } for multiplier input, got { 4 }
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi16>, tensor<4xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi32>, tensor<3xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<4xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect shape of { 1 } for multiplier input, got { 4 }
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x?xi8>, tensor<4xi16>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x?xi8>, tensor<4xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x?xi16> // error 6: 'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xf32>, tensor<1xi32>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x4xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect input to have integer element type, got 'f32'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi32>, tensor<4xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi16>, tensor<4xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect shape of { 1 } for multiplier input, got { 4 }
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xi8>, tensor<4xi32>, tensor<3xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x4xi8>, tensor<4xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<i8>, tensor<1xi32>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<i16> // error 6: 'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'
// -----
%z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x?xi8>, tensor<4xi16>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x?xi8>, tensor<4xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x?xi16> // error 6: 'tosa.rescale' op expect shape of { 1 } for multiplier input, got { 4 }
// -----
%z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
%a, %b, %c = "foo.x"() : () -> (tensor<2x4xf32>, tensor<1xi32>, tensor<1xi8>)
%1 = tosa.rescale %a, %b, %c, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x4xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi16>) -> tensor<2x4xi16> // error 6: 'tosa.rescale' op expect input to have integer element type, got 'f32'
