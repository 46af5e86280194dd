/* llhd.c - times, and references to parts of signals. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "defs/opdefs.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- time --- */

static const char *const units[] = {"ys", "zs", "as", "fs", "ps", "ns", "us", "ms", "s"};

/* A number, kept with that width, and the word after it. */
static bool parse_number(McDefParse *d, uint32_t param, uint32_t width, McStr *word) {
  McParser *p = d->p;
  uint64_t number;
  if (!mc_at(p, TOK_INTEGER)) return mc_def_parse_error(d, p->tok.start, "expected integer value");
  if (!mc_p_token_u64(&p->tok, &number) || (width == 32 && number > UINT32_MAX)) {
    return mc_def_parse_error(d, p->tok.start, "integer value too large");
  }
  mc_advance(p);
  *word = (McStr){p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) return mc_def_parse_error(d, word->ptr, "expected valid keyword");
  mc_advance(p);
  McAttr held = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, width, MC_UNSIGNED), (int64_t)number);
  d->values[param] = held.index;
  return held.index != MC_NONE || mc_p_out_of_memory(p);
}

static bool parse_steps(McDefParse *d, uint32_t param, const char *letter) {
  McStr word = {"", 0};
  if (!mc_expect(d->p, TOK_COMMA, "expected ','") || !parse_number(d, param, 32, &word)) return false;
  return mc_str_is(word, letter) || mc_def_parse_error(d, word.ptr, "expected '%s'", letter);
}

/* Arguments: the number, its unit, delta steps, epsilon steps. */
bool mc_def_routine_llhd_time_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr unit = {"", 0};
  bool known = false;
  const char *at = d->p->tok.start;
  if (!parse_number(d, args[0].number, 64, &unit)) return false;
  for (size_t i = 0; i < sizeof units / sizeof *units; i++) known = known || mc_str_is(unit, units[i]);
  McAttr held = mc_attr_string(d->p->ctx, unit.ptr, unit.len, (McType){MC_NONE});
  if (held.index == MC_NONE) return mc_p_out_of_memory(d->p);
  d->values[args[1].number] = held.index;
  if (!parse_steps(d, args[2].number, "d") || !parse_steps(d, args[3].number, "e")) return false;
  return known || mc_def_parse_error(d, at, "Illegal time unit.");
}

static void print_number(McDefPrint *d, uint32_t param) {
  int64_t number = 0;
  McAttr held = {d->values[param]};
  if (held.index != MC_NONE) (void)mc_attr_integer_i64(d->p->ctx, held, &number);
  if (!d->p->collecting) mc_buf_u64(d->p->buf, (uint64_t)number);
}

void mc_def_routine_llhd_time_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr unit = mc_string_of(d->p->ctx, (McAttr){d->values[args[1].number]});
  print_number(d, args[0].number);
  mc_pr_text(d->p, unit.ptr, unit.len);
  mc_pr_lit(d->p, ", ");
  print_number(d, args[2].number);
  mc_pr_lit(d->p, "d, ");
  print_number(d, args[3].number);
  mc_pr_lit(d->p, "e");
}

/* --- references --- */

static McType ref(McContext *ctx, McType type) {
  const McDefinition *def = type.index == MC_NONE ? NULL : mc_hw_definition(ctx, "llhd.ref");
  return (McType){def == NULL ? MC_NONE : mc_defined_intern(ctx, def, &type.index)};
}

static McType nested(const McContext *ctx, McType type) {
  return (McType){mc_is_defined_as(ctx, type.index, "llhd.ref") ? mc_defined_param(ctx, type.index, 0) : MC_NONE};
}

static bool push(McContext *ctx, McWords *out, McType type) {
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

bool mc_transform_llhd_ref(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, ref(ctx, *from));
}

/* The array that is referred to; MC_NONE: there is none. */
static McType array_in(const McContext *ctx, McType type) {
  McType held = nested(ctx, type);
  if (held.index != MC_NONE) held = mc_hw_canonical(ctx, held);
  bool is_array = held.index != MC_NONE && mc_hw_kind(ctx, held) == MC_HW_ARRAY;
  return is_array ? held : (McType){MC_NONE};
}

bool mc_transform_llhd_element(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McType array = count == 1 ? array_in(ctx, *from) : (McType){MC_NONE};
  return array.index != MC_NONE && push(ctx, out, ref(ctx, mc_hw_element(ctx, array)));
}

