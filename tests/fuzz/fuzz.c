/* fuzz.c - runs the engine on truncated, mutated and spliced texts, in one process and without forking.
 *
 *   fuzz [--seed N] [--inputs N] [--seconds N] [--max-bytes N] [--limit SECONDS] [--current FILE]
 *        [--findings DIR] [--opaque 1] [--tokens 1] [--dialect PROGRAM [--needs NAME]]... [--replay] [--choices N]
 *        FILE|FOLDER...
 *
 * A text that begins with `//2019`, `//2020`, `//2023` or `//auto` is read in that generation. Every fourth of the
 * other texts is read with `auto`; the choice depends on its bytes, so that a replay makes the same one. The printed
 * form is always today's.
 *
 * With --opaque 1, operations without a definition are kept as they are written, and for every other input nothing but
 * builtin is defined.
 *
 * With --tokens 1, each token of each seed is changed, before the random changes begin.
 *
 * Each input is parsed with verification. It must end in an error, or in a module whose print (custom, and sometimes
 * generic) parses to the same print. Some inputs go through more steps; which ones, and with which options, depends on
 * their bytes. Storage must be sound (mc_check) and nothing may stay allocated when a context is freed (a debug build
 * of the engine asserts that).
 *
 * A context serves many inputs, since loading dialects takes longer than reading a text. An input that seems to be a
 * finding is tried again in contexts of its own, where it must be one, too; --replay goes through all steps there,
 * with N choices of options and of failing allocations (4).
 *
 * The input under test is in FILE of --current, which outlives a crash. An input whose print changes is written to
 * --findings and counted; the exit status is then 3. A hang exits with 77 after --limit seconds of processor time.
 *
 * When the engine is built with -fsanitize-coverage=trace-pc, inputs that reach new code join the corpus. The whole run
 * is determined by --seed. --replay runs the files themselves and nothing else.
 */
#include "fuzzer.h"

#include <time.h>

/* --- data that the tool keeps --- */

/* The parts of a run of one input after it was parsed with verification. */
typedef enum Step {
  READ_CUSTOM,
  READ_GENERIC,
  PRINT_OTHERWISE,
  CLONE,
  CHECK,
  UNVERIFIED,
  PIECE,
  FAILING,
  NUM_STEPS
} Step;

/* One in so many inputs takes the step. */
static const unsigned step_every[NUM_STEPS] = {
    [READ_CUSTOM] = 1, [READ_GENERIC] = 2, [PRINT_OTHERWISE] = 4, [CLONE] = 8,
    [CHECK] = 64,      [UNVERIFIED] = 8,   [PIECE] = 8,           [FAILING] = 16,
};

/* A failing allocation in a context of its own, which loads dialects, is one in so many of them. */
#define FAILING_FRESH_EVERY 16

#define INPUTS_OF_A_CONTEXT 2048
#define BYTES_OF_A_CONTEXT ((size_t)64 << 20)
#define BYTES_OF_AN_INPUT ((size_t)16 << 20)

typedef struct Contexts {
  McContext *first, *again; /* owned; for the input, and for what was printed; NULL: not made yet */
  uint64_t inputs;          /* since they were made */
  bool bare;                /* only builtin is defined */
} Contexts;

typedef struct Fuzz {
  Corpus corpus;
  DialectFiles dialects;
  Random random;       /* of mutations; of choices while an input runs */
  uint32_t hash;       /* of the input */
  Contexts shared[2];  /* the second one is bare */
  bool alone;          /* the input has contexts of its own and takes all steps */
  bool is_too_long;    /* a print of the input did not fit into BYTES_OF_AN_INPUT: nothing about it is a finding */
  const Text *generic; /* borrowed: the print of the module that is looked at, or NULL */
  const char *suspect; /* a finding in contexts that earlier inputs used, or NULL */
  uint64_t inputs, executions, accepted, findings, acquitted, attrs, failing, unreadable, unverified, too_long;
  size_t max_bytes;
  const char *findings_folder;
  bool opaque;         /* --opaque */
  int choices;         /* --choices */
} Fuzz;

/* --- contexts --- */

static McLoad load_dialect(void *data, McContext *ctx, const char *name, size_t len) {
  return dialect_files_load(data, ctx, name, len);
}

static McLoad load_builtin(void *data, McContext *ctx, const char *name, size_t len) {
  if (len != 7 || memcmp(name, "builtin", 7) != 0) return MC_LOAD_NONE;
  return dialect_files_load(data, ctx, name, len);
}

static McContext *new_context(Fuzz *f, bool bare) {
  McContext *ctx = mc_context_new();
  if (ctx == NULL) die("no context", "");
  mc_context_allow_unregistered(ctx, true);
  mc_context_keep_unknown_syntax(ctx, f->opaque);
  mc_context_set_dialect_loader(ctx, bare ? load_builtin : load_dialect, &f->dialects);
  return ctx;
}

static void limit_memory(McContext *ctx) {
  mc_context_set_limits(ctx, (McLimits){.memory = mc_context_live_bytes(ctx) + BYTES_OF_AN_INPUT});
}

static void free_context(McContext *ctx) {
  if (ctx == NULL) return;
  McDiags *diags = mc_diags_new(ctx);
  if (!mc_check(ctx, diags)) die("storage is not sound:", mc_diags_get(diags, 0).message);
  mc_diags_free(diags);
  mc_context_free(ctx);
}

