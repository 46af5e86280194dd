// Every operation, type and attribute of test, and an operation that is not defined.
%x1 = "test.make"() : () -> (i32)
%x2 = "test.make"() : () -> (i32)
%x0 = "test.addi"(%x1, %x2) : (i32, i32) -> (i32)
"test.affine_scope"() ({ "test.end"() : () -> () }) : () -> ()
%x3:2 = "test.alloc_with_multiple_results"() : () -> (index, memref<4xf32>)
"test.alloca_scope_region"() ({ "test.end"() : () -> () }) : () -> ()
%x4 = "test.always_speculatable_op"() : () -> (i32)
"test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
%x5 = "test.any_cond"() ({ "test.end"() : () -> () }) : () -> (i32)
%x6 = "test.make"() : () -> (i32)
%x7 = "test.make"() : () -> (i32)
%x8 = "test.make"() : () -> (i32)
%x9 = "test.make"() : () -> (i32)
"test.attr_sized_operands"(%x6, %x7, %x8, %x9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, i32, i32, i32) -> ()
%x10:4 = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 1, 1, 1, 1>}> : () -> (i32, i32, i32, i32)
%x11:3 = "test.attr_sized_results_compile_test"() <{resultSegmentSizes = array<i32: 1, 1, 1>}> : () -> (i32, i32, i32)
%x13 = "test.make"() : () -> (tensor<4xf32>)
%x12 = "test.broadcastable"(%x13) : (tensor<4xf32>) -> (tensor<4xf32>)
%x14 = "test.make"() : () -> (memref<4xf32>)
%x15 = "test.make"() : () -> (memref<4xf32>)
"test.buffer_based"(%x14, %x15) : (memref<4xf32>, memref<4xf32>) -> ()
%x17 = "test.make"() : () -> (i32)
%x16 = "test.cast"(%x17) : (i32) -> (i32)
%x18 = "test.complex_f64"() : () -> (complex<f64>)
%x20 = "test.make"() : () -> (i32)
%x19 = "test.conditionally_speculatable_op"(%x20) : (i32) -> (i32)
%x21 = "test.constant"() <{value = 3 : i32}> : () -> (i32)
%x23 = "test.make"() : () -> (i32)
%x22 = "test.conversion_call_op"(%x23) <{callee = @f}> : (i32) -> (i32)
%x24 = "test.make"() : () -> (memref<4xf32>)
%x25 = "test.make"() : () -> (memref<4xf32>)
"test.copy"(%x24, %x25) : (memref<4xf32>, memref<4xf32>) -> ()
%x26 = "test.create_memref_op"() : () -> (memref<4xf32>)
%x27 = "test.create_tensor_op"() : () -> (tensor<4xf32>)
%x29 = "test.make"() : () -> (i32)
%x28 = "test.custom_result_name"(%x29) <{names = []}> : (i32) -> (i32)
%x30 = "test.data_layout_query"() : () -> (i32)
%x31 = "test.make"() : () -> (i32)
"test.default_value_print"(%x31) : (i32) -> ()
%x33 = "test.make"() : () -> (tensor<4xf32>)
%x34 = "test.make"() : () -> (tensor<4xf32>)
%x35 = "test.make"() : () -> (tensor<4xf32>)
%x32 = "test.destination_style_op"(%x33, %x34, %x35) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
%x37 = "test.make"() : () -> (memref<4xf32>)
%x36 = "test.dummy_memref_op"(%x37) : (memref<4xf32>) -> (memref<4xf32>)
%x39 = "test.make"() : () -> (tensor<4xf32>)
%x38 = "test.dummy_tensor_op"(%x39) : (tensor<4xf32>) -> (tensor<4xf32>)
%x41 = "test.make"() : () -> (i32)
%x40 = "test.elementwise_mappable"(%x41) : (i32) -> (i32)
"test.two_region_op"() ({
"test.finish"() : () -> ()
}, {}) : () -> ()
"test.float_attrs"() <{float_attr = 3 : i32}> : () -> ()
"test.fold_to_call_op"() <{callee = @f}> : () -> ()
"test.format_attr_dict_w_keyword"() <{attr = 3 : i64}> : () -> ()
"test.format_attr_op"() <{attr = 3 : i64}> : () -> ()
%x42 = "test.make"() : () -> (!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>)
"test.format_cpmd_nested_type"(%x42) : (!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) -> ()
"test.format_opt_attr_op_a"() : () -> ()
"test.format_opt_attr_op_b"() : () -> ()
"test.format_opt_symbol_name_attr_op"() : () -> ()
"test.format_optional_unit_attribute"() : () -> ()
%x43 = "test.make"() : () -> (!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>)
"test.format_qual_cpmd_nested_type"(%x43) : (!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) -> ()
"test.format_region_a_op"() ({ "test.end"() : () -> () }) : () -> ()
"test.format_region_b_op"() ({ "test.end"() : () -> () }) : () -> ()
"test.format_region_c_op"() ({ "test.end"() : () -> () }) : () -> ()
"test.format_symbol_name_attr_op"() <{attr = "s"}> : () -> ()
%x45 = "test.make"() : () -> (memref<4xf32>)
%x44 = "test.forward_buffer"(%x45) : (memref<4xf32>) -> (memref<4xf32>)
%x46 = "test.functional_region_op"() ({ "test.end"() : () -> () }) : () -> (() -> ())
%x48 = "test.make"() : () -> (i32)
%x47 = "test.graph_loop"(%x48) ({ "test.end"() : () -> () }) : (i32) -> (i32)
"test.graph_region"() ({ "test.end"() : () -> () }) : () -> ()
"test.has_str_value"() : () -> ()
"test.i32ElementsAttr"() <{attr = dense<5> : tensor<6xi32>}> : () -> ()
%x49 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> (i32)
%x50 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> (i32)
%x52 = "test.make"() : () -> (i32)
%x51 = "test.increment"(%x52) : (i32) -> (i32)
"test.int_attrs"() <{any_i32_attr = 3 : i32, index_attr = 4 : index, ui32_attr = 6 : ui32, si32_attr = 7 : si32}> : () -> ()
"test.int_elements_attr"() <{any_i32_attr = dense<5> : tensor<6xi32>, i32_attr = dense<5> : tensor<6xi32>}> : () -> ()
%x53:4 = "test.int_types"() : () -> (i16, si32, ui64, i32)
"test.two_region_op"() ({
%x54 = "test.make"() : () -> (i32)
"test.invalid"(%x54) : (i32) -> ()
}, {}) : () -> ()
"test.isolated_graph_region"() ({ "test.end"() : () -> () }) : () -> ()
%x56 = "test.make"() : () -> (i32)
%x55 = "test.isolated_one_region_op"(%x56) ({ "test.end"() : () -> () }) : (i32) -> (i32)
"test.isolated_regions"() ({ "test.end"() : () -> () }) : () -> ()
%x57 = "test.merge_blocks"() ({ "test.end"() : () -> () }) : () -> (i32)
%x58 = "test.make"() : () -> (tensor<4xf32>)
%x59 = "test.make"() : () -> (tensor<4xf32>)
%x60 = "test.make"() : () -> (tensor<4xf32>)
"test.mixed_normal_variadic_operand"(%x58, %x59, %x60) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
%x61:3 = "test.mixed_normal_variadic_result"() : () -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
%x62 = "test.make"() : () -> (tensor<4xf32>)
"test.multi_tensor_rank_of"(%x62) : (tensor<4xf32>) -> ()
%x63 = "test.never_speculatable_op"() : () -> (i32)
"test.non_negative_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
"test.oilist_with_keywords_only"() : () -> ()
"test.one_region_op"() ({ "test.end"() : () -> () }) : () -> ()
%x64 = "test.make"() : () -> (i32)
"test.one_region_with_operands_op"(%x64) ({ "test.end"() : () -> () }) : (i32) -> ()
%x65 = "test.one_region_with_recursive_memory_effects"() ({ "test.end"() : () -> () }) : () -> (i32)
%x67 = "test.make"() : () -> (i32)
%x66 = "test.op_a"(%x67) <{attr = 3 : i32}> : (i32) -> (i32)
%x69 = "test.make"() : () -> (i32)
%x68 = "test.op_b"(%x69) <{attr = 3 : i32}> : (i32) -> (i32)
%x71 = "test.make"() : () -> (i32)
%x70 = "test.op_c"(%x71) : (i32) -> (i32)
%x73 = "test.make"() : () -> (i32)
%x74 = "test.make"() : () -> (i32)
%x75 = "test.make"() : () -> (i32)
%x76 = "test.make"() : () -> (i32)
%x72 = "test.op_commutative"(%x73, %x74, %x75, %x76) : (i32, i32, i32, i32) -> (i32)
%x78 = "test.make"() : () -> (i32)
%x79 = "test.make"() : () -> (i32)
%x77 = "test.op_commutative2"(%x78, %x79) : (i32, i32) -> (i32)
%x81 = "test.make"() : () -> (i32)
%x80 = "test.op_d"(%x81) : (i32) -> (i32)
%x83 = "test.make"() : () -> (i32)
%x82 = "test.op_e"(%x83) : (i32) -> (i32)
%x85 = "test.make"() : () -> (i32)
%x84 = "test.op_f"(%x85) : (i32) -> (i32)
"test.op_funcref"() : () -> ()
%x87 = "test.make"() : () -> (i32)
%x86 = "test.op_g"(%x87) : (i32) -> (i32)
%x89 = "test.make"() : () -> (i32)
%x88 = "test.op_in_place_fold_anchor"(%x89) : (i32) -> (i32)
%x91 = "test.make"() : () -> (i32)
%x92 = "test.make"() : () -> (i32)
%x93 = "test.make"() : () -> (i32)
%x94 = "test.make"() : () -> (i32)
%x95 = "test.make"() : () -> (i32)
%x96 = "test.make"() : () -> (i32)
%x97 = "test.make"() : () -> (i32)
%x90 = "test.op_large_commutative"(%x91, %x92, %x93, %x94, %x95, %x96, %x97) : (i32, i32, i32, i32, i32, i32, i32) -> (i32)
%x99 = "test.make"() : () -> (i32)
%x100 = "test.make"() : () -> (i32)
%x98 = "test.op_n"(%x99, %x100) : (i32, i32) -> (i32)
%x101 = "test.make"() : () -> (memref<4xf32>)
%x102 = "test.make"() : () -> (memref<4xf32>)
"test.op_nonnorm"(%x101, %x102) : (memref<4xf32>, memref<4xf32>) -> ()
%x103 = "test.make"() : () -> (memref<4xf32>)
%x104 = "test.make"() : () -> (memref<4xf32>)
"test.op_norm"(%x103, %x104) : (memref<4xf32>, memref<4xf32>) -> ()
%x106 = "test.make"() : () -> (memref<4xf32>)
%x105:2 = "test.op_norm_ret"(%x106) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
%x108 = "test.make"() : () -> (i32)
%x107 = "test.op_o"(%x108) : (i32) -> (i32)
"test.op_with_bit_enum"() <{value = #test.bit_enum<read, write>}> : () -> ()
"test.op_with_bit_enum_vbar"() <{value = #test.bit_enum_vbar<user | group>}> : () -> ()
"test.op_with_data_layout"() ({ "test.end"() : () -> () }) : () -> ()
"test.op_with_enum"() <{value = #test<enum first>}> : () -> ()
%x109 = "test.op_with_memread"() : () -> (i32)
"test.op_with_memwrite"() : () -> ()
"test.op_with_region_fold_no_side_effect"() ({ "test.end"() : () -> () }) : () -> ()
%x111 = "test.make"() : () -> (tensor<4xf32>)
%x112 = "test.make"() : () -> (tensor<4xf32>)
%x110 = "test.operand0_and_result_have_same_element_count"(%x111, %x112) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
%x114 = "test.make"() : () -> (i32)
%x115 = "test.make"() : () -> (i32)
%x113 = "test.operand0_and_result_have_same_element_type"(%x114, %x115) : (i32, i32) -> (i32)
%x117 = "test.make"() : () -> (tensor<4xf32>)
%x118 = "test.make"() : () -> (tensor<4xf32>)
%x116 = "test.operand0_and_result_have_same_rank"(%x117, %x118) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
%x120 = "test.make"() : () -> (tensor<4xf32>)
%x121 = "test.make"() : () -> (tensor<4xf32>)
%x119 = "test.operand0_and_result_have_same_shape"(%x120, %x121) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
%x123 = "test.make"() : () -> (i32)
%x124 = "test.make"() : () -> (i32)
%x122 = "test.operand0_and_result_have_same_type"(%x123, %x124) : (i32, i32) -> (i32)
%x126 = "test.make"() : () -> (tensor<4xf32>)
%x127 = "test.make"() : () -> (tensor<4xf32>)
%x125 = "test.operands_and_result_have_same_rank"(%x126, %x127) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
%x128 = "test.make"() : () -> (i32)
%x129 = "test.make"() : () -> (i32)
"test.operands_have_same_element_type"(%x128, %x129) : (i32, i32) -> ()
%x130 = "test.make"() : () -> (tensor<4xf32>)
%x131 = "test.make"() : () -> (tensor<4xf32>)
"test.operands_have_same_rank"(%x130, %x131) : (tensor<4xf32>, tensor<4xf32>) -> ()
%x132 = "test.make"() : () -> (i32)
%x133 = "test.make"() : () -> (i32)
"test.operands_have_same_type"(%x132, %x133) : (i32, i32) -> ()
"test.overridden_symbol_visibility"() <{sym_name = "other"}> : () -> ()
"test.parent"() ({ "test.end"() : () -> () }) : () -> ()
"test.parent1"() ({ "test.end"() : () -> () }) : () -> ()
"test.positive_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
%x134 = "test.rank_less_than_2_I8_F32_memref"() : () -> (memref<4xf32>)
%x135 = "test.make"() : () -> (tensor<4xf32>)
"test.ranked_tensor_op"(%x135) : (tensor<4xf32>) -> ()
%x136 = "test.make"() : () -> (memref<4xf32>)
"test.read_buffer"(%x136) : (memref<4xf32>) -> ()
%x137 = "test.recursively_speculatable_op"() ({ "test.end"() : () -> () }) : () -> (i32)
%x139 = "test.make"() : () -> (i32)
%x138 = "test.reflect_bounds"(%x139) : (i32) -> (i32)
"test.two_region_op"() ({
%x140 = "test.make"() : () -> (i32)
"test.region_if_yield"(%x140) : (i32) -> ()
}, {}) : () -> ()
"test.two_region_op"() ({
%x141 = "test.make"() : () -> (i32)
"test.region_yield"(%x141) : (i32) -> ()
}, {}) : () -> ()
"test.two_region_op"() ({
%x142 = "test.make"() : () -> (i32)
"test.return"(%x142) : (i32) -> ()
}, {}) : () -> ()
%x144 = "test.make"() : () -> (i32)
%x143 = "test.same_operand_and_result_element_type"(%x144) : (i32) -> (i32)
%x146 = "test.make"() : () -> (tensor<4xf32>)
%x145 = "test.same_operand_and_result_shape"(%x146) : (tensor<4xf32>) -> (tensor<4xf32>)
%x148 = "test.make"() : () -> (i32)
%x147 = "test.same_operand_and_result_type"(%x148) : (i32) -> (i32)
%x150 = "test.make"() : () -> (i32)
%x151 = "test.make"() : () -> (i32)
%x149 = "test.same_operand_element_type"(%x150, %x151) : (i32, i32) -> (i32)
%x153 = "test.make"() : () -> (tensor<4xf32>)
%x152 = "test.same_operand_result_type"(%x153) : (tensor<4xf32>) -> (tensor<4xf32>)
%x154 = "test.make"() : () -> (tensor<4xf32>)
"test.same_operand_shape"(%x154) : (tensor<4xf32>) -> ()
%x155 = "test.make"() : () -> (i32)
"test.signless_like_variadic"(%x155) : (i32) -> ()
"test.single_no_terminator_custom_asm_op"() ({ "test.end"() : () -> () }) : () -> ()
"test.single_no_terminator_op"() ({ "test.end"() : () -> () }) : () -> ()
%x157 = "test.make"() : () -> (i32)
%x156 = "test.ssacfg_region"(%x157) ({ "test.end"() : () -> () }) : (i32) -> (i32)
%x158 = "test.make"() : () -> (memref<4xf32>)
"test.store_with_a_loop_region"(%x158) <{store_before_region = true}> ({ "test.end"() : () -> () }) : (memref<4xf32>) -> ()
%x159 = "test.make"() : () -> (memref<4xf32>)
"test.store_with_a_region"(%x159) <{store_before_region = true}> ({ "test.end"() : () -> () }) : (memref<4xf32>) -> ()
"test.two_region_op"() ({
"test.store_with_a_region_terminator"() : () -> ()
}, {}) : () -> ()
"test.symbol"() <{sym_name = "s"}> : () -> ()
"test.symbol_table_region"() ({ "test.end"() : () -> () }) : () -> ()
%x160 = "test.make"() : () -> (memref<4xf32>)
"test.takes_static_memref"(%x160) : (memref<4xf32>) -> ()
%x162 = "test.make"() : () -> (tensor<4xf32>)
%x161 = "test.tensor_based"(%x162) : (tensor<4xf32>) -> (tensor<4xf32>)
%x163 = "test.test_effects_result"() : () -> (i32)
%x164:3 = "test.three_result"() <{kind = 3 : i64}> : () -> (i32, f32, f32)
%x165 = "test.tuple_32_bit"() : () -> (tuple<i32, f32>)
"test.two_region_op"() ({ "test.end"() : () -> () }, { "test.end"() : () -> () }) : () -> ()
"test.type_array_attr"() <{attr = []}> : () -> ()
%x166 = "test.make"() : () -> (i32)
"test.type_consumer"(%x166) : (i32) -> ()
%x167 = "test.type_producer"() : () -> (i32)
"test.two_region_op"() ({
%x168 = "test.make"() : () -> (i32)
"test.valid"(%x168) : (i32) -> ()
}, {}) : () -> ()
%x169 = "test.value_with_bounds"() <{min = 4 : index, max = 4 : index}> : () -> (index)
"test.variadic_no_terminator_op"() ({ "test.end"() : () -> () }) : () -> ()
%x171 = "test.make"() : () -> (i32)
%x170 = "test.variadic_with_same_operand_results"(%x171) : (i32) -> (i32)
%x173 = "test.with_bounds"() <{umin = 3 : i32, umax = 3 : i32, smin = 3 : i32, smax = 3 : i32}> : () -> (i32)
"test.parent"() ({
"test.child"() : () -> ()
"test.child_with_parent_one_of"() : () -> ()
"test.end"() : () -> ()
}) : () -> ()
"test.SingleBlockImplicitTerminator"() ({
"test.finish"() : () -> ()
}) : () -> ()
"test.symbol_scope"() ({
"test.symbol"() <{sym_name = "s", sym_visibility = "private"}> : () -> ()
"test.finish"() : () -> ()
}) : () -> ()
"test.symbol_scope_isolated"() ({
"test.finish"() : () -> ()
}) : () -> ()
%h_i = "test.make"() : () -> i32
%h_m = "test.make"() : () -> memref<4xf32>
%h_c = "test.cse_of_single_block_op"(%h_i) ({
^bb0(%h_a: i32):
"test.region_yield"(%h_a) : (i32) -> ()
}) : (i32) -> i32
"test.region_buffer_based"(%h_m, %h_m) ({
"test.region_yield"(%h_i) : (i32) -> ()
}) : (memref<4xf32>, memref<4xf32>) -> ()
%h_f:2 = "test.region_if"(%h_i) ({
^bb0(%h_a: i32):
"test.region_if_yield"(%h_a) : (i32) -> ()
}, {
^bb0(%h_a: i32):
"test.region_if_yield"(%h_a) : (i32) -> ()
}, {
^bb0(%h_a: i32):
"test.region_if_yield"(%h_a, %h_a) : (i32, i32) -> ()
}) : (i32) -> (i32, i32)
"test.sized_region_op"() ({
"test.br"()[^b] : () -> ()
^b:
"test.end"() : () -> ()
}, {
"test.end"() : () -> ()
}) : () -> ()
%h_e = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
%h_g = "test.i64_enum_attr"() <{attr = 4294967296 : i64}> : () -> i32
%h_t0 = "test.make"() : () -> tensor<f32>
%h_t1 = "test.make"() : () -> tensor<2xf32>
%h_t2 = "test.make"() : () -> tensor<2x2xi16>
%h_t3 = "test.make"() : () -> tensor<2x2x2xi16>
%h_t4 = "test.make"() : () -> tensor<2x2x2x2xi16>
"test.nd_tensor_of"(%h_t0, %h_t1, %h_t2, %h_t3, %h_t4) : (tensor<f32>, tensor<2xf32>, tensor<2x2xi16>, tensor<2x2x2xi16>, tensor<2x2x2x2xi16>) -> ()
"test.op_with_bit_enum_vbar"() <{value = #test.bit_enum_vbar<user | group>, tag = 3 : i8}> : () -> ()
"test.op_with_bit_enum_vbar"() <{value = #test.bit_enum_vbar<user|other>}> : () -> ()
"test.op_with_enum"() <{value = #test<enum third>, tag = 0 : i32}> : () -> ()
"test.types"() {a = !test.smpla, b = !test.test_type, c = !test.test_type_with_trait, d = !test.memref_element, e = !test.i32,
g = !test.cmpnd_a<1, !test.smpla, [5, 6]>, h = !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>,
i = !test.cmpnd_nested_outer<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>,
j = !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>, k = !test.int<signed, 8>,
l = !test.test_tensor<[1, 2], f32>, m = !test.test_memref<[1, 2], f32>, n = !test.test_type_with_layout<10>,
o = !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>, p = !test.type_verification<i16>, q = memref<2x!test.memref_element>} : () -> ()
"test.attributes"() {a = #test.smpla, b = #test.attr_with_trait, c = #test.cmpnd_a<1, !test.smpla, [5, 6]>,
d = #test.cmpnd_nested<nested = <1, i32, [5, 6]>>, e = #test.attr_with_self_type_param : i32, f = #test.attr_params<3, -4>,
g = #test<attr_ugly begin 5 : index end>, h = #test.attr_self_type_format<5> : i32, i = #test.bit_enum<read, execute>, j = #test.bit_enum_vbar<user | other>, k = #test<enum second>} : () -> ()
"test.anything"(%h_i) {attr} : (i32) -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
%h_called = "test.call"(%h_i) <{callee = @f}> : (i32) -> i32
%h_d = "test.make"() : () -> index
%h_bound = "test.reify_bound"(%h_d) <{constant, type = "UB"}> : (index) -> index
%h_loop = "test.loop_block"(%h_i) ({
^bb0(%h_a: i32):
  %h_x = "test.make"() : () -> f32
  "test.loop_block_term"(%h_a, %h_x) : (i32, f32) -> ()
}) : (i32) -> f32
"test.two_region_op"() ({
  "test.br"(%h_i)[^b] : (i32) -> ()
^b(%h_a: i32):
  "test.internal_br"(%h_a, %h_a)[^c, ^d] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
^c(%h_e1: i32):
  %h_p = "test.producing_br"(%h_a, %h_a)[^e, ^f] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
^d(%h_e2: i32, %h_e3: i32):
  "test.end"() : () -> ()
^e(%h_e4: i32):
  "test.end"() : () -> ()
^f(%h_e6: i32):
  "test.end"() : () -> ()
}, {}) : () -> ()

// The same in custom form.
module {
  %0 = "test.make"() : () -> i32
  %1 = "test.make"() : () -> i32
  %2 = "test.addi"(%0, %1) : (i32, i32) -> i32
  test.affine_scope {
    "test.end"() : () -> ()
  }
  %index, %memref = test.alloc_with_multiple_results : index, memref<4xf32>
  test.alloca_scope_region {
    "test.end"() : () -> ()
  }
  %3 = "test.always_speculatable_op"() : () -> i32
  "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
  %4 = "test.any_cond"() ({
    "test.end"() : () -> ()
  }) : () -> i32
  %5 = "test.make"() : () -> i32
  %6 = "test.make"() : () -> i32
  %7 = "test.make"() : () -> i32
  %8 = "test.make"() : () -> i32
  "test.attr_sized_operands"(%5, %6, %7, %8) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, i32, i32, i32) -> ()
  %a, %b, %c, %d = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 1, 1, 1, 1>}> : () -> (i32, i32, i32, i32)
  %a_0, %b_1, %c_2 = "test.attr_sized_results_compile_test"() <{resultSegmentSizes = array<i32: 1, 1, 1>}> : () -> (i32, i32, i32)
  %9 = "test.make"() : () -> tensor<4xf32>
  %10 = "test.broadcastable"(%9) : (tensor<4xf32>) -> tensor<4xf32>
  %11 = "test.make"() : () -> memref<4xf32>
  %12 = "test.make"() : () -> memref<4xf32>
  test.buffer_based in(%11 : memref<4xf32>) out(%12 : memref<4xf32>)
  %13 = "test.make"() : () -> i32
  %14 = "test.cast"(%13) : (i32) -> i32
  %15 = "test.complex_f64"() : () -> complex<f64>
  %16 = "test.make"() : () -> i32
  %17 = "test.conditionally_speculatable_op"(%16) : (i32) -> i32
  %18 = "test.constant"() <{value = 3 : i32}> : () -> i32
  %19 = "test.make"() : () -> i32
  %20 = "test.conversion_call_op"(%19) <{callee = @f}> : (i32) -> i32
  %21 = "test.make"() : () -> memref<4xf32>
  %22 = "test.make"() : () -> memref<4xf32>
  test.copy(%21, %22) : (memref<4xf32>, memref<4xf32>)
  %23 = "test.create_memref_op"() : () -> memref<4xf32>
  %24 = "test.create_tensor_op"() : () -> tensor<4xf32>
  %25 = "test.make"() : () -> i32
  %26 = "test.custom_result_name"(%25) <{names = []}> : (i32) -> i32
  %27 = "test.data_layout_query"() : () -> i32
  %28 = "test.make"() : () -> i32
  test.default_value_print %28
  %29 = "test.make"() : () -> tensor<4xf32>
  %30 = "test.make"() : () -> tensor<4xf32>
  %31 = "test.make"() : () -> tensor<4xf32>
  %32 = test.destination_style_op ins(%29 : tensor<4xf32>) outs(%30 : tensor<4xf32>) (%31 : tensor<4xf32>) -> tensor<4xf32>
  %33 = "test.make"() : () -> memref<4xf32>
  %34 = "test.dummy_memref_op"(%33) : (memref<4xf32>) -> memref<4xf32>
  %35 = "test.make"() : () -> tensor<4xf32>
  %36 = "test.dummy_tensor_op"(%35) : (tensor<4xf32>) -> tensor<4xf32>
  %37 = "test.make"() : () -> i32
  %38 = "test.elementwise_mappable"(%37) : (i32) -> i32
  "test.two_region_op"() ({
    "test.finish"() : () -> ()
  }, {
  }) : () -> ()
  "test.float_attrs"() <{float_attr = 3 : i32}> : () -> ()
  "test.fold_to_call_op"() <{callee = @f}> : () -> ()
  test.format_attr_dict_w_keyword attributes {attr = 3 : i64}
  test.format_attr_op 3
  %39 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  test.format_cpmd_nested_type %39 nested <i <42 <1, !test.smpla, [5, 6]>>>
  test.format_opt_attr_op_a
  test.format_opt_attr_op_b
  test.format_opt_symbol_name_attr_op
  test.format_optional_unit_attribute
  %40 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  test.format_qual_cpmd_nested_type %40 nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  test.format_region_a_op {
    "test.end"() : () -> ()
  }
  test.format_region_b_op {
    "test.end"() : () -> ()
  }
  test.format_region_c_op region {
    "test.end"() : () -> ()
  }
  test.format_symbol_name_attr_op @s
  %41 = "test.make"() : () -> memref<4xf32>
  %42 = "test.forward_buffer"(%41) : (memref<4xf32>) -> memref<4xf32>
  %43 = "test.functional_region_op"() ({
    "test.end"() : () -> ()
  }) : () -> (() -> ())
  %44 = "test.make"() : () -> i32
  %45 = test.graph_loop %44 {
    "test.end"() : () -> ()
  } : (i32) -> i32
  test.graph_region {
    "test.end"() : () -> ()
  }
  test.has_str_value
  "test.i32ElementsAttr"() <{attr = dense<5> : tensor<6xi32>}> : () -> ()
  %46 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
  %47 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
  %48 = "test.make"() : () -> i32
  %49 = test.increment %48 : i32
  "test.int_attrs"() <{any_i32_attr = 3 : i32, index_attr = 4 : index, si32_attr = 7 : si32, ui32_attr = 6 : ui32}> : () -> ()
  "test.int_elements_attr"() <{any_i32_attr = dense<5> : tensor<6xi32>, i32_attr = dense<5> : tensor<6xi32>}> : () -> ()
  %any_i16, %si32, %ui64, %any_int = "test.int_types"() : () -> (i16, si32, ui64, i32)
  "test.two_region_op"() ({
    %176 = "test.make"() : () -> i32
    "test.invalid"(%176) : (i32) -> ()
  }, {
  }) : () -> ()
  test.isolated_graph_region {
    "test.end"() : () -> ()
  }
  %50 = "test.make"() : () -> i32
  %51 = test.isolated_one_region_op %50 {
    "test.end"() : () -> ()
  } : i32 -> i32
  test.isolated_regions {
    "test.end"() : () -> ()
  }
  %52 = "test.merge_blocks"() ({
    "test.end"() : () -> ()
  }) : () -> i32
  %53 = "test.make"() : () -> tensor<4xf32>
  %54 = "test.make"() : () -> tensor<4xf32>
  %55 = "test.make"() : () -> tensor<4xf32>
  "test.mixed_normal_variadic_operand"(%53, %54, %55) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  %output1, %output2, %output3 = "test.mixed_normal_variadic_result"() : () -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  %56 = "test.make"() : () -> tensor<4xf32>
  "test.multi_tensor_rank_of"(%56) : (tensor<4xf32>) -> ()
  %57 = "test.never_speculatable_op"() : () -> i32
  "test.non_negative_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
  test.oilist_with_keywords_only
  "test.one_region_op"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %58 = "test.make"() : () -> i32
  "test.one_region_with_operands_op"(%58) ({
    "test.end"() : () -> ()
  }) : (i32) -> ()
  %59 = "test.one_region_with_recursive_memory_effects"() ({
    "test.end"() : () -> ()
  }) : () -> i32
  %60 = "test.make"() : () -> i32
  %61 = "test.op_a"(%60) <{attr = 3 : i32}> : (i32) -> i32
  %62 = "test.make"() : () -> i32
  %63 = "test.op_b"(%62) <{attr = 3 : i32}> : (i32) -> i32
  %64 = "test.make"() : () -> i32
  %65 = "test.op_c"(%64) : (i32) -> i32
  %66 = "test.make"() : () -> i32
  %67 = "test.make"() : () -> i32
  %68 = "test.make"() : () -> i32
  %69 = "test.make"() : () -> i32
  %70 = "test.op_commutative"(%66, %67, %68, %69) : (i32, i32, i32, i32) -> i32
  %71 = "test.make"() : () -> i32
  %72 = "test.make"() : () -> i32
  %73 = "test.op_commutative2"(%71, %72) : (i32, i32) -> i32
  %74 = "test.make"() : () -> i32
  %75 = "test.op_d"(%74) : (i32) -> i32
  %76 = "test.make"() : () -> i32
  %77 = "test.op_e"(%76) : (i32) -> i32
  %78 = "test.make"() : () -> i32
  %79 = "test.op_f"(%78) : (i32) -> i32
  "test.op_funcref"() : () -> ()
  %80 = "test.make"() : () -> i32
  %81 = "test.op_g"(%80) : (i32) -> i32
  %82 = "test.make"() : () -> i32
  %83 = "test.op_in_place_fold_anchor"(%82) : (i32) -> i32
  %84 = "test.make"() : () -> i32
  %85 = "test.make"() : () -> i32
  %86 = "test.make"() : () -> i32
  %87 = "test.make"() : () -> i32
  %88 = "test.make"() : () -> i32
  %89 = "test.make"() : () -> i32
  %90 = "test.make"() : () -> i32
  %91 = "test.op_large_commutative"(%84, %85, %86, %87, %88, %89, %90) : (i32, i32, i32, i32, i32, i32, i32) -> i32
  %92 = "test.make"() : () -> i32
  %93 = "test.make"() : () -> i32
  %94 = "test.op_n"(%92, %93) : (i32, i32) -> i32
  %95 = "test.make"() : () -> memref<4xf32>
  %96 = "test.make"() : () -> memref<4xf32>
  "test.op_nonnorm"(%95, %96) : (memref<4xf32>, memref<4xf32>) -> ()
  %97 = "test.make"() : () -> memref<4xf32>
  %98 = "test.make"() : () -> memref<4xf32>
  "test.op_norm"(%97, %98) : (memref<4xf32>, memref<4xf32>) -> ()
  %99 = "test.make"() : () -> memref<4xf32>
  %Y, %Z = "test.op_norm_ret"(%99) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  %100 = "test.make"() : () -> i32
  %101 = "test.op_o"(%100) : (i32) -> i32
  test.op_with_bit_enum <read, write>
  test.op_with_bit_enum_vbar <user | group>
  "test.op_with_data_layout"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  test.op_with_enum  first
  %102 = "test.op_with_memread"() : () -> i32
  "test.op_with_memwrite"() : () -> ()
  "test.op_with_region_fold_no_side_effect"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %103 = "test.make"() : () -> tensor<4xf32>
  %104 = "test.make"() : () -> tensor<4xf32>
  %105 = "test.operand0_and_result_have_same_element_count"(%103, %104) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %106 = "test.make"() : () -> i32
  %107 = "test.make"() : () -> i32
  %108 = "test.operand0_and_result_have_same_element_type"(%106, %107) : (i32, i32) -> i32
  %109 = "test.make"() : () -> tensor<4xf32>
  %110 = "test.make"() : () -> tensor<4xf32>
  %111 = "test.operand0_and_result_have_same_rank"(%109, %110) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %112 = "test.make"() : () -> tensor<4xf32>
  %113 = "test.make"() : () -> tensor<4xf32>
  %114 = "test.operand0_and_result_have_same_shape"(%112, %113) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %115 = "test.make"() : () -> i32
  %116 = "test.make"() : () -> i32
  %117 = "test.operand0_and_result_have_same_type"(%115, %116) : (i32, i32) -> i32
  %118 = "test.make"() : () -> tensor<4xf32>
  %119 = "test.make"() : () -> tensor<4xf32>
  %120 = "test.operands_and_result_have_same_rank"(%118, %119) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %121 = "test.make"() : () -> i32
  %122 = "test.make"() : () -> i32
  "test.operands_have_same_element_type"(%121, %122) : (i32, i32) -> ()
  %123 = "test.make"() : () -> tensor<4xf32>
  %124 = "test.make"() : () -> tensor<4xf32>
  "test.operands_have_same_rank"(%123, %124) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %125 = "test.make"() : () -> i32
  %126 = "test.make"() : () -> i32
  "test.operands_have_same_type"(%125, %126) : (i32, i32) -> ()
  "test.overridden_symbol_visibility"() <{sym_name = "other"}> : () -> ()
  "test.parent"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "test.parent1"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "test.positive_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
  %127 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<4xf32>
  %128 = "test.make"() : () -> tensor<4xf32>
  "test.ranked_tensor_op"(%128) : (tensor<4xf32>) -> ()
  %129 = "test.make"() : () -> memref<4xf32>
  "test.read_buffer"(%129) : (memref<4xf32>) -> ()
  %130 = "test.recursively_speculatable_op"() ({
    "test.end"() : () -> ()
  }) : () -> i32
  %131 = "test.make"() : () -> i32
  %132 = test.reflect_bounds %131 : i32
  "test.two_region_op"() ({
    %176 = "test.make"() : () -> i32
    test.region_if_yield %176 : i32
  }, {
  }) : () -> ()
  "test.two_region_op"() ({
    %176 = "test.make"() : () -> i32
    test.region_yield %176 : i32
  }, {
  }) : () -> ()
  "test.two_region_op"() ({
    %176 = "test.make"() : () -> i32
    "test.return"(%176) : (i32) -> ()
  }, {
  }) : () -> ()
  %133 = "test.make"() : () -> i32
  %134 = "test.same_operand_and_result_element_type"(%133) : (i32) -> i32
  %135 = "test.make"() : () -> tensor<4xf32>
  %136 = "test.same_operand_and_result_shape"(%135) : (tensor<4xf32>) -> tensor<4xf32>
  %137 = "test.make"() : () -> i32
  %138 = "test.same_operand_and_result_type"(%137) : (i32) -> i32
  %139 = "test.make"() : () -> i32
  %140 = "test.make"() : () -> i32
  %141 = "test.same_operand_element_type"(%139, %140) : (i32, i32) -> i32
  %142 = "test.make"() : () -> tensor<4xf32>
  %143 = "test.same_operand_result_type"(%142) : (tensor<4xf32>) -> tensor<4xf32>
  %144 = "test.make"() : () -> tensor<4xf32>
  "test.same_operand_shape"(%144) : (tensor<4xf32>) -> ()
  %145 = "test.make"() : () -> i32
  "test.signless_like_variadic"(%145) : (i32) -> ()
  test.single_no_terminator_custom_asm_op{
    "test.end"() : () -> ()
  }
  test.single_no_terminator_op : {
    "test.end"() : () -> ()
  }
  %146 = "test.make"() : () -> i32
  %147 = "test.ssacfg_region"(%146) ({
    "test.end"() : () -> ()
  }) : (i32) -> i32
  %148 = "test.make"() : () -> memref<4xf32>
  test.store_with_a_loop_region %148 attributes {store_before_region = true} {
    "test.end"() : () -> ()
  } : memref<4xf32>
  %149 = "test.make"() : () -> memref<4xf32>
  test.store_with_a_region %149 attributes {store_before_region = true} {
    "test.end"() : () -> ()
  } : memref<4xf32>
  "test.two_region_op"() ({
    test.store_with_a_region_terminator
  }, {
  }) : () -> ()
  "test.symbol"() <{sym_name = "s"}> : () -> ()
  "test.symbol_table_region"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %150 = "test.make"() : () -> memref<4xf32>
  "test.takes_static_memref"(%150) : (memref<4xf32>) -> ()
  %151 = "test.make"() : () -> tensor<4xf32>
  %152 = test.tensor_based in(%151 : tensor<4xf32>) -> tensor<4xf32>
  %153 = "test.test_effects_result"() : () -> i32
  %result1, %result2, %result3 = "test.three_result"() <{kind = 3 : i64}> : () -> (i32, f32, f32)
  %154 = "test.tuple_32_bit"() : () -> tuple<i32, f32>
  "test.two_region_op"() ({
    "test.end"() : () -> ()
  }, {
    "test.end"() : () -> ()
  }) : () -> ()
  "test.type_array_attr"() <{attr = []}> : () -> ()
  %155 = "test.make"() : () -> i32
  "test.type_consumer"(%155) : (i32) -> ()
  %156 = "test.type_producer"() : () -> i32
  "test.two_region_op"() ({
    %176 = "test.make"() : () -> i32
    "test.valid"(%176) : (i32) -> ()
  }, {
  }) : () -> ()
  %157 = test.value_with_bounds {max = 4 : index, min = 4 : index}
  test.variadic_no_terminator_op : {
    "test.end"() : () -> ()
  }
  %158 = "test.make"() : () -> i32
  %159 = "test.variadic_with_same_operand_results"(%158) : (i32) -> i32
  %160 = test.with_bounds {smax = 3 : i32, smin = 3 : i32, umax = 3 : i32, umin = 3 : i32} : i32
  "test.parent"() ({
    "test.child"() : () -> ()
    "test.child_with_parent_one_of"() : () -> ()
    "test.end"() : () -> ()
  }) : () -> ()
  "test.SingleBlockImplicitTerminator"() ({
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.symbol_scope"() ({
    "test.symbol"() <{sym_name = "s", sym_visibility = "private"}> : () -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.symbol_scope_isolated"() ({
    "test.finish"() : () -> ()
  }) : () -> ()
  %161 = "test.make"() : () -> i32
  %162 = "test.make"() : () -> memref<4xf32>
  %163 = test.cse_of_single_block_op inputs(%161) {
  ^bb0(%arg0: i32):
    test.region_yield %arg0 : i32
  } : i32 -> i32
  test.region_buffer_based in(%162 : memref<4xf32>) out(%162 : memref<4xf32>) {
    test.region_yield %161 : i32
  }
  %164:2 = test.region_if %161: i32 -> (i32, i32) then {
  ^bb0(%arg0: i32):
    test.region_if_yield %arg0 : i32
  } else {
  ^bb0(%arg0: i32):
    test.region_if_yield %arg0 : i32
  } join {
  ^bb0(%arg0: i32):
    test.region_if_yield %arg0, %arg0 : i32, i32
  }
  "test.sized_region_op"() ({
    "test.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "test.end"() : () -> ()
  }, {
    "test.end"() : () -> ()
  }) : () -> ()
  %165 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
  %166 = "test.i64_enum_attr"() <{attr = 4294967296 : i64}> : () -> i32
  %167 = "test.make"() : () -> tensor<f32>
  %168 = "test.make"() : () -> tensor<2xf32>
  %169 = "test.make"() : () -> tensor<2x2xi16>
  %170 = "test.make"() : () -> tensor<2x2x2xi16>
  %171 = "test.make"() : () -> tensor<2x2x2x2xi16>
  "test.nd_tensor_of"(%167, %168, %169, %170, %171) : (tensor<f32>, tensor<2xf32>, tensor<2x2xi16>, tensor<2x2x2xi16>, tensor<2x2x2x2xi16>) -> ()
  test.op_with_bit_enum_vbar <user | group> tag 3 : i8
  test.op_with_bit_enum_vbar <user | other>
  test.op_with_enum  third tag 0 : i32
  "test.types"() {a = !test.smpla, b = !test.test_type, c = !test.test_type_with_trait, d = !test.memref_element, e = !test.i32, g = !test.cmpnd_a<1, !test.smpla, [5, 6]>, h = !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>, i = !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>, j = !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>, k = !test.int<signed, 8>, l = !test.test_tensor<[1, 2], f32>, m = !test.test_memref<[1, 2], f32>, n = !test.test_type_with_layout<10>, o = !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>, p = !test.type_verification<i16>, q = memref<2x!test.memref_element>} : () -> ()
  "test.attributes"() {a = #test.smpla, b = #test.attr_with_trait, c = #test.cmpnd_a<1, !test.smpla, [5, 6]>, d = #test.cmpnd_nested<nested = <1, i32, [5, 6]>>, e = #test.attr_with_self_type_param : i32, f = #test.attr_params<3, -4>, g = #test<attr_ugly begin 5 : index end>, h = #test.attr_self_type_format<5> : i32, i = #test.bit_enum<read, execute>, j = #test.bit_enum_vbar<user | other>, k = #test<enum second>} : () -> ()
  "test.anything"(%161) {attr} : (i32) -> ()
  func.func private @f(i32) -> i32
  %172 = test.call @f(%161) : (i32) -> i32
  %173 = "test.make"() : () -> index
  %174 = "test.reify_bound"(%173) <{constant, type = "UB"}> : (index) -> index
  %175 = test.loop_block %161 : (i32) -> f32 {
  ^bb0(%arg0: i32):
    %176 = "test.make"() : () -> f32
    test.loop_block_term iter %arg0 exit %176
  }
  "test.two_region_op"() ({
    "test.br"(%161)[^bb1] : (i32) -> ()
  ^bb1(%176: i32):  // pred: ^bb0
    "test.internal_br"(%176, %176)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  ^bb2(%177: i32):  // pred: ^bb1
    %178 = "test.producing_br"(%176, %176)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
  ^bb3(%179: i32, %180: i32):  // pred: ^bb1
    "test.end"() : () -> ()
  ^bb4(%181: i32):  // pred: ^bb2
    "test.end"() : () -> ()
  ^bb5(%182: i32):  // pred: ^bb2
    "test.end"() : () -> ()
  }, {
  }) : () -> ()
}


//= --allow-unregistered-dialect
module {
  %0 = "test.make"() : () -> i32
  %1 = "test.make"() : () -> i32
  %2 = "test.addi"(%0, %1) : (i32, i32) -> i32
  test.affine_scope {
    "test.end"() : () -> ()
  }
  %index, %memref = test.alloc_with_multiple_results : index, memref<4xf32>
  test.alloca_scope_region {
    "test.end"() : () -> ()
  }
  %3 = "test.always_speculatable_op"() : () -> i32
  "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
  %4 = "test.any_cond"() ({
    "test.end"() : () -> ()
  }) : () -> i32
  %5 = "test.make"() : () -> i32
  %6 = "test.make"() : () -> i32
  %7 = "test.make"() : () -> i32
  %8 = "test.make"() : () -> i32
  "test.attr_sized_operands"(%5, %6, %7, %8) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, i32, i32, i32) -> ()
  %a, %b, %c, %d = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 1, 1, 1, 1>}> : () -> (i32, i32, i32, i32)
  %a_0, %b_1, %c_2 = "test.attr_sized_results_compile_test"() <{resultSegmentSizes = array<i32: 1, 1, 1>}> : () -> (i32, i32, i32)
  %9 = "test.make"() : () -> tensor<4xf32>
  %10 = "test.broadcastable"(%9) : (tensor<4xf32>) -> tensor<4xf32>
  %11 = "test.make"() : () -> memref<4xf32>
  %12 = "test.make"() : () -> memref<4xf32>
  test.buffer_based in(%11 : memref<4xf32>) out(%12 : memref<4xf32>)
  %13 = "test.make"() : () -> i32
  %14 = "test.cast"(%13) : (i32) -> i32
  %15 = "test.complex_f64"() : () -> complex<f64>
  %16 = "test.make"() : () -> i32
  %17 = "test.conditionally_speculatable_op"(%16) : (i32) -> i32
  %18 = "test.constant"() <{value = 3 : i32}> : () -> i32
  %19 = "test.make"() : () -> i32
  %20 = "test.conversion_call_op"(%19) <{callee = @f}> : (i32) -> i32
  %21 = "test.make"() : () -> memref<4xf32>
  %22 = "test.make"() : () -> memref<4xf32>
  test.copy(%21, %22) : (memref<4xf32>, memref<4xf32>)
  %23 = "test.create_memref_op"() : () -> memref<4xf32>
  %24 = "test.create_tensor_op"() : () -> tensor<4xf32>
  %25 = "test.make"() : () -> i32
  %26 = "test.custom_result_name"(%25) <{names = []}> : (i32) -> i32
  %27 = "test.data_layout_query"() : () -> i32
  %28 = "test.make"() : () -> i32
  test.default_value_print %28
  %29 = "test.make"() : () -> tensor<4xf32>
  %30 = "test.make"() : () -> tensor<4xf32>
  %31 = "test.make"() : () -> tensor<4xf32>
  %32 = test.destination_style_op ins(%29 : tensor<4xf32>) outs(%30 : tensor<4xf32>) (%31 : tensor<4xf32>) -> tensor<4xf32>
  %33 = "test.make"() : () -> memref<4xf32>
  %34 = "test.dummy_memref_op"(%33) : (memref<4xf32>) -> memref<4xf32>
  %35 = "test.make"() : () -> tensor<4xf32>
  %36 = "test.dummy_tensor_op"(%35) : (tensor<4xf32>) -> tensor<4xf32>
  %37 = "test.make"() : () -> i32
  %38 = "test.elementwise_mappable"(%37) : (i32) -> i32
  "test.two_region_op"() ({
    "test.finish"() : () -> ()
  }, {
  }) : () -> ()
  "test.float_attrs"() <{float_attr = 3 : i32}> : () -> ()
  "test.fold_to_call_op"() <{callee = @f}> : () -> ()
  test.format_attr_dict_w_keyword attributes {attr = 3 : i64}
  test.format_attr_op 3
  %39 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  test.format_cpmd_nested_type %39 nested <i <42 <1, !test.smpla, [5, 6]>>>
  test.format_opt_attr_op_a
  test.format_opt_attr_op_b
  test.format_opt_symbol_name_attr_op
  test.format_optional_unit_attribute
  %40 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  test.format_qual_cpmd_nested_type %40 nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  test.format_region_a_op {
    "test.end"() : () -> ()
  }
  test.format_region_b_op {
    "test.end"() : () -> ()
  }
  test.format_region_c_op region {
    "test.end"() : () -> ()
  }
  test.format_symbol_name_attr_op @s
  %41 = "test.make"() : () -> memref<4xf32>
  %42 = "test.forward_buffer"(%41) : (memref<4xf32>) -> memref<4xf32>
  %43 = "test.functional_region_op"() ({
    "test.end"() : () -> ()
  }) : () -> (() -> ())
  %44 = "test.make"() : () -> i32
  %45 = test.graph_loop %44 {
    "test.end"() : () -> ()
  } : (i32) -> i32
  test.graph_region {
    "test.end"() : () -> ()
  }
  test.has_str_value
  "test.i32ElementsAttr"() <{attr = dense<5> : tensor<6xi32>}> : () -> ()
  %46 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
  %47 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
  %48 = "test.make"() : () -> i32
  %49 = test.increment %48 : i32
  "test.int_attrs"() <{any_i32_attr = 3 : i32, index_attr = 4 : index, si32_attr = 7 : si32, ui32_attr = 6 : ui32}> : () -> ()
  "test.int_elements_attr"() <{any_i32_attr = dense<5> : tensor<6xi32>, i32_attr = dense<5> : tensor<6xi32>}> : () -> ()
  %any_i16, %si32, %ui64, %any_int = "test.int_types"() : () -> (i16, si32, ui64, i32)
  "test.two_region_op"() ({
    %176 = "test.make"() : () -> i32
    "test.invalid"(%176) : (i32) -> ()
  }, {
  }) : () -> ()
  test.isolated_graph_region {
    "test.end"() : () -> ()
  }
  %50 = "test.make"() : () -> i32
  %51 = test.isolated_one_region_op %50 {
    "test.end"() : () -> ()
  } : i32 -> i32
  test.isolated_regions {
    "test.end"() : () -> ()
  }
  %52 = "test.merge_blocks"() ({
    "test.end"() : () -> ()
  }) : () -> i32
  %53 = "test.make"() : () -> tensor<4xf32>
  %54 = "test.make"() : () -> tensor<4xf32>
  %55 = "test.make"() : () -> tensor<4xf32>
  "test.mixed_normal_variadic_operand"(%53, %54, %55) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  %output1, %output2, %output3 = "test.mixed_normal_variadic_result"() : () -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  %56 = "test.make"() : () -> tensor<4xf32>
  "test.multi_tensor_rank_of"(%56) : (tensor<4xf32>) -> ()
  %57 = "test.never_speculatable_op"() : () -> i32
  "test.non_negative_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
  test.oilist_with_keywords_only
  "test.one_region_op"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %58 = "test.make"() : () -> i32
  "test.one_region_with_operands_op"(%58) ({
    "test.end"() : () -> ()
  }) : (i32) -> ()
  %59 = "test.one_region_with_recursive_memory_effects"() ({
    "test.end"() : () -> ()
  }) : () -> i32
  %60 = "test.make"() : () -> i32
  %61 = "test.op_a"(%60) <{attr = 3 : i32}> : (i32) -> i32
  %62 = "test.make"() : () -> i32
  %63 = "test.op_b"(%62) <{attr = 3 : i32}> : (i32) -> i32
  %64 = "test.make"() : () -> i32
  %65 = "test.op_c"(%64) : (i32) -> i32
  %66 = "test.make"() : () -> i32
  %67 = "test.make"() : () -> i32
  %68 = "test.make"() : () -> i32
  %69 = "test.make"() : () -> i32
  %70 = "test.op_commutative"(%66, %67, %68, %69) : (i32, i32, i32, i32) -> i32
  %71 = "test.make"() : () -> i32
  %72 = "test.make"() : () -> i32
  %73 = "test.op_commutative2"(%71, %72) : (i32, i32) -> i32
  %74 = "test.make"() : () -> i32
  %75 = "test.op_d"(%74) : (i32) -> i32
  %76 = "test.make"() : () -> i32
  %77 = "test.op_e"(%76) : (i32) -> i32
  %78 = "test.make"() : () -> i32
  %79 = "test.op_f"(%78) : (i32) -> i32
  "test.op_funcref"() : () -> ()
  %80 = "test.make"() : () -> i32
  %81 = "test.op_g"(%80) : (i32) -> i32
  %82 = "test.make"() : () -> i32
  %83 = "test.op_in_place_fold_anchor"(%82) : (i32) -> i32
  %84 = "test.make"() : () -> i32
  %85 = "test.make"() : () -> i32
  %86 = "test.make"() : () -> i32
  %87 = "test.make"() : () -> i32
  %88 = "test.make"() : () -> i32
  %89 = "test.make"() : () -> i32
  %90 = "test.make"() : () -> i32
  %91 = "test.op_large_commutative"(%84, %85, %86, %87, %88, %89, %90) : (i32, i32, i32, i32, i32, i32, i32) -> i32
  %92 = "test.make"() : () -> i32
  %93 = "test.make"() : () -> i32
  %94 = "test.op_n"(%92, %93) : (i32, i32) -> i32
  %95 = "test.make"() : () -> memref<4xf32>
  %96 = "test.make"() : () -> memref<4xf32>
  "test.op_nonnorm"(%95, %96) : (memref<4xf32>, memref<4xf32>) -> ()
  %97 = "test.make"() : () -> memref<4xf32>
  %98 = "test.make"() : () -> memref<4xf32>
  "test.op_norm"(%97, %98) : (memref<4xf32>, memref<4xf32>) -> ()
  %99 = "test.make"() : () -> memref<4xf32>
  %Y, %Z = "test.op_norm_ret"(%99) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  %100 = "test.make"() : () -> i32
  %101 = "test.op_o"(%100) : (i32) -> i32
  test.op_with_bit_enum <read, write>
  test.op_with_bit_enum_vbar <user | group>
  "test.op_with_data_layout"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  test.op_with_enum  first
  %102 = "test.op_with_memread"() : () -> i32
  "test.op_with_memwrite"() : () -> ()
  "test.op_with_region_fold_no_side_effect"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %103 = "test.make"() : () -> tensor<4xf32>
  %104 = "test.make"() : () -> tensor<4xf32>
  %105 = "test.operand0_and_result_have_same_element_count"(%103, %104) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %106 = "test.make"() : () -> i32
  %107 = "test.make"() : () -> i32
  %108 = "test.operand0_and_result_have_same_element_type"(%106, %107) : (i32, i32) -> i32
  %109 = "test.make"() : () -> tensor<4xf32>
  %110 = "test.make"() : () -> tensor<4xf32>
  %111 = "test.operand0_and_result_have_same_rank"(%109, %110) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %112 = "test.make"() : () -> tensor<4xf32>
  %113 = "test.make"() : () -> tensor<4xf32>
  %114 = "test.operand0_and_result_have_same_shape"(%112, %113) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %115 = "test.make"() : () -> i32
  %116 = "test.make"() : () -> i32
  %117 = "test.operand0_and_result_have_same_type"(%115, %116) : (i32, i32) -> i32
  %118 = "test.make"() : () -> tensor<4xf32>
  %119 = "test.make"() : () -> tensor<4xf32>
  %120 = "test.operands_and_result_have_same_rank"(%118, %119) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %121 = "test.make"() : () -> i32
  %122 = "test.make"() : () -> i32
  "test.operands_have_same_element_type"(%121, %122) : (i32, i32) -> ()
  %123 = "test.make"() : () -> tensor<4xf32>
  %124 = "test.make"() : () -> tensor<4xf32>
  "test.operands_have_same_rank"(%123, %124) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %125 = "test.make"() : () -> i32
  %126 = "test.make"() : () -> i32
  "test.operands_have_same_type"(%125, %126) : (i32, i32) -> ()
  "test.overridden_symbol_visibility"() <{sym_name = "other"}> : () -> ()
  "test.parent"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "test.parent1"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "test.positive_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
  %127 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<4xf32>
  %128 = "test.make"() : () -> tensor<4xf32>
  "test.ranked_tensor_op"(%128) : (tensor<4xf32>) -> ()
  %129 = "test.make"() : () -> memref<4xf32>
  "test.read_buffer"(%129) : (memref<4xf32>) -> ()
  %130 = "test.recursively_speculatable_op"() ({
    "test.end"() : () -> ()
  }) : () -> i32
  %131 = "test.make"() : () -> i32
  %132 = test.reflect_bounds %131 : i32
  "test.two_region_op"() ({
    %176 = "test.make"() : () -> i32
    test.region_if_yield %176 : i32
  }, {
  }) : () -> ()
  "test.two_region_op"() ({
    %176 = "test.make"() : () -> i32
    test.region_yield %176 : i32
  }, {
  }) : () -> ()
  "test.two_region_op"() ({
    %176 = "test.make"() : () -> i32
    "test.return"(%176) : (i32) -> ()
  }, {
  }) : () -> ()
  %133 = "test.make"() : () -> i32
  %134 = "test.same_operand_and_result_element_type"(%133) : (i32) -> i32
  %135 = "test.make"() : () -> tensor<4xf32>
  %136 = "test.same_operand_and_result_shape"(%135) : (tensor<4xf32>) -> tensor<4xf32>
  %137 = "test.make"() : () -> i32
  %138 = "test.same_operand_and_result_type"(%137) : (i32) -> i32
  %139 = "test.make"() : () -> i32
  %140 = "test.make"() : () -> i32
  %141 = "test.same_operand_element_type"(%139, %140) : (i32, i32) -> i32
  %142 = "test.make"() : () -> tensor<4xf32>
  %143 = "test.same_operand_result_type"(%142) : (tensor<4xf32>) -> tensor<4xf32>
  %144 = "test.make"() : () -> tensor<4xf32>
  "test.same_operand_shape"(%144) : (tensor<4xf32>) -> ()
  %145 = "test.make"() : () -> i32
  "test.signless_like_variadic"(%145) : (i32) -> ()
  test.single_no_terminator_custom_asm_op{
    "test.end"() : () -> ()
  }
  test.single_no_terminator_op : {
    "test.end"() : () -> ()
  }
  %146 = "test.make"() : () -> i32
  %147 = "test.ssacfg_region"(%146) ({
    "test.end"() : () -> ()
  }) : (i32) -> i32
  %148 = "test.make"() : () -> memref<4xf32>
  test.store_with_a_loop_region %148 attributes {store_before_region = true} {
    "test.end"() : () -> ()
  } : memref<4xf32>
  %149 = "test.make"() : () -> memref<4xf32>
  test.store_with_a_region %149 attributes {store_before_region = true} {
    "test.end"() : () -> ()
  } : memref<4xf32>
  "test.two_region_op"() ({
    test.store_with_a_region_terminator
  }, {
  }) : () -> ()
  "test.symbol"() <{sym_name = "s"}> : () -> ()
  "test.symbol_table_region"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %150 = "test.make"() : () -> memref<4xf32>
  "test.takes_static_memref"(%150) : (memref<4xf32>) -> ()
  %151 = "test.make"() : () -> tensor<4xf32>
  %152 = test.tensor_based in(%151 : tensor<4xf32>) -> tensor<4xf32>
  %153 = "test.test_effects_result"() : () -> i32
  %result1, %result2, %result3 = "test.three_result"() <{kind = 3 : i64}> : () -> (i32, f32, f32)
  %154 = "test.tuple_32_bit"() : () -> tuple<i32, f32>
  "test.two_region_op"() ({
    "test.end"() : () -> ()
  }, {
    "test.end"() : () -> ()
  }) : () -> ()
  "test.type_array_attr"() <{attr = []}> : () -> ()
  %155 = "test.make"() : () -> i32
  "test.type_consumer"(%155) : (i32) -> ()
  %156 = "test.type_producer"() : () -> i32
  "test.two_region_op"() ({
    %176 = "test.make"() : () -> i32
    "test.valid"(%176) : (i32) -> ()
  }, {
  }) : () -> ()
  %157 = test.value_with_bounds {max = 4 : index, min = 4 : index}
  test.variadic_no_terminator_op : {
    "test.end"() : () -> ()
  }
  %158 = "test.make"() : () -> i32
  %159 = "test.variadic_with_same_operand_results"(%158) : (i32) -> i32
  %160 = test.with_bounds {smax = 3 : i32, smin = 3 : i32, umax = 3 : i32, umin = 3 : i32} : i32
  "test.parent"() ({
    "test.child"() : () -> ()
    "test.child_with_parent_one_of"() : () -> ()
    "test.end"() : () -> ()
  }) : () -> ()
  "test.SingleBlockImplicitTerminator"() ({
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.symbol_scope"() ({
    "test.symbol"() <{sym_name = "s", sym_visibility = "private"}> : () -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.symbol_scope_isolated"() ({
    "test.finish"() : () -> ()
  }) : () -> ()
  %161 = "test.make"() : () -> i32
  %162 = "test.make"() : () -> memref<4xf32>
  %163 = test.cse_of_single_block_op inputs(%161) {
  ^bb0(%arg0: i32):
    test.region_yield %arg0 : i32
  } : i32 -> i32
  test.region_buffer_based in(%162 : memref<4xf32>) out(%162 : memref<4xf32>) {
    test.region_yield %161 : i32
  }
  %164:2 = test.region_if %161: i32 -> (i32, i32) then {
  ^bb0(%arg0: i32):
    test.region_if_yield %arg0 : i32
  } else {
  ^bb0(%arg0: i32):
    test.region_if_yield %arg0 : i32
  } join {
  ^bb0(%arg0: i32):
    test.region_if_yield %arg0, %arg0 : i32, i32
  }
  "test.sized_region_op"() ({
    "test.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "test.end"() : () -> ()
  }, {
    "test.end"() : () -> ()
  }) : () -> ()
  %165 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
  %166 = "test.i64_enum_attr"() <{attr = 4294967296 : i64}> : () -> i32
  %167 = "test.make"() : () -> tensor<f32>
  %168 = "test.make"() : () -> tensor<2xf32>
  %169 = "test.make"() : () -> tensor<2x2xi16>
  %170 = "test.make"() : () -> tensor<2x2x2xi16>
  %171 = "test.make"() : () -> tensor<2x2x2x2xi16>
  "test.nd_tensor_of"(%167, %168, %169, %170, %171) : (tensor<f32>, tensor<2xf32>, tensor<2x2xi16>, tensor<2x2x2xi16>, tensor<2x2x2x2xi16>) -> ()
  test.op_with_bit_enum_vbar <user | group> tag 3 : i8
  test.op_with_bit_enum_vbar <user | other>
  test.op_with_enum  third tag 0 : i32
  "test.types"() {a = !test.smpla, b = !test.test_type, c = !test.test_type_with_trait, d = !test.memref_element, e = !test.i32, g = !test.cmpnd_a<1, !test.smpla, [5, 6]>, h = !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>, i = !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>, j = !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>, k = !test.int<signed, 8>, l = !test.test_tensor<[1, 2], f32>, m = !test.test_memref<[1, 2], f32>, n = !test.test_type_with_layout<10>, o = !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>, p = !test.type_verification<i16>, q = memref<2x!test.memref_element>} : () -> ()
  "test.attributes"() {a = #test.smpla, b = #test.attr_with_trait, c = #test.cmpnd_a<1, !test.smpla, [5, 6]>, d = #test.cmpnd_nested<nested = <1, i32, [5, 6]>>, e = #test.attr_with_self_type_param : i32, f = #test.attr_params<3, -4>, g = #test<attr_ugly begin 5 : index end>, h = #test.attr_self_type_format<5> : i32, i = #test.bit_enum<read, execute>, j = #test.bit_enum_vbar<user | other>, k = #test<enum second>} : () -> ()
  "test.anything"(%161) {attr} : (i32) -> ()
  func.func private @f(i32) -> i32
  %172 = test.call @f(%161) : (i32) -> i32
  %173 = "test.make"() : () -> index
  %174 = "test.reify_bound"(%173) <{constant, type = "UB"}> : (index) -> index
  %175 = test.loop_block %161 : (i32) -> f32 {
  ^bb0(%arg0: i32):
    %176 = "test.make"() : () -> f32
    test.loop_block_term iter %arg0 exit %176
  }
  "test.two_region_op"() ({
    "test.br"(%161)[^bb1] : (i32) -> ()
  ^bb1(%176: i32):  // pred: ^bb0
    "test.internal_br"(%176, %176)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  ^bb2(%177: i32):  // pred: ^bb1
    %178 = "test.producing_br"(%176, %176)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
  ^bb3(%179: i32, %180: i32):  // pred: ^bb1
    "test.end"() : () -> ()
  ^bb4(%181: i32):  // pred: ^bb2
    "test.end"() : () -> ()
  ^bb5(%182: i32):  // pred: ^bb2
    "test.end"() : () -> ()
  }, {
  }) : () -> ()
  module {
    %176 = "test.make"() : () -> i32
    %177 = "test.make"() : () -> i32
    %178 = "test.addi"(%176, %177) : (i32, i32) -> i32
    test.affine_scope {
      "test.end"() : () -> ()
    }
    %index_3, %memref_4 = test.alloc_with_multiple_results : index, memref<4xf32>
    test.alloca_scope_region {
      "test.end"() : () -> ()
    }
    %179 = "test.always_speculatable_op"() : () -> i32
    "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
    %180 = "test.any_cond"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %181 = "test.make"() : () -> i32
    %182 = "test.make"() : () -> i32
    %183 = "test.make"() : () -> i32
    %184 = "test.make"() : () -> i32
    "test.attr_sized_operands"(%181, %182, %183, %184) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, i32, i32, i32) -> ()
    %a_5, %b_6, %c_7, %d_8 = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 1, 1, 1, 1>}> : () -> (i32, i32, i32, i32)
    %a_9, %b_10, %c_11 = "test.attr_sized_results_compile_test"() <{resultSegmentSizes = array<i32: 1, 1, 1>}> : () -> (i32, i32, i32)
    %185 = "test.make"() : () -> tensor<4xf32>
    %186 = "test.broadcastable"(%185) : (tensor<4xf32>) -> tensor<4xf32>
    %187 = "test.make"() : () -> memref<4xf32>
    %188 = "test.make"() : () -> memref<4xf32>
    test.buffer_based in(%187 : memref<4xf32>) out(%188 : memref<4xf32>)
    %189 = "test.make"() : () -> i32
    %190 = "test.cast"(%189) : (i32) -> i32
    %191 = "test.complex_f64"() : () -> complex<f64>
    %192 = "test.make"() : () -> i32
    %193 = "test.conditionally_speculatable_op"(%192) : (i32) -> i32
    %194 = "test.constant"() <{value = 3 : i32}> : () -> i32
    %195 = "test.make"() : () -> i32
    %196 = "test.conversion_call_op"(%195) <{callee = @f}> : (i32) -> i32
    %197 = "test.make"() : () -> memref<4xf32>
    %198 = "test.make"() : () -> memref<4xf32>
    test.copy(%197, %198) : (memref<4xf32>, memref<4xf32>)
    %199 = "test.create_memref_op"() : () -> memref<4xf32>
    %200 = "test.create_tensor_op"() : () -> tensor<4xf32>
    %201 = "test.make"() : () -> i32
    %202 = "test.custom_result_name"(%201) <{names = []}> : (i32) -> i32
    %203 = "test.data_layout_query"() : () -> i32
    %204 = "test.make"() : () -> i32
    test.default_value_print %204
    %205 = "test.make"() : () -> tensor<4xf32>
    %206 = "test.make"() : () -> tensor<4xf32>
    %207 = "test.make"() : () -> tensor<4xf32>
    %208 = test.destination_style_op ins(%205 : tensor<4xf32>) outs(%206 : tensor<4xf32>) (%207 : tensor<4xf32>) -> tensor<4xf32>
    %209 = "test.make"() : () -> memref<4xf32>
    %210 = "test.dummy_memref_op"(%209) : (memref<4xf32>) -> memref<4xf32>
    %211 = "test.make"() : () -> tensor<4xf32>
    %212 = "test.dummy_tensor_op"(%211) : (tensor<4xf32>) -> tensor<4xf32>
    %213 = "test.make"() : () -> i32
    %214 = "test.elementwise_mappable"(%213) : (i32) -> i32
    "test.two_region_op"() ({
      "test.finish"() : () -> ()
    }, {
    }) : () -> ()
    "test.float_attrs"() <{float_attr = 3 : i32}> : () -> ()
    "test.fold_to_call_op"() <{callee = @f}> : () -> ()
    test.format_attr_dict_w_keyword attributes {attr = 3 : i64}
    test.format_attr_op 3
    %215 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    test.format_cpmd_nested_type %215 nested <i <42 <1, !test.smpla, [5, 6]>>>
    test.format_opt_attr_op_a
    test.format_opt_attr_op_b
    test.format_opt_symbol_name_attr_op
    test.format_optional_unit_attribute
    %216 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    test.format_qual_cpmd_nested_type %216 nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    test.format_region_a_op {
      "test.end"() : () -> ()
    }
    test.format_region_b_op {
      "test.end"() : () -> ()
    }
    test.format_region_c_op region {
      "test.end"() : () -> ()
    }
    test.format_symbol_name_attr_op @s
    %217 = "test.make"() : () -> memref<4xf32>
    %218 = "test.forward_buffer"(%217) : (memref<4xf32>) -> memref<4xf32>
    %219 = "test.functional_region_op"() ({
      "test.end"() : () -> ()
    }) : () -> (() -> ())
    %220 = "test.make"() : () -> i32
    %221 = test.graph_loop %220 {
      "test.end"() : () -> ()
    } : (i32) -> i32
    test.graph_region {
      "test.end"() : () -> ()
    }
    test.has_str_value
    "test.i32ElementsAttr"() <{attr = dense<5> : tensor<6xi32>}> : () -> ()
    %222 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
    %223 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
    %224 = "test.make"() : () -> i32
    %225 = test.increment %224 : i32
    "test.int_attrs"() <{any_i32_attr = 3 : i32, index_attr = 4 : index, si32_attr = 7 : si32, ui32_attr = 6 : ui32}> : () -> ()
    "test.int_elements_attr"() <{any_i32_attr = dense<5> : tensor<6xi32>, i32_attr = dense<5> : tensor<6xi32>}> : () -> ()
    %any_i16_12, %si32_13, %ui64_14, %any_int_15 = "test.int_types"() : () -> (i16, si32, ui64, i32)
    "test.two_region_op"() ({
      %352 = "test.make"() : () -> i32
      "test.invalid"(%352) : (i32) -> ()
    }, {
    }) : () -> ()
    test.isolated_graph_region {
      "test.end"() : () -> ()
    }
    %226 = "test.make"() : () -> i32
    %227 = test.isolated_one_region_op %226 {
      "test.end"() : () -> ()
    } : i32 -> i32
    test.isolated_regions {
      "test.end"() : () -> ()
    }
    %228 = "test.merge_blocks"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %229 = "test.make"() : () -> tensor<4xf32>
    %230 = "test.make"() : () -> tensor<4xf32>
    %231 = "test.make"() : () -> tensor<4xf32>
    "test.mixed_normal_variadic_operand"(%229, %230, %231) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
    %output1_16, %output2_17, %output3_18 = "test.mixed_normal_variadic_result"() : () -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    %232 = "test.make"() : () -> tensor<4xf32>
    "test.multi_tensor_rank_of"(%232) : (tensor<4xf32>) -> ()
    %233 = "test.never_speculatable_op"() : () -> i32
    "test.non_negative_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
    test.oilist_with_keywords_only
    "test.one_region_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %234 = "test.make"() : () -> i32
    "test.one_region_with_operands_op"(%234) ({
      "test.end"() : () -> ()
    }) : (i32) -> ()
    %235 = "test.one_region_with_recursive_memory_effects"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %236 = "test.make"() : () -> i32
    %237 = "test.op_a"(%236) <{attr = 3 : i32}> : (i32) -> i32
    %238 = "test.make"() : () -> i32
    %239 = "test.op_b"(%238) <{attr = 3 : i32}> : (i32) -> i32
    %240 = "test.make"() : () -> i32
    %241 = "test.op_c"(%240) : (i32) -> i32
    %242 = "test.make"() : () -> i32
    %243 = "test.make"() : () -> i32
    %244 = "test.make"() : () -> i32
    %245 = "test.make"() : () -> i32
    %246 = "test.op_commutative"(%242, %243, %244, %245) : (i32, i32, i32, i32) -> i32
    %247 = "test.make"() : () -> i32
    %248 = "test.make"() : () -> i32
    %249 = "test.op_commutative2"(%247, %248) : (i32, i32) -> i32
    %250 = "test.make"() : () -> i32
    %251 = "test.op_d"(%250) : (i32) -> i32
    %252 = "test.make"() : () -> i32
    %253 = "test.op_e"(%252) : (i32) -> i32
    %254 = "test.make"() : () -> i32
    %255 = "test.op_f"(%254) : (i32) -> i32
    "test.op_funcref"() : () -> ()
    %256 = "test.make"() : () -> i32
    %257 = "test.op_g"(%256) : (i32) -> i32
    %258 = "test.make"() : () -> i32
    %259 = "test.op_in_place_fold_anchor"(%258) : (i32) -> i32
    %260 = "test.make"() : () -> i32
    %261 = "test.make"() : () -> i32
    %262 = "test.make"() : () -> i32
    %263 = "test.make"() : () -> i32
    %264 = "test.make"() : () -> i32
    %265 = "test.make"() : () -> i32
    %266 = "test.make"() : () -> i32
    %267 = "test.op_large_commutative"(%260, %261, %262, %263, %264, %265, %266) : (i32, i32, i32, i32, i32, i32, i32) -> i32
    %268 = "test.make"() : () -> i32
    %269 = "test.make"() : () -> i32
    %270 = "test.op_n"(%268, %269) : (i32, i32) -> i32
    %271 = "test.make"() : () -> memref<4xf32>
    %272 = "test.make"() : () -> memref<4xf32>
    "test.op_nonnorm"(%271, %272) : (memref<4xf32>, memref<4xf32>) -> ()
    %273 = "test.make"() : () -> memref<4xf32>
    %274 = "test.make"() : () -> memref<4xf32>
    "test.op_norm"(%273, %274) : (memref<4xf32>, memref<4xf32>) -> ()
    %275 = "test.make"() : () -> memref<4xf32>
    %Y_19, %Z_20 = "test.op_norm_ret"(%275) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
    %276 = "test.make"() : () -> i32
    %277 = "test.op_o"(%276) : (i32) -> i32
    test.op_with_bit_enum <read, write>
    test.op_with_bit_enum_vbar <user | group>
    "test.op_with_data_layout"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    test.op_with_enum  first
    %278 = "test.op_with_memread"() : () -> i32
    "test.op_with_memwrite"() : () -> ()
    "test.op_with_region_fold_no_side_effect"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %279 = "test.make"() : () -> tensor<4xf32>
    %280 = "test.make"() : () -> tensor<4xf32>
    %281 = "test.operand0_and_result_have_same_element_count"(%279, %280) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %282 = "test.make"() : () -> i32
    %283 = "test.make"() : () -> i32
    %284 = "test.operand0_and_result_have_same_element_type"(%282, %283) : (i32, i32) -> i32
    %285 = "test.make"() : () -> tensor<4xf32>
    %286 = "test.make"() : () -> tensor<4xf32>
    %287 = "test.operand0_and_result_have_same_rank"(%285, %286) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %288 = "test.make"() : () -> tensor<4xf32>
    %289 = "test.make"() : () -> tensor<4xf32>
    %290 = "test.operand0_and_result_have_same_shape"(%288, %289) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %291 = "test.make"() : () -> i32
    %292 = "test.make"() : () -> i32
    %293 = "test.operand0_and_result_have_same_type"(%291, %292) : (i32, i32) -> i32
    %294 = "test.make"() : () -> tensor<4xf32>
    %295 = "test.make"() : () -> tensor<4xf32>
    %296 = "test.operands_and_result_have_same_rank"(%294, %295) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %297 = "test.make"() : () -> i32
    %298 = "test.make"() : () -> i32
    "test.operands_have_same_element_type"(%297, %298) : (i32, i32) -> ()
    %299 = "test.make"() : () -> tensor<4xf32>
    %300 = "test.make"() : () -> tensor<4xf32>
    "test.operands_have_same_rank"(%299, %300) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %301 = "test.make"() : () -> i32
    %302 = "test.make"() : () -> i32
    "test.operands_have_same_type"(%301, %302) : (i32, i32) -> ()
    "test.overridden_symbol_visibility"() <{sym_name = "other"}> : () -> ()
    "test.parent"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.parent1"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.positive_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
    %303 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<4xf32>
    %304 = "test.make"() : () -> tensor<4xf32>
    "test.ranked_tensor_op"(%304) : (tensor<4xf32>) -> ()
    %305 = "test.make"() : () -> memref<4xf32>
    "test.read_buffer"(%305) : (memref<4xf32>) -> ()
    %306 = "test.recursively_speculatable_op"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %307 = "test.make"() : () -> i32
    %308 = test.reflect_bounds %307 : i32
    "test.two_region_op"() ({
      %352 = "test.make"() : () -> i32
      test.region_if_yield %352 : i32
    }, {
    }) : () -> ()
    "test.two_region_op"() ({
      %352 = "test.make"() : () -> i32
      test.region_yield %352 : i32
    }, {
    }) : () -> ()
    "test.two_region_op"() ({
      %352 = "test.make"() : () -> i32
      "test.return"(%352) : (i32) -> ()
    }, {
    }) : () -> ()
    %309 = "test.make"() : () -> i32
    %310 = "test.same_operand_and_result_element_type"(%309) : (i32) -> i32
    %311 = "test.make"() : () -> tensor<4xf32>
    %312 = "test.same_operand_and_result_shape"(%311) : (tensor<4xf32>) -> tensor<4xf32>
    %313 = "test.make"() : () -> i32
    %314 = "test.same_operand_and_result_type"(%313) : (i32) -> i32
    %315 = "test.make"() : () -> i32
    %316 = "test.make"() : () -> i32
    %317 = "test.same_operand_element_type"(%315, %316) : (i32, i32) -> i32
    %318 = "test.make"() : () -> tensor<4xf32>
    %319 = "test.same_operand_result_type"(%318) : (tensor<4xf32>) -> tensor<4xf32>
    %320 = "test.make"() : () -> tensor<4xf32>
    "test.same_operand_shape"(%320) : (tensor<4xf32>) -> ()
    %321 = "test.make"() : () -> i32
    "test.signless_like_variadic"(%321) : (i32) -> ()
    test.single_no_terminator_custom_asm_op{
      "test.end"() : () -> ()
    }
    test.single_no_terminator_op : {
      "test.end"() : () -> ()
    }
    %322 = "test.make"() : () -> i32
    %323 = "test.ssacfg_region"(%322) ({
      "test.end"() : () -> ()
    }) : (i32) -> i32
    %324 = "test.make"() : () -> memref<4xf32>
    test.store_with_a_loop_region %324 attributes {store_before_region = true} {
      "test.end"() : () -> ()
    } : memref<4xf32>
    %325 = "test.make"() : () -> memref<4xf32>
    test.store_with_a_region %325 attributes {store_before_region = true} {
      "test.end"() : () -> ()
    } : memref<4xf32>
    "test.two_region_op"() ({
      test.store_with_a_region_terminator
    }, {
    }) : () -> ()
    "test.symbol"() <{sym_name = "s"}> : () -> ()
    "test.symbol_table_region"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %326 = "test.make"() : () -> memref<4xf32>
    "test.takes_static_memref"(%326) : (memref<4xf32>) -> ()
    %327 = "test.make"() : () -> tensor<4xf32>
    %328 = test.tensor_based in(%327 : tensor<4xf32>) -> tensor<4xf32>
    %329 = "test.test_effects_result"() : () -> i32
    %result1_21, %result2_22, %result3_23 = "test.three_result"() <{kind = 3 : i64}> : () -> (i32, f32, f32)
    %330 = "test.tuple_32_bit"() : () -> tuple<i32, f32>
    "test.two_region_op"() ({
      "test.end"() : () -> ()
    }, {
      "test.end"() : () -> ()
    }) : () -> ()
    "test.type_array_attr"() <{attr = []}> : () -> ()
    %331 = "test.make"() : () -> i32
    "test.type_consumer"(%331) : (i32) -> ()
    %332 = "test.type_producer"() : () -> i32
    "test.two_region_op"() ({
      %352 = "test.make"() : () -> i32
      "test.valid"(%352) : (i32) -> ()
    }, {
    }) : () -> ()
    %333 = test.value_with_bounds {max = 4 : index, min = 4 : index}
    test.variadic_no_terminator_op : {
      "test.end"() : () -> ()
    }
    %334 = "test.make"() : () -> i32
    %335 = "test.variadic_with_same_operand_results"(%334) : (i32) -> i32
    %336 = test.with_bounds {smax = 3 : i32, smin = 3 : i32, umax = 3 : i32, umin = 3 : i32} : i32
    "test.parent"() ({
      "test.child"() : () -> ()
      "test.child_with_parent_one_of"() : () -> ()
      "test.end"() : () -> ()
    }) : () -> ()
    "test.SingleBlockImplicitTerminator"() ({
      "test.finish"() : () -> ()
    }) : () -> ()
    "test.symbol_scope"() ({
      "test.symbol"() <{sym_name = "s", sym_visibility = "private"}> : () -> ()
      "test.finish"() : () -> ()
    }) : () -> ()
    "test.symbol_scope_isolated"() ({
      "test.finish"() : () -> ()
    }) : () -> ()
    %337 = "test.make"() : () -> i32
    %338 = "test.make"() : () -> memref<4xf32>
    %339 = test.cse_of_single_block_op inputs(%337) {
    ^bb0(%arg0: i32):
      test.region_yield %arg0 : i32
    } : i32 -> i32
    test.region_buffer_based in(%338 : memref<4xf32>) out(%338 : memref<4xf32>) {
      test.region_yield %337 : i32
    }
    %340:2 = test.region_if %337: i32 -> (i32, i32) then {
    ^bb0(%arg0: i32):
      test.region_if_yield %arg0 : i32
    } else {
    ^bb0(%arg0: i32):
      test.region_if_yield %arg0 : i32
    } join {
    ^bb0(%arg0: i32):
      test.region_if_yield %arg0, %arg0 : i32, i32
    }
    "test.sized_region_op"() ({
      "test.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "test.end"() : () -> ()
    }, {
      "test.end"() : () -> ()
    }) : () -> ()
    %341 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
    %342 = "test.i64_enum_attr"() <{attr = 4294967296 : i64}> : () -> i32
    %343 = "test.make"() : () -> tensor<f32>
    %344 = "test.make"() : () -> tensor<2xf32>
    %345 = "test.make"() : () -> tensor<2x2xi16>
    %346 = "test.make"() : () -> tensor<2x2x2xi16>
    %347 = "test.make"() : () -> tensor<2x2x2x2xi16>
    "test.nd_tensor_of"(%343, %344, %345, %346, %347) : (tensor<f32>, tensor<2xf32>, tensor<2x2xi16>, tensor<2x2x2xi16>, tensor<2x2x2x2xi16>) -> ()
    test.op_with_bit_enum_vbar <user | group> tag 3 : i8
    test.op_with_bit_enum_vbar <user | other>
    test.op_with_enum  third tag 0 : i32
    "test.types"() {a = !test.smpla, b = !test.test_type, c = !test.test_type_with_trait, d = !test.memref_element, e = !test.i32, g = !test.cmpnd_a<1, !test.smpla, [5, 6]>, h = !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>, i = !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>, j = !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>, k = !test.int<signed, 8>, l = !test.test_tensor<[1, 2], f32>, m = !test.test_memref<[1, 2], f32>, n = !test.test_type_with_layout<10>, o = !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>, p = !test.type_verification<i16>, q = memref<2x!test.memref_element>} : () -> ()
    "test.attributes"() {a = #test.smpla, b = #test.attr_with_trait, c = #test.cmpnd_a<1, !test.smpla, [5, 6]>, d = #test.cmpnd_nested<nested = <1, i32, [5, 6]>>, e = #test.attr_with_self_type_param : i32, f = #test.attr_params<3, -4>, g = #test<attr_ugly begin 5 : index end>, h = #test.attr_self_type_format<5> : i32, i = #test.bit_enum<read, execute>, j = #test.bit_enum_vbar<user | other>, k = #test<enum second>} : () -> ()
    "test.anything"(%337) {attr} : (i32) -> ()
    func.func private @f(i32) -> i32
    %348 = test.call @f(%337) : (i32) -> i32
    %349 = "test.make"() : () -> index
    %350 = "test.reify_bound"(%349) <{constant, type = "UB"}> : (index) -> index
    %351 = test.loop_block %337 : (i32) -> f32 {
    ^bb0(%arg0: i32):
      %352 = "test.make"() : () -> f32
      test.loop_block_term iter %arg0 exit %352
    }
    "test.two_region_op"() ({
      "test.br"(%337)[^bb1] : (i32) -> ()
    ^bb1(%352: i32):  // pred: ^bb0
      "test.internal_br"(%352, %352)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
    ^bb2(%353: i32):  // pred: ^bb1
      %354 = "test.producing_br"(%352, %352)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
    ^bb3(%355: i32, %356: i32):  // pred: ^bb1
      "test.end"() : () -> ()
    ^bb4(%357: i32):  // pred: ^bb2
      "test.end"() : () -> ()
    ^bb5(%358: i32):  // pred: ^bb2
      "test.end"() : () -> ()
    }, {
    }) : () -> ()
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  %0 = "test.make"() : () -> i32
  %1 = "test.make"() : () -> i32
  %2 = "test.addi"(%0, %1) : (i32, i32) -> i32
  "test.affine_scope"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %3:2 = "test.alloc_with_multiple_results"() : () -> (index, memref<4xf32>)
  "test.alloca_scope_region"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %4 = "test.always_speculatable_op"() : () -> i32
  "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
  %5 = "test.any_cond"() ({
    "test.end"() : () -> ()
  }) : () -> i32
  %6 = "test.make"() : () -> i32
  %7 = "test.make"() : () -> i32
  %8 = "test.make"() : () -> i32
  %9 = "test.make"() : () -> i32
  "test.attr_sized_operands"(%6, %7, %8, %9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, i32, i32, i32) -> ()
  %10:4 = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 1, 1, 1, 1>}> : () -> (i32, i32, i32, i32)
  %11:3 = "test.attr_sized_results_compile_test"() <{resultSegmentSizes = array<i32: 1, 1, 1>}> : () -> (i32, i32, i32)
  %12 = "test.make"() : () -> tensor<4xf32>
  %13 = "test.broadcastable"(%12) : (tensor<4xf32>) -> tensor<4xf32>
  %14 = "test.make"() : () -> memref<4xf32>
  %15 = "test.make"() : () -> memref<4xf32>
  "test.buffer_based"(%14, %15) : (memref<4xf32>, memref<4xf32>) -> ()
  %16 = "test.make"() : () -> i32
  %17 = "test.cast"(%16) : (i32) -> i32
  %18 = "test.complex_f64"() : () -> complex<f64>
  %19 = "test.make"() : () -> i32
  %20 = "test.conditionally_speculatable_op"(%19) : (i32) -> i32
  %21 = "test.constant"() <{value = 3 : i32}> : () -> i32
  %22 = "test.make"() : () -> i32
  %23 = "test.conversion_call_op"(%22) <{callee = @f}> : (i32) -> i32
  %24 = "test.make"() : () -> memref<4xf32>
  %25 = "test.make"() : () -> memref<4xf32>
  "test.copy"(%24, %25) : (memref<4xf32>, memref<4xf32>) -> ()
  %26 = "test.create_memref_op"() : () -> memref<4xf32>
  %27 = "test.create_tensor_op"() : () -> tensor<4xf32>
  %28 = "test.make"() : () -> i32
  %29 = "test.custom_result_name"(%28) <{names = []}> : (i32) -> i32
  %30 = "test.data_layout_query"() : () -> i32
  %31 = "test.make"() : () -> i32
  "test.default_value_print"(%31) <{value_with_default = 0 : i32}> : (i32) -> ()
  %32 = "test.make"() : () -> tensor<4xf32>
  %33 = "test.make"() : () -> tensor<4xf32>
  %34 = "test.make"() : () -> tensor<4xf32>
  %35 = "test.destination_style_op"(%32, %33, %34) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %36 = "test.make"() : () -> memref<4xf32>
  %37 = "test.dummy_memref_op"(%36) : (memref<4xf32>) -> memref<4xf32>
  %38 = "test.make"() : () -> tensor<4xf32>
  %39 = "test.dummy_tensor_op"(%38) : (tensor<4xf32>) -> tensor<4xf32>
  %40 = "test.make"() : () -> i32
  %41 = "test.elementwise_mappable"(%40) : (i32) -> i32
  "test.two_region_op"() ({
    "test.finish"() : () -> ()
  }, {
  }) : () -> ()
  "test.float_attrs"() <{float_attr = 3 : i32}> : () -> ()
  "test.fold_to_call_op"() <{callee = @f}> : () -> ()
  "test.format_attr_dict_w_keyword"() <{attr = 3 : i64}> : () -> ()
  "test.format_attr_op"() <{attr = 3 : i64}> : () -> ()
  %42 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  "test.format_cpmd_nested_type"(%42) : (!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) -> ()
  "test.format_opt_attr_op_a"() : () -> ()
  "test.format_opt_attr_op_b"() : () -> ()
  "test.format_opt_symbol_name_attr_op"() : () -> ()
  "test.format_optional_unit_attribute"() : () -> ()
  %43 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  "test.format_qual_cpmd_nested_type"(%43) : (!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) -> ()
  "test.format_region_a_op"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "test.format_region_b_op"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "test.format_region_c_op"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "test.format_symbol_name_attr_op"() <{attr = "s"}> : () -> ()
  %44 = "test.make"() : () -> memref<4xf32>
  %45 = "test.forward_buffer"(%44) : (memref<4xf32>) -> memref<4xf32>
  %46 = "test.functional_region_op"() ({
    "test.end"() : () -> ()
  }) : () -> (() -> ())
  %47 = "test.make"() : () -> i32
  %48 = "test.graph_loop"(%47) ({
    "test.end"() : () -> ()
  }) : (i32) -> i32
  "test.graph_region"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "test.has_str_value"() <{value = ""}> : () -> ()
  "test.i32ElementsAttr"() <{attr = dense<5> : tensor<6xi32>}> : () -> ()
  %49 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
  %50 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
  %51 = "test.make"() : () -> i32
  %52 = "test.increment"(%51) : (i32) -> i32
  "test.int_attrs"() <{any_i32_attr = 3 : i32, index_attr = 4 : index, si32_attr = 7 : si32, ui32_attr = 6 : ui32}> : () -> ()
  "test.int_elements_attr"() <{any_i32_attr = dense<5> : tensor<6xi32>, i32_attr = dense<5> : tensor<6xi32>}> : () -> ()
  %53:4 = "test.int_types"() : () -> (i16, si32, ui64, i32)
  "test.two_region_op"() ({
    %391 = "test.make"() : () -> i32
    "test.invalid"(%391) : (i32) -> ()
  }, {
  }) : () -> ()
  "test.isolated_graph_region"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %54 = "test.make"() : () -> i32
  %55 = "test.isolated_one_region_op"(%54) ({
    "test.end"() : () -> ()
  }) : (i32) -> i32
  "test.isolated_regions"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %56 = "test.merge_blocks"() ({
    "test.end"() : () -> ()
  }) : () -> i32
  %57 = "test.make"() : () -> tensor<4xf32>
  %58 = "test.make"() : () -> tensor<4xf32>
  %59 = "test.make"() : () -> tensor<4xf32>
  "test.mixed_normal_variadic_operand"(%57, %58, %59) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  %60:3 = "test.mixed_normal_variadic_result"() : () -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  %61 = "test.make"() : () -> tensor<4xf32>
  "test.multi_tensor_rank_of"(%61) : (tensor<4xf32>) -> ()
  %62 = "test.never_speculatable_op"() : () -> i32
  "test.non_negative_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
  "test.oilist_with_keywords_only"() : () -> ()
  "test.one_region_op"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %63 = "test.make"() : () -> i32
  "test.one_region_with_operands_op"(%63) ({
    "test.end"() : () -> ()
  }) : (i32) -> ()
  %64 = "test.one_region_with_recursive_memory_effects"() ({
    "test.end"() : () -> ()
  }) : () -> i32
  %65 = "test.make"() : () -> i32
  %66 = "test.op_a"(%65) <{attr = 3 : i32}> : (i32) -> i32
  %67 = "test.make"() : () -> i32
  %68 = "test.op_b"(%67) <{attr = 3 : i32}> : (i32) -> i32
  %69 = "test.make"() : () -> i32
  %70 = "test.op_c"(%69) : (i32) -> i32
  %71 = "test.make"() : () -> i32
  %72 = "test.make"() : () -> i32
  %73 = "test.make"() : () -> i32
  %74 = "test.make"() : () -> i32
  %75 = "test.op_commutative"(%71, %72, %73, %74) : (i32, i32, i32, i32) -> i32
  %76 = "test.make"() : () -> i32
  %77 = "test.make"() : () -> i32
  %78 = "test.op_commutative2"(%76, %77) : (i32, i32) -> i32
  %79 = "test.make"() : () -> i32
  %80 = "test.op_d"(%79) : (i32) -> i32
  %81 = "test.make"() : () -> i32
  %82 = "test.op_e"(%81) : (i32) -> i32
  %83 = "test.make"() : () -> i32
  %84 = "test.op_f"(%83) : (i32) -> i32
  "test.op_funcref"() : () -> ()
  %85 = "test.make"() : () -> i32
  %86 = "test.op_g"(%85) : (i32) -> i32
  %87 = "test.make"() : () -> i32
  %88 = "test.op_in_place_fold_anchor"(%87) : (i32) -> i32
  %89 = "test.make"() : () -> i32
  %90 = "test.make"() : () -> i32
  %91 = "test.make"() : () -> i32
  %92 = "test.make"() : () -> i32
  %93 = "test.make"() : () -> i32
  %94 = "test.make"() : () -> i32
  %95 = "test.make"() : () -> i32
  %96 = "test.op_large_commutative"(%89, %90, %91, %92, %93, %94, %95) : (i32, i32, i32, i32, i32, i32, i32) -> i32
  %97 = "test.make"() : () -> i32
  %98 = "test.make"() : () -> i32
  %99 = "test.op_n"(%97, %98) : (i32, i32) -> i32
  %100 = "test.make"() : () -> memref<4xf32>
  %101 = "test.make"() : () -> memref<4xf32>
  "test.op_nonnorm"(%100, %101) : (memref<4xf32>, memref<4xf32>) -> ()
  %102 = "test.make"() : () -> memref<4xf32>
  %103 = "test.make"() : () -> memref<4xf32>
  "test.op_norm"(%102, %103) : (memref<4xf32>, memref<4xf32>) -> ()
  %104 = "test.make"() : () -> memref<4xf32>
  %105:2 = "test.op_norm_ret"(%104) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  %106 = "test.make"() : () -> i32
  %107 = "test.op_o"(%106) : (i32) -> i32
  "test.op_with_bit_enum"() <{value = #test.bit_enum<read, write>}> : () -> ()
  "test.op_with_bit_enum_vbar"() <{value = #test.bit_enum_vbar<user | group>}> : () -> ()
  "test.op_with_data_layout"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "test.op_with_enum"() <{value = #test<enum first>}> : () -> ()
  %108 = "test.op_with_memread"() : () -> i32
  "test.op_with_memwrite"() : () -> ()
  "test.op_with_region_fold_no_side_effect"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %109 = "test.make"() : () -> tensor<4xf32>
  %110 = "test.make"() : () -> tensor<4xf32>
  %111 = "test.operand0_and_result_have_same_element_count"(%109, %110) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %112 = "test.make"() : () -> i32
  %113 = "test.make"() : () -> i32
  %114 = "test.operand0_and_result_have_same_element_type"(%112, %113) : (i32, i32) -> i32
  %115 = "test.make"() : () -> tensor<4xf32>
  %116 = "test.make"() : () -> tensor<4xf32>
  %117 = "test.operand0_and_result_have_same_rank"(%115, %116) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %118 = "test.make"() : () -> tensor<4xf32>
  %119 = "test.make"() : () -> tensor<4xf32>
  %120 = "test.operand0_and_result_have_same_shape"(%118, %119) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %121 = "test.make"() : () -> i32
  %122 = "test.make"() : () -> i32
  %123 = "test.operand0_and_result_have_same_type"(%121, %122) : (i32, i32) -> i32
  %124 = "test.make"() : () -> tensor<4xf32>
  %125 = "test.make"() : () -> tensor<4xf32>
  %126 = "test.operands_and_result_have_same_rank"(%124, %125) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %127 = "test.make"() : () -> i32
  %128 = "test.make"() : () -> i32
  "test.operands_have_same_element_type"(%127, %128) : (i32, i32) -> ()
  %129 = "test.make"() : () -> tensor<4xf32>
  %130 = "test.make"() : () -> tensor<4xf32>
  "test.operands_have_same_rank"(%129, %130) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %131 = "test.make"() : () -> i32
  %132 = "test.make"() : () -> i32
  "test.operands_have_same_type"(%131, %132) : (i32, i32) -> ()
  "test.overridden_symbol_visibility"() <{sym_name = "other"}> : () -> ()
  "test.parent"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "test.parent1"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "test.positive_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
  %133 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<4xf32>
  %134 = "test.make"() : () -> tensor<4xf32>
  "test.ranked_tensor_op"(%134) : (tensor<4xf32>) -> ()
  %135 = "test.make"() : () -> memref<4xf32>
  "test.read_buffer"(%135) : (memref<4xf32>) -> ()
  %136 = "test.recursively_speculatable_op"() ({
    "test.end"() : () -> ()
  }) : () -> i32
  %137 = "test.make"() : () -> i32
  %138 = "test.reflect_bounds"(%137) : (i32) -> i32
  "test.two_region_op"() ({
    %390 = "test.make"() : () -> i32
    "test.region_if_yield"(%390) : (i32) -> ()
  }, {
  }) : () -> ()
  "test.two_region_op"() ({
    %389 = "test.make"() : () -> i32
    "test.region_yield"(%389) : (i32) -> ()
  }, {
  }) : () -> ()
  "test.two_region_op"() ({
    %388 = "test.make"() : () -> i32
    "test.return"(%388) : (i32) -> ()
  }, {
  }) : () -> ()
  %139 = "test.make"() : () -> i32
  %140 = "test.same_operand_and_result_element_type"(%139) : (i32) -> i32
  %141 = "test.make"() : () -> tensor<4xf32>
  %142 = "test.same_operand_and_result_shape"(%141) : (tensor<4xf32>) -> tensor<4xf32>
  %143 = "test.make"() : () -> i32
  %144 = "test.same_operand_and_result_type"(%143) : (i32) -> i32
  %145 = "test.make"() : () -> i32
  %146 = "test.make"() : () -> i32
  %147 = "test.same_operand_element_type"(%145, %146) : (i32, i32) -> i32
  %148 = "test.make"() : () -> tensor<4xf32>
  %149 = "test.same_operand_result_type"(%148) : (tensor<4xf32>) -> tensor<4xf32>
  %150 = "test.make"() : () -> tensor<4xf32>
  "test.same_operand_shape"(%150) : (tensor<4xf32>) -> ()
  %151 = "test.make"() : () -> i32
  "test.signless_like_variadic"(%151) : (i32) -> ()
  "test.single_no_terminator_custom_asm_op"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  "test.single_no_terminator_op"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %152 = "test.make"() : () -> i32
  %153 = "test.ssacfg_region"(%152) ({
    "test.end"() : () -> ()
  }) : (i32) -> i32
  %154 = "test.make"() : () -> memref<4xf32>
  "test.store_with_a_loop_region"(%154) <{store_before_region = true}> ({
    "test.end"() : () -> ()
  }) : (memref<4xf32>) -> ()
  %155 = "test.make"() : () -> memref<4xf32>
  "test.store_with_a_region"(%155) <{store_before_region = true}> ({
    "test.end"() : () -> ()
  }) : (memref<4xf32>) -> ()
  "test.two_region_op"() ({
    "test.store_with_a_region_terminator"() : () -> ()
  }, {
  }) : () -> ()
  "test.symbol"() <{sym_name = "s"}> : () -> ()
  "test.symbol_table_region"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %156 = "test.make"() : () -> memref<4xf32>
  "test.takes_static_memref"(%156) : (memref<4xf32>) -> ()
  %157 = "test.make"() : () -> tensor<4xf32>
  %158 = "test.tensor_based"(%157) : (tensor<4xf32>) -> tensor<4xf32>
  %159 = "test.test_effects_result"() : () -> i32
  %160:3 = "test.three_result"() <{kind = 3 : i64}> : () -> (i32, f32, f32)
  %161 = "test.tuple_32_bit"() : () -> tuple<i32, f32>
  "test.two_region_op"() ({
    "test.end"() : () -> ()
  }, {
    "test.end"() : () -> ()
  }) : () -> ()
  "test.type_array_attr"() <{attr = []}> : () -> ()
  %162 = "test.make"() : () -> i32
  "test.type_consumer"(%162) : (i32) -> ()
  %163 = "test.type_producer"() : () -> i32
  "test.two_region_op"() ({
    %387 = "test.make"() : () -> i32
    "test.valid"(%387) : (i32) -> ()
  }, {
  }) : () -> ()
  %164 = "test.value_with_bounds"() <{max = 4 : index, min = 4 : index}> : () -> index
  "test.variadic_no_terminator_op"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  %165 = "test.make"() : () -> i32
  %166 = "test.variadic_with_same_operand_results"(%165) : (i32) -> i32
  %167 = "test.with_bounds"() <{smax = 3 : i32, smin = 3 : i32, umax = 3 : i32, umin = 3 : i32}> : () -> i32
  "test.parent"() ({
    "test.child"() : () -> ()
    "test.child_with_parent_one_of"() : () -> ()
    "test.end"() : () -> ()
  }) : () -> ()
  "test.SingleBlockImplicitTerminator"() ({
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.symbol_scope"() ({
    "test.symbol"() <{sym_name = "s", sym_visibility = "private"}> : () -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.symbol_scope_isolated"() ({
    "test.finish"() : () -> ()
  }) : () -> ()
  %168 = "test.make"() : () -> i32
  %169 = "test.make"() : () -> memref<4xf32>
  %170 = "test.cse_of_single_block_op"(%168) ({
  ^bb0(%arg9: i32):
    "test.region_yield"(%arg9) : (i32) -> ()
  }) : (i32) -> i32
  "test.region_buffer_based"(%169, %169) ({
    "test.region_yield"(%168) : (i32) -> ()
  }) : (memref<4xf32>, memref<4xf32>) -> ()
  %171:2 = "test.region_if"(%168) ({
  ^bb0(%arg8: i32):
    "test.region_if_yield"(%arg8) : (i32) -> ()
  }, {
  ^bb0(%arg7: i32):
    "test.region_if_yield"(%arg7) : (i32) -> ()
  }, {
  ^bb0(%arg6: i32):
    "test.region_if_yield"(%arg6, %arg6) : (i32, i32) -> ()
  }) : (i32) -> (i32, i32)
  "test.sized_region_op"() ({
    "test.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "test.end"() : () -> ()
  }, {
    "test.end"() : () -> ()
  }) : () -> ()
  %172 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
  %173 = "test.i64_enum_attr"() <{attr = 4294967296 : i64}> : () -> i32
  %174 = "test.make"() : () -> tensor<f32>
  %175 = "test.make"() : () -> tensor<2xf32>
  %176 = "test.make"() : () -> tensor<2x2xi16>
  %177 = "test.make"() : () -> tensor<2x2x2xi16>
  %178 = "test.make"() : () -> tensor<2x2x2x2xi16>
  "test.nd_tensor_of"(%174, %175, %176, %177, %178) : (tensor<f32>, tensor<2xf32>, tensor<2x2xi16>, tensor<2x2x2xi16>, tensor<2x2x2x2xi16>) -> ()
  "test.op_with_bit_enum_vbar"() <{tag = 3 : i8, value = #test.bit_enum_vbar<user | group>}> : () -> ()
  "test.op_with_bit_enum_vbar"() <{value = #test.bit_enum_vbar<user | other>}> : () -> ()
  "test.op_with_enum"() <{tag = 0 : i32, value = #test<enum third>}> : () -> ()
  "test.types"() {a = !test.smpla, b = !test.test_type, c = !test.test_type_with_trait, d = !test.memref_element, e = !test.i32, g = !test.cmpnd_a<1, !test.smpla, [5, 6]>, h = !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>, i = !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>, j = !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>, k = !test.int<signed, 8>, l = !test.test_tensor<[1, 2], f32>, m = !test.test_memref<[1, 2], f32>, n = !test.test_type_with_layout<10>, o = !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>, p = !test.type_verification<i16>, q = memref<2x!test.memref_element>} : () -> ()
  "test.attributes"() {a = #test.smpla, b = #test.attr_with_trait, c = #test.cmpnd_a<1, !test.smpla, [5, 6]>, d = #test.cmpnd_nested<nested = <1, i32, [5, 6]>>, e = #test.attr_with_self_type_param : i32, f = #test.attr_params<3, -4>, g = #test<attr_ugly begin 5 : index end>, h = #test.attr_self_type_format<5> : i32, i = #test.bit_enum<read, execute>, j = #test.bit_enum_vbar<user | other>, k = #test<enum second>} : () -> ()
  "test.anything"(%168) {attr} : (i32) -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  %179 = "test.call"(%168) <{callee = @f}> : (i32) -> i32
  %180 = "test.make"() : () -> index
  %181 = "test.reify_bound"(%180) <{constant, type = "UB"}> : (index) -> index
  %182 = "test.loop_block"(%168) ({
  ^bb0(%arg5: i32):
    %386 = "test.make"() : () -> f32
    "test.loop_block_term"(%arg5, %386) : (i32, f32) -> ()
  }) : (i32) -> f32
  "test.two_region_op"() ({
    "test.br"(%168)[^bb1] : (i32) -> ()
  ^bb1(%379: i32):  // pred: ^bb0
    "test.internal_br"(%379, %379)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  ^bb2(%380: i32):  // pred: ^bb1
    %381 = "test.producing_br"(%379, %379)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
  ^bb3(%382: i32, %383: i32):  // pred: ^bb1
    "test.end"() : () -> ()
  ^bb4(%384: i32):  // pred: ^bb2
    "test.end"() : () -> ()
  ^bb5(%385: i32):  // pred: ^bb2
    "test.end"() : () -> ()
  }, {
  }) : () -> ()
  "builtin.module"() ({
    %183 = "test.make"() : () -> i32
    %184 = "test.make"() : () -> i32
    %185 = "test.addi"(%183, %184) : (i32, i32) -> i32
    "test.affine_scope"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %186:2 = "test.alloc_with_multiple_results"() : () -> (index, memref<4xf32>)
    "test.alloca_scope_region"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %187 = "test.always_speculatable_op"() : () -> i32
    "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
    %188 = "test.any_cond"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %189 = "test.make"() : () -> i32
    %190 = "test.make"() : () -> i32
    %191 = "test.make"() : () -> i32
    %192 = "test.make"() : () -> i32
    "test.attr_sized_operands"(%189, %190, %191, %192) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, i32, i32, i32) -> ()
    %193:4 = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 1, 1, 1, 1>}> : () -> (i32, i32, i32, i32)
    %194:3 = "test.attr_sized_results_compile_test"() <{resultSegmentSizes = array<i32: 1, 1, 1>}> : () -> (i32, i32, i32)
    %195 = "test.make"() : () -> tensor<4xf32>
    %196 = "test.broadcastable"(%195) : (tensor<4xf32>) -> tensor<4xf32>
    %197 = "test.make"() : () -> memref<4xf32>
    %198 = "test.make"() : () -> memref<4xf32>
    "test.buffer_based"(%197, %198) : (memref<4xf32>, memref<4xf32>) -> ()
    %199 = "test.make"() : () -> i32
    %200 = "test.cast"(%199) : (i32) -> i32
    %201 = "test.complex_f64"() : () -> complex<f64>
    %202 = "test.make"() : () -> i32
    %203 = "test.conditionally_speculatable_op"(%202) : (i32) -> i32
    %204 = "test.constant"() <{value = 3 : i32}> : () -> i32
    %205 = "test.make"() : () -> i32
    %206 = "test.conversion_call_op"(%205) <{callee = @f}> : (i32) -> i32
    %207 = "test.make"() : () -> memref<4xf32>
    %208 = "test.make"() : () -> memref<4xf32>
    "test.copy"(%207, %208) : (memref<4xf32>, memref<4xf32>) -> ()
    %209 = "test.create_memref_op"() : () -> memref<4xf32>
    %210 = "test.create_tensor_op"() : () -> tensor<4xf32>
    %211 = "test.make"() : () -> i32
    %212 = "test.custom_result_name"(%211) <{names = []}> : (i32) -> i32
    %213 = "test.data_layout_query"() : () -> i32
    %214 = "test.make"() : () -> i32
    "test.default_value_print"(%214) <{value_with_default = 0 : i32}> : (i32) -> ()
    %215 = "test.make"() : () -> tensor<4xf32>
    %216 = "test.make"() : () -> tensor<4xf32>
    %217 = "test.make"() : () -> tensor<4xf32>
    %218 = "test.destination_style_op"(%215, %216, %217) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %219 = "test.make"() : () -> memref<4xf32>
    %220 = "test.dummy_memref_op"(%219) : (memref<4xf32>) -> memref<4xf32>
    %221 = "test.make"() : () -> tensor<4xf32>
    %222 = "test.dummy_tensor_op"(%221) : (tensor<4xf32>) -> tensor<4xf32>
    %223 = "test.make"() : () -> i32
    %224 = "test.elementwise_mappable"(%223) : (i32) -> i32
    "test.two_region_op"() ({
      "test.finish"() : () -> ()
    }, {
    }) : () -> ()
    "test.float_attrs"() <{float_attr = 3 : i32}> : () -> ()
    "test.fold_to_call_op"() <{callee = @f}> : () -> ()
    "test.format_attr_dict_w_keyword"() <{attr = 3 : i64}> : () -> ()
    "test.format_attr_op"() <{attr = 3 : i64}> : () -> ()
    %225 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    "test.format_cpmd_nested_type"(%225) : (!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) -> ()
    "test.format_opt_attr_op_a"() : () -> ()
    "test.format_opt_attr_op_b"() : () -> ()
    "test.format_opt_symbol_name_attr_op"() : () -> ()
    "test.format_optional_unit_attribute"() : () -> ()
    %226 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    "test.format_qual_cpmd_nested_type"(%226) : (!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) -> ()
    "test.format_region_a_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.format_region_b_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.format_region_c_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.format_symbol_name_attr_op"() <{attr = "s"}> : () -> ()
    %227 = "test.make"() : () -> memref<4xf32>
    %228 = "test.forward_buffer"(%227) : (memref<4xf32>) -> memref<4xf32>
    %229 = "test.functional_region_op"() ({
      "test.end"() : () -> ()
    }) : () -> (() -> ())
    %230 = "test.make"() : () -> i32
    %231 = "test.graph_loop"(%230) ({
      "test.end"() : () -> ()
    }) : (i32) -> i32
    "test.graph_region"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.has_str_value"() <{value = ""}> : () -> ()
    "test.i32ElementsAttr"() <{attr = dense<5> : tensor<6xi32>}> : () -> ()
    %232 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
    %233 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
    %234 = "test.make"() : () -> i32
    %235 = "test.increment"(%234) : (i32) -> i32
    "test.int_attrs"() <{any_i32_attr = 3 : i32, index_attr = 4 : index, si32_attr = 7 : si32, ui32_attr = 6 : ui32}> : () -> ()
    "test.int_elements_attr"() <{any_i32_attr = dense<5> : tensor<6xi32>, i32_attr = dense<5> : tensor<6xi32>}> : () -> ()
    %236:4 = "test.int_types"() : () -> (i16, si32, ui64, i32)
    "test.two_region_op"() ({
      %378 = "test.make"() : () -> i32
      "test.invalid"(%378) : (i32) -> ()
    }, {
    }) : () -> ()
    "test.isolated_graph_region"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %237 = "test.make"() : () -> i32
    %238 = "test.isolated_one_region_op"(%237) ({
      "test.end"() : () -> ()
    }) : (i32) -> i32
    "test.isolated_regions"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %239 = "test.merge_blocks"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %240 = "test.make"() : () -> tensor<4xf32>
    %241 = "test.make"() : () -> tensor<4xf32>
    %242 = "test.make"() : () -> tensor<4xf32>
    "test.mixed_normal_variadic_operand"(%240, %241, %242) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
    %243:3 = "test.mixed_normal_variadic_result"() : () -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    %244 = "test.make"() : () -> tensor<4xf32>
    "test.multi_tensor_rank_of"(%244) : (tensor<4xf32>) -> ()
    %245 = "test.never_speculatable_op"() : () -> i32
    "test.non_negative_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
    "test.oilist_with_keywords_only"() : () -> ()
    "test.one_region_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %246 = "test.make"() : () -> i32
    "test.one_region_with_operands_op"(%246) ({
      "test.end"() : () -> ()
    }) : (i32) -> ()
    %247 = "test.one_region_with_recursive_memory_effects"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %248 = "test.make"() : () -> i32
    %249 = "test.op_a"(%248) <{attr = 3 : i32}> : (i32) -> i32
    %250 = "test.make"() : () -> i32
    %251 = "test.op_b"(%250) <{attr = 3 : i32}> : (i32) -> i32
    %252 = "test.make"() : () -> i32
    %253 = "test.op_c"(%252) : (i32) -> i32
    %254 = "test.make"() : () -> i32
    %255 = "test.make"() : () -> i32
    %256 = "test.make"() : () -> i32
    %257 = "test.make"() : () -> i32
    %258 = "test.op_commutative"(%254, %255, %256, %257) : (i32, i32, i32, i32) -> i32
    %259 = "test.make"() : () -> i32
    %260 = "test.make"() : () -> i32
    %261 = "test.op_commutative2"(%259, %260) : (i32, i32) -> i32
    %262 = "test.make"() : () -> i32
    %263 = "test.op_d"(%262) : (i32) -> i32
    %264 = "test.make"() : () -> i32
    %265 = "test.op_e"(%264) : (i32) -> i32
    %266 = "test.make"() : () -> i32
    %267 = "test.op_f"(%266) : (i32) -> i32
    "test.op_funcref"() : () -> ()
    %268 = "test.make"() : () -> i32
    %269 = "test.op_g"(%268) : (i32) -> i32
    %270 = "test.make"() : () -> i32
    %271 = "test.op_in_place_fold_anchor"(%270) : (i32) -> i32
    %272 = "test.make"() : () -> i32
    %273 = "test.make"() : () -> i32
    %274 = "test.make"() : () -> i32
    %275 = "test.make"() : () -> i32
    %276 = "test.make"() : () -> i32
    %277 = "test.make"() : () -> i32
    %278 = "test.make"() : () -> i32
    %279 = "test.op_large_commutative"(%272, %273, %274, %275, %276, %277, %278) : (i32, i32, i32, i32, i32, i32, i32) -> i32
    %280 = "test.make"() : () -> i32
    %281 = "test.make"() : () -> i32
    %282 = "test.op_n"(%280, %281) : (i32, i32) -> i32
    %283 = "test.make"() : () -> memref<4xf32>
    %284 = "test.make"() : () -> memref<4xf32>
    "test.op_nonnorm"(%283, %284) : (memref<4xf32>, memref<4xf32>) -> ()
    %285 = "test.make"() : () -> memref<4xf32>
    %286 = "test.make"() : () -> memref<4xf32>
    "test.op_norm"(%285, %286) : (memref<4xf32>, memref<4xf32>) -> ()
    %287 = "test.make"() : () -> memref<4xf32>
    %288:2 = "test.op_norm_ret"(%287) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
    %289 = "test.make"() : () -> i32
    %290 = "test.op_o"(%289) : (i32) -> i32
    "test.op_with_bit_enum"() <{value = #test.bit_enum<read, write>}> : () -> ()
    "test.op_with_bit_enum_vbar"() <{value = #test.bit_enum_vbar<user | group>}> : () -> ()
    "test.op_with_data_layout"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.op_with_enum"() <{value = #test<enum first>}> : () -> ()
    %291 = "test.op_with_memread"() : () -> i32
    "test.op_with_memwrite"() : () -> ()
    "test.op_with_region_fold_no_side_effect"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %292 = "test.make"() : () -> tensor<4xf32>
    %293 = "test.make"() : () -> tensor<4xf32>
    %294 = "test.operand0_and_result_have_same_element_count"(%292, %293) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %295 = "test.make"() : () -> i32
    %296 = "test.make"() : () -> i32
    %297 = "test.operand0_and_result_have_same_element_type"(%295, %296) : (i32, i32) -> i32
    %298 = "test.make"() : () -> tensor<4xf32>
    %299 = "test.make"() : () -> tensor<4xf32>
    %300 = "test.operand0_and_result_have_same_rank"(%298, %299) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %301 = "test.make"() : () -> tensor<4xf32>
    %302 = "test.make"() : () -> tensor<4xf32>
    %303 = "test.operand0_and_result_have_same_shape"(%301, %302) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %304 = "test.make"() : () -> i32
    %305 = "test.make"() : () -> i32
    %306 = "test.operand0_and_result_have_same_type"(%304, %305) : (i32, i32) -> i32
    %307 = "test.make"() : () -> tensor<4xf32>
    %308 = "test.make"() : () -> tensor<4xf32>
    %309 = "test.operands_and_result_have_same_rank"(%307, %308) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %310 = "test.make"() : () -> i32
    %311 = "test.make"() : () -> i32
    "test.operands_have_same_element_type"(%310, %311) : (i32, i32) -> ()
    %312 = "test.make"() : () -> tensor<4xf32>
    %313 = "test.make"() : () -> tensor<4xf32>
    "test.operands_have_same_rank"(%312, %313) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %314 = "test.make"() : () -> i32
    %315 = "test.make"() : () -> i32
    "test.operands_have_same_type"(%314, %315) : (i32, i32) -> ()
    "test.overridden_symbol_visibility"() <{sym_name = "other"}> : () -> ()
    "test.parent"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.parent1"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.positive_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
    %316 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<4xf32>
    %317 = "test.make"() : () -> tensor<4xf32>
    "test.ranked_tensor_op"(%317) : (tensor<4xf32>) -> ()
    %318 = "test.make"() : () -> memref<4xf32>
    "test.read_buffer"(%318) : (memref<4xf32>) -> ()
    %319 = "test.recursively_speculatable_op"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %320 = "test.make"() : () -> i32
    %321 = "test.reflect_bounds"(%320) : (i32) -> i32
    "test.two_region_op"() ({
      %377 = "test.make"() : () -> i32
      "test.region_if_yield"(%377) : (i32) -> ()
    }, {
    }) : () -> ()
    "test.two_region_op"() ({
      %376 = "test.make"() : () -> i32
      "test.region_yield"(%376) : (i32) -> ()
    }, {
    }) : () -> ()
    "test.two_region_op"() ({
      %375 = "test.make"() : () -> i32
      "test.return"(%375) : (i32) -> ()
    }, {
    }) : () -> ()
    %322 = "test.make"() : () -> i32
    %323 = "test.same_operand_and_result_element_type"(%322) : (i32) -> i32
    %324 = "test.make"() : () -> tensor<4xf32>
    %325 = "test.same_operand_and_result_shape"(%324) : (tensor<4xf32>) -> tensor<4xf32>
    %326 = "test.make"() : () -> i32
    %327 = "test.same_operand_and_result_type"(%326) : (i32) -> i32
    %328 = "test.make"() : () -> i32
    %329 = "test.make"() : () -> i32
    %330 = "test.same_operand_element_type"(%328, %329) : (i32, i32) -> i32
    %331 = "test.make"() : () -> tensor<4xf32>
    %332 = "test.same_operand_result_type"(%331) : (tensor<4xf32>) -> tensor<4xf32>
    %333 = "test.make"() : () -> tensor<4xf32>
    "test.same_operand_shape"(%333) : (tensor<4xf32>) -> ()
    %334 = "test.make"() : () -> i32
    "test.signless_like_variadic"(%334) : (i32) -> ()
    "test.single_no_terminator_custom_asm_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.single_no_terminator_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %335 = "test.make"() : () -> i32
    %336 = "test.ssacfg_region"(%335) ({
      "test.end"() : () -> ()
    }) : (i32) -> i32
    %337 = "test.make"() : () -> memref<4xf32>
    "test.store_with_a_loop_region"(%337) <{store_before_region = true}> ({
      "test.end"() : () -> ()
    }) : (memref<4xf32>) -> ()
    %338 = "test.make"() : () -> memref<4xf32>
    "test.store_with_a_region"(%338) <{store_before_region = true}> ({
      "test.end"() : () -> ()
    }) : (memref<4xf32>) -> ()
    "test.two_region_op"() ({
      "test.store_with_a_region_terminator"() : () -> ()
    }, {
    }) : () -> ()
    "test.symbol"() <{sym_name = "s"}> : () -> ()
    "test.symbol_table_region"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %339 = "test.make"() : () -> memref<4xf32>
    "test.takes_static_memref"(%339) : (memref<4xf32>) -> ()
    %340 = "test.make"() : () -> tensor<4xf32>
    %341 = "test.tensor_based"(%340) : (tensor<4xf32>) -> tensor<4xf32>
    %342 = "test.test_effects_result"() : () -> i32
    %343:3 = "test.three_result"() <{kind = 3 : i64}> : () -> (i32, f32, f32)
    %344 = "test.tuple_32_bit"() : () -> tuple<i32, f32>
    "test.two_region_op"() ({
      "test.end"() : () -> ()
    }, {
      "test.end"() : () -> ()
    }) : () -> ()
    "test.type_array_attr"() <{attr = []}> : () -> ()
    %345 = "test.make"() : () -> i32
    "test.type_consumer"(%345) : (i32) -> ()
    %346 = "test.type_producer"() : () -> i32
    "test.two_region_op"() ({
      %374 = "test.make"() : () -> i32
      "test.valid"(%374) : (i32) -> ()
    }, {
    }) : () -> ()
    %347 = "test.value_with_bounds"() <{max = 4 : index, min = 4 : index}> : () -> index
    "test.variadic_no_terminator_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %348 = "test.make"() : () -> i32
    %349 = "test.variadic_with_same_operand_results"(%348) : (i32) -> i32
    %350 = "test.with_bounds"() <{smax = 3 : i32, smin = 3 : i32, umax = 3 : i32, umin = 3 : i32}> : () -> i32
    "test.parent"() ({
      "test.child"() : () -> ()
      "test.child_with_parent_one_of"() : () -> ()
      "test.end"() : () -> ()
    }) : () -> ()
    "test.SingleBlockImplicitTerminator"() ({
      "test.finish"() : () -> ()
    }) : () -> ()
    "test.symbol_scope"() ({
      "test.symbol"() <{sym_name = "s", sym_visibility = "private"}> : () -> ()
      "test.finish"() : () -> ()
    }) : () -> ()
    "test.symbol_scope_isolated"() ({
      "test.finish"() : () -> ()
    }) : () -> ()
    %351 = "test.make"() : () -> i32
    %352 = "test.make"() : () -> memref<4xf32>
    %353 = "test.cse_of_single_block_op"(%351) ({
    ^bb0(%arg4: i32):
      "test.region_yield"(%arg4) : (i32) -> ()
    }) : (i32) -> i32
    "test.region_buffer_based"(%352, %352) ({
      "test.region_yield"(%351) : (i32) -> ()
    }) : (memref<4xf32>, memref<4xf32>) -> ()
    %354:2 = "test.region_if"(%351) ({
    ^bb0(%arg3: i32):
      "test.region_if_yield"(%arg3) : (i32) -> ()
    }, {
    ^bb0(%arg2: i32):
      "test.region_if_yield"(%arg2) : (i32) -> ()
    }, {
    ^bb0(%arg1: i32):
      "test.region_if_yield"(%arg1, %arg1) : (i32, i32) -> ()
    }) : (i32) -> (i32, i32)
    "test.sized_region_op"() ({
      "test.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "test.end"() : () -> ()
    }, {
      "test.end"() : () -> ()
    }) : () -> ()
    %355 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
    %356 = "test.i64_enum_attr"() <{attr = 4294967296 : i64}> : () -> i32
    %357 = "test.make"() : () -> tensor<f32>
    %358 = "test.make"() : () -> tensor<2xf32>
    %359 = "test.make"() : () -> tensor<2x2xi16>
    %360 = "test.make"() : () -> tensor<2x2x2xi16>
    %361 = "test.make"() : () -> tensor<2x2x2x2xi16>
    "test.nd_tensor_of"(%357, %358, %359, %360, %361) : (tensor<f32>, tensor<2xf32>, tensor<2x2xi16>, tensor<2x2x2xi16>, tensor<2x2x2x2xi16>) -> ()
    "test.op_with_bit_enum_vbar"() <{tag = 3 : i8, value = #test.bit_enum_vbar<user | group>}> : () -> ()
    "test.op_with_bit_enum_vbar"() <{value = #test.bit_enum_vbar<user | other>}> : () -> ()
    "test.op_with_enum"() <{tag = 0 : i32, value = #test<enum third>}> : () -> ()
    "test.types"() {a = !test.smpla, b = !test.test_type, c = !test.test_type_with_trait, d = !test.memref_element, e = !test.i32, g = !test.cmpnd_a<1, !test.smpla, [5, 6]>, h = !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>, i = !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>, j = !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>, k = !test.int<signed, 8>, l = !test.test_tensor<[1, 2], f32>, m = !test.test_memref<[1, 2], f32>, n = !test.test_type_with_layout<10>, o = !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>, p = !test.type_verification<i16>, q = memref<2x!test.memref_element>} : () -> ()
    "test.attributes"() {a = #test.smpla, b = #test.attr_with_trait, c = #test.cmpnd_a<1, !test.smpla, [5, 6]>, d = #test.cmpnd_nested<nested = <1, i32, [5, 6]>>, e = #test.attr_with_self_type_param : i32, f = #test.attr_params<3, -4>, g = #test<attr_ugly begin 5 : index end>, h = #test.attr_self_type_format<5> : i32, i = #test.bit_enum<read, execute>, j = #test.bit_enum_vbar<user | other>, k = #test<enum second>} : () -> ()
    "test.anything"(%351) {attr} : (i32) -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
    }) : () -> ()
    %362 = "test.call"(%351) <{callee = @f}> : (i32) -> i32
    %363 = "test.make"() : () -> index
    %364 = "test.reify_bound"(%363) <{constant, type = "UB"}> : (index) -> index
    %365 = "test.loop_block"(%351) ({
    ^bb0(%arg0: i32):
      %373 = "test.make"() : () -> f32
      "test.loop_block_term"(%arg0, %373) : (i32, f32) -> ()
    }) : (i32) -> f32
    "test.two_region_op"() ({
      "test.br"(%351)[^bb1] : (i32) -> ()
    ^bb1(%366: i32):  // pred: ^bb0
      "test.internal_br"(%366, %366)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
    ^bb2(%367: i32):  // pred: ^bb1
      %368 = "test.producing_br"(%366, %366)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
    ^bb3(%369: i32, %370: i32):  // pred: ^bb1
      "test.end"() : () -> ()
    ^bb4(%371: i32):  // pred: ^bb2
      "test.end"() : () -> ()
    ^bb5(%372: i32):  // pred: ^bb2
      "test.end"() : () -> ()
    }, {
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

