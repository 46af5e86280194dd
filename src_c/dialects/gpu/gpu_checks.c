/* gpu_checks.c - what is checked of kernels, launches and what runs on the device. */
#include "dialects/gpu/gpu.def"
#include "dialects/shared/routines.h"
#include "dialects/shared/shared_checks.h"
#include "ir/opaque.h"
#include "types/report.h"
#include "verify/verify.h"

/* At the operation, without its name, and the note that shows it. Always false. */
#define fail_plain mc_plain_error

/* --- what the operation has --- */

/* The value of an attribute of the definition, or MC_NONE. */
static McAttr attr_at(const McRoutineCheck *c, uint32_t i) {
  return mc_op_attribute(c->ctx, c->op, (McIdent){mc_def_attrs(c->def)[i].name});
}

static McAttr attr_named(const McRoutineCheck *c, const char *name) {
  for (uint32_t i = 0; i < c->def->op->num_attrs; i++) {
    McStr text = mc_ident_str(c->ctx, (McIdent){mc_def_attrs(c->def)[i].name});
    if (mc_str_is(text, name)) return attr_at(c, i);
  }
  return (McAttr){MC_NONE};
}

static int64_t integer_or(const McRoutineCheck *c, McAttr attr, int64_t otherwise) {
  int64_t value;
  if (attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_INTEGER) return otherwise;
  return mc_attr_integer_i64(c->ctx, attr, &value) ? value : otherwise;
}

/* The value of a defined attribute that holds an enumeration's; -1: it is none. */
static int64_t case_of(const McRoutineCheck *c, McAttr attr) {
  if (attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_DEFINED) return -1;
  const McDefinition *def = mc_definition_of(c->ctx, attr.index);
  if (def == NULL || def->record->num_params != 1) return -1;
  return integer_or(c, (McAttr){mc_defined_param(c->ctx, attr.index, 0)}, -1);
}

static void put_case(const McRoutineCheck *c, McAttr attr, McBuf *out) {
  const McDefinition *def = mc_definition_of(c->ctx, attr.index);
  const McEnumWords *e = (const McEnumWords *)(def->words + mc_definition_params(def)[0].detail);
  mc_enum_text(c->ctx, def->words, e, (uint64_t)case_of(c, attr), out);
}

/* The type of the first operand of a group; MC_NONE: it has none. */
static McType operand_type(const McRoutineCheck *c, uint32_t group) {
  uint32_t start, count;
  if (!mc_op_group(c->ctx, c->def, c->op, false, group, &start, &count) || count == 0) return (McType){MC_NONE};
  return mc_value_type(c->ctx, mc_op_operand(c->ctx, c->op, start));
}

/* The nearest operation around it whose definition states the fact. */
static McOp nearest_parent(const McRoutineCheck *c, McFact fact) {
  for (McOp at = mc_op_parent(c->ctx, c->op); at.index != MC_NONE; at = mc_op_parent(c->ctx, at)) {
    if (mc_op_has_fact(c->ctx, at, fact)) return at;
  }
  return (McOp){MC_NONE};
}

/* --- memory of kernels --- */

#define WORKGROUP 2
#define PRIVATE 3

/* #gpu.address_space<...>: its value; 0: there is none, or another attribute. */
static int64_t address_space(const McRoutineCheck *c, McType memref) {
  static const char name[] = "gpu.address_space";
  McAttr space = mc_type_memory_space(c->ctx, memref);
  if (space.index == MC_NONE || mc_kind(c->ctx, space.index) != MC_ATTR_DEFINED) return 0;
  const McDefinition *def = mc_definition_of(c->ctx, space.index);
  McStr text = def == NULL ? (McStr){"", 0} : mc_ident_str(c->ctx, def->name);
  bool is_it = text.len == sizeof name - 1 && memcmp(text.ptr, name, text.len) == 0;
  return is_it ? case_of(c, space) : 0;
}

static bool check_memory(const McRoutineCheck *c, McBlock entry, uint32_t from, uint32_t to, int64_t space) {
  McContext *ctx = c->ctx;
  uint32_t have = entry.index == MC_NONE ? 0 : mc_block_num_args(ctx, entry);
  for (uint32_t i = from; i < to && i < have; i++) {
    McType type = mc_value_type(ctx, mc_block_arg(ctx, entry, i));
    if (mc_kind(ctx, type.index) != MC_TYPE_MEMREF) return fail(c, "expected memref type in attribution");
    int64_t own = address_space(c, type);
    if (own == 0 || own == space) continue;
    return fail(c, "expected memory space %s in attribution", space == WORKGROUP ? "workgroup" : "private");
  }
  return true;
}

