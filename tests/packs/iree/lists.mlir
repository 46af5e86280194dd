util.func private @lists(%a: i32, %b: f64, %l: !util.list<?>) -> !util.list<?> {
  %0 = util.list.construct [] : !util.list<?>
  %1 = util.list.construct [%a : i32] : !util.list<i32>
  %2 = util.list.construct [%a : i32, %b : f64, %l : !util.list<?>] {a.first} : !util.list<?>
  util.return %2 : !util.list<?>
}
util.func private @switches(%a: i32, %b: i32, %f: f16, %i: index) -> i32 {
  %0 = util.switch i32 from [] at %i else %a : i32
  %1 = util.switch i32 from [%a] at %i else %b : i32
  %2 = util.switch i32 from [%a, %b, %0, %1] at %i else %b {a.second} : i32
  %3 = util.switch f16 from [%f, %f] at %i else %f : f16
  util.return %2 : i32
}
util.func private @ranges() attributes {a.third = #util.byte_range<3, 8>} {
  util.return
}
util.func private @many(%a0: tensor<1xf32>, %a1: tensor<2xf32>, %a2: tensor<3xf32>, %a3: tensor<4xf32>, %a4: tensor<5xf32>, %a5: tensor<6xf32>, %a6: tensor<7xf32>, %a7: tensor<8xf32>, %a8: tensor<9xf32>, %a9: tensor<10xf32>, %a10: tensor<11xf32>, %a11: tensor<12xf32>, %a12: tensor<13xf32>, %a13: tensor<14xf32>, %a14: tensor<15xf32>, %a15: tensor<16xf32>, %a16: tensor<17xf32>, %a17: tensor<18xf32>, %a18: tensor<19xf32>, %a19: tensor<20xf32>) -> (%a19, tensor<3xi8>, %a2 as tensor<7xi8>, %a0) {
  %0 = util.null : tensor<3xi8>
  %1 = util.null : tensor<7xi8>
  util.return %a19, %0, %1, %a0 : tensor<20xf32>, tensor<3xi8>, tensor<7xi8>, tensor<1xf32>
}
util.func private @caller(%a0: tensor<1xf32>, %a1: tensor<2xf32>, %a2: tensor<3xf32>, %a3: tensor<4xf32>, %a4: tensor<5xf32>, %a5: tensor<6xf32>, %a6: tensor<7xf32>, %a7: tensor<8xf32>, %a8: tensor<9xf32>, %a9: tensor<10xf32>, %a10: tensor<11xf32>, %a11: tensor<12xf32>, %a12: tensor<13xf32>, %a13: tensor<14xf32>, %a14: tensor<15xf32>, %a15: tensor<16xf32>, %a16: tensor<17xf32>, %a17: tensor<18xf32>, %a18: tensor<19xf32>, %a19: tensor<20xf32>) -> tensor<20xf32> {
  %0:4 = util.call @many(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19) : (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>, tensor<8xf32>, tensor<9xf32>, tensor<10xf32>, tensor<11xf32>, tensor<12xf32>, tensor<13xf32>, tensor<14xf32>, tensor<15xf32>, tensor<16xf32>, tensor<17xf32>, tensor<18xf32>, tensor<19xf32>, tensor<20xf32>) -> (%a19, tensor<3xi8>, %a2 as tensor<7xi8>, %a0)
  util.return %0#0 : tensor<20xf32>
}
util.func private @dispatch(%a0: tensor<1xf32>, %a1: tensor<2xf32>, %a2: tensor<3xf32>, %a3: tensor<4xf32>, %a4: tensor<5xf32>, %a5: tensor<6xf32>, %a6: tensor<7xf32>, %a7: tensor<8xf32>, %a8: tensor<9xf32>, %a9: tensor<10xf32>, %a10: tensor<11xf32>, %a11: tensor<12xf32>, %a12: tensor<13xf32>, %a13: tensor<14xf32>, %a14: tensor<15xf32>, %a15: tensor<16xf32>, %a16: tensor<17xf32>, %a17: tensor<18xf32>, %a18: tensor<19xf32>, %a19: tensor<20xf32>, %n: index, %d: tensor<?xi8>) -> tensor<20xf32> {
  %0:4 = flow.dispatch @e::@k(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %d, %d) : (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>, tensor<8xf32>, tensor<9xf32>, tensor<10xf32>, tensor<11xf32>, tensor<12xf32>, tensor<13xf32>, tensor<14xf32>, tensor<15xf32>, tensor<16xf32>, tensor<17xf32>, tensor<18xf32>, tensor<19xf32>, tensor<20xf32>, tensor<?xi8>{%n}, tensor<?xi8>{%n}) -> (%d{%n}, %a19, %a2 as tensor<?xi8>{%n}, %d as tensor<4xi8>)
  %1 = flow.dispatch @e::@l(%0#0, %0#1, %0#2, %0#3, %0#0, %0#1, %0#2, %0#3, %0#0, %0#1, %0#2, %0#3, %0#0, %0#1, %0#2, %0#3, %0#0, %0#1) : (tensor<?xi8>{%n}, tensor<20xf32>, tensor<?xi8>{%n}, tensor<4xi8>, tensor<?xi8>{%n}, tensor<20xf32>, tensor<?xi8>{%n}, tensor<4xi8>, tensor<?xi8>{%n}, tensor<20xf32>, tensor<?xi8>{%n}, tensor<4xi8>, tensor<?xi8>{%n}, tensor<20xf32>, tensor<?xi8>{%n}, tensor<4xi8>, tensor<?xi8>{%n}, tensor<20xf32>) -> %0#3
  util.return %0#1 : tensor<20xf32>
}
util.func private @hundred(%b0: i1, %b1: i2, %b2: i3, %b3: i4, %b4: i5, %b5: i6, %b6: i7, %b7: i8, %b8: i9, %b9: i10, %b10: i11, %b11: i12, %b12: i13, %b13: i14, %b14: i15, %b15: i16, %b16: i17, %b17: i18, %b18: i19, %b19: i20, %b20: i21, %b21: i22, %b22: i23, %b23: i24, %b24: i25, %b25: i26, %b26: i27, %b27: i28, %b28: i29, %b29: i30, %b30: i31, %b31: i32, %b32: i33, %b33: i34, %b34: i35, %b35: i36, %b36: i37, %b37: i38, %b38: i39, %b39: i40, %n: index) {
  %0:3 = util.call @h(%b0, %b1, %b2, %b3, %b4, %b5, %b6, %b7, %b8, %b9, %b10, %b11, %b12, %b13, %b14, %b15, %b16, %b17, %b18, %b19, %b20, %b21, %b22, %b23, %b24, %b25, %b26, %b27, %b28, %b29, %b30, %b31, %b32, %b33, %b34, %b35, %b36, %b37, %b38, %b39) : (i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17, i18, i19, i20, i21, i22, i23, i24, i25, i26, i27, i28, i29, i30, i31, i32, i33, i34, i35, i36, i37, i38, i39, i40) -> (%b39, %b0, %b17 as index)
  util.return
}
util.func private @h(%b0: i1, %b1: i2, %b2: i3, %b3: i4, %b4: i5, %b5: i6, %b6: i7, %b7: i8, %b8: i9, %b9: i10, %b10: i11, %b11: i12, %b12: i13, %b13: i14, %b14: i15, %b15: i16, %b16: i17, %b17: i18, %b18: i19, %b19: i20, %b20: i21, %b21: i22, %b22: i23, %b23: i24, %b24: i25, %b25: i26, %b26: i27, %b27: i28, %b28: i29, %b29: i30, %b30: i31, %b31: i32, %b32: i33, %b33: i34, %b34: i35, %b35: i36, %b36: i37, %b37: i38, %b38: i39, %b39: i40) -> (%b39, %b0, %b17 as index)
util.func private @closed() attributes {a = #util.byte_range<[3 to 8]>, d = #util.byte_range<(3 to 8)>, e = #util.byte_range<-4, -2>, f = #util.byte_range<[-4 to 0]>}
util.func private @composites() attributes {a = #util.composite<3xi8, []>, b = #util.composite<0xi8, []>, c = #util.composite<5xi8, [3 : i32, dense<1> : tensor<1xi8>]>, d = #util.composite<2xi8, ["ab",]>}
util.func private @casts(%l: !util.list<?>, %t: !util.list<tensor<?xf32>>, %u: !util.list<tensor<*xf32>>, %o: !util.list<!util.object>, %i: index, %x: tensor<4xf32>, %k: i32) {
  %0 = util.list.get %l[%i] : !util.list<?> -> i32
  %1 = util.list.get %t[%i] : !util.list<tensor<?xf32>> -> tensor<4xf32>
  %2 = util.list.get %u[%i] : !util.list<tensor<*xf32>> -> tensor<4xf32>
  %3 = util.list.get %t[%i] : !util.list<tensor<?xf32>> -> tensor<*xf32>
  %4 = util.list.get %o[%i] : !util.list<!util.object> -> !util.buffer
  %5 = util.list.get %t[%i] : !util.list<tensor<?xf32>>
  %6 = util.list.get %u[%i] : !util.list<tensor<*xf32>> -> !util.variant
  %7 = util.list.get %t[%i] : !util.list<tensor<?xf32>> -> !util.object
  util.list.set %l[%i], %k : i32 -> !util.list<?>
  util.list.set %t[%i], %x : tensor<4xf32> -> !util.list<tensor<?xf32>>
  util.list.set %l[%i], %6 : !util.list<?>
  util.return
}
util.func private @assumed(%i: index, %k: i64, %z: i32) {
  %0 = util.assume.int %i<> : index
  %1 = util.assume.int %i[] : index
  %2:2 = util.assume.int %i[<umin = 1>, <umax = 9>], %k<udiv = 4> : index, i64
  %3 = util.assume.int %z<umin = 5, umax = 2, udiv = 0> : i32
  util.return
}
util.func private @unfoldable() {
  %0 = util.unfoldable_constant 3
  %1 = util.unfoldable_constant 3 : i8
  %2 = util.unfoldable_constant @sym : !util.buffer
  %3 = util.unfoldable_constant {a} dense<2> : tensor<3xi8>
  %4 = util.unfoldable_constant {b} @sym : i32
  util.return
}
util.func private @f1() attributes {a = #util.byte_range<3, 5>}
util.func private @f2() attributes {a = #util.composite<3xi8, []>}
util.func private @f3() attributes {a = #util.composite<3xi8, [dense<1> : tensor<2xi8>]>}
util.func private @f4() attributes {a = #util.composite<3xi8, [3 : i32]>}
util.func private @f5() attributes {a = #util.composite<3xi8, ["ab"]>}
util.func @f6(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i<umin = 5, umax = 2> : index
  util.return
}
util.func @f7(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i<udiv = 0> : index
  util.return
}
util.func @f8(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.unfoldable_constant 3
  util.return
}
// ANSWER custom
#composite_of_0b = #util.composite<0xi8, []>
#composite_of_2b = #util.composite<2xi8, [
    "ab",
]>
#composite_of_3b = #util.composite<3xi8, [
]>
#composite_of_3b1 = #util.composite<3xi8, [
    dense<1> : tensor<2xi8>,
]>
#composite_of_3b2 = #util.composite<3xi8, [
    3 : i32,
]>
#composite_of_3b3 = #util.composite<3xi8, [
    "ab",
]>
#composite_of_5b = #util.composite<5xi8, [
    3 : i32,
    dense<1> : tensor<1xi8>,
]>
module {
  util.func private @lists(%arg0: i32, %arg1: f64, %arg2: !util.list<?>) -> !util.list<?> {
    %0 = util.list.construct [] : !util.list<?>
    %1 = util.list.construct [%arg0 : i32] : !util.list<i32>
    %2 = util.list.construct [%arg0 : i32, %arg1 : f64, %arg2 : !util.list<?>] {a.first} : !util.list<?>
    util.return %2 : !util.list<?>
  }
  util.func private @switches(%arg0: i32, %arg1: i32, %arg2: f16, %arg3: index) -> i32 {
    %0 = util.switch i32 from [] at %arg3 else %arg0 : i32
    %1 = util.switch i32 from [%arg0] at %arg3 else %arg1 : i32
    %2 = util.switch i32 from [%arg0, %arg1, %0, %1] at %arg3 else %arg1 {a.second} : i32
    %3 = util.switch f16 from [%arg2, %arg2] at %arg3 else %arg2 : f16
    util.return %2 : i32
  }
  util.func private @ranges() attributes {a.third = #util.byte_range<3, 8>} {
    util.return
  }
  util.func private @many(%arg0: tensor<1xf32>, %arg1: tensor<2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<4xf32>, %arg4: tensor<5xf32>, %arg5: tensor<6xf32>, %arg6: tensor<7xf32>, %arg7: tensor<8xf32>, %arg8: tensor<9xf32>, %arg9: tensor<10xf32>, %arg10: tensor<11xf32>, %arg11: tensor<12xf32>, %arg12: tensor<13xf32>, %arg13: tensor<14xf32>, %arg14: tensor<15xf32>, %arg15: tensor<16xf32>, %arg16: tensor<17xf32>, %arg17: tensor<18xf32>, %arg18: tensor<19xf32>, %arg19: tensor<20xf32>) -> (%arg19, tensor<3xi8>, %arg2 as tensor<7xi8>, %arg0) {
    %0 = util.null : tensor<3xi8>
    %1 = util.null : tensor<7xi8>
    util.return %arg19, %0, %1, %arg0 : tensor<20xf32>, tensor<3xi8>, tensor<7xi8>, tensor<1xf32>
  }
  util.func private @caller(%arg0: tensor<1xf32>, %arg1: tensor<2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<4xf32>, %arg4: tensor<5xf32>, %arg5: tensor<6xf32>, %arg6: tensor<7xf32>, %arg7: tensor<8xf32>, %arg8: tensor<9xf32>, %arg9: tensor<10xf32>, %arg10: tensor<11xf32>, %arg11: tensor<12xf32>, %arg12: tensor<13xf32>, %arg13: tensor<14xf32>, %arg14: tensor<15xf32>, %arg15: tensor<16xf32>, %arg16: tensor<17xf32>, %arg17: tensor<18xf32>, %arg18: tensor<19xf32>, %arg19: tensor<20xf32>) -> tensor<20xf32> {
    %0:4 = util.call @many(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19) : (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>, tensor<8xf32>, tensor<9xf32>, tensor<10xf32>, tensor<11xf32>, tensor<12xf32>, tensor<13xf32>, tensor<14xf32>, tensor<15xf32>, tensor<16xf32>, tensor<17xf32>, tensor<18xf32>, tensor<19xf32>, tensor<20xf32>) -> (%arg19, tensor<3xi8>, %arg2 as tensor<7xi8>, %arg0)
    util.return %0#0 : tensor<20xf32>
  }
  util.func private @dispatch(%arg0: tensor<1xf32>, %arg1: tensor<2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<4xf32>, %arg4: tensor<5xf32>, %arg5: tensor<6xf32>, %arg6: tensor<7xf32>, %arg7: tensor<8xf32>, %arg8: tensor<9xf32>, %arg9: tensor<10xf32>, %arg10: tensor<11xf32>, %arg11: tensor<12xf32>, %arg12: tensor<13xf32>, %arg13: tensor<14xf32>, %arg14: tensor<15xf32>, %arg15: tensor<16xf32>, %arg16: tensor<17xf32>, %arg17: tensor<18xf32>, %arg18: tensor<19xf32>, %arg19: tensor<20xf32>, %arg20: index, %arg21: tensor<?xi8>) -> tensor<20xf32> {
    %0:4 = flow.dispatch @e::@k(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg21, %arg21) : (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>, tensor<8xf32>, tensor<9xf32>, tensor<10xf32>, tensor<11xf32>, tensor<12xf32>, tensor<13xf32>, tensor<14xf32>, tensor<15xf32>, tensor<16xf32>, tensor<17xf32>, tensor<18xf32>, tensor<19xf32>, tensor<20xf32>, tensor<?xi8>{%arg20}, tensor<?xi8>{%arg20}) -> (%arg21{%arg20}, %arg19, %arg2 as tensor<?xi8>{%arg20}, %arg21 as tensor<4xi8>)
    %1 = flow.dispatch @e::@l(%0#0, %0#1, %0#2, %0#3, %0#0, %0#1, %0#2, %0#3, %0#0, %0#1, %0#2, %0#3, %0#0, %0#1, %0#2, %0#3, %0#0, %0#1) : (tensor<?xi8>{%arg20}, tensor<20xf32>, tensor<?xi8>{%arg20}, tensor<4xi8>, tensor<?xi8>{%arg20}, tensor<20xf32>, tensor<?xi8>{%arg20}, tensor<4xi8>, tensor<?xi8>{%arg20}, tensor<20xf32>, tensor<?xi8>{%arg20}, tensor<4xi8>, tensor<?xi8>{%arg20}, tensor<20xf32>, tensor<?xi8>{%arg20}, tensor<4xi8>, tensor<?xi8>{%arg20}, tensor<20xf32>) -> %0#3
    util.return %0#1 : tensor<20xf32>
  }
  util.func private @hundred(%arg0: i1, %arg1: i2, %arg2: i3, %arg3: i4, %arg4: i5, %arg5: i6, %arg6: i7, %arg7: i8, %arg8: i9, %arg9: i10, %arg10: i11, %arg11: i12, %arg12: i13, %arg13: i14, %arg14: i15, %arg15: i16, %arg16: i17, %arg17: i18, %arg18: i19, %arg19: i20, %arg20: i21, %arg21: i22, %arg22: i23, %arg23: i24, %arg24: i25, %arg25: i26, %arg26: i27, %arg27: i28, %arg28: i29, %arg29: i30, %arg30: i31, %arg31: i32, %arg32: i33, %arg33: i34, %arg34: i35, %arg35: i36, %arg36: i37, %arg37: i38, %arg38: i39, %arg39: i40, %arg40: index) {
    %0:3 = util.call @h(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39) : (i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17, i18, i19, i20, i21, i22, i23, i24, i25, i26, i27, i28, i29, i30, i31, i32, i33, i34, i35, i36, i37, i38, i39, i40) -> (%arg39, %arg0, %arg17 as index)
    util.return
  }
  util.func private @h(%arg0: i1, %arg1: i2, %arg2: i3, %arg3: i4, %arg4: i5, %arg5: i6, %arg6: i7, %arg7: i8, %arg8: i9, %arg9: i10, %arg10: i11, %arg11: i12, %arg12: i13, %arg13: i14, %arg14: i15, %arg15: i16, %arg16: i17, %arg17: i18, %arg18: i19, %arg19: i20, %arg20: i21, %arg21: i22, %arg22: i23, %arg23: i24, %arg24: i25, %arg25: i26, %arg26: i27, %arg27: i28, %arg28: i29, %arg29: i30, %arg30: i31, %arg31: i32, %arg32: i33, %arg33: i34, %arg34: i35, %arg35: i36, %arg36: i37, %arg37: i38, %arg38: i39, %arg39: i40) -> (%arg39, %arg0, %arg17 as index)
  util.func private @closed() attributes {a = #util.byte_range<3, 5>, d = #util.byte_range<4, 3>, e = #util.byte_range<-4, -2>, f = #util.byte_range<-4, 4>}
  util.func private @composites() attributes {a = #composite_of_3b, b = #composite_of_0b, c = #composite_of_5b, d = #composite_of_2b}
  util.func private @casts(%arg0: !util.list<?>, %arg1: !util.list<tensor<?xf32>>, %arg2: !util.list<tensor<*xf32>>, %arg3: !util.list<!util.object>, %arg4: index, %arg5: tensor<4xf32>, %arg6: i32) {
    %0 = util.list.get %arg0[%arg4] : !util.list<?> -> i32
    %1 = util.list.get %arg1[%arg4] : !util.list<tensor<?xf32>> -> tensor<4xf32>
    %2 = util.list.get %arg2[%arg4] : !util.list<tensor<*xf32>> -> tensor<4xf32>
    %3 = util.list.get %arg1[%arg4] : !util.list<tensor<?xf32>> -> tensor<*xf32>
    %4 = util.list.get %arg3[%arg4] : !util.list<!util.object> -> !util.buffer
    %5 = util.list.get %arg1[%arg4] : !util.list<tensor<?xf32>>
    %6 = util.list.get %arg2[%arg4] : !util.list<tensor<*xf32>> -> !util.variant
    %7 = util.list.get %arg1[%arg4] : !util.list<tensor<?xf32>> -> !util.object
    util.list.set %arg0[%arg4], %arg6 : i32 -> !util.list<?>
    util.list.set %arg1[%arg4], %arg5 : tensor<4xf32> -> !util.list<tensor<?xf32>>
    util.list.set %arg0[%arg4], %6 : !util.list<?>
    util.return
  }
  util.func private @assumed(%arg0: index, %arg1: i64, %arg2: i32) {
    %0 = util.assume.int %arg0<> : index
    %1 = util.assume.int %arg0[] : index
    %2:2 = util.assume.int 
        %arg0[<umin = 1>, <umax = 9>], 
        %arg1<udiv = 4>
      : index, i64
    %3 = util.assume.int %arg2<umin = 5, umax = 2, udiv = 0> : i32
    util.return
  }
  util.func private @unfoldable() {
    %0 = util.unfoldable_constant 3 : i64
    %1 = util.unfoldable_constant 3 : i8
    %2 = util.unfoldable_constant @sym : !util.buffer
    %3 = util.unfoldable_constant  {a} dense<2> : tensor<3xi8>
    %4 = util.unfoldable_constant  {b} @sym : i32
    util.return
  }
  util.func private @f1() attributes {a = #util.byte_range<3, 5>}
  util.func private @f2() attributes {a = #composite_of_3b}
  util.func private @f3() attributes {a = #composite_of_3b1}
  util.func private @f4() attributes {a = #composite_of_3b2}
  util.func private @f5() attributes {a = #composite_of_3b3}
  util.func public @f6(%arg0: i32, %arg1: f64, %arg2: index, %arg3: !util.list<?>) {
    %0 = util.assume.int %arg2<umin = 5, umax = 2> : index
    util.return
  }
  util.func public @f7(%arg0: i32, %arg1: f64, %arg2: index, %arg3: !util.list<?>) {
    %0 = util.assume.int %arg2<udiv = 0> : index
    util.return
  }
  util.func public @f8(%arg0: i32, %arg1: f64, %arg2: index, %arg3: !util.list<?>) {
    %0 = util.unfoldable_constant 3 : i64
    util.return
  }
}

// ANSWER generic
#composite_of_0b = #util.composite<0xi8, []>
#composite_of_2b = #util.composite<2xi8, [
    "ab",
]>
#composite_of_3b = #util.composite<3xi8, [
]>
#composite_of_3b1 = #util.composite<3xi8, [
    dense<1> : tensor<2xi8>,
]>
#composite_of_3b2 = #util.composite<3xi8, [
    3 : i32,
]>
#composite_of_3b3 = #util.composite<3xi8, [
    "ab",
]>
#composite_of_5b = #util.composite<5xi8, [
    3 : i32,
    dense<1> : tensor<1xi8>,
]>
"builtin.module"() ({
  "util.func"() <{function_type = (i32, f64, !util.list<?>) -> !util.list<?>, sym_name = "lists", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg129: i32, %arg130: f64, %arg131: !util.list<?>):
    %30 = "util.list.construct"() : () -> !util.list<?>
    %31 = "util.list.construct"(%arg129) : (i32) -> !util.list<i32>
    %32 = "util.list.construct"(%arg129, %arg130, %arg131) {a.first} : (i32, f64, !util.list<?>) -> !util.list<?>
    "util.return"(%32) : (!util.list<?>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (i32, i32, f16, index) -> i32, sym_name = "switches", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg125: i32, %arg126: i32, %arg127: f16, %arg128: index):
    %26 = "util.switch"(%arg128, %arg125) : (index, i32) -> i32
    %27 = "util.switch"(%arg128, %arg126, %arg125) : (index, i32, i32) -> i32
    %28 = "util.switch"(%arg128, %arg126, %arg125, %arg126, %26, %27) {a.second} : (index, i32, i32, i32, i32, i32) -> i32
    %29 = "util.switch"(%arg128, %arg127, %arg127, %arg127) : (index, f16, f16, f16) -> f16
    "util.return"(%28) : (i32) -> ()
  }) : () -> ()
  "util.func"() <{function_type = () -> (), sym_name = "ranges", sym_visibility = "private"}> ({
    "util.return"() : () -> ()
  }) {a.third = #util.byte_range<3, 8>} : () -> ()
  "util.func"() <{function_type = (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>, tensor<8xf32>, tensor<9xf32>, tensor<10xf32>, tensor<11xf32>, tensor<12xf32>, tensor<13xf32>, tensor<14xf32>, tensor<15xf32>, tensor<16xf32>, tensor<17xf32>, tensor<18xf32>, tensor<19xf32>, tensor<20xf32>) -> (tensor<20xf32>, tensor<3xi8>, tensor<7xi8>, tensor<1xf32>), sym_name = "many", sym_visibility = "private", tied_operands = [19 : index, -1 : index, 2 : index, 0 : index]}> ({
  ^bb0(%arg105: tensor<1xf32>, %arg106: tensor<2xf32>, %arg107: tensor<3xf32>, %arg108: tensor<4xf32>, %arg109: tensor<5xf32>, %arg110: tensor<6xf32>, %arg111: tensor<7xf32>, %arg112: tensor<8xf32>, %arg113: tensor<9xf32>, %arg114: tensor<10xf32>, %arg115: tensor<11xf32>, %arg116: tensor<12xf32>, %arg117: tensor<13xf32>, %arg118: tensor<14xf32>, %arg119: tensor<15xf32>, %arg120: tensor<16xf32>, %arg121: tensor<17xf32>, %arg122: tensor<18xf32>, %arg123: tensor<19xf32>, %arg124: tensor<20xf32>):
    %24 = "util.null"() : () -> tensor<3xi8>
    %25 = "util.null"() : () -> tensor<7xi8>
    "util.return"(%arg124, %24, %25, %arg105) : (tensor<20xf32>, tensor<3xi8>, tensor<7xi8>, tensor<1xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>, tensor<8xf32>, tensor<9xf32>, tensor<10xf32>, tensor<11xf32>, tensor<12xf32>, tensor<13xf32>, tensor<14xf32>, tensor<15xf32>, tensor<16xf32>, tensor<17xf32>, tensor<18xf32>, tensor<19xf32>, tensor<20xf32>) -> tensor<20xf32>, sym_name = "caller", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg85: tensor<1xf32>, %arg86: tensor<2xf32>, %arg87: tensor<3xf32>, %arg88: tensor<4xf32>, %arg89: tensor<5xf32>, %arg90: tensor<6xf32>, %arg91: tensor<7xf32>, %arg92: tensor<8xf32>, %arg93: tensor<9xf32>, %arg94: tensor<10xf32>, %arg95: tensor<11xf32>, %arg96: tensor<12xf32>, %arg97: tensor<13xf32>, %arg98: tensor<14xf32>, %arg99: tensor<15xf32>, %arg100: tensor<16xf32>, %arg101: tensor<17xf32>, %arg102: tensor<18xf32>, %arg103: tensor<19xf32>, %arg104: tensor<20xf32>):
    %23:4 = "util.call"(%arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104) <{callee = @many, tied_operands = [19 : index, -1 : index, 2 : index, 0 : index]}> : (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>, tensor<8xf32>, tensor<9xf32>, tensor<10xf32>, tensor<11xf32>, tensor<12xf32>, tensor<13xf32>, tensor<14xf32>, tensor<15xf32>, tensor<16xf32>, tensor<17xf32>, tensor<18xf32>, tensor<19xf32>, tensor<20xf32>) -> (tensor<20xf32>, tensor<3xi8>, tensor<7xi8>, tensor<1xf32>)
    "util.return"(%23#0) : (tensor<20xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>, tensor<8xf32>, tensor<9xf32>, tensor<10xf32>, tensor<11xf32>, tensor<12xf32>, tensor<13xf32>, tensor<14xf32>, tensor<15xf32>, tensor<16xf32>, tensor<17xf32>, tensor<18xf32>, tensor<19xf32>, tensor<20xf32>, index, tensor<?xi8>) -> tensor<20xf32>, sym_name = "dispatch", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg63: tensor<1xf32>, %arg64: tensor<2xf32>, %arg65: tensor<3xf32>, %arg66: tensor<4xf32>, %arg67: tensor<5xf32>, %arg68: tensor<6xf32>, %arg69: tensor<7xf32>, %arg70: tensor<8xf32>, %arg71: tensor<9xf32>, %arg72: tensor<10xf32>, %arg73: tensor<11xf32>, %arg74: tensor<12xf32>, %arg75: tensor<13xf32>, %arg76: tensor<14xf32>, %arg77: tensor<15xf32>, %arg78: tensor<16xf32>, %arg79: tensor<17xf32>, %arg80: tensor<18xf32>, %arg81: tensor<19xf32>, %arg82: tensor<20xf32>, %arg83: index, %arg84: tensor<?xi8>):
    %21:4 = "flow.dispatch"(%arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg84, %arg84, %arg83, %arg83, %arg83, %arg83) <{entry_points = [@e::@k], operandSegmentSizes = array<i32: 0, 22, 2, 2>, tied_operands = [20 : index, 19 : index, 2 : index, 20 : index]}> : (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>, tensor<8xf32>, tensor<9xf32>, tensor<10xf32>, tensor<11xf32>, tensor<12xf32>, tensor<13xf32>, tensor<14xf32>, tensor<15xf32>, tensor<16xf32>, tensor<17xf32>, tensor<18xf32>, tensor<19xf32>, tensor<20xf32>, tensor<?xi8>, tensor<?xi8>, index, index, index, index) -> (tensor<?xi8>, tensor<20xf32>, tensor<?xi8>, tensor<4xi8>)
    %22 = "flow.dispatch"(%21#0, %21#1, %21#2, %21#3, %21#0, %21#1, %21#2, %21#3, %21#0, %21#1, %21#2, %21#3, %21#0, %21#1, %21#2, %21#3, %21#0, %21#1, %arg83, %arg83, %arg83, %arg83, %arg83, %arg83, %arg83, %arg83, %arg83) <{entry_points = [@e::@l], operandSegmentSizes = array<i32: 0, 18, 9, 0>, tied_operands = [3 : index]}> : (tensor<?xi8>, tensor<20xf32>, tensor<?xi8>, tensor<4xi8>, tensor<?xi8>, tensor<20xf32>, tensor<?xi8>, tensor<4xi8>, tensor<?xi8>, tensor<20xf32>, tensor<?xi8>, tensor<4xi8>, tensor<?xi8>, tensor<20xf32>, tensor<?xi8>, tensor<4xi8>, tensor<?xi8>, tensor<20xf32>, index, index, index, index, index, index, index, index, index) -> tensor<4xi8>
    "util.return"(%21#1) : (tensor<20xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17, i18, i19, i20, i21, i22, i23, i24, i25, i26, i27, i28, i29, i30, i31, i32, i33, i34, i35, i36, i37, i38, i39, i40, index) -> (), sym_name = "hundred", sym_visibility = "private"}> ({
  ^bb0(%arg22: i1, %arg23: i2, %arg24: i3, %arg25: i4, %arg26: i5, %arg27: i6, %arg28: i7, %arg29: i8, %arg30: i9, %arg31: i10, %arg32: i11, %arg33: i12, %arg34: i13, %arg35: i14, %arg36: i15, %arg37: i16, %arg38: i17, %arg39: i18, %arg40: i19, %arg41: i20, %arg42: i21, %arg43: i22, %arg44: i23, %arg45: i24, %arg46: i25, %arg47: i26, %arg48: i27, %arg49: i28, %arg50: i29, %arg51: i30, %arg52: i31, %arg53: i32, %arg54: i33, %arg55: i34, %arg56: i35, %arg57: i36, %arg58: i37, %arg59: i38, %arg60: i39, %arg61: i40, %arg62: index):
    %20:3 = "util.call"(%arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61) <{callee = @h, tied_operands = [39 : index, 0 : index, 17 : index]}> : (i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17, i18, i19, i20, i21, i22, i23, i24, i25, i26, i27, i28, i29, i30, i31, i32, i33, i34, i35, i36, i37, i38, i39, i40) -> (i40, i1, index)
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17, i18, i19, i20, i21, i22, i23, i24, i25, i26, i27, i28, i29, i30, i31, i32, i33, i34, i35, i36, i37, i38, i39, i40) -> (i40, i1, index), sym_name = "h", sym_visibility = "private", tied_operands = [39 : index, 0 : index, 17 : index]}> ({
  }) : () -> ()
  "util.func"() <{function_type = () -> (), sym_name = "closed", sym_visibility = "private"}> ({
  }) {a = #util.byte_range<3, 5>, d = #util.byte_range<4, 3>, e = #util.byte_range<-4, -2>, f = #util.byte_range<-4, 4>} : () -> ()
  "util.func"() <{function_type = () -> (), sym_name = "composites", sym_visibility = "private"}> ({
  }) {a = #composite_of_3b, b = #composite_of_0b, c = #composite_of_5b, d = #composite_of_2b} : () -> ()
  "util.func"() <{function_type = (!util.list<?>, !util.list<tensor<?xf32>>, !util.list<tensor<*xf32>>, !util.list<!util.object>, index, tensor<4xf32>, i32) -> (), sym_name = "casts", sym_visibility = "private"}> ({
  ^bb0(%arg15: !util.list<?>, %arg16: !util.list<tensor<?xf32>>, %arg17: !util.list<tensor<*xf32>>, %arg18: !util.list<!util.object>, %arg19: index, %arg20: tensor<4xf32>, %arg21: i32):
    %12 = "util.list.get"(%arg15, %arg19) : (!util.list<?>, index) -> i32
    %13 = "util.list.get"(%arg16, %arg19) : (!util.list<tensor<?xf32>>, index) -> tensor<4xf32>
    %14 = "util.list.get"(%arg17, %arg19) : (!util.list<tensor<*xf32>>, index) -> tensor<4xf32>
    %15 = "util.list.get"(%arg16, %arg19) : (!util.list<tensor<?xf32>>, index) -> tensor<*xf32>
    %16 = "util.list.get"(%arg18, %arg19) : (!util.list<!util.object>, index) -> !util.buffer
    %17 = "util.list.get"(%arg16, %arg19) : (!util.list<tensor<?xf32>>, index) -> tensor<?xf32>
    %18 = "util.list.get"(%arg17, %arg19) : (!util.list<tensor<*xf32>>, index) -> !util.variant
    %19 = "util.list.get"(%arg16, %arg19) : (!util.list<tensor<?xf32>>, index) -> !util.object
    "util.list.set"(%arg15, %arg19, %arg21) : (!util.list<?>, index, i32) -> ()
    "util.list.set"(%arg16, %arg19, %arg20) : (!util.list<tensor<?xf32>>, index, tensor<4xf32>) -> ()
    "util.list.set"(%arg15, %arg19, %18) : (!util.list<?>, index, !util.variant) -> ()
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (index, i64, i32) -> (), sym_name = "assumed", sym_visibility = "private"}> ({
  ^bb0(%arg12: index, %arg13: i64, %arg14: i32):
    %8 = "util.assume.int"(%arg12) <{assumptions = [[#util.int.assumption<>]]}> : (index) -> index
    %9 = "util.assume.int"(%arg12) <{assumptions = [[]]}> : (index) -> index
    %10:2 = "util.assume.int"(%arg12, %arg13) <{assumptions = [[#util.int.assumption<umin = 1>, #util.int.assumption<umax = 9>], [#util.int.assumption<udiv = 4>]]}> : (index, i64) -> (index, i64)
    %11 = "util.assume.int"(%arg14) <{assumptions = [[#util.int.assumption<umin = 5, umax = 2, udiv = 0>]]}> : (i32) -> i32
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = () -> (), sym_name = "unfoldable", sym_visibility = "private"}> ({
    %3 = "util.unfoldable_constant"() <{value = 3 : i64}> : () -> i64
    %4 = "util.unfoldable_constant"() <{value = 3 : i8}> : () -> i8
    %5 = "util.unfoldable_constant"() <{value = @sym}> : () -> !util.buffer
    %6 = "util.unfoldable_constant"() <{value = dense<2> : tensor<3xi8>}> {a} : () -> tensor<3xi8>
    %7 = "util.unfoldable_constant"() <{value = @sym}> {b} : () -> i32
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = () -> (), sym_name = "f1", sym_visibility = "private"}> ({
  }) {a = #util.byte_range<3, 5>} : () -> ()
  "util.func"() <{function_type = () -> (), sym_name = "f2", sym_visibility = "private"}> ({
  }) {a = #composite_of_3b} : () -> ()
  "util.func"() <{function_type = () -> (), sym_name = "f3", sym_visibility = "private"}> ({
  }) {a = #composite_of_3b1} : () -> ()
  "util.func"() <{function_type = () -> (), sym_name = "f4", sym_visibility = "private"}> ({
  }) {a = #composite_of_3b2} : () -> ()
  "util.func"() <{function_type = () -> (), sym_name = "f5", sym_visibility = "private"}> ({
  }) {a = #composite_of_3b3} : () -> ()
  "util.func"() <{function_type = (i32, f64, index, !util.list<?>) -> (), sym_name = "f6"}> ({
  ^bb0(%arg8: i32, %arg9: f64, %arg10: index, %arg11: !util.list<?>):
    %2 = "util.assume.int"(%arg10) <{assumptions = [[#util.int.assumption<umin = 5, umax = 2>]]}> : (index) -> index
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (i32, f64, index, !util.list<?>) -> (), sym_name = "f7"}> ({
  ^bb0(%arg4: i32, %arg5: f64, %arg6: index, %arg7: !util.list<?>):
    %1 = "util.assume.int"(%arg6) <{assumptions = [[#util.int.assumption<udiv = 0>]]}> : (index) -> index
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (i32, f64, index, !util.list<?>) -> (), sym_name = "f8"}> ({
  ^bb0(%arg0: i32, %arg1: f64, %arg2: index, %arg3: !util.list<?>):
    %0 = "util.unfoldable_constant"() <{value = 3 : i64}> : () -> i64
    "util.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

