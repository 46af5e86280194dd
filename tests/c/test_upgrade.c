/* test_upgrade.c - operations of old generations: their new forms, messages with places, every allocation failing. The
 * dialects are those that the build has compiled; without them the tests do nothing. */
#include "dialects.h"

#define MAX_PROGRAM (4u << 20)

/* The words after the first line of a compiled dialect's file; the caller frees them. NULL: there is no file. */
static uint32_t *read_program(const char *name, size_t len, size_t *count) {
  char path[256];
  if (len > 100) return NULL;
  snprintf(path, sizeof path, "python/mlircore/compiled/%.*s", (int)len, name);
  FILE *file = fopen(path, "rb");
  if (file == NULL) return NULL;
  for (int c = fgetc(file); c != EOF && c != '\n';) c = fgetc(file);
  uint32_t *words = malloc(MAX_PROGRAM);
  *count = fread(words, 4, MAX_PROGRAM / 4, file);
  fclose(file);
  return words;
}

static McLoad load_compiled(void *data, McContext *ctx, const char *name, size_t len) {
  (void)data;
  size_t count;
  uint32_t *words = read_program(name, len, &count);
  bool found = words != NULL && count > 0, ok = found && mc_dialect_define(ctx, words, count, NULL);
  free(words);
  return !found ? MC_LOAD_NONE : ok ? MC_LOAD_DONE : MC_LOAD_FAILED;
}

static McContext *new_context(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  mc_context_set_dialect_loader(ctx, load_compiled, NULL);
  mc_context_allow_unregistered(ctx, true);
  return ctx;
}

static McOp parse(McContext *ctx, const char *text, McDiags *diags) {
  McParseOptions options = {.source_name = "t", .source_name_len = 1, .verify = true, .syntax = MC_SYNTAX_AUTO};
  return mc_parse(ctx, text, strlen(text), &options, diags);
}

/* The printed form of `text`, or its messages; the caller frees it. */
static char *upgraded(McContext *ctx, const char *text) {
  McDiags *diags = mc_diags_new(ctx);
  McOp op = parse(ctx, text, diags);
  if (op.index == MC_NONE) {
    char *messages = rendered(diags);
    mc_diags_free(diags);
    return messages;
  }
  McPrintOptions print;
  mc_print_options_init(&print);
  McBuf *buf = mc_buf_new();
  CHECK(mc_print_op(ctx, op, &print, buf) && mc_check(ctx, diags));
  char *out = calloc(mc_buf_contents(buf).len + 1, 1);
  memcpy(out, mc_buf_contents(buf).ptr, mc_buf_contents(buf).len);
  mc_buf_delete(buf);
  mc_op_erase(ctx, op);
  mc_diags_free(diags);
  return out;
}

static const char *const old =
    "#m = affine_map<(i, j)[s0] -> (i + s0, j)>\n"
    "func @f(%A: memref<16x?xf32>, %B: memref<16x16xf32>, %n: index, %u: tensor<*xi32>, %c: i1) -> index {\n"
    "  %0 = dim %A, 1 : memref<16x?xf32>\n"
    "  %1 = view memref<4x?xf32, #m> (%n) [%0] %A : memref<16x?xf32>\n"
    "  %2 = reshape %B : memref<16x16xf32> () : memref<32x8xf32>\n"
    "  %3 = affine_apply affine_map<(d0) -> (d0, d0 + 1)>(%n)\n"
    "  %4 = extract_element %u[%3#0, %3#1] : tensor<*xi32>\n"
    "  %5 = alloc(%n) : memref<?xf32>\n"
    "  %6 = subview %B[%n, %n][%n, %n][%n, %n] : memref<16x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>\n"
    "  func @inner() { return }\n"
    "  \"cond_br\"(%c)[^bb1(%n : index), ^bb2] : (i1) -> ()\n"
    "^bb1(%x: index):\n"
    "  \"foo.br\"()[^bb2, ^bb1(%x : index)] : () -> ()\n"
    "^bb2:\n"
    "  %7 = constant 42 : i32\n"
    "  return %n : index\n"
    "}\n";