/* `first` arguments, then the workgroup's, then private ones. */
static bool check_memories(const McRoutineCheck *c, McBlock entry, uint32_t first, uint32_t workgroup) {
  uint32_t have = entry.index == MC_NONE ? 0 : mc_block_num_args(c->ctx, entry);
  if (first > have || workgroup > have - first) return true;
  return check_memory(c, entry, first, first + workgroup, WORKGROUP) &&
         check_memory(c, entry, first + workgroup, have, PRIVATE);
}

static uint32_t num_workgroup(const McRoutineCheck *c) {
  int64_t count = integer_or(c, attr_named(c, "workgroup_attributions"), 0);
  return count < 0 ? 0 : count > 0x7FFFFFFF ? 0x7FFFFFFF : (uint32_t)count;
}

bool mc_check_kernel_function(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = mc_function_type(ctx, c->op);
  if (type.index == MC_NONE) return true; /* the attribute's constraint has said so */
  uint32_t inputs = mc_type_num_inputs(ctx, type), workgroup = num_workgroup(c);
  McAttr kernel = attr_named(c, "gpu.kernel");
  bool is_kernel = kernel.index != MC_NONE && mc_kind(ctx, kernel.index) == MC_ATTR_UNIT;
  if (is_kernel && mc_type_num_results(ctx, type) != 0) return fail(c, "expected void return type for kernel function");
  if (!mc_function_check_attrs(c, type)) return false;
  if (mc_op_num_regions(ctx, c->op) != 1) return fail(c, "expects one region");
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  if (entry.index == MC_NONE) return fail(c, "expected body with at least one block");
  if (mc_block_num_args(ctx, entry) < inputs + workgroup) {
    return fail(c, "expected at least %u arguments to body region", inputs + workgroup);
  }
  for (uint32_t i = 0; i < inputs; i++) {
    McType have = mc_value_type(ctx, mc_block_arg(ctx, entry, i)), want = mc_type_input(ctx, type, i);
    if (have.index == want.index) continue;
    return fail(c, "expected body region argument #%u to be of type '%s', got '%s'", i, mc_text_type(c->diags, want),
                mc_text_type(c->diags, have));
  }
  return check_memories(c, entry, inputs, workgroup);
}

bool mc_check_kernel_return(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp function = mc_op_parent(ctx, c->op);
  McType type = function.index == MC_NONE ? (McType){MC_NONE} : mc_function_type(ctx, function);
  if (type.index == MC_NONE) return true; /* the function itself is wrong */
  uint32_t results = mc_type_num_results(ctx, type);
  if (results != mc_op_num_operands(ctx, c->op)) {
    fail(c, "expected %u result operands", results);
    mc_note(c->diags, mc_op_loc(ctx, function), "return type declared here");
    return false;
  }
  for (uint32_t i = 0; i < results; i++) {
    McType have = mc_value_type(ctx, mc_op_operand(ctx, c->op, i));
    if (have.index == mc_type_result(ctx, type, i).index) continue;
    return fail(c, "unexpected type `'%s'' for operand #%u", mc_text_type(c->diags, have), i);
  }
  return true;
}

/* --- launches --- */

#define CLUSTER_SIZE_X 7 /* operand groups of both launches; y and z follow */

bool mc_check_launch_of_kernel(const McRoutineCheck *c) {
  static const char container[] = "gpu.container_module";
  McContext *ctx = c->ctx;
  McOp module = nearest_parent(c, MC_FACT_MODULE);
  if (module.index == MC_NONE) return fail(c, "expected to belong to a module");
  McAttr mark = mc_op_attribute(ctx, module, mc_ident(ctx, container, sizeof container - 1));
  if (mark.index == MC_NONE || mc_kind(ctx, mark.index) != MC_ATTR_UNIT) {
    return fail(c, "expected the closest surrounding module to have the '%s' attribute", container);
  }
  McType x = operand_type(c, CLUSTER_SIZE_X), y = operand_type(c, CLUSTER_SIZE_X + 1),
         z = operand_type(c, CLUSTER_SIZE_X + 2);
  if (x.index == MC_NONE || y.index == MC_NONE || z.index == MC_NONE) return true;
  if (x.index == y.index && x.index == z.index) return true;
  return fail(c, "expects types of the cluster dimensions must be the same");
}

