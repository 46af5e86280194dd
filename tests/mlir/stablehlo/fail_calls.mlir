// Collectives, what is sent and received, calls, refused as by jaxlib 0.10.2: the comment on the line that is blamed has the column and the
// message of the first error.
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>} : (tensor<4xf32>) -> tensor<8xf32> // error 40: replica groups should be a rank 2 tensor
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, -1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<8xf32> // error 40: Invalid replica id -1
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 7, 7]]> : tensor<1x3xi64>} : (tensor<4xf32>) -> tensor<8xf32> // error 40: replica id #7 seen more than once
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 3]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<8xf32> // error 40: replica id #1 not seen in replica groups
 return }
// -----
func.func @k(%a: tensor<0xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<0xf32>) -> tensor<8xf32> // error 40: dimension size of operand at 'all_gather_dim' cannot be zero
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<8x1xf32> // error 40: operand and result must have the same rank
 return }
// -----
func.func @k(%a: tensor<4x2xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x2xf32>) -> tensor<8x3xf32> // error 42: operand and result should have the same shape except for the dimension size at 'all_gather_dim'
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<9xf32> // error 40: result gather dimension has size 9, expected to be a multiple of operand gather dimension size 4
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<8xf64> // error 40: 'stablehlo.all_gather' op requires the same element type for operand and result at index 0
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x2xi64>, use_global_device_ids} : (tensor<4xf32>) -> tensor<8xf32> // error 40: if `use_global_device_ids` is set, the replica groups cannot be empty
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids, channel_handle = #stablehlo.channel_handle<handle = -4, type = 0>} : (tensor<4xf32>) -> tensor<8xf32> // error 40: channel_id cannot be negative when useGlobalDeviceIds is set
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = 3 : i64} : (tensor<4xf32>) -> tensor<8xf32> // error 40: 'stablehlo.all_gather' op attribute 'replica_groups' failed to satisfy constraint: 64-bit signless integer elements attribute or mesh and axes based replica groups representation.
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.all_reduce"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids} : (tensor<4xf32>) -> tensor<4xf32> // error 40: channel_id must be positive when useGlobalDeviceIds is set but got: 0
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.all_reduce"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<5xf32> // error 40: 'stablehlo.all_reduce' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<5xf32>'
 return }
// -----
func.func @k(%a: tensor<4x6xf32>) { %0 = "stablehlo.reduce_scatter"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<2xf32> // error 42: operand and result should have same rank
 return }
// -----
func.func @k(%a: tensor<4x6xf32>) { %0 = "stablehlo.reduce_scatter"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<2x6xf32> // error 42: scatter dim should be less than operand/result rank
 return }
// -----
func.func @k(%a: tensor<4x6xf32>) { %0 = "stablehlo.reduce_scatter"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<0x6xf32> // error 42: result dimension size at scatter_dimension cannot be zero
 return }
// -----
func.func @k(%a: tensor<0x6xf32>) { %0 = "stablehlo.reduce_scatter"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<0x6xf32>) -> tensor<2x6xf32> // error 42: operand dimension size at scatter_dimension cannot be zero
 return }
// -----
func.func @k(%a: tensor<4x6xf32>) { %0 = "stablehlo.reduce_scatter"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<3x6xf32> // error 42: operand scatter dimension has size 4, expected to be a multiple of result scatter dimension size 3
 return }
// -----
func.func @k(%a: tensor<4x6xf32>) { %0 = "stablehlo.reduce_scatter"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<2x5xf32> // error 42: non scatter dimensions should be same for operand (6) and result (5)
 return }
// -----
func.func @k(%a: tensor<4x6xf32>) { %0 = "stablehlo.reduce_scatter"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<2x6xf64> // error 42: result element-type is expected to be 'f32', but got 'f64'
 return }
// -----
func.func @k(%a: tensor<4x6xf32>) { %0 = "stablehlo.reduce_scatter"(%a) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %s = stablehlo.add %x, %y : tensor<f32> stablehlo.return %s : tensor<f32> }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids} : (tensor<4x6xf32>) -> tensor<2x6xf32> // error 42: channel_id must be positive when useGlobalDeviceIds is set but got: 0
 return }
