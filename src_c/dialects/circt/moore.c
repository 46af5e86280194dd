/* moore.c - types and forms of moore.
 *
 * Inside of each other, and after operations whose values have types of the dialect only, types are written without
 * `!moore.`. An integer, i32 or l32, and a real number, f32 or f64, has its size in its name: no definition has these
 * names, so the core keeps such a type as the text that it is.
 */
#include <stdio.h>

#include "defs/infer.h"
#include "dialects/circt/circt.def"
#include "dialects/circt/circt_names.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static const char prefix[] = "moore.";
#define PREFIX_LEN (sizeof prefix - 1)

/* --- numbers --- */

static bool is_number(McStr name, uint32_t *width) {
  uint64_t value = 0;
  if (mc_str_is(name, "f32") || mc_str_is(name, "f64")) {
    *width = name.ptr[1] == '3' ? 32 : 64;
    return true;
  }
  if (name.len < 2 || (*name.ptr != 'i' && *name.ptr != 'l')) return false;
  for (size_t i = 1; i < name.len; i++) {
    if (name.ptr[i] < '0' || name.ptr[i] > '9' || value > UINT32_MAX) return false;
    value = value * 10 + (uint64_t)(name.ptr[i] - '0');
  }
  *width = (uint32_t)value;
  return value <= UINT32_MAX;
}

/* The name of an integer or a real number; empty: it is another type. */
static McStr number_name(const McContext *ctx, McType type) {
  uint32_t width;
  McStr none = {"", 0};
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_OPAQUE) return none;
  if (!mc_str_is(mc_ident_str(ctx, mc_type_opaque_dialect(ctx, type)), "moore")) return none;
  McStr body = mc_type_opaque_body(ctx, type);
  return is_number(body, &width) ? body : none;
}

static McType number(McContext *ctx, McStr name) {
  McIdent dialect = mc_ident(ctx, prefix, PREFIX_LEN - 1);
  return dialect.index == MC_NONE ? (McType){MC_NONE} : mc_type_opaque(ctx, dialect, name.ptr, name.len);
}

/* letter: i, l or f. */
static McType number_of_width(McContext *ctx, char letter, uint32_t width) {
  char name[16];
  int len = snprintf(name, sizeof name, "%c%u", letter, width);
  return number(ctx, (McStr){name, (size_t)len});
}

static bool width_of(const McContext *ctx, McType type, uint32_t *width) {
  McStr name = number_name(ctx, type);
  return name.len > 0 && is_number(name, width);
}

/* --- types without their dialect --- */

static McType make_type(McContext *ctx, const char *name, const uint32_t *params, uint32_t count) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, true);
  return (McType){def == NULL || def->record->num_params != count ? MC_NONE : mc_defined_intern(ctx, def, params)};
}

static McType ref_of(McContext *ctx, McType type) {
  return type.index == MC_NONE ? type : make_type(ctx, "moore.ref", &type.index, 1);
}

static McType parse_bare(McParser *p, McFormatParse *f) {
  McType none = {MC_NONE};
  char name[64];
  uint32_t width;
  if (!mc_p_at_word(p)) return mc_p_type(p);
  McStr key = {p->tok.start, mc_token_len(&p->tok)};
  if (is_number(key, &width)) {
    McType type = number(p->ctx, key);
    mc_advance(p);
    if (type.index == MC_NONE) (void)mc_p_out_of_memory(p);
    return type;
  }
  const McDefinition *def = NULL;
  if (key.len < sizeof name - PREFIX_LEN) {
    memcpy(name, prefix, PREFIX_LEN);
    memcpy(name + PREFIX_LEN, key.ptr, key.len);
    McIdent ident = mc_ident(p->ctx, name, PREFIX_LEN + key.len);
    def = ident.index == MC_NONE ? NULL : mc_p_find_definition(p, ident, true);
  }
  if (def == NULL) {
    mc_p_error_at(p, key.ptr, "unknown type `%.*s` in dialect `moore`", (int)key.len, key.ptr);
    return none;
  }
  mc_advance(p);
  return (McType){mc_p_defined_bare(p, f, def)};
}

static bool is_defined_here(const McContext *ctx, McType type) {
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_DEFINED) return false;
  McStr full = mc_ident_str(ctx, (McIdent){mc_rec(ctx, type.index)->words[0]});
  return full.len > PREFIX_LEN && memcmp(full.ptr, prefix, PREFIX_LEN) == 0;
}

