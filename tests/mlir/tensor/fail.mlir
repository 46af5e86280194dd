// What tensor refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%a: tensor<?xf32>, %i: index) {
 %0 = tensor.cast %a : tensor<?xf32> to tensor<?xi32> // error 7: 'tensor.cast' op operand type 'tensor<?xf32>' and result type 'tensor<?xi32>' are cast incompatible
 return }
// -----
func.func @f(%a: tensor<?xf32, 1>, %i: index) {
 %0 = tensor.cast %a : tensor<?xf32, 1> to tensor<?xf32, 2>
 %1 = tensor.cast %a : tensor<?xf32, 1> to tensor<?x?xf32, 2> // error 7: 'tensor.cast' op operand type 'tensor<?xf32, 1 : i64>' and result type 'tensor<?x?xf32, 2 : i64>' are cast incompatible
 return }
// -----
func.func @f(%a: tensor<?xf32>, %i: index) {
 %0 = tensor.bitcast %a : tensor<?xf32> to tensor<?xi16> // error 7: 'tensor.bitcast' op operand type 'tensor<?xf32>' and result type 'tensor<?xi16>' are cast incompatible
 return }
// -----
func.func @f(%a: tensor<?xf32>, %i: index) {
 %0 = tensor.bitcast %a : tensor<?xf32> to tensor<?x?xi32> // error 7: 'tensor.bitcast' op operand type 'tensor<?xf32>' and result type 'tensor<?x?xi32>' are cast incompatible
 return }
// -----
func.func @f(%a: tensor<?xf32>, %i: index) {
 %0 = tensor.concat dim(0) : () -> tensor<?xf32> // error 7: 'tensor.concat' op requires at least one input
 return }
// -----
func.func @f(%a: tensor<?xf32>, %i: index) {
 %0 = tensor.concat dim(0) %a : (tensor<?xf32>) -> tensor<?x?xf32> // error 7: 'tensor.concat' op rank of concatenated inputs must match result rank
 return }
// -----
func.func @f(%a: tensor<?xf32>, %i: index) {
 %0 = tensor.concat dim(0) %a : (tensor<?xf32>) -> tensor<?xi32> // error 7: 'tensor.concat' op inputs and result element type must match
 return }
