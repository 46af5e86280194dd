/* legacy_llvm.c - types of the LLVM dialect from before opaque pointers, rewritten as text.
 *
 * Two syntaxes: LLVM's own, which was in quotes until 2020 ("{ i64, float* }"), and the dialect's syntax of 2020 and
 * 2021 (`struct<(i64, ptr<float>)>`). The type that a pointer points to is dropped. Owns only the text that it
 * writes.
 */
#include "legacy/legacy.h"

#define MAX_NESTING 64 /* also of suffixes: each may move the text before it */

typedef struct Rewriter {
  const char *c, *end; /* borrowed */
  McBuf *out;
  uint32_t depth;
  bool failed;
  bool lost;           /* a pointee */
  bool changed;        /* a part is written in another way today */
} Rewriter;

static const struct { const char *old, *today; } words[] = {
  {"void", "!llvm.void"}, {"half", "f16"}, {"bfloat", "bf16"}, {"float", "f32"}, {"double", "f64"}, {"fp128", "f128"},
  {"x86_fp80", "f80"}, {"ppc_fp128", "!llvm.ppc_fp128"}, {"label", "!llvm.label"}, {"metadata", "!llvm.metadata"},
  {"token", "!llvm.token"}, {"ptr", "!llvm.ptr"},
};

static void put(Rewriter *r, const char *text) { mc_buf_put(r->out, text, strlen(text)); }

static bool is_word(char c) { return mc_is_bare(c) && c != '.' && c != '$'; }

static char peek(Rewriter *r) {
  while (r->c < r->end && (*r->c == ' ' || *r->c == '\n' || *r->c == '\t')) r->c++;
  return r->c < r->end ? *r->c : 0;
}

static bool take(Rewriter *r, char c) {
  if (peek(r) != c) return false;
  r->c++;
  return true;
}

static void expect(Rewriter *r, char c) {
  if (!take(r, c)) r->failed = true;
}

static McStr read_word(Rewriter *r) {
  peek(r);
  const char *start = r->c;
  while (r->c < r->end && is_word(*r->c)) r->c++;
  return (McStr){start, (size_t)(r->c - start)};
}

static bool is(McStr word, const char *text) {
  return strlen(text) == word.len && memcmp(text, word.ptr, word.len) == 0;
}

static bool is_integer(McStr word) {
  if (word.len < 2 || word.ptr[0] != 'i') return false;
  for (size_t i = 1; i < word.len; i++) {
    if (word.ptr[i] < '0' || word.ptr[i] > '9') return false;
  }
  return true;
}

/* The digits of a number. */
static McStr read_number(Rewriter *r) {
  McStr word = {r->c, 0};
  peek(r);
  word.ptr = r->c;
  while (r->c < r->end && *r->c >= '0' && *r->c <= '9') r->c++;
  word.len = (size_t)(r->c - word.ptr);
  if (word.len == 0) r->failed = true;
  return word;
}

/* The x between a number and a type, with or without spaces around it. */
static void expect_x(Rewriter *r) { expect(r, 'x'); }

static void rewrite(Rewriter *r, bool own);

/* A type inside another type. own: LLVM's own syntax. */
static void nested(Rewriter *r, bool own) {
  if (r->failed || ++r->depth > MAX_NESTING) {
    r->failed = true;
    return;
  }
  rewrite(r, own);
  r->depth--;
}

/* Types up to `close`; with_dots: the last can be `...`. */
static void nested_list(Rewriter *r, bool own, char close, bool with_dots) {
  if (take(r, close)) return;
  do {
    if (with_dots && r->end - r->c >= 3 && peek(r) == '.' && memcmp(r->c, "...", 3) == 0) {
      r->c += 3;
      put(r, "...");
    } else {
      nested(r, own);
    }
    if (peek(r) == ',') put(r, ", ");
  } while (!r->failed && take(r, ','));
  expect(r, close);
}

/* `N x T`, `vscale x N x T`; the caller reads the brackets. */
static void vector(Rewriter *r, bool own) {
  bool scalable = false;
  if (take(r, '?')) {
    scalable = true;
    expect_x(r);
  } else if (peek(r) == 'v') {
    scalable = is(read_word(r), "vscale");
    if (!scalable) r->failed = true;
    expect_x(r);
  }
  McStr count = read_number(r);
  expect_x(r);
  mc_buf_printf(r->out, scalable ? "vector<[%.*s]x" : "vector<%.*sx", (int)count.len, count.ptr);
  nested(r, own);
  put(r, ">");
}

