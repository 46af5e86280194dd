/* training.c - reads, verifies and prints MLIR text and bytecode, so that the compiler learns which code runs often.
 *
 *     training COMPILED FILE...
 *
 * setup.py builds this against an instrumented core and runs it on the golden files (tests/mlir). Its counts decide the
 * code layout of the core's release build. COMPILED is the folder of compiled dialects. A file is read in pieces,
 * separated by lines that begin with //=: a text and, in the golden files, its printed forms. Exit code 1 when no file
 * could be read.
 */
#define _POSIX_C_SOURCE 200809L
#include "mlircore.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 8 };

/* The file's bytes with a NUL after them; the caller frees them. NULL: it cannot be read. */
static char *read_file(const char *path, size_t *len) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return NULL;
  char *bytes = NULL;
  long size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
  if (size >= 0 && fseek(file, 0, SEEK_SET) == 0) bytes = calloc((size_t)size + 1, 1);
  *len = bytes == NULL ? 0 : fread(bytes, 1, (size_t)size, file);
  fclose(file);
  return bytes;
}

/* Loads a file that mlircore/compile/files.py wrote: a line `stamp|size|needed namespaces`, then words. */
static McLoad load_dialect(void *data, McContext *ctx, const char *name, size_t len) {
  char path[4096];
  size_t size;
  snprintf(path, sizeof path, "%s/%.*s", (const char *)data, (int)len, name);
  char *head = read_file(path, &size), *words = head == NULL ? NULL : memchr(head, '\n', size);
  bool found = words != NULL, ok = found;
  if (ok) {
    *words++ = 0;
    char *rest, *need = strtok_r(strrchr(head, '|') + 1, " ", &rest);
    for (; need != NULL && ok; need = strtok_r(NULL, " ", &rest)) {
      ok = load_dialect(data, ctx, need, strlen(need)) == MC_LOAD_DONE;
    }
  }
  if (ok) {
    size -= (size_t)(words - head);
    uint32_t *aligned = malloc(size + 4);
    if (aligned == NULL) abort();
    memcpy(aligned, words, size);
    McDiags *diags = mc_diags_new(ctx);
    ok = mc_dialect_define(ctx, aligned, size / 4, diags);
    mc_diags_free(diags);
    free(aligned);
  }
  free(head);
  return !found ? MC_LOAD_NONE : ok ? MC_LOAD_DONE : MC_LOAD_FAILED;
}

static bool print_both_forms(McContext *ctx, McOp op) {
  bool ok = true;
  for (int generic = 0; generic < 2 && ok; generic++) {
    McPrintOptions options;
    mc_print_options_init(&options);
    options.generic = generic;
    McBuf *out = mc_buf_new();
    ok = mc_print_op(ctx, op, &options, out);
    mc_buf_delete(out);
  }
  return ok;
}

/* Writes an operation as bytecode, and reads that. */
static void exchange(McContext *ctx, McOp op, McDiags *diags) {
  McBytecodeOptions options;
  mc_bytecode_options_init(&options);
  McBuf *out = mc_buf_new();
  if (mc_bytecode_write(ctx, op, &options, out, diags)) {
    McStr bytes = mc_buf_contents(out);
    McParseOptions parse = {.source_name = "-", .source_name_len = 1, .verify = true};
    McOp again = mc_bytecode_read(ctx, bytes.ptr, bytes.len, &parse, diags);
    if (again.index != MC_NONE) mc_op_erase(ctx, again);
  }
  mc_buf_delete(out);
}

/* Reads a text several times in one context, since most texts are read when dialects and types exist already. Returns
 * false when the text cannot be read. */
static bool train(char *compiled, const char *text, size_t len) {
  McContext *ctx = mc_context_new();
  if (ctx == NULL) abort();
  mc_context_set_dialect_loader(ctx, load_dialect, compiled);
  mc_context_allow_unregistered(ctx, true);
  McDiags *diags = mc_diags_new(ctx);
  McParseOptions options = {.source_name = "-", .source_name_len = 1, .verify = true};
  bool ok = true;
  for (int round = 0; round < ROUNDS && ok; round++) {
    McOp op = mc_parse(ctx, text, len, &options, diags);
    ok = op.index != MC_NONE && print_both_forms(ctx, op);
    if (op.index == MC_NONE) break;
    exchange(ctx, op, diags);
    mc_op_erase(ctx, op);
  }
  mc_diags_free(diags);
  mc_context_free(ctx);
  return ok;
}

int main(int argc, char **argv) {
  size_t read = 0, size;
  for (int i = 2; i < argc; i++) {
    char *text = read_file(argv[i], &size);
    if (text == NULL) return 1;
    for (char *piece = text, *next; piece != NULL; piece = next) {
      next = strstr(piece, "\n//= ");
      if (next != NULL) *next++ = 0; /* the parser needs a NUL after the text */
      read += train(argv[1], piece, strlen(piece));
    }
    free(text);
  }
  printf("%zu texts were read\n", read);
  return read == 0;
}
