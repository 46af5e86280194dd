/* memref_directives.c - the syntax and the suggested names of memref that formats have no words for. Owns nothing. */
#include "dialects/memref/memref.def"
#include "dialects/shared/routines.h"
#include "parse/parse_affine.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- memref.global --- */

bool mc_routine_global_memref_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (mc_kind(ctx, type.index) != MC_TYPE_MEMREF || !mc_type_has_static_shape(ctx, type)) {
    return mc_format_parse_error(f, f->op->at, "type should be static shaped memref, but got '%s'",
                                 mc_text_type(p->diags, type));
  }
  McAttr held = mc_attr_type(ctx, type);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_format_parse_set_attr(f, args[0].number, held)) return false;
  if (!mc_consume_if(p, TOK_EQUAL)) return true;
  if (mc_consume_keyword(p, "uninitialized")) return mc_format_parse_set_attr(f, args[1].number, mc_attr_unit(ctx));
  uint32_t rank = mc_type_rank(ctx, type);
  int64_t *dims = mc_arena_alloc(&p->arena, (rank + 1) * sizeof *dims, sizeof *dims);
  if (dims == NULL) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < rank; i++) dims[i] = mc_type_dim(ctx, type, i);
  McType tensor = mc_type_ranked_tensor(ctx, dims, rank, mc_type_element(ctx, type), (McAttr){MC_NONE}, p->diags);
  if (tensor.index == MC_NONE) return false;
  McAttr value = mc_p_attr(p, tensor);
  if (value.index == MC_NONE) return false;
  McKind kind = mc_kind(ctx, value.index);
  if (kind != MC_ATTR_DENSE_ELEMENTS && kind != MC_ATTR_DENSE_STRINGS && kind != MC_ATTR_DENSE_RESOURCE &&
      kind != MC_ATTR_SPARSE_ELEMENTS && kind != MC_ATTR_DENSE_ARRAY) {
    return mc_format_parse_error(f, f->op->at, "initial value should be a unit or elements attribute");
  }
  return mc_format_parse_set_attr(f, args[1].number, value);
}

void mc_routine_global_memref_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr held = mc_format_print_attr(f, args[0].number), value = mc_format_print_attr(f, args[1].number);
  if (held.index != MC_NONE && mc_kind(p->ctx, held.index) == MC_ATTR_TYPE) {
    mc_pr_type(p, mc_attr_type_value(p->ctx, held));
  }
  if (value.index == MC_NONE) return;
  mc_pr_lit(p, " = ");
  if (mc_kind(p->ctx, value.index) == MC_ATTR_UNIT) mc_pr_lit(p, "uninitialized");
  else mc_pr_attr_no_type(p, value);
}

/* --- memref.dma_start: groups of operands that only the types of the memrefs separate --- */

static bool parse_place(McFormatParse *f, McSpan *all, uint32_t *indices) {
  McParser *p = f->p;
  McOperandRef ref;
  if (!mc_p_operand(p, &ref, true) || !mc_array_push(&p->ctx->alloc, &p->refs, ref)) return false;
  size_t before = p->refs.len;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['") || !mc_p_operand_list(p, &p->refs) ||
      !mc_expect(p, TOK_R_SQUARE, "expected ']'")) {
    return false;
  }
  *indices = (uint32_t)(p->refs.len - before);
  all->count = (uint32_t)p->refs.len - all->start;
  return true;
}

static bool parse_value(McFormatParse *f, McSpan *all) {
  McParser *p = f->p;
  McOperandRef ref;
  if (!mc_p_operand(p, &ref, true)) return false;
  all->count++;
  return mc_array_push(&p->ctx->alloc, &p->refs, ref) || mc_p_out_of_memory(p);
}

static bool push_indices(McFormatParse *f, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push(f->p, &f->p->words, f->p->ctx->cached.index)) return false;
  }
  return true;
}

