/* fuzz.c - runs the engine on truncated, mutated and spliced inputs, in one process and without forking.
 *
 *   fuzz [--seed N] [--inputs N] [--seconds N] [--max-bytes N] [--limit SECONDS] [--current FILE]
 *        [--findings DIR] [--opaque 1] [--dialect PROGRAM [--needs NAME]]... [--replay] FILE|FOLDER...
 *
 * A text that begins with `//2019`, `//2020`, `//2023` or `//auto` is read in that generation. Every fourth of the
 * other texts is read with `auto`; the choice depends on its bytes, so that a replay makes the same one. The printed
 * form is always today's.
 *
 * With --opaque 1, operations without a definition are kept as they are written, and for every other input nothing but
 * builtin is defined.
 *
 * Each input is parsed with verification. It must end in an error, or in a module whose print (generic and custom)
 * parses to the same print. Storage must be sound (mc_check) and nothing may stay allocated when the context is freed
 * (a debug build of the engine asserts that). The input under test is in FILE of --current, which outlives a crash. An
 * input whose print changes is written to --findings and counted; the exit status is then 3. A hang exits with 77 after
 * --limit seconds of processor time.
 *
 * When the engine is built with -fsanitize-coverage=trace-pc, inputs that reach new code join the corpus. The whole run
 * is determined by --seed. --replay runs the files themselves and nothing else.
 */
#if !defined(_DEFAULT_SOURCE)
#define _DEFAULT_SOURCE 1
#endif
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "mlircore.h"
#include "dialect_files.h"

/* --- data that the tool keeps --- */

typedef struct Text { char *ptr; size_t len; } Text; /* owned; a NUL follows */

typedef struct Fuzz {
  Text *corpus; size_t num_corpus, room, num_seeds;
  DialectFiles dialects;
  uint64_t state, inputs, accepted, findings, attrs, failing, unreadable, unverified;
  size_t max_bytes;
  char *current;       /* shared mapping: length in decimal, newline, then the text */
  size_t current_size;
  const char *findings_folder;
  int limit;
  bool opaque;         /* --opaque */
} Fuzz;

static void die(const char *what, const char *which) {
  fprintf(stderr, "fuzz: %s %s\n", what, which);
  exit(2);
}

static uint64_t next_random(Fuzz *f) {
  f->state ^= f->state << 13;
  f->state ^= f->state >> 7;
  f->state ^= f->state << 17;
  return f->state;
}

static size_t below(Fuzz *f, size_t n) { return n == 0 ? 0 : (size_t)(next_random(f) >> 11) % n; }

static Text make_text(const char *bytes, size_t len) {
  Text t = {malloc(len + 1), len};
  if (t.ptr == NULL) die("out of memory", "");
  if (len > 0) memcpy(t.ptr, bytes, len);
  t.ptr[len] = 0;
  return t;
}

static void keep(Fuzz *f, const char *bytes, size_t len) {
  if (f->num_corpus == f->room) {
    f->room = f->room ? f->room * 2 : 64;
    f->corpus = realloc(f->corpus, f->room * sizeof *f->corpus);
    if (f->corpus == NULL) die("out of memory", "");
  }
  f->corpus[f->num_corpus++] = make_text(bytes, len);
}

static Text read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) die("cannot read", path);
  Text t = make_text("", 0);
  char chunk[65536];
  for (size_t n; (n = fread(chunk, 1, sizeof chunk, file)) > 0;) {
    t.ptr = realloc(t.ptr, t.len + n + 1);
    if (t.ptr == NULL) die("out of memory", path);
    memcpy(t.ptr + t.len, chunk, n);
    t.len += n;
  }
  t.ptr[t.len] = 0;
  fclose(file);
  return t;
}

/* --- coverage: called at every branch of the engine when it is built so --- */

static struct { uint8_t map[1 << 16]; uint32_t fresh; } coverage;

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void) {
  uintptr_t pc = (uintptr_t)__builtin_return_address(0);
  uint8_t *cell = &coverage.map[(pc ^ pc >> 16) & 0xFFFF];
  if (*cell == 0) {
    *cell = 1;
    coverage.fresh++;
  }
}

/* --- one input --- */

static const char hang_message[] = "fuzz: time limit of one input passed\n";
static void on_hang(int signal_number) {
  (void)signal_number;
  if (write(2, hang_message, sizeof hang_message - 1) < 0) _exit(78);
  _exit(77);
}

static void start_clock(int seconds) {
  struct itimerval timer = {{0, 0}, {seconds, 0}};
  setitimer(ITIMER_PROF, &timer, NULL);
}

static McLoad load_dialect(void *data, McContext *ctx, const char *name, size_t len) {
  const Fuzz *f = data;
  if (f->opaque && f->inputs % 2 == 0 && (len != 7 || memcmp(name, "builtin", 7) != 0)) return MC_LOAD_NONE;
  return dialect_files_load(&f->dialects, ctx, name, len);
}

static McContext *new_context(Fuzz *f) {
  McContext *ctx = mc_context_new();
  if (ctx == NULL) die("no context", "");
  mc_context_allow_unregistered(ctx, true);
  mc_context_keep_unknown_syntax(ctx, f->opaque);
  mc_context_set_dialect_loader(ctx, load_dialect, f);
  mc_context_set_limits(ctx, (McLimits){.memory = (size_t)1 << 29});
  return ctx;
}

