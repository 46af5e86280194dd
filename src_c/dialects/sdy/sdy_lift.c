/* sdy_lift.c - the pass sdy-lift-inlined-meshes: meshes inside of shardings become operations with names, one for each
 * mesh, as by Shardy's pass in JAX 0.10.
 *
 * The first operation of a mesh gives it its name; the others are erased, and what refers to them refers to the first.
 * New ones follow the last operation that stays, or are the first of the module. Then each mesh also has an attribute
 * that describes it to stablehlo.
 */
#include <stdio.h>

#include "base/idmap.h"
#include "defs/defined.h"
#include "defs/facts.h"
#include "defs/opdefs.h"
#include "dialects/sdy/sdy.def"
#include "dialects/shared/shared_checks.h"
#include "transform/pass.h"
#include "transform/rewriter.h"

const McPassInfo mc_pass_sdy_lift_inlined_meshes_info = {
    "sdy-lift-inlined-meshes", "LiftInlinedMeshesPass", "Lifts inlined `MeshAttr`s in shardings as symbol `MeshOp`s.",
    MC_PASS_NONE, MC_PASS_NONE, MC_PASS_CHANGES, "builtin.module"};

enum { AXES, DEVICES };     /* parameters of a mesh */
enum { AXIS_NAME, AXIS_SIZE };

typedef struct Lift {
  McPassRun *run;   /* borrowed */
  McContext *ctx;   /* borrowed */
  McBlock block;    /* of the module */
  McOp before;      /* new meshes go in front of it; MC_NONE: to the end */
  McIdMap names;    /* owned: mesh, or reference to a mesh that was erased -> name, a string */
  McIdMap symbols;  /* owned: names of the module's symbols -> 1; 0: it was erased */
  MC_ARRAY(McOp) ops; /* owned: all operations, outer ones first */
  uint32_t suffix;  /* of the next name that is taken */
  bool failed;      /* out of memory */
} Lift;

static bool no_memory(Lift *l) {
  l->failed = true;
  return false;
}

static uint32_t length(const McContext *ctx, McAttr list) {
  bool is_list = list.index != MC_NONE && mc_kind(ctx, list.index) == MC_ATTR_ARRAY;
  return is_list ? mc_attr_array_size(ctx, list) : 0;
}

static McAttr param(const McContext *ctx, McAttr attr, uint32_t i) {
  return (McAttr){mc_defined_param(ctx, attr.index, i)};
}

static bool map(Lift *l, McIdMap *to, uint32_t key, uint32_t value) {
  return mc_idmap_put(&l->ctx->alloc, to, key, value) || no_memory(l);
}

/* A reference to the symbol with that name. MC_NONE: out of memory. */
static McAttr reference(Lift *l, McAttr name) {
  McStr text = mc_attr_string_value(l->ctx, name);
  McIdent ident = mc_ident(l->ctx, text.ptr, text.len);
  McAttr ref = ident.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_symbol_ref(l->ctx, ident, NULL, 0);
  if (ref.index == MC_NONE) no_memory(l);
  return ref;
}

/* The attribute with parameter `i` replaced. MC_NONE: out of memory. */
static McAttr with_param(Lift *l, McAttr attr, uint32_t i, McAttr value) {
  McContext *ctx = l->ctx;
  uint32_t values[16], n = mc_defined_num_params(ctx, attr.index);
  if (n > 16) return attr;
  for (uint32_t k = 0; k < n; k++) values[k] = k == i ? value.index : mc_defined_param(ctx, attr.index, k);
  McIdent name = mc_defined_name(ctx, attr.index);
  McAttr made = {mc_defined_get(ctx, name, false, values, n, (McLoc){MC_NONE}, NULL)};
  if (made.index == MC_NONE) no_memory(l);
  return made;
}

/* --- meshes --- */

/* A name for a mesh that no symbol has: `base`, or with _ and a number, which counts on. MC_NONE: out of memory. */
static McAttr free_name(Lift *l, const char *base) {
  McAttr none = {MC_NONE};
  char text[64];
  snprintf(text, sizeof text, "%s", base);
  for (;;) {
    McAttr name = mc_attr_string(l->ctx, text, strlen(text), (McType){MC_NONE});
    if (name.index == MC_NONE) return no_memory(l), none;
    if (mc_idmap_find(&l->symbols, name.index)->value == 0) return map(l, &l->symbols, name.index, 1) ? name : none;
    snprintf(text, sizeof text, "%s_%u", base, l->suffix++);
  }
}

