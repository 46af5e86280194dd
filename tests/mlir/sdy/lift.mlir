// Meshes inside of shardings become operations with names.
sdy.mesh @mesh = <["x"=2, "y"=4]>
sdy.mesh @mesh_0 = <["x"=2], device_ids=[1, 0]>
sdy.mesh @mesh_1 = <["x"=2, "y"=4]>
sdy.mesh @some_maximal_mesh = <[], device_ids=[5]> {stablehlo.mesh = 1 : i32}
sdy.mesh @copy_of_mesh = <["x"=2, "y"=4]>
sdy.mesh @copy_of_mesh_0 = <["x"=2], device_ids=[1, 0]>
func.func @maximal_mesh_2(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2], device_ids=[1, 0]>, [{"x"}, {}]>},
    %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}], replicated={"y"}>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=8]>, [{?}, {?}]>},
        tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=4]>, [{}, {}]>}) {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh_1, [{"x"}, {}]>]>} : tensor<8x8xf32>
  %1 = stablehlo.add %0, %arg1 : tensor<8x8xf32>
  %2 = sdy.sharding_constraint %1 <@copy_of_mesh, [{}, {"y"}]> : tensor<8x8xf32>
  %3 = stablehlo.add %2, %2 {sdy.sharding = #sdy.sharding_per_value<[<mesh<[], device_ids=[5]>, []>]>} : tensor<8x8xf32>
  %4 = sdy.sharding_constraint %3 <mesh<["a"=4]>, [{}, {"a"}]> : tensor<8x8xf32>
  %5 = stablehlo.add %3, %4 : tensor<8x8xf32>
  return %4, %5 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @another(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh_0, [{}, {}]>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@copy_of_mesh_0, [{}, {}]>}) {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=4]>, [{"a"}, {}]>]>} : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <mesh<[], device_ids=[2]>, []> : tensor<8x8xf32>
  %2 = sdy.sharding_constraint %1 <mesh<[]>, [{}, {}]> : tensor<8x8xf32>
  %ee = stablehlo.add %2, %2 : tensor<8x8xf32>
  %e = sdy.data_flow_edge %ee sharding=<mesh<["x"=32]>, [{"x"}, {}]> : tensor<8x8xf32>
  %r = sdy.reshard %e <mesh<["y"=2]>, [{}, {"y"}]> : tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
func.func @manual(%arg0: tensor<16x32xf32>, %arg1: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %0 = sdy.manual_computation(%arg0, %arg1)
      in_shardings=[<mesh<["x"=2]>, [{"x"}, {}]>, <mesh<["x"=2]>, [{"x"}, {}]>]
      out_shardings=[<mesh<["x"=2]>, [{"x"}, {}]>] manual_axes={"x"}
      (%arg2: tensor<8x32xf32>, %arg3: tensor<8x32xf32>) {
    %1 = stablehlo.add %arg2, %arg3 : tensor<8x32xf32>
    sdy.return %1 : tensor<8x32xf32>
  } : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
  %n = sdy.named_computation<"foo">(%0) in_shardings=[<mesh<["q"=2]>, [{"q"}, {}]>] out_shardings=[<mesh<["r"=2]>, [{"r"}, {}]>] (%a: tensor<16x32xf32>) {
    sdy.return %a : tensor<16x32xf32>
  } : (tensor<16x32xf32>) -> tensor<16x32xf32>
  %b:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<mesh<["s"=2]>, [{"s"}, {}]>, <mesh<["t"=2]>, [{"t"}, {}]>]>} %n, %n : tensor<16x32xf32>, tensor<16x32xf32>
  %g = sdy.all_gather [{"s"}, {}] %b#0 out_sharding=<mesh<["s"=2]>, [{}, {}]> : tensor<16x32xf32>
  func.return %g : tensor<16x32xf32>
}
func.func @all_reduce_inlined_mesh(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %0 = "stablehlo.all_reduce"(%arg0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
  }) {
    replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "z", size = 4>]>, axes = [#stablehlo.axis_ref<name = "z">]>
  } : (tensor<16x32xf32>) -> tensor<16x32xf32>
  return %0 : tensor<16x32xf32>
}

