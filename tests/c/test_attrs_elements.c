/* test_attrs_elements.c - elements of dense data one by one, dense data from a caller's elements, resources of a tree;
 * failing allocations. */
#include "check.h"
#include "mlircore.h"

static McContext *ctx;

static McType parsed_type(const char *text) { return mc_parse_type(ctx, text, strlen(text), MC_SYNTAX_MODERN, NULL); }
static McAttr parsed(const char *text) {
  return mc_parse_attr(ctx, text, strlen(text), (McType){MC_NONE}, MC_SYNTAX_MODERN, NULL);
}

static void elements(void) {
  const McAttr ints = parsed("dense<[1, -2]> : tensor<2xi24>"),
               bits = parsed("dense<[true, false, true]> : tensor<3xi1>");
  const McAttr floats = parsed("dense<[1.5, -2.0]> : tensor<2xbf16>"),
               pair = parsed("dense<(1, 2)> : tensor<3xcomplex<i8>>");
  const McAttr wide = parsed("dense<[-1, 5]> : tensor<2xi200>"),
               text = parsed("dense<[\"a\", \"b\"]> : tensor<2x!a.b>");
  CHECK(mc_attr_dense_get(ctx, ints, 1).index == parsed("-2 : i24").index);
  CHECK(mc_attr_dense_get(ctx, bits, 2).index == parsed("true").index &&
        mc_attr_dense_get(ctx, bits, 1).index == parsed("false").index);
  CHECK(mc_attr_dense_get(ctx, floats, 0).index == parsed("1.5 : bf16").index);
  CHECK(mc_attr_dense_get(ctx, pair, 2).index == parsed("[1 : i8, 2 : i8]").index);
  CHECK(mc_attr_dense_get(ctx, wide, 0).index == parsed("-1 : i200").index);
  CHECK(mc_attr_dense_get(ctx, text, 1).index == parsed("\"b\" : !a.b").index);
  CHECK(mc_attr_dense_double(ctx, floats, 1) == -2.0);
  uint64_t words[4];
  mc_attr_dense_words(ctx, wide, 0, false, words, 4);
  CHECK(words[0] == UINT64_MAX && words[3] == 0xFF);
  mc_attr_dense_words(ctx, pair, 1, true, words, 1);
  CHECK(words[0] == 2);
  uint8_t bools[3];
  mc_attr_dense_unpack(ctx, bits, bools, 3);
  CHECK(bools[0] == 1 && bools[1] == 0 && bools[2] == 1);
  CHECK(mc_kind(ctx, mc_attr_dense_array_element(ctx, parsed("array<f32: 1.0>")).index) == MC_TYPE_FLOAT);
}

static void check_refused(McAttr made, McDiags *diags, const char *want) {
  CHECK(made.index == MC_NONE && mc_diags_count(diags) == 1);
  CHECK_TEXT(mc_diags_get(diags, 0).message, want);
  mc_diags_clear(diags);
}

