/* stablehlo_checks.c - rules of stablehlo for dimension numbers, groups of replicas, reductions, branches and parts of
 * tensors.
 *
 * Operands and results are ranked tensors where the definitions have that constraint. Arguments and terminators of
 * regions can be anything: rules about them are skipped when they are not tensors. Messages name no operation, as
 * upstream's.
 */
#include <stdio.h>
#include <stdlib.h>

#include "defs/constraints.h"
#include "defs/infer.h"
#include "dialects/shared/shared_checks.h"
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo.h"
#include "types/report.h"
#include "verify/verify.h"

#define bad mc_plain_error
#define TYPE(c, type) mc_text_type((c)->diags, type)
#define LL(n) ((long long)(n))

/* --- numbers --- */

typedef struct List { McAttr attr; uint32_t len; const char *name; } List; /* the elements of a dense array */

static List list_of(const McRoutineCheck *c, McAttr attr, const char *name) {
  return (List){attr, mc_list_size(c, attr), name};
}

static int64_t at(const McRoutineCheck *c, const List *list, uint32_t i) { return mc_list_at(c, list->attr, i); }

static bool contains(const McRoutineCheck *c, const List *list, int64_t value) {
  for (uint32_t i = 0; i < list->len; i++) {
    if (at(c, list, i) == value) return true;
  }
  return false;
}

static bool is_sorted(const McRoutineCheck *c, const List *list) {
  for (uint32_t i = 1; i < list->len; i++) {
    if (at(c, list, i - 1) > at(c, list, i)) return false;
  }
  return true;
}

static int compare_numbers(const void *left, const void *right) {
  int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;
  return (a > b) - (a < b);
}

static bool is_unique(const McRoutineCheck *c, const List *list) {
  int64_t few[16], *numbers = few;
  if (list->len > MC_COUNT(few)) numbers = mc_alloc(&c->ctx->alloc, list->len * sizeof *numbers);
  if (numbers == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < list->len; i++) numbers[i] = at(c, list, i);
  if (list->len > 1) qsort(numbers, list->len, sizeof *numbers, compare_numbers);
  bool unique = true;
  for (uint32_t i = 1; i < list->len; i++) unique &= numbers[i] != numbers[i - 1];
  if (numbers != few) mc_free(&c->ctx->alloc, numbers, list->len * sizeof *numbers);
  return unique;
}

static int64_t integer_or(const McRoutineCheck *c, McAttr attr, int64_t otherwise) {
  int64_t value;
  bool is = attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_INTEGER &&
            mc_attr_integer_i64(c->ctx, attr, &value);
  return is ? value : otherwise;
}

static bool fits(int64_t a, int64_t b) { return a == b || a == MC_DYNAMIC || b == MC_DYNAMIC; }

/* "1, 0" */
static void put_list(McBuf *out, const McRoutineCheck *c, const List *list) {
  for (uint32_t i = 0; i < list->len; i++) mc_buf_printf(out, "%s%lld", i == 0 ? "" : ", ", LL(at(c, list, i)));
}

static void put_dims(McBuf *out, const McRoutineCheck *c, McType type) {
  for (uint32_t i = 0, rank = mc_type_rank(c->ctx, type); i < rank; i++) {
    mc_buf_printf(out, "%s%lld", i == 0 ? "" : ", ", LL(mc_type_dim(c->ctx, type, i)));
  }
}

static bool fail_list(const McRoutineCheck *c, const char *before, const List *list, const char *after) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  put_list(&text, c, list);
  bad(c, "%s%s%s", before, mc_buf_text(&text), after);
  mc_buf_fini(&text);
  return false;
}

/* The words of one list: "expects offset_dims to be sorted, got: [1, 0]". */
static bool fail_named(const McRoutineCheck *c, const char *expects, const List *list, const char *what,
                       const char *end) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_buf_printf(&text, "%s %s %s got: [", expects, list->name, what);
  put_list(&text, c, list);
  bad(c, "%s]%s", mc_buf_text(&text), end);
  mc_buf_fini(&text);
  return false;
}

static bool check_in_bounds(const McRoutineCheck *c, const List *list, uint32_t bound, const char *what) {
  for (uint32_t i = 0; i < list->len; i++) {
    int64_t dim = at(c, list, i);
    if (dim >= 0 && dim < bound) continue;
    return bad(c, "Expects each element of %s to be in range [0, rank-of('%s')) i.e. [0, %u). got: %lld.", list->name,
               what, bound, LL(dim));
  }
  return true;
}

static bool check_distinct(const McRoutineCheck *c, const List *a, const List *b) {
  for (uint32_t i = 0; i < a->len + b->len; i++) {
    int64_t dim = i < a->len ? at(c, a, i) : at(c, b, i - a->len);
    for (uint32_t j = 0; j < i; j++) {
      int64_t other = j < a->len ? at(c, a, j) : at(c, b, j - a->len);
      if (dim == other) return bad(c, "has duplicated dimension from %s and %s: %lld", a->name, b->name, LL(dim));
    }
  }
  return true;
}

/* --- regions --- */

static McBlock entry_of(const McRoutineCheck *c, uint32_t region) {
  if (region >= mc_op_num_regions(c->ctx, c->op)) return (McBlock){MC_NONE};
  return mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, region));
}

static McOp last_of(const McRoutineCheck *c, McBlock block) {
  return block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(c->ctx, block);
}

static McType arg_type(const McRoutineCheck *c, McBlock block, uint32_t i) {
  return mc_value_type(c->ctx, mc_block_arg(c->ctx, block, i));
}

static McType operand_of(const McRoutineCheck *c, McOp op, uint32_t i) {
  return mc_value_type(c->ctx, mc_op_operand(c->ctx, op, i));
}

static bool is_tensor(const McRoutineCheck *c, McType type) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_RANKED_TENSOR;
}

static McType element(const McRoutineCheck *c, McType type) { return mc_element_or_self(c->ctx, type); }

static bool is_float(const McRoutineCheck *c, McType type) { return mc_kind(c->ctx, type.index) == MC_TYPE_FLOAT; }

static bool is_scalar_of(const McRoutineCheck *c, McType type, uint32_t bits) {
  McType of = element(c, type);
  return mc_type_rank(c->ctx, type) == 0 && mc_kind(c->ctx, of.index) == MC_TYPE_INTEGER &&
         mc_type_integer_width(c->ctx, of) == bits;
}

/* Shapes and elements go together; floats of any precision, if that does not matter. */
static bool same_kind(const McRoutineCheck *c, McType a, McType b, bool any_float) {
  if (!mc_shapes_compatible(c->ctx, a, b)) return false;
  McType x = element(c, a), y = element(c, b);
  return x.index == y.index || (any_float && is_float(c, x) && is_float(c, y));
}

/* An element type can be promoted to another of the same kind that is not smaller. */
static bool promotes(const McRoutineCheck *c, McType x, McType y) {
  McKind kind = mc_kind(c->ctx, x.index);
  if (kind != mc_kind(c->ctx, y.index)) return false;
  return kind != MC_TYPE_INTEGER || mc_type_integer_width(c->ctx, x) <= mc_type_integer_width(c->ctx, y);
}

/* Types that go together as inferred ones do: equal, or tensors of one element type and compatible shapes. */
static bool infers(const McRoutineCheck *c, McType a, McType b) {
  return a.index == b.index || (is_tensor(c, a) && is_tensor(c, b) && same_kind(c, a, b, false));
}

