/* test_print.c - the printed text of things made through the public header: every builtin kind, every option, names,
 * aliases, depth from a small stack, and allocations that fail. */
#include <pthread.h>

#include "check.h"
#include "mlircore.h"

static McContext *ctx;

static McIdent ident(const char *s) { return mc_ident(ctx, s, strlen(s)); }
static McAttr string(const char *s) { return mc_attr_string(ctx, s, strlen(s), (McType){0}); }
static McType i(uint32_t width) { return mc_type_integer(ctx, width, MC_SIGNLESS); }
static McType f(McFloatKind kind) { return mc_type_float(ctx, kind); }

/* Checks and frees what a mc_print_* function put into `buf`. */
static void check_buf(int line, bool ok, McBuf *buf, const char *want) {
  McStr got = mc_buf_contents(buf);
  if (!ok || got.len != strlen(want) || memcmp(got.ptr, want, got.len) != 0) {
    fprintf(stderr, "test_print.c:%d: got:\n%.*s\nwanted:\n%s\n", line, (int)got.len, got.ptr, want);
    abort();
  }
  mc_buf_delete(buf);
}

#define CHECK_PRINTS(print, thing, want)                         \
  do {                                                           \
    McBuf *check_out = mc_buf_new();                             \
    bool check_ok = print(ctx, thing, check_out);                \
    check_buf(__LINE__, check_ok, check_out, want);              \
  } while (0)
#define TYPE(thing, want) CHECK_PRINTS(mc_print_type, thing, want)
#define ATTR(thing, want) CHECK_PRINTS(mc_print_attr, thing, want)
#define LOC(thing, want) CHECK_PRINTS(mc_print_loc, thing, want)
#define EXPR(thing, want) CHECK_PRINTS(mc_print_affine_expr, thing, want)

static void test_types(void) {
  int64_t dims[] = {2, MC_DYNAMIC};
  uint8_t scalable[] = {0, 1};
  int64_t vector_dims[] = {2, 4};
  McType pair[] = {i(1), f(MC_BF16)};
  McType none = mc_type_none(ctx);
  TYPE(i(1), "i1");
  TYPE(mc_type_integer(ctx, 8, MC_SIGNED), "si8");
  TYPE(mc_type_integer(ctx, 16777215, MC_UNSIGNED), "ui16777215");
  TYPE(mc_type_index(ctx), "index");
  TYPE(none, "none");
  TYPE(f(MC_F8E4M3B11FNUZ), "f8E4M3B11FNUZ");
  TYPE(mc_type_complex(ctx, f(MC_F32), NULL), "complex<f32>");
  McType function = mc_type_function(ctx, pair, 2, pair, 1);
  TYPE(function, "(i1, bf16) -> i1");
  TYPE(mc_type_function(ctx, NULL, 0, &function, 1), "() -> ((i1, bf16) -> i1)");
  TYPE(mc_type_function(ctx, NULL, 0, NULL, 0), "() -> ()");
  TYPE(mc_type_tuple(ctx, pair, 2), "tuple<i1, bf16>");
  TYPE(mc_type_tuple(ctx, NULL, 0), "tuple<>");
  TYPE(mc_type_ranked_tensor(ctx, dims, 2, i(32), (McAttr){0}, NULL), "tensor<2x?xi32>");
  TYPE(mc_type_ranked_tensor(ctx, NULL, 0, i(32), string("e"), NULL), "tensor<i32, \"e\">");
  TYPE(mc_type_unranked_tensor(ctx, i(32), NULL), "tensor<*xi32>");
  TYPE(mc_type_vector(ctx, vector_dims, scalable, 2, i(32), NULL), "vector<2x[4]xi32>");
  TYPE(mc_type_vector(ctx, NULL, NULL, 0, i(32), NULL), "vector<i32>");
  int64_t stride[] = {MC_DYNAMIC, 1};
  McAttr layout = mc_attr_strided_layout(ctx, MC_DYNAMIC, stride, 2);
  TYPE(mc_type_memref(ctx, dims, 2, i(8), layout, mc_attr_integer(ctx, i(64), 1), NULL),
       "memref<2x?xi8, strided<[?, 1], offset: ?>, 1>");
  TYPE(mc_type_memref(ctx, dims, 2, i(8), (McAttr){0}, mc_attr_integer(ctx, i(32), 1), NULL),
       "memref<2x?xi8, 1 : i32>");
  TYPE(mc_type_unranked_memref(ctx, i(8), string("s"), NULL), "memref<*xi8, \"s\">");
  TYPE(mc_type_opaque(ctx, ident("d"), "t<x>", 4), "!d.t<x>");
  TYPE(mc_type_opaque(ctx, ident("d"), "t x", 3), "!d<t x>");
}

