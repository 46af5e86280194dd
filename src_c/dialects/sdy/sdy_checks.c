/* sdy_checks.c - what shardings must be like for the values and the meshes that they are about: upstream's words and
 * order. */
#include <stdio.h>
#include <stdlib.h>

#include "dialects/sdy/sdy.def"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

/* The operation that is checked, and the text that its messages begin with. */
typedef struct Asker {
  McContext *ctx;
  McOp op;
  McDiags *diags;
  char prefix[64];
} Asker;

#define FAIL(a, format, ...) mc_op_error((a)->diags, (a)->ctx, (a)->op, "%s" format, (a)->prefix, __VA_ARGS__)
#define FAIL_PLAIN(a, text) mc_op_error((a)->diags, (a)->ctx, (a)->op, "%s%s", (a)->prefix, text)
#define STRING(a, attr) \
  (int)mc_attr_string_value((a)->ctx, (McAttr){attr}).len, mc_attr_string_value((a)->ctx, (McAttr){attr}).ptr

static Asker asker(McContext *ctx, McOp op, McDiags *diags) { return (Asker){.ctx = ctx, .op = op, .diags = diags}; }

/* --- attributes --- */

static uint32_t param(const McContext *ctx, uint32_t attr, uint32_t i) { return mc_defined_param(ctx, attr, i); }

/* Lists that are empty are absent. */
static uint32_t length(const McContext *ctx, uint32_t list) {
  return list == MC_NONE ? 0 : mc_attr_array_size(ctx, (McAttr){list});
}
static uint32_t item(const McContext *ctx, uint32_t list, uint32_t i) {
  return mc_attr_array_get(ctx, (McAttr){list}, i).index;
}

static int64_t integer(const McContext *ctx, uint32_t attr) {
  int64_t value = 0;
  mc_attr_integer_i64(ctx, (McAttr){attr}, &value);
  return value;
}

enum { MESH_OR_REF, DIMS, REPLICATED, UNREDUCED };   /* a sharding's parameters */
enum { AXES, IS_CLOSED, PRIORITY };                  /* a dimension's */
enum { SIZES, OPERANDS, RESULTS, REDUCTION, REPLICATION, PERMUTATION, BLOCKED }; /* a rule's */

/* `"x":(1)2` */
static const char *axis_text(const Asker *a, uint32_t axis, int *len) {
  static const char before[] = "#sdy<axis_ref";
  const char *text = mc_text_attr(a->diags, (McAttr){axis});
  size_t all = strlen(text);
  bool whole = all > sizeof before && memcmp(text, before, sizeof before - 1) == 0;
  *len = whole ? (int)(all - sizeof before) : (int)all;
  return whole ? text + sizeof before - 1 : text;
}

static bool fail_axis(const Asker *a, const char *message, uint32_t axis) {
  int len;
  const char *text = axis_text(a, axis, &len);
  return FAIL(a, "%s: %.*s", message, len, text);
}

static bool fail_axes(const Asker *a, const char *message, uint32_t one, uint32_t other) {
  int lens[2];
  const char *first = axis_text(a, one, &lens[0]), *second = axis_text(a, other, &lens[1]);
  return FAIL(a, "%s: %.*s, %.*s", message, lens[0], first, lens[1], second);
}

/* --- meshes --- */

static uint32_t property(McContext *ctx, McOp op, const char *name) {
  return mc_op_property_named(ctx, op, name).index;
}

/* The module around the operation; MC_NONE: there is none. */
static McOp module_of(const Asker *a) {
  McOp module = mc_op_parent(a->ctx, a->op);
  while (module.index != MC_NONE && !mc_op_has_fact(a->ctx, module, MC_FACT_MODULE)) {
    module = mc_op_parent(a->ctx, module);
  }
  return module;
}

/* Meshes may exist that cannot be seen from the operation: it is in no module, or in one of a stream. */
static bool misses_meshes(const Asker *a) {
  McOp module = module_of(a);
  return module.index == MC_NONE || (mc_op_rec(a->ctx, module)->flags & MC_OP_PARTIAL);
}

/* The mesh that a sharding is about, in the module around the operation; MC_NONE: there is none of that name. */
static uint32_t mesh_of(const Asker *a, uint32_t sharding) {
  McContext *ctx = a->ctx;
  uint32_t ref = param(ctx, sharding, MESH_OR_REF);
  if (mc_kind(ctx, ref) != MC_ATTR_SYMBOL_REF) return mc_is_defined_as(ctx, ref, "sdy.mesh") ? ref : MC_NONE;
  McOp module = module_of(a);
  if (module.index == MC_NONE || mc_op_num_regions(ctx, module) == 0) return MC_NONE;
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, module, 0));
  McStr wanted = mc_ident_str(ctx, mc_attr_symbol_root(ctx, (McAttr){ref}));
  for (McOp op = body.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, body); op.index != MC_NONE;
       op = mc_op_next(ctx, op)) {
    if (!mc_op_has_fact(ctx, op, MC_FACT_SDY_MESH)) continue;
    uint32_t name = property(ctx, op, "sym_name"), mesh = property(ctx, op, "mesh");
    if (name == MC_NONE || mc_kind(ctx, name) != MC_ATTR_STRING || !mc_is_defined_as(ctx, mesh, "sdy.mesh")) continue;
    McStr have = mc_attr_string_value(ctx, (McAttr){name});
    if (have.len == wanted.len && memcmp(have.ptr, wanted.ptr, have.len) == 0) return mesh;
  }
  return MC_NONE;
}

static bool is_maximal(const McContext *ctx, uint32_t mesh) {
  return length(ctx, param(ctx, mesh, 0)) == 0 && length(ctx, param(ctx, mesh, 1)) == 1;
}

/* --- lists of axes --- */

typedef struct Axis {
  uint32_t ref, number; /* number: in the mesh, from 1; 0: it is not there */
  uint32_t place;       /* in the sharding */
  bool is_sub, repeated;
  int64_t pre, size, full;
} Axis;

typedef struct Name { uint32_t name, number; int64_t size; } Name;

