/* stablehlo_reduce.c - rules of stablehlo for reductions: their regions, their windows, what they infer. */
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_checks.h"

/* --- regions --- */

static bool fail_parameter(const McRoutineCheck *c, uint32_t i, McType have, McType out) {
  return bad(c,
             "The type of reduction-region's parameter at index %u is different than the corresponding result type: "
             "'%s' vs '%s'",
             i, TYPE(c, have), TYPE(c, out));
}

static bool check_value(const McRoutineCheck *c, const McHloReducer *r, McBlock block, McOp last, uint32_t i) {
  McContext *ctx = c->ctx;
  McType out = operand_of(c, last, i), in = mc_group_type(c, r->inputs, r->first + i),
         init = mc_group_type(c, r->init, r->first + i);
  McType accumulated = arg_type(c, block, i), added = arg_type(c, block, r->count + i);
  if (!is_tensor(c, accumulated) || !is_tensor(c, added) || !is_tensor(c, init)) return true;
  if (!mc_hlo_same_kind(c, out, accumulated, false)) return fail_parameter(c, i, accumulated, out);
  if (!mc_hlo_same_kind(c, out, added, true)) return fail_parameter(c, r->count + i, added, out);
  if (r->scalars) init = mc_type_ranked_tensor(ctx, NULL, 0, element(c, init), (McAttr){MC_NONE}, NULL);
  if (init.index == MC_NONE) return mc_out_of_memory(c->diags);
  if (!mc_shapes_compatible(ctx, init, out)) {
    return bad(c,
               "The shape of reduction-region's result type at index %u differs from the op's corresponding init-value "
               "type: '%s' vs '%s'",
               i, TYPE(c, out), TYPE(c, init));
  }
  if (!mc_hlo_promotes(ctx, element(c, init), element(c, out))) {
    return bad(c,
               "The element-type of reduction-region's result type at index %u is expected to be promotable from the "
               "op's corresponding "
               "init-value element-type: '%s' vs '%s'",
               i, TYPE(c, out), TYPE(c, init));
  }
  if (!mc_hlo_promotes(ctx, element(c, in), element(c, added))) {
    return bad(c,
               "The element-type of reduction-region's argument at index %u is expected to be promotable from '%s', "
               "but got '%s'",
               r->count + i, TYPE(c, element(c, in)), TYPE(c, element(c, added)));
  }
  uint32_t rank = mc_type_rank(ctx, added), found = 0;
  if (rank > r->num_kept) {
    return bad(c, "The rank of reduction-region's argument at index %u is expected to be <= %u, got %u", r->count + i,
               r->num_kept, rank);
  }
  for (uint32_t k = 0; k < r->num_kept && found < rank; k++) found += fits(r->kept[k], mc_type_dim(ctx, added, found));
  return found == rank ||
         bad(c,
             "The shape of reduction-region's argument at index %u is not compatible with that of reduce-op's "
             "input-parameter at index %u",
             r->count + i, i);
}

bool mc_hlo_check_reducer(const McRoutineCheck *c, uint32_t region, const McHloReducer *r) {
  McBlock block = entry_of(c, region);
  if (block.index == MC_NONE) return true;
  uint32_t args = mc_block_num_args(c->ctx, block);
  if (args != 2 * r->count) {
    return bad(c, "Reduction-region must take %u parameters, but takes %u parameter(s)", 2 * r->count, args);
  }
  McOp last = last_of(c, block);
  if (last.index == MC_NONE) return bad(c, "The reduction-region expected to have a terminator");
  uint32_t given = mc_op_num_operands(c->ctx, last);
  if (given == 0) return bad(c, "The reduction-region expected to return some value(s)");
  if (given != r->count) {
    return bad(c, "Reduction-region here must produce %u tensors, but produces %u instead", r->count, given);
  }
  for (uint32_t i = 0; i < given; i++) {
    McType type = operand_of(c, last, i);
    if (mc_type_is_shaped(c->ctx, type)) continue;
    return bad(c, "Reduction-region here must produce tensor-typed result(s), but produces '%s' instead",
               TYPE(c, type));
  }
  for (uint32_t i = 0; i < given; i++) {
    if (!is_tensor(c, operand_of(c, last, i))) return true;
  }
  for (uint32_t i = 0; i < given; i++) {
    if (!check_value(c, r, block, last, i)) return false;
  }
  return true;
}

