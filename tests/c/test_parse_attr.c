/* test_parse_attr.c - types and attributes from text: values, places of errors, depth, failing allocations. The printed
 * form of each construct is in tests/mlir/builtin_*.mlir; the tests here show the rest. */
#include <math.h>

#include "check.h"
#include "parse/parse_attr.h"

static McContext *ctx;
static McDiags *diags;

static void begin(void) {
  ctx = mc_context_new();
  CHECK(ctx != NULL);
  mc_context_allow_unregistered(ctx, true);
  diags = mc_diags_new(ctx);
  CHECK(diags != NULL);
}

static void end(void) {
  mc_diags_free(diags);
  mc_context_free(ctx);
}

static McAttr attr_of(const char *text) {
  mc_diags_clear(diags);
  McAttr attr = mc_parse_attr(ctx, text, strlen(text), (McType){MC_NONE}, MC_SYNTAX_MODERN, diags);
  if (attr.index == MC_NONE) fprintf(stderr, "%.200s: %s\n", text, mc_diags_get(diags, 0).message);
  CHECK(attr.index != MC_NONE);
  return attr;
}

static McType type_of(const char *text) {
  mc_diags_clear(diags);
  McType type = mc_parse_type(ctx, text, strlen(text), MC_SYNTAX_MODERN, diags);
  CHECK(type.index != MC_NONE);
  return type;
}

/* The first message and its column. */
static void check_error(const char *text, uint32_t column, const char *message) {
  mc_diags_clear(diags);
  CHECK(mc_parse_attr(ctx, text, strlen(text), (McType){MC_NONE}, MC_SYNTAX_MODERN, diags).index == MC_NONE);
  CHECK(mc_diags_count(diags) >= 1);
  McDiag first = mc_diags_get(diags, 0);
  CHECK_TEXT(first.message, message);
  if (first.column != column) fprintf(stderr, "%.200s: column %u\n", text, (unsigned)first.column);
  CHECK(first.column == column);
}

/* --- numbers --- */

static void hex_is_decoded_at_every_length_and_refused_at_every_place(void) {
  char digits[2 * 40 + 1];
  uint8_t out[40];
  for (size_t len = 0; len <= 40; len++) {
    for (size_t i = 0; i < len; i++) sprintf(digits + 2 * i, i % 2 ? "%02x" : "%02X", (unsigned)(i * 37 + len) & 0xFF);
    CHECK(mc_hex_decode(digits, len, out));
    for (size_t i = 0; i < len; i++) CHECK(out[i] == (uint8_t)(i * 37 + len));
    for (size_t at = 0; at < 2 * len; at++) {
      static const char bad[] = "/:@G`g\x7F\x80\xB0\xFF\0 ";
      char saved = digits[at];
      for (size_t k = 0; k < sizeof bad; k++) {
        digits[at] = bad[k];
        CHECK(!mc_hex_decode(digits, len, out));
      }
      digits[at] = saved;
    }
  }
}

static void small_integers_fit_as_their_width_says(void) {
  for (uint32_t width = 0; width <= 6; width++) {
    int64_t all = (int64_t)1 << width, half = width == 0 ? 0 : all / 2;
    for (int64_t v = -70; v <= 70; v++) {
      for (int positive = 0; positive < 2; positive++) {
        uint64_t got;
        bool negative = v < 0;
        bool fits = negative ? width > 0 && -v <= half && v != 0 : v < (positive && width > 0 ? half : all);
        CHECK(mc_p_fit_integer((uint64_t)(negative ? -v : v), negative, width, positive, &got) == fits);
        if (fits) CHECK(got == ((uint64_t)v & (uint64_t)(all - 1)));
      }
    }
  }
}

