/* buffer.c - growing output text.
 *
 * The buffer owns its bytes. After a failure it is empty and drops later output. Nothing here reports; the caller
 * reads `failed` once at the end.
 */
#include "base/buffer.h"

#include <stdarg.h>
#include <stdio.h>

#if MC_DEBUG
#define SINK_BYTES ((size_t)64)
#define LEAST_BYTES ((size_t)8)
#else
#define SINK_BYTES ((size_t)65536)
#define LEAST_BYTES ((size_t)256)
#endif

void mc_buf_init(McBuf *buf, McAlloc *alloc) { mc_buf_init_sink(buf, alloc, NULL, NULL); }

void mc_buf_init_sink(McBuf *buf, McAlloc *alloc, McSink sink, void *data) {
  *buf = (McBuf){.alloc = alloc, .sink = sink, .data = data};
}

void mc_buf_fini(McBuf *buf) {
  if (buf->grow == NULL) mc_free(buf->alloc, buf->ptr, buf->cap);
  buf->ptr = NULL;
  buf->len = buf->cap = 0;
}

static MC_COLD char *fail(McBuf *buf) {
  mc_buf_fini(buf);
  buf->failed = true;
  return NULL;
}

bool mc_buf_flush(McBuf *buf) {
  if (buf->sink == NULL || buf->failed) return !buf->failed;
  size_t len = buf->len;
  buf->len = 0;
  buf->passed += len;
  if (len > 0 && !buf->sink(buf->data, buf->ptr, len)) fail(buf);
  return !buf->failed;
}

const char *mc_buf_text(McBuf *buf) {
  char *end = mc_buf_room(buf, 1);
  if (end == NULL) return "";
  *end = 0;
  return buf->ptr;
}

char *mc_buf_grow(McBuf *buf, size_t n) {
  if (buf->failed) return NULL;
  if (buf->sink != NULL) {
    if (!mc_buf_flush(buf)) return NULL;
    if (buf->cap >= n && buf->ptr != NULL) return buf->ptr;
  }
  if (n > SIZE_MAX / 4 - buf->len) return fail(buf);
  size_t cap = buf->cap * 2;
  if (cap < buf->len + n) cap = buf->len + n;
  size_t least = buf->sink != NULL ? SINK_BYTES : LEAST_BYTES;
  if (cap < least) cap = least;
  char *ptr = buf->grow != NULL ? buf->grow(buf->data, cap) : mc_realloc(buf->alloc, buf->ptr, buf->cap, cap);
  if (ptr == NULL) return fail(buf);
  buf->ptr = ptr;
  buf->cap = cap;
  return ptr + buf->len;
}

void mc_buf_put_large(McBuf *buf, const char *bytes, size_t len) {
  if (len == 0) return;
  if (buf->sink == NULL || len < SINK_BYTES) {
    mc_buf_put(buf, bytes, len);
  } else if (mc_buf_flush(buf)) {
    buf->passed += len;
    if (!buf->sink(buf->data, bytes, len)) fail(buf);
  }
}

void mc_buf_str(McBuf *buf, const char *text) { mc_buf_put(buf, text, strlen(text)); }

const char mc_digit_pairs[200] =
    "0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849"
    "5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899";

void mc_buf_u64(McBuf *buf, uint64_t value) {
  if (MC_LIKELY(value <= UINT32_MAX)) {
    char *to = mc_buf_room(buf, MC_U32_DIGITS);
    if (to != NULL) buf->len += (size_t)(mc_write_u32(to, (uint32_t)value) - to);
    return;
  }
  char digits[20];
  size_t at = sizeof digits;
  do {
    digits[--at] = (char)('0' + value % 10);
    value /= 10;
  } while (value != 0);
  mc_buf_put(buf, digits + at, sizeof digits - at);
}

