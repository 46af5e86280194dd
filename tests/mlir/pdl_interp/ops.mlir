// Every operation of pdl_interp, in the spellings that its form has.
pdl_interp.func @matcher(%op: !pdl.operation) attributes {x} {
  pdl_interp.check_operation_name of %op is "a.b" {z} -> ^1, ^end
^1:
  pdl_interp.check_operand_count of %op is 2 -> ^2, ^end
^2:
  pdl_interp.check_result_count of %op is at_least 1 {z} -> ^3, ^end
^3:
  %attr = pdl_interp.get_attribute "x" of %op {z}
  pdl_interp.is_not_null %attr : !pdl.attribute {z} -> ^4, ^end
^4:
  pdl_interp.check_attribute %attr is 7 : i32 {z} -> ^5, ^end
^5:
  %type = pdl_interp.get_attribute_type of %attr {z}
  pdl_interp.check_type %type is i32 {z} -> ^6, ^end
^6:
  %operand = pdl_interp.get_operand 0 of %op {z}
  %operands = pdl_interp.get_operands of %op : !pdl.range<value>
  %group = pdl_interp.get_operands 1 of %op : !pdl.value {z}
  %result = pdl_interp.get_result 0 of %op {z}
  %results = pdl_interp.get_results of %op : !pdl.range<value> {z}
  %types = pdl_interp.get_value_type of %operands : !pdl.range<type> {z}
  %one = pdl_interp.get_value_type of %operand : !pdl.type
  pdl_interp.check_types %types are [i32, f32] {z} -> ^7, ^end
^7:
  pdl_interp.are_equal %operand, %group : !pdl.value {z} -> ^8, ^end
^8:
  %inner = pdl_interp.get_defining_op of %operand : !pdl.value {z}
  pdl_interp.apply_constraint "check"(%inner, %types : !pdl.operation, !pdl.range<type>) {isNegated = true} -> ^9, ^end
^9:
  %made = pdl_interp.apply_constraint "value"(%inner : !pdl.operation) : !pdl.attribute {z} -> ^10, ^end
^10:
  pdl_interp.switch_attribute %attr to [1 : i8, "b"](^11, ^end) {z} -> ^end
^11:
  pdl_interp.switch_operand_count of %op to dense<[0, 3]> : vector<2xi32>(^12, ^end) {z} -> ^11
^12:
  pdl_interp.switch_operation_name of %op to ["a.b", "c.d"](^13, ^12) {z} -> ^end
^13:
  pdl_interp.switch_result_count of %op to dense<1> : vector<1xi32>(^14) {z} -> ^end
^14:
  pdl_interp.switch_type %type to [i32, i64](^15, ^1) {z} -> ^end
^15:
  pdl_interp.switch_types %types to [[i32], [], [i8, i16]](^16, ^1, ^2) {z} -> ^end
^16:
  %users = pdl_interp.get_users of %operand : !pdl.value {z}
  %first = pdl_interp.extract 0 of %users : !pdl.operation {z}
  pdl_interp.foreach %user : !pdl.operation in %users {
    pdl_interp.record_match @rewriters::@one : benefit(1), loc([]) {z} -> ^next
  ^next:
    pdl_interp.continue {z}
  } {z} -> ^17
^17:
  pdl_interp.record_match @rewriters::@two(%op, %type : !pdl.operation, !pdl.type) : benefit(2), generatedOps(["a.b", "c.d"]), loc([%op, %first]), root("a.b") -> ^end
^end:
  pdl_interp.branch ^last {z}
^last:
  pdl_interp.finalize {z}
}
module @rewriters {
  pdl_interp.func @one() {
    pdl_interp.finalize
  }
  pdl_interp.func @two(%op: !pdl.operation, %type: !pdl.type) {
    %0 = pdl_interp.create_attribute 5 : i8 attributes {z}
    %1 = pdl_interp.create_type i32 {z}
    %2 = pdl_interp.create_types [i8, i16] {z}
    %3 = pdl_interp.create_range %type, %2 : !pdl.type, !pdl.range<type> {z}
    %4 = pdl_interp.create_range : !pdl.range<value>
    %5 = pdl_interp.apply_rewrite "make"(%op : !pdl.operation) : !pdl.value {z}
    pdl_interp.apply_rewrite "note"
    %6 = pdl_interp.create_operation "a.b"(%5, %4 : !pdl.value, !pdl.range<value>) {"x" = %0, "y" = %0} -> (%1, %3 : !pdl.type, !pdl.range<type>) {z}
    %7 = pdl_interp.create_operation "arith.addi"(%5, %5 : !pdl.value, !pdl.value) {"index" = %0} -> <inferred>
    %c = arith.constant 1 : i32
    %8 = pdl_interp.create_operation "e.f"
    %9 = pdl_interp.get_results 0 of %6 : !pdl.value
    pdl_interp.replace %op with (%9 : !pdl.value) {z}
    pdl_interp.replace %8 with ()
    pdl_interp.erase %op {z}
    pdl_interp.finalize
  }
}
pdl_interp.func private @seen_here(%op: !pdl.operation {a.b}) -> (i32 {a.c}) attributes {k} {
  pdl_interp.finalize
}

