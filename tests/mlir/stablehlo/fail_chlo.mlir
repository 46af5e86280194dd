// Operations of chlo, refused as by jaxlib 0.10.2: the comment on the line that is blamed has the column and the
// message of the first error.
func.func @k(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32> // error 59: 'chlo.broadcast_add' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<5xf32>'
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xf64>) { %0 = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32> // error 59: 'chlo.broadcast_add' op requires compatible element types for all operands and results
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<2x4xf32>) { %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x5xf32> // error 61: 'chlo.broadcast_add' op inferred type(s) 'tensor<2x4xf32>' are incompatible with return type(s) of operation 'tensor<2x5xf32>'
 return }
// -----
func.func @k(%a: tensor<4xi1>, %b: tensor<4xi8>) { %0 = chlo.broadcast_and %a, %b : (tensor<4xi1>, tensor<4xi8>) -> tensor<4xi1> // error 57: mismatched operand types
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = chlo.broadcast_complex %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f64>> // error 59: 'chlo.broadcast_complex' op inferred type(s) 'tensor<4xcomplex<f32>>' are incompatible with return type(s) of operation 'tensor<4xcomplex<f64>>'
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xi1> // error 59: 'chlo.broadcast_compare' op inferred type(s) 'tensor<4xi1>' are incompatible with return type(s) of operation 'tensor<5xi1>'
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<4xf64>) { %0 = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xi1> // error 59: mismatched operand types
 return }
// -----
func.func @k(%p: tensor<i1>, %a: tensor<4xf32>, %b: tensor<4xf64>) { %0 = chlo.broadcast_select %p, %a, %b : (tensor<i1>, tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32> // error 75: mismatched operand types
 return }
// -----
func.func @k(%p: tensor<i1>, %a: tensor<4xf32>) { %0 = chlo.broadcast_select %p, %a, %a : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32> // error 56: 'chlo.broadcast_select' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<5xf32>'
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = chlo.erf %a : tensor<4xf32> -> tensor<4xf64> // error 40: 'chlo.erf' op requires compatible types for all operands and results
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "chlo.is_inf"(%a) : (tensor<4xf32>) -> tensor<5xi1> // error 40: 'chlo.is_inf' op all non-scalar operands/results must have the same shape and base type
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "chlo.constant_like"(%a) {value = 1.0 : f64} : (tensor<4xf32>) -> tensor<4xf32> // error 40: 'chlo.constant_like' op value's type doesn't match element return type
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "chlo.constant_like"(%a) {value = 1.0 : f32} : (tensor<4xf32>) -> tensor<5xf32> // error 40: 'chlo.constant_like' op requires the same shape for all operands and results
 return }
// -----
func.func @k(%a: tensor<f32>) { %0:2 = "chlo.top_k"(%a) {k = 2 : i64} : (tensor<f32>) -> (tensor<2xf32>, tensor<2xi32>) // error 40: operand's rank must be at least 1
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0:2 = "chlo.top_k"(%a) {k = 7 : i64} : (tensor<4xf32>) -> (tensor<7xf32>, tensor<7xi32>) // error 42: operand's last dimension must be at least 7
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0:2 = "chlo.top_k"(%a) {k = 2 : i64} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<3xi32>) // error 42: 'chlo.top_k' op inferred type(s) 'tensor<2xf32>', 'tensor<2xi32>' are incompatible with return type(s) of operation 'tensor<2xf32>', 'tensor<3xi32>'
 return }
// -----
func.func @k(%l: tensor<8x6xf32>, %r: tensor<3x6x9xf32>, %g: tensor<3xi32>) { %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [], rhs_group_dimensions = [0]>} : (tensor<8x6xf32>, tensor<3x6x9xf32>, tensor<3xi32>) -> tensor<8x9xf32> // error 84: There must be exactly one ragged dimension in the lhs.
 return }
// -----
func.func @k(%l: tensor<8x6xf32>, %r: tensor<3x6x9xf32>, %g: tensor<3xi32>) { %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [7], rhs_group_dimensions = [0]>} : (tensor<8x6xf32>, tensor<3x6x9xf32>, tensor<3xi32>) -> tensor<8x9xf32> // error 84: Expects lhs_ragged_dim to be in range [0, lhs_rank) i.e. [0, 2). got: 7.
 return }
// -----
func.func @k(%l: tensor<8x6xf32>, %r: tensor<3x6x9xf32>, %g: tensor<2x3xi32>) { %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<8x6xf32>, tensor<3x6x9xf32>, tensor<2x3xi32>) -> tensor<8x9xf32> // error 86: expected group_sizes to have rank 1, got 2
 return }
// -----
func.func @k(%l: tensor<4x8x6xf32>, %r: tensor<3x4x6x9xf32>, %g: tensor<5x3xi32>) { %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>} : (tensor<4x8x6xf32>, tensor<3x4x6x9xf32>, tensor<5x3xi32>) -> tensor<4x8x9xf32> // error 90: group_sizes is expected to have shape [4, 3], got [5, 3]
 return }
