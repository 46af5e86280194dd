// Reductions, windows, loops, branches, refused as by jaxlib 0.10.2: the comment on the line that is blamed has the column and the
// message of the first error.
func.func @k(%a: tensor<4x5xf32>, %i: tensor<f32>) { %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0, 0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32> // error 75: Duplicate reduction dimension: 0
 return }
// -----
func.func @k(%a: tensor<4x5xf32>, %i: tensor<f32>) { %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32> // error 75: 'stablehlo.reduce' op inferred type(s) 'tensor<5xf32>' are incompatible with return type(s) of operation 'tensor<4xf32>'
 return }
// -----
func.func @k(%a: tensor<4xf32>, %b: tensor<5xf32>, %i: tensor<f32>) { %0:2 = "stablehlo.reduce"(%a, %b, %i, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>, %w: tensor<f32>): stablehlo.return %x, %y : tensor<f32>, tensor<f32> }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) // error 78: expects all inputs to have compatible shapes. Shape at input-index 1 is not compatible with shape at input-index 0
 return }
// -----
func.func @k(%a: tensor<4x5xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %i) ({ ^bb0(%x: tensor<f32>): stablehlo.return %x : tensor<f32> }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32> // error 59: Reduction-region must take 2 parameters, but takes 1 parameter(s)
 return }
// -----
func.func @k(%a: tensor<4x5xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): stablehlo.return %x, %y : tensor<f32>, tensor<f32> }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32> // error 59: Reduction-region here must produce 1 tensors, but produces 2 instead
 return }
// -----
func.func @k(%a: tensor<4x5xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %t = stablehlo.create_token : !stablehlo.token stablehlo.return %t : !stablehlo.token }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32> // error 59: Reduction-region here must produce tensor-typed result(s), but produces '!stablehlo.token' instead
 return }
// -----
func.func @k(%a: tensor<4x5xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %i) ({ ^bb0(%x: tensor<i32>, %y: tensor<f32>): stablehlo.return %y : tensor<f32> }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32> // error 59: The type of reduction-region's parameter at index 0 is different than the corresponding result type: 'tensor<i32>' vs 'tensor<f32>'
 return }
// -----
func.func @k(%a: tensor<4x5xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<i32>): stablehlo.return %x : tensor<f32> }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32> // error 59: The type of reduction-region's parameter at index 1 is different than the corresponding result type: 'tensor<i32>' vs 'tensor<f32>'
 return }
// -----
func.func @k(%a: tensor<4x5xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %i) ({ ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>): stablehlo.return %x : tensor<3xf32> }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32> // error 59: The shape of reduction-region's result type at index 0 differs from the op's corresponding init-value type: 'tensor<3xf32>' vs 'tensor<f32>'
 return }
// -----
func.func @k(%a: tensor<4x5xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %i) ({ ^bb0(%x: tensor<i32>, %y: tensor<i32>): stablehlo.return %x : tensor<i32> }) {dimensions = array<i64: 0>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32> // error 59: The element-type of reduction-region's result type at index 0 is expected to be promotable from the op's corresponding init-value element-type: 'tensor<i32>' vs 'tensor<f32>'
 return }
// -----
func.func @k(%a: tensor<4x5xi32>, %i: tensor<i8>) { %0 = "stablehlo.reduce"(%a, %i) ({ ^bb0(%x: tensor<i16>, %y: tensor<i16>): stablehlo.return %x : tensor<i16> }) {dimensions = array<i64: 0>} : (tensor<4x5xi32>, tensor<i8>) -> tensor<5xi16> // error 58: The element-type of reduction-region's argument at index 1 is expected to be promotable from 'i32', but got 'i16'
 return }
// -----
func.func @k(%a: tensor<4xi32>, %i: tensor<2x2xi32>) { %0 = "stablehlo.reduce"(%a, %i) ({ ^bb0(%x: tensor<2x2xi32>, %y: tensor<2x2xi32>): stablehlo.return %x : tensor<2x2xi32> }) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<2x2xi32>) -> tensor<i32> // error 61: The rank of reduction-region's argument at index 1 is expected to be <= 0, got 2
 return }