// -----
func.func @k(%a: tensor<4x6xf32>) { %0 = "stablehlo.all_to_all"(%a) {split_dimension = 2 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<2x12xf32> // error 42: AllToAll split_dimension 2 is out-of-bounds for input rank 2
 return }
// -----
func.func @k(%a: tensor<4x6xf32>) { %0 = "stablehlo.all_to_all"(%a) {split_dimension = 0 : i64, concat_dimension = 3 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<2x12xf32> // error 42: AllToAll concat_dimension 3 is out-of-bounds for input rank 2
 return }
// -----
func.func @k(%a: tensor<4x6xf32>) { %0 = "stablehlo.all_to_all"(%a) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 4 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<2x12xf32> // error 42: group size of replica_groups must be 4
 return }
// -----
func.func @k(%a: tensor<4x6xf32>) { %0 = "stablehlo.all_to_all"(%a) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<2x6xf32> // error 42: 'stablehlo.all_to_all' op inferred type(s) 'tensor<2x12xf32>' are incompatible with return type(s) of operation 'tensor<2x6xf32>'
 return }
// -----
func.func @k(%a: tensor<4x6xf32>) { %0 = "stablehlo.all_to_all"(%a) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<2x12xi32> // error 42: 'stablehlo.all_to_all' op requires the same element type for operand and result at index 0
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.collective_broadcast"(%a) {replica_groups = dense<[0, 1]> : tensor<2xi64>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: replica groups should be a rank 2 tensor,but instead it is of rank 1
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.collective_broadcast"(%a) {replica_groups = dense<[[0, -3]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: replica_groups values must be positive, but was given -3
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.collective_broadcast"(%a) {replica_groups = dense<[[5, 5]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: replica id #5 seen more than once
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.collective_broadcast"(%a) {replica_groups = dense<[[5, 6]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<5xf32> // error 40: 'stablehlo.collective_broadcast' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<5xf32>'
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<[0, 1]> : tensor<2xi64>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: expect source_target_pairs attribute to be of rank 2, but got rank 1
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: expect source_target_pairs attribute of shape (N, 2), but got (1, 3)
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: replica ids in source_target_pairs must be >= 0.
 return }
// -----
func.func @k(%a: tensor<4xf32>) { %0 = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>} : (tensor<4xf32>) -> tensor<4xf32> // error 40: duplicate targets not allowed.
 return }
// -----
func.func @k(%t: !stablehlo.token, %v: tensor<5xi32>) { %0 = "stablehlo.send"(%v, %t) {channel_handle = #stablehlo.channel_handle<handle = 4, type = 2>, is_host_transfer = false} : (tensor<5xi32>, !stablehlo.token) -> !stablehlo.token // error 62: channel_type should be DEVICE_TO_DEVICE when is_host_transfer is false
 return }
// -----
func.func @k(%t: !stablehlo.token, %v: tensor<5xi32>) { %0 = "stablehlo.send"(%v, %t) {channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, is_host_transfer = true} : (tensor<5xi32>, !stablehlo.token) -> !stablehlo.token // error 62: channel_type should be DEVICE_TO_HOST when is_host_transfer is true
 return }
// -----
func.func @k(%t: !stablehlo.token, %v: tensor<5xi32>) { %0 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 4, type = 3>, is_host_transfer = false} : (!stablehlo.token) -> !stablehlo.token // error 62: channel_type should be DEVICE_TO_DEVICE when is_host_transfer is false
 return }
// -----
func.func @k(%t: !stablehlo.token, %v: tensor<5xi32>) { %0 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 4, type = 2>, is_host_transfer = true} : (!stablehlo.token) -> !stablehlo.token // error 62: channel_type should be HOST_TO_DEVICE when is_host_transfer is true
 return }
// -----
func.func @k(%t: !stablehlo.token, %v: tensor<5xi32>) { "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 4, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> () // error 57: result is expected to be at least of size 1, but got 0
 return }
// -----
func.func @k(%t: !stablehlo.token, %v: tensor<5xi32>) { %0:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 4, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token) // error 64: everything but the last element of result types is expected to be of tensor type, but got '!stablehlo.token'
 return }
// -----
func.func @k(%t: !stablehlo.token, %v: tensor<5xi32>) { %0 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 4, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> tensor<5xi32> // error 62: last element of result types is expected to be of token type, but got 'tensor<5xi32>'
 return }
// -----
func.func @k(%t: !stablehlo.token) { "stablehlo.infeed"(%t) {infeed_config = "q"} : (!stablehlo.token) -> () // error 38: result is expected to be at least of size 1, but got 0
 return }
// -----
func.func @k(%t: !stablehlo.token) { %0:2 = "stablehlo.infeed"(%t) {infeed_config = "q"} : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token) // error 45: all elements of result types, except the last element, are expected to be of tensor type, but got '!stablehlo.token'
 return }
// -----
func.func @k(%t: !stablehlo.token) { %0 = "stablehlo.infeed"(%t) {infeed_config = "q"} : (!stablehlo.token) -> tensor<5xi32> // error 43: last element of result types is expected to be of token type, but got 'tensor<5xi32>'
 return }
