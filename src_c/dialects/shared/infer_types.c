/* infer_types.c - routines that infer types from the shapes of operands, for several dialects. */
#include "dialects/shared/infer_types.h"

#include "dialects/shared/routines.h"
#include "dialects/shared/shared.def"
#include "types/report.h"

/* --- numbers --- */

bool mc_infer_ints(const McInfer *in, uint32_t arg, McInts *out) {
  McAttr attr = mc_infer_attr(in, arg);
  const McRec *rec = attr.index == MC_NONE ? NULL : mc_rec(in->ctx, attr.index);
  if (rec == NULL || rec->kind != MC_ATTR_DENSE_ARRAY || !mc_type_is_integer(in->ctx, (McType){rec->words[0]}, 64)) {
    return mc_infer_fail(in, "a list of 64-bit integers is missing");
  }
  McStr data = mc_attr_dense_data(in->ctx, attr);
  if (!mc_ints_init(in->ctx, out, (uint32_t)(data.len / sizeof *out->ptr), in->diags)) return false;
  out->len = out->capacity;
  memcpy(out->ptr, data.ptr, out->len * sizeof *out->ptr);
  return true;
}

bool mc_infer_sizes_of(const McInfer *in, McType type, McInts *out) {
  return mc_ints_of_shape(in->ctx, out, type, in->diags);
}

/* --- parts of types --- */

uint32_t mc_infer_defined(const McInfer *in, const char *name, bool is_type, uint32_t value) {
  McIdent ident = mc_ident(in->ctx, name, strlen(name));
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(in->ctx, ident, is_type);
  if (def == NULL || def->record->num_params > 1) return mc_infer_fail(in, "%s is not defined", name), MC_NONE;
  return mc_defined_make(in->ctx, def, &value, in->loc, in->diags);
}

McType mc_infer_element(const McInfer *in, McType type) {
  bool has = mc_type_is_shaped(in->ctx, type) || mc_kind(in->ctx, type.index) == MC_TYPE_COMPLEX;
  if (has) return mc_type_element(in->ctx, type);
  if (in->diags != NULL) mc_infer_fail(in, "%s has no elements", mc_text_type(in->diags, type));
  return (McType){MC_NONE};
}

McType mc_infer_i1(const McInfer *in) { return mc_type_integer(in->ctx, 1, MC_SIGNLESS); }

McType mc_infer_ranked(const McInfer *in, uint32_t arg) {
  McType type = mc_infer_type(in, arg);
  if (type.index == MC_NONE || mc_type_has_rank(in->ctx, type)) return type;
  if (in->diags != NULL) mc_infer_fail(in, "%s has no rank", mc_text_type(in->diags, type));
  return (McType){MC_NONE};
}

static McType vector_like(const McInfer *in, McType type, const McInts *sizes, McType element) {
  uint32_t rank = mc_type_rank(in->ctx, type);
  uint8_t few[8], *scalable = rank <= MC_COUNT(few) ? few : mc_alloc(&in->ctx->alloc, rank);
  if (scalable == NULL) return mc_out_of_memory(in->diags), (McType){MC_NONE};
  for (uint32_t i = 0; i < rank; i++) scalable[i] = mc_type_dim_scalable(in->ctx, type, i);
  const uint8_t *flags = sizes->len == rank ? scalable : NULL;
  McType made = mc_type_vector(in->ctx, sizes->ptr, flags, sizes->len, element, in->diags);
  if (scalable != few) mc_free(&in->ctx->alloc, scalable, rank);
  return made;
}