static void integer_attributes_of_many_digits(void) {
  McAttr big = attr_of("-170141183460469231731687303715884105728 : i128");
  const uint64_t *words = mc_attr_integer_data(ctx, big);
  CHECK(mc_attr_integer_num_words(ctx, big) == 2 && words[0] == 0 && words[1] == (uint64_t)1 << 63);
  CHECK(big.index == attr_of("0x80000000000000000000000000000000 : i128").index);
  CHECK(big.index == attr_of("0x000000000000000000000000000000080000000000000000000000000000000 : i128").index);
  char text[4000];
  memset(text, '0', sizeof text);
  strcpy(text + 3900, "12345678901234567890123 : i128"); /* leading zeros are allowed */
  CHECK(attr_of(text).index == attr_of("12345678901234567890123 : i128").index);
  memset(text, '9', 3900);
  check_error(text, 1, "integer constant out of range for attribute");
}

/* --- dense data --- */

static void decimals_become_the_nearest_floats(void) {
  static const char *const spelled[] = {"0.1",
                                        "-2.5",
                                        "3.4028235e38",
                                        "1.e-45",
                                        "0.7e-45",
                                        "16777217.0",
                                        "1.0e22",
                                        "1.0e23",
                                        "-0.0",
                                        "1.0e400",
                                        "123456789.123456789",
                                        "9007199254740993.0",
                                        "4.9e-324"};
  char text[1024] = "dense<[";
  for (size_t i = 0; i < MC_COUNT(spelled); i++) {
    if (i > 0) strcat(text, i % 3 ? ", " : ",\n // comment, 1.0\n ");
    strcat(text, spelled[i]);
  }
  strcat(text, "]> : tensor<13x");
  size_t len = strlen(text);
  strcpy(text + len, "f32>");
  const char *floats = mc_attr_dense_data(ctx, attr_of(text)).ptr;
  strcpy(text + len, "f64>");
  const char *doubles = mc_attr_dense_data(ctx, attr_of(text)).ptr;
  for (size_t i = 0; i < MC_COUNT(spelled); i++) {
    double want = strtod(spelled[i], NULL), d;
    float f;
    memcpy(&f, floats + 4 * i, 4);
    memcpy(&d, doubles + 8 * i, 8);
    CHECK(d == want && signbit(d) == signbit(want) && f == (float)want && signbit(f) == signbit((float)want));
  }
}

static void a_long_list_is_read_without_a_record_per_element(void) {
  enum { COUNT = 100000 };
  char *text = malloc(COUNT * 12 + 100), *c = text;
  CHECK(text != NULL);
  c += sprintf(c, "dense<[");
  for (int i = 0; i < COUNT; i++) c += sprintf(c, i == 0 ? "%d" : ", %d", i % 3 ? i : -i);
  sprintf(c, "]> : tensor<%dxi32>", COUNT);
  size_t before = mc_context_live_bytes(ctx);
  McAttr attr = attr_of(text);
  CHECK(mc_context_live_bytes(ctx) - before < COUNT * 4 + 100000);
  McStr data = mc_attr_dense_data(ctx, attr);
  CHECK(data.len == COUNT * 4);
  for (int i = 0; i < COUNT; i++) {
    int32_t v;
    memcpy(&v, data.ptr + 4 * (size_t)i, 4);
    CHECK(v == (i % 3 ? i : -i));
  }
  free(text);
}

static void spellings_of_the_same_values_are_one_attribute(void) {
  CHECK(attr_of("dense<[1, 2]> : tensor<2xi16>").index == attr_of("dense<\"0x01000200\"> : tensor<2xi16>").index);
  CHECK(attr_of("dense<[3, 3]> : tensor<2xi16>").index == attr_of("dense<3> : tensor<2xi16>").index);
  CHECK(attr_of("dense<[true, false, true]> : tensor<3xi1>").index == attr_of("dense<\"0x05\"> : tensor<3xi1>").index);
  CHECK(attr_of("dense<[[1], [2]]> : tensor<2x1xi8>").index != attr_of("dense<[[1, 2]]> : tensor<1x2xi8>").index);
  CHECK(attr_of("#a<b>").index == attr_of("#a.b").index);
}

/* --- errors --- */

