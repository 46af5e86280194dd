/* fuzzer.h - the parts that the fuzzers of texts and of bytecode share: random numbers, inputs, the file of the input
 * under test, the clock that ends a hang, and the places of the engine that were reached.
 *
 * Included by one file of a program, since it defines what the sanitized engine calls at each branch.
 */
#ifndef MC_TESTS_FUZZER_H
#define MC_TESTS_FUZZER_H

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
#include <unistd.h>

#include "mlircore.h"
#include "dialect_files.h"

static void die(const char *what, const char *which) {
  fprintf(stderr, "fuzzer: %s %s\n", what, which);
  exit(2);
}

/* --- texts --- */

typedef struct Text { char *ptr; size_t len; } Text; /* owned; a NUL follows */

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

static uint32_t hash_of(const char *bytes, size_t len) {
  uint32_t hash = (uint32_t)len;
  for (size_t i = 0; i < len; i++) hash = (hash ^ (uint8_t)bytes[i]) * 16777619u;
  return hash;
}

typedef struct Corpus { Text *ptr; size_t count, room, num_seeds; } Corpus;

static void keep(Corpus *corpus, const char *bytes, size_t len) {
  if (corpus->count == corpus->room) {
    corpus->room = corpus->room ? corpus->room * 2 : 64;
    corpus->ptr = realloc(corpus->ptr, corpus->room * sizeof *corpus->ptr);
    if (corpus->ptr == NULL) die("out of memory", "");
  }
  corpus->ptr[corpus->count++] = make_text(bytes, len);
}

static void free_corpus(Corpus *corpus) {
  for (size_t i = 0; i < corpus->count; i++) free(corpus->ptr[i].ptr);
  free(corpus->ptr);
}

static inline int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* A .txt file holds one input per line, with \n for the ends of lines. */
static inline void keep_lines(Corpus *corpus, const Text *t) {
  for (size_t at = 0; at < t->len;) {
    Text line = make_text(t->ptr + at, strcspn(t->ptr + at, "\n"));
    at += line.len + 1;
    size_t len = 0;
    for (size_t i = 0; i < line.len; i++) {
      bool newline = line.ptr[i] == '\\' && line.ptr[i + 1] == 'n';
      line.ptr[len++] = newline ? '\n' : line.ptr[i];
      i += newline;
    }
    keep(corpus, line.ptr, len);
    free(line.ptr);
  }
}

/* A file of at most `max_bytes`, or those of a folder. */
static inline void add_path(Corpus *corpus, const char *path, size_t max_bytes) {
  struct stat info;
  if (stat(path, &info) != 0) die("no such file", path);
  if (!S_ISDIR(info.st_mode)) {
    Text t = read_file(path);
    size_t len = strlen(path);
    if (len > 4 && strcmp(path + len - 4, ".txt") == 0) keep_lines(corpus, &t);
    else if (t.len <= max_bytes) keep(corpus, t.ptr, t.len);
    free(t.ptr);
    return;
  }
  enum { MOST = 100000 };
  static char *names[MOST];
  size_t count = 0;
  DIR *folder = opendir(path);
  for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
    size_t len = strlen(entry->d_name);
    bool wanted =
        len > 5 && (strcmp(entry->d_name + len - 5, ".mlir") == 0 || strcmp(entry->d_name + len - 4, ".txt") == 0);
    if (wanted && count == MOST) die("too many files in", path);
    if (wanted) names[count++] = make_text(entry->d_name, len).ptr;
  }
  closedir(folder);
  qsort(names, count, sizeof *names, by_name);
  for (size_t i = 0; i < count; i++) {
    char full[2048];
    snprintf(full, sizeof full, "%s/%s", path, names[i]);
    add_path(corpus, full, max_bytes);
    free(names[i]);
  }
}

/* --- random numbers --- */

typedef struct Random { uint64_t state; } Random; /* never 0 */

static Random random_from(uint64_t seed) {
  Random r = {seed * 0x9E3779B97F4A7C15u + 88172645463325252u};
  if (r.state == 0) r.state = 1;
  return r;
}

