/* test_attrs.c - builtin attributes: constructors, readers, equality as identity; dense data (attrs.h) and resources;
 * failing allocations. */
#include <pthread.h>

#include "types/attrs.h"
#include "check.h"

static McContext *ctx;
static McType i1, i32, i64;

static McIdent name_of(const char *text) { return mc_ident(ctx, text, strlen(text)); }
static McType tensor(int64_t dim, McType element) {
  return mc_type_ranked_tensor(ctx, &dim, 1, element, (McAttr){MC_NONE}, NULL);
}
static McType tensor2(int64_t a, int64_t b, McType element) {
  const int64_t dims[2] = {a, b};
  return mc_type_ranked_tensor(ctx, dims, 2, element, (McAttr){MC_NONE}, NULL);
}
static bool same_bytes(McStr got, const void *want, size_t len) { return got.len == len &&
memcmp(got.ptr, want, len) == 0; }

static void begin(void) {
  ctx = mc_context_new();
  CHECK(ctx != NULL);
  i1 = mc_type_integer(ctx, 1, MC_SIGNLESS);
  i32 = mc_type_integer(ctx, 32, MC_SIGNLESS);
  i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
}

/* The only message of the diags. */
static void check_message(McDiags *diags, const char *want) {
  CHECK(mc_diags_count(diags) == 1);
  CHECK_TEXT(mc_diags_get(diags, 0).message, want);
  mc_diags_clear(diags);
}

/* --- scalars --- */

static bool i64_of(McType type, const uint64_t *words, size_t count, int64_t *out) {
  return mc_attr_integer_i64(ctx, mc_attr_integer_words(ctx, type, words, count), out);
}

static void integers(void) {
  int64_t v;
  CHECK(mc_attr_integer(ctx, i32, 7).index == mc_attr_integer(ctx, i32, 7).index);
  CHECK(mc_attr_integer(ctx, i32, 7).index != mc_attr_integer(ctx, i64, 7).index);
  CHECK(mc_attr_integer(ctx, i32, -1).index == mc_attr_integer(ctx, i32, 0xFFFFFFFF).index);
  CHECK(*mc_attr_integer_data(ctx, mc_attr_integer(ctx, i32, -1)) == 0xFFFFFFFF);
  CHECK(mc_attr_integer_i64(ctx, mc_attr_integer(ctx, i32, -1), &v) && v == -1);
  CHECK(mc_attr_integer_i64(ctx, mc_attr_integer(ctx, mc_type_integer(ctx, 32, MC_UNSIGNED), -1), &v) &&
        v == 0xFFFFFFFF);
  CHECK(!mc_attr_integer_i64(ctx, mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_UNSIGNED), -1), &v));
  CHECK(mc_attr_integer_i64(ctx, mc_attr_integer(ctx, mc_type_integer(ctx, 7, MC_SIGNED), 64), &v) && v == -64);
  CHECK(mc_attr_integer_i64(ctx, mc_attr_integer(ctx, mc_type_index(ctx), INT64_MIN), &v) && v == INT64_MIN);
  CHECK(mc_attr_value_type(ctx, mc_attr_bool(ctx, true)).index == i1.index);
  CHECK(mc_attr_bool(ctx, true).index == mc_attr_integer(ctx, i1, 1).index);
  CHECK(mc_attr_bool(ctx, true).index == mc_attr_integer(ctx, i1, -1).index);
  CHECK(mc_attr_integer_i64(ctx, mc_attr_integer(ctx, mc_type_integer(ctx, 0, MC_SIGNLESS), 5), &v) && v == 0);

  McType i65 = mc_type_integer(ctx, 65, MC_SIGNLESS), ui65 = mc_type_integer(ctx, 65, MC_UNSIGNED);
  const uint64_t ones[2] = {UINT64_MAX, UINT64_MAX}, one_bit[2] = {UINT64_MAX, 1}, high[2] = {0, 1}, plain[2] = {5, 0};
  CHECK(mc_attr_integer_words(ctx, i65, ones, 2).index == mc_attr_integer_words(ctx, i65, one_bit, 2).index);
  CHECK(mc_attr_integer_words(ctx, i65, ones, 2).index == mc_attr_integer(ctx, i65, -1).index);
  CHECK(mc_attr_integer_num_words(ctx, mc_attr_integer(ctx, i65, -1)) == 2);
  CHECK(mc_attr_integer_data(ctx, mc_attr_integer(ctx, i65, -1))[1] == 1);
  CHECK(i64_of(i65, ones, 2, &v) && v == -1);
  CHECK(!i64_of(ui65, ones, 2, &v) && !i64_of(i65, high, 2, &v) && !i64_of(ui65, high, 2, &v));
  CHECK(i64_of(i65, plain, 2, &v) && v == 5 && i64_of(ui65, plain, 2, &v) && v == 5);
  McType wide = mc_type_integer(ctx, 100000, MC_SIGNLESS);
  CHECK(mc_attr_integer_i64(ctx, mc_attr_integer(ctx, wide, -3), &v) && v == -3);
  CHECK(mc_attr_integer_num_words(ctx, mc_attr_integer(ctx, wide, -3)) == 1563);
}