static int compare_names(const void *left, const void *right) {
  uint32_t a = ((const Name *)left)->name, b = ((const Name *)right)->name;
  return (a > b) - (a < b);
}

static int compare_refs(const void *left, const void *right) {
  const Axis *a = left, *b = right;
  if (a->ref != b->ref) return a->ref < b->ref ? -1 : 1;
  return (a->place > b->place) - (a->place < b->place);
}

static int compare_places(const void *left, const void *right) {
  uint32_t a = ((const Axis *)left)->place, b = ((const Axis *)right)->place;
  return (a > b) - (a < b);
}

/* As a mesh has them, and sub-axes of one axis as they are in it. */
static bool is_before(const Axis *a, const Axis *b) {
  if (a->number != b->number) return a->number < b->number;
  if (!a->is_sub) return b->is_sub && b->pre > 1;
  if (!b->is_sub) return a->pre == 1;
  return a->pre != b->pre ? a->pre < b->pre : a->size < b->size;
}

static int compare_sub_axes(const void *left, const void *right) {
  const Axis *a = left, *b = right;
  if (a->is_sub != b->is_sub) return a->is_sub ? -1 : 1; /* whole ones at the end */
  if (a->number != b->number) return a->number < b->number ? -1 : 1;
  if (a->pre != b->pre) return a->pre < b->pre ? -1 : 1;
  return a->size != b->size ? (a->size < b->size ? -1 : 1) : compare_places(a, b);
}

static Axis axis_of(const McContext *ctx, uint32_t ref, uint32_t place, const Name *names, uint32_t num_names) {
  Name wanted = {.name = param(ctx, ref, 0)};
  const Name *found = num_names == 0 ? NULL : bsearch(&wanted, names, num_names, sizeof *names, compare_names);
  uint32_t info = param(ctx, ref, 1);
  Axis axis = {
      .ref = ref, .number = found == NULL ? 0 : found->number + 1, .place = place, .is_sub = info != MC_NONE, .pre = 1};
  axis.full = axis.size = found == NULL ? 1 : found->size;
  if (!axis.is_sub) return axis;
  axis.pre = integer(ctx, param(ctx, info, 0));
  axis.size = integer(ctx, param(ctx, info, 1));
  return axis;
}

static int64_t next_pre(const Axis *axis) { return (int64_t)((uint64_t)axis->pre * (uint64_t)axis->size); }

static bool same_name(const McContext *ctx, const Axis *a, const Axis *b) {
  return param(ctx, a->ref, 0) == param(ctx, b->ref, 0);
}

static bool check_axes(const Asker *a, const Axis *axes, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    const Axis *axis = &axes[i];
    if (axis->number == 0) return FAIL(a, "unknown axis name: \"%.*s\"", STRING(a, param(a->ctx, axis->ref, 0)));
    if (axis->repeated) return fail_axis(a, "duplicate axis ref", axis->ref);
    if (i == 0 || !axis->is_sub || !axes[i - 1].is_sub || !same_name(a->ctx, axis, &axes[i - 1])) continue;
    if (next_pre(&axes[i - 1]) == axis->pre) {
      return fail_axes(a, "two consecutive sub-axes can be merged", axes[i - 1].ref, axis->ref);
    }
  }
  return true;
}

static bool check_sorted(const Asker *a, const Axis *axes, uint32_t count, const char *what) {
  for (uint32_t i = 1; i < count; i++) {
    if (is_before(&axes[i], &axes[i - 1])) return FAIL(a, "%s axes are not ordered w.r.t. mesh", what);
  }
  return check_axes(a, axes, count);
}

/* Sorts them. */
static bool check_sub_axes(const Asker *a, Axis *axes, uint32_t count) {
  qsort(axes, count, sizeof *axes, compare_sub_axes);
  uint32_t subs = 0, whole;
  while (subs < count && axes[subs].is_sub) subs++;
  whole = subs;
  for (uint32_t i = 0; i < subs; i++) {
    const Axis *axis = &axes[i], *last = i > 0 && axes[i - 1].number == axis->number ? &axes[i - 1] : NULL;
    while (whole < count && axes[whole].number < axis->number) whole++;
    if (last == NULL && whole < count && axes[whole].number == axis->number) {
      return FAIL(a, "both sub-axis and full-axis are used for axis name: \"%.*s\"",
                  STRING(a, param(a->ctx, axis->ref, 0)));
    }
    int64_t next = next_pre(axis);
    if (axis->pre < 1) return fail_axis(a, "sub-axis pre-size must be at least 1", axis->ref);
    if (axis->size <= 1) return fail_axis(a, "sub-axis sizes must be greater than 1", axis->ref);
    if (next == 0 || axis->full % next != 0) {
      int len;
      const char *text = axis_text(a, axis->ref, &len);
      return FAIL(a, "sub-axis next pre-size %lld doesn't divide the size of the full axis %lld: %.*s", (long long)next,
                  (long long)axis->full, len, text);
    }
    if (axis->size == axis->full) return fail_axis(a, "sub-axis size is equal to the full axis size", axis->ref);
    if (last != NULL && next_pre(last) > axis->pre) return fail_axes(a, "overlapping sub-axes", last->ref, axis->ref);
  }
  return true;
}

/* --- shardings --- */

static bool is_manual(const McContext *ctx, McOp computation, uint32_t name) {
  uint32_t axes = property((McContext *)ctx, computation, "manual_axes");
  uint32_t list = mc_is_defined_as(ctx, axes, "sdy.manual_axes") ? param(ctx, axes, 0) : MC_NONE;
  for (uint32_t i = 0, n = length(ctx, list); i < n; i++) {
    if (item(ctx, list, i) == name) return true;
  }
  return false;
}

/* No computation around the operation is manual on that axis. */
static bool check_is_free(const Asker *a, uint32_t name) {
  for (McOp op = mc_op_parent(a->ctx, a->op); op.index != MC_NONE; op = mc_op_parent(a->ctx, op)) {
    if (!mc_op_has_fact(a->ctx, op, MC_FACT_SDY_BINDS_AXES) || !is_manual(a->ctx, op, name)) continue;
    FAIL(a, "operates on axis \"%.*s\" which is already bound by a parent sdy.manual_computation op", STRING(a, name));
    mc_note(a->diags, mc_op_loc(a->ctx, op), "parent bounding this axis as manual");
    return false;
  }
  return true;
}

