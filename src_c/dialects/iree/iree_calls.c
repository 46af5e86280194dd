/* iree_calls.c - calls and lists whose operands the text has in a form of its own: variadic calls, branch tables,
 * signatures of commands, types with encodings.
 */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static bool set_types_array(McFormatParse *f, uint32_t attr, McWords *types) {
  for (size_t i = 0; i < types->len; i++) {
    types->ptr[i] = mc_attr_type(f->p->ctx, (McType){types->ptr[i]}).index;
    if (types->ptr[i] == MC_NONE) return mc_p_out_of_memory(f->p);
  }
  return mc_clause_set_array(f, attr, types);
}

static McType type_in_array(const McContext *ctx, McAttr array, uint32_t i) {
  if (i >= mc_clause_array_size(ctx, array)) return (McType){MC_NONE};
  McAttr held = mc_attr_array_get(ctx, array, i);
  return mc_kind(ctx, held.index) == MC_ATTR_TYPE ? mc_attr_type_value(ctx, held) : (McType){MC_NONE};
}

/* --- lists of types that are attributes --- */

bool mc_routine_iree_type_list_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McWords types = {0};
  bool ok = mc_p_type_list_parens(f->p, &types) && set_types_array(f, args[0].number, &types);
  mc_array_fini(&f->p->ctx->alloc, &types);
  return ok;
}

void mc_routine_iree_type_list_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr types = mc_format_print_attr(f, args[0].number);
  mc_pr_lit(f->p, "(");
  for (uint32_t i = 0, n = mc_clause_array_size(f->p->ctx, types); i < n; i++) {
    McType type = type_in_array(f->p->ctx, types, i);
    if (i > 0) mc_pr_lit(f->p, ", ");
    if (type.index != MC_NONE) mc_pr_type(f->p, type);
  }
  mc_pr_lit(f->p, ")");
}

/* --- branch tables --- */

enum { DEFAULT, DEFAULT_OPERANDS, DEFAULT_TYPES, CASES, CASE_OPERANDS, CASE_TYPES, CASE_SEGMENTS };

static bool parse_target_block(McFormatParse *f, uint32_t group, uint32_t slot) {
  McParser *p = f->p;
  McBlock block = mc_p_successor(p);
  if (block.index == MC_NONE || !mc_p_push(p, &f->op->successors, block.index)) return false;
  if (!mc_consume_if(p, TOK_L_PAREN)) return true;
  if (!mc_p_operand_list(p, &p->refs) || !mc_expect(p, TOK_COLON, "expected ':'") ||
      !mc_p_type_list_no_parens(p, &p->words)) {
    return false;
  }
  f->operands[group].count = (uint32_t)p->refs.len - f->operands[group].start;
  f->types[slot].count = (uint32_t)p->words.len - f->types[slot].start;
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

static bool parse_case(McFormatParse *f, uint32_t group, uint32_t slot, McWords *segments) {
  McParser *p = f->p;
  uint64_t number;
  uint32_t before = f->operands[group].count;
  const char *at = p->tok.start;
  if (!mc_at(p, TOK_INTEGER) || !mc_p_token_u64(&p->tok, &number)) {
    return mc_format_parse_error(f, at, "expected integer value");
  }
  if (number != segments->len) return mc_format_parse_error(f, at, "expected case %zu", segments->len);
  mc_advance(p);
  return mc_expect(p, TOK_COLON, "expected ':'") && parse_target_block(f, group, slot) &&
         mc_p_push(p, segments, f->operands[group].count - before);
}

/* Arguments: block, operands and types of the default; blocks, operands, types and sizes of the cases. */
bool mc_routine_iree_branch_table_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords segments = {0};
  uint32_t group = args[CASE_OPERANDS].number, slot = args[CASE_TYPES].number;
  mc_clause_begin(f, args[DEFAULT_OPERANDS].number, args[DEFAULT_TYPES].number);
  bool ok = mc_format_parse_keyword(f, "default", "") && mc_expect(p, TOK_COLON, "expected ':'") &&
            parse_target_block(f, args[DEFAULT_OPERANDS].number, args[DEFAULT_TYPES].number);
  mc_clause_begin(f, group, slot);
  f->operands_at[group] = f->operands_at[args[DEFAULT_OPERANDS].number];
  while (ok && mc_consume_if(p, TOK_COMMA)) ok = parse_case(f, group, slot, &segments);
  ok = ok && mc_clause_set_numbers(f, args[CASE_SEGMENTS].number, 32, &segments);
  mc_array_fini(&p->ctx->alloc, &segments);
  return ok;
}

