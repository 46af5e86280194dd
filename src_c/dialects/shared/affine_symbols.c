/* affine_symbols.c - which values are valid dimensions and symbols of affine maps.
 *
 * A symbol is a value that is defined where the affine scope begins, or is computed from such values by operations
 * without effects. A dimension can also be a loop's variable, or be computed from dimensions. Both are searched along
 * operands with a limit: values beyond it count as valid.
 */
#include "dialects/shared/affine_form.h"
#include "dialects/shared/shared_checks.h"

/* --- places --- */

static bool is_loop(const McContext *ctx, McOp op) { return mc_op_has_fact(ctx, op, MC_FACT_AFFINE_LOOP); }

static McRegion region_of(const McContext *ctx, McBlock block) {
  return block.index == MC_NONE ? (McRegion){MC_NONE} : mc_block_region(ctx, block);
}

McRegion mc_affine_scope(const McContext *ctx, McOp op) {
  for (McOp parent = mc_op_parent(ctx, op); parent.index != MC_NONE; op = parent, parent = mc_op_parent(ctx, op)) {
    if (mc_op_has_trait(ctx, parent, MC_TRAIT(AFFINE_SCOPE))) return region_of(ctx, mc_op_block(ctx, op));
  }
  return (McRegion){MC_NONE};
}

/* The value is defined in the region, or in an enclosing one whose values are visible there. */
static bool is_seen_from(const McContext *ctx, McValue value, McRegion region) {
  McRegion own = region_of(ctx, mc_value_parent_block(ctx, value));
  while (region.index != MC_NONE) {
    if (own.index == region.index) return true;
    McOp op = mc_region_op(ctx, region);
    if (op.index == MC_NONE || mc_op_has_trait(ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE))) return false;
    region = region_of(ctx, mc_op_block(ctx, op));
  }
  return false;
}

/* The value is defined directly in an operation that is a scope. */
static bool is_top_level(const McContext *ctx, McValue value) {
  McBlock block = mc_value_parent_block(ctx, value);
  McOp op = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_parent_op(ctx, block);
  return op.index != MC_NONE && mc_op_has_trait(ctx, op, MC_TRAIT(AFFINE_SCOPE));
}

/* --- symbols and dimensions --- */

#define MAX_VISITS 128

typedef struct Search { McValue seen[MAX_VISITS]; uint32_t len; } Search;

/* False: it was met before, or there is no room. */
static bool visit(Search *s, McValue value) {
  for (uint32_t i = 0; i < s->len; i++) {
    if (s->seen[i].index == value.index) return false;
  }
  if (s->len == MAX_VISITS) return false;
  s->seen[s->len++] = value;
  return true;
}

/* The memref's size that a dim operation gives is known, or an operand: *out, else MC_NONE. False: it is neither. */
static bool size_operand(const McContext *ctx, McOp dim, McValue *out) {
  int64_t index;
  McValue memref = mc_op_operand(ctx, dim, 0);
  McOp op = mc_value_op(ctx, memref);
  out->index = MC_NONE;
  if (!mc_constant_int(ctx, mc_op_operand(ctx, dim, 1), &index)) return false;
  for (uint32_t steps = 0; mc_op_has_fact(ctx, op, MC_FACT_MEMORY_CAST) && mc_op_num_operands(ctx, op) == 1; steps++) {
    if (steps == MAX_VISITS) return false; /* the casts may form a cycle: dominance is not checked yet */
    if (mc_kind(ctx, mc_value_type(ctx, mc_op_operand(ctx, op, 0)).index) != MC_TYPE_MEMREF) return false;
    op = mc_value_op(ctx, mc_op_operand(ctx, op, 0));
  }
  if (!mc_op_has_fact(ctx, op, MC_FACT_DYNAMIC_SIZES)) return false;
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  if (mc_kind(ctx, type.index) != MC_TYPE_MEMREF || index < 0 || index >= mc_type_rank(ctx, type)) return false;
  if (mc_type_dim(ctx, type, (uint32_t)index) != MC_DYNAMIC) return true;
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t start, count, which = 0, group = 0, words;
  uint32_t sizes = mc_def_fact(def, MC_FACT_DYNAMIC_SIZES, &words)[0];
  for (uint32_t i = 0; i < (uint32_t)index; i++) which += mc_type_dim(ctx, type, i) == MC_DYNAMIC;
  while (group < def->op->num_operands && mc_def_operands(def)[group].name != sizes) group++;
  bool ok = group < def->op->num_operands && mc_op_group(ctx, def, op, false, group, &start, &count);
  if (!ok || which >= count) return false;
  *out = mc_op_operand(ctx, op, start + which);
  return true;
}

