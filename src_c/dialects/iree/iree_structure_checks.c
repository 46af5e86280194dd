/* iree_structure_checks.c - what operations of iree_linalg_ext must be like that work on maps or windows of images. */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/iree/iree_checks.h"

/* --- Winograd transforms --- */

#define MAX_RANK 6u

typedef struct Winograd {
  McType input, output;
  int64_t tile, kernel, input_tile; /* sizes */
  uint32_t rank, output_rank;
} Winograd;

/* False: a rank is not known. */
static bool winograd(const McRoutineCheck *c, Winograd *w) {
  w->input = mc_named(c, "input");
  w->output = mc_named(c, "output");
  w->tile = mc_checked_int(c, "output_tile_size", 1);
  w->kernel = mc_checked_int(c, "kernel_size", 1);
  w->input_tile = (int64_t)((uint64_t)w->tile + (uint64_t)w->kernel - 1);
  if (!mc_type_is_ranked(c->ctx, w->input) || !mc_type_is_ranked(c->ctx, w->output)) return false;
  w->rank = mc_type_rank(c->ctx, w->input);
  w->output_rank = mc_type_rank(c->ctx, w->output);
  return true;
}

static bool same_element(const McRoutineCheck *c, const Winograd *w) {
  bool same = mc_type_element(c->ctx, w->input).index == mc_type_element(c->ctx, w->output).index;
  return same || fail(c, "expected input/output element types to be identical");
}

static bool has_dims(const McRoutineCheck *c, McType type, const int64_t *dims, uint32_t rank) {
  if (mc_type_rank(c->ctx, type) != rank) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (!mc_dims_agree(mc_type_dim(c->ctx, type, i), dims[i])) return false;
  }
  return true;
}

static bool is_square(const McRoutineCheck *c, McType type, int64_t size) {
  return has_dims(c, type, (int64_t[]){size, size}, 2);
}

static bool is_pair(const McRoutineCheck *c, McAttr dims, int64_t first) {
  return mc_list_at(c, dims, 0) == first && mc_list_at(c, dims, 1) == first + 1;
}

static void swap(int64_t *a, int64_t *b) {
  int64_t kept = *a;
  *a = *b;
  *b = kept;
}

/* The smallest number that is not below the quotient, as upstream computes it. */
static int64_t ceil_of(int64_t a, int64_t by) {
  if (by == 0) return MC_DYNAMIC;
  if (by == -1) return (int64_t)(0 - (uint64_t)a);
  return a / by + (a % by != 0 && (a < 0) == (by < 0));
}

static bool check_two_dims(const McRoutineCheck *c, const Winograd *w) {
  return w->output_rank == 2 || fail(c, "expected output operand to have rank 2 if input is of rank 2");
}

/* The dimensions of the image: [1, 2], or [2, 3] for channels first. */
static bool check_image(const McRoutineCheck *c, McAttr dims, bool *channels_first) {
  if (mc_list_size(c, dims) != 2) return fail(c, "expected only 2 image dimensions");
  *channels_first = is_pair(c, dims, 2);
  return *channels_first || is_pair(c, dims, 1) ||
         fail(c, "expect image dimensions to be either [1, 2] or [2, 3]");
}

bool mc_check_iree_winograd_input(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr image = mc_checked_attr(c, "image_dimensions");
  bool channels_first;
  Winograd w;
  if (!winograd(c, &w)) return true;
  if (!same_element(c, &w)) return false;
  if (w.rank != 2 && w.rank != 4) return fail(c, "expected input operand to have rank either 2 or 4");
  if (w.rank == 2) {
    if (!check_two_dims(c, &w)) return false;
    for (uint32_t i = 0; i < 2; i++) {
      int64_t dim = mc_type_dim(ctx, w.input, i);
      if (dim == MC_DYNAMIC || dim <= w.input_tile) continue;
      return fail(c, "expected input dims not greater than input tile size if input is of rank 2");
    }
    return is_square(c, w.output, w.input_tile) ||
           fail(c, "expected output dims equal to inputTileSize if input is of rank 2");
  }
  if (w.output_rank != w.rank + 2) return fail(c, "expected output rank to be equal to input rank + 2");
  if (!check_image(c, image, &channels_first)) return false;
  int64_t want[MAX_RANK] = {w.input_tile, w.input_tile};
  for (uint32_t i = 0; i < 4; i++) {
    int64_t dim = mc_type_dim(ctx, w.input, i);
    bool of_image = i == mc_list_at(c, image, 0) || i == mc_list_at(c, image, 1);
    want[i + 2] = of_image && dim != MC_DYNAMIC ? ceil_of(dim - w.kernel + 1, w.tile) : dim;
  }
  if (channels_first) {
    swap(&want[3], &want[4]);
    swap(&want[4], &want[5]);
  }
  return has_dims(c, w.output, want, 6) || fail(c, "incompatible output shape");
}

