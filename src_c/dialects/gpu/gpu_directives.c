/* gpu_directives.c - kernels and their launch: arguments that the text has before their region, dependencies, sizes.
 *
 * Arguments of the region go to f->op->args in the region's order, which is not the order of the text.
 */
#include "dialects/gpu/gpu.def"
#include "dialects/shared/routines.h"
#include "types/report.h"

/* --- dependencies --- */

/* The only type that a group of results may have: its constraint names a definition without parameters. */
static McType only_type(McFormatParse *f, uint32_t slot) {
  const uint32_t *predicate = f->def->words + mc_def_results(f->def)[slot - f->def->op->num_operands].constraint;
  const McDefinition *def =
      (predicate[0] & 0xFF) == MC_P_DEFINED ? mc_definition(f->p->ctx, (McIdent){predicate[1]}, true) : NULL;
  return (McType){def == NULL ? MC_NONE : mc_defined_make(f->p->ctx, def, NULL, (McLoc){MC_NONE}, f->p->diags)};
}

bool mc_routine_async_dependencies_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t slot = args[0].number, group = args[1].number;
  const char *at = p->tok.start;
  f->types[slot] = (McSpan){(uint32_t)p->words.len, 0};
  if (mc_consume_keyword(p, "async")) {
    if (f->op->num_named == 0) return mc_format_parse_error(f, at, "needs to be named when marked 'async'");
    McType token = only_type(f, slot);
    if (token.index == MC_NONE || !mc_array_push(&p->ctx->alloc, &p->words, token.index)) return mc_p_out_of_memory(p);
    f->types[slot].count = 1;
  }
  f->operands_at[group] = p->tok.start;
  f->operands[group] = (McSpan){(uint32_t)p->refs.len, 0};
  return !mc_at(p, TOK_L_SQUARE) || mc_format_parse_operands_in(f, group, true);
}

static void print_dependencies(McFormatPrint *f, bool token, McSpan dependencies) {
  if (token) mc_pr_lit(f->p, "async");
  if (dependencies.count == 0) return;
  if (token) mc_pr_lit(f->p, " ");
  mc_pr_lit(f->p, "[");
  mc_format_print_values(f, dependencies);
  mc_pr_lit(f->p, "]");
}

static bool has_token(const McFormatPrint *f, uint32_t slot) {
  uint32_t operands = f->def->op->num_operands;
  return slot >= operands && mc_format_print_results(f, slot - operands).count > 0;
}

void mc_routine_async_dependencies_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  bool token = has_token(f, args[0].number), launch = num_args > 2;
  if (launch && !token) return;
  if (launch) mc_pr_lit(f->p, " ");
  print_dependencies(f, token, mc_format_print_operands(f, args[1].number));
}

/* --- sizes --- */

/* Arguments of the region by their numbers: ids of blocks and threads, sizes of grid and blocks, ids and sizes of
 * clusters. */
enum { BLOCK_IDS = 0, THREAD_IDS = 3, GRID_SIZES = 6, BLOCK_SIZES = 9, CLUSTER_IDS = 12, CLUSTER_SIZES = 15 };
enum { NUM_ARGS = 12, NUM_ARGS_WITH_CLUSTERS = 18 };

static bool parse_argument(McFormatParse *f, McArgument *out) {
  *out = (McArgument){.type = {f->p->ctx->cached.index}};
  return mc_p_operand(f->p, &out->ref, false);
}

