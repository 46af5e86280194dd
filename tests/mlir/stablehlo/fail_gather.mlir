// Gathers and scatters, refused as by jaxlib 0.10.2: the comment on the line that is blamed has the column and the
// message of the first error.
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: offset_dims size (1) plus collapse_slice_dims size (0) plus operand_batching_dims size (0) is not equal to operand rank (3)
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 5>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: offset_dims size (1) plus collapse_slice_dims size (1) plus operand_batching_dims size (0) is not equal to operand rank (3)
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: offset_dims size (1) plus collapse_slice_dims size (1) plus operand_batching_dims size (0) is not equal to operand rank (3)
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [3, 2], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: expects offset_dims to be sorted, got: [3, 2]
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 2], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: expects offset_dims to not repeat, got: [2, 2]
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: has duplicated dimension from collapsed_slice_dims and operand_batching_dims: 0
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 7], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: Expects each element of collapsed_slice_dims to be in range [0, rank-of('operand')) i.e. [0, 3). got: 7.
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [0], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: has duplicated dimension from collapsed_slice_dims and operand_batching_dims: 0
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [9], start_indices_batching_dims = [0], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: Expects each element of operand_batching_dims to be in range [0, rank-of('operand')) i.e. [0, 3). got: 9.
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [2, 1], start_indices_batching_dims = [0, 1], start_index_map = [0, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: expects operand_batching_dims to be sorted, got: [2, 1]
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [8], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: Expects each element of start_indices_batching_dims to be in range [0, rank-of('start_indices')) i.e. [0, 3). got: 8.
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [2], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: expects start_indices_batching_dims not to include index_vector_dim 2
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: operand_batching_dims and start_indices_batching_dims should have the same size
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: operand_batching_dims[0] and start_indices_batching_dims[0] must have compatible sizes, but got 5 and 2
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [0, 0], start_index_map = [0, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: expects start_indices_batching_dims to not repeat, got: [0, 0]
 return }
// -----
func.func @k(%a: tensor<4x2x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x2x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: has duplicated dimension from start_index_map and operand_batching_dims: 1
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 8], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: Expects each element of start_index_map to be in range [0, rank-of('operand')) i.e. [0, 3). got: 8.
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: slice_sizes size (2) not equal to operand rank (3)
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 2, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: Expects that for each dim in collapsed_slice_dims, slice_sizes[dim] should be <= 1, but got 2
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 30>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: slice size (30) is out of bounds for operand dimension (9) at index 2
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 9], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x6xf32> // error 67: Expects each element of offset_dims to be in range [0, implied-result-rank) i.e. [0, 4). got: 9.
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x3x7xf32> // error 67: 'stablehlo.gather' op inferred type(s) 'tensor<2x7x3x6xf32>' are incompatible with return type(s) of operation 'tensor<2x7x3x7xf32>'
 return }
// -----
func.func @k(%a: tensor<4x5x9xf32>, %i: tensor<2x7x2xi32>) { %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 6>} : (tensor<4x5x9xf32>, tensor<2x7x2xi32>) -> tensor<2x7x3x6xf64> // error 67: 'stablehlo.gather' op failed to verify that all of {operand, result} have same element type
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 4>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: Expects index_vector_dim to be in range [0, rank-of('scatter_indices')] i.e. [0, 2]. got: 4.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8x5xf32> // error 82: expects updates tensor must be of rank 2 ( == rank-of('scatter_indices') - 1 + size-of('update_window_dims'), where 'scatter_indices' is expanded by a trailing 1 dimension if 'index_vector_dim' == rank-of('scatter_indices')), but got 1.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: Expects rank-of operand to match size-of('update_window_dims') + size-of('inserted_window_dims') + size-of('input_batching_dims') i.e. 1 but got 2.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5x2xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5x2xf32>) -> tensor<8x5xf32> // error 86: Expects update_window_dims to be sorted; got: [2, 1].
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5x2xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5x2xf32>) -> tensor<8x5xf32> // error 86: Expects update_window_dims to not repeat; got: [1, 1].
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [6], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: Expects each element of update_window_dims to be in range [0, rank-of('updates')) i.e. [0, 2). got: 6.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [4], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: Expects each element of inserted_window_dims to be in range [0, rank-of('operand')) i.e. [0, 2). got: 4.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: Expects rank-of operand to match size-of('update_window_dims') + size-of('inserted_window_dims') + size-of('input_batching_dims') i.e. 3 but got 2.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [5], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: Expects each element of input_batching_dims to be in range [0, rank-of('operand')) i.e. [0, 2). got: 5.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [7], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: Expects each element of scatter_indices_batching_dims to be in range [0, rank-of('scatter_indices')) i.e. [0, 2). got: 7.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: expects scatter_indices_batching_dims not to include index_vector_dim 1.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: input_batching_dims and scatter_indices_batching_dims should have the same size.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: input_batching_dims[0] and scatter_indices_batching_dims[0] must have compatible sizes, but got 8 and 3.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: Scatter op has 2 elements in scatter_dims_to_operand_dims and the bound of dimension index_vector_dim=1 of scatter_indices is 1. These two numbers must be equal.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [4], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: Expects each element of scatter_dims_to_operand_dims to be in range [0, rank-of('operand')) i.e. [0, 2). got: 4.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x6xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x6xf32>) -> tensor<8x5xf32> // error 84: expects bounds of the window dimensions of updates to not exceed the bounds of the corresponding dimensions of operand. For dimension 1, updates bound is 6, operand bound is 5.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<4x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<4x5xf32>) -> tensor<8x5xf32> // error 84: expects bounds of the scatter dimensions of updates to be same as the bounds of the corresponding dimensions of scatter indices. For scatter dimension 0, updates bound is 4 , scatter_indices bound is 3.
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<i32>, %y: tensor<i32>): %s = stablehlo.add %x, %y : tensor<i32> stablehlo.return %s : tensor<i32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x5xf32> // error 84: The element-type of reduction-region's result type at index 0 is expected to be promotable from the op's corresponding init-value element-type: 'tensor<i32>' vs 'tensor<f32>'
 return }
// -----
func.func @k(%a: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x6xf32> // error 84: 'stablehlo.scatter' op inferred type(s) 'tensor<8x5xf32>' are incompatible with return type(s) of operation 'tensor<8x6xf32>'
 return }
// -----
func.func @k(%a: tensor<3x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) { %0 = "stablehlo.scatter"(%a, %i, %u) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<3x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<3x5xf32> // error 84: has duplicated dimension from scatter_dims_to_operand_dims and input_batching_dims: 0
 return }
