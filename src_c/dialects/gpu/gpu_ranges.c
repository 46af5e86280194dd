/* gpu_ranges.c - the ranges of numbers and counts of threads, blocks and clusters: mlir-opt 22's. */
#include "defs/enums.h"
#include "defs/facts.h"
#include "dialects/gpu/gpu.def"
#include "transform/mixed.h"
#include "transform/ranges.h"

#define MOST UINT32_MAX /* of any dimension */
#define MOST_IN_CLUSTER 16u
#define MOST_IN_SUBGROUP 128u

static void set_result(McInferRange *in, uint64_t min, uint64_t max) {
  McRange range;
  mc_range_index(&range, min, max);
  mc_range_set(in, mc_range_result(in), &range);
}

/* --- what is known around an operation --- */

typedef enum Level { GRID, BLOCK, CLUSTER } Level;

/* Element `at` of an array of 32-bit integers. False: there is none. */
static bool element_of(const McContext *ctx, McAttr attr, uint32_t at, uint32_t *out) {
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_DENSE_ARRAY) return false;
  const McRec *rec = mc_rec(ctx, attr.index);
  if (!mc_type_is_integer(ctx, mc_attr_dense_array_element(ctx, attr), 32)) return false;
  if (rec->num_bytes / sizeof *out <= at) return false;
  memcpy(out, mc_rec_bytes(rec) + at * sizeof *out, sizeof *out);
  return true;
}

static bool launched_with(McContext *ctx, McOp launch, Level level, uint32_t dim, uint32_t *out) {
  static const char *const names[3][3] = {{"gridSizeX", "gridSizeY", "gridSizeZ"},
                                          {"blockSizeX", "blockSizeY", "blockSizeZ"},
                                          {"clusterSizeX", "clusterSizeY", "clusterSizeZ"}};
  uint32_t start, count;
  int64_t number;
  if (!mc_op_operands_named(ctx, launch, names[level][dim], &start, &count) || count == 0) return false;
  if (!mc_mixed_number(ctx, mc_mixed_of_value(mc_op_operand(ctx, launch, start)), &number)) return false;
  *out = (uint32_t)number;
  return true;
}

/* The size of a level in a dimension, as the nearest gpu.launch, gpu.func and function say. Linear in the depth. */
static bool known_size(McContext *ctx, McOp op, Level level, uint32_t dim, uint32_t *out) {
  static const char *const names[] = {"gpu.known_grid_size", "gpu.known_block_size", "gpu.known_cluster_size"};
  McOp launch = {MC_NONE}, kernel = {MC_NONE}, function = {MC_NONE};
  if (dim > 2) return false;
  for (McOp at = mc_op_parent(ctx, op); at.index != MC_NONE; at = mc_op_parent(ctx, at)) {
    if (launch.index == MC_NONE && mc_op_is(ctx, at, "gpu.launch")) launch = at;
    bool is_kernel = mc_op_is(ctx, at, "gpu.func");
    if (kernel.index == MC_NONE && is_kernel) kernel = at;
    if (function.index == MC_NONE && (is_kernel || mc_op_has_fact(ctx, at, MC_FACT_FUNCTION))) function = at;
  }
  if (launch.index != MC_NONE && launched_with(ctx, launch, level, dim, out)) return true;
  if (kernel.index != MC_NONE && element_of(ctx, mc_attr_named(ctx, kernel, names[level] + 4), dim, out)) return true;
  return function.index != MC_NONE && element_of(ctx, mc_attr_named(ctx, function, names[level]), dim, out);
}

static uint32_t dimension_of(const McInferRange *in) {
  McAttr attr = mc_attr_named(mc_range_ctx(in), mc_range_op(in), "dimension");
  bool has = attr.index != MC_NONE && mc_kind(mc_range_ctx(in), attr.index) == MC_ATTR_DEFINED;
  return has ? (uint32_t)mc_enum_attr_value(mc_range_ctx(in), attr) : 3;
}

