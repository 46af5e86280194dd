// Parts of tensors, their order and their shapes, refused as by jaxlib 0.10.2: the comment on the line that is blamed has the column and the
// message of the first error.
func.func @k(%a: tensor<3x5xf32>) { %0 = stablehlo.slice %a [0:2] : (tensor<3x5xf32>) -> tensor<2x5xf32> // error 42: the number of elements in start_indices (1) does not match the rank of the operand (2)
 return }
// -----
func.func @k(%a: tensor<7xf32>) { %0 = "stablehlo.slice"(%a) {start_indices = array<i64: 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1>} : (tensor<7xf32>) -> tensor<2xf32> // error 40: 'stablehlo.slice' op failed to verify that all of {start_indices, limit_indices, strides} have same size
 return }
// -----
func.func @k(%a: tensor<7xf32>) { %0 = "stablehlo.slice"(%a) {start_indices = array<i64: -1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<7xf32>) -> tensor<2xf32> // error 40: negative start index -1 in dimension 0
 return }
// -----
func.func @k(%a: tensor<?xf32, #stablehlo.bounds<6>>) { %0 = stablehlo.slice %a [0:8] : (tensor<?xf32, #stablehlo.bounds<6>>) -> tensor<8xf32> // error 62: limit index 8 is larger than dimension bound 6 in dimension 0
 return }
// -----
func.func @k(%a: tensor<7xf32>) { %0 = stablehlo.slice %a [5:4] : (tensor<7xf32>) -> tensor<1xf32> // error 40: start index 5 is larger than limit index 4 in dimension 0
 return }
// -----
func.func @k(%a: tensor<7xf32>) { %0 = "stablehlo.slice"(%a) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 0>} : (tensor<7xf32>) -> tensor<2xf32> // error 40: stride must be positive but got 0 in dimension 0
 return }
// -----
func.func @k(%a: tensor<7xf32>) { %0 = stablehlo.slice %a [1:4] : (tensor<7xf32>) -> tensor<3xf64> // error 40: 'stablehlo.slice' op requires the same element type for all operands and results
 return }
// -----
func.func @k(%a: tensor<6x2xf32>, %i: tensor<i32>) { %0 = stablehlo.dynamic_slice %a, %i, sizes = [2, 2] : (tensor<6x2xf32>, tensor<i32>) -> tensor<2x2xf32> // error 59: has mismatched number of slice sizes (2) and number of start indices (1)
 return }
// -----
func.func @k(%a: tensor<6x2xf32>, %i: tensor<i32>) { %0 = stablehlo.dynamic_slice %a, %i, sizes = [2] : (tensor<6x2xf32>, tensor<i32>) -> tensor<2xf32> // error 59: has mismatched number of start indices (1) and the rank of operand (2)
 return }
// -----
func.func @k(%a: tensor<6x2xf32>, %i: tensor<i32>, %j: tensor<i64>) { %0 = stablehlo.dynamic_slice %a, %i, %j, sizes = [2, 2] : (tensor<6x2xf32>, tensor<i32>, tensor<i64>) -> tensor<2x2xf32> // error 76: start indices must have same element type
 return }
// -----
func.func @k(%a: tensor<6xf32>, %i: tensor<i32>) { %0 = stablehlo.dynamic_slice %a, %i, sizes = [-2] : (tensor<6xf32>, tensor<i32>) -> tensor<2xf32> // error 57: has negative size index to dynamic slice: -2
 return }
// -----
func.func @k(%a: tensor<6xf32>, %i: tensor<i32>) { %0 = stablehlo.dynamic_slice %a, %i, sizes = [9] : (tensor<6xf32>, tensor<i32>) -> tensor<9xf32> // error 57: has slice size 9 greater than dimension size 6 in dimension 0 of operand
 return }
// -----
func.func @k(%a: tensor<6xf32>, %u: tensor<2x1xf32>, %i: tensor<i32>) { %0 = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<6xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<6xf32> // error 78: update rank does not match operand rank: 2 vs 1.
 return }
// -----
func.func @k(%a: tensor<6xf32>, %u: tensor<2xf32>, %i: tensor<i32>) { %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<6xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>) -> tensor<6xf32> // error 76: expects number of start_indices to match operand rank: 2 vs 1.
 return }
// -----
func.func @k(%a: tensor<6xf32>, %u: tensor<8xf32>, %i: tensor<i32>) { %0 = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<6xf32>, tensor<8xf32>, tensor<i32>) -> tensor<6xf32> // error 76: expects size at dimension 0 of update to be in range [0, 6]. Got: 8.
 return }