static void floats(void) {
  static const double values[] = {0, -0.0, 1, -2.5, 0.0009765625};
  for (int kind = 0; kind < MC_NUM_FLOAT_KINDS; kind++) {
    McType type = mc_type_float(ctx, (McFloatKind)kind);
    McAttr one = mc_attr_float(ctx, type, 1);
    CHECK(one.index != MC_NONE && mc_attr_value_type(ctx, one).index == type.index &&
          mc_attr_float_double(ctx, one) == 1);
  }
  for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
    McAttr a = mc_attr_float(ctx, mc_type_float(ctx, MC_F64), values[i]);
    CHECK(memcmp(mc_attr_float_data(ctx, a), &values[i], 8) == 0);
    CHECK(mc_attr_float_double(ctx, mc_attr_float(ctx, mc_type_float(ctx, MC_F80), values[i])) == values[i]);
  }
  const uint64_t bits[2] = {UINT64_MAX, UINT64_MAX};
  CHECK(mc_attr_float_data(ctx, mc_attr_float_bits(ctx, mc_type_float(ctx, MC_TF32), bits, 2))[0] == 0x7FFFF);
  CHECK(mc_attr_float_data(ctx, mc_attr_float_bits(ctx, mc_type_float(ctx, MC_F80), bits, 2))[1] == 0xFFFF);
  CHECK(mc_attr_float_data(ctx, mc_attr_float_bits(ctx, mc_type_float(ctx, MC_F128), bits, 1))[1] == 0);
  CHECK(mc_attr_float(ctx, mc_type_float(ctx, MC_F32), 0.0).index !=
        mc_attr_float(ctx, mc_type_float(ctx, MC_F32), -0.0).index);
}

static void strings_and_wrappers(void) {
  McAttr plain = mc_attr_string(ctx, "a\0b", 3, (McType){MC_NONE}), typed = mc_attr_string(ctx, "a\0b", 3, i32);
  CHECK(plain.index != typed.index && same_bytes(mc_attr_string_value(ctx, typed), "a\0b", 3));
  CHECK(mc_attr_value_type(ctx, plain).index == MC_NONE && mc_attr_value_type(ctx, typed).index == i32.index);
  CHECK(mc_attr_string(ctx, "a\0b", 3, mc_type_none(ctx)).index == plain.index);
  CHECK(mc_attr_string(ctx, "", 0, (McType){MC_NONE}).index != MC_NONE);

  McAttr opaque = mc_attr_opaque(ctx, name_of("foo"), "bar<1>", 6, i32);
  CHECK(mc_attr_opaque_dialect(ctx, opaque).index == name_of("foo").index);
  CHECK(same_bytes(mc_attr_opaque_body(ctx, opaque), "bar<1>", 6) &&
        mc_attr_value_type(ctx, opaque).index == i32.index);
  CHECK(mc_attr_type_value(ctx, mc_attr_type(ctx, i64)).index == i64.index);
  CHECK(mc_attr_unit(ctx).index == mc_attr_unit(ctx).index && mc_kind(ctx, mc_attr_unit(ctx).index) == MC_ATTR_UNIT);

  McAffineExpr d0 = mc_affine_dim(ctx, 0);
  const uint8_t equality = 1;
  McAffineMap map = mc_affine_map(ctx, 1, 0, &d0, 1);
  McIntegerSet set = mc_integer_set(ctx, 1, 0, &d0, &equality, 1);
  CHECK(mc_attr_affine_map_value(ctx, mc_attr_affine_map(ctx, map)).index == map.index);
  CHECK(mc_attr_integer_set_value(ctx, mc_attr_integer_set(ctx, set)).index == set.index);

  const McIdent nested[2] = {name_of("b"), name_of("c")};
  McAttr ref = mc_attr_symbol_ref(ctx, name_of("a"), nested, 2);
  CHECK(mc_attr_symbol_root(ctx, ref).index == name_of("a").index && mc_attr_symbol_num_nested(ctx, ref) == 2);
  CHECK(mc_attr_symbol_nested(ctx, ref, 1).index == nested[1].index);
  CHECK(ref.index != mc_attr_symbol_ref(ctx, name_of("a"), nested, 1).index);
  CHECK(mc_attr_symbol_num_nested(ctx, mc_attr_symbol_ref(ctx, name_of("a"), NULL, 0)) == 0);

  const int64_t strides[2] = {MC_DYNAMIC, -5};
  McAttr layout = mc_attr_strided_layout(ctx, -3, strides, 2);
  CHECK(mc_attr_strided_offset(ctx, layout) == -3 && mc_attr_strided_rank(ctx, layout) == 2);
  CHECK(mc_attr_strided_stride(ctx, layout, 0) == MC_DYNAMIC && mc_attr_strided_stride(ctx, layout, 1) == -5);

  McAttr first = mc_attr_distinct(ctx, layout), second = mc_attr_distinct(ctx, layout);
  CHECK(first.index != second.index && mc_attr_distinct_referenced(ctx, second).index == layout.index);
}

