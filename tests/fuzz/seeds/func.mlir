func.func private @decl(i32, f32) -> (i32 {a.b}, f32)
func.func private @priv(%a: i32 {x.y = 1}, %b: f32 loc("b")) -> i32 attributes {k = "v"} {
  %c = func.constant @decl : (i32, f32) -> (i32, f32)
  %d:2 = func.call_indirect %c(%a, %b) : (i32, f32) -> (i32, f32)
  %e:2 = func.call @decl(%d#0, %d#1) {k} : (i32, f32) -> (i32, f32)
  "cf.br"()[^bb1] : () -> ()
^bb1:
  return %e#0 : i32
}
func.func public @empty() {
  func.return
}
"func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
  "func.return"() : () -> ()
}) : () -> ()