/* A reduction's region takes two values for each input and gives one. `first`: the group of inputs starts there, with
 * `count` of them; init: the types that the reduction starts with, MC_NONE: scalars of the group `scalars`. kept: the
 * dimensions that are not reduced. */
typedef struct Reducer {
  McGroup inputs, init;
  bool scalars; /* init gives the elements only */
  const int64_t *kept;
  uint32_t num_kept;
  uint32_t first, count; /* the group of inputs: the first one, how many */
} Reducer;

static bool check_reducer_value(const McRoutineCheck *c, const Reducer *r, McBlock block, McOp last, uint32_t i) {
  McContext *ctx = c->ctx;
  McType out = operand_of(c, last, i), in = mc_group_type(c, r->inputs, r->first + i),
         init = mc_group_type(c, r->init, r->first + i);
  McType accumulated = arg_type(c, block, i), added = arg_type(c, block, r->count + i);
  if (!is_tensor(c, accumulated) || !is_tensor(c, added) || !is_tensor(c, init)) return true;
  if (!same_kind(c, out, accumulated, false)) {
    return bad(c,
               "The type of reduction-region's parameter at index %u is different than the corresponding result type: "
               "'%s' vs '%s'",
               i, TYPE(c, accumulated), TYPE(c, out));
  }
  if (!same_kind(c, out, added, true)) {
    return bad(c,
               "The type of reduction-region's parameter at index %u is different than the corresponding result type: "
               "'%s' vs '%s'",
               r->count + i, TYPE(c, added), TYPE(c, out));
  }
  if (r->scalars) init = mc_type_ranked_tensor(ctx, NULL, 0, element(c, init), (McAttr){MC_NONE}, NULL);
  if (init.index == MC_NONE) return mc_out_of_memory(c->diags);
  if (!mc_shapes_compatible(ctx, init, out)) {
    return bad(c,
               "The shape of reduction-region's result type at index %u differs from the op's corresponding init-value "
               "type: '%s' vs '%s'",
               i, TYPE(c, out), TYPE(c, init));
  }
  if (!promotes(c, element(c, init), element(c, out))) {
    return bad(c,
               "The element-type of reduction-region's result type at index %u is expected to be promotable from the "
               "op's corresponding "
               "init-value element-type: '%s' vs '%s'",
               i, TYPE(c, out), TYPE(c, init));
  }
  if (!promotes(c, element(c, in), element(c, added))) {
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

static bool check_reducer(const McRoutineCheck *c, uint32_t region, const Reducer *r) {
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
    if (!check_reducer_value(c, r, block, last, i)) return false;
  }
  return true;
}

bool mc_check_hlo_reduce(const McRoutineCheck *c) {
  McGroup inputs = mc_named_group(c, c->args[0]), init = mc_named_group(c, c->args[1]);
  List dims = list_of(c, mc_named_attr(c, c->args[2]), "dimensions");
  McType first = mc_group_type(c, inputs, 0);
  if (!is_tensor(c, first)) return true;
  for (uint32_t i = 1; i < inputs.count; i++) {
    if (mc_shapes_compatible(c->ctx, first, mc_group_type(c, inputs, i))) continue;
    return bad(c,
               "expects all inputs to have compatible shapes. Shape at input-index %u is not compatible with shape at "
               "input-index 0",
               i);
  }
  uint32_t rank = mc_type_rank(c->ctx, first);
  for (uint32_t i = 0; i < dims.len; i++) {
    int64_t dim = at(c, &dims, i);
    if (dim < 0 || dim >= rank) {
      return bad(c, "Out-of-bounds dimension %lld, expected to be in range [0, %u)", LL(dim), rank);
    }
    for (uint32_t j = 0; j < i; j++) {
      if (at(c, &dims, j) == dim) return bad(c, "Duplicate reduction dimension: %lld", LL(dim));
    }
  }
  McInts kept;
  if (!mc_ints_init(c->ctx, &kept, rank, c->diags)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (!contains(c, &dims, i)) kept.ptr[kept.len++] = mc_type_dim(c->ctx, first, i);
  }
  bool ok = check_reducer(c, 0, &(Reducer){inputs, init, false, kept.ptr, kept.len, 0, inputs.count});
  mc_ints_fini(c->ctx, &kept);
  return ok;
}

/* --- between processes --- */

static bool check_replicas(const McRoutineCheck *c, McAttr groups, bool same_size, bool global_ids,
                           int64_t group_size) {
  McContext *ctx = c->ctx;
  if (groups.index == MC_NONE || mc_kind(ctx, groups.index) != MC_ATTR_DENSE_ELEMENTS) return true;
  McType type = mc_attr_value_type(ctx, groups);
  if (!is_tensor(c, type) || mc_type_rank(ctx, type) != 2) return bad(c, "replica groups should be a rank 2 tensor");
  uint64_t rows = (uint64_t)mc_type_dim(ctx, type, 0), count = rows * (uint64_t)mc_type_dim(ctx, type, 1), num_seen = 0;
  if (global_ids && count == 0) return bad(c, "if `use_global_device_ids` is set, the replica groups cannot be empty");
  McStr data = mc_attr_dense_data(ctx, groups);
  bool splat = mc_attr_dense_is_splat(ctx, groups), ok = true;
  if (data.len / sizeof(int64_t) < (splat && count > 0 ? 1 : count)) return true;
  unsigned char *seen = mc_alloc(&ctx->alloc, count + 1);
  if (seen == NULL) return mc_out_of_memory(c->diags);
  memset(seen, 0, count + 1);
  uint64_t beyond = 0; /* ids that no full numbering has */
  for (uint64_t i = 0; i < count && ok; i++) {
    int64_t id;
    memcpy(&id, data.ptr + (splat ? 0 : i * sizeof id), sizeof id);
    if (id == -1) {
      if (same_size) ok = bad(c, "Invalid replica id -1");
    } else if (id < 0 || (uint64_t)id >= count) {
      beyond++;
    } else if (seen[id]++) {
      ok = bad(c, "replica id #%lld seen more than once", LL(id));
    } else {
      num_seen++;
    }
  }
  for (uint64_t id = 0; id < num_seen + beyond && ok; id++) {
    if (id >= count || !seen[id]) ok = bad(c, "replica id #%lld not seen in replica groups", LL(id));
  }
  mc_free(&ctx->alloc, seen, count + 1);
  if (!ok || !same_size || group_size < 0 || (rows > 0 && count / rows == (uint64_t)group_size)) return ok;
  return bad(c, "group size of replica_groups must be %lld", LL(group_size));
}

/* The channel of a collective operation; 0: it has none. */
static int64_t channel_of(const McRoutineCheck *c, uint32_t name) {
  McAttr handle = mc_named_attr(c, name);
  if (handle.index == MC_NONE || !(mc_kind(c->ctx, handle.index) == MC_ATTR_DEFINED)) return 0;
  return integer_or(c, (McAttr){mc_defined_param(c->ctx, handle.index, 0)}, 0);
}

static bool check_channel(const McRoutineCheck *c, bool global_ids, int64_t channel) {
  if (!global_ids || channel > 0) return true;
  return bad(c, "channel_id must be positive when useGlobalDeviceIds is set but got: %lld", LL(channel));
}

bool mc_check_hlo_all_reduce(const McRoutineCheck *c) {
  McGroup operands = mc_named_group(c, c->args[0]);
  bool global_ids = mc_named_attr(c, c->args[3]).index != MC_NONE;
  if (!check_replicas(c, mc_named_attr(c, c->args[1]), false, global_ids, -1)) return false;
  if (!check_channel(c, global_ids, channel_of(c, c->args[2]))) return false;
  for (uint32_t i = 0; i < operands.count; i++) {
    if (!check_reducer(c, 0, &(Reducer){operands, operands, true, NULL, 0, i, 1})) return false;
  }
  return true;
}

bool mc_check_hlo_reduce_scatter(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup operands = mc_named_group(c, c->args[0]);
  McType in = mc_group_type(c, operands, 0), out = mc_named_type(c, c->args[4]);
  bool global_ids = mc_named_attr(c, c->args[3]).index != MC_NONE;
  int64_t dim = integer_or(c, mc_named_attr(c, c->args[5]), 0);
  if (!is_tensor(c, in) || !is_tensor(c, out)) return true;
  if (!check_replicas(c, mc_named_attr(c, c->args[1]), true, global_ids, -1)) return false;
  if (!check_reducer(c, 0, &(Reducer){operands, operands, true, NULL, 0, 0, 1})) return false;
  uint32_t rank = mc_type_rank(ctx, in);
  if (rank != mc_type_rank(ctx, out)) return bad(c, "operand and result should have same rank");
  if (dim < 0 || dim >= rank) return bad(c, "scatter dim should be less than operand/result rank");
  if (!check_channel(c, global_ids, channel_of(c, c->args[2]))) return false;
  int64_t a = mc_type_dim(ctx, in, (uint32_t)dim), b = mc_type_dim(ctx, out, (uint32_t)dim);
  if (a == MC_DYNAMIC || b == MC_DYNAMIC) return true;
  if (b == 0) return bad(c, "result dimension size at scatter_dimension cannot be zero");
  if (a == 0) return bad(c, "operand dimension size at scatter_dimension cannot be zero");
  if (a % b != 0) {
    return bad(
        c, "operand scatter dimension has size %lld, expected to be a multiple of result scatter dimension size %lld",
        LL(a), LL(b));
  }
  for (uint32_t i = 0; i < rank; i++) {
    int64_t x = mc_type_dim(ctx, in, i), y = mc_type_dim(ctx, out, i);
    if (i == dim || fits(x, y)) continue;
    return bad(c, "non scatter dimensions should be same for operand (%lld) and result (%lld)", LL(x), LL(y));
  }
  McOp last = last_of(c, entry_of(c, 0));
  if (last.index == MC_NONE || mc_op_num_operands(ctx, last) != 1) return true;
  McType want = element(c, operand_of(c, last, 0)), have = element(c, out);
  return want.index == have.index ||
         bad(c, "result element-type is expected to be '%s', but got '%s'", TYPE(c, want), TYPE(c, have));
}

bool mc_check_hlo_all_gather(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup operands = mc_named_group(c, c->args[0]), results = mc_named_group(c, c->args[4]);
  bool global_ids = mc_named_attr(c, c->args[3]).index != MC_NONE;
  int64_t dim = integer_or(c, mc_named_attr(c, c->args[5]), 0);
  if (!check_replicas(c, mc_named_attr(c, c->args[1]), true, global_ids, -1)) return false;
  if (global_ids && channel_of(c, c->args[2]) < 0) {
    return bad(c, "channel_id cannot be negative when useGlobalDeviceIds is set");
  }
  for (uint32_t i = 0; i < operands.count && i < results.count; i++) {
    McType in = mc_group_type(c, operands, i), out = mc_group_type(c, results, i);
    if (!is_tensor(c, in) || !is_tensor(c, out)) return true;
    uint32_t rank = mc_type_rank(ctx, in);
    if (dim < 0 || dim >= rank) return bad(c, "all_gather_dim must be a valid index of operand");
    int64_t a = mc_type_dim(ctx, in, (uint32_t)dim);
    if (a == 0) return bad(c, "dimension size of operand at 'all_gather_dim' cannot be zero");
    if (mc_type_rank(ctx, out) != rank) return bad(c, "operand and result must have the same rank");
    for (uint32_t k = 0; k < rank; k++) {
      if (k == dim || fits(mc_type_dim(ctx, in, k), mc_type_dim(ctx, out, k))) continue;
      return bad(c, "operand and result should have the same shape except for the dimension size at 'all_gather_dim'");
    }
    int64_t b = mc_type_dim(ctx, out, (uint32_t)dim);
    if (a == MC_DYNAMIC || b == MC_DYNAMIC) return true;
    if (b % a == 0) continue;
    return bad(c,
               "result gather dimension has size %lld, expected to be a multiple of operand gather dimension size %lld",
               LL(b), LL(a));
  }
  return true;
}

bool mc_check_hlo_all_to_all(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup operands = mc_named_group(c, c->args[0]);
  int64_t split = integer_or(c, mc_named_attr(c, c->args[2]), 0),
          concat = integer_or(c, mc_named_attr(c, c->args[3]), 0);
  int64_t count = integer_or(c, mc_named_attr(c, c->args[4]), 1);
  if (!check_replicas(c, mc_named_attr(c, c->args[1]), true, false, count)) return false;
  for (uint32_t i = 0; i < operands.count; i++) {
    McType in = mc_group_type(c, operands, i);
    if (!is_tensor(c, in)) return true;
    uint32_t rank = mc_type_rank(ctx, in);
    if (split >= rank) {
      return bad(c, "AllToAll split_dimension %lld is out-of-bounds for input rank %u", LL(split), rank);
    }
    if (concat >= rank) {
      return bad(c, "AllToAll concat_dimension %lld is out-of-bounds for input rank %u", LL(concat), rank);
    }
    int64_t size = mc_type_dim(ctx, in, (uint32_t)split);
    if (size == MC_DYNAMIC || size % count == 0) continue;
    return bad(c, "split dimension has size %lld, expected to be a multiple of split_count %lld", LL(size), LL(count));
  }
  return true;
}

bool mc_check_hlo_pairs(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr pairs = mc_named_attr(c, c->args[0]);
  if (pairs.index == MC_NONE || mc_kind(ctx, pairs.index) != MC_ATTR_DENSE_ELEMENTS) return true;
  McType type = mc_attr_value_type(ctx, pairs);
  uint32_t rank = mc_type_rank(ctx, type);
  if (rank != 2) return bad(c, "expect source_target_pairs attribute to be of rank 2, but got rank %u", rank);
  int64_t rows = mc_type_dim(ctx, type, 0), width = mc_type_dim(ctx, type, 1);
  if (width != 2) {
    return bad(c, "expect source_target_pairs attribute of shape (N, 2), but got (%lld, %lld)", LL(rows), LL(width));
  }
  McStr data = mc_attr_dense_data(ctx, pairs);
  bool splat = mc_attr_dense_is_splat(ctx, pairs);
  if (data.len / sizeof(int64_t) < (splat && rows > 0 ? 1 : (uint64_t)rows * 2)) return true;
  for (int64_t i = 0; i < rows * 2; i++) {
    int64_t id, other;
    memcpy(&id, data.ptr + (splat ? 0 : (size_t)i * sizeof id), sizeof id);
    if (id < 0) return bad(c, "replica ids in source_target_pairs must be >= 0.");
    for (int64_t j = i % 2; j < i; j += 2) {
      memcpy(&other, data.ptr + (splat ? 0 : (size_t)j * sizeof other), sizeof other);
      if (other == id) return bad(c, i % 2 == 0 ? "duplicate sources not allowed." : "duplicate targets not allowed.");
    }
  }
  return true;
}

/* --- gathers and scatters --- */

static List param(const McRoutineCheck *c, McAttr numbers, uint32_t i, const char *name) {
  return list_of(c, (McAttr){mc_defined_param(c->ctx, numbers.index, i)}, name);
}

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
  if (!is_sorted(c, &g->offset)) return fail_named(c, "expects", &g->offset, "to be sorted,", "");
  if (!is_unique(c, &g->offset)) return fail_named(c, "expects", &g->offset, "to not repeat,", "");
  if (!check_distinct(c, &g->collapsed, &g->batching)) return false;
  if (!is_sorted(c, &g->collapsed)) return fail_named(c, "expects", &g->collapsed, "to be sorted,", "");
  if (!check_in_bounds(c, &g->collapsed, rank, "operand")) return false;
  if (!is_sorted(c, &g->batching)) return fail_named(c, "expects", &g->batching, "to be sorted,", "");
  if (!check_in_bounds(c, &g->batching, rank, "operand")) return false;
  if (!is_unique(c, &g->index_batching)) return fail_named(c, "expects", &g->index_batching, "to not repeat,", "");
  if (!check_in_bounds(c, &g->index_batching, index_rank, "start_indices")) return false;
  if (contains(c, &g->index_batching, g->vector_dim)) {
    return bad(c, "expects start_indices_batching_dims not to include index_vector_dim %lld", LL(g->vector_dim));
  }
  if (g->batching.len != g->index_batching.len) {
    return bad(c, "operand_batching_dims and start_indices_batching_dims should have the same size");
  }
  if (!check_batching(c, &g->batching, operand, &g->index_batching, indices, "")) return false;
  if (!check_distinct(c, &g->map, &g->batching) || !check_in_bounds(c, &g->map, rank, "operand")) return false;
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

static bool no_type(const McRoutineCheck *c) {
  mc_op_error(c->diags, c->ctx, c->op, "failed to infer returned types");
  return false;
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
  if (values.count == 0) {
    List sizes = list_of(c, mc_named_attr(c, c->args[3]), "slice_sizes");
    if (!check_gather_numbers(c, &g, operand, indices, sizes.len) || !check_gather_sizes(c, &g, &sizes, operand)) {
      return no_type(c);
    }
    return mc_check_inferred_types(c, MC_INFERRED_COMPATIBLE);
  }
  McType sizes_type = mc_group_type(c, values, 0);
  if (!check_gather_numbers(c, &g, operand, indices, mc_type_dim(c->ctx, sizes_type, 0))) return no_type(c);
  McInts known;
  bool is_known;
  if (!mc_hlo_constant_ints(c->ctx, mc_group_value(c, values, 0), &known, &is_known, c->diags)) return false;
  McAttr as_array =
      is_known ? mc_attr_dense_array(c->ctx, mc_type_integer(c->ctx, 64, MC_SIGNLESS), known.ptr, known.len, NULL)
               : (McAttr){MC_NONE};
  if (is_known) mc_ints_fini(c->ctx, &known);
  List sizes = list_of(c, as_array, "slice_sizes");
  if (is_known && !check_gather_sizes(c, &g, &sizes, operand)) return no_type(c);
  return mc_check_inferred_types(c, MC_INFERRED_COMPATIBLE);
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
  if (!is_sorted(c, &s->window)) return fail_named(c, "Expects", &s->window, "to be sorted;", ".");
  if (!is_unique(c, &s->window)) return fail_named(c, "Expects", &s->window, "to not repeat;", ".");
  if (!check_in_bounds(c, &s->window, mc_type_rank(ctx, updates), "updates")) return false;
  if (!check_distinct(c, &s->inserted, &s->batching)) return false;
  if (!is_sorted(c, &s->inserted)) return fail_named(c, "Expects", &s->inserted, "to be sorted;", ".");
  if (!check_in_bounds(c, &s->inserted, rank, "operand")) return false;
  if (!is_sorted(c, &s->batching)) return fail_named(c, "Expects", &s->batching, "to be sorted;", ".");
  if (!check_in_bounds(c, &s->batching, rank, "operand")) return false;
  if (!is_unique(c, &s->index_batching)) return fail_named(c, "Expects", &s->index_batching, "to not repeat;", ".");
  if (!check_in_bounds(c, &s->index_batching, index_rank, "scatter_indices")) return false;
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
  return check_distinct(c, &s->map, &s->batching) && check_in_bounds(c, &s->map, rank, "operand");
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
  if (!check_reducer(c, 0, &(Reducer){inputs, updates, true, NULL, 0, 0, inputs.count})) return false;
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

/* --- products --- */

static bool check_in_range(const McRoutineCheck *c, uint32_t rank, const List *dims) {
  for (uint32_t i = 0; i < dims->len; i++) {
    int64_t dim = at(c, dims, i);
    if (dim < 0 || dim >= rank) return bad(c, "%s value: %lld is out of range: [0, %u)", dims->name, LL(dim), rank);
  }
  return true;
}

static bool pairs_fit(const McRoutineCheck *c, McType a, const List *of_a, McType b, const List *of_b) {
  for (uint32_t i = 0; i < of_a->len; i++) {
    if (!fits(mc_type_dim(c->ctx, a, (uint32_t)at(c, of_a, i)), mc_type_dim(c->ctx, b, (uint32_t)at(c, of_b, i)))) {
      return false;
    }
  }
  return true;
}

bool mc_check_hlo_dot_general(const McRoutineCheck *c) {
  McType lhs = mc_named_type(c, c->args[0]), rhs = mc_named_type(c, c->args[1]);
  McAttr numbers = mc_named_attr(c, c->args[2]), precision = mc_named_attr(c, c->args[3]);
  if (!is_tensor(c, lhs) || !is_tensor(c, rhs) || numbers.index == MC_NONE) return true;
  uint32_t count = precision.index == MC_NONE ? 0 : mc_attr_array_size(c->ctx, precision);
  if (count > 2) return bad(c, "expects precision config to be empty or have <= 2 elements, got %u", count);
  List lhs_batch = param(c, numbers, 0, "lhs_batching_dimensions"),
       rhs_batch = param(c, numbers, 1, "rhs_batching_dimensions");
  List lhs_sum = param(c, numbers, 2, "lhs_contracting_dimensions"),
       rhs_sum = param(c, numbers, 3, "rhs_contracting_dimensions");
  if (lhs_batch.len != rhs_batch.len) return bad(c, "lhs and rhs should have the same number of batching dimensions");
  if (lhs_sum.len != rhs_sum.len) return bad(c, "lhs and rhs should have the same number of contracting dimensions");
  uint32_t lhs_rank = mc_type_rank(c->ctx, lhs), rhs_rank = mc_type_rank(c->ctx, rhs);
  if (!check_distinct(c, &lhs_batch, &lhs_sum) || !check_distinct(c, &rhs_batch, &rhs_sum)) return false;
  if (!check_in_range(c, lhs_rank, &lhs_batch) || !check_in_range(c, lhs_rank, &lhs_sum)) return false;
  if (!check_in_range(c, rhs_rank, &rhs_batch) || !check_in_range(c, rhs_rank, &rhs_sum)) return false;
  if (!pairs_fit(c, lhs, &lhs_batch, rhs, &rhs_batch)) return bad(c, "batching dimension sizes must match for lhs/rhs");
  return pairs_fit(c, lhs, &lhs_sum, rhs, &rhs_sum) || bad(c, "contracting dimension sizes must match for lhs/rhs");
}

/* The numbers of one of a convolution's three tensors: two dimensions with a role, and spatial ones. */
static bool check_conv_dims(const McRoutineCheck *c, McAttr numbers, uint32_t first, const char *what, uint32_t rank) {
  List spatial = param(c, numbers, first + 2, what);
  int64_t roles[2];
  for (uint32_t i = 0; i < 2; i++) {
    roles[i] = integer_or(c, (McAttr){mc_defined_param(c->ctx, numbers.index, first + i)}, -1);
  }
  bool in_range = true;
  for (uint32_t i = 0; i < spatial.len; i++) in_range &= at(c, &spatial, i) >= 0 && at(c, &spatial, i) < rank;
  for (uint32_t i = 0; i < 2; i++) in_range &= roles[i] >= 0 && roles[i] < rank;
  if (!in_range) {
    return bad(c, "expects input, kernel, and output dimension-numbers to be in-range [0, %u).", rank);
  }
  bool unique = roles[0] != roles[1] && !contains(c, &spatial, roles[0]) && !contains(c, &spatial, roles[1]);
  return (unique && is_unique(c, &spatial)) || bad(c, "expects %s dimension-numbers to be unique.", what);
}

bool mc_check_hlo_convolution(const McRoutineCheck *c) {
  McType lhs = mc_named_type(c, c->args[0]);
  McAttr numbers = mc_named_attr(c, c->args[1]);
  if (!is_tensor(c, lhs) || numbers.index == MC_NONE) return true;
  uint32_t rank = mc_type_rank(c->ctx, lhs);
  static const char *const names[3] = {"input", "kernel", "output"};
  for (uint32_t i = 0; i < 3; i++) {
    uint32_t count = param(c, numbers, 3 * i + 2, names[i]).len + 2;
    if (count != rank) return bad(c, "expects %u %s dimension-numbers, got %u.", rank, names[i], count);
  }
  for (uint32_t i = 0; i < 3; i++) {
    if (!check_conv_dims(c, numbers, 3 * i, names[i], rank)) return false;
  }
  return true;
}

/* --- loops and branches --- */

/* Puts "'tensor<f32>', 'tensor<i32>'": the types of operands, or of arguments when there is a block. */
static void put_types(McBuf *out, const McRoutineCheck *c, McOp op, McBlock block) {
  uint32_t count = block.index != MC_NONE ? mc_block_num_args(c->ctx, block) : mc_op_num_operands(c->ctx, op);
  for (uint32_t i = 0; i < count; i++) {
    McType type = block.index != MC_NONE ? arg_type(c, block, i) : operand_of(c, op, i);
    mc_buf_printf(out, "%s'%s'", i == 0 ? "" : ", ", TYPE(c, type));
  }
}

static bool types_go(const McRoutineCheck *c, McOp a, McOp b, McBlock block) {
  uint32_t count = block.index != MC_NONE ? mc_block_num_args(c->ctx, block) : mc_op_num_operands(c->ctx, b);
  if (count != mc_op_num_operands(c->ctx, a)) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (!infers(c, operand_of(c, a, i), block.index != MC_NONE ? arg_type(c, block, i) : operand_of(c, b, i))) {
      return false;
    }
  }
  return true;
}

static bool check_types_go(const McRoutineCheck *c, const char *what, McOp a, McOp b, McBlock block) {
  if (types_go(c, a, b, block)) return true;
  McBuf left, right;
  mc_buf_init(&left, &c->ctx->alloc);
  mc_buf_init(&right, &c->ctx->alloc);
  put_types(&left, c, a, (McBlock){MC_NONE});
  put_types(&right, c, b, block);
  bad(c, "%s%s vs %s", what, mc_buf_text(&left), mc_buf_text(&right));
  mc_buf_fini(&left);
  mc_buf_fini(&right);
  return false;
}

bool mc_check_hlo_while(const McRoutineCheck *c) {
  McBlock cond = entry_of(c, 0), body = entry_of(c, 1), none = {MC_NONE};
  McOp no_op = {MC_NONE};
  if (cond.index == MC_NONE || body.index == MC_NONE) return true;
  if (!check_types_go(c, "expect operands to be compatible with condition block arguments but got ", c->op, no_op,
                      cond)) {
    return false;
  }
  if (!check_types_go(c, "expect operands to be compatible with body block arguments but got ", c->op, no_op, body)) {
    return false;
  }
  McOp given = last_of(c, body), tested = last_of(c, cond);
  if (given.index == MC_NONE) return bad(c, "The while body-region expected to have a terminator");
  if (!check_types_go(c, "expect operands to be compatible with body block return types but got ", c->op, given,
                      none)) {
    return false;
  }
  if (tested.index == MC_NONE) return true;
  uint32_t count = mc_op_num_operands(c->ctx, tested);
  if (count != 1) return bad(c, "expect condition body returns a single value but got %u", count);
  McType type = operand_of(c, tested, 0);
  if (!is_tensor(c, type) || is_scalar_of(c, type, 1)) return true;
  return bad(c, "expect condition block return a zero-ranked tensor of i1 but got '%s'", TYPE(c, type));
}

bool mc_check_hlo_branches(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType on = mc_named_type(c, c->args[0]);
  uint32_t count = mc_op_num_regions(ctx, c->op);
  if (is_tensor(c, on) && mc_type_rank(ctx, on) != 0) {
    bad(c, "operand should be rank 0 tensor but got rank %u", mc_type_rank(ctx, on));
    return no_type(c);
  }
  if (count == 0) {
    bad(c, "expect at least one branch");
    return no_type(c);
  }
  McOp first = last_of(c, entry_of(c, 0));
  for (uint32_t i = 0; i < count; i++) {
    McBlock block = entry_of(c, i);
    McOp last = last_of(c, block);
    if (last.index == MC_NONE) return true;
    char what[80];
    uint32_t args = mc_block_num_args(ctx, block);
    if (args != 0) {
      bad(c, "branch %u must have 0 arguments, but found %u", i, args);
      return no_type(c);
    }
    snprintf(what, sizeof what, "branch 0 and branch %u have mismatched return types: ", i);
    if (!check_types_go(c, what, first, last, (McBlock){MC_NONE})) return no_type(c);
  }
  bool same = mc_op_num_operands(ctx, first) == mc_op_num_results(ctx, c->op);
  for (uint32_t i = 0; same && i < mc_op_num_results(ctx, c->op); i++) {
    same = infers(c, operand_of(c, first, i), mc_value_type(ctx, mc_op_result(ctx, c->op, i)));
  }
  if (same) return true;
  McBuf inferred, have;
  mc_buf_init(&inferred, &ctx->alloc);
  mc_buf_init(&have, &ctx->alloc);
  put_types(&inferred, c, first, (McBlock){MC_NONE});
  for (uint32_t i = 0; i < mc_op_num_results(ctx, c->op); i++) {
    mc_buf_printf(&have, "%s'%s'", i == 0 ? "" : ", ", TYPE(c, mc_value_type(ctx, mc_op_result(ctx, c->op, i))));
  }
  mc_op_error(c->diags, ctx, c->op, "inferred type(s) %s are incompatible with return type(s) of operation %s",
              mc_buf_text(&inferred), mc_buf_text(&have));
  mc_buf_fini(&inferred);
  mc_buf_fini(&have);
  return no_type(c);
}

static bool check_map(const McRoutineCheck *c, McGroup inputs, const List *dims) {
  McContext *ctx = c->ctx;
  McBlock block = entry_of(c, 0);
  McOp last = last_of(c, block);
  if (last.index == MC_NONE) return true;
  uint32_t args = mc_block_num_args(ctx, block);
  if (args != inputs.count) {
    return bad(c, "expects number of operands to match the arity of map computation, but got: %u and %u", inputs.count,
               args);
  }
  for (uint32_t i = 0; i < args; i++) {
    McType arg = arg_type(c, block, i), of = element(c, mc_group_type(c, inputs, i));
    if (!is_tensor(c, arg)) return true;
    if (mc_type_rank(ctx, arg) != 0) {
      return bad(c, "computation arguments must be 0-rank tensor, but got: arg #%u of type '%s'", i, TYPE(c, arg));
    }
    if (element(c, arg).index == of.index) continue;
    return bad(c, "element type of operands and computation arguments must match, but got: '%s' and '%s'", TYPE(c, of),
               TYPE(c, element(c, arg)));
  }
  uint32_t given = mc_op_num_operands(ctx, last);
  if (given != 1) return bad(c, "computation must return single output, but got: %u", given);
  McType out = operand_of(c, last, 0);
  if (!is_tensor(c, out)) return true;
  if (mc_type_rank(ctx, out) != 0) return bad(c, "computation must return 0-rank tensor, but got: '%s'", TYPE(c, out));
  for (uint32_t i = 0; i < dims->len; i++) {
    if (at(c, dims, i) != i) {
      return fail_list(c, "requires monotonically increasing dimension numbers, but got: ", dims, "");
    }
  }
  for (uint32_t i = 0; i < inputs.count; i++) {
    uint32_t rank = mc_type_rank(ctx, mc_group_type(c, inputs, i));
    if (rank == dims->len) continue;
    return bad(c,
               "applied to a subset of dimensions currently not supported: operand dimensions = %u, requested map "
               "dimensions size = %u",
               rank, dims->len);
  }
  return true;
}

bool mc_check_hlo_map(const McRoutineCheck *c) {
  List dims = list_of(c, mc_named_attr(c, c->args[1]), "dimensions");
  return check_map(c, mc_named_group(c, c->args[0]), &dims) || no_type(c);
}

bool mc_check_hlo_sort(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup inputs = mc_named_group(c, c->args[0]);
  int64_t dim = integer_or(c, mc_named_attr(c, c->args[1]), -1);
  McType first = mc_group_type(c, inputs, 0);
  if (!is_tensor(c, first)) return true;
  int64_t rank = mc_type_rank(ctx, first);
  if (dim < -rank || dim >= rank) {
    return bad(c, "dimension attribute value must be in range [-%lld, %lld), but found %lld", LL(rank), LL(rank),
               LL(dim));
  }
  McBlock block = entry_of(c, 0);
  McOp last = last_of(c, block);
  if (last.index == MC_NONE) return true;
  if (mc_block_num_args(ctx, block) != 2 * inputs.count) {
    return bad(c, "comparator block should have %u arguments", 2 * inputs.count);
  }
  for (uint32_t i = 0; i < 2 * inputs.count; i++) {
    McType want =
        mc_type_ranked_tensor(ctx, NULL, 0, element(c, mc_group_type(c, inputs, i / 2)), (McAttr){MC_NONE}, NULL);
    McType have = arg_type(c, block, i);
    if (want.index == MC_NONE) return mc_out_of_memory(c->diags);
    if (want.index == have.index) continue;
    return bad(c, "comparator block argument #%u should be of type '%s' but got '%s'", i, TYPE(c, want), TYPE(c, have));
  }
  uint32_t given = mc_op_num_operands(ctx, last);
  if (given != 1) return bad(c, "comparator must return single output but got %u", given);
  McType out = operand_of(c, last, 0);
  return !is_tensor(c, out) || is_scalar_of(c, out, 1) ||
         bad(c, "comparator must return tensor<i1> but got '%s'", TYPE(c, out));
}

/* --- parts of tensors, and their order --- */

static bool check_slice(const McRoutineCheck *c, McType in, const List *start, const List *limit, const List *stride) {
  uint32_t rank = mc_type_rank(c->ctx, in);
  if (start->len != rank) {
    return bad(c, "the number of elements in start_indices (%u) does not match the rank of the operand (%u)",
               start->len, rank);
  }
  for (uint32_t i = 0; i < rank; i++) {
    int64_t from = at(c, start, i), to = at(c, limit, i), step = at(c, stride, i), size = mc_type_dim(c->ctx, in, i);
    if (from < 0) return bad(c, "negative start index %lld in dimension %u", LL(from), i);
    if (size != MC_DYNAMIC && to > size) {
      return bad(c, "limit index %lld is larger than dimension size %lld in dimension %u", LL(to), LL(size), i);
    }
    if (from > to) {
      return bad(c, "start index %lld is larger than limit index %lld in dimension %u", LL(from), LL(to), i);
    }
    if (step <= 0) return bad(c, "stride must be positive but got %lld in dimension %u", LL(step), i);
  }
  return true;
}

bool mc_check_hlo_slice(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]);
  List start = list_of(c, mc_named_attr(c, c->args[1]), ""), limit = list_of(c, mc_named_attr(c, c->args[2]), "");
  List stride = list_of(c, mc_named_attr(c, c->args[3]), "");
  if (!is_tensor(c, in) || limit.len != start.len || stride.len != start.len) return true;
  if (!check_slice(c, in, &start, &limit, &stride)) return no_type(c);
  return mc_check_inferred_types(c, MC_INFERRED_COMPATIBLE);
}

