/* attrs.c - the builtin attributes except dense data: constructors and readers.
 *
 * Everything is interned: equal attributes have one index. Constructors only lay out the words of kinds.def, and pass
 * a MC_NONE on: without a type or an element there is no attribute. The parser checks the user's text, except where the
 * header states that a constructor reports.
 */
#include "ir/context.h"
#include "types/report.h"
#include "text/number.h"

static inline McAttr none(void) { return (McAttr){MC_NONE}; }

static const McRec *rec_of(const McContext *ctx, McAttr a, McKind kind) {
  const McRec *r = mc_rec(ctx, a.index);
  MC_ASSERT(r->kind == kind || a.index == MC_NONE);
  (void)kind;
  return r;
}

static McAttr intern_words(McContext *ctx, McKind kind, uint8_t flags, const uint32_t *words, size_t count) {
  McRecInit init = {.kind = (uint8_t)kind, .flags = flags, .depth = 1, .words = words, .num_words = (uint32_t)count};
  return (McAttr){mc_intern(ctx, &init)};
}

/* --- integers --- */

static uint32_t integer_width(const McContext *ctx, McType type) {
  const McRec *r = mc_rec(ctx, type.index);
  MC_ASSERT(r->kind == MC_TYPE_INTEGER || r->kind == MC_TYPE_INDEX);
  return r->kind == MC_TYPE_INDEX ? 64 : r->words[0];
}

/* A value of width 0 keeps one word, too. */
static size_t words64(uint32_t width) { return width == 0 ? 1 : ((size_t)width + 63) / 64; }

static McAttr intern_integer(McContext *ctx, McType type, uint32_t *words, size_t num_words64) {
  words[0] = type.index;
  words[1] = 0;
  return intern_words(ctx, MC_ATTR_INTEGER, 0, words, 2 + 2 * num_words64);
}

McAttr mc_attr_integer_words(McContext *ctx, McType type, const uint64_t *words, size_t count) {
  if (type.index == MC_NONE) return none();
  uint32_t width = integer_width(ctx, type), inline_words[2 + 2 * 4];
  size_t need = words64(width), size = (2 + 2 * need) * sizeof(uint32_t);
  MC_ASSERT(count >= (width + 63u) / 64);
  uint32_t *out = size <= sizeof inline_words ? inline_words : mc_alloc(&ctx->alloc, size);
  if (out == NULL) return none();
  for (size_t i = 0; i < need; i++) {
    uint64_t word = i < count ? words[i] : 0;
    if (i == need - 1 && width % 64 != 0) word &= ((uint64_t)1 << width % 64) - 1;
    mc_put_i64(out + 2 + 2 * i, width == 0 ? 0 : (int64_t)word);
  }
  McAttr attr = intern_integer(ctx, type, out, need);
  if (out != inline_words) mc_free(&ctx->alloc, out, size);
  return attr;
}

McAttr mc_attr_integer(McContext *ctx, McType type, int64_t value) {
  if (type.index == MC_NONE) return none();
  uint32_t width = integer_width(ctx, type);
  if (MC_LIKELY(width <= 64)) {
    uint32_t words[4];
    uint64_t mask = width == 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1;
    mc_put_i64(words + 2, (int64_t)((uint64_t)value & mask));
    return intern_integer(ctx, type, words, 1);
  }
  size_t need = words64(width);
  uint64_t *words = mc_alloc(&ctx->alloc, need * sizeof *words);
  if (words == NULL) return none();
  memset(words, value < 0 ? 0xFF : 0, need * sizeof *words);
  words[0] = (uint64_t)value;
  McAttr attr = mc_attr_integer_words(ctx, type, words, need);
  mc_free(&ctx->alloc, words, need * sizeof *words);
  return attr;
}

McAttr mc_attr_bool(McContext *ctx, bool value) {
  return mc_attr_integer(ctx, (McType){ctx->cached.integer[1]}, value);
}

uint32_t mc_attr_integer_num_words(const McContext *ctx, McAttr a) {
  return (rec_of(ctx, a, MC_ATTR_INTEGER)->num_words - 2) / 2;
}