static void array(Rewriter *r, bool own) {
  McStr count = read_number(r);
  expect_x(r);
  mc_buf_printf(r->out, "!llvm.array<%.*s x ", (int)count.len, count.ptr);
  nested(r, own);
  put(r, ">");
}

/* --- LLVM's own syntax --- */

/* Makes room for `text` at `at`. */
static void insert(Rewriter *r, size_t at, const char *text) {
  size_t len = strlen(text), old = r->out->len;
  put(r, text);
  if (r->out->failed) return;
  memmove(r->out->ptr + at + len, r->out->ptr + at, old - at);
  memcpy(r->out->ptr + at, text, len);
}

static void replace_by_pointer(Rewriter *r, size_t at, McStr space) {
  mc_buf_cut(r->out, at);
  r->lost = true;
  if (space.len == 0) put(r, "!llvm.ptr");
  else mc_buf_printf(r->out, "!llvm.ptr<%.*s>", (int)space.len, space.ptr);
}

/* `*`, `addrspace(1)*`, or the parameters of a function that returns the type after `at`. */
static bool suffix(Rewriter *r, size_t at) {
  static const char space_word[] = "addrspace";
  if (take(r, '*')) {
    replace_by_pointer(r, at, (McStr){"", 0});
  } else if (take(r, '(')) {
    insert(r, at, "!llvm.func<");
    put(r, " (");
    nested_list(r, true, ')', true);
    put(r, ")>");
  } else if (peek(r) == 'a' && (size_t)(r->end - r->c) >= sizeof space_word &&
             memcmp(r->c, space_word, sizeof space_word - 1) == 0) {
    r->c += sizeof space_word - 1;
    expect(r, '(');
    McStr space = read_number(r);
    expect(r, ')');
    expect(r, '*');
    replace_by_pointer(r, at, space);
  } else {
    return false;
  }
  if (++r->depth > MAX_NESTING) r->failed = true;
  return true;
}

static void structure(Rewriter *r, bool packed) {
  put(r, packed ? "!llvm.struct<packed (" : "!llvm.struct<(");
  nested_list(r, true, '}', false);
  put(r, ")>");
}

/* `%name` or `%"name"`, whose body is not written. */
static void named(Rewriter *r) {
  bool in_quotes = take(r, '"');
  const char *start = r->c;
  while (r->c < r->end && (in_quotes ? *r->c != '"' && *r->c != '\\' : is_word(*r->c) || *r->c == '.')) r->c++;
  mc_buf_printf(r->out, "!llvm.struct<\"%.*s\", opaque>", (int)(r->c - start), start);
  if (r->c == start) r->failed = true;
  if (in_quotes) expect(r, '"');
}

static void primitive(Rewriter *r, McStr word) {
  for (size_t i = 0; i < MC_COUNT(words); i++) {
    if (!is(word, words[i].old)) continue;
    put(r, words[i].today);
    return;
  }
  if (is_integer(word)) mc_buf_put(r->out, word.ptr, word.len);
  else r->failed = true;
}

static void rewrite_own(Rewriter *r) {
  size_t at = r->out->len;
  uint32_t depth = r->depth;
  if (take(r, '{')) {
    structure(r, false);
  } else if (take(r, '[')) {
    array(r, true);
    expect(r, ']');
  } else if (take(r, '<')) {
    if (take(r, '{')) structure(r, true);
    else vector(r, true);
    expect(r, '>');
  } else if (take(r, '%')) {
    named(r);
  } else {
    primitive(r, read_word(r));
  }
  while (!r->failed && suffix(r, at)) continue;
  r->depth = depth;
}

/* --- the dialect's syntax of 2020 and 2021 --- */

/* Copies to the end of the brackets that the next byte opens. */
static void copy_brackets(Rewriter *r) {
  const char *start = r->c;
  size_t depth = 0;
  do {
    char c = r->c < r->end ? *r->c : 0;
    if (c == 0) {
      r->failed = true;
      return;
    }
    depth += c == '<' || c == '(' || c == '[' || c == '{';
    depth -= (c == '>' && r->c[-1] != '-') || c == ')' || c == ']' || c == '}';
    r->c++;
  } while (depth > 0);
  mc_buf_put(r->out, start, (size_t)(r->c - start));
}

