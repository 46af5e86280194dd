// Operations on each element, transforms, random numbers, refused as by jaxlib 0.10.2: the comment on the line that is blamed has the column and the
// message of the first error.
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.cosine"(%a)  : (tensor<4xf32>) -> tensor<4xf64> // error 40: 'stablehlo.cosine' op requires compatible types for all operands and results
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.cosine"(%a)  : (tensor<4xf32>) -> tensor<5xf32> // error 40: 'stablehlo.cosine' op requires compatible types for all operands and results
 return }
// -----
func.func @k(%a: tensor<4xcomplex<f32>>) { %0 = "stablehlo.abs"(%a)  : (tensor<4xcomplex<f32>>) -> tensor<4xf64> // error 49: 'stablehlo.abs' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<4xf64>'
 return }
// -----
func.func @k(%a: tensor<4xui8>) { %0 = "stablehlo.abs"(%a)  : (tensor<4xui8>) -> tensor<4xui8> // error 40: 'stablehlo.abs' op operand #0 must be ranked tensor of 2/4/8/16/32/64-bit signless integer or 4/6/8/16/32/64-bit float or complex type with 32/64-bit float elements or per-tensor integer quantized values, but got 'tensor<4xui8>'
 return }
// -----
func.func @k(%a: tensor<4xcomplex<f32>>) { %0 = "stablehlo.imag"(%a)  : (tensor<4xcomplex<f32>>) -> tensor<4xf64> // error 49: 'stablehlo.imag' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<4xf64>'
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.is_finite"(%a)  : (tensor<4xf32>) -> tensor<3xi1> // error 40: 'stablehlo.is_finite' op all non-scalar operands/results must have the same shape and base type
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.convert"(%a)  : (tensor<4xf32>) -> tensor<3xi32> // error 40: 'stablehlo.convert' op requires the same shape for all operands and results
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xf64>) { %0 = "stablehlo.maximum"(%a, %b)  : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32> // error 59: 'stablehlo.maximum' op requires compatible types for all operands and results
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<5xf32>) { %0 = "stablehlo.maximum"(%a, %b)  : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32> // error 59: 'stablehlo.maximum' op requires compatible types for all operands and results
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<5xf32>) { %0 = "stablehlo.add"(%a, %b)  : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32> // error 59: 'stablehlo.add' op requires the same shape for all operands and results
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xf64>) { %0 = "stablehlo.add"(%a, %b)  : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32> // error 59: op requires the same element type for all operands and results
 return }
// -----
func.func @k(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<?xf32, #stablehlo.bounds<4>>) { %0 = "stablehlo.add"(%a, %b)  : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<6xf32> // error 103: 'stablehlo.add' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with return type(s) of operation 'tensor<6xf32>'
 return }
// -----
func.func @k(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<6xf32>) { %0 = "stablehlo.add"(%a, %b)  : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<6xf32>) -> tensor<?xf32> // error 81: Mismatched dimension size 6 and bound 4 in dimension 0
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xi1>) { %0 = "stablehlo.and"(%a, %b)  : (tensor<4xf32>, tensor<4xi1>) -> tensor<4xi1> // error 58: 'stablehlo.and' op operand #0 must be ranked tensor of bool or 2/4/8/16/32/64-bit integer values, but got 'tensor<4xf32>'
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xf64>) { %0 = "stablehlo.complex"(%a, %b)  : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xcomplex<f32>> // error 59: 'stablehlo.complex' op requires the same element type for all operands
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = "stablehlo.complex"(%a, %b)  : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f64>> // error 59: 'stablehlo.complex' op inferred type(s) 'tensor<4xcomplex<f32>>' are incompatible with return type(s) of operation 'tensor<4xcomplex<f64>>'
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xf64>) { %0 = "stablehlo.compare"(%a, %b) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xi1> // error 59: 'stablehlo.compare' op requires compatible element types for all operands
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = "stablehlo.compare"(%a, %b) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<3xi1> // error 59: 'stablehlo.compare' op all non-scalar operands/results must have the same shape and base type
 return }
