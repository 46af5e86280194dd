//auto
llvm.func @one(!llvm.i32) -> !llvm.i32
llvm.func @printf(!llvm<"i8*">, ...) -> !llvm.i32
llvm.func @f(%p: !llvm<"i8*">, %x: !llvm.i32, %q: !llvm<"i32 (i32)*">) -> !llvm.i32 {
  %0 = llvm.call @printf(%p, %x) : (!llvm<"i8*">, !llvm.i32) -> !llvm.i32
  %1 = nvvm.shfl.sync.bfly %x, %0, %x, %x : !llvm.i32
  %2 = rocdl.workitem.id.x : !llvm.i32
  %3 = llvm.call %q(%x) : (!llvm.i32) -> !llvm.i32
  %4 = "llvm.call"(%x) {callee: @one} : (!llvm.i32) -> !llvm.i32
  %5 = llvm.constant(@f) : !llvm<"i8*">
  %6 = llvm.undef : !llvm<"{ i32, i32 }">
  %7 = "llvm.extractvalue"(%6) {position: [0]} : (!llvm<"{ i32, i32 }">) -> !llvm.i32
  llvm.return %0 : !llvm.i32
}
#w = (r, c)[n] -> (r + n, c) size (16, 8)
func @g(%a: memref<16x8xf32>, %i: index) {
  %0 = vector.transfer_read %a[%i, %i] {permutation_map: (d0, d1) -> (d0)} : memref<16x8xf32>, vector<4xf32>
  %1 = view memref<16x8xf32> -> memref<4x8xf32, #w> () [%i] %a : memref<16x8xf32>
  %2 = constant splat<vector<4xf32>, 42.> : vector<4xf32>
  "affine.if"(%i, %i) {condition: (d0)[s0] : (d0 >= 0), s: sparse<[], []> : tensor<2xi8>} : (index, index) -> () {
    ^x: "affine.terminator"() : () -> ()
  } { }
  return
}
"llvm.func"() ({}) {sym_name = "h", type = !llvm<"void ()">} : () -> ()
