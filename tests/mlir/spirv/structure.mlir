// Modules, functions, variables, constants and control flow of spirv.
spirv.module Logical GLSL450 {
}
spirv.module @named Physical64 OpenCL requires #spirv.vce<v1.4, [Kernel, Addresses, Linkage], [SPV_KHR_no_integer_wrap_decoration]> attributes {a} {
  spirv.GlobalVariable @linked {linkage_attributes = #spirv.linkage_attributes<linkage_name = "elsewhere", linkage_type = <Import>>} : !spirv.ptr<f32, CrossWorkgroup>
  spirv.func @imported(%x: f32) -> f32 "Pure" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "outside", linkage_type = <Import>>}
  spirv.func @exported() "DontInline|Const" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "inside", linkage_type = <Export>>} {
    spirv.Return {a}
  }
}
spirv.module Logical Vulkan requires #spirv.vce<v1.5, [Shader, SampledBuffer], []> {
  spirv.SpecConstant @width = 8 : i32
  spirv.SpecConstant @height spec_id(5) = 4 : i32
  spirv.SpecConstant @on = true
  spirv.SpecConstant @scale = 1.5 : f32
  spirv.SpecConstantComposite @sizes (@width, @height) : vector<2xi32>
  spirv.SpecConstantComposite @both (@width, @scale) : !spirv.struct<(i32, f32)>
  spirv.EXT.SpecConstantCompositeReplicate @all (@scale) : !spirv.array<4 x f32>
  spirv.GlobalVariable @in built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @place {location = 3 : i32} : !spirv.ptr<vector<4xf32>, Output>
  spirv.GlobalVariable @data bind(1, 2) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @set bind(0, 1) {aliased} : !spirv.ptr<!spirv.struct<(i32 [0])>, Uniform>
  spirv.GlobalVariable @start initializer(@scale) : !spirv.ptr<f32, Private>
  spirv.func @constants() "None" {
    %0 = spirv.Constant true
    %1 = spirv.Constant 7 : i32
    %2 = spirv.Constant -7 : i64
    %3 = spirv.Constant 1.5 : f16
    %4 = spirv.Constant dense<[1, 2, 3]> : vector<3xi32>
    %5 = spirv.Constant dense<0.5> : vector<2xf32>
    %6 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
    %7 = spirv.Constant [dense<1.0> : vector<2xf32>, dense<2.0> : vector<2xf32>] : !spirv.array<2 x vector<2xf32>>
    %8 = spirv.Constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32> : !spirv.array<2 x !spirv.array<3 x i32>>
    %9 = spirv.Constant -2.0 : f64
    %10 = spirv.Constant -1 : si32
    %11 = spirv.Constant dense<2> : vector<4xi8>
    %12 = spirv.Constant 255 : ui8
    %13 = spirv.Constant dense<3> : tensor<4xi32> : !spirv.array<4 x i32>
    %14 = spirv.Undef : f32
    %15 = spirv.Undef {a} : !spirv.struct<(i32, f32)>
    %16 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32>
    %17 = spirv.EXT.ConstantCompositeReplicate [dense<1.0> : vector<2xf32>] : !spirv.array<3 x vector<2xf32>> {a}
    %18 = spirv.EXT.ConstantCompositeReplicate [1.0 : f32] : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
    spirv.Return
  }
  spirv.func @references() -> f32 "Inline" {
    %0 = spirv.mlir.addressof @in : !spirv.ptr<vector<3xi32>, Input>
    %1 = spirv.mlir.addressof @start {a} : !spirv.ptr<f32, Private>
    %2 = spirv.mlir.referenceof @width : i32
    %3 = spirv.mlir.referenceof @both {a} : !spirv.struct<(i32, f32)>
    %4 = spirv.mlir.referenceof @sizes : vector<2xi32>
    %5 = spirv.Constant 1 : i32
    %6 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%2, %5) : (i32, i32) -> i32
    %7 = spirv.SpecConstantOperation wraps "spirv.ISub"(%6, %2) : (i32, i32) -> i32 {a}
    %8 = "spirv.SpecConstantOperation"() ({
      %10 = "spirv.SNegate"(%7) : (i32) -> i32
      spirv.mlir.yield %10 : i32
    }) : () -> i32
    %9 = spirv.mlir.referenceof @scale : f32
    spirv.ReturnValue %9 {a} : f32
  }
  spirv.func @calls(%x: f32 {spirv.decoration = #spirv.decoration<Aliased>}, %y: i32) -> (f32) "None" {
    %0 = spirv.FunctionCall @references() : () -> f32
    spirv.FunctionCall @nothing(%y) {a} : (i32) -> ()
    %1 = spirv.FunctionCall @calls(%x, %y) : (f32, i32) -> f32
    spirv.ReturnValue %1 : f32
  }
  spirv.func @nothing(%y: i32) "None" attributes {relax = 1 : i32} {
    spirv.Return
  ^end:
    spirv.Unreachable
  }
  spirv.func @branches(%b: i1, %i: i32, %f: f32) "None" {
    spirv.BranchConditional %b, ^one, ^two(%f : f32)
  ^one:
    spirv.Branch ^two(%f : f32) {a}
  ^two(%x: f32):
    spirv.BranchConditional %b [3, 5], ^three(%i, %f : i32, f32), ^four
  ^three(%y: i32, %z: f32):
    spirv.Branch ^four
  ^four:
    spirv.Switch %i : i32, [
      default: ^five(%f : f32)
    ]
  ^five(%w: f32):
    spirv.Switch %i : i32, [
      default: ^six,
      -1: ^seven(%i, %w : i32, f32),
      4: ^six
    ] {a}
  ^six:
    spirv.Kill
  ^seven(%u: i32, %v: f32):
    spirv.Kill {a}
  ^eight:
    spirv.Unreachable {a}
  }
  spirv.func @selection(%b: i1, %i: i32) -> i32 "None" {
    %p = spirv.Variable : !spirv.ptr<i32, Function>
    spirv.mlir.selection {
      spirv.BranchConditional %b, ^then, ^merge
    ^then:
      spirv.Store "Function" %p, %i : i32
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    spirv.mlir.selection control(Flatten) {
      spirv.BranchConditional %b [1, 2], ^merge, ^merge
    ^merge:
      spirv.mlir.merge {a}
    }
    %0 = spirv.mlir.selection control(DontFlatten) -> i32 {
      spirv.Switch %i : i32, [
        default: ^merge(%i : i32),
        0: ^case
      ]
    ^case:
      %1 = spirv.Constant 3 : i32
      spirv.Branch ^merge(%1 : i32)
    ^merge(%2: i32):
      spirv.mlir.merge %2 : i32
    }
    spirv.mlir.selection {
    }
    spirv.ReturnValue %0 : i32
  }
  spirv.func @loop(%count: i32) "None" {
    %zero = spirv.Constant 0 : i32
    %one = spirv.Constant 1 : i32
    spirv.mlir.loop {
      spirv.Branch ^header(%zero : i32)
    ^header(%i: i32):
      %less = spirv.SLessThan %i, %count : i32
      spirv.BranchConditional %less, ^body, ^merge
    ^body:
      spirv.Branch ^continue
    ^continue:
      %next = spirv.IAdd %i, %one : i32
      spirv.Branch ^header(%next : i32)
    ^merge:
      spirv.mlir.merge
    }
    %last = spirv.mlir.loop control(Unroll) -> i32 {
      spirv.Branch ^header(%zero : i32)
    ^header(%i: i32):
      %less = spirv.SLessThan %i, %count : i32
      spirv.BranchConditional %less, ^continue, ^merge
    ^continue:
      %next = spirv.IAdd %i, %one : i32
      spirv.Branch ^header(%next : i32)
    ^merge:
      spirv.mlir.merge %i : i32
    }
    spirv.mlir.loop control(DontUnroll) {
    }
    spirv.Return
  }
  spirv.func @vertices() "None" {
    spirv.EmitVertex
    spirv.EmitVertex {a}
    spirv.EndPrimitive
    spirv.EndPrimitive {a}
    spirv.Return
  }
  spirv.func @meshes(%i: i32, %b: i1) "None" {
    spirv.EXT.SetMeshOutputs %i, %i : i32, i32
    spirv.EXT.SetMeshOutputs %i, %i {a} : i32, i32
    spirv.KHR.AssumeTrue %b
    spirv.KHR.AssumeTrue %b {a}
    spirv.BranchConditional %b, ^one, ^two
  ^one:
    spirv.EXT.EmitMeshTasks %i, %i, %i : i32, i32, i32
  ^two:
    %p = spirv.mlir.addressof @payload : !spirv.ptr<f32, TaskPayloadWorkgroupEXT>
    spirv.EXT.EmitMeshTasks %i, %i, %i, %p {a} : i32, i32, i32, !spirv.ptr<f32, TaskPayloadWorkgroupEXT>
  }
  spirv.GlobalVariable @payload : !spirv.ptr<f32, TaskPayloadWorkgroupEXT>
  spirv.EntryPoint "GLCompute" @vertices
  spirv.EntryPoint "Fragment" @loop, @in, @place
  spirv.ExecutionMode @vertices "ContractionOff"
  spirv.ExecutionMode @vertices "LocalSize", 3, 4, 5
}
func.func @outside(%b: i1, %p: !spirv.ptr<f32, Function>) {
  %0 = spirv.Load "Function" %p : f32
  spirv.mlir.selection {
  }
  spirv.Return
}

//= 
module {
  spirv.module Logical GLSL450 {
  }
  spirv.module @named Physical64 OpenCL requires #spirv.vce<v1.4, [Kernel, Addresses, Linkage], [SPV_KHR_no_integer_wrap_decoration]> attributes {a} {
    spirv.GlobalVariable @linked {linkage_attributes = #spirv.linkage_attributes<linkage_name = "elsewhere", linkage_type = <Import>>} : !spirv.ptr<f32, CrossWorkgroup>
    spirv.func @imported(f32) -> f32 "Pure" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "outside", linkage_type = <Import>>}
    spirv.func @exported() "DontInline|Const" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "inside", linkage_type = <Export>>} {
      spirv.Return {a}
    }
  }
  spirv.module Logical Vulkan requires #spirv.vce<v1.5, [Shader, SampledBuffer], []> {
    spirv.SpecConstant @width = 8 : i32
    spirv.SpecConstant @height spec_id(5) = 4 : i32
    spirv.SpecConstant @on = true
    spirv.SpecConstant @scale = 1.500000e+00 : f32
    spirv.SpecConstantComposite @sizes (@width, @height) : vector<2xi32>
    spirv.SpecConstantComposite @both (@width, @scale) : !spirv.struct<(i32, f32)>
    spirv.EXT.SpecConstantCompositeReplicate @all (@scale) : !spirv.array<4 x f32>
    spirv.GlobalVariable @in built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @place {location = 3 : i32} : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @data bind(1, 2) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
    spirv.GlobalVariable @set bind(0, 1) {aliased} : !spirv.ptr<!spirv.struct<(i32 [0])>, Uniform>
    spirv.GlobalVariable @start initializer(@scale) : !spirv.ptr<f32, Private>
    spirv.func @constants() "None" {
      %true = spirv.Constant true
      %cst7_i32 = spirv.Constant 7 : i32
      %cst-7_i64 = spirv.Constant -7 : i64
      %cst_f16 = spirv.Constant 1.500000e+00 : f16
      %cst_vec_3xi32 = spirv.Constant dense<[1, 2, 3]> : vector<3xi32>
      %cst_vec_2xf32 = spirv.Constant dense<5.000000e-01> : vector<2xf32>
      %cst = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
      %cst_0 = spirv.Constant [dense<1.000000e+00> : vector<2xf32>, dense<2.000000e+00> : vector<2xf32>] : !spirv.array<2 x vector<2xf32>>
      %cst_1 = spirv.Constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32> : !spirv.array<2 x !spirv.array<3 x i32>>
      %cst_f64 = spirv.Constant -2.000000e+00 : f64
      %cst-1_si32 = spirv.Constant -1 : si32
      %cst_vec_4xi8 = spirv.Constant dense<2> : vector<4xi8>
      %cst255_ui8 = spirv.Constant 255 : ui8
      %cst_2 = spirv.Constant dense<3> : tensor<4xi32> : !spirv.array<4 x i32>
      %0 = spirv.Undef : f32
      %1 = spirv.Undef {a} : !spirv.struct<(i32, f32)>
      %2 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32>
      %3 = spirv.EXT.ConstantCompositeReplicate [dense<1.000000e+00> : vector<2xf32>] : !spirv.array<3 x vector<2xf32>> {a}
      %4 = spirv.EXT.ConstantCompositeReplicate [1.000000e+00 : f32] : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
      spirv.Return
    }
    spirv.func @references() -> f32 "Inline" {
      %in_addr = spirv.mlir.addressof @in : !spirv.ptr<vector<3xi32>, Input>
      %start_addr = spirv.mlir.addressof @start {a} : !spirv.ptr<f32, Private>
      %0 = spirv.mlir.referenceof @width : i32
      %1 = spirv.mlir.referenceof @both {a} : !spirv.struct<(i32, f32)>
      %2 = spirv.mlir.referenceof @sizes : vector<2xi32>
      %cst1_i32 = spirv.Constant 1 : i32
      %3 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %cst1_i32) : (i32, i32) -> i32
      %4 = spirv.SpecConstantOperation wraps "spirv.ISub"(%3, %0) : (i32, i32) -> i32
      %5 = spirv.SpecConstantOperation wraps "spirv.SNegate"(%4) : (i32) -> i32
      %6 = spirv.mlir.referenceof @scale : f32
      spirv.ReturnValue %6 {a} : f32
    }
    spirv.func @calls(%arg0: f32 {spirv.decoration = #spirv.decoration<Aliased>}, %arg1: i32) -> f32 "None" {
      %0 = spirv.FunctionCall @references() : () -> f32
      spirv.FunctionCall @nothing(%arg1) {a} : (i32) -> ()
      %1 = spirv.FunctionCall @calls(%arg0, %arg1) : (f32, i32) -> f32
      spirv.ReturnValue %1 : f32
    }
    spirv.func @nothing(%arg0: i32) "None" attributes {relax = 1 : i32} {
      spirv.Return
    ^bb1:  // no predecessors
      spirv.Unreachable
    }
    spirv.func @branches(%arg0: i1, %arg1: i32, %arg2: f32) "None" {
      spirv.BranchConditional %arg0, ^bb1, ^bb2(%arg2 : f32)
    ^bb1:  // pred: ^bb0
      spirv.Branch ^bb2(%arg2 : f32) {a}
    ^bb2(%0: f32):  // 2 preds: ^bb0, ^bb1
      spirv.BranchConditional %arg0 [3, 5], ^bb3(%arg1, %arg2 : i32, f32), ^bb4
    ^bb3(%1: i32, %2: f32):  // pred: ^bb2
      spirv.Branch ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      spirv.Switch %arg1 : i32, [
        default: ^bb5(%arg2 : f32)]
    ^bb5(%3: f32):  // pred: ^bb4
      spirv.Switch %arg1 : i32, [
        default: ^bb6,
        4294967295: ^bb7(%arg1, %3 : i32, f32),
        4: ^bb6
      ] {a}
    ^bb6:  // 2 preds: ^bb5, ^bb5
      spirv.Kill
    ^bb7(%4: i32, %5: f32):  // pred: ^bb5
      spirv.Kill {a}
    ^bb8:  // no predecessors
      spirv.Unreachable {a}
    }
    spirv.func @selection(%arg0: i1, %arg1: i32) -> i32 "None" {
      %0 = spirv.Variable : !spirv.ptr<i32, Function>
      spirv.mlir.selection {
        spirv.BranchConditional %arg0, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spirv.Store "Function" %0, %arg1 : i32
        spirv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge
      }
      spirv.mlir.selection control(Flatten) {
        spirv.BranchConditional %arg0 [1, 2], ^bb1, ^bb1
      ^bb1:  // 2 preds: ^bb0, ^bb0
        spirv.mlir.merge {a}
      }
      %1 = spirv.mlir.selection control(DontFlatten) -> i32 {
        spirv.Switch %arg1 : i32, [
          default: ^bb2(%arg1 : i32),
          0: ^bb1
        ]
      ^bb1:  // pred: ^bb0
        %cst3_i32 = spirv.Constant 3 : i32
        spirv.Branch ^bb2(%cst3_i32 : i32)
      ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge %2 : i32
      }
      spirv.mlir.selection {
      }
      spirv.ReturnValue %1 : i32
    }
    spirv.func @loop(%arg0: i32) "None" {
      %cst0_i32 = spirv.Constant 0 : i32
      %cst1_i32 = spirv.Constant 1 : i32
      spirv.mlir.loop {
        spirv.Branch ^bb1(%cst0_i32 : i32)
      ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb3
        %2 = spirv.SLessThan %1, %arg0 : i32
        spirv.BranchConditional %2, ^bb2, ^bb4
      ^bb2:  // pred: ^bb1
        spirv.Branch ^bb3
      ^bb3:  // pred: ^bb2
        %3 = spirv.IAdd %1, %cst1_i32 : i32
        spirv.Branch ^bb1(%3 : i32)
      ^bb4:  // pred: ^bb1
        spirv.mlir.merge
      }
      %0 = spirv.mlir.loop control(Unroll) -> i32 {
        spirv.Branch ^bb1(%cst0_i32 : i32)
      ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb2
        %2 = spirv.SLessThan %1, %arg0 : i32
        spirv.BranchConditional %2, ^bb2, ^bb3
      ^bb2:  // pred: ^bb1
        %3 = spirv.IAdd %1, %cst1_i32 : i32
        spirv.Branch ^bb1(%3 : i32)
      ^bb3:  // pred: ^bb1
        spirv.mlir.merge %1 : i32
      }
      spirv.mlir.loop control(DontUnroll) {
      }
      spirv.Return
    }
    spirv.func @vertices() "None" {
      spirv.EmitVertex
      spirv.EmitVertex {a}
      spirv.EndPrimitive
      spirv.EndPrimitive {a}
      spirv.Return
    }
    spirv.func @meshes(%arg0: i32, %arg1: i1) "None" {
      spirv.EXT.SetMeshOutputs %arg0, %arg0 : i32, i32
      spirv.EXT.SetMeshOutputs %arg0, %arg0 {a} : i32, i32
      spirv.KHR.AssumeTrue %arg1
      spirv.KHR.AssumeTrue %arg1 {a}
      spirv.BranchConditional %arg1, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      spirv.EXT.EmitMeshTasks %arg0, %arg0, %arg0 : i32, i32, i32
    ^bb2:  // pred: ^bb0
      %payload_addr = spirv.mlir.addressof @payload : !spirv.ptr<f32, TaskPayloadWorkgroupEXT>
      spirv.EXT.EmitMeshTasks %arg0, %arg0, %arg0, %payload_addr {a} : i32, i32, i32, !spirv.ptr<f32, TaskPayloadWorkgroupEXT>
    }
    spirv.GlobalVariable @payload : !spirv.ptr<f32, TaskPayloadWorkgroupEXT>
    spirv.EntryPoint "GLCompute" @vertices
    spirv.EntryPoint "Fragment" @loop, @in, @place
    spirv.ExecutionMode @vertices "ContractionOff"
    spirv.ExecutionMode @vertices "LocalSize", 3, 4, 5
  }
  func.func @outside(%arg0: i1, %arg1: !spirv.ptr<f32, Function>) {
    %0 = spirv.Load "Function" %arg1 : f32
    spirv.mlir.selection {
    }
    spirv.Return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  ^bb0:
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Physical64>, memory_model = #spirv.memory_model<OpenCL>, sym_name = "named", vce_triple = #spirv.vce<v1.4, [Kernel, Addresses, Linkage], [SPV_KHR_no_integer_wrap_decoration]>}> ({
    "spirv.GlobalVariable"() <{linkage_attributes = #spirv.linkage_attributes<linkage_name = "elsewhere", linkage_type = <Import>>, sym_name = "linked", type = !spirv.ptr<f32, CrossWorkgroup>}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<Pure>, function_type = (f32) -> f32, linkage_attributes = #spirv.linkage_attributes<linkage_name = "outside", linkage_type = <Import>>, sym_name = "imported"}> ({
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<DontInline|Const>, function_type = () -> (), linkage_attributes = #spirv.linkage_attributes<linkage_name = "inside", linkage_type = <Export>>, sym_name = "exported"}> ({
      "spirv.Return"() {a} : () -> ()
    }) : () -> ()
  }) {a} : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Vulkan>, vce_triple = #spirv.vce<v1.5, [Shader, SampledBuffer], []>}> ({
    "spirv.SpecConstant"() <{default_value = 8 : i32, sym_name = "width"}> : () -> ()
    "spirv.SpecConstant"() <{default_value = 4 : i32, sym_name = "height"}> {spec_id = 5 : i64} : () -> ()
    "spirv.SpecConstant"() <{default_value = true, sym_name = "on"}> : () -> ()
    "spirv.SpecConstant"() <{default_value = 1.500000e+00 : f32, sym_name = "scale"}> : () -> ()
    "spirv.SpecConstantComposite"() <{constituents = [@width, @height], sym_name = "sizes", type = vector<2xi32>}> : () -> ()
    "spirv.SpecConstantComposite"() <{constituents = [@width, @scale], sym_name = "both", type = !spirv.struct<(i32, f32)>}> : () -> ()
    "spirv.EXT.SpecConstantCompositeReplicate"() <{constituent = @scale, sym_name = "all", type = !spirv.array<4 x f32>}> : () -> ()
    "spirv.GlobalVariable"() <{built_in = "GlobalInvocationId", sym_name = "in", type = !spirv.ptr<vector<3xi32>, Input>}> : () -> ()
    "spirv.GlobalVariable"() <{location = 3 : i32, sym_name = "place", type = !spirv.ptr<vector<4xf32>, Output>}> : () -> ()
    "spirv.GlobalVariable"() <{binding = 2 : i32, descriptor_set = 1 : i32, sym_name = "data", type = !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>}> : () -> ()
    "spirv.GlobalVariable"() <{binding = 1 : i32, descriptor_set = 0 : i32, sym_name = "set", type = !spirv.ptr<!spirv.struct<(i32 [0])>, Uniform>}> {aliased} : () -> ()
    "spirv.GlobalVariable"() <{initializer = @scale, sym_name = "start", type = !spirv.ptr<f32, Private>}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "constants"}> ({
      %36 = "spirv.Constant"() <{value = true}> : () -> i1
      %37 = "spirv.Constant"() <{value = 7 : i32}> : () -> i32
      %38 = "spirv.Constant"() <{value = -7 : i64}> : () -> i64
      %39 = "spirv.Constant"() <{value = 1.500000e+00 : f16}> : () -> f16
      %40 = "spirv.Constant"() <{value = dense<[1, 2, 3]> : vector<3xi32>}> : () -> vector<3xi32>
      %41 = "spirv.Constant"() <{value = dense<5.000000e-01> : vector<2xf32>}> : () -> vector<2xf32>
      %42 = "spirv.Constant"() <{value = [1 : i32, 2 : i32]}> : () -> !spirv.array<2 x i32>
      %43 = "spirv.Constant"() <{value = [dense<1.000000e+00> : vector<2xf32>, dense<2.000000e+00> : vector<2xf32>]}> : () -> !spirv.array<2 x vector<2xf32>>
      %44 = "spirv.Constant"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> !spirv.array<2 x !spirv.array<3 x i32>>
      %45 = "spirv.Constant"() <{value = -2.000000e+00 : f64}> : () -> f64
      %46 = "spirv.Constant"() <{value = -1 : si32}> : () -> si32
      %47 = "spirv.Constant"() <{value = dense<2> : vector<4xi8>}> : () -> vector<4xi8>
      %48 = "spirv.Constant"() <{value = 255 : ui8}> : () -> ui8
      %49 = "spirv.Constant"() <{value = dense<3> : tensor<4xi32>}> : () -> !spirv.array<4 x i32>
      %50 = "spirv.Undef"() : () -> f32
      %51 = "spirv.Undef"() {a} : () -> !spirv.struct<(i32, f32)>
      %52 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> vector<2xi32>
      %53 = "spirv.EXT.ConstantCompositeReplicate"() <{value = dense<1.000000e+00> : vector<2xf32>}> {a} : () -> !spirv.array<3 x vector<2xf32>>
      %54 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1.000000e+00 : f32}> : () -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<Inline>, function_type = () -> f32, sym_name = "references"}> ({
      %23 = "spirv.mlir.addressof"() <{variable = @in}> : () -> !spirv.ptr<vector<3xi32>, Input>
      %24 = "spirv.mlir.addressof"() <{variable = @start}> {a} : () -> !spirv.ptr<f32, Private>
      %25 = "spirv.mlir.referenceof"() <{spec_const = @width}> : () -> i32
      %26 = "spirv.mlir.referenceof"() <{spec_const = @both}> {a} : () -> !spirv.struct<(i32, f32)>
      %27 = "spirv.mlir.referenceof"() <{spec_const = @sizes}> : () -> vector<2xi32>
      %28 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
      %29 = "spirv.SpecConstantOperation"() ({
        %35 = "spirv.IAdd"(%25, %28) : (i32, i32) -> i32
        "spirv.mlir.yield"(%35) : (i32) -> ()
      }) : () -> i32
      %30 = "spirv.SpecConstantOperation"() ({
        %34 = "spirv.ISub"(%29, %25) : (i32, i32) -> i32
        "spirv.mlir.yield"(%34) : (i32) -> ()
      }) {a} : () -> i32
      %31 = "spirv.SpecConstantOperation"() ({
        %33 = "spirv.SNegate"(%30) : (i32) -> i32
        "spirv.mlir.yield"(%33) : (i32) -> ()
      }) : () -> i32
      %32 = "spirv.mlir.referenceof"() <{spec_const = @scale}> : () -> f32
      "spirv.ReturnValue"(%32) {a} : (f32) -> ()
    }) : () -> ()
    "spirv.func"() <{arg_attrs = [{spirv.decoration = #spirv.decoration<Aliased>}, {}], function_control = #spirv.function_control<None>, function_type = (f32, i32) -> f32, sym_name = "calls"}> ({
    ^bb0(%arg11: f32, %arg12: i32):
      %21 = "spirv.FunctionCall"() <{callee = @references}> : () -> f32
      "spirv.FunctionCall"(%arg12) <{callee = @nothing}> {a} : (i32) -> ()
      %22 = "spirv.FunctionCall"(%arg11, %arg12) <{callee = @calls}> : (f32, i32) -> f32
      "spirv.ReturnValue"(%22) : (f32) -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "nothing"}> ({
    ^bb0(%arg10: i32):
      "spirv.Return"() : () -> ()
    ^bb1:  // no predecessors
      "spirv.Unreachable"() : () -> ()
    }) {relax = 1 : i32} : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1, i32, f32) -> (), sym_name = "branches"}> ({
    ^bb0(%arg7: i1, %arg8: i32, %arg9: f32):
      "spirv.BranchConditional"(%arg7, %arg9)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, f32) -> ()
    ^bb1:  // pred: ^bb0
      "spirv.Branch"(%arg9)[^bb2] {a} : (f32) -> ()
    ^bb2(%15: f32):  // 2 preds: ^bb0, ^bb1
      "spirv.BranchConditional"(%arg7, %arg8, %arg9)[^bb3, ^bb4] <{branch_weights = [3 : i32, 5 : i32], operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, f32) -> ()
    ^bb3(%16: i32, %17: f32):  // pred: ^bb2
      "spirv.Branch"()[^bb4] : () -> ()
    ^bb4:  // 2 preds: ^bb2, ^bb3
      "spirv.Switch"(%arg8, %arg9)[^bb5] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, f32) -> ()
    ^bb5(%18: f32):  // pred: ^bb4
      "spirv.Switch"(%arg8, %arg8, %18)[^bb6, ^bb7, ^bb6] <{case_operand_segments = array<i32: 2, 0>, literals = dense<[-1, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> {a} : (i32, i32, f32) -> ()
    ^bb6:  // 2 preds: ^bb5, ^bb5
      "spirv.Kill"() : () -> ()
    ^bb7(%19: i32, %20: f32):  // pred: ^bb5
      "spirv.Kill"() {a} : () -> ()
    ^bb8:  // no predecessors
      "spirv.Unreachable"() {a} : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1, i32) -> i32, sym_name = "selection"}> ({
    ^bb0(%arg5: i1, %arg6: i32):
      %11 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<i32, Function>
      "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
        "spirv.BranchConditional"(%arg5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb1:  // pred: ^bb0
        "spirv.Store"(%11, %arg6) : (!spirv.ptr<i32, Function>, i32) -> ()
        "spirv.Branch"()[^bb2] : () -> ()
      ^bb2:  // 2 preds: ^bb0, ^bb1
        "spirv.mlir.merge"() : () -> ()
      }) : () -> ()
      "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<Flatten>}> ({
        "spirv.BranchConditional"(%arg5)[^bb1, ^bb1] <{branch_weights = [1 : i32, 2 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb1:  // 2 preds: ^bb0, ^bb0
        "spirv.mlir.merge"() {a} : () -> ()
      }) : () -> ()
      %12 = "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<DontFlatten>}> ({
        "spirv.Switch"(%arg6, %arg6)[^bb2, ^bb1] <{case_operand_segments = array<i32: 0>, literals = dense<0> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
      ^bb1:  // pred: ^bb0
        %13 = "spirv.Constant"() <{value = 3 : i32}> : () -> i32
        "spirv.Branch"(%13)[^bb2] : (i32) -> ()
      ^bb2(%14: i32):  // 2 preds: ^bb0, ^bb1
        "spirv.mlir.merge"(%14) : (i32) -> ()
      }) : () -> i32
      "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
      }) : () -> ()
      "spirv.ReturnValue"(%12) : (i32) -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "loop"}> ({
    ^bb0(%arg4: i32):
      %2 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
      %3 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
      "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
        "spirv.Branch"(%2)[^bb1] : (i32) -> ()
      ^bb1(%8: i32):  // 2 preds: ^bb0, ^bb3
        %9 = "spirv.SLessThan"(%8, %arg4) : (i32, i32) -> i1
        "spirv.BranchConditional"(%9)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb2:  // pred: ^bb1
        "spirv.Branch"()[^bb3] : () -> ()
      ^bb3:  // pred: ^bb2
        %10 = "spirv.IAdd"(%8, %3) : (i32, i32) -> i32
        "spirv.Branch"(%10)[^bb1] : (i32) -> ()
      ^bb4:  // pred: ^bb1
        "spirv.mlir.merge"() : () -> ()
      }) : () -> ()
      %4 = "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<Unroll>}> ({
        "spirv.Branch"(%2)[^bb1] : (i32) -> ()
      ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb2
        %6 = "spirv.SLessThan"(%5, %arg4) : (i32, i32) -> i1
        "spirv.BranchConditional"(%6)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb2:  // pred: ^bb1
        %7 = "spirv.IAdd"(%5, %3) : (i32, i32) -> i32
        "spirv.Branch"(%7)[^bb1] : (i32) -> ()
      ^bb3:  // pred: ^bb1
        "spirv.mlir.merge"(%5) : (i32) -> ()
      }) : () -> i32
      "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<DontUnroll>}> ({
      }) : () -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "vertices"}> ({
      "spirv.EmitVertex"() : () -> ()
      "spirv.EmitVertex"() {a} : () -> ()
      "spirv.EndPrimitive"() : () -> ()
      "spirv.EndPrimitive"() {a} : () -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, i1) -> (), sym_name = "meshes"}> ({
    ^bb0(%arg2: i32, %arg3: i1):
      "spirv.EXT.SetMeshOutputs"(%arg2, %arg2) : (i32, i32) -> ()
      "spirv.EXT.SetMeshOutputs"(%arg2, %arg2) {a} : (i32, i32) -> ()
      "spirv.KHR.AssumeTrue"(%arg3) : (i1) -> ()
      "spirv.KHR.AssumeTrue"(%arg3) {a} : (i1) -> ()
      "spirv.BranchConditional"(%arg3)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:  // pred: ^bb0
      "spirv.EXT.EmitMeshTasks"(%arg2, %arg2, %arg2) : (i32, i32, i32) -> ()
    ^bb2:  // pred: ^bb0
      %1 = "spirv.mlir.addressof"() <{variable = @payload}> : () -> !spirv.ptr<f32, TaskPayloadWorkgroupEXT>
      "spirv.EXT.EmitMeshTasks"(%arg2, %arg2, %arg2, %1) {a} : (i32, i32, i32, !spirv.ptr<f32, TaskPayloadWorkgroupEXT>) -> ()
    }) : () -> ()
    "spirv.GlobalVariable"() <{sym_name = "payload", type = !spirv.ptr<f32, TaskPayloadWorkgroupEXT>}> : () -> ()
    "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @vertices, interface = []}> : () -> ()
    "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<Fragment>, fn = @loop, interface = [@in, @place]}> : () -> ()
    "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<ContractionOff>, fn = @vertices, values = []}> : () -> ()
    "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<LocalSize>, fn = @vertices, values = [3 : i32, 4 : i32, 5 : i32]}> : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, !spirv.ptr<f32, Function>) -> (), sym_name = "outside"}> ({
  ^bb0(%arg0: i1, %arg1: !spirv.ptr<f32, Function>):
    %0 = "spirv.Load"(%arg1) : (!spirv.ptr<f32, Function>) -> f32
    "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    }) : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --mlir-print-debuginfo --mlir-print-local-scope
