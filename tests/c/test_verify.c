/* test_verify.c - verification of trees that cannot be written as text, of deep and of long ones, and without memory.
 * Tests that text can express are in tests/text/verify. */
#include "check.h"
#include "defs/format.h"
#include "verify/verify.h"

static const McBlock no_block;
static const McValue no_value;

/* --- a dialect "t" made by hand: operations with traits, nothing else --- */

typedef struct OpTraits { const char *name, *traits; } OpTraits;
static const OpTraits ops[] = {
    {"t.isolated", "ISOLATED_FROM_ABOVE|NO_TERMINATOR"},
    {"t.table", "ISOLATED_FROM_ABOVE|NO_TERMINATOR|SINGLE_BLOCK|SYMBOL_TABLE|GRAPH_REGION"},
    {"t.region", "NO_TERMINATOR"},
    {"t.graph", "NO_TERMINATOR|GRAPH_REGION"},
    {"t.strict", ""},
    {"t.end", "TERMINATOR"},
    {"t.op", ""},
};

typedef struct Words {
  uint32_t words[1024];
  uint32_t len;
  char bytes[1024];
  uint32_t num_bytes, strings[64][2], num_strings;
} Words;

static uint32_t add_string(Words *w, const char *text) {
  size_t len = strlen(text);
  memcpy(w->bytes + w->num_bytes, text, len);
  w->strings[w->num_strings][0] = w->num_bytes;
  w->strings[w->num_strings][1] = (uint32_t)len;
  w->num_bytes += (uint32_t)len;
  return w->num_strings++;
}

static uint32_t append(Words *w, const void *data, size_t bytes) {
  uint32_t at = w->len;
  w->words[at + bytes / 4] = 0;
  memcpy(w->words + at, data, bytes);
  w->len += (uint32_t)((bytes + 3) / 4);
  return at;
}

static void define_dialect(McContext *ctx) {
  static Words w;
  memset(&w, 0, sizeof w);
  w.len = sizeof(McProgramHeader) / 4;
  McProgramHeader h = {
      .magic = MC_PROGRAM_MAGIC, .version = MC_PROGRAM_VERSION, .flags = 1, .argument_check = MC_PROGRAM_NONE};
  h.name = add_string(&w, "t");
  McOpWords records[MC_COUNT(ops)];
  memset(records, 0, sizeof records);
  for (size_t i = 0; i < MC_COUNT(ops); i++) {
    records[i].name = add_string(&w, ops[i].name);
    records[i].traits[0] = add_string(&w, ops[i].traits);
    records[i].default_dialect = records[i].implicit_terminator = MC_PROGRAM_NONE;
    records[i].asm_routine = records[i].asm_name = MC_PROGRAM_NONE;
  }
  h.num_ops = MC_COUNT(ops);
  h.ops = append(&w, records, sizeof records);
  h.num_strings = w.num_strings;
  h.strings = append(&w, w.strings, w.num_strings * 8);
  h.bytes = append(&w, w.bytes, w.num_bytes);
  h.num_bytes = w.num_bytes;
  h.num_words = w.len;
  memcpy(w.words, &h, sizeof h);
  McDiags *diags = mc_diags_new(ctx);
  if (!mc_dialect_define(ctx, w.words, w.len, diags)) fprintf(stderr, "%s\n", mc_diags_get(diags, 0).message);
  CHECK(!mc_diags_has_error(diags));
  mc_diags_free(diags);
}

static McContext *new_context(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  define_dialect(ctx);
  mc_context_allow_unregistered(ctx, true);
  return ctx;
}

static McOp make_op(McContext *ctx, const char *name, McBlock block, McValue operand, size_t num_results,
                    size_t num_regions) {
  McType types[2] = {mc_type_index(ctx), mc_type_index(ctx)};
  McOpState state = {.name = mc_op_name(ctx, name, strlen(name)), .loc = mc_loc_unknown(ctx), .operands = &operand,
                     .num_operands = operand.index != MC_NONE, .results = types, .num_results = num_results,
                     .num_regions = num_regions};
  McOp op = mc_op_create_in(ctx, &state, block, (McOp){MC_NONE});
  CHECK(op.index != MC_NONE);
  return op;
}

static McBlock make_block(McContext *ctx, McOp op) {
  McBlock block = mc_block_create(ctx, mc_op_region(ctx, op, 0), no_block);
  CHECK(block.index != MC_NONE);
  return block;
}

