/* pipeline.c - pipelines, whose operands are named again inside, and registers between their stages. */
#include "defs/opdefs.h"
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* The arguments of pipeline.Pipeline. */
enum { NAME, INPUTS, INPUT_TYPES, INPUT_NAMES, STALL, CLOCK, RESET, GO, DICT, OUTPUT_TYPES, OUTPUT_NAMES, BODY };

static bool push_name(McParser *p, McStr text) {
  McAttr name = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  return name.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &p->words, name.index);
}

/* --- pipelines --- */

/* `(` %name `:` type `=` %input, ... `)` */
static bool parse_inputs(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  size_t base = p->words.len;
  mc_format_parse_start_group(f, args[INPUTS].number);
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      McArgument arg = {.type = {MC_NONE}};
      if (!mc_p_operand(p, &arg.ref, false) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
      arg.type = mc_p_type(p);
      if (arg.type.index == MC_NONE || !mc_expect(p, TOK_EQUAL, "expected '='")) return false;
      if (!mc_format_parse_push_operand(f, args[INPUTS].number) || !mc_args_push(p, region_args, arg)) return false;
      if (!push_name(p, (McStr){arg.ref.name, arg.ref.len})) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  if (!mc_set_array_from(f, args[INPUT_NAMES].number, base)) return false;
  f->types[args[INPUT_TYPES].number] = (McSpan){(uint32_t)p->words.len, region_args->len};
  for (uint32_t i = 0; i < region_args->len; i++) {
    if (!mc_p_push(p, &p->words, region_args->ptr[i].type.index)) return false;
  }
  return true;
}

/* word `(` %value `)`; `optional`: or nothing. */
static bool parse_named(McFormatParse *f, const char *word, uint32_t group, bool optional) {
  McParser *p = f->p;
  mc_format_parse_start_group(f, group);
  if (!mc_consume_keyword(p, word)) {
    return optional || mc_format_parse_error(f, p->tok.start, "expected '%s'", word);
  }
  return mc_expect(p, TOK_L_PAREN, "expected '('") && mc_format_parse_push_operand(f, group) &&
         mc_expect(p, TOK_R_PAREN, "expected ')'");
}

/* `(` name `:` type, ... `)` */
static bool parse_outputs(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  McWords types = {0};
  size_t base = p->words.len;
  bool ok = mc_expect(p, TOK_L_PAREN, "expected '('");
  if (ok && !mc_consume_if(p, TOK_R_PAREN)) {
    do {
      McStr name;
      ok = mc_clause_word(f, &name) && push_name(p, name) && mc_expect(p, TOK_COLON, "expected ':'");
      McType type = ok ? mc_p_type(p) : (McType){MC_NONE};
      ok = type.index != MC_NONE && mc_p_push(p, &types, type.index);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  ok = ok && mc_set_array_from(f, args[OUTPUT_NAMES].number, base);
  f->types[args[OUTPUT_TYPES].number] = (McSpan){(uint32_t)p->words.len, (uint32_t)types.len};
  for (size_t i = 0; ok && i < types.len; i++) ok = mc_p_push(p, &p->words, types.ptr[i]);
  mc_array_fini(&p->ctx->alloc, &types);
  return ok;
}

static bool parse_pipeline(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  if (mc_at(p, TOK_STRING)) {
    McStr name;
    if (!mc_p_string_value(p, &p->tok, &name) || !mc_set_string(f, args[NAME].number, name)) return false;
    mc_advance(p);
  }
  if (!parse_inputs(f, region_args, args) || !parse_named(f, "stall", args[STALL].number, true)) return false;
  if (!parse_named(f, "clock", args[CLOCK].number, false)) return false;
  if (!parse_named(f, "reset", args[RESET].number, true) || !parse_named(f, "go", args[GO].number, false)) return false;
  McArgument enable = {.type = mc_type_integer(p->ctx, 1, MC_SIGNLESS)};
  if (enable.type.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_format_parse_keyword(f, "entryEn", "") || !mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_p_operand(p, &enable.ref, false) || !mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  if (!mc_args_push(p, region_args, enable) || !mc_format_parse_attr_dict(f, false)) return false;
  if (!mc_expect(p, TOK_ARROW, "expected '->'") || !parse_outputs(f, args)) return false;
  return mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_pipeline_pipeline_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_pipeline);
}

static void print_named(McFormatPrint *f, const char *word, uint32_t group) {
  McSpan span = mc_format_print_operands(f, group);
  if (span.count == 0) return;
  mc_pr_text(f->p, word, strlen(word));
  mc_format_print_values(f, span);
  mc_pr_lit(f->p, ") ");
}

static void print_inputs(McFormatPrint *f, McSpan inputs, McBlock entry) {
  McPrinter *p = f->p;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < inputs.count && i < mc_block_num_args(p->ctx, entry); i++) {
    McValue input = mc_op_operand(p->ctx, f->op, inputs.start + i);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_value(p, mc_block_arg(p->ctx, entry, i));
    mc_pr_lit(p, " : ");
    mc_pr_type(p, mc_value_type(p->ctx, input));
    mc_pr_lit(p, " = ");
    mc_pr_value(p, input);
  }
  mc_pr_lit(p, ") ");
}

void mc_routine_pipeline_pipeline_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr name = mc_format_print_attr(f, args[NAME].number), names = mc_format_print_attr(f, args[OUTPUT_NAMES].number);
  McBlock entry = mc_format_print_entry(f, args[BODY].number);
  if (entry.index == MC_NONE || mc_block_num_args(p->ctx, entry) == 0) return;
  if (name.index != MC_NONE) {
    mc_pr_lit(p, " ");
    mc_print_string_attr(p, name);
  }
  print_inputs(f, mc_format_print_operands(f, args[INPUTS].number), entry);
  print_named(f, "stall(", args[STALL].number);
  print_named(f, "clock(", args[CLOCK].number);
  print_named(f, "reset(", args[RESET].number);
  print_named(f, "go(", args[GO].number);
  mc_pr_lit(p, "entryEn(");
  mc_pr_value(p, mc_block_arg(p->ctx, entry, mc_block_num_args(p->ctx, entry) - 1));
  mc_pr_lit(p, ") ");
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(p, " -> (");
  for (uint32_t i = 0; i < mc_array_length(p->ctx, names); i++) {
    McStr word = mc_string_of(p->ctx, mc_attr_array_get(p->ctx, names, i));
    McType type = mc_slot_type_at(f, args[OUTPUT_TYPES].number, i);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_keyword_or_string(p, word.ptr, word.len);
    mc_pr_lit(p, " : ");
    if (type.index != MC_NONE) mc_pr_type(p, type);
  }
  mc_pr_lit(p, ") ");
  mc_format_print_body(f, args[BODY].number, true);
}

/* --- stages --- */

/* ("name" `=`)? %value `:` type; the name, which can be empty, and the type are pushed to both lists. */
static bool parse_assignment(McFormatParse *f, McOperandRefs *values, McWords *types, McWords *names) {
  McParser *p = f->p;
  McStr text = {"", 0};
  McOperandRef ref;
  if (mc_at(p, TOK_STRING)) {
    if (!mc_p_string_value(p, &p->tok, &text)) return false;
    if (text.len == 0) return mc_format_parse_error(f, p->tok.start, "name cannot be empty");
  }
  McAttr name = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  if (text.len > 0) {
    mc_advance(p);
    if (!mc_expect(p, TOK_EQUAL, "expected '=' after name")) return false;
  }
  if (!mc_p_operand(p, &ref, true) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE || !mc_p_push(p, types, type.index) || !mc_p_push(p, names, name.index)) return false;
  return mc_array_push(&p->ctx->alloc, values, ref) || mc_p_out_of_memory(p);
}

/* The lists of a stage while they are read. Owned: stage_fini. */
typedef struct Stage {
  McOperandRefs values, gates;
  McWords types, names, counts;
} Stage;

static void stage_fini(McParser *p, Stage *stage) {
  McAlloc *alloc = &p->ctx->alloc;
  mc_array_fini(alloc, &stage->values);
  mc_array_fini(alloc, &stage->gates);
  mc_array_fini(alloc, &stage->types);
  mc_array_fini(alloc, &stage->names);
  mc_array_fini(alloc, &stage->counts);
}

/* (`gated` `by` `[` values `]`)?; their number is pushed. */
static bool parse_gates(McFormatParse *f, Stage *stage) {
  McParser *p = f->p;
  size_t before = stage->gates.len;
  if (mc_consume_keyword(p, "gated")) {
    if (!mc_format_parse_keyword(f, "by", "") || !mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
    if (!mc_consume_if(p, TOK_R_SQUARE)) {
      do {
        McOperandRef ref;
        if (!mc_p_operand(p, &ref, true)) return false;
        if (!mc_array_push(&p->ctx->alloc, &stage->gates, ref)) return mc_p_out_of_memory(p);
      } while (mc_consume_if(p, TOK_COMMA));
      if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
    }
  }
  int64_t number = (int64_t)(stage->gates.len - before);
  McAttr count = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), number);
  return count.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &stage->counts, count.index);
}