// -----
func.func @k(%a: tensor<6xf32>, %u: tensor<2xf64>, %i: tensor<i32>) { %0 = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<6xf32>, tensor<2xf64>, tensor<i32>) -> tensor<6xf32> // error 76: 'stablehlo.dynamic_update_slice' op failed to verify that all of {operand, update, result} have same element type
 return }
// -----
func.func @k(%a: tensor<6x2xf32>, %i: tensor<3xi32>) { %0 = stablehlo.real_dynamic_slice %a, %i, %i, %i : (tensor<6x2xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x?xf32> // error 61: has mismatched number of operand rank (2) and start_indices size (3)
 return }
// -----
func.func @k(%a: tensor<f32>) { %0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<f32>, tensor<f32>) -> tensor<2xf32> // error 38: rank-0 values cannot be concatenated
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = stablehlo.concatenate %a, %a, dim = 2 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32> // error 40: dimension 2 is out-of-bounds for input rank 1
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4x1xf32>) { %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<4xf32>, tensor<4x1xf32>) -> tensor<8xf32> // error 61: operands (0) and (1) do not match rank
 return }
// -----
func.func @k(%a: tensor<4x3xf32>, %b: tensor<4x5xf32>) { %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<8x3xf32> // error 63: shapes of operand (0) and (1) are not compatible at non-concat index 1: (4, 3) != (4, 5)
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xi32>) { %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<4xf32>, tensor<4xi32>) -> tensor<8xf32> // error 59: 'stablehlo.concatenate' op requires the same element type for all operands and results
 return }
// -----
func.func @k(%a: tensor<4xf32>, %z: tensor<f32>) { %0 = stablehlo.pad %a, %z, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32> // error 57: edge_padding_low length (2) must match operand rank (1)
 return }
// -----
func.func @k(%a: tensor<4xf32>, %z: tensor<f32>) { %0 = stablehlo.pad %a, %z, low = [1], high = [1, 2], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32> // error 57: 'stablehlo.pad' op failed to verify that all of {edge_padding_low, edge_padding_high, interior_padding} have same size
 return }
// -----
func.func @k(%a: tensor<4xf32>, %z: tensor<f32>) { %0 = stablehlo.pad %a, %z, low = [1], high = [1], interior = [-1] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32> // error 57: Interior padding cannot be negative: -1
 return }
// -----
func.func @k(%a: tensor<4xf32>, %z: tensor<f32>) { %0 = stablehlo.pad %a, %z, low = [-5], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32> // error 57: Padding result in negative size for dimension 0
 return }
// -----
func.func @k(%a: tensor<?xf32, #stablehlo.bounds<4>>, %z: tensor<f32>) { %0 = stablehlo.pad %a, %z, low = [-5], high = [0], interior = [0] : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) -> tensor<?xf32> // error 79: Padding result in negative bound for dimension 0
 return }
