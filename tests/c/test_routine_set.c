/* test_routine_set.c - sets of routines: C functions from outside the tree together with the built-in ones. */
#include "check.h"
#include "core/routines.h"
#include "defs/format.h"
#include "defs/op_messages.h"
#include "dialects.h"

static int calls;

/* Refuses functions of the name "refused". */
static bool own_check(const McRoutineCheck *c) {
  calls++;
  McAttr name = mc_op_attribute(c->ctx, c->op, c->ctx->known[MC_ID_sym_name]);
  return !mc_str_is(mc_attr_string_value(c->ctx, name), "refused") ||
         mc_error(c->diags, mc_op_loc(c->ctx, c->op), "refused from outside");
}

static const McCheckRoutine own_checks[] = {{"Function", own_check, MC_IMPURE}, {"own.Other", own_check, MC_IMPURE}};
static const McRoutineSet own = {.checks = own_checks, .num_checks = MC_COUNT(own_checks)};

static void a_join_has_the_routines_of_both(void) {
  McRoutineSet *set = mc_routine_set_join(&mc_builtin_routines, &own);
  CHECK(set->num_checks == mc_builtin_routines.num_checks + 2 &&
        set->num_directives == mc_builtin_routines.num_directives);
  McContext *ctx = mc_context_new_with(set), *plain = mc_context_new();
  CHECK(mc_routine_find(ctx, checks, MC_STR("own.Other")) == mc_builtin_routines.num_checks + 1);
  CHECK(mc_routine_find(plain, checks, MC_STR("own.Other")) == MC_PROGRAM_NONE);
  CHECK(mc_routine_find(ctx, upgrades, MC_STR("own.Other")) == MC_PROGRAM_NONE);
  for (uint32_t i = 0; i < mc_builtin_routines.num_checks; i++) {
    CHECK(set->checks[i].run == mc_builtin_routines.checks[i].run);
  }
  mc_context_free(ctx);
  mc_context_free(plain);
  mc_routine_set_free(set);
}

static void a_join_of_nothing_is_empty(void) {
  static const McRoutineSet none;
  McRoutineSet *set = mc_routine_set_join(&none, &none);
  CHECK(set->num_checks == 0 && set->checks == NULL);
  McContext *ctx = mc_context_new_with(set);
  CHECK(mc_routine_find(ctx, checks, MC_STR("own.Other")) == MC_PROGRAM_NONE);
  mc_context_free(ctx);
  mc_routine_set_free(set);
  mc_routine_set_free(NULL);
}

/* Texts of two functions. The check from outside refuses the second: its set comes first, so func's definitions get it.
 * */
static void a_definition_runs_a_routine_from_outside(void) {
  static const char text[] = "func.func private @fine()\nfunc.func private @refused()";
  McRoutineSet *set = mc_routine_set_join(&own, &mc_builtin_routines);
  McContext *ctx = mc_context_new_with(set);
  mc_context_set_dialect_loader(ctx, load_program, NULL);
  McDiags *diags = mc_diags_new(ctx);
  McParseOptions options = {.source_name = "-", .source_name_len = 1, .verify = true};
  CHECK(mc_parse(ctx, text, strlen(text), &options, diags).index == MC_NONE);
  CHECK(calls == 2 && mc_diags_count(diags) == 1);
  McDiag diag = mc_diags_get(diags, 0);
  CHECK(diag.message_len == 20 && memcmp(diag.message, "refused from outside", 20) == 0);
  mc_diags_free(diags);
  mc_context_free(ctx);
  mc_routine_set_free(set);
}

int main(void) {
  a_join_has_the_routines_of_both();
  a_join_of_nothing_is_empty();
  a_definition_runs_a_routine_from_outside();
  return 0;
}
