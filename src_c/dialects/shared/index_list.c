/* index_list.c - lists of sizes, offsets and strides, each of which is static or an operand: [4, %n]; and the few forms
 * of memref that the format language cannot express.
 *
 * The static values are in a dense array of i64, which has MC_DYNAMIC where the next operand belongs. Nothing is owned
 * here.
 */
#include "dialects/shared/routines.h"
#include "dialects/shared/shared.def"
#include "parse/parse_attr.h"
#include "types/report.h"

static bool parse_known(McFormatParse *f) {
  int64_t value;
  return mc_format_parse_integer(f, 64, &value) && mc_p_push_i64(f->p, &f->p->words, value);
}

static bool push_operand(McFormatParse *f, uint32_t group) {
  McOperandRef ref;
  if (!mc_p_operand(f->p, &ref, true)) return false;
  if (!mc_array_push(&f->p->ctx->alloc, &f->p->refs, ref)) return mc_p_out_of_memory(f->p);
  f->operands[group].count++;
  return true;
}

static bool parse_entry(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  if (p->tok.kind != TOK_PERCENT_IDENTIFIER) return parse_known(f);
  return push_operand(f, group) && mc_p_push_i64(p, &p->words, MC_DYNAMIC);
}

/* `[4]`: a size that scales. */
static bool parse_scaled(McFormatParse *f) {
  mc_advance(f->p);
  return parse_known(f) && mc_expect(f->p, TOK_R_SQUARE, "expected ']'");
}

static void start_group(McFormatParse *f, uint32_t group) {
  f->operands_at[group] = f->p->tok.start;
  f->operands[group] = (McSpan){(uint32_t)f->p->refs.len, 0};
}

/* The entries between brackets; `scaled` gets the numbers of those that scale. */
static bool parse_entries(McFormatParse *f, uint32_t group, bool parens, McWords *scaled) {
  McParser *p = f->p;
  if (!mc_expect(p, parens ? TOK_L_PAREN : TOK_L_SQUARE,
                 parens ? "expected '(' in dynamic index list" : "expected '[' in dynamic index list")) {
    return false;
  }
  McTokenKind close = parens ? TOK_R_PAREN : TOK_R_SQUARE;
  if (!mc_at(p, close)) {
    uint32_t i = 0;
    do {
      bool scales = mc_at(p, TOK_L_SQUARE);
      if (scales && !mc_p_push(p, scaled, i)) return false;
      if (!(scales ? parse_scaled(f) : parse_entry(f, group))) return false;
      i++;
    } while (mc_consume_if(p, TOK_COMMA));
  }
  return mc_expect(p, close, parens ? "expected ')' in dynamic index list" : "expected ']' in dynamic index list");
}

/* Sets a dense array of `count` values of i1, which are true at the places in `scaled`. */
static bool set_scales(McFormatParse *f, uint32_t attr, size_t count, const McWords *scaled) {
  McParser *p = f->p;
  char *bytes = mc_arena_alloc(&p->arena, count + 1, 1);
  if (bytes == NULL) return mc_p_out_of_memory(p);
  memset(bytes, 0, count + 1);
  for (size_t i = 0; i < scaled->len; i++) bytes[scaled->ptr[i]] = 1;
  McAttr value = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 1, MC_SIGNLESS), bytes, count, p->diags);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

static bool parse_list(McFormatParse *f, uint32_t group, uint32_t attr, bool parens, uint32_t scales) {
  McParser *p = f->p;
  size_t base = p->words.len;
  McWords scaled;
  mc_array_init(&scaled);
  start_group(f, group);
  bool ok = parse_entries(f, group, parens, &scaled);
  size_t count = (p->words.len - base) / 2;
  if (ok) {
    McAttr value = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS),
                                       count ? p->words.ptr + base : NULL, count, p->diags);
    ok = value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
  }
  p->words.len = base;
  ok = ok && (scales == MC_NONE || set_scales(f, scales, count, &scaled));
  mc_array_fini(&p->ctx->alloc, &scaled);
  return ok;
}

