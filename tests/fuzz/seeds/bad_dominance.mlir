func.func @f() {
  "b.use"(%0) : (i32) -> ()
  %0 = "b.def"() : () -> i32
  return
}