// -----
func.func @k(%a: tensor<4x5xi32>, %i: tensor<3xi32>) { %0 = "stablehlo.reduce"(%a, %i) ({ ^bb0(%x: tensor<3xi32>, %y: tensor<3xi32>): stablehlo.return %x : tensor<3xi32> }) {dimensions = array<i64: 0>} : (tensor<4x5xi32>, tensor<3xi32>) -> tensor<5xi32> // error 61: The shape of reduction-region's argument at index 1 is not compatible with that of reduce-op's input-parameter at index 0
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 2>} : (tensor<9x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 59: expects window-dimensions size == input rank, but got window-dimensions size: 1 and input: 'tensor<9x7xf32>' with rank = 2.
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 2, 0>} : (tensor<9x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 59: expects window to have positive value for 1-th window dimension, but got 0.
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1>} : (tensor<9x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 59: expects window-strides to have same dimension-size as size of window dimensions (2), but got: 1.
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, -1>} : (tensor<9x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 59: expects window to have positive stride for 1-th window dimension, but got -1.
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 2, 2>, base_dilations = array<i64: 1>} : (tensor<9x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 59: expects base-dilation factors to have same dimension-size as size of window dimensions (2), but got: 1.
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 2, 2>, base_dilations = array<i64: 0, 1>} : (tensor<9x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 59: expects window to have positive base dilation factor for 0-th window dimension, but got 0.
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 2, 2>, window_dilations = array<i64: 1>} : (tensor<9x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 59: expects window-dilation factors to have same dimension-size as size of window dimensions (2), but got: 1.
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 2, 2>, window_dilations = array<i64: 1, 0>} : (tensor<9x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 59: expects window to have positive window dilation factor for 1-th window dimension, but got 0.
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 2, 2>, padding = dense<1> : tensor<3x2xi64>} : (tensor<9x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 59: expects padding-entries to have same dimension-size as size of window dimensions (2), but got: 3.
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 2, 2>, padding = dense<1> : tensor<4xi64>} : (tensor<9x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 59: expects the shape of padding-attribute to be {N, 2}, but got {4}.
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 2, 2>} : (tensor<9x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 59: 'stablehlo.reduce_window' op inferred type(s) 'tensor<8x6xf32>' are incompatible with return type(s) of operation 'tensor<9x7xf32>'
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %i) ({ ^bb0(%x: tensor<i32>, %y: tensor<i32>): %s = stablehlo.add %x, %y : tensor<i32> stablehlo.return %s : tensor<i32> }) {window_dimensions = array<i64: 2, 2>} : (tensor<9x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 59: The element-type of reduction-region's result type at index 0 is expected to be promotable from the op's corresponding init-value element-type: 'tensor<i32>' vs 'tensor<f32>'
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %b: tensor<3x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.select_and_scatter"(%a, %b, %i) ({ ^bb0(%x: tensor<f32>): %s = stablehlo.compare GE, %x, %x : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1> }, { ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 3, 1>} : (tensor<9x7xf32>, tensor<3x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 80: expects the select-region to take 2 parameters, but takes 1
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %b: tensor<3x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.select_and_scatter"(%a, %b, %i) ({ ^bb0(%x: tensor<i32>, %y: tensor<i32>): %s = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1> stablehlo.return %s : tensor<i1> }, { ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 3, 1>} : (tensor<9x7xf32>, tensor<3x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 80: expects the type of select-region's parameter at index 0 to be 'tensor<f32>', but got 'tensor<i32>'
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %b: tensor<3x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.select_and_scatter"(%a, %b, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s, %s : tensor<i1>, tensor<i1> }, { ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 3, 1>} : (tensor<9x7xf32>, tensor<3x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 80: expects select-region to return single value, but got: 2
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %b: tensor<3x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.select_and_scatter"(%a, %b, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): stablehlo.return %x : tensor<f32> }, { ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 3, 1>} : (tensor<9x7xf32>, tensor<3x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 80: expects the return-type of select-region to be tensor<i1>, but got: 'tensor<f32>'
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %b: tensor<3x7xf32>, %i: tensor<i32>) { %0 = "stablehlo.select_and_scatter"(%a, %b, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1> }, { ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 3, 1>} : (tensor<9x7xf32>, tensor<3x7xf32>, tensor<i32>) -> tensor<9x7xf32> // error 80: The element-type of reduction-region's result type at index 0 is expected to be promotable from the op's corresponding init-value element-type: 'tensor<f32>' vs 'tensor<i32>'
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %b: tensor<3x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.select_and_scatter"(%a, %b, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1> }, { ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 3>} : (tensor<9x7xf32>, tensor<3x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 80: expects window-dimensions size == operand rank, but got window-dimensions size: 1 and operand-type: 'tensor<9x7xf32>' with rank = 2.
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %b: tensor<4x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.select_and_scatter"(%a, %b, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1> }, { ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 3, 1>} : (tensor<9x7xf32>, tensor<4x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 80: expects source-type to be 'tensor<3x7xf32>', but got'tensor<4x7xf32>'
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %b: tensor<3x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.select_and_scatter"(%a, %b, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1> }, { ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 3, 1>} : (tensor<9x7xf32>, tensor<3x7xf32>, tensor<f32>) -> tensor<9x8xf32> // error 80: 'stablehlo.select_and_scatter' op inferred type(s) 'tensor<9x7xf32>' are incompatible with return type(s) of operation 'tensor<9x8xf32>'
 return }
