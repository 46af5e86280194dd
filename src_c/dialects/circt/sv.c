/* sv.c - statements of sv whose parts alternate: events, cases, loops; types that follow from inouts. */
#include <ctype.h>
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- types --- */

static bool is_array(const McContext *ctx, McType type) {
  McHwKind kind = mc_hw_kind(ctx, mc_hw_canonical(ctx, type));
  return kind == MC_HW_ARRAY || kind == MC_HW_UNPACKED_ARRAY;
}

/* The element type of an inout; MC_NONE for any other type. */
static McType inner(const McContext *ctx, McType type) {
  return mc_hw_kind(ctx, type) == MC_HW_INOUT ? mc_hw_element(ctx, type) : (McType){MC_NONE};
}

bool mc_predicate_sv_inout_array(const McContext *ctx, uint32_t id) {
  McType type = inner(ctx, (McType){id});
  return type.index != MC_NONE && is_array(ctx, type);
}

bool mc_predicate_sv_inout_struct(const McContext *ctx, uint32_t id) {
  McType type = inner(ctx, (McType){id});
  return type.index != MC_NONE && mc_hw_kind(ctx, mc_hw_canonical(ctx, type)) == MC_HW_STRUCT;
}

bool mc_transform_sv_element(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McType array = count == 1 ? inner(ctx, *from) : (McType){MC_NONE};
  if (array.index == MC_NONE || !is_array(ctx, array)) return false;
  McType made = mc_hw_inout(ctx, mc_hw_element(ctx, mc_hw_canonical(ctx, array)));
  return made.index != MC_NONE && mc_array_push(&ctx->alloc, out, made.index);
}

static bool push_made(McFormatParse *f, uint32_t slot, McType made) {
  return made.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_slot_push(f, slot, made);
}

/* Arguments: the type of the result, which was read, an operand, its type. */
bool mc_routine_sv_init_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType type = mc_format_parse_type(f, args[0].number);
  f->types[args[2].number] = (McSpan){(uint32_t)p->words.len, 0};
  if (f->operands[args[1].number].count == 0 || type.index == MC_NONE) return true;
  McType init = inner(p->ctx, type);
  if (init.index == MC_NONE) return mc_format_parse_error(f, p->tok.start, "expected inout type for reg");
  return mc_slot_push(f, args[2].number, init);
}

void mc_routine_sv_init_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

/* Arguments: the type, that of the result, the name of the field. */
bool mc_routine_sv_field_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType type = mc_slot_type_parse(f, args[0].number);
  if (type.index == MC_NONE) return false;
  McType held = inner(p->ctx, type);
  uint32_t index = UINT32_MAX;
  if (held.index != MC_NONE) held = mc_hw_canonical(p->ctx, held);
  if (held.index != MC_NONE && mc_hw_kind(p->ctx, held) == MC_HW_STRUCT) {
    index = mc_hw_field_index(p->ctx, held, mc_string_of(p->ctx, mc_format_parse_attr(f, args[2].number)));
  }
  if (index == UINT32_MAX) return mc_format_parse_error(f, f->op->at, "failed to infer returned types");
  return push_made(f, args[1].number, mc_hw_inout(p->ctx, mc_hw_field_type(p->ctx, held, index)));
}

static void print_first_type(McFormatPrint *f, uint32_t slot) {
  McType type = mc_slot_type_at(f, slot, 0);
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

void mc_routine_sv_field_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_first_type(f, args[0].number);
}

/* A part of that many bits, or elements. MC_NONE: there is no such type, or out of memory. */
static McType part_of(McContext *ctx, McType type, int64_t width) {
  McType held = inner(ctx, type), none = {MC_NONE};
  if (width < 0 || width >= 1 << 24) return none;
  if (held.index == MC_NONE) return mc_type_integer(ctx, (uint32_t)width, MC_SIGNLESS);
  if (mc_hw_kind(ctx, held) == MC_HW_ARRAY) {
    McType made = mc_hw_array(ctx, mc_hw_element(ctx, held), (uint64_t)width);
    return made.index == MC_NONE ? none : mc_hw_inout(ctx, made);
  }
  if (mc_kind(ctx, held.index) != MC_TYPE_INTEGER) return none;
  McType made = mc_type_integer(ctx, (uint32_t)width, MC_SIGNLESS);
  return made.index == MC_NONE ? none : mc_hw_inout(ctx, made);
}

