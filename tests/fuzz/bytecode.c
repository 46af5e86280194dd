/* bytecode.c - throws mutated bytecode at the engine, in one process and without forking.
 *
 *   bytecode [--seed N] [--inputs N] [--current FILE] [--dialect PROGRAM [--needs NAME]]... FILE...
 *
 * The files are texts or bytecode; each is written as bytecode of every version, and these are mutated. An input must
 * end in an error or in a module that verifies: its storage is sound, it prints, and it is written and read again. No
 * input takes more memory than MEMORY. The input under test is kept in FILE of --current, which outlives a crash.
 * Everything follows from --seed. --inputs 0 reads the files as they are, which replays what was kept.
 */
#if !defined(_DEFAULT_SOURCE)
#define _DEFAULT_SOURCE 1
#endif
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>

#include "mlircore.h"

#define MEMORY ((size_t)64 << 20)
#define SECONDS 10

typedef struct Text { char *ptr; size_t len; } Text; /* owned; a NUL follows */
typedef struct Program { char name[64]; uint32_t *words; size_t count; const char *needs; } Program;

typedef struct Fuzz {
  Text *corpus;
  size_t num_corpus, room;
  Program programs[64];
  size_t num_programs;
  uint64_t state, inputs, accepted, findings, inputs_of_context;
  McContext *ctx, *other; /* owned; used for some inputs, since loading dialects takes longer than reading */
  char *current; /* shared mapping: length in decimal, newline, then the input */
  size_t current_size;
} Fuzz;

