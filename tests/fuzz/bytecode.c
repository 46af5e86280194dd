/* bytecode.c - throws mutated bytecode at the engine, in one process and without forking.
 *
 *   bytecode [--seed N] [--inputs N] [--seconds N] [--current FILE] [--dialect PROGRAM [--needs NAME]]... FILE...
 *
 * The files are texts or bytecode; each is written as bytecode of every version, and these are mutated. An input must
 * end in an error or in a module that verifies: its storage is sound, it prints, and it is written and read again. No
 * input takes more memory than MEMORY. Some inputs are also read lazily, which must give the same module.
 *
 * Contexts serve many inputs, since loading dialects takes longer than reading. An input that seems to be a finding is
 * tried again in contexts of its own. The input under test is kept in FILE of --current, which outlives a crash. Inputs
 * that reach new code join the corpus. Everything follows from --seed; the choices while an input is read follow from
 * its bytes. --inputs 0 reads the files as they are, which replays what was kept.
 */
#include "fuzzer.h"

#include <time.h>

#define MEMORY ((size_t)64 << 20)
#define SECONDS 10
#define INPUTS_OF_A_CONTEXT 2048
#define BYTES_OF_A_CONTEXT ((size_t)64 << 20)
#define MAX_BYTES 16384 /* of an input that joins the corpus */

/* One in so many inputs is read lazily, by a context of its own; one in so many has its storage checked. */
#define LAZY_EVERY 32
#define CHECK_EVERY 32

typedef struct Fuzz {
  Corpus corpus;
  DialectFiles dialects;
  Random random;       /* of mutations; of choices while an input runs */
  uint32_t hash;       /* of the input */
  uint64_t inputs, executions, accepted, findings, acquitted, inputs_of_context;
  McContext *ctx, *other; /* owned: reads the input, and what was written */
  bool alone;          /* the input has contexts of its own and takes all steps */
  const char *suspect; /* a finding in contexts that earlier inputs used, or NULL */
} Fuzz;

static McLoad load_dialect(void *data, McContext *ctx, const char *name, size_t len) {
  return dialect_files_load(data, ctx, name, len);
}

static McContext *new_context(Fuzz *f) {
  McContext *ctx = mc_context_new();
  if (ctx == NULL) die("no context", "");
  mc_context_allow_unregistered(ctx, true);
  mc_context_set_dialect_loader(ctx, load_dialect, &f->dialects);
  return ctx;
}

static void finding(Fuzz *f, const char *what, McDiags *diags) {
  f->suspect = what;
  if (!f->alone) return;
  f->findings++;
  fprintf(stderr, "bytecode: %s (input %llu)\n", what, (unsigned long long)f->inputs);
  for (size_t i = 0; diags != NULL && i < mc_diags_count(diags); i++) {
    fprintf(stderr, "  %s\n", mc_diags_get(diags, i).message);
  }
  if (current.ptr == NULL) return;
  char path[64];
  snprintf(path, sizeof path, "finding-%llu.mlirbc", (unsigned long long)f->inputs);
  FILE *file = fopen(path, "wb");
  if (file == NULL) return;
  char *start = strchr(current.ptr, '\n') + 1;
  fwrite(start, 1, (size_t)strtoull(current.ptr, NULL, 10), file);
  fclose(file);
}

static void check(Fuzz *f, McContext *ctx, const char *what) {
  if (below(&f->random, CHECK_EVERY) != 0 && !f->alone) return;
  McDiags *diags = mc_diags_new(ctx);
  if (!mc_check(ctx, diags)) finding(f, what, diags);
  mc_diags_free(diags);
}

static McOp read_module(Fuzz *f, McContext *ctx, McStr bytes, bool verify, McDiags *diags) {
  f->executions += verify;
  McParseOptions options = {.source_name = "fuzz", .source_name_len = 4, .verify = verify};
  return mc_parse(ctx, bytes.ptr, bytes.len, &options, diags);
}

/* The same, lazily; then the regions are read, each by itself or all at once. Returns MC_NONE after reporting. */
static McOp read_lazily(Fuzz *f, McContext *ctx, McStr bytes, bool verify, McDiags *diags) {
  bool lends = false, ok = true;
  McParseOptions options = {
      .source_name = "fuzz", .source_name_len = 4, .verify = verify, .lends = &lends, .lazy = 1};
  McOp root = mc_parse(ctx, bytes.ptr, bytes.len, &options, diags);
  if (root.index == MC_NONE) return root;
  McWalk walk;
  mc_walk_init(ctx, &walk, root, false);
  bool each = below(&f->random, 2) == 0;
  for (McOp op; each && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (!mc_op_is_unread(ctx, op)) continue;
    ok = mc_op_materialize(ctx, op, false, 1, diags) && ok;
    check(f, ctx, "the storage is not sound after reading regions");
  }
  if (ok && mc_op_materialize(ctx, root, true, 1, diags) && mc_context_num_unread(ctx) == 0) return root;
  check(f, ctx, "the storage is not sound after regions that cannot be read");
  mc_op_erase(ctx, root);
  return (McOp){MC_NONE};
}

