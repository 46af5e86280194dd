//auto
func @f(%a: i64) {
  "accelerator.launch"(%a) {
  ^bb0:
    "foo.bar"() {a = 1} : () -> ()
  }
  accelerator.launch(%a) {
    "foo.bar"() {} : () -> ()
  }
  return
}
