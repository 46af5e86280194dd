/* transform_structured.c - rules of transform's operations on structured operations for sizes, orders, positions and
 * bodies, beside their constraints. */
#include "dialects/shared/shared_checks.h"
#include "dialects/transform/transform.def"
#include "types/report.h"
#include "verify/verify.h"

static McStr argument(const McRoutineCheck *c, uint32_t i) {
  return i < c->num_args ? mc_ident_str(c->ctx, (McIdent){c->args[i]}) : (McStr){"", 0};
}

static bool is_set(const McRoutineCheck *c, const char *attr) { return mc_checked_attr(c, attr).index != MC_NONE; }

/* --- lists of numbers --- */

/* Numbers of a dense array or of an array of integers. False: out of memory, reported. *is_list: it is one of these. */
static bool read_numbers(const McRoutineCheck *c, McAttr list, McInts *out, bool *is_list) {
  McContext *ctx = c->ctx;
  *is_list = true;
  uint32_t count = 0;
  bool array = list.index != MC_NONE && mc_kind(ctx, list.index) == MC_ATTR_ARRAY;
  count = array ? mc_attr_array_size(ctx, list) : mc_list_size(c, list);
  if (!mc_ints_init(c->ctx, out, count, c->diags)) return false;
  for (uint32_t i = 0; i < count; i++) {
    McAttr number = array ? mc_attr_array_get(ctx, list, i) : (McAttr){MC_NONE};
    out->ptr[i] = 0;
    if (!array) out->ptr[i] = mc_list_at(c, list, i);
    else if (mc_kind(ctx, number.index) != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, number, &out->ptr[i])) {
      *is_list = false;
    }
  }
  out->len = count;
  return true;
}

/* Returns whether all values are different and in 0..`limit`; `kept` is ignored. Otherwise *at is the place of the
 * first value that is not. Each value has a mark: lists are short or permutations, and sorting needs memory, too.
 * *failed: out of memory. */
static bool all_different(const McRoutineCheck *c, const McInts *ints, int64_t limit, int64_t kept, uint32_t *at,
                          bool *failed) {
  McInts seen;
  uint32_t room = limit < 0 ? 0 : limit > (int64_t)UINT32_MAX / 2 ? UINT32_MAX / 2 : (uint32_t)limit;
  if (!mc_ints_init(c->ctx, &seen, room, c->diags)) return *failed = true, false;
  for (uint32_t i = 0; i < room; i++) seen.ptr[i] = 0;
  bool ok = true;
  for (*at = 0; *at < ints->len; ++*at) {
    int64_t value = ints->ptr[*at];
    if (value == kept) continue;
    ok = value >= 0 && value < limit && seen.ptr[value]++ == 0;
    if (!ok) break;
  }
  mc_ints_fini(c->ctx, &seen);
  return ok;
}

static bool is_permutation(const McRoutineCheck *c, const McInts *ints, bool *failed) {
  uint32_t at;
  return all_different(c, ints, ints->len, MC_DYNAMIC, &at, failed);
}

static void put_numbers(McBuf *out, const McInts *ints) {
  for (uint32_t i = 0; i < ints->len; i++) {
    if (i > 0) mc_buf_lit(out, ", ");
    mc_buf_i64(out, ints->ptr[i]);
  }
}

MC_COLD static bool fail_numbers(const McRoutineCheck *c, McStr name, const char *what, const McInts *ints,
                                 bool brackets) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  put_numbers(&text, ints);
  if (text.failed) mc_out_of_memory(c->diags);
  else {
    fail(c, "expects %.*s to %s, found %s%s%s", (int)name.len, name.ptr, what, brackets ? "[" : "", mc_buf_text(&text),
         brackets ? "]" : "");
  }
  mc_buf_fini(&text);
  return false;
}

