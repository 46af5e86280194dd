/* stablehlo_gather.c - rules of stablehlo for gathers and scatters. */
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_checks.h"

static bool check_slice_of_one(const McRoutineCheck *c, const List *sizes, const List *dims) {
  for (uint32_t i = 0; i < dims->len; i++) {
    int64_t dim = at(c, dims, i);
    if (dim < 0 || dim >= sizes->len || at(c, sizes, (uint32_t)dim) <= 1) continue;
    return bad(c, "Expects that for each dim in %s, slice_sizes[dim] should be <= 1, but got %lld", dims->name,
               LL(at(c, sizes, (uint32_t)dim)));
  }
  return true;
}

/* Dimensions of two values go together pairwise. */
static bool check_batching(const McRoutineCheck *c, const List *a, McType of_a, const List *b, McType of_b,
                           const char *end) {
  for (uint32_t i = 0; i < a->len && i < b->len; i++) {
    int64_t x = mc_type_dim(c->ctx, of_a, (uint32_t)at(c, a, i)), y = mc_type_dim(c->ctx, of_b, (uint32_t)at(c, b, i));
    if (fits(x, y)) continue;
    return bad(c, "%s[%u] and %s[%u] must have compatible sizes, but got %lld and %lld%s", a->name, i, b->name, i,
               LL(x), LL(y), end);
  }
  return true;
}

typedef struct Gather { List offset, collapsed, batching, index_batching, map; int64_t vector_dim; } Gather;

static bool check_gather_numbers(const McRoutineCheck *c, const Gather *g, McType operand, McType indices,
                                 int64_t num_sizes) {
  McContext *ctx = c->ctx;
  uint32_t rank = mc_type_rank(ctx, operand), index_rank = mc_type_rank(ctx, indices);
  if (rank != g->offset.len + g->collapsed.len + g->batching.len) {
    return bad(c,
               "offset_dims size (%u) plus collapse_slice_dims size (%u) plus operand_batching_dims size (%u) is not "
               "equal to operand "
               "rank (%u)",
               g->offset.len, g->collapsed.len, g->batching.len, rank);
  }
  if (g->vector_dim < 0 || g->vector_dim > index_rank) {
    return bad(c, "Expects index_vector_dim to be in range [0, rank-of('start_indices')] i.e. [0, %u]. got: %lld.",
               index_rank, LL(g->vector_dim));
  }
  int64_t size = g->vector_dim == index_rank ? 1 : mc_type_dim(ctx, indices, (uint32_t)g->vector_dim);
  if (size != MC_DYNAMIC && size != g->map.len) {
    return bad(c, "start_index_map size (%u) is not equal to size of index dimension (%lld) of start_indices (%lld)",
               g->map.len, LL(g->vector_dim), LL(size));
  }
  if (!is_sorted(c, &g->offset)) return mc_hlo_fail_named(c, "expects", &g->offset, "to be sorted,", "");
  if (!mc_hlo_is_unique(c, &g->offset)) return mc_hlo_fail_named(c, "expects", &g->offset, "to not repeat,", "");
  if (!mc_hlo_distinct(c, &g->collapsed, &g->batching)) return false;
  if (!is_sorted(c, &g->collapsed)) return mc_hlo_fail_named(c, "expects", &g->collapsed, "to be sorted,", "");
  if (!mc_hlo_in_bounds(c, &g->collapsed, rank, "operand")) return false;
  if (!is_sorted(c, &g->batching)) return mc_hlo_fail_named(c, "expects", &g->batching, "to be sorted,", "");
  if (!mc_hlo_in_bounds(c, &g->batching, rank, "operand")) return false;
  if (!mc_hlo_is_unique(c, &g->index_batching)) {
    return mc_hlo_fail_named(c, "expects", &g->index_batching, "to not repeat,", "");
  }
  if (!mc_hlo_in_bounds(c, &g->index_batching, index_rank, "start_indices")) return false;
  if (contains(c, &g->index_batching, g->vector_dim)) {
    return bad(c, "expects start_indices_batching_dims not to include index_vector_dim %lld", LL(g->vector_dim));
  }
  if (g->batching.len != g->index_batching.len) {
    return bad(c, "operand_batching_dims and start_indices_batching_dims should have the same size");
  }
  if (!check_batching(c, &g->batching, operand, &g->index_batching, indices, "")) return false;
  if (!mc_hlo_distinct(c, &g->map, &g->batching) || !mc_hlo_in_bounds(c, &g->map, rank, "operand")) return false;
  if (num_sizes == MC_DYNAMIC || num_sizes == rank) return true;
  return bad(c, "slice_sizes size (%lld) not equal to operand rank (%u)", LL(num_sizes), rank);
}

