// Names that symbols of every kind have already, also those of meshes that go, and of meshes behind functions.
func.func @mesh(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}]>}, %arg1: tensor<8xf32> {jax.a = "k", sdy.sharding = #sdy.sharding<mesh<["y"=2]>, [{"y"}]>}) {
  return
}
module @maximal_mesh_3 { }
sdy.mesh @m = <["y"=2]> {foo.b = 1 : i32}
func.func @mesh_0() {
  return
}
sdy.mesh @empty_mesh = <["w"=3]>
sdy.mesh @mesh_2 = <["y"=2]> {stablehlo.mesh = 5 : i32}
"foo.use"() {s = @mesh_2, t = @m} : () -> ()
// Attributes that are no shardings of values stay, and those of operations of other dialects.
func.func @attributes(%arg0: tensor<8xf32> {foo.s = #sdy.sharding<mesh<["b"=2]>, [{"b"}]>}) attributes {bar.x = #sdy.sharding<mesh<["c"=2]>, [{"c"}]>} {
  %0 = stablehlo.add %arg0, %arg0 {foo = #sdy.sharding_per_value<[<mesh<["d"=2]>, [{"d"}]>]>} : tensor<8xf32>
  %1 = stablehlo.add %0, %0 {mhlo.frontend_attributes = {a = #sdy.sharding<mesh<["e"=2]>, [{"e"}]>}} : tensor<8xf32>
  %2 = "foo.op"(%1) {in_shardings = #sdy.sharding_per_value<[<mesh<["f"=2]>, [{"f"}]>]>, out_sharding = #sdy.sharding<mesh<["g"=2]>, [{"g"}]>, sharding = #sdy.sharding_per_value<[<mesh<["h"=2]>, [{"h"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
  %3 = "foo.op"(%2) {sdy.sharding = #sdy.sharding_per_value<[<@mesh_2, [{"y"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
  %4 = stablehlo.custom_call @foo(%3) {sdy.sharding = #sdy.sharding_per_value<[<mesh<["k"=2]>, [{"k"}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// Regions; meshes of other orders of devices, or without axes.
func.func @regions(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2], device_ids=[3, 2, 1, 0]>, [{"x", "y"}, {}]>}) {
  %0:2 = stablehlo.while(%i = %arg0, %j = %arg0) : tensor<8x8xf32>, tensor<8x8xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}, {}]>, <mesh<["z"=2]>, [{}, {?}]>]>}
  cond {
    %c = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<mesh<["x"=2]>, []>]>} dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = sdy.sharding_constraint %i <mesh<["x"=2, "y"=2]>, [{?}, {}], replicated={"y"}, unreduced={"x"}> : tensor<8x8xf32>
    %r = sdy.reshard %s <mesh<[], device_ids=[3]>, []> : tensor<8x8xf32>
    %t = sdy.reshard %r <mesh<[]>, [{}, {}]> : tensor<8x8xf32>
    stablehlo.return %t, %j : tensor<8x8xf32>, tensor<8x8xf32>
  }
  %1 = sdy.manual_computation(%0#0) in_shardings=[<mesh<["p"=2, "q"=2]>, [{"p"}, {?}]>] out_shardings=[<mesh<["p"=2, "q"=2]>, [{"p"}, {?}]>] manual_axes={"p"} (%x: tensor<4x8xf32>) {
    %2 = sdy.manual_computation(%x) in_shardings=[<mesh<["p"=2, "q"=2]>, [{}, {"q"}]>] out_shardings=[<mesh<["p"=2, "q"=2]>, [{}, {"q"}]>] manual_axes={"q"} (%y: tensor<4x4xf32>) {
      sdy.return %y : tensor<4x4xf32>
    } : (tensor<4x8xf32>) -> tensor<4x8xf32>
    sdy.return %2 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = "stablehlo.all_gather"(%1) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @empty_mesh, axes = [#stablehlo.axis_ref<name = "w">]>} : (tensor<8x8xf32>) -> tensor<24x8xf32>
  %4 = "stablehlo.all_gather"(%1) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "w", size = 3>]>, axes = [#stablehlo.axis_ref<name = "w">]>} : (tensor<8x8xf32>) -> tensor<24x8xf32>
  return %1 : tensor<8x8xf32>
}

//= --allow-unregistered-dialect --sdy-lift-inlined-meshes
module {
  func.func @mesh(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh_1, [{"x"}]>}, %arg1: tensor<8xf32> {jax.a = "k", sdy.sharding = #sdy.sharding<@m, [{"y"}]>}) {
    return
  }
  module @maximal_mesh_3 {
  }
  sdy.mesh @m = <["y"=2]> {foo.b = 1 : i32, stablehlo.mesh = {axes = [{name = "y", size = 2 : i64}]}}
  func.func @mesh_0() {
    return
  }
  sdy.mesh @empty_mesh = <["w"=3]> {stablehlo.mesh = {axes = [{name = "w", size = 3 : i64}]}}
  sdy.mesh @mesh_1 = <["x"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}]}}
  sdy.mesh @mesh_2 = <["k"=2]> {stablehlo.mesh = {axes = [{name = "k", size = 2 : i64}]}}
  sdy.mesh @mesh_3 = <["x"=2, "y"=2], device_ids=[3, 2, 1, 0]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}], device_ids = dense<[3, 2, 1, 0]> : tensor<4xi64>}}
  sdy.mesh @mesh_4 = <["z"=2]> {stablehlo.mesh = {axes = [{name = "z", size = 2 : i64}]}}
  sdy.mesh @mesh_5 = <["x"=2, "y"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}]}}
  sdy.mesh @maximal_mesh_3_6 = <[], device_ids=[3]> {stablehlo.mesh = {axes = [], device_ids = dense<3> : tensor<1xi64>}}
  sdy.mesh @empty_mesh_7 = <[]> {stablehlo.mesh = {axes = []}}
  sdy.mesh @mesh_8 = <["p"=2, "q"=2]> {stablehlo.mesh = {axes = [{name = "p", size = 2 : i64}, {name = "q", size = 2 : i64}]}}
  sdy.mesh @mesh_9 = <["w"=3]> {stablehlo.mesh = {axes = [{name = "w", size = 3 : i64}]}}
  "foo.use"() {s = @mesh_2, t = @m} : () -> ()
  func.func @attributes(%arg0: tensor<8xf32> {foo.s = #sdy.sharding<mesh<["b"=2]>, [{"b"}]>}) attributes {bar.x = #sdy.sharding<mesh<["c"=2]>, [{"c"}]>} {
    %0 = stablehlo.add %arg0, %arg0 {foo = #sdy.sharding_per_value<[<mesh<["d"=2]>, [{"d"}]>]>} : tensor<8xf32>
    %1 = stablehlo.add %0, %0 {mhlo.frontend_attributes = {a = #sdy.sharding<mesh<["e"=2]>, [{"e"}]>}} : tensor<8xf32>
    %2 = "foo.op"(%1) {in_shardings = #sdy.sharding_per_value<[<mesh<["f"=2]>, [{"f"}]>]>, out_sharding = #sdy.sharding<mesh<["g"=2]>, [{"g"}]>, sharding = #sdy.sharding_per_value<[<mesh<["h"=2]>, [{"h"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
    %3 = "foo.op"(%2) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
    %4 = stablehlo.custom_call @foo(%3) {sdy.sharding = #sdy.sharding_per_value<[<@mesh_2, [{"k"}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
    return
  }
  func.func @regions(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh_3, [{"x", "y"}, {}]>}) {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg0) : tensor<8x8xf32>, tensor<8x8xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh_1, [{"x"}, {}]>, <@mesh_4, [{}, {?}]>]>}
    cond {
      %c = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh_1, []>]>} dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %4 = sdy.sharding_constraint %iterArg <@mesh_5, [{?}, {}], replicated={"y"}, unreduced={"x"}> : tensor<8x8xf32>
      %5 = sdy.reshard %4 <@maximal_mesh_3_6, []> : tensor<8x8xf32>
      %6 = sdy.reshard %5 <@empty_mesh_7, [{}, {}]> : tensor<8x8xf32>
      stablehlo.return %6, %iterArg_0 : tensor<8x8xf32>, tensor<8x8xf32>
    }
    %1 = sdy.manual_computation(%0#0) in_shardings=[<@mesh_8, [{"p"}, {?}]>] out_shardings=[<@mesh_8, [{"p"}, {?}]>] manual_axes={"p"} (%arg1: tensor<4x8xf32>) {
      %4 = sdy.manual_computation(%arg1) in_shardings=[<@mesh_8, [{}, {"q"}]>] out_shardings=[<@mesh_8, [{}, {"q"}]>] manual_axes={"q"} (%arg2: tensor<4x4xf32>) {
        sdy.return %arg2 : tensor<4x4xf32>
      } : (tensor<4x8xf32>) -> tensor<4x8xf32>
      sdy.return %4 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = "stablehlo.all_gather"(%1) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @empty_mesh, axes = [#stablehlo.axis_ref<name = "w">]>}> : (tensor<8x8xf32>) -> tensor<24x8xf32>
    %3 = "stablehlo.all_gather"(%1) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_9, axes = [#stablehlo.axis_ref<name = "w">]>}> : (tensor<8x8xf32>) -> tensor<24x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

