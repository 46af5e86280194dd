/* allocations.c - lets each allocation of the core fail in turn, in one process: reading, verifying, printing, copying,
 * bytecode, and all passes.
 *
 *   allocations [--seed N] [--points N] [--pass-points N] [--part I/N] [--max-bytes N] [--limit SECONDS]
 *               [--current FILE] [--dialect PROGRAM [--needs NAME]]... FILE|FOLDER...
 *
 * An action on a text is done once with memory: its result is the right one. Then it is done again and again in the
 * same context, while the kth allocation fails, for all k, or for as many as --points. It must then end with the right
 * result, or fail, with an error where there are messages; the storage must be sound. Last, it must have the right
 * result with memory. In a debug build, what needs memory the first time only counts as an allocation each time, so
 * that types that exist already fail, too.
 *
 * A pass is done for --pass-points failures when it changes the module, and for a few when it does not. The first
 * reading of a text, in a context of its own that loads dialects, has an eighth of --points, 16 at most.
 *
 * allocations.py does the same for the entry points that Python has, each time in a new context. A crash has its text
 * in FILE of --current; a hang ends the program. The exit status is 3 after a finding, which has a line on stderr.
 */
#include "fuzzer.h"

#include <time.h>

#include "base/buffer.h"
#include "defs/opdefs.h"

#define BYTES_OF_A_CONTEXT ((size_t)64 << 20)
#define TEXTS_OF_A_CONTEXT 256
#define CHECK_EVERY 64
#define FIRST_READINGS 16 /* at most: each loads dialects */
#define POINTS_OF_IDLE_PASSES 4
#define MAX_OPTIONS 16
#define MANY (1ll << 60)

typedef struct Sweep {
  Corpus corpus;
  DialectFiles dialects;
  Random random;
  McContext *ctx;     /* owned; NULL: not made yet */
  McDiags *diags;     /* owned, of the context */
  const Text *input;  /* borrowed */
  McOp module;        /* owned: the input, read with memory; MC_NONE: it is refused */
  McOp work;          /* owned: the copy that an action changes, or what it made; MC_NONE: none */
  McBuf *out;         /* owned: what an action wrote */
  McStr source;       /* borrowed: what the reader of bytecode gets */
  McPrintOptions print;
  McBytecodeOptions bytecode;
  size_t pass;
  size_t points, pass_points;
  bool right_is_valid; /* what the pass leaves with memory */
  uint64_t texts, accepted, failures, findings, in_context;
  uint64_t shown;     /* the last text that has findings */
} Sweep;

/* An action: false when it failed, or refused its input. `has_messages`: it reports then. */
typedef struct Action {
  const char *name;
  bool (*run)(Sweep *s);
  bool on_copy, has_messages;
} Action;

static McLoad load_dialect(void *data, McContext *ctx, const char *name, size_t len) {
  return dialect_files_load(data, ctx, name, len);
}

static void free_context(Sweep *s) {
  if (s->ctx == NULL) return;
  mc_diags_clear(s->diags);
  if (!mc_check(s->ctx, s->diags)) die("storage is not sound:", mc_diags_get(s->diags, 0).message);
  mc_diags_free(s->diags);
  size_t left = mc_context_free(s->ctx);
  if (left != 0) die("memory is left", "");
  s->ctx = NULL;
}

static void make_context(Sweep *s) {
  s->ctx = mc_context_new();
  s->diags = s->ctx == NULL ? NULL : mc_diags_new(s->ctx);
  if (s->diags == NULL) die("no context", "");
  mc_context_allow_unregistered(s->ctx, true);
  mc_context_set_dialect_loader(s->ctx, load_dialect, &s->dialects);
}

static void renew_context(Sweep *s) {
  if (s->ctx != NULL &&
      (++s->in_context == TEXTS_OF_A_CONTEXT || mc_context_live_bytes(s->ctx) > BYTES_OF_A_CONTEXT)) {
    free_context(s);
  }
  if (s->ctx != NULL) return;
  s->in_context = 0;
  make_context(s);
}

