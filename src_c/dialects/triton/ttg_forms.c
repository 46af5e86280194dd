/* ttg_forms.c - forms of operations of ttg and ttng that no format can express. */
#include "dialects/shared/clauses.h"
#include "dialects/triton/triton.h"
#include "parse/parse_attr.h"
#include "parse/format_parse.h"
#include "print/format_print.h"

/* --- offsets --- */

bool mc_routine_ttg_offsets_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  do {
    int64_t value;
    if (!mc_format_parse_integer(f, 32, &value) || !mc_p_push(p, &p->words, (uint32_t)value)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  McAttr list = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 32, MC_SIGNLESS), p->words.ptr + base,
                                    p->words.len - base, p->diags);
  p->words.len = base;
  return list.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, list);
}

void mc_routine_ttg_offsets_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr list = mc_format_print_attr(f, args[0].number);
  if (p->collecting) return;
  for (uint32_t i = 0, n = mc_triton_list_size(p->ctx, list); i < n; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_buf_i64(p->buf, mc_triton_list_at(p->ctx, list, i));
  }
}

/* --- barriers --- */

static const struct { const char *word; int64_t bits; } SPACES[] = {
  {"local", 1}, {"global_read", 2}, {"global_write", 4}, {"tensor_read", 8}, {"tensor_write", 16}, {"all", 31},
  {"none", 0},
};

/* The bits that a text has, words separated by `|`. */
static bool spaces_of(McFormatParse *f, McStr text, int64_t *bits) {
  while (text.len > 0) {
    const char *bar = memchr(text.ptr, '|', text.len);
    McStr word = {text.ptr, bar == NULL ? text.len : (size_t)(bar - text.ptr)};
    uint32_t i = 0;
    while (i < MC_COUNT(SPACES) && !mc_str_is(word, SPACES[i].word)) i++;
    if (i == MC_COUNT(SPACES)) {
      return mc_format_parse_error(f, f->p->tok.start, "unknown addrSpace '%.*s'", (int)text.len, text.ptr);
    }
    *bits |= SPACES[i].bits;
    size_t used = word.len + (bar != NULL);
    text = (McStr){text.ptr + used, text.len - used};
  }
  return true;
}

bool mc_routine_ttg_barrier_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  int64_t bits = 0;
  do {
    McStr word;
    if (mc_at(p, TOK_STRING)) {
      if (!mc_p_string_value(p, &p->tok, &word)) return false;
      mc_advance(p);
    } else if (!mc_clause_word(f, &word)) {
      return false;
    }
    if (!spaces_of(f, word, &bits)) return false;
  } while (mc_consume_if(p, TOK_VERTICAL_BAR));
  McAttr value = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 32, MC_SIGNLESS), bits);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, value);
}

void mc_routine_ttg_barrier_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  if (p->collecting) return;
  int64_t bits = mc_triton_number(p->ctx, mc_format_print_attr(f, args[0].number), 0);
  if (bits == 31 || bits == 0) {
    mc_buf_str(p->buf, bits == 0 ? "none" : "all");
    return;
  }
  bool first = true;
  for (uint32_t i = 0; i < MC_COUNT(SPACES); i++) {
    if (SPACES[i].bits == 31 || (bits & SPACES[i].bits) == 0) continue;
    if (!first) mc_buf_char(p->buf, '|');
    mc_buf_str(p->buf, SPACES[i].word);
    first = false;
  }
}

/* --- ttg.warp_specialize --- */

enum { WARPS, RESULTS, ATTRIBUTES, DEFAULT_REGION, HOLDER };

/* The partitions that were read; each part is owned. */
typedef struct Partitions {
  McOperandRefs captures;
  McWords warps, regions;
} Partitions;

static bool parse_captures(McFormatParse *f, Partitions *parts) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    McOperandRef ref;
    if (!mc_p_operand(p, &ref, true)) return false;
    if (!mc_array_push(&p->ctx->alloc, &parts->captures, ref)) return mc_p_out_of_memory(p);
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

