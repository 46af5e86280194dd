/* iree_encoded.c - dispatches of tensors with encodings; functions and calls of commands with ranges. */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- types with encodings --- */

/* Arguments: operands, their types, sizes, encodings and sizes of these; types, sizes, encodings and sizes of these of
 * results; tied_operands. */
enum {
  OPERANDS, TYPES, SIZES, ENCODINGS, ENCODING_SIZES,
  RESULTS, RESULT_SIZES, RESULT_ENCODINGS, RESULT_ENCODING_SIZES, TIED
};

/* One side of the arrow, kept until all of the side is read. Owned. */
typedef struct Side {
  McWords types, encodings;
  McOperandRefs sizes, encoding_sizes;
} Side;

static void side_fini(McParser *p, Side *s) {
  mc_array_fini(&p->ctx->alloc, &s->types);
  mc_array_fini(&p->ctx->alloc, &s->encodings);
  mc_array_fini(&p->ctx->alloc, &s->sizes);
  mc_array_fini(&p->ctx->alloc, &s->encoding_sizes);
}

static bool read_sizes(McParser *p, McType type, McOperandRefs *out) {
  uint32_t count = mc_num_sizes(p->ctx, type);
  if (count == 0) return true;
  if (!mc_expect(p, TOK_L_BRACE, "expected '{'")) return false;
  for (uint32_t i = 0; i < count; i++) {
    McOperandRef ref;
    if (i > 0 && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
    if (!mc_p_operand(p, &ref, true)) return false;
    if (!mc_array_push(&p->ctx->alloc, out, ref)) return mc_p_out_of_memory(p);
  }
  return mc_expect(p, TOK_R_BRACE, "expected '}'");
}

static bool push_encoding(McParser *p, Side *s, McType type) {
  McAttr held = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(p->ctx, type);
  return held.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &s->encodings, held.index);
}

static McType unused_type(McParser *p) {
  McIdent name = mc_ident(p->ctx, "util.unused", strlen("util.unused"));
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_p_find_definition(p, name, true);
  return (McType){mc_defined_intern(p->ctx, def, NULL)};
}

/* type sizes (`in` type sizes)?: an encoding, and the type of the resource. ties: NULL, or those of the result. */
static bool read_encoded(McFormatParse *f, Side *s, McTies *ties) {
  McParser *p = f->p;
  McOperandRefs sizes = {0};
  McType first = mc_p_type(p), type;
  bool ok = first.index != MC_NONE && read_sizes(p, first, &sizes);
  if (ok && !mc_consume_keyword(p, "in")) {
    ok = mc_p_push(p, &s->types, first.index) && push_encoding(p, s, unused_type(p)) &&
         (ties == NULL || mc_p_push(p, &ties->found, UINT32_MAX));
    for (size_t i = 0; ok && i < sizes.len; i++) {
      ok = mc_array_push(&p->ctx->alloc, &s->sizes, sizes.ptr[i]) || mc_p_out_of_memory(p);
    }
  } else if (ok) {
    for (size_t i = 0; ok && i < sizes.len; i++) {
      ok = mc_array_push(&p->ctx->alloc, &s->encoding_sizes, sizes.ptr[i]) || mc_p_out_of_memory(p);
    }
    type = !ok ? (McType){MC_NONE} : ties == NULL ? mc_p_type(p) : mc_ties_type(ties);
    ok = type.index != MC_NONE && mc_p_push(p, &s->types, type.index) && push_encoding(p, s, first) &&
         read_sizes(p, type, &s->sizes);
  }
  mc_array_fini(&p->ctx->alloc, &sizes);
  return ok;
}

static bool take_group(McFormatParse *f, uint32_t group, const McOperandRefs *refs) {
  mc_format_parse_start_group(f, group);
  for (size_t i = 0; i < refs->len; i++) {
    if (!mc_array_push(&f->p->ctx->alloc, &f->p->refs, refs->ptr[i])) return mc_p_out_of_memory(f->p);
  }
  f->operands[group].count = (uint32_t)refs->len;
  return true;
}

