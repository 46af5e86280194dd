// Images: their types and operations.
!color = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>
!sampled = !spirv.sampled_image<!color>
!depth = !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
!plain = !spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NoSampler, R32f>
!many = !spirv.image<i32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, R32i>
!multi = !spirv.image<f32, Dim2D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @images(%s: !sampled, %d: !depth, %c: !color, %p: !plain, %b: !many, %m: !multi, %xy: vector<2xf32>, %xyz: vector<3xf32>, %i: i32, %ij: vector<2xi32>, %f: f32, %v: vector<4xf32>, %ijk: vector<3xi32>) "None" {
    %0 = spirv.Image %s : !sampled
    %1 = spirv.Image %s {a} : !sampled
    %2 = spirv.ImageQuerySize %b : !many -> i32
    %3 = spirv.ImageQuerySize %m {a} : !multi -> vector<3xi32>
    %4 = spirv.ImageDrefGather %d, %xy, %f : !depth, vector<2xf32>, f32 -> vector<4xf32>
    %5 = spirv.ImageDrefGather %d, %xy, %f ["NonPrivateTexel"] {a} : !depth, vector<2xf32>, f32 -> vector<4xf32>
    %6 = spirv.ImageFetch %c, %ij : !color, vector<2xi32> -> vector<4xf32>
    %7 = spirv.ImageFetch %c, %ij ["NonPrivateTexel"] {a} : !color, vector<2xi32> -> vector<4xf32>
    %8 = spirv.ImageRead %p, %ij : !plain, vector<2xi32> -> vector<4xf32>
    %9 = spirv.ImageRead %m, %ijk ["NonPrivateTexel"] {a} : !multi, vector<3xi32> -> vector<4xf32>
    %10 = spirv.ImageRead %b, %i : !many, i32 -> i32
    %11 = spirv.ImageSampleExplicitLod %s, %xy ["Lod"], %f : !sampled, vector<2xf32>, f32 -> vector<4xf32>
    %12 = spirv.ImageSampleExplicitLod %s, %xy ["Grad"], %xy, %xy {a} : !sampled, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
    %13 = spirv.ImageSampleImplicitLod %s, %xy : !sampled, vector<2xf32> -> vector<4xf32>
    %14 = spirv.ImageSampleImplicitLod %s, %xy ["Bias"], %f {a} : !sampled, vector<2xf32>, f32 -> vector<4xf32>
    %15 = spirv.ImageSampleProjDrefImplicitLod %d, %v, %f : !depth, vector<4xf32>, f32 -> f32
    %16 = spirv.ImageSampleProjDrefImplicitLod %d, %v, %f ["Bias"], %f {a} : !depth, vector<4xf32>, f32, f32 -> f32
    spirv.ImageWrite %p, %ij, %v : !plain, vector<2xi32>, vector<4xf32>
    spirv.ImageWrite %m, %ijk, %v ["NonPrivateTexel"] {a} : !multi, vector<3xi32>, vector<4xf32>
    spirv.Return
  }
}

