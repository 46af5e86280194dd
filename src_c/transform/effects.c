/* effects.c - what operations do to memory, from the trait PURE and the fact "effects" of their definitions.
 *
 * An operation whose definition has the effect "nested" has those of the operations in its regions. They are combined
 * from the inside to the outside, so that no region is searched again for each one around it.
 */
#include "transform/effects.h"

#include "defs/facts.h"
#include "transform/numbers.h"

#define ALL (MC_NO_EFFECT | MC_REMOVABLE | MC_NO_WRITE)
#define NESTED MC_EFFECTS_NESTED
#define NESTED_KNOWN 32u /* unless they are not known */
#define NESTED_WHOLE 128u /* also on what they allocate */
#define KNOWN 64u        /* its own effects are known */
#define INTERNAL (NESTED | NESTED_KNOWN | NESTED_WHOLE | KNOWN)

static bool is_memref(const McContext *ctx, McValue value) {
  if (value.index == MC_NONE) return false;
  McKind kind = mc_kind(ctx, mc_value_type(ctx, value).index);
  return kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF;
}

/* The operation has the attribute, and not its default value, nor 1 where `above_one`. */
static bool has_attr(const McContext *ctx, const McOpDef *def, McOp op, McIdent name, bool above_one) {
  McAttr value = mc_op_attribute(ctx, op, name);
  if (above_one && value.index != MC_NONE && mc_attr_is_int(ctx, value, 1)) return false;
  if (value.index == MC_NONE || def->default_properties.index == MC_NONE) return value.index != MC_NONE;
  return value.index != mc_attr_dictionary_find(ctx, def->default_properties, name).index;
}

static bool holds(const McContext *ctx, const McOpDef *def, McOp op, const McEffectWords *effect) {
  bool above_one = (effect->flags & MC_EFFECT_ABOVE_ONE) != 0, always = effect->attr == MC_PROGRAM_NONE;
  if (!always && !has_attr(ctx, def, op, (McIdent){effect->attr}, above_one)) return false;
  if (effect->group == MC_PROGRAM_NONE) return true;
  bool results = (effect->flags & MC_EFFECT_ON_RESULT) != 0, if_memref = (effect->flags & MC_EFFECT_IF_MEMREF) != 0;
  uint32_t start, count;
  if (!mc_op_group(ctx, def, op, results, effect->group, &start, &count)) return true; /* it is wrong: be careful */
  for (uint32_t i = start; i < start + count; i++) {
    if (!if_memref || is_memref(ctx, results ? mc_op_result(ctx, op, i) : mc_op_operand(ctx, op, i))) {
      return true;
    }
  }
  return false;
}

/* The effects that a definition states; NULL: it states none. */
static const McEffectWords *stated_effects(const McOpDef *def, uint32_t *count) {
  uint32_t words = 0;
  const McEffectWords *effects = (const McEffectWords *)mc_def_fact(def, MC_FACT_EFFECTS, &words);
  *count = words / (sizeof *effects / 4);
  return effects;
}

/* The effect is on results that the operation allocates. */
static bool is_local(const McEffectWords *effects, uint32_t count, const McEffectWords *effect) {
  if (!(effect->flags & MC_EFFECT_ON_RESULT)) return false;
  for (uint32_t i = 0; i < count; i++) {
    bool same = (effects[i].flags & MC_EFFECT_ON_RESULT) && effects[i].group == effect->group;
    if (same && (effects[i].flags & MC_EFFECT_ALLOCATE)) return true;
  }
  return false;
}

static uint32_t effects_of(const McContext *ctx, const McOpDef *def, McOp op) {
  uint32_t count, bits = ALL | KNOWN, reads = 0, others = 0;
  const McEffectWords *effects = stated_effects(def, &count);
  if (effects == NULL) return def->traits & MC_TRAIT(PURE) ? ALL | KNOWN : 0;
  for (uint32_t i = 0; i < count; i++) {
    const McEffectWords *effect = &effects[i];
    if (effect->flags & MC_EFFECT_NESTED) {
      bits |= NESTED;
      if (effect->flags & MC_EFFECT_NESTED_KNOWN) bits |= NESTED_KNOWN;
      if ((effect->flags & MC_EFFECT_NESTED_WHOLE) && mc_op_num_operands(ctx, op) == 0) bits |= NESTED_WHOLE;
      continue;
    }
    if (!holds(ctx, def, op, effect)) continue;
    bits &= ~(uint32_t)MC_NO_EFFECT;
    if (effect->flags & MC_EFFECT_WRITE) bits &= ~(uint32_t)MC_NO_WRITE;
    if (effect->flags & MC_EFFECT_READ) {
      reads++;
      continue;
    }
    others++;
    if (!is_local(effects, count, effect)) bits &= ~(uint32_t)MC_REMOVABLE;
  }
  return bits | (reads > 0 && others == 0 ? MC_ONLY_READS : 0);
}

