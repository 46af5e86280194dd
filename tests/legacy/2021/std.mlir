func @ints(%a: i32, %b: i32, %c: i1, %v: vector<4xi32>) -> i32 {
  %0 = addi %a, %b : i32
  %1 = subi %0, %b : i32
  %2 = muli %1, %b : i32
  %3 = divi_signed %2, %b : i32
  %4 = divi_unsigned %3, %b : i32
  %5 = remi_signed %4, %b : i32
  %6 = remi_unsigned %5, %b : i32
  %7 = and %6, %b : i32
  %8 = or %7, %b : i32
  %9 = xor %8, %b : i32
  %10 = shift_left %9, %b : i32
  %11 = shift_right_signed %10, %b : i32
  %12 = shift_right_unsigned %11, %b : i32
  %13 = select %c, %12, %a : i32
  %14 = addi %v, %v : vector<4xi32>
  return %13 : i32
}
// -----
func @divs(%a: i32, %b: i32) -> i32 {
  %0 = floordivi_signed %a, %b : i32
  %1 = ceildivi_signed %0, %b : i32
  return %1 : i32
}
// -----
func @floats(%a: f32, %b: f32) -> f32 {
  %0 = addf %a, %b : f32
  %1 = subf %0, %b : f32
  %2 = mulf %1, %b : f32
  %3 = divf %2, %b : f32
  %4 = remf %3, %b : f32
  %5 = negf %4 : f32
  %6 = absf %5 : f32
  %7 = ceilf %6 : f32
  %8 = floorf %7 : f32
  %9 = copysign %8, %b : f32
  %10 = fmaf %9, %a, %b : f32
  return %10 : f32
}
// -----
func @compares(%a: i32, %f: f32, %i: index) -> i1 {
  %0 = cmpi eq, %a, %a : i32
  %1 = cmpi "slt", %a, %a : i32
  %2 = cmpi ugt, %i, %i : index
  %3 = cmpf oeq, %f, %f : f32
  %4 = cmpf "ult", %f, %f : f32
  %5 = and %0, %1 : i1
  return %5 : i1
}
// -----
func @casts(%a: i32, %f: f32, %i: index, %m: memref<4xf32>, %t: tensor<4xf32>) {
  %0 = sitofp %a : i32 to f32
  %1 = uitofp %a : i32 to f64
  %2 = fptosi %f : f32 to i64
  %3 = fptoui %f : f32 to i64
  %4 = fpext %f : f32 to f64
  %5 = fptrunc %f : f32 to f16
  %6 = sexti %a : i32 to i64
  %7 = zexti %a : i32 to i64
  %8 = trunci %a : i32 to i8
  %9 = index_cast %i : index to i32
  return
}
// -----
func @constants() -> (i32, f32, index, i1) {
  %0 = constant 7 : i32
  %1 = constant 1.5 : f32
  %2 = constant 4 : index
  %3 = constant true
  %4 = constant dense<[1, 2]> : tensor<2xi32>
  %5 = constant dense<1.0> : vector<4xf32>
  %6 = constant @constants : () -> (i32, f32, index, i1)
  %cst = constant {some.attr = "x"} 9 : i64
  return %0, %1, %2, %3 : i32, f32, index, i1
}
// -----
func private @callee(i32, f32) -> i32
func @calls(%a: i32, %f: f32) -> i32 {
  %0 = call @callee(%a, %f) : (i32, f32) -> i32
  %1 = constant @callee : (i32, f32) -> i32
  %2 = call_indirect %1(%0, %f) : (i32, f32) -> i32
  return %2 : i32
}
// -----
func @branches(%c: i1, %a: i32) -> i32 {
  br ^bb1(%a : i32)
^bb1(%x: i32):
  cond_br %c, ^bb2(%x : i32), ^bb3
^bb2(%y: i32):
  br ^bb1(%y : i32)
^bb3:
  return %a : i32
}
// -----
func @switched(%flag: i32, %a: i32) {
  switch %flag : i32, [
    default: ^bb1(%a : i32),
    42: ^bb2,
    43: ^bb2
  ]
^bb1(%x: i32):
  return
^bb2:
  return
}
// -----
func @asserted(%c: i1) {
  assert %c, "it must hold"
  return
}
// -----
func @atomics(%m: memref<10xf32>, %v: f32, %i: index) -> f32 {
  %0 = atomic_rmw addf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %1 = generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%x: f32):
    %two = constant 2.0 : f32
    %y = mulf %x, %two : f32
    atomic_yield %y : f32
  }
  return %1 : f32
}
// -----
func @splats(%f: f32) {
  %0 = splat %f : vector<8xf32>
  %1 = splat %f : tensor<8x2xf32>
  return
}
// -----
func @ranks(%t: tensor<*xf32>, %m: memref<*xf32>) {
  %0 = rank %t : tensor<*xf32>
  %1 = rank %m : memref<*xf32>
  return
}
// -----
module @named attributes {some.thing = 1 : i64} {
  func private @decl(%a: i32 {x.y}, %b: memref<?xf32>) -> (i32 {x.z = 1 : i32}, f32) attributes {foo.bar = "b"}
  func nested @inner(%a: i32) -> i32 attributes {llvm.emit_c_interface} { return %a : i32 }
  func @outer() { return }
}
// -----
"func"() ({
^bb0(%a: i32):
  %0 = "std.addi"(%a, %a) : (i32, i32) -> i32
  %1 = "std.cmpi"(%0, %a) {predicate = 2 : i64} : (i32, i32) -> i1
  %2 = "std.constant"() {value = 5 : i32} : () -> i32
  "std.cond_br"(%1, %2)[^bb1, ^bb2] {operand_segment_sizes = dense<[1, 1, 0]> : vector<3xi32>} : (i1, i32) -> ()
^bb1(%x: i32):
  "std.return"(%x) : (i32) -> ()
^bb2:
  "std.return"(%a) : (i32) -> ()
}) {sym_name = "generic", type = (i32) -> i32} : () -> ()
