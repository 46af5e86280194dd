// What moore, sim and firrtl refuse of types that follow from others.
func.func @f(%m: !moore.ref<assoc_array<l5, i9>>, %i: !moore.i9) {
  %0 = "moore.assoc_array.first"(%m, %i) : (!moore.ref<assoc_array<l5, i9>>, !moore.i9) -> !moore.i32 // error 8: 'moore.assoc_array.first' op operand #1 must be , but got '!moore.i9'
  return
}
// -----
func.func @f(%m: !moore.ref<assoc_array<l5, i9>>, %i: !moore.ref<i8>) {
  %0 = "moore.assoc_array.last"(%m, %i) : (!moore.ref<assoc_array<l5, i9>>, !moore.ref<i8>) -> !moore.i32 // error 8: 'moore.assoc_array.last' op failed to verify that associative array index type and given index type must match
  return
}
// -----
func.func @f(%m: !moore.ref<queue<l5, 9>>, %i: !moore.ref<i8>) {
  %0 = "moore.assoc_array.next"(%m, %i) : (!moore.ref<queue<l5, 9>>, !moore.ref<i8>) -> !moore.i32 // error 8: 'moore.assoc_array.next' op failed to verify that associative array index type and given index type must match
  return
}
// -----
func.func @f(%m: !moore.ref<assoc_array<l5, i9>>, %i: !moore.ref<i9>) {
  %0 = moore.assoc_array.prev %i from %m : <assoc_array<l5, i9>> // error 31: custom op 'moore.assoc_array.prev' expected 'to'
  return
}
// -----
func.func @f(%m: !moore.ref<assoc_array<l5, i9>>, %i: !moore.ref<i9>) {
  %0 = moore.assoc_array.prev to %i of %m : <assoc_array<l5, i9>> // error 37: custom op 'moore.assoc_array.prev' expected 'from'
  return
}
// -----
func.func @f(%m: !moore.ref<assoc_array<l5, i9>>, %i: !moore.i9) {
  %0 = "moore.assoc_array_extract_ref"(%m, %i) : (!moore.ref<assoc_array<l5, i9>>, !moore.i9) -> !moore.ref<i5> // error 8: 'moore.assoc_array_extract_ref' op failed to verify that input reference and result reference types must match
  return
}
// -----
func.func @f(%m: !moore.ref<assoc_array<l5, i9>>, %i: !moore.i7) {
  %0 = "moore.assoc_array_extract_ref"(%m, %i) : (!moore.ref<assoc_array<l5, i9>>, !moore.i7) -> !moore.ref<l5> // error 8: 'moore.assoc_array_extract_ref' op failed to verify that associative array index and given index must match
  return
}
// -----
func.func @f(%m: !moore.ref<assoc_array<l5, i9>>, %i: !moore.i9) {
  %0 = moore.assoc_array_extract_ref %m %i : <assoc_array<l5, i9>> // error 40: expected '['
  return
}
// -----
func.func @f(%m: !moore.ref<i9>, %i: !moore.i9) {
  %0 = "moore.assoc_array_extract_ref"(%m, %i) : (!moore.ref<i9>, !moore.i9) -> !moore.ref<l5> // error 8: 'moore.assoc_array_extract_ref' op failed to verify that input reference and result reference types must match
  return
}
// -----
func.func @f(%l: !moore.l13) {
  %0 = "moore.logic_to_int"(%l) : (!moore.l13) -> !moore.i12 // error 8: 'moore.logic_to_int' op failed to verify that result matches input with two-valued domain
  return
}
// -----
func.func @f(%l: !moore.i13) {
  %0 = "moore.int_to_logic"(%l) : (!moore.i13) -> !moore.l12 // error 8: 'moore.int_to_logic' op failed to verify that result matches input with four-valued domain
  return
}
// -----
func.func @f(%l: !moore.i13) {
  %0 = "moore.to_builtin_int"(%l) : (!moore.i13) -> i12 // error 8: 'moore.to_builtin_int' op failed to verify that result is builtin integer matching input type
  return
}
// -----
func.func @f(%l: !moore.i13) {
  %0 = "moore.to_builtin_int"(%l) : (!moore.i13) -> !moore.i13 // error 8: 'moore.to_builtin_int' op result #0 must be integer, but got '!moore.i13'
  return
}
// -----
func.func @f(%b: i4) {
  %0 = "moore.from_builtin_int"(%b) : (i4) -> !moore.i5 // error 8: 'moore.from_builtin_int' op failed to verify that result is Moore integer matching input type
  return
}
// -----
func.func @f(%b: !moore.i4) {
  %0 = "moore.from_builtin_int"(%b) : (!moore.i4) -> !moore.i4 // error 8: 'moore.from_builtin_int' op operand #0 must be integer, but got '!moore.i4'
  return
}
// -----
func.func @f(%q: !sim.queue<i6, 5>) {
  %0 = sim.queue.concat (%q : (!sim.queue<i6, 5>) !sim.queue<i6, 9> // error 28: expected ')'
  return
}
// -----
func.func @f(%q: !sim.queue<i6, 5>) {
  %0 = sim.queue.concat %q : (!sim.queue<i6, 5>) !sim.queue<i6, 9> // error 24: expected '('
  return
}
// -----
func.func @f(%q: !sim.queue<i6, 5>) {
  %0 = sim.queue.resize %q : !sim.queue<i6, 5> to !sim.queue<i6, 6> // error 47: expected '->'
  return
}
// -----
func.func @f(%a: !hw.uarray<4xi6>) {
  %0 = sim.queue.from_array %a : !hw.uarray<4xi6> -> !sim.queue<i6, 4> // error 8: 'sim.queue.from_array' op operand #0 must be an ArrayType, but got '!hw.uarray<4xi6>'
  return
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %u: !firrtl.uint<6>, in %s: !firrtl.sint<3>) {
    %0 = firrtl.dshl %u, %s : (!firrtl.uint<6>, !firrtl.sint<3>) -> !firrtl.uint<13> // error 10: 'firrtl.dshl' op operand #1 must be uint type, but got '!firrtl.sint<3>'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %u: !firrtl.clock, in %s: !firrtl.uint<3>) {
    %0 = firrtl.dshr %u, %s : (!firrtl.clock, !firrtl.uint<3>) -> !firrtl.uint<13> // error 10: 'firrtl.dshr' op operand #0 must be sint or uint type, but got '!firrtl.clock'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %u: !firrtl.uint<6>, in %s: !firrtl.uint<32>) {
    %0 = firrtl.dshl %u, %s : (!firrtl.uint<6>, !firrtl.uint<32>) -> !firrtl.uint<13> // error 10: shift amount too large: second operand of dshl is wider than 31 bits
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %u: !firrtl.uint<6>, in %s: !firrtl.uint<31>) {
    %0 = firrtl.dshl %u, %s : (!firrtl.uint<6>, !firrtl.uint<31>) -> !firrtl.uint<13> // error 10: shift amount too large: first operand shifted by maximum amount exceeds maximum width
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %u: !firrtl.uint<6>, in %s: !firrtl.uint<3>) {
    %0 = firrtl.dshl %u, %s : (!firrtl.uint<6>, !firrtl.uint<3>) -> !firrtl.uint<12> // error 10: 'firrtl.dshl' op inferred type(s) '!firrtl.uint<13>' are incompatible with return type(s) of operation '!firrtl.uint<12>'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    %0 = firrtl.istag B : !firrtl.enum<A, B: uint<3>> // error 22: expected SSA operand
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    %0 = firrtl.istag %e B !firrtl.enum<A, B: uint<3>> // error 27: expected ':'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    %0 = firrtl.istag %e B : 4 // error 29: expected non-function type
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    %0 = "firrtl.tagextract"(%e) : (!firrtl.enum<A, B: uint<3>>) -> !firrtl.uint<2> // error 10: 'firrtl.tagextract' op inferred type(s) '!firrtl.uint<1>' are incompatible with return type(s) of operation '!firrtl.uint<2>'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    %0 = firrtl.enumcreate B %e : (!firrtl.uint<3>) -> !firrtl.enum<A, B: uint<3>> // error 29: expected '('
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.uint<3>) {
    %0 = firrtl.enumcreate B(%e : (!firrtl.uint<3>) -> !firrtl.enum<A, B: uint<3>> // error 32: expected ')'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.uint<3>) {
    %0 = firrtl.enumcreate B(%e) (!firrtl.uint<3>) -> !firrtl.enum<A, B: uint<3>> // error 33: expected ':'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.uint<3>) {
    %0 = firrtl.enumcreate B(%e) : !firrtl.enum<A, B: uint<3>> // error 36: custom op 'firrtl.enumcreate' invalid kind of type specified: expected builtin.function, but found '!firrtl.enum<A, B: uint<3>>'
  }
}
