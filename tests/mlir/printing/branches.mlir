// Blocks, results in groups, regions: every option that changes how operations are shown.
func.func @branches(%flag: i1, %x: tensor<4x?xf32>) -> i32 attributes {note = "kept"} {
  %a, %b:2 = "d.three"(%x) {hint = [1, 2.5, 3 : i8], "odd key"} : (tensor<4x?xf32>) -> (i32, i32, index)
  "d.branch"(%flag)[^then, ^else] : (i1) -> ()
^then:
  "d.jump"()[^end] : () -> ()
^else:
  %c = "d.nest"(%a) ({
  ^inner(%arg: i32, %other: f32):
    %d = "d.use"(%arg, %b#1) : (i32, index) -> i32
    "d.yield"(%d) : (i32) -> ()
  }, {
    "d.yield"() : () -> ()
  }) : (i32) -> i32
  "d.jump"()[^end] : () -> ()
^end:
  return %a : i32
^alone:
  return %b#0 : i32
}
func.func private @declared(i32 {d.noalias}) -> (i8, i8)

//= --allow-unregistered-dialect
module {
  func.func @branches(%arg0: i1, %arg1: tensor<4x?xf32>) -> i32 attributes {note = "kept"} {
    %0:3 = "d.three"(%arg1) {hint = [1, 2.500000e+00, 3 : i8], "odd key"} : (tensor<4x?xf32>) -> (i32, i32, index)
    "d.branch"(%arg0)[^bb1, ^bb2] : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "d.jump"()[^bb3] : () -> ()
  ^bb2:  // pred: ^bb0
    %1 = "d.nest"(%0#0) ({
    ^bb0(%arg2: i32, %arg3: f32):
      %2 = "d.use"(%arg2, %0#2) : (i32, index) -> i32
      "d.yield"(%2) : (i32) -> ()
    }, {
      "d.yield"() : () -> ()
    }) : (i32) -> i32
    "d.jump"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return %0#0 : i32
  ^bb4:  // no predecessors
    return %0#1 : i32
  }
  func.func private @declared(i32 {d.noalias}) -> (i8, i8)
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i1, tensor<4x?xf32>) -> i32, sym_name = "branches"}> ({
  ^bb0(%arg0: i1, %arg1: tensor<4x?xf32>):
    %0:3 = "d.three"(%arg1) {hint = [1, 2.500000e+00, 3 : i8], "odd key"} : (tensor<4x?xf32>) -> (i32, i32, index)
    "d.branch"(%arg0)[^bb1, ^bb2] : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "d.jump"()[^bb3] : () -> ()
  ^bb2:  // pred: ^bb0
    %1 = "d.nest"(%0#0) ({
    ^bb0(%arg2: i32, %arg3: f32):
      %2 = "d.use"(%arg2, %0#2) : (i32, index) -> i32
      "d.yield"(%2) : (i32) -> ()
    }, {
      "d.yield"() : () -> ()
    }) : (i32) -> i32
    "d.jump"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb1, ^bb2
    "func.return"(%0#0) : (i32) -> ()
  ^bb4:  // no predecessors
    "func.return"(%0#1) : (i32) -> ()
  }) {note = "kept"} : () -> ()
  "func.func"() <{arg_attrs = [{d.noalias}], function_type = (i32) -> (i8, i8), sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo
#loc2 = loc("<stdin>":2:21)
#loc3 = loc("<stdin>":2:32)
#loc8 = loc("<stdin>":9:10)
#loc9 = loc("<stdin>":9:21)
module {
  func.func @branches(%arg0: i1 loc("<stdin>":2:21), %arg1: tensor<4x?xf32> loc("<stdin>":2:32)) -> i32 attributes {note = "kept"} {
    %0:3 = "d.three"(%arg1) {hint = [1, 2.500000e+00, 3 : i8], "odd key"} : (tensor<4x?xf32>) -> (i32, i32, index) loc(#loc4)
    "d.branch"(%arg0)[^bb1, ^bb2] : (i1) -> () loc(#loc5)
  ^bb1:  // pred: ^bb0
    "d.jump"()[^bb3] : () -> () loc(#loc6)
  ^bb2:  // pred: ^bb0
    %1 = "d.nest"(%0#0) ({
    ^bb0(%arg2: i32 loc("<stdin>":9:10), %arg3: f32 loc("<stdin>":9:21)):
      %2 = "d.use"(%arg2, %0#2) : (i32, index) -> i32 loc(#loc10)
      "d.yield"(%2) : (i32) -> () loc(#loc11)
    }, {
      "d.yield"() : () -> () loc(#loc12)
    }) : (i32) -> i32 loc(#loc7)
    "d.jump"()[^bb3] : () -> () loc(#loc13)
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return %0#0 : i32 loc(#loc14)
  ^bb4:  // no predecessors
    return %0#1 : i32 loc(#loc15)
  } loc(#loc1)
  func.func private @declared(i32 {d.noalias}) -> (i8, i8) loc(#loc16)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc4 = loc("<stdin>":3:14)
#loc5 = loc("<stdin>":4:3)
#loc6 = loc("<stdin>":6:3)
#loc7 = loc("<stdin>":8:8)
#loc10 = loc("<stdin>":10:10)
#loc11 = loc("<stdin>":11:5)
#loc12 = loc("<stdin>":13:5)
#loc13 = loc("<stdin>":15:3)
#loc14 = loc("<stdin>":17:3)
#loc15 = loc("<stdin>":19:3)
#loc16 = loc("<stdin>":21:1)


//= --allow-unregistered-dialect --mlir-print-skip-regions
module {...}


//= --allow-unregistered-dialect --mlir-print-skip-regions --mlir-print-op-generic
"builtin.module"() ({...}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-value-users
module {
  func.func @branches(%arg0: i1, %arg1: tensor<4x?xf32>) -> i32 attributes {note = "kept"} {
    // %arg0 is used by %3
    // %arg1 is used by %2#0, %2#1, %2#2
    %2:3 = "d.three"(%arg1) {hint = [1, 2.500000e+00, 3 : i8], "odd key"} : (tensor<4x?xf32>) -> (i32, i32, index) // users: (%7, %5), (%8), (%9)
    "d.branch"(%arg0)[^bb1, ^bb2] : (i1) -> () // id: %3
  ^bb1:  // pred: ^bb0
    "d.jump"()[^bb3] : () -> ()
  ^bb2:  // pred: ^bb0
    %5 = "d.nest"(%2#0) ({
    ^bb0(%arg2: i32, %arg3: f32):
      // %arg2 is used by %9
      // %arg3 is unused
      %9 = "d.use"(%arg2, %2#2) : (i32, index) -> i32 // user: %10
      "d.yield"(%9) : (i32) -> () // id: %10
    }, {
      "d.yield"() : () -> ()
    }) : (i32) -> i32 // unused
    "d.jump"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return %2#0 : i32 // id: %7
  ^bb4:  // no predecessors
    return %2#1 : i32 // id: %8
  }
  func.func private @declared(i32 {d.noalias}) -> (i8, i8)
}


//= --allow-unregistered-dialect --mlir-print-value-users --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i1, tensor<4x?xf32>) -> i32, sym_name = "branches"}> ({
  ^bb0(%arg0: i1, %arg1: tensor<4x?xf32>):
    // %arg0 is used by %4
    // %arg1 is used by %3#0, %3#1, %3#2
    %3:3 = "d.three"(%arg1) {hint = [1, 2.500000e+00, 3 : i8], "odd key"} : (tensor<4x?xf32>) -> (i32, i32, index) // users: (%8, %6), (%9), (%11)
    "d.branch"(%arg0)[^bb1, ^bb2] : (i1) -> () // id: %4
  ^bb1:  // pred: ^bb0
    "d.jump"()[^bb3] : () -> ()
  ^bb2:  // pred: ^bb0
    %6 = "d.nest"(%3#0) ({
    ^bb0(%arg2: i32, %arg3: f32):
      // %arg2 is used by %11
      // %arg3 is unused
      %11 = "d.use"(%arg2, %3#2) : (i32, index) -> i32 // user: %12
      "d.yield"(%11) : (i32) -> () // id: %12
    }, {
      "d.yield"() : () -> ()
    }) : (i32) -> i32 // unused
    "d.jump"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb1, ^bb2
    "func.return"(%3#0) : (i32) -> () // id: %8
  ^bb4:  // no predecessors
    "func.return"(%3#1) : (i32) -> () // id: %9
  }) {note = "kept"} : () -> ()
  "func.func"() <{arg_attrs = [{d.noalias}], function_type = (i32) -> (i8, i8), sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-unique-ssa-ids
module {
  func.func @branches(%arg0: i1, %arg1: tensor<4x?xf32>) -> i32 attributes {note = "kept"} {
    %0:3 = "d.three"(%arg1) {hint = [1, 2.500000e+00, 3 : i8], "odd key"} : (tensor<4x?xf32>) -> (i32, i32, index)
    "d.branch"(%arg0)[^bb1, ^bb2] : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "d.jump"()[^bb3] : () -> ()
  ^bb2:  // pred: ^bb0
    %1 = "d.nest"(%0#0) ({
    ^bb0(%arg2: i32, %arg3: f32):
      %2 = "d.use"(%arg2, %0#2) : (i32, index) -> i32
      "d.yield"(%2) : (i32) -> ()
    }, {
      "d.yield"() : () -> ()
    }) : (i32) -> i32
    "d.jump"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return %0#0 : i32
  ^bb4:  // no predecessors
    return %0#1 : i32
  }
  func.func private @declared(i32 {d.noalias}) -> (i8, i8)
}


//= --allow-unregistered-dialect --mlir-print-unique-ssa-ids --mlir-print-value-users
module {
  func.func @branches(%arg0: i1, %arg1: tensor<4x?xf32>) -> i32 attributes {note = "kept"} {
    // %arg0 is used by %4
    // %arg1 is used by %3#0, %3#1, %3#2
    %3:3 = "d.three"(%arg1) {hint = [1, 2.500000e+00, 3 : i8], "odd key"} : (tensor<4x?xf32>) -> (i32, i32, index) // users: (%8, %6), (%9), (%11)
    "d.branch"(%arg0)[^bb1, ^bb2] : (i1) -> () // id: %4
  ^bb1:  // pred: ^bb0
    "d.jump"()[^bb3] : () -> ()
  ^bb2:  // pred: ^bb0
    %6 = "d.nest"(%3#0) ({
    ^bb0(%arg2: i32, %arg3: f32):
      // %arg2 is used by %11
      // %arg3 is unused
      %11 = "d.use"(%arg2, %3#2) : (i32, index) -> i32 // user: %12
      "d.yield"(%11) : (i32) -> () // id: %12
    }, {
      "d.yield"() : () -> ()
    }) : (i32) -> i32 // unused
    "d.jump"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return %3#0 : i32 // id: %8
  ^bb4:  // no predecessors
    return %3#1 : i32 // id: %9
  }
  func.func private @declared(i32 {d.noalias}) -> (i8, i8)
}


//= --allow-unregistered-dialect --mlir-print-assume-verified
module {
  func.func @branches(%arg0: i1, %arg1: tensor<4x?xf32>) -> i32 attributes {note = "kept"} {
    %0:3 = "d.three"(%arg1) {hint = [1, 2.500000e+00, 3 : i8], "odd key"} : (tensor<4x?xf32>) -> (i32, i32, index)
    "d.branch"(%arg0)[^bb1, ^bb2] : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "d.jump"()[^bb3] : () -> ()
  ^bb2:  // pred: ^bb0
    %1 = "d.nest"(%0#0) ({
    ^bb0(%arg2: i32, %arg3: f32):
      %2 = "d.use"(%arg2, %0#2) : (i32, index) -> i32
      "d.yield"(%2) : (i32) -> ()
    }, {
      "d.yield"() : () -> ()
    }) : (i32) -> i32
    "d.jump"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return %0#0 : i32
  ^bb4:  // no predecessors
    return %0#1 : i32
  }
  func.func private @declared(i32 {d.noalias}) -> (i8, i8)
}

