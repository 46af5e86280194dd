/* stablehlo_collectives.c - rules of stablehlo for what several processes do together. */
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_checks.h"

/* --- lists of processes --- */

/* The elements of an attribute, every `step`th from `first` on. */
typedef struct Ids { const char *ptr; uint64_t count, first, step; bool splat; } Ids;
typedef struct Id { int64_t value; uint64_t at; } Id;

static int64_t id_at(const Ids *ids, uint64_t i) {
  int64_t value;
  memcpy(&value, ids->ptr + (ids->splat ? 0 : (size_t)(ids->first + i * ids->step) * sizeof value), sizeof value);
  return value;
}

/* False: the attribute has no such elements. */
static bool ids_of(const McRoutineCheck *c, McAttr attr, Ids *out) {
  McStr data = mc_attr_dense_data(c->ctx, attr);
  McType type = mc_attr_value_type(c->ctx, attr);
  uint64_t count = 1;
  uint32_t rank = mc_type_rank(c->ctx, type);
  for (uint32_t i = 0; i < rank; i++) count *= (uint64_t)mc_type_dim(c->ctx, type, i);
  *out = (Ids){data.ptr, count, 0, 1, mc_attr_dense_is_splat(c->ctx, attr)};
  return data.len / sizeof(int64_t) >= (out->splat && count > 0 ? 1 : count);
}

static int compare_ids(const void *left, const void *right) {
  const Id *a = left, *b = right;
  if (a->value != b->value) return a->value < b->value ? -1 : 1;
  return (a->at > b->at) - (a->at < b->at);
}

/* The place of the first number that was there before (`skipped` can repeat), and the least number from 0 on that is
 * not among them though it is less than their number; both their count, or UINT64_MAX: there is none. False: out of
 * memory, reported. */
static bool look_up(const McRoutineCheck *c, const Ids *ids, bool skips, int64_t skipped, uint64_t *repeated,
                    uint64_t *missing) {
  uint64_t different = 0, next = 0;
  *repeated = *missing = UINT64_MAX;
  if (ids->count == 0) return true;
  if (ids->splat && ids->count > 1) { /* one number again and again */
    if (!skips || id_at(ids, 0) != skipped) *repeated = 1;
    return true;
  }
  Id *sorted = mc_alloc(&c->ctx->alloc, (size_t)ids->count * sizeof *sorted);
  if (sorted == NULL) return mc_out_of_memory(c->diags);
  for (uint64_t i = 0; i < ids->count; i++) sorted[i] = (Id){id_at(ids, i), i};
  qsort(sorted, (size_t)ids->count, sizeof *sorted, compare_ids);
  for (uint64_t i = 0; i < ids->count; i++) {
    if (skips && sorted[i].value == skipped) continue;
    if (i > 0 && sorted[i].value == sorted[i - 1].value) {
      if (sorted[i].at < *repeated) *repeated = sorted[i].at;
      continue;
    }
    different++;
    next += sorted[i].value >= 0 && (uint64_t)sorted[i].value == next;
  }
  if (next < different) *missing = next;
  mc_free(&c->ctx->alloc, sorted, (size_t)ids->count * sizeof *sorted);
  return true;
}

/* The first element that is less than `least`; their count: there is none. */
static uint64_t first_below(const Ids *ids, int64_t least) {
  uint64_t i = 0, end = ids->splat && ids->count > 1 ? 1 : ids->count;
  while (i < end && id_at(ids, i) >= least) i++;
  return i == end ? ids->count : i;
}

static bool fail_repeated(const McRoutineCheck *c, const Ids *ids, uint64_t i) {
  return bad(c, "replica id #%lld seen more than once", LL(id_at(ids, i)));
}

static bool check_replicas(const McRoutineCheck *c, McAttr groups, bool same_size, bool global_ids,
                           int64_t group_size) {
  McContext *ctx = c->ctx;
  if (groups.index == MC_NONE || mc_kind(ctx, groups.index) != MC_ATTR_DENSE_ELEMENTS) return true;
  McType type = mc_attr_value_type(ctx, groups);
  if (!is_tensor(c, type) || mc_type_rank(ctx, type) != 2) return bad(c, "replica groups should be a rank 2 tensor");
  Ids ids;
  uint64_t rows = (uint64_t)mc_type_dim(ctx, type, 0), repeated, missing, none = 0;
  if (!ids_of(c, groups, &ids)) return true;
  if (global_ids && ids.count == 0) {
    return bad(c, "if `use_global_device_ids` is set, the replica groups cannot be empty");
  }
  uint64_t end = ids.splat && ids.count > 1 ? 1 : ids.count;
  while (none < end && id_at(&ids, none) != -1) none++; /* -1: there is no process */
  if (!look_up(c, &ids, true, -1, &repeated, &missing)) return false;
  if (same_size && none < end && none < repeated) return bad(c, "Invalid replica id -1");
  if (repeated != UINT64_MAX) return fail_repeated(c, &ids, repeated);
  if (missing != UINT64_MAX) return bad(c, "replica id #%llu not seen in replica groups", (unsigned long long)missing);
  if (!same_size || group_size < 0 || (rows > 0 && ids.count / rows == (uint64_t)group_size)) return true;
  return bad(c, "group size of replica_groups must be %lld", LL(group_size));
}

