/* upgrade.c - drives the upgrade of operations of old generations, and has the functions that all upgrade routines
 * share.
 *
 * The parser lists the operations that it made from definitions of old generations (McLegacy.ops). Here each is
 * checked by its definition and becomes an operation of today: by a routine of legacy.def, or by a new name. Runs
 * once, after the whole text was read and before it is verified, in the pool of the parse. Locations that are
 * positions are counted as the parser counts them (p->positions), because the source gets the count at the end of the
 * parse.
 */
#include "legacy/upgrade.h"

#include <stdarg.h>
#include <stdio.h>

#include "defs/constraints.h"
#include "defs/format.h"
#include "types/report.h"

#define POSITION_BIT 0x80000000u

bool mc_upgrade_out_of_memory(McUpgrade *u) { return mc_out_of_memory(u->p->diags); }

static McStr old_name(const McUpgrade *u) { return mc_op_name_str(u->ctx, u->def->name); }

MC_COLD bool mc_upgrade_error(McUpgrade *u, const char *format, ...) {
  McBuf message;
  mc_buf_init(&message, &u->ctx->alloc);
  va_list args;
  va_start(args, format);
  mc_buf_vprintf(&message, format, args);
  va_end(args);
  McStr name = old_name(u);
  if (message.failed) mc_out_of_memory(u->p->diags);
  else {
    mc_error(u->p->diags, mc_op_loc(u->ctx, u->op), "'%.*s' op %.*s", (int)name.len, name.ptr, (int)message.len,
             message.ptr);
  }
  mc_buf_fini(&message);
  return false;
}

McIdent mc_upgrade_ident(McUpgrade *u, const char *name) {
  McIdent ident = mc_ident(u->ctx, name, strlen(name));
  if (ident.index == MC_NONE) mc_upgrade_out_of_memory(u);
  return ident;
}

McAttr mc_upgrade_attr(const McUpgrade *u, const char *name) {
  McIdent ident = mc_ident(u->ctx, name, strlen(name));
  return ident.index == MC_NONE ? (McAttr){MC_NONE} : mc_op_attribute(u->ctx, u->op, ident);
}

bool mc_upgrade_integer(const McUpgrade *u, const char *name, int64_t *out) {
  McAttr attr = mc_upgrade_attr(u, name);
  return attr.index != MC_NONE && mc_kind(u->ctx, attr.index) == MC_ATTR_INTEGER &&
         mc_attr_integer_i64(u->ctx, attr, out);
}

McValue mc_upgrade_operand(const McUpgrade *u, uint32_t g) {
  uint32_t start, count;
  if (!mc_op_group(u->ctx, u->def, u->op, false, g, &start, &count) || count == 0) return (McValue){MC_NONE};
  return mc_op_operand(u->ctx, u->op, start);
}

/* --- making --- */

/* Counts a position that is stored once more, in a record that the parse makes. */
static McLoc stored_again(McUpgrade *u, McLoc loc) {
  if (loc.index & POSITION_BIT) u->p->positions++;
  return loc;
}

/* Splits the attributes as the name's definition needs them. */
static bool split(McUpgrade *u, McOpName name, McAttr *attrs, McAttr *properties) {
  return mc_op_name_split_attributes(u->ctx, name, mc_op_loc(u->ctx, u->op), attrs, properties, u->p->diags);
}

void mc_upgrade_give_positions(McParser *p, uint32_t loc) {
  if (!(loc & POSITION_BIT)) return;
  mc_sources_retain(p->ctx->sources, p->base, 1);
  p->positions--;
}

bool mc_upgrade_end_blocks(McParser *p, McRegion region, const char *old, const char *today) {
  McContext *ctx = p->ctx;
  McOpName name = mc_op_name(ctx, today, strlen(today));
  if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  for (McBlock block = mc_region_first_block(ctx, region); block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp last = mc_block_last_op(ctx, block);
    if (mc_op_is(ctx, last, old) && mc_op_num_operands(ctx, last) == 0) mc_op_rec(ctx, last)->name = name.index;
  }
  return true;
}

void mc_upgrade_count_loc(McUpgrade *u, McLoc loc) { stored_again(u, loc); }