// -----
func.func @k(%a: tensor<9x7xf32>, %b: tensor<3x7xf32>, %i: tensor<f32>) { %0 = "stablehlo.select_and_scatter"(%a, %b, %i) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1> }, { ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {window_dimensions = array<i64: 3, 1>, padding = dense<0> : tensor<1xi64>} : (tensor<9x7xf32>, tensor<3x7xf32>, tensor<f32>) -> tensor<9x7xf32> // error 80: expects the shape of padding-attribute to be {N, 2}, but got {1}.
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.map"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): stablehlo.return %x : tensor<f32> }) {dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: expects number of operands to match the arity of map computation, but got: 1 and 2
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.map"(%a) ({ ^bb0(%x: tensor<1xf32>): stablehlo.return %x : tensor<1xf32> }) {dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: computation arguments must be 0-rank tensor, but got: arg #0 of type 'tensor<1xf32>'
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.map"(%a) ({ ^bb0(%x: tensor<i32>): stablehlo.return %x : tensor<i32> }) {dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: element type of operands and computation arguments must match, but got: 'f32' and 'i32'
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.map"(%a) ({ ^bb0(%x: tensor<f32>): stablehlo.return %x, %x : tensor<f32>, tensor<f32> }) {dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: computation must return single output, but got: 2
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.map"(%a) ({ ^bb0(%x: tensor<f32>): stablehlo.return %x : tensor<f32> }) {dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: requires monotonically increasing dimension numbers, but got: 1
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.map"(%a) ({ ^bb0(%x: tensor<f32>): stablehlo.return %x : tensor<f32> }) {dimensions = array<i64>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: applied to a subset of dimensions currently not supported: operand dimensions = 1, requested map dimensions size = 0
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.map"(%a) ({ ^bb0(%x: tensor<f32>): stablehlo.return %x : tensor<f32> }) {dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4xf64> // error 40: 'stablehlo.map' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<4xf64>'
 return }
// -----
func.func @k(%i: tensor<i32>) { %0 = "stablehlo.case"(%i) : (tensor<i32>) -> tensor<f32> // error 38: expect at least one branch
 return }
// -----
func.func @k(%i: tensor<2xi32>, %a: tensor<f32>) { %0 = "stablehlo.case"(%i) ({ stablehlo.return %a : tensor<f32> }) : (tensor<2xi32>) -> tensor<f32> // error 57: operand should be rank 0 tensor but got rank 1
 return }
