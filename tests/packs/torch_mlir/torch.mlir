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
torch.class_type @Cell {
  torch.attr private "bias" : !torch.optional<float>
  torch.attr "name" : !torch.any
  torch.method "run", @cell.run
}
func.func private @cell.run(%self: !torch.nn.Module<"Cell">, %x: !torch.tensor {torch.type_bound = !torch.vtensor<[?],f32>}) {
  %0 = torch.prim.GetAttr %self["name"] : !torch.nn.Module<"Cell"> -> !torch.any
  torch.prim.SetAttr %self["name"] = %0 : !torch.nn.Module<"Cell">, !torch.any
  return
}
%half = torch.constant.float 0.5
%word = torch.constant.str "w"
%cell = torch.nn_module {
  torch.slot "bias", %half : !torch.float
  torch.slot "name", %word : !torch.str
} : !torch.nn.Module<"Cell">
torch.global_slot @steps : !torch.number
torch.global_slot "private" @rows : !torch.list<int>
torch.global_slot.module_initializer {
  %0 = torch.constant.int 6
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  torch.initialize.global_slots [
    @rows(%1 : !torch.list<int>)
    @steps(%0 : !torch.int)
  ]
}
func.func @conversions(%a: !torch.int, %t: !torch.tensor<[2,?],f32>, %u: !torch.union<int, float>, %v: !torch.vtensor<[4],f32>) {
  %0 = torch.derefine %a : !torch.int to !torch.union<none, number>
  %1 = torch.prim.unchecked_cast %u : !torch.union<int, float> -> !torch.float
  %2 = torch.tensor_static_info_cast %t : !torch.tensor<[2,?],f32> to !torch.tensor<[?,7],unk>
  %3 = torch.prim.TupleConstruct %a, %u : !torch.int, !torch.union<int, float> -> !torch.tuple<optional<int>, number>
  %4 = torch.prim.DictConstruct keys(%a : !torch.int) values(%v : !torch.vtensor<[4],f32>) -> !torch.dict<int, vtensor<[?],unk>>
  %5 = torch.aten.add.Scalar %v, %u, %1 : !torch.vtensor<[4],f32>, !torch.union<int, float>, !torch.float -> !torch.vtensor<[4],f32>
  %6 = torch.tensor.literal(dense<[1, 2]> : tensor<2xsi32>) : !torch.tensor<[?],unk>
  %7 = torch.vtensor.literal(dense<[1, 2]> : tensor<2xi32>) : !torch.vtensor<[2],si32>
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
    %str_0 = torch.constant.str "words"
    %cpu = torch.constant.device "cpu"
    return
  }
  func.func @functions(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
    %int1 = torch.constant.int 1
    %1 = torch.aten.tanh %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
    %2 = torch.aten.add.Tensor %1, %arg1, %int1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
    %3 = torch.copy.to_tensor %2 : !torch.tensor<[2,3],f32>
    %4 = torch.copy.to_vtensor %3 : !torch.vtensor<[2,3],f32>
    %5 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
    %6 = torch.vtensor.literal(dense<1.000000e+00> : tensor<2x3xf32>) : !torch.vtensor<[2,3],f32>
    %7 = torch.operator "onnx.Add"(%6, %arg0) : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> 
    %8 = torch.tensor_static_info_cast %7 : !torch.vtensor<[2,3],f32> to !torch.vtensor<[?,3],f32>
    return %4 : !torch.vtensor<[2,3],f32>
  }
  func.func @control(%arg0: !torch.bool, %arg1: !torch.int) -> !torch.int {
    %1 = torch.prim.If %arg0 -> (!torch.int) {
      torch.prim.If.yield %arg1 : !torch.int
    } else {
      %int2 = torch.constant.int 2
      torch.prim.If.yield %int2 : !torch.int
    }
    %2 = torch.prim.Loop %arg1, %arg0, init(%1) {
    ^bb0(%arg2: !torch.int, %arg3: !torch.int):
      torch.prim.Loop.condition %arg0, iter(%arg3 : !torch.int)
    } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
    return %2 : !torch.int
  }
  func.func @shapes(%arg0: !torch.vtensor<[?,3],f32>) {
    %1 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
    torch.bind_symbolic_shape %arg0, [%1], affine_map<()[s0] -> (s0, 3)> : !torch.vtensor<[?,3],f32>
    return
  }
  torch.class_type @Cell {
    torch.attr private "bias" : !torch.optional<float>
    torch.attr "name" : !torch.any
    torch.method "run", @cell.run
  }
  func.func private @cell.run(%arg0: !torch.nn.Module<"Cell">, %arg1: !torch.tensor {torch.type_bound = !torch.vtensor<[?],f32>}) {
    %1 = torch.prim.GetAttr %arg0["name"] : !torch.nn.Module<"Cell"> -> !torch.any
    torch.prim.SetAttr %arg0["name"] = %1 : !torch.nn.Module<"Cell">, !torch.any
    return
  }
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %str = torch.constant.str "w"
  %0 = torch.nn_module {
    torch.slot "bias", %float5.000000e-01 : !torch.float
    torch.slot "name", %str : !torch.str
  } : !torch.nn.Module<"Cell">
  torch.global_slot @steps : !torch.number
  torch.global_slot "private" @rows : !torch.list<int>
  torch.global_slot.module_initializer {
    %int6 = torch.constant.int 6
    %1 = torch.prim.ListConstruct %int6, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
    torch.initialize.global_slots [
      @rows(%1 : !torch.list<int>)
      @steps(%int6 : !torch.int)
    ]
  }
  func.func @conversions(%arg0: !torch.int, %arg1: !torch.tensor<[2,?],f32>, %arg2: !torch.union<int, float>, %arg3: !torch.vtensor<[4],f32>) {
    %1 = torch.derefine %arg0 : !torch.int to !torch.union<none, number>
    %2 = torch.prim.unchecked_cast %arg2 : !torch.union<int, float> -> !torch.float
    %3 = torch.tensor_static_info_cast %arg1 : !torch.tensor<[2,?],f32> to !torch.tensor<[?,7],unk>
    %4 = torch.prim.TupleConstruct %arg0, %arg2 : !torch.int, !torch.union<int, float> -> !torch.tuple<optional<int>, number>
    %5 = torch.prim.DictConstruct keys(%arg0 : !torch.int) values(%arg3 : !torch.vtensor<[4],f32>) -> !torch.dict<int, vtensor<[?],unk>>
    %6 = torch.aten.add.Scalar %arg3, %arg2, %2 : !torch.vtensor<[4],f32>, !torch.union<int, float>, !torch.float -> !torch.vtensor<[4],f32>
    %7 = torch.tensor.literal(dense<[1, 2]> : tensor<2xsi32>) : !torch.tensor<[?],unk>
    %8 = torch.vtensor.literal(dense<[1, 2]> : tensor<2xi32>) : !torch.vtensor<[2],si32>
    return
  }
}

