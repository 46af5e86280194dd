/* iree_dispatch.c - entry points of dispatches, and the regions that compute how many workgroups there are. */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- entry points --- */

bool mc_routine_iree_entry_points_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords found = {0};
  bool braces = mc_consume_if(p, TOK_L_BRACE), ok = true;
  do {
    ok = mc_clause_attr_of(f, MC_ATTR_SYMBOL_REF, &found);
  } while (ok && braces && mc_consume_if(p, TOK_COMMA));
  ok = ok && (!braces || mc_expect(p, TOK_R_BRACE, "expected '}'")) && mc_clause_set_array(f, args[0].number, &found);
  mc_array_fini(&p->ctx->alloc, &found);
  return ok;
}

void mc_routine_iree_entry_points_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr found = mc_format_print_attr(f, args[0].number);
  uint32_t count = mc_clause_array_size(f->p->ctx, found);
  if (count != 1) mc_pr_lit(f->p, "{");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_attr(f->p, mc_attr_array_get(f->p->ctx, found, i));
  }
  if (count != 1) mc_pr_lit(f->p, "}");
}

/* --- regions that are functions --- */

/* Is the word of the result, "index" or "i1", the type? */
static bool is_result(McParser *p, McType type, bool counts) {
  return counts ? mc_kind(p->ctx, type.index) == MC_TYPE_INDEX : mc_type_is_integer(p->ctx, type, 1);
}

/* The region that was read last goes to its place; the one that is there was read before it. Always true. */
static bool put_region(McFormatParse *f, uint32_t number) {
  McWords *regions = &f->op->regions;
  if (number + 1 < regions->len) {
    uint32_t other = regions->ptr[number];
    regions->ptr[number] = regions->ptr[regions->len - 1];
    regions->ptr[regions->len - 1] = other;
  }
  return true;
}

static bool parse_function_region(McFormatParse *f, uint32_t number, const char *keyword, bool counts) {
  McParser *p = f->p;
  McSignature s = {.allows_variadic = false};
  if (keyword != NULL && !mc_consume_keyword(p, keyword)) {
    return mc_format_parse_empty_region(f) && put_region(f, number);
  }
  f->op->args.len = 0;
  mc_array_init(&s.results);
  const char *at = p->tok.start;
  bool ok = mc_format_parse_signature(f, &s), fits = ok && s.results.len == (counts ? 3 : 1);
  for (size_t i = 0; fits && i < s.results.len; i++) fits = is_result(p, s.results.ptr[i].type, counts);
  mc_array_fini(&p->ctx->alloc, &s.results);
  if (!ok) return false;
  if (!fits) {
    return mc_format_parse_error(f, at, counts ? "workgroup count region must return the XYZ dimension counts"
                                               : "condition region must return a boolean value");
  }
  ok = mc_format_parse_region(f, f->op->args.ptr, f->op->args.len) && put_region(f, number);
  f->op->args.len = 0;
  return ok;
}

static void print_function_region(McFormatPrint *f, uint32_t i, const char *keyword, bool counts) {
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, i);
  if (entry.index == MC_NONE) return;
  mc_pr_text(p, keyword, strlen(keyword));
  mc_pr_lit(p, "(");
  for (uint32_t k = 0; k < mc_block_num_args(p->ctx, entry); k++) {
    if (k > 0) mc_pr_lit(p, ", ");
    mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, k), (McAttr){MC_NONE}, false);
  }
  mc_pr_lit(p, ") -> ");
  if (counts) mc_pr_lit(p, "(index, index, index)");
  else mc_pr_lit(p, "i1");
  mc_pr_lit(p, " ");
  mc_format_print_body(f, i, true);
}

/* Arguments: the region; the keyword, without which there is no region; `spaced`: the text begins with a space. */
static const char *keyword_of(McContext *ctx, const McRoutineArg *args, uint32_t num_args) {
  return num_args > 1 ? mc_ident_str(ctx, (McIdent){args[1].number}).ptr : NULL;
}

static void print_with_keyword(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args, bool counts) {
  const char *keyword = keyword_of(f->p->ctx, args, num_args);
  bool present = mc_format_print_entry(f, args[0].number).index != MC_NONE;
  if (num_args > 2 && present) mc_pr_lit(f->p, " ");
  print_function_region(f, args[0].number, keyword == NULL ? "" : keyword, counts);
}

bool mc_routine_iree_workgroups_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  return parse_function_region(f, args[0].number, keyword_of(f->p->ctx, args, num_args), true);
}