// -----
func.func @k(%t: !stablehlo.token) { %0 = "stablehlo.infeed"(%t) {infeed_config = "q", layout = [[0]]} : (!stablehlo.token) -> !stablehlo.token // error 43: layout-attribute size must be 0 (which is the number of op-results - 1 (for token result)), but got 1
 return }
// -----
func.func @k(%t: !stablehlo.token) { %0:2 = "stablehlo.infeed"(%t) {infeed_config = "q", layout = [1]} : (!stablehlo.token) -> (tensor<5xi32>, !stablehlo.token) // error 45: layout-attribute expected to have elements of type array, but got 1 : i64
 return }
// -----
func.func @k(%t: !stablehlo.token) { %0:2 = "stablehlo.infeed"(%t) {infeed_config = "q", layout = [["a"]]} : (!stablehlo.token) -> (tensor<5xi32>, !stablehlo.token) // error 45: layout-attribute's leaf elements are expected to be of type integer, but got "a"
 return }
// -----
func.func @k(%v0: tensor<3x4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "t", operand_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x4xf32>) -> (tensor<4xf32>) // error 43: 'stablehlo.custom_call' op Layout attributes should be specified for either both operands and results or none.
 return }
// -----
func.func @k(%v0: tensor<3x4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "t", operand_layouts = [], result_layouts = []} : (tensor<3x4xf32>) -> (tensor<4xf32>) // error 43: 'stablehlo.custom_call' op Number of operands must match the number of operand layouts, 1 != 0
 return }
// -----
func.func @k(%v0: tensor<4xf32>) { %0:2 = "stablehlo.custom_call"(%v0) {call_target_name = "t", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) // error 43: 'stablehlo.custom_call' op Number of results must match the number of result layouts, 2 != 1
 return }
// -----
func.func @k(%v0: tuple<tensor<4xf32>>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "t", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tuple<tensor<4xf32>>) -> (tensor<4xf32>) // error 48: 'stablehlo.custom_call' op Tuple types are not fully supported with layout constraints yet
 return }
// -----
func.func @k(%v0: !stablehlo.token) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "t", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (!stablehlo.token) -> (tensor<4xf32>) // error 44: 'stablehlo.custom_call' op Only tensor types can have non-empty layout: operand #0 of type '!stablehlo.token' has layout dense<0> : tensor<1xindex>
 return }
// -----
func.func @k(%v0: tensor<3x4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "t", operand_layouts = [dense<[0, 2]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<3x4xf32>) -> (tensor<4xf32>) // error 43: 'stablehlo.custom_call' op incorrect layout dense<[0, 2]> : tensor<2xindex> for type 'tensor<3x4xf32>', layout must be a permutation of [0, 2)
 return }
// -----
func.func @k(%v0: tensor<4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "t", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 3, operand_tuple_indices = []>]} : (tensor<4xf32>) -> (tensor<4xf32>) // error 41: 'stablehlo.custom_call' op expects operandIndex in the output_operand_alias attribute to be in range [0, 1); got: 3.
 return }
// -----
func.func @k(%v0: tensor<4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "t", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [1]>]} : (tensor<4xf32>) -> (tensor<4xf32>) // error 41: 'stablehlo.custom_call' op operand_tuple_indices in the output_operand_alias attribute out of bounds
 return }
// -----
func.func @k(%v0: tensor<4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "t", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4xf32>) -> (tensor<4xf32>) // error 41: 'stablehlo.custom_call' op output_tuple_indices in the output_operand_alias attribute out of bounds
 return }
// -----
func.func @k(%v0: tensor<4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "t", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4xf32>) -> (tensor<5xf32>) // error 41: 'stablehlo.custom_call' op shapes mismatch in the output_operand_alias attribute: operand part has type 'tensor<4xf32>' and output part has type 'tensor<5xf32>'
 return }
// -----
func.func @k() { %0 = "stablehlo.custom_call"() {call_target_name = "t", api_version = 4 : i32, backend_config = "x"} : () -> (tensor<4xf32>) // error 23: 'stablehlo.custom_call' op backend_config for api_version API_VERSION_TYPED_FFI must be a dictionary attribute.
 return }
// -----
func.func @k() { %0 = "stablehlo.custom_call"() {call_target_name = "t", api_version = 2 : i32, backend_config = {x = 1 : i32}} : () -> (tensor<4xf32>) // error 23: 'stablehlo.custom_call' op backend_config for api_version API_VERSION_STATUS_RETURNING must be a string attribute.
 return }