bool mc_check_iree_winograd_filter(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr dims = mc_checked_attr(c, "kernel_dimensions");
  Winograd w;
  if (!winograd(c, &w)) return true;
  if (!same_element(c, &w)) return false;
  if (w.rank != 2 && w.rank != 4) return fail(c, "expected input operand to have rank either 2 or 4");
  if (w.rank == 2) {
    if (!check_two_dims(c, &w)) return false;
    if (!is_square(c, w.input, w.kernel)) {
      return fail(c, "expected input dims to be equal to kernel size if input is of rank 2");
    }
    return is_square(c, w.output, w.input_tile) ||
           fail(c, "expected output dims equal to input tile size if input is of rank 2");
  }
  if (w.output_rank != w.rank) return fail(c, "expected output rank to be equal to input rank");
  if (mc_list_size(c, dims) != 2) return fail(c, "expected only 2 kernel dimensions");
  bool filters_first = is_pair(c, dims, 2);
  if (!filters_first && !is_pair(c, dims, 0)) {
    return fail(c, "expect kernel dimensions to be either [0, 1] or [2, 3]");
  }
  int64_t want[MAX_RANK] = {w.input_tile, w.input_tile};
  for (uint32_t i = 0, k = 2; i < 4; i++) {
    int64_t dim = mc_type_dim(ctx, w.input, i);
    bool of_kernel = i == mc_list_at(c, dims, 0) || i == mc_list_at(c, dims, 1);
    if (!of_kernel) want[k++] = dim;
    else if (dim != w.kernel) return fail(c, "expect all kernel dimensions to have the kernel size");
  }
  if (filters_first) swap(&want[2], &want[3]);
  return has_dims(c, w.output, want, 4) || fail(c, "incompatible output shape");
}

bool mc_check_iree_winograd_output(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr image = mc_checked_attr(c, "image_dimensions");
  bool channels_first;
  Winograd w;
  if (!winograd(c, &w)) return true;
  if (w.rank != 2 && w.rank != 6) return fail(c, "expected input operand to have rank either 2 or 6");
  if (w.rank == 2) {
    if (!check_two_dims(c, &w)) return false;
    if (!is_square(c, w.input, w.input_tile)) {
      return fail(c, "expected input dims to be equal to input tile size if input is of rank 2");
    }
    return is_square(c, w.output, w.tile) ||
           fail(c, "expected output dims equal to output tile size if input is of rank 2");
  }
  if (!same_element(c, &w)) return false;
  if (w.output_rank != w.rank - 2) return fail(c, "expected output rank to be equal to input rank - 2");
  if (!check_image(c, image, &channels_first)) return false;
  int64_t have[MAX_RANK], want[MAX_RANK];
  for (uint32_t i = 0; i < 6; i++) have[i] = mc_type_dim(ctx, w.input, i);
  if (channels_first) {
    swap(&have[4], &have[5]);
    swap(&have[3], &have[4]);
  }
  for (uint32_t i = 0; i < 4; i++) {
    bool of_image = i == mc_list_at(c, image, 0) || i == mc_list_at(c, image, 1);
    want[i] = of_image && have[i + 2] != MC_DYNAMIC ? (int64_t)((uint64_t)w.tile * (uint64_t)have[i + 2]) : have[i + 2];
  }
  return has_dims(c, w.output, want, 4) || fail(c, "incompatible output shape");
}

/* --- windows of an image as columns of a matrix --- */

/* The numbers in the lists `from` up to `to` of a list of lists. */
static uint64_t num_inner(const McRoutineCheck *c, McAttr lists, uint32_t from, uint32_t to) {
  uint64_t count = 0;
  for (uint32_t i = from; i < to; i++) {
    McAttr list = mc_attr_array_get(c->ctx, lists, i);
    if (mc_kind(c->ctx, list.index) == MC_ATTR_ARRAY) count += mc_attr_array_size(c->ctx, list);
    else count += mc_list_size(c, list);
  }
  return count;
}