bool mc_predicate_moore_type(const McContext *ctx, uint32_t id) {
  return is_defined_here(ctx, (McType){id}) || number_name(ctx, (McType){id}).len > 0;
}

static void print_bare(McPrinter *p, McType type) {
  McStr name = number_name(p->ctx, type);
  if (name.len > 0) {
    mc_pr_text(p, name.ptr, name.len);
    return;
  }
  if (!p->collecting && is_defined_here(p->ctx, type)) mc_pr_defined_bare(p, type.index);
  else mc_pr_type(p, type);
}

bool mc_def_routine_moore_type_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = parse_bare(d->p, d->f);
  d->values[args[0].number] = type.index;
  return type.index != MC_NONE;
}

void mc_def_routine_moore_type_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_bare(d->p, (McType){d->values[args[0].number]});
}

/* size `x` type, where the text has both in one word. Arguments: the size, the type. */
bool mc_def_routine_moore_array_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  if (!mc_p_dimension_list(p, false, true, &p->words)) return false;
  if (p->words.len - base != 2) return mc_def_parse_error(d, d->at, "expected one size");
  uint64_t size;
  memcpy(&size, p->words.ptr + base, sizeof size);
  p->words.len = base;
  McAttr held = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), (int64_t)size);
  McType type = parse_bare(p, d->f);
  d->values[args[0].number] = held.index;
  d->values[args[1].number] = type.index;
  return type.index != MC_NONE && held.index != MC_NONE;
}

void mc_def_routine_moore_array_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  int64_t size = 0;
  (void)mc_attr_integer_i64(d->p->ctx, (McAttr){d->values[args[0].number]}, &size);
  if (!d->p->collecting) mc_buf_i64(d->p->buf, size);
  mc_pr_lit(d->p, " x ");
  print_bare(d->p, (McType){d->values[args[1].number]});
}

static bool parse_members(McDefParse *d, McWords *names, McWords *types) {
  McParser *p = d->p;
  if (!mc_expect(p, TOK_L_BRACE, "expected '{'")) return false;
  if (mc_consume_if(p, TOK_R_BRACE)) return true;
  do {
    McStr name;
    if (!mc_circt_word(p, &name)) return false;
    McAttr held = mc_circt_string(p, name);
    if (held.index == MC_NONE || !mc_p_push(p, names, held.index) || !mc_expect(p, TOK_COLON, "expected ':'")) {
      return false;
    }
    McType type = parse_bare(p, d->f);
    McAttr word = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(p->ctx, type);
    if (word.index == MC_NONE || !mc_p_push(p, types, word.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_BRACE, "expected '}'");
}

/* Arguments: names, types. */
bool mc_def_routine_moore_members_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = d->p->ctx;
  McWords names = {0}, types = {0};
  bool ok = parse_members(d, &names, &types);
  if (ok) {
    d->values[args[0].number] = mc_attr_array(ctx, (const McAttr *)names.ptr, names.len).index;
    d->values[args[1].number] = mc_attr_array(ctx, (const McAttr *)types.ptr, types.len).index;
    ok = (d->values[args[0].number] != MC_NONE && d->values[args[1].number] != MC_NONE) || mc_p_out_of_memory(d->p);
  }
  mc_array_fini(&ctx->alloc, &names);
  mc_array_fini(&ctx->alloc, &types);
  return ok;
}

void mc_def_routine_moore_members_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr names = {d->values[args[0].number]}, types = {d->values[args[1].number]};
  mc_pr_lit(p, "{");
  for (uint32_t i = 0, count = mc_array_length(p->ctx, names); i < count; i++) {
    McStr name = mc_string_of(p->ctx, mc_array_item(p->ctx, names, i));
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_keyword_or_string(p, name.ptr, name.len);
    mc_pr_lit(p, ": ");
    print_bare(p, mc_attr_type_value(p->ctx, mc_array_item(p->ctx, types, i)));
  }
  mc_pr_lit(p, "}");
}

/* --- types of values --- */

bool mc_routine_moore_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_set_type(f, args[0].number, parse_bare(f->p, f));
}

void mc_routine_moore_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_bare(f->p, mc_slot_type_at(f, args[0].number, 0));
}