/* --- actions --- */

static McOp read_input(Sweep *s, McStr source, bool verify) {
  McParseOptions options = {.source_name = "t", .source_name_len = 1, .verify = verify,
                            .syntax = generation_of(s->input->ptr, s->input->len)};
  return mc_parse(s->ctx, source.ptr, source.len, &options, s->diags);
}

static bool do_read(Sweep *s) {
  s->work = read_input(s, s->source, true);
  if (s->work.index != MC_NONE) return true;
  render_all(s->diags);
  return false;
}

static bool do_read_unverified(Sweep *s) {
  s->work = read_input(s, s->source, false);
  return s->work.index != MC_NONE;
}

static bool do_verify(Sweep *s) { return mc_verify(s->ctx, s->module, s->diags); }

static bool do_print(Sweep *s) { return mc_print_op(s->ctx, s->module, &s->print, s->out); }

static bool do_write(Sweep *s) { return mc_bytecode_write(s->ctx, s->module, &s->bytecode, s->out, s->diags); }

static bool do_clone(Sweep *s) {
  s->work = mc_op_clone(s->ctx, s->module);
  return s->work.index != MC_NONE;
}

static bool do_hash(Sweep *s) {
  uint8_t hash[16];
  if (!mc_op_hash(s->ctx, s->module, 0, hash)) return false;
  mc_buf_put(s->out, (const char *)hash, sizeof hash);
  return true;
}

/* Values as options of a pass, those that its user would leave out; a list and a number without one get some. */
static void options_of(const McPassInfo *info, McStr *options) {
  if (info->num_options > MAX_OPTIONS || info->num_statistics > MAX_OPTIONS) die("too many options:", info->argument);
  for (size_t i = 0; i < info->num_options; i++) {
    const McPassOption *option = &info->options[i];
    const char *value = option->kind == MC_PASS_LIST ? "f,x" : "7";
    if (option->kind == MC_PASS_BOOL || option->initial[0] != 0) value = option->initial;
    options[i] = (McStr){value, strlen(value)};
  }
}

/* The operations that the pass can run on: the module, or those in it that have the pass's name. */
static size_t targets(Sweep *s, const McPassInfo *info, McOp *ops, size_t room) {
  if (info->anchor == NULL || mc_op_is(s->ctx, s->work, info->anchor)) {
    ops[0] = s->work;
    return 1;
  }
  size_t count = 0;
  McOp op = mc_block_first_op(s->ctx, mc_region_first_block(s->ctx, mc_op_region(s->ctx, s->work, 0)));
  for (; op.index != MC_NONE && count < room; op = mc_op_next(s->ctx, op)) {
    if (mc_op_is(s->ctx, op, info->anchor)) ops[count++] = op;
  }
  return count;
}

static bool do_pass(Sweep *s) {
  const McPassInfo *info = mc_pass_info(s->pass);
  McStr options[MAX_OPTIONS];
  uint64_t statistics[MAX_OPTIONS] = {0};
  McOp ops[64];
  options_of(info, options);
  McPassUse use = {.pass = s->pass, .options = options, .statistics = statistics};
  McPassFailures failures = {0};
  size_t count = targets(s, info, ops, sizeof ops / sizeof *ops);
  bool ok = mc_passes_run(s->ctx, ops, count, &use, 1, false, 1, s->out, &failures) && failures.len == 0;
  mc_pass_failures_free(s->ctx, &failures);
  return ok;
}

/* --- failures --- */

static void finding(Sweep *s, const Action *action, long long k, const char *what) {
  s->findings++;
  const char *pass = action->run == do_pass ? mc_pass_info(s->pass)->argument : "";
  fprintf(stderr, "allocations: %s%s, allocation %lld: %s (text %llu)\n", action->name, pass, k, what,
          (unsigned long long)s->texts);
  if (s->shown != s->texts) fprintf(stderr, "%s\n-----\n", s->input->ptr);
  s->shown = s->texts;
}

