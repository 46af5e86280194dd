/* tensors.c - what Triton checks of every operation: sizes of tensors, and layouts that fit the module around them.
 *
 * Also types from types: pointers and what they point to.
 */
#include "dialects/triton/triton.h"

#define MAX_ELEMENTS 1048576

/* --- the module --- */

static int64_t module_number(const McContext *ctx, McAttr attrs, const char *name, int64_t other) {
  for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, attrs); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, attrs, i);
    if (mc_str_is(mc_ident_str(ctx, entry.name), name)) return mc_triton_number(ctx, entry.value, other);
  }
  return other;
}

/* The warps of a partition: `op` is right inside a region of a ttg.warp_specialize.partitions. -1: not stated. */
static int64_t partition_warps(const McContext *ctx, McOp op, McOp partitions) {
  McOp owner = mc_op_parent(ctx, partitions);
  if (owner.index == MC_NONE) return -1;
  McAttr warps = mc_op_property_named(ctx, owner, "partitionNumWarps");
  uint32_t region = mc_region_index(ctx, mc_block_region(ctx, mc_op_block(ctx, op)));
  return region < mc_triton_list_size(ctx, warps) ? mc_triton_list_at(ctx, warps, region) : -1;
}

McAttr mc_triton_module_attr(const McContext *ctx, McOp op, const char *name) {
  while (op.index != MC_NONE && !mc_op_has_fact(ctx, op, MC_FACT_MODULE)) op = mc_op_parent(ctx, op);
  McAttr attrs = op.index == MC_NONE ? (McAttr){MC_NONE} : mc_op_attrs(ctx, op);
  for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, attrs); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, attrs, i);
    if (mc_str_is(mc_ident_str(ctx, entry.name), name)) return entry.value;
  }
  return (McAttr){MC_NONE};
}

McTritonModule mc_triton_module(const McContext *ctx, McOp op) {
  McTritonModule module = {.lanes = 32, .warps = -1, .blocks = 1};
  McOp parent;
  for (; op.index != MC_NONE; op = parent) {
    parent = mc_op_parent(ctx, op);
    bool is_module = mc_op_has_fact(ctx, op, MC_FACT_MODULE);
    if (module.warps < 0 && (is_module || mc_op_has_fact(ctx, op, MC_FACT_FUNCTION))) {
      module.warps = module_number(ctx, mc_op_attrs(ctx, op), "ttg.num-warps", -1);
    } else if (module.warps < 0 && mc_op_has_fact(ctx, parent, MC_FACT_TRITON_PARTITIONS)) {
      module.warps = partition_warps(ctx, op, parent);
    }
    if (!is_module) continue;
    module.lanes = module_number(ctx, mc_op_attrs(ctx, op), "ttg.threads-per-warp", 32);
    module.blocks = module_number(ctx, mc_op_attrs(ctx, op), "ttg.num-ctas", 1);
    break;
  }
  return module;
}

bool mc_triton_is_within(const McRoutineCheck *c, const char *name) {
  for (McOp op = mc_op_parent(c->ctx, c->op); op.index != MC_NONE; op = mc_op_parent(c->ctx, op)) {
    if (mc_str_is(mc_op_name_str(c->ctx, mc_op_get_name(c->ctx, op)), name)) return true;
  }
  return false;
}

bool mc_triton_in_cluster(const McRoutineCheck *c) {
  return mc_triton_module(c->ctx, c->op).blocks > 1 || fail(c, "requires ttg.num-ctas > 1");
}

/* --- layouts --- */

typedef struct Checked {
  const McRoutineCheck *c;
  uint32_t number; /* of the operand or result */
  bool is_result;
  McTritonModule module;
  bool has_module;
} Checked;

/* Reports after "Operand 0 has an invalid layout: ". Always false. */
static bool invalid(const Checked *k, const char *message) {
  if (k->is_result && mc_op_num_results(k->c->ctx, k->c->op) == 1) {
    return mc_plain_error(k->c, "Result has an invalid layout: %s", message);
  }
  return mc_plain_error(k->c, "%s %u has an invalid layout: %s", k->is_result ? "Result" : "Operand", k->number,
                        message);
}

static bool invalid_units(const Checked *k, McAttr layout, uint64_t has, const char *what, const char *who,
                          int64_t wants) {
  char message[512];
  snprintf(message, sizeof message, "%.300s.\nLayout has %llu %s, but the %s %lld %s.",
           mc_text_attr(k->c->diags, layout), (unsigned long long)has, what, who, (long long)wants, what);
  return invalid(k, message);
}