static bool check_gather_sizes(const McRoutineCheck *c, const Gather *g, const List *sizes, McType operand) {
  if (!check_slice_of_one(c, sizes, &g->collapsed) || !check_slice_of_one(c, sizes, &g->batching)) return false;
  for (uint32_t i = 0; i < sizes->len; i++) {
    int64_t size = at(c, sizes, i), dim = mc_type_dim(c->ctx, operand, i);
    if (size >= 0 && (dim == MC_DYNAMIC || size <= dim)) continue;
    return bad(c, "slice size (%lld) is out of bounds for operand dimension (%lld) at index %u", LL(size), LL(dim), i);
  }
  return true;
}

bool mc_check_hlo_gather(const McRoutineCheck *c) {
  McType operand = mc_named_type(c, c->args[0]), indices = mc_named_type(c, c->args[1]);
  McAttr numbers = mc_named_attr(c, c->args[2]);
  if (!is_tensor(c, operand) || !is_tensor(c, indices) || numbers.index == MC_NONE) return true;
  Gather g = {param(c, numbers, 0, "offset_dims"),
              param(c, numbers, 1, "collapsed_slice_dims"),
              param(c, numbers, 2, "operand_batching_dims"),
              param(c, numbers, 3, "start_indices_batching_dims"),
              param(c, numbers, 4, "start_index_map"),
              integer_or(c, (McAttr){mc_defined_param(c->ctx, numbers.index, 5)}, 0)};
  McGroup values = mc_named_group(c, c->args[3]);
  bool computed = values.count > 0, known = false, ok;
  List sizes = list_of(c, mc_named_attr(c, c->args[3]), "slice_sizes");
  int64_t count = computed ? mc_type_dim(c->ctx, mc_group_type(c, values, 0), 0) : sizes.len;
  if (!check_gather_numbers(c, &g, operand, indices, count)) return mc_hlo_no_type(c);
  if (computed) {
    McInts ints;
    if (!mc_hlo_constant_ints(c->ctx, mc_group_value(c, values, 0), &ints, &known, c->diags)) return false;
    McType i64 = mc_type_integer(c->ctx, 64, MC_SIGNLESS);
    McAttr array = known ? mc_attr_dense_array(c->ctx, i64, ints.ptr, ints.len, c->diags) : (McAttr){MC_NONE};
    if (known) mc_ints_fini(c->ctx, &ints);
    if (known && array.index == MC_NONE) return false;
    sizes = list_of(c, array, "slice_sizes");
  }
  ok = (computed && !known) || check_gather_sizes(c, &g, &sizes, operand);
  int64_t rank = (int64_t)g.offset.len + mc_type_rank(c->ctx, indices) - (g.vector_dim < mc_type_rank(c->ctx, indices));
  ok = ok && mc_hlo_in_range(c, &g.offset, rank, "implied-result-rank");
  return ok ? mc_hlo_infers(c) : mc_hlo_no_type(c);
}

/* The sizes of scatter_indices, followed by 1. */
static int64_t index_dim(const McRoutineCheck *c, McType indices, uint32_t i) {
  return i < mc_type_rank(c->ctx, indices) ? mc_type_dim(c->ctx, indices, i) : 1;
}

