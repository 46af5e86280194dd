// What affine accepts, next to what fail_sizes.mlir has.
func.func @f0(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("addf") -> f32 { affine.yield %v : f32 }
 return }
func.func @f1(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("addi") -> i32 { affine.yield %v : i32 }
 return }
func.func @f2(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("addi") -> si32 { affine.yield %v : si32 }
 return }
func.func @f3(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("addi") -> ui32 { affine.yield %v : ui32 }
 return }
func.func @f4(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("assign") -> f32 { affine.yield %v : f32 }
 return }
func.func @f5(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("assign") -> i32 { affine.yield %v : i32 }
 return }
func.func @f6(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("assign") -> si32 { affine.yield %v : si32 }
 return }
func.func @f7(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("assign") -> ui32 { affine.yield %v : ui32 }
 return }
func.func @f8(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maximumf") -> f32 { affine.yield %v : f32 }
 return }
func.func @f9(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maxs") -> si32 { affine.yield %v : si32 }
 return }
func.func @f10(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maxu") -> ui32 { affine.yield %v : ui32 }
 return }
func.func @f11(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("minimumf") -> f32 { affine.yield %v : f32 }
 return }
func.func @f12(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("mins") -> si32 { affine.yield %v : si32 }
 return }
func.func @f13(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("minu") -> ui32 { affine.yield %v : ui32 }
 return }
func.func @f14(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("mulf") -> f32 { affine.yield %v : f32 }
 return }
func.func @f15(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("muli") -> i32 { affine.yield %v : i32 }
 return }
func.func @f16(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("muli") -> si32 { affine.yield %v : si32 }
 return }
func.func @f17(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("muli") -> ui32 { affine.yield %v : ui32 }
 return }
func.func @f18(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("ori") -> i32 { affine.yield %v : i32 }
 return }
func.func @f19(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("ori") -> si32 { affine.yield %v : si32 }
 return }
func.func @f20(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("ori") -> ui32 { affine.yield %v : ui32 }
 return }
func.func @f21(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("andi") -> i32 { affine.yield %v : i32 }
 return }
func.func @f22(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("andi") -> si32 { affine.yield %v : si32 }
 return }
func.func @f23(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("andi") -> ui32 { affine.yield %v : ui32 }
 return }
func.func @f24(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 affine.for %j = 0 to 4 step 0 { }
 return }
func.func @f25(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = affine.delinearize_index %n into () : index
 return }
func.func @f26(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = affine.linearize_index [%n, %n] by (2, 0) : index
 return }
func.func @f27(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = affine.linearize_index [%n, %n] by (2, -1) : index
 return }
func.func @f28(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.parallel"(%n) ({ ^bb0(%j: index): affine.yield }) {lowerBoundsMap = affine_map<() -> (0)>, upperBoundsMap = affine_map<() -> (4)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []} : (index) -> ()
 return }
//= --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "f0"}> ({
  ^bb0(%arg68: f32):
    %26 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg69: index):
      "affine.yield"(%arg68) : (f32) -> ()
    }) : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f1"}> ({
  ^bb0(%arg66: i32):
    %25 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [1], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg67: index):
      "affine.yield"(%arg66) : (i32) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f2"}> ({
  ^bb0(%arg64: si32):
    %24 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [1], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg65: index):
      "affine.yield"(%arg64) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f3"}> ({
  ^bb0(%arg62: ui32):
    %23 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [1], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg63: index):
      "affine.yield"(%arg62) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "f4"}> ({
  ^bb0(%arg60: f32):
    %22 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [3], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg61: index):
      "affine.yield"(%arg60) : (f32) -> ()
    }) : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f5"}> ({
  ^bb0(%arg58: i32):
    %21 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [3], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg59: index):
      "affine.yield"(%arg58) : (i32) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f6"}> ({
  ^bb0(%arg56: si32):
    %20 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [3], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg57: index):
      "affine.yield"(%arg56) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f7"}> ({
  ^bb0(%arg54: ui32):
    %19 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [3], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg55: index):
      "affine.yield"(%arg54) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "f8"}> ({
  ^bb0(%arg52: f32):
    %18 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [4], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg53: index):
      "affine.yield"(%arg52) : (f32) -> ()
    }) : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f9"}> ({
  ^bb0(%arg50: si32):
    %17 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [6], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg51: index):
      "affine.yield"(%arg50) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f10"}> ({
  ^bb0(%arg48: ui32):
    %16 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [7], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg49: index):
      "affine.yield"(%arg48) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "f11"}> ({
  ^bb0(%arg46: f32):
    %15 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [8], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg47: index):
      "affine.yield"(%arg46) : (f32) -> ()
    }) : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f12"}> ({
  ^bb0(%arg44: si32):
    %14 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [10], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg45: index):
      "affine.yield"(%arg44) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f13"}> ({
  ^bb0(%arg42: ui32):
    %13 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [11], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg43: index):
      "affine.yield"(%arg42) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "f14"}> ({
  ^bb0(%arg40: f32):
    %12 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [12], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg41: index):
      "affine.yield"(%arg40) : (f32) -> ()
    }) : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f15"}> ({
  ^bb0(%arg38: i32):
    %11 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [13], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg39: index):
      "affine.yield"(%arg38) : (i32) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f16"}> ({
  ^bb0(%arg36: si32):
    %10 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [13], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg37: index):
      "affine.yield"(%arg36) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f17"}> ({
  ^bb0(%arg34: ui32):
    %9 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [13], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg35: index):
      "affine.yield"(%arg34) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f18"}> ({
  ^bb0(%arg32: i32):
    %8 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [14], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg33: index):
      "affine.yield"(%arg32) : (i32) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f19"}> ({
  ^bb0(%arg30: si32):
    %7 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [14], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg31: index):
      "affine.yield"(%arg30) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f20"}> ({
  ^bb0(%arg28: ui32):
    %6 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [14], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg29: index):
      "affine.yield"(%arg28) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f21"}> ({
  ^bb0(%arg26: i32):
    %5 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [2], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg27: index):
      "affine.yield"(%arg26) : (i32) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f22"}> ({
  ^bb0(%arg24: si32):
    %4 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [2], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg25: index):
      "affine.yield"(%arg24) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f23"}> ({
  ^bb0(%arg22: ui32):
    %3 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [2], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg23: index):
      "affine.yield"(%arg22) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, memref<?xf32>, i32) -> (), sym_name = "f24"}> ({
  ^bb0(%arg17: index, %arg18: f32, %arg19: memref<?xf32>, %arg20: i32):
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 0 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg21: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, memref<?xf32>, i32) -> (), sym_name = "f25"}> ({
  ^bb0(%arg13: index, %arg14: f32, %arg15: memref<?xf32>, %arg16: i32):
    %2 = "affine.delinearize_index"(%arg13) <{static_basis = array<i64>}> : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, memref<?xf32>, i32) -> (), sym_name = "f26"}> ({
  ^bb0(%arg9: index, %arg10: f32, %arg11: memref<?xf32>, %arg12: i32):
    %1 = "affine.linearize_index"(%arg9, %arg9) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 0>}> : (index, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, memref<?xf32>, i32) -> (), sym_name = "f27"}> ({
  ^bb0(%arg5: index, %arg6: f32, %arg7: memref<?xf32>, %arg8: i32):
    %0 = "affine.linearize_index"(%arg5, %arg5) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, -1>}> : (index, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, memref<?xf32>, i32) -> (), sym_name = "f28"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: memref<?xf32>, %arg3: i32):
    "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg4: index):
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