const uint64_t *mc_attr_integer_data(const McContext *ctx, McAttr a) {
  const void *words = rec_of(ctx, a, MC_ATTR_INTEGER)->words + 2; /* 24 bytes into an 8-byte aligned record */
  return words;
}

/* Value of `width` <= 64 bits, sign-extended. */
static int64_t sign_extend(uint64_t word, uint32_t width) {
  if (width == 0 || width == 64) return (int64_t)word;
  uint64_t sign = (uint64_t)1 << (width - 1);
  return (int64_t)((word ^ sign) - sign);
}

bool mc_attr_integer_i64(const McContext *ctx, McAttr a, int64_t *out) {
  const McRec *r = rec_of(ctx, a, MC_ATTR_INTEGER), *type = mc_rec(ctx, r->words[0]);
  uint32_t width = type->kind == MC_TYPE_INDEX ? 64 : type->words[0];
  bool is_unsigned = type->kind == MC_TYPE_INTEGER && type->words[1] == MC_UNSIGNED;
  *out = is_unsigned ? mc_rec_i64(r, 2) : sign_extend((uint64_t)mc_rec_i64(r, 2), width < 64 ? width : 64);
  if (is_unsigned && *out < 0) return false;
  /* The words above must repeat the sign; the highest word has only the bits of the width. */
  uint64_t filler = *out < 0 ? UINT64_MAX : 0;
  for (size_t i = 1; i < words64(width); i++) {
    uint64_t mask = i == width / 64 ? ((uint64_t)1 << width % 64) - 1 : UINT64_MAX;
    if ((uint64_t)mc_rec_i64(r, (uint32_t)(2 + 2 * i)) != (filler & mask)) return false;
  }
  return true;
}

/* --- floats --- */

McAttr mc_attr_float_bits(McContext *ctx, McType type, const uint64_t *words, size_t count) {
  if (type.index == MC_NONE) return none();
  const McRec *r = mc_rec(ctx, type.index);
  MC_ASSERT(r->kind == MC_TYPE_FLOAT);
  uint32_t bits = mc_float_info((McFloatKind)r->words[0])->bits, out[6] = {type.index, 0, 0, 0, 0, 0};
  for (uint32_t i = 0; i < 2 && i < count && bits > 64 * i; i++) {
    uint32_t left = bits - 64 * i;
    mc_put_i64(out + 2 + 2 * i, (int64_t)(left < 64 ? words[i] & (((uint64_t)1 << left) - 1) : words[i]));
  }
  if (bits <= 8 && count > 1) out[4] = (uint32_t)words[1] & MC_FLOAT_MARKS;
  return intern_words(ctx, MC_ATTR_FLOAT, 0, out, MC_COUNT(out));
}

McAttr mc_attr_float(McContext *ctx, McType type, double value) {
  if (type.index == MC_NONE) return none();
  MC_ASSERT(mc_rec(ctx, type.index)->kind == MC_TYPE_FLOAT);
  McFloatBits bits = mc_float_from_double(value, (McFloatKind)mc_rec(ctx, type.index)->words[0]);
  return mc_attr_float_bits(ctx, type, bits.w, 2);
}

McAttr mc_attr_float_checked(McContext *ctx, McType type, double value, McDiags *diags) {
  if (mc_rec(ctx, type.index)->kind != MC_TYPE_FLOAT) {
    mc_error(diags, (McLoc){MC_NONE}, "expected floating point type");
    return none();
  }
  return mc_attr_float(ctx, type, value);
}

const uint64_t *mc_attr_float_data(const McContext *ctx, McAttr a) {
  const void *words = rec_of(ctx, a, MC_ATTR_FLOAT)->words + 2;
  return words;
}

double mc_attr_float_double(const McContext *ctx, McAttr a) {
  const McRec *r = rec_of(ctx, a, MC_ATTR_FLOAT);
  McFloatBits bits = {{(uint64_t)mc_rec_i64(r, 2), (uint64_t)mc_rec_i64(r, 4)}};
  return mc_float_to_double(bits, (McFloatKind)mc_rec(ctx, r->words[0])->words[0]);
}

/* --- strings, opaque attributes --- */

