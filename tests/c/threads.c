/* threads.c - what several threads may do at once; tests/test_c.py runs it under ThreadSanitizer.
 *
 *   threads --threads N (--dialect PROGRAM [--needs NAME])... FILE...
 *
 * N threads read, verify, print and hash the texts of the files, and build operations: each in a context of its own,
 * then all in one context, whose dialects they load at the same time, and then they read one module. Each thread
 * must get the texts and digests that a single thread got; most of them let three others read a text. Texts with
 * resources are left out: a context gives them new keys when another text of it has the same. At last several threads
 * read one module, and all passes run on its functions, side by side, while other threads read texts in the same
 * context.
 */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>

#include "check.h"
#include "dialect_files.h"
#include "base/buffer.h"
#include "text/file_text.h"

enum { MAX_THREADS = 64, MAX_TEXTS = 4096 };

typedef struct Text {
  char *source;      /* owned */
  char *printed;     /* owned: what one thread printed; NULL: the text is refused */
  uint8_t digest[16];
} Text;

typedef struct Work {
  size_t num_threads;
  DialectFiles dialects;
  Text texts[MAX_TEXTS]; size_t count;
  McContext *shared; /* NULL: a context for each thread */
  McOp module;       /* that all read, or MC_NONE */
  const Text *whole; /* its text */
} Work;

typedef struct Job { Work *work; size_t first; pthread_t thread; } Job;

static McLoad load(void *data, McContext *ctx, const char *name, size_t len) {
  return dialect_files_load(&((Work *)data)->dialects, ctx, name, len);
}

static McContext *new_context(Work *work) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  mc_context_set_dialect_loader(ctx, load, work);
  mc_context_allow_unregistered(ctx, true);
  return ctx;
}

/* The caller frees it. */
static char *printed(McContext *ctx, McOp op, bool generic, unsigned threads) {
  McPrintOptions options;
  mc_print_options_init(&options);
  options.generic = generic;
  options.threads = threads;
  McBuf *buf = mc_buf_new();
  CHECK(buf != NULL && mc_print_op(ctx, op, &options, buf));
  McStr text = mc_buf_contents(buf);
  char *copy = calloc(text.len + 1, 1);
  CHECK(copy != NULL);
  memcpy(copy, text.ptr, text.len);
  mc_buf_delete(buf);
  return copy;
}

static McOp parse_noting(McContext *ctx, const char *source, unsigned threads, McFileText *file_text, McDiags *diags) {
  McParseOptions options = {
      .source_name = "t", .source_name_len = 1, .verify = true, .threads = threads, .file_text = file_text};
  McOp op = mc_parse(ctx, source, strlen(source), &options, diags);
  CHECK((op.index == MC_NONE) == mc_diags_has_error(diags));
  return op;
}

static McOp parse(McContext *ctx, const char *source, unsigned threads) {
  McDiags *diags = mc_diags_new(ctx);
  McOp op = parse_noting(ctx, source, threads, NULL, diags);
  mc_diags_free(diags);
  return op;
}

static void check_messages(const McDiags *got, const McDiags *want) {
  CHECK(mc_diags_count(got) == mc_diags_count(want));
  for (size_t i = 0; i < mc_diags_count(want); i++) {
    McDiag a = mc_diags_get(got, i), b = mc_diags_get(want, i);
    CHECK(a.severity == b.severity && a.loc.index == b.loc.index && a.column == b.column);
    CHECK(a.message_len == b.message_len && memcmp(a.message, b.message, a.message_len) == 0);
    CHECK(a.line_len == b.line_len && (a.line_len == 0 || memcmp(a.line, b.line, a.line_len) == 0));
  }
}

/* Every byte that was passed is zero: the tree and the messages are the same. */
static void check_passed_text(McContext *ctx, const Text *text, const McDiags *want) {
  FILE *file = tmpfile();
  size_t len = strlen(text->source);
  CHECK(file != NULL && fwrite(text->source, 1, len, file) == len && fflush(file) == 0);
  McFileText *passed = mc_file_text_read(ctx, fileno(file), len);
  CHECK((passed == NULL) == (len == 0));
  if (passed != NULL) mc_file_text_pass_bytes(passed);
  for (unsigned threads = 1; passed != NULL && threads <= 3; threads += 2) {
    McDiags *got = mc_diags_new(ctx);
    McOp op = parse_noting(ctx, mc_file_text_bytes(passed), threads, passed, got);
    check_messages(got, want);
    if (op.index != MC_NONE) {
      char *again = printed(ctx, op, false, 1);
      CHECK_TEXT(again, text->printed);
      free(again);
      mc_op_erase(ctx, op);
    }
    mc_diags_free(got);
  }
  mc_file_text_free(passed);
  fclose(file);
}