// -----
func.func @k(%i: tensor<i32>, %a: tensor<f32>) { %0 = "stablehlo.case"(%i) ({ ^bb0(%x: tensor<f32>): stablehlo.return %x : tensor<f32> }) : (tensor<i32>) -> tensor<f32> // error 55: branch 0 must have 0 arguments, but found 1
 return }
// -----
func.func @k(%i: tensor<i32>, %a: tensor<f32>) { %0 = "stablehlo.case"(%i) ({ stablehlo.return %a : tensor<f32> }) : (tensor<i32>) -> tensor<f64> // error 55: 'stablehlo.case' op inferred type(s) 'tensor<f32>' are incompatible with return type(s) of operation 'tensor<f64>'
 return }
// -----
func.func @k(%p: tensor<i1>, %a: tensor<4xf32>, %b: tensor<5xf32>) { %0 = "stablehlo.if"(%p) ({ stablehlo.return %a : tensor<4xf32> }, { stablehlo.return %b : tensor<5xf32> }) : (tensor<i1>) -> tensor<?xf32> // error 75: branch 0 and branch 1 have mismatched return types: 'tensor<4xf32>' vs 'tensor<5xf32>'
 return }
// -----
func.func @k(%a: tensor<i32>) { %0 = "stablehlo.while"(%a) ({ ^bb0(%x: tensor<i32>): %c = stablehlo.compare LT, %x, %x : (tensor<i32>, tensor<i32>) -> tensor<i1> stablehlo.return %c : tensor<i1> }, { ^bb0(%x: tensor<i32>): stablehlo.return %x : tensor<i32> }) : (tensor<i32>) -> tensor<i64> // error 38: 'stablehlo.while' op inferred type(s) 'tensor<i32>' are incompatible with return type(s) of operation 'tensor<i64>'
 return }
// -----
func.func @k(%a: tensor<i32>) { %0 = "stablehlo.while"(%a) ({ ^bb0(%x: tensor<i64>): %c = stablehlo.compare LT, %x, %x : (tensor<i64>, tensor<i64>) -> tensor<i1> stablehlo.return %c : tensor<i1> }, { ^bb0(%x: tensor<i32>): stablehlo.return %x : tensor<i32> }) : (tensor<i32>) -> tensor<i32> // error 38: expect operands to be compatible with condition block arguments but got 'tensor<i32>' vs 'tensor<i64>'
 return }
// -----
func.func @k(%a: tensor<i32>) { %0 = "stablehlo.while"(%a) ({ ^bb0(%x: tensor<i32>): %c = stablehlo.compare LT, %x, %x : (tensor<i32>, tensor<i32>) -> tensor<i1> stablehlo.return %c, %c : tensor<i1>, tensor<i1> }, { ^bb0(%x: tensor<i32>): stablehlo.return %x : tensor<i32> }) : (tensor<i32>) -> tensor<i32> // error 38: expect condition body returns a single value but got 2
 return }
// -----
func.func @k(%a: tensor<i32>) { %0 = "stablehlo.while"(%a) ({ ^bb0(%x: tensor<i32>): %c = stablehlo.compare LT, %x, %x : (tensor<i32>, tensor<i32>) -> tensor<i1> stablehlo.return %c : tensor<i1> }, { ^bb0(%x: tensor<i64>): stablehlo.return %x : tensor<i64> }) : (tensor<i32>) -> tensor<i32> // error 38: expect operands to be compatible with body block arguments but got 'tensor<i32>' vs 'tensor<i64>'
 return }
