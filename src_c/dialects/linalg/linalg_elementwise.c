/* linalg_elementwise.c - the pass convert-elementwise-to-linalg: operations on whole tensors become linalg.generic with
 * the same operation on elements. */
#include "defs/constraints.h"
#include "dialects/linalg/linalg.def"
#include "dialects/shared/shared_checks.h"
#include "dialects/shared/tensor_folds.h"
#include "transform/convert.h"

const McPassInfo mc_pass_convert_elementwise_to_linalg_info = {
    "convert-elementwise-to-linalg", "ConvertElementwiseToLinalgPass", "Convert ElementwiseMappable ops to linalg",
    MC_PASS_NONE, MC_PASS_NONE, MC_PASS_CHANGES, NULL};

static bool is_ranked(const McContext *ctx, McValue value) {
  return mc_kind(ctx, mc_value_type(ctx, value).index) == MC_TYPE_RANKED_TENSOR;
}

/* The first operand that is a ranked tensor; the number of operands: there is none. */
static uint32_t first_tensor(const McContext *ctx, McOp op) {
  uint32_t i = 0, n = mc_op_num_operands(ctx, op);
  while (i < n && !is_ranked(ctx, mc_op_operand(ctx, op, i))) i++;
  return i;
}

static McLegality legality(const McContext *ctx, McOp op, const void *data) {
  (void)data;
  bool maps = mc_op_has_trait(ctx, op, MC_TRAIT(ELEMENTWISE_MAPPABLE)) &&
              first_tensor(ctx, op) < mc_op_num_operands(ctx, op);
  return maps ? MC_ILLEGAL : MC_LEGAL;
}

typedef struct Mapped {
  McRewriter *rw;     /* borrowed */
  McContext *ctx;     /* borrowed */
  McOp op;
  McValue shape;      /* a tensor of the operation's shape */
  McValueList values; /* owned: the operands of the new operation */
  McTypeList types;   /* owned: elements of the operands and results; then results */
} Mapped;

/* An operand of that type, or an empty tensor. */
static McValue destination(Mapped *m, McType type) {
  for (uint32_t i = 0, n = mc_op_num_operands(m->ctx, m->op); i < n; i++) {
    McValue value = mc_op_operand(m->ctx, m->op, i);
    if (mc_value_type(m->ctx, value).index == type.index) return value;
  }
  return mc_rw_tensor_empty(m->rw, m->op, m->shape, type, NULL);
}

/* Operands and types of the new operation. */
static bool plan(Mapped *m) {
  McContext *ctx = m->ctx;
  McAlloc *alloc = &ctx->alloc;
  uint32_t operands = mc_op_num_operands(ctx, m->op), results = mc_op_num_results(ctx, m->op);
  bool ok = mc_rw_operands(m->rw, m->op, 0, operands, &m->values);
  for (uint32_t i = 0; i < operands && ok; i++) {
    ok = mc_array_push(alloc, &m->types, mc_element_or_self(ctx, mc_value_type(ctx, m->values.ptr[i])));
  }
  for (uint32_t i = 0; i < results && ok; i++) {
    McType type = mc_value_type(ctx, mc_op_result(ctx, m->op, i));
    McValue value = destination(m, type);
    ok = value.index != MC_NONE && mc_array_push(alloc, &m->values, value) &&
         mc_array_push(alloc, &m->types, mc_element_or_self(ctx, type));
  }
  return ok && mc_rw_result_types(m->rw, m->op, &m->types);
}

/* The maps: of all loops for tensors, of none for scalars. MC_NONE: out of memory. */
static McAttr maps_of(Mapped *m, uint32_t rank) {
  McContext *ctx = m->ctx;
  MC_ARRAY(McAffineExpr) dims = {0};
  MC_ARRAY(McAttr) maps = {0};
  bool ok = mc_array_reserve(&ctx->alloc, &dims, rank + 1) && mc_array_reserve(&ctx->alloc, &maps, m->values.len + 1);
  for (uint32_t i = 0; i < rank && ok; i++) {
    dims.ptr[i] = mc_affine_dim(ctx, i);
    ok = dims.ptr[i].index != MC_NONE;
  }
  McAttr all = {MC_NONE}, single = {MC_NONE}, list = {MC_NONE};
  if (ok) {
    McAffineMap each = mc_affine_map(ctx, rank, 0, dims.ptr, rank), never = mc_affine_map(ctx, rank, 0, NULL, 0);
    ok = each.index != MC_NONE && never.index != MC_NONE;
    if (ok) all = mc_attr_affine_map(ctx, each), single = mc_attr_affine_map(ctx, never);
  }
  for (size_t i = 0; i < m->values.len && ok; i++) maps.ptr[i] = is_ranked(ctx, m->values.ptr[i]) ? all : single;
  if (ok && all.index != MC_NONE && single.index != MC_NONE) list = mc_attr_array(ctx, maps.ptr, m->values.len);
  mc_array_fini(&ctx->alloc, &dims);
  mc_array_fini(&ctx->alloc, &maps);
  return list;
}

