/* shard.c - grids, shardings, and rules about tensors that devices exchange, in upstream's words.
 *
 * Nothing is assumed of an operation: neither counts, nor attributes that an earlier check accepted. Nothing is owned.
 */
#include "dialects/shard/shard.def"
#include "dialects/shared/shared_checks.h"

/* As upstream's emitError at a location: no note of the operation. */
#define fail_at_op(c, ...) mc_error((c)->diags, mc_op_loc((c)->ctx, (c)->op), __VA_ARGS__)

/* --- syntax --- */

bool mc_routine_shard_sizes_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  size_t base = p->words.len;
  if (mc_consume_if(p, TOK_L_SQUARE)) {
    if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  } else {
    if (!mc_p_dimension_list(p, true, false, &p->words)) return false;
    if (p->words.len == base) {
      return mc_format_parse_error(
          f, at, "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".");
    }
  }
  McType i64 = mc_type_integer(p->ctx, 64, MC_SIGNLESS);
  size_t count = (p->words.len - base) / 2;
  McAttr sizes = mc_attr_dense_array(p->ctx, i64, count > 0 ? p->words.ptr + base : NULL, count, p->diags);
  p->words.len = base;
  return sizes.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, sizes);
}

void mc_routine_shard_sizes_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr sizes = mc_format_print_attr(f, args[0].number);
  if (p->collecting || sizes.index == MC_NONE || mc_kind(p->ctx, sizes.index) != MC_ATTR_DENSE_ARRAY) return;
  McStr data = mc_attr_dense_data(p->ctx, sizes);
  if (data.len == 0) mc_pr_lit(p, "[]");
  for (size_t i = 0; i + 8 <= data.len; i += 8) {
    int64_t size;
    memcpy(&size, data.ptr + i, sizeof size);
    if (i != 0) mc_buf_char(p->buf, 'x');
    if (size == MC_DYNAMIC) mc_buf_char(p->buf, '?');
    else mc_buf_i64(p->buf, size);
  }
}

void mc_asm_shard_first(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  const char *dot = memchr(name.ptr, '.', name.len);
  if (result == 0 && dot != NULL) mc_buf_put(out, dot + 1, name.len - (size_t)(dot + 1 - name.ptr));
}

void mc_asm_shard_process_index(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)ctx, (void)op;
  if (result == 0) mc_buf_str(out, "proc_linear_idx");
}

void mc_asm_shard_neighbors(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)ctx, (void)op;
  mc_buf_str(out, result == 0 ? "down_linear_idx" : "up_linear_idx");
}

/* --- grids --- */

bool mc_check_shard_grid(const McRoutineCheck *c) {
  McAttr shape = mc_checked_attr(c, "shape");
  uint32_t rank = mc_list_size(c, shape);
  if (rank == 0) return fail(c, "rank of grid is expected to be a positive integer");
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = mc_list_at(c, shape, i);
    if (size < 0 && size != MC_DYNAMIC) {
      return fail(c, "dimension size of a grid is expected to be non-negative or dynamic");
    }
  }
  return true;
}

typedef struct Grid {
  McOp op;
  McAttr shape;
  uint32_t rank;
} Grid;

/* The grid that the operation names. False: reported that there is none. */
static bool find_grid(const McRoutineCheck *c, Grid *out) {
  McAttr ref = mc_checked_attr(c, "grid");
  out->op = mc_find_function(c, ref);
  if (out->op.index != MC_NONE) {
    out->shape = mc_op_property_named(c->ctx, out->op, "shape");
    out->rank = mc_list_size(c, out->shape);
    return true;
  }
  McStr name = {"", 0};
  if (ref.index != MC_NONE && mc_kind(c->ctx, ref.index) == MC_ATTR_SYMBOL_REF) {
    name = mc_ident_str(c->ctx, mc_attr_symbol_root(c->ctx, ref));
  }
  return mc_plain_error(c, "Undefined required grid symbol \"%.*s\".", (int)name.len, name.ptr);
}

static int64_t grid_size(const McRoutineCheck *c, const Grid *grid, int64_t axis) {
  bool known = axis >= 0 && axis < grid->rank;
  return known ? mc_list_at(c, grid->shape, (uint32_t)axis) : MC_DYNAMIC;
}

/* Axes are 16-bit numbers. */
static uint32_t num_axes(const McRoutineCheck *c, McAttr axes) {
  bool is_list = axes.index != MC_NONE && mc_kind(c->ctx, axes.index) == MC_ATTR_DENSE_ARRAY;
  return is_list ? (uint32_t)(mc_attr_dense_data(c->ctx, axes).len / sizeof(int16_t)) : 0;
}
static int64_t axis_at(const McRoutineCheck *c, McAttr axes, uint32_t i) {
  int16_t axis;
  memcpy(&axis, mc_attr_dense_data(c->ctx, axes).ptr + i * sizeof axis, sizeof axis);
  return axis;
}

