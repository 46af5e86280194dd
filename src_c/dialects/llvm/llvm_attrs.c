/* llvm_attrs.c - named routines of the llvm dialect's attributes: expressions, ranges, and what parameters must be.
 *
 * Owns nothing.
 */
#include "dialects/llvm/llvm.def"
#include "dialects/shared/routines.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- llvm.ExpressionArgs --- */

#define CONVERT 0x1001 /* DW_OP_LLVM_convert */

static bool is_convert(const McContext *ctx, uint32_t opcode) {
  int64_t number;
  return opcode != MC_NONE && mc_attr_integer_i64(ctx, (McAttr){opcode}, &number) && number == CONVERT;
}

static const McEnumWords *names_of(const McDefinition *def, uint32_t param) {
  return (const McEnumWords *)(def->words + mc_definition_params(def)[param].detail);
}

/* The number that a keyword encodes. Returns MC_NONE after reporting. */
static uint32_t read_encoding(McDefParse *d, uint32_t names) {
  McParser *p = d->p;
  McStr text = {p->tok.start, mc_token_len(&p->tok)};
  uint64_t value;
  bool found = mc_enum_value(p->ctx, d->def->words, names_of(d->def, names), text.ptr, text.len, &value);
  mc_advance(p);
  if (!found) {
    mc_def_parse_error(d, p->tok.start, "encountered unknown attribute encoding \"%.*s\"", (int)text.len, text.ptr);
    return MC_NONE;
  }
  McType type = mc_type_integer(p->ctx, 64, MC_UNSIGNED);
  return type.index == MC_NONE ? MC_NONE : mc_attr_integer(p->ctx, type, (int64_t)value).index;
}

static uint32_t read_number(McDefParse *d, uint32_t param) {
  uint32_t value = mc_def_parse_element(d, param);
  if (value == MC_NONE) mc_def_parse_error(d, d->p->tok.start, "expected integer operand");
  return value;
}

bool mc_def_routine_llvm_expression_args_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  bool convert = is_convert(p->ctx, d->values[args[0].number]);
  do {
    bool word = convert && p->words.len > base && mc_p_at_word(p);
    uint32_t value = word ? read_encoding(d, args[2].number) : read_number(d, args[1].number);
    if (value == MC_NONE || !mc_p_push(p, &p->words, value)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  const uint32_t *words = p->words.ptr + base;
  size_t count = p->words.len - base;
  McAttr list = mc_attr_array(p->ctx, (const McAttr *)words, count);
  if (list.index == MC_NONE) mc_p_not_interned(p, words, count);
  p->words.len = base;
  return (d->values[args[1].number] = list.index) != MC_NONE;
}

static void put_encoding(McDefPrint *d, uint32_t names, McAttr number) {
  int64_t value = 0;
  McBuf text;
  mc_buf_init(&text, &d->p->ctx->alloc);
  if (mc_attr_integer_i64(d->p->ctx, number, &value)) {
    mc_enum_text(d->p->ctx, d->def->words, names_of(d->def, names), (uint64_t)value, &text);
  }
  if (text.failed) d->p->failed = true;
  else if (text.len > 0) mc_pr_text(d->p, text.ptr, text.len);
  else mc_pr_attr_body(d->p, number, MC_TYPE_ELIDED);
  mc_buf_fini(&text);
}

void mc_def_routine_llvm_expression_args_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr list = {d->values[args[1].number]};
  bool convert = is_convert(p->ctx, d->values[args[0].number]);
  if (p->collecting) return;
  for (uint32_t i = 0, n = mc_attr_array_size(p->ctx, list); i < n; i++) {
    McAttr value = mc_attr_array_get(p->ctx, list, i);
    if (i > 0) mc_pr_lit(p, ", ");
    if (convert && i > 0) put_encoding(d, args[2].number, value);
    else mc_pr_attr_body(p, value, MC_TYPE_ELIDED);
  }
}

/* --- llvm.ConstantRange --- */

/* An integer of any size, cut or extended by its sign to the type. */
static uint32_t read_as(McDefParse *d, uint32_t param, McType type) {
  McContext *ctx = d->p->ctx;
  uint32_t made = MC_NONE, read = mc_def_parse_element(d, param);
  if (read == MC_NONE) return MC_NONE;
  McAttr number = {read};
  uint32_t width = mc_type_integer_width(ctx, type), has = mc_type_integer_width(ctx, mc_attr_value_type(ctx, number));
  uint32_t count = (width + 63) / 64, given = mc_attr_integer_num_words(ctx, number);
  uint64_t *words = mc_alloc(&ctx->alloc, (count + 1) * sizeof *words);
  if (words == NULL) {
    mc_p_out_of_memory(d->p);
    return MC_NONE;
  }
  const uint64_t *data = mc_attr_integer_data(ctx, number);
  bool negative = has > 1 /* a word is one bit: 0 or 1 */ && (data[(has - 1) / 64] >> ((has - 1) % 64) & 1) != 0;
  for (uint32_t i = 0; i < count; i++) {
    words[i] = i < given ? data[i] : negative ? UINT64_MAX : 0;
    if (negative && i == (has - 1) / 64 && has % 64 != 0) words[i] |= UINT64_MAX << has % 64;
  }
  made = mc_attr_integer_words(ctx, type, words, count).index;
  mc_free(&ctx->alloc, words, (count + 1) * sizeof *words);
  if (made == MC_NONE) mc_p_out_of_memory(d->p);
  return made;
}