static bool check_dim(const Asker *a, uint32_t dim, uint32_t i) {
  uint32_t priority = param(a->ctx, dim, PRIORITY);
  if (priority == MC_NONE) return true;
  if (integer(a->ctx, priority) < 0) return FAIL(a, "dim %u has a negative priority", i);
  bool is_closed = param(a->ctx, dim, IS_CLOSED) == mc_attr_bool(a->ctx, true).index;
  return !is_closed || length(a->ctx, param(a->ctx, dim, AXES)) > 0 ||
         FAIL(a, "dim %u is empty and closed but has a priority", i);
}

static void put_axes(const McContext *ctx, uint32_t list, Axis *axes, uint32_t *count, const Name *names,
                     uint32_t num_names) {
  for (uint32_t i = 0, n = length(ctx, list); i < n; i++, (*count)++) {
    axes[*count] = axis_of(ctx, item(ctx, list, i), *count, names, num_names);
  }
}

/* names and axes: room for those of the mesh, and of the sharding. */
static bool check_all_axes(const Asker *a, uint32_t sharding, uint32_t mesh, Name *names, Axis *axes) {
  McContext *ctx = a->ctx;
  uint32_t mesh_axes = param(ctx, mesh, 0), num_names = length(ctx, mesh_axes), count = 0, at = 0;
  for (uint32_t i = 0; i < num_names; i++) {
    uint32_t axis = item(ctx, mesh_axes, i);
    names[i] = (Name){param(ctx, axis, 0), i, integer(ctx, param(ctx, axis, 1))};
  }
  qsort(names, num_names, sizeof *names, compare_names);
  uint32_t dims = param(ctx, sharding, DIMS),
           lists[2] = {param(ctx, sharding, REPLICATED), param(ctx, sharding, UNREDUCED)};
  for (uint32_t i = 0, n = length(ctx, dims); i < n; i++) {
    put_axes(ctx, param(ctx, item(ctx, dims, i), AXES), axes, &count, names, num_names);
  }
  for (int i = 0; i < 2; i++) put_axes(ctx, lists[i], axes, &count, names, num_names);
  qsort(axes, count, sizeof *axes, compare_refs);
  for (uint32_t i = 1; i < count; i++) axes[i].repeated = axes[i].ref == axes[i - 1].ref;
  qsort(axes, count, sizeof *axes, compare_places);
  for (uint32_t i = 0, n = length(ctx, dims); i < n; i++) {
    uint32_t dim = item(ctx, dims, i), here = length(ctx, param(ctx, dim, AXES));
    if (!check_dim(a, dim, i) || !check_axes(a, axes + at, here)) return false;
    at += here;
  }
  for (int i = 0; i < 2; i++) {
    uint32_t here = length(ctx, lists[i]);
    if (!check_sorted(a, axes + at, here, i == 0 ? "replicated" : "unreduced")) return false;
    at += here;
  }
  if (!check_sub_axes(a, axes, count)) return false;
  qsort(axes, count, sizeof *axes, compare_places);
  for (uint32_t i = 0; i < count; i++) {
    if (!check_is_free(a, param(ctx, axes[i].ref, 0))) return false;
  }
  return true;
}

static uint32_t num_axes(const McContext *ctx, uint32_t sharding) {
  uint32_t dims = param(ctx, sharding, DIMS),
           count = length(ctx, param(ctx, sharding, REPLICATED)) + length(ctx, param(ctx, sharding, UNREDUCED));
  for (uint32_t i = 0, n = length(ctx, dims); i < n; i++) count += length(ctx, param(ctx, item(ctx, dims, i), AXES));
  return count;
}

/* type: MC_NONE for no value. */
static bool check_sharding(const Asker *a, uint32_t sharding, McType type) {
  McContext *ctx = a->ctx;
  uint32_t mesh = mesh_of(a, sharding), rank = length(ctx, param(ctx, sharding, DIMS)), total = num_axes(ctx, sharding);
  bool is_empty = rank == 0 && total == 0;
  if (mesh == MC_NONE) {
    if (misses_meshes(a)) return true;
    return FAIL(a, "unknown mesh: %s", mc_text_attr(a->diags, (McAttr){param(ctx, sharding, MESH_OR_REF)}));
  }
  if (is_maximal(ctx, mesh) || type.index == MC_NONE) {
    return is_empty ||
           FAIL_PLAIN(a,
                      "a maximal sharding can only have a sharding with rank 0 and no replicated or unreduced axes.");
  }
  McType shaped = type;
  if (mc_kind(ctx, type.index) == MC_TYPE_TUPLE) {
    if (mc_type_num_results(ctx, type) != 1) {
      return FAIL(a, "ops can only have a sharding for a tuple of size 1: '%s'", mc_text_type(a->diags, type));
    }
    shaped = mc_type_result(ctx, type, 0);
  }
  if (!mc_type_is_shaped(ctx, shaped)) {
    return is_empty || FAIL(a,
                            "non-shaped tensors can only have a sharding with rank 0 and no replicated or unreduced "
                            "axes. type: '%s', "
                            "sharding: %s",
                            mc_text_type(a->diags, type), mc_text_attr(a->diags, (McAttr){sharding}));
  }
  if (!mc_type_has_rank(ctx, shaped)) {
    return FAIL(a, "only ranked tensors can have a sharding. type: '%s'", mc_text_type(a->diags, type));
  }
  if (rank != mc_type_rank(ctx, shaped)) {
    return FAIL(a, "sharding doesn't match tensor rank: %u != %u", rank, (uint32_t)mc_type_rank(ctx, shaped));
  }
  uint32_t num_names = length(ctx, param(ctx, mesh, 0));
  size_t bytes = total * sizeof(Axis) + num_names * sizeof(Name) + 1;
  Axis *axes = mc_alloc(&ctx->alloc, bytes);
  if (axes == NULL) return mc_out_of_memory(a->diags);
  bool ok = check_all_axes(a, sharding, mesh, (Name *)(axes + total), axes);
  mc_free(&ctx->alloc, axes, bytes);
  return ok;
}

