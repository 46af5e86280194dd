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

// MLIR's own tests add these.
"transform.test_add_test_extension"() <{message = "s"}> : () -> ()
%x1 = "test.make"() : () -> (!transform.test_dialect_param)
%x0 = "transform.test_add_to_param"(%x1) <{addendum = 3 : i32}> : (!transform.test_dialect_param) -> (!transform.test_dialect_param)
"test.two_region_op"() ({
"transform.test_branching_transform_op_terminator"()[^s0] : () -> ()
^s0:
"test.end"() : () -> ()
}, {}) : () -> ()
%x2 = "test.make"() : () -> (!pdl.operation)
"transform.test_check_if_test_extension_present"(%x2) : (!pdl.operation) -> ()
%x3 = "test.make"() : () -> (!pdl.operation)
%x4 = "test.make"() : () -> (!pdl.operation)
"transform.test_consume_operand"(%x3, %x4) : (!pdl.operation, !pdl.operation) -> ()
%x5 = "test.make"() : () -> (!pdl.operation)
"transform.test_consume_operand_of_op_kind_or_fail"(%x5) <{op_kind = "s"}> : (!pdl.operation) -> ()
%x7 = "test.make"() : () -> (!pdl.operation)
%x6 = "transform.test_copy_payload"(%x7) : (!pdl.operation) -> (!pdl.operation)
%x9 = "test.make"() : () -> (!pdl.operation)
%x8:2 = "transform.test_correct_number_of_multi_results"(%x9) : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
%x10 = "test.make"() : () -> (!pdl.operation)
"transform.test_emit_remark_and_erase_operand"(%x10) <{remark = "s"}> : (!pdl.operation) -> ()
%x12 = "test.make"() : () -> (!pdl.operation)
%x11:2 = "transform.test_mixed_null_and_non_null_results"(%x12) : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
%x13 = "transform.test_produce_null_param"() : () -> (!transform.test_dialect_param)
%x14 = "transform.test_produce_null_payload"() : () -> (!pdl.operation)
%x15 = "transform.test_produce_null_value"() : () -> (!transform.any_value)
%x17 = "test.make"() : () -> (!pdl.operation)
%x16 = "transform.test_produce_param_with_number_of_test_ops"(%x17) : (!pdl.operation) -> (!transform.test_dialect_param)
%x19 = "test.make"() : () -> (!pdl.operation)
%x18 = "transform.test_produce_self_handle_or_forward_operand"(%x19) : (!pdl.operation) -> (!pdl.operation)
%x21 = "test.make"() : () -> (!pdl.operation)
%x20:2 = "transform.test_produce_transform_param_or_forward_operand"(%x21) : (!pdl.operation) -> (i32, !transform.test_dialect_param)
%x23 = "test.make"() : () -> (!pdl.operation)
%x22 = "transform.test_produce_value_handle_to_argument_of_parent_block"(%x23) <{number = 3 : i64}> : (!pdl.operation) -> (!transform.any_value)
%x25 = "test.make"() : () -> (!pdl.operation)
%x24 = "transform.test_produce_value_handle_to_result"(%x25) <{number = 3 : i64}> : (!pdl.operation) -> (!transform.any_value)
%x27 = "test.make"() : () -> (!pdl.operation)
%x26 = "transform.test_produce_value_handle_to_self_operand"(%x27) : (!pdl.operation) -> (!transform.any_value)
%x29 = "test.make"() : () -> (!pdl.operation)
%x28 = "transform.test_remap_operand_to_self"(%x29) : (!pdl.operation) -> (!pdl.operation)
"transform.test_remove_test_extension"() : () -> ()
%x30 = "test.make"() : () -> (!pdl.operation)
"transform.test_report_number_of_tracked_handles_nested_under"(%x30) : (!pdl.operation) -> ()
%x32 = "test.make"() : () -> (!pdl.operation)
%x31 = "transform.test_reverse_payload_ops"(%x32) : (!pdl.operation) -> (!pdl.operation)
%x33 = "test.make"() : () -> (!pdl.operation)
"transform.test_succeed_if_operand_of_op_kind"(%x33) <{op_kind = "s"}> : (!pdl.operation) -> ()
"transform.test_transform_op"() : () -> ()
"transform.test_transform_op_with_regions"() ({ "test.end"() : () -> () }, { "test.end"() : () -> () }) : () -> ()
%x35 = "test.make"() : () -> (!pdl.operation)
%x34 = "transform.test_wrong_number_of_multi_results"(%x35) : (!pdl.operation) -> (!pdl.operation)
%x37 = "test.make"() : () -> (!pdl.operation)
%x36:3 = "transform.test_wrong_number_of_results"(%x37) : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
"test.attributes"() {a = !transform.test_dialect_op, b = !transform.test_dialect_param} : () -> ()
module {
  transform.test_add_test_extension "s"
  %0 = "test.make"() : () -> !transform.test_dialect_param
  %1 = transform.test_add_to_param %0, 3
  "test.two_region_op"() ({
    "transform.test_branching_transform_op_terminator"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "test.end"() : () -> ()
  }, {
  }) : () -> ()
  %2 = "test.make"() : () -> !pdl.operation
  transform.test_check_if_test_extension_present %2 : !pdl.operation
  %3 = "test.make"() : () -> !pdl.operation
  %4 = "test.make"() : () -> !pdl.operation
  transform.test_consume_operand %3, %4 : !pdl.operation, !pdl.operation
  %5 = "test.make"() : () -> !pdl.operation
  transform.test_consume_operand_of_op_kind_or_fail %5, "s" : !pdl.operation
  %6 = "test.make"() : () -> !pdl.operation
  %7 = transform.test_copy_payload %6 : (!pdl.operation) -> !pdl.operation
  %8 = "test.make"() : () -> !pdl.operation
  %result1, %result2 = transform.test_correct_number_of_multi_results %8 : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  %9 = "test.make"() : () -> !pdl.operation
  transform.test_emit_remark_and_erase_operand %9, "s" : !pdl.operation
  %10 = "test.make"() : () -> !pdl.operation
  %null, %non_null = transform.test_mixed_null_and_non_null_results %10 : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  %11 = transform.test_produce_null_param : !transform.test_dialect_param
  %12 = transform.test_produce_null_payload : !pdl.operation
  %13 = transform.test_produce_null_value : !transform.any_value
  %14 = "test.make"() : () -> !pdl.operation
  %15 = transform.test_produce_param_with_number_of_test_ops %14 : !pdl.operation
  %16 = "test.make"() : () -> !pdl.operation
  %17 = transform.test_produce_self_handle_or_forward_operand %16 : (!pdl.operation) -> !pdl.operation
  %18 = "test.make"() : () -> !pdl.operation
  %out, %param = transform.test_produce_transform_param_or_forward_operand %18 : (!pdl.operation) -> (i32, !transform.test_dialect_param)
  %19 = "test.make"() : () -> !pdl.operation
  %20 = transform.test_produce_value_handle_to_argument_of_parent_block %19, 3 : (!pdl.operation) -> !transform.any_value
  %21 = "test.make"() : () -> !pdl.operation
  %22 = transform.test_produce_value_handle_to_result %21, 3 : (!pdl.operation) -> !transform.any_value
  %23 = "test.make"() : () -> !pdl.operation
  %24 = transform.test_produce_value_handle_to_self_operand %23 : (!pdl.operation) -> !transform.any_value
  %25 = "test.make"() : () -> !pdl.operation
  %26 = transform.test_remap_operand_to_self %25 : (!pdl.operation) -> !pdl.operation
  transform.test_remove_test_extension
  %27 = "test.make"() : () -> !pdl.operation
  transform.test_report_number_of_tracked_handles_nested_under %27 : !pdl.operation
  %28 = "test.make"() : () -> !pdl.operation
  %29 = transform.test_reverse_payload_ops %28 : (!pdl.operation) -> !pdl.operation
  %30 = "test.make"() : () -> !pdl.operation
  transform.test_succeed_if_operand_of_op_kind %30, "s" : !pdl.operation
  transform.test_transform_op
  transform.test_transform_op_with_regions {
    "test.end"() : () -> ()
  }, {
    "test.end"() : () -> ()
  }
  %31 = "test.make"() : () -> !pdl.operation
  %32 = transform.test_wrong_number_of_multi_results %31 : (!pdl.operation) -> !pdl.operation
  %33 = "test.make"() : () -> !pdl.operation
  %a, %b, %c = transform.test_wrong_number_of_results %33 : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
}

