/* seq.c - registers and memories of seq, and what is checked of comb: forms that leave out types. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static McType signless(McContext *ctx, uint64_t width) {
  return width > MC_MAX_INTEGER_WIDTH ? (McType){MC_NONE} : mc_type_integer(ctx, (uint32_t)width, MC_SIGNLESS);
}

static bool push_type(McContext *ctx, McWords *out, McType type) {
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

/* The width of an integer; 0: another type. */
static uint64_t width_of(const McContext *ctx, McType type) {
  type = mc_hw_canonical(ctx, type);
  return mc_kind(ctx, type.index) == MC_TYPE_INTEGER ? mc_type_integer_width(ctx, type) : 0;
}

/* --- comb --- */

/* An integer as wide as all of them. */
bool mc_transform_comb_widths(McContext *ctx, const McType *from, size_t count, McWords *out) {
  uint64_t width = 0;
  for (size_t i = 0; i < count; i++) width += width_of(ctx, from[i]);
  return push_type(ctx, out, signless(ctx, width));
}

bool mc_check_comb_replicate(const McRoutineCheck *c) {
  uint64_t from = width_of(c->ctx, mc_operand_type(c, 0)), to = width_of(c->ctx, mc_result_type(c, 0));
  if (from > to) return fail(c, "replicate cannot shrink bitwidth of operand");
  if (from == 0 ? to == 0 : to % from == 0) return true;
  return fail(c, "replicate must produce integer multiple of operand");
}

bool mc_check_comb_extract(const McRoutineCheck *c) {
  McAttr held = mc_checked_attr(c, "lowBit");
  int64_t low = 0;
  if (held.index != MC_NONE) (void)mc_attr_integer_i64(c->ctx, held, &low);
  uint64_t from = width_of(c->ctx, mc_operand_type(c, 0)), to = width_of(c->ctx, mc_result_type(c, 0));
  bool fits = (low & UINT32_MAX) + to <= from;
  return fits || fail(c, "from bit too large for input");
}

bool mc_check_comb_operands(const McRoutineCheck *c) {
  return mc_op_num_operands(c->ctx, c->op) > 0 || fail(c, "requires 1 or more args");
}

bool mc_check_comb_truth_table(const McRoutineCheck *c) {
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  if (count >= 64) return fail(c, "Truth tables support a maximum of 63 inputs on your platform");
  McAttr table = mc_checked_attr(c, "lookupTable");
  bool fits = table.index == MC_NONE || mc_attr_dense_count(c->ctx, table) == (uint64_t)1 << count;
  return fits || fail(c, "Expected lookup table of 2^n length");
}

/* --- types of seq --- */

enum { MEMORY_DEPTH, MEMORY_WIDTH, MEMORY_MASK };
enum { SHAPE, ELEMENT };

/* A parameter that is a number. */
static uint64_t number_of(const McContext *ctx, McType type, uint32_t param) {
  int64_t number = 0;
  McAttr held = {mc_defined_param(ctx, type.index, param)};
  if (held.index != MC_NONE) (void)mc_attr_integer_i64(ctx, held, &number);
  return (uint64_t)number;
}

/* The types of a memory's addresses and words, at least one bit wide. */
bool mc_transform_seq_address(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || !mc_is_defined_as(ctx, from->index, "seq.firmem")) return push_type(ctx, out, signless(ctx, 1));
  uint32_t width = mc_hw_index_width(number_of(ctx, *from, MEMORY_DEPTH));
  return push_type(ctx, out, signless(ctx, width == 0 ? 1 : width));
}

bool mc_transform_seq_word(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || !mc_is_defined_as(ctx, from->index, "seq.firmem")) return push_type(ctx, out, signless(ctx, 1));
  uint64_t width = number_of(ctx, *from, MEMORY_WIDTH);
  if (width > MC_MAX_INTEGER_WIDTH) width = MC_MAX_INTEGER_WIDTH;
  return push_type(ctx, out, signless(ctx, width == 0 ? 1 : width));
}