static bool same_elements(const McRoutineCheck *c, McGroup group) {
  for (uint32_t i = 1; i < group.count; i++) {
    if (element(c, mc_group_type(c, group, 0)).index != element(c, mc_group_type(c, group, i)).index) return false;
  }
  return true;
}

static bool check_dynamic_slice(const McRoutineCheck *c, McType in, McGroup starts, const List *sizes) {
  uint32_t rank = mc_type_rank(c->ctx, in);
  if (starts.count != sizes->len) {
    return bad(c, "has mismatched number of slice sizes (%u) and number of start indices (%u)", sizes->len,
               starts.count);
  }
  if (rank != starts.count) {
    return bad(c, "has mismatched number of start indices (%u) and the rank of operand (%u)", starts.count, rank);
  }
  if (!same_elements(c, starts)) return bad(c, "start indices must have same element type");
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = at(c, sizes, i), dim = mc_type_dim(c->ctx, in, i);
    if (size < 0) return bad(c, "has negative size index to dynamic slice: %lld", LL(size));
    if (dim == MC_DYNAMIC || size <= dim) continue;
    return bad(c, "has slice size %lld greater than dimension size %lld in dimension %u of operand", LL(size), LL(dim),
               i);
  }
  return true;
}

bool mc_check_hlo_dynamic_slice(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]);
  List sizes = list_of(c, mc_named_attr(c, c->args[2]), "");
  if (!is_tensor(c, in)) return true;
  if (!check_dynamic_slice(c, in, mc_named_group(c, c->args[1]), &sizes)) return no_type(c);
  return mc_check_inferred_types(c, MC_INFERRED_COMPATIBLE);
}

