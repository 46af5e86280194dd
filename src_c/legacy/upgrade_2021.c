/* upgrade_2021.c - forms of 2020 and 2021 of operations that exist today: positions, kinds and sizes in other
 * attributes. */
#include <stdio.h>

#include "legacy/legacy.def"
#include "legacy/upgrade.h"
#include "parse/format_parse.h"
#include "parse/parse_attr.h"

/* --- forms --- */

bool mc_routine_legacy_extracted_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McType type = mc_format_parse_type(f, args[0].number);
  uint32_t depth = mc_attr_array_size(ctx, mc_format_parse_attr(f, args[1].number));
  if (mc_kind(ctx, type.index) != MC_TYPE_VECTOR || depth > mc_type_rank(ctx, type)) {
    return mc_format_parse_error(f, f->op->at,
                                 "expects a vector of at least as many dimensions as there are positions");
  }
  uint32_t rank = mc_type_rank(ctx, type) - depth;
  if (rank == 0) return mc_format_parse_set_type(f, args[2].number, mc_type_element(ctx, type));
  int64_t few[16];
  uint8_t scalable[16];
  if (rank > MC_COUNT(few)) return mc_format_parse_error(f, f->op->at, "expects at most 16 dimensions");
  for (uint32_t i = 0; i < rank; i++) {
    few[i] = mc_type_dim(ctx, type, depth + i);
    scalable[i] = mc_type_dim_scalable(ctx, type, depth + i);
  }
  return mc_format_parse_set_type(f, args[2].number,
                                  mc_type_vector(ctx, few, scalable, rank, mc_type_element(ctx, type), f->p->diags));
}

bool mc_routine_legacy_element_of_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_format_parse_type(f, args[0].number);
  if (!mc_type_is_shaped(f->p->ctx, type)) return mc_format_parse_error(f, f->op->at, "expects a vector");
  return mc_format_parse_set_type(f, args[1].number, mc_type_element(f->p->ctx, type));
}

/* --- upgrades --- */

static McAttr numbers(McUpgrade *u, const int64_t *values, size_t count) {
  McAttr made = mc_attr_dense_array(u->ctx, mc_type_integer(u->ctx, 64, MC_SIGNLESS), values, count, u->p->diags);
  if (made.index == MC_NONE) mc_upgrade_out_of_memory(u);
  return made;
}

/* Sets attribute `name` to these numbers. */
static bool set_numbers(McUpgrade *u, const char *name, const int64_t *values, size_t count) {
  McAttr made = numbers(u, values, count);
  return made.index != MC_NONE && mc_upgrade_set_attr(u, name, made);
}