/* args: from the types on. */
static bool take_side(McFormatParse *f, Side *s, const McRoutineArg *args) {
  McParser *p = f->p;
  f->types[args[0].number] = (McSpan){(uint32_t)p->words.len, (uint32_t)s->types.len};
  for (size_t i = 0; i < s->types.len; i++) {
    if (!mc_p_push(p, &p->words, s->types.ptr[i])) return false;
  }
  return take_group(f, args[1].number, &s->sizes) && mc_clause_set_array(f, args[2].number, &s->encodings) &&
         take_group(f, args[3].number, &s->encoding_sizes);
}

static bool parse_operand_side(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  Side s = {{0}, {0}, {0}, {0}};
  bool ok = mc_expect(p, TOK_L_PAREN, "expected '('");
  if (ok && !mc_consume_if(p, TOK_R_PAREN)) {
    do {
      ok = read_encoded(f, &s, NULL);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  ok = ok && take_side(f, &s, args + TYPES);
  side_fini(p, &s);
  return ok;
}

static bool parse_result_side(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  McTies ties;
  Side s = {{0}, {0}, {0}, {0}};
  mc_ties_init(&ties, f, false, args[OPERANDS].number, args[TYPES].number);
  bool parens = mc_consume_if(p, TOK_L_PAREN), ok = true;
  if (!parens || !mc_consume_if(p, TOK_R_PAREN)) {
    do {
      ok = read_encoded(f, &s, &ties);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && (!parens || mc_expect(p, TOK_R_PAREN, "expected ')'"));
  }
  ok = ok && take_side(f, &s, args + RESULTS) && mc_ties_set(&ties, args[TIED].number);
  mc_ties_fini(&ties);
  side_fini(p, &s);
  return ok;
}

bool mc_routine_iree_encoded_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_operand_side(f, args) && mc_expect(f->p, TOK_ARROW, "expected '->'") && parse_result_side(f, args);
}

/* Encoding `i` and its sizes, and ` in `, unless the encoding is not used. */
static void print_encoding(McFormatPrint *f, const McRoutineArg *args, uint32_t i, uint32_t *at) {
  McPrinter *p = f->p;
  McAttr encodings = mc_format_print_attr(f, args[0].number);
  McSpan sizes = mc_format_print_operands(f, args[1].number);
  if (i >= mc_clause_array_size(p->ctx, encodings)) return;
  McAttr held = mc_attr_array_get(p->ctx, encodings, i);
  if (mc_kind(p->ctx, held.index) != MC_ATTR_TYPE) return;
  McType type = mc_attr_type_value(p->ctx, held);
  if (mc_is_defined_as(p->ctx, type.index, "util.unused")) return;
  uint32_t place = sizes.start + *at;
  mc_pr_type(p, type);
  mc_sizes_print(f, type, &place, sizes.start + sizes.count);
  *at = place - sizes.start;
  mc_pr_lit(p, " in ");
}

static void print_tied(McFormatPrint *f, const McRoutineArg *args, uint32_t i, McType type) {
  mc_tied_print(f, mc_format_print_operands(f, args[OPERANDS].number), mc_format_print_attr(f, args[TIED].number), i,
                type);
}

static void print_side(McFormatPrint *f, const McRoutineArg *args, const McRoutineArg *tied) {
  McPrinter *p = f->p;
  McSpan sizes = mc_format_print_operands(f, args[1].number);
  uint32_t at = sizes.start, encoding_at = 0;
  for (uint32_t i = 0, n = mc_slot_count(f, args[0].number); i < n; i++) {
    McType type = mc_slot_type(f, args[0].number, i);
    if (i > 0) mc_pr_lit(p, ", ");
    print_encoding(f, args + 2, i, &encoding_at);
    if (tied == NULL) mc_pr_type(p, type);
    else print_tied(f, tied, i, type);
    mc_sizes_print(f, type, &at, sizes.start + sizes.count);
  }
}

void mc_routine_iree_encoded_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  bool parens = mc_slot_count(f, args[RESULTS].number) != 1;
  mc_pr_lit(f->p, "(");
  print_side(f, args + TYPES, NULL);
  mc_pr_lit(f->p, ") -> ");
  if (parens) mc_pr_lit(f->p, "(");
  print_side(f, args + RESULTS, args);
  if (parens) mc_pr_lit(f->p, ")");
}

/* --- signatures of commands --- */

/* %a (`[` %offset `for` %length `]`)? `:` type attr-dict?: a range has two more arguments, of type index. */
static bool parse_command_argument(McFormatParse *f, McWords *types, McWords *attrs) {
  McParser *p = f->p;
  McOperandRef ref;
  McType index = mc_type_index(p->ctx);
  bool ranged;
  if (!mc_p_operand(p, &ref, true)) return false;
  ranged = mc_consume_if(p, TOK_L_SQUARE);
  if (ranged && (!mc_p_operand(p, &ref, true) || !mc_format_parse_keyword(f, "for", "") ||
                 !mc_p_operand(p, &ref, true) || !mc_expect(p, TOK_R_SQUARE, "expected ']'"))) {
    return false;
  }
  McAttr none = mc_attr_dictionary(p->ctx, NULL, 0, NULL), given = none;
  if (none.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (mc_at(p, TOK_L_BRACE)) given = mc_p_attr_dict(p);
  if (given.index == MC_NONE || !mc_p_push(p, types, type.index) || !mc_p_push(p, attrs, given.index)) return false;
  for (int i = 0; ranged && i < 2; i++) {
    if (!mc_p_push(p, types, index.index) || !mc_p_push(p, attrs, none.index)) return false;
  }
  return true;
}

static bool parse_command_results(McFormatParse *f, McWords *types, McWords *attrs) {
  McParser *p = f->p;
  bool parens = mc_consume_if(p, TOK_L_PAREN);
  do {
    McType type = mc_p_type(p);
    if (type.index == MC_NONE || !mc_p_push(p, types, type.index)) return false;
    McAttr given = mc_at(p, TOK_L_BRACE) ? mc_p_attr_dict(p) : mc_attr_dictionary(p->ctx, NULL, 0, NULL);
    if (given.index == MC_NONE || !mc_p_push(p, attrs, given.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return !parens || mc_expect(p, TOK_R_PAREN, "expected ')'");
}

static bool parse_command(McFormatParse *f, const McRoutineArg *args, McWords *types, McWords lists[2]) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      if (!parse_command_argument(f, types, &lists[0])) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  size_t inputs = types->len;
  if (mc_consume_if(p, TOK_ARROW) && !parse_command_results(f, types, &lists[1])) return false;
  const McType *all = (const McType *)types->ptr;
  McType type = mc_type_function(p->ctx, all, inputs, inputs < types->len ? all + inputs : all, types->len - inputs);
  McAttr held = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(p->ctx, type);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_format_parse_set_attr(f, args[0].number, held) &&
         (lists[0].len == 0 || mc_clause_set_array(f, args[1].number, &lists[0])) &&
         (lists[1].len == 0 || mc_clause_set_array(f, args[2].number, &lists[1]));
}

/* Arguments: function_type, arg_attrs, res_attrs. */
bool mc_routine_iree_command_signature_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McWords types = {0}, lists[2] = {{0}, {0}};
  bool ok = parse_command(f, args, &types, lists);
  mc_array_fini(&f->p->ctx->alloc, &types);
  mc_array_fini(&f->p->ctx->alloc, &lists[0]);
  mc_array_fini(&f->p->ctx->alloc, &lists[1]);
  return ok;
}

static void put_number(McPrinter *p, uint32_t number) {
  if (!p->collecting) mc_buf_u64(p->buf, number);
}

static void print_dictionary(McFormatPrint *f, McAttr attrs, uint32_t i) {
  McAttr dictionary = mc_dictionary_at(f->p->ctx, attrs, i);
  if (dictionary.index != MC_NONE) mc_pr_attr_dict(f->p, dictionary, NULL, 0, false);
}

void mc_routine_iree_command_signature_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McType type = mc_function_type_of(p->ctx, mc_format_print_attr(f, args[0].number));
  if (type.index == MC_NONE) return;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0, inputs = mc_type_num_inputs(p->ctx, type); i < inputs;) {
    McType input = mc_type_input(p->ctx, type, i);
    uint32_t first = i++;
    if (first > 0) mc_pr_lit(p, ", ");
    mc_pr_lit(p, "%arg");
    put_number(p, first);
    if (mc_is_defined_as(p->ctx, input.index, "stream.resource")) {
      mc_pr_lit(p, "[%arg");
      put_number(p, first + 1);
      mc_pr_lit(p, " for %arg");
      put_number(p, first + 2);
      mc_pr_lit(p, "]");
      i += 2;
    }
    mc_pr_lit(p, ": ");
    mc_pr_type(p, input);
    print_dictionary(f, mc_format_print_attr(f, args[1].number), first);
  }
  mc_pr_lit(p, ")");
  uint32_t results = mc_type_num_results(p->ctx, type);
  if (results == 0) return;
  mc_pr_lit(p, " -> ");
  if (results > 1) mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < results; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_type_result(p->ctx, type, i));
    print_dictionary(f, mc_format_print_attr(f, args[2].number), i);
  }
  if (results > 1) mc_pr_lit(p, ")");
}