/* Values: operands or results of the operation. */
static uint32_t num_values(const Asker *a, bool results) {
  return results ? mc_op_num_results(a->ctx, a->op) : mc_op_num_operands(a->ctx, a->op);
}

static McType value_type(const Asker *a, bool results, uint32_t i) {
  return mc_value_type(a->ctx, results ? mc_op_result(a->ctx, a->op, i) : mc_op_operand(a->ctx, a->op, i));
}

static bool is_replicated(const McContext *ctx, uint32_t sharding) {
  uint32_t dims = param(ctx, sharding, DIMS);
  for (uint32_t i = 0, n = length(ctx, dims); i < n; i++) {
    if (length(ctx, param(ctx, item(ctx, dims, i), AXES)) > 0) return false;
  }
  return true;
}

/* what: "result " or the like, with the space at the end. */
static bool check_shardings(const Asker *asker_, uint32_t per_value, bool results, const char *what) {
  Asker a = *asker_;
  uint32_t list = param(a.ctx, per_value, 0), count = length(a.ctx, list), values = num_values(&a, results);
  if (values == 0 && count == 1) {
    uint32_t sharding = item(a.ctx, list, 0), mesh = mesh_of(&a, sharding);
    snprintf(a.prefix, sizeof a.prefix, "%s0 - ", what);
    if ((mesh != MC_NONE && is_maximal(a.ctx, mesh)) || is_replicated(a.ctx, sharding)) {
      return check_sharding(&a, sharding, (McType){MC_NONE});
    }
  }
  if (count != values) {
    snprintf(a.prefix, sizeof a.prefix, "%s", what);
    return FAIL(&a, "shardings don't match number of values: %u shardings vs %u values", count, values);
  }
  for (uint32_t i = 0; i < count; i++) {
    if (count == 1) snprintf(a.prefix, sizeof a.prefix, "%s- ", what);
    else snprintf(a.prefix, sizeof a.prefix, "%s%u - ", what, i);
    if (!check_sharding(&a, item(a.ctx, list, i), value_type(&a, results, i))) return false;
  }
  return true;
}

/* --- attributes of any operation --- */

bool mc_attr_check_sdy_sharding(McContext *ctx, McOp op, McAttr value, McDiags *diags) {
  Asker a = asker(ctx, op, diags);
  return check_shardings(&a, value.index, true, "result ");
}

bool mc_sdy_check_parameter(const McRoutineCheck *c, const McArgumentAttr *arg) {
  McStr name = mc_ident_str(c->ctx, arg->attr.name);
  if (name.len != 12 || memcmp(name.ptr, "sdy.sharding", 12) != 0 || !mc_op_has_fact(c->ctx, c->op, MC_FACT_FUNCTION)) {
    return true;
  }
  Asker a = asker(c->ctx, c->op, c->diags);
  snprintf(a.prefix, sizeof a.prefix, "%s %u - ", arg->is_result ? "result" : "arg", arg->index);
  if (!mc_is_defined_as(c->ctx, arg->attr.value.index, "sdy.sharding")) {
    return FAIL_PLAIN(&a, "should have a sharding attribute of type TensorShardingAttr");
  }
  return check_sharding(&a, arg->attr.value.index, arg->type);
}

/* --- rules --- */

/* seen: a byte per factor; where it is more than `from`, this value has it. */
static bool check_mapping(const Asker *a, uint32_t mapping, McType type, uint32_t sizes, uint32_t *seen,
                          uint32_t value) {
  McContext *ctx = a->ctx;
  bool is_static = mc_type_is_shaped(ctx, type) && mc_type_has_rank(ctx, type);
  for (uint32_t i = 0, n = is_static ? (uint32_t)mc_type_rank(ctx, type) : 0; i < n; i++) {
    is_static = is_static && mc_type_dim(ctx, type, i) != MC_DYNAMIC;
  }
  if (!is_static) {
    return FAIL(a, "expected a ranked tensor with a static shape. type: '%s'", mc_text_type(a->diags, type));
  }
  uint32_t dims = param(ctx, mapping, 0), rank = length(ctx, dims), factors = length(ctx, sizes);
  if (rank != mc_type_rank(ctx, type)) {
    return FAIL(a, "mapping rank must match: %u != %u", rank, (uint32_t)mc_type_rank(ctx, type));
  }
  for (uint32_t d = 0; d < rank; d++) {
    uint32_t list = param(ctx, item(ctx, dims, d), 0), count = length(ctx, list);
    if (count == 0) return FAIL_PLAIN(a, "dim mapping must have at least one factor");
    for (uint32_t k = 0; k < count; k++) {
      int64_t factor = integer(ctx, item(ctx, list, k));
      if (factor < 0 || factor >= factors) {
        return FAIL(a, "expecting factor indices to be within 0<=...<num_factors; received: %lld, num_factors: %u",
                    (long long)factor, factors);
      }
      if (seen[factor] == value) return FAIL_PLAIN(a, "cannot reuse factors for the same tensor value");
      if (count > 1 && integer(ctx, item(ctx, sizes, (uint32_t)factor)) == 1) {
        return FAIL_PLAIN(a, "dim mapping can't have a factor of size 1 if there are multiple factors");
      }
      seen[factor] = value;
    }
  }
  return true;
}

static bool check_mappings(const Asker *asker_, uint32_t mappings, bool results, uint32_t sizes, uint32_t *seen) {
  Asker a = *asker_;
  const char *what = results ? "result" : "operand";
  uint32_t count = length(a.ctx, mappings), values = num_values(&a, results);
  if (count != values) return FAIL(&a, "number of %ss and mappings must match: %u != %u", what, values, count);
  if (count == 0) {
    return FAIL(&a,
                "number of %ss mappings cannot be 0. Op sharding rules can only be defined on operations with at least "
                "one operand "
                "and result.",
                what);
  }
  for (uint32_t i = 0; i < count; i++) {
    if (count == 1) snprintf(a.prefix, sizeof a.prefix, "%s - ", what);
    else snprintf(a.prefix, sizeof a.prefix, "%s %u - ", what, i);
    if (!check_mapping(&a, item(a.ctx, mappings, i), value_type(&a, results, i), sizes, seen, i + 1)) return false;
  }
  return true;
}

