llvm.func @ops(%a: i32, %f: f32) -> i32 {
  %0 = llvm.add %a, %a : i32
  %1 = llvm.sub %0, %a : i32
  %2 = llvm.mul %1, %a : i32
  %3 = llvm.sdiv %2, %a : i32
  %4 = llvm.icmp "eq" %3, %a : i32
  %5 = llvm.fadd %f, %f : f32
  %6 = llvm.fcmp "olt" %5, %f : f32
  %7 = llvm.select %4, %a, %3 : i1, i32
  %8 = llvm.mlir.constant(42 : i32) : i32
  %9 = llvm.sext %a : i32 to i64
  %10 = llvm.sitofp %a : i32 to f32
  llvm.return %7 : i32
}
// -----
llvm.func @memory(%n: i64, %v: f32) {
  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr<f32>
  %1 = llvm.getelementptr %0[%n] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  %2 = llvm.load %1 : !llvm.ptr<f32>
  llvm.store %v, %1 : !llvm.ptr<f32>
  %3 = llvm.bitcast %0 : !llvm.ptr<f32> to !llvm.ptr<i8>
  %4 = llvm.ptrtoint %0 : !llvm.ptr<f32> to i64
  %5 = llvm.inttoptr %4 : i64 to !llvm.ptr<f32>
  llvm.return
}
// -----
llvm.func @aggregates(%s: !llvm.struct<(i32, f32)>, %a: !llvm.array<4 x i32>) -> i32 {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, f32)>
  %1 = llvm.insertvalue %0, %s[0] : !llvm.struct<(i32, f32)>
  %2 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %3 = llvm.extractvalue %a[2] : !llvm.array<4 x i32>
  llvm.return %0 : i32
}
// -----
llvm.func @malloc(i64) -> !llvm.ptr<i8>
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.func @calls(%n: i64) {
  %0 = llvm.call @malloc(%n) : (i64) -> !llvm.ptr<i8>
  %1 = llvm.call @printf(%0, %n) : (!llvm.ptr<i8>, i64) -> i32
  llvm.return
}
// -----
llvm.mlir.global internal constant @str("hello") : !llvm.array<5 x i8>
llvm.mlir.global external @g(42 : i32) : i32
llvm.mlir.global internal @init() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @addr() -> !llvm.ptr<i32> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<i32>
  llvm.return %0 : !llvm.ptr<i32>
}
// -----
llvm.func @flow(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  llvm.br ^bb3(%x : i32)
^bb2:
  llvm.br ^bb3(%a : i32)
^bb3(%y: i32):
  llvm.return %y : i32
}
// -----
llvm.func @intrinsics(%f: f32, %v: vector<8xf32>) {
  %0 = "llvm.intr.exp"(%f) : (f32) -> f32
  %1 = "llvm.intr.fmuladd"(%f, %f, %f) : (f32, f32, f32) -> f32
  %2 = "llvm.intr.fabs"(%v) : (vector<8xf32>) -> vector<8xf32>
  llvm.return
}
// -----
llvm.func @nulls() -> !llvm.ptr<i8> {
  %0 = llvm.mlir.null : !llvm.ptr<i8>
  llvm.return %0 : !llvm.ptr<i8>
}
// -----
llvm.func @vectors(%v: vector<4xf32>, %f: f32, %i: i32) {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %1 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %2 = llvm.shufflevector %v, %v [0 : i32, 1 : i32, 2 : i32, 3 : i32] : vector<4xf32>, vector<4xf32>
  llvm.return
}
// -----
func @mixed(%a: i64) -> i64 {
  %0 = llvm.add %a, %a : i64
  %1 = addi %0, %a : i64
  return %1 : i64
}
// -----
llvm.func internal @linkage(%a: !llvm.ptr<i32> {llvm.noalias}) attributes {passthrough = ["noinline"]} {
  llvm.return
}
// -----
llvm.func @atomics(%p: !llvm.ptr<i32>, %v: i32) {
  %0 = llvm.atomicrmw add %p, %v monotonic : i32
  %1 = llvm.cmpxchg %p, %v, %v acq_rel monotonic : i32
  llvm.fence syncscope("agent") seq_cst
  llvm.return
}
// -----
llvm.func @indirect(%fp: !llvm.ptr<func<i32 (i32, f32)>>, %x: i32, %y: f32) -> i32 {
  %0 = llvm.call %fp(%x, %y) : (i32, f32) -> i32
  %1 = "llvm.call"(%x) {callee = @direct} : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @direct(i32) -> i32