#define LEN(name) mc_list_size(c, mc_checked_attr(c, name))

static bool check_output_sizes(const McRoutineCheck *c, uint32_t rank) {
  McAttr sizes = mc_checked_attr(c, "static_output_sizes");
  uint32_t batch = LEN("batch_pos"), m = LEN("m_pos"), k = m + LEN("k_pos"), have = LEN("static_offsets");
  if (have != rank) return fail(c, "expected offsets size (%u) to match output rank (%u)", have, rank);
  if (sizes.index == MC_NONE || mc_kind(c->ctx, sizes.index) != MC_ATTR_ARRAY) return true;
  uint32_t count = mc_attr_array_size(c->ctx, sizes), end = batch;
  if (count != rank) return fail(c, "expected output_sizes outer size (%u) to match output rank (%u)", count, rank);
  if (batch > count || num_inner(c, sizes, 0, batch) != batch) {
    return fail(c, "expected sum of batch output_sizes inner dimensions to equal batch_pos size");
  }
  uint64_t of_m = 0;
  bool found = false;
  for (; !found && end < count; end++) {
    of_m += num_inner(c, sizes, end, end + 1);
    found = of_m == m;
  }
  if (!found) {
    return fail(c, "M/K boundary not found: accumulated output_sizes inner dimensions must equal m_pos size at some "
                "output dim boundary");
  }
  uint64_t of_k = num_inner(c, sizes, end, count);
  if (of_k == k) return true;
  return fail(c, "expected sum of K output_sizes inner dimensions (%" PRIu64
              ") to equal m_pos.size() + k_pos.size() (%u)", of_k, k);
}

/* low, high: attributes with sizes of the padding, of which there are none or one for each dimension. */
static bool check_padding(const McRoutineCheck *c, const char *of, uint32_t low, uint32_t high, uint32_t rank) {
  if (low != high) {
    return fail(c, "expected %s_pad_low and %s_pad_high to have the same size", of, of);
  }
  if (low != 0 && low != rank) return fail(c, "expected %s_pad_low size (%u) to match %s rank (%u)", of, low, of, rank);
  if (low == 0 || mc_group_named(c, "pad_value").count != 0) return true;
  return fail(c, "expected pad_value when %s_pad_low/%s_pad_high are specified", of, of);
}

bool mc_check_iree_im2col(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType input = mc_named(c, "input"), output = mc_named(c, "output");
  if (!mc_type_is_ranked(ctx, input) || !mc_type_is_ranked(ctx, output)) return true;
  uint32_t rank = mc_type_rank(ctx, input), of_output = mc_type_rank(ctx, output);
  uint32_t m = LEN("m_pos"), shared = m + LEN("k_pos"), kernel = LEN("static_kernel_size"), order = LEN("input_k_perm");
  McAttr perm = mc_checked_attr(c, "output_perm");
  if (rank != LEN("batch_pos") + shared) {
    return fail(c, "expected input rank to be the sum of batch, m, and k ranks");
  }
  if (!check_output_sizes(c, of_output)) return false;
  if (kernel != m) return fail(c, "expected kernel rank to be equal to the m_pos rank");
  if (LEN("strides") != kernel) return fail(c, "expected strides rank to be equal to the kernel rank");
  if (LEN("dilations") != kernel) return fail(c, "expected dilations rank to be equal to the kernel rank");
  if (order != shared) {
    return fail(c, "expected input_k_perm size (%u) to match the number of shared dimensions (m_pos + k_pos = %u)",
                order, shared);
  }
  if (!mc_is_permutation(c, mc_checked_attr(c, "input_k_perm"))) {
    return fail(c, "expected input_k_perm to be a permutation of [0, %u)", shared);
  }
  if (!mc_is_permutation(c, perm)) return fail(c, "expected output_perm to be a permutation");
  if (mc_list_size(c, perm) != of_output) {
    return fail(c, "expected output_perm to have the same rank as the result");
  }
  return check_padding(c, "input", LEN("static_input_pad_low"), LEN("static_input_pad_high"), rank) &&
         check_padding(c, "output", LEN("static_output_pad_low"), LEN("static_output_pad_high"), of_output);
}

/* --- maps --- */

static McAffineMap map_at(const McContext *ctx, McAttr maps, uint32_t i) {
  return mc_attr_affine_map_value(ctx, mc_attr_array_get(ctx, maps, i));
}

