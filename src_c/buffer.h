/* buffer.h - growing output text.
 *
 * Failure is sticky: when memory runs out or the sink refuses, `failed` is set, later output is
 * dropped, and the caller asks once at the end. With a sink, full buffers are handed to it.
 */
#ifndef MC_BUFFER_H
#define MC_BUFFER_H

#include <stdarg.h>

#include "alloc.h"

typedef struct McBuf {
  char *ptr; /* owned; not NUL-terminated until mc_buf_text */
  size_t len, cap;
  McAlloc *alloc;   /* borrowed */
  McSink sink;      /* NULL: everything stays in ptr */
  void *sink_data;  /* borrowed */
  bool failed;
} McBuf;

void mc_buf_init(McBuf *buf, McAlloc *alloc);
void mc_buf_init_sink(McBuf *buf, McAlloc *alloc, McSink sink, void *data);
void mc_buf_fini(McBuf *buf);
/* mc_buf_flush, with a sink: hands over what is left; returns !failed. */
const char *mc_buf_text(McBuf *buf);    /* NUL-terminates; "" when failed; valid until the next put */

/* Room for n more bytes at ptr + len, or NULL (failed is set). The caller then adds to len. */
char *mc_buf_grow(McBuf *buf, size_t n);
static inline char *mc_buf_room(McBuf *buf, size_t n) {
  if (MC_LIKELY(buf->cap - buf->len >= n)) return buf->ptr + buf->len;
  return mc_buf_grow(buf, n);
}
static inline void mc_buf_put(McBuf *buf, const char *bytes, size_t len) {
  char *p = mc_buf_room(buf, len);
  if (MC_UNLIKELY(p == NULL)) return;
  memcpy(p, bytes, len);
  buf->len += len;
}
static inline void mc_buf_char(McBuf *buf, char c) {
  char *p = mc_buf_room(buf, 1);
  if (MC_UNLIKELY(p == NULL)) return;
  *p = c;
  buf->len++;
}
#define mc_buf_lit(buf, literal) mc_buf_put(buf, "" literal, sizeof(literal) - 1)
void mc_buf_str(McBuf *buf, const char *text);          /* NUL-terminated */
void mc_buf_u64(McBuf *buf, uint64_t value);            /* decimal */
void mc_buf_i64(McBuf *buf, int64_t value);
void mc_buf_spaces(McBuf *buf, size_t count);
void mc_buf_printf(McBuf *buf, const char *format, ...) MC_PRINTF(2, 3); /* cold paths only */
void mc_buf_vprintf(McBuf *buf, const char *format, va_list args);
/* `bytes` between double quotes, escaped as mlir-opt prints strings: \\ " and what is not printable
 * ASCII become \xx with two upper-case hex digits ("\\" and "\"" as \\ and \22). */
void mc_buf_quoted(McBuf *buf, const char *bytes, size_t len);

#endif
