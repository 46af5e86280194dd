//auto
func @f() {
  %0 = constant 42 : i32
  %1 = constant {note = 1} 1.5 : f32
  %2 = constant @f : () -> ()
  %3 = std.constant dense<0> : tensor<2xi8>
  %4 = "std.constant"() {value = true} : () -> i1
  return
}
