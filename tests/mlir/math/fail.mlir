func.func @f(%a:vector<2xf32>,%b:vector<3xi32>) { %0 = math.fpowi %a, %b : vector<2xf32>, vector<3xi32> // error 56: 'math.fpowi' op requires the same shape for all operands and results
 return }
// -----
func.func @f(%a:i32) { %0 = math.absf %a : i32 // error 29: 'math.absf' op operand #0 must be floating-point-like, but got 'i32'
 return }
// -----
func.func @f(%a:f32) { %0 = math.absi %a : f32 // error 29: 'math.absi' op operand #0 must be signless-integer-like, but got 'f32'
 return }
// -----
func.func @f(%a:f32) { %0 = math.isnan %a : i32 // error 29: custom op 'math.isnan' 'operand' must be floating-point-like, but got 'i32'
 return }
// -----
func.func @f(%a:f32) { %0 = "math.isnan"(%a) : (f32)->i32 // error 29: 'math.isnan' op result #0 must be bool-like, but got 'i32'
 return }
// -----
func.func @f(%a:f32) { %0 = "math.isnan"(%a) : (f32)->vector<2xi1> // error 29: 'math.isnan' op failed to verify that result type has i1 element type and same shape as operands
 return }
// -----
func.func @f(%a:f32) { %0,%1 = "math.sincos"(%a) : (f32)->(f32,f64) // error 32: 'math.sincos' op failed to verify that all of {operand, sin, cos} have same type
 return }
// -----
func.func @f(%a:f32) { %0 = math.sincos %a : f32 // error 24: operation defines 2 results but was provided 1 to bind
 return }
// -----
func.func @f(%a:f32) { %0 = math.clampf %a to [%a %a] : f32 // error 50: expected ','
 return }
// -----
func.func @f(%a:f32) { %0 = math.fma %a, %a : f32 // error 44: expected ','
 return }
// -----
func.func @f(%a:f32) { %0 = math.absf %a fastmath<foo> : f32 // error 51: custom op 'math.absf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
 return }
// -----
func.func @f(%a:f32) { %0 = math.absf %a fastmath : f32 // error 50: expected '<'
 return }
// -----
func.func @f(%a:f32) { %0 = math.foo %a: f32 // error 29: custom op 'math.foo' is unknown
 return }
// -----
func.func @f(%a:f32) { %0 = "math.foo"(%a): (f32)->f32 // error 29: unregistered operation 'math.foo' found in dialect ('math') that does not allow unknown operations
 return }
// -----
func.func @f(%a:f32) { %0 = "math.sin"(%a): (f32)->f64 // error 29: 'math.sin' op requires the same type for all operands and results
 return }
// -----
func.func @f(%a:f32) { %0 = "math.sin"(%a, %a): (f32, f32)->f32 // error 29: 'math.sin' op requires a single operand
 return }
