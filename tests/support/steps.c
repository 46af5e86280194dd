/* steps.c - counts the steps of the core: how often it comes to a branch, and the bytes that it moves, in units of 16.
 *
 *   steps (--dialect PROGRAM [--needs NAME])... [--pass NAME]... FILE...
 *
 * For each file, in a new context: the text is read, verified, printed in both forms, hashed, cloned, walked, written
 * as bytecode and read again, and the passes run, each on a clone. A line per stage has the name of the file, the stage
 * and its steps. A text that is refused ends after `parse`, with the first message. The numbers hardly depend on the
 * run: the core is compiled with -fsanitize-coverage=trace-pc, and loops inside of the C library are counted by the
 * linker's --wrap.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mlircore.h"
#include "dialect_files.h"

static uint64_t steps;

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void) { steps++; }

void *__real_memcpy(void *to, const void *from, size_t len);
void *__wrap_memcpy(void *to, const void *from, size_t len);
void *__wrap_memcpy(void *to, const void *from, size_t len) {
  steps += len / 16;
  return __real_memcpy(to, from, len);
}

void *__real_memmove(void *to, const void *from, size_t len);
void *__wrap_memmove(void *to, const void *from, size_t len);
void *__wrap_memmove(void *to, const void *from, size_t len) {
  steps += len / 16;
  return __real_memmove(to, from, len);
}

void *__real_memset(void *to, int byte, size_t len);
void *__wrap_memset(void *to, int byte, size_t len);
void *__wrap_memset(void *to, int byte, size_t len) {
  steps += len / 16;
  return __real_memset(to, byte, len);
}

int __real_memcmp(const void *a, const void *b, size_t len);
int __wrap_memcmp(const void *a, const void *b, size_t len);
int __wrap_memcmp(const void *a, const void *b, size_t len) {
  steps += len / 16;
  return __real_memcmp(a, b, len);
}

void *__real_memchr(const void *in, int byte, size_t len);
void *__wrap_memchr(const void *in, int byte, size_t len);
void *__wrap_memchr(const void *in, int byte, size_t len) {
  void *found = __real_memchr(in, byte, len);
  steps += (found == NULL ? len : (size_t)((char *)found - (const char *)in)) / 16;
  return found;
}

static void die(const char *text, const char *which) {
  fprintf(stderr, "steps: %s %s\n", text, which);
  exit(2);
}

static char *read_file(const char *path, size_t *len) {
  FILE *file = fopen(path, "rb");
  if (file == NULL || fseek(file, 0, SEEK_END) != 0) die("cannot read", path);
  long size = ftell(file);
  char *text = size < 0 ? NULL : malloc((size_t)size + 1);
  rewind(file);
  if (text == NULL || fread(text, 1, (size_t)size, file) != (size_t)size) die("cannot read", path);
  fclose(file);
  text[size] = 0;
  *len = (size_t)size;
  return text;
}

#define MAX_PASSES 64

typedef struct Tool {
  DialectFiles dialects;
  size_t passes[MAX_PASSES]; size_t num_passes;
  const char *path;
  McContext *ctx;
  uint64_t start;
} Tool;

static McLoad load(void *data, McContext *ctx, const char *name, size_t len) {
  return dialect_files_load(&((Tool *)data)->dialects, ctx, name, len);
}

static void begin(Tool *t) { t->start = steps; }

static void end(Tool *t, const char *stage) {
  uint64_t count = steps - t->start;
  printf("%s %s %llu\n", t->path, stage, (unsigned long long)count);
}

static void print(Tool *t, McOp top, const char *stage, bool generic) {
  McPrintOptions options;
  mc_print_options_init(&options);
  options.generic = options.debug_info = generic;
  begin(t);
  McBuf *out = mc_buf_new();
  if (out == NULL || !mc_print_op(t->ctx, top, &options, out)) die("cannot print", t->path);
  end(t, stage);
  mc_buf_delete(out);
}

static void write_bytecode(Tool *t, McOp top, McDiags *diags) {
  McBytecodeOptions options;
  mc_bytecode_options_init(&options);
  begin(t);
  McBuf *out = mc_buf_new();
  if (out == NULL || !mc_bytecode_write(t->ctx, top, &options, out, diags)) die("cannot write", t->path);
  end(t, "write");
  McContext *ctx = t->ctx;
  t->ctx = mc_context_new();
  mc_context_allow_unregistered(t->ctx, true);
  mc_context_set_dialect_loader(t->ctx, load, t);
  McDiags *others = mc_diags_new(t->ctx);
  McParseOptions parse = {.source_name = "steps", .source_name_len = 5};
  McStr bytes = mc_buf_contents(out);
  begin(t);
  McOp again = mc_parse(t->ctx, bytes.ptr, bytes.len, &parse, others);
  if (again.index == MC_NONE) die("cannot read the bytecode of", t->path);
  end(t, "read");
  mc_op_erase(t->ctx, again);
  mc_diags_free(others);
  mc_context_free(t->ctx);
  t->ctx = ctx;
  mc_buf_delete(out);
}

static void run_pass(Tool *t, McOp top, size_t pass) {
  const McPassInfo *info = mc_pass_info(pass);
  McStr options[16];
  uint64_t statistics[8] = {0};
  for (size_t i = 0; i < info->num_options; i++) {
    options[i] = (McStr){info->options[i].initial, strlen(info->options[i].initial)};
  }
  McPassUse use = {.pass = pass, .options = options, .statistics = statistics};
  McPassFailures failures = {0};
  McOp clone = mc_op_clone(t->ctx, top);
  if (clone.index == MC_NONE) die("cannot clone", t->path);
  McBuf *out = mc_buf_new();
  begin(t);
  if (!mc_passes_run(t->ctx, &clone, 1, &use, 1, false, 1, out, &failures)) die("no memory for a pass on", t->path);
  end(t, info->argument);
  mc_pass_failures_free(t->ctx, &failures);
  mc_buf_delete(out);
  mc_op_erase(t->ctx, clone);
}

static void use_module(Tool *t, McOp top, McDiags *diags) {
  begin(t);
  if (!mc_verify(t->ctx, top, diags)) printf("%s invalid: %s\n", t->path, mc_diags_get(diags, 0).message);
  end(t, "verify");
  print(t, top, "print", false);
  print(t, top, "print-generic", true);
  uint8_t digest[16];
  begin(t);
  if (!mc_op_hash(t->ctx, top, 0, digest)) die("cannot hash", t->path);
  end(t, "hash");
  begin(t);
  McOp clone = mc_op_clone(t->ctx, top);
  if (clone.index == MC_NONE) die("cannot clone", t->path);
  end(t, "clone");
  begin(t);
  mc_op_erase(t->ctx, clone);
  end(t, "erase");
  McWalk walk;
  begin(t);
  mc_walk_init(t->ctx, &walk, top, true);
  while (mc_walk_next(t->ctx, &walk).index != MC_NONE) steps++;
  end(t, "walk");
  write_bytecode(t, top, diags);
  for (size_t i = 0; i < t->num_passes; i++) run_pass(t, top, t->passes[i]);
}

static void count(Tool *t) {
  size_t len;
  char *text = read_file(t->path, &len);
  McContext *ctx = t->ctx = mc_context_new();
  if (ctx == NULL) die("no memory for", t->path);
  mc_context_set_dialect_loader(ctx, load, t);
  mc_context_allow_unregistered(ctx, true);
  McDiags *diags = mc_diags_new(ctx);
  McParseOptions options = {.source_name = "steps", .source_name_len = 5};
  begin(t);
  McOp top = mc_parse(ctx, text, len, &options, diags);
  end(t, "parse");
  if (top.index == MC_NONE) printf("%s refused: %s\n", t->path, mc_diags_get(diags, 0).message);
  if (top.index != MC_NONE) {
    use_module(t, top, diags);
    mc_op_erase(ctx, top);
  }
  mc_diags_free(diags);
  mc_context_free(ctx);
  free(text);
}

static size_t pass_named(const char *name) {
  for (size_t i = 0; mc_pass_info(i) != NULL; i++) {
    if (strcmp(mc_pass_info(i)->argument, name) == 0) return i;
  }
  die("no pass", name);
  return 0;
}

int main(int argc, char **argv) {
  Tool t = {0};
  for (int i = 1; i < argc; i++) {
    bool has_value = i + 1 < argc;
    if (has_value && strcmp(argv[i], "--dialect") == 0) {
      if (!dialect_files_add(&t.dialects, argv[++i])) die("cannot read", argv[i]);
    } else if (has_value && strcmp(argv[i], "--needs") == 0) {
      t.dialects.ptr[t.dialects.count - 1].needs = argv[++i];
    } else if (has_value && strcmp(argv[i], "--pass") == 0 && t.num_passes < MAX_PASSES) {
      t.passes[t.num_passes++] = pass_named(argv[++i]);
    } else {
      t.path = argv[i];
      count(&t);
    }
  }
  dialect_files_free(&t.dialects);
  return 0;
}
