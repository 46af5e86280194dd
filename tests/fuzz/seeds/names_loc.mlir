%0 = "n.a"() : () -> i32 loc("odd name!"("f":1:1))
%1:2 = "n.b"(%0) : (i32) -> (i1, i2) loc("1 digit first")
%2 = "n.a"() : () -> i32 loc(callsite("odd name!" at "g":2:2))
%3 = "n.a"() : () -> i32 loc(fused["a-b.c$", "x"])
"n.r"() ({
^bb0(%x: i32 loc("arg name"), %y: i32 loc("arg name")):
  "n.u"(%x, %y) : (i32, i32) -> () loc("")
}) : () -> ()