static void errors_are_where_upstream_has_them(void) {
  check_error("dense<[[1, 2], [3]]> : tensor<2x2xi8>", 19,
              "tensor literal is invalid; ranks are not consistent between elements");
  check_error("dense<[1, 300, 2]> : tensor<3xi8>", 11, "integer constant out of range for type");
  check_error("dense<[1.0, -2]> : tensor<2xf32>", 14, "unexpected decimal integer literal for a floating point value");
  check_error("tensor<4x4x", 11, "expected non-function type");
  check_error("[1,\n  2 3]", 4, "expected ',' or ']'");
  check_error("[1,\n  ]", 4, "expected attribute value"); /* the message is at the end of the line before */
  check_error("{a = 1,\n a = 2}", 2, "duplicate key 'a' in dictionary attribute");
  check_error("affine_map<(d0) -> (d0 *)>", 25, "missing right operand of binary operator");
  check_error("loc(\"a\":1:x)", 11, "expected integer column number in FileLineColRange");
  check_error("\"abc", 5, "expected '\"' in string literal");
  check_error("#a.b<\"x\" ]>", 6, "unbalanced '<' character in pretty dialect name");
  check_error("1 2", 3, "found trailing characters: '2'");
}

static void an_expected_type_is_used_and_checked(void) {
  McType i8 = type_of("i8");
  McAttr attr = mc_parse_attr(ctx, "5", 1, i8, MC_SYNTAX_MODERN, diags);
  CHECK(attr.index == attr_of("5 : i8").index);
  mc_diags_clear(diags);
  CHECK(mc_parse_attr(ctx, "#a.b : i32", 10, i8, MC_SYNTAX_MODERN, diags).index == MC_NONE);
  CHECK_TEXT(mc_diags_get(diags, 0).message, "attribute type different than expected: expected 'i8', but got 'i32'");
  mc_diags_clear(diags);
  attr = mc_parse_attr(ctx, "#a.b", 4, i8, MC_SYNTAX_MODERN, diags);
  CHECK(attr.index == attr_of("#a.b : i8").index);
}

static void unregistered_symbols_need_permission(void) {
  mc_context_allow_unregistered(ctx, false);
  static const char advice[] =
      "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on "
      "the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used";
  char message[400];
  sprintf(message, "`!\"foo\"<\"x<3>\">` type %s", advice);
  check_error("!foo.x<3>", 6, message);
  sprintf(message, "#\"foo\"<\"\"bar\"\"> : 'i32' attribute %s", advice);
  check_error("#foo<\"bar\"> : i32", 1, message);
  sprintf(message, "#\"foo\"<\"x\"> : 'none' attribute %s", advice);
  check_error("[#foo.x]", 7, message);
  check_error("#builtin.x", 10, "dialect 'builtin' provides no attribute parsing hook");
  check_error("#a-b.x", 6, "invalid dialect namespace '\"a-b\"'");
  mc_context_allow_unregistered(ctx, true);
}

/* --- depth --- */

static char *nested(const char *open, const char *middle, const char *close, size_t depth) {
  size_t a = strlen(open), b = strlen(middle), c = strlen(close);
  char *text = malloc(depth * (a + c) + b + 1), *p = text;
  CHECK(text != NULL);
  for (size_t i = 0; i < depth; i++, p += a) memcpy(p, open, a);
  memcpy(p, middle, b);
  p += b;
  for (size_t i = 0; i < depth; i++, p += c) memcpy(p, close, c);
  *p = 0;
  return text;
}

/* wrap: a format with one %s, or NULL. */
static void check_depth(const char *wrap, const char *open, const char *middle, const char *close) {
  static const size_t depths[] = {1000, 200000};
  for (size_t i = 0; i < MC_COUNT(depths); i++) {
    char *inner = nested(open, middle, close, depths[i]);
    char *text = malloc(strlen(inner) + 100);
    CHECK(text != NULL);
    sprintf(text, wrap, inner);
    mc_diags_clear(diags);
    McAttr attr = mc_parse_attr(ctx, text, strlen(text), (McType){MC_NONE}, MC_SYNTAX_MODERN, diags);
    if (depths[i] == 1000) {
      CHECK(attr.index != MC_NONE);
    } else {
      CHECK(attr.index == MC_NONE);
      CHECK_TEXT(mc_diags_get(diags, 0).message, "nesting is deeper than 10000 levels");
    }
    free(text);
    free(inner);
  }
}

