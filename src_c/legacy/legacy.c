/* legacy.c - the table of hooks by which the parser reads older generations, the state of such a parse, and the small
 * hooks that are tables: better messages, rules of the documents, small constructs.
 *
 * The state lives in the parser's arena. Nothing here is called when today's language is read.
 */
#include "legacy/legacy.h"

#include <stdarg.h>
#include <stdio.h>

#include "legacy/legacy_lexer.h"
#include "legacy/upgrade.h"

/* --- the state --- */

static McLegacy *begin(McParser *p, McSyntax syntax, McConstructs *constructs, bool is_file) {
  McLegacy *l = mc_arena_alloc(&p->arena, sizeof *l, sizeof(void *));
  if (l == NULL) return NULL;
  *l = (McLegacy){.hooks = &mc_legacy_hooks, .syntax = syntax, .constructs = constructs};
  p->lex.older = mc_older_token;
  bool ok = !is_file || mc_context_load_dialect(p->ctx, MC_OLD_DIALECT.ptr, MC_OLD_DIALECT.len) != MC_LOAD_FAILED;
  return ok ? l : NULL;
}

static void end(McParser *p) {
  mc_array_fini(&p->ctx->alloc, &p->legacy->uncounted);
  mc_array_fini(&p->ctx->alloc, &p->legacy->ops);
  mc_array_fini(&p->ctx->alloc, &p->legacy->at_end);
}

bool mc_legacy_at_end(McParser *p, McLegacyWork work) {
  McLegacy *l = p->legacy;
  for (size_t i = 0; i < l->at_end.len; i++) {
    if (l->at_end.ptr[i] == work) return true;
  }
  return mc_array_push(&p->ctx->alloc, &l->at_end, work) || mc_p_out_of_memory(p);
}

static bool finish(McParser *p, McOp module) {
  McLegacy *l = p->legacy;
  if (!mc_p_count_old(p) || !mc_upgrade(p)) return false;
  if (l->has_kernel_modules && !mc_upgrade_kernel_modules(p, module)) return false;
  for (size_t i = 0; i < l->at_end.len; i++) {
    if (!l->at_end.ptr[i](p, module)) return false;
  }
  return mc_p_count_old(p);
}

/* --- messages --- */

/* Today's message, the tokens at which another message is better, and that message. */
static const struct { const char *today; McTokenKind token, or_token; const char *message; } explanations[] = {
    {"expected operation name in quotes", TOK_LESS, TOK_LESS, "expected operation name: there is no markup in MLIR"},
    {"expected function type", TOK_ARROW, TOK_COMMA, "expected function type: its inputs must be in parentheses"},
    {"expected attribute name", TOK_CARET_IDENTIFIER, TOK_PERCENT_IDENTIFIER,
     "expected attribute name: regions must be in parentheses"},
    {"expected 'x' in dimension list", TOK_COMMA, TOK_GREATER,
     "expected 'x' and the element type after the dimensions"},
    {"expected non-function type", TOK_LESS, TOK_LESS, "expected the name of a type before '<'"},
    {"expected non-function type", TOK_INTEGER, TOK_INTEGER, "expected a type, or the name of a dimension"},
};

MC_COLD static const char *in_arena(McParser *p, const char *otherwise, const char *format, ...) MC_PRINTF(3, 4);
MC_COLD static const char *in_arena(McParser *p, const char *otherwise, const char *format, ...) {
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  int len = vsnprintf(NULL, 0, format, args);
  char *text = len < 0 ? NULL : mc_arena_alloc(&p->arena, (size_t)len + 1, 1);
  if (text != NULL) vsnprintf(text, (size_t)len + 1, format, again);
  va_end(again);
  va_end(args);
  return text == NULL ? otherwise : text;
}

MC_COLD static const char *explain(McParser *p, const char *message) {
  for (size_t i = 0; i < MC_COUNT(explanations); i++) {
    bool is_here = mc_at(p, explanations[i].token) || mc_at(p, explanations[i].or_token);
    if (is_here && strcmp(message, explanations[i].today) == 0) return explanations[i].message;
  }
  if (mc_at(p, TOK_BARE_IDENTIFIER) && strcmp(message, "expected ')' in affine map range") == 0) {
    return in_arena(p, message, "'%.*s' is not an operator of affine expressions: use + - * floordiv ceildiv mod",
                    (int)mc_token_len(&p->tok), p->tok.start);
  }
  bool is_list = strcmp(message, "expected ')' in dimensional identifier list") == 0 ||
                 strcmp(message, "expected ']' in symbol list") == 0;
  if (!is_list || !p->legacy->in_bare_map) return message;
  return in_arena(p, message, "%s: a map begins with the names of its dimensions", message);
}

static const char *no_token(const McParser *p) {
  return mc_at(p, TOK_ELLIPSIS) ? "'...' is an elision: write the omitted text" : NULL;
}

/* --- rules --- */

