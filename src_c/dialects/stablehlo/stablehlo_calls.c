/* stablehlo_calls.c - rules of stablehlo for calls, and for what is sent and received. */
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_checks.h"

/* --- what is sent and received --- */

static int64_t channel_type(const McRoutineCheck *c, uint32_t name) {
  McAttr handle = mc_named_attr(c, name);
  if (handle.index == MC_NONE || mc_kind(c->ctx, handle.index) != MC_ATTR_DEFINED) return 0;
  return integer_or(c, (McAttr){mc_defined_param(c->ctx, handle.index, 1)}, 0);
}

enum { DEVICE_TO_DEVICE = 1, DEVICE_TO_HOST = 2, HOST_TO_DEVICE = 3 };

static bool check_channel_type(const McRoutineCheck *c, int64_t of_host, const char *name) {
  McAttr host = mc_named_attr(c, c->args[1]);
  bool with_host = host.index != MC_NONE && integer_or(c, host, 0) != 0;
  int64_t have = channel_type(c, c->args[0]);
  if (!with_host && have != DEVICE_TO_DEVICE) {
    return bad(c, "channel_type should be DEVICE_TO_DEVICE when is_host_transfer is false");
  }
  return !with_host || have == of_host || bad(c, "channel_type should be %s when is_host_transfer is true", name);
}

bool mc_check_hlo_send(const McRoutineCheck *c) {
  return check_channel_type(c, DEVICE_TO_HOST, "DEVICE_TO_HOST") || mc_hlo_no_type(c);
}

/* Results are tensors with a token after them. */
static bool check_token_last(const McRoutineCheck *c, const char *what) {
  uint32_t count = mc_op_num_results(c->ctx, c->op);
  if (count == 0) return bad(c, "result is expected to be at least of size 1, but got 0");
  for (uint32_t i = 0; i + 1 < count; i++) {
    McType type = mc_result_type(c, i);
    McKind kind = mc_kind(c->ctx, type.index);
    if (kind == MC_TYPE_RANKED_TENSOR || kind == MC_TYPE_UNRANKED_TENSOR) continue;
    return bad(c, "%s to be of tensor type, but got '%s'", what, TYPE(c, type));
  }
  McType last = mc_result_type(c, count - 1);
  return mc_is_defined_as(c->ctx, last.index, "stablehlo.token") ||
         mc_is_defined_as(c->ctx, last.index, "mhlo.token") ||
         bad(c, "last element of result types is expected to be of token type, but got '%s'", TYPE(c, last));
}

bool mc_check_hlo_recv(const McRoutineCheck *c) {
  return check_channel_type(c, HOST_TO_DEVICE, "HOST_TO_DEVICE") &&
         check_token_last(c, "everything but the last element of result types is expected");
}

static bool check_layout(const McRoutineCheck *c, McAttr layout) {
  McContext *ctx = c->ctx;
  uint32_t count = mc_attr_array_size(ctx, layout), results = mc_op_num_results(ctx, c->op);
  if (count != results - 1) {
    return bad(c, "layout-attribute size must be %u (which is the number of op-results - 1 (for token result)), but "
               "got %u", results - 1, count);
  }
  for (uint32_t i = 0; i < count; i++) {
    McAttr child = mc_attr_array_get(ctx, layout, i);
    if (mc_kind(ctx, child.index) != MC_ATTR_ARRAY) {
      return bad(c, "layout-attribute expected to have elements of type array, but got %s",
                 mc_text_attr(c->diags, child));
    }
    for (uint32_t k = 0; k < mc_attr_array_size(ctx, child); k++) {
      McAttr leaf = mc_attr_array_get(ctx, child, k);
      if (mc_kind(ctx, leaf.index) == MC_ATTR_INTEGER) continue;
      return bad(c, "layout-attribute's leaf elements are expected to be of type integer, but got %s",
                 mc_text_attr(c->diags, leaf));
    }
  }
  return true;
}

bool mc_check_hlo_infeed(const McRoutineCheck *c) {
  if (!check_token_last(c, "all elements of result types, except the last element, are expected")) return false;
  McAttr layout = mc_named_attr(c, c->args[0]);
  return layout.index == MC_NONE || mc_kind(c->ctx, layout.index) != MC_ATTR_ARRAY || check_layout(c, layout);
}