/* Arguments: the attribute; "valid": another message. */
bool mc_check_transform_permutation(const McRoutineCheck *c) {
  McAttr list = mc_named_attr(c, c->args[0]);
  McStr name = argument(c, 0);
  McInts ints;
  bool is_list, failed = false;
  if (list.index == MC_NONE) return true;
  if (!read_numbers(c, list, &ints, &is_list)) return false;
  bool ok = is_permutation(c, &ints, &failed);
  if (!ok && !failed && c->num_args > 1) fail(c, "\"%.*s\" is not a valid permutation", (int)name.len, name.ptr);
  else if (!ok && !failed) fail_numbers(c, name, "be a permutation", &ints, false);
  mc_ints_fini(c->ctx, &ints);
  return ok;
}

/* Arguments: an attribute that is a string, the message, what it may be. */
bool mc_check_transform_one_of(const McRoutineCheck *c) {
  McAttr attr = mc_named_attr(c, c->args[0]);
  McStr message = argument(c, 1);
  if (attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_STRING) return true;
  McStr text = mc_attr_string_value(c->ctx, attr);
  for (uint32_t i = 2; i < c->num_args; i++) {
    McStr known = argument(c, i);
    if (known.len == text.len && memcmp(known.ptr, text.ptr, text.len) == 0) return true;
  }
  return fail(c, "%.*s", (int)message.len, message.ptr);
}

/* --- sizes --- */

bool mc_check_transform_same_results(const McRoutineCheck *c) {
  for (uint32_t i = 1; i < mc_op_num_results(c->ctx, c->op); i++) {
    if (mc_result_type(c, i).index != mc_result_type(c, 0).index) {
      return fail(c, "expects all results type to be the same");
    }
  }
  return true;
}

static uint32_t num_loops(const McRoutineCheck *c, McAttr sizes) {
  uint32_t loops = 0;
  for (uint32_t i = 0, n = mc_list_size(c, sizes); i < n; i++) loops += mc_list_at(c, sizes, i) != 0;
  return loops;
}

/* As many scales as sizes. Arguments: the sizes' attribute, what messages call them. */
bool mc_check_transform_scales(const McRoutineCheck *c) {
  McAttr scales = mc_checked_attr(c, "scalable_sizes");
  McStr name = argument(c, 1);
  uint32_t sizes = mc_list_size(c, mc_named_attr(c, c->args[0]));
  bool known = scales.index != MC_NONE && mc_kind(c->ctx, scales.index) == MC_ATTR_DENSE_ARRAY;
  uint32_t count = known ? (uint32_t)mc_attr_dense_count(c->ctx, scales) : 0;
  return sizes == count ||
         fail(c, "expected same number of %.*s (%u) and scalable sizes (%u)", (int)name.len, name.ptr, sizes, count);
}

bool mc_check_transform_tiled_loops(const McRoutineCheck *c) {
  uint32_t loops = num_loops(c, mc_named_attr(c, c->args[0])), results = mc_op_num_results(c->ctx, c->op) - 1;
  return loops == results ||
         fail(c, "expected number of loops to tile (%u) to match number of `loops` results (%u)", loops, results);
}

/* Arguments: groups of threads and sizes, packed ones, known ones. */
bool mc_check_transform_tile_forall(const McRoutineCheck *c) {
  for (uint32_t i = 0; i < 2 && i + 4 < c->num_args; i++) {
    bool single = mc_list_size(c, mc_named_attr(c, c->args[i + 4])) > 0;
    McStr one = argument(c, i), packed = argument(c, i + 2);
    if (!single || mc_named_group(c, c->args[i + 2]).count == 0) continue;
    return fail(c, "%.*s and %.*s are mutually exclusive", (int)one.len, one.ptr, (int)packed.len, packed.ptr);
  }
  for (uint32_t i = 2; i < c->num_args; i++) {
    if (mc_named_group(c, c->args[i]).count > 0 || mc_list_size(c, mc_named_attr(c, c->args[i])) > 0) return true;
  }
  return fail(c, "either (packed_)num_threads or (packed_)tile_sizes must be specified");
}

