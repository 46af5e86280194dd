// Numbers, bits, comparisons, composites, and selections that store one of two values.
func.func @same(%a: i32, %b: vector<3xi32>, %c: i1, %v: vector<3xi1>) -> (i32, vector<3xi32>, i1, vector<3xi1>, i1, i1, i1) {
  %0 = spirv.ISub %a, %a : i32
  %1 = spirv.BitwiseXor %b, %b : vector<3xi32>
  %2 = spirv.LogicalAnd %c, %c : i1
  %3 = spirv.LogicalOr %v, %v : vector<3xi1>
  %4 = spirv.SGreaterThan %a, %a : i32
  %5 = spirv.ULessThanEqual %a, %a : i32
  %6 = spirv.INotEqual %a, %a : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, vector<3xi32>, i1, vector<3xi1>, i1, i1, i1
}
func.func @same_vectors(%b: vector<3xi32>) -> (vector<3xi32>) {
  %1 = spirv.ISub %b, %b : vector<3xi32>
  return %1 : vector<3xi32>
}
func.func @carries(%a: i32, %b: vector<2xi32>) -> (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>) {
  %z = spirv.Constant 0 : i32
  %m = spirv.Constant -1 : i32
  %k = spirv.Constant 7 : i32
  %zv = spirv.Constant dense<0> : vector<2xi32>
  %0 = spirv.IAddCarry %a, %z : !spirv.struct<(i32, i32)>
  %1 = spirv.IAddCarry %m, %k : !spirv.struct<(i32, i32)>
  %2 = spirv.IAddCarry %z, %a : !spirv.struct<(i32, i32)>
  %3 = spirv.IAddCarry %b, %zv : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
  return %0, %1, %2, %3 : !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>
}
func.func @products(%a: i32, %b: vector<2xi32>) -> (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>, !spirv.struct<(i32, i32)>) {
  %z = spirv.Constant 0 : i32
  %o = spirv.Constant 1 : i32
  %m = spirv.Constant -1 : i32
  %k = spirv.Constant 7 : i32
  %zv = spirv.Constant dense<1> : vector<2xi32>
  %0 = spirv.SMulExtended %a, %z : !spirv.struct<(i32, i32)>
  %1 = spirv.SMulExtended %m, %k : !spirv.struct<(i32, i32)>
  %2 = spirv.UMulExtended %o, %a : !spirv.struct<(i32, i32)>
  %3 = spirv.UMulExtended %b, %zv : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
  %4 = spirv.UMulExtended %m, %k : !spirv.struct<(i32, i32)>
  return %0, %1, %2, %3, %4 : !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>, !spirv.struct<(i32, i32)>
}
func.func @selects(%a: i32, %b: i32, %c: i1) -> (i32, i32, i32, vector<3xi32>, vector<3xi32>) {
  %t = spirv.Constant true
  %x = spirv.Constant dense<[1, 2, 3]> : vector<3xi32>
  %y = spirv.Constant dense<[4, 5, 6]> : vector<3xi32>
  %w = spirv.Constant dense<[true, false, true]> : vector<3xi1>
  %ws = spirv.Constant dense<false> : vector<3xi1>
  %0 = spirv.Select %c, %a, %a : i1, i32
  %1 = spirv.Select %t, %a, %b : i1, i32
  %2 = spirv.Select %c, %a, %b : i1, i32
  %3 = spirv.Select %w, %x, %y : vector<3xi1>, vector<3xi32>
  %4 = spirv.Select %ws, %x, %y : vector<3xi1>, vector<3xi32>
  return %0, %1, %2, %3, %4 : i32, i32, i32, vector<3xi32>, vector<3xi32>
}
func.func @comparisons() -> (i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>, i1, i1) {
  %a = spirv.Constant -3 : i32
  %b = spirv.Constant 5 : i32
  %va = spirv.Constant dense<[-3, 5]> : vector<2xi32>
  %vb = spirv.Constant dense<5> : vector<2xi32>
  %0 = spirv.SGreaterThan %a, %b : i32
  %1 = spirv.SGreaterThanEqual %a, %b : i32
  %2 = spirv.SLessThan %a, %b : i32
  %3 = spirv.SLessThanEqual %a, %b : i32
  %4 = spirv.UGreaterThan %a, %b : i32
  %5 = spirv.UGreaterThanEqual %a, %b : i32
  %6 = spirv.ULessThan %a, %b : i32
  %7 = spirv.ULessThanEqual %a, %b : i32
  %8 = spirv.SLessThanEqual %va, %vb : vector<2xi32>
  %9 = spirv.IEqual %a, %b : i32
  %10 = spirv.INotEqual %a, %b : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>, i1, i1
}
func.func @divisions(%x: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %z = spirv.Constant 0 : i32
  %o = spirv.Constant 1 : i32
  %0 = spirv.SDiv %a, %b : i32
  %1 = spirv.SMod %a, %b : i32
  %2 = spirv.SRem %a, %b : i32
  %3 = spirv.UDiv %a, %b : i32
  %4 = spirv.UMod %a, %b : i32
  %5 = spirv.SDiv %x, %o : i32
  %6 = spirv.SMod %x, %o : i32
  %7 = spirv.SRem %x, %o : i32
  %8 = spirv.UDiv %x, %o : i32
  %9 = spirv.UMod %x, %o : i32
  %10 = spirv.UMod %x, %z : i32
  %11 = spirv.SDiv %a, %z : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}
