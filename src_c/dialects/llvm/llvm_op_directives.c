/* llvm_op_directives.c - syntax of the llvm dialect that the format language cannot express: memory, aggregates,
 * branches, clauses.
 *
 * Directives without text, which infer types from others, still have the space before them, as in mlir-opt 22. Nothing
 * is owned.
 */
#include "dialects/llvm/llvm.def"
#include "dialects/llvm/llvm.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static bool push_type(McFormatParse *f, uint32_t slot, McType type) {
  f->types[slot] = (McSpan){(uint32_t)f->p->words.len, 1};
  return mc_p_push(f->p, &f->p->words, type.index);
}

static McType type_of_slot(const McFormatParse *f, uint32_t slot) {
  McSpan s = f->types[slot];
  return (McType){s.count == MC_PROGRAM_NONE || s.count == 0 ? MC_NONE : f->p->words.ptr[s.start]};
}

/* --- allocation --- */

/* Takes back what the format has set. */
static void drop_attr(McFormatParse *f, uint32_t attr) {
  McWords *properties = &f->op->properties;
  uint32_t name = mc_def_attrs(f->def)[attr].name;
  for (size_t i = 0; i < properties->len; i += 2) {
    if (properties->ptr[i] != name) continue;
    properties->ptr[i] = properties->ptr[properties->len - 2];
    properties->ptr[i + 1] = properties->ptr[properties->len - 1];
    properties->len -= 2;
    return;
  }
}

bool mc_routine_llvm_alloca_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  int64_t alignment = 1;
  McAttr align = mc_format_parse_attr(f, args[3].number);
  if (align.index != MC_NONE && mc_attr_integer_i64(p->ctx, align, &alignment) && alignment == 0) {
    drop_attr(f, args[3].number);
  }
  if (mc_kind(p->ctx, type.index) != MC_TYPE_FUNCTION || mc_type_num_inputs(p->ctx, type) != 1 ||
      mc_type_num_results(p->ctx, type) != 1) {
    return mc_format_parse_error(f, at, "expected trailing function type with one argument and one result");
  }
  McType result = mc_type_result(p->ctx, type, 0);
  if (mc_llvm_kind(p->ctx, result) != MC_LLVM_POINTER) drop_attr(f, args[2].number);
  return push_type(f, args[0].number, mc_type_input(p->ctx, type, 0)) && push_type(f, args[1].number, result);
}

void mc_routine_llvm_alloca_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  mc_pr_functional_type(f->p, f->op);
}

/* --- addresses --- */

static bool parse_index(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  if (mc_at(p, TOK_INTEGER) || mc_at(p, TOK_MINUS)) {
    int64_t value;
    return mc_format_parse_integer(f, 32, &value) && mc_p_push(p, &p->words, (uint32_t)value);
  }
  McOperandRef ref;
  if (!mc_p_operand(p, &ref, true)) return false;
  if (!mc_array_push(&p->ctx->alloc, &p->refs, ref)) return mc_p_out_of_memory(p);
  f->operands[group].count++;
  return mc_p_push(p, &p->words, (uint32_t)MC_LLVM_GEP_DYNAMIC);
}

bool mc_routine_gep_indices_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  f->operands_at[args[0].number] = p->tok.start;
  f->operands[args[0].number] = (McSpan){(uint32_t)p->refs.len, 0};
  do {
    if (!parse_index(f, args[0].number)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  McAttr value = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 32, MC_SIGNLESS), p->words.ptr + base,
                                     p->words.len - base, p->diags);
  p->words.len = base;
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[1].number, value);
}

void mc_routine_gep_indices_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  McAttr indices = mc_format_print_attr(f, args[1].number);
  if (p->collecting || indices.index == MC_NONE || mc_kind(p->ctx, indices.index) != MC_ATTR_DENSE_ARRAY) return;
  McStr data = mc_attr_dense_data(p->ctx, indices);
  for (size_t i = 0; 4 * i + 4 <= data.len; i++) {
    int32_t index;
    memcpy(&index, data.ptr + 4 * i, 4);
    if (i > 0) mc_pr_lit(p, ", ");
    if (index != MC_LLVM_GEP_DYNAMIC) mc_buf_i64(p->buf, index);
    else if (operands.count > 0) operands.count--, mc_pr_value(p, mc_op_operand(p->ctx, f->op, operands.start++));
  }
}

