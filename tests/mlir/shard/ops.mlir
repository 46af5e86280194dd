// Every operation of shard, in the spellings that its form has, its types and attributes.
#s = #shard<partial max>
func.func private @types(!shard.sharding) attributes {a = #shard<axisarray[[0, 1], [], [2]]>, c = #shard<partial sum>, d = #s}
shard.grid @g(shape = 2x?x4) {a}
shard.grid @h(shape = ?)
shard.grid @s(shape = 2x4)
func.func @f(%i: index, %j: i64) -> index {
  %0:3 = shard.grid_shape @g {a} : index, index, index
  %1:2 = shard.grid_shape @g axes = [0, 2] : index, index
  %sh = shard.sharding @g split_axes = [[0], [], [1, 2]] {a} : !shard.sharding
  %s1 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, %j, 2, 3] : !shard.sharding
  %s2 = shard.sharding @s split_axes = [[0], [1]] sharded_dims_offsets = [0, 2, 4, 0, 3, %j, 5, 6] : !shard.sharding
  %2:2 = shard.shard_shape dims = [3, %i] sharding = %sh device = [%i, 2, 1] {a} : index, index
  %3:3 = shard.process_multi_index on @g {a} : index, index, index
  %4 = shard.process_multi_index on @g axes = [1] : index
  %5 = shard.process_linear_index on @g {a} : index
  %6:2 = shard.neighbors_linear_indices on @g[%i, %i, %i] split_axes = [0] {a} : index, index
  return %i : index
}
func.func @c(%t: tensor<4x6xf32>, %m: memref<4x?xf32>, %i: index, %j: i64, %z: tensor<f32>) {
  %sh = shard.sharding @s split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %t to %sh {a} : tensor<4x6xf32>
  %1 = shard.shard %0 to %sh annotate_for_users : tensor<4x6xf32>
  %2 = shard.get_sharding %1 {a} : tensor<4x6xf32> -> !shard.sharding
  %3 = shard.all_gather %t on @s grid_axes = [0] gather_axis = 1 {a} : tensor<4x6xf32> -> tensor<4x12xf32>
  %4 = shard.all_gather %t on @s gather_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  %5 = shard.all_reduce %t on @s grid_axes = [1, 0] reduction = max {a} : tensor<4x6xf32> -> tensor<4x6xf64>
  %6 = shard.all_reduce %m on @s : memref<4x?xf32> -> memref<4x?xf32>
  %7 = shard.all_reduce %t on @s reduction = sum : tensor<4x6xf32> -> tensor<4x6xf32>
  %8 = shard.all_slice %t on @s grid_axes = [0] slice_axis = 1 {a} : tensor<4x6xf32> -> tensor<4x3xf32>
  %9 = shard.all_to_all %t on @s grid_axes = [0] split_axis = 0 concat_axis = 1 {a} : tensor<4x6xf32> -> tensor<2x12xf32>
  %10 = shard.broadcast %t on @s grid_axes = [0] root = [1] {a} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %11 = shard.broadcast %t on @s grid_axes = [0, 1] root = [1, %i] : (tensor<4x6xf32>, index) -> tensor<4x6xf32>
  %12 = shard.gather %t on @s grid_axes = [0] gather_axis = 1 root = [%i] {a} : (tensor<4x6xf32>, index) -> tensor<4x12xf32>
  %13 = shard.recv %t on @s grid_axes = [0] source = [1] {a} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %14 = shard.recv %t on @s grid_axes = [0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %15 = shard.reduce %t on @s grid_axes = [0] reduction = generic root = [1] {a} : (tensor<4x6xf32>) -> tensor<4x6xf64>
  %16 = shard.reduce %t on @s root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %r_min = shard.reduce %t on @s grid_axes = [0] reduction = min root = [1] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %r_average = shard.reduce %t on @s grid_axes = [0] reduction = average root = [1] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %r_bitwise_and = shard.reduce %t on @s grid_axes = [0] reduction = bitwise_and root = [1] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %r_bitwise_or = shard.reduce %t on @s grid_axes = [0] reduction = bitwise_or root = [1] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %r_bitwise_xor = shard.reduce %t on @s grid_axes = [0] reduction = bitwise_xor root = [1] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %17 = shard.reduce_scatter %t on @s grid_axes = [0] reduction = product scatter_axis = 1 {a} : tensor<4x6xf32> -> tensor<4x3xf64>
  %18 = shard.scatter %t on @s grid_axes = [0] scatter_axis = 0 root = [0] {a} : (tensor<4x6xf32>) -> tensor<2x6xf32>
  %19 = shard.send %t on @s grid_axes = [0, 1] destination = [0, %i] {a} : (tensor<4x6xf32>, index) -> tensor<4x6xf32>
  %20 = shard.shift %t on @s grid_axes = [0, 1] shift_axis = 1 offset = -2 rotate {a} : tensor<4x6xf32> -> tensor<4x6xf32>
  %21 = shard.shift %t on @s grid_axes = [1] shift_axis = 1 offset = 2 : tensor<4x6xf32> -> tensor<4x6xf32>
  %22 = shard.update_halo %t on @s split_axes = [[0]] halo_sizes = [1, %j] {a} : tensor<4x6xf32>
  %23 = shard.update_halo %m on @s split_axes = [[0], []] : memref<4x?xf32>
  return
}

//= 
module {
  func.func private @types(!shard.sharding) attributes {a = #shard<axisarray[[0, 1], [], [2]]>, c = #shard<partial sum>, d = #shard<partial max>}
  shard.grid @g(shape = 2x?x4) {a}
  shard.grid @h(shape = ?)
  shard.grid @s(shape = 2x4)
  func.func @f(%arg0: index, %arg1: i64) -> index {
    %grid_shape:3 = shard.grid_shape @g {a} : index, index, index
    %grid_shape_0:2 = shard.grid_shape @g axes = [0, 2] : index, index
    %sharding = shard.sharding @g split_axes = [[0], [], [1, 2]] {a} : !shard.sharding
    %sharding_1 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, %arg1, 2, 3] : !shard.sharding
    %sharding_2 = shard.sharding @s split_axes = [[0], [1]] sharded_dims_offsets = [0, 2, 4, 0, 3, %arg1, 5, 6] : !shard.sharding
    %shard_shape:2 = shard.shard_shape dims = [3, %arg0] sharding = %sharding device = [%arg0, 2, 1] {a} : index, index
    %proc_linear_idx:3 = shard.process_multi_index on @g {a} : index, index, index
    %proc_linear_idx_3 = shard.process_multi_index on @g axes = [1] : index
    %proc_linear_idx_4 = shard.process_linear_index on @g {a} : index
    %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @g[%arg0, %arg0, %arg0] split_axes = [0] {a} : index, index
    return %arg0 : index
  }
  func.func @c(%arg0: tensor<4x6xf32>, %arg1: memref<4x?xf32>, %arg2: index, %arg3: i64, %arg4: tensor<f32>) {
    %sharding = shard.sharding @s split_axes = [[0]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding {a} : tensor<4x6xf32>
    %sharding_annotated_0 = shard.shard %sharding_annotated to %sharding annotate_for_users : tensor<4x6xf32>
    %0 = shard.get_sharding %sharding_annotated_0 {a} : tensor<4x6xf32> -> !shard.sharding
    %all_gather = shard.all_gather %arg0 on @s grid_axes = [0] gather_axis = 1 {a} : tensor<4x6xf32> -> tensor<4x12xf32>
    %all_gather_1 = shard.all_gather %arg0 on @s gather_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
    %all_reduce = shard.all_reduce %arg0 on @s grid_axes = [1, 0] reduction =  max {a} : tensor<4x6xf32> -> tensor<4x6xf64>
    %all_reduce_2 = shard.all_reduce %arg1 on @s : memref<4x?xf32> -> memref<4x?xf32>
    %all_reduce_3 = shard.all_reduce %arg0 on @s : tensor<4x6xf32> -> tensor<4x6xf32>
    %all_slice = shard.all_slice %arg0 on @s grid_axes = [0] slice_axis = 1 {a} : tensor<4x6xf32> -> tensor<4x3xf32>
    %all_to_all = shard.all_to_all %arg0 on @s grid_axes = [0] split_axis = 0 concat_axis = 1 {a} : tensor<4x6xf32> -> tensor<2x12xf32>
    %broadcast = shard.broadcast %arg0 on @s grid_axes = [0] root = [1] {a} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %broadcast_4 = shard.broadcast %arg0 on @s grid_axes = [0, 1] root = [1, %arg2] : (tensor<4x6xf32>, index) -> tensor<4x6xf32>
    %gather = shard.gather %arg0 on @s grid_axes = [0] gather_axis = 1 root = [%arg2] {a} : (tensor<4x6xf32>, index) -> tensor<4x12xf32>
    %recv = shard.recv %arg0 on @s grid_axes = [0] source = [1] {a} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %recv_5 = shard.recv %arg0 on @s grid_axes = [0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %reduce = shard.reduce %arg0 on @s grid_axes = [0] reduction =  generic root = [1] {a} : (tensor<4x6xf32>) -> tensor<4x6xf64>
    %reduce_6 = shard.reduce %arg0 on @s root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %reduce_7 = shard.reduce %arg0 on @s grid_axes = [0] reduction =  min root = [1] : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %reduce_8 = shard.reduce %arg0 on @s grid_axes = [0] reduction =  average root = [1] : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %reduce_9 = shard.reduce %arg0 on @s grid_axes = [0] reduction =  bitwise_and root = [1] : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %reduce_10 = shard.reduce %arg0 on @s grid_axes = [0] reduction =  bitwise_or root = [1] : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %reduce_11 = shard.reduce %arg0 on @s grid_axes = [0] reduction =  bitwise_xor root = [1] : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %reduce_scatter = shard.reduce_scatter %arg0 on @s grid_axes = [0] reduction =  product scatter_axis = 1 {a} : tensor<4x6xf32> -> tensor<4x3xf64>
    %scatter = shard.scatter %arg0 on @s grid_axes = [0] scatter_axis = 0 root = [0] {a} : (tensor<4x6xf32>) -> tensor<2x6xf32>
    %send = shard.send %arg0 on @s grid_axes = [0, 1] destination = [0, %arg2] {a} : (tensor<4x6xf32>, index) -> tensor<4x6xf32>
    %shift = shard.shift %arg0 on @s grid_axes = [0, 1] shift_axis = 1 offset = -2 rotate {a} : tensor<4x6xf32> -> tensor<4x6xf32>
    %shift_12 = shard.shift %arg0 on @s grid_axes = [1] shift_axis = 1 offset = 2 : tensor<4x6xf32> -> tensor<4x6xf32>
    %1 = shard.update_halo %arg0 on @s split_axes = [[0]] halo_sizes = [1, %arg3] {a} : tensor<4x6xf32>
    %2 = shard.update_halo %arg1 on @s split_axes = [[0], []] : memref<4x?xf32>
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (!shard.sharding) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) {a = #shard<axisarray[[0, 1], [], [2]]>, c = #shard<partial sum>, d = #shard<partial max>} : () -> ()
  "shard.grid"() <{shape = array<i64: 2, -9223372036854775808, 4>, sym_name = "g"}> {a} : () -> ()
  "shard.grid"() <{shape = array<i64: -9223372036854775808>, sym_name = "h"}> : () -> ()
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "s"}> : () -> ()
  "func.func"() <{function_type = (index, i64) -> index, sym_name = "f"}> ({
  ^bb0(%arg5: index, %arg6: i64):
    %30:3 = "shard.grid_shape"() <{axes = array<i16>, grid = @g}> {a} : () -> (index, index, index)
    %31:2 = "shard.grid_shape"() <{axes = array<i16: 0, 2>, grid = @g}> : () -> (index, index)
    %32 = "shard.sharding"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[0], [], [1, 2]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> {a} : () -> !shard.sharding
    %33 = "shard.sharding"(%arg6) <{grid = @g, operandSegmentSizes = array<i32: 0, 1>, split_axes = #shard<axisarray[[0], [1]]>, static_halo_sizes = array<i64: 1, -9223372036854775808, 2, 3>, static_sharded_dims_offsets = array<i64>}> : (i64) -> !shard.sharding
    %34 = "shard.sharding"(%arg6) <{grid = @s, operandSegmentSizes = array<i32: 1, 0>, split_axes = #shard<axisarray[[0], [1]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64: 0, 2, 4, 0, 3, -9223372036854775808, 5, 6>}> : (i64) -> !shard.sharding
    %35:2 = "shard.shard_shape"(%arg5, %32, %arg5) <{device = array<i64: -9223372036854775808, 2, 1>, dims = array<i64: 3, -9223372036854775808>, operandSegmentSizes = array<i32: 1, 1, 1>}> {a} : (index, !shard.sharding, index) -> (index, index)
    %36:3 = "shard.process_multi_index"() <{axes = array<i16>, grid = @g}> {a} : () -> (index, index, index)
    %37 = "shard.process_multi_index"() <{axes = array<i16: 1>, grid = @g}> : () -> index
    %38 = "shard.process_linear_index"() <{grid = @g}> {a} : () -> index
    %39:2 = "shard.neighbors_linear_indices"(%arg5, %arg5, %arg5) <{grid = @g, split_axes = array<i16: 0>}> {a} : (index, index, index) -> (index, index)
    "func.return"(%arg5) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6xf32>, memref<4x?xf32>, index, i64, tensor<f32>) -> (), sym_name = "c"}> ({
  ^bb0(%arg0: tensor<4x6xf32>, %arg1: memref<4x?xf32>, %arg2: index, %arg3: i64, %arg4: tensor<f32>):
    %0 = "shard.sharding"() <{grid = @s, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> : () -> !shard.sharding
    %1 = "shard.shard"(%arg0, %0) {a} : (tensor<4x6xf32>, !shard.sharding) -> tensor<4x6xf32>
    %2 = "shard.shard"(%1, %0) <{annotate_for_users}> : (tensor<4x6xf32>, !shard.sharding) -> tensor<4x6xf32>
    %3 = "shard.get_sharding"(%2) {a} : (tensor<4x6xf32>) -> !shard.sharding
    %4 = "shard.all_gather"(%arg0) <{gather_axis = 1 : index, grid = @s, grid_axes = array<i16: 0>}> {a} : (tensor<4x6xf32>) -> tensor<4x12xf32>
    %5 = "shard.all_gather"(%arg0) <{gather_axis = 0 : index, grid = @s, grid_axes = array<i16>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %6 = "shard.all_reduce"(%arg0) <{grid = @s, grid_axes = array<i16: 1, 0>, reduction = #shard<partial max>}> {a} : (tensor<4x6xf32>) -> tensor<4x6xf64>
    %7 = "shard.all_reduce"(%arg1) <{grid = @s, grid_axes = array<i16>, reduction = #shard<partial sum>}> : (memref<4x?xf32>) -> memref<4x?xf32>
    %8 = "shard.all_reduce"(%arg0) <{grid = @s, grid_axes = array<i16>, reduction = #shard<partial sum>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %9 = "shard.all_slice"(%arg0) <{grid = @s, grid_axes = array<i16: 0>, slice_axis = 1 : index}> {a} : (tensor<4x6xf32>) -> tensor<4x3xf32>
    %10 = "shard.all_to_all"(%arg0) <{concat_axis = 1 : index, grid = @s, grid_axes = array<i16: 0>, split_axis = 0 : index}> {a} : (tensor<4x6xf32>) -> tensor<2x12xf32>
    %11 = "shard.broadcast"(%arg0) <{grid = @s, grid_axes = array<i16: 0>, root = array<i64: 1>}> {a} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %12 = "shard.broadcast"(%arg0, %arg2) <{grid = @s, grid_axes = array<i16: 0, 1>, root = array<i64: 1, -9223372036854775808>}> : (tensor<4x6xf32>, index) -> tensor<4x6xf32>
    %13 = "shard.gather"(%arg0, %arg2) <{gather_axis = 1 : index, grid = @s, grid_axes = array<i16: 0>, root = array<i64: -9223372036854775808>}> {a} : (tensor<4x6xf32>, index) -> tensor<4x12xf32>
    %14 = "shard.recv"(%arg0) <{grid = @s, grid_axes = array<i16: 0>, source = array<i64: 1>}> {a} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %15 = "shard.recv"(%arg0) <{grid = @s, grid_axes = array<i16: 0>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %16 = "shard.reduce"(%arg0) <{grid = @s, grid_axes = array<i16: 0>, reduction = #shard<partial generic>, root = array<i64: 1>}> {a} : (tensor<4x6xf32>) -> tensor<4x6xf64>
    %17 = "shard.reduce"(%arg0) <{grid = @s, grid_axes = array<i16>, reduction = #shard<partial sum>, root = array<i64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %18 = "shard.reduce"(%arg0) <{grid = @s, grid_axes = array<i16: 0>, reduction = #shard<partial min>, root = array<i64: 1>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %19 = "shard.reduce"(%arg0) <{grid = @s, grid_axes = array<i16: 0>, reduction = #shard<partial average>, root = array<i64: 1>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %20 = "shard.reduce"(%arg0) <{grid = @s, grid_axes = array<i16: 0>, reduction = #shard<partial bitwise_and>, root = array<i64: 1>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %21 = "shard.reduce"(%arg0) <{grid = @s, grid_axes = array<i16: 0>, reduction = #shard<partial bitwise_or>, root = array<i64: 1>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %22 = "shard.reduce"(%arg0) <{grid = @s, grid_axes = array<i16: 0>, reduction = #shard<partial bitwise_xor>, root = array<i64: 1>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %23 = "shard.reduce_scatter"(%arg0) <{grid = @s, grid_axes = array<i16: 0>, reduction = #shard<partial product>, scatter_axis = 1 : index}> {a} : (tensor<4x6xf32>) -> tensor<4x3xf64>
    %24 = "shard.scatter"(%arg0) <{grid = @s, grid_axes = array<i16: 0>, root = array<i64: 0>, scatter_axis = 0 : index}> {a} : (tensor<4x6xf32>) -> tensor<2x6xf32>
    %25 = "shard.send"(%arg0, %arg2) <{destination = array<i64: 0, -9223372036854775808>, grid = @s, grid_axes = array<i16: 0, 1>}> {a} : (tensor<4x6xf32>, index) -> tensor<4x6xf32>
    %26 = "shard.shift"(%arg0) <{grid = @s, grid_axes = array<i16: 0, 1>, offset = -2 : i64, rotate, shift_axis = 1 : index}> {a} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %27 = "shard.shift"(%arg0) <{grid = @s, grid_axes = array<i16: 1>, offset = 2 : i64, shift_axis = 1 : index}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %28 = "shard.update_halo"(%arg0, %arg3) <{grid = @s, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64: 1, -9223372036854775808>}> {a} : (tensor<4x6xf32>, i64) -> tensor<4x6xf32>
    %29 = "shard.update_halo"(%arg1) <{grid = @s, split_axes = #shard<axisarray[[0], []]>, static_halo_sizes = array<i64>}> : (memref<4x?xf32>) -> memref<4x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

