/* test_columns.c - columns of a tree, finding in it, equivalence and hashes; every failing allocation ends in a clean
 * result. */
#include "check.h"
#include "mlircore.h"

static const char text[] =
    "#a = 7 : i8\n"
    "\"t.r\"() ({\n^bb0(%x: i1, %y: i32):\n  %0:2 = \"t.p\"(%y, %1) {k = #a} : (i32, i32) -> (i32, i64)\n"
    "  \"t.br\"()[^bb1] : () -> ()\n^bb1:\n  %1 = \"t.q\"(%0#1, %x) ({ \"t.in\"() {k = #a} : () -> () }, {}) : (i64, "
    "i1) -> i32 loc(fused[\"f\":7:9, \"g\":1:1])\n"
    "  \"t.br\"()[^bb1] : () -> ()\n}) : () -> ()\n";

static McOp parse(McContext *ctx, const char *source) {
  McParseOptions options = {.source_name = "s", .source_name_len = 1, .no_implicit_module = true};
  McDiags *diags = mc_diags_new(ctx);
  McOp op = {MC_NONE};
  if (diags != NULL) op = mc_parse(ctx, source, strlen(source), &options, diags);
  mc_diags_free(diags);
  return op;
}

static void check_column(McContext *ctx, McColumns *columns, size_t column, const int32_t *want, size_t want_count) {
  size_t count, room;
  int32_t *got = mc_columns_take(columns, column, &count, &room);
  CHECK(count == want_count);
  for (size_t i = 0; i < count; i++) {
    if (got[i] != want[i]) fprintf(stderr, "column %zu, row %zu: %d, not %d\n", column, i, got[i], want[i]);
    CHECK(got[i] == want[i]);
  }
  mc_column_free(ctx, got, room);
}

#define COLUMN(name, ...) \
  check_column(ctx, columns, MC_COLUMN_##name, (const int32_t[]){__VA_ARGS__}, \
               sizeof((const int32_t[]){__VA_ARGS__}) / 4)