static const char *const today =
    "module {\n"
    "  func.func @f(%arg0: memref<16x?xf32>, %arg1: memref<16x16xf32>, %arg2: index, %arg3: tensor<*xi32>, %arg4: i1) "
    "-> index {\n"
    "    %c1 = arith.constant 1 : index\n"
    "    %dim = memref.dim %arg0, %c1 : memref<16x?xf32>\n"
    "    %subview = memref.subview %arg0[%dim, 0] [4, %arg2] [1, 1] : memref<16x?xf32> to memref<4x?xf32, strided<[?, "
    "1], offset: ?>>\n"
    "    %collapse_shape = memref.collapse_shape %arg1 [[0, 1]] : memref<16x16xf32> into memref<256xf32>\n"
    "    %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [32, 8] : memref<256xf32> into "
    "memref<32x8xf32>\n"
    "    %0 = affine.apply #map(%arg2)\n"
    "    %1 = affine.apply #map1(%arg2)\n"
    "    %cast = tensor.cast %arg3 : tensor<*xi32> to tensor<?x?xi32>\n"
    "    %extracted = tensor.extract %cast[%0, %1] : tensor<?x?xi32>\n"
    "    %alloc = memref.alloc(%arg2) : memref<?xf32>\n"
    "    %subview_0 = memref.subview %arg1[%arg2, %arg2] [%arg2, %arg2] [%arg2, %arg2] : memref<16x16xf32> to "
    "memref<?x?xf32, strided<[?, ?], offset: ?>>\n"
    "    builtin.module {\n"
    "      func.func @inner() {\n"
    "        return\n"
    "      }\n"
    "    }\n"
    "    cf.cond_br %arg4, ^bb1(%arg2 : index), ^bb2\n"
    "  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb1\n"
    "    \"foo.br\"(%2)[^bb2, ^bb1] {legacy.successor_operands = array<i32: 0, 1>} : (index) -> ()\n"
    "  ^bb2:  // 2 preds: ^bb0, ^bb1\n"
    "    %c42_i32 = arith.constant 42 : i32\n"
    "    return %arg2 : index\n"
    "  }\n"
    "}\n";

static void operations_become_those_of_today(void) {
  McContext *ctx = new_context();
  char *out = upgraded(ctx, old);
  const char *module = strstr(out, "module {\n");
  CHECK(module != NULL);
  CHECK_TEXT(module, today);
  free(out);
  mc_context_free(ctx);
}

#define CHECK_REFUSED(ctx, text, part)                                                       \
  do {                                                                                       \
    char *check_out = upgraded(ctx, text);                                                   \
    if (strstr(check_out, part) == NULL) {                                                   \
      fprintf(stderr, "%s:%d: got:\n%s\nwanted: %s\n", __FILE__, __LINE__, check_out, part); \
      abort();                                                                               \
    }                                                                                        \
    free(check_out);                                                                         \
  } while (0)

static void what_is_wrong_has_a_place(void) {
  McContext *ctx = new_context();
  CHECK_REFUSED(ctx, "func @f(%A: memref<4xf32>) {\n  %0 = dim %A, 7 : memref<4xf32>\n  return }",
                "2:8: error: 'std.dim' op index is out of range");
  CHECK_REFUSED(ctx, "\"std.dim\"() : () -> ()", "\"dim\"() : () -> ()");
  CHECK_REFUSED(ctx, "%0 = \"std.dim\"() : () -> index", "1:6: error:");
  CHECK_REFUSED(ctx, "%0 = \"alloc\"() : () -> memref<?xf32>", "1:6: error: 'std.alloc' op dimension operand count");
  CHECK_REFUSED(ctx, "\"std.view\"() : () -> ()", "\"view\"() : () -> ()");
  CHECK_REFUSED(ctx, "%0 = \"std.subview\"() : () -> memref<4xf32>", "1:6: error:");
  CHECK_REFUSED(ctx, "%0 = \"std.affine_apply\"() {map = 1} : () -> index", "requires an affine map");
  CHECK_REFUSED(ctx, "func @f() { %0 = addi %1, %1 : i32 return }", "use of undeclared SSA value name");
  CHECK_REFUSED(ctx, "func @f(%A: memref<4xf32>) { %B = reshape %A : memref<4xf32> () : memref<5xf32> return }",
                "products of the dimension sizes differ");
  mc_context_free(ctx);
}

/* Allocation number n fails. Some allocations are only for names; their failure has no effect. */
static void parse_failing(McContext *ctx, long long n) {
  McDiags *diags = mc_diags_new(ctx);
  mc_context_fail_allocation_after(ctx, n);
  McOp op = parse(ctx, old, diags);
  mc_context_fail_allocation_after(ctx, -1);
  CHECK(op.index != MC_NONE || mc_diags_has_error(diags));
  CHECK(mc_check(ctx, diags));
  if (op.index != MC_NONE) mc_op_erase(ctx, op);
  mc_diags_free(diags);
}

static void every_allocation_may_fail(void) {
  McContext *ctx = new_context();
  free(upgraded(ctx, old)); /* loads the dialects that it needs */
  for (long long n = 0; n < 200; n++) parse_failing(ctx, n);
  mc_context_free(ctx);
  for (long long n = 0; n < 6000; n += 97) { /* and while those are loaded */
    ctx = new_context();
    parse_failing(ctx, n);
    mc_context_free(ctx);
  }
}

int main(void) {
  size_t count;
  uint32_t *words = read_program("legacy", 6, &count);
  free(words);
  if (words == NULL || count == 0) return 0;
  operations_become_those_of_today();
  what_is_wrong_has_a_place();
  every_allocation_may_fail();
  return 0;
}