/* --- arrays and dictionaries --- */

static void arrays(void) {
  const McAttr elements[2] = {mc_attr_bool(ctx, true), mc_attr_unit(ctx)};
  McAttr a = mc_attr_array(ctx, elements, 2);
  CHECK(a.index == mc_attr_array(ctx, elements, 2).index && a.index != mc_attr_array(ctx, elements, 1).index);
  CHECK(mc_attr_array_size(ctx, a) == 2 && mc_attr_array_get(ctx, a, 1).index == elements[1].index);
  CHECK(mc_attr_array_size(ctx, mc_attr_array(ctx, NULL, 0)) == 0);
}

#define MANY 1000u

static McNamedAttr entry_of(uint32_t number) {
  char text[16];
  snprintf(text, sizeof text, "n%u", number);
  return (McNamedAttr){name_of(text), mc_attr_integer(ctx, i32, number)};
}

static void dictionaries(void) {
  static const char *const names[] = {"b", "", "ab", "a", "a\xFF", "abc", "B"}; /* sorted: "" B a ab abc a\xFF b */
  McNamedAttr entries[MANY];
  for (uint32_t i = 0; i < 7; i++) entries[i] = (McNamedAttr){name_of(names[i]), mc_attr_integer(ctx, i32, i)};
  McIdent duplicate;
  McAttr d = mc_attr_dictionary(ctx, entries, 7, &duplicate);
  CHECK(d.index != MC_NONE && duplicate.index == MC_NONE && mc_attr_dictionary_size(ctx, d) == 7);
  static const int order[] = {1, 6, 3, 2, 5, 4, 0};
  McNamedAttr sorted[7];
  for (uint32_t i = 0; i < 7; i++) {
    sorted[i] = mc_attr_dictionary_entry(ctx, d, i);
    CHECK(sorted[i].name.index == name_of(names[order[i]]).index);
    CHECK(mc_attr_dictionary_find(ctx, d, entries[i].name).index == entries[i].value.index);
  }
  CHECK(mc_attr_dictionary(ctx, sorted, 7, NULL).index == d.index);
  CHECK(mc_attr_dictionary_find(ctx, d, name_of("absent")).index == MC_NONE);
  entries[6] = (McNamedAttr){name_of("ab"), mc_attr_unit(ctx)};
  CHECK(mc_attr_dictionary(ctx, entries, 7, &duplicate).index == MC_NONE && duplicate.index == name_of("ab").index);
  CHECK(mc_attr_dictionary(ctx, entries, 7, NULL).index == MC_NONE);
  sorted[2] = sorted[1];
  CHECK(mc_attr_dictionary(ctx, sorted, 7, &duplicate).index == MC_NONE && duplicate.index == name_of("B").index);

  CHECK(mc_attr_dictionary_size(ctx, mc_attr_dictionary(ctx, NULL, 0, NULL)) == 0);
  CHECK(mc_attr_dictionary_size(ctx, (McAttr){MC_NONE}) == 0);
  CHECK(mc_attr_dictionary_find(ctx, (McAttr){MC_NONE}, name_of("a")).index == MC_NONE);

  for (uint32_t i = 0; i < MANY; i++) entries[i] = entry_of(i * 389 % MANY);
  d = mc_attr_dictionary(ctx, entries, MANY, NULL);
  for (uint32_t i = 0; i < MANY; i++) {
    CHECK(mc_attr_dictionary_find(ctx, d, entries[i].name).index == entries[i].value.index);
  }
  for (uint32_t i = 1; i < MANY; i++) {
    McStr a = mc_ident_str(ctx, mc_attr_dictionary_entry(ctx, d, i - 1).name),
          b = mc_ident_str(ctx, mc_attr_dictionary_entry(ctx, d, i).name);
    CHECK(strcmp(a.ptr, b.ptr) < 0);
  }
  CHECK(mc_attr_dictionary_find(ctx, d, name_of("n1000")).index == MC_NONE);
}

/* --- dense data --- */

