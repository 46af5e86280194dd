/* test_types.c - builtin types: identity, readers, and every rule in mlir-opt's words. */
#include "check.h"
#include "mlircore.h"

static McContext *ctx;
static McDiags *diags;
static const McAttr no_attr = {MC_NONE};

/* The constructor refused, with this message. */
static void refused(McType type, const char *message) {
  CHECK(type.index == MC_NONE && mc_diags_count(diags) == 1);
  CHECK_TEXT(mc_diags_get(diags, 0).message, message);
  mc_diags_clear(diags);
}

static McType tensor(int64_t dim, McType element) {
  return mc_type_ranked_tensor(ctx, &dim, 1, element, no_attr, diags);
}

static McType memref(size_t rank, McAttr layout, McAttr space) {
  static const int64_t dims[3] = {4, MC_DYNAMIC, 0};
  return mc_type_memref(ctx, dims, rank, mc_type_float(ctx, MC_F32), layout, space, diags);
}

static void scalars(void) {
  for (uint32_t width = 0; width < 130; width++) {
    McType plain = mc_type_integer(ctx, width, MC_SIGNLESS), s = mc_type_integer(ctx, width, MC_SIGNED);
    CHECK(plain.index != MC_NONE && plain.index != s.index && mc_type_is_integer(ctx, plain, width));
    CHECK(!mc_type_is_integer(ctx, s, width) && mc_type_integer_width(ctx, s) == width &&
          mc_type_bit_width(ctx, s) == width);
    CHECK(mc_type_integer_signedness(ctx, s) == MC_SIGNED &&
          mc_type_integer(ctx, width, MC_SIGNLESS).index == plain.index);
  }
  CHECK(mc_type_integer(ctx, MC_MAX_INTEGER_WIDTH, MC_UNSIGNED).index != MC_NONE);
  CHECK(mc_type_integer(ctx, MC_MAX_INTEGER_WIDTH + 1, MC_SIGNLESS).index == MC_NONE);
  for (int kind = 0; kind < MC_NUM_FLOAT_KINDS; kind++) {
    McType t = mc_type_float(ctx, (McFloatKind)kind);
    CHECK(mc_kind(ctx, t.index) == MC_TYPE_FLOAT && (int)mc_type_float_kind(ctx, t) == kind);
  }
  CHECK(mc_type_bit_width(ctx, mc_type_float(ctx, MC_TF32)) == 19 &&
        mc_type_bit_width(ctx, mc_type_float(ctx, MC_F80)) == 80);
  CHECK(mc_kind(ctx, mc_type_index(ctx).index) == MC_TYPE_INDEX &&
        mc_kind(ctx, mc_type_none(ctx).index) == MC_TYPE_NONE);
  CHECK(!mc_type_is_shaped(ctx, mc_type_index(ctx)) && mc_type_element(ctx, mc_type_index(ctx)).index == MC_NONE);
}

static void complexes(void) {
  McType f32 = mc_type_float(ctx, MC_F32);
  McType c = mc_type_complex(ctx, f32, diags);
  CHECK(mc_type_element(ctx, c).index == f32.index && mc_type_bit_width(ctx, c) == 0);
  CHECK(mc_type_complex(ctx, mc_type_integer(ctx, 7, MC_SIGNED), diags).index != MC_NONE);
  refused(mc_type_complex(ctx, c, diags), "invalid element type for complex");
  refused(mc_type_complex(ctx, mc_type_index(ctx), diags), "invalid element type for complex");
  CHECK(mc_type_complex(ctx, c, NULL).index == MC_NONE);
}

static void functions_and_tuples(void) {
  McType t[40];
  for (uint32_t i = 0; i < 40; i++) t[i] = mc_type_integer(ctx, i + 1, MC_SIGNLESS);
  McType f = mc_type_function(ctx, t, 3, t + 3, 2);
  CHECK(mc_type_num_inputs(ctx, f) == 3 && mc_type_num_results(ctx, f) == 2);
  CHECK(mc_type_input(ctx, f, 2).index == t[2].index && mc_type_result(ctx, f, 1).index == t[4].index);
  CHECK(mc_type_function(ctx, t, 2, t + 2, 3).index != f.index &&
        mc_type_function(ctx, t, 3, t + 3, 2).index == f.index);
  CHECK(mc_type_num_inputs(ctx, mc_type_function(ctx, NULL, 0, NULL, 0)) == 0);
  McType large[300];
  for (int i = 0; i < 300; i++) large[i] = t[i % 40];
  McType wide = mc_type_function(ctx, large, 200, large + 200, 100);
  CHECK(mc_type_num_results(ctx, wide) == 100 && mc_type_result(ctx, wide, 99).index == large[299].index);
  McType tuple = mc_type_tuple(ctx, t, 40);
  CHECK(mc_type_num_results(ctx, tuple) == 40 && mc_type_result(ctx, tuple, 39).index == t[39].index);
  CHECK(mc_type_num_results(ctx, mc_type_tuple(ctx, NULL, 0)) == 0);
}

