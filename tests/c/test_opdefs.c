/* test_opdefs.c - operation names, definitions, inherent attributes in generic text, suggested names. */
#include "defs/opdefs.h"

#include "dialects.h"

static void names_are_found_again(void) {
  McContext *ctx = context_with_dialects();
  McOpName a = mc_op_name(ctx, "toy.add", 7), b = mc_op_name(ctx, "toy.sub", 7), plain = mc_op_name(ctx, "add", 3);
  CHECK(a.index != b.index && a.index == mc_op_name(ctx, "toy.add", 7).index);
  CHECK(!mc_op_name_is_registered(ctx, a) && mc_op_name_rec(ctx, a)->dialect_len == 3);
  CHECK(mc_op_name_rec(ctx, plain)->dialect.index == MC_NONE);
  char name[24];
  for (int i = 0; i < 2000; i++) mc_op_name(ctx, name, (size_t)snprintf(name, sizeof name, "many%d.op", i));
  CHECK(mc_op_name_rec(ctx, mc_op_name(ctx, "many1999.op", 11))->dialect_len == 8);
  McStr text = mc_op_name_str(ctx, mc_op_name(ctx, "many7.op", 8));
  CHECK(text.len == 8 && memcmp(text.ptr, "many7.op", 8) == 0);
  mc_context_free(ctx);
}

static void a_dialect_is_loaded_when_it_is_met(void) {
  McContext *ctx = context_with_dialects();
  bool complete;
  CHECK(!mc_dialect_is_defined(ctx, mc_ident(ctx, "func", 4), &complete));
  McOpName call = mc_op_name(ctx, "func.call", 9), other = mc_op_name(ctx, "func.other", 10);
  CHECK(mc_dialect_is_defined(ctx, mc_ident(ctx, "func", 4), &complete) && complete);
  CHECK(mc_op_name_is_registered(ctx, call) && !mc_op_name_is_registered(ctx, other));
  CHECK(mc_op_name_rec(ctx, other)->dialect_loaded);
  CHECK(mc_op_name_def(ctx, mc_op_name(ctx, "func.func", 9))->traits & MC_TRAIT(ISOLATED_FROM_ABOVE));
  CHECK(mc_attr_def(ctx, mc_ident(ctx, "arith.overflow", 14)) == NULL);
  mc_op_name(ctx, "arith.addi", 10);
  CHECK(mc_attr_def(ctx, mc_ident(ctx, "arith.overflow", 14)) != NULL);
  CHECK(mc_attr_def(ctx, mc_ident(ctx, "arith.other", 11)) == NULL);
  mc_context_free(ctx);
}

static void a_late_definition_reaches_names_met_before(void) {
  McContext *ctx = mc_context_new();
  McOpName ret = mc_op_name(ctx, "func.return", 11), other = mc_op_name(ctx, "func.x", 6);
  CHECK(!mc_op_name_is_registered(ctx, ret) && !mc_op_name_rec(ctx, other)->dialect_loaded);
  McDiags *diags = mc_diags_new(ctx);
  CHECK(mc_dialect_define(ctx, func_program, sizeof func_program / 4, diags));
  CHECK(mc_dialect_define(ctx, func_program, sizeof func_program / 4, diags)); /* a second time: no effect */
  CHECK(mc_op_name_is_registered(ctx, ret) && mc_op_name_rec(ctx, other)->dialect_loaded);
  mc_diags_free(diags);
  mc_context_free(ctx);
}

static McAttr parsed(McContext *ctx, const char *text) {
  McAttr attr = mc_parse_attr(ctx, text, strlen(text), (McType){MC_NONE}, MC_SYNTAX_MODERN, NULL);
  CHECK(attr.index != MC_NONE);
  return attr;
}

static void inherent_attributes_move_to_the_properties(void) {
  McContext *ctx = context_with_dialects();
  const McOpDef *def = mc_op_name_def(ctx, mc_op_name(ctx, "arith.addi", 10));
  McLoc loc = mc_loc_unknown(ctx);
  McDiags *diags = mc_diags_new(ctx);
  McAttr attrs = {MC_NONE}, properties = {MC_NONE};
  CHECK(mc_op_def_split_attrs(ctx, def, loc, &attrs, &properties, diags));
  CHECK(properties.index == parsed(ctx, "{overflowFlags = #arith.overflow<none>}").index);
  attrs = parsed(ctx, "{a, overflowFlags = #arith.overflow<nsw>, z}");
  properties.index = MC_NONE;
  CHECK(mc_op_def_split_attrs(ctx, def, loc, &attrs, &properties, diags));
  CHECK(attrs.index == parsed(ctx, "{a, z}").index);
  CHECK(properties.index == parsed(ctx, "{overflowFlags = #arith.overflow<nsw>}").index);
  attrs = parsed(ctx, "{overflowFlags = #arith.overflow<nsw>}");
  properties = parsed(ctx, "{overflowFlags = #arith.overflow<nuw>, unknown}"); /* stronger; unknown entries are removed
                                                                                * */
  CHECK(mc_op_def_split_attrs(ctx, def, loc, &attrs, &properties, diags));
  CHECK(attrs.index == MC_NONE && properties.index == parsed(ctx, "{overflowFlags = #arith.overflow<nuw>}").index);
  CHECK(mc_diags_count(diags) == 0);
  attrs = parsed(ctx, "{overflowFlags = 1}");
  CHECK(!mc_op_def_split_attrs(ctx, def, loc, &attrs, &properties, diags));
  CHECK_TEXT(mc_diags_get(diags, 0).message,
             "'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags");
  mc_diags_free(diags);
  mc_context_free(ctx);
}

static void constants_suggest_names(void) {
  McContext *ctx = context_with_dialects();
  static const struct { const char *text, *name; } cases[] = {
      {"%a = arith.constant true", "%true = "},      {"%a = arith.constant false", "%false = "},
      {"%a = arith.constant -3 : i8", "%c-3_i8 = "}, {"%a = arith.constant 4 : index", "%c4 = "},
      {"%a = arith.constant 1.0 : f32", "%cst = "},  {"%a = arith.constant dense<1> : tensor<2xi8>", "%cst = "},
      {"%a = arith.constant 36893488147419103232 : i70", "%c36893488147419103232_i70 = "},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    char *out = round_trip(ctx, cases[i].text, false);
    CHECK(strstr(out, cases[i].name) != NULL);
    free(out);
    out = round_trip(ctx, cases[i].text, true);
    CHECK(strstr(out, "%0 = ") != NULL);
    free(out);
  }
  mc_context_free(ctx);
}

static void every_allocation_of_a_definition_may_fail(void) {
  for (long long n = 0;; n++) {
    McContext *ctx = mc_context_new();
    McDiags *diags = mc_diags_new(ctx);
    mc_context_fail_allocation_after(ctx, n);
    bool ok = mc_dialect_define(ctx, arith_program, sizeof arith_program / 4, diags);
    mc_context_fail_allocation_after(ctx, -1);
    CHECK(ok || mc_diags_has_error(diags));
    mc_diags_free(diags);
    mc_context_free(ctx);
    if (ok) {
      CHECK(n > 10);
      return;
    }
  }
}

int main(void) {
  names_are_found_again();
  a_dialect_is_loaded_when_it_is_met();
  a_late_definition_reaches_names_met_before();
  inherent_attributes_move_to_the_properties();
  constants_suggest_names();
  every_allocation_of_a_definition_may_fail();
  return 0;
}