/* Where a pass with memory leaves a valid module, so does one without. k MANY: with memory. An operation that needs
 * others in its region (docs/limits.md) is invalid between two steps. */
static void check_changed(Sweep *s, const Action *action, long long k) {
  if (action->run != do_pass || strstr(s->input->ptr, "with_pdl_patterns") != NULL) return;
  McDiags *diags = mc_diags_new(s->ctx);
  bool is_valid = mc_verify(s->ctx, s->work, diags);
  if (k == MANY) {
    s->right_is_valid = is_valid;
  } else if (!is_valid && s->right_is_valid) {
    finding(s, action, k, "the module is not valid");
    if (mc_diags_count(diags) > 0) fprintf(stderr, "%s\n", mc_diags_get(diags, 0).message);
  }
  mc_diags_free(diags);
}

/* The text that an action wrote, and the module that it made or changed. Erases the latter. */
static Text result(Sweep *s, bool ok) {
  McBuf *text = mc_buf_new();
  if (text == NULL) die("out of memory", "");
  McStr out = mc_buf_contents(s->out);
  mc_buf_put(text, out.ptr, out.len);
  if (s->work.index != MC_NONE) {
    McPrintOptions options;
    mc_print_options_init(&options);
    options.generic = options.debug_info = true;
    if (!mc_print_op(s->ctx, s->work, &options, text)) die("cannot print", "");
    mc_op_erase(s->ctx, s->work);
    s->work = (McOp){MC_NONE};
  }
  McStr all = mc_buf_contents(text);
  Text made = ok ? make_text(all.ptr, all.len) : make_text("", 0);
  mc_buf_delete(text);
  return made;
}

/* Does the action while allocation k fails. `fired`: whether that one was reached; `count`: how many were made. */
static bool attempt(Sweep *s, const Action *action, long long k, Text *text, bool *fired, long long *count) {
  mc_diags_clear(s->diags);
  s->out = mc_buf_new();
  if (s->out == NULL) die("out of memory", "");
  if (action->on_copy) do_clone(s);
  if (action->on_copy && s->work.index == MC_NONE) die("cannot copy", "");
  mc_context_fail_allocation_after(s->ctx, k);
  bool ok = action->run(s);
  *count = k - mc_context_allocations_left(s->ctx);
  *fired = mc_context_fail_allocation_after(s->ctx, -1);
  if (*fired || k == MANY) check_changed(s, action, k);
  *text = result(s, ok);
  mc_buf_delete(s->out);
  return ok;
}

/* Compares what an action has done with the right result. Frees `got`. */
static void judge(Sweep *s, const Action *action, long long k, bool fired, bool ok, Text got, bool right_ok,
                  const Text *right) {
  s->failures += fired;
  if (ok && !right_ok) finding(s, action, k, "what is refused is accepted");
  else if (!ok && right_ok && !fired) finding(s, action, k, "it fails without a reason");
  else if (!ok && action->has_messages && !mc_diags_has_error(s->diags)) finding(s, action, k, "no message");
  else if (ok && (got.len != right->len || memcmp(got.ptr, right->ptr, got.len) != 0)) {
    finding(s, action, k, "another result");
  }
  free(got.ptr);
}

/* The place `i` of `points` among `count` allocations, in order; each one if there are no more than points. */
static long long point(Sweep *s, long long i, size_t points, long long count) {
  if ((unsigned long long)count <= points) return i;
  return i * count / (long long)points + (long long)below(&s->random, (size_t)(count / (long long)points));
}

/* The action with memory, then with failures at `points` places at most. */
static void sweep(Sweep *s, const Action *action, size_t points, Text *right_text) {
  Text right, got;
  bool fired;
  long long count, unused;
  bool right_ok = attempt(s, action, MANY, &right, &fired, &count);
  long long tries = (unsigned long long)count <= points ? count : (long long)points;
  for (long long i = 0; i <= tries; i++) {
    long long k = i == tries ? MANY : point(s, i, points, count);
    bool ok = attempt(s, action, k, &got, &fired, &unused);
    judge(s, action, k, fired, ok, got, right_ok, &right);
    mc_diags_clear(s->diags);
    if (below(&s->random, CHECK_EVERY) == 0 && !mc_check(s->ctx, s->diags)) {
      finding(s, action, k, "storage is not sound");
    }
  }
  if (right_text != NULL) *right_text = right;
  else free(right.ptr);
}