// -----
func.func @k(%a: tensor<4xf32>, %z: tensor<f32>, %p: tensor<2xi32>) { %0 = stablehlo.dynamic_pad %a, %z, %p, %p, %p : (tensor<4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?xf32> // error 76: padding operands size (2) must match operand rank (1)
 return }
// -----
func.func @k(%a: tensor<4xf32>, %z: tensor<f32>) { %p = stablehlo.constant dense<-2> : tensor<1xi32> %0 = stablehlo.dynamic_pad %a, %z, %p, %p, %p : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32> // error 107: interior_padding must be non-negative, but got -2
 return }
// -----
func.func @k(%a: tensor<4xf32>, %z: tensor<f32>) { %p = stablehlo.constant dense<2> : tensor<1xi32> %0 = stablehlo.dynamic_pad %a, %z, %p, %p, %p : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<9xf32> // error 106: expected output dimension at index 0 to equal 14, but got 9
 return }
// -----
func.func @k(%a: tensor<4xf32>, %z: tensor<f32>, %p: tensor<1xi32>) { %0 = stablehlo.dynamic_pad %a, %z, %p, %p, %p : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?x?xf32> // error 76: 'stablehlo.dynamic_pad' op failed to verify that all of {operand, result} have same rank
 return }
// -----
func.func @k(%a: tensor<4x2xf32>) { %0 = stablehlo.transpose %a, dims = [0] : (tensor<4x2xf32>) -> tensor<4x2xf32> // error 42: TransposeOp operand rank 2 does not match permutation size 1
 return }
// -----
func.func @k(%a: tensor<4x2xf32>) { %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<4x2xf32> // error 42: 'stablehlo.transpose' op inferred type(s) 'tensor<2x4xf32>' are incompatible with return type(s) of operation 'tensor<4x2xf32>'
 return }
// -----
func.func @k(%a: tensor<4x2xf32>) { %0 = stablehlo.reverse %a, dims = [-1] : tensor<4x2xf32> // error 42: all dimensions should be non-negative. Got dimension: -1.
 return }
// -----
func.func @k(%a: tensor<4x2xf32>) { %0 = stablehlo.reverse %a, dims = [3] : tensor<4x2xf32> // error 42: all dimensions should be between [0, 2). Got dimension: 3.
 return }
// -----
func.func @k(%a: tensor<4x2xf32>) { %0 = "stablehlo.reverse"(%a) {dimensions = array<i64: 1>} : (tensor<4x2xf32>) -> tensor<4x3xf32> // error 42: 'stablehlo.reverse' op inferred type(s) 'tensor<4x2xf32>' are incompatible with return type(s) of operation 'tensor<4x3xf32>'
 return }
// -----
func.func @k(%a: tensor<4x2xf32>) { %0 = "stablehlo.reshape"(%a)  : (tensor<4x2xf32>) -> tensor<7xf32> // error 42: number of output elements (7) doesn't match expected number of elements (8)
 return }
// -----
func.func @k(%a: tensor<4x2xf32>) { %0 = "stablehlo.reshape"(%a)  : (tensor<4x2xf32>) -> tensor<8xi32> // error 42: 'stablehlo.reshape' op requires compatible element types for all operands and results
 return }
// -----
func.func @k(%a: tensor<4x2xf32>) { %0 = "stablehlo.reshape"(%a)  : (tensor<4x2xf32>) -> tensor<?xf32> // error 42: 'stablehlo.reshape' op result #0 must be statically shaped or single bounded dimension tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized or per-axis integer quantized values, but got 'tensor<?xf32>'
 return }
// -----
func.func @k(%a: tensor<4x2xf32>, %b: tensor<1xi32>) { %0 = "stablehlo.dynamic_reshape"(%a, %b)  : (tensor<4x2xf32>, tensor<1xi32>) -> tensor<9xf32> // error 61: number of output elements (9) doesn't match expected number of elements (8)
 return }
// -----
func.func @k(%a: tensor<4x2xf32>, %b: tensor<1xi32>) { %0 = "stablehlo.dynamic_reshape"(%a, %b)  : (tensor<4x2xf32>, tensor<1xi32>) -> tensor<?xi32> // error 61: expects operand and result to have compatible element type. Got: 'tensor<4x2xf32>' and 'tensor<?xi32>'
 return }
// -----
func.func @k(%a: tensor<4x2xf32>, %b: tensor<2xi32>) { %0 = "stablehlo.dynamic_reshape"(%a, %b)  : (tensor<4x2xf32>, tensor<2xi32>) -> tensor<?xf32> // error 61: result should have a rank equal to the number of elements in output_shape
 return }
// -----
func.func @k(%a: tensor<?xf32>) { %s = stablehlo.constant dense<[3, 5]> : tensor<2xi32> %0 = stablehlo.dynamic_reshape %a, %s : (tensor<?xf32>, tensor<2xi32>) -> tensor<3x4xf32> // error 94: output shape [3, 5] is incompatible with return type of operation 'tensor<3x4xf32>'
 return }
// -----
func.func @k(%a: tensor<6xf32>) { %s = stablehlo.constant dense<[3, 5]> : tensor<2xi32> %0 = stablehlo.dynamic_reshape %a, %s : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x?xf32> // error 94: output_shape is incompatible with input type of operation: input has 6 elements, but output_shape has 15
 return }
// -----
func.func @k(%a: tensor<3xf32>) { %0 = "stablehlo.bitcast_convert"(%a)  : (tensor<3xf32>) -> tensor<3xcomplex<f32>> // error 40: cannot convert between real and complex types, but got: 'tensor<3xf32>' and 'tensor<3xcomplex<f32>>'
 return }
// -----
func.func @k(%a: tensor<3xf64>) { %0 = "stablehlo.bitcast_convert"(%a)  : (tensor<3xf64>) -> tensor<3xf32> // error 40: rank of smaller element type (1) should be 1 more than rank of larger element type (1), but 1 != 1 + 1.
 return }
// -----
func.func @k(%a: tensor<3xf64>) { %0 = "stablehlo.bitcast_convert"(%a)  : (tensor<3xf64>) -> tensor<3x4xf32> // error 40: requires compatible bit widths. Got: 'tensor<3xf64>' and 'tensor<3x4xf32>', but 32 * 4 != 64.
 return }
// -----
func.func @k(%a: tensor<3xf64>) { %0 = "stablehlo.bitcast_convert"(%a)  : (tensor<3xf64>) -> tensor<5x2xf32> // error 40: operand and result shapes must match except for the innermost dimension of the shape with the smaller element type. Got: 'tensor<3xf64>' and 'tensor<5x2xf32>'.
 return }
// -----
func.func @k(%a: tensor<3xf32>) { %0 = "stablehlo.broadcast"(%a) {broadcast_sizes = array<i64: -2>} : (tensor<3xf32>) -> tensor<2x3xf32> // error 40: Broadcast with negative dimension size -2
 return }
// -----
func.func @k(%a: tensor<3xf32>) { %0 = "stablehlo.broadcast"(%a) {broadcast_sizes = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3xf32> // error 40: 'stablehlo.broadcast' op inferred type(s) 'tensor<4x3xf32>' are incompatible with return type(s) of operation 'tensor<2x3xf32>'
 return }
// -----
func.func @k(%a: tensor<3xf32>) { %0 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3xf32>) -> tensor<2x3xf32> // error 40: broadcast_dimensions size (2) does not match operand rank (1)
 return }
// -----
func.func @k(%a: tensor<3x3xf32>) { %0 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 1, 1>} : (tensor<3x3xf32>) -> tensor<3x3xf32> // error 42: broadcast_dimensions should not have duplicates
 return }