// ANSWER generic
#map = affine_map<()[s0] -> (s0, 3)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.list<vtensor<[2,?],f32>>, !torch.dict<str, optional<int>>, !torch.tuple<int, list<float>>, !torch.union<int, none>, !torch.nn.Module<"m">, !torch.tensor, !torch.vtensor<*,si64>, !torch.vtensor<[],unk>, !torch.tuple<>) -> (), sym_name = "types"}> ({
  ^bb0(%arg13: !torch.list<vtensor<[2,?],f32>>, %arg14: !torch.dict<str, optional<int>>, %arg15: !torch.tuple<int, list<float>>, %arg16: !torch.union<int, none>, %arg17: !torch.nn.Module<"m">, %arg18: !torch.tensor, %arg19: !torch.vtensor<*,si64>, %arg20: !torch.vtensor<[],unk>, %arg21: !torch.tuple<>):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
    %27 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = -7 : i64}> : () -> !torch.int
    %29 = "torch.constant.float"() <{value = 2.500000e+00 : f64}> : () -> !torch.float
    %30 = "torch.constant.float"() <{value = 9.9999999999999995E-21 : f64}> : () -> !torch.float
    %31 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.str"() <{value = "words"}> : () -> !torch.str
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32>, sym_name = "functions"}> ({
  ^bb0(%arg11: !torch.vtensor<[2,3],f32>, %arg12: !torch.vtensor<[2,3],f32>):
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.aten.tanh"(%arg11) : (!torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32>
    %20 = "torch.aten.add.Tensor"(%19, %arg12, %18) : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.int) -> !torch.vtensor<[2,3],f32>
    %21 = "torch.copy.to_tensor"(%20) : (!torch.vtensor<[2,3],f32>) -> !torch.tensor<[2,3],f32>
    %22 = "torch.copy.to_vtensor"(%21) : (!torch.tensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32>
    %23 = "torch.prim.ListConstruct"(%18, %18) : (!torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.vtensor.literal"() <{value = dense<1.000000e+00> : tensor<2x3xf32>}> : () -> !torch.vtensor<[2,3],f32>
    %25 = "torch.operator"(%24, %arg11) <{name = "onnx.Add"}> : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32>
    %26 = "torch.tensor_static_info_cast"(%25) : (!torch.vtensor<[2,3],f32>) -> !torch.vtensor<[?,3],f32>
    "func.return"(%22) : (!torch.vtensor<[2,3],f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!torch.bool, !torch.int) -> !torch.int, sym_name = "control"}> ({
  ^bb0(%arg7: !torch.bool, %arg8: !torch.int):
    %15 = "torch.prim.If"(%arg7) ({
      "torch.prim.If.yield"(%arg8) : (!torch.int) -> ()
    }, {
      %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
      "torch.prim.If.yield"(%17) : (!torch.int) -> ()
    }) : (!torch.bool) -> !torch.int
    %16 = "torch.prim.Loop"(%arg8, %arg7, %15) ({
    ^bb0(%arg9: !torch.int, %arg10: !torch.int):
      "torch.prim.Loop.condition"(%arg7, %arg10) : (!torch.bool, !torch.int) -> ()
    }) : (!torch.int, !torch.bool, !torch.int) -> !torch.int
    "func.return"(%16) : (!torch.int) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!torch.vtensor<[?,3],f32>) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg6: !torch.vtensor<[?,3],f32>):
    %14 = "torch.symbolic_int"() <{max_val = 9 : i64, min_val = 2 : i64, symbol_name = "s0"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg6, %14) <{shape_expressions = #map}> : (!torch.vtensor<[?,3],f32>, !torch.int) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "torch.class_type"() <{sym_name = "Cell"}> ({
    "torch.attr"() <{isPrivate, name = "bias", type = !torch.optional<float>}> : () -> ()
    "torch.attr"() <{name = "name", type = !torch.any}> : () -> ()
    "torch.method"() <{function = @cell.run, name = "run"}> : () -> ()
    "torch.class_type_terminator"() : () -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {torch.type_bound = !torch.vtensor<[?],f32>}], function_type = (!torch.nn.Module<"Cell">, !torch.tensor) -> (), sym_name = "cell.run", sym_visibility = "private"}> ({
  ^bb0(%arg4: !torch.nn.Module<"Cell">, %arg5: !torch.tensor):
    %13 = "torch.prim.GetAttr"(%arg4) <{name = "name"}> : (!torch.nn.Module<"Cell">) -> !torch.any
    "torch.prim.SetAttr"(%arg4, %13) <{name = "name"}> : (!torch.nn.Module<"Cell">, !torch.any) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  %0 = "torch.constant.float"() <{value = 5.000000e-01 : f64}> : () -> !torch.float
  %1 = "torch.constant.str"() <{value = "w"}> : () -> !torch.str
  %2 = "torch.nn_module"() ({
    "torch.slot"(%0) <{name = "bias"}> : (!torch.float) -> ()
    "torch.slot"(%1) <{name = "name"}> : (!torch.str) -> ()
    "torch.nn_module_terminator"() : () -> ()
  }) : () -> !torch.nn.Module<"Cell">
  "torch.global_slot"() <{sym_name = "steps", typeBound = !torch.number}> : () -> ()
  "torch.global_slot"() <{sym_name = "rows", sym_visibility = "private", typeBound = !torch.list<int>}> : () -> ()
  "torch.global_slot.module_initializer"() ({
    %11 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %12 = "torch.prim.ListConstruct"(%11, %11) : (!torch.int, !torch.int) -> !torch.list<int>
    "torch.initialize.global_slots"(%12, %11) <{slotSymNames = [@rows, @steps]}> : (!torch.list<int>, !torch.int) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!torch.int, !torch.tensor<[2,?],f32>, !torch.union<int, float>, !torch.vtensor<[4],f32>) -> (), sym_name = "conversions"}> ({
  ^bb0(%arg0: !torch.int, %arg1: !torch.tensor<[2,?],f32>, %arg2: !torch.union<int, float>, %arg3: !torch.vtensor<[4],f32>):
    %3 = "torch.derefine"(%arg0) : (!torch.int) -> !torch.union<none, number>
    %4 = "torch.prim.unchecked_cast"(%arg2) : (!torch.union<int, float>) -> !torch.float
    %5 = "torch.tensor_static_info_cast"(%arg1) : (!torch.tensor<[2,?],f32>) -> !torch.tensor<[?,7],unk>
    %6 = "torch.prim.TupleConstruct"(%arg0, %arg2) : (!torch.int, !torch.union<int, float>) -> !torch.tuple<optional<int>, number>
    %7 = "torch.prim.DictConstruct"(%arg0, %arg3) : (!torch.int, !torch.vtensor<[4],f32>) -> !torch.dict<int, vtensor<[?],unk>>
    %8 = "torch.aten.add.Scalar"(%arg3, %arg2, %4) : (!torch.vtensor<[4],f32>, !torch.union<int, float>, !torch.float) -> !torch.vtensor<[4],f32>
    %9 = "torch.tensor.literal"() <{value = dense<[1, 2]> : tensor<2xsi32>}> : () -> !torch.tensor<[?],unk>
    %10 = "torch.vtensor.literal"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> !torch.vtensor<[2],si32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

