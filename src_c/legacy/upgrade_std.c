/* upgrade_std.c - the standard dialect of 2019 to 2021: constants, casts, memory, tensors. Views are in
 * upgrade_views.c. */
#include <stdio.h>

#include "legacy/legacy.def"
#include "legacy/legacy.h"
#include "legacy/upgrade.h"

/* --- functions --- */

/* A function inside a function: today it must be in a symbol table, so it gets a module. */
static bool wrap_in_module(McUpgrade *u) {
  McContext *ctx = u->ctx;
  McOp none = {MC_NONE}, after = mc_op_next(ctx, u->op);
  McBlock block = mc_op_block(ctx, u->op);
  McLoc loc = mc_op_loc(ctx, u->op);
  McOpState state = {.name = mc_op_name(ctx, "builtin.module", 14), .loc = loc, .num_regions = 1};
  if (state.name.index == MC_NONE) return mc_upgrade_out_of_memory(u);
  McOp module = mc_op_create_pooled(ctx, u->p->pool, &state, NULL, block, after);
  if (module.index == MC_NONE) return mc_upgrade_out_of_memory(u);
  mc_upgrade_count_loc(u, loc);
  McBlock body = mc_block_create_pooled(ctx, u->p->pool, mc_op_region(ctx, module, 0), (McBlock){MC_NONE});
  if (body.index == MC_NONE) return mc_upgrade_out_of_memory(u);
  mc_op_detach(ctx, u->op);
  mc_op_insert(ctx, u->op, body, none);
  return true;
}

bool mc_upgrade_legacy_func(McUpgrade *u) {
  McOp parent = mc_op_parent(u->ctx, u->op);
  const McOpDef *def = parent.index == MC_NONE ? NULL : mc_op_def(u->ctx, parent);
  bool is_table = def == NULL || (def->traits & MC_TRAIT(SYMBOL_TABLE));
  return (is_table || wrap_in_module(u)) && mc_upgrade_rename(u, u->target);
}

/* --- chosen by a type or an attribute --- */

bool mc_upgrade_legacy_constant(McUpgrade *u) {
  McAttr value = mc_upgrade_attr(u, "value");
  bool is_symbol = mc_kind(u->ctx, value.index) == MC_ATTR_SYMBOL_REF;
  McAttr type = is_symbol ? mc_upgrade_attr(u, "legacy.function_type") : value;
  if (is_symbol && type.index != MC_NONE && mc_kind(u->ctx, type.index) == MC_ATTR_TYPE && /* nothing is lost */
      mc_attr_type_value(u->ctx, type).index == mc_value_type(u->ctx, mc_op_result(u->ctx, u->op, 0)).index &&
      !mc_upgrade_set_attr(u, "legacy.function_type", (McAttr){MC_NONE})) {
    return false;
  }
  return mc_upgrade_rename(u, is_symbol ? MC_STR("func.constant") : MC_STR("arith.constant"));
}

bool mc_upgrade_legacy_drop(McUpgrade *u) {
  mc_upgrade_erase(u);
  return true;
}

static bool is_memref(const McUpgrade *u, McType type) {
  McKind kind = mc_kind(u->ctx, type.index);
  return kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF;
}

bool mc_upgrade_legacy_by_type(McUpgrade *u) {
  char name[64];
  const char *dialect = is_memref(u, mc_value_type(u->ctx, mc_upgrade_operand(u, 0))) ? "memref" : "tensor";
  int len = snprintf(name, sizeof name, "%s.%.*s", dialect, (int)u->target.len, u->target.ptr);
  MC_ASSERT(len > 0 && len < (int)sizeof name);
  return mc_upgrade_rename(u, (McStr){name, (size_t)len});
}

bool mc_upgrade_legacy_dim(McUpgrade *u) {
  static const char *const taken[] = {"index", NULL};
  McContext *ctx = u->ctx;
  McValue operands[2] = {mc_upgrade_operand(u, 0), mc_upgrade_operand(u, 1)};
  McType index = mc_type_index(ctx), type = mc_value_type(ctx, operands[0]);
  int64_t number;
  if (operands[1].index == MC_NONE) {
    if (!mc_upgrade_integer(u, "index", &number)) {
      return mc_upgrade_error(u, "requires an integer attribute named 'index'");
    }
    if (number < 0 || (mc_type_has_rank(ctx, type) && number >= (int64_t)mc_type_rank(ctx, type))) {
      return mc_upgrade_error(u, "index is out of range");
    }
    operands[1] = mc_upgrade_constant(u, number, index);
    if (operands[1].index == MC_NONE) return false;
  }
  McUpgradeMake make = {.name = is_memref(u, type) ? "memref.dim" : "tensor.dim",
                        .operands = operands,
                        .num_operands = 2,
                        .results = &index,
                        .num_results = 1};
  McOp made = mc_upgrade_make(u, &make);
  return made.index != MC_NONE && mc_upgrade_keep_attrs(u, made, taken) && mc_upgrade_replace(u, made);
}