bool mc_check_transform_fuse(const McRoutineCheck *c) {
  McAttr sizes = mc_checked_attr(c, "static_tile_sizes");
  McInts order;
  bool is_list, failed = false;
  uint32_t count = mc_list_size(c, sizes), at = 0;
  if (!read_numbers(c, mc_checked_attr(c, "static_tile_interchange"), &order, &is_list)) return false;
  bool ok = order.len <= count;
  if (!ok) {
    fail(c, "interchange length exceeds iteration space dimensions (%u), found ", count);
  } else {
    ok = all_different(c, &order, count, MC_DYNAMIC, &at, &failed);
    if (!ok && !failed) {
      int64_t value = order.ptr[at];
      if (value < 0 || value >= count) {
        fail(c, "expects interchange values to be in range [0, %u), found: %lld", count, (long long)value);
      } else
        fail(c, "found duplicate interchange value: %lld", (long long)value);
    }
  }
  mc_ints_fini(c->ctx, &order);
  if (!ok) return false;
  uint32_t loops = is_set(c, "use_forall") ? 1 : num_loops(c, sizes);
  return mc_op_num_results(c->ctx, c->op) == loops + 1 || fail(c, "expects %u loop results", loops);
}

bool mc_check_transform_split(const McRoutineCheck *c) {
  McAttr size = mc_checked_attr(c, "static_chunk_sizes");
  int64_t known;
  bool is_dynamic = size.index != MC_NONE && mc_attr_integer_i64(c->ctx, size, &known) && known == MC_DYNAMIC;
  bool given = mc_named_group(c, c->args[0]).count > 0;
  return given == is_dynamic || fail(c, "expects either a dynamic or a static split point to be provided");
}

/* --- packing and padding --- */

bool mc_check_transform_pack_greedily(const McRoutineCheck *c) {
  McAttr sizes = mc_checked_attr(c, "static_matmul_packed_sizes"),
         multiples = mc_checked_attr(c, "matmul_padded_sizes_next_multiple_of");
  for (uint32_t i = 0, n = mc_list_size(c, multiples); i < n && i < mc_list_size(c, sizes); i++) {
    if (mc_list_at(c, sizes, i) == 0 || mc_list_at(c, multiples, i) == 0) continue;
    return fail(
        c,
        "at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul strategy");
  }
  return true;
}

bool mc_check_transform_pack_transpose(const McRoutineCheck *c) {
  for (uint32_t i = 0; i < c->num_args; i++) {
    if (mc_list_size(c, mc_named_attr(c, c->args[i])) > 0) return true;
  }
  return fail(c, " at least one of \"inner_perm\" or \"outer_perm\" must be specified");
}

static bool check_numbers(const McRoutineCheck *c, const char *name, int64_t greatest, const char *what) {
  McInts ints;
  bool is_list, ok = true;
  if (!read_numbers(c, mc_checked_attr(c, name), &ints, &is_list)) return false;
  for (uint32_t i = 0; i < ints.len; i++) ok = ok && ints.ptr[i] >= 0 && ints.ptr[i] <= greatest;
  ok = ok || fail_numbers(c, (McStr){name, strlen(name)}, what, &ints, true);
  mc_ints_fini(c->ctx, &ints);
  return ok;
}

bool mc_check_transform_pad(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  if (!check_numbers(c, "nofold_flags", 1, "contain booleans (0/1)") ||
      !check_numbers(c, "padding_dimensions", INT64_MAX, "contain positive integers")) {
    return false;
  }
  McAttr dims = mc_checked_attr(c, "padding_dimensions"), orders = mc_checked_attr(c, "transpose_paddings");
  uint32_t multiples = mc_list_size(c, mc_checked_attr(c, "static_pad_to_multiple_of"));
  bool has_dims = dims.index != MC_NONE && mc_kind(ctx, dims.index) == MC_ATTR_ARRAY;
  if (multiples > 0 && multiples != (has_dims ? mc_attr_array_size(ctx, dims) : 0)) {
    return fail(c, "expects as many multiples as padding_dimensions");
  }
  bool known = orders.index != MC_NONE && mc_kind(ctx, orders.index) == MC_ATTR_ARRAY;
  for (uint32_t i = 0, n = known ? mc_attr_array_size(ctx, orders) : 0; i < n; i++) {
    McInts ints;
    bool is_list, failed = false;
    if (!read_numbers(c, mc_attr_array_get(ctx, orders, i), &ints, &is_list)) return false;
    bool ok = is_permutation(c, &ints, &failed);
    if (!ok && !failed) fail_numbers(c, (McStr){"transpose_paddings", 18}, "be a permutation", &ints, true);
    mc_ints_fini(c->ctx, &ints);
    if (!ok) return false;
  }
  return true;
}