/* --- aggregates --- */

bool mc_routine_llvm_element_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType container = type_of_slot(f, args[1].number);
  McAttr position = mc_format_parse_attr(f, args[2].number);
  int64_t few[16];
  if (container.index == MC_NONE || position.index == MC_NONE) {
    return mc_format_parse_error(f, p->tok.start, "expected a type");
  }
  McStr data = mc_attr_dense_data(p->ctx, position);
  size_t count = data.len / 8;
  int64_t *indices = count <= MC_COUNT(few) ? few : mc_arena_alloc(&p->arena, data.len, 8);
  if (indices == NULL) return mc_p_out_of_memory(p);
  memcpy(indices, data.ptr, 8 * count);
  McLlvmMiss miss = {NULL, {MC_NONE}, 0};
  McType type = mc_llvm_element_at(p->ctx, container, indices, count, &miss);
  if (type.index != MC_NONE) return push_type(f, args[0].number, type);
  if (miss.type.index != MC_NONE) {
    return mc_format_parse_error(f, p->tok.start, "%s'%s'", miss.message, mc_text_type(p->diags, miss.type));
  }
  return mc_format_parse_error(f, p->tok.start, "%s%lld", miss.message, (long long)miss.index);
}

void mc_routine_llvm_element_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

bool mc_routine_llvm_shuffle_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType operand = type_of_slot(f, args[0].number);
  McAttr mask = mc_format_parse_attr(f, args[2].number);
  if (operand.index == MC_NONE || mask.index == MC_NONE || !mc_llvm_is_compatible_vector(p->ctx, operand)) {
    return mc_format_parse_error(f, p->tok.start, "expected an LLVM compatible vector type");
  }
  int64_t size = (int64_t)mc_attr_dense_count(p->ctx, mask);
  uint8_t scalable = mc_type_dim_scalable(p->ctx, operand, 0);
  McType type = mc_type_vector(p->ctx, &size, &scalable, 1, mc_type_element(p->ctx, operand), p->diags);
  return type.index != MC_NONE && push_type(f, args[1].number, type);
}

void mc_routine_llvm_shuffle_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

/* The struct of a value's type and i1. */
bool mc_transform_value_and_bool(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1) return false;
  McAttr parts[2] = {mc_attr_type(ctx, from[0]), mc_attr_type(ctx, mc_type_integer(ctx, 1, MC_SIGNLESS))};
  McAttr body = mc_attr_array(ctx, parts, 2), no = mc_attr_bool(ctx, false);
  const uint32_t values[4] = {MC_NONE, body.index, no.index, no.index};
  if (body.index == MC_NONE || no.index == MC_NONE) return false;
  McType type = mc_llvm_type(ctx, "llvm.struct", values);
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

/* --- blocks with their operands --- */

/* ^block (`(` operands `:` types `)`)?. The operands and types are added to those that the stacks already hold of the
 * group; `sizes` gets the number of these operands. */
static bool parse_branch(McFormatParse *f, uint32_t group, uint32_t slot, McWords *sizes) {
  McParser *p = f->p;
  size_t before = p->refs.len;
  McBlock block = mc_p_successor(p);
  if (block.index == MC_NONE || !mc_p_push(p, &f->op->successors, block.index)) return false;
  if (mc_consume_if(p, TOK_L_PAREN) &&
      (!mc_p_operand_list(p, &p->refs) || !mc_expect(p, TOK_COLON, "expected ':'") ||
       !mc_p_type_list_no_parens(p, &p->words) ||
       !mc_expect(p, TOK_R_PAREN, "expected ')'"))) {
    return false;
  }
  f->operands[group].count = (uint32_t)p->refs.len - f->operands[group].start;
  f->types[slot].count = (uint32_t)p->words.len - f->types[slot].start;
  return mc_p_push(p, sizes, (uint32_t)(p->refs.len - before));
}

