//2019
spv.module "Logical" "GLSL450" {
  spv.globalVariable @v bind(1, 0) : !spv.ptr<!spv.struct<f32 [0], !spv.array<4 x vector<4xf32> [16]> [4, NonWritable]>, StorageBuffer>
  spv.globalVariable @w built_in("NumWorkgroups") : !spv.ptr<vector<3xi32>, Input>
  spv.specConstant @s spec_id(4) = 7 : i32
  func @f(%p: !spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Function>, %i: i32, %c: i1, %v: vector<3xf16>) -> () {
    %one = spv.constant 1 : i32
    %d = spv.constant dense<1.0> : vector<4xf32>
    %r = spv._address_of @w : !spv.ptr<vector<3xi32>, Input>
    %a = spv.AccessChain %p[%one, %i] : !spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Function>
    %l = spv.Load "Function" %a ["Aligned", 4] : i32
    %x = spv.AtomicIAdd "Device" "None" %a, %l : !spv.ptr<i32, Function>
    spv.Store "Function" %a, %x : i32
    %y = spv.Variable init(%one) : !spv.ptr<i32, Function>
    %e = spv.CompositeExtract %v[2 : i32] : vector<3xf16>
    %g = spv.FOrdLessThan %e, %e : f16
    %h = spv.Select %g, %l, %x : i1, i32
    %k = spv.ConvertFToS %e : f16 to i32
    %m = spv.ShiftLeftLogical %h, %k : i32, i32
    spv.loop {
      spv.Branch ^header
    ^header:
      spv.BranchConditional %c, ^body, ^merge
    ^body:
      spv.Branch ^header
    ^merge:
      spv._merge
    }
    spv.selection {
      spv.BranchConditional %c [1, 2], ^then, ^merge
    ^then:
      spv.Branch ^merge
    ^merge:
      spv._merge
    }
    spv.Return
  }
  spv.EntryPoint "GLCompute" @f, @v, @w
  spv.ExecutionMode @f "LocalSize", 1, 1, 1
} attributes {capability = ["Shader"]}
