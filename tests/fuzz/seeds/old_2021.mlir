//auto
#set = affine_set<(d0) : (d0 >= 0)>
builtin.module @m {
  func private @p(i32, index)
  func @f(%m: memref<4x?xf32>, %t: tensor<4x4xf32>, %i: index, %c: i1, %x: i32) -> i32 {
    %d = memref.dim %m, %i : memref<4x?xf32>
    %s = subtensor %t[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
    %u = subtensor_insert %s into %t[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
    %e = tensor.extract %t[%i, %i] : tensor<4x4xf32>
    %g = std.addf %e, %e : f32
    %y = sexti %x : i32 to i64
    %z = cmpi slt, %x, %x : i32
    %q = divi_signed %x, %x : i32
    scf.if %z { "x.y"() : () -> () } else { }
    affine.if #set(%i) { }
    switch %x : i32, [default: ^bb1(%x : i32), 42: ^bb2]
  ^bb1(%v: i32):
    std.return %v : i32
  ^bb2:
    assert %c, "no"
    return %q : i32
  }
  "llvm.x"() {a = !llvm.ptr<struct<"n", (ptr<i8>, array<4 x i32>)>>, b = !llvm<"{ i8*, [4 x float]* }">} : () -> ()
}
