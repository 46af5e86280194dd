%0 = "v.a"() : () -> i32
%1:2 = "v.b"(%0) : (i32) -> (i32, f32)
%x, %y:3, %z = "v.c"(%1#0, %1#1) : (i32, f32) -> (i1, i2, i3, i4, index)
"v.d"(%x, %y#0, %y#1, %y#2, %z) : (i1, i2, i3, i4, index) -> ()
%name-with.odd$chars_ = "v.e"() : () -> !x.y
%42 = "v.f"(%name-with.odd$chars_) : (!x.y) -> tensor<4xf32>
