// Multiplexers of firrtl, integers of moore, fields of hw and firrtl that are refused, in CIRCT's words.
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  %0 = firrtl.mux(%c, %a, %b) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<8>) -> !firrtl.uint<4> // error 8: 'firrtl.mux' op inferred type(s) '!firrtl.uint<8>' are incompatible with return type(s) of operation '!firrtl.uint<4>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  %0 = firrtl.mux(%c, %a, %s) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.sint<4>) -> !firrtl.uint<4> // error 8: incompatible mux operand types, true value type: '!firrtl.uint<4>', false value type: '!firrtl.sint<4>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  %0 = firrtl.mux(%c, %a, %u) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint) -> !firrtl.uint<4> // error 8: 'firrtl.mux' op inferred type(s) '!firrtl.uint' are incompatible with return type(s) of operation '!firrtl.uint<4>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  %0 = firrtl.mux(%c, %k, %k) : (!firrtl.uint<1>, !firrtl.const.uint<4>, !firrtl.const.uint<4>) -> !firrtl.const.uint<4> // error 8: 'firrtl.mux' op inferred type(s) '!firrtl.uint<4>' are incompatible with return type(s) of operation '!firrtl.const.uint<4>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  %0 = firrtl.mux(%c, %bu, %bv) : (!firrtl.uint<1>, !firrtl.bundle<x: uint<1>>, !firrtl.bundle<x: uint<4>>) -> !firrtl.bundle<x: uint<1>> // error 8: 'firrtl.mux' op inferred type(s) '!firrtl.bundle<x: uint<4>>' are incompatible with return type(s) of operation '!firrtl.bundle<x: uint<1>>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  %0 = firrtl.mux(%c, %v, %bv) : (!firrtl.uint<1>, !firrtl.vector<uint<4>, 2>, !firrtl.bundle<x: uint<4>>) -> !firrtl.bundle<x: uint<4>> // error 8: incompatible mux operand types, true value type: '!firrtl.vector<uint<4>, 2>', false value type: '!firrtl.bundle<x: uint<4>>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>) {
  %0 = "firrtl.mux"(%c, %a, %a) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<5> // error 8: 'firrtl.mux' op inferred type(s) '!firrtl.uint<4>' are incompatible with return type(s) of operation '!firrtl.uint<5>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  %0 = firrtl.int.mux2cell(%c, %a, %b) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<8>) -> !firrtl.uint<4> // error 8: 'firrtl.int.mux2cell' op inferred type(s) '!firrtl.uint<8>' are incompatible with return type(s) of operation '!firrtl.uint<4>'
} }
// -----
moore.module @m(in %l4 : !moore.l4, in %i4 : !moore.i4, in %r : !moore.f64, in %ua : !moore.uarray<2 x i4>, in %st : !moore.struct<{a: i4}>) {
  %x = "moore.logic_to_int"(%i4) : (!moore.i4) -> !moore.i4 // error 8: 'moore.logic_to_int' op operand #0 must be four-valued integer type, but got '!moore.i4'
  moore.output
}
// -----
moore.module @m(in %l4 : !moore.l4, in %i4 : !moore.i4, in %r : !moore.f64, in %ua : !moore.uarray<2 x i4>, in %st : !moore.struct<{a: i4}>) {
  %x = "moore.logic_to_int"(%r) : (!moore.f64) -> !moore.i64 // error 8: 'moore.logic_to_int' op operand #0 must be four-valued integer type, but got '!moore.f64'
  moore.output
}
// -----
moore.module @m(in %l4 : !moore.l4, in %i4 : !moore.i4, in %r : !moore.f64, in %ua : !moore.uarray<2 x i4>, in %st : !moore.struct<{a: i4}>) {
  %x = "moore.int_to_logic"(%l4) : (!moore.l4) -> !moore.l4 // error 8: 'moore.int_to_logic' op operand #0 must be two-valued integer type, but got '!moore.l4'
  moore.output
}
// -----
moore.module @m(in %l4 : !moore.l4, in %i4 : !moore.i4, in %r : !moore.f64, in %ua : !moore.uarray<2 x i4>, in %st : !moore.struct<{a: i4}>) {
  %x = "moore.int_to_string"(%l4) : (!moore.l4) -> !moore.string // error 8: 'moore.int_to_string' op operand #0 must be two-valued integer type, but got '!moore.l4'
  moore.output
}
// -----
moore.module @m(in %l4 : !moore.l4, in %i4 : !moore.i4, in %r : !moore.f64, in %ua : !moore.uarray<2 x i4>, in %st : !moore.struct<{a: i4}>) {
  %x = "moore.packed_to_sbv"(%ua) : (!moore.uarray<2 x i4>) -> !moore.i8 // error 8: 'moore.packed_to_sbv' op operand #0 must be packed type with known size, but got '!moore.uarray<2 x i4>'
  moore.output
}
// -----
moore.module @m(in %l4 : !moore.l4, in %i4 : !moore.i4, in %r : !moore.f64, in %ua : !moore.uarray<2 x i4>, in %st : !moore.struct<{a: i4}>) {
  %x = "moore.sbv_to_packed"(%r) : (!moore.f64) -> !moore.struct<{a: i4}> // error 8: 'moore.sbv_to_packed' op operand #0 must be simple bit vector type, but got '!moore.f64'
  moore.output
}
// -----
hw.module @m(in %a: i1) {
  %0 = hw.array_create : i1 // error 24: custom op 'hw.array_create' Cannot construct an array of length 0
}
// -----
hw.module @m(in %a: i1) {
  %0 = hw.struct_extract %a["x"] : i1 // error 8: custom op 'hw.struct_extract' invalid kind of type specified
}
// -----
hw.module @m(in %a: !hw.struct<y: i1>) {
  %0 = hw.struct_extract %a["x"] : !hw.struct<y: i1> // error 8: custom op 'hw.struct_extract' field name 'x' not found in aggregate type
}
// -----
hw.module @m(in %a: !hw.struct<y: i1>, in %b: i1) {
  %0 = hw.struct_inject %a["x"], %b : !hw.struct<y: i1> // error 8: custom op 'hw.struct_inject' field name 'x' not found in aggregate type
}
// -----
hw.module @m(in %a: !hw.union<y: i1>) {
  %0 = hw.union_extract %a["x"] : !hw.union<y: i1> // error 8: custom op 'hw.union_extract' field name 'x' not found in aggregate type
}
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  %0 = firrtl.subfield %a[x] : !firrtl.uint<4> // error 8: custom op 'firrtl.subfield' input must be bundle type, got '!firrtl.uint<4>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  %0 = firrtl.subfield %bu[y] : !firrtl.bundle<x: uint<1>> // error 8: custom op 'firrtl.subfield' unknown field y in bundle type '!firrtl.bundle<x: uint<1>>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  %0 = firrtl.subtag %e[B] : !firrtl.enum<A: uint<1>> // error 8: custom op 'firrtl.subtag' unknown field B in enum type '!firrtl.enum<A: uint<1>>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  %0 = firrtl.enumcreate B(%c) : (!firrtl.uint<1>) -> !firrtl.uint<1> // error 8: custom op 'firrtl.enumcreate' output must be enum type, got '!firrtl.uint<1>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  %0 = firrtl.constant 200 : !firrtl.uint<4> // error 24: custom op 'firrtl.constant' constant out of range for result type '!firrtl.uint<4>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  firrtl.match %a : !firrtl.uint<4> { case A(%x) { } } // error 21: expected enumeration type but got'!firrtl.uint<4>'
} }
// -----
firrtl.circuit "M" { firrtl.module @M(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %s: !firrtl.sint<4>, in %u: !firrtl.uint, in %bu: !firrtl.bundle<x: uint<1>>, in %v: !firrtl.vector<uint<4>, 2>, in %e: !firrtl.enum<A: uint<1>>, in %r: !firrtl.reset, in %k: !firrtl.const.uint<4>, in %ck: !firrtl.const.uint<1>, in %bv: !firrtl.bundle<x: uint<4>>, in %vv: !firrtl.vector<uint<8>, 2>, in %ut: !firrtl.uint<2>) {
  firrtl.match %e : !firrtl.enum<A: uint<1>> { case B(%x) { } } // error 53: the tag "B" is not a member of the enumeration '!firrtl.enum<A: uint<1>>'
} }
// -----
"synth.cut_rewrite_pattern"() <{cost = #synth.mapping_cost<area = 2.5 : f64, arcs = [7]>, function_type = (i1) -> i1}> ({ // error 1: 'i1' is expected but got 'i2'
^bb0(%a: i2):
  %0 = "hw.constant"() <{value = 1 : i1}> : () -> i1
  "synth.yield"(%0) : (i1) -> ()
}) : () -> ()
