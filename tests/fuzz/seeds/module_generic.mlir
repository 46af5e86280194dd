"builtin.module"() <{sym_name = "m", sym_visibility = "private"}> ({
  %0 = "x.v"() : () -> i32
  %1:2 = "builtin.unrealized_conversion_cast"(%0) : (i32) -> (f32, index)
  %2 = builtin.unrealized_conversion_cast %1#0, %1#1 : f32, index to i64
  %4 = builtin.unrealized_conversion_cast %2 : i64 to f16
  %3 = builtin.unrealized_conversion_cast to i8 {a}
}) {x.y = unit} : () -> ()
