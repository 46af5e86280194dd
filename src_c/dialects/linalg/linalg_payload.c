/* linalg_payload.c - bodies of one operation, which the text abbreviates: linalg.map { arith.addf } ins(...) outs(...).
 *
 * The operation is read before the operands' types are known, so its name and attributes are noted
 * (McFormatParse.notes) until the region can be made.
 */
#include "parse/body.h"
#include "dialects/linalg/linalg.def"
#include "dialects/shared/routines.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- reading --- */

/* A name whose prefix can be omitted if it is that of the default dialect. Returns MC_NONE after reporting. */
static McOpName parse_payload_name(McFormatParse *f) {
  McParser *p = f->p;
  McOpName name = {MC_NONE};
  McStr text = {p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) {
    mc_p_error(p, "expected bare identifier or keyword");
    return name;
  }
  McBuf full;
  mc_buf_init(&full, &p->ctx->alloc);
  if (memchr(text.ptr, '.', text.len) == NULL) {
    McIdent prefix = p->default_dialects.len == 0 ? (McIdent){MC_NONE}
                                                  : p->default_dialects.ptr[p->default_dialects.len - 1];
    McStr dialect = prefix.index == MC_NONE ? (McStr){"", 0} : mc_ident_str(p->ctx, prefix);
    mc_buf_put(&full, dialect.ptr, dialect.len);
    mc_buf_char(&full, '.');
  }
  mc_buf_put(&full, text.ptr, text.len);
  mc_advance(p);
  if (!full.failed) name = mc_op_name(p->ctx, full.ptr, full.len);
  mc_buf_fini(&full);
  if (name.index == MC_NONE) mc_p_out_of_memory(p);
  return name;
}

bool mc_routine_linalg_payload_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McParser *p = f->p;
  if (!mc_consume_if(p, TOK_L_BRACE)) return true;
  McOpName name = parse_payload_name(f);
  if (name.index == MC_NONE) return false;
  f->notes[0] = name.index;
  if (mc_at(p, TOK_L_BRACE)) {
    McAttr attrs = mc_p_attr_dict(p);
    if (attrs.index == MC_NONE) return false;
    if (mc_attr_dictionary_size(p->ctx, attrs) > 0) f->notes[1] = attrs.index;
  }
  return mc_expect(p, TOK_R_BRACE, "expected '}'");
}

static McOp create(McFormatParse *f, McBlock block, McOpState *state) {
  McParser *p = f->p;
  McOp none = {MC_NONE};
  const McOpDef *def = mc_op_name_def(p->ctx, state->name);
  McLoc at = mc_p_loc_at(p, f->op->at);
  if (def != NULL && !mc_op_def_split_attrs(p->ctx, def, at, &state->attrs, &state->properties, p->diags)) return none;
  state->loc = at;
  McOp op = mc_op_create_pooled(p->ctx, p->pool, state, NULL, block, none);
  if (op.index == MC_NONE) mc_p_out_of_memory(p);
  return op;
}

/* The region of the payload that was noted, for operands of the types of both slots. */
static bool make_payload_body(McFormatParse *f, const McRoutineArg *slots) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McRegion region = mc_p_new_region(p);
  if (region.index == MC_NONE || !mc_p_push(p, &f->op->regions, region.index)) return false;
  size_t base = p->words.len;
  McType type = {MC_NONE};
  bool short_of_init = mc_def_has_fact(f->def, MC_FACT_LINALG_PAYLOAD_WITHOUT_INIT);
  McBlock block = {MC_NONE};
  for (uint32_t k = 0; k < 2; k++) {
    McSpan types = f->types[slots[k].number];
    for (uint32_t i = 0; types.count != MC_PROGRAM_NONE && i < types.count; i++) {
      if (block.index == MC_NONE) block = mc_block_create_pooled(ctx, p->pool, region, block);
      if (block.index == MC_NONE) return mc_p_out_of_memory(p);
      type = mc_element_or_self(ctx, (McType){p->words.ptr[types.start + i]});
      McValue arg = mc_block_add_arg_pooled(ctx, p->pool, block, type, mc_loc_unknown(ctx));
      if (arg.index == MC_NONE) return mc_p_out_of_memory(p);
      if (!mc_p_push(p, &p->words, arg.index)) return false;
    }
  }
  size_t count = p->words.len - base;
  if (count == 0) return true;
  if (f->def->implicit_terminator.index == MC_NONE) return mc_format_parse_error(f, f->op->at, "expects a terminator");
  McValue *values = (McValue *)(p->words.ptr + base);
  if (!short_of_init) { /* the last one comes first */
    McValue last = values[count - 1];
    memmove(values + 1, values, (count - 1) * sizeof *values);
    values[0] = last;
  }
  McOpState payload = {.name = {f->notes[0]},
                       .attrs = {f->notes[1]},
                       .operands = values,
                       .num_operands = count - short_of_init,
                       .results = &type,
                       .num_results = 1};
  McOp op = create(f, block, &payload);
  p->words.len = base;
  if (op.index == MC_NONE) return false;
  McValue result = mc_op_result(ctx, op, 0);
  McOpState end = {.name = f->def->implicit_terminator, .operands = &result, .num_operands = 1};
  return create(f, block, &end).index != MC_NONE;
}

