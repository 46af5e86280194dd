// Custom forms of test: words, groups that can be absent, directives, lists of lists, regions, blocks, and types that are inferred.
func.func @f(%i: i64, %j: i32, %m: memref<1xf64>, %k: i64) {
  "test.format_literal_op"() {a} : () -> ()
  test.op.with_dot_in_name
  test.ellipsis(%i, %j ...) {a} : i64, i32 ...
  test.ellipsis(%i) : i64 ...
  test.else_anchor(?)
  test.else_anchor(%i : i64) {b}
  test.format_optional_else then
  test.format_optional_else else {a}
  "test.format_optional_else"() : () -> ()
  test.format_opt_symbol_ref_attr_op @foo::@bar {a}
  test.format_opt_symbol_ref_attr_op {a}
  test.format_optional_unit_attribute_no_elide unit
  test.format_optional_unit_attribute_no_elide
  test.format_optional_unit_property is_optional
  test.format_optional_unit_property
  test.format_optional_enum_attr case5
  test.format_optional_enum_attr {a}
  test.format_optional_default_attrs "foo" @foo case10
  test.format_optional_default_attrs "default" @default case5
  test.format_optional_default_attrs @x
  test.format_compound_attr <1, !test.smpla, [5, 6]>
  test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>> attributes {a}
  test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>
  test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  %t = "test.make"() : () -> !test.optional_value_type
  %u = "test.make"() : () -> !test.optional_value_type<5>
  test.format_maybe_empty_type %t : 
  test.format_maybe_empty_type %u : <5>
  test.format_literal_following_optional_group(5 : i32) : i32 {a}
  test.format_literal_following_optional_group : i32
  test.format_variadic_region_a_op { "test.return"() : () -> () }, { "test.return"() : () -> () }
  test.format_variadic_region_b_op { "test.return"() : () -> () }, { "test.return"() : () -> () } found_regions
  test.format_variadic_region_b_op
  test.format_implicit_terminator_region_a_op { }
  test.format_implicit_terminator_region_a_op { "test.return"() {a} : () -> () }
  test.format_implicit_terminator_region_a_op { "test.return"(%i) : (i64) -> () } {b}
  test.polyfor %a, %b { "foo"(%a, %b) : (index, index) -> () }
  "test.polyfor"() ({ ^bb0(%x: i32, %y: index): "foo"() : () -> () }) {arg_names = ["a .^x", "0"]} : () -> ()
  "test.polyfor"() ({ ^bb0(%x: i32, %y: index): "foo"() : () -> () }) {arg_names = [1, "b", "c"]} : () -> ()
  test.format_custom_directive_operands %i, %k -> (%i, %k)
  test.format_custom_directive_operands %i -> () {a}
  test.format_custom_directive_operands_and_types %i, %j -> (%i, %m) : i64, i32 -> (i64, memref<1xf64>)
  test.format_custom_directive_operands_and_types %i -> (%k) : i64 -> (i64)
  test.format_custom_directive_regions { "test.return"() : () -> () }, { } {a}
  test.format_custom_directive_regions { "test.return"() : () -> () }
  %r0:3 = test.format_custom_directive_results : i64, i64 -> (i32)
  %r1:2 = test.format_custom_directive_results : i64 -> (i32) {a}
  %r2:3 = test.format_custom_directive_results_with_type_refs : i64, i64 -> (i32) type_refs_capture : i64, i64 -> (i32)
  test.format_custom_directive_with_optional_operand_ref %i : 1
  test.format_custom_directive_with_optional_operand_ref : 0 {a}
  test.format_custom_directive_attributes 54 : i64
  test.format_custom_directive_attributes 54 : i64, 46 : i64 {a}
  test.format_custom_directive_spacing "a" "b"
  test.format_variadic_of_variadic_operand (%i, %k), (), (%i) : (i64, i64), (), (i64)
  test.format_variadic_of_variadic_operand () : () {a}
  "test.format_variadic_of_variadic_operand"() {operand_segments = array<i32>} : () -> ()
  %f0 = test.fold_with_fold_adaptor %j, [%j, %j], {(%j), (%j, %j)} { "foo"() : () -> () }
  %f1 = test.fold_with_fold_adaptor %j, [], {} { } attributes {a}
  %b = test.format_buildable_type_op %i
  %c0:2 = test.format_result_a_op memref<1xf64>
  %c1:2 = test.format_result_b_op i64, memref<1xf64>
  %c2:2 = test.format_result_c_op (i64) -> memref<1xf64>
  %c3:3 = test.format_variadic_result : i64, i64, i64
  %c4:5 = test.format_multiple_variadic_results : (i64, i64, i64), (i32, i32)
  test.format_operand_a_op %i, %m : i64, memref<1xf64>
  test.format_operand_b_op %i, %m : memref<1xf64>
  test.format_operand_c_op %i, %m : i64, memref<1xf64>
  test.format_operand_d_op %i, %m : memref<1xf64>
  test.format_operand_e_op %i, %m : i64, memref<1xf64>
  test.format_variadic_operand %i, %k, %i : i64, i64, i64
  test.format_multiple_variadic_operands (%i, %i, %i), (%i, %j : i64, i32)
  test.format_two_variadic_operands_no_buildable_type_op (%i : i64) -> (%j, %m : i32, memref<1xf64>) {a}
  %d0 = test.format_optional_operand_result_a_op(%i : i64) : i64
  %d1 = test.format_optional_operand_result_a_op( : ) : i64
  test.format_optional_operand_result_a_op(%i : i64) : [%i, %k]
  %d3 = test.format_optional_operand_result_b_op(%i : i64) : i64
  %d4 = test.format_optional_operand_result_b_op : i64
  test.format_optional_result_a_op
  %d5:3 = test.format_optional_result_a_op : i64 -> i64, i64
  test.format_optional_result_b_op
  %d6:3 = test.format_optional_result_b_op : i64 -> i64, i64
  %d7:3 = test.format_optional_result_c_op : (i64) -> (i64, i64)
  %d8 = test.format_optional_result_d_op : f80
  test.format_optional_result_d_op {a}
  %e0 = test.format_infer_variadic_type_from_non_variadic %i, %k : i64
  %e1 = test.format_all_types_match_var %i, %k : i64
  %e2 = test.format_all_types_match_attr 1 : i64, %i
  %e3 = test.format_types_match_var %i : i64
  %e4:3 = test.format_types_match_variadic %i, %j, %i : i64, i32, i64
  %e5 = test.format_types_match_attr 1 : i64
  %e6 = test.format_types_match_context %i : i64
  %e7 = test.format_infer_type
  %e8 = test.format_infer_type2 {a}
  return
}
func.func @g() {
  test.format_custom_directive_successors ^bb1, ^bb2
^bb1:
  test.format_custom_directive_successors ^bb2 {a}
^bb2:
  test.format_successor_a_op ^bb1, ^bb2 {attr}
}