bool mc_def_routine_seq_shape_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  if (!mc_p_dimension_list(p, false, true, &p->words)) return false;
  size_t count = (p->words.len - base) / 2;
  if (count == 0) return mc_def_parse_error(d, d->at, "shape must have at least one dimension.");
  McAttr shape = mc_attr_dense_array(p->ctx, signless(p->ctx, 64), p->words.ptr + base, count, p->diags);
  p->words.len = base;
  d->values[args[0].number] = shape.index;
  return shape.index != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_seq_shape_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr data = mc_attr_dense_data(d->p->ctx, (McAttr){d->values[args[0].number]});
  for (size_t i = 0; i < data.len / 8; i++) {
    int64_t size;
    memcpy(&size, data.ptr + 8 * i, sizeof size);
    if (!d->p->collecting) mc_buf_i64(d->p->buf, size);
    mc_pr_lit(d->p, "x");
  }
}

/* Arguments: the type of a memory, types of its addresses, the type of its words. */
bool mc_routine_seq_memory_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McType type = mc_slot_type_parse(f, args[0].number);
  if (type.index == MC_NONE) return false;
  if (!mc_is_defined_as(p->ctx, type.index, "seq.hlmem")) {
    return mc_format_parse_error(f, at, "invalid kind of type specified");
  }
  McStr data = mc_attr_dense_data(p->ctx, (McAttr){mc_defined_param(p->ctx, type.index, SHAPE)});
  if (!mc_slot_push(f, args[2].number, (McType){mc_defined_param(p->ctx, type.index, ELEMENT)})) return false;
  f->types[args[1].number] = (McSpan){(uint32_t)p->words.len, (uint32_t)(data.len / 8)};
  for (size_t i = 0; i < data.len / 8; i++) {
    uint64_t size;
    memcpy(&size, data.ptr + 8 * i, sizeof size);
    McType address = signless(p->ctx, mc_hw_index_width(size));
    if (address.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_p_push(p, &p->words, address.index)) return false;
  }
  return true;
}

void mc_routine_seq_memory_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[0].number, 0);
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

/* The name of the memory that is read, and _rdata. */
void mc_asm_seq_read_data(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McOp memory = mc_op_num_operands(ctx, op) > 0 ? mc_value_op(ctx, mc_op_operand(ctx, op, 0)) : (McOp){MC_NONE};
  if (memory.index == MC_NONE) return;
  McStr name = mc_string_of(ctx, mc_op_property_named(ctx, memory, "name"));
  mc_buf_put(out, name.ptr, name.len);
  mc_buf_lit(out, "_rdata");
}

/* --- registers --- */

/* Arguments: a type, an operand, its type: !seq.immutable of the first type. */
bool mc_routine_seq_immutable_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType type = mc_format_parse_type(f, args[0].number);
  f->types[args[2].number] = (McSpan){(uint32_t)p->words.len, 0};
  if (f->operands[args[1].number].count == 0 || type.index == MC_NONE) return true;
  const McDefinition *def = mc_hw_definition(p->ctx, "seq.immutable");
  McType held = {def == NULL ? MC_NONE : mc_defined_intern(p->ctx, def, &type.index)};
  return mc_slot_push(f, args[2].number, held);
}

void mc_routine_seq_immutable_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

/* Arguments: two operands, isAsync. (`reset` (`async` | `sync`) %a `,` %b)? */
bool mc_routine_seq_reset_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  mc_format_parse_start_group(f, args[0].number);
  mc_format_parse_start_group(f, args[1].number);
  if (!mc_consume_keyword(p, "reset")) return true;
  bool async = mc_consume_keyword(p, "async");
  if (!async && !mc_consume_keyword(p, "sync")) {
    return mc_format_parse_error(f, p->tok.start, "invalid reset, expected 'sync' or 'async'");
  }
  if (async && !mc_clause_set_unit(f, args[2].number)) return false;
  if (!mc_format_parse_push_operand(f, args[0].number) || !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  mc_format_parse_start_group(f, args[1].number);
  return mc_format_parse_push_operand(f, args[1].number);
}

void mc_routine_seq_reset_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan reset = mc_format_print_operands(f, args[0].number), value = mc_format_print_operands(f, args[1].number);
  if (reset.count == 0) return;
  mc_pr_lit(p, " reset ");
  if (mc_format_print_attr(f, args[2].number).index == MC_NONE) mc_pr_lit(p, "sync ");
  else mc_pr_lit(p, "async ");
  mc_format_print_values(f, reset);
  mc_pr_lit(p, ", ");
  mc_format_print_values(f, value);
}