module {
  spirv.module Logical GLSL450 {
  } loc("<stdin>":2:1)
  spirv.module @named Physical64 OpenCL requires #spirv.vce<v1.4, [Kernel, Addresses, Linkage], [SPV_KHR_no_integer_wrap_decoration]> attributes {a} {
    spirv.GlobalVariable @linked {linkage_attributes = #spirv.linkage_attributes<linkage_name = "elsewhere", linkage_type = <Import>>} : !spirv.ptr<f32, CrossWorkgroup> loc("<stdin>":5:3)
    spirv.func @imported(f32) -> f32 "Pure" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "outside", linkage_type = <Import>>} loc("<stdin>":6:3)
    spirv.func @exported() "DontInline|Const" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "inside", linkage_type = <Export>>} {
      spirv.Return {a} loc("<stdin>":8:5)
    } loc("<stdin>":7:3)
  } loc("<stdin>":4:1)
  spirv.module Logical Vulkan requires #spirv.vce<v1.5, [Shader, SampledBuffer], []> {
    spirv.SpecConstant @width = 8 : i32 loc("<stdin>":12:3)
    spirv.SpecConstant @height spec_id(5) = 4 : i32 loc("<stdin>":13:3)
    spirv.SpecConstant @on = true loc("<stdin>":14:3)
    spirv.SpecConstant @scale = 1.500000e+00 : f32 loc("<stdin>":15:3)
    spirv.SpecConstantComposite @sizes (@width, @height) : vector<2xi32> loc("<stdin>":16:3)
    spirv.SpecConstantComposite @both (@width, @scale) : !spirv.struct<(i32, f32)> loc("<stdin>":17:3)
    spirv.EXT.SpecConstantCompositeReplicate @all (@scale) : !spirv.array<4 x f32> loc("<stdin>":18:3)
    spirv.GlobalVariable @in built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input> loc("<stdin>":19:3)
    spirv.GlobalVariable @place {location = 3 : i32} : !spirv.ptr<vector<4xf32>, Output> loc("<stdin>":20:3)
    spirv.GlobalVariable @data bind(1, 2) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer> loc("<stdin>":21:3)
    spirv.GlobalVariable @set bind(0, 1) {aliased} : !spirv.ptr<!spirv.struct<(i32 [0])>, Uniform> loc("<stdin>":22:3)
    spirv.GlobalVariable @start initializer(@scale) : !spirv.ptr<f32, Private> loc("<stdin>":23:3)
    spirv.func @constants() "None" {
      %true = spirv.Constant true loc("<stdin>":25:10)
      %cst7_i32 = spirv.Constant 7 : i32 loc("<stdin>":26:10)
      %cst-7_i64 = spirv.Constant -7 : i64 loc("<stdin>":27:10)
      %cst_f16 = spirv.Constant 1.500000e+00 : f16 loc("<stdin>":28:10)
      %cst_vec_3xi32 = spirv.Constant dense<[1, 2, 3]> : vector<3xi32> loc("<stdin>":29:10)
      %cst_vec_2xf32 = spirv.Constant dense<5.000000e-01> : vector<2xf32> loc("<stdin>":30:10)
      %cst = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32> loc("<stdin>":31:10)
      %cst_0 = spirv.Constant [dense<1.000000e+00> : vector<2xf32>, dense<2.000000e+00> : vector<2xf32>] : !spirv.array<2 x vector<2xf32>> loc("<stdin>":32:10)
      %cst_1 = spirv.Constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32> : !spirv.array<2 x !spirv.array<3 x i32>> loc("<stdin>":33:10)
      %cst_f64 = spirv.Constant -2.000000e+00 : f64 loc("<stdin>":34:10)
      %cst-1_si32 = spirv.Constant -1 : si32 loc("<stdin>":35:11)
      %cst_vec_4xi8 = spirv.Constant dense<2> : vector<4xi8> loc("<stdin>":36:11)
      %cst255_ui8 = spirv.Constant 255 : ui8 loc("<stdin>":37:11)
      %cst_2 = spirv.Constant dense<3> : tensor<4xi32> : !spirv.array<4 x i32> loc("<stdin>":38:11)
      %0 = spirv.Undef : f32 loc("<stdin>":39:11)
      %1 = spirv.Undef {a} : !spirv.struct<(i32, f32)> loc("<stdin>":40:11)
      %2 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32> loc("<stdin>":41:11)
      %3 = spirv.EXT.ConstantCompositeReplicate [dense<1.000000e+00> : vector<2xf32>] : !spirv.array<3 x vector<2xf32>> {a} loc("<stdin>":42:11)
      %4 = spirv.EXT.ConstantCompositeReplicate [1.000000e+00 : f32] : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> loc("<stdin>":43:11)
      spirv.Return loc("<stdin>":44:5)
    } loc("<stdin>":24:3)
    spirv.func @references() -> f32 "Inline" {
      %in_addr = spirv.mlir.addressof @in : !spirv.ptr<vector<3xi32>, Input> loc("<stdin>":47:10)
      %start_addr = spirv.mlir.addressof @start {a} : !spirv.ptr<f32, Private> loc("<stdin>":48:10)
      %0 = spirv.mlir.referenceof @width : i32 loc("<stdin>":49:10)
      %1 = spirv.mlir.referenceof @both {a} : !spirv.struct<(i32, f32)> loc("<stdin>":50:10)
      %2 = spirv.mlir.referenceof @sizes : vector<2xi32> loc("<stdin>":51:10)
      %cst1_i32 = spirv.Constant 1 : i32 loc("<stdin>":52:10)
      %3 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %cst1_i32) : (i32, i32) -> i32 loc("<stdin>":53:44)
      %4 = spirv.SpecConstantOperation wraps "spirv.ISub"(%3, %0) : (i32, i32) -> i32 loc("<stdin>":54:44)
      %5 = spirv.SpecConstantOperation wraps "spirv.SNegate"(%4) : (i32) -> i32 loc("<stdin>":55:10)
      %6 = spirv.mlir.referenceof @scale : f32 loc("<stdin>":59:10)
      spirv.ReturnValue %6 {a} : f32 loc("<stdin>":60:5)
    } loc("<stdin>":46:3)
    spirv.func @calls(%arg0: f32 {spirv.decoration = #spirv.decoration<Aliased>} loc("<stdin>":62:21), %arg1: i32 loc("<stdin>":62:78)) -> f32 "None" {
      %0 = spirv.FunctionCall @references() : () -> f32 loc("<stdin>":63:10)
      spirv.FunctionCall @nothing(%arg1) {a} : (i32) -> () loc("<stdin>":64:5)
      %1 = spirv.FunctionCall @calls(%arg0, %arg1) : (f32, i32) -> f32 loc("<stdin>":65:10)
      spirv.ReturnValue %1 : f32 loc("<stdin>":66:5)
    } loc("<stdin>":62:3)
    spirv.func @nothing(%arg0: i32 loc("<stdin>":68:23)) "None" attributes {relax = 1 : i32} {
      spirv.Return loc("<stdin>":69:5)
    ^bb1:  // no predecessors
      spirv.Unreachable loc("<stdin>":71:5)
    } loc("<stdin>":68:3)
    spirv.func @branches(%arg0: i1 loc("<stdin>":73:24), %arg1: i32 loc("<stdin>":73:32), %arg2: f32 loc("<stdin>":73:41)) "None" {
      spirv.BranchConditional %arg0, ^bb1, ^bb2(%arg2 : f32) loc("<stdin>":74:5)
    ^bb1:  // pred: ^bb0
      spirv.Branch ^bb2(%arg2 : f32) {a} loc("<stdin>":76:5)
    ^bb2(%0: f32 loc("<stdin>":77:8)):  // 2 preds: ^bb0, ^bb1
      spirv.BranchConditional %arg0 [3, 5], ^bb3(%arg1, %arg2 : i32, f32), ^bb4 loc("<stdin>":78:5)
    ^bb3(%1: i32 loc("<stdin>":79:10), %2: f32 loc("<stdin>":79:19)):  // pred: ^bb2
      spirv.Branch ^bb4 loc("<stdin>":80:5)
    ^bb4:  // 2 preds: ^bb2, ^bb3
      spirv.Switch %arg1 : i32, [
        default: ^bb5(%arg2 : f32)] loc("<stdin>":82:5)
    ^bb5(%3: f32 loc("<stdin>":85:9)):  // pred: ^bb4
      spirv.Switch %arg1 : i32, [
        default: ^bb6,
        4294967295: ^bb7(%arg1, %3 : i32, f32),
        4: ^bb6
      ] {a} loc("<stdin>":86:5)
    ^bb6:  // 2 preds: ^bb5, ^bb5
      spirv.Kill loc("<stdin>":92:5)
    ^bb7(%4: i32 loc("<stdin>":93:10), %5: f32 loc("<stdin>":93:19)):  // pred: ^bb5
      spirv.Kill {a} loc("<stdin>":94:5)
    ^bb8:  // no predecessors
      spirv.Unreachable {a} loc("<stdin>":96:5)
    } loc("<stdin>":73:3)
    spirv.func @selection(%arg0: i1 loc("<stdin>":98:25), %arg1: i32 loc("<stdin>":98:33)) -> i32 "None" {
      %0 = spirv.Variable : !spirv.ptr<i32, Function> loc("<stdin>":99:10)
      spirv.mlir.selection {
        spirv.BranchConditional %arg0, ^bb1, ^bb2 loc("<stdin>":101:7)
      ^bb1:  // pred: ^bb0
        spirv.Store "Function" %0, %arg1 : i32 loc("<stdin>":103:7)
        spirv.Branch ^bb2 loc("<stdin>":104:7)
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge loc("<stdin>":106:7)
      } loc("<stdin>":100:5)
      spirv.mlir.selection control(Flatten) {
        spirv.BranchConditional %arg0 [1, 2], ^bb1, ^bb1 loc("<stdin>":109:7)
      ^bb1:  // 2 preds: ^bb0, ^bb0
        spirv.mlir.merge {a} loc("<stdin>":111:7)
      } loc("<stdin>":108:5)
      %1 = spirv.mlir.selection control(DontFlatten) -> i32 {
        spirv.Switch %arg1 : i32, [
          default: ^bb2(%arg1 : i32),
          0: ^bb1
        ] loc("<stdin>":114:7)
      ^bb1:  // pred: ^bb0
        %cst3_i32 = spirv.Constant 3 : i32 loc("<stdin>":119:12)
        spirv.Branch ^bb2(%cst3_i32 : i32) loc("<stdin>":120:7)
      ^bb2(%2: i32 loc("<stdin>":121:12)):  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge %2 : i32 loc("<stdin>":122:7)
      } loc("<stdin>":113:10)
      spirv.mlir.selection {
      } loc("<stdin>":124:5)
      spirv.ReturnValue %1 : i32 loc("<stdin>":126:5)
    } loc("<stdin>":98:3)
    spirv.func @loop(%arg0: i32 loc("<stdin>":128:20)) "None" {
      %cst0_i32 = spirv.Constant 0 : i32 loc("<stdin>":129:13)
      %cst1_i32 = spirv.Constant 1 : i32 loc("<stdin>":130:12)
      spirv.mlir.loop {
        spirv.Branch ^bb1(%cst0_i32 : i32) loc("<stdin>":132:7)
      ^bb1(%1: i32 loc("<stdin>":133:13)):  // 2 preds: ^bb0, ^bb3
        %2 = spirv.SLessThan %1, %arg0 : i32 loc("<stdin>":134:15)
        spirv.BranchConditional %2, ^bb2, ^bb4 loc("<stdin>":135:7)
      ^bb2:  // pred: ^bb1
        spirv.Branch ^bb3 loc("<stdin>":137:7)
      ^bb3:  // pred: ^bb2
        %3 = spirv.IAdd %1, %cst1_i32 : i32 loc("<stdin>":139:15)
        spirv.Branch ^bb1(%3 : i32) loc("<stdin>":140:7)
      ^bb4:  // pred: ^bb1
        spirv.mlir.merge loc("<stdin>":142:7)
      } loc("<stdin>":131:5)
      %0 = spirv.mlir.loop control(Unroll) -> i32 {
        spirv.Branch ^bb1(%cst0_i32 : i32) loc("<stdin>":145:7)
      ^bb1(%1: i32 loc("<stdin>":146:13)):  // 2 preds: ^bb0, ^bb2
        %2 = spirv.SLessThan %1, %arg0 : i32 loc("<stdin>":147:15)
        spirv.BranchConditional %2, ^bb2, ^bb3 loc("<stdin>":148:7)
      ^bb2:  // pred: ^bb1
        %3 = spirv.IAdd %1, %cst1_i32 : i32 loc("<stdin>":150:15)
        spirv.Branch ^bb1(%3 : i32) loc("<stdin>":151:7)
      ^bb3:  // pred: ^bb1
        spirv.mlir.merge %1 : i32 loc("<stdin>":153:7)
      } loc("<stdin>":144:13)
      spirv.mlir.loop control(DontUnroll) {
      } loc("<stdin>":155:5)
      spirv.Return loc("<stdin>":157:5)
    } loc("<stdin>":128:3)
    spirv.func @vertices() "None" {
      spirv.EmitVertex loc("<stdin>":160:5)
      spirv.EmitVertex {a} loc("<stdin>":161:5)
      spirv.EndPrimitive loc("<stdin>":162:5)
      spirv.EndPrimitive {a} loc("<stdin>":163:5)
      spirv.Return loc("<stdin>":164:5)
    } loc("<stdin>":159:3)
    spirv.func @meshes(%arg0: i32 loc("<stdin>":166:22), %arg1: i1 loc("<stdin>":166:31)) "None" {
      spirv.EXT.SetMeshOutputs %arg0, %arg0 : i32, i32 loc("<stdin>":167:5)
      spirv.EXT.SetMeshOutputs %arg0, %arg0 {a} : i32, i32 loc("<stdin>":168:5)
      spirv.KHR.AssumeTrue %arg1 loc("<stdin>":169:5)
      spirv.KHR.AssumeTrue %arg1 {a} loc("<stdin>":170:5)
      spirv.BranchConditional %arg1, ^bb1, ^bb2 loc("<stdin>":171:5)
    ^bb1:  // pred: ^bb0
      spirv.EXT.EmitMeshTasks %arg0, %arg0, %arg0 : i32, i32, i32 loc("<stdin>":173:5)
    ^bb2:  // pred: ^bb0
      %payload_addr = spirv.mlir.addressof @payload : !spirv.ptr<f32, TaskPayloadWorkgroupEXT> loc("<stdin>":175:10)
      spirv.EXT.EmitMeshTasks %arg0, %arg0, %arg0, %payload_addr {a} : i32, i32, i32, !spirv.ptr<f32, TaskPayloadWorkgroupEXT> loc("<stdin>":176:5)
    } loc("<stdin>":166:3)
    spirv.GlobalVariable @payload : !spirv.ptr<f32, TaskPayloadWorkgroupEXT> loc("<stdin>":178:3)
    spirv.EntryPoint "GLCompute" @vertices loc("<stdin>":179:3)
    spirv.EntryPoint "Fragment" @loop, @in, @place loc("<stdin>":180:3)
    spirv.ExecutionMode @vertices "ContractionOff" loc("<stdin>":181:3)
    spirv.ExecutionMode @vertices "LocalSize", 3, 4, 5 loc("<stdin>":182:3)
  } loc("<stdin>":11:1)
  func.func @outside(%arg0: i1 loc("<stdin>":184:20), %arg1: !spirv.ptr<f32, Function> loc("<stdin>":184:28)) {
    %0 = spirv.Load "Function" %arg1 : f32 loc("<stdin>":185:8)
    spirv.mlir.selection {
    } loc("<stdin>":186:3)
    spirv.Return loc("<stdin>":188:3)
  } loc("<stdin>":184:1)
} loc("<stdin>":0:0)