bool mc_upgrade_legacy_cast(McUpgrade *u) {
  McType from = mc_value_type(u->ctx, mc_upgrade_operand(u, 0));
  McType to = mc_value_type(u->ctx, mc_op_result(u->ctx, u->op, 0));
  if (u->p->legacy->syntax == MC_SYNTAX_2019 && from.index == to.index) {
    return mc_upgrade_error(
        u, "casts to its own type: source and destination types must not be the same (specification of 2019)");
  }
  return mc_upgrade_rename(u, u->target);
}

/* --- memory --- */

/* i32 sizes of groups. */
static McAttr segments(McUpgrade *u, const int32_t *sizes, size_t count) {
  McAttr attr = mc_attr_dense_array(u->ctx, mc_type_integer(u->ctx, 32, MC_SIGNLESS), sizes, count, u->p->diags);
  if (attr.index == MC_NONE) mc_upgrade_out_of_memory(u);
  return attr;
}

/* Drops the operands after the first `count`. */
static bool keep_operands(McUpgrade *u, uint32_t count) {
  McValue few[16], *values = count <= MC_COUNT(few) ? few : mc_alloc(&u->ctx->alloc, count * sizeof *values);
  bool ok = values != NULL;
  for (uint32_t i = 0; ok && i < count; i++) values[i] = mc_op_operand(u->ctx, u->op, i);
  ok = ok && mc_op_set_operands(u->ctx, u->op, values, count);
  if (values != few) mc_free(&u->ctx->alloc, values, count * sizeof *values);
  return ok || mc_upgrade_out_of_memory(u);
}

bool mc_upgrade_legacy_alloc(McUpgrade *u) {
  McContext *ctx = u->ctx;
  McType type = mc_value_type(ctx, mc_op_result(ctx, u->op, 0));
  int32_t sizes[2] = {0, 0};
  int64_t given, count = mc_op_num_operands(ctx, u->op);
  for (uint32_t i = 0; mc_type_has_rank(ctx, type) && i < mc_type_rank(ctx, type); i++) {
    sizes[0] += mc_type_dim(ctx, type, i) == MC_DYNAMIC;
  }
  if (mc_upgrade_integer(u, "num_sizes", &given) ? given != sizes[0] : count < sizes[0]) {
    return mc_upgrade_error(u, "dimension operand count does not equal memref dynamic dimension count");
  }
  if (count > sizes[0] && mc_type_has_rank(ctx, type) && mc_type_layout(ctx, type).index == MC_NONE &&
      count - sizes[0] == mc_p_noted(u->p, MC_NOTE_SYMBOLS, type.index)) { /* those of an identity */
    count = sizes[0];
    if (!keep_operands(u, (uint32_t)count)) return false;
  }
  sizes[1] = (int32_t)(count - sizes[0]);
  McAttr attr = segments(u, sizes, 2);
  return attr.index != MC_NONE && mc_upgrade_set_attr(u, "num_sizes", (McAttr){MC_NONE}) &&
         mc_upgrade_set_attr(u, "operandSegmentSizes", attr) && mc_upgrade_rename(u, MC_STR("memref.alloc"));
}

bool mc_upgrade_legacy_alloc_static(McUpgrade *u) {
  McType type = mc_value_type(u->ctx, mc_op_result(u->ctx, u->op, 0));
  if (!mc_type_has_rank(u->ctx, type) || !mc_type_has_static_shape(u->ctx, type)) {
    return mc_upgrade_error(u, "does not support dynamic shapes");
  }
  return mc_upgrade_rename(u, MC_STR("std.alloc_static"));
}

/* --- elements --- */