static void test_attributes(void) {
  McAttr list[3] = {mc_attr_integer(ctx, i(64), 7), mc_attr_float(ctx, f(MC_F64), 0.5), mc_attr_integer(ctx, i(8), -7)};
  McNamedAttr entries[2] = {{ident("b c"), mc_attr_unit(ctx)}, {ident("a"), list[0]}};
  McIdent nested[] = {ident("x y"), ident("z")};
  ATTR(mc_attr_bool(ctx, true), "true");
  ATTR(mc_attr_integer(ctx, mc_type_index(ctx), -3), "-3 : index");
  ATTR(mc_attr_integer(ctx, mc_type_integer(ctx, 8, MC_UNSIGNED), 255), "255 : ui8");
  ATTR(mc_attr_integer(ctx, mc_type_integer(ctx, 1, MC_SIGNED), -1), "-1 : si1");
  ATTR(mc_attr_float(ctx, f(MC_F32), 1.0), "1.000000e+00 : f32");
  ATTR(mc_attr_array(ctx, list, 3), "[7, 5.000000e-01, -7 : i8]");
  ATTR(mc_attr_array(ctx, NULL, 0), "[]");
  ATTR(mc_attr_dictionary(ctx, entries, 2, NULL), "{a = 7 : i64, \"b c\"}");
  ATTR(mc_attr_string(ctx, "a\n\"\\", 4, (McType){0}), "\"a\\0A\\22\\\\\"");
  ATTR(mc_attr_string(ctx, "a", 1, i(8)), "\"a\" : i8");
  ATTR(mc_attr_type(ctx, i(8)), "i8");
  ATTR(mc_attr_unit(ctx), "unit");
  ATTR(mc_attr_symbol_ref(ctx, ident("f"), nested, 2), "@f::@\"x y\"::@z");
  ATTR(mc_attr_dense_resource(ctx, mc_type_ranked_tensor(ctx, NULL, 0, i(8), (McAttr){0}, NULL), ident("k 1")),
       "dense_resource<\"k 1\"> : tensor<i8>");
  ATTR(mc_attr_opaque(ctx, ident("d"), "\"x\"", 3, (McType){0}), "#d<\"x\">");
  ATTR(mc_attr_distinct(ctx, mc_attr_unit(ctx)), "distinct[0]<>");
  ATTR(mc_attr_distinct(ctx, list[0]), "distinct[0]<7 : i64>");
  uint32_t numbers[] = {1, 0xFFFFFFFE};
  ATTR(mc_attr_dense_array(ctx, i(32), numbers, 2, NULL), "array<i32: 1, -2>");
  ATTR(mc_attr_dense_array(ctx, i(32), NULL, 0, NULL), "array<i32>");
}

static McType tensor(int64_t a, int64_t b, McType element) {
  int64_t dims[] = {a, b};
  return mc_type_ranked_tensor(ctx, dims, 2, element, (McAttr){0}, NULL);
}

static void test_dense(void) {
  uint32_t words[] = {1, 2, 3, 4};
  ATTR(mc_attr_dense_elements(ctx, tensor(2, 2, i(32)), words, 16, false, NULL),
       "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>");
  ATTR(mc_attr_dense_elements(ctx, tensor(2, 2, i(32)), words, 4, true, NULL), "dense<1> : tensor<2x2xi32>");
  ATTR(mc_attr_dense_elements(ctx, tensor(2, 0, i(32)), words, 0, false, NULL), "dense<> : tensor<2x0xi32>");
  uint8_t bits[] = {6};
  ATTR(mc_attr_dense_elements(ctx, tensor(1, 4, i(1)), bits, 1, false, NULL),
       "dense<[[false, true, true, false]]> : tensor<1x4xi1>");
  float pair[] = {1, -2, 3, 4};
  McType complex = mc_type_complex(ctx, f(MC_F32), NULL);
  ATTR(mc_attr_dense_elements(ctx, tensor(1, 2, complex), pair, 16, false, NULL),
       "dense<[[(1.000000e+00,-2.000000e+00), (3.000000e+00,4.000000e+00)]]> : tensor<1x2xcomplex<f32>>");
  McIdent strings[] = {ident("a"), ident("\"")};
  ATTR(mc_attr_dense_strings(ctx, tensor(2, 1, mc_type_opaque(ctx, ident("d"), "s", 1)), strings, 2, false, NULL),
       "dense<[[\"a\"], [\"\\22\"]]> : tensor<2x1x!d.s>");
  char many[101], want[300];
  for (int k = 0; k < 101; k++) many[k] = (char)(k * 5);
  int at = sprintf(want, "dense<\"0x");
  for (int k = 0; k < 101; k++) at += sprintf(want + at, "%02X", (unsigned char)many[k]);
  sprintf(want + at, "\"> : tensor<1x101xi8>");
  ATTR(mc_attr_dense_elements(ctx, tensor(1, 101, i(8)), many, 101, false, NULL), want);
}