static uint32_t num_cluster_sizes(const McRoutineCheck *c) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < 3; i++) count += operand_type(c, CLUSTER_SIZE_X + i).index != MC_NONE;
  return count;
}

bool mc_check_launch_clusters(const McRoutineCheck *c) {
  uint32_t count = num_cluster_sizes(c);
  return count == 0 || count == 3 || fail(c, "cluster size must be all present");
}

bool mc_check_launch_body(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  uint32_t workgroup = num_workgroup(c), sizes = num_cluster_sizes(c) == 3 ? 18 : 12;
  if (entry.index != MC_NONE && mc_block_num_args(ctx, entry) < sizes + workgroup) {
    return fail(c, "unexpected number of region arguments");
  }
  if (!check_memories(c, entry, sizes, workgroup)) return false;
  for (McBlock block = entry; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp last = mc_block_last_op(ctx, block);
    if (last.index == MC_NONE || mc_op_num_successors(ctx, last) != 0) continue;
    if (mc_op_has_fact(ctx, last, MC_FACT_GPU_TERMINATOR)) continue;
    mc_error(c->diags, mc_op_loc(ctx, last), "expected 'gpu.terminator' or a terminator with successors");
    mc_note_current_op(c->diags, ctx, last);
    mc_note(c->diags, mc_op_loc(ctx, c->op), "in 'gpu.launch' body region");
    return false;
  }
  return true;
}

/* Arguments of a launch against those of the function that it names. */
static bool check_launch_arguments(const McRoutineCheck *c, McOp function) {
  McContext *ctx = c->ctx;
  uint32_t words = 0, start = 0, have = 0;
  const uint32_t *group = mc_def_fact(c->def, MC_FACT_GPU_LAUNCH, &words);
  for (uint32_t g = 0; g < c->def->op->num_operands; g++) {
    if (mc_def_operands(c->def)[g].name == *group) mc_op_group(ctx, c->def, c->op, false, g, &start, &have);
  }
  McType type = mc_function_type(ctx, function);
  uint32_t want = type.index == MC_NONE ? have : mc_type_num_inputs(ctx, type);
  if (have != want) return fail(c, "got %u kernel operands but expected %u", have, want);
  for (uint32_t i = 0; i < have && type.index != MC_NONE; i++) {
    if (mc_value_type(ctx, mc_op_operand(ctx, c->op, start + i)).index == mc_type_input(ctx, type, i).index) continue;
    return fail(c, "type of function argument %u does not match", i);
  }
  return true;
}

static bool check_launch(const McRoutineCheck *c, McSymbols *symbols, McOp module) {
  static const char mark[] = "gpu.kernel";
  McContext *ctx = c->ctx;
  McAttr kernel = attr_named(c, "kernel");
  if (kernel.index == MC_NONE || mc_kind(ctx, kernel.index) != MC_ATTR_SYMBOL_REF) return true;
  McStr root = mc_ident_str(ctx, mc_attr_symbol_root(ctx, kernel));
  McAttr name = mc_attr_symbol_ref(ctx, mc_attr_symbol_root(ctx, kernel), NULL, 0);
  if (name.index == MC_NONE) return mc_out_of_memory(c->diags);
  McOp container = mc_symbols_find(symbols, module, name);
  if (container.index == MC_NONE) {
    return mc_symbols_met_kept(symbols) ||
           fail(c, "kernel container '%.*s' is undefined", (int)root.len, root.ptr);
  }
  if (mc_op_has_fact(ctx, container, MC_FACT_GPU_BINARY) || mc_op_is_kept(ctx, container)) return true;
  if (!mc_op_has_fact(ctx, container, MC_FACT_GPU_TARGETS)) {
    return fail(c, "kernel module '%.*s' is undefined", (int)root.len, root.ptr);
  }
  const char *text = c->diags == NULL ? "" : mc_text_attr(c->diags, kernel);
  McOp function = mc_symbols_find(symbols, module, kernel);
  if (function.index == MC_NONE) {
    return mc_symbols_met_kept(symbols) || fail(c, "kernel function '%s' is undefined", text);
  }
  if (mc_op_is_kept(ctx, function)) return true;
  McIdent type = mc_ident(ctx, "function_type", strlen("function_type"));
  if (mc_op_property(ctx, function, type).index == MC_NONE) {
    fail(c, "referenced kernel '%s' is not a function", text);
    return mc_note(c->diags, mc_op_loc(ctx, function), "see the kernel definition here");
  }
  McAttr marked = mc_op_attribute(ctx, function, mc_ident(ctx, mark, sizeof mark - 1));
  if (marked.index == MC_NONE || mc_kind(ctx, marked.index) != MC_ATTR_UNIT) {
    return fail(c, "kernel function is missing the 'gpu.kernel' attribute");
  }
  return !mc_op_has_fact(ctx, function, MC_FACT_GPU_FUNCTION) || check_launch_arguments(c, function);
}

