/* rewrites.c - rewrites that definitions state (define/rewrites.py), matched and applied.
 *
 * A rewrite is trees of instructions (MC_W_* of defs/words.h), which linking has checked. To match it compares; only
 * when all of it fits are operations made, operands before the operations that use them. New operations have the fused
 * locations of all matched ones, as in mlir-opt 22. Recursion ends at MC_REWRITE_DEPTH.
 */
#include "transform/rewrites.h"

#include "defs/enums.h"
#include "defs/facts.h"
#include "transform/numbers.h"

#define SIZE(w) ((w)[0] >> 8 & 0xFFFFu)
#define OPCODE(w) ((w)[0] & 0xFFu)
#define IS_RESULT 0x80000000u
#define MAX_MATCHED 32u

typedef struct Match {
  McRewriter *rw;
  McContext *ctx;
  McOp root;
  McValue values[MC_REWRITE_REGISTERS];
  McAttr attrs[MC_REWRITE_REGISTERS];
  McLoc locs[MAX_MATCHED]; /* of the matched operations */
  uint32_t num_locs;
  McLoc loc;
} Match;

static bool match_operand(Match *m, const uint32_t *w, McValue value);

static void add_loc(Match *m, McOp op) {
  if (m->num_locs < MAX_MATCHED) m->locs[m->num_locs++] = mc_op_loc(m->ctx, op);
}

static bool match_op(Match *m, const uint32_t *w, McOp op, McValue result) {
  if (op.index == MC_NONE || mc_op_get_name(m->ctx, op).index != w[1]) return false;
  if (w[2] != 0) m->values[w[2] - 1] = result;
  const uint32_t *end = w + SIZE(w), *at = w + 4;
  for (uint32_t i = 0; i < w[3]; i++, at += 2) {
    m->attrs[at[1]] = mc_op_attribute(m->ctx, op, (McIdent){at[0]});
  }
  uint32_t operand = 0, count = mc_op_num_operands(m->ctx, op);
  for (; at < end; at += SIZE(at), operand++) {
    if (operand >= count || !match_operand(m, at, mc_op_operand(m->ctx, op, operand))) return false;
  }
  return operand == count;
}

static bool match_operand(Match *m, const uint32_t *w, McValue value) {
  McContext *ctx = m->ctx;
  if (value.index == MC_NONE) return false;
  McOp op = mc_value_op(ctx, value);
  switch (OPCODE(w)) {
    case MC_W_VALUE:
      if (m->values[w[1]].index == MC_NONE) m->values[w[1]] = value;
      return m->values[w[1]].index == value.index;
    case MC_W_ANY: return true;
    case MC_W_OP:
      if (!match_op(m, w, op, value)) return false;
      break;
    default: {
      McAttr constant = mc_constant_of(ctx, value);
      if (constant.index == MC_NONE) return false;
      if (OPCODE(w) == MC_W_NUMBER) {
        if (!mc_attr_is_int(ctx, constant, (int32_t)w[1])) return false;
      } else if (mc_kind(ctx, constant.index) != MC_ATTR_INTEGER) {
        return false;
      } else {
        m->attrs[w[1]] = constant;
      }
    }
  }
  add_loc(m, op);
  return true;
}

static McValue condition_value(const Match *m, uint32_t word) {
  return word & IS_RESULT ? mc_op_result(m->ctx, m->root, word & ~IS_RESULT) : m->values[word];
}

static bool holds(const Match *m, const uint32_t *w) {
  const McContext *ctx = m->ctx;
  if (w[0] == MC_WC_ABSENT) return m->attrs[w[1]].index == MC_NONE;
  McValue a = condition_value(m, w[1]);
  if (w[0] == MC_WC_UNUSED) return mc_value_first_use(ctx, a).index == MC_NONE;
  McType type = mc_value_type(ctx, a), other = mc_value_type(ctx, condition_value(m, w[2]));
  if (w[0] == MC_WC_SAME_TYPE) return type.index == other.index;
  McType element = mc_element_or_self(ctx, type), narrow = mc_element_or_self(ctx, other);
  if (mc_kind(ctx, narrow.index) == MC_TYPE_INDEX || mc_kind(ctx, element.index) == MC_TYPE_INDEX) return false;
  uint32_t least = mc_number_width(ctx, narrow);
  return least > 0 && mc_number_width(ctx, element) > least;
}

/* --- to make --- */

/* Returns false when a constant is wider than numbers are. */
static bool compute(const Match *m, const uint32_t *w, uint32_t width, McNumber *out) {
  McNumber b, product;
  if (OPCODE(w) == MC_W_LITERAL) return mc_number_set(out, width, (int32_t)w[1]), true;
  if (OPCODE(w) == MC_W_GET) return mc_attr_integer_number(m->ctx, m->attrs[w[1]], out) && out->width == width;
  if (!compute(m, w + 1, width, out) || !compute(m, w + 1 + SIZE(w + 1), width, &b)) return false;
  if (OPCODE(w) == MC_W_ADD) mc_number_add(out, out, &b);
  else if (OPCODE(w) == MC_W_SUB) mc_number_sub(out, out, &b);
  else mc_number_mul(&product, out, &b), *out = product;
  return true;
}

static McAttr attr_of(const Match *m, const uint32_t *w) {
  McContext *ctx = m->ctx;
  McAttr a = m->attrs[w[2]];
  if (w[1] == MC_WA_GET) return a;
  McAttr b = m->attrs[w[3]];
  if (a.index == MC_NONE || b.index == MC_NONE || a.index == b.index) return a.index == MC_NONE ? a : b;
  if (mc_kind(ctx, a.index) != MC_ATTR_DEFINED || mc_kind(ctx, b.index) != MC_ATTR_DEFINED) return (McAttr){MC_NONE};
  return mc_attr_enum(ctx, mc_defined_name(ctx, a.index), mc_enum_attr_value(ctx, a) & mc_enum_attr_value(ctx, b));
}