/* Numbers of factors: in order, each once. */
static bool check_special(const Asker *a, uint32_t list, uint32_t factors) {
  uint32_t count = length(a->ctx, list);
  bool unique = true;
  for (uint32_t i = 1; i < count; i++) {
    int64_t last = integer(a->ctx, item(a->ctx, list, i - 1)), here = integer(a->ctx, item(a->ctx, list, i));
    if (here < last) return FAIL_PLAIN(a, "indices of special factors must be sorted");
    unique = unique && here != last;
  }
  if (!unique) return FAIL_PLAIN(a, "indices of special factors must be unique");
  if (count == 0) return true;
  int64_t most = integer(a->ctx, item(a->ctx, list, count - 1));
  if (integer(a->ctx, item(a->ctx, list, 0)) < 0) return FAIL_PLAIN(a, "index must be non-negative");
  return most < factors || FAIL(a, "index must be less than %u, got: %lld", factors, (long long)most);
}

/* operands, results: room for a word per factor, zeroed. */
static bool check_rule(const Asker *a, uint32_t rule, uint32_t *operands, uint32_t *results) {
  McContext *ctx = a->ctx;
  uint32_t sizes = param(ctx, rule, SIZES), factors = length(ctx, sizes);
  if (!check_mappings(a, param(ctx, rule, OPERANDS), false, sizes, operands)) return false;
  if (!check_mappings(a, param(ctx, rule, RESULTS), true, sizes, results)) return false;
  for (uint32_t i = 0; i < factors; i++) {
    if (operands[i] != 0 || results[i] != 0) continue;
    char name[16];
    if (i <= 'z' - 'i') snprintf(name, sizeof name, "%c", (char)('i' + i));
    else snprintf(name, sizeof name, "z_%u", i - ('z' - 'i'));
    return FAIL(a, "has factor %s=%lld that isn't used in operand and result mappings", name,
                (long long)integer(ctx, item(ctx, sizes, i)));
  }
  for (uint32_t k = REDUCTION; k <= PERMUTATION; k++) {
    if (!check_special(a, param(ctx, rule, k), factors)) return false;
  }
  memset(operands, 0, factors * sizeof *operands);
  for (uint32_t k = REDUCTION; k <= PERMUTATION; k++) {
    uint32_t list = param(ctx, rule, k);
    for (uint32_t i = 0, n = length(ctx, list); i < n; i++) {
      uint32_t factor = (uint32_t)integer(ctx, item(ctx, list, i));
      if (operands[factor]++ == 0) continue;
      return FAIL_PLAIN(a,
                        "a factor can only be in one of the reduction, need replication, or permutation factor sets");
    }
  }
  if (!check_special(a, param(ctx, rule, BLOCKED), factors)) return false;
  uint32_t reduction = param(ctx, rule, REDUCTION);
  for (uint32_t i = 0, n = length(ctx, reduction); i < n; i++) {
    if (results[integer(ctx, item(ctx, reduction, i))] != 0) {
      return FAIL_PLAIN(a, "reduction factor cannot be in result mappings");
    }
  }
  return true;
}

bool mc_attr_check_sdy_rule(McContext *ctx, McOp op, McAttr value, McDiags *diags) {
  Asker a = asker(ctx, op, diags);
  uint32_t factors = length(ctx, param(ctx, value.index, SIZES));
  size_t bytes = 2 * (size_t)factors * sizeof(uint32_t) + 1;
  uint32_t *seen = mc_alloc(&ctx->alloc, bytes);
  if (seen == NULL) return mc_out_of_memory(diags);
  memset(seen, 0, bytes);
  bool ok = check_rule(&a, value.index, seen, seen + factors);
  mc_free(&ctx->alloc, seen, bytes);
  return ok;
}

/* --- operations of the dialect --- */

bool mc_check_sdy_sharding(const McRoutineCheck *c) {
  Asker a = asker(c->ctx, c->op, c->diags);
  McAttr sharding = mc_named_attr(c, c->args[0]);
  return sharding.index == MC_NONE || check_sharding(&a, sharding.index, value_type(&a, true, 0));
}

/* The sharding of a function's argument. */
static uint32_t argument_sharding(const Asker *a, McOp function, uint32_t i) {
  uint32_t all = property(a->ctx, function, "arg_attrs");
  if (all == MC_NONE || mc_kind(a->ctx, all) != MC_ATTR_ARRAY || i >= mc_attr_array_size(a->ctx, (McAttr){all})) {
    return MC_NONE;
  }
  McAttr attrs = {item(a->ctx, all, i)};
  McIdent name = mc_ident(a->ctx, "sdy.sharding", 12);
  if (name.index == MC_NONE || mc_kind(a->ctx, attrs.index) != MC_ATTR_DICTIONARY) return MC_NONE;
  uint32_t found = mc_attr_dictionary_find(a->ctx, attrs, name).index;
  return mc_is_defined_as(a->ctx, found, "sdy.sharding") ? found : MC_NONE;
}

/* That of a result, as its operation says it. */
static uint32_t result_sharding(const Asker *a, McOp op, uint32_t i) {
  McContext *ctx = a->ctx;
  const char *names[] = {"out_sharding", "sharding"};
  McStr own = mc_ident_str(ctx, mc_op_name_rec(ctx, mc_op_get_name(ctx, op))->name);
  for (int k = 0; k < 2 && own.len > 4 && memcmp(own.ptr, "sdy.", 4) == 0; k++) {
    uint32_t sharding = property(ctx, op, names[k]);
    if (mc_is_defined_as(ctx, sharding, "sdy.sharding")) return sharding;
  }
  McIdent name = mc_ident(ctx, "sdy.sharding", 12);
  McAttr attrs = mc_op_attrs(ctx, op);
  if (name.index == MC_NONE || attrs.index == MC_NONE) return MC_NONE;
  uint32_t found = mc_attr_dictionary_find(ctx, attrs, name).index;
  uint32_t list = mc_is_defined_as(ctx, found, "sdy.sharding_per_value") ? param(ctx, found, 0) : MC_NONE;
  return i < length(ctx, list) ? item(ctx, list, i) : MC_NONE;
}

