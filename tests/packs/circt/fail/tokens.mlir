// What synth, datapath, dbg and dc refuse.
synth.cut_rewrite_pattern(%a: i1) attributes {cost = #synth.mapping_cost<area = 2.5 : f64, arcs = []>} { // error 1: requires exactly one result
  synth.yield %a : i1
}
// -----
synth.cut_rewrite_pattern(%a: i1) -> (i1, i1) attributes {cost = #synth.mapping_cost<area = 2.5 : f64, arcs = []>} { // error 1: requires exactly one result
  synth.yield %a, %a : i1, i1
}
// -----
synth.cut_rewrite_pattern(%a: i1, %b: i3) -> i1 attributes {cost = #synth.mapping_cost<area = 2.5 : f64, arcs = []>} { // error 1: argument type must be i1, but got 'i3'
  synth.yield %a : i1
}
// -----
synth.cut_rewrite_pattern(%a: i1) -> i3 attributes {cost = #synth.mapping_cost<area = 2.5 : f64, arcs = []>} { // error 1: result type must be i1, but got 'i3'
  synth.yield %a : i1
}
// -----
synth.cut_rewrite_pattern(%a: i1) -> i1 attributes {cost = #synth.mapping_cost<area = 2.5 : f64, arcs = []>} { // error 1: result type doesn't match with the terminator
  synth.yield %a, %a : i1, i1
}
// -----
synth.cut_rewrite_pattern(%a: i1) -> i1 attributes {cost = #synth.mapping_cost<area = 2.5 : f64, arcs = []>} { // error 1: 'i1' is expected but got 'i6'
  %c = hw.constant 9 : i6
  synth.yield %c : i6
}
// -----
"synth.cut_rewrite_pattern"() <{function_type = (i1, i1) -> i1, cost = #synth.mapping_cost<area = 2.5 : f64, arcs = []>}> ({ // error 1: operand type doesn't match with the block arg
^bb0(%a: i1):
  "synth.yield"(%a) : (i1) -> ()
}) : () -> ()
// -----
synth.cut_rewrite_pattern(%a: i1, %b: i1) -> i1 attributes {cost = #synth.mapping_cost<area = 2.5 : f64, arcs = [7]>} { // error 1: mapping cost arcs must match the number of results times arguments
  synth.yield %a : i1
}
// -----
synth.cut_rewrite_pattern(%a: i1) -> i1 attributes {cost = #synth.mapping_cost<area = 2.5 : f64, arcs = [7], input_caps = {}>} { // error 1: input_caps size must match the number of arguments
  synth.yield %a : i1
}
// -----
synth.cut_rewrite_pattern -> i1 { // error 26: expected '('
}
// -----
synth.cut_rewrite_pattern(%a) -> i1 { // error 29: expected ':'
}
// -----
synth.cut_rewrite_pattern(%a: i1) -> { // error 37: expected non-function type
}
// -----
synth.cut_rewrite_pattern(%a: i1) -> i1 { // error 1: 'synth.cut_rewrite_pattern' op requires attribute 'cost'
  synth.yield %a : i1
}
// -----
func.func @f(%a: i5) {
  %0 = "synth.dot"(%a, %a, %a) <{inverted = array<i1: true>}> : (i5, i5, i5) -> i5 // error 8: 'synth.dot' op failed to verify that requires exactly three inversion flags
  return
}
// -----
func.func @f(%a: i5) {
  %0 = synth.gamble %a, not %a : i5 // error 8: 'synth.gamble' op failed to verify that requires exactly three operands
  return
}
// -----
func.func @f(%a: i5) {
  %0:2 = datapath.compress %a, %a : i5 [2 -> 2] // error 10: 'datapath.compress' op requires 3 or more arguments - otherwise use add
  return
}
// -----
func.func @f(%a: i5) {
  %0:3 = datapath.compress %a, %a, %a : i5 [3 -> 3] // error 10: 'datapath.compress' op must reduce the number of operands by at least 1
  return
}
// -----
func.func @f(%a: i5) {
  %0 = datapath.compress %a, %a, %a : i5 [3 -> 1] // error 8: 'datapath.compress' op must produce at least 2 results
  return
}
// -----
func.func @f(%a: i5) {
  %0:2 = datapath.compress %a, %a, %a : 5 [3 -> 2] // error 40: expected non-function type
  return
}
// -----
func.func @f(%a: i5) {
  %0:2 = datapath.compress %a, %a, %a : i5 3 -> 2 // error 43: expected '['
  return
}
// -----
func.func @f(%a: i5) {
  %0:2 = datapath.compress %a, %a, %a : i5 [x -> 2] // error 45: custom op 'datapath.compress' expected integer value
  return
}
// -----
func.func @f(%a: i5) {
  %0:2 = datapath.compress %a, %a, %a : i5 [3 : 2] // error 46: expected '->'
  return
}
// -----
func.func @f(%a: i5) {
  %0:2 = datapath.compress %a, %a, %a : i5 [3 -> "2"] // error 50: custom op 'datapath.compress' expected integer value
  return
}
// -----
func.func @f(%a: i5) {
  %0:2 = datapath.compress %a, %a, %a : i5 [3 -> 2) // error 51: expected ']'
  return
}
// -----
func.func @f(%a: i5) {
  %0:2 = datapath.compress %a, %a, %a : i5 [-3 -> 2] // error 45: custom op 'datapath.compress' there are too many types
  return
}
// -----
func.func @f(%a: i5) {
  %0:2 = datapath.compress %a, %a, %a : i5 [3 -> 99999] // error 50: custom op 'datapath.compress' there are too many types
  return
}
// -----
func.func @f(%a: i5) {
  %0 = dbg.struct ["x": %a] : i5 // error 18: expected '{'
  return
}
// -----
func.func @f(%a: i5) {
  %0 = dbg.struct {x: %a} : i5 // error 20: custom op 'dbg.struct' expected string
  return
}
// -----
func.func @f(%a: i5) {
  %0 = dbg.struct {"x" %a} : i5 // error 23: expected ':'
  return
}
// -----
func.func @f(%a: i5) {
  %0 = dbg.struct {"x": i5} : i5 // error 24: expected SSA operand
  return
}
// -----
func.func @f(%a: i5) {
  %0 = dbg.struct {"x": %a : i5 // error 27: expected '}'
  return
}
// -----
func.func @f(%a: i5) {
  %0 = dbg.array [%a, %a] i5 // error 26: expected ':'
  return
}
// -----
func.func @f(%a: i5) {
  %0 = dbg.array [%a, %a] : 5 // error 28: expected non-function type
  return
}
// -----
func.func @f(%t: !dc.token) {
  %0 = dc.fork %t // error 15: expected '['
  return
}
// -----
func.func @f(%t: !dc.token) {
  %0 = dc.fork [x] %t // error 17: custom op 'dc.fork' expected integer value
  return
}
// -----
func.func @f(%t: !dc.token) {
  %0 = dc.fork [1 %t // error 18: expected ']'
  return
}
// -----
func.func @f(%t: !dc.token) {
  %0 = dc.fork [1] i1 // error 19: expected SSA operand
  return
}
// -----
func.func @f(%a: !dc.value<i4>) {
  %0 = dc.buffer [3] %a [5, 6] : !dc.value<i4> // error 8: 'dc.buffer' op expected 3 init values but got 2.
  return
}
