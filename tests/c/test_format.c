/* test_format.c - custom forms: parsed text prints the same; messages; every allocation failing. */
#include "types.h"

static const char *const everything =
    "module @m attributes {a.b = 1 : i64} {\n"
    "  func.func private @declared(i32 {a.b}, f32) -> (i32 {c.d}, () -> i32)\n"
    "  func.func @f(%arg0: i32 {a.b = \"x\"}, %arg1: (i32) -> i32) -> i32 attributes {no_inline} {\n"
    "    %0 = arith.addi %arg0, %arg0 overflow<nsw, nuw> {k} : i32\n"
    "    %1 = arith.cmpi slt, %0, %arg0 : i32\n"
    "    %c1_i32 = arith.constant 1 : i32\n"
    "    %cst = arith.constant {k} dense<1.000000e+00> : tensor<4xf32>\n"
    "    %2 = arith.mulf %cst, %cst fastmath<nnan,ninf> : tensor<4xf32>\n"
    "    %f = constant @f : (i32, (i32) -> i32) -> i32\n"
    "    %3 = call_indirect %arg1(%c1_i32) {k} : (i32) -> i32\n"
    "    %4 = call @f(%3, %arg1) {k} : (i32, (i32) -> i32) -> i32\n"
    "    %5:2 = builtin.unrealized_conversion_cast %4 : i32 to i64, f32\n"
    "    %6 = builtin.unrealized_conversion_cast to i64 {k}\n"
    "    return %4 : i32\n"
    "  }\n"
    "  module {\n"
    "  }\n"
    "}\n";

static void what_is_printed_is_read_again(void) {
  McContext *ctx = context_with_dialects();
  CHECK_ROUND_TRIP(ctx, everything, everything);
  char *generic = round_trip(ctx, everything, true);
  CHECK(strstr(generic, "<{overflowFlags = #arith.overflow<nsw, nuw>}> {k} : (i32, i32) -> i32") != NULL);
  CHECK_ROUND_TRIP(ctx, generic, everything);
  free(generic);
  mc_context_free(ctx);
}

static const char *const clauses =
    "module {\n"
    "  %0 = arith.constant true\n"
    "  t_types.clauses\n"
    "  t_types.clauses limit(%0 : i1) parts %0, %0 : i1, i1 fast size = 3 {k}\n"
    "  t_types.fork {\n"
    "  }, {\n"
    "    t_types.jump ^bb1, ^bb1\n"
    "  ^bb1:  // 2 preds: ^bb0, ^bb0\n"
    "    t_types.jump ^bb2 {k}\n"
    "  ^bb2:  // pred: ^bb1\n"
    "    \"t.end\"() : () -> ()\n"
    "  } attributes {k}\n"
    "}\n";

static void clauses_come_in_any_order_and_once(void) {
  McContext *ctx = context_with_types();
  mc_context_allow_unregistered(ctx, true);
  char *named = round_trip(ctx, clauses, false), *again = round_trip(ctx, named, true);
  CHECK(strstr(named, "t_types.clauses limit(%true : i1) parts %true, %true : i1, i1 fast size = 3 {k}\n") != NULL);
  CHECK_ROUND_TRIP(ctx, again, named);
  CHECK_ROUND_TRIP(ctx, "t_types.clauses size = 3 fast {k}", "module {\n  t_types.clauses fast size = 3 {k}\n}\n");
  CHECK_FAILS(ctx, "t_types.clauses fast size = 3 fast",
              "1:1: error: custom op 't_types.clauses' `fast` clause can appear at most once in the expansion of the "
              "oilist directive");
  CHECK_FAILS(ctx, "t_types.clauses size 3", "expected '='");
  CHECK_FAILS(ctx, "t_types.fork {}, ", "expected '{' to begin a region");
  free(named);
  free(again);
  mc_context_free(ctx);
}

static void defaults_and_other_spellings_print_one_way(void) {
  McContext *ctx = context_with_dialects();
  CHECK_ROUND_TRIP(ctx, "%a = arith.constant 1.0 : f32 %b = arith.addf %a, %a fastmath<none> : f32",
                   "module {\n  %cst = arith.constant 1.000000e+00 : f32\n  %0 = arith.addf %cst, %cst : f32\n}\n");
  CHECK_ROUND_TRIP(
      ctx, "%a = arith.constant 1 : i8 %b = arith.addi %a, %a overflow<nuw, \"nsw\"> : i8",
      "module {\n  %c1_i8 = arith.constant 1 : i8\n  %0 = arith.addi %c1_i8, %c1_i8 overflow<nsw, nuw> : i8\n}\n");
  CHECK_ROUND_TRIP(ctx, "%a = arith.constant 1 : i8 %b = arith.cmpi \"slt\", %a, %a {predicate = 3} : i8",
                   "module {\n  %c1_i8 = arith.constant 1 : i8\n  %0 = arith.cmpi sle, %c1_i8, %c1_i8 : i8\n}\n");
  CHECK_ROUND_TRIP(ctx, "func.func private @f() attributes {no_inline = 1, a.b}",
                   "module {\n  func.func private @f() attributes {a.b}\n}\n");
  mc_context_free(ctx);
}

