/* print_dense.c - the data of dense attributes as text: nested lists of elements, or one string of hexadecimal digits.
 *
 * The data is borrowed from the attribute. Elements go directly from their bytes into the buffer; data larger than the
 * threshold of the options is written as hexadecimal digits, eight at a time.
 */
#include "print/print.h"
#include "text/lexer.h"
#include "text/number.h"
#include "types/attrs.h"

/* One element: how its bytes are read and printed. */
typedef struct Element {
  enum { BOOLEAN, SIGNED, UNSIGNED, FLOAT } form;
  McFloatKind float_kind;
  uint32_t width, bytes;
} Element;

static Element element_of(const McPrinter *p, McType type) {
  const McRec *r = mc_rec(p->ctx, type.index);
  Element e = {SIGNED, MC_F32, 64, 8};
  if (r->kind == MC_TYPE_FLOAT) {
    e.form = FLOAT;
    e.float_kind = (McFloatKind)r->words[0];
    e.width = mc_float_info(e.float_kind)->bits;
  } else if (r->kind == MC_TYPE_INTEGER) {
    e.width = r->words[0];
    if (e.width == 1) e.form = BOOLEAN; /* of any signedness */
    else if (r->words[1] == MC_UNSIGNED) e.form = UNSIGNED;
  }
  e.bytes = (e.width + 7) / 8;
  return e;
}

static void put_bool(McPrinter *p, bool value) {
  if (value) mc_buf_lit(p->buf, "true");
  else mc_buf_lit(p->buf, "false");
}

/* More than 64 bits. */
static MC_COLD void put_wide(McPrinter *p, const Element *e, const char *data) {
  size_t count = ((size_t)e->bytes + 7) / 8;
  uint64_t *words = mc_alloc_zeroed(&p->ctx->alloc, count * 8);
  if (words == NULL) {
    p->failed = true;
    return;
  }
  memcpy(words, data, e->bytes);
  mc_integer_print(p->buf, words, e->width, e->form == SIGNED);
  mc_free(&p->ctx->alloc, words, count * 8);
}

static void put_element(McPrinter *p, const Element *e, const char *data) {
  if (e->form == FLOAT) {
    McFloatBits bits = {{0, 0}};
    memcpy(bits.w, data, e->bytes);
    mc_float_print(p->buf, bits, e->float_kind);
    return;
  }
  if (e->width > 64) {
    put_wide(p, e, data);
    return;
  }
  uint64_t value = 0;
  memcpy(&value, data, e->bytes);
  uint32_t unused = 64 - e->width;
  value = unused < 64 ? value << unused : 0;
  if (e->form == BOOLEAN) put_bool(p, value != 0);
  else if (e->form == UNSIGNED) mc_buf_u64(p->buf, unused < 64 ? value >> unused : 0);
  else mc_buf_i64(p->buf, unused < 64 ? (int64_t)value >> unused : 0);
}

/* --- hexadecimal --- */

/* Eight upper-case digits of four bytes, in the order of memory. */
MC_INLINE uint64_t hex_digits(uint32_t bytes) {
  uint64_t x = bytes;
  x = (x | x << 16) & 0x0000FFFF0000FFFFu;
  x = (x | x << 8) & 0x00FF00FF00FF00FFu;
  uint64_t digits = (x >> 4 & 0x000F000F000F000Fu) | (x & 0x000F000F000F000Fu) << 8;
  uint64_t letters = (digits + 0x0606060606060606u) >> 4 & 0x0101010101010101u;
  return digits + 0x3030303030303030u + letters * 7;
}

#if MC_HAS_SSE2
/* The same for sixteen bytes. */
MC_INLINE void put_hex_digits(char *to, const char *from) {
  const __m128i low = _mm_set1_epi8(15), nine = _mm_set1_epi8(9), zero = _mm_set1_epi8('0');
  const __m128i letter = _mm_set1_epi8('A' - '0' - 10);
  __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)from);
  __m128i first = _mm_and_si128(_mm_srli_epi16(bytes, 4), low), second = _mm_and_si128(bytes, low);
  for (int i = 0; i < 2; i++) {
    __m128i digits = i == 0 ? _mm_unpacklo_epi8(first, second) : _mm_unpackhi_epi8(first, second);
    __m128i letters = _mm_and_si128(_mm_cmpgt_epi8(digits, nine), letter);
    _mm_storeu_si128((__m128i *)(void *)to + i, _mm_add_epi8(_mm_add_epi8(digits, zero), letters));
  }
}
#endif