/* Everything that several threads may do to one tree; so many print it. */
static void read_tree(McContext *ctx, McOp op, const Text *text, unsigned threads) {
  McDiags *diags = mc_diags_new(ctx);
  uint8_t digest[16];
  CHECK(mc_verify(ctx, op, diags));
  char *custom = printed(ctx, op, false, threads), *generic = printed(ctx, op, true, threads);
  CHECK_TEXT(custom, text->printed);
  CHECK(generic[0] != 0);
  CHECK(mc_op_hash(ctx, op, 0, digest) && memcmp(digest, text->digest, sizeof digest) == 0);
  McColumns *columns = mc_columns_new(ctx, op, 0, NULL, 0);
  CHECK(columns != NULL);
  mc_columns_free(columns);
  McBuf *bytes = mc_buf_new();
  McBytecodeOptions options;
  mc_bytecode_options_init(&options);
  mc_bytecode_write(ctx, op, &options, bytes, diags); /* some attributes have no form there: an error */
  mc_buf_delete(bytes);
  mc_diags_free(diags);
  free(custom);
  free(generic);
}

static void build(McContext *ctx, size_t count) {
  McType type = mc_type_integer(ctx, 32, MC_SIGNLESS);
  McOpState state = {.name = mc_op_name(ctx, "t.outer", 7), .loc = mc_loc_unknown(ctx), .num_regions = 1};
  McOp outer = mc_op_create(ctx, &state);
  McBlock block = mc_block_create(ctx, mc_op_region(ctx, outer, 0), (McBlock){MC_NONE});
  McValue last = mc_block_add_arg(ctx, block, type, state.loc);
  for (size_t i = 0; i < count; i++) {
    char name[32];
    snprintf(name, sizeof name, "t.n%zu", i % 50);
    McOpState inner = {.name = mc_op_name(ctx, name, strlen(name)), .loc = state.loc, .operands = &last,
                       .num_operands = 1, .results = &type, .num_results = 1};
    last = mc_op_result(ctx, mc_op_create_in(ctx, &inner, block, (McOp){MC_NONE}), 0);
  }
  char *text = printed(ctx, outer, true, 1);
  CHECK(strstr(text, "t.n0") != NULL);
  free(text);
  mc_op_erase(ctx, outer);
}

static void *run(void *data) {
  Job *job = data;
  Work *work = job->work;
  McContext *ctx = work->shared != NULL ? work->shared : new_context(work);
  for (size_t i = 0; i < work->count; i++) {
    const Text *text = &work->texts[(job->first + i) % work->count];
    McOp op = parse(ctx, text->source, job->first == 0 ? 1 : 3);
    CHECK((op.index == MC_NONE) == (text->printed == NULL));
    if (op.index != MC_NONE) {
      read_tree(ctx, op, text, 1);
      mc_op_erase(ctx, op);
    }
    if (i % 16 == 0) build(ctx, 200);
    if (i % 16 == 8 && work->module.index != MC_NONE) read_tree(ctx, work->module, work->whole, 3);
  }
  if (work->shared == NULL) mc_context_free(ctx);
  return NULL;
}

static void run_threads(Work *work) {
  Job jobs[MAX_THREADS];
  size_t count = work->num_threads;
  for (size_t i = 0; i < count; i++) {
    jobs[i] = (Job){.work = work, .first = i % 2 == 0 ? 0 : i * work->count / count}; /* half of them side by side */
    CHECK(pthread_create(&jobs[i].thread, NULL, run, &jobs[i]) == 0);
  }
  for (size_t i = 0; i < count; i++) CHECK(pthread_join(jobs[i].thread, NULL) == 0);
}

/* Sets the results of one thread, in a context of its own. */
static void expect(Work *work, Text *text) {
  McContext *ctx = new_context(work);
  McDiags *diags = mc_diags_new(ctx);
  McOp op = parse_noting(ctx, text->source, 1, NULL, diags);
  if (op.index != MC_NONE) {
    text->printed = printed(ctx, op, false, 1);
    CHECK(mc_op_hash(ctx, op, 0, text->digest));
    mc_op_erase(ctx, op);
  }
  check_passed_text(ctx, text, diags);
  mc_diags_free(diags);
  mc_context_free(ctx);
}

static void add_text(Work *work, const char *path) {
  FILE *file = fopen(path, "rb");
  CHECK(file != NULL && fseek(file, 0, SEEK_END) == 0);
  long size = ftell(file);
  char *source = calloc((size_t)size + 1, 1);
  CHECK(source != NULL && fseek(file, 0, SEEK_SET) == 0 && fread(source, 1, (size_t)size, file) == (size_t)size);
  fclose(file);
  if (strstr(source, "_resource") != NULL) {
    free(source);
    return;
  }
  CHECK(work->count < MAX_TEXTS);
  work->texts[work->count++].source = source;
}

/* --- passes on the functions of one module --- */

enum { FUNCTIONS = 4000 }; /* more than 4 MB: several threads read and print them */
enum { CHANGED = 600 };    /* those that passes run on */

