/* arc.c - forms of arc: arrays, lists of lanes, instances for simulation. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt_names.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"

enum { ARRAY_ELEMENT, ARRAY_SIZE }; /* parameters of !arc.arrayref */
enum { MEMORY_ADDRESS = 2 };        /* of !arc.memory */

/* An array that is too long to be written out ends the list. */
#define MAX_ELEMENTS (1u << 20)

bool mc_transform_arc_elements(McContext *ctx, const McType *from, size_t count, McWords *out) {
  int64_t size = 0;
  if (count != 1 || !mc_is_defined_as(ctx, from->index, "arc.arrayref")) return false;
  if (!mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, from->index, ARRAY_SIZE)}, &size)) return false;
  for (int64_t i = 0; i < size && i < MAX_ELEMENTS; i++) {
    if (!mc_array_push(&ctx->alloc, out, mc_defined_param(ctx, from->index, ARRAY_ELEMENT))) return false;
  }
  return true;
}

bool mc_transform_arc_address(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && mc_is_defined_as(ctx, from->index, "arc.memory") &&
         mc_array_push(&ctx->alloc, out, mc_defined_param(ctx, from->index, MEMORY_ADDRESS));
}

bool mc_def_routine_arc_array_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  if (!mc_p_dimension_list(p, false, true, &p->words)) return false;
  if (p->words.len - base != 2) return mc_def_parse_error(d, d->at, "expected one size");
  uint64_t size;
  memcpy(&size, p->words.ptr + base, sizeof size);
  p->words.len = base;
  if (size == 0) return mc_def_parse_error(d, d->at, "must have nonzero element count");
  McAttr held = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), (int64_t)size);
  d->values[args[0].number] = held.index;
  return held.index != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_arc_array_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  int64_t size = 0;
  (void)mc_attr_integer_i64(d->p->ctx, (McAttr){d->values[args[0].number]}, &size);
  if (!d->p->collecting) mc_buf_i64(d->p->buf, size);
  mc_pr_lit(d->p, "x");
}

/* --- lanes: lists of operands in one group --- */

static bool parse_lanes(McFormatParse *f, const McRoutineArg *args, McWords *sizes) {
  McParser *p = f->p;
  mc_format_parse_start_group(f, args[0].number);
  if (!mc_at(p, TOK_L_PAREN)) return true;
  do {
    uint32_t size = 0;
    if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
    if (!mc_consume_if(p, TOK_R_PAREN)) {
      do {
        size++;
        if (!mc_format_parse_push_operand(f, args[0].number)) return false;
      } while (mc_consume_if(p, TOK_COMMA));
      if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
    }
    if (!mc_p_push(p, sizes, size)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return true;
}

/* Arguments: operands, sizes of the lists. */
bool mc_routine_arc_lanes_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords sizes = {0};
  bool ok = parse_lanes(f, args, &sizes);
  if (ok) {
    McType i32 = mc_type_integer(p->ctx, 32, MC_SIGNLESS);
    McAttr held = mc_attr_dense_array(p->ctx, i32, sizes.ptr, sizes.len, p->diags);
    ok = held.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[1].number, held);
  }
  mc_array_fini(&p->ctx->alloc, &sizes);
  return ok;
}

void mc_routine_arc_lanes_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  McAttr sizes = mc_format_print_attr(f, args[1].number);
  McStr data = sizes.index == MC_NONE ? (McStr){"", 0} : mc_attr_dense_data(f->p->ctx, sizes);
  for (size_t i = 0, at = 0; i < data.len / 4; i++) {
    uint32_t size;
    memcpy(&size, data.ptr + 4 * i, sizeof size);
    if (size > operands.count - at) size = (uint32_t)(operands.count - at);
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_lit(f->p, "(");
    mc_format_print_values(f, (McSpan){operands.start + (uint32_t)at, size});
    mc_pr_lit(f->p, ")");
    at += size;
  }
}

/* --- instances --- */

/* (`runtime` @name? `(` string? `)`)? */
static bool parse_runtime(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  if (!mc_consume_keyword(p, "runtime")) return true;
  if (mc_at(p, TOK_AT_IDENTIFIER)) {
    McAttr symbol = mc_p_attr(p, (McType){MC_NONE});
    if (symbol.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, symbol)) return false;
  }
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_at(p, TOK_STRING)) {
    McAttr text = mc_p_attr(p, (McType){MC_NONE});
    if (text.index == MC_NONE || !mc_format_parse_set_attr(f, args[1].number, text)) return false;
  }
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

static McType instance_type(McContext *ctx, McAttr model) {
  McIdent name = mc_ident(ctx, "arc.sim.instance", strlen("arc.sim.instance"));
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_definition(ctx, name, true);
  return (McType){def == NULL || model.index == MC_NONE ? MC_NONE : mc_defined_intern(ctx, def, &model.index)};
}

/* Arguments: the model of the runtime, its arguments, attr-dict, the region. */
bool mc_routine_arc_instantiate_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!mc_at(p, TOK_AT_IDENTIFIER)) {
    return mc_format_parse_error(f, p->tok.start, "expected valid '@'-identifier for symbol name");
  }
  McAttr model = mc_p_attr(p, (McType){MC_NONE});
  McArgument arg;
  if (model.index == MC_NONE) return false;
  if (!mc_consume_keyword(p, "as")) return mc_format_parse_error(f, p->tok.start, "expected 'as'");
  if (!mc_p_argument(p, &arg, false, false)) return false;
  if (!parse_runtime(f, args) || !mc_format_parse_attr_dict(f, true)) return false;
  arg.type = instance_type(p->ctx, model);
  if (arg.type.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_format_parse_region(f, &arg, 1);
}

void mc_routine_arc_instantiate_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, 0);
  McAttr runtime = mc_format_print_attr(f, args[0].number), text = mc_format_print_attr(f, args[1].number);
  if (entry.index != MC_NONE && mc_block_num_args(p->ctx, entry) > 0) {
    McValue arg = mc_block_arg(p->ctx, entry, 0);
    McType type = mc_value_type(p->ctx, arg);
    if (mc_is_defined_as(p->ctx, type.index, "arc.sim.instance")) {
      mc_pr_attr(p, (McAttr){mc_defined_param(p->ctx, type.index, 0)});
    }
    mc_pr_lit(p, " as ");
    mc_pr_region_argument(p, arg, (McAttr){MC_NONE}, true);
  }
  if (runtime.index != MC_NONE || text.index != MC_NONE) {
    mc_pr_lit(p, " runtime ");
    if (runtime.index != MC_NONE) mc_pr_attr(p, runtime);
    mc_pr_lit(p, "(");
    if (text.index != MC_NONE) mc_pr_attr(p, text);
    mc_pr_lit(p, ")");
  }
  mc_format_print_attr_dict(f, true);
  mc_pr_lit(p, " ");
  mc_format_print_body(f, 0, true);
}
