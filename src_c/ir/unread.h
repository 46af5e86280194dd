/* unread.h - operations of a file that was opened lazily: their regions are in the file, and are not read yet.
 *
 * Such an operation has its regions, without blocks, and the flag MC_OP_UNREAD. The callers of the core call
 * mc_op_materialize before they look into regions, so that the core itself has no test for it. An operation that is
 * moved, erased or listed stays unread. Only operations that are isolated from above are unread, so that nothing
 * outside refers into their regions, and none of them is a symbol table.
 *
 * The context has the files that have unread operations. A file is freed with the last of these.
 */
#ifndef MC_UNREAD_H
#define MC_UNREAD_H

#include "ir/context.h"

/* The head of a file's own record (bytecode/lazy.c). */
typedef struct McUnreadFile McUnreadFile;
struct McUnreadFile {
  uint32_t number;   /* in the context, from 1 */
  size_t left;       /* unread operations */
  uint32_t readers;  /* calls of `read` that are running: the file stays */
  /* Reads the regions of `op`, which is marked at `place`, from `pool` (NULL: from its own), and verifies it. When it
   * returns false, it has reported why and the regions are as before. `stamp` is that of mc_op_materialize. */
  bool (*read)(McContext *ctx, McUnreadFile *file, McOp op, uint32_t place, McPool *pool, uint64_t stamp,
               McDiags *diags);
  void (*free)(McContext *ctx, McUnreadFile *file);
};

bool mc_unread_files_init(McContext *ctx);
void mc_unread_files_fini(McContext *ctx);

/* The file gets its number. Returns false when out of memory. Else the context owns it, until mc_unread_remove or the
 * last operation that is marked is read or erased. */
bool mc_unread_add(McContext *ctx, McUnreadFile *file);
/* The records of its unread operations were abandoned. Frees the file. */
void mc_unread_remove(McContext *ctx, McUnreadFile *file);
/* The regions of `op` are in the file, at a place that the file understands. */
void mc_unread_mark(McContext *ctx, McUnreadFile *file, McOp op, uint32_t place);
/* The regions of `op` were read wrongly: erases their blocks. Nothing outside refers into them, and the positions in
 * them were counted. */
void mc_unread_undo(McContext *ctx, McOp op);
/* Must be called when an unread operation is erased. */
void mc_unread_drop(McContext *ctx, McOp op);

#endif