/* Arguments: the type, that of the result, how many bits or elements it has. */
bool mc_routine_sv_part_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  int64_t width = -1;
  McType type = mc_slot_type_parse(f, args[0].number);
  if (type.index == MC_NONE) return false;
  McAttr held = mc_format_parse_attr(f, args[2].number);
  if (held.index != MC_NONE) (void)mc_attr_integer_i64(p->ctx, held, &width);
  McType part = part_of(p->ctx, type, width);
  if (part.index == MC_NONE) return mc_format_parse_error(f, f->op->at, "failed to infer returned types");
  return mc_slot_push(f, args[1].number, part);
}

void mc_routine_sv_part_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_first_type(f, args[0].number);
}

/* --- names --- */

void mc_asm_sv_constant(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  int64_t width = mc_hw_bit_width(ctx, mc_value_type(ctx, mc_op_result(ctx, op, 0)));
  if (width < 0) return;
  mc_buf_put(out, name.ptr[name.len - 1] == 'X' ? "x_i" : "z_i", 3);
  mc_buf_u64(out, (uint64_t)width);
}

/* The word that the text begins with, without the mark of a macro. */
void mc_asm_sv_verbatim(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McStr text = mc_string_of(ctx, mc_op_property_named(ctx, op, "format_string"));
  size_t start = text.len > 0 && text.ptr[0] == '`', len = start;
  while (len < text.len && (isalnum((unsigned char)text.ptr[len]) || text.ptr[len] == '_')) len++;
  mc_buf_put(out, text.ptr + start, len - start);
}

void mc_asm_sv_induction(McContext *ctx, McOp op, uint32_t arg, McBuf *out) {
  McStr name = mc_string_of(ctx, mc_op_property_named(ctx, op, "inductionVarName"));
  if (arg == 0) mc_buf_put(out, name.ptr, name.len);
}

/* --- attributes --- */

bool mc_def_routine_sv_as_comment_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  bool given = mc_consume_if(p, TOK_COMMA);
  if (given && !mc_consume_keyword(p, "emitAsComment")) {
    return mc_def_parse_error(d, p->tok.start, "expected 'emitAsComment'");
  }
  McAttr held = mc_attr_bool(p->ctx, given);
  d->values[args[0].number] = held.index;
  return held.index != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_sv_as_comment_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  int64_t given = 0;
  McAttr held = {d->values[args[0].number]};
  if (held.index != MC_NONE) (void)mc_attr_integer_i64(d->p->ctx, held, &given);
  if (given != 0) mc_pr_lit(d->p, ", emitAsComment");
}

/* --- events --- */

/* Arguments: events, operands. */
bool mc_routine_sv_events_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  mc_format_parse_start_group(f, args[1].number);
  const char *at = p->tok.start;
  if (mc_p_at_word(p)) {
    do {
      McStr word = {p->tok.start, mc_token_len(&p->tok)};
      if (!mc_p_at_word(p)) return mc_format_parse_error(f, word.ptr, "expected valid keyword");
      int64_t edge = mc_str_is(word, "posedge") ? 0 : mc_str_is(word, "negedge") ? 1 : mc_str_is(word, "edge") ? 2 : -1;
      if (edge < 0) return mc_format_parse_error(f, at, "expected 'posedge', 'negedge', or 'edge'");
      mc_advance(p);
      McAttr held = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 32, MC_SIGNLESS), edge);
      if (held.index == MC_NONE) return mc_p_out_of_memory(p);
      if (!mc_p_push(p, &p->words, held.index) || !mc_format_parse_push_operand(f, args[1].number)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
  }
  return mc_set_array_from(f, args[0].number, base);
}