/* --- custom calls --- */

typedef struct Call { McGroup inputs, results; McAttr aliases; } Call;

static bool is_permutation(const McRoutineCheck *c, McAttr layout, uint32_t rank) {
  McContext *ctx = c->ctx;
  McType type = mc_attr_value_type(ctx, layout);
  if (mc_type_rank(ctx, type) != 1 || mc_type_dim(ctx, type, 0) != rank) return false;
  bool splat = mc_attr_dense_is_splat(ctx, layout);
  for (uint32_t want = 0; want < rank; want++) { /* ranks are small */
    bool found = false;
    for (uint32_t i = 0; i < rank && !found; i++) {
      uint64_t word;
      mc_attr_dense_words(ctx, layout, splat ? 0 : i, false, &word, 1);
      found = word == want;
    }
    if (!found) return false;
  }
  return true;
}

static bool check_value_layout(const McRoutineCheck *c, McType type, McAttr layout, const char *what, uint32_t i) {
  McContext *ctx = c->ctx;
  if (mc_kind(ctx, type.index) == MC_TYPE_TUPLE) {
    return fail(c, "Tuple types are not fully supported with layout constraints yet");
  }
  if (!mc_type_is_shaped(ctx, type)) {
    bool empty = mc_type_rank(ctx, mc_attr_value_type(ctx, layout)) == 1 &&
                 mc_type_dim(ctx, mc_attr_value_type(ctx, layout), 0) == 0;
    return empty || fail(c, "Only tensor types can have non-empty layout: %s #%u of type '%s' has layout %s", what, i,
                         TYPE(c, type), mc_text_attr(c->diags, layout));
  }
  if (!mc_type_has_rank(ctx, type)) return true;
  uint32_t rank = mc_type_rank(ctx, type);
  return is_permutation(c, layout, rank) ||
         fail(c, "incorrect layout %s for type '%s', layout must be a permutation of [0, %u)",
              mc_text_attr(c->diags, layout), TYPE(c, type), rank);
}

/* Layouts of values; those of one tuple are of its elements. */
static bool check_layouts(const McRoutineCheck *c, McGroup group, McAttr layouts, const char *what) {
  McContext *ctx = c->ctx;
  McType first = mc_group_type(c, group, 0);
  bool of_tuple = group.is_result && group.count == 1 && mc_kind(ctx, first.index) == MC_TYPE_TUPLE;
  uint32_t count = of_tuple ? mc_type_num_results(ctx, first) : group.count, have = mc_attr_array_size(ctx, layouts);
  if (count != have) {
    return fail(c, "Number of %ss must match the number of %s layouts, %u != %u", what, what, count, have);
  }
  for (uint32_t i = 0; i < count; i++) {
    McType type = of_tuple ? mc_type_result(ctx, first, i) : mc_group_type(c, group, i);
    if (!check_value_layout(c, type, mc_attr_array_get(ctx, layouts, i), what, i)) return false;
  }
  return true;
}

static List alias_list(const McRoutineCheck *c, McAttr alias, uint32_t i) { return param(c, alias, i, ""); }

/* The part of a type that indices of tuples lead to. MC_NONE: there is none. */
static McType part_of(const McRoutineCheck *c, McType type, const List *indices) {
  for (uint32_t i = 0; i < indices->len; i++) {
    int64_t at_index = at(c, indices, i);
    bool has = mc_kind(c->ctx, type.index) == MC_TYPE_TUPLE && at_index >= 0 &&
               at_index < mc_type_num_results(c->ctx, type);
    if (!has) return (McType){MC_NONE};
    type = mc_type_result(c->ctx, type, (uint32_t)at_index);
  }
  return type;
}

/* The type of all results together. */
static McType whole_result(const McRoutineCheck *c, McGroup results) {
  if (results.count == 1) return mc_group_type(c, results, 0);
  size_t size = ((size_t)results.count + 1) * sizeof(McType);
  McType *types = mc_alloc(&c->ctx->alloc, size), made = {MC_NONE};
  if (types == NULL) return made;
  for (uint32_t i = 0; i < results.count; i++) types[i] = mc_group_type(c, results, i);
  made = mc_type_tuple(c->ctx, types, results.count);
  mc_free(&c->ctx->alloc, types, size);
  return made;
}

