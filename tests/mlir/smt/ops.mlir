// Every operation of smt, in the spellings that its form has, its types and attributes.
!s = !smt.sort<"a"[!smt.bool, !smt.bv<3>]>
#c = #smt.bv<3> : !smt.bv<8>
func.func private @types(!s, !smt.sort<"b">, !smt.bool, !smt.int, !smt.bv<1>, !smt.array<[!smt.int -> !smt.bool]>, !smt.func<(!smt.int, !smt.bool) !smt.bool>) attributes {a = #c, b = #smt.bv<-1> : !smt.bv<8>}
func.func @f(%a: i32) {
  %0:2 = smt.solver(%a) {a} : (i32) -> (i8, i32) {
  ^bb0(%x: i32):
    smt.set_logic "AUFLIA" {a}
    %k0 = smt.constant true smt.assert %k0 {a}
    %c = arith.constant 3 : i8
    smt.reset {a}
    smt.push 1 {a}
    smt.pop 1
    %k = smt.constant true {a}
    %1 = smt.check sat { %c1 = arith.constant 1 : i8 smt.yield %c1 : i8 } unknown { %c2 = arith.constant 0 : i8 smt.yield %c2 : i8 } unsat { %c3 = arith.constant -1 : i8 smt.yield %c3 : i8 } -> i8
    smt.check {a} sat { smt.yield } unknown {} unsat {}
    smt.yield %c, %x : i8, i32
  }
  smt.solver() : () -> () { }
  return
}
func.func @g(%b: !smt.bool, %v: !smt.bv<4>, %i: !smt.int, %ar: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<4>>) {
  %0 = smt.declare_fun {a} : !smt.bool
  %1 = smt.declare_fun "x" : !smt.bv<3>
  %2 = smt.declare_fun "" : !smt.func<(!smt.int) !smt.bool>
  %3 = smt.apply_func %fn(%i, %b) {a} : !smt.func<(!smt.int, !smt.bool) !smt.bv<4>>
  %4 = smt.array.broadcast %b {a} : !smt.array<[!smt.int -> !smt.bool]>
  %5 = smt.array.select %ar[%i] {a} : !smt.array<[!smt.int -> !smt.bool]>
  %6 = smt.array.store %ar[%i], %b {a} : !smt.array<[!smt.int -> !smt.bool]>
  %7 = smt.bv2int %v {a} : !smt.bv<4>
  %8 = smt.bv2int %v signed {a} : !smt.bv<4>
  %9 = smt.bv.add %v, %v {a} : !smt.bv<4>
  %x0 = smt.bv.mul %v, %v {a} : !smt.bv<4>
  %x1 = smt.bv.and %v, %v : !smt.bv<4>
  %x2 = smt.bv.or %v, %v : !smt.bv<4>
  %x3 = smt.bv.xor %v, %v {a} : !smt.bv<4>
  %x4 = smt.bv.udiv %v, %v : !smt.bv<4>
  %x5 = smt.bv.sdiv %v, %v : !smt.bv<4>
  %x6 = smt.bv.urem %v, %v {a} : !smt.bv<4>
  %x7 = smt.bv.srem %v, %v : !smt.bv<4>
  %x8 = smt.bv.smod %v, %v : !smt.bv<4>
  %x9 = smt.bv.shl %v, %v {a} : !smt.bv<4>
  %x10 = smt.bv.lshr %v, %v : !smt.bv<4>
  %x11 = smt.bv.ashr %v, %v : !smt.bv<4>
  %y0 = smt.bv.not %v : !smt.bv<4>
  %zsle = smt.bv.cmp sle %v, %v : !smt.bv<4>
  %zsgt = smt.bv.cmp sgt %v, %v : !smt.bv<4>
  %zsge = smt.bv.cmp sge %v, %v : !smt.bv<4>
  %zult = smt.bv.cmp ult %v, %v : !smt.bv<4>
  %zule = smt.bv.cmp ule %v, %v : !smt.bv<4>
  %zugt = smt.bv.cmp ugt %v, %v : !smt.bv<4>
  %zuge = smt.bv.cmp uge %v, %v : !smt.bv<4>
  %wsub = smt.int.sub %i, %i
  %wdiv = smt.int.div %i, %i
  %wmod = smt.int.mod %i, %i
  %ult = smt.int.cmp lt %i, %i {a}
  %ugt = smt.int.cmp gt %i, %i {a}
  %uge = smt.int.cmp ge %i, %i {a}
  %t0 = smt.int.constant 0
  %t1 = smt.int.constant 8
  %t2 = smt.int.constant -8
  %t3 = smt.int.constant 0x1F {a}
  %t4 = "smt.int.constant"() <{value = 200 : ui8}> : () -> !smt.int
  %t5 = "smt.int.constant"() <{value = 7 : i32}> : () -> !smt.int
  %t6 = smt.declare_fun "odd name!" : !smt.bool
  %t7 = smt.bv.constant #smt.bv<15> : !smt.bv<4>
  %t8 = smt.constant 1 {a}
  %t9 = smt.bv.extract %v from -1 : (!smt.bv<4>) -> !smt.bv<3>
  %t10 = "smt.or"() : () -> !smt.bool
  %10 = smt.bv.cmp slt %v, %v {a} : !smt.bv<4>
  %11 = smt.bv.constant #smt.bv<5> : !smt.bv<32> {a}
  %12 = smt.bv.constant #smt.bv<-5> : !smt.bv<4>
  %13 = smt.bv.neg %v {a} : !smt.bv<4>
  %14 = smt.constant true {a}
  %15 = smt.constant false
  %16 = smt.bv.concat %v, %11 {a} : !smt.bv<4>, !smt.bv<32>
  %17 = smt.distinct %b, %b {a} : !smt.bool
  %18 = smt.eq %v, %v, %v : !smt.bv<4>
  %19 = smt.bv.extract %v from 2 {a} : (!smt.bv<4>) -> !smt.bv<2>
  %20 = smt.implies %b, %b {a}
  %21 = smt.int2bv %i {a} : !smt.bv<4>
  %22 = smt.int.abs %i {a}
  %23 = smt.int.add %i, %i, %i {a}
  %24 = smt.int.cmp le %i, %i {a}
  %25 = smt.int.constant 5 {a}
  %26 = smt.int.constant -5
  %27 = smt.int.constant 123456789012345678901234567890
  %28 = smt.ite %b, %v, %v {a} : !smt.bv<4>
  %29 = smt.not %b {a}
  %30 = smt.or %b, %b {a}
  %31 = smt.bv.repeat 3 times %v {a} : !smt.bv<4>
  %32 = smt.and %b, %b, %b
  %33 = smt.xor %b, %b, %b
  %34 = smt.int.mul %i, %i
  %35 = smt.forall ["x", "y"] no_pattern weight 3 attributes {a} { ^bb0(%p: !smt.int, %q: !smt.bool): smt.yield %q : !smt.bool }
  %36 = smt.exists { %t = smt.constant true smt.yield %t : !smt.bool }
  %37 = smt.exists weight 2 { ^bb0(%p: !smt.int): %t = smt.constant true smt.yield %t : !smt.bool } patterns { ^bb0(%p: !smt.int): smt.yield %p : !smt.int }, { ^bb0(%p: !smt.int): smt.yield %p : !smt.int}
  return
}

//= 
module {
  func.func private @types(!smt.sort<"a"[!smt.bool, !smt.bv<3>]>, !smt.sort<"b">, !smt.bool, !smt.int, !smt.bv<1>, !smt.array<[!smt.int -> !smt.bool]>, !smt.func<(!smt.int, !smt.bool) !smt.bool>) attributes {a = #smt.bv<3> : !smt.bv<8>, b = #smt.bv<-1> : !smt.bv<8>}
  func.func @f(%arg0: i32) {
    %0:2 = smt.solver(%arg0) {a} : (i32) -> (i8, i32) {
    ^bb0(%arg1: i32):
      smt.set_logic "AUFLIA" {a}
      %true = smt.constant true
      smt.assert %true {a}
      %c3_i8 = arith.constant 3 : i8
      smt.reset {a}
      smt.push 1 {a}
      smt.pop 1
      %true_0 = smt.constant true {a}
      %1 = smt.check sat {
        %c1_i8 = arith.constant 1 : i8
        smt.yield %c1_i8 : i8
      } unknown {
        %c0_i8 = arith.constant 0 : i8
        smt.yield %c0_i8 : i8
      } unsat {
        %c-1_i8 = arith.constant -1 : i8
        smt.yield %c-1_i8 : i8
      } -> i8
      smt.check {a} sat {
      } unknown {
      } unsat {
      }
      smt.yield %c3_i8, %arg1 : i8, i32
    }
    smt.solver() : () -> () {
    }
    return
  }
  func.func @g(%arg0: !smt.bool, %arg1: !smt.bv<4>, %arg2: !smt.int, %arg3: !smt.array<[!smt.int -> !smt.bool]>, %arg4: !smt.func<(!smt.int, !smt.bool) !smt.bv<4>>) {
    %0 = smt.declare_fun {a} : !smt.bool
    %x = smt.declare_fun "x" : !smt.bv<3>
    %1 = smt.declare_fun "" : !smt.func<(!smt.int) !smt.bool>
    %2 = smt.apply_func %arg4(%arg2, %arg0) {a} : !smt.func<(!smt.int, !smt.bool) !smt.bv<4>>
    %3 = smt.array.broadcast %arg0 {a} : !smt.array<[!smt.int -> !smt.bool]>
    %4 = smt.array.select %arg3[%arg2] {a} : !smt.array<[!smt.int -> !smt.bool]>
    %5 = smt.array.store %arg3[%arg2], %arg0 {a} : !smt.array<[!smt.int -> !smt.bool]>
    %6 = smt.bv2int %arg1 {a} : !smt.bv<4>
    %7 = smt.bv2int %arg1 signed {a} : !smt.bv<4>
    %8 = smt.bv.add %arg1, %arg1 {a} : !smt.bv<4>
    %9 = smt.bv.mul %arg1, %arg1 {a} : !smt.bv<4>
    %10 = smt.bv.and %arg1, %arg1 : !smt.bv<4>
    %11 = smt.bv.or %arg1, %arg1 : !smt.bv<4>
    %12 = smt.bv.xor %arg1, %arg1 {a} : !smt.bv<4>
    %13 = smt.bv.udiv %arg1, %arg1 : !smt.bv<4>
    %14 = smt.bv.sdiv %arg1, %arg1 : !smt.bv<4>
    %15 = smt.bv.urem %arg1, %arg1 {a} : !smt.bv<4>
    %16 = smt.bv.srem %arg1, %arg1 : !smt.bv<4>
    %17 = smt.bv.smod %arg1, %arg1 : !smt.bv<4>
    %18 = smt.bv.shl %arg1, %arg1 {a} : !smt.bv<4>
    %19 = smt.bv.lshr %arg1, %arg1 : !smt.bv<4>
    %20 = smt.bv.ashr %arg1, %arg1 : !smt.bv<4>
    %21 = smt.bv.not %arg1 : !smt.bv<4>
    %22 = smt.bv.cmp sle %arg1, %arg1 : !smt.bv<4>
    %23 = smt.bv.cmp sgt %arg1, %arg1 : !smt.bv<4>
    %24 = smt.bv.cmp sge %arg1, %arg1 : !smt.bv<4>
    %25 = smt.bv.cmp ult %arg1, %arg1 : !smt.bv<4>
    %26 = smt.bv.cmp ule %arg1, %arg1 : !smt.bv<4>
    %27 = smt.bv.cmp ugt %arg1, %arg1 : !smt.bv<4>
    %28 = smt.bv.cmp uge %arg1, %arg1 : !smt.bv<4>
    %29 = smt.int.sub %arg2, %arg2
    %30 = smt.int.div %arg2, %arg2
    %31 = smt.int.mod %arg2, %arg2
    %32 = smt.int.cmp lt %arg2, %arg2 {a}
    %33 = smt.int.cmp gt %arg2, %arg2 {a}
    %34 = smt.int.cmp ge %arg2, %arg2 {a}
    %c0 = smt.int.constant 0
    %c8 = smt.int.constant 8
    %c-8 = smt.int.constant -8
    %c31 = smt.int.constant 31 {a}
    %c-56 = smt.int.constant -56
    %c7 = smt.int.constant 7
    %odd_name21 = smt.declare_fun "odd name!" : !smt.bool
    %c-1_bv4 = smt.bv.constant #smt.bv<-1> : !smt.bv<4>
    %true = smt.constant true {a}
    %35 = smt.bv.extract %arg1 from -1 : (!smt.bv<4>) -> !smt.bv<3>
    %36 = smt.or 
    %37 = smt.bv.cmp slt %arg1, %arg1 {a} : !smt.bv<4>
    %c5_bv32 = smt.bv.constant #smt.bv<5> : !smt.bv<32> {a}
    %c-5_bv4 = smt.bv.constant #smt.bv<-5> : !smt.bv<4>
    %38 = smt.bv.neg %arg1 {a} : !smt.bv<4>
    %true_0 = smt.constant true {a}
    %false = smt.constant false
    %39 = smt.bv.concat %arg1, %c5_bv32 {a} : !smt.bv<4>, !smt.bv<32>
    %40 = smt.distinct %arg0, %arg0 {a} : !smt.bool
    %41 = smt.eq %arg1, %arg1, %arg1 : !smt.bv<4>
    %42 = smt.bv.extract %arg1 from 2 {a} : (!smt.bv<4>) -> !smt.bv<2>
    %43 = smt.implies %arg0, %arg0 {a}
    %44 = smt.int2bv %arg2 {a} : !smt.bv<4>
    %45 = smt.int.abs %arg2 {a}
    %46 = smt.int.add %arg2, %arg2, %arg2 {a}
    %47 = smt.int.cmp le %arg2, %arg2 {a}
    %c5 = smt.int.constant 5 {a}
    %c-5 = smt.int.constant -5
    %c123456789012345678901234567890 = smt.int.constant 123456789012345678901234567890
    %48 = smt.ite %arg0, %arg1, %arg1 {a} : !smt.bv<4>
    %49 = smt.not %arg0 {a}
    %50 = smt.or %arg0, %arg0 {a}
    %51 = smt.bv.repeat 3 times %arg1 {a} : !smt.bv<4>
    %52 = smt.and %arg0, %arg0, %arg0
    %53 = smt.xor %arg0, %arg0, %arg0
    %54 = smt.int.mul %arg2, %arg2
    %55 = smt.forall ["x", "y"] no_pattern weight 3 attributes {a} {
    ^bb0(%arg5: !smt.int, %arg6: !smt.bool):
      smt.yield %arg6 : !smt.bool
    }
    %56 = smt.exists {
      %true_1 = smt.constant true
      smt.yield %true_1 : !smt.bool
    }
    %57 = smt.exists weight 2 {
    ^bb0(%arg5: !smt.int):
      %true_1 = smt.constant true
      smt.yield %true_1 : !smt.bool
    } patterns {
    ^bb0(%arg5: !smt.int):
      smt.yield %arg5 : !smt.int
    }, {
    ^bb0(%arg5: !smt.int):
      smt.yield %arg5 : !smt.int
    }
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (!smt.sort<"a"[!smt.bool, !smt.bv<3>]>, !smt.sort<"b">, !smt.bool, !smt.int, !smt.bv<1>, !smt.array<[!smt.int -> !smt.bool]>, !smt.func<(!smt.int, !smt.bool) !smt.bool>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) {a = #smt.bv<3> : !smt.bv<8>, b = #smt.bv<-1> : !smt.bv<8>} : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg10: i32):
    %77:2 = "smt.solver"(%arg10) ({
    ^bb0(%arg11: i32):
      "smt.set_logic"() <{logic = "AUFLIA"}> {a} : () -> ()
      %78 = "smt.constant"() <{value = true}> : () -> !smt.bool
      "smt.assert"(%78) {a} : (!smt.bool) -> ()
      %79 = "arith.constant"() <{value = 3 : i8}> : () -> i8
      "smt.reset"() {a} : () -> ()
      "smt.push"() <{count = 1 : i32}> {a} : () -> ()
      "smt.pop"() <{count = 1 : i32}> : () -> ()
      %80 = "smt.constant"() <{value = true}> {a} : () -> !smt.bool
      %81 = "smt.check"() ({
        %84 = "arith.constant"() <{value = 1 : i8}> : () -> i8
        "smt.yield"(%84) : (i8) -> ()
      }, {
        %83 = "arith.constant"() <{value = 0 : i8}> : () -> i8
        "smt.yield"(%83) : (i8) -> ()
      }, {
        %82 = "arith.constant"() <{value = -1 : i8}> : () -> i8
        "smt.yield"(%82) : (i8) -> ()
      }) : () -> i8
      "smt.check"() ({
        "smt.yield"() : () -> ()
      }, {
        "smt.yield"() : () -> ()
      }, {
        "smt.yield"() : () -> ()
      }) {a} : () -> ()
      "smt.yield"(%79, %arg11) : (i8, i32) -> ()
    }) {a} : (i32) -> (i8, i32)
    "smt.solver"() ({
      "smt.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!smt.bool, !smt.bv<4>, !smt.int, !smt.array<[!smt.int -> !smt.bool]>, !smt.func<(!smt.int, !smt.bool) !smt.bv<4>>) -> (), sym_name = "g"}> ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bv<4>, %arg2: !smt.int, %arg3: !smt.array<[!smt.int -> !smt.bool]>, %arg4: !smt.func<(!smt.int, !smt.bool) !smt.bv<4>>):
    %0 = "smt.declare_fun"() {a} : () -> !smt.bool
    %1 = "smt.declare_fun"() <{namePrefix = "x"}> : () -> !smt.bv<3>
    %2 = "smt.declare_fun"() <{namePrefix = ""}> : () -> !smt.func<(!smt.int) !smt.bool>
    %3 = "smt.apply_func"(%arg4, %arg2, %arg0) {a} : (!smt.func<(!smt.int, !smt.bool) !smt.bv<4>>, !smt.int, !smt.bool) -> !smt.bv<4>
    %4 = "smt.array.broadcast"(%arg0) {a} : (!smt.bool) -> !smt.array<[!smt.int -> !smt.bool]>
    %5 = "smt.array.select"(%arg3, %arg2) {a} : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int) -> !smt.bool
    %6 = "smt.array.store"(%arg3, %arg2, %arg0) {a} : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool) -> !smt.array<[!smt.int -> !smt.bool]>
    %7 = "smt.bv2int"(%arg1) {a} : (!smt.bv<4>) -> !smt.int
    %8 = "smt.bv2int"(%arg1) <{is_signed}> {a} : (!smt.bv<4>) -> !smt.int
    %9 = "smt.bv.add"(%arg1, %arg1) {a} : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %10 = "smt.bv.mul"(%arg1, %arg1) {a} : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %11 = "smt.bv.and"(%arg1, %arg1) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %12 = "smt.bv.or"(%arg1, %arg1) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %13 = "smt.bv.xor"(%arg1, %arg1) {a} : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %14 = "smt.bv.udiv"(%arg1, %arg1) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %15 = "smt.bv.sdiv"(%arg1, %arg1) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %16 = "smt.bv.urem"(%arg1, %arg1) {a} : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %17 = "smt.bv.srem"(%arg1, %arg1) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %18 = "smt.bv.smod"(%arg1, %arg1) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %19 = "smt.bv.shl"(%arg1, %arg1) {a} : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %20 = "smt.bv.lshr"(%arg1, %arg1) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %21 = "smt.bv.ashr"(%arg1, %arg1) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %22 = "smt.bv.not"(%arg1) : (!smt.bv<4>) -> !smt.bv<4>
    %23 = "smt.bv.cmp"(%arg1, %arg1) <{pred = 1 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %24 = "smt.bv.cmp"(%arg1, %arg1) <{pred = 2 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %25 = "smt.bv.cmp"(%arg1, %arg1) <{pred = 3 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %26 = "smt.bv.cmp"(%arg1, %arg1) <{pred = 4 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %27 = "smt.bv.cmp"(%arg1, %arg1) <{pred = 5 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %28 = "smt.bv.cmp"(%arg1, %arg1) <{pred = 6 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %29 = "smt.bv.cmp"(%arg1, %arg1) <{pred = 7 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %30 = "smt.int.sub"(%arg2, %arg2) : (!smt.int, !smt.int) -> !smt.int
    %31 = "smt.int.div"(%arg2, %arg2) : (!smt.int, !smt.int) -> !smt.int
    %32 = "smt.int.mod"(%arg2, %arg2) : (!smt.int, !smt.int) -> !smt.int
    %33 = "smt.int.cmp"(%arg2, %arg2) <{pred = 0 : i64}> {a} : (!smt.int, !smt.int) -> !smt.bool
    %34 = "smt.int.cmp"(%arg2, %arg2) <{pred = 2 : i64}> {a} : (!smt.int, !smt.int) -> !smt.bool
    %35 = "smt.int.cmp"(%arg2, %arg2) <{pred = 3 : i64}> {a} : (!smt.int, !smt.int) -> !smt.bool
    %36 = "smt.int.constant"() <{value = 0 : ui64}> : () -> !smt.int
    %37 = "smt.int.constant"() <{value = 8 : ui5}> : () -> !smt.int
    %38 = "smt.int.constant"() <{value = 24 : ui5}> : () -> !smt.int
    %39 = "smt.int.constant"() <{value = 31 : ui8}> {a} : () -> !smt.int
    %40 = "smt.int.constant"() <{value = 200 : ui8}> : () -> !smt.int
    %41 = "smt.int.constant"() <{value = 7 : i32}> : () -> !smt.int
    %42 = "smt.declare_fun"() <{namePrefix = "odd name!"}> : () -> !smt.bool
    %43 = "smt.bv.constant"() <{value = #smt.bv<-1> : !smt.bv<4>}> : () -> !smt.bv<4>
    %44 = "smt.constant"() <{value = true}> {a} : () -> !smt.bool
    %45 = "smt.bv.extract"(%arg1) <{lowBit = -1 : i32}> : (!smt.bv<4>) -> !smt.bv<3>
    %46 = "smt.or"() : () -> !smt.bool
    %47 = "smt.bv.cmp"(%arg1, %arg1) <{pred = 0 : i64}> {a} : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %48 = "smt.bv.constant"() <{value = #smt.bv<5> : !smt.bv<32>}> {a} : () -> !smt.bv<32>
    %49 = "smt.bv.constant"() <{value = #smt.bv<-5> : !smt.bv<4>}> : () -> !smt.bv<4>
    %50 = "smt.bv.neg"(%arg1) {a} : (!smt.bv<4>) -> !smt.bv<4>
    %51 = "smt.constant"() <{value = true}> {a} : () -> !smt.bool
    %52 = "smt.constant"() <{value = false}> : () -> !smt.bool
    %53 = "smt.bv.concat"(%arg1, %48) {a} : (!smt.bv<4>, !smt.bv<32>) -> !smt.bv<36>
    %54 = "smt.distinct"(%arg0, %arg0) {a} : (!smt.bool, !smt.bool) -> !smt.bool
    %55 = "smt.eq"(%arg1, %arg1, %arg1) : (!smt.bv<4>, !smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %56 = "smt.bv.extract"(%arg1) <{lowBit = 2 : i32}> {a} : (!smt.bv<4>) -> !smt.bv<2>
    %57 = "smt.implies"(%arg0, %arg0) {a} : (!smt.bool, !smt.bool) -> !smt.bool
    %58 = "smt.int2bv"(%arg2) {a} : (!smt.int) -> !smt.bv<4>
    %59 = "smt.int.abs"(%arg2) {a} : (!smt.int) -> !smt.int
    %60 = "smt.int.add"(%arg2, %arg2, %arg2) {a} : (!smt.int, !smt.int, !smt.int) -> !smt.int
    %61 = "smt.int.cmp"(%arg2, %arg2) <{pred = 1 : i64}> {a} : (!smt.int, !smt.int) -> !smt.bool
    %62 = "smt.int.constant"() <{value = 5 : ui4}> {a} : () -> !smt.int
    %63 = "smt.int.constant"() <{value = 11 : ui4}> : () -> !smt.int
    %64 = "smt.int.constant"() <{value = 123456789012345678901234567890 : ui120}> : () -> !smt.int
    %65 = "smt.ite"(%arg0, %arg1, %arg1) {a} : (!smt.bool, !smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %66 = "smt.not"(%arg0) {a} : (!smt.bool) -> !smt.bool
    %67 = "smt.or"(%arg0, %arg0) {a} : (!smt.bool, !smt.bool) -> !smt.bool
    %68 = "smt.bv.repeat"(%arg1) {a} : (!smt.bv<4>) -> !smt.bv<12>
    %69 = "smt.and"(%arg0, %arg0, %arg0) : (!smt.bool, !smt.bool, !smt.bool) -> !smt.bool
    %70 = "smt.xor"(%arg0, %arg0, %arg0) : (!smt.bool, !smt.bool, !smt.bool) -> !smt.bool
    %71 = "smt.int.mul"(%arg2, %arg2) : (!smt.int, !smt.int) -> !smt.int
    %72 = "smt.forall"() <{boundVarNames = ["x", "y"], noPattern, weight = 3 : i32}> ({
    ^bb0(%arg8: !smt.int, %arg9: !smt.bool):
      "smt.yield"(%arg9) : (!smt.bool) -> ()
    }) {a} : () -> !smt.bool
    %73 = "smt.exists"() <{weight = 0 : i32}> ({
      %76 = "smt.constant"() <{value = true}> : () -> !smt.bool
      "smt.yield"(%76) : (!smt.bool) -> ()
    }) : () -> !smt.bool
    %74 = "smt.exists"() <{weight = 2 : i32}> ({
    ^bb0(%arg7: !smt.int):
      %75 = "smt.constant"() <{value = true}> : () -> !smt.bool
      "smt.yield"(%75) : (!smt.bool) -> ()
    }, {
    ^bb0(%arg6: !smt.int):
      "smt.yield"(%arg6) : (!smt.int) -> ()
    }, {
    ^bb0(%arg5: !smt.int):
      "smt.yield"(%arg5) : (!smt.int) -> ()
    }) : () -> !smt.bool
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