McType mc_hlo_accumulated(const McRoutineCheck *c, uint32_t region, uint32_t i, McType input) {
  McBlock block = entry_of(c, region);
  if (block.index == MC_NONE) return element(c, input);
  McOp last = last_of(c, block);
  bool has = last.index != MC_NONE && i < mc_op_num_operands(c->ctx, last);
  McType type = has ? operand_of(c, last, i) : (McType){MC_NONE};
  return has && mc_type_is_shaped(c->ctx, type) ? element(c, type) : (McType){MC_NONE};
}

McType mc_hlo_with_element(McContext *ctx, McType type, McType of) {
  if (of.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_RANKED_TENSOR) return (McType){MC_NONE};
  return mc_type_with_element(ctx, type, of);
}

/* A tensor of the same sizes. MC_NONE: `of` is, or memory ran out. */
static McType without_encoding(const McRoutineCheck *c, McType type, McType of) {
  McInts sizes;
  uint32_t rank = mc_type_rank(c->ctx, type);
  if (of.index == MC_NONE || !mc_ints_init(c->ctx, &sizes, rank, NULL)) return (McType){MC_NONE};
  for (; sizes.len < rank; sizes.len++) sizes.ptr[sizes.len] = mc_type_dim(c->ctx, type, sizes.len);
  McType made = mc_type_ranked_tensor(c->ctx, sizes.ptr, rank, of, (McAttr){MC_NONE}, NULL);
  mc_ints_fini(c->ctx, &sizes);
  return made;
}

/* The results are like the inputs, with the elements that the last region gives: of each result, or of the first for
 * all. Nothing is inferred when the region gives something else than tensors. */
static bool check_accumulated(const McRoutineCheck *c, bool of_first) {
  McGroup inputs = mc_named_group(c, c->args[0]);
  uint32_t region = mc_op_num_regions(c->ctx, c->op) - 1;
  McType few[8], *types = few;
  size_t size = (inputs.count + 1) * sizeof *types;
  if (inputs.count > MC_COUNT(few)) types = mc_alloc(&c->ctx->alloc, size);
  if (types == NULL) return mc_out_of_memory(c->diags);
  bool known = true, ok = true;
  for (uint32_t i = 0; known && i < inputs.count; i++) {
    McType input = mc_group_type(c, inputs, i);
    McType of = mc_hlo_accumulated(c, region, of_first ? 0 : i, input);
    bool plain = of_first && region == 0; /* all_reduce's results have no bounds */
    types[i] = plain ? without_encoding(c, input, of) : mc_hlo_with_element(c->ctx, input, of);
    known = types[i].index != MC_NONE;
  }
  if (known) ok = mc_hlo_results_fit(c, types, inputs.count);
  if (types != few) mc_free(&c->ctx->alloc, types, size);
  return ok;
}

bool mc_check_hlo_accumulated(const McRoutineCheck *c) { return check_accumulated(c, false); }

bool mc_check_hlo_accumulated_first(const McRoutineCheck *c) { return check_accumulated(c, true); }

/* --- windows --- */

static bool check_length(const McRoutineCheck *c, uint64_t have, uint32_t want, const char *what) {
  if (have == 0 || have == want) return true;
  return bad(c, "expects %s to have same dimension-size as size of window dimensions (%u), but got: %llu.", what, want,
             (unsigned long long)have);
}

static bool check_positive(const McRoutineCheck *c, const List *list, uint32_t i, const char *what) {
  int64_t value = i < list->len ? at(c, list, i) : 1;
  return value > 0 || bad(c, "expects window to have positive %s for %u-th window dimension, but got %lld.", what, i,
                          LL(value));
}