/* words[i] are interned, or 0; each nonzero word is a child. */
static McAttr intern_bytes(McContext *ctx, McKind kind, const uint32_t *words, uint32_t num_words, const char *bytes,
                           size_t len) {
  if (len > UINT32_MAX - 64) return none();
  McRecInit init = {.kind = (uint8_t)kind, .depth = 1, .words = words, .num_words = num_words,
                    .bytes = bytes, .num_bytes = (uint32_t)len};
  for (uint32_t i = 0; i < num_words; i++) mc_rec_init_child(ctx, &init, words[i]);
  return (McAttr){mc_intern(ctx, &init)};
}

/* Upstream has no attribute without a type here: it uses the none type for "no type". */
static uint32_t type_or_none(const McContext *ctx, McType type) {
  return type.index == ctx->cached.none ? MC_NONE : type.index;
}

McAttr mc_attr_string(McContext *ctx, const char *bytes, size_t len, McType type) {
  uint32_t word = type_or_none(ctx, type);
  return intern_bytes(ctx, MC_ATTR_STRING, &word, 1, bytes, len);
}

McStr mc_attr_string_value(const McContext *ctx, McAttr a) {
  const McRec *r = rec_of(ctx, a, MC_ATTR_STRING);
  return (McStr){mc_rec_bytes(r), r->num_bytes};
}

McAttr mc_attr_opaque(McContext *ctx, McIdent dialect, const char *body, size_t len, McType type) {
  uint32_t words[2] = {dialect.index, type_or_none(ctx, type)};
  return intern_bytes(ctx, MC_ATTR_OPAQUE, words, 2, body, len);
}

McIdent mc_attr_opaque_dialect(const McContext *ctx, McAttr a) {
  return (McIdent){rec_of(ctx, a, MC_ATTR_OPAQUE)->words[0]};
}

McStr mc_attr_opaque_body(const McContext *ctx, McAttr a) {
  const McRec *r = rec_of(ctx, a, MC_ATTR_OPAQUE);
  return (McStr){mc_rec_bytes(r), r->num_bytes};
}

/* --- arrays --- */

McAttr mc_attr_array(McContext *ctx, const McAttr *elements, size_t count) {
  if (count > UINT32_MAX) return none();
  McRecInit init = {.kind = MC_ATTR_ARRAY, .depth = 1, .num_words = (uint32_t)count};
  if (count > 0) init.words = &elements[0].index; /* one-word structs have the layout of words */
  for (size_t i = 0; i < count; i++) {
    if (elements[i].index == MC_NONE) return none();
    mc_rec_init_child(ctx, &init, elements[i].index);
  }
  return (McAttr){mc_intern(ctx, &init)};
}

uint32_t mc_attr_array_size(const McContext *ctx, McAttr a) { return rec_of(ctx, a, MC_ATTR_ARRAY)->num_words; }

McAttr mc_attr_array_get(const McContext *ctx, McAttr a, uint32_t i) {
  MC_ASSERT(i < mc_attr_array_size(ctx, a));
  return (McAttr){rec_of(ctx, a, MC_ATTR_ARRAY)->words[i]};
}

/* --- dictionaries --- */

/* Compares the bytes of two names; a name that begins another one is less. 0: the same name. */
static int compare_names(const McContext *ctx, McIdent a, McIdent b) {
  if (a.index == b.index) return 0;
  McStr x = mc_ident_str(ctx, a), y = mc_ident_str(ctx, b);
  /* shorter names are followed by zeros */
  uint64_t start_x = mc_load64_in_order(x.ptr), start_y = mc_load64_in_order(y.ptr);
  if (MC_LIKELY(start_x != start_y)) return start_x < start_y ? -1 : 1;
  int order = memcmp(x.ptr, y.ptr, x.len < y.len ? x.len : y.len);
  return order != 0 ? order : x.len < y.len ? -1 : 1;
}

enum { SHORT_RUN = 8 };

/* Sorts in place; entries of the same name keep their order. For a few entries. */
static void insertion_sort(const McContext *ctx, McNamedAttr *entries, size_t count) {
  for (size_t i = 1; i < count; i++) {
    McNamedAttr entry = entries[i];
    size_t j = i;
    for (; j > 0 && compare_names(ctx, entries[j - 1].name, entry.name) > 0; j--) entries[j] = entries[j - 1];
    entries[j] = entry;
  }
}

