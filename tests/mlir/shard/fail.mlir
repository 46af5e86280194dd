// What shard refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func private @f() attributes {a = #shard<axisarray[]>}  // error 57: expected '['
// -----
func.func private @f() attributes {a = #shard<axisarray[0]>}  // error 57: expected '['
// -----
func.func private @f() attributes {a = #shard<axisarray[[0, x]]>}  // error 61: expected integer value
// -----
func.func private @f() attributes {a = #shard<axisarray[[0], []>}  // error 46: unbalanced '[' character in pretty dialect name
// -----
func.func private @f() attributes {a = #shard<partial mean>}  // error 55: expected ::mlir::shard::ReductionKind to be one of: sum, max, min, product, average, bitwise_and, bitwise_or, bitwise_xor, generic
// -----
func.func private @f() attributes {a = #shard<nothing>}  // error 47: unknown attribute `nothing` in dialect `shard`
// -----
func.func private @f(!shard.mesh)  // error 29: unknown  type `mesh` in dialect `shard`
// -----
shard.grid @g(shape = [])  // error 1: 'shard.grid' op rank of grid is expected to be a positive integer
// -----
shard.grid @g(shape = )  // error 23: custom op 'shard.grid' Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".
// -----
shard.grid @g(shape = 2x)  // error 25: invalid dimension
// -----
shard.grid @g(shape = -1)  // error 23: custom op 'shard.grid' Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".
// -----
shard.grid @g(shape = 2x3, 4)  // error 26: expected ')'
// -----
shard.grid @g(shape = [2])  // error 24: expected ']'
// -----
"shard.grid"() <{sym_name = "g", shape = array<i64: 2, -3>}> : () -> ()  // error 1: 'shard.grid' op dimension size of a grid is expected to be non-negative or dynamic
// -----
shard.grid @g(shape = 2x3)
shard.grid @g(shape = 2x3)  // error 1: redefinition of symbol named 'g'
// -----
shard.grid @g(shape = 2x3) {sym_visibility = "odd"}  // error 1: 'shard.grid' op visibility expected to be one of ["public", "private", "nested"], but got "odd"
// -----
func.func @f() { %0:3 = shard.grid_shape @g : index, index, index return }  // error 25: Undefined required grid symbol "g".
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0:3 = shard.grid_shape @g : index, index, index  // error 8: Unexpected number of results 3. Expected 2.
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0:3 = shard.grid_shape @g axes = [0, 1] : index, index, index  // error 8: Unexpected number of results 3. Expected 2.
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0:2 = shard.grid_shape @g axes = [0, 0] : index, index  // error 8: Grid axes contains duplicate elements.
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0:2 = shard.grid_shape @g axes = [0, 2] : index, index  // error 8: 0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0:2 = shard.grid_shape @g axes = [0, -1] : index, index  // error 8: 0-based grid axis index -1 is out of bounds. The referenced grid "g" is of rank 2.
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0:2 = shard.grid_shape @g axes = [0, 70000] : index, index  // error 39: custom op 'shard.grid_shape' integer value too large
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0:2 = shard.grid_shape @g axes = 3 : index, index  // error 34: expected '['
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0:2 = shard.grid_shape @g : i32, i32  // error 8: 'shard.grid_shape' op result #0 must be variadic of index, but got 'i32'
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0 = shard.process_multi_index on @g axes = [0, 1] : index  // error 6: Unexpected number of results 1. Expected 2.
return }
// -----
func.func @f() {
%0 = shard.process_multi_index on @g axes = [0, 1] : index  // error 6: Undefined required grid symbol "g".
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0:2 = shard.process_multi_index on @g axes = [1, 1] : index, index  // error 8: Grid axes contains duplicate elements.
return }
// -----
func.func @f() {
%0 = shard.process_linear_index on @g : index  // error 6: Undefined required grid symbol "g".
return }
// -----
func.func @g() {
%0 = shard.process_linear_index on @g : index  // error 6: Undefined required grid symbol "g".
return }
// -----
func.func @g() {
%0 = shard.process_linear_index on @g::@h : index  // error 36: custom op 'shard.process_linear_index' invalid kind of attribute specified
return }
// -----
func.func @f(%i: index) {
%0:2 = shard.neighbors_linear_indices on @g[%i] split_axes = [0] : index, index  // error 8: Undefined required grid symbol "g".
return }
// -----
func.func @f() {
%0 = shard.sharding @g split_axes = [[0]] : !shard.sharding  // error 6: Undefined required grid symbol "g".
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0 = shard.sharding @g split_axes = [] : !shard.sharding  // error 38: expected '['
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0 = shard.sharding @g split_axes = [[0], [0]] : !shard.sharding  // error 6: grid axis duplicated
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0 = shard.sharding @g split_axes = [[0, -1]] : !shard.sharding  // error 6: grid axis is expected to be non-negative
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0 = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 2] sharded_dims_offsets = [1, 2, 3] : !shard.sharding  // error 6: 'shard.sharding' op halo sizes and shard offsets are mutually exclusive
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, 2] : !shard.sharding  // error 6: halo sizes must be specified for all split axes.
return }
// -----
shard.grid @g(shape = 2x?)
func.func @f() {
%0 = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [1, 2] : !shard.sharding  // error 6: sharded dims offsets are not allowed for device grids with dynamic shape.
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0 = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [1, 2, 3] : !shard.sharding  // error 6: sharded dims offsets has wrong size.
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f() {
%0 = shard.sharding @g split_axes = [[0], []] sharded_dims_offsets = [1, 4, 3] : !shard.sharding  // error 6: sharded dims offsets must be non-decreasing.
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f(%i: index) {
%0 = shard.sharding @g split_axes = [[0], []] sharded_dims_offsets = [1, %i, 3] : !shard.sharding  // error 74: use of value '%i' expects different type than prior uses: 'i64' vs 'index'
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f(%i: tensor<4xf32>) {
%s = shard.sharding @g split_axes = [[0]] : !shard.sharding
%0 = "shard.shard"(%i, %s) : (tensor<4xf32>, !shard.sharding) -> tensor<5xf32>  // error 6: 'shard.shard' op failed to verify that all of {result, src} have same type
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f(%i: tensor<*xf32>) {
%s = shard.sharding @g split_axes = [[0]] : !shard.sharding
%0 = shard.shard %i to %s : tensor<*xf32>  // error 29: custom op 'shard.shard' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'
return }
// -----
shard.grid @g(shape = 2x3)
func.func @f(%i: tensor<4xf32>) {
%0 = shard.shard %i to %i : tensor<4xf32>  // error 24: use of value '%i' expects different type than prior uses: '!shard.sharding' vs 'tensor<4xf32>'
return }
// -----
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_gather %t on @s grid_axes = [0] gather_axis = 1 : tensor<4x6xf32> -> tensor<4x12xf32>  // error 6: Undefined required grid symbol "s".
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_gather %t on @s grid_axes = [0] gather_axis = 1 : tensor<4x6xf32> -> tensor<4x13xf32>  // error 6: Dimension size mismatch for result axis 1. Expected 12, but got 13.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_gather %t on @s grid_axes = [0] gather_axis = 1 : tensor<4x6xf32> -> tensor<5x12xf32>  // error 6: Dimension size mismatch for result axis 0. Expected 4, but got 5.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_gather %t on @s grid_axes = [0] gather_axis = 2 : tensor<4x6xf32> -> tensor<4x12xf32>  // error 6: Gather axis 2 is out of bounds [0, 2).
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_gather %t on @s grid_axes = [0] gather_axis = -1 : tensor<4x6xf32> -> tensor<4x12xf32>  // error 6: Gather axis -1 is out of bounds [0, 2).
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x?xf32>) {
%3 = shard.all_gather %t on @s grid_axes = [0] gather_axis = 1 : tensor<4x?xf32> -> tensor<4x12xf32>  // error 6: Dimension size mismatch for result axis 1. Expected dynamic, but got 12.
return }
// -----
shard.grid @s(shape = ?x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_gather %t on @s grid_axes = [0] gather_axis = 1 : tensor<4x6xf32> -> tensor<4x12xf32>  // error 6: Dimension size mismatch for result axis 1. Expected dynamic, but got 12.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_gather %t on @s grid_axes = [0, 0] gather_axis = 1 : tensor<4x6xf32> -> tensor<4x12xf32>  // error 6: Grid axes contains duplicate elements.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_gather %t on @s grid_axes = [5] gather_axis = 1 : tensor<4x6xf32> -> tensor<4x12xf32>  // error 6: 0-based grid axis index 5 is out of bounds. The referenced grid "s" is of rank 2.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_gather %t on @s grid_axes = [0] gather_axis = 1 : tensor<4x6xf32> -> tensor<4x12xf64>  // error 6: 'shard.all_gather' op requires the same element type for all operands and results
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_gather %t on @s grid_axes = [0] gather_axis = 1 : tensor<4x6xf32> -> tensor<4x12x1xf32>  // error 6: 'shard.all_gather' op result type has different rank than operands
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<f32>) {
%3 = shard.all_gather %t on @s grid_axes = [0] gather_axis = 1 : tensor<f32> -> tensor<f32>  // error 6: 'shard.all_gather' op operand #0 must be non-0-ranked.tensor of any type values, but got 'tensor<f32>'
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: f32) {
%3 = shard.all_gather %t on @s grid_axes = [0] gather_axis = 1 : f32 -> f32  // error 66: custom op 'shard.all_gather' invalid kind of type specified
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_reduce %t on @s grid_axes = [0, 0] : tensor<4x6xf32> -> tensor<4x6xf32>  // error 6: Grid axes contains duplicate elements.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_reduce %t on @s grid_axes = [0] : tensor<4x6xf32> -> tensor<4x5xf32>  // error 6: 'shard.all_reduce' op requires the same shape for all operands and results
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_reduce %t on @s grid_axes = [0] reduction = mean : tensor<4x6xf32> -> tensor<4x6xf32>  // error 60: custom op 'shard.all_reduce' expected ::mlir::shard::ReductionKind to be one of: sum, max, min, product, average, bitwise_and, bitwise_or, bitwise_xor, generic
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%3 = shard.all_reduce %t on @t grid_axes = [0] : tensor<4x6xf32> -> tensor<4x6xf32>  // error 6: Undefined required grid symbol "t".
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%8 = shard.all_slice %t on @s grid_axes = [1] slice_axis = 1 : tensor<4x6xf32> -> tensor<4x3xf32>  // error 6: Operand dimension size 6 is not divisible by collective device group size 4 for tensor axis 1.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%8 = shard.all_slice %t on @s grid_axes = [0] slice_axis = 1 : tensor<4x6xf32> -> tensor<4x2xf32>  // error 6: Dimension size mismatch for result axis 1. Expected 3, but got 2.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%8 = shard.all_slice %t on @s grid_axes = [0] slice_axis = 1 : tensor<4x6xf32> -> tensor<3x3xf32>  // error 6: Dimension size mismatch for result axis 0. Expected 4, but got 3.
return }
// -----
shard.grid @s(shape = 2x?)
func.func @f(%t: tensor<4x6xf32>) {
%8 = shard.all_slice %t on @s grid_axes = [1] slice_axis = 1 : tensor<4x6xf32> -> tensor<4x2xf32>  // error 6: Dimension size mismatch for result axis 1. Expected dynamic, but got 2.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%9 = shard.all_to_all %t on @s grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<2x11xf32>  // error 6: Dimension size mismatch for result axis 1. Expected 12, but got 11.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%9 = shard.all_to_all %t on @s grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<3x12xf32>  // error 6: Dimension size mismatch for result axis 0. Expected 2, but got 3.
return }
// -----
shard.grid @s(shape = 3x4)
func.func @f(%t: tensor<4x6xf32>) {
%9 = shard.all_to_all %t on @s grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<1x18xf32>  // error 6: Dimension size mismatch for result axis 0. Expected dynamic, but got 1.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%9 = shard.all_to_all %t on @s grid_axes = [0] split_axis = 1 concat_axis = 1 : tensor<4x6xf32> -> tensor<4x7xf32>  // error 6: Dimension size mismatch for result axis 1. Expected 6, but got 7.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6x8xf32>) {
%9 = shard.all_to_all %t on @s grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x6x8xf32> -> tensor<2x12x7xf32>  // error 6: Dimension size mismatch for result axis 2. Expected 8, but got 7.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%10 = shard.broadcast %t on @s grid_axes = [0] root = [2] : (tensor<4x6xf32>) -> tensor<4x6xf32>  // error 7: Out of bounds coordinate 0 for in-group device "root". Got 2, but expected value in the range [0, 1].
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%10 = shard.broadcast %t on @s grid_axes = [0] root = [0, 1] : (tensor<4x6xf32>) -> tensor<4x6xf32>  // error 7: In-group device "root" has unexpected multi-index size 2. Expected 1.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%10 = shard.broadcast %t on @s grid_axes = [0] root = [0] : (tensor<4x6xf32>) -> tensor<4x7xf32>  // error 7: 'shard.broadcast' op failed to verify that all of {input, result} have same shape
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%10 = shard.broadcast %t on @s grid_axes = [0] root = [0] : (tensor<4x6xf32>) -> tensor<4x6xf64>  // error 7: 'shard.broadcast' op failed to verify that all of {input, result} have same element type
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%10 = shard.broadcast %t on @s grid_axes = [0] root = [0] : tensor<4x6xf32>  // error 61: custom op 'shard.broadcast' invalid kind of type specified: expected builtin.function, but found 'tensor<4x6xf32>'
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%12 = shard.gather %t on @s grid_axes = [0] gather_axis = 2 root = [1] : (tensor<4x6xf32>) -> tensor<4x12xf32>  // error 7: Gather axis 2 is out of bounds [0, 2).
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%12 = shard.gather %t on @s grid_axes = [0] gather_axis = 1 root = [2] : (tensor<4x6xf32>) -> tensor<4x12xf32>  // error 7: Out of bounds coordinate 0 for in-group device "root". Got 2, but expected value in the range [0, 1].
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%12 = shard.gather %t on @s grid_axes = [0] gather_axis = 1 root = [1] : (tensor<4x6xf32>) -> tensor<4x12x1xf32>  // error 7: 'shard.gather' op failed to verify that all of {input, result} have same rank
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%13 = shard.recv %t on @s grid_axes = [0] source = [1, 2] : (tensor<4x6xf32>) -> tensor<4x6xf32>  // error 7: In-group device "source" has unexpected multi-index size 2. Expected 1.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%15 = shard.reduce %t on @s grid_axes = [0] root = [3] : (tensor<4x6xf32>) -> tensor<4x6xf64>  // error 7: Out of bounds coordinate 0 for in-group device "root". Got 3, but expected value in the range [0, 1].
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%17 = shard.reduce_scatter %t on @s grid_axes = [1] scatter_axis = 1 : tensor<4x6xf32> -> tensor<4x3xf64>  // error 7: Operand dimension size 6 is not divisible by collective device group size 4 for tensor axis 1.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%18 = shard.scatter %t on @s grid_axes = [0] scatter_axis = 0 root = [2] : (tensor<4x6xf32>) -> tensor<2x6xf32>  // error 7: Out of bounds coordinate 0 for in-group device "root". Got 2, but expected value in the range [0, 1].
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%18 = shard.scatter %t on @s grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<4x6xf32>) -> tensor<3x6xf32>  // error 7: Dimension size mismatch for result axis 0. Expected 2, but got 3.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%19 = shard.send %t on @s grid_axes = [0, 1] destination = [0] : (tensor<4x6xf32>) -> tensor<4x6xf32>  // error 7: In-group device "destination" has unexpected multi-index size 1. Expected 2.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%19 = shard.send %t on @s grid_axes = [0, 1] destination = [0, 4] : (tensor<4x6xf32>) -> tensor<4x6xf32>  // error 7: Out of bounds coordinate 1 for in-group device "destination". Got 4, but expected value in the range [0, 3].
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%20 = shard.shift %t on @s grid_axes = [0] shift_axis = 1 offset = -2 : tensor<4x6xf32> -> tensor<4x6xf32>  // error 7: Invalid shift axis 1. It must be one of the grouping grid axes.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%20 = shard.shift %t on @s grid_axes = [0] shift_axis = -1 offset = -2 : tensor<4x6xf32> -> tensor<4x6xf32>  // error 7: Invalid shift axis 18446744073709551615. It must be one of the grouping grid axes.
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%20 = shard.shift %t on @s grid_axes = [0] shift_axis = 0 offset = -2 : tensor<4x6xf32> -> tensor<4x5xf32>  // error 7: 'shard.shift' op requires the same shape for all operands and results
return }
// -----
func.func @f(%t: tensor<4x6xf32>) {
%22 = shard.update_halo %t on @s split_axes = [[0]] halo_sizes = [1, 2] : tensor<4x6xf32>  // error 7: Undefined required grid symbol "s".
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4x6xf32>) {
%22 = "shard.update_halo"(%t) <{grid = @s, split_axes = #shard<axisarray[[0]]>}> : (tensor<4x6xf32>) -> tensor<4x5xf32>  // error 7: 'shard.update_halo' op failed to verify that result has same type as destination
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<f32>) {
%22 = shard.update_halo %t on @s split_axes = [[0]] halo_sizes = [1, 2] : tensor<f32>  // error 7: custom op 'shard.update_halo' 'result' must be non-0-ranked.memref of any type values or non-0-ranked.tensor of any type values, but got 'tensor<f32>'
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%i: index, %s: i32) {
%22:2 = shard.shard_shape dims = [3, %i] sharding = %s device = [%i] : index, index  // error 53: use of value '%s' expects different type than prior uses: '!shard.sharding' vs 'i32'
return }
// -----
shard.grid @s(shape = 2x4)
func.func @f(%t: tensor<4xf32>) {
%0 = shard.nothing %t  // error 6: custom op 'shard.nothing' is unknown
return }