/* `(` %a `:` type, ... `)` `num_warps` `(` number `)` region */
static bool parse_partition(McFormatParse *f, Partitions *parts) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  f->op->args.len = 0;
  if (!mc_at(p, TOK_R_PAREN)) {
    do {
      McArgument arg;
      if (!mc_p_argument(p, &arg, true, false)) return false;
      if (!mc_array_push(&p->ctx->alloc, &f->op->args, arg)) return mc_p_out_of_memory(p);
    } while (mc_consume_if(p, TOK_COMMA));
  }
  int64_t warps;
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'") || !mc_format_parse_keyword(f, "num_warps", "") ||
      !mc_expect(p, TOK_L_PAREN, "expected '('") || !mc_format_parse_integer(f, 32, &warps) ||
      !mc_expect(p, TOK_R_PAREN, "expected ')'") || !mc_p_push(p, &parts->warps, (uint32_t)warps)) {
    return false;
  }
  McRegion region = mc_p_region(p, f->def, f->op->args.ptr, f->op->args.len, false);
  f->op->args.len = 0;
  return region.index != MC_NONE && mc_p_push(p, &parts->regions, region.index);
}

static bool at_partition(McFormatParse *f, size_t number) {
  char word[32];
  snprintf(word, sizeof word, "partition%zu", number);
  return mc_consume_keyword(f->p, word);
}

/* The operation with the partitions, alone in a new region. at: where the first one is. */
static bool make_partitions(McFormatParse *f, const Partitions *parts, McType type, const char *at) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  size_t base = p->words.len, count = parts->captures.len;
  for (size_t i = 0; i < count; i++) {
    McValue value = mc_p_resolve(p, &parts->captures.ptr[i], mc_type_input(ctx, type, (uint32_t)i));
    if (value.index == MC_NONE || !mc_p_push(p, &p->words, value.index)) return false;
  }
  McRegion holder = mc_p_new_region(p);
  if (holder.index == MC_NONE || !mc_p_push(p, &f->op->regions, holder.index)) return false;
  McBlock block = mc_block_create_pooled(ctx, p->pool, holder, (McBlock){MC_NONE});
  if (block.index == MC_NONE) return mc_p_out_of_memory(p);
  static const char name[] = "ttg.warp_specialize.partitions";
  McOpState state = {.name = mc_op_name(ctx, name, sizeof name - 1), .loc = mc_p_loc_at(p, at),
                     .num_operands = count, .num_regions = parts->regions.len};
  if (count > 0) state.operands = (const McValue *)(p->words.ptr + base);
  McOp made = mc_op_create_pooled(ctx, p->pool, &state, (const McRegion *)parts->regions.ptr, block, (McOp){MC_NONE});
  p->words.len = base;
  return made.index != MC_NONE || mc_p_out_of_memory(p);
}

static bool parse_specialized(McFormatParse *f, const McRoutineArg *args, Partitions *parts) {
  McParser *p = f->p;
  if (!parse_captures(f, parts) || !mc_format_parse_attr_dict(f, true) || !mc_format_parse_keyword(f, "default", "") ||
      !mc_format_parse_append_region(f)) {
    return false;
  }
  const char *first = p->tok.start;
  while (at_partition(f, parts->warps.len)) {
    if (!parse_partition(f, parts)) return false;
  }
  if (!mc_clause_set_numbers(f, args[WARPS].number, 32, &parts->warps) || !mc_expect(p, TOK_COLON, "expected ':'")) {
    return false;
  }
  const char *at = p->tok.start;
  McType type = mc_format_parse_function_type(f, at);
  if (type.index == MC_NONE) return false;
  if (mc_type_num_inputs(p->ctx, type) != parts->captures.len) {
    return mc_format_parse_error(f, at, "number of operands and types do not match: got %zu operands and %u types",
                                 parts->captures.len, mc_type_num_inputs(p->ctx, type));
  }
  f->types[args[RESULTS].number] = (McSpan){(uint32_t)p->words.len, mc_type_num_results(p->ctx, type)};
  for (uint32_t i = 0, n = mc_type_num_results(p->ctx, type); i < n; i++) {
    if (!mc_p_push(p, &p->words, mc_type_result(p->ctx, type, i).index)) return false;
  }
  return make_partitions(f, parts, type, first);
}

