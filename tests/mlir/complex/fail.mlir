"x.y"() {a = #complex.number<:f64 1.0, 2>} : () -> () // error 40: unexpected decimal integer literal for a floating point value
// -----
"x.y"() {a = #complex.number<:f32 1.0>} : () -> () // error 38: expected ','
// -----
"x.y"() {a = #complex.number<:f32 1.0, a>} : () -> () // error 40: expected floating point literal
// -----
func.func @f(%a:f32) { %0 = complex.bitcast %a : f32 to f16 // error 29: 'complex.bitcast' op requires that either input or output has a complex type
 return }
// -----
func.func @f(%a:tensor<2xf32>) { %0 = complex.bitcast %a : tensor<2xf32> to tensor<2xi32> // error 39: 'complex.bitcast' op operand must be int/float/complex
 return }
// -----
func.func @f(%a:i1) { %0 = complex.bitcast %a : i1 to index // error 28: 'complex.bitcast' op result must be int/float/complex
 return }
// -----
func.func @f() { %0 = complex.constant [1.0, 2.0] : complex<f32> // error 23: 'complex.constant' op requires attribute's element types ('f64', 'f64') to match the element type of the op's return type ('f32')
 return }
// -----
func.func @f() { %0 = complex.constant [1.0] : complex<f32> // error 23: 'complex.constant' op requires 'value' to be a complex constant, represented as array of two values
 return }
// -----
func.func @f() { %0 = complex.constant [1.0:f32,"a"] : complex<f32> // error 23: 'complex.constant' op requires attribute's elements to be float or integer attributes
 return }
// -----
func.func @f() { %0 = complex.constant [1.0:f32,1] : complex<f32> // error 23: 'complex.constant' op requires attribute's element types ('f32', 'i64') to match the element type of the op's return type ('f32')
 return }
// -----
func.func @f() { %0 = complex.constant [1:i32,1:i32] : complex<i64> // error 23: 'complex.constant' op requires attribute's element types ('i32', 'i32') to match the element type of the op's return type ('i64')
 return }
// -----
func.func @f() { %0 = complex.constant [1:i32,1:i32] : i64 // error 56: custom op 'complex.constant' invalid kind of type specified: expected builtin.complex, but found 'i64'
 return }
// -----
func.func @f() { %0 = complex.constant [1:i32,1:i32] // error 53: expected ':'
 return }
// -----
func.func @f() { %0 = complex.constant 1 : complex<i32> // error 40: integer literal not valid for specified type
 return }
// -----
func.func @f(%a:complex<f32>) { %0 = complex.bitcast %a : complex<f32> to i32 // error 38: 'complex.bitcast' op casting bitwidths do not match
 return }
// -----
func.func @f(%r:f32) { %0 = complex.create %r, %r : complex<i32> // error 29: custom op 'complex.create' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'
 return }
// -----
func.func @f(%r:f32) { %0 = complex.create %r, %r : f32 // error 53: custom op 'complex.create' invalid kind of type specified: expected builtin.complex, but found 'f32'
 return }
// -----
func.func @f(%r:f32) { %0 = complex.create %r, %r : complex<f64> // error 44: use of value '%r' expects different type than prior uses: 'f64' vs 'f32'
 return }
// -----
func.func @f(%r:f32) { %0 = "complex.create"(%r, %r) : (f32,f32)->complex<f64> // error 29: 'complex.create' op failed to verify that complex element type matches real operand type
 return }
// -----
func.func @f(%a:complex<f32>) { %0 = complex.abs %a : complex<i32> // error 38: custom op 'complex.abs' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'
 return }
// -----
func.func @f(%a:complex<f32>) { %0 = complex.abs %a : f32 // error 55: custom op 'complex.abs' invalid kind of type specified: expected builtin.complex, but found 'f32'
 return }
// -----
func.func @f(%a:complex<f32>) { %0 = complex.add %a, %a : f32 // error 59: custom op 'complex.add' invalid kind of type specified: expected builtin.complex, but found 'f32'
 return }
// -----
func.func @f(%a:complex<i32>) { %0 = complex.add %a, %a : complex<i32> // error 38: 'complex.add' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'
 return }
// -----
func.func @f(%a:complex<f32>) { %0 = complex.eq %a, %a : complex<f64> // error 49: use of value '%a' expects different type than prior uses: 'complex<f64>' vs 'complex<f32>'
 return }
// -----
func.func @f(%a:complex<f32>) { %0 = "complex.re"(%a) : (complex<f32>) -> f64 // error 38: 'complex.re' op failed to verify that complex element type matches result type
 return }
// -----
func.func @f(%a:complex<f32>) { %0 = "complex.exp"(%a) : (complex<f32>) -> complex<f64> // error 38: 'complex.exp' op requires the same type for all operands and results
 return }
// -----
func.func @f(%a:complex<f32>, %b:index) { %0 = complex.powi %a, %b : complex<f32>, index // error 84: custom op 'complex.powi' invalid kind of type specified: expected builtin.integer, but found 'index'
 return }
// -----
func.func @f(%a:complex<f32>) { %0 = "complex.eq"(%a, %a) : (complex<f32>, complex<f32>) -> i32 // error 38: 'complex.eq' op result #0 must be 1-bit signless integer, but got 'i32'
 return }
// -----
func.func @f(%a:complex<f32>) { %0 = "complex.eq"(%a) : (complex<f32>) -> i1 // error 38: 'complex.eq' op expected 2 operands, but found 1
 return }