static void test_columns(void) {
  McContext *ctx = mc_context_new();
  mc_context_allow_unregistered(ctx, true);
  McOp root = parse(ctx, text);
  McIdent k = mc_ident(ctx, "k", 1);
  McColumns *columns = mc_columns_new(ctx, root, ((uint64_t)1 << MC_NUM_COLUMNS) - 1, &k, 1);
  CHECK(mc_columns_rows(columns) == 6);
  CHECK(mc_columns_row(columns, 0).op.index == root.index);
  COLUMN(name, 0, 1, 2, 3, 4, 2);
  COLUMN(parent, -1, 0, 0, 0, 3, 0);
  COLUMN(end, 6, 2, 3, 5, 5, 6);
  COLUMN(depth, 0, 1, 1, 1, 2, 1);
  COLUMN(block, -1, 0, 0, 1, 2, 1);
  COLUMN(region, -1, 0, 0, 0, 0, 0);
  COLUMN(operand_count, 0, 2, 0, 2, 0, 0);
  COLUMN(result_count, 0, 2, 0, 1, 0, 0);
  COLUMN(region_count, 1, 0, 0, 2, 0, 0);
  COLUMN(successor_count, 0, 0, 1, 0, 0, 1);
  COLUMN(operand_offsets, 0, 0, 2, 2, 4, 4, 4);
  COLUMN(operands, 4, 2, 1, 3); /* %y, %1 (forward), %0#1, %x */
  COLUMN(operand_types, 1, 1, 2, 0);
  COLUMN(result_offsets, 0, 0, 2, 2, 3, 3, 3);
  COLUMN(result_types, 1, 2, 1);
  COLUMN(successor_offsets, 0, 0, 0, 1, 1, 1, 2);
  COLUMN(successors, 1, 1);
  COLUMN(file, 0, 0, 0, 1, 0, 0);
  COLUMN(line, 2, 4, 5, 7, 7, 8);
  COLUMN(block_op, 0, 0, 3);
  COLUMN(block_region, 0, 0, 0);
  COLUMN(argument_offsets, 0, 2, 2, 2);
  COLUMN(argument_types, 0, 1);
  check_column(ctx, columns, MC_NUM_COLUMNS, (const int32_t[]){-1, 0, -1, -1, 0, -1}, 6);
  size_t count;
  const uint32_t *types = mc_columns_table(columns, MC_COLUMN_TYPES, &count);
  CHECK(count == 3 && types[1] == mc_type_integer(ctx, 32, MC_SIGNLESS).index);
  mc_columns_table(columns, MC_COLUMN_FILES, &count);
  CHECK(count == 2);
  CHECK(mc_columns_name_counts(columns) == NULL);
  mc_columns_free(columns);

  /* Names alone are counted on the way. */
  columns = mc_columns_new(ctx, root, (uint64_t)1 << MC_COLUMN_name, NULL, 0);
  CHECK(columns != NULL && mc_columns_rows(columns) == 6);
  mc_columns_table(columns, MC_COLUMN_NAMES, &count);
  const uint32_t *rows_of = mc_columns_name_counts(columns);
  uint32_t rows = 0;
  for (size_t i = 0; i < count; i++) rows += rows_of[i];
  CHECK(rows == 6);
  mc_columns_free(columns);

  /* Only nested operations count: values from outside are -1. */
  McOp q = mc_op_find(ctx, root, (McOp){MC_NONE}, mc_op_name(ctx, "t.q", 3), (McIdent){MC_NONE});
  columns = mc_columns_new(ctx, q, (uint64_t)1 << MC_COLUMN_operands | (uint64_t)1 << MC_COLUMN_block, NULL, 0);
  COLUMN(operands, -1, -1);
  COLUMN(block, -1, 0);
  mc_columns_free(columns);
  CHECK(mc_column_name(MC_NUM_COLUMNS) == NULL && mc_column_name(-1) == NULL);
  CHECK_TEXT(mc_column_name(MC_COLUMN_end), "end");

  McOp first = mc_op_find(ctx, root, (McOp){MC_NONE}, (McOpName){MC_NONE}, k);
  McOp second = mc_op_find(ctx, root, first, (McOpName){MC_NONE}, k);
  CHECK(mc_op_parent(ctx, second).index == q.index);
  CHECK(mc_op_find(ctx, root, second, (McOpName){MC_NONE}, k).index == MC_NONE);
  CHECK(mc_op_find(ctx, root, (McOp){MC_NONE}, mc_op_name(ctx, "t.none", 6), k).index == MC_NONE);

  CHECK(mc_op_num_aliases(ctx, second) == 1);
  McIdent name;
  uint32_t index;
  CHECK(mc_op_alias(ctx, second, 0, &name, &index) && !mc_op_alias(ctx, second, 1, &name, &index));
  CHECK_TEXT(mc_ident_str(ctx, name).ptr, "a");
  CHECK(index == mc_op_attribute(ctx, second, k).index);
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

static bool same(McContext *ctx, const char *a, const char *b, unsigned flags) {
  McOp x = parse(ctx, a), y = parse(ctx, b);
  CHECK(x.index != MC_NONE && y.index != MC_NONE);
  bool equivalent;
  uint8_t hash_x[16], hash_y[16];
  CHECK(mc_op_is_equivalent(ctx, x, y, flags, &equivalent));
  CHECK(mc_op_hash(ctx, x, flags, hash_x) && mc_op_hash(ctx, y, flags, hash_y));
  CHECK((memcmp(hash_x, hash_y, 16) == 0) == equivalent); /* nothing is used from outside */
  mc_op_erase(ctx, x);
  mc_op_erase(ctx, y);
  return equivalent;
}

#define LOC " loc(\"f\":1:1)"
static void test_structure(void) {
  static const struct { const char *a, *b; unsigned hidden_by;
  } pairs[] = {
 /* hidden_by 8: by no flag */
      {"\"t.a\"() : () -> ()" LOC, "\"t.a\"() : () -> () loc(\"f\":1:2)", MC_IGNORE_LOCATIONS},
      {"\"t.a\"() {x} : () -> ()" LOC, "\"t.a\"() {y} : () -> ()" LOC, MC_IGNORE_DISCARDABLE_ATTRS},
      {"\"t.a\"() <{x}> : () -> ()" LOC, "\"t.a\"() <{y}> : () -> ()" LOC, MC_IGNORE_PROPERTIES},
      {"\"t.a\"() : () -> ()" LOC, "\"t.b\"() : () -> ()" LOC, 8},
      {"\"t.a\"() : () -> i1" LOC, "\"t.a\"() : () -> i2" LOC, 8},
      {"\"t.a\"() : () -> i1" LOC, "\"t.a\"() : () -> ()" LOC, 8},
      {"\"t.a\"() ({}) : () -> ()" LOC, "\"t.a\"() : () -> ()" LOC, 8},
      {"\"t.a\"() ({}, {^a:}) : () -> ()" LOC, "\"t.a\"() ({^a:}, {}) : () -> ()" LOC, 8},
      {"\"t.a\"() ({^a:\n ^b:\n \"t.i\"() : () -> ()" LOC "\n}) : () -> ()" LOC,
       "\"t.a\"() ({^a: \"t.i\"() : () -> ()" LOC "\n^b:\n}) : () -> ()" LOC, 8},
      {"\"t.a\"() ({^a(%x: i1" LOC "):}) : () -> ()" LOC, "\"t.a\"() ({^a(%x: i2" LOC "):}) : () -> ()" LOC, 8},
      {"\"t.a\"() ({^a(%x: i1" LOC "):}) : () -> ()" LOC, "\"t.a\"() ({^a(%x: i1 loc(\"g\":1:1)):}) : () -> ()" LOC,
       MC_IGNORE_LOCATIONS},
      {"\"t.a\"() ({^a(%x: i1" LOC ", %y: i1" LOC "): \"t.u\"(%x) : (i1) -> ()" LOC "\n}) : () -> ()" LOC,
       "\"t.a\"() ({^a(%x: i1" LOC ", %y: i1" LOC "): \"t.u\"(%y) : (i1) -> ()" LOC "\n}) : () -> ()" LOC, 8},
      {"\"t.a\"() ({^a: \"t.b\"()[^b] : () -> ()" LOC "\n^b: \"t.b\"()[^b] : () -> ()" LOC "\n^c:}) : () -> ()" LOC,
       "\"t.a\"() ({^a: \"t.b\"()[^b] : () -> ()" LOC "\n^b: \"t.b\"()[^c] : () -> ()" LOC "\n^c:}) : () -> ()" LOC, 8},
  };
  McContext *ctx = mc_context_new();
  mc_context_allow_unregistered(ctx, true);
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    for (unsigned flag = 1; flag <= 8; flag *= 2) {
      bool want = flag == pairs[i].hidden_by && flag != 8;
      if (same(ctx, pairs[i].a, pairs[i].b, flag == 8 ? 0 : flag) != want) {
        fprintf(stderr, "pair %zu, flag %u\n", i, flag);
      }
      CHECK(same(ctx, pairs[i].a, pairs[i].b, flag == 8 ? 0 : flag) == want);
    }
    CHECK(same(ctx, pairs[i].a, pairs[i].a, 0) && same(ctx, pairs[i].b, pairs[i].b, 0));
  }
  CHECK(same(ctx, text, text, 0));
  mc_context_free(ctx);
}

