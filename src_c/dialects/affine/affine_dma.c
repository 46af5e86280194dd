/* affine_dma.c - transfers of affine: operands in a row, which the inputs of maps divide into memrefs, indices and
 * numbers. */
#include "dialects/affine/affine.def"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static bool read_value(McFormatParse *f) {
  McOperandRef ref;
  return mc_p_operand(f->p, &ref, true) &&
         (mc_array_push(&f->p->ctx->alloc, &f->p->refs, ref) || mc_p_out_of_memory(f->p));
}

/* %memref[...]; *indices: how many values the map has. */
static bool read_place(McFormatParse *f, uint32_t attr, uint32_t *indices) {
  McParser *p = f->p;
  if (!read_value(f)) return false;
  size_t before = p->refs.len;
  McAttr map = mc_p_affine_map_of_values(p, false, NULL, NULL);
  *indices = (uint32_t)(p->refs.len - before);
  return map.index != MC_NONE && mc_format_parse_set_attr(f, attr, map);
}

/* Types of `places` memrefs, as they are written, and of index for all other operands. */
static bool set_types(McFormatParse *f, uint32_t slot, uint32_t places, const uint32_t *indices, uint32_t numbers) {
  McParser *p = f->p;
  uint32_t memrefs[3];
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_p_type_list_no_parens(p, &p->words)) return false;
  if (p->words.len - base != places) return mc_format_parse_error(f, f->op->at, "expected three types");
  memcpy(memrefs, p->words.ptr + base, places * sizeof *memrefs);
  p->words.len = base;
  for (uint32_t i = 0; i < places; i++) {
    if (!mc_p_push(p, &p->words, memrefs[i])) return false;
    for (uint32_t k = 0; k < indices[i]; k++) {
      if (!mc_p_push(p, &p->words, p->ctx->cached.index)) return false;
    }
  }
  for (uint32_t k = 0; k < numbers; k++) {
    if (!mc_p_push(p, &p->words, p->ctx->cached.index)) return false;
  }
  f->types[slot] = (McSpan){(uint32_t)base, (uint32_t)(p->words.len - base)};
  return true;
}

static bool read_transfer(McFormatParse *f, const McRoutineArg *args, uint32_t places) {
  McParser *p = f->p;
  uint32_t indices[3] = {0}, start = (uint32_t)p->refs.len, group = args[places].number;
  f->operands_at[group] = p->tok.start;
  for (uint32_t i = 0; i < places; i++) {
    if (!read_place(f, args[i].number, &indices[i]) || !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  }
  if (!read_value(f)) return false;
  uint32_t numbers = 1;
  while (places > 1 && mc_consume_if(p, TOK_COMMA)) {
    if (numbers == 1 && !mc_at(p, TOK_PERCENT_IDENTIFIER)) break; /* one comma without operands is valid, too */
    if (!read_value(f)) return false;
    numbers++;
  }
  if (numbers != 1 && numbers != 3) return mc_format_parse_error(f, f->op->at, "expected two stride related operands");
  f->operands[group] = (McSpan){start, (uint32_t)p->refs.len - start};
  return set_types(f, args[places + 1].number, places, indices, numbers);
}

static uint32_t num_inputs(const McContext *ctx, McAttr map) {
  if (map.index == MC_NONE || mc_kind(ctx, map.index) != MC_ATTR_AFFINE_MAP) return 0;
  McAffineMap value = mc_attr_affine_map_value(ctx, map);
  return mc_affine_map_num_dims(ctx, value) + mc_affine_map_num_symbols(ctx, value);
}

#define FEW_VALUES 16

/* The memref at `at` and its indices. */
static void print_place(McFormatPrint *f, McAttr map, uint32_t at) {
  McPrinter *p = f->p;
  uint32_t count = num_inputs(p->ctx, map);
  McValue few[FEW_VALUES], *values = count <= FEW_VALUES ? few : mc_alloc(&p->ctx->alloc, count * sizeof *values);
  if (values == NULL) {
    p->failed = true;
    return;
  }
  for (uint32_t i = 0; i < count; i++) values[i] = mc_op_operand(p->ctx, f->op, at + 1 + i);
  mc_pr_value(p, mc_op_operand(p->ctx, f->op, at));
  mc_pr_lit(p, "[");
  if (map.index != MC_NONE && mc_kind(p->ctx, map.index) == MC_ATTR_AFFINE_MAP) {
    mc_pr_affine_map_of_values(p, mc_attr_affine_map_value(p->ctx, map), values);
  }
  mc_pr_lit(p, "], ");
  if (values != few) mc_free(&p->ctx->alloc, values, count * sizeof *values);
}

static void print_transfer(McFormatPrint *f, const McRoutineArg *args, uint32_t places) {
  McPrinter *p = f->p;
  uint32_t at[3], next = 0, count = mc_op_num_operands(p->ctx, f->op);
  for (uint32_t i = 0; i < places; i++) {
    McAttr map = mc_format_print_attr(f, args[i].number);
    at[i] = next;
    if (num_inputs(p->ctx, map) >= count - next) return; /* not what it should be; count > next here */
    print_place(f, map, next);
    next += 1 + num_inputs(p->ctx, map);
    if (next >= count) return;
  }
  mc_format_print_values(f, (McSpan){next, count - next});
  for (uint32_t i = 0; i < places; i++) {
    if (i == 0) mc_pr_lit(p, " : ");
    else mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_value_type(p->ctx, mc_op_operand(p->ctx, f->op, at[i])));
  }
}

bool mc_routine_affine_dma_start_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return read_transfer(f, args, 3);
}

void mc_routine_affine_dma_start_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_op_num_operands(f->p->ctx, f->op) > 0) print_transfer(f, args, 3);
}

bool mc_routine_affine_dma_wait_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return read_transfer(f, args, 1);
}

void mc_routine_affine_dma_wait_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_op_num_operands(f->p->ctx, f->op) > 0) print_transfer(f, args, 1);
}

/* --- check --- */

bool mc_check_affine_dma(const McRoutineCheck *c) {
  static const char *const words[] = {"source", "destination", "tag"};
  McContext *ctx = c->ctx;
  uint32_t places = c->num_args, next = 0, count = mc_op_num_operands(ctx, c->op);
  for (uint32_t i = 0; i < places; i++) {
    McAttr map = mc_attr_dictionary_find(ctx, mc_op_attrs(ctx, c->op), (McIdent){c->args[i]});
    const char *word = words[places == 1 ? 2 : i];
    if (next >= count) return fail(c, "incorrect number of operands");
    if (mc_kind(ctx, mc_value_type(ctx, mc_op_operand(ctx, c->op, next)).index) != MC_TYPE_MEMREF) {
      return fail(c, "expected DMA %s to be of memref type", word);
    }
    next += 1 + num_inputs(ctx, map);
  }
  bool fits = next < count && (count - next == 1 || (places > 1 && count - next == 3));
  return fits || fail(c, "incorrect number of operands");
}