static void nesting_has_a_limit_and_no_other(void) {
  check_depth("%s", "tuple<", "i32", ">");
  check_depth("%s", "() -> (", "i32", ")");
  check_depth("%s", "memref<2x", "i32", ">");
  check_depth("%s", "[", "1", "]");
  check_depth("%s", "{a = ", "1", "}");
  check_depth("affine_map<(d0) -> (%s)>", "(", "d0", ")");
  check_depth("affine_map<(d0) -> (%s)>", "-", "d0", "");
  check_depth("affine_map<(d0)[s0] -> (%s)>", "", "d0", " mod s0");
  check_depth("loc(%s)", "\"a\"(", "\"b\"", ")");
  check_depth("loc(%s)", "fused<1>[", "\"b\"", "]");
  check_depth("loc(%s)", "callsite(\"a\" at ", "\"b\"", ")");
  check_depth("dense<%s> : tensor<0xi32>", "(1, ", "1", ")");
  char *list = nested("[", "", "]", 200000);
  char *text = malloc(500000);
  CHECK(text != NULL);
  sprintf(text, "dense<%s> : tensor<0xi32>", list);
  check_error(text, 0, "nesting is deeper than 10000 levels"); /* a line so long is not shown */
  free(text);
  free(list);
}

/* --- memory --- */

static void every_failing_allocation_is_reported(void) {
  static const char text[] =
      "{a = [1, 2.5, \"x\\0A\", @a::@b, #u.v<[1]> : i8], b = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, c = "
      "dense<[1.5, 0.25]> : "
      "vector<2xf64>, d = dense<\"0x00010203\"> : tensor<4xi8>, e = dense<[\"p\", \"q\"]> : tensor<2x!u.s>, f = "
      "sparse<[[0, 1]], 5> : "
      "tensor<2x2xi8>, g = array<i128: 1, -2>, h = affine_map<(a, b, c, d, e, f, g, h, i)[s] -> (a + 2 * b, (c mod "
      "s))>, i = "
      "affine_set<(d0) : (d0 >= 0, d0 - 5 == 0)>, j = loc(fused<1>[\"a\"(\"b\":1:2), callsite(\"c\" at unknown)]), k = "
      "dense_resource<key> : tensor<9xi8>, l = distinct[3]<1>, m = strided<[1, 2, 3, 4, 5, 6, 7, 8, 9], offset: ?>, n "
      "= "
      "memref<1x2x3x4x5x6x7x8x9xi8, 7>, o = (i32) -> (tuple<i1, f16>, vector<[2]x1x1x1x1x1x1x1x1xi8>), p = "
      "-123456789012345678901234567890 : i128, q = {a1, a2, a3, a4, a5, a6, a7, a8, a9, b1, b2, b3, b4, b5, b6, b7, "
      "b8, b9}}";
  bool failed = true;
  for (long long n = 0; failed; n++) {
    begin();
    mc_context_fail_allocation_after(ctx, n);
    McAttr attr = mc_parse_attr(ctx, text, sizeof text - 1, (McType){MC_NONE}, MC_SYNTAX_MODERN, diags);
    failed = mc_context_fail_allocation_after(ctx, -1);
    if (attr.index == MC_NONE) CHECK(failed && mc_diags_has_error(diags));
    CHECK(n < 10000);
    end();
  }
}

int main(void) {
  begin();
  hex_is_decoded_at_every_length_and_refused_at_every_place();
  small_integers_fit_as_their_width_says();
  integer_attributes_of_many_digits();
  decimals_become_the_nearest_floats();
  a_long_list_is_read_without_a_record_per_element();
  spellings_of_the_same_values_are_one_attribute();
  errors_are_where_upstream_has_them();
  an_expected_type_is_used_and_checked();
  unregistered_symbols_need_permission();
  nesting_has_a_limit_and_no_other();
  end();
  every_failing_allocation_is_reported();
  return 0;
}