/* Whether the operation has the effect depends on its attributes, types or on how many operands it has. */
static bool varies(const McOpDef *def, const McEffectWords *effect) {
  if (effect->flags & MC_EFFECT_NESTED) return (effect->flags & MC_EFFECT_NESTED_WHOLE) != 0;
  if (effect->attr != MC_PROGRAM_NONE || (effect->flags & MC_EFFECT_IF_MEMREF)) return true;
  if (effect->group == MC_PROGRAM_NONE) return false;
  bool results = (effect->flags & MC_EFFECT_ON_RESULT) != 0;
  uint32_t count = results ? def->op->num_results : def->op->num_operands;
  if (effect->group >= count) return true;
  const McGroupWords *group = (results ? mc_def_results(def) : mc_def_operands(def)) + effect->group;
  return (group->flags & (MC_GROUP_OPTIONAL | MC_GROUP_VARIADIC)) != 0;
}

enum { SAME = MC_EFFECTS_SAME, VARY = 512 }; /* of McOpDef.effects, with the effects; or: they vary */

/* Looks at the definition once. */
static uint32_t learn_effects(const McContext *ctx, const McOpDef *def, McOp op) {
  uint32_t count, bits = effects_of(ctx, def, op);
  const McEffectWords *effects = stated_effects(def, &count);
  bool vary = false;
  for (uint32_t i = 0; i < count; i++) vary |= varies(def, &effects[i]);
  uint16_t known = (uint16_t)(vary ? VARY : bits | SAME);
  atomic_store_explicit(&((McOpDef *)def)->effects, known, memory_order_relaxed);
  return bits;
}

static uint32_t own_effects(const McContext *ctx, McOp op) {
  const McOpDef *def = mc_op_def(ctx, op);
  if (def == NULL) return 0;
  uint32_t known = mc_def_effects(def);
  if (MC_LIKELY(known & SAME)) return known & ~(uint32_t)SAME;
  return known == VARY ? effects_of(ctx, def, op) : learn_effects(ctx, def, op);
}

uint32_t mc_op_effect_kinds(const McContext *ctx, McOp op) {
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t count, kinds = 0;
  const McEffectWords *effects = stated_effects(def, &count);
  for (uint32_t i = 0; i < count; i++) {
    if (!(effects[i].flags & MC_EFFECT_NESTED) && holds(ctx, def, op, &effects[i])) kinds |= effects[i].flags;
  }
  return kinds & (MC_EFFECT_READ | MC_EFFECT_WRITE | MC_EFFECT_ALLOCATE | MC_EFFECT_FREE);
}

/* The effect is on memory that is meant. */
static bool is_on_meant(const McContext *ctx, const McOpDef *def, McOp op, const McEffectWords *effect,
                        bool (*is_meant)(void *data, McValue memory), void *data) {
  bool results = (effect->flags & MC_EFFECT_ON_RESULT) != 0;
  uint32_t start, count;
  if (effect->group == MC_PROGRAM_NONE || !mc_op_group(ctx, def, op, results, effect->group, &start, &count)) {
    return is_meant(data, (McValue){MC_NONE});
  }
  for (uint32_t i = start; i < start + count; i++) {
    McValue value = results ? mc_op_result(ctx, op, i) : mc_op_operand(ctx, op, i);
    if ((effect->flags & MC_EFFECT_IF_MEMREF) && !is_memref(ctx, value)) continue;
    if (is_meant(data, value)) return true;
  }
  return false;
}