static void element_sizes(void) {
  McType c = mc_type_complex(ctx, i1, NULL);
  CHECK(mc_dense_element_bits(ctx, i1) == 1 && mc_dense_element_bits(ctx, mc_type_integer(ctx, 1, MC_UNSIGNED)) == 1);
  CHECK(mc_dense_element_bits(ctx, mc_type_integer(ctx, 4, MC_SIGNED)) == 8 &&
        mc_dense_element_bits(ctx, mc_type_integer(ctx, 65, MC_SIGNLESS)) == 72);
  CHECK(mc_dense_element_bits(ctx, mc_type_index(ctx)) == 64 && mc_dense_element_bits(ctx, c) == 16);
  CHECK(mc_dense_element_bits(ctx, mc_type_float(ctx, MC_F4E2M1FN)) == 8 &&
        mc_dense_element_bits(ctx, mc_type_float(ctx, MC_TF32)) == 24);
  CHECK(mc_dense_element_bits(ctx, mc_type_float(ctx, MC_F80)) == 80);
  CHECK(mc_dense_element_bits(ctx, mc_type_none(ctx)) == MC_DENSE_NOT_ALLOWED);
  uint64_t bytes;
  CHECK(mc_dense_num_bytes(ctx, i1, 9, &bytes) && bytes == 2);
  CHECK(mc_dense_num_bytes(ctx, i32, 9, &bytes) && bytes == 36);
  CHECK(mc_dense_num_bytes(ctx, mc_type_integer(ctx, 0, MC_SIGNLESS), 9, &bytes) && bytes == 0);
  CHECK(!mc_dense_num_bytes(ctx, i32, UINT64_MAX / 2, &bytes) &&
        !mc_dense_num_bytes(ctx, mc_type_none(ctx), 1, &bytes));
}

/* 'v': valid, 's': valid and a splat, 'x': not. */
static char raw(McType type, const char *bytes, size_t len) {
  bool splat = false;
  if (!mc_dense_is_valid_raw_buffer(ctx, type, bytes, len, &splat)) return 'x';
  return splat ? 's' : 'v';
}

static void raw_buffers(void) {
  McType t8 = tensor(8, i1), t9 = tensor(9, i1);
  CHECK(raw(t8, "\x05", 1) == 'v' && raw(t8, "\xFF", 1) == 's' && raw(t8, "\0", 1) == 's' && raw(t8, "\1\0", 2) == 'x');
  CHECK(raw(t9, "\x05", 1) == 'x' && raw(t9, "\xFF", 1) == 's' && raw(t9, "\xFF\1", 2) == 'v' &&
        raw(tensor(1, i1), "\2", 1) == 's');
  CHECK(raw(tensor(4, i32), "....", 4) == 's' && raw(tensor(4, i32), "................", 16) == 'v' &&
        raw(tensor(4, i32), "", 0) == 'x');
  CHECK(raw(tensor(0, i32), "", 0) == 'v' && raw(tensor(0, i32), "....", 4) == 's' &&
        raw(tensor(1, i32), "....", 4) == 's');
  CHECK(raw(tensor(2, mc_type_complex(ctx, i1, NULL)), "\1\0", 2) == 's');
  McType huge = tensor2((int64_t)1 << 62, 4, i32);
  CHECK(raw(huge, "....", 4) == 's' && raw(huge, "........", 8) == 'x' &&
        raw(tensor(2, mc_type_opaque(ctx, name_of("foo"), "bar", 3)), "", 0) == 'x');
}

static void dense_elements(void) {
  McType t3 = tensor(3, i32);
  const int32_t values[3] = {1, 2, 3}, same[3] = {7, 7, 7};
  McAttr a = mc_attr_dense_elements(ctx, t3, values, 12, false, NULL),
         s = mc_attr_dense_elements(ctx, t3, same, 4, true, NULL);
  CHECK(same_bytes(mc_attr_dense_data(ctx, a), values, 12) && !mc_attr_dense_is_splat(ctx, a));
  CHECK(mc_attr_dense_is_splat(ctx, s) && same_bytes(mc_attr_dense_data(ctx, s), same, 4) &&
        mc_attr_value_type(ctx, s).index == t3.index);
  CHECK(mc_attr_dense_elements(ctx, t3, same, 12, false, NULL).index == s.index);
  CHECK(mc_attr_dense_elements(ctx, tensor(1, i32), values, 4, false, NULL).index ==
        mc_attr_dense_elements(ctx, tensor(1, i32), values, 4, true, NULL).index);
  McAttr empty = mc_attr_dense_elements(ctx, tensor(0, i32), NULL, 0, false, NULL);
  CHECK(empty.index != MC_NONE && !mc_attr_dense_is_splat(ctx, empty) && mc_attr_dense_data(ctx, empty).len == 0);
  CHECK(mc_attr_dense_is_splat(ctx, mc_attr_dense_elements(ctx, tensor(0, i32), values, 4, true, NULL)));
  CHECK(!mc_attr_dense_is_splat(
      ctx, mc_attr_dense_elements(ctx, tensor(2, mc_type_integer(ctx, 0, MC_SIGNLESS)), "", 0, true, NULL)));
  CHECK(mc_attr_dense_is_splat(ctx,
                               mc_attr_dense_elements(ctx, tensor2((int64_t)1 << 62, 4, i32), values, 4, true, NULL)));
  CHECK(!mc_attr_dense_is_splat(ctx, mc_attr_dense_elements(ctx, tensor(3, i1), "\xF8", 1, false, NULL)));
}

