/* passes.c - names, options and statistics of the passes of this folder, and the run of one of all passes.
 *
 * Names, options and statistics are those of mlir-opt 22. A pass runs on the caller's thread; it looks for interrupts
 * about once per operation.
 */
#include "transform/pass.h"
#include "transform/passes.def"

#include "defs/words.h"
#include "types/report.h"

#define OPTIONS MC_PASS_LISTED
#define NONE MC_PASS_NONE

static const McPassOption canonicalize_options[] = {
    {"disable-patterns", MC_PASS_LIST, "", "Labels of patterns that should be filtered out during application"},
    {"enable-patterns", MC_PASS_LIST, "", "Labels of patterns that should be used during application"},
    {"max-iterations", MC_PASS_LONG, "10", "Max. iterations between applying patterns / simplifying regions"},
    {"max-num-rewrites", MC_PASS_LONG, "-1", "Max. number of pattern rewrites within an iteration"},
    {"region-simplify", MC_PASS_STRING, "normal", "Perform control flow optimizations to the region tree"},
    {"test-convergence", MC_PASS_BOOL, "false", "Test only: Fail pass on non-convergence to detect cyclic pattern"},
    {"top-down", MC_PASS_BOOL, "true", "Seed the worklist in general top-down order"},
};
static const McPassOption inline_options[] = {
    {"default-pipeline", MC_PASS_STRING, "canonicalize", "Passes for callables that op-pipelines does not name"},
    {"inlining-threshold", MC_PASS_UINT, "4294967295",
     "Calls stay if the callee has more operations than this part of the caller's, in percent"},
    {"max-iterations", MC_PASS_UINT, "4", "Maximum number of iterations when inlining within an SCC"},
    {"op-pipelines", MC_PASS_LIST, "", "Passes for callables by their names: `dialect.op(pass,pass)`"},
};
static const McPassOption dead_values_options[] = {
    {"canonicalize", MC_PASS_BOOL, "true", "Canonicalize region branch ops"},
};
static const McPassOption mem2reg_options[] = {
    {"region-simplify", MC_PASS_BOOL, "false", "Perform control flow optimizations to the region tree"},
};
static const McPassOption stats_options[] = {
    {"json", MC_PASS_BOOL, "false", "print the stats as JSON"},
};
static const McPassOption snapshot_options[] = {
    {"filename", MC_PASS_STRING, "", "The filename to print the generated IR"},
    {"pretty-debuginfo", MC_PASS_BOOL, "false", "Print pretty debug info in MLIR output"},
    {"print-debuginfo", MC_PASS_BOOL, "false", "Print debug info in MLIR output"},
    {"print-local-scope", MC_PASS_BOOL, "false", "Print with local scope and inline information"},
    {"print-op-generic", MC_PASS_BOOL, "false", "Print the generic op form"},
    {"tag", MC_PASS_STRING, "", "Fuse locations of this name with the old ones; without it they are replaced"},
};
static const McPassOption privatize_options[] = {
    {"exclude", MC_PASS_LIST, "", "Comma separated list of symbols that should not be marked private"},
};
static const McPassOption graph_options[] = {
    {"max-label-len", MC_PASS_UINT, "20", "Limit attribute/type length to number of chars"},
    {"print-attrs", MC_PASS_BOOL, "true", "Print attributes of operations"},
    {"print-control-flow-edges", MC_PASS_BOOL, "false", "Print control flow edges"},
    {"print-data-flow-edges", MC_PASS_BOOL, "true", "Print data flow edges"},
    {"print-result-types", MC_PASS_BOOL, "true", "Print result types of operations"},
};
static const McPassStatistic cse_statistics[] = {
    {"num-cse'd", "Number of operations CSE'd"},
    {"num-dce'd", "Number of operations DCE'd"},
};
static const McPassStatistic mem2reg_statistics[] = {
    {"promoted slots", "Total amount of memory slot promoted"},
    {"new block args", "Total amount of new block argument inserted in blocks"},
};
static const McPassStatistic sink_statistics[] = {
    {"num-sunk", "Number of operations sunk"},
};
static const McPassStatistic sroa_statistics[] = {
    {"destructured slots", "Total amount of memory slots destructured"},
    {"slots with memory benefit", "Total amount of memory slots in which the destructured size was smaller than the "
                                  "total size after eliminating unused fields"},
    {"max subelement number", "Maximal number of sub-elements a successfully destructured slot initially had"},
};
static const McPassStatistic symbol_dce_statistics[] = {
    {"num-dce'd", "Number of symbols DCE'd"},
};