static uint32_t rank_of(const McContext *ctx, McType type) {
  return mc_type_is_ranked(ctx, type) ? mc_type_rank(ctx, type) : 0;
}

static uint32_t num_loops(const McContext *ctx, McOp op) {
  McAttr kinds = mc_op_property_named(ctx, op, "iterator_types");
  bool is_array = kinds.index != MC_NONE && mc_kind(ctx, kinds.index) == MC_ATTR_ARRAY;
  return is_array ? mc_attr_array_size(ctx, kinds) : 0;
}

static bool check_custom_maps(const McRoutineCheck *c, McAttr maps) {
  McContext *ctx = c->ctx;
  uint32_t count = mc_attr_array_size(ctx, maps), operands = mc_op_num_operands(ctx, c->op);
  uint32_t loops = num_loops(ctx, c->op), symbols = UINT32_MAX;
  if (count != operands) {
    return fail(c, "expected number of indexing maps (%u) to be same as the number of input/output operands (%u)",
                count, operands);
  }
  for (uint32_t i = 0; i < count; i++) {
    McAffineMap map = map_at(ctx, maps, i);
    uint32_t dims = mc_affine_map_num_dims(ctx, map), results = mc_affine_map_num_results(ctx, map);
    uint32_t of_map = mc_affine_map_num_symbols(ctx, map), rank = rank_of(ctx, mc_operand_type(c, i));
    if (dims == 0 && of_map == 0 && results == 0) continue;
    if (dims != loops) {
      return fail(c, "expected indexing_map #%u to have %u dim(s) to match the number of loops or be zero", i, loops);
    }
    if (symbols != UINT32_MAX && of_map != symbols) {
      return fail(c, "inconsistent number of symbol dimensions in indexing_map #%u, expected %u instead of %u", i,
                  symbols, of_map);
    }
    symbols = of_map;
    if (results == rank) continue;
    return fail(c, "expected operand rank(%u) to match the result rank of indexing map #%u", rank, i);
  }
  return true;
}

/* An argument of the body is the scalar, or a tensor of the same rank without known sizes. */
static bool check_custom_arg(const McRoutineCheck *c, uint32_t i, McType type, McType arg) {
  McContext *ctx = c->ctx;
  int64_t few[32], *dims = few;
  if (mc_kind(ctx, type.index) != MC_TYPE_RANKED_TENSOR) {
    return type.index == arg.index ||
           fail(c, "for (scalar) operand #%u expected corresponding basic block argument to be of the same type", i);
  }
  if (mc_kind(ctx, arg.index) != MC_TYPE_RANKED_TENSOR) {
    return fail(c, "for (tensor) operand #%u expected corresponding basic block argument to be tensor as well", i);
  }
  uint32_t rank = mc_type_rank(ctx, type);
  if (rank > MC_COUNT(few)) dims = mc_alloc(&ctx->alloc, rank * sizeof *dims);
  if (dims == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t k = 0; k < rank; k++) dims[k] = MC_DYNAMIC;
  McType want = mc_type_ranked_tensor(ctx, dims, rank, mc_type_element(ctx, type), mc_type_encoding(ctx, type), NULL);
  if (dims != few) mc_free(&ctx->alloc, dims, rank * sizeof *dims);
  if (want.index == MC_NONE) return mc_out_of_memory(c->diags);
  if (want.index == arg.index) return true;
  return fail(c, "expected basic block argument corresponding to (tensor) operand #%u to be '%s' instead of '%s'", i,
              mc_text_type(c->diags, want), mc_text_type(c->diags, arg));
}

bool mc_check_iree_custom_op(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr maps = mc_checked_attr(c, "indexing_maps");
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp yield = mc_checked_last_op(c, 0);
  if (maps.index == MC_NONE || mc_kind(ctx, maps.index) != MC_ATTR_ARRAY) return true;
  if (!check_custom_maps(c, maps)) return false;
  if (body.index == MC_NONE || yield.index == MC_NONE) return true;
  uint32_t args = mc_block_num_args(ctx, body), operands = mc_op_num_operands(ctx, c->op);
  uint32_t outputs = mc_group_named(c, "outputs").count;
  if (args != operands) {
    return fail(c, "expected as many basic block arguments (%u) as the number of operands (%u)", args, operands);
  }
  for (uint32_t i = 0; i < args; i++) {
    McType arg = mc_value_type(ctx, mc_block_arg(ctx, body, i));
    if (!check_custom_arg(c, i, mc_operand_type(c, i), arg)) return false;
  }
  if (mc_op_num_operands(ctx, yield) != outputs) {
    return fail(c, "expected as many yields as the numbers of `outs` operand");
  }
  for (uint32_t i = 0; i < outputs; i++) {
    uint32_t type = mc_value_type(ctx, mc_op_operand(ctx, yield, i)).index;
    if (type == mc_value_type(ctx, mc_block_arg(ctx, body, args - outputs + i)).index) continue;
    return fail(c, "expected type of %u-th operand of yield to match the corresponding output basic block argument", i);
  }
  return true;
}