/* A new operation for the mesh; its name. MC_NONE: out of memory. */
static McAttr create_mesh(Lift *l, McAttr mesh, McLoc loc) {
  McContext *ctx = l->ctx;
  McAttr none = {MC_NONE}, properties = none, devices = param(ctx, mesh, DEVICES);
  char base[48] = "mesh";
  int64_t device = 0;
  if (length(ctx, param(ctx, mesh, AXES)) == 0) {
    uint32_t count = length(ctx, devices);
    if (count == 0) snprintf(base, sizeof base, "empty_mesh");
    if (count == 1 && mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, devices, 0), &device)) {
      snprintf(base, sizeof base, "maximal_mesh_%lld", (long long)device);
    }
  }
  McAttr name = free_name(l, base);
  if (name.index == MC_NONE) return none;
  McOpName op_name = mc_op_name(ctx, "sdy.mesh", 8);
  McIdent mesh_ident = mc_ident(ctx, "mesh", 4);
  if (op_name.index == MC_NONE || mesh_ident.index == MC_NONE) return no_memory(l), none;
  McNamedAttr entries[2] = {{mesh_ident, mesh}, {ctx->known[MC_ID_sym_name], name}};
  McAttr attrs = mc_attr_dictionary(ctx, entries, 2, NULL);
  if (attrs.index == MC_NONE || !mc_op_name_split_attributes(ctx, op_name, loc, &attrs, &properties, NULL)) {
    return no_memory(l), none;
  }
  McOpState state = {.name = op_name, .loc = loc, .attrs = attrs, .properties = properties};
  return mc_op_create_in(ctx, &state, l->block, l->before).index == MC_NONE ? (no_memory(l), none) : name;
}

/* #sdy.mesh of the axes of a #stablehlo.mesh. MC_NONE: out of memory. */
static McAttr sdy_mesh(Lift *l, McAttr mesh) {
  McContext *ctx = l->ctx;
  McAttr axes = param(ctx, mesh, AXES), none = {MC_NONE};
  MC_ARRAY(McAttr) made = {0};
  McIdent mesh_name = mc_ident(ctx, "sdy.mesh", 8), axis_name = mc_ident(ctx, "sdy.mesh_axis", 13);
  uint32_t n = length(ctx, axes);
  bool ok = mc_context_load_dialect(ctx, "sdy", 3) != MC_LOAD_FAILED && mesh_name.index != MC_NONE &&
            axis_name.index != MC_NONE && mc_array_reserve(&ctx->alloc, &made, n + 1);
  for (uint32_t i = 0; i < n && ok; i++) {
    McAttr axis = mc_attr_array_get(ctx, axes, i);
    ok = mc_kind(ctx, axis.index) == MC_ATTR_DEFINED;
    uint32_t values[2] = {ok ? param(ctx, axis, AXIS_NAME).index : MC_NONE,
                          ok ? param(ctx, axis, AXIS_SIZE).index : MC_NONE};
    McAttr one = {ok ? mc_defined_get(ctx, axis_name, false, values, 2, (McLoc){MC_NONE}, NULL) : MC_NONE};
    ok = one.index != MC_NONE;
    if (ok) made.ptr[made.len++] = one;
  }
  uint32_t values[2] = {MC_NONE, MC_NONE};
  if (ok && n > 0) values[AXES] = mc_attr_array(ctx, made.ptr, made.len).index;
  ok = ok && (n == 0 || values[AXES] != MC_NONE);
  McAttr result = {ok ? mc_defined_get(ctx, mesh_name, false, values, 2, (McLoc){MC_NONE}, NULL) : MC_NONE};
  mc_array_fini(&ctx->alloc, &made);
  return result.index == MC_NONE ? (no_memory(l), none) : result;
}

/* The reference that takes the place of a mesh, or of a reference; itself when it stays. MC_NONE: out of memory. */
static McAttr lifted_mesh(Lift *l, McAttr mesh, McLoc loc) {
  McContext *ctx = l->ctx;
  McAttr name = {mc_idmap_find(&l->names, mesh.index)->value}, none = {MC_NONE};
  if (name.index == MC_NONE) {
    bool is_sdy = mc_is_defined_as(ctx, mesh.index, "sdy.mesh");
    if (!is_sdy && !mc_is_defined_as(ctx, mesh.index, "stablehlo.mesh")) return mesh;
    McAttr made = is_sdy ? mesh : sdy_mesh(l, mesh);
    name = made.index == MC_NONE ? none : create_mesh(l, made, loc);
    if (name.index == MC_NONE || !map(l, &l->names, mesh.index, name.index)) return none;
  }
  return reference(l, name);
}