static void free_contexts(Contexts *c) {
  free_context(c->first);
  free_context(c->again);
  *c = (Contexts){.bare = c->bare};
}

static void make_contexts(Fuzz *f, Contexts *c) {
  c->first = new_context(f, c->bare);
  c->again = new_context(f, c->bare);
}

/* The shared contexts for the next input. They are renewed at times that follow from the inputs alone. */
static Contexts *shared_contexts(Fuzz *f) {
  Contexts *c = &f->shared[f->opaque && f->inputs % 2 == 0];
  if (c->first != NULL && (c->inputs == INPUTS_OF_A_CONTEXT || mc_context_live_bytes(c->first) > BYTES_OF_A_CONTEXT ||
                           mc_context_live_bytes(c->again) > BYTES_OF_A_CONTEXT)) {
    free_contexts(c);
  }
  if (c->first == NULL) make_contexts(f, c);
  c->inputs++;
  return c;
}

/* Whether the input takes a step. Choices in the step then follow from the input alone. */
static bool begin(Fuzz *f, Step step) {
  f->random = random_from(f->hash + ((uint64_t)(step + 1) << 32));
  next_random(&f->random);
  return below(&f->random, step_every[step]) == 0 || f->alone;
}

/* --- one input --- */

static McOp parse(Fuzz *f, McContext *ctx, const Text *text, McSyntax syntax, bool verify, McDiags *diags) {
  limit_memory(ctx);
  f->executions += verify;
  McParseOptions options = {.source_name = "fuzz.mlir", .source_name_len = 9, .verify = verify, .syntax = syntax};
  return mc_parse(ctx, text->ptr, text->len, &options, diags);
}

static Text print(Fuzz *f, McContext *ctx, McOp op, const McPrintOptions *options) {
  McBuf *out = mc_buf_new();
  if (out == NULL) die("out of memory", "");
  if (!mc_print_op(ctx, op, options, out)) {
    f->is_too_long = true;
    f->too_long++;
  }
  McStr s = mc_buf_contents(out);
  Text t = make_text(s.ptr, s.len);
  mc_buf_delete(out);
  return t;
}

static void write_file(const Fuzz *f, const char *ending, const char *bytes, size_t len) {
  char path[1024];
  snprintf(path, sizeof path, "%s/finding-%llu.%s", f->findings_folder, (unsigned long long)f->inputs, ending);
  FILE *file = fopen(path, "wb");
  if (file == NULL) die("cannot write", path);
  fwrite(bytes, 1, len, file);
  fclose(file);
}

/* In contexts that earlier inputs used, it only becomes a suspect. Alone, its first finding is written: the input, a
 * report, and the generic print of the module. */
static void write_finding(Fuzz *f, const char *what, const Text *input, const Text *one, const Text *two) {
  if (f->is_too_long) return;
  bool is_first = f->suspect == NULL;
  f->suspect = what;
  if (!f->alone || !is_first) return;
  f->findings++;
  fprintf(stderr, "fuzz: %s (input %llu, %zu bytes)\n", what, (unsigned long long)f->inputs, input->len);
  if (f->findings_folder == NULL || f->findings > 1000) return;
  write_file(f, "mlir", input->ptr, input->len);
  if (f->generic != NULL) write_file(f, "generic", f->generic->ptr, f->generic->len);
  size_t size = strlen(what) + (one ? one->len : 0) + (two ? two->len : 0) + 64;
  char *report = malloc(size);
  if (report == NULL) die("out of memory", "");
  int len = snprintf(report, size, "%s\n--- first\n%s\n--- second\n%s\n", what, one ? one->ptr : "",
                     two ? two->ptr : "");
  write_file(f, "txt", report, (size_t)len);
  free(report);
}

/* A print that is not read as the same. An operation without a definition may be guessed in another
 * way after a mutation: that is no finding. */
static void write_difference(Fuzz *f, const char *what, const Text *input, const Text *one, const Text *two) {
  if (f->opaque) f->unreadable++;
  else write_finding(f, what, input, one, two);
}

static bool has_one_of(const Text *print, const char *const *known, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (strstr(print->ptr, known[i]) != NULL) return true;
  }
  return false;
}

/* Some values change when they are printed and read, in mlir-opt, too: values of f80 and f128 with more digits than a
 * double has, an infinity of a kind that has none, and a negative f8E8M0FNU. */
