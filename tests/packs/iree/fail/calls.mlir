// Calls, branch tables, collectives and tied results that are refused. The messages are iree-opt's.
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f%a : (i32, i64 ...) -> i32 // error 31: expected '('
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(3) : (i32, i64 ...) -> i32 // error 32: expected SSA operand
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [3]) : (i32, i64 ...) -> i32 // error 37: expected SSA operand
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [(3)]) : (i32, i64 ...) -> i32 // error 38: expected SSA operand
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [%b, (%b, %b)], 3) : (i32, i64 ...) -> i32 // error 51: expected SSA operand
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [%b]) (i32, i64 ...) -> i32 // error 41: expected ':'
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [%b]) : i32, i64 ... // error 43: expected '('
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [%b]) : (bad, i64 ...) -> i32 // error 45: expected non-function type
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [%b]) : (i32, i64 ...) -> bad // error 61: expected non-function type
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [%b]) : (i32, i64 ...) ->  // error 61: expected non-function type
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [%b]) : (i64, i64 ...) -> i32 // error 32: use of value '%a' expects different type than prior uses: 'i64' vs 'i32'
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [%b]) : (i32, i64 ..) -> i32 // error 55: expected three consecutive dots for an ellipsis
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [%b]) {a = } : (i32, i64 ...) -> i32 // error 46: expected attribute value
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    vm.call.variadic @x.t([(%a, %b), (%a, %a)]) : (tuple<i32, i64> ...) // error 43: use of value '%a' expects different type than prior uses: 'i64' vs 'i32'
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    vm.call.variadic ([%a]) : (i32 ...) // error 23: expected non-function type
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    vm.call.variadic @x.t::@y([%a]) : (i32 ...) // error 22: custom op 'vm.call.variadic' invalid kind of attribute specified
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      
    } // error 5: custom op 'vm.br_table' expected 'default'
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      other: ^one // error 7: custom op 'vm.br_table' expected 'default'
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default ^one // error 14: expected ':'
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: one // error 15: expected block name
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^none // error 16: reference to an undefined block
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^two(3) // error 21: expected ':'
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^two(%a i32) // error 23: expected ':'
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^two(%a : bad) // error 25: expected non-function type
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^two(%a : i32 // error 29: expected ')'
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^two(%a, %b : i32) // error 7: custom op 'vm.br_table' number of operands and types do not match: got 2 operands and 1 types
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i { // error 5: branch has 0 operands for successor #0, but target block has 1
      default: ^two
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i { // error 5: type mismatch for bb argument #0 of successor #0
      default: ^two(%b : i64)
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^two(%a : i64) // error 21: use of value '%a' expects different type than prior uses: 'i64' vs 'i32'
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^one, x: ^one // error 22: custom op 'vm.br_table' expected integer value
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^one, 0 ^one // error 23: expected ':'
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^one, 0: one // error 24: expected block name
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^one, 0: ^two(3) // error 30: expected ':'
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^one, 0: ^two(%a : i32 // error 38: expected ')'
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^one, 0: ^three(%a, %b : i32, i32) // error 36: use of value '%b' expects different type than prior uses: 'i32' vs 'i64'
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i { // error 5: branch has 1 operands for successor #1, but target block has 2
      default: ^one, 0: ^three(%a : i32)
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^one 0: ^one // error 20: expected '}'
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^one, 0: ^one,
    } // error 5: custom op 'vm.br_table' expected integer value
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.func private @f(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i { // error 5: type mismatch for bb argument #0 of successor #1
      default: ^one, 0: ^two(%b : i64)
    }
  ^one:
    vm.return
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail 3 // error 17: expected SSA operand
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %c, // error 21: expected attribute value
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %c, 3 // error 22: custom op 'vm.cond_fail' invalid kind of attribute specified
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %c, %s, // error 25: expected attribute value
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %c, %s, 3 // error 26: custom op 'vm.cond_fail' invalid kind of attribute specified
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %c, %s, "m" 4 // error 29: expected operation name in quotes
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %c, %s, @x // error 26: custom op 'vm.cond_fail' invalid kind of attribute specified
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %c, {} // error 22: custom op 'vm.cond_fail' invalid kind of attribute specified
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %d // error 18: use of value '%d' expects different type than prior uses: 'i32' vs 'i64'
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %c, %d // error 22: use of value '%d' expects different type than prior uses: 'i32' vs 'i64'
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %d, "x" // error 18: use of value '%d' expects different type than prior uses: 'i32' vs 'i64'
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %c, "x", %s // error 25: expected operation name in quotes
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %c, %zz // error 22: use of undeclared SSA value name
    vm.return
  }
}
// -----
vm.module @m {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f(%c: i32, %s: i32, %d: i64) {
    vm.cond_fail %c, "x" {a = } // error 30: expected attribute value
    vm.return
  }
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<broadcast : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 66: custom op 'stream.async.collective' expected 'source'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<broadcast : ui32>[%n] channel(%h) target(%p) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 66: custom op 'stream.async.collective' expected 'source'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<broadcast : ui32>[%n] channel(%h) source %p %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 72: expected '('
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<broadcast : ui32>[%n] channel(%h) source(3) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 73: expected SSA operand
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<broadcast : ui32>[%n] channel(%h) source(%p %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 75: expected ')'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<broadcast : ui32>[%n] channel(%h) source(%n) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 73: use of value '%n' expects different type than prior uses: 'i32' vs 'index'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<all_gather : ui32>[%n] channel(%h) source(%p) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 66: expected SSA operand
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<send : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 61: custom op 'stream.async.collective' expected 'target'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<recv : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 61: custom op 'stream.async.collective' expected 'source'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<send_recv : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 66: custom op 'stream.async.collective' expected 'source_target_pair'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<reduce with sum : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 72: custom op 'stream.async.collective' expected 'target'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<other : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 32: custom op 'stream.async.collective' expected one of [all_gather, all_reduce, all_to_all, broadcast, reduce, reduce_scatter, send, recv, send_recv] for valid CollectiveKind, got: other
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<broadcast>[%n] channel(%h) source(%p) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} // error 41: expected ':'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<all_gather : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> as !stream.resource<transient>{%n} // error 144: expected non-function type
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<all_gather : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t !stream.resource<transient>{%n} // error 148: custom op 'stream.async.collective' expected 'as'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<all_gather : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t to !stream.resource<transient>{%n} // error 148: custom op 'stream.async.collective' expected 'as'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<all_gather : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> 3 as !stream.resource<transient>{%n} // error 144: expected non-function type
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<all_gather : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as bad // error 150: expected non-function type
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<all_gather : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient> // error 178: expected '{'
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<all_gather : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{} // error 179: expected SSA operand
  util.return
}
// -----
util.func @f(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<all_gather : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n // error 181: expected '}'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) (tensor<4xf32>, tensor<?xi8>{%n}) -> %a // error 36: expected ':'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : tensor<4xf32> -> %a // error 38: expected '('
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (bad) -> %a // error 40: expected non-function type
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>) -> %a // error 67: expected '{'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n, %n}) -> %a // error 68: custom op 'flow.dispatch' expected 1 operands
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n) -> %a // error 70: expected '}'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n} -> %a // error 71: expected ')'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n}) %a // error 72: expected '->'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n}) -> %n // error 76: custom op 'flow.dispatch' tied operand not found for result reference %n
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n}) -> %d // error 78: expected '{'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n}) -> %d as // error 81: expected non-function type
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n}) -> %d as bad // error 81: expected non-function type
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n}) -> %d as tensor<?xi16> // error 95: expected '{'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n}) -> (%a,  // error 80: expected non-function type
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n}) -> (%a // error 79: expected ')'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n}) -> (%a, bad) // error 80: expected non-function type
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>) -> %a // error 29: custom op 'flow.dispatch' number of operands and types do not match: got 2 operands and 1 types
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n}) -> %a#1 // error 76: custom op 'flow.dispatch' tied operand not found for result reference %a
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n}) -> (%a, %a) // error 3: operation defines 2 results but was provided 1 to bind
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%k}) -> %a // error 68: use of value '%k' expects different type than prior uses: 'index' vs 'i32'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = flow.dispatch @e::@k(%a, %d) : (tensor<4xf32>, tensor<?xi8>{%n}) -> %a {a = } // error 78: expected operation name in quotes
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = util.call @f(%a, %k) : (tensor<4xf32>, i32) -> %zz // error 55: custom op 'util.call' tied operand not found for result reference %zz
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = util.call @f(%a, %k) : (tensor<4xf32>, i32) -> (%a // error 58: expected ')'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = util.call @f(%a, %k) : (tensor<4xf32>, i32) -> %a as // error 60: expected non-function type
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = util.call @f(%a, %k) : (tensor<4xf32>, i32) -> %k as bad // error 60: expected non-function type
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = util.call @f(%a, %k) : (tensor<4xf32>, i32) // error 51: expected '->'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = util.call @f(%a, %k) : (tensor<4xf32>, i32 -> %k // error 50: expected ')'
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = util.call @f(%a, %k) : tensor<4xf32> // error 30: expected '('
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = util.call @g(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> %zz // error 369: custom op 'util.call' tied operand not found for result reference %zz
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = util.call @g(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> %k // error 369: custom op 'util.call' tied operand not found for result reference %k
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = util.call @g(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> %a#2 // error 369: custom op 'util.call' tied operand not found for result reference %a
  util.return
}
// -----
util.func @f(%a: tensor<4xf32>, %d: tensor<?xi8>, %n: index, %k: i32) {
  %0 = util.call @g(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (%a, %d) // error 374: custom op 'util.call' tied operand not found for result reference %d
  util.return
}
// -----
util.func private @f(%a: i8, %b: i64) -> %zz // error 42: custom op 'util.func' tied operand not found for result reference %zz
// -----
util.func private @f(%a: i8, %b: i64) -> bad // error 41: expected non-function type
// -----
util.func private @f(%a: i8, %b: i64) -> (%a 3) // error 45: expected ')'
// -----
util.func private @f(%a: i8, %b: i64) -> (%a, ) // error 46: expected non-function type
// -----
util.func private @f(%a: i8, %b: i64) -> %a as bad // error 47: expected non-function type
// -----
util.func private @f(%a: i8, %b: i64) -> (%a as i32, %zz) // error 54: custom op 'util.func' tied operand not found for result reference %zz
// -----
util.func private @f(%a0: i8, %a1: i8, %a2: i8, %a3: i8, %a4: i8, %a5: i8, %a6: i8, %a7: i8, %a8: i8, %a9: i8, %a10: i8, %a11: i8, %a12: i8, %a13: i8, %a14: i8, %a15: i8, %a16: i8, %a17: i8) -> %zz // error 195: custom op 'util.func' tied operand not found for result reference %zz
// -----
util.func private @f(%a0: i8, %a1: i8, %a2: i8, %a3: i8, %a4: i8, %a5: i8, %a6: i8, %a7: i8, %a8: i8, %a9: i8, %a10: i8, %a11: i8, %a12: i8, %a13: i8, %a14: i8, %a15: i8, %a16: i8, %a17: i8) -> (%a17, %b) // error 202: custom op 'util.func' tied operand not found for result reference %b