void mc_routine_sv_events_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  static const char *const words[] = {"posedge ", "negedge ", "edge "};
  McAttr events = mc_format_print_attr(f, args[0].number);
  McSpan span = mc_format_print_operands(f, args[1].number);
  for (uint32_t i = 0; i < span.count && i < mc_array_length(p->ctx, events); i++) {
    int64_t edge = 0;
    (void)mc_attr_integer_i64(p->ctx, mc_attr_array_get(p->ctx, events, i), &edge);
    if (i > 0) mc_pr_lit(p, ", ");
    if (edge >= 0 && edge <= 2) mc_pr_text(p, words[edge], strlen(words[edge]));
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, span.start + i));
  }
}

/* --- cases --- */

/* The arguments of sv.Case. */
enum { STYLE, QUALIFIER, CONDITION, CONDITION_TYPE, CASE_DICT, PATTERNS, VALUES, VALUE_TYPES, REGIONS };

static bool push_pattern(McFormatParse *f, McWords *patterns, McAttr pattern) {
  return pattern.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_p_push(f->p, patterns, pattern.index);
}

static const McDefinition *attr_definition(McContext *ctx, const char *name) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  return ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, false);
}

static McAttr plain(McContext *ctx, const char *name) {
  const McDefinition *def = attr_definition(ctx, name);
  return (McAttr){def == NULL ? MC_NONE : mc_defined_intern(ctx, def, NULL)};
}

/* `b` and bits 0, 1, x, z, the highest first: two bits of an integer for each. */
static bool parse_bits(McFormatParse *f, McWords *patterns, uint32_t width) {
  McParser *p = f->p;
  McStr word = {p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) return mc_format_parse_error(f, word.ptr, "expected valid keyword");
  if (word.ptr[0] != 'b') return mc_p_error_at(p, word.ptr, "expected case value starting with 'b'");
  if (word.len - 1 > width) return mc_p_error_at(p, word.ptr, "too many bits specified in pattern");
  size_t count = (2 * (size_t)width + 63) / 64;
  uint64_t *words = mc_arena_alloc(&p->arena, count == 0 ? 1 : count, sizeof *words);
  if (words == NULL) return mc_p_out_of_memory(p);
  memset(words, 0, (count == 0 ? 1 : count) * sizeof *words);
  for (size_t i = 0; i + 1 < word.len; i++) {
    char letter = word.ptr[word.len - 1 - i];
    const char *bits = memchr("01xz", letter, 4);
    if (bits == NULL) return mc_p_error_at(p, word.ptr, "unexpected case bit '%c'", letter);
    uint64_t value = letter == '0' ? 0 : letter == '1' ? 1 : letter == 'x' ? 2 : 3;
    words[2 * i / 64] |= value << (2 * i % 64);
  }
  mc_advance(p);
  McType type = mc_type_integer(p->ctx, 2 * width, MC_SIGNLESS);
  if (type.index == MC_NONE) return mc_p_out_of_memory(p);
  return push_pattern(f, patterns, mc_attr_integer_words(p->ctx, type, words, count));
}

/* The name of a case of the enumeration. */
static bool parse_member(McFormatParse *f, McWords *patterns, McType type) {
  McParser *p = f->p;
  McStr word = {p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) return mc_format_parse_error(f, word.ptr, "expected valid keyword");
  if (!mc_hw_enum_has(p, word.ptr, type, word)) return false;
  McAttr name = mc_attr_string(p->ctx, word.ptr, word.len, (McType){MC_NONE});
  const McDefinition *def = attr_definition(p->ctx, "hw.enum.field");
  if (name.index == MC_NONE || def == NULL) return mc_p_out_of_memory(p);
  mc_advance(p);
  uint32_t values[] = {name.index, type.index};
  return push_pattern(f, patterns, (McAttr){mc_defined_intern(p->ctx, def, values)});
}

