// Every operation of x86vector, in the spellings that its form has.
func.func @compress(%k: vector<16xi1>, %l: vector<8xi1>, %a: vector<16xf32>, %b: vector<8xi64>, %c: vector<2x8xi32>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  %1 = x86vector.avx512.mask.compress %k, %a, %0 : vector<16xf32>, vector<16xf32>
  %2 = x86vector.avx512.mask.compress %l, %b {constant_src = dense<5> : vector<8xi64>} : vector<8xi64>
  %3 = "x86vector.avx512.mask.compress"(%l, %b, %2) {x} : (vector<8xi1>, vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  return
}
func.func @round(%a: vector<16xf32>, %b: vector<8xf64>, %i: i32, %j: i16, %k: i8) {
  %0 = x86vector.avx512.mask.rndscale %a, %i, %a, %j, %i : vector<16xf32>
  %1 = x86vector.avx512.mask.rndscale %b, %i, %b, %k, %i {x} : vector<8xf64>
  %2 = x86vector.avx512.mask.scalef %0, %a, %a, %j, %i : vector<16xf32>
  %3 = x86vector.avx512.mask.scalef %1, %b, %b, %k, %i {x} : vector<8xf64>
  return
}
func.func @intersect(%a: vector<16xi32>, %b: vector<8xi64>) -> vector<8xi1> {
  %0, %1 = x86vector.avx512.vp2intersect %a, %a : vector<16xi32>
  %2:2 = x86vector.avx512.vp2intersect %b, %b {x} : vector<8xi64>
  return %2#1 : vector<8xi1>
}
func.func @products(%s: vector<4xf32>, %t: vector<16xf32>, %a: vector<8xbf16>, %b: vector<32xbf16>, %w: vector<4xi32>, %x: vector<8xi32>, %c: vector<16xi8>, %d: vector<32xi8>, %e: vector<8xf32>) {
  %0 = x86vector.avx512.dot %s, %a, %a : vector<8xbf16> -> vector<4xf32>
  %1 = x86vector.avx512.dot %t, %b, %b {x} : vector<32xbf16> -> vector<16xf32>
  %2 = x86vector.avx.dot.i8 %w, %c, %c : vector<16xi8> -> vector<4xi32>
  %3 = x86vector.avx.dot.i8 %x, %d, %d {x} : vector<32xi8> -> vector<8xi32>
  %4 = x86vector.avx.intr.dot %e, %e : vector<8xf32>
  %5 = x86vector.avx.rsqrt %4 {x} : vector<8xf32>
  return
}
func.func @conversions(%a: vector<8xf32>, %b: vector<16xf32>, %m: memref<1xbf16>, %n: memref<2x?xf16>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<8xbf16>
  %1 = x86vector.avx512.cvt.packed.f32_to_bf16 %b {x} : vector<16xf32> -> vector<16xbf16>
  %2 = x86vector.avx.bcst_to_f32.packed %m : memref<1xbf16> -> vector<8xf32>
  %3 = x86vector.avx.bcst_to_f32.packed %n {x} : memref<2x?xf16> -> vector<4xf32>
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %m : memref<1xbf16> -> vector<8xf32>
  %5 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %n {x} : memref<2x?xf16> -> vector<4xf32>
  return
}
//= 
module {
  func.func @compress(%arg0: vector<16xi1>, %arg1: vector<8xi1>, %arg2: vector<16xf32>, %arg3: vector<8xi64>, %arg4: vector<2x8xi32>) {
    %0 = x86vector.avx512.mask.compress %arg0, %arg2 : vector<16xf32>
    %1 = x86vector.avx512.mask.compress %arg0, %arg2, %0 : vector<16xf32>, vector<16xf32>
    %2 = x86vector.avx512.mask.compress %arg1, %arg3 {constant_src = dense<5> : vector<8xi64>} : vector<8xi64>
    %3 = x86vector.avx512.mask.compress %arg1, %arg3, %2 {x} : vector<8xi64>, vector<8xi64>
    return
  }
  func.func @round(%arg0: vector<16xf32>, %arg1: vector<8xf64>, %arg2: i32, %arg3: i16, %arg4: i8) {
    %0 = x86vector.avx512.mask.rndscale %arg0, %arg2, %arg0, %arg3, %arg2 : vector<16xf32>
    %1 = x86vector.avx512.mask.rndscale %arg1, %arg2, %arg1, %arg4, %arg2 {x} : vector<8xf64>
    %2 = x86vector.avx512.mask.scalef %0, %arg0, %arg0, %arg3, %arg2 : vector<16xf32>
    %3 = x86vector.avx512.mask.scalef %1, %arg1, %arg1, %arg4, %arg2 {x} : vector<8xf64>
    return
  }
  func.func @intersect(%arg0: vector<16xi32>, %arg1: vector<8xi64>) -> vector<8xi1> {
    %k1, %k2 = x86vector.avx512.vp2intersect %arg0, %arg0 : vector<16xi32>
    %k1_0, %k2_1 = x86vector.avx512.vp2intersect %arg1, %arg1 {x} : vector<8xi64>
    return %k2_1 : vector<8xi1>
  }
  func.func @products(%arg0: vector<4xf32>, %arg1: vector<16xf32>, %arg2: vector<8xbf16>, %arg3: vector<32xbf16>, %arg4: vector<4xi32>, %arg5: vector<8xi32>, %arg6: vector<16xi8>, %arg7: vector<32xi8>, %arg8: vector<8xf32>) {
    %0 = x86vector.avx512.dot %arg0, %arg2, %arg2 : vector<8xbf16> -> vector<4xf32>
    %1 = x86vector.avx512.dot %arg1, %arg3, %arg3 {x} : vector<32xbf16> -> vector<16xf32>
    %2 = x86vector.avx.dot.i8 %arg4, %arg6, %arg6 : vector<16xi8> -> vector<4xi32>
    %3 = x86vector.avx.dot.i8 %arg5, %arg7, %arg7 {x} : vector<32xi8> -> vector<8xi32>
    %4 = x86vector.avx.intr.dot %arg8, %arg8 : vector<8xf32>
    %5 = x86vector.avx.rsqrt %4 {x} : vector<8xf32>
    return
  }
  func.func @conversions(%arg0: vector<8xf32>, %arg1: vector<16xf32>, %arg2: memref<1xbf16>, %arg3: memref<2x?xf16>) {
    %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg0 : vector<8xf32> -> vector<8xbf16>
    %1 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg1 {x} : vector<16xf32> -> vector<16xbf16>
    %2 = x86vector.avx.bcst_to_f32.packed %arg2 : memref<1xbf16> -> vector<8xf32>
    %3 = x86vector.avx.bcst_to_f32.packed %arg3 {x} : memref<2x?xf16> -> vector<4xf32>
    %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %arg2 : memref<1xbf16> -> vector<8xf32>
    %5 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg3 {x} : memref<2x?xf16> -> vector<4xf32>
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi1>, vector<8xi1>, vector<16xf32>, vector<8xi64>, vector<2x8xi32>) -> (), sym_name = "compress"}> ({
  ^bb0(%arg20: vector<16xi1>, %arg21: vector<8xi1>, %arg22: vector<16xf32>, %arg23: vector<8xi64>, %arg24: vector<2x8xi32>):
    %18 = "x86vector.avx512.mask.compress"(%arg20, %arg22) : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %19 = "x86vector.avx512.mask.compress"(%arg20, %arg22, %18) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %20 = "x86vector.avx512.mask.compress"(%arg21, %arg23) <{constant_src = dense<5> : vector<8xi64>}> : (vector<8xi1>, vector<8xi64>) -> vector<8xi64>
    %21 = "x86vector.avx512.mask.compress"(%arg21, %arg23, %20) {x} : (vector<8xi1>, vector<8xi64>, vector<8xi64>) -> vector<8xi64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<16xf32>, vector<8xf64>, i32, i16, i8) -> (), sym_name = "round"}> ({
  ^bb0(%arg15: vector<16xf32>, %arg16: vector<8xf64>, %arg17: i32, %arg18: i16, %arg19: i8):
    %14 = "x86vector.avx512.mask.rndscale"(%arg15, %arg17, %arg15, %arg18, %arg17) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
    %15 = "x86vector.avx512.mask.rndscale"(%arg16, %arg17, %arg16, %arg19, %arg17) {x} : (vector<8xf64>, i32, vector<8xf64>, i8, i32) -> vector<8xf64>
    %16 = "x86vector.avx512.mask.scalef"(%14, %arg15, %arg15, %arg18, %arg17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
    %17 = "x86vector.avx512.mask.scalef"(%15, %arg16, %arg16, %arg19, %arg17) {x} : (vector<8xf64>, vector<8xf64>, vector<8xf64>, i8, i32) -> vector<8xf64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<16xi32>, vector<8xi64>) -> vector<8xi1>, sym_name = "intersect"}> ({
  ^bb0(%arg13: vector<16xi32>, %arg14: vector<8xi64>):
    %12:2 = "x86vector.avx512.vp2intersect"(%arg13, %arg13) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
    %13:2 = "x86vector.avx512.vp2intersect"(%arg14, %arg14) {x} : (vector<8xi64>, vector<8xi64>) -> (vector<8xi1>, vector<8xi1>)
    "func.return"(%13#1) : (vector<8xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, vector<16xf32>, vector<8xbf16>, vector<32xbf16>, vector<4xi32>, vector<8xi32>, vector<16xi8>, vector<32xi8>, vector<8xf32>) -> (), sym_name = "products"}> ({
  ^bb0(%arg4: vector<4xf32>, %arg5: vector<16xf32>, %arg6: vector<8xbf16>, %arg7: vector<32xbf16>, %arg8: vector<4xi32>, %arg9: vector<8xi32>, %arg10: vector<16xi8>, %arg11: vector<32xi8>, %arg12: vector<8xf32>):
    %6 = "x86vector.avx512.dot"(%arg4, %arg6, %arg6) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
    %7 = "x86vector.avx512.dot"(%arg5, %arg7, %arg7) {x} : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
    %8 = "x86vector.avx.dot.i8"(%arg8, %arg10, %arg10) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %9 = "x86vector.avx.dot.i8"(%arg9, %arg11, %arg11) {x} : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<8xi32>
    %10 = "x86vector.avx.intr.dot"(%arg12, %arg12) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %11 = "x86vector.avx.rsqrt"(%10) {x} : (vector<8xf32>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<8xf32>, vector<16xf32>, memref<1xbf16>, memref<2x?xf16>) -> (), sym_name = "conversions"}> ({
  ^bb0(%arg0: vector<8xf32>, %arg1: vector<16xf32>, %arg2: memref<1xbf16>, %arg3: memref<2x?xf16>):
    %0 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%arg0) : (vector<8xf32>) -> vector<8xbf16>
    %1 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%arg1) {x} : (vector<16xf32>) -> vector<16xbf16>
    %2 = "x86vector.avx.bcst_to_f32.packed"(%arg2) : (memref<1xbf16>) -> vector<8xf32>
    %3 = "x86vector.avx.bcst_to_f32.packed"(%arg3) {x} : (memref<2x?xf16>) -> vector<4xf32>
    %4 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%arg2) : (memref<1xbf16>) -> vector<8xf32>
    %5 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%arg3) {x} : (memref<2x?xf16>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