/* The number waits for the type: f->notes has its place in the text. Argument: the attribute. */
bool mc_routine_seq_preset_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McParser *p = f->p;
  if (!mc_consume_keyword(p, "preset")) return true;
  if (mc_at(p, TOK_MINUS)) return mc_format_parse_error(f, p->tok.start, "preset value must not be negative");
  if (!mc_at(p, TOK_INTEGER)) return mc_format_parse_error(f, p->tok.start, "expected integer value");
  uint64_t place = (uint64_t)(p->tok.start - p->text) + 1;
  f->notes[0] = (uint32_t)place;
  f->notes[1] = (uint32_t)(place >> 32);
  mc_advance(p);
  return true;
}

void mc_routine_seq_preset_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr held = mc_format_print_attr(f, args[0].number);
  if (held.index == MC_NONE || mc_kind(p->ctx, held.index) != MC_ATTR_INTEGER) return;
  mc_pr_lit(p, " preset ");
  if (p->collecting) return;
  McType type = mc_attr_value_type(p->ctx, held); /* without its sign */
  McType same = mc_type_integer(p->ctx, mc_type_integer_width(p->ctx, type), MC_UNSIGNED);
  McAttr number = mc_attr_integer_words(p->ctx, same, mc_attr_integer_data(p->ctx, held),
                                        mc_attr_integer_num_words(p->ctx, held));
  if (number.index == MC_NONE) p->failed = true;
  else mc_pr_attr_no_type(p, number);
}

/* Sets the preset to the number at that place, in the width of the register. */
static bool set_preset(McFormatParse *f, uint32_t attr, uint64_t place, McType type) {
  McParser *p = f->p;
  const char *next = p->tok.start, *last_end = p->last_end, *at = p->text + place;
  int64_t width = mc_hw_bit_width(p->ctx, type);
  if (width < 0) return mc_format_parse_error(f, at, "cannot preset register of unknown width");
  if (width > MC_MAX_INTEGER_WIDTH) return mc_format_parse_error(f, at, "preset value too large");
  size_t count = width == 0 ? 1 : ((size_t)width + 63) / 64;
  uint64_t *words = mc_arena_alloc(&p->arena, count * sizeof *words, sizeof *words);
  if (words == NULL) return mc_p_out_of_memory(p);
  memset(words, 0, count * sizeof *words);
  mc_p_reset(p, at);
  McToken number = p->tok;
  mc_p_reset(p, next);
  p->last_end = last_end;
  uint64_t small = 0;
  bool fits = width == 0 ? mc_p_token_u64(&number, &small) && small == 0
                         : mc_p_fit_wide_integer(p, &number, false, (uint32_t)width, false, words);
  if (!fits) return mc_format_parse_error(f, at, "preset value too large");
  McAttr held = mc_attr_integer_words(p->ctx, signless(p->ctx, (uint64_t)width), words, width == 0 ? 0 : count);
  return held.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, held);
}

/* Arguments: the type, those of the reset value, the value, preset. */
bool mc_routine_seq_register_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_parse(f, args[0].number);
  if (type.index == MC_NONE) return false;
  f->types[args[1].number] = (McSpan){(uint32_t)f->p->words.len, 0};
  if (f->operands[args[2].number].count > 0 && !mc_slot_push(f, args[1].number, type)) return false;
  uint64_t place = f->notes[0] | (uint64_t)f->notes[1] << 32;
  return place == 0 || set_preset(f, args[3].number, place - 1, type);
}

void mc_routine_seq_register_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[0].number, 0);
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

/* Arguments: the attribute, types of the flag, the word. (word number)? */
bool mc_routine_seq_threshold_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McStr word = mc_ident_str(p->ctx, (McIdent){args[2].number});
  f->types[args[1].number] = (McSpan){(uint32_t)p->words.len, 0};
  if (!mc_consume_word(p, word.ptr, word.len)) return true;
  int64_t number;
  if (!mc_format_parse_integer(f, 64, &number)) return false;
  McAttr held = mc_attr_integer(p->ctx, signless(p->ctx, 64), number);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_format_parse_set_attr(f, args[0].number, held) && mc_slot_push(f, args[1].number, signless(p->ctx, 1));
}

void mc_routine_seq_threshold_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr held = mc_format_print_attr(f, args[0].number);
  if (held.index == MC_NONE) return;
  McStr word = mc_ident_str(f->p->ctx, (McIdent){args[2].number});
  mc_pr_text(f->p, word.ptr, word.len);
  mc_pr_lit(f->p, " ");
  mc_pr_attr_no_type(f->p, held);
}

/* --- checks --- */

