//2020
#m = (i, j) -> (33 + i + 64 * j)
"foo"() {a = memref<42x16xf32, offset: 33, strides: [1, 64], 3>, b = memref<42x16xf32, #m>, c: @42, d = opaque<foo, "0xAB"> : tensor<1xi8>,
  e = !foo<"thing<ab>">, f = #foo<"x">, g = !llvm.struct<"s", (i32, ptr<float>, vec<4 x double>)>, h = sparse<tensor<2xi8>, [[1]], [3]>,
  i = memref<4xf32, #foo.space>, j = opaque<"llvm", "struct<(i32, float)>">} : () -> () loc(?)