//= --sdy-lift-inlined-meshes
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  sdy.mesh @mesh_0 = <["x"=2], device_ids=[1, 0]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}], device_ids = dense<[1, 0]> : tensor<2xi64>}}
  sdy.mesh @some_maximal_mesh = <[], device_ids=[5]> {stablehlo.mesh = 1 : i32}
  sdy.mesh @mesh_1 = <["x"=8]> {stablehlo.mesh = {axes = [{name = "x", size = 8 : i64}]}}
  sdy.mesh @mesh_2 = <["a"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 4 : i64}]}}
  sdy.mesh @maximal_mesh_2_3 = <[], device_ids=[2]> {stablehlo.mesh = {axes = [], device_ids = dense<2> : tensor<1xi64>}}
  sdy.mesh @empty_mesh = <[]> {stablehlo.mesh = {axes = []}}
  sdy.mesh @mesh_4 = <["x"=32]> {stablehlo.mesh = {axes = [{name = "x", size = 32 : i64}]}}
  sdy.mesh @mesh_5 = <["y"=2]> {stablehlo.mesh = {axes = [{name = "y", size = 2 : i64}]}}
  sdy.mesh @mesh_6 = <["x"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}]}}
  sdy.mesh @mesh_7 = <["q"=2]> {stablehlo.mesh = {axes = [{name = "q", size = 2 : i64}]}}
  sdy.mesh @mesh_8 = <["r"=2]> {stablehlo.mesh = {axes = [{name = "r", size = 2 : i64}]}}
  sdy.mesh @mesh_9 = <["s"=2]> {stablehlo.mesh = {axes = [{name = "s", size = 2 : i64}]}}
  sdy.mesh @mesh_10 = <["t"=2]> {stablehlo.mesh = {axes = [{name = "t", size = 2 : i64}]}}
  sdy.mesh @mesh_11 = <["z"=4]> {stablehlo.mesh = {axes = [{name = "z", size = 4 : i64}]}}
  func.func @maximal_mesh_2(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh_0, [{"x"}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}], replicated={"y"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh_1, [{?}, {?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh_2, [{}, {}]>}) {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<8x8xf32>
    %1 = stablehlo.add %0, %arg1 : tensor<8x8xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{}, {"y"}]> : tensor<8x8xf32>
    %3 = stablehlo.add %2, %2 {sdy.sharding = #sdy.sharding_per_value<[<@some_maximal_mesh, []>]>} : tensor<8x8xf32>
    %4 = sdy.sharding_constraint %3 <@mesh_2, [{}, {"a"}]> : tensor<8x8xf32>
    %5 = stablehlo.add %3, %4 : tensor<8x8xf32>
    return %4, %5 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @another(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh_0, [{}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh_0, [{}, {}]>}) {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh_2, [{"a"}, {}]>]>} : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@maximal_mesh_2_3, []> : tensor<8x8xf32>
    %2 = sdy.sharding_constraint %1 <@empty_mesh, [{}, {}]> : tensor<8x8xf32>
    %3 = stablehlo.add %2, %2 : tensor<8x8xf32>
    %4 = sdy.data_flow_edge %3 sharding=<@mesh_4, [{"x"}, {}]> : tensor<8x8xf32>
    %5 = sdy.reshard %4 <@mesh_5, [{}, {"y"}]> : tensor<8x8xf32>
    return %5 : tensor<8x8xf32>
  }
  func.func @manual(%arg0: tensor<16x32xf32>, %arg1: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh_6, [{"x"}, {}]>, <@mesh_6, [{"x"}, {}]>] out_shardings=[<@mesh_6, [{"x"}, {}]>] manual_axes={"x"} (%arg2: tensor<8x32xf32>, %arg3: tensor<8x32xf32>) {
      %4 = stablehlo.add %arg2, %arg3 : tensor<8x32xf32>
      sdy.return %4 : tensor<8x32xf32>
    } : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = sdy.named_computation<"foo">(%0) in_shardings=[<@mesh_7, [{"q"}, {}]>] out_shardings=[<@mesh_8, [{"r"}, {}]>] (%arg2: tensor<16x32xf32>) {
      sdy.return %arg2 : tensor<16x32xf32>
    } : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %2:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh_9, [{"s"}, {}]>, <@mesh_10, [{"t"}, {}]>]>} %1, %1 : tensor<16x32xf32>, tensor<16x32xf32>
    %3 = sdy.all_gather [{"s"}, {}] %2#0 out_sharding=<@mesh_9, [{}, {}]> : tensor<16x32xf32>
    return %3 : tensor<16x32xf32>
  }
  func.func @all_reduce_inlined_mesh(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_11, axes = [#stablehlo.axis_ref<name = "z">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
}