static void free_context(McContext *ctx) {
  if (ctx == NULL) return;
  McDiags *diags = mc_diags_new(ctx);
  if (!mc_check(ctx, diags)) die("storage is not sound:", mc_diags_get(diags, 0).message);
  mc_diags_free(diags);
  mc_context_free(ctx); /* nothing may be left allocated then: a debug build asserts that */
}

static void free_contexts(Fuzz *f) {
  free_context(f->ctx);
  free_context(f->other);
  f->ctx = f->other = NULL;
  f->inputs_of_context = 0;
}

/* New contexts at times that follow from the inputs alone. */
static void renew_contexts(Fuzz *f) {
  bool full = f->ctx != NULL && (f->inputs_of_context == INPUTS_OF_A_CONTEXT ||
                                 mc_context_live_bytes(f->ctx) > BYTES_OF_A_CONTEXT ||
                                 mc_context_live_bytes(f->other) > BYTES_OF_A_CONTEXT);
  if (full) free_contexts(f);
  f->inputs_of_context++;
  if (f->ctx != NULL) return;
  f->ctx = new_context(f);
  f->other = new_context(f);
}

static void limit_memory(McContext *ctx) {
  mc_context_set_limits(ctx, (McLimits){.memory = mc_context_live_bytes(ctx) + MEMORY});
}

/* Prints it, writes it and reads that; `diags` is of its context. */
static void use(Fuzz *f, McContext *ctx, McOp op, McDiags *diags) {
  McPrintOptions print;
  mc_print_options_init(&print);
  print.generic = print.debug_info = true;
  McBuf *text = mc_buf_new(), *bytes = mc_buf_new();
  check(f, ctx, "the storage is not sound");
  if (!mc_print_op(ctx, op, &print, text)) finding(f, "it does not print", NULL);
  McBytecodeOptions options;
  mc_bytecode_options_init(&options);
  options.version = (int64_t)below(&f->random, MC_BYTECODE_VERSION + 1);
  if (!mc_bytecode_write(ctx, op, &options, bytes, diags)) {
    finding(f, "it cannot be written", diags);
  } else {
    McContext *other = f->other;
    McDiags *others = mc_diags_new(other);
    /* before version 5, properties that are no attributes are lost */
    McOp again = read_module(f, other, mc_buf_contents(bytes), options.version >= 5, others);
    if (again.index == MC_NONE) finding(f, "what was written cannot be read", others);
    else mc_op_erase(other, again);
    mc_diags_free(others);
  }
  mc_buf_delete(text);
  mc_buf_delete(bytes);
}

static void print_generic(McContext *ctx, McOp op, McBuf *text) {
  McPrintOptions print;
  mc_print_options_init(&print);
  print.generic = print.debug_info = true;
  mc_print_op(ctx, op, &print, text);
}

/* Reading it lazily must give the same. `op`: as it was read at once; MC_NONE: it was refused. */
static void compare_lazy(Fuzz *f, McContext *ctx, McOp op, McStr input, bool verify) {
  McContext *other = new_context(f); /* blobs stay in the input: no other one may see them */
  McDiags *diags = mc_diags_new(other);
  limit_memory(other);
  McOp same = read_lazily(f, other, input, verify, diags);
  mc_context_set_limits(other, (McLimits){.memory = 0});
  if (op.index != MC_NONE && same.index == MC_NONE) finding(f, "it is refused when it is read lazily", diags);
  if (op.index == MC_NONE && same.index != MC_NONE) finding(f, "it is accepted when it is read lazily", diags);
  if (op.index != MC_NONE && same.index != MC_NONE) {
    McBuf *text = mc_buf_new(), *again = mc_buf_new();
    print_generic(ctx, op, text);
    print_generic(other, same, again);
    McStr a = mc_buf_contents(text), b = mc_buf_contents(again);
    bool same_text = a.len == b.len && memcmp(a.ptr, b.ptr, a.len) == 0;
    McIdent *blobs = NULL; /* they are renamed in a context that has their names */
    size_t num_blobs = 0;
    mc_op_resources(ctx, op, &blobs, &num_blobs);
    if (!same_text && num_blobs == 0) finding(f, "it is another module when it is read lazily", NULL);
    mc_op_resources_free(ctx, blobs, num_blobs);
    mc_buf_delete(text);
    mc_buf_delete(again);
  }
  if (same.index != MC_NONE) mc_op_erase(other, same);
  mc_diags_free(diags);
  mc_context_free(other);
}

