// Callees: with variable arguments, through aliases, with and without debug information.
llvm.func @va(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call @va(%a, %p) vararg(!llvm.func<i32 (i32, ...)>) : (i32, !llvm.ptr) -> i32
  %1 = llvm.call %p(%a, %a) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global external @g(0.0 : f32) : f32
llvm.mlir.global common @c(0.0 : f32) : f32
llvm.mlir.global common @d(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
// -----
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, subprogramFlags = Definition>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @g() {
  llvm.return
} loc(fused<#sp>["a.c":1:1])
llvm.func @f() {
  llvm.call @g() : () -> () loc("a.c":2:2)
  llvm.return
} loc(fused<#sp2>["a.c":1:1])
// -----
#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @g() {
  llvm.return
}
llvm.func @f() {
  llvm.call @g() : () -> () loc(unknown)
  llvm.return
} loc(fused<#sp2>["a.c":1:1])
//= --split-input-file --mlir-print-debuginfo
#loc3 = loc("<stdin>":3:14)
#loc4 = loc("<stdin>":3:23)
module {
  llvm.func @va(i32, ...) -> i32 loc(#loc1)
  llvm.func @f(%arg0: i32 loc("<stdin>":3:14), %arg1: !llvm.ptr loc("<stdin>":3:23)) -> i32 {
    %0 = llvm.call @va(%arg0, %arg1) vararg(!llvm.func<i32 (i32, ...)>) : (i32, !llvm.ptr) -> i32 loc(#loc5)
    %1 = llvm.call %arg1(%arg0, %arg0) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, i32) -> i32 loc(#loc6)
    llvm.return %0 : i32 loc(#loc7)
  } loc(#loc2)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc2 = loc("<stdin>":3:1)
#loc5 = loc("<stdin>":4:8)
#loc6 = loc("<stdin>":5:8)
#loc7 = loc("<stdin>":6:3)

// -----
module {
  llvm.mlir.global external @g(0.000000e+00 : f32) {addr_space = 0 : i32} : f32 loc(#loc1)
  llvm.mlir.global common @c(0.000000e+00 : f32) {addr_space = 0 : i32} : f32 loc(#loc2)
  llvm.mlir.global common @d(dense<0> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32> loc(#loc3)
} loc(#loc)
#loc = loc("<stdin>":8:9)
#loc1 = loc("<stdin>":9:1)
#loc2 = loc("<stdin>":10:1)
#loc3 = loc("<stdin>":11:1)

// -----
module {
  llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32 loc(#loc1)
  llvm.mlir.alias external @a : i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr loc(#loc3)
    llvm.return %0 : !llvm.ptr loc(#loc4)
  } loc(#loc2)
  llvm.func @f() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @a : !llvm.ptr loc(#loc6)
    llvm.return %0 : !llvm.ptr loc(#loc7)
  } loc(#loc5)
} loc(#loc)
#loc = loc("<stdin>":12:9)
#loc1 = loc("<stdin>":13:1)
#loc2 = loc("<stdin>":14:1)
#loc3 = loc("<stdin>":15:8)
#loc4 = loc("<stdin>":16:3)
#loc5 = loc("<stdin>":18:1)
#loc6 = loc("<stdin>":19:8)
#loc7 = loc("<stdin>":20:3)

// -----
module {
  llvm.func @g() {
    llvm.return loc(#loc2)
  } loc(#loc5)
  llvm.func @f() {
    llvm.call @g() : () -> () loc(#loc3)
    llvm.return loc(#loc4)
  } loc(#loc6)
} loc(#loc)
#di_file = #llvm.di_file<"a.c" in "/">
#loc = loc("<stdin>":22:9)
#loc1 = loc("a.c":1:1)
#loc2 = loc("<stdin>":28:3)
#loc3 = loc("a.c":2:2)
#loc4 = loc("<stdin>":32:3)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "g", file = #di_file, subprogramFlags = Definition>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
#loc5 = loc(fused<#di_subprogram>[#loc1])
#loc6 = loc(fused<#di_subprogram1>[#loc1])

// -----
module {
  llvm.func @g() {
    llvm.return loc(#loc2)
  } loc(#loc1)
  llvm.func @f() {
    llvm.call @g() : () -> () loc(#loc4)
    llvm.return loc(#loc5)
  } loc(#loc6)
} loc(#loc)
#di_file = #llvm.di_file<"a.c" in "/">
#loc = loc("<stdin>":34:9)
#loc1 = loc("<stdin>":38:1)
#loc2 = loc("<stdin>":39:3)
#loc3 = loc("a.c":1:1)
#loc4 = loc(unknown)
#loc5 = loc("<stdin>":43:3)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
#loc6 = loc(fused<#di_subprogram>[#loc3])