int64_t mc_hlo_padding_at(const McRoutineCheck *c, McAttr padding, uint32_t i) {
  bool is = padding.index != MC_NONE && mc_kind(c->ctx, padding.index) == MC_ATTR_DENSE_ELEMENTS;
  McStr data = is ? mc_attr_dense_data(c->ctx, padding) : (McStr){"", 0};
  int64_t value = 0;
  if (is && mc_attr_dense_is_splat(c->ctx, padding)) i = 0;
  if (data.len >= (i + 1) * sizeof value) memcpy(&value, data.ptr + i * sizeof value, sizeof value);
  return value;
}

bool mc_hlo_check_padding(const McRoutineCheck *c, McAttr padding, uint64_t *pairs) {
  McContext *ctx = c->ctx;
  *pairs = 0;
  if (padding.index == MC_NONE || mc_kind(ctx, padding.index) != MC_ATTR_DENSE_ELEMENTS) return true;
  McType type = mc_attr_value_type(ctx, padding);
  if (mc_type_rank(ctx, type) == 2 && mc_type_dim(ctx, type, 1) == 2) {
    *pairs = (uint64_t)mc_type_dim(ctx, type, 0);
    return true;
  }
  McBuf dims;
  mc_buf_init(&dims, &ctx->alloc);
  mc_hlo_put_dims(&dims, c, type);
  bad(c, "expects the shape of padding-attribute to be {N, 2}, but got {%s}.", mc_buf_text(&dims));
  mc_buf_fini(&dims);
  return false;
}

bool mc_hlo_check_window(const McRoutineCheck *c, const McHloWindow *w) {
  uint32_t rank = w->num_sizes;
  if (!check_length(c, w->strides.len, rank, "window-strides") ||
      !check_length(c, w->base_dilations.len, rank, "base-dilation factors") ||
      !check_length(c, w->dilations.len, rank, "window-dilation factors") ||
      !check_length(c, w->num_pads, rank, "padding-entries") ||
      !check_length(c, w->num_reversals, rank, "window-reversal")) {
    return false;
  }
  for (uint32_t i = 0; i < rank; i++) {
    if (w->sizes[i] != MC_DYNAMIC && w->sizes[i] <= 0) {
      return bad(c, "expects window to have positive value for %u-th window dimension, but got %lld.", i,
                 LL(w->sizes[i]));
    }
    if (!check_positive(c, &w->strides, i, "stride") ||
        !check_positive(c, &w->base_dilations, i, "base dilation factor") ||
        !check_positive(c, &w->dilations, i, "window dilation factor")) {
      return false;
    }
  }
  return true;
}

/* A size after its elements were moved apart. It wraps, as all sums here. */
static uint64_t dilated(int64_t size, int64_t by) { return size == 0 ? 0 : ((uint64_t)size - 1) * (uint64_t)by + 1; }

int64_t mc_hlo_window_size(const McRoutineCheck *c, const McHloWindow *w, uint32_t i, int64_t base) {
  if (base == MC_DYNAMIC || w->sizes[i] == MC_DYNAMIC) return MC_DYNAMIC;
  int64_t stride = i < w->strides.len ? at(c, &w->strides, i) : 1;
  uint64_t whole = dilated(base, i < w->base_dilations.len ? at(c, &w->base_dilations, i) : 1);
  if (w->num_pads > 0) {
    whole += (uint64_t)mc_hlo_padding_at(c, w->padding, 2 * i) + (uint64_t)mc_hlo_padding_at(c, w->padding, 2 * i + 1);
  }
  int64_t have = (int64_t)whole;
  int64_t window = (int64_t)dilated(w->sizes[i], i < w->dilations.len ? at(c, &w->dilations, i) : 1);
  return have == 0 || window > have || stride <= 0 ? 0 : (have - window) / stride + 1;
}

/* --- reduce --- */