/* Its operations are counted without definitions. The reader may add a module around them. */
static void compare_summary(Fuzz *f, McContext *ctx, McOp op, McStr input) {
  McDiags *diags = mc_diags_new(ctx);
  McBytecodeSummary summary;
  if (mc_bytecode_summarize(ctx, input.ptr, input.len, mc_loc_unknown(ctx), &summary, diags)) {
    uint64_t ops = op.index == MC_NONE ? 0 : mc_op_stats(ctx, op).ops, counted = 0;
    for (size_t i = 0; i < summary.num_names; i++) counted += summary.names[i].count;
    bool same = counted == summary.stats.ops && (ops == 0 || ops == counted || ops == counted + 1);
    if (!same) finding(f, "its operations are not counted right", NULL);
    mc_bytecode_summary_fini(ctx, &summary);
  } else if (op.index != MC_NONE) {
    finding(f, "it is read, and cannot be counted", diags);
  }
  mc_diags_free(diags);
}

static void run_steps(Fuzz *f, McStr input) {
  McContext *ctx = f->ctx;
  McDiags *diags = mc_diags_new(ctx);
  limit_memory(ctx);
  f->random = random_from(f->hash);
  bool verify = below(&f->random, 4) != 0, lazy = below(&f->random, LAZY_EVERY) == 0;
  McOp op = read_module(f, ctx, input, verify, diags);
  mc_context_set_limits(ctx, (McLimits){.memory = 0});
  if (lazy || f->alone) compare_lazy(f, ctx, op, input, verify);
  compare_summary(f, ctx, op, input);
  f->random = random_from(f->hash + 1ull);
  if (op.index != MC_NONE) {
    f->accepted++;
    if (verify) use(f, ctx, op, diags);
    mc_op_erase(ctx, op);
  } else if (!mc_diags_has_error(diags)) { /* a check of an operation may be silent, after text as well */
    op = verify ? read_module(f, ctx, input, false, diags) : op;
    if (op.index == MC_NONE) finding(f, "refused without an error", diags);
    else mc_op_erase(ctx, op);
  } else if (strcmp(mc_diags_get(diags, 0).message, "out of memory") == 0) {
    finding(f, "it takes too much memory", NULL);
  }
  mc_diags_free(diags);
}

static void run_in_contexts(Fuzz *f, McStr input) {
  renew_contexts(f);
  run_steps(f, input);
}

static void acquit(Fuzz *f, const char *what) {
  f->acquitted++;
  fprintf(stderr, "bytecode: %s, but not alone (input %llu)\n", what, (unsigned long long)f->inputs);
}

static void run(Fuzz *f, McStr bytes) {
  begin_input(++f->inputs, bytes.ptr, bytes.len);
  char *tight = malloc(bytes.len); /* without a byte after the end, so that ASan sees it when one is read */
  if (tight == NULL) die("out of memory", "");
  memcpy(tight, bytes.ptr, bytes.len);
  const McStr input = {tight, bytes.len};
  f->hash = hash_of(bytes.ptr, bytes.len);
  const Random random = f->random;
  const uint32_t before = coverage.fresh;
  f->suspect = NULL;
  if (f->alone) free_contexts(f);
  run_in_contexts(f, input);
  if (f->suspect != NULL && !f->alone) {
    const char *what = f->suspect;
    f->suspect = NULL;
    free_contexts(f);
    f->alone = true;
    run_in_contexts(f, input);
    f->alone = false;
    if (f->suspect == NULL) acquit(f, what);
  }
  f->random = random;
  free(tight);
  if (coverage.fresh != before && bytes.len <= MAX_BYTES) keep(&f->corpus, bytes.ptr, bytes.len);
}

/* A text as bytecode of every version; a file of bytecode also as it is. */
static void keep_versions(Fuzz *f, const char *path) {
  Text text = read_file(path);
  if (mc_is_bytecode(text.ptr, text.len)) keep(&f->corpus, text.ptr, text.len);
  renew_contexts(f);
  McContext *ctx = f->ctx;
  McDiags *diags = mc_diags_new(ctx);
  McOp op = read_module(f, ctx, (McStr){text.ptr, text.len}, true, diags);
  for (int version = 0; op.index != MC_NONE && version <= MC_BYTECODE_VERSION; version++) {
    McBytecodeOptions options;
    mc_bytecode_options_init(&options);
    options.version = version;
    McBuf *bytes = mc_buf_new();
    if (mc_bytecode_write(ctx, op, &options, bytes, diags)) {
      McStr s = mc_buf_contents(bytes);
      keep(&f->corpus, s.ptr, s.len);
    }
    mc_buf_delete(bytes);
  }
  if (op.index != MC_NONE) mc_op_erase(ctx, op);
  mc_diags_free(diags);
  free(text.ptr);
}

