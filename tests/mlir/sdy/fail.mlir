// What sdy refuses, in JAX's words.
sdy.mesh @m = <["x"=2, "x"=4]>  // error 15: custom op 'sdy.mesh' duplicate axis name: "x"
// -----
sdy.mesh @m = <["x"=2, "y"=4], device_ids=[0, 1]>  // error 15: custom op 'sdy.mesh' total product of axis sizes must match total number of device ids, got: 8 != 2
// -----
sdy.mesh @m = <["x"=2], device_ids=[0, 2]>  // error 15: custom op 'sdy.mesh' sorted device ids must be iota(product(axes)), got: 0, 2
// -----
sdy.mesh @m = <["x"=2], device_ids=[0, -1]>  // error 15: custom op 'sdy.mesh' device id must be non-negative, got: -1
// -----
sdy.mesh @m = <[], device_ids=[0, 1]>  // error 15: custom op 'sdy.mesh' axes is empty and device_ids has more than one element
// -----
sdy.mesh @m = <["x"=0]>  // error 17: custom op 'sdy.mesh' axis size must be at least 1, got: 0
// -----
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>})  // error 1: 'func.func' op arg 0 - unknown mesh: @m
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func private @f(tensor<8xf32>, tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>})  // error 1: 'func.func' op arg 1 - sharding doesn't match tensor rank: 2 != 1
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func private @f(tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}]>})  // error 1: 'func.func' op result 0 - unknown axis name: "z"
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func private @f(tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "x"}]>})  // error 1: 'func.func' op result 0 - duplicate axis ref: "x"
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func private @f(tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}], replicated={"x"}>})  // error 1: 'func.func' op result 0 - duplicate axis ref: "x"
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func private @f(tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}], replicated={"y", "x"}>})  // error 1: 'func.func' op result 0 - replicated axes are not ordered w.r.t. mesh
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func private @f(tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}], unreduced={"y", "x"}>})  // error 1: 'func.func' op result 0 - unreduced axes are not ordered w.r.t. mesh
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y":(1)2, "y":(2)2}]>})  // error 1: 'func.func' op result 0 - two consecutive sub-axes can be merged: "y":(1)2, "y":(2)2
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y":(1)4}, {"y":(2)2}]>})  // error 1: 'func.func' op result 0 - overlapping sub-axes: "y":(1)4, "y":(2)2
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y":(1)4}, {"y"}]>})  // error 1: 'func.func' op result 0 - both sub-axis and full-axis are used for axis name: "y"
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y":(0)4}, {}]>})  // error 1: 'func.func' op result 0 - sub-axis pre-size must be at least 1: "y":(0)4
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y":(2)1}, {}]>})  // error 1: 'func.func' op result 0 - sub-axis sizes must be greater than 1: "y":(2)1
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y":(2)3}, {}]>})  // error 1: 'func.func' op result 0 - sub-axis next pre-size 6 doesn't divide the size of the full axis 8: "y":(2)3
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y":(1)8}, {}]>})  // error 1: 'func.func' op result 0 - sub-axis size is equal to the full axis size: "y":(1)8
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}p1, {}]>})  // error 1: 'func.func' op result 0 - dim 0 is empty and closed but has a priority
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}p01, {}]>})  // error 102: priorities with leading zeros are not allowed, got: p01
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}q1, {}]>})  // error 101: expecting priority in format 'p<number>', got: q1
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}], foo={"y"}>})  // error 106: failed to parse Sdy_TensorSharding, expected valid named axis list after comma
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<5, [{"x"}, {}]>})  // error 89: invalid kind of attribute specified
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = 5 : i32})  // error 1: 'func.func' op result 0 - should have a sharding attribute of type TensorShardingAttr
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(tensor<*xf32>) -> (tensor<*xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>})  // error 1: 'func.func' op result 0 - only ranked tensors can have a sharding. type: 'tensor<*xf32>'
// -----
sdy.mesh @m = <["x"=2, "y"=8]>
func.func private @f(!stablehlo.token {sdy.sharding = #sdy.sharding<@m, [{"x"}]>})  // error 1: 'func.func' op arg 0 - non-shaped tensors can only have a sharding with rank 0 and no replicated or unreduced axes. type: '!stablehlo.token', sharding: #sdy.sharding<@m, [{"x"}]>
// -----
sdy.mesh @m = <[], device_ids=[3]>
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>})  // error 1: 'func.func' op arg 0 - a maximal sharding can only have a sharding with rank 0 and no replicated or unreduced axes.
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8xf32>) {
  %0 = sdy.sharding_constraint %a <@m, [{"z"}]> : tensor<8xf32>  // error 8: 'sdy.sharding_constraint' op unknown axis name: "z"
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8xf32>) {
  %0 = sdy.reshard %a <@mm, [{"x"}]> : tensor<8xf32>  // error 8: 'sdy.reshard' op unknown mesh: @mm
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding<@m, [{"x"}]>} : tensor<8xf32>  // error 8: 'stablehlo.abs' op should have a sharding attribute of type TensorShardingPerValueAttr
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : tensor<8xf32>  // error 8: 'stablehlo.abs' op result - sharding doesn't match tensor rank: 2 != 1
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>, <@m, [{"x"}]>]>} : tensor<8xf32>  // error 8: 'stablehlo.abs' op result shardings don't match number of values: 2 shardings vs 1 values
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8xf32>) {
  %0:2 = stablehlo.custom_call @g(%a) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>, <@m, [{}, {"x"}]>]>} : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)  // error 10: 'stablehlo.custom_call' op result 1 - sharding doesn't match tensor rank: 2 != 1
  return
}
// -----
func.func @f(%a: tensor<8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = 1 : i32} : tensor<8xf32>  // error 8: 'stablehlo.abs' op should have a sharding rule attribute of type OpShardingRuleAttr for attr named 'sdy.sharding_rule'
  return
}
// -----
func.func @f(%a: tensor<8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=8}>} : tensor<8xf32>  // error 8: 'stablehlo.abs' op number of operands and mappings must match: 1 != 2
  return
}
// -----
func.func @f(%a: tensor<8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i]) {i=8, j=2}>} : tensor<8xf32>  // error 8: 'stablehlo.abs' op operand - mapping rank must match: 2 != 1
  return
}
// -----
func.func @f(%a: tensor<8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([j])->([j]) {i=8, j=8}>} : tensor<8xf32>  // error 8: 'stablehlo.abs' op has factor i=8 that isn't used in operand and result mappings
  return
}
// -----
func.func @f(%a: tensor<8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([j])->([i]) {i=8}>} : tensor<8xf32>  // error 8: 'stablehlo.abs' op operand - expecting factor indices to be within 0<=...<num_factors; received: 1, num_factors: 1
  return
}
// -----
func.func @f(%a: tensor<8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8} reduction={i}>} : tensor<8xf32>  // error 8: 'stablehlo.abs' op reduction factor cannot be in result mappings
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8} need_replication={j, i}>} : tensor<8x8xf32>  // error 8: 'stablehlo.abs' op indices of special factors must be sorted
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8} need_replication={i} permutation={i}>} : tensor<8x8xf32>  // error 8: 'stablehlo.abs' op a factor can only be in one of the reduction, need replication, or permutation factor sets
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, i])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>  // error 8: 'stablehlo.abs' op operand - cannot reuse factors for the same tensor value
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k])->([ij, k]) {i=8, j=1, k=8}>} : tensor<8x8xf32>  // error 8: 'stablehlo.abs' op operand - dim mapping can't have a factor of size 1 if there are multiple factors
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {j=8, i=8}>} : tensor<8x8xf32>  // error 89: expecting factor indices to be ordered like an iota ([0,1,2,...], e.g. {i=#, j=#, ...}). Expecting factor index symbol 'i', received: 'j'
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, a])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>  // error 74: expecting symbol from 'i' to 'z'. Received: 'a'
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, z_0])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>  // error 76: expecting positive integer without leading zeros. Received: '0'
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<8x8xf32>  // error 8: 'sdy.propagation_barrier' op cannot specify `BOTH` as the direction. Not blocking propagation direction makes the op redundant.
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.data_flow_edge %a : tensor<8x8xf32>  // error 8: 'sdy.data_flow_edge' op expected input of sdy.data_flow_edge to have a single user
  %1 = sdy.data_flow_edge %a : tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<?x8xf32>) {
  %0 = sdy.data_flow_edge %a : tensor<?x8xf32>  // error 8: 'sdy.data_flow_edge' op expected sdy.data_flow_edge to have a static-shaped result. type: 'tensor<?x8xf32>'
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a : tensor<8x8xf32>
  %1 = sdy.func_data_flow_edge %0 : tensor<8x8xf32>  // error 8: 'sdy.func_data_flow_edge' op expected operand of sdy.func_data_flow_edge to be a result of call op.
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<16x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%c: tensor<16x8xf32>) {  // error 8: 'sdy.manual_computation' op operand shape, corresponding sharding, and region operand shape at index 0 must match. Expected local shape 'tensor<8x8xf32>', actual local shape 'tensor<16x8xf32>'
    sdy.return %c : tensor<16x8xf32>
  } : (tensor<16x8xf32>) -> tensor<16x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<16x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"z"} (%c: tensor<16x8xf32>) {  // error 8: 'sdy.manual_computation' op unknown manual axis: "z"
    sdy.return %c : tensor<16x8xf32>
  } : (tensor<16x8xf32>) -> tensor<16x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<16x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"y", "x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%c: tensor<8x8xf32>) {  // error 8: 'sdy.manual_computation' op operand sharding at index 0 must have all manual axes come before free axes in its dimension sharding at index 0. Saw manual axis "x" after free axis "y"
    sdy.return %c : tensor<8x8xf32>
  } : (tensor<16x8xf32>) -> tensor<16x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<15x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%c: tensor<8x8xf32>) {  // error 8: 'sdy.manual_computation' op operand dimension size 15 is not divisible by the manual axes size 2
    sdy.return %c : tensor<8x8xf32>
  } : (tensor<15x8xf32>) -> tensor<16x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<16x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[] manual_axes={"x"} (%c: tensor<8x8xf32>) {  // error 8: 'sdy.manual_computation' op result shardings don't match number of values: 0 shardings vs 1 values
    sdy.return %c : tensor<8x8xf32>
  } : (tensor<16x8xf32>) -> tensor<16x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<16x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%c: tensor<8x8xf32>, %d: tensor<8xf32>) {  // error 8: 'sdy.manual_computation' op number of op operands and region operands must match. Op has 1 op operands and 2 region operands
    sdy.return %c : tensor<8x8xf32>
  } : (tensor<16x8xf32>) -> tensor<16x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