/* Sorts short runs, then merges runs of twice the length each round. The result is in `entries` or in `spare`, which is
 * returned. */
static const McNamedAttr *merge_sort(const McContext *ctx, McNamedAttr *entries, McNamedAttr *spare, size_t count) {
  for (size_t start = 0; start < count; start += SHORT_RUN) {
    insertion_sort(ctx, entries + start, count - start < SHORT_RUN ? count - start : SHORT_RUN);
  }
  for (size_t run = SHORT_RUN; run < count; run *= 2) {
    for (size_t start = 0; start < count; start += 2 * run) {
      size_t middle = count - start < run ? count : start + run, end = count - middle < run ? count : middle + run;
      for (size_t i = start, j = middle, k = start; k < end; k++) {
        bool left = i < middle && (j == end || compare_names(ctx, entries[i].name, entries[j].name) <= 0);
        spare[k] = left ? entries[i++] : entries[j++];
      }
    }
    McNamedAttr *swap = entries;
    entries = spare;
    spare = swap;
  }
  return entries;
}

/* Entries are sorted. */
static McAttr intern_dictionary(McContext *ctx, const McNamedAttr *entries, size_t count) {
  McRecInit init = {.kind = MC_ATTR_DICTIONARY, .depth = 1, .num_words = (uint32_t)(2 * count)};
  init.words = &entries[0].name.index; /* two one-word structs have the layout of two words */
  for (size_t i = 0; i < count; i++) {
    if (MC_UNLIKELY(entries[i].value.index == MC_NONE)) return none();
    mc_rec_init_child(ctx, &init, entries[i].value.index);
  }
  return (McAttr){count == 1 ? mc_intern_around(ctx, &init, entries[0].value.index) : mc_intern(ctx, &init)};
}
_Static_assert(sizeof(McNamedAttr) == 2 * sizeof(uint32_t), "entries are passed to the uniquer as words");

/* 0: strictly increasing; else the index of the first entry that is not greater than the one before it. */
static size_t first_disorder(const McContext *ctx, const McNamedAttr *entries, size_t count) {
  for (size_t i = 1; i < count; i++) {
    if (compare_names(ctx, entries[i - 1].name, entries[i].name) >= 0) return i;
  }
  return 0;
}

static McAttr report_duplicate(McIdent name, McIdent *duplicate) {
  if (duplicate != NULL) *duplicate = name;
  return none();
}

#define INLINE_ENTRIES 32u

static MC_NOINLINE McAttr intern_unsorted(McContext *ctx, const McNamedAttr *entries, size_t count,
                                          McIdent *duplicate) {
  McNamedAttr inline_entries[2 * INLINE_ENTRIES], *scratch = inline_entries;
  size_t size = 2 * count * sizeof *scratch;
  if (count > INLINE_ENTRIES && (scratch = mc_alloc(&ctx->alloc, size)) == NULL) return none();
  memcpy(scratch, entries, count * sizeof *scratch);
  const McNamedAttr *sorted = merge_sort(ctx, scratch, scratch + count, count);
  size_t at = first_disorder(ctx, sorted, count);
  McAttr attr = at == 0 ? intern_dictionary(ctx, sorted, count) : report_duplicate(sorted[at].name, duplicate);
  if (scratch != inline_entries) mc_free(&ctx->alloc, scratch, size);
  return attr;
}

McAttr mc_attr_dictionary(McContext *ctx, const McNamedAttr *entries, size_t count, McIdent *duplicate) {
  if (duplicate != NULL) *duplicate = (McIdent){MC_NONE};
  if (count == 0) return (McAttr){ctx->cached.empty_dictionary};
  if (count > UINT32_MAX / 2) return none();
  if (first_disorder(ctx, entries, count) != 0) return intern_unsorted(ctx, entries, count, duplicate);
  return intern_dictionary(ctx, entries, count);
}

uint32_t mc_attr_dictionary_size(const McContext *ctx, McAttr a) {
  return a.index == MC_NONE ? 0 : rec_of(ctx, a, MC_ATTR_DICTIONARY)->num_words / 2;
}