static void print_target_block(McFormatPrint *f, uint32_t successor, McSpan operands) {
  mc_pr_successor(f->p, mc_op_successor(f->p->ctx, f->op, successor));
  if (operands.count == 0) return;
  mc_pr_lit(f->p, "(");
  mc_format_print_values(f, operands);
  mc_pr_lit(f->p, " : ");
  mc_format_print_operand_types(f, operands);
  mc_pr_lit(f->p, ")");
}

void mc_routine_iree_branch_table_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan cases = mc_format_print_operands(f, args[CASE_OPERANDS].number);
  McAttr segments = mc_format_print_attr(f, args[CASE_SEGMENTS].number);
  uint32_t at = cases.start, end = cases.start + cases.count;
  mc_pr_lit(p, "  default: ");
  print_target_block(f, 0, mc_format_print_operands(f, args[DEFAULT_OPERANDS].number));
  for (uint32_t i = 0; i + 1 < mc_op_num_successors(p->ctx, f->op); i++) {
    uint32_t count = mc_branch_segment(p->ctx, segments, i);
    mc_pr_lit(p, ",");
    mc_pr_newline(p);
    mc_pr_lit(p, "  ");
    if (!p->collecting) mc_buf_u64(p->buf, i);
    mc_pr_lit(p, ": ");
    if (count > end - at) count = end - at;
    print_target_block(f, i + 1, (McSpan){at, count});
    at += count;
  }
  mc_pr_newline(p);
}

/* --- variadic calls --- */

enum { SIZES, SEGMENT_TYPES, OPERANDS, OPERAND_TYPES, RESULT_TYPES };

static bool read_operand(McFormatParse *f, uint32_t group) { return mc_format_parse_push_operand(f, group); }

/* `[` %a, (%b, %c), ... `]`: operands; parentheses are only for the reader. */
static bool parse_segment(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  while (!mc_consume_if(p, TOK_R_SQUARE)) {
    if (mc_consume_if(p, TOK_L_PAREN)) {
      while (!mc_consume_if(p, TOK_R_PAREN)) {
        if (!read_operand(f, group)) return false;
        if (!mc_consume_if(p, TOK_COMMA) && !mc_at(p, TOK_R_PAREN)) {
          return mc_p_error(p, "malformed nested variadic tuple operand list");
        }
      }
    } else if (!read_operand(f, group)) {
      return false;
    }
    if (!mc_consume_if(p, TOK_COMMA) && !mc_at(p, TOK_R_SQUARE)) {
      return mc_p_error(p, "malformed variadic operand list");
    }
  }
  return true;
}

/* The number of operands of each segment; UINT32_MAX: it is one operand, without brackets. */
static bool parse_segments(McFormatParse *f, uint32_t group, McWords *counts) {
  McParser *p = f->p;
  mc_format_parse_start_group(f, group);
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  while (!mc_consume_if(p, TOK_R_PAREN)) {
    uint32_t before = f->operands[group].count;
    bool list = mc_consume_if(p, TOK_L_SQUARE);
    if (list ? !parse_segment(f, group) : !read_operand(f, group)) return false;
    if (!mc_p_push(p, counts, list ? f->operands[group].count - before : UINT32_MAX)) return false;
    if (!mc_consume_if(p, TOK_COMMA) && !mc_at(p, TOK_R_PAREN)) return mc_p_error(p, "expected closing )");
  }
  return true;
}

typedef struct Segments {
  McWords counts, types;     /* as the text has them. Owned */
  MC_ARRAY(int64_t) sizes;   /* of the attribute. Owned */
} Segments;

/* The types of the operands of a segment: its type, or what a tuple has. *size: of the attribute. */
static bool push_segment_types(McFormatParse *f, McType type, uint32_t count, int64_t *size) {
  McParser *p = f->p;
  bool tuple = mc_kind(p->ctx, type.index) == MC_TYPE_TUPLE;
  uint32_t each = tuple ? mc_type_num_results(p->ctx, type) : 1;
  uint32_t rows = each == 0 ? 0 : count / each;
  for (uint32_t i = 0; i < rows * each; i++) {
    McType one = tuple ? mc_type_result(p->ctx, type, i % each) : type;
    if (!mc_p_push(p, &p->words, one.index)) return false;
  }
  *size = rows;
  return true;
}