/* Launches whose functions are directly in the module: those in a module inside of it are that one's. */
bool mc_attr_check_gpu_container_module(McContext *ctx, McOp op, McAttr value, McDiags *diags) {
  if (mc_kind(ctx, value.index) != MC_ATTR_UNIT) return true;
  if (!mc_op_has_fact(ctx, op, MC_FACT_MODULE)) {
    mc_error(diags, mc_op_loc(ctx, op),
             "expected 'gpu.container_module' attribute to be attached to 'builtin.module'");
    mc_note_current_op(diags, ctx, op);
    return false;
  }
  McSymbols *symbols = NULL;
  bool ok = true;
  McWalk walk;
  mc_walk_init(ctx, &walk, op, true);
  for (McOp each; ok && (each = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (!mc_op_has_fact(ctx, each, MC_FACT_GPU_LAUNCH)) continue;
    McOp around = mc_op_parent(ctx, each);
    if (around.index == MC_NONE || mc_op_parent(ctx, around).index != op.index) continue;
    if (symbols == NULL && (symbols = mc_symbols_new(ctx)) == NULL) return mc_out_of_memory(diags);
    McRoutineCheck c = {.ctx = ctx, .op = each, .def = mc_op_def(ctx, each), .diags = diags};
    ok = check_launch(&c, symbols, op);
    if (ok && mc_symbols_out_of_memory(symbols)) ok = mc_out_of_memory(diags);
  }
  mc_symbols_free(symbols);
  return ok;
}

/* --- memory --- */

bool mc_check_same_elements_and_shape(const McRoutineCheck *c) {
  McType dst = operand_type(c, 1), src = operand_type(c, 2);
  if (dst.index == MC_NONE || src.index == MC_NONE) return true;
  if (mc_element_or_self(c->ctx, src).index != mc_element_or_self(c->ctx, dst).index) {
    return fail(c, "arguments have incompatible element type");
  }
  return mc_shapes_compatible(c->ctx, src, dst) || fail(c, "arguments have incompatible shape");
}

bool mc_check_symbol_sizes(const McRoutineCheck *c) {
  uint32_t start, count, symbols = mc_memref_num_symbols(c->ctx, mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, 0)));
  if (mc_op_group(c->ctx, c->def, c->op, false, 2, &start, &count) && count == symbols) return true;
  return fail(c, "symbol operand count does not equal memref symbol count");
}

/* --- reductions --- */

/* Has the type this operation? Cases of AllReduceOperation: minnumf 4, maxnumf 7, minimumf 11, maximumf 12; minui to
 * maxsi, and to xor. */
static bool can_reduce(const McContext *ctx, int64_t operation, McType type) {
  bool is_float = mc_kind(ctx, type.index) == MC_TYPE_FLOAT, is_integer = mc_kind(ctx, type.index) == MC_TYPE_INTEGER;
  switch (operation) {
    case 4: case 7: case 11: case 12: return is_float;
    case 2: case 3: case 5: case 6: case 8: case 9: case 10: return is_integer;
    default: return true;
  }
}

static bool fail_reduction(const McRoutineCheck *c, McAttr operation, McType type) {
  McBuf name;
  mc_buf_init(&name, &c->ctx->alloc);
  put_case(c, operation, &name);
  bool ok = fail_plain(c, "`%s` reduction operation is not compatible with type '%s'", mc_buf_text(&name),
                       mc_text_type(c->diags, type));
  mc_buf_fini(&name);
  return ok;
}

