func.func @f() { %0 = "test.with_bounds"() {umin = 1 : i8} : () -> f32 // error 23: 'test.with_bounds' op requires attribute 'smax'
 return }
// -----
func.func @f(%a: f32, %m: memref<4xf32>) { "test.copy"(%a, %m) : (f32, memref<4xf32>) -> () // error 44: 'test.copy' op operand #0 must be ranked or unranked memref of any type values, but got 'f32'
 return }
// -----
func.func @f() { %0 = "test.i32_enum_attr"() {attr = 3 : i32} : () -> i32 // error 23: 'test.i32_enum_attr' op attribute 'attr' failed to satisfy constraint: allowed 32-bit signless integer cases: 5, 10, 2147483648, 4294967295
 return }
// -----
"test.op_with_enum"() {value = 3} : () -> () // error 1: 'test.op_with_enum' op attribute 'value' failed to satisfy constraint: a test enum
// -----
"test.three_result"() {kind = 7 : i64} : () -> (i32, f32, f32) // error 1: 'test.three_result' op attribute 'kind' failed to satisfy constraint: Multi-result op kinds
// -----
"test.type_array_attr"() {attr = 7 : i64} : () -> () // error 1: 'test.type_array_attr' op attribute 'attr' failed to satisfy constraint: type array attribute
// -----
"test.one_region_op"() : () -> () // error 1: 'test.one_region_op' op requires one region
// -----
"test.x"() {a = !test.type_verification<i64>} : () -> () // error 40: failed to verify 'param': 16-bit signless integer or 32-bit signless integer
// -----
func.func @f(%a: f32, %m: memref<4xf32>) { "test.same_operand_shape"(%a, %m) : (f32, memref<4xf32>) -> () // error 44: 'test.same_operand_shape' op operand #0 must be variadic of shaped of any type values, but got 'f32'
 return }