const McPassInfo mc_pass_canonicalize_info = {
    "canonicalize", "Canonicalizer", "Canonicalize operations", OPTIONS(canonicalize_options), NONE,
    MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_control_flow_sink_info = {
    "control-flow-sink", "ControlFlowSink", "Sink operations into conditional blocks", NONE, OPTIONS(sink_statistics),
    MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_cse_info = {
    "cse", "CSE", "Eliminate common sub-expressions", NONE, OPTIONS(cse_statistics),
    MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_inline_info = {
    "inline", "Inliner", "Inline function calls", OPTIONS(inline_options), NONE,
    MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_loop_invariant_code_motion_info = {
    "loop-invariant-code-motion", "LoopInvariantCodeMotion", "Hoist loop invariant instructions outside of the loop",
    NONE, NONE, MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_loop_invariant_subset_hoisting_info = {
    "loop-invariant-subset-hoisting", "LoopInvariantSubsetHoisting",
    "Hoist loop invariant subset ops outside of the loop", NONE, NONE, MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_mem2reg_info = {
    "mem2reg", "Mem2Reg", "Promotes memory slots into values.", OPTIONS(mem2reg_options), OPTIONS(mem2reg_statistics),
    MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_print_op_stats_info = {
    "print-op-stats", "PrintOpStats", "Print statistics of operations", OPTIONS(stats_options), NONE,
    MC_PASS_WRITES, NULL};
const McPassInfo mc_pass_remove_dead_values_info = {
    "remove-dead-values", "RemoveDeadValues", "Remove dead values", OPTIONS(dead_values_options), NONE,
    MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_sccp_info = {
    "sccp", "SCCP", "Sparse Conditional Constant Propagation", NONE, NONE,
    MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_snapshot_op_locations_info = {
    "snapshot-op-locations", "LocationSnapshot", "Generate new locations from the current IR",
    OPTIONS(snapshot_options), NONE, MC_PASS_WRITES_FILE, NULL};
const McPassInfo mc_pass_sroa_info = {
    "sroa", "SROA", "Scalar Replacement of Aggregates", NONE, OPTIONS(sroa_statistics), MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_strip_debuginfo_info = {
    "strip-debuginfo", "StripDebugInfo", "Strip debug info from all operations", NONE, NONE,
    MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_symbol_dce_info = {
    "symbol-dce", "SymbolDCE", "Eliminate dead symbols", NONE, OPTIONS(symbol_dce_statistics),
    MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_symbol_privatize_info = {
    "symbol-privatize", "SymbolPrivatize", "Mark symbols private", OPTIONS(privatize_options), NONE,
    MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_topological_sort_info = {
    "topological-sort", "TopologicalSort", "Sort regions without SSA dominance in topological order", NONE, NONE,
    MC_PASS_CHANGES, NULL};
const McPassInfo mc_pass_view_op_graph_info = {
    "view-op-graph", "ViewOpGraph", "Print Graphviz visualization of an operation", OPTIONS(graph_options), NONE,
    MC_PASS_WRITES, NULL};

bool mc_pass_interrupted(McPassRun *run) { return mc_error(run->diags, (McLoc){MC_NONE}, "interrupted"); }
bool mc_pass_out_of_memory(McPassRun *run) { return mc_out_of_memory(run->diags); }

void mc_pass_begin_changes(McPassRun *run) {
  run->failures = mc_alloc_failures(&run->ctx->alloc);
  run->ticker.waits = true;
  mc_alloc_begin_step(&run->ctx->alloc);
}

bool mc_pass_end_changes(McPassRun *run) {
  mc_alloc_end_step(&run->ctx->alloc);
  run->ticker.waits = false;
  return mc_had_memory(run->ctx, run->failures, run->diags);
}

/* --- runs --- */

bool mc_pass_number(McPassRun *run, uint32_t option, int64_t *out) {
  McStr text = run->options[option];
  size_t i = text.len > 0 && text.ptr[0] == '-';
  *out = 0;
  bool ok = text.len > i && text.len < 18;
  for (; ok && i < text.len; i++) {
    ok = text.ptr[i] >= '0' && text.ptr[i] <= '9';
    *out = *out * 10 + (text.ptr[i] - '0');
  }
  if (!ok) {
    return mc_error(run->diags, (McLoc){MC_NONE}, "'%.*s' value invalid for integer argument!",
                    (int)text.len, text.ptr);
  }
  if (text.ptr[0] == '-') *out = -*out;
  return true;
}

bool mc_pass_call(size_t pass, McPassRun *run) {
  size_t failures = mc_alloc_failures(&run->ctx->alloc);
  bool ok = run->ctx->routines->passes[pass].run(run);
  /* a fold that finds no memory only says that it does not fold */
  return mc_had_memory(run->ctx, failures, run->diags) && ok;
}

bool mc_pass_on_functions(McPassRun *run, bool (*pass)(McPassRun *run)) {
  McContext *ctx = run->ctx;
  McOp op = run->op;
  if (mc_op_is(ctx, op, "func.func")) return pass(run);
  bool ok = true;
  for (uint32_t r = 0, n = mc_op_num_regions(ctx, op); r < n && ok; r++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, r));
    for (; block.index != MC_NONE && ok; block = mc_block_next(ctx, block)) {
      for (McOp in = mc_block_first_op(ctx, block), next; in.index != MC_NONE && ok; in = next) {
        next = mc_op_next(ctx, in);
        run->op = in;
        ok = !mc_tick(&run->ticker) || mc_pass_interrupted(run);
        ok = ok && (!mc_op_is(ctx, in, "func.func") || pass(run));
      }
    }
  }
  run->op = op;
  return ok;
}

/* A pass without options in the name `name`. */
static bool call_named(McPassRun *outer, McOp op, McStr name) {
  const McRoutineSet *set = outer->ctx->routines;
  uint32_t pass = mc_routine_find(outer->ctx, passes, name);
  if (pass == MC_PROGRAM_NONE || set->passes[pass].info->output != MC_PASS_CHANGES) {
    return mc_error(outer->diags, (McLoc){MC_NONE}, "'%.*s' does not refer to a pass that can run here without options",
                    (int)name.len, name.ptr);
  }
  McStr options[16];
  uint64_t statistics[8] = {0};
  const McPassInfo *info = set->passes[pass].info;
  MC_ASSERT(info->num_options <= MC_COUNT(options) && info->num_statistics <= MC_COUNT(statistics));
  for (size_t i = 0; i < info->num_options; i++) {
    const char *text = info->options[i].initial;
    options[i] = (McStr){text, (uint32_t)strlen(text)};
  }
  McPassRun run = *outer;
  run.op = op;
  run.options = options;
  run.statistics = statistics;
  bool ok = mc_pass_call(pass, &run);
  outer->ticker = run.ticker;
  return ok;
}

bool mc_pass_call_all(McPassRun *outer, McOp op, McStr names) {
  for (size_t at = 0; at < names.len;) {
    const char *comma = memchr(names.ptr + at, ',', names.len - at);
    size_t end = comma == NULL ? names.len : (size_t)(comma - names.ptr);
    if (!call_named(outer, op, (McStr){names.ptr + at, (uint32_t)(end - at)})) return false;
    at = end + 1;
  }
  return true;
}