bool mc_def_routine_llvm_constant_range_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (mc_kind(p->ctx, type.index) != MC_TYPE_INTEGER) {
    const char *found = mc_text_type(p->diags, type);
    return mc_def_parse_error(d, at, "invalid kind of type specified: expected builtin.integer, but found '%s'", found);
  }
  McType signless = mc_type_integer(p->ctx, mc_type_integer_width(p->ctx, type), MC_SIGNLESS);
  if (signless.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_expect(p, TOK_COMMA, "expected ','")) return false;
  if ((d->values[args[0].number] = read_as(d, args[0].number, signless)) == MC_NONE) return false;
  if (!mc_expect(p, TOK_COMMA, "expected ','")) return false;
  return (d->values[args[1].number] = read_as(d, args[1].number, signless)) != MC_NONE;
}

void mc_def_routine_llvm_constant_range_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  McPrinter *p = d->p;
  if (p->collecting) return;
  McType type = mc_attr_value_type(p->ctx, (McAttr){d->values[args[0].number]});
  mc_pr_type(p, type);
  for (uint32_t i = 0; i < num_args; i++) {
    McAttr number = {d->values[args[i].number]};
    bool narrow = mc_type_integer_width(p->ctx, type) == 1; /* its text would be a word */
    mc_pr_lit(p, ", ");
    if (!narrow) mc_pr_attr_body(p, number, MC_TYPE_ELIDED);
    else if (mc_attr_integer_data(p->ctx, number)[0] & 1) mc_pr_lit(p, "-1");
    else mc_pr_lit(p, "0");
  }
}

/* --- checks --- */

bool mc_def_llvm_check_constant_range(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                      McDiags *diags) {
  (void)def;
  McType type = mc_attr_value_type(ctx, (McAttr){values[0]});
  bool ok = type.index == mc_attr_value_type(ctx, (McAttr){values[1]}).index &&
            mc_kind(ctx, type.index) == MC_TYPE_INTEGER && mc_type_integer_signedness(ctx, type) == MC_SIGNLESS;
  return ok || mc_error(diags, loc, "the bounds of a range must be integers of one signless type");
}

bool mc_def_llvm_check_target_features(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                       McDiags *diags) {
  (void)def;
  McAttr list = {values[0]};
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, list); i < n; i++) {
    McAttr feature = mc_attr_array_get(ctx, list, i);
    McStr text = mc_kind(ctx, feature.index) == MC_ATTR_STRING ? mc_attr_string_value(ctx, feature) : (McStr){"", 0};
    if (text.len == 0) return mc_error(diags, loc, "target features can not be null or empty");
    if (text.ptr[0] != '+' && text.ptr[0] != '-') {
      return mc_error(diags, loc, "target features must start with '+' or '-'");
    }
    if (memchr(text.ptr, ',', text.len) != NULL) return mc_error(diags, loc, "target features can not contain ','");
  }
  return true;
}

static bool is_text(const McContext *ctx, uint32_t ident, const char *text) {
  McStr name = mc_ident_str(ctx, (McIdent){ident});
  return mc_str_is(name, text);
}

static bool is_defined(const McContext *ctx, McAttr attr, const char *name) {
  return mc_kind(ctx, attr.index) == MC_ATTR_DEFINED && is_text(ctx, mc_rec(ctx, attr.index)->words[0], name);
}

bool mc_def_llvm_check_module_flag(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                   McDiags *diags) {
  (void)def;
  McAttr value = {values[2]};
  McKind kind = mc_kind(ctx, value.index);
  McStr key = mc_attr_string_value(ctx, (McAttr){values[1]});
  if (mc_str_is(key, "CG Profile")) {
    bool ok = kind == MC_ATTR_ARRAY;
    for (uint32_t i = 0; ok && i < mc_attr_array_size(ctx, value); i++) {
      ok = is_defined(ctx, mc_attr_array_get(ctx, value, i), "llvm.cgprofile_entry");
    }
    return ok || mc_error(diags, loc, "'CG Profile' key expects an array of '#llvm.cgprofile_entry'");
  }
  if (mc_str_is(key, "ProfileSummary")) {
    return is_defined(ctx, value, "llvm.profile_summary") ||
           mc_error(diags, loc, "'ProfileSummary' key expects a '#llvm.profile_summary' attribute");
  }
  if (kind == MC_ATTR_INTEGER || kind == MC_ATTR_STRING) return true;
  return mc_error(diags, loc, "only integer and string values are currently supported for unknown key '%s'",
                  diags == NULL ? "" : mc_text_attr(diags, (McAttr){values[1]}));
}