/* --- operands of commands --- */

static const char *const access_words[] = {"", "ro", "wo", "rw"}; /* by the bits: 1 to read, 2 to write */

static bool push_access(McParser *p, int64_t bits, McWords *accesses) {
  McAttr value = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 32, MC_SIGNLESS), bits);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, accesses, value.index);
}

/* access %resource `[` %offset `for` %length `]`, or %operand. */
static bool parse_command_operand(McFormatParse *f, McOperandRefs lists[3], McWords *accesses) {
  McParser *p = f->p;
  McOperandRef refs[3];
  int64_t access = (int64_t)MC_COUNT(access_words) - 1;
  while (access > 0 && !mc_consume_keyword(p, access_words[access])) access--;
  bool ranged = access != 0;
  if (!mc_p_operand(p, &refs[0], true)) return false;
  if (ranged && (!mc_expect(p, TOK_L_SQUARE, "expected '['") || !mc_p_operand(p, &refs[1], true) ||
                 !mc_format_parse_keyword(f, "for", "") || !mc_p_operand(p, &refs[2], true) ||
                 !mc_expect(p, TOK_R_SQUARE, "expected ']'") || !push_access(p, access, accesses))) {
    return false;
  }
  for (size_t i = 0; i < (ranged ? 3 : 1); i++) {
    if (!mc_array_push(&p->ctx->alloc, &lists[i], refs[i])) return mc_p_out_of_memory(p);
  }
  return true;
}

