// Every operation and attribute of sdy, and what JAX's modules say about devices.
sdy.mesh @m1 = <["x"=2, "y"=4]>
sdy.mesh @m2 = <["x"=4, "y"=2], device_ids=[0, 2, 4, 6, 1, 3, 5, 7]>
sdy.mesh @m3 = <[], device_ids=[0]>
sdy.mesh @m4 = <[]>
sdy.mesh @m6 = <["a"=2, "b"=2], device_ids=[0, 1, 2, 3]>
sdy.mesh @m5 = <["a"=4, "b"=4, "c"=2]> {note = "five"}
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m1, [{"x"}, {?}]>}, %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m1, [{"x", ?}p1, {}], replicated={"y"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["q"=2]>, [{"q"}, {}]>}) {
  %0 = sdy.sharding_constraint %a <@m5, [{"a":(1)2}, {"b"}p2]> : tensor<8x8xf32>
  %1 = sdy.reshard %0 <@m1, [{}, {}]> {k} : tensor<8x8xf32>
  sdy.sharding_group %1 group_id=3 : tensor<8x8xf32>
  %2 = sdy.constant dense<1.0> : tensor<8x8xf32>
  %3 = stablehlo.abs %2 : tensor<8x8xf32>
  %9 = stablehlo.abs %a : tensor<8x8xf32>
  %10 = sdy.data_flow_edge %3 : tensor<8x8xf32>
  %4 = sdy.data_flow_edge %9 sharding=<@m5, [{"a":(1)2, "c"}, {"b":(2)2}], replicated={"a":(2)2}> : tensor<8x8xf32>
  %11 = func.call @g(%4) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = sdy.func_data_flow_edge %11 : tensor<8x8xf32>
  %6 = sdy.propagation_barrier %5 allowed_direction=FORWARD : tensor<8x8xf32>
  %7 = sdy.propagation_barrier %6 allowed_direction=NONE {w = 1 : i8} : tensor<8x8xf32>
  %8 = stablehlo.add %7, %7 {sdy.sharding = #sdy.sharding_per_value<[<@m1, [{"x"}, {"y"}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
  return %8 : tensor<8x8xf32>
}
func.func private @g(tensor<8x8xf32>) -> tensor<8x8xf32>
func.func @manual(%a: tensor<16x8xf32>, %b: tensor<8x4xf32>) -> (tensor<16x4xf32>, tensor<16x8xf32>) {
  %0:2 = sdy.manual_computation(%a, %b) in_shardings=[<@m1, [{"x"}, {}]>, <@m1, [{}, {}], replicated={"x"}>] out_shardings=[<@m1, [{"x"}, {}]>, <@m1, [{"x"}, {?}]>] manual_axes={"x"} (%c: tensor<8x8xf32>, %d: tensor<8x4xf32>) {
    %1 = stablehlo.dot %c, %d : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    sdy.return %1, %c : tensor<8x4xf32>, tensor<8x8xf32>
  } : (tensor<16x8xf32>, tensor<8x4xf32>) -> (tensor<16x4xf32>, tensor<16x8xf32>)
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    sdy.return
  } {tag} : () -> ()
  return %0#0, %0#1 : tensor<16x4xf32>, tensor<16x8xf32>
}
func.func @named(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.named_computation<"one">(%a) (%b: tensor<8x8xf32>) {
    sdy.return %b : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = sdy.named_computation<"two">(%0) in_shardings=[<@m1, [{"x"}, {}]>] out_shardings=[<@m1, [{"x"}, {}]>] (%b: tensor<8x8xf32>) {
    sdy.return %b : tensor<8x8xf32>
  } {mhlo.frontend_attributes = {a = "b"}} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = sdy.named_computation<"three">(%1) out_shardings=[<@m1, [{"x"}, {}]>] (%b: tensor<8x8xf32>) {
    sdy.return %b : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
func.func @collectives(%a: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@m1, [{"x"}, {"y"}]>}, %b: tensor<16x8xf32>) {
  %0 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@m1, [{}, {"y"}]> : tensor<16x8xf32>
  %1 = sdy.all_slice [{}, {"x"}] %0 out_sharding=<@m1, [{}, {"y", "x"}]> : tensor<16x8xf32>
  %2 = sdy.all_to_all [{"x"}: 1->0] %1 out_sharding=<@m1, [{"x"}, {"y"}]> : tensor<16x8xf32>
  %3 = sdy.collective_permute %2 out_sharding=<@m1, [{"x"}, {"y"}]> : tensor<16x8xf32>
  %4 = sdy.sharded_to_unreduced [{}, {"y"}] %3 out_sharding=<@m1, [{"x"}, {}], unreduced={"y"}> : tensor<16x8xf32>
  %5 = sdy.all_reduce {"y"} %4 out_sharding=<@m1, [{"x"}, {}]> : tensor<16x8xf32>
  %6 = sdy.replicated_to_unreduced {"y"} %5 out_sharding=<@m1, [{"x"}, {}], unreduced={"y"}> : tensor<16x8xf32>
  %7 = sdy.reduce_scatter [{}, {"y"}] %6 out_sharding=<@m1, [{"x"}, {"y"}]> : tensor<16x8xf32>
  return
}
func.func @rules(%a: tensor<8x8xf32>, %c: tensor<2x4x8xf32>, %d: tensor<f32>, %e: tensor<1024x1024xf32>) {
  %0 = stablehlo.dot %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=8, k=8} reduction={k}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.reshape %c {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([ij, k]) {i=2, j=4, k=8}>} : (tensor<2x4x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.custom_call @foo(%a, %a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=8, j=8, k=8, l=8, m=8, n=8} need_replication={i, m} permutation={j} blocked_propagation={k, l}, custom>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = stablehlo.custom_call @foo(%d) {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([]), custom>} : (tensor<f32>) -> tensor<f32>
  %4 = stablehlo.custom_call @foo(%e) {sdy.sharding_rule = #sdy.op_sharding_rule<([ijklmnopqr, stuvwxyzz_1z_2])->([i]) {i=2, j=2, k=2, l=2, m=2, n=2, o=2, p=2, q=2, r=2, s=2, t=2, u=2, v=2, w=2, x=2, y=2, z=2, z_1=2, z_2=2}>} : (tensor<1024x1024xf32>) -> tensor<2xf32>
  return
}
func.func @scalars(%a: tensor<f32> {sdy.sharding = #sdy.sharding<@m4, []>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@m3, []>}) {
  return %a : tensor<f32>
}
module @attributes attributes {
  t.a0 = #sdy<mesh_axis"x"=2>, t.a1 = #sdy.mesh<["x"=2, "y"=4]>, t.a2 = #sdy<sub_axis_info(1)2>, t.a3 = #sdy<axis_ref"x">, t.a4 = #sdy<axis_ref"x":(1)2>,
  t.a5 = #sdy<manual_axes{"x", "y"}>, t.a6 = #sdy.sharding<@m1, [{"x"}, {}]>, t.a7 = #sdy<axis_ref_list{"x", "y":(2)2}>, t.a8 = #sdy<axis_ref_list{}>,
  t.a9 = #sdy<list_of_axis_ref_lists[{"x"}, {}]>, t.b0 = #sdy<list_of_axis_ref_lists[]>, t.b1 = #sdy<all_to_all_param{"x"}: 0->1>,
  t.b2 = #sdy<all_to_all_param_list[{"x"}: 0->1, {"y"}: 1->2]>, t.b3 = #sdy<dimension_sharding{"x", ?}p10>, t.b4 = #sdy.sharding_per_value<[]>,
  t.b5 = #sdy<dim_mapping ij>, t.b6 = #sdy<tensor_mapping[i, jk]>, t.b7 = #sdy<edge_value_ref operand-1>, t.b8 = #sdy.mesh<[]>,
  t.b9 = #sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}, {"b":(1)2 = result-1 -> [operand-0, operand-1]}]}, {step-2 = [{"c" = operand-1 -> [result-0]}]}]>,
  t.c0 = #sdy<propagation_one_step{step-0 = [{"a" = operand-0 -> [result-0]}]}>, t.c1 = #sdy<axis_to_propagation_details{"a" = operand-0 -> [result-0]}>,
  t.c2 = #sdy<manual_axes{}>, t.c3 = #sdy.op_sharding_rule<([i])->([i]) {i=8}>
} {
}
// What JAX prints, with names of its own.
module @basic_sdy_jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %arg1: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> (tensor<16xf32> {jax.result_info = "result[0]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16x16xf32> {jax.result_info = "result[1]", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x", "y"}]>}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.tanh %0 : tensor<16x16xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %3, %2 : tensor<16xf32>, tensor<16x16xf32>
  }
}
module @shmap2_sdy_jit_g attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<16x8xf32> {jax.result_info = "result[0]"}, tensor<8x16xf32> {jax.result_info = "result[1]"}) {
    %0:2 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {"y"}]>] out_shardings=[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"x"}, {"y"}]>] manual_axes={"x", "y"} (%arg1: tensor<8x2xf32>) {
      %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x2xf32>) -> tensor<1x8x2xf32>
      %2 = "stablehlo.all_gather"(%1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> : (tensor<1x8x2xf32>) -> tensor<2x8x2xf32>
      %3 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0], [4, 5], [5, 6], [6, 7], [7, 4]]> : tensor<8x2xi64>}> : (tensor<8x2xf32>) -> tensor<8x2xf32>
      %4 = "stablehlo.all_to_all"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<8x2xf32>) -> tensor<4x4xf32>
      %c = stablehlo.constant dense<4> : tensor<ui32>
      %c_0 = stablehlo.constant dense<2> : tensor<ui32>
      %5 = stablehlo.partition_id : tensor<ui32>
      %6 = stablehlo.divide %5, %c : tensor<ui32>
      %7 = stablehlo.remainder %6, %c_0 : tensor<ui32>
      %8 = stablehlo.convert %7 : (tensor<ui32>) -> tensor<i32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x8x2xf32>, tensor<f32>) -> tensor<8x2xf32>
      %10 = stablehlo.add %9, %3 : tensor<8x2xf32>
      %11 = stablehlo.convert %8 : (tensor<i32>) -> tensor<f32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
      %13 = stablehlo.add %10, %12 : tensor<8x2xf32>
      sdy.return %13, %4 : tensor<8x2xf32>, tensor<4x4xf32>
    } : (tensor<16x8xf32>) -> (tensor<16x8xf32>, tensor<8x16xf32>)
    return %0#0, %0#1 : tensor<16x8xf32>, tensor<8x16xf32>
  }
}
module @memkind_sdy_jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<16x8xf32> {mhlo.memory_kind = "pinned_host", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<16x8xf32> {jax.result_info = "result", mhlo.memory_kind = "pinned_host", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<16x8xf32>
    %2 = stablehlo.custom_call @annotate_device_placement(%1) {backend_config = "", has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    return %2 : tensor<16x8xf32>
  }
}
module @layout_sdy_jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<16x8xf32> {mhlo.layout_mode = "{0,1}", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<16x8xf32> {jax.result_info = "result", mhlo.layout_mode = "{0,1}", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
}
module @custompart_sdy_jit__unnamed_function attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<16x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @CustomSPMDPartitioning(%arg0) {api_version = 2 : i32, backend_config = "139632542372112", sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=16, j=8}, custom>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
}
module @revmesh_sdy_jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> (tensor<16x8xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
}
module @basic_gspmd_jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32> {mhlo.sharding = "{devices=[2,4]<=[8]}"}, %arg1: tensor<8x16xf32> {mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"}) -> (tensor<16xf32> {jax.result_info = "result[0]", mhlo.sharding = "{replicated}"}, tensor<16x16xf32> {jax.result_info = "result[1]", mhlo.sharding = "{devices=[1,8]<=[8]}"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.tanh %0 : tensor<16x16xf32>
    %2 = stablehlo.custom_call @Sharding(%1) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %3, %2 : tensor<16xf32>, tensor<16x16xf32>
  }
}
module @shmap_gspmd_jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32> {mhlo.sharding = "{devices=[2,4]<=[8]}"}) -> (tensor<8x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x8xf32>) -> tensor<8x2xf32>
    %2 = call @shmap_body(%1) : (tensor<8x2xf32>) -> tensor<8x2xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x2xf32>) -> tensor<8x2xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<8x2xf32>) -> tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
  func.func private @shmap_body(%arg0: tensor<8x2xf32>) -> (tensor<8x2xf32> {jax.result_info = "[None, ('y',)]"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<8x2xf32>
    %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<8x2xf32>) -> tensor<8x2xf32>
    return %2 : tensor<8x2xf32>
  }
}