McOp mc_upgrade_make(McUpgrade *u, const McUpgradeMake *make) {
  McOp none = {MC_NONE};
  McContext *ctx = u->ctx;
  McAttr attrs = {MC_NONE}, properties = {MC_NONE};
  McOpName name = mc_op_name(ctx, make->name, strlen(make->name));
  if (make->num_attrs > 0) attrs = mc_attr_dictionary(ctx, make->attrs, make->num_attrs, NULL);
  if (name.index == MC_NONE || (make->num_attrs > 0 && attrs.index == MC_NONE)) {
    mc_upgrade_out_of_memory(u);
    return none;
  }
  if (!split(u, name, &attrs, &properties)) return none;
  McOpState state = {.name = name,
                     .loc = stored_again(u, mc_op_loc(ctx, u->op)),
                     .attrs = attrs,
                     .properties = properties,
                     .operands = make->operands,
                     .num_operands = make->num_operands,
                     .results = make->results,
                     .num_results = make->num_results};
  McOp made = mc_op_create_pooled(ctx, u->p->pool, &state, NULL, mc_op_block(ctx, u->op), u->op);
  if (made.index == MC_NONE) mc_upgrade_out_of_memory(u);
  return made;
}

McValue mc_upgrade_constant(McUpgrade *u, int64_t value, McType type) {
  McAttr number = mc_attr_integer(u->ctx, type, value);
  McNamedAttr attr = {u->ctx->known[MC_ID_value], number};
  if (number.index == MC_NONE) {
    mc_upgrade_out_of_memory(u);
    return (McValue){MC_NONE};
  }
  McUpgradeMake make = {.name = "arith.constant", .results = &type, .num_results = 1, .attrs = &attr, .num_attrs = 1};
  McOp op = mc_upgrade_make(u, &make);
  return op.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(u->ctx, op, 0);
}

/* --- changing --- */

static bool is_among(McStr name, const char *const *taken) {
  for (; taken != NULL && *taken != NULL; taken++) {
    if (mc_str_is(name, *taken)) return true;
  }
  return false;
}

bool mc_upgrade_keep_attrs(McUpgrade *u, McOp op, const char *const *taken) {
  McAttr from[2] = {mc_op_named_properties(u->ctx, u->op), mc_op_attrs(u->ctx, u->op)};
  for (int k = 0; k < 2; k++) {
    for (uint32_t i = 0, n = mc_attr_dictionary_size(u->ctx, from[k]); i < n; i++) {
      McNamedAttr entry = mc_attr_dictionary_entry(u->ctx, from[k], i);
      if (is_among(mc_ident_str(u->ctx, entry.name), taken)) continue;
      if (!mc_op_set_attribute(u->ctx, op, entry.name, entry.value)) return mc_upgrade_out_of_memory(u);
    }
  }
  return true;
}

/* Transfers the counting of the positions in the operation and inside it from the parser to the source, which erasing
 * updates. */
static void count_positions(McUpgrade *u, McOp root) {
  McContext *ctx = u->ctx;
  size_t count = 0;
  uint32_t depth = 0;
  for (McOp op = root; op.index != MC_NONE; op = mc_op_after(ctx, root, op, &depth)) {
    count += (mc_op_rec(ctx, op)->loc & POSITION_BIT) != 0;
    for (uint32_t r = 0; r < mc_op_num_regions(ctx, op); r++) {
      McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, r));
      for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
        for (uint32_t i = 0; i < mc_block_num_args(ctx, block); i++) {
          count += (mc_value_loc(ctx, mc_block_arg(ctx, block, i)).index & POSITION_BIT) != 0;
        }
      }
    }
  }
  if (count == 0) return;
  mc_sources_retain(ctx->sources, u->p->base, count);
  u->p->positions -= count;
}

void mc_upgrade_erase(McUpgrade *u) {
  count_positions(u, u->op);
  mc_op_erase(u->ctx, u->op);
  u->op.index = MC_NONE;
}

bool mc_upgrade_replace(McUpgrade *u, McOp made) {
  McContext *ctx = u->ctx;
  uint32_t count = mc_op_num_results(ctx, u->op);
  MC_ASSERT(count == mc_op_num_results(ctx, made));
  for (uint32_t i = 0; i < count; i++) {
    McValue from = mc_op_result(ctx, u->op, i), to = mc_op_result(ctx, made, i);
    mc_value_replace_all_uses(ctx, from, to);
    mc_value_set_name_word(ctx, to, mc_value_name_word(ctx, from));
  }
  mc_upgrade_erase(u);
  return true;
}

bool mc_upgrade_set_attr(McUpgrade *u, const char *name, McAttr value) {
  McIdent ident = mc_upgrade_ident(u, name);
  if (ident.index == MC_NONE) return false;
  return mc_op_set_attribute(u->ctx, u->op, ident, value) || mc_upgrade_out_of_memory(u);
}