/* After `ptr<`. */
static void pointer(Rewriter *r) {
  size_t at = r->out->len;
  McStr space = {"", 0};
  if (peek(r) >= '0' && *r->c <= '9') { /* today's syntax */
    space = read_number(r);
    mc_buf_printf(r->out, "!llvm.ptr<%.*s>", (int)space.len, space.ptr);
  } else {
    nested(r, false);
    if (take(r, ',')) space = read_number(r);
    r->changed = true;
    replace_by_pointer(r, at, space);
  }
  expect(r, '>');
}

/* After `struct<`: a name, `packed`, `opaque`, elements in parentheses. */
static void dialect_structure(Rewriter *r) {
  put(r, "!llvm.struct<");
  if (peek(r) == '"') {
    const char *start = r->c++;
    while (r->c < r->end && *r->c != '"') r->c += *r->c == '\\' ? 2 : 1;
    if (r->c >= r->end) r->failed = true;
    else r->c++;
    if (!r->failed) mc_buf_put(r->out, start, (size_t)(r->c - start));
    if (take(r, ',')) put(r, ", ");
  }
  if (peek(r) == 'p' || peek(r) == 'o') {
    McStr word = read_word(r);
    mc_buf_printf(r->out, "%.*s%s", (int)word.len, word.ptr, peek(r) == '(' ? " " : "");
  }
  if (take(r, '(')) {
    put(r, "(");
    nested_list(r, false, ')', false);
    put(r, ")");
  }
  expect(r, '>');
  put(r, ">");
}

static void function(Rewriter *r) {
  put(r, "!llvm.func<");
  nested(r, false);
  expect(r, '(');
  put(r, " (");
  nested_list(r, false, ')', true);
  expect(r, '>');
  put(r, ")>");
}

static bool is_old_word(McStr word) {
  for (size_t i = 1; i < 7; i++) { /* half to x86_fp80 */
    if (is(word, words[i].old)) return true;
  }
  return false;
}

static void rewrite_dialects(Rewriter *r) {
  static const char prefix[] = "!llvm.";
  bool prefixed = r->depth == 0;
  peek(r);
  if ((size_t)(r->end - r->c) >= sizeof prefix && memcmp(r->c, prefix, sizeof prefix - 1) == 0) {
    prefixed = true;
    r->c += sizeof prefix - 1;
  } else if (peek(r) == '!') { /* a type of another dialect */
    const char *start = r->c++;
    while (r->c < r->end && (is_word(*r->c) || *r->c == '.')) r->c++;
    mc_buf_put(r->out, start, (size_t)(r->c - start));
    if (peek(r) == '<') copy_brackets(r);
    return;
  }
  McStr word = read_word(r);
  bool open = peek(r) == '<';
  if (is_old_word(word) || (prefixed && is_integer(word))) {
    r->changed = true;
    primitive(r, word);
  } else if (open && is(word, "ptr")) {
    r->c++;
    pointer(r);
  } else if (open && is(word, "vec")) {
    r->c++;
    r->changed = true;
    vector(r, false);
    expect(r, '>');
  } else if (open && is(word, "array")) {
    r->c++;
    array(r, false);
    expect(r, '>');
  } else if (open && is(word, "struct")) {
    r->c++;
    dialect_structure(r);
  } else if (open && is(word, "func")) {
    r->c++;
    function(r);
  } else {
    if (word.len == 0) r->failed = true;
    if (prefixed || is(word, "ptr") || is(word, "void")) put(r, prefix);
    mc_buf_put(r->out, word.ptr, word.len);
    if (open) copy_brackets(r);
  }
}

static void rewrite(Rewriter *r, bool own) {
  if (own) rewrite_own(r);
  else rewrite_dialects(r);
}

bool mc_llvm_type_today(McStr body, bool in_quotes, McBuf *out, bool *lost) {
  Rewriter r = {.c = body.ptr, .end = body.ptr + body.len, .out = out, .changed = in_quotes};
  rewrite(&r, in_quotes);
  *lost = r.lost;
  return peek(&r) == 0 && r.c == r.end && !r.failed && r.changed;
}