void mc_pr_hex(McPrinter *p, const void *data, size_t len) {
  const char *from = data;
  mc_pr_reserve(p, 2 * len);
  while (len > 0) {
    size_t piece = len < 8192 ? len : 8192;
    char *to = mc_buf_room(p->buf, 2 * piece + 8);
    if (to == NULL) return;
    p->buf->len += 2 * piece;
    size_t i = 0;
#if MC_HAS_SSE2
    for (; i + 16 <= piece; i += 16) put_hex_digits(to + 2 * i, from + i);
#endif
    for (; i + 4 <= piece; i += 4) {
      uint64_t digits = hex_digits(mc_load32(from + i));
      memcpy(to + 2 * i, &digits, 8);
    }
    for (; i < piece; i++) {
      uint64_t digits = hex_digits((unsigned char)from[i]);
      memcpy(to + 2 * i, &digits, 2);
    }
    from += piece;
    len -= piece;
  }
}

/* --- lists --- */

#define SMALL_RANK 16u

/* Walks the elements of a shape in order and writes brackets and commas between them. */
typedef struct Lists {
  McPrinter *p;
  int64_t *counter, *shape; /* of `rank` */
  uint32_t rank, open;
  int64_t small[2 * SMALL_RANK];
} Lists;

static bool lists_init(Lists *lists, McPrinter *p, const McRec *type) {
  uint32_t rank = type->words[2];
  *lists = (Lists){.p = p, .rank = rank};
  int64_t *room = lists->small;
  if (rank > SMALL_RANK) room = mc_alloc(&p->ctx->alloc, (size_t)rank * 2 * sizeof *room);
  if (room == NULL) {
    p->failed = true;
    return false;
  }
  lists->counter = room;
  lists->shape = room + rank;
  for (uint32_t i = 0; i < rank; i++) {
    lists->counter[i] = 0;
    lists->shape[i] = mc_rec_i64(type, 3 + 2 * i);
  }
  return true;
}

static void lists_fini(Lists *lists) {
  if (lists->rank > SMALL_RANK) {
    mc_free(&lists->p->ctx->alloc, lists->counter, (size_t)lists->rank * 2 * sizeof *lists->counter);
  }
}

/* Before element `index`. */
MC_INLINE void lists_before(Lists *lists, int64_t index) {
  if (index > 0) mc_buf_lit(lists->p->buf, ", ");
  for (; lists->open < lists->rank; lists->open++) mc_buf_char(lists->p->buf, '[');
}

/* After an element: counts, and closes the lists that are complete; the outermost one is left to lists_end. */
MC_INLINE void lists_after(Lists *lists) {
  if (lists->rank == 0) return;
  uint32_t i = lists->rank - 1;
  lists->counter[i]++;
  for (; i > 0 && lists->counter[i] >= lists->shape[i]; i--) {
    lists->counter[i] = 0;
    lists->counter[i - 1]++;
    lists->open--;
    mc_buf_char(lists->p->buf, ']');
  }
}

static void lists_end(Lists *lists) {
  for (; lists->open > 0; lists->open--) mc_buf_char(lists->p->buf, ']');
}

static void put_complex(McPrinter *p, const Element *e, const char *data) {
  mc_buf_char(p->buf, '(');
  put_element(p, e, data);
  mc_buf_char(p->buf, ',');
  put_element(p, e, data + e->bytes);
  mc_buf_char(p->buf, ')');
}

/* Element `index` of raw data; booleans outside complex numbers are single bits. */
MC_INLINE void put_at(McPrinter *p, const Element *e, bool is_complex, const char *data, uint64_t index) {
  if (is_complex) put_complex(p, e, data + index * 2 * e->bytes);
  else if (e->form == BOOLEAN) put_bool(p, ((unsigned char)data[index / 8] >> (index % 8) & 1) != 0);
  else put_element(p, e, data + index * e->bytes);
}

