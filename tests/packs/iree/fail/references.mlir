// References, loops, formats and keys that are refused. The messages are iree-opt's.
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 8: 'pcf.generic' op expected even number of id + count args
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: i32] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 8: 'pcf.generic' op expected region to have |numLeadingArgs| + |numIndexArgs| + |numResults| total arguments
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 73: expected ':'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = 3)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 55: expected SSA operand
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(3 = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 51: expected SSA operand
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 53: expected ')'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i, )[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 59: expected SSA operand
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 58: expected ')'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : !pcf.sref<3x5xi16, #pcf.test_scope> -> (tensor<3x5xi16>) { // error 83: expected '('
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope> -> (tensor<3x5xi16>) { // error 120: expected ')'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) (tensor<3x5xi16>) { // error 121: expected '->'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> tensor<3x5xi16> { // error 124: expected '('
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16> { // error 141: expected ')'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> () { // error 126: expected non-function type
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (bad) -> (tensor<3x5xi16>) { // error 85: expected non-function type
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (bad) { // error 126: expected non-function type
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] { // error 81: expected ':'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (i32) -> (tensor<3x5xi16>) { // error 8: 'pcf.generic' op expected region ref argument to be of type !pcf.sref with scope #pcf.test_scope
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x4xi16>) { // error 56: use of value '%i' expects different type than prior uses: 'tensor<3x4xi16>' vs 'tensor<3x5xi16>'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<?x5xi16>) { // error 56: use of value '%i' expects different type than prior uses: 'tensor<?x5xi16>' vs 'tensor<3x5xi16>'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<?x5xi16, #pcf.test_scope>) -> (tensor<?x5xi16>{%n}) { // error 141: expected ')'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r)[%a: index, %b: index] : (!pcf.sref<?x5xi16, #pcf.test_scope>) -> (tensor<?x5xi16>{%n) { // error 139: expected '}'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5x1xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 8: 'pcf.generic' op region arg at index 0 with type '!pcf.sref<3x5x1xi16, #pcf.test_scope>' shape mismatch with tied result of type 'tensor<3x5xi16>'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) -> (%x) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 49: expected ':'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) exec(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 43: custom op 'pcf.generic' expected 'execute'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 72: expected '{' to begin a region
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute()[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 51: expected SSA operand
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %k)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { // error 56: use of value '%k' expects different type than prior uses: 'tensor<3x5xi16>' vs 'i32'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i, %r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>, !pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>, tensor<3x5xi16>) { // error 60: region entry argument '%r' is already in use
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) count() execute[%a: index] { // error 3: 'pcf.loop' op expected at least one iteration count argument
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) count(%n) execute[] { // error 3: 'pcf.loop' op fewer body arguments than specified number of ids.
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) count(%n) execute[%a: i32] { // error 3: 'pcf.loop' op expected index type for thread count/id region arguments
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) count(%n) execute[%a: index, %b: index] { // error 3: 'pcf.loop' op expected region to have |numLeadingArgs| + |numIndexArgs| + |numResults| total arguments
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) count(%n, %n) execute[%a: index] { // error 3: 'pcf.loop' op fewer body arguments than specified number of ids.
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) count(%k) execute[%a: index] { // error 41: use of value '%k' expects different type than prior uses: 'index' vs 'i32'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) count(%n) [%a: index] { // error 45: custom op 'pcf.loop' expected 'execute'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) count(%n) execute(%r)[%a: index] { // error 67: expected ':'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) count %n execute[%a: index] { // error 40: expected '('
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) count(%n execute[%a: index] { // error 43: expected ')'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) count(%n) execute[3] { // error 53: expected SSA operand
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) count(%n) execute[%a] { // error 55: expected ':'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  pcf.loop scope(#pcf.sequential) execute[%a: index] { // error 35: custom op 'pcf.loop' expected 'count'
    pcf.return
  }
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc() : !pcf.sref<4x?xf32, #pcf.test_scope> // error 8: 'pcf.alloc' op dimension operand count does not equal sref dynamic dimension count
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc(%n, %n) : !pcf.sref<4x?xf32, #pcf.test_scope> // error 8: 'pcf.alloc' op dimension operand count does not equal sref dynamic dimension count
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc(%k) : !pcf.sref<4x?xf32, #pcf.test_scope> // error 18: use of value '%k' expects different type than prior uses: 'index' vs 'i32'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc(%n) : i32 // error 8: 'pcf.alloc' op result #0 must be A shaped reference to a buffer., but got 'i32'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc(%n : !pcf.sref<4x?xf32, #pcf.test_scope> // error 20: expected ')'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc(%n) !pcf.sref<4x?xf32, #pcf.test_scope> // error 21: expected ':'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc(%n) : !pcf.sref<4x?xf32, > // error 42: expected attribute value
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc(%n) : !pcf.sref<4x?xf32, #pcf.test_scope // error 33: unbalanced '<' character in pretty dialect name
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc(%n) : !pcf.sref<4x?x, #pcf.test_scope> // error 38: expected non-function type
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc(%n) : !pcf.sref<*xf32, #pcf.test_scope> // error 34: expected non-function type
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc(%n) : !pcf.sref<4x?xf32, sync #pcf.test_scope> // error 47: expected '('
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc(%n) : !pcf.sref<4x?xf32, sync(#pcf.test_scope> // error 33: unbalanced '(' character in pretty dialect name
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc(%n) : !pcf.sref<4x?xf32, #pcf.test_scope, #pcf.bad> // error 65: unknown attribute `bad` in dialect `pcf`
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.alloc() : !pcf.sref<4x4xf32, #pcf.test_scope>x // error 57: Dialect `' not found for custom op 'x'  (tried '.x' as well)
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.buffer.alloc uninitialized {alignment = 12 : index} : !util.buffer{%n} // error 40: custom op 'util.buffer.alloc' inherent attribute 'alignment' cannot be parsed from attr-dict when strict properties in assembly format is enabled
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.buffer.alloc uninitialized : !util.buffer{%n // error 57: expected '}'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.buffer.alloc uninitialized : !util.buffer{} // error 55: expected SSA operand
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.buffer.alloc uninitialized : !util.buffer // error 54: expected '{'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.buffer.alloc uninitialized : i32{%n} // error 42: custom op 'util.buffer.alloc' invalid kind of type specified: expected util.buffer, but found 'i32'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.buffer.alloc uninitialized : !util.buffer{%k} // error 55: use of value '%k' expects different type than prior uses: 'index' vs 'i32'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.buffer.alloc uninitialized : !util.buffer{3} // error 55: expected SSA operand
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.buffer.alloc uninitialized : !util.buffer{%n, %n} // error 57: expected '}'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = "util.buffer.alloc"(%n) <{alignment = 12 : index}> : (index) -> !util.buffer // error 8: 'util.buffer.alloc' op invalid alignment; must be a power of two
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = "util.buffer.alloc"(%n) <{alignment = 1 : i64}> : (index) -> !util.buffer // error 8: 'util.buffer.alloc' op attribute 'alignment' failed to satisfy constraint: index attribute
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "{}" : () -> !util.buffer // error 31: expected '('
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "a" (%k) : (i32) -> !util.buffer // error 8: 'util.string.format' op format string placeholder count does not match the 1 provided argument(s)
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "{1}" (%k) : (i32) -> !util.buffer // error 8: 'util.string.format' op format string placeholder count does not match the 1 provided argument(s)
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "{0}{2}" (%k, %k) : (i32, i32) -> !util.buffer // error 8: 'util.string.format' op format string placeholder count does not match the 2 provided argument(s)
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "{" (%k) : (i32) -> !util.buffer // error 8: 'util.string.format' op unclosed '{' in format string
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "}" (%k) : (i32) -> !util.buffer // error 8: 'util.string.format' op unmatched '}' in format string
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "{0}{}" (%k) : (i32) -> !util.buffer // error 8: 'util.string.format' op cannot mix sequential '{}' and explicit '{N}' placeholders
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "{99999999999999}" (%k) : (i32) -> !util.buffer // error 8: 'util.string.format' op invalid placeholder '{99999999999999}' in format string; expected '{}' or '{N}'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "{-1}" (%k) : (i32) -> !util.buffer // error 8: 'util.string.format' op invalid placeholder '{-1}' in format string; expected '{}' or '{N}'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "{ }" (%k) : (i32) -> !util.buffer // error 8: 'util.string.format' op invalid placeholder '{ }' in format string; expected '{}' or '{N}'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "{0}{0}" (%k) : (i32) -> i32 // error 8: 'util.string.format' op result #0 must be A reference counted byte buffer., but got 'i32'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "{0}" (%k, %k) : (i32, i32) -> !util.buffer // error 8: 'util.string.format' op format string placeholder count does not match the 2 provided argument(s)
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "{0}" (%k : (i32) -> !util.buffer // error 36: expected ')'
  util.return
}
// -----
util.func @f(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = util.string.format "{0}" (%i) : (tensor<3x5xi16>) -> !util.buffer // error 8: 'util.string.format' op operand #0 must be variadic of index or signless integer or A reference counted byte buffer., but got 'tensor<3x5xi16>'
  util.return
}
// -----
hal.executable private @e {
  hal.executable.variant @v target(#hal.executable.target<"a", "b">) {
    hal.executable.constant.block(%d: !hal.device) -> i32 as "a", "b" { // error 65: expected '{' to begin a region
      %c = arith.constant 3 : i32
      hal.return %c : i32
    }
  }
}