/* --- shardings --- */

/* A sharding, or several, with references for meshes; other attributes stay. MC_NONE: out of memory. */
static McAttr lifted(Lift *l, McAttr attr, McLoc loc) {
  McContext *ctx = l->ctx;
  McAttr none = {MC_NONE};
  if (mc_is_defined_as(ctx, attr.index, "sdy.sharding")) {
    McAttr mesh = param(ctx, attr, 0);
    if (mesh.index == MC_NONE) return attr;
    McAttr ref = lifted_mesh(l, mesh, loc);
    return ref.index == MC_NONE ? none : ref.index == mesh.index ? attr : with_param(l, attr, 0, ref);
  }
  if (!mc_is_defined_as(ctx, attr.index, "sdy.sharding_per_value")) return attr;
  McAttr list = param(ctx, attr, 0);
  MC_ARRAY(McAttr) made = {0};
  uint32_t n = length(ctx, list);
  bool ok = mc_array_reserve(&ctx->alloc, &made, n + 1) || no_memory(l), any = false;
  for (uint32_t i = 0; i < n && ok; i++) {
    McAttr old = mc_attr_array_get(ctx, list, i), one = old;
    if (mc_is_defined_as(ctx, old.index, "sdy.sharding")) one = lifted(l, old, loc);
    ok = one.index != MC_NONE;
    any |= one.index != old.index;
    made.ptr[made.len++] = one;
  }
  McAttr all = ok && any ? mc_attr_array(ctx, made.ptr, made.len) : none;
  mc_array_fini(&ctx->alloc, &made);
  if (!ok) return none;
  if (!any) return attr;
  return all.index == MC_NONE ? (no_memory(l), none) : with_param(l, attr, 0, all);
}

/* Changes an attribute of the operation: the discardable one, or one that its definition declares. */
static bool lift_attr(Lift *l, McOp op, const char *name) {
  McContext *ctx = l->ctx;
  McAttr old = mc_attr_named(ctx, op, name);
  if (old.index == MC_NONE) return true;
  McIdent ident = mc_ident(ctx, name, strlen(name));
  if (ident.index == MC_NONE) return no_memory(l);
  const McOpDef *def = mc_op_def(ctx, op);
  if (strcmp(name, "sdy.sharding") != 0 && (def == NULL || !mc_op_def_has_inherent(def, ident))) return true;
  McAttr made = lifted(l, old, mc_op_loc(ctx, l->run->op));
  if (made.index == MC_NONE) return false;
  return made.index == old.index || mc_op_set_attribute(ctx, op, ident, made) || no_memory(l);
}

/* Changes the shardings among the attributes of arguments or results of a function. */
static bool lift_dictionaries(Lift *l, McOp op, const char *name) {
  McContext *ctx = l->ctx;
  McAttr list = mc_attr_named(ctx, op, name);
  McIdent sharding = mc_ident(ctx, "sdy.sharding", 12), ident = mc_ident(ctx, name, strlen(name));
  uint32_t n = length(ctx, list);
  MC_ARRAY(McAttr) made = {0};
  bool any = false, ok = sharding.index != MC_NONE && ident.index != MC_NONE;
  ok = (ok && mc_array_reserve(&ctx->alloc, &made, n + 1)) || no_memory(l);
  for (uint32_t i = 0; i < n && ok; i++) {
    McAttr one = mc_attr_array_get(ctx, list, i), old = {MC_NONE}, changed;
    if (mc_kind(ctx, one.index) == MC_ATTR_DICTIONARY) old = mc_attr_dictionary_find(ctx, one, sharding);
    if (mc_is_defined_as(ctx, old.index, "sdy.sharding")) {
      McAttr ref = lifted(l, old, mc_op_loc(ctx, l->run->op));
      ok = ref.index != MC_NONE;
      if (ok && ref.index != old.index) {
        ok = mc_dictionary_with(ctx, one, (McNamedAttr){sharding, ref}, &changed) || no_memory(l);
        if (ok) one = changed;
        any = true;
      }
    }
    made.ptr[made.len++] = one;
  }
  if (ok && any) {
    McAttr all = mc_attr_array(ctx, made.ptr, made.len);
    ok = (all.index != MC_NONE && mc_op_set_attribute(ctx, op, ident, all)) || no_memory(l);
  }
  mc_array_fini(&ctx->alloc, &made);
  return ok;
}

