/* arith.c - the syntax, checks and suggested names of arith and index that formats and constraints cannot say. */
#include "dialects/arith/arith.def"
#include "dialects/shared/routines.h"
#include "dialects/shared/shared.def"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "verify/verify.h"

static McType operand_type(const McRoutineCheck *c, uint32_t i) {
  return mc_value_type(c->ctx, mc_op_operand(c->ctx, c->op, i));
}
static McType result_type(const McRoutineCheck *c) { return mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, 0)); }

static bool is_tensor(const McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  return kind == MC_TYPE_RANKED_TENSOR || kind == MC_TYPE_UNRANKED_TENSOR;
}

static bool is_i1(const McContext *ctx, McType type) {
  return mc_kind(ctx, type.index) == MC_TYPE_INTEGER && mc_type_integer_width(ctx, type) == 1 &&
         mc_type_integer_signedness(ctx, type) == MC_SIGNLESS;
}

/* Compares dimensions one by one; a type that is not shaped or has no rank counts as rank 0. */
static bool same_dims(const McContext *ctx, McType a, bool a_counts, McType b, bool b_counts) {
  uint32_t rank_a = a_counts && mc_type_has_rank(ctx, a) ? mc_type_rank(ctx, a) : 0;
  uint32_t rank_b = b_counts && mc_type_has_rank(ctx, b) ? mc_type_rank(ctx, b) : 0;
  if (rank_a != rank_b) return false;
  for (uint32_t i = 0; i < rank_a; i++) {
    if (mc_type_dim(ctx, a, i) != mc_type_dim(ctx, b, i)) return false;
  }
  return true;
}

/* --- casts --- */

bool mc_check_same_tensor_dims(const McRoutineCheck *c) {
  McType in = operand_type(c, 0), out = result_type(c);
  bool ranks = mc_kind(c->ctx, in.index) != MC_TYPE_UNRANKED_TENSOR &&
               mc_kind(c->ctx, out.index) != MC_TYPE_UNRANKED_TENSOR;
  if (ranks && same_dims(c->ctx, in, is_tensor(c->ctx, in), out, is_tensor(c->ctx, out))) return true;
  McStr summary = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  return fail(c, "failed to verify that %.*s", (int)summary.len, summary.ptr);
}

/* --- select --- */

#define CONDITION 0
#define NUM_VALUES 3
#define CONDITION_TYPE 3
#define RESULT_TYPE 4

static bool read_type(McFormatParse *f, uint32_t slot) {
  McParser *p = f->p;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  f->types[slot] = (McSpan){(uint32_t)p->words.len, 1};
  return mc_array_push(&p->ctx->alloc, &p->words, type.index) || mc_p_out_of_memory(p);
}

bool mc_routine_select_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  uint32_t start = (uint32_t)p->refs.len, result = args[RESULT_TYPE].number;
  if (!mc_p_operand_list(p, &p->refs)) return false;
  if (p->refs.len - start != NUM_VALUES) return mc_format_parse_error(f, at, "expected %d operands", NUM_VALUES);
  for (uint32_t i = 0; i < NUM_VALUES; i++) {
    f->operands[args[i].number] = (McSpan){start + i, 1};
    f->operands_at[args[i].number] = at;
  }
  if (!mc_format_parse_attr_dict(f, false) || !mc_expect(p, TOK_COLON, "expected ':'") || !read_type(f, result)) {
    return false;
  }
  if (mc_consume_if(p, TOK_COMMA)) { /* the first type is the condition's */
    f->types[args[CONDITION_TYPE].number] = f->types[result];
    return read_type(f, result);
  }
  uint32_t i1 = p->ctx->cached.integer[1];
  f->types[args[CONDITION_TYPE].number] = (McSpan){(uint32_t)p->words.len, 1};
  return mc_array_push(&p->ctx->alloc, &p->words, i1) || mc_p_out_of_memory(p);
}

void mc_routine_select_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args;
  (void)num_args;
  McPrinter *p = f->p;
  for (uint32_t i = 0, n = mc_op_num_operands(p->ctx, f->op); i < n; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, i));
  }
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(p, " : ");
  if (mc_op_num_operands(p->ctx, f->op) <= CONDITION || mc_op_num_results(p->ctx, f->op) == 0) return;
  McType condition = mc_value_type(p->ctx, mc_op_operand(p->ctx, f->op, CONDITION));
  if (mc_type_is_shaped(p->ctx, condition)) {
    mc_pr_type(p, condition);
    mc_pr_lit(p, ", ");
  }
  mc_pr_type(p, mc_value_type(p->ctx, mc_op_result(p->ctx, f->op, 0)));
}