McType mc_infer_like(const McInfer *in, McType type, const McInts *sizes, McType element) {
  McContext *ctx = in->ctx;
  McKind kind = mc_kind(ctx, type.index);
  if (kind != MC_TYPE_RANKED_TENSOR && kind != MC_TYPE_UNRANKED_TENSOR && kind != MC_TYPE_VECTOR) {
    if (in->diags != NULL) mc_infer_fail(in, "%s is neither a tensor nor a vector", mc_text_type(in->diags, type));
    return (McType){MC_NONE};
  }
  if (element.index == MC_NONE) element = mc_type_element(ctx, type);
  if (kind == MC_TYPE_UNRANKED_TENSOR) return mc_type_unranked_tensor(ctx, element, in->diags);
  McInts own;
  if (sizes == NULL && !mc_infer_sizes_of(in, type, &own)) return (McType){MC_NONE};
  const McInts *s = sizes == NULL ? &own : sizes;
  McType made = kind == MC_TYPE_VECTOR ? vector_like(in, type, s, element)
                                       : mc_type_ranked_tensor(ctx, s->ptr, s->len, element,
                                                               mc_type_encoding(ctx, type), in->diags);
  if (sizes == NULL) mc_ints_fini(in->ctx, &own);
  return made;
}

/* --- several operands --- */

/* Type `i` of those that a routine is about: the first of each argument's group, or without arguments all operands. */
static uint32_t num_types(const McInfer *in) { return in->num_args > 0 ? in->num_args : in->num_operands; }

static McType type_at(const McInfer *in, uint32_t i) {
  return in->num_args > 0 ? mc_infer_type(in, i) : mc_infer_operand(in, i);
}

/* One more type, of `rank` dimensions, which are the last of all. */
static bool broadcast(const McInfer *in, McInts *sizes, McType type) {
  uint32_t rank = mc_type_rank(in->ctx, type);
  for (uint32_t i = 0; i < rank; i++) {
    int64_t *size = &sizes->ptr[sizes->len - rank + i], other = mc_type_dim(in->ctx, type, i);
    if (other == 1 || other == *size) continue;
    if (*size == 1 || *size == MC_DYNAMIC) *size = other == MC_DYNAMIC ? MC_DYNAMIC : other;
    else if (other != MC_DYNAMIC) {
      return mc_infer_fail(in, "sizes %lld and %lld do not broadcast", (long long)*size, (long long)other);
    }
  }
  return true;
}

McType mc_infer_broadcast_to(const McInfer *in, McType element) {
  McContext *ctx = in->ctx;
  McType none = {MC_NONE};
  uint32_t count = num_types(in), rank = 0;
  bool all_ranked = true;
  for (uint32_t i = 0; i < count; i++) {
    McType type = type_at(in, i);
    if (type.index == MC_NONE) return none;
    if (element.index == MC_NONE) element = mc_infer_element(in, type);
    if (element.index == MC_NONE) return none;
    bool ranked = mc_is_ranked_tensor(ctx, type);
    all_ranked = all_ranked && ranked;
    if (ranked && mc_type_rank(ctx, type) > rank) rank = mc_type_rank(ctx, type);
  }
  if (count == 0) return mc_infer_fail(in, "there are no operands"), none;
  if (!all_ranked) return mc_type_unranked_tensor(ctx, element, in->diags);
  McInts sizes;
  if (!mc_ints_init(in->ctx, &sizes, rank, in->diags)) return none;
  for (; sizes.len < rank; sizes.len++) sizes.ptr[sizes.len] = 1;
  bool ok = true;
  for (uint32_t i = 0; ok && i < count; i++) ok = broadcast(in, &sizes, type_at(in, i));
  McType made = ok ? mc_type_ranked_tensor(ctx, sizes.ptr, rank, element, (McAttr){MC_NONE}, in->diags) : none;
  mc_ints_fini(in->ctx, &sizes);
  return made;
}

/* --- routines --- */

static bool push(const McInfer *in, McInferred *out, McType type) {
  return type.index != MC_NONE && mc_infer_push(in, out, type);
}

bool mc_infer_broadcast_i1(const McInfer *in, McInferred *out) {
  return push(in, out, mc_infer_broadcast_to(in, mc_infer_i1(in)));
}

bool mc_check_result_types(const McRoutineCheck *c) { return mc_check_inferred_types(c, NULL); }