static void tensors(void) {
  McType f32 = mc_type_float(ctx, MC_F32);
  int64_t dims[20];
  for (int i = 0; i < 20; i++) dims[i] = i == 7 ? MC_DYNAMIC : i + 1;
  McType t = mc_type_ranked_tensor(ctx, dims, 20, f32, mc_attr_unit(ctx), diags);
  CHECK(mc_type_is_shaped(ctx, t) && mc_type_has_rank(ctx, t) && mc_type_rank(ctx, t) == 20 &&
        !mc_type_has_static_shape(ctx, t));
  for (uint32_t i = 0; i < 20; i++) CHECK(mc_type_dim(ctx, t, i) == dims[i]);
  CHECK(mc_type_encoding(ctx, t).index == mc_attr_unit(ctx).index && mc_type_element(ctx, t).index == f32.index);
  CHECK(mc_type_ranked_tensor(ctx, dims, 20, f32, no_attr, diags).index != t.index);
  int64_t count;
  CHECK(!mc_type_num_elements(ctx, t, &count));
  CHECK(mc_type_num_elements(ctx, mc_type_ranked_tensor(ctx, dims, 7, f32, no_attr, diags), &count) && count == 5040);
  CHECK(mc_type_num_elements(ctx, mc_type_ranked_tensor(ctx, NULL, 0, f32, no_attr, diags), &count) && count == 1);
  const int64_t huge[3] = {INT64_MAX, INT64_MAX, 0};
  CHECK(!mc_type_num_elements(ctx, mc_type_ranked_tensor(ctx, huge, 2, f32, no_attr, diags), &count));
  CHECK(mc_type_num_elements(ctx, mc_type_ranked_tensor(ctx, huge, 3, f32, no_attr, diags), &count) && count == 0);
  McType unranked = mc_type_unranked_tensor(ctx, f32, diags);
  CHECK(mc_type_is_shaped(ctx, unranked) && !mc_type_has_rank(ctx, unranked) &&
        !mc_type_has_static_shape(ctx, unranked));
  CHECK(tensor(4, mc_type_complex(ctx, f32, NULL)).index != MC_NONE && tensor(0, mc_type_index(ctx)).index != MC_NONE);
  CHECK(tensor(4, mc_type_opaque(ctx, mc_ident(ctx, "foo", 3), "bar", 3)).index != MC_NONE);
  CHECK(tensor(4, mc_type_vector(ctx, dims, NULL, 1, f32, NULL)).index != MC_NONE);
  refused(tensor(-1, f32), "invalid tensor dimension size");
  refused(tensor(4, mc_type_none(ctx)), "invalid tensor element type: 'none'");
  refused(tensor(4, tensor(4, f32)), "invalid tensor element type: 'tensor<4xf32>'");
  refused(mc_type_unranked_tensor(ctx, mc_type_tuple(ctx, NULL, 0), diags), "invalid tensor element type: 'tuple<>'");
}