/* No axis comes twice. Sizes of lists are limited by the text, so each axis is marked instead of compared. */
static bool axes_differ(const McRoutineCheck *c, McAttr axes) {
  uint8_t seen[65536 / 8] = {0};
  for (uint32_t i = 0, n = num_axes(c, axes); i < n; i++) {
    uint32_t bit = (uint32_t)axis_at(c, axes, i) & 0xFFFF;
    if (seen[bit / 8] >> bit % 8 & 1) return false;
    seen[bit / 8] |= (uint8_t)(1 << bit % 8);
  }
  return true;
}

static bool axis_exists(const McRoutineCheck *c, const Grid *grid, int64_t axis) {
  if (axis >= 0 && axis < grid->rank) return true;
  McAttr held = mc_op_property_named(c->ctx, grid->op, "sym_name");
  McStr name = held.index != MC_NONE && mc_kind(c->ctx, held.index) == MC_ATTR_STRING
                   ? mc_attr_string_value(c->ctx, held) : (McStr){"", 0};
  return fail_at_op(c, "0-based grid axis index %d is out of bounds. The referenced grid \"%.*s\" is of rank %u.",
                    (int)axis, (int)name.len, name.ptr, grid->rank);
}

/* The grid, and axes of it. False: reported. */
static bool find_axes(const McRoutineCheck *c, const char *name, Grid *grid, McAttr *axes) {
  if (!find_grid(c, grid)) return false;
  *axes = mc_checked_attr(c, name);
  if (num_axes(c, *axes) > 1 && !axes_differ(c, *axes)) return fail_at_op(c, "Grid axes contains duplicate elements.");
  for (uint32_t i = 0, n = num_axes(c, *axes); i < n; i++) {
    if (!axis_exists(c, grid, axis_at(c, *axes, i))) return false;
  }
  return true;
}

bool mc_check_shard_on_grid(const McRoutineCheck *c) {
  Grid grid;
  return find_grid(c, &grid);
}

bool mc_check_shard_axes(const McRoutineCheck *c) {
  Grid grid;
  McAttr axes;
  if (!find_axes(c, mc_ident_str(c->ctx, (McIdent){c->args[1]}).ptr, &grid, &axes)) return false;
  if (c->num_args < 3) return true;
  uint32_t count = num_axes(c, axes), results = mc_op_num_results(c->ctx, c->op);
  if (count == 0) count = grid.rank;
  return results == count || mc_plain_error(c, "Unexpected number of results %u. Expected %u.", results, count);
}

/* --- shardings --- */

/* The axes of dimension `i`; MC_NONE: there are less dimensions. */
static McAttr split_at(const McRoutineCheck *c, uint32_t i) {
  McAttr split = mc_checked_attr(c, "split_axes"), none = {MC_NONE};
  if (!mc_is_defined_as(c->ctx, split.index, "shard.axisarray")) return none;
  McAttr list = {mc_defined_param(c->ctx, split.index, 0)};
  bool known = list.index != MC_NONE && mc_kind(c->ctx, list.index) == MC_ATTR_ARRAY;
  return known && i < mc_attr_array_size(c->ctx, list) ? mc_attr_array_get(c->ctx, list, i) : none;
}

bool mc_check_shard_sharding(const McRoutineCheck *c) {
  uint8_t seen[32768 / 8] = {0};
  uint32_t halos = mc_list_size(c, mc_checked_attr(c, "static_halo_sizes")), splits = 0;
  McAttr axes = split_at(c, 0);
  for (uint32_t i = 0; axes.index != MC_NONE; axes = split_at(c, ++i)) {
    uint32_t count = num_axes(c, axes);
    if (count > 0) splits++;
    for (uint32_t k = 0; k < count; k++) {
      int64_t axis = axis_at(c, axes, k);
      if (axis < 0) return mc_plain_error(c, "grid axis is expected to be non-negative");
      if (seen[axis / 8] >> axis % 8 & 1) return mc_plain_error(c, "grid axis duplicated");
      seen[axis / 8] |= (uint8_t)(1 << axis % 8);
    }
  }
  if (halos > 0 && mc_list_size(c, mc_checked_attr(c, "static_sharded_dims_offsets")) > 0) {
    return fail(c, "halo sizes and shard offsets are mutually exclusive");
  }
  return halos == 0 || halos == splits * 2 || mc_plain_error(c, "halo sizes must be specified for all split axes.");
}