/* Renders all messages, as a user sees them. Returns false when none of them is an error. */
static bool render_all(McContext *ctx, McDiags *diags) {
  (void)ctx;
  bool error = mc_diags_has_error(diags);
  for (size_t i = 0; i < mc_diags_count(diags); i++) {
    McBuf *out = mc_buf_new();
    if (out == NULL) die("out of memory", "");
    mc_diags_render(diags, i, out);
    mc_buf_delete(out);
  }
  return error;
}

static McSyntax generation_of(const char *text, size_t len) {
  static const char *const heads[] = {"", "//2019", "//2020", "//2023", "//auto"};
  for (int i = MC_SYNTAX_2019; i <= MC_SYNTAX_AUTO; i++) {
    if (len >= 6 && memcmp(text, heads[i], 6) == 0) return (McSyntax)i;
  }
  uint32_t hash = (uint32_t)len;
  for (size_t i = 0; i < len; i++) hash = (hash ^ (uint8_t)text[i]) * 16777619u;
  hash >>= 12;
  return hash % 4 != 0 ? MC_SYNTAX_MODERN : (McSyntax)(MC_SYNTAX_2019 + hash / 4 % 4);
}

static McOp parse(McContext *ctx, const char *text, size_t len, McSyntax syntax, bool verify, McDiags *diags) {
  McParseOptions options = {.source_name = "fuzz.mlir", .source_name_len = 9, .verify = verify, .syntax = syntax};
  return mc_parse(ctx, text, len, &options, diags);
}

static Text print(McContext *ctx, McOp op, const McPrintOptions *options) {
  McBuf *out = mc_buf_new();
  if (out == NULL || !mc_print_op(ctx, op, options, out)) die("cannot print", "");
  McStr s = mc_buf_contents(out);
  Text t = make_text(s.ptr, s.len);
  mc_buf_delete(out);
  return t;
}

static void write_finding(Fuzz *f, const char *what, const char *text, size_t len, const Text *one, const Text *two) {
  if (f->opaque) { /* what is guessed may be guessed in another way after a mutation: only crashes and hangs count */
    f->unreadable++;
    return;
  }
  f->findings++;
  fprintf(stderr, "fuzz: %s (input %llu, %zu bytes)\n", what, (unsigned long long)f->inputs, len);
  if (f->findings_folder == NULL || f->findings > 200) return;
  char path[1024];
  snprintf(path, sizeof path, "%s/finding-%llu.mlir", f->findings_folder, (unsigned long long)f->inputs);
  FILE *file = fopen(path, "wb");
  if (file == NULL) die("cannot write", path);
  fwrite(text, 1, len, file);
  fclose(file);
  strcat(path, ".txt");
  file = fopen(path, "wb");
  if (file == NULL) die("cannot write", path);
  fprintf(file, "%s\n--- first\n%s\n--- second\n%s\n", what, one ? one->ptr : "", two ? two->ptr : "");
  fclose(file);
}

/* Some values change when they are printed and read, in mlir-opt, too: values of f80 and f128 with more digits than a
 * double has, an infinity of a kind that has none, and a negative f8E8M0FNU. */
static bool may_change(const Text *print) {
  static const char *const lossy[] = {"f80", "f128", "f8E8M0FNU", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN"};
  for (size_t i = 0; i < sizeof lossy / sizeof *lossy; i++) {
    if (strstr(print->ptr, lossy[i]) != NULL) return true;
  }
  return false;
}

/* The form of some operations and attributes omits parts of them, in mlir-opt, too: constant bounds become static ones,
 * counts and arguments of bodies are dropped, and so are attributes of an implied terminator and of an outer product
 * that adds to nothing; functions of functions have two readings. */
static bool says_less(const Text *print) {
  static const char *const known[] = {"scf.forall",    "gpu.func",        "irdl.",           "linalg.pack",
                                      "linalg.unpack", "stablehlo.conv<", "stablehlo.while", "tosa.variable",
                                      "llvm.func",     "vector.insert",   "shape.assuming",  "vector.outerproduct"};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    if (strstr(print->ptr, known[i]) != NULL) return true;
  }
  return false;
}

/* Text that mlir-opt also prints and cannot read: @""; a case of cf.switch with more than 64 bits, printed as the
 * largest number of 64 bits; two kinds of inheritance in flags of debug information; and bodies without quotes like
 * !x<y<z>w<v>>, which it accepts unchanged and prints as !x.y<z>w<v>. */
static bool cannot_be_read(const Text *input, const Text *print) {
  static const char *const known[] = {"<<INVALID EMPTY SYMBOL>>", " 18446744073709551615: ^",
                                      "Inheritance|MultipleInheritance"};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    if (strstr(print->ptr, known[i]) != NULL) return true;
  }
  for (size_t i = 0; i < input->len; i++) {
    if (input->ptr[i] != '!' && input->ptr[i] != '#') continue;
    const char *p = input->ptr + i + 1;
    p += strspn(p, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$-");
    p += strspn(p, " \n\t\r");
    if (*p == '<' && strspn(p + 1 + strspn(p + 1, " \n\t\r"), "\"") == 0) return true;
  }
  return false;
}

