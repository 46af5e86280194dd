/* test_edit.c - copies with a mapping, contents of blocks, other names of operations, uses of symbols; every failing
 * allocation leaves the IR as it was. */
#include "base/buffer.h"
#include "check.h"
#include "dialects.h"
#include "ir/ir.h"

static const char text[] =
    "func.func @f(%a: i32, %b: i32) -> (i32, i32) {\n"
    "  %0 = arith.addi %a, %b : i32\n"
    "  %1 = \"t.r\"(%0) ({\n  ^bb0(%x: i32):\n"
    "    %2 = arith.muli %x, %a : i32\n    \"t.y\"(%2, %0) : (i32, i32) -> ()\n  }) : (i32) -> i32\n"
    "  return %1, %b : i32, i32\n}\n"
    "func.func @g(%p: i32, %q: i32) -> (i32, i32) {\n"
    "  %0:2 = call @f(%p, %q) : (i32, i32) -> (i32, i32)\n"
    "  \"t.use\"() {x = [@f, {a = @g::@f}], y = 3 : i32} : () -> ()\n"
    "  return %0#0, %0#1 : i32, i32\n}\n";

static McOp parse(McContext *ctx, const char *source) {
  McParseOptions options = {.source_name = "s", .source_name_len = 1, .verify = true};
  McDiags *diags = mc_diags_new(ctx);
  McOp op = mc_parse(ctx, source, strlen(source), &options, diags);
  CHECK(op.index != MC_NONE);
  mc_diags_free(diags);
  return op;
}

static char *printed(McContext *ctx, McOp op) {
  McPrintOptions options;
  mc_print_options_init(&options);
  McBuf *buf = mc_buf_new();
  CHECK(mc_print_op(ctx, op, &options, buf));
  McStr contents = mc_buf_contents(buf);
  char *copy = calloc(contents.len + 1, 1);
  memcpy(copy, contents.ptr, contents.len);
  mc_buf_delete(buf);
  return copy;
}

static void check_storage(McContext *ctx) {
  McDiags *diags = mc_diags_new(ctx);
  CHECK(mc_check(ctx, diags));
  mc_diags_free(diags);
}

static McOpName name_of(McContext *ctx, const char *name) { return mc_op_name(ctx, name, strlen(name)); }
static McIdent ident(McContext *ctx, const char *name) { return mc_ident(ctx, name, strlen(name)); }
static McOp found(McContext *ctx, McOp root, const char *name) {
  McOp op = mc_op_find(ctx, root, (McOp){MC_NONE}, name_of(ctx, name), (McIdent){MC_NONE});
  CHECK(op.index != MC_NONE);
  return op;
}
static McBlock body(McContext *ctx, McOp op) { return mc_region_first_block(ctx, mc_op_region(ctx, op, 0)); }

static bool inline_call(McContext *ctx, McOp call, McBlock from, bool with_site) {
  McValue args[2] = {mc_op_operand(ctx, call, 0), mc_op_operand(ctx, call, 1)}, results[2];
  McLoc site = {MC_NONE};
  if (with_site) site = mc_loc_unknown(ctx);
  if (!mc_block_clone_into(ctx, from, call, args, site, results)) return false;
  for (uint32_t i = 0; i < 2; i++) mc_value_replace_all_uses(ctx, mc_op_result(ctx, call, i), results[i]);
  mc_op_erase(ctx, call);
  return true;
}