static void errors_are_upstreams(void) {
  McContext *ctx = context_with_dialects();
  static const char *const cases[][2] = {
      {"builtin.unrealized_conversion_cast",
       "1:35: error: custom op 'builtin.unrealized_conversion_cast' expected 'to'"},
      {"func.func", "custom op 'func.func' expected valid '@'-identifier for symbol name"},
      {"func.func @f(i32, %a: i32)", "custom op 'func.func' expected type instead of SSA identifier"},
      {"func.func @f(%a: i32, i32)", "custom op 'func.func' expected SSA identifier"},
      {"func.func @f() {}", "custom op 'func.func' expected non-empty function body"},
      {"func.func @f() attributes {sym_name = \"g\"} {}",
       "'sym_name' is an inferred attribute and should not be specified"},
      {"func.func @f(%a: i32 {a.b}) attributes {arg_attrs = [{}]} {}",
       "custom op 'func.func' attribute 'arg_attrs' occurs more than once in the attribute list"},
      {"func.func @f(%a: i32) { func.call @f(%a) : i32 }",
       "invalid kind of type specified: expected builtin.function, but found 'i32'"},
      {"func.func @f(%a: i32) { func.call @f::@g(%a) : i32 }",
       "custom op 'func.call' invalid kind of attribute specified"},
      {"func.func @f(%a: i32) { func.return %a, %a : i32 }",
       "custom op 'func.return' number of operands and types do not match: got 2 operands and 1 types"},
      {"%a = arith.constant 1.0 : f32 %b = arith.cmpi eq, %a, %a : f32",
       "custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'"},
      {"%a = arith.constant 1 : i8 %b = arith.cmpi \"no\", %a, %a : i8",
       "custom op 'arith.cmpi' invalid predicate attribute specification: \"no\""},
      {"%a = arith.constant 1 : i8 %b = arith.cmpi no, %a, %a : i8",
       "expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt"},
      {"%a = arith.constant 1 : i8 %b = arith.addi %a, %a overflow<no> : i8",
       "custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw"},
      {"%a = arith.constant 1 : i8 %b = arith.addi %a, %a overflow<1> : i8",
       "custom op 'arith.addi' expected valid keyword or string"},
      {"%a = arith.constant 1 : i8 %b = arith.addi %a, %a {overflowFlags = 1} : i8",
       "custom op 'arith.addi' 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer "
       "overflow arith flags"},
      {"%a = arith.constant unit", "custom op 'arith.constant' invalid kind of attribute specified"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) CHECK_FAILS(ctx, cases[i][0], cases[i][1]);
  mc_context_free(ctx);
}

static void every_allocation_may_fail(void) {
  for (long long n = 0;; n++) {
    McContext *ctx = context_with_dialects();
    CHECK(mc_context_load_dialect(ctx, "func", 4) && mc_context_load_dialect(ctx, "arith", 5));
    McDiags *diags = mc_diags_new(ctx);
    McParseOptions options = {.source_name = "t", .source_name_len = 1, .verify = true};
    McPrintOptions print;
    mc_print_options_init(&print);
    McBuf *buf = mc_buf_new();
    mc_context_fail_allocation_after(ctx, n);
    McOp op = mc_parse(ctx, everything, strlen(everything), &options, diags);
    bool ok = op.index != MC_NONE && mc_print_op(ctx, op, &print, buf);
    bool failed = mc_context_fail_allocation_after(ctx, -1);
    CHECK(op.index != MC_NONE || (failed && mc_diags_has_error(diags)));
    if (op.index != MC_NONE) mc_op_erase(ctx, op);
    mc_buf_delete(buf);
    mc_diags_free(diags);
    mc_context_free(ctx);
    CHECK(ok || failed);
    if (!failed) return;
  }
}

/* An operation that breaks its definition is printed safely, though not nicely, when it is not verified. */
static void broken_operations_print_safely(void) {
  McContext *ctx = context_with_dialects();
  static const char *const texts[] = {
      "\"arith.addi\"() : () -> ()",
      "\"arith.cmpi\"() : () -> ()",
      "%0 = \"t.a\"() : () -> i32 \"arith.addf\"(%0) : (i32) -> ()",
      "\"arith.constant\"() : () -> ()",
      "\"func.func\"() : () -> ()",
      "\"func.func\"() <{sym_name = \"f\", function_type = i32}> ({}) : () -> ()",
      "\"func.func\"() ({}) {sym_name = \"f\", function_type = (i32) -> i32, arg_attrs = [{a}, {}], res_attrs = []} : "
      "() -> ()",
      "\"func.func\"() ({^bb0(%a: i8): }) {sym_name = \"f\", function_type = (i32, i32) -> i32} : () -> ()",
      "\"func.call\"() : () -> ()",
      "\"func.call_indirect\"() : () -> ()",
      "\"func.constant\"() : () -> ()",
      "\"builtin.module\"() : () -> ()",
      "\"builtin.module\"() ({},{}) : () -> ()",
      "\"builtin.unrealized_conversion_cast\"() : () -> ()",
  };
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
    McDiags *diags = mc_diags_new(ctx);
    McParseOptions options = {.source_name = "t", .source_name_len = 1};
    McOp op = mc_parse(ctx, texts[i], strlen(texts[i]), &options, diags);
    if (op.index == MC_NONE) fprintf(stderr, "%s\n", rendered(diags));
    CHECK(op.index != MC_NONE);
    McPrintOptions print;
    mc_print_options_init(&print);
    for (int verified = 0; verified < 2; verified++) {
      print.assume_verified = verified;
      McBuf *buf = mc_buf_new();
      CHECK(mc_print_op(ctx, op, &print, buf));
      mc_buf_delete(buf);
    }
    CHECK(!mc_verify(ctx, op, diags) && mc_diags_has_error(diags));
    mc_op_erase(ctx, op);
    mc_diags_free(diags);
  }
  mc_context_free(ctx);
}

int main(void) {
  what_is_printed_is_read_again();
  clauses_come_in_any_order_and_once();
  defaults_and_other_spellings_print_one_way();
  errors_are_upstreams();
  broken_operations_print_safely();
  every_allocation_may_fail();
  return 0;
}
