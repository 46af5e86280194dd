module {
  "func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({}) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "b c", sym_visibility = "private"}> ({}) : () -> ()
  "u.use"() {a = @a, b = @"b c", c = @a::@x} : () -> ()
}