/* Each allocation in turn fails. */
static void test_out_of_memory(void) {
  McContext *ctx = mc_context_new();
  mc_context_allow_unregistered(ctx, true);
  McOp root = parse(ctx, text), other = parse(ctx, text);
  McIdent k = mc_ident(ctx, "k", 1);
  size_t before = mc_context_live_bytes(ctx);
  for (long long n = 0, failures = 1; failures != 0; n++) {
    bool equivalent;
    uint8_t hash[16];
    failures = 0;
    mc_context_fail_allocation_after(ctx, n);
    McColumns *columns = mc_columns_new(ctx, root, ((uint64_t)1 << MC_NUM_COLUMNS) - 1, &k, 1);
    failures += columns == NULL;
    mc_context_fail_allocation_after(ctx, n);
    failures += !mc_op_is_equivalent(ctx, root, other, 0, &equivalent);
    mc_context_fail_allocation_after(ctx, n);
    failures += !mc_op_hash(ctx, root, 0, hash);
    mc_context_fail_allocation_after(ctx, -1);
    mc_columns_free(columns);
    CHECK(n < 10000);
  }
  CHECK(mc_context_live_bytes(ctx) <= before + 4096); /* locations that were compared are interned */
  mc_op_erase(ctx, root);
  mc_op_erase(ctx, other);
  mc_context_free(ctx);
}

