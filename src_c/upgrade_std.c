/* upgrade_std.c - the standard dialect of 2019 and 2020: what is more than another name. */
#include "routines.h"
#include "upgrade.h"

/* --- constants --- */

bool mc_routine_legacy_constant_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!mc_fp_attr_dict(f, false)) return false;
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  if (value.index == MC_NONE || !mc_fp_set_attr(f, args[0].number, value)) return false;
  McType type = {MC_NONE};
  if (mc_kind(p->ctx, value.index) == MC_ATTR_SYMBOL_REF) {
    if (!mc_expect(p, TOK_COLON, "expected ':' and the type of the function")) return false;
    type = mc_p_type(p);
    if (type.index == MC_NONE) return false;
  } else {
    type = mc_attr_value_type(p->ctx, value);
    if (type.index == MC_NONE) return mc_fp_error(f, f->op->at, "needs a value that has a type");
  }
  f->types[args[1].number] = (McStretch){(uint32_t)p->words.len, 1};
  return mc_array_push(&p->ctx->alloc, &p->words, type.index) || mc_p_out_of_memory(p);
}

bool mc_upgrade_legacy_constant(McUpgrade *u) {
  McAttr value = mc_up_attr(u, "value");
  bool is_symbol = mc_kind(u->ctx, value.index) == MC_ATTR_SYMBOL_REF;
  return mc_up_rename(u, is_symbol ? MC_STR("func.constant") : MC_STR("arith.constant"));
}

/* --- shapes --- */

bool mc_upgrade_legacy_dim(McUpgrade *u) {
  static const char *const taken[] = {"index", NULL};
  McContext *ctx = u->ctx;
  McValue operands[2] = {mc_up_operand(u, 0), mc_up_operand(u, 1)};
  McType index = mc_type_index(ctx), type = mc_value_type(ctx, operands[0]);
  McKind kind = mc_kind(ctx, type.index);
  int64_t number;
  if (operands[1].index == MC_NONE) {
    if (!mc_up_integer(u, "index", &number)) return mc_up_error(u, "requires an integer attribute named 'index'");
    bool has_rank = kind == MC_TYPE_RANKED_TENSOR || kind == MC_TYPE_MEMREF;
    if (number < 0 || (has_rank && number >= (int64_t)mc_type_rank(ctx, type))) return mc_up_error(u, "index is out of range");
    operands[1] = mc_up_constant(u, number, index);
    if (operands[1].index == MC_NONE) return false;
  }
  bool is_memref = kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF;
  McUpMake make = {.name = is_memref ? "memref.dim" : "tensor.dim", .operands = operands, .num_operands = 2, .results = &index, .num_results = 1};
  McOp made = mc_up_make(u, &make);
  return made.index != MC_NONE && mc_up_keep_attrs(u, made, taken) && mc_up_replace(u, made);
}
