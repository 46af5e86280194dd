// Lists of rows that are refused. The messages are iree-opt's.
util.func @f(%a: tensor<?x3xf32>, %b: tensor<5xi8>, %n: index) {
  flow.tensor.trace "k" = [%b tensor<5xi8>] // error 30: expected ':'
  util.return
}
// -----
util.func @f(%a: tensor<?x3xf32>, %b: tensor<5xi8>, %n: index) {
  flow.tensor.trace "k" = [%b : bad] // error 32: expected non-function type
  util.return
}
// -----
util.func @f(%a: tensor<?x3xf32>, %b: tensor<5xi8>, %n: index) {
  flow.tensor.trace "k" = [%a : tensor<?x3xf32>{3}] // error 49: expected SSA operand
  util.return
}
// -----
util.func @f(%a: tensor<?x3xf32>, %b: tensor<5xi8>, %n: index) {
  flow.tensor.trace "k" = [%b : tensor<5xi8>, ] // error 46: expected SSA operand
  util.return
}
// -----
util.func @f(%a: tensor<?x3xf32>, %b: tensor<5xi8>, %n: index) {
  flow.tensor.trace "k" = [%b : tensor<5xi8> // error 45: expected ']'
  util.return
}
// -----
util.func @f(%a: tensor<?x3xf32>, %b: tensor<5xi8>, %n: index) {
  flow.tensor.trace k = [%b : tensor<5xi8>] // error 20: expected attribute value
  util.return
}
// -----
util.func @f(%a: tensor<?x3xf32>, %b: tensor<5xi8>, %n: index) {
  flow.tensor.trace "k" [%b : tensor<5xi8>] // error 24: expected '='
  util.return
}
// -----
util.func @f(%a: tensor<?x3xf32>, %b: tensor<5xi8>, %n: index) {
  flow.tensor.trace "k" = [%b : tensor<4xi8>] // error 28: use of value '%b' expects different type than prior uses: 'tensor<4xi8>' vs 'tensor<5xi8>'
  util.return
}
// -----
util.func @f(%a: tensor<?x3xf32>, %b: tensor<5xi8>, %n: index) {
  flow.tensor.trace "k" = [%a : tensor<?x3xf32>{%b}] // error 49: use of value '%b' expects different type than prior uses: 'index' vs 'tensor<5xi8>'
  util.return
}
// -----
util.func @f(%a: tensor<?x3xf32>, %b: tensor<5xi8>, %n: index) {
  flow.tensor.trace "k" = [%b : tensor<5xi8>] {a} // error 46: expected operation name in quotes
  util.return
}
// -----
util.func @f(%r: !stream.resource<staging>, %s: !stream.resource<transient>, %n: index) {
  stream.tensor.trace "k" = [%r tensor<5xi8>] // error 32: expected ':'
  util.return
}
// -----
util.func @f(%r: !stream.resource<staging>, %s: !stream.resource<transient>, %n: index) {
  stream.tensor.trace "k" = [%r : tensor<5xi8> in bad] // error 50: expected non-function type
  util.return
}
// -----
util.func @f(%r: !stream.resource<staging>, %s: !stream.resource<transient>, %n: index) {
  stream.tensor.trace "k" = [%r : tensor<5xi8> in !stream.resource<staging>] // error 76: expected '{'
  util.return
}
// -----
util.func @f(%r: !stream.resource<staging>, %s: !stream.resource<transient>, %n: index) {
  stream.tensor.trace "k" = [%r : tensor<5xi8> in !stream.resource<staging>{}] // error 77: expected SSA operand
  util.return
}
// -----
util.func @f(%r: !stream.resource<staging>, %s: !stream.resource<transient>, %n: index) {
  stream.tensor.trace "k" = [%r : tensor<5xi8> in !stream.resource<staging>{%n] // error 79: expected '}'
  util.return
}
// -----
util.func @f(%r: !stream.resource<staging>, %s: !stream.resource<transient>, %n: index) {
  stream.tensor.trace "k" = [%r : tensor<5xi8> in !stream.resource<staging>{%n}, ] // error 81: expected SSA operand
  util.return
}
// -----
util.func @f(%r: !stream.resource<staging>, %s: !stream.resource<transient>, %n: index) {
  stream.tensor.trace "k" = [%r : tensor<5xi8> in !stream.resource<staging>{%n} // error 80: expected ']'
  util.return
}
// -----
util.func @f(%r: !stream.resource<staging>, %s: !stream.resource<transient>, %n: index) {
  stream.tensor.trace "k" = [%r : tensor<5xi8> in tensor<5xi8>] // error 63: expected '{'
  util.return
}
// -----
util.func @f(%n: index) {
  %0, %1 = stream.resource.constants :  => !stream.timepoint // error 39: expected non-function type
  util.return
}
// -----
util.func @f(%n: index) {
  %0, %1 = stream.resource.constants : bad => !stream.timepoint // error 39: expected non-function type
  util.return
}
// -----
util.func @f(%n: index) {
  %0, %1 = stream.resource.constants : !stream.resource<constant> => !stream.timepoint // error 66: expected '{'
  util.return
}
// -----
util.func @f(%n: index) {
  %0, %1 = stream.resource.constants : !stream.resource<constant>{} = dense<1> : tensor<4xi8> => !stream.timepoint // error 67: expected SSA operand
  util.return
}
// -----
util.func @f(%n: index) {
  %0, %1 = stream.resource.constants : !stream.resource<constant>{%n = dense<1> : tensor<4xi8> => !stream.timepoint // error 69: expected '}'
  util.return
}
// -----
util.func @f(%n: index) {
  %0, %1 = stream.resource.constants : !stream.resource<constant>{%n} dense<1> : tensor<4xi8> => !stream.timepoint // error 70: expected '='
  util.return
}
// -----
util.func @f(%n: index) {
  %0, %1 = stream.resource.constants : !stream.resource<constant>{%n} =  => !stream.timepoint // error 72: expected attribute value
  util.return
}
// -----
util.func @f(%n: index) {
  %0, %1 = stream.resource.constants : !stream.resource<constant>{%n} = dense<1> : tensor<4xi8>, => !stream.timepoint // error 97: expected non-function type
  util.return
}
// -----
util.func @f(%n: index) {
  %0, %1 = stream.resource.constants : !stream.resource<constant>{%n} = dense<1> : tensor<4xi8>, !stream.resource<constant>{%n} = dense<1> : tensor<4xi8> => !stream.timepoint // error 3: operation defines 3 results but was provided 2 to bind
  util.return
}
// -----
util.func @f(%n: index) {
  %0, %1 = stream.resource.constants : i32{%n} = dense<1> : tensor<4xi8> => !stream.timepoint // error 12: 'stream.resource.constants' op result #0 must be variadic of constant resource or variable resource, but got 'i32'
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ 3 }) : index // error 39: expected '}'
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [a, 4] = %n }) : index // error 41: expected attribute value
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1 4] = %n }) : index // error 42: expected ','
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, ] = %n }) : index // error 43: expected attribute value
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, 4 = %n }) : index // error 45: expected ']'
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, 4] %n }) : index // error 46: expected '='
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, 4] = 3 }) : index // error 48: expected SSA operand
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, 4] = %n [1, 4] = %n }) : index // error 51: expected '}'
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, 4] = %n, 3 }) : index // error 52: expected '}'
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, 4] = %n ) : index // error 51: expected '}'
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices([1, 4] = %n) : index // error 38: expected '{'
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, 4] = %k }) : index // error 49: use of value '%k' expects different type than prior uses: 'index' vs 'i32'
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, 4] = %n }) : i32 // error 57: custom op 'stream.resource.pack' invalid kind of type specified: expected builtin.index, but found 'i32'
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:3 = stream.resource.pack slices({ [1, 4] = %n }) : index // error 3: operation defines 2 results but was provided 3 to bind
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ ["a", 4] = %n }) : index // error 41: custom op 'stream.resource.pack' invalid kind of attribute specified
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, true] = %n }) : index // error 10: 'stream.resource.pack' op attribute 'lifetime_intervals' failed to satisfy constraint: index array attribute
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:3 = stream.resource.pack slices({ [1, -4] = %n }) : index // error 3: operation defines 2 results but was provided 3 to bind
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, 4 : i8] = %n }) : index // error 45: expected ']'
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, 2.5] = %n }) : index // error 47: floating point value not valid for specified type
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, unit] = %n }) : index // error 44: custom op 'stream.resource.pack' invalid kind of attribute specified
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack slices({ [1, dense<1> : tensor<1xindex>] = %n }) : index // error 44: elements literal must be a shaped type
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack offset(%k) slices({ [1, 4] = %n }) : index // error 38: use of value '%k' expects different type than prior uses: 'index' vs 'i32'
  util.return
}
// -----
util.func @f(%n: index, %k: i32) {
  %0:2 = stream.resource.pack offset(%n slices({ [1, 4] = %n }) : index // error 40: expected ')'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s:%k[%o] -> %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint // error 41: expected ':'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::3[%o] -> %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint // error 42: expected SSA operand
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k(%o) -> %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint // error 44: expected '['
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[3] -> %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint // error 45: expected SSA operand
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%o -> %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint // error 47: expected ']'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%o]  %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint // error 48: expected '->'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%o] -> r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint // error 51: expected SSA operand
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%o] -> %r[%n for %n] !stream.resource<transient>{%n} } => !stream.timepoint // error 65: expected ':'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%o] -> %r[%n for %n] : !stream.resource<transient> } => !stream.timepoint // error 95: expected '{'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%o] -> %r[%n for %n] : !stream.resource<transient>{%n } => !stream.timepoint // error 100: expected '}'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%o] -> %r[%n for %n] : bad{%n} } => !stream.timepoint // error 67: expected non-function type
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%n] -> %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint // error 45: use of value '%n' expects different type than prior uses: 'i64' vs 'index'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %n::%k[%o] -> %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint // error 38: use of value '%n' expects different type than prior uses: '!util.buffer' vs 'index'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%o] -> %r[%n for %n] : !stream.resource<transient>{%o} } => !stream.timepoint // error 96: use of value '%o' expects different type than prior uses: 'index' vs 'i64'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%o] -> %r[%n for %o] : !stream.resource<transient>{%n} } => !stream.timepoint // error 62: use of value '%o' expects different type than prior uses: 'index' vs 'i64'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%o] -> %r[%n for %n] : !stream.resource<transient>{%n}, } => !stream.timepoint // error 100: expected SSA operand
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%o] -> %r[%n for %n] : !stream.resource<transient>{%n} %s::%k[%o] -> %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint // error 99: expected '}'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k#1[%o] -> %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint // error 42: reference to invalid result number
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%undefined[%o] -> %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint // error 42: use of undeclared SSA value name
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer) {
  %0 = stream.cmd.parameter.scatter { %r[%n for %n] : !stream.resource<transient>{%n} -> %s::%k } => !stream.timepoint // error 96: expected '['
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer) {
  %0 = stream.cmd.parameter.scatter { %r[%n for %n] : !stream.resource<transient>{%n} => %s::%k[%o] } => !stream.timepoint // error 86: expected '->'
  util.return
}
// -----
util.func @f(%n: index, %o: i64, %s: !util.buffer, %k: !util.buffer) {
  %0, %1 = stream.cmd.parameter.load { %s::%k[%o] : !stream.resource<constant>{%n},%s::%k[%o] : !stream.resource<constant>{%n} } => !stream.timepoint // error 3: operation defines 3 results but was provided 2 to bind
  util.return
}
// -----
util.func @f(%n: index, %o: i64, %s: !util.buffer, %k: !util.buffer) {
  %0, %1 = stream.cmd.parameter.load { %s::%k[%o] : !stream.resource<constant>{%o} } => !stream.timepoint // error 80: use of value '%o' expects different type than prior uses: 'index' vs 'i64'
  util.return
}
// -----
util.func @f(%n: index, %o: i64, %s: !util.buffer, %k: !util.buffer) {
  %0, %1 = stream.cmd.parameter.load { %s::%k[%o] : !stream.resource<constant> } => !stream.timepoint // error 79: expected '{'
  util.return
}
// -----
util.func @f(%n: index, %o: i64, %s: !util.buffer, %k: !util.buffer) {
  %0, %1 = stream.cmd.parameter.load { %s::%k[%o] : i8{%n} } => !stream.timepoint // error 12: 'stream.cmd.parameter.load' op result #0 must be variadic of resource or external resource or transient resource or variable resource or constant resource, but got 'i8'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro 3[%n for %n] : !stream.resource<transient>{%n} } // error 36: expected SSA operand
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x%n for %n] : !stream.resource<transient>{%n} } // error 39: expected '['
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[n for %n] : !stream.resource<transient>{%n} } // error 40: expected SSA operand
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for n] : !stream.resource<transient>{%n} } // error 46: expected SSA operand
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for %n : !stream.resource<transient>{%n} } // error 49: expected ']'
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for %n] !stream.resource<transient>{%n} } // error 50: expected ':'
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for %n] : bad{%n} } // error 52: expected non-function type
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for %n] : !stream.resource<transient> } // error 80: expected '{'
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for %n] : !stream.resource<transient>{n} } // error 81: expected SSA operand
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for %n] : !stream.resource<transient>{%n }
  } => !stream.timepoint // error 4: expected operation name in quotes
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for %n] : !stream.resource<transient>{%n}, } // error 86: custom op 'stream.cmd.dispatch' expected valid keyword
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for %n] : !stream.resource<transient>{%n}, 3 } // error 86: custom op 'stream.cmd.dispatch' expected valid keyword
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for %n] : !stream.resource<transient>{%n} ro %x[%n for %n] : !stream.resource<transient>{%n} } // error 84: expected '}'
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for %n] : i32{%n} } // error 37: use of value '%x' expects different type than prior uses: 'i32' vs '!stream.resource<transient>'
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for %n] : !stream.resource<*>{%n} } // error 37: use of value '%x' expects different type than prior uses: '!stream.resource<*>' vs '!stream.resource<transient>'
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(3 : !hal.buffer)[%n, %n]]) flags("None") // error 126: expected SSA operand
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(%b !hal.buffer)[%n, %n]]) flags("None") // error 128: expected ':'
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(%b : bad)[%n, %n]]) flags("None") // error 130: expected non-function type
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(%b : !hal.buffer[%n, %n]]) flags("None") // error 142: expected ')'
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(%b : !hal.buffer)%n, %n]]) flags("None") // error 143: expected '['
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(%b : !hal.buffer)[%n %n]]) flags("None") // error 146: expected ','
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(%b : !hal.buffer)[%n, 3]]) flags("None") // error 147: expected SSA operand
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(%b : !hal.buffer)[%n, %n]) flags("None") // error 151: expected ']'
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(%b : !hal.buffer)[%n, %n],]) flags("None") // error 152: expected '('
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(%b : !hal.buffer)[%n, %n] (%b : !hal.buffer)[%n, %n]]) flags("None") // error 151: expected ']'
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(%b : !hal.buffer)[%n, %n], 3]) flags("None") // error 152: expected '('
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(%b : i32)[%n, %n]]) flags("None") // error 86: use of value '%e' expects different type than prior uses: 'i64' vs 'index'
  util.return
}
// -----
util.func @f(%c: !hal.command_buffer, %x: !hal.executable, %e: index, %b: !hal.buffer, %n: index) {
  hal.command_buffer.dispatch<%c : !hal.command_buffer> target(%x : !hal.executable)[%e] workgroups([%n, %n, %n]) bindings([(%b : !hal.buffer)[%b, %n]]) flags("None") // error 86: use of value '%e' expects different type than prior uses: 'i64' vs 'index'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { xo %x[%n for %n] : !stream.resource<transient>{%n}, ro %x[%n for %n] : bad } // error 104: expected non-function type
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { r %x[%n for %n] : !stream.resource<transient>{%n}, ro %x[%n for %n] : bad } // error 103: expected non-function type
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { rx %x[%n for %n] : !stream.resource<transient>{%n}, ro %x[%n for %n] : bad } // error 104: expected non-function type
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { wx %x[%n for %n] : !stream.resource<transient>{%n}, ro %x[%n for %n] : bad } // error 104: expected non-function type
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { write %x[%n for %n] : !stream.resource<transient>{%n}, ro %x[%n for %n] : bad } // error 107: expected non-function type
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { ro %x[%n for %n] : !stream.resource<transient>{%n}, ro %x[%n for %n] : bad } // error 104: expected non-function type
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { wo %x[%n for %n] : !stream.resource<transient>{%n}, ro %x[%n for %n] : bad } // error 104: expected non-function type
  } => !stream.timepoint
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %n: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k { rw %x[%n for %n] : !stream.resource<transient>{%n}, ro %x[%n for %n] : bad } // error 104: expected non-function type
  } => !stream.timepoint
  util.return
}
