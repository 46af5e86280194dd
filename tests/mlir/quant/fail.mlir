// What quant refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func private @f(!quant.foobar<i8>) // error 29: unknown quantized type foobar
// -----
func.func private @f(!quant.uniform<i8>) // error 39: expected ':'
// -----
func.func private @f(!quant.uniform<i33:f32, 1.0>) // error 37: illegal storage type size: 33
// -----
func.func private @f(!quant.uniform<u33:f32, 1.0>) // error 37: illegal storage type size: 33
// -----
func.func private @f(!quant.uniform<ux:f32, 1.0>) // error 37: expected storage type width
// -----
func.func private @f(!quant.uniform<x:f32, 1.0>) // error 37: illegal storage type prefix
// -----
func.func private @f(!quant.uniform<2:f32, 1.0>) // error 37: expected valid keyword
// -----
func.func private @f(!quant.uniform<i8<-129:3>:f32, 1.0>) // error 40: illegal storage type minimum: -129
// -----
func.func private @f(!quant.uniform<i8<-12:300>:f32, 1.0>) // error 44: illegal storage type maximum: 300
// -----
func.func private @f(!quant.uniform<i8<3:3>:f32, 1.0>) // error 29: illegal storage min and storage max: (3:3)
// -----
func.func private @f(!quant.uniform<i8<3:x>:f32, 1.0>) // error 42: expected integer value
// -----
func.func private @f(!quant.uniform<i8<3:4:f32, 1.0>) // error 36: unbalanced '<' character in pretty dialect name
// -----
func.func private @f(!quant.uniform<i8:i32, 1.0>) // error 40: invalid kind of type specified
// -----
func.func private @f(!quant.uniform<i8:f32, 1>) // error 45: unexpected decimal integer literal for a floating point value
// -----
func.func private @f(!quant.uniform<i8:f32, -1.0>) // error 49: scale -1.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]
// -----
func.func private @f(!quant.uniform<i8:f16, 1.0e9>) // error 50: scale 1.000000e+09 out of expressed type range [5.960464e-08, 6.550400e+04]
// -----
func.func private @f(!quant.uniform<i8:f8E4M3FN, 1.0e9>) // error 55: scale 1.000000e+09 out of expressed type range [1.953125e-03, 4.480000e+02]
// -----
func.func private @f(!quant.uniform<i8:bf16, 0.0>) // error 49: scale 0.000000e+00 out of expressed type range [9.183550e-41, 3.389531e+38]
// -----
func.func private @f(!quant.uniform<i8:f8E5M2, 0.0>) // error 51: scale 0.000000e+00 out of expressed type range [1.525879e-05, 5.734400e+04]
// -----
func.func private @f(!quant.uniform<i8:f32, 1.0:x>) // error 49: expected integer value
// -----
func.func private @f(!quant.uniform<i8:f32:x, 1.0>) // error 44: expected integer value
// -----
func.func private @f(!quant.uniform<i8:f32:0, 1.0>) // error 46: expected '{'
// -----
func.func private @f(!quant.uniform<i8:f32:0, {}>) // error 48: expected floating point literal
// -----
func.func private @f(!quant.uniform<i8:f32:0, {1.0, {2.0}}>) // error 58: tensor literal is invalid; ranks are not consistent between elements
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {{1.0, 3.0}, {2.0}}>) // error 69: tensor literal is invalid; ranks are not consistent between elements
// -----
func.func private @f(!quant.uniform<i8:f32:{-1:1}, {{1.0, 3.0}}>) // error 29: illegal quantized dimension: -1
// -----
func.func private @f(!quant.uniform<i8:f32:{1:0}, {{1.0, 3.0}}>) // error 29: illegal block size: 0
// -----
func.func private @f(!quant.uniform<i8:f32:{1:2:3}, {{1.0, 3.0}}>) // error 48: expected '}'
// -----
func.func private @f(!quant.uniform<i8:f32:-1, {1.0, 3.0}>) // error 29: illegal quantized dimension: -1
// -----
func.func private @f(!quant.any<i8:i8>) // error 36: invalid kind of type specified
// -----
func.func private @f(!quant.calibrated<i8<1.0:2.0>>) // error 40: invalid kind of type specified
// -----
func.func private @f(!quant.calibrated<f32>) // error 43: expected '<'
// -----
func.func private @f(!quant.calibrated<f32<1.0:1.0>>) // error 29: illegal min and max: (1.000000e+00:1.000000e+00)
// -----
func.func private @f(!quant.calibrated<f32<1:1.0>>) // error 44: unexpected decimal integer literal for a floating point value
// -----
func.func @f(%a: f32) {
  %0 = quant.qcast %a : f32 to i32 // error 8: 'quant.qcast' op result #0 must be scalar or tensor of quantized type, but got 'i32'
  return }
