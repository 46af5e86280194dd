// Operations of the extended instruction sets of OpenCL and GLSL.
spirv.module Physical64 OpenCL requires #spirv.vce<v1.0, [Addresses, Kernel], []> {
  spirv.func @opencl(%i: i32, %j: vector<4xi32>, %f: f32, %g: vector<3xf32>, %b: i1, %c: vector<2xi1>, %h: vector<4xf16>, %s: vector<2xi8>, %m: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %n: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) "None" {
    %0 = spirv.CL.acos %f : f32
    %1 = spirv.CL.acos %g : vector<3xf32> {a}
    %2 = spirv.CL.acosh %f : f32
    %3 = spirv.CL.acosh %g : vector<3xf32> {a}
    %4 = spirv.CL.asin %f : f32
    %5 = spirv.CL.asin %g : vector<3xf32> {a}
    %6 = spirv.CL.asinh %f : f32
    %7 = spirv.CL.asinh %g : vector<3xf32> {a}
    %8 = spirv.CL.atan %f : f32
    %9 = spirv.CL.atan %g : vector<3xf32> {a}
    %10 = spirv.CL.atanh %f : f32
    %11 = spirv.CL.atanh %g : vector<3xf32> {a}
    %12 = spirv.CL.ceil %f : f32
    %13 = spirv.CL.ceil %g : vector<3xf32> {a}
    %14 = spirv.CL.cos %f : f32
    %15 = spirv.CL.cos %g : vector<3xf32> {a}
    %16 = spirv.CL.cosh %f : f32
    %17 = spirv.CL.cosh %g : vector<3xf32> {a}
    %18 = spirv.CL.erf %f : f32
    %19 = spirv.CL.erf %g : vector<3xf32> {a}
    %20 = spirv.CL.exp %f : f32
    %21 = spirv.CL.exp %g : vector<3xf32> {a}
    %22 = spirv.CL.fabs %f : f32
    %23 = spirv.CL.fabs %g : vector<3xf32> {a}
    %24 = spirv.CL.floor %f : f32
    %25 = spirv.CL.floor %g : vector<3xf32> {a}
    %26 = spirv.CL.log %f : f32
    %27 = spirv.CL.log %g : vector<3xf32> {a}
    %28 = spirv.CL.rint %f : f32
    %29 = spirv.CL.rint %g : vector<3xf32> {a}
    %30 = spirv.CL.round %f : f32
    %31 = spirv.CL.round %g : vector<3xf32> {a}
    %32 = spirv.CL.rsqrt %f : f32
    %33 = spirv.CL.rsqrt %g : vector<3xf32> {a}
    %34 = spirv.CL.sin %f : f32
    %35 = spirv.CL.sin %g : vector<3xf32> {a}
    %36 = spirv.CL.sinh %f : f32
    %37 = spirv.CL.sinh %g : vector<3xf32> {a}
    %38 = spirv.CL.sqrt %f : f32
    %39 = spirv.CL.sqrt %g : vector<3xf32> {a}
    %40 = spirv.CL.tan %f : f32
    %41 = spirv.CL.tan %g : vector<3xf32> {a}
    %42 = spirv.CL.tanh %f : f32
    %43 = spirv.CL.tanh %g : vector<3xf32> {a}
    %44 = spirv.CL.s_abs %i : i32
    %45 = spirv.CL.s_abs %j : vector<4xi32> {a}
    %46 = spirv.CL.atan2 %f, %f : f32
    %47 = spirv.CL.atan2 %g, %g {a} : vector<3xf32>
    %48 = spirv.CL.fmax %f, %f : f32
    %49 = spirv.CL.fmax %g, %g {a} : vector<3xf32>
    %50 = spirv.CL.fmin %f, %f : f32
    %51 = spirv.CL.fmin %g, %g {a} : vector<3xf32>
    %52 = spirv.CL.pow %f, %f : f32
    %53 = spirv.CL.pow %g, %g {a} : vector<3xf32>
    %54 = spirv.CL.s_max %i, %i : i32
    %55 = spirv.CL.s_max %j, %j {a} : vector<4xi32>
    %56 = spirv.CL.s_min %i, %i : i32
    %57 = spirv.CL.s_min %j, %j {a} : vector<4xi32>
    %58 = spirv.CL.u_max %i, %i : i32
    %59 = spirv.CL.u_max %j, %j {a} : vector<4xi32>
    %60 = spirv.CL.u_min %i, %i : i32
    %61 = spirv.CL.u_min %j, %j {a} : vector<4xi32>
    %62 = spirv.CL.fma %f, %f, %f : f32
    %63 = spirv.CL.fma %g, %g, %g {a} : vector<3xf32>
    %64 = spirv.CL.mix %f, %f, %f : f32
    %65 = spirv.CL.mix %g, %g, %g {a} : vector<3xf32>
    spirv.Return
  }
  spirv.func @printf(%t: !spirv.ptr<i8, UniformConstant>, %i: i32, %g: vector<3xf32>) "None" {
    %0 = spirv.CL.printf %t : !spirv.ptr<i8, UniformConstant> -> i32
    %1 = spirv.CL.printf %t %i, %g {a} : !spirv.ptr<i8, UniformConstant>, i32, vector<3xf32> -> i32
    spirv.Return
  }
}
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @glsl(%i: i32, %j: vector<4xi32>, %f: f32, %g: vector<3xf32>, %b: i1, %c: vector<2xi1>, %h: vector<4xf16>, %s: vector<2xi8>, %m: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %n: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) "None" {
    %0 = spirv.GL.Acos %f : f32
    %1 = spirv.GL.Acos %g : vector<3xf32> {a}
    %2 = spirv.GL.Acosh %f : f32
    %3 = spirv.GL.Acosh %g : vector<3xf32> {a}
    %4 = spirv.GL.Asin %f : f32
    %5 = spirv.GL.Asin %g : vector<3xf32> {a}
    %6 = spirv.GL.Asinh %f : f32
    %7 = spirv.GL.Asinh %g : vector<3xf32> {a}
    %8 = spirv.GL.Atan %f : f32
    %9 = spirv.GL.Atan %g : vector<3xf32> {a}
    %10 = spirv.GL.Atanh %f : f32
    %11 = spirv.GL.Atanh %g : vector<3xf32> {a}
    %12 = spirv.GL.Ceil %f : f32
    %13 = spirv.GL.Ceil %g : vector<3xf32> {a}
    %14 = spirv.GL.Cos %f : f32
    %15 = spirv.GL.Cos %g : vector<3xf32> {a}
    %16 = spirv.GL.Cosh %f : f32
    %17 = spirv.GL.Cosh %g : vector<3xf32> {a}
    %18 = spirv.GL.Exp %f : f32
    %19 = spirv.GL.Exp %g : vector<3xf32> {a}
    %20 = spirv.GL.Exp2 %f : f32
    %21 = spirv.GL.Exp2 %g : vector<3xf32> {a}
    %22 = spirv.GL.FAbs %f : f32
    %23 = spirv.GL.FAbs %g : vector<3xf32> {a}
    %24 = spirv.GL.FSign %f : f32
    %25 = spirv.GL.FSign %g : vector<3xf32> {a}
    %26 = spirv.GL.Floor %f : f32
    %27 = spirv.GL.Floor %g : vector<3xf32> {a}
    %28 = spirv.GL.Fract %f : f32
    %29 = spirv.GL.Fract %g : vector<3xf32> {a}
    %30 = spirv.GL.InverseSqrt %f : f32
    %31 = spirv.GL.InverseSqrt %g : vector<3xf32> {a}
    %32 = spirv.GL.Log %f : f32
    %33 = spirv.GL.Log %g : vector<3xf32> {a}
    %34 = spirv.GL.Log2 %f : f32
    %35 = spirv.GL.Log2 %g : vector<3xf32> {a}
    %36 = spirv.GL.Normalize %f : f32
    %37 = spirv.GL.Normalize %g : vector<3xf32> {a}
    %38 = spirv.GL.Round %f : f32
    %39 = spirv.GL.Round %g : vector<3xf32> {a}
    %40 = spirv.GL.RoundEven %f : f32
    %41 = spirv.GL.RoundEven %g : vector<3xf32> {a}
    %42 = spirv.GL.Sin %f : f32
    %43 = spirv.GL.Sin %g : vector<3xf32> {a}
    %44 = spirv.GL.Sinh %f : f32
    %45 = spirv.GL.Sinh %g : vector<3xf32> {a}
    %46 = spirv.GL.Sqrt %f : f32
    %47 = spirv.GL.Sqrt %g : vector<3xf32> {a}
    %48 = spirv.GL.Tan %f : f32
    %49 = spirv.GL.Tan %g : vector<3xf32> {a}
    %50 = spirv.GL.Tanh %f : f32
    %51 = spirv.GL.Tanh %g : vector<3xf32> {a}
    %52 = spirv.GL.FindILsb %i : i32
    %53 = spirv.GL.FindILsb %j : vector<4xi32> {a}
    %54 = spirv.GL.FindSMsb %i : i32
    %55 = spirv.GL.FindSMsb %j : vector<4xi32> {a}
    %56 = spirv.GL.FindUMsb %i : i32
    %57 = spirv.GL.FindUMsb %j : vector<4xi32> {a}
    %58 = spirv.GL.SAbs %i : i32
    %59 = spirv.GL.SAbs %j : vector<4xi32> {a}
    %60 = spirv.GL.SSign %i : i32
    %61 = spirv.GL.SSign %j : vector<4xi32> {a}
    %62 = spirv.GL.Cross %f, %f : f32
    %63 = spirv.GL.Cross %g, %g {a} : vector<3xf32>
    %64 = spirv.GL.FMax %f, %f : f32
    %65 = spirv.GL.FMax %g, %g {a} : vector<3xf32>
    %66 = spirv.GL.FMin %f, %f : f32
    %67 = spirv.GL.FMin %g, %g {a} : vector<3xf32>
    %68 = spirv.GL.Pow %f, %f : f32
    %69 = spirv.GL.Pow %g, %g {a} : vector<3xf32>
    %70 = spirv.GL.Reflect %f, %f : f32
    %71 = spirv.GL.Reflect %g, %g {a} : vector<3xf32>
    %72 = spirv.GL.SMax %i, %i : i32
    %73 = spirv.GL.SMax %j, %j {a} : vector<4xi32>
    %74 = spirv.GL.SMin %i, %i : i32
    %75 = spirv.GL.SMin %j, %j {a} : vector<4xi32>
    %76 = spirv.GL.UMax %i, %i : i32
    %77 = spirv.GL.UMax %j, %j {a} : vector<4xi32>
    %78 = spirv.GL.UMin %i, %i : i32
    %79 = spirv.GL.UMin %j, %j {a} : vector<4xi32>
    %80 = spirv.GL.FClamp %f, %f, %f : f32
    %81 = spirv.GL.FClamp %g, %g, %g {a} : vector<3xf32>
    %82 = spirv.GL.Fma %f, %f, %f : f32
    %83 = spirv.GL.Fma %g, %g, %g {a} : vector<3xf32>
    %84 = spirv.GL.SClamp %i, %i, %i : i32
    %85 = spirv.GL.SClamp %j, %j, %j {a} : vector<4xi32>
    %86 = spirv.GL.UClamp %i, %i, %i : i32
    %87 = spirv.GL.UClamp %j, %j, %j {a} : vector<4xi32>
    spirv.Return
  }
  spirv.func @others(%f: f32, %two: vector<2xf32>, %four: vector<4xf32>, %i: i32, %ints: vector<4xi32>) "None" {
    %0 = spirv.GL.PackHalf2x16 %two : vector<2xf32> -> i32
    %1 = spirv.GL.PackHalf2x16 {a} %two : vector<2xf32> -> i32
    %2 = spirv.GL.PackSnorm4x8 %four : vector<4xf32> -> i32
    %3 = spirv.GL.PackSnorm4x8 {a} %four : vector<4xf32> -> i32
    %4 = spirv.GL.UnpackHalf2x16 %i : i32 -> vector<2xf32>
    %5 = spirv.GL.UnpackHalf2x16 {a} %i : i32 -> vector<2xf32>
    %6 = spirv.GL.UnpackSnorm4x8 %i : i32 -> vector<4xf32>
    %7 = spirv.GL.UnpackSnorm4x8 {a} %i : i32 -> vector<4xf32>
    %8 = spirv.GL.Distance %f, %f : f32, f32 -> f32
    %9 = spirv.GL.Distance %four, %four {a} : vector<4xf32>, vector<4xf32> -> f32
    %10 = spirv.GL.Length %f : f32 -> f32
    %11 = spirv.GL.Length %two {a} : vector<2xf32> -> f32
    %12 = spirv.GL.FMix %f : f32, %f : f32, %f : f32 -> f32
    %13 = spirv.GL.FMix {a} %two : vector<2xf32>, %two : vector<2xf32>, %two : vector<2xf32> -> vector<2xf32>
    %14 = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f32, i32)>
    %15 = spirv.GL.FrexpStruct {a} %two : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xi32>)>
    %16 = spirv.GL.Ldexp %f : f32, %i : i32 -> f32
    %17 = spirv.GL.Ldexp {a} %four : vector<4xf32>, %ints : vector<4xi32> -> vector<4xf32>
    spirv.Return
  }
}