// -----
func.func @k() { %0 = "stablehlo.custom_call"() {call_target_name = "t", api_version = 9 : i32} : () -> (tensor<4xf32>) // error 23: 'stablehlo.custom_call' op attribute 'api_version' failed to satisfy constraint: Custom call API version
 return }
// -----
func.func @k(%v0: tensor<4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "CreateBuffer"} : (tensor<4xf32>) -> (memref<4xf32>) // error 41: 'stablehlo.custom_call' op CreateBuffer custom_call shouldn't have any inputs
 return }
// -----
func.func @k() { %0:2 = "stablehlo.custom_call"() {call_target_name = "CreateBuffer"} : () -> (memref<4xf32>, memref<4xf32>) // error 25: 'stablehlo.custom_call' op CreateBuffer custom_call should have one result
 return }
// -----
func.func @k() { %0 = "stablehlo.custom_call"() {call_target_name = "CreateBuffer"} : () -> (tensor<4xf32>) // error 23: 'stablehlo.custom_call' op CreateBuffer custom_call should have a memref result
 return }
// -----
func.func @k() { %0 = "stablehlo.custom_call"() {call_target_name = "Pin"} : () -> (memref<4xf32>) // error 23: 'stablehlo.custom_call' op Pin custom_call should have one input
 return }
// -----
func.func @k(%v0: memref<4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "Pin"} : (memref<4xf32>) -> (memref<4xf32>) // error 41: 'stablehlo.custom_call' op Pin custom_call should have a tensor input
 return }
// -----
func.func @k(%v0: tensor<4xf32>) { %0:2 = "stablehlo.custom_call"(%v0) {call_target_name = "Pin"} : (tensor<4xf32>) -> (memref<4xf32>, memref<4xf32>) // error 43: 'stablehlo.custom_call' op Pin custom_call should have one output
 return }
// -----
func.func @k(%v0: tensor<4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "Pin"} : (tensor<4xf32>) -> (tensor<4xf32>) // error 41: 'stablehlo.custom_call' op Pin custom_call should have a memref output
 return }
// -----
func.func @k(%v0: tensor<4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "Pin"} : (tensor<4xf32>) -> (memref<5xf32>) // error 41: 'stablehlo.custom_call' op Pin custom_call should have compatible input and output types
 return }
// -----
func.func @k() { %0 = "stablehlo.custom_call"() {call_target_name = "Unpin"} : () -> (tensor<4xf32>) // error 23: 'stablehlo.custom_call' op Unpin custom_call should have one input
 return }
// -----
func.func @k(%v0: tensor<4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "Unpin"} : (tensor<4xf32>) -> (tensor<4xf32>) // error 41: 'stablehlo.custom_call' op Unpin custom_call should have a memref input
 return }
// -----
func.func @k(%v0: memref<4xf32>) { %0:2 = "stablehlo.custom_call"(%v0) {call_target_name = "Unpin"} : (memref<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) // error 43: 'stablehlo.custom_call' op Unpin custom_call should have one output
 return }
// -----
func.func @k(%v0: memref<4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "Unpin"} : (memref<4xf32>) -> (memref<4xf32>) // error 41: 'stablehlo.custom_call' op Unpin custom_call should have a tensor output
 return }
// -----
func.func @k(%v0: memref<4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "Unpin"} : (memref<4xf32>) -> (tensor<4xf64>) // error 41: 'stablehlo.custom_call' op Unpin custom_call should have compatible input and output types
 return }
// -----
func.func @k(%v0: tensor<4xf32>) { %0 = "stablehlo.custom_call"(%v0) {call_target_name = "t"} : (tensor<4xf32>) -> (memref<4xf32>) // error 41: 'stablehlo.custom_call' op buffer output [] is not used in output_operand_alias
 return }
// -----
func.func @k(%v0: memref<4xf32>) { %0:2 = "stablehlo.custom_call"(%v0) {call_target_name = "t", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) // error 43: 'stablehlo.custom_call' op buffer output [1] is not used in output_operand_alias
 return }
// -----
func.func @k(%a: tensor<4xf32>) { check.expect_eq %a, %a : tensor<4xf32> // error 35: Dialect `check' not found for custom op 'check.expect_eq' 
 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = stablehlo.composite "my.op" %a {decomposition = @g} : (tensor<4xf32>) -> tensor<4xf32> // error 40: operand at index 0 has type 'tensor<4xf32>', but decomposition has type 'tensor<8xf32>'
 return }
func.func @g(%a: tensor<8xf32>) -> tensor<4xf32> { %0 = stablehlo.constant dense<0.0> : tensor<4xf32>
 return %0 : tensor<4xf32> }
