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

%h_q, %h_r = "test.make"() : () -> (i32, f32)
"test.oilist_with_simple_args"(%h_q) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()
"test.oilist_with_simple_args"(%h_q, %h_r, %h_q) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, f32, i32) -> ()
"test.oilist_variadic_with_parens"(%h_q, %h_r, %h_q) <{operandSegmentSizes = array<i32: 2, 0, 1>}> : (i32, f32, i32) -> ()
"test.float_elements_attr"() <{scalar_f32_attr = dense<1.0> : tensor<2xf32>, tensor_f64_attr = dense<2.0> : vector<4x8xf64>}> : () -> ()
"test.ranked_int_elements_attr"() <{matrix_i64_attr = dense<1> : tensor<4x8xi64>, vector_i32_attr = dense<[2, 3]> : tensor<2xi32>}> : () -> ()
"test.string_elements_attr"() <{scalar_string_attr = dense<["a", "b"]> : tensor<2x!unknown<"">>}> : () -> ()
"test.indexElementsAttr"() <{attr = dense<[1, 2]> : tensor<2xindex>}> : () -> ()
"test.attr_with_trait"() <{attr = #test.attr_with_trait}> : () -> ()
"test.dense_array_attr"() <{i1attr = array<i1: true>, i8attr = array<i8: 1>, i16attr = array<i16: 2>, i32attr = array<i32: 3>, i64attr = array<i64: -4>,
  f32attr = array<f32: 1.5>, f64attr = array<f64: -0.0>, emptyattr = array<i32>}> : () -> ()
"test.confined_dense_array_attr"() <{i64attr = array<i64: -9223372036854775808, 0, 9223372036854775807>, i32attr = array<i32: 1, 1>, emptyattr = array<i16>}> : () -> ()
"test.confined_strictly_positive_attr"() <{i8attr = array<i8: 1>, i16attr = array<i16: 2>, i32attr = array<i32: 3>, i64attr = array<i64: 4>,
  f32attr = array<f32: 1.5>, f64attr = array<f64: 1.0>, emptyattr = array<i16>}> : () -> ()
"test.confined_non_negative_attr"() <{i8attr = array<i8: 0>, i16attr = array<i16: 2>, i32attr = array<i32: 3>, i64attr = array<i64: 4>,
  f32attr = array<f32: 0.0>, f64attr = array<f64: -0.0>, emptyattr = array<i16>}> : () -> ()
"test.types"() {a = !test.struct<{a,i32}, {b1,!test.int<S, 8>}>, b = !test.struct<{i32, !test.int<n, 3>}>, c = !test.int<Unsigned, 2>, d = !test.struct<>, e = !test.struct<{a, i8},>} : () -> ()
"test.results"() : () -> (tensor<?x2xf32>)

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


%k_q, %k_r = "test.make"() : () -> (i32, f32)
test.oilist_with_simple_args otherKeyword %k_q : i32
test.oilist_with_simple_args thirdKeyword %k_q : i32 keyword %k_q : i32 otherKeyword %k_r : f32 {a}
test.oilist_variadic_with_parens thirdKeyword(%k_q : i32) keyword(%k_q, %k_r : i32, f32)
test.dense_array_attr i1attr = [true, false] i8attr = [1, -2] i16attr = [] i32attr = [3] i64attr = [-4] f32attr = [1.0] f64attr = [-2.5] emptyattr = []
%k_s = "test.make"() : () -> tensor<?x2xf32>
%k_t:2 = test.destination_style_op ins(%k_s : tensor<?x2xf32>) outs(%k_s : tensor<?x2xf32>) -> tensor<?x2xf32>, index

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
    %181 = "test.make"() : () -> i32
    "test.invalid"(%181) : (i32) -> ()
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
    %181 = "test.make"() : () -> i32
    test.region_if_yield %181 : i32
  }, {
  }) : () -> ()
  "test.two_region_op"() ({
    %181 = "test.make"() : () -> i32
    test.region_yield %181 : i32
  }, {
  }) : () -> ()
  "test.two_region_op"() ({
    %181 = "test.make"() : () -> i32
    "test.return"(%181) : (i32) -> ()
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
    %181 = "test.make"() : () -> i32
    "test.valid"(%181) : (i32) -> ()
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
    %181 = "test.make"() : () -> f32
    test.loop_block_term iter %arg0 exit %181
  }
  "test.two_region_op"() ({
    "test.br"(%161)[^bb1] : (i32) -> ()
  ^bb1(%181: i32):  // pred: ^bb0
    "test.internal_br"(%181, %181)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  ^bb2(%182: i32):  // pred: ^bb1
    %183 = "test.producing_br"(%181, %181)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
  ^bb3(%184: i32, %185: i32):  // pred: ^bb1
    "test.end"() : () -> ()
  ^bb4(%186: i32):  // pred: ^bb2
    "test.end"() : () -> ()
  ^bb5(%187: i32):  // pred: ^bb2
    "test.end"() : () -> ()
  }, {
  }) : () -> ()
  %176:2 = "test.make"() : () -> (i32, f32)
  test.oilist_with_simple_args otherKeyword %176#0 : i32
  test.oilist_with_simple_args keyword %176#0 : i32 otherKeyword %176#1 : f32 thirdKeyword %176#0 : i32
  test.oilist_variadic_with_parens keyword(%176#0, %176#1 : i32, f32) thirdKeyword(%176#0 : i32)
  "test.float_elements_attr"() <{scalar_f32_attr = dense<1.000000e+00> : tensor<2xf32>, tensor_f64_attr = dense<2.000000e+00> : vector<4x8xf64>}> : () -> ()
  "test.ranked_int_elements_attr"() <{matrix_i64_attr = dense<1> : tensor<4x8xi64>, vector_i32_attr = dense<[2, 3]> : tensor<2xi32>}> : () -> ()
  "test.string_elements_attr"() <{scalar_string_attr = dense<["a", "b"]> : tensor<2x!unknown<"">>}> : () -> ()
  "test.indexElementsAttr"() <{attr = dense<[1, 2]> : tensor<2xindex>}> : () -> ()
  "test.attr_with_trait"() <{attr = #test.attr_with_trait}> : () -> ()
  test.dense_array_attr i1attr = [true] i8attr = [1] i16attr = [2] i32attr = [3] i64attr = [-4] f32attr = [1.500000e+00] f64attr = [-0.000000e+00] emptyattr = []
  "test.confined_dense_array_attr"() <{emptyattr = array<i16>, i32attr = array<i32: 1, 1>, i64attr = array<i64: -9223372036854775808, 0, 9223372036854775807>}> : () -> ()
  "test.confined_strictly_positive_attr"() <{emptyattr = array<i16>, f32attr = array<f32: 1.500000e+00>, f64attr = array<f64: 1.000000e+00>, i16attr = array<i16: 2>, i32attr = array<i32: 3>, i64attr = array<i64: 4>, i8attr = array<i8: 1>}> : () -> ()
  "test.confined_non_negative_attr"() <{emptyattr = array<i16>, f32attr = array<f32: 0.000000e+00>, f64attr = array<f64: -0.000000e+00>, i16attr = array<i16: 2>, i32attr = array<i32: 3>, i64attr = array<i64: 4>, i8attr = array<i8: 0>}> : () -> ()
  "test.types"() {a = !test.struct<{a,i32}, {b1,!test.int<signed, 8>}>, b = !test.struct<{i32,!test.int<none, 3>}>, c = !test.int<unsigned, 2>, d = !test.struct<>, e = !test.struct<{a,i8}>} : () -> ()
  %177 = "test.results"() : () -> tensor<?x2xf32>
  module {
    %181 = "test.make"() : () -> i32
    %182 = "test.make"() : () -> i32
    %183 = "test.addi"(%181, %182) : (i32, i32) -> i32
    test.affine_scope {
      "test.end"() : () -> ()
    }
    %index_3, %memref_4 = test.alloc_with_multiple_results : index, memref<4xf32>
    test.alloca_scope_region {
      "test.end"() : () -> ()
    }
    %184 = "test.always_speculatable_op"() : () -> i32
    "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
    %185 = "test.any_cond"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %186 = "test.make"() : () -> i32
    %187 = "test.make"() : () -> i32
    %188 = "test.make"() : () -> i32
    %189 = "test.make"() : () -> i32
    "test.attr_sized_operands"(%186, %187, %188, %189) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, i32, i32, i32) -> ()
    %a_5, %b_6, %c_7, %d_8 = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 1, 1, 1, 1>}> : () -> (i32, i32, i32, i32)
    %a_9, %b_10, %c_11 = "test.attr_sized_results_compile_test"() <{resultSegmentSizes = array<i32: 1, 1, 1>}> : () -> (i32, i32, i32)
    %190 = "test.make"() : () -> tensor<4xf32>
    %191 = "test.broadcastable"(%190) : (tensor<4xf32>) -> tensor<4xf32>
    %192 = "test.make"() : () -> memref<4xf32>
    %193 = "test.make"() : () -> memref<4xf32>
    test.buffer_based in(%192 : memref<4xf32>) out(%193 : memref<4xf32>)
    %194 = "test.make"() : () -> i32
    %195 = "test.cast"(%194) : (i32) -> i32
    %196 = "test.complex_f64"() : () -> complex<f64>
    %197 = "test.make"() : () -> i32
    %198 = "test.conditionally_speculatable_op"(%197) : (i32) -> i32
    %199 = "test.constant"() <{value = 3 : i32}> : () -> i32
    %200 = "test.make"() : () -> i32
    %201 = "test.conversion_call_op"(%200) <{callee = @f}> : (i32) -> i32
    %202 = "test.make"() : () -> memref<4xf32>
    %203 = "test.make"() : () -> memref<4xf32>
    test.copy(%202, %203) : (memref<4xf32>, memref<4xf32>)
    %204 = "test.create_memref_op"() : () -> memref<4xf32>
    %205 = "test.create_tensor_op"() : () -> tensor<4xf32>
    %206 = "test.make"() : () -> i32
    %207 = "test.custom_result_name"(%206) <{names = []}> : (i32) -> i32
    %208 = "test.data_layout_query"() : () -> i32
    %209 = "test.make"() : () -> i32
    test.default_value_print %209
    %210 = "test.make"() : () -> tensor<4xf32>
    %211 = "test.make"() : () -> tensor<4xf32>
    %212 = "test.make"() : () -> tensor<4xf32>
    %213 = test.destination_style_op ins(%210 : tensor<4xf32>) outs(%211 : tensor<4xf32>) (%212 : tensor<4xf32>) -> tensor<4xf32>
    %214 = "test.make"() : () -> memref<4xf32>
    %215 = "test.dummy_memref_op"(%214) : (memref<4xf32>) -> memref<4xf32>
    %216 = "test.make"() : () -> tensor<4xf32>
    %217 = "test.dummy_tensor_op"(%216) : (tensor<4xf32>) -> tensor<4xf32>
    %218 = "test.make"() : () -> i32
    %219 = "test.elementwise_mappable"(%218) : (i32) -> i32
    "test.two_region_op"() ({
      "test.finish"() : () -> ()
    }, {
    }) : () -> ()
    "test.float_attrs"() <{float_attr = 3 : i32}> : () -> ()
    "test.fold_to_call_op"() <{callee = @f}> : () -> ()
    test.format_attr_dict_w_keyword attributes {attr = 3 : i64}
    test.format_attr_op 3
    %220 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    test.format_cpmd_nested_type %220 nested <i <42 <1, !test.smpla, [5, 6]>>>
    test.format_opt_attr_op_a
    test.format_opt_attr_op_b
    test.format_opt_symbol_name_attr_op
    test.format_optional_unit_attribute
    %221 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    test.format_qual_cpmd_nested_type %221 nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
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
    %222 = "test.make"() : () -> memref<4xf32>
    %223 = "test.forward_buffer"(%222) : (memref<4xf32>) -> memref<4xf32>
    %224 = "test.functional_region_op"() ({
      "test.end"() : () -> ()
    }) : () -> (() -> ())
    %225 = "test.make"() : () -> i32
    %226 = test.graph_loop %225 {
      "test.end"() : () -> ()
    } : (i32) -> i32
    test.graph_region {
      "test.end"() : () -> ()
    }
    test.has_str_value
    "test.i32ElementsAttr"() <{attr = dense<5> : tensor<6xi32>}> : () -> ()
    %227 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
    %228 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
    %229 = "test.make"() : () -> i32
    %230 = test.increment %229 : i32
    "test.int_attrs"() <{any_i32_attr = 3 : i32, index_attr = 4 : index, si32_attr = 7 : si32, ui32_attr = 6 : ui32}> : () -> ()
    "test.int_elements_attr"() <{any_i32_attr = dense<5> : tensor<6xi32>, i32_attr = dense<5> : tensor<6xi32>}> : () -> ()
    %any_i16_12, %si32_13, %ui64_14, %any_int_15 = "test.int_types"() : () -> (i16, si32, ui64, i32)
    "test.two_region_op"() ({
      %357 = "test.make"() : () -> i32
      "test.invalid"(%357) : (i32) -> ()
    }, {
    }) : () -> ()
    test.isolated_graph_region {
      "test.end"() : () -> ()
    }
    %231 = "test.make"() : () -> i32
    %232 = test.isolated_one_region_op %231 {
      "test.end"() : () -> ()
    } : i32 -> i32
    test.isolated_regions {
      "test.end"() : () -> ()
    }
    %233 = "test.merge_blocks"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %234 = "test.make"() : () -> tensor<4xf32>
    %235 = "test.make"() : () -> tensor<4xf32>
    %236 = "test.make"() : () -> tensor<4xf32>
    "test.mixed_normal_variadic_operand"(%234, %235, %236) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
    %output1_16, %output2_17, %output3_18 = "test.mixed_normal_variadic_result"() : () -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    %237 = "test.make"() : () -> tensor<4xf32>
    "test.multi_tensor_rank_of"(%237) : (tensor<4xf32>) -> ()
    %238 = "test.never_speculatable_op"() : () -> i32
    "test.non_negative_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
    test.oilist_with_keywords_only
    "test.one_region_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %239 = "test.make"() : () -> i32
    "test.one_region_with_operands_op"(%239) ({
      "test.end"() : () -> ()
    }) : (i32) -> ()
    %240 = "test.one_region_with_recursive_memory_effects"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %241 = "test.make"() : () -> i32
    %242 = "test.op_a"(%241) <{attr = 3 : i32}> : (i32) -> i32
    %243 = "test.make"() : () -> i32
    %244 = "test.op_b"(%243) <{attr = 3 : i32}> : (i32) -> i32
    %245 = "test.make"() : () -> i32
    %246 = "test.op_c"(%245) : (i32) -> i32
    %247 = "test.make"() : () -> i32
    %248 = "test.make"() : () -> i32
    %249 = "test.make"() : () -> i32
    %250 = "test.make"() : () -> i32
    %251 = "test.op_commutative"(%247, %248, %249, %250) : (i32, i32, i32, i32) -> i32
    %252 = "test.make"() : () -> i32
    %253 = "test.make"() : () -> i32
    %254 = "test.op_commutative2"(%252, %253) : (i32, i32) -> i32
    %255 = "test.make"() : () -> i32
    %256 = "test.op_d"(%255) : (i32) -> i32
    %257 = "test.make"() : () -> i32
    %258 = "test.op_e"(%257) : (i32) -> i32
    %259 = "test.make"() : () -> i32
    %260 = "test.op_f"(%259) : (i32) -> i32
    "test.op_funcref"() : () -> ()
    %261 = "test.make"() : () -> i32
    %262 = "test.op_g"(%261) : (i32) -> i32
    %263 = "test.make"() : () -> i32
    %264 = "test.op_in_place_fold_anchor"(%263) : (i32) -> i32
    %265 = "test.make"() : () -> i32
    %266 = "test.make"() : () -> i32
    %267 = "test.make"() : () -> i32
    %268 = "test.make"() : () -> i32
    %269 = "test.make"() : () -> i32
    %270 = "test.make"() : () -> i32
    %271 = "test.make"() : () -> i32
    %272 = "test.op_large_commutative"(%265, %266, %267, %268, %269, %270, %271) : (i32, i32, i32, i32, i32, i32, i32) -> i32
    %273 = "test.make"() : () -> i32
    %274 = "test.make"() : () -> i32
    %275 = "test.op_n"(%273, %274) : (i32, i32) -> i32
    %276 = "test.make"() : () -> memref<4xf32>
    %277 = "test.make"() : () -> memref<4xf32>
    "test.op_nonnorm"(%276, %277) : (memref<4xf32>, memref<4xf32>) -> ()
    %278 = "test.make"() : () -> memref<4xf32>
    %279 = "test.make"() : () -> memref<4xf32>
    "test.op_norm"(%278, %279) : (memref<4xf32>, memref<4xf32>) -> ()
    %280 = "test.make"() : () -> memref<4xf32>
    %Y_19, %Z_20 = "test.op_norm_ret"(%280) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
    %281 = "test.make"() : () -> i32
    %282 = "test.op_o"(%281) : (i32) -> i32
    test.op_with_bit_enum <read, write>
    test.op_with_bit_enum_vbar <user | group>
    "test.op_with_data_layout"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    test.op_with_enum  first
    %283 = "test.op_with_memread"() : () -> i32
    "test.op_with_memwrite"() : () -> ()
    "test.op_with_region_fold_no_side_effect"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %284 = "test.make"() : () -> tensor<4xf32>
    %285 = "test.make"() : () -> tensor<4xf32>
    %286 = "test.operand0_and_result_have_same_element_count"(%284, %285) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %287 = "test.make"() : () -> i32
    %288 = "test.make"() : () -> i32
    %289 = "test.operand0_and_result_have_same_element_type"(%287, %288) : (i32, i32) -> i32
    %290 = "test.make"() : () -> tensor<4xf32>
    %291 = "test.make"() : () -> tensor<4xf32>
    %292 = "test.operand0_and_result_have_same_rank"(%290, %291) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %293 = "test.make"() : () -> tensor<4xf32>
    %294 = "test.make"() : () -> tensor<4xf32>
    %295 = "test.operand0_and_result_have_same_shape"(%293, %294) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %296 = "test.make"() : () -> i32
    %297 = "test.make"() : () -> i32
    %298 = "test.operand0_and_result_have_same_type"(%296, %297) : (i32, i32) -> i32
    %299 = "test.make"() : () -> tensor<4xf32>
    %300 = "test.make"() : () -> tensor<4xf32>
    %301 = "test.operands_and_result_have_same_rank"(%299, %300) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %302 = "test.make"() : () -> i32
    %303 = "test.make"() : () -> i32
    "test.operands_have_same_element_type"(%302, %303) : (i32, i32) -> ()
    %304 = "test.make"() : () -> tensor<4xf32>
    %305 = "test.make"() : () -> tensor<4xf32>
    "test.operands_have_same_rank"(%304, %305) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %306 = "test.make"() : () -> i32
    %307 = "test.make"() : () -> i32
    "test.operands_have_same_type"(%306, %307) : (i32, i32) -> ()
    "test.overridden_symbol_visibility"() <{sym_name = "other"}> : () -> ()
    "test.parent"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.parent1"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.positive_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
    %308 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<4xf32>
    %309 = "test.make"() : () -> tensor<4xf32>
    "test.ranked_tensor_op"(%309) : (tensor<4xf32>) -> ()
    %310 = "test.make"() : () -> memref<4xf32>
    "test.read_buffer"(%310) : (memref<4xf32>) -> ()
    %311 = "test.recursively_speculatable_op"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %312 = "test.make"() : () -> i32
    %313 = test.reflect_bounds %312 : i32
    "test.two_region_op"() ({
      %357 = "test.make"() : () -> i32
      test.region_if_yield %357 : i32
    }, {
    }) : () -> ()
    "test.two_region_op"() ({
      %357 = "test.make"() : () -> i32
      test.region_yield %357 : i32
    }, {
    }) : () -> ()
    "test.two_region_op"() ({
      %357 = "test.make"() : () -> i32
      "test.return"(%357) : (i32) -> ()
    }, {
    }) : () -> ()
    %314 = "test.make"() : () -> i32
    %315 = "test.same_operand_and_result_element_type"(%314) : (i32) -> i32
    %316 = "test.make"() : () -> tensor<4xf32>
    %317 = "test.same_operand_and_result_shape"(%316) : (tensor<4xf32>) -> tensor<4xf32>
    %318 = "test.make"() : () -> i32
    %319 = "test.same_operand_and_result_type"(%318) : (i32) -> i32
    %320 = "test.make"() : () -> i32
    %321 = "test.make"() : () -> i32
    %322 = "test.same_operand_element_type"(%320, %321) : (i32, i32) -> i32
    %323 = "test.make"() : () -> tensor<4xf32>
    %324 = "test.same_operand_result_type"(%323) : (tensor<4xf32>) -> tensor<4xf32>
    %325 = "test.make"() : () -> tensor<4xf32>
    "test.same_operand_shape"(%325) : (tensor<4xf32>) -> ()
    %326 = "test.make"() : () -> i32
    "test.signless_like_variadic"(%326) : (i32) -> ()
    test.single_no_terminator_custom_asm_op{
      "test.end"() : () -> ()
    }
    test.single_no_terminator_op : {
      "test.end"() : () -> ()
    }
    %327 = "test.make"() : () -> i32
    %328 = "test.ssacfg_region"(%327) ({
      "test.end"() : () -> ()
    }) : (i32) -> i32
    %329 = "test.make"() : () -> memref<4xf32>
    test.store_with_a_loop_region %329 attributes {store_before_region = true} {
      "test.end"() : () -> ()
    } : memref<4xf32>
    %330 = "test.make"() : () -> memref<4xf32>
    test.store_with_a_region %330 attributes {store_before_region = true} {
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
    %331 = "test.make"() : () -> memref<4xf32>
    "test.takes_static_memref"(%331) : (memref<4xf32>) -> ()
    %332 = "test.make"() : () -> tensor<4xf32>
    %333 = test.tensor_based in(%332 : tensor<4xf32>) -> tensor<4xf32>
    %334 = "test.test_effects_result"() : () -> i32
    %result1_21, %result2_22, %result3_23 = "test.three_result"() <{kind = 3 : i64}> : () -> (i32, f32, f32)
    %335 = "test.tuple_32_bit"() : () -> tuple<i32, f32>
    "test.two_region_op"() ({
      "test.end"() : () -> ()
    }, {
      "test.end"() : () -> ()
    }) : () -> ()
    "test.type_array_attr"() <{attr = []}> : () -> ()
    %336 = "test.make"() : () -> i32
    "test.type_consumer"(%336) : (i32) -> ()
    %337 = "test.type_producer"() : () -> i32
    "test.two_region_op"() ({
      %357 = "test.make"() : () -> i32
      "test.valid"(%357) : (i32) -> ()
    }, {
    }) : () -> ()
    %338 = test.value_with_bounds {max = 4 : index, min = 4 : index}
    test.variadic_no_terminator_op : {
      "test.end"() : () -> ()
    }
    %339 = "test.make"() : () -> i32
    %340 = "test.variadic_with_same_operand_results"(%339) : (i32) -> i32
    %341 = test.with_bounds {smax = 3 : i32, smin = 3 : i32, umax = 3 : i32, umin = 3 : i32} : i32
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
    %342 = "test.make"() : () -> i32
    %343 = "test.make"() : () -> memref<4xf32>
    %344 = test.cse_of_single_block_op inputs(%342) {
    ^bb0(%arg0: i32):
      test.region_yield %arg0 : i32
    } : i32 -> i32
    test.region_buffer_based in(%343 : memref<4xf32>) out(%343 : memref<4xf32>) {
      test.region_yield %342 : i32
    }
    %345:2 = test.region_if %342: i32 -> (i32, i32) then {
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
    %346 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
    %347 = "test.i64_enum_attr"() <{attr = 4294967296 : i64}> : () -> i32
    %348 = "test.make"() : () -> tensor<f32>
    %349 = "test.make"() : () -> tensor<2xf32>
    %350 = "test.make"() : () -> tensor<2x2xi16>
    %351 = "test.make"() : () -> tensor<2x2x2xi16>
    %352 = "test.make"() : () -> tensor<2x2x2x2xi16>
    "test.nd_tensor_of"(%348, %349, %350, %351, %352) : (tensor<f32>, tensor<2xf32>, tensor<2x2xi16>, tensor<2x2x2xi16>, tensor<2x2x2x2xi16>) -> ()
    test.op_with_bit_enum_vbar <user | group> tag 3 : i8
    test.op_with_bit_enum_vbar <user | other>
    test.op_with_enum  third tag 0 : i32
    "test.types"() {a = !test.smpla, b = !test.test_type, c = !test.test_type_with_trait, d = !test.memref_element, e = !test.i32, g = !test.cmpnd_a<1, !test.smpla, [5, 6]>, h = !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>, i = !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>, j = !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>, k = !test.int<signed, 8>, l = !test.test_tensor<[1, 2], f32>, m = !test.test_memref<[1, 2], f32>, n = !test.test_type_with_layout<10>, o = !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>, p = !test.type_verification<i16>, q = memref<2x!test.memref_element>} : () -> ()
    "test.attributes"() {a = #test.smpla, b = #test.attr_with_trait, c = #test.cmpnd_a<1, !test.smpla, [5, 6]>, d = #test.cmpnd_nested<nested = <1, i32, [5, 6]>>, e = #test.attr_with_self_type_param : i32, f = #test.attr_params<3, -4>, g = #test<attr_ugly begin 5 : index end>, h = #test.attr_self_type_format<5> : i32, i = #test.bit_enum<read, execute>, j = #test.bit_enum_vbar<user | other>, k = #test<enum second>} : () -> ()
    "test.anything"(%342) {attr} : (i32) -> ()
    func.func private @f(i32) -> i32
    %353 = test.call @f(%342) : (i32) -> i32
    %354 = "test.make"() : () -> index
    %355 = "test.reify_bound"(%354) <{constant, type = "UB"}> : (index) -> index
    %356 = test.loop_block %342 : (i32) -> f32 {
    ^bb0(%arg0: i32):
      %357 = "test.make"() : () -> f32
      test.loop_block_term iter %arg0 exit %357
    }
    "test.two_region_op"() ({
      "test.br"(%342)[^bb1] : (i32) -> ()
    ^bb1(%357: i32):  // pred: ^bb0
      "test.internal_br"(%357, %357)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
    ^bb2(%358: i32):  // pred: ^bb1
      %359 = "test.producing_br"(%357, %357)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
    ^bb3(%360: i32, %361: i32):  // pred: ^bb1
      "test.end"() : () -> ()
    ^bb4(%362: i32):  // pred: ^bb2
      "test.end"() : () -> ()
    ^bb5(%363: i32):  // pred: ^bb2
      "test.end"() : () -> ()
    }, {
    }) : () -> ()
  }
  %178:2 = "test.make"() : () -> (i32, f32)
  test.oilist_with_simple_args otherKeyword %178#0 : i32
  test.oilist_with_simple_args keyword %178#0 : i32 otherKeyword %178#1 : f32 thirdKeyword %178#0 : i32 {a}
  test.oilist_variadic_with_parens keyword(%178#0, %178#1 : i32, f32) thirdKeyword(%178#0 : i32)
  test.dense_array_attr i1attr = [true, false] i8attr = [1, -2] i16attr = [] i32attr = [3] i64attr = [-4] f32attr = [1.000000e+00] f64attr = [-2.500000e+00] emptyattr = []
  %179 = "test.make"() : () -> tensor<?x2xf32>
  %180:2 = test.destination_style_op ins(%179 : tensor<?x2xf32>) outs(%179 : tensor<?x2xf32>) -> tensor<?x2xf32>, index
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
    %396 = "test.make"() : () -> i32
    "test.invalid"(%396) : (i32) -> ()
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
    %395 = "test.make"() : () -> i32
    "test.region_if_yield"(%395) : (i32) -> ()
  }, {
  }) : () -> ()
  "test.two_region_op"() ({
    %394 = "test.make"() : () -> i32
    "test.region_yield"(%394) : (i32) -> ()
  }, {
  }) : () -> ()
  "test.two_region_op"() ({
    %393 = "test.make"() : () -> i32
    "test.return"(%393) : (i32) -> ()
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
    %392 = "test.make"() : () -> i32
    "test.valid"(%392) : (i32) -> ()
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
    %391 = "test.make"() : () -> f32
    "test.loop_block_term"(%arg5, %391) : (i32, f32) -> ()
  }) : (i32) -> f32
  "test.two_region_op"() ({
    "test.br"(%168)[^bb1] : (i32) -> ()
  ^bb1(%384: i32):  // pred: ^bb0
    "test.internal_br"(%384, %384)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  ^bb2(%385: i32):  // pred: ^bb1
    %386 = "test.producing_br"(%384, %384)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
  ^bb3(%387: i32, %388: i32):  // pred: ^bb1
    "test.end"() : () -> ()
  ^bb4(%389: i32):  // pred: ^bb2
    "test.end"() : () -> ()
  ^bb5(%390: i32):  // pred: ^bb2
    "test.end"() : () -> ()
  }, {
  }) : () -> ()
  %183:2 = "test.make"() : () -> (i32, f32)
  "test.oilist_with_simple_args"(%183#0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()
  "test.oilist_with_simple_args"(%183#0, %183#1, %183#0) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, f32, i32) -> ()
  "test.oilist_variadic_with_parens"(%183#0, %183#1, %183#0) <{operandSegmentSizes = array<i32: 2, 0, 1>}> : (i32, f32, i32) -> ()
  "test.float_elements_attr"() <{scalar_f32_attr = dense<1.000000e+00> : tensor<2xf32>, tensor_f64_attr = dense<2.000000e+00> : vector<4x8xf64>}> : () -> ()
  "test.ranked_int_elements_attr"() <{matrix_i64_attr = dense<1> : tensor<4x8xi64>, vector_i32_attr = dense<[2, 3]> : tensor<2xi32>}> : () -> ()
  "test.string_elements_attr"() <{scalar_string_attr = dense<["a", "b"]> : tensor<2x!unknown<"">>}> : () -> ()
  "test.indexElementsAttr"() <{attr = dense<[1, 2]> : tensor<2xindex>}> : () -> ()
  "test.attr_with_trait"() <{attr = #test.attr_with_trait}> : () -> ()
  "test.dense_array_attr"() <{emptyattr = array<i32>, f32attr = array<f32: 1.500000e+00>, f64attr = array<f64: -0.000000e+00>, i16attr = array<i16: 2>, i1attr = array<i1: true>, i32attr = array<i32: 3>, i64attr = array<i64: -4>, i8attr = array<i8: 1>}> : () -> ()
  "test.confined_dense_array_attr"() <{emptyattr = array<i16>, i32attr = array<i32: 1, 1>, i64attr = array<i64: -9223372036854775808, 0, 9223372036854775807>}> : () -> ()
  "test.confined_strictly_positive_attr"() <{emptyattr = array<i16>, f32attr = array<f32: 1.500000e+00>, f64attr = array<f64: 1.000000e+00>, i16attr = array<i16: 2>, i32attr = array<i32: 3>, i64attr = array<i64: 4>, i8attr = array<i8: 1>}> : () -> ()
  "test.confined_non_negative_attr"() <{emptyattr = array<i16>, f32attr = array<f32: 0.000000e+00>, f64attr = array<f64: -0.000000e+00>, i16attr = array<i16: 2>, i32attr = array<i32: 3>, i64attr = array<i64: 4>, i8attr = array<i8: 0>}> : () -> ()
  "test.types"() {a = !test.struct<{a,i32}, {b1,!test.int<signed, 8>}>, b = !test.struct<{i32,!test.int<none, 3>}>, c = !test.int<unsigned, 2>, d = !test.struct<>, e = !test.struct<{a,i8}>} : () -> ()
  %184 = "test.results"() : () -> tensor<?x2xf32>
  "builtin.module"() ({
    %188 = "test.make"() : () -> i32
    %189 = "test.make"() : () -> i32
    %190 = "test.addi"(%188, %189) : (i32, i32) -> i32
    "test.affine_scope"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %191:2 = "test.alloc_with_multiple_results"() : () -> (index, memref<4xf32>)
    "test.alloca_scope_region"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %192 = "test.always_speculatable_op"() : () -> i32
    "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
    %193 = "test.any_cond"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %194 = "test.make"() : () -> i32
    %195 = "test.make"() : () -> i32
    %196 = "test.make"() : () -> i32
    %197 = "test.make"() : () -> i32
    "test.attr_sized_operands"(%194, %195, %196, %197) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, i32, i32, i32) -> ()
    %198:4 = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 1, 1, 1, 1>}> : () -> (i32, i32, i32, i32)
    %199:3 = "test.attr_sized_results_compile_test"() <{resultSegmentSizes = array<i32: 1, 1, 1>}> : () -> (i32, i32, i32)
    %200 = "test.make"() : () -> tensor<4xf32>
    %201 = "test.broadcastable"(%200) : (tensor<4xf32>) -> tensor<4xf32>
    %202 = "test.make"() : () -> memref<4xf32>
    %203 = "test.make"() : () -> memref<4xf32>
    "test.buffer_based"(%202, %203) : (memref<4xf32>, memref<4xf32>) -> ()
    %204 = "test.make"() : () -> i32
    %205 = "test.cast"(%204) : (i32) -> i32
    %206 = "test.complex_f64"() : () -> complex<f64>
    %207 = "test.make"() : () -> i32
    %208 = "test.conditionally_speculatable_op"(%207) : (i32) -> i32
    %209 = "test.constant"() <{value = 3 : i32}> : () -> i32
    %210 = "test.make"() : () -> i32
    %211 = "test.conversion_call_op"(%210) <{callee = @f}> : (i32) -> i32
    %212 = "test.make"() : () -> memref<4xf32>
    %213 = "test.make"() : () -> memref<4xf32>
    "test.copy"(%212, %213) : (memref<4xf32>, memref<4xf32>) -> ()
    %214 = "test.create_memref_op"() : () -> memref<4xf32>
    %215 = "test.create_tensor_op"() : () -> tensor<4xf32>
    %216 = "test.make"() : () -> i32
    %217 = "test.custom_result_name"(%216) <{names = []}> : (i32) -> i32
    %218 = "test.data_layout_query"() : () -> i32
    %219 = "test.make"() : () -> i32
    "test.default_value_print"(%219) <{value_with_default = 0 : i32}> : (i32) -> ()
    %220 = "test.make"() : () -> tensor<4xf32>
    %221 = "test.make"() : () -> tensor<4xf32>
    %222 = "test.make"() : () -> tensor<4xf32>
    %223 = "test.destination_style_op"(%220, %221, %222) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %224 = "test.make"() : () -> memref<4xf32>
    %225 = "test.dummy_memref_op"(%224) : (memref<4xf32>) -> memref<4xf32>
    %226 = "test.make"() : () -> tensor<4xf32>
    %227 = "test.dummy_tensor_op"(%226) : (tensor<4xf32>) -> tensor<4xf32>
    %228 = "test.make"() : () -> i32
    %229 = "test.elementwise_mappable"(%228) : (i32) -> i32
    "test.two_region_op"() ({
      "test.finish"() : () -> ()
    }, {
    }) : () -> ()
    "test.float_attrs"() <{float_attr = 3 : i32}> : () -> ()
    "test.fold_to_call_op"() <{callee = @f}> : () -> ()
    "test.format_attr_dict_w_keyword"() <{attr = 3 : i64}> : () -> ()
    "test.format_attr_op"() <{attr = 3 : i64}> : () -> ()
    %230 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    "test.format_cpmd_nested_type"(%230) : (!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) -> ()
    "test.format_opt_attr_op_a"() : () -> ()
    "test.format_opt_attr_op_b"() : () -> ()
    "test.format_opt_symbol_name_attr_op"() : () -> ()
    "test.format_optional_unit_attribute"() : () -> ()
    %231 = "test.make"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    "test.format_qual_cpmd_nested_type"(%231) : (!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) -> ()
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
    %232 = "test.make"() : () -> memref<4xf32>
    %233 = "test.forward_buffer"(%232) : (memref<4xf32>) -> memref<4xf32>
    %234 = "test.functional_region_op"() ({
      "test.end"() : () -> ()
    }) : () -> (() -> ())
    %235 = "test.make"() : () -> i32
    %236 = "test.graph_loop"(%235) ({
      "test.end"() : () -> ()
    }) : (i32) -> i32
    "test.graph_region"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.has_str_value"() <{value = ""}> : () -> ()
    "test.i32ElementsAttr"() <{attr = dense<5> : tensor<6xi32>}> : () -> ()
    %237 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
    %238 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
    %239 = "test.make"() : () -> i32
    %240 = "test.increment"(%239) : (i32) -> i32
    "test.int_attrs"() <{any_i32_attr = 3 : i32, index_attr = 4 : index, si32_attr = 7 : si32, ui32_attr = 6 : ui32}> : () -> ()
    "test.int_elements_attr"() <{any_i32_attr = dense<5> : tensor<6xi32>, i32_attr = dense<5> : tensor<6xi32>}> : () -> ()
    %241:4 = "test.int_types"() : () -> (i16, si32, ui64, i32)
    "test.two_region_op"() ({
      %383 = "test.make"() : () -> i32
      "test.invalid"(%383) : (i32) -> ()
    }, {
    }) : () -> ()
    "test.isolated_graph_region"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %242 = "test.make"() : () -> i32
    %243 = "test.isolated_one_region_op"(%242) ({
      "test.end"() : () -> ()
    }) : (i32) -> i32
    "test.isolated_regions"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %244 = "test.merge_blocks"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %245 = "test.make"() : () -> tensor<4xf32>
    %246 = "test.make"() : () -> tensor<4xf32>
    %247 = "test.make"() : () -> tensor<4xf32>
    "test.mixed_normal_variadic_operand"(%245, %246, %247) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
    %248:3 = "test.mixed_normal_variadic_result"() : () -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    %249 = "test.make"() : () -> tensor<4xf32>
    "test.multi_tensor_rank_of"(%249) : (tensor<4xf32>) -> ()
    %250 = "test.never_speculatable_op"() : () -> i32
    "test.non_negative_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
    "test.oilist_with_keywords_only"() : () -> ()
    "test.one_region_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %251 = "test.make"() : () -> i32
    "test.one_region_with_operands_op"(%251) ({
      "test.end"() : () -> ()
    }) : (i32) -> ()
    %252 = "test.one_region_with_recursive_memory_effects"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %253 = "test.make"() : () -> i32
    %254 = "test.op_a"(%253) <{attr = 3 : i32}> : (i32) -> i32
    %255 = "test.make"() : () -> i32
    %256 = "test.op_b"(%255) <{attr = 3 : i32}> : (i32) -> i32
    %257 = "test.make"() : () -> i32
    %258 = "test.op_c"(%257) : (i32) -> i32
    %259 = "test.make"() : () -> i32
    %260 = "test.make"() : () -> i32
    %261 = "test.make"() : () -> i32
    %262 = "test.make"() : () -> i32
    %263 = "test.op_commutative"(%259, %260, %261, %262) : (i32, i32, i32, i32) -> i32
    %264 = "test.make"() : () -> i32
    %265 = "test.make"() : () -> i32
    %266 = "test.op_commutative2"(%264, %265) : (i32, i32) -> i32
    %267 = "test.make"() : () -> i32
    %268 = "test.op_d"(%267) : (i32) -> i32
    %269 = "test.make"() : () -> i32
    %270 = "test.op_e"(%269) : (i32) -> i32
    %271 = "test.make"() : () -> i32
    %272 = "test.op_f"(%271) : (i32) -> i32
    "test.op_funcref"() : () -> ()
    %273 = "test.make"() : () -> i32
    %274 = "test.op_g"(%273) : (i32) -> i32
    %275 = "test.make"() : () -> i32
    %276 = "test.op_in_place_fold_anchor"(%275) : (i32) -> i32
    %277 = "test.make"() : () -> i32
    %278 = "test.make"() : () -> i32
    %279 = "test.make"() : () -> i32
    %280 = "test.make"() : () -> i32
    %281 = "test.make"() : () -> i32
    %282 = "test.make"() : () -> i32
    %283 = "test.make"() : () -> i32
    %284 = "test.op_large_commutative"(%277, %278, %279, %280, %281, %282, %283) : (i32, i32, i32, i32, i32, i32, i32) -> i32
    %285 = "test.make"() : () -> i32
    %286 = "test.make"() : () -> i32
    %287 = "test.op_n"(%285, %286) : (i32, i32) -> i32
    %288 = "test.make"() : () -> memref<4xf32>
    %289 = "test.make"() : () -> memref<4xf32>
    "test.op_nonnorm"(%288, %289) : (memref<4xf32>, memref<4xf32>) -> ()
    %290 = "test.make"() : () -> memref<4xf32>
    %291 = "test.make"() : () -> memref<4xf32>
    "test.op_norm"(%290, %291) : (memref<4xf32>, memref<4xf32>) -> ()
    %292 = "test.make"() : () -> memref<4xf32>
    %293:2 = "test.op_norm_ret"(%292) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
    %294 = "test.make"() : () -> i32
    %295 = "test.op_o"(%294) : (i32) -> i32
    "test.op_with_bit_enum"() <{value = #test.bit_enum<read, write>}> : () -> ()
    "test.op_with_bit_enum_vbar"() <{value = #test.bit_enum_vbar<user | group>}> : () -> ()
    "test.op_with_data_layout"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.op_with_enum"() <{value = #test<enum first>}> : () -> ()
    %296 = "test.op_with_memread"() : () -> i32
    "test.op_with_memwrite"() : () -> ()
    "test.op_with_region_fold_no_side_effect"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %297 = "test.make"() : () -> tensor<4xf32>
    %298 = "test.make"() : () -> tensor<4xf32>
    %299 = "test.operand0_and_result_have_same_element_count"(%297, %298) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %300 = "test.make"() : () -> i32
    %301 = "test.make"() : () -> i32
    %302 = "test.operand0_and_result_have_same_element_type"(%300, %301) : (i32, i32) -> i32
    %303 = "test.make"() : () -> tensor<4xf32>
    %304 = "test.make"() : () -> tensor<4xf32>
    %305 = "test.operand0_and_result_have_same_rank"(%303, %304) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %306 = "test.make"() : () -> tensor<4xf32>
    %307 = "test.make"() : () -> tensor<4xf32>
    %308 = "test.operand0_and_result_have_same_shape"(%306, %307) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %309 = "test.make"() : () -> i32
    %310 = "test.make"() : () -> i32
    %311 = "test.operand0_and_result_have_same_type"(%309, %310) : (i32, i32) -> i32
    %312 = "test.make"() : () -> tensor<4xf32>
    %313 = "test.make"() : () -> tensor<4xf32>
    %314 = "test.operands_and_result_have_same_rank"(%312, %313) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %315 = "test.make"() : () -> i32
    %316 = "test.make"() : () -> i32
    "test.operands_have_same_element_type"(%315, %316) : (i32, i32) -> ()
    %317 = "test.make"() : () -> tensor<4xf32>
    %318 = "test.make"() : () -> tensor<4xf32>
    "test.operands_have_same_rank"(%317, %318) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %319 = "test.make"() : () -> i32
    %320 = "test.make"() : () -> i32
    "test.operands_have_same_type"(%319, %320) : (i32, i32) -> ()
    "test.overridden_symbol_visibility"() <{sym_name = "other"}> : () -> ()
    "test.parent"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.parent1"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.positive_int_attr"() <{i32attr = 3 : i32, i64attr = 3 : i64}> : () -> ()
    %321 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<4xf32>
    %322 = "test.make"() : () -> tensor<4xf32>
    "test.ranked_tensor_op"(%322) : (tensor<4xf32>) -> ()
    %323 = "test.make"() : () -> memref<4xf32>
    "test.read_buffer"(%323) : (memref<4xf32>) -> ()
    %324 = "test.recursively_speculatable_op"() ({
      "test.end"() : () -> ()
    }) : () -> i32
    %325 = "test.make"() : () -> i32
    %326 = "test.reflect_bounds"(%325) : (i32) -> i32
    "test.two_region_op"() ({
      %382 = "test.make"() : () -> i32
      "test.region_if_yield"(%382) : (i32) -> ()
    }, {
    }) : () -> ()
    "test.two_region_op"() ({
      %381 = "test.make"() : () -> i32
      "test.region_yield"(%381) : (i32) -> ()
    }, {
    }) : () -> ()
    "test.two_region_op"() ({
      %380 = "test.make"() : () -> i32
      "test.return"(%380) : (i32) -> ()
    }, {
    }) : () -> ()
    %327 = "test.make"() : () -> i32
    %328 = "test.same_operand_and_result_element_type"(%327) : (i32) -> i32
    %329 = "test.make"() : () -> tensor<4xf32>
    %330 = "test.same_operand_and_result_shape"(%329) : (tensor<4xf32>) -> tensor<4xf32>
    %331 = "test.make"() : () -> i32
    %332 = "test.same_operand_and_result_type"(%331) : (i32) -> i32
    %333 = "test.make"() : () -> i32
    %334 = "test.make"() : () -> i32
    %335 = "test.same_operand_element_type"(%333, %334) : (i32, i32) -> i32
    %336 = "test.make"() : () -> tensor<4xf32>
    %337 = "test.same_operand_result_type"(%336) : (tensor<4xf32>) -> tensor<4xf32>
    %338 = "test.make"() : () -> tensor<4xf32>
    "test.same_operand_shape"(%338) : (tensor<4xf32>) -> ()
    %339 = "test.make"() : () -> i32
    "test.signless_like_variadic"(%339) : (i32) -> ()
    "test.single_no_terminator_custom_asm_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    "test.single_no_terminator_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %340 = "test.make"() : () -> i32
    %341 = "test.ssacfg_region"(%340) ({
      "test.end"() : () -> ()
    }) : (i32) -> i32
    %342 = "test.make"() : () -> memref<4xf32>
    "test.store_with_a_loop_region"(%342) <{store_before_region = true}> ({
      "test.end"() : () -> ()
    }) : (memref<4xf32>) -> ()
    %343 = "test.make"() : () -> memref<4xf32>
    "test.store_with_a_region"(%343) <{store_before_region = true}> ({
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
    %344 = "test.make"() : () -> memref<4xf32>
    "test.takes_static_memref"(%344) : (memref<4xf32>) -> ()
    %345 = "test.make"() : () -> tensor<4xf32>
    %346 = "test.tensor_based"(%345) : (tensor<4xf32>) -> tensor<4xf32>
    %347 = "test.test_effects_result"() : () -> i32
    %348:3 = "test.three_result"() <{kind = 3 : i64}> : () -> (i32, f32, f32)
    %349 = "test.tuple_32_bit"() : () -> tuple<i32, f32>
    "test.two_region_op"() ({
      "test.end"() : () -> ()
    }, {
      "test.end"() : () -> ()
    }) : () -> ()
    "test.type_array_attr"() <{attr = []}> : () -> ()
    %350 = "test.make"() : () -> i32
    "test.type_consumer"(%350) : (i32) -> ()
    %351 = "test.type_producer"() : () -> i32
    "test.two_region_op"() ({
      %379 = "test.make"() : () -> i32
      "test.valid"(%379) : (i32) -> ()
    }, {
    }) : () -> ()
    %352 = "test.value_with_bounds"() <{max = 4 : index, min = 4 : index}> : () -> index
    "test.variadic_no_terminator_op"() ({
      "test.end"() : () -> ()
    }) : () -> ()
    %353 = "test.make"() : () -> i32
    %354 = "test.variadic_with_same_operand_results"(%353) : (i32) -> i32
    %355 = "test.with_bounds"() <{smax = 3 : i32, smin = 3 : i32, umax = 3 : i32, umin = 3 : i32}> : () -> i32
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
    %356 = "test.make"() : () -> i32
    %357 = "test.make"() : () -> memref<4xf32>
    %358 = "test.cse_of_single_block_op"(%356) ({
    ^bb0(%arg4: i32):
      "test.region_yield"(%arg4) : (i32) -> ()
    }) : (i32) -> i32
    "test.region_buffer_based"(%357, %357) ({
      "test.region_yield"(%356) : (i32) -> ()
    }) : (memref<4xf32>, memref<4xf32>) -> ()
    %359:2 = "test.region_if"(%356) ({
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
    %360 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
    %361 = "test.i64_enum_attr"() <{attr = 4294967296 : i64}> : () -> i32
    %362 = "test.make"() : () -> tensor<f32>
    %363 = "test.make"() : () -> tensor<2xf32>
    %364 = "test.make"() : () -> tensor<2x2xi16>
    %365 = "test.make"() : () -> tensor<2x2x2xi16>
    %366 = "test.make"() : () -> tensor<2x2x2x2xi16>
    "test.nd_tensor_of"(%362, %363, %364, %365, %366) : (tensor<f32>, tensor<2xf32>, tensor<2x2xi16>, tensor<2x2x2xi16>, tensor<2x2x2x2xi16>) -> ()
    "test.op_with_bit_enum_vbar"() <{tag = 3 : i8, value = #test.bit_enum_vbar<user | group>}> : () -> ()
    "test.op_with_bit_enum_vbar"() <{value = #test.bit_enum_vbar<user | other>}> : () -> ()
    "test.op_with_enum"() <{tag = 0 : i32, value = #test<enum third>}> : () -> ()
    "test.types"() {a = !test.smpla, b = !test.test_type, c = !test.test_type_with_trait, d = !test.memref_element, e = !test.i32, g = !test.cmpnd_a<1, !test.smpla, [5, 6]>, h = !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>, i = !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>, j = !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>, k = !test.int<signed, 8>, l = !test.test_tensor<[1, 2], f32>, m = !test.test_memref<[1, 2], f32>, n = !test.test_type_with_layout<10>, o = !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>, p = !test.type_verification<i16>, q = memref<2x!test.memref_element>} : () -> ()
    "test.attributes"() {a = #test.smpla, b = #test.attr_with_trait, c = #test.cmpnd_a<1, !test.smpla, [5, 6]>, d = #test.cmpnd_nested<nested = <1, i32, [5, 6]>>, e = #test.attr_with_self_type_param : i32, f = #test.attr_params<3, -4>, g = #test<attr_ugly begin 5 : index end>, h = #test.attr_self_type_format<5> : i32, i = #test.bit_enum<read, execute>, j = #test.bit_enum_vbar<user | other>, k = #test<enum second>} : () -> ()
    "test.anything"(%356) {attr} : (i32) -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
    }) : () -> ()
    %367 = "test.call"(%356) <{callee = @f}> : (i32) -> i32
    %368 = "test.make"() : () -> index
    %369 = "test.reify_bound"(%368) <{constant, type = "UB"}> : (index) -> index
    %370 = "test.loop_block"(%356) ({
    ^bb0(%arg0: i32):
      %378 = "test.make"() : () -> f32
      "test.loop_block_term"(%arg0, %378) : (i32, f32) -> ()
    }) : (i32) -> f32
    "test.two_region_op"() ({
      "test.br"(%356)[^bb1] : (i32) -> ()
    ^bb1(%371: i32):  // pred: ^bb0
      "test.internal_br"(%371, %371)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
    ^bb2(%372: i32):  // pred: ^bb1
      %373 = "test.producing_br"(%371, %371)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
    ^bb3(%374: i32, %375: i32):  // pred: ^bb1
      "test.end"() : () -> ()
    ^bb4(%376: i32):  // pred: ^bb2
      "test.end"() : () -> ()
    ^bb5(%377: i32):  // pred: ^bb2
      "test.end"() : () -> ()
    }, {
    }) : () -> ()
  }) : () -> ()
  %185:2 = "test.make"() : () -> (i32, f32)
  "test.oilist_with_simple_args"(%185#0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()
  "test.oilist_with_simple_args"(%185#0, %185#1, %185#0) <{operandSegmentSizes = array<i32: 1, 1, 1>}> {a} : (i32, f32, i32) -> ()
  "test.oilist_variadic_with_parens"(%185#0, %185#1, %185#0) <{operandSegmentSizes = array<i32: 2, 0, 1>}> : (i32, f32, i32) -> ()
  "test.dense_array_attr"() <{emptyattr = array<i32>, f32attr = array<f32: 1.000000e+00>, f64attr = array<f64: -2.500000e+00>, i16attr = array<i16>, i1attr = array<i1: true, false>, i32attr = array<i32: 3>, i64attr = array<i64: -4>, i8attr = array<i8: 1, -2>}> : () -> ()
  %186 = "test.make"() : () -> tensor<?x2xf32>
  %187:2 = "test.destination_style_op"(%186, %186) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<?x2xf32>, tensor<?x2xf32>) -> (tensor<?x2xf32>, index)
}) : () -> ()

