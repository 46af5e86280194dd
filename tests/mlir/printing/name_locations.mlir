// Names from name locations: made fit for identifiers, made unique, and found inside other locations.
module {
  func.func @f(%x: i32 loc("input"), %y: i32 loc("input"), %z: i32 loc(unknown)) {
    %0 = "d.a"(%x) : (i32) -> i32 loc("sum"("f.py":1:2))
    %1 = "d.a"(%0) : (i32) -> i32 loc("sum")
    %2:2 = "d.two"(%1, %z) : (i32, i32) -> (i32, i32) loc("7 up")
    %3 = "d.a"(%2#1) : (i32) -> i32 loc(fused["plain.py":1:1, "inside"])
    %4 = "d.a"(%3) : (i32) -> i32 loc(callsite("f.py":1:2 at "caller"))
    %5 = "d.region"(%4) ({
      %6 = "d.a"(%4) : (i32) -> i32 loc("sum")
      "d.end"(%6) : (i32) -> ()
    }) : (i32) -> i32 loc("strange-\C3\A4%")
    return
  }
}

//= --allow-unregistered-dialect
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i32) {
    %0 = "d.a"(%arg0) : (i32) -> i32
    %1 = "d.a"(%0) : (i32) -> i32
    %2:2 = "d.two"(%1, %arg2) : (i32, i32) -> (i32, i32)
    %3 = "d.a"(%2#1) : (i32) -> i32
    %4 = "d.a"(%3) : (i32) -> i32
    %5 = "d.region"(%4) ({
      %6 = "d.a"(%4) : (i32) -> i32
      "d.end"(%6) : (i32) -> ()
    }) : (i32) -> i32
    return
  }
}


//= --allow-unregistered-dialect --mlir-use-nameloc-as-prefix
module {
  func.func @f(%input: i32, %input_0: i32, %arg2: i32) {
    %sum = "d.a"(%input) : (i32) -> i32
    %sum_1 = "d.a"(%sum) : (i32) -> i32
    %_7_up:2 = "d.two"(%sum_1, %arg2) : (i32, i32) -> (i32, i32)
    %inside = "d.a"(%_7_up#1) : (i32) -> i32
    %caller = "d.a"(%inside) : (i32) -> i32
    %strange-C3A425 = "d.region"(%caller) ({
      %sum_2 = "d.a"(%caller) : (i32) -> i32
      "d.end"(%sum_2) : (i32) -> ()
    }) : (i32) -> i32
    return
  }
}


//= --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-print-debuginfo
#loc2 = loc("input")
#loc3 = loc(unknown)
module {
  func.func @f(%input: i32 loc("input"), %input_0: i32 loc("input"), %arg2: i32 loc(unknown)) {
    %sum = "d.a"(%input) : (i32) -> i32 loc(#loc13)
    %sum_1 = "d.a"(%sum) : (i32) -> i32 loc(#loc5)
    %_7_up:2 = "d.two"(%sum_1, %arg2) : (i32, i32) -> (i32, i32) loc(#loc6)
    %inside = "d.a"(%_7_up#1) : (i32) -> i32 loc(#loc14)
    %caller = "d.a"(%inside) : (i32) -> i32 loc(#loc15)
    %strange-C3A425 = "d.region"(%caller) ({
      %sum_2 = "d.a"(%caller) : (i32) -> i32 loc(#loc5)
      "d.end"(%sum_2) : (i32) -> () loc(#loc11)
    }) : (i32) -> i32 loc(#loc10)
    return loc(#loc12)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":2:1)
#loc1 = loc("<stdin>":3:3)
#loc4 = loc("f.py":1:2)
#loc5 = loc("sum")
#loc6 = loc("7 up")
#loc7 = loc("plain.py":1:1)
#loc8 = loc("inside")
#loc9 = loc("caller")
#loc10 = loc("strange-\C3\A4%")
#loc11 = loc("<stdin>":11:7)
#loc12 = loc("<stdin>":13:5)
#loc13 = loc("sum"(#loc4))
#loc14 = loc(fused[#loc7, #loc8])
#loc15 = loc(callsite(#loc4 at #loc9))


//= --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32) -> (), sym_name = "f"}> ({
  ^bb0(%input: i32, %input_0: i32, %arg2: i32):
    %sum = "d.a"(%input) : (i32) -> i32
    %sum_1 = "d.a"(%sum) : (i32) -> i32
    %_7_up:2 = "d.two"(%sum_1, %arg2) : (i32, i32) -> (i32, i32)
    %inside = "d.a"(%_7_up#1) : (i32) -> i32
    %caller = "d.a"(%inside) : (i32) -> i32
    %strange-C3A425 = "d.region"(%caller) ({
      %sum_2 = "d.a"(%caller) : (i32) -> i32
      "d.end"(%sum_2) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-print-local-scope
module {
  func.func @f(%input: i32, %input_0: i32, %arg2: i32) {
    %sum = "d.a"(%input) : (i32) -> i32
    %sum_1 = "d.a"(%sum) : (i32) -> i32
    %_7_up:2 = "d.two"(%sum_1, %arg2) : (i32, i32) -> (i32, i32)
    %inside = "d.a"(%_7_up#1) : (i32) -> i32
    %caller = "d.a"(%inside) : (i32) -> i32
    %strange-C3A425 = "d.region"(%caller) ({
      %sum_2 = "d.a"(%caller) : (i32) -> i32
      "d.end"(%sum_2) : (i32) -> ()
    }) : (i32) -> i32
    return
  }
}
