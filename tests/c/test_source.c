/* test_source.c - line tables, positions, reference counts, tables of places, reuse of ranges. */
#include "check.h"
#include "ir/context.h"

static void expect(McContext *ctx, uint32_t position, const char *name, uint32_t line, uint32_t column) {
  McIdent ident;
  uint32_t got_line, got_column;
  CHECK(mc_sources_locate(ctx->sources, position, &ident, &got_line, &got_column));
  CHECK_TEXT(mc_ident_str(ctx, ident).ptr, name);
  CHECK(got_line == line && got_column == column);
}

static McIdent name_of(McContext *ctx, const char *name) { return mc_ident(ctx, name, strlen(name)); }

static void lines_and_columns(McContext *ctx) {
  const char *text = "one\n\nthree\r\nlast";
  uint32_t base = mc_sources_add(ctx->sources, name_of(ctx, "f"), text, strlen(text));
  CHECK(base >= 1);
  expect(ctx, base, "f", 1, 1);
  expect(ctx, base + 3, "f", 1, 4);
  expect(ctx, base + 4, "f", 2, 1);
  expect(ctx, base + 5, "f", 3, 1);
  expect(ctx, base + 10, "f", 3, 6);
  expect(ctx, base + 12, "f", 4, 1);
  expect(ctx, base + 16, "f", 4, 5);
  uint32_t offset;
  CHECK(mc_sources_line(ctx->sources, base, 0, &offset) && offset == 0);
  CHECK(mc_sources_line(ctx->sources, base, 4, &offset) && offset == 12);
  CHECK(!mc_sources_line(ctx->sources, base, 5, &offset));
  mc_sources_release(ctx->sources, base, 1);
  McIdent ident;
  uint32_t line, column;
  CHECK(!mc_sources_locate(ctx->sources, base, &ident, &line, &column));
}

enum { AT_ONCE, WHEN_ASKED, STEP_BY_STEP };

/* Every position of a text with lines of all lengths, the long ones of several bytes in the table; its lines are
 * numbered in one of three ways. */
static void agrees_with_counting(McContext *ctx, int way) {
  static char text[200000];
  size_t len = 0;
  uint32_t seed = 1;
  while (len < sizeof text - 2000) {
    seed = seed * 1103515245u + 12345;
    size_t line = seed >> 16 & 15;
    if ((seed >> 20 & 31) == 0) line = 200 + (seed >> 8) % 1500;
    memset(text + len, 'x', line);
    text[len + line] = '\n';
    len += line + 1;
  }
  McIdent name = name_of(ctx, "big");
  uint32_t base =
      way == AT_ONCE ? mc_sources_add(ctx->sources, name, text, len) : mc_sources_begin(ctx->sources, name, text, len);
  uint32_t line = 1, column = 1;
  for (size_t i = 0; i <= len; i++) {
    if (way == STEP_BY_STEP && i % 1000 == 0) CHECK(mc_sources_number_lines(ctx->sources, base + (uint32_t)i));
    if (i % 7 == 0 || (i > 0 && text[i - 1] == '\n')) {
      expect(ctx, base + (uint32_t)i, "big", line, column);
      uint32_t offset;
      if (way == AT_ONCE) CHECK(mc_sources_line(ctx->sources, base, line, &offset) && offset == i - (column - 1));
    }
    column++;
    if (i < len && text[i] == '\n') {
      line++;
      column = 1;
    }
  }
  CHECK(mc_sources_end(ctx->sources, base));
  memset(text, '\n', len / 2); /* the table is complete: no text is read */
  expect(ctx, base + (uint32_t)len, "big", line, 1);
  mc_sources_release(ctx->sources, base, 1);
}

static void texts_are_counted(void) {
  static const char text[] = "ab\n\ncd\n";
  const size_t len = sizeof text - 1;
  uint32_t line, column;
  mc_text_locate(text, len, &line, &column);
  CHECK(line == 4 && column == 1);
  mc_text_locate(text, 5, &line, &column);
  CHECK(line == 3 && column == 2);
  mc_text_locate(text, 0, &line, &column);
  CHECK(line == 1 && column == 1);
}

static void references_keep_a_source(McContext *ctx) {
  uint32_t a = mc_sources_add(ctx->sources, name_of(ctx, "a"), "", 0);
  uint32_t b = mc_sources_add(ctx->sources, name_of(ctx, "b"), "x\n", 2);
  CHECK(a != 0 && b > a);
  mc_sources_retain(ctx->sources, b + 1, 10);
  mc_sources_release(ctx->sources, a, 1);
  mc_sources_release(ctx->sources, b, 1);
  mc_sources_release(ctx->sources, b + 2, 9);
  expect(ctx, b + 2, "b", 2, 1);
  uint32_t base;
  size_t len;
  McIdent name;
  CHECK(mc_sources_find(ctx->sources, b + 1, &base, &len, &name) && base == b && len == 2);
  CHECK(!mc_sources_find(ctx->sources, a, &base, &len, &name));
  mc_sources_release(ctx->sources, b, 1);
}