func.func @remainders(%x: i32) -> (i32, i32, i32, i32) {
  %k32 = spirv.Constant 32 : i32
  %k4 = spirv.Constant 4 : i32
  %k5 = spirv.Constant 5 : i32
  %0 = spirv.UMod %x, %k32 : i32
  %1 = spirv.UMod %0, %k4 : i32
  %2 = spirv.UMod %0, %k5 : i32
  %3 = spirv.UMod %1, %k32 : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func @shifts(%x: i32, %y: i16) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %a = spirv.Constant -64 : i32
  %b = spirv.Constant 3 : i32
  %b16 = spirv.Constant 3 : i16
  %z16 = spirv.Constant 0 : i16
  %z = spirv.Constant 0 : i32
  %k = spirv.Constant 40 : i32
  %0 = spirv.ShiftLeftLogical %a, %b : i32, i32
  %1 = spirv.ShiftRightLogical %a, %b : i32, i32
  %2 = spirv.ShiftRightArithmetic %a, %b : i32, i32
  %3 = spirv.ShiftRightArithmetic %a, %b16 : i32, i16
  %4 = spirv.ShiftRightArithmetic %x, %z16 : i32, i16
  %5 = spirv.ShiftLeftLogical %a, %k : i32, i32
  %6 = spirv.ShiftLeftLogical %x, %z : i32, i32
  %7 = spirv.ShiftRightLogical %x, %z : i32, i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}