// -----
"test.positive_int_attr"() {i32attr = 0 : i32, i64attr = 1 : i64} : () -> () // error 1: 'test.positive_int_attr' op attribute 'i32attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
// -----
"test.child"() : () -> () // error 1: 'test.child' op expects parent op 'test.parent'
// -----
test.unknown_op // error 1: custom op 'test.unknown_op' is unknown
// -----
func.func @f(%a: tensor<*xf32>, %b: tensor<4xf32>) {
%0 = "test.operand0_and_result_have_same_shape"(%a, %a) : (tensor<*xf32>, tensor<*xf32>) -> tensor<4xf32>  // error 6: 'test.operand0_and_result_have_same_shape' op failed to verify that all of {x, res} have same shape
return }
// -----
func.func @f(%a: tensor<*xf32>, %b: tensor<4xf32>) {
"test.operands_have_same_rank"(%b, %a) : (tensor<4xf32>, tensor<*xf32>) -> ()  // error 1: 'test.operands_have_same_rank' op failed to verify that all of {x, y} have same rank
return }
// -----
func.func @f(%a: memref<*xf32>) {
%0 = "test.operand0_and_result_have_same_element_count"(%a, %a) : (memref<*xf32>, memref<*xf32>) -> memref<4xf32>  // error 6: 'test.operand0_and_result_have_same_element_count' op failed to verify that all of {x, res} have same element count
return }
// -----
"test.same_operand_shape"() : () -> ()  // error 1: 'test.same_operand_shape' op expected 1 or more operands, but found 0
// -----
func.func @f(%a: f32) {
%0 = "test.reify_bound"(%a) : (f32) -> index  // error 6: 'test.reify_bound' op expected index-typed variable or shape type variable
return }
// -----
func.func @f(%a: memref<4xf32>) {
%0 = "test.reify_bound"(%a) : (memref<4xf32>) -> index  // error 6: 'test.reify_bound' op expected 'dim' attribute for shaped type variable
return }
// -----
func.func @f(%a: index) {
%0 = "test.reify_bound"(%a) <{dim = 1 : i64}> : (index) -> index  // error 6: 'test.reify_bound' op unexpected 'dim' attribute for index variable
return }
// -----
func.func @f(%a: index) {
%0 = "test.reify_bound"(%a) <{constant, scalable}> : (index) -> index  // error 6: 'test.reify_bound' op 'scalable' and 'constant' are mutually exlusive
return }
// -----
func.func @f(%a: index) {
%0 = "test.reify_bound"(%a) <{vscale_min = 1 : i64}> : (index) -> index  // error 6: 'test.reify_bound' op expected 'vscale_min' if and only if 'scalable'
return }
// -----
func.func @f(%a: i32) {
"test.internal_br"(%a)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()  // error 1: branch has 1 operands for successor #1, but target block has 0
^a(%0: i32):
return
^b:
return }
// -----
func.func @f(%a: i32) {
%0 = "test.producing_br"(%a)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32  // error 6: branch has 0 operands for successor #0, but target block has 1
^a(%1: i32):
return
^b:
return }
// -----
func.func @f() {
%0 = "test.any_cond"() ({
"test.region_yield"() : () -> ()  // error 1: 'test.region_yield' op requires a single operand
}) : () -> i32
return }
// -----
func.func private @f(!test.test_memref<[], f32>)  // error 41: expected integer value
// -----
"transform.test_transform_op"() <{message = "a"}> : () -> ()  // error 1: invalid properties {message = "a"} for op transform.test_transform_op: this operation does not support properties
// -----
func.func @f(%a: i32) {
%0 = test.call @missing(%a) : (i32) -> i32  // error 6: 'test.call' op 'missing' does not reference a valid function
return }
// -----
"test.float_elements_attr"() <{scalar_f32_attr = dense<5.0> : tensor<2xf64>, tensor_f64_attr = dense<6.0> : tensor<4x8xf64>}> : () -> () // error 1: 'test.float_elements_attr' op attribute 'scalar_f32_attr' failed to satisfy constraint: 32-bit float elements attribute of shape [2]
// -----
"test.ranked_int_elements_attr"() <{matrix_i64_attr = dense<6> : tensor<4xi64>, vector_i32_attr = dense<5> : tensor<2xi32>}> : () -> () // error 1: 'test.ranked_int_elements_attr' op attribute 'matrix_i64_attr' failed to satisfy constraint: 64-bit signless int elements attribute of shape [4, 8]
// -----
"test.indexElementsAttr"() <{attr = dense<[1, 2]> : tensor<2xi32>}> : () -> () // error 1: 'test.indexElementsAttr' op attribute 'attr' failed to satisfy constraint: index elements attribute
// -----
"test.confined_dense_array_attr"() <{i64attr = array<i64: 0, 2, 2>, i32attr = array<i32: 1>, emptyattr = array<i16>}> : () -> () // error 1: 'test.confined_dense_array_attr' op attribute 'i64attr' failed to satisfy constraint: i64 dense array attribute should be in increasing order
// -----
"test.confined_dense_array_attr"() <{i64attr = array<i64: 0>, i32attr = array<i32: 1, 0>, emptyattr = array<i16>}> : () -> () // error 1: 'test.confined_dense_array_attr' op attribute 'i32attr' failed to satisfy constraint: i32 dense array attribute should be in non-decreasing order
// -----
"test.x"() {a = !test.struct<{42, i32}>} : () -> () // error 31: expected valid keyword
// -----
"test.x"() {a = !test.struct} : () -> () // error 29: expected '<'
// -----
"test.x"() {a = !test.struct<{a, i32} b>} : () -> () // error 38: expected '>'
// -----
"test.x"() {a = !test.int<x, 8>} : () -> () // error 27: expected signed, unsigned, or none
// -----
"test.x"() {a = !test.int<si, 8>} : () -> () // error 27: expected signed, unsigned, or none
// -----
"test.confined_strictly_positive_attr"() <{i8attr = array<i8: 0>, i16attr = array<i16: 2>, i32attr = array<i32: 3>, i64attr = array<i64: 4>, f32attr = array<f32: 1.0>, f64attr = array<f64: 1.0>, emptyattr = array<i16>}> : () -> () // error 1: 'test.confined_strictly_positive_attr' op attribute 'i8attr' failed to satisfy constraint: i8 dense array attribute whose value is positive
// -----
"test.confined_strictly_positive_attr"() <{i8attr = array<i8: 1>, i16attr = array<i16: 2>, i32attr = array<i32: 3>, i64attr = array<i64: 4>, f32attr = array<f32: 1.0>, f64attr = array<f64: 0.0>, emptyattr = array<i16>}> : () -> () // error 1: 'test.confined_strictly_positive_attr' op attribute 'f64attr' failed to satisfy constraint: f64 dense array attribute whose value is positive
// -----
"test.confined_non_negative_attr"() <{i8attr = array<i8: -1>, i16attr = array<i16: 2>, i32attr = array<i32: 3>, i64attr = array<i64: 4>, f32attr = array<f32: 1.0>, f64attr = array<f64: 1.0>, emptyattr = array<i16>}> : () -> () // error 1: 'test.confined_non_negative_attr' op attribute 'i8attr' failed to satisfy constraint: i8 dense array attribute whose value is non-negative
// -----
"test.confined_non_negative_attr"() <{i8attr = array<i8: 1>, i16attr = array<i16: 2>, i32attr = array<i32: 3>, i64attr = array<i64: 4>, f32attr = array<f32: 1.0>, f64attr = array<f64: -1.0>, emptyattr = array<i16>}> : () -> () // error 1: 'test.confined_non_negative_attr' op attribute 'f64attr' failed to satisfy constraint: f64 dense array attribute whose value is non-negative
