/* spirv_patterns.c - patterns of the spirv dialect: mlir-opt 22's, in its order. */
#include "dialects/shared/constants.h"
#include "dialects/spirv/spirv.def"
#include "dialects/spirv/spirv.h"
#include "transform/numbers.h"

static McType result_type(const McContext *ctx, McOp op) { return mc_value_type(ctx, mc_op_result(ctx, op, 0)); }

/* The indices of a pointer to a part of a part follow each other. */
bool mc_patterns_access_chain(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp base = mc_value_op(ctx, mc_op_operand(ctx, op, 0)), made = {MC_NONE};
  if (base.index == MC_NONE || base.index == op.index || !mc_op_is(ctx, base, "spirv.AccessChain")) return false;
  McValueList operands = {0};
  McType type = result_type(ctx, op);
  if (mc_rw_operands(rw, base, 0, mc_op_num_operands(ctx, base), &operands) &&
      mc_rw_operands(rw, op, 1, mc_op_num_operands(ctx, op) - 1, &operands)) {
    made = mc_rw_create(rw, op, &(McRwOp){.name = "spirv.AccessChain", .operands = operands.ptr,
                                          .num_operands = operands.len, .results = &type, .num_results = 1});
  }
  mc_array_fini(&ctx->alloc, &operands);
  return mc_rw_replace_by(rw, op, made);
}

/* Divisors of which the first is a multiple of the second: only the second counts. */
bool mc_patterns_umod(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp before = mc_value_op(ctx, mc_op_operand(ctx, op, 0));
  if (before.index == MC_NONE || before.index == op.index || !mc_op_is(ctx, before, "spirv.UMod")) return false;
  McAttr first = mc_constant_of(ctx, mc_op_operand(ctx, before, 1));
  McAttr second = mc_constant_of(ctx, mc_op_operand(ctx, op, 1));
  McNumber a, b, quotient, remainder;
  if (first.index == MC_NONE || second.index == MC_NONE || mc_kind(ctx, first.index) != MC_ATTR_INTEGER ||
      mc_kind(ctx, second.index) != MC_ATTR_INTEGER || !mc_attr_number(ctx, first, &a) ||
      !mc_attr_number(ctx, second, &b) || mc_number_is_zero(&b) || a.width != b.width) {
    return false;
  }
  mc_number_divide(&quotient, &remainder, &a, &b, false);
  if (!mc_number_is_zero(&remainder)) return false;
  McValue operands[2] = {mc_op_operand(ctx, before, 0), mc_op_operand(ctx, op, 1)};
  McType type = result_type(ctx, op);
  McRwOp made = {.name = "spirv.UMod", .operands = operands, .num_operands = 2, .results = &type, .num_results = 1};
  return mc_rw_replace_by(rw, op, mc_rw_create(rw, op, &made));
}

/* --- structs of two numbers --- */

/* Made from two values. */
static bool replace_by_pair(McRewriter *rw, McOp op, McValue low, McValue high) {
  McType type = result_type(mc_rw_ctx(rw), op);
  McValue parts[2] = {low, high};
  if (low.index == MC_NONE || high.index == MC_NONE) return mc_rw_fail(rw);
  return mc_rw_replace_by(rw, op, mc_rw_create(rw, op, &(McRwOp){.name = "spirv.CompositeConstruct", .operands = parts,
                                                        .num_operands = 2, .results = &type, .num_results = 1}));
}

static McValue make_constant(McRewriter *rw, McOp before, McAttr value, McType type) {
  McOp made = value.index == MC_NONE ? (McOp){MC_NONE} : mc_constant_spirv(rw, value, type, before);
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(mc_rw_ctx(rw), made, 0);
}

static McValue make_zero(McRewriter *rw, McOp before, McType type) {
  return make_constant(rw, before, mc_attr_zero(mc_rw_ctx(rw), type), type);
}

static McOp insert(McRewriter *rw, McOp before, McValue part, McOp composite, int64_t index) {
  McContext *ctx = mc_rw_ctx(rw);
  McAttr number = mc_attr_integer(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), index);
  McNamedAttr indices = {mc_ident(ctx, "indices", 7), mc_attr_array(ctx, &number, 1)};
  McType type = result_type(ctx, composite);
  McValue operands[2] = {part, mc_op_result(ctx, composite, 0)};
  return mc_rw_create(rw, before, &(McRwOp){.name = "spirv.CompositeInsert", .operands = operands, .num_operands = 2,
                                            .results = &type, .num_results = 1, .attrs = &indices, .num_attrs = 1});
}

/* Made from two constants of that type. */
static bool replace_by_constants(McRewriter *rw, McOp op, McAttr low, McAttr high, McType type) {
  McType whole = result_type(mc_rw_ctx(rw), op);
  if (low.index == MC_NONE || high.index == MC_NONE) return false;
  McValue parts[2];
  parts[0] = make_constant(rw, op, low, type);
  parts[1] = make_constant(rw, op, high, type);
  if (parts[0].index == MC_NONE || parts[1].index == MC_NONE) return mc_rw_fail(rw);
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "spirv.Undef", .results = &whole, .num_results = 1});
  for (uint32_t i = 0; i < 2 && made.index != MC_NONE; i++) made = insert(rw, op, parts[i], made, i);
  return mc_rw_replace_by(rw, op, made);
}

static bool carry(void *data, McNumber *out, const McNumber *in) { /* sum, operand */
  (void)data;
  mc_number_set(out, in[0].width, mc_number_compare(&in[0], &in[1], false) < 0);
  return true;
}

/* The operands, and their constants of one type; MC_NONE: it is none, or poison. */
typedef struct Pair { McValue values[2]; McAttr constants[2]; McType type; bool known; } Pair;