/* The sharding of the first operand; MC_NONE: it has none. known: false for those that depend on what is around. */
static uint32_t operand_sharding(const Asker *a, bool *known) {
  McContext *ctx = a->ctx;
  McValue value = mc_op_operand(ctx, a->op, 0);
  *known = true;
  if (!mc_value_is_block_arg(ctx, value)) {
    McOp op = mc_value_op(ctx, value);
    *known = mc_op_num_regions(ctx, op) == 0;
    return *known ? result_sharding(a, op, mc_value_index(ctx, value)) : MC_NONE;
  }
  McOp owner = mc_block_parent_op(ctx, mc_value_block(ctx, value));
  *known = owner.index != MC_NONE && mc_op_has_fact(ctx, owner, MC_FACT_FUNCTION);
  return *known ? argument_sharding(a, owner, mc_value_index(ctx, value)) : MC_NONE;
}

/* A collective operation: "strict" if its operand must have a sharding; "free" if that may be about another mesh. */
bool mc_check_sdy_collective(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  Asker a = asker(ctx, c->op, c->diags);
  char how = mc_ident_str(ctx, (McIdent){c->args[0]}).ptr[0];
  bool known;
  uint32_t in = operand_sharding(&a, &known), out = mc_checked_attr(c, "out_sharding").index;
  if (in == MC_NONE && known && how != 'o') return FAIL_PLAIN(&a, "collective on operand without sharding");
  if (out == MC_NONE || !check_sharding(&a, out, value_type(&a, true, 0))) return out == MC_NONE;
  uint32_t mesh = in == MC_NONE || how == 'f' ? MC_NONE : mesh_of(&a, in);
  uint32_t to = mesh_of(&a, out);
  if (mesh == MC_NONE || to == MC_NONE || mesh == to) return true;
  FAIL_PLAIN(&a, "result mesh does not match operand mesh");
  mc_note(c->diags, mc_value_loc(ctx, mc_op_operand(ctx, c->op, 0)), "operand mesh: %s",
          mc_text_attr(c->diags, (McAttr){mesh}));
  return false;
}

bool mc_check_sdy_barrier(const McRoutineCheck *c) {
  int64_t direction = integer(c->ctx, mc_checked_attr(c, "allowed_direction").index);
  Asker a = asker(c->ctx, c->op, c->diags);
  return direction != 3 ||
         FAIL_PLAIN(
             &a, "cannot specify `BOTH` as the direction. Not blocking propagation direction makes the op redundant.");
}

static bool check_edge_source(const Asker *a) {
  McContext *ctx = a->ctx;
  McOp op = mc_value_op(ctx, mc_op_operand(ctx, a->op, 0));
  if (op.index == MC_NONE || mc_op_has_fact(ctx, op, MC_FACT_SDY_COMPUTATION)) return true;
  McStr name = mc_ident_str(ctx, mc_op_name_rec(ctx, mc_op_get_name(ctx, op))->name);
  if (name.len < 4 || memcmp(name.ptr, "sdy.", 4) != 0) return true;
  FAIL_PLAIN(a,
             "expected input of sdy.data_flow_edge to not be defined by an SdyDialect op (other than an "
             "sdy.named_computation).");
  mc_note(a->diags, mc_op_loc(ctx, op), "sdy op defining the input of the sdy.data_flow_edge");
  return false;
}

static bool check_call_source(const Asker *a) {
  McContext *ctx = a->ctx;
  McValue value = mc_op_operand(ctx, a->op, 0);
  if (!mc_value_is_block_arg(ctx, value)) {
    return mc_op_has_fact(ctx, mc_value_op(ctx, value), MC_FACT_CALL) ||
           FAIL_PLAIN(a, "expected operand of sdy.func_data_flow_edge to be a result of call op.");
  }
  McOp owner = mc_block_parent_op(ctx, mc_value_block(ctx, value));
  return (owner.index != MC_NONE && mc_op_has_fact(ctx, owner, MC_FACT_FUNCTION)) ||
         FAIL_PLAIN(a, "expected operand of sdy.func_data_flow_edge to be a block argument of a func op.");
}

/* An edge has a static shape and is the only use of its operand. */
bool mc_check_sdy_edge(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  Asker a = asker(ctx, c->op, c->diags);
  McStr name = mc_ident_str(ctx, mc_op_name_rec(ctx, mc_op_get_name(ctx, c->op))->name);
  McStr operand = mc_ident_str(ctx, (McIdent){c->args[0]});
  McType type = value_type(&a, true, 0);
  bool is_static = mc_type_has_rank(ctx, type);
  for (uint32_t i = 0, n = is_static ? (uint32_t)mc_type_rank(ctx, type) : 0; i < n; i++) {
    is_static = is_static && mc_type_dim(ctx, type, i) != MC_DYNAMIC;
  }
  if (!is_static) {
    return FAIL(&a, "expected %.*s to have a static-shaped result. type: '%s'", (int)name.len, name.ptr,
                mc_text_type(c->diags, type));
  }
  if (!mc_value_has_one_use(ctx, mc_op_operand(ctx, c->op, 0))) {
    return FAIL(&a, "expected %.*s of %.*s to have a single user", (int)operand.len, operand.ptr, (int)name.len,
                name.ptr);
  }
  return name.len == 18 ? check_edge_source(&a) : check_call_source(&a);
}

bool mc_check_sdy_computation(const McRoutineCheck *c) {
  Asker a = asker(c->ctx, c->op, c->diags);
  McAttr axes = mc_checked_attr(c, "manual_axes");
  uint32_t list = mc_is_defined_as(c->ctx, axes.index, "sdy.manual_axes") ? param(c->ctx, axes.index, 0) : MC_NONE;
  for (uint32_t i = 0, n = length(c->ctx, list); i < n; i++) {
    if (!check_is_free(&a, item(c->ctx, list, i))) return false;
  }
  return true;
}