static bool check_update_slice(const McRoutineCheck *c, McType in, McType update, McGroup starts) {
  uint32_t rank = mc_type_rank(c->ctx, in), have = mc_type_rank(c->ctx, update);
  if (have != rank) return bad(c, "update rank does not match operand rank: %u vs %u.", have, rank);
  if (starts.count != rank) {
    return bad(c, "expects number of start_indices to match operand rank: %u vs %u.", starts.count, rank);
  }
  if (!same_elements(c, starts)) return bad(c, "start indices must have same element type");
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = mc_type_dim(c->ctx, update, i), dim = mc_type_dim(c->ctx, in, i);
    if (size == MC_DYNAMIC || dim == MC_DYNAMIC || size <= dim) continue;
    return bad(c, "expects size at dimension %u of update to be in range [0, %lld]. Got: %lld.", i, LL(dim), LL(size));
  }
  return true;
}

bool mc_check_hlo_update_slice(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]), update = mc_named_type(c, c->args[1]);
  if (!is_tensor(c, in) || !is_tensor(c, update)) return true;
  if (!check_update_slice(c, in, update, mc_named_group(c, c->args[2]))) return no_type(c);
  return mc_check_inferred_types(c, MC_INFERRED_COMPATIBLE);
}

/* Inputs that are joined along a dimension agree elsewhere. */
static bool check_joined(const McRoutineCheck *c, McGroup inputs, int64_t dim) {
  McType first = mc_group_type(c, inputs, 0);
  uint32_t rank = mc_type_rank(c->ctx, first);
  if (rank == 0) return bad(c, "rank-0 values cannot be concatenated");
  if (dim >= rank) return bad(c, "dimension %lld is out-of-bounds for input rank %u", LL(dim), rank);
  for (uint32_t i = 0; i < inputs.count; i++) {
    McType type = mc_group_type(c, inputs, i);
    if (mc_type_rank(c->ctx, type) != rank) return bad(c, "operands (0) and (%u) do not match rank", i);
    for (uint32_t d = 0; d < rank; d++) {
      if (d == dim || fits(mc_type_dim(c->ctx, first, d), mc_type_dim(c->ctx, type, d))) continue;
      McBuf a, b;
      mc_buf_init(&a, &c->ctx->alloc);
      mc_buf_init(&b, &c->ctx->alloc);
      put_dims(&a, c, first);
      put_dims(&b, c, type);
      bad(c, "shapes of operand (0) and (%u) are not compatible at non-concat index %u: (%s) != (%s)", i, d,
          mc_buf_text(&a), mc_buf_text(&b));
      mc_buf_fini(&a);
      mc_buf_fini(&b);
      return false;
    }
  }
  return true;
}

