// Words, sizes, constants, lists and references that are refused. The messages are iree-opt's.
util.func private @f(%a: i32, %b: i32, %c: i64, %l: !util.list<i32>, %t: tensor<4xf32>, %u: tensor<?xi8>) {
  %0 = util.list.construct [%a : i32, %c : i64] : !util.list<i32> // error 8: list[1] type 'i64' cannot be be cast to list type 'i32'
  util.return
}
// -----
util.func private @f(%a: i32, %b: i32, %c: i64, %l: !util.list<i32>, %t: tensor<4xf32>, %u: tensor<?xi8>) {
  %0 = util.list.construct [%a : i32] : !util.list<!util.object> // error 8: list[0] type 'i32' cannot be be cast to list type '!util.object'
  util.return
}
// -----
util.func private @f(%a: !pcf.sref<4xf32>) // error 41: expected ','
// -----
hal.executable private @e { hal.executable.variant public @v target(<"b","c">) {
  hal.executable.constant.block() -> i64 as "a" { // error 3: 'hal.executable.constant.block' op initializer must return only i32 values (result 0 is 'i64')
    %0 = arith.constant 1 : i64
    hal.return %0 : i64
  }
} }
// -----
hal.executable private @e { hal.executable.variant public @v target(<"b","c">) {
  hal.executable.constant.block(%d: i32) -> i32 as "a" { // error 3: 'hal.executable.constant.block' op initializer must take a !hal.device or nothing
    %0 = arith.constant 1 : i32
    hal.return %0 : i32
  }
} }
// -----
hal.executable private @e { hal.executable.variant public @v target(<"b","c">) {
  hal.executable.constant.block() -> i32 as ("a", "b") { // error 45: custom op 'hal.executable.constant.block' expected string
    %0 = arith.constant 1 : i32
    hal.return %0 : i32
  }
} }
// -----
hal.executable private @e { hal.executable.variant public @v target(<"b","c">) {
  hal.executable.constant.block() -> (i32, i32) as "a" { // error 51: expected '{' to begin a region
    %0 = arith.constant 1 : i32
    hal.return %0 : i32
  }
} }
// -----
hal.executable private @e { hal.executable.variant public @v target(<"b","c">) {
  hal.executable.constant.block() -> i32 as "a" {
    %0 = arith.constant 1 : i64
    hal.return %0 : i64 // error 5: 'hal.return' op parent expected result 0 to be 'i32' but returning 'i64'
  }
} }
// -----
hal.executable private @e { hal.executable.variant public @v target(<"b","c">) {
  hal.executable.constant.block() -> (i32, i32) as ("a") { // error 3: 'hal.executable.constant.block' op must have one key for every result
    %0 = arith.constant 1 : i32
    hal.return %0, %0 : i32, i32
  }
} }
// -----
hal.executable private @e { hal.executable.variant public @v target(<"b","c">) {
  hal.executable.constant.block() -> (i32, i32) as ("a", 3) { // error 58: custom op 'hal.executable.constant.block' expected string
    %0 = arith.constant 1 : i32
    hal.return %0, %0 : i32, i32
  }
} }
// -----
hal.executable private @e { hal.executable.variant public @v target(<"b","c">) {
  hal.executable.constant.block() -> (i32, i32) as ("a", "b") {
    %0 = arith.constant 1 : i32
    hal.return %0 : i32 // error 5: 'hal.return' op return must have the same number of operands as the parent result signature (have 1, expected 2)
  }
} }
// -----
hal.executable private @e { hal.executable.variant public @v target(<"b","c">) {
  "hal.executable.constant.block"() <{function_type = () -> i32, keys = ["a"]}> ({ ^bb0(%x: i32):  // error 3: 'hal.executable.constant.block' op entry block must have 0 arguments to match function signature
    %0 = arith.constant 1 : i32
    "hal.return"(%0) : (i32) -> () }) : () -> ()
} }
// -----
hal.executable private @e { hal.executable.variant public @v target(<"b","c">) {
  hal.executable.condition(%d: !hal.device) -> i1 { %0 = arith.constant 1 : i32 hal.return %0 : i32 } } } // error 81: 'hal.return' op target condition region must return a single i1 result
