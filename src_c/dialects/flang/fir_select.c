/* fir_select.c - forms of the branches with a block for each case. */
#include "dialects/flang/flang.def"
#include "dialects/flang/flang.h"
#include "parse/parse_attr.h"

/* `[` tag `,` (%value `,`)* ^block (`(` operands `:` types `)`)?, ... `]`. The tag says how many values follow it: two
 * for an interval, none for `unit` or where no values are compared. */

enum { CASES_TYPE, CASES_TAGS, CASES_BLOCKS, CASES_VALUES, CASES_VALUE_TYPES, CASES_OPERANDS, CASES_OPERAND_TYPES,
       CASES_SIZES, CASES_VALUE_SIZES };

typedef struct Cases {
  McOperandRefs values;
  McWords tags, sizes, value_sizes;
} Cases;

static uint32_t num_values(const McContext *ctx, McAttr tag) {
  if (mc_kind(ctx, tag.index) != MC_ATTR_DEFINED) return 0;
  McStr name = mc_ident_str(ctx, (McIdent){mc_rec(ctx, tag.index)->words[0]});
  return name.len == strlen("fir.interval") && memcmp(name.ptr, "fir.interval", name.len) == 0 ? 2 : 1;
}

static bool parse_case(McFormatParse *f, const McRoutineArg *args, Cases *c, bool compares) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McAttr tag = mc_p_attr(p, (McType){MC_NONE});
  if (tag.index == MC_NONE || !mc_p_push(p, &c->tags, tag.index) || !mc_expect(p, TOK_COMMA, "expected ','")) {
    return false;
  }
  uint32_t values = compares ? num_values(ctx, tag) : 0;
  for (uint32_t i = 0; i < values; i++) {
    McOperandRef ref;
    if (!mc_p_operand(p, &ref, true) || !mc_expect(p, TOK_COMMA, "expected ','")) return false;
    if (!mc_array_push(&ctx->alloc, &c->values, ref)) return mc_p_out_of_memory(p);
  }
  size_t before = p->refs.len;
  McBlock block = mc_p_successor(p);
  if (block.index == MC_NONE || !mc_p_push(p, &f->op->successors, block.index)) return false;
  if (mc_consume_if(p, TOK_L_PAREN) &&
      (!mc_p_operand_list(p, &p->refs) || !mc_expect(p, TOK_COLON, "expected ':'") ||
       !mc_p_type_list_no_parens(p, &p->words) || !mc_expect(p, TOK_R_PAREN, "expected ')'"))) {
    return false;
  }
  f->operands[args[CASES_OPERANDS].number].count += (uint32_t)(p->refs.len - before);
  return mc_p_push(p, &c->value_sizes, values) && mc_p_push(p, &c->sizes, (uint32_t)(p->refs.len - before));
}

static bool set_sizes(McFormatParse *f, uint32_t attr, const McWords *sizes) {
  McContext *ctx = f->p->ctx;
  McAttr value = mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), sizes->ptr, sizes->len, f->p->diags);
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, value);
}

static bool set_cases(McFormatParse *f, const McRoutineArg *args, Cases *c, bool compares) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McAttr tags = mc_attr_array(ctx, (const McAttr *)c->tags.ptr, c->tags.len);
  if (tags.index == MC_NONE) return mc_p_out_of_memory(p);
  uint32_t slot = args[CASES_OPERAND_TYPES].number, values = args[CASES_VALUE_TYPES].number;
  f->types[slot].count = (uint32_t)p->words.len - f->types[slot].start;
  f->types[values] = (McSpan){(uint32_t)p->words.len, (uint32_t)c->values.len};
  mc_format_parse_start_group(f, args[CASES_VALUES].number);
  f->operands[args[CASES_VALUES].number].count = (uint32_t)c->values.len;
  McType type = mc_format_parse_type(f, args[CASES_TYPE].number);
  for (size_t i = 0; i < c->values.len; i++) {
    if (!mc_array_push(&ctx->alloc, &p->refs, c->values.ptr[i])) return mc_p_out_of_memory(p);
    if (!mc_p_push(p, &p->words, type.index)) return false;
  }
  return mc_format_parse_set_attr(f, args[CASES_TAGS].number, tags) &&
         (!compares || set_sizes(f, args[CASES_VALUE_SIZES].number, &c->value_sizes)) &&
         set_sizes(f, args[CASES_SIZES].number, &c->sizes);
}

