/* test_stream.c - cutting a text, in parts of every length; streams read in parts, with every allocation failing. */
#include "dialects.h"

#include "parse/cut.h"

static const char text[] =
    "#a = loc(\"x{\")\n"
    "// a comment { \"\n"
    "module @m {\n"
    "  func.func @f(%x: i32,\n"
    "      %y: i32) -> i32 {\n"
    "    %0 = arith.addi %x, %y : i32 // }\n"
    "    return %0 : i32 loc(#a)\n"
    "  } loc(#late)\n"
    "  \"a.b\"() {s = \"\\\"}\", t = \"a/b//c\"} : () -> () \"a.c\"() : () -> ()\n"
    "\n"
    "  func.func private @g()\n"
    "      attributes {z = dense<[1,\n"
    "2]> : tensor<2xi8>}\n"
    "  \"a.d\"() ({\n"
    "  ^bb0:\n"
    "  }) : () -> () loc(#late)\n"
    "}\n"
    "#late = loc(\"late\")\n"
    "\"a.e\"() : () -> ()\n"
    "{-# dialect_resources: { builtin: { k: \"0x0400000001\" } } #-}\n";

/* The places where one of `starts` begins a line outside of brackets, found byte by byte. */
static size_t places_of(const char *from, size_t len, size_t *out) {
  size_t count = 0;
  int depth = 0, parens = 0;
  bool line = true;
  for (size_t i = 0; i < len; i++) {
    char c = from[i];
    if (line && strchr(" \t\r\n", c) == NULL) {
      if (strchr("\"%#!{}_", c) != NULL || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) out[count++] = i;
      line = false;
    }
    if (c == '/' && from[i + 1] == '/') {
      while (i + 1 < len && from[i + 1] != '\n' && from[i + 1] != '\r') i++;
    } else if (c == '"') {
      for (i++; i < len && from[i] != '"' && from[i] != '\n'; i++) i += from[i] == '\\' && from[i + 1] != '\n';
      if (i < len && from[i] == '\n') i--;
    }
    if (c == '{') depth++;
    if (c == '}' && depth > 0) depth--;
    if (depth == 0 && (c == '(' || c == '[')) parens++;
    if (depth == 0 && (c == ')' || c == ']') && parens > 0) parens--;
    if (c == '\n') line = depth == 0 && parens == 0;
  }
  return count;
}

static void check_cut(const char *from, size_t len, size_t part) {
  static size_t want[1 << 12];
  size_t count = places_of(from, len, want), found = 0;
  McCut cut;
  mc_cut_init(&cut);
  for (size_t begin = 0; begin < len; begin += part) {
    const char *p = from + begin, *end = from + (begin + part < len ? begin + part : len);
    while ((p = mc_cut_next(&cut, p, end)) != NULL) {
      CHECK(found < count);
      CHECK(want[found] == (size_t)(p - from));
      found++;
    }
  }
  CHECK(found == count);
}

static uint32_t next_random(uint32_t *state) { return *state = *state * 1664525u + 1013904223u; }

static void random_texts_are_cut_as_byte_by_byte(void) {
  static const char bytes[] = "{{}}()[]\"\"//\n\n  \\ax#";
  static char random[1500];
  uint32_t state = 1;
  for (int round = 0; round < 3000; round++) {
    size_t len = next_random(&state) >> 8 & 1023;
    uint32_t dull = next_random(&state) >> 28; /* how often a byte is no sign */
    for (size_t i = 0; i < len; i++) {
      uint32_t r = next_random(&state) >> 8;
      random[i] = (r >> 10 & 15) < dull ? 'b' : bytes[r % (sizeof bytes - 1)];
    }
    random[len] = 0;
    check_cut(random, len, len + 1);
    check_cut(random, len, 1 + (next_random(&state) >> 8) % 200);
    check_cut(random, len, 1);
  }
}

/* Reads the text in parts. Returns how many operations there are, or -1 when memory ran out. */
static int read_all(McContext *ctx, size_t part) {
  McDiags *diags = mc_diags_new(ctx);
  McStream *s = diags == NULL ? NULL : mc_stream_new(ctx, "t", 1);
  size_t at = 0, len = sizeof text - 1;
  int ops = s == NULL ? -1 : 0;
  bool is_last = false;
  while (ops >= 0) {
    McOp module = {MC_NONE};
    McStreamState state = mc_stream_read(s, true, is_last, &module, diags);
    if (state == MC_STREAM_END) break;
    if (state == MC_STREAM_FAILED) {
      CHECK(mc_diags_count(diags) != 0);
      ops = -1;
    } else if (state == MC_STREAM_ALIASES) {
      mc_stream_allow_unknown_locs(s);
    } else if (state == MC_STREAM_MORE) {
      CHECK(!is_last);
      size_t size = len - at < part ? len - at : part;
      char *room = mc_stream_room(s, size);
      if (room == NULL) {
        ops = -1;
        break;
      }
      memcpy(room, text + at, size);
      mc_stream_added(s, size);
      at += size;
      is_last = at == len;
    } else {
      CHECK(state == MC_STREAM_PIECE);
      McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, module, 0));
      for (McOp op = mc_block_first_op(ctx, body); op.index != MC_NONE; op = mc_op_next(ctx, op)) ops++;
      mc_op_erase(ctx, module);
    }
  }
  if (ops >= 0) CHECK(mc_check(ctx, diags));
  mc_stream_free(s);
  mc_diags_free(diags);
  return ops;
}

static void parts_of_any_length_give_the_same(void) {
  for (size_t part = 1; part < sizeof text + 1; part += part < 40 ? 1 : 37) {
    McContext *ctx = context_with_dialects();
    CHECK(read_all(ctx, part) == 6);
    mc_context_free(ctx);
  }
}

static void every_allocation_may_fail(void) {
  for (size_t part = 64; part < 1024; part += 400) {
    McContext *ctx = context_with_dialects();
    CHECK(read_all(ctx, part) == 6); /* what is interned stays */
    int ops = -1;
    for (long long n = 0; ops < 0; n++) {
      mc_context_fail_allocation_after(ctx, n);
      ops = read_all(ctx, part);
      mc_context_fail_allocation_after(ctx, -1);
    }
    CHECK(ops == 6);
    mc_context_free(ctx);
  }
}

int main(void) {
  for (size_t part = 1; part < sizeof text; part++) check_cut(text, sizeof text - 1, part);
  random_texts_are_cut_as_byte_by_byte();
  parts_of_any_length_give_the_same();
  every_allocation_may_fail();
  return 0;
}