/* Verifies; `messages`: errors and notes in order, one per line, without those that print operations. */
static void check_messages(McContext *ctx, McOp op, const char *messages) {
  McDiags *diags = mc_diags_new(ctx);
  bool ok = mc_verify(ctx, op, diags);
  char text[2000] = "";
  for (size_t i = 0; i < mc_diags_count(diags); i++) {
    McDiag d = mc_diags_get(diags, i);
    if (strncmp(d.message, "see current operation", 21) == 0) continue;
    snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s", text[0] ? "\n" : "", d.message);
  }
  CHECK_TEXT(text, messages);
  CHECK(ok == (messages[0] == '\0'));
  CHECK(mc_verify(ctx, op, NULL) == ok);
  mc_diags_free(diags);
}

/* --- trees that the parser does not make --- */

static void test_isolation_is_told_from_dominance(void) {
  McContext *ctx = new_context();
  McOp root = make_op(ctx, "t.table", no_block, no_value, 0, 1);
  McBlock body = make_block(ctx, root);
  McOp outside = make_op(ctx, "t.op", body, no_value, 1, 0);
  McOp isolated = make_op(ctx, "t.isolated", body, no_value, 0, 1);
  McBlock inner = make_block(ctx, isolated);
  McOp nest = make_op(ctx, "t.region", inner, no_value, 0, 1);
  McOp user = make_op(ctx, "t.op", make_block(ctx, nest), mc_op_result(ctx, outside, 0), 0, 0);
  check_messages(ctx, root,
                 "'t.op' op using value defined outside the region\nrequired by region isolation constraints");
  check_messages(ctx, nest, ""); /* verified alone, all values around it are visible */
  check_messages(ctx, isolated,
                 "'t.op' op using value defined outside the region\nrequired by region isolation constraints");
  mc_op_set_operand(ctx, user, 0, no_value);
  check_messages(ctx, root, "null operand found");
  McOp detached = make_op(ctx, "t.op", no_block, no_value, 1, 0);
  mc_op_set_operand(ctx, user, 0, mc_op_result(ctx, detached, 0));
  check_messages(ctx, root, "operation's operand is unlinked");
  mc_op_set_operand(ctx, user, 0, no_value);
  mc_op_erase(ctx, detached);
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

/* For few operands, for more than the verifier keeps in a row to compare, and for an operation like one that verified.
 * */
static void test_null_operands(void) {
  McContext *ctx = new_context();
  McOp root = make_op(ctx, "t.table", no_block, no_value, 0, 1);
  McBlock body = make_block(ctx, root);
  McValue value = mc_op_result(ctx, make_op(ctx, "t.op", body, no_value, 1, 0), 0), values[7];
  for (size_t i = 0; i < MC_COUNT(values); i++) values[i] = value;
  for (size_t count = 1; count <= MC_COUNT(values); count++) {
    McOpState state = {
        .name = mc_op_name(ctx, "t.op", 4), .loc = mc_loc_unknown(ctx), .operands = values, .num_operands = count};
    McOp like = mc_op_create_in(ctx, &state, body, (McOp){MC_NONE}),
         op = mc_op_create_in(ctx, &state, body, (McOp){MC_NONE});
    CHECK(like.index != MC_NONE && op.index != MC_NONE);
    check_messages(ctx, root, "");
    for (uint32_t i = 0; i < count; i++) {
      mc_op_set_operand(ctx, op, i, no_value);
      check_messages(ctx, root, "null operand found");
      mc_op_set_operand(ctx, op, i, value);
    }
    check_messages(ctx, root, "");
  }
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

static void test_relations_of_regions(void) {
  McContext *ctx = new_context();
  McOp root = make_op(ctx, "t.isolated", no_block, no_value, 0, 1);
  McBlock body = make_block(ctx, root);
  McOp a = make_op(ctx, "t.region", body, no_value, 0, 1), b = make_op(ctx, "t.region", body, no_value, 0, 1);
  McOp in_a = make_op(ctx, "t.op", make_block(ctx, a), no_value, 1, 0);
  McBlock block_b = make_block(ctx, b);
  McValue arg = mc_block_add_arg(ctx, block_b, mc_type_index(ctx), mc_loc_unknown(ctx));
  McOp user = make_op(ctx, "t.op", block_b, mc_op_result(ctx, in_a, 0), 0, 0);
  check_messages(ctx, root,
                 "operand #0 does not dominate this use\n"
                 "operand defined here (op is neither in a parent nor in a child region)");
  mc_op_set_operand(ctx, user, 0, arg);
  check_messages(ctx, root, "");
  McOp outer = make_op(ctx, "t.op", body, arg, 0, 0);
  check_messages(
      ctx, root,
      "operand #0 does not dominate this use\noperand defined as a block argument (block #0 in a child region)");
  mc_op_set_operand(ctx, outer, 0, mc_op_result(ctx, in_a, 0));
  check_messages(ctx, root, "operand #0 does not dominate this use\noperand defined here (op in a child region)");
  mc_op_erase(ctx, outer);
  McOp late = make_op(ctx, "t.op", body, no_value, 1, 0);
  mc_op_set_operand(ctx, user, 0, mc_op_result(ctx, late, 0));
  check_messages(ctx, root, "operand #0 does not dominate this use\noperand defined here (op in a parent region)");
  check_messages(ctx, b, "operand #0 does not dominate this use\noperand defined here (op in a parent region)");
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

static void test_branch_to_another_region(void) {
  McContext *ctx = new_context();
  McOp root = make_op(ctx, "x.r", no_block, no_value, 0, 1);
  McBlock first = make_block(ctx, root), second = make_block(ctx, root);
  McOp nest = make_op(ctx, "x.r", first, no_value, 0, 1);
  McBlock inner = make_block(ctx, nest);
  McOpState state = {
      .name = mc_op_name(ctx, "x.br", 4), .loc = mc_loc_unknown(ctx), .successors = &second, .num_successors = 1};
  McOp branch = mc_op_create_in(ctx, &state, inner, (McOp){MC_NONE});
  make_op(ctx, "x.end", first, no_value, 0, 0);
  make_op(ctx, "x.end", second, no_value, 0, 0);
  check_messages(ctx, root, "'x.br' op branching to block of a different region");
  mc_op_set_successor(ctx, branch, 0, inner);
  check_messages(ctx, root, "entry block of region may not have predecessors");
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

/* The operations around the verified one are not verified, but the dominance check reads them. */
static void test_surroundings_may_be_wrong(void) {
  McContext *ctx = new_context();
  McOp root = make_op(ctx, "x.r", no_block, no_value, 0, 1), other = make_op(ctx, "x.r", no_block, no_value, 0, 1);
  McBlock first = make_block(ctx, root), second = make_block(ctx, root), elsewhere = make_block(ctx, other);
  McOp def = make_op(ctx, "x.def", first, no_value, 1, 0);
  McBlock successors[2] = {elsewhere, second};
  McOpState state = {
      .name = mc_op_name(ctx, "x.br", 4), .loc = mc_loc_unknown(ctx), .successors = successors, .num_successors = 2};
  mc_op_create_in(ctx, &state, first, (McOp){MC_NONE});
  McOp nest = make_op(ctx, "x.r", second, no_value, 0, 1);
  make_op(ctx, "x.use", make_block(ctx, nest), mc_op_result(ctx, def, 0), 0, 0);
  check_messages(ctx, nest, "");
  check_messages(ctx, root, "'x.br' op branching to block of a different region");
  mc_op_erase(ctx, root);
  mc_op_erase(ctx, other);
  mc_context_free(ctx);
}

static void test_all_isolated_siblings_report(void) {
  McContext *ctx = new_context();
  McOp root = make_op(ctx, "t.table", no_block, no_value, 0, 1);
  McBlock body = make_block(ctx, root);
  for (int i = 0; i < 3; i++) {
    McOp isolated = make_op(ctx, "t.isolated", body, no_value, 0, 1);
    McBlock block = make_block(ctx, isolated);
    McOp use = make_op(ctx, "t.op", block, no_value, 1, 0), def = make_op(ctx, "t.op", block, no_value, 1, 0);
    McValue operand = mc_op_result(ctx, def, 0);
    if (i != 1) CHECK(mc_op_set_operands(ctx, use, &operand, 1));
  }
  const char *one = "operand #0 does not dominate this use\noperand defined here (op in the same block)";
  char both[200];
  snprintf(both, sizeof both, "%s\n%s", one, one);
  check_messages(ctx, root, both);
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

static void test_unknown_operations(void) {
  McContext *ctx = new_context();
  McOp op = make_op(ctx, "t.unknown", no_block, no_value, 0, 0);
  check_messages(ctx, op,
                 "unregistered operation 't.unknown' found in dialect ('t') that does not allow unknown operations");
  McOp other = make_op(ctx, "x.unknown", no_block, no_value, 0, 0);
  check_messages(ctx, other, "");
  mc_context_allow_unregistered(ctx, false);
  check_messages(ctx, other,
                 "'x.unknown' op created with unregistered dialect. If this is intended, please call "
                 "allowUnregisteredDialects() on "
                 "the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used");
  mc_op_erase(ctx, op);
  mc_op_erase(ctx, other);
  mc_context_free(ctx);
}

static void test_terminators_and_blocks(void) {
  McContext *ctx = new_context();
  McOp root = make_op(ctx, "t.strict", no_block, no_value, 0, 1);
  check_messages(ctx, root, "");
  McBlock block = make_block(ctx, root);
  check_messages(ctx, root, "empty block: expect at least a terminator");
  make_op(ctx, "t.op", block, no_value, 0, 0);
  check_messages(ctx, root, "block with no terminator, has \"t.op\"() : () -> ()");
  make_op(ctx, "t.end", block, no_value, 0, 0);
  check_messages(ctx, root, "");
  make_op(ctx, "x.may_be_terminator", block, no_value, 0, 0);
  check_messages(ctx, root, "'t.end' op must be the last operation in the parent block");
  mc_op_erase(ctx, root);
  McOp graph = make_op(ctx, "t.graph", no_block, no_value, 0, 1);
  make_block(ctx, graph);
  check_messages(ctx, graph, "");
  make_block(ctx, graph);
  check_messages(ctx, graph, "'t.graph' op expects graph region #0 to have 0 or 1 blocks");
  mc_op_erase(ctx, graph);
  McOp table = make_op(ctx, "t.table", no_block, no_value, 0, 1);
  check_messages(ctx, table, "'t.table' op Operations with a 'SymbolTable' must have exactly one block");
  mc_op_erase(ctx, table);
  mc_context_free(ctx);
}

/* --- deep and long --- */

static void check_deep(const char *name, int depth) {
  McContext *ctx = new_context();
  McOp root = make_op(ctx, name, no_block, no_value, 0, 1), op = root;
  McOp first = make_op(ctx, "t.op", make_block(ctx, op), no_value, 1, 0);
  bool isolated = mc_op_has_trait(ctx, root, MC_TRAIT(ISOLATED_FROM_ABOVE));
  for (int i = 1; i < depth; i++) {
    op = make_op(ctx, name, mc_region_first_block(ctx, mc_op_region(ctx, op, 0)), no_value, 0, 1);
    make_op(ctx, "t.op", make_block(ctx, op), isolated ? no_value : mc_op_result(ctx, first, 0), 1, 0);
  }
  check_messages(ctx, root, "");
  McOp late = make_op(ctx, "t.op", mc_region_first_block(ctx, mc_op_region(ctx, op, 0)), no_value, 1, 0);
  McValue operand = mc_op_result(ctx, late, 0);
  CHECK(mc_op_set_operands(ctx, mc_op_prev(ctx, late), &operand, 1));
  check_messages(ctx, root, "operand #0 does not dominate this use\noperand defined here (op in the same block)");
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

static void test_nesting_costs_neither_stack_nor_time(void) {
  check_deep("t.region", 10000);
  check_deep("t.isolated", 10000);
}

/* --- every allocation fails in turn --- */

static void test_out_of_memory_is_a_message(void) {
  McContext *ctx = new_context();
  McOp root = make_op(ctx, "t.table", no_block, no_value, 0, 1);
  McBlock body = make_block(ctx, root);
  for (int i = 0; i < 3; i++) {
    McOp isolated = make_op(ctx, "t.isolated", body, no_value, 0, 1);
    McBlock block = make_block(ctx, isolated);
    McAttr name = mc_attr_string(ctx, "abc", (size_t)i + 1, (McType){MC_NONE});
    McNamedAttr entry = {ctx->known[MC_ID_sym_name], name};
    mc_op_set_attrs(ctx, isolated, mc_attr_dictionary(ctx, &entry, 1, NULL));
    make_op(ctx, "t.region", block, no_value, 0, 1);
    McOp nest = make_op(ctx, "x.r", block, no_value, 0, 1);
    McBlock target = make_block(ctx, nest);
    target = make_block(ctx, nest);
    McOpState state = {
        .name = mc_op_name(ctx, "x.br", 4), .loc = mc_loc_unknown(ctx), .successors = &target, .num_successors = 1};
    mc_op_create_in(ctx, &state, mc_block_prev(ctx, target), (McOp){MC_NONE});
    make_op(ctx, "x.end", target, no_value, 0, 0);
  }
  size_t before = mc_context_live_bytes(ctx);
  bool failed = true;
  for (long long n = 0; failed; n++) {
    McDiags *diags = mc_diags_new(ctx);
    mc_context_fail_allocation_after(ctx, n);
    bool ok = mc_verify(ctx, root, diags);
    failed = mc_context_fail_allocation_after(ctx, -1);
    CHECK(ok || (failed && mc_diags_has_error(diags)));
    mc_diags_free(diags);
    CHECK(mc_context_live_bytes(ctx) == before);
    CHECK(n < 200);
  }
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

int main(void) {
  test_isolation_is_told_from_dominance();
  test_null_operands();
  test_relations_of_regions();
  test_branch_to_another_region();
  test_surroundings_may_be_wrong();
  test_all_isolated_siblings_report();
  test_unknown_operations();
  test_terminators_and_blocks();
  test_nesting_costs_neither_stack_nor_time();
  test_out_of_memory_is_a_message();
  return 0;
}