/* Reads in contexts of their own, which load the dialects: fails twice, at two places, and then reads with memory. */
static void sweep_first_reading(Sweep *s, const Action *read, size_t points) {
  McContext *shared = s->ctx;
  McDiags *shared_diags = s->diags;
  Text right, got;
  bool fired;
  long long count, unused;
  make_context(s);
  bool right_ok = attempt(s, read, MANY, &right, &fired, &count);
  free_context(s);
  long long tries = (unsigned long long)count <= points ? count : (long long)points;
  for (long long i = 0; i < tries; i++) {
    long long first = point(s, i, points, count);
    long long ks[] = {first, (long long)below(&s->random, (size_t)count), MANY};
    make_context(s);
    for (size_t n = 0; n < sizeof ks / sizeof *ks; n++) {
      bool ok = attempt(s, read, ks[n], &got, &fired, &unused);
      judge(s, read, ks[n], fired, ok, got, right_ok, &right);
    }
    free_context(s);
  }
  free(right.ptr);
  s->ctx = shared;
  s->diags = shared_diags;
}

/* --- a text --- */

static void random_print(Sweep *s) {
  uint64_t bits = next_random(&s->random) >> 20;
  mc_print_options_init(&s->print);
  s->print.debug_info = bits & 1;
  s->print.pretty_debug_info = (bits & 3) == 3;
  s->print.local_scope = bits & 4;
  s->print.unique_ssa_ids = bits & 8;
  s->print.names_as_written = bits & 16;
  s->print.value_users = bits & 32;
  s->print.name_loc_as_prefix = bits & 64;
  s->print.assume_verified = bits & 128;
  s->print.generic = (bits & 0x300) == 0;
}

static void sweep_passes(Sweep *s, const Text *before) {
  static const Action pass = {"", do_pass, .on_copy = true};
  for (s->pass = 0; mc_pass_info(s->pass) != NULL; s->pass++) {
    McOp ops[1];
    do_clone(s);
    size_t count = targets(s, mc_pass_info(s->pass), ops, 1);
    mc_op_erase(s->ctx, s->work);
    s->work = (McOp){MC_NONE};
    if (count == 0) continue;
    Text after;
    bool fired;
    long long made;
    bool ok = attempt(s, &pass, MANY, &after, &fired, &made);
    bool idle = !ok || (after.len == before->len && memcmp(after.ptr, before->ptr, after.len) == 0);
    free(after.ptr);
    sweep(s, &pass, idle ? POINTS_OF_IDLE_PASSES : s->pass_points, NULL);
  }
}

/* A key of a resource that is taken gets another name, and a distinct attribute is a new one each time. Opaque elements
 * of old generations are resources today. */
static bool is_new_each_time(const Text *text) {
  bool is_old = strncmp(text->ptr, "//", 2) == 0 && strstr(text->ptr, "opaque<") != NULL;
  return is_old || strstr(text->ptr, "_resource") != NULL || strstr(text->ptr, "distinct") != NULL;
}

