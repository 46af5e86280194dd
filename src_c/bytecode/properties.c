/* properties.c - which steps encode the properties of a defined operation. */
#include "bytecode/properties.h"
#include "defs/constraints.h"
#include "defs/facts.h"

#include "defs/enums.h"

static int compare_names(const McContext *ctx, McIdent a, McIdent b) {
  McStr left = mc_ident_str(ctx, a), right = mc_ident_str(ctx, b);
  int order = memcmp(left.ptr, right.ptr, left.len < right.len ? left.len : right.len);
  return order != 0 ? order : left.len < right.len ? -1 : left.len > right.len;
}

/* Inserts by name among the steps from `from` on. */
static void add_sorted(const McContext *ctx, McBcPlan *plan, uint32_t from, McBcStep step) {
  uint32_t i = plan->num_steps++;
  for (; i > from && compare_names(ctx, step.name, plan->steps[i - 1].name) < 0; i--) {
    plan->steps[i] = plan->steps[i - 1];
  }
  plan->steps[i] = step;
}

static McBcStep segments_step(const McContext *ctx, const McOpDef *def, const McAttrWords *a, uint64_t version) {
  bool results = a->name == ctx->known[MC_ID_resultSegmentSizes].index;
  McBcStep step = {.name = {a->name}, .kind = MC_BCODE_STEP_SEGMENTS};
  step.num_groups = results ? def->op->num_results : def->op->num_operands;
  if (version < MC_BCODE_SEGMENT_SIZES) step.kind = MC_BCODE_STEP_ATTR;
  return step;
}

/* The kind of a property: that of the first of these attributes that it can hold. Returns false when memory runs
 * out. */
static bool find_property_kind(McContext *ctx, const McOpDef *def, const McAttrWords *a, uint8_t *kind) {
  const struct { uint8_t kind; McAttr attr; } held[] = {
      {MC_BCODE_STEP_NUMBER, mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), 0)},
      {MC_BCODE_STEP_BOOL, mc_attr_bool(ctx, false)},
      {MC_BCODE_STEP_BOOLS, mc_attr_array(ctx, NULL, 0)},
      {MC_BCODE_STEP_STRING, mc_attr_string(ctx, "", 0, (McType){MC_NONE})},
  };
  for (size_t i = 0; i < MC_COUNT(held) && a->constraint != 0; i++) {
    if (held[i].attr.index == MC_NONE) return false;
    if (!mc_predicate_holds(ctx, def->words, def->words + a->constraint, held[i].attr.index)) continue;
    *kind = held[i].kind;
    return true;
  }
  *kind = MC_BCODE_STEP_NUMBER; /* of another width */
  return true;
}

static bool make_property_step(McContext *ctx, const McOpDef *def, const McAttrWords *a, McBcStep *out) {
  *out = (McBcStep){.name = {a->name}};
  uint32_t width = 64;
  if (a->flags & MC_ATTR_IS_UNIT) out->kind = MC_BCODE_STEP_FLAG;
  else if (a->default_value != MC_NONE && mc_kind(ctx, a->default_value) == MC_ATTR_ARRAY) {
    out->kind = MC_BCODE_STEP_MAYBE;
  } else if (!find_property_kind(ctx, def, a, &out->kind)) {
    return false;
  }
  if (a->enumeration != 0) {
    width = mc_enum_width((const McEnumWords *)(def->words + a->enumeration));
  }
  out->type = mc_type_integer(ctx, width, MC_SIGNLESS);
  return out->type.index != MC_NONE;
}

McBcPlan *mc_bc_plan_new(McContext *ctx, const McOpDef *def, uint64_t version) {
  uint32_t num_attrs = def->op->num_attrs, num_later = 0;
  const McAttrWords *specs = mc_def_attrs(def);
  const uint32_t *later = mc_def_fact(def, MC_FACT_LATER_ATTRIBUTES, &num_later);
  if (later == NULL) num_later = 0;
  McBcPlan *plan = mc_alloc(&ctx->alloc, sizeof *plan + (num_attrs + num_later) * sizeof plan->steps[0]);
  if (plan == NULL) return NULL;
  plan->num_steps = 0;
  plan->num_allocated = num_attrs + num_later;
  for (uint32_t i = 0; i < num_later; i++) {
    add_sorted(ctx, plan, 0, (McBcStep){.name = {later[i]}, .kind = MC_BCODE_STEP_LATER});
  }
  for (uint32_t i = 0; i < num_attrs; i++) {
    const McAttrWords *a = &specs[i];
    if (a->flags & (MC_ATTR_PROPERTY | MC_ATTR_DISCARDABLE)) continue;
    McBcStep step = {.name = {a->name},
                     .kind = a->flags & MC_ATTR_REQUIRED ? MC_BCODE_STEP_ATTR : MC_BCODE_STEP_OPTIONAL};
    if (a->flags & MC_ATTR_SEGMENTS) step = segments_step(ctx, def, a, version);
    if (step.kind != MC_BCODE_STEP_SEGMENTS) add_sorted(ctx, plan, 0, step);
  }
  for (uint32_t i = 0; i < num_attrs; i++) {
    if (!(specs[i].flags & MC_ATTR_PROPERTY)) continue;
    if (!make_property_step(ctx, def, &specs[i], &plan->steps[plan->num_steps++])) {
      mc_bc_plan_free(ctx, plan);
      return NULL;
    }
  }
  uint32_t from = plan->num_steps;
  for (uint32_t i = 0; i < num_attrs && version >= MC_BCODE_SEGMENT_SIZES; i++) {
    if (specs[i].flags & MC_ATTR_SEGMENTS) add_sorted(ctx, plan, from, segments_step(ctx, def, &specs[i], version));
  }
  return plan;
}

void mc_bc_plan_free(McContext *ctx, McBcPlan *plan) {
  if (plan != NULL) mc_free(&ctx->alloc, plan, sizeof *plan + plan->num_allocated * sizeof plan->steps[0]);
}
