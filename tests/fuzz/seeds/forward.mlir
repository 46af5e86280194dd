"g.region"() ({
  "g.use"(%later) : (i32) -> ()
  "g.use"(%pack#1, %later) : (f32, i32) -> ()
  %later = "g.def"() : () -> i32
  %pack:2 = "g.def"(%later) : (i32) -> (i1, f32)
}) : () -> ()