static bool parse_list(McFormatParse *f, Stage *stage, bool has_gates) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    if (!parse_assignment(f, &stage->values, &stage->types, &stage->names)) return false;
    if (has_gates && !parse_gates(f, stage)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

/* A group with these operands. */
static bool set_group(McFormatParse *f, uint32_t group, const McOperandRefs *refs) {
  McParser *p = f->p;
  f->operands[group] = (McSpan){(uint32_t)p->refs.len, (uint32_t)refs->len};
  for (size_t i = 0; i < refs->len; i++) {
    if (!mc_array_push(&p->ctx->alloc, &p->refs, refs->ptr[i])) return mc_p_out_of_memory(p);
  }
  return true;
}

static bool set_types(McFormatParse *f, uint32_t slot, const McWords *types) {
  McParser *p = f->p;
  f->types[slot] = (McSpan){(uint32_t)p->words.len, (uint32_t)types->len};
  for (size_t i = 0; i < types->len; i++) {
    if (!mc_p_push(p, &p->words, types->ptr[i])) return false;
  }
  return true;
}

/* Arguments: registers, their types, gates, how many of them each has, names. */
bool mc_routine_pipeline_registers_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  Stage stage = {0};
  bool any = mc_consume_keyword(f->p, "regs");
  bool ok = (!any || parse_list(f, &stage, true)) && set_group(f, args[0].number, &stage.values) &&
            set_types(f, args[1].number, &stage.types) && set_group(f, args[2].number, &stage.gates) &&
            mc_clause_set_array(f, args[3].number, &stage.counts);
  if (ok && stage.names.len > 0) ok = mc_clause_set_array(f, args[4].number, &stage.names);
  stage_fini(f->p, &stage);
  return ok;
}

