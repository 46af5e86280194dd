/* casts.c - which types can be cast to each other: arith, index, tensor. */
#include "dialects/shared/shared.def"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

static uint32_t width_of(const McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  return kind == MC_TYPE_INTEGER || kind == MC_TYPE_FLOAT ? mc_type_bit_width(ctx, type) : 0;
}

/* Tensors of a rank with encodings that differ cannot be cast to each other. */
static bool encodings_agree(const McContext *ctx, McType in, McType out) {
  if (mc_kind(ctx, in.index) != MC_TYPE_RANKED_TENSOR || mc_kind(ctx, out.index) != MC_TYPE_RANKED_TENSOR) return true;
  return mc_type_encoding(ctx, in).index == mc_type_encoding(ctx, out).index;
}

static bool is_castable(const McRoutineCheck *c, McType in, McType out) {
  const McContext *ctx = c->ctx;
  McStr rule = mc_ident_str(ctx, (McIdent){c->args[0]});
  McType from = mc_element_or_self(ctx, in), to = mc_element_or_self(ctx, out);
  McKind from_kind = mc_kind(ctx, from.index), to_kind = mc_kind(ctx, to.index);
  bool tensors = rule.ptr[0] == 't';
  if (!mc_shapes_compatible(ctx, in, out) || (!tensors && !encodings_agree(ctx, in, out))) return false;
  switch (rule.ptr[0]) {
    case 't':
      return mc_str_is(rule, "tensor elements") ? from.index == to.index : width_of(ctx, from) == width_of(ctx, to);
    case 'w': return from_kind == to_kind && width_of(ctx, to) > width_of(ctx, from);
    case 'n': return from_kind == to_kind && width_of(ctx, to) < width_of(ctx, from);
    case 'b': {
      bool both = mc_kind(ctx, in.index) == mc_kind(ctx, out.index) || !mc_type_is_shaped(ctx, in);
      return both && width_of(ctx, from) != 0 && width_of(ctx, from) == width_of(ctx, to);
    }
    default: break;
  }
  if (rule.len != sizeof "index" - 1) return from_kind != to_kind; /* integer to float and back */
  return (from_kind == MC_TYPE_INDEX) != (to_kind == MC_TYPE_INDEX);
}

bool mc_check_cast_compatible(const McRoutineCheck *c) {
  McType in = mc_operand_type(c, 0), out = mc_result_type(c, 0);
  if (in.index == MC_NONE || out.index == MC_NONE) return fail(c, "expects an operand and a result");
  if (is_castable(c, in, out)) return true;
  McBuf types;
  mc_buf_init(&types, &c->ctx->alloc);
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  for (uint32_t i = 0; i < count; i++) {
    mc_buf_printf(&types, "%s'%s'", i > 0 ? ", " : "", mc_text_type(c->diags, mc_operand_type(c, i)));
  }
  fail(c, "operand type%s %s and result type '%s' are cast incompatible", count > 1 ? "s" : "", mc_buf_text(&types),
       mc_text_type(c->diags, out));
  mc_buf_fini(&types);
  return false;
}
