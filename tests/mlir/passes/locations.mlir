// Locations of operations and of block arguments.
module {
  func.func @f(%a: i32 loc("a":1:2)) -> i32 {
    %0 = "foo.op"(%a) ({
    ^bb0(%x: i32):
      "foo.inner"(%x) : (i32) -> () loc(fused["b":3:4, "c"])
    }) : (i32) -> i32 loc("d")
    return %0 : i32
  } loc(callsite("e" at "f":5:6))
}
//= --allow-unregistered-dialect --strip-debuginfo --mlir-print-debuginfo
#loc = loc(unknown)
module {
  func.func @f(%arg0: i32 loc(unknown)) -> i32 {
    %0 = "foo.op"(%arg0) ({
    ^bb0(%arg1: i32 loc(unknown)):
      "foo.inner"(%arg1) : (i32) -> () loc(#loc)
    }) : (i32) -> i32 loc(#loc)
    return %0 : i32 loc(#loc)
  } loc(#loc)
} loc(#loc)


//= --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(strip-debuginfo)) --mlir-print-debuginfo
#loc1 = loc(unknown)
module {
  func.func @f(%arg0: i32 loc(unknown)) -> i32 {
    %0 = "foo.op"(%arg0) ({
    ^bb0(%arg1: i32 loc(unknown)):
      "foo.inner"(%arg1) : (i32) -> () loc(#loc1)
    }) : (i32) -> i32 loc(#loc1)
    return %0 : i32 loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":2:1)


//= --allow-unregistered-dialect --snapshot-op-locations=filename=/dev/null --mlir-print-debuginfo
#loc2 = loc("a":1:2)
#loc4 = loc("<stdin>":5:10)
module {
  func.func @f(%arg0: i32 loc("a":1:2)) -> i32 {
    %0 = "foo.op"(%arg0) ({
    ^bb0(%arg1: i32 loc("<stdin>":5:10)):
      "foo.inner"(%arg1) : (i32) -> () loc(#loc5)
    }) : (i32) -> i32 loc(#loc3)
    return %0 : i32 loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("/dev/null":1:0)
#loc1 = loc("/dev/null":2:2)
#loc3 = loc("/dev/null":3:4)
#loc5 = loc("/dev/null":5:6)
#loc6 = loc("/dev/null":7:4)