bool mc_check_select_shape(const McRoutineCheck *c) {
  McType condition = operand_type(c, CONDITION), result = result_type(c);
  if (is_i1(c->ctx, condition)) return true;
  bool shaped = mc_type_is_shaped(c->ctx, condition), both = mc_type_is_shaped(c->ctx, result);
  /* not both: SelectCondition refuses it */
  if (!both || same_dims(c->ctx, condition, shaped, result, both)) return true;
  McStr summary = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  return fail(c, "failed to verify that %.*s", (int)summary.len, summary.ptr);
}

bool mc_check_select_condition(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType condition = operand_type(c, CONDITION), result = result_type(c), expected;
  if (is_i1(ctx, condition)) return true;
  McKind kind = mc_kind(ctx, result.index);
  if (kind != MC_TYPE_VECTOR && !is_tensor(ctx, result)) {
    return fail(c, "expected condition to be a signless i1, but got '%s'", mc_text_type(c->diags, condition));
  }
  McWords out;
  mc_array_init(&out);
  bool ok = mc_transform_i1_same_shape(ctx, &result, 1, &out);
  expected.index = ok ? out.ptr[0] : MC_NONE;
  mc_array_fini(&ctx->alloc, &out);
  if (!ok) return mc_out_of_memory(c->diags);
  if (condition.index == expected.index) return true;
  return fail(c, "expected condition type to have the same shape as the result type, expected '%s', but got '%s'",
              mc_text_type(c->diags, expected), mc_text_type(c->diags, condition));
}

/* --- suggested names --- */

static bool is_vscale_product(const McContext *ctx, McValue constant, McValue vscale, int64_t *factor) {
  McOp op = mc_value_op(ctx, constant);
  if (!mc_op_has_fact(ctx, mc_value_op(ctx, vscale), MC_FACT_VECTOR_SCALE)) return false;
  if (!mc_op_has_fact(ctx, op, MC_FACT_CONSTANT) && !mc_op_has_fact(ctx, op, MC_FACT_INDEX_CONSTANT)) return false;
  McAttr value = mc_op_property(ctx, op, ctx->known[MC_ID_value]);
  return value.index != MC_NONE && mc_kind(ctx, value.index) == MC_ATTR_INTEGER &&
         mc_attr_integer_i64(ctx, value, factor);
}

void mc_asm_vscale_product(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  if (mc_op_num_operands(ctx, op) != 2 || mc_op_num_results(ctx, op) != 1) return;
  if (mc_kind(ctx, mc_value_type(ctx, mc_op_result(ctx, op, 0)).index) != MC_TYPE_INDEX) return;
  McValue lhs = mc_op_operand(ctx, op, 0), rhs = mc_op_operand(ctx, op, 1);
  int64_t factor;
  if (!is_vscale_product(ctx, lhs, rhs, &factor) && !is_vscale_product(ctx, rhs, lhs, &factor)) return;
  mc_buf_char(out, 'c');
  mc_buf_i64(out, factor);
  mc_buf_lit(out, "_vscale");
}

bool mc_check_constant_value(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr value = mc_op_property(ctx, c->op, ctx->known[MC_ID_value]);
  if (value.index == MC_NONE || mc_op_num_results(ctx, c->op) != 1) return true;
  McType type = mc_value_type(ctx, mc_op_result(ctx, c->op, 0));
  McKind kind = mc_kind(ctx, value.index);
  if (mc_kind(ctx, type.index) == MC_TYPE_INTEGER && mc_type_integer_signedness(ctx, type) != MC_SIGNLESS) {
    return fail(c, "integer return type must be signless");
  }
  if (kind != MC_ATTR_INTEGER && kind != MC_ATTR_FLOAT && !mc_is_elements_kind(kind)) {
    return fail(c, "value must be an integer, float, or elements attribute");
  }
  if (mc_kind(ctx, type.index) != MC_TYPE_VECTOR ||
      (kind == MC_ATTR_DENSE_ELEMENTS && mc_attr_dense_is_splat(ctx, value))) {
    return true;
  }
  for (uint32_t i = 0, rank = mc_type_rank(ctx, type); i < rank; i++) {
    if (!mc_type_dim_scalable(ctx, type, i)) continue;
    return fail(c, "intializing scalable vectors with elements attribute is not supported unless it's a vector splat");
  }
  return true;
}