bool mc_check_iree_index(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp parent = mc_op_parent(ctx, c->op);
  McStr name = parent.index == MC_NONE ? (McStr){"", 0} : mc_op_name_str(ctx, mc_op_get_name(ctx, parent));
  int64_t dim = mc_checked_int(c, "dim", 0);
  uint32_t loops = 0;
  if (mc_str_is(name, "iree_linalg_ext.custom_op")) loops = num_loops(ctx, parent);
  else if (mc_str_is(name, "iree_linalg_ext.attention") || mc_str_is(name, "iree_linalg_ext.online_attention")) {
    McAttr maps = mc_op_property_named(ctx, parent, "indexing_maps");
    if (maps.index == MC_NONE || mc_kind(ctx, maps.index) != MC_ATTR_ARRAY) return true;
    if (mc_attr_array_size(ctx, maps) == 0) return true;
    loops = mc_affine_map_num_dims(ctx, map_at(ctx, maps, 0));
  } else {
    return fail(c, "expected parent op to be one of `iree_linalg_ext.custom_op`, `iree_linalg_ext.attention`, "
                "`iree_linalg_ext.online_attention`");
  }
  if (dim < (int64_t)loops) return true;
  return fail(c, "expected dim (%" PRId64 ") to be lower than the number of loops (%u) of the enclosing operation", dim,
              loops);
}

/* Results are different dimensions; there are no symbols. True when memory runs out. */
static bool is_projected_permutation(McContext *ctx, McAffineMap map) {
  uint32_t dims = mc_affine_map_num_dims(ctx, map), results = mc_affine_map_num_results(ctx, map);
  if (mc_affine_map_num_symbols(ctx, map) != 0 || results > dims) return false;
  uint8_t *seen = mc_alloc_zeroed(&ctx->alloc, (size_t)dims + 1);
  bool ok = true;
  for (uint32_t i = 0; seen != NULL && ok && i < results; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    ok = mc_kind(ctx, e.index) == MC_AFFINE_DIM && !seen[mc_affine_value(ctx, e)];
    if (ok) seen[mc_affine_value(ctx, e)] = 1;
  }
  if (seen != NULL) mc_free(&ctx->alloc, seen, (size_t)dims + 1);
  return ok;
}

bool mc_check_iree_exp_reduction(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr list = mc_checked_attr(c, "exp_reduced_operands"), maps = mc_checked_attr(c, "indexing_maps");
  uint32_t outputs = mc_group_named(c, "outputs").count;
  for (uint32_t i = 0, count = mc_list_size(c, list); i < count; i++) {
    int64_t at = mc_list_at(c, list, i);
    if (at == 0) {
      return fail(c, "operand index in exp_reduced_operands cannot be the 0th operand, it always contains the maximum "
                  "value");
    }
    if (at < (int64_t)outputs) continue;
    return fail(c, "operand index in exp_reduced_operands must index the outs operands (outs has %u operands)",
                outputs);
  }
  if (maps.index == MC_NONE || mc_kind(ctx, maps.index) != MC_ATTR_ARRAY) return true;
  for (uint32_t i = 0, count = mc_attr_array_size(ctx, maps); i < count; i++) {
    if (is_projected_permutation(ctx, map_at(ctx, maps, i))) continue;
    return fail(c, "all indexing maps must be projected permutations");
  }
  return true;
}

/* --- attention --- */

/* Sizes of loops that were found. Owned. */
typedef struct Loops { int64_t *sizes; uint32_t count; } Loops;