typedef struct Scatter { List window, inserted, batching, index_batching, map; int64_t vector_dim; } Scatter;

static bool check_scatter_numbers(const McRoutineCheck *c, const Scatter *s, McType operand, McType indices,
                                  McType updates) {
  McContext *ctx = c->ctx;
  uint32_t rank = mc_type_rank(ctx, operand),
           index_rank = mc_type_rank(ctx, indices) + (s->vector_dim == mc_type_rank(ctx, indices));
  uint32_t window = s->window.len + s->inserted.len + s->batching.len;
  if (rank != window) {
    return bad(c, "Expects rank-of operand to match size-of('update_window_dims') + size-of('inserted_window_dims') + "
               "size-of('input_batching_dims') i.e. %u but got %u.", window, rank);
  }
  if (!is_sorted(c, &s->window)) return mc_hlo_fail_named(c, "Expects", &s->window, "to be sorted;", ".");
  if (!mc_hlo_is_unique(c, &s->window)) return mc_hlo_fail_named(c, "Expects", &s->window, "to not repeat;", ".");
  if (!mc_hlo_in_bounds(c, &s->window, mc_type_rank(ctx, updates), "updates")) return false;
  if (!mc_hlo_distinct(c, &s->inserted, &s->batching)) return false;
  if (!is_sorted(c, &s->inserted)) return mc_hlo_fail_named(c, "Expects", &s->inserted, "to be sorted;", ".");
  if (!mc_hlo_in_bounds(c, &s->inserted, rank, "operand")) return false;
  if (!is_sorted(c, &s->batching)) return mc_hlo_fail_named(c, "Expects", &s->batching, "to be sorted;", ".");
  if (!mc_hlo_in_bounds(c, &s->batching, rank, "operand")) return false;
  if (!mc_hlo_is_unique(c, &s->index_batching)) {
    return mc_hlo_fail_named(c, "Expects", &s->index_batching, "to not repeat;", ".");
  }
  if (!mc_hlo_in_bounds(c, &s->index_batching, index_rank, "scatter_indices")) return false;
  if (contains(c, &s->index_batching, s->vector_dim)) {
    return bad(c, "expects scatter_indices_batching_dims not to include index_vector_dim %lld.", LL(s->vector_dim));
  }
  if (s->batching.len != s->index_batching.len) {
    return bad(c, "input_batching_dims and scatter_indices_batching_dims should have the same size.");
  }
  if (!check_batching(c, &s->batching, operand, &s->index_batching, indices, ".")) return false;
  int64_t size = index_dim(c, indices, (uint32_t)s->vector_dim);
  if (size != MC_DYNAMIC && size != s->map.len) {
    return bad(c,
               "Scatter op has %u elements in scatter_dims_to_operand_dims and the bound of dimension "
               "index_vector_dim=%lld of "
               "scatter_indices is %lld. These two numbers must be equal.",
               s->map.len, LL(s->vector_dim), LL(size));
  }
  return mc_hlo_distinct(c, &s->map, &s->batching) && mc_hlo_in_bounds(c, &s->map, rank, "operand");
}