static void begin_branches(McFormatParse *f, uint32_t group, uint32_t slot) {
  f->operands_at[group] = f->p->tok.start;
  f->operands[group] = (McSpan){(uint32_t)f->p->refs.len, 0};
  f->types[slot] = (McSpan){(uint32_t)f->p->words.len, 0};
}

static bool set_sizes(McFormatParse *f, uint32_t attr, const McWords *sizes) {
  McContext *ctx = f->p->ctx;
  McAttr value = mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), sizes->ptr, sizes->len, f->p->diags);
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, value);
}

/* Successor `i`, and so many operands as the sizes have at `number`: *operands is cut. */
static void print_branch(McFormatPrint *f, uint32_t i, McAttr sizes, uint32_t number, McSpan *operands) {
  McPrinter *p = f->p;
  int32_t size = 0;
  mc_pr_successor(p, mc_op_successor(p->ctx, f->op, i));
  if (sizes.index != MC_NONE && mc_kind(p->ctx, sizes.index) == MC_ATTR_DENSE_ARRAY &&
      mc_attr_dense_data(p->ctx, sizes).len >= 4 * ((size_t)number + 1)) {
    memcpy(&size, mc_attr_dense_data(p->ctx, sizes).ptr + 4 * (size_t)number, 4);
  }
  if (size <= 0 || (uint32_t)size > operands->count) return;
  McSpan part = {operands->start, (uint32_t)size};
  mc_pr_lit(p, "(");
  mc_format_print_values(f, part);
  mc_pr_lit(p, " : ");
  mc_format_print_operand_types(f, part);
  mc_pr_lit(p, ")");
  operands->start += part.count;
  operands->count -= part.count;
}

enum { FLAG, VALUES, CASES, CASE_OPERANDS, CASE_TYPES, CASE_SIZES };

typedef MC_ARRAY(int64_t) Values;

bool mc_routine_llvm_switch_cases_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords sizes = {0};
  Values values;
  mc_array_init(&values);
  begin_branches(f, args[CASE_OPERANDS].number, args[CASE_TYPES].number);
  bool ok = mc_expect(p, TOK_L_SQUARE, "expected '['");
  if (ok && !mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      int64_t value = 0;
      ok = mc_format_parse_integer(f, 64, &value) && mc_expect(p, TOK_COLON, "expected ':'") &&
           parse_branch(f, args[CASE_OPERANDS].number, args[CASE_TYPES].number, &sizes);
      if (ok && !mc_array_push(&p->ctx->alloc, &values, value)) ok = mc_p_out_of_memory(p);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    McType flag = type_of_slot(f, args[FLAG].number);
    ok = ok && mc_format_parse_set_case_values(f, args[VALUES].number, flag, values.ptr, values.len) &&
         mc_expect(p, TOK_R_SQUARE, "expected ']'");
  }
  ok = ok && set_sizes(f, args[CASE_SIZES].number, &sizes);
  mc_array_fini(&p->ctx->alloc, &sizes);
  mc_array_fini(&p->ctx->alloc, &values);
  return ok;
}

/* Appends value `i` of the elements as a signed number, of which the low 64 bits are printed. */
static void print_value(McPrinter *p, McAttr values, uint32_t i) {
  McContext *ctx = p->ctx;
  McStr data = mc_attr_dense_data(ctx, values);
  McType element = mc_type_element(ctx, mc_attr_value_type(ctx, values));
  uint32_t width = mc_type_bit_width(ctx, element);
  size_t size = ((size_t)width + 7) / 8;
  if (mc_attr_dense_is_splat(ctx, values)) i = 0;
  uint64_t value = 0;
  if (width == 1) {
    if (i / 8 < data.len) value = (uint8_t)data.ptr[i / 8] >> i % 8 & 1;
  } else if ((i + 1) * size <= data.len) {
    memcpy(&value, data.ptr + i * size, size < 8 ? size : 8);
  }
  if (width < 64 && width > 0 && value >> (width - 1) & 1) value |= ~(uint64_t)0 << width;
  mc_buf_i64(p->buf, (int64_t)value);
}