bool mc_routine_moore_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords types = {0};
  bool ok = true;
  if (mc_p_at_word(p) || mc_at(p, TOK_EXCLAMATION_IDENTIFIER)) {
    do {
      McType type = parse_bare(p, f);
      ok = type.index != MC_NONE && mc_p_push(p, &types, type.index);
    } while (ok && mc_consume_if(p, TOK_COMMA));
  }
  f->types[args[0].number] = (McSpan){(uint32_t)p->words.len, (uint32_t)types.len};
  for (size_t i = 0; ok && i < types.len; i++) ok = mc_p_push(p, &p->words, types.ptr[i]);
  mc_array_fini(&p->ctx->alloc, &types);
  return ok;
}

void mc_routine_moore_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  for (uint32_t i = 0;; i++) {
    McType type = mc_slot_type_at(f, args[0].number, i);
    if (type.index == MC_NONE) return;
    if (i > 0) mc_pr_lit(f->p, ", ");
    print_bare(f->p, type);
  }
}

/* --- types that follow from others --- */

static bool push(McContext *ctx, McWords *out, McType type) {
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

static McType nested(const McContext *ctx, McType type) {
  return mc_is_defined_as(ctx, type.index, "moore.ref") ? mc_type_parameter(ctx, type) : type;
}

bool mc_transform_moore_ref(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, ref_of(ctx, *from));
}

/* The element of a collection, or of one that a reference is for. */
bool mc_transform_moore_element(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, mc_type_parameter(ctx, nested(ctx, *from)));
}

bool mc_transform_moore_element_ref(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, ref_of(ctx, mc_type_parameter(ctx, nested(ctx, *from))));
}

static McType index_of(const McContext *ctx, McType type) {
  type = nested(ctx, type);
  bool is_array = mc_is_defined_as(ctx, type.index, "moore.assoc_array");
  return (McType){is_array ? mc_defined_param(ctx, type.index, 1) : MC_NONE};
}

bool mc_transform_moore_index(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, index_of(ctx, *from));
}

bool mc_transform_moore_index_ref(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, ref_of(ctx, index_of(ctx, *from)));
}

/* The bits of a packed type. four: one of them can be unknown. */
static bool bits_of(const McContext *ctx, McType type, uint64_t *width, bool *four, uint32_t depth) {
  uint32_t own;
  McStr name = number_name(ctx, type);
  if (name.len > 0) {
    if (!is_number(name, &own)) return false;
    *width = own;
    *four |= *name.ptr == 'l';
    return *name.ptr != 'f';
  }
  if (depth == MC_MAX_NESTING || type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_DEFINED) return false;
  if (mc_is_defined_as(ctx, type.index, "moore.time")) {
    *width = 64;
    return *four = true;
  }
  *width = 0;
  if (mc_is_defined_as(ctx, type.index, "moore.void")) return true;
  if (mc_is_defined_as(ctx, type.index, "moore.array") || mc_is_defined_as(ctx, type.index, "moore.uarray")) {
    int64_t size = 0;
    if (!bits_of(ctx, mc_type_parameter(ctx, type), width, four, depth + 1)) return false;
    (void)mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, type.index, 0)}, &size);
    *width *= (uint64_t)size;
    return true;
  }
  bool is_union = mc_is_defined_as(ctx, type.index, "moore.union") || mc_is_defined_as(ctx, type.index, "moore.uunion");
  if (!is_union && !mc_is_defined_as(ctx, type.index, "moore.struct") &&
      !mc_is_defined_as(ctx, type.index, "moore.ustruct")) {
    return false;
  }
  McAttr types = {mc_defined_param(ctx, type.index, 1)};
  for (uint32_t i = 0, count = mc_array_length(ctx, types); i < count; i++) {
    uint64_t member = 0;
    if (!bits_of(ctx, mc_attr_type_value(ctx, mc_array_item(ctx, types, i)), &member, four, depth + 1)) return false;
    *width = !is_union ? *width + member : member > *width ? member : *width;
  }
  return true;
}

bool mc_predicate_moore_packed(const McContext *ctx, uint32_t id) {
  static const char *const unpacked[] = {"moore.uarray", "moore.ustruct", "moore.uunion"};
  uint64_t width;
  bool four = false;
  for (size_t i = 0; i < MC_COUNT(unpacked); i++) {
    if (mc_is_defined_as(ctx, id, unpacked[i])) return false;
  }
  return bits_of(ctx, (McType){id}, &width, &four, 0);
}