/* The operation's own bound takes the place of *max. */
static bool bounded(const McInferRange *in, uint64_t *max) {
  McNumber n;
  McAttr attr = mc_attr_named(mc_range_ctx(in), mc_range_op(in), "upper_bound");
  return attr.index != MC_NONE && mc_attr_integer_number(mc_range_ctx(in), attr, &n) && mc_number_u64(&n, max);
}

/* --- counts --- */

static void count(McInferRange *in, Level level, uint64_t max) {
  uint32_t known;
  if (known_size(mc_range_ctx(in), mc_range_op(in), level, dimension_of(in), &known)) {
    set_result(in, known, known);
    return;
  }
  bounded(in, &max);
  set_result(in, 1, max);
}

void mc_range_gpu_block_dim(McInferRange *in) { count(in, BLOCK, MOST); }
void mc_range_gpu_grid_dim(McInferRange *in) { count(in, GRID, MOST); }
void mc_range_gpu_cluster_dim_blocks(McInferRange *in) { count(in, CLUSTER, MOST_IN_CLUSTER); }

static void count_alone(McInferRange *in, uint64_t max) {
  bounded(in, &max);
  set_result(in, 1, max);
}

void mc_range_gpu_count(McInferRange *in) { count_alone(in, MOST); }
void mc_range_gpu_subgroup_size(McInferRange *in) { count_alone(in, MOST_IN_SUBGROUP); }

/* --- numbers --- */

static void number(McInferRange *in, uint64_t max) {
  bounded(in, &max);
  set_result(in, 0, max - 1);
}

static void number_in(McInferRange *in, Level level, uint64_t max) {
  uint32_t known;
  number(in, known_size(mc_range_ctx(in), mc_range_op(in), level, dimension_of(in), &known) ? known : max);
}

void mc_range_gpu_thread_id(McInferRange *in) { number_in(in, BLOCK, MOST); }
void mc_range_gpu_block_id(McInferRange *in) { number_in(in, GRID, MOST); }
void mc_range_gpu_cluster_block_id(McInferRange *in) { number_in(in, CLUSTER, MOST_IN_CLUSTER); }
void mc_range_gpu_number(McInferRange *in) { number(in, MOST); }
void mc_range_gpu_lane_id(McInferRange *in) { number(in, MOST_IN_SUBGROUP); }

void mc_range_gpu_global_id(McInferRange *in) {
  McContext *ctx = mc_range_ctx(in);
  McOp op = mc_range_op(in);
  uint32_t blocks = MOST, threads = MOST, dim = dimension_of(in);
  known_size(ctx, op, BLOCK, dim, &threads);
  known_size(ctx, op, GRID, dim, &blocks);
  number(in, (uint64_t)blocks * threads);
}

/* --- gpu.launch: the numbers of blocks and threads, then the counts, are the first arguments of its body --- */

void mc_range_gpu_launch(McInferRange *in) {
  McContext *ctx = mc_range_ctx(in);
  McOp op = mc_range_op(in);
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  uint32_t first, one;
  McRange range, sizes, numbers;
  if (body.index == MC_NONE || !mc_op_operands_named(ctx, op, "gridSizeX", &first, &one)) return;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
    if (!mc_range_of(in, i, &range)) return; /* nothing is inferred beside a token */
  }
  mc_range_index(&sizes, 1, MOST);
  for (uint32_t i = 0; i < 6 && mc_block_num_args(ctx, body) >= 12; i++) {
    uint64_t most;
    mc_range_of(in, first + i, &range);
    if (mc_range_width(&range) != 64) continue;
    mc_range_intersect(&range, &range, &sizes);
    mc_range_set(in, mc_block_arg(ctx, body, 6 + i), &range);
    mc_number_u64(&range.umax, &most);
    mc_range_index(&numbers, 0, most - 1);
    mc_range_set(in, mc_block_arg(ctx, body, i), &numbers);
  }
}