MC_COLD bool mc_p_forbidden(McParser *p, const char *at, const char *rule, ...) {
  /* AUTO: old spellings by the oldest rules */
  static const char *const years[] = {"today", "2019", "2020", "2023", "2019"};
  char message[256];
  va_list args;
  va_start(args, rule);
  vsnprintf(message, sizeof message, rule, args);
  va_end(args);
  return mc_p_error_at(p, at, "%s (the language of %s)", message, years[p->legacy->syntax]);
}

/* The generations that have the rule, whether every generation has it for maps and sets without a keyword, and the
 * rule. */
static const struct { unsigned generations; bool of_bare_maps; const char *rule; } rules[] = {
    [MC_RULE_POSITIVE_DIVISOR] = {MC_IN_2019, true, "the right operand of floordiv, ceildiv and mod must be positive"},
    [MC_RULE_ZERO_COMPARISON] = {MC_IN_2019, true, "a constraint ends in '== 0' or '>= 0'"},
    [MC_RULE_POSITIVE_STRIDE] = {MC_IN_2023, false, "strides are positive"},
    [MC_RULE_POSITIVE_OFFSET] = {MC_IN_2023, false, "the offset is not negative"},
    [MC_RULE_NO_SYMBOL_METADATA] = {MC_IN_2020, false, "only arrays and dictionaries hold symbol references"},
    [MC_RULE_REGION_HAS_BLOCK] = {MC_IN_2019, false, "a region has at least one block"},
    [MC_RULE_INTEGER_WIDTH] = {MC_IN_2019 | MC_IN_2020 | MC_IN_2023, false,
                               "the width of an integer type does not begin with 0"},
    [MC_RULE_SIGNLESS_INTEGER] = {MC_IN_2019, false, "integer types are signless"},
};

MC_COLD static bool allows(McParser *p, McLegacyRule rule, const char *at) {
  bool is_rule = mc_p_in(p, rules[rule].generations) || (rules[rule].of_bare_maps && p->legacy->in_bare_map);
  return !is_rule || mc_p_forbidden(p, at, "%s", rules[rule].rule);
}

/* --- constructs --- */

/* True when the construct is there, in a generation that has it. */
static bool is_accepted(McParser *p, McLegacyConstruct construct) {
  switch (construct) {
    case MC_OLD_DOTTED_ALIAS:
      if (!mc_p_reads_2019(p)) return false;
      p->legacy->has_dotted_aliases = true;
      return true;
    case MC_OLD_UNQUOTED_OP: return memchr(p->tok.start, '.', mc_token_len(&p->tok)) != NULL && *p->tok.end == '(';
    case MC_OLD_ONE_RESULT_NAME: return mc_p_reads_2019(p) && mc_legacy_is_one_name(p);
    default: return true;
  }
}

static McLegacyAnswer accepts(McParser *p, McLegacyConstruct construct) {
  static const char *const names[] = {
      [MC_OLD_DOTTED_ALIAS] = "dotted-alias-name",           [MC_OLD_EMPTY_LISTS] = "sparse-empty-lists",
      [MC_OLD_ENTRY_LABEL] = NULL,                           [MC_OLD_UNKNOWN_LOC] = "unknown-loc-question-mark",
      [MC_OLD_UNQUOTED_OP] = "custom-form-of-unregistered-op", [MC_OLD_ONE_RESULT_NAME] = "implicit-multi-result-name"};
  if (!is_accepted(p, construct)) return MC_LEGACY_NO;
  return names[construct] == NULL || mc_p_old(p, names[construct]) ? MC_LEGACY_YES : MC_LEGACY_FAILED;
}

/* --- the table --- */

const McLegacyHooks mc_legacy_hooks = {
    .begin = begin,
    .end = end,
    .finish = finish,
    .keep_notes = mc_legacy_keep_notes,
    .explain = explain,
    .no_token = no_token,
    .allows = allows,
    .accepts = accepts,
    .alias_value = mc_legacy_alias_value,
    .symbol = mc_legacy_symbol,
    .attr = mc_legacy_attr,
    .attr_end = mc_legacy_attr_end,
    .entry = mc_legacy_entry,
    .integer = mc_legacy_integer,
    .elements_type = mc_legacy_elements_type,
    .affine_operand = mc_legacy_affine_operand,
    .type = mc_legacy_type,
    .starts_type = mc_legacy_starts_type,
    .grouped_dims = mc_legacy_grouped_dims,
    .shaped = mc_legacy_shaped,
    .memref_part = mc_legacy_memref_part,
    .memref = mc_legacy_memref,
    .op_name = mc_legacy_op_name,
    .generic_part = mc_legacy_generic_part,
    .signed_region = mc_legacy_signed_region,
    .generic_end = mc_legacy_generic_end,
    .second_form = mc_legacy_second_form,
    .body = mc_legacy_body,
    .early_loc = mc_legacy_take_early_loc,
    .region_begins = mc_legacy_region_begins,
    .op_read = mc_legacy_op_read,
};