static void mutate(Random *r, Text *draft) {
  size_t len = draft->len, at = 4 + below(r, len > 4 ? len - 4 : 1);
  if (at >= len) return;
  switch (below(r, 8)) {
    case 0: draft->len = at; break;
    case 1: draft->ptr[at] = (char)(next_random(r) >> 32); break;
    case 2: draft->ptr[at] ^= (char)(1 << below(r, 8)); break;
    case 3: draft->ptr[at] = (char)(draft->ptr[at] + (below(r, 2) ? 2 : -2)); break; /* the next number */
    case 4: { /* bytes from elsewhere */
      size_t from = 4 + below(r, len - 4), count = 1 + below(r, 8), room = len - (at > from ? at : from);
      memmove(draft->ptr + at, draft->ptr + from, count < room ? count : room);
      break;
    }
    case 5: /* a byte less, or twice */
      if (below(r, 2)) {
        memmove(draft->ptr + at, draft->ptr + at + 1, len - at);
        draft->len--;
      } else {
        memmove(draft->ptr + at + 1, draft->ptr + at, len - at - 1);
      }
      break;
    case 6: draft->ptr[at] = 0; break; /* a huge number */
    default: draft->ptr[at] = (char)(2 * below(r, 8) + 1); break; /* a small one */
  }
}

static void one_round(Fuzz *f) {
  Random *r = &f->random;
  const Text *seed = choose_text(&f->corpus, r);
  Text draft = make_text(seed->ptr, seed->len);
  for (size_t i = 0, times = 1 + (below(r, 3) ? 0 : below(r, 6)); i < times; i++) mutate(r, &draft);
  if (mc_is_bytecode(draft.ptr, draft.len)) run(f, (McStr){draft.ptr, draft.len});
  free(draft.ptr);
}

int main(int argc, char **argv) {
  static Fuzz fuzz;
  Fuzz *f = &fuzz;
  uint64_t seed = 1, inputs = 10000;
  long seconds = 0;
  start_watch(SECONDS);
  for (int i = 1; i < argc; i++) {
    const char *arg = argv[i], *value = i + 1 < argc ? argv[i + 1] : "";
    if (strncmp(arg, "--", 2) != 0) {
      if (inputs > 0) {
        keep_versions(f, arg);
      } else {
        Text one = read_file(arg);
        f->alone = true;
        run(f, (McStr){one.ptr, one.len});
        free(one.ptr);
      }
      continue;
    }
    i++;
    if (strcmp(arg, "--seed") == 0) seed = strtoull(value, NULL, 10);
    else if (strcmp(arg, "--inputs") == 0) inputs = strtoull(value, NULL, 10);
    else if (strcmp(arg, "--seconds") == 0) seconds = strtol(value, NULL, 10);
    else if (strcmp(arg, "--current") == 0) open_current(value);
    else if (strcmp(arg, "--needs") == 0 && f->dialects.count > 0) f->dialects.ptr[f->dialects.count - 1].needs = value;
    else if (strcmp(arg, "--dialect") == 0) {
      if (!dialect_files_add(&f->dialects, value)) die("cannot read", value);
    } else die("unknown option", arg);
  }
  f->random = random_from(seed);
  for (int i = 0; i < 8; i++) next_random(&f->random);
  if (inputs > 0 && f->corpus.count == 0) die("no input", "");
  f->corpus.num_seeds = f->corpus.count;
  f->executions = 0;
  time_t start = time(NULL);
  while (f->inputs < inputs && (seconds == 0 || time(NULL) - start < seconds)) one_round(f);
  printf("%llu inputs, %llu executions, %llu accepted, %zu seeds, %llu suspects that were none alone, corpus %zu, "
         "places reached %u, findings %llu, %ld s\n",
         (unsigned long long)f->inputs, (unsigned long long)f->executions, (unsigned long long)f->accepted,
         f->corpus.num_seeds, (unsigned long long)f->acquitted, f->corpus.count, coverage.fresh,
         (unsigned long long)f->findings, (long)(time(NULL) - start));
  free_contexts(f);
  free_corpus(&f->corpus);
  dialect_files_free(&f->dialects);
  return f->findings != 0 ? 3 : 0;
}