// -----
func.func @f(%a: tensor<?xf32>, %i: index) {
 %0 = tensor.concat dim(1) %a : (tensor<?xf32>) -> tensor<?xf32> // error 7: 'tensor.concat' op concatenation dim must be less than the tensor rank
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
 %0 = tensor.concat dim(0) %a, %b : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32> // error 7: 'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
 %0 = tensor.concat dim(1) %a, %b : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x8xf32> // error 7: 'tensor.concat' op result type 'tensor<2x8xf32>'does not match inferred shape 'tensor<2x7xf32>' static sizes
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x?xf32>) {
 %0 = tensor.concat dim(1) %a, %b : (tensor<2x3xf32>, tensor<2x?xf32>) -> tensor<2x8xf32>
 %1 = tensor.concat dim(1) %a, %b : (tensor<2x3xf32>, tensor<2x?xf32>) -> tensor<3x8xf32> // error 7: 'tensor.concat' op result type 'tensor<3x8xf32>'does not match inferred shape 'tensor<2x?xf32>' static sizes
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %i: index) {
 %0 = tensor.extract_slice %a[0] [1, 1] [1, 1] : tensor<2x3xf32> to tensor<1x1xf32> // error 7: expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %i: index) {
 %0 = tensor.extract_slice %a[0, 0] [1, 1] [1] : tensor<2x3xf32> to tensor<1x1xf32> // error 7: expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %i: index) {
 %0 = tensor.extract_slice %a[0] [1] [1] : tensor<2x3xf32> to tensor<1xf32> // error 7: expected 2 offset values, got 1
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %i: index) {
 %0 = "tensor.extract_slice"(%a, %i) {static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (tensor<2x3xf32>, index) -> tensor<1xf32> // error 7: expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %i: index) {
 %0 = tensor.extract_slice %a[-1, 0] [1, 1] [1, 1] : tensor<2x3xf32> to tensor<1x1xf32> // error 7: expected offsets to be non-negative, but got -1
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %i: index) {
 %0 = tensor.extract_slice %a[1, 0] [-1, 1] [1, 1] : tensor<2x3xf32> to tensor<1x1xf32> // error 7: expected sizes to be non-negative, but got -1
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %i: index) {
 %0 = tensor.extract_slice %a[1, 0] [1, 1] [-1, 1] : tensor<2x3xf32> to tensor<1x2xf32> // error 7: expected type to be 'tensor<1x1xf32>' or a rank-reduced version. (size mismatch) 
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %i: index) {
 %0 = tensor.extract_slice %a[1, 0] [1, 1] [1, 1] : tensor<2x3xf32> to tensor<1x1x1xf32> // error 7: expected rank to be smaller or equal to the other rank. 
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %i: index) {
 %0 = tensor.extract_slice %a[1, 0] [1, 1] [1, 1] : tensor<2x3xf32> to tensor<1xi32> // error 7: expected element type to be 'f32'
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %i: index) {
 %0 = tensor.extract_slice %a[2, 0] [1, 1] [1, 1] : tensor<2x3xf32> to tensor<1xf32> // error 7: offset 0 is out-of-bounds: 2 >= 2
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %i: index) {
 %0 = tensor.extract_slice %a[0, 1] [1, 2] [1, 2] : tensor<2x3xf32> to tensor<2xf32> // error 7: slice along dimension 1 runs out-of-bounds: 3 >= 3
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
 %0 = tensor.insert_slice %b into %a[0, 1] [1, 2] [1, 2] : tensor<2xf32> into tensor<2x3xf32> // error 7: slice along dimension 1 runs out-of-bounds: 3 >= 3
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
 %0 = tensor.insert_slice %b into %a[0, 1] [1, 3] [1, 2] : tensor<2xf32> into tensor<2x3xf32> // error 7: expected type to be 'tensor<1x3xf32>' or a rank-reduced version. (size mismatch) 
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
 %0 = tensor.insert_slice %a into %b[0] [1] [1] : tensor<2x3xf32> into tensor<2xf32> // error 7: expected rank to be smaller or equal to the other rank. 
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
 %0 = "tensor.insert_slice"(%b, %a) {static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>} : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<1xf32> // error 7: 'tensor.insert_slice' op failed to verify that expected result type to match dest type
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
 tensor.parallel_insert_slice %b into %a[0, 1] [1, 2] [1, 1] : tensor<2xf32> into tensor<2x3xf32> // error 2: expected InParallelOpInterface parent, got:
 return }
// -----
func.func @f(%a: tensor<2x3x4xf32>, %w: tensor<5x2xindex>) {
 %0 = tensor.gather %a[%w] gather_dims([]) : (tensor<2x3x4xf32>, tensor<5x2xindex>) -> tensor<5x4xf32> // error 7: 'tensor.gather' op gather_dims must be non-empty
 return }
// -----
func.func @f(%a: tensor<2x3x4xf32>, %w: tensor<5x2xindex>) {
 %0 = tensor.gather %a[%w] gather_dims([0, 1, 2, 3]) : (tensor<2x3x4xf32>, tensor<5x2xindex>) -> tensor<5x4xf32> // error 7: 'tensor.gather' op gather_dims overflow source rank
 return }
// -----
func.func @f(%a: tensor<2x3x4xf32>, %w: tensor<5x2xindex>) {
 %0 = tensor.gather %a[%w] gather_dims([-1, 0]) : (tensor<2x3x4xf32>, tensor<5x2xindex>) -> tensor<5x4xf32> // error 7: 'tensor.gather' op gather_dims value must be non-negative
 return }
// -----
func.func @f(%a: tensor<2x3x4xf32>, %w: tensor<5x2xindex>) {
 %0 = tensor.gather %a[%w] gather_dims([0, 3]) : (tensor<2x3x4xf32>, tensor<5x2xindex>) -> tensor<5x4xf32> // error 7: 'tensor.gather' op gather_dims value must be smaller than source rank
 return }
// -----
func.func @f(%a: tensor<2x3x4xf32>, %w: tensor<5x2xindex>) {
 %0 = tensor.gather %a[%w] gather_dims([1, 0]) : (tensor<2x3x4xf32>, tensor<5x2xindex>) -> tensor<5x4xf32> // error 7: 'tensor.gather' op gather_dims values must be strictly increasing
 return }
// -----
func.func @f(%a: tensor<2x3x4xf32>, %w: tensor<5x2xindex>) {
 %0 = tensor.gather %a[%w] gather_dims([0, 1]) : (tensor<2x3x4xf32>, tensor<5x2xindex>) -> tensor<5x5xf32> // error 7: 'tensor.gather' op result type mismatch: expected 'tensor<5x1x1x4xf32>' or its rank-reduced variant 'tensor<5x4xf32>' (got: 'tensor<5x5xf32>')
 return }
// -----
func.func @f(%a: tensor<2x3x4xf32>, %w: tensor<5x2xindex>) {
 %0 = tensor.gather %a[%w] gather_dims([1]) : (tensor<2x3x4xf32>, tensor<5x2xindex>) -> tensor<5x5xf32> // error 7: 'tensor.gather' op gather_dims length must match the size of last dimension of indices
 return }
// -----
func.func @f(%a: tensor<2x3x4xf32>, %w: tensor<index>) {
 %0 = tensor.gather %a[%w] gather_dims([1]) : (tensor<2x3x4xf32>, tensor<index>) -> tensor<5x5xf32> // error 7: 'tensor.gather' op gather_dims length must match the size of last dimension of indices
 return }
// -----
func.func @f(%a: tensor<2x3x4xf32>, %w: tensor<5x2xindex>, %s: tensor<5x5xf32>) {
 %0 = tensor.scatter %s into %a[%w] scatter_dims([0, 1]) unique : (tensor<5x5xf32>, tensor<2x3x4xf32>, tensor<5x2xindex>) -> tensor<2x3x4xf32> // error 7: 'tensor.scatter' op source type mismatch: expected 'tensor<5x1x1x4xf32>' or its rank-reduced variant 'tensor<5x4xf32>' (got: 'tensor<5x5xf32>')
 return }
// -----
func.func @f(%a: tensor<2x3x4xf32>, %w: tensor<5x2xindex>, %s: tensor<5x4xf32>) {
 %0 = tensor.scatter %s into %a[%w] scatter_dims([0, 1]) : (tensor<5x4xf32>, tensor<2x3x4xf32>, tensor<5x2xindex>) -> tensor<2x3x4xf32> // error 7: 'tensor.scatter' op requires 'unique' attribute to be set
 return }
// -----
func.func @f(%a: tensor<2x3x4xf32>, %w: tensor<5x2xindex>, %s: tensor<5x4xi32>) {
 %0 = tensor.scatter %s into %a[%w] scatter_dims([0, 1]) unique : (tensor<5x4xi32>, tensor<2x3x4xf32>, tensor<5x2xindex>) -> tensor<2x3x4xf32> // error 7: 'tensor.scatter' op source type mismatch: expected 'tensor<5x1x1x4xf32>' or its rank-reduced variant 'tensor<5x4xf32>' (got: 'tensor<5x4xi32>')
 return }
// -----
func.func @f(%n: index) {
 %0 = tensor.generate %n { // error 7: all body arguments must be index
 ^bb0(%i: i32):
   tensor.yield %n : index
 } : tensor<?xindex>
 return }
// -----
func.func @f(%n: index) {
 %0 = tensor.generate %n { // error 7: must have one body argument per input dimension
 ^bb0(%i: index, %j: index):
   tensor.yield %n : index
 } : tensor<?xindex>
 return }
// -----
func.func @f(%n: index) {
 %0 = tensor.generate %n { // error 7: 'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type
 ^bb0(%i: index):
   tensor.yield %n : index
 } : tensor<?xi32>
 return }
// -----
func.func @f(%n: index) {
 %0 = tensor.generate %n { // error 7: 'tensor.yield' op requires a single operand
 ^bb0(%i: index):
   "foo.bar"() : () -> ()
 } : tensor<?xi32>
 return }
// -----
func.func @f(%n: index) {
 %0 = tensor.generate { // error 7: 'tensor.generate' op incorrect number of dynamic sizes, has 0, expected 1
 ^bb0(%i: index):
   tensor.yield %n : index
 } : tensor<?xindex>
 return }
// -----
func.func @f(%n: index, %f: f32) {
 %0 = tensor.splat %f[%n] : tensor<?x?xf32> // error 7: 'tensor.splat' op incorrect number of dynamic sizes, has 1, expected 2
 return }
// -----
func.func @f(%n: index, %f: f32) {
 %0 = tensor.splat %f[%n] : tensor<3xf32> // error 7: 'tensor.splat' op incorrect number of dynamic sizes, has 1, expected 0
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %f: f32) {
 %0 = tensor.pad %a low[1] high[2] { // error 7: failed to infer expectedType from sourceType 'tensor<2x3xf32>', specified resultType is 'tensor<5x3xf32>'
 ^bb0(%i: index, %j: index):
   tensor.yield %f : f32
 } : tensor<2x3xf32> to tensor<5x3xf32>
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %f: f32) {
 %0 = tensor.pad %a low[1, 0] high[2, 0] { // error 7: specified type 'tensor<5xf32>' does not match the inferred type 'tensor<5x3xf32>'
 ^bb0(%i: index, %j: index):
   tensor.yield %f : f32
 } : tensor<2x3xf32> to tensor<5xf32>
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %f: f32) {
 %0 = tensor.pad %a low[1, 0] high[2, 0] { // error 7: specified type 'tensor<5x4xf32>' does not match the inferred type 'tensor<5x3xf32>'
 ^bb0(%i: index, %j: index):
   tensor.yield %f : f32
 } : tensor<2x3xf32> to tensor<5x4xf32>
 return }
// -----
func.func @f(%a: tensor<?x3xf32>, %f: f32) {
 %0 = tensor.pad %a low[1, 0] high[2, 0] { // error 7: specified type 'tensor<5x?xf32>' does not match the inferred type 'tensor<?x3xf32>'
 ^bb0(%i: index, %j: index):
   tensor.yield %f : f32
 } : tensor<?x3xf32> to tensor<5x?xf32>
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %f: f32) {
 %0 = tensor.pad %a low[1, 0] high[2, 0] { // error 7: expected the block to have 2 arguments
 ^bb0(%i: index):
   tensor.yield %f : f32
 } : tensor<2x3xf32> to tensor<5x3xf32>
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %f: f32) {
 %0 = tensor.pad %a low[1, 0] high[2, 0] { // error 7: 'tensor.pad' op expected block argument 2 to be an index
 ^bb0(%i: index, %j: i32):
   tensor.yield %f : f32
 } : tensor<2x3xf32> to tensor<5x3xf32>
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %f: f32) {
 %0 = tensor.pad %a low[1, 0] high[2, 0] { // error 7: 'tensor.pad' op expected yield type to match shape element type
 ^bb0(%i: index, %j: index):
   tensor.yield %i : index
 } : tensor<2x3xf32> to tensor<5x3xf32>
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %f: f32) {
 %0 = tensor.pad %a low[1, 0] high[2, 0] { // error 7: 'tensor.pad' op expected yield type to match shape element type
 ^bb0(%i: index, %j: index):
   tensor.yield %f : f32
 } : tensor<2x3xf32> to tensor<5x3xi32>
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %s: tensor<?xindex>) {
 %0 = tensor.reshape %a(%s) : (tensor<2x3xf32>, tensor<?xindex>) -> tensor<*xi32> // error 7: 'tensor.reshape' op element types of source and destination tensor types should be the same
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %s: tensor<?xindex>) {
 %0 = tensor.reshape %a(%s) : (tensor<2x3xf32>, tensor<?xindex>) -> tensor<7xf32> // error 7: 'tensor.reshape' op source and destination tensor should have the same number of elements
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %s: tensor<?xindex>) {
 %0 = tensor.reshape %a(%s) : (tensor<2x3xf32>, tensor<?xindex>) -> tensor<6xf32> // error 7: 'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %s: tensor<2xindex>) {
 %0 = tensor.reshape %a(%s) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<6xf32> // error 7: 'tensor.reshape' op length of shape operand differs from the result's tensor rank
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %s: index) {
 %0 = tensor.extract %a[%s] : tensor<2x3xf32> // error 7: 'tensor.extract' op incorrect number of indices for extract_element
 return }
// -----
func.func @f(%a: tensor<*xf32>, %s: index) {
 %0 = tensor.rank %s : index // error 24: custom op 'tensor.rank' invalid kind of type specified
 return }
// -----
func.func @f(%a: tensor<2x3xf32>, %s: index) {
 tensor.yield %s : index // error 2: 'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'
 }
// -----
func.func @f(%a: tensor<?xf32>, %n: index) {
 %0 = tensor.expand_shape %a [[0, 1]] output_shape [4] : tensor<?xf32> into tensor<?x4xf32> // error 7: 'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 1 inputs instead
 return }
// -----
func.func @f(%a: tensor<?xf32>, %n: index) {
 %0 = "tensor.expand_shape"(%a) {reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>} : (tensor<?xf32>) -> tensor<?x4xf32> // error 7: 'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 1 dynamic dims while output_shape has 0 values
 return }
// -----
func.func @f(%a: tensor<?x4xf32>, %n: index) {
 %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n] : tensor<?x4xf32> into tensor<?xf32> // error 7: 'tensor.expand_shape' op expected the expanded type, 'tensor<?xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<?x4xf32>'.
 return }
