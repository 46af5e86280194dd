/* affine_structures.c - the pass affine-simplify-structures: simplifies maps and integer sets in attributes, then the
 * loops, conditions and affine.apply that have them. */
#include "dialects/affine/affine.def"
#include "dialects/shared/integer_rows.h"
#include "transform/pattern_driver.h"

const McPassInfo mc_pass_affine_simplify_structures_info = {
    "affine-simplify-structures", "SimplifyAffineStructures",
    "Simplify affine expressions in maps/sets and normalize memrefs", MC_PASS_NONE, MC_PASS_NONE, MC_PASS_CHANGES,
    NULL};

typedef struct Structures {
  McPassRun *run;       /* borrowed */
  McContext *ctx;       /* borrowed */
  McIdMap simplified;   /* owned: attribute -> what it becomes */
  MC_ARRAY(McOp) ops;   /* owned: to be simplified */
} Structures;

/* MC_NONE: out of memory. A map whose expressions are too large stays. */
static McAttr simplified_map(McContext *ctx, McAttr attr) {
  McAffineMap map = mc_attr_affine_map_value(ctx, attr);
  uint32_t dims = mc_affine_map_num_dims(ctx, map), symbols = mc_affine_map_num_symbols(ctx, map);
  uint32_t n = mc_affine_map_num_results(ctx, map);
  MC_ARRAY(McAffineExpr) results = {0};
  bool ok = mc_array_reserve(&ctx->alloc, &results, n + 1);
  for (uint32_t i = 0; ok && i < n; i++) {
    bool too_large = false;
    McAffineExpr e = mc_affine_map_result(ctx, map, i), made = mc_affine_simplify(ctx, e, dims, symbols, &too_large);
    ok = made.index != MC_NONE || too_large;
    results.ptr[i] = too_large ? e : made;
  }
  McAffineMap made = ok ? mc_affine_map(ctx, dims, symbols, results.ptr, n) : (McAffineMap){MC_NONE};
  mc_array_fini(&ctx->alloc, &results);
  return made.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, made);
}

static McAttr simplified_set(McContext *ctx, McAttr attr) {
  McIntegerSet set = mc_integer_set_simplified(ctx, mc_attr_integer_set_value(ctx, attr));
  return set.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_integer_set(ctx, set);
}

static bool simplify_attribute(Structures *s, McOp op, McNamedAttr old) {
  McContext *ctx = s->ctx;
  McKind kind = mc_kind(ctx, old.value.index);
  if (kind != MC_ATTR_AFFINE_MAP && kind != MC_ATTR_INTEGER_SET) return true;
  const McIdEntry *known = mc_idmap_find(&s->simplified, old.value.index);
  McAttr made = {known->value};
  if (known->key == 0) {
    made = kind == MC_ATTR_AFFINE_MAP ? simplified_map(ctx, old.value) : simplified_set(ctx, old.value);
    bool ok = made.index != MC_NONE && mc_idmap_put(&ctx->alloc, &s->simplified, old.value.index, made.index);
    if (!ok) return mc_pass_out_of_memory(s->run);
  }
  return made.index == old.value.index || mc_op_set_attribute(ctx, op, old.name, made) || mc_pass_out_of_memory(s->run);
}

static bool simplify_attributes(Structures *s, McOp op) {
  McContext *ctx = s->ctx;
  McAttr dictionaries[2] = {mc_op_attrs(ctx, op), mc_op_properties(ctx, op)};
  for (uint32_t k = 0; k < 2; k++) {
    for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, dictionaries[k]); i < n; i++) {
      if (!simplify_attribute(s, op, mc_attr_dictionary_entry(ctx, dictionaries[k], i))) return false;
    }
  }
  bool listed = mc_op_is(ctx, op, "affine.for") || mc_op_is(ctx, op, "affine.if") || mc_op_is(ctx, op, "affine.apply");
  return !listed || mc_array_push(&ctx->alloc, &s->ops, op) || mc_pass_out_of_memory(s->run);
}

static bool simplify(McPassRun *run) {
  McContext *ctx = run->ctx;
  Structures s = {.run = run, .ctx = ctx};
  McWalk walk;
  bool ok = mc_idmap_init(&ctx->alloc, &s.simplified, 16) || mc_pass_out_of_memory(run);
  mc_walk_init(ctx, &walk, run->op, true);
  for (McOp op; ok && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_tick(&run->ticker)) ok = mc_pass_interrupted(run);
    ok = ok && (op.index == run->op.index || simplify_attributes(&s, op));
  }
  ok = ok && mc_greedy_run_on(run, s.ops.ptr, s.ops.len, true);
  mc_idmap_fini(&ctx->alloc, &s.simplified);
  mc_array_fini(&ctx->alloc, &s.ops);
  return ok;
}

bool mc_pass_affine_simplify_structures(McPassRun *run) { return mc_pass_on_functions(run, simplify); }