/* The body is one operation that takes nothing from around it. */
bool mc_check_transform_replace(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  McOp op = body.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, body);
  if (op.index == MC_NONE || mc_op_next(ctx, op).index != MC_NONE) return fail(c, "expected one operation in block");
  if (mc_op_num_operands(ctx, op) == 0) return true;
  return mc_op_error(c->diags, ctx, op, "expected replacement without operands");
}

/* --- positions, and questions about structured operations --- */

/* Lets the number at `at` sink to its place in a heap of `count`. */
static void sink(int64_t *numbers, uint64_t at, uint64_t count) {
  int64_t number = numbers[at];
  for (uint64_t child; (child = 2 * at + 1) < count; at = child) {
    child += child + 1 < count && numbers[child + 1] > numbers[child];
    if (numbers[child] <= number) break;
    numbers[at] = numbers[child];
  }
  numbers[at] = number;
}

/* Heap sort: n log n whatever the numbers are, without memory. */
static void sort_numbers(int64_t *numbers, uint32_t count) {
  for (uint32_t i = count / 2; i > 0; i--) sink(numbers, i - 1, count);
  for (uint32_t end = count; end > 1; end--) {
    int64_t greatest = numbers[0];
    numbers[0] = numbers[end - 1];
    numbers[end - 1] = greatest;
    sink(numbers, 0, end - 1);
  }
}

/* Argument: the list. */
bool mc_check_transform_positions(const McRoutineCheck *c) {
  McAttr list = mc_named_attr(c, c->args[0]);
  uint32_t count = mc_list_size(c, list);
  bool all = is_set(c, "is_all");
  if (all && is_set(c, "is_inverted")) return fail(c, "cannot request both 'all' and 'inverted' values in the list");
  if (all && count > 0) return fail(c, "cannot both request 'all' and specific values in the list");
  if (!all && count == 0) return fail(c, "must request specific values in the list if 'all' is not specified");
  McInts sorted;
  bool is_list, ok = true;
  if (!read_numbers(c, list, &sorted, &is_list)) return false;
  sort_numbers(sorted.ptr, count);
  for (uint32_t i = 1; i < count; i++) ok = ok && sorted.ptr[i] != sorted.ptr[i - 1];
  mc_ints_fini(c->ctx, &sorted);
  return ok || fail(c, "expected the listed values to be unique");
}

/* Arguments: two flags, a message for both. */
bool mc_check_transform_exclusive(const McRoutineCheck *c) {
  McStr message = argument(c, 2);
  if (mc_named_attr(c, c->args[0]).index == MC_NONE || mc_named_attr(c, c->args[1]).index == MC_NONE) return true;
  return fail(c, "%.*s", (int)message.len, message.ptr);
}

/* An operation with a result must have a single position, except for maps. Argument: the list. */
bool mc_check_transform_match_operand(const McRoutineCheck *c) {
  if (mc_op_num_results(c->ctx, c->op) == 0) return true;
  bool one = mc_list_size(c, mc_named_attr(c, c->args[0])) == 1 && !is_set(c, "is_all") && !is_set(c, "is_inverted");
  bool many = is_set(c, "is_all") || is_set(c, "is_inverted");
  return one || many || fail(c, "cannot bind multiple inputs/inits to the same value");
}

bool mc_check_transform_match_result(const McRoutineCheck *c) {
  bool any = is_set(c, "any"), single = is_set(c, "single");
  bool is_value = mc_is_defined_as(c->ctx, mc_result_type(c, 0).index, "transform.any_value");
  if ((any || single) == is_value) {
    return fail(c, "expects either the any/single keyword or the type value handle result type");
  }
  return !(any && single) || fail(c, "'any' and 'single' are mutually exclusive");
}