// -----
func.func @f(%a: tensor<?xf32>, %n: index) {
 %0 = tensor.expand_shape %a [[0], [1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32> // error 7: 'tensor.expand_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).
 return }
// -----
func.func @f(%a: tensor<?xf32>, %n: index) {
 %0 = tensor.expand_shape %a [[0]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32> // error 7: 'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.
 return }
// -----
func.func @f(%a: tensor<?xf32>, %n: index) {
 %0 = tensor.expand_shape %a [[1, 0]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32> // error 7: 'tensor.expand_shape' op expected reassociation map #0 to be valid and contiguous.
 return }
// -----
func.func @f(%a: tensor<5xf32>, %n: index) {
 %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n, 4] : tensor<5xf32> into tensor<?x4xf32> // error 7: 'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic
 return }
// -----
func.func @f(%a: tensor<5xf32>, %n: index) {
 %0 = tensor.expand_shape %a [[0, 1]] output_shape [3, 4] : tensor<5xf32> into tensor<3x4xf32> // error 7: 'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 12
 return }
// -----
func.func @f(%a: tensor<?x3xf32>, %n: index) {
 %0 = tensor.collapse_shape %a [[0, 1], []] : tensor<?x3xf32> into tensor<?x1xf32> // error 7: 'tensor.collapse_shape' op reassociation indices must not be empty
 return }
// -----
func.func @f(%a: tensor<?x3xf32>, %n: index) {
 %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x3xf32> into tensor<?xi32> // error 7: 'tensor.collapse_shape' op expected collapsed type to be 'tensor<?xf32>', but got 'tensor<?xi32>'
 return }
// -----
func.func @f(%a: tensor<1x1xf32>, %n: index) {
 %0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<1x1xf32> into tensor<1x1xf32> // error 7: 'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.
 return }
// -----
func.func @f(%a: tensor<1x1x1xf32>, %n: index) {
 %0 = tensor.collapse_shape %a [[0, 2], [1]] : tensor<1x1x1xf32> into tensor<1x1xf32> // error 7: 'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.
 return }