static void making(void) {
  McDiags *diags = mc_diags_new(ctx);
  const int32_t ints[3] = {1, 2, 3};
  const McType i32x3 = parsed_type("tensor<3xi32>"), i1x3 = parsed_type("tensor<3xi1>"),
               unknown = parsed_type("tensor<?xi32>");
  CHECK(mc_attr_dense_raw(ctx, i32x3, ints, sizeof ints, diags).index ==
        parsed("dense<[1, 2, 3]> : tensor<3xi32>").index);
  CHECK(mc_attr_dense_raw(ctx, i32x3, ints, 4, diags).index == parsed("dense<1> : tensor<3xi32>").index);
  check_refused(mc_attr_dense_raw(ctx, i32x3, ints, 8, diags), diags, "the data does not match the type's elements");
  check_refused(mc_attr_dense_raw(ctx, unknown, ints, 4, diags), diags, "the data does not match the type's elements");
  const uint8_t bools[3] = {2, 0, 1};
  CHECK(mc_attr_dense_bools(ctx, i1x3, bools, 3, diags).index ==
        parsed("dense<[true, false, true]> : tensor<3xi1>").index);
  CHECK(mc_attr_dense_bools(ctx, i1x3, bools, 1, diags).index == parsed("dense<true> : tensor<3xi1>").index);
  check_refused(mc_attr_dense_bools(ctx, i1x3, bools, 2, diags), diags, "the data does not match the type's elements");
  check_refused(mc_attr_dense_bools(ctx, i32x3, bools, 3, diags), diags,
                "expected a static shape of elements of one bit");
  const McAttr attrs[3] = {parsed("1 : i32"), parsed("2 : i32"), parsed("3 : i32")},
               bits[3] = {parsed("true"), parsed("false"), parsed("true")};
  CHECK(mc_attr_dense_of(ctx, i32x3, attrs, 3, diags).index == parsed("dense<[1, 2, 3]> : tensor<3xi32>").index);
  CHECK(mc_attr_dense_of(ctx, i1x3, bits, 3, diags).index == parsed("dense<[true, false, true]> : tensor<3xi1>").index);
  CHECK(mc_attr_dense_of(ctx, i1x3, bits, 1, diags).index == parsed("dense<true> : tensor<3xi1>").index);
  const char *count = "the number of attributes is not the number of elements of the type";
  check_refused(mc_attr_dense_of(ctx, i32x3, attrs, 2, diags), diags, count);
  check_refused(mc_attr_dense_of(ctx, i32x3, attrs, 0, diags), diags, count);
  check_refused(mc_attr_dense_of(ctx, unknown, attrs, 3, diags), diags, "elements literal type must have static shape");
  check_refused(mc_attr_dense_of(ctx, i1x3, attrs, 3, diags), diags, "an attribute has another type");
  const McAttr unit = mc_attr_unit(ctx), text = parsed("\"a\"");
  check_refused(mc_attr_dense_of(ctx, i32x3, &unit, 1, diags), diags, "an attribute has another type");
  check_refused(mc_attr_dense_of(ctx, parsed_type("tensor<2x!a.b>"), attrs, 2, diags), diags,
                "dense elements must be numbers or strings");
  const McAttr pairs[2] = {parsed("[1 : i8, 2 : i8]"), parsed("[3 : i8, 4 : i8]")}, mixed[2] = {pairs[0], unit};
  McType complex = parsed_type("tensor<2xcomplex<i8>>");
  CHECK(mc_attr_dense_of(ctx, complex, pairs, 2, diags).index ==
        parsed("dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>").index);
  CHECK(mc_attr_dense_of(ctx, complex, pairs, 1, diags).index == parsed("dense<(1, 2)> : tensor<2xcomplex<i8>>").index);
  check_refused(mc_attr_dense_of(ctx, complex, mixed, 2, diags), diags, "an attribute has another type");
  CHECK(mc_attr_dense_of(ctx, parsed_type("tensor<2x!a.b>"), &text, 1, diags).index ==
        parsed("dense<\"a\"> : tensor<2x!a.b>").index);
  check_refused(mc_attr_float_checked(ctx, i32x3, 1, diags), diags, "expected floating point type");
  mc_diags_free(diags);
}

static void resources(void) {
  const char *source =
      "\"a.b\"() {x = [dense_resource<r> : tensor<1xi8>]} : () -> () loc(fused<dense_resource<s> : "
      "tensor<1xi8>>[\"l\"])\n"
      "\"a.b\"() {x = dense_resource<r> : tensor<1xi8>} : () -> ()";
  McOp op = mc_parse(ctx, source, strlen(source), &(McParseOptions){.source_name = "t", .source_name_len = 1}, NULL);
  CHECK(op.index != MC_NONE);
  McIdent *keys;
  size_t count;
  CHECK(mc_op_resources(ctx, op, &keys, &count) && count == 2);
  CHECK_TEXT(mc_ident_str(ctx, keys[0]).ptr, "r");
  CHECK_TEXT(mc_ident_str(ctx, keys[1]).ptr, "s");
  mc_op_resources_free(ctx, keys, count);
  for (long long n = 0; n < 6; n++) { /* failing at each allocation: nothing stays allocated */
    mc_context_fail_allocation_after(ctx, n);
    bool ok = mc_op_resources(ctx, op, &keys, &count);
    mc_context_fail_allocation_after(ctx, -1);
    if (ok) mc_op_resources_free(ctx, keys, count);
  }
  mc_op_erase(ctx, op);
}

int main(void) {
  ctx = mc_context_new();
  CHECK(ctx != NULL);
  mc_context_allow_unregistered(ctx, true);
  elements();
  making();
  resources();
  mc_context_free(ctx);
  return 0;
}
