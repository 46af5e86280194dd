// Operations of spirv on numbers, in the spellings that their forms have.
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @floats(%i: i32, %j: vector<4xi32>, %f: f32, %g: vector<3xf32>, %b: i1, %c: vector<2xi1>, %h: vector<4xf16>, %s: vector<2xi8>, %m: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %n: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) "None" {
    %0 = spirv.FAdd %f, %f : f32
    %1 = spirv.FAdd %h, %h {a} : vector<4xf16>
    %2 = spirv.FDiv %f, %f : f32
    %3 = spirv.FDiv %h, %h {a} : vector<4xf16>
    %4 = spirv.FMod %f, %f : f32
    %5 = spirv.FMod %h, %h {a} : vector<4xf16>
    %6 = spirv.FMul %f, %f : f32
    %7 = spirv.FMul %h, %h {a} : vector<4xf16>
    %8 = spirv.FRem %f, %f : f32
    %9 = spirv.FRem %h, %h {a} : vector<4xf16>
    %10 = spirv.FSub %f, %f : f32
    %11 = spirv.FSub %h, %h {a} : vector<4xf16>
    %12 = spirv.FAdd %n, %n : !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
    %13 = spirv.FDiv %n, %n : !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
    %14 = spirv.FMul %n, %n : !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
    %15 = spirv.FSub %n, %n : !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
    %16 = spirv.FNegate %f : f32
    %17 = spirv.FNegate %g {a} : vector<3xf32>
    spirv.Return
  }
  spirv.func @integers(%i: i32, %j: vector<4xi32>, %f: f32, %g: vector<3xf32>, %b: i1, %c: vector<2xi1>, %h: vector<4xf16>, %s: vector<2xi8>, %m: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %n: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) "None" {
    %0 = spirv.IAdd %i, %i : i32
    %1 = spirv.IAdd %j, %j {a} : vector<4xi32>
    %2 = spirv.IMul %i, %i : i32
    %3 = spirv.IMul %j, %j {a} : vector<4xi32>
    %4 = spirv.ISub %i, %i : i32
    %5 = spirv.ISub %j, %j {a} : vector<4xi32>
    %6 = spirv.SDiv %i, %i : i32
    %7 = spirv.SDiv %j, %j {a} : vector<4xi32>
    %8 = spirv.SMod %i, %i : i32
    %9 = spirv.SMod %j, %j {a} : vector<4xi32>
    %10 = spirv.SRem %i, %i : i32
    %11 = spirv.SRem %j, %j {a} : vector<4xi32>
    %12 = spirv.UDiv %i, %i : i32
    %13 = spirv.UDiv %j, %j {a} : vector<4xi32>
    %14 = spirv.UMod %i, %i : i32
    %15 = spirv.UMod %j, %j {a} : vector<4xi32>
    %16 = spirv.BitwiseAnd %i, %i : i32
    %17 = spirv.BitwiseAnd %j, %j {a} : vector<4xi32>
    %18 = spirv.BitwiseOr %i, %i : i32
    %19 = spirv.BitwiseOr %j, %j {a} : vector<4xi32>
    %20 = spirv.BitwiseXor %i, %i : i32
    %21 = spirv.BitwiseXor %j, %j {a} : vector<4xi32>
    %22 = spirv.IAdd %m, %m : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
    %23 = spirv.SNegate %i : i32
    %24 = spirv.SNegate %j {a} : vector<4xi32>
    %25 = spirv.BitCount %i : i32
    %26 = spirv.BitCount %s : vector<2xi8> {a}
    %27 = spirv.BitReverse %i : i32
    %28 = spirv.BitReverse %s : vector<2xi8> {a}
    %29 = spirv.Not %i : i32
    %30 = spirv.Not %s : vector<2xi8> {a}
    %31 = spirv.ShiftLeftLogical %i, %i : i32, i32
    %32 = spirv.ShiftLeftLogical %j, %j {a} : vector<4xi32>, vector<4xi32>
    %33 = spirv.ShiftRightArithmetic %i, %i : i32, i32
    %34 = spirv.ShiftRightArithmetic %j, %j {a} : vector<4xi32>, vector<4xi32>
    %35 = spirv.ShiftRightLogical %i, %i : i32, i32
    %36 = spirv.ShiftRightLogical %j, %j {a} : vector<4xi32>, vector<4xi32>
    %37 = spirv.BitFieldInsert %i, %i, %i, %i : i32, i32, i32
    %38 = spirv.BitFieldInsert %j, %j, %i, %i {a} : vector<4xi32>, i32, i32
    %39 = spirv.BitFieldSExtract %i, %i, %i : i32, i32, i32
    %40 = spirv.BitFieldSExtract %j, %i, %i {a} : vector<4xi32>, i32, i32
    %41 = spirv.BitFieldUExtract %i, %i, %i : i32, i32, i32
    %42 = spirv.BitFieldUExtract %j, %i, %i {a} : vector<4xi32>, i32, i32
    %43 = spirv.IAddCarry %i, %i : !spirv.struct<(i32, i32)>
    %44 = spirv.IAddCarry {a} %j, %j : !spirv.struct<(vector<4xi32>, vector<4xi32>)>
    %45 = spirv.ISubBorrow %i, %i : !spirv.struct<(i32, i32)>
    %46 = spirv.ISubBorrow {a} %j, %j : !spirv.struct<(vector<4xi32>, vector<4xi32>)>
    %47 = spirv.SMulExtended %i, %i : !spirv.struct<(i32, i32)>
    %48 = spirv.SMulExtended {a} %j, %j : !spirv.struct<(vector<4xi32>, vector<4xi32>)>
    %49 = spirv.UMulExtended %i, %i : !spirv.struct<(i32, i32)>
    %50 = spirv.UMulExtended {a} %j, %j : !spirv.struct<(vector<4xi32>, vector<4xi32>)>
    spirv.Return
  }
  spirv.func @products(%i: i32, %j: vector<4xi32>, %f: f32, %g: vector<3xf32>, %b: i1, %c: vector<2xi1>, %h: vector<4xf16>, %s: vector<2xi8>, %m: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %n: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) "None" {
    %0 = spirv.Dot %g, %g : vector<3xf32> -> f32
    %1 = spirv.Dot %h, %h {a} : vector<4xf16> -> f16
    %2 = spirv.VectorTimesScalar %g, %f : (vector<3xf32>, f32) -> vector<3xf32>
    %3 = spirv.VectorTimesScalar %g, %f {a} : (vector<3xf32>, f32) -> vector<3xf32>
    %4 = spirv.SDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i64
    %5 = spirv.SDot %s, %s {a} : vector<2xi8> -> i32
    %6 = spirv.SUDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i64
    %7 = spirv.SUDot %s, %s {a} : vector<2xi8> -> i32
    %8 = spirv.UDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i64
    %9 = spirv.UDot %s, %s {a} : vector<2xi8> -> i32
    %10 = spirv.SDotAccSat %i, %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i32
    %11 = spirv.SDotAccSat %s, %s, %i {a} : vector<2xi8> -> i32
    %12 = spirv.SUDotAccSat %i, %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i32
    %13 = spirv.SUDotAccSat %s, %s, %i {a} : vector<2xi8> -> i32
    %14 = spirv.UDotAccSat %i, %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i32
    %15 = spirv.UDotAccSat %s, %s, %i {a} : vector<2xi8> -> i32
    spirv.Return
  }
  spirv.func @matrices(%a: !spirv.matrix<3 x vector<2xf32>>, %b: !spirv.matrix<2 x vector<3xf32>>, %f: f32, %two: vector<2xf32>, %three: vector<3xf32>, %n: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixB>) "None" {
    %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<2xf32>>
    %1 = spirv.MatrixTimesMatrix %b, %a {a} : !spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<3 x vector<3xf32>>
    %2 = spirv.MatrixTimesScalar %a, %f : !spirv.matrix<3 x vector<2xf32>>, f32
    %3 = spirv.MatrixTimesScalar %n, %f {a} : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixB>, f32
    %4 = spirv.MatrixTimesVector %a, %three : !spirv.matrix<3 x vector<2xf32>>, vector<3xf32> -> vector<2xf32>
    %5 = spirv.MatrixTimesVector %b, %two {a} : !spirv.matrix<2 x vector<3xf32>>, vector<2xf32> -> vector<3xf32>
    %6 = spirv.VectorTimesMatrix %two, %a : vector<2xf32>, !spirv.matrix<3 x vector<2xf32>> -> vector<3xf32>
    %7 = spirv.VectorTimesMatrix %three, %b {a} : vector<3xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf32>
    %8 = spirv.Transpose %a : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<3xf32>>
    %9 = spirv.Transpose %b {a} : !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<2xf32>>
    spirv.Return
  }
  spirv.func @comparisons(%i: i32, %j: vector<4xi32>, %f: f32, %g: vector<3xf32>, %b: i1, %c: vector<2xi1>, %h: vector<4xf16>, %s: vector<2xi8>, %m: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %n: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) "None" {
    %0 = spirv.FOrdEqual %f, %f : f32
    %1 = spirv.FOrdEqual %g, %g : vector<3xf32> {a}
    %2 = spirv.FOrdGreaterThan %f, %f : f32
    %3 = spirv.FOrdGreaterThan %g, %g : vector<3xf32> {a}
    %4 = spirv.FOrdGreaterThanEqual %f, %f : f32
    %5 = spirv.FOrdGreaterThanEqual %g, %g : vector<3xf32> {a}
    %6 = spirv.FOrdLessThan %f, %f : f32
    %7 = spirv.FOrdLessThan %g, %g : vector<3xf32> {a}
    %8 = spirv.FOrdLessThanEqual %f, %f : f32
    %9 = spirv.FOrdLessThanEqual %g, %g : vector<3xf32> {a}
    %10 = spirv.FOrdNotEqual %f, %f : f32
    %11 = spirv.FOrdNotEqual %g, %g : vector<3xf32> {a}
    %12 = spirv.FUnordEqual %f, %f : f32
    %13 = spirv.FUnordEqual %g, %g : vector<3xf32> {a}
    %14 = spirv.FUnordGreaterThan %f, %f : f32
    %15 = spirv.FUnordGreaterThan %g, %g : vector<3xf32> {a}
    %16 = spirv.FUnordGreaterThanEqual %f, %f : f32
    %17 = spirv.FUnordGreaterThanEqual %g, %g : vector<3xf32> {a}
    %18 = spirv.FUnordLessThan %f, %f : f32
    %19 = spirv.FUnordLessThan %g, %g : vector<3xf32> {a}
    %20 = spirv.FUnordLessThanEqual %f, %f : f32
    %21 = spirv.FUnordLessThanEqual %g, %g : vector<3xf32> {a}
    %22 = spirv.FUnordNotEqual %f, %f : f32
    %23 = spirv.FUnordNotEqual %g, %g : vector<3xf32> {a}
    %24 = spirv.Ordered %f, %f : f32
    %25 = spirv.Ordered %g, %g : vector<3xf32> {a}
    %26 = spirv.Unordered %f, %f : f32
    %27 = spirv.Unordered %g, %g : vector<3xf32> {a}
    %28 = spirv.IEqual %i, %i : i32
    %29 = spirv.IEqual %j, %j : vector<4xi32> {a}
    %30 = spirv.INotEqual %i, %i : i32
    %31 = spirv.INotEqual %j, %j : vector<4xi32> {a}
    %32 = spirv.SGreaterThan %i, %i : i32
    %33 = spirv.SGreaterThan %j, %j : vector<4xi32> {a}
    %34 = spirv.SGreaterThanEqual %i, %i : i32
    %35 = spirv.SGreaterThanEqual %j, %j : vector<4xi32> {a}
    %36 = spirv.SLessThan %i, %i : i32
    %37 = spirv.SLessThan %j, %j : vector<4xi32> {a}
    %38 = spirv.SLessThanEqual %i, %i : i32
    %39 = spirv.SLessThanEqual %j, %j : vector<4xi32> {a}
    %40 = spirv.UGreaterThan %i, %i : i32
    %41 = spirv.UGreaterThan %j, %j : vector<4xi32> {a}
    %42 = spirv.UGreaterThanEqual %i, %i : i32
    %43 = spirv.UGreaterThanEqual %j, %j : vector<4xi32> {a}
    %44 = spirv.ULessThan %i, %i : i32
    %45 = spirv.ULessThan %j, %j : vector<4xi32> {a}
    %46 = spirv.ULessThanEqual %i, %i : i32
    %47 = spirv.ULessThanEqual %j, %j : vector<4xi32> {a}
    %48 = spirv.LogicalAnd %b, %b : i1
    %49 = spirv.LogicalAnd %c, %c : vector<2xi1> {a}
    %50 = spirv.LogicalEqual %b, %b : i1
    %51 = spirv.LogicalEqual %c, %c : vector<2xi1> {a}
    %52 = spirv.LogicalNotEqual %b, %b : i1
    %53 = spirv.LogicalNotEqual %c, %c : vector<2xi1> {a}
    %54 = spirv.LogicalOr %b, %b : i1
    %55 = spirv.LogicalOr %c, %c : vector<2xi1> {a}
    %56 = spirv.IsFinite %f : f32
    %57 = spirv.IsFinite %g : vector<3xf32> {a}
    %58 = spirv.IsInf %f : f32
    %59 = spirv.IsInf %g : vector<3xf32> {a}
    %60 = spirv.IsNan %f : f32
    %61 = spirv.IsNan %g : vector<3xf32> {a}
    %62 = spirv.LogicalNot %b : i1
    %63 = spirv.LogicalNot %c : vector<2xi1> {a}
    %64 = spirv.Select %b, %i, %i : i1, i32
    %65 = spirv.Select %b, %g, %g {a} : i1, vector<3xf32>
    %66 = spirv.Select %c, %s, %s : vector<2xi1>, vector<2xi8>
    spirv.Return
  }
  spirv.func @conversions(%i: i32, %j: vector<4xi32>, %f: f32, %h: vector<4xf16>, %x: bf16, %u: i64, %k: vector<4xi16>, %p: !spirv.ptr<f32, Generic>, %q: !spirv.ptr<f32, Workgroup>, %r: !spirv.ptr<i32, Function>, %l: vector<4xf32>) "None" {
    %0 = spirv.ConvertFToS %f : f32 to i32
    %1 = spirv.ConvertFToS %h {a} : vector<4xf16> to vector<4xi64>
    %2 = spirv.ConvertFToU %f : f32 to i32
    %3 = spirv.ConvertFToU %h {a} : vector<4xf16> to vector<4xi64>
    %4 = spirv.ConvertSToF %i : i32 to f64
    %5 = spirv.ConvertSToF %j {a} : vector<4xi32> to vector<4xf32>
    %6 = spirv.ConvertUToF %i : i32 to f64
    %7 = spirv.ConvertUToF %j {a} : vector<4xi32> to vector<4xf32>
    %8 = spirv.FConvert %f : f32 to f64
    %9 = spirv.FConvert %h {a} : vector<4xf16> to vector<4xf32>
    %10 = spirv.FConvert %x : bf16 to f32
    %11 = spirv.SConvert %i : i32 to i64
    %12 = spirv.SConvert %j {a} : vector<4xi32> to vector<4xi8>
    %13 = spirv.UConvert %i : i32 to i64
    %14 = spirv.UConvert %j {a} : vector<4xi32> to vector<4xi8>
    %15 = spirv.INTEL.ConvertBF16ToF %k : vector<4xi16> to vector<4xf32>
    %16 = spirv.INTEL.ConvertBF16ToF %k {a} : vector<4xi16> to vector<4xf32>
    %17 = spirv.INTEL.ConvertFToBF16 %f : f32 to i16
    %18 = spirv.INTEL.ConvertFToBF16 %l {a} : vector<4xf32> to vector<4xi16>
    %19 = spirv.INTEL.RoundFToTF32 %f : f32 to f32
    %20 = spirv.INTEL.RoundFToTF32 %l {a} : vector<4xf32> to vector<4xf32>
    %21 = spirv.Bitcast %f : f32 to i32
    %22 = spirv.Bitcast %h {a} : vector<4xf16> to i64
    %23 = spirv.Bitcast %q : !spirv.ptr<f32, Workgroup> to !spirv.ptr<i32, Workgroup>
    %24 = spirv.GenericCastToPtr %p : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Workgroup>
    %25 = spirv.GenericCastToPtr %p {a} : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
    %26 = spirv.GenericCastToPtrExplicit %p : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Workgroup>
    %27 = spirv.GenericCastToPtrExplicit %p {a} : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
    %28 = spirv.PtrCastToGeneric %q : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Generic>
    %29 = spirv.PtrCastToGeneric %r {a} : !spirv.ptr<i32, Function> to !spirv.ptr<i32, Generic>
    spirv.Return
  }
}
spirv.module Physical64 OpenCL requires #spirv.vce<v1.0, [Addresses, Kernel], []> {
  spirv.func @addresses(%p: !spirv.ptr<i32, Generic>, %u: i64) "None" {
    %0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, Generic> to i64
    %1 = spirv.ConvertPtrToU %p {a} : !spirv.ptr<i32, Generic> to i64
    %2 = spirv.ConvertUToPtr %u : i64 to !spirv.ptr<i32, Generic>
    %3 = spirv.ConvertUToPtr %u {a} : i64 to !spirv.ptr<f32, CrossWorkgroup>
    spirv.Return
  }
}