static bool check_reduce_body(const McRoutineCheck *c, McBlock entry, McType type) {
  McContext *ctx = c->ctx;
  uint32_t yields = 0;
  if (mc_block_num_args(ctx, entry) != 2) return fail_plain(c, "expected two region arguments");
  for (uint32_t i = 0; i < 2; i++) {
    if (mc_value_type(ctx, mc_block_arg(ctx, entry, i)).index != type.index) {
      return fail_plain(c, "incorrect region argument type");
    }
  }
  for (McBlock block = entry; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp last = mc_block_last_op(ctx, block);
    if (!mc_op_has_fact(ctx, last, MC_FACT_GPU_YIELD)) continue;
    if (mc_op_num_operands(ctx, last) != 1) return fail_plain(c, "expected one gpu.yield operand");
    if (mc_value_type(ctx, mc_op_operand(ctx, last, 0)).index != type.index) {
      return fail_plain(c, "incorrect gpu.yield type");
    }
    yields++;
  }
  return yields > 0 || fail_plain(c, "expected gpu.yield op in region");
}

bool mc_check_all_reduce(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr operation = attr_named(c, "op");
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  McType type = mc_value_type(ctx, mc_op_result(ctx, c->op, 0));
  if ((entry.index == MC_NONE) != (operation.index != MC_NONE)) {
    return fail_plain(c, "expected either an op attribute or a non-empty body");
  }
  if (entry.index != MC_NONE) return check_reduce_body(c, entry, type);
  return can_reduce(ctx, case_of(c, operation), type) || fail_reduction(c, operation, type);
}

static bool is_power_of_2(uint32_t value) { return value != 0 && (value & (value - 1)) == 0; }

bool mc_check_subgroup_reduce(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = mc_value_type(ctx, mc_op_result(ctx, c->op, 0)), element = type;
  if (mc_kind(ctx, type.index) == MC_TYPE_VECTOR) element = mc_type_element(ctx, type);
  McAttr operation = attr_named(c, "op"), size = attr_named(c, "cluster_size");
  if (!can_reduce(ctx, case_of(c, operation), element)) return fail_reduction(c, operation, type);
  uint32_t cluster = (uint32_t)integer_or(c, size, 1),
           stride = (uint32_t)integer_or(c, attr_named(c, "cluster_stride"), 1);
  if (size.index != MC_NONE && !is_power_of_2(cluster)) {
    return fail(c, "cluster size %u is not a power of two", cluster);
  }
  if (stride != 1 && size.index == MC_NONE) {
    return fail(c, "cluster stride can only be specified if cluster size is specified");
  }
  return is_power_of_2(stride) || fail(c, "cluster stride %u is not a power of two", stride);
}

/* --- lanes --- */

bool mc_check_broadcast_lane(const McRoutineCheck *c) {
  bool specific = case_of(c, attr_named(c, "broadcast_type")) == 1, given = operand_type(c, 1).index != MC_NONE;
  if (specific == given) return true;
  if (given) return fail(c, "lane can only be specified for `specific_lane` broadcast");
  return fail(c, "lane must be specified for `specific_lane` broadcast");
}

bool mc_check_rotate_offset(const McRoutineCheck *c) {
  uint32_t offset = (uint32_t)integer_or(c, attr_named(c, "offset"), 0),
           width = (uint32_t)integer_or(c, attr_named(c, "width"), 1);
  return offset < width || fail(c, "offset must be in the range [0, %u)", width);
}

bool mc_check_dynamic_shared_memory(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp at = mc_op_parent(ctx, c->op);
  while (at.index != MC_NONE && !mc_op_has_trait(ctx, at, MC_TRAIT(SYMBOL_TABLE))) at = mc_op_parent(ctx, at);
  if (at.index == MC_NONE) return fail(c, "must be inside an op with symbol table");
  McType type = mc_value_type(ctx, mc_op_result(ctx, c->op, 0));
  if (address_space(c, type) != WORKGROUP) return fail(c, "address space must be address_space<workgroup>");
  return !mc_type_has_static_shape(ctx, type) ||
         fail(c, "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>");
}