bool mc_format_parse_index_list(McFormatParse *f, uint32_t group, uint32_t attr, bool parens) {
  return parse_list(f, group, attr, parens, MC_NONE);
}

/* Entry `i` of a dense array; false: it has less. */
static bool entry_at(const McContext *ctx, McAttr list, uint64_t i, void *out, size_t size) {
  if (list.index == MC_NONE || mc_kind(ctx, list.index) != MC_ATTR_DENSE_ARRAY ||
      mc_attr_dense_data(ctx, list).len < (i + 1) * size) {
    return false;
  }
  memcpy(out, mc_attr_dense_data(ctx, list).ptr + i * size, size);
  return true;
}

static void print_list(McFormatPrint *f, uint32_t group, uint32_t attr, bool parens, McAttr scales) {
  McPrinter *p = f->p;
  McAttr list = mc_format_print_attr(f, attr);
  McSpan values = mc_format_print_operands(f, group);
  int64_t value;
  if (parens) mc_pr_lit(p, "(");
  else mc_pr_lit(p, "[");
  for (uint64_t i = 0, next = 0; entry_at(p->ctx, list, i, &value, sizeof value); i++) {
    uint8_t scaled = 0;
    if (i > 0) mc_pr_lit(p, ", ");
    if (entry_at(p->ctx, scales, i, &scaled, 1) && scaled != 0) mc_pr_lit(p, "[");
    if (value != MC_DYNAMIC) {
      if (!p->collecting) mc_buf_i64(p->buf, value);
    } else if (next++ < values.count) {
      mc_pr_value(p, mc_op_operand(p->ctx, f->op, values.start + (uint32_t)next - 1));
    }
    if (scaled != 0) mc_pr_lit(p, "]");
  }
  if (parens) mc_pr_lit(p, ")");
  else mc_pr_lit(p, "]");
}

void mc_format_print_index_list(McFormatPrint *f, uint32_t group, uint32_t attr, bool parens) {
  print_list(f, group, attr, parens, (McAttr){MC_NONE});
}

/* Arguments: one operand for all entries (`*(%list)`); values; known entries; which of these scale; `parens`. */
typedef struct ListArgs { uint32_t packed, group, attr, scales; bool parens; } ListArgs;

static ListArgs list_args(const McRoutineArg *args, uint32_t num_args) {
  ListArgs all = {MC_NONE, args[0].number, args[1].number, MC_NONE, false};
  if (args[1].kind == MC_FG_OPERAND) all = (ListArgs){args[0].number, args[1].number, args[2].number, MC_NONE, false};
  else if (num_args > 2 && args[2].kind == MC_FG_ATTR) all.scales = args[2].number;
  else all.parens = num_args > 2;
  return all;
}

bool mc_routine_index_list_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  ListArgs all = list_args(args, num_args);
  if (all.packed == MC_NONE) return parse_list(f, all.group, all.attr, all.parens, all.scales);
  start_group(f, all.packed);
  if (!mc_consume_if(p, TOK_STAR)) return parse_list(f, all.group, all.attr, false, MC_NONE);
  start_group(f, all.group);
  if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !push_operand(f, all.packed) ||
      !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
    return false;
  }
  f->operands[all.group].start = (uint32_t)p->refs.len;
  McAttr none = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), NULL, 0, p->diags);
  return none.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, all.attr, none);
}

void mc_routine_index_list_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  ListArgs all = list_args(args, num_args);
  McSpan packed = all.packed == MC_NONE ? (McSpan){0, 0} : mc_format_print_operands(f, all.packed);
  if (packed.count == 0) {
    print_list(f, all.group, all.attr, all.parens,
               all.scales == MC_NONE ? (McAttr){MC_NONE} : mc_format_print_attr(f, all.scales));
    return;
  }
  mc_pr_lit(f->p, "*(");
  mc_format_print_values(f, packed);
  mc_pr_lit(f->p, ")");
}

/* --- one entry: an integer or a value --- */

