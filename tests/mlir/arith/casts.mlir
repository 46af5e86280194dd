// Casts, select, products and sums of two results, names that are suggested. The rest is in ops.mlir.
func.func @f(%i: i32, %n: index, %v: vector<4x[2]xi8>, %x: f32, %t: tensor<?x3xbf16>, %c: i1, %w: vector<4x[2]xi1>, %m: memref<2x?xi64>, %u: tensor<*xi16>) {
  %0:2 = arith.addui_extended %i, %i : i32, i1
  %1:2 = arith.addui_extended %v, %v {k} : vector<4x[2]xi8>, vector<4x[2]xi1>
  %2:2 = arith.mulsi_extended %n, %n : index
  %3:2 = arith.mulsi_extended %v, %v {k = 1} : vector<4x[2]xi8>
  %4:2 = arith.mului_extended %n, %n : index
  %5:2 = arith.mului_extended %v, %v {k = 1} : vector<4x[2]xi8>
  %6 = arith.extui %i : i32 to i64
  %7 = arith.extui %v {k} : vector<4x[2]xi8> to vector<4x[2]xi17>
  %8 = arith.extsi %i : i32 to i64
  %9 = arith.extsi %v {k} : vector<4x[2]xi8> to vector<4x[2]xi17>
  %10 = arith.extf %x : f32 to f64
  %11 = arith.extf %t fastmath<nnan,nsz> {k} : tensor<?x3xbf16> to tensor<?x3xf32>
  %12 = arith.extf %x fastmath<none> : f32 to f128
  %13 = arith.trunci %i : i32 to i1
  %14 = arith.trunci %v overflow<nsw, nuw> {k} : vector<4x[2]xi8> to vector<4x[2]xi7>
  %15 = arith.trunci %i overflow<none> : i32 to i8
  %16 = arith.truncf %x : f32 to f16
  %17 = arith.truncf %x to_nearest_even : f32 to f16
  %18 = arith.truncf %x downward : f32 to f16
  %19 = arith.truncf %x upward : f32 to f16
  %20 = arith.truncf %x toward_zero : f32 to f16
  %21 = arith.truncf %x to_nearest_away : f32 to f16
  %22 = arith.truncf %t upward fastmath<fast> {k} : tensor<?x3xbf16> to tensor<?x3xf8E5M2>
  %23 = "arith.constant"() <{value = 1.0 : f8E8M0FNU}> : () -> f8E8M0FNU
  %24 = arith.scaling_extf %x, %23 : f32, f8E8M0FNU to f64
  %25 = arith.scaling_extf %x, %23 fastmath<contract> {k} : f32, f8E8M0FNU to f64
  %26 = arith.scaling_truncf %x, %23 : f32, f8E8M0FNU to f4E2M1FN
  %27 = arith.scaling_truncf %x, %23 downward fastmath<arcp,afn> {k} : f32, f8E8M0FNU to f8E4M3FN
  %28 = arith.uitofp %i : i32 to f16
  %29 = arith.uitofp %v {k} : vector<4x[2]xi8> to vector<4x[2]xf32>
  %30 = arith.sitofp %i : i32 to f16
  %31 = arith.sitofp %v {k} : vector<4x[2]xi8> to vector<4x[2]xf32>
  %32 = arith.fptoui %x : f32 to i8
  %33 = arith.fptoui %t {k} : tensor<?x3xbf16> to tensor<?x3xi32>
  %34 = arith.fptosi %x : f32 to i8
  %35 = arith.fptosi %t {k} : tensor<?x3xbf16> to tensor<?x3xi32>
  %36 = arith.index_cast %i : i32 to index
  %37 = arith.index_cast %n : index to i5
  %38 = arith.index_cast %v {k} : vector<4x[2]xi8> to vector<4x[2]xindex>
  %39 = arith.index_cast %m : memref<2x?xi64> to memref<2x?xindex>
  %40 = arith.index_castui %i : i32 to index
  %41 = arith.index_castui %n : index to i5
  %42 = arith.index_castui %v {k} : vector<4x[2]xi8> to vector<4x[2]xindex>
  %43 = arith.index_castui %m : memref<2x?xi64> to memref<2x?xindex>
  %44 = arith.bitcast %i : i32 to f32
  %45 = arith.bitcast %t {k} : tensor<?x3xbf16> to tensor<?x3xi16>
  %46 = arith.bitcast %m : memref<2x?xi64> to memref<2x?xf64>
  %47 = arith.select %c, %x, %x : f32
  %48 = arith.select %c, %v, %v {k} : vector<4x[2]xi8>
  %49 = arith.select %w, %v, %v : vector<4x[2]xi1>, vector<4x[2]xi8>
  %50 = arith.select %c, %m, %m : i1, memref<2x?xi64>
  %51 = arith.cmpf false, %x, %x : f32
  %52 = arith.cmpf oeq, %x, %x : f32
  %53 = arith.cmpf ogt, %x, %x : f32
  %54 = arith.cmpf oge, %x, %x : f32
  %55 = arith.cmpf olt, %x, %x : f32
  %56 = arith.cmpf ole, %x, %x : f32
  %57 = arith.cmpf one, %x, %x : f32
  %58 = arith.cmpf ord, %x, %x : f32
  %59 = arith.cmpf ueq, %x, %x : f32
  %60 = arith.cmpf ugt, %x, %x : f32
  %61 = arith.cmpf uge, %x, %x : f32
  %62 = arith.cmpf ult, %x, %x : f32
  %63 = arith.cmpf ule, %x, %x : f32
  %64 = arith.cmpf une, %x, %x : f32
  %65 = arith.cmpf uno, %x, %x : f32
  %66 = arith.cmpf true, %x, %x : f32
  %67 = arith.cmpf "true", %t, %t fastmath<nnan> {k} : tensor<?x3xbf16>
  %68 = arith.cmpi eq, %n, %n : index
  %69 = arith.cmpi ne, %n, %n : index
  %70 = arith.cmpi slt, %n, %n : index
  %71 = arith.cmpi sle, %n, %n : index
  %72 = arith.cmpi sgt, %n, %n : index
  %73 = arith.cmpi sge, %n, %n : index
  %74 = arith.cmpi ult, %n, %n : index
  %75 = arith.cmpi ule, %n, %n : index
  %76 = arith.cmpi ugt, %n, %n : index
  %77 = arith.cmpi uge, %n, %n : index
  return
}