//= 
module {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.func @images(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg1: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %arg2: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, %arg3: !spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NoSampler, R32f>, %arg4: !spirv.image<i32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, R32i>, %arg5: !spirv.image<f32, Dim2D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>, %arg6: vector<2xf32>, %arg7: vector<3xf32>, %arg8: i32, %arg9: vector<2xi32>, %arg10: f32, %arg11: vector<4xf32>, %arg12: vector<3xi32>) "None" {
      %0 = spirv.Image %arg0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
      %1 = spirv.Image %arg0 {a} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
      %2 = spirv.ImageQuerySize %arg4 : !spirv.image<i32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, R32i> -> i32
      %3 = spirv.ImageQuerySize %arg5 {a} : !spirv.image<f32, Dim2D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown> -> vector<3xi32>
      %4 = spirv.ImageDrefGather %arg1, %arg6, %arg10  : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
      %5 = spirv.ImageDrefGather %arg1, %arg6, %arg10 ["NonPrivateTexel"] {a} : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
      %6 = spirv.ImageFetch %arg2, %arg9  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, vector<2xi32> -> vector<4xf32>
      %7 = spirv.ImageFetch %arg2, %arg9 ["NonPrivateTexel"] {a} : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, vector<2xi32> -> vector<4xf32>
      %8 = spirv.ImageRead %arg3, %arg9  : !spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32> -> vector<4xf32>
      %9 = spirv.ImageRead %arg5, %arg12 ["NonPrivateTexel"] {a} : !spirv.image<f32, Dim2D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>, vector<3xi32> -> vector<4xf32>
      %10 = spirv.ImageRead %arg4, %arg8  : !spirv.image<i32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, R32i>, i32 -> i32
      %11 = spirv.ImageSampleExplicitLod %arg0, %arg6 ["Lod"], %arg10 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
      %12 = spirv.ImageSampleExplicitLod %arg0, %arg6 ["Grad"], %arg6, %arg6 {a} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
      %13 = spirv.ImageSampleImplicitLod %arg0, %arg6  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32> -> vector<4xf32>
      %14 = spirv.ImageSampleImplicitLod %arg0, %arg6 ["Bias"], %arg10 {a} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
      %15 = spirv.ImageSampleProjDrefImplicitLod %arg1, %arg11, %arg10  : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> f32
      %16 = spirv.ImageSampleProjDrefImplicitLod %arg1, %arg11, %arg10 ["Bias"], %arg10 {a} : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32, f32 -> f32
      spirv.ImageWrite %arg3, %arg9, %arg11  : !spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>, vector<4xf32>
      spirv.ImageWrite %arg5, %arg12, %arg11 ["NonPrivateTexel"] {a} : !spirv.image<f32, Dim2D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>, vector<3xi32>, vector<4xf32>
      spirv.Return
    }
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.vce<v1.0, [Shader], []>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, !spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NoSampler, R32f>, !spirv.image<i32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, R32i>, !spirv.image<f32, Dim2D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>, vector<2xf32>, vector<3xf32>, i32, vector<2xi32>, f32, vector<4xf32>, vector<3xi32>) -> (), sym_name = "images"}> ({
    ^bb0(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg1: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %arg2: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, %arg3: !spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NoSampler, R32f>, %arg4: !spirv.image<i32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, R32i>, %arg5: !spirv.image<f32, Dim2D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>, %arg6: vector<2xf32>, %arg7: vector<3xf32>, %arg8: i32, %arg9: vector<2xi32>, %arg10: f32, %arg11: vector<4xf32>, %arg12: vector<3xi32>):
      %0 = "spirv.Image"(%arg0) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>) -> !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>
      %1 = "spirv.Image"(%arg0) {a} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>) -> !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>
      %2 = "spirv.ImageQuerySize"(%arg4) : (!spirv.image<i32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, R32i>) -> i32
      %3 = "spirv.ImageQuerySize"(%arg5) {a} : (!spirv.image<f32, Dim2D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>) -> vector<3xi32>
      %4 = "spirv.ImageDrefGather"(%arg1, %arg6, %arg10) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
      %5 = "spirv.ImageDrefGather"(%arg1, %arg6, %arg10) <{image_operands = #spirv.image_operands<NonPrivateTexel>}> {a} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
      %6 = "spirv.ImageFetch"(%arg2, %arg9) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, vector<2xi32>) -> vector<4xf32>
      %7 = "spirv.ImageFetch"(%arg2, %arg9) <{image_operands = #spirv.image_operands<NonPrivateTexel>}> {a} : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, vector<2xi32>) -> vector<4xf32>
      %8 = "spirv.ImageRead"(%arg3, %arg9) : (!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>) -> vector<4xf32>
      %9 = "spirv.ImageRead"(%arg5, %arg12) <{image_operands = #spirv.image_operands<NonPrivateTexel>}> {a} : (!spirv.image<f32, Dim2D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>, vector<3xi32>) -> vector<4xf32>
      %10 = "spirv.ImageRead"(%arg4, %arg8) : (!spirv.image<i32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, R32i>, i32) -> i32
      %11 = "spirv.ImageSampleExplicitLod"(%arg0, %arg6, %arg10) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32) -> vector<4xf32>
      %12 = "spirv.ImageSampleExplicitLod"(%arg0, %arg6, %arg6, %arg6) <{image_operands = #spirv.image_operands<Grad>}> {a} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<4xf32>
      %13 = "spirv.ImageSampleImplicitLod"(%arg0, %arg6) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>) -> vector<4xf32>
      %14 = "spirv.ImageSampleImplicitLod"(%arg0, %arg6, %arg10) <{image_operands = #spirv.image_operands<Bias>}> {a} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32) -> vector<4xf32>
      %15 = "spirv.ImageSampleProjDrefImplicitLod"(%arg1, %arg11, %arg10) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32) -> f32
      %16 = "spirv.ImageSampleProjDrefImplicitLod"(%arg1, %arg11, %arg10, %arg10) <{image_operands = #spirv.image_operands<Bias>}> {a} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32, f32) -> f32
      "spirv.ImageWrite"(%arg3, %arg9, %arg11) : (!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32>, vector<4xf32>) -> ()
      "spirv.ImageWrite"(%arg5, %arg12, %arg11) <{image_operands = #spirv.image_operands<NonPrivateTexel>}> {a} : (!spirv.image<f32, Dim2D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>, vector<3xi32>, vector<4xf32>) -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