/* Casts a tensor without rank to as many dimensions as there are indices. */
static McValue with_rank(McUpgrade *u, McValue value, uint32_t rank) {
  McContext *ctx = u->ctx;
  McValue none = {MC_NONE};
  McType from = mc_value_type(ctx, value);
  if (mc_kind(ctx, from.index) != MC_TYPE_UNRANKED_TENSOR) return value;
  int64_t few[8], *dims = rank <= MC_COUNT(few) ? few : mc_alloc(&ctx->alloc, rank * sizeof *dims);
  if (dims == NULL) return mc_upgrade_out_of_memory(u), none;
  for (uint32_t i = 0; i < rank; i++) dims[i] = MC_DYNAMIC;
  McType to = mc_type_ranked_tensor(ctx, dims, rank, mc_type_element(ctx, from), (McAttr){MC_NONE}, u->p->diags);
  if (dims != few) mc_free(&ctx->alloc, dims, rank * sizeof *dims);
  if (to.index == MC_NONE) return none;
  McUpgradeMake make = {.name = "tensor.cast", .operands = &value, .num_operands = 1, .results = &to, .num_results = 1};
  McOp cast = mc_upgrade_make(u, &make);
  return cast.index == MC_NONE ? none : mc_op_result(ctx, cast, 0);
}

/* array<i64: dynamic, ...>: each is a value. */
static McAttr all_dynamic(McUpgrade *u, uint32_t count) {
  McContext *ctx = u->ctx;
  int64_t few[8], *all = count <= MC_COUNT(few) ? few : mc_alloc(&ctx->alloc, count * sizeof *all);
  McAttr attr = {MC_NONE};
  for (uint32_t i = 0; all != NULL && i < count; i++) all[i] = MC_DYNAMIC;
  if (all != NULL) attr = mc_attr_dense_array(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), all, count, u->p->diags);
  if (all != few) mc_free(&ctx->alloc, all, count * sizeof *all);
  if (attr.index == MC_NONE) mc_upgrade_out_of_memory(u);
  return attr;
}

bool mc_upgrade_legacy_extract_element(McUpgrade *u) {
  McContext *ctx = u->ctx;
  McValue aggregate = mc_upgrade_operand(u, 0);
  McType type = mc_value_type(ctx, aggregate);
  McKind kind = mc_kind(ctx, type.index);
  uint32_t count = mc_op_num_operands(ctx, u->op) - 1;
  if (kind != MC_TYPE_VECTOR && kind != MC_TYPE_RANKED_TENSOR && kind != MC_TYPE_UNRANKED_TENSOR) {
    return mc_upgrade_error(u, "operand #0 must be vector of any type values or tensor of any type values");
  }
  if (mc_type_has_rank(ctx, type) && count != mc_type_rank(ctx, type)) {
    return mc_upgrade_error(u, "incorrect number of indices for extract_element");
  }
  if (kind == MC_TYPE_VECTOR) {
    McAttr positions = all_dynamic(u, count);
    return positions.index != MC_NONE && mc_upgrade_set_attr(u, "static_position", positions) &&
           mc_upgrade_rename(u, MC_STR("vector.extract"));
  }
  McValue ranked = with_rank(u, aggregate, count);
  if (ranked.index == MC_NONE) return false;
  mc_op_set_operand(ctx, u->op, 0, ranked);
  return mc_upgrade_rename(u, MC_STR("tensor.extract"));
}

bool mc_upgrade_legacy_splat(McUpgrade *u) {
  McType type = mc_value_type(u->ctx, mc_op_result(u->ctx, u->op, 0));
  bool is_vector = mc_kind(u->ctx, type.index) == MC_TYPE_VECTOR;
  return mc_upgrade_rename(u, is_vector ? MC_STR("vector.broadcast") : MC_STR("tensor.splat"));
}

/* --- tensors and memory --- */

bool mc_upgrade_legacy_tensor_load(McUpgrade *u) {
  /* The tensor is a copy, which no other memory aliases. */
  return mc_upgrade_set_attr(u, "restrict", mc_attr_unit(u->ctx)) &&
         mc_upgrade_rename(u, MC_STR("bufferization.to_tensor"));
}

bool mc_upgrade_legacy_tensor_store(McUpgrade *u) {
  return mc_upgrade_set_attr(u, "restrict", mc_attr_unit(u->ctx)) &&
         mc_upgrade_set_attr(u, "writable", mc_attr_unit(u->ctx)) &&
         mc_upgrade_rename(u, MC_STR("bufferization.materialize_in_destination"));
}

bool mc_transform_tensor_of(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McKind kind = count == 1 ? mc_kind(ctx, from->index) : MC_IDENT;
  McType made = {MC_NONE};
  if (kind == MC_TYPE_UNRANKED_MEMREF) made = mc_type_unranked_tensor(ctx, mc_type_element(ctx, *from), NULL);
  if (kind == MC_TYPE_MEMREF) {
    uint32_t rank = mc_type_rank(ctx, *from);
    int64_t few[8], *dims = rank <= MC_COUNT(few) ? few : mc_alloc(&ctx->alloc, rank * sizeof *dims);
    for (uint32_t i = 0; dims != NULL && i < rank; i++) dims[i] = mc_type_dim(ctx, *from, i);
    if (dims != NULL) {
      made = mc_type_ranked_tensor(ctx, dims, rank, mc_type_element(ctx, *from), (McAttr){MC_NONE}, NULL);
    }
    if (dims != few) mc_free(&ctx->alloc, dims, rank * sizeof *dims);
  }
  return made.index != MC_NONE && mc_array_push(&ctx->alloc, out, made.index);
}