static bool lift_op(Lift *l, McOp op) {
  static const char *const names[] = {"in_shardings", "out_shardings", "sharding", "out_sharding", "sdy.sharding"};
  if (mc_op_has_fact(l->ctx, op, MC_FACT_FUNCTION)) {
    return lift_dictionaries(l, op, "arg_attrs") && lift_dictionaries(l, op, "res_attrs");
  }
  bool ok = true;
  for (size_t i = 0; i < MC_COUNT(names) && ok; i++) ok = lift_attr(l, op, names[i]);
  return ok;
}

/* Groups of replicas by the axes of a mesh. */
static bool lift_groups(Lift *l, McOp op) {
  McContext *ctx = l->ctx;
  McAttr groups = mc_attr_named(ctx, op, "replica_groups");
  if (!mc_is_defined_as(ctx, groups.index, "stablehlo.replica_group_mesh_axes")) return true;
  McAttr mesh = param(ctx, groups, 0);
  McAttr ref = mesh.index == MC_NONE ? mesh : lifted_mesh(l, mesh, mc_op_loc(ctx, op));
  if (ref.index == mesh.index) return !l->failed;
  if (ref.index == MC_NONE) return false;
  McAttr made = with_param(l, groups, 0, ref);
  McIdent name = mc_ident(ctx, "replica_groups", 14);
  if (made.index == MC_NONE) return false;
  return (name.index != MC_NONE && mc_op_set_attribute(ctx, op, name, made)) || no_memory(l);
}

/* --- the module --- */

/* Names of symbols; each mesh once. */
static bool read_meshes(Lift *l) {
  McContext *ctx = l->ctx;
  for (McOp op = mc_block_first_op(ctx, l->block), next; op.index != MC_NONE; op = next) {
    McAttr name = mc_op_attribute(ctx, op, ctx->known[MC_ID_sym_name]);
    next = mc_op_next(ctx, op);
    if (name.index == MC_NONE || mc_kind(ctx, name.index) != MC_ATTR_STRING) continue;
    McAttr mesh = mc_op_has_fact(ctx, op, MC_FACT_SDY_MESH) ? mc_attr_named(ctx, op, "mesh") : (McAttr){MC_NONE};
    uint32_t known = mesh.index == MC_NONE ? 0 : mc_idmap_find(&l->names, mesh.index)->value;
    if (!map(l, &l->symbols, name.index, known == 0 ? 1 : 0)) return false;
    if (mesh.index == MC_NONE) continue;
    if (known == 0) {
      l->before = next;
      if (!map(l, &l->names, mesh.index, name.index)) return false;
      continue;
    }
    McAttr ref = reference(l, name);
    if (ref.index == MC_NONE || !map(l, &l->names, ref.index, known)) return false;
    if (l->before.index == op.index) l->before = next;
    mc_op_erase(ctx, op);
  }
  return true;
}

/* The attribute that describes the mesh to stablehlo. MC_NONE: out of memory. */
static McAttr description(McContext *ctx, McAttr mesh) {
  McAttr none = {MC_NONE}, axes = param(ctx, mesh, AXES), devices = param(ctx, mesh, DEVICES);
  McIdent keys[4] = {mc_ident(ctx, "axes", 4), mc_ident(ctx, "device_ids", 10), mc_ident(ctx, "name", 4),
                     mc_ident(ctx, "size", 4)};
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  MC_ARRAY(McAttr) list = {0};
  MC_ARRAY(int64_t) ids = {0};
  uint32_t n = length(ctx, axes);
  int64_t count = length(ctx, devices), value = 0;
  bool ok = i64.index != MC_NONE && mc_array_reserve(&ctx->alloc, &list, n + 1) &&
            mc_array_reserve(&ctx->alloc, &ids, (size_t)count + 1);
  for (uint32_t i = 0; i < 4; i++) ok = ok && keys[i].index != MC_NONE;
  for (uint32_t i = 0; i < n && ok; i++) {
    McAttr axis = mc_attr_array_get(ctx, axes, i);
    mc_attr_integer_i64(ctx, param(ctx, axis, AXIS_SIZE), &value);
    McNamedAttr entries[2] = {{keys[2], param(ctx, axis, AXIS_NAME)}, {keys[3], mc_attr_integer(ctx, i64, value)}};
    McAttr one = entries[1].value.index == MC_NONE ? none : mc_attr_dictionary(ctx, entries, 2, NULL);
    ok = one.index != MC_NONE;
    list.ptr[list.len++] = one;
  }
  for (int64_t i = 0; i < count && ok; i++) {
    mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, devices, (uint32_t)i), &value);
    ids.ptr[ids.len++] = value;
  }
  McNamedAttr entries[2] = {{keys[0], ok ? mc_attr_array(ctx, list.ptr, list.len) : none}, {keys[1], none}};
  ok = ok && entries[0].value.index != MC_NONE;
  if (ok && count > 0) {
    McType type = mc_type_ranked_tensor(ctx, &count, 1, i64, none, NULL);
    if (type.index != MC_NONE) entries[1].value = mc_attr_dense_raw(ctx, type, ids.ptr, 8 * ids.len, NULL);
    ok = entries[1].value.index != MC_NONE;
  }
  McAttr made = ok ? mc_attr_dictionary(ctx, entries, count > 0 ? 2 : 1, NULL) : none;
  mc_array_fini(&ctx->alloc, &list);
  mc_array_fini(&ctx->alloc, &ids);
  return made;
}

