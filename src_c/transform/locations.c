/* locations.c - the passes strip-debuginfo and snapshot-op-locations, which change nothing but locations. */
#include "defs/op_messages.h"
#include "print/print.h"
#include "transform/pass.h"

bool mc_pass_strip_debuginfo(McPassRun *run) {
  McContext *ctx = run->ctx;
  McLoc unknown = mc_loc_unknown(ctx);
  McWalk walk;
  mc_walk_init(ctx, &walk, run->op, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    mc_op_set_loc(ctx, op, unknown);
    for (uint32_t r = 0, n = mc_op_num_regions(ctx, op); r < n; r++) {
      McBlock b = mc_region_first_block(ctx, mc_op_region(ctx, op, r));
      for (; b.index != MC_NONE; b = mc_block_next(ctx, b)) {
        uint32_t count = mc_block_num_args(ctx, b);
        for (uint32_t i = 0; i < count; i++) mc_value_set_loc(ctx, mc_block_arg(ctx, b, i), unknown);
      }
    }
    if (mc_tick(&run->ticker)) return mc_pass_interrupted(run);
  }
  return true;
}

enum { FILE_NAME, PRETTY, DEBUG_INFO, LOCAL_SCOPE, GENERIC, TAG }; /* options */

/* Sets the locations of all operations in the text that was printed. Columns are counted from 0, as in mlir-opt 22.
 * Linear. */
static bool set_locations(McPassRun *run, const McPlaces *places) {
  McContext *ctx = run->ctx;
  McStr text = mc_buf_contents(run->out), name = run->options[FILE_NAME], tag = run->options[TAG];
  McIdent file = mc_ident(ctx, name.ptr, name.len), tagged = {MC_NONE};
  if (file.index == MC_NONE) return mc_pass_out_of_memory(run);
  if (tag.len > 0 && (tagged = mc_ident(ctx, tag.ptr, tag.len)).index == MC_NONE) return mc_pass_out_of_memory(run);
  size_t at = 0, line_start = 0;
  uint32_t line = 1;
  for (size_t i = 0; i < places->len; i++) {
    const McPlace *place = &places->ptr[i];
    for (const char *newline; (newline = memchr(text.ptr + at, '\n', place->begin - at)) != NULL; line++) {
      at = line_start = (size_t)(newline - text.ptr) + 1;
    }
    at = place->begin;
    McLoc loc = mc_loc_file(ctx, file, line, (uint32_t)(place->begin - line_start));
    if (tag.len > 0 && loc.index != MC_NONE) {
      McLoc both[2] = {mc_op_loc(ctx, place->op), mc_loc_name(ctx, tagged, loc)};
      loc = both[1].index == MC_NONE ? both[1] : mc_loc_fused(ctx, both, 2, (McAttr){MC_NONE});
    }
    if (loc.index == MC_NONE) return mc_pass_out_of_memory(run);
    mc_op_set_loc(ctx, place->op, loc);
    if (mc_tick(&run->ticker)) return mc_pass_interrupted(run);
  }
  return true;
}

bool mc_pass_snapshot_op_locations(McPassRun *run) {
  McPlaces places = {0};
  McPrintOptions options;
  mc_print_options_init(&options);
  options.generic = mc_pass_flag(run, GENERIC);
  options.pretty_debug_info = mc_pass_flag(run, PRETTY);
  options.debug_info = mc_pass_flag(run, DEBUG_INFO);
  options.local_scope = mc_pass_flag(run, LOCAL_SCOPE);
  options.places = &places;
  options.own_names = true; /* as mlir-opt 22: other functions cost nothing */
  if (!options.generic && !mc_verify(run->ctx, run->op, NULL)) options.generic = options.is_fallback = true;
  bool ok = mc_pr_tree(run->ctx, run->op, &options, run->out) || mc_pass_out_of_memory(run);
  ok = ok && set_locations(run, &places);
  mc_places_fini(run->ctx, &places);
  return ok;
}
