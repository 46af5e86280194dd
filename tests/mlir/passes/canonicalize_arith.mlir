// Rewrites and folds of arith: integers of all widths, floats, casts, elements.
func.func @rewrites(%x: i32, %y: i32, %b: i1, %v: vector<4xi32>, %f: f32, %s: i8, %i: index) -> () {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %cm1 = arith.constant -1 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.addi %x, %c3 overflow<nsw, nuw> : i32
  %1 = arith.addi %0, %c5 overflow<nsw> : i32
  %2 = arith.subi %x, %c3 overflow<nsw> : i32
  %3 = arith.addi %2, %c5 overflow<nuw> : i32
  %4 = arith.subi %c3, %x : i32
  %5 = arith.addi %4, %c5 : i32
  %6 = arith.muli %y, %cm1 : i32
  %7 = arith.addi %x, %6 : i32
  %8 = arith.addi %6, %x : i32
  %9 = arith.subi %c5, %0 : i32
  %10 = arith.subi %c5, %4 : i32
  %11 = arith.subi %c5, %2 : i32
  %12 = arith.subi %x, %y : i32
  %13 = arith.subi %12, %x : i32
  %14 = arith.muli %x, %c3 : i32
  %15 = arith.muli %14, %c5 overflow<nsw> : i32
  %16, %17 = arith.addui_extended %x, %y : i32, i1
  %18, %19 = arith.mulsi_extended %x, %y : i32
  %20, %21 = arith.mulsi_extended %x, %c1 : i32
  %22 = arith.cmpi slt, %x, %y : i32
  %23 = arith.xori %22, %true : i1
  %24 = arith.extui %s : i8 to i32
  %25 = arith.extui %b : i1 to i8
  %26 = arith.xori %25, %s : i8
  %27 = arith.select %b, %c1, %c0 : i32
  %28 = arith.select %b, %c0, %c1 : i32
  %29 = arith.select %b, %false, %true : i1
  %30 = arith.xori %b, %true : i1
  %31 = arith.select %30, %x, %y : i32
  %32 = arith.trunci %24 : i32 to i16
  %33 = arith.extsi %s : i8 to i64
  %34 = arith.trunci %33 : i64 to i16
  %35 = arith.index_cast %x : i32 to index
  %36 = arith.index_cast %35 : index to i32
  %37 = arith.sitofp %s : i8 to f32
  %38 = arith.truncf %37 : f32 to f16
  %cf = arith.constant 4.5 : f32
  %39 = arith.cmpf olt, %37, %cf : f32
  %40 = arith.cmpf oge, %37, %cf : f32
  %cbig = arith.constant 300.0 : f32
  %41 = arith.cmpf ult, %37, %cbig : f32
  %42 = arith.uitofp %s : i8 to f32
  %cneg = arith.constant -2.5 : f32
  %43 = arith.cmpf ogt, %42, %cneg : f32
  "use"(%1, %3, %5, %7, %8, %9, %10, %11, %13, %15, %16, %18, %20, %21, %23, %26, %27, %28, %29, %31, %32, %34, %36, %38, %39, %40, %41, %43) : (i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i1,i8,i32,i32,i1,i32,i16,i16,i32,f16,i1,i1,i1,i1) -> ()
  return
}
func.func @constants() -> () {
  %k1 = arith.constant 1 : i8
  %a = arith.constant 100 : i8
  %b = arith.constant -7 : i8
  %z = arith.constant 0 : i8
  %w = arith.constant 340282366920938463463374607431768211455 : i128
  %w3 = arith.constant 3 : i128
  %d = arith.constant dense<[1, -2, 3, 100]> : tensor<4xi8>
  %e = arith.constant dense<[7, 2, -1, 100]> : tensor<4xi8>
  %m = arith.constant dense<[true, false, true, false]> : tensor<4xi1>
  %0 = arith.divsi %a, %b : i8
  %1 = arith.remsi %a, %b : i8
  %2 = arith.ceildivsi %a, %b : i8
  %3 = arith.floordivsi %a, %b : i8
  %4 = arith.divui %a, %b : i8
  %5 = arith.divsi %a, %z : i8
  %6 = arith.shli %a, %b : i8
  %7 = arith.muli %w, %w3 : i128
  %8 = arith.divui %w, %w3 : i128
  %9 = arith.addi %d, %e : tensor<4xi8>
  %10 = arith.muli %d, %e : tensor<4xi8>
  %11 = arith.cmpi slt, %d, %e : tensor<4xi8>
  %12 = arith.select %m, %d, %e : tensor<4xi1>, tensor<4xi8>
  %13, %14 = arith.mulsi_extended %a, %b : i8
  %15, %16 = arith.mului_extended %w, %w3 : i128
  %17, %18 = arith.addui_extended %a, %b : i8, i1
  %19 = arith.maxsi %d, %e : tensor<4xi8>
  %20 = arith.minui %a, %b : i8
  %21 = arith.extsi %b : i8 to i128
  %22 = arith.trunci %w : i128 to i70
  %f = arith.constant 1.5 : f32
  %g = arith.constant 0.1 : f32
  %23 = arith.addf %f, %g : f32
  %24 = arith.mulf %f, %g : f32
  %25 = arith.divf %f, %g : f32
  %26 = arith.remf %f, %g : f32
  %h = arith.constant 1.1 : f16
  %27 = arith.mulf %h, %h : f16
  %bf = arith.constant 1.1 : bf16
  %28 = arith.divf %h, %h : f16
  %29 = arith.addf %bf, %bf : bf16
  %30 = arith.extf %h : f16 to f64
  %31 = arith.truncf %f : f32 to f16
  %32 = arith.truncf %g : f32 to f16
  %33 = arith.sitofp %w : i128 to f32
  %cst = arith.constant -12.7 : f32
  %35 = arith.fptoui %cst : f32 to i8
  %36 = arith.bitcast %f : f32 to i32
  %37 = arith.bitcast %b : i8 to f8E4M3FN
  %38 = arith.negf %f : f32
  %39 = arith.cmpf olt, %f, %g : f32
  %nan = arith.constant 0x7FC00001 : f32
  %40 = arith.addf %nan, %g : f32
  %41 = arith.maxnumf %nan, %g : f32
  %42 = arith.maximumf %g, %f : f32
  %43 = arith.minimumf %g, %f : f32
  %inf = arith.constant 0x7F800000 : f32
  %44 = arith.subf %inf, %inf : f32
  %46 = arith.shrui %b, %k1 : i8
  %47 = ub.poison : i8
  %48 = arith.addi %47, %a : i8
  %49 = arith.index_cast %b : i8 to index
  %50 = arith.index_castui %b : i8 to index
  "use"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22) : (i8,i8,i8,i8,i8,i8,i8,i128,i128,tensor<4xi8>,tensor<4xi8>,tensor<4xi1>,tensor<4xi8>,i8,i8,i128,i128,i8,i1,tensor<4xi8>,i8,i128,i70) -> ()
  "use"(%23,%24,%25,%26,%27,%28,%29,%30,%31,%32,%33,%35,%36,%37,%38,%39,%40,%41,%42,%43,%44,%46,%48,%49,%50): (f32,f32,f32,f32,f16,f16,bf16,f64,f16,f16,f32,i8,i32,f8E4M3FN,f32,i1,f32,f32,f32,f32,f32,i8,i8,index,index) -> ()
  return
}
// Elements that may not be shifted or divided: the last one decides.
func.func @last_elements() -> (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>) {
  %a = arith.constant dense<[78, -3]> : vector<2xi8>
  %b = arith.constant dense<[10, 7]> : vector<2xi8>
  %c = arith.constant dense<[1, 8]> : vector<2xi8>
  %d = arith.constant dense<[0, 7]> : vector<2xi8>
  %e = arith.constant dense<[7, 0]> : vector<2xi8>
  %0 = arith.shli %a, %b : vector<2xi8>
  %1 = arith.shrui %a, %b : vector<2xi8>
  %2 = arith.shrsi %a, %b : vector<2xi8>
  %3 = arith.shrsi %a, %c : vector<2xi8>
  %4 = arith.floordivsi %a, %d : vector<2xi8>
  %5 = arith.floordivsi %a, %e : vector<2xi8>
  return %0, %1, %2, %3, %4, %5 : vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>
}
// Comparisons of values that were extended alike; conversions to floats keep extensions.
func.func @extended(%a: i8, %b: i8, %c: i16) -> (i1, i1, i1, i1, f32, f32) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extui %b : i8 to i32
  %2 = arith.extsi %a : i8 to i32
  %3 = arith.extsi %b : i8 to i32
  %4 = arith.extui %c : i16 to i32
  %5 = arith.cmpi ne, %0, %1 : i32
  %6 = arith.cmpi eq, %2, %3 : i32
  %7 = arith.cmpi ult, %0, %1 : i32
  %8 = arith.cmpi eq, %0, %4 : i32
  %9 = arith.uitofp %0 : i32 to f32
  %10 = arith.sitofp %2 : i32 to f32
  return %5, %6, %7, %8, %9, %10 : i1, i1, i1, i1, f32, f32
}
// Shifts before the rest of the bits is cut off.
func.func @cut_a(%a: i32) -> i16 {
  %c = arith.constant 16 : i32
  %0 = arith.shrsi %a, %c : i32
  %1 = arith.trunci %0 : i32 to i16
  return %1 : i16
}
func.func @cut_b(%a: i32) -> (i16, i32) {
  %c = arith.constant 16 : i32
  %0 = arith.shrsi %a, %c : i32
  %1 = arith.trunci %0 : i32 to i16
  return %1, %0 : i16, i32
}
func.func @cut_c(%a: i32) -> (i16) {
  %c = arith.constant 15 : i32
  %0 = arith.shrsi %a, %c : i32
  %1 = arith.trunci %0 : i32 to i16
  return %1 : i16
}
func.func @cut_d(%a: vector<2xi32>) -> vector<2xi16> {
  %c = arith.constant dense<16> : vector<2xi32>
  %0 = arith.shrsi %a, %c : vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi16>
  return %1 : vector<2xi16>
}
func.func @cut_e(%a: i8) -> i1 {
  %c = arith.constant 7 : i8
  %0 = arith.shrsi %a, %c : i8
  %1 = arith.trunci %0 : i8 to i1
  return %1 : i1
}
func.func @cut_f(%a: i32, %b: i32) -> i32 {
  %x = arith.extui %a : i32 to i64
  %y = arith.extui %b : i32 to i64
  %m = arith.muli %x, %y : i64
  %c = arith.constant 32 : i64
  %0 = arith.shrui %m, %c : i64
  %1 = arith.trunci %0 : i64 to i32
  return %1 : i32
}
func.func @cut_g(%a: i32, %b: i32) -> i32 {
  %x = arith.extsi %a : i32 to i64
  %y = arith.extsi %b : i32 to i64
  %m = arith.muli %x, %y : i64
  %c = arith.constant 32 : i64
  %0 = arith.shrsi %m, %c : i64
  %1 = arith.trunci %0 : i64 to i32
  return %1 : i32
}
func.func @cut_h(%a: vector<2xi32>) -> vector<2xi16> {
  %c = arith.constant dense<[16, 15]> : vector<2xi32>
  %0 = arith.shrsi %a, %c : vector<2xi32>
  %1 = arith.trunci %0 : vector<2xi32> to vector<2xi16>
  return %1 : vector<2xi16>
}
func.func @cut_i(%a: i32) -> i16 {
  %c = arith.constant 16 : i32
  %0 = arith.shrsi %a, %c exact : i32
  %1 = arith.trunci %0 overflow<nsw> {u} : i32 to i16
  return %1 : i16
}
//= --canonicalize --allow-unregistered-dialect
module {
  func.func @rewrites(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: vector<4xi32>, %arg4: f32, %arg5: i8, %arg6: index) {
    %c4_i8 = arith.constant 4 : i8
    %true = arith.constant true
    %c15_i32 = arith.constant 15 : i32
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c8_i32 overflow<nsw> : i32
    %1 = arith.addi %arg0, %c2_i32 : i32
    %2 = arith.subi %c8_i32, %arg0 : i32
    %3 = arith.subi %arg0, %arg1 : i32
    %4 = arith.subi %arg0, %arg1 : i32
    %5 = arith.subi %c2_i32, %arg0 : i32
    %6 = arith.addi %arg0, %c2_i32 : i32
    %7 = arith.subi %c8_i32, %arg0 : i32
    %8 = arith.subi %c0_i32, %arg1 : i32
    %9 = arith.muli %arg0, %c15_i32 : i32
    %10 = arith.addi %arg0, %arg1 : i32
    %11 = arith.muli %arg0, %arg1 : i32
    %12 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %13 = arith.extsi %12 : i1 to i32
    %14 = arith.cmpi sge, %arg0, %arg1 : i32
    %15 = arith.extui %arg2 : i1 to i8
    %16 = arith.xori %15, %arg5 : i8
    %17 = arith.extui %arg2 : i1 to i32
    %18 = arith.xori %arg2, %true : i1
    %19 = arith.extui %18 : i1 to i32
    %20 = arith.xori %arg2, %true : i1
    %21 = arith.select %arg2, %arg1, %arg0 : i32
    %22 = arith.extui %arg5 : i8 to i16
    %23 = arith.extsi %arg5 : i8 to i16
    %24 = arith.sitofp %arg5 : i8 to f16
    %25 = arith.cmpi sle, %arg5, %c4_i8 : i8
    %26 = arith.cmpi sgt, %arg5, %c4_i8 : i8
    "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %arg0, %13, %14, %16, %17, %19, %20, %21, %22, %23, %arg0, %24, %25, %26, %true, %true) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1, i8, i32, i32, i1, i32, i16, i16, i32, f16, i1, i1, i1, i1) -> ()
    return
  }
  func.func @constants() {
    %c249 = arith.constant 249 : index
    %c-7 = arith.constant -7 : index
    %0 = ub.poison : i8
    %c124_i8 = arith.constant 124 : i8
    %cst = arith.constant 0x7FC00000 : f32
    %cst_0 = arith.constant 1.500000e+00 : f32
    %cst_1 = arith.constant 0x7FC00001 : f32
    %false = arith.constant false
    %cst_2 = arith.constant -1.500000e+00 : f32
    %cst_3 = arith.constant -2.880000e+02 : f8E4M3FN
    %c1069547520_i32 = arith.constant 1069547520 : i32
    %cst_4 = arith.constant -1.000000e+00 : f32
    %cst_5 = arith.constant 1.500000e+00 : f16
    %cst_6 = arith.constant 1.099609375 : f64
    %cst_7 = arith.constant 2.203130e+00 : bf16
    %cst_8 = arith.constant 1.000000e+00 : f16
    %cst_9 = arith.constant 1.208980e+00 : f16
    %cst_10 = arith.constant 0.0999999791 : f32
    %cst_11 = arith.constant 1.500000e+01 : f32
    %cst_12 = arith.constant 1.500000e-01 : f32
    %cst_13 = arith.constant 1.600000e+00 : f32
    %c-1_i70 = arith.constant -1 : i70
    %c-7_i128 = arith.constant -7 : i128
    %cst_14 = arith.constant dense<[7, 2, 3, 100]> : tensor<4xi8>
    %true = arith.constant true
    %c93_i8 = arith.constant 93 : i8
    %c2_i128 = arith.constant 2 : i128
    %c-3_i8 = arith.constant -3 : i8
    %c68_i8 = arith.constant 68 : i8
    %cst_15 = arith.constant dense<[1, 2, 3, 100]> : tensor<4xi8>
    %cst_16 = arith.constant dense<[true, true, false, false]> : tensor<4xi1>
    %cst_17 = arith.constant dense<[7, -4, -3, 16]> : tensor<4xi8>
    %cst_18 = arith.constant dense<[8, 0, 2, -56]> : tensor<4xi8>
    %c113427455640312821154458202477256070485_i128 = arith.constant 113427455640312821154458202477256070485 : i128
    %c-3_i128 = arith.constant -3 : i128
    %cst_19 = arith.constant -1.270000e+01 : f32
    %cst_20 = arith.constant 1.000000e-01 : f32
    %c100_i8 = arith.constant 100 : i8
    %c-7_i8 = arith.constant -7 : i8
    %c0_i8 = arith.constant 0 : i8
    %c-14_i8 = arith.constant -14 : i8
    %c2_i8 = arith.constant 2 : i8
    %c-15_i8 = arith.constant -15 : i8
    %1 = arith.divsi %c100_i8, %c0_i8 : i8
    %2 = arith.shli %c100_i8, %c-7_i8 : i8
    %3 = arith.truncf %cst_20 : f32 to f16
    %4 = arith.fptoui %cst_19 : f32 to i8
    "use"(%c-14_i8, %c2_i8, %c-14_i8, %c-15_i8, %c0_i8, %1, %2, %c-3_i128, %c113427455640312821154458202477256070485_i128, %cst_18, %cst_17, %cst_16, %cst_15, %c68_i8, %c-3_i8, %c-3_i128, %c2_i128, %c93_i8, %true, %cst_14, %c100_i8, %c-7_i128, %c-1_i70) : (i8, i8, i8, i8, i8, i8, i8, i128, i128, tensor<4xi8>, tensor<4xi8>, tensor<4xi1>, tensor<4xi8>, i8, i8, i128, i128, i8, i1, tensor<4xi8>, i8, i128, i70) -> ()
    "use"(%cst_13, %cst_12, %cst_11, %cst_10, %cst_9, %cst_8, %cst_7, %cst_6, %cst_5, %3, %cst_4, %4, %c1069547520_i32, %cst_3, %cst_2, %false, %cst_1, %cst_20, %cst_0, %cst_20, %cst, %c124_i8, %0, %c-7, %c249) : (f32, f32, f32, f32, f16, f16, bf16, f64, f16, f16, f32, i8, i32, f8E4M3FN, f32, i1, f32, f32, f32, f32, f32, i8, i8, index, index) -> ()
    return
  }
  func.func @last_elements() -> (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<[78, -1]> : vector<2xi8>
    %cst_0 = arith.constant dense<[78, -3]> : vector<2xi8>
    %cst_1 = arith.constant dense<[1, 8]> : vector<2xi8>
    %cst_2 = arith.constant dense<[7, 0]> : vector<2xi8>
    %cst_3 = arith.constant dense<[0, -128]> : vector<2xi8>
    %cst_4 = arith.constant dense<[0, 1]> : vector<2xi8>
    %cst_5 = arith.constant dense<[0, -1]> : vector<2xi8>
    %0 = arith.shrsi %cst_0, %cst_1 : vector<2xi8>
    %1 = arith.floordivsi %cst_0, %cst_2 : vector<2xi8>
    return %cst_3, %cst_4, %cst_5, %0, %cst, %1 : vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>
  }
  func.func @extended(%arg0: i8, %arg1: i8, %arg2: i16) -> (i1, i1, i1, i1, f32, f32) {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.extsi %arg0 : i8 to i32
    %3 = arith.extui %arg2 : i16 to i32
    %4 = arith.cmpi ne, %arg0, %arg1 : i8
    %5 = arith.cmpi eq, %arg0, %arg1 : i8
    %6 = arith.cmpi ult, %0, %1 : i32
    %7 = arith.cmpi eq, %0, %3 : i32
    %8 = arith.uitofp %0 : i32 to f32
    %9 = arith.sitofp %2 : i32 to f32
    return %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, f32, f32
  }
  func.func @cut_a(%arg0: i32) -> i16 {
    %c16_i32 = arith.constant 16 : i32
    %0 = arith.shrui %arg0, %c16_i32 : i32
    %1 = arith.trunci %0 : i32 to i16
    return %1 : i16
  }
  func.func @cut_b(%arg0: i32) -> (i16, i32) {
    %c16_i32 = arith.constant 16 : i32
    %0 = arith.shrsi %arg0, %c16_i32 : i32
    %1 = arith.shrui %arg0, %c16_i32 : i32
    %2 = arith.trunci %1 : i32 to i16
    return %2, %0 : i16, i32
  }
  func.func @cut_c(%arg0: i32) -> i16 {
    %c15_i32 = arith.constant 15 : i32
    %0 = arith.shrsi %arg0, %c15_i32 : i32
    %1 = arith.trunci %0 : i32 to i16
    return %1 : i16
  }
  func.func @cut_d(%arg0: vector<2xi32>) -> vector<2xi16> {
    %cst = arith.constant dense<16> : vector<2xi32>
    %0 = arith.shrui %arg0, %cst : vector<2xi32>
    %1 = arith.trunci %0 : vector<2xi32> to vector<2xi16>
    return %1 : vector<2xi16>
  }
  func.func @cut_e(%arg0: i8) -> i1 {
    %c7_i8 = arith.constant 7 : i8
    %0 = arith.shrui %arg0, %c7_i8 : i8
    %1 = arith.trunci %0 : i8 to i1
    return %1 : i1
  }
  func.func @cut_f(%arg0: i32, %arg1: i32) -> i32 {
    %c32_i64 = arith.constant 32 : i64
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extui %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrui %2, %c32_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @cut_g(%arg0: i32, %arg1: i32) -> i32 {
    %c32_i64 = arith.constant 32 : i64
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.extsi %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrui %2, %c32_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @cut_h(%arg0: vector<2xi32>) -> vector<2xi16> {
    %cst = arith.constant dense<[16, 15]> : vector<2xi32>
    %0 = arith.shrsi %arg0, %cst : vector<2xi32>
    %1 = arith.trunci %0 : vector<2xi32> to vector<2xi16>
    return %1 : vector<2xi16>
  }
  func.func @cut_i(%arg0: i32) -> i16 {
    %c16_i32 = arith.constant 16 : i32
    %0 = arith.shrui %arg0, %c16_i32 exact : i32
    %1 = arith.trunci %0 overflow<nsw> : i32 to i16
    return %1 : i16
  }
}

