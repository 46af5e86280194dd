/* dialect_files.h - compiled dialects in files, for programs that run the core alone. tests/fuzz/drive.py writes
 * them. */
#ifndef MC_TESTS_DIALECT_FILES_H
#define MC_TESTS_DIALECT_FILES_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mlircore.h"

typedef struct DialectFile {
  char name[64];
  uint32_t *words;   /* owned */
  size_t count;
  const char *needs; /* borrowed: a namespace that must be loaded first, or NULL */
} DialectFile;

typedef struct DialectFiles { DialectFile *ptr; size_t count; } DialectFiles; /* owned */

/* Reads a file; its name without the extension is the namespace. False: it cannot be read, or out of memory. */
static inline bool dialect_files_add(DialectFiles *files, const char *path) {
  DialectFile *grown = realloc(files->ptr, (files->count + 1) * sizeof *grown);
  if (grown == NULL) return false;
  files->ptr = grown;
  DialectFile *one = &files->ptr[files->count];
  FILE *file = fopen(path, "rb");
  if (file == NULL) return false;
  long size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
  one->words = size < 0 || fseek(file, 0, SEEK_SET) != 0 ? NULL : malloc((size_t)size + 4);
  bool ok = one->words != NULL && fread(one->words, 1, (size_t)size, file) == (size_t)size;
  fclose(file);
  if (!ok) {
    free(one->words);
    return false;
  }
  one->count = (size_t)size / 4;
  one->needs = NULL;
  const char *name = strrchr(path, '/');
  name = name ? name + 1 : path;
  const char *end = strrchr(name, '.');
  snprintf(one->name, sizeof one->name, "%.*s", (int)(end ? end - name : (long)strlen(name)), name);
  files->count++;
  return true;
}

/* The loader of a context: McDialectLoader. */
static inline McLoad dialect_files_load(const DialectFiles *files, McContext *ctx, const char *name, size_t len) {
  for (size_t i = 0; i < files->count; i++) {
    const DialectFile *one = &files->ptr[i];
    if (strlen(one->name) != len || memcmp(one->name, name, len) != 0) continue;
    McLoad needed = one->needs == NULL ? MC_LOAD_DONE : dialect_files_load(files, ctx, one->needs, strlen(one->needs));
    if (needed != MC_LOAD_DONE) return needed;
    return mc_dialect_define(ctx, one->words, one->count, NULL) ? MC_LOAD_DONE : MC_LOAD_FAILED;
  }
  return MC_LOAD_NONE;
}

static inline void dialect_files_free(DialectFiles *files) {
  for (size_t i = 0; i < files->count; i++) free(files->ptr[i].words);
  free(files->ptr);
}

#endif