// -----
util.func private @f(%a: !util.object) {
  %0 = util.list.construct [%a : !util.object] : !util.list<i32> // error 8: list[0] type '!util.object' cannot be be cast to list type 'i32'
  util.return
}
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  stream.cmd.dispatch @e::@f[%i] { %r[%i for %j] : !stream.resource<external>{%i} } // error 36: custom op 'stream.cmd.dispatch' expected valid keyword
  util.return
}
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  stream.cmd.dispatch @e::@f[%i] { ro %r[%i in %j] : !stream.resource<external>{%i} } // error 45: custom op 'stream.cmd.dispatch' expected 'for'
  util.return
}
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  stream.tensor.trace "a" = [ %s : tensor<?xf32>{%i} for !stream.resource<staging>{%j} ] // error 54: custom op 'stream.tensor.trace' expected 'in'
  util.return
}
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  stream.tensor.trace "a" = [ %s : tensor<?x?xf32>{%i} in !stream.resource<staging>{%j} ] // error 51: custom op 'stream.tensor.trace' expected 2 operands
  util.return
}
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  stream.tensor.trace "a" = [ %s : tensor<?xf32>{%i, %j} in !stream.resource<staging>{%j} ] // error 49: custom op 'stream.tensor.trace' expected 1 operands
  util.return
}
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  stream.tensor.trace "a" = [ %s : tensor<?xf32> in !stream.resource<staging>{%j} ] // error 49: expected '{' in operand list
  util.return
}
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  %p = stream.cmd.parameter.gather { %k::%k[%o] -> %q[%i in %j] : !stream.resource<transient>{%i} } => !stream.timepoint // error 58: custom op 'stream.cmd.parameter.gather' expected 'for'
  util.return
}
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  stream.cmd.call @f(%i) : (index, index) -> () // error 21: custom op 'stream.cmd.call' number of operands and types do not match: got 1 operands and 2 types
  util.return
}
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  %0 = stream.async.dispatch @e::@f(%u[%i to %i for %i]) : (!stream.resource<*>{%i}, index) -> !stream.resource<*>{%i} // error 36: custom op 'stream.async.dispatch' number of operands and types do not match: got 1 operands and 2 types
  util.return
}
// -----
vm.module @m { vm.func private @f(%a: i32) {
  vm.br_table %a { default: ^bb1, 0: ^bb2(%a : i32, i32) } // error 20: custom op 'vm.br_table' number of operands and types do not match: got 1 operands and 2 types
^bb1: vm.return
^bb2(%x: i32): vm.return
} }
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  stream.cmd.dispatch @e::@f[%i] { } // error 36: custom op 'stream.cmd.dispatch' expected valid keyword
  util.return
}
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  stream.tensor.trace "a" = [ %s : tensor<?xf32>{%i in !stream.resource<staging>{%j} ] // error 52: expected '}' in operand list
  util.return
}
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  stream.tensor.trace "a" = [ %s : tensor<?xf32>{} in !stream.resource<staging>{%j} ] // error 49: custom op 'stream.tensor.trace' expected 1 operands
  util.return
}
// -----
util.func private @f(%r: !stream.resource<external>, %q: !stream.resource<transient>, %s: !stream.resource<staging>, %i: index, %j: index, %ch: !stream.channel, %k: !util.buffer, %o: i64, %u: !stream.resource<*>) {
  %0 = stream.async.call @f(%u[%i to %i for %i], %i) : (!stream.resource<*>{%i}) -> !stream.resource<*>{%i} // error 28: custom op 'stream.async.call' number of operands and types do not match: got 2 operands and 1 types
  util.return
}
// -----
util.func private @f(%i: tensor<3x5xi16>, %n: index, %d: tensor<?x?xi32>) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (i32) { pcf.return } // error 121: custom op 'pcf.generic' result type must be a shaped type
  util.return
}
// -----
util.func private @f(%i: tensor<3x5xi16>, %n: index, %d: tensor<?x?xi32>) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r)[%a: index, %b: index] : (!pcf.sref<?x?xi32, #pcf.test_scope>) -> (tensor<?x?xi32>{%n}) { pcf.return } // error 121: custom op 'pcf.generic' expected 2 dynamic dimension operands for type 'tensor<?x?xi32>', but got 1
  util.return
}
// -----
util.func private @f(%i: tensor<3x5xi16>, %n: index, %d: tensor<?x?xi32>) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>, !pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) { pcf.return } // error 84: custom op 'pcf.generic' failed to parse region ref argument types
  util.return
}
// -----
util.func private @f(%i: tensor<3x5xi16>, %n: index, %d: tensor<?x?xi32>) {
  %0 = pcf.loop scope(#pcf.sequential) count(%n) execute(%r)[%k: index] : (!pcf.sref<?x?xi32, #pcf.sequential>) -> (tensor<?x?xi32>{%n}) { pcf.return } // error 117: custom op 'pcf.loop' expected 2 dynamic dimension operands for type 'tensor<?x?xi32>', but got 1
  util.return
}
// -----
stream.async.func private @g(%0: !stream.resource<external>) -> !stream.resource<external>
util.func private @f(%a0: !stream.resource<external>, %a1: index) {
  %r = stream.async.call @g(%a0[%a1 to %a1 for %a1]) : (!stream.resource<external>{%a1}) -> !stream.resource<*>{%a1} // error 8: 'stream.async.call' op function result type mismatch; expected '!stream.resource<*>' but callee provides '!stream.resource<external>'
  util.return
}
// -----
stream.async.func private @g(%0: tensor<?xf32>) -> tensor<?xf32>
util.func private @f(%a0: tensor<4xf32>, %a1: index) {
  %r = stream.async.call @g(%a0) : (tensor<4xf32>) -> tensor<?xf32>{%a1} // error 8: 'stream.async.call' op result #0 must be variadic of resource or external resource or transient resource or variable resource or constant resource or index or integer or floating-point or complex-type, but got 'tensor<?xf32>'
  util.return
}
// -----
stream.async.func private @g(%0: !util.list<?>) -> i32
util.func private @f(%a0: !util.list<i32>, %a1: index) {
  %r = stream.async.call @g(%a0) : (!util.list<i32>) -> i32 // error 8: 'stream.async.call' op non-resource return values are not yet supported on async calls
  util.return
}
// -----
util.func private @f(%a0: !util.list<i32>, %a1: index) {
  %r = stream.async.call @g(%a0) : (!util.list<i32>) -> i32 // error 8: 'stream.async.call' op non-resource return values are not yet supported on async calls
  util.return
}