static const McTritonModule *module_of(Checked *k) {
  if (!k->has_module) k->module = mc_triton_module(k->c->ctx, k->c->op);
  k->has_module = true;
  return &k->module;
}

static bool blocks_fit(Checked *k, McAttr layout, McLayoutUnits units) {
  const McTritonModule *module = module_of(k);
  return units.blocks == (uint64_t)module->blocks ||
         invalid_units(k, layout, units.blocks, "CTAs per CGA", "context requires", module->blocks);
}

static bool tensor_layout_fits(Checked *k, McType type) {
  const McContext *ctx = k->c->ctx;
  McAttr layout = mc_type_encoding(ctx, type);
  McLayoutKind kind = layout.index == MC_NONE ? MC_LAYOUT_OTHER : mc_layout_kind(ctx, layout);
  if (kind == MC_LAYOUT_OTHER) return true;
  char message[256];
  uint32_t rank = mc_layout_rank(ctx, layout);
  if (rank == 0) return true; /* it is made of a layout of another project */
  if (rank != mc_type_rank(ctx, type)) {
    snprintf(message, sizeof message, "Layout has rank %u, but the tensor it's attached to has rank %u.", rank,
             mc_type_rank(ctx, type));
    return invalid(k, message);
  }
  McLayoutUnits units = mc_layout_units(ctx, layout);
  if (!blocks_fit(k, layout, units)) return false;
  if (!mc_layout_is_distributed(kind)) return invalid(k, "Non-distributed layout is not allowed in tensor type.");
  for (uint32_t i = 0; i < rank; i++) {
    if (!mc_is_power_of_2(mc_type_dim(ctx, type, i))) {
      return invalid(k, "the tensor it's attached to has a shape which is not a power of two.");
    }
  }
  const McTritonModule *module = module_of(k);
  if (units.lanes == 0) return true;
  if (units.lanes != (uint64_t)module->lanes) {
    return invalid_units(k, layout, units.lanes, "threads per warp", "module specifies", module->lanes);
  }
  if (module->warps < 0) {
    return invalid(k, "Could not determine the number of warps per CTA. Operation is not in a context with "
                      "`ttg.num-warps`.");
  }
  return units.warps == (uint64_t)module->warps ||
         invalid_units(k, layout, units.warps, "warps per CTA", "context requires", module->warps);
}

static bool buffer_layout_fits(Checked *k, McType type) {
  const McContext *ctx = k->c->ctx;
  McMemDesc desc;
  char message[256];
  if (!mc_memdesc(ctx, type, &desc)) return true;
  McLayoutKind kind = mc_layout_kind(ctx, desc.encoding);
  if (kind == MC_LAYOUT_OTHER) return true;
  uint32_t rank = mc_layout_rank(ctx, desc.encoding);
  if (rank != desc.rank && rank + 1 != desc.rank) {
    snprintf(message, sizeof message,
             "Layout has rank %u, but the memdesc it's attached to has rank %u. Memdesc rank must equal the layout "
             "rank or be exactly one greater for multibuffering.", rank, desc.rank);
    return invalid(k, message);
  }
  return blocks_fit(k, desc.encoding, mc_layout_units(ctx, desc.encoding));
}

static bool layouts_fit(const McRoutineCheck *c, bool with_buffers) {
  uint32_t operands = mc_op_num_operands(c->ctx, c->op), count = mc_checked_num_values(c);
  Checked k = {.c = c};
  for (uint32_t pass = 0; pass < (with_buffers ? 2u : 1u); pass++) {
    for (uint32_t i = 0; i < count; i++) {
      McType type = mc_checked_type(c, i);
      McKind kind = mc_kind(c->ctx, type.index);
      k.is_result = i >= operands;
      k.number = k.is_result ? i - operands : i;
      if (pass == 0 && kind == MC_TYPE_RANKED_TENSOR && !tensor_layout_fits(&k, type)) return false;
      if (pass == 1 && kind == MC_TYPE_DEFINED && !buffer_layout_fits(&k, type)) return false;
    }
  }
  return true;
}

/* --- every operation --- */

static bool size_fits(const McRoutineCheck *c, McType type) {
  uint64_t count = 1;
  for (uint32_t i = 0, rank = mc_type_rank(c->ctx, type); i < rank; i++) count *= (uint64_t)mc_type_dim(c->ctx, type,
                                                                                                        i);
  if ((int64_t)count > MAX_ELEMENTS) {
    return mc_plain_error(c, "Maximum allowed number of elements is %d, but the operation has more than that",
                          MAX_ELEMENTS);
  }
  return (count & (count - 1)) == 0 ||
         mc_plain_error(c, "Number of elements must be power-of-two, but the operation doesn't follow the rule (%llu) "
                           "elements", (unsigned long long)count);
}

