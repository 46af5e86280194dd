// Names of results out of an attribute; an entry block without its arguments; an attribute that a keyword is for.
%0:3 = "test.custom_result_name"() <{names = ["x y", "", "a"]}> : () -> (i1, i1, i1)
%1 = "test.custom_result_name"(%0#1) <{names = ["x y"]}> : (i1) -> i1
%2:2 = "test.custom_result_name"() <{names = ["one"]}> : () -> (i1, i1)
"test.affine_scope"() ({
^bb0(%a: index):
  "test.end"() : () -> ()
}) : () -> ()
test.oilist_with_keywords_only thirdKeyword keyword
"test.types"() {a = !test.int<s, 8>, b = !test.int<none, 0>} : () -> ()
"test.single_no_terminator_custom_asm_op"() ({
^bb0(%a: index):
  "t.use"(%a) : (index) -> ()
}) : () -> ()
"acc.init"() : () -> ()
%v = "t.v"() : () -> vector<3xi64>
%s = "t.s"() : () -> vector<[4]xi64>
%i = "vector.scalable.insert"(%v, %s) <{pos = -1 : i64}> : (vector<3xi64>, vector<[4]xi64>) -> vector<[4]xi64>

//= --allow-unregistered-dialect
module {
  %x_y:2, %a = "test.custom_result_name"() <{names = ["x y", "", "a"]}> : () -> (i1, i1, i1)
  %x_y_0 = "test.custom_result_name"(%x_y#1) <{names = ["x y"]}> : (i1) -> i1
  %one:2 = "test.custom_result_name"() <{names = ["one"]}> : () -> (i1, i1)
  test.affine_scope {
    "test.end"() : () -> ()
  }
  test.oilist_with_keywords_only keyword thirdKeyword
  "test.types"() {a = !test.int<signed, 8>, b = !test.int<none, 0>} : () -> ()
  test.single_no_terminator_custom_asm_op{
    "t.use"(%arg0) : (index) -> ()
  }
  acc.init
  %0 = "t.v"() : () -> vector<3xi64>
  %1 = "t.s"() : () -> vector<[4]xi64>
  %2 = vector.scalable.insert %0, %1[-1] : vector<3xi64> into vector<[4]xi64>
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  %0:3 = "test.custom_result_name"() <{names = ["x y", "", "a"]}> : () -> (i1, i1, i1)
  %1 = "test.custom_result_name"(%0#1) <{names = ["x y"]}> : (i1) -> i1
  %2:2 = "test.custom_result_name"() <{names = ["one"]}> : () -> (i1, i1)
  "test.affine_scope"() ({
  ^bb0(%arg1: index):
    "test.end"() : () -> ()
  }) : () -> ()
  "test.oilist_with_keywords_only"() <{diffNameUnitAttrKeyword, keyword}> : () -> ()
  "test.types"() {a = !test.int<signed, 8>, b = !test.int<none, 0>} : () -> ()
  "test.single_no_terminator_custom_asm_op"() ({
  ^bb0(%arg0: index):
    "t.use"(%arg0) : (index) -> ()
  }) : () -> ()
  "acc.init"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  %3 = "t.v"() : () -> vector<3xi64>
  %4 = "t.s"() : () -> vector<[4]xi64>
  %5 = "vector.scalable.insert"(%3, %4) <{pos = -1 : i64}> : (vector<3xi64>, vector<[4]xi64>) -> vector<[4]xi64>
}) : () -> ()

