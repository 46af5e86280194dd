//auto
func @f(%c: i1, %v: index, %x: vector<4xf32>) {
  "foo"(%x) : (vector<4xf32>) -> ()
  "foo.bar"() : () -> () {
    "foo.baz"() : () -> ()
  }
  %p = "foo.two"() : () -> (i32, f32)
  "foo.use"(%p#0, %p#1) : (i32, f32) -> ()
  "foo.region"() ((%arg: i32) -> (i32) {
    "foo.yield"(%arg) : (i32) -> ()
  }) : () -> ()
  "cond_br"(%c)[^bb1, ^bb2(%v : index)] : (i1) -> ()
^bb1:
  "br"()[^bb2(%v : index)] : () -> ()
^bb2(%y: index):
  return
}
