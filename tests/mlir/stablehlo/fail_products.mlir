// Products and convolutions, refused as by jaxlib 0.10.2: the comment on the line that is blamed has the column and the
// message of the first error.
func.func @k(%a: tensor<4xf32>, %b: tensor<5xf32>) { %0 = "stablehlo.dot"(%a, %b)  : (tensor<4xf32>, tensor<5xf32>) -> tensor<f32> // error 59: expected both lhs/rhs ranks to be either 1 or 2
 return }
// -----
func.func @k(%a: tensor<3x4xf32>, %b: tensor<4x2xf32>) { %0 = "stablehlo.dot"(%a, %b)  : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x5xf32> // error 63: inferred shape '[3, 2]' is incompatible with return type of operation 'tensor<3x5xf32>'
 return }
// -----
func.func @k(%a: tensor<3x4xf32>, %b: tensor<4x2xf32>) { %0 = "stablehlo.dot"(%a, %b) {precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xf32> // error 63: expects precision config to be empty or have <= 2 elements, got 3
 return }
// -----
func.func @k(%l: tensor<2x5x3xf32>, %r: tensor<2x3x6xf32>) { %0 = stablehlo.dot_general %l, %r, batching_dims = [0] x [], contracting_dims = [2] x [1] : (tensor<2x5x3xf32>, tensor<2x3x6xf32>) -> tensor<2x5x6xf32> // error 67: lhs and rhs should have the same number of batching dimensions
 return }
// -----
func.func @k(%l: tensor<2x5x3xf32>, %r: tensor<2x3x6xf32>) { %0 = stablehlo.dot_general %l, %r, batching_dims = [0] x [0], contracting_dims = [2] x [] : (tensor<2x5x3xf32>, tensor<2x3x6xf32>) -> tensor<2x5x6xf32> // error 67: lhs and rhs should have the same number of contracting dimensions
 return }
// -----
func.func @k(%l: tensor<2x5x3xf32>, %r: tensor<2x3x6xf32>) { %0 = stablehlo.dot_general %l, %r, batching_dims = [0] x [0], contracting_dims = [2] x [0] : (tensor<2x5x3xf32>, tensor<2x3x6xf32>) -> tensor<2x5x6xf32> // error 67: has duplicated dimension from rhs_batching_dimensions and rhs_contracting_dimensions: 0
 return }
// -----
func.func @k(%l: tensor<5x3xf32>, %r: tensor<3x6xf32>) { %0 = stablehlo.dot_general %l, %r, contracting_dims = [4] x [0] : (tensor<5x3xf32>, tensor<3x6xf32>) -> tensor<5x6xf32> // error 63: lhs_contracting_dimensions value: 4 is out of range: [0, 2)
 return }
// -----
func.func @k(%l: tensor<5x3xf32>, %r: tensor<3x6xf32>) { %0 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [4] : (tensor<5x3xf32>, tensor<3x6xf32>) -> tensor<5x6xf32> // error 63: rhs_contracting_dimensions value: 4 is out of range: [0, 2)
 return }
// -----
func.func @k(%l: tensor<2x5x3xf32>, %r: tensor<4x3x6xf32>) { %0 = stablehlo.dot_general %l, %r, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x3xf32>, tensor<4x3x6xf32>) -> tensor<2x5x6xf32> // error 67: batching dimension sizes must match for lhs/rhs
 return }
// -----
func.func @k(%l: tensor<5x3xf32>, %r: tensor<4x6xf32>) { %0 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0] : (tensor<5x3xf32>, tensor<4x6xf32>) -> tensor<5x6xf32> // error 63: contracting dimension sizes must match for lhs/rhs
 return }
// -----
func.func @k(%l: tensor<5x3xf32>, %r: tensor<3x6xf32>) { %0 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0] : (tensor<5x3xf32>, tensor<3x6xf32>) -> tensor<5x7xf32> // error 63: inferred shape '[5, 6]' is incompatible with return type of operation 'tensor<5x7xf32>'
 return }
