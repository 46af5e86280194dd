func.func @f1(%v0: tensor<4x8xf32>, %v1: tensor<4x3xf32>, %v2: tensor<4x3xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v0 : tensor<4x8xf32>) outs(%v1, %v2 : tensor<4x3xf32>, tensor<4x3xi32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c, %x : i1, f32
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
func.func @f2(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf32>, %v2: tensor<3xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf32>, tensor<3xf32>) {
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9x3xf32>, tensor<3xf32>
  return
}
func.func @f3(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf32>, %v2: tensor<3xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf32>, tensor<3xf32>) {
  ^bb0(%x: f32, %y: f64):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9x3xf32>, tensor<3xf32>
  return
}
func.func @f4(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf32>, %v2: tensor<3xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf32>, tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield
  } -> tensor<9x3xf32>, tensor<3xf32>
  return
}
func.func @f5(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf32>, %v2: tensor<3xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf32>, tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x, %y : f32, f32
  } -> tensor<9x3xf32>, tensor<3xf32>
  return
}
func.func @f6(%v0: tensor<9x3xf32>, %v1: tensor<9x3xf32>, %v2: tensor<3xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%v0 : tensor<9x3xf32>) outs(%v1, %v2 : tensor<9x3xf32>, tensor<3xf32>) {
  ^bb0(%x: f64, %y: f64):
    iree_linalg_ext.yield %x : f64
  } -> tensor<9x3xf32>, tensor<3xf32>
  return
}
func.func @f7(%v0: tensor<6x5xf32>, %v1: tensor<6x3xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6x3xi32>) outs(%v2 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
func.func @f8(%v0: tensor<6x5xf32>, %v1: tensor<6xi32>, %v2: tensor<4x5xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v0, %v1 : tensor<6x5xf32>, tensor<6xi32>) outs(%v2 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4x5xf32>
  return
}
func.func @f9(%v0: tensor<4x5xf32>, %v1: tensor<6x1xi32>, %o: tensor<6x5xf64>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%v0, %v1 : tensor<4x5xf32>, tensor<6x1xi32>) outs(%o : tensor<6x5xf64>) -> tensor<6x5xf64>
  return
}
func.func @f10(%v0: tensor<4x5xf32>, %v1: tensor<6x3xi32>, %o: tensor<6x5xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%v0, %v1 : tensor<4x5xf32>, tensor<6x3xi32>) outs(%o : tensor<6x5xf32>) -> tensor<6x5xf32>
  return
}
// ANSWER custom
module {
  func.func @f1(%arg0: tensor<4x8xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x3xi32>) {
    %0:2 = iree_linalg_ext.topk dimension(1) ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4x3xf32>, tensor<4x3xi32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = arith.cmpf ogt, %arg3, %arg4 : f32
      iree_linalg_ext.yield %1, %arg3 : i1, f32
    } -> tensor<4x3xf32>, tensor<4x3xi32>
    return
  }
  func.func @f2(%arg0: tensor<9x3xf32>, %arg1: tensor<9x3xf32>, %arg2: tensor<3xf32>) {
    %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%arg0 : tensor<9x3xf32>) outs(%arg1, %arg2 : tensor<9x3xf32>, tensor<3xf32>) {
    ^bb0(%arg3: f32):
      iree_linalg_ext.yield %arg3 : f32
    } -> tensor<9x3xf32>, tensor<3xf32>
    return
  }
  func.func @f3(%arg0: tensor<9x3xf32>, %arg1: tensor<9x3xf32>, %arg2: tensor<3xf32>) {
    %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%arg0 : tensor<9x3xf32>) outs(%arg1, %arg2 : tensor<9x3xf32>, tensor<3xf32>) {
    ^bb0(%arg3: f32, %arg4: f64):
      iree_linalg_ext.yield %arg3 : f32
    } -> tensor<9x3xf32>, tensor<3xf32>
    return
  }
  func.func @f4(%arg0: tensor<9x3xf32>, %arg1: tensor<9x3xf32>, %arg2: tensor<3xf32>) {
    %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%arg0 : tensor<9x3xf32>) outs(%arg1, %arg2 : tensor<9x3xf32>, tensor<3xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
    } -> tensor<9x3xf32>, tensor<3xf32>
    return
  }
  func.func @f5(%arg0: tensor<9x3xf32>, %arg1: tensor<9x3xf32>, %arg2: tensor<3xf32>) {
    %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%arg0 : tensor<9x3xf32>) outs(%arg1, %arg2 : tensor<9x3xf32>, tensor<3xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      iree_linalg_ext.yield %arg3, %arg4 : f32, f32
    } -> tensor<9x3xf32>, tensor<3xf32>
    return
  }
  func.func @f6(%arg0: tensor<9x3xf32>, %arg1: tensor<9x3xf32>, %arg2: tensor<3xf32>) {
    %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%arg0 : tensor<9x3xf32>) outs(%arg1, %arg2 : tensor<9x3xf32>, tensor<3xf32>) {
    ^bb0(%arg3: f64, %arg4: f64):
      iree_linalg_ext.yield %arg3 : f64
    } -> tensor<9x3xf32>, tensor<3xf32>
    return
  }
  func.func @f7(%arg0: tensor<6x5xf32>, %arg1: tensor<6x3xi32>, %arg2: tensor<4x5xf32>) {
    %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%arg0, %arg1 : tensor<6x5xf32>, tensor<6x3xi32>) outs(%arg2 : tensor<4x5xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      iree_linalg_ext.yield %arg3 : f32
    } -> tensor<4x5xf32>
    return
  }
  func.func @f8(%arg0: tensor<6x5xf32>, %arg1: tensor<6xi32>, %arg2: tensor<4x5xf32>) {
    %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%arg0, %arg1 : tensor<6x5xf32>, tensor<6xi32>) outs(%arg2 : tensor<4x5xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      iree_linalg_ext.yield %arg3 : f32
    } -> tensor<4x5xf32>
    return
  }
  func.func @f9(%arg0: tensor<4x5xf32>, %arg1: tensor<6x1xi32>, %arg2: tensor<6x5xf64>) {
    %0 = iree_linalg_ext.gather dimension_map = [0] ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<6x1xi32>) outs(%arg2 : tensor<6x5xf64>) -> tensor<6x5xf64>
    return
  }
  func.func @f10(%arg0: tensor<4x5xf32>, %arg1: tensor<6x3xi32>, %arg2: tensor<6x5xf32>) {
    %0 = iree_linalg_ext.gather dimension_map = [0] ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<6x3xi32>) outs(%arg2 : tensor<6x5xf32>) -> tensor<6x5xf32>
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x3xf32>, tensor<4x3xi32>) -> (), sym_name = "f1"}> ({
  ^bb0(%arg40: tensor<4x8xf32>, %arg41: tensor<4x3xf32>, %arg42: tensor<4x3xi32>):
    %9:2 = "iree_linalg_ext.topk"(%arg40, %arg41, %arg42) <{dimension = 1 : i64}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      %10 = "arith.cmpf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      "iree_linalg_ext.yield"(%10, %arg43) : (i1, f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x3xf32>, tensor<4x3xi32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9x3xf32>, tensor<9x3xf32>, tensor<3xf32>) -> (), sym_name = "f2"}> ({
  ^bb0(%arg36: tensor<9x3xf32>, %arg37: tensor<9x3xf32>, %arg38: tensor<3xf32>):
    %8:2 = "iree_linalg_ext.scan"(%arg36, %arg37, %arg38) <{dimension = 0 : i64, inclusive = true}> ({
    ^bb0(%arg39: f32):
      "iree_linalg_ext.yield"(%arg39) : (f32) -> ()
    }) : (tensor<9x3xf32>, tensor<9x3xf32>, tensor<3xf32>) -> (tensor<9x3xf32>, tensor<3xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9x3xf32>, tensor<9x3xf32>, tensor<3xf32>) -> (), sym_name = "f3"}> ({
  ^bb0(%arg31: tensor<9x3xf32>, %arg32: tensor<9x3xf32>, %arg33: tensor<3xf32>):
    %7:2 = "iree_linalg_ext.scan"(%arg31, %arg32, %arg33) <{dimension = 0 : i64, inclusive = true}> ({
    ^bb0(%arg34: f32, %arg35: f64):
      "iree_linalg_ext.yield"(%arg34) : (f32) -> ()
    }) : (tensor<9x3xf32>, tensor<9x3xf32>, tensor<3xf32>) -> (tensor<9x3xf32>, tensor<3xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9x3xf32>, tensor<9x3xf32>, tensor<3xf32>) -> (), sym_name = "f4"}> ({
  ^bb0(%arg26: tensor<9x3xf32>, %arg27: tensor<9x3xf32>, %arg28: tensor<3xf32>):
    %6:2 = "iree_linalg_ext.scan"(%arg26, %arg27, %arg28) <{dimension = 0 : i64, inclusive = true}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      "iree_linalg_ext.yield"() : () -> ()
    }) : (tensor<9x3xf32>, tensor<9x3xf32>, tensor<3xf32>) -> (tensor<9x3xf32>, tensor<3xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9x3xf32>, tensor<9x3xf32>, tensor<3xf32>) -> (), sym_name = "f5"}> ({
  ^bb0(%arg21: tensor<9x3xf32>, %arg22: tensor<9x3xf32>, %arg23: tensor<3xf32>):
    %5:2 = "iree_linalg_ext.scan"(%arg21, %arg22, %arg23) <{dimension = 0 : i64, inclusive = true}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "iree_linalg_ext.yield"(%arg24, %arg25) : (f32, f32) -> ()
    }) : (tensor<9x3xf32>, tensor<9x3xf32>, tensor<3xf32>) -> (tensor<9x3xf32>, tensor<3xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<9x3xf32>, tensor<9x3xf32>, tensor<3xf32>) -> (), sym_name = "f6"}> ({
  ^bb0(%arg16: tensor<9x3xf32>, %arg17: tensor<9x3xf32>, %arg18: tensor<3xf32>):
    %4:2 = "iree_linalg_ext.scan"(%arg16, %arg17, %arg18) <{dimension = 0 : i64, inclusive = true}> ({
    ^bb0(%arg19: f64, %arg20: f64):
      "iree_linalg_ext.yield"(%arg19) : (f64) -> ()
    }) : (tensor<9x3xf32>, tensor<9x3xf32>, tensor<3xf32>) -> (tensor<9x3xf32>, tensor<3xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<6x3xi32>, tensor<4x5xf32>) -> (), sym_name = "f7"}> ({
  ^bb0(%arg11: tensor<6x5xf32>, %arg12: tensor<6x3xi32>, %arg13: tensor<4x5xf32>):
    %3 = "iree_linalg_ext.scatter"(%arg11, %arg12, %arg13) <{dimension_map = array<i64: 0>, unique_indices = true}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "iree_linalg_ext.yield"(%arg14) : (f32) -> ()
    }) : (tensor<6x5xf32>, tensor<6x3xi32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<6xi32>, tensor<4x5xf32>) -> (), sym_name = "f8"}> ({
  ^bb0(%arg6: tensor<6x5xf32>, %arg7: tensor<6xi32>, %arg8: tensor<4x5xf32>):
    %2 = "iree_linalg_ext.scatter"(%arg6, %arg7, %arg8) <{dimension_map = array<i64: 0>, unique_indices = true}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "iree_linalg_ext.yield"(%arg9) : (f32) -> ()
    }) : (tensor<6x5xf32>, tensor<6xi32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<6x1xi32>, tensor<6x5xf64>) -> (), sym_name = "f9"}> ({
  ^bb0(%arg3: tensor<4x5xf32>, %arg4: tensor<6x1xi32>, %arg5: tensor<6x5xf64>):
    %1 = "iree_linalg_ext.gather"(%arg3, %arg4, %arg5) <{dimension_map = array<i64: 0>}> : (tensor<4x5xf32>, tensor<6x1xi32>, tensor<6x5xf64>) -> tensor<6x5xf64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<6x3xi32>, tensor<6x5xf32>) -> (), sym_name = "f10"}> ({
  ^bb0(%arg0: tensor<4x5xf32>, %arg1: tensor<6x3xi32>, %arg2: tensor<6x5xf32>):
    %0 = "iree_linalg_ext.gather"(%arg0, %arg1, %arg2) <{dimension_map = array<i64: 0>}> : (tensor<4x5xf32>, tensor<6x3xi32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

