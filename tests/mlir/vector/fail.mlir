// What vector refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
%0 = "t.v"() : () -> vector<4xf32>
%1 = vector.bitcast %0 : vector<4xf32> to vector<2x2xf32> // error 6: 'vector.bitcast' op failed to verify that all of {source, result} have same rank
// -----
%0 = "t.v"() : () -> vector<2x4xf32>
%1 = vector.bitcast %0 : vector<2x4xf32> to vector<3x8xf16> // error 6: 'vector.bitcast' op dimension size mismatch at: 0
// -----
%0 = "t.v"() : () -> vector<4xf32>
%1 = vector.bitcast %0 : vector<4xf32> to vector<4xf16> // error 6: 'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal
// -----
%0 = "t.v"() : () -> vector<f32>
%1 = vector.bitcast %0 : vector<f32> to vector<i16> // error 6: 'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal
// -----
%0 = "t.v"() : () -> vector<4xf32>
%1 = vector.broadcast %0 : vector<4xf32> to f32 // error 45: custom op 'vector.broadcast' invalid kind of type specified: expected builtin.vector, but found 'f32'
// -----
%0 = "t.v"() : () -> vector<4xf32>
%1 = vector.broadcast %0 : vector<4xf32> to vector<4xf64> // error 6: 'vector.broadcast' op failed to verify that source operand and result have same element type
// -----
%0 = "t.v"() : () -> vector<3x4xf32>
%1 = vector.broadcast %0 : vector<3x4xf32> to vector<4xf32> // error 6: 'vector.broadcast' op source rank higher than destination rank
// -----
%0 = "t.v"() : () -> vector<3x4xf32>
%1 = vector.broadcast %0 : vector<3x4xf32> to vector<5x4xf32> // error 6: 'vector.broadcast' op dimension mismatch (3 vs. 5)
// -----
%0 = "t.v"() : () -> vector<[4]xf32>
%1 = vector.broadcast %0 : vector<[4]xf32> to vector<2x4xf32> // error 6: 'vector.broadcast' op dimension mismatch ([4] vs. 4)
// -----
%0 = "t.v"() : () -> vector<[1]xf32>
%1 = vector.broadcast %0 : vector<[1]xf32> to vector<[4]xf32> // error 6: 'vector.broadcast' op dimension mismatch ([1] vs. [4])
// -----
%0 = vector.constant_mask [1, 2] : vector<4xi1> // error 6: 'vector.constant_mask' op must specify array attr of size equal vector result rank
// -----
%0 = vector.constant_mask [5] : vector<4xi1> // error 6: 'vector.constant_mask' op array attr of size out of bounds of vector result dimension size
// -----
%0 = vector.constant_mask [0, 1] : vector<4x4xi1> // error 6: 'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim
// -----
%0 = vector.constant_mask [2] : vector<[4]xi1> // error 6: 'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions
// -----
%0 = vector.constant_mask [1, 1] : vector<i1> // error 6: array attr must have length 1 for 0-D vectors
// -----
%0 = vector.constant_mask [2] : vector<i1> // error 6: mask dim size must be either 0 or 1 for 0-D vectors
// -----
%i = "t.i"() : () -> index
%0 = vector.create_mask %i : vector<2x4xi1> // error 6: 'vector.create_mask' op must specify an operand for each result vector dimension
// -----
%i = "t.i"() : () -> index
%0 = vector.create_mask %i, %i : vector<i1> // error 6: 'vector.create_mask' op must specify exactly one operand for 0-D create_mask
// -----
%i = "t.i"() : () -> index
%0 = vector.create_mask %i : vector<4xi8> // error 6: 'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi8>'
// -----
#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["sequential"]}
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.contract #t %v, %v, %f : vector<4xf32>, vector<4xf32> into f32 // error 22: custom op 'vector.contract' unexpected iterator_type (sequential)
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.contract [] %v, %v, %f : vector<4xf32>, vector<4xf32> into f32 // error 22: custom op 'vector.contract' invalid kind of attribute specified
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.contract {indexing_maps = []} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32 // error 22: custom op 'vector.contract' expected "iterator_types" array attribute
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.contract {indexing_maps = [], iterator_types = ["reduction"]} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op expected an indexing map for each vector operand
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.contract {indexing_maps = [affine_map<(i)[s] -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op expected indexing map 0 to have no symbols
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op expected indexing map 0 to have 1 number of inputs
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.contract {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op expected indexing map 0 to have 1 number of outputs
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.contract {indexing_maps = [affine_map<(i) -> (i + 1)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op expected indexing map 0 to be a projected permutation of its inputs
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, vector<4xf32>)
%0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} %v, %v, %f : vector<4xf32>, vector<4xf32> into vector<4xf32> // error 6: 'vector.contract' op expected at least one contracting dimension pair
// -----
%v, %w, %f = "t.v"() : () -> (vector<4xf32>, vector<5xf32>, f32)
%0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %w, %f : vector<4xf32>, vector<5xf32> into f32 // error 6: 'vector.contract' op invalid contracting dimension map
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, vector<f32>)
%0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %f : vector<4xf32>, vector<4xf32> into vector<f32> // error 6: 'vector.contract' op invalid accumulator/result vector shape
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<and>} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op unsupported contraction type
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = 3} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')
// -----
%v, %f = "t.v"() : () -> (vector<4xui8>, ui8)
%0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %f : vector<4xui8>, vector<4xui8> into ui8 // error 6: 'vector.contract' op only supports signless integer types
// -----
%v, %f, %m = "t.v"() : () -> (vector<4xf32>, f32, vector<4xi1>)
%0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %f, %m : vector<4xf32>, vector<4xf32> into f32 // error 6: custom op 'vector.contract' expected zero or exactly 2 vector mask operands
// -----
%v, %f, %m = "t.v"() : () -> (vector<4xf32>, f32, vector<4xi1>)
%0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %f, %m, %m : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op expected 3 operands, but found 5
// -----
%v, %w, %f = "t.v"() : () -> (vector<2x4xf32>, vector<4x3xf32>, vector<3x2xf32>)
%0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %v, %w, %f : vector<2x4xf32>, vector<4x3xf32> into vector<3x2xf32> // error 6: 'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<2x3xf32>'
// -----
%v = "t.v"() : () -> vector<3xf32>
%0, %1 = vector.deinterleave %v : vector<3xf32> -> vector<1xf32> // error 10: 'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements
// -----
%v = "t.v"() : () -> vector<4xf32>
%0, %1 = vector.deinterleave %v : vector<4xf32> -> vector<3xf32> // error 10: 'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.extract %v[0] : index from f32 // error 40: custom op 'vector.extract' invalid kind of type specified: expected builtin.vector, but found 'f32'
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.extract %v[4] : f32 from vector<4xf32> // error 6: 'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.extract %v[0, 0] : f32 from vector<4xf32> // error 6: 'vector.extract' op expected position attribute of rank no greater than vector rank
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.extract %v[0] : vector<f32> from vector<4xf32> // error 6: expected a scalar instead of a 0-d vector as the result type
// -----
%v = "t.v"() : () -> vector<2x4xf32>
%0 = vector.extract %v[0] : vector<3xf32> from vector<2x4xf32> // error 6: 'vector.extract' op inferred type(s) 'vector<4xf32>' are incompatible with return type(s) of operation 'vector<3xf32>'
// -----
%v = "t.v"() : () -> vector<2x4xf32>
%0 = vector.extract %v[0] vector<3xf32> from vector<2x4xf32> // error 26: expected ':'
// -----
%v = "t.v"() : () -> vector<2x4xf32>
%0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<2x4xf32>) -> vector<4xf32> // error 6: 'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite
// -----
%v = "t.v"() : () -> vector<2x4xf32>
%0 = vector.extract_strided_slice %v {offsets = [0], sizes = [1, 1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32> // error 6: 'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<4xf32> to vector<1xf32> // error 6: 'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.extract_strided_slice %v {offsets = [4], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32> // error 6: 'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.extract_strided_slice %v {offsets = [0], sizes = [0], strides = [1]} : vector<4xf32> to vector<1xf32> // error 6: 'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [2]} : vector<4xf32> to vector<2xf32> // error 6: 'vector.extract_strided_slice' op expected strides to be confined to [1, 2)
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.extract_strided_slice %v {offsets = [3], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32> // error 6: 'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<3xf32> // error 6: 'vector.extract_strided_slice' op expected result type to be 'vector<2xf32>'
// -----
%v = "t.v"() : () -> vector<[4]xf32>
%0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<[2]xf32> // error 6: 'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)
// -----
%v = "t.v"() : () -> vector<4xi32>
%0 = vector.fma %v, %v, %v : vector<4xi32> // error 6: 'vector.fma' op operand #0 must be vector of floating-point values, but got 'vector<4xi32>'
// -----
%f = "t.v"() : () -> f32
%0 = vector.from_elements %f, %f : vector<3xf32> // error 27: custom op 'vector.from_elements' number of operands and types do not match: got 2 operands and 3 types
// -----
%f = "t.v"() : () -> f32
%0 = vector.from_elements %f, %f : vector<[2]xf32> // error 6: custom op 'vector.from_elements' 'dest' must be fixed-length vector of any type values, but got 'vector<[2]xf32>'
// -----
%f = "t.v"() : () -> f32
%0 = "vector.from_elements"(%f, %f) : (f32, f32) -> vector<3xf32> // error 6: 'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.insert %f, %v[] : f32 into vector<4xf32> // error 6: 'vector.insert' op expected position attribute rank to match the dest vector rank
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.insert %f, %v[4] : f32 into vector<4xf32> // error 6: 'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = vector.insert %f, %v[1, 2] : f32 into vector<4xf32> // error 6: 'vector.insert' op expected position attribute of rank no greater than dest vector rank
// -----
%v, %f = "t.v"() : () -> (vector<2x4xf32>, vector<3xf32>)
%0 = vector.insert %f, %v[1, 1] : vector<3xf32> into vector<2x4xf32> // error 6: 'vector.insert' op expected position attribute rank + source rank to match dest vector rank
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, vector<f32>)
%0 = vector.insert %f, %v[1] : vector<f32> into vector<4xf32> // error 6: expected a scalar instead of a 0-d vector as the source operand
// -----
%v, %w = "t.v"() : () -> (vector<4xf32>, vector<2x4xf32>)
%0 = vector.insert_strided_slice %v, %w {offsets = [0], strides = [1]} : vector<4xf32> into vector<2x4xf32> // error 6: 'vector.insert_strided_slice' op expected offsets of same size as destination vector rank
// -----
%v, %w = "t.v"() : () -> (vector<4xf32>, vector<2x4xf32>)
%0 = vector.insert_strided_slice %v, %w {offsets = [0, 0], strides = [1, 1]} : vector<4xf32> into vector<2x4xf32> // error 6: 'vector.insert_strided_slice' op expected strides of same size as source vector rank
// -----
%v, %w = "t.v"() : () -> (vector<4xf32>, vector<2x4xf32>)
%0 = vector.insert_strided_slice %w, %v {offsets = [0], strides = [1, 1]} : vector<2x4xf32> into vector<4xf32> // error 6: 'vector.insert_strided_slice' op expected source rank to be no greater than destination rank
// -----
%v, %w = "t.v"() : () -> (vector<4xf32>, vector<2x4xf32>)
%0 = vector.insert_strided_slice %v, %w {offsets = [2, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32> // error 6: 'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 2)
// -----
%v, %w = "t.v"() : () -> (vector<4xf32>, vector<2x4xf32>)
%0 = vector.insert_strided_slice %v, %w {offsets = [0, 0], strides = [2]} : vector<4xf32> into vector<2x4xf32> // error 6: 'vector.insert_strided_slice' op expected strides to be confined to [1, 2)
// -----
%v, %w = "t.v"() : () -> (vector<4xf32>, vector<2x4xf32>)
%0 = vector.insert_strided_slice %v, %w {offsets = [0, 1], strides = [1]} : vector<4xf32> into vector<2x4xf32> // error 6: 'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 5)
// -----
%v, %w = "t.v"() : () -> (vector<4xf32>, vector<2x[4]xf32>)
%0 = vector.insert_strided_slice %v, %w {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<2x[4]xf32> // error 6: 'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)
// -----
%v, %w = "t.v"() : () -> (vector<[2]xf32>, vector<2x[4]xf32>)
%0 = vector.insert_strided_slice %v, %w {offsets = [0, 0], strides = [1]} : vector<[2]xf32> into vector<2x[4]xf32> // error 6: 'vector.insert_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.interleave %v, %v : vector<4xf32> -> vector<4xf32> // error 6: 'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs
// -----
%m, %i = "t.v"() : () -> (memref<4xf32>, index)
%0 = vector.load %m[%i, %i] : memref<4xf32>, vector<4xf32> // error 6: 'vector.load' op requires 1 indices
// -----
%m, %i = "t.v"() : () -> (memref<4xf32>, index)
%0 = vector.load %m[%i] : memref<4xf32>, vector<4xi32> // error 6: 'vector.load' op base and result element types should match
// -----
%m, %i = "t.v"() : () -> (memref<4xf32>, index)
%0 = vector.load %m[%i] : memref<4xf32>, vector<2x4xf32> // error 6: 'vector.load' op destination memref has lower rank than the result vector
// -----
%m, %i = "t.v"() : () -> (memref<4xf32, strided<[2]>>, index)
%0 = vector.load %m[%i] : memref<4xf32, strided<[2]>>, vector<4xf32> // error 6: 'vector.load' op most minor memref dim must have unit stride
// -----
%m, %i = "t.v"() : () -> (memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, index)
%0 = vector.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, vector<4xf32> // error 6: 'vector.load' op most minor memref dim must have unit stride
// -----
%m, %i = "t.v"() : () -> (memref<4xvector<4xf32>>, index)
%0 = vector.load %m[%i] : memref<4xvector<4xf32>>, vector<2xf32> // error 6: 'vector.load' op base memref and result vector types should match
// -----
%m, %i = "t.v"() : () -> (memref<4xf32>, index)
%0 = vector.load %m[%i] {alignment = 3} : memref<4xf32>, vector<4xf32> // error 25: custom op 'vector.load' 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// -----
%m, %i, %v = "t.v"() : () -> (memref<4xvector<4xf32>>, index, vector<2xf32>)
vector.store %v, %m[%i] : memref<4xvector<4xf32>>, vector<2xf32> // error 1: 'vector.store' op base memref and valueToStore vector types should match
// -----
%m, %i, %v = "t.v"() : () -> (memref<4xf32>, index, vector<2xf64>)
vector.store %v, %m[%i] : memref<4xf32>, vector<2xf64> // error 1: 'vector.store' op base and valueToStore element type should match
// -----
%m, %i, %v = "t.v"() : () -> (memref<4xf32>, index, vector<2x2xf32>)
vector.store %v, %m[%i] : memref<4xf32>, vector<2x2xf32> // error 1: 'vector.store' op source memref has lower rank than the vector to store
// -----
%m, %i, %v = "t.v"() : () -> (memref<4xf32>, index, vector<2xf32>)
vector.store %v, %m[] : memref<4xf32>, vector<2xf32> // error 1: 'vector.store' op requires 1 indices
// -----
%m, %i, %v, %b = "t.v"() : () -> (memref<4xf32>, index, vector<2xf64>, vector<2xi1>)
%0 = vector.maskedload %m[%i], %b, %v : memref<4xf32>, vector<2xi1>, vector<2xf64> into vector<2xf64> // error 6: 'vector.maskedload' op base and result element type should match
// -----
%m, %i, %v, %b = "t.v"() : () -> (memref<4xf32>, index, vector<2xf32>, vector<2xi1>)
%0 = vector.maskedload %m[], %b, %v : memref<4xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32> // error 6: 'vector.maskedload' op requires 1 indices
// -----
%m, %i, %v, %b = "t.v"() : () -> (memref<4xf32>, index, vector<2xf32>, vector<3xi1>)
%0 = vector.maskedload %m[%i], %b, %v : memref<4xf32>, vector<3xi1>, vector<2xf32> into vector<2xf32> // error 6: 'vector.maskedload' op expected result shape to match mask shape
// -----
%m, %i, %v, %b = "t.v"() : () -> (memref<4xf32>, index, vector<2xf32>, vector<3xi1>)
%0 = vector.maskedload %m[%i], %b, %v : memref<4xf32>, vector<3xi1>, vector<2xf32> into vector<3xf32> // error 6: 'vector.maskedload' op expected pass_thru of same type as result type
// -----
%m, %i, %v, %b = "t.v"() : () -> (memref<4xf32>, index, vector<2xf32>, vector<3xi1>)
vector.maskedstore %m[%i], %b, %v : memref<4xf32>, vector<3xi1>, vector<2xf32> // error 1: 'vector.maskedstore' op expected valueToStore shape to match mask shape
// -----
%m, %i, %v, %b = "t.v"() : () -> (memref<4xf32>, index, vector<2xf32>, vector<3xi1>)
vector.compressstore %m[%i], %b, %v : memref<4xf32>, vector<3xi1>, vector<2xf32> // error 1: 'vector.compressstore' op expected valueToStore dim to match mask dim
// -----
%m, %i, %v, %b = "t.v"() : () -> (memref<4xf32>, index, vector<2xf32>, vector<[2]xi1>)
vector.compressstore %m[%i], %b, %v : memref<4xf32>, vector<[2]xi1>, vector<2xf32> // error 1: 'vector.compressstore' op operand #2 must be fixed-length vector of 1-bit signless integer values, but got 'vector<[2]xi1>'
// -----
%m, %i, %v, %b = "t.v"() : () -> (memref<4xf32>, index, vector<2xf32>, vector<3xi1>)
%0 = vector.expandload %m[%i], %b, %v : memref<4xf32>, vector<3xi1>, vector<2xf32> into vector<2xf32> // error 6: 'vector.expandload' op expected result dim to match mask dim
// -----
%m, %i, %v, %b, %x = "t.v"() : () -> (memref<4xf32>, index, vector<2xf32>, vector<2xi1>, vector<3xi32>)
%0 = vector.gather %m[%i][%x], %b, %v : memref<4xf32>, vector<3xi32>, vector<2xi1>, vector<2xf32> into vector<2xf32> // error 6: 'vector.gather' op expected result dim to match indices dim
// -----
%m, %i, %v, %b, %x = "t.v"() : () -> (memref<4xf32>, index, vector<2xf32>, vector<3xi1>, vector<2xi32>)
%0 = vector.gather %m[%i][%x], %b, %v : memref<4xf32>, vector<2xi32>, vector<3xi1>, vector<2xf32> into vector<2xf32> // error 6: 'vector.gather' op expected result dim to match mask dim
// -----
%m, %i, %v, %b, %x = "t.v"() : () -> (memref<4xf32>, index, vector<3xf32>, vector<2xi1>, vector<2xi32>)
%0 = vector.gather %m[%i][%x], %b, %v : memref<4xf32>, vector<2xi32>, vector<2xi1>, vector<3xf32> into vector<2xf32> // error 6: 'vector.gather' op expected pass_thru of same type as result type
// -----
%m, %i, %v, %b, %x = "t.v"() : () -> (tensor<*xf32>, index, vector<2xf32>, vector<2xi1>, vector<2xi32>)
%0 = vector.gather %m[%i][%x], %b, %v : tensor<*xf32>, vector<2xi32>, vector<2xi1>, vector<2xf32> into vector<2xf32> // error 6: 'vector.gather' op requires base to be a memref or ranked tensor type
// -----
%m, %i, %v, %b, %x = "t.v"() : () -> (memref<4xf32>, index, vector<2xf64>, vector<2xi1>, vector<2xi32>)
vector.scatter %m[%i][%x], %b, %v : memref<4xf32>, vector<2xi32>, vector<2xi1>, vector<2xf64> // error 1: 'vector.scatter' op base and valueToStore element type should match
// -----
%m, %i, %v, %b, %x = "t.v"() : () -> (memref<4xf32>, index, vector<2xf32>, vector<2xi1>, vector<2xi32>)
vector.scatter %m[%i, %i][%x], %b, %v : memref<4xf32>, vector<2xi32>, vector<2xi1>, vector<2xf32> // error 1: 'vector.scatter' op requires 1 indices
// -----
%v, %b = "t.v"() : () -> (vector<2xf32>, vector<2xi1>)
%0 = vector.mask %b { %1 = arith.addf %v, %v : vector<2xf32> } : vector<2xi1> -> vector<2xf32> // error 6: 'vector.mask' op expects a MaskableOpInterface within the mask region
// -----
%v, %b = "t.v"() : () -> (vector<2xf32>, vector<2xi1>)
vector.mask %b { vector.reduction <add>, %v : vector<2xf32> into f32 } : vector<2xi1> // error 1: 'vector.mask' op expects number of results to match mask region yielded values
// -----
%v, %b = "t.v"() : () -> (vector<2xf32>, vector<3xi1>)
%0 = vector.mask %b { vector.reduction <add>, %v : vector<2xf32> into f32 } : vector<3xi1> -> f32 // error 6: 'vector.mask' op expects a 'vector<2xi1>' mask for the maskable operation
// -----
%v, %b, %f = "t.v"() : () -> (vector<2xf32>, vector<2xi1>, f32)
%0 = vector.mask %b, %f { vector.reduction <add>, %v : vector<2xf32> into f32 } : vector<2xi1> -> f32 // error 6: 'vector.mask' op doesn't expect a passthru argument for this maskable operation
// -----
%v, %b, %f = "t.v"() : () -> (vector<2xf32>, vector<2xi1>, f32)
%0 = vector.mask %b, { vector.reduction <add>, %v : vector<2xf32> into f32 } : vector<2xi1> -> f32 // error 21: expected SSA operand
// -----
%v, %b, %f = "t.v"() : () -> (vector<2xf32>, vector<2xi1>, f32)
vector.mask %b, %f { } : vector<2xi1> // error 1: custom op 'vector.mask' expects a result if passthru operand is provided
// -----
%v, %b, %f = "t.v"() : () -> (vector<2xf32>, vector<2xi1>, f32)
%0 = vector.mask %b { %1 = vector.reduction <add>, %v : vector<2xf32> into f32 vector.yield %f : f32 } : vector<2xi1> -> f32 // error 6: 'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator
// -----
%v, %b, %f = "t.v"() : () -> (vector<2xf32>, vector<2xi1>, f32)
%0 = vector.mask %b { %1 = vector.reduction <add>, %v : vector<2xf32> into f32 %2 = vector.reduction <add>, %v : vector<2xf32> into f32 vector.yield %1 : f32 } : vector<2xi1> -> f32 // error 6: 'vector.mask' op expects only one operation to mask
// -----
%v, %f = "t.v"() : () -> (vector<2x4xf32>, vector<2xf32>)
%0 = vector.multi_reduction <add>, %v, %f [0] : vector<2x4xf32> to vector<2xf32> // error 6: 'vector.multi_reduction' op destination type 'vector<2xf32>' is incompatible with source type 'vector<2x4xf32>'
// -----
%v, %f = "t.v"() : () -> (vector<2x4xf32>, vector<2xf32>)
%0 = vector.multi_reduction <plus>, %v, %f [0] : vector<2x4xf32> to vector<2xf32> // error 30: custom op 'vector.multi_reduction' expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.outerproduct %v : vector<4xf32>, vector<4xf32> // error 6: custom op 'vector.outerproduct' expected at least 2 operands
// -----
%v = "t.v"() : () -> f32
%0 = vector.outerproduct %v, %v : f32, f32 // error 6: custom op 'vector.outerproduct' expected vector type for operand #1
// -----
%v = "t.v"() : () -> vector<2x4xf32>
%0 = vector.outerproduct %v, %v : vector<2x4xf32>, vector<2x4xf32> // error 6: 'vector.outerproduct' op expected 1-d vector for operand #1
// -----
%v, %w = "t.v"() : () -> (vector<4xf32>, vector<2x4xf32>)
%0 = vector.outerproduct %v, %w : vector<4xf32>, vector<2x4xf32> // error 6: 'vector.outerproduct' op expected 1-d vector for operand #2
// -----
%v, %w = "t.v"() : () -> (vector<4xf32>, vector<[4]xf32>)
%0 = vector.outerproduct %w, %v : vector<[4]xf32>, vector<4xf32> // error 6: 'vector.outerproduct' op expected either both or only #2 operand dim to be scalable
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.outerproduct %v, %v {kind = 1} : vector<4xf32>, vector<4xf32> // error 6: 'vector.outerproduct' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.outerproduct %v, %v {kind = #vector.kind<or>} : vector<4xf32>, vector<4xf32> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = "vector.outerproduct"(%v, %f) : (vector<4xf32>, f32) -> vector<5xf32> // error 6: 'vector.outerproduct' op expected #1 operand dim to match result dim #1
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f32)
%0 = "vector.outerproduct"(%v, %f) : (vector<4xf32>, f32) -> vector<4x4xf32> // error 6: 'vector.outerproduct' op expected 1-d vector result
// -----
%v = "t.v"() : () -> vector<4xf32>
vector.print %v : vector<4xf32> str "x" // error 1: 'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings
// -----
vector.print str "x" punctuation <close> // error 1: 'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings
// -----
vector.print punctuation <open> punctuation <open> // error 1: custom op 'vector.print' `punctuation` clause can appear at most once in the expansion of the oilist directive
// -----
%v = "t.v"() : () -> tensor<4xf32>
vector.print %v : tensor<4xf32> // error 1: 'vector.print' op operand #0 must be , but got 'tensor<4xf32>'
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.reduction <or>, %v : vector<4xf32> into f32 // error 6: 'vector.reduction' op unsupported reduction type ''f32'' for kind 'or'
// -----
%v = "t.v"() : () -> vector<2x4xf32>
%0 = vector.reduction <add>, %v : vector<2x4xf32> into f32 // error 6: 'vector.reduction' op unsupported reduction rank: 2
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.reduction <add>, %v : vector<4xf32> into f64 // error 6: 'vector.reduction' op failed to verify that source operand and result have same element type
// -----
%v, %f = "t.v"() : () -> (vector<4xf32>, f64)
%0 = "vector.reduction"(%v, %f) <{kind = #vector.kind<add>}> : (vector<4xf32>, f64) -> f32 // error 6: 'vector.reduction' op failed to verify that dest and acc have the same type
// -----
%v = "t.v"() : () -> vector<[4]xf32>
%0 = vector.scalable.extract %v[3] : vector<2xf32> from vector<[4]xf32> // error 6: 'vector.scalable.extract' op failed to verify that position is a multiple of the result length.
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.scalable.extract %v[0] : vector<2xf32> from vector<4xf32> // error 6: 'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<4xf32>'
// -----
%v, %w = "t.v"() : () -> (vector<2xf32>, vector<[4]xf32>)
%0 = vector.scalable.insert %v, %w[1] : vector<2xf32> into vector<[4]xf32> // error 6: 'vector.scalable.insert' op failed to verify that position is a multiple of the source length.
// -----
%v, %w = "t.v"() : () -> (vector<2xf32>, vector<[4]xf16>)
%0 = vector.scalable.insert %v, %w[2] : vector<2xf32> into vector<[4]xf16> // error 6: 'vector.scalable.insert' op failed to verify that all of {valueToStore, dest} have same element type
// -----
%v, %w = "t.v"() : () -> (vector<2x4xf32>, vector<4xf32>)
%0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 2} : vector<2x4xf32>, vector<4xf32> // error 8: 'vector.scan' op reduction dimension 2 has to be less than 2
// -----
%v, %w = "t.v"() : () -> (vector<2x4xf32>, vector<2x4xf32>)
%0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 1} : vector<2x4xf32>, vector<2x4xf32> // error 8: 'vector.scan' op initial value rank 2 has to be equal to 1
// -----
%v, %w = "t.v"() : () -> (vector<2x4xf32>, vector<4xf32>)
%0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 1} : vector<2x4xf32>, vector<4xf32> // error 8: 'vector.scan' op incompatible input/initial value shapes
// -----
%v, %w = "t.v"() : () -> (vector<2x4xf32>, vector<4xf32>)
%0:2 = vector.scan <xor>, %v, %w {inclusive = true, reduction_dim = 0} : vector<2x4xf32>, vector<4xf32> // error 8: 'vector.scan' op unsupported reduction type 'f32' for kind 'xor'
// -----
%v, %w = "t.v"() : () -> (vector<2x4xf32>, vector<4xf32>)
%0:2 = vector.scan <add>, %v, %w {inclusive = true} : vector<2x4xf32>, vector<4xf32> // error 8: 'vector.scan' op requires attribute 'reduction_dim'
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.shape_cast %v : vector<4xf32> to vector<4xf64> // error 6: 'vector.shape_cast' op has different source and result element types
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.shape_cast %v : vector<4xf32> to vector<5xf32> // error 6: 'vector.shape_cast' op has different number of elements at source (4) and result (5)
// -----
%v = "t.v"() : () -> vector<[4]xf32>
%0 = vector.shape_cast %v : vector<[4]xf32> to vector<4xf32> // error 6: 'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)
// -----
%v, %w = "t.v"() : () -> (vector<4xf32>, vector<2x4xf32>)
%0 = vector.shuffle %v, %w [0] : vector<4xf32>, vector<2x4xf32> // error 6: 'vector.shuffle' op rank mismatch
// -----
%v, %w = "t.v"() : () -> (vector<2x3xf32>, vector<2x4xf32>)
%0 = vector.shuffle %v, %w [0] : vector<2x3xf32>, vector<2x4xf32> // error 6: 'vector.shuffle' op dimension mismatch
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.shuffle %v, %v [] : vector<4xf32>, vector<4xf32> // error 6: 'vector.shuffle' op invalid mask length
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = vector.shuffle %v, %v [8] : vector<4xf32>, vector<4xf32> // error 6: 'vector.shuffle' op mask index #1 out of range
// -----
%v = "t.v"() : () -> vector<[4]xf32>
%0 = vector.shuffle %v, %v [1] : vector<[4]xf32>, vector<[4]xf32> // error 6: 'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'vector<[4]xf32>'
// -----
%v = "t.v"() : () -> vector<4xf32>
%0 = "vector.shuffle"(%v, %v) <{mask = array<i64: 1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32> // error 6: 'vector.shuffle' op mask length mismatch
// -----
%0 = vector.step : vector<4xi32> // error 6: 'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'
// -----
%v = "t.v"() : () -> vector<4xf32>
%0:3 = vector.to_elements %v : vector<4xf32> // error 1: operation defines 4 results but was provided 3 to bind
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f : memref<4xf32> // error 38: custom op 'vector.transfer_read' requires two types
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i] : memref<4xf32>, vector<4xf32> // error 33: expected ','
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f : memref<4xf32>, f32 // error 38: custom op 'vector.transfer_read' requires vector type
// -----
%m, %i, %f = "t.v"() : () -> (memref<*xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f : memref<*xf32>, vector<4xf32> // error 38: custom op 'vector.transfer_read' requires memref or ranked tensor type
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f : memref<4xf32>, vector<2x4xf32> // error 38: custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i, %i], %f : memref<4xf32>, vector<4xf32> // error 6: 'vector.transfer_read' op requires 1 indices
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f {in_bounds = 3} : memref<4xf32>, vector<4xf32> // error 6: 'vector.transfer_read' op requires attribute 'in_bounds'
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f {in_bounds = [1]} : memref<4xf32>, vector<4xf32> // error 6: 'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f {in_bounds = [true, true]} : memref<4xf32>, vector<4xf32> // error 6: 'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0) -> (d0)> vs inBounds of size: 2
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0) -> (d0 + 1)>} : memref<4xf32>, vector<4xf32> // error 6: 'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<4xf32>, vector<4x4xf32> // error 6: 'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4xf32>, vector<4xf32> // error 6: 'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0)[s] -> (d0)>} : memref<4xf32>, vector<4xf32> // error 6: 'vector.transfer_read' op requires permutation_map without symbols
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0) -> (d0)>} : memref<4xf32>, vector<4x4xf32> // error 6: 'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type
// -----
%m, %i, %f, %b = "t.v"() : () -> (memref<4xf32>, index, f32, vector<4xi1>)
%0 = vector.transfer_read %m[%i], %f, %b {permutation_map = affine_map<(d0) -> (d0)>} : memref<4xf32>, vector<4x4xf32> // error 87: custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map
// -----
%m, %i, %f, %b = "t.v"() : () -> (memref<4xvector<4xf32>>, index, vector<4xf32>, vector<4xi1>)
%0 = vector.transfer_read %m[%i], %f, %b : memref<4xvector<4xf32>>, vector<4xf32> // error 39: custom op 'vector.transfer_read' does not support masks with vector element type
// -----
%m, %i, %f, %b = "t.v"() : () -> (memref<4xf32>, index, f32, vector<4xi1>)
%0 = vector.transfer_read %m[%i], %f, %b : memref<4xf32>, vector<3xf32> // error 39: use of value '%b' expects different type than prior uses: 'vector<3xi1>' vs 'vector<4xi1>'
// -----
%m, %i, %f, %b = "t.v"() : () -> (memref<4xf32>, index, f32, vector<4xi1>)
%0 = "vector.transfer_read"(%m, %i, %f, %b) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, f32, vector<4xi1>) -> vector<3xf32> // error 6: 'vector.transfer_read' op inferred mask type ('vector<3xi1>') and mask operand type ('vector<4xi1>') don't match
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f64)
%0 = "vector.transfer_read"(%m, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, f64) -> vector<3xf32> // error 6: 'vector.transfer_read' op requires formal padding and source of the same elemental type
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xvector<4xf32>>, index, vector<4xf32>)
%0 = vector.transfer_read %m[%i], %f : memref<4xvector<4xf32>>, vector<6xf32> // error 6: 'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source
// -----
%m, %i, %f = "t.v"() : () -> (memref<4xf32>, index, f32)
%0 = vector.transfer_read %m[%i], %f : memref<4xf32>, vector<3xi8> // error 6: 'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type
// -----
%m, %i, %v = "t.v"() : () -> (memref<4xf32>, index, vector<4xf32>)
vector.transfer_write %v, %m[%i] : f32, memref<4xf32> // error 34: custom op 'vector.transfer_write' requires vector type
// -----
%m, %i, %v = "t.v"() : () -> (memref<4xf32>, index, vector<4xf32>)
vector.transfer_write %v, %m[%i] : vector<4xf32>, f32 // error 34: custom op 'vector.transfer_write' requires memref or ranked tensor type
// -----
%m, %i, %v = "t.v"() : () -> (memref<4xf32>, index, vector<4xf32>)
vector.transfer_write %v, %m[%i] {permutation_map = affine_map<(d0) -> (0)>} : vector<4xf32>, memref<4xf32> // error 1: 'vector.transfer_write' op should not have broadcast dimensions
// -----
%m, %i, %v = "t.v"() : () -> (tensor<4xf32>, index, vector<4xf32>)
"vector.transfer_write"(%v, %m, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<4xf32>, index) -> () // error 1: 'vector.transfer_write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)
// -----
%m, %i, %v = "t.v"() : () -> (tensor<4xf32>, index, vector<4xf32>)
%0 = "vector.transfer_write"(%v, %m, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<4xf32>, index) -> tensor<5xf32> // error 6: 'vector.transfer_write' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')
// -----
%m, %i, %v = "t.v"() : () -> (memref<4xf32>, index, vector<4xf32>)
"vector.transfer_write"(%v, %m, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> {masked} : (vector<4xf32>, memref<4xf32>, index) -> () // error 1: 'vector.transfer_write' op masked attribute has been removed. Use in_bounds instead.
// -----
%v = "t.v"() : () -> vector<2x4xf32>
%0 = vector.transpose %v, [0] : vector<2x4xf32> to vector<2x4xf32> // error 6: 'vector.transpose' op transposition length mismatch: 1
// -----
%v = "t.v"() : () -> vector<2x4xf32>
%0 = vector.transpose %v, [0, 2] : vector<2x4xf32> to vector<2x4xf32> // error 6: 'vector.transpose' op transposition index out of range: 2
// -----
%v = "t.v"() : () -> vector<2x4xf32>
%0 = vector.transpose %v, [0, 0] : vector<2x4xf32> to vector<2x2xf32> // error 6: 'vector.transpose' op duplicate position index: 0
// -----
%v = "t.v"() : () -> vector<2x4xf32>
%0 = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<2x4xf32> // error 6: 'vector.transpose' op dimension size mismatch at: 1
// -----
%v = "t.v"() : () -> vector<2x4xf32>
%0 = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<8xf32> // error 6: 'vector.transpose' op vector result rank mismatch: 1
// -----
%m = "t.v"() : () -> memref<2x4xf32, strided<[8, 1]>>
%0 = vector.type_cast %m : memref<2x4xf32, strided<[8, 1]>> to memref<vector<2x4xf32>> // error 6: 'vector.type_cast' op expects operand to be a memref with identity layout
// -----
%m = "t.v"() : () -> memref<2x4xf32>
%0 = vector.type_cast %m : memref<2x4xf32> to memref<vector<2x4xf32>, 3> // error 6: 'vector.type_cast' op expects result in same memory space
// -----
%m = "t.v"() : () -> memref<2x4xf32>
%0 = vector.type_cast %m : memref<2x4xf32> to memref<vector<2x4xf64>> // error 6: 'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<2x4xf64>>'
// -----
%m = "t.v"() : () -> memref<2x4xf32>
%0 = vector.type_cast %m : memref<2x4xf32> to memref<2xvector<3xf32>> // error 6: 'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<2xvector<3xf32>>'
// -----
%m = "t.v"() : () -> memref<?x4xf32>
%0 = vector.type_cast %m : memref<?x4xf32> to memref<?xvector<4xf32>> // error 6: 'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'memref<?x4xf32>'
// -----
%0 = "t.v"() {a = #vector.kind<plus>} : () -> i32 // error 32: expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf
// -----
%0 = vector.splat %f : f32 // error 6: custom op 'vector.splat' is unknown
// -----
func.func @contract(%a: vector<3x4xf32>, %b: vector<4x5xf32>, %c: vector<3x5xf32>, %m: vector<3x4x5xi1>) -> vector<3x5xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x4xf32>, vector<4x5xf32> into vector<3x5xf32> } : vector<3x4x5xi1> -> vector<3x5xf32>  // error 8: 'vector.mask' op expects a 'vector<3x5x4xi1>' mask for the maskable operation
  return %0 : vector<3x5xf32>
}
// -----
func.func @reduce(%a: vector<3x4xf32>, %c: vector<3xf32>, %m: vector<3xi1>) -> vector<3xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<3x4xf32> to vector<3xf32> } : vector<3xi1> -> vector<3xf32>  // error 8: 'vector.mask' op expects a 'vector<3x4xi1>' mask for the maskable operation
  return %0 : vector<3xf32>
}
// -----
func.func @passthru(%a: vector<8xf32>, %m: vector<8xi1>, %p: vector<4xf32>) -> f32 {
  %0 = vector.mask %m, %p { vector.reduction <add>, %a : vector<8xf32> into f32 } : vector<8xi1> -> f32  // error 24: use of value '%p' expects different type than prior uses: 'f32' vs 'vector<4xf32>'
  return %0 : f32
}
// -----
func.func @two(%a: vector<8xf32>, %m: vector<8xi1>) -> f32 {
  %0 = "vector.mask"(%m) ({ %1 = vector.reduction <add>, %a : vector<8xf32> into f32  %2 = vector.reduction <add>, %a : vector<8xf32> into f32 vector.yield %2 : f32 }) : (vector<8xi1>) -> f32  // error 8: 'vector.mask' op expects only one operation to mask
  return %0 : f32
}
// -----
func.func @yields(%a: vector<8xf32>, %m: vector<8xi1>, %f: f32) -> f32 {
  %0 = "vector.mask"(%m) ({ %1 = vector.reduction <add>, %a : vector<8xf32> into f32 vector.yield %f : f32 }) : (vector<8xi1>) -> f32  // error 8: 'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator
  return %0 : f32
}
// -----
func.func @none(%a: vector<8xf32>, %m: vector<8xi1>, %f: f32) {
  "vector.mask"(%m) ({ %1 = vector.reduction <add>, %a : vector<8xf32> into f32 vector.yield }) : (vector<8xi1>) -> ()  // error 3: 'vector.mask' op expects number of results to match maskable operation number of results
  return
}
// -----
func.func @results(%a: vector<8xf32>, %m: vector<8xi1>, %f: f32) -> (f32, f32) {
  %0:2 = "vector.mask"(%m) ({ %1 = vector.reduction <add>, %a : vector<8xf32> into f32 vector.yield %1, %1 : f32, f32 }) : (vector<8xi1>) -> (f32, f32)  // error 10: 'vector.mask' op expects number of results to match maskable operation number of results
  return %0#0, %0#1 : f32, f32
}
// -----
func.func @scan(%a: vector<8xf32>, %m: vector<8xi1>, %f: f32) -> f32 {
  %0 = vector.mask %m { arith.addf %f, %f : f32 } : vector<8xi1> -> f32  // error 8: 'vector.mask' op expects a MaskableOpInterface within the mask region
  return %0 : f32
}