static void vectors(void) {
  const int64_t dims[3] = {4, 8, 2};
  const uint8_t scalable[3] = {0, 1, 0}, none[3] = {0, 0, 0};
  McType f32 = mc_type_float(ctx, MC_F32);
  McType plain = mc_type_vector(ctx, dims, NULL, 3, f32, diags), s = mc_type_vector(ctx, dims, scalable, 3, f32, diags);
  CHECK(plain.index != s.index && mc_type_vector(ctx, dims, none, 3, f32, diags).index == plain.index);
  CHECK(mc_type_dim_scalable(ctx, s, 1) && !mc_type_dim_scalable(ctx, s, 2) && !mc_type_dim_scalable(ctx, plain, 1));
  CHECK(!mc_type_dim_scalable(ctx, tensor(4, f32), 0) && mc_type_dim(ctx, s, 2) == 2);
  CHECK(mc_type_rank(ctx, mc_type_vector(ctx, NULL, NULL, 0, mc_type_index(ctx), diags)) == 0);
  static const char *const interface = "failed to verify 'elementType': VectorElementTypeInterface instance";
  refused(mc_type_vector(ctx, dims, NULL, 1, plain, diags), interface);
  refused(mc_type_vector(ctx, dims, NULL, 1, mc_type_complex(ctx, f32, NULL), diags), interface);
  refused(mc_type_vector(ctx, dims, NULL, 1, mc_type_opaque(ctx, mc_ident(ctx, "foo", 3), "bar", 3), diags), interface);
  const int64_t zero[2] = {4, 0}, dynamic = MC_DYNAMIC;
  refused(mc_type_vector(ctx, zero, NULL, 2, f32, diags),
          "vector types must have positive constant sizes but got 4, 0");
  CHECK(mc_type_vector(ctx, &dynamic, NULL, 1, f32, diags).index == MC_NONE);
  mc_diags_clear(diags);
}

static McAttr map_attr(uint32_t num_dims, const uint32_t *results, size_t count) {
  McAffineExpr exprs[4];
  for (size_t i = 0; i < count; i++) exprs[i] = mc_affine_dim(ctx, results[i]);
  return mc_attr_affine_map(ctx, mc_affine_map(ctx, num_dims, 0, exprs, count));
}

static void memrefs(void) {
  const uint32_t identity[2] = {0, 1}, swapped[2] = {1, 0};
  McType plain = memref(2, no_attr, no_attr);
  CHECK(mc_type_layout(ctx, plain).index == MC_NONE && mc_type_memory_space(ctx, plain).index == MC_NONE);
  CHECK(memref(2, map_attr(2, identity, 2), no_attr).index == plain.index);
  McAttr transposed = map_attr(2, swapped, 2);
  CHECK(mc_type_layout(ctx, memref(2, transposed, no_attr)).index == transposed.index);
  refused(memref(3, transposed, no_attr), "memref layout mismatch between rank and affine map: 3 != 2");
  refused(memref(1, map_attr(2, identity, 2), no_attr), "memref layout mismatch between rank and affine map: 1 != 2");
  const int64_t strides[2] = {1, MC_DYNAMIC};
  McAttr strided = mc_attr_strided_layout(ctx, 0, strides, 2);
  CHECK(mc_type_layout(ctx, memref(2, strided, no_attr)).index == strided.index);
  refused(memref(3, strided, no_attr), "expected the number of strides to match the rank");

  McType i32 = mc_type_integer(ctx, 32, MC_SIGNLESS), i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  CHECK(memref(2, no_attr, mc_attr_integer(ctx, i64, 0)).index == plain.index);
  CHECK(memref(2, no_attr, mc_attr_integer(ctx, i32, 0)).index == plain.index);
  CHECK(memref(2, no_attr, mc_attr_bool(ctx, false)).index == plain.index);
  McAttr one = mc_attr_integer(ctx, i64, 1), text = mc_attr_string(ctx, "x", 1, (McType){MC_NONE});
  CHECK(mc_type_memory_space(ctx, memref(2, no_attr, one)).index == one.index);
  CHECK(mc_type_memory_space(ctx, memref(2, strided, text)).index == text.index);
  refused(memref(2, no_attr, mc_attr_unit(ctx)), "unsupported memory space Attribute");
  refused(memref(2, no_attr, mc_attr_opaque(ctx, mc_ident(ctx, "foo", 3), "bar", 3, (McType){MC_NONE})),
          "unsupported memory space Attribute");
  refused(memref(2, mc_attr_unit(ctx), no_attr), "invalid memref layout: unit");

  McType f32 = mc_type_float(ctx, MC_F32);
  McType unranked = mc_type_unranked_memref(ctx, f32, one, diags);
  CHECK(mc_type_memory_space(ctx, unranked).index == one.index && mc_type_element(ctx, unranked).index == f32.index);
  CHECK(mc_type_memory_space(ctx, mc_type_unranked_memref(ctx, unranked, no_attr, diags)).index == MC_NONE);
  refused(mc_type_unranked_memref(ctx, f32, mc_attr_unit(ctx), diags), "unsupported memory space Attribute");
  refused(mc_type_unranked_memref(ctx, mc_type_none(ctx), no_attr, diags), "invalid memref element type");
  const int64_t negative = -2;
  refused(mc_type_memref(ctx, &negative, 1, f32, no_attr, no_attr, diags), "invalid memref size");
  refused(mc_type_memref(ctx, NULL, 0, tensor(4, f32), no_attr, no_attr, diags), "invalid memref element type");
}

