/* cf.c - the cases of a switch. */
#include "dialects/cf/cf.def"
#include "dialects/shared/routines.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"
#include "verify/verify.h"

/* --- cases of a switch --- */

enum {
  FLAG_TYPE,
  DEFAULT,
  DEFAULT_OPERANDS,
  DEFAULT_TYPES,
  CASE_VALUES,
  CASES,
  CASE_OPERANDS,
  CASE_TYPES,
  CASE_SEGMENTS
};

static bool push(McParser *p, McWords *words, uint32_t word) {
  return mc_array_push(&p->ctx->alloc, words, word) || mc_p_out_of_memory(p);
}

static bool parse_block(McFormatParse *f) {
  McBlock block = mc_p_successor(f->p);
  return block.index != MC_NONE && push(f->p, &f->op->successors, block.index);
}

/* `(` operands `:` types `)`, or nothing. The operands and types are added to those that the stacks already hold of the
 * group. */
static bool parse_block_operands(McFormatParse *f, uint32_t group, uint32_t slot) {
  McParser *p = f->p;
  if (!mc_consume_if(p, TOK_L_PAREN)) return true;
  if (!mc_p_operand_list(p, &p->refs) || !mc_expect(p, TOK_COLON, "expected ':'") ||
      !mc_p_type_list_no_parens(p, &p->words)) {
    return false;
  }
  f->operands[group].count = (uint32_t)p->refs.len - f->operands[group].start;
  f->types[slot].count = (uint32_t)p->words.len - f->types[slot].start;
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

static void begin_group(McFormatParse *f, uint32_t group, uint32_t slot) {
  f->operands[group] = (McSpan){(uint32_t)f->p->refs.len, 0};
  f->types[slot] = (McSpan){(uint32_t)f->p->words.len, 0};
}

static bool parse_case_value(McFormatParse *f, int64_t *value) {
  McParser *p = f->p;
  if (!mc_at(p, TOK_INTEGER) && !mc_at(p, TOK_MINUS)) {
    return mc_format_parse_error(f, p->tok.start, "expected integer value");
  }
  const char *at = p->tok.start;
  bool negative = mc_consume_if(p, TOK_MINUS);
  McToken tok = p->tok;
  uint64_t magnitude;
  if (!mc_expect(p, TOK_INTEGER, "expected integer value")) return false;
  if (!mc_p_token_u64(&tok, &magnitude) || magnitude > (uint64_t)INT64_MAX + negative) {
    return mc_format_parse_error(f, at, "integer value too large");
  }
  *value = (int64_t)(negative ? 0 - magnitude : magnitude);
  return true;
}

typedef struct Cases {
  MC_ARRAY(int64_t) values;   /* owned */
  MC_ARRAY(int32_t) segments; /* owned */
} Cases;

static bool parse_cases(McFormatParse *f, const McRoutineArg *args, Cases *cases) {
  McParser *p = f->p;
  uint32_t group = args[CASE_OPERANDS].number, slot = args[CASE_TYPES].number;
  begin_group(f, group, slot);
  while (mc_consume_if(p, TOK_COMMA)) {
    int64_t value = 0;
    uint32_t before = f->operands[group].count;
    if (!parse_case_value(f, &value) || !mc_expect(p, TOK_COLON, "expected ':'") || !parse_block(f) ||
        !parse_block_operands(f, group, slot)) {
      return false;
    }
    if (!mc_array_push(&p->ctx->alloc, &cases->values, value) ||
        !mc_array_push(&p->ctx->alloc, &cases->segments, (int32_t)(f->operands[group].count - before))) {
      return mc_p_out_of_memory(p);
    }
  }
  return true;
}

static bool set_cases(McFormatParse *f, const McRoutineArg *args, const Cases *cases) {
  McContext *ctx = f->p->ctx;
  McType flag = {f->p->words.ptr[f->types[args[FLAG_TYPE].number].start]};
  uint32_t values = args[CASE_VALUES].number;
  if (cases->values.len > 0 &&
      !mc_format_parse_set_case_values(f, values, flag, cases->values.ptr, cases->values.len)) {
    return false;
  }
  McType i32 = mc_type_integer(ctx, 32, MC_SIGNLESS);
  McAttr segments = mc_attr_dense_array(ctx, i32, cases->segments.ptr, cases->segments.len, f->p->diags);
  return segments.index != MC_NONE && mc_format_parse_set_attr(f, args[CASE_SEGMENTS].number, segments);
}

bool mc_routine_switch_cases_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  f->operands_at[args[DEFAULT_OPERANDS].number] = f->operands_at[args[CASE_OPERANDS].number] = p->tok.start;
  if (!mc_consume_keyword(p, "default")) return mc_format_parse_error(f, p->tok.start, "expected 'default'");
  begin_group(f, args[DEFAULT_OPERANDS].number, args[DEFAULT_TYPES].number);
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !parse_block(f) ||
      !parse_block_operands(f, args[DEFAULT_OPERANDS].number, args[DEFAULT_TYPES].number)) {
    return false;
  }
  Cases cases;
  mc_array_init(&cases.values);
  mc_array_init(&cases.segments);
  bool ok = parse_cases(f, args, &cases) && set_cases(f, args, &cases);
  mc_array_fini(&p->ctx->alloc, &cases.values);
  mc_array_fini(&p->ctx->alloc, &cases.segments);
  return ok;
}