/* The operands go to three groups from `args` on. */
static bool parse_sizes(McFormatParse *f, const McRoutineArg *args, McArgument *ids, McArgument *sizes) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  for (int i = 0; i < 3; i++) {
    if ((i > 0 && !mc_expect(p, TOK_COMMA, "expected ','")) || !parse_argument(f, &ids[i])) return false;
  }
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'") || !mc_format_parse_keyword(f, "in", "") ||
      !mc_expect(p, TOK_L_PAREN, "expected '('")) {
    return false;
  }
  for (int i = 0; i < 3; i++) {
    McOperandRef ref;
    if (i > 0 && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
    if (!parse_argument(f, &sizes[i]) || !mc_expect(p, TOK_EQUAL, "expected '='")) return false;
    f->operands_at[args[i].number] = p->tok.start;
    f->operands[args[i].number] = (McSpan){(uint32_t)p->refs.len, 1};
    if (!mc_p_operand(p, &ref, true)) return false;
    if (!mc_array_push(&p->ctx->alloc, &p->refs, ref)) return mc_p_out_of_memory(p);
  }
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

bool mc_routine_launch_sizes_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McArgument list[NUM_ARGS_WITH_CLUSTERS];
  uint32_t count = NUM_ARGS;
  if (mc_consume_keyword(p, "clusters")) {
    count = NUM_ARGS_WITH_CLUSTERS;
    if (!parse_sizes(f, args, list + CLUSTER_IDS, list + CLUSTER_SIZES)) return false;
  }
  if (!mc_format_parse_keyword(f, "blocks", "") || !parse_sizes(f, args + 3, list + BLOCK_IDS, list + GRID_SIZES) ||
      !mc_format_parse_keyword(f, "threads", "") || !parse_sizes(f, args + 6, list + THREAD_IDS, list + BLOCK_SIZES)) {
    return false;
  }
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_array_push(&p->ctx->alloc, &f->op->args, list[i])) return mc_p_out_of_memory(p);
  }
  return true;
}

static void print_size(McFormatPrint *f, McBlock entry, uint32_t i, McSpan operand) {
  if (i < mc_block_num_args(f->p->ctx, entry)) mc_pr_value(f->p, mc_block_arg(f->p->ctx, entry, i));
  if (operand.count == 0) return;
  mc_pr_lit(f->p, " = ");
  mc_format_print_values(f, operand);
}

static void print_sizes(McFormatPrint *f, const char *name, const McRoutineArg *args, McBlock entry, uint32_t ids,
                        uint32_t sizes) {
  McPrinter *p = f->p;
  mc_pr_text(p, name, strlen(name));
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < 3; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    print_size(f, entry, ids + i, (McSpan){0, 0});
  }
  mc_pr_lit(p, ") in (");
  for (uint32_t i = 0; i < 3; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    print_size(f, entry, sizes + i, mc_format_print_operands(f, args[i].number));
  }
  mc_pr_lit(p, ")");
}

void mc_routine_launch_sizes_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McBlock entry = mc_format_print_entry(f, args[num_args - 1].number);
  if (entry.index == MC_NONE) return;
  if (mc_format_print_operands(f, args[0].number).count > 0) {
    print_sizes(f, " clusters", args, entry, CLUSTER_IDS, CLUSTER_SIZES);
  }
  print_sizes(f, " blocks", args + 3, entry, BLOCK_IDS, GRID_SIZES);
  print_sizes(f, " threads", args + 6, entry, THREAD_IDS, BLOCK_SIZES);
}

/* --- memory of a kernel --- */

/* Parses the arguments after `keyword`, if it is there, and their dictionaries for attribute `attrs` (MC_PROGRAM_NONE:
 * they have none). */
static bool parse_memory(McFormatParse *f, const char *keyword, uint32_t attrs) {
  McParser *p = f->p;
  bool with_attrs = attrs != MC_PROGRAM_NONE, has_attrs = false;
  size_t first = f->op->args.len;
  if (!mc_consume_keyword(p, keyword)) return true;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    McArgument arg;
    arg.attrs.index = MC_NONE;
    if (!mc_p_argument(p, &arg, true, with_attrs)) return false;
    if (!mc_array_push(&p->ctx->alloc, &f->op->args, arg)) return mc_p_out_of_memory(p);
    if (with_attrs && arg.attrs.index != MC_NONE && mc_attr_dictionary_size(p->ctx, arg.attrs) > 0) has_attrs = true;
  } while (mc_consume_if(p, TOK_COMMA));
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  if (!has_attrs) return true;
  size_t base = p->words.len;
  for (size_t i = first; i < f->op->args.len; i++) {
    McAttr dictionary = f->op->args.ptr[i].attrs;
    if (dictionary.index == MC_NONE) dictionary = mc_attr_dictionary(p->ctx, NULL, 0, NULL);
    if (dictionary.index == MC_NONE || !mc_array_push(&p->ctx->alloc, &p->words, dictionary.index)) {
      return mc_p_out_of_memory(p);
    }
  }
  McAttr value = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attrs, value);
}