static McAttr iterators(McContext *ctx, uint32_t rank) {
  McIdent name = mc_ident(ctx, "linalg.iterator_type", strlen("linalg.iterator_type"));
  McAttr parallel = name.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_enum(ctx, name, 0), list = {MC_NONE};
  MC_ARRAY(McAttr) kinds = {0};
  if (parallel.index != MC_NONE && mc_array_reserve(&ctx->alloc, &kinds, rank + 1)) {
    for (uint32_t i = 0; i < rank; i++) kinds.ptr[i] = parallel;
    list = mc_attr_array(ctx, kinds.ptr, rank);
  }
  mc_array_fini(&ctx->alloc, &kinds);
  return list;
}

/* The operation on elements, and linalg.yield of its results. */
static bool make_body(Mapped *m, McOp made, uint32_t operands, uint32_t results) {
  McContext *ctx = m->ctx;
  McBlock body = mc_rw_block(m->rw, made, 0, m->types.ptr, operands + results);
  McValueList values = {0};
  bool ok = body.index != MC_NONE;
  for (uint32_t i = 0; i < operands && ok; i++) ok = mc_array_push(&ctx->alloc, &values, mc_block_arg(ctx, body, i));
  McOpState state = {.name = mc_op_get_name(ctx, m->op), .loc = mc_op_loc(ctx, m->op), .attrs = mc_op_attrs(ctx, m->op),
                     .properties = mc_op_properties(ctx, m->op), .operands = values.ptr, .num_operands = operands,
                     .results = m->types.ptr + operands, .num_results = results};
  ok = ok && mc_rw_append(m->rw, body, &state);
  McOp inner = ok ? mc_block_last_op(ctx, body) : (McOp){MC_NONE};
  values.len = 0;
  for (uint32_t i = 0; i < results && ok; i++) ok = mc_array_push(&ctx->alloc, &values, mc_op_result(ctx, inner, i));
  state = (McOpState){.name = mc_op_name(ctx, "linalg.yield", 12), .loc = mc_op_loc(ctx, m->op),
                      .operands = values.ptr, .num_operands = results};
  ok = ok && state.name.index != MC_NONE && mc_rw_append(m->rw, body, &state);
  mc_array_fini(&ctx->alloc, &values);
  return ok;
}

static bool make_generic(Mapped *m, McValue *out) {
  McContext *ctx = m->ctx;
  uint32_t operands = mc_op_num_operands(ctx, m->op), results = mc_op_num_results(ctx, m->op);
  uint32_t rank = mc_type_rank(ctx, mc_value_type(ctx, m->shape));
  int32_t groups[2] = {(int32_t)operands, (int32_t)results};
  McNamedAttr attrs[3] = {{mc_ident(ctx, "indexing_maps", strlen("indexing_maps")), maps_of(m, rank)},
                          {mc_ident(ctx, "iterator_types", strlen("iterator_types")), iterators(ctx, rank)},
                          mc_segments_attr(ctx, groups, 2)};
  McOp made = mc_rw_create(m->rw, m->op, &(McRwOp){.name = "linalg.generic", .operands = m->values.ptr,
                                                   .num_operands = m->values.len,
                                                   .results = m->types.ptr + operands + results,
                                                   .num_results = results, .attrs = attrs, .num_attrs = 3,
                                                   .num_regions = 1});
  if (made.index == MC_NONE) return false;
  if (!make_body(m, made, operands, results)) return mc_op_erase(ctx, made), false; /* out of memory */
  for (uint32_t i = 0; i < results; i++) out[i] = mc_op_result(ctx, made, i);
  return true;
}

static bool convert(McRewriter *rw, McOp op, const void *data, McValue *values) {
  McContext *ctx = mc_rw_ctx(rw);
  Mapped m = {.rw = rw, .ctx = ctx, .op = op, .shape = mc_op_operand(ctx, op, first_tensor(ctx, op))};
  (void)data;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    if (!is_ranked(ctx, mc_op_result(ctx, op, i))) return false;
  }
  bool ok = plan(&m) && make_generic(&m, values);
  mc_array_fini(&ctx->alloc, &m.values);
  mc_array_fini(&ctx->alloc, &m.types);
  return ok || mc_rw_fail(rw);
}

bool mc_pass_convert_elementwise_to_linalg(McPassRun *run) {
  static const char name[] = "linalg.generic"; /* the name loads the dialect, whose enumerations are needed */
  if (mc_op_name(run->ctx, name, sizeof name - 1).index == MC_NONE) return mc_pass_out_of_memory(run);
  return mc_convert(run, &(McConversion){legality, convert, NULL});
}