static bool parse_segment_types(McFormatParse *f, uint32_t slot, Segments *s) {
  McParser *p = f->p;
  f->types[slot] = (McSpan){(uint32_t)p->words.len, 0};
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  while (!mc_consume_if(p, TOK_R_PAREN)) {
    const char *at = p->tok.start;
    int64_t size = -1;
    McType type = mc_p_type(p);
    if (type.index == MC_NONE) return false;
    if (s->types.len >= s->counts.len) return mc_p_error_at(p, at, "operands do not match type list");
    uint32_t count = s->counts.ptr[s->types.len];
    bool variadic = mc_consume_if(p, TOK_ELLIPSIS);
    if (variadic ? !push_segment_types(f, type, count == UINT32_MAX ? 0 : count, &size)
                 : !mc_p_push(p, &p->words, type.index)) {
      return false;
    }
    if (!mc_p_push(p, &s->types, type.index)) return false;
    if (!mc_array_push(&p->ctx->alloc, &s->sizes, size)) return mc_p_out_of_memory(p);
    if (!mc_consume_if(p, TOK_COMMA) && !mc_at(p, TOK_R_PAREN)) return mc_p_error(p, "expected closing )");
  }
  f->types[slot].count = (uint32_t)p->words.len - f->types[slot].start;
  return true;
}

static bool parse_variadic(McFormatParse *f, const McRoutineArg *args, Segments *s) {
  McParser *p = f->p;
  McType i16 = mc_type_integer(p->ctx, 16, MC_SIGNLESS);
  const char *at = p->tok.start;
  if (!parse_segments(f, args[OPERANDS].number, &s->counts) || !mc_format_parse_attr_dict(f, false) ||
      !mc_expect(p, TOK_COLON, "expected ':'") || !parse_segment_types(f, args[OPERAND_TYPES].number, s)) {
    return false;
  }
  if (f->types[args[OPERAND_TYPES].number].count != f->operands[args[OPERANDS].number].count) {
    return mc_p_error_at(p, at, "operands do not match type list");
  }
  return mc_format_parse_set_case_values(f, args[SIZES].number, i16, s->sizes.ptr, s->sizes.len) &&
         set_types_array(f, args[SEGMENT_TYPES].number, &s->types) &&
         mc_format_parse_arrow_types(f, args[RESULT_TYPES].number);
}

/* Arguments: segment_sizes, segment_types, operands, their types, those of results, attr-dict. */
bool mc_routine_iree_variadic_call_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAlloc *alloc = &f->p->ctx->alloc;
  Segments s = {{0}, {0}, {0}};
  bool ok = parse_variadic(f, args, &s);
  mc_array_fini(alloc, &s.counts);
  mc_array_fini(alloc, &s.types);
  mc_array_fini(alloc, &s.sizes);
  return ok;
}

/* Size `i` of a vector of i16. */
static int64_t segment_size(const McContext *ctx, McAttr sizes, uint32_t i) {
  if (sizes.index == MC_NONE || mc_kind(ctx, sizes.index) != MC_ATTR_DENSE_ELEMENTS) return -1;
  McStr data = mc_attr_dense_data(ctx, sizes);
  int16_t size = -1;
  if (mc_attr_dense_is_splat(ctx, sizes)) i = 0;
  if ((i + (size_t)1) * sizeof size <= data.len) memcpy(&size, data.ptr + i * sizeof size, sizeof size);
  return size;
}

static uint32_t print_operands(McFormatPrint *f, McSpan operands, uint32_t at, uint32_t count) {
  if (count > operands.count - at) count = operands.count - at;
  mc_format_print_values(f, (McSpan){operands.start + at, count});
  return at + count;
}

static uint32_t print_segment(McFormatPrint *f, McSpan operands, uint32_t at, McType type, int64_t size) {
  McPrinter *p = f->p;
  if (size == -1) return print_operands(f, operands, at, 1);
  mc_pr_lit(p, "[");
  if (type.index != MC_NONE && mc_kind(p->ctx, type.index) == MC_TYPE_TUPLE) {
    for (int64_t i = 0; i < size; i++) {
      if (i > 0) mc_pr_lit(p, ", ");
      mc_pr_lit(p, "(");
      at = print_operands(f, operands, at, mc_type_num_results(p->ctx, type));
      mc_pr_lit(p, ")");
    }
  } else {
    at = print_operands(f, operands, at, size < 0 ? 0 : (uint32_t)size);
  }
  mc_pr_lit(p, "]");
  return at;
}

