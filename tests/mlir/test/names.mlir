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
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  %0:3 = "test.custom_result_name"() <{names = ["x y", "", "a"]}> : () -> (i1, i1, i1)
  %1 = "test.custom_result_name"(%0#1) <{names = ["x y"]}> : (i1) -> i1
  %2:2 = "test.custom_result_name"() <{names = ["one"]}> : () -> (i1, i1)
  "test.affine_scope"() ({
  ^bb0(%arg0: index):
    "test.end"() : () -> ()
  }) : () -> ()
  "test.oilist_with_keywords_only"() <{diffNameUnitAttrKeyword, keyword}> : () -> ()
  "test.types"() {a = !test.int<signed, 8>, b = !test.int<none, 0>} : () -> ()
}) : () -> ()