// -----
func.func @k(%c: tensor<2xi1>, %a: tensor<4xf32>) { %0 = stablehlo.select %c, %a, %a : (tensor<2xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> // error 58: requires the same shape for all operands
 return }
// -----
func.func @k(%c: tensor<i1>, %a: tensor<4xf32>, %b: tensor<3xf32>) { %0 = stablehlo.select %c, %a, %b : (tensor<i1>, tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32> // error 75: requires compatible types for non-predicate operands
 return }
// -----
func.func @k(%c: tensor<i1>, %a: tensor<4xf32>) { %0 = stablehlo.select %c, %a, %a : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf64> // error 56: 'stablehlo.select' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<4xf64>'
 return }
// -----
func.func @k(%l: tensor<3xf32>, %a: tensor<4xf32>) { %0 = stablehlo.clamp %l, %a, %a : (tensor<3xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> // error 59: min shape [3] is not scalar and is not compatible to operand shape [4]
 return }
// -----
func.func @k(%l: tensor<3xf32>, %a: tensor<4xf32>) { %0 = stablehlo.clamp %a, %a, %l : (tensor<4xf32>, tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32> // error 59: max shape [3] is not scalar and is not compatible to operand shape [4]
 return }
// -----
func.func @k(%l: tensor<i32>, %a: tensor<4xf32>) { %0 = stablehlo.clamp %l, %a, %a : (tensor<i32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> // error 57: 'stablehlo.clamp' op requires compatible element types for all operands and results
 return }
// -----
%0 = "stablehlo.constant"() {value = dense<3> : tensor<2xi32>} : () -> tensor<3xi32> // error 6: 'stablehlo.constant' op inferred type(s) 'tensor<2xi32>' are incompatible with return type(s) of operation 'tensor<3xi32>'
// -----
%0 = "stablehlo.replica_id"() : () -> tensor<1xui32> // error 6: 'stablehlo.replica_id' op inferred type(s) 'tensor<ui32>' are incompatible with return type(s) of operation 'tensor<1xui32>'
// -----
func.func @k(%a: tensor<f32>) { %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<atol = 2.0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32> // error 165: Invalid tolerances for ResultAccuracyAttr with mode HIGHEST, must be all zero.
 return }
// -----
func.func @k(%a: tensor<f32>) { %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<rtol = -2.0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<f32>) -> tensor<f32> // error 168: Negative tolerance
 return }
// -----
func.func @k(%a: tensor<f32>) { %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<ulps = 3, mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<f32>) -> tensor<f32> // error 163: Invalid tolerances for ResultAccuracyAttr with mode DEFAULT, must be all zero.
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.cholesky"(%a)  : (tensor<4xf32>) -> tensor<4xf32> // error 40: argument 'a' must have rank >= 2, got shape 4.
 return }
// -----
func.func @k(%a: tensor<4x3xf32>) { %0 = "stablehlo.cholesky"(%a)  : (tensor<4x3xf32>) -> tensor<4x3xf32> // error 42: minor dimensions of 'a' must have equal size, got shape 4, 3.
 return }
// -----
func.func @k(%a: tensor<4x4xf32>) { %0 = "stablehlo.cholesky"(%a)  : (tensor<4x4xf32>) -> tensor<4x4xf64> // error 42: 'stablehlo.cholesky' op requires compatible element types for all operands and results
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> // error 59: operand 'a' must have rank >= 2, but got 'tensor<4xf32>'
 return }
// -----
func.func @k(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) { %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32> // error 63: two minor dimensions of operand 'a' must be compatible, but got 'tensor<4x3xf32>'
 return }
// -----
func.func @k(%a: tensor<4x4xf32>, %b: tensor<2x4x3xf32>) { %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32> // error 65: operands must have equal rank, but got 'tensor<4x4xf32>' and 'tensor<2x4x3xf32>'
 return }
// -----
func.func @k(%a: tensor<4x4xf32>, %b: tensor<3x5xf32>) { %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xf32>, tensor<3x5xf32>) -> tensor<3x5xf32> // error 63: shared dimension of operands 'a' and 'b' must be compatible, but got 'tensor<4x4xf32>' and 'tensor<3x5xf32>'
 return }
// -----
func.func @k(%a: tensor<2x4x4xf32>, %b: tensor<3x4x5xf32>) { %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<2x4x4xf32>, tensor<3x4x5xf32>) -> tensor<3x4x5xf32> // error 67: batch dimensions of the operands must be compatible, but got 'tensor<2x4x4xf32>' and 'tensor<3x4x5xf32>'
 return }
// -----
func.func @k(%a: tensor<4x4xf32>, %b: tensor<4x5xf32>) { %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>} : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32> // error 63: Invalid transpose option value for triangular solve
 return }