static bool describe_meshes(Lift *l) {
  McContext *ctx = l->ctx;
  McIdent name = mc_ident(ctx, "stablehlo.mesh", 14);
  if (name.index == MC_NONE) return no_memory(l);
  for (McOp op = mc_block_first_op(ctx, l->block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (!mc_op_has_fact(ctx, op, MC_FACT_SDY_MESH) || mc_op_attribute(ctx, op, name).index != MC_NONE) continue;
    McAttr mesh = mc_attr_named(ctx, op, "mesh");
    if (!mc_is_defined_as(ctx, mesh.index, "sdy.mesh")) continue;
    McAttr made = description(ctx, mesh);
    if (made.index == MC_NONE || !mc_op_set_attribute(ctx, op, name, made)) return no_memory(l);
  }
  return true;
}

/* Those that can have shardings: meshes may be erased. */
static bool collect(Lift *l) {
  McWalk walk;
  mc_walk_init(l->ctx, &walk, l->run->op, false);
  for (McOp op; (op = mc_walk_next(l->ctx, &walk)).index != MC_NONE;) {
    if (mc_tick(&l->run->ticker)) return false;
    if (mc_op_has_fact(l->ctx, op, MC_FACT_SDY_MESH)) continue;
    if (!mc_array_push(&l->ctx->alloc, &l->ops, op)) return no_memory(l);
  }
  return true;
}

static bool lift_all(Lift *l) {
  static const char *const with_groups[] = {"stablehlo.all_gather", "stablehlo.all_reduce", "stablehlo.reduce_scatter",
                                            "stablehlo.all_to_all", "stablehlo.collective_broadcast"};
  if (!read_meshes(l)) return false;
  for (size_t i = 0; i < l->ops.len; i++) {
    if (!lift_op(l, l->ops.ptr[i])) return false;
  }
  for (size_t k = 0; k < MC_COUNT(with_groups); k++) {
    for (size_t i = 0; i < l->ops.len; i++) {
      if (mc_op_is(l->ctx, l->ops.ptr[i], with_groups[k]) && !lift_groups(l, l->ops.ptr[i])) return false;
    }
  }
  return describe_meshes(l);
}

bool mc_pass_sdy_lift_inlined_meshes(McPassRun *run) {
  McContext *ctx = run->ctx;
  McAlloc *alloc = &ctx->alloc;
  Lift l = {.run = run, .ctx = ctx};
  if (mc_op_num_regions(ctx, run->op) == 0) return true;
  l.block = mc_region_first_block(ctx, mc_op_region(ctx, run->op, 0));
  if (l.block.index == MC_NONE) return true;
  l.before = mc_block_first_op(ctx, l.block);
  bool ok = (mc_idmap_init(alloc, &l.names, 16) && mc_idmap_init(alloc, &l.symbols, 16)) || no_memory(&l);
  ok = ok && collect(&l);
  if (!ok) l.failed ? mc_pass_out_of_memory(run) : mc_pass_interrupted(run);
  mc_pass_begin_changes(run);
  ok = ok && (lift_all(&l) || mc_pass_out_of_memory(run));
  ok = mc_pass_end_changes(run) && ok;
  mc_idmap_fini(alloc, &l.names);
  mc_idmap_fini(alloc, &l.symbols);
  mc_array_fini(alloc, &l.ops);
  return ok;
}