/* Shapes go together with that of the first input. */
static bool check_inputs(const McRoutineCheck *c, McGroup inputs) {
  for (uint32_t i = 1; i < inputs.count; i++) {
    if (mc_shapes_compatible(c->ctx, mc_group_type(c, inputs, 0), mc_group_type(c, inputs, i))) continue;
    return bad(c,
               "expects all inputs to have compatible shapes. Shape at input-index %u is not compatible with shape at "
               "input-index 0",
               i);
  }
  return true;
}

static bool check_reduced(const McRoutineCheck *c, McGroup inputs, const List *dims) {
  uint32_t rank = mc_type_rank(c->ctx, mc_group_type(c, inputs, 0));
  if (!check_inputs(c, inputs)) return false;
  for (uint32_t i = 0; i < dims->len; i++) {
    int64_t dim = at(c, dims, i);
    if (dim < 0 || dim >= rank) {
      return bad(c, "Out-of-bounds dimension %lld, expected to be in range [0, %u)", LL(dim), rank);
    }
    for (uint32_t j = 0; j < i; j++) {
      if (at(c, dims, j) == dim) return bad(c, "Duplicate reduction dimension: %lld", LL(dim));
    }
  }
  return true;
}

/* Results of these sizes and bounds, with the elements that the region gives, go with those that there are. */
static bool check_reduced_types(const McRoutineCheck *c, McGroup inputs, const McInts *sizes, const McInts *bounds) {
  McContext *ctx = c->ctx;
  McAttr encoding;
  McType few[8], *types = few;
  size_t size = (inputs.count + 1) * sizeof *types;
  if (!mc_hlo_bounds_encoding(c, bounds, &encoding)) return false;
  if (inputs.count > MC_COUNT(few)) types = mc_alloc(&ctx->alloc, size);
  if (types == NULL) return mc_out_of_memory(c->diags);
  bool known = true, ok = true;
  for (uint32_t i = 0; known && i < inputs.count; i++) {
    McType of = mc_hlo_accumulated(c, 0, i, mc_group_type(c, inputs, i));
    known = of.index != MC_NONE;
    if (known) types[i] = mc_type_ranked_tensor(ctx, sizes->ptr, sizes->len, of, encoding, c->diags);
    if (known && types[i].index == MC_NONE) known = ok = false;
  }
  if (known) ok = mc_hlo_results_fit(c, types, inputs.count);
  if (types != few) mc_free(&ctx->alloc, types, size);
  return ok;
}

/* The sizes and bounds of dimensions that are not reduced. False: out of memory, reported. */
static bool read_kept(const McRoutineCheck *c, McType type, const List *dims, McInts *kept, McInts *bounds) {
  uint32_t rank = mc_type_rank(c->ctx, type);
  McStr of_type = mc_hlo_bounds(c->ctx, type);
  if (!mc_ints_init(c->ctx, kept, rank, c->diags)) return false;
  if (!mc_ints_init(c->ctx, bounds, rank, c->diags)) return mc_ints_fini(c->ctx, kept), false;
  for (uint32_t i = 0; i < rank; i++) {
    if (contains(c, dims, i)) continue;
    kept->ptr[kept->len++] = mc_type_dim(c->ctx, type, i);
    bounds->ptr[bounds->len++] = mc_hlo_bound_at(of_type, i);
  }
  return true;
}

bool mc_check_hlo_reduce(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup inputs = mc_named_group(c, c->args[0]), init = mc_named_group(c, c->args[1]);
  List dims = list_of(c, mc_named_attr(c, c->args[2]), "dimensions");
  McType first = mc_group_type(c, inputs, 0);
  if (!is_tensor(c, first)) return true;
  McInts kept, bounds;
  if (!check_reduced(c, inputs, &dims) || !read_kept(c, first, &dims, &kept, &bounds)) return false;
  bool ok = mc_hlo_check_reducer(c, 0, &(McHloReducer){inputs, init, false, kept.ptr, kept.len, 0, inputs.count});
  mc_ints_fini(ctx, &kept);
  mc_ints_fini(ctx, &bounds);
  return ok;
}

