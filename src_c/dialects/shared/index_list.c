/* index_list.c - lists of sizes, offsets and strides, each of which is static or an operand: [4, %n]; and one of two
 * words for a flag.
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

bool mc_format_parse_push_operand(McFormatParse *f, uint32_t group) {
  McOperandRef ref;
  if (!mc_p_operand(f->p, &ref, true)) return false;
  if (!mc_array_push(&f->p->ctx->alloc, &f->p->refs, ref)) return mc_p_out_of_memory(f->p);
  f->operands[group].count++;
  return true;
}

static bool parse_entry(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  if (p->tok.kind != TOK_PERCENT_IDENTIFIER) return parse_known(f);
  return mc_format_parse_push_operand(f, group) && mc_p_push_i64(p, &p->words, MC_DYNAMIC);
}

/* `[4]`: a size that scales. */
static bool parse_scaled(McFormatParse *f) {
  mc_advance(f->p);
  return parse_known(f) && mc_expect(f->p, TOK_R_SQUARE, "expected ']'");
}

void mc_format_parse_start_group(McFormatParse *f, uint32_t group) {
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
  mc_format_parse_start_group(f, group);
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
  mc_format_parse_start_group(f, all.packed);
  if (!mc_consume_if(p, TOK_STAR)) return parse_list(f, all.group, all.attr, false, MC_NONE);
  mc_format_parse_start_group(f, all.group);
  if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !mc_format_parse_push_operand(f, all.packed) ||
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
  McStr yes = flag_word(p->ctx, &args[1]), no = flag_word(p->ctx, &args[2]), message = flag_word(p->ctx, &args[3]);
  bool value = at_word(p, yes);
  if (!value && !at_word(p, no)) {
    if (p->tok.kind != TOK_BARE_IDENTIFIER) return mc_format_parse_error(f, p->tok.start, "expected valid keyword");
    return mc_format_parse_error(f, f->op->at, "%.*s", (int)message.len, message.ptr);
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