/* All attributes in one dictionary; attributes that the definition renames have their names of today. */
static bool renamed_attrs(McUpgrade *u, McAttr *out) {
  McContext *ctx = u->ctx;
  const uint32_t *pairs = u->def->words + u->def->op->renamed;
  for (uint32_t i = 0; i < u->def->op->num_renamed; i++) {
    McAttr value = mc_op_attribute(ctx, u->op, (McIdent){pairs[2 * i]});
    if (value.index == MC_NONE) continue;
    if (!mc_op_set_attribute(ctx, u->op, (McIdent){pairs[2 * i]}, (McAttr){MC_NONE}) ||
        !mc_op_set_attribute(ctx, u->op, (McIdent){pairs[2 * i + 1]}, value)) {
      return mc_upgrade_out_of_memory(u);
    }
  }
  bool any = mc_attr_dictionary_size(ctx, mc_op_attrs(ctx, u->op)) +
                 mc_attr_dictionary_size(ctx, mc_op_named_properties(ctx, u->op)) >
             0;
  *out = (McAttr){MC_NONE};
  if (any) *out = mc_op_all_attributes(ctx, u->op);
  return !any || out->index != MC_NONE || mc_upgrade_out_of_memory(u);
}

bool mc_upgrade_rename(McUpgrade *u, McStr text) {
  McContext *ctx = u->ctx;
  McAttr attrs, properties = {MC_NONE};
  McOpName name = mc_op_name(ctx, text.ptr, text.len);
  if (name.index == MC_NONE) return mc_upgrade_out_of_memory(u);
  if (!renamed_attrs(u, &attrs) || !split(u, name, &attrs, &properties)) return false;
  McOpRec *rec = mc_op_rec(ctx, u->op);
  rec->name = name.index;
  rec->attrs = attrs.index;
  rec->properties = properties.index;
  return true;
}

bool mc_upgrade_stay(McUpgrade *u, const char *why) {
  McStr name = old_name(u);
  mc_warning(u->p->diags, mc_op_loc(u->ctx, u->op), "'%.*s' stays as it is: %s", (int)name.len, name.ptr, why);
  return mc_upgrade_rename(u, name);
}

McOpName mc_upgraded_name(McContext *ctx, const McOpDef *def) {
  McStr name = mc_ident_str(ctx, (McIdent){def->op->upgrade_to});
  return mc_op_name(ctx, name.ptr, name.len);
}

/* --- the driver --- */

/* A bare name can belong to any dialect: true when the operation has none of the parts of the old definition, so that
 * it is another operation. */
static bool is_another(const McUpgrade *u) {
  McContext *ctx = u->ctx;
  const McOpWords *op = u->def->op;
  if (op->num_operands + op->num_regions == 0 || op->num_results == 0) return false;
  return mc_op_num_operands(ctx, u->op) + mc_op_num_results(ctx, u->op) + mc_op_num_regions(ctx, u->op) == 0 &&
         !mc_constraints_verify_counts(ctx, u->op, u->def, NULL);
}

static McStr bare_name(const McUpgrade *u) {
  McStr name = old_name(u);
  return (McStr){name.ptr + 4, name.len - 4};
}

static bool upgrade_op(McParser *p, McOldOp old) {
  McOp op = old.op;
  const McOpDef *def = mc_op_def(p->ctx, op);
  McUpgrade u = {.p = p, .ctx = p->ctx, .op = op, .def = def};
  if (old.is_bare && is_another(&u)) return mc_upgrade_rename(&u, bare_name(&u));
  if (def->constraints != NULL && !mc_constraints_verify(p->ctx, op, def, NULL, NULL, p->diags)) return false;
  u.target = mc_ident_str(p->ctx, (McIdent){def->op->upgrade_to});
  return def->op->upgrade == 0 ? mc_upgrade_rename(&u, u.target)
                               : p->ctx->routines->upgrades[def->op->upgrade - 1].run(&u);
}

bool mc_upgrade(McParser *p) {
  McLegacy *l = p->legacy;
  if (l->ops.len > 0) l->is_changed = true;
  for (size_t i = 0; i < l->ops.len; i++) {
    if (mc_tick(&p->ticker)) return mc_p_error(p, "interrupted");
    if (!upgrade_op(p, l->ops.ptr[i])) return false;
  }
  return true;
}