/* --- affine --- */

/* Makes one of a map's results, over the same operands. */
static McOp apply_result(McUpgrade *u, McAffineMap map, uint32_t i, const McValue *operands, size_t num_operands) {
  McContext *ctx = u->ctx;
  McAffineExpr result = mc_affine_map_result(ctx, map, i);
  McAffineMap one =
      mc_affine_map(ctx, mc_affine_map_num_dims(ctx, map), mc_affine_map_num_symbols(ctx, map), &result, 1);
  McAttr value = one.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, one);
  McNamedAttr attr = {mc_upgrade_ident(u, "map"), value};
  if (attr.name.index == MC_NONE) return (McOp){MC_NONE};
  if (value.index == MC_NONE) return mc_upgrade_out_of_memory(u), (McOp){MC_NONE};
  McType index = mc_type_index(ctx);
  McUpgradeMake make = {.name = "affine.apply",
                        .operands = operands,
                        .num_operands = num_operands,
                        .results = &index,
                        .num_results = 1,
                        .attrs = &attr,
                        .num_attrs = 1};
  return mc_upgrade_make(u, &make);
}

bool mc_upgrade_legacy_apply(McUpgrade *u) {
  static const char *const taken[] = {"map", NULL};
  McContext *ctx = u->ctx;
  McAttr attr = mc_upgrade_attr(u, "map");
  if (mc_kind(ctx, attr.index) != MC_ATTR_AFFINE_MAP) return mc_upgrade_error(u, "requires an affine map");
  McAffineMap map = mc_attr_affine_map_value(ctx, attr);
  uint32_t count = mc_op_num_operands(ctx, u->op), results = mc_affine_map_num_results(ctx, map);
  if (mc_op_num_results(ctx, u->op) != results) {
    return mc_upgrade_error(u, "must have as many results as the affine map");
  }
  if (count != mc_affine_map_num_dims(ctx, map) + mc_affine_map_num_symbols(ctx, map)) {
    return mc_upgrade_error(u, "operand count and affine map dimension and symbol count must match");
  }
  if (results == 1) return mc_upgrade_rename(u, MC_STR("affine.apply"));
  McValue few[8], *operands = count <= MC_COUNT(few) ? few : mc_alloc(&ctx->alloc, count * sizeof *operands);
  if (operands == NULL) return mc_upgrade_out_of_memory(u);
  bool ok = true;
  for (uint32_t i = 0; ok && i < results; i++) {
    /* in unreachable code an operation can use its own results */
    for (uint32_t k = 0; k < count; k++) operands[k] = mc_op_operand(ctx, u->op, k);
    McOp made = apply_result(u, map, i, operands, count);
    ok = made.index != MC_NONE && mc_upgrade_keep_attrs(u, made, taken);
    if (!ok) break;
    McValue from = mc_op_result(ctx, u->op, i), to = mc_op_result(ctx, made, 0);
    mc_value_replace_all_uses(ctx, from, to);
    if (i == 0) mc_value_set_name_word(ctx, to, mc_value_name_word(ctx, from));
  }
  if (operands != few) mc_free(&ctx->alloc, operands, count * sizeof *operands);
  if (ok) mc_upgrade_erase(u);
  return ok;
}

bool mc_upgrade_legacy_affine_for(McUpgrade *u) {
  McContext *ctx = u->ctx;
  int32_t sizes[3] = {0};
  for (int i = 0; i < 2; i++) {
    McAffineMap map = mc_attr_affine_map_value(ctx, mc_upgrade_attr(u, i == 0 ? "lower_bound" : "upper_bound"));
    sizes[i] = (int32_t)(mc_affine_map_num_dims(ctx, map) + mc_affine_map_num_symbols(ctx, map));
  }
  if ((int64_t)sizes[0] + sizes[1] != mc_op_num_operands(ctx, u->op)) {
    return mc_upgrade_error(u, "operand count must match with affine map dimension and symbol count");
  }
  McAttr attr = segments(u, sizes, 3);
  return attr.index != MC_NONE && mc_upgrade_set_attr(u, "operandSegmentSizes", attr) &&
         mc_upgrade_rename(u, u->target);
}
