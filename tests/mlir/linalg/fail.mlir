// What linalg refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic 4 ins(%a : tensor<4x6xf32>) // error 18: custom op 'linalg.generic' invalid kind of attribute specified
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = []} ins(%a : tensor<4x6xf32>) // error 18: custom op 'linalg.generic' expected "iterator_types" array attribute
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "sideways"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 139: custom op 'linalg.generic' unexpected iterator_type (sideways)
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [1, 2], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 86: custom op 'linalg.generic' 'linalg.generic' op attribute 'indexing_maps' failed to satisfy constraint: AffineMap array attribute
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.add ins %a // error 17: expected '('
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.add ins(%a, %a : tensor<4x6xf32>) outs(%a : tensor<4x6xf32>) // error 18: custom op 'linalg.add' number of operands and types do not match: got 2 operands and 1 types
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.add ins(%a tensor<4x6xf32>) // error 20: expected ':'
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.add ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>)
  return // error 3: custom op 'linalg.add' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.exp ins(%i : tensor<4x6xi32>) outs(%i : tensor<4x6xi32>) -> tensor<4x6xi32> // error 14: custom op 'linalg.exp' unsupported non numeric type
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.add ins(%a, %i : tensor<4x6xf32>, tensor<4x6xi32>) outs(%i : tensor<4x6xi32>) -> tensor<4x6xi32> // error 14: custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'
  return
}
// -----
func.func @f(%b: memref<3xi1>) {
  linalg.sub ins(%b, %b : memref<3xi1>, memref<3xi1>) outs(%b : memref<3xi1>) // error 14: custom op 'linalg.sub' unsupported operation: sub with bools
  return
}
// -----
func.func @f(%b: memref<3xi1>) {
  linalg.div ins(%b, %b : memref<3xi1>, memref<3xi1>) outs(%b : memref<3xi1>) // error 14: custom op 'linalg.div' unsupported operation: div with bools
  return
}
// -----
func.func @f(%b: memref<3xf32>) {
  linalg.div_unsigned ins(%b, %b : memref<3xf32>, memref<3xf32>) outs(%b : memref<3xf32>) // error 23: custom op 'linalg.div_unsigned' unsupported operation: unsigned div not on uint
  return
}
// -----
func.func @f(%b: memref<3x4xf32>, %w: memref<2xf32>) {
  linalg.pooling_nwc_min_unsigned ins(%b, %w : memref<3x4xf32>, memref<2xf32>) outs(%b : memref<3x4xf32>) // error 35: custom op 'linalg.pooling_nwc_min_unsigned' unsupported operation: unsigned min not on uint
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.map { 4 } ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 16: expected bare identifier or keyword
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.map { math.exp ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 24: expected '}'
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.map ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 66: expected '(' in argument list
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.map { math.none } ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 3: unregistered operation 'math.none' found in dialect ('math') that does not allow unknown operations
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.transpose ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) permutations = [0, 1] // error 73: custom op 'linalg.transpose' expected 'permutation'
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.matmul indexing_maps = 5 ins(%m, %m : memref<4x6xf32>, memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 33: custom op 'linalg.matmul' invalid kind of attribute specified
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.matmul indexing_maps = [5] ins(%m, %m : memref<4x6xf32>, memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 37: custom op 'linalg.matmul' element of indexing_maps array is not an affine_map
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.batch_matmul indexing_maps = 5 ins(%m, %m : memref<4x6xf32>, memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 38: expected '['
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.batch_matmul indexing_maps = [5] ins(%m, %m : memref<4x6xf32>, memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 41: custom op 'linalg.batch_matmul' expected affine map attribute
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.contract ins(%m, %m : memref<4x6xf32>, memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 19: custom op 'linalg.contract' expected 'indexing_maps' attribute
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.matmul {cast = 1} ins(%m, %m : memref<4x6xf32>, memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 17: custom op 'linalg.matmul' 'linalg.matmul' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.matmul {cast = #linalg.type_fn<cast_up>} ins(%m, %m : memref<4x6xf32>, memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 41: expected ::mlir::linalg::TypeFn to be one of: cast_signed, cast_unsigned
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.elementwise ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 22: custom op 'linalg.elementwise' expected 'kind'
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.elementwise kind=#linalg.elementwise_kind<none> ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 52: expected ::mlir::linalg::ElementwiseKind to be one of: exp, log, abs, ceil, floor, negf, reciprocal, round, sqrt, rsqrt, square, tanh, erf, add, sub, mul, div, div_unsigned, max_signed, min_signed, max_unsigned, min_unsigned, powf, select
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.conv_1d_nwc_wcf {strides = dense<1> : tensor<2xi64>} ins(%m, %m : memref<4x6xf32>, memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 26: custom op 'linalg.conv_1d_nwc_wcf' 'linalg.conv_1d_nwc_wcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [1]
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.none ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 3: custom op 'linalg.none' is unknown
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  "linalg.softmax"(%s, %s) {dimension = 0 : i64} : (f32, f32) -> () // error 3: 'linalg.softmax' op operand #0 must be shaped of any type values, but got 'f32'
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  "linalg.softmax"(%v, %v) {dimension = 0 : i64} : (vector<4xf32>, vector<4xf32>) -> () // error 3: 'linalg.softmax' op expected that operand #1 is a tensor or a memref
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.exp ins(%a : tensor<4x6xf32>) outs(%a : tensor<4x6xf32>) // error 3: 'linalg.exp' op expected the number of tensor results (0) to be equal to the number of output tensors (1)
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.exp ins(%a : tensor<4x6xf32>) outs(%a : tensor<4x6xf32>) -> tensor<6x4xf32> // error 3: 'linalg.exp' op expected type of operand #1 ('tensor<4x6xf32>') to match type of corresponding result ('tensor<6x4xf32>')
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.exp ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) -> tensor<4x6xf32> // error 3: 'linalg.exp' op expected the number of tensor results (1) to be equal to the number of output tensors (0)
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.exp ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) -> memref<4x6xf32> // error 3: 'linalg.exp' op result #0 must be variadic of ranked tensor of any type values, but got 'memref<4x6xf32>'
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.exp ins(%s : f32) outs(%s : f32) // error 3: 'linalg.exp' op operand #1 must be variadic of shaped of any type values, but got 'f32'
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 3: 'linalg.generic' op expected to have pure tensor or buffer semantics
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 3: 'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j)[n] -> (i + n, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 3: 'linalg.generic' op unexpected symbols in indexing_map #0
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 3: 'linalg.generic' op expected operand #0 rank (2) to match the result rank of indexing_map (1)
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i + j, i)>, affine_map<(i, j) -> (i, i - j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 3: 'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0 + d1, d0, d0, d0 - d1))
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<6x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%n : memref<6x4xf32>) { // error 3: 'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 6
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %n: memref<6xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i * 2)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%n : memref<6xf32>) { // error 3: 'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be greater than or equal to 7, but found 6
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %n: memref<6xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (2 - i)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%n : memref<6xf32>) { // error 3: 'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (-d0 + 2)
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 3: 'linalg.generic' op expected indexing_map #0 to have 1 dim(s) to match the number of loops
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 3: 'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 3: 'linalg.generic' op expected type of bb argument #1 ('i8') to match element or self type of the corresponding operand ('f32')
  ^bb0(%x: f32, %y: i8):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 3: 'linalg.generic' op expects to have 1 region with 1 block
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 3: 'linalg.generic' op expects regions to end with 'linalg.yield', found 'test.end'
  ^bb0(%x: f32, %y: f32):
    "test.end"() : () -> ()
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) { // error 3: 'linalg.generic' op expects region #0 to have 0 or 1 blocks
  ^bb0(%x: f32, %y: f32):
    cf.br ^bb1
  ^bb1:
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x, %y : f32, f32 // error 5: 'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.constant 1 : i8
    linalg.yield %z : i8 // error 5: 'linalg.yield' op type of yield operand 1 ('i8') doesn't match the element type of the enclosing linalg.generic op ('f32')
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = linalg.index 2 : index // error 10: 'linalg.index' op expected dim (2) to be lower than the number of loops (2) of the enclosing LinalgOp
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = linalg.index -1 : index // error 10: 'linalg.index' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f() {
  %0 = linalg.index 0 : index // error 8: 'linalg.index' op expected parent op with LinalgOp interface
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  "test.region"() ({
    linalg.yield %s : f32 // error 5: 'linalg.yield' op expected parent op with LinalgOp interface
  }) : () -> ()
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.fill ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 3: expected op with scalar input
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  %0 = linalg.fill ins(%s : f32) outs(%i : tensor<4x6xi32>) -> tensor<4x6xi32> // error 8: 'linalg.fill' op expected fill value type ('f32') to match output element type ('i32')
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  "linalg.fill"(%s, %s, %m) <{operandSegmentSizes = array<i32: 2, 1>}> ({ // error 3: expected op with 1 input and 1 output
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (f32, f32, memref<4x6xf32>) -> ()
  return
}
// -----
func.func @f(%v: memref<4xf32>, %o: memref<f32>) {
  "linalg.dot"(%v, %v, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({ // error 3: expected add/mul op in the body
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}
// -----
func.func @f(%v: memref<4xf32>, %o: memref<f32>) {
  "linalg.dot"(%v, %o) <{operandSegmentSizes = array<i32: 1, 1>}> ({ // error 3: 'linalg.dot' op expected the number of indexing_map (3) to be equal to the number of input/output operands (2)
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (memref<4xf32>, memref<f32>) -> ()
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  "linalg.conv_1d"(%v, %v) <{operandSegmentSizes = array<i32: 1, 1>}> ({ // error 3: expected op with 2 inputs and 1 output
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%m, %n : memref<3x4xf32>, memref<4x5xf32>) outs(%o : memref<3x5xf32>) // error 3: 'linalg.matmul' op Unexpected dim expression in map result.
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%m, %n : memref<3x4xf32>, memref<4x5xf32>) outs(%o : memref<3x5xf32>) // error 3: 'linalg.matmul' op Invalid broadcast requested, should be (d2).
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%m, %n : memref<3x4xf32>, memref<4x5xf32>) outs(%o : memref<3x5xf32>) // error 3: 'linalg.matmul' op inferred input/output operand #1 has shape's dimension #1 to be 4, but found 5
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>] ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<2x3x5xf32>) // error 3: 'linalg.batch_matmul' op Indexing_map attribute must have 3 affine maps.
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<2x3x5xf32>) // error 3: 'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<2x3x5xf32>) // error 3: 'linalg.batch_matmul' op Invalid broadcast requested.
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<2x3x5xf32>) // error 3: 'linalg.batch_matmul' op Invalid batch dimension expression.
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<2x3x5xf32>) // error 3: 'linalg.batch_matmul' op Invalid broadcast requested.
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<2x3x5xf32>) // error 3: 'linalg.batch_matmul' op expects 3 dims, but got (2).
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, n, m)>] ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<2x3x5xf32>) // error 3: 'linalg.batch_matmul' op Invalid output map result dimension.
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<2x3x5xf32>) // error 3: 'linalg.batch_matmul' op no. of result dim expressions exceeds 3.
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m)>] ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%o : memref<3x5xf32>) // error 3: 'linalg.batch_reduce_matmul' op expects 2 dims, but got (1).
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (n, m)>] ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%o : memref<3x5xf32>) // error 3: 'linalg.batch_reduce_matmul' op Invalid output map result dimension.
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m + k, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%m, %n : memref<3x4xf32>, memref<4x5xf32>) outs(%o : memref<3x5xf32>) // error 3: provided affine_map is not a projected permutation
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%m, %n : memref<3x4xf32>, memref<4x5xf32>) outs(%o : memref<3x5xf32>) // error 3: ranks of shaped operand and results of corresponding affine_map differ
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, k) -> (k, m)>, affine_map<(m, n, k) -> (m, n)>] ins(%m, %n : memref<3x4xf32>, memref<4x5xf32>) outs(%o : memref<3x5xf32>) // error 3: iteration spaces of provided affine_maps differ
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k, x) -> (m, k)>, affine_map<(m, n, k, x) -> (k, n)>, affine_map<(m, n, k, x) -> (m, n)>] ins(%m, %n : memref<3x4xf32>, memref<4x5xf32>) outs(%o : memref<3x5xf32>) // error 3: iteration space dim at index 3 not used to access any operand
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k, x) -> (m, x)>, affine_map<(m, n, k, x) -> (k, n)>, affine_map<(m, n, k, x) -> (m, n)>] ins(%m, %n : memref<3x4xf32>, memref<4x5xf32>) outs(%o : memref<3x5xf32>) // error 3: iteration space dim at index 2 is neither a contracting dim nor of parallel iteration type
  return
}
// -----
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %m: memref<3x4xf32>, %n: memref<4x5xf32>, %o: memref<3x5xf32>, %v: memref<4xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>] ins(%m, %m : memref<3x4xf32>, memref<3x4xf32>) outs(%m : memref<3x4xf32>) // error 3: 'indexing_maps' do not specify a contracting dimension
  return
}
// -----
func.func @f(%s: f32, %n: memref<4x5xf32>, %o: memref<3x5xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%s, %n : f32, memref<4x5xf32>) outs(%o : memref<3x5xf32>) // error 3: affine_map specifies shaped access while operand has non-shaped type
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.map ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) (%x: f32) { // error 3: 'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 1
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.map ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) (%x: f64, %y: f32) { // error 3: 'linalg.map' op expected element type of input 'f32' to match bbArg type 'f64'
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.map ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) (%x: f32, %y: f64) { // error 3: 'linalg.map' op expected type of bb argument #1 ('f64') to match element or self type of the corresponding operand ('f32')
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<6x4xf32>) {
  linalg.map { math.exp } ins(%m : memref<4x6xf32>) outs(%n : memref<6x4xf32>) // error 3: 'linalg.map' op expected shape of input (4, 6) to match shape of output (6, 4)
  return
}
// -----
func.func @f(%m: memref<4x?xf32>, %n: memref<6xf32>) {
  linalg.map { math.exp } ins(%m : memref<4x?xf32>) outs(%n : memref<6xf32>) // error 3: 'linalg.map' op expected shape of input (4, -9223372036854775808) to match shape of output (6)
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.map ins(%s : f32) outs(%m : memref<4x6xf32>) (%x: f32, %y: f32) { // error 3: 'linalg.map' op operand #0 must be variadic of memref of any type values or ranked tensor of any type values, but got 'f32'
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.map { arith.addf } // error 3: 'linalg.map' op expected 1 or more operands, but found 0
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.reduce { arith.addf } ins(%m : memref<4x6xf32>) outs(%n : memref<4xf32>) dimensions = [1, 0] // error 3: 'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.reduce { arith.addf } ins(%m : memref<4x6xf32>) outs(%n : memref<4xf32>) dimensions = [2] // error 3: 'linalg.reduce' op dimensions for reduction should be in the range [0, 1].
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.reduce { arith.addf } ins(%m : memref<4x6xf32>) outs(%n : memref<4xf32>) dimensions = [0, 1] // error 3: 'linalg.reduce' op number of dimensions after reduction 0 doesn't match the init rank 1
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.reduce { arith.addf } ins(%m : memref<4x6xf32>) outs(%n : memref<4xf32>) dimensions = [0] // error 3: 'linalg.reduce' op init dimensions [4] doesn't match input dimensions after reduction [6]
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.reduce ins(%m : memref<4x6xf32>) outs(%n : memref<4xf32>) dimensions = [1] (%x: f32) { // error 3: 'linalg.reduce' op mismatching number of operands and block arguments
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.reduce ins(%m : memref<4x6xf32>) outs(%n : memref<4xf32>) dimensions = [1] (%x: i8, %y: f32) { // error 3: 'linalg.reduce' op input element type 'f32' does not match corresponding block argument type 'i8'
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.reduce ins(%m : memref<4x6xf32>) outs(%n : memref<4xf32>) dimensions = [1] (%x: f32, %y: i8) { // error 3: 'linalg.reduce' op output element type 'f32' does not match corresponding block argument type 'i8'
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.reduce ins(%m, %n : memref<4x6xf32>, memref<4xf32>) outs(%n, %n : memref<4xf32>, memref<4xf32>) dimensions = [1] (%x: f32, %y: f32, %z: f32, %w: f32) { // error 3: 'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.
    linalg.yield %x, %y : f32, f32
  }
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.reduce ins(%m, %m : memref<4x6xf32>, memref<4x6xf32>) outs(%n, %o : memref<4xf32>, memref<6xf32>) dimensions = [1] (%x: f32, %y: f32, %z: f32, %w: f32) { // error 3: 'linalg.reduce' op expects all outputs to have the same shapes. Shape at output-index 1 is not equal to the shape at output-index 0.
    linalg.yield %x, %y : f32, f32
  }
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.transpose ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) permutation = [0, 0] // error 3: 'linalg.transpose' op permutation is not valid
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.transpose ins(%m : memref<4x6xf32>) outs(%n : memref<4xf32>) permutation = [0, 1] // error 3: 'linalg.transpose' op input rank 2 does not match init rank 1
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.transpose ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) permutation = [0] // error 3: 'linalg.transpose' op size of permutation 1 does not match the argument rank 2
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.transpose ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) permutation = [1, 0] // error 3: 'linalg.transpose' op dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = 6
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.broadcast ins(%n : memref<4xf32>) outs(%m : memref<4x6xf32>) dimensions = [] // error 3: 'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 0, init rank: 2
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.broadcast ins(%n : memref<4xf32>) outs(%m : memref<4x6xf32>) dimensions = [2] // error 3: 'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4xf32>, %o: memref<6xf32>, %i: memref<4xi8>) {
  linalg.broadcast ins(%n : memref<4xf32>) outs(%m : memref<4x6xf32>) dimensions = [0] // error 3: 'linalg.broadcast' op input dim 0 should match init dim 1. input: 4, init: 6
  return
}
// -----
func.func @f(%a: tensor<4x6xf32>, %r: tensor<4xf32>, %m: memref<4x6xf32>, %i: tensor<4x6xi32>, %s: f32) {
  linalg.softmax dimension(2) ins(%m : memref<4x6xf32>) outs(%m : memref<4x6xf32>) // error 3: 'linalg.softmax' op incorrect dimension specified
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<6x4xf32>) {
  linalg.softmax dimension(1) ins(%m : memref<4x6xf32>) outs(%n : memref<6x4xf32>) // error 3: 'linalg.softmax' op incompatible output shape
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<4x6xf16>) {
  linalg.softmax dimension(1) ins(%m : memref<4x6xf32>) outs(%n : memref<4x6xf16>) // error 3: 'linalg.softmax' op failed to verify that input and output have same element type
  return
}
// -----
func.func @f(%a: tensor<2x4x3x5xf32>, %b: tensor<4x4x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x4x3x5xf32>) outs(%b : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32> // error 8: 'linalg.winograd_filter_transform' op expect filter height either equals to r or 1
  return
}
// -----
func.func @f(%a: tensor<2x3x4x5xf32>, %b: tensor<4x4x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x3x4x5xf32>) outs(%b : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32> // error 8: 'linalg.winograd_filter_transform' op expect filter width either equals to r or 1
  return
}
// -----
func.func @f(%a: tensor<2x1x1x5xf32>, %b: tensor<4x4x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x1x1x5xf32>) outs(%b : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32> // error 8: 'linalg.winograd_filter_transform' op expect either filter height or width equals to r
  return
}
// -----
func.func @f(%a: tensor<2x5x5x5xf32>, %b: tensor<4x4x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_5) ins(%a : tensor<2x5x5x5xf32>) outs(%b : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32> // error 8: 'linalg.winograd_filter_transform' op the output shape is not expected
  return
}
// -----
func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<4x4x5x2xf16>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<4x4x5x2xf16>) -> tensor<4x4x5x2xf16> // error 8: 'linalg.winograd_filter_transform' op failed to verify that all of {filter, output} have same element type
  return
}
// -----
func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<4x4x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_3_2) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32> // error 45: custom op 'linalg.winograd_filter_transform' expected string or keyword containing one of the following enum values for attribute 'fmr' [F_2_3, F_4_3, F_2_5]
  return
}
// -----
func.func @f(%a: tensor<2x10x10x5xf32>, %b: tensor<6x6x3x2x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x10x5xf32>) outs(%b : tensor<6x6x3x2x2x5xf32>) -> tensor<6x6x3x2x2x5xf32> // error 8: 'linalg.winograd_input_transform' op the output shape is not expected
  return
}
// -----
func.func @f(%a: tensor<5x6x2x2x2x2xf32>, %b: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<5x6x2x2x2x2xf32>) outs(%b : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> // error 8: 'linalg.winograd_output_transform' op expect input height equals to input tile size
  return
}
// -----
func.func @f(%a: tensor<6x5x2x2x2x2xf32>, %b: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x5x2x2x2x2xf32>) outs(%b : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> // error 8: 'linalg.winograd_output_transform' op expect input width equals to input tile size
  return
}
// -----
func.func @f(%a: tensor<6x6x2x2x2x2xf32>, %b: tensor<2x8x9x2xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x2x2x2x2xf32>) outs(%b : tensor<2x8x9x2xf32>) -> tensor<2x8x9x2xf32> // error 8: 'linalg.winograd_output_transform' op the output shape is not expected
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4x2xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [0] into %b : tensor<8x4xf32> -> tensor<4x4x2xf32> // error 8: invalid zero tile factor
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4x?xf32>) {
  %n = arith.constant 0 : index
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%n] into %b : tensor<8x4xf32> -> tensor<4x4x?xf32> // error 8: invalid zero tile factor
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4x2xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [2] inner_tiles = [2] into %b : tensor<8x4xf32> -> tensor<4x4x2xf32> // error 8: invalid inner_dims_pos vector
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4x2x2xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0, 0] inner_tiles = [2, 2] into %b : tensor<8x4xf32> -> tensor<4x4x2x2xf32> // error 8: invalid inner_dims_pos vector
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4x2xf32>) {
  %0 = linalg.pack %a outer_dims_perm = [0, 0] inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<8x4xf32> -> tensor<4x4x2xf32> // error 8: invalid outer_dims_perm vector
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4x2xf32>) {
  %0 = linalg.pack %a outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<8x4xf32> -> tensor<4x4x2xf32> // error 8: outer_dims_perm must be a permutation or empty
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4x2xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2, 2] into %b : tensor<8x4xf32> -> tensor<4x4x2xf32> // error 8: tiling factors must equal the number of dimensions to tile
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4x2xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2, 2, 2] into %b : tensor<8x4xf32> -> tensor<4x4x2xf32> // error 8: tiling factors must be less than or equal to the input rank for pack or output rank for unpack
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4x2x2xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<8x4xf32> -> tensor<4x4x2x2xf32> // error 8: packed rank != (unpacked rank + num tiling factors), got 4 != 3
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4x3xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<8x4xf32> -> tensor<4x4x3xf32> // error 8: mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<5x4x2xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<8x4xf32> -> tensor<5x4x2xf32> // error 8: expected 'tensor<4x4x2xf32>' for the packed domain value, got 'tensor<5x4x2xf32>'
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<3x4x3xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [3] into %b : tensor<8x4xf32> -> tensor<3x4x3xf32> // error 8: 'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<3x4x3xf32>, %z: i8) {
  %0 = linalg.pack %a padding_value(%z : i8) inner_dims_pos = [0] inner_tiles = [3] into %b : tensor<8x4xf32> -> tensor<3x4x3xf32> // error 8: 'linalg.pack' op expected padding_value has 'f32' but got: 'i8'
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<3x4x?xf32>, %n: index) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%n] into %b : tensor<8x4xf32> -> tensor<3x4x?xf32> // error 8: 'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set
  return
}
// -----
func.func @f(%a: tensor<4x4x2xf32>, %b: tensor<8x5xf32>) {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<4x4x2xf32> -> tensor<8x5xf32> // error 8: expected 'tensor<5x4x2xf32>' for the packed domain value, got 'tensor<4x4x2xf32>'
  return
}
// -----
func.func @f(%a: tensor<4x4x2xf32>, %b: tensor<9x4xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<4x4x2xf32> -> tensor<9x4xf32> // error 8: expected 'tensor<5x4x2xf32>' for the packed domain value, got 'tensor<4x4x2xf32>'
  return
}
// -----
func.func @f(%m: memref<4x6xf32>, %n: memref<2x6x2xf32>) {
  linalg.pack %m inner_dims_pos = [0] inner_tiles = [2] into %n : memref<4x6xf32> -> memref<2x6x2xf32> // error 67: custom op 'linalg.pack' invalid kind of type specified: expected builtin.tensor, but found 'memref<4x6xf32>'
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) {
  %0 = "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({ // error 8: unexpected input index map for convolutions
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1 + 1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) {
  %0 = "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({ // error 8: unexpected input index map for convolutions
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<?x?xf32>, %c: tensor<?xf32>) {
  %0 = "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({ // error 8: expected output/filter indexing maps to be projected permutations
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1, d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<?x?xf32>, %c: tensor<?xf32>) {
  %0 = "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({ // error 8: unexpected loop dimension for convolution op
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) {
  %0 = "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({ // error 8: unexpected loop dimension for convolution op
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) {
  %0 = "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({ // error 8: expected convolved dim to be non-empty
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) {
  %0 = "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({ // error 8: expected all iterators used to access outputs to be parallel
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: f32) {
  "linalg.fill"(%b, %a) <{operand_segment_sizes = array<i32: 1, 2>}> ({^bb0(%x: f32, %y: f32): linalg.yield %x : f32})  : (f32, memref<4xf32>) -> () // error 3: 'linalg.fill' op operand count (2) does not match with the total size (3) specified in attribute 'operandSegmentSizes'
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: f32) {
  "linalg.fill"(%b, %a) ({^bb0(%x: f32, %y: f32): linalg.yield %x : f32}) {operand_segment_sizes = array<i32: 2, 2>, operandSegmentSizes = array<i32: 1, 1>} : (f32, memref<4xf32>) -> () // error 3: 'linalg.fill' op operand count (2) does not match with the total size (4) specified in attribute 'operandSegmentSizes'
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: f32) {
  "linalg.fill"(%b, %a) ({^bb0(%x: f32, %y: f32): linalg.yield %x : f32}) {operandSegmentSizes = 1 : i32} : (f32, memref<4xf32>) -> () // error 3: 'linalg.fill' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: f32) {
  "linalg.transpose"() ({ // error 3: 'linalg.transpose' op expected 2 operands, but found 0
  ^bb0:
  }) : () -> ()
  return
}
// -----
func.func @f(%a: memref<2x6x5x4x3xf32>, %b: memref<4x2x3xf32>, %c: memref<2x3x4x2x3xf32>) {
"linalg.depthwise_conv_2d_nhwc_hwcm_q"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({  // error 1: expected all iterators not used to access outputs to be reduction
^bb1(%3: f32, %4: f32, %5: f32):
  "linalg.yield"(%5) : (f32) -> ()
}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3 + d7, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (memref<2x6x5x4x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
return }
