/* test_locs.c - locations: identity, fusing as in upstream's FusedLoc::get, positions. */
#include "check.h"
#include "ir/context.h"

static McLoc named(McContext *ctx, const char *name) {
  return mc_loc_name(ctx, mc_ident(ctx, name, strlen(name)), (McLoc){MC_NONE});
}

static void kinds_and_readers(McContext *ctx) {
  McIdent file = mc_ident(ctx, "f.mlir", 6);
  McLoc unknown = mc_loc_unknown(ctx);
  CHECK(unknown.index != MC_NONE && mc_kind(ctx, unknown.index) == MC_LOC_UNKNOWN);
  McLoc point = mc_loc_file(ctx, file, 3, 4);
  CHECK(point.index == mc_loc_file_range(ctx, file, 3, 4, 3, 4).index);
  McLoc range = mc_loc_file_range(ctx, file, 3, 4, 5, 6);
  CHECK(range.index != point.index && mc_loc_file_name(ctx, range).index == file.index);
  for (int i = 0; i < 4; i++) CHECK(mc_loc_line(ctx, range, i) == (uint32_t)(3 + i));
  McLoc name = mc_loc_name(ctx, file, point);
  CHECK(mc_loc_name_value(ctx, name).index == file.index && mc_loc_child(ctx, name, 0).index == point.index);
  CHECK(mc_loc_child(ctx, named(ctx, "x"), 0).index == unknown.index);
  McLoc call = mc_loc_callsite(ctx, name, point);
  CHECK(mc_loc_num_children(ctx, call) == 2 && mc_loc_child(ctx, call, 0).index == name.index);
  CHECK(mc_loc_child(ctx, call, 1).index == point.index && mc_loc_num_children(ctx, point) == 0);
  CHECK(mc_loc_from_attr(ctx, mc_loc_attr(ctx, call)).index == call.index);
  CHECK(mc_loc_from_attr(ctx, mc_attr_unit(ctx)).index == MC_NONE);
  CHECK(mc_loc_from_attr(ctx, (McAttr){MC_NONE}).index == MC_NONE);
}

static void fusing(McContext *ctx) {
  McAttr none = {MC_NONE}, m = mc_attr_unit(ctx), other = mc_attr_bool(ctx, true);
  McLoc a = named(ctx, "a"), b = named(ctx, "b"), unknown = mc_loc_unknown(ctx);
  CHECK(mc_loc_fused(ctx, NULL, 0, none).index == unknown.index);
  CHECK(mc_loc_fused(ctx, (McLoc[]){unknown, unknown}, 2, none).index == unknown.index);
  CHECK(mc_loc_fused(ctx, (McLoc[]){a, unknown, a}, 3, none).index == a.index);
  McLoc only = mc_loc_fused(ctx, &a, 1, m);
  CHECK(only.index != a.index && mc_loc_num_children(ctx, only) == 1 && mc_loc_metadata(ctx, only).index == m.index);
  McLoc nothing = mc_loc_fused(ctx, &unknown, 1, m);
  CHECK(mc_loc_num_children(ctx, nothing) == 1 && mc_loc_child(ctx, nothing, 0).index == unknown.index);
  CHECK(mc_loc_fused(ctx, &nothing, 1, m).index == nothing.index);
  McLoc ab = mc_loc_fused(ctx, (McLoc[]){a, b}, 2, none);
  CHECK(mc_loc_num_children(ctx, ab) == 2 && mc_loc_child(ctx, ab, 1).index == b.index);
  CHECK(mc_loc_fused(ctx, (McLoc[]){ab, b, a}, 3, none).index == ab.index); /* split into its parts */
  CHECK(mc_loc_num_children(ctx, mc_loc_fused(ctx, (McLoc[]){ab, b}, 2, m)) == 2); /* kept: other metadata */
  CHECK(mc_loc_fused(ctx, &only, 1, m).index == only.index);
  CHECK(mc_loc_child(ctx, mc_loc_fused(ctx, &only, 1, other), 0).index == only.index);
  CHECK(mc_loc_fused(ctx, &only, 1, none).index == only.index);
}

static void fusing_many(McContext *ctx) {
  enum { COUNT = 5000 };
  static McLoc locs[COUNT];
  McIdent file = mc_ident(ctx, "many", 4);
  for (uint32_t i = 0; i < COUNT; i++) locs[i] = mc_loc_file(ctx, file, i % 1000, 1);
  McLoc fused = mc_loc_fused(ctx, locs, COUNT, (McAttr){MC_NONE});
  CHECK(mc_loc_num_children(ctx, fused) == 1000);
  for (uint32_t i = 0; i < 1000; i++) CHECK(mc_loc_child(ctx, fused, i).index == locs[i].index);
  for (size_t count = 14; count < 20; count++) {
    CHECK(mc_loc_num_children(ctx, mc_loc_fused(ctx, locs, count, (McAttr){MC_NONE})) == count);
  }
}

static void positions(McContext *ctx) {
  McIdent file = mc_ident(ctx, "p", 1);
  uint32_t base = mc_sources_add(ctx->sources, file, "ab\ncd", 5);
  McLoc position = {0x80000000u | (base + 4)};
  CHECK(mc_loc_line(ctx, position, 0) == 2 && mc_loc_line(ctx, position, 1) == 2 && mc_loc_line(ctx, position, 2) == 2);
  CHECK(mc_loc_file_name(ctx, position).index == file.index && mc_loc_num_children(ctx, position) == 0);
  McLoc same = mc_loc_file(ctx, file, 2, 2);
  CHECK(mc_loc_attr(ctx, position).index == same.index);
  CHECK(mc_loc_child(ctx, mc_loc_name(ctx, file, position), 0).index == same.index);
  CHECK(mc_loc_child(ctx, mc_loc_callsite(ctx, position, position), 1).index == same.index);
  CHECK(mc_loc_fused(ctx, (McLoc[]){position, same}, 2, (McAttr){MC_NONE}).index == same.index);
  mc_sources_release(ctx->sources, base, 1);
  CHECK(mc_loc_attr(ctx, position).index == mc_loc_unknown(ctx).index); /* its source was freed */
}

int main(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  kinds_and_readers(ctx);
  fusing(ctx);
  fusing_many(ctx);
  positions(ctx);
  for (long long n = 0; n < 20; n++) {
    McContext *fresh = mc_context_new();
    McLoc a = named(fresh, "a"), b = named(fresh, "b");
    mc_context_fail_allocation_after(fresh, n);
    mc_loc_fused(fresh, (McLoc[]){a, b, mc_loc_file(fresh, mc_ident(fresh, "q", 1), 1, 1)}, 3, (McAttr){MC_NONE});
    mc_context_free(fresh);
  }
  mc_context_free(ctx);
  return 0;
}
