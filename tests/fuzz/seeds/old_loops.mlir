//auto
#s = affine_set<(d0) : (d0 - 10 >= 0)>
func @f(%n: index, %m: memref<10xf32>, %c: i1) {
  for %i = 0 to %n step 2 {
    if #s(%i) {
      loop.if %c { "a"() : () -> () }
    } else if #s(%n) {
      "b"() : () -> ()
    } else {
      affine.for %j = 0 to 4 { "c"() : () -> () affine.terminator }
    }
  }
  loop.for %i = %n to %n step %n { "d"() : () -> () loop.terminator }
  return
}
