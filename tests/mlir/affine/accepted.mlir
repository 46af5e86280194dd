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
//= --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "f0"}> ({
  ^bb0(%arg63: f32):
    %26 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg64: index):
      "affine.yield"(%arg63) : (f32) -> ()
    }) : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f1"}> ({
  ^bb0(%arg61: i32):
    %25 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [1], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg62: index):
      "affine.yield"(%arg61) : (i32) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f2"}> ({
  ^bb0(%arg59: si32):
    %24 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [1], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg60: index):
      "affine.yield"(%arg59) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f3"}> ({
  ^bb0(%arg57: ui32):
    %23 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [1], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg58: index):
      "affine.yield"(%arg57) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "f4"}> ({
  ^bb0(%arg55: f32):
    %22 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [3], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg56: index):
      "affine.yield"(%arg55) : (f32) -> ()
    }) : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f5"}> ({
  ^bb0(%arg53: i32):
    %21 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [3], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg54: index):
      "affine.yield"(%arg53) : (i32) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f6"}> ({
  ^bb0(%arg51: si32):
    %20 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [3], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg52: index):
      "affine.yield"(%arg51) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f7"}> ({
  ^bb0(%arg49: ui32):
    %19 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [3], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg50: index):
      "affine.yield"(%arg49) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "f8"}> ({
  ^bb0(%arg47: f32):
    %18 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [4], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg48: index):
      "affine.yield"(%arg47) : (f32) -> ()
    }) : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f9"}> ({
  ^bb0(%arg45: si32):
    %17 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [6], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg46: index):
      "affine.yield"(%arg45) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f10"}> ({
  ^bb0(%arg43: ui32):
    %16 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [7], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg44: index):
      "affine.yield"(%arg43) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "f11"}> ({
  ^bb0(%arg41: f32):
    %15 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [8], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg42: index):
      "affine.yield"(%arg41) : (f32) -> ()
    }) : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f12"}> ({
  ^bb0(%arg39: si32):
    %14 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [10], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg40: index):
      "affine.yield"(%arg39) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f13"}> ({
  ^bb0(%arg37: ui32):
    %13 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [11], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg38: index):
      "affine.yield"(%arg37) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "f14"}> ({
  ^bb0(%arg35: f32):
    %12 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [12], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg36: index):
      "affine.yield"(%arg35) : (f32) -> ()
    }) : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f15"}> ({
  ^bb0(%arg33: i32):
    %11 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [13], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg34: index):
      "affine.yield"(%arg33) : (i32) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f16"}> ({
  ^bb0(%arg31: si32):
    %10 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [13], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg32: index):
      "affine.yield"(%arg31) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f17"}> ({
  ^bb0(%arg29: ui32):
    %9 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [13], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg30: index):
      "affine.yield"(%arg29) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f18"}> ({
  ^bb0(%arg27: i32):
    %8 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [14], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg28: index):
      "affine.yield"(%arg27) : (i32) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f19"}> ({
  ^bb0(%arg25: si32):
    %7 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [14], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg26: index):
      "affine.yield"(%arg25) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f20"}> ({
  ^bb0(%arg23: ui32):
    %6 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [14], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg24: index):
      "affine.yield"(%arg23) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f21"}> ({
  ^bb0(%arg21: i32):
    %5 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [2], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg22: index):
      "affine.yield"(%arg21) : (i32) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (si32) -> (), sym_name = "f22"}> ({
  ^bb0(%arg19: si32):
    %4 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [2], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg20: index):
      "affine.yield"(%arg19) : (si32) -> ()
    }) : () -> si32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (ui32) -> (), sym_name = "f23"}> ({
  ^bb0(%arg17: ui32):
    %3 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [2], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg18: index):
      "affine.yield"(%arg17) : (ui32) -> ()
    }) : () -> ui32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, memref<?xf32>, i32) -> (), sym_name = "f24"}> ({
  ^bb0(%arg12: index, %arg13: f32, %arg14: memref<?xf32>, %arg15: i32):
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 0 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg16: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, memref<?xf32>, i32) -> (), sym_name = "f25"}> ({
  ^bb0(%arg8: index, %arg9: f32, %arg10: memref<?xf32>, %arg11: i32):
    %2 = "affine.delinearize_index"(%arg8) <{static_basis = array<i64>}> : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, memref<?xf32>, i32) -> (), sym_name = "f26"}> ({
  ^bb0(%arg4: index, %arg5: f32, %arg6: memref<?xf32>, %arg7: i32):
    %1 = "affine.linearize_index"(%arg4, %arg4) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 0>}> : (index, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, memref<?xf32>, i32) -> (), sym_name = "f27"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: memref<?xf32>, %arg3: i32):
    %0 = "affine.linearize_index"(%arg0, %arg0) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, -1>}> : (index, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