sdy.mesh @n = <["x"=2, "y"=2]>
func.func @f(%a: tensor<16x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@n, [{"x"}, {}]>] manual_axes={"x"} (%c: tensor<8x8xf32>) {  // error 8: 'sdy.manual_computation' op all in and out shardings must be bound to the same mesh or an empty mesh.
    sdy.return %c : tensor<8x8xf32>
  } : (tensor<16x8xf32>) -> tensor<16x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<16x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%c: tensor<8x8xf32>) {
    %1 = sdy.sharding_constraint %c <@m, [{"x"}, {}]> : tensor<8x8xf32>  // error 10: 'sdy.sharding_constraint' op operates on axis "x" which is already bound by a parent sdy.manual_computation op
    sdy.return %1 : tensor<8x8xf32>
  } : (tensor<16x8xf32>) -> tensor<16x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<16x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%c: tensor<8x8xf32>) {
    %1 = sdy.manual_computation(%c) in_shardings=[<@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"x"} (%d: tensor<8x8xf32>) {  // error 10: 'sdy.manual_computation' op operates on axis "x" which is already bound by a parent sdy.manual_computation op
      sdy.return %d : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.return %1 : tensor<8x8xf32>
  } : (tensor<16x8xf32>) -> tensor<16x8xf32>
  return
}
// -----
func.func @f(%a: tensor<16x8xf32>) {
  %0 = sdy.named_computation<"one">(%a) (%b: tensor<8x8xf32>) {  // error 8: expected the type of the 0'th block argument to match the type of the corresponding operand: 'tensor<8x8xf32>' vs 'tensor<16x8xf32>'
    sdy.return %b : tensor<8x8xf32>
  } : (tensor<16x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.named_computation<"one">(%a) () {  // error 3: cannot name an operation with no results
    sdy.return
  } : (tensor<8x8xf32>) -> ()
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.named_computation<"one">(%a) in_shardings=[<@m, [{"x"}]>] (%b: tensor<8x8xf32>) {  // error 8: 'sdy.named_computation' op in_shardings - sharding doesn't match tensor rank: 1 != 2
    sdy.return %b : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.named_computation<"one">(%a) (%b: tensor<8x8xf32>) {  // error 8: 'sdy.named_computation' op inferred type(s) 'tensor<8x8xf32>' are incompatible with return type(s) of operation 'tensor<8xf32>'
    sdy.return %b : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  sdy.mesh @m = <["x"=2, "y"=4]>  // error 3: 'sdy.mesh' op expects parent op 'builtin.module'
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) {
  %0 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@m, [{}, {"z"}]> : tensor<16x8xf32>  // error 8: 'sdy.all_gather' op unknown axis name: "z"
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<16x8xf32>) {
  %0 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@m, [{}, {}, {}]> : tensor<16x8xf32>  // error 8: 'sdy.all_gather' op collective on operand without sharding
  return
}
// -----
sdy.sharding_group 4  // error 19: expected SSA operand
// -----
func.func @f(%a: tensor<*xf32>) {
  sdy.sharding_group %a group_id=1 : tensor<*xf32>  // error 38: custom op 'sdy.sharding_group' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'
  return
}
// -----
#a = #sdy.mesh<["x"=2]>
#b = #sdy.sharding<mesh #a, [{}]>
#c = #sdy.sharding<mesh #b, [{}]>  // error 25: invalid kind of attribute specified
// -----
#a = #sdy.mesh<["x"=2]>
func.func @f(%x: tensor<8xf32>) {
  sdy.manual_computation(%x) in_shardings=[#a] out_shardings=[] manual_axes={} (%y: tensor<8xf32>) { sdy.return } : (tensor<8xf32>) -> ()  // error 44: custom op 'sdy.manual_computation' invalid kind of attribute specified
  return
}
// -----
#a = #sdy.mesh<["x"=2]>
#b = #sdy.sharding<@m, [#a]>  // error 25: invalid kind of attribute specified
func.func private @f(tensor<8xf32> {a.b = #b})
// -----
#a = 5 : i32
#b = #sdy.sharding<mesh #a, [{}]>  // error 25: invalid kind of attribute specified
func.func private @f(tensor<8xf32> {sdy.sharding = #b})