static void test_affine(void) {
  McAffineExpr d0 = mc_affine_dim(ctx, 0), d1 = mc_affine_dim(ctx, 1), s0 = mc_affine_symbol(ctx, 0);
  McAffineExpr minus = mc_affine_binary(ctx, MC_AFFINE_MUL, d1, mc_affine_constant(ctx, -1));
  McAffineExpr difference = mc_affine_binary(ctx, MC_AFFINE_ADD, d0, minus);
  EXPR(difference, "d0 - d1");
  EXPR(minus, "-d1");
  EXPR(mc_affine_binary(ctx, MC_AFFINE_MUL, difference, s0), "(d0 - d1) * s0");
  EXPR(mc_affine_binary(ctx, MC_AFFINE_MOD, difference, mc_affine_constant(ctx, 3)), "(d0 - d1) mod 3");
  EXPR(mc_affine_binary(ctx, MC_AFFINE_ADD, d0, mc_affine_constant(ctx, -3)), "d0 - 3");
  McAffineExpr results[] = {d0, s0};
  McAffineMap map = mc_affine_map(ctx, 2, 1, results, 2);
  CHECK_PRINTS(mc_print_affine_map, map, "(d0, d1)[s0] -> (d0, s0)");
  ATTR(mc_attr_affine_map(ctx, map), "affine_map<(d0, d1)[s0] -> (d0, s0)>");
  uint8_t is_equality[] = {1, 0};
  CHECK_PRINTS(mc_print_integer_set, mc_integer_set(ctx, 1, 1, results, is_equality, 2),
               "(d0)[s0] : (d0 == 0, s0 >= 0)");
}

static void test_locations(void) {
  McLoc file = mc_loc_file(ctx, ident("f"), 1, 2);
  McLoc name = mc_loc_name(ctx, ident("n"), file);
  McLoc two[] = {file, name};
  LOC(mc_loc_unknown(ctx), "loc(unknown)");
  LOC(file, "loc(\"f\":1:2)");
  LOC(mc_loc_file_range(ctx, ident("f"), 1, 2, 1, 3), "loc(\"f\":1:2 to :3)");
  LOC(mc_loc_file_range(ctx, ident("f"), 1, 2, 3, 2), "loc(\"f\":1:2 to 3:2)");
  LOC(mc_loc_callsite(ctx, name, file), "loc(callsite(\"n\"(\"f\":1:2) at \"f\":1:2))");
  LOC(mc_loc_fused(ctx, two, 2, string("m")), "loc(fused<\"m\">[\"f\":1:2, \"n\"(\"f\":1:2)])");
  ATTR(mc_loc_attr(ctx, file), "loc(\"f\":1:2)");
}

/* --- operations --- */

static McOp op_of(const char *name, McBlock block, const McValue *operands, size_t num_operands, size_t num_results,
                  size_t num_regions) {
  McType results[4] = {i(32), i(32), i(32), i(32)};
  McOpState state = {.name = mc_op_name(ctx, name, strlen(name)), .loc = mc_loc_file(ctx, ident("f"), 1, 2)};
  state.operands = operands;
  state.num_operands = num_operands;
  state.results = results;
  state.num_results = num_results;
  state.num_regions = num_regions;
  McOp op = block.index == 0 ? mc_op_create(ctx, &state) : mc_op_create_in(ctx, &state, block, (McOp){0});
  CHECK(op.index != 0);
  return op;
}