/* The offsets of one dimension, from *at on: one more than it has parts. */
static bool check_offsets(const McRoutineCheck *c, const Grid *grid, McAttr axes, McAttr offsets, uint32_t *at) {
  uint64_t parts = 0;
  int64_t last = 0;
  for (uint32_t i = 0, n = num_axes(c, axes); i < n; i++) {
    if (!axis_exists(c, grid, axis_at(c, axes, i))) return false;
    parts += (uint64_t)grid_size(c, grid, axis_at(c, axes, i));
  }
  for (uint64_t i = 0; i <= parts; i++, (*at)++) {
    if (*at >= mc_list_size(c, offsets)) return mc_plain_error(c, "sharded dims offsets has wrong size.");
    int64_t offset = mc_list_at(c, offsets, *at);
    if (offset == MC_DYNAMIC) continue;
    if (offset < last) return mc_plain_error(c, "sharded dims offsets must be non-decreasing.");
    last = offset;
  }
  return true;
}

bool mc_check_shard_offsets(const McRoutineCheck *c) {
  Grid grid;
  if (!find_grid(c, &grid)) return false;
  McAttr offsets = mc_checked_attr(c, "static_sharded_dims_offsets");
  uint32_t at = 0;
  if (mc_list_size(c, offsets) == 0) return true;
  for (uint32_t i = 0; i < grid.rank; i++) {
    if (grid_size(c, &grid, i) == MC_DYNAMIC) {
      return mc_plain_error(c, "sharded dims offsets are not allowed for device grids with dynamic shape.");
    }
  }
  McAttr axes = split_at(c, 0);
  for (uint32_t i = 0; axes.index != MC_NONE; axes = split_at(c, ++i)) {
    if (num_axes(c, axes) > 0 && !check_offsets(c, &grid, axes, offsets, &at)) return false;
  }
  return true;
}

/* --- exchange --- */

/* An operation on a group of devices. */
typedef struct Exchange {
  Grid grid;
  McAttr axes;
  McType from, to;
  int64_t rank;     /* of both */
  int64_t group;    /* how many devices it has, or MC_DYNAMIC */
} Exchange;

/* False: *ok is the check's answer. */
static bool read_exchange(const McRoutineCheck *c, Exchange *x, bool *ok) {
  x->from = mc_operand_type(c, 0);
  x->to = mc_result_type(c, 0);
  *ok = find_axes(c, "grid_axes", &x->grid, &x->axes);
  if (!*ok || x->from.index == MC_NONE || x->to.index == MC_NONE) return false;
  if (!mc_type_is_ranked(c->ctx, x->from) || !mc_type_is_ranked(c->ctx, x->to)) return false;
  x->rank = mc_type_rank(c->ctx, x->from);
  x->group = 1;
  for (uint32_t i = 0, n = num_axes(c, x->axes); i < n; i++) {
    int64_t size = grid_size(c, &x->grid, axis_at(c, x->axes, i));
    x->group = size == MC_DYNAMIC || x->group == MC_DYNAMIC ? MC_DYNAMIC
                                                            : (int64_t)((uint64_t)x->group * (uint64_t)size);
  }
  return x->rank == mc_type_rank(c->ctx, x->to);
}

static int64_t number_of(const McRoutineCheck *c, uint32_t name) {
  McAttr held = mc_named_attr(c, name);
  int64_t value = 0;
  bool known = held.index != MC_NONE && mc_kind(c->ctx, held.index) == MC_ATTR_INTEGER &&
               mc_attr_integer_i64(c->ctx, held, &value);
  return known ? value : 0;
}

static bool size_is(const McRoutineCheck *c, const Exchange *x, int64_t axis, int64_t expected) {
  int64_t have = mc_type_dim(c->ctx, x->to, (uint32_t)axis);
  if (have == MC_DYNAMIC || have == expected) return true;
  if (expected == MC_DYNAMIC) {
    return fail_at_op(c, "Dimension size mismatch for result axis %lld. Expected dynamic, but got %lld.",
                      (long long)axis, (long long)have);
  }
  return fail_at_op(c, "Dimension size mismatch for result axis %lld. Expected %lld, but got %lld.", (long long)axis,
                    (long long)expected, (long long)have);
}

/* Sizes along all axes but these two are the same. */
static bool same_sizes_except(const McRoutineCheck *c, const Exchange *x, int64_t a, int64_t b) {
  for (int64_t i = 0; i < x->rank; i++) {
    if (i != a && i != b && !size_is(c, x, i, mc_type_dim(c->ctx, x->from, (uint32_t)i))) return false;
  }
  return true;
}

/* mlir-opt 22 reads outside of the shape here. */
static bool is_axis(const McRoutineCheck *c, const Exchange *x, int64_t axis) {
  return (axis >= 0 && axis < x->rank) ||
         fail(c, "axis %lld is out of bounds [0, %lld)", (long long)axis, (long long)x->rank);
}

