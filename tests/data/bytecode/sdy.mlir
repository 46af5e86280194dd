module {
  sdy.mesh @m = <["a"=4, "b"=2]>
  sdy.mesh @one = <[], device_ids=[3]>
  sdy.mesh @ids = <["a"=2, "b"=2], device_ids=[0, 2, 1, 3]>
  func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(1)2, "b", ?}p1, {?}], replicated={"a":(2)2}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b"}], unreduced={"a"}>}) {
    %0 = sdy.sharding_constraint %x <@m, [{"a"}, {}]> : tensor<8x8xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%y: tensor<2x8xf32>) {
      %5 = stablehlo.add %y, %y : tensor<2x8xf32>
      sdy.return %5 : tensor<2x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.all_gather [{"a"}, {}] %1 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %3 = stablehlo.custom_call @call(%2) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk])->([i, jk]) {i=8, j=2, k=4} need_replication={j} permutation={k}, custom>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.sharding_group %3 group_id=7 : tensor<8x8xf32>
    %4 = sdy.reshard %3 <@m, [{}, {"b"}]> : tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
}