// -----
func.func @k(%a: tensor<i32>) { %0 = "stablehlo.while"(%a) ({ ^bb0(%x: tensor<i32>): %c = stablehlo.compare LT, %x, %x : (tensor<i32>, tensor<i32>) -> tensor<i1> stablehlo.return %c : tensor<i1> }, { ^bb0(%x: tensor<i32>): stablehlo.return %x, %x : tensor<i32>, tensor<i32> }) : (tensor<i32>) -> tensor<i32> // error 38: expect operands to be compatible with body block return types but got 'tensor<i32>' vs 'tensor<i32>', 'tensor<i32>'
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.sort"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %c : tensor<i1> }) {dimension = 2 : i64} : (tensor<4xf32>) -> tensor<4xf32> // error 40: dimension attribute value must be in range [-1, 1), but found 2
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.sort"(%a) ({ ^bb0(%x: tensor<f32>): %c = stablehlo.compare LT, %x, %x : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %c : tensor<i1> }) {dimension = 0 : i64} : (tensor<4xf32>) -> tensor<4xf32> // error 40: comparator block should have 2 arguments
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.sort"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f64>): %c = stablehlo.compare LT, %x, %x : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %c : tensor<i1> }) {dimension = 0 : i64} : (tensor<4xf32>) -> tensor<4xf32> // error 40: comparator block argument #1 should be of type 'tensor<f32>' but got 'tensor<f64>'
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.sort"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): stablehlo.return %x, %y : tensor<f32>, tensor<f32> }) {dimension = 0 : i64} : (tensor<4xf32>) -> tensor<4xf32> // error 40: comparator must return single output but got 2
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.sort"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): stablehlo.return %x : tensor<f32> }) {dimension = 0 : i64} : (tensor<4xf32>) -> tensor<4xf32> // error 40: comparator must return tensor<i1> but got 'tensor<f32>'
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.sort"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %c : tensor<i1> }) {dimension = 0 : i64} : (tensor<4xf32>) -> tensor<5xf32> // error 40: 'stablehlo.sort' op requires the same shape for all operands and results
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.sort"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %c : tensor<i1> }) {dimension = 0 : i64} : (tensor<4xf32>) -> tensor<4xf64> // error 40: 'stablehlo.sort' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<4xf64>'
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%x: tensor<4xf32>): %y = stablehlo.abs %x : tensor<4xf32> stablehlo.return %y : tensor<4xf32> }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>> // error 40: 'stablehlo.async_start' op region must contain a collective or slice operation
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%x: tensor<4xf32>): stablehlo.return %x : tensor<4xf32> }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>> // error 40: 'stablehlo.async_start' op region must contain exactly one operation and a return
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%x: tensor<4xf32>, %z: tensor<4xf32>): %y = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32> stablehlo.return %y : tensor<2xf32> }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>> // error 40: 'stablehlo.async_start' op number of operands (1) must match number of region arguments (2)
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%x: tensor<5xf32>): %y = stablehlo.slice %x [0:2] : (tensor<5xf32>) -> tensor<2xf32> stablehlo.return %y : tensor<2xf32> }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>> // error 40: 'stablehlo.async_start' op operand type 'tensor<4xf32>' at index 0 must match region argument type 'tensor<5xf32>'
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%x: tensor<4xf32>): %y = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32> stablehlo.return %y, %y : tensor<2xf32>, tensor<2xf32> }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>> // error 40: 'stablehlo.async_start' op region must return exactly one value, but got 2
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.async_start"(%a) ({ ^bb0(%x: tensor<4xf32>): %y = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32> stablehlo.return %y : tensor<2xf32> }) : (tensor<4xf32>) -> !stablehlo.future<tensor<3xf32>> // error 40: 'stablehlo.async_start' op inferred type(s) '!stablehlo.future<tensor<2xf32>>' are incompatible with return type(s) of operation '!stablehlo.future<tensor<3xf32>>'
 return }
// -----
func.func @k(%a: !stablehlo.future<tensor<f32>, tensor<f32>>) { %0 = "stablehlo.async_done"(%a) : (!stablehlo.future<tensor<f32>, tensor<f32>>) -> tensor<f32> // error 70: 'stablehlo.async_done' op future must have exactly one type parameter, but got 2
 return }
// -----
func.func @k(%a: !stablehlo.future<tensor<f32>>) { %0 = "stablehlo.async_done"(%a) : (!stablehlo.future<tensor<f32>>) -> tensor<f64> // error 57: 'stablehlo.async_done' op inferred type(s) 'tensor<f32>' are incompatible with return type(s) of operation 'tensor<f64>'
 return }