static void test_contents_of_a_block(void) {
  McContext *ctx = context_with_dialects();
  McOp root = parse(ctx, text);
  CHECK(inline_call(ctx, found(ctx, root, "func.call"), body(ctx, found(ctx, root, "func.func")), true));
  check_storage(ctx);
  char *out = printed(ctx, root);
  CHECK_TEXT(strstr(out, "  func.func @g"),
             "  func.func @g(%arg0: i32, %arg1: i32) -> (i32, i32) {\n"
             "    %0 = arith.addi %arg0, %arg1 : i32\n"
             "    %1 = \"t.r\"(%0) ({\n    ^bb0(%arg2: i32):\n      %2 = arith.muli %arg2, %arg0 : i32\n"
             "      \"t.y\"(%2, %0) : (i32, i32) -> ()\n    }) : (i32) -> i32\n"
             "    \"t.use\"() {x = [@f, {a = @g::@f}], y = 3 : i32} : () -> ()\n"
             "    return %1, %arg1 : i32, i32\n  }\n}\n");
  free(out);
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

/* Operations that are ready go to another block as they are; those that are not, or are too many for the keys, get new
 * ones. Either way they are there, in order. */
static void test_operations_of_a_block_go_to_another(uint32_t low, uint32_t high) {
  McContext *ctx = context_with_dialects();
  McOp module = parse(ctx, text), other = parse(ctx, text);
  McBlock to = body(ctx, module), from = body(ctx, other);
  McOp first = mc_block_first_op(ctx, from), last = mc_block_last_op(ctx, to);
  mc_block_ready_ops(ctx, from, to, low, high);
  mc_block_take_ops(ctx, to, from);
  CHECK(mc_block_first_op(ctx, from).index == MC_NONE && mc_op_next(ctx, last).index == first.index);
  uint32_t count = 0;
  for (McOp op = mc_block_first_op(ctx, to), before = {MC_NONE}; op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    CHECK(mc_op_block(ctx, op).index == to.index && mc_op_prev(ctx, op).index == before.index);
    CHECK(before.index == MC_NONE || mc_op_is_before(ctx, before, op));
    before = op;
    count++;
  }
  CHECK(count == 4);
  check_storage(ctx);
  mc_op_erase(ctx, other);
  check_storage(ctx);
  mc_context_free(ctx);
}

/* A block is copied into itself, in front of an operation of it. */
static void test_into_itself(void) {
  McContext *ctx = context_with_dialects();
  McOp root = parse(ctx, text);
  McBlock block = body(ctx, found(ctx, root, "func.func"));
  McOp before = mc_block_first_op(ctx, block);
  McValue args[2] = {mc_block_arg(ctx, block, 1), mc_block_arg(ctx, block, 0)}, results[2];
  CHECK(mc_block_clone_into(ctx, block, mc_op_next(ctx, before), args, (McLoc){MC_NONE}, results));
  CHECK(mc_value_op(ctx, results[0]).index == mc_op_next(ctx, mc_op_next(ctx, before)).index);
  CHECK(results[1].index == args[1].index);
  check_storage(ctx);
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

static void test_clone_with_a_mapping(void) {
  McContext *ctx = context_with_dialects();
  McOp root = parse(ctx, text), op = found(ctx, root, "t.r");
  McBlock block = mc_op_block(ctx, op);
  McValue from[2] = {mc_op_operand(ctx, op, 0), mc_block_arg(ctx, block, 0)};
  McValue to[2] = {mc_block_arg(ctx, block, 1), mc_block_arg(ctx, block, 1)};
  McMapping mapping = {.values = from, .to_values = to, .num_values = 2};
  McOp copy = mc_op_clone_mapped(ctx, op, &mapping);
  CHECK(mc_op_operand(ctx, copy, 0).index == to[0].index);
  McOp inner = mc_block_first_op(ctx, body(ctx, copy));
  CHECK(mc_op_operand(ctx, inner, 1).index == to[1].index);
  CHECK(mc_op_operand(ctx, mc_op_next(ctx, inner), 1).index == to[0].index);
  McOp leaf = mc_op_clone_mapped(ctx, found(ctx, root, "arith.addi"), &mapping);
  CHECK(mc_op_operand(ctx, leaf, 0).index == to[1].index);
  mc_op_erase(ctx, leaf);
  mc_op_erase(ctx, copy);
  check_storage(ctx);
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

static void test_names_of_operations(void) {
  McContext *ctx = context_with_dialects();
  McOp root = parse(ctx, text), op = found(ctx, root, "arith.addi");
  McDiags *diags = mc_diags_new(ctx);
  size_t count;
  uint32_t generation = mc_op_generation(ctx, op);
  CHECK(mc_op_attribute(ctx, op, ident(ctx, "overflowFlags")).index != MC_NONE);
  McOpName add = name_of(ctx, "arith.addi"), mul = name_of(ctx, "arith.muli"), div = name_of(ctx, "arith.divsi");
  CHECK(mc_op_replace_names(ctx, root, add, div, NULL, 0, diags, &count));
  CHECK(count == 1 && mc_op_is_live(ctx, op, generation) && found(ctx, root, "arith.divsi").index == op.index);
  CHECK(mc_op_attrs(ctx, op).index == MC_NONE); /* the default value is dropped */
  CHECK(mc_op_set_name(ctx, op, name_of(ctx, "arith.addi"), diags));
  CHECK(mc_op_attribute(ctx, op, ident(ctx, "overflowFlags")).index != MC_NONE); /* and is there again */
  McAttr seven = mc_attr_string(ctx, "7", 1, (McType){MC_NONE});
  McNamedAttr changes[2] = {{ident(ctx, "z"), seven}, {ident(ctx, "y"), {MC_NONE}}};
  CHECK(mc_op_replace_names(ctx, root, name_of(ctx, "t.use"), name_of(ctx, "u.v"), changes, 2, diags, &count));
  McOp use = found(ctx, root, "u.v");
  CHECK(count == 1 && mc_op_attribute(ctx, use, ident(ctx, "z")).index == seven.index);
  CHECK(mc_op_attribute(ctx, use, ident(ctx, "y")).index == MC_NONE);
  /* an attribute that the new name does not allow */
  McNamedAttr wrong = {ident(ctx, "overflowFlags"), seven};
  CHECK(!mc_op_replace_names(ctx, root, add, mul, &wrong, 1, diags, &count));
  CHECK(mc_diags_count(diags) == 1 && count == 0 && found(ctx, root, "arith.addi").index == op.index);
  mc_diags_free(diags);
  check_storage(ctx);
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

static void test_uses_of_symbols(void) {
  McContext *ctx = context_with_dialects();
  McOp root = parse(ctx, text);
  McSymbolUses uses = {0};
  CHECK(mc_op_symbol_uses(ctx, root, &uses));
  CHECK(uses.len == 3);
  CHECK(uses.ptr[0].row == 8 && uses.ptr[0].op.index == found(ctx, root, "func.call").index);
  CHECK(uses.ptr[1].row == 9 && uses.ptr[2].row == 9);
  CHECK(mc_attr_symbol_num_nested(ctx, uses.ptr[2].reference) == 1);
  mc_symbol_uses_fini(ctx, &uses);
  McIdent old[2] = {ident(ctx, "f"), ident(ctx, "g")}, renamed[2] = {old[1], old[0]};
  CHECK(mc_op_rename_symbols_uses(ctx, root, old, renamed, 2));
  char *out = printed(ctx, root);
  CHECK(strstr(out, "x = [@g, {a = @f::@f}]") != NULL);
  free(out);
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

/* Each allocation in turn fails; then nothing has changed. */
static void test_out_of_memory(void) {
  McContext *ctx = context_with_dialects();
  McOp root = parse(ctx, text), op = found(ctx, root, "t.r"), call = found(ctx, root, "func.call");
  McValue from = mc_op_operand(ctx, op, 0), to = mc_block_arg(ctx, mc_op_block(ctx, op), 1);
  McMapping mapping = {.values = &from, .to_values = &to, .num_values = 1};
  McNamedAttr change = {ident(ctx, "new"), mc_attr_string(ctx, "new value", 9, (McType){MC_NONE})};
  McOpName use = name_of(ctx, "t.use"), other = name_of(ctx, "u.v"), add = name_of(ctx, "arith.addi");
  McOpName div = name_of(ctx, "arith.divsi");
  McIdent old[2] = {ident(ctx, "f"), ident(ctx, "g")};
  char *before = printed(ctx, root);
  size_t ops = mc_ir_live_ops(ctx);
  bool inlined = false, is_new = false, divided = false;
  for (long long n = 0, failures = 1; failures != 0; n++) {
    failures = 0;
    size_t count;
    McDiags *diags = mc_diags_new(ctx);
    mc_context_fail_allocation_after(ctx, n);
    McOp copy = mc_op_clone_mapped(ctx, op, &mapping);
    mc_context_fail_allocation_after(ctx, -1);
    failures += copy.index == MC_NONE;
    if (copy.index != MC_NONE) mc_op_erase(ctx, copy);
    if (!inlined) {
      mc_context_fail_allocation_after(ctx, n);
      inlined = inline_call(ctx, call, body(ctx, found(ctx, root, "func.func")), true);
      mc_context_fail_allocation_after(ctx, -1);
      failures += !inlined;
      if (!inlined) CHECK(mc_ir_live_ops(ctx) == ops);
    }
    McSymbolUses uses = {0};
    mc_context_fail_allocation_after(ctx, n);
    failures += !mc_op_symbol_uses(ctx, root, &uses);
    mc_symbol_uses_fini(ctx, &uses);
    mc_context_fail_allocation_after(ctx, n);
    failures += !mc_op_rename_symbols_uses(ctx, root, old, old, 2);
    mc_context_fail_allocation_after(ctx, -1);
    if (!inlined && !is_new && !divided) {
      char *now = printed(ctx, root);
      CHECK_TEXT(now, before);
      free(now);
    }
    if (!is_new) {
      mc_context_fail_allocation_after(ctx, n);
      is_new = mc_op_replace_names(ctx, root, use, other, &change, 1, diags, &count);
      failures += !is_new;
    }
    if (!divided) {
      mc_context_fail_allocation_after(ctx, n);
      divided = mc_op_replace_names(ctx, root, add, div, NULL, 0, diags, &count);
      failures += !divided;
    }
    mc_context_fail_allocation_after(ctx, -1);
    mc_diags_free(diags);
    check_storage(ctx);
    CHECK(n < 10000);
  }
  free(before);
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

enum { SET_OPERAND, REPLACE_USES, MAKE, MOVE, COPY, MOVE_BLOCK, NUM_WAYS };

/* After each of these ways a value of @f has a user in @g. Returns the user. */
static McOp use_outside(McContext *ctx, McOp root, int way) {
  McOp add = found(ctx, root, "arith.addi"), r = found(ctx, root, "t.r"), call = found(ctx, root, "func.call");
  McBlock target = mc_op_block(ctx, call);
  McOp last = mc_block_last_op(ctx, target);
  McValue value = mc_op_result(ctx, add, 0);
  McOpState state = {.name = name_of(ctx, "t.use"), .loc = mc_loc_unknown(ctx), .operands = &value, .num_operands = 1};
  switch (way) {
    case SET_OPERAND: mc_op_set_operand(ctx, last, 0, value); return last;
    case REPLACE_USES: mc_value_replace_all_uses(ctx, mc_op_result(ctx, call, 0), value); return last;
    case MAKE: return mc_op_create_in(ctx, &state, target, last);
    case MOVE: mc_op_detach(ctx, r); mc_op_insert(ctx, r, target, last); return r;
    case COPY: return mc_op_clone(ctx, r);
    default: {
      McBlock inner = body(ctx, r);
      mc_block_detach(ctx, inner);
      mc_block_insert(ctx, inner, mc_block_region(ctx, target), (McBlock){MC_NONE});
      return mc_block_last_op(ctx, inner);
    }
  }
}

/* Values of a function that was not changed since it was read have no users elsewhere, which makes erasing it faster.
 * After a change, and after another text was read, users elsewhere lose their operands. */
static void test_users_outside_of_an_erased_function(int way, bool read_more) {
  McContext *ctx = context_with_dialects();
  McOp root = parse(ctx, text), other = parse(ctx, text);
  McOp user = use_outside(ctx, root, way);
  McOp more = read_more ? parse(ctx, text) : (McOp){MC_NONE};
  uint32_t i = way == MOVE_BLOCK ? 1 : 0;
  CHECK(mc_op_operand(ctx, user, i).index != MC_NONE);
  mc_op_erase(ctx, mc_block_first_op(ctx, body(ctx, root)));
  check_storage(ctx);
  CHECK(mc_op_operand(ctx, user, i).index == MC_NONE);
  if (way == COPY) mc_op_erase(ctx, user);
  mc_op_erase(ctx, other);
  if (read_more) mc_op_erase(ctx, more);
  check_storage(ctx);
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

/* --- borders of isolated operations --- */

enum { NUM_NAMES = 4, MAX_DEPTH = 4 };

typedef struct Writer {
  McBuf *out;
  uint32_t random;
  uint32_t next_name; /* each is defined once */
} Writer;

static uint32_t below(Writer *w, uint32_t n) {
  w->random = w->random * 1664525u + 1013904223u;
  return (w->random >> 8) % n;
}

/* Operations, isolated or not, that define names and use any. */
static void put_ops(Writer *w, int depth) {
  for (uint32_t n = 1 + below(w, 4); n > 0; n--) {
    uint32_t kind = below(w, depth < MAX_DEPTH ? 7 : 3);
    if (kind == 0 && w->next_name < NUM_NAMES) {
      mc_buf_printf(w->out, "%%%u = \"t.def\"() : () -> i1\n", w->next_name++);
    } else if (kind < 3) {
      mc_buf_printf(w->out, "\"t.use\"(%%%u) : (i1) -> ()\n", below(w, NUM_NAMES));
    } else {
      bool has_result = kind == 3 && w->next_name < NUM_NAMES;
      if (has_result) mc_buf_printf(w->out, "%%%u = ", w->next_name++);
      mc_buf_printf(w->out, "\"%s\"() ({\n", kind < 5 ? "t.region" : "builtin.module");
      put_ops(w, depth + 1);
      if (kind == 4) {
        mc_buf_printf(w->out, "}, {\n");
        put_ops(w, depth + 1);
      }
      mc_buf_printf(w->out, "}) : () -> %s\n", has_result ? "i1" : "()");
    }
  }
}

static McOp op_number(McContext *ctx, McOp root, uint32_t number) {
  uint32_t depth = 0;
  McOp op = root;
  while (number-- > 0 && op.index != MC_NONE) op = mc_op_after(ctx, root, op, &depth);
  return op;
}

static McOp read_again(McContext *ctx, McOp root, const McParseOptions *options, McDiags *diags) {
  McBytecodeOptions written;
  mc_bytecode_options_init(&written);
  McBuf *bytes = mc_buf_new();
  CHECK(mc_bytecode_write(ctx, root, &written, bytes, diags));
  McStr text = mc_buf_contents(bytes);
  McOp again = mc_bytecode_read(ctx, text.ptr, text.len, options, diags); /* MC_NONE: a border is in the way */
  mc_buf_delete(bytes);
  mc_op_erase(ctx, root);
  return again;
}

/* Unverified texts, whose values are used across borders of isolated operations, before and after their definitions.
 * Whatever is erased: what is left is sound, and the assertions of the eraser hold. */
static void test_values_across_borders(void) {
  McContext *ctx = context_with_dialects();
  McParseOptions options = {.source_name = "s", .source_name_len = 1};
  unsigned num_read = 0;
  for (uint32_t seed = 0; seed < 6000; seed++) {
    Writer w = {.out = mc_buf_new(), .random = seed * 2654435761u};
    put_ops(&w, 0);
    while (w.next_name < NUM_NAMES) mc_buf_printf(w.out, "%%%u = \"t.last\"() : () -> i1\n", w.next_name++);
    const char *source = mc_buf_text(w.out);
    McDiags *diags = mc_diags_new(ctx);
    McOp root = mc_parse(ctx, source, strlen(source), &options, diags);
    if (root.index != MC_NONE) {
      num_read++;
      if (seed % 3 == 0) root = read_again(ctx, root, &options, diags);
      for (int i = 0; i < 4 && root.index != MC_NONE; i++) {
        McOp op = op_number(ctx, root, 1 + below(&w, 12));
        if (op.index != MC_NONE) mc_op_erase(ctx, op);
        check_storage(ctx);
      }
      if (root.index != MC_NONE) mc_op_erase(ctx, root);
      check_storage(ctx);
    }
    mc_diags_free(diags);
    mc_buf_delete(w.out);
  }
  CHECK(num_read > 1000);
  mc_context_free(ctx);
}

int main(void) {
  test_contents_of_a_block();
  test_operations_of_a_block_go_to_another(100000, 200000); /* as far apart as new ones */
  test_operations_of_a_block_go_to_another(100000, 100003);
  test_operations_of_a_block_go_to_another(100000, 100002); /* too few keys */
  test_operations_of_a_block_go_to_another(0, 1000);        /* not above those that are there */
  test_into_itself();
  test_clone_with_a_mapping();
  for (int way = 0; way < NUM_WAYS; way++) {
    test_users_outside_of_an_erased_function(way, false);
    test_users_outside_of_an_erased_function(way, true);
  }
  test_values_across_borders();
  test_names_of_operations();
  test_uses_of_symbols();
  test_out_of_memory();
  return 0;
}