//= --allow-unregistered-dialect
module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) attributes {x} {
    pdl_interp.check_operation_name of %arg0 is "a.b" {z} -> ^bb1, ^bb18
  ^bb1:  // 3 preds: ^bb0, ^bb14, ^bb15
    pdl_interp.check_operand_count of %arg0 is 2 -> ^bb2, ^bb18
  ^bb2:  // 2 preds: ^bb1, ^bb15
    pdl_interp.check_result_count of %arg0 is at_least 1 {z} -> ^bb3, ^bb18
  ^bb3:  // pred: ^bb2
    %0 = pdl_interp.get_attribute "x" of %arg0 {z}
    pdl_interp.is_not_null %0 : !pdl.attribute {z} -> ^bb4, ^bb18
  ^bb4:  // pred: ^bb3
    pdl_interp.check_attribute %0 is 7 : i32 {z} -> ^bb5, ^bb18
  ^bb5:  // pred: ^bb4
    %1 = pdl_interp.get_attribute_type of %0 {z}
    pdl_interp.check_type %1 is i32 {z} -> ^bb6, ^bb18
  ^bb6:  // pred: ^bb5
    %2 = pdl_interp.get_operand 0 of %arg0 {z}
    %3 = pdl_interp.get_operands of %arg0 : !pdl.range<value>
    %4 = pdl_interp.get_operands 1 of %arg0 : !pdl.value {z}
    %5 = pdl_interp.get_result 0 of %arg0 {z}
    %6 = pdl_interp.get_results of %arg0 : !pdl.range<value> {z}
    %7 = pdl_interp.get_value_type of %3 : !pdl.range<type> {z}
    %8 = pdl_interp.get_value_type of %2 : !pdl.type
    pdl_interp.check_types %7 are [i32, f32] {z} -> ^bb7, ^bb18
  ^bb7:  // pred: ^bb6
    pdl_interp.are_equal %2, %4 : !pdl.value {z} -> ^bb8, ^bb18
  ^bb8:  // pred: ^bb7
    %9 = pdl_interp.get_defining_op of %2 : !pdl.value {z}
    pdl_interp.apply_constraint "check"(%9, %7 : !pdl.operation, !pdl.range<type>) {isNegated = true} -> ^bb9, ^bb18
  ^bb9:  // pred: ^bb8
    %10 = pdl_interp.apply_constraint "value"(%9 : !pdl.operation) : !pdl.attribute {z} -> ^bb10, ^bb18
  ^bb10:  // pred: ^bb9
    pdl_interp.switch_attribute %0 to [1 : i8, "b"](^bb11, ^bb18) {z} -> ^bb18
  ^bb11:  // 2 preds: ^bb10, ^bb11
    pdl_interp.switch_operand_count of %arg0 to dense<[0, 3]> : vector<2xi32>(^bb12, ^bb18) {z} -> ^bb11
  ^bb12:  // 2 preds: ^bb11, ^bb12
    pdl_interp.switch_operation_name of %arg0 to ["a.b", "c.d"](^bb13, ^bb12) {z} -> ^bb18
  ^bb13:  // pred: ^bb12
    pdl_interp.switch_result_count of %arg0 to dense<1> : vector<1xi32>(^bb14) {z} -> ^bb18
  ^bb14:  // pred: ^bb13
    pdl_interp.switch_type %1 to [i32, i64](^bb15, ^bb1) {z} -> ^bb18
  ^bb15:  // pred: ^bb14
    pdl_interp.switch_types %7 to [[i32], [], [i8, i16]](^bb16, ^bb1, ^bb2) {z} -> ^bb18
  ^bb16:  // pred: ^bb15
    %11 = pdl_interp.get_users of %2 : !pdl.value {z}
    %12 = pdl_interp.extract 0 of %11 : !pdl.operation {z}
    pdl_interp.foreach %arg1 : !pdl.operation in %11 {
      pdl_interp.record_match @rewriters::@one : benefit(1), loc([]) {z} -> ^bb1
    ^bb1:  // pred: ^bb0
      pdl_interp.continue {z}
    } {z} -> ^bb17
  ^bb17:  // pred: ^bb16
    pdl_interp.record_match @rewriters::@two(%arg0, %1 : !pdl.operation, !pdl.type) : benefit(2), generatedOps(["a.b", "c.d"]), loc([%arg0, %12]), root("a.b") -> ^bb18
  ^bb18:  // 18 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15, ^bb17
    pdl_interp.branch ^bb19 {z}
  ^bb19:  // pred: ^bb18
    pdl_interp.finalize {z}
  }
  module @rewriters {
    pdl_interp.func @one() {
      pdl_interp.finalize
    }
    pdl_interp.func @two(%arg0: !pdl.operation, %arg1: !pdl.type) {
      %0 = pdl_interp.create_attribute 5 : i8 attributes {z}
      %1 = pdl_interp.create_type i32 {z}
      %2 = pdl_interp.create_types [i8, i16] {z}
      %3 = pdl_interp.create_range %arg1, %2 : !pdl.type, !pdl.range<type>  {z}
      %4 = pdl_interp.create_range : !pdl.range<value>
      %5 = pdl_interp.apply_rewrite "make"(%arg0 : !pdl.operation) : !pdl.value {z}
      pdl_interp.apply_rewrite "note"
      %6 = pdl_interp.create_operation "a.b"(%5, %4 : !pdl.value, !pdl.range<value>) {"x" = %0, "y" = %0}  -> (%1, %3 : !pdl.type, !pdl.range<type>) {z}
      %7 = pdl_interp.create_operation "arith.addi"(%5, %5 : !pdl.value, !pdl.value) {"index" = %0}  -> <inferred>
      %c1_i32 = arith.constant 1 : i32
      %8 = pdl_interp.create_operation "e.f" 
      %9 = pdl_interp.get_results 0 of %6 : !pdl.value
      pdl_interp.replace %arg0 with (%9 : !pdl.value) {z}
      pdl_interp.replace %8 with ()
      pdl_interp.erase %arg0 {z}
      pdl_interp.finalize
    }
  }
  pdl_interp.func private @seen_here(%arg0: !pdl.operation {a.b}) -> (i32 {a.c}) attributes {k} {
    pdl_interp.finalize
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "matcher"}> ({
  ^bb0(%arg3: !pdl.operation):
    "pdl_interp.check_operation_name"(%arg3)[^bb1, ^bb18] <{name = "a.b"}> {z} : (!pdl.operation) -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb14, ^bb15
    "pdl_interp.check_operand_count"(%arg3)[^bb2, ^bb18] <{count = 2 : i32}> : (!pdl.operation) -> ()
  ^bb2:  // 2 preds: ^bb1, ^bb15
    "pdl_interp.check_result_count"(%arg3)[^bb3, ^bb18] <{compareAtLeast, count = 1 : i32}> {z} : (!pdl.operation) -> ()
  ^bb3:  // pred: ^bb2
    %11 = "pdl_interp.get_attribute"(%arg3) <{name = "x"}> {z} : (!pdl.operation) -> !pdl.attribute
    "pdl_interp.is_not_null"(%11)[^bb4, ^bb18] {z} : (!pdl.attribute) -> ()
  ^bb4:  // pred: ^bb3
    "pdl_interp.check_attribute"(%11)[^bb5, ^bb18] <{constantValue = 7 : i32}> {z} : (!pdl.attribute) -> ()
  ^bb5:  // pred: ^bb4
    %12 = "pdl_interp.get_attribute_type"(%11) {z} : (!pdl.attribute) -> !pdl.type
    "pdl_interp.check_type"(%12)[^bb6, ^bb18] <{type = i32}> {z} : (!pdl.type) -> ()
  ^bb6:  // pred: ^bb5
    %13 = "pdl_interp.get_operand"(%arg3) <{index = 0 : i32}> {z} : (!pdl.operation) -> !pdl.value
    %14 = "pdl_interp.get_operands"(%arg3) : (!pdl.operation) -> !pdl.range<value>
    %15 = "pdl_interp.get_operands"(%arg3) <{index = 1 : i32}> {z} : (!pdl.operation) -> !pdl.value
    %16 = "pdl_interp.get_result"(%arg3) <{index = 0 : i32}> {z} : (!pdl.operation) -> !pdl.value
    %17 = "pdl_interp.get_results"(%arg3) {z} : (!pdl.operation) -> !pdl.range<value>
    %18 = "pdl_interp.get_value_type"(%14) {z} : (!pdl.range<value>) -> !pdl.range<type>
    %19 = "pdl_interp.get_value_type"(%13) : (!pdl.value) -> !pdl.type
    "pdl_interp.check_types"(%18)[^bb7, ^bb18] <{types = [i32, f32]}> {z} : (!pdl.range<type>) -> ()
  ^bb7:  // pred: ^bb6
    "pdl_interp.are_equal"(%13, %15)[^bb8, ^bb18] {z} : (!pdl.value, !pdl.value) -> ()
  ^bb8:  // pred: ^bb7
    %20 = "pdl_interp.get_defining_op"(%13) {z} : (!pdl.value) -> !pdl.operation
    "pdl_interp.apply_constraint"(%20, %18)[^bb9, ^bb18] <{isNegated = true, name = "check"}> : (!pdl.operation, !pdl.range<type>) -> ()
  ^bb9:  // pred: ^bb8
    %21 = "pdl_interp.apply_constraint"(%20)[^bb10, ^bb18] <{isNegated = false, name = "value"}> {z} : (!pdl.operation) -> !pdl.attribute
  ^bb10:  // pred: ^bb9
    "pdl_interp.switch_attribute"(%11)[^bb18, ^bb11, ^bb18] <{caseValues = [1 : i8, "b"]}> {z} : (!pdl.attribute) -> ()
  ^bb11:  // 2 preds: ^bb10, ^bb11
    "pdl_interp.switch_operand_count"(%arg3)[^bb11, ^bb12, ^bb18] <{caseValues = dense<[0, 3]> : vector<2xi32>}> {z} : (!pdl.operation) -> ()
  ^bb12:  // 2 preds: ^bb11, ^bb12
    "pdl_interp.switch_operation_name"(%arg3)[^bb18, ^bb13, ^bb12] <{caseValues = ["a.b", "c.d"]}> {z} : (!pdl.operation) -> ()
  ^bb13:  // pred: ^bb12
    "pdl_interp.switch_result_count"(%arg3)[^bb18, ^bb14] <{caseValues = dense<1> : vector<1xi32>}> {z} : (!pdl.operation) -> ()
  ^bb14:  // pred: ^bb13
    "pdl_interp.switch_type"(%12)[^bb18, ^bb15, ^bb1] <{caseValues = [i32, i64]}> {z} : (!pdl.type) -> ()
  ^bb15:  // pred: ^bb14
    "pdl_interp.switch_types"(%18)[^bb18, ^bb16, ^bb1, ^bb2] <{caseValues = [[i32], [], [i8, i16]]}> {z} : (!pdl.range<type>) -> ()
  ^bb16:  // pred: ^bb15
    %22 = "pdl_interp.get_users"(%13) {z} : (!pdl.value) -> !pdl.range<operation>
    %23 = "pdl_interp.extract"(%22) <{index = 0 : i32}> {z} : (!pdl.range<operation>) -> !pdl.operation
    "pdl_interp.foreach"(%22)[^bb17] ({
    ^bb0(%arg4: !pdl.operation):
      "pdl_interp.record_match"()[^bb1] <{benefit = 1 : i16, operandSegmentSizes = array<i32: 0, 0>, rewriter = @rewriters::@one}> {z} : () -> ()
    ^bb1:  // pred: ^bb0
      "pdl_interp.continue"() {z} : () -> ()
    }) {z} : (!pdl.range<operation>) -> ()
  ^bb17:  // pred: ^bb16
    "pdl_interp.record_match"(%arg3, %12, %arg3, %23)[^bb18] <{benefit = 2 : i16, generatedOps = ["a.b", "c.d"], operandSegmentSizes = array<i32: 2, 2>, rewriter = @rewriters::@two, rootKind = "a.b"}> : (!pdl.operation, !pdl.type, !pdl.operation, !pdl.operation) -> ()
  ^bb18:  // 18 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15, ^bb17
    "pdl_interp.branch"()[^bb19] {z} : () -> ()
  ^bb19:  // pred: ^bb18
    "pdl_interp.finalize"() {z} : () -> ()
  }) {x} : () -> ()
  "builtin.module"() <{sym_name = "rewriters"}> ({
    "pdl_interp.func"() <{function_type = () -> (), sym_name = "one"}> ({
      "pdl_interp.finalize"() : () -> ()
    }) : () -> ()
    "pdl_interp.func"() <{function_type = (!pdl.operation, !pdl.type) -> (), sym_name = "two"}> ({
    ^bb0(%arg1: !pdl.operation, %arg2: !pdl.type):
      %0 = "pdl_interp.create_attribute"() <{value = 5 : i8}> {z} : () -> !pdl.attribute
      %1 = "pdl_interp.create_type"() <{value = i32}> {z} : () -> !pdl.type
      %2 = "pdl_interp.create_types"() <{value = [i8, i16]}> {z} : () -> !pdl.range<type>
      %3 = "pdl_interp.create_range"(%arg2, %2) {z} : (!pdl.type, !pdl.range<type>) -> !pdl.range<type>
      %4 = "pdl_interp.create_range"() : () -> !pdl.range<value>
      %5 = "pdl_interp.apply_rewrite"(%arg1) <{name = "make"}> {z} : (!pdl.operation) -> !pdl.value
      "pdl_interp.apply_rewrite"() <{name = "note"}> : () -> ()
      %6 = "pdl_interp.create_operation"(%5, %4, %0, %0, %1, %3) <{inputAttributeNames = ["x", "y"], name = "a.b", operandSegmentSizes = array<i32: 2, 2, 2>}> {z} : (!pdl.value, !pdl.range<value>, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.range<type>) -> !pdl.operation
      %7 = "pdl_interp.create_operation"(%5, %5, %0) <{inferredResultTypes, inputAttributeNames = ["index"], name = "arith.addi", operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.value, !pdl.value, !pdl.attribute) -> !pdl.operation
      %8 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %9 = "pdl_interp.create_operation"() <{inputAttributeNames = [], name = "e.f", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
      %10 = "pdl_interp.get_results"(%6) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
      "pdl_interp.replace"(%arg1, %10) {z} : (!pdl.operation, !pdl.value) -> ()
      "pdl_interp.replace"(%9) : (!pdl.operation) -> ()
      "pdl_interp.erase"(%arg1) {z} : (!pdl.operation) -> ()
      "pdl_interp.finalize"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "pdl_interp.func"() <{arg_attrs = [{a.b}], function_type = (!pdl.operation) -> i32, res_attrs = [{a.c}], sym_name = "seen_here"}> ({
  ^bb0(%arg0: !pdl.operation):
    "pdl_interp.finalize"() : () -> ()
  }) {k, sym_visibility = "private"} : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  pdl_interp.func @matcher(%arg0: !pdl.operation loc("<stdin>":2:26)) attributes {x} {
    pdl_interp.check_operation_name of %arg0 is "a.b" {z} -> ^bb1, ^bb18 loc("<stdin>":3:3)
  ^bb1:  // 3 preds: ^bb0, ^bb14, ^bb15
    pdl_interp.check_operand_count of %arg0 is 2 -> ^bb2, ^bb18 loc("<stdin>":5:3)
  ^bb2:  // 2 preds: ^bb1, ^bb15
    pdl_interp.check_result_count of %arg0 is at_least 1 {z} -> ^bb3, ^bb18 loc("<stdin>":7:3)
  ^bb3:  // pred: ^bb2
    %0 = pdl_interp.get_attribute "x" of %arg0 {z} loc("<stdin>":9:11)
    pdl_interp.is_not_null %0 : !pdl.attribute {z} -> ^bb4, ^bb18 loc("<stdin>":10:3)
  ^bb4:  // pred: ^bb3
    pdl_interp.check_attribute %0 is 7 : i32 {z} -> ^bb5, ^bb18 loc("<stdin>":12:3)
  ^bb5:  // pred: ^bb4
    %1 = pdl_interp.get_attribute_type of %0 {z} loc("<stdin>":14:11)
    pdl_interp.check_type %1 is i32 {z} -> ^bb6, ^bb18 loc("<stdin>":15:3)
  ^bb6:  // pred: ^bb5
    %2 = pdl_interp.get_operand 0 of %arg0 {z} loc("<stdin>":17:14)
    %3 = pdl_interp.get_operands of %arg0 : !pdl.range<value> loc("<stdin>":18:15)
    %4 = pdl_interp.get_operands 1 of %arg0 : !pdl.value {z} loc("<stdin>":19:12)
    %5 = pdl_interp.get_result 0 of %arg0 {z} loc("<stdin>":20:13)
    %6 = pdl_interp.get_results of %arg0 : !pdl.range<value> {z} loc("<stdin>":21:14)
    %7 = pdl_interp.get_value_type of %3 : !pdl.range<type> {z} loc("<stdin>":22:12)
    %8 = pdl_interp.get_value_type of %2 : !pdl.type loc("<stdin>":23:10)
    pdl_interp.check_types %7 are [i32, f32] {z} -> ^bb7, ^bb18 loc("<stdin>":24:3)
  ^bb7:  // pred: ^bb6
    pdl_interp.are_equal %2, %4 : !pdl.value {z} -> ^bb8, ^bb18 loc("<stdin>":26:3)
  ^bb8:  // pred: ^bb7
    %9 = pdl_interp.get_defining_op of %2 : !pdl.value {z} loc("<stdin>":28:12)
    pdl_interp.apply_constraint "check"(%9, %7 : !pdl.operation, !pdl.range<type>) {isNegated = true} -> ^bb9, ^bb18 loc("<stdin>":29:3)
  ^bb9:  // pred: ^bb8
    %10 = pdl_interp.apply_constraint "value"(%9 : !pdl.operation) : !pdl.attribute {z} -> ^bb10, ^bb18 loc("<stdin>":31:11)
  ^bb10:  // pred: ^bb9
    pdl_interp.switch_attribute %0 to [1 : i8, "b"](^bb11, ^bb18) {z} -> ^bb18 loc("<stdin>":33:3)
  ^bb11:  // 2 preds: ^bb10, ^bb11
    pdl_interp.switch_operand_count of %arg0 to dense<[0, 3]> : vector<2xi32>(^bb12, ^bb18) {z} -> ^bb11 loc("<stdin>":35:3)
  ^bb12:  // 2 preds: ^bb11, ^bb12
    pdl_interp.switch_operation_name of %arg0 to ["a.b", "c.d"](^bb13, ^bb12) {z} -> ^bb18 loc("<stdin>":37:3)
  ^bb13:  // pred: ^bb12
    pdl_interp.switch_result_count of %arg0 to dense<1> : vector<1xi32>(^bb14) {z} -> ^bb18 loc("<stdin>":39:3)
  ^bb14:  // pred: ^bb13
    pdl_interp.switch_type %1 to [i32, i64](^bb15, ^bb1) {z} -> ^bb18 loc("<stdin>":41:3)
  ^bb15:  // pred: ^bb14
    pdl_interp.switch_types %7 to [[i32], [], [i8, i16]](^bb16, ^bb1, ^bb2) {z} -> ^bb18 loc("<stdin>":43:3)
  ^bb16:  // pred: ^bb15
    %11 = pdl_interp.get_users of %2 : !pdl.value {z} loc("<stdin>":45:12)
    %12 = pdl_interp.extract 0 of %11 : !pdl.operation {z} loc("<stdin>":46:12)
    pdl_interp.foreach %arg1 : !pdl.operation in %11 {
      pdl_interp.record_match @rewriters::@one : benefit(1), loc([]) {z} -> ^bb1 loc("<stdin>":48:5)
    ^bb1:  // pred: ^bb0
      pdl_interp.continue {z} loc("<stdin>":50:5)
    } {z} -> ^bb17 loc("<stdin>":47:3)
  ^bb17:  // pred: ^bb16
    pdl_interp.record_match @rewriters::@two(%arg0, %1 : !pdl.operation, !pdl.type) : benefit(2), generatedOps(["a.b", "c.d"]), loc([%arg0, %12]), root("a.b") -> ^bb18 loc("<stdin>":53:3)
  ^bb18:  // 18 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15, ^bb17
    pdl_interp.branch ^bb19 {z} loc("<stdin>":55:3)
  ^bb19:  // pred: ^bb18
    pdl_interp.finalize {z} loc("<stdin>":57:3)
  } loc("<stdin>":2:1)
  module @rewriters {
    pdl_interp.func @one() {
      pdl_interp.finalize loc("<stdin>":61:5)
    } loc("<stdin>":60:3)
    pdl_interp.func @two(%arg0: !pdl.operation loc("<stdin>":63:24), %arg1: !pdl.type loc("<stdin>":63:45)) {
      %0 = pdl_interp.create_attribute 5 : i8 attributes {z} loc("<stdin>":64:10)
      %1 = pdl_interp.create_type i32 {z} loc("<stdin>":65:10)
      %2 = pdl_interp.create_types [i8, i16] {z} loc("<stdin>":66:10)
      %3 = pdl_interp.create_range %arg1, %2 : !pdl.type, !pdl.range<type>  {z} loc("<stdin>":67:10)
      %4 = pdl_interp.create_range : !pdl.range<value> loc("<stdin>":68:10)
      %5 = pdl_interp.apply_rewrite "make"(%arg0 : !pdl.operation) : !pdl.value {z} loc("<stdin>":69:10)
      pdl_interp.apply_rewrite "note" loc("<stdin>":70:5)
      %6 = pdl_interp.create_operation "a.b"(%5, %4 : !pdl.value, !pdl.range<value>) {"x" = %0, "y" = %0}  -> (%1, %3 : !pdl.type, !pdl.range<type>) {z} loc("<stdin>":71:10)
      %7 = pdl_interp.create_operation "arith.addi"(%5, %5 : !pdl.value, !pdl.value) {"index" = %0}  -> <inferred> loc("<stdin>":72:10)
      %c1_i32 = arith.constant 1 : i32 loc("<stdin>":73:10)
      %8 = pdl_interp.create_operation "e.f"  loc("<stdin>":74:10)
      %9 = pdl_interp.get_results 0 of %6 : !pdl.value loc("<stdin>":75:10)
      pdl_interp.replace %arg0 with (%9 : !pdl.value) {z} loc("<stdin>":76:5)
      pdl_interp.replace %8 with () loc("<stdin>":77:5)
      pdl_interp.erase %arg0 {z} loc("<stdin>":78:5)
      pdl_interp.finalize loc("<stdin>":79:5)
    } loc("<stdin>":63:3)
  } loc("<stdin>":59:1)
  pdl_interp.func private @seen_here(%arg0: !pdl.operation {a.b} loc("<stdin>":82:36)) -> (i32 {a.c}) attributes {k} {
    pdl_interp.finalize loc("<stdin>":83:3)
  } loc("<stdin>":82:1)
} loc("<stdin>":0:0)