void mc_routine_iree_variadic_call_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr sizes = mc_format_print_attr(f, args[SIZES].number);
  McAttr types = mc_format_print_attr(f, args[SEGMENT_TYPES].number);
  McSpan operands = mc_format_print_operands(f, args[OPERANDS].number);
  uint32_t at = 0, count = mc_clause_array_size(p->ctx, types);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    at = print_segment(f, operands, at, type_in_array(p->ctx, types, i), segment_size(p->ctx, sizes, i));
  }
  mc_pr_lit(p, ")");
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(p, " : (");
  for (uint32_t i = 0; i < count; i++) {
    McType type = type_in_array(p->ctx, types, i);
    if (i > 0) mc_pr_lit(p, ", ");
    if (type.index != MC_NONE) mc_pr_type(p, type);
    if (segment_size(p->ctx, sizes, i) != -1) mc_pr_lit(p, " ...");
  }
  mc_pr_lit(p, ")");
  if (mc_slot_count(f, args[RESULT_TYPES].number) > 0) mc_format_print_arrow_types(f, args[RESULT_TYPES].number, false);
}

/* --- conditions of failures --- */

/* %condition (`,` %status)? (`,` message)?: without a status, the condition is the status. Arguments: both operands,
 * the message. */
bool mc_routine_iree_failure_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McOperandRef refs[2];
  if (!mc_p_operand(p, &refs[0], true)) return false;
  refs[1] = refs[0];
  bool comma = mc_consume_if(p, TOK_COMMA);
  if (comma && mc_at(p, TOK_PERCENT_IDENTIFIER)) {
    if (!mc_p_operand(p, &refs[1], true)) return false;
    comma = mc_consume_if(p, TOK_COMMA);
  }
  for (size_t i = 0; i < 2; i++) {
    mc_format_parse_start_group(f, args[i].number);
    if (!mc_array_push(&p->ctx->alloc, &p->refs, refs[i])) return mc_p_out_of_memory(p);
    f->operands[args[i].number].count = 1;
  }
  if (!comma) return true;
  const char *at = p->tok.start;
  McAttr message = mc_p_attr(p, (McType){MC_NONE});
  if (message.index == MC_NONE) return false;
  if (mc_kind(p->ctx, message.index) != MC_ATTR_STRING) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  return mc_format_parse_set_attr(f, args[2].number, message);
}

void mc_routine_iree_failure_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan condition = mc_format_print_operands(f, args[0].number), status = mc_format_print_operands(f, args[1].number);
  McAttr message = mc_format_print_attr(f, args[2].number);
  if (condition.count == 0 || status.count == 0) return;
  if (mc_op_operand(p->ctx, f->op, condition.start).index != mc_op_operand(p->ctx, f->op, status.start).index) {
    mc_format_print_values(f, condition);
    mc_pr_lit(p, ", ");
  }
  mc_format_print_values(f, status);
  if (message.index == MC_NONE || mc_kind(p->ctx, message.index) != MC_ATTR_STRING) return;
  McStr text = mc_attr_string_value(p->ctx, message);
  mc_pr_lit(p, ", \"");
  mc_pr_text(p, text.ptr, text.len);
  mc_pr_lit(p, "\"");
}

/* --- small ones --- */

/* The type `index` for each operand, or `[` types `]`. Arguments: operands, their types. */
bool mc_routine_iree_index_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t slot = args[1].number, start = (uint32_t)p->words.len;
  if (mc_consume_if(p, TOK_L_SQUARE)) {
    if (!mc_p_type_list_no_parens(p, &p->words) || !mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  } else {
    McType index = mc_type_index(p->ctx);
    for (uint32_t i = 0; i < f->operands[args[0].number].count; i++) {
      if (!mc_p_push(p, &p->words, index.index)) return false;
    }
  }
  f->types[slot] = (McSpan){start, (uint32_t)p->words.len - start};
  return true;
}

void mc_routine_iree_index_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  uint32_t slot = args[1].number, count = mc_slot_count(f, slot), i = 0;
  while (i < count && mc_kind(p->ctx, mc_slot_type(f, slot, i).index) == MC_TYPE_INDEX) i++;
  if (i == count) return;
  mc_pr_lit(p, " [");
  mc_format_print_operand_types(f, mc_format_print_operands(f, slot));
  mc_pr_lit(p, "]");
}

/* A dictionary after `knobs =`, on a line of its own. */
bool mc_routine_iree_knobs_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!mc_format_parse_keyword(f, "knobs", "") || !mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  const char *at = p->tok.start;
  McAttr knobs = mc_p_attr(p, (McType){MC_NONE});
  if (knobs.index == MC_NONE) return false;
  if (mc_kind(p->ctx, knobs.index) != MC_ATTR_DICTIONARY) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  return mc_format_parse_set_attr(f, args[0].number, knobs);
}

