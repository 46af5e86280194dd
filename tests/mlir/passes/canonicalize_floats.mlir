// Folds of floats: conversions there and back, numbers that are none, comparisons.
func.func @floats_0(%x: f32, %h: f16, %d: f64, %b: bf16, %i: i32) -> (f32, f32, f32, f32, f16, f32, f64, f16, bf16, f32, f16, f32) {
  %nan = arith.constant 0x7FC00000 : f32
  %zero = arith.constant 0.0 : f32
  %mzero = arith.constant -0.0 : f32
  %0 = arith.maximumf %nan, %x : f32
  %1 = arith.minimumf %x, %nan : f32
  %2 = arith.maxnumf %x, %nan : f32
  %3 = arith.minnumf %nan, %x : f32
  %e = arith.extf %h : f16 to f32
  %4 = arith.truncf %e : f32 to f16
  %5 = arith.extf %h : f16 to f32
  %e2 = arith.extf %e : f32 to f64
  %6 = arith.addf %e2, %d : f64
  %7 = arith.truncf %e2 : f64 to f16
  %eb = arith.extf %b : bf16 to f32
  %8 = arith.truncf %eb : f32 to bf16
  %9 = arith.truncf %e2 : f64 to f32
  %10 = arith.truncf %eb : f32 to f16
  %11 = arith.truncf %d : f64 to f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : f32, f32, f32, f32, f16, f32, f64, f16, bf16, f32, f16, f32
}
func.func @small_0(%a: f8E4M3FN, %b: f8E5M2, %c: f8E8M0FNU, %t: tf32) -> (f8E4M3FN, f16, f8E5M2, f8E4M3FN, f16, bf16, f32, f16, f8E8M0FNU) {
  %0 = arith.extf %a : f8E4M3FN to f32
  %1 = arith.truncf %0 : f32 to f8E4M3FN
  %2 = arith.truncf %0 : f32 to f16
  %3 = arith.truncf %0 : f32 to f8E5M2
  %4 = arith.extf %b : f8E5M2 to f16
  %5 = arith.truncf %4 : f16 to f8E4M3FN
  %6 = arith.extf %b : f8E5M2 to f32
  %7 = arith.truncf %6 : f32 to f16
  %8 = arith.truncf %6 : f32 to bf16
  %9 = arith.extf %t : tf32 to f32
  %11 = arith.truncf %9 : f32 to f16
  %12 = arith.extf %c : f8E8M0FNU to f32
  %13 = arith.truncf %12 : f32 to f8E8M0FNU
  return %1, %2, %3, %5, %7, %8, %9, %11, %13 : f8E4M3FN, f16, f8E5M2, f8E4M3FN, f16, bf16, f32, f16, f8E8M0FNU
}
func.func @to_integers_1() -> (i8, i8, i8, i32, i64, i1, i16, i8, i32, i32, index) {
  %a = arith.constant 1.5 : f32
  %b = arith.constant -1.5 : f32
  %c = arith.constant 300.0 : f32
  %d = arith.constant 0x7FC00000 : f32
  %e = arith.constant 0x7F800000 : f32
  %f = arith.constant 3.0e9 : f64
  %0 = arith.fptosi %a : f32 to i8
  %1 = arith.fptosi %b : f32 to i8
  %2 = arith.fptosi %c : f32 to i8
  %3 = arith.fptosi %d : f32 to i32
  %4 = arith.fptoui %f : f64 to i64
  %5 = arith.fptoui %b : f32 to i1
  %6 = arith.fptoui %c : f32 to i16
  %7 = arith.fptoui %c : f32 to i8
  %8 = arith.fptosi %f : f64 to i32
  %9 = arith.fptoui %e : f32 to i32
  %k = arith.constant 5 : i32
  %10 = arith.index_cast %k : i32 to index
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i8, i8, i8, i32, i64, i1, i16, i8, i32, i32, index
}
func.func @from_integers_1(%i: i16, %j: i64) -> (f32, f16, f64, bf16, f32, f32, f8E4M3FN, f16) {
  %a = arith.constant -7 : i8
  %b = arith.constant 70000 : i32
  %0 = arith.sitofp %a : i8 to f32
  %1 = arith.sitofp %b : i32 to f16
  %2 = arith.uitofp %a : i8 to f64
  %3 = arith.uitofp %b : i32 to bf16
  %4 = arith.sitofp %i : i16 to f32
  %5 = arith.fptosi %4 : f32 to i16
  %6 = arith.sitofp %5 : i16 to f32
  %7 = arith.uitofp %a : i8 to f8E4M3FN
  %8 = arith.uitofp %b : i32 to f16
  return %0, %1, %2, %3, %4, %6, %7, %8 : f32, f16, f64, bf16, f32, f32, f8E4M3FN, f16
}
func.func @negations_2(%x: f32, %y: f32, %v: vector<4xf32>) -> (f32, f32, f32, f32, f32, f32, vector<4xf32>, f32, f32, f32, f32) {
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %mzero = arith.constant -0.0 : f32
  %mone = arith.constant -1.0 : f32
  %nx = arith.negf %x : f32
  %ny = arith.negf %y : f32
  %0 = arith.negf %nx : f32
  %1 = arith.mulf %nx, %ny : f32
  %2 = arith.divf %nx, %ny : f32
  %3 = arith.mulf %x, %mone : f32
  %4 = arith.divf %x, %one : f32
  %5 = arith.subf %x, %zero : f32
  %vz = arith.constant dense<0.0> : vector<4xf32>
  %6 = arith.subf %v, %vz : vector<4xf32>
  %7 = arith.addf %x, %mzero : f32
  %8 = arith.mulf %x, %zero fastmath<nnan,nsz> : f32
  %9 = arith.remf %x, %one : f32
  %10 = arith.divf %x, %mone : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : f32, f32, f32, f32, f32, f32, vector<4xf32>, f32, f32, f32, f32
}
func.func @compare_3(%x: f32, %i: i32, %j: i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf oeq, %a, %b : f32
  %1 = arith.cmpf ogt, %a, %b : f32
  %2 = arith.cmpf oge, %a, %a : f32
  %3 = arith.cmpf olt, %a, %b : f32
  %4 = arith.cmpf ole, %a, %nan : f32
  %5 = arith.cmpf one, %a, %b : f32
  %6 = arith.cmpf ord, %a, %nan : f32
  %7 = arith.cmpf ueq, %a, %nan : f32
  %8 = arith.cmpf ugt, %a, %b : f32
  %9 = arith.cmpf uge, %a, %b : f32
  %10 = arith.cmpf ult, %b, %a : f32
  %11 = arith.cmpf ule, %b, %a : f32
  %12 = arith.cmpf une, %b, %a : f32
  %13 = arith.cmpf uno, %x, %nan : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @compare_converted_3(%i: i32, %j: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %i : i32 to f64
  %g = arith.uitofp %j : i8 to f32
  %h = arith.constant 3.5 : f64
  %k = arith.constant 3.0 : f64
  %big = arith.constant 1.0e20 : f64
  %m = arith.constant -1.0 : f32
  %l = arith.constant 300.0 : f32
  %0 = arith.cmpf ogt, %f, %h : f64
  %1 = arith.cmpf oeq, %f, %h : f64
  %2 = arith.cmpf une, %f, %h : f64
  %3 = arith.cmpf ole, %f, %k : f64
  %4 = arith.cmpf olt, %f, %big : f64
  %5 = arith.cmpf oge, %f, %h : f64
  %6 = arith.cmpf ult, %g, %m : f32
  %7 = arith.cmpf ugt, %g, %m : f32
  %8 = arith.cmpf oeq, %g, %l : f32
  %9 = arith.cmpf ord, %g, %l : f32
  %10 = arith.cmpf uno, %g, %l : f32
  %11 = arith.cmpf olt, %g, %l : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @casts_4(%x: f32, %i: i32, %h: f16, %v: vector<2xf32>) -> (f32, i32, i64, vector<2xf32>, i32, f32, i1, i16, f32) {
  %0 = arith.bitcast %x : f32 to i32
  %1 = arith.bitcast %0 : i32 to f32
  %c = arith.constant 1.0 : f32
  %2 = arith.bitcast %c : f32 to i32
  %3 = arith.extsi %i : i32 to i64
  %4 = arith.bitcast %v : vector<2xf32> to vector<2xi32>
  %5 = arith.bitcast %4 : vector<2xi32> to vector<2xf32>
  %k = arith.constant 0x3F800000 : i32
  %6 = arith.bitcast %k : i32 to f32
  %t = arith.trunci %3 : i64 to i32
  %u = arith.trunci %3 : i64 to i1
  %w = arith.trunci %3 : i64 to i16
  %s = arith.scaling_extf %h, %h : f16, f16 to f32
  return %1, %2, %3, %5, %t, %6, %u, %w, %s : f32, i32, i64, vector<2xf32>, i32, f32, i1, i16, f32
}
//= --canonicalize
module {
  func.func @floats_0(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: bf16, %arg4: i32) -> (f32, f32, f32, f32, f16, f32, f64, f16, bf16, f32, f16, f32) {
    %cst = arith.constant 0x7FC00000 : f32
    %0 = arith.maximumf %arg0, %cst : f32
    %1 = arith.minimumf %arg0, %cst : f32
    %2 = arith.extf %arg1 : f16 to f32
    %3 = arith.extf %arg1 : f16 to f32
    %4 = arith.extf %2 : f32 to f64
    %5 = arith.addf %4, %arg2 : f64
    %6 = arith.extf %arg3 : bf16 to f32
    %7 = arith.truncf %6 : f32 to f16
    %8 = arith.truncf %arg2 : f64 to f32
    return %0, %1, %arg0, %arg0, %arg1, %3, %5, %arg1, %arg3, %2, %7, %8 : f32, f32, f32, f32, f16, f32, f64, f16, bf16, f32, f16, f32
  }
  func.func @small_0(%arg0: f8E4M3FN, %arg1: f8E5M2, %arg2: f8E8M0FNU, %arg3: tf32) -> (f8E4M3FN, f16, f8E5M2, f8E4M3FN, f16, bf16, f32, f16, f8E8M0FNU) {
    %0 = arith.extf %arg0 : f8E4M3FN to f32
    %1 = arith.truncf %0 : f32 to f16
    %2 = arith.truncf %0 : f32 to f8E5M2
    %3 = arith.extf %arg1 : f8E5M2 to f16
    %4 = arith.truncf %3 : f16 to f8E4M3FN
    %5 = arith.extf %arg1 : f8E5M2 to f32
    %6 = arith.truncf %5 : f32 to f16
    %7 = arith.truncf %5 : f32 to bf16
    %8 = arith.extf %arg3 : tf32 to f32
    %9 = arith.truncf %arg3 : tf32 to f16
    %10 = arith.extf %arg2 : f8E8M0FNU to f32
    %11 = arith.truncf %10 : f32 to f8E8M0FNU
    return %arg0, %1, %2, %4, %6, %7, %8, %9, %11 : f8E4M3FN, f16, f8E5M2, f8E4M3FN, f16, bf16, f32, f16, f8E8M0FNU
  }
  func.func @to_integers_1() -> (i8, i8, i8, i32, i64, i1, i16, i8, i32, i32, index) {
    %c5 = arith.constant 5 : index
    %c300_i16 = arith.constant 300 : i16
    %c3000000000_i64 = arith.constant 3000000000 : i64
    %cst = arith.constant -1.500000e+00 : f32
    %cst_0 = arith.constant 3.000000e+02 : f32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %cst_2 = arith.constant 0x7F800000 : f32
    %cst_3 = arith.constant 3.000000e+09 : f64
    %c1_i8 = arith.constant 1 : i8
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.fptosi %cst_0 : f32 to i8
    %1 = arith.fptosi %cst_1 : f32 to i32
    %2 = arith.fptoui %cst : f32 to i1
    %3 = arith.fptoui %cst_0 : f32 to i8
    %4 = arith.fptosi %cst_3 : f64 to i32
    %5 = arith.fptoui %cst_2 : f32 to i32
    return %c1_i8, %c-1_i8, %0, %1, %c3000000000_i64, %2, %c300_i16, %3, %4, %5, %c5 : i8, i8, i8, i32, i64, i1, i16, i8, i32, i32, index
  }
  func.func @from_integers_1(%arg0: i16, %arg1: i64) -> (f32, f16, f64, bf16, f32, f32, f8E4M3FN, f16) {
    %cst = arith.constant 2.560000e+02 : f8E4M3FN
    %cst_0 = arith.constant -7.000000e+00 : f32
    %cst_1 = arith.constant 0x7C00 : f16
    %cst_2 = arith.constant 2.490000e+02 : f64
    %cst_3 = arith.constant 7.014400e+04 : bf16
    %0 = arith.sitofp %arg0 : i16 to f32
    %1 = arith.fptosi %0 : f32 to i16
    %2 = arith.sitofp %1 : i16 to f32
    return %cst_0, %cst_1, %cst_2, %cst_3, %0, %2, %cst, %cst_1 : f32, f16, f64, bf16, f32, f32, f8E4M3FN, f16
  }
  func.func @negations_2(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>) -> (f32, f32, f32, f32, f32, f32, vector<4xf32>, f32, f32, f32, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant -1.000000e+00 : f32
    %0 = arith.mulf %arg0, %arg1 : f32
    %1 = arith.divf %arg0, %arg1 : f32
    %2 = arith.mulf %arg0, %cst_1 : f32
    %3 = arith.remf %arg0, %cst : f32
    %4 = arith.divf %arg0, %cst_1 : f32
    return %arg0, %0, %1, %2, %arg0, %arg0, %arg2, %arg0, %cst_0, %3, %4 : f32, f32, f32, f32, f32, f32, vector<4xf32>, f32, f32, f32, f32
  }
  func.func @compare_3(%arg0: f32, %arg1: i32, %arg2: i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    return %false, %false, %true, %true, %false, %true, %false, %true, %false, %false, %false, %false, %true, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
  }
  func.func @compare_converted_3(%arg0: i32, %arg1: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.cmpi sgt, %arg0, %c3_i32 : i32
    %1 = arith.cmpi sle, %arg0, %c3_i32 : i32
    %2 = arith.cmpi sgt, %arg0, %c3_i32 : i32
    return %0, %false, %true, %1, %true, %2, %false, %true, %false, %true, %false, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
  }
  func.func @casts_4(%arg0: f32, %arg1: i32, %arg2: f16, %arg3: vector<2xf32>) -> (f32, i32, i64, vector<2xf32>, i32, f32, i1, i16, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %0 = arith.extsi %arg1 : i32 to i64
    %1 = arith.trunci %arg1 : i32 to i1
    %2 = arith.trunci %arg1 : i32 to i16
    %3 = arith.scaling_extf %arg2, %arg2 : f16, f16 to f32
    return %arg0, %c1065353216_i32, %0, %arg3, %arg1, %cst, %1, %2, %3 : f32, i32, i64, vector<2xf32>, i32, f32, i1, i16, f32
  }
}

