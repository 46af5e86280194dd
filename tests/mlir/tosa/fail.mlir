// What tosa refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.argmax %a {axis = 1 : i32} : tensor<1xi32> // error 38: custom op 'tosa.argmax' invalid kind of type specified: expected builtin.function, but found 'tensor<1xi32>'
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.argmax %a {axis = 1 : i32, nan_mode = FOO} : (tensor<1x8xf32>) -> tensor<1xi32> // error 52: custom op 'tosa.argmax' invalid nan_mode value: FOO
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.argmax %a {axis = 1 : i32, axis = 2 : i32} : (tensor<1x8xf32>) -> tensor<1xi32> // error 6: custom op 'tosa.argmax' attribute 'axis' occurs more than once in the attribute list
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.argmax {axis = 1 : i32, axis = 2 : i32} : (tensor<1x8xf32>) -> tensor<1xi32> // error 17: expected SSA operand
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.argmax %a {} : (tensor<1x8xf32>) -> tensor<1xi32> // error 6: 'tosa.argmax' op requires attribute 'axis'
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1, %2 = tosa.argmax %a {axis=1:i32} : (tensor<1x8xf32>) -> (tensor<1xi32>, i32) // error 10: 'tosa.argmax' op requires one result
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<1x8xf32>) -> (tensor<1x8xf8E4M3FN>, tensor<1x1xf8E8M0FNU>) // error 8: 'tosa.cast_to_block_scaled' op expect last dimension of input_data (8) to be divisible by block_size (32)
// -----
%a = "foo.x"() : () -> (tensor<1x32xf32>)
%1:2 = tosa.cast_to_block_scaled %a {block_size = x} : (tensor<1x32xf32>) -> (tensor<1x32xf8E4M3FN>, tensor<1x1xf8E8M0FNU>) // error 52: custom op 'tosa.cast_to_block_scaled' invalid block_size value: x
// -----
%a = "foo.x"() : () -> (tensor<1x32xf32>)
%1 = tosa.resize %a {mode = x} : (tensor<1x32xf32>) -> tensor<f32> // error 30: custom op 'tosa.resize' invalid resize mode value: x
// -----
%a = "foo.x"() : () -> (tensor<1x32xf32>)
%1 = tosa.rescale %a {rounding_mode = x} : (tensor<1x32xf32>) -> tensor<f32> // error 40: custom op 'tosa.rescale' invalid rounding_mode value: x
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.argmax %a {axis = 1 : i32, foo = IGNORE} : (tensor<1x8xf32>) -> tensor<1xi32> // error 43: expected attribute value
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.argmax %a {axis = 1 : i32, nan_mode : i32} : (tensor<1x8xf32>) -> tensor<1xi32> // error 46: expected '='
// -----
%s = "foo.x"() : () -> (!tosa.shape<2>)
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.reshape %a, %s : (tensor<1x8xf32>, !tosa.shape<2>) -> tensor<8x1xf32> // error 6: 'tosa.reshape' op shape operand is not compile time resolvable
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<1x8xf32>) -> tensor<3x1xf32> // error 6: 'tosa.reduce_sum' op inferred type(s) 'tensor<1x1xf32>' are incompatible with return type(s) of operation 'tensor<3x1xf32>'
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<1x8xf32>) -> tensor<1x1xi32> // error 6: 'tosa.reduce_sum' op inferred type(s) 'tensor<1x1xf32>' are incompatible with return type(s) of operation 'tensor<1x1xi32>'
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.equal %a, %a : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x3xi1> // error 6: 'tosa.equal' op result type '1x3' not broadcast compatible with broadcasted operands's shapes '1x8'
// -----
%a, %b = "foo.x"() : () -> (tensor<1x8xf32>, tensor<1x7xf32>)
%1 = tosa.equal %a, %b : (tensor<1x8xf32>, tensor<1x7xf32>) -> tensor<1x8xi1> // error 6: 'tosa.equal' op operands don't have broadcast-compatible shapes
// -----
%a, %b = "foo.x"() : () -> (tensor<1x8xf32>, tensor<2x7xf32>)
%1 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<1x8xf32>, tensor<2x7xf32>) -> tensor<1x8xf32> // error 6: 'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 2 vs 1 at index 0 on operands 0 and 1
// -----
%a, %b = "foo.x"() : () -> (tensor<1x8xf32>, tensor<1x7xf32>)
%1 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<1x8xf32>, tensor<1x7xf32>) -> tensor<1x8xf32> // error 6: 'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 15 and 8
// -----
%a, %b = "foo.x"() : () -> (tensor<1x8xf32>, tensor<1x7xf32>)
%1 = tosa.concat %a, %b {axis = 7 : i32} : (tensor<1x8xf32>, tensor<1x7xf32>) -> tensor<1x8xf32> // error 6: 'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 7
// -----
%1 = tosa.concat {axis = 7 : i32} : () -> tensor<1x8xf32> // error 6: 'tosa.concat' op expect at least one input
// -----
%1 = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<2> // error 6: 'tosa.const_shape' op expect number of elements in attribute values (1) to be equal to the rank (2) for the result shape type
// -----
%1 = tosa.const_shape {values = dense<1> : tensor<1x1xindex>} : () -> !tosa.shape<1> // error 6: 'tosa.const_shape' op expect elements in attribute values with rank 1
// -----
%s, %t = "foo.x"() : () -> (!tosa.shape<2>,!tosa.shape<3>)
%1 = tosa.add_shape %s, %t : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<3> // error 6: 'tosa.add_shape' op operands don't have matching ranks
// -----
%s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
%1 = tosa.add_shape %s, %t : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<3> // error 6: 'tosa.add_shape' op operands don't have matching ranks
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.dim %a {axis = 3 : i32} : (tensor<1x8xf32>) -> !tosa.shape<1> // error 6: 'tosa.dim' op expect axis to be in the range [0, 2), got 3
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.dim %a {axis = 1 : i32} : (tensor<1x8xf32>) -> !tosa.shape<2> // error 6: 'tosa.dim' op expect output shape type to contain one element, got '!tosa.shape<2>'
// -----
%s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
%1 = tosa.concat_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2> // error 6: 'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (4), got 2
// -----
%s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
%1 = tosa.concat_shape : () -> !tosa.shape<2> // error 6: 'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (0), got 2
// -----
%1 = "foo.x"() : () -> !tosa.shape<-1> // error 35: invalid rank (must be >= 0): -1
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = "tosa.const"() {values = dense<0> : tensor<4xi8>} : () -> tensor<3xi8> // error 6: 'tosa.const' op failed to verify that all of {values, output} have same shape
// -----
%1 = "tosa.const"() {values = dense<0> : tensor<4xi8>} : () -> tensor<4xi16> // error 6: 'tosa.const' op expected same attr/result element types
// -----
%1 = "tosa.const"() {values = dense<0> : vector<4xi8>} : () -> tensor<4xi8> // error 6: 'tosa.const' op expected tensors for attr/result type
// -----
%a = "foo.x"() : () -> (tensor<0x8xf32>)
%1 = tosa.abs %a : (tensor<0x8xf32>) -> tensor<0x8xf32> // error 6: 'tosa.abs' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<0x8xf32>'
// -----
%a, %b = "foo.x"() : () -> (tensor<1x8xf32>, tensor<7xf32>)
%1 = tosa.add %a, %b : (tensor<1x8xf32>, tensor<7xf32>) -> tensor<1x8xf32> // error 6: 'tosa.add' op operands don't have broadcast-compatible shapes
// -----
%a, %b = "foo.x"() : () -> (tensor<3x8xf32>, tensor<8xf32>)
%1 = tosa.add %a, %b : (tensor<3x8xf32>, tensor<8xf32>) -> tensor<1x8xf32> // error 6: 'tosa.add' op result type '1x8' not broadcast compatible with broadcasted operands's shapes '3x8'
// -----
%a, %b = "foo.x"() : () -> (tensor<3x8xf32>, tensor<3x4xf32>)
%1 = tosa.add %a, %b : (tensor<3x8xf32>, tensor<3x4xf32>) -> tensor<3x8xf32> // error 6: 'tosa.add' op operands don't have broadcast-compatible shapes
// -----
%1 = tosa.variable_read @x : tensor<3xf32> // error 6: 'tosa.variable_read' op 'x' has not been declared by 'tosa.variable'
// -----
%x, %y = "foo.x"() : () -> (tensor<3x8xi32>, tensor<3x4xf32>)
%1, %2 = tosa.fft2d %x, %x {inverse = false} : (tensor<3x8xi32>, tensor<3x8xi32>) -> (tensor<3x8xi32>, tensor<3x8xi32>) // error 10: 'tosa.fft2d' op operand #0 must be 3-d tosa-conformant tensor, but got 'tensor<3x8xi32>'
// -----
%x, %y = "foo.x"() : () -> (tensor<3x8x8xi32>, tensor<3x4xf32>)
%1, %2 = tosa.fft2d %x, %x {inverse = false} : (tensor<3x8x8xi32>, tensor<3x8x8xi32>) -> (tensor<3x8x8xi32>, tensor<3x8x8xi32>) // error 10: 'tosa.fft2d' op requires a floating point type
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.argmax %a {axis = 1 : i64} : (tensor<1x8xf32>) -> tensor<1xi32> // error 6: 'tosa.argmax' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.argmax %a {axis = "x"} : (tensor<1x8xf32>) -> tensor<1xi32> // error 6: 'tosa.argmax' op requires attribute 'axis'
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.argmax %a {axis = 1 : i32, foo = 1, foo = 2} : (tensor<1x8xf32>) -> tensor<1xi32> // error 6: custom op 'tosa.argmax' attribute 'foo' occurs more than once in the attribute list
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.reduce_sum %a {axis = 1 : i64} : (tensor<1x8xf32>) -> tensor<1xi32> // error 25: custom op 'tosa.reduce_sum' 'tosa.reduce_sum' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = "tosa.argmax"(%a) <{axis = 1 : i64}> : (tensor<1x8xf32>) -> tensor<1xi32> // error 6: 'tosa.argmax' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = "tosa.argmax"(%a) {axis = 1 : i64} : (tensor<1x8xf32>) -> tensor<1xi32> // error 6: 'tosa.argmax' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.clamp %a {max_val = "x", min_val = "z"} : (tensor<1x8xf32>) -> tensor<1x8xf32> // error 6: 'tosa.clamp' op attribute 'min_val' failed to satisfy constraint: arbitrary integer attribute or arbitrary float attribute
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.clamp %a {max_val = 0, min_val = 1.0} : (tensor<1x8xf32>) -> tensor<1x8xf32> // error 6: 'tosa.clamp' op min/max attributes types are incompatible with input/output element types.
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.clamp %a {max_val = 1.0, min_val = 2.0} : (tensor<1x8xf32>) -> tensor<1x8xf32> // error 6: 'tosa.clamp' op min/max attributes types are incompatible with input/output element types.
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.clamp %a {max_val = 1.0 : f32, min_val = 2.0 : f32} : (tensor<1x8xf32>) -> tensor<1x8xf32> // error 6: 'tosa.clamp' op expected min_val <= max_val, got min_val=2.000000e+00 : f32, max_val=1.000000e+00 : f32
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.clamp %a {max_val = 1 : i32, min_val = 0x7F800001 : f32} : (tensor<1x8xf32>) -> tensor<1x8xf32> // error 6: 'tosa.clamp' op min/max attributes types are incompatible with input/output element types.
// -----
%a = "foo.x"() : () -> (tensor<1x8xf32>)
%1 = tosa.clamp %a {max_val = 1.0 : f32, min_val = 0x7F800001 : f32} : (tensor<1x8xf32>) -> tensor<1x8xf32> // error 6: 'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=0x7F800001 : f32, max_val=1.000000e+00 : f32
// -----
%a = "foo.x"() : () -> (tensor<1x8xi8>)
%1 = tosa.clamp %a {max_val = 1 : i8, min_val = 4 : i8} : (tensor<1x8xi8>) -> tensor<1x8xi8> // error 6: 'tosa.clamp' op expected min_val <= max_val, got min_val=4 : i8, max_val=1 : i8
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E5M2>, tensor<2x5x2xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E5M2>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expect A_data and B_data to have same element type, got 'f8E4M3FN' and 'f8E5M2'
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<3x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<3x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected batch of b_scale to match size 3, got 2
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<3x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf8E4M3FN>, tensor<3x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected batch of a_scale to match size 2, got 3
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected height of a_scale to match size 4, got 5
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x3xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x3xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected C/block_size of b_scale to match size 3, got 2
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x63xf8E4M3FN>, tensor<2x4x3xf8E8M0FNU>, tensor<2x5x63xf8E4M3FN>, tensor<2x5x3xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x63xf8E4M3FN>, tensor<2x4x3xf8E8M0FNU>, tensor<2x5x63xf8E4M3FN>, tensor<2x5x3xf8E8M0FNU>) -> tensor<2x4x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expect C to be a multiple of block size, got C=63, block_size=32
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x32xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x32xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected channels of b_data to match size 64, got 32
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> tensor<2x4x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected width of b_scale to match size 5, got 6
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x7xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x7xf8E8M0FNU>) -> tensor<2x4x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected C/block_size of b_scale to match size 2, got 7
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x7x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected output shape 2, 7, 5 to be compatible with expected output shape 2, 4, 5
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<1x5x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<1x5x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>) -> tensor<1x4x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected output shape 1, 4, 5 to be compatible with expected output shape 2, 4, 5
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<*xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<*xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x9x9xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected output shape 2, 9, 9 to be compatible with expected output shape 2, 4, 5
// -----
%a, %s = "x.x"() : () -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
%1 = tosa.cast_from_block_scaled %a, %s {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x63xf32> // error 6: 'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x64xf8E4M3FN>') and output_data ('tensor<4x63xf32>')
// -----
%a, %s = "x.x"() : () -> (tensor<4x64xf8E4M3FN>, tensor<3x2xf8E8M0FNU>)
%1 = tosa.cast_from_block_scaled %a, %s {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<3x2xf8E8M0FNU>) -> tensor<4x64xf32> // error 6: 'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x64xf8E4M3FN>') and input_scale ('tensor<3x2xf8E8M0FNU>') except for the last dimension
// -----
%a, %s = "x.x"() : () -> (tensor<4x64xf8E4M3FN>, tensor<4x3xf8E8M0FNU>)
%1 = tosa.cast_from_block_scaled %a, %s {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x3xf8E8M0FNU>) -> tensor<4x64xf32> // error 6: 'tosa.cast_from_block_scaled' op expect last dimension of input_scale (3) to be equal to last dimension of input_data / block_size (2)
// -----
%a, %s = "x.x"() : () -> (tensor<4x62xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
%1 = tosa.cast_from_block_scaled %a, %s {block_size = BLOCK_SIZE_32} : (tensor<4x62xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x62xf32> // error 6: 'tosa.cast_from_block_scaled' op expect last dimension of input_data (62) to be divisible by block_size (32)
// -----
%a, %s = "x.x"() : () -> (tensor<4x64xf8E4M3FN>, tensor<1x4x2xf8E8M0FNU>)
%1 = tosa.cast_from_block_scaled %a, %s {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<1x4x2xf8E8M0FNU>) -> tensor<4x64xf32> // error 6: 'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x64xf8E4M3FN>') and input_scale ('tensor<1x4x2xf8E8M0FNU>') except for the last dimension
// -----
%a, %s = "x.x"() : () -> (tensor<4x64xf8E4M3FN>, tensor<?x?xf8E8M0FNU>)
%1 = tosa.cast_from_block_scaled %a, %s {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<?x?xf8E8M0FNU>) -> tensor<1x4x64xf32> // error 6: 'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x64xf8E4M3FN>') and output_data ('tensor<1x4x64xf32>')
// -----
%a = "x.x"() : () -> (tensor<4x64xf32>)
%1:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x63xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) // error 8: 'tosa.cast_to_block_scaled' op require compatible shapes for input_data ('tensor<4x64xf32>') and output_data ('tensor<4x63xf8E4M3FN>')
// -----
%a = "x.x"() : () -> (tensor<4x64xf32>)
%1:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x3xf8E8M0FNU>) // error 8: 'tosa.cast_to_block_scaled' op expect last dimension of output_scale (3) to be equal to last dimension of output_data / block_size (2)
// -----
%a = "x.x"() : () -> (tensor<4x64xf32>)
%1:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<3x2xf8E8M0FNU>) // error 8: 'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x64xf8E4M3FN>') and output_scale ('tensor<3x2xf8E8M0FNU>') except for the last dimension
// -----
%a = "x.x"() : () -> (tensor<4x?xf32>)
%1:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x?xf32>) -> (tensor<4x33xf8E4M3FN>, tensor<3x2xf8E8M0FNU>) // error 8: 'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x33xf8E4M3FN>') and output_scale ('tensor<3x2xf8E8M0FNU>') except for the last dimension
// -----
%a = "x.x"() : () -> (tensor<4x64xf32>)
%1:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<1x4x2xf8E8M0FNU>) // error 8: 'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x64xf8E4M3FN>') and output_scale ('tensor<1x4x2xf8E8M0FNU>') except for the last dimension
// -----
%a = "x.x"() : () -> (tensor<*xf32>)
%1:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<*xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<1x4x2xf8E8M0FNU>) // error 8: 'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x64xf8E4M3FN>') and output_scale ('tensor<1x4x2xf8E8M0FNU>') except for the last dimension
// -----
%a = "x.x"() : () -> (tensor<*xf32>)
%1:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<*xf32>) -> (tensor<4x63xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) // error 8: 'tosa.cast_to_block_scaled' op expect last dimension of output_scale (2) to be equal to last dimension of output_data / block_size (1)
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x3xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x3xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x3xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x3xf8E8M0FNU>) -> tensor<2x4x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expect scale operands dimension 2 to equal C/block_size (64/32), got 3
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<2x4x?xf8E4M3FN>, tensor<2x4x3xf8E8M0FNU>, tensor<2x5x?xf8E4M3FN>, tensor<?x5x3xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<2x4x?xf8E4M3FN>, tensor<2x4x3xf8E8M0FNU>, tensor<2x5x?xf8E4M3FN>, tensor<?x5x3xf8E8M0FNU>) -> tensor<2x?x6xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected output shape 2, ?, 6 to be compatible with expected output shape 2, 4, 5
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<?x4x?xf8E4M3FN>, tensor<?x4x3xf8E8M0FNU>, tensor<1x5x?xf8E4M3FN>, tensor<?x5x3xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<?x4x?xf8E4M3FN>, tensor<?x4x3xf8E8M0FNU>, tensor<1x5x?xf8E4M3FN>, tensor<?x5x3xf8E8M0FNU>) -> tensor<2x?x6xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected output shape 2, ?, 6 to be compatible with expected output shape 1, 4, 5
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<3x4x?xf8E4M3FN>, tensor<?x4x3xf8E8M0FNU>, tensor<2x5x?xf8E4M3FN>, tensor<?x5x3xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<3x4x?xf8E4M3FN>, tensor<?x4x3xf8E8M0FNU>, tensor<2x5x?xf8E4M3FN>, tensor<?x5x3xf8E8M0FNU>) -> tensor<?x?x?xf32> // error 6: 'tosa.matmul_t_block_scaled' op expect B matrix batch size to be broadcast compatible with A, got D=2 vs N=3
// -----
%a, %s, %b, %r = "x.x"() : () -> (tensor<?x4x?xf8E4M3FN>, tensor<?x?x?xf8E8M0FNU>, tensor<2x5x?xf8E4M3FN>, tensor<?x5x3xf8E8M0FNU>)
%1 = tosa.matmul_t_block_scaled %a, %s, %b, %r {block_size = BLOCK_SIZE_32} : (tensor<?x4x?xf8E4M3FN>, tensor<?x?x?xf8E8M0FNU>, tensor<2x5x?xf8E4M3FN>, tensor<?x5x3xf8E8M0FNU>) -> tensor<1x4x5xf32> // error 6: 'tosa.matmul_t_block_scaled' op expected output shape 1, 4, 5 to be compatible with expected output shape 2, 4, 5
// -----
%a = "x.x"() : () -> (tensor<2x?xf32>)
%1 = tosa.argmax %a {axis = 0 : i32} : (tensor<2x?xf32>) -> tensor<1x3xi32> // error 6: 'tosa.argmax' op expected output shape '-9223372036854775808', got '1, 3'
// -----
%a = "x.x"() : () -> (tensor<2x?xf32>)
%1 = tosa.argmax %a {axis = 2 : i32} : (tensor<2x?xf32>) -> tensor<1x3xi32> // error 6: 'tosa.argmax' op specified axis is outside the rank of the tensor
// -----
%a = "x.x"() : () -> (tensor<2x?xf32>)
%1 = tosa.argmax %a {axis = 0 : i32} : (tensor<2x?xf32>) -> tensor<1x3xf32> // error 6: 'tosa.argmax' op result tensor is not of integer type
// -----
%a, %z = "x.x"() : () -> (tensor<2x3xi8>, tensor<1xi8>)
%1 = tosa.negate %a, %z, %z : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x4xi8> // error 6: 'tosa.negate' op requires the same shape for input1 and output
// -----
%a, %z = "x.x"() : () -> (tensor<2x3xi8>, tensor<1xi16>)
%1 = tosa.negate %a, %z, %z : (tensor<2x3xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x3xi8> // error 6: 'tosa.negate' op expect both input1 and its zero point are the same element type, got 'i8' and 'i16'
// -----
%a = "x.x"() : () -> (tensor<2x3xi16>)
%z = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
%1 = tosa.negate %a, %z, %z : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x3xi16> // error 6: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// -----
%a = "x.x"() : () -> (tensor<2x3xi16>)
%z = arith.constant dense<3> : tensor<1xi16>
%1 = tosa.negate %a, %z, %z : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x3xi16> // error 6: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%z = "tosa.const"() {values = dense<3.0> : tensor<1xf32>} : () -> tensor<1xf32>
%1 = tosa.negate %a, %z, %z : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32> // error 6: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// -----
%a, %b = "x.x"() : () -> (tensor<2x3xf32>, tensor<2x3xf32>)
%z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
%1 = tosa.mul %a, %b, %z : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32> // error 6: 'tosa.mul' op require shift to be 0 for float type
// -----
%a, %b = "x.x"() : () -> (tensor<2x3xi32>, tensor<2x3xi8>)
%z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
%1 = tosa.mul %a, %b, %z : (tensor<2x3xi32>, tensor<2x3xi8>, tensor<1xi8>) -> tensor<2x3xi32> // error 6: 'tosa.mul' op requires the same element type for all operands
// -----
%a, %b = "x.x"() : () -> (tensor<2x3xi32>, tensor<2x3xi32>)
%z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
%1 = tosa.mul %a, %b, %z : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi8> // error 6: 'tosa.mul' op invalid data type size for operands or result
// -----
%a, %b = "x.x"() : () -> (tensor<2x3xi32>, tensor<2x4xi32>)
%z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
%1 = tosa.mul %a, %b, %z : (tensor<2x3xi32>, tensor<2x4xi32>, tensor<1xi8>) -> tensor<2x3xi32> // error 6: 'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<2x3xi32>' and 'tensor<2x4xi32>'
// -----
%a, %b = "x.x"() : () -> (tensor<2x3xi32>, tensor<3xi32>)
%z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
%1 = tosa.mul %a, %b, %z : (tensor<2x3xi32>, tensor<3xi32>, tensor<1xi8>) -> tensor<2x3xi32> // error 6: 'tosa.mul' op a and b operands don't have matching ranks, got 2 and 1
// -----
%a, %b = "x.x"() : () -> (tensor<2x3xi32>, tensor<2x3xi32>)
%z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
%1 = tosa.mul %a, %b, %z : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3x1xi32> // error 6: 'tosa.mul' op result type has different rank than a, got 3 vs 2
// -----
%a, %b = "x.x"() : () -> (tensor<2x3xi32>, tensor<2xi8>)
%1 = tosa.table %a, %b : (tensor<2x3xi32>, tensor<2xi8>) -> tensor<2x4xi32> // error 6: 'tosa.table' op dim(result, 1) = 4 doesn't match dim(input, 1) = 3
// -----
%a, %b = "x.x"() : () -> (tensor<2x?xi32>, tensor<2xi8>)
%1 = tosa.table %a, %b : (tensor<2x?xi32>, tensor<2xi8>) -> tensor<2x4xi32> // error 6: 'tosa.table' op dim(result, 1) = 4 doesn't match dim(input, 1) = -9223372036854775808
// -----
%a, %b = "x.x"() : () -> (tensor<2x3xi32>, tensor<2xi8>)
%1 = tosa.table %a, %b : (tensor<2x3xi32>, tensor<2xi8>) -> tensor<2xi32> // error 6: 'tosa.table' op expected input tensor rank to equal result tensor rank
// -----
%a = "x.x"() : () -> (tensor<2x6x8xf32>)
%1, %2 = tosa.rfft2d %a : (tensor<2x6x8xf32>) -> (tensor<2x6x5xf32>, tensor<2x6x5xf32>) // error 10: 'tosa.rfft2d' op expected height to be a power of two, got 6
// -----
%a = "x.x"() : () -> (tensor<2x8x8xf32>)
%1, %2 = tosa.rfft2d %a : (tensor<2x8x8xf32>) -> (tensor<2x8x5xf32>, tensor<2x8x4xf32>) // error 10: 'tosa.rfft2d' op expected output shapes to match, got 'tensor<2x8x5xf32>', 'tensor<2x8x4xf32>'
// -----
%a = "x.x"() : () -> (tensor<2x8x8xf32>)
%1, %2 = tosa.rfft2d %a : (tensor<2x8x8xf32>) -> (tensor<2x8x6xf32>, tensor<2x8x6xf32>) // error 10: 'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 6
// -----
%a = "x.x"() : () -> (tensor<2x8x8xf32>)
%1, %2 = tosa.rfft2d %a : (tensor<2x8x8xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x5xf32>) // error 10: 'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<2x8x8xf32>' output='tensor<1x8x5xf32>'
// -----
%a = "x.x"() : () -> (tensor<2x8x7xf32>)
%1, %2 = tosa.fft2d %a, %a {inverse = false} : (tensor<2x8x7xf32>, tensor<2x8x7xf32>) -> (tensor<2x8x7xf32>, tensor<2x8x7xf32>) // error 10: 'tosa.fft2d' op expected width to be a power of two, got 7
// -----
%a = "x.x"() : () -> (tensor<2x8x7xf32>)
%1 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<2x8x7xf32>) -> (tensor<2x8x7xf32>) // error 6: 'tosa.reduce_max' op expect reduced dimension size to be 1, got 8
// -----
%a = "x.x"() : () -> (tensor<2x8x7xf32>)
%1 = tosa.reduce_max %a {axis = -1 : i32} : (tensor<2x8x7xf32>) -> (tensor<2x8x7xf32>) // error 6: 'tosa.reduce_max' op reduce axis must not be negative
// -----
%a = "x.x"() : () -> (tensor<2x8x7xf32>)
%1 = tosa.reduce_max %a {axis = 5 : i32} : (tensor<2x8x7xf32>) -> (tensor<2x8x7xf32>) // error 6: 'tosa.reduce_max' op expect input tensor rank (3) to be larger than reduce axis (5)
// -----
%a = "x.x"() : () -> (tensor<2x8x7xf32>)
%1 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<2x8x7xf32>) -> (tensor<2x1xf32>) // error 6: 'tosa.reduce_max' op expect output tensor rank to be equal to input tensor rank
// -----
%a = "x.x"() : () -> (tensor<*xf32>)
%1 = tosa.reduce_max %a {axis = 4 : i32} : (tensor<*xf32>) -> (tensor<2x1xf32>) // error 6: 'tosa.reduce_max' op expect output tensor rank (2) to be larger than reduce axis (4)
// -----
%a = "x.x"() : () -> (tensor<2x8x7xf32>)
%1 = tosa.reverse %a {axis = 5 : i32} : (tensor<2x8x7xf32>) -> (tensor<2x8x7xf32>) // error 6: 'tosa.reverse' op expect input tensor rank (3) to be larger than reverse axis (5)
// -----
%a = "x.x"() : () -> (tensor<2x8x7xf32>)
%1 = tosa.reverse %a {axis = -2 : i32} : (tensor<2x8x7xf32>) -> (tensor<2x8x7xi32>) // error 6: 'tosa.reverse' op expect input and output to have same element type, got 'f32' and 'i32'
// -----
%a = "x.x"() : () -> (tensor<2x8x7xf32>)
%1 = tosa.reverse %a {axis = -2 : i32} : (tensor<2x8x7xf32>) -> (tensor<2x8x7xf32>) // error 6: 'tosa.reverse' op expected non-negative reverse axis
// -----
%s = tosa.const_shape {values = dense<[3,4,5]> : tensor<3xindex>} : () -> !tosa.shape<3>
%a = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
%b = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
%1 = tosa.slice_shape %s, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<3> // error 6: 'tosa.slice_shape' op expected output type size to be equal to size attribute, got 3 vs 2
// -----
%s = tosa.const_shape {values = dense<[3,4,5]> : tensor<3xindex>} : () -> !tosa.shape<3>
%a = "tosa.const"() {values = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
%b = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
%1 = tosa.slice_shape %s, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2> // error 6: 'tosa.slice_shape' op expected non-negative start index, got -1
// -----
%s = tosa.const_shape {values = dense<[3,4,5]> : tensor<3xindex>} : () -> !tosa.shape<3>
%a = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
%b = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
%1 = tosa.slice_shape %s, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2> // error 6: 'tosa.slice_shape' op expected start + size to be less than or equal to input shape rank (3), got 4
// -----
%s = tosa.const_shape {values = dense<[3,4,5]> : tensor<3xindex>} : () -> !tosa.shape<3>
%a = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
%b = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
%1 = tosa.slice_shape %s, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<0> // error 6: 'tosa.slice_shape' op expected positive size, got 0
// -----
%s = tosa.const_shape {values = dense<[3,4,5]> : tensor<3xindex>} : () -> !tosa.shape<3>
%a = "tosa.const"() {values = dense<-7> : tensor<1xi32>} : () -> tensor<1xi32>
%b = "x.x"() : () -> tensor<1xi32>
%1 = tosa.slice_shape %s, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2> // error 6: 'tosa.slice_shape' op expected non-negative start index, got -7
// -----
%s = tosa.const_shape {values = dense<[3,4,5]> : tensor<3xindex>} : () -> !tosa.shape<3>
%b = "tosa.const"() {values = dense<-7> : tensor<1xi32>} : () -> tensor<1xi32>
%a = "x.x"() : () -> tensor<1xi32>
%1 = tosa.slice_shape %s, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2> // error 6: 'tosa.slice_shape' op expected positive size, got -7
// -----
%s = tosa.const_shape {values = dense<[3,4,5]> : tensor<3xindex>} : () -> !tosa.shape<3>
%b = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
%a = "x.x"() : () -> tensor<1xi32>
%1 = tosa.slice_shape %s, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2> // error 6: 'tosa.slice_shape' op expected output type size to be equal to size attribute, got 2 vs 1
// -----
%a, %s = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<1xf32>)
%1 = tosa.avg_pool2d %a, %s, %s {acc_type = f32, kernel = array<i64: 2, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x2xf32> // error 6: 'tosa.avg_pool2d' op expect all kernel values to be >= 1, got 2, 0
// -----
%a, %s = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<1xf32>)
%1 = tosa.avg_pool2d %a, %s, %s {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 2, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x2xf32> // error 6: 'tosa.avg_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=2, pad_right=0, kernel_x=2
// -----
%a, %s = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<1xf32>)
%1 = tosa.avg_pool2d %a, %s, %s {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 7, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x2xf32> // error 6: 'tosa.avg_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=0, pad_bottom=7, kernel_y=2
// -----
%a, %s = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<1xf32>)
%1 = tosa.avg_pool2d %a, %s, %s {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, -3>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x2xf32> // error 6: 'tosa.avg_pool2d' op expect all padding values to be >= 0, got 0, 0, 0, -3
// -----
%a, %s = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<1xf32>)
%1 = tosa.avg_pool2d %a, %s, %s {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 1>} : (tensor<1x6x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x2xf32> // error 6: 'tosa.avg_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (6 + 0 + 0 - 2) / 3
// -----
%a, %s = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<1xf32>)
%1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>) -> tensor<1x5x6x2xf32> // error 6: 'tosa.max_pool2d' op calculated output width did not match expected: calculated=5, expected=6
// -----
%a, %s = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<1xf32>)
%1 = tosa.avg_pool2d %a, %s, %s {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x2xf32> // error 6: 'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32
// -----
%a, %s = "x.x"() : () -> (tensor<1x6x6x2xi8>, tensor<1xi16>)
%1 = tosa.avg_pool2d %a, %s, %s {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x5x5x2xi8> // error 6: 'tosa.avg_pool2d' op expect both input and its zero point are the same element type, got 'i8' and 'i16'
// -----
%a, %s = "x.x"() : () -> (tensor<1x6x6x2xi8>, tensor<1xi16>)
%1 = tosa.avg_pool2d %a, %s, %s {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x5x5x2xi8> // error 6: 'tosa.avg_pool2d' op accumulator type for integer tensor is not i32
// -----
%a, %w, %b, %z = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>)
%1 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 3>} : (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x2x3xf32> // error 6: 'tosa.conv2d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (6 - 1 + 0 + 0 - (2 - 1) * 1) / 3
// -----
%a, %w, %b, %z = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>)
%1 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x2x3xf32> // error 6: 'tosa.conv2d' op calculated output width did not match expected: calculated=5, expected=2
// -----
%a, %w, %b, %z = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<2xf32>, tensor<1xf32>)
%1 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x3xf32> // error 6: 'tosa.conv2d' op bias channels expected to be equal to output channels (3) or 1, got 2
// -----
%a, %w, %b, %z = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf16>, tensor<1xf32>)
%1 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x3xf32> // error 6: 'tosa.conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'
// -----
%a, %w, %b, %z = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<3x2x2x2xi8>, tensor<3xf32>, tensor<1xf32>)
%1 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x2x2x2xi8>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x3xf32> // error 6: 'tosa.conv2d' op expect both input and weight to be float or not together, got 'f32' and 'i8'
// -----
%a, %w, %b, %z = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>)
%1 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x3xf32> // error 6: 'tosa.conv2d' op expect all dilation values to be >= 1, got 1, 0
// -----
%a, %w, %b, %z = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>)
%1 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x3xf32> // error 6: 'tosa.conv2d' op accumulator type for f32 tensor is not f32
// -----
%a, %w, %b = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>)
%z = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
%1 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x3xf32> // error 6: 'tosa.conv2d' op input zero point must be zero for non-int8 integer types
// -----
%a, %w, %b, %z = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>)
%1 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>} : (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x3xf32> // error 6: 'tosa.transpose_conv2d' op expect all stride values to be >= 1, got [1, 0]
// -----
%a, %w, %b, %z = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>)
%1 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, -2, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x3xf32> // error 6: 'tosa.transpose_conv2d' op expected out_pad_left > -KW, but got: out_pad_left=-2 and KW=2
// -----
%a, %w, %b, %z = "x.x"() : () -> (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>)
%1 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 1, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x3xf32> // error 6: 'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 7 != (6 - 1) * 1 + 1 + 0 + 2
// -----
%a, %b = "x.x"() : () -> (tensor<1x6x6xi8>, tensor<1x6x6xi16>)
%z = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
%1 = tosa.matmul %a, %b, %z, %z : (tensor<1x6x6xi8>, tensor<1x6x6xi16>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6xi32> // error 6: 'tosa.matmul' op expect input b and b_zp have the same element type, got 'i16' and 'i8'
// -----
%a, %b = "x.x"() : () -> (tensor<1x6x6xi16>, tensor<1x6x6xi16>)
%z = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
%1 = tosa.matmul %a, %b, %z, %z : (tensor<1x6x6xi16>, tensor<1x6x6xi16>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6xi32> // error 6: 'tosa.matmul' op expect input a and a_zp have the same element type, got 'i16' and 'i8'
// -----
%a, %b = "x.x"() : () -> (tensor<1x6x6xi16>, tensor<1x6x6xi16>)
%z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
%1 = tosa.matmul %a, %b, %z, %z : (tensor<1x6x6xi16>, tensor<1x6x6xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x6x6xi32> // error 6: 'tosa.matmul' op a zero point must be zero for non-int8 integer types
// -----
%a, %c = "x.x"() : () -> (tensor<2x3xf32>, tensor<1xf32>)
%p = tosa.const_shape {values = dense<[1, 1, -3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%1 = tosa.pad %a, %p, %c : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x5xf32> // error 6: 'tosa.pad' op invalid padding values at dimension 1: values must be non-negative or -1 for dynamic padding, got [-3, 1]
// -----
%a, %c = "x.x"() : () -> (tensor<2x3xf32>, tensor<1xf32>)
%p = tosa.const_shape {values = dense<[1, 1, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%1 = tosa.pad %a, %p, %c : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x5xf32> // error 6: 'tosa.pad' op mismatch in output shape at dimension 1: expected 3 + 3 + 1 = 7, but got 5
// -----
%a, %c = "x.x"() : () -> (tensor<2x3xf32>, tensor<1xf32>)
%p = tosa.const_shape {values = dense<[1, 1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
%1 = tosa.pad %a, %p, %c : (tensor<2x3xf32>, !tosa.shape<3>, tensor<1xf32>) -> tensor<4x5xf32> // error 6: 'tosa.pad' op padding tensor must have 2 * 2 = 4 elements, but got 3
// -----
%a, %c = "x.x"() : () -> (tensor<2x3xf32>, tensor<1xi32>)
%p = tosa.const_shape {values = dense<[1, 1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
%1 = tosa.pad %a, %p, %c : (tensor<2x3xf32>, !tosa.shape<3>, tensor<1xi32>) -> tensor<4x5xf32> // error 6: 'tosa.pad' op expect input and output to have same element type, got 'i32' and 'f32'
// -----
%a, %c = "x.x"() : () -> (tensor<2x3xf32>, tensor<1xf32>)
%p = tosa.const_shape {values = dense<[1, 1, 3, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
%1 = tosa.pad %a, %p, %c : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x5x6xf32> // error 6: 'tosa.pad' op expect same input and output tensor rank, but got inputRank: 2, outputRank: 3
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%p = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
%1 = tosa.reshape %a, %p : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x5xf32> // error 6: 'tosa.reshape' op expected at most one target dimension to be -1
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%p = tosa.const_shape {values = dense<[4, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
%1 = tosa.reshape %a, %p : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x5xf32> // error 6: 'tosa.reshape' op cannot reshape 6 elements into 20
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%p = tosa.const_shape {values = dense<[4, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
%1 = tosa.reshape %a, %p : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?x?xf32> // error 6: 'tosa.reshape' op cannot reshape 6 elements into 20
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%p = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
%1 = tosa.reshape %a, %p : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<6x1xf32> // error 6: 'tosa.reshape' op new shape is inconsistent with result shape
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%p = tosa.const_shape {values = dense<[3, -2]> : tensor<2xindex>} : () -> !tosa.shape<2>
%1 = tosa.reshape %a, %p : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x?xf32> // error 6: 'tosa.reshape' op new shape has invalid tensor dimension size -2
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%p = tosa.const_shape {values = dense<[3, 2, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
%1 = tosa.reshape %a, %p : (tensor<2x3xf32>, !tosa.shape<3>) -> tensor<6x1xf32> // error 6: 'tosa.reshape' op new shape does not match result rank
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%p = tosa.const_shape {values = dense<[3, 2, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
%1 = tosa.slice %a, %p, %p : (tensor<2x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1xf32> // error 6: 'tosa.slice' op length of start is not equal to rank of input shape
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%p = tosa.const_shape {values = dense<[3, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%1 = tosa.tile %a, %p : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<6x3xf32> // error 6: 'tosa.tile' op expect element of 'multiples' to be positive integer or -1.
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%p = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
%1 = tosa.tile %a, %p : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6x3xf32> // error 6: 'tosa.tile' op expect 'multiples' to have rank 2 but got 1.
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.transpose %a {perms = array<i32: 1, 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32> // error 6: 'tosa.transpose' op expected valid permutation indices
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<2x3xf32>) -> tensor<3x2xf32> // error 6: 'tosa.transpose' op expected perms attribute to have size 2 (input rank) but got size 3
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32> // error 6: 'tosa.transpose' op expected output tensor dim 0 to match input dim 1 with value of 3
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x3xf32> // error 6: 'tosa.transpose' op expected input1 and output to have same numbers of elements, got 6 and 9
// -----
%a = "x.x"() : () -> (tensor<2x3xf32>)
%1 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf16> // error 6: 'tosa.transpose' op failed to verify that all of {input1, output} have same element type
// -----
%a, %i = "x.x"() : () -> (tensor<2x3x4xf32>, tensor<3x5xi32>)
%1 = tosa.gather %a, %i : (tensor<2x3x4xf32>, tensor<3x5xi32>) -> tensor<2x5x4xf32> // error 6: 'tosa.gather' op requires indices dimension 0 to have size 2, got 3
// -----
%a, %i = "x.x"() : () -> (tensor<2x3x4xf32>, tensor<2x5xi32>)
%1 = tosa.gather %a, %i : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x6x4xf32> // error 6: 'tosa.gather' op requires output dimension 1 to have size 5, got 6
// -----
%a, %i, %x = "x.x"() : () -> (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x5x7xf32>)
%1 = tosa.scatter %a, %i, %x : (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x5x7xf32>) -> tensor<2x3x4xf32> // error 6: 'tosa.scatter' op requires input dimension 2 to have size 4, got 7
// -----
%a, %i, %x = "x.x"() : () -> (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x5x4xf32>)
%1 = tosa.scatter %a, %i, %x : (tensor<2x3x4xf32>, tensor<2x5xi32>, tensor<2x5x4xf32>) -> tensor<2x8x4xf32> // error 6: 'tosa.scatter' op requires values_out dimension 1 to have size 3, got 8
// -----
%a = "x.x"() : () -> (tensor<1x4x6x2xf32>)
%s = tosa.const_shape {values = dense<[2, 3, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
%b = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
%1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x4x6x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x11x2xf32> // error 6: 'tosa.resize' op expected (input_height - 1) * scale_y_n - offset_y + border_y to be wholly divisible by scale_y_d, got ((4 - 1) * 2 - 1 + 0) / 3
// -----
%a = "x.x"() : () -> (tensor<1x4x6x2xf32>)
%s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
%b = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
%1 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x4x6x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x11x2xf32> // error 6: 'tosa.resize' op calculated output width did not match expected: calculated=10, expected=11
// -----
%a = "x.x"() : () -> (tensor<1x4x6x2xf32>)
%s = tosa.const_shape {values = dense<[2, 1, -2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
%1 = tosa.resize %a, %s, %o, %o {mode = BILINEAR} : (tensor<1x4x6x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x11x2xf32> // error 6: 'tosa.resize' op expect all scale values to be > 0, got 2, 1, -2, 1
// -----
%q, %m, %h, %z = "x.x"() : () -> (tensor<3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>)
%3 = tosa.rescale %q, %m, %h, %z, %z {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x2xi8> // error 6: 'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'
// -----
%q, %m, %h, %z = "x.x"() : () -> (tensor<3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>)
%3 = tosa.rescale %q, %m, %h, %z, %z {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x2xi8> // error 6: 'tosa.rescale' op expect shape of { 2 } for multiplier input, got { 1 }
// -----
%q, %m, %h, %z = "x.x"() : () -> (tensor<3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>)
%3 = tosa.rescale %q, %m, %h, %z, %z {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x2xi16> // error 6: 'tosa.rescale' op expected output and output_zp to both be integer of the same bitwidth, but got 'i16' vs. 'i8'
// -----
%q, %m, %h = "x.x"() : () -> (tensor<3x2xi16>, tensor<1xi32>, tensor<1xi8>)
%z = "tosa.const"() {values = dense<5> : tensor<1xi16>} : () -> tensor<1xi16>
%3 = tosa.rescale %q, %m, %h, %z, %z {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<3x2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<3x2xi16> // error 6: 'tosa.rescale' op expect input_zp of 0 or 32768 for unsigned int16 input, got 5
// -----
%q, %m, %h = "x.x"() : () -> (tensor<3x2xi16>, tensor<1xi32>, tensor<1xi8>)
%z = "tosa.const"() {values = dense<-32768> : tensor<1xi16>} : () -> tensor<1xi16>
%3 = tosa.rescale %q, %m, %h, %z, %z {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<3x2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<3x2xi16> // error 6: 'tosa.rescale' op expect output_zp of 0, got -32768
// -----
%p, %x = "x.x"() : () -> (tensor<2xi1>, tensor<2xf32>)
%1 = tosa.cond_if %p : tensor<2xi1> -> tensor<2xf32> { // error 6: 'tosa.cond_if' op 'condition' must be a size 1 tensor, got 'tensor<2xi1>'
  tosa.yield %x : tensor<2xf32>
} else {
  tosa.yield %x : tensor<2xf32>
}
// -----
%p, %x = "x.x"() : () -> (tensor<i1>, tensor<2xf32>)
%1 = tosa.cond_if %p : tensor<i1> -> tensor<3xf32> { // error 6: 'tosa.cond_if' op require same shapes for 'then_graph' results ('tensor<2xf32>') and 'output_list' ('tensor<3xf32>')
  tosa.yield %x : tensor<2xf32>
} else {
  tosa.yield %x : tensor<2xf32>
}
// -----
%p, %x = "x.x"() : () -> (tensor<i1>, tensor<2xf32>)
%1 = tosa.cond_if %p : tensor<i1> -> tensor<2xi32> { // error 6: 'tosa.cond_if' op require same element type for 'then_graph' results ('f32') and 'output_list' ('i32')
  tosa.yield %x : tensor<2xf32>
} else {
  tosa.yield %x : tensor<2xf32>
}
// -----
%p, %x = "x.x"() : () -> (tensor<i1>, tensor<2xf32>)
%1 = tosa.cond_if %p (%q = %x) : tensor<i1> (tensor<2xf32>) -> tensor<2xf32> { // error 6: 'tosa.cond_if' op require same number of values in 'then_graph' arguments (0) and 'input_list' (1)
  tosa.yield %x : tensor<2xf32>
} else {
  tosa.yield %x : tensor<2xf32>
}
// -----
%p, %x = "x.x"() : () -> (tensor<i1>, tensor<2xf32>)
%1 = tosa.cond_if %p (%q = %x) : tensor<i1> (tensor<2xf32>, i32) -> tensor<2xf32> { // error 83: custom op 'tosa.cond_if' expected as many input types as operands (expected 1 got 2)
  tosa.yield %x : tensor<2xf32>
}
// -----
%p, %x = "x.x"() : () -> (tensor<i1>, tensor<2xf32>)
%1 = tosa.cond_if %p : tensor<i1> -> tensor<2xf32> { // error 6: 'tosa.cond_if' op region #1 ('else_graph') failed to verify constraint: region with 1 blocks
  tosa.yield %x : tensor<2xf32>
}
// -----
%p, %x = "x.x"() : () -> (tensor<i1>, tensor<2xf32>)
%1 = tosa.while_loop (%q = %x) : (tensor<2xf32>) -> tensor<2xf32> { // error 6: 'tosa.while_loop' op 'cond_graph' result must be a size 1 tensor, got 'tensor<2xf32>'
  tosa.yield %q : tensor<2xf32>
} do {
^bb0(%q: tensor<2xf32>):
  tosa.yield %q : tensor<2xf32>
}
// -----
%p, %x = "x.x"() : () -> (tensor<i1>, tensor<2xf32>)
%1 = tosa.while_loop (%q = %x) : (tensor<2xf32>) -> tensor<2xf32> { // error 6: 'tosa.while_loop' op require 'cond_graph' only have one result
  tosa.yield %p, %p : tensor<i1>, tensor<i1>
} do {
^bb0(%q: tensor<2xf32>):
  tosa.yield %q : tensor<2xf32>
}
// -----
%p, %x = "x.x"() : () -> (tensor<1xi8>, tensor<2xf32>)
%1 = tosa.while_loop (%q = %x) : (tensor<2xf32>) -> tensor<2xf32> { // error 6: 'tosa.while_loop' op 'cond_graph' result must be a boolean tensor, got 'tensor<1xi8>'
  tosa.yield %p : tensor<1xi8>
} do {
^bb0(%q: tensor<2xf32>):
  tosa.yield %q : tensor<2xf32>
}
// -----
%p, %x = "x.x"() : () -> (tensor<i1>, tensor<2xf32>)
%1 = tosa.while_loop (%q = %x) : (tensor<2xf32>) -> tensor<3xf32> { // error 6: 'tosa.while_loop' op require same shapes for 'input_list' ('tensor<2xf32>') and 'output_list' ('tensor<3xf32>')
  tosa.yield %p : tensor<i1>
} do {
^bb0(%q: tensor<2xf32>):
  tosa.yield %q : tensor<2xf32>
}
// -----
tosa.variable @a : tensor<2xf32>
%1 = tosa.variable_read @a : tensor<3xf32> // error 6: 'tosa.variable_read' op require same shapes for 'output1' ('tensor<3xf32>') and the input tensor ('tensor<2xf32>')
// -----
tosa.variable @a : tensor<2xf32>
%1 = "x.x"() : () -> tensor<2xi32>
tosa.variable_write @a, %1 : tensor<2xi32> // error 1: 'tosa.variable_write' op require same element type for 'input1' ('i32') and the input tensor ('f32')
// -----
%p, %x, %y = "x.x"() : () -> (tensor<2xi1>, tensor<2xf32>, tensor<2xi32>)
%1 = tosa.select %p, %x, %y : (tensor<2xi1>, tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32> // error 6: 'tosa.select' op expect input and output to have same element type, got 'i32' and 'f32'
// -----
%p, %x, %y = "x.x"() : () -> (tensor<2xi1>, tensor<2xf32>, tensor<2xi32>)
%1 = tosa.equal %x, %y : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi1> // error 6: 'tosa.equal' op requires the same element type for all operands
// -----
%p, %x, %y = "x.x"() : () -> (tensor<2xi1>, tensor<2xf32>, tensor<2xi32>)
%1 = tosa.intdiv %x, %y : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi32> // error 6: 'tosa.intdiv' op operand #0 must be tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<2xf32>'
// -----
%1 = tosa.conv3d : () -> () // error 1: cannot name an operation with no results
// -----
%1 = "tosa.conv3d"() : () -> () // error 1: cannot name an operation with no results
// -----
%1 = "tosa.wave"() : () -> () // error 1: cannot name an operation with no results
// -----
func.func @c(%arg0:tensor<?x2x!quant.uniform<u8:f32, 0.02:-128>>) {
    %0 = tosa.clamp %arg0 {max_val = 127 : i8, min_val = 0 : i8} : (tensor<?x2x!quant.uniform<u8:f32, 0.02:-128>>) -> tensor<?x2x!quant.uniform<u8:f32, 0.02:-128>> // error 10: 'tosa.clamp' op min/max attributes types are incompatible with input/output element types.
    return
}
// -----
func.func @c(%a:tensor<1x2x!quant.uniform<u8:f32, 0.02:-128>>, %z: tensor<1xi8>, %y: tensor<1xui8>) {
    %0 = tosa.negate %a, %z, %z : (tensor<1x2x!quant.uniform<u8:f32, 0.02:-128>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x!quant.uniform<u8:f32, 0.02:-128>> // error 10: 'tosa.negate' op expect both input1 and its zero point are the same element type, got 'ui8' and 'i8'
    return
}
// -----
func.func @c(%a:tensor<1x2x2x!quant.uniform<u8:f32, 0.02:-128>>, %z: tensor<1xi8>) {
    %0 = tosa.matmul %a, %a, %z, %z : (tensor<1x2x2x!quant.uniform<u8:f32, 0.02:-128>>, tensor<1x2x2x!quant.uniform<u8:f32, 0.02:-128>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2xi32> // error 10: 'tosa.matmul' op expect input a and a_zp have the same element type, got 'ui8' and 'i8'
    return
}
// -----
func.func @c(%a:tensor<1x2x2x2x!quant.uniform<u8:f32, 0.02:-128>>, %b: tensor<2xi32>, %w: tensor<2x1x1x2x!quant.uniform<i8:f32, 0.02>>, %z: tensor<1xi8>) {
    %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x2x2x!quant.uniform<u8:f32, 0.02:-128>>, tensor<2x1x1x2x!quant.uniform<i8:f32, 0.02>>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x2xi32> // error 10: 'tosa.conv2d' op expect both input and its zero point are the same element type, got 'ui8' and 'i8'
    return
}
// -----
func.func @c(%a:tensor<1x2x2x2x!quant.uniform<u8:f32, 0.02:-128>>, %z: tensor<1xi8>) {
    %0 = tosa.avg_pool2d %a, %z, %z {acc_type = i32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x2x2x!quant.uniform<u8:f32, 0.02:-128>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x2x!quant.uniform<u8:f32, 0.02:-128>> // error 10: 'tosa.avg_pool2d' op expect both input and its zero point are the same element type, got 'ui8' and 'i8'
    return
}
// -----
func.func @f(%a: tensor<4x!unknown.type>) {
%0 = tosa.sigmoid %a : (tensor<4x!unknown.type>) -> tensor<4x!unknown.type>  // error 6: 'tosa.sigmoid' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<4x!unknown.type>'
return }
// -----
func.func @f(%a: tensor<i8>, %b: tensor<2x4xi8>) {
%0 = "tosa.greater_equal"(%a, %b) : (tensor<i8>, tensor<2x4xi8>) -> tensor<*xi1>  // error 6: 'tosa.greater_equal' op operands don't have matching ranks
return }