bool mc_routine_integer_or_value_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  bool is_index = num_args > 2;
  int64_t number = MC_DYNAMIC;
  start_group(f, args[0].number);
  if (mc_at(p, TOK_PERCENT_IDENTIFIER)) {
    if (!push_operand(f, args[0].number)) return false;
    if (is_index) return true;
  } else {
    McStr message = is_index ? mc_ident_str(ctx, (McIdent){args[2].number}) : (McStr){"", 0};
    if (is_index && !mc_at(p, TOK_INTEGER) && !mc_at(p, TOK_MINUS)) {
      return mc_format_parse_error(f, p->tok.start, "%.*s", (int)message.len, message.ptr);
    }
    if (!mc_format_parse_integer(f, 64, &number)) return false;
  }
  McAttr value =
      mc_attr_integer(ctx, is_index ? (McType){ctx->cached.index} : mc_type_integer(ctx, 64, MC_SIGNLESS), number);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[1].number, value);
}

void mc_routine_integer_or_value_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan value = mc_format_print_operands(f, args[0].number);
  McAttr known = mc_format_print_attr(f, args[1].number);
  int64_t number;
  if (value.count > 0) mc_format_print_values(f, value);
  else if (known.index != MC_NONE && mc_attr_integer_i64(p->ctx, known, &number) && !p->collecting) {
    mc_buf_i64(p->buf, number);
  }
}

/* --- one of two words for a flag --- */

static McStr flag_word(const McContext *ctx, const McRoutineArg *arg) {
  return mc_ident_str(ctx, (McIdent){arg->number});
}

static bool at_word(const McParser *p, McStr word) {
  return p->tok.kind == TOK_BARE_IDENTIFIER && mc_token_len(&p->tok) == word.len &&
         memcmp(p->tok.start, word.ptr, word.len) == 0;
}

bool mc_routine_flag_word_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McStr yes = flag_word(p->ctx, &args[1]), no = flag_word(p->ctx, &args[2]), both = flag_word(p->ctx, &args[3]);
  bool value = at_word(p, yes);
  if (!value && !at_word(p, no)) {
    if (p->tok.kind != TOK_BARE_IDENTIFIER) return mc_format_parse_error(f, p->tok.start, "expected valid keyword");
    return mc_format_parse_error(f, f->op->at, "%.*s has to be '%.*s' or '%.*s'", (int)both.len, both.ptr, (int)no.len,
                                 no.ptr, (int)yes.len, yes.ptr);
  }
  mc_advance(p);
  McAttr flag = mc_attr_bool(p->ctx, value);
  return flag.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, flag);
}

static bool is_set(McFormatPrint *f, uint32_t attr) {
  McAttr flag = mc_format_print_attr(f, attr);
  int64_t value = 0;
  return flag.index != MC_NONE && mc_kind(f->p->ctx, flag.index) == MC_ATTR_INTEGER &&
         mc_attr_integer_i64(f->p->ctx, flag, &value) && value != 0;
}

void mc_routine_flag_word_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr word = flag_word(f->p->ctx, &args[is_set(f, args[0].number) ? 1 : 2]);
  mc_pr_text(f->p, word.ptr, word.len);
}

/* --- memref.global --- */