static void put_numbers(McPrinter *p, McAttr attr, const McRec *type) {
  McType element = {type->words[0]};
  bool is_complex = mc_rec(p->ctx, element.index)->kind == MC_TYPE_COMPLEX;
  if (is_complex) element = mc_type_element(p->ctx, element);
  Element e = element_of(p, element);
  McStr data = mc_attr_dense_data(p->ctx, attr);
  if (mc_attr_dense_is_splat(p->ctx, attr)) {
    put_at(p, &e, is_complex, data.ptr, 0);
    return;
  }
  int64_t count = 0;
  Lists lists;
  mc_type_num_elements(p->ctx, mc_attr_value_type(p->ctx, attr), &count);
  if (!lists_init(&lists, p, type)) return;
  for (int64_t i = 0; i < count && !mc_pr_stops(p); i++) {
    lists_before(&lists, i);
    put_at(p, &e, is_complex, data.ptr, (uint64_t)i);
    lists_after(&lists);
  }
  lists_end(&lists);
  lists_fini(&lists);
}

static void put_string(McPrinter *p, uint32_t ident) {
  McStr s = mc_pr_ident(p, ident);
  mc_buf_quoted(p->buf, s.ptr, s.len);
}

static void put_strings(McPrinter *p, const McRec *r, const McRec *type) {
  if (r->words[1] != 0) {
    put_string(p, r->words[2]);
    return;
  }
  Lists lists;
  if (!lists_init(&lists, p, type)) return;
  for (uint32_t i = 2; i < r->num_words; i++) {
    lists_before(&lists, i - 2);
    put_string(p, r->words[i]);
    lists_after(&lists);
  }
  lists_end(&lists);
  lists_fini(&lists);
}

/* More elements than `limit`, and not a splat. */
static bool is_larger(const McPrinter *p, McAttr attr, int64_t limit) {
  int64_t count = 0;
  return mc_type_num_elements(p->ctx, mc_attr_value_type(p->ctx, attr), &count) && count > limit &&
         !mc_attr_dense_is_splat(p->ctx, attr);
}

bool mc_pr_elides_elements(const McPrinter *p, McAttr attr) {
  return p->options->elide_elements_if_larger >= 0 && is_larger(p, attr, p->options->elide_elements_if_larger);
}

bool mc_pr_is_hex(const McPrinter *p, McAttr attr) {
  const McPrintOptions *o = p->options;
  return o->hex_if_larger != -1 && is_larger(p, attr, o->hex_if_larger) && !mc_pr_elides_elements(p, attr);
}

void mc_pr_dense(McPrinter *p, McAttr attr, bool allow_hex) {
  const McRec *r = mc_rec(p->ctx, attr.index);
  const McRec *type = mc_rec(p->ctx, r->words[0]);
  if (r->kind == MC_ATTR_DENSE_STRINGS) {
    put_strings(p, r, type);
    return;
  }
  if (allow_hex && mc_pr_is_hex(p, attr)) {
    McStr data = mc_attr_dense_data(p->ctx, attr);
    mc_buf_lit(p->buf, "\"0x");
    mc_pr_hex(p, data.ptr, data.len);
    mc_buf_char(p->buf, '"');
    return;
  }
  put_numbers(p, attr, type);
}

static void put_array(McPrinter *p, McAttr attr) {
  const McRec *r = mc_rec(p->ctx, attr.index);
  McType type = {r->words[0]};
  Element e = element_of(p, type);
  McStr data = mc_attr_dense_data(p->ctx, attr);
  uint64_t count = mc_attr_dense_count(p->ctx, attr);
  for (uint64_t i = 0; i < count && !mc_pr_stops(p); i++) {
    if (i > 0) mc_buf_lit(p->buf, ", ");
    put_element(p, &e, data.ptr + i * e.bytes);
  }
}

void mc_pr_dense_array(McPrinter *p, McAttr attr) {
  mc_buf_lit(p->buf, "array<");
  mc_pr_type(p, (McType){mc_rec(p->ctx, attr.index)->words[0]});
  if (mc_attr_dense_count(p->ctx, attr) > 0) mc_buf_lit(p->buf, ": ");
  put_array(p, attr);
  mc_buf_char(p->buf, '>');
}

void mc_pr_dense_array_list(McPrinter *p, McAttr attr) {
  if (p->collecting) return;
  mc_buf_char(p->buf, '[');
  put_array(p, attr);
  mc_buf_char(p->buf, ']');
}
