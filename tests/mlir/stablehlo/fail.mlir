// What stablehlo refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%a: tensor<?x4xf32, #stablehlo.type_extensions<bounds = [4, ?]>>) { %0 = stablehlo.reverse %a, dims = [0, 0] : tensor<?x4xf32, #stablehlo.type_extensions<bounds = [4, ?]>> // error 87: dimensions should be unique. Got: 0, 0
 return }
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<f32>) { %0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = [2] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32> // error 75: Out-of-bounds dimension 2, expected to be in range [0, 2)
 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = "stablehlo.all_reduce"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): stablehlo.return %x : tensor<f32> }) {replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: replica id #1 not seen in replica groups
 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = "stablehlo.all_reduce"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<i32>): stablehlo.return %x : tensor<f32> }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: The type of reduction-region's parameter at index 1 is different than the corresponding result type: 'tensor<i32>' vs 'tensor<f32>'
 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<8xf32> // error 40: all_gather_dim must be a valid index of operand
 return }
// -----
func.func @f(%a: tensor<4x4xf32>) { %0 = "stablehlo.all_to_all"(%a) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 3 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (tensor<4x4xf32>) -> tensor<8x2xf32> // error 42: split dimension has size 4, expected to be a multiple of split_count 3
 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: duplicate sources not allowed.
 return }
// -----
func.func @f(%a: tensor<2x4x9xi32>, %i: tensor<1x5x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 0], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 8>} : (tensor<2x4x9xi32>, tensor<1x5x2xi32>) -> tensor<1x5x8xi32> // error 67: expects collapsed_slice_dims to be sorted, got: [1, 0]
 return }
// -----
func.func @f(%a: tensor<2x4x9xi32>, %i: tensor<1x5x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 8>} : (tensor<2x4x9xi32>, tensor<1x5x2xi32>) -> tensor<3xi32> // error 67: 'stablehlo.gather' op inferred type(s) 'tensor<1x5x8xi32>' are incompatible with return type(s) of operation 'tensor<3xi32>'
 return }
// -----
func.func @f(%a: tensor<2x2x3xi8>, %b: tensor<2x2x4xi8>) { %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [0] x [1] : (tensor<2x2x3xi8>, tensor<2x2x4xi8>) -> tensor<2x3x4xi8> // error 65: has duplicated dimension from lhs_batching_dimensions and lhs_contracting_dimensions: 0
 return }
// -----
func.func @f(%a: tensor<i32>) { %0 = stablehlo.while(%x = %a) : tensor<i32> cond { stablehlo.return %x : tensor<i32> } do { stablehlo.return %x : tensor<i32> } // error 38: expect condition block return a zero-ranked tensor of i1 but got 'tensor<i32>'
 return }
// -----
func.func @f(%p: tensor<i1>, %a: tensor<f32>) { %0 = "stablehlo.if"(%p) ({ stablehlo.return %a : tensor<f32> }, { stablehlo.return %a, %a : tensor<f32>, tensor<f32> }) : (tensor<i1>) -> tensor<f32> // error 54: branch 0 and branch 1 have mismatched return types: 'tensor<f32>' vs 'tensor<f32>', 'tensor<f32>'
 return }
// -----
func.func @f(%a: tensor<3x4xi32>) { %0 = stablehlo.slice %a [1:2, 0:5] : (tensor<3x4xi32>) -> tensor<1x5xi32> // error 42: limit index 5 is larger than dimension size 4 in dimension 1
 return }
// -----
func.func @f(%a: tensor<1xi32>, %b: tensor<2xi32>) { %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<4xi32> // error 59: 'stablehlo.concatenate' op inferred type(s) 'tensor<3xi32>' are incompatible with return type(s) of operation 'tensor<4xi32>'
 return }
// -----
%0 = "stablehlo.concatenate"() {dimension = 0 : i64} : () -> tensor<2xi32> // error 6: 'stablehlo.concatenate' op expected 1 or more operands, but found 0
// -----
func.func @f(%a: tensor<1x2xi32>) { %0 = stablehlo.transpose %a, dims = [1, 2] : (tensor<1x2xi32>) -> tensor<2x1xi32> // error 42: attribute permutation must be a permutation of [0, 1] but got 1, 2
 return }
// -----
func.func @f(%a: tensor<3xi32>) { %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<3xi32>) -> tensor<2x3xi32> // error 40: size of operand dimension 0 (3) is not equal to 1 or size of result dimension 0 (2)
 return }
// -----
func.func @f(%a: tensor<f32>) { %0 = stablehlo.composite "name" %a {decomposition = @f} : (tensor<f32>) -> tensor<f32> // error 38: name must be a valid namespaced op name, i.e. it must match the following regular expression: ^[a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+$ e.g. "my_namespace.my_op"
 return }
// -----
func.func @f(%a: tensor<f32>) { %0 = stablehlo.composite "a.b" %a {decomposition = @g} : (tensor<f32>) -> tensor<f32> // error 38: 'g' does not reference a valid function
 return }
// -----
func.func @f(%a: tensor<f32>) { %0 = stablehlo.composite "a.b" %a {decomposition = @f} : (tensor<f32>) -> tensor<f32> // error 38: has 1 result(s), but decomposition has 0
 return }
// -----
%0 = "x.y"() : () -> tensor<4xf32>
%1 = "stablehlo.tuple"(%0) : (tensor<4xf32>) -> tuple<tensor<2xf32>> // error 6: 'stablehlo.tuple' op inferred type(s) 'tuple<tensor<4xf32>>' are incompatible with return type(s) of operation 'tuple<tensor<2xf32>>'
// -----
%0 = "x.y"() : () -> tensor<4xf32>
%1 = "stablehlo.optimization_barrier"(%0) : (tensor<4xf32>) -> tensor<2xf32> // error 6: 'stablehlo.optimization_barrier' op requires the same type for operand and result at index 0
// -----
%0 = "x.y"() : () -> tensor<4xf32>
"stablehlo.optimization_barrier"(%0) : (tensor<4xf32>) -> () // error 1: 'stablehlo.optimization_barrier' op requires the same number of operands and results