//= 
module {
  spirv.module Physical64 OpenCL requires #spirv.vce<v1.0, [Addresses, Kernel], []> {
    spirv.func @opencl(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32, %arg3: vector<3xf32>, %arg4: i1, %arg5: vector<2xi1>, %arg6: vector<4xf16>, %arg7: vector<2xi8>, %arg8: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg9: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) "None" {
      %0 = spirv.CL.acos %arg2 : f32
      %1 = spirv.CL.acos %arg3 : vector<3xf32> {a}
      %2 = spirv.CL.acosh %arg2 : f32
      %3 = spirv.CL.acosh %arg3 : vector<3xf32> {a}
      %4 = spirv.CL.asin %arg2 : f32
      %5 = spirv.CL.asin %arg3 : vector<3xf32> {a}
      %6 = spirv.CL.asinh %arg2 : f32
      %7 = spirv.CL.asinh %arg3 : vector<3xf32> {a}
      %8 = spirv.CL.atan %arg2 : f32
      %9 = spirv.CL.atan %arg3 : vector<3xf32> {a}
      %10 = spirv.CL.atanh %arg2 : f32
      %11 = spirv.CL.atanh %arg3 : vector<3xf32> {a}
      %12 = spirv.CL.ceil %arg2 : f32
      %13 = spirv.CL.ceil %arg3 : vector<3xf32> {a}
      %14 = spirv.CL.cos %arg2 : f32
      %15 = spirv.CL.cos %arg3 : vector<3xf32> {a}
      %16 = spirv.CL.cosh %arg2 : f32
      %17 = spirv.CL.cosh %arg3 : vector<3xf32> {a}
      %18 = spirv.CL.erf %arg2 : f32
      %19 = spirv.CL.erf %arg3 : vector<3xf32> {a}
      %20 = spirv.CL.exp %arg2 : f32
      %21 = spirv.CL.exp %arg3 : vector<3xf32> {a}
      %22 = spirv.CL.fabs %arg2 : f32
      %23 = spirv.CL.fabs %arg3 : vector<3xf32> {a}
      %24 = spirv.CL.floor %arg2 : f32
      %25 = spirv.CL.floor %arg3 : vector<3xf32> {a}
      %26 = spirv.CL.log %arg2 : f32
      %27 = spirv.CL.log %arg3 : vector<3xf32> {a}
      %28 = spirv.CL.rint %arg2 : f32
      %29 = spirv.CL.rint %arg3 : vector<3xf32> {a}
      %30 = spirv.CL.round %arg2 : f32
      %31 = spirv.CL.round %arg3 : vector<3xf32> {a}
      %32 = spirv.CL.rsqrt %arg2 : f32
      %33 = spirv.CL.rsqrt %arg3 : vector<3xf32> {a}
      %34 = spirv.CL.sin %arg2 : f32
      %35 = spirv.CL.sin %arg3 : vector<3xf32> {a}
      %36 = spirv.CL.sinh %arg2 : f32
      %37 = spirv.CL.sinh %arg3 : vector<3xf32> {a}
      %38 = spirv.CL.sqrt %arg2 : f32
      %39 = spirv.CL.sqrt %arg3 : vector<3xf32> {a}
      %40 = spirv.CL.tan %arg2 : f32
      %41 = spirv.CL.tan %arg3 : vector<3xf32> {a}
      %42 = spirv.CL.tanh %arg2 : f32
      %43 = spirv.CL.tanh %arg3 : vector<3xf32> {a}
      %44 = spirv.CL.s_abs %arg0 : i32
      %45 = spirv.CL.s_abs %arg1 : vector<4xi32> {a}
      %46 = spirv.CL.atan2 %arg2, %arg2 : f32
      %47 = spirv.CL.atan2 %arg3, %arg3 {a} : vector<3xf32>
      %48 = spirv.CL.fmax %arg2, %arg2 : f32
      %49 = spirv.CL.fmax %arg3, %arg3 {a} : vector<3xf32>
      %50 = spirv.CL.fmin %arg2, %arg2 : f32
      %51 = spirv.CL.fmin %arg3, %arg3 {a} : vector<3xf32>
      %52 = spirv.CL.pow %arg2, %arg2 : f32
      %53 = spirv.CL.pow %arg3, %arg3 {a} : vector<3xf32>
      %54 = spirv.CL.s_max %arg0, %arg0 : i32
      %55 = spirv.CL.s_max %arg1, %arg1 {a} : vector<4xi32>
      %56 = spirv.CL.s_min %arg0, %arg0 : i32
      %57 = spirv.CL.s_min %arg1, %arg1 {a} : vector<4xi32>
      %58 = spirv.CL.u_max %arg0, %arg0 : i32
      %59 = spirv.CL.u_max %arg1, %arg1 {a} : vector<4xi32>
      %60 = spirv.CL.u_min %arg0, %arg0 : i32
      %61 = spirv.CL.u_min %arg1, %arg1 {a} : vector<4xi32>
      %62 = spirv.CL.fma %arg2, %arg2, %arg2 : f32
      %63 = spirv.CL.fma %arg3, %arg3, %arg3 {a} : vector<3xf32>
      %64 = spirv.CL.mix %arg2, %arg2, %arg2 : f32
      %65 = spirv.CL.mix %arg3, %arg3, %arg3 {a} : vector<3xf32>
      spirv.Return
    }
    spirv.func @printf(%arg0: !spirv.ptr<i8, UniformConstant>, %arg1: i32, %arg2: vector<3xf32>) "None" {
      %0 = spirv.CL.printf %arg0 : !spirv.ptr<i8, UniformConstant> -> i32
      %1 = spirv.CL.printf %arg0 %arg1, %arg2 {a} : !spirv.ptr<i8, UniformConstant>, i32, vector<3xf32> -> i32
      spirv.Return
    }
  }
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.func @glsl(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32, %arg3: vector<3xf32>, %arg4: i1, %arg5: vector<2xi1>, %arg6: vector<4xf16>, %arg7: vector<2xi8>, %arg8: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg9: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) "None" {
      %0 = spirv.GL.Acos %arg2 : f32
      %1 = spirv.GL.Acos %arg3 : vector<3xf32> {a}
      %2 = spirv.GL.Acosh %arg2 : f32
      %3 = spirv.GL.Acosh %arg3 : vector<3xf32> {a}
      %4 = spirv.GL.Asin %arg2 : f32
      %5 = spirv.GL.Asin %arg3 : vector<3xf32> {a}
      %6 = spirv.GL.Asinh %arg2 : f32
      %7 = spirv.GL.Asinh %arg3 : vector<3xf32> {a}
      %8 = spirv.GL.Atan %arg2 : f32
      %9 = spirv.GL.Atan %arg3 : vector<3xf32> {a}
      %10 = spirv.GL.Atanh %arg2 : f32
      %11 = spirv.GL.Atanh %arg3 : vector<3xf32> {a}
      %12 = spirv.GL.Ceil %arg2 : f32
      %13 = spirv.GL.Ceil %arg3 : vector<3xf32> {a}
      %14 = spirv.GL.Cos %arg2 : f32
      %15 = spirv.GL.Cos %arg3 : vector<3xf32> {a}
      %16 = spirv.GL.Cosh %arg2 : f32
      %17 = spirv.GL.Cosh %arg3 : vector<3xf32> {a}
      %18 = spirv.GL.Exp %arg2 : f32
      %19 = spirv.GL.Exp %arg3 : vector<3xf32> {a}
      %20 = spirv.GL.Exp2 %arg2 : f32
      %21 = spirv.GL.Exp2 %arg3 : vector<3xf32> {a}
      %22 = spirv.GL.FAbs %arg2 : f32
      %23 = spirv.GL.FAbs %arg3 : vector<3xf32> {a}
      %24 = spirv.GL.FSign %arg2 : f32
      %25 = spirv.GL.FSign %arg3 : vector<3xf32> {a}
      %26 = spirv.GL.Floor %arg2 : f32
      %27 = spirv.GL.Floor %arg3 : vector<3xf32> {a}
      %28 = spirv.GL.Fract %arg2 : f32
      %29 = spirv.GL.Fract %arg3 : vector<3xf32> {a}
      %30 = spirv.GL.InverseSqrt %arg2 : f32
      %31 = spirv.GL.InverseSqrt %arg3 : vector<3xf32> {a}
      %32 = spirv.GL.Log %arg2 : f32
      %33 = spirv.GL.Log %arg3 : vector<3xf32> {a}
      %34 = spirv.GL.Log2 %arg2 : f32
      %35 = spirv.GL.Log2 %arg3 : vector<3xf32> {a}
      %36 = spirv.GL.Normalize %arg2 : f32
      %37 = spirv.GL.Normalize %arg3 : vector<3xf32> {a}
      %38 = spirv.GL.Round %arg2 : f32
      %39 = spirv.GL.Round %arg3 : vector<3xf32> {a}
      %40 = spirv.GL.RoundEven %arg2 : f32
      %41 = spirv.GL.RoundEven %arg3 : vector<3xf32> {a}
      %42 = spirv.GL.Sin %arg2 : f32
      %43 = spirv.GL.Sin %arg3 : vector<3xf32> {a}
      %44 = spirv.GL.Sinh %arg2 : f32
      %45 = spirv.GL.Sinh %arg3 : vector<3xf32> {a}
      %46 = spirv.GL.Sqrt %arg2 : f32
      %47 = spirv.GL.Sqrt %arg3 : vector<3xf32> {a}
      %48 = spirv.GL.Tan %arg2 : f32
      %49 = spirv.GL.Tan %arg3 : vector<3xf32> {a}
      %50 = spirv.GL.Tanh %arg2 : f32
      %51 = spirv.GL.Tanh %arg3 : vector<3xf32> {a}
      %52 = spirv.GL.FindILsb %arg0 : i32
      %53 = spirv.GL.FindILsb %arg1 : vector<4xi32> {a}
      %54 = spirv.GL.FindSMsb %arg0 : i32
      %55 = spirv.GL.FindSMsb %arg1 : vector<4xi32> {a}
      %56 = spirv.GL.FindUMsb %arg0 : i32
      %57 = spirv.GL.FindUMsb %arg1 : vector<4xi32> {a}
      %58 = spirv.GL.SAbs %arg0 : i32
      %59 = spirv.GL.SAbs %arg1 : vector<4xi32> {a}
      %60 = spirv.GL.SSign %arg0 : i32
      %61 = spirv.GL.SSign %arg1 : vector<4xi32> {a}
      %62 = spirv.GL.Cross %arg2, %arg2 : f32
      %63 = spirv.GL.Cross %arg3, %arg3 {a} : vector<3xf32>
      %64 = spirv.GL.FMax %arg2, %arg2 : f32
      %65 = spirv.GL.FMax %arg3, %arg3 {a} : vector<3xf32>
      %66 = spirv.GL.FMin %arg2, %arg2 : f32
      %67 = spirv.GL.FMin %arg3, %arg3 {a} : vector<3xf32>
      %68 = spirv.GL.Pow %arg2, %arg2 : f32
      %69 = spirv.GL.Pow %arg3, %arg3 {a} : vector<3xf32>
      %70 = spirv.GL.Reflect %arg2, %arg2 : f32
      %71 = spirv.GL.Reflect %arg3, %arg3 {a} : vector<3xf32>
      %72 = spirv.GL.SMax %arg0, %arg0 : i32
      %73 = spirv.GL.SMax %arg1, %arg1 {a} : vector<4xi32>
      %74 = spirv.GL.SMin %arg0, %arg0 : i32
      %75 = spirv.GL.SMin %arg1, %arg1 {a} : vector<4xi32>
      %76 = spirv.GL.UMax %arg0, %arg0 : i32
      %77 = spirv.GL.UMax %arg1, %arg1 {a} : vector<4xi32>
      %78 = spirv.GL.UMin %arg0, %arg0 : i32
      %79 = spirv.GL.UMin %arg1, %arg1 {a} : vector<4xi32>
      %80 = spirv.GL.FClamp %arg2, %arg2, %arg2 : f32
      %81 = spirv.GL.FClamp %arg3, %arg3, %arg3 {a} : vector<3xf32>
      %82 = spirv.GL.Fma %arg2, %arg2, %arg2 : f32
      %83 = spirv.GL.Fma %arg3, %arg3, %arg3 {a} : vector<3xf32>
      %84 = spirv.GL.SClamp %arg0, %arg0, %arg0 : i32
      %85 = spirv.GL.SClamp %arg1, %arg1, %arg1 {a} : vector<4xi32>
      %86 = spirv.GL.UClamp %arg0, %arg0, %arg0 : i32
      %87 = spirv.GL.UClamp %arg1, %arg1, %arg1 {a} : vector<4xi32>
      spirv.Return
    }
    spirv.func @others(%arg0: f32, %arg1: vector<2xf32>, %arg2: vector<4xf32>, %arg3: i32, %arg4: vector<4xi32>) "None" {
      %0 = spirv.GL.PackHalf2x16 %arg1 : vector<2xf32> -> i32
      %1 = spirv.GL.PackHalf2x16 {a} %arg1 : vector<2xf32> -> i32
      %2 = spirv.GL.PackSnorm4x8 %arg2 : vector<4xf32> -> i32
      %3 = spirv.GL.PackSnorm4x8 {a} %arg2 : vector<4xf32> -> i32
      %4 = spirv.GL.UnpackHalf2x16 %arg3 : i32 -> vector<2xf32>
      %5 = spirv.GL.UnpackHalf2x16 {a} %arg3 : i32 -> vector<2xf32>
      %6 = spirv.GL.UnpackSnorm4x8 %arg3 : i32 -> vector<4xf32>
      %7 = spirv.GL.UnpackSnorm4x8 {a} %arg3 : i32 -> vector<4xf32>
      %8 = spirv.GL.Distance %arg0, %arg0 : f32, f32 -> f32
      %9 = spirv.GL.Distance %arg2, %arg2 {a} : vector<4xf32>, vector<4xf32> -> f32
      %10 = spirv.GL.Length %arg0 : f32 -> f32
      %11 = spirv.GL.Length %arg1 {a} : vector<2xf32> -> f32
      %12 = spirv.GL.FMix %arg0 : f32, %arg0 : f32, %arg0 : f32 -> f32
      %13 = spirv.GL.FMix {a} %arg1 : vector<2xf32>, %arg1 : vector<2xf32>, %arg1 : vector<2xf32> -> vector<2xf32>
      %14 = spirv.GL.FrexpStruct %arg0 : f32 -> !spirv.struct<(f32, i32)>
      %15 = spirv.GL.FrexpStruct {a} %arg1 : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xi32>)>
      %16 = spirv.GL.Ldexp %arg0 : f32, %arg3 : i32 -> f32
      %17 = spirv.GL.Ldexp {a} %arg2 : vector<4xf32>, %arg4 : vector<4xi32> -> vector<4xf32>
      spirv.Return
    }
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Physical64>, memory_model = #spirv.memory_model<OpenCL>, vce_triple = #spirv.vce<v1.0, [Addresses, Kernel], []>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, vector<4xi32>, f32, vector<3xf32>, i1, vector<2xi1>, vector<4xf16>, vector<2xi8>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) -> (), sym_name = "opencl"}> ({
    ^bb0(%arg18: i32, %arg19: vector<4xi32>, %arg20: f32, %arg21: vector<3xf32>, %arg22: i1, %arg23: vector<2xi1>, %arg24: vector<4xf16>, %arg25: vector<2xi8>, %arg26: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg27: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>):
      %108 = "spirv.CL.acos"(%arg20) : (f32) -> f32
      %109 = "spirv.CL.acos"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %110 = "spirv.CL.acosh"(%arg20) : (f32) -> f32
      %111 = "spirv.CL.acosh"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %112 = "spirv.CL.asin"(%arg20) : (f32) -> f32
      %113 = "spirv.CL.asin"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %114 = "spirv.CL.asinh"(%arg20) : (f32) -> f32
      %115 = "spirv.CL.asinh"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %116 = "spirv.CL.atan"(%arg20) : (f32) -> f32
      %117 = "spirv.CL.atan"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %118 = "spirv.CL.atanh"(%arg20) : (f32) -> f32
      %119 = "spirv.CL.atanh"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %120 = "spirv.CL.ceil"(%arg20) : (f32) -> f32
      %121 = "spirv.CL.ceil"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %122 = "spirv.CL.cos"(%arg20) : (f32) -> f32
      %123 = "spirv.CL.cos"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %124 = "spirv.CL.cosh"(%arg20) : (f32) -> f32
      %125 = "spirv.CL.cosh"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %126 = "spirv.CL.erf"(%arg20) : (f32) -> f32
      %127 = "spirv.CL.erf"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %128 = "spirv.CL.exp"(%arg20) : (f32) -> f32
      %129 = "spirv.CL.exp"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %130 = "spirv.CL.fabs"(%arg20) : (f32) -> f32
      %131 = "spirv.CL.fabs"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %132 = "spirv.CL.floor"(%arg20) : (f32) -> f32
      %133 = "spirv.CL.floor"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %134 = "spirv.CL.log"(%arg20) : (f32) -> f32
      %135 = "spirv.CL.log"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %136 = "spirv.CL.rint"(%arg20) : (f32) -> f32
      %137 = "spirv.CL.rint"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %138 = "spirv.CL.round"(%arg20) : (f32) -> f32
      %139 = "spirv.CL.round"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %140 = "spirv.CL.rsqrt"(%arg20) : (f32) -> f32
      %141 = "spirv.CL.rsqrt"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %142 = "spirv.CL.sin"(%arg20) : (f32) -> f32
      %143 = "spirv.CL.sin"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %144 = "spirv.CL.sinh"(%arg20) : (f32) -> f32
      %145 = "spirv.CL.sinh"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %146 = "spirv.CL.sqrt"(%arg20) : (f32) -> f32
      %147 = "spirv.CL.sqrt"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %148 = "spirv.CL.tan"(%arg20) : (f32) -> f32
      %149 = "spirv.CL.tan"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %150 = "spirv.CL.tanh"(%arg20) : (f32) -> f32
      %151 = "spirv.CL.tanh"(%arg21) {a} : (vector<3xf32>) -> vector<3xf32>
      %152 = "spirv.CL.s_abs"(%arg18) : (i32) -> i32
      %153 = "spirv.CL.s_abs"(%arg19) {a} : (vector<4xi32>) -> vector<4xi32>
      %154 = "spirv.CL.atan2"(%arg20, %arg20) : (f32, f32) -> f32
      %155 = "spirv.CL.atan2"(%arg21, %arg21) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %156 = "spirv.CL.fmax"(%arg20, %arg20) : (f32, f32) -> f32
      %157 = "spirv.CL.fmax"(%arg21, %arg21) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %158 = "spirv.CL.fmin"(%arg20, %arg20) : (f32, f32) -> f32
      %159 = "spirv.CL.fmin"(%arg21, %arg21) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %160 = "spirv.CL.pow"(%arg20, %arg20) : (f32, f32) -> f32
      %161 = "spirv.CL.pow"(%arg21, %arg21) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %162 = "spirv.CL.s_max"(%arg18, %arg18) : (i32, i32) -> i32
      %163 = "spirv.CL.s_max"(%arg19, %arg19) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %164 = "spirv.CL.s_min"(%arg18, %arg18) : (i32, i32) -> i32
      %165 = "spirv.CL.s_min"(%arg19, %arg19) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %166 = "spirv.CL.u_max"(%arg18, %arg18) : (i32, i32) -> i32
      %167 = "spirv.CL.u_max"(%arg19, %arg19) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %168 = "spirv.CL.u_min"(%arg18, %arg18) : (i32, i32) -> i32
      %169 = "spirv.CL.u_min"(%arg19, %arg19) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %170 = "spirv.CL.fma"(%arg20, %arg20, %arg20) : (f32, f32, f32) -> f32
      %171 = "spirv.CL.fma"(%arg21, %arg21, %arg21) {a} : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %172 = "spirv.CL.mix"(%arg20, %arg20, %arg20) : (f32, f32, f32) -> f32
      %173 = "spirv.CL.mix"(%arg21, %arg21, %arg21) {a} : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i8, UniformConstant>, i32, vector<3xf32>) -> (), sym_name = "printf"}> ({
    ^bb0(%arg15: !spirv.ptr<i8, UniformConstant>, %arg16: i32, %arg17: vector<3xf32>):
      %106 = "spirv.CL.printf"(%arg15) : (!spirv.ptr<i8, UniformConstant>) -> i32
      %107 = "spirv.CL.printf"(%arg15, %arg16, %arg17) {a} : (!spirv.ptr<i8, UniformConstant>, i32, vector<3xf32>) -> i32
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.vce<v1.0, [Shader], []>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, vector<4xi32>, f32, vector<3xf32>, i1, vector<2xi1>, vector<4xf16>, vector<2xi8>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>) -> (), sym_name = "glsl"}> ({
    ^bb0(%arg5: i32, %arg6: vector<4xi32>, %arg7: f32, %arg8: vector<3xf32>, %arg9: i1, %arg10: vector<2xi1>, %arg11: vector<4xf16>, %arg12: vector<2xi8>, %arg13: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg14: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>):
      %18 = "spirv.GL.Acos"(%arg7) : (f32) -> f32
      %19 = "spirv.GL.Acos"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %20 = "spirv.GL.Acosh"(%arg7) : (f32) -> f32
      %21 = "spirv.GL.Acosh"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %22 = "spirv.GL.Asin"(%arg7) : (f32) -> f32
      %23 = "spirv.GL.Asin"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %24 = "spirv.GL.Asinh"(%arg7) : (f32) -> f32
      %25 = "spirv.GL.Asinh"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %26 = "spirv.GL.Atan"(%arg7) : (f32) -> f32
      %27 = "spirv.GL.Atan"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %28 = "spirv.GL.Atanh"(%arg7) : (f32) -> f32
      %29 = "spirv.GL.Atanh"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %30 = "spirv.GL.Ceil"(%arg7) : (f32) -> f32
      %31 = "spirv.GL.Ceil"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %32 = "spirv.GL.Cos"(%arg7) : (f32) -> f32
      %33 = "spirv.GL.Cos"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %34 = "spirv.GL.Cosh"(%arg7) : (f32) -> f32
      %35 = "spirv.GL.Cosh"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %36 = "spirv.GL.Exp"(%arg7) : (f32) -> f32
      %37 = "spirv.GL.Exp"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %38 = "spirv.GL.Exp2"(%arg7) : (f32) -> f32
      %39 = "spirv.GL.Exp2"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %40 = "spirv.GL.FAbs"(%arg7) : (f32) -> f32
      %41 = "spirv.GL.FAbs"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %42 = "spirv.GL.FSign"(%arg7) : (f32) -> f32
      %43 = "spirv.GL.FSign"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %44 = "spirv.GL.Floor"(%arg7) : (f32) -> f32
      %45 = "spirv.GL.Floor"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %46 = "spirv.GL.Fract"(%arg7) : (f32) -> f32
      %47 = "spirv.GL.Fract"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %48 = "spirv.GL.InverseSqrt"(%arg7) : (f32) -> f32
      %49 = "spirv.GL.InverseSqrt"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %50 = "spirv.GL.Log"(%arg7) : (f32) -> f32
      %51 = "spirv.GL.Log"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %52 = "spirv.GL.Log2"(%arg7) : (f32) -> f32
      %53 = "spirv.GL.Log2"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %54 = "spirv.GL.Normalize"(%arg7) : (f32) -> f32
      %55 = "spirv.GL.Normalize"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %56 = "spirv.GL.Round"(%arg7) : (f32) -> f32
      %57 = "spirv.GL.Round"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %58 = "spirv.GL.RoundEven"(%arg7) : (f32) -> f32
      %59 = "spirv.GL.RoundEven"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %60 = "spirv.GL.Sin"(%arg7) : (f32) -> f32
      %61 = "spirv.GL.Sin"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %62 = "spirv.GL.Sinh"(%arg7) : (f32) -> f32
      %63 = "spirv.GL.Sinh"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %64 = "spirv.GL.Sqrt"(%arg7) : (f32) -> f32
      %65 = "spirv.GL.Sqrt"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %66 = "spirv.GL.Tan"(%arg7) : (f32) -> f32
      %67 = "spirv.GL.Tan"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %68 = "spirv.GL.Tanh"(%arg7) : (f32) -> f32
      %69 = "spirv.GL.Tanh"(%arg8) {a} : (vector<3xf32>) -> vector<3xf32>
      %70 = "spirv.GL.FindILsb"(%arg5) : (i32) -> i32
      %71 = "spirv.GL.FindILsb"(%arg6) {a} : (vector<4xi32>) -> vector<4xi32>
      %72 = "spirv.GL.FindSMsb"(%arg5) : (i32) -> i32
      %73 = "spirv.GL.FindSMsb"(%arg6) {a} : (vector<4xi32>) -> vector<4xi32>
      %74 = "spirv.GL.FindUMsb"(%arg5) : (i32) -> i32
      %75 = "spirv.GL.FindUMsb"(%arg6) {a} : (vector<4xi32>) -> vector<4xi32>
      %76 = "spirv.GL.SAbs"(%arg5) : (i32) -> i32
      %77 = "spirv.GL.SAbs"(%arg6) {a} : (vector<4xi32>) -> vector<4xi32>
      %78 = "spirv.GL.SSign"(%arg5) : (i32) -> i32
      %79 = "spirv.GL.SSign"(%arg6) {a} : (vector<4xi32>) -> vector<4xi32>
      %80 = "spirv.GL.Cross"(%arg7, %arg7) : (f32, f32) -> f32
      %81 = "spirv.GL.Cross"(%arg8, %arg8) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %82 = "spirv.GL.FMax"(%arg7, %arg7) : (f32, f32) -> f32
      %83 = "spirv.GL.FMax"(%arg8, %arg8) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %84 = "spirv.GL.FMin"(%arg7, %arg7) : (f32, f32) -> f32
      %85 = "spirv.GL.FMin"(%arg8, %arg8) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %86 = "spirv.GL.Pow"(%arg7, %arg7) : (f32, f32) -> f32
      %87 = "spirv.GL.Pow"(%arg8, %arg8) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %88 = "spirv.GL.Reflect"(%arg7, %arg7) : (f32, f32) -> f32
      %89 = "spirv.GL.Reflect"(%arg8, %arg8) {a} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %90 = "spirv.GL.SMax"(%arg5, %arg5) : (i32, i32) -> i32
      %91 = "spirv.GL.SMax"(%arg6, %arg6) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %92 = "spirv.GL.SMin"(%arg5, %arg5) : (i32, i32) -> i32
      %93 = "spirv.GL.SMin"(%arg6, %arg6) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %94 = "spirv.GL.UMax"(%arg5, %arg5) : (i32, i32) -> i32
      %95 = "spirv.GL.UMax"(%arg6, %arg6) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %96 = "spirv.GL.UMin"(%arg5, %arg5) : (i32, i32) -> i32
      %97 = "spirv.GL.UMin"(%arg6, %arg6) {a} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %98 = "spirv.GL.FClamp"(%arg7, %arg7, %arg7) : (f32, f32, f32) -> f32
      %99 = "spirv.GL.FClamp"(%arg8, %arg8, %arg8) {a} : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %100 = "spirv.GL.Fma"(%arg7, %arg7, %arg7) : (f32, f32, f32) -> f32
      %101 = "spirv.GL.Fma"(%arg8, %arg8, %arg8) {a} : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
      %102 = "spirv.GL.SClamp"(%arg5, %arg5, %arg5) : (i32, i32, i32) -> i32
      %103 = "spirv.GL.SClamp"(%arg6, %arg6, %arg6) {a} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      %104 = "spirv.GL.UClamp"(%arg5, %arg5, %arg5) : (i32, i32, i32) -> i32
      %105 = "spirv.GL.UClamp"(%arg6, %arg6, %arg6) {a} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32, vector<2xf32>, vector<4xf32>, i32, vector<4xi32>) -> (), sym_name = "others"}> ({
    ^bb0(%arg0: f32, %arg1: vector<2xf32>, %arg2: vector<4xf32>, %arg3: i32, %arg4: vector<4xi32>):
      %0 = "spirv.GL.PackHalf2x16"(%arg1) : (vector<2xf32>) -> i32
      %1 = "spirv.GL.PackHalf2x16"(%arg1) {a} : (vector<2xf32>) -> i32
      %2 = "spirv.GL.PackSnorm4x8"(%arg2) : (vector<4xf32>) -> i32
      %3 = "spirv.GL.PackSnorm4x8"(%arg2) {a} : (vector<4xf32>) -> i32
      %4 = "spirv.GL.UnpackHalf2x16"(%arg3) : (i32) -> vector<2xf32>
      %5 = "spirv.GL.UnpackHalf2x16"(%arg3) {a} : (i32) -> vector<2xf32>
      %6 = "spirv.GL.UnpackSnorm4x8"(%arg3) : (i32) -> vector<4xf32>
      %7 = "spirv.GL.UnpackSnorm4x8"(%arg3) {a} : (i32) -> vector<4xf32>
      %8 = "spirv.GL.Distance"(%arg0, %arg0) : (f32, f32) -> f32
      %9 = "spirv.GL.Distance"(%arg2, %arg2) {a} : (vector<4xf32>, vector<4xf32>) -> f32
      %10 = "spirv.GL.Length"(%arg0) : (f32) -> f32
      %11 = "spirv.GL.Length"(%arg1) {a} : (vector<2xf32>) -> f32
      %12 = "spirv.GL.FMix"(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
      %13 = "spirv.GL.FMix"(%arg1, %arg1, %arg1) {a} : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %14 = "spirv.GL.FrexpStruct"(%arg0) : (f32) -> !spirv.struct<(f32, i32)>
      %15 = "spirv.GL.FrexpStruct"(%arg1) {a} : (vector<2xf32>) -> !spirv.struct<(vector<2xf32>, vector<2xi32>)>
      %16 = "spirv.GL.Ldexp"(%arg0, %arg3) : (f32, i32) -> f32
      %17 = "spirv.GL.Ldexp"(%arg2, %arg4) {a} : (vector<4xf32>, vector<4xi32>) -> vector<4xf32>
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