static bool parse_cases(McFormatParse *f, const McRoutineArg *args, bool compares) {
  McParser *p = f->p;
  Cases c = {0};
  mc_format_parse_start_group(f, args[CASES_OPERANDS].number);
  f->types[args[CASES_OPERAND_TYPES].number] = (McSpan){(uint32_t)p->words.len, 0};
  bool ok = mc_expect(p, TOK_L_SQUARE, "expected '['");
  do {
    ok = ok && parse_case(f, args, &c, compares);
  } while (ok && mc_consume_if(p, TOK_COMMA));
  ok = ok && mc_expect(p, TOK_R_SQUARE, "expected ']'") && set_cases(f, args, &c, compares);
  mc_array_fini(&p->ctx->alloc, &c.values);
  mc_array_fini(&p->ctx->alloc, &c.tags);
  mc_array_fini(&p->ctx->alloc, &c.sizes);
  mc_array_fini(&p->ctx->alloc, &c.value_sizes);
  return ok;
}

/* The first values of *operands, as many as the sizes have at `i`, which are cut from it. */
static McSpan take(const McContext *ctx, McAttr sizes, uint32_t i, McSpan *operands) {
  int32_t size = 0;
  if (sizes.index != MC_NONE && mc_kind(ctx, sizes.index) == MC_ATTR_DENSE_ARRAY) {
    McStr data = mc_attr_dense_data(ctx, sizes);
    if (data.len >= 4 * ((size_t)i + 1)) memcpy(&size, data.ptr + 4 * (size_t)i, sizeof size);
  }
  McSpan part = {operands->start, size > 0 && (uint32_t)size <= operands->count ? (uint32_t)size : 0};
  operands->start += part.count;
  operands->count -= part.count;
  return part;
}

static void put_cases(McFormatPrint *f, const McRoutineArg *args, bool compares) {
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McAttr tags = mc_format_print_attr(f, args[CASES_TAGS].number), none = {MC_NONE};
  McAttr sizes = mc_format_print_attr(f, args[CASES_SIZES].number);
  McAttr value_sizes = compares ? mc_format_print_attr(f, args[CASES_VALUE_SIZES].number) : none;
  McSpan operands = mc_format_print_operands(f, args[CASES_OPERANDS].number);
  McSpan values = mc_format_print_operands(f, args[CASES_VALUES].number);
  uint32_t count = mc_op_num_successors(ctx, f->op);
  bool has_tags = tags.index != MC_NONE && mc_kind(ctx, tags.index) == MC_ATTR_ARRAY;
  mc_pr_lit(p, "[");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    if (has_tags && i < mc_attr_array_size(ctx, tags)) mc_pr_attr_no_type(p, mc_attr_array_get(ctx, tags, i));
    mc_pr_lit(p, ", ");
    McSpan part = take(ctx, value_sizes, i, &values);
    mc_format_print_values(f, part);
    if (part.count > 0) mc_pr_lit(p, ", ");
    mc_pr_successor(p, mc_op_successor(ctx, f->op, i));
    part = take(ctx, sizes, i, &operands);
    if (part.count == 0) continue;
    mc_pr_lit(p, "(");
    mc_format_print_values(f, part);
    mc_pr_lit(p, " : ");
    mc_format_print_operand_types(f, part);
    mc_pr_lit(p, ")");
  }
  mc_pr_lit(p, "]");
}

bool mc_routine_fir_cases_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_cases(f, args, false);
}

void mc_routine_fir_cases_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_cases(f, args, false);
}

bool mc_routine_fir_compared_cases_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_cases(f, args, true);
}

void mc_routine_fir_compared_cases_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_cases(f, args, true);
}