static bool parse_pattern(McFormatParse *f, const McRoutineArg *args, McType type, McWords *patterns) {
  McParser *p = f->p;
  if (mc_at(p, TOK_PERCENT_IDENTIFIER)) {
    return mc_format_parse_push_operand(f, args[VALUES].number) && push_pattern(f, patterns, plain(p->ctx, "sv.expr"));
  }
  McType meant = mc_hw_canonical(p->ctx, type);
  if (mc_hw_kind(p->ctx, meant) == MC_HW_ENUM) return parse_member(f, patterns, type);
  return parse_bits(f, patterns, mc_type_integer_width(p->ctx, type));
}

static bool parse_cases(McFormatParse *f, const McRoutineArg *args, McType type, McWords *patterns) {
  McParser *p = f->p;
  for (;;) {
    if (mc_consume_keyword(p, "default")) {
      if (!push_pattern(f, patterns, mc_attr_unit(p->ctx))) return false;
    } else if (!mc_consume_keyword(p, "case")) {
      return true;
    } else if (!parse_pattern(f, args, type, patterns)) {
      return false;
    }
    if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_format_parse_append_region(f)) return false;
  }
}

static bool parse_style(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  static const char *const styles[] = {"case", "casex", "casez"};
  static const char *const qualifiers[] = {"plain", "unique", "unique0", "priority"};
  for (int64_t i = 0; i < 3; i++) {
    if (!mc_consume_keyword(p, styles[i])) continue;
    McAttr held = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 32, MC_SIGNLESS), i);
    if (held.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_format_parse_set_attr(f, args[STYLE].number, held)) return false;
    break;
  }
  for (uint64_t i = 0; i < 4; i++) {
    if (!mc_consume_keyword(p, qualifiers[i])) continue;
    McAttr held = mc_case_attr(p->ctx, "sv.validation_qualifier", i);
    if (held.index == MC_NONE) return mc_p_out_of_memory(p);
    return mc_format_parse_set_attr(f, args[QUALIFIER].number, held);
  }
  return true;
}

bool mc_routine_sv_case_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McWords patterns = {0};
  if (!parse_style(f, args)) return false;
  mc_format_parse_start_group(f, args[CONDITION].number);
  if (!mc_format_parse_push_operand(f, args[CONDITION].number)) return false;
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_slot_type_parse(f, args[CONDITION_TYPE].number);
  if (type.index == MC_NONE || !mc_format_parse_attr_dict(f, false)) return false;
  bool is_integer = mc_kind(p->ctx, type.index) == MC_TYPE_INTEGER &&
                    mc_type_integer_signedness(p->ctx, type) == MC_SIGNLESS;
  if (!is_integer && mc_hw_kind(p->ctx, mc_hw_canonical(p->ctx, type)) != MC_HW_ENUM) {
    return mc_p_error_at(p, at, "condition must have signless integer type");
  }
  mc_format_parse_start_group(f, args[VALUES].number);
  bool ok = mc_format_parse_reserve_regions(f, args[REGIONS].number) && parse_cases(f, args, type, &patterns) &&
            mc_clause_set_array(f, args[PATTERNS].number, &patterns);
  mc_array_fini(&p->ctx->alloc, &patterns);
  uint32_t count = f->operands[args[VALUES].number].count;
  f->types[args[VALUE_TYPES].number] = (McSpan){(uint32_t)p->words.len, count};
  for (uint32_t i = 0; ok && i < count; i++) ok = mc_p_push(p, &p->words, type.index);
  return ok;
}

static void print_bits(McPrinter *p, McAttr pattern) {
  uint32_t width = mc_type_integer_width(p->ctx, mc_attr_value_type(p->ctx, pattern)) / 2;
  const uint64_t *words = mc_attr_integer_data(p->ctx, pattern);
  mc_pr_lit(p, "b");
  if (p->collecting) return;
  for (uint32_t i = width; i-- > 0;) mc_buf_put(p->buf, &"01xz"[words[2 * i / 64] >> (2 * i % 64) & 3], 1);
}