// The same in generic form.
"func.func"() <{function_type = (i32, index, vector<4x[2]xi8>, f32, tensor<?x3xbf16>, i1, vector<4x[2]xi1>, memref<2x?xi64>, tensor<*xi16>) -> (), sym_name = "generic_f"}> ({
^bb0(%arg0: i32, %arg1: index, %arg2: vector<4x[2]xi8>, %arg3: f32, %arg4: tensor<?x3xbf16>, %arg5: i1, %arg6: vector<4x[2]xi1>, %arg7: memref<2x?xi64>, %arg8: tensor<*xi16>):
  %0:2 = "arith.addui_extended"(%arg0, %arg0) : (i32, i32) -> (i32, i1)
  %1:2 = "arith.addui_extended"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> (vector<4x[2]xi8>, vector<4x[2]xi1>)
  %2:2 = "arith.mulsi_extended"(%arg1, %arg1) : (index, index) -> (index, index)
  %3:2 = "arith.mulsi_extended"(%arg2, %arg2) {k = 1 : i64} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> (vector<4x[2]xi8>, vector<4x[2]xi8>)
  %4:2 = "arith.mului_extended"(%arg1, %arg1) : (index, index) -> (index, index)
  %5:2 = "arith.mului_extended"(%arg2, %arg2) {k = 1 : i64} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> (vector<4x[2]xi8>, vector<4x[2]xi8>)
  %6 = "arith.extui"(%arg0) : (i32) -> i64
  %7 = "arith.extui"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi17>
  %8 = "arith.extsi"(%arg0) : (i32) -> i64
  %9 = "arith.extsi"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi17>
  %10 = "arith.extf"(%arg3) : (f32) -> f64
  %11 = "arith.extf"(%arg4) <{fastmath = #arith.fastmath<nnan,nsz>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xf32>
  %12 = "arith.extf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f128
  %13 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i1
  %14 = "arith.trunci"(%arg2) <{overflowFlags = #arith.overflow<nsw, nuw>}> {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi7>
  %15 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
  %16 = "arith.truncf"(%arg3) : (f32) -> f16
  %17 = "arith.truncf"(%arg3) <{roundingmode = 0 : i32}> : (f32) -> f16
  %18 = "arith.truncf"(%arg3) <{roundingmode = 1 : i32}> : (f32) -> f16
  %19 = "arith.truncf"(%arg3) <{roundingmode = 2 : i32}> : (f32) -> f16
  %20 = "arith.truncf"(%arg3) <{roundingmode = 3 : i32}> : (f32) -> f16
  %21 = "arith.truncf"(%arg3) <{roundingmode = 4 : i32}> : (f32) -> f16
  %22 = "arith.truncf"(%arg4) <{fastmath = #arith.fastmath<fast>, roundingmode = 2 : i32}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xf8E5M2>
  %23 = "arith.constant"() <{value = 1.000000e+00 : f8E8M0FNU}> : () -> f8E8M0FNU
  %24 = "arith.scaling_extf"(%arg3, %23) : (f32, f8E8M0FNU) -> f64
  %25 = "arith.scaling_extf"(%arg3, %23) <{fastmath = #arith.fastmath<contract>}> {k} : (f32, f8E8M0FNU) -> f64
  %26 = "arith.scaling_truncf"(%arg3, %23) : (f32, f8E8M0FNU) -> f4E2M1FN
  %27 = "arith.scaling_truncf"(%arg3, %23) <{fastmath = #arith.fastmath<arcp,afn>, roundingmode = 1 : i32}> {k} : (f32, f8E8M0FNU) -> f8E4M3FN
  %28 = "arith.uitofp"(%arg0) : (i32) -> f16
  %29 = "arith.uitofp"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xf32>
  %30 = "arith.sitofp"(%arg0) : (i32) -> f16
  %31 = "arith.sitofp"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xf32>
  %32 = "arith.fptoui"(%arg3) : (f32) -> i8
  %33 = "arith.fptoui"(%arg4) {k} : (tensor<?x3xbf16>) -> tensor<?x3xi32>
  %34 = "arith.fptosi"(%arg3) : (f32) -> i8
  %35 = "arith.fptosi"(%arg4) {k} : (tensor<?x3xbf16>) -> tensor<?x3xi32>
  %36 = "arith.index_cast"(%arg0) : (i32) -> index
  %37 = "arith.index_cast"(%arg1) : (index) -> i5
  %38 = "arith.index_cast"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xindex>
  %39 = "arith.index_cast"(%arg7) : (memref<2x?xi64>) -> memref<2x?xindex>
  %40 = "arith.index_castui"(%arg0) : (i32) -> index
  %41 = "arith.index_castui"(%arg1) : (index) -> i5
  %42 = "arith.index_castui"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xindex>
  %43 = "arith.index_castui"(%arg7) : (memref<2x?xi64>) -> memref<2x?xindex>
  %44 = "arith.bitcast"(%arg0) : (i32) -> f32
  %45 = "arith.bitcast"(%arg4) {k} : (tensor<?x3xbf16>) -> tensor<?x3xi16>
  %46 = "arith.bitcast"(%arg7) : (memref<2x?xi64>) -> memref<2x?xf64>
  %47 = "arith.select"(%arg5, %arg3, %arg3) : (i1, f32, f32) -> f32
  %48 = "arith.select"(%arg5, %arg2, %arg2) {k} : (i1, vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
  %49 = "arith.select"(%arg6, %arg2, %arg2) : (vector<4x[2]xi1>, vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
  %50 = "arith.select"(%arg5, %arg7, %arg7) : (i1, memref<2x?xi64>, memref<2x?xi64>) -> memref<2x?xi64>
  %51 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
  %52 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
  %53 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
  %54 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
  %55 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
  %56 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f32, f32) -> i1
  %57 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
  %58 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
  %59 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f32, f32) -> i1
  %60 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
  %61 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f32, f32) -> i1
  %62 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
  %63 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
  %64 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
  %65 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
  %66 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
  %67 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<nnan>, predicate = 15 : i64}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
  %68 = "arith.cmpi"(%arg1, %arg1) <{predicate = 0 : i64}> : (index, index) -> i1
  %69 = "arith.cmpi"(%arg1, %arg1) <{predicate = 1 : i64}> : (index, index) -> i1
  %70 = "arith.cmpi"(%arg1, %arg1) <{predicate = 2 : i64}> : (index, index) -> i1
  %71 = "arith.cmpi"(%arg1, %arg1) <{predicate = 3 : i64}> : (index, index) -> i1
  %72 = "arith.cmpi"(%arg1, %arg1) <{predicate = 4 : i64}> : (index, index) -> i1
  %73 = "arith.cmpi"(%arg1, %arg1) <{predicate = 5 : i64}> : (index, index) -> i1
  %74 = "arith.cmpi"(%arg1, %arg1) <{predicate = 6 : i64}> : (index, index) -> i1
  %75 = "arith.cmpi"(%arg1, %arg1) <{predicate = 7 : i64}> : (index, index) -> i1
  %76 = "arith.cmpi"(%arg1, %arg1) <{predicate = 8 : i64}> : (index, index) -> i1
  %77 = "arith.cmpi"(%arg1, %arg1) <{predicate = 9 : i64}> : (index, index) -> i1
  "func.return"() : () -> ()
}) : () -> ()

//= --allow-unregistered-dialect
module {
  func.func @f(%arg0: i32, %arg1: index, %arg2: vector<4x[2]xi8>, %arg3: f32, %arg4: tensor<?x3xbf16>, %arg5: i1, %arg6: vector<4x[2]xi1>, %arg7: memref<2x?xi64>, %arg8: tensor<*xi16>) {
    %sum, %overflow = arith.addui_extended %arg0, %arg0 : i32, i1
    %sum_0, %overflow_1 = arith.addui_extended %arg2, %arg2 {k} : vector<4x[2]xi8>, vector<4x[2]xi1>
    %low, %high = arith.mulsi_extended %arg1, %arg1 : index
    %low_2, %high_3 = arith.mulsi_extended %arg2, %arg2 {k = 1 : i64} : vector<4x[2]xi8>
    %low_4, %high_5 = arith.mului_extended %arg1, %arg1 : index
    %low_6, %high_7 = arith.mului_extended %arg2, %arg2 {k = 1 : i64} : vector<4x[2]xi8>
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extui %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xi17>
    %2 = arith.extsi %arg0 : i32 to i64
    %3 = arith.extsi %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xi17>
    %4 = arith.extf %arg3 : f32 to f64
    %5 = arith.extf %arg4 fastmath<nnan,nsz> {k} : tensor<?x3xbf16> to tensor<?x3xf32>
    %6 = arith.extf %arg3 fastmath<none> : f32 to f128
    %7 = arith.trunci %arg0 : i32 to i1
    %8 = arith.trunci %arg2 overflow<nsw, nuw> {k} : vector<4x[2]xi8> to vector<4x[2]xi7>
    %9 = arith.trunci %arg0 : i32 to i8
    %10 = arith.truncf %arg3 : f32 to f16
    %11 = arith.truncf %arg3 to_nearest_even : f32 to f16
    %12 = arith.truncf %arg3 downward : f32 to f16
    %13 = arith.truncf %arg3 upward : f32 to f16
    %14 = arith.truncf %arg3 toward_zero : f32 to f16
    %15 = arith.truncf %arg3 to_nearest_away : f32 to f16
    %16 = arith.truncf %arg4 upward fastmath<fast> {k} : tensor<?x3xbf16> to tensor<?x3xf8E5M2>
    %cst = arith.constant 1.000000e+00 : f8E8M0FNU
    %17 = arith.scaling_extf %arg3, %cst : f32, f8E8M0FNU to f64
    %18 = arith.scaling_extf %arg3, %cst fastmath<contract> {k} : f32, f8E8M0FNU to f64
    %19 = arith.scaling_truncf %arg3, %cst : f32, f8E8M0FNU to f4E2M1FN
    %20 = arith.scaling_truncf %arg3, %cst downward fastmath<arcp,afn> {k} : f32, f8E8M0FNU to f8E4M3FN
    %21 = arith.uitofp %arg0 : i32 to f16
    %22 = arith.uitofp %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xf32>
    %23 = arith.sitofp %arg0 : i32 to f16
    %24 = arith.sitofp %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xf32>
    %25 = arith.fptoui %arg3 : f32 to i8
    %26 = arith.fptoui %arg4 {k} : tensor<?x3xbf16> to tensor<?x3xi32>
    %27 = arith.fptosi %arg3 : f32 to i8
    %28 = arith.fptosi %arg4 {k} : tensor<?x3xbf16> to tensor<?x3xi32>
    %29 = arith.index_cast %arg0 : i32 to index
    %30 = arith.index_cast %arg1 : index to i5
    %31 = arith.index_cast %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xindex>
    %32 = arith.index_cast %arg7 : memref<2x?xi64> to memref<2x?xindex>
    %33 = arith.index_castui %arg0 : i32 to index
    %34 = arith.index_castui %arg1 : index to i5
    %35 = arith.index_castui %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xindex>
    %36 = arith.index_castui %arg7 : memref<2x?xi64> to memref<2x?xindex>
    %37 = arith.bitcast %arg0 : i32 to f32
    %38 = arith.bitcast %arg4 {k} : tensor<?x3xbf16> to tensor<?x3xi16>
    %39 = arith.bitcast %arg7 : memref<2x?xi64> to memref<2x?xf64>
    %40 = arith.select %arg5, %arg3, %arg3 : f32
    %41 = arith.select %arg5, %arg2, %arg2 {k} : vector<4x[2]xi8>
    %42 = arith.select %arg6, %arg2, %arg2 : vector<4x[2]xi1>, vector<4x[2]xi8>
    %43 = arith.select %arg5, %arg7, %arg7 : memref<2x?xi64>
    %44 = arith.cmpf false, %arg3, %arg3 : f32
    %45 = arith.cmpf oeq, %arg3, %arg3 : f32
    %46 = arith.cmpf ogt, %arg3, %arg3 : f32
    %47 = arith.cmpf oge, %arg3, %arg3 : f32
    %48 = arith.cmpf olt, %arg3, %arg3 : f32
    %49 = arith.cmpf ole, %arg3, %arg3 : f32
    %50 = arith.cmpf one, %arg3, %arg3 : f32
    %51 = arith.cmpf ord, %arg3, %arg3 : f32
    %52 = arith.cmpf ueq, %arg3, %arg3 : f32
    %53 = arith.cmpf ugt, %arg3, %arg3 : f32
    %54 = arith.cmpf uge, %arg3, %arg3 : f32
    %55 = arith.cmpf ult, %arg3, %arg3 : f32
    %56 = arith.cmpf ule, %arg3, %arg3 : f32
    %57 = arith.cmpf une, %arg3, %arg3 : f32
    %58 = arith.cmpf uno, %arg3, %arg3 : f32
    %59 = arith.cmpf true, %arg3, %arg3 : f32
    %60 = arith.cmpf true, %arg4, %arg4 fastmath<nnan> {k} : tensor<?x3xbf16>
    %61 = arith.cmpi eq, %arg1, %arg1 : index
    %62 = arith.cmpi ne, %arg1, %arg1 : index
    %63 = arith.cmpi slt, %arg1, %arg1 : index
    %64 = arith.cmpi sle, %arg1, %arg1 : index
    %65 = arith.cmpi sgt, %arg1, %arg1 : index
    %66 = arith.cmpi sge, %arg1, %arg1 : index
    %67 = arith.cmpi ult, %arg1, %arg1 : index
    %68 = arith.cmpi ule, %arg1, %arg1 : index
    %69 = arith.cmpi ugt, %arg1, %arg1 : index
    %70 = arith.cmpi uge, %arg1, %arg1 : index
    return
  }
  func.func @generic_f(%arg0: i32, %arg1: index, %arg2: vector<4x[2]xi8>, %arg3: f32, %arg4: tensor<?x3xbf16>, %arg5: i1, %arg6: vector<4x[2]xi1>, %arg7: memref<2x?xi64>, %arg8: tensor<*xi16>) {
    %sum, %overflow = arith.addui_extended %arg0, %arg0 : i32, i1
    %sum_0, %overflow_1 = arith.addui_extended %arg2, %arg2 {k} : vector<4x[2]xi8>, vector<4x[2]xi1>
    %low, %high = arith.mulsi_extended %arg1, %arg1 : index
    %low_2, %high_3 = arith.mulsi_extended %arg2, %arg2 {k = 1 : i64} : vector<4x[2]xi8>
    %low_4, %high_5 = arith.mului_extended %arg1, %arg1 : index
    %low_6, %high_7 = arith.mului_extended %arg2, %arg2 {k = 1 : i64} : vector<4x[2]xi8>
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extui %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xi17>
    %2 = arith.extsi %arg0 : i32 to i64
    %3 = arith.extsi %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xi17>
    %4 = arith.extf %arg3 : f32 to f64
    %5 = arith.extf %arg4 fastmath<nnan,nsz> {k} : tensor<?x3xbf16> to tensor<?x3xf32>
    %6 = arith.extf %arg3 fastmath<none> : f32 to f128
    %7 = arith.trunci %arg0 : i32 to i1
    %8 = arith.trunci %arg2 overflow<nsw, nuw> {k} : vector<4x[2]xi8> to vector<4x[2]xi7>
    %9 = arith.trunci %arg0 : i32 to i8
    %10 = arith.truncf %arg3 : f32 to f16
    %11 = arith.truncf %arg3 to_nearest_even : f32 to f16
    %12 = arith.truncf %arg3 downward : f32 to f16
    %13 = arith.truncf %arg3 upward : f32 to f16
    %14 = arith.truncf %arg3 toward_zero : f32 to f16
    %15 = arith.truncf %arg3 to_nearest_away : f32 to f16
    %16 = arith.truncf %arg4 upward fastmath<fast> {k} : tensor<?x3xbf16> to tensor<?x3xf8E5M2>
    %cst = arith.constant 1.000000e+00 : f8E8M0FNU
    %17 = arith.scaling_extf %arg3, %cst : f32, f8E8M0FNU to f64
    %18 = arith.scaling_extf %arg3, %cst fastmath<contract> {k} : f32, f8E8M0FNU to f64
    %19 = arith.scaling_truncf %arg3, %cst : f32, f8E8M0FNU to f4E2M1FN
    %20 = arith.scaling_truncf %arg3, %cst downward fastmath<arcp,afn> {k} : f32, f8E8M0FNU to f8E4M3FN
    %21 = arith.uitofp %arg0 : i32 to f16
    %22 = arith.uitofp %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xf32>
    %23 = arith.sitofp %arg0 : i32 to f16
    %24 = arith.sitofp %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xf32>
    %25 = arith.fptoui %arg3 : f32 to i8
    %26 = arith.fptoui %arg4 {k} : tensor<?x3xbf16> to tensor<?x3xi32>
    %27 = arith.fptosi %arg3 : f32 to i8
    %28 = arith.fptosi %arg4 {k} : tensor<?x3xbf16> to tensor<?x3xi32>
    %29 = arith.index_cast %arg0 : i32 to index
    %30 = arith.index_cast %arg1 : index to i5
    %31 = arith.index_cast %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xindex>
    %32 = arith.index_cast %arg7 : memref<2x?xi64> to memref<2x?xindex>
    %33 = arith.index_castui %arg0 : i32 to index
    %34 = arith.index_castui %arg1 : index to i5
    %35 = arith.index_castui %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xindex>
    %36 = arith.index_castui %arg7 : memref<2x?xi64> to memref<2x?xindex>
    %37 = arith.bitcast %arg0 : i32 to f32
    %38 = arith.bitcast %arg4 {k} : tensor<?x3xbf16> to tensor<?x3xi16>
    %39 = arith.bitcast %arg7 : memref<2x?xi64> to memref<2x?xf64>
    %40 = arith.select %arg5, %arg3, %arg3 : f32
    %41 = arith.select %arg5, %arg2, %arg2 {k} : vector<4x[2]xi8>
    %42 = arith.select %arg6, %arg2, %arg2 : vector<4x[2]xi1>, vector<4x[2]xi8>
    %43 = arith.select %arg5, %arg7, %arg7 : memref<2x?xi64>
    %44 = arith.cmpf false, %arg3, %arg3 : f32
    %45 = arith.cmpf oeq, %arg3, %arg3 : f32
    %46 = arith.cmpf ogt, %arg3, %arg3 : f32
    %47 = arith.cmpf oge, %arg3, %arg3 : f32
    %48 = arith.cmpf olt, %arg3, %arg3 : f32
    %49 = arith.cmpf ole, %arg3, %arg3 : f32
    %50 = arith.cmpf one, %arg3, %arg3 : f32
    %51 = arith.cmpf ord, %arg3, %arg3 : f32
    %52 = arith.cmpf ueq, %arg3, %arg3 : f32
    %53 = arith.cmpf ugt, %arg3, %arg3 : f32
    %54 = arith.cmpf uge, %arg3, %arg3 : f32
    %55 = arith.cmpf ult, %arg3, %arg3 : f32
    %56 = arith.cmpf ule, %arg3, %arg3 : f32
    %57 = arith.cmpf une, %arg3, %arg3 : f32
    %58 = arith.cmpf uno, %arg3, %arg3 : f32
    %59 = arith.cmpf true, %arg3, %arg3 : f32
    %60 = arith.cmpf true, %arg4, %arg4 fastmath<nnan> {k} : tensor<?x3xbf16>
    %61 = arith.cmpi eq, %arg1, %arg1 : index
    %62 = arith.cmpi ne, %arg1, %arg1 : index
    %63 = arith.cmpi slt, %arg1, %arg1 : index
    %64 = arith.cmpi sle, %arg1, %arg1 : index
    %65 = arith.cmpi sgt, %arg1, %arg1 : index
    %66 = arith.cmpi sge, %arg1, %arg1 : index
    %67 = arith.cmpi ult, %arg1, %arg1 : index
    %68 = arith.cmpi ule, %arg1, %arg1 : index
    %69 = arith.cmpi ugt, %arg1, %arg1 : index
    %70 = arith.cmpi uge, %arg1, %arg1 : index
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, index, vector<4x[2]xi8>, f32, tensor<?x3xbf16>, i1, vector<4x[2]xi1>, memref<2x?xi64>, tensor<*xi16>) -> (), sym_name = "f"}> ({
  ^bb0(%arg9: i32, %arg10: index, %arg11: vector<4x[2]xi8>, %arg12: f32, %arg13: tensor<?x3xbf16>, %arg14: i1, %arg15: vector<4x[2]xi1>, %arg16: memref<2x?xi64>, %arg17: tensor<*xi16>):
    %78:2 = "arith.addui_extended"(%arg9, %arg9) : (i32, i32) -> (i32, i1)
    %79:2 = "arith.addui_extended"(%arg11, %arg11) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> (vector<4x[2]xi8>, vector<4x[2]xi1>)
    %80:2 = "arith.mulsi_extended"(%arg10, %arg10) : (index, index) -> (index, index)
    %81:2 = "arith.mulsi_extended"(%arg11, %arg11) {k = 1 : i64} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> (vector<4x[2]xi8>, vector<4x[2]xi8>)
    %82:2 = "arith.mului_extended"(%arg10, %arg10) : (index, index) -> (index, index)
    %83:2 = "arith.mului_extended"(%arg11, %arg11) {k = 1 : i64} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> (vector<4x[2]xi8>, vector<4x[2]xi8>)
    %84 = "arith.extui"(%arg9) : (i32) -> i64
    %85 = "arith.extui"(%arg11) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi17>
    %86 = "arith.extsi"(%arg9) : (i32) -> i64
    %87 = "arith.extsi"(%arg11) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi17>
    %88 = "arith.extf"(%arg12) : (f32) -> f64
    %89 = "arith.extf"(%arg13) <{fastmath = #arith.fastmath<nnan,nsz>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xf32>
    %90 = "arith.extf"(%arg12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f128
    %91 = "arith.trunci"(%arg9) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i1
    %92 = "arith.trunci"(%arg11) <{overflowFlags = #arith.overflow<nsw, nuw>}> {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi7>
    %93 = "arith.trunci"(%arg9) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    %94 = "arith.truncf"(%arg12) : (f32) -> f16
    %95 = "arith.truncf"(%arg12) <{roundingmode = 0 : i32}> : (f32) -> f16
    %96 = "arith.truncf"(%arg12) <{roundingmode = 1 : i32}> : (f32) -> f16
    %97 = "arith.truncf"(%arg12) <{roundingmode = 2 : i32}> : (f32) -> f16
    %98 = "arith.truncf"(%arg12) <{roundingmode = 3 : i32}> : (f32) -> f16
    %99 = "arith.truncf"(%arg12) <{roundingmode = 4 : i32}> : (f32) -> f16
    %100 = "arith.truncf"(%arg13) <{fastmath = #arith.fastmath<fast>, roundingmode = 2 : i32}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xf8E5M2>
    %101 = "arith.constant"() <{value = 1.000000e+00 : f8E8M0FNU}> : () -> f8E8M0FNU
    %102 = "arith.scaling_extf"(%arg12, %101) : (f32, f8E8M0FNU) -> f64
    %103 = "arith.scaling_extf"(%arg12, %101) <{fastmath = #arith.fastmath<contract>}> {k} : (f32, f8E8M0FNU) -> f64
    %104 = "arith.scaling_truncf"(%arg12, %101) : (f32, f8E8M0FNU) -> f4E2M1FN
    %105 = "arith.scaling_truncf"(%arg12, %101) <{fastmath = #arith.fastmath<arcp,afn>, roundingmode = 1 : i32}> {k} : (f32, f8E8M0FNU) -> f8E4M3FN
    %106 = "arith.uitofp"(%arg9) : (i32) -> f16
    %107 = "arith.uitofp"(%arg11) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xf32>
    %108 = "arith.sitofp"(%arg9) : (i32) -> f16
    %109 = "arith.sitofp"(%arg11) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xf32>
    %110 = "arith.fptoui"(%arg12) : (f32) -> i8
    %111 = "arith.fptoui"(%arg13) {k} : (tensor<?x3xbf16>) -> tensor<?x3xi32>
    %112 = "arith.fptosi"(%arg12) : (f32) -> i8
    %113 = "arith.fptosi"(%arg13) {k} : (tensor<?x3xbf16>) -> tensor<?x3xi32>
    %114 = "arith.index_cast"(%arg9) : (i32) -> index
    %115 = "arith.index_cast"(%arg10) : (index) -> i5
    %116 = "arith.index_cast"(%arg11) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xindex>
    %117 = "arith.index_cast"(%arg16) : (memref<2x?xi64>) -> memref<2x?xindex>
    %118 = "arith.index_castui"(%arg9) : (i32) -> index
    %119 = "arith.index_castui"(%arg10) : (index) -> i5
    %120 = "arith.index_castui"(%arg11) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xindex>
    %121 = "arith.index_castui"(%arg16) : (memref<2x?xi64>) -> memref<2x?xindex>
    %122 = "arith.bitcast"(%arg9) : (i32) -> f32
    %123 = "arith.bitcast"(%arg13) {k} : (tensor<?x3xbf16>) -> tensor<?x3xi16>
    %124 = "arith.bitcast"(%arg16) : (memref<2x?xi64>) -> memref<2x?xf64>
    %125 = "arith.select"(%arg14, %arg12, %arg12) : (i1, f32, f32) -> f32
    %126 = "arith.select"(%arg14, %arg11, %arg11) {k} : (i1, vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %127 = "arith.select"(%arg15, %arg11, %arg11) : (vector<4x[2]xi1>, vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %128 = "arith.select"(%arg14, %arg16, %arg16) : (i1, memref<2x?xi64>, memref<2x?xi64>) -> memref<2x?xi64>
    %129 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
    %130 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %131 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
    %132 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
    %133 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %134 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f32, f32) -> i1
    %135 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
    %136 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
    %137 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f32, f32) -> i1
    %138 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
    %139 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f32, f32) -> i1
    %140 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
    %141 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
    %142 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %143 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %144 = "arith.cmpf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
    %145 = "arith.cmpf"(%arg13, %arg13) <{fastmath = #arith.fastmath<nnan>, predicate = 15 : i64}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %146 = "arith.cmpi"(%arg10, %arg10) <{predicate = 0 : i64}> : (index, index) -> i1
    %147 = "arith.cmpi"(%arg10, %arg10) <{predicate = 1 : i64}> : (index, index) -> i1
    %148 = "arith.cmpi"(%arg10, %arg10) <{predicate = 2 : i64}> : (index, index) -> i1
    %149 = "arith.cmpi"(%arg10, %arg10) <{predicate = 3 : i64}> : (index, index) -> i1
    %150 = "arith.cmpi"(%arg10, %arg10) <{predicate = 4 : i64}> : (index, index) -> i1
    %151 = "arith.cmpi"(%arg10, %arg10) <{predicate = 5 : i64}> : (index, index) -> i1
    %152 = "arith.cmpi"(%arg10, %arg10) <{predicate = 6 : i64}> : (index, index) -> i1
    %153 = "arith.cmpi"(%arg10, %arg10) <{predicate = 7 : i64}> : (index, index) -> i1
    %154 = "arith.cmpi"(%arg10, %arg10) <{predicate = 8 : i64}> : (index, index) -> i1
    %155 = "arith.cmpi"(%arg10, %arg10) <{predicate = 9 : i64}> : (index, index) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, index, vector<4x[2]xi8>, f32, tensor<?x3xbf16>, i1, vector<4x[2]xi1>, memref<2x?xi64>, tensor<*xi16>) -> (), sym_name = "generic_f"}> ({
  ^bb0(%arg0: i32, %arg1: index, %arg2: vector<4x[2]xi8>, %arg3: f32, %arg4: tensor<?x3xbf16>, %arg5: i1, %arg6: vector<4x[2]xi1>, %arg7: memref<2x?xi64>, %arg8: tensor<*xi16>):
    %0:2 = "arith.addui_extended"(%arg0, %arg0) : (i32, i32) -> (i32, i1)
    %1:2 = "arith.addui_extended"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> (vector<4x[2]xi8>, vector<4x[2]xi1>)
    %2:2 = "arith.mulsi_extended"(%arg1, %arg1) : (index, index) -> (index, index)
    %3:2 = "arith.mulsi_extended"(%arg2, %arg2) {k = 1 : i64} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> (vector<4x[2]xi8>, vector<4x[2]xi8>)
    %4:2 = "arith.mului_extended"(%arg1, %arg1) : (index, index) -> (index, index)
    %5:2 = "arith.mului_extended"(%arg2, %arg2) {k = 1 : i64} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> (vector<4x[2]xi8>, vector<4x[2]xi8>)
    %6 = "arith.extui"(%arg0) : (i32) -> i64
    %7 = "arith.extui"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi17>
    %8 = "arith.extsi"(%arg0) : (i32) -> i64
    %9 = "arith.extsi"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi17>
    %10 = "arith.extf"(%arg3) : (f32) -> f64
    %11 = "arith.extf"(%arg4) <{fastmath = #arith.fastmath<nnan,nsz>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xf32>
    %12 = "arith.extf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f128
    %13 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i1
    %14 = "arith.trunci"(%arg2) <{overflowFlags = #arith.overflow<nsw, nuw>}> {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi7>
    %15 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    %16 = "arith.truncf"(%arg3) : (f32) -> f16
    %17 = "arith.truncf"(%arg3) <{roundingmode = 0 : i32}> : (f32) -> f16
    %18 = "arith.truncf"(%arg3) <{roundingmode = 1 : i32}> : (f32) -> f16
    %19 = "arith.truncf"(%arg3) <{roundingmode = 2 : i32}> : (f32) -> f16
    %20 = "arith.truncf"(%arg3) <{roundingmode = 3 : i32}> : (f32) -> f16
    %21 = "arith.truncf"(%arg3) <{roundingmode = 4 : i32}> : (f32) -> f16
    %22 = "arith.truncf"(%arg4) <{fastmath = #arith.fastmath<fast>, roundingmode = 2 : i32}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xf8E5M2>
    %23 = "arith.constant"() <{value = 1.000000e+00 : f8E8M0FNU}> : () -> f8E8M0FNU
    %24 = "arith.scaling_extf"(%arg3, %23) : (f32, f8E8M0FNU) -> f64
    %25 = "arith.scaling_extf"(%arg3, %23) <{fastmath = #arith.fastmath<contract>}> {k} : (f32, f8E8M0FNU) -> f64
    %26 = "arith.scaling_truncf"(%arg3, %23) : (f32, f8E8M0FNU) -> f4E2M1FN
    %27 = "arith.scaling_truncf"(%arg3, %23) <{fastmath = #arith.fastmath<arcp,afn>, roundingmode = 1 : i32}> {k} : (f32, f8E8M0FNU) -> f8E4M3FN
    %28 = "arith.uitofp"(%arg0) : (i32) -> f16
    %29 = "arith.uitofp"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xf32>
    %30 = "arith.sitofp"(%arg0) : (i32) -> f16
    %31 = "arith.sitofp"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xf32>
    %32 = "arith.fptoui"(%arg3) : (f32) -> i8
    %33 = "arith.fptoui"(%arg4) {k} : (tensor<?x3xbf16>) -> tensor<?x3xi32>
    %34 = "arith.fptosi"(%arg3) : (f32) -> i8
    %35 = "arith.fptosi"(%arg4) {k} : (tensor<?x3xbf16>) -> tensor<?x3xi32>
    %36 = "arith.index_cast"(%arg0) : (i32) -> index
    %37 = "arith.index_cast"(%arg1) : (index) -> i5
    %38 = "arith.index_cast"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xindex>
    %39 = "arith.index_cast"(%arg7) : (memref<2x?xi64>) -> memref<2x?xindex>
    %40 = "arith.index_castui"(%arg0) : (i32) -> index
    %41 = "arith.index_castui"(%arg1) : (index) -> i5
    %42 = "arith.index_castui"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xindex>
    %43 = "arith.index_castui"(%arg7) : (memref<2x?xi64>) -> memref<2x?xindex>
    %44 = "arith.bitcast"(%arg0) : (i32) -> f32
    %45 = "arith.bitcast"(%arg4) {k} : (tensor<?x3xbf16>) -> tensor<?x3xi16>
    %46 = "arith.bitcast"(%arg7) : (memref<2x?xi64>) -> memref<2x?xf64>
    %47 = "arith.select"(%arg5, %arg3, %arg3) : (i1, f32, f32) -> f32
    %48 = "arith.select"(%arg5, %arg2, %arg2) {k} : (i1, vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %49 = "arith.select"(%arg6, %arg2, %arg2) : (vector<4x[2]xi1>, vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %50 = "arith.select"(%arg5, %arg7, %arg7) : (i1, memref<2x?xi64>, memref<2x?xi64>) -> memref<2x?xi64>
    %51 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
    %52 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %53 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
    %54 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
    %55 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %56 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f32, f32) -> i1
    %57 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
    %58 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
    %59 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f32, f32) -> i1
    %60 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
    %61 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f32, f32) -> i1
    %62 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
    %63 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
    %64 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %65 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %66 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
    %67 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<nnan>, predicate = 15 : i64}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %68 = "arith.cmpi"(%arg1, %arg1) <{predicate = 0 : i64}> : (index, index) -> i1
    %69 = "arith.cmpi"(%arg1, %arg1) <{predicate = 1 : i64}> : (index, index) -> i1
    %70 = "arith.cmpi"(%arg1, %arg1) <{predicate = 2 : i64}> : (index, index) -> i1
    %71 = "arith.cmpi"(%arg1, %arg1) <{predicate = 3 : i64}> : (index, index) -> i1
    %72 = "arith.cmpi"(%arg1, %arg1) <{predicate = 4 : i64}> : (index, index) -> i1
    %73 = "arith.cmpi"(%arg1, %arg1) <{predicate = 5 : i64}> : (index, index) -> i1
    %74 = "arith.cmpi"(%arg1, %arg1) <{predicate = 6 : i64}> : (index, index) -> i1
    %75 = "arith.cmpi"(%arg1, %arg1) <{predicate = 7 : i64}> : (index, index) -> i1
    %76 = "arith.cmpi"(%arg1, %arg1) <{predicate = 8 : i64}> : (index, index) -> i1
    %77 = "arith.cmpi"(%arg1, %arg1) <{predicate = 9 : i64}> : (index, index) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @f(%arg0: i32 loc("<stdin>":2:14), %arg1: index loc("<stdin>":2:23), %arg2: vector<4x[2]xi8> loc("<stdin>":2:34), %arg3: f32 loc("<stdin>":2:56), %arg4: tensor<?x3xbf16> loc("<stdin>":2:65), %arg5: i1 loc("<stdin>":2:87), %arg6: vector<4x[2]xi1> loc("<stdin>":2:95), %arg7: memref<2x?xi64> loc("<stdin>":2:117), %arg8: tensor<*xi16> loc("<stdin>":2:138)) {
    %sum, %overflow = arith.addui_extended %arg0, %arg0 : i32, i1 loc("<stdin>":3:10)
    %sum_0, %overflow_1 = arith.addui_extended %arg2, %arg2 {k} : vector<4x[2]xi8>, vector<4x[2]xi1> loc("<stdin>":4:10)
    %low, %high = arith.mulsi_extended %arg1, %arg1 : index loc("<stdin>":5:10)
    %low_2, %high_3 = arith.mulsi_extended %arg2, %arg2 {k = 1 : i64} : vector<4x[2]xi8> loc("<stdin>":6:10)
    %low_4, %high_5 = arith.mului_extended %arg1, %arg1 : index loc("<stdin>":7:10)
    %low_6, %high_7 = arith.mului_extended %arg2, %arg2 {k = 1 : i64} : vector<4x[2]xi8> loc("<stdin>":8:10)
    %0 = arith.extui %arg0 : i32 to i64 loc("<stdin>":9:8)
    %1 = arith.extui %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xi17> loc("<stdin>":10:8)
    %2 = arith.extsi %arg0 : i32 to i64 loc("<stdin>":11:8)
    %3 = arith.extsi %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xi17> loc("<stdin>":12:8)
    %4 = arith.extf %arg3 : f32 to f64 loc("<stdin>":13:9)
    %5 = arith.extf %arg4 fastmath<nnan,nsz> {k} : tensor<?x3xbf16> to tensor<?x3xf32> loc("<stdin>":14:9)
    %6 = arith.extf %arg3 fastmath<none> : f32 to f128 loc("<stdin>":15:9)
    %7 = arith.trunci %arg0 : i32 to i1 loc("<stdin>":16:9)
    %8 = arith.trunci %arg2 overflow<nsw, nuw> {k} : vector<4x[2]xi8> to vector<4x[2]xi7> loc("<stdin>":17:9)
    %9 = arith.trunci %arg0 : i32 to i8 loc("<stdin>":18:9)
    %10 = arith.truncf %arg3 : f32 to f16 loc("<stdin>":19:9)
    %11 = arith.truncf %arg3 to_nearest_even : f32 to f16 loc("<stdin>":20:9)
    %12 = arith.truncf %arg3 downward : f32 to f16 loc("<stdin>":21:9)
    %13 = arith.truncf %arg3 upward : f32 to f16 loc("<stdin>":22:9)
    %14 = arith.truncf %arg3 toward_zero : f32 to f16 loc("<stdin>":23:9)
    %15 = arith.truncf %arg3 to_nearest_away : f32 to f16 loc("<stdin>":24:9)
    %16 = arith.truncf %arg4 upward fastmath<fast> {k} : tensor<?x3xbf16> to tensor<?x3xf8E5M2> loc("<stdin>":25:9)
    %cst = arith.constant 1.000000e+00 : f8E8M0FNU loc("<stdin>":26:9)
    %17 = arith.scaling_extf %arg3, %cst : f32, f8E8M0FNU to f64 loc("<stdin>":27:9)
    %18 = arith.scaling_extf %arg3, %cst fastmath<contract> {k} : f32, f8E8M0FNU to f64 loc("<stdin>":28:9)
    %19 = arith.scaling_truncf %arg3, %cst : f32, f8E8M0FNU to f4E2M1FN loc("<stdin>":29:9)
    %20 = arith.scaling_truncf %arg3, %cst downward fastmath<arcp,afn> {k} : f32, f8E8M0FNU to f8E4M3FN loc("<stdin>":30:9)
    %21 = arith.uitofp %arg0 : i32 to f16 loc("<stdin>":31:9)
    %22 = arith.uitofp %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xf32> loc("<stdin>":32:9)
    %23 = arith.sitofp %arg0 : i32 to f16 loc("<stdin>":33:9)
    %24 = arith.sitofp %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xf32> loc("<stdin>":34:9)
    %25 = arith.fptoui %arg3 : f32 to i8 loc("<stdin>":35:9)
    %26 = arith.fptoui %arg4 {k} : tensor<?x3xbf16> to tensor<?x3xi32> loc("<stdin>":36:9)
    %27 = arith.fptosi %arg3 : f32 to i8 loc("<stdin>":37:9)
    %28 = arith.fptosi %arg4 {k} : tensor<?x3xbf16> to tensor<?x3xi32> loc("<stdin>":38:9)
    %29 = arith.index_cast %arg0 : i32 to index loc("<stdin>":39:9)
    %30 = arith.index_cast %arg1 : index to i5 loc("<stdin>":40:9)
    %31 = arith.index_cast %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xindex> loc("<stdin>":41:9)
    %32 = arith.index_cast %arg7 : memref<2x?xi64> to memref<2x?xindex> loc("<stdin>":42:9)
    %33 = arith.index_castui %arg0 : i32 to index loc("<stdin>":43:9)
    %34 = arith.index_castui %arg1 : index to i5 loc("<stdin>":44:9)
    %35 = arith.index_castui %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xindex> loc("<stdin>":45:9)
    %36 = arith.index_castui %arg7 : memref<2x?xi64> to memref<2x?xindex> loc("<stdin>":46:9)
    %37 = arith.bitcast %arg0 : i32 to f32 loc("<stdin>":47:9)
    %38 = arith.bitcast %arg4 {k} : tensor<?x3xbf16> to tensor<?x3xi16> loc("<stdin>":48:9)
    %39 = arith.bitcast %arg7 : memref<2x?xi64> to memref<2x?xf64> loc("<stdin>":49:9)
    %40 = arith.select %arg5, %arg3, %arg3 : f32 loc("<stdin>":50:9)
    %41 = arith.select %arg5, %arg2, %arg2 {k} : vector<4x[2]xi8> loc("<stdin>":51:9)
    %42 = arith.select %arg6, %arg2, %arg2 : vector<4x[2]xi1>, vector<4x[2]xi8> loc("<stdin>":52:9)
    %43 = arith.select %arg5, %arg7, %arg7 : memref<2x?xi64> loc("<stdin>":53:9)
    %44 = arith.cmpf false, %arg3, %arg3 : f32 loc("<stdin>":54:9)
    %45 = arith.cmpf oeq, %arg3, %arg3 : f32 loc("<stdin>":55:9)
    %46 = arith.cmpf ogt, %arg3, %arg3 : f32 loc("<stdin>":56:9)
    %47 = arith.cmpf oge, %arg3, %arg3 : f32 loc("<stdin>":57:9)
    %48 = arith.cmpf olt, %arg3, %arg3 : f32 loc("<stdin>":58:9)
    %49 = arith.cmpf ole, %arg3, %arg3 : f32 loc("<stdin>":59:9)
    %50 = arith.cmpf one, %arg3, %arg3 : f32 loc("<stdin>":60:9)
    %51 = arith.cmpf ord, %arg3, %arg3 : f32 loc("<stdin>":61:9)
    %52 = arith.cmpf ueq, %arg3, %arg3 : f32 loc("<stdin>":62:9)
    %53 = arith.cmpf ugt, %arg3, %arg3 : f32 loc("<stdin>":63:9)
    %54 = arith.cmpf uge, %arg3, %arg3 : f32 loc("<stdin>":64:9)
    %55 = arith.cmpf ult, %arg3, %arg3 : f32 loc("<stdin>":65:9)
    %56 = arith.cmpf ule, %arg3, %arg3 : f32 loc("<stdin>":66:9)
    %57 = arith.cmpf une, %arg3, %arg3 : f32 loc("<stdin>":67:9)
    %58 = arith.cmpf uno, %arg3, %arg3 : f32 loc("<stdin>":68:9)
    %59 = arith.cmpf true, %arg3, %arg3 : f32 loc("<stdin>":69:9)
    %60 = arith.cmpf true, %arg4, %arg4 fastmath<nnan> {k} : tensor<?x3xbf16> loc("<stdin>":70:9)
    %61 = arith.cmpi eq, %arg1, %arg1 : index loc("<stdin>":71:9)
    %62 = arith.cmpi ne, %arg1, %arg1 : index loc("<stdin>":72:9)
    %63 = arith.cmpi slt, %arg1, %arg1 : index loc("<stdin>":73:9)
    %64 = arith.cmpi sle, %arg1, %arg1 : index loc("<stdin>":74:9)
    %65 = arith.cmpi sgt, %arg1, %arg1 : index loc("<stdin>":75:9)
    %66 = arith.cmpi sge, %arg1, %arg1 : index loc("<stdin>":76:9)
    %67 = arith.cmpi ult, %arg1, %arg1 : index loc("<stdin>":77:9)
    %68 = arith.cmpi ule, %arg1, %arg1 : index loc("<stdin>":78:9)
    %69 = arith.cmpi ugt, %arg1, %arg1 : index loc("<stdin>":79:9)
    %70 = arith.cmpi uge, %arg1, %arg1 : index loc("<stdin>":80:9)
    return loc("<stdin>":81:3)
  } loc("<stdin>":2:1)
  func.func @generic_f(%arg0: i32 loc("<stdin>":86:6), %arg1: index loc("<stdin>":86:18), %arg2: vector<4x[2]xi8> loc("<stdin>":86:32), %arg3: f32 loc("<stdin>":86:57), %arg4: tensor<?x3xbf16> loc("<stdin>":86:69), %arg5: i1 loc("<stdin>":86:94), %arg6: vector<4x[2]xi1> loc("<stdin>":86:105), %arg7: memref<2x?xi64> loc("<stdin>":86:130), %arg8: tensor<*xi16> loc("<stdin>":86:154)) {
    %sum, %overflow = arith.addui_extended %arg0, %arg0 : i32, i1 loc("<stdin>":87:10)
    %sum_0, %overflow_1 = arith.addui_extended %arg2, %arg2 {k} : vector<4x[2]xi8>, vector<4x[2]xi1> loc("<stdin>":88:10)
    %low, %high = arith.mulsi_extended %arg1, %arg1 : index loc("<stdin>":89:10)
    %low_2, %high_3 = arith.mulsi_extended %arg2, %arg2 {k = 1 : i64} : vector<4x[2]xi8> loc("<stdin>":90:10)
    %low_4, %high_5 = arith.mului_extended %arg1, %arg1 : index loc("<stdin>":91:10)
    %low_6, %high_7 = arith.mului_extended %arg2, %arg2 {k = 1 : i64} : vector<4x[2]xi8> loc("<stdin>":92:10)
    %0 = arith.extui %arg0 : i32 to i64 loc("<stdin>":93:8)
    %1 = arith.extui %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xi17> loc("<stdin>":94:8)
    %2 = arith.extsi %arg0 : i32 to i64 loc("<stdin>":95:8)
    %3 = arith.extsi %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xi17> loc("<stdin>":96:8)
    %4 = arith.extf %arg3 : f32 to f64 loc("<stdin>":97:9)
    %5 = arith.extf %arg4 fastmath<nnan,nsz> {k} : tensor<?x3xbf16> to tensor<?x3xf32> loc("<stdin>":98:9)
    %6 = arith.extf %arg3 fastmath<none> : f32 to f128 loc("<stdin>":99:9)
    %7 = arith.trunci %arg0 : i32 to i1 loc("<stdin>":100:9)
    %8 = arith.trunci %arg2 overflow<nsw, nuw> {k} : vector<4x[2]xi8> to vector<4x[2]xi7> loc("<stdin>":101:9)
    %9 = arith.trunci %arg0 : i32 to i8 loc("<stdin>":102:9)
    %10 = arith.truncf %arg3 : f32 to f16 loc("<stdin>":103:9)
    %11 = arith.truncf %arg3 to_nearest_even : f32 to f16 loc("<stdin>":104:9)
    %12 = arith.truncf %arg3 downward : f32 to f16 loc("<stdin>":105:9)
    %13 = arith.truncf %arg3 upward : f32 to f16 loc("<stdin>":106:9)
    %14 = arith.truncf %arg3 toward_zero : f32 to f16 loc("<stdin>":107:9)
    %15 = arith.truncf %arg3 to_nearest_away : f32 to f16 loc("<stdin>":108:9)
    %16 = arith.truncf %arg4 upward fastmath<fast> {k} : tensor<?x3xbf16> to tensor<?x3xf8E5M2> loc("<stdin>":109:9)
    %cst = arith.constant 1.000000e+00 : f8E8M0FNU loc("<stdin>":110:9)
    %17 = arith.scaling_extf %arg3, %cst : f32, f8E8M0FNU to f64 loc("<stdin>":111:9)
    %18 = arith.scaling_extf %arg3, %cst fastmath<contract> {k} : f32, f8E8M0FNU to f64 loc("<stdin>":112:9)
    %19 = arith.scaling_truncf %arg3, %cst : f32, f8E8M0FNU to f4E2M1FN loc("<stdin>":113:9)
    %20 = arith.scaling_truncf %arg3, %cst downward fastmath<arcp,afn> {k} : f32, f8E8M0FNU to f8E4M3FN loc("<stdin>":114:9)
    %21 = arith.uitofp %arg0 : i32 to f16 loc("<stdin>":115:9)
    %22 = arith.uitofp %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xf32> loc("<stdin>":116:9)
    %23 = arith.sitofp %arg0 : i32 to f16 loc("<stdin>":117:9)
    %24 = arith.sitofp %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xf32> loc("<stdin>":118:9)
    %25 = arith.fptoui %arg3 : f32 to i8 loc("<stdin>":119:9)
    %26 = arith.fptoui %arg4 {k} : tensor<?x3xbf16> to tensor<?x3xi32> loc("<stdin>":120:9)
    %27 = arith.fptosi %arg3 : f32 to i8 loc("<stdin>":121:9)
    %28 = arith.fptosi %arg4 {k} : tensor<?x3xbf16> to tensor<?x3xi32> loc("<stdin>":122:9)
    %29 = arith.index_cast %arg0 : i32 to index loc("<stdin>":123:9)
    %30 = arith.index_cast %arg1 : index to i5 loc("<stdin>":124:9)
    %31 = arith.index_cast %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xindex> loc("<stdin>":125:9)
    %32 = arith.index_cast %arg7 : memref<2x?xi64> to memref<2x?xindex> loc("<stdin>":126:9)
    %33 = arith.index_castui %arg0 : i32 to index loc("<stdin>":127:9)
    %34 = arith.index_castui %arg1 : index to i5 loc("<stdin>":128:9)
    %35 = arith.index_castui %arg2 {k} : vector<4x[2]xi8> to vector<4x[2]xindex> loc("<stdin>":129:9)
    %36 = arith.index_castui %arg7 : memref<2x?xi64> to memref<2x?xindex> loc("<stdin>":130:9)
    %37 = arith.bitcast %arg0 : i32 to f32 loc("<stdin>":131:9)
    %38 = arith.bitcast %arg4 {k} : tensor<?x3xbf16> to tensor<?x3xi16> loc("<stdin>":132:9)
    %39 = arith.bitcast %arg7 : memref<2x?xi64> to memref<2x?xf64> loc("<stdin>":133:9)
    %40 = arith.select %arg5, %arg3, %arg3 : f32 loc("<stdin>":134:9)
    %41 = arith.select %arg5, %arg2, %arg2 {k} : vector<4x[2]xi8> loc("<stdin>":135:9)
    %42 = arith.select %arg6, %arg2, %arg2 : vector<4x[2]xi1>, vector<4x[2]xi8> loc("<stdin>":136:9)
    %43 = arith.select %arg5, %arg7, %arg7 : memref<2x?xi64> loc("<stdin>":137:9)
    %44 = arith.cmpf false, %arg3, %arg3 : f32 loc("<stdin>":138:9)
    %45 = arith.cmpf oeq, %arg3, %arg3 : f32 loc("<stdin>":139:9)
    %46 = arith.cmpf ogt, %arg3, %arg3 : f32 loc("<stdin>":140:9)
    %47 = arith.cmpf oge, %arg3, %arg3 : f32 loc("<stdin>":141:9)
    %48 = arith.cmpf olt, %arg3, %arg3 : f32 loc("<stdin>":142:9)
    %49 = arith.cmpf ole, %arg3, %arg3 : f32 loc("<stdin>":143:9)
    %50 = arith.cmpf one, %arg3, %arg3 : f32 loc("<stdin>":144:9)
    %51 = arith.cmpf ord, %arg3, %arg3 : f32 loc("<stdin>":145:9)
    %52 = arith.cmpf ueq, %arg3, %arg3 : f32 loc("<stdin>":146:9)
    %53 = arith.cmpf ugt, %arg3, %arg3 : f32 loc("<stdin>":147:9)
    %54 = arith.cmpf uge, %arg3, %arg3 : f32 loc("<stdin>":148:9)
    %55 = arith.cmpf ult, %arg3, %arg3 : f32 loc("<stdin>":149:9)
    %56 = arith.cmpf ule, %arg3, %arg3 : f32 loc("<stdin>":150:9)
    %57 = arith.cmpf une, %arg3, %arg3 : f32 loc("<stdin>":151:9)
    %58 = arith.cmpf uno, %arg3, %arg3 : f32 loc("<stdin>":152:9)
    %59 = arith.cmpf true, %arg3, %arg3 : f32 loc("<stdin>":153:9)
    %60 = arith.cmpf true, %arg4, %arg4 fastmath<nnan> {k} : tensor<?x3xbf16> loc("<stdin>":154:9)
    %61 = arith.cmpi eq, %arg1, %arg1 : index loc("<stdin>":155:9)
    %62 = arith.cmpi ne, %arg1, %arg1 : index loc("<stdin>":156:9)
    %63 = arith.cmpi slt, %arg1, %arg1 : index loc("<stdin>":157:9)
    %64 = arith.cmpi sle, %arg1, %arg1 : index loc("<stdin>":158:9)
    %65 = arith.cmpi sgt, %arg1, %arg1 : index loc("<stdin>":159:9)
    %66 = arith.cmpi sge, %arg1, %arg1 : index loc("<stdin>":160:9)
    %67 = arith.cmpi ult, %arg1, %arg1 : index loc("<stdin>":161:9)
    %68 = arith.cmpi ule, %arg1, %arg1 : index loc("<stdin>":162:9)
    %69 = arith.cmpi ugt, %arg1, %arg1 : index loc("<stdin>":163:9)
    %70 = arith.cmpi uge, %arg1, %arg1 : index loc("<stdin>":164:9)
    return loc("<stdin>":165:3)
  } loc("<stdin>":85:1)
} loc("<stdin>":0:0)
