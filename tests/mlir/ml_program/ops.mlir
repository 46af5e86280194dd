// Every operation, type and attribute of ml_program, in the spellings that they have.
ml_program.global private @c(dense<4> : tensor<4xi32>) : tensor<?xi32> {x}
ml_program.global public mutable @v : i64
ml_program.global nested mutable @w(7 : i64) : i64
ml_program.global private @e(#ml_program.extern : i32) : i32
ml_program.global private @f(#ml_program.extern) : none
ml_program.func private @declared(i32, i64) -> (i32 {y.y})
ml_program.func @whole(%a: i32 {z.z}) -> (i32, i64) attributes {x} {
  %0 = ml_program.global_load_const @c : tensor<?xi32> {x}
  %1 = ml_program.global_load @v : i64 {x}
  %2 = ml_program.global_load @w : i64
  ml_program.global_store @v = %2 : i64 {x}
  ml_program.return {x} %a, %1 : i32, i64
}
ml_program.func @empty() {
  ml_program.return
}
ml_program.subgraph private @graph(%a: i64) -> (i64, !ml_program.token) {
  %0 = ml_program.token {x}
  %1, %2 = ml_program.global_load_graph @v ordering(%0, %4 -> !ml_program.token) : i64 {x}
  %3 = ml_program.global_store_graph @v = %a ordering(%2 -> !ml_program.token) : i64 {x}
  %4 = ml_program.global_store_graph @w = %a ordering(() -> !ml_program.token) : i64
  %5, %6 = ml_program.global_load_graph @w ordering(() -> !ml_program.token) : i64
  ml_program.output {x} %1, %3 : i64, !ml_program.token
}
ml_program.subgraph @nothing() {
  ml_program.output
}

//= --allow-unregistered-dialect
#extern = #ml_program.extern : i32
#extern1 = #ml_program.extern
module {
  ml_program.global private @c(dense<4> : tensor<4xi32>) : tensor<?xi32> {x}
  ml_program.global public mutable @v : i64
  ml_program.global nested mutable @w(7 : i64) : i64
  ml_program.global private @e(#extern) : i32
  ml_program.global private @f(#extern1) : none
  ml_program.func private @declared(i32, i64) -> (i32 {y.y})
  ml_program.func @whole(%arg0: i32 {z.z}) -> (i32, i64) attributes {x} {
    %c = ml_program.global_load_const @c : tensor<?xi32> {x}
    %v = ml_program.global_load @v : i64 {x}
    %w = ml_program.global_load @w : i64
    ml_program.global_store @v = %w : i64 {x}
    ml_program.return {x} %arg0, %v : i32, i64
  }
  ml_program.func @empty() {
    ml_program.return
  }
  ml_program.subgraph private @graph(%arg0: i64) -> (i64, !ml_program.token) {
    %0 = ml_program.token {x}
    %result, %produceToken = ml_program.global_load_graph @v ordering(%0, %2 -> !ml_program.token) : i64 {x}
    %1 = ml_program.global_store_graph @v = %arg0 ordering(%produceToken -> !ml_program.token) : i64 {x}
    %2 = ml_program.global_store_graph @w = %arg0 ordering(() -> !ml_program.token) : i64
    %result_0, %produceToken_1 = ml_program.global_load_graph @w ordering(() -> !ml_program.token) : i64
    ml_program.output {x} %result, %1 : i64, !ml_program.token
  }
  ml_program.subgraph @nothing() {
    ml_program.output
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#extern = #ml_program.extern : i32
#extern1 = #ml_program.extern
"builtin.module"() ({
  "ml_program.global"() <{sym_name = "c", sym_visibility = "private", type = tensor<?xi32>, value = dense<4> : tensor<4xi32>}> {x} : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "v", sym_visibility = "public", type = i64}> : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "w", sym_visibility = "nested", type = i64, value = 7 : i64}> : () -> ()
  "ml_program.global"() <{sym_name = "e", sym_visibility = "private", type = i32, value = #extern}> : () -> ()
  "ml_program.global"() <{sym_name = "f", sym_visibility = "private", type = none, value = #extern1}> : () -> ()
  "ml_program.func"() <{function_type = (i32, i64) -> i32, res_attrs = [{y.y}], sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
  "ml_program.func"() <{arg_attrs = [{z.z}], function_type = (i32) -> (i32, i64), sym_name = "whole"}> ({
  ^bb0(%arg1: i32):
    %5 = "ml_program.global_load_const"() <{global = @c}> {x} : () -> tensor<?xi32>
    %6 = "ml_program.global_load"() <{global = @v}> {x} : () -> i64
    %7 = "ml_program.global_load"() <{global = @w}> : () -> i64
    "ml_program.global_store"(%7) <{global = @v}> {x} : (i64) -> ()
    "ml_program.return"(%arg1, %6) {x} : (i32, i64) -> ()
  }) {x} : () -> ()
  "ml_program.func"() <{function_type = () -> (), sym_name = "empty"}> ({
    "ml_program.return"() : () -> ()
  }) : () -> ()
  "ml_program.subgraph"() <{function_type = (i64) -> (i64, !ml_program.token), sym_name = "graph", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    %0 = "ml_program.token"() {x} : () -> !ml_program.token
    %1:2 = "ml_program.global_load_graph"(%0, %3) <{global = @v}> {x} : (!ml_program.token, !ml_program.token) -> (i64, !ml_program.token)
    %2 = "ml_program.global_store_graph"(%arg0, %1#1) <{global = @v}> {x} : (i64, !ml_program.token) -> !ml_program.token
    %3 = "ml_program.global_store_graph"(%arg0) <{global = @w}> : (i64) -> !ml_program.token
    %4:2 = "ml_program.global_load_graph"() <{global = @w}> : () -> (i64, !ml_program.token)
    "ml_program.output"(%1#0, %2) {x} : (i64, !ml_program.token) -> ()
  }) : () -> ()
  "ml_program.subgraph"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "ml_program.output"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  ml_program.global private @c(dense<4> : tensor<4xi32>) : tensor<?xi32> {x} loc("<stdin>":2:1)
  ml_program.global public mutable @v : i64 loc("<stdin>":3:1)
  ml_program.global nested mutable @w(7 : i64) : i64 loc("<stdin>":4:1)
  ml_program.global private @e(#ml_program.extern : i32) : i32 loc("<stdin>":5:1)
  ml_program.global private @f(#ml_program.extern) : none loc("<stdin>":6:1)
  ml_program.func private @declared(i32, i64) -> (i32 {y.y}) loc("<stdin>":7:1)
  ml_program.func @whole(%arg0: i32 {z.z} loc("<stdin>":8:24)) -> (i32, i64) attributes {x} {
    %c = ml_program.global_load_const @c : tensor<?xi32> {x} loc("<stdin>":9:8)
    %v = ml_program.global_load @v : i64 {x} loc("<stdin>":10:8)
    %w = ml_program.global_load @w : i64 loc("<stdin>":11:8)
    ml_program.global_store @v = %w : i64 {x} loc("<stdin>":12:3)
    ml_program.return {x} %arg0, %v : i32, i64 loc("<stdin>":13:3)
  } loc("<stdin>":8:1)
  ml_program.func @empty() {
    ml_program.return loc("<stdin>":16:3)
  } loc("<stdin>":15:1)
  ml_program.subgraph private @graph(%arg0: i64 loc("<stdin>":18:36)) -> (i64, !ml_program.token) {
    %0 = ml_program.token {x} loc("<stdin>":19:8)
    %result, %produceToken = ml_program.global_load_graph @v ordering(%0, %2 -> !ml_program.token) : i64 {x} loc("<stdin>":20:12)
    %1 = ml_program.global_store_graph @v = %arg0 ordering(%produceToken -> !ml_program.token) : i64 {x} loc("<stdin>":21:8)
    %2 = ml_program.global_store_graph @w = %arg0 ordering(() -> !ml_program.token) : i64 loc("<stdin>":22:8)
    %result_0, %produceToken_1 = ml_program.global_load_graph @w ordering(() -> !ml_program.token) : i64 loc("<stdin>":23:12)
    ml_program.output {x} %result, %1 : i64, !ml_program.token loc("<stdin>":24:3)
  } loc("<stdin>":18:1)
  ml_program.subgraph @nothing() {
    ml_program.output loc("<stdin>":27:3)
  } loc("<stdin>":26:1)
} loc("<stdin>":0:0)