bool mc_check_transform_match_body(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  static const char *const kinds[] = {"reduction_position", "passthrough", "elementwise", "contraction"};
  uint32_t given = 0;
  for (size_t i = 0; i < MC_COUNT(kinds); i++) given += is_set(c, kinds[i]);
  if (given > 1) {
    return fail(c,
                "only one of {\"reduction_position\", \"passthrough\", \"elementwise\", \"contraction\"} is allowed");
  }
  McAttr contraction = mc_checked_attr(c, "contraction");
  if (contraction.index == MC_NONE || mc_kind(ctx, contraction.index) != MC_ATTR_ARRAY ||
      mc_attr_array_size(ctx, contraction) == 2) {
    return true;
  }
  return fail(c, "expects \"contraction\" to contain two elements");
}

/* It is about the operation that the structured matcher around it looks at. Argument: that matcher. */
bool mc_check_transform_structured_predicate(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp parent = mc_op_parent(ctx, c->op);
  if (!mc_op_is_named(ctx, parent, c->args[0])) return fail(c, "expects parent op to be 'transform.match.structured'");
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, parent, 0));
  bool ok = body.index != MC_NONE && mc_block_num_args(ctx, body) > 0 && mc_op_num_operands(ctx, c->op) > 0 &&
            mc_op_operand(ctx, c->op, 0).index == mc_block_arg(ctx, body, 0).index;
  return ok || fail(c, "expected predicate to apply to the surrounding structured op");
}

/* --- single operations of other extensions --- */

bool mc_check_transform_one_shot(const McRoutineCheck *c) {
  static const char *const shown[] = {"print_conflicts", "dump_alias_sets"};
  McAttr yes = mc_attr_bool(c->ctx, true);
  if (mc_checked_attr(c, "test_analysis_only").index == yes.index) return true;
  for (size_t i = 0; i < MC_COUNT(shown); i++) {
    if (mc_checked_attr(c, shown[i]).index == yes.index) return fail(c, "'%s' requires 'test_analysis_only'", shown[i]);
  }
  return true;
}

/* Arguments: the name, the handle. */
bool mc_check_transform_callee(const McRoutineCheck *c) {
  bool name = mc_named_attr(c, c->args[0]).index != MC_NONE, handle = mc_named_group(c, c->args[1]).count > 0;
  if (!name && !handle) return fail(c, "expected a function handle or name to call");
  return !(name && handle) || fail(c, "function handle and name are mutually exclusive");
}

bool mc_check_transform_grid(const McRoutineCheck *c) {
  uint32_t dims = mc_list_size(c, mc_named_attr(c, c->args[0]));
  return dims == 0 || dims == 3 || fail(c, "transform requires empty or size-3 grid_dims");
}

/* gfx and a number: decimal digits, then two hexadecimal ones. Argument: the attribute. Only a type converter of the
 * operation around it looks at that. */
bool mc_check_transform_chipset(const McRoutineCheck *c) {
  McOp around = mc_op_parent(c->ctx, c->op);
  if (around.index == MC_NONE || mc_op_num_regions(c->ctx, around) < 2) return true;
  McAttr attr = mc_named_attr(c, c->args[0]);
  if (attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_STRING) return true;
  McStr name = mc_attr_string_value(c->ctx, attr);
  bool ok = name.len >= 6 && memcmp(name.ptr, "gfx", 3) == 0;
  for (size_t i = 3; ok && i < name.len; i++) {
    bool letter = (name.ptr[i] >= 'a' && name.ptr[i] <= 'f') || (name.ptr[i] >= 'A' && name.ptr[i] <= 'F');
    ok = (name.ptr[i] >= '0' && name.ptr[i] <= '9') || (letter && i + 2 >= name.len);
  }
  return ok || fail(c, "Invalid chipset name: %.*s", (int)name.len, name.ptr);
}

bool mc_check_transform_irdl(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  McOp dialect = body.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, body);
  if (!mc_op_has_fact(ctx, dialect, MC_FACT_IRDL_DIALECT)) {
    return fail(c, "expects the body operation to be irdl.dialect");
  }
  uint32_t operations = 0;
  McBlock block = mc_op_num_regions(ctx, dialect) > 0 ? mc_region_first_block(ctx, mc_op_region(ctx, dialect, 0))
                                                      : (McBlock){MC_NONE};
  McOp op = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, block);
  for (; op.index != MC_NONE; op = mc_op_next(ctx, op)) operations += mc_op_has_fact(ctx, op, MC_FACT_IRDL_OPERATION);
  return operations == 1 || fail(c, "expects IRDL to contain exactly one operation");
}

