// Where the operations of a region stand that the text leaves out, and the attribute that its operation has anyway.
func.func @places(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %r: tensor<2xf32>, %v: tensor<3xf32>, %d: tensor<2x3xf64>) {
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [1, 0] loc("here")
  %1 = linalg.broadcast ins(%r : tensor<2xf32>) outs(%a : tensor<2x3xf32>) dimensions = [1]
  %2 = linalg.map { arith.subf } ins(%a, %a : tensor<2x3xf32>, tensor<2x3xf32>) outs(%a : tensor<2x3xf32>)
  %3 = linalg.reduce { arith.mulf } ins(%2 : tensor<2x3xf32>) outs(%r : tensor<2xf32>) dimensions = [1]
  %4 = linalg.copy ins(%2 : tensor<2x3xf32>) outs(%d : tensor<2x3xf64>) -> tensor<2x3xf64>
  %5 = linalg.matvec ins(%2, %v : tensor<2x3xf32>, tensor<3xf32>) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
  %6 = "linalg.matvec"(%2, %v, %5) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %t = arith.mulf %x, %y : f32
    %u = arith.addf %z, %t : f32
    linalg.yield %u : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]} : (tensor<2x3xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

//= --mlir-print-debuginfo --mlir-print-op-generic
#loc2 = loc("<stdin>":2:19)
#loc3 = loc("<stdin>":2:40)
#loc4 = loc("<stdin>":2:61)
#loc5 = loc("<stdin>":2:80)
#loc6 = loc("<stdin>":2:99)
#loc11 = loc(unknown)
#loc16 = loc("<stdin>":10:8)
#loc17 = loc("<stdin>":10:17)
#loc18 = loc("<stdin>":10:26)
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2x3xf64>) -> (), sym_name = "places"}> ({
  ^bb0(%arg0: tensor<2x3xf32> loc("<stdin>":2:19), %arg1: tensor<3x2xf32> loc("<stdin>":2:40), %arg2: tensor<2xf32> loc("<stdin>":2:61), %arg3: tensor<3xf32> loc("<stdin>":2:80), %arg4: tensor<2x3xf64> loc("<stdin>":2:99)):
    %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg20: f32 loc("<stdin>":2:19), %arg21: f32 loc("<stdin>":2:40)):
      "linalg.yield"(%arg20) : (f32) -> () loc(#loc8)
    }) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32> loc(#loc7)
    %1 = "linalg.broadcast"(%arg2, %arg0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg18: f32 loc("<stdin>":2:61), %arg19: f32 loc("<stdin>":2:19)):
      "linalg.yield"(%arg18) : (f32) -> () loc(#loc9)
    }) : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> loc(#loc9)
    %2 = "linalg.map"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg15: f32 loc(unknown), %arg16: f32 loc(unknown), %arg17: f32 loc(unknown)):
      %13 = "arith.subf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc10)
      "linalg.yield"(%13) : (f32) -> () loc(#loc10)
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> loc(#loc10)
    %3 = "linalg.reduce"(%2, %arg2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg13: f32 loc(unknown), %arg14: f32 loc(unknown)):
      %12 = "arith.mulf"(%arg14, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc12)
      "linalg.yield"(%12) : (f32) -> () loc(#loc12)
    }) : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2xf32> loc(#loc12)
    %4 = "linalg.copy"(%2, %arg4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32 loc(unknown), %arg12: f64 loc(unknown)):
      %11 = "arith.extf"(%arg11) : (f32) -> f64 loc(#loc11)
      "linalg.yield"(%11) : (f64) -> () loc(#loc11)
    }) : (tensor<2x3xf32>, tensor<2x3xf64>) -> tensor<2x3xf64> loc(#loc13)
    %5 = "linalg.matvec"(%2, %arg3, %3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32 loc(unknown), %arg9: f32 loc(unknown), %arg10: f32 loc(unknown)):
      %9 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc11)
      %10 = "arith.addf"(%arg10, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc11)
      "linalg.yield"(%10) : (f32) -> () loc(#loc11)
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<2xf32> loc(#loc14)
    %6 = "linalg.matvec"(%2, %arg3, %5) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32 loc("<stdin>":10:8), %arg6: f32 loc("<stdin>":10:17), %arg7: f32 loc("<stdin>":10:26)):
      %7 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc19)
      %8 = "arith.addf"(%arg7, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc20)
      "linalg.yield"(%8) : (f32) -> () loc(#loc21)
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<2xf32> loc(#loc15)
    "func.return"() : () -> () loc(#loc22)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc7 = loc("here")
#loc8 = loc("<stdin>":3:8)
#loc9 = loc("<stdin>":4:8)
#loc10 = loc("<stdin>":5:8)
#loc12 = loc("<stdin>":6:8)
#loc13 = loc("<stdin>":7:8)
#loc14 = loc("<stdin>":8:8)
#loc15 = loc("<stdin>":9:8)
#loc19 = loc("<stdin>":11:10)
#loc20 = loc("<stdin>":12:10)
#loc21 = loc("<stdin>":13:5)
#loc22 = loc("<stdin>":15:3)


//= --mlir-print-debuginfo
#loc2 = loc("<stdin>":2:19)
#loc3 = loc("<stdin>":2:40)
#loc4 = loc("<stdin>":2:61)
#loc5 = loc("<stdin>":2:80)
#loc6 = loc("<stdin>":2:99)
module {
  func.func @places(%arg0: tensor<2x3xf32> loc("<stdin>":2:19), %arg1: tensor<3x2xf32> loc("<stdin>":2:40), %arg2: tensor<2xf32> loc("<stdin>":2:61), %arg3: tensor<3xf32> loc("<stdin>":2:80), %arg4: tensor<2x3xf64> loc("<stdin>":2:99)) {
    %transposed = linalg.transpose ins(%arg0 : tensor<2x3xf32>) outs(%arg1 : tensor<3x2xf32>) permutation = [1, 0]  loc(#loc7)
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<2xf32>) outs(%arg0 : tensor<2x3xf32>) dimensions = [1]  loc(#loc8)
    %mapped = linalg.map { arith.subf } ins(%arg0, %arg0 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%arg0 : tensor<2x3xf32>) loc(#loc9)
    %reduced = linalg.reduce { arith.mulf } ins(%mapped : tensor<2x3xf32>) outs(%arg2 : tensor<2xf32>) dimensions = [1]  loc(#loc10)
    %0 = linalg.copy ins(%mapped : tensor<2x3xf32>) outs(%arg4 : tensor<2x3xf64>) -> tensor<2x3xf64> loc(#loc11)
    %1 = linalg.matvec ins(%mapped, %arg3 : tensor<2x3xf32>, tensor<3xf32>) outs(%reduced : tensor<2xf32>) -> tensor<2xf32> loc(#loc12)
    %2 = linalg.matvec ins(%mapped, %arg3 : tensor<2x3xf32>, tensor<3xf32>) outs(%1 : tensor<2xf32>) -> tensor<2xf32> loc(#loc13)
    return loc(#loc14)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc7 = loc("here")
#loc8 = loc("<stdin>":4:8)
#loc9 = loc("<stdin>":5:8)
#loc10 = loc("<stdin>":6:8)
#loc11 = loc("<stdin>":7:8)
#loc12 = loc("<stdin>":8:8)
#loc13 = loc("<stdin>":9:8)
#loc14 = loc("<stdin>":15:3)