McNamedAttr mc_attr_dictionary_entry(const McContext *ctx, McAttr a, uint32_t i) {
  MC_ASSERT(i < mc_attr_dictionary_size(ctx, a));
  const uint32_t *words = rec_of(ctx, a, MC_ATTR_DICTIONARY)->words + 2 * (size_t)i;
  return (McNamedAttr){{words[0]}, {words[1]}};
}

/* Few entries: ids are compared, no names are read. */
#define LINEAR_SEARCH 16u

/* The range of many entries that has the name, if it is there; *num_words: its number of words. */
static MC_NOINLINE const uint32_t *narrow(const McContext *ctx, const McRec *rec, McIdent name, uint32_t *num_words) {
  uint32_t low = 0, high = rec->num_words / 2;
  while (high - low > LINEAR_SEARCH) {
    uint32_t middle = low + (high - low) / 2;
    if (compare_names(ctx, (McIdent){rec->words[2 * (size_t)middle]}, name) <= 0) {
      low = middle;
    } else {
      high = middle;
    }
  }
  *num_words = 2 * (high - low);
  return rec->words + 2 * (size_t)low;
}

McAttr mc_attr_dictionary_find(const McContext *ctx, McAttr a, McIdent name) {
  if (a.index == MC_NONE) return none();
  const McRec *rec = rec_of(ctx, a, MC_ATTR_DICTIONARY);
  const uint32_t *words = rec->words;
  uint32_t num_words = rec->num_words;
  if (MC_UNLIKELY(num_words > 2 * LINEAR_SEARCH)) words = narrow(ctx, rec, name, &num_words);
  for (const uint32_t *end = words + num_words; words < end; words += 2) {
    if (words[0] == name.index) return (McAttr){words[1]};
  }
  return none();
}

/* --- what wraps one thing --- */

static McAttr intern_wrapper(McContext *ctx, McKind kind, uint8_t flags, uint32_t child) {
  if (child == MC_NONE) return none();
  McRecInit init = {.kind = (uint8_t)kind, .flags = flags, .depth = 1, .words = &child, .num_words = 1};
  mc_rec_init_child(ctx, &init, child);
  return (McAttr){mc_intern_around(ctx, &init, child)};
}

McAttr mc_attr_type(McContext *ctx, McType type) { return intern_wrapper(ctx, MC_ATTR_TYPE, 0, type.index); }
McType mc_attr_type_value(const McContext *ctx, McAttr a) { return (McType){rec_of(ctx, a, MC_ATTR_TYPE)->words[0]}; }

McAttr mc_attr_unit(McContext *ctx) { return (McAttr){ctx->cached.unit}; }

McAttr mc_attr_affine_map(McContext *ctx, McAffineMap map) {
  return intern_wrapper(ctx, MC_ATTR_AFFINE_MAP, MC_REC_ALIASED, map.index);
}
McAffineMap mc_attr_affine_map_value(const McContext *ctx, McAttr a) {
  return (McAffineMap){rec_of(ctx, a, MC_ATTR_AFFINE_MAP)->words[0]};
}

McAttr mc_attr_integer_set(McContext *ctx, McIntegerSet set) {
  return intern_wrapper(ctx, MC_ATTR_INTEGER_SET, MC_REC_ALIASED, set.index);
}
McIntegerSet mc_attr_integer_set_value(const McContext *ctx, McAttr a) {
  return (McIntegerSet){rec_of(ctx, a, MC_ATTR_INTEGER_SET)->words[0]};
}

/* --- symbol references --- */

McAttr mc_attr_symbol_ref(McContext *ctx, McIdent root, const McIdent *nested, size_t count) {
  if (count == 0) return intern_wrapper(ctx, MC_ATTR_SYMBOL_REF, 0, root.index);
  if (count >= UINT32_MAX) return none();
  uint32_t inline_words[16];
  size_t size = (1 + count) * sizeof(uint32_t);
  uint32_t *words = size <= sizeof inline_words ? inline_words : mc_alloc(&ctx->alloc, size);
  if (words == NULL) return none();
  words[0] = root.index;
  memcpy(words + 1, nested, count * sizeof *nested);
  McAttr attr = intern_words(ctx, MC_ATTR_SYMBOL_REF, 0, words, 1 + count);
  if (words != inline_words) mc_free(&ctx->alloc, words, size);
  return attr;
}