static void print_pattern(McFormatPrint *f, McAttr pattern, McSpan values, uint32_t *value) {
  McPrinter *p = f->p;
  if (mc_kind(p->ctx, pattern.index) == MC_ATTR_UNIT) {
    mc_pr_lit(p, "default");
    return;
  }
  mc_pr_lit(p, "case ");
  if (mc_kind(p->ctx, pattern.index) == MC_ATTR_INTEGER) {
    print_bits(p, pattern);
  } else if (mc_is_defined_as(p->ctx, pattern.index, "hw.enum.field")) {
    McStr name = mc_string_of(p->ctx, (McAttr){mc_defined_param(p->ctx, pattern.index, 0)});
    mc_pr_text(p, name.ptr, name.len);
  } else if (*value < values.count) {
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, values.start + (*value)++));
  }
}

void mc_routine_sv_case_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr style = mc_format_print_attr(f, args[STYLE].number);
  McAttr qualifier = mc_format_print_attr(f, args[QUALIFIER].number);
  McAttr patterns = mc_format_print_attr(f, args[PATTERNS].number);
  McSpan values = mc_format_print_operands(f, args[VALUES].number);
  int64_t number = 0;
  uint32_t value = 0;
  if (style.index != MC_NONE) (void)mc_attr_integer_i64(p->ctx, style, &number);
  if (number == 1) mc_pr_lit(p, "casex ");
  if (number == 2) mc_pr_lit(p, "casez ");
  if (qualifier.index != MC_NONE && mc_case_number(p->ctx, qualifier) > 0) {
    mc_case_print(f, qualifier);
    mc_pr_lit(p, " ");
  }
  mc_format_print_values(f, mc_format_print_operands(f, args[CONDITION].number));
  mc_pr_lit(p, " : ");
  print_first_type(f, args[CONDITION_TYPE].number);
  mc_format_print_attr_dict(f, false);
  for (uint32_t i = 0; i < mc_array_length(p->ctx, patterns) && i < mc_op_num_regions(p->ctx, f->op); i++) {
    mc_pr_newline(p);
    print_pattern(f, mc_attr_array_get(p->ctx, patterns, i), values, &value);
    mc_pr_lit(p, ": ");
    mc_pr_region(p, mc_op_region(p->ctx, f->op, i), false, true, false);
  }
}

/* --- loops --- */

/* Sets the attribute to the name of the variable, unless it is a number. */
static bool keep_name(McFormatParse *f, uint32_t attr, const McArgument *variable) {
  McStr name = {variable->ref.name, variable->ref.len};
  return (name.len > 0 && name.ptr[0] >= '0' && name.ptr[0] <= '9') || mc_set_string(f, attr, name);
}

static bool parse_for(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  if (!mc_format_parse_range(f, region_args, args) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_slot_type_parse(f, args[3].number);
  region_args->ptr[0].type = type;
  return type.index != MC_NONE && keep_name(f, args[4].number, &region_args->ptr[0]) &&
         mc_format_parse_region(f, region_args->ptr, region_args->len);
}

/* Arguments: the three operands, the type of the first, the name, the region. */
bool mc_routine_sv_for_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_for);
}

void mc_routine_sv_for_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[5].number);
  if (entry.index == MC_NONE || mc_block_num_args(p->ctx, entry) == 0) return;
  mc_format_print_range(f, entry, args);
  mc_pr_lit(p, " : ");
  mc_pr_type(p, mc_value_type(p->ctx, mc_block_arg(p->ctx, entry, 0)));
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[5].number, false);
}

/* A value of the type, whose type may follow. */
static bool parse_bound(McFormatParse *f, uint32_t attr, McType type) {
  McParser *p = f->p;
  McAttr value = mc_p_attr(p, type);
  if (value.index == MC_NONE) return false;
  if (mc_consume_if(p, TOK_COLON)) {
    McType other = mc_p_type(p);
    if (other.index == MC_NONE) return false;
    if (other.index != type.index) {
      return mc_format_parse_error(f, p->tok.start, "expected typed attribute with type %s",
                                   mc_text_type(p->diags, type));
    }
  }
  return mc_format_parse_set_attr(f, attr, value);
}

