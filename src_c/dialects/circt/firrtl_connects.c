/* firrtl_connects.c - which types of firrtl can be connected with each other. */
#include "dialects/circt/circt.def"
#include "dialects/circt/firrtl.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

/* A destination or a source. is_const: something outside of it is. */
typedef struct Side { McType type; bool is_const; } Side;

static bool is_reset(const McContext *ctx, McFirrtl t) {
  int64_t width = t.kind == MC_FIRRTL_UINT ? mc_firrtl_width(ctx, t) : 0;
  return t.kind == MC_FIRRTL_RESET || t.kind == MC_FIRRTL_ASYNC_RESET ||
         (t.kind == MC_FIRRTL_UINT && (width < 0 || width == 1));
}

static bool is_equivalent(const McContext *ctx, Side dest, Side src, bool same_widths, uint32_t depth);

static bool has_equivalent_fields(const McContext *ctx, Side dest, Side src, bool same_widths, uint32_t depth) {
  McFirrtl d = mc_firrtl(ctx, dest.type), s = mc_firrtl(ctx, src.type);
  uint32_t count = mc_firrtl_num_fields(ctx, d);
  if (count != mc_firrtl_num_fields(ctx, s)) return false;
  for (uint32_t i = 0; i < count; i++) {
    McStr name = mc_firrtl_field_name(ctx, d, i), other = mc_firrtl_field_name(ctx, s, i);
    Side to = {mc_firrtl_field_type(ctx, d, i), dest.is_const}, from = {mc_firrtl_field_type(ctx, s, i), src.is_const};
    bool flips = d.kind == MC_FIRRTL_BUNDLE && mc_firrtl_field_flips(ctx, d, i);
    if (name.len != other.len || memcmp(name.ptr, other.ptr, name.len) != 0) return false;
    if (d.kind == MC_FIRRTL_BUNDLE && flips != mc_firrtl_field_flips(ctx, s, i)) return false;
    if (!is_equivalent(ctx, flips ? from : to, flips ? to : from, same_widths, depth + 1)) return false;
  }
  return true;
}

static bool is_equivalent(const McContext *ctx, Side dest, Side src, bool same_widths, uint32_t depth) {
  McFirrtl d = mc_firrtl(ctx, dest.type), s = mc_firrtl(ctx, src.type);
  bool is_base = mc_firrtl_is_base(d) && mc_firrtl_is_base(s);
  if (depth == MC_MAX_NESTING || !is_base) return dest.type.index == src.type.index;
  dest.is_const |= d.is_const;
  src.is_const |= s.is_const;
  if (d.kind == MC_FIRRTL_VECTOR && s.kind == MC_FIRRTL_VECTOR) {
    Side to = {mc_firrtl_element(ctx, d), dest.is_const}, from = {mc_firrtl_element(ctx, s), src.is_const};
    return mc_firrtl_size(ctx, d) == mc_firrtl_size(ctx, s) && is_equivalent(ctx, to, from, same_widths, depth + 1);
  }
  if (d.kind == MC_FIRRTL_ENUM && s.kind == MC_FIRRTL_ENUM) {
    return has_equivalent_fields(ctx, dest, src, true, depth);
  }
  if (d.kind == MC_FIRRTL_BUNDLE && s.kind == MC_FIRRTL_BUNDLE) {
    return has_equivalent_fields(ctx, dest, src, same_widths, depth);
  }
  if (dest.is_const && !src.is_const) return false;
  if (d.kind == MC_FIRRTL_RESET) return is_reset(ctx, s);
  if (s.kind == MC_FIRRTL_RESET) return is_reset(ctx, d);
  if (d.kind != s.kind) return false;
  bool has_width = mc_firrtl_is_int(d) || d.kind == MC_FIRRTL_ANALOG;
  if (!has_width || !same_widths) return true;
  int64_t width = mc_firrtl_width(ctx, d), other = mc_firrtl_width(ctx, s);
  return width < 0 || other < 0 || width == other;
}

static bool check_analog(const McRoutineCheck *c, McType dest, McType src) {
  if (((mc_firrtl_traits(c->ctx, dest) | mc_firrtl_traits(c->ctx, src)) & MC_FIRRTL_HAS_ANALOG) == 0) return true;
  return mc_plain_error(c, "analog types may not be connected");
}

bool mc_check_firrtl_connect(const McRoutineCheck *c) {
  McType dest = mc_operand_type(c, 0), src = mc_operand_type(c, 1);
  if (!mc_firrtl_is_base(mc_firrtl(c->ctx, dest)) || !mc_firrtl_is_base(mc_firrtl(c->ctx, src))) {
    return dest.index == src.index || mc_plain_error(c, "may not connect different non-base types");
  }
  if (!check_analog(c, dest, src)) return false;
  if (is_equivalent(c->ctx, (Side){dest, false}, (Side){src, false}, false, 0)) return true;
  return mc_error(c->diags, mc_op_loc(c->ctx, c->op), "type mismatch between destination '%s' and source '%s'",
                  mc_text_type(c->diags, dest), mc_text_type(c->diags, src));
}

bool mc_check_firrtl_matching_connect(const McRoutineCheck *c) {
  return check_analog(c, mc_operand_type(c, 0), mc_operand_type(c, 1));
}