// -----
func.func @f(%a: f32) {
  %0 = quant.qcast %a : f32 to tensor<4x!quant.uniform<i8:f32, 1.0>> // error 8: 'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape
  return }
// -----
func.func @f(%a: tensor<5xf32>) {
  %0 = quant.qcast %a : tensor<5xf32> to tensor<4x!quant.uniform<i8:f32, 1.0>> // error 8: 'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape
  return }
// -----
func.func @f(%a: tensor<5xf16>) {
  %0 = quant.qcast %a : tensor<5xf16> to tensor<5x!quant.uniform<i8:f32, 1.0>> // error 8: expressed type in quantized type expected to match float type
  return }
// -----
func.func @f(%a: f32) {
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:0, {1.0}> // error 8: scalar types may not use per-axis quantization
  return }
// -----
func.func @f(%a: tensor<5xf32>) {
  %0 = quant.qcast %a : tensor<5xf32> to tensor<5x!quant.uniform<i8:f32:1, {1.0}>> // error 8: quantized dimension must be less than tensor rank
  return }
// -----
func.func @f(%a: tensor<5xf32>) {
  %0 = quant.qcast %a : tensor<5xf32> to tensor<5x!quant.uniform<i8:f32:0, {1.0}>> // error 8: quantized dimension size does not match number of scales
  return }
// -----
func.func @f(%a: f32) {
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:{0:1}, {1.0}> // error 8: scalar types may not use sub-channel quantization
  return }
// -----
func.func @f(%a: tensor<*xf32>) {
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:{0:1}, {1.0}>> // error 8: tensor containing the sub-channel quantized type must be ranked
  return }
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = quant.qcast %a : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:{1:1}, {1.0}>> // error 8: quantized dimension 1 must be less than tensor rank 1
  return }
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = quant.qcast %a : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:{0:3}, {1.0}>> // error 8: tensor dimension size 4 at axis 0 must be divisible by the corresponding block size 3
  return }
// -----
func.func @f(%a: tensor<0xf32>) {
  %0 = quant.qcast %a : tensor<0xf32> to tensor<0x!quant.uniform<i8:f32:{0:3}, {1.0}>> // error 8: tensor dimension size of zero is not allowed with sub-channel quantization
  return }
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = quant.qcast %a : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:{0:2}, {{1.0, 2.0}}>> // error 8: Rank of scales 2 must match the rank of the tensor 1
  return }
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = quant.qcast %a : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:{0:2}, {1.0}>> // error 8: dimension size 2 of scales tensor at axis 0 should match (tensor dimension at axis / block sizes at axis) = 2
  return }
// -----
func.func @f(%a: tensor<4xi8>) {
  %0 = quant.scast %a : tensor<4xi8> to tensor<4xi8> // error 8: 'quant.scast' op failed to verify that input must be integer and result must be quantized, or vice versa
  return }
// -----
func.func @f(%a: tensor<4xi8>) {
  %0 = quant.scast %a : tensor<4xi8> to tensor<4x!quant.uniform<i4:f32, 1.0>> // error 8: storage type in quantized type expected to match integer type
  return }