static int64_t aliased_operand(const McRoutineCheck *c, McAttr alias) {
  return integer_or(c, (McAttr){mc_defined_param(c->ctx, alias.index, 1)}, -1);
}

static bool check_aliases(const McRoutineCheck *c, const Call *call) {
  for (uint32_t i = 0; i < mc_attr_array_size(c->ctx, call->aliases); i++) {
    McAttr alias = mc_attr_array_get(c->ctx, call->aliases, i);
    List of_output = alias_list(c, alias, 0), of_operand = alias_list(c, alias, 2);
    int64_t operand = aliased_operand(c, alias);
    if (operand < 0 || operand >= call->inputs.count) {
      return fail(c, "expects operandIndex in the output_operand_alias attribute to be in range [0, %u); got: %lld.",
                  call->inputs.count, LL(operand));
    }
    McType from = part_of(c, mc_group_type(c, call->inputs, (uint32_t)operand), &of_operand);
    if (from.index == MC_NONE) {
      return fail(c, "operand_tuple_indices in the output_operand_alias attribute out of bounds");
    }
    McType whole = whole_result(c, call->results);
    if (whole.index == MC_NONE) return mc_out_of_memory(c->diags);
    McType to = part_of(c, whole, &of_output);
    if (to.index == MC_NONE) {
      return fail(c, "output_tuple_indices in the output_operand_alias attribute out of bounds");
    }
    if (from.index == to.index) continue;
    return fail(c, "shapes mismatch in the output_operand_alias attribute: operand part has type '%s' and output part "
                "has type '%s'", TYPE(c, from), TYPE(c, to));
  }
  return true;
}

static bool is_memref(const McRoutineCheck *c, McType type) { return mc_kind(c->ctx, type.index) == MC_TYPE_MEMREF; }

static bool is_any_tensor(const McRoutineCheck *c, McType type) {
  McKind kind = mc_kind(c->ctx, type.index);
  return kind == MC_TYPE_RANKED_TENSOR || kind == MC_TYPE_UNRANKED_TENSOR;
}

static bool check_create_buffer(const McRoutineCheck *c, const Call *call) {
  if (call->inputs.count != 0) return fail(c, "CreateBuffer custom_call shouldn't have any inputs");
  if (call->results.count != 1) return fail(c, "CreateBuffer custom_call should have one result");
  return is_memref(c, mc_group_type(c, call->results, 0)) ||
         fail(c, "CreateBuffer custom_call should have a memref result");
}

/* A tensor becomes a buffer, or a buffer a tensor. */
static bool check_pin(const McRoutineCheck *c, const Call *call, bool pins) {
  const char *name = pins ? "Pin" : "Unpin";
  if (call->inputs.count != 1) return fail(c, "%s custom_call should have one input", name);
  McType in = mc_group_type(c, call->inputs, 0);
  if (!(pins ? is_any_tensor(c, in) : is_memref(c, in))) {
    return fail(c, "%s custom_call should have a %s input", name, pins ? "tensor" : "memref");
  }
  if (call->results.count != 1) return fail(c, "%s custom_call should have one output", name);
  McType out = mc_group_type(c, call->results, 0);
  if (!(pins ? is_memref(c, out) : is_any_tensor(c, out))) {
    return fail(c, "%s custom_call should have a %s output", name, pins ? "memref" : "tensor");
  }
  bool same = mc_shapes_compatible(c->ctx, in, out) && element(c, in).index == element(c, out).index;
  return same || fail(c, "%s custom_call should have compatible input and output types", name);
}

/* Is a part of the result an alias of an operand's? That one buffer is two aliases is no reason to fail. */
static bool is_aliased(const McRoutineCheck *c, const Call *call, const int64_t *indices, uint32_t count) {
  for (uint32_t i = 0; i < mc_attr_array_size(c->ctx, call->aliases); i++) {
    List output = alias_list(c, mc_attr_array_get(c->ctx, call->aliases, i), 0);
    bool same = output.len == count;
    for (uint32_t k = 0; same && k < count; k++) same = at(c, &output, k) == indices[k];
    if (same) return true;
  }
  return false;
}