static bool check_operand(const McRoutineCheck *c, Loops *loops, const char *name, McType type, McAffineMap map,
                          bool with_place) {
  McContext *ctx = c->ctx;
  uint32_t results = mc_affine_map_num_results(ctx, map), rank = rank_of(ctx, type);
  if (results != rank) {
    return mc_error(c->diags, mc_op_loc(ctx, c->op), "Rank Mismatch for %s. Expected: %u Got: %u", name, results, rank);
  }
  for (uint32_t i = 0; i < rank; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    int64_t size = mc_type_dim(ctx, type, i), at = -1;
    if (mc_kind(ctx, e.index) == MC_AFFINE_DIM) at = mc_affine_value(ctx, e);
    if (size == MC_DYNAMIC || at < 0 || at >= (int64_t)loops->count) continue;
    if (loops->sizes[at] == MC_DYNAMIC) loops->sizes[at] = size;
    if (loops->sizes[at] == size) continue;
    char place[32] = "";
    if (with_place) snprintf(place, sizeof place, " at position %u", i);
    return mc_error(c->diags, mc_op_loc(ctx, c->op), "Shape Mismatch for %s%s. Expected: %" PRId64 " Got: %" PRId64,
                    name, place, loops->sizes[at], size);
  }
  return true;
}

/* names: of operands in messages, in the order of the operands. with_place: messages name the dimension, too. */
static bool check_attention(const McRoutineCheck *c, const char *const *names, uint32_t count, bool with_place) {
  McContext *ctx = c->ctx;
  McAttr maps = mc_checked_attr(c, "indexing_maps");
  if (maps.index == MC_NONE || mc_kind(ctx, maps.index) != MC_ATTR_ARRAY) return true;
  uint32_t has = mc_attr_array_size(ctx, maps), want = mc_op_num_operands(ctx, c->op);
  if (has != want) return fail(c, "expected an indexing map for each operand");
  bool masked = mc_group_named(c, "mask").count != 0, ok = true;
  Loops loops = {.count = has == 0 ? 0 : mc_affine_map_num_dims(ctx, map_at(ctx, maps, 0))};
  loops.sizes = mc_alloc(&ctx->alloc, (loops.count + 1) * sizeof *loops.sizes);
  if (loops.sizes == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < loops.count; i++) loops.sizes[i] = MC_DYNAMIC;
  for (uint32_t pass = 0; ok && pass < 4; pass++) { /* shapes, that of the mask; domains, that of the mask */
    for (uint32_t i = 0, at = 0; ok && i < count; i++) {
      bool is_mask = mc_str_is((McStr){names[i], strlen(names[i])}, "Mask"), is_scale = names[i][0] == 'S' && i == 3;
      if (is_mask && !masked) continue;
      McAffineMap map = map_at(ctx, maps, at);
      McType type = mc_operand_type(c, at++);
      if (is_mask != (pass % 2 == 1)) continue;
      if (pass < 2) ok = is_scale || check_operand(c, &loops, names[i], type, map, with_place);
      else if (mc_affine_map_num_dims(ctx, map) + mc_affine_map_num_symbols(ctx, map) != loops.count) {
        ok = mc_error(c->diags, mc_op_loc(ctx, c->op), "Mismatched map domain for %s. Expected: %u Got: %u", names[i],
                      loops.count, mc_affine_map_num_dims(ctx, map) + mc_affine_map_num_symbols(ctx, map));
      }
    }
  }
  mc_free(&ctx->alloc, loops.sizes, (loops.count + 1) * sizeof *loops.sizes);
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp yield = mc_checked_last_op(c, 0);
  if (!ok || body.index == MC_NONE || yield.index == MC_NONE) return ok;
  bool fits = mc_block_num_args(ctx, body) != 0;
  if (!with_place && mc_block_num_args(ctx, body) != 1) return fail(c, "expects single block argument for score");
  fits = fits && mc_kind(ctx, mc_value_type(ctx, mc_block_arg(ctx, body, 0)).index) == MC_TYPE_FLOAT;
  if (!fits) return fail(c, "block argument 0 should be float");
  return mc_op_num_operands(ctx, yield) == 1 || fail(c, "expected only one return");
}

bool mc_check_iree_attention(const McRoutineCheck *c) {
  static const char *const names[] = {"Query", "Key", "Value", "Scale", "Mask", "Output"};
  return check_attention(c, names, MC_COUNT(names), true);
}

bool mc_check_iree_online_attention(const McRoutineCheck *c) {
  static const char *const names[] = {"Query", "Key", "Value", "Scale", "Mask", "Output", "Max", "Sum"};
  return check_attention(c, names, MC_COUNT(names), false);
}
