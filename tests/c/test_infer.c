/* Types of results that definitions infer: with operands and attributes that fit, and with any others.
 *
 * Reads the words of dialects from python/mlircore/compiled, which the build writes. */
#include "defs/infer.h"
#include "defs/dialect_def.h"

#include "check.h"

/* --- dialects --- */

static McLoad load_compiled(void *data, McContext *ctx, const char *name, size_t len) {
  (void)data;
  char path[200];
  snprintf(path, sizeof path, "python/mlircore/compiled/%.*s", (int)len, name);
  FILE *file = fopen(path, "rb");
  if (file == NULL) return MC_LOAD_NONE;
  while (fgetc(file) != '\n') CHECK(!feof(file)); /* a line about the file comes first */
  size_t count = 0, room = 1 << 16;
  uint32_t *words = malloc(room * sizeof *words);
  for (uint32_t word; fread(&word, sizeof word, 1, file) == 1; words[count++] = word) {
    if (count == room) words = realloc(words, (room *= 2) * sizeof *words);
  }
  fclose(file);
  McDiags *diags = mc_diags_new(ctx);
  bool ok = count > 0 && mc_dialect_define(ctx, words, count, diags);
  if (count > 0 && !ok) fprintf(stderr, "%s: %s\n", path, mc_diags_get(diags, 0).message);
  CHECK(ok || count == 0);
  mc_diags_free(diags);
  free(words);
  return ok ? MC_LOAD_DONE : MC_LOAD_NONE;
}

static McContext *new_context(void) {
  McContext *ctx = mc_context_new();
  mc_context_set_dialect_loader(ctx, load_compiled, NULL);
  mc_context_allow_unregistered(ctx, true);
  return ctx;
}

/* --- one inference --- */

typedef struct Case {
  const char *op, *types, *properties; /* types separated by "; " */
  const char *want;                    /* types likewise, or after "!" a message */
} Case;

static McType type_of(McContext *ctx, const char *text, size_t len) {
  char copy[200];
  snprintf(copy, sizeof copy, "%.*s", (int)len, text);
  McType type = mc_parse_type(ctx, copy, len, MC_SYNTAX_MODERN, NULL);
  CHECK(type.index != MC_NONE);
  return type;
}

static McAttr attr_of(McContext *ctx, const char *text) {
  McAttr attr = mc_parse_attr(ctx, text, strlen(text), (McType){MC_NONE}, MC_SYNTAX_MODERN, NULL);
  CHECK(attr.index != MC_NONE);
  return attr;
}

static size_t types_of(McContext *ctx, const char *text, McType *types) {
  size_t count = 0;
  while (*text != 0) {
    const char *end = strstr(text, "; ");
    size_t len = end == NULL ? strlen(text) : (size_t)(end - text);
    types[count++] = type_of(ctx, text, len);
    text += end == NULL ? len : len + 2;
  }
  return count;
}

/* An operation without a definition, whose results are operands of others. */
static McOp make_values(McContext *ctx, const McType *types, size_t count) {
  McOpState state = {.name = mc_op_name(ctx, "t.values", 8), .loc = mc_loc_unknown(ctx), .results = types};
  state.num_results = count;
  McOp op = mc_op_create(ctx, &state);
  CHECK(op.index != MC_NONE);
  return op;
}

static void infers(McContext *ctx, const Case *t) {
  McType types[16], want[16];
  McValue values[16];
  size_t count = types_of(ctx, t->types, types);
  McOp op = make_values(ctx, types, count);
  for (uint32_t i = 0; i < count; i++) values[i] = mc_op_result(ctx, op, i);
  McOpState state = {.name = mc_op_name(ctx, t->op, strlen(t->op)), .loc = mc_loc_unknown(ctx), .operands = values};
  state.num_operands = count;
  McDiags *diags = mc_diags_new(ctx);
  if (t->properties != NULL) {
    state.properties = attr_of(ctx, t->properties);
  }
  McInferred inferred;
  bool ok = mc_op_infer_types(ctx, &state, &inferred, diags);
  if (t->want[0] == '!') {
    CHECK(!ok && mc_diags_count(diags) == 1);
    CHECK_TEXT(mc_diags_get(diags, 0).message, t->want + 1);
  } else {
    if (!ok) fprintf(stderr, "%s: %s\n", t->op, mc_diags_get(diags, 0).message);
    CHECK(ok && mc_diags_count(diags) == 0);
    size_t num_wanted = types_of(ctx, t->want, want);
    CHECK(inferred.len == num_wanted);
    for (size_t i = 0; i < num_wanted; i++) CHECK(inferred.ptr[i].index == want[i].index);
  }
  mc_inferred_fini(ctx, &inferred);
  mc_diags_free(diags);
  mc_op_erase(ctx, op);
}