void mc_routine_iree_workgroups_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  print_with_keyword(f, args, num_args, true);
}

bool mc_routine_iree_condition_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  return parse_function_region(f, args[0].number, keyword_of(f->p->ctx, args, num_args), false);
}

void mc_routine_iree_condition_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  print_with_keyword(f, args, num_args, false);
}

/* --- objects for targets, with conditions --- */

enum { TARGETS, ORDINALS, OBJECTS, CONDITIONS };

static bool parse_target(McFormatParse *f, McWords lists[3]) {
  McParser *p = f->p;
  McType index = mc_type_index(p->ctx);
  bool conditional;
  if (!mc_clause_attr(f, &lists[TARGETS])) return false;
  conditional = mc_at_keyword(p, "if");
  if (conditional ? !parse_function_region(f, (uint32_t)f->op->regions.len, "if", false)
                  : !mc_format_parse_empty_region(f)) {
    return false;
  }
  if (!mc_format_parse_keyword(f, "ordinal", "") || !mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  McAttr ordinal = mc_p_attr(p, index);
  return ordinal.index != MC_NONE && mc_p_push(p, &lists[ORDINALS], ordinal.index) &&
         mc_expect(p, TOK_R_PAREN, "expected ')'") && mc_expect(p, TOK_EQUAL, "expected '='") &&
         mc_clause_attr_of(f, MC_ATTR_ARRAY, &lists[OBJECTS]);
}

/* Arguments: targets, ordinals, objects, the regions. */
bool mc_routine_iree_target_objects_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McWords lists[3] = {{0}, {0}, {0}};
  bool ok;
  do {
    ok = parse_target(f, lists);
  } while (ok && mc_consume_if(f->p, TOK_COMMA));
  for (size_t i = 0; i < 3; i++) {
    ok = ok && mc_clause_set_array(f, args[i].number, &lists[i]);
    mc_array_fini(&f->p->ctx->alloc, &lists[i]);
  }
  return ok;
}

void mc_routine_iree_target_objects_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr lists[3];
  uint32_t count = UINT32_MAX;
  for (size_t i = 0; i < 3; i++) {
    lists[i] = mc_format_print_attr(f, args[i].number);
    uint32_t size = mc_clause_array_size(p->ctx, lists[i]);
    count = size < count ? size : count;
  }
  p->indent += 2;
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ",");
    mc_pr_newline(p);
    mc_pr_attr(p, mc_attr_array_get(p->ctx, lists[TARGETS], i));
    uint32_t region = args[CONDITIONS].number + i;
    if (region < mc_op_num_regions(p->ctx, f->op)) print_function_region(f, region, " if", false);
    mc_pr_lit(p, " ordinal(");
    mc_pr_attr_no_type(p, mc_attr_array_get(p->ctx, lists[ORDINALS], i));
    mc_pr_lit(p, ") = ");
    mc_pr_attr(p, mc_attr_array_get(p->ctx, lists[OBJECTS], i));
  }
  p->indent -= 2;
  mc_pr_newline(p);
}

/* --- keys of constants --- */

static bool parse_key(McFormatParse *f, McWords *keys) {
  McParser *p = f->p;
  McStr text;
  if (!mc_at(p, TOK_STRING)) return mc_format_parse_error(f, p->tok.start, "expected string");
  if (!mc_p_string_value(p, &p->tok, &text)) return false;
  mc_advance(p);
  McAttr key = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  return key.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, keys, key.index);
}

bool mc_routine_iree_keys_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords keys = {0};
  McType type = mc_function_type_of(p->ctx, mc_format_parse_attr(f, args[1].number));
  bool one = type.index != MC_NONE && mc_type_num_results(p->ctx, type) == 1, ok = true;
  bool list = !one && mc_consume_if(p, TOK_L_PAREN);
  if (one || (list && !mc_consume_if(p, TOK_R_PAREN))) {
    do {
      ok = parse_key(f, &keys);
    } while (ok && list && mc_consume_if(p, TOK_COMMA));
    ok = ok && (!list || mc_expect(p, TOK_R_PAREN, "expected ')'"));
  }
  ok = ok && mc_clause_set_array(f, args[0].number, &keys);
  mc_array_fini(&p->ctx->alloc, &keys);
  return ok;
}

void mc_routine_iree_keys_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr keys = mc_format_print_attr(f, args[0].number);
  uint32_t count = mc_clause_array_size(p->ctx, keys);
  if (count != 1) mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_attr(p, mc_attr_array_get(p->ctx, keys, i));
  }
  if (count != 1) mc_pr_lit(p, ")");
}