/* The sum over all lines in any order, without the comments at their ends. */
static uint64_t sum_of_lines(const Text *t) {
  uint64_t sum = 0, line = 14695981039346656037u;
  bool comment = false;
  for (size_t i = 0; i < t->len; i++) {
    comment |= t->ptr[i] == '/' && t->ptr[i + 1] == '/';
    if (!comment) line = (line ^ (uint8_t)t->ptr[i]) * 1099511628211u;
    if (t->ptr[i] != '\n') continue;
    sum += line ^ line >> 29;
    line = 14695981039346656037u;
    comment = false;
  }
  return sum;
}

/* With names as written, definitions of aliases may be in another order after all of their names are written ones, and
 * an entry block whose label is not printed has a name only the first time. */
static bool same_print(const Text *a, const Text *b, bool as_written) {
  if (as_written) return sum_of_lines(a) == sum_of_lines(b);
  return a->len == b->len && memcmp(a->ptr, b->ptr, a->len) == 0;
}

/* The location of an operation that a vector.mask prints in its line is not printed. */
static bool hides_a_location(const Text *print_, const McPrintOptions *options) {
  return options->debug_info && strstr(print_->ptr, "vector.mask ") != NULL;
}

/* Removes inherent attributes: forms omit defaults, and reading them again can make them explicit. */
static Text without_properties(const Text *t) {
  Text out = make_text(t->ptr, t->len);
  size_t len = 0;
  for (size_t i = 0; i < t->len;) {
    size_t line = strcspn(t->ptr + i, "\n"), open = line, close = 0;
    for (size_t j = 0; j + 1 < line; j++) {
      if (open == line && memcmp(t->ptr + i + j, "<{", 2) == 0) open = j;
      if (memcmp(t->ptr + i + j, "}>", 2) == 0) close = j + 2;
    }
    if (close < open) close = open = line;
    memcpy(out.ptr + len, t->ptr + i, open);
    len += open;
    while (len > 0 && out.ptr[len - 1] == ' ') len--; /* without attributes, no space either */
    memcpy(out.ptr + len, t->ptr + i + close, line - close + (i + line < t->len));
    len += line - close + (i + line < t->len);
    i += line + 1;
  }
  out.len = len;
  out.ptr[len] = 0;
  return out;
}

/* Affine expressions are simplified when they are made, one step deep, so a printed one may become simpler when it is
 * read, in mlir-opt, too. This must end after some rounds. */
static bool gets_simpler(Fuzz *f, const Text *print_, const McPrintOptions *options) {
  if (strstr(print_->ptr, "affine_") == NULL) return false;
  Text last = make_text(print_->ptr, print_->len);
  bool done = false;
  for (int round = 0; round < 100 && !done; round++) {
    McContext *ctx = new_context(f);
    McDiags *diags = mc_diags_new(ctx);
    McOp op = parse(ctx, last.ptr, last.len, MC_SYNTAX_MODERN, true, diags);
    if (op.index == MC_NONE) round = 100;
    Text next = op.index == MC_NONE ? make_text("", 0) : print(ctx, op, options);
    done = same_print(&last, &next, options->names_as_written);
    free(last.ptr);
    last = next;
    if (op.index != MC_NONE) mc_op_erase(ctx, op);
    mc_diags_free(diags);
    mc_context_free(ctx);
  }
  free(last.ptr);
  return done;
}

static void check_again(Fuzz *f, const Text *input, const Text *first, const McPrintOptions *options,
                        const Text *generic) {
  McContext *ctx = new_context(f);
  McDiags *diags = mc_diags_new(ctx);
  McOp op = parse(ctx, first->ptr, first->len, MC_SYNTAX_MODERN, true, diags);
  if (op.index == MC_NONE && (cannot_be_read(input, first) || says_less(first))) {
    f->unreadable++;
  } else if (op.index == MC_NONE) {
    Text message = make_text("", 0);
    if (mc_diags_count(diags) > 0) {
      free(message.ptr);
      McDiag d = mc_diags_get(diags, 0);
      message = make_text(d.message, d.message_len);
    }
    write_finding(f, options->generic ? "generic print is refused" : "custom print is refused", input->ptr, input->len,
                  first, &message);
    free(message.ptr);
  } else {
    Text second = print(ctx, op, options);
    if (!same_print(&second, first, options->names_as_written)) {
      bool expected = may_change(first) || gets_simpler(f, &second, options) || hides_a_location(first, options);
      if (!expected) write_finding(f, "prints differently again", input->ptr, input->len, first, &second);
    } else if (generic != NULL) {
      McPrintOptions plain;
      mc_print_options_init(&plain);
      plain.generic = true;
      Text third = print(ctx, op, &plain);
      Text one = without_properties(generic), two = without_properties(&third);
      if (!same_print(&one, &two, false) && !may_change(generic) && !says_less(generic)) {
        write_finding(f, "custom print means something else", input->ptr, input->len, generic, &third);
      }
      free(one.ptr);
      free(two.ptr);
      free(third.ptr);
    }
    free(second.ptr);
    mc_op_erase(ctx, op);
  }
  mc_diags_free(diags);
  mc_context_free(ctx);
}