static bool parse_region_with_arguments(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  (void)args;
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' in argument list")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      McArgument arg;
      if (!mc_p_argument(p, &arg, true, true) || !mc_args_push(p, region_args, arg)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')' in argument list")) return false;
  }
  McRegion region = mc_p_region(p, f->def, region_args->ptr, region_args->len, false);
  return region.index != MC_NONE && mc_p_push(p, &f->op->regions, region.index);
}

bool mc_routine_linalg_payload_body_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (f->notes[0] != 0) return make_payload_body(f, args);
  return mc_format_parse_with_args(f, args, parse_region_with_arguments);
}

/* --- writing --- */

/* The only operation of the block beside the terminator, if it gets the arguments as the short form says and the
 * terminator its results; MC_NONE: the block has to be written. */
static McOp payload_of(const McFormatPrint *f, McBlock block) {
  McContext *ctx = f->p->ctx;
  McOp none = {MC_NONE}, op = none, end = none;
  if (block.index != MC_NONE) op = mc_block_first_op(ctx, block);
  if (op.index != MC_NONE) end = mc_op_next(ctx, op);
  if (end.index == MC_NONE || mc_op_next(ctx, end).index != MC_NONE) return none;
  bool short_of_init = mc_def_has_fact(f->def, MC_FACT_LINALG_PAYLOAD_WITHOUT_INIT);
  uint32_t args = mc_block_num_args(ctx, block), operands = mc_op_num_operands(ctx, op);
  if (operands == 0 || operands + short_of_init != args) return none;
  for (uint32_t i = 0; i < operands; i++) { /* the first argument is the last operand, unless init stays out */
    uint32_t from = short_of_init ? i : (i + 1) % operands;
    if (mc_op_operand(ctx, op, i).index != mc_block_arg(ctx, block, from).index) return none;
  }
  if (mc_op_num_operands(ctx, end) != mc_op_num_results(ctx, op)) return none;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    if (mc_op_operand(ctx, end, i).index != mc_op_result(ctx, op, i).index) return none;
  }
  return op;
}

/* The attribute is #arith.fastmath<none>, the default, which is not printed. */
static bool is_no_fastmath(const McContext *ctx, McAttr attr) {
  if (mc_kind(ctx, attr.index) != MC_ATTR_DEFINED) return false;
  McStr name = mc_ident_str(ctx, (McIdent){mc_rec(ctx, attr.index)->words[0]});
  return name.len == sizeof "arith.fastmath" - 1 && memcmp(name.ptr, "arith.fastmath", name.len) == 0 &&
         mc_enum_attr_value(ctx, attr) == 0;
}

enum { MAX_ELIDED = 16 }; /* no operation that the short form can name has as many properties */

/* As mlir-opt 22, without the properties that are no attributes: the form loses them. */
void mc_routine_linalg_payload_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McOp op = payload_of(f, mc_format_print_entry(f, args[0].number));
  if (op.index == MC_NONE) return;
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  McAttr all = mc_op_all_attributes(ctx, op);
  McIdent elided[MAX_ELIDED];
  uint32_t num_elided = 0;
  for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, all); i < n && num_elided < MAX_ELIDED; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, all, i);
    bool no_attr = mc_op_names_property(ctx, op, entry.name);
    if (no_attr || is_no_fastmath(ctx, entry.value)) elided[num_elided++] = entry.name;
  }
  mc_pr_lit(p, " { ");
  mc_pr_text(p, name.ptr, name.len);
  if (all.index != MC_NONE) mc_pr_attr_dict(p, all, elided, num_elided, false);
  mc_pr_lit(p, " }");
}

void mc_routine_linalg_payload_body_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[2].number);
  if (entry.index == MC_NONE || payload_of(f, entry).index != MC_NONE) return;
  p->indent += 2;
  mc_pr_newline(p);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0, n = mc_block_num_args(p->ctx, entry); i < n; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, i), (McAttr){MC_NONE}, false);
  }
  mc_pr_lit(p, ") ");
  mc_format_print_body(f, args[2].number, true);
  p->indent -= 2;
}