bool mc_upgrade_legacy_static_position(McUpgrade *u) {
  McAttr position = mc_upgrade_attr(u, "position");
  uint32_t count = mc_attr_array_size(u->ctx, position);
  int64_t few[16];
  if (count > MC_COUNT(few)) return mc_upgrade_error(u, "expects at most 16 positions");
  for (uint32_t i = 0; i < count; i++) {
    McAttr number = mc_attr_array_get(u->ctx, position, i);
    bool fits =
        mc_kind(u->ctx, number.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(u->ctx, number, &few[i]) && few[i] >= 0;
    if (!fits) return mc_upgrade_error(u, "expects numbers that are not negative as its position");
  }
  return mc_upgrade_set_attr(u, "position", (McAttr){MC_NONE}) && set_numbers(u, "static_position", few, count) &&
         mc_upgrade_rename(u, u->target);
}

/* The position as an index: today's operations accept only that type. */
static McValue index_of(McUpgrade *u, McValue value) {
  McType index = mc_type_index(u->ctx);
  if (mc_value_type(u->ctx, value).index == index.index) return value;
  McUpgradeMake make = {
      .name = "arith.index_cast", .operands = &value, .num_operands = 1, .results = &index, .num_results = 1};
  McOp op = mc_upgrade_make(u, &make);
  return op.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(u->ctx, op, 0);
}

bool mc_upgrade_legacy_dynamic_position(McUpgrade *u) {
  uint32_t last = mc_op_num_operands(u->ctx, u->op) - 1, group = mc_str_is(u->target, "vector.insert") ? 2 : 1;
  int64_t dynamic = MC_DYNAMIC;
  McValue position = mc_upgrade_operand(u, group);
  if (position.index == MC_NONE) return set_numbers(u, "static_position", NULL, 0) && mc_upgrade_rename(u, u->target);
  position = index_of(u, position);
  if (position.index == MC_NONE) return false;
  mc_op_set_operand(u->ctx, u->op, last, position);
  return set_numbers(u, "static_position", &dynamic, 1) && mc_upgrade_rename(u, u->target);
}

bool mc_upgrade_legacy_combining_kind(McUpgrade *u) {
  static const char *const kinds[][2] = {
      {"add", "add"},     {"mul", "mul"},     {"minui", "minui"},   {"minsi", "minsi"}, {"minf", "minimumf"},
      {"maxui", "maxui"}, {"maxsi", "maxsi"}, {"maxf", "maximumf"}, {"and", "and"},     {"or", "or"},
      {"xor", "xor"},     {"min", "min"},     {"max", "max"}};
  McAttr kind = mc_upgrade_attr(u, "kind");
  McStr text = mc_attr_string_value(u->ctx, kind);
  McType element = mc_type_element(u->ctx, mc_value_type(u->ctx, mc_upgrade_operand(u, 0)));
  bool is_float = element.index != MC_NONE && mc_kind(u->ctx, element.index) == MC_TYPE_FLOAT;
  for (size_t i = 0; i < MC_COUNT(kinds); i++) {
    if (!mc_str_is(text, kinds[i][0])) continue;
    char today[48];
    /* min, max of 2020 */
    const char *more = text.len == 3 && (text.ptr[0] == 'm' && text.ptr[1] != 'u') ? is_float ? "imumf" : "si" : "";
    int len = snprintf(today, sizeof today, "#vector.kind<%s%s>", kinds[i][1], more);
    kind = mc_parse_attr(u->ctx, today, (size_t)len, (McType){MC_NONE}, MC_SYNTAX_MODERN, u->p->diags);
    return kind.index != MC_NONE && mc_upgrade_set_attr(u, "kind", kind) && mc_upgrade_rename(u, u->target);
  }
  return mc_upgrade_error(u, "unknown reduction kind: %.*s", (int)text.len, text.ptr);
}

bool mc_upgrade_legacy_expand_shape(McUpgrade *u) {
  McType type = mc_value_type(u->ctx, mc_op_result(u->ctx, u->op, 0));
  int64_t few[16];
  uint32_t rank = mc_type_has_rank(u->ctx, type) ? mc_type_rank(u->ctx, type) : 0;
  if (rank > MC_COUNT(few)) return mc_upgrade_error(u, "expects at most 16 dimensions");
  for (uint32_t i = 0; i < rank; i++) {
    few[i] = mc_type_dim(u->ctx, type, i);
    if (few[i] == MC_DYNAMIC) {
      return mc_upgrade_stay(u, "today's operation needs an operand for each dynamic size");
    }
  }
  return set_numbers(u, "static_output_shape", few, rank) && mc_upgrade_rename(u, u->target);
}

bool mc_upgrade_legacy_init_tensor(McUpgrade *u) {
  return mc_upgrade_set_attr(u, "static_sizes", (McAttr){MC_NONE}) && mc_upgrade_rename(u, u->target);
}

/* Gives an operation, other than the one that is upgraded, a name of today. */
static bool rename_other(McUpgrade *u, McOp op, McStr name) {
  McUpgrade other = {.p = u->p, .ctx = u->ctx, .op = op, .def = mc_op_def(u->ctx, op)};
  return mc_upgrade_rename(&other, name);
}

static McOp last_op(const McContext *ctx, McOp op) {
  McBlock block =
      mc_op_num_regions(ctx, op) == 0 ? (McBlock){MC_NONE} : mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  return block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, block);
}

