/* test_constraints.c - the verifier's messages for operations that break their definitions: upstream's messages, one
 * per operation. */
#include "defs/constraints.h"

#include "dialects.h"

typedef struct Case { const char *text, *message; } Case;

static void messages_are_upstreams(void) {
  static const Case cases[] = {
      {"\"arith.constant\"() <{value = 1 : i32}> ({}) : () -> i32", "'arith.constant' op requires zero regions"},
      {"\"func.func\"() <{sym_name = \"f\", function_type = () -> ()}> : () -> ()",
       "'func.func' op requires one region"},
      {"\"arith.constant\"() <{value = 1 : i32}> : () -> ()", "'arith.constant' op requires one result"},
      {"%0 = \"func.func\"() <{sym_name = \"f\", function_type = () -> ()}> ({}) : () -> i32",
       "op requires zero results"},
      {"\"func.call_indirect\"() : () -> ()", "op expected 1 or more operands, but found 0"},
      {"%0 = \"t.t\"() : () -> i32 %1 = \"arith.cmpi\"(%0) <{predicate = 2}> : (i32) -> i1",
       "op expected 2 operands, but found 1"},
      {"%0 = \"t.t\"() : () -> i32 %1 = \"arith.constant\"(%0) <{value = 1 : i32}> : (i32) -> i32",
       "op requires zero operands"},
      {"%0 = \"arith.constant\"() : () -> i32", "'arith.constant' op requires attribute 'value'"},
      {"\"func.call\"() <{callee = @f, arg_attrs = [1]}> : () -> ()",
       "op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes"},
      {"%0 = \"t.t\"() : () -> f32 %1 = \"arith.addi\"(%0, %0) : (f32, f32) -> f32",
       "'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'"},
      {"%0 = \"t.t\"() : () -> i32 %1 = \"arith.cmpi\"(%0, %0) <{predicate = 2}> : (i32, i32) -> i32",
       "op result #0 must be bool-like, but got 'i32'"},
      {"\"builtin.module\"() ({}) : () -> ()",
       "op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks"},
      {"%0 = \"t.t\"() : () -> i64 %1 = \"arith.addi\"(%0, %0) : (i64, i64) -> i32",
       "op requires the same type for all operands and results"},
      {"%0:2 = \"t.t\"() : () -> (i64, i32) %1 = \"arith.cmpi\"(%0#0, %0#1) <{predicate = 2}> : (i64, i32) -> i1",
       "op requires all operands to have the same type"},
      {"%0 = \"t.t\"() : () -> tensor<4xi32> %1 = \"arith.cmpi\"(%0, %0) <{predicate = 2}> : (tensor<4xi32>, "
       "tensor<4xi32>) -> tensor<?xi1>",
       "op failed to verify that result type has i1 element type and same shape as operands"},
      {"%0:2 = \"t.t\"() : () -> (tensor<4xi32>, tensor<?xi32>) "
       "%1 = \"arith.addi\"(%0#0, %0#1) : (tensor<4xi32>, tensor<?xi32>) -> tensor<*xi32>",
       "op all non-scalar operands/results must have the same shape and base type"},
      {"%0 = \"t.t\"() : () -> tensor<4xi32> %1 = \"arith.addi\"(%0, %0) : (tensor<4xi32>, tensor<4xi32>) -> "
       "tensor<?xi32>",
       "op inferred type(s) 'tensor<4xi32>' are incompatible with return type(s) of operation 'tensor<?xi32>'"},
      {"%0 = \"arith.constant\"() <{value = 1 : i32}> : () -> i64",
       "op failed to verify that all of {value, result} have same type"},
      {"%0 = arith.constant \"s\"", "op value must be an integer, float, or elements attribute"},
      {"%0 = arith.constant 1 : si8", "op integer return type must be signless"},
      {"%0 = arith.constant dense<[1, 2]> : vector<[2]xi8>",
       "op intializing scalable vectors with elements attribute is not supported"},
      {"func.return", "'func.return' op expects parent op 'func.func'"},
      {"func.func @f() -> i32 { return }", "op has 0 operands, but enclosing function (@f) returns 1"},
      {"func.func @f(%a: i8) -> i32 { return %a : i8 }",
       "error: type of return operand 0 ('i8') doesn't match function result type ('i32') in function @f"},
      {"func.func @f()", "op symbol declaration cannot have public visibility"},
      {"func.func @f(%a: i8 {a}) { return }", "op arguments may only have dialect attributes"},
      {"func.func private @f() -> (i8 {a})", "op results may only have dialect attributes"},
      {"\"func.func\"() <{sym_name = \"f\", function_type = (i8) -> ()}> ({ func.return }) : () -> ()",
       "op entry block must have 1 arguments to match function signature"},
      {"\"func.func\"() <{sym_name = \"f\", function_type = (i8) -> ()}> ({ ^b(%a: i9): func.return }) : () -> ()",
       "op type of entry block argument #0('i9') must match the type of the corresponding argument in function "
       "signature('i8')"},
      {"\"func.func\"() <{sym_name = \"f\", function_type = () -> (), arg_attrs = [{}]}> ({ func.return }) : () -> ()",
       "op expects argument attribute array to have the same number of elements as the number of function arguments, "
       "got 1"},
      {"func.func @f() { call @g() : () -> () return }", "'func.call' op 'g' does not reference a valid function"},
      {"func.func @f(%a: i8) { call @f() : () -> () return }", "op incorrect number of operands for callee"},
      {"func.func @f() { %0 = call @f() : () -> i8 return }", "op incorrect number of results for callee"},
      {"func.func @f(%a: i8) { %0 = \"t.t\"() : () -> i9 call @f(%0) : (i9) -> () return }",
       "op operand type mismatch: expected operand type 'i8', but provided 'i9' for operand number 0"},
      {"func.func private @g() -> i8 func.func @f() { call @g() : () -> i9 return }",
       "op result type mismatch at index 0"},
      {"func.func private @g() -> i8 func.func @f() { call @g() : () -> i9 return }",
       "note: function result types: 'i8'"},
      {"func.func @f() { %0 = constant @g : () -> () return }", "op reference to undefined function 'g'"},
      {"func.func @f() { %0 = constant @f : () -> i8 return }", "op reference to function with mismatched type"},
      {"\"builtin.unrealized_conversion_cast\"() : () -> ()", "op expected at least one result for cast operation"},
      {"module attributes {a} {}", "op can only contain attributes with dialect-prefixed names, found: 'a'"},
  };
  McContext *ctx = context_with_dialects();
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) CHECK_FAILS(ctx, cases[i].text, cases[i].message);
  mc_context_free(ctx);
}

/* Operations like one that verified are not checked again, but one with any difference is. */
static void remembered_operations_do_not_hide_others(void) {
  McContext *ctx = context_with_dialects();
  CHECK_FAILS(ctx,
              "func.func @f(%a: i32, %b: f32) { %0 = arith.addi %a, %a : i32 %1 = arith.addi %a, %a : i32\n"
              "%2 = \"arith.addi\"(%a, %b) : (i32, f32) -> i32 return }",
              "2:6: error: 'arith.addi' op operand #1 must be signless-integer-like, but got 'f32'");
  CHECK_FAILS(ctx, "func.func @f() -> i32 { %0 = arith.constant 1 : i32 return %0 : i32 }\n"
                   "func.func @g() -> i8 { %0 = arith.constant 1 : i32 return %0 : i32 }",
              "2:52: error: type of return operand 0 ('i32') doesn't match function result type ('i8') in function @g");
  mc_context_free(ctx);
}

int main(void) {
  messages_are_upstreams();
  remembered_operations_do_not_hide_others();
  return 0;
}
