/* test_bytecode.c - bytecode through the public header: every version is written and read again, every prefix and every
 * changed byte ends in an error or a module, and allocations that fail leave nothing. */
#include "check.h"
#include "mlircore.h"

static const char text[] =
    "%0:2 = \"t.a\"() {a = [1 : i8, -1 : i64, 1.5 : f32, \"s\", @a::@b, unit, tensor<4x?xf32>], b = dense<[1, 2]> : "
    "tensor<2xi16>, c = array<i32: 1, 2>, d = 36893488147419103232 : i128} : () -> (i32, memref<4xf32, 3>) "
    "loc(\"f\":1:2)\n"
    "\"t.b\"(%1, %0#0, %0#0) ({\n"
    "^bb0(%x: i32):\n"
    "  \"t.c\"(%x)[^bb1] : (i32) -> ()\n"
    "^bb1:\n"
    "  \"t.d\"(%y) : (i32) -> ()\n"
    "  %y = \"t.e\"() : () -> i32 loc(fused<\"m\">[\"a\", callsite(\"b\" at \"c\":3:4)])\n"
    "}) : (i32, i32, i32) -> ()\n"
    "%1 = \"t.f\"() {k = dense_resource<r> : tensor<4xi8>} : () -> i32\n"
    "{-# dialect_resources: {builtin: {r: \"0x1000000001020304\"}}, external_resources: {e: {s: \"a\", t: true}} #-}\n";

static McContext *new_context(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  mc_context_allow_unregistered(ctx, true);
  return ctx;
}

static McOp read_bytes(McContext *ctx, const char *bytes, size_t len, McDiags *diags) {
  McParseOptions options = {.source_name = "x", .source_name_len = 1};
  return mc_parse(ctx, bytes, len, &options, diags);
}

/* The generic text with locations; the caller frees it. */
static McBuf *print(McContext *ctx, McOp op) {
  McPrintOptions options;
  mc_print_options_init(&options);
  options.generic = options.debug_info = true;
  McBuf *out = mc_buf_new();
  CHECK(out != NULL && mc_print_op(ctx, op, &options, out));
  return out;
}

static bool write_version(McContext *ctx, McOp op, int64_t version, McBuf *out, McDiags *diags) {
  McBytecodeOptions options;
  mc_bytecode_options_init(&options);
  options.version = version;
  return mc_bytecode_write(ctx, op, &options, out, diags);
}

/* Bytes without anything readable after them. */
static char *exact(McStr bytes) {
  char *copy = malloc(bytes.len);
  CHECK(copy != NULL);
  memcpy(copy, bytes.ptr, bytes.len);
  return copy;
}

static bool same(McStr a, McStr b) { return a.len == b.len && memcmp(a.ptr, b.ptr, a.len) == 0; }

static void test_versions(void) {
  McContext *ctx = new_context();
  McDiags *diags = mc_diags_new(ctx);
  McOp op = read_bytes(ctx, text, sizeof text - 1, diags);
  CHECK(op.index != MC_NONE);
  McBuf *before = print(ctx, op);
  for (int version = 0; version <= MC_BYTECODE_VERSION; version++) {
    McBuf *bytes = mc_buf_new();
    CHECK(write_version(ctx, op, version, bytes, diags));
    McStr all = mc_buf_contents(bytes);
    CHECK(mc_is_bytecode(all.ptr, all.len));
    char *copy = exact(all);
    McContext *other = new_context();
    McDiags *others = mc_diags_new(other);
    McOp again = read_bytes(other, copy, all.len, others);
    CHECK(again.index != MC_NONE && mc_check(other, others));
    McBuf *after = print(other, again);
    CHECK(same(mc_buf_contents(before), mc_buf_contents(after)));
    mc_buf_delete(after);
    mc_op_erase(other, again);
    mc_diags_free(others);
    mc_context_free(other);
    free(copy);
    mc_buf_delete(bytes);
  }
  McBuf *none = mc_buf_new();
  CHECK(!write_version(ctx, op, MC_BYTECODE_VERSION + 1, none, diags) && mc_diags_has_error(diags));
  mc_buf_delete(none);
  mc_buf_delete(before);
  mc_op_erase(ctx, op);
  mc_diags_free(diags);
  mc_context_free(ctx);
}