/* One value: *op is what its operands are asked for (MC_NONE: nothing), or *operand the only one. */
static bool symbol_step(const McContext *ctx, McValue value, McRegion scope, McOp *op, McValue *operand) {
  op->index = operand->index = MC_NONE;
  if (mc_value_type(ctx, value).index != ctx->cached.index) return false;
  if (is_top_level(ctx, value) || is_seen_from(ctx, value, scope)) return true;
  McOp made_by = mc_value_op(ctx, value);
  if (made_by.index == MC_NONE) return false;
  if (mc_op_has_trait(ctx, made_by, MC_TRAIT(PURE))) {
    *op = made_by;
    return true;
  }
  if (!mc_op_has_fact(ctx, made_by, MC_FACT_DIMENSION_SIZE) || mc_op_num_operands(ctx, made_by) != 2) return false;
  if (is_top_level(ctx, mc_op_operand(ctx, made_by, 0))) return true;
  return size_operand(ctx, made_by, operand);
}

bool mc_affine_is_symbol_in(const McContext *ctx, McValue value, McRegion scope) {
  Search s;
  s.len = 0;
  visit(&s, value);
  for (uint32_t i = 0; i < s.len; i++) {
    McOp op;
    McValue operand;
    if (!symbol_step(ctx, s.seen[i], scope, &op, &operand)) return false;
    if (operand.index != MC_NONE) visit(&s, operand);
    for (uint32_t k = 0, n = op.index == MC_NONE ? 0 : mc_op_num_operands(ctx, op); k < n; k++) {
      visit(&s, mc_op_operand(ctx, op, k));
    }
  }
  return true;
}

bool mc_affine_is_symbol(const McContext *ctx, McValue value) {
  if (mc_value_type(ctx, value).index != ctx->cached.index) return false;
  if (is_top_level(ctx, value)) return true;
  McOp op = mc_value_op(ctx, value);
  return op.index != MC_NONE && mc_affine_is_symbol_in(ctx, value, mc_affine_scope(ctx, op));
}

bool mc_affine_is_loop_variable(const McContext *ctx, McValue value) {
  const McValueRec *rec = mc_value_rec(ctx, value);
  if (!(rec->index & MC_VALUE_ARG) || rec->type != ctx->cached.index) return false;
  return is_loop(ctx, mc_block_parent_op(ctx, (McBlock){rec->owner}));
}

bool mc_affine_can_be_dimension(const McContext *ctx, McValue value) {
  McOp op = mc_value_op(ctx, value);
  if (op.index != MC_NONE) return mc_affine_is_dimension(ctx, value, mc_affine_scope(ctx, op));
  return mc_affine_is_loop_variable(ctx, value) || mc_affine_is_symbol(ctx, value);
}

bool mc_affine_is_dimension(const McContext *ctx, McValue value, McRegion scope) {
  Search s;
  s.len = 0;
  visit(&s, value);
  for (uint32_t i = 0; i < s.len; i++) {
    McValue v = s.seen[i];
    if (mc_value_type(ctx, v).index != ctx->cached.index) return false;
    if (mc_affine_is_loop_variable(ctx, v)) continue;
    McOp op = mc_value_op(ctx, v);
    if (mc_affine_is_symbol_in(ctx, v, scope)) continue;
    if (!mc_op_has_fact(ctx, op, MC_FACT_AFFINE_INDEX)) return false;
    for (uint32_t k = 0, n = mc_op_num_operands(ctx, op); k < n; k++) visit(&s, mc_op_operand(ctx, op, k));
  }
  return true;
}