bool mc_upgrade_legacy_pad_tensor(McUpgrade *u) {
  McOp yield = last_op(u->ctx, u->op);
  bool is_old =
      yield.index != MC_NONE && mc_str_is(mc_op_name_str(u->ctx, mc_op_get_name(u->ctx, yield)), "linalg.yield");
  return (!is_old || rename_other(u, yield, MC_STR("tensor.yield"))) && mc_upgrade_rename(u, u->target);
}

/* Erases the old terminator of the loop's block; a reduction is the terminator today. */
static void erase_end(McUpgrade *u, McBlock block) {
  McContext *ctx = u->ctx;
  McOp end = mc_block_last_op(ctx, block);
  bool is_end = end.index != u->op.index && mc_op_num_operands(ctx, end) == 0 && mc_op_num_regions(ctx, end) == 0 &&
                (mc_op_is(ctx, end, "scf.reduce") || mc_op_is(ctx, end, "scf.yield"));
  if (!is_end) return;
  McUpgrade other = {.p = u->p, .ctx = ctx, .op = end, .def = mc_op_def(ctx, end)};
  mc_upgrade_erase(&other);
}

/* Makes one operation at the end of the block from the reductions of p->words from `base` on, which are listed from
 * last to first. */
static bool reduce_all(McUpgrade *u, size_t base, McBlock block) {
  McContext *ctx = u->ctx;
  McParser *p = u->p;
  size_t count = p->words.len - base;
  for (size_t i = 0; i < count; i++) { /* their operands, from first to last */
    if (!mc_p_push(p, &p->words, mc_op_operand(ctx, (McOp){p->words.ptr[base + count - 1 - i]}, 0).index)) return false;
  }
  McOpState state = {.name = mc_op_name(ctx, "scf.reduce", 10), .loc = mc_op_loc(ctx, u->op), .num_regions = count,
                     .operands = (const McValue *)(p->words.ptr + base + count), .num_operands = count};
  McOp made = {MC_NONE};
  if (state.name.index != MC_NONE) made = mc_op_create_pooled(ctx, p->pool, &state, NULL, block, (McOp){MC_NONE});
  if (made.index == MC_NONE) return mc_upgrade_out_of_memory(u);
  mc_upgrade_count_loc(u, state.loc);
  for (size_t i = 0; i < count; i++) {
    McOp op = {p->words.ptr[base + count - 1 - i]};
    McRegion from = mc_op_region(ctx, op, 0), to = mc_op_region(ctx, made, (uint32_t)i);
    for (McBlock inner; (inner = mc_region_first_block(ctx, from)).index != MC_NONE;) {
      mc_block_detach(ctx, inner);
      mc_block_insert(ctx, inner, to, (McBlock){MC_NONE});
    }
    McUpgrade one = {.p = p, .ctx = ctx, .op = op, .def = mc_op_def(ctx, op)};
    if (!mc_upgrade_keep_attrs(&one, made, NULL)) return false;
    mc_upgrade_erase(&one);
  }
  return true;
}

bool mc_upgrade_legacy_reduce(McUpgrade *u) {
  McContext *ctx = u->ctx;
  McOpName name = mc_op_get_name(ctx, u->op);
  for (McOp op = mc_op_next(ctx, u->op); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (mc_op_get_name(ctx, op).index == name.index) return true; /* the last one of the block handles all of them */
  }
  McBlock block = mc_op_block(ctx, u->op);
  size_t base = u->p->words.len;
  erase_end(u, block);
  for (McOp op = u->op; op.index != MC_NONE; op = mc_op_prev(ctx, op)) {
    if (mc_op_get_name(ctx, op).index == name.index && !mc_p_push(u->p, &u->p->words, op.index)) return false;
  }
  bool ok = reduce_all(u, base, block);
  u->p->words.len = base;
  return ok;
}
