"b.a"(%nowhere) : (i32) -> ()
