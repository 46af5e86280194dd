"x.y"() {a = #arith.foo} : () -> () // error 21: unknown attribute `foo` in dialect `arith`
// -----
"x.y"() {a = #arith.fastmath<x>} : () -> () // error 30: expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
// -----
func.func @f(%a:i32) { %0 = arith.extui %a : i32 to i32 // error 29: 'arith.extui' op operand type 'i32' and result type 'i32' are cast incompatible
 return }
// -----
func.func @f(%a:vector<2xi32>) { %0 = arith.extsi %a : vector<2xi32> to vector<3xi64> // error 39: 'arith.extsi' op requires the same shape for all operands and results
 return }
// -----
func.func @f(%a:vector<2xi32>) { %0 = arith.index_cast %a : vector<2xi32> to vector<3xi64> // error 39: 'arith.index_cast' op requires the same shape for all operands and results
 return }
// -----
func.func @f(%a:vector<2xi32>) { %0 = arith.bitcast %a : vector<2xi32> to vector<3xi64> // error 39: 'arith.bitcast' op requires the same shape for all operands and results
 return }
// -----
func.func @f(%a:tensor<2xi32>) { %0 = arith.extsi %a : tensor<2xi32> to tensor<?xi64> // error 39: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
 return }
// -----
func.func @f(%a:tensor<2xi32>) { %0 = arith.index_cast %a : tensor<2xi32> to tensor<?xi64> // error 39: 'arith.index_cast' op failed to verify that input and output have the same tensor dimensions
 return }
// -----
func.func @f(%a:tensor<2xi32>) { %0 = arith.bitcast %a : tensor<2xi32> to tensor<?xi64> // error 39: 'arith.bitcast' op failed to verify that input and output have the same tensor dimensions
 return }
// -----
func.func @f(%a:index) { %0 = arith.extsi %a : index to i64 // error 31: 'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'index'
 return }
// -----
func.func @f(%a:index) { %0 = arith.bitcast %a : index to i64 // error 31: 'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'
 return }
// -----
func.func @f(%a:i64) { %0 = arith.extsi %a : i64 to index // error 29: 'arith.extsi' op result #0 must be signless-fixed-width-integer-like, but got 'index'
 return }
// -----
func.func @f(%a:i64) { %0 = arith.bitcast %a : i64 to index // error 29: 'arith.bitcast' op result #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'
 return }
// -----
func.func @f(%a:si32) { %0 = arith.index_cast %a : si32 to i64 // error 30: 'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'si32'
 return }
// -----
func.func @f(%a:memref<2xi8>) { %0 = arith.index_cast %a : memref<2xi8> to memref<2xi16> // error 38: 'arith.index_cast' op operand type 'memref<2xi8>' and result type 'memref<2xi16>' are cast incompatible
 return }
// -----
func.func @f(%a:memref<2xi8>) { %0 = arith.bitcast %a : memref<2xi8> to memref<2xi16> // error 38: 'arith.bitcast' op operand type 'memref<2xi8>' and result type 'memref<2xi16>' are cast incompatible
 return }
// -----
func.func @f(%a:tensor<2xi32, 1>) { %0 = arith.extsi %a : tensor<2xi32, 1> to tensor<2xi64> // error 42: 'arith.extsi' op operand type 'tensor<2xi32, 1 : i64>' and result type 'tensor<2xi64>' are cast incompatible
 return }
// -----
func.func @f(%a:f32) { %0 = arith.extf %a : f32 to f16 // error 29: 'arith.extf' op operand type 'f32' and result type 'f16' are cast incompatible
 return }
// -----
func.func @f(%a:f32) { %0 = arith.uitofp %a : f32 to f16 // error 29: 'arith.uitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'
 return }
// -----
func.func @f(%a:f32) { %0 = arith.fptosi %a : f32 to f16 // error 29: 'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'f16'
 return }
// -----
func.func @f(%a:f32) { %0 = arith.trunci %a : f32 to f16 // error 29: 'arith.trunci' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'
 return }
// -----
func.func @f(%a:f16) { %0 = arith.truncf %a : f16 to bf16 // error 29: 'arith.truncf' op operand type 'f16' and result type 'bf16' are cast incompatible
 return }
// -----
func.func @f(%a:f32) { %0 = arith.extf %a : f32 to i32 // error 29: 'arith.extf' op result #0 must be floating-point-like, but got 'i32'
 return }
// -----
func.func @f(%a:f32) { %0 = arith.truncf %a : f32 to i32 // error 29: 'arith.truncf' op result #0 must be floating-point-like, but got 'i32'
 return }
// -----
func.func @f(%a:i32) { %0 = arith.extf %a : i32 to f32 // error 29: 'arith.extf' op operand #0 must be floating-point-like, but got 'i32'
 return }
// -----
func.func @f(%a:i32) { %0 = arith.truncf %a : i32 to f32 // error 29: 'arith.truncf' op operand #0 must be floating-point-like, but got 'i32'
 return }
// -----
func.func @f(%a:i32) { %0 = arith.fptosi %a : i32 to f32 // error 29: 'arith.fptosi' op operand #0 must be floating-point-like, but got 'i32'
 return }
// -----
func.func @f(%a:i32) { %0 = arith.index_cast %a : i32 to f32 // error 29: 'arith.index_cast' op result #0 must be signless-integer-like or memref of signless-integer, but got 'f32'
 return }
// -----
func.func @f(%a:i32) { %0 = arith.trunci %a : i32 to f32 // error 29: 'arith.trunci' op result #0 must be signless-fixed-width-integer-like, but got 'f32'
 return }
// -----
func.func @f(%a:vector<2xf32>) { %0 = arith.fptosi %a : vector<2xf32> to tensor<2xi32> // error 39: 'arith.fptosi' op failed to verify that input and output have the same tensor dimensions
 return }
// -----
func.func @f(%a:i32) { %0 = arith.uitofp %a : i32 to i64 // error 29: 'arith.uitofp' op result #0 must be floating-point-like, but got 'i64'
 return }
// -----
func.func @f(%a:i32) { %0 = arith.trunci %a : i32 to i64 // error 29: 'arith.trunci' op operand type 'i32' and result type 'i64' are cast incompatible
 return }
// -----
func.func @f(%a:f16, %s: f8E8M0FNU) { %0 = arith.scaling_extf %a, %s : f16, f8E8M0FNU to bf16 // error 44: 'arith.scaling_extf' op operand types 'f16', 'f8E8M0FNU' and result type 'bf16' are cast incompatible
 return }
// -----
func.func @f(%a:f16, %s: f8E8M0FNU) { %0 = arith.scaling_truncf %a, %s : f16, f8E8M0FNU to bf16 // error 44: 'arith.scaling_truncf' op operand types 'f16', 'f8E8M0FNU' and result type 'bf16' are cast incompatible
 return }
// -----
func.func @f(%a:f16, %s: f8E8M0FNU) { %0 = arith.scaling_truncf %a, %s foo : f16, f8E8M0FNU to bf16 // error 71: expected ':'
 return }
// -----
func.func @f(%a:f16) { %0 = arith.truncf %a foo : f16 to bf16 // error 44: expected ':'
 return }
// -----
func.func @f(%a:f16) { %0 = arith.truncf %a to_nearest_even fastmath<foo> : f16 to bf16 // error 70: custom op 'arith.truncf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
 return }
// -----
func.func @f(%a:f16) { %0 = "arith.truncf"(%a) {roundingmode = 7 : i32} : (f16) -> f16 // error 29: 'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode
 return }
// -----
func.func @f(%a:f16) { %0 = "arith.truncf"(%a) <{roundingmode = 7 : i64}> : (f16) -> f16 // error 29: invalid properties {roundingmode = 7 : i64} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: 7 : i64
 return }
// -----
func.func @f(%a:f16) { %0 = "arith.truncf"(%a) <{fastmath = 7 : i64}> : (f16) -> f16 // error 29: invalid properties {fastmath = 7 : i64} for op arith.truncf: Invalid attribute `fastmath` in property conversion: 7 : i64
 return }
// -----
func.func @f(%v:tensor<2xi1>,%b:tensor<2xi32>) { %1 = arith.select %v, %b, %b : tensor<2xi32> // error 68: use of value '%v' expects different type than prior uses: 'i1' vs 'tensor<2xi1>'
 return }
// -----
func.func @f(%v:tensor<2xi1>,%b:tensor<2xi32>) { %1 = arith.select %v, %b %b : tensor<2xi32> // error 68: custom op 'arith.select' expected 3 operands
 return }
// -----
func.func @f(%v:tensor<2xi1>,%b:tensor<2xi32>) { %1 = arith.select %v, %b, %b {a} tensor<2xi32> // error 82: expected ':'
 return }
// -----
func.func @f(%v:tensor<2xi1>,%b:tensor<2xi32>) { %1 = arith.select %v, %b, %b : tensor<2xi1>, // error 94: expected non-function type
 return }
// -----
func.func @f(%v:tensor<3xi1>,%b:tensor<2xi32>) { %1 = arith.select %v, %b, %b : tensor<3xi1>, tensor<2xi32> // error 55: 'arith.select' op failed to verify that condition is signless i1 or has matching shape
 return }
// -----
func.func @f(%v:i32,%b:i32) { %1 = arith.select %v, %b, %b : i32, i32 // error 36: 'arith.select' op operand #0 must be bool-like, but got 'i32'
 return }
// -----
func.func @f(%v:tensor<2xi1, 1>,%b:tensor<2xi32>) { %1 = arith.select %v, %b, %b : tensor<2xi1,1>, tensor<2xi32> // error 58: 'arith.select' op expected condition type to have the same shape as the result type, expected 'tensor<2xi1>', but got 'tensor<2xi1, 1 : i64>'
 return }
// -----
func.func @f(%v:vector<[4]xi1>,%b:vector<4xi32>) { %1 = arith.select %v, %b, %b : vector<[4]xi1>, vector<4xi32> // error 57: 'arith.select' op all non-scalar operands/results must have the same shape and base type
 return }
// -----
func.func @f(%v:vector<4xi1>,%b:memref<4xi32>) { %1 = arith.select %v, %b, %b : vector<4xi1>, memref<4xi32> // error 55: 'arith.select' op if an operand is non-scalar, then there must be at least one non-scalar result
 return }
// -----
func.func @f(%a:i32) { %0 = arith.addui_extended %a, %a : i32, i32 // error 24: operation defines 2 results but was provided 1 to bind
 return }
// -----
func.func @f(%a:i32) { %0,%1 = arith.addui_extended %a, %a : i32, i32 // error 32: 'arith.addui_extended' op result #1 must be bool-like, but got 'i32'
 return }
// -----
func.func @f(%a:vector<2xi32>) { %0,%1 = arith.addui_extended %a, %a : vector<2xi32>, i1 // error 42: 'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar
 return }
// -----
func.func @f(%a:vector<2xi32>) { %0,%1 = arith.addui_extended %a, %a : vector<2xi32>, vector<3xi1> // error 42: 'arith.addui_extended' op all non-scalar operands/results must have the same shape and base type
 return }
// -----
func.func @f(%a:vector<2xi32>) { %0,%1 = "arith.addui_extended"(%a, %a) : (vector<2xi32>,vector<2xi32>)->(vector<2xi64>, vector<2xi1>) // error 42: 'arith.addui_extended' op failed to verify that all of {lhs, rhs, sum} have same type
 return }
// -----
func.func @f(%a:vector<2xi32>) { %0,%1 = "arith.mulsi_extended"(%a, %a) : (vector<2xi32>,vector<2xi32>)->(vector<2xi64>, vector<2xi1>) // error 42: 'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type
 return }
// -----
func.func @f(%a:f32) { %0 = "arith.foo"(%a): (f32)->f32 // error 29: unregistered operation 'arith.foo' found in dialect ('arith') that does not allow unknown operations
 return }
// -----
func.func @f(%a: tensor<*xf32>) {
%0 = arith.truncf %a : tensor<*xf32> to tensor<*xbf16>  // error 6: 'arith.truncf' op failed to verify that input and output have the same tensor dimensions
return }
// -----
func.func @f(%a: tensor<*xi32>) {
%0 = arith.uitofp %a : tensor<*xi32> to tensor<f32>  // error 6: 'arith.uitofp' op failed to verify that input and output have the same tensor dimensions
return }