static bool parse_both_memories(McFormatParse *f, uint32_t count, uint32_t workgroup_attrs, uint32_t private_attrs) {
  McContext *ctx = f->p->ctx;
  size_t first = f->op->args.len;
  if (!parse_memory(f, "workgroup", workgroup_attrs)) return false;
  McAttr value = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), (int64_t)(f->op->args.len - first));
  if (value.index == MC_NONE) return mc_p_out_of_memory(f->p);
  return mc_format_parse_set_attr(f, count, value) && parse_memory(f, "private", private_attrs);
}

static void print_memory(McFormatPrint *f, const char *keyword, McBlock entry, uint32_t from, uint32_t to,
                         McAttr attrs) {
  McPrinter *p = f->p;
  if (from >= to) return;
  bool has_attrs = attrs.index != MC_NONE && mc_kind(p->ctx, attrs.index) == MC_ATTR_ARRAY;
  mc_pr_text(p, keyword, strlen(keyword));
  for (uint32_t i = from; i < to; i++) {
    McValue arg = mc_block_arg(p->ctx, entry, i);
    if (i > from) mc_pr_lit(p, ", ");
    mc_pr_value(p, arg);
    mc_pr_lit(p, " : ");
    mc_pr_type(p, mc_value_type(p->ctx, arg));
    if (!has_attrs || i - from >= mc_attr_array_size(p->ctx, attrs)) continue;
    McAttr dictionary = mc_attr_array_get(p->ctx, attrs, i - from);
    if (mc_kind(p->ctx, dictionary.index) == MC_ATTR_DICTIONARY) mc_pr_attr_dict(p, dictionary, NULL, 0, false);
  }
  mc_pr_lit(p, ")");
}

/* Arguments from number `first` on: so many for the workgroup as the attribute says, the rest private. */
static void print_both_memories(McFormatPrint *f, uint32_t region, uint32_t first, McAttr count, McAttr workgroup_attrs,
                                McAttr private_attrs) {
  McContext *ctx = f->p->ctx;
  McBlock entry = mc_format_print_entry(f, region);
  uint32_t end = entry.index == MC_NONE ? 0 : mc_block_num_args(ctx, entry);
  int64_t number = 0;
  if (count.index != MC_NONE && mc_kind(ctx, count.index) == MC_ATTR_INTEGER) mc_attr_integer_i64(ctx, count, &number);
  if (first > end || number < 0 || number > (int64_t)(end - first)) return;
  uint32_t middle = first + (uint32_t)number;
  print_memory(f, " workgroup(", entry, first, middle, workgroup_attrs);
  print_memory(f, " private(", entry, middle, end, private_attrs);
}

bool mc_routine_function_memory_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_both_memories(f, args[1].number, args[2].number, args[3].number);
}

void mc_routine_function_memory_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_function_type(f->p->ctx, f->op);
  if (type.index == MC_NONE) return;
  print_both_memories(f, args[4].number, mc_type_num_inputs(f->p->ctx, type), mc_format_print_attr(f, args[1].number),
                      mc_format_print_attr(f, args[2].number), mc_format_print_attr(f, args[3].number));
}

bool mc_routine_launch_memory_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_both_memories(f, args[1].number, MC_PROGRAM_NONE, MC_PROGRAM_NONE);
}