/* The stored byte of packed bits of a splat, or 'x' when it is not one. */
static int packed(int64_t count, const char *bytes, size_t len, bool splat) {
  McAttr a = mc_attr_dense_elements(ctx, tensor(count, i1), bytes, len, splat, NULL);
  CHECK(a.index != MC_NONE);
  if (!mc_attr_dense_is_splat(ctx, a)) CHECK(same_bytes(mc_attr_dense_data(ctx, a), bytes, len));
  return mc_attr_dense_is_splat(ctx, a) ? (uint8_t)mc_attr_dense_data(ctx, a).ptr[0] : 'x';
}

static void packed_bits(void) {
  CHECK(packed(3, "\x01", 1, true) == 0xFF && packed(3, "\x02", 1, true) == 0xFF && packed(3, "\0", 1, true) == 0);
  CHECK(packed(3, "\x05", 1, false) == 'x' && packed(3, "\xFD", 1, false) == 'x' && packed(3, "\x0F", 1, false) == 'x');
  CHECK(packed(3, "\x07", 1, false) == 0xFF && packed(3, "\xFF", 1, false) == 0xFF && packed(3, "\0", 1, false) == 0);
  CHECK(packed(11, "\xFF\x07", 2, false) == 0xFF && packed(11, "\xFF\x0F", 2, false) == 'x' &&
        packed(11, "\x7F\x07", 2, false) == 'x');
  CHECK(packed(11, "\0\x08", 2, false) == 'x' && packed(11, "\0\0", 2, false) == 0);
  CHECK(packed(16, "\xFF\xFF", 2, false) == 0xFF && packed(16, "\0\x01", 2, false) == 'x' &&
        packed(1, "\x02", 1, false) == 0xFF);
  CHECK(packed(0, "", 0, false) == 'x');
}

static void dense_elements_refuse(void) {
  McDiags *diags = mc_diags_new(ctx);
  CHECK(diags != NULL);
  CHECK(mc_attr_dense_elements(ctx, tensor(3, i32), "....", 4, false, diags).index == MC_NONE);
  check_message(diags, "expected 12 bytes of data, got 4");
  CHECK(mc_attr_dense_elements(ctx, tensor(MC_DYNAMIC, i32), "....", 4, true, diags).index == MC_NONE);
  check_message(diags, "elements literal type must have static shape");
  CHECK(mc_attr_dense_elements(ctx, i32, "....", 4, true, diags).index == MC_NONE);
  check_message(diags, "elements literal type must have static shape");
  CHECK(mc_attr_dense_elements(ctx, tensor2((int64_t)1 << 62, 4, i32), "....", 4, false, diags).index == MC_NONE);
  check_message(diags, "the type has more elements than can be stored");
  McType opaque = mc_type_opaque(ctx, name_of("foo"), "bar", 3);
  CHECK(mc_attr_dense_elements(ctx, tensor(3, opaque), "....", 4, true, diags).index == MC_NONE);
  check_message(diags, "dense elements must be integers, index, floats or complex numbers");
  CHECK(mc_attr_dense_array(ctx, mc_type_integer(ctx, 7, MC_SIGNLESS), "", 0, diags).index == MC_NONE);
  check_message(diags, "element type bitwidth must be a multiple of 8");
  CHECK(mc_attr_dense_array(ctx, mc_type_index(ctx), "", 0, NULL).index == MC_NONE);
  CHECK(mc_attr_dense_strings(ctx, tensor(3, opaque), (const McIdent[2]){{1}, {2}}, 2, false, diags).index == MC_NONE);
  check_message(diags, "the number of strings is not the number of elements of the type");
  mc_diags_free(diags);
}

#define LARGE 100000u

static void adopted_buffers(void) {
  McType type = tensor(LARGE, i32);
  McAttr attrs[2];
  for (int round = 0; round < 2; round++) {
    int32_t *values = mc_dense_buffer(ctx, 4 * LARGE);
    CHECK(values != NULL && (uintptr_t)values % 8 == 0);
    for (uint32_t i = 0; i < LARGE; i++) values[i] = (int32_t)i;
    attrs[round] = mc_attr_dense_elements_adopt(ctx, type, values, 4 * LARGE, false, NULL);
    if (round == 0) CHECK(mc_attr_dense_data(ctx, attrs[0]).ptr == (const char *)values);
  }
  CHECK(attrs[0].index != MC_NONE && attrs[0].index == attrs[1].index);
  int32_t *values = mc_dense_buffer(ctx, 4 * LARGE);
  memset(values, 1, 4 * LARGE);
  McAttr splat = mc_attr_dense_elements_adopt(ctx, type, values, 4 * LARGE, false, NULL);
  CHECK(mc_attr_dense_is_splat(ctx, splat) && same_bytes(mc_attr_dense_data(ctx, splat), "\1\1\1\1", 4));
  McDiags *diags = mc_diags_new(ctx);
  CHECK(mc_attr_dense_elements_adopt(ctx, type, mc_dense_buffer(ctx, 16), 16, false, diags).index == MC_NONE);
  check_message(diags, "expected 400000 bytes of data, got 16");
  mc_diags_free(diags);
  mc_dense_buffer_free(ctx, mc_dense_buffer(ctx, 0), 0);
  CHECK(mc_dense_buffer(ctx, UINT32_MAX) == NULL);
  char *small = mc_dense_buffer(ctx, 3);
  memcpy(small, "abc", 3);
  McType bytes = tensor(3, mc_type_integer(ctx, 8, MC_SIGNLESS));
  CHECK(mc_attr_dense_elements_adopt(ctx, bytes, small, 3, false, NULL).index ==
        mc_attr_dense_elements(ctx, bytes, "abc", 3, false, NULL).index);
}