// -----
func.func @k(%a: tensor<3xf32>) { %0 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3xf32> // error 40: broadcast_dimensions contains invalid value 4 for result with rank 2
 return }
// -----
func.func @k(%a: tensor<3xf32>) { %0 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf64> // error 40: 'stablehlo.broadcast_in_dim' op requires compatible element types for all operands and results
 return }
// -----
func.func @k(%a: tensor<3xf32>) { %0 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<?x3xf32> // error 40: 'stablehlo.broadcast_in_dim' op result #0 must be statically shaped or single bounded dimension tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized or per-axis integer quantized values, but got 'tensor<?x3xf32>'
 return }
// -----
func.func @k(%a: tensor<3xf32>, %b: tensor<2xi32>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>, tensor<2xi32>) -> tensor<2x3xf64> // error 59: expects operand and result to have compatible element type. Got: 'tensor<3xf32>' and 'tensor<2x3xf64>'
 return }
// -----
func.func @k(%a: tensor<3xf32>, %b: tensor<2xi32>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) {broadcast_dimensions = array<i64: 1, 0>} : (tensor<3xf32>, tensor<2xi32>) -> tensor<2x3xf32> // error 59: broadcast_dimensions size (2) does not match operand rank (1)
 return }
// -----
func.func @k(%a: tensor<3x3xf32>, %b: tensor<1xi32>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x3xf32>, tensor<1xi32>) -> tensor<3xf32> // error 61: result rank (1) is less than operand rank (2)
 return }
// -----
func.func @k(%a: tensor<3x3xf32>, %b: tensor<2xi32>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) {broadcast_dimensions = array<i64: 0, 0>} : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<3x3xf32> // error 61: broadcast_dimensions should not have duplicates
 return }
// -----
func.func @k(%a: tensor<3xf32>, %b: tensor<2xi32>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>, tensor<2xi32>) -> tensor<3x3xf32> // error 59: broadcast_dimensions contains invalid value 2 for result with rank 2
 return }
// -----
func.func @k(%a: tensor<3xf32>, %b: tensor<2xi32>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>, tensor<2xi32>) -> tensor<3x4xf32> // error 59: size of operand dimension 0 (3) is not compatible with size of result dimension 1 (4)
 return }
// -----
func.func @k(%a: tensor<3x1xf32>, %b: tensor<2xi32>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) {broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 1>} : (tensor<3x1xf32>, tensor<2xi32>) -> tensor<3x4xf32> // error 61: duplicate expansion hint for at least one operand dimension
 return }
// -----
func.func @k(%a: tensor<3x1xf32>, %b: tensor<2xi32>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) {broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 5>} : (tensor<3x1xf32>, tensor<2xi32>) -> tensor<3x4xf32> // error 61: hint for expanding dimension 5 does not refer to a valid operand dimension
 return }
