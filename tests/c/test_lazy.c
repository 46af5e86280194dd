/* test_lazy.c - texts and bytecode that are opened lazily: bodies are read, refused, unloaded and read again; every
 * failing allocation ends in a clean error. */
#include "dialects.h"

#include "text/diag.h"

static const char text[] =
    "#a = loc(\"here\")\n"
    "func.func @f(%x: i32, %y: i32) -> i32 {\n"
    "  %0 = arith.addi %x, %y : i32\n"
    "  \"t.br\"()[^early] : () -> ()\n"
    "^next(%1: i32):\n"
    "  %2:2 = \"t.two\"(%later) ({\n"
    "    \"t.in\"() {s = \"a\\0Ab\", d = distinct[0]<1>} : () -> ()\n"
    "  }, {\n"
    "  ^bb0(%z: i8):\n"
    "    \"t.in\"(%z)[^more] : (i8) -> ()\n"
    "  ^more:\n"
    "    \"t.in\"() ({}) : () -> ()\n"
    "  }) : (i32) -> (i32, i8) loc(#a)\n"
    "  return %2#0 : i32\n"
    "^early:\n"
    "  %later = arith.muli %0, %x : i32\n"
    "  \"t.br\"(%later)[^next] : (i32) -> ()\n"
    "}\n"
    "func.func @g() {\n"
    "  %a = arith.constant 1 : i32\n"
    "  func.call @f(%a, %a) : (i32, i32) -> i32\n"
    "  return\n"
    "}\n"
    "module {\n"
    "  func.func @h() { return }\n"
    "}\n";

/* Bodies that are read in part. */
static const char *const mistakes[] = {
    "\"t.a\"() ({ \"t.b\"() ({ ^b(%a: i32): \"t.c\"(%a, %no) : (i32, i8) -> () }, "
    "{ \"t.d\"() : () }) : () -> () }) : () -> ()",
    "\"t.a\"(%no#2) [^no] : (i32) -> () ^b: %0 = \"t.b\"(%no) : (i8) -> i8 \"t.c\"() ({ %1 = \"t.d\"() })",
    "%x = \"t.a\"() : () -> i32 loc(\"a\" at) return",
    "%x = arith.constant 1 : i32 %y = arith.addi %x, %z : i32 return",
    "\"t.br\"()[^a] : () -> () ^b(%x: i8): \"t.br\"(%x)[^c] : (i8) -> () return",
    "\"t.a\"() ({ ^b: \"t.b\"()[^b, ^c] : () -> () ^b: }) : () -> () return",
    "%x = arith.constant 1 : i32 %x = arith.constant 1 : i32 return",
};

typedef struct Lazily {
  McContext *ctx;
  McDiags *diags;
  McOp root;
} Lazily;

static bool open_lazily(Lazily *l, McContext *ctx, const char *bytes, size_t len) {
  bool lends = false;
  McParseOptions options = {.source_name = "t", .source_name_len = 1, .verify = true, .lends = &lends, .lazy = true};
  *l = (Lazily){.ctx = ctx, .diags = mc_diags_new(ctx)};
  if (l->diags == NULL) return false;
  l->root = mc_parse(ctx, bytes, len, &options, l->diags);
  if (l->root.index != MC_NONE) CHECK(lends == (mc_context_num_unread(ctx) != 0));
  return l->root.index != MC_NONE;
}

static void close_lazily(Lazily *l) {
  if (l->root.index != MC_NONE) mc_op_erase(l->ctx, l->root);
  mc_diags_free(l->diags);
  CHECK(mc_context_num_unread(l->ctx) == 0);
}

static McOp operation(const Lazily *l, int number) {
  McOp op = mc_block_first_op(l->ctx, mc_region_first_block(l->ctx, mc_op_region(l->ctx, l->root, 0)));
  while (number-- > 0) op = mc_op_next(l->ctx, op);
  return op;
}

static bool out_of_memory(const Lazily *l) { return l->diags == NULL || mc_diags_out_of_memory(l->diags); }

