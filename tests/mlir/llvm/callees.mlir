// Callees: with variable arguments, through aliases, with and without debug information.
llvm.func @va_0(i32, ...) -> i32
llvm.func @f_0(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call @va_0(%a, %p) vararg(!llvm.func<i32 (i32, ...)>) : (i32, !llvm.ptr) -> i32
  %1 = llvm.call %p(%a, %a) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, i32) -> i32
  llvm.return %0 : i32
}
llvm.mlir.global external @g_1(0.0 : f32) : f32
llvm.mlir.global common @c_1(0.0 : f32) : f32
llvm.mlir.global common @d_1(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global external @g_2(1 : i32) : i32
llvm.mlir.alias external @a_2 : i32 {
  %0 = llvm.mlir.addressof @g_2 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f_2() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @a_2 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
#file_3 = #llvm.di_file<"a.c" in "/">
#cu_3 = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file_3, isOptimized = false, emissionKind = Full>
#sp_3 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu_3, scope = #file_3, name = "g", file = #file_3, subprogramFlags = Definition>
#sp2_3 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu_3, scope = #file_3, name = "f", file = #file_3, subprogramFlags = Definition>
llvm.func @g_3() {
  llvm.return
} loc(fused<#sp_3>["a.c":1:1])
llvm.func @f_3() {
  llvm.call @g_3() : () -> () loc("a.c":2:2)
  llvm.return
} loc(fused<#sp2_3>["a.c":1:1])
#file_4 = #llvm.di_file<"a.c" in "/">
#cu_4 = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file_4, isOptimized = false, emissionKind = Full>
#sp2_4 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu_4, scope = #file_4, name = "f", file = #file_4, subprogramFlags = Definition>
llvm.func @g_4() {
  llvm.return
}
llvm.func @f_4() {
  llvm.call @g_4() : () -> () loc(unknown)
  llvm.return
} loc(fused<#sp2_4>["a.c":1:1])
//= --mlir-print-debuginfo
#loc3 = loc("<stdin>":3:16)
#loc4 = loc("<stdin>":3:25)
module {
  llvm.func @va_0(i32, ...) -> i32 loc(#loc1)
  llvm.func @f_0(%arg0: i32 loc("<stdin>":3:16), %arg1: !llvm.ptr loc("<stdin>":3:25)) -> i32 {
    %0 = llvm.call @va_0(%arg0, %arg1) vararg(!llvm.func<i32 (i32, ...)>) : (i32, !llvm.ptr) -> i32 loc(#loc5)
    %1 = llvm.call %arg1(%arg0, %arg0) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, i32) -> i32 loc(#loc6)
    llvm.return %0 : i32 loc(#loc7)
  } loc(#loc2)
  llvm.mlir.global external @g_1(0.000000e+00 : f32) {addr_space = 0 : i32} : f32 loc(#loc8)
  llvm.mlir.global common @c_1(0.000000e+00 : f32) {addr_space = 0 : i32} : f32 loc(#loc9)
  llvm.mlir.global common @d_1(dense<0> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32> loc(#loc10)
  llvm.mlir.global external @g_2(1 : i32) {addr_space = 0 : i32} : i32 loc(#loc11)
  llvm.mlir.alias external @a_2 : i32 {
    %0 = llvm.mlir.addressof @g_2 : !llvm.ptr loc(#loc13)
    llvm.return %0 : !llvm.ptr loc(#loc14)
  } loc(#loc12)
  llvm.func @f_2() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @a_2 : !llvm.ptr loc(#loc16)
    llvm.return %0 : !llvm.ptr loc(#loc17)
  } loc(#loc15)
  llvm.func @g_3() {
    llvm.return loc(#loc19)
  } loc(#loc26)
  llvm.func @f_3() {
    llvm.call @g_3() : () -> () loc(#loc20)
    llvm.return loc(#loc21)
  } loc(#loc27)
  llvm.func @g_4() {
    llvm.return loc(#loc23)
  } loc(#loc22)
  llvm.func @f_4() {
    llvm.call @g_4() : () -> () loc(#loc24)
    llvm.return loc(#loc25)
  } loc(#loc27)
} loc(#loc)
#di_file = #llvm.di_file<"a.c" in "/">
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc2 = loc("<stdin>":3:1)
#loc5 = loc("<stdin>":4:8)
#loc6 = loc("<stdin>":5:8)
#loc7 = loc("<stdin>":6:3)
#loc8 = loc("<stdin>":8:1)
#loc9 = loc("<stdin>":9:1)
#loc10 = loc("<stdin>":10:1)
#loc11 = loc("<stdin>":11:1)
#loc12 = loc("<stdin>":12:1)
#loc13 = loc("<stdin>":13:8)
#loc14 = loc("<stdin>":14:3)
#loc15 = loc("<stdin>":16:1)
#loc16 = loc("<stdin>":17:8)
#loc17 = loc("<stdin>":18:3)
#loc18 = loc("a.c":1:1)
#loc19 = loc("<stdin>":25:3)
#loc20 = loc("a.c":2:2)
#loc21 = loc("<stdin>":29:3)
#loc22 = loc("<stdin>":34:1)
#loc23 = loc("<stdin>":35:3)
#loc24 = loc(unknown)
#loc25 = loc("<stdin>":39:3)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "g", file = #di_file, subprogramFlags = Definition>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
#loc26 = loc(fused<#di_subprogram>[#loc18])
#loc27 = loc(fused<#di_subprogram1>[#loc18])

