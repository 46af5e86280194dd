// Divisions that round, minimum and maximum, floats of few bits; other operations fold as they stand.
func.func @divisions(%a: i32, %b: i32, %i: index, %v: vector<4xi16>, %t: tensor<?x2xi64>) -> (i32, i32, i32, index, vector<4xi16>, tensor<?x2xi64>) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  %3 = arith.ceildivsi %i, %i : index
  %4 = arith.floordivsi %v, %v : vector<4xi16>
  %5 = arith.constant 1 : i32
  %6 = arith.ceildivsi %0, %5 : i32
  return %6, %1, %2, %3, %4, %t : i32, i32, i32, index, vector<4xi16>, tensor<?x2xi64>
}
func.func @minmax(%a: i8, %b: i8, %f: f16, %g: f16, %v: vector<[2]xf32>) -> (i8, i8, i8, i8, f16, f16, f16, f16, vector<[2]xf32>) {
  %0 = arith.minsi %a, %b : i8
  %1 = arith.maxsi %0, %b : i8
  %2 = arith.minui %1, %b : i8
  %3 = arith.maxui %2, %b : i8
  %4 = arith.maximumf %f, %g fastmath<ninf> : f16
  %5 = arith.minimumf %f, %g : f16
  %6 = arith.maxnumf %f, %g : f16
  %7 = arith.minnumf %f, %g : f16
  %8 = arith.maximumf %v, %v : vector<[2]xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i8, i8, i8, i8, f16, f16, f16, f16, vector<[2]xf32>
}
func.func @floats(%a: bf16, %b: f32, %c: vector<2xf8E8M0FNU>, %d: f4E2M1FN, %e: vector<2xf64>) -> (f32, bf16, vector<2xf16>, f32, f16, vector<2xf8E8M0FNU>, f4E2M1FN) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.truncf %b : f32 to bf16
  %2 = arith.extf %c fastmath<nnan> : vector<2xf8E8M0FNU> to vector<2xf16>
  %3 = arith.extf %d : f4E2M1FN to f32
  %4 = arith.extf %d : f4E2M1FN to f16
  %5 = arith.truncf %e : vector<2xf64> to vector<2xf8E8M0FNU>
  %6 = arith.truncf %a : bf16 to f4E2M1FN
  return %0, %1, %2, %3, %4, %5, %6 : f32, bf16, vector<2xf16>, f32, f16, vector<2xf8E8M0FNU>, f4E2M1FN
}
func.func @scales(%a: f4E2M1FN, %s: f8E8M0FNU, %b: f32, %t: f16) -> (f32, f4E2M1FN, f16, f4E2M1FN) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %b, %s : f32, f8E8M0FNU to f4E2M1FN
  %2 = arith.scaling_extf %a, %t fastmath<nnan> : f4E2M1FN, f16 to f16
  %3 = arith.scaling_truncf %b, %t to_nearest_even fastmath<nnan> : f32, f16 to f4E2M1FN
  return %0, %1, %2, %3 : f32, f4E2M1FN, f16, f4E2M1FN
}
func.func @folds(%m: memref<4x?xf32>, %x: index, %f: f32) -> (index, index, index, memref<?x?xf32>, index) {
  %0 = arith.constant 0 : index
  %1 = memref.dim %m, %0 : memref<4x?xf32>
  %2 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %3 = memref.dim %2, %0 : memref<?x?xf32>
  %4 = affine.apply affine_map<(d0) -> (d0)>(%x)
  %5 = arith.addi %4, %0 : index
  %6 = index.constant 3
  %7 = index.add %6, %6
  memref.store %f, %2[%0, %4] : memref<?x?xf32>
  affine.for %i = %0 to %1 {
    %8 = memref.dim %m, %0 : memref<4x?xf32>
    memref.store %f, %m[%8, %i] : memref<4x?xf32>
  }
  return %1, %3, %5, %2, %7 : index, index, index, memref<?x?xf32>, index
^unreachable:
  %9 = arith.maxsi %0, %x : index
  %10 = memref.dim %m, %0 : memref<4x?xf32>
  return %9, %10, %0, %2, %0 : index, index, index, memref<?x?xf32>, index
}
// A fold to a constant of a dialect that is not converted: the operation stays.
func.func @folds_to_constants(%x: i1) -> (i1, i1, i1) {
  %t = spirv.Constant true
  %f = spirv.Constant false
  %0 = spirv.LogicalAnd %x, %f : i1
  %1 = spirv.LogicalOr %x, %t : i1
  %2 = spirv.LogicalAnd %x, %t : i1
  return %0, %1, %2 : i1, i1, i1
}
//= --arith-expand
module {
  func.func @divisions(%arg0: i32, %arg1: i32, %arg2: index, %arg3: vector<4xi16>, %arg4: tensor<?x2xi64>) -> (i32, i32, i32, index, vector<4xi16>, tensor<?x2xi64>) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.muli %0, %arg1 : i32
    %2 = arith.cmpi ne, %arg0, %1 : i32
    %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %4 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %5 = arith.cmpi eq, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %7 = arith.addi %0, %c1_i32 : i32
    %8 = arith.select %6, %7, %0 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %9 = arith.cmpi eq, %arg0, %c0_i32_0 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %10 = arith.subi %arg0, %c1_i32_1 : i32
    %11 = arith.divui %10, %arg1 : i32
    %12 = arith.addi %11, %c1_i32_1 : i32
    %13 = arith.select %9, %c0_i32_0, %12 : i32
    %14 = arith.divsi %arg0, %arg1 : i32
    %15 = arith.muli %14, %arg1 : i32
    %16 = arith.cmpi ne, %arg0, %15 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %17 = arith.cmpi slt, %arg0, %c0_i32_2 : i32
    %18 = arith.cmpi slt, %arg1, %c0_i32_2 : i32
    %19 = arith.cmpi ne, %17, %18 : i1
    %20 = arith.andi %16, %19 : i1
    %c-1_i32 = arith.constant -1 : i32
    %21 = arith.addi %14, %c-1_i32 : i32
    %22 = arith.select %20, %21, %14 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %23 = arith.divsi %arg2, %arg2 : index
    %24 = arith.muli %23, %arg2 : index
    %25 = arith.cmpi ne, %arg2, %24 : index
    %26 = arith.cmpi slt, %arg2, %c0 : index
    %27 = arith.cmpi slt, %arg2, %c0 : index
    %28 = arith.cmpi eq, %26, %27 : i1
    %29 = arith.andi %25, %28 : i1
    %30 = arith.addi %23, %c1 : index
    %31 = arith.select %29, %30, %23 : index
    %32 = arith.divsi %arg3, %arg3 : vector<4xi16>
    %33 = arith.muli %32, %arg3 : vector<4xi16>
    %34 = arith.cmpi ne, %arg3, %33 : vector<4xi16>
    %cst = arith.constant dense<0> : vector<4xi16>
    %35 = arith.cmpi slt, %arg3, %cst : vector<4xi16>
    %36 = arith.cmpi slt, %arg3, %cst : vector<4xi16>
    %37 = arith.cmpi ne, %35, %36 : vector<4xi1>
    %38 = arith.andi %34, %37 : vector<4xi1>
    %cst_3 = arith.constant dense<-1> : vector<4xi16>
    %39 = arith.addi %32, %cst_3 : vector<4xi16>
    %40 = arith.select %38, %39, %32 : vector<4xi1>, vector<4xi16>
    %c1_i32_4 = arith.constant 1 : i32
    return %8, %13, %22, %31, %40, %arg4 : i32, i32, i32, index, vector<4xi16>, tensor<?x2xi64>
  }
  func.func @minmax(%arg0: i8, %arg1: i8, %arg2: f16, %arg3: f16, %arg4: vector<[2]xf32>) -> (i8, i8, i8, i8, f16, f16, f16, f16, vector<[2]xf32>) {
    %0 = arith.cmpi slt, %arg0, %arg1 : i8
    %1 = arith.select %0, %arg0, %arg1 : i8
    %2 = arith.cmpi sgt, %1, %arg1 : i8
    %3 = arith.select %2, %1, %arg1 : i8
    %4 = arith.cmpi ult, %3, %arg1 : i8
    %5 = arith.select %4, %3, %arg1 : i8
    %6 = arith.cmpi ugt, %5, %arg1 : i8
    %7 = arith.select %6, %5, %arg1 : i8
    %8 = arith.cmpf ugt, %arg2, %arg3 : f16
    %9 = arith.select %8, %arg2, %arg3 : f16
    %10 = arith.cmpf uno, %arg3, %arg3 : f16
    %11 = arith.select %10, %arg3, %9 : f16
    %12 = arith.cmpf ult, %arg2, %arg3 : f16
    %13 = arith.select %12, %arg2, %arg3 : f16
    %14 = arith.cmpf uno, %arg3, %arg3 : f16
    %15 = arith.select %14, %arg3, %13 : f16
    %16 = arith.cmpf ugt, %arg2, %arg3 : f16
    %17 = arith.select %16, %arg2, %arg3 : f16
    %18 = arith.cmpf uno, %arg2, %arg2 : f16
    %19 = arith.select %18, %arg3, %17 : f16
    %20 = arith.cmpf ult, %arg2, %arg3 : f16
    %21 = arith.select %20, %arg2, %arg3 : f16
    %22 = arith.cmpf uno, %arg2, %arg2 : f16
    %23 = arith.select %22, %arg3, %21 : f16
    return %1, %3, %5, %7, %11, %15, %19, %23, %arg4 : i8, i8, i8, i8, f16, f16, f16, f16, vector<[2]xf32>
  }
  func.func @floats(%arg0: bf16, %arg1: f32, %arg2: vector<2xf8E8M0FNU>, %arg3: f4E2M1FN, %arg4: vector<2xf64>) -> (f32, bf16, vector<2xf16>, f32, f16, vector<2xf8E8M0FNU>, f4E2M1FN) {
    %0 = arith.extf %arg0 : bf16 to f32
    %1 = arith.truncf %arg1 : f32 to bf16
    %2 = arith.extf %arg2 fastmath<nnan> : vector<2xf8E8M0FNU> to vector<2xf16>
    %3 = arith.extf %arg3 : f4E2M1FN to f32
    %4 = arith.extf %arg3 : f4E2M1FN to f16
    %5 = arith.truncf %arg4 : vector<2xf64> to vector<2xf8E8M0FNU>
    %6 = arith.truncf %arg0 : bf16 to f4E2M1FN
    return %0, %1, %2, %3, %4, %5, %6 : f32, bf16, vector<2xf16>, f32, f16, vector<2xf8E8M0FNU>, f4E2M1FN
  }
  func.func @scales(%arg0: f4E2M1FN, %arg1: f8E8M0FNU, %arg2: f32, %arg3: f16) -> (f32, f4E2M1FN, f16, f4E2M1FN) {
    %0 = arith.extf %arg1 : f8E8M0FNU to f32
    %1 = arith.extf %arg0 : f4E2M1FN to f32
    %2 = arith.mulf %1, %0 : f32
    %3 = arith.extf %arg1 : f8E8M0FNU to f32
    %4 = arith.divf %arg2, %3 : f32
    %5 = arith.truncf %4 : f32 to f4E2M1FN
    %6 = arith.truncf %arg3 fastmath<nnan> : f16 to f8E8M0FNU
    %7 = arith.extf %6 fastmath<nnan> : f8E8M0FNU to f16
    %8 = arith.extf %arg0 fastmath<nnan> : f4E2M1FN to f16
    %9 = arith.mulf %8, %7 fastmath<nnan> : f16
    %10 = arith.truncf %arg3 fastmath<nnan> : f16 to f8E8M0FNU
    %11 = arith.extf %10 fastmath<nnan> : f8E8M0FNU to f32
    %12 = arith.divf %arg2, %11 fastmath<nnan> : f32
    %13 = arith.truncf %12 to_nearest_even fastmath<nnan> : f32 to f4E2M1FN
    return %2, %5, %9, %13 : f32, f4E2M1FN, f16, f4E2M1FN
  }
  func.func @folds(%arg0: memref<4x?xf32>, %arg1: index, %arg2: f32) -> (index, index, index, memref<?x?xf32>, index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
    %c4_0 = arith.constant 4 : index
    %0 = arith.addi %arg1, %c0 : index
    %idx3 = index.constant 3
    %1 = index.add %idx3, %idx3
    memref.store %arg2, %arg0[%c0, %arg1] : memref<4x?xf32>
    affine.for %arg3 = 0 to %c4 {
      %c4_1 = arith.constant 4 : index
      memref.store %arg2, %arg0[%c4_1, %arg3] : memref<4x?xf32>
    }
    return %c4, %c4_0, %0, %cast, %1 : index, index, index, memref<?x?xf32>, index
  ^bb1:  // no predecessors
    %2 = arith.maxsi %c0, %arg1 : index
    %dim = memref.dim %arg0, %c0 : memref<4x?xf32>
    return %2, %dim, %c0, %cast, %c0 : index, index, index, memref<?x?xf32>, index
  }
  func.func @folds_to_constants(%arg0: i1) -> (i1, i1, i1) {
    %true = spirv.Constant true
    %false = spirv.Constant false
    %0 = spirv.LogicalAnd %arg0, %false : i1
    %1 = spirv.LogicalOr %arg0, %true : i1
    return %0, %1, %arg0 : i1, i1, i1
  }
}


