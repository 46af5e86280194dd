// What util and pcf refuses, and where. The messages are iree-opt's.
util.func @f(%a: i32) -> !util.buffer {
  %0 = util.string.format "x{}y{}" (%a) : (i32) -> !util.buffer // error 8: 'util.string.format' op format string placeholder count does not match the 1 provided argument(s)
  util.return %0 : !util.buffer
}
// -----
util.func @f(%a: i32) -> !util.buffer {
  %0 = util.string.format "x{}{0}" (%a) : (i32) -> !util.buffer // error 8: 'util.string.format' op cannot mix sequential '{}' and explicit '{N}' placeholders
  util.return %0 : !util.buffer
}
// -----
util.func @f(%a: i32) -> !util.buffer {
  %0 = util.string.format "x{q}" (%a) : (i32) -> !util.buffer // error 8: 'util.string.format' op invalid placeholder '{q}' in format string; expected '{}' or '{N}'
  util.return %0 : !util.buffer
}
// -----
util.func @f(%a: i32) -> !util.buffer {
  %0 = util.string.format "x{{}" (%a) : (i32) -> !util.buffer // error 8: 'util.string.format' op unmatched '}' in format string
  util.return %0 : !util.buffer
}
// -----
util.func @f(%a: i32) -> !util.buffer {
  %0 = util.string.format "x{0" (%a) : (i32) -> !util.buffer // error 8: 'util.string.format' op unclosed '{' in format string
  util.return %0 : !util.buffer
}
// -----
"util.func"() <{function_type = (i32) -> i32, sym_name = "f", tied_operands = [2 : index]}> ({ // error 1: 'util.func' op result #0 tied to invalid operand index 2
^bb0(%a: i32):
  util.return %a : i32
}) : () -> ()
// -----
util.func @f(%a: index, %b: index) {
  %0:2 = util.assume.int %a[<umin = 1>, <umin = 3>], %b[<umin = 2>, <umin = 5>, <umax = 7>] : index, index // error 10: 'util.assume.int' op expected operand #1 to have 2 assumptions but it has 3
  util.return
}
// -----
util.func @f(%n: index) {
  %0 = util.buffer.alloc uninitialized <alignment = 12 : index> : !util.buffer{%n} // error 55: expected ','
  util.return
}
// -----
util.func @f(%l: !util.list<i64>, %i: index, %v: f32) {
  util.list.set %l[%i], %v : f32 -> !util.list<i64> // error 3: list contains 'i64' and cannot be mutated as 'f32'
  util.return
}
// -----
util.func @f(%l: !util.list<i64>, %i: index) {
  %0 = util.list.get %l[%i] : !util.list<i64> -> i32
  util.return // error 3: custom op 'util.list.get' list access types must match the same base type as the list element type (when not variant)
}
// -----
func.func @f(%i: tensor<3x5xi16>) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi32, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 8: 'pcf.generic' op region arg at index 0 element type mismatch of 'i32' vs 'i16'
    pcf.return
  }
  return
}
// -----
func.func @f(%i: tensor<3x5xi16>) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x4xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 8: 'pcf.generic' op region arg at index 0 with type '!pcf.sref<3x4xi16, #pcf.test_scope>' shape mismatch with tied result of type 'tensor<3x5xi16>'
    pcf.return
  }
  return
}
// -----
func.func @f(%i: tensor<3x5xi16>) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.sequential>) -> (tensor<3x5xi16>) { // error 8: 'pcf.generic' op expected region ref argument to be of type !pcf.sref with scope #pcf.test_scope
    pcf.return
  }
  return
}