static void die(const char *what, const char *which) {
  fprintf(stderr, "bytecode: %s %s\n", what, which);
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

static void keep(Fuzz *f, McStr bytes) {
  if (f->num_corpus == f->room) {
    f->room = f->room ? f->room * 2 : 64;
    f->corpus = realloc(f->corpus, f->room * sizeof *f->corpus);
    if (f->corpus == NULL) die("out of memory", "");
  }
  f->corpus[f->num_corpus++] = make_text(bytes.ptr, bytes.len);
}

static McLoad load_dialect(void *data, McContext *ctx, const char *name, size_t len) {
  const Fuzz *f = data;
  for (size_t i = 0; i < f->num_programs; i++) {
    const Program *p = &f->programs[i];
    if (strlen(p->name) != len || memcmp(p->name, name, len) != 0) continue;
    McLoad needed = p->needs == NULL ? MC_LOAD_DONE : load_dialect(data, ctx, p->needs, strlen(p->needs));
    if (needed != MC_LOAD_DONE) return needed;
    return mc_dialect_define(ctx, p->words, p->count, NULL) ? MC_LOAD_DONE : MC_LOAD_FAILED;
  }
  return MC_LOAD_NONE;
}

static McContext *new_context(Fuzz *f) {
  McContext *ctx = mc_context_new();
  if (ctx == NULL) die("no context", "");
  mc_context_allow_unregistered(ctx, true);
  mc_context_set_dialect_loader(ctx, load_dialect, f);
  return ctx;
}

static void finding(Fuzz *f, const char *what, McDiags *diags);

static McOp read_module(McContext *ctx, McStr bytes, bool verify, McDiags *diags) {
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
  bool each = below(f, 2) == 0;
  for (McOp op; each && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (!mc_op_is_unread(ctx, op)) continue;
    ok = mc_op_materialize(ctx, op, false, 1, diags) && ok;
    if (!mc_check(ctx, diags)) finding(f, "the storage is not sound after reading regions", diags);
  }
  if (ok && mc_op_materialize(ctx, root, true, 1, diags) && mc_context_num_unread(ctx) == 0) return root;
  if (!mc_check(ctx, diags)) finding(f, "the storage is not sound after regions that cannot be read", diags);
  mc_op_erase(ctx, root);
  return (McOp){MC_NONE};
}

static const char hang_message[] = "bytecode: time limit of one input passed\n";
static void on_hang(int signal_number) {
  (void)signal_number;
  if (write(2, hang_message, sizeof hang_message - 1) < 0) _exit(78);
  _exit(77);
}

/* Definitions are loaded anew every some inputs. Nothing may be left allocated then: a debug build asserts that. */
#define INPUTS_OF_A_CONTEXT 64

static void renew_contexts(Fuzz *f) {
  if (f->ctx != NULL && ++f->inputs_of_context < INPUTS_OF_A_CONTEXT) return;
  f->inputs_of_context = 0;
  mc_context_free(f->ctx);
  mc_context_free(f->other);
  f->ctx = new_context(f);
  f->other = new_context(f);
}

static void limit_memory(McContext *ctx) {
  mc_context_set_limits(ctx, (McLimits){.memory = mc_context_live_bytes(ctx) + MEMORY});
}

static void start_clock(int seconds) {
  struct itimerval timer = {{0, 0}, {seconds, 0}};
  setitimer(ITIMER_PROF, &timer, NULL);
}

static void finding(Fuzz *f, const char *what, McDiags *diags) {
  f->findings++;
  fprintf(stderr, "bytecode: %s (input %llu)\n", what, (unsigned long long)f->inputs);
  for (size_t i = 0; diags != NULL && i < mc_diags_count(diags); i++) {
    fprintf(stderr, "  %s\n", mc_diags_get(diags, i).message);
  }
  if (f->current == NULL) return;
  char path[64];
  snprintf(path, sizeof path, "finding-%llu.mlirbc", (unsigned long long)f->inputs);
  FILE *file = fopen(path, "wb");
  if (file == NULL) return;
  char *start = strchr(f->current, '\n') + 1;
  fwrite(start, 1, (size_t)strtoull(f->current, NULL, 10), file);
  fclose(file);
}

/* Prints it, writes it and reads that; `diags` is of its context. */
static void use(Fuzz *f, McContext *ctx, McOp op, McDiags *diags) {
  McPrintOptions print;
  mc_print_options_init(&print);
  print.generic = print.debug_info = true;
  McBuf *text = mc_buf_new(), *bytes = mc_buf_new();
  if (!mc_check(ctx, diags)) finding(f, "the storage is not sound", diags);
  if (!mc_print_op(ctx, op, &print, text)) finding(f, "it does not print", NULL);
  McBytecodeOptions options;
  mc_bytecode_options_init(&options);
  options.version = (int64_t)below(f, MC_BYTECODE_VERSION + 1);
  if (!mc_bytecode_write(ctx, op, &options, bytes, diags)) {
    finding(f, "it cannot be written", diags);
  } else {
    McContext *other = f->other;
    McDiags *others = mc_diags_new(other);
    /* before version 5, properties that are no attributes are lost */
    McOp again = read_module(other, mc_buf_contents(bytes), options.version >= 5, others);
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

static void run(Fuzz *f, McStr input) {
  f->inputs++;
  if (f->current != NULL && input.len + 32 < f->current_size) {
    int head = sprintf(f->current, "%zu\n", input.len);
    memcpy(f->current + head, input.ptr, input.len);
  }
  start_clock(SECONDS);
  renew_contexts(f);
  McContext *ctx = f->ctx;
  McDiags *diags = mc_diags_new(ctx);
  limit_memory(ctx);
  bool verify = below(f, 4) != 0;
  McOp op = read_module(ctx, input, verify, diags);
  mc_context_set_limits(ctx, (McLimits){.memory = 0});
  if (below(f, 4) == 0) compare_lazy(f, ctx, op, input, verify);
  compare_summary(f, ctx, op, input);
  if (op.index != MC_NONE) {
    f->accepted++;
    if (verify) use(f, ctx, op, diags);
    mc_op_erase(ctx, op);
  } else if (!mc_diags_has_error(diags)) { /* a check of an operation may be silent, after text as well */
    op = verify ? read_module(ctx, input, false, diags) : op;
    if (op.index == MC_NONE) finding(f, "refused without an error", diags);
    else mc_op_erase(ctx, op);
  } else if (strcmp(mc_diags_get(diags, 0).message, "out of memory") == 0) {
    finding(f, "it takes too much memory", NULL);
  }
  mc_diags_free(diags);
  start_clock(0);
}

/* A text as bytecode of every version; a file of bytecode also as it is. */
static void keep_versions(Fuzz *f, const char *path) {
  Text text = read_file(path);
  if (mc_is_bytecode(text.ptr, text.len)) keep(f, (McStr){text.ptr, text.len});
  for (int version = 0; version <= MC_BYTECODE_VERSION; version++) {
    McContext *ctx = new_context(f);
    McDiags *diags = mc_diags_new(ctx);
    McOp op = read_module(ctx, (McStr){text.ptr, text.len}, true, diags);
    McBytecodeOptions options;
    mc_bytecode_options_init(&options);
    options.version = version;
    McBuf *bytes = mc_buf_new();
    if (op.index != MC_NONE && mc_bytecode_write(ctx, op, &options, bytes, diags)) keep(f, mc_buf_contents(bytes));
    if (op.index != MC_NONE) mc_op_erase(ctx, op);
    mc_buf_delete(bytes);
    mc_diags_free(diags);
    mc_context_free(ctx);
  }
  free(text.ptr);
}

static void mutate(Fuzz *f, Text *draft) {
  size_t len = draft->len, at = 4 + below(f, len > 4 ? len - 4 : 1);
  if (at >= len) return;
  switch (below(f, 8)) {
    case 0: draft->len = at; break;
    case 1: draft->ptr[at] = (char)next_random(f); break;
    case 2: draft->ptr[at] ^= (char)(1 << below(f, 8)); break;
    case 3: draft->ptr[at] = (char)(draft->ptr[at] + (below(f, 2) ? 2 : -2)); break; /* the next number */
    case 4: /* bytes from elsewhere */
      for (size_t i = 0, from = 4 + below(f, len - 4), n = 1 + below(f, 8); i < n && at + i < len && from + i < len;
           i++) {
        draft->ptr[at + i] = draft->ptr[from + i];
      }
      break;
    case 5: /* a byte less, or twice */
      if (below(f, 2)) {
        memmove(draft->ptr + at, draft->ptr + at + 1, len - at);
        draft->len--;
      } else {
        memmove(draft->ptr + at + 1, draft->ptr + at, len - at - 1);
      }
      break;
    case 6: draft->ptr[at] = 0; break; /* a huge number */
    default: draft->ptr[at] = (char)(2 * below(f, 8) + 1); break; /* a small one */
  }
}

static void one_round(Fuzz *f) {
  const Text *seed = &f->corpus[below(f, f->num_corpus)];
  Text draft = make_text(seed->ptr, seed->len);
  for (size_t i = 0, times = 1 + (below(f, 3) ? 0 : below(f, 6)); i < times; i++) mutate(f, &draft);
  Text exact = make_text(draft.ptr, draft.len); /* so that a read past the end is seen */
  char *tight = malloc(exact.len > 0 ? exact.len : 1);
  if (tight == NULL) die("out of memory", "");
  memcpy(tight, exact.ptr, exact.len);
  if (mc_is_bytecode(tight, exact.len)) run(f, (McStr){tight, exact.len});
  else f->inputs++;
  free(tight);
  free(exact.ptr);
  free(draft.ptr);
}

static void add_program(Fuzz *f, const char *path) {
  if (f->num_programs == sizeof f->programs / sizeof *f->programs) die("too many dialects", path);
  Program *p = &f->programs[f->num_programs++];
  Text t = read_file(path);
  p->words = malloc(t.len + 4);
  if (p->words == NULL) die("out of memory", path);
  memcpy(p->words, t.ptr, t.len);
  p->count = t.len / 4;
  free(t.ptr);
  const char *name = strrchr(path, '/');
  name = name ? name + 1 : path;
  const char *end = strrchr(name, '.'); /* mlir.legacy.program: a namespace may have dots */
  snprintf(p->name, sizeof p->name, "%.*s", (int)(end != NULL ? (size_t)(end - name) : strlen(name)), name);
}

static void open_current(Fuzz *f, const char *path) {
  f->current_size = 1 << 22;
  int fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0644);
  if (fd < 0 || ftruncate(fd, (off_t)f->current_size) != 0) die("cannot write", path);
  f->current = mmap(NULL, f->current_size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (f->current == MAP_FAILED) die("cannot map", path);
  close(fd);
}

int main(int argc, char **argv) {
  static Fuzz fuzz;
  Fuzz *f = &fuzz;
  uint64_t seed = 1, inputs = 10000;
  signal(SIGPROF, on_hang);
  for (int i = 1; i < argc; i++) {
    const char *arg = argv[i], *value = i + 1 < argc ? argv[i + 1] : "";
    if (strncmp(arg, "--", 2) != 0) {
      if (inputs > 0) {
        keep_versions(f, arg);
      } else {
        Text one = read_file(arg);
        run(f, (McStr){one.ptr, one.len});
        free(one.ptr);
      }
      continue;
    }
    i++;
    if (strcmp(arg, "--seed") == 0) seed = strtoull(value, NULL, 10);
    else if (strcmp(arg, "--inputs") == 0) inputs = strtoull(value, NULL, 10);
    else if (strcmp(arg, "--current") == 0) open_current(f, value);
    else if (strcmp(arg, "--dialect") == 0) add_program(f, value);
    else if (strcmp(arg, "--needs") == 0 && f->num_programs > 0) f->programs[f->num_programs - 1].needs = value;
    else die("unknown option", arg);
  }
  f->state = seed * 0x9E3779B97F4A7C15u + 88172645463325252u;
  for (int i = 0; i < 8; i++) next_random(f);
  if (inputs > 0 && f->num_corpus == 0) die("no input", "");
  while (f->inputs < inputs) one_round(f);
  printf("%llu inputs, %llu accepted, %zu seeds, findings %llu\n", (unsigned long long)f->inputs,
         (unsigned long long)f->accepted, f->num_corpus, (unsigned long long)f->findings);
  mc_context_free(f->ctx);
  mc_context_free(f->other);
  for (size_t i = 0; i < f->num_corpus; i++) free(f->corpus[i].ptr);
  for (size_t i = 0; i < f->num_programs; i++) free(f->programs[i].words);
  free(f->corpus);
  return f->findings != 0 ? 3 : 0;
}