// -----
func.func @k(%a: tensor<4x4xf32>, %b: tensor<4x5xf32>) { %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<4x6xf32> // error 63: 'stablehlo.triangular_solve' op inferred type(s) 'tensor<4x5xf32>' are incompatible with return type(s) of operation 'tensor<4x6xf32>'
 return }
// -----
func.func @k(%a: tensor<6xcomplex<f32>>) { %0 = "stablehlo.fft"(%a) {fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64>} : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>> // error 49: rank must be between 1 and 3, but got 0.
 return }
// -----
func.func @k(%a: tensor<6xf32>) { %0 = "stablehlo.fft"(%a) {fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 6>} : (tensor<6xf32>) -> tensor<6xcomplex<f32>> // error 40: FFT/IFFT/IRFFT take a complex tensor as input, but is given 'tensor<6xf32>'.
 return }
// -----
func.func @k(%a: tensor<6xf16>) { %0 = "stablehlo.fft"(%a) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 6>} : (tensor<6xf16>) -> tensor<6xcomplex<f32>> // error 40: RFFT requires f32 or f64 input type, but is given 'f16'.
 return }
// -----
func.func @k(%a: tensor<6xcomplex<f32>>) { %0 = "stablehlo.fft"(%a) {fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 6, 6>} : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>> // error 49: operand rank must not be less than fft rank of 2 for operand of type 'tensor<6xcomplex<f32>>'.
 return }
// -----
func.func @k(%a: tensor<6xf32>) { %0 = "stablehlo.fft"(%a) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8>} : (tensor<6xf32>) -> tensor<6xcomplex<f32>> // error 40: RFFT requires innermost dimensions to be compatible with fft_length. Got: 6 but wanted 8.
 return }
// -----
func.func @k(%a: tensor<6xf32>) { %0 = "stablehlo.fft"(%a) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 6>} : (tensor<6xf32>) -> tensor<6xcomplex<f32>> // error 40: 'stablehlo.fft' op inferred type(s) 'tensor<4xcomplex<f32>>' are incompatible with return type(s) of operation 'tensor<6xcomplex<f32>>'
 return }
// -----
func.func @k(%a: tensor<5x6xcomplex<f32>>) { %0 = "stablehlo.fft"(%a) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4, 10>} : (tensor<5x6xcomplex<f32>>) -> tensor<4x10xf32> // error 51: IRFFT requires non-final dimensions to be compatible with fft_length. Got: 5, 6 but wanted 4, 10, and 5 != 4.
 return }
// -----
func.func @k(%a: tensor<6xcomplex<f32>>) { %0 = "stablehlo.fft"(%a) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 20>} : (tensor<6xcomplex<f32>>) -> tensor<20xf32> // error 49: IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. Got: 6 but fft_length is 20.
 return }
// -----
func.func @k(%a: tensor<6xcomplex<f32>>) { %0 = "stablehlo.fft"(%a) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 10>} : (tensor<6xcomplex<f32>>) -> tensor<9xf32> // error 49: 'stablehlo.fft' op inferred type(s) 'tensor<10xf32>' are incompatible with return type(s) of operation 'tensor<9xf32>'
 return }
