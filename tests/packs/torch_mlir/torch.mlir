// Types in each other, constants with their names, the form of tables, loops and branches.
func.func @types(%a: !torch.list<vtensor<[2,?],f32>>, %b: !torch.dict<str, optional<int>>, %c: !torch.tuple<int, list<float>>,
                 %d: !torch.union<int, none>, %e: !torch.nn.Module<"m">, %f: !torch.tensor, %g: !torch.vtensor<*,si64>,
                 %h: !torch.vtensor<[],unk>, %i: !torch.tuple<>) {
  return
}
func.func @constants() {
  %0 = torch.constant.int 3
  %1 = torch.constant.int -7
  %2 = torch.constant.float 2.5
  %3 = torch.constant.float 1.0e-20
  %4 = torch.constant.bool true
  %5 = torch.constant.none
  %6 = torch.constant.str "words"
  %7 = torch.constant.device "cpu"
  return
}
func.func @functions(%a: !torch.vtensor<[2,3],f32>, %b: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %one = torch.constant.int 1
  %0 = torch.aten.tanh %a : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %1 = torch.aten.add.Tensor %0, %b, %one : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %2 = torch.copy.to_tensor %1 : !torch.tensor<[2,3],f32>
  %3 = torch.copy.to_vtensor %2 : !torch.vtensor<[2,3],f32>
  %4 = torch.prim.ListConstruct %one, %one : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.vtensor.literal(dense<1.0> : tensor<2x3xf32>) : !torch.vtensor<[2,3],f32>
  %6 = torch.operator "onnx.Add"(%5, %a) : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32>
  %7 = torch.tensor_static_info_cast %6 : !torch.vtensor<[2,3],f32> to !torch.vtensor<[?,3],f32>
  return %3 : !torch.vtensor<[2,3],f32>
}
func.func @control(%c: !torch.bool, %n: !torch.int) -> !torch.int {
  %0 = torch.prim.If %c -> (!torch.int) {
    torch.prim.If.yield %n : !torch.int
  } else {
    %two = torch.constant.int 2
    torch.prim.If.yield %two : !torch.int
  }
  %1 = torch.prim.Loop %n, %c, init(%0) {
  ^bb0(%i: !torch.int, %x: !torch.int):
    torch.prim.Loop.condition %c, iter(%x : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func @shapes(%a: !torch.vtensor<[?,3],f32>) {
  %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
  torch.bind_symbolic_shape %a, [%0], affine_map<()[s0] -> (s0, 3)> : !torch.vtensor<[?,3],f32>
  return
}
// ANSWER custom
module {
  func.func @types(%arg0: !torch.list<vtensor<[2,?],f32>>, %arg1: !torch.dict<str, optional<int>>, %arg2: !torch.tuple<int, list<float>>, %arg3: !torch.union<int, none>, %arg4: !torch.nn.Module<"m">, %arg5: !torch.tensor, %arg6: !torch.vtensor<*,si64>, %arg7: !torch.vtensor<[],unk>, %arg8: !torch.tuple<>) {
    return
  }
  func.func @constants() {
    %int3 = torch.constant.int 3
    %int-7 = torch.constant.int -7
    %float2.500000e00 = torch.constant.float 2.500000e+00
    %float9.999990e-21 = torch.constant.float 9.9999999999999995E-21
    %true = torch.constant.bool true
    %none = torch.constant.none
    %str = torch.constant.str "words"
    %cpu = torch.constant.device "cpu"
    return
  }
  func.func @functions(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
    %int1 = torch.constant.int 1
    %0 = torch.aten.tanh %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
    %1 = torch.aten.add.Tensor %0, %arg1, %int1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
    %2 = torch.copy.to_tensor %1 : !torch.tensor<[2,3],f32>
    %3 = torch.copy.to_vtensor %2 : !torch.vtensor<[2,3],f32>
    %4 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
    %5 = torch.vtensor.literal(dense<1.000000e+00> : tensor<2x3xf32>) : !torch.vtensor<[2,3],f32>
    %6 = torch.operator "onnx.Add"(%5, %arg0) : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> 
    %7 = torch.tensor_static_info_cast %6 : !torch.vtensor<[2,3],f32> to !torch.vtensor<[?,3],f32>
    return %3 : !torch.vtensor<[2,3],f32>
  }
  func.func @control(%arg0: !torch.bool, %arg1: !torch.int) -> !torch.int {
    %0 = torch.prim.If %arg0 -> (!torch.int) {
      torch.prim.If.yield %arg1 : !torch.int
    } else {
      %int2 = torch.constant.int 2
      torch.prim.If.yield %int2 : !torch.int
    }
    %1 = torch.prim.Loop %arg1, %arg0, init(%0) {
    ^bb0(%arg2: !torch.int, %arg3: !torch.int):
      torch.prim.Loop.condition %arg0, iter(%arg3 : !torch.int)
    } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
    return %1 : !torch.int
  }
  func.func @shapes(%arg0: !torch.vtensor<[?,3],f32>) {
    %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
    torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 3)> : !torch.vtensor<[?,3],f32>
    return
  }
}

// ANSWER generic
#map = affine_map<()[s0] -> (s0, 3)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.list<vtensor<[2,?],f32>>, !torch.dict<str, optional<int>>, !torch.tuple<int, list<float>>, !torch.union<int, none>, !torch.nn.Module<"m">, !torch.tensor, !torch.vtensor<*,si64>, !torch.vtensor<[],unk>, !torch.tuple<>) -> (), sym_name = "types"}> ({
  ^bb0(%arg7: !torch.list<vtensor<[2,?],f32>>, %arg8: !torch.dict<str, optional<int>>, %arg9: !torch.tuple<int, list<float>>, %arg10: !torch.union<int, none>, %arg11: !torch.nn.Module<"m">, %arg12: !torch.tensor, %arg13: !torch.vtensor<*,si64>, %arg14: !torch.vtensor<[],unk>, %arg15: !torch.tuple<>):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
    %13 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = -7 : i64}> : () -> !torch.int
    %15 = "torch.constant.float"() <{value = 2.500000e+00 : f64}> : () -> !torch.float
    %16 = "torch.constant.float"() <{value = 9.9999999999999995E-21 : f64}> : () -> !torch.float
    %17 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.str"() <{value = "words"}> : () -> !torch.str
    %20 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32>, sym_name = "functions"}> ({
  ^bb0(%arg5: !torch.vtensor<[2,3],f32>, %arg6: !torch.vtensor<[2,3],f32>):
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.aten.tanh"(%arg5) : (!torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32>
    %6 = "torch.aten.add.Tensor"(%5, %arg6, %4) : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.int) -> !torch.vtensor<[2,3],f32>
    %7 = "torch.copy.to_tensor"(%6) : (!torch.vtensor<[2,3],f32>) -> !torch.tensor<[2,3],f32>
    %8 = "torch.copy.to_vtensor"(%7) : (!torch.tensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32>
    %9 = "torch.prim.ListConstruct"(%4, %4) : (!torch.int, !torch.int) -> !torch.list<int>
    %10 = "torch.vtensor.literal"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> !torch.vtensor<[2,3],f32>
    %11 = "torch.operator"(%10, %arg5) <{name = "onnx.Add"}> : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32>
    %12 = "torch.tensor_static_info_cast"(%11) : (!torch.vtensor<[2,3],f32>) -> !torch.vtensor<[?,3],f32>
    "func.return"(%8) : (!torch.vtensor<[2,3],f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!torch.bool, !torch.int) -> !torch.int, sym_name = "control"}> ({
  ^bb0(%arg1: !torch.bool, %arg2: !torch.int):
    %1 = "torch.prim.If"(%arg1) ({
      "torch.prim.If.yield"(%arg2) : (!torch.int) -> ()
    }, {
      %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
      "torch.prim.If.yield"(%3) : (!torch.int) -> ()
    }) : (!torch.bool) -> !torch.int
    %2 = "torch.prim.Loop"(%arg2, %arg1, %1) ({
    ^bb0(%arg3: !torch.int, %arg4: !torch.int):
      "torch.prim.Loop.condition"(%arg1, %arg4) : (!torch.bool, !torch.int) -> ()
    }) : (!torch.int, !torch.bool, !torch.int) -> !torch.int
    "func.return"(%2) : (!torch.int) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!torch.vtensor<[?,3],f32>) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,3],f32>):
    %0 = "torch.symbolic_int"() <{max_val = 9 : i64, min_val = 2 : i64, symbol_name = "s0"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,3],f32>, !torch.int) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