func.func @bits(%x: i32, %y: i8) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %z = spirv.Constant 0 : i32
  %m = spirv.Constant -1 : i32
  %k = spirv.Constant 255 : i32
  %q = spirv.Constant 12 : i32
  %u = spirv.UConvert %y : i8 to i32
  %0 = spirv.BitwiseAnd %x, %z : i32
  %1 = spirv.BitwiseAnd %x, %m : i32
  %2 = spirv.BitwiseAnd %u, %k : i32
  %3 = spirv.BitwiseOr %x, %z : i32
  %4 = spirv.BitwiseOr %x, %m : i32
  %5 = spirv.BitwiseXor %x, %z : i32
  %6 = spirv.BitwiseXor %k, %q : i32
  %7 = spirv.Not %k : i32
  %8 = spirv.SNegate %k : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8: i32, i32, i32, i32, i32, i32, i32, i32, i32
}
func.func @undone(%x: i32, %c: i1) -> (i32, i32, i1, i1, i1, i1) {
  %t = spirv.Constant true
  %0 = spirv.SNegate %x : i32
  %1 = spirv.SNegate %0 : i32
  %2 = spirv.Not %x : i32
  %3 = spirv.Not %2 : i32
  %4 = spirv.LogicalNot %c : i1
  %5 = spirv.LogicalNot %4 : i1
  %6 = spirv.LogicalNot %t : i1
  %7 = spirv.LogicalEqual %c, %c : i1
  %8 = spirv.LogicalEqual %c, %t : i1
  return %1, %3, %5, %6, %7, %8 : i32, i32, i1, i1, i1, i1
}
func.func @signs(%x: ui32, %y: si16) -> (ui32, ui32, si16, ui32) {
  %t = spirv.Constant 4 : ui32
  %z = spirv.Constant 0 : ui32
  %0 = spirv.ISub %x, %x : ui32
  %1 = spirv.IAdd %t, %t : ui32
  %2 = spirv.ISub %y, %y : si16
  %3 = spirv.IAdd %x, %z : ui32
  return %0, %1, %2, %3 : ui32, ui32, si16, ui32
}
func.func @chain(%p: !spirv.ptr<!spirv.struct<(!spirv.array<4x!spirv.array<4xf32>>, !spirv.array<4xi32>)>, Function>, %a: i32, %b: i32) -> !spirv.ptr<f32, Function> {
  %c0 = spirv.Constant 0: i32
  %0 = spirv.AccessChain %p[%c0, %a] : !spirv.ptr<!spirv.struct<(!spirv.array<4x!spirv.array<4xf32>>, !spirv.array<4xi32>)>, Function>, i32, i32 -> !spirv.ptr<!spirv.array<4xf32>, Function>
  %1 = spirv.AccessChain %0[%b] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<f32, Function>
  return %1 : !spirv.ptr<f32, Function>
}
func.func @poisoned(%x: i32) -> (i32, i1) {
  %p = ub.poison : i32
  %0 = spirv.IAdd %x, %p : i32
  %1 = spirv.SLessThan %x, %p : i32
  return %0, %1 : i32, i1
}
func.func @insertions(%a: !spirv.array<4xf32>, %x: f32) -> (f32, f32, f32) {
  %c = spirv.Constant [1.0 : f32, 2.0 : f32] : !spirv.array<2xf32>
  %0 = spirv.CompositeExtract %c[1 : i32] : !spirv.array<2xf32>
  %i = spirv.CompositeInsert %x, %a[2 : i32] : f32 into !spirv.array<4xf32>
  %j = spirv.CompositeInsert %x, %i[3 : i32] : f32 into !spirv.array<4xf32>
  %1 = spirv.CompositeExtract %j[2 : i32] : !spirv.array<4xf32>
  %2 = spirv.CompositeExtract %j[1 : i32] : !spirv.array<4xf32>
  return %0, %1, %2 : f32, f32, f32
}
func.func @poison(%x: i32, %c: i1) -> (i1, i1, i32, i32, i1, i32, i1) {
  %p = ub.poison : i32
  %q = ub.poison : i1
  %1 = spirv.SLessThan %x, %p : i32
  %2 = spirv.IEqual %x, %p : i32
  %3 = spirv.ISub %x, %p : i32
  %4 = spirv.UDiv %x, %p : i32
  %5 = spirv.LogicalEqual %c, %q : i1
  %6 = spirv.SNegate %p : i32
  %7 = spirv.LogicalAnd %c, %q : i1
  return %1, %2, %3, %4, %5, %6, %7 : i1, i1, i32, i32, i1, i32, i1
}
func.func @casts(%v: vector<2xf32>, %i: i64) -> (f64, i64, i64) {
  %0 = spirv.Bitcast %v : vector<2xf32> to vector<2xi32>
  %1 = spirv.Bitcast %0 : vector<2xi32> to i64
  %2 = spirv.Bitcast %1 : i64 to f64
  %3 = spirv.Bitcast %i : i64 to f64
  %4 = spirv.Bitcast %3 : f64 to i64
  return %2, %1, %4 : f64, i64, i64
}
func.func @selections(%c: i1, %p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %a: f32, %b: f32) {
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^a, ^b
  ^a:
    spirv.Store "Function" %p, %a ["Aligned", 4] : f32
    spirv.Branch ^m
  ^b:
    spirv.Store "Function" %p, %b ["Aligned", 4] : f32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^a, ^b
  ^a:
    spirv.Store "Function" %p, %a : f32
    spirv.Branch ^m
  ^b:
    spirv.Store "Function" %q, %b : f32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^a, ^b
  ^a:
    spirv.Store "Function" %p, %a : f32
    spirv.Branch ^m
  ^b:
    spirv.Store "Function" %p, %b ["Aligned", 4] : f32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}
