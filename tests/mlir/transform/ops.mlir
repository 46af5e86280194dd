// Every operation, type and attribute of transform that is no extension's, and those of extensions that have regions.
module attributes {transform.with_named_sequence, transform.target_tag = "here", transform.silence_tracking_failures} {
  func.func private @types(!transform.any_op, !transform.op<"scf.for">, !transform.any_value, !transform.any_param, !transform.param<i64>,
                           !transform.param<si8>, !transform.affine_map, !transform.type)
  func.func private @attribute() attributes {a = #transform.param_operand<index = 1>, b = #transform.param_operand<index = 2 : i8>}
  transform.named_sequence @declared(!transform.any_op {transform.readonly}, !transform.any_op {transform.consumed}) -> !transform.any_op
  transform.named_sequence private @matcher(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["scf.for", "scf.if"] : !transform.any_op
    transform.match.operation_empty %op {z} : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @counter(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
    %n = transform.num_associations %op {z} : (!transform.any_op) -> !transform.param<i64>
    %two = transform.param.constant 2 : i64 {z} -> !transform.param<i64>
    transform.match.param.cmpi lt %n, %two : !transform.param<i64>
    transform.yield %op, %n : !transform.any_op, !transform.param<i64>
  }
  transform.named_sequence @action(%op: !transform.any_op {transform.consumed}) attributes {z} {
    %new = transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @print(%op: !transform.any_op {transform.readonly}) {
    transform.print
    transform.print {name = "all"}
    transform.print %op {name = "one", assume_verified, use_local_scope, skip_regions} : !transform.any_op
    transform.yield
  }
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %updated = transform.foreach_match restrict_root flatten_results in %root @matcher -> @action {z} : (!transform.any_op) -> !transform.any_op
    %others = transform.collect_matching @matcher in %updated : (!transform.any_op) -> !transform.any_op
    transform.include @print failures(suppress) (%others) {z} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @handles(%h: !transform.any_op, %v: !transform.any_value, %p: !transform.any_param) {
    transform.annotate %h "key" {z} : !transform.any_op
    transform.annotate %h "key" = %p : !transform.any_op, !transform.any_param
    %0 = transform.cast %h : !transform.any_op to !transform.op<"scf.for">
    %1 = transform.get_consumers_of_result %h[0] : (!transform.any_op) -> !transform.any_op
    %2 = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
    %3 = transform.get_operand %h[0, -1] : (!transform.any_op) -> !transform.any_value
    %4 = transform.get_result %h[all] : (!transform.any_op) -> !transform.any_value
    %5 = transform.get_result %h[except(2)] {z} : (!transform.any_op) -> !transform.any_value
    %6 = transform.get_parent_op %h {isolated_from_above, allow_empty_results, op_name = "func.func", deduplicate, nth_parent = 2} : (!transform.any_op) -> !transform.any_op
    %7 = transform.get_parent_op %h : (!transform.any_op) -> !transform.any_op
    %8 = transform.get_producer_of_operand %h[1] : (!transform.any_op) -> !transform.any_op
    %9 = transform.get_type elemental %v : (!transform.any_value) -> !transform.type
    %10 = transform.get_type %v : (!transform.any_value) -> !transform.type
    %11 = transform.merge_handles deduplicate %h, %1 : !transform.any_op
    %12 = transform.merge_handles %p : !transform.any_param
    %13:2 = transform.replicate num(%h) %p, %v : !transform.any_op, !transform.any_param, !transform.any_value
    %14 = transform.select "scf.if" in %h : (!transform.any_op) -> !transform.any_op
    %15:3 = transform.split_handle %11 {overflow_result = 1, pass_through_empty_handle = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.op<"scf.for">)
    transform.verify %h : !transform.any_op
    %16 = transform.param.constant affine_map<(d0) -> (d0)> -> !transform.affine_map
    transform.yield
  }
  transform.named_sequence @changes(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value) {
    transform.apply_cse to %h : !transform.any_op
    transform.apply_dce to %h {z} : !transform.any_op
    transform.apply_licm to %h : !transform.any_op
    transform.apply_patterns to %h {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "gfx942"
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [16, 16, 8] {z}
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
      transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
      transform.apply_patterns.tensor.rewrite_as_constant aggressive
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerreduction"
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 3
      transform.apply_patterns.vector.lower_transpose avx2_lowering_strategy = true lowering_strategy = "shuffle_1d"
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
      transform.apply_patterns.vector.transfer_to_scf full_unroll = true
    } {apply_cse, max_iterations = 3, max_num_rewrites = 4} : !transform.any_op
    transform.apply_patterns to %h { } : !transform.any_op
    transform.apply_conversion_patterns to %h {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true}
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32, use_bare_ptr_call_conv = true}
    } {legal_ops = ["func.func"], legal_dialects = ["llvm"], illegal_ops = [], partial_conversion, preserve_handles} : !transform.any_op
    transform.apply_conversion_patterns to %h {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } : !transform.any_op
    transform.apply_conversion_patterns to %h { } with type_converter {
      transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
    } : !transform.any_op
    %0 = transform.apply_registered_pass "canonicalize" to %h : (!transform.any_op) -> !transform.any_op
    %1 = transform.apply_registered_pass "some-pass" with options = {a = true, "b-c" = %p, d = [%p, [1 : i32, %p], "text"]} to %0 {z}
      : (!transform.any_op, !transform.any_param, !transform.any_param, !transform.any_param) -> !transform.any_op
    %2 = transform.func.cast_and_call @f(%v) -> %v after %h {
      transform.type_conversion.tensor.cast_shape_dynamic_dims
    } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    %3 = transform.func.cast_and_call %1 before %h {} : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %4 = transform.irdl.collect_matching in %h : (!transform.any_op) -> !transform.any_op attributes {z} {
    ^bb0:
      irdl.dialect @dialect { irdl.operation @operation { } }
    }
    %5 = transform.structured.replace %h {
      "made"() : () -> ()
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @choices(%h: !transform.any_op) {
    %0 = transform.tune.knob<"unroll"> = 2 from options = [1, 2] {z} -> !transform.any_param
    %1 = transform.tune.knob<"size"> options = [8, 16] -> !transform.param<i64>
    transform.tune.alternatives<"a"> {
      transform.yield
    }, {
    }
    transform.tune.alternatives<"b"> selected_region = 1 attributes {z} {
    }, {
    }
    %2 = transform.tune.alternatives<"c"> selected_region = %0 : !transform.any_param -> !transform.any_param {
      transform.yield %0 : !transform.any_param
    }
    transform.yield
  }
  transform.named_sequence @matches(%h: !transform.any_op, %v: !transform.any_value) {
    transform.match.structured %h : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.match.structured.body %op {passthrough} : !transform.any_op
      transform.match.structured.body %op {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      transform.match.structured.dim %op[all] {parallel} : !transform.any_op
      transform.match.structured.init %op[except(-1)] {permutation} : !transform.any_op
    }
    %0 = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
    %1:2 = transform.match.structured failures(suppress) %h : (!transform.any_op) -> (!transform.any_op, !transform.any_param) attributes {z} {
    ^bb0(%op: !transform.any_op):
      %2:4 = transform.match.structured.classify_contraction_dims %op
        : (!transform.any_op) -> (!transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param)
      %3:8 = transform.match.structured.classify_convolution_dims %op
        : (!transform.any_op) -> (!transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
                                  !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param)
      %4 = transform.match.structured.dim %op[0, -1] {reduction} : (!transform.any_op) -> !transform.any_param
      %5 = transform.match.structured.init %op[0] {projected_permutation} : (!transform.any_op) -> !transform.affine_map
      %6 = transform.match.structured.input %op[all] : (!transform.any_op) -> !transform.any_value
      %7 = transform.match.structured.num_inits %op : (!transform.any_op) -> !transform.any_param
      %8 = transform.match.structured.num_inputs %op : (!transform.any_op) -> !transform.any_param
      %9 = transform.match.structured.rank %op : (!transform.any_op) -> !transform.any_param
      %10 = transform.match.structured.result %op[0] : (!transform.any_op) -> !transform.any_value
      %11 = transform.match.structured.result %op[0] any {z} : (!transform.any_op) -> !transform.any_op
      %12 = transform.match.structured.result %op[0] single : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %op, %9 : !transform.any_op, !transform.any_param
    }
    transform.yield
  }
}
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  sequence %root : !transform.any_op failures(suppress) {
  ^bb1(%a: !transform.any_op):
    cast %a : !transform.any_op to !transform.any_op
  }
  %0 = transform.sequence %root, %p : (!transform.any_op, !transform.any_param) -> !transform.any_op failures(propagate) attributes {z} {
  ^bb1(%a: !transform.any_op, %b: !transform.any_param):
    yield %a : !transform.any_op
  }
  %1 = transform.foreach %0, %p with_zip_shortest : !transform.any_op, !transform.any_param -> !transform.any_op {
  ^bb1(%a: !transform.any_op, %b: !transform.any_param):
    transform.yield %a : !transform.any_op
  } {z}
  transform.foreach %1 : !transform.any_op {
  ^bb1(%a: !transform.any_op):
  }
  %2 = transform.alternatives %0 : !transform.any_op -> !transform.any_op {
  ^bb1(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }, {
  ^bb1(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }
}
transform.with_pdl_patterns {
^bb0(%root: !transform.any_op):
  pdl.pattern @pattern : benefit(1) {
    %0 = pdl.operation "a.b"
    pdl.rewrite %0 with "x"
  }
  sequence %root : !transform.any_op failures(propagate) {
  ^bb1(%a: !transform.any_op):
    %0 = pdl_match @pattern in %a : (!transform.any_op) -> !pdl.operation
  }
}
//= --allow-unregistered-dialect
#map = affine_map<(d0) -> (d0)>
module {
  module attributes {transform.silence_tracking_failures, transform.target_tag = "here", transform.with_named_sequence} {
    func.func private @types(!transform.any_op, !transform.op<"scf.for">, !transform.any_value, !transform.any_param, !transform.param<i64>, !transform.param<si8>, !transform.affine_map, !transform.type)
    func.func private @attribute() attributes {a = #transform.param_operand<index = 1 : i64>, b = #transform.param_operand<index = 2 : i8>}
    transform.named_sequence @declared(!transform.any_op {transform.readonly}, !transform.any_op {transform.consumed}) -> !transform.any_op
    transform.named_sequence private @matcher(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
      transform.match.operation_name %arg0 ["scf.for", "scf.if"] : !transform.any_op
      transform.match.operation_empty %arg0 {z} : !transform.any_op
      transform.yield %arg0 : !transform.any_op
    }
    transform.named_sequence @counter(%arg0: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
      %0 = transform.num_associations %arg0 {z} : (!transform.any_op) -> !transform.param<i64>
      %1 = transform.param.constant 2 : i64 {z} -> !transform.param<i64>
      transform.match.param.cmpi lt %0, %1 : !transform.param<i64>
      transform.yield %arg0, %0 : !transform.any_op, !transform.param<i64>
    }
    transform.named_sequence @action(%arg0: !transform.any_op {transform.consumed}) attributes {z} {
      %0 = transform.structured.generalize %arg0 : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
    transform.named_sequence @print(%arg0: !transform.any_op {transform.readonly}) {
      transform.print 
      transform.print  {name = "all"}
      transform.print %arg0 {assume_verified, name = "one", skip_regions, use_local_scope} : !transform.any_op
      transform.yield 
    }
    transform.named_sequence @main(%arg0: !transform.any_op {transform.consumed}) {
      %updated_root = transform.foreach_match restrict_root flatten_results in %arg0 
          @matcher -> @action {z} : (!transform.any_op) -> !transform.any_op
      %0 = transform.collect_matching @matcher in %updated_root : (!transform.any_op) -> !transform.any_op
      transform.include @print failures(suppress) (%0) {z} : (!transform.any_op) -> ()
      transform.yield 
    }
    transform.named_sequence @handles(%arg0: !transform.any_op, %arg1: !transform.any_value, %arg2: !transform.any_param) {
      transform.annotate %arg0 "key" {z} : !transform.any_op
      transform.annotate %arg0 "key" = %arg2 : !transform.any_op, !transform.any_param
      %0 = transform.cast %arg0 : !transform.any_op to !transform.op<"scf.for">
      %1 = transform.get_consumers_of_result %arg0[0] : (!transform.any_op) -> !transform.any_op
      %2 = transform.get_defining_op %arg1 : (!transform.any_value) -> !transform.any_op
      %3 = transform.get_operand %arg0[0, -1] : (!transform.any_op) -> !transform.any_value
      %4 = transform.get_result %arg0[all] : (!transform.any_op) -> !transform.any_value
      %5 = transform.get_result %arg0[except(2)] {z} : (!transform.any_op) -> !transform.any_value
      %6 = transform.get_parent_op %arg0 {allow_empty_results, deduplicate, isolated_from_above, nth_parent = 2 : i64, op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
      %7 = transform.get_parent_op %arg0 : (!transform.any_op) -> !transform.any_op
      %8 = transform.get_producer_of_operand %arg0[1] : (!transform.any_op) -> !transform.any_op
      %9 = transform.get_type elemental %arg1 : (!transform.any_value) -> !transform.type
      %10 = transform.get_type %arg1 : (!transform.any_value) -> !transform.type
      %11 = transform.merge_handles deduplicate %arg0, %1 : !transform.any_op
      %12 = transform.merge_handles %arg2 : !transform.any_param
      %13:2 = transform.replicate num(%arg0) %arg2, %arg1 : !transform.any_op, !transform.any_param, !transform.any_value
      %14 = transform.select "scf.if" in %arg0 : (!transform.any_op) -> !transform.any_op
      %15:3 = transform.split_handle %11 {overflow_result = 1 : i64, pass_through_empty_handle = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.op<"scf.for">)
      transform.verify %arg0 : !transform.any_op
      %16 = transform.param.constant #map -> !transform.affine_map
      transform.yield 
    }
    transform.named_sequence @changes(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value) {
      transform.apply_cse to %arg0 : !transform.any_op
      transform.apply_dce to %arg0 {z} : !transform.any_op
      transform.apply_licm to %arg0 : !transform.any_op
      transform.apply_patterns to %arg0 {
        transform.apply_patterns.canonicalization
        transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "gfx942"
        transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[16, 16, 8] {z}
        transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
        transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
        transform.apply_patterns.tensor.rewrite_as_constant aggressive
        transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
        transform.apply_patterns.vector.lower_contraction
        transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
        transform.apply_patterns.vector.lower_transfer max_transfer_rank = 3
        transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d avx2_lowering_strategy = true
        transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
        transform.apply_patterns.vector.transfer_to_scf full_unroll = true
      } {apply_cse, max_iterations = 3 : i64, max_num_rewrites = 4 : i64} : !transform.any_op
      transform.apply_patterns to %arg0 {
      } : !transform.any_op
      transform.apply_conversion_patterns to %arg0 {
        transform.apply_conversion_patterns.dialect_to_llvm "arith"
        transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true}
      } with type_converter {
        transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32 : i64, use_bare_ptr_call_conv = true}
      } {illegal_ops = [], legal_dialects = ["llvm"], legal_ops = ["func.func"], partial_conversion, preserve_handles} : !transform.any_op
      transform.apply_conversion_patterns to %arg0 {
        transform.apply_conversion_patterns.scf.scf_to_control_flow
      } : !transform.any_op
      transform.apply_conversion_patterns to %arg0 {
      } with type_converter {
        transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
      } : !transform.any_op
      %0 = transform.apply_registered_pass "canonicalize" to %arg0 : (!transform.any_op) -> !transform.any_op
      %1 = transform.apply_registered_pass "some-pass" with options = {"a" = true, "b-c" = %arg1, "d" = [%arg1, [1 : i32, %arg1], "text"]} to %0 {z} : (!transform.any_op, !transform.any_param, !transform.any_param, !transform.any_param) -> !transform.any_op
      %2 = transform.func.cast_and_call @f(%arg2) -> %arg2 after %arg0 {
        transform.type_conversion.tensor.cast_shape_dynamic_dims
      } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
      %3 = transform.func.cast_and_call %1 before %arg0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %4 = transform.irdl.collect_matching in %arg0 : (!transform.any_op) -> !transform.any_op attributes {z} {
        irdl.dialect @dialect {
          irdl.operation @operation 
        }
      }
      %5 = transform.structured.replace %arg0 {
        "made"() : () -> ()
      } : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
    transform.named_sequence @choices(%arg0: !transform.any_op) {
      %0 = transform.tune.knob<"unroll"> = 2 : i64 from options = [1, 2] {z} -> !transform.any_param
      %1 = transform.tune.knob<"size"> options = [8, 16] -> !transform.param<i64>
      transform.tune.alternatives<"a"> {
      }, {
      }
      transform.tune.alternatives<"b"> selected_region = 1 attributes {z} {
      }, {
      }
      %2 = transform.tune.alternatives<"c"> selected_region = %0 : !transform.any_param -> !transform.any_param {
        transform.yield %0 : !transform.any_param
      }
      transform.yield 
    }
    transform.named_sequence @matches(%arg0: !transform.any_op, %arg1: !transform.any_value) {
      transform.match.structured %arg0 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.match.structured.body %arg2 {passthrough} : !transform.any_op
        transform.match.structured.body %arg2 {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
        transform.match.structured.dim %arg2[all] {parallel} : !transform.any_op
        transform.match.structured.init %arg2[except(-1)] {permutation} : !transform.any_op
      }
      %0 = transform.match.structured.elemental_bitwidth %arg1 : (!transform.any_value) -> !transform.param<i64>
      %1:2 = transform.match.structured failures(suppress) %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_param) attributes {z} {
      ^bb0(%arg2: !transform.any_op):
        %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %arg2 : (!transform.any_op) -> (!transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param)
        %batch_0, %output_image, %output_channel, %filter_loop, %input_channel, %depth, %strides, %dilations = transform.match.structured.classify_convolution_dims %arg2 : (!transform.any_op) -> (!transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param)
        %2 = transform.match.structured.dim %arg2[0, -1] {reduction} : (!transform.any_op) -> !transform.any_param
        %3 = transform.match.structured.init %arg2[0] {projected_permutation} : (!transform.any_op) -> !transform.affine_map
        %4 = transform.match.structured.input %arg2[all] : (!transform.any_op) -> !transform.any_value
        %5 = transform.match.structured.num_inits %arg2 : (!transform.any_op) -> !transform.any_param
        %6 = transform.match.structured.num_inputs %arg2 : (!transform.any_op) -> !transform.any_param
        %7 = transform.match.structured.rank %arg2 : (!transform.any_op) -> !transform.any_param
        %8 = transform.match.structured.result %arg2[0] : (!transform.any_op) -> !transform.any_value
        %9 = transform.match.structured.result %arg2[0] any {z} : (!transform.any_op) -> !transform.any_op
        %10 = transform.match.structured.result %arg2[0] single : (!transform.any_op) -> !transform.any_op
        transform.match.structured.yield %arg2, %7 : !transform.any_op, !transform.any_param
      }
      transform.yield 
    }
  }
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.any_value):
    sequence %arg0 : !transform.any_op failures(suppress) {
    ^bb0(%arg3: !transform.any_op):
      %3 = cast %arg3 : !transform.any_op to !transform.any_op
    }
    %0 = sequence %arg0, %arg1 : (!transform.any_op, !transform.any_param) -> !transform.any_op failures(propagate) attributes {z} {
    ^bb0(%arg3: !transform.any_op, %arg4: !transform.any_param):
      yield %arg3 : !transform.any_op
    }
    %1 = foreach %0, %arg1 with_zip_shortest : !transform.any_op, !transform.any_param -> !transform.any_op {
    ^bb0(%arg3: !transform.any_op, %arg4: !transform.any_param):
      transform.yield %arg3 : !transform.any_op
    } {z}
    foreach %1 : !transform.any_op {
    ^bb0(%arg3: !transform.any_op):
    }
    %2 = alternatives %0 : !transform.any_op -> !transform.any_op {
    ^bb0(%arg3: !transform.any_op):
      transform.yield %arg3 : !transform.any_op
    }, {
    ^bb0(%arg3: !transform.any_op):
      transform.yield %arg3 : !transform.any_op
    }
  }
  transform.with_pdl_patterns {
  ^bb0(%arg0: !transform.any_op):
    pdl.pattern @pattern : benefit(1) {
      %0 = operation "a.b" 
      rewrite %0 with "x"
    }
    sequence %arg0 : !transform.any_op failures(propagate) {
    ^bb0(%arg1: !transform.any_op):
      %0 = pdl_match @pattern in %arg1 : (!transform.any_op) -> !pdl.operation
    }
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "builtin.module"() ({
    "func.func"() <{function_type = (!transform.any_op, !transform.op<"scf.for">, !transform.any_value, !transform.any_param, !transform.param<i64>, !transform.param<si8>, !transform.affine_map, !transform.type) -> (), sym_name = "types", sym_visibility = "private"}> ({
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "attribute", sym_visibility = "private"}> ({
    }) {a = #transform.param_operand<index = 1 : i64>, b = #transform.param_operand<index = 2 : i8>} : () -> ()
    "transform.named_sequence"() <{arg_attrs = [{transform.readonly}, {transform.consumed}], function_type = (!transform.any_op, !transform.any_op) -> !transform.any_op, sym_name = "declared"}> ({
    }) : () -> ()
    "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "matcher", sym_visibility = "private"}> ({
    ^bb0(%arg28: !transform.any_op):
      "transform.match.operation_name"(%arg28) <{op_names = ["scf.for", "scf.if"]}> : (!transform.any_op) -> ()
      "transform.match.operation_empty"(%arg28) {z} : (!transform.any_op) -> ()
      "transform.yield"(%arg28) : (!transform.any_op) -> ()
    }) : () -> ()
    "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (!transform.any_op, !transform.param<i64>), sym_name = "counter"}> ({
    ^bb0(%arg27: !transform.any_op):
      %48 = "transform.num_associations"(%arg27) {z} : (!transform.any_op) -> !transform.param<i64>
      %49 = "transform.param.constant"() <{value = 2 : i64}> {z} : () -> !transform.param<i64>
      "transform.match.param.cmpi"(%48, %49) <{predicate = 2 : i32}> : (!transform.param<i64>, !transform.param<i64>) -> ()
      "transform.yield"(%arg27, %48) : (!transform.any_op, !transform.param<i64>) -> ()
    }) : () -> ()
    "transform.named_sequence"() <{arg_attrs = [{transform.consumed}], function_type = (!transform.any_op) -> (), sym_name = "action"}> ({
    ^bb0(%arg26: !transform.any_op):
      %47 = "transform.structured.generalize"(%arg26) : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) {z} : () -> ()
    "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "print"}> ({
    ^bb0(%arg25: !transform.any_op):
      "transform.print"() : () -> ()
      "transform.print"() <{name = "all"}> : () -> ()
      "transform.print"(%arg25) <{assume_verified, name = "one", skip_regions, use_local_scope}> : (!transform.any_op) -> ()
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{arg_attrs = [{transform.consumed}], function_type = (!transform.any_op) -> (), sym_name = "main"}> ({
    ^bb0(%arg24: !transform.any_op):
      %45 = "transform.foreach_match"(%arg24) <{actions = [@action], flatten_results, matchers = [@matcher], restrict_root}> {z} : (!transform.any_op) -> !transform.any_op
      %46 = "transform.collect_matching"(%45) <{matcher = @matcher}> : (!transform.any_op) -> !transform.any_op
      "transform.include"(%46) <{failure_propagation_mode = 2 : i32, target = @print}> {z} : (!transform.any_op) -> ()
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_value, !transform.any_param) -> (), sym_name = "handles"}> ({
    ^bb0(%arg21: !transform.any_op, %arg22: !transform.any_value, %arg23: !transform.any_param):
      "transform.annotate"(%arg21) <{name = "key"}> {z} : (!transform.any_op) -> ()
      "transform.annotate"(%arg21, %arg23) <{name = "key"}> : (!transform.any_op, !transform.any_param) -> ()
      %28 = "transform.cast"(%arg21) : (!transform.any_op) -> !transform.op<"scf.for">
      %29 = "transform.get_consumers_of_result"(%arg21) <{result_number = 0 : i64}> : (!transform.any_op) -> !transform.any_op
      %30 = "transform.get_defining_op"(%arg22) : (!transform.any_value) -> !transform.any_op
      %31 = "transform.get_operand"(%arg21) <{raw_position_list = array<i64: 0, -1>}> : (!transform.any_op) -> !transform.any_value
      %32 = "transform.get_result"(%arg21) <{is_all, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
      %33 = "transform.get_result"(%arg21) <{is_inverted, raw_position_list = array<i64: 2>}> {z} : (!transform.any_op) -> !transform.any_value
      %34 = "transform.get_parent_op"(%arg21) <{allow_empty_results, deduplicate, isolated_from_above, nth_parent = 2 : i64, op_name = "func.func"}> : (!transform.any_op) -> !transform.any_op
      %35 = "transform.get_parent_op"(%arg21) <{nth_parent = 1 : i64}> : (!transform.any_op) -> !transform.any_op
      %36 = "transform.get_producer_of_operand"(%arg21) <{operand_number = 1 : i64}> : (!transform.any_op) -> !transform.any_op
      %37 = "transform.get_type"(%arg22) <{elemental}> : (!transform.any_value) -> !transform.type
      %38 = "transform.get_type"(%arg22) : (!transform.any_value) -> !transform.type
      %39 = "transform.merge_handles"(%arg21, %29) <{deduplicate}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %40 = "transform.merge_handles"(%arg23) : (!transform.any_param) -> !transform.any_param
      %41:2 = "transform.replicate"(%arg21, %arg23, %arg22) : (!transform.any_op, !transform.any_param, !transform.any_value) -> (!transform.any_param, !transform.any_value)
      %42 = "transform.select"(%arg21) <{op_name = "scf.if"}> : (!transform.any_op) -> !transform.any_op
      %43:3 = "transform.split_handle"(%39) <{fail_on_payload_too_small = true, overflow_result = 1 : i64, pass_through_empty_handle = false}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.op<"scf.for">)
      "transform.verify"(%arg21) : (!transform.any_op) -> ()
      %44 = "transform.param.constant"() <{value = #map}> : () -> !transform.affine_map
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_param, !transform.any_value) -> (), sym_name = "changes"}> ({
    ^bb0(%arg18: !transform.any_op, %arg19: !transform.any_param, %arg20: !transform.any_value):
      "transform.apply_cse"(%arg18) : (!transform.any_op) -> ()
      "transform.apply_dce"(%arg18) {z} : (!transform.any_op) -> ()
      "transform.apply_licm"(%arg18) : (!transform.any_op) -> ()
      "transform.apply_patterns"(%arg18) <{apply_cse, max_iterations = 3 : i64, max_num_rewrites = 4 : i64}> ({
        "transform.apply_patterns.canonicalization"() : () -> ()
        "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() <{chipset = "gfx942"}> : () -> ()
        "transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{k = 8 : i64, m = 16 : i64, n = 16 : i64}> {z} : () -> ()
        "transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() <{fold_single_use_only = true}> : () -> ()
        "transform.apply_patterns.memref.alloc_to_alloca"() <{size_limit = 32 : i64}> : () -> ()
        "transform.apply_patterns.tensor.rewrite_as_constant"() <{aggressive}> : () -> ()
        "transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 0 : i32}> : () -> ()
        "transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 2 : i32}> : () -> ()
        "transform.apply_patterns.vector.lower_multi_reduction"() <{lowering_strategy = 1 : i32}> : () -> ()
        "transform.apply_patterns.vector.lower_transfer"() <{max_transfer_rank = 3 : i64}> : () -> ()
        "transform.apply_patterns.vector.lower_transpose"() <{avx2_lowering_strategy = true, lowering_strategy = 2 : i32}> : () -> ()
        "transform.apply_patterns.vector.split_transfer_full_partial"() <{split_transfer_strategy = 1 : i32}> : () -> ()
        "transform.apply_patterns.vector.transfer_to_scf"() <{full_unroll = true, max_transfer_rank = 1 : i64}> : () -> ()
      }) : (!transform.any_op) -> ()
      "transform.apply_patterns"(%arg18) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      ^bb0:
      }) : (!transform.any_op) -> ()
      "transform.apply_conversion_patterns"(%arg18) <{illegal_ops = [], legal_dialects = ["llvm"], legal_ops = ["func.func"], partial_conversion, preserve_handles}> ({
        "transform.apply_conversion_patterns.dialect_to_llvm"() <{dialect_name = "arith"}> : () -> ()
        "transform.apply_conversion_patterns.vector.vector_to_llvm"() <{force_32bit_vector_indices = true, reassociate_fp_reductions = true, use_vector_alignment = false}> : () -> ()
      }, {
        "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{index_bitwidth = 32 : i64, use_bare_ptr_call_conv = true}> : () -> ()
      }) : (!transform.any_op) -> ()
      "transform.apply_conversion_patterns"(%arg18) ({
        "transform.apply_conversion_patterns.scf.scf_to_control_flow"() : () -> ()
      }) : (!transform.any_op) -> ()
      "transform.apply_conversion_patterns"(%arg18) ({
      ^bb0:
      }, {
        "transform.type_conversion.tensor.cast_shape_dynamic_dims"() <{ignore_dynamic_info}> : () -> ()
      }) : (!transform.any_op) -> ()
      %22 = "transform.apply_registered_pass"(%arg18) <{options = {}, pass_name = "canonicalize"}> : (!transform.any_op) -> !transform.any_op
      %23 = "transform.apply_registered_pass"(%22, %arg19, %arg19, %arg19) <{options = {a = true, "b-c" = #transform.param_operand<index = 0 : i64>, d = [#transform.param_operand<index = 1 : i64>, [1 : i32, #transform.param_operand<index = 2 : i64>], "text"]}, pass_name = "some-pass"}> {z} : (!transform.any_op, !transform.any_param, !transform.any_param, !transform.any_param) -> !transform.any_op
      %24 = "transform.func.cast_and_call"(%arg18, %arg20, %arg20) <{function_name = @f, insert_after, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
        "transform.type_conversion.tensor.cast_shape_dynamic_dims"() : () -> ()
      }) : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
      %25 = "transform.func.cast_and_call"(%arg18, %23) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> ({
      }) : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %26 = "transform.irdl.collect_matching"(%arg18) ({
        "irdl.dialect"() <{sym_name = "dialect"}> ({
          "irdl.operation"() <{sym_name = "operation"}> ({
          ^bb0:
          }) : () -> ()
        }) : () -> ()
      }) {z} : (!transform.any_op) -> !transform.any_op
      %27 = "transform.structured.replace"(%arg18) ({
        "made"() : () -> ()
      }) : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "choices"}> ({
    ^bb0(%arg17: !transform.any_op):
      %19 = "transform.tune.knob"() <{name = "unroll", options = [1, 2], selected = 2 : i64}> {z} : () -> !transform.any_param
      %20 = "transform.tune.knob"() <{name = "size", options = [8, 16]}> : () -> !transform.param<i64>
      "transform.tune.alternatives"() <{name = "a"}> ({
        "transform.yield"() : () -> ()
      }, {
        "transform.yield"() : () -> ()
      }) : () -> ()
      "transform.tune.alternatives"() <{name = "b", selected_region_attr = 1 : index}> ({
        "transform.yield"() : () -> ()
      }, {
        "transform.yield"() : () -> ()
      }) {z} : () -> ()
      %21 = "transform.tune.alternatives"(%19) <{name = "c"}> ({
        "transform.yield"(%19) : (!transform.any_param) -> ()
      }) : (!transform.any_param) -> !transform.any_param
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_value) -> (), sym_name = "matches"}> ({
    ^bb0(%arg13: !transform.any_op, %arg14: !transform.any_value):
      "transform.match.structured"(%arg13) ({
      ^bb0(%arg16: !transform.any_op):
        "transform.match.structured.body"(%arg16) <{passthrough}> : (!transform.any_op) -> ()
        "transform.match.structured.body"(%arg16) <{contraction = ["arith.mulf", "arith.addf"]}> : (!transform.any_op) -> ()
        "transform.match.structured.dim"(%arg16) <{is_all, parallel, raw_dim_list = array<i64>}> : (!transform.any_op) -> ()
        "transform.match.structured.init"(%arg16) <{is_inverted, permutation, raw_position_list = array<i64: -1>}> : (!transform.any_op) -> ()
        "transform.match.structured.yield"() : () -> ()
      }) : (!transform.any_op) -> ()
      %6 = "transform.match.structured.elemental_bitwidth"(%arg14) : (!transform.any_value) -> !transform.param<i64>
      %7:2 = "transform.match.structured"(%arg13) <{failure_propagation_mode = 2 : i32}> ({
      ^bb0(%arg15: !transform.any_op):
        %8:4 = "transform.match.structured.classify_contraction_dims"(%arg15) : (!transform.any_op) -> (!transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param)
        %9:8 = "transform.match.structured.classify_convolution_dims"(%arg15) : (!transform.any_op) -> (!transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param)
        %10 = "transform.match.structured.dim"(%arg15) <{raw_dim_list = array<i64: 0, -1>, reduction}> : (!transform.any_op) -> !transform.any_param
        %11 = "transform.match.structured.init"(%arg15) <{projected_permutation, raw_position_list = array<i64: 0>}> : (!transform.any_op) -> !transform.affine_map
        %12 = "transform.match.structured.input"(%arg15) <{is_all, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
        %13 = "transform.match.structured.num_inits"(%arg15) : (!transform.any_op) -> !transform.any_param
        %14 = "transform.match.structured.num_inputs"(%arg15) : (!transform.any_op) -> !transform.any_param
        %15 = "transform.match.structured.rank"(%arg15) : (!transform.any_op) -> !transform.any_param
        %16 = "transform.match.structured.result"(%arg15) <{position = 0 : i64}> : (!transform.any_op) -> !transform.any_value
        %17 = "transform.match.structured.result"(%arg15) <{any, position = 0 : i64}> {z} : (!transform.any_op) -> !transform.any_op
        %18 = "transform.match.structured.result"(%arg15) <{position = 0 : i64, single}> : (!transform.any_op) -> !transform.any_op
        "transform.match.structured.yield"(%arg15, %15) : (!transform.any_op, !transform.any_param) -> ()
      }) {z} : (!transform.any_op) -> (!transform.any_op, !transform.any_param)
      "transform.yield"() : () -> ()
    }) : () -> ()
  }) {transform.silence_tracking_failures, transform.target_tag = "here", transform.with_named_sequence} : () -> ()
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg2: !transform.any_op, %arg3: !transform.any_param, %arg4: !transform.any_value):
    "transform.sequence"(%arg2) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg12: !transform.any_op):
      %5 = "transform.cast"(%arg12) : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    %2 = "transform.sequence"(%arg2, %arg3) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: !transform.any_op, %arg11: !transform.any_param):
      "transform.yield"(%arg10) : (!transform.any_op) -> ()
    }) {z} : (!transform.any_op, !transform.any_param) -> !transform.any_op
    %3 = "transform.foreach"(%2, %arg3) <{with_zip_shortest}> ({
    ^bb0(%arg8: !transform.any_op, %arg9: !transform.any_param):
      "transform.yield"(%arg8) : (!transform.any_op) -> ()
    }) {z} : (!transform.any_op, !transform.any_param) -> !transform.any_op
    "transform.foreach"(%3) ({
    ^bb0(%arg7: !transform.any_op):
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    %4 = "transform.alternatives"(%2) ({
    ^bb0(%arg6: !transform.any_op):
      "transform.yield"(%arg6) : (!transform.any_op) -> ()
    }, {
    ^bb0(%arg5: !transform.any_op):
      "transform.yield"(%arg5) : (!transform.any_op) -> ()
    }) : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.with_pdl_patterns"() ({
  ^bb0(%arg0: !transform.any_op):
    "pdl.pattern"() <{benefit = 1 : i16, sym_name = "pattern"}> ({
      %1 = "pdl.operation"() <{attributeValueNames = [], opName = "a.b", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
      "pdl.rewrite"(%1) <{name = "x", operandSegmentSizes = array<i32: 1, 0>}> ({
      }) : (!pdl.operation) -> ()
    }) : () -> ()
    "transform.sequence"(%arg0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg1: !transform.any_op):
      %0 = "transform.pdl_match"(%arg1) <{pattern_name = @pattern}> : (!transform.any_op) -> !pdl.operation
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
  }) : () -> ()
}) : () -> ()