/* Arguments: operands, offsets, lengths, accesses. */
bool mc_routine_iree_command_operands_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McOperandRefs lists[3] = {{0}, {0}, {0}};
  McWords accesses = {0};
  const char *at = p->tok.start;
  bool ok = mc_expect(p, TOK_L_PAREN, "expected '('");
  if (ok && !mc_consume_if(p, TOK_R_PAREN)) {
    do {
      ok = parse_command_operand(f, lists, &accesses);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  for (size_t i = 0; i < 3; i++) {
    ok = ok && take_group(f, args[i].number, &lists[i]);
    mc_array_fini(&p->ctx->alloc, &lists[i]);
  }
  f->operands_at[args[0].number] = at;
  ok = ok && mc_clause_set_array(f, args[3].number, &accesses);
  mc_array_fini(&p->ctx->alloc, &accesses);
  return ok;
}

void mc_routine_iree_command_operands_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan spans[3];
  for (size_t i = 0; i < 3; i++) spans[i] = mc_format_print_operands(f, args[i].number);
  McAttr accesses = mc_format_print_attr(f, args[3].number);
  uint32_t at = 0;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < spans[0].count; i++) {
    McValue operand = mc_op_operand(p->ctx, f->op, spans[0].start + i);
    int64_t bits = 0;
    bool ranged = mc_is_defined_as(p->ctx, mc_value_type(p->ctx, operand).index, "stream.resource") &&
                  at < spans[1].count && at < spans[2].count && at < mc_clause_array_size(p->ctx, accesses);
    if (i > 0) mc_pr_lit(p, ", ");
    if (!ranged) {
      mc_pr_value(p, operand);
      continue;
    }
    McAttr access = mc_attr_array_get(p->ctx, accesses, at);
    if (mc_kind(p->ctx, access.index) == MC_ATTR_INTEGER) (void)mc_attr_integer_i64(p->ctx, access, &bits);
    mc_pr_text(p, access_words[bits & 3], strlen(access_words[bits & 3]));
    if ((bits & 3) != 0) mc_pr_lit(p, " ");
    mc_pr_value(p, operand);
    mc_pr_lit(p, "[");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, spans[1].start + at));
    mc_pr_lit(p, " for ");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, spans[2].start + at++));
    mc_pr_lit(p, "]");
  }
  mc_pr_lit(p, ")");
}