//= --arith-expand=include-bf16=true
module {
  func.func @divisions(%arg0: i32, %arg1: i32, %arg2: index, %arg3: vector<4xi16>, %arg4: tensor<?x2xi64>) -> (i32, i32, i32, index, vector<4xi16>, tensor<?x2xi64>) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.muli %0, %arg1 : i32
    %2 = arith.cmpi ne, %arg0, %1 : i32
    %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %4 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %5 = arith.cmpi eq, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %7 = arith.addi %0, %c1_i32 : i32
    %8 = arith.select %6, %7, %0 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %9 = arith.cmpi eq, %arg0, %c0_i32_0 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %10 = arith.subi %arg0, %c1_i32_1 : i32
    %11 = arith.divui %10, %arg1 : i32
    %12 = arith.addi %11, %c1_i32_1 : i32
    %13 = arith.select %9, %c0_i32_0, %12 : i32
    %14 = arith.divsi %arg0, %arg1 : i32
    %15 = arith.muli %14, %arg1 : i32
    %16 = arith.cmpi ne, %arg0, %15 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %17 = arith.cmpi slt, %arg0, %c0_i32_2 : i32
    %18 = arith.cmpi slt, %arg1, %c0_i32_2 : i32
    %19 = arith.cmpi ne, %17, %18 : i1
    %20 = arith.andi %16, %19 : i1
    %c-1_i32 = arith.constant -1 : i32
    %21 = arith.addi %14, %c-1_i32 : i32
    %22 = arith.select %20, %21, %14 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %23 = arith.divsi %arg2, %arg2 : index
    %24 = arith.muli %23, %arg2 : index
    %25 = arith.cmpi ne, %arg2, %24 : index
    %26 = arith.cmpi slt, %arg2, %c0 : index
    %27 = arith.cmpi slt, %arg2, %c0 : index
    %28 = arith.cmpi eq, %26, %27 : i1
    %29 = arith.andi %25, %28 : i1
    %30 = arith.addi %23, %c1 : index
    %31 = arith.select %29, %30, %23 : index
    %32 = arith.divsi %arg3, %arg3 : vector<4xi16>
    %33 = arith.muli %32, %arg3 : vector<4xi16>
    %34 = arith.cmpi ne, %arg3, %33 : vector<4xi16>
    %cst = arith.constant dense<0> : vector<4xi16>
    %35 = arith.cmpi slt, %arg3, %cst : vector<4xi16>
    %36 = arith.cmpi slt, %arg3, %cst : vector<4xi16>
    %37 = arith.cmpi ne, %35, %36 : vector<4xi1>
    %38 = arith.andi %34, %37 : vector<4xi1>
    %cst_3 = arith.constant dense<-1> : vector<4xi16>
    %39 = arith.addi %32, %cst_3 : vector<4xi16>
    %40 = arith.select %38, %39, %32 : vector<4xi1>, vector<4xi16>
    %c1_i32_4 = arith.constant 1 : i32
    return %8, %13, %22, %31, %40, %arg4 : i32, i32, i32, index, vector<4xi16>, tensor<?x2xi64>
  }
  func.func @minmax(%arg0: i8, %arg1: i8, %arg2: f16, %arg3: f16, %arg4: vector<[2]xf32>) -> (i8, i8, i8, i8, f16, f16, f16, f16, vector<[2]xf32>) {
    %0 = arith.cmpi slt, %arg0, %arg1 : i8
    %1 = arith.select %0, %arg0, %arg1 : i8
    %2 = arith.cmpi sgt, %1, %arg1 : i8
    %3 = arith.select %2, %1, %arg1 : i8
    %4 = arith.cmpi ult, %3, %arg1 : i8
    %5 = arith.select %4, %3, %arg1 : i8
    %6 = arith.cmpi ugt, %5, %arg1 : i8
    %7 = arith.select %6, %5, %arg1 : i8
    %8 = arith.cmpf ugt, %arg2, %arg3 : f16
    %9 = arith.select %8, %arg2, %arg3 : f16
    %10 = arith.cmpf uno, %arg3, %arg3 : f16
    %11 = arith.select %10, %arg3, %9 : f16
    %12 = arith.cmpf ult, %arg2, %arg3 : f16
    %13 = arith.select %12, %arg2, %arg3 : f16
    %14 = arith.cmpf uno, %arg3, %arg3 : f16
    %15 = arith.select %14, %arg3, %13 : f16
    %16 = arith.cmpf ugt, %arg2, %arg3 : f16
    %17 = arith.select %16, %arg2, %arg3 : f16
    %18 = arith.cmpf uno, %arg2, %arg2 : f16
    %19 = arith.select %18, %arg3, %17 : f16
    %20 = arith.cmpf ult, %arg2, %arg3 : f16
    %21 = arith.select %20, %arg2, %arg3 : f16
    %22 = arith.cmpf uno, %arg2, %arg2 : f16
    %23 = arith.select %22, %arg3, %21 : f16
    return %1, %3, %5, %7, %11, %15, %19, %23, %arg4 : i8, i8, i8, i8, f16, f16, f16, f16, vector<[2]xf32>
  }
  func.func @floats(%arg0: bf16, %arg1: f32, %arg2: vector<2xf8E8M0FNU>, %arg3: f4E2M1FN, %arg4: vector<2xf64>) -> (f32, bf16, vector<2xf16>, f32, f16, vector<2xf8E8M0FNU>, f4E2M1FN) {
    %0 = arith.bitcast %arg0 : bf16 to i16
    %1 = arith.extui %0 : i16 to i32
    %c16_i32 = arith.constant 16 : i32
    %2 = arith.shli %1, %c16_i32 : i32
    %3 = arith.bitcast %2 : i32 to f32
    %4 = arith.cmpf une, %arg1, %arg1 : f32
    %c32767_i32 = arith.constant 32767 : i32
    %c32704_i16 = arith.constant 32704 : i16
    %c16_i32_0 = arith.constant 16 : i32
    %c1_i32 = arith.constant 1 : i32
    %5 = arith.bitcast %arg1 : f32 to i32
    %6 = arith.shrui %5, %c16_i32_0 : i32
    %7 = arith.andi %6, %c1_i32 : i32
    %8 = arith.addi %7, %c32767_i32 : i32
    %9 = arith.addi %5, %8 : i32
    %10 = arith.shrui %9, %c16_i32_0 : i32
    %11 = arith.trunci %10 : i32 to i16
    %12 = arith.select %4, %c32704_i16, %11 : i16
    %13 = arith.bitcast %12 : i16 to bf16
    %14 = arith.extf %arg2 fastmath<nnan> : vector<2xf8E8M0FNU> to vector<2xf16>
    %15 = arith.extf %arg3 : f4E2M1FN to f32
    %16 = arith.extf %arg3 : f4E2M1FN to f16
    %17 = arith.truncf %arg4 : vector<2xf64> to vector<2xf8E8M0FNU>
    %18 = arith.truncf %arg0 : bf16 to f4E2M1FN
    return %3, %13, %14, %15, %16, %17, %18 : f32, bf16, vector<2xf16>, f32, f16, vector<2xf8E8M0FNU>, f4E2M1FN
  }
  func.func @scales(%arg0: f4E2M1FN, %arg1: f8E8M0FNU, %arg2: f32, %arg3: f16) -> (f32, f4E2M1FN, f16, f4E2M1FN) {
    %0 = arith.extf %arg1 : f8E8M0FNU to f32
    %1 = arith.extf %arg0 : f4E2M1FN to f32
    %2 = arith.mulf %1, %0 : f32
    %3 = arith.extf %arg1 : f8E8M0FNU to f32
    %4 = arith.divf %arg2, %3 : f32
    %5 = arith.truncf %4 : f32 to f4E2M1FN
    %6 = arith.truncf %arg3 fastmath<nnan> : f16 to f8E8M0FNU
    %7 = arith.extf %6 fastmath<nnan> : f8E8M0FNU to f16
    %8 = arith.extf %arg0 fastmath<nnan> : f4E2M1FN to f16
    %9 = arith.mulf %8, %7 fastmath<nnan> : f16
    %10 = arith.truncf %arg3 fastmath<nnan> : f16 to f8E8M0FNU
    %11 = arith.extf %10 fastmath<nnan> : f8E8M0FNU to f32
    %12 = arith.divf %arg2, %11 fastmath<nnan> : f32
    %13 = arith.truncf %12 to_nearest_even fastmath<nnan> : f32 to f4E2M1FN
    return %2, %5, %9, %13 : f32, f4E2M1FN, f16, f4E2M1FN
  }
  func.func @folds(%arg0: memref<4x?xf32>, %arg1: index, %arg2: f32) -> (index, index, index, memref<?x?xf32>, index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
    %c4_0 = arith.constant 4 : index
    %0 = arith.addi %arg1, %c0 : index
    %idx3 = index.constant 3
    %1 = index.add %idx3, %idx3
    memref.store %arg2, %arg0[%c0, %arg1] : memref<4x?xf32>
    affine.for %arg3 = 0 to %c4 {
      %c4_1 = arith.constant 4 : index
      memref.store %arg2, %arg0[%c4_1, %arg3] : memref<4x?xf32>
    }
    return %c4, %c4_0, %0, %cast, %1 : index, index, index, memref<?x?xf32>, index
  ^bb1:  // no predecessors
    %2 = arith.maxsi %c0, %arg1 : index
    %dim = memref.dim %arg0, %c0 : memref<4x?xf32>
    return %2, %dim, %c0, %cast, %c0 : index, index, index, memref<?x?xf32>, index
  }
  func.func @folds_to_constants(%arg0: i1) -> (i1, i1, i1) {
    %true = spirv.Constant true
    %false = spirv.Constant false
    %0 = spirv.LogicalAnd %arg0, %false : i1
    %1 = spirv.LogicalOr %arg0, %true : i1
    return %0, %1, %arg0 : i1, i1, i1
  }
}