static bool may_change(const Text *print) {
  static const char *const lossy[] = {"f80", "f128", "f8E8M0FNU", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN"};
  return has_one_of(print, lossy, sizeof lossy / sizeof *lossy);
}

/* The form of some operations and attributes omits parts of them, in mlir-opt, too: constant bounds become static ones,
 * counts and arguments of bodies are dropped, and so are attributes of an implied terminator, of what wraps one
 * operation and of an outer product that adds to nothing, and operands that a map does not use; functions of functions
 * have two readings. */
static bool says_less(const Text *print) {
  static const char *const known[] = {"scf.forall",    "gpu.func",        "irdl.",           "linalg.pack",
                                      "linalg.unpack", "stablehlo.conv<", "stablehlo.while", "tosa.variable",
                                      "llvm.func",     "vector.insert",   "shape.assuming",  "vector.outerproduct",
                                      "affine.load",   "affine.store",    "spirv.SpecConstantOperation"};
  return has_one_of(print, known, sizeof known / sizeof *known);
}

/* Locations in attributes, which a form without locations omits. */
static bool has_location(const Text *print) { return strstr(print->ptr, "loc(") != NULL; }

/* Text that mlir-opt also prints and cannot read: @""; a case of cf.switch with more than 64 bits, printed as the
 * largest number of 64 bits; two kinds of inheritance in flags of debug information; and bodies without quotes like
 * !x<y<z>w<v>>, which it accepts unchanged and prints as !x.y<z>w<v>. */
static bool cannot_be_read(const Text *input, const Text *print) {
  static const char *const known[] = {"<<INVALID EMPTY SYMBOL>>", " 18446744073709551615: ^",
                                      "Inheritance|MultipleInheritance"};
  if (has_one_of(print, known, sizeof known / sizeof *known)) return true;
  for (size_t i = 0; i < input->len; i++) {
    if (input->ptr[i] != '!' && input->ptr[i] != '#') continue;
    const char *p = input->ptr + i + 1;
    p += strspn(p, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$-");
    p += strspn(p, " \n\t\r");
    if (*p == '<' && strspn(p + 1 + strspn(p + 1, " \n\t\r"), "\"") == 0) return true;
  }
  return false;
}

/* The sum over all lines in any order, without the comments at their ends, and without the numbers of distinct
 * attributes, which count their definitions. */
static uint64_t sum_of_lines(const Text *t) {
  uint64_t sum = 0, line = 14695981039346656037u;
  bool comment = false;
  for (size_t i = 0; i < t->len; i++) {
    static const char distinct[] = "distinct[";
    const size_t len = sizeof distinct - 1;
    comment |= t->ptr[i] == '/' && t->ptr[i + 1] == '/';
    if (i >= len && memcmp(t->ptr + i - len, distinct, len) == 0) i += strspn(t->ptr + i, "0123456789");
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

/* The location of an operation that another one prints in its line is not printed. */
static bool hides_a_location(const Text *print, const McPrintOptions *options) {
  static const char *const known[] = {"vector.mask ", "spirv.SpecConstantOperation wraps"};
  return options->debug_info && has_one_of(print, known, sizeof known / sizeof *known);
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
static bool gets_simpler(Fuzz *f, McContext *ctx, const Text *print_, const McPrintOptions *options) {
  if (strstr(print_->ptr, "affine_") == NULL) return false;
  Text last = make_text(print_->ptr, print_->len);
  bool done = false;
  for (int round = 0; round < 100 && !done; round++) {
    McDiags *diags = mc_diags_new(ctx);
    McOp op = parse(f, ctx, &last, MC_SYNTAX_MODERN, true, diags);
    if (op.index == MC_NONE) round = 100;
    Text next = op.index == MC_NONE ? make_text("", 0) : print(f, ctx, op, options);
    done = same_print(&last, &next, options->names_as_written);
    free(last.ptr);
    last = next;
    if (op.index != MC_NONE) mc_op_erase(ctx, op);
    mc_diags_free(diags);
  }
  free(last.ptr);
  return done;
}

/* Reads the print `first` again. `generic`: the generic print of the same module, which must then be the same, or
 * NULL. */
static void check_again(Fuzz *f, Contexts *c, const Text *input, const Text *first, const McPrintOptions *options,
                        const Text *generic) {
  McContext *ctx = f->alone ? new_context(f, c->bare) : c->again; /* keys of resources are renamed the second time */
  McDiags *diags = mc_diags_new(ctx);
  McOp op = parse(f, ctx, first, MC_SYNTAX_MODERN, true, diags);
  if (op.index == MC_NONE && (cannot_be_read(input, first) || says_less(first))) {
    f->unreadable++;
  } else if (op.index == MC_NONE) {
    Text message = make_text("", 0);
    if (mc_diags_count(diags) > 0) {
      free(message.ptr);
      McDiag d = mc_diags_get(diags, 0);
      message = make_text(d.message, d.message_len);
    }
    write_difference(f, options->generic ? "generic print is refused" : "custom print is refused", input, first,
                     &message);
    free(message.ptr);
  } else {
    Text second = print(f, ctx, op, options);
    if (!same_print(&second, first, options->names_as_written)) {
      bool expected = may_change(first) || gets_simpler(f, ctx, &second, options) || hides_a_location(first, options);
      if (!expected) write_difference(f, "prints differently again", input, first, &second);
    } else if (generic != NULL) {
      McPrintOptions plain;
      mc_print_options_init(&plain);
      plain.generic = true;
      Text third = print(f, ctx, op, &plain);
      Text one = without_properties(generic), two = without_properties(&third);
      bool expected = may_change(generic) || says_less(generic) || has_location(generic);
      if (!expected && !same_print(&one, &two, false)) {
        write_difference(f, "custom print means something else", input, generic, &third);
      }
      free(one.ptr);
      free(two.ptr);
      free(third.ptr);
    }
    free(second.ptr);
    mc_op_erase(ctx, op);
  }
  mc_diags_free(diags);
  if (f->alone) free_context(ctx);
}

static void random_options(Fuzz *f, McPrintOptions *options) {
  uint64_t bits = next_random(&f->random) >> 20;
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
  uint64_t bits = next_random(&f->random) >> 20;
  options.generic = bits & 1;
  options.pretty_debug_info = bits & 2;
  options.debug_info |= options.pretty_debug_info;
  options.skip_regions = bits & 4;
  options.value_users = bits & 8;
  options.assume_verified = bits & 16;
  options.name_loc_as_prefix = bits & 128;
  if (bits & 32) options.elide_elements_if_larger = 2;
  if (bits & 64) options.elide_resources_if_larger = 8;
  free(print(f, ctx, op, &options).ptr);
  /* Single things from the middle of the module. */
  McWalk walk;
  mc_walk_init(ctx, &walk, op, bits & 256);
  size_t left = below(&f->random, 8);
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

/* Walks over all storage of the context. */
static void check(Fuzz *f, McContext *ctx, const Text *input, const char *what) {
  if (!begin(f, CHECK)) return;
  McDiags *diags = mc_diags_new(ctx);
  if (!mc_check(ctx, diags)) write_finding(f, what, input, NULL, NULL);
  mc_diags_free(diags);
}

/* For a module that was not verified: every print of it, as if it had been, and the verifier's messages. */
static void run_unverified(Fuzz *f, McContext *ctx, const Text *input) {
  if (!begin(f, UNVERIFIED)) return;
  McDiags *diags = mc_diags_new(ctx);
  McOp op = parse(f, ctx, input, generation_of(input->ptr, input->len), false, diags);
  if (op.index != MC_NONE) {
    McPrintOptions options;
    mc_print_options_init(&options);
    options.assume_verified = true;
    free(print(f, ctx, op, &options).ptr);
    options.assume_verified = false;
    free(print(f, ctx, op, &options).ptr);
    print_otherwise(f, ctx, op);
    f->executions++;
    if (mc_verify(ctx, op, diags) == render_all(diags)) {
      write_finding(f, "verifies with an error, or not without one", input, NULL, NULL);
    }
    check(f, ctx, input, "storage is not sound without verification");
    mc_op_erase(ctx, op);
    f->unverified++;
  }
  mc_diags_free(diags);
}

/* A clone must print the same. External resources stay with the root that was parsed. */
static void run_clone(Fuzz *f, McContext *ctx, McOp op, const Text *input, const McPrintOptions *options,
                      const Text *generic) {
  McOp clone = mc_op_clone(ctx, op);
  if (clone.index == MC_NONE) return;
  Text again = print(f, ctx, clone, options);
  bool same = strstr(generic->ptr, "external_resources") != NULL || same_print(&again, generic, false);
  if (!same) write_finding(f, "a clone prints differently", input, generic, &again);
  free(again.ptr);
  mc_op_erase(ctx, clone);
}

/* The steps of a module that was accepted. Erases it. */
static void run_module(Fuzz *f, Contexts *c, McOp op, const Text *input) {
  McPrintOptions generic, custom;
  mc_print_options_init(&generic);
  generic.generic = true;
  Text generic_text = print(f, c->first, op, &generic);
  f->generic = &generic_text;
  if (begin(f, CLONE)) run_clone(f, c->first, op, input, &generic, &generic_text);
  if (begin(f, PRINT_OTHERWISE)) print_otherwise(f, c->first, op);
  check(f, c->first, input, "storage is not sound");
  bool reads_custom = begin(f, READ_CUSTOM);
  random_options(f, &custom);
  Text custom_text = print(f, c->first, op, &custom);
  mc_op_erase(c->first, op);
  if (reads_custom) {
    const Text *meaning = custom.debug_info || custom.local_scope ? NULL : &generic_text;
    check_again(f, c, input, &custom_text, &custom, meaning);
  }
  if (begin(f, READ_GENERIC)) check_again(f, c, input, &generic_text, &generic, NULL);
  f->generic = NULL;
  free(generic_text.ptr);
  free(custom_text.ptr);
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
static void run_piece(Fuzz *f, McContext *ctx, const Text *input) {
  McTokens tokens;
  if (!begin(f, PIECE)) return;
  if (!mc_tokenize(input->ptr, input->len, &tokens)) die("out of memory", "");
  if (tokens.count > 0) {
    size_t first = below(&f->random, tokens.count), last = first + below(&f->random, tokens.count - first);
    if (last - first > 40) last = first + 40;
    Text piece = make_text(input->ptr + tokens.start[first], (size_t)(tokens.end[last] - tokens.start[first]));
    limit_memory(ctx);
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
      bool expected = may_change(&text) || is_new_each_time(&text) || cannot_be_read(&piece, &text);
      if (again.index != attr.index && !expected) {
        write_difference(f, "an attribute reads back as another", input, &piece, &text);
      }
      free(text.ptr);
    } else if (!mc_diags_has_error(diags)) {
      write_finding(f, "an attribute is refused without an error", input, &piece, NULL);
    }
    mc_diags_clear(diags);
    uint64_t bits = next_random(&f->random) >> 20;
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
      bool expected = may_change(&text) || is_new_each_time(&text) || cannot_be_read(&piece, &text);
      if (again.index != type.index && !expected) {
        write_difference(f, "a type reads back as another", input, &piece, &text);
      }
      free(text.ptr);
    }
    mc_buf_delete(out);
    mc_diags_free(diags);
    free(piece.ptr);
  }
  mc_tokens_free(&tokens);
}

/* The same with one allocation that fails: it must not crash or leak, and the context can be used on. */
static void run_failing(Fuzz *f, McContext *shared, const Text *input) {
  if (!begin(f, FAILING)) return;
  bool fresh = below(&f->random, FAILING_FRESH_EVERY) == 0 || f->alone;
  McContext *ctx = fresh ? new_context(f, false) : shared;
  McDiags *diags = mc_diags_new(ctx);
  mc_context_fail_allocation_after(ctx, (long long)below(&f->random, 400));
  McOp op = parse(f, ctx, input, generation_of(input->ptr, input->len), true, diags);
  if (op.index == MC_NONE && !mc_diags_has_error(diags)) {
    write_finding(f, "refused without an error when an allocation failed", input, NULL, NULL);
  }
  if (op.index != MC_NONE) {
    McPrintOptions options;
    random_options(f, &options);
    mc_context_fail_allocation_after(ctx, (long long)below(&f->random, 60));
    McBuf *out = mc_buf_new();
    if (out != NULL) mc_print_op(ctx, op, &options, out);
    mc_buf_delete(out);
  }
  mc_context_fail_allocation_after(ctx, -1);
  if (fresh && !mc_check(ctx, diags)) {
    write_finding(f, "storage is not sound after a failed allocation", input, NULL, NULL);
  }
  if (op.index != MC_NONE) mc_op_erase(ctx, op);
  mc_diags_free(diags);
  if (fresh) mc_context_free(ctx);
  f->failing++;
}

/* Returns true when the module was accepted. */
static bool run_steps(Fuzz *f, Contexts *c, const Text *input) {
  f->is_too_long = false;
  McDiags *diags = mc_diags_new(c->first);
  if (diags == NULL) die("out of memory", "");
  McOp op = parse(f, c->first, input, generation_of(input->ptr, input->len), true, diags);
  bool accepted = op.index != MC_NONE;
  if (render_all(diags) == accepted) {
    write_finding(f, accepted ? "an error, but accepted" : "refused without an error", input, NULL, NULL);
  }
  mc_diags_free(diags);
  if (accepted) run_module(f, c, op, input);
  else run_unverified(f, c->first, input);
  run_piece(f, c->first, input);
  run_failing(f, c->first, input);
  return accepted;
}

static bool run_alone(Fuzz *f, bool bare, const Text *input) {
  Contexts own = {.bare = bare};
  bool was_alone = f->alone;
  f->alone = true;
  make_contexts(f, &own);
  bool accepted = run_steps(f, &own, input);
  free_contexts(&own);
  f->alone = was_alone;
  return accepted;
}

/* Keys of resources may be taken by earlier inputs. Another reason is one to look at. */
static void acquit(Fuzz *f, const char *what) {
  f->acquitted++;
  fprintf(stderr, "fuzz: %s, but not alone (input %llu)\n", what, (unsigned long long)f->inputs);
}

static void run(Fuzz *f, const char *bytes, size_t len) {
  begin_input(++f->inputs, bytes, len);
  Text input = make_text(bytes, len); /* ends with its NUL, so that ASan sees the first byte read after it */
  Random random = f->random;
  uint32_t before = coverage.fresh;
  f->hash = hash_of(bytes, len);
  f->suspect = NULL;
  if (f->alone) {
    f->accepted += run_alone(f, f->opaque && f->inputs % 2 == 0, &input);
    for (int i = 1; i < f->choices && f->suspect == NULL; i++) {
      f->hash = f->hash * 2654435761u + 1;
      run_alone(f, f->opaque && f->inputs % 2 == 0, &input);
    }
  } else {
    Contexts *c = shared_contexts(f);
    f->accepted += run_steps(f, c, &input);
    if (f->suspect != NULL) {
      const char *what = f->suspect;
      f->suspect = NULL;
      run_alone(f, c->bare, &input);
      if (f->suspect == NULL) acquit(f, what);
    }
  }
  free(input.ptr);
  f->random = random;
  if (coverage.fresh != before && len <= f->max_bytes) keep(&f->corpus, bytes, len);
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

typedef struct Draft {
  Text text;
  char *spare; /* both have room for so many bytes and a NUL */
  size_t room;
} Draft;

/* Replaces [at, at + gone) by `len` bytes, unless there is no room for them. */
static void replace(Draft *d, size_t at, size_t gone, const char *bytes, size_t len) {
  Text *t = &d->text;
  if (at > t->len) at = t->len;
  if (gone > t->len - at) gone = t->len - at;
  if (t->len - gone + len > d->room) return;
  memcpy(d->spare, bytes, len); /* they may be part of the draft itself */
  memmove(t->ptr + at + len, t->ptr + at + gone, t->len - at - gone);
  memcpy(t->ptr + at, d->spare, len);
  t->len += len - gone;
  t->ptr[t->len] = 0;
}

/* --- tokens, found where they are needed: a token is a word with its sign, a string, an arrow, or one character --- */

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

static bool is_sign(char c) { return c == '%' || c == '^' || c == '@' || c == '#' || c == '!'; }

static bool is_space(char c) { return c == ' ' || c == '\n'; }

/* The token at or before a place, or the first one after spaces. */
static size_t token_start(const Text *t, size_t at) {
  while (at < t->len && is_space(t->ptr[at])) at++;
  while (at > 0 && at < t->len && is_word(t->ptr[at]) && is_word(t->ptr[at - 1])) at--;
  return at > 0 && at < t->len && is_word(t->ptr[at]) && is_sign(t->ptr[at - 1]) ? at - 1 : at;
}

static size_t token_end(const Text *t, size_t at) {
  if (at >= t->len) return t->len;
  char first = t->ptr[at++];
  if (first == '"') {
    while (at < t->len && t->ptr[at] != '"' && t->ptr[at] != '\n') at++;
    return at + (at < t->len);
  }
  if (first == '-' && at < t->len && t->ptr[at] == '>') return at + 1;
  if (!is_word(first) && !is_sign(first)) return at;
  while (at < t->len && is_word(t->ptr[at])) at++;
  return at;
}

/* Digits, words that begin with i or f like many types, other words; signs and other characters by themselves. */
static int token_kind(const Text *t, size_t at) {
  char c = t->ptr[at];
  if (c >= '0' && c <= '9') return '0';
  return !is_word(c) ? c : c == 'i' || c == 'f' ? 'i' : 'a';
}

/* A run of bytes that starts and ends at tokens; usually a single token. */
static void choose_tokens(Fuzz *f, const Text *t, size_t *at, size_t *count) {
  *at = token_start(t, below(&f->random, t->len + 1));
  size_t more = below(&f->random, 4) ? below(&f->random, 3) : below(&f->random, 30), end = token_end(t, *at);
  for (; more > 0 && end < t->len; more--) end = token_end(t, token_start(t, end));
  *count = end - *at;
}

/* The end of a token with the brackets that belong to it: of a whole type, attribute or list. */
static size_t piece_end(const Text *t, size_t at) {
  size_t end = token_end(t, at), depth = 0;
  char open = at < t->len ? t->ptr[at] : 0;
  if (open != '<' && open != '(' && open != '[' && open != '{') {
    if (end >= t->len || t->ptr[end] != '<') return end;
    open = '<';
  } else {
    end = at;
  }
  const char close = open == '(' ? ')' : (char)(open + 2);
  for (size_t i = end; i < t->len; i++) {
    if (t->ptr[i] == open) depth++;
    else if (t->ptr[i] == close && (close != '>' || t->ptr[i - 1] != '-') && --depth == 0) return i + 1;
  }
  return token_end(t, at);
}

/* Replaces the token at a place, or the piece, by another of its kind, of `source`: the result is often still valid. */
static void swap_at(Fuzz *f, Draft *d, size_t at, const Text *source, bool pieces) {
  if (at >= d->text.len || source->len == 0) return;
  size_t (*const ends)(const Text *t, size_t at) = pieces ? piece_end : token_end;
  int kind = token_kind(&d->text, at);
  size_t end = ends(&d->text, at), from = token_start(source, below(&f->random, source->len));
  for (int tries = 0; tries < 200; tries++) {
    if (from >= source->len) from = token_start(source, 0);
    if (from >= source->len) return;
    size_t stop = ends(source, from);
    bool other = stop - from != end - at || memcmp(source->ptr + from, d->text.ptr + at, stop - from) != 0;
    if (token_kind(source, from) == kind && other) {
      replace(d, at, end - at, source->ptr + from, stop - from);
      return;
    }
    size_t next = token_start(source, token_end(source, from));
    from = next > from ? next : source->len;
  }
}

static void swap_token(Fuzz *f, Draft *d, const Text *other) {
  const Text *source = below(&f->random, 3) ? &d->text : other;
  swap_at(f, d, token_start(&d->text, below(&f->random, d->text.len)), source, below(&f->random, 2) == 0);
}

static void choose_line(Fuzz *f, const Text *t, size_t *at, size_t *count) {
  size_t begin = below(&f->random, t->len + 1);
  while (begin > 0 && t->ptr[begin - 1] != '\n') begin--;
  size_t end = begin;
  while (end < t->len && t->ptr[end] != '\n') end++;
  if (end < t->len) end++;
  *at = begin;
  *count = end - begin;
}

static void mutate(Fuzz *f, Draft *d) {
  Random *r = &f->random;
  const Text *other = choose_text(&f->corpus, r), *self = &d->text;
  size_t at, count, from, taken;
  switch (below(r, 20)) {
    case 0: /* truncate */
      at = below(r, self->len + 1);
      replace(d, at, self->len - at, "", 0);
      return;
    case 1: { /* one byte */
      char byte = (char)(next_random(r) >> 40);
      replace(d, below(r, self->len), 1, &byte, 1);
      return;
    }
    case 2: replace(d, below(r, self->len), 1 + below(r, 4), "", 0); return;
    case 3: {
      char byte = (char)(' ' + below(r, 95));
      replace(d, below(r, self->len + 1), below(r, 2), &byte, 1);
      return;
    }
    case 4: /* removes a token */
      choose_tokens(f, self, &at, &count);
      replace(d, at, count, "", 0);
      return;
    case 5: /* a token of the same text or of another, in place of one or before it */
    case 6:
    case 7: {
      const Text *source = below(r, 2) ? self : other;
      choose_tokens(f, self, &at, &count);
      choose_tokens(f, source, &from, &taken);
      replace(d, at, below(r, 3) ? count : 0, source->ptr + from, taken);
      return;
    }
    case 8:
    case 9: {
      const char *piece = odd_pieces[below(r, sizeof odd_pieces / sizeof *odd_pieces)];
      choose_tokens(f, self, &at, &count);
      replace(d, at, below(r, 3) ? count : 0, piece, strlen(piece));
      return;
    }
    case 10: /* a line twice, or moved, or one of another text */
    case 11: {
      const Text *source = below(r, 2) ? self : other;
      choose_line(f, self, &at, &count);
      choose_line(f, source, &from, &taken);
      replace(d, at, below(r, 2) ? count : 0, source->ptr + from, taken);
      return;
    }
    case 12: /* splice: the beginning of this, the end of another */
      at = below(r, self->len + 1);
      from = below(r, other->len + 1);
      replace(d, at, self->len - at, other->ptr + from, other->len - from);
      return;
    case 13: { /* repeats a piece many times: nesting */
      choose_tokens(f, self, &at, &count);
      size_t times = below(r, 10) ? 1 + below(r, 8) : 1 + below(r, 400);
      for (size_t i = 0; i < times && self->len + count <= d->room; i++) replace(d, at, 0, self->ptr + at, count);
      return;
    }
    default: swap_token(f, d, other); return;
  }
}

static void one_round(Fuzz *f, Draft *d) {
  Random *r = &f->random;
  const Text *seed = choose_text(&f->corpus, r);
  replace(d, 0, d->text.len, seed->ptr, seed->len < d->room ? seed->len : d->room);
  size_t times = 1 + (below(r, 4) ? below(r, 2) : below(r, 8));
  for (size_t i = 0; i < times; i++) mutate(f, d);
  run(f, d->text.ptr, d->text.len);
}

/* Whole tokens, for the place of one of their kind: a type, a number, a name. */
static const char *const other_types[] = {
    "i1", "i32", "f32", "f64", "index", "none", "vector<4xf32>", "vector<2x[4]xi1>", "tensor<?x4xi32>", "tensor<*xf32>",
    "memref<4x?xf32>", "memref<f32, 3>", "complex<f32>", "tuple<i1>", "() -> ()", "!t.t", "vector<i8>", "ui8"};
static const char *const other_numbers[] = {"0", "1", "-1", "2", "3", "7", "64", "4294967296", "9223372036854775807"};

/* Replaces one number of a token, as a size of a shape, by another: a near one, or one of the list. */
static void other_number(Fuzz *f, Draft *d, size_t at, size_t end) {
  Random *r = &f->random;
  size_t from = at + below(r, end - at), last;
  while (from > at && !(d->text.ptr[from] >= '0' && d->text.ptr[from] <= '9')) from--;
  while (from > at && d->text.ptr[from - 1] >= '0' && d->text.ptr[from - 1] <= '9') from--;
  for (last = from; last < end && d->text.ptr[last] >= '0' && d->text.ptr[last] <= '9';) last++;
  unsigned long long value = strtoull(d->text.ptr + from, NULL, 10);
  const unsigned long long near[] = {value + 1, value - 1, value * 2, value / 2};
  char text[32];
  if (below(r, 2)) snprintf(text, sizeof text, "%llu", near[below(r, 4)]);
  else snprintf(text, sizeof text, "%s", other_numbers[below(r, sizeof other_numbers / sizeof *other_numbers)]);
  replace(d, from, last - from, text, strlen(text));
}

static void other_token(Fuzz *f, Draft *d, size_t at, size_t end, int kind) {
  Random *r = &f->random;
  const char *other = kind == 'i' ? other_types[below(r, sizeof other_types / sizeof *other_types)]
                                  : odd_pieces[below(r, sizeof odd_pieces / sizeof *odd_pieces)];
  replace(d, at, end - at, other, strlen(other));
}

/* --tokens: each token of a seed in turn ends it, is left out, is there twice, and is another one, three times.
 * A piece, such as a whole type, is left out, and is another one of the seed, twice, and of another text. */
typedef enum Change {
  CUT,
  LEFT_OUT,
  TWICE,
  OTHER,
  OTHER_AGAIN,
  OTHER_TYPE,
  NO_PIECE,
  PIECE_OF_SEED,
  PIECE_OF_SEED_AGAIN,
  PIECE_OF_ANOTHER,
  NUM_CHANGES
} Change;

static void each_token(Fuzz *f, Draft *d, const Text *seed) {
  if (seed->len > d->room) return;
  for (size_t at = token_start(seed, 0); at < seed->len;) {
    const size_t end = token_end(seed, at), last = piece_end(seed, at);
    for (Change how = CUT; how < NUM_CHANGES; how++) {
      if (how == NO_PIECE && last == end) continue;
      replace(d, 0, d->text.len, seed->ptr, seed->len);
      const int kind = how == OTHER_TYPE ? 'i' : token_kind(seed, at);
      if (how == CUT) replace(d, at, seed->len - at, "", 0);
      else if (how == LEFT_OUT) replace(d, at, end - at, "", 0);
      else if (how == TWICE) replace(d, at, 0, seed->ptr + at, end - at);
      else if (how == NO_PIECE) replace(d, at, last - at, "", 0);
      else if (how == PIECE_OF_ANOTHER) swap_at(f, d, at, choose_text(&f->corpus, &f->random), true);
      else if (how > NO_PIECE) swap_at(f, d, at, seed, true);
      else if (kind == '0') other_number(f, d, at, end);
      else other_token(f, d, at, end, kind);
      if (how > NO_PIECE && d->text.len == seed->len && memcmp(d->text.ptr, seed->ptr, seed->len) == 0) continue;
      run(f, d->text.ptr, d->text.len);
    }
    size_t next = token_start(seed, end);
    at = next > at ? next : end;
  }
}

/* --- the command line --- */

int main(int argc, char **argv) {
  static Fuzz fuzz;
  Fuzz *f = &fuzz;
  uint64_t seed = 1, inputs = 100000;
  long seconds = 0;
  int limit = 10;
  bool tokens = false;
  f->max_bytes = 4096;
  f->choices = 4;
  f->shared[1].bare = true;
  for (int i = 1; i < argc; i++) {
    const char *arg = argv[i], *value = i + 1 < argc ? argv[i + 1] : "";
    if (strcmp(arg, "--replay") == 0) {
      f->alone = true;
      continue;
    }
    if (strncmp(arg, "--", 2) != 0) {
      add_path(&f->corpus, arg, f->max_bytes);
      continue;
    }
    i++;
    if (strcmp(arg, "--seed") == 0) seed = strtoull(value, NULL, 10);
    else if (strcmp(arg, "--inputs") == 0) inputs = strtoull(value, NULL, 10);
    else if (strcmp(arg, "--seconds") == 0) seconds = strtol(value, NULL, 10);
    else if (strcmp(arg, "--max-bytes") == 0) f->max_bytes = (size_t)strtoull(value, NULL, 10);
    else if (strcmp(arg, "--tokens") == 0) tokens = value[0] == '1';
    else if (strcmp(arg, "--choices") == 0) f->choices = (int)strtol(value, NULL, 10);
    else if (strcmp(arg, "--opaque") == 0) f->opaque = value[0] == '1';
    else if (strcmp(arg, "--limit") == 0) limit = (int)strtol(value, NULL, 10);
    else if (strcmp(arg, "--findings") == 0) f->findings_folder = value;
    else if (strcmp(arg, "--needs") == 0 && f->dialects.count > 0) f->dialects.ptr[f->dialects.count - 1].needs = value;
    else if (strcmp(arg, "--current") == 0) open_current(value);
    else if (strcmp(arg, "--dialect") == 0) {
      if (!dialect_files_add(&f->dialects, value)) die("cannot read", value);
    } else die("unknown option", arg);
  }
  if (f->corpus.count == 0) die("no input", "");
  const size_t num_seeds = f->corpus.num_seeds = f->corpus.count;
  f->random = random_from(seed);
  for (int i = 0; i < 8; i++) next_random(&f->random);
  start_watch(limit);
  Draft draft = {{malloc(f->max_bytes + 1), 0}, malloc(f->max_bytes + 1), f->max_bytes};
  if (draft.text.ptr == NULL || draft.spare == NULL) die("out of memory", "");
  time_t start = time(NULL);
  size_t first = f->alone ? 0 : below(&f->random, num_seeds);
  /* half of the time at most */
  for (size_t i = 0; i < num_seeds && (seconds == 0 || 2 * (time(NULL) - start) < seconds); i++) {
    Text one = f->corpus.ptr[(first + i) % num_seeds];
    run(f, one.ptr, one.len);
  }
  uint64_t accepted_seeds = f->accepted;
  for (size_t i = 0; tokens && i < num_seeds; i++) {
    Text one = make_text(f->corpus.ptr[i].ptr, f->corpus.ptr[i].len); /* the corpus can move */
    each_token(f, &draft, &one);
    free(one.ptr);
  }
  while (!f->alone && f->inputs < inputs && (seconds == 0 || time(NULL) - start < seconds)) one_round(f, &draft);
  printf(
      "%llu inputs, %llu executions, %llu accepted (of %zu seeds: %llu), %llu pieces read, %llu refused ones "
      "unverified, %llu prints too long, %llu with a failing allocation, %llu suspects that were none alone, "
      "corpus %zu, places reached %u, findings %llu, %ld s\n",
      (unsigned long long)f->inputs, (unsigned long long)f->executions, (unsigned long long)f->accepted, num_seeds,
      (unsigned long long)accepted_seeds, (unsigned long long)f->attrs, (unsigned long long)f->unverified,
      (unsigned long long)f->too_long, (unsigned long long)f->failing, (unsigned long long)f->acquitted,
      f->corpus.count, coverage.fresh, (unsigned long long)f->findings, (long)(time(NULL) - start));
  for (size_t i = 0; i < 2; i++) free_contexts(&f->shared[i]);
  free_corpus(&f->corpus);
  dialect_files_free(&f->dialects);
  free(draft.text.ptr);
  free(draft.spare);
  return f->findings != 0 ? 3 : 0;
}
