/* test_op_attrs.c - properties and discardable attributes as one map. */
#undef NDEBUG
#include <assert.h>
#include <string.h>

#include "mlircore.h"

static McIdent ident(McContext *ctx, const char *name) { return mc_ident(ctx, name, strlen(name)); }
static McAttr text(McContext *ctx, const char *value) {
  return mc_attr_string(ctx, value, strlen(value), (McType){MC_NONE});
}

static McAttr dictionary(McContext *ctx, const char *first, const char *second, McAttr value) {
  McNamedAttr entries[] = {{ident(ctx, first), value}, {ident(ctx, second), value}};
  return mc_attr_dictionary(ctx, entries, 2, NULL);
}

static McOp make_op(McContext *ctx, McAttr attrs, McAttr properties) {
  McOpState state = {
      .name = mc_op_name(ctx, "a.b", 3), .loc = mc_loc_unknown(ctx), .attrs = attrs, .properties = properties};
  McOp op = mc_op_create(ctx, &state);
  assert(op.index != MC_NONE);
  return op;
}

static void test_both_are_seen_as_one(McContext *ctx) {
  McAttr one = text(ctx, "one"), two = text(ctx, "two");
  McOp op = make_op(ctx, dictionary(ctx, "b", "d", one), dictionary(ctx, "a", "c", two));
  assert(mc_op_attribute(ctx, op, ident(ctx, "b")).index == one.index);
  assert(mc_op_attribute(ctx, op, ident(ctx, "c")).index == two.index);
  assert(mc_op_attribute(ctx, op, ident(ctx, "e")).index == MC_NONE);
  McAttr all = mc_op_all_attributes(ctx, op);
  assert(mc_attr_dictionary_size(ctx, all) == 4);
  for (uint32_t i = 0; i < 4; i++) {
    assert(mc_ident_str(ctx, mc_attr_dictionary_entry(ctx, all, i).name).ptr[0] == "abcd"[i]);
  }
  mc_op_erase(ctx, op);
}

static void test_a_name_stays_where_it_is(McContext *ctx) {
  McAttr one = text(ctx, "one"), two = text(ctx, "two"), none = {MC_NONE};
  McOp op = make_op(ctx, none, dictionary(ctx, "a", "c", one));
  assert(mc_op_set_attribute(ctx, op, ident(ctx, "a"), two));
  assert(mc_op_set_attribute(ctx, op, ident(ctx, "x"), two));
  assert(mc_attr_dictionary_size(ctx, mc_op_properties(ctx, op)) == 2);
  assert(mc_attr_dictionary_size(ctx, mc_op_attrs(ctx, op)) == 1);
  assert(mc_op_attribute(ctx, op, ident(ctx, "a")).index == two.index);
  assert(mc_op_set_attribute(ctx, op, ident(ctx, "x"), none) && mc_op_set_attribute(ctx, op, ident(ctx, "a"), none));
  assert(mc_op_set_attribute(ctx, op, ident(ctx, "not there"), none));
  assert(mc_op_attrs(ctx, op).index == MC_NONE && mc_attr_dictionary_size(ctx, mc_op_properties(ctx, op)) == 1);
  mc_op_erase(ctx, op);
}

static void test_many_names(McContext *ctx) {
  McOp op = make_op(ctx, (McAttr){MC_NONE}, (McAttr){MC_NONE});
  McAttr one = text(ctx, "one");
  char name[] = "n00";
  for (int i = 0; i < 50; i++) {
    name[1] = (char)('0' + i / 10);
    name[2] = (char)('0' + i % 10);
    assert(mc_op_set_attribute(ctx, op, ident(ctx, name), one));
  }
  assert(mc_attr_dictionary_size(ctx, mc_op_all_attributes(ctx, op)) == 50);
  mc_op_erase(ctx, op);
}

static void test_unregistered_operations_are_no_terminators_and_keep_their_attributes(McContext *ctx) {
  McOp op = make_op(ctx, (McAttr){MC_NONE}, (McAttr){MC_NONE});
  assert(!mc_op_is_terminator(ctx, op) && !mc_op_is_terminator(ctx, (McOp){MC_NONE}));
  assert(mc_op_all_attributes(ctx, op).index == MC_NONE);
  McAttr attrs = dictionary(ctx, "a", "b", text(ctx, "one")), before = attrs, properties = {MC_NONE};
  assert(mc_op_name_split_attributes(ctx, mc_op_get_name(ctx, op), mc_loc_unknown(ctx), &attrs, &properties, NULL));
  assert(attrs.index == before.index && properties.index == MC_NONE);
  mc_op_erase(ctx, op);
}

static void test_out_of_memory_changes_nothing(McContext *ctx) {
  McAttr one = text(ctx, "one");
  McOp op = make_op(ctx, dictionary(ctx, "a", "b", one), (McAttr){MC_NONE});
  McAttr before = mc_op_attrs(ctx, op);
  McIdent name = ident(ctx, "another name");
  bool ok = false;
  for (long long n = 0; !ok; n++) {
    mc_context_fail_allocation_after(ctx, n);
    ok = mc_op_set_attribute(ctx, op, name, one);
    mc_context_fail_allocation_after(ctx, -1);
    assert(ok || mc_op_attrs(ctx, op).index == before.index);
  }
  assert(mc_op_attribute(ctx, op, name).index == one.index);
  mc_op_erase(ctx, op);
}

int main(void) {
  McContext *ctx = mc_context_new();
  assert(ctx != NULL);
  mc_context_allow_unregistered(ctx, true);
  test_both_are_seen_as_one(ctx);
  test_a_name_stays_where_it_is(ctx);
  test_many_names(ctx);
  test_unregistered_operations_are_no_terminators_and_keep_their_attributes(ctx);
  test_out_of_memory_changes_nothing(ctx);
  mc_context_free(ctx);
  return 0;
}
