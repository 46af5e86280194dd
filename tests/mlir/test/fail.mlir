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