/* Arguments: values, their types, names. */
bool mc_routine_pipeline_passed_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  Stage stage = {0};
  bool any = mc_consume_keyword(f->p, "pass");
  bool ok = (!any || parse_list(f, &stage, false)) && set_group(f, args[0].number, &stage.values) &&
            set_types(f, args[1].number, &stage.types);
  if (ok && stage.names.len > 0) ok = mc_clause_set_array(f, args[2].number, &stage.names);
  stage_fini(f->p, &stage);
  return ok;
}

static void print_assignment(McFormatPrint *f, McAttr names, uint32_t i, McValue value) {
  McPrinter *p = f->p;
  McAttr name = mc_array_item(p->ctx, names, i);
  if (i > 0) mc_pr_lit(p, ", ");
  if (mc_string_of(p->ctx, name).len > 0) {
    mc_print_string_attr(p, name);
    mc_pr_lit(p, " = ");
  }
  mc_pr_value(p, value);
  mc_pr_lit(p, " : ");
  mc_pr_type(p, mc_value_type(p->ctx, value));
}

void mc_routine_pipeline_registers_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan values = mc_format_print_operands(f, args[0].number), gates = mc_format_print_operands(f, args[2].number);
  McAttr counts = mc_format_print_attr(f, args[3].number), names = mc_format_print_attr(f, args[4].number);
  uint32_t next = 0;
  if (values.count == 0) return;
  mc_pr_lit(p, "regs(");
  for (uint32_t i = 0; i < values.count; i++) {
    McAttr held = mc_array_item(p->ctx, counts, i);
    int64_t count = 0;
    print_assignment(f, names, i, mc_op_operand(p->ctx, f->op, values.start + i));
    if (held.index != MC_NONE) (void)mc_attr_integer_i64(p->ctx, held, &count);
    if (count <= 0) continue;
    mc_pr_lit(p, " gated by [");
    for (int64_t k = 0; k < count && next < gates.count; k++) {
      if (k > 0) mc_pr_lit(p, ", ");
      mc_pr_value(p, mc_op_operand(p->ctx, f->op, gates.start + next++));
    }
    mc_pr_lit(p, "]");
  }
  mc_pr_lit(p, ")");
}