static void check_op(int line, McOp op, const McPrintOptions *options, const char *want) {
  McBuf *out = mc_buf_new();
  bool ok = mc_print_op(ctx, op, options, out);
  check_buf(line, ok, out, want);
}
#define OP(op, options, want) check_op(__LINE__, op, options, want)

static McPrintOptions options_of(void) {
  McPrintOptions options;
  mc_print_options_init(&options);
  options.generic = true;
  return options;
}

/* d.root with a region: ^bb0(i32): %a:2 = d.two, d.use(...)[^bb1]; ^bb1: d.end */
static McOp sample(McOp *two_out) {
  McOp root = op_of("d.root", (McBlock){0}, NULL, 0, 0, 1);
  McBlock entry = mc_block_create(ctx, mc_op_region(ctx, root, 0), (McBlock){0});
  McBlock second = mc_block_create(ctx, mc_op_region(ctx, root, 0), (McBlock){0});
  McValue arg = mc_block_add_arg(ctx, entry, i(32), mc_loc_name(ctx, ident("in put"), (McLoc){0}));
  McOp two = op_of("d.two", entry, NULL, 0, 2, 0);
  McValue operands[] = {arg, mc_op_result(ctx, two, 0), mc_op_result(ctx, two, 1), mc_op_result(ctx, two, 1)};
  McOpState state = {.name = mc_op_name(ctx, "d.use", 5), .operands = operands, .num_operands = 4};
  McNamedAttr entries[] = {{ident("x"), mc_attr_affine_map(ctx, mc_affine_map(ctx, 0, 0, NULL, 0))}};
  McBlock successors[] = {second, second};
  state.loc = mc_loc_unknown(ctx);
  state.attrs = mc_attr_dictionary(ctx, entries, 1, NULL);
  state.successors = successors;
  state.num_successors = 2;
  CHECK(mc_op_create_in(ctx, &state, entry, (McOp){0}).index != 0);
  op_of("d.end", second, NULL, 0, 0, 0);
  if (two_out != NULL) *two_out = two;
  return root;
}

static void test_operations(void) {
  McOp two, root = sample(&two);
  McPrintOptions o = options_of();
  OP(root, &o,
     "#map = affine_map<() -> ()>\n\"d.root\"() ({\n^bb0(%arg0: i32):\n  %0:2 = \"d.two\"() : () -> (i32, i32)\n"
     "  \"d.use\"(%arg0, %0#0, %0#1, %0#1)[^bb1, ^bb1] {x = #map} : (i32, i32, i32, i32) -> ()\n"
     "^bb1:  // 2 preds: ^bb0, ^bb0\n  \"d.end\"() : () -> ()\n}) : () -> ()\n");
  OP(two, &o, "%0:2 = \"d.two\"() : () -> (i32, i32)");
  o.skip_regions = true;
  OP(root, &o, "\"d.root\"() ({...}) : () -> ()\n");
  o = options_of();
  o.local_scope = true;
  o.debug_info = true;
  o.name_loc_as_prefix = true;
  OP(root, &o,
     "\"d.root\"() ({\n^bb0(%in_put: i32 loc(\"in put\")):\n  %0:2 = \"d.two\"() : () -> (i32, i32) loc(\"f\":1:2)\n"
     "  \"d.use\"(%in_put, %0#0, %0#1, %0#1)[^bb1, ^bb1] {x = affine_map<() -> ()>} : (i32, i32, i32, i32) -> () "
     "loc(unknown)\n"
     "^bb1:  // 2 preds: ^bb0, ^bb0\n  \"d.end\"() : () -> () loc(\"f\":1:2)\n}) : () -> () loc(\"f\":1:2)");
  o = options_of();
  o.value_users = true;
  OP(root, &o,
     "#map = affine_map<() -> ()>\n\"d.root\"() ({\n^bb0(%arg0: i32):\n  // %arg0 is used by %2\n"
     "  %1:2 = \"d.two\"() : () -> (i32, i32) // users: (%2), (%2)\n"
     "  \"d.use\"(%arg0, %1#0, %1#1, %1#1)[^bb1, ^bb1] {x = #map} : (i32, i32, i32, i32) -> () // id: %2\n"
     "^bb1:  // 2 preds: ^bb0, ^bb0\n  \"d.end\"() : () -> ()\n}) : () -> ()\n");
  mc_op_erase(ctx, root);
}