void mc_buf_i64(McBuf *buf, int64_t value) {
  if (value < 0) mc_buf_char(buf, '-');
  mc_buf_u64(buf, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

void mc_buf_spaces(McBuf *buf, size_t count) {
  char *to = mc_buf_room(buf, count + MC_SPACES);
  if (to == NULL) return;
  mc_write_spaces(to, count);
  buf->len += count;
}

void mc_buf_printf(McBuf *buf, const char *format, ...) {
  va_list args;
  va_start(args, format);
  mc_buf_vprintf(buf, format, args);
  va_end(args);
}

void mc_buf_vprintf(McBuf *buf, const char *format, va_list args) {
  char small[256];
  va_list again;
  va_copy(again, args);
  int len = vsnprintf(small, sizeof small, format, args);
  if (len < 0) {
    fail(buf);
  } else if ((size_t)len < sizeof small) {
    mc_buf_put(buf, small, (size_t)len);
  } else {
    char *p = mc_buf_room(buf, (size_t)len + 1);
    if (p != NULL) {
      vsnprintf(p, (size_t)len + 1, format, again);
      buf->len += (size_t)len;
    }
  }
  va_end(again);
}

/* True for a byte that is written unescaped in a quoted string. */
static bool is_plain(unsigned char c) { return c >= 0x20 && c < 0x7F && c != '"' && c != '\\'; }

void mc_buf_quoted(McBuf *buf, const char *bytes, size_t len) {
  static const char hex[] = "0123456789ABCDEF";
  mc_buf_char(buf, '"');
  size_t i = 0;
  while (i < len) {
    size_t start = i;
    while (i < len && is_plain((unsigned char)bytes[i])) i++;
    if (i > start) mc_buf_put(buf, bytes + start, i - start);
    if (i == len) break;
    unsigned char c = (unsigned char)bytes[i++];
    if (c == '\\') {
      mc_buf_lit(buf, "\\\\");
    } else {
      char escape[3] = {'\\', hex[c >> 4], hex[c & 15]};
      mc_buf_put(buf, escape, 3);
    }
  }
  mc_buf_char(buf, '"');
}

/* A buffer with its own allocator, for callers outside of the core. */
typedef struct OwnBuf {
  McBuf buf; /* first: mc_buf_delete gets its address */
  McAlloc alloc;
} OwnBuf;

McBuf *mc_buf_new(void) {
  McAlloc outer;
  mc_alloc_init(&outer);
  OwnBuf *own = mc_alloc(&outer, sizeof *own);
  if (own == NULL) return NULL;
  mc_alloc_init(&own->alloc);
  mc_buf_init(&own->buf, &own->alloc);
  return &own->buf;
}

McBuf *mc_buf_new_sink(McSink sink, void *data) {
  McBuf *buf = mc_buf_new();
  if (buf != NULL) mc_buf_init_sink(buf, buf->alloc, sink, data);
  return buf;
}

McBuf *mc_buf_new_in(McGrow grow, void *data) {
  McBuf *buf = mc_buf_new();
  if (buf == NULL) return NULL;
  buf->grow = grow;
  buf->data = data;
  return buf;
}

void mc_buf_delete(McBuf *buf) {
  if (buf == NULL) return;
  mc_buf_fini(buf);
  McAlloc outer;
  mc_alloc_init(&outer);
  mc_free(&outer, buf, sizeof(OwnBuf));
}

McStr mc_buf_contents(const McBuf *buf) { return (McStr){buf->ptr != NULL ? buf->ptr : "", buf->len}; }

bool mc_buf_has_failed(const McBuf *buf) { return buf->failed; }

bool mc_buf_is_ascii(const McBuf *buf) {
  enum { BLOCK = 64 };
  size_t i = 0;
  unsigned char rest = 0;
  for (; i + BLOCK <= buf->len; i += BLOCK) {
    uint64_t all = 0;
    MC_FETCH_AFTER(buf->ptr + i, 2048);
    for (size_t k = 0; k < BLOCK; k += 8) all |= mc_load64(buf->ptr + i + k);
    if (all & 0x8080808080808080u) return false;
  }
  for (; i < buf->len; i++) rest |= (unsigned char)buf->ptr[i];
  return rest < 0x80;
}