/* Arguments: bounds, step, names of the variable and of the block, the region. */
static bool parse_generate_for(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  McArgument variable = {.type = {MC_NONE}};
  if (!mc_p_argument(p, &variable, true, false) || !mc_args_push(p, region_args, variable)) return false;
  if (!mc_expect(p, TOK_EQUAL, "expected '='") || !parse_bound(f, args[0].number, variable.type)) return false;
  if (!mc_format_parse_keyword(f, "to", "") || !parse_bound(f, args[1].number, variable.type)) return false;
  if (!mc_format_parse_keyword(f, "step", "") || !parse_bound(f, args[2].number, variable.type)) return false;
  if (!mc_format_parse_keyword(f, "name", "")) return false;
  McAttr name = mc_p_attr(p, (McType){MC_NONE});
  if (name.index == MC_NONE || !mc_format_parse_set_attr(f, args[4].number, name)) return false;
  return keep_name(f, args[3].number, &variable) && mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_sv_generate_for_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_generate_for);
}

void mc_routine_sv_generate_for_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  static const char *const words[] = {" = ", " to ", " step "};
  McBlock entry = mc_format_print_entry(f, args[5].number);
  if (entry.index == MC_NONE || mc_block_num_args(p->ctx, entry) == 0) return;
  McValue variable = mc_block_arg(p->ctx, entry, 0);
  mc_pr_value(p, variable);
  mc_pr_lit(p, " : ");
  mc_pr_type(p, mc_value_type(p->ctx, variable));
  for (int i = 0; i < 3; i++) {
    McAttr bound = mc_format_print_attr(f, args[i].number);
    mc_pr_text(p, words[i], strlen(words[i]));
    if (bound.index != MC_NONE) mc_pr_attr(p, bound);
  }
  mc_pr_lit(p, " name ");
  mc_print_string_attr(p, mc_format_print_attr(f, args[4].number));
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[5].number, true);
}

/* (`case` `(` pattern `,` "name" `)` region)*. Arguments: patterns, names, regions. */
bool mc_routine_sv_case_regions_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords patterns = {0}, names = {0};
  bool ok = mc_format_parse_reserve_regions(f, args[2].number);
  while (ok && mc_consume_keyword(p, "case")) {
    ok = mc_expect(p, TOK_L_PAREN, "expected '('") && mc_clause_attr(f, &patterns) &&
         mc_expect(p, TOK_COMMA, "expected ','") && mc_clause_attr_of(f, MC_ATTR_STRING, &names) &&
         mc_expect(p, TOK_R_PAREN, "expected ')'") && mc_format_parse_region(f, NULL, 0);
  }
  ok = ok && mc_clause_set_array(f, args[0].number, &patterns) && mc_clause_set_array(f, args[1].number, &names);
  mc_array_fini(&p->ctx->alloc, &patterns);
  mc_array_fini(&p->ctx->alloc, &names);
  return ok;
}

void mc_routine_sv_case_regions_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr patterns = mc_format_print_attr(f, args[0].number), names = mc_format_print_attr(f, args[1].number);
  uint32_t count = mc_array_length(p->ctx, patterns);
  for (uint32_t i = 0; i < count && args[2].number + i < mc_op_num_regions(p->ctx, f->op); i++) {
    mc_pr_newline(p);
    mc_pr_lit(p, "case (");
    mc_pr_attr(p, mc_attr_array_get(p->ctx, patterns, i));
    mc_pr_lit(p, ", ");
    mc_print_string_attr(p, mc_array_item(p->ctx, names, i));
    mc_pr_lit(p, ") ");
    mc_pr_region(p, mc_op_region(p->ctx, f->op, args[2].number + i), true, true, false);
  }
  mc_pr_newline(p);
}

/* --- interfaces and paths --- */