McMemory mc_op_memory(const McContext *ctx, McOp op, uint32_t kinds, bool (*is_meant)(void *data, McValue memory),
                      void *data) {
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t count, own = own_effects(ctx, op);
  if (!(own & KNOWN)) return MC_MEMORY_UNKNOWN;
  const McEffectWords *effects = stated_effects(def, &count);
  for (uint32_t i = 0; i < count; i++) {
    const McEffectWords *effect = &effects[i];
    if ((effect->flags & MC_EFFECT_NESTED) || !(effect->flags & kinds) || !holds(ctx, def, op, effect)) continue;
    if (is_on_meant(ctx, def, op, effect, is_meant, data)) return MC_MEMORY_USED;
  }
  return own & NESTED ? MC_MEMORY_INSIDE : MC_MEMORY_UNUSED;
}

uint32_t mc_op_effects(const McContext *ctx, McOp op) { return own_effects(ctx, op) & ~INTERNAL; }

/* The operation itself only reads, or does nothing. */
static bool allocates_nothing(uint32_t effects) { return (effects & (MC_ONLY_READS | MC_NO_EFFECT)) != 0; }

bool mc_op_would_be_dead(McContext *ctx, McOp op) {
  if (mc_op_is_terminator(ctx, op) || mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL))) return false;
  uint32_t own = own_effects(ctx, op);
  if (!(own & MC_REMOVABLE)) return false;
  if (!(own & NESTED)) return true;
  McWalk walk;
  mc_walk_init(ctx, &walk, op, false);
  for (McOp at; (at = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    own = own_effects(ctx, at);
    uint32_t around = at.index == op.index ? 0 : own_effects(ctx, mc_op_parent(ctx, at));
    bool counts = (own & KNOWN) || !(around & NESTED_KNOWN);
    if (counts && !(around & NESTED_WHOLE ? allocates_nothing(own) : (own & MC_REMOVABLE) != 0)) return false;
    if (!counts || !(own & NESTED)) mc_walk_skip(ctx, &walk, at);
  }
  return true;
}

uint32_t mc_effects_find(const McEffectTable *table, McOp op) {
  uint32_t bits = own_effects(table->ctx, op);
  if (!(bits & NESTED)) return bits & ~INTERNAL;
  const McIdEntry *entry = mc_idmap_find(&table->inside, op.index);
  uint32_t inside = entry->key == 0 ? ALL : entry->value;
  return bits & (inside | MC_ONLY_READS) & ~INTERNAL;
}

bool mc_effects_init(McEffectTable *table, McContext *ctx) {
  table->ctx = ctx;
  return mc_idmap_init(&ctx->alloc, &table->inside, 8);
}

bool mc_effects_are_nested(const McContext *ctx, McOp op) { return (own_effects(ctx, op) & NESTED) != 0; }

bool mc_effects_are_whole(const McContext *ctx, McOp op) { return (own_effects(ctx, op) & NESTED_WHOLE) != 0; }

bool mc_effects_add(McEffectTable *table, McOp parent, McOp op, uint32_t effects) {
  const McContext *ctx = table->ctx;
  if ((effects & ALL) == ALL) return true;
  bool unknown = (effects & ALL) == 0 && !(own_effects(ctx, op) & KNOWN);
  uint32_t around = own_effects(ctx, parent);
  if (unknown && (around & NESTED_KNOWN)) return true;
  if ((around & NESTED_WHOLE) && !allocates_nothing(effects)) effects &= ~(uint32_t)MC_REMOVABLE;
  const McIdEntry *entry = mc_idmap_find(&table->inside, parent.index);
  uint32_t inside = (entry->key == 0 ? ALL : entry->value) & effects;
  return mc_idmap_put(&table->ctx->alloc, &table->inside, parent.index, inside);
}

bool mc_effects_add_tree(McEffectTable *table, McOp root) {
  McContext *ctx = table->ctx;
  McOp parent = {MC_NONE};
  bool counts = false;
  McWalk walk;
  mc_walk_init(ctx, &walk, root, true);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    McOp around = mc_op_parent(ctx, op);
    if (around.index != parent.index) counts = mc_effects_are_nested(ctx, around);
    parent = around;
    if (counts && !mc_effects_add(table, parent, op, mc_effects_of(table, op))) return false;
  }
  return true;
}

void mc_effects_fini(McEffectTable *table) {
  mc_idmap_fini(&table->ctx->alloc, &table->inside);
}