static bool is_integer(const McContext *ctx, uint32_t id, const char *letters) {
  uint32_t width;
  McStr name = number_name(ctx, (McType){id});
  return name.len > 0 && is_number(name, &width) && strchr(letters, *name.ptr) != NULL;
}

bool mc_predicate_moore_number(const McContext *ctx, uint32_t id) { return is_integer(ctx, id, "il"); }
bool mc_predicate_moore_two_valued(const McContext *ctx, uint32_t id) { return is_integer(ctx, id, "i"); }
bool mc_predicate_moore_four_valued(const McContext *ctx, uint32_t id) { return is_integer(ctx, id, "l"); }

static bool is_four_valued(const McContext *ctx, McType type) {
  uint64_t width;
  bool four = false;
  (void)bits_of(ctx, type, &width, &four, 0);
  return four;
}

bool mc_transform_moore_bit(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, number_of_width(ctx, is_four_valued(ctx, *from) ? 'l' : 'i', 1));
}

bool mc_transform_moore_bits(McContext *ctx, const McType *from, size_t count, McWords *out) {
  uint64_t width;
  bool four = false;
  if (count != 1 || !bits_of(ctx, *from, &width, &four, 0) || width > UINT32_MAX) return false;
  return push(ctx, out, number_of_width(ctx, four ? 'l' : 'i', (uint32_t)width));
}

static bool push_number(McContext *ctx, const McType *from, size_t count, McWords *out, char letter) {
  uint32_t width;
  if (count != 1 || !width_of(ctx, *from, &width)) return false;
  return push(ctx, out, number_of_width(ctx, letter, width));
}

bool mc_transform_moore_logic(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return push_number(ctx, from, count, out, 'l');
}

bool mc_transform_moore_int(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return push_number(ctx, from, count, out, 'i');
}

bool mc_transform_moore_builtin(McContext *ctx, const McType *from, size_t count, McWords *out) {
  uint32_t width;
  if (count != 1 || !width_of(ctx, *from, &width) || width > MC_MAX_INTEGER_WIDTH) return false;
  return push(ctx, out, mc_type_integer(ctx, width, MC_SIGNLESS));
}

bool mc_transform_moore_from_builtin(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || mc_kind(ctx, from->index) != MC_TYPE_INTEGER) return false;
  return push(ctx, out, number_of_width(ctx, 'i', mc_type_integer_width(ctx, *from)));
}

/* --- constants --- */

/* Whether the digits of a word after its first letter, b or h, are those of a number with unknown bits. */
static bool is_four_valued_word(McStr word) {
  bool hex = word.len > 1 && *word.ptr == 'h';
  if (word.len < 2 || (!hex && *word.ptr != 'b')) return false;
  for (size_t i = 1; i < word.len; i++) {
    char c = word.ptr[i];
    bool digit = c == '0' || c == '1' || c == 'X' || c == 'Z';
    bool more = (c >= '2' && c <= '9') || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f');
    if (!digit && !(hex && more)) return false;
  }
  return true;
}