static bool check_distributed(const McRoutineCheck *c, McType whole, McType part, int64_t warp) {
  McContext *ctx = c->ctx;
  if (whole.index == part.index) return true;
  if (mc_kind(ctx, whole.index) != MC_TYPE_VECTOR || mc_kind(ctx, part.index) != MC_TYPE_VECTOR) {
    return fail(c, "expected vector type for distributed operands.");
  }
  uint32_t rank = mc_type_rank(ctx, whole);
  if (rank != mc_type_rank(ctx, part) || mc_type_element(ctx, whole).index != mc_type_element(ctx, part).index) {
    return fail(c, "expected distributed vectors to have same rank and element type.");
  }
  uint64_t product = 1;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t all = mc_type_dim(ctx, whole, i), own = mc_type_dim(ctx, part, i);
    if (all == own) continue;
    if (own == 0 || all % own != 0) {
      return fail(
          c,
          "expected expanded vector dimension #%u (%lld) to be a multipler of the distributed vector dimension (%lld)",
          i, (long long)all, (long long)own);
    }
    product *= (uint64_t)(all / own);
  }
  if (product == (uint64_t)warp) return true;
  return fail(c, "incompatible distribution dimensions from '%s' to '%s' with warp size = %lld",
              mc_text_type(c->diags, whole), mc_text_type(c->diags, part), (long long)warp);
}

bool mc_check_distributed_types(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  uint32_t count = mc_op_num_operands(ctx, c->op) - 1, results = mc_op_num_results(ctx, c->op);
  int64_t warp = integer_or(c, attr_named(c, "warp_size"), 0);
  if (entry.index == MC_NONE || count != mc_block_num_args(ctx, entry)) {
    return fail(c, "expected same number op arguments and block arguments.");
  }
  McOp yield = mc_block_last_op(ctx, entry);
  if (yield.index == MC_NONE || mc_op_num_operands(ctx, yield) != results) {
    return fail(c, "expected same number of yield operands and return values.");
  }
  for (uint32_t i = 0; i < count; i++) {
    McType whole = mc_value_type(ctx, mc_block_arg(ctx, entry, i)),
           part = mc_value_type(ctx, mc_op_operand(ctx, c->op, i + 1));
    if (!check_distributed(c, whole, part, warp)) return false;
  }
  for (uint32_t i = 0; i < results; i++) {
    McType whole = mc_value_type(ctx, mc_op_operand(ctx, yield, i)),
           part = mc_value_type(ctx, mc_op_result(ctx, c->op, i));
    if (!check_distributed(c, whole, part, warp)) return false;
  }
  return true;
}

/* --- matrices: their parameters are shape, element type, and which operand of a product they are --- */

static bool is_role(const McRoutineCheck *c, McType matrix, const char *role) {
  McAttr text = {mc_defined_param(c->ctx, matrix.index, 2)};
  if (text.index == MC_NONE || mc_kind(c->ctx, text.index) != MC_ATTR_STRING) return false;
  McStr s = mc_attr_string_value(c->ctx, text);
  return mc_str_is(s, role);
}

static int64_t matrix_dim(const McRoutineCheck *c, McType matrix, uint32_t i) {
  McAttr shape = {mc_defined_param(c->ctx, matrix.index, 0)};
  int64_t dim = 0;
  if (shape.index == MC_NONE || mc_kind(c->ctx, shape.index) != MC_ATTR_DENSE_ARRAY ||
      i >= mc_attr_dense_count(c->ctx, shape)) {
    return 0;
  }
  memcpy(&dim, mc_attr_dense_data(c->ctx, shape).ptr + i * sizeof dim, sizeof dim);
  return dim;
}

bool mc_check_matrix_memory(const McRoutineCheck *c) {
  bool stores = mc_op_num_results(c->ctx, c->op) == 0;
  McType memref = operand_type(c, stores ? 1 : 0);
  if (!mc_memref_has_unit_stride(c->ctx, memref)) {
    return fail_plain(c, "expected %s memref most minor dim must have unit stride", stores ? "destination" : "source");
  }
  if (!stores || is_role(c, operand_type(c, 0), "COp")) return true;
  return fail_plain(c, "expected the operand matrix being stored to have 'COp' operand type");
}

bool mc_check_matrix_product(const McRoutineCheck *c) {
  McType a = operand_type(c, 0), b = operand_type(c, 1), sum = operand_type(c, 2);
  if (!is_role(c, a, "AOp") || !is_role(c, b, "BOp") || !is_role(c, sum, "COp")) {
    return fail_plain(c, "operands must be in the order AOp, BOp, COp");
  }
  bool fits = matrix_dim(c, a, 1) == matrix_dim(c, b, 0) && matrix_dim(c, a, 0) == matrix_dim(c, sum, 0) &&
              matrix_dim(c, b, 1) == matrix_dim(c, sum, 1);
  return fits || fail_plain(c, "operand shapes do not satisfy matmul constraints");
}