McIdent mc_attr_symbol_root(const McContext *ctx, McAttr a) {
  return (McIdent){rec_of(ctx, a, MC_ATTR_SYMBOL_REF)->words[0]};
}
uint32_t mc_attr_symbol_num_nested(const McContext *ctx, McAttr a) {
  return rec_of(ctx, a, MC_ATTR_SYMBOL_REF)->num_words - 1;
}
McIdent mc_attr_symbol_nested(const McContext *ctx, McAttr a, uint32_t i) {
  MC_ASSERT(i < mc_attr_symbol_num_nested(ctx, a));
  return (McIdent){rec_of(ctx, a, MC_ATTR_SYMBOL_REF)->words[1 + i]};
}

/* --- strided layouts --- */

McAttr mc_attr_strided_layout(McContext *ctx, int64_t offset, const int64_t *strides, size_t count) {
  if (count > (UINT32_MAX - 2) / 2) return none();
  uint32_t inline_words[2 + 2 * 16];
  size_t size = (2 + 2 * count) * sizeof(uint32_t);
  uint32_t *words = size <= sizeof inline_words ? inline_words : mc_alloc(&ctx->alloc, size);
  if (words == NULL) return none();
  mc_put_i64(words, offset);
  for (size_t i = 0; i < count; i++) mc_put_i64(words + 2 + 2 * i, strides[i]);
  McAttr attr = intern_words(ctx, MC_ATTR_STRIDED_LAYOUT, 0, words, 2 + 2 * count);
  if (words != inline_words) mc_free(&ctx->alloc, words, size);
  return attr;
}

int64_t mc_attr_strided_offset(const McContext *ctx, McAttr a) {
  return mc_rec_i64(rec_of(ctx, a, MC_ATTR_STRIDED_LAYOUT), 0);
}
uint32_t mc_attr_strided_rank(const McContext *ctx, McAttr a) {
  return (rec_of(ctx, a, MC_ATTR_STRIDED_LAYOUT)->num_words - 2) / 2;
}
int64_t mc_attr_strided_stride(const McContext *ctx, McAttr a, uint32_t i) {
  MC_ASSERT(i < mc_attr_strided_rank(ctx, a));
  return mc_rec_i64(rec_of(ctx, a, MC_ATTR_STRIDED_LAYOUT), 2 + 2 * i);
}

/* --- distinct attributes: the number makes each one new --- */

McAttr mc_attr_distinct(McContext *ctx, McAttr referenced) {
  uint32_t words[3] = {referenced.index, 0, 0};
  mc_put_i64(words + 1, (int64_t)atomic_fetch_add_explicit(&ctx->next_distinct, 1, memory_order_relaxed));
  McRecInit init = {.kind = MC_ATTR_DISTINCT, .flags = MC_REC_ALIASED, .depth = 1, .words = words, .num_words = 3};
  mc_rec_init_child(ctx, &init, referenced.index);
  return (McAttr){mc_intern(ctx, &init)};
}

McAttr mc_attr_distinct_referenced(const McContext *ctx, McAttr a) {
  return (McAttr){rec_of(ctx, a, MC_ATTR_DISTINCT)->words[0]};
}

/* --- of any kind --- */

McType mc_attr_value_type(const McContext *ctx, McAttr a) {
  const McRec *r = mc_rec(ctx, a.index);
  switch (r->kind) {
    case MC_ATTR_INTEGER:
    case MC_ATTR_FLOAT:
    case MC_ATTR_STRING:
    case MC_ATTR_DENSE_ELEMENTS:
    case MC_ATTR_DENSE_STRINGS:
    case MC_ATTR_DENSE_RESOURCE:
    case MC_ATTR_SPARSE_ELEMENTS: return (McType){r->words[0]};
    case MC_ATTR_OPAQUE: return (McType){r->words[1]};
    case MC_ATTR_DEFINED: return (McType){r->flags >> 4 == 0 ? MC_NONE : r->words[r->flags >> 4]};
    default: return (McType){MC_NONE};
  }
}
