// What passes with patterns of their own do besides: folds, dead operations, equal blocks, arguments with one value.
func.func @equal_blocks(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = arith.muli %a, %a : i32
  "here"(%0) : (i32) -> ()
  cf.br ^z(%b : i32)
^y:
  %1 = arith.muli %b, %a : i32
  "here"(%1) : (i32) -> ()
  cf.br ^z(%a : i32)
^z(%r: i32):
  return %r : i32
}
func.func @one_value(%c: i1, %a: f32) -> f32 {
  cf.cond_br %c, ^x(%a : f32), ^y(%a : f32)
^x(%p: f32):
  "here"() : () -> ()
  cf.br ^y(%a : f32)
^y(%q: f32):
  return %q : f32
}
func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
  %a = arith.constant 0.5 : f64
  %b = arith.constant 0.25 : f32
  %i = arith.constant -3 : i32
  %k = arith.constant 5 : i32
  %0 = math.exp %a : f64
  %1 = math.sqrt %b : f32
  %2 = math.floor %a : f64
  %3 = math.absi %i : i32
  %4 = math.ipowi %i, %k : i32
  %5 = math.isnan %a : f64
  return %0, %1, %2, %3, %4, %5 : f64, f32, f64, i32, i32, i1
}
func.func @uplift(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %0 = arith.mulf %a, %b fastmath<contract, nnan> : f32
  %1 = arith.addf %c, %0 fastmath<contract> : f32
  %2 = arith.mulf %a, %b : f32
  %3 = arith.addf %2, %c fastmath<contract> : f32
  return %1, %3 : f32, f32
}
func.func @generalize(%a: tensor<3x5xf32>, %b: tensor<5x7xf32>, %c: tensor<3x7xf32>, %m: memref<4xf32>) -> tensor<3x7xf32> {
  %0 = linalg.matmul {here} ins(%a, %b : tensor<3x5xf32>, tensor<5x7xf32>) outs(%c : tensor<3x7xf32>) -> tensor<3x7xf32>
  linalg.map {arith.addf} ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  return %0 : tensor<3x7xf32>
}
func.func @peel(%l: index, %u: index, %s: index, %x: f32) -> (f32, f32) {
  %0 = arith.constant 0 : index
  %21 = arith.constant 21 : index
  %4 = arith.constant 4 : index
  %a = scf.for %i = %l to %u step %s iter_args(%f = %x) -> (f32) {
    scf.for %j = %0 to %u step %4 {
      "here"(%i, %j) : (index, index) -> ()
    }
    %g = "there"(%f) : (f32) -> f32
    scf.yield %g : f32
  }
  %b = scf.for %i = %0 to %21 step %4 iter_args(%f = %x) -> (f32) {
    %g = "there"(%f) : (f32) -> f32
    scf.yield %g : f32
  }
  return %a, %b : f32, f32
}

//= --math-uplift-to-fma --allow-unregistered-dialect
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : f32
    %1 = arith.mulf %arg0, %arg1 : f32
    %2 = arith.addf %1, %arg2 fastmath<contract> : f32
    return %0, %2 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      scf.for %arg6 = %c0 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    %1 = scf.for %arg4 = %c0 to %c21 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    return %0, %1 : f32, f32
  }
}


//= --linalg-generalize-named-ops --allow-unregistered-dialect
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<3x7xf32>
    linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %in, %in_0 : f32
      linalg.yield %1 : f32
    }
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      scf.for %arg6 = %c0 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    %1 = scf.for %arg4 = %c0 to %c21 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    return %0, %1 : f32, f32
  }
}


//= --scf-for-loop-peeling --allow-unregistered-dialect
#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c20 = arith.constant 20 : index
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%arg0, %arg1, %arg2]
    %1 = scf.for %arg4 = %arg0 to %0 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      %5 = affine.apply #map()[%c0, %arg1, %c4]
      scf.for %arg6 = %c0 to %5 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      scf.for %arg6 = %5 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %6 = "there"(%arg5) : (f32) -> f32
      scf.yield %6 : f32
    }
    %2 = scf.for %arg4 = %0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (f32) {
      scf.for %arg6 = %c0 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    %3 = scf.for %arg4 = %c0 to %c20 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    %4 = scf.for %arg4 = %c20 to %c21 step %c4 iter_args(%arg5 = %3) -> (f32) {
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    return %2, %4 : f32, f32
  }
}


//= --scf-for-loop-peeling=peel-front=true --allow-unregistered-dialect
#map = affine_map<()[s0, s1] -> (s0 + s1)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%arg0, %arg2]
    %1 = scf.for %arg4 = %arg0 to %0 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      scf.for %arg6 = %c0 to %c4 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      scf.for %arg6 = %c4 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    %2 = scf.for %arg4 = %0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (f32) {
      scf.for %arg6 = %c0 to %c4 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      scf.for %arg6 = %c4 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    %3 = scf.for %arg4 = %c0 to %c4 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    %4 = scf.for %arg4 = %c4 to %c21 step %c4 iter_args(%arg5 = %3) -> (f32) {
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    return %2, %4 : f32, f32
  }
}


//= --scf-for-loop-peeling=skip-partial=false --allow-unregistered-dialect
#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c20 = arith.constant 20 : index
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%arg0, %arg1, %arg2]
    %1 = scf.for %arg4 = %arg0 to %0 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      %5 = affine.apply #map()[%c0, %arg1, %c4]
      scf.for %arg6 = %c0 to %5 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      scf.for %arg6 = %5 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %6 = "there"(%arg5) : (f32) -> f32
      scf.yield %6 : f32
    }
    %2 = scf.for %arg4 = %0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (f32) {
      %5 = affine.apply #map()[%c0, %arg1, %c4]
      scf.for %arg6 = %c0 to %5 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      scf.for %arg6 = %5 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %6 = "there"(%arg5) : (f32) -> f32
      scf.yield %6 : f32
    }
    %3 = scf.for %arg4 = %c0 to %c20 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    %4 = scf.for %arg4 = %c20 to %c21 step %c4 iter_args(%arg5 = %3) -> (f32) {
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    return %2, %4 : f32, f32
  }
}


//= --canonicalize=region-simplify=aggressive --allow-unregistered-dialect
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = arith.select %arg0, %arg2, %arg1 : i32
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      scf.for %arg6 = %c0 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    %1 = scf.for %arg4 = %c0 to %c21 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    return %0, %1 : f32, f32
  }
}