// -----
func.func @k(%l: tensor<5x3xf32>, %r: tensor<3x6xf32>) { %0 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0], precision = [DEFAULT, HIGH], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<5x3xf32>, tensor<3x6xf32>) -> tensor<5x6xf32> // error 63: must specify DEFAULT precision config when algorithm is set.
 return }
// -----
func.func @k(%l: tensor<5x3xf32>, %r: tensor<3x6xf32>) { %0 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0], precision = [HIGH, HIGH, HIGH] : (tensor<5x3xf32>, tensor<3x6xf32>) -> tensor<5x6xf32> // error 63: expects precision config to be empty or have <= 2 elements, got 3
 return }
// -----
func.func @k(%l: tensor<5x3xf32>, %r: tensor<3x6xf32>) { %0 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<5x3xf32>, tensor<3x6xf32>) -> tensor<5x6xf32> // error 135: custom op 'stablehlo.dot_general' lhs component count must be positive
 return }
// -----
func.func @k(%l: tensor<5x3xf32>, %r: tensor<3x6xf32>) { %0 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 0, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<5x3xf32>, tensor<3x6xf32>) -> tensor<5x6xf32> // error 135: custom op 'stablehlo.dot_general' rhs component count must be positive
 return }
// -----
func.func @k(%l: tensor<5x3xf32>, %r: tensor<3x6xf32>) { %0 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 0, allow_imprecise_accumulation = false> : (tensor<5x3xf32>, tensor<3x6xf32>) -> tensor<5x6xf32> // error 135: custom op 'stablehlo.dot_general' num primitive operations must be positive
 return }
// -----
func.func @k(%l: tensor<5x3xf32>, %r: tensor<3x6xf32>) { %0 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<5x3xf32>, tensor<3x6xf32>) -> tensor<5x6xf32> // error 135: custom op 'stablehlo.dot_general' dot algorithm not known to be supported on any hardware: {lhs:'f32', rhs:'f16', accum:'f32', lhs_components:1, rhs_components:1, primitive_ops:1, imprecise:0}
 return }
// -----
func.func @k(%l: tensor<5x3xf32>, %r: tensor<3x6xf32>) { %0 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 4, allow_imprecise_accumulation = false> : (tensor<5x3xf32>, tensor<3x6xf32>) -> tensor<5x6xf32> // error 135: custom op 'stablehlo.dot_general' dot algorithm not known to be supported on any hardware: {lhs:'bf16', rhs:'bf16', accum:'f32', lhs_components:1, rhs_components:1, primitive_ops:4, imprecise:0}
 return }
// -----
func.func @k(%l: tensor<5x3xf32>, %r: tensor<3x6xf32>) { %0 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true> : (tensor<5x3xf32>, tensor<3x6xf32>) -> tensor<5x6xf32> // error 135: custom op 'stablehlo.dot_general' dot algorithm not known to be supported on any hardware: {lhs:'f32', rhs:'f32', accum:'f32', lhs_components:1, rhs_components:1, primitive_ops:1, imprecise:1}
 return }
// -----
func.func @k(%l: tensor<4xf32>, %r: tensor<4xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> // error 59: expects convolution arguments to have >= 2 dimensions. Got: 'tensor<4xf32>' and 'tensor<4xf32>'.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 70: expects convolution arguments to have same number of dimensions. Got: 'tensor<4x6x6x8xf32>' and 'tensor<3x8x12xf32>'.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf64>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf64>) -> tensor<4x4x4x12xf32> // error 72: expects lhs and rhs to have compatible element type. Got: 'f32' and 'f64'
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects the same size for input, kernel and output spatial-dimensions, but got 1, 2, and 2 resp.
 return }
// -----
func.func @k(%l: tensor<4x6x8xf32>, %r: tensor<3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x8xf32>, tensor<3x8x12xf32>) -> tensor<4x4x12xf32> // error 68: expects input, kernel, and output dimension-numbers to be in-range [0, 3).
 return }