static void test_names_as_written(void) {
  McOp two, root = sample(&two);
  McPrintOptions o = options_of();
  o.names_as_written = true;
  CHECK(mc_value_set_name(ctx, mc_op_result(ctx, two, 0), "a b", 3));
  CHECK(mc_value_set_name(ctx, mc_block_arg(ctx, mc_op_block(ctx, two), 0), "7", 1));
  CHECK(mc_value_set_name(ctx, mc_op_result(ctx, two, 1), "7", 1)); /* in conflict: the operation gets numbers */
  OP(root, &o,
     "#map = affine_map<() -> ()>\n\"d.root\"() ({\n^bb0(%7: i32):\n  %0, %1 = \"d.two\"() : () -> (i32, i32)\n"
     "  \"d.use\"(%7, %0, %1, %1)[^bb1, ^bb1] {x = #map} : (i32, i32, i32, i32) -> ()\n"
     "^bb1:  // 2 preds: ^bb0, ^bb0\n  \"d.end\"() : () -> ()\n}) : () -> ()\n");
  CHECK(mc_value_set_name(ctx, mc_op_result(ctx, two, 1), "c", 1));
  OP(two, &o, "%a_b, %c = \"d.two\"() : () -> (i32, i32)");
  mc_op_erase(ctx, root);
}

/* Each allocation of a print call fails in turn: the result is false, and nothing stays allocated; until one call
 * succeeds. */
static void test_failing_allocations(void) {
  McOp root = sample(NULL);
  for (int option = 0; option < 4; option++) {
    McPrintOptions o = options_of();
    o.debug_info = option & 1;
    o.value_users = option & 1;
    o.names_as_written = option & 2;
    size_t before = mc_context_live_bytes(ctx);
    for (long long n = 0;; n++) {
      CHECK(n < 1000);
      McBuf *out = mc_buf_new();
      mc_context_fail_allocation_after(ctx, n);
      bool ok = mc_print_op(ctx, root, &o, out);
      bool failed = mc_context_fail_allocation_after(ctx, -1);
      mc_buf_delete(out);
      CHECK(mc_context_live_bytes(ctx) == before);
      CHECK(ok || failed);
      if (!failed) break;
    }
  }
  mc_op_erase(ctx, root);
}

/* --- read from text --- */