bool mc_check_tt_tensors(const McRoutineCheck *c) {
  for (uint32_t i = 0, n = mc_checked_num_values(c); i < n; i++) {
    McType type = mc_checked_type(c, i);
    if (mc_kind(c->ctx, type.index) == MC_TYPE_RANKED_TENSOR && !size_fits(c, type)) return false;
  }
  return layouts_fit(c, false);
}

bool mc_check_ttg_layouts(const McRoutineCheck *c) { return layouts_fit(c, true); }

static McAttr encoding_of(const McContext *ctx, McType type) {
  return mc_kind(ctx, type.index) == MC_TYPE_RANKED_TENSOR ? mc_type_encoding(ctx, type) : (McAttr){MC_NONE};
}

bool mc_check_tt_same_encoding(const McRoutineCheck *c) {
  bool of_operands = c->num_args > 0;
  uint32_t operands = mc_op_num_operands(c->ctx, c->op), count = of_operands ? operands : mc_checked_num_values(c);
  if (operands == 0) return true;
  McAttr first = encoding_of(c->ctx, mc_checked_type(c, 0));
  for (uint32_t i = 1; i < count; i++) {
    McAttr other = encoding_of(c->ctx, mc_checked_type(c, i));
    if (first.index == MC_NONE || other.index == MC_NONE || first.index == other.index) continue;
    return fail(c, "requires the same encoding for all operands%s", i < operands ? "" : " and results");
  }
  return true;
}

/* --- pointers --- */

static bool push(McContext *ctx, McWords *out, McType type) {
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

static McType pointee_of(const McContext *ctx, McType type) {
  McType element = mc_element_or_self(ctx, type);
  if (!mc_is_defined_as(ctx, element.index, "tt.ptr")) return (McType){MC_NONE};
  return (McType){mc_defined_param(ctx, element.index, 0)};
}

/* The type itself, or the tensor, with another element. */
static McType with_element(McContext *ctx, McType type, McType element) {
  return mc_kind(ctx, type.index) == MC_TYPE_RANKED_TENSOR ? mc_type_with_element(ctx, type, element) : element;
}

bool mc_transform_tt_pointee(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1) return false;
  McType pointee = pointee_of(ctx, *from);
  return push(ctx, out, pointee.index == MC_NONE ? *from : with_element(ctx, *from, pointee));
}

bool mc_transform_tt_pointee_mask(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, with_element(ctx, *from, mc_type_integer(ctx, 1, MC_SIGNLESS)));
}

bool mc_transform_tt_pointer_to(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McIdent name = mc_ident(ctx, "tt.ptr", 6);
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_definition(ctx, name, true);
  McAttr space = mc_attr_string(ctx, "global", 6, (McType){MC_NONE});
  if (count != 1 || def == NULL || space.index == MC_NONE) return false;
  uint32_t values[] = {mc_element_or_self(ctx, *from).index, space.index};
  McType pointer = {mc_defined_intern(ctx, def, values)};
  return pointer.index != MC_NONE && push(ctx, out, with_element(ctx, *from, pointer));
}

bool mc_transform_tt_i32_same_shape(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, with_element(ctx, *from, mc_type_integer(ctx, 32, MC_SIGNLESS)));
}

bool mc_transform_nvws_buffer_types(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || !mc_is_defined_as(ctx, from->index, "nvws.aref")) return false;
  McAttr types = {mc_defined_param(ctx, from->index, 0)};
  for (uint32_t i = 0, n = types.index == MC_NONE ? 0 : mc_attr_array_size(ctx, types); i < n; i++) {
    if (!push(ctx, out, mc_attr_type_value(ctx, mc_attr_array_get(ctx, types, i)))) return false;
  }
  return true;
}

bool mc_check_tt_points_to(const McRoutineCheck *c) {
  McMemDesc desc;
  McType pointer = mc_checked_named_type(c, mc_ident_str(c->ctx, (McIdent){c->args[1]}));
  McType other = mc_checked_named_type(c, mc_ident_str(c->ctx, (McIdent){c->args[2]}));
  if (pointer.index == MC_NONE || other.index == MC_NONE) return true;
  McType element = mc_memdesc(c->ctx, other, &desc) ? desc.element : mc_element_or_self(c->ctx, other);
  return pointee_of(c->ctx, pointer).index == element.index || mc_fail_relation(c);
}
