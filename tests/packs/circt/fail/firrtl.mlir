// What firrtl refuses of expressions.
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    firrtl.match e : !firrtl.enum<A, B: uint<3>> { // error 17: expected SSA operand
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    firrtl.match %e !firrtl.enum<A, B: uint<3>> { // error 20: expected ':'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    firrtl.match %e : 3 { // error 22: expected non-function type
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    firrtl.match %e : !firrtl.enum<A, B: uint<3>> // error 50: expected '{'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    firrtl.match %e : !firrtl.enum<A, B: uint<3>> { case B %x { } } // error 59: expected '('
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    firrtl.match %e : !firrtl.enum<A, B: uint<3>> { case B(x) { } } // error 60: expected SSA operand
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    firrtl.match %e : !firrtl.enum<A, B: uint<3>> { case B(%x { } } // error 62: expected ')'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    firrtl.match %e : !firrtl.enum<A, B: uint<3>> { case B(%x) } // error 63: expected '{' to begin a region
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %e: !firrtl.enum<A, B: uint<3>>) {
    firrtl.match %e : !firrtl.enum<A, B: uint<3>> { case B(%x) { } then // error 67: expected '}'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top() {
    %0 = firrtl.constant x : !firrtl.uint<3> // error 26: custom op 'firrtl.constant' expected integer value
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top() {
    %0 = firrtl.constant 4 !firrtl.uint<3> // error 27: expected ':'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top() {
    %0 = firrtl.constant 4 : !firrtl.clock // error 30: custom op 'firrtl.constant' invalid kind of type specified
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top() {
    %0 = firrtl.constant 9 : 7 // error 29: expected non-function type
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top() {
    %0 = firrtl.specialconstant x : !firrtl.clock // error 33: custom op 'firrtl.specialconstant' expected integer value
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top() {
    %0 = firrtl.specialconstant 2 : !firrtl.clock // error 33: custom op 'firrtl.specialconstant' special constants can only be 0 or 1.
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top() {
    %0 = firrtl.specialconstant -1 : !firrtl.clock // error 33: custom op 'firrtl.specialconstant' special constants can only be 0 or 1.
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top() {
    %0 = firrtl.specialconstant 1 !firrtl.clock // error 34: expected ':'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %b: !firrtl.bundle<x: uint<2>>) {
    %0 = firrtl.subfield %b x : !firrtl.bundle<x: uint<2>> // error 28: expected '['
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %b: !firrtl.bundle<x: uint<2>>) {
    %0 = firrtl.subfield %b[x : !firrtl.bundle<x: uint<2>> // error 30: expected ']'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %b: !firrtl.bundle<x: uint<2>>) {
    %0 = firrtl.subfield b[x] : !firrtl.bundle<x: uint<2>> // error 25: expected SSA operand
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %b: !firrtl.bundle<x: uint<2>>) {
    %0 = firrtl.subfield %b[x] !firrtl.bundle<x: uint<2>> // error 31: expected ':'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<3>, in %s: !firrtl.sint<2>) {
    %0 = firrtl.add %a, %s : (!firrtl.uint<3>, !firrtl.sint<2>) -> !firrtl.uint<4> // error 10: operand signedness must match
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.clock, in %s: !firrtl.sint<2>) {
    %0 = firrtl.add %a, %s : (!firrtl.clock, !firrtl.sint<2>) -> !firrtl.sint<4> // error 10: 'firrtl.add' op operand #0 must be sint or uint type, but got '!firrtl.clock'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.sint<2>, in %s: !firrtl.reset) {
    %0 = firrtl.mul %a, %s : (!firrtl.sint<2>, !firrtl.reset) -> !firrtl.sint<4> // error 10: 'firrtl.mul' op operand #1 must be sint or uint type, but got '!firrtl.reset'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.clock, in %s: !firrtl.reset) {
    %0 = firrtl.eq %a, %s : (!firrtl.clock, !firrtl.reset) -> !firrtl.uint<1> // error 10: 'firrtl.eq' op operand #0 must be sint or uint type, but got '!firrtl.clock'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.probe<uint<4>>) {
    %0 = firrtl.ref.sub %a[0] : !firrtl.probe<uint<4>> // error 10: ref.sub op requires a RefType of vector or bundle base type
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.probe<bundle<x: uint<4>>>) {
    %0 = firrtl.ref.sub %a[1] : !firrtl.probe<bundle<x: uint<4>>> // error 10: subfield element index is greater than the number of fields in the bundle type
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>) {
    %0 = firrtl.bits %a 2 to 3 : (!firrtl.uint<4>) -> !firrtl.uint<2> // error 10: high must be equal or greater than low, but got high = 2, low = 3
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>) {
    %0 = firrtl.bits %a 4 to 3 : (!firrtl.uint<4>) -> !firrtl.uint<2> // error 10: high must be smaller than the width of input, but got high = 4, width = 4
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>) {
    %0 = firrtl.bits %a 3 to -1 : (!firrtl.uint<4>) -> !firrtl.uint<5> // error 10: low must be non-negative but got -1
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>) {
    %0 = firrtl.bits %a 3 : (!firrtl.uint<4>) -> !firrtl.uint<5> // error 27: custom op 'firrtl.bits' expected 'to'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>) {
    %0 = firrtl.head %a, 5 : (!firrtl.uint<4>) -> !firrtl.uint<5> // error 10: amount larger than input width
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>) {
    %0 = firrtl.head %a, -1 : (!firrtl.uint<4>) -> !firrtl.uint<5> // error 10: operand must have integer type and amount must be >= 0
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>) {
    %0 = firrtl.tail %a, 5 : (!firrtl.uint<4>) -> !firrtl.uint<5> // error 10: amount must be less than or equal operand width
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>) {
    %0 = firrtl.tail %a, -2 : (!firrtl.uint<4>) -> !firrtl.uint<5> // error 10: tail input must be integer and amount must be >= 0
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>) {
    %0 = firrtl.shl %a, -2 : (!firrtl.uint<4>) -> !firrtl.uint<5> // error 10: shl input must be integer and amount must be >= 0
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>) {
    %0 = firrtl.shr %a, -2 : (!firrtl.uint<4>) -> !firrtl.uint<5> // error 10: shr input must be integer and amount must be >= 0
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>) {
    %0 = firrtl.pad %a, -2 : (!firrtl.uint<4>) -> !firrtl.uint<5> // error 10: pad input must be integer and amount must be >= 0
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>) {
    %0 = firrtl.shl %a 2 : (!firrtl.uint<4>) -> !firrtl.uint<6> // error 23: expected ','
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>, in %c: !firrtl.uint<1>) {
    %0 = firrtl.mux(%c, %a %a) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<4> // error 27: expected ')'
  }
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %a: !firrtl.uint<4>, in %c: !firrtl.uint<1>) {
    %0 = firrtl.cat %a, %c : (!firrtl.uint<4>, !firrtl.uint<1>) -> !firrtl.uint<4> // error 10: 'firrtl.cat' op inferred type(s) '!firrtl.uint<5>' are incompatible with return type(s) of operation '!firrtl.uint<4>'
  }
}