static int64_t times(int64_t a, int64_t b) {
  return a == MC_DYNAMIC || b == MC_DYNAMIC ? MC_DYNAMIC : (int64_t)((uint64_t)a * (uint64_t)b);
}

bool mc_check_shard_gather(const McRoutineCheck *c) {
  Exchange x;
  bool ok;
  if (!read_exchange(c, &x, &ok)) return ok;
  int64_t axis = number_of(c, c->args[1]);
  if (axis < 0 || axis >= x.rank) {
    return fail_at_op(c, "Gather axis %lld is out of bounds [0, %lld).", (long long)axis, (long long)x.rank);
  }
  for (int64_t i = 0; i < x.rank; i++) {
    int64_t size = mc_type_dim(c->ctx, x.from, (uint32_t)i);
    if (!size_is(c, &x, i, i == axis ? times(x.group, size) : size)) return false;
  }
  return true;
}

bool mc_check_shard_slice(const McRoutineCheck *c) {
  Exchange x;
  bool ok;
  if (!read_exchange(c, &x, &ok)) return ok;
  int64_t axis = number_of(c, c->args[1]);
  if (!is_axis(c, &x, axis) || !same_sizes_except(c, &x, axis, axis)) return false;
  int64_t size = mc_type_dim(c->ctx, x.from, (uint32_t)axis);
  if (size == MC_DYNAMIC || x.group == MC_DYNAMIC || x.group <= 0) return size_is(c, &x, axis, MC_DYNAMIC);
  if (size % x.group != 0) {
    return fail_at_op(
        c, "Operand dimension size %lld is not divisible by collective device group size %lld for tensor axis %lld.",
        (long long)size, (long long)x.group, (long long)axis);
  }
  return size_is(c, &x, axis, size / x.group);
}

bool mc_check_shard_all_to_all(const McRoutineCheck *c) {
  Exchange x;
  bool ok;
  if (!read_exchange(c, &x, &ok)) return ok;
  int64_t split = number_of(c, mc_ident(c->ctx, "split_axis", strlen("split_axis")).index);
  int64_t concat = number_of(c, mc_ident(c->ctx, "concat_axis", strlen("concat_axis")).index);
  if (split == concat) return same_sizes_except(c, &x, -1, -1);
  if (!is_axis(c, &x, split) || !is_axis(c, &x, concat)) return false;
  if (!same_sizes_except(c, &x, split, concat)) return false;
  int64_t size = mc_type_dim(c->ctx, x.from, (uint32_t)split);
  bool divides = size != MC_DYNAMIC && x.group != MC_DYNAMIC && x.group > 0 && size % x.group == 0;
  return size_is(c, &x, concat, times(mc_type_dim(c->ctx, x.from, (uint32_t)concat), x.group)) &&
         size_is(c, &x, split, divides ? size / x.group : MC_DYNAMIC);
}

bool mc_check_shard_device(const McRoutineCheck *c) {
  Grid grid;
  McAttr axes, device = mc_named_attr(c, c->args[1]);
  McStr name = mc_ident_str(c->ctx, (McIdent){c->args[1]});
  if (!find_axes(c, "grid_axes", &grid, &axes)) return false;
  if (device.index == MC_NONE) return true;
  uint32_t count = mc_list_size(c, device), expected = num_axes(c, axes);
  if (count != expected) {
    return fail_at_op(c, "In-group device \"%.*s\" has unexpected multi-index size %u. Expected %u.", (int)name.len,
                      name.ptr, count, expected);
  }
  for (uint32_t i = 0; i < count; i++) {
    int64_t at = mc_list_at(c, device, i), size = grid_size(c, &grid, axis_at(c, axes, i));
    if (at == MC_DYNAMIC || size == MC_DYNAMIC || at < size) continue;
    return fail_at_op(c,
                      "Out of bounds coordinate %u for in-group device \"%.*s\". Got %lld, but expected value in the "
                      "range [0, %lld].",
                      i, (int)name.len, name.ptr, (long long)at, (long long)(size - 1));
  }
  return true;
}

bool mc_check_shard_shift(const McRoutineCheck *c) {
  Grid grid;
  McAttr axes;
  if (!find_axes(c, "grid_axes", &grid, &axes)) return false;
  int64_t axis = number_of(c, mc_ident(c->ctx, "shift_axis", strlen("shift_axis")).index);
  for (uint32_t i = 0, n = num_axes(c, axes); i < n; i++) {
    if (axis_at(c, axes, i) == axis) return true;
  }
  return mc_plain_error(c, "Invalid shift axis %llu. It must be one of the grouping grid axes.",
                        (unsigned long long)axis);
}