/* Every kind of type, attribute and location, and every form of names and blocks. */
static const char text[] =
    "#m = affine_map<(d0, d1)[s0, s1] -> (d0 + s0 * 2 - d1, -d0 - 7, (d0 + d1) mod 3, d0 floordiv s1, (d1 - d0 * 4) "
    "ceildiv 2)>\n"
    "#s = affine_set<(d0, d1)[s0, s1] : (d0 - s0 - (d1 + s1) >= 0, d0 * -3 + 1 == 0)>\n"
    "#l = loc(\"f\":1:2)\n"
    "#loc5 = loc(callsite(\"n\"(#l) at fused<#m>[\"f\":1:2 to 3:4, \"f\":1:2 to :9, unknown]))\n"
    "!wide = tuple<i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1>\n"
    "\"builtin.module\"() ({\n"
    "  %a, %b:2 = \"d.three\"() {m = #m, s = #s, w = !wide, l = loc(#loc5), d = distinct[1]<#m>, e = distinct[2]<>} : "
    "() -> (i32, !wide, i32) loc(#loc5)\n"
    "  \"d.types\"() {a = memref<2x?xf32, #m>, b = memref<*xi8, 1>, c = tensor<*xf80>, d = vector<[4]x2xi1>, e = "
    "complex<ui4>, f = !d<\"b\">,\n"
    "    g = (i1) -> (), h = () -> (() -> ()), i = none, j = si9, k = tensor<4xindex, {x}>, l = tuple<>, m = !d.x<y>} "
    ": () -> ()\n"
    "  \"d.attrs\"(%a, %b#1, %b#0) <{p = [true, 3 : si65, -5 : i128, 0x7FC00000 : f32, 0x7FF0000000000000 : f64, 1 : "
    "index, \"s\", \"t\" : i3]}> {\n"
    "    a = dense<[[1, -2], [3, 4]]> : tensor<2x2xi7>, b = dense<[\"x\", \"\\22\"]> : tensor<2x!d.s>, c = "
    "dense<\"y\"> : tensor<2x!d.s>,\n"
    "    d = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i8>>, e = dense<[(1.0,2.0), (3.0,4.0)]> : "
    "tensor<2xcomplex<f64>>, f = dense<[true, false]> : tensor<2xi1>,\n"
    "    g = dense<[1, 2]> : tensor<2xui70>, h = dense<> : tensor<0xi8>, i = sparse<[[0, 0], [1, 2]], [1, 5]> : "
    "tensor<3x4xi32>, j = array<i8: 1, 2>,\n"
    "    k = array<f16: 1.0>, l = strided<[1, ?], offset: ?>, m = dense_resource<\"a b\"> : tensor<2xi8>, n = "
    "dense_resource<none_such> : tensor<2xi8>,\n"
    "    o = dense_resource<r> : tensor<2xi8>, p = @f::@\"g h\", q = unit, r = {x, \"y z\" = {}}, s = #d.x<1>, t = "
    "#d<1> : i8, u = array<i1: true>, v = dense<1> : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xi8>,\n"
    "    w = dense<[[[[[[[[[[[[[[[[[[1, 2]]]]]]]]]]]]]]]]]]> : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xi8>} : (i32, "
    "i32, !wide) -> ()\n"
    "  %7 = \"d.region\"() ({\n"
    "  ^entry(%x: i32 loc(\"x y\"), %arg7: i32 loc(#loc5)):\n"
    "    \"d.br\"(%x, %x)[^b, ^entry] : (i32, i32) -> () loc(\"\")\n"
    "  ^b:\n"
    "    %z = \"d.inner\"(%x) ({}, {\n"
    "    ^bb0:\n"
    "    }) : (i32) -> i32 loc(fused[\"f\":1:1, \"x y\"])\n"
    "    \"d.br\"()[^b] : () -> ()\n"
    "  ^bb7:\n"
    "    \"d.end\"(%z) : (i32) -> ()\n"
    "  }) {_ = \"\"} : () -> (() -> i32) loc(callsite(unknown at \"1 a\"))\n"
    "  %99:2 = \"d.last\"() : () -> (i32, i32) loc(\"x y\")\n"
    "}) : () -> () loc(unknown)\n"
    "{-# dialect_resources: { builtin: { \"a b\": \"0x040000000102\", r: \"0x08000000\" } },\n"
    "    external_resources: { one: { k: true, k: \"x\", \"a b\": \"0x0800000001fF\" }, two: { k: false }, none: {}, "
    "one: { last: \"\" } } #-}\n";

static McOp parse(const char *ptr, size_t len) {
  McParseOptions options = {.source_name = "text", .source_name_len = 4};
  McDiags *diags = mc_diags_new(ctx);
  McOp op = mc_parse(ctx, ptr, len, &options, diags);
  if (op.index == 0) fprintf(stderr, "%s\n", mc_diags_get(diags, 0).message);
  CHECK(op.index != 0);
  mc_diags_free(diags);
  return op;
}

static McPrintOptions variant(int v) {
  McPrintOptions o = options_of();
  o.debug_info = v & 1;
  o.names_as_written = v & 2;
  o.value_users = v & 4;
  o.name_loc_as_prefix = v & 8;
  o.pretty_debug_info = v & 16;
  o.local_scope = v & 32;
  o.generic = !(v & 64);
  o.assume_verified = v & 64;
  if (v & 4) o.hex_if_larger = 1;
  if (v & 8) o.elide_elements_if_larger = 1;
  if (v & 16) o.elide_resources_if_larger = v & 1 ? 12 : 0;
  return o;
}

static void test_text_with_every_option(void) {
  McOp op = parse(text, sizeof text - 1);
  for (int v = 0; v < 128; v++) {
    McPrintOptions o = variant(v);
    McBuf *out = mc_buf_new(), *again = mc_buf_new();
    CHECK(mc_print_op(ctx, op, &o, out) && mc_print_op(ctx, op, &o, again));
    McStr a = mc_buf_contents(out), b = mc_buf_contents(again);
    CHECK(a.len > 1000 && a.len == b.len && memcmp(a.ptr, b.ptr, a.len) == 0);
    mc_buf_delete(out);
    mc_buf_delete(again);
  }
  mc_op_erase(ctx, op);
}