// -----
func.func @k(%l: tensor<4x6x6x1x8xf32>, %r: tensor<3x3x1x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x1x8xf32>, tensor<3x3x1x8x12xf32>) -> tensor<4x4x4x1x12xf32> // error 76: expects convolution arguments to have 4 dimensions. Got: 5
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 2 : i64, feature_group_count = 2 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects batch_group_count and feature_group_count not to be both greater than 1. Got 2 and 2 resp.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 3 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects input batch dimension (4) to be divisible by batch_group_count. Got batch_group_count = 3.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects input feature dimension (8) to be a multiple of feature_group_count. Got feature_group_count = 3.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x5x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x5x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects input feature dimension (8) / feature_group_count = kernel input feature dimension (5). Got feature_group_count = 1.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x10xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x10xf32>) -> tensor<4x4x4x12xf32> // error 72: expects output feature dimension size (10) to be a multiple of batch_group_count. Got batch_group_count = 4.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x4x9xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x4x9xf32>) -> tensor<4x4x4x12xf32> // error 71: expects kernel output feature dimension (9) to be divisible by feature_group_count. For feature_group_count = 2.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects precision config to be empty or have <= 2 elements, got 3
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects window-strides to have same dimension-size as size of window dimensions (2), but got: 1.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects window to have positive stride for 1-th window dimension, but got 0.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects base-dilation factors to have same dimension-size as size of window dimensions (2), but got: 1.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [1, 0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects window to have positive base dilation factor for 1-th window dimension, but got 0.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects window-dilation factors to have same dimension-size as size of window dimensions (2), but got: 1.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [0, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects window to have positive window dilation factor for 0-th window dimension, but got 0.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects window-reversal to have same dimension-size as size of window dimensions (2), but got: 1.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects padding-entries to have same dimension-size as size of window dimensions (2), but got: 1.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<0x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<0x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects window to have positive value for 0-th window dimension, but got 0.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x5x12xf32> // error 72: inferred shape '[4, 4, 4, 12]' is incompatible with return type of operation 'tensor<4x4x5x12xf32>'
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, padding = dense<1> : tensor<2x3xi64>} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects the shape of padding-attribute to be {N, 2}, but got {2, 3}.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 2, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 128: custom op 'stablehlo.convolution' Expected spatial dimensions 1 not specified
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %0 = "stablehlo.convolution"(%l, %r) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 0, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>) -> tensor<4x4x4x12xf32> // error 72: expects input dimension-numbers to be unique, got {0, 0, 1, 2}.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>, %p: tensor<3x2xi64>) { %0 = "stablehlo.dynamic_conv"(%l, %r, %p) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>, tensor<3x2xi64>) -> tensor<4x?x?x12xf32> // error 93: expects padding to be of shape [2, 2], but got [3, 2]
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %p = stablehlo.constant dense<0> : tensor<2x2xi64> %0 = "stablehlo.dynamic_conv"(%l, %r, %p) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 0, 1>} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>, tensor<2x2xi64>) -> tensor<4x?x?x12xf32> // error 123: expects window to have positive stride for 0-th window dimension, but got 0.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x8x12xf32>) { %p = stablehlo.constant dense<0> : tensor<2x2xi64> %0 = "stablehlo.dynamic_conv"(%l, %r, %p) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_reversal = array<i1: true>} : (tensor<4x6x6x8xf32>, tensor<3x3x8x12xf32>, tensor<2x2xi64>) -> tensor<4x?x?x12xf32> // error 123: expects window-reversal to have same dimension-size as size of window dimensions (2), but got: 1.
 return }
// -----
func.func @k(%l: tensor<4x6x6x8xf32>, %r: tensor<3x3x7x12xf32>) { %p = stablehlo.constant dense<0> : tensor<2x2xi64> %0 = "stablehlo.dynamic_conv"(%l, %r, %p) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>} : (tensor<4x6x6x8xf32>, tensor<3x3x7x12xf32>, tensor<2x2xi64>) -> tensor<4x?x?x12xf32> // error 123: expects input feature dimension (8) / feature_group_count = kernel input feature dimension (7). Got feature_group_count = 1.
 return }
