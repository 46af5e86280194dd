func.func @f(%a: i128) {
 cf.switch %a : f32, [default: ^bb2, 200: ^bb2] // error 17: custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.switch %a : i128, [default: ^bb2, 123456789012345678901234567890: ^bb2] // error 39: custom op 'cf.switch' integer value too large
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.switch %a : i128, [default: ^bb2, -5: ^bb2, x : ^bb2] // error 49: custom op 'cf.switch' expected integer value
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.switch %a : i128, [defaul: ^bb2, -5: ^bb2] // error 24: custom op 'cf.switch' expected 'default'
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.switch %a : i128, [default: ^bb2, -5: ^bb2 // error 47: expected ']'
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.switch %a : i128, [default: ^bb2, -5: ^bb2(%a, %a : i128)] // error 24: custom op 'cf.switch' number of operands and types do not match: got 2 operands and 1 types
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.switch %a : i128, [default: 5: ^bb2()] // error 32: expected block name
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.switch %a : i128, [default: ^bb2, 5: ^bb2(%a : i32)] // error 47: use of value '%a' expects different type than prior uses: 'i32' vs 'i128'
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.switch %a : i128, [default: ^bb2, 5: ^bb2(%a : i128), 6:^bb2(%a, %a :i128)] // error 24: custom op 'cf.switch' number of operands and types do not match: got 3 operands and 2 types
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.br ^bb2() // error 13: expected ':'
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.br bb2() // error 7: expected block name
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.br ^bb2(%a : i128) // error 2: branch has 1 operands for successor #0, but target block has 0
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.br ^bb3 // error 2: branch has 0 operands for successor #0, but target block has 1
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.br ^bb3(%a : i32) // error 13: use of value '%a' expects different type than prior uses: 'i32' vs 'i128'
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.switch %a : i128, [default: ^bb3, 5: ^bb2] // error 2: branch has 0 operands for successor #0, but target block has 1
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.switch %a : i128, [default: ^bb2, 5: ^bb3] // error 2: branch has 0 operands for successor #1, but target block has 1
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i128) {
 cf.switch %a : i128, [default: ^bb2] {case_values = dense<1> : vector<1xi128>} // error 2: 'cf.switch' op number of case values (1) should match number of case destinations (0)
^bb2: return
^bb3(%z : i128): return }
// -----
func.func @f(%a: i32, %t:i1){ cf.br ^bb1(%a:i32) // error 31: type mismatch for bb argument #0 of successor #0
^bb1(%b:i64): return }
// -----
func.func @f(%a: i32, %t:i1){ cf.cond_br %t weights([1,2,3]), ^bb1, ^bb1 // error 31: expects number of branch weights to match number of successors: 3 vs 2
^bb1: return }
// -----
func.func @f(%a: i32, %t:i1){ cf.cond_br %t weights([0,0]), ^bb1, ^bb1 // error 31: branch weights cannot all be zero
^bb1: return }
// -----
func.func @f(%a: i32, %t:i1){ cf.cond_br %t weights(1), ^bb1, ^bb1 // error 53: expected '['
^bb1: return }
// -----
func.func @f(%a: i32, %t:i1){ cf.cond_br %a, ^bb1, ^bb1 // error 42: use of value '%a' expects different type than prior uses: 'i1' vs 'i32'
^bb1: return }
// -----
func.func @f(%a: i32, %t:i1){ cf.cond_br %t, ^bb1(%a : i32), ^bb1 // error 31: branch has 1 operands for successor #0, but target block has 0
^bb1: return }
// -----
func.func @f(%a: i32, %t:i1){ "cf.cond_br"(%t)[^bb1, ^bb1] {branch_weights = [1,2], operandSegmentSizes=array<i32:1,0,0>} : (i1) -> () // error 31: 'cf.cond_br' op attribute 'branch_weights' failed to satisfy constraint: i32 dense array attribute
^bb1: return }
// -----
func.func @f(%a: i32, %t:i1){ "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments=array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes=array<i32:1,0,0>}> : (i32) -> () // error 31: 'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'
^bb1: return }
// -----
func.func @f(%a: i32, %t:i1){ "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments=array<i32: 0>, case_values = dense<1> : vector<2xi32>, operandSegmentSizes=array<i32:1,0,0>}> : (i32) -> () // error 31: 'cf.switch' op number of case values (2) should match number of case destinations (1)
^bb1: return }
// -----
func.func @f(%a: i32, %t:i1){ "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments=array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes=array<i32:1,0,0>}> : (i32) -> () // error 31: 'cf.switch' op 'flag' type ('i32') should match case value type ('i64')
^bb1: return }
// -----
func.func @f(%a: i32, %t:i1){ "cf.switch"(%a)[^bb1] <{operandSegmentSizes=array<i32:1,0,0>}> : (i32) -> () // error 31: 'cf.switch' op requires attribute 'case_operand_segments'
^bb1: return }
// -----
func.func @f(%a: i32, %t:i1){ "cf.switch"(%a)[^bb1] <{case_values = dense<1.0> : vector<1xf32>, case_operand_segments=array<i32>,operandSegmentSizes=array<i32:1,0,0>}> : (i32) -> () // error 31: invalid properties {case_operand_segments = array<i32>, case_values = dense<1.000000e+00> : vector<1xf32>, operandSegmentSizes = array<i32: 1, 0, 0>} for op cf.switch: Invalid attribute `case_values` in property conversion: dense<1.000000e+00> : vector<1xf32>
^bb1: return }
// -----
func.func @f(%a: i32, %t:i1){ cf.assert %a, "x" // error 41: use of value '%a' expects different type than prior uses: 'i1' vs 'i32'
 return }
// -----
func.func @f(%a: i32, %t:i1){ cf.assert %t "x" // error 43: expected ','
 return }
// -----
func.func @f(%a: i32, %t:i1){ cf.assert %t, 1 // error 45: integer literal not valid for specified type
 return }
// -----
func.func @f(%a: i32, %t:i1){ "cf.assert"(%t) : (i1)->() // error 31: 'cf.assert' op requires attribute 'msg'
 return }
// -----
func.func @f(%a:f32) { cf.foo ^bb1 // error 24: custom op 'cf.foo' is unknown
 return }
// -----
func.func @f(%t: i1, %a: i32, %b: f32) { cf.cond_br %t, ^bb1(%b, %a : f32, i32), ^bb1(%b, %a : f32, i32)
^bb1(%p: f32, %q: i32): cf.cond_br %t, ^bb1(%b, %a : f32, i32), ^bb2(%b, %a : f32, i32) // error 25: type mismatch for bb argument #1 of successor #1
^bb2(%r: f32, %s: f32): return }