bool mc_routine_dma_start_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *all = &f->operands[args[0].number], *types = &f->types[args[1].number];
  uint32_t counts[3];
  *all = (McSpan){(uint32_t)p->refs.len, 0};
  if (!parse_place(f, all, &counts[0]) || !mc_expect(p, TOK_COMMA, "expected ','") ||
      !parse_place(f, all, &counts[1]) || !mc_expect(p, TOK_COMMA, "expected ','") || !parse_value(f, all) ||
      !mc_expect(p, TOK_COMMA, "expected ','") || !parse_place(f, all, &counts[2])) {
    return false;
  }
  bool strided = mc_consume_if(p, TOK_COMMA);
  if (strided) {
    if (!parse_value(f, all)) return false;
    if (!mc_consume_if(p, TOK_COMMA)) {
      return mc_format_parse_error(f, f->op->at, "expected two stride related operands");
    }
    if (!parse_value(f, all)) return false;
  }
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_p_type_list_no_parens(p, &p->words)) return false;
  if (p->words.len - base != 3) return mc_format_parse_error(f, f->op->at, "fewer/more types expected");
  uint32_t places[3];
  memcpy(places, p->words.ptr + base, sizeof places);
  p->words.len = base;
  types->start = (uint32_t)base;
  for (uint32_t i = 0; i < 3; i++) {
    if (!mc_p_push(p, &p->words, places[i]) || !push_indices(f, counts[i] + (i == 1))) return false;
  }
  if (strided && !push_indices(f, 2)) return false;
  types->count = (uint32_t)(p->words.len - base);
  return true;
}

/* Prints the memref at operand `*at` and its indices, and moves *at after them. Returns false for a malformed
 * operation. */
static bool print_place(McFormatPrint *f, uint32_t *at, McType *type) {
  McPrinter *p = f->p;
  uint32_t count = mc_op_num_operands(p->ctx, f->op);
  if (*at >= count) return false;
  McValue memref = mc_op_operand(p->ctx, f->op, *at);
  *type = mc_value_type(p->ctx, memref);
  if (mc_kind(p->ctx, type->index) != MC_TYPE_MEMREF) return false;
  uint32_t rank = mc_type_rank(p->ctx, *type);
  if (rank > count - *at - 1) return false;
  mc_pr_value(p, memref);
  mc_pr_lit(p, "[");
  mc_format_print_values(f, (McSpan){*at + 1, rank});
  mc_pr_lit(p, "]");
  *at += rank + 1;
  return true;
}

void mc_routine_dma_start_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McPrinter *p = f->p;
  uint32_t at = 0, count = mc_op_num_operands(p->ctx, f->op);
  McType types[3];
  for (uint32_t i = 0; i < 3; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    if (i == 2) {
      if (at >= count) return;
      mc_format_print_values(f, (McSpan){at++, 1});
      mc_pr_lit(p, ", ");
    }
    if (!print_place(f, &at, &types[i])) return;
  }
  if (at < count) {
    mc_pr_lit(p, ", ");
    mc_format_print_values(f, (McSpan){at, count - at});
  }
  mc_format_print_attr_dict(f, false);
  for (uint32_t i = 0; i < 3; i++) {
    if (i == 0) mc_pr_lit(p, " : ");
    else mc_pr_lit(p, ", ");
    mc_pr_type(p, types[i]);
  }
}

/* --- memref.transpose --- */

/* A map without affine_map<>. */
bool mc_routine_affine_map_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McAffineMap map = mc_p_affine_map(p);
  if (map.index == MC_NONE) return false;
  McAttr value = mc_attr_affine_map(p->ctx, map);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, value);
}

void mc_routine_affine_map_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr map = mc_format_print_attr(f, args[0].number);
  bool is_map = map.index != MC_NONE && mc_kind(f->p->ctx, map.index) == MC_ATTR_AFFINE_MAP;
  if (is_map) mc_pr_affine_map(f->p, mc_attr_affine_map_value(f->p->ctx, map));
}

/* --- suggested names --- */

void mc_asm_strided_metadata_name(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  uint32_t count = mc_op_num_results(ctx, op), rank = (count - 2) / 2;
  if (result == 0) mc_buf_lit(out, "base_buffer");
  else if (result == 1) mc_buf_lit(out, "offset");
  else if (result == 2) mc_buf_lit(out, "sizes");
  else if (result == 2 + rank) mc_buf_lit(out, "strides");
}