void mc_routine_pipeline_passed_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan values = mc_format_print_operands(f, args[0].number);
  McAttr names = mc_format_print_attr(f, args[2].number);
  if (values.count == 0) return;
  mc_pr_lit(p, "pass(");
  for (uint32_t i = 0; i < values.count; i++) {
    print_assignment(f, names, i, mc_op_operand(p->ctx, f->op, values.start + i));
  }
  mc_pr_lit(p, ")");
}

/* --- names --- */

static void put_number(McBuf *out, const char *word, uint32_t number) {
  mc_buf_put(out, word, strlen(word));
  mc_buf_u64(out, number);
}

/* The stage that goes on to this block; MC_NONE: there is none, or several. */
static McOp stage_before(const McContext *ctx, McBlock block) {
  McOp found = {MC_NONE};
  McBlock each = mc_region_first_block(ctx, mc_block_region(ctx, block));
  for (; each.index != MC_NONE; each = mc_block_next(ctx, each)) {
    McOp last = mc_block_last_op(ctx, each);
    if (!mc_op_is(ctx, last, "pipeline.stage") || mc_op_num_successors(ctx, last) != 1) continue;
    if (mc_op_successor(ctx, last, 0).index != block.index) continue;
    if (found.index != MC_NONE) return (McOp){MC_NONE};
    found = last;
  }
  return found;
}

/* Argument `i` of a block with that number. */
static void put_argument(McContext *ctx, McOp op, McBlock block, uint32_t number, uint32_t i, McBuf *out) {
  if (i + 1 == mc_block_num_args(ctx, block)) {
    put_number(out, "s", number);
    mc_buf_put(out, "_enable", 7);
    return;
  }
  McOp stage = stage_before(ctx, block);
  if (stage.index == MC_NONE) {
    McStr name = mc_string_of(ctx, mc_array_item(ctx, mc_op_property_named(ctx, op, "inputNames"), i));
    mc_buf_put(out, name.ptr, name.len);
    return;
  }
  McAttr counts = mc_op_property_named(ctx, stage, "clockGatesPerRegister");
  uint32_t registers = mc_array_length(ctx, counts);
  bool is_register = i < registers;
  if (!is_register) i -= registers;
  McAttr names = mc_op_property_named(ctx, stage, is_register ? "registerNames" : "passthroughNames");
  McStr name = mc_string_of(ctx, mc_array_item(ctx, names, i));
  if (name.len > 0) {
    mc_buf_put(out, name.ptr, name.len);
    return;
  }
  put_number(out, "s", number);
  put_number(out, is_register ? "_reg" : "_pass", i);
}

/* Results, then arguments of all blocks. */
void mc_asm_pipeline_output(McContext *ctx, McOp op, uint32_t i, McBuf *out) {
  uint32_t results = mc_op_num_results(ctx, op), number = 0;
  if (i < results) {
    McStr name = mc_string_of(ctx, mc_array_item(ctx, mc_op_property_named(ctx, op, "outputNames"), i));
    if (i + 1 == results) name = MC_STR("done");
    mc_buf_put(out, name.ptr, name.len);
    return;
  }
  i -= results;
  if (mc_op_num_regions(ctx, op) == 0) return;
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  for (; block.index != MC_NONE; block = mc_block_next(ctx, block), number++) {
    uint32_t count = mc_block_num_args(ctx, block);
    if (i < count) {
      put_argument(ctx, op, block, number, i, out);
      return;
    }
    i -= count;
  }
}