/* The printed text reads back to the same, with names, too (the first time in a context: resources that have data
 * already are renamed). */
static void test_text_is_a_fixed_point(void) {
  for (int names = 0; names < 2; names++) {
    McPrintOptions o = options_of();
    o.names_as_written = names;
    McContext *kept_first = ctx;
    ctx = mc_context_new();
    mc_context_allow_unregistered(ctx, true);
    McOp op = parse(text, sizeof text - 1);
    McBuf *first = mc_buf_new(), *second = mc_buf_new();
    CHECK(mc_print_op(ctx, op, &o, first));
    McStr a = mc_buf_contents(first);
    char *copy = malloc(a.len + 64); /* the parser reads a NUL at the end */
    memcpy(copy, a.ptr, a.len);
    memset(copy + a.len, 0, 64);
    McContext *other = mc_context_new(), *kept = ctx; /* another one, where no resource has its key yet */
    mc_context_allow_unregistered(other, true);
    ctx = other;
    McOp back = parse(copy, a.len);
    CHECK(mc_print_op(ctx, back, &o, second));
    mc_op_erase(ctx, back);
    ctx = kept;
    mc_context_free(other);
    McStr b = mc_buf_contents(second);
    copy[a.len] = 0;
    CHECK_TEXT(b.len == a.len && memcmp(a.ptr, b.ptr, a.len) == 0 ? copy : "something else", copy);
    free(copy);
    mc_buf_delete(first);
    mc_buf_delete(second);
    mc_op_erase(ctx, op);
    mc_context_free(ctx);
    ctx = kept_first;
  }
}

static void test_text_with_failing_allocations(void) {
  McOp op = parse(text, sizeof text - 1);
  for (int v = 0; v < 4; v++) {
    McPrintOptions o = variant(v * 5);
    McBuf *warm = mc_buf_new(); /* locations are interned when they are first met */
    CHECK(mc_print_op(ctx, op, &o, warm));
    mc_buf_delete(warm);
    size_t before = mc_context_live_bytes(ctx);
    for (long long n = 0;; n++) {
      CHECK(n < 10000);
      McBuf *out = mc_buf_new();
      mc_context_fail_allocation_after(ctx, n);
      bool ok = mc_print_op(ctx, op, &o, out);
      bool failed = mc_context_fail_allocation_after(ctx, -1);
      mc_buf_delete(out);
      CHECK(mc_context_live_bytes(ctx) == before);
      CHECK(ok || failed);
      if (!failed) break;
    }
  }
  mc_op_erase(ctx, op);
}

static McOp parse_single(const char *ptr, size_t len) {
  McParseOptions options = {.source_name = "text", .source_name_len = 4, .no_implicit_module = true};
  McDiags *diags = mc_diags_new(ctx);
  McOp op = mc_parse(ctx, ptr, len, &options, diags);
  CHECK(op.index != 0);
  mc_diags_free(diags);
  return op;
}

/* A parse whose allocations fail one after the other: a tree or an error. */
static void parse_with_failing_allocations(const char *ptr, size_t len) {
  McParseOptions options = {.source_name = "text", .source_name_len = 4};
  for (long long n = 0; n < 300; n++) {
    McDiags *diags = mc_diags_new(ctx);
    mc_context_fail_allocation_after(ctx, n);
    McOp op = mc_parse(ctx, ptr, len, &options, diags);
    mc_context_fail_allocation_after(ctx, -1);
    CHECK(op.index != 0 || mc_diags_has_error(diags));
    mc_diags_free(diags);
    if (op.index != 0) mc_op_erase(ctx, op);
  }
}

/* External resources belong to the root of the text, not to operations inside of it or around it. */
static void test_external_resources_stay_with_their_root(void) {
  static const char with[] =
      "\"t.a\"() ({ \"t.b\"() : () -> () }) : () -> ()\n{-# external_resources: { one: { k: true } } #-}\n";
  static const char want[] =
      "\"t.a\"() ({\n  \"t.b\"() : () -> ()\n}) : () -> ()\n\n{-#\n  external_resources: {\n    one: {\n      k: "
      "true\n    }\n  }\n#-}\n";
  McPrintOptions o = options_of();
  McOp root = parse_single(with, sizeof with - 1), outer = op_of("t.o", (McBlock){0}, NULL, 0, 0, 1);
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, root, 0));
  OP(root, &o, want);
  OP(mc_block_first_op(ctx, body), &o, "\"t.b\"() : () -> ()");
  mc_op_insert(ctx, root, mc_block_create(ctx, mc_op_region(ctx, outer, 0), (McBlock){0}), (McOp){0});
  OP(outer, &o, "\"t.o\"() ({\n  \"t.a\"() ({\n    \"t.b\"() : () -> ()\n  }) : () -> ()\n}) : () -> ()\n");
  mc_op_detach(ctx, root);
  OP(root, &o, want);
  mc_op_erase(ctx, root);
  mc_op_erase(ctx, outer);
  parse_with_failing_allocations(with, sizeof with - 1);
}