/* Updates are no larger than the operand along the window, and as large as the indices elsewhere. */
static bool check_scatter_updates(const McRoutineCheck *c, const Scatter *s, McType operand, McType indices,
                                  McType updates) {
  uint32_t from = 0, scatter = 0;
  for (uint32_t i = 0; i < s->window.len; i++, from++) {
    while (contains(c, &s->inserted, from) || contains(c, &s->batching, from)) from++;
    uint32_t dim = (uint32_t)at(c, &s->window, i);
    int64_t a = mc_type_dim(c->ctx, updates, dim), b = mc_type_dim(c->ctx, operand, from);
    if (a == MC_DYNAMIC || b == MC_DYNAMIC || a <= b) continue;
    return bad(c,
               "expects bounds of the window dimensions of updates to not exceed the bounds of the corresponding "
               "dimensions of operand. "
               "For dimension %u, updates bound is %lld, operand bound is %lld.",
               dim, LL(a), LL(b));
  }
  for (uint32_t i = 0, rank = mc_type_rank(c->ctx, updates); i < rank; i++) {
    if (contains(c, &s->window, i)) continue;
    if (scatter == s->vector_dim) scatter++;
    int64_t a = mc_type_dim(c->ctx, updates, i), b = index_dim(c, indices, scatter++);
    if (fits(a, b)) continue;
    return bad(c,
               "expects bounds of the scatter dimensions of updates to be same as the bounds of the corresponding "
               "dimensions of scatter "
               "indices. For scatter dimension %u, updates bound is %lld , scatter_indices bound is %lld.",
               i, LL(a), LL(b));
  }
  return true;
}

bool mc_check_hlo_scatter(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup inputs = mc_named_group(c, c->args[0]), updates = mc_named_group(c, c->args[2]);
  McType indices = mc_named_type(c, c->args[1]);
  McAttr numbers = mc_named_attr(c, c->args[3]);
  if (!is_tensor(c, indices) || numbers.index == MC_NONE || inputs.count != updates.count) return true;
  for (uint32_t i = 0; i < inputs.count; i++) {
    if (mc_shapes_compatible(ctx, mc_group_type(c, inputs, 0), mc_group_type(c, inputs, i))) continue;
    return bad(c, "Not all inputs have compatible shapes.");
  }
  for (uint32_t i = 0; i < updates.count; i++) {
    if (mc_shapes_compatible(ctx, mc_group_type(c, updates, 0), mc_group_type(c, updates, i))) continue;
    return bad(c, "Not all updates have compatible shapes.");
  }
  Scatter s = {param(c, numbers, 0, "update_window_dims"),
               param(c, numbers, 1, "inserted_window_dims"),
               param(c, numbers, 2, "input_batching_dims"),
               param(c, numbers, 3, "scatter_indices_batching_dims"),
               param(c, numbers, 4, "scatter_dims_to_operand_dims"),
               integer_or(c, (McAttr){mc_defined_param(ctx, numbers.index, 5)}, 0)};
  uint32_t index_rank = mc_type_rank(ctx, indices);
  if (s.vector_dim < 0 || s.vector_dim > index_rank) {
    return bad(c, "Expects index_vector_dim to be in range [0, rank-of('scatter_indices')] i.e. [0, %u]. got: %lld.",
               index_rank, LL(s.vector_dim));
  }
  if (!mc_hlo_check_reducer(c, 0, &(McHloReducer){inputs, updates, true, NULL, 0, 0, inputs.count})) return false;
  uint32_t want = index_rank + (s.vector_dim == index_rank) - 1 + s.window.len;
  for (uint32_t i = 0; i < updates.count; i++) {
    uint32_t have = mc_type_rank(ctx, mc_group_type(c, updates, i));
    if (have == want) continue;
    return bad(c,
               "expects updates tensor must be of rank %u ( == rank-of('scatter_indices') - 1 + "
               "size-of('update_window_dims'), where "
               "'scatter_indices' is expanded by a trailing 1 dimension if 'index_vector_dim' == "
               "rank-of('scatter_indices')), but got %u.",
               want, have);
  }
  for (uint32_t i = 0; i < updates.count; i++) {
    McType operand = mc_group_type(c, inputs, i), update = mc_group_type(c, updates, i);
    if (!check_scatter_numbers(c, &s, operand, indices, update)) return false;
  }
  for (uint32_t i = 0; i < updates.count; i++) {
    McType operand = mc_group_type(c, inputs, i), update = mc_group_type(c, updates, i);
    if (!check_scatter_updates(c, &s, operand, indices, update)) return false;
  }
  return true;
}