bool mc_check_hlo_concatenate(const McRoutineCheck *c) {
  McGroup inputs = mc_named_group(c, c->args[0]);
  McType first = mc_group_type(c, inputs, 0);
  int64_t dim = integer_or(c, mc_named_attr(c, c->args[1]), 0);
  if (!is_tensor(c, first)) return true;
  if (!check_joined(c, inputs, dim)) return no_type(c);
  return mc_check_inferred_types(c, MC_INFERRED_COMPATIBLE);
}

/* The result is a tuple of the operands' types. */
bool mc_check_hlo_tuple(const McRoutineCheck *c) { return mc_check_inferred_types(c, MC_INFERRED_SAME); }

/* Results have the types of the operands, one by one. */
bool mc_check_hlo_pairwise(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t count = mc_op_num_operands(ctx, c->op);
  if (mc_op_num_results(ctx, c->op) != count) {
    mc_op_error(c->diags, ctx, c->op, "requires the same number of operands and results");
    return false;
  }
  for (uint32_t i = 0; i < count; i++) {
    if (mc_checked_type(c, i).index == mc_checked_type(c, count + i).index) continue;
    mc_op_error(c->diags, ctx, c->op, "requires the same type for operand and result at index %u", i);
    return false;
  }
  return true;
}

bool mc_check_hlo_pad(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]);
  List low = list_of(c, mc_named_attr(c, c->args[1]), ""), high = list_of(c, mc_named_attr(c, c->args[2]), "");
  List inner = list_of(c, mc_named_attr(c, c->args[3]), "");
  if (!is_tensor(c, in) || low.len != high.len || low.len != inner.len) return true;
  uint32_t rank = mc_type_rank(c->ctx, in);
  bool ok = low.len == rank || bad(c, "edge_padding_low length (%u) must match operand rank (%u)", low.len, rank);
  for (uint32_t i = 0; ok && i < rank; i++) {
    int64_t size = mc_type_dim(c->ctx, in, i), between = at(c, &inner, i);
    if (between < 0) ok = bad(c, "Interior padding cannot be negative: %lld", LL(between));
    else if (size != MC_DYNAMIC && mc_hlo_padded(size, at(c, &low, i), at(c, &high, i), between) < 0) {
      ok = bad(c, "Padding result in negative size for dimension %u", i);
    }
  }
  if (!ok) return no_type(c);
  return mc_check_inferred_types(c, MC_INFERRED_COMPATIBLE);
}