bool mc_routine_ttg_warp_specialize_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  Partitions parts;
  mc_array_init(&parts.captures);
  mc_array_init(&parts.warps);
  mc_array_init(&parts.regions);
  bool ok = parse_specialized(f, args, &parts);
  mc_array_fini(&f->p->ctx->alloc, &parts.captures);
  mc_array_fini(&f->p->ctx->alloc, &parts.warps);
  mc_array_fini(&f->p->ctx->alloc, &parts.regions);
  return ok;
}

static void print_partition(McFormatPrint *f, McOp partitions, uint32_t i, McAttr warps) {
  McPrinter *p = f->p;
  McRegion region = mc_op_region(p->ctx, partitions, i);
  McBlock entry = mc_region_first_block(p->ctx, region);
  mc_pr_newline(p);
  if (!p->collecting) mc_buf_printf(p->buf, "partition%u(", i);
  for (uint32_t k = 0; entry.index != MC_NONE && k < mc_block_num_args(p->ctx, entry); k++) {
    if (k > 0) mc_pr_lit(p, ", ");
    mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, k), (McAttr){MC_NONE}, false);
  }
  long long count = i < mc_triton_list_size(p->ctx, warps) ? (long long)mc_triton_list_at(p->ctx, warps, i) : 0;
  if (!p->collecting) mc_buf_printf(p->buf, ") num_warps(%lld) ", count);
  mc_pr_region(p, region, false, true, false);
}

static void print_types(McFormatPrint *f, McOp partitions) {
  McPrinter *p = f->p;
  mc_pr_lit(p, " : (");
  for (uint32_t i = 0, n = mc_op_num_operands(p->ctx, partitions); i < n; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_value_type(p->ctx, mc_op_operand(p->ctx, partitions, i)));
  }
  mc_pr_lit(p, ") -> ");
  uint32_t results = mc_op_num_results(p->ctx, f->op);
  if (results != 1) mc_pr_lit(p, "(");
  mc_format_print_result_types(f);
  if (results != 1) mc_pr_lit(p, ")");
}

void mc_routine_ttg_warp_specialize_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock block = mc_format_print_entry(f, args[HOLDER].number);
  McOp partitions = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(p->ctx, block);
  if (partitions.index == MC_NONE) return;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0, n = mc_op_num_operands(p->ctx, partitions); i < n; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_value(p, mc_op_operand(p->ctx, partitions, i));
  }
  mc_pr_lit(p, ")");
  mc_format_print_attr_dict(f, true);
  mc_pr_newline(p);
  mc_pr_lit(p, "default ");
  mc_pr_region(p, mc_op_region(p->ctx, f->op, args[DEFAULT_REGION].number), false, true, false);
  McAttr warps = mc_format_print_attr(f, args[WARPS].number);
  for (uint32_t i = 0, n = mc_op_num_regions(p->ctx, partitions); i < n; i++) print_partition(f, partitions, i, warps);
  print_types(f, partitions);
}

/* --- nvws.warp_group --- */

static bool parse_groups(McFormatParse *f, const McRoutineArg *args, McWords *warps) {
  McParser *p = f->p;
  if (!mc_format_parse_attr_dict(f, true)) return false;
  while (at_partition(f, warps->len)) {
    int64_t count;
    if (!mc_format_parse_keyword(f, "num_warps", "") || !mc_expect(p, TOK_L_PAREN, "expected '('") ||
        !mc_format_parse_integer(f, 32, &count) || !mc_expect(p, TOK_R_PAREN, "expected ')'") ||
        !mc_p_push(p, warps, (uint32_t)count) || !mc_format_parse_append_region(f)) {
      return false;
    }
  }
  return mc_clause_set_numbers(f, args[0].number, 32, warps) && mc_format_parse_arrow_types(f, args[3].number);
}

bool mc_routine_nvws_warp_group_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McWords warps;
  mc_array_init(&warps);
  bool ok = parse_groups(f, args, &warps);
  mc_array_fini(&f->p->ctx->alloc, &warps);
  return ok;
}

