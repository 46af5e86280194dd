//2019
#map = (d0, d1)[s0] -> (d0, d0 + d1 + floordiv(s0, 2)) size (10, min(s0, 4))
#set = (d0)[s0] : d0 >= 0, s0 - d0 - 1 == 0
#a.b = (i0) -> (ceildiv(i0, 4))
!avx.m128 = type vector<4 x f32>
func @f(memref<4x4xf32, #map, hbm>, !avx.m128, !llvm<"{ i32, float*, [4 x <2 x i8>] } (i8, ...)*">) -> ()
func @g(%a: memref<8x8xi32, (d0, d1) -> (d1, d0), (x, y) -> (x + 1, y), 2>, %b: !tf<"string">) {
  "foo"() {a: 1, m: (d0) -> (d0 mod 4), s: (d0) : (d0 >= 0), f: @g : () -> (), v: splat<tensor<2xi32>, 5>} : () -> ()
  return
}
