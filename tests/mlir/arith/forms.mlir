// Arithmetic: constants and their names, flags, enumerations, types that are inferred.
func.func @f(%i: i32, %x: f32, %t: tensor<4x?xi32, 1>, %v: vector<[4]xf16>) {
  %0 = arith.constant 1 : i8
  %1 = arith.constant 1
  %2 = arith.constant false
  %3 = arith.constant -1 : i1
  %4 = arith.constant {k = 1} 1.0
  %5 = arith.constant 0x7F800000 : f32
  %6 = arith.constant dense<true> : vector<4xi1>
  %7 = arith.constant dense<1> : vector<[4]xi32>
  %8 = arith.constant 123456789123456789123456789123456789123456789 : i300
  %9 = arith.constant -7 : index
  %10 = "arith.constant"() {value = 2 : i32, other} : () -> i32
  %11 = arith.addi %i, %i : i32
  %12 = arith.addi %i, %11 overflow<nuw> {k} : i32
  %13 = arith.addi %i, %11 overflow<nuw, "nsw"> : i32
  %14 = arith.addi %t, %t overflow<none> : tensor<4x?xi32, 1>
  %15 = arith.addi %i, %i {overflowFlags = #arith.overflow<nsw>, k} : i32
  %16 = "arith.addi"(%i, %i) : (i32, i32) -> i32
  %17 = "arith.addi"(%i, %i) <{overflowFlags = #arith<overflow<nsw,nuw>>, unknown}> {a} : (i32, i32) -> i32
  %18 = arith.addf %x, %x fastmath<nnan,ninf> {b, a} : f32
  %19 = arith.addf %x, %x fastmath<nnan> {fastmath = #arith.fastmath<fast>} : f32
  %20 = arith.mulf %v, %v fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : vector<[4]xf16>
  %21 = arith.mulf %x, %x fastmath<none,contract> {dd = #arith.fastmath<fast>} : f32
  %22 = arith.cmpi slt, %i, %i : i32
  %23 = arith.cmpi "uge", %t, %t {k} : tensor<4x?xi32, 1>
  %24 = arith.cmpi sle, %i, %i {predicate = 4} : i32
  %25 = "arith.cmpi"(%9, %9) <{predicate = 9 : i64}> : (index, index) -> i1
  return
}

//= --allow-unregistered-dialect
module {
  func.func @f(%arg0: i32, %arg1: f32, %arg2: tensor<4x?xi32, 1 : i64>, %arg3: vector<[4]xf16>) {
    %c1_i8 = arith.constant 1 : i8
    %c1_i64 = arith.constant 1 : i64
    %false = arith.constant false
    %true = arith.constant true
    %cst = arith.constant {k = 1 : i64} 1.000000e+00 : f64
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant dense<true> : vector<4xi1>
    %cst_2 = arith.constant dense<1> : vector<[4]xi32>
    %c123456789123456789123456789123456789123456789_i300 = arith.constant 123456789123456789123456789123456789123456789 : i300
    %c-7 = arith.constant -7 : index
    %c2_i32 = arith.constant {other} 2 : i32
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %arg0, %0 overflow<nuw> {k} : i32
    %2 = arith.addi %arg0, %0 overflow<nsw, nuw> : i32
    %3 = arith.addi %arg2, %arg2 : tensor<4x?xi32, 1 : i64>
    %4 = arith.addi %arg0, %arg0 overflow<nsw> {k} : i32
    %5 = arith.addi %arg0, %arg0 : i32
    %6 = arith.addi %arg0, %arg0 overflow<nsw, nuw> {a} : i32
    %7 = arith.addf %arg1, %arg1 fastmath<nnan,ninf> {a, b} : f32
    %8 = arith.addf %arg1, %arg1 fastmath<fast> : f32
    %9 = arith.mulf %arg3, %arg3 fastmath<fast> : vector<[4]xf16>
    %10 = arith.mulf %arg1, %arg1 fastmath<contract> {dd = #arith.fastmath<fast>} : f32
    %11 = arith.cmpi slt, %arg0, %arg0 : i32
    %12 = arith.cmpi uge, %arg2, %arg2 {k} : tensor<4x?xi32, 1 : i64>
    %13 = arith.cmpi sgt, %arg0, %arg0 : i32
    %14 = arith.cmpi uge, %c-7, %c-7 : index
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32, tensor<4x?xi32, 1 : i64>, vector<[4]xf16>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: tensor<4x?xi32, 1 : i64>, %arg3: vector<[4]xf16>):
    %0 = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = false}> : () -> i1
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "arith.constant"() <{value = 1.000000e+00 : f64}> {k = 1 : i64} : () -> f64
    %5 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = dense<true> : vector<4xi1>}> : () -> vector<4xi1>
    %7 = "arith.constant"() <{value = dense<1> : vector<[4]xi32>}> : () -> vector<[4]xi32>
    %8 = "arith.constant"() <{value = 123456789123456789123456789123456789123456789 : i300}> : () -> i300
    %9 = "arith.constant"() <{value = -7 : index}> : () -> index
    %10 = "arith.constant"() <{value = 2 : i32}> {other} : () -> i32
    %11 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %12 = "arith.addi"(%arg0, %11) <{overflowFlags = #arith.overflow<nuw>}> {k} : (i32, i32) -> i32
    %13 = "arith.addi"(%arg0, %11) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %14 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x?xi32, 1 : i64>, tensor<4x?xi32, 1 : i64>) -> tensor<4x?xi32, 1 : i64>
    %15 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<nsw>}> {k} : (i32, i32) -> i32
    %16 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %17 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<nsw, nuw>}> {a} : (i32, i32) -> i32
    %18 = "arith.addf"(%arg1, %arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {a, b} : (f32, f32) -> f32
    %19 = "arith.addf"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %20 = "arith.mulf"(%arg3, %arg3) <{fastmath = #arith.fastmath<fast>}> : (vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    %21 = "arith.mulf"(%arg1, %arg1) <{fastmath = #arith.fastmath<contract>}> {dd = #arith.fastmath<fast>} : (f32, f32) -> f32
    %22 = "arith.cmpi"(%arg0, %arg0) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %23 = "arith.cmpi"(%arg2, %arg2) <{predicate = 9 : i64}> {k} : (tensor<4x?xi32, 1 : i64>, tensor<4x?xi32, 1 : i64>) -> tensor<4x?xi1, 1 : i64>
    %24 = "arith.cmpi"(%arg0, %arg0) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %25 = "arith.cmpi"(%9, %9) <{predicate = 9 : i64}> : (index, index) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --mlir-print-debuginfo --mlir-print-local-scope --mlir-use-nameloc-as-prefix
module {
  func.func @f(%arg0: i32 loc("<stdin>":2:14), %arg1: f32 loc("<stdin>":2:23), %arg2: tensor<4x?xi32, 1 : i64> loc("<stdin>":2:32), %arg3: vector<[4]xf16> loc("<stdin>":2:56)) {
    %c1_i8 = arith.constant 1 : i8 loc("<stdin>":3:8)
    %c1_i64 = arith.constant 1 : i64 loc("<stdin>":4:8)
    %false = arith.constant false loc("<stdin>":5:8)
    %true = arith.constant true loc("<stdin>":6:8)
    %cst = arith.constant {k = 1 : i64} 1.000000e+00 : f64 loc("<stdin>":7:8)
    %cst_0 = arith.constant 0x7F800000 : f32 loc("<stdin>":8:8)
    %cst_1 = arith.constant dense<true> : vector<4xi1> loc("<stdin>":9:8)
    %cst_2 = arith.constant dense<1> : vector<[4]xi32> loc("<stdin>":10:8)
    %c123456789123456789123456789123456789123456789_i300 = arith.constant 123456789123456789123456789123456789123456789 : i300 loc("<stdin>":11:8)
    %c-7 = arith.constant -7 : index loc("<stdin>":12:8)
    %c2_i32 = arith.constant {other} 2 : i32 loc("<stdin>":13:9)
    %0 = arith.addi %arg0, %arg0 : i32 loc("<stdin>":14:9)
    %1 = arith.addi %arg0, %0 overflow<nuw> {k} : i32 loc("<stdin>":15:9)
    %2 = arith.addi %arg0, %0 overflow<nsw, nuw> : i32 loc("<stdin>":16:9)
    %3 = arith.addi %arg2, %arg2 : tensor<4x?xi32, 1 : i64> loc("<stdin>":17:9)
    %4 = arith.addi %arg0, %arg0 overflow<nsw> {k} : i32 loc("<stdin>":18:9)
    %5 = arith.addi %arg0, %arg0 : i32 loc("<stdin>":19:9)
    %6 = arith.addi %arg0, %arg0 overflow<nsw, nuw> {a} : i32 loc("<stdin>":20:9)
    %7 = arith.addf %arg1, %arg1 fastmath<nnan,ninf> {a, b} : f32 loc("<stdin>":21:9)
    %8 = arith.addf %arg1, %arg1 fastmath<fast> : f32 loc("<stdin>":22:9)
    %9 = arith.mulf %arg3, %arg3 fastmath<fast> : vector<[4]xf16> loc("<stdin>":23:9)
    %10 = arith.mulf %arg1, %arg1 fastmath<contract> {dd = #arith.fastmath<fast>} : f32 loc("<stdin>":24:9)
    %11 = arith.cmpi slt, %arg0, %arg0 : i32 loc("<stdin>":25:9)
    %12 = arith.cmpi uge, %arg2, %arg2 {k} : tensor<4x?xi32, 1 : i64> loc("<stdin>":26:9)
    %13 = arith.cmpi sgt, %arg0, %arg0 : i32 loc("<stdin>":27:9)
    %14 = arith.cmpi uge, %c-7, %c-7 : index loc("<stdin>":28:9)
    return loc("<stdin>":29:3)
  } loc("<stdin>":2:1)
} loc("<stdin>":0:0)