static bool check_permutation(const McRoutineCheck *c, uint32_t rank, const List *order) {
  if (order->len != rank) {
    return bad(c, "TransposeOp operand rank %u does not match permutation size %u", rank, order->len);
  }
  bool ok = is_unique(c, order);
  for (uint32_t i = 0; ok && i < rank; i++) ok = at(c, order, i) >= 0 && at(c, order, i) < rank;
  if (ok) return true;
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_buf_lit(&text, "attribute permutation must be a permutation of [");
  for (uint32_t i = 0; i < rank; i++) mc_buf_printf(&text, "%s%u", i == 0 ? "" : ", ", i);
  mc_buf_lit(&text, "] but got ");
  fail_list(c, mc_buf_text(&text), order, "");
  mc_buf_fini(&text);
  return false;
}

bool mc_check_hlo_transpose(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]);
  List order = list_of(c, mc_named_attr(c, c->args[1]), "");
  if (!is_tensor(c, in)) return true;
  if (!check_permutation(c, mc_type_rank(c->ctx, in), &order)) return no_type(c);
  if (mc_kind(c->ctx, element(c, in).index) == MC_TYPE_DEFINED) return true; /* a quantized dimension moves along */
  return mc_check_inferred_types(c, MC_INFERRED_COMPATIBLE);
}