static void other_dense(void) {
  McAttr a = mc_attr_dense_array(ctx, i64, (const int64_t[2]){1, -2}, 2, NULL);
  CHECK(mc_attr_dense_count(ctx, a) == 2 && same_bytes(mc_attr_dense_data(ctx, a), (const int64_t[2]){1, -2}, 16));
  CHECK(mc_attr_dense_count(ctx, mc_attr_dense_array(ctx, i1, "\1\0\1", 3, NULL)) == 3);
  CHECK(mc_attr_dense_array(ctx, i64, NULL, 0, NULL).index != mc_attr_dense_array(ctx, i32, NULL, 0, NULL).index);
  CHECK(mc_attr_dense_count(ctx, mc_attr_dense_array(ctx, mc_type_integer(ctx, 0, MC_SIGNLESS), "", 3, NULL)) == 3);
  CHECK(mc_attr_value_type(ctx, a).index == MC_NONE && !mc_attr_dense_is_splat(ctx, a));

  McType type = tensor(3, mc_type_opaque(ctx, name_of("foo"), "bar", 3));
  const McIdent strings[3] = {name_of("x"), name_of("y"), name_of("x")}, same[3] = {strings[0], strings[0], strings[0]};
  McAttr s = mc_attr_dense_strings(ctx, type, strings, 3, false, NULL);
  CHECK(mc_attr_dense_count(ctx, s) == 3 && mc_attr_dense_string(ctx, s, 1).index == strings[1].index &&
        !mc_attr_dense_is_splat(ctx, s));
  CHECK(mc_attr_dense_strings(ctx, type, same, 3, false, NULL).index ==
        mc_attr_dense_strings(ctx, type, same, 1, true, NULL).index);
  CHECK(mc_attr_dense_is_splat(ctx, mc_attr_dense_strings(ctx, type, same, 3, false, NULL)));

  McAttr resource = mc_attr_dense_resource(ctx, type, name_of("key"));
  CHECK(mc_attr_resource_key(ctx, resource).index == name_of("key").index &&
        mc_attr_value_type(ctx, resource).index == type.index);
}

static McAttr indices_of(McType type, const int64_t *values, size_t count) {
  return mc_attr_dense_elements(ctx, type, values, 8 * count, false, NULL);
}

static void sparse_elements(void) {
  McDiags *diags = mc_diags_new(ctx);
  McType type = tensor2(3, 4, i32);
  McAttr values = mc_attr_dense_elements(ctx, tensor(2, i32), (const int32_t[2]){1, 5}, 8, false, NULL);
  McAttr good = indices_of(tensor2(2, 2, i64), (const int64_t[4]){0, 0, 2, 3}, 4),
         bad = indices_of(tensor2(2, 2, i64), (const int64_t[4]){0, 0, 1, 4}, 4);
  McAttr a = mc_attr_sparse_elements(ctx, type, good, values, diags);
  CHECK(a.index != MC_NONE && mc_attr_sparse_indices(ctx, a).index == good.index &&
        mc_attr_sparse_values(ctx, a).index == values.index);
  CHECK(mc_attr_sparse_elements(ctx, tensor(3, i32), good, values, diags).index == MC_NONE);
  check_message(
      diags,
      "expected shape ([3]); inferred shape of indices literal ([2, 2]); inferred shape of values literal ([2])");
  CHECK(mc_attr_sparse_elements(ctx, type, good, mc_attr_dense_elements(ctx, tensor2(1, 1, i32), "....", 4, true, NULL),
                                diags)
            .index == MC_NONE);
  check_message(diags, "expected 1-d tensor for sparse element values");
  CHECK(mc_attr_sparse_elements(ctx, type, bad, values, NULL).index == MC_NONE);
  McAttr line = indices_of(tensor(2, i64), (const int64_t[2]){2, 0}, 2),
         outside = indices_of(tensor(2, i64), (const int64_t[2]){0, -1}, 2);
  CHECK(mc_attr_sparse_elements(ctx, tensor(3, i32), line, values, NULL).index != MC_NONE);
  CHECK(mc_attr_sparse_elements(ctx, tensor(3, i32), outside, values, NULL).index == MC_NONE);
  CHECK(mc_attr_sparse_elements(ctx, type, values, values, NULL).index == MC_NONE);
  CHECK(mc_attr_sparse_elements(ctx, tensor(3, i64), line, values, NULL).index == MC_NONE);
  CHECK(mc_attr_sparse_elements(ctx, type, mc_attr_unit(ctx), values, NULL).index == MC_NONE);
  mc_diags_free(diags);
}