void mc_routine_iree_knobs_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr knobs = mc_format_print_attr(f, args[0].number);
  mc_pr_newline(f->p);
  mc_pr_lit(f->p, " knobs = ");
  if (knobs.index != MC_NONE) mc_pr_attr(f->p, knobs);
  mc_pr_newline(f->p);
}

/* The word for the parameter of a collective operation; NULL: it has none. */
static const char *collective_word(const McContext *ctx, McAttr collective) {
  static const char *const words[] = {NULL, NULL,     NULL,     "source",            "target",
                                      NULL, "target", "source", "source_target_pair"};
  int64_t kind = 0;
  if (collective.index == MC_NONE || !mc_is_defined_as(ctx, collective.index, "stream.collective")) return NULL;
  McAttr held = {mc_defined_param(ctx, collective.index, 0)};
  if (held.index == MC_NONE || !mc_attr_integer_i64(ctx, held, &kind)) return NULL;
  return kind >= 0 && kind < (int64_t)MC_COUNT(words) ? words[kind] : NULL;
}

/* Arguments: the operation, the parameter. */
bool mc_routine_iree_collective_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const char *word = collective_word(f->p->ctx, mc_format_parse_attr(f, args[0].number));
  mc_format_parse_start_group(f, args[1].number);
  if (word == NULL) return true;
  return mc_format_parse_keyword(f, word, "") && mc_expect(f->p, TOK_L_PAREN, "expected '('") &&
         mc_format_parse_push_operand(f, args[1].number) && mc_expect(f->p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_iree_collective_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan param = mc_format_print_operands(f, args[1].number);
  const char *word = collective_word(p->ctx, mc_format_print_attr(f, args[0].number));
  if (param.count == 0 || word == NULL) return;
  mc_pr_text(p, word, strlen(word));
  mc_pr_lit(p, "(");
  mc_format_print_values(f, param);
  mc_pr_lit(p, ") ");
}

/* `[` `[` (%value | integer), ... `]`, ... `]`. Arguments: the values, an array of dense arrays. */
static bool parse_inner_list(McFormatParse *f, uint32_t group, McWords *lists) {
  McParser *p = f->p;
  McWords numbers = {0};
  bool ok = mc_expect(p, TOK_L_SQUARE, "expected '['");
  while (ok) {
    int64_t value = MC_DYNAMIC;
    if (mc_at(p, TOK_PERCENT_IDENTIFIER)) ok = mc_format_parse_push_operand(f, group);
    else ok = mc_format_parse_integer(f, 64, &value);
    ok = ok && mc_p_push_i64(p, &numbers, value);
    if (!ok || !mc_consume_if(p, TOK_COMMA)) break;
  }
  ok = ok && mc_expect(p, TOK_R_SQUARE, "expected ']'");
  if (ok) {
    McType i64 = mc_type_integer(p->ctx, 64, MC_SIGNLESS);
    McAttr list = mc_attr_dense_array(p->ctx, i64, numbers.ptr, numbers.len / 2, p->diags);
    ok = list.index != MC_NONE && mc_p_push(p, lists, list.index);
  }
  mc_array_fini(&p->ctx->alloc, &numbers);
  return ok;
}

bool mc_routine_iree_nested_list_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords lists = {0};
  mc_format_parse_start_group(f, args[0].number);
  bool ok = mc_expect(p, TOK_L_SQUARE, "expected '['");
  if (ok && !mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      ok = parse_inner_list(f, args[0].number, &lists);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_SQUARE, "expected ']'");
  }
  ok = ok && mc_clause_set_array(f, args[1].number, &lists);
  mc_array_fini(&p->ctx->alloc, &lists);
  return ok;
}

void mc_routine_iree_nested_list_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan values = mc_format_print_operands(f, args[0].number);
  McAttr lists = mc_format_print_attr(f, args[1].number);
  uint32_t at = 0;
  mc_pr_lit(p, "[");
  for (uint32_t i = 0, n = mc_clause_array_size(p->ctx, lists); i < n; i++) {
    McAttr list = mc_attr_array_get(p->ctx, lists, i);
    bool dense = mc_kind(p->ctx, list.index) == MC_ATTR_DENSE_ARRAY;
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_lit(p, "[");
    for (uint64_t k = 0, count = dense ? mc_attr_dense_count(p->ctx, list) : 0; k < count; k++) {
      int64_t number = mc_clause_number(p->ctx, list, (uint32_t)k);
      if (k > 0) mc_pr_lit(p, ", ");
      if (number == MC_DYNAMIC) at = print_operands(f, values, at, 1);
      else if (!p->collecting) mc_buf_i64(p->buf, number);
    }
    mc_pr_lit(p, "]");
  }
  mc_pr_lit(p, "]");
}