// -----
func.func @k(%a: tensor<3xf32>) { %s = stablehlo.constant dense<[2, 5]> : tensor<2xi32> %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] : (tensor<3xf32>, tensor<2xi32>) -> tensor<?x3xf32> // error 94: output shape [2, 5] is incompatible with return type of operation 'tensor<?x3xf32>'
 return }
// -----
func.func @k(%a: tensor<3xf32>) { %s = stablehlo.constant dense<[2, 5]> : tensor<2xi32> %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] : (tensor<3xf32>, tensor<2xi32>) -> tensor<?x?xf32> // error 94: size of operand dimension 0 (3) is not equal to 1 or value of shape at index 1 (5)
 return }
// -----
%0 = stablehlo.iota dim = 0 : tensor<i32> // error 6: does not support scalars.
// -----
%0 = stablehlo.iota dim = 3 : tensor<4xi32> // error 6: iota dimension cannot go beyond the output rank.
// -----
func.func @k(%s: tensor<1xi32>) { %0 = stablehlo.dynamic_iota %s, dim = 2 : (tensor<1xi32>) -> tensor<?xi32> // error 40: iota dimension cannot go beyond the output rank.
 return }
// -----
func.func @k() { %s = stablehlo.constant dense<[4]> : tensor<1xi32> %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<5xi32> // error 74: output shape [4] is incompatible with return type of operation 'tensor<5xi32>'
 return }
// -----
func.func @k(%a: tensor<4x2xf32>) { %0 = "stablehlo.get_dimension_size"(%a) {dimension = 2 : i64} : (tensor<4x2xf32>) -> tensor<i32> // error 42: requires dimension attribute in range [0, 2); found (2)
 return }
// -----
func.func @k(%a: tensor<4x2xf32>, %b: tensor<i32>) { %0 = "stablehlo.set_dimension_size"(%a, %b) {dimension = 2 : i64} : (tensor<4x2xf32>, tensor<i32>) -> tensor<4x?xf32> // error 59: requires dimension attribute in range [0, 2); found (2)
 return }
// -----
func.func @k(%a: tensor<4x2xf32>, %b: tensor<1xi32>) { %0 = "stablehlo.set_dimension_size"(%a, %b) {dimension = 1 : i64} : (tensor<4x2xf32>, tensor<1xi32>) -> tensor<4x?xf32> // error 61: size operand should be of rank-0
 return }
// -----
func.func @k(%a: tensor<4x2xf32>, %b: tensor<i32>) { %0 = "stablehlo.set_dimension_size"(%a, %b) {dimension = 1 : i64} : (tensor<4x2xf32>, tensor<i32>) -> tensor<4x3xf32> // error 59: 'stablehlo.set_dimension_size' op inferred type(s) 'tensor<4x?xf32, #stablehlo.bounds<?, 2>>' are incompatible with return type(s) of operation 'tensor<4x3xf32>'
 return }
// -----
func.func @k(%t: tuple<tensor<i32>>) { %0 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i32>>) -> tensor<i32> // error 45: index 1 is out of bounds of operand with size 1
 return }
// -----
func.func @k(%t: tuple<tensor<i32>>) { %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<i32>>) -> tensor<i64> // error 45: 'stablehlo.get_tuple_element' op inferred type(s) 'tensor<i32>' are incompatible with return type(s) of operation 'tensor<i64>'
 return }
// -----
func.func @k(%t: tuple<tuple<index>>) { %0 = stablehlo.get_tuple_element %t[0] : (tuple<tuple<index>>) -> tensor<i64> // error 46: 'stablehlo.get_tuple_element' op operand #0 must be nested tuple with any combination of ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or token values, but got 'tuple<tuple<index>>'
 return }
// -----
func.func private @k(tensor<?x?xf32, #stablehlo.bounds<5>>) // error 58: Bounds length is 1, expected to be equal to rank(2) of the tensor 'tensor<?x?xf32>'
// -----
func.func private @k(tensor<?x3xf32, #stablehlo.bounds<5, 4>>) // error 61: Static dimension 1 cannot have a bound, use ShapedType::kDynamic to indicate a missing bound in tensor 'tensor<?x3xf32>'
// -----
func.func private @k(!stablehlo.future<tensor<f32>, i32>) // error 39: future element type must be a ranked tensor, but got 'i32'
// -----
func.func private @k(!stablehlo.unknown) // error 33: unknown stablehlo type: unknown
// -----
func.func private @k() attributes {a = #stablehlo.unknown} // error 51: unknown StableHLO attribute
