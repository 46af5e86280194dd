//auto
#w = (r, c)[n] -> (r + n, c) size (16, 8)
func @g(%a: memref<16x8xf32>, %i: index) {
  "affine.if"(%i, %i) {condition: (d0)[s0] : (d0 >= 0), s: sparse<[], []> : tensor<2xi8>} : (index, index) -> () {
    ^x: "affine.terminator"() : () -> ()
  } { }
  return
}