static const char function_text[] =
    "func.func private @f%d(%%n: index, %%c: i1, %%a: i32) -> i32 {\n"
    "  %%zero = arith.constant 0 : index\n  %%one = arith.constant 1 : index\n  %%k = arith.constant %d : i32\n"
    "  %%slot = memref.alloca() : memref<i32>\n  memref.store %%k, %%slot[] : memref<i32>\n"
    "  scf.for %%i = %%zero to %%n step %%one {\n    %%0 = memref.load %%slot[] : memref<i32>\n"
    "    %%1 = arith.addi %%a, %%k : i32\n    %%2 = arith.addi %%0, %%1 : i32\n"
    "    memref.store %%2, %%slot[] : memref<i32>\n  }\n"
    "  cf.cond_br %%c, ^left, ^right\n"
    "^left:\n  %%3 = arith.muli %%a, %%k : i32\n  %%4 = arith.muli %%a, %%k : i32\n  %%5 = arith.addi %%3, %%4 : i32\n"
    "  cf.br ^end(%%5 : i32)\n^right:\n  %%6 = memref.load %%slot[] : memref<i32>\n  cf.br ^end(%%6 : i32)\n"
    "^end(%%r: i32):\n  return %%r : i32\n}\n";

/* The text of the functions after all passes. The caller frees it. */
static char *after_passes(McContext *ctx, unsigned threads) {
  McBuf *source = mc_buf_new();
  for (int i = 0; i < FUNCTIONS; i++) {
    char text[2048];
    int len = snprintf(text, sizeof text, function_text, i, i % 7);
    CHECK(len > 0 && (size_t)len < sizeof text);
    mc_buf_put(source, text, (size_t)len);
  }
  mc_buf_put(source, "", 1); /* its NUL */
  McOp top = parse(ctx, mc_buf_contents(source).ptr, threads);
  CHECK(top.index != MC_NONE);
  static McOp ops[CHANGED];
  McOp op = mc_block_first_op(ctx, mc_region_first_block(ctx, mc_op_region(ctx, top, 0)));
  for (int i = 0; i < CHANGED; i++, op = mc_op_next(ctx, op)) ops[i] = op;
  McStr options[16];
  uint64_t statistics[8] = {0};
  McBuf *out = mc_buf_new();
  for (size_t pass = 0; mc_pass_info(pass) != NULL; pass++) {
    const McPassInfo *info = mc_pass_info(pass);
    CHECK(info->num_options <= MC_COUNT(options) && info->num_statistics <= MC_COUNT(statistics));
    for (size_t i = 0; i < info->num_options; i++) {
      const char *text = info->options[i].initial;
      options[i] = (McStr){text, strlen(text)};
    }
    McPassUse use = {.pass = pass, .options = options, .statistics = statistics};
    if (info->output != MC_PASS_CHANGES) continue;
    McPassFailures failures = {0}; /* some passes fail on functions */
    CHECK(mc_passes_run(ctx, ops, CHANGED, &use, 1, true, threads, out, &failures));
    CHECK(failures.len == 0 || failures.len == CHANGED);
    mc_pass_failures_free(ctx, &failures);
  }
  char *text = printed(ctx, top, false, threads);
  mc_buf_delete(out);
  mc_buf_delete(source);
  mc_op_erase(ctx, top);
  return text;
}

static void *read_meanwhile(void *data) {
  Work *work = data;
  for (size_t i = 0; i < work->count; i += 3) {
    McOp op = parse(work->shared, work->texts[i].source, 1);
    if (op.index != MC_NONE) mc_op_erase(work->shared, op);
  }
  return NULL;
}

static void run_passes(Work *work) {
  McContext *ctx = new_context(work);
  char *expected = after_passes(ctx, 1);
  mc_context_free(ctx);
  work->shared = new_context(work);
  pthread_t reader;
  CHECK(pthread_create(&reader, NULL, read_meanwhile, work) == 0);
  char *text = after_passes(work->shared, (unsigned)work->num_threads);
  CHECK(pthread_join(reader, NULL) == 0);
  CHECK_TEXT(text, expected);
  mc_context_free(work->shared);
  free(text);
  free(expected);
}

int main(int argc, char **argv) {
  static Work work;
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--threads") == 0) work.num_threads = (size_t)atoi(argv[++i]);
    else if (strcmp(argv[i], "--dialect") == 0) CHECK(dialect_files_add(&work.dialects, argv[++i]));
    else if (strcmp(argv[i], "--needs") == 0) work.dialects.ptr[work.dialects.count - 1].needs = argv[++i];
    else add_text(&work, argv[i]);
  }
  CHECK(work.count > 0 && work.num_threads > 0 && work.num_threads <= MAX_THREADS);
  size_t longest = 0;
  for (size_t i = 0; i < work.count; i++) {
    Text *text = &work.texts[i], *other = &work.texts[longest];
    expect(&work, text);
    if (text->printed == NULL) continue;
    if (other->printed == NULL || strlen(text->printed) > strlen(other->printed)) longest = i;
  }
  work.whole = &work.texts[longest];
  CHECK(work.whole->printed != NULL);
  run_threads(&work);
  work.shared = new_context(&work);
  run_threads(&work);
  work.module = parse(work.shared, work.whole->source, 1);
  run_threads(&work);
  mc_op_erase(work.shared, work.module);
  mc_context_free(work.shared);
  run_passes(&work);
  for (size_t i = 0; i < work.count; i++) {
    free(work.texts[i].source);
    free(work.texts[i].printed);
  }
  dialect_files_free(&work.dialects);
  return 0;
}