//= --allow-unregistered-dialect
module {
  func.func @f(%arg0: i64, %arg1: i32, %arg2: memref<1xf64>, %arg3: i64) {
    test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * {
    } {a}
    test.op.with_dot_in_name
    test.ellipsis(%arg0, %arg1 ...) {a} : i64, i32 ...
    test.ellipsis(%arg0) : i64 ...
    test.else_anchor(?)
    test.else_anchor(%arg0 : i64) {b}
    test.format_optional_else then
    test.format_optional_else else {a}
    test.format_optional_else else
    test.format_opt_symbol_ref_attr_op @foo::@bar {a}
    test.format_opt_symbol_ref_attr_op {a}
    test.format_optional_unit_attribute_no_elide unit
    test.format_optional_unit_attribute_no_elide
    test.format_optional_unit_property is_optional
    test.format_optional_unit_property
    test.format_optional_enum_attr case5
    test.format_optional_enum_attr {a}
    test.format_optional_default_attrs "foo" @foo case10
    test.format_optional_default_attrs
    test.format_optional_default_attrs @x
    test.format_compound_attr <1, !test.smpla, [5, 6]>
    test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>> attributes {a}
    test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>
    test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    %0 = "test.make"() : () -> !test.optional_value_type
    %1 = "test.make"() : () -> !test.optional_value_type<5>
    test.format_maybe_empty_type %0 : !test.optional_value_type
    test.format_maybe_empty_type %1 : <5>
    test.format_literal_following_optional_group(5 : i32) : i32 {a}
    test.format_literal_following_optional_group : i32
    test.format_variadic_region_a_op {
      "test.return"() : () -> ()
    }, {
      "test.return"() : () -> ()
    }
    test.format_variadic_region_b_op {
      "test.return"() : () -> ()
    }, {
      "test.return"() : () -> ()
    } found_regions
    test.format_variadic_region_b_op
    test.format_implicit_terminator_region_a_op {
    }
    test.format_implicit_terminator_region_a_op {
      "test.return"() {a} : () -> ()
    }
    test.format_implicit_terminator_region_a_op {
      "test.return"(%arg0) : (i64) -> ()
    } {b}
    test.polyfor %arg4, %arg5 {
      "foo"(%arg4, %arg5) : (index, index) -> ()
    }
    test.polyfor %a_.5Ex, %_0 {
      "foo"() : () -> ()
    }
    test.polyfor %arg4, %b {
      "foo"() : () -> ()
    }
    test.format_custom_directive_operands %arg0, %arg3 -> (%arg0, %arg3)
    test.format_custom_directive_operands %arg0 -> () {a}
    test.format_custom_directive_operands_and_types %arg0, %arg1 -> (%arg0, %arg2) : i64, i32 -> (i64, memref<1xf64>)
    test.format_custom_directive_operands_and_types %arg0 -> (%arg3) : i64 -> (i64)
    test.format_custom_directive_regions {
      "test.return"() : () -> ()
    }, {
    } {a}
    test.format_custom_directive_regions {
      "test.return"() : () -> ()
    }
    %result, %optResult, %varResults = test.format_custom_directive_results  : i64, i64 -> (i32)
    %result_0, %varResults_1 = test.format_custom_directive_results  : i64 -> (i32) {a}
    %result_2, %optResult_3, %varResults_4 = test.format_custom_directive_results_with_type_refs  : i64, i64 -> (i32)  type_refs_capture  : i64, i64 -> (i32)
    test.format_custom_directive_with_optional_operand_ref %arg0 : 1
    test.format_custom_directive_with_optional_operand_ref : 0 {a}
    test.format_custom_directive_attributes 54 : i64
    test.format_custom_directive_attributes 54 : i64, 46 : i64 {a}
    test.format_custom_directive_spacing "a" "b"
    test.format_variadic_of_variadic_operand (%arg0, %arg3), (), (%arg0) : (i64, i64), (), (i64)
    test.format_variadic_of_variadic_operand () : () {a}
    test.format_variadic_of_variadic_operand  : 
    %2 = test.fold_with_fold_adaptor %arg1, [%arg1, %arg1], {(%arg1), (%arg1, %arg1)} {
      "foo"() : () -> ()
    }
    %3 = test.fold_with_fold_adaptor %arg1, [], {} {
    } attributes {a}
    %4 = test.format_buildable_type_op %arg0
    %buildable_res, %result_5 = test.format_result_a_op memref<1xf64>
    %buildable_res_6, %result_7 = test.format_result_b_op i64, memref<1xf64>
    %buildable_res_8, %result_9 = test.format_result_c_op (i64) -> memref<1xf64>
    %5:3 = test.format_variadic_result : i64, i64, i64
    %result0:3, %result1:2 = test.format_multiple_variadic_results : (i64, i64, i64), (i32, i32)
    test.format_operand_a_op %arg0, %arg2 : i64, memref<1xf64>
    test.format_operand_b_op %arg0, %arg2 : memref<1xf64>
    test.format_operand_c_op %arg0, %arg2 : i64, memref<1xf64>
    test.format_operand_d_op %arg0, %arg2 : memref<1xf64>
    test.format_operand_e_op %arg0, %arg2 : i64, memref<1xf64>
    test.format_variadic_operand %arg0, %arg3, %arg0 : i64, i64, i64
    test.format_multiple_variadic_operands (%arg0, %arg0, %arg0), (%arg0, %arg1 : i64, i32)
    test.format_two_variadic_operands_no_buildable_type_op(%arg0 : i64) -> (%arg1, %arg2 : i32, memref<1xf64>) {a}
    %6 = test.format_optional_operand_result_a_op(%arg0 : i64) : i64
    %7 = test.format_optional_operand_result_a_op( : ) : i64
    test.format_optional_operand_result_a_op(%arg0 : i64) : [%arg0, %arg3]
    %8 = test.format_optional_operand_result_b_op(%arg0 : i64) : i64
    %9 = test.format_optional_operand_result_b_op : i64
    test.format_optional_result_a_op
    %optional, %variadic:2 = test.format_optional_result_a_op : i64 -> i64, i64
    test.format_optional_result_b_op
    %optional_10, %variadic_11:2 = test.format_optional_result_b_op : i64 -> i64, i64
    %optional_12, %variadic_13:2 = test.format_optional_result_c_op : (i64) -> (i64, i64)
    %10 = test.format_optional_result_d_op : f80
    test.format_optional_result_d_op {a}
    %11 = test.format_infer_variadic_type_from_non_variadic %arg0, %arg3 : i64
    %12 = test.format_all_types_match_var %arg0, %arg3 : i64
    %13 = test.format_all_types_match_attr 1 : i64, %arg0
    %14 = test.format_types_match_var %arg0 : i64
    %15:3 = test.format_types_match_variadic %arg0, %arg1, %arg0 : i64, i32, i64
    %16 = test.format_types_match_attr 1 : i64
    %17 = test.format_types_match_context %arg0 : i64
    %18 = test.format_infer_type
    %19 = test.format_infer_type2 {a}
    return
  }
  func.func @g() {
    test.format_custom_directive_successors ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb2
    test.format_custom_directive_successors ^bb2 {a}
  ^bb2:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
    test.format_successor_a_op ^bb1, ^bb2 {attr}
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i64, i32, memref<1xf64>, i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i64, %arg1: i32, %arg2: memref<1xf64>, %arg3: i64):
    "test.format_literal_op"() {a} : () -> ()
    "test.op.with_dot_in_name"() : () -> ()
    "test.ellipsis"(%arg0, %arg1) <{variadic}> {a} : (i64, i32) -> ()
    "test.ellipsis"(%arg0) : (i64) -> ()
    "test.else_anchor"() : () -> ()
    "test.else_anchor"(%arg0) {b} : (i64) -> ()
    "test.format_optional_else"() <{isFirstBranchPresent}> : () -> ()
    "test.format_optional_else"() {a} : () -> ()
    "test.format_optional_else"() : () -> ()
    "test.format_opt_symbol_ref_attr_op"() <{opt_attr = @foo::@bar}> {a} : () -> ()
    "test.format_opt_symbol_ref_attr_op"() {a} : () -> ()
    "test.format_optional_unit_attribute_no_elide"() <{is_optional}> : () -> ()
    "test.format_optional_unit_attribute_no_elide"() : () -> ()
    "test.format_optional_unit_property"() <{is_optional}> : () -> ()
    "test.format_optional_unit_property"() <{is_optional = false}> : () -> ()
    "test.format_optional_enum_attr"() <{attr = 5 : i64}> : () -> ()
    "test.format_optional_enum_attr"() {a} : () -> ()
    "test.format_optional_default_attrs"() <{e = 10 : i64, str = "foo", sym = "foo"}> : () -> ()
    "test.format_optional_default_attrs"() <{e = 5 : i64, str = "default", sym = "default"}> : () -> ()
    "test.format_optional_default_attrs"() <{e = 5 : i64, str = "default", sym = "x"}> : () -> ()
    "test.format_compound_attr"() <{compound = #test.cmpnd_a<1, !test.smpla, [5, 6]>}> : () -> ()
    "test.format_nested_attr"() <{nested = #test.cmpnd_nested<nested = <1, !test.smpla, [5, 6]>>}> {a} : () -> ()
    "test.format_cpmd_nested_attr"() <{nested = #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>}> : () -> ()
    "test.format_qual_cpmd_nested_attr"() <{nested = #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>}> : () -> ()
    %0 = "test.make"() : () -> !test.optional_value_type
    %1 = "test.make"() : () -> !test.optional_value_type<5>
    "test.format_maybe_empty_type"(%0) : (!test.optional_value_type) -> ()
    "test.format_maybe_empty_type"(%1) : (!test.optional_value_type<5>) -> ()
    "test.format_literal_following_optional_group"() <{type = i32, value = 5 : i32}> {a} : () -> ()
    "test.format_literal_following_optional_group"() <{type = i32}> : () -> ()
    "test.format_variadic_region_a_op"() ({
      "test.return"() : () -> ()
    }, {
      "test.return"() : () -> ()
    }) : () -> ()
    "test.format_variadic_region_b_op"() ({
      "test.return"() : () -> ()
    }, {
      "test.return"() : () -> ()
    }) : () -> ()
    "test.format_variadic_region_b_op"() : () -> ()
    "test.format_implicit_terminator_region_a_op"() ({
      "test.return"() : () -> ()
    }) : () -> ()
    "test.format_implicit_terminator_region_a_op"() ({
      "test.return"() {a} : () -> ()
    }) : () -> ()
    "test.format_implicit_terminator_region_a_op"() ({
      "test.return"(%arg0) : (i64) -> ()
    }) {b} : () -> ()
    "test.polyfor"() ({
    ^bb0(%arg8: index, %arg9: index):
      "foo"(%arg8, %arg9) : (index, index) -> ()
    }) : () -> ()
    "test.polyfor"() ({
    ^bb0(%arg6: i32, %arg7: index):
      "foo"() : () -> ()
    }) {arg_names = ["a .^x", "0"]} : () -> ()
    "test.polyfor"() ({
    ^bb0(%arg4: i32, %arg5: index):
      "foo"() : () -> ()
    }) {arg_names = [1, "b", "c"]} : () -> ()
    "test.format_custom_directive_operands"(%arg0, %arg3, %arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i64, i64, i64, i64) -> ()
    "test.format_custom_directive_operands"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> {a} : (i64) -> ()
    "test.format_custom_directive_operands_and_types"(%arg0, %arg1, %arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i64, i32, i64, memref<1xf64>) -> ()
    "test.format_custom_directive_operands_and_types"(%arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i64, i64) -> ()
    "test.format_custom_directive_regions"() ({
      "test.return"() : () -> ()
    }, {
    }) {a} : () -> ()
    "test.format_custom_directive_regions"() ({
      "test.return"() : () -> ()
    }) : () -> ()
    %2:3 = "test.format_custom_directive_results"() <{resultSegmentSizes = array<i32: 1, 1, 1>}> : () -> (i64, i64, i32)
    %3:2 = "test.format_custom_directive_results"() <{resultSegmentSizes = array<i32: 1, 0, 1>}> {a} : () -> (i64, i32)
    %4:3 = "test.format_custom_directive_results_with_type_refs"() <{resultSegmentSizes = array<i32: 1, 1, 1>}> : () -> (i64, i64, i32)
    "test.format_custom_directive_with_optional_operand_ref"(%arg0) : (i64) -> ()
    "test.format_custom_directive_with_optional_operand_ref"() {a} : () -> ()
    "test.format_custom_directive_attributes"() <{attr = 54 : i64}> : () -> ()
    "test.format_custom_directive_attributes"() <{attr = 54 : i64, optAttr = 46 : i64}> {a} : () -> ()
    "test.format_custom_directive_spacing"() <{attr1 = "a", attr2 = "b"}> : () -> ()
    "test.format_variadic_of_variadic_operand"(%arg0, %arg3, %arg0) <{operand_segments = array<i32: 2, 0, 1>}> : (i64, i64, i64) -> ()
    "test.format_variadic_of_variadic_operand"() <{operand_segments = array<i32: 0>}> {a} : () -> ()
    "test.format_variadic_of_variadic_operand"() <{operand_segments = array<i32>}> : () -> ()
    %5 = "test.fold_with_fold_adaptor"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1) <{attr = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 2, 3>}> ({
      "foo"() : () -> ()
    }) : (i32, i32, i32, i32, i32, i32) -> i32
    %6 = "test.fold_with_fold_adaptor"(%arg1) <{attr = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> ({
    }) {a} : (i32) -> i32
    %7 = "test.format_buildable_type_op"(%arg0) : (i64) -> i64
    %8:2 = "test.format_result_a_op"() : () -> (i64, memref<1xf64>)
    %9:2 = "test.format_result_b_op"() : () -> (i64, memref<1xf64>)
    %10:2 = "test.format_result_c_op"() : () -> (i64, memref<1xf64>)
    %11:3 = "test.format_variadic_result"() : () -> (i64, i64, i64)
    %12:5 = "test.format_multiple_variadic_results"() <{resultSegmentSizes = array<i32: 3, 2>}> : () -> (i64, i64, i64, i32, i32)
    "test.format_operand_a_op"(%arg0, %arg2) : (i64, memref<1xf64>) -> ()
    "test.format_operand_b_op"(%arg0, %arg2) : (i64, memref<1xf64>) -> ()
    "test.format_operand_c_op"(%arg0, %arg2) : (i64, memref<1xf64>) -> ()
    "test.format_operand_d_op"(%arg0, %arg2) : (i64, memref<1xf64>) -> ()
    "test.format_operand_e_op"(%arg0, %arg2) : (i64, memref<1xf64>) -> ()
    "test.format_variadic_operand"(%arg0, %arg3, %arg0) : (i64, i64, i64) -> ()
    "test.format_multiple_variadic_operands"(%arg0, %arg0, %arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 3, 2>}> : (i64, i64, i64, i64, i32) -> ()
    "test.format_two_variadic_operands_no_buildable_type_op"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2>}> {a} : (i64, i32, memref<1xf64>) -> ()
    %13 = "test.format_optional_operand_result_a_op"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> i64
    %14 = "test.format_optional_operand_result_a_op"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i64
    "test.format_optional_operand_result_a_op"(%arg0, %arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 2>}> : (i64, i64, i64) -> ()
    %15 = "test.format_optional_operand_result_b_op"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> i64
    %16 = "test.format_optional_operand_result_b_op"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i64
    "test.format_optional_result_a_op"() <{resultSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %17:3 = "test.format_optional_result_a_op"() <{resultSegmentSizes = array<i32: 1, 2>}> : () -> (i64, i64, i64)
    "test.format_optional_result_b_op"() <{resultSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %18:3 = "test.format_optional_result_b_op"() <{resultSegmentSizes = array<i32: 1, 2>}> : () -> (i64, i64, i64)
    %19:3 = "test.format_optional_result_c_op"() <{resultSegmentSizes = array<i32: 1, 2>}> : () -> (i64, i64, i64)
    %20 = "test.format_optional_result_d_op"() : () -> f80
    "test.format_optional_result_d_op"() {a} : () -> ()
    %21 = "test.format_infer_variadic_type_from_non_variadic"(%arg0, %arg3) : (i64, i64) -> i64
    %22 = "test.format_all_types_match_var"(%arg0, %arg3) : (i64, i64) -> i64
    %23 = "test.format_all_types_match_attr"(%arg0) <{value1 = 1 : i64}> : (i64) -> i64
    %24 = "test.format_types_match_var"(%arg0) : (i64) -> i64
    %25:3 = "test.format_types_match_variadic"(%arg0, %arg1, %arg0) : (i64, i32, i64) -> (i64, i32, i64)
    %26 = "test.format_types_match_attr"() <{value = 1 : i64}> : () -> i64
    %27 = "test.format_types_match_context"(%arg0) : (i64) -> tuple<i64>
    %28 = "test.format_infer_type"() : () -> i16
    %29 = "test.format_infer_type2"() {a} : () -> i16
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "test.format_custom_directive_successors"()[^bb1, ^bb2, ^bb2] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb2
    "test.format_custom_directive_successors"()[^bb2] {a} : () -> ()
  ^bb2:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
    "test.format_successor_a_op"()[^bb1, ^bb2] {attr} : () -> ()
  }) : () -> ()
}) : () -> ()