static void opaque_types(void) {
  McIdent foo = mc_ident(ctx, "foo", 3);
  McType t = mc_type_opaque(ctx, foo, "bar<1>", 6);
  CHECK(mc_type_opaque_dialect(ctx, t).index == foo.index && mc_type_opaque_body(ctx, t).len == 6);
  CHECK_TEXT(mc_type_opaque_body(ctx, t).ptr, "bar<1>");
  CHECK(mc_type_opaque(ctx, foo, "bar<2>", 6).index != t.index &&
        mc_type_opaque(ctx, foo, "bar<1>", 6).index == t.index);
  CHECK_TEXT(mc_type_opaque_body(ctx, mc_type_opaque(ctx, foo, "", 0)).ptr, "");
}

static void nesting_has_a_limit(void) {
  McType t = mc_type_float(ctx, MC_F32);
  while (t.index != MC_NONE) t = mc_type_memref(ctx, NULL, 0, t, no_attr, no_attr, diags);
  refused(t, "nesting is deeper than 10000 levels");
}

/* Makes one of everything; returns how many failed. */
static int make_types(McContext *fresh) {
  McType f32 = mc_type_float(fresh, MC_F32);
  int64_t dims[60];
  McType many[60];
  for (int i = 0; i < 60; i++) dims[i] = i, many[i] = f32;
  const int64_t one = 1, bad = -1;
  McDiags *messages = mc_diags_new(fresh);
  int failures = messages == NULL;
  failures += mc_type_integer(fresh, 999, MC_SIGNED).index == MC_NONE;
  failures += mc_type_complex(fresh, f32, messages).index == MC_NONE;
  failures += mc_type_function(fresh, many, 30, many, 30).index == MC_NONE;
  failures += mc_type_tuple(fresh, many, 60).index == MC_NONE;
  failures += mc_type_ranked_tensor(fresh, dims, 60, f32, (McAttr){MC_NONE}, messages).index == MC_NONE;
  failures += mc_type_unranked_tensor(fresh, f32, messages).index == MC_NONE;
  failures += mc_type_vector(fresh, &one, NULL, 1, f32, messages).index == MC_NONE;
  failures += mc_type_memref(fresh, dims, 60, f32, (McAttr){MC_NONE}, (McAttr){MC_NONE}, messages).index == MC_NONE;
  failures += mc_type_unranked_memref(fresh, f32, (McAttr){MC_NONE}, messages).index == MC_NONE;
  failures += mc_type_opaque(fresh, mc_ident(fresh, "d", 1), "body", 4).index == MC_NONE;
  CHECK(failures == 0 || messages == NULL || mc_diags_count(messages) <= 1);
  mc_type_ranked_tensor(fresh, &one, 1, mc_type_none(fresh), (McAttr){MC_NONE}, messages);
  mc_type_vector(fresh, &bad, NULL, 1, f32, messages);
  CHECK(messages == NULL || mc_diags_has_error(messages));
  mc_diags_free(messages);
  return failures;
}

static void every_allocation_may_fail(void) {
  for (long long n = 0; n < 60; n++) {
    McContext *fresh = mc_context_new();
    size_t live = mc_context_live_bytes(fresh);
    mc_context_fail_allocation_after(fresh, n);
    CHECK(make_types(fresh) <= 1);
    CHECK(mc_context_live_bytes(fresh) >= live);
    mc_context_fail_allocation_after(fresh, -1);
    CHECK(make_types(fresh) == 0);
    mc_context_free(fresh);
  }
}

int main(void) {
  ctx = mc_context_new();
  diags = mc_diags_new(ctx);
  CHECK(ctx != NULL && diags != NULL);
  scalars();
  complexes();
  functions_and_tuples();
  tensors();
  vectors();
  memrefs();
  opaque_types();
  nesting_has_a_limit();
  CHECK(mc_diags_count(diags) == 0);
  mc_diags_free(diags);
  mc_context_free(ctx);
  every_allocation_may_fail();
  return 0;
}
