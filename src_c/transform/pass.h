/* pass.h - what a pass gets for one run on one operation.
 *
 * A pass is a function, its record of options and statistics, and a line MC_PASS of a list: passes.def, or that of the
 * dialect that it is for. It changes the operation's regions, never the operation's place. It may fail: then the tree
 * is as far changed as the pass came, and valid.
 */
#ifndef MC_PASS_H
#define MC_PASS_H

#include "base/buffer.h"
#include "defs/routine_set.h"

struct McPassRun {
  McContext *ctx;        /* borrowed */
  McOp op;
  const McStr *options;  /* borrowed: a text for each option of the table, checked by its kind */
  uint64_t *statistics;  /* borrowed: added to; one for each statistic of the table */
  McBuf *out;            /* borrowed: what the pass writes */
  McDiags *diags;        /* borrowed */
  McTicker ticker;
  size_t failures;       /* of allocations, before the changes */
};

/* For records of passes: a list of options or statistics, and an empty one. */
#define MC_PASS_LISTED(list) list, MC_COUNT(list)
#define MC_PASS_NONE NULL, 0

/* The run of pass number `pass`. Returns false after reporting why it failed. */
bool mc_pass_call(size_t pass, McPassRun *run);

/* Between the two calls the pass changes the tree, and is not cut short: an interrupt waits, and memory is found as far
 * as the system has some (base/alloc.h). The end returns false after reporting that an allocation failed. */
void mc_pass_begin_changes(McPassRun *run);
bool mc_pass_end_changes(McPassRun *run);

/* Reports that the pass was interrupted, or that memory ran out. Always false. */
bool mc_pass_interrupted(McPassRun *run);
bool mc_pass_out_of_memory(McPassRun *run);
MC_INLINE bool mc_pass_flag(const McPassRun *run, uint32_t option) {
  McStr text = run->options[option];
  return (text.len == 4 && memcmp(text.ptr, "true", 4) == 0) || (text.len == 1 && text.ptr[0] == '1');
}

/* An option that is a whole number. Returns false after reporting that it is none. */
bool mc_pass_number(McPassRun *run, uint32_t option, int64_t *out);
/* Runs a pass for functions: on the operation if it is a func.func, else on each func.func directly in it, as mlir-opt
 * 22 nests such passes. */
bool mc_pass_on_functions(McPassRun *run, bool (*pass)(McPassRun *run));
/* Runs passes on another operation, with their default options; names: with commas between. Returns false after
 * reporting. */
bool mc_pass_call_all(McPassRun *outer, McOp op, McStr names);

#endif