void mc_routine_nvws_warp_group_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr warps = mc_format_print_attr(f, args[0].number);
  mc_format_print_attr_dict(f, true);
  for (uint32_t i = 0, n = mc_op_num_regions(p->ctx, f->op); i < n; i++) {
    long long count = i < mc_triton_list_size(p->ctx, warps) ? (long long)mc_triton_list_at(p->ctx, warps, i) : 0;
    mc_pr_newline(p);
    if (!p->collecting) mc_buf_printf(p->buf, "partition%u num_warps(%lld) ", i, count);
    mc_pr_region(p, mc_op_region(p->ctx, f->op, i), false, true, false);
  }
  mc_format_print_arrow_types(f, args[3].number, false);
}

/* --- tokens and barriers of ttng --- */

bool mc_routine_ttng_token_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  f->operands[args[0].number] = (McSpan){(uint32_t)p->refs.len, 0};
  f->types[args[1].number] = (McSpan){(uint32_t)p->words.len, 0};
  if (!mc_consume_if(p, TOK_L_SQUARE)) return true;
  McIdent name = mc_ident(ctx, "ttg.async.token", 15);
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_p_find_definition(p, name, true);
  McType token = {def == NULL ? MC_NONE : mc_defined_intern(ctx, def, NULL)};
  if (token.index == MC_NONE) return mc_format_parse_error(f, p->tok.start, "the dialect ttg is not there");
  f->types[args[1].number].count = 1;
  if (!mc_p_push(p, &p->words, token.index)) return false;
  if (mc_consume_if(p, TOK_R_SQUARE)) return true;
  return mc_clause_operand(f, args[0].number) && mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

void mc_routine_ttng_token_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  if (mc_format_print_results(f, args[1].number - f->def->op->num_operands).count == 0) return;
  mc_pr_lit(p, "[");
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_pr_lit(p, "]");
}

/* All barriers are read before the first predicate is kept: groups are consecutive. */
bool mc_routine_ttng_barriers_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McOperandRefs preds;
  mc_array_init(&preds);
  uint32_t barriers = args[0].number, others = args[1].number;
  mc_format_parse_start_group(f, barriers);
  bool ok = true;
  while (ok && mc_consume_if(p, TOK_COMMA)) {
    McOperandRef ref;
    ok = mc_clause_operand(f, barriers) && mc_expect(p, TOK_L_SQUARE, "expected '['") && mc_p_operand(p, &ref, true) &&
         (mc_array_push(&p->ctx->alloc, &preds, ref) || mc_p_out_of_memory(p)) &&
         mc_expect(p, TOK_R_SQUARE, "expected ']'");
  }
  f->operands[others] = (McSpan){(uint32_t)p->refs.len, (uint32_t)preds.len};
  f->operands_at[others] = f->operands_at[barriers];
  for (size_t i = 0; ok && i < preds.len; i++) {
    ok = mc_array_push(&p->ctx->alloc, &p->refs, preds.ptr[i]) || mc_p_out_of_memory(p);
  }
  mc_array_fini(&p->ctx->alloc, &preds);
  return ok;
}

void mc_routine_ttng_barriers_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan barriers = mc_format_print_operands(f, args[0].number), preds = mc_format_print_operands(f, args[1].number);
  for (uint32_t i = 0; i < barriers.count && i < preds.count; i++) {
    mc_pr_lit(p, ", ");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, barriers.start + i));
    mc_pr_lit(p, "[");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, preds.start + i));
    mc_pr_lit(p, "]");
  }
}

/* --- the result of tptr.type_offset --- */

bool mc_routine_tptr_index_or_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  f->types[args[0].number] = (McSpan){(uint32_t)p->words.len, 1};
  McType type = mc_consume_if(p, TOK_COLON) ? mc_p_type(p) : mc_type_index(p->ctx);
  return type.index != MC_NONE && mc_p_push(p, &p->words, type.index);
}

void mc_routine_tptr_index_or_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McPrinter *p = f->p;
  if (mc_op_num_results(p->ctx, f->op) == 0) return; /* it is wrong, and printed as if it was not */
  McType type = mc_value_type(p->ctx, mc_op_result(p->ctx, f->op, 0));
  if (mc_kind(p->ctx, type.index) == MC_TYPE_INDEX) return;
  mc_pr_lit(p, " : ");
  mc_pr_type(p, type);
}