#define MAX_NESTED 16
#define MAX_PARTS 65536u /* aliases of types can make small texts of types with more parts than anything could visit */

static bool check_results_aliased(const McRoutineCheck *c, const Call *call, McType type, int64_t *indices,
                                  uint32_t depth, uint32_t *visited) {
  if (++*visited > MAX_PARTS) return true;
  if (mc_kind(c->ctx, type.index) == MC_TYPE_TUPLE && depth < MAX_NESTED) {
    for (uint32_t i = 0; i < mc_type_num_results(c->ctx, type); i++) {
      indices[depth] = i;
      if (!check_results_aliased(c, call, mc_type_result(c->ctx, type, i), indices, depth + 1, visited)) return false;
    }
    return true;
  }
  if (!is_memref(c, type) || is_aliased(c, call, indices, depth)) return true;
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  for (uint32_t i = 0; i < depth; i++) mc_buf_printf(&text, "%s%lld", i == 0 ? "" : ", ", LL(indices[i]));
  fail(c, "buffer output [%s] is not used in output_operand_alias", mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

static bool check_target(const McRoutineCheck *c, const Call *call) {
  McAttr name = mc_named_attr(c, c->args[2]);
  McStr target = name.index == MC_NONE ? (McStr){"", 0} : mc_attr_string_value(c->ctx, name);
  if (mc_str_is(target, "CreateBuffer")) return check_create_buffer(c, call);
  if (mc_str_is(target, "Pin")) return check_pin(c, call, true);
  if (mc_str_is(target, "Unpin")) return check_pin(c, call, false);
  int64_t indices[MAX_NESTED + 1];
  uint32_t visited = 0;
  McType whole = whole_result(c, call->results);
  if (whole.index == MC_NONE) return mc_out_of_memory(c->diags);
  return check_results_aliased(c, call, whole, indices, 0, &visited);
}

static bool check_config(const McRoutineCheck *c, McAttr config, McAttr version) {
  static const char *const versions[] = {"API_VERSION_UNSPECIFIED", "API_VERSION_ORIGINAL",
                                         "API_VERSION_STATUS_RETURNING", "API_VERSION_STATUS_RETURNING_UNIFIED",
                                         "API_VERSION_TYPED_FFI"};
  enum { ORIGINAL = 1, TYPED_FFI = 4 };
  int64_t number = integer_or(c, version, ORIGINAL);
  bool typed = number == TYPED_FFI;
  if (config.index == MC_NONE || number < 0 || number > TYPED_FFI) return true;
  if (mc_kind(c->ctx, config.index) == (typed ? MC_ATTR_DICTIONARY : MC_ATTR_STRING)) return true;
  return fail(c, "backend_config for api_version %s must be a %s attribute.", versions[number],
              typed ? "dictionary" : "string");
}

bool mc_check_hlo_custom_call(const McRoutineCheck *c) {
  Call call = {mc_named_group(c, c->args[0]), mc_named_group(c, c->args[1]), mc_named_attr(c, c->args[5])};
  McAttr of_inputs = mc_named_attr(c, c->args[3]), of_results = mc_named_attr(c, c->args[4]);
  if ((of_inputs.index == MC_NONE) != (of_results.index == MC_NONE)) {
    return fail(c, "Layout attributes should be specified for either both operands and results or none.");
  }
  if (of_inputs.index != MC_NONE && (!check_layouts(c, call.inputs, of_inputs, "operand") ||
                                     !check_layouts(c, call.results, of_results, "result"))) {
    return false;
  }
  bool has_aliases = call.aliases.index != MC_NONE && mc_kind(c->ctx, call.aliases.index) == MC_ATTR_ARRAY;
  if (!has_aliases) call.aliases = mc_attr_array(c->ctx, NULL, 0);
  if (call.aliases.index == MC_NONE) return mc_out_of_memory(c->diags);
  if (!check_aliases(c, &call)) return false;
  if (!check_config(c, mc_named_attr(c, c->args[6]), mc_named_attr(c, c->args[7]))) return false;
  return check_target(c, &call);
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