//= --arith-expand=include-f8e8m0=true
module {
  func.func @divisions(%arg0: i32, %arg1: i32, %arg2: index, %arg3: vector<4xi16>, %arg4: tensor<?x2xi64>) -> (i32, i32, i32, index, vector<4xi16>, tensor<?x2xi64>) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.muli %0, %arg1 : i32
    %2 = arith.cmpi ne, %arg0, %1 : i32
    %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %4 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %5 = arith.cmpi eq, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %7 = arith.addi %0, %c1_i32 : i32
    %8 = arith.select %6, %7, %0 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %9 = arith.cmpi eq, %arg0, %c0_i32_0 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %10 = arith.subi %arg0, %c1_i32_1 : i32
    %11 = arith.divui %10, %arg1 : i32
    %12 = arith.addi %11, %c1_i32_1 : i32
    %13 = arith.select %9, %c0_i32_0, %12 : i32
    %14 = arith.divsi %arg0, %arg1 : i32
    %15 = arith.muli %14, %arg1 : i32
    %16 = arith.cmpi ne, %arg0, %15 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %17 = arith.cmpi slt, %arg0, %c0_i32_2 : i32
    %18 = arith.cmpi slt, %arg1, %c0_i32_2 : i32
    %19 = arith.cmpi ne, %17, %18 : i1
    %20 = arith.andi %16, %19 : i1
    %c-1_i32 = arith.constant -1 : i32
    %21 = arith.addi %14, %c-1_i32 : i32
    %22 = arith.select %20, %21, %14 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %23 = arith.divsi %arg2, %arg2 : index
    %24 = arith.muli %23, %arg2 : index
    %25 = arith.cmpi ne, %arg2, %24 : index
    %26 = arith.cmpi slt, %arg2, %c0 : index
    %27 = arith.cmpi slt, %arg2, %c0 : index
    %28 = arith.cmpi eq, %26, %27 : i1
    %29 = arith.andi %25, %28 : i1
    %30 = arith.addi %23, %c1 : index
    %31 = arith.select %29, %30, %23 : index
    %32 = arith.divsi %arg3, %arg3 : vector<4xi16>
    %33 = arith.muli %32, %arg3 : vector<4xi16>
    %34 = arith.cmpi ne, %arg3, %33 : vector<4xi16>
    %cst = arith.constant dense<0> : vector<4xi16>
    %35 = arith.cmpi slt, %arg3, %cst : vector<4xi16>
    %36 = arith.cmpi slt, %arg3, %cst : vector<4xi16>
    %37 = arith.cmpi ne, %35, %36 : vector<4xi1>
    %38 = arith.andi %34, %37 : vector<4xi1>
    %cst_3 = arith.constant dense<-1> : vector<4xi16>
    %39 = arith.addi %32, %cst_3 : vector<4xi16>
    %40 = arith.select %38, %39, %32 : vector<4xi1>, vector<4xi16>
    %c1_i32_4 = arith.constant 1 : i32
    return %8, %13, %22, %31, %40, %arg4 : i32, i32, i32, index, vector<4xi16>, tensor<?x2xi64>
  }
  func.func @minmax(%arg0: i8, %arg1: i8, %arg2: f16, %arg3: f16, %arg4: vector<[2]xf32>) -> (i8, i8, i8, i8, f16, f16, f16, f16, vector<[2]xf32>) {
    %0 = arith.cmpi slt, %arg0, %arg1 : i8
    %1 = arith.select %0, %arg0, %arg1 : i8
    %2 = arith.cmpi sgt, %1, %arg1 : i8
    %3 = arith.select %2, %1, %arg1 : i8
    %4 = arith.cmpi ult, %3, %arg1 : i8
    %5 = arith.select %4, %3, %arg1 : i8
    %6 = arith.cmpi ugt, %5, %arg1 : i8
    %7 = arith.select %6, %5, %arg1 : i8
    %8 = arith.cmpf ugt, %arg2, %arg3 : f16
    %9 = arith.select %8, %arg2, %arg3 : f16
    %10 = arith.cmpf uno, %arg3, %arg3 : f16
    %11 = arith.select %10, %arg3, %9 : f16
    %12 = arith.cmpf ult, %arg2, %arg3 : f16
    %13 = arith.select %12, %arg2, %arg3 : f16
    %14 = arith.cmpf uno, %arg3, %arg3 : f16
    %15 = arith.select %14, %arg3, %13 : f16
    %16 = arith.cmpf ugt, %arg2, %arg3 : f16
    %17 = arith.select %16, %arg2, %arg3 : f16
    %18 = arith.cmpf uno, %arg2, %arg2 : f16
    %19 = arith.select %18, %arg3, %17 : f16
    %20 = arith.cmpf ult, %arg2, %arg3 : f16
    %21 = arith.select %20, %arg2, %arg3 : f16
    %22 = arith.cmpf uno, %arg2, %arg2 : f16
    %23 = arith.select %22, %arg3, %21 : f16
    return %1, %3, %5, %7, %11, %15, %19, %23, %arg4 : i8, i8, i8, i8, f16, f16, f16, f16, vector<[2]xf32>
  }
  func.func @floats(%arg0: bf16, %arg1: f32, %arg2: vector<2xf8E8M0FNU>, %arg3: f4E2M1FN, %arg4: vector<2xf64>) -> (f32, bf16, vector<2xf16>, f32, f16, vector<2xf8E8M0FNU>, f4E2M1FN) {
    %0 = arith.extf %arg0 : bf16 to f32
    %1 = arith.truncf %arg1 : f32 to bf16
    %2 = arith.bitcast %arg2 : vector<2xf8E8M0FNU> to vector<2xi8>
    %cst = arith.constant dense<-1> : vector<2xi8>
    %cst_0 = arith.constant dense<-1> : vector<2xi32>
    %cst_1 = arith.constant dense<23> : vector<2xi32>
    %3 = arith.extui %2 : vector<2xi8> to vector<2xi32>
    %4 = arith.shli %3, %cst_1 : vector<2xi32>
    %5 = arith.cmpi eq, %2, %cst : vector<2xi8>
    %6 = arith.select %5, %cst_0, %4 : vector<2xi1>, vector<2xi32>
    %7 = arith.bitcast %6 : vector<2xi32> to vector<2xf32>
    %8 = arith.truncf %7 fastmath<nnan> : vector<2xf32> to vector<2xf16>
    %9 = arith.extf %arg3 : f4E2M1FN to f32
    %10 = arith.extf %arg3 : f4E2M1FN to f16
    %11 = arith.truncf %arg4 : vector<2xf64> to vector<2xf32>
    %12 = arith.bitcast %11 : vector<2xf32> to vector<2xi32>
    %cst_2 = arith.constant dense<23> : vector<2xi32>
    %13 = arith.shrui %12, %cst_2 : vector<2xi32>
    %14 = arith.trunci %13 : vector<2xi32> to vector<2xi8>
    %15 = arith.bitcast %14 : vector<2xi8> to vector<2xf8E8M0FNU>
    %16 = arith.truncf %arg0 : bf16 to f4E2M1FN
    return %0, %1, %8, %9, %10, %15, %16 : f32, bf16, vector<2xf16>, f32, f16, vector<2xf8E8M0FNU>, f4E2M1FN
  }
  func.func @scales(%arg0: f4E2M1FN, %arg1: f8E8M0FNU, %arg2: f32, %arg3: f16) -> (f32, f4E2M1FN, f16, f4E2M1FN) {
    %0 = arith.bitcast %arg1 : f8E8M0FNU to i8
    %c-1_i8 = arith.constant -1 : i8
    %c-1_i32 = arith.constant -1 : i32
    %c23_i32 = arith.constant 23 : i32
    %1 = arith.extui %0 : i8 to i32
    %2 = arith.shli %1, %c23_i32 : i32
    %3 = arith.cmpi eq, %0, %c-1_i8 : i8
    %4 = arith.select %3, %c-1_i32, %2 : i32
    %5 = arith.bitcast %4 : i32 to f32
    %6 = arith.extf %arg0 : f4E2M1FN to f32
    %7 = arith.mulf %6, %5 : f32
    %8 = arith.bitcast %arg1 : f8E8M0FNU to i8
    %c-1_i8_0 = arith.constant -1 : i8
    %c-1_i32_1 = arith.constant -1 : i32
    %c23_i32_2 = arith.constant 23 : i32
    %9 = arith.extui %8 : i8 to i32
    %10 = arith.shli %9, %c23_i32_2 : i32
    %11 = arith.cmpi eq, %8, %c-1_i8_0 : i8
    %12 = arith.select %11, %c-1_i32_1, %10 : i32
    %13 = arith.bitcast %12 : i32 to f32
    %14 = arith.divf %arg2, %13 : f32
    %15 = arith.truncf %14 : f32 to f4E2M1FN
    %16 = arith.extf %arg3 fastmath<nnan> : f16 to f32
    %17 = arith.bitcast %16 : f32 to i32
    %c23_i32_3 = arith.constant 23 : i32
    %18 = arith.shrui %17, %c23_i32_3 : i32
    %19 = arith.trunci %18 : i32 to i8
    %20 = arith.bitcast %19 : i8 to f8E8M0FNU
    %21 = arith.bitcast %20 : f8E8M0FNU to i8
    %c-1_i8_4 = arith.constant -1 : i8
    %c-1_i32_5 = arith.constant -1 : i32
    %c23_i32_6 = arith.constant 23 : i32
    %22 = arith.extui %21 : i8 to i32
    %23 = arith.shli %22, %c23_i32_6 : i32
    %24 = arith.cmpi eq, %21, %c-1_i8_4 : i8
    %25 = arith.select %24, %c-1_i32_5, %23 : i32
    %26 = arith.bitcast %25 : i32 to f32
    %27 = arith.truncf %26 fastmath<nnan> : f32 to f16
    %28 = arith.extf %arg0 fastmath<nnan> : f4E2M1FN to f16
    %29 = arith.mulf %28, %27 fastmath<nnan> : f16
    %30 = arith.extf %arg3 fastmath<nnan> : f16 to f32
    %31 = arith.bitcast %30 : f32 to i32
    %c23_i32_7 = arith.constant 23 : i32
    %32 = arith.shrui %31, %c23_i32_7 : i32
    %33 = arith.trunci %32 : i32 to i8
    %34 = arith.bitcast %33 : i8 to f8E8M0FNU
    %35 = arith.bitcast %34 : f8E8M0FNU to i8
    %c-1_i8_8 = arith.constant -1 : i8
    %c-1_i32_9 = arith.constant -1 : i32
    %c23_i32_10 = arith.constant 23 : i32
    %36 = arith.extui %35 : i8 to i32
    %37 = arith.shli %36, %c23_i32_10 : i32
    %38 = arith.cmpi eq, %35, %c-1_i8_8 : i8
    %39 = arith.select %38, %c-1_i32_9, %37 : i32
    %40 = arith.bitcast %39 : i32 to f32
    %41 = arith.divf %arg2, %40 fastmath<nnan> : f32
    %42 = arith.truncf %41 to_nearest_even fastmath<nnan> : f32 to f4E2M1FN
    return %7, %15, %29, %42 : f32, f4E2M1FN, f16, f4E2M1FN
  }
  func.func @folds(%arg0: memref<4x?xf32>, %arg1: index, %arg2: f32) -> (index, index, index, memref<?x?xf32>, index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
    %c4_0 = arith.constant 4 : index
    %0 = arith.addi %arg1, %c0 : index
    %idx3 = index.constant 3
    %1 = index.add %idx3, %idx3
    memref.store %arg2, %arg0[%c0, %arg1] : memref<4x?xf32>
    affine.for %arg3 = 0 to %c4 {
      %c4_1 = arith.constant 4 : index
      memref.store %arg2, %arg0[%c4_1, %arg3] : memref<4x?xf32>
    }
    return %c4, %c4_0, %0, %cast, %1 : index, index, index, memref<?x?xf32>, index
  ^bb1:  // no predecessors
    %2 = arith.maxsi %c0, %arg1 : index
    %dim = memref.dim %arg0, %c0 : memref<4x?xf32>
    return %2, %dim, %c0, %cast, %c0 : index, index, index, memref<?x?xf32>, index
  }
  func.func @folds_to_constants(%arg0: i1) -> (i1, i1, i1) {
    %true = spirv.Constant true
    %false = spirv.Constant false
    %0 = spirv.LogicalAnd %arg0, %false : i1
    %1 = spirv.LogicalOr %arg0, %true : i1
    return %0, %1, %arg0 : i1, i1, i1
  }
}