/* --- depth --- */

#define DEPTH 1000
#define LINE_BYTES 16

static void nested_ops(void) {
  McOp root = op_of("d.a", (McBlock){0}, NULL, 0, 0, 1), op = root;
  for (int k = 1; k < DEPTH; k++) {
    McBlock block = mc_block_create(ctx, mc_op_region(ctx, op, 0), (McBlock){0});
    op = op_of("d.a", block, NULL, 0, 0, 1);
  }
  McPrintOptions o = options_of();
  for (int debug = 0; debug < 2; debug++) {
    o.debug_info = debug;
    McBuf *out = mc_buf_new();
    CHECK(mc_print_op(ctx, root, &o, out));
    CHECK(mc_buf_contents(out).len > DEPTH * LINE_BYTES);
    mc_buf_delete(out);
  }
  mc_op_erase(ctx, root);
}

static void *nested(void *data) {
  McType type = i(8);
  McAttr attr = mc_attr_unit(ctx);
  McLoc loc = mc_loc_unknown(ctx);
  McAffineExpr expr = mc_affine_dim(ctx, 0);
  for (int k = 0; k < DEPTH; k++) {
    type = mc_type_tuple(ctx, &type, 1);
    attr = mc_attr_array(ctx, &attr, 1);
    loc = mc_loc_name(ctx, ident("n"), loc);
    expr = mc_affine_binary(ctx, MC_AFFINE_MOD, mc_affine_binary(ctx, MC_AFFINE_MUL, expr, mc_affine_symbol(ctx, 0)),
                            mc_affine_symbol(ctx, 1));
  }
  McBuf *out = mc_buf_new();
  CHECK(mc_print_type(ctx, type, out) && mc_print_attr(ctx, attr, out) && mc_print_loc(ctx, loc, out));
  CHECK(mc_print_affine_expr(ctx, expr, out));
  CHECK(mc_buf_contents(out).len > DEPTH * LINE_BYTES);
  mc_buf_delete(out);
  McOpState state = {.name = mc_op_name(ctx, "d.x", 3), .loc = loc};
  McNamedAttr entries[] = {{ident("x"), attr},
                           {ident("y"), mc_attr_type(ctx, type)},
                           {ident("z"), mc_attr_affine_map(ctx, mc_affine_map(ctx, 1, 2, &expr, 1))}};
  state.attrs = mc_attr_dictionary(ctx, entries, 3, NULL);
  McOp op = mc_op_create(ctx, &state);
  McPrintOptions o = options_of();
  o.debug_info = true;
  out = mc_buf_new();
  CHECK(mc_print_op(ctx, op, &o, out));
  mc_buf_delete(out);
  mc_op_erase(ctx, op);
  nested_ops();
  return data;
}

static void test_depth_from_a_small_stack(void) {
  pthread_attr_t small;
  pthread_t thread;
  CHECK(pthread_attr_init(&small) == 0 && pthread_attr_setstacksize(&small, 512 * 1024) == 0);
  CHECK(pthread_create(&thread, &small, nested, NULL) == 0 && pthread_join(thread, NULL) == 0);
  pthread_attr_destroy(&small);
}

int main(void) {
  ctx = mc_context_new();
  CHECK(ctx != NULL);
  mc_context_allow_unregistered(ctx, true);
  test_types();
  test_attributes();
  test_dense();
  test_affine();
  test_locations();
  test_operations();
  test_names_as_written();
  test_failing_allocations();
  test_text_with_every_option();
  test_text_is_a_fixed_point();
  test_text_with_failing_allocations();
  test_external_resources_stay_with_their_root();
  test_depth_from_a_small_stack();
  mc_context_free(ctx);
  return 0;
}