bool mc_check_hlo_reduce_types(const McRoutineCheck *c) {
  McGroup inputs = mc_named_group(c, c->args[0]);
  List dims = list_of(c, mc_named_attr(c, c->args[1]), "dimensions");
  McType first = mc_group_type(c, inputs, 0);
  McInts kept, bounds;
  if (!is_tensor(c, first)) return true;
  if (!read_kept(c, first, &dims, &kept, &bounds)) return false;
  bool ok = check_reduced_types(c, inputs, &kept, &bounds);
  mc_ints_fini(c->ctx, &kept);
  mc_ints_fini(c->ctx, &bounds);
  return ok;
}

static bool check_windows(const McRoutineCheck *c, McGroup inputs, McHloWindow *w) {
  if (inputs.count == 0) return bad(c, "requires at least 1 input value");
  if (!check_inputs(c, inputs) || !mc_hlo_check_padding(c, w->padding, &w->num_pads)) return false;
  for (uint32_t i = 0; i < inputs.count; i++) {
    McType type = mc_group_type(c, inputs, i);
    if (mc_type_rank(c->ctx, type) == w->num_sizes) continue;
    return bad(c,
               "expects window-dimensions size == input rank, but got window-dimensions size: %u and input: '%s' with "
               "rank = %u.",
               w->num_sizes, TYPE(c, type), mc_type_rank(c->ctx, type));
  }
  return mc_hlo_check_window(c, w);
}

/* The sizes of a window, from an attribute. False: out of memory, reported. */
static bool read_sizes(const McRoutineCheck *c, McAttr attr, McInts *out) {
  List list = list_of(c, attr, "");
  if (!mc_ints_init(c->ctx, out, list.len, c->diags)) return false;
  for (; out->len < list.len; out->len++) out->ptr[out->len] = at(c, &list, out->len);
  return true;
}

static McHloWindow window_of(const McRoutineCheck *c, const McInts *sizes) {
  return (McHloWindow){.sizes = sizes->ptr,
                       .num_sizes = sizes->len,
                       .strides = list_of(c, mc_named_attr(c, c->args[3]), ""),
                       .base_dilations = list_of(c, mc_named_attr(c, c->args[4]), ""),
                       .dilations = list_of(c, mc_named_attr(c, c->args[5]), ""),
                       .padding = mc_named_attr(c, c->args[6])};
}

bool mc_check_hlo_reduce_window(const McRoutineCheck *c) {
  McGroup inputs = mc_named_group(c, c->args[0]), init = mc_named_group(c, c->args[1]);
  McInts window;
  if (!read_sizes(c, mc_named_attr(c, c->args[2]), &window)) return false;
  McHloWindow w = window_of(c, &window);
  bool ok = check_windows(c, inputs, &w) &&
            mc_hlo_check_reducer(c, 0, &(McHloReducer){inputs, init, false, window.ptr, window.len, 0, inputs.count});
  mc_ints_fini(c->ctx, &window);
  return ok;
}

bool mc_check_hlo_reduce_window_types(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup inputs = mc_named_group(c, c->args[0]);
  McType first = mc_group_type(c, inputs, 0);
  McInts window, sizes, bounds;
  if (!read_sizes(c, mc_named_attr(c, c->args[2]), &window)) return false;
  McHloWindow w = window_of(c, &window);
  McStr of_first = mc_hlo_bounds(ctx, first);
  bool ok = mc_hlo_check_padding(c, w.padding, &w.num_pads) && mc_ints_init(ctx, &sizes, window.len, c->diags);
  if (!ok) return mc_ints_fini(ctx, &window), false;
  ok = mc_ints_init(ctx, &bounds, window.len, c->diags);
  if (!ok) return mc_ints_fini(ctx, &window), mc_ints_fini(ctx, &sizes), false;
  for (uint32_t i = 0; i < window.len; i++) {
    sizes.ptr[sizes.len++] = mc_hlo_window_size(c, &w, i, mc_type_dim(ctx, first, i));
    bounds.ptr[bounds.len++] = mc_hlo_window_size(c, &w, i, mc_hlo_bound_at(of_first, i));
  }
  ok = check_reduced_types(c, inputs, &sizes, &bounds);
  mc_ints_fini(ctx, &window);
  mc_ints_fini(ctx, &sizes);
  mc_ints_fini(ctx, &bounds);
  return ok;
}