/* Changes of many operations: nothing is half done when memory runs out, or when a result is still used. */
static void test_edits(void) {
  McContext *ctx = mc_context_new();
  mc_context_allow_unregistered(ctx, true);
  McOp root = parse(ctx, text), ops[6];
  McIdent k = mc_ident(ctx, "k", 1);
  McColumns *columns = mc_columns_new(ctx, root, 0, NULL, 0);
  size_t count, row;
  const uint8_t every[] = {1, 1, 1, 1, 1, 1};
  const uint8_t all_but_last[] = {9, 0, 1, 0, 2, 0, 3, 0, 4, 0, 0, 0}; /* of every second */
  CHECK(mc_columns_select(columns, every, 1, ops, &count, &row) && count == 6);
  for (long long n = 0;; n++) {
    mc_context_fail_allocation_after(ctx, n);
    bool ok = mc_ops_set_attribute(ctx, ops, count, k, mc_attr_unit(ctx));
    mc_context_fail_allocation_after(ctx, -1);
    if (ok) break;
    CHECK(mc_op_attribute(ctx, ops[0], k).index == MC_NONE && n < 1000);
  }
  for (size_t i = 0; i < count; i++) CHECK(mc_op_attribute(ctx, ops[i], k).index == mc_attr_unit(ctx).index);

  CHECK(mc_columns_select(columns, all_but_last, 2, ops, &count, &row) && count == 5);
  McDoomed found;
  size_t heads = count;
  CHECK(mc_ops_doom(ctx, ops, &heads, false, &found) && heads == 1 && found.detached && mc_op_is_doomed(ctx, root));
  mc_ops_spare(ctx, ops, heads);
  CHECK(!mc_op_is_doomed(ctx, root));
  McOp producer = mc_columns_row(columns, 1).op, user = mc_columns_row(columns, 3).op;
  ops[0] = producer;
  heads = 1;
  CHECK(!mc_ops_doom(ctx, ops, &heads, false, &found) && found.used.index == producer.index);
  CHECK(found.user.index == user.index && !mc_op_is_doomed(ctx, producer));
  ops[1] = user;
  heads = 2;
  CHECK(mc_ops_doom(ctx, ops, &heads, false, &found) && heads == 2 && !found.detached);
  mc_ops_erase(ctx, ops, heads);
  CHECK(!mc_columns_select(columns, every, 1, ops, &count, &row) && row == 1);
  mc_columns_free(columns);
  McDiags *diags = mc_diags_new(ctx);
  CHECK(mc_check(ctx, diags));
  mc_diags_free(diags);
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

int main(void) {
  test_edits();
  test_columns();
  test_structure();
  test_out_of_memory();
  return 0;
}