/* Bits of an integer, elements of an array; -1: it is neither. */
static int64_t size_in(const McContext *ctx, McType type) {
  McType held = nested(ctx, type), array = array_in(ctx, type);
  if (array.index != MC_NONE) return mc_hw_array_size(ctx, array);
  return held.index == MC_NONE ? -1 : mc_hw_bit_width(ctx, held);
}

bool mc_transform_llhd_index(McContext *ctx, const McType *from, size_t count, McWords *out) {
  int64_t size = count == 1 ? size_in(ctx, *from) : -1;
  if (size < 0) return false;
  return push(ctx, out, mc_type_integer(ctx, size <= 1 ? 0 : mc_hw_index_width((uint64_t)size), MC_SIGNLESS));
}

/* Arguments: the type, without `!llhd.ref`, that of the result, the name of the field. */
bool mc_routine_llhd_field_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const McDefinition *def = mc_hw_definition(p->ctx, "llhd.ref");
  if (def == NULL) return mc_p_out_of_memory(p);
  McType type = {mc_p_defined_stripped(p, f, def, (McType){MC_NONE})};
  if (type.index == MC_NONE || !mc_slot_push(f, args[0].number, type)) return false;
  McType held = nested(p->ctx, type);
  McHwKind kind = MC_HW_OTHER;
  if (held.index != MC_NONE) {
    held = mc_hw_canonical(p->ctx, held);
    kind = mc_hw_kind(p->ctx, held);
  }
  if (kind != MC_HW_STRUCT && kind != MC_HW_UNION) {
    return mc_format_parse_error(f, f->op->at, "expected struct or union type");
  }
  McStr name = mc_string_of(p->ctx, mc_format_parse_attr(f, args[2].number));
  uint32_t index = mc_hw_field_index(p->ctx, held, name);
  if (index == UINT32_MAX) return mc_format_parse_error(f, f->op->at, "invalid field name specified");
  McType made = ref(p->ctx, mc_hw_field_type(p->ctx, held, index));
  return made.index == MC_NONE ? mc_p_out_of_memory(p) : mc_slot_push(f, args[1].number, made);
}

void mc_routine_llhd_field_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[0].number, 0);
  if (type.index != MC_NONE) mc_pr_defined_stripped(f->p, type.index);
}

bool mc_check_llhd_part(const McRoutineCheck *c) {
  McType input = mc_operand_type(c, 0), result = mc_result_type(c, 0);
  McType array = array_in(c->ctx, input), part = array_in(c->ctx, result);
  if (array.index != MC_NONE && part.index != MC_NONE &&
      mc_hw_element(c->ctx, array).index != mc_hw_element(c->ctx, part).index) {
    return fail(c, "failed to verify that arrays element type must match");
  }
  if (size_in(c->ctx, result) <= size_in(c->ctx, input)) return true;
  return fail(c, "failed to verify that width of result type has to be smaller than or equal to the input type");
}

/* The operands of llhd.halt, llhd.wait and llhd.yield are the results of the operation around them. */
bool mc_check_llhd_yield(const McRoutineCheck *c) {
  McOp parent = mc_op_parent(c->ctx, c->op);
  if (parent.index == MC_NONE || mc_op_is(c->ctx, parent, "llhd.global_signal")) return true;
  if (!mc_op_is(c->ctx, parent, "llhd.process") && !mc_op_is(c->ctx, parent, "llhd.combinational")) return true;
  uint32_t results = mc_op_num_results(c->ctx, parent);
  McGroup group = mc_named_group(c, c->args[0]);
  if (results != group.count) {
    return fail(c, "has %u yield operands, but enclosing '%s' returns %u", group.count,
                mc_op_is(c->ctx, parent, "llhd.process") ? "llhd.process" : "llhd.combinational", results);
  }
  for (uint32_t i = 0; i < results; i++) {
    McType given = mc_group_type(c, group, i), wanted = mc_value_type(c->ctx, mc_op_result(c->ctx, parent, i));
    if (given.index == wanted.index) continue;
    return fail(c, "type of yield operand %u (%s) does not match enclosing result type (%s)", i,
                mc_text_type(c->diags, given), mc_text_type(c->diags, wanted));
  }
  return true;
}