// -----
func.func @k(%l: tensor<8x6xf32>, %r: tensor<3x6x9xf32>, %g: tensor<3xi32>) { %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [5]>} : (tensor<8x6xf32>, tensor<3x6x9xf32>, tensor<3xi32>) -> tensor<8x9xf32> // error 84: Expects rhs_group_dim to be in range [0, rhs_rank) i.e. [0, 3). got: 5.
 return }
// -----
func.func @k(%l: tensor<8x6xf32>, %r: tensor<3x6x9xf32>, %g: tensor<3xi32>) { %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>} : (tensor<8x6xf32>, tensor<3x6x9xf32>, tensor<3xi32>) -> tensor<8x9xf32> // error 84: has duplicated dimension from rhs_group_dimensions and rhs_contracting_dimensions: 1
 return }
// -----
func.func @k(%l: tensor<8x6xf32>, %r: tensor<3x6x9xf32>, %g: tensor<3xi32>) { %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>} : (tensor<8x6xf32>, tensor<3x6x9xf32>, tensor<3xi32>) -> tensor<8x9xf32> // error 84: There must be zero group dimensions in the rhs when the ragged dimension is batch or contracting.
 return }
// -----
func.func @k(%l: tensor<8x6xf32>, %r: tensor<3x6x9xf32>, %g: tensor<3xi32>) { %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>} : (tensor<8x6xf32>, tensor<3x6x9xf32>, tensor<3xi32>) -> tensor<8x9xf32> // error 84: There must be exactly one group dimension in the rhs when the lhs ragged dimension is non-contracting.
 return }
// -----
func.func @k(%l: tensor<8x6xf32>, %r: tensor<3x6x9xf32>, %g: tensor<4xi32>) { %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<8x6xf32>, tensor<3x6x9xf32>, tensor<4xi32>) -> tensor<8x9xf32> // error 84: rhs group dimension is expected to have size=4, got 3
 return }
// -----
func.func @k(%l: tensor<8x6xf32>, %r: tensor<3x6x9xf32>, %g: tensor<3xi32>) { %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<8x6xf32>, tensor<3x6x9xf32>, tensor<3xi32>) -> tensor<8x8xf32> // error 84: inferred shape '[8, 9]' is incompatible with return type of operation 'tensor<8x8xf32>'
 return }
// -----
func.func @k(%l: tensor<8x6xf32>, %r: tensor<3x6x9xf32>, %g: tensor<3xi32>) { %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<8x6xf32>, tensor<3x6x9xf32>, tensor<3xi32>) -> tensor<8x9xf32> // error 84: lhs and rhs should have the same number of contracting dimensions
 return }
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<f32>) { %0:2 = "chlo.scan"(%a, %c) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%x: tensor<f32>): "stablehlo.return"(%x, %x) : (tensor<f32>, tensor<f32>) -> () }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>) // error 59: 'chlo.scan' op expects 2 arguments in the body, but got 1
 return }
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<f32>) { %0:2 = "chlo.scan"(%a, %c) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%x: tensor<f32>, %y: tensor<2xf32>): "stablehlo.return"(%x, %x) : (tensor<f32>, tensor<f32>) -> () }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>) // error 59: 'chlo.scan' op operand and body argument 1 are incompatible
 return }
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<f32>) { %0:2 = "chlo.scan"(%a, %c) <{dimension = 1 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): "stablehlo.return"(%x, %x) : (tensor<f32>, tensor<f32>) -> () }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>) // error 59: 'chlo.scan' op scan dimension of operand 0 is out of bounds
 return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>, %c: tensor<f32>) { %0:2 = "chlo.scan"(%a, %b, %c) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 2, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%x: tensor<f32>, %z: tensor<f32>, %y: tensor<f32>): "stablehlo.return"(%x, %x) : (tensor<f32>, tensor<f32>) -> () }) : (tensor<4xf32>, tensor<5xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>) // error 78: 'chlo.scan' op invalid scan dimension size of operand 1
 return }
// -----
func.func @f(%c: tensor<f32>) { %0 = "chlo.scan"(%c) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 0, 1>}> ({ ^bb0(%y: tensor<f32>): "stablehlo.return"(%y) : (tensor<f32>) -> () }) : (tensor<f32>) -> (tensor<f32>) // error 38: 'chlo.scan' op at least one of inputs or outputs must be present
 return }
// -----
func.func @f(%a: tensor<*xf32>, %c: tensor<f32>) { %0:2 = "chlo.scan"(%a, %c) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): "stablehlo.return"(%x, %x) : (tensor<f32>, tensor<f32>) -> () }) : (tensor<*xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>) // error 59: 'chlo.scan' op operand 0 is not ranked
 return }
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<*xf32>) { %0:2 = "chlo.scan"(%a, %c) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): "stablehlo.return"(%x, %x) : (tensor<f32>, tensor<f32>) -> () }) : (tensor<4xf32>, tensor<*xf32>) -> (tensor<4xf32>, tensor<f32>) // error 61: 'chlo.scan' op operand 1 is not ranked
 return }