static uint64_t next_random(Random *r) {
  r->state ^= r->state << 13;
  r->state ^= r->state >> 7;
  r->state ^= r->state << 17;
  return r->state * 0x2545F4914F6CDD1Du;
}

static size_t below(Random *r, size_t n) { return n == 0 ? 0 : (size_t)(next_random(r) >> 11) % n; }

/* Seeds keep their probability when the corpus grows. */
static inline const Text *choose_text(const Corpus *corpus, Random *r) {
  return &corpus->ptr[below(r, below(r, 3) ? corpus->count : corpus->num_seeds)];
}

/* --- reading --- */

/* Renders all messages, as a user sees them. Returns false when none of them is an error. */
static inline bool render_all(McDiags *diags) {
  bool error = mc_diags_has_error(diags);
  for (size_t i = 0; i < mc_diags_count(diags); i++) {
    McBuf *out = mc_buf_new();
    if (out == NULL) die("out of memory", "");
    mc_diags_render(diags, i, out);
    mc_buf_delete(out);
  }
  return error;
}

/* The generation that a text is read in: see fuzz.c. */
static inline McSyntax generation_of(const char *text, size_t len) {
  static const char *const heads[] = {"", "//2019", "//2020", "//2023", "//auto"};
  for (int i = MC_SYNTAX_2019; i <= MC_SYNTAX_AUTO; i++) {
    if (len >= 6 && memcmp(text, heads[i], 6) == 0) return (McSyntax)i;
  }
  uint32_t hash = hash_of(text, len) >> 12;
  return hash % 4 != 0 ? MC_SYNTAX_MODERN : (McSyntax)(MC_SYNTAX_2019 + hash / 4 % 4);
}

/* --- coverage: called at every branch of the engine, which calls nothing else as often --- */

#define COVERAGE_CELLS (1u << 18)
static struct { uint8_t map[COVERAGE_CELLS]; uint32_t fresh; } coverage;

void __sanitizer_cov_trace_pc(void);
__attribute__((no_sanitize("address", "undefined"), optimize("O2"))) void __sanitizer_cov_trace_pc(void) {
  uintptr_t pc = (uintptr_t)__builtin_return_address(0);
  uint8_t *cell = &coverage.map[(pc ^ pc >> 18) % COVERAGE_CELLS];
  if (__builtin_expect(*cell != 0, 1)) return;
  *cell = 1;
  coverage.fresh++;
}

/* --- the input under test --- */

/* Shared mapping of a file, which outlives a crash: length in decimal, newline, then the input. */
static struct { char *ptr; size_t size; } current;

static void open_current(const char *path) {
  current.size = 1 << 22;
  int fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0644);
  if (fd < 0 || ftruncate(fd, (off_t)current.size) != 0) die("cannot write", path);
  current.ptr = mmap(NULL, current.size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (current.ptr == MAP_FAILED) die("cannot map", path);
  close(fd);
}

/* The clock ticks once in a second of processor time. An input that is still the same after some ticks hangs. */
static struct { volatile uint64_t input, seen; int ticks, limit; } watch;

static const char hang_message[] = "fuzzer: time limit of one input passed\n";

static void on_tick(int signal_number) {
  (void)signal_number;
  if (watch.seen != watch.input) watch.ticks = 0;
  watch.seen = watch.input;
  if (watch.input == 0 || watch.ticks++ < watch.limit) return;
  if (write(2, hang_message, sizeof hang_message - 1) < 0) _exit(78);
  _exit(77);
}

static void start_watch(int limit) {
  watch.limit = limit;
  signal(SIGPROF, on_tick);
  struct itimerval timer = {{1, 0}, {1, 0}};
  setitimer(ITIMER_PROF, &timer, NULL);
}

/* `number`: of the input, from 1. */
static void begin_input(uint64_t number, const char *bytes, size_t len) {
  watch.input = number;
  if (current.ptr == NULL || len + 32 >= current.size) return;
  int head = snprintf(current.ptr, 32, "%zu\n", len);
  memcpy(current.ptr + head, bytes, len);
}

#endif