/* ^block, and operands `start` to `start + count` of the operation: ^block(%a, %b : i32, i64). */
static void print_block(McFormatPrint *f, uint32_t successor, uint32_t start, uint32_t count) {
  McPrinter *p = f->p;
  mc_pr_successor(p, mc_op_successor(p->ctx, f->op, successor));
  if (count == 0 || start + count > mc_op_num_operands(p->ctx, f->op)) return;
  mc_pr_lit(p, "(");
  mc_format_print_values(f, (McSpan){start, count});
  mc_pr_lit(p, " : ");
  mc_format_print_operand_types(f, (McSpan){start, count});
  mc_pr_lit(p, ")");
}

/* Value `i`, unsigned; UINT64_MAX for a value that needs more than 64 bits. */
static uint64_t case_value(const McContext *ctx, McAttr values, uint32_t width, size_t i) {
  McStr data = mc_attr_dense_data(ctx, values);
  size_t size = ((size_t)width + 7) / 8;
  if (mc_attr_dense_is_splat(ctx, values)) i = 0;
  if (width == 1) return i / 8 < data.len ? (uint8_t)data.ptr[i / 8] >> i % 8 & 1 : 0;
  uint64_t value = 0;
  if (i * size + size > data.len) return 0;
  memcpy(&value, data.ptr + i * size, size < 8 ? size : 8);
  for (size_t b = 8; b < size; b++) {
    if (data.ptr[i * size + b] != 0) return UINT64_MAX;
  }
  return value;
}

static McType values_type(const McContext *ctx, McAttr values) {
  if (values.index == MC_NONE || mc_kind(ctx, values.index) != MC_ATTR_DENSE_ELEMENTS) return (McType){MC_NONE};
  return mc_attr_value_type(ctx, values);
}

void mc_routine_switch_cases_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  uint32_t start, count, successors = mc_op_num_successors(ctx, f->op);
  mc_op_group(ctx, f->def, f->op, false, args[DEFAULT_OPERANDS].number, &start, &count);
  mc_pr_lit(p, "  default: ");
  if (successors > 0) print_block(f, 0, start, count);
  McAttr values = mc_format_print_attr(f, args[CASE_VALUES].number),
         segments = mc_format_print_attr(f, args[CASE_SEGMENTS].number);
  McType type = values_type(ctx, values);
  if (type.index == MC_NONE) return; /* mlir-opt 22 has no newline before the bracket here either */
  uint32_t width = mc_type_bit_width(ctx, mc_type_element(ctx, type));
  mc_op_group(ctx, f->def, f->op, false, args[CASE_OPERANDS].number, &start, &count);
  for (uint32_t i = 0; i + 1 < successors; i++) {
    uint32_t size = mc_branch_segment(ctx, segments, i);
    mc_pr_lit(p, ",");
    mc_pr_newline(p);
    mc_pr_lit(p, "  ");
    if (!p->collecting) mc_buf_u64(p->buf, case_value(ctx, values, width, i));
    mc_pr_lit(p, ": ");
    print_block(f, i + 1, start, size);
    start += size;
  }
  mc_pr_newline(p);
}

/* --- checks --- */

bool mc_check_switch_values(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr values = mc_named_attr(c, c->args[0]);
  McType type = values_type(ctx, values), flag = mc_value_type(ctx, mc_op_operand(ctx, c->op, 0));
  uint32_t cases = mc_op_num_successors(ctx, c->op) - 1;
  if (type.index == MC_NONE) {
    if (values.index != MC_NONE || cases == 0) return true;
    /* mlir-opt 22 reads values that are not there, and crashes */
    return fail(c, "number of case values (0) should match number of case destinations (%u)", cases);
  }
  McType element = mc_type_element(ctx, type);
  if (element.index != flag.index) {
    return fail(c, "'flag' type ('%s') should match case value type ('%s')", mc_text_type(c->diags, flag),
                mc_text_type(c->diags, element));
  }
  int64_t count = -1;
  if (mc_type_num_elements(ctx, type, &count) && count == cases) return true;
  return fail(c, "number of case values (%lld) should match number of case destinations (%u)", (long long)count, cases);
}