/* --- resources --- */

static void resources(void) {
  McIdent key = name_of("blob"), taken = name_of("blob_2");
  CHECK(mc_resource_declare(ctx, taken).index == taken.index && mc_resource_declare(ctx, key).index == key.index);
  CHECK(mc_resource_declare(ctx, key).index == name_of("blob_1").index);
  CHECK(mc_resource_declare(ctx, key).index == name_of("blob_3").index);
  McStr bytes;
  uint32_t alignment;
  CHECK(!mc_resource_get(ctx, key, &bytes, &alignment) && !mc_resource_get(ctx, name_of("none"), &bytes, &alignment));
  CHECK(mc_resource_set(ctx, key, "hello", 5, 64) && mc_resource_get(ctx, key, &bytes, &alignment));
  CHECK(same_bytes(bytes, "hello", 5) && alignment == 64 && (uintptr_t)bytes.ptr % 64 == 0);
  CHECK(mc_resource_set(ctx, key, "", 0, 1) && same_bytes(bytes, "hello", 5)); /* replaced data can still be read */
  CHECK(mc_resource_get(ctx, key, &bytes, &alignment) && bytes.len == 0 && alignment == 1);
  CHECK(mc_resource_set(ctx, name_of("undeclared"), "x", 1, 3) &&
        mc_resource_get(ctx, name_of("undeclared"), &bytes, &alignment));
  for (uint32_t align = 1; align != 0; align <<= 1) {
    char *buffer = mc_resource_buffer(ctx, 100, align);
    CHECK(buffer != NULL && (uintptr_t)buffer % (align < 4096 ? align : 4096) == 0);
    memset(buffer, 1, 100);
    if (align % 3 == 1) mc_resource_buffer_free(ctx, buffer);
    else CHECK(mc_resource_adopt(ctx, taken, buffer, 100, align));
  }
  CHECK(mc_resource_get(ctx, taken, &bytes, &alignment) && bytes.len == 100 && alignment == (uint32_t)1 << 31);
}

static void *declare_many(void *data) {
  (void)data;
  McStr bytes;
  uint32_t alignment;
  for (int i = 0; i < 200; i++) {
    McIdent key = mc_resource_declare(ctx, name_of("shared"));
    CHECK(!mc_resource_get(ctx, key, &bytes, &alignment) && mc_resource_set(ctx, key, "1", 1, 1));
  }
  return NULL;
}

static void threads_get_keys_of_their_own(void) {
  pthread_t threads[4];
  for (int i = 0; i < 4; i++) CHECK(pthread_create(&threads[i], NULL, declare_many, NULL) == 0);
  for (int i = 0; i < 4; i++) CHECK(pthread_join(threads[i], NULL) == 0);
  CHECK(mc_resource_declare(ctx, name_of("shared")).index == name_of("shared_800").index);
}

/* --- depth --- */

static void depth_has_a_limit(void) {
  McAttr array = mc_attr_unit(ctx), dictionary = array;
  McIdent a = name_of("a");
  uint32_t depth = 0;
  for (; array.index != MC_NONE && dictionary.index != MC_NONE; depth++) {
    array = mc_attr_array(ctx, &array, 1);
    dictionary = mc_attr_dictionary(ctx, &(McNamedAttr){a, dictionary}, 1, NULL);
    CHECK(depth < 20000);
  }
  CHECK(depth >= 9999 && array.index == dictionary.index);
}

/* --- every allocation fails in turn: all results are none, or the same as without failures --- */