//= --arith-expand=include-f4e2m1=true
module {
  func.func @divisions(%arg0: i32, %arg1: i32, %arg2: index, %arg3: vector<4xi16>, %arg4: tensor<?x2xi64>) -> (i32, i32, i32, index, vector<4xi16>, tensor<?x2xi64>) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.muli %0, %arg1 : i32
    %2 = arith.cmpi ne, %arg0, %1 : i32
    %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %4 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %5 = arith.cmpi eq, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %7 = arith.addi %0, %c1_i32 : i32
    %8 = arith.select %6, %7, %0 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %9 = arith.cmpi eq, %arg0, %c0_i32_0 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %10 = arith.subi %arg0, %c1_i32_1 : i32
    %11 = arith.divui %10, %arg1 : i32
    %12 = arith.addi %11, %c1_i32_1 : i32
    %13 = arith.select %9, %c0_i32_0, %12 : i32
    %14 = arith.divsi %arg0, %arg1 : i32
    %15 = arith.muli %14, %arg1 : i32
    %16 = arith.cmpi ne, %arg0, %15 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %17 = arith.cmpi slt, %arg0, %c0_i32_2 : i32
    %18 = arith.cmpi slt, %arg1, %c0_i32_2 : i32
    %19 = arith.cmpi ne, %17, %18 : i1
    %20 = arith.andi %16, %19 : i1
    %c-1_i32 = arith.constant -1 : i32
    %21 = arith.addi %14, %c-1_i32 : i32
    %22 = arith.select %20, %21, %14 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %23 = arith.divsi %arg2, %arg2 : index
    %24 = arith.muli %23, %arg2 : index
    %25 = arith.cmpi ne, %arg2, %24 : index
    %26 = arith.cmpi slt, %arg2, %c0 : index
    %27 = arith.cmpi slt, %arg2, %c0 : index
    %28 = arith.cmpi eq, %26, %27 : i1
    %29 = arith.andi %25, %28 : i1
    %30 = arith.addi %23, %c1 : index
    %31 = arith.select %29, %30, %23 : index
    %32 = arith.divsi %arg3, %arg3 : vector<4xi16>
    %33 = arith.muli %32, %arg3 : vector<4xi16>
    %34 = arith.cmpi ne, %arg3, %33 : vector<4xi16>
    %cst = arith.constant dense<0> : vector<4xi16>
    %35 = arith.cmpi slt, %arg3, %cst : vector<4xi16>
    %36 = arith.cmpi slt, %arg3, %cst : vector<4xi16>
    %37 = arith.cmpi ne, %35, %36 : vector<4xi1>
    %38 = arith.andi %34, %37 : vector<4xi1>
    %cst_3 = arith.constant dense<-1> : vector<4xi16>
    %39 = arith.addi %32, %cst_3 : vector<4xi16>
    %40 = arith.select %38, %39, %32 : vector<4xi1>, vector<4xi16>
    %c1_i32_4 = arith.constant 1 : i32
    return %8, %13, %22, %31, %40, %arg4 : i32, i32, i32, index, vector<4xi16>, tensor<?x2xi64>
  }
  func.func @minmax(%arg0: i8, %arg1: i8, %arg2: f16, %arg3: f16, %arg4: vector<[2]xf32>) -> (i8, i8, i8, i8, f16, f16, f16, f16, vector<[2]xf32>) {
    %0 = arith.cmpi slt, %arg0, %arg1 : i8
    %1 = arith.select %0, %arg0, %arg1 : i8
    %2 = arith.cmpi sgt, %1, %arg1 : i8
    %3 = arith.select %2, %1, %arg1 : i8
    %4 = arith.cmpi ult, %3, %arg1 : i8
    %5 = arith.select %4, %3, %arg1 : i8
    %6 = arith.cmpi ugt, %5, %arg1 : i8
    %7 = arith.select %6, %5, %arg1 : i8
    %8 = arith.cmpf ugt, %arg2, %arg3 : f16
    %9 = arith.select %8, %arg2, %arg3 : f16
    %10 = arith.cmpf uno, %arg3, %arg3 : f16
    %11 = arith.select %10, %arg3, %9 : f16
    %12 = arith.cmpf ult, %arg2, %arg3 : f16
    %13 = arith.select %12, %arg2, %arg3 : f16
    %14 = arith.cmpf uno, %arg3, %arg3 : f16
    %15 = arith.select %14, %arg3, %13 : f16
    %16 = arith.cmpf ugt, %arg2, %arg3 : f16
    %17 = arith.select %16, %arg2, %arg3 : f16
    %18 = arith.cmpf uno, %arg2, %arg2 : f16
    %19 = arith.select %18, %arg3, %17 : f16
    %20 = arith.cmpf ult, %arg2, %arg3 : f16
    %21 = arith.select %20, %arg2, %arg3 : f16
    %22 = arith.cmpf uno, %arg2, %arg2 : f16
    %23 = arith.select %22, %arg3, %21 : f16
    return %1, %3, %5, %7, %11, %15, %19, %23, %arg4 : i8, i8, i8, i8, f16, f16, f16, f16, vector<[2]xf32>
  }
  func.func @floats(%arg0: bf16, %arg1: f32, %arg2: vector<2xf8E8M0FNU>, %arg3: f4E2M1FN, %arg4: vector<2xf64>) -> (f32, bf16, vector<2xf16>, f32, f16, vector<2xf8E8M0FNU>, f4E2M1FN) {
    %0 = arith.extf %arg0 : bf16 to f32
    %1 = arith.truncf %arg1 : f32 to bf16
    %2 = arith.extf %arg2 fastmath<nnan> : vector<2xf8E8M0FNU> to vector<2xf16>
    %3 = arith.bitcast %arg3 : f4E2M1FN to i4
    %c0_i4 = arith.constant 0 : i4
    %c1_i4 = arith.constant 1 : i4
    %c2_i4 = arith.constant 2 : i4
    %c4_i4 = arith.constant 4 : i4
    %c7_i4 = arith.constant 7 : i4
    %4 = arith.andi %3, %c7_i4 : i4
    %c20_i32 = arith.constant 20 : i32
    %5 = arith.shli %4, %c2_i4 : i4
    %6 = arith.cmpi eq, %4, %c1_i4 : i4
    %7 = arith.select %6, %c0_i4, %5 : i4
    %8 = arith.extui %7 : i4 to i32
    %9 = arith.shli %8, %c20_i32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1073741824_i32 = arith.constant 1073741824 : i32
    %c1056964608_i32 = arith.constant 1056964608 : i32
    %10 = arith.cmpi uge, %4, %c4_i4 : i4
    %11 = arith.select %10, %c1073741824_i32, %c1056964608_i32 : i32
    %12 = arith.cmpi eq, %4, %c0_i4 : i4
    %13 = arith.select %12, %c0_i32, %11 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c-8_i4 = arith.constant -8 : i4
    %14 = arith.cmpi uge, %3, %c-8_i4 : i4
    %15 = arith.select %14, %c-2147483648_i32, %c0_i32 : i32
    %16 = arith.addi %9, %13 : i32
    %17 = arith.addi %16, %15 : i32
    %18 = arith.bitcast %17 : i32 to f32
    %19 = arith.bitcast %arg3 : f4E2M1FN to i4
    %c0_i4_0 = arith.constant 0 : i4
    %c1_i4_1 = arith.constant 1 : i4
    %c2_i4_2 = arith.constant 2 : i4
    %c4_i4_3 = arith.constant 4 : i4
    %c7_i4_4 = arith.constant 7 : i4
    %20 = arith.andi %19, %c7_i4_4 : i4
    %c20_i32_5 = arith.constant 20 : i32
    %21 = arith.shli %20, %c2_i4_2 : i4
    %22 = arith.cmpi eq, %20, %c1_i4_1 : i4
    %23 = arith.select %22, %c0_i4_0, %21 : i4
    %24 = arith.extui %23 : i4 to i32
    %25 = arith.shli %24, %c20_i32_5 : i32
    %c0_i32_6 = arith.constant 0 : i32
    %c1073741824_i32_7 = arith.constant 1073741824 : i32
    %c1056964608_i32_8 = arith.constant 1056964608 : i32
    %26 = arith.cmpi uge, %20, %c4_i4_3 : i4
    %27 = arith.select %26, %c1073741824_i32_7, %c1056964608_i32_8 : i32
    %28 = arith.cmpi eq, %20, %c0_i4_0 : i4
    %29 = arith.select %28, %c0_i32_6, %27 : i32
    %c-2147483648_i32_9 = arith.constant -2147483648 : i32
    %c-8_i4_10 = arith.constant -8 : i4
    %30 = arith.cmpi uge, %19, %c-8_i4_10 : i4
    %31 = arith.select %30, %c-2147483648_i32_9, %c0_i32_6 : i32
    %32 = arith.addi %25, %29 : i32
    %33 = arith.addi %32, %31 : i32
    %34 = arith.bitcast %33 : i32 to f32
    %35 = arith.truncf %34 : f32 to f16
    %36 = arith.truncf %arg4 : vector<2xf64> to vector<2xf8E8M0FNU>
    %37 = arith.extf %arg0 : bf16 to f32
    %c1_i4_11 = arith.constant 1 : i4
    %c3_i4 = arith.constant 3 : i4
    %c22_i32 = arith.constant 22 : i32
    %c0_i8 = arith.constant 0 : i8
    %c-1_i8 = arith.constant -1 : i8
    %c0_i32_12 = arith.constant 0 : i32
    %cst = arith.constant 6.000000e+00 : f32
    %cst_13 = arith.constant -6.000000e+00 : f32
    %38 = arith.cmpf ult, %37, %cst : f32
    %39 = arith.select %38, %37, %cst : f32
    %40 = arith.cmpf uno, %37, %37 : f32
    %41 = arith.select %40, %cst, %39 : f32
    %42 = arith.cmpf ugt, %41, %cst_13 : f32
    %43 = arith.select %42, %41, %cst_13 : f32
    %44 = arith.cmpf uno, %41, %41 : f32
    %45 = arith.select %44, %cst_13, %43 : f32
    %46 = arith.bitcast %45 : f32 to i32
    %c31_i32 = arith.constant 31 : i32
    %47 = arith.shrui %46, %c31_i32 : i32
    %48 = arith.trunci %47 : i32 to i4
    %49 = arith.shli %48, %c3_i4 : i4
    %c126_i32 = arith.constant 126 : i32
    %c23_i32 = arith.constant 23 : i32
    %50 = arith.shrui %46, %c23_i32 : i32
    %51 = arith.subi %50, %c126_i32 : i32
    %52 = arith.trunci %51 : i32 to i4
    %53 = arith.shli %52, %c1_i4_11 : i4
    %54 = arith.addi %49, %53 : i4
    %c4194304_i32 = arith.constant 4194304 : i32
    %55 = arith.andi %46, %c4194304_i32 : i32
    %56 = arith.shrui %55, %c22_i32 : i32
    %57 = arith.trunci %56 : i32 to i4
    %58 = arith.addi %54, %57 : i4
    %c8388607_i32 = arith.constant 8388607 : i32
    %59 = arith.trunci %51 : i32 to i8
    %60 = arith.cmpi sle, %59, %c0_i8 : i8
    %61 = arith.cmpi eq, %59, %c-1_i8 : i8
    %62 = arith.andi %46, %c8388607_i32 : i32
    %63 = arith.cmpi ugt, %62, %c0_i32_12 : i32
    %64 = arith.andi %61, %63 : i1
    %65 = arith.cmpi eq, %59, %c0_i8 : i8
    %c-1_i4 = arith.constant -1 : i4
    %c0_i4_14 = arith.constant 0 : i4
    %66 = arith.select %60, %c-1_i4, %58 : i4
    %67 = arith.select %64, %c0_i4_14, %66 : i4
    %68 = arith.select %65, %58, %67 : i4
    %c4194303_i32 = arith.constant 4194303 : i32
    %c2097152_i32 = arith.constant 2097152 : i32
    %69 = arith.andi %46, %c4194303_i32 : i32
    %70 = arith.cmpi uge, %69, %c2097152_i32 : i32
    %71 = arith.ori %70, %60 : i1
    %72 = arith.addi %68, %c1_i4_11 : i4
    %73 = arith.select %71, %72, %68 : i4
    %74 = arith.bitcast %73 : i4 to f4E2M1FN
    return %0, %1, %2, %18, %35, %36, %74 : f32, bf16, vector<2xf16>, f32, f16, vector<2xf8E8M0FNU>, f4E2M1FN
  }
  func.func @scales(%arg0: f4E2M1FN, %arg1: f8E8M0FNU, %arg2: f32, %arg3: f16) -> (f32, f4E2M1FN, f16, f4E2M1FN) {
    %0 = arith.extf %arg1 : f8E8M0FNU to f32
    %1 = arith.bitcast %arg0 : f4E2M1FN to i4
    %c0_i4 = arith.constant 0 : i4
    %c1_i4 = arith.constant 1 : i4
    %c2_i4 = arith.constant 2 : i4
    %c4_i4 = arith.constant 4 : i4
    %c7_i4 = arith.constant 7 : i4
    %2 = arith.andi %1, %c7_i4 : i4
    %c20_i32 = arith.constant 20 : i32
    %3 = arith.shli %2, %c2_i4 : i4
    %4 = arith.cmpi eq, %2, %c1_i4 : i4
    %5 = arith.select %4, %c0_i4, %3 : i4
    %6 = arith.extui %5 : i4 to i32
    %7 = arith.shli %6, %c20_i32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1073741824_i32 = arith.constant 1073741824 : i32
    %c1056964608_i32 = arith.constant 1056964608 : i32
    %8 = arith.cmpi uge, %2, %c4_i4 : i4
    %9 = arith.select %8, %c1073741824_i32, %c1056964608_i32 : i32
    %10 = arith.cmpi eq, %2, %c0_i4 : i4
    %11 = arith.select %10, %c0_i32, %9 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c-8_i4 = arith.constant -8 : i4
    %12 = arith.cmpi uge, %1, %c-8_i4 : i4
    %13 = arith.select %12, %c-2147483648_i32, %c0_i32 : i32
    %14 = arith.addi %7, %11 : i32
    %15 = arith.addi %14, %13 : i32
    %16 = arith.bitcast %15 : i32 to f32
    %17 = arith.mulf %16, %0 : f32
    %18 = arith.extf %arg1 : f8E8M0FNU to f32
    %19 = arith.divf %arg2, %18 : f32
    %c1_i4_0 = arith.constant 1 : i4
    %c3_i4 = arith.constant 3 : i4
    %c22_i32 = arith.constant 22 : i32
    %c0_i8 = arith.constant 0 : i8
    %c-1_i8 = arith.constant -1 : i8
    %c0_i32_1 = arith.constant 0 : i32
    %cst = arith.constant 6.000000e+00 : f32
    %cst_2 = arith.constant -6.000000e+00 : f32
    %20 = arith.cmpf ult, %19, %cst : f32
    %21 = arith.select %20, %19, %cst : f32
    %22 = arith.cmpf uno, %19, %19 : f32
    %23 = arith.select %22, %cst, %21 : f32
    %24 = arith.cmpf ugt, %23, %cst_2 : f32
    %25 = arith.select %24, %23, %cst_2 : f32
    %26 = arith.cmpf uno, %23, %23 : f32
    %27 = arith.select %26, %cst_2, %25 : f32
    %28 = arith.bitcast %27 : f32 to i32
    %c31_i32 = arith.constant 31 : i32
    %29 = arith.shrui %28, %c31_i32 : i32
    %30 = arith.trunci %29 : i32 to i4
    %31 = arith.shli %30, %c3_i4 : i4
    %c126_i32 = arith.constant 126 : i32
    %c23_i32 = arith.constant 23 : i32
    %32 = arith.shrui %28, %c23_i32 : i32
    %33 = arith.subi %32, %c126_i32 : i32
    %34 = arith.trunci %33 : i32 to i4
    %35 = arith.shli %34, %c1_i4_0 : i4
    %36 = arith.addi %31, %35 : i4
    %c4194304_i32 = arith.constant 4194304 : i32
    %37 = arith.andi %28, %c4194304_i32 : i32
    %38 = arith.shrui %37, %c22_i32 : i32
    %39 = arith.trunci %38 : i32 to i4
    %40 = arith.addi %36, %39 : i4
    %c8388607_i32 = arith.constant 8388607 : i32
    %41 = arith.trunci %33 : i32 to i8
    %42 = arith.cmpi sle, %41, %c0_i8 : i8
    %43 = arith.cmpi eq, %41, %c-1_i8 : i8
    %44 = arith.andi %28, %c8388607_i32 : i32
    %45 = arith.cmpi ugt, %44, %c0_i32_1 : i32
    %46 = arith.andi %43, %45 : i1
    %47 = arith.cmpi eq, %41, %c0_i8 : i8
    %c-1_i4 = arith.constant -1 : i4
    %c0_i4_3 = arith.constant 0 : i4
    %48 = arith.select %42, %c-1_i4, %40 : i4
    %49 = arith.select %46, %c0_i4_3, %48 : i4
    %50 = arith.select %47, %40, %49 : i4
    %c4194303_i32 = arith.constant 4194303 : i32
    %c2097152_i32 = arith.constant 2097152 : i32
    %51 = arith.andi %28, %c4194303_i32 : i32
    %52 = arith.cmpi uge, %51, %c2097152_i32 : i32
    %53 = arith.ori %52, %42 : i1
    %54 = arith.addi %50, %c1_i4_0 : i4
    %55 = arith.select %53, %54, %50 : i4
    %56 = arith.bitcast %55 : i4 to f4E2M1FN
    %57 = arith.truncf %arg3 fastmath<nnan> : f16 to f8E8M0FNU
    %58 = arith.extf %57 fastmath<nnan> : f8E8M0FNU to f16
    %59 = arith.bitcast %arg0 : f4E2M1FN to i4
    %c0_i4_4 = arith.constant 0 : i4
    %c1_i4_5 = arith.constant 1 : i4
    %c2_i4_6 = arith.constant 2 : i4
    %c4_i4_7 = arith.constant 4 : i4
    %c7_i4_8 = arith.constant 7 : i4
    %60 = arith.andi %59, %c7_i4_8 : i4
    %c20_i32_9 = arith.constant 20 : i32
    %61 = arith.shli %60, %c2_i4_6 : i4
    %62 = arith.cmpi eq, %60, %c1_i4_5 : i4
    %63 = arith.select %62, %c0_i4_4, %61 : i4
    %64 = arith.extui %63 : i4 to i32
    %65 = arith.shli %64, %c20_i32_9 : i32
    %c0_i32_10 = arith.constant 0 : i32
    %c1073741824_i32_11 = arith.constant 1073741824 : i32
    %c1056964608_i32_12 = arith.constant 1056964608 : i32
    %66 = arith.cmpi uge, %60, %c4_i4_7 : i4
    %67 = arith.select %66, %c1073741824_i32_11, %c1056964608_i32_12 : i32
    %68 = arith.cmpi eq, %60, %c0_i4_4 : i4
    %69 = arith.select %68, %c0_i32_10, %67 : i32
    %c-2147483648_i32_13 = arith.constant -2147483648 : i32
    %c-8_i4_14 = arith.constant -8 : i4
    %70 = arith.cmpi uge, %59, %c-8_i4_14 : i4
    %71 = arith.select %70, %c-2147483648_i32_13, %c0_i32_10 : i32
    %72 = arith.addi %65, %69 : i32
    %73 = arith.addi %72, %71 : i32
    %74 = arith.bitcast %73 : i32 to f32
    %75 = arith.truncf %74 : f32 to f16
    %76 = arith.mulf %75, %58 fastmath<nnan> : f16
    %77 = arith.truncf %arg3 fastmath<nnan> : f16 to f8E8M0FNU
    %78 = arith.extf %77 fastmath<nnan> : f8E8M0FNU to f32
    %79 = arith.divf %arg2, %78 fastmath<nnan> : f32
    %c1_i4_15 = arith.constant 1 : i4
    %c3_i4_16 = arith.constant 3 : i4
    %c22_i32_17 = arith.constant 22 : i32
    %c0_i8_18 = arith.constant 0 : i8
    %c-1_i8_19 = arith.constant -1 : i8
    %c0_i32_20 = arith.constant 0 : i32
    %cst_21 = arith.constant 6.000000e+00 : f32
    %cst_22 = arith.constant -6.000000e+00 : f32
    %80 = arith.cmpf ult, %79, %cst_21 : f32
    %81 = arith.select %80, %79, %cst_21 : f32
    %82 = arith.cmpf uno, %79, %79 : f32
    %83 = arith.select %82, %cst_21, %81 : f32
    %84 = arith.cmpf ugt, %83, %cst_22 : f32
    %85 = arith.select %84, %83, %cst_22 : f32
    %86 = arith.cmpf uno, %83, %83 : f32
    %87 = arith.select %86, %cst_22, %85 : f32
    %88 = arith.bitcast %87 : f32 to i32
    %c31_i32_23 = arith.constant 31 : i32
    %89 = arith.shrui %88, %c31_i32_23 : i32
    %90 = arith.trunci %89 : i32 to i4
    %91 = arith.shli %90, %c3_i4_16 : i4
    %c126_i32_24 = arith.constant 126 : i32
    %c23_i32_25 = arith.constant 23 : i32
    %92 = arith.shrui %88, %c23_i32_25 : i32
    %93 = arith.subi %92, %c126_i32_24 : i32
    %94 = arith.trunci %93 : i32 to i4
    %95 = arith.shli %94, %c1_i4_15 : i4
    %96 = arith.addi %91, %95 : i4
    %c4194304_i32_26 = arith.constant 4194304 : i32
    %97 = arith.andi %88, %c4194304_i32_26 : i32
    %98 = arith.shrui %97, %c22_i32_17 : i32
    %99 = arith.trunci %98 : i32 to i4
    %100 = arith.addi %96, %99 : i4
    %c8388607_i32_27 = arith.constant 8388607 : i32
    %101 = arith.trunci %93 : i32 to i8
    %102 = arith.cmpi sle, %101, %c0_i8_18 : i8
    %103 = arith.cmpi eq, %101, %c-1_i8_19 : i8
    %104 = arith.andi %88, %c8388607_i32_27 : i32
    %105 = arith.cmpi ugt, %104, %c0_i32_20 : i32
    %106 = arith.andi %103, %105 : i1
    %107 = arith.cmpi eq, %101, %c0_i8_18 : i8
    %c-1_i4_28 = arith.constant -1 : i4
    %c0_i4_29 = arith.constant 0 : i4
    %108 = arith.select %102, %c-1_i4_28, %100 : i4
    %109 = arith.select %106, %c0_i4_29, %108 : i4
    %110 = arith.select %107, %100, %109 : i4
    %c4194303_i32_30 = arith.constant 4194303 : i32
    %c2097152_i32_31 = arith.constant 2097152 : i32
    %111 = arith.andi %88, %c4194303_i32_30 : i32
    %112 = arith.cmpi uge, %111, %c2097152_i32_31 : i32
    %113 = arith.ori %112, %102 : i1
    %114 = arith.addi %110, %c1_i4_15 : i4
    %115 = arith.select %113, %114, %110 : i4
    %116 = arith.bitcast %115 : i4 to f4E2M1FN
    return %17, %56, %76, %116 : f32, f4E2M1FN, f16, f4E2M1FN
  }
  func.func @folds(%arg0: memref<4x?xf32>, %arg1: index, %arg2: f32) -> (index, index, index, memref<?x?xf32>, index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
    %c4_0 = arith.constant 4 : index
    %0 = arith.addi %arg1, %c0 : index
    %idx3 = index.constant 3
    %1 = index.add %idx3, %idx3
    memref.store %arg2, %arg0[%c0, %arg1] : memref<4x?xf32>
    affine.for %arg3 = 0 to %c4 {
      %c4_1 = arith.constant 4 : index
      memref.store %arg2, %arg0[%c4_1, %arg3] : memref<4x?xf32>
    }
    return %c4, %c4_0, %0, %cast, %1 : index, index, index, memref<?x?xf32>, index
  ^bb1:  // no predecessors
    %2 = arith.maxsi %c0, %arg1 : index
    %dim = memref.dim %arg0, %c0 : memref<4x?xf32>
    return %2, %dim, %c0, %cast, %c0 : index, index, index, memref<?x?xf32>, index
  }
  func.func @folds_to_constants(%arg0: i1) -> (i1, i1, i1) {
    %true = spirv.Constant true
    %false = spirv.Constant false
    %0 = spirv.LogicalAnd %arg0, %false : i1
    %1 = spirv.LogicalOr %arg0, %true : i1
    return %0, %1, %arg0 : i1, i1, i1
  }
}