func.func @parts(%a: vector<2xi32>, %b: vector<2xi32>, %s: f32, %f: vector<2xf32>) -> (vector<2xi32>, i32, f32, f32) {
  %k = spirv.Constant [dense<[4, -5]> : vector<2xi32>] : !spirv.array<1 x vector<2xi32>>
  %0 = spirv.CompositeExtract %k[0 : i32] : !spirv.array<1 x vector<2xi32>>
  %1 = spirv.CompositeExtract %k[0 : i32, 1 : i32] : !spirv.array<1 x vector<2xi32>>
  %c = spirv.CompositeConstruct %s, %s : (f32, f32) -> vector<2xf32>
  %2 = spirv.CompositeExtract %c[1 : i32] : vector<2xf32>
  %d = spirv.CompositeConstruct %f, %s : (vector<2xf32>, f32) -> vector<3xf32>
  %3 = spirv.CompositeExtract %d[1 : i32] : vector<3xf32>
  return %0, %1, %2, %3 : vector<2xi32>, i32, f32, f32
}
func.func @negated(%a: i32, %b: i32, %c: i1, %d: vector<2xi1>, %e: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
  %k = spirv.Constant false
  %0 = spirv.IEqual %a, %b : i32
  %1 = spirv.LogicalNot %0 : i1
  %2 = spirv.INotEqual %a, %b : i32
  %3 = spirv.LogicalNot %2 : i1
  %4 = spirv.LogicalEqual %d, %e : vector<2xi1>
  %5 = spirv.LogicalNot %4 : vector<2xi1>
  %6 = spirv.LogicalNotEqual %d, %e : vector<2xi1>
  %7 = spirv.LogicalNot %6 : vector<2xi1>
  %8 = spirv.LogicalNotEqual %c, %k : i1
  return %1, %3, %5, %7, %8 : i1, i1, vector<2xi1>, vector<2xi1>, i1
}
//= --canonicalize --allow-unregistered-dialect
module {
  func.func @same(%arg0: i32, %arg1: vector<3xi32>, %arg2: i1, %arg3: vector<3xi1>) -> (i32, vector<3xi32>, i1, vector<3xi1>, i1, i1, i1) {
    %true = spirv.Constant true
    %false = spirv.Constant false
    %cst0_i32 = spirv.Constant 0 : i32
    %cst_vec_3xi32 = spirv.Constant dense<0> : vector<3xi32>
    %0 = spirv.LogicalAnd %arg2, %arg2 : i1
    %1 = spirv.LogicalOr %arg3, %arg3 : vector<3xi1>
    return %cst0_i32, %cst_vec_3xi32, %0, %1, %false, %true, %false : i32, vector<3xi32>, i1, vector<3xi1>, i1, i1, i1
  }
  func.func @same_vectors(%arg0: vector<3xi32>) -> vector<3xi32> {
    %cst_vec_3xi32 = spirv.Constant dense<0> : vector<3xi32>
    return %cst_vec_3xi32 : vector<3xi32>
  }
  func.func @carries(%arg0: i32, %arg1: vector<2xi32>) -> (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>) {
    %cst1_i32 = spirv.Constant 1 : i32
    %cst6_i32 = spirv.Constant 6 : i32
    %cst0_i32 = spirv.Constant 0 : i32
    %cst_vec_2xi32 = spirv.Constant dense<0> : vector<2xi32>
    %0 = spirv.CompositeConstruct %cst0_i32, %arg0 : (i32, i32) -> !spirv.struct<(i32, i32)>
    %1 = spirv.Undef : !spirv.struct<(i32, i32)>
    %2 = spirv.CompositeInsert %cst6_i32, %1[0 : i32] : i32 into !spirv.struct<(i32, i32)>
    %3 = spirv.CompositeInsert %cst1_i32, %2[1 : i32] : i32 into !spirv.struct<(i32, i32)>
    %4 = spirv.CompositeConstruct %cst0_i32, %arg0 : (i32, i32) -> !spirv.struct<(i32, i32)>
    %5 = spirv.CompositeConstruct %cst_vec_2xi32, %arg1 : (vector<2xi32>, vector<2xi32>) -> !spirv.struct<(vector<2xi32>, vector<2xi32>)>
    return %0, %3, %4, %5 : !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>
  }
  func.func @products(%arg0: i32, %arg1: vector<2xi32>) -> (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>, !spirv.struct<(i32, i32)>) {
    %cst6_i32 = spirv.Constant 6 : i32
    %cst_vec_2xi32 = spirv.Constant dense<0> : vector<2xi32>
    %cst-1_i32 = spirv.Constant -1 : i32
    %cst-7_i32 = spirv.Constant -7 : i32
    %cst0_i32 = spirv.Constant 0 : i32
    %0 = spirv.CompositeConstruct %cst0_i32, %cst0_i32 : (i32, i32) -> !spirv.struct<(i32, i32)>
    %1 = spirv.Undef : !spirv.struct<(i32, i32)>
    %2 = spirv.CompositeInsert %cst-7_i32, %1[0 : i32] : i32 into !spirv.struct<(i32, i32)>
    %3 = spirv.CompositeInsert %cst-1_i32, %2[1 : i32] : i32 into !spirv.struct<(i32, i32)>
    %4 = spirv.CompositeConstruct %arg0, %cst0_i32 : (i32, i32) -> !spirv.struct<(i32, i32)>
    %5 = spirv.CompositeConstruct %arg1, %cst_vec_2xi32 : (vector<2xi32>, vector<2xi32>) -> !spirv.struct<(vector<2xi32>, vector<2xi32>)>
    %6 = spirv.Undef : !spirv.struct<(i32, i32)>
    %7 = spirv.CompositeInsert %cst-7_i32, %6[0 : i32] : i32 into !spirv.struct<(i32, i32)>
    %8 = spirv.CompositeInsert %cst6_i32, %7[1 : i32] : i32 into !spirv.struct<(i32, i32)>
    return %0, %3, %4, %5, %8 : !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>, !spirv.struct<(i32, i32)>
  }
  func.func @selects(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32, i32, vector<3xi32>, vector<3xi32>) {
    %cst_vec_3xi32 = spirv.Constant dense<[1, 5, 3]> : vector<3xi32>
    %cst_vec_3xi32_0 = spirv.Constant dense<[4, 5, 6]> : vector<3xi32>
    %0 = spirv.Select %arg2, %arg0, %arg1 : i1, i32
    return %arg0, %arg0, %0, %cst_vec_3xi32, %cst_vec_3xi32_0 : i32, i32, i32, vector<3xi32>, vector<3xi32>
  }
  func.func @comparisons() -> (i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>, i1, i1) {
    %false = spirv.Constant false
    %true = spirv.Constant true
    %cst_vec_2xi1 = spirv.Constant dense<true> : vector<2xi1>
    return %false, %false, %true, %true, %true, %true, %false, %false, %cst_vec_2xi1, %false, %true : i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>, i1, i1
  }
  func.func @divisions(%arg0: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
    %cst-7_i32 = spirv.Constant -7 : i32
    %cst0_i32 = spirv.Constant 0 : i32
    %cst-2_i32 = spirv.Constant -2 : i32
    %cst2_i32 = spirv.Constant 2 : i32
    %cst-1_i32 = spirv.Constant -1 : i32
    %cst1431655763_i32 = spirv.Constant 1431655763 : i32
    %0 = spirv.UMod %arg0, %cst0_i32 : i32
    %1 = spirv.SDiv %cst-7_i32, %cst0_i32 : i32
    return %cst-2_i32, %cst2_i32, %cst-1_i32, %cst1431655763_i32, %cst0_i32, %arg0, %cst0_i32, %cst0_i32, %arg0, %cst0_i32, %0, %1 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
  }
  func.func @remainders(%arg0: i32) -> (i32, i32, i32, i32) {
    %cst32_i32 = spirv.Constant 32 : i32
    %cst4_i32 = spirv.Constant 4 : i32
    %cst5_i32 = spirv.Constant 5 : i32
    %0 = spirv.UMod %arg0, %cst32_i32 : i32
    %1 = spirv.UMod %arg0, %cst4_i32 : i32
    %2 = spirv.UMod %0, %cst5_i32 : i32
    %3 = spirv.UMod %1, %cst32_i32 : i32
    return %0, %1, %2, %3 : i32, i32, i32, i32
  }
  func.func @shifts(%arg0: i32, %arg1: i16) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
    %cst-64_i32 = spirv.Constant -64 : i32
    %cst3_i16 = spirv.Constant 3 : i16
    %cst40_i32 = spirv.Constant 40 : i32
    %cst-512_i32 = spirv.Constant -512 : i32
    %cst536870904_i32 = spirv.Constant 536870904 : i32
    %cst-8_i32 = spirv.Constant -8 : i32
    %0 = spirv.ShiftRightArithmetic %cst-64_i32, %cst3_i16 : i32, i16
    %1 = spirv.ShiftLeftLogical %cst-64_i32, %cst40_i32 : i32, i32
    return %cst-512_i32, %cst536870904_i32, %cst-8_i32, %0, %arg0, %1, %arg0, %arg0 : i32, i32, i32, i32, i32, i32, i32, i32
  }
  func.func @bits(%arg0: i32, %arg1: i8) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
    %cst-255_i32 = spirv.Constant -255 : i32
    %cst-256_i32 = spirv.Constant -256 : i32
    %cst243_i32 = spirv.Constant 243 : i32
    %cst0_i32 = spirv.Constant 0 : i32
    %cst-1_i32 = spirv.Constant -1 : i32
    %0 = spirv.UConvert %arg1 : i8 to i32
    return %cst0_i32, %arg0, %0, %arg0, %cst-1_i32, %arg0, %cst243_i32, %cst-256_i32, %cst-255_i32 : i32, i32, i32, i32, i32, i32, i32, i32, i32
  }
  func.func @undone(%arg0: i32, %arg1: i1) -> (i32, i32, i1, i1, i1, i1) {
    %true = spirv.Constant true
    %false = spirv.Constant false
    %0 = spirv.LogicalEqual %arg1, %true : i1
    return %arg0, %arg0, %arg1, %false, %true, %0 : i32, i32, i1, i1, i1, i1
  }
  func.func @signs(%arg0: ui32, %arg1: si16) -> (ui32, ui32, si16, ui32) {
    %cst0_ui32 = spirv.Constant 0 : ui32
    %cst8_ui32 = spirv.Constant 8 : ui32
    %cst0_si16 = spirv.Constant 0 : si16
    return %cst0_ui32, %cst8_ui32, %cst0_si16, %arg0 : ui32, ui32, si16, ui32
  }
  func.func @chain(%arg0: !spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4 x f32>>, !spirv.array<4 x i32>)>, Function>, %arg1: i32, %arg2: i32) -> !spirv.ptr<f32, Function> {
    %cst0_i32 = spirv.Constant 0 : i32
    %0 = spirv.AccessChain %arg0[%cst0_i32, %arg1, %arg2] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4 x f32>>, !spirv.array<4 x i32>)>, Function>, i32, i32, i32 -> !spirv.ptr<f32, Function>
    return %0 : !spirv.ptr<f32, Function>
  }
  func.func @poisoned(%arg0: i32) -> (i32, i1) {
    %0 = ub.poison : i32
    %1 = spirv.SLessThan %arg0, %0 : i32
    return %0, %1 : i32, i1
  }
  func.func @insertions(%arg0: !spirv.array<4 x f32>, %arg1: f32) -> (f32, f32, f32) {
    %cst_f32 = spirv.Constant 2.000000e+00 : f32
    %0 = spirv.CompositeInsert %arg1, %arg0[2 : i32] : f32 into !spirv.array<4 x f32>
    %1 = spirv.CompositeInsert %arg1, %0[3 : i32] : f32 into !spirv.array<4 x f32>
    %2 = spirv.CompositeExtract %1[1 : i32] : !spirv.array<4 x f32>
    return %cst_f32, %arg1, %2 : f32, f32, f32
  }
  func.func @poison(%arg0: i32, %arg1: i1) -> (i1, i1, i32, i32, i1, i32, i1) {
    %0 = ub.poison : i32
    %1 = ub.poison : i1
    %2 = spirv.SLessThan %arg0, %0 : i32
    %3 = spirv.IEqual %arg0, %0 : i32
    %4 = spirv.LogicalAnd %arg1, %1 : i1
    return %2, %3, %0, %0, %1, %0, %4 : i1, i1, i32, i32, i1, i32, i1
  }
  func.func @casts(%arg0: vector<2xf32>, %arg1: i64) -> (f64, i64, i64) {
    %0 = spirv.Bitcast %arg0 : vector<2xf32> to i64
    %1 = spirv.Bitcast %arg0 : vector<2xf32> to f64
    return %1, %0, %arg1 : f64, i64, i64
  }
  func.func @selections(%arg0: i1, %arg1: !spirv.ptr<f32, Function>, %arg2: !spirv.ptr<f32, Function>, %arg3: f32, %arg4: f32) {
    %0 = spirv.Select %arg0, %arg3, %arg4 : i1, f32
    spirv.Store "Function" %arg1, %0 ["Aligned", 4] : f32
    spirv.mlir.selection {
      spirv.BranchConditional %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      spirv.Store "Function" %arg1, %arg3 : f32
      spirv.Branch ^bb3
    ^bb2:  // pred: ^bb0
      spirv.Store "Function" %arg2, %arg4 : f32
      spirv.Branch ^bb3
    ^bb3:  // 2 preds: ^bb1, ^bb2
      spirv.mlir.merge
    }
    spirv.mlir.selection {
      spirv.BranchConditional %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      spirv.Store "Function" %arg1, %arg3 : f32
      spirv.Branch ^bb3
    ^bb2:  // pred: ^bb0
      spirv.Store "Function" %arg1, %arg4 ["Aligned", 4] : f32
      spirv.Branch ^bb3
    ^bb3:  // 2 preds: ^bb1, ^bb2
      spirv.mlir.merge
    }
    return
  }
  func.func @parts(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: f32, %arg3: vector<2xf32>) -> (vector<2xi32>, i32, f32, f32) {
    %cst_vec_2xi32 = spirv.Constant dense<[4, -5]> : vector<2xi32>
    %cst-5_i32 = spirv.Constant -5 : i32
    %0 = spirv.CompositeConstruct %arg3, %arg2 : (vector<2xf32>, f32) -> vector<3xf32>
    %1 = spirv.CompositeExtract %0[1 : i32] : vector<3xf32>
    return %cst_vec_2xi32, %cst-5_i32, %arg2, %1 : vector<2xi32>, i32, f32, f32
  }
  func.func @negated(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: vector<2xi1>, %arg4: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
    %0 = spirv.INotEqual %arg0, %arg1 : i32
    %1 = spirv.IEqual %arg0, %arg1 : i32
    %2 = spirv.LogicalNotEqual %arg3, %arg4 : vector<2xi1>
    %3 = spirv.LogicalEqual %arg3, %arg4 : vector<2xi1>
    return %0, %1, %2, %3, %arg2 : i1, i1, vector<2xi1>, vector<2xi1>, i1
  }
}

