/* test_buffer.c - text in every form, sinks, sticky failure. */
#include "base/buffer.h"
#include "check.h"

static bool collect(void *data, const char *bytes, size_t len) {
  McBuf *to = data;
  mc_buf_put(to, bytes, len);
  return to->len < 5000;
}

static void every_kind_of_text(McAlloc *a) {
  McBuf b;
  mc_buf_init(&b, a);
  CHECK_TEXT(mc_buf_text(&b), "");
  mc_buf_put(&b, "", 0);
  mc_buf_lit(&b, "lit ");
  mc_buf_str(&b, "str");
  mc_buf_spaces(&b, 3);
  mc_buf_u64(&b, UINT64_MAX);
  mc_buf_char(&b, ' ');
  mc_buf_i64(&b, INT64_MIN);
  mc_buf_char(&b, ' ');
  mc_buf_i64(&b, 0);
  mc_buf_printf(&b, " %d|%s", 42, "x");
  CHECK_TEXT(mc_buf_text(&b), "lit str   18446744073709551615 -9223372036854775808 0 42|x");
  size_t len = b.len;
  mc_buf_printf(&b, "%1000d", 7);
  CHECK(b.len == len + 1000 && b.ptr[b.len - 1] == '7' && !b.failed);
  mc_buf_fini(&b);
}

static void quotes_as_mlir_opt(McAlloc *a) {
  McBuf b;
  mc_buf_init(&b, a);
  mc_buf_quoted(&b, "a\"b\\c\n\x7F\xC3\xA9\0z", 11);
  CHECK_TEXT(mc_buf_text(&b), "\"a\\22b\\\\c\\0A\\7F\\C3\\A9\\00z\"");
  mc_buf_fini(&b);
  mc_buf_init(&b, a);
  mc_buf_quoted(&b, "", 0);
  CHECK_TEXT(mc_buf_text(&b), "\"\"");
  mc_buf_fini(&b);
}

static void sinks_get_everything_in_order(McAlloc *a) {
  McBuf to, b;
  mc_buf_init(&to, a);
  mc_buf_init_sink(&b, a, collect, &to);
  for (int i = 0; i < 200; i++) mc_buf_u64(&b, (uint64_t)i);
  mc_buf_spaces(&b, 300);
  CHECK(mc_buf_flush(&b) && to.len == 10 + 180 + 300 + 300);
  CHECK(memcmp(to.ptr, "0123456789101112", 16) == 0);
  for (int i = 0; i < 1000; i++) mc_buf_lit(&b, "0123456789");
  CHECK(!mc_buf_flush(&b) && b.failed && b.ptr == NULL);
  mc_buf_lit(&b, "dropped");
  CHECK(!mc_buf_flush(&b));
  CHECK_TEXT(mc_buf_text(&b), "");
  mc_buf_fini(&b);
  mc_buf_fini(&to);
}

static void failure_sticks(McAlloc *a) {
  McBuf b;
  mc_buf_init(&b, a);
  mc_buf_lit(&b, "text");
  a->fail_after = 0;
  mc_buf_spaces(&b, 10000);
  CHECK(b.failed && b.len == 0);
  mc_buf_printf(&b, "%d", 1);
  mc_buf_quoted(&b, "\n", 1);
  CHECK(b.len == 0 && a->live_bytes == 0);
  CHECK_TEXT(mc_buf_text(&b), "");
  mc_buf_fini(&b);
}

static void buffers_for_outside_callers(void) {
  McBuf *b = mc_buf_new();
  CHECK(b != NULL && mc_buf_contents(b).len == 0);
  mc_buf_lit(b, "abc");
  CHECK(mc_buf_contents(b).len == 3 && memcmp(mc_buf_contents(b).ptr, "abc", 3) == 0 && !mc_buf_has_failed(b));
  mc_buf_delete(b);
  mc_buf_delete(NULL);
}

int main(void) {
  McAlloc a;
  mc_alloc_init(&a);
  every_kind_of_text(&a);
  quotes_as_mlir_opt(&a);
  sinks_get_everything_in_order(&a);
  failure_sticks(&a);
  buffers_for_outside_callers();
  CHECK(a.live_bytes == 0);
  return 0;
}