static const Case cases[] = {
    {"arith.addi", "i32; i32", NULL, "i32"},
    {"arith.cmpi", "vector<4xi32>; vector<4xi32>", NULL, "vector<4xi1>"},
    {"stablehlo.add", "tensor<2x?xf32>; tensor<?x3xf32>", NULL, "tensor<2x3xf32>"},
    {"stablehlo.add", "tensor<2x?xf32>; tensor<2x?xf32>", NULL, "tensor<2x?xf32>"},
    {"stablehlo.select", "tensor<i1>; tensor<?xf32>; tensor<3xf32>", NULL, "tensor<3xf32>"},
    {"stablehlo.replica_id", "", NULL, "tensor<ui32>"},
    {"stablehlo.optimization_barrier", "tensor<1xf32>; tensor<2xf32>", NULL, "tensor<1xf32>; tensor<2xf32>"},
    {"chlo.broadcast_compare", "tensor<2x1xf32>; tensor<?x3xf32>", NULL, "tensor<2x3xi1>"},
    {"chlo.broadcast_add", "tensor<2x1xf32>; tensor<*xf32>", NULL, "tensor<*xf32>"},
    {"vector.to_elements", "vector<2x5xf32>", NULL, "f32; f32; f32; f32; f32; f32; f32; f32; f32; f32"},
    {"vector.deinterleave", "vector<2x[4]xf32>", NULL, "vector<2x[2]xf32>; vector<2x[2]xf32>"},
    {"memref.extract_strided_metadata", "memref<2x?xf32, 3>", NULL,
     "memref<f32, 3>; index; index; index; index; index"},
    {"stablehlo.transpose", "tensor<2x?xf32>", "{permutation = array<i64: 1, 0>}", "tensor<?x2xf32>"},
    {"stablehlo.transpose", "tensor<4x?xf32, #stablehlo.bounds<?, 8>>", "{permutation = array<i64: 1, 0>}",
     "tensor<?x4xf32, #stablehlo.bounds<8, ?>>"},
    {"stablehlo.dynamic_slice", "tensor<?xf32, #stablehlo.bounds<8>>; tensor<i32>", "{slice_sizes = array<i64: 1>}",
     "tensor<1xf32>"},
    {"stablehlo.concatenate", "tensor<?x?xf32, #stablehlo.bounds<3, 8>>; tensor<4x?xf32, #stablehlo.bounds<?, 5>>",
     "{dimension = 0 : i64}", "tensor<?x?xf32, #stablehlo.bounds<7, 5>>"},
    /* no operands */
    {"stablehlo.add", "", NULL, "!there are no operands"},
    {"chlo.broadcast_add", "", NULL, "!'lhs' is missing"},
    {"stablehlo.transpose", "", "{permutation = array<i64: 1, 0>}", "!'operand' is missing"},
    {"arith.addi", "", NULL, "!the operands do not match its definition"},
    {"arith.addi", "i32; i32; i32", NULL, "!the operands do not match its definition"},
    /* attributes of other kinds */
    {"arith.constant", "", NULL, "!'value' is missing"},
    {"stablehlo.transpose", "tensor<2x?xf32>", "{permutation = array<i32: 1, 0>}",
     "!a list of 64-bit integers is missing"},
    {"stablehlo.transpose", "tensor<2x?xf32>", "{permutation = unit}", "!a list of 64-bit integers is missing"},
    {"stablehlo.transpose", "tensor<2x?xf32>", "{permutation = array<i64: 1, 2>}", "!there is no dimension 2"},
    {"stablehlo.concatenate", "tensor<2xf32>", "{dimension = \"a\"}", "!'dimension' is not an integer of 64 bits"},
    {"stablehlo.concatenate", "tensor<2xf32>", "{dimension = -1 : i64}", "!there is no dimension -1"},
    /* shapes that do not fit */
    {"stablehlo.transpose", "tensor<*xf32>", "{permutation = array<i64: 1, 0>}", "!tensor<*xf32> has no rank"},
    {"stablehlo.transpose", "i32", "{permutation = array<i64: 1, 0>}", "!i32 has no rank"},
    {"stablehlo.add", "tensor<2xf32>; tensor<2x3xf32>", NULL, "!the operands differ in rank"},
    {"chlo.broadcast_add", "tensor<2xf32>; tensor<3xf32>", NULL, "!sizes 2 and 3 do not broadcast"},
    {"chlo.broadcast_add", "i32; tensor<3xf32>", NULL, "!i32 has no elements"},
    {"stablehlo.abs", "i32", NULL, "!i32 has no elements"},
    {"stablehlo.is_finite", "i32", NULL, "!i32 is neither a tensor nor a vector"},
    {"vector.to_elements", "i32", NULL, "!ElementTypes cannot convert i32"},
    /* definitions that do not infer */
    {"stablehlo.convert", "tensor<2xf32>", NULL, "!its definition has no rule"},
    {"t.unknown", "", NULL, "!the operation is not registered"},
};

