/* unread.h - operations of a file that was opened lazily: their regions are in the file, and are not read yet.
 *
 * Such an operation has its regions, without blocks, and the flags MC_OP_UNREAD and MC_OP_IN_FILE. It keeps the second
 * when it is read, so that it can be unread again. The callers of the core call mc_op_materialize before they look into
 * regions, so that the core itself has no test for it. An operation that is moved, erased or listed stays unread. Only
 * operations that are isolated from above are unread, so that nothing outside refers into their regions, and none of
 * them is a symbol table.
 *
 * The context has the files that such operations are of. A file is freed with the last of these.
 */
#ifndef MC_UNREAD_H
#define MC_UNREAD_H

#include "ir/context.h"

/* The head of a file's own record (bytecode/lazy.c). */
typedef struct McUnreadFile McUnreadFile;
struct McUnreadFile {
  uint32_t number;   /* in the context, from 1 */
  size_t left;       /* unread operations */
  size_t num_ops;    /* operations with MC_OP_IN_FILE */
  uint32_t readers;  /* calls of `read` that are running: the file stays */
  /* The bytes that the file has for a place. */
  size_t (*size)(const McUnreadFile *file, uint32_t place);
  /* Reads the regions at `place` into those of `op`, which are empty, with records of `pool`. Returns false after
   * reporting: then they are empty. */
  bool (*read)(McContext *ctx, McUnreadFile *file, uint32_t place, McOp op, McPool *pool, McDiags *diags);
  /* Verifies an operation whose regions were read. `as_opened` is that of mc_op_materialize. */
  bool (*verify)(McContext *ctx, McUnreadFile *file, McOp op, bool as_opened, McDiags *diags);
  /* Nothing is unread now: frees what only makes reading faster. */
  void (*rest)(McContext *ctx, McUnreadFile *file);
  /* The regions of `op` will be erased: frees what was kept about operations in them. */
  void (*forget)(McContext *ctx, McUnreadFile *file, McOp op);
  void (*free)(McContext *ctx, McUnreadFile *file);
};

bool mc_unread_files_init(McContext *ctx);
void mc_unread_files_fini(McContext *ctx);

/* The file gets its number. Returns false when out of memory. Else the context owns it, until mc_unread_remove or the
 * last operation that is marked is erased. */
bool mc_unread_add(McContext *ctx, McUnreadFile *file);
/* The records of its operations were abandoned, or there are none. Frees the file. */
void mc_unread_remove(McContext *ctx, McUnreadFile *file);
/* The regions of `op` are in the file, at a place that the file understands. */
void mc_unread_mark(McContext *ctx, McUnreadFile *file, McOp op, uint32_t place);
/* Erases the blocks of the regions of `op`. Nothing outside refers into them. uncounted: see McEraser. */
void mc_unread_empty(McContext *ctx, McOp op, bool uncounted);
/* Must be called when an operation with MC_OP_IN_FILE is erased. */
void mc_unread_drop(McContext *ctx, McOp op);

#endif