static void run_text(Sweep *s, const Text *input) {
  static const Action read = {"read", do_read, false, true}, verify = {"verify", do_verify, false, true};
  static const Action first = {"read first", do_read, false, true};
  static const Action unverified = {"read unverified", do_read_unverified, false, true};
  static const Action print = {"print", do_print, false, false}, write = {"write", do_write, false, true};
  static const Action clone = {"clone", do_clone, false, false}, hash = {"hash", do_hash, false, false};
  s->random = random_from(hash_of(input->ptr, input->len));
  next_random(&s->random);
  begin_input(++s->texts, input->ptr, input->len);
  if (is_new_each_time(input)) return;
  renew_context(s);
  s->input = input;
  s->source = (McStr){input->ptr, input->len};
  s->module = s->work = (McOp){MC_NONE};
  sweep_first_reading(s, &first, s->points / 8 < FIRST_READINGS ? s->points / 8 : FIRST_READINGS);
  sweep(s, &read, s->points, NULL);
  mc_diags_clear(s->diags);
  s->module = read_input(s, s->source, true);
  bool accepted = s->module.index != MC_NONE;
  s->accepted += accepted;
  if (!accepted) {
    s->module = read_input(s, s->source, false);
    if (s->module.index == MC_NONE) return;
    sweep(s, &unverified, s->points / 4, NULL);
  }
  sweep(s, &verify, s->points, NULL);
  random_print(s);
  sweep(s, &print, s->points, NULL);
  s->print.generic = !s->print.generic;
  sweep(s, &print, s->points / 4, NULL);
  Text before, bytes; /* owned */
  sweep(s, &clone, s->points / 4, &before);
  sweep(s, &hash, s->points / 4, NULL);
  mc_bytecode_options_init(&s->bytecode);
  if (below(&s->random, 4) == 0) s->bytecode.version = (int64_t)below(&s->random, MC_BYTECODE_VERSION + 1);
  sweep(s, &write, s->points, &bytes);
  if (accepted) sweep_passes(s, &before);
  mc_op_erase(s->ctx, s->module);
  if (bytes.len > 0) {
    s->source = (McStr){bytes.ptr, bytes.len};
    sweep(s, accepted ? &read : &unverified, s->points, NULL);
  }
  free(before.ptr);
  free(bytes.ptr);
}

int main(int argc, char **argv) {
  static Sweep sweep_;
  Sweep *s = &sweep_;
  uint64_t part = 0, parts = 1;
  size_t max_bytes = 4096;
  int limit = 100;
  s->points = s->pass_points = 1000000;
  for (int i = 1; i < argc; i++) {
    const char *arg = argv[i], *value = i + 1 < argc ? argv[i + 1] : "";
    if (strncmp(arg, "--", 2) != 0) {
      add_path(&s->corpus, arg, max_bytes);
      continue;
    }
    i++;
    if (strcmp(arg, "--points") == 0) s->points = (size_t)strtoull(value, NULL, 10);
    else if (strcmp(arg, "--pass-points") == 0) s->pass_points = (size_t)strtoull(value, NULL, 10);
    else if (strcmp(arg, "--max-bytes") == 0) max_bytes = (size_t)strtoull(value, NULL, 10);
    else if (strcmp(arg, "--limit") == 0) limit = (int)strtol(value, NULL, 10);
    else if (strcmp(arg, "--current") == 0) open_current(value);
    else if (strcmp(arg, "--part") == 0) {
      part = strtoull(value, NULL, 10);
      parts = strchr(value, '/') != NULL ? strtoull(strchr(value, '/') + 1, NULL, 10) : 1;
    } else if (strcmp(arg, "--needs") == 0 && s->dialects.count > 0) {
      s->dialects.ptr[s->dialects.count - 1].needs = value;
    } else if (strcmp(arg, "--dialect") == 0) {
      if (!dialect_files_add(&s->dialects, value)) die("cannot read", value);
    } else die("unknown option", arg);
  }
  if (parts == 0 || s->corpus.count == 0) die("no input", "");
  start_watch(limit);
  time_t start = time(NULL);
  for (size_t i = part; i < s->corpus.count; i += parts) run_text(s, &s->corpus.ptr[i]);
  printf("%llu texts, %llu accepted, %llu failing allocations, %llu findings, %ld s\n", (unsigned long long)s->texts,
         (unsigned long long)s->accepted, (unsigned long long)s->failures, (unsigned long long)s->findings,
         (long)(time(NULL) - start));
  free_context(s);
  free_corpus(&s->corpus);
  dialect_files_free(&s->dialects);
  return s->findings != 0 ? 3 : 0;
}