void mc_routine_launch_memory_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const McAttr none = {MC_NONE};
  uint32_t first = mc_format_print_operands(f, args[0].number).count > 0 ? NUM_ARGS_WITH_CLUSTERS : NUM_ARGS;
  print_both_memories(f, args[2].number, first, mc_format_print_attr(f, args[1].number), none, none);
}

/* --- launch of a function --- */

bool mc_routine_launch_dim_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  McType type = {p->ctx->cached.index};
  if (mc_consume_if(p, TOK_COLON)) type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (!mc_array_push(&p->ctx->alloc, &p->words, type.index)) return mc_p_out_of_memory(p);
  McSpan one = {(uint32_t)p->words.len - 1, 1};
  f->types[args[0].number] = one;
  for (uint32_t i = 2; i < num_args; i++) {
    f->types[args[i].number] = f->operands[args[1].number].count > 0 ? one : (McSpan){one.start, 0};
  }
  return true;
}

void mc_routine_launch_dim_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McSpan operand = mc_format_print_operands(f, args[0].number);
  if (operand.count == 0) return;
  McType type = mc_value_type(ctx, mc_op_operand(ctx, f->op, operand.start));
  if (type.index == ctx->cached.index) return;
  mc_pr_lit(f->p, ": ");
  mc_pr_type(f->p, type);
}

bool mc_routine_launch_func_operands_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *operands = &f->operands[args[0].number], *types = &f->types[args[1].number];
  f->operands_at[args[0].number] = p->tok.start;
  *operands = (McSpan){(uint32_t)p->refs.len, 0};
  *types = (McSpan){(uint32_t)p->words.len, 0};
  if (!mc_consume_keyword(p, "args")) return true;
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' in argument list")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    McOperandRef ref;
    if (!mc_p_operand(p, &ref, true) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
    if (!mc_array_push(&p->ctx->alloc, &p->refs, ref)) return mc_p_out_of_memory(p);
    McType type = mc_p_type(p);
    if (type.index == MC_NONE) return false;
    if (!mc_array_push(&p->ctx->alloc, &p->words, type.index)) return mc_p_out_of_memory(p);
    operands->count++;
    types->count++;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')' in argument list");
}

void mc_routine_launch_func_operands_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  if (operands.count == 0) return;
  mc_pr_lit(f->p, "args(");
  for (uint32_t i = 0; i < operands.count; i++) {
    McValue value = mc_op_operand(ctx, f->op, operands.start + i);
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_value(f->p, value);
    mc_pr_lit(f->p, " : ");
    mc_pr_type(f->p, mc_value_type(ctx, value));
  }
  mc_pr_lit(f->p, ")");
}

/* --- attributes --- */

/* The enumeration of a definition's only parameter. NULL: it is of another kind. */
static const McEnumWords *held_enum(const McDefinition *def) {
  const McParamWords *param = def != NULL && def->record->num_params == 1 ? mc_definition_params(def) : NULL;
  return param != NULL && param->kind == MC_PK_ENUM ? (const McEnumWords *)(def->words + param->detail) : NULL;
}

/* A case of an enumeration that is an attribute by itself. */
static bool parse_case(McFormatParse *f, uint32_t i) {
  McParser *p = f->p;
  const McEnumWords *e = (const McEnumWords *)(f->def->words + mc_def_attrs(f->def)[i].enumeration);
  uint64_t value;
  if (!mc_at(p, TOK_BARE_IDENTIFIER) && !mc_at(p, TOK_INTTYPE)) return true;
  if (!mc_enum_value(p->ctx, f->def->words, e, p->tok.start, mc_token_len(&p->tok), &value)) {
    mc_advance(p);
    return mc_format_parse_error(f, p->tok.start, "invalid op kind");
  }
  mc_advance(p);
  McAttr attr = mc_enum_attr(p->ctx, e, value);
  return attr.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, i, attr);
}