//= 
module {
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @affine(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      transform.affine.simplify_bounded_affine_ops %arg0 with[%arg0 : !transform.any_op] within [1] and [1] : !transform.any_op
      transform.affine.simplify_min_max_affine_ops %arg0 : !transform.any_op
      transform.yield 
    }
    transform.named_sequence @bufferization(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      %34 = transform.cast %arg0 : !transform.any_op to !transform.op<"tensor.empty">
      transform.bufferization.buffer_loop_hoisting %arg0 : !transform.any_op
      transform.bufferization.eliminate_empty_tensors %arg0 : !transform.any_op
      %35 = transform.bufferization.empty_tensor_to_alloc_tensor %34 : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
      %36 = transform.bufferization.one_shot_bufferize %arg0 : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
    transform.named_sequence @dlti(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      %34 = transform.dlti.query [] at %arg0 : (!transform.any_op) -> !transform.any_param
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
      %34 = transform.gpu.map_forall_to_blocks %arg0 : (!transform.any_op) -> !transform.any_op
      %35 = transform.gpu.map_nested_forall_to_threads %arg0 block_dims = [] : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
    transform.named_sequence @linalgmatch(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      %34 = transform.match.structured.elemental_bitwidth %arg2 : (!transform.any_value) -> !transform.any_param
      transform.yield 
    }
    transform.named_sequence @linalg(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      %34 = transform.cast %arg0 : !transform.any_op to !transform.op<"linalg.pack">
      %35 = transform.cast %arg0 : !transform.any_op to !transform.op<"linalg.unpack">
      %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %arg0 : !transform.any_op
      %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %arg0 {dimension = 1 : i64, target_size = 8 : i64} : (!transform.any_op) -> !transform.any_op
      %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %36 = transform.structured.convert_to_loops %arg0 : (!transform.any_op) -> !transform.any_op
      %37 = transform.structured.decompose %arg0 : (!transform.any_op) -> !transform.any_op
      %38 = transform.structured.decompose_interface %arg0 : (!transform.any_op) -> !transform.any_op
      %39 = transform.structured.decompose_winograd_op %arg0 : (!transform.any_op) -> !transform.any_op
      transform.structured.eliminate_empty_tensors %arg0 : !transform.any_op
      %40 = transform.structured.flatten_elementwise %arg0 : (!transform.any_op) -> !transform.any_op
      %transformed_0, %loops = transform.structured.fuse %arg0 tile_sizes [%arg0] interchange [%arg0] : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
      %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %arg0 into %arg0 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
      %41 = transform.structured.generalize %arg0 : (!transform.any_op) -> !transform.any_op
      %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %arg0 total_num_threads = 1 desired_bit_alignment = 1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %42 = transform.structured.hoist_pad %arg0 by 1 loops : (!transform.any_op) -> !transform.any_op
      %43 = transform.structured.hoist_pad.build_packing_loop_nest %arg0 above %arg0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %44 = transform.structured.hoist_redundant_vector_broadcasts %arg0 : (!transform.any_op) -> !transform.any_op
      %45 = transform.structured.hoist_redundant_vector_transfers %arg0 : (!transform.any_op) -> !transform.any_op
      %46 = transform.structured.insert_slice_to_copy %arg0 : (!transform.any_op) -> !transform.any_op
      %47 = transform.structured.interchange %arg0 : (!transform.any_op) -> !transform.any_op
      %48 = transform.structured.linalg_copy_to_memref %arg0 : (!transform.any_op) -> !transform.any_op
      %pad_op, %expand_shape_op, %transpose_op = transform.structured.lower_pack %34 : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
      %empty_op, %transpose_op_1, %collapse_shape_op, %extract_slice_op = transform.structured.lower_unpack %35 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
      %49 = transform.structured.match in %arg0 : (!transform.any_op) -> !transform.any_op
      %low_size, %high_size, %split_point = transform.structured.multitile_sizes %arg0 {dimension = 1 : i64, target_size = 8 : i64} : (!transform.any_op) -> !transform.any_op
      %50 = transform.structured.pack %arg0 packed_sizes = [%arg0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %51 = transform.structured.pack_greedily %arg0 matmul_packed_sizes = [1, 2, %arg0] matmul_inner_dims_order = [0, 1, 2] : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %arg0 with_compute_op(%arg0) outer_perm = [0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %padded, %pad, %copy = transform.structured.pad %arg0 pad_to_multiple_of [%arg0] {padding_dimensions = [0]} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %padded_2, %pad_3 = transform.structured.pad_tiling_interface %arg0 to padding_sizes [%arg0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
      %52 = transform.structured.promote %arg0 : (!transform.any_op) -> !transform.any_op
      %53 = transform.structured.promote_tensor %arg2 : !transform.any_value
      %54 = transform.structured.rewrite_in_destination_passing_style %arg0 : (!transform.any_op) -> !transform.any_op
      %55 = transform.structured.scalarize %arg0 : (!transform.any_op) -> !transform.any_op
      %56 = transform.structured.specialize %arg0 : (!transform.any_op) -> !transform.any_op
      %57 = transform.structured.split %arg0 after %arg0  {dimension = 1 : i64} : !transform.any_op, !transform.any_op
      %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %fill_op_4, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %arg0 by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %fill_op_5, %split_op_6, %combining_op_7, %forall_op_8 = transform.structured.tile_reduction_using_forall %arg0 by : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %tiled_linalg_op, %loops_9 = transform.structured.tile_using_for %arg0 tile_sizes [%arg0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
      %tiled_op_10, %forall_op_11 = transform.structured.tile_using_forall %arg0 tile_sizes [%arg0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
      %58 = transform.structured.transpose_conv2d %arg0 : (!transform.any_op) -> !transform.any_op
      %59 = transform.structured.transpose_matmul %arg0 : (!transform.any_op) -> !transform.any_op
      transform.structured.vectorize %arg0 vector_sizes [%arg0] : !transform.any_op, !transform.any_op
      %60 = transform.structured.vectorize_children_and_apply_patterns %arg0 : (!transform.any_op) -> !transform.any_op
      %61 = transform.structured.winograd_conv2d %arg0 {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
    transform.named_sequence @loop(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      transform.loop.hoist_loop_invariant_subsets %arg0 : !transform.any_op
      transform.yield 
    }
    transform.named_sequence @memref(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      %34 = transform.cast %arg0 : !transform.any_op to !transform.op<"memref.alloc">
      %35 = transform.cast %arg0 : !transform.any_op to !transform.op<"memref.alloca">
      %getGlobal, %global = transform.memref.alloca_to_global %35 : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
      transform.memref.erase_dead_alloc_and_stores %arg0 : (!transform.any_op) -> ()
      %36 = transform.memref.make_loop_independent %arg0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
      %37 = transform.memref.multibuffer %34 {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
      transform.yield 
    }
    transform.named_sequence @nvgpu(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      %34 = transform.nvgpu.create_async_groups %arg0 : (!transform.any_op) -> !transform.any_op
      %35 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %arg0 {depth = 1 : i64} : (!transform.any_op) -> !transform.any_op
      transform.nvgpu.rewrite_copy_as_tma %arg0 : (!transform.any_op) -> ()
      transform.nvgpu.rewrite_matmul_as_mma_sync %arg0 : (!transform.any_op) -> ()
      transform.yield 
    }
    transform.named_sequence @pdl(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      %34 = transform.pdl_match @x in %arg0 : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
    transform.named_sequence @scf(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      %34 = transform.cast %arg0 : !transform.any_op to !transform.op<"scf.for">
      %35 = transform.loop.coalesce %arg0 : (!transform.any_op) -> !transform.any_op
      %36 = transform.loop.forall_to_for %arg0 : (!transform.any_op) -> !transform.any_op
      %37 = transform.loop.forall_to_parallel %arg0 : (!transform.any_op) -> !transform.any_op
      %38 = transform.loop.fuse_sibling %arg0 into %arg0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %function, %call = transform.loop.outline %arg0 {func_name = "a"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %39 = transform.loop.parallel_for_to_nested_fors %arg0 : (!transform.any_op) -> !transform.any_op
      %peeled_loop, %remainder_loop = transform.loop.peel %34 : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
      %40 = transform.loop.pipeline %34 : (!transform.op<"scf.for">) -> !transform.any_op
      transform.loop.promote_if_one_iteration %arg0 : !transform.any_op
      transform.loop.unroll %arg0 {factor = 4 : i64} : !transform.any_op
      transform.loop.unroll_and_jam %arg0 {factor = 4 : i64} : !transform.any_op
      transform.scf.take_assumed_branch %arg0 : (!transform.any_op) -> ()
      transform.yield 
    }
    transform.named_sequence @sparsetensor(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      %34 = transform.sparse_tensor.match.sparse_inout %arg0 : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
    transform.named_sequence @tensor(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      %34 = transform.tensor.make_loop_independent %arg0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
    transform.named_sequence @tune(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      %34 = transform.tune.knob<"a"> options = 1 : i64 -> !transform.any_param
      transform.yield 
    }
    transform.named_sequence @xegpu(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value, %arg3: !transform.param<i64>) {
      %34 = transform.xegpu.convert_layout %arg2 input_sg_layout = [%arg0] input_sg_data = [%arg0] input_inst_data = [%arg0] target_sg_layout = [%arg0] target_sg_data = [%arg0] target_inst_data = [%arg0] : (!transform.any_value, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
      %35 = transform.xegpu.get_desc_op %arg2 : (!transform.any_value) -> !transform.any_op
      %36 = transform.xegpu.insert_prefetch %arg2 nb_prefetch = %arg0 : (!transform.any_value, !transform.any_op) -> !transform.any_op
      %37 = transform.xegpu.set_desc_layout %arg0 sg_layout = [%arg0] sg_data = [%arg0] inst_data = [%arg0] : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
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
      %34 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %arg0 {bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
      %tiled_linalg_op, %loops:3 = transform.structured.tile_using_for %34 tile_sizes [4, [8], %arg1] interchange = [1, 0] {z} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %tiled_op, %forall_op = transform.structured.tile_using_forall %tiled_linalg_op num_threads *(%arg1)(mapping = [#gpu.thread<x>]) : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
      %35 = transform.structured.split %tiled_op after 4  {dimension = 0 : i64} : !transform.any_op
      %36 = transform.structured.split %35 after %arg1  {dimension = 0 : i64, multiway} : !transform.any_op, !transform.any_param
      transform.structured.vectorize %36 vector_sizes [4, [3], %arg1] {vectorize_nd_extract} : !transform.any_op, !transform.any_param
      transform.structured.vectorize %36 : !transform.any_op
      %37 = transform.structured.match ops{["scf.for"]} interface{LoopLikeInterface} attributes {a = 1 : i64} filter_result_type = i32 filter_operand_types = [i32, f32] in %arg0 : (!transform.any_op) -> !transform.any_op
      %38 = transform.structured.transpose_matmul %arg0<rhs> : (!transform.any_op) -> !transform.any_op
      %39 = transform.structured.pack_greedily %arg0 matmul_packed_sizes = [8, 16, 0] matmul_padded_sizes_next_multiple_of = [0, 0, 10] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
      %transformed, %loops_0 = transform.structured.fuse %arg0 tile_sizes [%arg1, 0] interchange [0] {apply_cleanup} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
      %padded, %pad, %copy = transform.structured.pad %arg0 pad_to_multiple_of [2] use_prescribed_tensor_shapes {nofold_flags = [1], padding_dimensions = [1], padding_values = [0.000000e+00 : f32], transpose_paddings = [[1, 0]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %40 = transform.gpu.map_forall_to_blocks %arg0 generate_gpu_launch grid_dims = [1, 2, 3] : (!transform.any_op) -> !transform.any_op
      %41 = transform.gpu.map_nested_forall_to_threads %arg0 block_dims = [32, 4, 1] sync_after_distribute = false warp_size = 64 : (!transform.any_op) -> !transform.any_op
      %42 = transform.structured.promote_tensor to 3 : i64 %arg2 : !transform.any_value
      %43 = transform.xegpu.insert_prefetch %arg2 nb_prefetch = %arg1 : (!transform.any_value, !transform.any_param) -> !transform.any_op
      transform.xegpu.set_op_layout_attr %arg0 result index = 1 sg_layout = [8, 4] sg_data = [%arg1, 32] inst_data = [4] slice_dims = [0] {z} : !transform.any_op, !transform.any_param
      transform.debug.emit_param_as_remark %arg1, "text" at %arg0 : !transform.any_param, !transform.any_op
      %fill_op:2, %split_op, %combining_op, %forall_op_1 = transform.structured.tile_reduction_using_forall %arg0 reduction_dims = [1] by num_threads = [0, 5] tile_sizes = [0, 3] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.yield 
    }
  }
  transform.test_add_test_extension "s"
  %0 = "test.make"() : () -> !transform.test_dialect_param
  %1 = transform.test_add_to_param %0, 3
  "test.two_region_op"() ({
    "transform.test_branching_transform_op_terminator"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "test.end"() : () -> ()
  }, {
  }) : () -> ()
  %2 = "test.make"() : () -> !pdl.operation
  transform.test_check_if_test_extension_present %2 : !pdl.operation
  %3 = "test.make"() : () -> !pdl.operation
  %4 = "test.make"() : () -> !pdl.operation
  transform.test_consume_operand %3, %4 : !pdl.operation, !pdl.operation
  %5 = "test.make"() : () -> !pdl.operation
  transform.test_consume_operand_of_op_kind_or_fail %5, "s" : !pdl.operation
  %6 = "test.make"() : () -> !pdl.operation
  %7 = transform.test_copy_payload %6 : (!pdl.operation) -> !pdl.operation
  %8 = "test.make"() : () -> !pdl.operation
  %result1, %result2 = transform.test_correct_number_of_multi_results %8 : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  %9 = "test.make"() : () -> !pdl.operation
  transform.test_emit_remark_and_erase_operand %9, "s" : !pdl.operation
  %10 = "test.make"() : () -> !pdl.operation
  %null, %non_null = transform.test_mixed_null_and_non_null_results %10 : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  %11 = transform.test_produce_null_param : !transform.test_dialect_param
  %12 = transform.test_produce_null_payload : !pdl.operation
  %13 = transform.test_produce_null_value : !transform.any_value
  %14 = "test.make"() : () -> !pdl.operation
  %15 = transform.test_produce_param_with_number_of_test_ops %14 : !pdl.operation
  %16 = "test.make"() : () -> !pdl.operation
  %17 = transform.test_produce_self_handle_or_forward_operand %16 : (!pdl.operation) -> !pdl.operation
  %18 = "test.make"() : () -> !pdl.operation
  %out, %param = transform.test_produce_transform_param_or_forward_operand %18 : (!pdl.operation) -> (i32, !transform.test_dialect_param)
  %19 = "test.make"() : () -> !pdl.operation
  %20 = transform.test_produce_value_handle_to_argument_of_parent_block %19, 3 : (!pdl.operation) -> !transform.any_value
  %21 = "test.make"() : () -> !pdl.operation
  %22 = transform.test_produce_value_handle_to_result %21, 3 : (!pdl.operation) -> !transform.any_value
  %23 = "test.make"() : () -> !pdl.operation
  %24 = transform.test_produce_value_handle_to_self_operand %23 : (!pdl.operation) -> !transform.any_value
  %25 = "test.make"() : () -> !pdl.operation
  %26 = transform.test_remap_operand_to_self %25 : (!pdl.operation) -> !pdl.operation
  transform.test_remove_test_extension
  %27 = "test.make"() : () -> !pdl.operation
  transform.test_report_number_of_tracked_handles_nested_under %27 : !pdl.operation
  %28 = "test.make"() : () -> !pdl.operation
  %29 = transform.test_reverse_payload_ops %28 : (!pdl.operation) -> !pdl.operation
  %30 = "test.make"() : () -> !pdl.operation
  transform.test_succeed_if_operand_of_op_kind %30, "s" : !pdl.operation
  transform.test_transform_op
  transform.test_transform_op_with_regions {
    "test.end"() : () -> ()
  }, {
    "test.end"() : () -> ()
  }
  %31 = "test.make"() : () -> !pdl.operation
  %32 = transform.test_wrong_number_of_multi_results %31 : (!pdl.operation) -> !pdl.operation
  %33 = "test.make"() : () -> !pdl.operation
  %a, %b, %c = transform.test_wrong_number_of_results %33 : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
  "test.attributes"() {a = !transform.test_dialect_op, b = !transform.test_dialect_param} : () -> ()
  module {
    transform.test_add_test_extension "s"
    %34 = "test.make"() : () -> !transform.test_dialect_param
    %35 = transform.test_add_to_param %34, 3
    "test.two_region_op"() ({
      "transform.test_branching_transform_op_terminator"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "test.end"() : () -> ()
    }, {
    }) : () -> ()
    %36 = "test.make"() : () -> !pdl.operation
    transform.test_check_if_test_extension_present %36 : !pdl.operation
    %37 = "test.make"() : () -> !pdl.operation
    %38 = "test.make"() : () -> !pdl.operation
    transform.test_consume_operand %37, %38 : !pdl.operation, !pdl.operation
    %39 = "test.make"() : () -> !pdl.operation
    transform.test_consume_operand_of_op_kind_or_fail %39, "s" : !pdl.operation
    %40 = "test.make"() : () -> !pdl.operation
    %41 = transform.test_copy_payload %40 : (!pdl.operation) -> !pdl.operation
    %42 = "test.make"() : () -> !pdl.operation
    %result1_0, %result2_1 = transform.test_correct_number_of_multi_results %42 : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    %43 = "test.make"() : () -> !pdl.operation
    transform.test_emit_remark_and_erase_operand %43, "s" : !pdl.operation
    %44 = "test.make"() : () -> !pdl.operation
    %null_2, %non_null_3 = transform.test_mixed_null_and_non_null_results %44 : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    %45 = transform.test_produce_null_param : !transform.test_dialect_param
    %46 = transform.test_produce_null_payload : !pdl.operation
    %47 = transform.test_produce_null_value : !transform.any_value
    %48 = "test.make"() : () -> !pdl.operation
    %49 = transform.test_produce_param_with_number_of_test_ops %48 : !pdl.operation
    %50 = "test.make"() : () -> !pdl.operation
    %51 = transform.test_produce_self_handle_or_forward_operand %50 : (!pdl.operation) -> !pdl.operation
    %52 = "test.make"() : () -> !pdl.operation
    %out_4, %param_5 = transform.test_produce_transform_param_or_forward_operand %52 : (!pdl.operation) -> (i32, !transform.test_dialect_param)
    %53 = "test.make"() : () -> !pdl.operation
    %54 = transform.test_produce_value_handle_to_argument_of_parent_block %53, 3 : (!pdl.operation) -> !transform.any_value
    %55 = "test.make"() : () -> !pdl.operation
    %56 = transform.test_produce_value_handle_to_result %55, 3 : (!pdl.operation) -> !transform.any_value
    %57 = "test.make"() : () -> !pdl.operation
    %58 = transform.test_produce_value_handle_to_self_operand %57 : (!pdl.operation) -> !transform.any_value
    %59 = "test.make"() : () -> !pdl.operation
    %60 = transform.test_remap_operand_to_self %59 : (!pdl.operation) -> !pdl.operation
    transform.test_remove_test_extension
    %61 = "test.make"() : () -> !pdl.operation
    transform.test_report_number_of_tracked_handles_nested_under %61 : !pdl.operation
    %62 = "test.make"() : () -> !pdl.operation
    %63 = transform.test_reverse_payload_ops %62 : (!pdl.operation) -> !pdl.operation
    %64 = "test.make"() : () -> !pdl.operation
    transform.test_succeed_if_operand_of_op_kind %64, "s" : !pdl.operation
    transform.test_transform_op
    transform.test_transform_op_with_regions {
      "test.end"() : () -> ()
    }, {
      "test.end"() : () -> ()
    }
    %65 = "test.make"() : () -> !pdl.operation
    %66 = transform.test_wrong_number_of_multi_results %65 : (!pdl.operation) -> !pdl.operation
    %67 = "test.make"() : () -> !pdl.operation
    %a_6, %b_7, %c_8 = transform.test_wrong_number_of_results %67 : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "builtin.module"() ({
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "affine"}> ({
    ^bb0(%arg75: !transform.any_op, %arg76: !transform.any_param, %arg77: !transform.any_value, %arg78: !transform.param<i64>):
      "transform.affine.simplify_bounded_affine_ops"(%arg75, %arg75) <{lower_bounds = array<i64: 1>, upper_bounds = array<i64: 1>}> : (!transform.any_op, !transform.any_op) -> ()
      "transform.affine.simplify_min_max_affine_ops"(%arg75) : (!transform.any_op) -> ()
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "bufferization"}> ({
    ^bb0(%arg71: !transform.any_op, %arg72: !transform.any_param, %arg73: !transform.any_value, %arg74: !transform.param<i64>):
      %166 = "transform.cast"(%arg71) : (!transform.any_op) -> !transform.op<"tensor.empty">
      "transform.bufferization.buffer_loop_hoisting"(%arg71) : (!transform.any_op) -> ()
      "transform.bufferization.eliminate_empty_tensors"(%arg71) : (!transform.any_op) -> ()
      %167 = "transform.bufferization.empty_tensor_to_alloc_tensor"(%166) : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
      %168 = "transform.bufferization.one_shot_bufferize"(%arg71) <{allow_return_allocs_from_loops = false, allow_unknown_ops = false, bufferize_function_boundaries = false, check_parallel_regions = true, dump_alias_sets = false, memcpy_op = "memref.copy", print_conflicts = false, test_analysis_only = false}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "dlti"}> ({
    ^bb0(%arg67: !transform.any_op, %arg68: !transform.any_param, %arg69: !transform.any_value, %arg70: !transform.param<i64>):
      %165 = "transform.dlti.query"(%arg67) <{keys = []}> : (!transform.any_op) -> !transform.any_param
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
      %163:2 = "transform.func.deduplicate_func_args"(%arg59) <{function_name = @x}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %164:2 = "transform.func.replace_func_signature"(%arg59) <{args_interchange = array<i32>, function_name = @x, results_interchange = array<i32>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "gpu"}> ({
    ^bb0(%arg55: !transform.any_op, %arg56: !transform.any_param, %arg57: !transform.any_value, %arg58: !transform.param<i64>):
      %161 = "transform.gpu.map_forall_to_blocks"(%arg55) : (!transform.any_op) -> !transform.any_op
      %162 = "transform.gpu.map_nested_forall_to_threads"(%arg55) <{block_dims = array<i64>, sync_after_distribute = true, warp_size = 32 : i64}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "linalgmatch"}> ({
    ^bb0(%arg51: !transform.any_op, %arg52: !transform.any_param, %arg53: !transform.any_value, %arg54: !transform.param<i64>):
      %160 = "transform.match.structured.elemental_bitwidth"(%arg53) : (!transform.any_value) -> !transform.any_param
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "linalg"}> ({
    ^bb0(%arg47: !transform.any_op, %arg48: !transform.any_param, %arg49: !transform.any_value, %arg50: !transform.param<i64>):
      %115 = "transform.cast"(%arg47) : (!transform.any_op) -> !transform.op<"linalg.pack">
      %116 = "transform.cast"(%arg47) : (!transform.any_op) -> !transform.op<"linalg.unpack">
      %117:2 = "transform.structured.bufferize_to_allocation"(%arg47) <{alloc_op = "memref.alloc", memcpy_op = "bufferization.materialize_in_destination"}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
      %118:2 = "transform.structured.continuous_tile_sizes"(%arg47) <{dimension = 1 : i64, target_size = 8 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %119:2 = "transform.structured.convert_conv2d_to_img2col"(%arg47) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %120 = "transform.structured.convert_to_loops"(%arg47) : (!transform.any_op) -> !transform.any_op
      %121 = "transform.structured.decompose"(%arg47) : (!transform.any_op) -> !transform.any_op
      %122 = "transform.structured.decompose_interface"(%arg47) : (!transform.any_op) -> !transform.any_op
      %123 = "transform.structured.decompose_winograd_op"(%arg47) : (!transform.any_op) -> !transform.any_op
      "transform.structured.eliminate_empty_tensors"(%arg47) : (!transform.any_op) -> ()
      %124 = "transform.structured.flatten_elementwise"(%arg47) : (!transform.any_op) -> !transform.any_op
      %125:2 = "transform.structured.fuse"(%arg47, %arg47, %arg47) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_tile_interchange = array<i64: -9223372036854775808>, static_tile_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
      %126:2 = "transform.structured.fuse_into_containing_op"(%arg47, %arg47) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
      %127 = "transform.structured.generalize"(%arg47) : (!transform.any_op) -> !transform.any_op
      %128:2 = "transform.structured.gpu.map_copy_to_threads"(%arg47) <{desired_bit_alignment = 1 : i64, total_num_threads = 1 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %129 = "transform.structured.hoist_pad"(%arg47) <{num_loops = 1 : i64, transpose = array<i64>}> : (!transform.any_op) -> !transform.any_op
      %130 = "transform.structured.hoist_pad.build_packing_loop_nest"(%arg47, %arg47) <{transpose = array<i64>}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %131 = "transform.structured.hoist_redundant_vector_broadcasts"(%arg47) : (!transform.any_op) -> !transform.any_op
      %132 = "transform.structured.hoist_redundant_vector_transfers"(%arg47) : (!transform.any_op) -> !transform.any_op
      %133 = "transform.structured.insert_slice_to_copy"(%arg47) : (!transform.any_op) -> !transform.any_op
      %134 = "transform.structured.interchange"(%arg47) : (!transform.any_op) -> !transform.any_op
      %135 = "transform.structured.linalg_copy_to_memref"(%arg47) : (!transform.any_op) -> !transform.any_op
      %136:3 = "transform.structured.lower_pack"(%115) <{lowerPadLikeWithInsertSlice = true}> : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
      %137:4 = "transform.structured.lower_unpack"(%116) <{lowerUnpadLikeWithExtractSlice = true}> : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
      %138 = "transform.structured.match"(%arg47) : (!transform.any_op) -> !transform.any_op
      %139:3 = "transform.structured.multitile_sizes"(%arg47) <{dimension = 1 : i64, divisor = 1 : i64, target_size = 8 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %140 = "transform.structured.pack"(%arg47, %arg47) <{static_packed_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %141 = "transform.structured.pack_greedily"(%arg47, %arg47) <{matmul_inner_dims_order = array<i64: 0, 1, 2>, matmul_padded_sizes_next_multiple_of = array<i64>, static_matmul_packed_sizes = array<i64: 1, 2, -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %142:3 = "transform.structured.pack_transpose"(%arg47, %arg47) <{outer_perm = array<i64: 0>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %143:3 = "transform.structured.pad"(%arg47, %arg47) <{copy_back_op = "bufferization.materialize_in_destination", nofold_flags = [], padding_dimensions = [0], padding_values = [], static_pad_to_multiple_of = array<i64: -9223372036854775808>, transpose_paddings = []}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %144:2 = "transform.structured.pad_tiling_interface"(%arg47, %arg47) <{padding_values = [], static_padding_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
      %145 = "transform.structured.promote"(%arg47) <{operands_to_promote = [], use_full_tile_buffers = []}> : (!transform.any_op) -> !transform.any_op
      %146 = "transform.structured.promote_tensor"(%arg49) : (!transform.any_value) -> !transform.any_value
      %147 = "transform.structured.rewrite_in_destination_passing_style"(%arg47) : (!transform.any_op) -> !transform.any_op
      %148 = "transform.structured.scalarize"(%arg47) : (!transform.any_op) -> !transform.any_op
      %149 = "transform.structured.specialize"(%arg47) : (!transform.any_op) -> !transform.any_op
      %150 = "transform.structured.split"(%arg47, %arg47) <{dimension = 1 : i64, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %151:4 = "transform.structured.split_reduction"(%arg47) <{insert_split_dimension = 0 : i64, split_factor = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %152:4 = "transform.structured.tile_reduction_using_for"(%arg47) <{reduction_dims = [], tile_sizes = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %153:4 = "transform.structured.tile_reduction_using_forall"(%arg47) <{num_threads = array<i64>, reduction_dims = [], tile_sizes = array<i64>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %154:2 = "transform.structured.tile_using_for"(%arg47, %arg47) <{scalable_sizes = array<i1: false>, static_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
      %155:2 = "transform.structured.tile_using_forall"(%arg47, %arg47) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, static_tile_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
      %156 = "transform.structured.transpose_conv2d"(%arg47) : (!transform.any_op) -> !transform.any_op
      %157 = "transform.structured.transpose_matmul"(%arg47) <{inputToTranspose = 0 : i32}> : (!transform.any_op) -> !transform.any_op
      "transform.structured.vectorize"(%arg47, %arg47) <{scalable_sizes = array<i1: false>, static_vector_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> ()
      %158 = "transform.structured.vectorize_children_and_apply_patterns"(%arg47) : (!transform.any_op) -> !transform.any_op
      %159 = "transform.structured.winograd_conv2d"(%arg47) <{fmr = 0 : i32}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "loop"}> ({
    ^bb0(%arg43: !transform.any_op, %arg44: !transform.any_param, %arg45: !transform.any_value, %arg46: !transform.param<i64>):
      "transform.loop.hoist_loop_invariant_subsets"(%arg43) : (!transform.any_op) -> ()
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "memref"}> ({
    ^bb0(%arg39: !transform.any_op, %arg40: !transform.any_param, %arg41: !transform.any_value, %arg42: !transform.param<i64>):
      %110 = "transform.cast"(%arg39) : (!transform.any_op) -> !transform.op<"memref.alloc">
      %111 = "transform.cast"(%arg39) : (!transform.any_op) -> !transform.op<"memref.alloca">
      %112:2 = "transform.memref.alloca_to_global"(%111) : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
      "transform.memref.erase_dead_alloc_and_stores"(%arg39) : (!transform.any_op) -> ()
      %113 = "transform.memref.make_loop_independent"(%arg39) <{num_loops = 1 : i64}> : (!transform.any_op) -> !transform.any_op
      %114 = "transform.memref.multibuffer"(%110) <{factor = 2 : i64}> : (!transform.op<"memref.alloc">) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "nvgpu"}> ({
    ^bb0(%arg35: !transform.any_op, %arg36: !transform.any_param, %arg37: !transform.any_value, %arg38: !transform.param<i64>):
      %108 = "transform.nvgpu.create_async_groups"(%arg35) : (!transform.any_op) -> !transform.any_op
      %109 = "transform.nvgpu.pipeline_shared_memory_copies"(%arg35) <{depth = 1 : i64, failure_propagation_mode = 2 : i32}> : (!transform.any_op) -> !transform.any_op
      "transform.nvgpu.rewrite_copy_as_tma"(%arg35) : (!transform.any_op) -> ()
      "transform.nvgpu.rewrite_matmul_as_mma_sync"(%arg35) : (!transform.any_op) -> ()
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "pdl"}> ({
    ^bb0(%arg31: !transform.any_op, %arg32: !transform.any_param, %arg33: !transform.any_value, %arg34: !transform.param<i64>):
      %107 = "transform.pdl_match"(%arg31) <{pattern_name = @x}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "scf"}> ({
    ^bb0(%arg27: !transform.any_op, %arg28: !transform.any_param, %arg29: !transform.any_value, %arg30: !transform.param<i64>):
      %98 = "transform.cast"(%arg27) : (!transform.any_op) -> !transform.op<"scf.for">
      %99 = "transform.loop.coalesce"(%arg27) : (!transform.any_op) -> !transform.any_op
      %100 = "transform.loop.forall_to_for"(%arg27) : (!transform.any_op) -> !transform.any_op
      %101 = "transform.loop.forall_to_parallel"(%arg27) : (!transform.any_op) -> !transform.any_op
      %102 = "transform.loop.fuse_sibling"(%arg27, %arg27) : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %103:2 = "transform.loop.outline"(%arg27) <{func_name = "a"}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %104 = "transform.loop.parallel_for_to_nested_fors"(%arg27) : (!transform.any_op) -> !transform.any_op
      %105:2 = "transform.loop.peel"(%98) <{fail_if_already_divisible = false, peel_front = false}> : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
      %106 = "transform.loop.pipeline"(%98) <{iteration_interval = 1 : i64, read_latency = 10 : i64}> : (!transform.op<"scf.for">) -> !transform.any_op
      "transform.loop.promote_if_one_iteration"(%arg27) : (!transform.any_op) -> ()
      "transform.loop.unroll"(%arg27) <{factor = 4 : i64}> : (!transform.any_op) -> ()
      "transform.loop.unroll_and_jam"(%arg27) <{factor = 4 : i64}> : (!transform.any_op) -> ()
      "transform.scf.take_assumed_branch"(%arg27) : (!transform.any_op) -> ()
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "sparsetensor"}> ({
    ^bb0(%arg23: !transform.any_op, %arg24: !transform.any_param, %arg25: !transform.any_value, %arg26: !transform.param<i64>):
      %97 = "transform.sparse_tensor.match.sparse_inout"(%arg23) : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "tensor"}> ({
    ^bb0(%arg19: !transform.any_op, %arg20: !transform.any_param, %arg21: !transform.any_value, %arg22: !transform.param<i64>):
      %96 = "transform.tensor.make_loop_independent"(%arg19) <{num_loops = 1 : i64}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "tune"}> ({
    ^bb0(%arg15: !transform.any_op, %arg16: !transform.any_param, %arg17: !transform.any_value, %arg18: !transform.param<i64>):
      %95 = "transform.tune.knob"() <{name = "a", options = 1 : i64}> : () -> !transform.any_param
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value, !transform.param<i64>) -> (), sym_name = "xegpu"}> ({
    ^bb0(%arg11: !transform.any_op, %arg12: !transform.any_param, %arg13: !transform.any_value, %arg14: !transform.param<i64>):
      %91 = "transform.xegpu.convert_layout"(%arg13, %arg11, %arg11, %arg11, %arg11, %arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, static_input_inst_data = array<i64: -9223372036854775808>, static_input_sg_data = array<i64: -9223372036854775808>, static_input_sg_layout = array<i64: -9223372036854775808>, static_target_inst_data = array<i64: -9223372036854775808>, static_target_sg_data = array<i64: -9223372036854775808>, static_target_sg_layout = array<i64: -9223372036854775808>}> : (!transform.any_value, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
      %92 = "transform.xegpu.get_desc_op"(%arg13) : (!transform.any_value) -> !transform.any_op
      %93 = "transform.xegpu.insert_prefetch"(%arg13, %arg11) : (!transform.any_value, !transform.any_op) -> !transform.any_op
      %94 = "transform.xegpu.set_desc_layout"(%arg11, %arg11, %arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_inst_data = array<i64: -9223372036854775808>, static_sg_data = array<i64: -9223372036854775808>, static_sg_layout = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
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
      %76 = "transform.bufferization.one_shot_bufferize"(%arg0) <{allow_return_allocs_from_loops = false, allow_unknown_ops = false, bufferize_function_boundaries = true, check_parallel_regions = true, dump_alias_sets = false, function_boundary_type_conversion = 1 : i32, memcpy_op = "linalg.copy", print_conflicts = false, test_analysis_only = false}> : (!transform.any_op) -> !transform.any_op
      %77:4 = "transform.structured.tile_using_for"(%76, %arg1) <{interchange = array<i64: 1, 0>, scalable_sizes = array<i1: false, true, false>, static_sizes = array<i64: 4, 8, -9223372036854775808>}> {z} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %78:2 = "transform.structured.tile_using_forall"(%77#0, %arg1) <{mapping = [#gpu.thread<x>], operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, static_num_threads = array<i64>}> : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
      %79 = "transform.structured.split"(%78#0) <{dimension = 0 : i64, static_chunk_sizes = 4 : i64}> : (!transform.any_op) -> !transform.any_op
      %80 = "transform.structured.split"(%79, %arg1) <{dimension = 0 : i64, multiway, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
      "transform.structured.vectorize"(%80, %arg1) <{scalable_sizes = array<i1: false, true, false>, static_vector_sizes = array<i64: 4, 3, -9223372036854775808>, vectorize_nd_extract}> : (!transform.any_op, !transform.any_param) -> ()
      "transform.structured.vectorize"(%80) : (!transform.any_op) -> ()
      %81 = "transform.structured.match"(%arg0) <{filter_operand_types = [i32, f32], filter_result_type = i32, interface = 2 : i32, op_attrs = {a = 1 : i64}, ops = ["scf.for"]}> : (!transform.any_op) -> !transform.any_op
      %82 = "transform.structured.transpose_matmul"(%arg0) <{inputToTranspose = 1 : i32}> : (!transform.any_op) -> !transform.any_op
      %83 = "transform.structured.pack_greedily"(%arg0) <{matmul_inner_dims_order = array<i64: 1, 2, 0>, matmul_padded_sizes_next_multiple_of = array<i64: 0, 0, 10>, static_matmul_packed_sizes = array<i64: 8, 16, 0>}> : (!transform.any_op) -> !transform.any_op
      %84:2 = "transform.structured.fuse"(%arg0, %arg1) <{apply_cleanup, operandSegmentSizes = array<i32: 1, 1, 0>, static_tile_interchange = array<i64: 0>, static_tile_sizes = array<i64: -9223372036854775808, 0>}> : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
      %85:3 = "transform.structured.pad"(%arg0) <{copy_back_op = "bufferization.materialize_in_destination", nofold_flags = [1], padding_dimensions = [1], padding_values = [0.000000e+00 : f32], static_pad_to_multiple_of = array<i64: 2>, transpose_paddings = [[1, 0]], use_prescribed_tensor_shapes}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %86 = "transform.gpu.map_forall_to_blocks"(%arg0) <{generate_gpu_launch, grid_dims = array<i64: 1, 2, 3>}> : (!transform.any_op) -> !transform.any_op
      %87 = "transform.gpu.map_nested_forall_to_threads"(%arg0) <{block_dims = array<i64: 32, 4, 1>, sync_after_distribute = false, warp_size = 64 : i64}> : (!transform.any_op) -> !transform.any_op
      %88 = "transform.structured.promote_tensor"(%arg2) <{memory_space = 3 : i64}> : (!transform.any_value) -> !transform.any_value
      %89 = "transform.xegpu.insert_prefetch"(%arg2, %arg1) : (!transform.any_value, !transform.any_param) -> !transform.any_op
      "transform.xegpu.set_op_layout_attr"(%arg0, %arg1) <{index = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 0>, result, slice_dims = array<i64: 0>, static_inst_data = array<i64: 4>, static_sg_data = array<i64: -9223372036854775808, 32>, static_sg_layout = array<i64: 8, 4>}> {z} : (!transform.any_op, !transform.any_param) -> ()
      "transform.debug.emit_param_as_remark"(%arg1, %arg0) <{message = "text"}> : (!transform.any_param, !transform.any_op) -> ()
      %90:5 = "transform.structured.tile_reduction_using_forall"(%arg0) <{mapping = [#gpu.thread<x>], num_threads = array<i64: 0, 5>, reduction_dims = [1], tile_sizes = array<i64: 0, 3>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      "transform.yield"() : () -> ()
    }) : () -> ()
  }) {transform.with_named_sequence} : () -> ()
  "transform.test_add_test_extension"() <{message = "s"}> : () -> ()
  %0 = "test.make"() : () -> !transform.test_dialect_param
  %1 = "transform.test_add_to_param"(%0) <{addendum = 3 : i32}> : (!transform.test_dialect_param) -> !transform.test_dialect_param
  "test.two_region_op"() ({
    "transform.test_branching_transform_op_terminator"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "test.end"() : () -> ()
  }, {
  }) : () -> ()
  %2 = "test.make"() : () -> !pdl.operation
  "transform.test_check_if_test_extension_present"(%2) : (!pdl.operation) -> ()
  %3 = "test.make"() : () -> !pdl.operation
  %4 = "test.make"() : () -> !pdl.operation
  "transform.test_consume_operand"(%3, %4) : (!pdl.operation, !pdl.operation) -> ()
  %5 = "test.make"() : () -> !pdl.operation
  "transform.test_consume_operand_of_op_kind_or_fail"(%5) <{op_kind = "s"}> : (!pdl.operation) -> ()
  %6 = "test.make"() : () -> !pdl.operation
  %7 = "transform.test_copy_payload"(%6) : (!pdl.operation) -> !pdl.operation
  %8 = "test.make"() : () -> !pdl.operation
  %9:2 = "transform.test_correct_number_of_multi_results"(%8) : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  %10 = "test.make"() : () -> !pdl.operation
  "transform.test_emit_remark_and_erase_operand"(%10) <{remark = "s"}> : (!pdl.operation) -> ()
  %11 = "test.make"() : () -> !pdl.operation
  %12:2 = "transform.test_mixed_null_and_non_null_results"(%11) : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  %13 = "transform.test_produce_null_param"() : () -> !transform.test_dialect_param
  %14 = "transform.test_produce_null_payload"() : () -> !pdl.operation
  %15 = "transform.test_produce_null_value"() : () -> !transform.any_value
  %16 = "test.make"() : () -> !pdl.operation
  %17 = "transform.test_produce_param_with_number_of_test_ops"(%16) : (!pdl.operation) -> !transform.test_dialect_param
  %18 = "test.make"() : () -> !pdl.operation
  %19 = "transform.test_produce_self_handle_or_forward_operand"(%18) : (!pdl.operation) -> !pdl.operation
  %20 = "test.make"() : () -> !pdl.operation
  %21:2 = "transform.test_produce_transform_param_or_forward_operand"(%20) : (!pdl.operation) -> (i32, !transform.test_dialect_param)
  %22 = "test.make"() : () -> !pdl.operation
  %23 = "transform.test_produce_value_handle_to_argument_of_parent_block"(%22) <{number = 3 : i64}> : (!pdl.operation) -> !transform.any_value
  %24 = "test.make"() : () -> !pdl.operation
  %25 = "transform.test_produce_value_handle_to_result"(%24) <{number = 3 : i64}> : (!pdl.operation) -> !transform.any_value
  %26 = "test.make"() : () -> !pdl.operation
  %27 = "transform.test_produce_value_handle_to_self_operand"(%26) : (!pdl.operation) -> !transform.any_value
  %28 = "test.make"() : () -> !pdl.operation
  %29 = "transform.test_remap_operand_to_self"(%28) : (!pdl.operation) -> !pdl.operation
  "transform.test_remove_test_extension"() : () -> ()
  %30 = "test.make"() : () -> !pdl.operation
  "transform.test_report_number_of_tracked_handles_nested_under"(%30) : (!pdl.operation) -> ()
  %31 = "test.make"() : () -> !pdl.operation
  %32 = "transform.test_reverse_payload_ops"(%31) : (!pdl.operation) -> !pdl.operation
  %33 = "test.make"() : () -> !pdl.operation
  "transform.test_succeed_if_operand_of_op_kind"(%33) <{op_kind = "s"}> : (!pdl.operation) -> ()
  "transform.test_transform_op"() : () -> ()
  "transform.test_transform_op_with_regions"() ({
    "test.end"() : () -> ()
  }, {
    "test.end"() : () -> ()
  }) : () -> ()
  %34 = "test.make"() : () -> !pdl.operation
  %35 = "transform.test_wrong_number_of_multi_results"(%34) : (!pdl.operation) -> !pdl.operation
  %36 = "test.make"() : () -> !pdl.operation
  %37:3 = "transform.test_wrong_number_of_results"(%36) : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
  "test.attributes"() {a = !transform.test_dialect_op, b = !transform.test_dialect_param} : () -> ()
  "builtin.module"() ({
    "transform.test_add_test_extension"() <{message = "s"}> : () -> ()
    %38 = "test.make"() : () -> !transform.test_dialect_param
    %39 = "transform.test_add_to_param"(%38) <{addendum = 3 : i32}> : (!transform.test_dialect_param) -> !transform.test_dialect_param
    "test.two_region_op"() ({
      "transform.test_branching_transform_op_terminator"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "test.end"() : () -> ()
    }, {
    }) : () -> ()
    %40 = "test.make"() : () -> !pdl.operation
    "transform.test_check_if_test_extension_present"(%40) : (!pdl.operation) -> ()
    %41 = "test.make"() : () -> !pdl.operation
    %42 = "test.make"() : () -> !pdl.operation
    "transform.test_consume_operand"(%41, %42) : (!pdl.operation, !pdl.operation) -> ()
    %43 = "test.make"() : () -> !pdl.operation
    "transform.test_consume_operand_of_op_kind_or_fail"(%43) <{op_kind = "s"}> : (!pdl.operation) -> ()
    %44 = "test.make"() : () -> !pdl.operation
    %45 = "transform.test_copy_payload"(%44) : (!pdl.operation) -> !pdl.operation
    %46 = "test.make"() : () -> !pdl.operation
    %47:2 = "transform.test_correct_number_of_multi_results"(%46) : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    %48 = "test.make"() : () -> !pdl.operation
    "transform.test_emit_remark_and_erase_operand"(%48) <{remark = "s"}> : (!pdl.operation) -> ()
    %49 = "test.make"() : () -> !pdl.operation
    %50:2 = "transform.test_mixed_null_and_non_null_results"(%49) : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    %51 = "transform.test_produce_null_param"() : () -> !transform.test_dialect_param
    %52 = "transform.test_produce_null_payload"() : () -> !pdl.operation
    %53 = "transform.test_produce_null_value"() : () -> !transform.any_value
    %54 = "test.make"() : () -> !pdl.operation
    %55 = "transform.test_produce_param_with_number_of_test_ops"(%54) : (!pdl.operation) -> !transform.test_dialect_param
    %56 = "test.make"() : () -> !pdl.operation
    %57 = "transform.test_produce_self_handle_or_forward_operand"(%56) : (!pdl.operation) -> !pdl.operation
    %58 = "test.make"() : () -> !pdl.operation
    %59:2 = "transform.test_produce_transform_param_or_forward_operand"(%58) : (!pdl.operation) -> (i32, !transform.test_dialect_param)
    %60 = "test.make"() : () -> !pdl.operation
    %61 = "transform.test_produce_value_handle_to_argument_of_parent_block"(%60) <{number = 3 : i64}> : (!pdl.operation) -> !transform.any_value
    %62 = "test.make"() : () -> !pdl.operation
    %63 = "transform.test_produce_value_handle_to_result"(%62) <{number = 3 : i64}> : (!pdl.operation) -> !transform.any_value
    %64 = "test.make"() : () -> !pdl.operation
    %65 = "transform.test_produce_value_handle_to_self_operand"(%64) : (!pdl.operation) -> !transform.any_value
    %66 = "test.make"() : () -> !pdl.operation
    %67 = "transform.test_remap_operand_to_self"(%66) : (!pdl.operation) -> !pdl.operation
    "transform.test_remove_test_extension"() : () -> ()
    %68 = "test.make"() : () -> !pdl.operation
    "transform.test_report_number_of_tracked_handles_nested_under"(%68) : (!pdl.operation) -> ()
    %69 = "test.make"() : () -> !pdl.operation
    %70 = "transform.test_reverse_payload_ops"(%69) : (!pdl.operation) -> !pdl.operation
    %71 = "test.make"() : () -> !pdl.operation
    "transform.test_succeed_if_operand_of_op_kind"(%71) <{op_kind = "s"}> : (!pdl.operation) -> ()
    "transform.test_transform_op"() : () -> ()
    "transform.test_transform_op_with_regions"() ({
      "test.end"() : () -> ()
    }, {
      "test.end"() : () -> ()
    }) : () -> ()
    %72 = "test.make"() : () -> !pdl.operation
    %73 = "transform.test_wrong_number_of_multi_results"(%72) : (!pdl.operation) -> !pdl.operation
    %74 = "test.make"() : () -> !pdl.operation
    %75:3 = "transform.test_wrong_number_of_results"(%74) : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
  }) : () -> ()
}) : () -> ()