static Pair read_pair(McContext *ctx, McOp op) {
  Pair pair = {.type = mc_value_type(ctx, mc_op_operand(ctx, op, 0)), .known = true};
  for (uint32_t i = 0; i < 2; i++) {
    pair.values[i] = mc_op_operand(ctx, op, i);
    pair.constants[i] = mc_constant_of(ctx, pair.values[i]);
    pair.known = pair.known && pair.constants[i].index != MC_NONE && !mc_attr_is_poison(ctx, pair.constants[i]);
  }
  return pair;
}

bool mc_patterns_iadd_carry(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Pair p = read_pair(ctx, op);
  if (mc_attr_is_int(ctx, p.constants[1], 0)) return replace_by_pair(rw, op, p.values[1], p.values[0]);
  if (!p.known) return false;
  McAttr sum = mc_fold_numbers(ctx, p.constants, 2, p.type, mc_fold_number_add, NULL), both[2] = {sum, p.constants[0]};
  if (sum.index == MC_NONE) return false;
  return replace_by_constants(rw, op, sum, mc_fold_numbers(ctx, both, 2, p.type, carry, NULL), p.type);
}

static bool extended_product(McRewriter *rw, McOp op, bool is_signed) {
  McContext *ctx = mc_rw_ctx(rw);
  Pair p = read_pair(ctx, op);
  if (mc_attr_is_int(ctx, p.constants[1], 0)) {
    McValue zero = make_zero(rw, op, p.type);
    return replace_by_pair(rw, op, zero, zero);
  }
  if (p.known) {
    McAttr low = mc_fold_numbers(ctx, p.constants, 2, p.type, mc_fold_number_mul, NULL);
    McAttr high = mc_fold_numbers(ctx, p.constants, 2, p.type, mc_fold_number_mul_high, &is_signed);
    if (replace_by_constants(rw, op, low, high, p.type)) return true;
  }
  if (is_signed || !mc_attr_is_int(ctx, p.constants[1], 1)) return false;
  return replace_by_pair(rw, op, p.values[0], make_zero(rw, op, p.type));
}

bool mc_patterns_smul_extended(McRewriter *rw, McOp op) { return extended_product(rw, op, true); }
bool mc_patterns_umul_extended(McRewriter *rw, McOp op) { return extended_product(rw, op, false); }

/* --- spirv.mlir.selection --- */

/* The store that a block without arguments is, before it branches to `merge`. MC_NONE: it is something else. */
static McOp only_store(const McContext *ctx, McBlock block, McBlock merge) {
  McOp none = {MC_NONE}, store = mc_block_first_op(ctx, block);
  McOp branch = store.index == MC_NONE ? none : mc_op_next(ctx, store);
  if (branch.index == MC_NONE || mc_op_next(ctx, branch).index != MC_NONE) return none;
  if (mc_block_num_args(ctx, block) > 0) return none;
  bool fits = mc_op_is(ctx, store, "spirv.Store") && mc_op_is(ctx, branch, "spirv.Branch") &&
              mc_op_successor(ctx, branch, 0).index == merge.index;
  return fits ? store : none;
}

/* Two stores of which one is done: one store of a selected value. */
bool mc_patterns_selection(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McRegion region = mc_op_region(ctx, op, 0);
  McBlock header = mc_region_first_block(ctx, region), merge = mc_region_last_block(ctx, region), at = header;
  uint32_t blocks = 0;
  for (; at.index != MC_NONE && blocks <= 4; at = mc_block_next(ctx, at)) blocks++;
  if (blocks != 4 || mc_op_num_results(ctx, op) > 0) return false;
  McOp branch = mc_block_first_op(ctx, header);
  if (branch.index == MC_NONE || !mc_op_is(ctx, branch, "spirv.BranchConditional")) return false;
  McOp yes = only_store(ctx, mc_op_successor(ctx, branch, 0), merge);
  McOp no = only_store(ctx, mc_op_successor(ctx, branch, 1), merge);
  if (yes.index == MC_NONE || no.index == MC_NONE) return false;
  McValue pointer = mc_op_operand(ctx, yes, 0);
  McType type = mc_value_type(ctx, mc_op_operand(ctx, yes, 1));
  McKind kind = mc_kind(ctx, type.index);
  if (pointer.index != mc_op_operand(ctx, no, 0).index ||
      mc_op_attrs(ctx, yes).index != mc_op_attrs(ctx, no).index ||
      mc_op_properties(ctx, yes).index != mc_op_properties(ctx, no).index ||
      (kind != MC_TYPE_INTEGER && kind != MC_TYPE_FLOAT && kind != MC_TYPE_VECTOR)) {
    return false;
  }
  McValue parts[3] = {mc_op_operand(ctx, branch, 0), mc_op_operand(ctx, yes, 1), mc_op_operand(ctx, no, 1)};
  McOp select = mc_rw_create(rw, op, &(McRwOp){.name = "spirv.Select", .operands = parts, .num_operands = 3,
                                               .results = &type, .num_results = 1});
  if (select.index == MC_NONE) return mc_rw_fail(rw);
  McValue stored[2] = {pointer, mc_op_result(ctx, select, 0)};
  McOpState store = {.name = mc_op_get_name(ctx, yes), .loc = mc_op_loc(ctx, op), .operands = stored,
                     .num_operands = 2, .attrs = mc_op_attrs(ctx, yes), .properties = mc_op_properties(ctx, yes)};
  return mc_rw_create_state(rw, op, &store).index == MC_NONE ? mc_rw_fail(rw) : mc_rw_erase(rw, op);
}