/* `(` direction @signal, ... `)`. */
bool mc_routine_sv_modport_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const McDefinition *def = attr_definition(p->ctx, "sv.mod_port");
  size_t base = p->words.len;
  if (def == NULL) return mc_p_out_of_memory(p);
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      uint64_t number;
      McStr word = {p->tok.start, mc_token_len(&p->tok)};
      if (!mc_p_at_word(p) || !mc_case_find(p->ctx, "sv.modport_direction", word, &number)) {
        return mc_format_parse_error(f, word.ptr,
                                     "expected one of [input, output, inout] for a direction in a modport");
      }
      mc_advance(p);
      McAttr direction = mc_case_attr(p->ctx, "sv.modport_direction", number), signal = mc_p_symbol_ref(p);
      if (direction.index == MC_NONE) return mc_p_out_of_memory(p);
      if (signal.index == MC_NONE) return false;
      uint32_t values[] = {direction.index, signal.index};
      uint32_t made = mc_defined_intern(p->ctx, def, values);
      if (made == MC_NONE) return mc_p_out_of_memory(p);
      if (!mc_p_push(p, &p->words, made)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  return mc_set_array_from(f, args[0].number, base);
}

void mc_routine_sv_modport_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr ports = mc_format_print_attr(f, args[0].number);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < mc_array_length(p->ctx, ports); i++) {
    McAttr port = mc_attr_array_get(p->ctx, ports, i);
    if (i > 0) mc_pr_lit(p, ", ");
    if (!mc_is_defined_as(p->ctx, port.index, "sv.mod_port")) continue;
    mc_case_print(f, (McAttr){mc_defined_param(p->ctx, port.index, 0)});
    mc_pr_lit(p, " ");
    mc_pr_attr(p, (McAttr){mc_defined_param(p->ctx, port.index, 1)});
  }
  mc_pr_lit(p, ")");
}

/* Arguments: the type of an interface, a signal. */
bool mc_routine_sv_signal_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McAttr path = mc_p_symbol_ref(p);
  const McDefinition *def = mc_hw_definition(p->ctx, "sv.interface");
  if (path.index == MC_NONE) return false;
  if (def == NULL) return mc_p_out_of_memory(p);
  if (mc_attr_symbol_num_nested(p->ctx, path) != 1) return mc_p_error_at(p, at, "expected one nested reference");
  McAttr root = mc_attr_symbol_ref(p->ctx, mc_attr_symbol_root(p->ctx, path), NULL, 0);
  McAttr leaf = mc_attr_symbol_ref(p->ctx, mc_attr_symbol_nested(p->ctx, path, 0), NULL, 0);
  if (root.index == MC_NONE || leaf.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_format_parse_set_attr(f, args[1].number, leaf) &&
         push_made(f, args[0].number, (McType){mc_defined_intern(p->ctx, def, &root.index)});
}

void mc_routine_sv_signal_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McType type = mc_slot_type_at(f, args[0].number, 0);
  McAttr signal = mc_format_print_attr(f, args[1].number);
  if (!mc_is_defined_as(p->ctx, type.index, "sv.interface") || signal.index == MC_NONE) return;
  mc_pr_attr(p, (McAttr){mc_defined_param(p->ctx, type.index, 0)});
  mc_pr_lit(p, "::");
  mc_pr_attr(p, signal);
}

/* Arguments: the path, the last name. */
bool mc_routine_sv_path_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  do {
    McAttr name = mc_keyword_or_string(f);
    if (name.index == MC_NONE || !mc_p_push(p, &p->words, name.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  McAttr last = {p->words.ptr[--p->words.len]};
  return mc_set_array_from(f, args[0].number, base) && mc_format_parse_set_attr(f, args[1].number, last);
}

void mc_routine_sv_path_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr path = mc_format_print_attr(f, args[0].number);
  for (uint32_t i = 0; i < mc_array_length(p->ctx, path); i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_print_string_attr(p, mc_attr_array_get(p->ctx, path, i));
  }
  mc_pr_lit(p, ", ");
  mc_print_string_attr(p, mc_format_print_attr(f, args[1].number));
}