/* Arguments: the reset, its value, the input. */
bool mc_check_seq_resets(const McRoutineCheck *c) {
  McType reset = mc_named_type(c, c->args[0]), value = mc_named_type(c, c->args[1]);
  McType input = mc_named_type(c, c->args[2]);
  if ((reset.index == MC_NONE) != (value.index == MC_NONE)) {
    return fail(c, "either reset and resetValue or neither must be specified");
  }
  bool same = value.index == MC_NONE || value.index == input.index;
  return same || fail(c, "reset value must be the same type as the input");
}

bool mc_check_seq_preset(const McRoutineCheck *c) {
  McAttr preset = mc_checked_attr(c, "preset");
  if (mc_checked_attr(c, "isAsync").index != MC_NONE && mc_op_num_operands(c->ctx, c->op) < 4) {
    return fail(c, "must specify reset and reset value");
  }
  if (preset.index == MC_NONE) return true;
  McType own = mc_attr_value_type(c->ctx, preset), type = mc_result_type(c, 0);
  bool fits = own.index == type.index || mc_hw_bit_width(c->ctx, own) == mc_hw_bit_width(c->ctx, type);
  return fits || fail(c, "preset type width must match register type");
}

bool mc_check_seq_mask(const McRoutineCheck *c) {
  McType mask = mc_named_type(c, c->args[0]), memory = mc_operand_type(c, 0);
  if (mask.index == MC_NONE) return true;
  if (mc_defined_param(c->ctx, memory.index, MEMORY_MASK) == MC_NONE) {
    return fail(c, "has mask operand but memory type '%s' has no mask", mc_text_type(c->diags, memory));
  }
  McType needed = signless(c->ctx, number_of(c->ctx, memory, MEMORY_MASK));
  if (needed.index == mask.index || needed.index == MC_NONE) return true;
  return fail(c, "has mask operand of type '%s', but memory type requires '%s'", mc_text_type(c->diags, mask),
              mc_text_type(c->diags, needed));
}

bool mc_check_seq_thresholds(const McRoutineCheck *c) {
  static const char *const words[] = {"full", "empty"};
  int64_t depth = 0, number;
  McAttr held = mc_checked_attr(c, "depth");
  if (held.index != MC_NONE) (void)mc_attr_integer_i64(c->ctx, held, &depth);
  for (int i = 0; i < 2; i++) {
    held = mc_checked_attr(c, i == 0 ? "almostFullThreshold" : "almostEmptyThreshold");
    if (held.index == MC_NONE || !mc_attr_integer_i64(c->ctx, held, &number)) continue;
    if ((uint64_t)number > (uint64_t)depth) return fail(c, "almost %s threshold must be <= FIFO depth", words[i]);
  }
  return true;
}

/* The type that an immutable value has inside. */
static McType inner(const McContext *ctx, McType type) {
  bool is_immutable = mc_is_defined_as(ctx, type.index, "seq.immutable");
  return is_immutable ? (McType){mc_defined_param(ctx, type.index, 0)} : type;
}

static bool expect_type(const McRoutineCheck *c, McType expected, McType got) {
  if (expected.index == got.index) return true;
  return mc_plain_error(c, "'%s' is expected but got '%s'", mc_text_type(c->diags, expected),
                        mc_text_type(c->diags, got));
}

bool mc_check_seq_initial(const McRoutineCheck *c) {
  McBlock body = mc_entry_of(c, c->op, 0);
  if (body.index == MC_NONE) return true;
  McOp last = mc_block_last_op(c->ctx, body);
  uint32_t results = mc_op_num_results(c->ctx, c->op), operands = mc_op_num_operands(c->ctx, c->op);
  if (last.index == MC_NONE || mc_op_num_operands(c->ctx, last) != results) {
    return mc_plain_error(c, "result type doesn't match with the terminator");
  }
  for (uint32_t i = 0; i < results; i++) {
    McType got = mc_value_type(c->ctx, mc_op_operand(c->ctx, last, i));
    if (!expect_type(c, inner(c->ctx, mc_result_type(c, i)), got)) return false;
  }
  if (mc_block_num_args(c->ctx, body) != operands) {
    return mc_plain_error(c, "operand type doesn't match with the block arg");
  }
  for (uint32_t i = 0; i < operands; i++) {
    McType expected = mc_value_type(c->ctx, mc_block_arg(c->ctx, body, i));
    if (!expect_type(c, expected, inner(c->ctx, mc_operand_type(c, i)))) return false;
  }
  return true;
}