/* --- select_and_scatter --- */

/* A region says of two scalars whether the first one is selected. */
static bool check_selection(const McRoutineCheck *c, McType operand) {
  McContext *ctx = c->ctx;
  McBlock block = entry_of(c, 0);
  McOp last = last_of(c, block);
  if (last.index == MC_NONE) return true;
  uint32_t args = mc_block_num_args(ctx, block);
  if (args != 2) return bad(c, "expects the select-region to take 2 parameters, but takes %u", args);
  McType want = mc_type_ranked_tensor(ctx, NULL, 0, element(c, operand), (McAttr){MC_NONE}, c->diags);
  if (want.index == MC_NONE) return false;
  for (uint32_t i = 0; i < args; i++) {
    McType have = arg_type(c, block, i);
    if (!mc_type_is_shaped(ctx, have)) return true;
    if (mc_hlo_same_kind(c, want, have, true)) continue;
    return bad(c, "expects the type of select-region's parameter at index %u to be '%s', but got '%s'", i,
               TYPE(c, want), TYPE(c, have));
  }
  uint32_t given = mc_op_num_operands(ctx, last);
  if (given != 1) return bad(c, "expects select-region to return single value, but got: %u", given);
  McType out = operand_of(c, last, 0);
  return (is_tensor(c, out) && is_scalar_of(c, out, 1)) ||
         bad(c, "expects the return-type of select-region to be tensor<i1>, but got: '%s'", TYPE(c, out));
}

static bool check_source(const McRoutineCheck *c, McHloWindow *w, McType operand, McType source) {
  McContext *ctx = c->ctx;
  uint32_t rank = mc_type_rank(ctx, operand);
  McInts sizes;
  if (rank != w->num_sizes) {
    return bad(c,
               "expects window-dimensions size == operand rank, but got window-dimensions size: %u and operand-type: "
               "'%s' with rank = %u.",
               w->num_sizes, TYPE(c, operand), rank);
  }
  if (!mc_hlo_check_padding(c, w->padding, &w->num_pads) || !mc_hlo_check_window(c, w)) return false;
  if (!mc_ints_init(ctx, &sizes, rank, c->diags)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    sizes.ptr[sizes.len++] = mc_hlo_window_size(c, w, i, mc_type_dim(ctx, operand, i));
  }
  McType want =
      mc_type_ranked_tensor(ctx, sizes.ptr, sizes.len, element(c, operand), (McAttr){MC_NONE}, c->diags);
  mc_ints_fini(ctx, &sizes);
  if (want.index == MC_NONE) return false;
  return mc_hlo_same_kind(c, want, source, true) ||
         bad(c, "expects source-type to be '%s', but got'%s'", TYPE(c, want), TYPE(c, source));
}

bool mc_check_hlo_select_and_scatter(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup operands = mc_named_group(c, c->args[0]), sources = mc_named_group(c, c->args[1]);
  McType operand = mc_group_type(c, operands, 0), source = mc_group_type(c, sources, 0);
  if (!is_tensor(c, operand) || !is_tensor(c, source)) return true;
  if (!check_selection(c, operand)) return false;
  McGroup init = mc_named_group(c, c->args[2]);
  if (!mc_hlo_check_reducer(c, 1, &(McHloReducer){sources, init, false, NULL, 0, 0, 1})) return false;
  McInts window;
  if (!read_sizes(c, mc_named_attr(c, c->args[3]), &window)) return false;
  McHloWindow w = {.sizes = window.ptr,
                   .num_sizes = window.len,
                   .strides = list_of(c, mc_named_attr(c, c->args[4]), ""),
                   .padding = mc_named_attr(c, c->args[5])};
  bool ok = check_source(c, &w, operand, source);
  mc_ints_fini(ctx, &window);
  return ok;
}