static void random_options(Fuzz *f, McPrintOptions *options) {
  uint64_t bits = next_random(f) >> 20;
  mc_print_options_init(options);
  if (bits & 1) return;
  options->debug_info = bits & 2;
  options->local_scope = bits & 4;
  options->unique_ssa_ids = bits & 8;
  options->names_as_written = bits & 16;
  if (bits & 64) options->hex_if_larger = (bits & 128) ? -1 : 2;
}

/* Runs prints that do not parse again, for their own sake. */
static void print_otherwise(Fuzz *f, McContext *ctx, McOp op) {
  McPrintOptions options;
  random_options(f, &options);
  uint64_t bits = next_random(f) >> 20;
  options.generic = bits & 1;
  options.pretty_debug_info = bits & 2;
  options.debug_info |= options.pretty_debug_info;
  options.skip_regions = bits & 4;
  options.value_users = bits & 8;
  options.assume_verified = bits & 16;
  options.name_loc_as_prefix = bits & 128;
  if (bits & 32) options.elide_elements_if_larger = 2;
  if (bits & 64) options.elide_resources_if_larger = 8;
  free(print(ctx, op, &options).ptr);
  /* Single things from the middle of the module. */
  McWalk walk;
  mc_walk_init(ctx, &walk, op, bits & 256);
  size_t left = below(f, 8);
  for (McOp inner; (inner = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (left-- > 0) continue;
    McBuf *out = mc_buf_new();
    mc_print_op(ctx, inner, &options, out);
    mc_print_loc(ctx, mc_op_loc(ctx, inner), out);
    McBlock block = mc_op_block(ctx, inner);
    if (block.index != MC_NONE) mc_print_block(ctx, block, &options, out);
    for (uint32_t i = 0; i < mc_op_num_results(ctx, inner); i++) {
      mc_print_value_name(ctx, mc_op_result(ctx, inner, i), &options, out);
    }
    mc_buf_delete(out);
    break;
  }
}

/* For a module that was not verified: every print of it, as if it had been, and the verifier's messages. */
static void run_unverified(Fuzz *f, const Text *input) {
  McContext *ctx = new_context(f);
  McDiags *diags = mc_diags_new(ctx);
  McOp op = parse(ctx, input->ptr, input->len, generation_of(input->ptr, input->len), false, diags);
  if (op.index != MC_NONE) {
    McPrintOptions options;
    mc_print_options_init(&options);
    options.assume_verified = true;
    free(print(ctx, op, &options).ptr);
    options.assume_verified = false;
    free(print(ctx, op, &options).ptr);
    print_otherwise(f, ctx, op);
    if (mc_verify(ctx, op, diags) == render_all(ctx, diags)) {
      write_finding(f, "verifies with an error, or not without one", input->ptr, input->len, NULL, NULL);
    }
    if (!mc_check(ctx, diags)) {
      write_finding(f, "storage is not sound without verification", input->ptr, input->len, NULL, NULL);
    }
    mc_op_erase(ctx, op);
    f->unverified++;
  }
  mc_diags_free(diags);
  mc_context_free(ctx);
}

/* Returns true when the module was accepted. */
static bool run_module(Fuzz *f, const Text *input) {
  McContext *ctx = new_context(f);
  McDiags *diags = mc_diags_new(ctx);
  if (diags == NULL) die("out of memory", "");
  McOp op = parse(ctx, input->ptr, input->len, generation_of(input->ptr, input->len), true, diags);
  bool accepted = op.index != MC_NONE;
  if (render_all(ctx, diags) == accepted) {
    write_finding(f, accepted ? "an error, but accepted" : "refused without an error", input->ptr, input->len, NULL,
                  NULL);
  }
  if (accepted) {
    McPrintOptions generic, custom;
    mc_print_options_init(&generic);
    generic.generic = true;
    random_options(f, &custom);
    Text generic_text = print(ctx, op, &generic), custom_text = print(ctx, op, &custom);
    print_otherwise(f, ctx, op);
    McOp clone = mc_op_clone(ctx, op);
    if (clone.index != MC_NONE) {
      Text again = print(ctx, clone, &generic);
      /* External resources stay with the root that was parsed. */
      bool same = strstr(generic_text.ptr, "external_resources") != NULL || same_print(&again, &generic_text, false);
      if (!same) {
        write_finding(f, "a clone prints differently", input->ptr, input->len, &generic_text, &again);
      }
      free(again.ptr);
      mc_op_erase(ctx, clone);
    }
    if (!mc_check(ctx, diags)) write_finding(f, "storage is not sound", input->ptr, input->len, NULL, NULL);
    mc_op_erase(ctx, op);
    mc_diags_free(diags);
    mc_context_free(ctx);
    check_again(f, input, &generic_text, &generic, NULL);
    check_again(f, input, &custom_text, &custom, custom.debug_info || custom.local_scope ? NULL : &generic_text);
    free(generic_text.ptr);
    free(custom_text.ptr);
    return true;
  }
  mc_diags_free(diags);
  mc_context_free(ctx);
  return false;
}

/* A distinct attribute is a new one each time, and a resource that is referred to in another text gets another key. */
static bool is_new_each_time(const Text *text) {
  return strstr(text->ptr, "distinct") != NULL || strstr(text->ptr, "dense_resource") != NULL;
}

static void print_affine(McContext *ctx, McAttr attr) {
  McBuf *out = mc_buf_new();
  if (mc_kind(ctx, attr.index) == MC_ATTR_AFFINE_MAP) {
    McAffineMap map = mc_attr_affine_map_value(ctx, attr);
    mc_print_affine_map(ctx, map, out);
    if (mc_affine_map_num_results(ctx, map) > 0) mc_print_affine_expr(ctx, mc_affine_map_result(ctx, map, 0), out);
  } else if (mc_kind(ctx, attr.index) == MC_ATTR_INTEGER_SET) {
    mc_print_integer_set(ctx, mc_attr_integer_set_value(ctx, attr), out);
  }
  mc_buf_delete(out);
}

/* A run of tokens as an attribute and as a type. */
static void run_piece(Fuzz *f, const Text *input) {
  McTokens tokens;
  if (!mc_tokenize(input->ptr, input->len, &tokens)) die("out of memory", "");
  if (tokens.count > 0) {
    size_t first = below(f, tokens.count), last = first + below(f, tokens.count - first);
    if (last - first > 40) last = first + 40;
    Text piece = make_text(input->ptr + tokens.start[first], (size_t)(tokens.end[last] - tokens.start[first]));
    McContext *ctx = new_context(f);
    McDiags *diags = mc_diags_new(ctx);
    McBuf *out = mc_buf_new();
    McSyntax syntax = generation_of(input->ptr, input->len);
    McAttr attr = mc_parse_attr(ctx, piece.ptr, piece.len, (McType){MC_NONE}, syntax, diags);
    if (attr.index != MC_NONE) {
      f->attrs++;
      print_affine(ctx, attr);
      mc_print_attr(ctx, attr, out);
      McStr s = mc_buf_contents(out);
      Text text = make_text(s.ptr, s.len);
      McAttr again = mc_parse_attr(ctx, text.ptr, text.len, (McType){MC_NONE}, MC_SYNTAX_MODERN, diags);
      if (again.index != attr.index && !may_change(&text) && !is_new_each_time(&text)) {
        write_finding(f, "an attribute reads back as another", piece.ptr, piece.len, &text, NULL);
      }
      free(text.ptr);
    } else if (!mc_diags_has_error(diags)) {
      write_finding(f, "an attribute is refused without an error", piece.ptr, piece.len, NULL, NULL);
    }
    mc_diags_clear(diags);
    uint64_t bits = next_random(f) >> 20;
    McType expected = bits & 1   ? mc_type_float(ctx, (McFloatKind)(bits / 4 % MC_NUM_FLOAT_KINDS))
                      : bits & 2 ? mc_type_index(ctx)
                                 : mc_type_integer(ctx, 1 + bits / 4 % 130, (McSignedness)(bits / 1024 % 3));
    mc_parse_attr(ctx, piece.ptr, piece.len, expected, syntax, diags);
    mc_diags_clear(diags);
    McType type = mc_parse_type(ctx, piece.ptr, piece.len, syntax, diags);
    if (type.index != MC_NONE) {
      mc_buf_delete(out);
      out = mc_buf_new();
      mc_print_type(ctx, type, out);
      McStr s = mc_buf_contents(out);
      Text text = make_text(s.ptr, s.len);
      McType again = mc_parse_type(ctx, text.ptr, text.len, MC_SYNTAX_MODERN, diags);
      if (again.index != type.index && !may_change(&text) && !is_new_each_time(&text)) {
        write_finding(f, "a type reads back as another", piece.ptr, piece.len, &text, NULL);
      }
      free(text.ptr);
    }
    mc_buf_delete(out);
    mc_diags_free(diags);
    mc_context_free(ctx);
    free(piece.ptr);
  }
  mc_tokens_free(&tokens);
}

/* The same with one allocation that fails: it must not crash or leak. */
static void run_failing(Fuzz *f, const Text *input) {
  McContext *ctx = new_context(f);
  McDiags *diags = mc_diags_new(ctx);
  mc_context_fail_allocation_after(ctx, (long long)below(f, 400));
  McOp op = parse(ctx, input->ptr, input->len, generation_of(input->ptr, input->len), true, diags);
  if (op.index == MC_NONE && !mc_diags_has_error(diags)) {
    write_finding(f, "refused without an error when an allocation failed", input->ptr, input->len, NULL, NULL);
  }
  if (op.index != MC_NONE) {
    McPrintOptions options;
    random_options(f, &options);
    mc_context_fail_allocation_after(ctx, (long long)below(f, 60));
    McBuf *out = mc_buf_new();
    if (out != NULL) mc_print_op(ctx, op, &options, out);
    mc_buf_delete(out);
  }
  mc_context_fail_allocation_after(ctx, -1);
  if (!mc_check(ctx, diags)) {
    write_finding(f, "storage is not sound after a failed allocation", input->ptr, input->len, NULL, NULL);
  }
  if (op.index != MC_NONE) mc_op_erase(ctx, op);
  mc_diags_free(diags);
  mc_context_free(ctx);
  f->failing++;
}

static void run(Fuzz *f, const Text *input) {
  if (f->current != NULL && input->len + 32 < f->current_size) {
    int n = snprintf(f->current, 32, "%zu\n", input->len);
    memcpy(f->current + n, input->ptr, input->len);
  }
  f->inputs++;
  start_clock(f->limit);
  uint32_t before = coverage.fresh;
  /* A copy that ends with its NUL, so that ASan sees the first byte read after it. */
  Text exact = make_text(input->ptr, input->len);
  bool accepted = run_module(f, &exact);
  f->accepted += accepted;
  if (!accepted) run_unverified(f, &exact);
  uint64_t more = next_random(f) >> 30;
  if (more % 4 == 0) run_piece(f, &exact);
  if (more % 16 == 1) run_failing(f, &exact);
  free(exact.ptr);
  start_clock(0);
  if (coverage.fresh != before && input->len <= f->max_bytes) keep(f, input->ptr, input->len);
}

/* --- making inputs --- */

static const char *const odd_pieces[] = {"0",
                                         "-1",
                                         "1",
                                         "4294967296",
                                         "9223372036854775807",
                                         "9223372036854775808",
                                         "18446744073709551616",
                                         "99999999999999999999999999999",
                                         "0x",
                                         "0xFFFFFFFFFFFFFFFF",
                                         "0x7FC00000",
                                         "1.0e400",
                                         "1.0e-400",
                                         "-0.0",
                                         "0.1",
                                         "?",
                                         "*",
                                         "x",
                                         "<",
                                         ">",
                                         "(",
                                         ")",
                                         "[",
                                         "]",
                                         "{",
                                         "}",
                                         "<{",
                                         "}>",
                                         "->",
                                         "::",
                                         ":",
                                         "=",
                                         ",",
                                         "\"",
                                         "\\",
                                         "%0",
                                         "%0#1",
                                         "%a:2",
                                         "^bb0",
                                         "#a",
                                         "!a",
                                         "@a",
                                         "@\"a b\"",
                                         "loc(#loc1)",
                                         "loc(\"f\":1:2)",
                                         "loc(unknown)",
                                         "i1",
                                         "i0",
                                         "i16777215",
                                         "i16777216",
                                         "si8",
                                         "ui4",
                                         "index",
                                         "none",
                                         "f32",
                                         "bf16",
                                         "f80",
                                         "f8E8M0FNU",
                                         "tensor<",
                                         "vector<[4]xi1>",
                                         "memref<",
                                         "complex<",
                                         "tuple<",
                                         "dense<",
                                         "dense<[]>",
                                         "sparse<",
                                         "array<i32: ",
                                         "affine_map<",
                                         "affine_set<",
                                         "strided<",
                                         "distinct[0]<",
                                         "dense_resource<r>",
                                         "true",
                                         "false",
                                         "unit",
                                         "\n",
                                         "\t",
                                         "//",
                                         "{-#",
                                         "#-}",
                                         "\xC3\xA4",
                                         "\xFF",
                                         "mod",
                                         "floordiv",
                                         "ceildiv",
                                         "symbol",
                                         "fused[",
                                         "callsite(",
                                         " at ",
                                         "builtin.module",
                                         "\"func.func\"",
                                         "()",
                                         "[[",
                                         "]]",
                                         "{a}",
                                         "attributes",
                                         "isolated",
                                         "size (4)",
                                         "floordiv(",
                                         "(d0) -> (d0)",
                                         "(d0) : d0 >= 0",
                                         "offset: 4, strides: [1]",
                                         "hbm",
                                         "!llvm<\"i32*\">",
                                         "opaque<",
                                         "= type",
                                         "#a.b",
                                         "!a.b",
                                         "affine_int",
                                         "splat<tensor<2xi8>, 1>",
                                         "?)",
                                         "...",
                                         "func",
                                         "constant",
                                         "[2x4]",
                                         "= \"x.y\"",
                                         "-9223372036854775808",
                                         "4x",
                                         "0x4x",
                                         "x?x"};

typedef struct Draft { char *ptr; size_t len, room; } Draft;

/* Replaces draft[at, at + gone) by `len` bytes. Bytes that would exceed the room are cut. */
static void replace(Draft *d, size_t at, size_t gone, const char *bytes, size_t len) {
  if (at > d->len) at = d->len;
  if (gone > d->len - at) gone = d->len - at;
  if (d->len - gone + len > d->room) return;
  char *copy = malloc(len + 1);
  if (copy == NULL) die("out of memory", "");
  memcpy(copy, bytes, len); /* may be part of the draft itself */
  memmove(d->ptr + at + len, d->ptr + at + gone, d->len - at - gone);
  memcpy(d->ptr + at, copy, len);
  d->len += len - gone;
  free(copy);
}

/* A run of bytes that starts and ends at tokens; usually a single token. */
static void choose_tokens(Fuzz *f, const char *text, size_t len, size_t *at, size_t *count) {
  McTokens tokens;
  char *copy = make_text(text, len).ptr;
  *at = below(f, len + 1);
  *count = 0;
  if (mc_tokenize(copy, len, &tokens) && tokens.count > 0) {
    size_t first = below(f, tokens.count), more = below(f, 4) ? below(f, 3) : below(f, 30), last = first + more;
    if (last >= tokens.count) last = tokens.count - 1;
    *at = (size_t)tokens.start[first];
    *count = (size_t)(tokens.end[last] - tokens.start[first]);
  }
  mc_tokens_free(&tokens);
  free(copy);
}

/* Replaces one token by another of its kind: the result is often still valid. */
static void swap_token(Fuzz *f, Draft *d, const Text *other) {
  Text self = make_text(d->ptr, d->len);
  const Text *source = below(f, 3) ? &self : other;
  McTokens mine = {0}, theirs = {0};
  if (mc_tokenize(self.ptr, self.len, &mine) && mc_tokenize(source->ptr, source->len, &theirs) && mine.count > 0 &&
      theirs.count > 0) {
    size_t i = below(f, mine.count), j = below(f, theirs.count);
    for (size_t n = 0; n < theirs.count && theirs.kind[j] != mine.kind[i]; n++) j = (j + 1) % theirs.count;
    if (theirs.kind[j] == mine.kind[i]) {
      replace(d, (size_t)mine.start[i], (size_t)(mine.end[i] - mine.start[i]), source->ptr + theirs.start[j],
              (size_t)(theirs.end[j] - theirs.start[j]));
    }
  }
  mc_tokens_free(&mine);
  mc_tokens_free(&theirs);
  free(self.ptr);
}

static void choose_line(Fuzz *f, const char *text, size_t len, size_t *at, size_t *count) {
  size_t begin = below(f, len + 1);
  while (begin > 0 && text[begin - 1] != '\n') begin--;
  size_t end = begin;
  while (end < len && text[end] != '\n') end++;
  if (end < len) end++;
  *at = begin;
  *count = end - begin;
}

static void mutate(Fuzz *f, Draft *d) {
  const Text *other = &f->corpus[below(f, f->num_corpus)];
  size_t at, count, from, taken;
  switch (below(f, 20)) {
    case 0: d->len = below(f, d->len + 1); return; /* truncate */
    case 1: {                                       /* one byte */
      char byte = (char)(next_random(f) >> 40);
      replace(d, below(f, d->len), 1, &byte, 1);
      return;
    }
    case 2: replace(d, below(f, d->len), 1 + below(f, 4), "", 0); return;
    case 3: {
      char byte = (char)(' ' + below(f, 95));
      replace(d, below(f, d->len + 1), below(f, 2), &byte, 1);
      return;
    }
    case 4: /* removes a token */
      choose_tokens(f, d->ptr, d->len, &at, &count);
      replace(d, at, count, "", 0);
      return;
    case 5: /* a token of the same text or of another, in place of one or before it */
    case 6:
    case 7: {
      choose_tokens(f, d->ptr, d->len, &at, &count);
      if (below(f, 3) == 0) count = 0;
      if (below(f, 2)) {
        choose_tokens(f, d->ptr, d->len, &from, &taken);
        replace(d, at, count, d->ptr + from, taken);
      } else {
        choose_tokens(f, other->ptr, other->len, &from, &taken);
        replace(d, at, count, other->ptr + from, taken);
      }
      return;
    }
    case 8:
    case 9: {
      const char *piece = odd_pieces[below(f, sizeof odd_pieces / sizeof *odd_pieces)];
      choose_tokens(f, d->ptr, d->len, &at, &count);
      replace(d, at, below(f, 3) ? count : 0, piece, strlen(piece));
      return;
    }
    case 10: /* a line twice, or moved, or one of another text */
      choose_line(f, d->ptr, d->len, &at, &count);
      choose_line(f, d->ptr, d->len, &from, &taken);
      replace(d, at, below(f, 2) ? count : 0, d->ptr + from, taken);
      return;
    case 11:
      choose_line(f, d->ptr, d->len, &at, &count);
      choose_line(f, other->ptr, other->len, &from, &taken);
      replace(d, at, below(f, 2) ? count : 0, other->ptr + from, taken);
      return;
    case 12: /* splice: the beginning of this, the end of another */
      at = below(f, d->len + 1);
      from = below(f, other->len + 1);
      replace(d, at, d->len - at, other->ptr + from, other->len - from);
      return;
    case 13: { /* repeats a piece many times: nesting */
      choose_tokens(f, d->ptr, d->len, &at, &count);
      size_t times = below(f, 10) ? 1 + below(f, 8) : 1 + below(f, 400);
      for (size_t i = 0; i < times && d->len + count <= d->room; i++) replace(d, at, 0, d->ptr + at, count);
      return;
    }
    default: swap_token(f, d, other); return;
  }
}

static void one_round(Fuzz *f, Draft *d) {
  /* Seeds keep their probability when the corpus grows. */
  const Text *seed = &f->corpus[below(f, below(f, 3) ? f->num_corpus : f->num_seeds)];
  d->len = 0;
  replace(d, 0, 0, seed->ptr, seed->len < d->room ? seed->len : d->room);
  size_t times = 1 + (below(f, 4) ? below(f, 2) : below(f, 8));
  for (size_t i = 0; i < times; i++) mutate(f, d);
  d->ptr[d->len] = 0;
  run(f, &(Text){d->ptr, d->len});
}

/* --- the command line --- */

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* A .txt file holds one input per line, with \n for the ends of lines. */
static void keep_lines(Fuzz *f, const Text *t) {
  for (size_t at = 0; at < t->len;) {
    Text line = make_text(t->ptr + at, strcspn(t->ptr + at, "\n"));
    at += line.len + 1;
    size_t len = 0;
    for (size_t i = 0; i < line.len; i++) {
      bool newline = line.ptr[i] == '\\' && line.ptr[i + 1] == 'n';
      line.ptr[len++] = newline ? '\n' : line.ptr[i];
      i += newline;
    }
    keep(f, line.ptr, len);
    free(line.ptr);
  }
}

static void add_path(Fuzz *f, const char *path) {
  struct stat info;
  if (stat(path, &info) != 0) die("no such file", path);
  if (!S_ISDIR(info.st_mode)) {
    Text t = read_file(path);
    size_t len = strlen(path);
    if (len > 4 && strcmp(path + len - 4, ".txt") == 0) keep_lines(f, &t);
    else if (t.len <= f->max_bytes) keep(f, t.ptr, t.len);
    free(t.ptr);
    return;
  }
  char *names[20000];
  size_t count = 0;
  DIR *folder = opendir(path);
  for (struct dirent *entry; (entry = readdir(folder)) != NULL && count < sizeof names / sizeof *names;) {
    size_t len = strlen(entry->d_name);
    bool wanted =
        len > 5 && (strcmp(entry->d_name + len - 5, ".mlir") == 0 || strcmp(entry->d_name + len - 4, ".txt") == 0);
    if (wanted) names[count++] = make_text(entry->d_name, len).ptr;
  }
  closedir(folder);
  qsort(names, count, sizeof *names, by_name);
  for (size_t i = 0; i < count; i++) {
    char full[2048];
    snprintf(full, sizeof full, "%s/%s", path, names[i]);
    add_path(f, full);
    free(names[i]);
  }
}

int main(int argc, char **argv) {
  static Fuzz fuzz;
  Fuzz *f = &fuzz;
  uint64_t seed = 1, inputs = 100000;
  long seconds = 0;
  bool replay = false;
  f->max_bytes = 4096;
  f->limit = 10;
  for (int i = 1; i < argc; i++) {
    const char *arg = argv[i], *value = i + 1 < argc ? argv[i + 1] : "";
    if (strcmp(arg, "--replay") == 0) {
      replay = true;
      continue;
    }
    if (strncmp(arg, "--", 2) != 0) {
      add_path(f, arg);
      continue;
    }
    i++;
    if (strcmp(arg, "--seed") == 0) seed = strtoull(value, NULL, 10);
    else if (strcmp(arg, "--inputs") == 0) inputs = strtoull(value, NULL, 10);
    else if (strcmp(arg, "--seconds") == 0) seconds = strtol(value, NULL, 10);
    else if (strcmp(arg, "--max-bytes") == 0) f->max_bytes = (size_t)strtoull(value, NULL, 10);
    else if (strcmp(arg, "--opaque") == 0) f->opaque = value[0] == '1';
    else if (strcmp(arg, "--limit") == 0) f->limit = (int)strtol(value, NULL, 10);
    else if (strcmp(arg, "--findings") == 0) f->findings_folder = value;
    else if (strcmp(arg, "--needs") == 0 && f->dialects.count > 0) f->dialects.ptr[f->dialects.count - 1].needs = value;
    else if (strcmp(arg, "--dialect") == 0) {
      if (!dialect_files_add(&f->dialects, value)) die("cannot read", value);
    }
    else if (strcmp(arg, "--current") == 0) {
      f->current_size = 1 << 22;
      int fd = open(value, O_RDWR | O_CREAT | O_TRUNC, 0644);
      if (fd < 0 || ftruncate(fd, (off_t)f->current_size) != 0) die("cannot write", value);
      f->current = mmap(NULL, f->current_size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
      if (f->current == MAP_FAILED) die("cannot map", value);
      close(fd);
    } else die("unknown option", arg);
  }
  if (f->num_corpus == 0) die("no input", "");
  f->num_seeds = f->num_corpus;
  f->state = seed * 0x9E3779B97F4A7C15u + 88172645463325252u;
  for (int i = 0; i < 8; i++) next_random(f);
  signal(SIGPROF, on_hang);
  Draft draft = {malloc(f->max_bytes + 1), 0, f->max_bytes};
  if (draft.ptr == NULL) die("out of memory", "");
  time_t start = time(NULL);
  size_t begin = replay ? 0 : below(f, f->num_seeds);
  /* half of the time at most */
  for (size_t i = 0; i < f->num_seeds && (seconds == 0 || 2 * (time(NULL) - start) < seconds); i++) {
    const Text *one = &f->corpus[(begin + i) % f->num_seeds];
    Text copy = make_text(one->ptr, one->len);
    run(f, &copy);
    free(copy.ptr);
  }
  uint64_t accepted_seeds = f->accepted;
  while (!replay && f->inputs < inputs && (seconds == 0 || time(NULL) - start < seconds)) one_round(f, &draft);
  printf(
      "%llu inputs, %llu accepted (of %zu seeds: %llu), %llu pieces read, %llu refused ones unverified, %llu with a "
      "failing allocation, corpus %zu, "
      "places reached %u, findings %llu, %ld s\n",
      (unsigned long long)f->inputs, (unsigned long long)f->accepted, f->num_seeds, (unsigned long long)accepted_seeds,
      (unsigned long long)f->attrs, (unsigned long long)f->unverified, (unsigned long long)f->failing, f->num_corpus,
      coverage.fresh, (unsigned long long)f->findings, (long)(time(NULL) - start));
  for (size_t i = 0; i < f->num_corpus; i++) free(f->corpus[i].ptr);
  dialect_files_free(&f->dialects);
  free(f->corpus);
  free(draft.ptr);
  return f->findings != 0 ? 3 : 0;
}