bool mc_check_hlo_collective_broadcast(const McRoutineCheck *c) {
  McAttr groups = mc_named_attr(c, c->args[0]);
  if (groups.index == MC_NONE || mc_kind(c->ctx, groups.index) != MC_ATTR_DENSE_ELEMENTS) return true;
  uint32_t rank = mc_type_rank(c->ctx, mc_attr_value_type(c->ctx, groups));
  Ids ids;
  uint64_t repeated, missing;
  if (rank != 2) return bad(c, "replica groups should be a rank 2 tensor,but instead it is of rank %u", rank);
  if (!ids_of(c, groups, &ids)) return true;
  if (!look_up(c, &ids, false, 0, &repeated, &missing)) return false;
  uint64_t below = first_below(&ids, 0);
  if (below < ids.count && below <= repeated) {
    return bad(c, "replica_groups values must be positive, but was given %lld", LL(id_at(&ids, below)));
  }
  return repeated == UINT64_MAX || fail_repeated(c, &ids, repeated);
}

/* --- operations --- */

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
    if (!mc_hlo_check_reducer(c, 0, &(McHloReducer){operands, operands, true, NULL, 0, i, 1})) return false;
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
  if (!mc_hlo_check_reducer(c, 0, &(McHloReducer){operands, operands, true, NULL, 0, 0, 1})) return false;
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

static bool check_exchange(const McRoutineCheck *c, McGroup operands, int64_t split, int64_t concat, int64_t count) {
  for (uint32_t i = 0; i < operands.count; i++) {
    McType in = mc_group_type(c, operands, i);
    if (!is_tensor(c, in)) return true;
    uint32_t rank = mc_type_rank(c->ctx, in);
    if (split >= rank) {
      return bad(c, "AllToAll split_dimension %lld is out-of-bounds for input rank %u", LL(split), rank);
    }
    if (concat >= rank) {
      return bad(c, "AllToAll concat_dimension %lld is out-of-bounds for input rank %u", LL(concat), rank);
    }
    int64_t size = mc_type_dim(c->ctx, in, (uint32_t)split);
    if (size == MC_DYNAMIC || count <= 0 || size % count == 0) continue;
    return bad(c, "split dimension has size %lld, expected to be a multiple of split_count %lld", LL(size), LL(count));
  }
  return true;
}

bool mc_check_hlo_all_to_all(const McRoutineCheck *c) {
  McGroup operands = mc_named_group(c, c->args[0]);
  int64_t split = integer_or(c, mc_named_attr(c, c->args[2]), 0),
          concat = integer_or(c, mc_named_attr(c, c->args[3]), 0);
  int64_t count = integer_or(c, mc_named_attr(c, c->args[4]), 1);
  if (!check_replicas(c, mc_named_attr(c, c->args[1]), true, false, count) ||
      !check_exchange(c, operands, split, concat, count)) {
    return mc_hlo_no_type(c);
  }
  return mc_hlo_infers(c);
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
  Ids ids, sources, targets;
  uint64_t source, target, missing;
  if (!ids_of(c, pairs, &ids)) return true;
  sources = (Ids){ids.ptr, (uint64_t)rows, 0, 2, ids.splat};
  targets = (Ids){ids.ptr, (uint64_t)rows, 1, 2, ids.splat};
  if (!look_up(c, &sources, false, 0, &source, &missing) || !look_up(c, &targets, false, 0, &target, &missing)) {
    return false;
  }
  uint64_t repeats[2] = {source == UINT64_MAX ? source : 2 * source, target == UINT64_MAX ? target : 2 * target + 1};
  uint64_t first = repeats[0] < repeats[1] ? repeats[0] : repeats[1], below = first_below(&ids, 0);
  if (below < ids.count && below <= first) return bad(c, "replica ids in source_target_pairs must be >= 0.");
  if (first == UINT64_MAX) return true;
  return bad(c, first % 2 == 0 ? "duplicate sources not allowed." : "duplicate targets not allowed.");
}
