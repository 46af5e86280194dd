// Resources and distinct attributes.
"x.y"() {a = [distinct[0]<1>, distinct[0]<1>, distinct[5]<>]} : () -> ()
"x.y"() {a = distinct[7]<unit>} : () -> ()
"x.y"() {a = distinct[8]<distinct[9]<"a">>} : () -> ()
"x.y"() {a = dense_resource<foo> : tensor<2xi32>} : () -> ()
"x.y"() {a = dense_resource<"foo bar"> : tensor<2xi32>} : () -> ()
"x.y"() {a = dense_resource<foo> : tensor<?xi32>} : () -> ()

//= --allow-unregistered-dialect
#distinct = distinct[0]<1 : i64>
#distinct1 = distinct[1]<"a">
#distinct2 = distinct[2]<#distinct1>
module {
  "x.y"() {a = [#distinct, #distinct, distinct[3]<>]} : () -> ()
  "x.y"() {a = distinct[4]<>} : () -> ()
  "x.y"() {a = #distinct2} : () -> ()
  "x.y"() {a = dense_resource<foo> : tensor<2xi32>} : () -> ()
  "x.y"() {a = dense_resource<"foo bar"> : tensor<2xi32>} : () -> ()
  "x.y"() {a = dense_resource<foo> : tensor<?xi32>} : () -> ()
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#distinct = distinct[0]<1 : i64>
#distinct1 = distinct[1]<"a">
#distinct2 = distinct[2]<#distinct1>
"builtin.module"() ({
  "x.y"() {a = [#distinct, #distinct, distinct[3]<>]} : () -> ()
  "x.y"() {a = distinct[4]<>} : () -> ()
  "x.y"() {a = #distinct2} : () -> ()
  "x.y"() {a = dense_resource<foo> : tensor<2xi32>} : () -> ()
  "x.y"() {a = dense_resource<"foo bar"> : tensor<2xi32>} : () -> ()
  "x.y"() {a = dense_resource<foo> : tensor<?xi32>} : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-local-scope
"builtin.module"() ({
  "x.y"() {a = [distinct[0]<1 : i64>, distinct[0]<1 : i64>, distinct[1]<>]} : () -> ()
  "x.y"() {a = distinct[2]<>} : () -> ()
  "x.y"() {a = distinct[3]<distinct[4]<"a">>} : () -> ()
  "x.y"() {a = dense_resource<foo> : tensor<2xi32>} : () -> ()
  "x.y"() {a = dense_resource<"foo bar"> : tensor<2xi32>} : () -> ()
  "x.y"() {a = dense_resource<foo> : tensor<?xi32>} : () -> ()
}) : () -> ()