static bool work(void) {
  uint64_t wide[40];
  for (int i = 0; i < 40; i++) wide[i] = (uint64_t)i;
  McNamedAttr entries[64];
  McIdent names[40];
  int64_t strides[40];
  for (uint32_t i = 0; i < 64; i++) {
    entries[i] = entry_of(63 - i);
    if (entries[i].name.index == MC_NONE || entries[i].value.index == MC_NONE) return false;
    if (i < 40) names[i] = entries[i].name;
    if (i < 40) strides[i] = i;
  }
  McType wide_type = mc_type_integer(ctx, 2500, MC_SIGNLESS), type = tensor(2000, mc_type_integer(ctx, 8, MC_SIGNLESS)),
         words = tensor(40, i32);
  if (wide_type.index == MC_NONE || type.index == MC_NONE || words.index == MC_NONE) return false;
  bool ok = mc_attr_integer_words(ctx, wide_type, wide, 40).index != MC_NONE;
  ok &= mc_attr_integer(ctx, wide_type, -1).index != MC_NONE;
  ok &= mc_attr_dictionary(ctx, entries, 64, NULL).index != MC_NONE;
  ok &= mc_attr_symbol_ref(ctx, names[0], names + 1, 39).index != MC_NONE;
  ok &= mc_attr_strided_layout(ctx, 0, strides, 40).index != MC_NONE;
  McDiags *diags = mc_diags_new(ctx);
  ok &= diags != NULL;
  ok &= mc_attr_dense_strings(ctx, words, names, 40, false, diags).index != MC_NONE;
  char *buffer = mc_dense_buffer(ctx, 2000);
  ok &= buffer != NULL;
  for (int i = 0; buffer != NULL && i < 2000; i++) buffer[i] = (char)i;
  if (buffer != NULL) ok &= mc_attr_dense_elements_adopt(ctx, type, buffer, 2000, false, diags).index != MC_NONE;
  if (!ok && diags != NULL && mc_diags_count(diags) > 0) CHECK_TEXT(mc_diags_get(diags, 0).message, "out of memory");
  mc_diags_free(diags);
  McType places = tensor2(1, 2, i64), pairs = tensor2(3, 4, i32), splat = tensor(1, i32);
  if (places.index == MC_NONE || pairs.index == MC_NONE || splat.index == MC_NONE) return false;
  McAttr indices = indices_of(places, (const int64_t[2]){1, 9}, 2);
  if (indices.index == MC_NONE) return false;
  McAttr values = mc_attr_dense_elements(ctx, splat, "....", 4, true, NULL);
  CHECK(values.index == MC_NONE || mc_attr_sparse_elements(ctx, pairs, indices, values, NULL).index == MC_NONE);
  McIdent key = mc_resource_declare(ctx, names[0]), other = mc_resource_declare(ctx, names[0]);
  ok &= key.index != MC_NONE && other.index != MC_NONE;
  if (key.index != MC_NONE) ok &= mc_resource_set(ctx, key, "bytes", 5, 16);
  return ok && values.index != MC_NONE;
}

/* A constructor passes on that memory ran out before it. */
static void nothing_is_made_of_nothing(void) {
  McType no_type = {MC_NONE};
  McAttr pair[2] = {mc_attr_unit(ctx), {MC_NONE}};
  CHECK(mc_attr_integer(ctx, no_type, 1).index == MC_NONE && mc_attr_float(ctx, no_type, 1.0).index == MC_NONE);
  CHECK(mc_attr_integer_words(ctx, no_type, (const uint64_t[1]){1}, 1).index == MC_NONE);
  CHECK(mc_attr_float_bits(ctx, no_type, (const uint64_t[1]){1}, 1).index == MC_NONE);
  CHECK(mc_attr_type(ctx, no_type).index == MC_NONE && mc_attr_array(ctx, pair, 2).index == MC_NONE);
  CHECK(mc_attr_array(ctx, pair, 1).index != MC_NONE);
  const McType types[2] = {mc_type_index(ctx), no_type};
  CHECK(mc_type_tuple(ctx, types, 2).index == MC_NONE && mc_type_function(ctx, types, 1, types, 2).index == MC_NONE);
  const McNamedAttr entry = {mc_ident(ctx, "a", 1), {MC_NONE}};
  CHECK(mc_attr_dictionary(ctx, &entry, 1, NULL).index == MC_NONE);
}

/* Until the caller fails, too. */
static void what_was_not_made_reads_as_empty(void) {
  const McAttr none = {MC_NONE};
  McIdent name = mc_ident(ctx, "a", 1);
  CHECK(mc_kind(ctx, MC_NONE) == MC_KIND_NONE && mc_attr_type_value(ctx, none).index == MC_NONE);
  CHECK(mc_attr_integer_num_words(ctx, none) == 0 && mc_attr_strided_rank(ctx, none) == 0);
  CHECK(mc_attr_dictionary_find(ctx, none, name).index == MC_NONE && mc_attr_string_value(ctx, none).len == 0);
}

static void allocations_fail(void) {
  bool done = false;
  for (long long n = 0; !done; n++) {
    begin();
    CHECK(n < 4000);
    mc_context_fail_allocation_after(ctx, n);
    bool ok = work();
    done = !mc_context_fail_allocation_after(ctx, -1);
    CHECK(ok || !done);
    CHECK(work());
    mc_context_free(ctx);
  }
}

int main(void) {
  begin();
  integers();
  floats();
  strings_and_wrappers();
  arrays();
  dictionaries();
  element_sizes();
  raw_buffers();
  dense_elements();
  packed_bits();
  dense_elements_refuse();
  adopted_buffers();
  other_dense();
  sparse_elements();
  resources();
  threads_get_keys_of_their_own();
  depth_has_a_limit();
  nothing_is_made_of_nothing();
  what_was_not_made_reads_as_empty();
  mc_context_free(ctx);
  allocations_fail();
  return 0;
}