//= 
module {
  sdy.mesh @m1 = <["x"=2, "y"=4]>
  sdy.mesh @m2 = <["x"=4, "y"=2], device_ids=[0, 2, 4, 6, 1, 3, 5, 7]>
  sdy.mesh @m3 = <[], device_ids=[0]>
  sdy.mesh @m4 = <[]>
  sdy.mesh @m6 = <["a"=2, "b"=2]>
  sdy.mesh @m5 = <["a"=4, "b"=4, "c"=2]> {note = "five"}
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m1, [{"x"}, {?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m1, [{"x", ?}p1, {}], replicated={"y"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["q"=2]>, [{"q"}, {}]>}) {
    %0 = sdy.sharding_constraint %arg0 <@m5, [{"a":(1)2}, {"b"}p2]> : tensor<8x8xf32>
    %1 = sdy.reshard %0 <@m1, [{}, {}]> {k} : tensor<8x8xf32>
    sdy.sharding_group %1 group_id=3 : tensor<8x8xf32>
    %2 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    %3 = stablehlo.abs %2 : tensor<8x8xf32>
    %4 = stablehlo.abs %arg0 : tensor<8x8xf32>
    %5 = sdy.data_flow_edge %3 : tensor<8x8xf32>
    %6 = sdy.data_flow_edge %4 sharding=<@m5, [{"a":(1)2, "c"}, {"b":(2)2}], replicated={"a":(2)2}> : tensor<8x8xf32>
    %7 = call @g(%6) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %8 = sdy.func_data_flow_edge %7 : tensor<8x8xf32>
    %9 = sdy.propagation_barrier %8 allowed_direction=FORWARD : tensor<8x8xf32>
    %10 = sdy.propagation_barrier %9 allowed_direction=NONE {w = 1 : i8} : tensor<8x8xf32>
    %11 = stablehlo.add %10, %10 {sdy.sharding = #sdy.sharding_per_value<[<@m1, [{"x"}, {"y"}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    return %11 : tensor<8x8xf32>
  }
  func.func private @g(tensor<8x8xf32>) -> tensor<8x8xf32>
  func.func @manual(%arg0: tensor<16x8xf32>, %arg1: tensor<8x4xf32>) -> (tensor<16x4xf32>, tensor<16x8xf32>) {
    %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@m1, [{"x"}, {}]>, <@m1, [{}, {}], replicated={"x"}>] out_shardings=[<@m1, [{"x"}, {}]>, <@m1, [{"x"}, {?}]>] manual_axes={"x"} (%arg2: tensor<8x8xf32>, %arg3: tensor<8x4xf32>) {
      %1 = stablehlo.dot %arg2, %arg3 : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
      sdy.return %1, %arg2 : tensor<8x4xf32>, tensor<8x8xf32>
    } : (tensor<16x8xf32>, tensor<8x4xf32>) -> (tensor<16x4xf32>, tensor<16x8xf32>)
    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
      sdy.return
    } {tag} : () -> ()
    return %0#0, %0#1 : tensor<16x4xf32>, tensor<16x8xf32>
  }
  func.func @named(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.named_computation<"one">(%arg0) (%arg1: tensor<8x8xf32>) {
      sdy.return %arg1 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.named_computation<"two">(%0) in_shardings=[<@m1, [{"x"}, {}]>] out_shardings=[<@m1, [{"x"}, {}]>] (%arg1: tensor<8x8xf32>) {
      sdy.return %arg1 : tensor<8x8xf32>
    } {mhlo.frontend_attributes = {a = "b"}} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.named_computation<"three">(%1) out_shardings=[<@m1, [{"x"}, {}]>] (%arg1: tensor<8x8xf32>) {
      sdy.return %arg1 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
  func.func @collectives(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@m1, [{"x"}, {"y"}]>}, %arg1: tensor<16x8xf32>) {
    %0 = sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@m1, [{}, {"y"}]> : tensor<16x8xf32>
    %1 = sdy.all_slice [{}, {"x"}] %0 out_sharding=<@m1, [{}, {"y", "x"}]> : tensor<16x8xf32>
    %2 = sdy.all_to_all [{"x"}: 1->0] %1 out_sharding=<@m1, [{"x"}, {"y"}]> : tensor<16x8xf32>
    %3 = sdy.collective_permute %2 out_sharding=<@m1, [{"x"}, {"y"}]> : tensor<16x8xf32>
    %4 = sdy.sharded_to_unreduced [{}, {"y"}] %3 out_sharding=<@m1, [{"x"}, {}], unreduced={"y"}> : tensor<16x8xf32>
    %5 = sdy.all_reduce {"y"} %4 out_sharding=<@m1, [{"x"}, {}]> : tensor<16x8xf32>
    %6 = sdy.replicated_to_unreduced {"y"} %5 out_sharding=<@m1, [{"x"}, {}], unreduced={"y"}> : tensor<16x8xf32>
    %7 = sdy.reduce_scatter [{}, {"y"}] %6 out_sharding=<@m1, [{"x"}, {"y"}]> : tensor<16x8xf32>
    return
  }
  func.func @rules(%arg0: tensor<8x8xf32>, %arg1: tensor<2x4x8xf32>, %arg2: tensor<f32>, %arg3: tensor<1024x1024xf32>) {
    %0 = stablehlo.dot %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=8, k=8} reduction={k}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.reshape %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([ij, k]) {i=2, j=4, k=8}>} : (tensor<2x4x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=8, j=8, k=8, l=8, m=8, n=8} need_replication={i, m} permutation={j} blocked_propagation={k, l}, custom>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.custom_call @foo(%arg2) {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([]), custom>} : (tensor<f32>) -> tensor<f32>
    %4 = stablehlo.custom_call @foo(%arg3) {sdy.sharding_rule = #sdy.op_sharding_rule<([ijklmnopqr, stuvwxyzz_1z_2])->([i]) {i=2, j=2, k=2, l=2, m=2, n=2, o=2, p=2, q=2, r=2, s=2, t=2, u=2, v=2, w=2, x=2, y=2, z=2, z_1=2, z_2=2}>} : (tensor<1024x1024xf32>) -> tensor<2xf32>
    return
  }
  func.func @scalars(%arg0: tensor<f32> {sdy.sharding = #sdy.sharding<@m4, []>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@m3, []>}) {
    return %arg0 : tensor<f32>
  }
  module @attributes attributes {t.a0 = #sdy<mesh_axis"x"=2>, t.a1 = #sdy.mesh<["x"=2, "y"=4]>, t.a2 = #sdy<sub_axis_info(1)2>, t.a3 = #sdy<axis_ref"x">, t.a4 = #sdy<axis_ref"x":(1)2>, t.a5 = #sdy<manual_axes{"x", "y"}>, t.a6 = #sdy.sharding<@m1, [{"x"}, {}]>, t.a7 = #sdy<axis_ref_list{"x", "y":(2)2}>, t.a8 = #sdy<axis_ref_list{}>, t.a9 = #sdy<list_of_axis_ref_lists[{"x"}, {}]>, t.b0 = #sdy<list_of_axis_ref_lists[]>, t.b1 = #sdy<all_to_all_param{"x"}: 0->1>, t.b2 = #sdy<all_to_all_param_list[{"x"}: 0->1, {"y"}: 1->2]>, t.b3 = #sdy<dimension_sharding{"x", ?}p10>, t.b4 = #sdy.sharding_per_value<[]>, t.b5 = #sdy.dim_mappingij, t.b6 = #sdy<tensor_mapping[i, jk]>, t.b7 = #sdy<edge_value_refoperand-1>, t.b8 = #sdy.mesh<[]>, t.b9 = #sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}, {"b":(1)2 = result-1 -> [operand-0, operand-1]}]}, {step-2 = [{"c" = operand-1 -> [result-0]}]}]>, t.c0 = #sdy<propagation_one_step{step-0 = [{"a" = operand-0 -> [result-0]}]}>, t.c1 = #sdy<axis_to_propagation_details{"a" = operand-0 -> [result-0]}>, t.c2 = #sdy<manual_axes{}>, t.c3 = #sdy.op_sharding_rule<([i])->([i]) {i=8}>} {
  }
  module @basic_sdy_jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
    sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
    func.func public @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %arg1: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> (tensor<16xf32> {jax.result_info = "result[0]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16x16xf32> {jax.result_info = "result[1]", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x", "y"}]>}) {
      %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
      %1 = stablehlo.tanh %0 : tensor<16x16xf32>
      %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
      return %3, %2 : tensor<16xf32>, tensor<16x16xf32>
    }
  }
  module @shmap2_sdy_jit_g attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
    sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
    func.func public @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<16x8xf32> {jax.result_info = "result[0]"}, tensor<8x16xf32> {jax.result_info = "result[1]"}) {
      %0:2 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {"y"}]>] out_shardings=[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"x"}, {"y"}]>] manual_axes={"x", "y"} (%arg1: tensor<8x2xf32>) {
        %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x2xf32>) -> tensor<1x8x2xf32>
        %2 = "stablehlo.all_gather"(%1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> : (tensor<1x8x2xf32>) -> tensor<2x8x2xf32>
        %3 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0], [4, 5], [5, 6], [6, 7], [7, 4]]> : tensor<8x2xi64>}> : (tensor<8x2xf32>) -> tensor<8x2xf32>
        %4 = "stablehlo.all_to_all"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<8x2xf32>) -> tensor<4x4xf32>
        %c = stablehlo.constant dense<4> : tensor<ui32>
        %c_0 = stablehlo.constant dense<2> : tensor<ui32>
        %5 = stablehlo.partition_id : tensor<ui32>
        %6 = stablehlo.divide %5, %c : tensor<ui32>
        %7 = stablehlo.remainder %6, %c_0 : tensor<ui32>
        %8 = stablehlo.convert %7 : (tensor<ui32>) -> tensor<i32>
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %9 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x8x2xf32>, tensor<f32>) -> tensor<8x2xf32>
        %10 = stablehlo.add %9, %3 : tensor<8x2xf32>
        %11 = stablehlo.convert %8 : (tensor<i32>) -> tensor<f32>
        %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
        %13 = stablehlo.add %10, %12 : tensor<8x2xf32>
        sdy.return %13, %4 : tensor<8x2xf32>, tensor<4x4xf32>
      } : (tensor<16x8xf32>) -> (tensor<16x8xf32>, tensor<8x16xf32>)
      return %0#0, %0#1 : tensor<16x8xf32>, tensor<8x16xf32>
    }
  }
  module @memkind_sdy_jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
    sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
    func.func public @main(%arg0: tensor<16x8xf32> {mhlo.memory_kind = "pinned_host", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<16x8xf32> {jax.result_info = "result", mhlo.memory_kind = "pinned_host", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
      %1 = stablehlo.add %arg0, %0 : tensor<16x8xf32>
      %2 = stablehlo.custom_call @annotate_device_placement(%1) {backend_config = "", has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<16x8xf32>) -> tensor<16x8xf32>
      return %2 : tensor<16x8xf32>
    }
  }
  module @layout_sdy_jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
    sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
    func.func public @main(%arg0: tensor<16x8xf32> {mhlo.layout_mode = "{0,1}", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<16x8xf32> {jax.result_info = "result", mhlo.layout_mode = "{0,1}", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
      %1 = stablehlo.add %arg0, %0 : tensor<16x8xf32>
      return %1 : tensor<16x8xf32>
    }
  }
  module @custompart_sdy_jit__unnamed_function attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
    sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
    func.func public @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<16x8xf32> {jax.result_info = "result"}) {
      %0 = stablehlo.custom_call @CustomSPMDPartitioning(%arg0) {api_version = 2 : i32, backend_config = "139632542372112", sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=16, j=8}, custom>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
      return %0 : tensor<16x8xf32>
    }
  }
  module @revmesh_sdy_jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
    sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
    func.func public @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> (tensor<16x8xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
      %1 = stablehlo.add %arg0, %0 : tensor<16x8xf32>
      return %1 : tensor<16x8xf32>
    }
  }
  module @basic_gspmd_jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
    func.func public @main(%arg0: tensor<16x8xf32> {mhlo.sharding = "{devices=[2,4]<=[8]}"}, %arg1: tensor<8x16xf32> {mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"}) -> (tensor<16xf32> {jax.result_info = "result[0]", mhlo.sharding = "{replicated}"}, tensor<16x16xf32> {jax.result_info = "result[1]", mhlo.sharding = "{devices=[1,8]<=[8]}"}) {
      %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
      %1 = stablehlo.tanh %0 : tensor<16x16xf32>
      %2 = stablehlo.custom_call @Sharding(%1) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
      return %3, %2 : tensor<16xf32>, tensor<16x16xf32>
    }
  }
  module @shmap_gspmd_jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
    func.func public @main(%arg0: tensor<16x8xf32> {mhlo.sharding = "{devices=[2,4]<=[8]}"}) -> (tensor<8x8xf32> {jax.result_info = "result"}) {
      %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<16x8xf32>) -> tensor<16x8xf32>
      %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x8xf32>) -> tensor<8x2xf32>
      %2 = call @shmap_body(%1) : (tensor<8x2xf32>) -> tensor<8x2xf32>
      %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x2xf32>) -> tensor<8x2xf32>
      %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<8x2xf32>) -> tensor<8x8xf32>
      return %4 : tensor<8x8xf32>
    }
    func.func private @shmap_body(%arg0: tensor<8x2xf32>) -> (tensor<8x2xf32> {jax.result_info = "[None, ('y',)]"}) {
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
      %1 = stablehlo.multiply %arg0, %0 : tensor<8x2xf32>
      %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %3 : tensor<f32>
      }) : (tensor<8x2xf32>) -> tensor<8x2xf32>
      return %2 : tensor<8x2xf32>
    }
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m1"}> : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=4, "y"=2], device_ids=[0, 2, 4, 6, 1, 3, 5, 7]>, sym_name = "m2"}> : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<[], device_ids=[0]>, sym_name = "m3"}> : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<[]>, sym_name = "m4"}> : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=2, "b"=2]>, sym_name = "m6"}> : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=4, "b"=4, "c"=2]>, sym_name = "m5"}> {note = "five"} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@m1, [{"x"}, {?}]>}, {sdy.sharding = #sdy.sharding<@m1, [{"x", ?}p1, {}], replicated={"y"}>}], function_type = (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>, res_attrs = [{sdy.sharding = #sdy.sharding<mesh<["q"=2]>, [{"q"}, {}]>}], sym_name = "f"}> ({
  ^bb0(%arg35: tensor<8x8xf32>, %arg36: tensor<8x8xf32>):
    %69 = "sdy.sharding_constraint"(%arg35) <{sharding = #sdy.sharding<@m5, [{"a":(1)2}, {"b"}p2]>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %70 = "sdy.reshard"(%69) <{sharding = #sdy.sharding<@m1, [{}, {}]>}> {k} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    "sdy.sharding_group"(%70) <{group_id = 3 : i64}> : (tensor<8x8xf32>) -> ()
    %71 = "sdy.constant"() <{value = dense<1.000000e+00> : tensor<8x8xf32>}> : () -> tensor<8x8xf32>
    %72 = "stablehlo.abs"(%71) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %73 = "stablehlo.abs"(%arg35) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %74 = "sdy.data_flow_edge"(%72) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %75 = "sdy.data_flow_edge"(%73) <{sharding = #sdy.sharding<@m5, [{"a":(1)2, "c"}, {"b":(2)2}], replicated={"a":(2)2}>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %76 = "func.call"(%75) <{callee = @g}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %77 = "sdy.func_data_flow_edge"(%76) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %78 = "sdy.propagation_barrier"(%77) <{allowed_direction = 1 : i32}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %79 = "sdy.propagation_barrier"(%78) <{allowed_direction = 0 : i32}> {w = 1 : i8} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %80 = "stablehlo.add"(%79, %79) {sdy.sharding = #sdy.sharding_per_value<[<@m1, [{"x"}, {"y"}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%80) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>, tensor<8x4xf32>) -> (tensor<16x4xf32>, tensor<16x8xf32>), sym_name = "manual"}> ({
  ^bb0(%arg31: tensor<16x8xf32>, %arg32: tensor<8x4xf32>):
    %67:2 = "sdy.manual_computation"(%arg31, %arg32) <{in_shardings = #sdy.sharding_per_value<[<@m1, [{"x"}, {}]>, <@m1, [{}, {}], replicated={"x"}>]>, manual_axes = #sdy<manual_axes{"x"}>, out_shardings = #sdy.sharding_per_value<[<@m1, [{"x"}, {}]>, <@m1, [{"x"}, {?}]>]>}> ({
    ^bb0(%arg33: tensor<8x8xf32>, %arg34: tensor<8x4xf32>):
      %68 = "stablehlo.dot"(%arg33, %arg34) : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
      "sdy.return"(%68, %arg33) : (tensor<8x4xf32>, tensor<8x8xf32>) -> ()
    }) : (tensor<16x8xf32>, tensor<8x4xf32>) -> (tensor<16x4xf32>, tensor<16x8xf32>)
    "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, manual_axes = #sdy<manual_axes{}>, out_shardings = #sdy.sharding_per_value<[]>}> ({
      "sdy.return"() : () -> ()
    }) {tag} : () -> ()
    "func.return"(%67#0, %67#1) : (tensor<16x4xf32>, tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "named"}> ({
  ^bb0(%arg27: tensor<8x8xf32>):
    %64 = "sdy.named_computation"(%arg27) <{name = "one"}> ({
    ^bb0(%arg30: tensor<8x8xf32>):
      "sdy.return"(%arg30) : (tensor<8x8xf32>) -> ()
    }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %65 = "sdy.named_computation"(%64) <{in_shardings = #sdy.sharding_per_value<[<@m1, [{"x"}, {}]>]>, name = "two", out_shardings = #sdy.sharding_per_value<[<@m1, [{"x"}, {}]>]>}> ({
    ^bb0(%arg29: tensor<8x8xf32>):
      "sdy.return"(%arg29) : (tensor<8x8xf32>) -> ()
    }) {mhlo.frontend_attributes = {a = "b"}} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %66 = "sdy.named_computation"(%65) <{name = "three", out_shardings = #sdy.sharding_per_value<[<@m1, [{"x"}, {}]>]>}> ({
    ^bb0(%arg28: tensor<8x8xf32>):
      "sdy.return"(%arg28) : (tensor<8x8xf32>) -> ()
    }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%66) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@m1, [{"x"}, {"y"}]>}, {}], function_type = (tensor<16x8xf32>, tensor<16x8xf32>) -> (), sym_name = "collectives"}> ({
  ^bb0(%arg25: tensor<16x8xf32>, %arg26: tensor<16x8xf32>):
    %56 = "sdy.all_gather"(%arg25) <{gathering_axes = #sdy<list_of_axis_ref_lists[{"x"}, {}]>, out_sharding = #sdy.sharding<@m1, [{}, {"y"}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %57 = "sdy.all_slice"(%56) <{out_sharding = #sdy.sharding<@m1, [{}, {"y", "x"}]>, slicing_axes = #sdy<list_of_axis_ref_lists[{}, {"x"}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %58 = "sdy.all_to_all"(%57) <{out_sharding = #sdy.sharding<@m1, [{"x"}, {"y"}]>, params = #sdy<all_to_all_param_list[{"x"}: 1->0]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %59 = "sdy.collective_permute"(%58) <{out_sharding = #sdy.sharding<@m1, [{"x"}, {"y"}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %60 = "sdy.sharded_to_unreduced"(%59) <{axes = #sdy<list_of_axis_ref_lists[{}, {"y"}]>, out_sharding = #sdy.sharding<@m1, [{"x"}, {}], unreduced={"y"}>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %61 = "sdy.all_reduce"(%60) <{out_sharding = #sdy.sharding<@m1, [{"x"}, {}]>, reduction_axes = #sdy<axis_ref_list{"y"}>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %62 = "sdy.replicated_to_unreduced"(%61) <{axes = #sdy<axis_ref_list{"y"}>, out_sharding = #sdy.sharding<@m1, [{"x"}, {}], unreduced={"y"}>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %63 = "sdy.reduce_scatter"(%62) <{out_sharding = #sdy.sharding<@m1, [{"x"}, {"y"}]>, reduce_scatter_axes = #sdy<list_of_axis_ref_lists[{}, {"y"}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<2x4x8xf32>, tensor<f32>, tensor<1024x1024xf32>) -> (), sym_name = "rules"}> ({
  ^bb0(%arg21: tensor<8x8xf32>, %arg22: tensor<2x4x8xf32>, %arg23: tensor<f32>, %arg24: tensor<1024x1024xf32>):
    %51 = "stablehlo.dot"(%arg21, %arg21) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=8, k=8} reduction={k}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %52 = "stablehlo.reshape"(%arg22) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([ij, k]) {i=2, j=4, k=8}>} : (tensor<2x4x8xf32>) -> tensor<8x8xf32>
    %53 = "stablehlo.custom_call"(%arg21, %arg21) <{call_target_name = "foo"}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=8, j=8, k=8, l=8, m=8, n=8} need_replication={i, m} permutation={j} blocked_propagation={k, l}, custom>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %54 = "stablehlo.custom_call"(%arg23) <{call_target_name = "foo"}> {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([]), custom>} : (tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.custom_call"(%arg24) <{call_target_name = "foo"}> {sdy.sharding_rule = #sdy.op_sharding_rule<([ijklmnopqr, stuvwxyzz_1z_2])->([i]) {i=2, j=2, k=2, l=2, m=2, n=2, o=2, p=2, q=2, r=2, s=2, t=2, u=2, v=2, w=2, x=2, y=2, z=2, z_1=2, z_2=2}>} : (tensor<1024x1024xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@m4, []>}], function_type = (tensor<f32>) -> tensor<f32>, res_attrs = [{sdy.sharding = #sdy.sharding<@m3, []>}], sym_name = "scalars"}> ({
  ^bb0(%arg20: tensor<f32>):
    "func.return"(%arg20) : (tensor<f32>) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "attributes"}> ({
  ^bb0:
  }) {t.a0 = #sdy<mesh_axis"x"=2>, t.a1 = #sdy.mesh<["x"=2, "y"=4]>, t.a2 = #sdy<sub_axis_info(1)2>, t.a3 = #sdy<axis_ref"x">, t.a4 = #sdy<axis_ref"x":(1)2>, t.a5 = #sdy<manual_axes{"x", "y"}>, t.a6 = #sdy.sharding<@m1, [{"x"}, {}]>, t.a7 = #sdy<axis_ref_list{"x", "y":(2)2}>, t.a8 = #sdy<axis_ref_list{}>, t.a9 = #sdy<list_of_axis_ref_lists[{"x"}, {}]>, t.b0 = #sdy<list_of_axis_ref_lists[]>, t.b1 = #sdy<all_to_all_param{"x"}: 0->1>, t.b2 = #sdy<all_to_all_param_list[{"x"}: 0->1, {"y"}: 1->2]>, t.b3 = #sdy<dimension_sharding{"x", ?}p10>, t.b4 = #sdy.sharding_per_value<[]>, t.b5 = #sdy.dim_mappingij, t.b6 = #sdy<tensor_mapping[i, jk]>, t.b7 = #sdy<edge_value_refoperand-1>, t.b8 = #sdy.mesh<[]>, t.b9 = #sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}, {"b":(1)2 = result-1 -> [operand-0, operand-1]}]}, {step-2 = [{"c" = operand-1 -> [result-0]}]}]>, t.c0 = #sdy<propagation_one_step{step-0 = [{"a" = operand-0 -> [result-0]}]}>, t.c1 = #sdy<axis_to_propagation_details{"a" = operand-0 -> [result-0]}>, t.c2 = #sdy<manual_axes{}>, t.c3 = #sdy.op_sharding_rule<([i])->([i]) {i=8}>} : () -> ()
  "builtin.module"() <{sym_name = "basic_sdy_jit_f"}> ({
    "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}} : () -> ()
    "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}], function_type = (tensor<16x8xf32>, tensor<8x16xf32>) -> (tensor<16xf32>, tensor<16x16xf32>), res_attrs = [{jax.result_info = "result[0]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, {jax.result_info = "result[1]", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x", "y"}]>}], sym_name = "main", sym_visibility = "public"}> ({
    ^bb0(%arg16: tensor<16x8xf32>, %arg17: tensor<8x16xf32>):
      %45 = "stablehlo.dot_general"(%arg16, %arg17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
      %46 = "stablehlo.tanh"(%45) : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %47 = "sdy.sharding_constraint"(%46) <{sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}> : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %49 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
        %50 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%50) : (tensor<f32>) -> ()
      }) : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
      "func.return"(%49, %47) : (tensor<16xf32>, tensor<16x16xf32>) -> ()
    }) : () -> ()
  }) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
  "builtin.module"() <{sym_name = "shmap2_sdy_jit_g"}> ({
    "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}} : () -> ()
    "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}], function_type = (tensor<16x8xf32>) -> (tensor<16x8xf32>, tensor<8x16xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
    ^bb0(%arg12: tensor<16x8xf32>):
      %27:2 = "sdy.manual_computation"(%arg12) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"x"}, {"y"}]>]>}> ({
      ^bb0(%arg13: tensor<8x2xf32>):
        %28 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x2xf32>) -> tensor<1x8x2xf32>
        %29 = "stablehlo.all_gather"(%28) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> : (tensor<1x8x2xf32>) -> tensor<2x8x2xf32>
        %30 = "stablehlo.collective_permute"(%arg13) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0], [4, 5], [5, 6], [6, 7], [7, 4]]> : tensor<8x2xi64>}> : (tensor<8x2xf32>) -> tensor<8x2xf32>
        %31 = "stablehlo.all_to_all"(%arg13) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<8x2xf32>) -> tensor<4x4xf32>
        %32 = "stablehlo.constant"() <{value = dense<4> : tensor<ui32>}> : () -> tensor<ui32>
        %33 = "stablehlo.constant"() <{value = dense<2> : tensor<ui32>}> : () -> tensor<ui32>
        %34 = "stablehlo.partition_id"() : () -> tensor<ui32>
        %35 = "stablehlo.divide"(%34, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
        %36 = "stablehlo.remainder"(%35, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
        %37 = "stablehlo.convert"(%36) : (tensor<ui32>) -> tensor<i32>
        %38 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
        %39 = "stablehlo.reduce"(%29, %38) <{dimensions = array<i64: 0>}> ({
        ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
          %44 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%44) : (tensor<f32>) -> ()
        }) : (tensor<2x8x2xf32>, tensor<f32>) -> tensor<8x2xf32>
        %40 = "stablehlo.add"(%39, %30) : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
        %41 = "stablehlo.convert"(%37) : (tensor<i32>) -> tensor<f32>
        %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x2xf32>
        %43 = "stablehlo.add"(%40, %42) : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
        "sdy.return"(%43, %31) : (tensor<8x2xf32>, tensor<4x4xf32>) -> ()
      }) : (tensor<16x8xf32>) -> (tensor<16x8xf32>, tensor<8x16xf32>)
      "func.return"(%27#0, %27#1) : (tensor<16x8xf32>, tensor<8x16xf32>) -> ()
    }) : () -> ()
  }) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
  "builtin.module"() <{sym_name = "memkind_sdy_jit__lambda"}> ({
    "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}} : () -> ()
    "func.func"() <{arg_attrs = [{mhlo.memory_kind = "pinned_host", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}], function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, res_attrs = [{jax.result_info = "result", mhlo.memory_kind = "pinned_host", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}], sym_name = "main", sym_visibility = "public"}> ({
    ^bb0(%arg11: tensor<16x8xf32>):
      %23 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x8xf32>
      %25 = "stablehlo.add"(%arg11, %24) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
      %26 = "stablehlo.custom_call"(%25) <{backend_config = "", call_target_name = "annotate_device_placement", has_side_effect = true}> {mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<16x8xf32>) -> tensor<16x8xf32>
      "func.return"(%26) : (tensor<16x8xf32>) -> ()
    }) : () -> ()
  }) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
  "builtin.module"() <{sym_name = "layout_sdy_jit__lambda"}> ({
    "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}} : () -> ()
    "func.func"() <{arg_attrs = [{mhlo.layout_mode = "{0,1}", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}], function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, res_attrs = [{jax.result_info = "result", mhlo.layout_mode = "{0,1}", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}], sym_name = "main", sym_visibility = "public"}> ({
    ^bb0(%arg10: tensor<16x8xf32>):
      %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x8xf32>
      %22 = "stablehlo.add"(%arg10, %21) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
      "func.return"(%22) : (tensor<16x8xf32>) -> ()
    }) : () -> ()
  }) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
  "builtin.module"() <{sym_name = "custompart_sdy_jit__unnamed_function"}> ({
    "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}} : () -> ()
    "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}], function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
    ^bb0(%arg9: tensor<16x8xf32>):
      %19 = "stablehlo.custom_call"(%arg9) <{api_version = 2 : i32, backend_config = "139632542372112", call_target_name = "CustomSPMDPartitioning"}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=16, j=8}, custom>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
      "func.return"(%19) : (tensor<16x8xf32>) -> ()
    }) : () -> ()
  }) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
  "builtin.module"() <{sym_name = "revmesh_sdy_jit__lambda"}> ({
    "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}} : () -> ()
    "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}], function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, res_attrs = [{jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}], sym_name = "main", sym_visibility = "public"}> ({
    ^bb0(%arg8: tensor<16x8xf32>):
      %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x8xf32>
      %18 = "stablehlo.add"(%arg8, %17) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
      "func.return"(%18) : (tensor<16x8xf32>) -> ()
    }) : () -> ()
  }) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
  "builtin.module"() <{sym_name = "basic_gspmd_jit_f"}> ({
    "func.func"() <{arg_attrs = [{mhlo.sharding = "{devices=[2,4]<=[8]}"}, {mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"}], function_type = (tensor<16x8xf32>, tensor<8x16xf32>) -> (tensor<16xf32>, tensor<16x16xf32>), res_attrs = [{jax.result_info = "result[0]", mhlo.sharding = "{replicated}"}, {jax.result_info = "result[1]", mhlo.sharding = "{devices=[1,8]<=[8]}"}], sym_name = "main", sym_visibility = "public"}> ({
    ^bb0(%arg4: tensor<16x8xf32>, %arg5: tensor<8x16xf32>):
      %10 = "stablehlo.dot_general"(%arg4, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
      %11 = "stablehlo.tanh"(%10) : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %12 = "stablehlo.custom_call"(%11) <{backend_config = "", call_target_name = "Sharding"}> {mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %14 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %15 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%15) : (tensor<f32>) -> ()
      }) : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
      "func.return"(%14, %12) : (tensor<16xf32>, tensor<16x16xf32>) -> ()
    }) : () -> ()
  }) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
  "builtin.module"() <{sym_name = "shmap_gspmd_jit__lambda"}> ({
    "func.func"() <{arg_attrs = [{mhlo.sharding = "{devices=[2,4]<=[8]}"}], function_type = (tensor<16x8xf32>) -> tensor<8x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
    ^bb0(%arg3: tensor<16x8xf32>):
      %5 = "stablehlo.custom_call"(%arg3) <{backend_config = "", call_target_name = "Sharding"}> {mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<16x8xf32>) -> tensor<16x8xf32>
      %6 = "stablehlo.custom_call"(%5) <{backend_config = "", call_target_name = "SPMDFullToShardShape"}> {mhlo.sharding = "{manual}"} : (tensor<16x8xf32>) -> tensor<8x2xf32>
      %7 = "func.call"(%6) <{callee = @shmap_body}> : (tensor<8x2xf32>) -> tensor<8x2xf32>
      %8 = "stablehlo.custom_call"(%7) <{backend_config = "", call_target_name = "Sharding"}> {mhlo.sharding = "{manual}"} : (tensor<8x2xf32>) -> tensor<8x2xf32>
      %9 = "stablehlo.custom_call"(%8) <{backend_config = "", call_target_name = "SPMDShardToFullShape"}> {mhlo.sharding = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<8x2xf32>) -> tensor<8x8xf32>
      "func.return"(%9) : (tensor<8x8xf32>) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (tensor<8x2xf32>) -> tensor<8x2xf32>, res_attrs = [{jax.result_info = "[None, ('y',)]"}], sym_name = "shmap_body", sym_visibility = "private"}> ({
    ^bb0(%arg0: tensor<8x2xf32>):
      %0 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x2xf32>
      %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
      %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %4 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%4) : (tensor<f32>) -> ()
      }) : (tensor<8x2xf32>) -> tensor<8x2xf32>
      "func.return"(%3) : (tensor<8x2xf32>) -> ()
    }) : () -> ()
  }) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
}) : () -> ()

