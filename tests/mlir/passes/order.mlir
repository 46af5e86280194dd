// Operations after those that they use; cycles, nested uses, several searches.
module {
  %0 = "foo.last"(%1, %3) : (i32, i32) -> i32
  %1 = "foo.middle"(%2) : (i32) -> i32
  %2 = "foo.first"() : () -> i32
  %3 = "foo.free"() : () -> i32
  "foo.sink"(%0, %0) : (i32, i32) -> ()
}
module @cycles {
  "foo.after"(%1) : (i32) -> ()
  %0 = "foo.a"(%1) : (i32) -> i32
  %1 = "foo.b"(%0) : (i32) -> i32
  %2 = "foo.self"(%2) : (i32) -> i32
  %3 = "foo.c"(%4) : (i32) -> i32
  %4 = "foo.d"(%5) : (i32) -> i32
  %5 = "foo.e"(%3) : (i32) -> i32
  %6 = "foo.free"() : () -> i32
}
module @nested {
  "foo.region"() ({
    "foo.user"(%0) : (i32) -> ()
    "foo.region"() ({
      "foo.user"(%1) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
  %0 = "foo.second"(%1) : (i32) -> i32
  %1 = "foo.first"() : () -> i32
  module @inside {
    "foo.user"(%2, %4) : (i32, i32) -> ()
    %2 = "foo.x"(%3) : (i32) -> i32
    %3 = "foo.y"(%4) : (i32) -> i32
    %4 = "foo.z"(%5) : (i32) -> i32
    %5 = "foo.w"() : () -> i32
    %6 = "foo.v"(%5) : (i32) -> i32
  }
}
func.func @ordered(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
//= --allow-unregistered-dialect --topological-sort
module {
  module {
    %0 = "foo.first"() : () -> i32
    %1 = "foo.free"() : () -> i32
    %2 = "foo.middle"(%0) : (i32) -> i32
    %3 = "foo.last"(%2, %1) : (i32, i32) -> i32
    "foo.sink"(%3, %3) : (i32, i32) -> ()
  }
  module @cycles {
    %0 = "foo.self"(%0) : (i32) -> i32
    %1 = "foo.free"() : () -> i32
    "foo.after"(%3) : (i32) -> ()
    %2 = "foo.a"(%3) : (i32) -> i32
    %3 = "foo.b"(%2) : (i32) -> i32
    %4 = "foo.c"(%6) : (i32) -> i32
    %5 = "foo.e"(%4) : (i32) -> i32
    %6 = "foo.d"(%5) : (i32) -> i32
  }
  module @nested {
    %0 = "foo.first"() : () -> i32
    module @inside {
      %2 = "foo.w"() : () -> i32
      %3 = "foo.v"(%2) : (i32) -> i32
      %4 = "foo.z"(%2) : (i32) -> i32
      %5 = "foo.y"(%4) : (i32) -> i32
      %6 = "foo.x"(%5) : (i32) -> i32
      "foo.user"(%6, %4) : (i32, i32) -> ()
    }
    %1 = "foo.second"(%0) : (i32) -> i32
    "foo.region"() ({
      "foo.user"(%1) : (i32) -> ()
      "foo.region"() ({
        "foo.user"(%0) : (i32) -> ()
      }) : () -> ()
    }) : () -> ()
  }
  func.func @ordered(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}