bool mc_routine_global_memref_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (mc_kind(ctx, type.index) != MC_TYPE_MEMREF || !mc_type_has_static_shape(ctx, type)) {
    return mc_format_parse_error(f, f->op->at, "type should be static shaped memref, but got '%s'",
                                 mc_text_type(p->diags, type));
  }
  McAttr held = mc_attr_type(ctx, type);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_format_parse_set_attr(f, args[0].number, held)) return false;
  if (!mc_consume_if(p, TOK_EQUAL)) return true;
  if (mc_consume_keyword(p, "uninitialized")) return mc_format_parse_set_attr(f, args[1].number, mc_attr_unit(ctx));
  uint32_t rank = mc_type_rank(ctx, type);
  int64_t *dims = mc_arena_alloc(&p->arena, (rank + 1) * sizeof *dims, sizeof *dims);
  if (dims == NULL) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < rank; i++) dims[i] = mc_type_dim(ctx, type, i);
  McType tensor = mc_type_ranked_tensor(ctx, dims, rank, mc_type_element(ctx, type), (McAttr){MC_NONE}, p->diags);
  if (tensor.index == MC_NONE) return false;
  McAttr value = mc_p_attr(p, tensor);
  if (value.index == MC_NONE) return false;
  McKind kind = mc_kind(ctx, value.index);
  if (kind != MC_ATTR_DENSE_ELEMENTS && kind != MC_ATTR_DENSE_STRINGS && kind != MC_ATTR_DENSE_RESOURCE &&
      kind != MC_ATTR_SPARSE_ELEMENTS && kind != MC_ATTR_DENSE_ARRAY) {
    return mc_format_parse_error(f, f->op->at, "initial value should be a unit or elements attribute");
  }
  return mc_format_parse_set_attr(f, args[1].number, value);
}

void mc_routine_global_memref_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr held = mc_format_print_attr(f, args[0].number), value = mc_format_print_attr(f, args[1].number);
  if (held.index != MC_NONE && mc_kind(p->ctx, held.index) == MC_ATTR_TYPE) {
    mc_pr_type(p, mc_attr_type_value(p->ctx, held));
  }
  if (value.index == MC_NONE) return;
  mc_pr_lit(p, " = ");
  if (mc_kind(p->ctx, value.index) == MC_ATTR_UNIT) mc_pr_lit(p, "uninitialized");
  else mc_pr_attr_no_type(p, value);
}

/* --- memref.dma_start: groups of operands that only the types of the memrefs separate --- */

static bool parse_place(McFormatParse *f, McSpan *all, uint32_t *indices) {
  McParser *p = f->p;
  McOperandRef ref;
  if (!mc_p_operand(p, &ref, true) || !mc_array_push(&p->ctx->alloc, &p->refs, ref)) return false;
  size_t before = p->refs.len;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['") || !mc_p_operand_list(p, &p->refs) ||
      !mc_expect(p, TOK_R_SQUARE, "expected ']'")) {
    return false;
  }
  *indices = (uint32_t)(p->refs.len - before);
  all->count = (uint32_t)p->refs.len - all->start;
  return true;
}

static bool parse_value(McFormatParse *f, McSpan *all) {
  McParser *p = f->p;
  McOperandRef ref;
  if (!mc_p_operand(p, &ref, true)) return false;
  all->count++;
  return mc_array_push(&p->ctx->alloc, &p->refs, ref) || mc_p_out_of_memory(p);
}

static bool push_indices(McFormatParse *f, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push(f->p, &f->p->words, f->p->ctx->cached.index)) return false;
  }
  return true;
}

bool mc_routine_dma_start_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *all = &f->operands[args[0].number], *types = &f->types[args[1].number];
  uint32_t counts[3];
  *all = (McSpan){(uint32_t)p->refs.len, 0};
  if (!parse_place(f, all, &counts[0]) || !mc_expect(p, TOK_COMMA, "expected ','") ||
      !parse_place(f, all, &counts[1]) || !mc_expect(p, TOK_COMMA, "expected ','") || !parse_value(f, all) ||
      !mc_expect(p, TOK_COMMA, "expected ','") || !parse_place(f, all, &counts[2])) {
    return false;
  }
  bool strided = mc_consume_if(p, TOK_COMMA);
  if (strided) {
    if (!parse_value(f, all)) return false;
    if (!mc_consume_if(p, TOK_COMMA)) {
      return mc_format_parse_error(f, f->op->at, "expected two stride related operands");
    }
    if (!parse_value(f, all)) return false;
  }
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_p_type_list_no_parens(p, &p->words)) return false;
  if (p->words.len - base != 3) return mc_format_parse_error(f, f->op->at, "fewer/more types expected");
  uint32_t places[3];
  memcpy(places, p->words.ptr + base, sizeof places);
  p->words.len = base;
  types->start = (uint32_t)base;
  for (uint32_t i = 0; i < 3; i++) {
    if (!mc_p_push(p, &p->words, places[i]) || !push_indices(f, counts[i] + (i == 1))) return false;
  }
  if (strided && !push_indices(f, 2)) return false;
  types->count = (uint32_t)(p->words.len - base);
  return true;
}

