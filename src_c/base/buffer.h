/* buffer.h - growing output text.
 *
 * Failure is sticky: when memory runs out or the sink refuses, `failed` is set, later output is dropped, and the
 * caller reads `failed` once at the end. With a sink, the bytes of a full buffer are passed to the sink.
 */
#ifndef MC_BUFFER_H
#define MC_BUFFER_H

#include <stdarg.h>

#include "base/alloc.h"

typedef struct McBuf {
  char *ptr; /* owned; not NUL-terminated until mc_buf_text */
  size_t len, cap;
  McAlloc *alloc;   /* borrowed */
  McSink sink;      /* NULL: all output stays in ptr */
  McGrow grow;      /* it owns ptr; NULL: `alloc` does */
  void *data;       /* borrowed: of `sink` or `grow` */
  bool failed;
  size_t passed;    /* bytes that the sink has got */
} McBuf;

void mc_buf_init(McBuf *buf, McAlloc *alloc);
void mc_buf_init_sink(McBuf *buf, McAlloc *alloc, McSink sink, void *data);
void mc_buf_fini(McBuf *buf);
/* mc_buf_flush, with a sink: passes the remaining bytes to it; returns !failed. */
const char *mc_buf_text(McBuf *buf);    /* NUL-terminates; "" when failed; valid until the next put */

/* How many bytes were put. */
static inline size_t mc_buf_total(const McBuf *buf) { return buf->passed + buf->len; }

/* Makes room for n more bytes at ptr + len; returns NULL when it cannot (failed is set), or for n = 0 when there are no
 * bytes. The caller adds to len. The sum is one of integers since C has no NULL + 0; a test for that costs 0.3 % of
 * parse, verify and print. */
char *mc_buf_grow(McBuf *buf, size_t n);
static inline char *mc_buf_room(McBuf *buf, size_t n) {
  if (MC_LIKELY(buf->cap - buf->len >= n)) return (char *)((uintptr_t)buf->ptr + buf->len);
  return mc_buf_grow(buf, n);
}
/* Like memcpy, without a call, for lengths that are often a word. */
static inline void mc_copy_short(char *to, const char *from, size_t len) {
  if (len >= 16) {
    memcpy(to, from, len);
  } else if (len >= 8) { /* the two loads overlap */
    uint64_t first = mc_load64(from), last = mc_load64(from + len - 8);
    memcpy(to, &first, 8);
    memcpy(to + len - 8, &last, 8);
  } else if (len >= 4) {
    uint32_t first = mc_load32(from), last = mc_load32(from + len - 4);
    memcpy(to, &first, 4);
    memcpy(to + len - 4, &last, 4);
  } else if (len > 0) {
    char first = from[0], middle = from[len / 2], last = from[len - 1];
    to[0] = first;
    to[len / 2] = middle;
    to[len - 1] = last;
  }
}
static inline void mc_buf_put(McBuf *buf, const char *bytes, size_t len) {
  char *p = mc_buf_room(buf, len);
  if (MC_UNLIKELY(p == NULL)) return;
  memcpy(p, bytes, len);
  buf->len += len;
}
/* The same; with a sink, many bytes go past the buffer. */
void mc_buf_put_large(McBuf *buf, const char *bytes, size_t len);
static inline void mc_buf_put_short(McBuf *buf, const char *bytes, size_t len) {
  char *p = mc_buf_room(buf, len);
  if (MC_UNLIKELY(p == NULL)) return;
  mc_copy_short(p, bytes, len);
  buf->len += len;
}
static inline void mc_buf_char(McBuf *buf, char c) {
  char *p = mc_buf_room(buf, 1);
  if (MC_UNLIKELY(p == NULL)) return;
  *p = c;
  buf->len++;
}
/* Takes back what was put after the first `len` bytes. A buffer that has failed holds nothing, and stays so. */
static inline void mc_buf_cut(McBuf *buf, size_t len) {
  if (!buf->failed) buf->len = len;
}
#define mc_buf_lit(buf, literal) mc_buf_put(buf, "" literal, sizeof(literal) - 1)

/* Writes the decimal digits of a number, at most 10, and returns their end. */
extern const char mc_digit_pairs[200]; /* "00", "01", ... "99" */
#define MC_U32_DIGITS 10u
MC_INLINE char *mc_write_pair(char *to, uint32_t value) { /* with a leading zero */
  memcpy(to, mc_digit_pairs + 2 * value, 2);
  return to + 2;
}
MC_INLINE char *mc_write_few(char *to, uint32_t value) { /* below 10,000 */
  if (value >= 100) {
    uint32_t high = value / 100;
    if (high >= 10) to = mc_write_pair(to, high);
    else *to++ = (char)('0' + high);
    return mc_write_pair(to, value % 100);
  }
  if (value >= 10) return mc_write_pair(to, value);
  *to = (char)('0' + value);
  return to + 1;
}
MC_INLINE char *mc_write_u32(char *to, uint32_t value) {
  if (MC_LIKELY(value < 10000)) return mc_write_few(to, value);
  uint32_t high = value / 10000, low = value % 10000;
  if (high < 10000) {
    to = mc_write_few(to, high);
  } else {
    to = mc_write_few(to, high / 10000);
    to = mc_write_pair(mc_write_pair(to, high % 10000 / 100), high % 100);
  }
  return mc_write_pair(mc_write_pair(to, low / 100), low % 100);
}
void mc_buf_str(McBuf *buf, const char *text);          /* NUL-terminated */
void mc_buf_u64(McBuf *buf, uint64_t value);            /* decimal */
void mc_buf_i64(McBuf *buf, int64_t value);
void mc_buf_spaces(McBuf *buf, size_t count);
/* The same where there is room for MC_SPACES bytes more; returns the end. */
#define MC_SPACES 16u
MC_INLINE char *mc_write_spaces(char *to, size_t count) {
  for (size_t i = 0; i < count; i += MC_SPACES) memcpy(to + i, "                ", MC_SPACES);
  return to + count;
}
void mc_buf_printf(McBuf *buf, const char *format, ...) MC_PRINTF(2, 3); /* cold paths only */
void mc_buf_vprintf(McBuf *buf, const char *format, va_list args);
/* `bytes` between double quotes, escaped as mlir-opt prints strings: \\ " and bytes that are not printable ASCII
 * become \xx with two upper-case hex digits ("\\" and "\"" as \\ and \22). */
void mc_buf_quoted(McBuf *buf, const char *bytes, size_t len);

#endif