bool mc_check_hlo_reverse(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]);
  List dims = list_of(c, mc_named_attr(c, c->args[1]), "");
  if (!is_tensor(c, in)) return true;
  if (!is_unique(c, &dims)) return fail_list(c, "dimensions should be unique. Got: ", &dims, "");
  for (uint32_t i = 0; i < dims.len; i++) {
    int64_t dim = at(c, &dims, i);
    uint32_t rank = mc_type_rank(c->ctx, in);
    if (dim < 0) return bad(c, "all dimensions should be non-negative. Got dimension: %lld.", LL(dim));
    if (dim >= rank) return bad(c, "all dimensions should be between [0, %u). Got dimension: %lld.", rank, LL(dim));
  }
  return true;
}

bool mc_check_hlo_reshape(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]), out = mc_checked_type(c, 1);
  uint64_t have = 1, want = 1;
  if (!is_tensor(c, in) || !is_tensor(c, out)) return true;
  for (uint32_t i = 0, rank = mc_type_rank(c->ctx, in); i < rank; i++) {
    if (mc_type_dim(c->ctx, in, i) == MC_DYNAMIC) return true;
    want *= (uint64_t)mc_type_dim(c->ctx, in, i);
  }
  for (uint32_t i = 0, rank = mc_type_rank(c->ctx, out); i < rank; i++) {
    if (mc_type_dim(c->ctx, out, i) == MC_DYNAMIC) return true;
    have *= (uint64_t)mc_type_dim(c->ctx, out, i);
  }
  return have == want || bad(c, "number of output elements (%lld) doesn't match expected number of elements (%lld)",
                             LL(have), LL(want));
}

