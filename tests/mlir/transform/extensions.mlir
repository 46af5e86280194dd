// The operations of transform that extensions for dialects have, in the spellings that their forms have.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @affine(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    transform.affine.simplify_bounded_affine_ops %h with[%h : !transform.any_op] within [1] and [1] : !transform.any_op
    transform.affine.simplify_min_max_affine_ops %h : !transform.any_op
    transform.yield
  }
  transform.named_sequence @bufferization(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.cast %h : !transform.any_op to !transform.op<"tensor.empty">
    transform.bufferization.buffer_loop_hoisting %h : !transform.any_op
    transform.bufferization.eliminate_empty_tensors %h : !transform.any_op
    %1 = transform.bufferization.empty_tensor_to_alloc_tensor %0 : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    %2 = transform.bufferization.one_shot_bufferize %h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @dlti(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.dlti.query [] at %h : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
  transform.named_sequence @debug(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    transform.debug.emit_param_as_remark %p at %h : !transform.any_param, !transform.any_op
    transform.debug.emit_remark_at %h, "a" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @func(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %transformed_module, %transformed_function = transform.func.deduplicate_func_args @x at %h : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %transformed_module_0, %transformed_function_1 = transform.func.replace_func_signature @x args_interchange = [] results_interchange = [] at %h : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @gpu(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.gpu.map_forall_to_blocks %h : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_nested_forall_to_threads %h block_dims = [] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @linalgmatch(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.any_param
    transform.yield
  }
  transform.named_sequence @linalg(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.cast %h : !transform.any_op to !transform.op<"linalg.pack">
    %1 = transform.cast %h : !transform.any_op to !transform.op<"linalg.unpack">
    %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %h : !transform.any_op
    %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %h {dimension = 1 : i64, target_size = 8 : i64} : (!transform.any_op) -> !transform.any_op
    %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %h : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2 = transform.structured.convert_to_loops %h : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.decompose %h : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.decompose_interface %h : (!transform.any_op) -> !transform.any_op
    %5 = transform.structured.decompose_winograd_op %h : (!transform.any_op) -> !transform.any_op
    transform.structured.eliminate_empty_tensors %h : !transform.any_op
    %6 = transform.structured.flatten_elementwise %h : (!transform.any_op) -> !transform.any_op
    %transformed_0, %loops = transform.structured.fuse %h tile_sizes [%h] interchange [%h] : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %h into %h : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %7 = transform.structured.generalize %h : (!transform.any_op) -> !transform.any_op
    %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %h total_num_threads = 1 desired_bit_alignment = 1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %8 = transform.structured.hoist_pad %h by 1 loops : (!transform.any_op) -> !transform.any_op
    %9 = transform.structured.hoist_pad.build_packing_loop_nest %h above %h : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %10 = transform.structured.hoist_redundant_vector_broadcasts %h : (!transform.any_op) -> !transform.any_op
    %11 = transform.structured.hoist_redundant_vector_transfers %h : (!transform.any_op) -> !transform.any_op
    %12 = transform.structured.insert_slice_to_copy %h : (!transform.any_op) -> !transform.any_op
    %13 = transform.structured.interchange %h : (!transform.any_op) -> !transform.any_op
    %14 = transform.structured.linalg_copy_to_memref %h : (!transform.any_op) -> !transform.any_op
    %pad_op, %expand_shape_op, %transpose_op = transform.structured.lower_pack %0 : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %empty_op, %transpose_op_1, %collapse_shape_op, %extract_slice_op = transform.structured.lower_unpack %1 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    %15 = transform.structured.match in %h : (!transform.any_op) -> !transform.any_op
    %low_size, %high_size, %split_point = transform.structured.multitile_sizes %h {dimension = 1 : i64, target_size = 8 : i64} : (!transform.any_op) -> !transform.any_op
    %16 = transform.structured.pack %h packed_sizes = [%h] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %17 = transform.structured.pack_greedily %h matmul_packed_sizes = [1, 2, %h] matmul_inner_dims_order = [0, 1, 2] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %h with_compute_op(%h) outer_perm = [0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %padded, %pad, %copy = transform.structured.pad %h pad_to_multiple_of [%h] {padding_dimensions = [0]} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %padded_2, %pad_3 = transform.structured.pad_tiling_interface %h to padding_sizes [%h] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %18 = transform.structured.promote %h : (!transform.any_op) -> !transform.any_op
    %19 = transform.structured.promote_tensor %v : !transform.any_value
    %20 = transform.structured.rewrite_in_destination_passing_style %h : (!transform.any_op) -> !transform.any_op
    %21 = transform.structured.scalarize %h : (!transform.any_op) -> !transform.any_op
    %22 = transform.structured.specialize %h : (!transform.any_op) -> !transform.any_op
    %23 = transform.structured.split %h after %h  {dimension = 1 : i64} : !transform.any_op, !transform.any_op
    %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %h : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %fill_op_4, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %h by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %fill_op_5, %split_op_6, %combining_op_7, %forall_op_8 = transform.structured.tile_reduction_using_forall %h by : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %tiled_linalg_op, %loops_9 = transform.structured.tile_using_for %h tile_sizes [%h] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled_op_10, %forall_op_11 = transform.structured.tile_using_forall %h tile_sizes [%h] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %24 = transform.structured.transpose_conv2d %h : (!transform.any_op) -> !transform.any_op
    %25 = transform.structured.transpose_matmul %h : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %h vector_sizes [%h] : !transform.any_op, !transform.any_op
    %26 = transform.structured.vectorize_children_and_apply_patterns %h : (!transform.any_op) -> !transform.any_op
    %27 = transform.structured.winograd_conv2d %h {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @loop(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    transform.loop.hoist_loop_invariant_subsets %h : !transform.any_op
    transform.yield
  }
  transform.named_sequence @memref(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.cast %h : !transform.any_op to !transform.op<"memref.alloc">
    %1 = transform.cast %h : !transform.any_op to !transform.op<"memref.alloca">
    %getGlobal, %global = transform.memref.alloca_to_global %1 : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    transform.memref.erase_dead_alloc_and_stores %h : (!transform.any_op) -> ()
    %2 = transform.memref.make_loop_independent %h {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    %3 = transform.memref.multibuffer %0 {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @nvgpu(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.nvgpu.create_async_groups %h : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %h {depth = 1 : i64} : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %h : (!transform.any_op) -> ()
    transform.nvgpu.rewrite_matmul_as_mma_sync %h : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @pdl(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.pdl_match @x in %h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @scf(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.cast %h : !transform.any_op to !transform.op<"scf.for">
    %1 = transform.loop.coalesce %h : (!transform.any_op) -> !transform.any_op
    %2 = transform.loop.forall_to_for %h : (!transform.any_op) -> !transform.any_op
    %3 = transform.loop.forall_to_parallel %h : (!transform.any_op) -> !transform.any_op
    %4 = transform.loop.fuse_sibling %h into %h : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %function, %call = transform.loop.outline %h {func_name = "a"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %5 = transform.loop.parallel_for_to_nested_fors %h : (!transform.any_op) -> !transform.any_op
    %peeled_loop, %remainder_loop = transform.loop.peel %0 : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %6 = transform.loop.pipeline %0 : (!transform.op<"scf.for">) -> !transform.any_op
    transform.loop.promote_if_one_iteration %h : !transform.any_op
    transform.loop.unroll %h {factor = 4 : i64} : !transform.any_op
    transform.loop.unroll_and_jam %h {factor = 4 : i64} : !transform.any_op
    transform.scf.take_assumed_branch %h : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @sparsetensor(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.sparse_tensor.match.sparse_inout %h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @tensor(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.tensor.make_loop_independent %h {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @tune(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.tune.knob<"a"> options = 1 : i64 -> !transform.any_param
    transform.yield
  }
  transform.named_sequence @xegpu(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    %0 = transform.xegpu.convert_layout %v input_sg_layout = [%h] input_sg_data = [%h] input_inst_data = [%h] target_sg_layout = [%h] target_sg_data = [%h] target_inst_data = [%h] : (!transform.any_value, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
    %1 = transform.xegpu.get_desc_op %v : (!transform.any_value) -> !transform.any_op
    %2 = transform.xegpu.insert_prefetch %v nb_prefetch = %h : (!transform.any_value, !transform.any_op) -> !transform.any_op
    %3 = transform.xegpu.set_desc_layout %h sg_layout = [%h] sg_data = [%h] inst_data = [%h] : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
    transform.xegpu.set_gpu_launch_threads %h threads = [%h] : !transform.any_op, !transform.any_op
    transform.xegpu.set_op_layout_attr %h sg_layout = [%h] sg_data = [%h] inst_data = [%h] : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
    transform.yield
  }
  transform.named_sequence @patterns(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    transform.apply_patterns to %h {
      transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
      transform.apply_patterns.arm_neon.vector_contract_to_i8mm
      transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
      transform.apply_patterns.arm_sve.vector_contract_to_i8mm
      transform.apply_patterns.gpu.eliminate_barriers
      transform.apply_patterns.gpu.gpu_rewrite_patterns
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[1, 1, 1]
      transform.apply_patterns.linalg.decompose_pack_unpack
      transform.apply_patterns.linalg.decompose_pad
      transform.apply_patterns.linalg.erase_unnecessary_inputs
      transform.apply_patterns.linalg.fold_add_into_dest
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
      transform.apply_patterns.linalg.pad_vectorization
      transform.apply_patterns.linalg.tiling_canonicalization
      transform.apply_patterns.memref.alloc_to_alloca
      transform.apply_patterns.memref.expand_ops
      transform.apply_patterns.memref.expand_strided_metadata
      transform.apply_patterns.memref.extract_address_computations
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
      transform.apply_patterns.scf.for_loop_canonicalization
      transform.apply_patterns.tensor.bubble_up_extract_slice
      transform.apply_patterns.tensor.decompose_concat
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_subset_ops
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
      transform.apply_patterns.tensor.reassociative_reshape_folding
      transform.apply_patterns.tensor.rewrite_as_constant
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
      transform.apply_patterns.vector.elementwise_to_vector
      transform.apply_patterns.vector.fold_arith_extension
      transform.apply_patterns.vector.interleave_to_shuffle
      transform.apply_patterns.vector.lower_bitcast
      transform.apply_patterns.vector.lower_broadcast
      transform.apply_patterns.vector.lower_contraction
      transform.apply_patterns.vector.lower_create_mask
      transform.apply_patterns.vector.lower_gather
      transform.apply_patterns.vector.lower_interleave
      transform.apply_patterns.vector.lower_masked_transfers
      transform.apply_patterns.vector.lower_masks
      transform.apply_patterns.vector.lower_multi_reduction
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.vector.lower_scan
      transform.apply_patterns.vector.lower_shape_cast
      transform.apply_patterns.vector.lower_transfer
      transform.apply_patterns.vector.lower_transpose
      transform.apply_patterns.vector.materialize_masks
      transform.apply_patterns.vector.rank_reducing_subview_patterns
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.rewrite_narrow_types
      transform.apply_patterns.vector.sink_mem_ops
      transform.apply_patterns.vector.sink_ops
      transform.apply_patterns.vector.split_transfer_full_partial
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.transfer_to_scf
      transform.apply_patterns.vector.unroll_from_elements
      transform.apply_patterns.vector.unroll_to_elements
      transform.apply_patterns.x86vector.sink_vector_producer_ops
      transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
      transform.apply_patterns.x86vector.vector_contract_to_fma
      transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
    } : !transform.any_op
    transform.yield
  }
  transform.named_sequence @conversions(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %k: !transform.param<i64>) {
    transform.apply_conversion_patterns to %h {
      transform.apply_conversion_patterns.func.func_to_llvm
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx942"
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
      transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
      transform.apply_conversion_patterns.scf.scf_to_control_flow
      transform.apply_conversion_patterns.scf.structural_conversions
      transform.apply_conversion_patterns.vector.vector_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } : !transform.any_op
    transform.yield
  }
  transform.named_sequence @spellings(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value) {
    %0 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %h {bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
    %1, %loops:3 = transform.structured.tile_using_for %0 tile_sizes [4, [8], %p] interchange = [1, 0] {z} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %2, %3 = transform.structured.tile_using_forall %1 num_threads *(%p) (mapping = [#gpu.thread<x>]) : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %4 = transform.structured.split %2 after 4 {dimension = 0} : !transform.any_op
    %5 = transform.structured.split %4 after %p {dimension = 0, multiway} : !transform.any_op, !transform.any_param
    transform.structured.vectorize %5 vector_sizes [4, [3], %p] {vectorize_nd_extract} : !transform.any_op, !transform.any_param
    transform.structured.vectorize %5 : !transform.any_op
    %6 = transform.structured.match ops{["scf.for"]} interface{LoopLikeInterface} attributes {a = 1 : i64} filter_result_type = i32 filter_operand_types = [i32, f32] in %h : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.transpose_matmul %h <rhs> : (!transform.any_op) -> !transform.any_op
    %8 = transform.structured.pack_greedily %h matmul_packed_sizes = [8, 16, 0] matmul_padded_sizes_next_multiple_of = [0, 0, 10] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    %9:2 = transform.structured.fuse %h interchange [0] tile_sizes [%p, 0] {apply_cleanup} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %10:3 = transform.structured.pad %h pad_to_multiple_of [2] use_prescribed_tensor_shapes {padding_dimensions = [1], nofold_flags = [1], transpose_paddings = [[1, 0]], padding_values = [0.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %11 = transform.gpu.map_forall_to_blocks %h generate_gpu_launch grid_dims = [1, 2, 3] : (!transform.any_op) -> !transform.any_op
    %12 = transform.gpu.map_nested_forall_to_threads %h block_dims = [32, 4, 1] sync_after_distribute = false warp_size = 64 : (!transform.any_op) -> !transform.any_op
    %13 = transform.structured.promote_tensor to 3 %v : !transform.any_value
    %14 = transform.xegpu.insert_prefetch %v nb_prefetch = %p : (!transform.any_value, !transform.any_param) -> !transform.any_op
    transform.xegpu.set_op_layout_attr %h result index = 1 sg_layout = [8, 4] sg_data = [%p, 32] inst_data = [4] slice_dims = [0] {z} : !transform.any_op, !transform.any_param
    transform.debug.emit_param_as_remark %p, "text" at %h : !transform.any_param, !transform.any_op
    %15:4, %16 = transform.structured.tile_reduction_using_forall %h reduction_dims = [1] by num_threads = [0, 5] tile_sizes = [0, 3] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
//= 
module attributes {transform.with_named_sequence} {
  transform.named_sequence @affine(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    transform.affine.simplify_bounded_affine_ops %arg0 with[%arg0 : !transform.any_op] within [1] and [1] : !transform.any_op
    transform.affine.simplify_min_max_affine_ops %arg0 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @bufferization(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.cast %arg0 : !transform.any_op to !transform.op<"tensor.empty">
    transform.bufferization.buffer_loop_hoisting %arg0 : !transform.any_op
    transform.bufferization.eliminate_empty_tensors %arg0 : !transform.any_op
    %1 = transform.bufferization.empty_tensor_to_alloc_tensor %0 : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    %2 = transform.bufferization.one_shot_bufferize %arg0 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @dlti(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.dlti.query [] at %arg0 : (!transform.any_op) -> !transform.any_param
    transform.yield 
  }
  transform.named_sequence @debug(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    transform.debug.emit_param_as_remark %arg1 at %arg0 : !transform.any_param, !transform.any_op
    transform.debug.emit_remark_at %arg0, "a" : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @func(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %transformed_module, %transformed_function = transform.func.deduplicate_func_args @x at %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %transformed_module_0, %transformed_function_1 = transform.func.replace_func_signature @x args_interchange = [] results_interchange = [] at %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @gpu(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.gpu.map_forall_to_blocks %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_nested_forall_to_threads %arg0 block_dims = [] : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @linalgmatch(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.match.structured.elemental_bitwidth %arg2 : (!transform.any_value) -> !transform.any_param
    transform.yield 
  }
  transform.named_sequence @linalg(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.cast %arg0 : !transform.any_op to !transform.op<"linalg.pack">
    %1 = transform.cast %arg0 : !transform.any_op to !transform.op<"linalg.unpack">
    %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %arg0 : !transform.any_op
    %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %arg0 {dimension = 1 : i64, target_size = 8 : i64} : (!transform.any_op) -> !transform.any_op
    %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2 = transform.structured.convert_to_loops %arg0 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.decompose %arg0 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.decompose_interface %arg0 : (!transform.any_op) -> !transform.any_op
    %5 = transform.structured.decompose_winograd_op %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.eliminate_empty_tensors %arg0 : !transform.any_op
    %6 = transform.structured.flatten_elementwise %arg0 : (!transform.any_op) -> !transform.any_op
    %transformed_0, %loops = transform.structured.fuse %arg0 tile_sizes [%arg0] interchange [%arg0] : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %arg0 into %arg0 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %7 = transform.structured.generalize %arg0 : (!transform.any_op) -> !transform.any_op
    %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %arg0 total_num_threads = 1 desired_bit_alignment = 1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %8 = transform.structured.hoist_pad %arg0 by 1 loops : (!transform.any_op) -> !transform.any_op
    %9 = transform.structured.hoist_pad.build_packing_loop_nest %arg0 above %arg0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %10 = transform.structured.hoist_redundant_vector_broadcasts %arg0 : (!transform.any_op) -> !transform.any_op
    %11 = transform.structured.hoist_redundant_vector_transfers %arg0 : (!transform.any_op) -> !transform.any_op
    %12 = transform.structured.insert_slice_to_copy %arg0 : (!transform.any_op) -> !transform.any_op
    %13 = transform.structured.interchange %arg0 : (!transform.any_op) -> !transform.any_op
    %14 = transform.structured.linalg_copy_to_memref %arg0 : (!transform.any_op) -> !transform.any_op
    %pad_op, %expand_shape_op, %transpose_op = transform.structured.lower_pack %0 : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %empty_op, %transpose_op_1, %collapse_shape_op, %extract_slice_op = transform.structured.lower_unpack %1 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    %15 = transform.structured.match in %arg0 : (!transform.any_op) -> !transform.any_op
    %low_size, %high_size, %split_point = transform.structured.multitile_sizes %arg0 {dimension = 1 : i64, target_size = 8 : i64} : (!transform.any_op) -> !transform.any_op
    %16 = transform.structured.pack %arg0 packed_sizes = [%arg0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %17 = transform.structured.pack_greedily %arg0 matmul_packed_sizes = [1, 2, %arg0] matmul_inner_dims_order = [0, 1, 2] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %arg0 with_compute_op(%arg0) outer_perm = [0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %padded, %pad, %copy = transform.structured.pad %arg0 pad_to_multiple_of [%arg0] {padding_dimensions = [0]} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %padded_2, %pad_3 = transform.structured.pad_tiling_interface %arg0 to padding_sizes [%arg0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %18 = transform.structured.promote %arg0 : (!transform.any_op) -> !transform.any_op
    %19 = transform.structured.promote_tensor %arg2 : !transform.any_value
    %20 = transform.structured.rewrite_in_destination_passing_style %arg0 : (!transform.any_op) -> !transform.any_op
    %21 = transform.structured.scalarize %arg0 : (!transform.any_op) -> !transform.any_op
    %22 = transform.structured.specialize %arg0 : (!transform.any_op) -> !transform.any_op
    %23 = transform.structured.split %arg0 after %arg0  {dimension = 1 : i64} : !transform.any_op, !transform.any_op
    %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %fill_op_4, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %arg0 by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %fill_op_5, %split_op_6, %combining_op_7, %forall_op_8 = transform.structured.tile_reduction_using_forall %arg0 by : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %tiled_linalg_op, %loops_9 = transform.structured.tile_using_for %arg0 tile_sizes [%arg0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled_op_10, %forall_op_11 = transform.structured.tile_using_forall %arg0 tile_sizes [%arg0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %24 = transform.structured.transpose_conv2d %arg0 : (!transform.any_op) -> !transform.any_op
    %25 = transform.structured.transpose_matmul %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %arg0 vector_sizes [%arg0] : !transform.any_op, !transform.any_op
    %26 = transform.structured.vectorize_children_and_apply_patterns %arg0 : (!transform.any_op) -> !transform.any_op
    %27 = transform.structured.winograd_conv2d %arg0 {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @loop(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    transform.loop.hoist_loop_invariant_subsets %arg0 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @memref(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.cast %arg0 : !transform.any_op to !transform.op<"memref.alloc">
    %1 = transform.cast %arg0 : !transform.any_op to !transform.op<"memref.alloca">
    %getGlobal, %global = transform.memref.alloca_to_global %1 : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    transform.memref.erase_dead_alloc_and_stores %arg0 : (!transform.any_op) -> ()
    %2 = transform.memref.make_loop_independent %arg0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    %3 = transform.memref.multibuffer %0 {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @nvgpu(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.nvgpu.create_async_groups %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %arg0 {depth = 1 : i64} : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %arg0 : (!transform.any_op) -> ()
    transform.nvgpu.rewrite_matmul_as_mma_sync %arg0 : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @pdl(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.pdl_match @x in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @scf(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.cast %arg0 : !transform.any_op to !transform.op<"scf.for">
    %1 = transform.loop.coalesce %arg0 : (!transform.any_op) -> !transform.any_op
    %2 = transform.loop.forall_to_for %arg0 : (!transform.any_op) -> !transform.any_op
    %3 = transform.loop.forall_to_parallel %arg0 : (!transform.any_op) -> !transform.any_op
    %4 = transform.loop.fuse_sibling %arg0 into %arg0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %function, %call = transform.loop.outline %arg0 {func_name = "a"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %5 = transform.loop.parallel_for_to_nested_fors %arg0 : (!transform.any_op) -> !transform.any_op
    %peeled_loop, %remainder_loop = transform.loop.peel %0 : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %6 = transform.loop.pipeline %0 : (!transform.op<"scf.for">) -> !transform.any_op
    transform.loop.promote_if_one_iteration %arg0 : !transform.any_op
    transform.loop.unroll %arg0 {factor = 4 : i64} : !transform.any_op
    transform.loop.unroll_and_jam %arg0 {factor = 4 : i64} : !transform.any_op
    transform.scf.take_assumed_branch %arg0 : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @sparsetensor(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.sparse_tensor.match.sparse_inout %arg0 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @tensor(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.tensor.make_loop_independent %arg0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @tune(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.tune.knob<"a"> options = 1 : i64 -> !transform.any_param
    transform.yield 
  }
  transform.named_sequence @xegpu(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    %0 = transform.xegpu.convert_layout %arg2 input_sg_layout = [%arg0] input_sg_data = [%arg0] input_inst_data = [%arg0] target_sg_layout = [%arg0] target_sg_data = [%arg0] target_inst_data = [%arg0] : (!transform.any_value, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
    %1 = transform.xegpu.get_desc_op %arg2 : (!transform.any_value) -> !transform.any_op
    %2 = transform.xegpu.insert_prefetch %arg2 nb_prefetch = %arg0 : (!transform.any_value, !transform.any_op) -> !transform.any_op
    %3 = transform.xegpu.set_desc_layout %arg0 sg_layout = [%arg0] sg_data = [%arg0] inst_data = [%arg0] : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
    transform.xegpu.set_gpu_launch_threads %arg0 threads = [%arg0] : !transform.any_op, !transform.any_op
    transform.xegpu.set_op_layout_attr %arg0 sg_layout = [%arg0] sg_data = [%arg0] inst_data = [%arg0] : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
    transform.yield 
  }
  transform.named_sequence @patterns(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
      transform.apply_patterns.arm_neon.vector_contract_to_i8mm
      transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
      transform.apply_patterns.arm_sve.vector_contract_to_i8mm
      transform.apply_patterns.gpu.eliminate_barriers
      transform.apply_patterns.gpu.gpu_rewrite_patterns
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[1, 1, 1]
      transform.apply_patterns.linalg.decompose_pack_unpack
      transform.apply_patterns.linalg.decompose_pad
      transform.apply_patterns.linalg.erase_unnecessary_inputs
      transform.apply_patterns.linalg.fold_add_into_dest
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
      transform.apply_patterns.linalg.pad_vectorization
      transform.apply_patterns.linalg.tiling_canonicalization
      transform.apply_patterns.memref.alloc_to_alloca
      transform.apply_patterns.memref.expand_ops
      transform.apply_patterns.memref.expand_strided_metadata
      transform.apply_patterns.memref.extract_address_computations
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
      transform.apply_patterns.scf.for_loop_canonicalization
      transform.apply_patterns.tensor.bubble_up_extract_slice
      transform.apply_patterns.tensor.decompose_concat
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_subset_ops
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
      transform.apply_patterns.tensor.reassociative_reshape_folding
      transform.apply_patterns.tensor.rewrite_as_constant
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
      transform.apply_patterns.vector.elementwise_to_vector
      transform.apply_patterns.vector.fold_arith_extension
      transform.apply_patterns.vector.interleave_to_shuffle
      transform.apply_patterns.vector.lower_bitcast
      transform.apply_patterns.vector.lower_broadcast
      transform.apply_patterns.vector.lower_contraction
      transform.apply_patterns.vector.lower_create_mask
      transform.apply_patterns.vector.lower_gather
      transform.apply_patterns.vector.lower_interleave
      transform.apply_patterns.vector.lower_masked_transfers
      transform.apply_patterns.vector.lower_masks
      transform.apply_patterns.vector.lower_multi_reduction
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.vector.lower_scan
      transform.apply_patterns.vector.lower_shape_cast
      transform.apply_patterns.vector.lower_transfer
      transform.apply_patterns.vector.lower_transpose
      transform.apply_patterns.vector.materialize_masks
      transform.apply_patterns.vector.rank_reducing_subview_patterns
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.rewrite_narrow_types
      transform.apply_patterns.vector.sink_mem_ops
      transform.apply_patterns.vector.sink_ops
      transform.apply_patterns.vector.split_transfer_full_partial
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.transfer_to_scf
      transform.apply_patterns.vector.unroll_from_elements
      transform.apply_patterns.vector.unroll_to_elements
      transform.apply_patterns.x86vector.sink_vector_producer_ops
      transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
      transform.apply_patterns.x86vector.vector_contract_to_fma
      transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @conversions(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.func.func_to_llvm
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx942"
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
      transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
      transform.apply_conversion_patterns.scf.scf_to_control_flow
      transform.apply_conversion_patterns.scf.structural_conversions
      transform.apply_conversion_patterns.vector.vector_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @spellings(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value) {
    %0 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %arg0 {bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
    %tiled_linalg_op, %loops:3 = transform.structured.tile_using_for %0 tile_sizes [4, [8], %arg1] interchange = [1, 0] {z} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %tiled_op, %forall_op = transform.structured.tile_using_forall %tiled_linalg_op num_threads *(%arg1)(mapping = [#gpu.thread<x>]) : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %1 = transform.structured.split %tiled_op after 4  {dimension = 0 : i64} : !transform.any_op
    %2 = transform.structured.split %1 after %arg1  {dimension = 0 : i64, multiway} : !transform.any_op, !transform.any_param
    transform.structured.vectorize %2 vector_sizes [4, [3], %arg1] {vectorize_nd_extract} : !transform.any_op, !transform.any_param
    transform.structured.vectorize %2 : !transform.any_op
    %3 = transform.structured.match ops{["scf.for"]} interface{LoopLikeInterface} attributes {a = 1 : i64} filter_result_type = i32 filter_operand_types = [i32, f32] in %arg0 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.transpose_matmul %arg0<rhs> : (!transform.any_op) -> !transform.any_op
    %5 = transform.structured.pack_greedily %arg0 matmul_packed_sizes = [8, 16, 0] matmul_padded_sizes_next_multiple_of = [0, 0, 10] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    %transformed, %loops_0 = transform.structured.fuse %arg0 tile_sizes [%arg1, 0] interchange [0] {apply_cleanup} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %padded, %pad, %copy = transform.structured.pad %arg0 pad_to_multiple_of [2] use_prescribed_tensor_shapes {nofold_flags = [1], padding_dimensions = [1], padding_values = [0.000000e+00 : f32], transpose_paddings = [[1, 0]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %6 = transform.gpu.map_forall_to_blocks %arg0 generate_gpu_launch grid_dims = [1, 2, 3] : (!transform.any_op) -> !transform.any_op
    %7 = transform.gpu.map_nested_forall_to_threads %arg0 block_dims = [32, 4, 1] sync_after_distribute = false warp_size = 64 : (!transform.any_op) -> !transform.any_op
    %8 = transform.structured.promote_tensor to 3 : i64 %arg2 : !transform.any_value
    %9 = transform.xegpu.insert_prefetch %arg2 nb_prefetch = %arg1 : (!transform.any_value, !transform.any_param) -> !transform.any_op
    transform.xegpu.set_op_layout_attr %arg0 result index = 1 sg_layout = [8, 4] sg_data = [%arg1, 32] inst_data = [4] slice_dims = [0] {z} : !transform.any_op, !transform.any_param
    transform.debug.emit_param_as_remark %arg1, "text" at %arg0 : !transform.any_param, !transform.any_op
    %fill_op:2, %split_op, %combining_op, %forall_op_1 = transform.structured.tile_reduction_using_forall %arg0 reduction_dims = [1] by num_threads = [0, 5] tile_sizes = [0, 3] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "affine"}> ({
  ^bb0(%arg75: !transform.any_op, %arg76: !transform.any_param, %arg77: !transform.any_value, %arg78: !transform.param<i64>):
    "transform.affine.simplify_bounded_affine_ops"(%arg75, %arg75) <{lower_bounds = array<i64: 1>, upper_bounds = array<i64: 1>}> : (!transform.any_op, !transform.any_op) -> ()
    "transform.affine.simplify_min_max_affine_ops"(%arg75) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "bufferization"}> ({
  ^bb0(%arg71: !transform.any_op, %arg72: !transform.any_param, %arg73: !transform.any_value, %arg74: !transform.param<i64>):
    %90 = "transform.cast"(%arg71) : (!transform.any_op) -> !transform.op<"tensor.empty">
    "transform.bufferization.buffer_loop_hoisting"(%arg71) : (!transform.any_op) -> ()
    "transform.bufferization.eliminate_empty_tensors"(%arg71) : (!transform.any_op) -> ()
    %91 = "transform.bufferization.empty_tensor_to_alloc_tensor"(%90) : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    %92 = "transform.bufferization.one_shot_bufferize"(%arg71) <{allow_return_allocs_from_loops = false, allow_unknown_ops = false, bufferize_function_boundaries = false, check_parallel_regions = true, dump_alias_sets = false, memcpy_op = "memref.copy", print_conflicts = false, test_analysis_only = false}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "dlti"}> ({
  ^bb0(%arg67: !transform.any_op, %arg68: !transform.any_param, %arg69: !transform.any_value, %arg70: !transform.param<i64>):
    %89 = "transform.dlti.query"(%arg67) <{keys = []}> : (!transform.any_op) -> !transform.any_param
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "debug"}> ({
  ^bb0(%arg63: !transform.any_op, %arg64: !transform.any_param, %arg65: !transform.any_value, %arg66: !transform.param<i64>):
    "transform.debug.emit_param_as_remark"(%arg64, %arg63) : (!transform.any_param, !transform.any_op) -> ()
    "transform.debug.emit_remark_at"(%arg63) <{message = "a"}> : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "func"}> ({
  ^bb0(%arg59: !transform.any_op, %arg60: !transform.any_param, %arg61: !transform.any_value, %arg62: !transform.param<i64>):
    %87:2 = "transform.func.deduplicate_func_args"(%arg59) <{function_name = @x}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %88:2 = "transform.func.replace_func_signature"(%arg59) <{args_interchange = array<i32>, function_name = @x, results_interchange = array<i32>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "gpu"}> ({
  ^bb0(%arg55: !transform.any_op, %arg56: !transform.any_param, %arg57: !transform.any_value, %arg58: !transform.param<i64>):
    %85 = "transform.gpu.map_forall_to_blocks"(%arg55) : (!transform.any_op) -> !transform.any_op
    %86 = "transform.gpu.map_nested_forall_to_threads"(%arg55) <{block_dims = array<i64>, sync_after_distribute = true, warp_size = 32 : i64}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "linalgmatch"}> ({
  ^bb0(%arg51: !transform.any_op, %arg52: !transform.any_param, %arg53: !transform.any_value, %arg54: !transform.param<i64>):
    %84 = "transform.match.structured.elemental_bitwidth"(%arg53) : (!transform.any_value) -> !transform.any_param
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "linalg"}> ({
  ^bb0(%arg47: !transform.any_op, %arg48: !transform.any_param, %arg49: !transform.any_value, %arg50: !transform.param<i64>):
    %39 = "transform.cast"(%arg47) : (!transform.any_op) -> !transform.op<"linalg.pack">
    %40 = "transform.cast"(%arg47) : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %41:2 = "transform.structured.bufferize_to_allocation"(%arg47) <{alloc_op = "memref.alloc", memcpy_op = "bufferization.materialize_in_destination"}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
    %42:2 = "transform.structured.continuous_tile_sizes"(%arg47) <{dimension = 1 : i64, target_size = 8 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %43:2 = "transform.structured.convert_conv2d_to_img2col"(%arg47) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %44 = "transform.structured.convert_to_loops"(%arg47) : (!transform.any_op) -> !transform.any_op
    %45 = "transform.structured.decompose"(%arg47) : (!transform.any_op) -> !transform.any_op
    %46 = "transform.structured.decompose_interface"(%arg47) : (!transform.any_op) -> !transform.any_op
    %47 = "transform.structured.decompose_winograd_op"(%arg47) : (!transform.any_op) -> !transform.any_op
    "transform.structured.eliminate_empty_tensors"(%arg47) : (!transform.any_op) -> ()
    %48 = "transform.structured.flatten_elementwise"(%arg47) : (!transform.any_op) -> !transform.any_op
    %49:2 = "transform.structured.fuse"(%arg47, %arg47, %arg47) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_tile_interchange = array<i64: -9223372036854775808>, static_tile_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %50:2 = "transform.structured.fuse_into_containing_op"(%arg47, %arg47) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %51 = "transform.structured.generalize"(%arg47) : (!transform.any_op) -> !transform.any_op
    %52:2 = "transform.structured.gpu.map_copy_to_threads"(%arg47) <{desired_bit_alignment = 1 : i64, total_num_threads = 1 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %53 = "transform.structured.hoist_pad"(%arg47) <{num_loops = 1 : i64, transpose = array<i64>}> : (!transform.any_op) -> !transform.any_op
    %54 = "transform.structured.hoist_pad.build_packing_loop_nest"(%arg47, %arg47) <{transpose = array<i64>}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %55 = "transform.structured.hoist_redundant_vector_broadcasts"(%arg47) : (!transform.any_op) -> !transform.any_op
    %56 = "transform.structured.hoist_redundant_vector_transfers"(%arg47) : (!transform.any_op) -> !transform.any_op
    %57 = "transform.structured.insert_slice_to_copy"(%arg47) : (!transform.any_op) -> !transform.any_op
    %58 = "transform.structured.interchange"(%arg47) : (!transform.any_op) -> !transform.any_op
    %59 = "transform.structured.linalg_copy_to_memref"(%arg47) : (!transform.any_op) -> !transform.any_op
    %60:3 = "transform.structured.lower_pack"(%39) <{lowerPadLikeWithInsertSlice = true}> : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %61:4 = "transform.structured.lower_unpack"(%40) <{lowerUnpadLikeWithExtractSlice = true}> : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    %62 = "transform.structured.match"(%arg47) : (!transform.any_op) -> !transform.any_op
    %63:3 = "transform.structured.multitile_sizes"(%arg47) <{dimension = 1 : i64, divisor = 1 : i64, target_size = 8 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %64 = "transform.structured.pack"(%arg47, %arg47) <{static_packed_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %65 = "transform.structured.pack_greedily"(%arg47, %arg47) <{matmul_inner_dims_order = array<i64: 0, 1, 2>, matmul_padded_sizes_next_multiple_of = array<i64>, static_matmul_packed_sizes = array<i64: 1, 2, -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %66:3 = "transform.structured.pack_transpose"(%arg47, %arg47) <{outer_perm = array<i64: 0>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %67:3 = "transform.structured.pad"(%arg47, %arg47) <{copy_back_op = "bufferization.materialize_in_destination", nofold_flags = [], padding_dimensions = [0], padding_values = [], static_pad_to_multiple_of = array<i64: -9223372036854775808>, transpose_paddings = []}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %68:2 = "transform.structured.pad_tiling_interface"(%arg47, %arg47) <{padding_values = [], static_padding_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %69 = "transform.structured.promote"(%arg47) <{operands_to_promote = [], use_full_tile_buffers = []}> : (!transform.any_op) -> !transform.any_op
    %70 = "transform.structured.promote_tensor"(%arg49) : (!transform.any_value) -> !transform.any_value
    %71 = "transform.structured.rewrite_in_destination_passing_style"(%arg47) : (!transform.any_op) -> !transform.any_op
    %72 = "transform.structured.scalarize"(%arg47) : (!transform.any_op) -> !transform.any_op
    %73 = "transform.structured.specialize"(%arg47) : (!transform.any_op) -> !transform.any_op
    %74 = "transform.structured.split"(%arg47, %arg47) <{dimension = 1 : i64, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %75:4 = "transform.structured.split_reduction"(%arg47) <{insert_split_dimension = 0 : i64, split_factor = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %76:4 = "transform.structured.tile_reduction_using_for"(%arg47) <{reduction_dims = [], tile_sizes = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %77:4 = "transform.structured.tile_reduction_using_forall"(%arg47) <{num_threads = array<i64>, reduction_dims = [], tile_sizes = array<i64>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %78:2 = "transform.structured.tile_using_for"(%arg47, %arg47) <{scalable_sizes = array<i1: false>, static_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %79:2 = "transform.structured.tile_using_forall"(%arg47, %arg47) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, static_tile_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %80 = "transform.structured.transpose_conv2d"(%arg47) : (!transform.any_op) -> !transform.any_op
    %81 = "transform.structured.transpose_matmul"(%arg47) <{inputToTranspose = 0 : i32}> : (!transform.any_op) -> !transform.any_op
    "transform.structured.vectorize"(%arg47, %arg47) <{scalable_sizes = array<i1: false>, static_vector_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> ()
    %82 = "transform.structured.vectorize_children_and_apply_patterns"(%arg47) : (!transform.any_op) -> !transform.any_op
    %83 = "transform.structured.winograd_conv2d"(%arg47) <{fmr = 0 : i32}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "loop"}> ({
  ^bb0(%arg43: !transform.any_op, %arg44: !transform.any_param, %arg45: !transform.any_value, %arg46: !transform.param<i64>):
    "transform.loop.hoist_loop_invariant_subsets"(%arg43) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "memref"}> ({
  ^bb0(%arg39: !transform.any_op, %arg40: !transform.any_param, %arg41: !transform.any_value, %arg42: !transform.param<i64>):
    %34 = "transform.cast"(%arg39) : (!transform.any_op) -> !transform.op<"memref.alloc">
    %35 = "transform.cast"(%arg39) : (!transform.any_op) -> !transform.op<"memref.alloca">
    %36:2 = "transform.memref.alloca_to_global"(%35) : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    "transform.memref.erase_dead_alloc_and_stores"(%arg39) : (!transform.any_op) -> ()
    %37 = "transform.memref.make_loop_independent"(%arg39) <{num_loops = 1 : i64}> : (!transform.any_op) -> !transform.any_op
    %38 = "transform.memref.multibuffer"(%34) <{factor = 2 : i64}> : (!transform.op<"memref.alloc">) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "nvgpu"}> ({
  ^bb0(%arg35: !transform.any_op, %arg36: !transform.any_param, %arg37: !transform.any_value, %arg38: !transform.param<i64>):
    %32 = "transform.nvgpu.create_async_groups"(%arg35) : (!transform.any_op) -> !transform.any_op
    %33 = "transform.nvgpu.pipeline_shared_memory_copies"(%arg35) <{depth = 1 : i64, failure_propagation_mode = 2 : i32}> : (!transform.any_op) -> !transform.any_op
    "transform.nvgpu.rewrite_copy_as_tma"(%arg35) : (!transform.any_op) -> ()
    "transform.nvgpu.rewrite_matmul_as_mma_sync"(%arg35) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "pdl"}> ({
  ^bb0(%arg31: !transform.any_op, %arg32: !transform.any_param, %arg33: !transform.any_value, %arg34: !transform.param<i64>):
    %31 = "transform.pdl_match"(%arg31) <{pattern_name = @x}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "scf"}> ({
  ^bb0(%arg27: !transform.any_op, %arg28: !transform.any_param, %arg29: !transform.any_value, %arg30: !transform.param<i64>):
    %22 = "transform.cast"(%arg27) : (!transform.any_op) -> !transform.op<"scf.for">
    %23 = "transform.loop.coalesce"(%arg27) : (!transform.any_op) -> !transform.any_op
    %24 = "transform.loop.forall_to_for"(%arg27) : (!transform.any_op) -> !transform.any_op
    %25 = "transform.loop.forall_to_parallel"(%arg27) : (!transform.any_op) -> !transform.any_op
    %26 = "transform.loop.fuse_sibling"(%arg27, %arg27) : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %27:2 = "transform.loop.outline"(%arg27) <{func_name = "a"}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %28 = "transform.loop.parallel_for_to_nested_fors"(%arg27) : (!transform.any_op) -> !transform.any_op
    %29:2 = "transform.loop.peel"(%22) <{fail_if_already_divisible = false, peel_front = false}> : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %30 = "transform.loop.pipeline"(%22) <{iteration_interval = 1 : i64, read_latency = 10 : i64}> : (!transform.op<"scf.for">) -> !transform.any_op
    "transform.loop.promote_if_one_iteration"(%arg27) : (!transform.any_op) -> ()
    "transform.loop.unroll"(%arg27) <{factor = 4 : i64}> : (!transform.any_op) -> ()
    "transform.loop.unroll_and_jam"(%arg27) <{factor = 4 : i64}> : (!transform.any_op) -> ()
    "transform.scf.take_assumed_branch"(%arg27) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "sparsetensor"}> ({
  ^bb0(%arg23: !transform.any_op, %arg24: !transform.any_param, %arg25: !transform.any_value, %arg26: !transform.param<i64>):
    %21 = "transform.sparse_tensor.match.sparse_inout"(%arg23) : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "tensor"}> ({
  ^bb0(%arg19: !transform.any_op, %arg20: !transform.any_param, %arg21: !transform.any_value, %arg22: !transform.param<i64>):
    %20 = "transform.tensor.make_loop_independent"(%arg19) <{num_loops = 1 : i64}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "tune"}> ({
  ^bb0(%arg15: !transform.any_op, %arg16: !transform.any_param, %arg17: !transform.any_value, %arg18: !transform.param<i64>):
    %19 = "transform.tune.knob"() <{name = "a", options = 1 : i64}> : () -> !transform.any_param
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "xegpu"}> ({
  ^bb0(%arg11: !transform.any_op, %arg12: !transform.any_param, %arg13: !transform.any_value, %arg14: !transform.param<i64>):
    %15 = "transform.xegpu.convert_layout"(%arg13, %arg11, %arg11, %arg11, %arg11, %arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, static_input_inst_data = array<i64: -9223372036854775808>, static_input_sg_data = array<i64: -9223372036854775808>, static_input_sg_layout = array<i64: -9223372036854775808>, static_target_inst_data = array<i64: -9223372036854775808>, static_target_sg_data = array<i64: -9223372036854775808>, static_target_sg_layout = array<i64: -9223372036854775808>}> : (!transform.any_value, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
    %16 = "transform.xegpu.get_desc_op"(%arg13) : (!transform.any_value) -> !transform.any_op
    %17 = "transform.xegpu.insert_prefetch"(%arg13, %arg11) : (!transform.any_value, !transform.any_op) -> !transform.any_op
    %18 = "transform.xegpu.set_desc_layout"(%arg11, %arg11, %arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_inst_data = array<i64: -9223372036854775808>, static_sg_data = array<i64: -9223372036854775808>, static_sg_layout = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
    "transform.xegpu.set_gpu_launch_threads"(%arg11, %arg11) <{static_threads = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> ()
    "transform.xegpu.set_op_layout_attr"(%arg11, %arg11, %arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_inst_data = array<i64: -9223372036854775808>, static_sg_data = array<i64: -9223372036854775808>, static_sg_layout = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "patterns"}> ({
  ^bb0(%arg7: !transform.any_op, %arg8: !transform.any_param, %arg9: !transform.any_value, %arg10: !transform.param<i64>):
    "transform.apply_patterns"(%arg7) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.arm_neon.vector_contract_to_bfmmla"() : () -> ()
      "transform.apply_patterns.arm_neon.vector_contract_to_i8mm"() : () -> ()
      "transform.apply_patterns.arm_sve.vector_contract_to_bfmmla"() : () -> ()
      "transform.apply_patterns.arm_sve.vector_contract_to_i8mm"() : () -> ()
      "transform.apply_patterns.gpu.eliminate_barriers"() : () -> ()
      "transform.apply_patterns.gpu.gpu_rewrite_patterns"() : () -> ()
      "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() : () -> ()
      "transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{k = 1 : i64, m = 1 : i64, n = 1 : i64}> : () -> ()
      "transform.apply_patterns.linalg.decompose_pack_unpack"() : () -> ()
      "transform.apply_patterns.linalg.decompose_pad"() : () -> ()
      "transform.apply_patterns.linalg.erase_unnecessary_inputs"() : () -> ()
      "transform.apply_patterns.linalg.fold_add_into_dest"() : () -> ()
      "transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() <{fold_single_use_only = false}> : () -> ()
      "transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"() : () -> ()
      "transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices"() : () -> ()
      "transform.apply_patterns.linalg.pad_vectorization"() : () -> ()
      "transform.apply_patterns.linalg.tiling_canonicalization"() : () -> ()
      "transform.apply_patterns.memref.alloc_to_alloca"() : () -> ()
      "transform.apply_patterns.memref.expand_ops"() : () -> ()
      "transform.apply_patterns.memref.expand_strided_metadata"() : () -> ()
      "transform.apply_patterns.memref.extract_address_computations"() : () -> ()
      "transform.apply_patterns.memref.fold_memref_alias_ops"() : () -> ()
      "transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims"() : () -> ()
      "transform.apply_patterns.scf.for_loop_canonicalization"() : () -> ()
      "transform.apply_patterns.tensor.bubble_up_extract_slice"() : () -> ()
      "transform.apply_patterns.tensor.decompose_concat"() : () -> ()
      "transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"() : () -> ()
      "transform.apply_patterns.tensor.fold_into_pack_and_unpack"() : () -> ()
      "transform.apply_patterns.tensor.fold_tensor_empty"() <{fold_single_use_only = false}> : () -> ()
      "transform.apply_patterns.tensor.fold_tensor_subset_ops"() : () -> ()
      "transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"() : () -> ()
      "transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice"() : () -> ()
      "transform.apply_patterns.tensor.reassociative_reshape_folding"() : () -> ()
      "transform.apply_patterns.tensor.rewrite_as_constant"() : () -> ()
      "transform.apply_patterns.vector.cast_away_vector_leading_one_dim"() : () -> ()
      "transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"() : () -> ()
      "transform.apply_patterns.vector.drop_unit_dims_with_shape_cast"() : () -> ()
      "transform.apply_patterns.vector.elementwise_to_vector"() : () -> ()
      "transform.apply_patterns.vector.fold_arith_extension"() : () -> ()
      "transform.apply_patterns.vector.interleave_to_shuffle"() : () -> ()
      "transform.apply_patterns.vector.lower_bitcast"() : () -> ()
      "transform.apply_patterns.vector.lower_broadcast"() : () -> ()
      "transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 2 : i32}> : () -> ()
      "transform.apply_patterns.vector.lower_create_mask"() : () -> ()
      "transform.apply_patterns.vector.lower_gather"() : () -> ()
      "transform.apply_patterns.vector.lower_interleave"() : () -> ()
      "transform.apply_patterns.vector.lower_masked_transfers"() : () -> ()
      "transform.apply_patterns.vector.lower_masks"() : () -> ()
      "transform.apply_patterns.vector.lower_multi_reduction"() <{lowering_strategy = 0 : i32}> : () -> ()
      "transform.apply_patterns.vector.lower_outerproduct"() : () -> ()
      "transform.apply_patterns.vector.lower_scan"() : () -> ()
      "transform.apply_patterns.vector.lower_shape_cast"() : () -> ()
      "transform.apply_patterns.vector.lower_transfer"() <{max_transfer_rank = 1 : i64}> : () -> ()
      "transform.apply_patterns.vector.lower_transpose"() <{avx2_lowering_strategy = false, lowering_strategy = 0 : i32}> : () -> ()
      "transform.apply_patterns.vector.materialize_masks"() : () -> ()
      "transform.apply_patterns.vector.rank_reducing_subview_patterns"() : () -> ()
      "transform.apply_patterns.vector.reduction_to_contract"() : () -> ()
      "transform.apply_patterns.vector.rewrite_narrow_types"() : () -> ()
      "transform.apply_patterns.vector.sink_mem_ops"() : () -> ()
      "transform.apply_patterns.vector.sink_ops"() : () -> ()
      "transform.apply_patterns.vector.split_transfer_full_partial"() <{split_transfer_strategy = 2 : i32}> : () -> ()
      "transform.apply_patterns.vector.transfer_permutation_patterns"() : () -> ()
      "transform.apply_patterns.vector.transfer_to_scf"() <{full_unroll = false, max_transfer_rank = 1 : i64}> : () -> ()
      "transform.apply_patterns.vector.unroll_from_elements"() : () -> ()
      "transform.apply_patterns.vector.unroll_to_elements"() : () -> ()
      "transform.apply_patterns.x86vector.sink_vector_producer_ops"() : () -> ()
      "transform.apply_patterns.x86vector.vector_contract_bf16_to_fma"() : () -> ()
      "transform.apply_patterns.x86vector.vector_contract_to_fma"() : () -> ()
      "transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "conversions"}> ({
  ^bb0(%arg3: !transform.any_op, %arg4: !transform.any_param, %arg5: !transform.any_value, %arg6: !transform.param<i64>):
    "transform.apply_conversion_patterns"(%arg3) ({
      "transform.apply_conversion_patterns.func.func_to_llvm"() : () -> ()
      "transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"() : () -> ()
      "transform.apply_conversion_patterns.gpu.gpu_to_nvvm"() <{benefit = 1 : i16}> : () -> ()
      "transform.apply_conversion_patterns.gpu.gpu_to_rocdl"() <{chipset = "gfx942"}> : () -> ()
      "transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"() : () -> ()
      "transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"() : () -> ()
      "transform.apply_conversion_patterns.scf.scf_to_control_flow"() : () -> ()
      "transform.apply_conversion_patterns.scf.structural_conversions"() : () -> ()
      "transform.apply_conversion_patterns.vector.vector_to_llvm"() <{force_32bit_vector_indices = true, reassociate_fp_reductions = false, use_vector_alignment = false}> : () -> ()
    }, {
      "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value) -> (), sym_name = "spellings"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value):
    %0 = "transform.bufferization.one_shot_bufferize"(%arg0) <{allow_return_allocs_from_loops = false, allow_unknown_ops = false, bufferize_function_boundaries = true, check_parallel_regions = true, dump_alias_sets = false, function_boundary_type_conversion = 1 : i32, memcpy_op = "linalg.copy", print_conflicts = false, test_analysis_only = false}> : (!transform.any_op) -> !transform.any_op
    %1:4 = "transform.structured.tile_using_for"(%0, %arg1) <{interchange = array<i64: 1, 0>, scalable_sizes = array<i1: false, true, false>, static_sizes = array<i64: 4, 8, -9223372036854775808>}> {z} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %2:2 = "transform.structured.tile_using_forall"(%1#0, %arg1) <{mapping = [#gpu.thread<x>], operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, static_num_threads = array<i64>}> : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %3 = "transform.structured.split"(%2#0) <{dimension = 0 : i64, static_chunk_sizes = 4 : i64}> : (!transform.any_op) -> !transform.any_op
    %4 = "transform.structured.split"(%3, %arg1) <{dimension = 0 : i64, multiway, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
    "transform.structured.vectorize"(%4, %arg1) <{scalable_sizes = array<i1: false, true, false>, static_vector_sizes = array<i64: 4, 3, -9223372036854775808>, vectorize_nd_extract}> : (!transform.any_op, !transform.any_param) -> ()
    "transform.structured.vectorize"(%4) : (!transform.any_op) -> ()
    %5 = "transform.structured.match"(%arg0) <{filter_operand_types = [i32, f32], filter_result_type = i32, interface = 2 : i32, op_attrs = {a = 1 : i64}, ops = ["scf.for"]}> : (!transform.any_op) -> !transform.any_op
    %6 = "transform.structured.transpose_matmul"(%arg0) <{inputToTranspose = 1 : i32}> : (!transform.any_op) -> !transform.any_op
    %7 = "transform.structured.pack_greedily"(%arg0) <{matmul_inner_dims_order = array<i64: 1, 2, 0>, matmul_padded_sizes_next_multiple_of = array<i64: 0, 0, 10>, static_matmul_packed_sizes = array<i64: 8, 16, 0>}> : (!transform.any_op) -> !transform.any_op
    %8:2 = "transform.structured.fuse"(%arg0, %arg1) <{apply_cleanup, operandSegmentSizes = array<i32: 1, 1, 0>, static_tile_interchange = array<i64: 0>, static_tile_sizes = array<i64: -9223372036854775808, 0>}> : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %9:3 = "transform.structured.pad"(%arg0) <{copy_back_op = "bufferization.materialize_in_destination", nofold_flags = [1], padding_dimensions = [1], padding_values = [0.000000e+00 : f32], static_pad_to_multiple_of = array<i64: 2>, transpose_paddings = [[1, 0]], use_prescribed_tensor_shapes}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %10 = "transform.gpu.map_forall_to_blocks"(%arg0) <{generate_gpu_launch, grid_dims = array<i64: 1, 2, 3>}> : (!transform.any_op) -> !transform.any_op
    %11 = "transform.gpu.map_nested_forall_to_threads"(%arg0) <{block_dims = array<i64: 32, 4, 1>, sync_after_distribute = false, warp_size = 64 : i64}> : (!transform.any_op) -> !transform.any_op
    %12 = "transform.structured.promote_tensor"(%arg2) <{memory_space = 3 : i64}> : (!transform.any_value) -> !transform.any_value
    %13 = "transform.xegpu.insert_prefetch"(%arg2, %arg1) : (!transform.any_value, !transform.any_param) -> !transform.any_op
    "transform.xegpu.set_op_layout_attr"(%arg0, %arg1) <{index = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 0>, result, slice_dims = array<i64: 0>, static_inst_data = array<i64: 4>, static_sg_data = array<i64: -9223372036854775808, 32>, static_sg_layout = array<i64: 8, 4>}> {z} : (!transform.any_op, !transform.any_param) -> ()
    "transform.debug.emit_param_as_remark"(%arg1, %arg0) <{message = "text"}> : (!transform.any_param, !transform.any_op) -> ()
    %14:5 = "transform.structured.tile_reduction_using_forall"(%arg0) <{mapping = [#gpu.thread<x>], num_threads = array<i64: 0, 5>, reduction_dims = [1], tile_sizes = array<i64: 0, 3>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