static McValue make(Match *m, const uint32_t *w, McType type);

static McValue make_op(Match *m, const uint32_t *w, McType type) {
  McContext *ctx = m->ctx;
  McValue operands[MC_REWRITE_REGISTERS], none = {MC_NONE};
  McNamedAttr attrs[MC_REWRITE_REGISTERS];
  size_t num_operands = 0, num_attrs = 0;
  const uint32_t *end = w + SIZE(w), *at = w + 4;
  if (w[2] != 0) type = mc_value_type(ctx, m->values[w[2] - 1]);
  for (uint32_t i = 0; i < w[3]; i++, at += 4) {
    McAttr attr = attr_of(m, at);
    if (attr.index != MC_NONE && num_attrs < MC_COUNT(attrs)) attrs[num_attrs++] = (McNamedAttr){{at[0]}, attr};
  }
  for (; at < end && num_operands < MC_COUNT(operands); at += SIZE(at)) {
    McValue value = make(m, at, (McType){MC_NONE});
    if (value.index == MC_NONE) return none;
    operands[num_operands++] = value;
  }
  McStr name = mc_op_name_str(ctx, (McOpName){w[1]});
  McRwOp made = {.name = name.ptr, .operands = operands, .num_operands = num_operands, .results = &type,
                 .num_results = type.index != MC_NONE, .attrs = attrs, .num_attrs = num_attrs, .loc = m->loc,
                 .infer = type.index == MC_NONE};
  McOp op = mc_rw_create(m->rw, m->root, &made);
  return op.index == MC_NONE ? none : mc_op_result(ctx, op, 0);
}

/* type: of the result; MC_NONE: it is inferred. Returns MC_NONE when the value cannot be made. */
static McValue make(Match *m, const uint32_t *w, McType type) {
  McContext *ctx = m->ctx;
  McNumber n;
  if (OPCODE(w) == MC_W_USE) return m->values[w[1]];
  if (OPCODE(w) == MC_W_MAKE) return make_op(m, w, type);
  McValue like = w[1] == 0 ? mc_op_result(ctx, m->root, 0) : m->values[w[1] - 1];
  type = mc_value_type(ctx, like);
  uint32_t width = mc_number_width(ctx, mc_element_or_self(ctx, type));
  if (width == 0 || !compute(m, w + 2, width, &n)) return (McValue){MC_NONE};
  McAttr attr = mc_attr_of_number(ctx, type, &n);
  return attr.index == MC_NONE ? (McValue){MC_NONE} : mc_rw_constant(m->rw, m->root, m->root, attr, type);
}

/* Whether constants of the rewrite can be made: nothing is changed before. */
static bool can_make(const Match *m, const uint32_t *w) {
  McNumber n;
  if (OPCODE(w) == MC_W_USE) return true;
  if (OPCODE(w) == MC_W_NEW) {
    McValue like = w[1] == 0 ? mc_op_result(m->ctx, m->root, 0) : m->values[w[1] - 1];
    McType type = mc_value_type(m->ctx, like);
    uint32_t width = mc_number_width(m->ctx, mc_element_or_self(m->ctx, type));
    if (mc_type_is_shaped(m->ctx, type) && !mc_type_has_static_shape(m->ctx, type)) return false;
    return width != 0 && mc_rw_has_constants(m->rw, m->root) && compute(m, w + 2, width, &n);
  }
  const uint32_t *end = w + SIZE(w);
  for (const uint32_t *at = w + 4 + 4 * w[3]; at < end; at += SIZE(at)) {
    if (!can_make(m, at)) return false;
  }
  return true;
}

static bool apply(McRewriter *rw, McOp op, const uint32_t *w) {
  McContext *ctx = mc_rw_ctx(rw);
  Match m = {.rw = rw, .ctx = ctx, .root = op};
  McValue values[MC_REWRITE_REGISTERS];
  const uint32_t *end = w + SIZE(w), *at = w + 2 + 3 * w[1];
  add_loc(&m, op);
  if (!match_op(&m, at, op, mc_op_result(ctx, op, 0))) return false;
  for (uint32_t i = 0; i < w[1]; i++) {
    if (!holds(&m, w + 2 + 3 * i)) return false;
  }
  at += SIZE(at);
  uint32_t count = 0;
  for (const uint32_t *made = at; made < end; made += SIZE(made), count++) {
    if (count == MC_COUNT(values) || !can_make(&m, made)) return false;
  }
  m.loc = mc_loc_fused(ctx, m.locs, m.num_locs, (McAttr){MC_NONE});
  if (m.loc.index == MC_NONE) return mc_rw_fail(rw);
  for (uint32_t i = 0; i < count; i++, at += SIZE(at)) {
    values[i] = make(&m, at, mc_value_type(ctx, mc_op_result(ctx, op, i)));
    if (values[i].index == MC_NONE) return mc_rw_fail(rw);
  }
  return mc_rw_replace(rw, op, values);
}

bool mc_rewrites_apply(McRewriter *rw, McOp op, const McOpDef *def) {
  uint32_t count;
  const uint32_t *words = mc_def_fact(def, MC_FACT_REWRITES, &count);
  for (const uint32_t *w = words; words != NULL && w < words + count; w += SIZE(w)) {
    if (apply(rw, op, w)) return true;
  }
  return false;
}