/* Sets #moore.fvint<value : width>, which is kept as its text. */
static bool set_value(McFormatParse *f, uint32_t attr, McStr text, uint32_t width) {
  McParser *p = f->p;
  char body[256];
  int len = snprintf(body, sizeof body, "fvint<%.*s : %u>", (int)text.len, text.ptr, width);
  if (len < 0 || (size_t)len >= sizeof body) return mc_format_parse_error(f, text.ptr, "the number is too long");
  McIdent dialect = mc_ident(p->ctx, prefix, PREFIX_LEN - 1);
  McAttr value = dialect.index == MC_NONE
                     ? (McAttr){MC_NONE}
                     : mc_attr_opaque(p->ctx, dialect, body, (size_t)len, mc_type_none(p->ctx));
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

static bool parse_value_type(McFormatParse *f, const McRoutineArg *args, uint32_t *width) {
  McParser *p = f->p;
  if (!mc_format_parse_attr_dict(f, false) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  const char *at = p->tok.start;
  McType type = parse_bare(p, f);
  if (type.index == MC_NONE) return false;
  if (!width_of(p->ctx, type, width)) return mc_format_parse_error(f, at, "invalid kind of type specified");
  return mc_format_parse_set_type(f, args[2].number, type);
}

/* Arguments: the value, attr-dict, the type. */
bool mc_routine_moore_constant_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t width = 0;
  if (mc_p_at_word(p)) {
    McStr word = {p->tok.start, mc_token_len(&p->tok)};
    if (*word.ptr != 'b' && *word.ptr != 'h') {
      return mc_format_parse_error(f, word.ptr, "expected `b` or `h` prefix");
    }
    if (!is_four_valued_word(word)) {
      return mc_format_parse_error(f, word.ptr, "expected base-%d four-valued integer", *word.ptr == 'b' ? 2 : 16);
    }
    mc_advance(p);
    return parse_value_type(f, args, &width) && set_value(f, args[0].number, word, width);
  }
  McIntegerText text;
  const char *at = p->tok.start;
  if (!mc_integer_text_parse(p, &text)) return mc_format_parse_error(f, at, "expected integer value");
  if (!parse_value_type(f, args, &width)) return false;
  bool fits = true;
  McBuf number_text;
  mc_buf_init(&number_text, &p->ctx->alloc);
  McType type = mc_type_integer(p->ctx, width, MC_SIGNLESS);
  McAttr value = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_integer_text_attr(p, &text, type, &fits);
  bool ok = value.index != MC_NONE;
  if (ok) {
    mc_integer_attr_text(p->ctx, value, width > 1, &number_text);
    ok = set_value(f, args[0].number, (McStr){number_text.ptr, number_text.len}, width);
  } else if (!fits) {
    ok = mc_format_parse_error(f, at, "value requires %u bits, but result type only has %u",
                               mc_integer_text_width(p, &text), width);
  } else {
    ok = mc_p_out_of_memory(p);
  }
  mc_buf_fini(&number_text);
  return ok;
}

void mc_routine_moore_constant_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr value = mc_format_print_attr(f, args[0].number);
  static const char start[] = "fvint<";
  if (value.index != MC_NONE && mc_kind(p->ctx, value.index) == MC_ATTR_OPAQUE) {
    McStr body = mc_attr_opaque_body(p->ctx, value);
    size_t from = sizeof start - 1, to = from;
    while (to < body.len && body.ptr[to] != ':' && body.ptr[to] != ' ') to++;
    if (body.len > from) mc_pr_text(p, body.ptr + from, to - from);
  }
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(p, " : ");
  print_bare(p, mc_slot_type_at(f, args[2].number, 0));
}

/* --- functions in C --- */

static const char *const directions[] = {"in", "out", "inout", "return"};
enum { IN, OUT, INOUT, RETURN };

static bool is_operand(int64_t direction) { return direction == IN || direction == INOUT; }

/* Words of the lists that dpi_lists_set makes attributes of. */
typedef struct DpiLists { McWords directions, names, locs, inputs, results; bool has_locs; } DpiLists;

static void dpi_lists_fini(McParser *p, DpiLists *lists) {
  McWords *const all[] = {&lists->directions, &lists->names, &lists->locs, &lists->inputs, &lists->results};
  for (uint32_t i = 0; i < MC_COUNT(all); i++) mc_array_fini(&p->ctx->alloc, all[i]);
}

static bool push_attr(McParser *p, McWords *out, McAttr value) {
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, out, value.index);
}

/* The name of an argument, with its sign before it for those that are operands. */
static bool parse_dpi_name(McParser *p, uint32_t direction, McStr *name) {
  if (!is_operand(direction)) return mc_circt_word(p, name);
  McArgument arg;
  if (!mc_p_argument(p, &arg, false, false)) return false;
  *name = (McStr){arg.ref.name, arg.ref.len};
  return true;
}