// -----
func.func @k(%a: tensor<4x3xf32>, %s: tensor<3xf32>, %o: tensor<5xf32>) { %0:3 = "stablehlo.batch_norm_training"(%a, %s, %o) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<4x3xf32>, tensor<3xf32>, tensor<5xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) // error 82: expects single-dimensional operands to have compatible shapes.
 return }
// -----
func.func @k(%a: tensor<4x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>) { %0:3 = "stablehlo.batch_norm_training"(%a, %s, %o) {epsilon = 0.5 : f32, feature_index = 2 : i64} : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) // error 82: expects featureIndex to be smaller than the rank of multi-dimensional operands; got featureIndex 2, and rank 2.
 return }
// -----
func.func @k(%a: tensor<4x?xf32>, %s: tensor<5xf32>, %o: tensor<5xf32>) { %0:3 = "stablehlo.batch_norm_training"(%a, %s, %o) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<4x?xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<4x?xf32>, tensor<5xf32>, tensor<5xf32>) // error 82: expects the size of single-dimensional operands to be compatible with feature count, but the size of single-dimensional operands is 5 and the feature count is 4.
 return }
// -----
func.func @k(%a: tensor<4x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>) { %0:3 = "stablehlo.batch_norm_training"(%a, %s, %o) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>) // error 82: 'stablehlo.batch_norm_training' op inferred type(s) 'tensor<4x3xf32>', 'tensor<3xf32>', 'tensor<3xf32>' are incompatible with return type(s) of operation 'tensor<4x3xf32>', 'tensor<4xf32>', 'tensor<4xf32>'
 return }
// -----
func.func @k(%a: tensor<4x3xf32>, %s: tensor<3xf64>, %o: tensor<3xf64>) { %0:3 = "stablehlo.batch_norm_training"(%a, %s, %o) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<4x3xf32>, tensor<3xf64>, tensor<3xf64>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) // error 82: 'stablehlo.batch_norm_training' op requires compatible element types for all operands and results
 return }
// -----
func.func @k(%a: tensor<4x3xf32>, %s: tensor<3xf32>, %g: tensor<4x2xf32>) { %0:3 = "stablehlo.batch_norm_grad"(%a, %s, %s, %s, %g) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x2xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) // error 84: expects multi-dimensional operands to have compatible shapes.
 return }
// -----
func.func @k(%a: tensor<i32>, %s: tensor<2xi32>) { %0 = stablehlo.rng %a, %a, %s, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32> // error 57: mu and sigma must be floats
 return }
// -----
func.func @k(%a: tensor<f32>) { %s = stablehlo.constant dense<[3, 4]> : tensor<2xi32> %0 = stablehlo.rng %a, %a, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<3x5xf32> // error 92: 'stablehlo.rng' op inferred type(s) 'tensor<3x4xf32>' are incompatible with return type(s) of operation 'tensor<3x5xf32>'
 return }
// -----
func.func @k(%a: tensor<f32>, %b: tensor<f64>, %s: tensor<2xi32>) { %0 = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f32>, tensor<f64>, tensor<2xi32>) -> tensor<?x?xf32> // error 74: 'stablehlo.rng' op failed to verify that all of {a, b, result} have same element type
 return }
// -----
func.func @k(%s: tensor<2xui64>) { %0, %1 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<4xui64>, tensor<7xui32>) // error 45: output state shape must be compatible with initial state shape. Got: 'tensor<2xui64>' and 'tensor<4xui64>'
 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = stablehlo.add %a, %a : (tensor<4xf32>) -> tensor<4xf32> // error 63: custom op 'stablehlo.add' 2 operands present, but expected 1
 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = stablehlo.add %a, %a : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) // error 63: custom op 'stablehlo.add' expected single output
 return }