static void places_are_found(McContext *ctx) {
  McSourcePlace *places;
  uint32_t base = mc_sources_add_places(ctx->sources, 3, &places);
  uint32_t text = mc_sources_add(ctx->sources, name_of(ctx, "t"), "x\n", 2);
  CHECK(base != 0 && text == base + 3);
  places[0] = (McSourcePlace){name_of(ctx, "a"), 7, 8};
  places[2] = (McSourcePlace){name_of(ctx, "b"), 0, UINT32_MAX};
  expect(ctx, base, "a", 7, 8);
  expect(ctx, base + 2, "b", 0, UINT32_MAX);
  McSourceCursor cursor = {NULL};
  const uint32_t order[] = {base + 2, base, text + 2, base}; /* back, and from one source to the other */
  const uint32_t lines[] = {0, 7, 2, 7};
  for (size_t i = 0; i < MC_COUNT(order); i++) {
    McIdent name;
    uint32_t line, column;
    CHECK(mc_sources_locate_near(ctx->sources, &cursor, order[i], &name, &line, &column) && line == lines[i]);
  }
  uint32_t offset;
  CHECK(!mc_sources_line(ctx->sources, base, 1, &offset));
  mc_sources_retain(ctx->sources, base + 2, 1);
  mc_sources_release(ctx->sources, base, 1);
  expect(ctx, base + 2, "b", 0, UINT32_MAX);
  mc_sources_release(ctx->sources, base + 2, 1);
  mc_sources_release(ctx->sources, text, 1);
  CHECK(!mc_sources_locate(ctx->sources, base, &(McIdent){0}, &offset, &offset));
  CHECK(mc_sources_add_places(ctx->sources, 0, &places) == 0);
}

/* The space is used up by large texts; ranges that are given back are found again. */
static void ranges_are_reused(McContext *ctx) {
  size_t len = ((size_t)1 << 30) - 100;
  char *text = mc_reserve(&ctx->alloc, len + 1); /* zeros: one line, no memory */
  CHECK(text != NULL);
  uint32_t first = mc_sources_add(ctx->sources, name_of(ctx, "first"), text, len);
  uint32_t second = mc_sources_add(ctx->sources, name_of(ctx, "second"), text, (size_t)1 << 29);
  CHECK(first != 0 && second != 0);
  CHECK(mc_sources_add(ctx->sources, name_of(ctx, "no room"), text, len) == 0);
  CHECK(mc_sources_add(ctx->sources, name_of(ctx, "too large"), text, ((size_t)1 << 30) + 1) == 0);
  expect(ctx, second + 5, "second", 1, 6);
  mc_sources_release(ctx->sources, first, 1);
  uint32_t third = mc_sources_add(ctx->sources, name_of(ctx, "third"), text, (size_t)1 << 29);
  CHECK(third != 0);
  uint32_t fourth = mc_sources_add(ctx->sources, name_of(ctx, "fourth"), text, (size_t)1 << 28);
  CHECK(fourth != 0);
  expect(ctx, third + 3, "third", 1, 4);
  expect(ctx, fourth + 3, "fourth", 1, 4);
  expect(ctx, second + 3, "second", 1, 4);
  mc_sources_release(ctx->sources, second, 1);
  mc_sources_release(ctx->sources, third, 1);
  mc_sources_release(ctx->sources, fourth, 1);
  mc_unreserve(&ctx->alloc, text, len + 1);
}

/* Many sources that are added and freed in every order. */
static void many_sources(McContext *ctx) {
  enum { LIVE = 500 };
  uint32_t bases[LIVE] = {0};
  uint32_t seed = 7;
  for (int i = 0; i < 20000; i++) {
    seed = seed * 1103515245u + 12345;
    int slot = (int)(seed >> 16) % LIVE;
    if (bases[slot] != 0) {
      expect(ctx, bases[slot] + 3, "n", 2, 1);
      mc_sources_release(ctx->sources, bases[slot], 1);
      bases[slot] = 0;
    } else {
      bases[slot] = mc_sources_add(ctx->sources, name_of(ctx, "n"), "ab\nc", 4);
      CHECK(bases[slot] != 0);
    }
  }
  CHECK(mc_sources_bytes(ctx->sources) < 1000000);
  for (int i = 0; i < LIVE; i++) {
    if (bases[i] != 0) mc_sources_release(ctx->sources, bases[i], 1);
  }
}

int main(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  lines_and_columns(ctx);
  for (int way = AT_ONCE; way <= STEP_BY_STEP; way++) agrees_with_counting(ctx, way);
  texts_are_counted();
  references_keep_a_source(ctx);
  places_are_found(ctx);
  many_sources(ctx);
  size_t before = mc_context_live_bytes(ctx);
  ranges_are_reused(ctx);
  CHECK(mc_context_live_bytes(ctx) < before + 10000);
  static char many_lines[100000];
  memset(many_lines, '\n', sizeof many_lines);
  for (long long n = 0; n < 8; n++) {
    mc_context_fail_allocation_after(ctx, n);
    uint32_t base = mc_sources_add(ctx->sources, (McIdent){1}, "a\nb\n", 4);
    mc_context_fail_allocation_after(ctx, -1);
    if (base != 0) mc_sources_release(ctx->sources, base, 1);
    base = mc_sources_begin(ctx->sources, (McIdent){1}, many_lines, sizeof many_lines);
    mc_context_fail_allocation_after(ctx, n);
    bool ended = base == 0 || mc_sources_end(ctx->sources, base);
    CHECK(ended == !mc_context_fail_allocation_after(ctx, -1) || n >= 2); /* the last one makes the table smaller */
    if (base != 0) mc_sources_release(ctx->sources, base, 1);
    McSourcePlace *places;
    mc_context_fail_allocation_after(ctx, n);
    base = mc_sources_add_places(ctx->sources, 2, &places);
    mc_context_fail_allocation_after(ctx, -1);
    if (base != 0) mc_sources_release(ctx->sources, base, 1);
  }
  mc_context_free(ctx);
  return 0;
}