/* Arguments: the values. */
bool mc_check_transform_bounds(const McRoutineCheck *c) {
  uint32_t values = mc_named_group(c, c->args[0]).count;
  uint32_t lower = mc_list_size(c, mc_checked_attr(c, "lower_bounds")),
           upper = mc_list_size(c, mc_checked_attr(c, "upper_bounds"));
  if (lower != values) return fail(c, "incorrect number of lower bounds, expected %u but found %u", values, lower);
  return upper == values || fail(c, "incorrect number of upper bounds, expected %u but found %u", values, upper);
}

/* The type of a value of smt, and that of the parameter which it is outside of the body: their widths must agree. A
 * parameter of any type fits. `blamed` has the error, in the words `inner` and `outer`. */
static bool check_sort(const McRoutineCheck *c, McOp blamed, McType sort, McType param, uint32_t i, const char *inner,
                       const char *outer) {
  McContext *ctx = c->ctx;
  if (mc_is_defined_as(ctx, sort.index, "smt.int")) return true;
  bool is_bool = mc_is_defined_as(ctx, sort.index, "smt.bool");
  if (!is_bool && !mc_is_defined_as(ctx, sort.index, "smt.bv")) {
    return mc_op_error(c->diags, ctx, blamed,
                       "the type of %s #%u is expected to be either a !smt.bool, a !smt.int, or a !smt.bv", inner, i);
  }
  if (!mc_is_defined_as(ctx, param.index, "transform.param")) return true;
  McType held = {mc_defined_param(ctx, param.index, 0)};
  int64_t width = 1;
  if (!is_bool) mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, sort.index, 0)}, &width);
  if (mc_kind(ctx, held.index) == MC_TYPE_INTEGER && mc_type_integer_width(ctx, held) == width) return true;
  const char *type = mc_text_type(c->diags, param);
  if (is_bool) {
    return mc_op_error(c->diags, ctx, blamed,
                       "the type of %s #%u is !smt.bool though the corresponding %s type ('%s') is not wrapping i1",
                       inner, i, outer, type);
  }
  return mc_op_error(c->diags, ctx, blamed,
                     "the type of %s #%u is '%s' though the corresponding %s type ('%s') is not wrapping an integer "
                     "type of the same bitwidth", inner, i, mc_text_type(c->diags, sort), outer, type);
}

/* Arguments of the body are of smt, one for each parameter, and so are its operations; it yields a value for each
 * result. */
bool mc_check_transform_constrain(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  if (body.index == MC_NONE) return true;
  uint32_t count = mc_op_num_operands(ctx, c->op);
  if (mc_block_num_args(ctx, body) != count) {
    return fail(c, "must have the same number of block arguments as operands");
  }
  for (uint32_t i = 0; i < count; i++) {
    McType sort = mc_value_type(ctx, mc_block_arg(ctx, body, i));
    McType param = mc_value_type(ctx, mc_op_operand(ctx, c->op, i));
    if (!check_sort(c, c->op, sort, param, i, "block arg", "operand")) return false;
  }
  McOp last = {MC_NONE};
  for (McOp op = mc_block_first_op(ctx, body); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
    if (name.len < 4 || memcmp(name.ptr, "smt.", 4) != 0) {
      return fail(c, "ops contained in region should belong to SMT-dialect");
    }
    last = op;
  }
  if (last.index == MC_NONE) return true;
  uint32_t results = mc_op_num_results(ctx, c->op);
  if (mc_op_num_operands(ctx, last) != results) {
    return mc_op_error(c->diags, ctx, last,
                       "expected terminator to have as many operands as the parent op has results");
  }
  for (uint32_t i = 0; i < results; i++) {
    McType sort = mc_value_type(ctx, mc_op_operand(ctx, last, i));
    McType param = mc_value_type(ctx, mc_op_result(ctx, c->op, i));
    if (!check_sort(c, last, sort, param, i, "terminator operand", "result")) return false;
  }
  return true;
}
