/* integers.c - integers of any size in custom forms: how LLVM's parser reads them, and their attributes. */
#include "dialects/shared/routines.h"
#include "parse/parse_attr.h"

bool mc_integer_text_parse(McParser *p, McIntegerText *out) {
  static const char digits[] = "01";
  out->negative = mc_consume_if(p, TOK_MINUS);
  out->tok = p->tok;
  bool is_true = mc_at_keyword(p, "true");
  if (!out->negative && (is_true || mc_at_keyword(p, "false"))) { /* numbers, too */
    out->tok.kind = TOK_INTEGER;
    out->tok.start = digits + is_true;
    out->tok.end = out->tok.start + 1;
    mc_advance(p);
    return true;
  }
  if (!mc_at(p, TOK_INTEGER)) return false;
  mc_advance(p);
  return true;
}

/* The digits that count: without 0x, without zeros before them. */
static size_t num_digits(const McToken *tok) {
  const char *at = tok->start;
  if (tok->end - at > 1 && at[1] == 'x') at += 2;
  while (at < tok->end && *at == '0') at++;
  return (size_t)(tok->end - at);
}

uint32_t mc_integer_text_width(McParser *p, const McIntegerText *text) {
  size_t digits = num_digits(&text->tok);
  if (digits > MC_MAX_INTEGER_WIDTH / 8) return 0;
  uint32_t width = digits == 0 ? 64 : (uint32_t)digits * 4;
  uint64_t few[8], *words = few;
  size_t count = (width + 63) / 64;
  if (count > MC_COUNT(few)) words = mc_arena_alloc(&p->arena, count * sizeof *words, 8);
  if (words == NULL) return 0;
  return mc_p_fit_wide_integer(p, &text->tok, false, width, true, words) ? width : width + 1;
}

McAttr mc_integer_text_attr(McParser *p, const McIntegerText *text, McType type, bool *fits) {
  McContext *ctx = p->ctx;
  uint32_t width = mc_type_integer_width(ctx, type);
  size_t count = (width + 63) / 64;
  bool is_zero = num_digits(&text->tok) == 0;
  McAttr made = {MC_NONE};
  *fits = width > 0 || is_zero;
  if (width == 0) return is_zero ? mc_attr_integer(ctx, type, 0) : made;
  uint64_t few[8], *words = count <= MC_COUNT(few) ? few : mc_alloc(&ctx->alloc, count * sizeof *words);
  if (words == NULL) return made;
  *fits = mc_p_fit_wide_integer(p, &text->tok, text->negative && !is_zero, width, false, words);
  if (*fits) made = mc_attr_integer_words(ctx, type, words, count);
  if (words != few) mc_free(&ctx->alloc, words, count * sizeof *words);
  return made;
}

void mc_integer_attr_text(const McContext *ctx, McAttr value, bool is_signed, McBuf *out) {
  bool is_number = value.index != MC_NONE && mc_kind(ctx, value.index) == MC_ATTR_INTEGER;
  McType type = is_number ? mc_attr_value_type(ctx, value) : (McType){MC_NONE};
  if (!is_number) return;
  uint32_t width = mc_kind(ctx, type.index) == MC_TYPE_INTEGER ? mc_type_integer_width(ctx, type) : 64;
  mc_integer_print(out, mc_attr_integer_data(ctx, value), width, is_signed);
}
