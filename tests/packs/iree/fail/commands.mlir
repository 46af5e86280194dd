// Functions and calls of commands, and dispatches of tensors with encodings, that are refused. The messages are iree-opt's.
stream.cmd.func private @f x // error 27: expected '('
// -----
stream.cmd.func private @f(!stream.timepoint) // error 28: expected SSA operand
// -----
stream.cmd.func private @f(%r[1 for %n]: !stream.resource<*>) // error 31: expected SSA operand
// -----
stream.cmd.func private @f(%r[%o to %n]: !stream.resource<*>) // error 34: custom op 'stream.cmd.func' expected 'for'
// -----
stream.cmd.func private @f(%r[%o for 4]: !stream.resource<*>) // error 37: expected SSA operand
// -----
stream.cmd.func private @f(%r[%o for %n: !stream.resource<*>) // error 40: expected ']'
// -----
stream.cmd.func private @f(%r[%o for %n] !stream.resource<*>) // error 41: expected ':'
// -----
stream.cmd.func private @f(%r[%o for %n]: !stream.resouce<*>) // error 51: unknown  type `resouce` in dialect `stream`
// -----
stream.cmd.func private @f(%r[%o for %n]: !stream.resource<*> {a = }) // error 67: expected attribute value
// -----
stream.cmd.func private @f(%r[%o for %n]: !stream.resource<*> %q: i32) // error 62: expected ')'
// -----
stream.cmd.func private @f(%a: i8) -> (i8, ) // error 43: expected non-function type
// -----
stream.cmd.func private @f(%a: i8) -> (i8 {b = ]}) // error 47: expected attribute value
// -----
stream.cmd.func private @f(%a: i8) -> (i8, i16 {a} = 3 // error 51: expected ')'
// -----
stream.cmd.func private @f(%a: i8) -> () // error 40: expected non-function type
// -----
stream.cmd.func private @f(%a: i8) -> bad // error 38: expected non-function type
// -----
stream.cmd.func private @f(%a: i8) -> i8 {b = } // error 46: expected attribute value
// -----
stream.cmd.func private @f(%a: i8, ) // error 35: expected SSA operand
// -----
stream.cmd.func private @f(%a#0: i8) junk // error 38: custom op 'junk' is unknown (tried 'builtin.junk' as well)
// -----
stream.cmd.func private @f(%a: i8) attributes {x = } // error 51: expected attribute value
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g %r : (!stream.resource<*>{%n}, i32) -> () // error 21: expected '('
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro 3) : (!stream.resource<*>{%n}, i32) -> () // error 24: expected SSA operand
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r, %k) : (!stream.resource<*>{%n}, i32) -> () // error 27: expected '['
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r[0 for %n], %k) : (!stream.resource<*>{%n}, i32) -> () // error 28: expected SSA operand
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r[%c0 to %n], %k) : (!stream.resource<*>{%n}, i32) -> () // error 32: custom op 'stream.cmd.call' expected 'for'
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r[%c0 for], %k) : (!stream.resource<*>{%n}, i32) -> () // error 35: expected SSA operand
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r[%c0 for %n, %k) : (!stream.resource<*>{%n}, i32) -> () // error 38: expected ']'
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r[%c0 for %n] %k) : (!stream.resource<*>{%n}, i32) -> () // error 39: expected ')'
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r[%c0 for %k], %k) : (!stream.resource<*>{%n}, i32) -> () // error 36: use of value '%k' expects different type than prior uses: 'index' vs 'i32'
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r[%c0 for %n], %k) (!stream.resource<*>{%n}, i32) -> () // error 44: expected ':'
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r[%c0 for %n], %k) : !stream.resource<*>{%n}, i32 // error 46: expected '('
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r[%c0 for %n], %k) : (!stream.resource<*>, i32) -> () // error 67: expected '{'
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r[%c0 for %n], %k) : (!stream.resource<*>{%n}, i32) -> (i32 // error 85: expected ')'
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r[%c0 for %n], %k) : (!stream.resource<*>{%n}, i32) // error 77: expected '->'
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g(ro %r[%c0 for %n], %k) : (!stream.resource<*>{%n}, i32) -> %z // error 81: custom op 'stream.cmd.call' tied operand not found for result reference %z
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g::@h(ro %r[%c0 for %n], %k) : (!stream.resource<*>{%n}, i32) -> () // error 19: custom op 'stream.cmd.call' invalid kind of attribute specified
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call (ro %r[%c0 for %n], %k) : (!stream.resource<*>{%n}, i32) -> () // error 20: expected non-function type
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  "stream.cmd.call"(%r, %k, %n, %c0, %n) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 1, 1, 0>}> : (!stream.resource<*>, i32, index, index, index) -> () // error 3: 'stream.cmd.call' op requires attribute 'resource_operand_accesses'
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  "stream.cmd.call"(%r, %k, %n, %c0, %n) <{callee = @g, resource_operand_accesses = [1 : i64], operandSegmentSizes = array<i32: 2, 1, 1, 1, 0>}> : (!stream.resource<*>, i32, index, index, index) -> () // error 3: 'stream.cmd.call' op attribute 'resource_operand_accesses' failed to satisfy constraint: access array attribute
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  "stream.cmd.call"(%r, %k, %n, %c0, %n) <{callee = @g, resource_operand_accesses = [1 : i32], operandSegmentSizes = array<i32: 2, 1, 1, 0, 0>}> : (!stream.resource<*>, i32, index, index, index) -> () // error 3: 'stream.cmd.call' op operand count (5) does not match with the total size (4) specified in attribute 'operandSegmentSizes'
  util.return
}
// -----
stream.cmd.func private @g(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  "stream.cmd.call"(%r, %k, %n, %c0, %n) <{callee = @g, resource_operand_accesses = [8 : i32], operandSegmentSizes = array<i32: 2, 1, 1, 1, 0>}> : (!stream.resource<*>, i32, index, index, index) -> () // error 3: 'stream.cmd.call' op attribute 'resource_operand_accesses' failed to satisfy constraint: access array attribute
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : tensor<?xf32>{%n} in !stream.resource<*>{%n} -> () // error 38: expected '('
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : (tensor<?xf32> in !stream.resource<*>{%n}) -> () // error 53: expected '{'
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : (tensor<?x?xf32>{%n, 3} in !stream.resource<*>{%n}) -> () // error 59: expected SSA operand
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : (tensor<?x?xf32>{%n, %n in !stream.resource<*>{%n}) -> () // error 62: expected '}'
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : (tensor<4xf32> in !stream.resource<*>) -> () // error 76: expected '{'
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : (tensor<4xf32> in bad) -> () // error 56: expected non-function type
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : (bad in !stream.resource<*>{%n}) -> () // error 40: expected non-function type
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : (tensor<4xf32> in !stream.resource<*>{%n} -> () // error 80: expected ')'
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : (tensor<4xf32> in !stream.resource<*>{%n}) = () // error 81: expected '->'
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : (tensor<4xf32> in !stream.resource<*>{%n}) -> (tensor<4xf32> in %t{%n} // error 103: custom op 'stream.tensor.dispatch' tied operand not found for result reference %t
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : (tensor<4xf32> in !stream.resource<*>{%n}) -> (tensor<4xf32> in %z{%n}) // error 103: custom op 'stream.tensor.dispatch' tied operand not found for result reference %z
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : (tensor<4xf32> in !stream.resource<*>{%n}, i32) -> () // error 33: custom op 'stream.tensor.dispatch' number of operands and types do not match: got 1 operands and 2 types
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : (tensor<4xf32> in !stream.resource<*>{%n}) -> tensor<4xf32> in !stream.resource<*>{%k} // error 122: use of undeclared SSA value name
  util.return
}
// -----
util.func @f(%r: !stream.resource<*>, %n: index, %t: !stream.resource<*>) {
  stream.tensor.dispatch @e::@k(%r) : () -> () // error 33: custom op 'stream.tensor.dispatch' number of operands and types do not match: got 1 operands and 0 types
  util.return
}