static void read_or_fail(const char *bytes, size_t len) {
  McContext *ctx = new_context();
  McDiags *diags = mc_diags_new(ctx);
  McOp op = read_bytes(ctx, bytes, len, diags);
  if (op.index == MC_NONE) CHECK(mc_diags_has_error(diags));
  else mc_op_erase(ctx, op);
  mc_diags_free(diags);
  mc_context_free(ctx);
}

static McBuf *some_bytecode(int64_t version) {
  McContext *ctx = new_context();
  McDiags *diags = mc_diags_new(ctx);
  McOp op = read_bytes(ctx, text, sizeof text - 1, diags);
  McBuf *bytes = mc_buf_new();
  CHECK(write_version(ctx, op, version, bytes, diags));
  mc_op_erase(ctx, op);
  mc_diags_free(diags);
  mc_context_free(ctx);
  return bytes;
}

static void test_damage(void) {
  McBuf *bytes = some_bytecode(MC_BYTECODE_VERSION);
  McStr all = mc_buf_contents(bytes);
  for (size_t len = 4; len < all.len; len++) {
    char *copy = exact((McStr){all.ptr, len});
    read_or_fail(copy, len);
    free(copy);
  }
  char *copy = exact(all);
  for (size_t at = 4; at < all.len; at++) {
    const unsigned char tries[] = {0, 1, 0xFF, (unsigned char)(all.ptr[at] ^ 2), (unsigned char)(all.ptr[at] + 2)};
    for (size_t i = 0; i < sizeof tries; i++) {
      copy[at] = (char)tries[i];
      read_or_fail(copy, all.len);
    }
    copy[at] = all.ptr[at];
  }
  free(copy);
  mc_buf_delete(bytes);
}

/* Every allocation fails in turn, of reading and of writing. */
static void test_memory(void) {
  McBuf *bytes = some_bytecode(MC_BYTECODE_VERSION);
  McStr all = mc_buf_contents(bytes);
  bool failed = true;
  for (long long n = 0; failed; n++) {
    McContext *ctx = new_context();
    McDiags *diags = mc_diags_new(ctx);
    mc_context_fail_allocation_after(ctx, n);
    McOp op = read_bytes(ctx, all.ptr, all.len, diags);
    failed = mc_context_fail_allocation_after(ctx, -1);
    CHECK(op.index != MC_NONE || (failed && mc_diags_has_error(diags)));
    if (op.index != MC_NONE) mc_op_erase(ctx, op);
    mc_diags_free(diags);
    mc_context_free(ctx);
    CHECK(n < 100000);
  }
  failed = true;
  for (long long n = 0; failed; n++) {
    McContext *ctx = new_context();
    McDiags *diags = mc_diags_new(ctx);
    McOp op = read_bytes(ctx, text, sizeof text - 1, diags);
    McBuf *out = mc_buf_new();
    mc_context_fail_allocation_after(ctx, n);
    bool ok = write_version(ctx, op, n % (MC_BYTECODE_VERSION + 1), out, diags);
    failed = mc_context_fail_allocation_after(ctx, -1);
    CHECK(ok || (failed && mc_diags_has_error(diags)));
    mc_buf_delete(out);
    mc_op_erase(ctx, op);
    mc_diags_free(diags);
    mc_context_free(ctx);
    CHECK(n < 100000);
  }
  mc_buf_delete(bytes);
}

/* Counts that the bytes cannot have. */
static void test_lengths(void) {
  static const char huge[] = "ML\xefR\x0dp\0\x00\x11\x00\xff\xff\xff\xff\xff\xff\xff\x7f";
  read_or_fail(huge, sizeof huge - 1);
  static const char strings[] = "ML\xefR\x0dp\0\x00\x13\x00\xff\xff\xff\xff\xff\xff\xff\x7f";
  read_or_fail(strings, sizeof strings - 1);
}

int main(void) {
  test_versions();
  test_damage();
  test_memory();
  test_lengths();
  return 0;
}