void mc_routine_llvm_switch_cases_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McAttr values = mc_format_print_attr(f, args[VALUES].number),
         sizes = mc_format_print_attr(f, args[CASE_SIZES].number);
  McSpan operands = mc_format_print_operands(f, args[CASE_OPERANDS].number);
  int64_t count = 0;
  bool any = values.index != MC_NONE && mc_kind(ctx, values.index) == MC_ATTR_DENSE_ELEMENTS &&
             mc_type_num_elements(ctx, mc_attr_value_type(ctx, values), &count);
  mc_pr_lit(p, "[");
  mc_pr_newline(p);
  uint32_t successors = mc_op_num_successors(ctx, f->op);
  for (uint32_t i = 0; any && i + 1 < successors && i < count; i++) {
    if (i > 0) mc_pr_lit(p, ","), mc_pr_newline(p);
    mc_pr_lit(p, "  ");
    if (!p->collecting) print_value(p, values, i);
    mc_pr_lit(p, ": ");
    print_branch(f, i + 1, sizes, i, &operands);
  }
  if (any) mc_pr_newline(p);
  mc_pr_lit(p, "]");
}

bool mc_routine_llvm_successors_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords sizes = {0};
  begin_branches(f, args[1].number, args[2].number);
  bool ok = mc_expect(p, TOK_L_SQUARE, "expected '['successor blocks");
  if (ok && !mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      ok = parse_branch(f, args[1].number, args[2].number, &sizes);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_SQUARE, "expected ']'successor blocks");
  }
  ok = ok && set_sizes(f, args[3].number, &sizes);
  mc_array_fini(&p->ctx->alloc, &sizes);
  return ok;
}

void mc_routine_llvm_successors_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr sizes = mc_format_print_attr(f, args[3].number);
  McSpan operands = mc_format_print_operands(f, args[1].number);
  uint32_t count = mc_op_num_successors(p->ctx, f->op);
  mc_pr_lit(p, "[");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ",");
    mc_pr_newline(p);
    print_branch(f, i, sizes, i, &operands);
  }
  if (sizes.index != MC_NONE && mc_attr_dense_count(p->ctx, sizes) > 0) mc_pr_newline(p);
  mc_pr_lit(p, "]");
}

/* --- clauses of a landing pad --- */

bool mc_routine_llvm_clauses_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *operands = &f->operands[args[0].number], *types = &f->types[args[1].number];
  *operands = (McSpan){(uint32_t)p->refs.len, 0};
  *types = (McSpan){(uint32_t)p->words.len, 0};
  while (mc_consume_if(p, TOK_L_PAREN) && (mc_consume_keyword(p, "filter") || mc_consume_keyword(p, "catch"))) {
    McOperandRef ref;
    if (!mc_p_operand(p, &ref, true) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
    if (!mc_array_push(&p->ctx->alloc, &p->refs, ref)) return mc_p_out_of_memory(p);
    McType type = mc_p_type(p);
    if (type.index == MC_NONE || !mc_p_push(p, &p->words, type.index) || !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
      return false;
    }
    operands->count++;
    types->count++;
  }
  return true;
}

void mc_routine_llvm_clauses_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  for (uint32_t i = 0; i < operands.count; i++) {
    McValue value = mc_op_operand(p->ctx, f->op, operands.start + i);
    McType type = mc_value_type(p->ctx, value);
    if (mc_llvm_kind(p->ctx, type) == MC_LLVM_ARRAY) mc_pr_lit(p, "(filter ");
    else mc_pr_lit(p, "(catch ");
    mc_pr_value(p, value);
    mc_pr_lit(p, " : ");
    mc_pr_type(p, type);
    mc_pr_lit(p, ") ");
  }
  mc_format_print_attr_dict(f, false);
}