//= 
module {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.func @floats(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32, %arg3: vector<3xf32>, %arg4: i1, %arg5: vector<2xi1>, %arg6: vector<4xf16>, %arg7: vector<2xi8>, %arg8: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg9: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) "None" {
      %0 = spirv.FAdd %arg2, %arg2 : f32
      %1 = spirv.FAdd %arg6, %arg6 {a} : vector<4xf16>
      %2 = spirv.FDiv %arg2, %arg2 : f32
      %3 = spirv.FDiv %arg6, %arg6 {a} : vector<4xf16>
      %4 = spirv.FMod %arg2, %arg2 : f32
      %5 = spirv.FMod %arg6, %arg6 {a} : vector<4xf16>
      %6 = spirv.FMul %arg2, %arg2 : f32
      %7 = spirv.FMul %arg6, %arg6 {a} : vector<4xf16>
      %8 = spirv.FRem %arg2, %arg2 : f32
      %9 = spirv.FRem %arg6, %arg6 {a} : vector<4xf16>
      %10 = spirv.FSub %arg2, %arg2 : f32
      %11 = spirv.FSub %arg6, %arg6 {a} : vector<4xf16>
      %12 = spirv.FAdd %arg9, %arg9 : !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
      %13 = spirv.FDiv %arg9, %arg9 : !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
      %14 = spirv.FMul %arg9, %arg9 : !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
      %15 = spirv.FSub %arg9, %arg9 : !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
      %16 = spirv.FNegate %arg2 : f32
      %17 = spirv.FNegate %arg3 {a} : vector<3xf32>
      spirv.Return
    }
    spirv.func @integers(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32, %arg3: vector<3xf32>, %arg4: i1, %arg5: vector<2xi1>, %arg6: vector<4xf16>, %arg7: vector<2xi8>, %arg8: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg9: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) "None" {
      %0 = spirv.IAdd %arg0, %arg0 : i32
      %1 = spirv.IAdd %arg1, %arg1 {a} : vector<4xi32>
      %2 = spirv.IMul %arg0, %arg0 : i32
      %3 = spirv.IMul %arg1, %arg1 {a} : vector<4xi32>
      %4 = spirv.ISub %arg0, %arg0 : i32
      %5 = spirv.ISub %arg1, %arg1 {a} : vector<4xi32>
      %6 = spirv.SDiv %arg0, %arg0 : i32
      %7 = spirv.SDiv %arg1, %arg1 {a} : vector<4xi32>
      %8 = spirv.SMod %arg0, %arg0 : i32
      %9 = spirv.SMod %arg1, %arg1 {a} : vector<4xi32>
      %10 = spirv.SRem %arg0, %arg0 : i32
      %11 = spirv.SRem %arg1, %arg1 {a} : vector<4xi32>
      %12 = spirv.UDiv %arg0, %arg0 : i32
      %13 = spirv.UDiv %arg1, %arg1 {a} : vector<4xi32>
      %14 = spirv.UMod %arg0, %arg0 : i32
      %15 = spirv.UMod %arg1, %arg1 {a} : vector<4xi32>
      %16 = spirv.BitwiseAnd %arg0, %arg0 : i32
      %17 = spirv.BitwiseAnd %arg1, %arg1 {a} : vector<4xi32>
      %18 = spirv.BitwiseOr %arg0, %arg0 : i32
      %19 = spirv.BitwiseOr %arg1, %arg1 {a} : vector<4xi32>
      %20 = spirv.BitwiseXor %arg0, %arg0 : i32
      %21 = spirv.BitwiseXor %arg1, %arg1 {a} : vector<4xi32>
      %22 = spirv.IAdd %arg8, %arg8 : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
      %23 = spirv.SNegate %arg0 : i32
      %24 = spirv.SNegate %arg1 {a} : vector<4xi32>
      %25 = spirv.BitCount %arg0 : i32
      %26 = spirv.BitCount %arg7 : vector<2xi8> {a}
      %27 = spirv.BitReverse %arg0 : i32
      %28 = spirv.BitReverse %arg7 : vector<2xi8> {a}
      %29 = spirv.Not %arg0 : i32
      %30 = spirv.Not %arg7 : vector<2xi8> {a}
      %31 = spirv.ShiftLeftLogical %arg0, %arg0 : i32, i32
      %32 = spirv.ShiftLeftLogical %arg1, %arg1 {a} : vector<4xi32>, vector<4xi32>
      %33 = spirv.ShiftRightArithmetic %arg0, %arg0 : i32, i32
      %34 = spirv.ShiftRightArithmetic %arg1, %arg1 {a} : vector<4xi32>, vector<4xi32>
      %35 = spirv.ShiftRightLogical %arg0, %arg0 : i32, i32
      %36 = spirv.ShiftRightLogical %arg1, %arg1 {a} : vector<4xi32>, vector<4xi32>
      %37 = spirv.BitFieldInsert %arg0, %arg0, %arg0, %arg0 : i32, i32, i32
      %38 = spirv.BitFieldInsert %arg1, %arg1, %arg0, %arg0 {a} : vector<4xi32>, i32, i32
      %39 = spirv.BitFieldSExtract %arg0, %arg0, %arg0 : i32, i32, i32
      %40 = spirv.BitFieldSExtract %arg1, %arg0, %arg0 {a} : vector<4xi32>, i32, i32
      %41 = spirv.BitFieldUExtract %arg0, %arg0, %arg0 : i32, i32, i32
      %42 = spirv.BitFieldUExtract %arg1, %arg0, %arg0 {a} : vector<4xi32>, i32, i32
      %43 = spirv.IAddCarry %arg0, %arg0 : !spirv.struct<(i32, i32)>
      %44 = spirv.IAddCarry  {a}%arg1, %arg1 : !spirv.struct<(vector<4xi32>, vector<4xi32>)>
      %45 = spirv.ISubBorrow %arg0, %arg0 : !spirv.struct<(i32, i32)>
      %46 = spirv.ISubBorrow  {a}%arg1, %arg1 : !spirv.struct<(vector<4xi32>, vector<4xi32>)>
      %47 = spirv.SMulExtended %arg0, %arg0 : !spirv.struct<(i32, i32)>
      %48 = spirv.SMulExtended  {a}%arg1, %arg1 : !spirv.struct<(vector<4xi32>, vector<4xi32>)>
      %49 = spirv.UMulExtended %arg0, %arg0 : !spirv.struct<(i32, i32)>
      %50 = spirv.UMulExtended  {a}%arg1, %arg1 : !spirv.struct<(vector<4xi32>, vector<4xi32>)>
      spirv.Return
    }
    spirv.func @products(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32, %arg3: vector<3xf32>, %arg4: i1, %arg5: vector<2xi1>, %arg6: vector<4xf16>, %arg7: vector<2xi8>, %arg8: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg9: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) "None" {
      %0 = spirv.Dot %arg3, %arg3 : vector<3xf32> -> f32
      %1 = spirv.Dot %arg6, %arg6 {a} : vector<4xf16> -> f16
      %2 = spirv.VectorTimesScalar %arg3, %arg2 : (vector<3xf32>, f32) -> vector<3xf32>
      %3 = spirv.VectorTimesScalar %arg3, %arg2 {a} : (vector<3xf32>, f32) -> vector<3xf32>
      %4 = spirv.SDot %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i64
      %5 = spirv.SDot %arg7, %arg7 {a} : vector<2xi8> -> i32
      %6 = spirv.SUDot %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i64
      %7 = spirv.SUDot %arg7, %arg7 {a} : vector<2xi8> -> i32
      %8 = spirv.UDot %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i64
      %9 = spirv.UDot %arg7, %arg7 {a} : vector<2xi8> -> i32
      %10 = spirv.SDotAccSat %arg0, %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i32
      %11 = spirv.SDotAccSat %arg7, %arg7, %arg0 {a} : vector<2xi8> -> i32
      %12 = spirv.SUDotAccSat %arg0, %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i32
      %13 = spirv.SUDotAccSat %arg7, %arg7, %arg0 {a} : vector<2xi8> -> i32
      %14 = spirv.UDotAccSat %arg0, %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i32
      %15 = spirv.UDotAccSat %arg7, %arg7, %arg0 {a} : vector<2xi8> -> i32
      spirv.Return
    }
    spirv.func @matrices(%arg0: !spirv.matrix<3 x vector<2xf32>>, %arg1: !spirv.matrix<2 x vector<3xf32>>, %arg2: f32, %arg3: vector<2xf32>, %arg4: vector<3xf32>, %arg5: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixB>) "None" {
      %0 = spirv.MatrixTimesMatrix %arg0, %arg1 : !spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<2xf32>>
      %1 = spirv.MatrixTimesMatrix %arg1, %arg0 {a} : !spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<3 x vector<3xf32>>
      %2 = spirv.MatrixTimesScalar %arg0, %arg2 : !spirv.matrix<3 x vector<2xf32>>, f32
      %3 = spirv.MatrixTimesScalar %arg5, %arg2 {a} : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixB>, f32
      %4 = spirv.MatrixTimesVector %arg0, %arg4 : !spirv.matrix<3 x vector<2xf32>>, vector<3xf32> -> vector<2xf32>
      %5 = spirv.MatrixTimesVector %arg1, %arg3 {a} : !spirv.matrix<2 x vector<3xf32>>, vector<2xf32> -> vector<3xf32>
      %6 = spirv.VectorTimesMatrix %arg3, %arg0 : vector<2xf32>, !spirv.matrix<3 x vector<2xf32>> -> vector<3xf32>
      %7 = spirv.VectorTimesMatrix %arg4, %arg1 {a} : vector<3xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf32>
      %8 = spirv.Transpose %arg0 : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<3xf32>>
      %9 = spirv.Transpose %arg1 {a} : !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<2xf32>>
      spirv.Return
    }
    spirv.func @comparisons(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32, %arg3: vector<3xf32>, %arg4: i1, %arg5: vector<2xi1>, %arg6: vector<4xf16>, %arg7: vector<2xi8>, %arg8: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg9: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) "None" {
      %0 = spirv.FOrdEqual %arg2, %arg2 : f32
      %1 = spirv.FOrdEqual %arg3, %arg3 : vector<3xf32> {a}
      %2 = spirv.FOrdGreaterThan %arg2, %arg2 : f32
      %3 = spirv.FOrdGreaterThan %arg3, %arg3 : vector<3xf32> {a}
      %4 = spirv.FOrdGreaterThanEqual %arg2, %arg2 : f32
      %5 = spirv.FOrdGreaterThanEqual %arg3, %arg3 : vector<3xf32> {a}
      %6 = spirv.FOrdLessThan %arg2, %arg2 : f32
      %7 = spirv.FOrdLessThan %arg3, %arg3 : vector<3xf32> {a}
      %8 = spirv.FOrdLessThanEqual %arg2, %arg2 : f32
      %9 = spirv.FOrdLessThanEqual %arg3, %arg3 : vector<3xf32> {a}
      %10 = spirv.FOrdNotEqual %arg2, %arg2 : f32
      %11 = spirv.FOrdNotEqual %arg3, %arg3 : vector<3xf32> {a}
      %12 = spirv.FUnordEqual %arg2, %arg2 : f32
      %13 = spirv.FUnordEqual %arg3, %arg3 : vector<3xf32> {a}
      %14 = spirv.FUnordGreaterThan %arg2, %arg2 : f32
      %15 = spirv.FUnordGreaterThan %arg3, %arg3 : vector<3xf32> {a}
      %16 = spirv.FUnordGreaterThanEqual %arg2, %arg2 : f32
      %17 = spirv.FUnordGreaterThanEqual %arg3, %arg3 : vector<3xf32> {a}
      %18 = spirv.FUnordLessThan %arg2, %arg2 : f32
      %19 = spirv.FUnordLessThan %arg3, %arg3 : vector<3xf32> {a}
      %20 = spirv.FUnordLessThanEqual %arg2, %arg2 : f32
      %21 = spirv.FUnordLessThanEqual %arg3, %arg3 : vector<3xf32> {a}
      %22 = spirv.FUnordNotEqual %arg2, %arg2 : f32
      %23 = spirv.FUnordNotEqual %arg3, %arg3 : vector<3xf32> {a}
      %24 = spirv.Ordered %arg2, %arg2 : f32
      %25 = spirv.Ordered %arg3, %arg3 : vector<3xf32> {a}
      %26 = spirv.Unordered %arg2, %arg2 : f32
      %27 = spirv.Unordered %arg3, %arg3 : vector<3xf32> {a}
      %28 = spirv.IEqual %arg0, %arg0 : i32
      %29 = spirv.IEqual %arg1, %arg1 : vector<4xi32> {a}
      %30 = spirv.INotEqual %arg0, %arg0 : i32
      %31 = spirv.INotEqual %arg1, %arg1 : vector<4xi32> {a}
      %32 = spirv.SGreaterThan %arg0, %arg0 : i32
      %33 = spirv.SGreaterThan %arg1, %arg1 : vector<4xi32> {a}
      %34 = spirv.SGreaterThanEqual %arg0, %arg0 : i32
      %35 = spirv.SGreaterThanEqual %arg1, %arg1 : vector<4xi32> {a}
      %36 = spirv.SLessThan %arg0, %arg0 : i32
      %37 = spirv.SLessThan %arg1, %arg1 : vector<4xi32> {a}
      %38 = spirv.SLessThanEqual %arg0, %arg0 : i32
      %39 = spirv.SLessThanEqual %arg1, %arg1 : vector<4xi32> {a}
      %40 = spirv.UGreaterThan %arg0, %arg0 : i32
      %41 = spirv.UGreaterThan %arg1, %arg1 : vector<4xi32> {a}
      %42 = spirv.UGreaterThanEqual %arg0, %arg0 : i32
      %43 = spirv.UGreaterThanEqual %arg1, %arg1 : vector<4xi32> {a}
      %44 = spirv.ULessThan %arg0, %arg0 : i32
      %45 = spirv.ULessThan %arg1, %arg1 : vector<4xi32> {a}
      %46 = spirv.ULessThanEqual %arg0, %arg0 : i32
      %47 = spirv.ULessThanEqual %arg1, %arg1 : vector<4xi32> {a}
      %48 = spirv.LogicalAnd %arg4, %arg4 : i1
      %49 = spirv.LogicalAnd %arg5, %arg5 : vector<2xi1> {a}
      %50 = spirv.LogicalEqual %arg4, %arg4 : i1
      %51 = spirv.LogicalEqual %arg5, %arg5 : vector<2xi1> {a}
      %52 = spirv.LogicalNotEqual %arg4, %arg4 : i1
      %53 = spirv.LogicalNotEqual %arg5, %arg5 : vector<2xi1> {a}
      %54 = spirv.LogicalOr %arg4, %arg4 : i1
      %55 = spirv.LogicalOr %arg5, %arg5 : vector<2xi1> {a}
      %56 = spirv.IsFinite %arg2 : f32
      %57 = spirv.IsFinite %arg3 : vector<3xf32> {a}
      %58 = spirv.IsInf %arg2 : f32
      %59 = spirv.IsInf %arg3 : vector<3xf32> {a}
      %60 = spirv.IsNan %arg2 : f32
      %61 = spirv.IsNan %arg3 : vector<3xf32> {a}
      %62 = spirv.LogicalNot %arg4 : i1
      %63 = spirv.LogicalNot %arg5 : vector<2xi1> {a}
      %64 = spirv.Select %arg4, %arg0, %arg0 : i1, i32
      %65 = spirv.Select %arg4, %arg3, %arg3 {a} : i1, vector<3xf32>
      %66 = spirv.Select %arg5, %arg7, %arg7 : vector<2xi1>, vector<2xi8>
      spirv.Return
    }
    spirv.func @conversions(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32, %arg3: vector<4xf16>, %arg4: bf16, %arg5: i64, %arg6: vector<4xi16>, %arg7: !spirv.ptr<f32, Generic>, %arg8: !spirv.ptr<f32, Workgroup>, %arg9: !spirv.ptr<i32, Function>, %arg10: vector<4xf32>) "None" {
      %0 = spirv.ConvertFToS %arg2 : f32 to i32
      %1 = spirv.ConvertFToS %arg3 {a} : vector<4xf16> to vector<4xi64>
      %2 = spirv.ConvertFToU %arg2 : f32 to i32
      %3 = spirv.ConvertFToU %arg3 {a} : vector<4xf16> to vector<4xi64>
      %4 = spirv.ConvertSToF %arg0 : i32 to f64
      %5 = spirv.ConvertSToF %arg1 {a} : vector<4xi32> to vector<4xf32>
      %6 = spirv.ConvertUToF %arg0 : i32 to f64
      %7 = spirv.ConvertUToF %arg1 {a} : vector<4xi32> to vector<4xf32>
      %8 = spirv.FConvert %arg2 : f32 to f64
      %9 = spirv.FConvert %arg3 {a} : vector<4xf16> to vector<4xf32>
      %10 = spirv.FConvert %arg4 : bf16 to f32
      %11 = spirv.SConvert %arg0 : i32 to i64
      %12 = spirv.SConvert %arg1 {a} : vector<4xi32> to vector<4xi8>
      %13 = spirv.UConvert %arg0 : i32 to i64
      %14 = spirv.UConvert %arg1 {a} : vector<4xi32> to vector<4xi8>
      %15 = spirv.INTEL.ConvertBF16ToF %arg6 : vector<4xi16> to vector<4xf32>
      %16 = spirv.INTEL.ConvertBF16ToF %arg6 {a} : vector<4xi16> to vector<4xf32>
      %17 = spirv.INTEL.ConvertFToBF16 %arg2 : f32 to i16
      %18 = spirv.INTEL.ConvertFToBF16 %arg10 {a} : vector<4xf32> to vector<4xi16>
      %19 = spirv.INTEL.RoundFToTF32 %arg2 : f32 to f32
      %20 = spirv.INTEL.RoundFToTF32 %arg10 {a} : vector<4xf32> to vector<4xf32>
      %21 = spirv.Bitcast %arg2 : f32 to i32
      %22 = spirv.Bitcast %arg3 {a} : vector<4xf16> to i64
      %23 = spirv.Bitcast %arg8 : !spirv.ptr<f32, Workgroup> to !spirv.ptr<i32, Workgroup>
      %24 = spirv.GenericCastToPtr %arg7 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Workgroup>
      %25 = spirv.GenericCastToPtr %arg7 {a} : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
      %26 = spirv.GenericCastToPtrExplicit %arg7 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Workgroup>
      %27 = spirv.GenericCastToPtrExplicit %arg7 {a} : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
      %28 = spirv.PtrCastToGeneric %arg8 : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Generic>
      %29 = spirv.PtrCastToGeneric %arg9 {a} : !spirv.ptr<i32, Function> to !spirv.ptr<i32, Generic>
      spirv.Return
    }
  }
  spirv.module Physical64 OpenCL requires #spirv.vce<v1.0, [Addresses, Kernel], []> {
    spirv.func @addresses(%arg0: !spirv.ptr<i32, Generic>, %arg1: i64) "None" {
      %0 = spirv.ConvertPtrToU %arg0 : !spirv.ptr<i32, Generic> to i64
      %1 = spirv.ConvertPtrToU %arg0 {a} : !spirv.ptr<i32, Generic> to i64
      %2 = spirv.ConvertUToPtr %arg1 : i64 to !spirv.ptr<i32, Generic>
      %3 = spirv.ConvertUToPtr %arg1 {a} : i64 to !spirv.ptr<f32, CrossWorkgroup>
      spirv.Return
    }
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.vce<v1.0, [Shader], []>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, vector<4xi32>, f32, vector<3xf32>, i1, vector<2xi1>, vector<4xf16>, vector<2xi8>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) -> (), sym_name = "floats"}> ({
    ^bb0(%arg49: i32, %arg50: vector<4xi32>, %arg51: f32, %arg52: vector<3xf32>, %arg53: i1, %arg54: vector<2xi1>, %arg55: vector<4xf16>, %arg56: vector<2xi8>, %arg57: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg58: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>):
      %178 = "spirv.FAdd"(%arg51, %arg51) : (f32, f32) -> f32
      %179 = "spirv.FAdd"(%arg55, %arg55) {a} : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
      %180 = "spirv.FDiv"(%arg51, %arg51) : (f32, f32) -> f32
      %181 = "spirv.FDiv"(%arg55, %arg55) {a} : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
      %182 = "spirv.FMod"(%arg51, %arg51) : (f32, f32) -> f32
      %183 = "spirv.FMod"(%arg55, %arg55) {a} : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
      %184 = "spirv.FMul"(%arg51, %arg51) : (f32, f32) -> f32
      %185 = "spirv.FMul"(%arg55, %arg55) {a} : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
      %186 = "spirv.FRem"(%arg51, %arg51) : (f32, f32) -> f32
      %187 = "spirv.FRem"(%arg55, %arg55) {a} : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
      %188 = "spirv.FSub"(%arg51, %arg51) : (f32, f32) -> f32
      %189 = "spirv.FSub"(%arg55, %arg55) {a} : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
      %190 = "spirv.FAdd"(%arg58, %arg58) : (!spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>, !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) -> !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
      %191 = "spirv.FDiv"(%arg58, %arg58) : (!spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>, !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) -> !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
      %192 = "spirv.FMul"(%arg58, %arg58) : (!spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>, !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) -> !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
      %193 = "spirv.FSub"(%arg58, %arg58) : (!spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>, !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) -> !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
      %194 = "spirv.FNegate"(%arg51) : (f32) -> f32
      %195 = "spirv.FNegate"(%arg52) {a} : (vector<3xf32>) -> vector<3xf32>
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, vector<4xi32>, f32, vector<3xf32>, i1, vector<2xi1>, vector<4xf16>, vector<2xi8>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) -> (), sym_name = "integers"}> ({
    ^bb0(%arg39: i32, %arg40: vector<4xi32>, %arg41: f32, %arg42: vector<3xf32>, %arg43: i1, %arg44: vector<2xi1>, %arg45: vector<4xf16>, %arg46: vector<2xi8>, %arg47: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg48: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>):
      %127 = "spirv.IAdd"(%arg39, %arg39) : (i32, i32) -> i32
      %128 = "spirv.IAdd"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %129 = "spirv.IMul"(%arg39, %arg39) : (i32, i32) -> i32
      %130 = "spirv.IMul"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %131 = "spirv.ISub"(%arg39, %arg39) : (i32, i32) -> i32
      %132 = "spirv.ISub"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %133 = "spirv.SDiv"(%arg39, %arg39) : (i32, i32) -> i32
      %134 = "spirv.SDiv"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %135 = "spirv.SMod"(%arg39, %arg39) : (i32, i32) -> i32
      %136 = "spirv.SMod"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %137 = "spirv.SRem"(%arg39, %arg39) : (i32, i32) -> i32
      %138 = "spirv.SRem"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %139 = "spirv.UDiv"(%arg39, %arg39) : (i32, i32) -> i32
      %140 = "spirv.UDiv"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %141 = "spirv.UMod"(%arg39, %arg39) : (i32, i32) -> i32
      %142 = "spirv.UMod"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %143 = "spirv.BitwiseAnd"(%arg39, %arg39) : (i32, i32) -> i32
      %144 = "spirv.BitwiseAnd"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %145 = "spirv.BitwiseOr"(%arg39, %arg39) : (i32, i32) -> i32
      %146 = "spirv.BitwiseOr"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %147 = "spirv.BitwiseXor"(%arg39, %arg39) : (i32, i32) -> i32
      %148 = "spirv.BitwiseXor"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %149 = "spirv.IAdd"(%arg47, %arg47) : (!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
      %150 = "spirv.SNegate"(%arg39) : (i32) -> i32
      %151 = "spirv.SNegate"(%arg40) {a} : (vector<4xi32>) -> vector<4xi32>
      %152 = "spirv.BitCount"(%arg39) : (i32) -> i32
      %153 = "spirv.BitCount"(%arg46) {a} : (vector<2xi8>) -> vector<2xi8>
      %154 = "spirv.BitReverse"(%arg39) : (i32) -> i32
      %155 = "spirv.BitReverse"(%arg46) {a} : (vector<2xi8>) -> vector<2xi8>
      %156 = "spirv.Not"(%arg39) : (i32) -> i32
      %157 = "spirv.Not"(%arg46) {a} : (vector<2xi8>) -> vector<2xi8>
      %158 = "spirv.ShiftLeftLogical"(%arg39, %arg39) : (i32, i32) -> i32
      %159 = "spirv.ShiftLeftLogical"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %160 = "spirv.ShiftRightArithmetic"(%arg39, %arg39) : (i32, i32) -> i32
      %161 = "spirv.ShiftRightArithmetic"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %162 = "spirv.ShiftRightLogical"(%arg39, %arg39) : (i32, i32) -> i32
      %163 = "spirv.ShiftRightLogical"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %164 = "spirv.BitFieldInsert"(%arg39, %arg39, %arg39, %arg39) : (i32, i32, i32, i32) -> i32
      %165 = "spirv.BitFieldInsert"(%arg40, %arg40, %arg39, %arg39) {a} : (vector<4xi32>, vector<4xi32>, i32, i32) -> vector<4xi32>
      %166 = "spirv.BitFieldSExtract"(%arg39, %arg39, %arg39) : (i32, i32, i32) -> i32
      %167 = "spirv.BitFieldSExtract"(%arg40, %arg39, %arg39) {a} : (vector<4xi32>, i32, i32) -> vector<4xi32>
      %168 = "spirv.BitFieldUExtract"(%arg39, %arg39, %arg39) : (i32, i32, i32) -> i32
      %169 = "spirv.BitFieldUExtract"(%arg40, %arg39, %arg39) {a} : (vector<4xi32>, i32, i32) -> vector<4xi32>
      %170 = "spirv.IAddCarry"(%arg39, %arg39) : (i32, i32) -> !spirv.struct<(i32, i32)>
      %171 = "spirv.IAddCarry"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> !spirv.struct<(vector<4xi32>, vector<4xi32>)>
      %172 = "spirv.ISubBorrow"(%arg39, %arg39) : (i32, i32) -> !spirv.struct<(i32, i32)>
      %173 = "spirv.ISubBorrow"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> !spirv.struct<(vector<4xi32>, vector<4xi32>)>
      %174 = "spirv.SMulExtended"(%arg39, %arg39) : (i32, i32) -> !spirv.struct<(i32, i32)>
      %175 = "spirv.SMulExtended"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> !spirv.struct<(vector<4xi32>, vector<4xi32>)>
      %176 = "spirv.UMulExtended"(%arg39, %arg39) : (i32, i32) -> !spirv.struct<(i32, i32)>
      %177 = "spirv.UMulExtended"(%arg40, %arg40) {a} : (vector<4xi32>, vector<4xi32>) -> !spirv.struct<(vector<4xi32>, vector<4xi32>)>
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, vector<4xi32>, f32, vector<3xf32>, i1, vector<2xi1>, vector<4xf16>, vector<2xi8>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) -> (), sym_name = "products"}> ({
    ^bb0(%arg29: i32, %arg30: vector<4xi32>, %arg31: f32, %arg32: vector<3xf32>, %arg33: i1, %arg34: vector<2xi1>, %arg35: vector<4xf16>, %arg36: vector<2xi8>, %arg37: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg38: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>):
      %111 = "spirv.Dot"(%arg32, %arg32) : (vector<3xf32>, vector<3xf32>) -> f32
      %112 = "spirv.Dot"(%arg35, %arg35) {a} : (vector<4xf16>, vector<4xf16>) -> f16
      %113 = "spirv.VectorTimesScalar"(%arg32, %arg31) : (vector<3xf32>, f32) -> vector<3xf32>
      %114 = "spirv.VectorTimesScalar"(%arg32, %arg31) {a} : (vector<3xf32>, f32) -> vector<3xf32>
      %115 = "spirv.SDot"(%arg29, %arg29) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> i64
      %116 = "spirv.SDot"(%arg36, %arg36) {a} : (vector<2xi8>, vector<2xi8>) -> i32
      %117 = "spirv.SUDot"(%arg29, %arg29) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> i64
      %118 = "spirv.SUDot"(%arg36, %arg36) {a} : (vector<2xi8>, vector<2xi8>) -> i32
      %119 = "spirv.UDot"(%arg29, %arg29) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> i64
      %120 = "spirv.UDot"(%arg36, %arg36) {a} : (vector<2xi8>, vector<2xi8>) -> i32
      %121 = "spirv.SDotAccSat"(%arg29, %arg29, %arg29) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32, i32) -> i32
      %122 = "spirv.SDotAccSat"(%arg36, %arg36, %arg29) {a} : (vector<2xi8>, vector<2xi8>, i32) -> i32
      %123 = "spirv.SUDotAccSat"(%arg29, %arg29, %arg29) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32, i32) -> i32
      %124 = "spirv.SUDotAccSat"(%arg36, %arg36, %arg29) {a} : (vector<2xi8>, vector<2xi8>, i32) -> i32
      %125 = "spirv.UDotAccSat"(%arg29, %arg29, %arg29) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32, i32) -> i32
      %126 = "spirv.UDotAccSat"(%arg36, %arg36, %arg29) {a} : (vector<2xi8>, vector<2xi8>, i32) -> i32
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>>, f32, vector<2xf32>, vector<3xf32>, !spirv.coopmatrix<8x16xf32, Subgroup, MatrixB>) -> (), sym_name = "matrices"}> ({
    ^bb0(%arg23: !spirv.matrix<3 x vector<2xf32>>, %arg24: !spirv.matrix<2 x vector<3xf32>>, %arg25: f32, %arg26: vector<2xf32>, %arg27: vector<3xf32>, %arg28: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixB>):
      %101 = "spirv.MatrixTimesMatrix"(%arg23, %arg24) : (!spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>>) -> !spirv.matrix<2 x vector<2xf32>>
      %102 = "spirv.MatrixTimesMatrix"(%arg24, %arg23) {a} : (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<3 x vector<3xf32>>
      %103 = "spirv.MatrixTimesScalar"(%arg23, %arg25) : (!spirv.matrix<3 x vector<2xf32>>, f32) -> !spirv.matrix<3 x vector<2xf32>>
      %104 = "spirv.MatrixTimesScalar"(%arg28, %arg25) {a} : (!spirv.coopmatrix<8x16xf32, Subgroup, MatrixB>, f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixB>
      %105 = "spirv.MatrixTimesVector"(%arg23, %arg27) : (!spirv.matrix<3 x vector<2xf32>>, vector<3xf32>) -> vector<2xf32>
      %106 = "spirv.MatrixTimesVector"(%arg24, %arg26) {a} : (!spirv.matrix<2 x vector<3xf32>>, vector<2xf32>) -> vector<3xf32>
      %107 = "spirv.VectorTimesMatrix"(%arg26, %arg23) : (vector<2xf32>, !spirv.matrix<3 x vector<2xf32>>) -> vector<3xf32>
      %108 = "spirv.VectorTimesMatrix"(%arg27, %arg24) {a} : (vector<3xf32>, !spirv.matrix<2 x vector<3xf32>>) -> vector<2xf32>
      %109 = "spirv.Transpose"(%arg23) : (!spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<2 x vector<3xf32>>
      %110 = "spirv.Transpose"(%arg24) {a} : (!spirv.matrix<2 x vector<3xf32>>) -> !spirv.matrix<3 x vector<2xf32>>
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, vector<4xi32>, f32, vector<3xf32>, i1, vector<2xi1>, vector<4xf16>, vector<2xi8>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) -> (), sym_name = "comparisons"}> ({
    ^bb0(%arg13: i32, %arg14: vector<4xi32>, %arg15: f32, %arg16: vector<3xf32>, %arg17: i1, %arg18: vector<2xi1>, %arg19: vector<4xf16>, %arg20: vector<2xi8>, %arg21: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg22: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>):
      %34 = "spirv.FOrdEqual"(%arg15, %arg15) : (f32, f32) -> i1
      %35 = "spirv.FOrdEqual"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %36 = "spirv.FOrdGreaterThan"(%arg15, %arg15) : (f32, f32) -> i1
      %37 = "spirv.FOrdGreaterThan"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %38 = "spirv.FOrdGreaterThanEqual"(%arg15, %arg15) : (f32, f32) -> i1
      %39 = "spirv.FOrdGreaterThanEqual"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %40 = "spirv.FOrdLessThan"(%arg15, %arg15) : (f32, f32) -> i1
      %41 = "spirv.FOrdLessThan"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %42 = "spirv.FOrdLessThanEqual"(%arg15, %arg15) : (f32, f32) -> i1
      %43 = "spirv.FOrdLessThanEqual"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %44 = "spirv.FOrdNotEqual"(%arg15, %arg15) : (f32, f32) -> i1
      %45 = "spirv.FOrdNotEqual"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %46 = "spirv.FUnordEqual"(%arg15, %arg15) : (f32, f32) -> i1
      %47 = "spirv.FUnordEqual"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %48 = "spirv.FUnordGreaterThan"(%arg15, %arg15) : (f32, f32) -> i1
      %49 = "spirv.FUnordGreaterThan"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %50 = "spirv.FUnordGreaterThanEqual"(%arg15, %arg15) : (f32, f32) -> i1
      %51 = "spirv.FUnordGreaterThanEqual"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %52 = "spirv.FUnordLessThan"(%arg15, %arg15) : (f32, f32) -> i1
      %53 = "spirv.FUnordLessThan"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %54 = "spirv.FUnordLessThanEqual"(%arg15, %arg15) : (f32, f32) -> i1
      %55 = "spirv.FUnordLessThanEqual"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %56 = "spirv.FUnordNotEqual"(%arg15, %arg15) : (f32, f32) -> i1
      %57 = "spirv.FUnordNotEqual"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %58 = "spirv.Ordered"(%arg15, %arg15) : (f32, f32) -> i1
      %59 = "spirv.Ordered"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %60 = "spirv.Unordered"(%arg15, %arg15) : (f32, f32) -> i1
      %61 = "spirv.Unordered"(%arg16, %arg16) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xi1>
      %62 = "spirv.IEqual"(%arg13, %arg13) : (i32, i32) -> i1
      %63 = "spirv.IEqual"(%arg14, %arg14) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
      %64 = "spirv.INotEqual"(%arg13, %arg13) : (i32, i32) -> i1
      %65 = "spirv.INotEqual"(%arg14, %arg14) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
      %66 = "spirv.SGreaterThan"(%arg13, %arg13) : (i32, i32) -> i1
      %67 = "spirv.SGreaterThan"(%arg14, %arg14) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
      %68 = "spirv.SGreaterThanEqual"(%arg13, %arg13) : (i32, i32) -> i1
      %69 = "spirv.SGreaterThanEqual"(%arg14, %arg14) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
      %70 = "spirv.SLessThan"(%arg13, %arg13) : (i32, i32) -> i1
      %71 = "spirv.SLessThan"(%arg14, %arg14) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
      %72 = "spirv.SLessThanEqual"(%arg13, %arg13) : (i32, i32) -> i1
      %73 = "spirv.SLessThanEqual"(%arg14, %arg14) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
      %74 = "spirv.UGreaterThan"(%arg13, %arg13) : (i32, i32) -> i1
      %75 = "spirv.UGreaterThan"(%arg14, %arg14) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
      %76 = "spirv.UGreaterThanEqual"(%arg13, %arg13) : (i32, i32) -> i1
      %77 = "spirv.UGreaterThanEqual"(%arg14, %arg14) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
      %78 = "spirv.ULessThan"(%arg13, %arg13) : (i32, i32) -> i1
      %79 = "spirv.ULessThan"(%arg14, %arg14) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
      %80 = "spirv.ULessThanEqual"(%arg13, %arg13) : (i32, i32) -> i1
      %81 = "spirv.ULessThanEqual"(%arg14, %arg14) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
      %82 = "spirv.LogicalAnd"(%arg17, %arg17) : (i1, i1) -> i1
      %83 = "spirv.LogicalAnd"(%arg18, %arg18) {a} : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
      %84 = "spirv.LogicalEqual"(%arg17, %arg17) : (i1, i1) -> i1
      %85 = "spirv.LogicalEqual"(%arg18, %arg18) {a} : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
      %86 = "spirv.LogicalNotEqual"(%arg17, %arg17) : (i1, i1) -> i1
      %87 = "spirv.LogicalNotEqual"(%arg18, %arg18) {a} : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
      %88 = "spirv.LogicalOr"(%arg17, %arg17) : (i1, i1) -> i1
      %89 = "spirv.LogicalOr"(%arg18, %arg18) {a} : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
      %90 = "spirv.IsFinite"(%arg15) : (f32) -> i1
      %91 = "spirv.IsFinite"(%arg16) {a} : (vector<3xf32>) -> vector<3xi1>
      %92 = "spirv.IsInf"(%arg15) : (f32) -> i1
      %93 = "spirv.IsInf"(%arg16) {a} : (vector<3xf32>) -> vector<3xi1>
      %94 = "spirv.IsNan"(%arg15) : (f32) -> i1
      %95 = "spirv.IsNan"(%arg16) {a} : (vector<3xf32>) -> vector<3xi1>
      %96 = "spirv.LogicalNot"(%arg17) : (i1) -> i1
      %97 = "spirv.LogicalNot"(%arg18) {a} : (vector<2xi1>) -> vector<2xi1>
      %98 = "spirv.Select"(%arg17, %arg13, %arg13) : (i1, i32, i32) -> i32
      %99 = "spirv.Select"(%arg17, %arg16, %arg16) {a} : (i1, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %100 = "spirv.Select"(%arg18, %arg20, %arg20) : (vector<2xi1>, vector<2xi8>, vector<2xi8>) -> vector<2xi8>
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, vector<4xi32>, f32, vector<4xf16>, bf16, i64, vector<4xi16>, !spirv.ptr<f32, Generic>, !spirv.ptr<f32, Workgroup>, !spirv.ptr<i32, Function>, vector<4xf32>) -> (), sym_name = "conversions"}> ({
    ^bb0(%arg2: i32, %arg3: vector<4xi32>, %arg4: f32, %arg5: vector<4xf16>, %arg6: bf16, %arg7: i64, %arg8: vector<4xi16>, %arg9: !spirv.ptr<f32, Generic>, %arg10: !spirv.ptr<f32, Workgroup>, %arg11: !spirv.ptr<i32, Function>, %arg12: vector<4xf32>):
      %4 = "spirv.ConvertFToS"(%arg4) : (f32) -> i32
      %5 = "spirv.ConvertFToS"(%arg5) {a} : (vector<4xf16>) -> vector<4xi64>
      %6 = "spirv.ConvertFToU"(%arg4) : (f32) -> i32
      %7 = "spirv.ConvertFToU"(%arg5) {a} : (vector<4xf16>) -> vector<4xi64>
      %8 = "spirv.ConvertSToF"(%arg2) : (i32) -> f64
      %9 = "spirv.ConvertSToF"(%arg3) {a} : (vector<4xi32>) -> vector<4xf32>
      %10 = "spirv.ConvertUToF"(%arg2) : (i32) -> f64
      %11 = "spirv.ConvertUToF"(%arg3) {a} : (vector<4xi32>) -> vector<4xf32>
      %12 = "spirv.FConvert"(%arg4) : (f32) -> f64
      %13 = "spirv.FConvert"(%arg5) {a} : (vector<4xf16>) -> vector<4xf32>
      %14 = "spirv.FConvert"(%arg6) : (bf16) -> f32
      %15 = "spirv.SConvert"(%arg2) : (i32) -> i64
      %16 = "spirv.SConvert"(%arg3) {a} : (vector<4xi32>) -> vector<4xi8>
      %17 = "spirv.UConvert"(%arg2) : (i32) -> i64
      %18 = "spirv.UConvert"(%arg3) {a} : (vector<4xi32>) -> vector<4xi8>
      %19 = "spirv.INTEL.ConvertBF16ToF"(%arg8) : (vector<4xi16>) -> vector<4xf32>
      %20 = "spirv.INTEL.ConvertBF16ToF"(%arg8) {a} : (vector<4xi16>) -> vector<4xf32>
      %21 = "spirv.INTEL.ConvertFToBF16"(%arg4) : (f32) -> i16
      %22 = "spirv.INTEL.ConvertFToBF16"(%arg12) {a} : (vector<4xf32>) -> vector<4xi16>
      %23 = "spirv.INTEL.RoundFToTF32"(%arg4) : (f32) -> f32
      %24 = "spirv.INTEL.RoundFToTF32"(%arg12) {a} : (vector<4xf32>) -> vector<4xf32>
      %25 = "spirv.Bitcast"(%arg4) : (f32) -> i32
      %26 = "spirv.Bitcast"(%arg5) {a} : (vector<4xf16>) -> i64
      %27 = "spirv.Bitcast"(%arg10) : (!spirv.ptr<f32, Workgroup>) -> !spirv.ptr<i32, Workgroup>
      %28 = "spirv.GenericCastToPtr"(%arg9) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, Workgroup>
      %29 = "spirv.GenericCastToPtr"(%arg9) {a} : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, CrossWorkgroup>
      %30 = "spirv.GenericCastToPtrExplicit"(%arg9) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, Workgroup>
      %31 = "spirv.GenericCastToPtrExplicit"(%arg9) {a} : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, CrossWorkgroup>
      %32 = "spirv.PtrCastToGeneric"(%arg10) : (!spirv.ptr<f32, Workgroup>) -> !spirv.ptr<f32, Generic>
      %33 = "spirv.PtrCastToGeneric"(%arg11) {a} : (!spirv.ptr<i32, Function>) -> !spirv.ptr<i32, Generic>
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Physical64>, memory_model = #spirv.memory_model<OpenCL>, vce_triple = #spirv.vce<v1.0, [Addresses, Kernel], []>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Generic>, i64) -> (), sym_name = "addresses"}> ({
    ^bb0(%arg0: !spirv.ptr<i32, Generic>, %arg1: i64):
      %0 = "spirv.ConvertPtrToU"(%arg0) : (!spirv.ptr<i32, Generic>) -> i64
      %1 = "spirv.ConvertPtrToU"(%arg0) {a} : (!spirv.ptr<i32, Generic>) -> i64
      %2 = "spirv.ConvertUToPtr"(%arg1) : (i64) -> !spirv.ptr<i32, Generic>
      %3 = "spirv.ConvertUToPtr"(%arg1) {a} : (i64) -> !spirv.ptr<f32, CrossWorkgroup>
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