/* Goes through all that can be done. Returns false when memory ran out. */
static bool use_all(McContext *ctx, const char *bytes, size_t len) {
  Lazily l;
  bool ok = open_lazily(&l, ctx, bytes, len);
  for (int round = 0; ok && round < 3; round++) {
    for (int i = 0; ok && i < 2; i++) {
      McOp op = operation(&l, i);
      CHECK(mc_op_is_unread(ctx, op));
      ok = mc_op_materialize(ctx, op, false, round == 0, l.diags);
      CHECK(ok == !mc_op_is_unread(ctx, op));
      if (ok) ok = mc_op_unload(ctx, op, round == 0, l.diags);
      CHECK(ok || out_of_memory(&l));
    }
  }
  ok = ok && mc_op_materialize(ctx, l.root, true, true, l.diags);
  if (ok) {
    McOp inner = mc_block_first_op(ctx, mc_region_first_block(ctx, mc_op_region(ctx, operation(&l, 0), 0)));
    ok = mc_op_set_attribute(ctx, inner, mc_ident(ctx, "k", 1), mc_attr_unit(ctx));
    if (ok && !mc_op_unload(ctx, operation(&l, 0), false, l.diags)) ok = !out_of_memory(&l); /* it is refused */
    else CHECK(!ok);
    CHECK(!mc_op_is_unread(ctx, operation(&l, 0)));
  }
  CHECK(ok || out_of_memory(&l) || mc_diags_count(l.diags) == 0);
  if (l.diags != NULL) {
    mc_context_fail_allocation_after(ctx, -1);
    CHECK(mc_check(ctx, l.diags));
  }
  close_lazily(&l);
  return ok;
}

static void every_allocation_may_fail(const char *bytes, size_t len) {
  McContext *ctx = context_with_dialects();
  CHECK(use_all(ctx, bytes, len)); /* what is interned stays */
  int in_a_row = 0, failed = 0; /* some memory can be done without: one success is not the end */
  for (long long n = 0; in_a_row < 60; n++) {
    mc_context_fail_allocation_after(ctx, n);
    bool ok = use_all(ctx, bytes, len);
    mc_context_fail_allocation_after(ctx, -1);
    in_a_row = ok ? in_a_row + 1 : 0;
    failed += !ok;
  }
  CHECK(failed > 40);
  mc_context_free(ctx);
}

/* The first time in a context: dialects are loaded, and everything is interned. */
static void every_allocation_may_fail_at_first(const char *bytes, size_t len) {
  for (long long n = 0; n < 4000; n += 37) {
    McContext *ctx = context_with_dialects();
    mc_context_fail_allocation_after(ctx, n);
    use_all(ctx, bytes, len);
    mc_context_fail_allocation_after(ctx, -1);
    mc_context_free(ctx);
  }
}

static void a_wrong_body_leaves_nothing(const char *mistake) {
  McContext *ctx = context_with_dialects();
  char wrong[1024];
  int len = snprintf(wrong, sizeof wrong, "func.func @f() { %s }\nfunc.func @g() { return }\n", mistake);
  CHECK(len > 0 && len < (int)sizeof wrong);
  Lazily l;
  CHECK(open_lazily(&l, ctx, wrong, (size_t)len));
  CHECK(mc_op_materialize(ctx, operation(&l, 1), false, true, l.diags));
  for (int round = 0; round < 4; round++) {
    CHECK(!mc_op_materialize(ctx, operation(&l, 0), round == 2, true, l.diags));
    CHECK(mc_op_is_unread(ctx, operation(&l, 0)));
    CHECK(mc_check(ctx, l.diags));
  }
  for (long long n = 0; n < 400; n++) {
    mc_context_fail_allocation_after(ctx, n);
    CHECK(!mc_op_materialize(ctx, operation(&l, 0), false, true, l.diags));
    mc_context_fail_allocation_after(ctx, -1);
    if (n % 16 == 0) CHECK(mc_check(ctx, l.diags));
  }
  close_lazily(&l);
  mc_context_free(ctx);
}

int main(void) {
  every_allocation_may_fail(text, sizeof text - 1);
  every_allocation_may_fail_at_first(text, sizeof text - 1);
  for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) a_wrong_body_leaves_nothing(mistakes[i]);

  McContext *ctx = context_with_dialects();
  McBytecodeOptions options;
  mc_bytecode_options_init(&options);
  McParseOptions parse = {.source_name = "t", .source_name_len = 1, .verify = true};
  McDiags *diags = mc_diags_new(ctx);
  McOp module = mc_parse(ctx, text, sizeof text - 1, &parse, diags);
  McBuf *out = mc_buf_new();
  CHECK(module.index != MC_NONE && mc_bytecode_write(ctx, module, &options, out, diags));
  McStr bytes = mc_buf_contents(out);
  every_allocation_may_fail(bytes.ptr, bytes.len);
  every_allocation_may_fail_at_first(bytes.ptr, bytes.len);
  mc_buf_delete(out);
  mc_diags_free(diags);
  mc_context_free(ctx);
  return 0;
}
