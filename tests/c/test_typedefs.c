/* test_typedefs.c - the registry of definitions, and making defined types and attributes from parameters. */
#include "defs/defined.h"

#include "types.h"

static const McDefinition *find(McContext *ctx, const char *name, bool is_type) {
  return mc_definition(ctx, mc_ident(ctx, name, strlen(name)), is_type);
}

static void definitions_are_found_by_name(McContext *ctx) {
  CHECK(find(ctx, "t_types.box", true) != NULL);
  CHECK(find(ctx, "t_types.box", false) == NULL);
  CHECK(find(ctx, "t_types.struct", false) != NULL);
  CHECK(find(ctx, "t_types.color", false) == NULL); /* an enumeration */
  CHECK(find(ctx, "t_types.nothing", true) == NULL);
  const McDefinition *box = find(ctx, "t_types.box", true);
  CHECK(box->mnemonic == 8 && box->record->num_params == 1);
  McType type = mc_parse_type(ctx, "!t_types.box<i32>", 17, MC_SYNTAX_MODERN, NULL);
  CHECK(mc_definition_of(ctx, type.index) == box);
  CHECK(mc_defined_param(ctx, type.index, 0) == mc_type_integer(ctx, 32, MC_SIGNLESS).index);
}

static void the_same_parameters_make_the_same_thing(McContext *ctx) {
  McType i32 = mc_type_integer(ctx, 32, MC_SIGNLESS);
  McType box = mc_parse_type(ctx, "!t_types.box<i32>", 17, MC_SYNTAX_MODERN, NULL);
  CHECK(mc_defined_make(ctx, find(ctx, "t_types.box", true), &i32.index, (McLoc){MC_NONE}, NULL) == box.index);
}

static void types_of_a_definition_are_found_in_order(McContext *ctx) {
  McType first = mc_parse_type(ctx, "!t_types.box<i61>", 17, MC_SYNTAX_MODERN, NULL);
  uint32_t after = first.index - 1;
  McIdent name = mc_ident(ctx, "t_types.box", 11);
  CHECK(mc_defined_next_type(ctx, name, &after).index == first.index && after == first.index);
  CHECK(mc_defined_next_type(ctx, name, &after).index == MC_NONE);
  McType next = mc_parse_type(ctx, "!t_types.box<i62>", 17, MC_SYNTAX_MODERN, NULL);
  CHECK(mc_defined_next_type(ctx, name, &after).index == next.index);
  CHECK(mc_defined_next_type(ctx, mc_ident(ctx, "t_types.none", 12), &after).index == MC_NONE);
}

static void parameters_are_checked(McContext *ctx) {
  McDiags *diags = mc_diags_new(ctx);
  uint32_t values[5] = {MC_NONE};
  CHECK(mc_defined_make(ctx, find(ctx, "t_types.box", true), values, (McLoc){MC_NONE}, diags) == MC_NONE);
  CHECK_TEXT(mc_diags_get(diags, 0).message, "parameter 'element' is missing");
  mc_diags_clear(diags);
  values[0] = mc_attr_string(ctx, "far too long", 12, (McType){MC_NONE}).index;
  values[1] = mc_attr_string(ctx, "w", 1, (McType){MC_NONE}).index;
  CHECK(mc_defined_make(ctx, find(ctx, "t_types.words", false), values, (McLoc){MC_NONE}, diags) == MC_NONE);
  CHECK_TEXT(mc_diags_get(diags, 0).message, "has a wrong length: 'far too long'");
  mc_diags_free(diags);
}

static void absent_ones_have_their_defaults(McContext *ctx) {
  uint32_t values[3] = {MC_NONE};
  const McDefinition *maybe = find(ctx, "t_types.maybe", false);
  uint32_t made = mc_defined_make(ctx, maybe, values, (McLoc){MC_NONE}, NULL);
  CHECK(made == mc_parse_attr(ctx, "#t_types.maybe", 14, (McType){MC_NONE}, MC_SYNTAX_MODERN, NULL).index);
  int64_t seven = 0;
  CHECK(mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, made, 0)}, &seven) && seven == 7);
  CHECK(!mc_defined_is_present(maybe, mc_rec(ctx, made)->words + 1, 0));
  CHECK(mc_defined_param(ctx, made, 2) == mc_type_index(ctx).index);
}

static void an_attribute_may_have_a_type(McContext *ctx) {
  McAttr typed = mc_parse_attr(ctx, "#t_types.typed<5> : i32", 23, (McType){MC_NONE}, MC_SYNTAX_MODERN, NULL);
  CHECK(mc_attr_value_type(ctx, typed).index == mc_type_integer(ctx, 32, MC_SIGNLESS).index);
  McAttr words = mc_parse_attr(ctx, "#t_types.params<5>", 18, (McType){MC_NONE}, MC_SYNTAX_MODERN, NULL);
  CHECK(mc_attr_value_type(ctx, words).index == MC_NONE);
}

static void values_must_be_of_the_kind(McContext *ctx) {
  const McParamWords *params = mc_definition_params(find(ctx, "t_types.numbers", false));
  McAttr one = mc_attr_integer(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), 1);
  McAttr list = mc_attr_array(ctx, &one, 1), lists = mc_attr_array(ctx, &list, 1);
  CHECK(mc_param_fits(ctx, &params[0], one.index) && !mc_param_fits(ctx, &params[0], list.index));
  CHECK(mc_param_fits(ctx, &params[5], list.index) && !mc_param_fits(ctx, &params[5], one.index));
  CHECK(!mc_param_fits(ctx, &params[5], lists.index) && !mc_param_fits(ctx, &params[4], one.index));
}

int main(void) {
  McContext *ctx = context_with_types();
  CHECK(mc_context_load_dialect(ctx, "t_types", 7));
  definitions_are_found_by_name(ctx);
  the_same_parameters_make_the_same_thing(ctx);
  types_of_a_definition_are_found_in_order(ctx);
  parameters_are_checked(ctx);
  absent_ones_have_their_defaults(ctx);
  an_attribute_may_have_a_type(ctx);
  values_must_be_of_the_kind(ctx);
  mc_context_free(ctx);
  return 0;
}