/* Prints the memref at operand `*at` and its indices, and moves *at after them. Returns false for a malformed
 * operation. */
static bool print_place(McFormatPrint *f, uint32_t *at, McType *type) {
  McPrinter *p = f->p;
  uint32_t count = mc_op_num_operands(p->ctx, f->op);
  if (*at >= count) return false;
  McValue memref = mc_op_operand(p->ctx, f->op, *at);
  *type = mc_value_type(p->ctx, memref);
  if (mc_kind(p->ctx, type->index) != MC_TYPE_MEMREF) return false;
  uint32_t rank = mc_type_rank(p->ctx, *type);
  if (rank > count - *at - 1) return false;
  mc_pr_value(p, memref);
  mc_pr_lit(p, "[");
  mc_format_print_values(f, (McSpan){*at + 1, rank});
  mc_pr_lit(p, "]");
  *at += rank + 1;
  return true;
}

void mc_routine_dma_start_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McPrinter *p = f->p;
  uint32_t at = 0, count = mc_op_num_operands(p->ctx, f->op);
  McType types[3];
  for (uint32_t i = 0; i < 3; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    if (i == 2) {
      if (at >= count) return;
      mc_format_print_values(f, (McSpan){at++, 1});
      mc_pr_lit(p, ", ");
    }
    if (!print_place(f, &at, &types[i])) return;
  }
  if (at < count) {
    mc_pr_lit(p, ", ");
    mc_format_print_values(f, (McSpan){at, count - at});
  }
  mc_format_print_attr_dict(f, false);
  for (uint32_t i = 0; i < 3; i++) {
    if (i == 0) mc_pr_lit(p, " : ");
    else mc_pr_lit(p, ", ");
    mc_pr_type(p, types[i]);
  }
}

/* --- transforms and names --- */

bool mc_transform_element_type(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McType element = count == 1 && mc_type_is_shaped(ctx, *from) ? mc_type_element(ctx, *from) : (McType){MC_NONE};
  return element.index != MC_NONE && mc_array_push(&ctx->alloc, out, element.index);
}

#define MAX_ELEMENTS (1 << 22) /* more than any operation has operands */

bool mc_transform_element_types(McContext *ctx, const McType *from, size_t count, McWords *out) {
  int64_t elements;
  if (count != 1 || !mc_type_is_shaped(ctx, *from) || !mc_type_num_elements(ctx, *from, &elements) ||
      elements > MAX_ELEMENTS) {
    return false;
  }
  for (int64_t i = 0; i < elements; i++) {
    if (!mc_array_push(&ctx->alloc, out, mc_type_element(ctx, *from).index)) return false;
  }
  return true;
}

bool mc_transform_i1_of_each(McContext *ctx, const McType *from, size_t count, McWords *out) {
  (void)from;
  for (size_t i = 0; i < count; i++) {
    if (!mc_array_push(&ctx->alloc, out, ctx->cached.integer[1])) return false;
  }
  return true;
}

bool mc_transform_same_types(McContext *ctx, const McType *from, size_t count, McWords *out) {
  for (size_t i = 0; i < count; i++) {
    if (!mc_array_push(&ctx->alloc, out, from[i].index)) return false;
  }
  return true;
}

void mc_asm_strided_metadata_name(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  uint32_t count = mc_op_num_results(ctx, op), rank = (count - 2) / 2;
  if (result == 0) mc_buf_lit(out, "base_buffer");
  else if (result == 1) mc_buf_lit(out, "offset");
  else if (result == 2) mc_buf_lit(out, "sizes");
  else if (result == 2 + rank) mc_buf_lit(out, "strides");
}
