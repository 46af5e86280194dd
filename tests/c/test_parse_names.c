/* test_parse_names.c - names of values and blocks: scopes, forward references, refused names. */
#include "dialects.h"

#include <stdio.h>
#include <string.h>

/* Reads the text; `message` NULL: it must be accepted, else the first message must contain it. */
static void check_text(const char *text, const char *message) {
  McContext *ctx = context_with_dialects();
  McDiags *diags = mc_diags_new(ctx);
  McParseOptions options = {.source_name = "t", .source_name_len = 1, .verify = true};
  McOp root = mc_parse(ctx, text, strlen(text), &options, diags);
  const char *first = mc_diags_count(diags) ? mc_diags_get(diags, 0).message : "";
  bool ok = message == NULL ? root.index != MC_NONE : root.index == MC_NONE && strstr(first, message) != NULL;
  if (!ok) fprintf(stderr, "%s\n-- %s\n", text, first);
  CHECK(ok);
  if (root.index != MC_NONE) mc_op_erase(ctx, root);
  CHECK(mc_check(ctx, diags));
  mc_diags_free(diags);
  mc_context_free(ctx);
}

int main(void) {
  /* A name of a region is forgotten at its end; a name from around the region is visible inside. */
  check_text(
      "\"t.r\"() ({ %0 = \"t.a\"() : () -> i32 \"t.e\"() : () -> () }, { %0 = \"t.a\"() : () -> i64 \"t.e\"() : () -> "
      "() }) : () -> ()",
      NULL);
  check_text("%x = \"t.a\"() : () -> i32\n\"t.r\"() ({ \"t.u\"(%x) : (i32) -> () }) : () -> ()", NULL);
  check_text("%x = \"t.a\"() : () -> i32\n\"t.r\"() ({ %x = \"t.a\"() : () -> i32 }) : () -> ()",
             "redefinition of SSA value '%x'");
  check_text("\"t.r\"() ({ %x = \"t.a\"() : () -> i32 }) : () -> ()\n\"t.u\"(%x) : (i32) -> ()",
             "use of undeclared SSA value name");
  /* Uses before the definition, from inside a region too, and of packs in any order. */
  check_text("\"t.r\"() ({ \"t.u\"(%x) : (i32) -> () }) : () -> ()\n%x = \"t.a\"() : () -> i32", NULL);
  check_text("\"t.u\"(%p#2, %p#0, %p#2) : (i32, i64, i32) -> ()\n%p:3 = \"t.a\"() : () -> (i64, i64, i32)", NULL);
  check_text("\"t.u\"(%p#2) : (i32) -> ()\n%p:2 = \"t.a\"() : () -> (i64, i64)", "use of undeclared SSA value name");
  check_text("%p:2 = \"t.a\"() : () -> (i64, i64)\n\"t.u\"(%p#2) : (i32) -> ()", "reference to invalid result number");
  check_text("\"t.u\"(%x) : (i32) -> ()\n%x = \"t.a\"() : () -> i64", "definition of SSA value '%x#0' has type 'i64'");
  check_text("\"t.u\"(%x, %x) : (i32, i64) -> ()\n%x = \"t.a\"() : () -> i64",
             "use of value '%x' expects different type than prior uses: 'i64' vs 'i32'");
  /* The same forward name again and again in sibling regions. */
  check_text(
      "\"t.r\"() ({ \"t.u\"(%x) : (i32) -> ()\n%x = \"t.a\"() : () -> i32 }, { \"t.u\"(%x) : (i64) -> ()\n%x = "
      "\"t.a\"() : () -> i64 }) : () -> ()",
      NULL);
  /* A function's region is one as any other, as in mlir-opt 22, although no value from around it may be used inside. */
  check_text("%0 = \"t.a\"() : () -> i32\nfunc.func @f() { %0 = \"t.a\"() : () -> i64 return }",
             "redefinition of SSA value '%0'");
  check_text(
      "func.func @f() { %0 = \"t.a\"() : () -> i64 return }\n%0 = \"t.a\"() : () -> i32\n\"t.u\"(%0) : (i32) -> ()",
      NULL);
  check_text("%x = \"t.a\"() : () -> i32\nfunc.func @f() { \"t.u\"(%x) : (i32) -> () return }",
             "using value defined outside the region");
  /* Numbers that are not plain decimals are names of their own. */
  check_text(
      "%1 = \"t.a\"() : () -> i32\n%01 = \"t.a\"() : () -> i32\n%4294967296 = \"t.a\"() : () -> i32\n\"t.u\"(%1, %01, "
      "%4294967296) : (i32, i32, i32) -> ()",
      NULL);
  /* Blocks. */
  check_text("\"t.r\"() ({ \"t.b\"()[^b] : () -> ()\n^b: \"t.e\"() : () -> () }) : () -> ()", NULL);
  check_text("\"t.r\"() ({ \"t.b\"()[^b] : () -> () }) : () -> ()", "reference to an undefined block");
  check_text("\"t.r\"() ({ ^b: \"t.e\"() : () -> ()\n^b: \"t.e\"() : () -> () }) : () -> ()",
             "redefinition of block '^b'");
  check_text("\"t.r\"() ({ ^b: \"t.e\"() : () -> () }, { ^b: \"t.e\"() : () -> () }) : () -> ()", NULL);
  check_text("\"t.r\"() ({ ^a: \"t.r\"() ({ \"t.b\"()[^a] : () -> () }) : () -> () }) : () -> ()",
             "reference to an undefined block");
  return 0;
}
