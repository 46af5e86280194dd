// What async refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
%x = "a"() : () -> i32
%c:2 = "async.execute"() ({}) {operandSegmentSizes = array<i32: 0,0>}: () -> (!async.token, i32) // error 8: 'async.execute' op result #1 must be variadic of async value type, but got 'i32'
// -----
func.func @f() { %c = async.execute { } // error 23: 'async.execute' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
 return }
// -----
%x = "a"() : () -> i32
%c = async.execute (%x as %y: i32) { async.yield } // error 6: 'async.execute' op operand #0 must be variadic of async value type or async token type, but got 'i32'
// -----
func.func @f(%a: !async.value<f32>) { %c = "async.execute"(%a) ({ ^bb0(%x: i32): async.yield }) {operandSegmentSizes = array<i32: 0, 1>} : (!async.value<f32>) -> !async.token // error 44: 'async.execute' op along control flow edge from parent to Region #0: successor operand type #0 '!async.value<f32>' should match successor input type #0 'i32'
 return }
// -----
%x = "a"() : () -> i32
%c = async.await %x : i32 // error 1: cannot name an operation with no results
// -----
%x = "a"() : () -> !async.token
%c = "async.await"(%x) : (!async.token) -> i32 // error 6: 'async.await' op awaiting on a token must have empty result
// -----
%x = "a"() : () -> !async.value<f32>
%c = "async.await"(%x) : (!async.value<f32>) -> i32 // error 6: 'async.await' op result type 'i32' does not match async value type 'f32'
// -----
%x = "a"() : () -> i32
async.yield %x : i32 // error 1: 'async.yield' op expects parent op 'async.execute'
// -----
async.func @f() { return } // error 1: 'async.func' op result is expected to be at least of size 1, but got 0
// -----
async.func @f() -> i32 { return } // error 1: 'async.func' op result type must be async value type or async token type, but got 'i32'
// -----
async.func @f() -> (!async.value<f32>, !async.token) { return } // error 1: 'async.func' op  results' (optional) async token type is expected to appear as the 1st return value, but got 2
// -----
async.func @f(%a: i32) -> (!async.token, !async.value<f32>) { return %a : i32 } // error 63: 'async.return' op operand types do not match the types returned from the parent FuncOp
// -----
async.call @g() : () -> () // error 1: 'async.call' op 'g' does not reference a valid async function
// -----
async.func private @h(f32) -> !async.token
%0 = async.call @h() : () -> !async.token // error 6: 'async.call' op incorrect number of operands for callee
// -----
async.func private @h() -> !async.token
%0 = async.call @h() : () -> !async.value<f32> // error 6: 'async.call' op result type mismatch at index 0
// -----
%x = "a"() : () -> i32
%y = "async.runtime.is_error"(%x) : (i32) -> i1 // error 6: 'async.runtime.is_error' op operand #0 must be async value type or async token type or async group type, but got 'i32'
// -----
%x = "a"() : () -> !async.token
"async.runtime.add_ref"(%x) {count = 0 : i64} : (!async.token) -> () // error 1: 'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive
