/* iree_value_checks.c - what operations of util, pcf and their attributes must be like. */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/iree/iree_checks.h"

/* --- attributes of code generation --- */

static uint32_t count_of(const McContext *ctx, uint32_t list) {
  return list == MC_NONE || mc_kind(ctx, list) != MC_ATTR_ARRAY ? 0 : mc_attr_array_size(ctx, (McAttr){list});
}

static int64_t number_of(const McContext *ctx, uint32_t attr) {
  int64_t number = 0;
  if (attr != MC_NONE && mc_kind(ctx, attr) == MC_ATTR_INTEGER) (void)mc_attr_integer_i64(ctx, (McAttr){attr}, &number);
  return number;
}

/* Attributes that can be a pipeline: upstream's PipelineAttrInterface. */
static bool is_pipeline(const McContext *ctx, uint32_t attr) {
  static const char *const names[] = {
      "iree_codegen.pass_pipeline", "iree_codegen.no_pipeline",  "iree_codegen.transform_dialect_codegen",
      "iree_codegen.vmvx_pipeline", "iree_cpu.pipeline",         "iree_gpu.pipeline",
      "iree_gpu.spirv_pipeline",
  };
  for (size_t i = 0; i < MC_COUNT(names); i++) {
    if (mc_is_defined_as(ctx, attr, names[i])) return true;
  }
  return false;
}

/* Parameters: pipeline, specification, sizes of a workgroup, size of a subgroup. */
bool mc_def_check_iree_translation_info(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                        McDiags *diags) {
  (void)def;
  uint32_t count = count_of(ctx, values[2]);
  if (!is_pipeline(ctx, values[0])) return mc_error(diags, loc, "pass pipeline must implement PipelineAttrInterface");
  bool has_spec = values[1] != MC_NONE && mc_kind(ctx, values[1]) == MC_ATTR_SYMBOL_REF;
  if (has_spec && !mc_is_defined_as(ctx, values[0], "iree_codegen.transform_dialect_codegen")) {
    return mc_error(diags, loc, "transform dialect codegen spec requires transform dialect codegen pipeline");
  }
  if (count > 3) return mc_error(diags, loc, "workgroup size cannot have more than 3 entries");
  for (uint32_t i = 0; i < count; i++) {
    if (number_of(ctx, mc_attr_array_get(ctx, (McAttr){values[2]}, i).index) > 0) continue;
    return mc_error(diags, loc, "workgroup size value has to be greater than zero");
  }
  return number_of(ctx, values[3]) >= 0 || mc_error(diags, loc, "subgroup size value cannot be negative");
}

bool mc_def_check_iree_export_config(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                     McDiags *diags) {
  (void)def;
  return count_of(ctx, values[0]) <= 3 || mc_error(diags, loc, "expected workgroup size to have atmost 3 entries");
}

/* --- strings --- */

/* The arguments that a format needs. */
typedef struct Format { bool sequential, by_number; uint64_t count; } Format;

/* A decimal number that fits 32 bits. */
static bool parse_place(McStr text, uint64_t *out) {
  uint64_t number = 0;
  for (size_t i = 0; i < text.len; i++) {
    if (text.ptr[i] < '0' || text.ptr[i] > '9') return false;
    number = 10 * number + (uint64_t)(text.ptr[i] - '0');
    if (number > UINT32_MAX) return false;
  }
  *out = number;
  return text.len != 0;
}

static bool read_format(const McRoutineCheck *c, McStr text, Format *f) {
  for (size_t i = 0; i < text.len; i++) {
    char at = text.ptr[i];
    if (at != '{' && at != '}') continue;
    if (i + 1 < text.len && text.ptr[i + 1] == at) {
      i++;
      continue;
    }
    if (at == '}') return fail(c, "unmatched '}' in format string");
    const char *close = memchr(text.ptr + i + 1, '}', text.len - i - 1);
    if (close == NULL) return fail(c, "unclosed '{' in format string");
    McStr content = {text.ptr + i + 1, (size_t)(close - text.ptr) - i - 1};
    uint64_t place;
    if (content.len == 0) {
      f->sequential = true;
      f->count++;
    } else if (parse_place(content, &place)) {
      f->by_number = true;
      if (place + 1 > f->count) f->count = place + 1;
    } else {
      return fail(c, "invalid placeholder '{%.*s}' in format string; expected '{}' or '{N}'", (int)content.len,
                  content.ptr);
    }
    i = (size_t)(close - text.ptr);
  }
  return true;
}

bool mc_check_iree_string_format(const McRoutineCheck *c) {
  McAttr text = mc_checked_attr(c, "format");
  uint32_t have = mc_group_named(c, "args").count;
  Format f = {0};
  if (text.index == MC_NONE || mc_kind(c->ctx, text.index) != MC_ATTR_STRING) return true;
  if (!read_format(c, mc_attr_string_value(c->ctx, text), &f)) return false;
  if (f.sequential && f.by_number) return fail(c, "cannot mix sequential '{}' and explicit '{N}' placeholders");
  return f.count == have ||
         fail(c, "format string placeholder count does not match the %u provided argument(s)", have);
}

/* --- assumptions, tied results, alignment, lists --- */

bool mc_check_iree_assumptions(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr rows = mc_checked_attr(c, "assumptions");
  uint32_t operands = mc_op_num_operands(ctx, c->op), have = count_of(ctx, rows.index), all = 1;
  if (have != operands) return fail(c, "expected %u assumption rows to match number of operands", operands);
  for (uint32_t i = 0; i < have; i++) {
    uint32_t count = count_of(ctx, mc_attr_array_get(ctx, rows, i).index);
    if (count == 1 || (all != 1 && count == all)) continue;
    if (all != 1) return fail(c, "expected operand #%u to have %u assumptions but it has %u", i, all, count);
    all = count;
  }
  return true;
}

bool mc_check_iree_tied_function(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr tied = mc_checked_attr(c, "tied_operands"), type = mc_checked_attr(c, "function_type");
  if (tied.index == MC_NONE || type.index == MC_NONE || mc_kind(ctx, type.index) != MC_ATTR_TYPE) return true;
  McType function = mc_attr_type_value(ctx, type);
  if (mc_kind(ctx, function.index) != MC_TYPE_FUNCTION) return true;
  int64_t inputs = mc_rec(ctx, function.index)->words[0];
  for (uint32_t i = 0, count = count_of(ctx, tied.index); i < count; i++) {
    int64_t at = number_of(ctx, mc_attr_array_get(ctx, tied, i).index);
    if (at == -1 || (at >= 0 && at < inputs)) continue;
    return fail(c, "result #%u tied to invalid operand index %" PRId64, i, at);
  }
  return true;
}

bool mc_check_iree_alignment(const McRoutineCheck *c) {
  int64_t alignment = mc_checked_int(c, "alignment", 0);
  return alignment <= 0 || (alignment & (alignment - 1)) == 0 ||
         fail(c, "invalid alignment; must be a power of two");
}

static bool is_any(const McContext *ctx, uint32_t type) {
  return mc_is_defined_as(ctx, type, "util.variant") || mc_is_defined_as(ctx, type, "util.object");
}

static bool is_tensor(const McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  return kind == MC_TYPE_RANKED_TENSOR || kind == MC_TYPE_UNRANKED_TENSOR;
}

/* The element types of all values fit the list that is made of them. */
bool mc_check_iree_list_elements(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType list = mc_result_type(c, 0);
  if (!mc_is_defined_as(ctx, list.index, "util.list")) return true;
  McType element = {mc_defined_param(ctx, list.index, 0)};
  for (uint32_t i = 0, count = mc_op_num_operands(ctx, c->op); i < count; i++) {
    McType value = mc_operand_type(c, i);
    const char *variant = "util.variant";
    bool any = mc_is_defined_as(ctx, element.index, variant) || mc_is_defined_as(ctx, value.index, variant);
    if (any || element.index == value.index || (is_tensor(ctx, element) && is_tensor(ctx, value))) continue;
    return mc_error(c->diags, mc_op_loc(ctx, c->op), "list[%u] type '%s' cannot be be cast to list type '%s'", i,
                    mc_text_type(c->diags, value), mc_text_type(c->diags, element));
  }
  return true;
}

/* --- constants of executables --- */

bool mc_check_iree_initializer(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = mc_function_type_of(ctx, mc_checked_attr(c, "function_type"));
  if (type.index == MC_NONE) return true;
  uint32_t inputs = mc_type_num_inputs(ctx, type), results = mc_type_num_results(ctx, type);
  if (inputs > 1 || (inputs == 1 && !mc_is_defined_as(ctx, mc_type_input(ctx, type, 0).index, "hal.device"))) {
    return fail(c, "initializer must take a !hal.device or nothing");
  }
  for (uint32_t i = 0; i < results; i++) {
    McType result = mc_type_result(ctx, type, i);
    if (result.index == mc_type_integer(ctx, 32, MC_SIGNLESS).index) continue;
    return fail(c, "initializer must return only i32 values (result %u is '%s')", i, mc_text_type(c->diags, result));
  }
  return count_of(ctx, mc_checked_attr(c, "keys").index) == results ||
         fail(c, "must have one key for every result");
}

bool mc_check_iree_hal_return(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp parent = mc_op_parent(ctx, c->op);
  uint32_t have = mc_op_num_operands(ctx, c->op);
  if (parent.index == MC_NONE) return true;
  if (mc_op_is(ctx, parent, "hal.executable.condition")) {
    McType i1 = mc_type_integer(ctx, 1, MC_SIGNLESS);
    return (have == 1 && mc_operand_type(c, 0).index == i1.index) ||
           fail(c, "target condition region must return a single i1 result");
  }
  if (!mc_op_is(ctx, parent, "hal.executable.constant.block")) return true;
  McType type = mc_function_type_of(ctx, mc_op_property_named(ctx, parent, "function_type"));
  if (type.index == MC_NONE) return true;
  uint32_t results = mc_type_num_results(ctx, type);
  if (have != results) {
    return fail(c, "return must have the same number of operands as the parent result signature (have %u, expected %u)",
                have, results);
  }
  for (uint32_t i = 0; i < results; i++) {
    McType want = mc_type_result(ctx, type, i), given = mc_operand_type(c, i);
    if (want.index == given.index) continue;
    return fail(c, "parent expected result %u to be '%s' but returning '%s'", i, mc_text_type(c->diags, want),
                mc_text_type(c->diags, given));
  }
  return true;
}

/* Arguments: the list and the value, then the words of the message, which is about the operation without its name. */
bool mc_check_iree_list_element(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  if (c->num_args < 3) return true;
  McType list = mc_named_type(c, c->args[0]), value = mc_named_type(c, c->args[1]);
  McStr words = mc_ident_str(ctx, (McIdent){c->args[2]});
  if (!mc_is_defined_as(ctx, list.index, "util.list")) return true;
  McType element = {mc_defined_param(ctx, list.index, 0)};
  bool any = is_any(ctx, element.index) || is_any(ctx, value.index);
  bool tensors = is_tensor(ctx, element) && is_tensor(ctx, value);
  if (any || tensors || element.index == value.index) return true;
  return mc_error(c->diags, mc_op_loc(ctx, c->op), "list contains '%s' and cannot be %.*s as '%s'",
                  mc_text_type(c->diags, element), (int)words.len, words.ptr, mc_text_type(c->diags, value));
}

/* --- parallel control flow --- */

enum { SREF_SHAPE, SREF_ELEMENT, SREF_SCOPE, SREF_SYNC };

static bool same_shape(const McRoutineCheck *c, McType type, McAttr shape) {
  uint32_t rank = mc_type_rank(c->ctx, type);
  if (mc_list_size(c, shape) != rank) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (mc_type_dim(c->ctx, type, i) != mc_list_at(c, shape, i)) return false;
  }
  return true;
}

/* The argument of the region for result `i`. */
static bool check_reference(const McRoutineCheck *c, McAttr scope, uint32_t i, McType ref) {
  McContext *ctx = c->ctx;
  McType result = mc_result_type(c, i);
  bool is_ref = mc_is_defined_as(ctx, ref.index, "pcf.sref");
  if (!is_ref || mc_defined_param(ctx, ref.index, SREF_SCOPE) != scope.index) {
    return fail(c, "expected region ref argument to be of type !pcf.sref with scope %s", mc_text_attr(c->diags, scope));
  }
  uint32_t sync = mc_defined_param(ctx, ref.index, SREF_SYNC);
  if (sync != MC_NONE && !mc_is_defined_as(ctx, sync, "pcf.sync_on_return")) {
    return fail(c, "expected region ref argument to sync on return or is unspecified");
  }
  if (!same_shape(c, result, (McAttr){mc_defined_param(ctx, ref.index, SREF_SHAPE)})) {
    return fail(c, "region arg at index %u with type '%s' shape mismatch with tied result of type '%s'", i,
                mc_text_type(c->diags, ref), mc_text_type(c->diags, result));
  }
  McType element = {mc_defined_param(ctx, ref.index, SREF_ELEMENT)};
  if (element.index == mc_type_element(ctx, result).index) return true;
  return fail(c, "region arg at index %u element type mismatch of '%s' vs '%s'", i, mc_text_type(c->diags, element),
              mc_text_type(c->diags, mc_type_element(ctx, result)));
}

/* Arguments of the region: `leading`, a reference for each result, `indices`. */
static bool check_parallel(const McRoutineCheck *c, uint32_t region, int64_t leading, int64_t indices) {
  McContext *ctx = c->ctx;
  McAttr tied = mc_checked_attr(c, "is_tied"), scope = mc_checked_attr(c, "scope");
  McGroup inits = mc_group_named(c, "inits");
  McBlock body = mc_entry_of(c, c->op, region);
  uint32_t results = mc_op_num_results(ctx, c->op), flags = count_of(ctx, tied.index), of_init = 0;
  if (body.index == MC_NONE) return true;
  if (flags != results) return fail(c, "`is_tied` mask length expected to match number of results %u", results);
  for (uint32_t i = 0; i < flags; i++) of_init += number_of(ctx, mc_attr_array_get(ctx, tied, i).index) != 0;
  if (inits.count != of_init) {
    return fail(c, "number of inits %u does not match the number of results marked as tied %u", inits.count, of_init);
  }
  uint32_t args = mc_block_num_args(ctx, body);
  if (args != leading + results + indices) {
    return fail(c, "expected region to have |numLeadingArgs| + |numIndexArgs| + |numResults| total arguments");
  }
  for (uint32_t i = (uint32_t)leading + results; i < args; i++) {
    McType type = mc_value_type(ctx, mc_block_arg(ctx, body, i));
    if (mc_kind(ctx, type.index) == MC_TYPE_INDEX) continue;
    return fail(c, "expected index type for thread count/id region arguments");
  }
  for (uint32_t i = 0, k = 0; i < results; i++) {
    McType ref = mc_value_type(ctx, mc_block_arg(ctx, body, (uint32_t)leading + i)), result = mc_result_type(c, i);
    if (!check_reference(c, scope, i, ref)) return false;
    if (number_of(ctx, mc_attr_array_get(ctx, tied, i).index) == 0) continue;
    if (mc_group_type(c, inits, k).index != result.index) {
      return fail(c, "tied init at index %u does not match the type '%s' at result index %u", k,
                  mc_text_type(c->diags, result), i);
    }
    k++;
  }
  return true;
}

bool mc_check_iree_parallel(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t region = mc_op_num_regions(ctx, c->op) - 1;
  int64_t indices = mc_checked_int(c, "num_index_args", 0), leading = mc_checked_int(c, "num_leading_args", 0);
  McBlock body = mc_entry_of(c, c->op, region);
  if (indices < 0 || leading < 0 || indices > INT32_MAX || leading > INT32_MAX || body.index == MC_NONE) return true;
  if (indices % 2 != 0) return fail(c, "expected even number of id + count args");
  if (mc_block_num_args(ctx, body) < indices) {
    return fail(c, "fewer body arguments than specified number of counts/ids.");
  }
  return check_parallel(c, region, leading, indices);
}

bool mc_check_iree_parallel_loop(const McRoutineCheck *c) {
  uint32_t count = mc_group_named(c, "count").count;
  McBlock body = mc_entry_of(c, c->op, 0);
  if (count == 0) return fail(c, "expected at least one iteration count argument");
  if (body.index == MC_NONE) return true;
  if (mc_block_num_args(c->ctx, body) < count) return fail(c, "fewer body arguments than specified number of ids.");
  return check_parallel(c, 0, 0, count);
}

bool mc_check_iree_parallel_alloc(const McRoutineCheck *c) {
  McType type = mc_result_type(c, 0);
  uint32_t dynamic = 0;
  if (!mc_is_defined_as(c->ctx, type.index, "pcf.sref")) return true;
  McAttr shape = {mc_defined_param(c->ctx, type.index, SREF_SHAPE)};
  for (uint32_t i = 0, rank = mc_list_size(c, shape); i < rank; i++) dynamic += mc_list_at(c, shape, i) == MC_DYNAMIC;
  return dynamic == mc_op_num_operands(c->ctx, c->op) ||
         fail(c, "dimension operand count does not equal sref dynamic dimension count");
}