static void each_case_is_inferred_or_refused(void) {
  McContext *ctx = new_context();
  for (size_t i = 0; i < MC_COUNT(cases); i++) infers(ctx, &cases[i]);
  mc_context_free(ctx);
}

/* --- anything at all --- */

static const char *const some_types[] = {
    "i32", "f32", "index", "tensor<*xf32>", "tensor<f32>", "tensor<2x?xf32>", "tensor<3xi64>", "tensor<1x4x6xf32>",
    "tensor<2xcomplex<f32>>", "tensor<4xf32, #stablehlo.bounds<?>>", "vector<4x[8]xf32>", "vector<f32>", "vector<6xi1>",
    "memref<2x?xf32>", "memref<*xf32>", "tuple<i32, f32>", "!shape.size", "!shape.shape", "!shape.value_shape",
    "tensor<?xindex>", "tensor<3xindex>", "!tosa.shape<2>", "tensor<2x!quant.uniform<i8:f32, 0.5>>", "none"};
static const char *const some_attrs[] = {
    "unit", "\"text\"", "i32", "-1 : i64", "0 : i64", "1 : i64", "100 : i64", "9223372036854775807 : i64", "1 : i32",
    "array<i64>", "array<i64: 1, 0>", "array<i64: 0, 1, 2>", "array<i64: -3, 5>", "array<i32: 1>", "array<i1: true>",
    "dense<[1, 2]> : tensor<2xi64>", "dense<1.0> : tensor<2x3xf32>", "1.5 : f32", "[1, 2]", "{a = 1 : i32}", "@symbol",
    "#stablehlo<fft_type RFFT>", "#stablehlo<fft_type IRFFT>", "array<i64: 1>",
    "#stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>",
    "#stablehlo.gather<offset_dims = [9], index_vector_dim = -4>", "#stablehlo.bounds<?>"};

static uint32_t next(uint32_t *seed) {
  *seed = *seed * 1664525u + 1013904223u;
  return *seed >> 8;
}