/* Each dimension of the operand is 1, or that of the result it is repeated along. The third argument: sizes are
 * computed. */
bool mc_check_hlo_broadcast_in_dim(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  bool dynamic = c->num_args > 2;
  McType in = mc_named_type(c, c->args[0]), out = mc_checked_type(c, mc_op_num_operands(ctx, c->op));
  List dims = list_of(c, mc_named_attr(c, c->args[1]), "");
  if (!is_tensor(c, in) || !is_tensor(c, out)) return true;
  uint32_t rank = mc_type_rank(ctx, in), out_rank = mc_type_rank(ctx, out);
  if (dynamic) {
    McType a = element(c, in), b = element(c, out);
    bool quantized = mc_kind(ctx, a.index) == MC_TYPE_DEFINED || mc_kind(ctx, b.index) == MC_TYPE_DEFINED;
    if (!quantized && a.index != b.index) {
      return bad(c, "expects operand and result to have compatible element type. Got: '%s' and '%s'", TYPE(c, in),
                 TYPE(c, out));
    }
  }
  if (dims.len != rank) {
    return bad(c, "broadcast_dimensions size (%u) does not match operand rank (%u)", dims.len, rank);
  }
  if (dynamic && out_rank < rank) return bad(c, "result rank (%u) is less than operand rank (%u)", out_rank, rank);
  if (!is_unique(c, &dims)) return bad(c, "broadcast_dimensions should not have duplicates");
  for (uint32_t i = 0; i < rank; i++) {
    int64_t dim = at(c, &dims, i);
    if (dim < 0 || dim >= out_rank) {
      return bad(c, "broadcast_dimensions contains invalid value %lld for result with rank %u", LL(dim), out_rank);
    }
    int64_t size = mc_type_dim(ctx, in, i), have = mc_type_dim(ctx, out, (uint32_t)dim);
    if (size == 1 || size == MC_DYNAMIC || size == have || (dynamic && have == MC_DYNAMIC)) continue;
    return bad(c, "size of operand dimension %u (%lld) is not %s size of result dimension %lld (%lld)", i, LL(size),
               dynamic ? "compatible with" : "equal to 1 or", LL(dim), LL(have));
  }
  return true;
}

bool mc_check_hlo_iota(const McRoutineCheck *c) {
  McType out = mc_checked_type(c, 0);
  int64_t dim = integer_or(c, mc_named_attr(c, c->args[0]), 0);
  if (!is_tensor(c, out)) return true;
  if (mc_type_rank(c->ctx, out) == 0) return bad(c, "does not support scalars.");
  return dim < mc_type_rank(c->ctx, out) || bad(c, "iota dimension cannot go beyond the output rank.");
}

static bool check_systems(const McRoutineCheck *c, McType a, McType b, bool left) {
  McContext *ctx = c->ctx;
  uint32_t rank = mc_type_rank(ctx, a);
  if (rank < 2) return bad(c, "operand 'a' must have rank >= 2, but got '%s'", TYPE(c, a));
  if (!fits(mc_type_dim(ctx, a, rank - 2), mc_type_dim(ctx, a, rank - 1))) {
    return bad(c, "two minor dimensions of operand 'a' must be compatible, but got '%s'", TYPE(c, a));
  }
  if (mc_type_rank(ctx, b) != rank) {
    return bad(c, "operands must have equal rank, but got '%s' and '%s'", TYPE(c, a), TYPE(c, b));
  }
  if (!fits(mc_type_dim(ctx, a, rank - 1), mc_type_dim(ctx, b, rank - (left ? 2 : 1)))) {
    return bad(c, "shared dimension of operands 'a' and 'b' must be compatible, but got '%s' and '%s'", TYPE(c, a),
               TYPE(c, b));
  }
  for (uint32_t i = 0; i + 2 < rank; i++) {
    if (fits(mc_type_dim(ctx, a, i), mc_type_dim(ctx, b, i))) continue;
    return bad(c, "batch dimensions of the operands must be compatible, but got '%s' and '%s'", TYPE(c, a), TYPE(c, b));
  }
  return true;
}

bool mc_check_hlo_triangular_solve(const McRoutineCheck *c) {
  McType a = mc_named_type(c, c->args[0]), b = mc_named_type(c, c->args[1]);
  if (!is_tensor(c, a) || !is_tensor(c, b)) return true;
  if (!check_systems(c, a, b, integer_or(c, mc_named_attr(c, c->args[2]), 0) != 0)) return no_type(c);
  return mc_check_inferred_types(c, MC_INFERRED_COMPATIBLE);
}

/* --- functions that do what an operation does --- */

/* "a.b": parts of letters, digits and _, after the first dot also $. */
static bool is_name_with_namespace(McStr name) {
  bool dot = false, begins = true;
  for (size_t i = 0; i < name.len; i++) {
    char ch = name.ptr[i];
    bool letter = (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z'),
         other = (ch >= '0' && ch <= '9') || ch == '_' || (dot && ch == '$');
    if (ch == '.' && !begins) {
      dot = begins = true;
    } else if (letter || (other && (dot || !begins))) {
      begins = false;
    } else {
      return false;
    }
  }
  return dot && !begins;
}

bool mc_check_hlo_composite(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr name = mc_named_attr(c, c->args[1]), ref = mc_named_attr(c, c->args[2]);
  if (name.index == MC_NONE || ref.index == MC_NONE) return true;
  if (!is_name_with_namespace(mc_attr_string_value(ctx, name))) {
    return mc_plain_error(
        c,
        "name must be a valid namespaced op name, i.e. it must match the following regular expression: "
        "^[a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+$ e.g. \"my_namespace.my_op\"");
  }
  bool is_ref = c->symbols != NULL && mc_kind(ctx, ref.index) == MC_ATTR_SYMBOL_REF;
  McOp function = is_ref ? c->symbols->find(c->symbols->data, c->op, ref) : (McOp){MC_NONE};
  bool known = mc_op_is_named(ctx, function, c->args[0]);
  McType type = known ? mc_function_type(ctx, function) : (McType){MC_NONE};
  if (type.index == MC_NONE) {
    McStr text = mc_ident_str(ctx, mc_attr_symbol_root(ctx, ref));
    return mc_plain_error(c, "'%.*s' does not reference a valid function", (int)text.len, text.ptr);
  }
  for (uint32_t results = 0; results < 2; results++) {
    uint32_t have = results ? mc_op_num_results(ctx, c->op) : mc_op_num_operands(ctx, c->op);
    uint32_t want = results ? mc_type_num_results(ctx, type) : mc_type_num_inputs(ctx, type);
    const char *what = results ? "result" : "operand";
    if (have != want) return mc_plain_error(c, "has %u %s(s), but decomposition has %u", have, what, want);
    for (uint32_t i = 0; i < have; i++) {
      McType a = mc_value_type(ctx, results ? mc_op_result(ctx, c->op, i) : mc_op_operand(ctx, c->op, i));
      McType b = results ? mc_type_result(ctx, type, i) : mc_type_input(ctx, type, i);
      if (a.index == b.index) continue;
      return mc_plain_error(c, "%s at index %u has type '%s', but decomposition has type '%s'", what, i,
                            mc_text_type(c->diags, a), mc_text_type(c->diags, b));
    }
  }
  return true;
}