/* Sorted, for bsearch. */
typedef struct Manual { Name *names; uint32_t count; } Manual;

static bool has_name(const Manual *manual, uint32_t name) {
  Name wanted = {.name = name};
  return manual->count > 0 && bsearch(&wanted, manual->names, manual->count, sizeof wanted, compare_names) != NULL;
}

static int64_t axis_size(const McContext *ctx, uint32_t axis, uint32_t mesh) {
  uint32_t info = param(ctx, axis, 1), axes = param(ctx, mesh, 0);
  if (info != MC_NONE) return integer(ctx, param(ctx, info, 1));
  for (uint32_t i = 0, n = length(ctx, axes); i < n; i++) {
    if (param(ctx, item(ctx, axes, i), 0) == param(ctx, axis, 0)) {
      return integer(ctx, param(ctx, item(ctx, axes, i), 1));
    }
  }
  return 1;
}

/* Manual axes come before others. */
static bool check_order(const Asker *a, uint32_t sharding, uint32_t i, const Manual *manual, const char *what) {
  McContext *ctx = a->ctx;
  uint32_t dims = param(ctx, sharding, DIMS);
  for (uint32_t d = 0, n = length(ctx, dims); d < n; d++) {
    uint32_t axes = param(ctx, item(ctx, dims, d), AXES), last = MC_NONE;
    for (uint32_t k = 0, m = length(ctx, axes); k < m; k++) {
      uint32_t axis = item(ctx, axes, k);
      if (!has_name(manual, param(ctx, axis, 0))) {
        last = axis;
        continue;
      }
      if (last == MC_NONE) continue;
      int lens[2];
      const char *one = axis_text(a, axis, &lens[0]), *other = axis_text(a, last, &lens[1]);
      return FAIL(a,
                  "%s sharding at index %u must have all manual axes come before free axes in its dimension sharding "
                  "at index %u. Saw "
                  "manual axis %.*s after free axis %.*s",
                  what, i, d, lens[0], one, lens[1], other);
    }
  }
  return true;
}

/* The value inside is the part of the value outside. */
static bool check_local(const Asker *a, uint32_t sharding, McType global, McType local, uint32_t i,
                        const Manual *manual, const char *what) {
  McContext *ctx = a->ctx;
  if (!mc_type_is_shaped(ctx, global)) return true;
  uint32_t dims = param(ctx, sharding, DIMS), rank = (uint32_t)mc_type_rank(ctx, global), mesh = mesh_of(a, sharding);
  size_t bytes = rank * sizeof(int64_t) + 1;
  if (rank != length(ctx, dims)) return true; /* the mesh is one device */
  int64_t *sizes = mc_alloc(&ctx->alloc, bytes), bad = -1, parts = 1;
  if (sizes == NULL) return mc_out_of_memory(a->diags);
  for (uint32_t d = 0; d < rank && bad < 0; d++) {
    uint32_t axes = param(ctx, item(ctx, dims, d), AXES);
    parts = 1;
    for (uint32_t k = 0, n = length(ctx, axes); k < n; k++) {
      uint32_t axis = item(ctx, axes, k);
      if (has_name(manual, param(ctx, axis, 0))) {
        parts = (int64_t)((uint64_t)parts * (uint64_t)axis_size(ctx, axis, mesh));
      }
    }
    sizes[d] = mc_type_dim(ctx, global, d);
    if (sizes[d] == MC_DYNAMIC) continue;
    if (parts == 0 || sizes[d] % parts != 0) bad = sizes[d];
    else sizes[d] /= parts;
  }
  McType expected = {MC_NONE};
  if (bad < 0) {
    expected = mc_type_ranked_tensor(ctx, sizes, rank, mc_element_or_self(ctx, global), (McAttr){MC_NONE}, NULL);
  }
  mc_free(&ctx->alloc, sizes, bytes);
  if (bad >= 0) {
    return FAIL(a, "%s dimension size %lld is not divisible by the manual axes size %lld", what, (long long)bad,
                (long long)parts);
  }
  if (expected.index == MC_NONE || expected.index == local.index) return true;
  return FAIL(a,
              "%s shape, corresponding sharding, and region %s shape at index %u must match. Expected local shape "
              "'%s', actual local shape '%s'",
              what, what, i, mc_text_type(a->diags, expected), mc_text_type(a->diags, local));
}

/* One side of a computation: operands and arguments, or results and what is returned. */
static bool check_side(const Asker *a, uint32_t shardings, bool results, const Manual *manual) {
  McContext *ctx = a->ctx;
  const char *what = results ? "result" : "operand";
  McBlock entry =
      mc_op_num_regions(ctx, a->op) == 0 ? (McBlock){MC_NONE} : mc_region_first_block(ctx, mc_op_region(ctx, a->op, 0));
  if (entry.index == MC_NONE) return true;
  McOp last = mc_block_last_op(ctx, entry);
  uint32_t inner = !results                ? mc_block_num_args(ctx, entry)
                   : last.index == MC_NONE ? 0
                                           : mc_op_num_operands(ctx, last),
           outer = num_values(a, results);
  uint32_t list = param(ctx, shardings, 0);
  if (outer == 0 && inner == 0 && length(ctx, list) == 0) return true;
  if (!check_shardings(a, shardings, results, results ? "result " : "operand ")) return false;
  if (outer != inner) {
    return FAIL(a, "number of op %ss and region %ss must match. Op has %u op %ss and %u region %ss", what, what, outer,
                what, inner, what);
  }
  for (uint32_t i = 0; i < outer; i++) {
    uint32_t sharding = item(ctx, list, i);
    McType local = mc_value_type(ctx, results ? mc_op_operand(ctx, last, i) : mc_block_arg(ctx, entry, i));
    if (!check_order(a, sharding, i, manual, what) ||
        !check_local(a, sharding, value_type(a, results, i), local, i, manual, what)) {
      return false;
    }
  }
  return true;
}