/* Operands and attributes at random: types, or a message. */
static void try_anything(McContext *ctx, const McOpDef *def, uint32_t *seed, const McType *types, const McAttr *attrs,
                         size_t *num_inferred) {
  McType chosen[6];
  McValue values[6];
  McNamedAttr entries[40];
  size_t count = next(seed) % MC_COUNT(chosen), num_entries = 0;
  if (next(seed) % 2 == 0) count = def->op->num_operands < 6 ? def->op->num_operands : 6;
  for (size_t i = 0; i < count; i++) {
    bool same = i > 0 && next(seed) % 3 != 0;
    chosen[i] = same ? chosen[i - 1] : types[next(seed) % MC_COUNT(some_types)];
  }
  for (uint32_t i = 0; i < def->op->num_attrs && num_entries < MC_COUNT(entries); i++) {
    if (next(seed) % 8 == 0) continue;
    entries[num_entries++] =
        (McNamedAttr){{mc_def_attrs(def)[i].name}, attrs[next(seed) % MC_COUNT(some_attrs)]};
  }
  McOp op = make_values(ctx, chosen, count);
  for (uint32_t i = 0; i < count; i++) values[i] = mc_op_result(ctx, op, i);
  McOpState state = {.name = def->name, .loc = mc_loc_unknown(ctx), .operands = values, .num_operands = count};
  McAttr dictionary = mc_attr_dictionary(ctx, entries, num_entries, NULL);
  if (next(seed) % 2 == 0) state.properties = dictionary;
  else state.attrs = dictionary;
  McDiags *diags = mc_diags_new(ctx);
  McInferred inferred;
  if (mc_op_infer_types(ctx, &state, &inferred, diags)) {
    CHECK(!mc_diags_has_error(diags));
    for (size_t i = 0; i < inferred.len; i++) CHECK(mc_kind(ctx, inferred.ptr[i].index) < MC_ATTR_INTEGER);
    (*num_inferred)++;
  } else {
    CHECK(mc_diags_has_error(diags) && mc_diags_get(diags, 0).message_len > 0);
    CHECK(strcmp(mc_diags_get(diags, 0).message, "out of memory") != 0);
  }
  mc_inferred_fini(ctx, &inferred);
  mc_diags_free(diags);
  mc_op_erase(ctx, op);
}

static void anything_is_inferred_or_refused(void) {
  static const char *const dialects[] = {"arith",  "bufferization", "chlo",    "memref", "shape",
                                         "tensor", "sparse_tensor", "stablehlo", "tosa", "vector",
                                         "scf",    "affine",        "complex", "llvm",   "linalg"};
  McContext *ctx = new_context();
  McType types[MC_COUNT(some_types)];
  McAttr attrs[MC_COUNT(some_attrs)];
  for (size_t i = 0; i < MC_COUNT(some_types); i++) types[i] = type_of(ctx, some_types[i], strlen(some_types[i]));
  for (size_t i = 0; i < MC_COUNT(some_attrs); i++) attrs[i] = attr_of(ctx, some_attrs[i]);
  uint32_t seed = 1, num_ops = 0;
  size_t num_inferred = 0;
  for (size_t i = 0; i < MC_COUNT(dialects); i++) {
    CHECK(mc_context_load_dialect(ctx, dialects[i], strlen(dialects[i])));
    const McDialectDef *dialect = mc_dialect_of_prefix(ctx, dialects[i], strlen(dialects[i]));
    for (uint32_t k = 0; k < dialect->num_entries; k++) {
      const McOpDef *def = &dialect->entries[k].def;
      if (def->op->num_infer == 0) continue;
      num_ops++;
      bool routine = (def->words[def->op->infer] & 0xFF) == MC_I_ROUTINE;
      for (int n = 0; n < (routine ? 300 : 20); n++) try_anything(ctx, def, &seed, types, attrs, &num_inferred);
    }
  }
  CHECK(num_ops > 250 && num_inferred > 1000); /* of this test, not of the core */
  mc_context_free(ctx);
}

/* --- out of memory --- */

static void running_out_of_memory_is_reported(void) {
  for (long long n = 0;; n++) {
    McContext *ctx = new_context();
    McType type = type_of(ctx, "vector<40xf32>", 14);
    McOp op = make_values(ctx, &type, 1);
    McValue value = mc_op_result(ctx, op, 0);
    McOpState state = {.name = mc_op_name(ctx, "vector.to_elements", 18), .loc = mc_loc_unknown(ctx)};
    state.operands = &value;
    state.num_operands = 1;
    McDiags *diags = mc_diags_new(ctx);
    McInferred inferred;
    mc_context_fail_allocation_after(ctx, n);
    bool ok = mc_op_infer_types(ctx, &state, &inferred, diags);
    mc_context_fail_allocation_after(ctx, -1);
    CHECK(ok ? inferred.len == 40 : mc_diags_count(diags) > 0);
    mc_inferred_fini(ctx, &inferred);
    mc_diags_free(diags);
    mc_context_free(ctx);
    if (ok) break;
  }
}

int main(void) {
  each_case_is_inferred_or_refused();
  anything_is_inferred_or_refused();
  running_out_of_memory_is_reported();
  return 0;
}