static bool parse_dpi_argument(McFormatParse *f, DpiLists *lists) {
  McParser *p = f->p;
  McStr key = {p->tok.start, mc_token_len(&p->tok)}, name;
  uint32_t direction = 0;
  McTrailingLoc loc = {.loc = {MC_NONE}};
  if (!mc_p_at_word(p)) return mc_p_wrong_token(p, "expected valid keyword");
  while (direction < MC_COUNT(directions) && !mc_str_is(key, directions[direction])) direction++;
  if (direction == MC_COUNT(directions)) {
    return mc_format_parse_error(f, key.ptr, "expected DPI argument direction keyword");
  }
  mc_advance(p);
  if (!parse_dpi_name(p, direction, &name)) return false;
  McAttr word = mc_circt_string(p, name);
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE || (mc_at_keyword(p, "loc") && !mc_p_trailing_loc(p, &loc))) return false;
  lists->has_locs |= loc.loc.index != MC_NONE;
  if (loc.loc.index == MC_NONE) loc.loc = mc_loc_unknown(p->ctx);
  McType i32 = mc_type_integer(p->ctx, 32, MC_SIGNLESS);
  return push_attr(p, &lists->directions, mc_attr_integer(p->ctx, i32, direction)) &&
         push_attr(p, &lists->names, word) && mc_p_push(p, &lists->locs, loc.loc.index) &&
         (!is_operand(direction) || mc_p_push(p, &lists->inputs, type.index)) &&
         (direction == IN || mc_p_push(p, &lists->results, type.index));
}

static bool parse_dpi_arguments(McFormatParse *f, DpiLists *lists) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' in DPI argument list")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    if (!parse_dpi_argument(f, lists)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')' in DPI argument list");
}

static bool set_words(McFormatParse *f, uint32_t attr, const McWords *words) {
  McAttr list = mc_attr_array(f->p->ctx, (const McAttr *)words->ptr, words->len);
  return list.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, list);
}

static bool set_dpi(McFormatParse *f, const McRoutineArg *args, const DpiLists *lists) {
  McType type = mc_type_function(f->p->ctx, (const McType *)lists->inputs.ptr, lists->inputs.len,
                                 (const McType *)lists->results.ptr, lists->results.len);
  McAttr held = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(f->p->ctx, type);
  if (held.index == MC_NONE) return mc_p_out_of_memory(f->p);
  return mc_format_parse_set_attr(f, args[0].number, held) && set_words(f, args[1].number, &lists->directions) &&
         set_words(f, args[2].number, &lists->names) &&
         (!lists->has_locs || set_words(f, args[3].number, &lists->locs));
}

/* Arguments: function_type, directions, names, locations, the region. */
bool mc_routine_moore_dpi_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  DpiLists lists = {.has_locs = false};
  bool ok = parse_dpi_arguments(f, &lists) && set_dpi(f, args, &lists) && mc_format_parse_empty_region(f);
  dpi_lists_fini(f->p, &lists);
  return ok;
}

void mc_routine_moore_dpi_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McType type = mc_function_type_of(p->ctx, mc_format_print_attr(f, args[0].number));
  McAttr dirs = mc_format_print_attr(f, args[1].number), names = mc_format_print_attr(f, args[2].number);
  uint32_t num_inputs = type.index == MC_NONE ? 0 : mc_type_num_inputs(p->ctx, type), input = 0, result = 0;
  uint32_t num_results = type.index == MC_NONE ? 0 : mc_type_num_results(p->ctx, type);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0, count = mc_array_length(p->ctx, dirs); i < count; i++) {
    int64_t direction = 0;
    McAttr held = mc_array_item(p->ctx, dirs, i);
    if (!mc_attr_integer_i64(p->ctx, held, &direction) || direction < 0 || direction > RETURN) break;
    McStr name = mc_string_of(p->ctx, mc_array_item(p->ctx, names, i));
    if (is_operand(direction) ? input >= num_inputs : result >= num_results) break;
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_text(p, directions[direction], strlen(directions[direction]));
    mc_pr_lit(p, " ");
    if (is_operand(direction)) mc_pr_lit(p, "%");
    mc_pr_keyword_or_string(p, name.ptr, name.len);
    mc_pr_lit(p, " : ");
    mc_pr_type(p, is_operand(direction) ? mc_type_input(p->ctx, type, input++) : mc_type_result(p->ctx, type, result));
    if (direction != IN) result++;
  }
  mc_pr_lit(p, ")");
}

/* A real number has the type of its attribute. */
bool mc_infer_moore_real(const McInfer *in, McInferred *out) {
  McAttr value = mc_infer_attr(in, 0);
  if (value.index == MC_NONE || mc_kind(in->ctx, value.index) != MC_ATTR_FLOAT) return false;
  bool is_short = mc_type_float_kind(in->ctx, mc_attr_value_type(in->ctx, value)) == MC_F32;
  return mc_infer_push(in, out, number_of_width(in->ctx, 'f', is_short ? 32 : 64));
}
