func.func @f0(%a: tensor<4x6xf32>, %b: tensor<6xf32>) {
  %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%a : tensor<4x6xf32>) outs(%a, %b : tensor<4x6xf32>, tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    tm_tensor.yield %s : f32
  } -> tensor<4x6xf32>, tensor<6xf32>
  return
}
func.func @f1(%a: memref<4x6xf32>, %b: memref<6xf32>) {
  tm_tensor.scan dimension(0) inclusive(false) {x = 1 : i32} ins(%a : memref<4x6xf32>) outs(%a, %b : memref<4x6xf32>, memref<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    tm_tensor.yield %y : f32
  }
  return
}
func.func @f9(%o: tensor<8x4xi64>, %i: tensor<3x1xi32>, %u: tensor<3x4xi64>) -> tensor<8x4xi64> {
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%u, %i : tensor<3x4xi64>, tensor<3x1xi32>) outs(%o : tensor<8x4xi64>) {
  ^bb0(%x: i64, %y: i64):
    tm_tensor.yield %x : i64
  } -> tensor<8x4xi64>
  return %0 : tensor<8x4xi64>
}
func.func @f10(%o: memref<8x4xi64>, %i: memref<3x1xi32>, %u: memref<3x4xi64>) {
  tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : memref<3x4xi64>, memref<3x1xi32>) outs(%o : memref<8x4xi64>) {
  ^bb0(%x: i64, %y: i64):
    tm_tensor.yield %x : i64
  }
  return
}
func.func @f17(%o: tensor<8x4xf32>, %p: tensor<8x4xi64>) -> (tensor<8x4xf32>, tensor<8x4xi64>) {
  %0:2 = tm_tensor.sort dimension(1) outs(%o, %p : tensor<8x4xf32>, tensor<8x4xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %s = arith.cmpf oge, %a, %b : f32
    tm_tensor.yield %s : i1
  } -> tensor<8x4xf32>, tensor<8x4xi64>
  return %0#0, %0#1 : tensor<8x4xf32>, tensor<8x4xi64>
}
func.func @f25(%v: tensor<8x20xf32>, %i: tensor<8x20xi32>, %ov: tensor<8x3xf32>, %oi: tensor<8x3xi32>) {
  %0:2 = tm_tensor.topk dimension(1) ins(%v, %i : tensor<8x20xf32>, tensor<8x20xi32>) outs(%ov, %oi : tensor<8x3xf32>, tensor<8x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %s : i1
  } -> tensor<8x3xf32>, tensor<8x3xi32>
  %1:2 = tm_tensor.topk {k} dimension(1) ins(%v : tensor<8x20xf32>) outs(%ov, %oi : tensor<8x3xf32>, tensor<8x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %s : i1
  } -> tensor<8x3xf32>, tensor<8x3xi32>
  return
}
func.func @f32(%q: tensor<2x9x4xf32>, %k: tensor<2x7x4xf32>, %m: tensor<2x9x7xf32>) {
  %0 = tm_tensor.attention {scale = 0.5 : f64} ins(%q, %k, %k, %m : tensor<2x9x4xf32>, tensor<2x7x4xf32>, tensor<2x7x4xf32>, tensor<2x9x7xf32>) outs(%q : tensor<2x9x4xf32>) -> tensor<2x9x4xf32>
  return
}
func.func @f33(%q: memref<2x9x4xf32>, %k: memref<2x7x4xf32>) {
  tm_tensor.attention ins(%q, %k, %k : memref<2x9x4xf32>, memref<2x7x4xf32>, memref<2x7x4xf32>) outs(%q : memref<2x9x4xf32>)
  return
}
// ANSWER custom
module {
  func.func @f0(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>) {
    %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%arg0 : tensor<4x6xf32>) outs(%arg0, %arg1 : tensor<4x6xf32>, tensor<6xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = arith.addf %arg2, %arg3 : f32
      tm_tensor.yield %1 : f32
    } -> tensor<4x6xf32>, tensor<6xf32>
    return
  }
  func.func @f1(%arg0: memref<4x6xf32>, %arg1: memref<6xf32>) {
    tm_tensor.scan dimension(0) inclusive(false) {x = 1 : i32} ins(%arg0 : memref<4x6xf32>) outs(%arg0, %arg1 : memref<4x6xf32>, memref<6xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      tm_tensor.yield %arg3 : f32
    }
    return
  }
  func.func @f9(%arg0: tensor<8x4xi64>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x4xi64>) -> tensor<8x4xi64> {
    %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%arg2, %arg1 : tensor<3x4xi64>, tensor<3x1xi32>) outs(%arg0 : tensor<8x4xi64>) {
    ^bb0(%arg3: i64, %arg4: i64):
      tm_tensor.yield %arg3 : i64
    } -> tensor<8x4xi64>
    return %0 : tensor<8x4xi64>
  }
  func.func @f10(%arg0: memref<8x4xi64>, %arg1: memref<3x1xi32>, %arg2: memref<3x4xi64>) {
    tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%arg2, %arg1 : memref<3x4xi64>, memref<3x1xi32>) outs(%arg0 : memref<8x4xi64>) {
    ^bb0(%arg3: i64, %arg4: i64):
      tm_tensor.yield %arg3 : i64
    }
    return
  }
  func.func @f17(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xi64>) -> (tensor<8x4xf32>, tensor<8x4xi64>) {
    %0:2 = tm_tensor.sort dimension(1) outs(%arg0, %arg1 : tensor<8x4xf32>, tensor<8x4xi64>) {
    ^bb0(%arg2: f32, %arg3: f32, %arg4: i64, %arg5: i64):
      %1 = arith.cmpf oge, %arg2, %arg3 : f32
      tm_tensor.yield %1 : i1
    } -> tensor<8x4xf32>, tensor<8x4xi64>
    return %0#0, %0#1 : tensor<8x4xf32>, tensor<8x4xi64>
  }
  func.func @f25(%arg0: tensor<8x20xf32>, %arg1: tensor<8x20xi32>, %arg2: tensor<8x3xf32>, %arg3: tensor<8x3xi32>) {
    %0:2 = tm_tensor.topk dimension(1) ins(%arg0, %arg1 : tensor<8x20xf32>, tensor<8x20xi32>) outs(%arg2, %arg3 : tensor<8x3xf32>, tensor<8x3xi32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %2 = arith.cmpf ogt, %arg4, %arg5 : f32
      tm_tensor.yield %2 : i1
    } -> tensor<8x3xf32>, tensor<8x3xi32>
    %1:2 = tm_tensor.topk {k} dimension(1) ins(%arg0 : tensor<8x20xf32>) outs(%arg2, %arg3 : tensor<8x3xf32>, tensor<8x3xi32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %2 = arith.cmpf ogt, %arg4, %arg5 : f32
      tm_tensor.yield %2 : i1
    } -> tensor<8x3xf32>, tensor<8x3xi32>
    return
  }
  func.func @f32(%arg0: tensor<2x9x4xf32>, %arg1: tensor<2x7x4xf32>, %arg2: tensor<2x9x7xf32>) {
    %0 = tm_tensor.attention {scale = 5.000000e-01 : f64} ins(%arg0, %arg1, %arg1, %arg2 : tensor<2x9x4xf32>, tensor<2x7x4xf32>, tensor<2x7x4xf32>, tensor<2x9x7xf32>) outs(%arg0 : tensor<2x9x4xf32>) -> tensor<2x9x4xf32>
    return
  }
  func.func @f33(%arg0: memref<2x9x4xf32>, %arg1: memref<2x7x4xf32>) {
    tm_tensor.attention ins(%arg0, %arg1, %arg1 : memref<2x9x4xf32>, memref<2x7x4xf32>, memref<2x7x4xf32>) outs(%arg0 : memref<2x9x4xf32>)
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x6xf32>, tensor<6xf32>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg33: tensor<4x6xf32>, %arg34: tensor<6xf32>):
    %8:2 = "tm_tensor.scan"(%arg33, %arg33, %arg34) <{dimension = 0 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      %9 = "arith.addf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tm_tensor.yield"(%9) : (f32) -> ()
    }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<6xf32>) -> (tensor<4x6xf32>, tensor<6xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x6xf32>, memref<6xf32>) -> (), sym_name = "f1"}> ({
  ^bb0(%arg29: memref<4x6xf32>, %arg30: memref<6xf32>):
    "tm_tensor.scan"(%arg29, %arg29, %arg30) <{dimension = 0 : i64, inclusive = false, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      "tm_tensor.yield"(%arg32) : (f32) -> ()
    }) {x = 1 : i32} : (memref<4x6xf32>, memref<4x6xf32>, memref<6xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x4xi64>, tensor<3x1xi32>, tensor<3x4xi64>) -> tensor<8x4xi64>, sym_name = "f9"}> ({
  ^bb0(%arg24: tensor<8x4xi64>, %arg25: tensor<3x1xi32>, %arg26: tensor<3x4xi64>):
    %7 = "tm_tensor.scatter"(%arg26, %arg25, %arg24) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg27: i64, %arg28: i64):
      "tm_tensor.yield"(%arg27) : (i64) -> ()
    }) : (tensor<3x4xi64>, tensor<3x1xi32>, tensor<8x4xi64>) -> tensor<8x4xi64>
    "func.return"(%7) : (tensor<8x4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x4xi64>, memref<3x1xi32>, memref<3x4xi64>) -> (), sym_name = "f10"}> ({
  ^bb0(%arg19: memref<8x4xi64>, %arg20: memref<3x1xi32>, %arg21: memref<3x4xi64>):
    "tm_tensor.scatter"(%arg21, %arg20, %arg19) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg22: i64, %arg23: i64):
      "tm_tensor.yield"(%arg22) : (i64) -> ()
    }) : (memref<3x4xi64>, memref<3x1xi32>, memref<8x4xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x4xf32>, tensor<8x4xi64>) -> (tensor<8x4xf32>, tensor<8x4xi64>), sym_name = "f17"}> ({
  ^bb0(%arg13: tensor<8x4xf32>, %arg14: tensor<8x4xi64>):
    %5:2 = "tm_tensor.sort"(%arg13, %arg14) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: i64, %arg18: i64):
      %6 = "arith.cmpf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
      "tm_tensor.yield"(%6) : (i1) -> ()
    }) : (tensor<8x4xf32>, tensor<8x4xi64>) -> (tensor<8x4xf32>, tensor<8x4xi64>)
    "func.return"(%5#0, %5#1) : (tensor<8x4xf32>, tensor<8x4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x20xf32>, tensor<8x20xi32>, tensor<8x3xf32>, tensor<8x3xi32>) -> (), sym_name = "f25"}> ({
  ^bb0(%arg5: tensor<8x20xf32>, %arg6: tensor<8x20xi32>, %arg7: tensor<8x3xf32>, %arg8: tensor<8x3xi32>):
    %1:2 = "tm_tensor.topk"(%arg5, %arg6, %arg7, %arg8) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %4 = "arith.cmpf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      "tm_tensor.yield"(%4) : (i1) -> ()
    }) : (tensor<8x20xf32>, tensor<8x20xi32>, tensor<8x3xf32>, tensor<8x3xi32>) -> (tensor<8x3xf32>, tensor<8x3xi32>)
    %2:2 = "tm_tensor.topk"(%arg5, %arg7, %arg8) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %3 = "arith.cmpf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      "tm_tensor.yield"(%3) : (i1) -> ()
    }) {k} : (tensor<8x20xf32>, tensor<8x3xf32>, tensor<8x3xi32>) -> (tensor<8x3xf32>, tensor<8x3xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x9x4xf32>, tensor<2x7x4xf32>, tensor<2x9x7xf32>) -> (), sym_name = "f32"}> ({
  ^bb0(%arg2: tensor<2x9x4xf32>, %arg3: tensor<2x7x4xf32>, %arg4: tensor<2x9x7xf32>):
    %0 = "tm_tensor.attention"(%arg2, %arg3, %arg3, %arg4, %arg2) <{operandSegmentSizes = array<i32: 4, 1>, scale = 5.000000e-01 : f64}> : (tensor<2x9x4xf32>, tensor<2x7x4xf32>, tensor<2x7x4xf32>, tensor<2x9x7xf32>, tensor<2x9x4xf32>) -> tensor<2x9x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x9x4xf32>, memref<2x7x4xf32>) -> (), sym_name = "f33"}> ({
  ^bb0(%arg0: memref<2x9x4xf32>, %arg1: memref<2x7x4xf32>):
    "tm_tensor.attention"(%arg0, %arg1, %arg1, %arg0) <{operandSegmentSizes = array<i32: 3, 1>}> : (memref<2x9x4xf32>, memref<2x7x4xf32>, memref<2x7x4xf32>, memref<2x9x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