/* The mesh of all shardings; false: they have several. Empty ones go with all. */
static bool common_mesh(const Asker *a, uint32_t list, uint32_t *mesh) {
  for (uint32_t i = 0, n = length(a->ctx, list); i < n; i++) {
    uint32_t other = mesh_of(a, item(a->ctx, list, i));
    bool is_empty = *mesh != MC_NONE && length(a->ctx, param(a->ctx, *mesh, 0)) == 0 &&
                    length(a->ctx, param(a->ctx, *mesh, 1)) == 0;
    if (*mesh == MC_NONE || is_empty) *mesh = other;
    else if (other != *mesh &&
             (length(a->ctx, param(a->ctx, other, 0)) > 0 || length(a->ctx, param(a->ctx, other, 1)) > 0)) {
      return false;
    }
  }
  return true;
}

static bool knows_meshes(const Asker *a, uint32_t list) {
  for (uint32_t i = 0, n = length(a->ctx, list); i < n; i++) {
    if (mesh_of(a, item(a->ctx, list, i)) == MC_NONE) return false;
  }
  return true;
}

static bool check_manual(const Asker *a, uint32_t in, uint32_t out, uint32_t axes, const Manual *manual) {
  McContext *ctx = a->ctx;
  if (misses_meshes(a) && (!knows_meshes(a, param(ctx, in, 0)) || !knows_meshes(a, param(ctx, out, 0)))) return true;
  if (!check_side(a, in, false, manual) || !check_side(a, out, true, manual)) return false;
  uint32_t lists[2] = {param(ctx, in, 0), param(ctx, out, 0)}, mesh = MC_NONE;
  if (length(ctx, lists[0]) + length(ctx, lists[1]) == 0) return true;
  if (!common_mesh(a, lists[0], &mesh) || !common_mesh(a, lists[1], &mesh)) {
    return manual->count == 0 ||
           FAIL_PLAIN(a, "all in and out shardings must be bound to the same mesh or an empty mesh.");
  }
  uint32_t known = param(ctx, mesh, 0), count = length(ctx, known);
  for (uint32_t i = 0; i < manual->count; i++) {
    uint32_t name = item(ctx, axes, i), k = 0;
    while (k < count && param(ctx, item(ctx, known, k), 0) != name) k++;
    if (k == count) return FAIL(a, "unknown manual axis: \"%.*s\"", STRING(a, name));
  }
  return true;
}

bool mc_check_sdy_manual(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  Asker a = asker(ctx, c->op, c->diags);
  McAttr in = mc_checked_attr(c, "in_shardings"), out = mc_checked_attr(c, "out_shardings"),
         axes = mc_checked_attr(c, "manual_axes");
  if (in.index == MC_NONE || out.index == MC_NONE || axes.index == MC_NONE) return true;
  uint32_t list = param(ctx, axes.index, 0), count = length(ctx, list);
  Name *names = mc_alloc(&ctx->alloc, count * sizeof *names + 1);
  if (names == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < count; i++) names[i] = (Name){.name = item(ctx, list, i)};
  qsort(names, count, sizeof *names, compare_names);
  bool ok = check_manual(&a, in.index, out.index, list, &(Manual){names, count});
  mc_free(&ctx->alloc, names, count * sizeof *names + 1);
  return ok;
}

static void put_types(McBuf *out, const Asker *a, McOp returned) {
  bool results = returned.index == MC_NONE;
  for (uint32_t i = 0, n = results ? mc_op_num_results(a->ctx, a->op) : mc_op_num_operands(a->ctx, returned); i < n;
       i++) {
    if (i > 0) mc_buf_lit(out, ", ");
    mc_buf_char(out, '\'');
    mc_print_type(a->ctx, results ? value_type(a, true, i) : mc_value_type(a->ctx, mc_op_operand(a->ctx, returned, i)),
                  out);
    mc_buf_char(out, '\'');
  }
}

/* The results are what the body returns. */
bool mc_check_sdy_returned(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  Asker a = asker(ctx, c->op, c->diags);
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  McOp last = entry.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, entry);
  if (last.index == MC_NONE) return true;
  uint32_t count = mc_op_num_operands(ctx, last);
  bool same = count == num_values(&a, true);
  for (uint32_t i = 0; i < count && same; i++) {
    same = mc_value_type(ctx, mc_op_operand(ctx, last, i)).index == value_type(&a, true, i).index;
  }
  if (same) return true;
  McBuf inferred, have;
  mc_buf_init(&inferred, &ctx->alloc);
  mc_buf_init(&have, &ctx->alloc);
  put_types(&inferred, &a, last);
  put_types(&have, &a, (McOp){MC_NONE});
  mc_error(c->diags, mc_op_loc(ctx, c->op),
           "'sdy.named_computation' op inferred type(s) %s are incompatible with return type(s) of "
           "operation %s",
           mc_buf_text(&inferred), mc_buf_text(&have));
  mc_buf_fini(&inferred);
  mc_buf_fini(&have);
  return FAIL_PLAIN(&a, "failed to infer returned types");
}

bool mc_check_sdy_named(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  Asker a = asker(ctx, c->op, c->diags);
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  uint32_t count = entry.index == MC_NONE ? 0 : mc_block_num_args(ctx, entry),
           operands = mc_op_num_operands(ctx, c->op);
  if (count != operands) {
    return mc_plain_error(c, "number of block arguments must match the number of operands: %u != %u", count, operands);
  }
  for (uint32_t i = 0; i < count; i++) {
    McType inner = mc_value_type(ctx, mc_block_arg(ctx, entry, i)), outer = value_type(&a, false, i);
    if (inner.index == outer.index) continue;
    return mc_plain_error(
        c, "expected the type of the %u'th block argument to match the type of the corresponding operand: '%s' vs '%s'",
        i, mc_text_type(c->diags, inner), mc_text_type(c->diags, outer));
  }
  McAttr in = mc_checked_attr(c, "in_shardings"), out = mc_checked_attr(c, "out_shardings");
  if (in.index != MC_NONE && !check_shardings(&a, in.index, false, "in_shardings ")) return false;
  return out.index == MC_NONE || check_shardings(&a, out.index, true, "out_shardings ");
}