bool mc_routine_all_reduce_operation_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const McAttrWords *a = &mc_def_attrs(f->def)[args[0].number];
  const McDefinition *held = mc_definition(p->ctx, (McIdent){a->definition}, false);
  const McEnumWords *e = held_enum(held);
  uint64_t value;
  if (held == NULL && a->enumeration != 0) return parse_case(f, args[0].number);
  if (e == NULL || (!mc_at(p, TOK_BARE_IDENTIFIER) && !mc_at(p, TOK_INTTYPE))) return true;
  if (!mc_enum_value(p->ctx, held->words, e, p->tok.start, mc_token_len(&p->tok), &value)) {
    mc_advance(p);
    return mc_format_parse_error(f, p->tok.start, "invalid op kind");
  }
  McAttr attr = {mc_p_defined_stripped(p, f, held, (McType){MC_NONE})};
  return attr.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, attr);
}

void mc_routine_all_reduce_operation_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr value = mc_format_print_attr(f, args[0].number);
  if (value.index == MC_NONE || mc_kind(f->p->ctx, value.index) != MC_ATTR_DEFINED) return;
  uint32_t at = mc_def_attrs(f->def)[args[0].number].enumeration;
  if (at == 0) {
    mc_pr_defined_stripped(f->p, value.index);
  } else if (!f->p->collecting) {
    const McEnumWords *e = (const McEnumWords *)(f->def->words + at);
    mc_enum_text(f->p->ctx, f->def->words, e, mc_enum_attr_value(f->p->ctx, value), f->p->buf);
  }
}

/* #gpu.select_object without a target. MC_NONE: out of memory. */
static McAttr default_handler(McContext *ctx, McDiags *diags) {
  const uint32_t target = MC_NONE;
  static const char name[] = "gpu.select_object";
  const McDefinition *def = mc_definition(ctx, mc_ident(ctx, name, sizeof name - 1), false);
  return (McAttr){def == NULL ? MC_NONE : mc_defined_make(ctx, def, &target, (McLoc){MC_NONE}, diags)};
}

bool mc_routine_offloading_handler_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McAttr handler;
  if (mc_consume_if(p, TOK_LESS)) {
    handler = mc_p_attr(p, (McType){MC_NONE});
    if (handler.index == MC_NONE || !mc_expect(p, TOK_GREATER, "expected '>'")) return false;
  } else {
    handler = default_handler(p->ctx, p->diags);
    if (handler.index == MC_NONE) return mc_p_out_of_memory(p);
  }
  return mc_format_parse_set_attr(f, args[0].number, handler);
}

void mc_routine_offloading_handler_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr handler = mc_format_print_attr(f, args[0].number);
  if (handler.index == MC_NONE || handler.index == default_handler(f->p->ctx, NULL).index) return;
  mc_pr_lit(f->p, "<");
  mc_pr_attr(f->p, handler);
  mc_pr_lit(f->p, ">");
}

/* --- names --- */

void mc_asm_name_and_dimension(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  const McOpDef *op_def = mc_op_def(ctx, op);
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  if (op_def == NULL || op_def->op->num_attrs == 0) return;
  McAttr dimension = mc_attr_dictionary_find(ctx, mc_op_properties(ctx, op), (McIdent){mc_def_attrs(op_def)[0].name});
  if (dimension.index == MC_NONE || mc_kind(ctx, dimension.index) != MC_ATTR_DEFINED) return;
  const McDefinition *def = mc_definition_of(ctx, dimension.index);
  const McEnumWords *e = held_enum(def);
  int64_t value;
  if (e == NULL || !mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, dimension.index, 0)}, &value)) return;
  const char *dot = memchr(name.ptr, '.', name.len);
  size_t from = dot == NULL ? 0 : (size_t)(dot + 1 - name.ptr);
  mc_buf_put(out, name.ptr + from, name.len - from);
  mc_buf_char(out, '_');
  mc_enum_text(ctx, def->words, e, (uint64_t)value, out);
}
