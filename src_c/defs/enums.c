/* enums.c - enumerations of dialects: keywords and values, and the attributes that hold them.
 *
 * A value of an enumeration is an integer attribute (i32 or i64), written as a keyword if the format states that, or
 * a separate attribute: MC_ATTR_DEFINED with the words name, low, high. Bits are printed as upstream does: groups of
 * bits first, from the last on (their bits are not printed again), then single bits in order, each under its name.
 */
#include "defs/defined.h"
#include "base/buffer.h"
#include "defs/defined.h"
#include "defs/enums.h"

MC_INLINE uint64_t case_value(const McEnumWords *e, const uint32_t *w) {
  uint32_t high = e->flags & MC_ENUM_BITS ? w[2] & ~MC_ENUM_GROUP : w[2];
  return w[1] | (uint64_t)high << 32;
}

bool mc_enum_value(const McContext *ctx, const uint32_t *words, const McEnumWords *e, const char *name, size_t len,
                   uint64_t *value) {
  for (const uint32_t *w = words + e->cases, *end = w + 3 * (size_t)e->num_cases; w < end; w += 3) {
    McStr text = mc_ident_str(ctx, (McIdent){w[0]});
    if (text.len != len || !mc_same_bytes(text.ptr, name, len)) continue;
    *value = case_value(e, w);
    return true;
  }
  return false;
}

char mc_enum_separator(const McContext *ctx, const McEnumWords *e) {
  McStr text = mc_ident_str(ctx, (McIdent){e->separator});
  size_t at = 0;
  while (at + 1 < text.len && text.ptr[at] == ' ') at++;
  return text.len == 0 ? ',' : text.ptr[at];
}

bool mc_enum_values(const McContext *ctx, const uint32_t *words, const McEnumWords *e, const char *text, size_t len,
                    uint64_t *value) {
  if (!(e->flags & MC_ENUM_BITS)) return mc_enum_value(ctx, words, e, text, len, value);
  char separator = mc_enum_separator(ctx, e);
  *value = 0;
  for (size_t at = 0; at <= len;) {
    size_t end = at, stop;
    while (end < len && text[end] != separator) end++;
    stop = end;
    while (at < stop && text[at] == ' ') at++;
    while (stop > at && text[stop - 1] == ' ') stop--;
    uint64_t part;
    if (!mc_enum_value(ctx, words, e, text + at, stop - at, &part)) return false;
    *value |= part;
    at = end + 1;
  }
  return true;
}

McAttr mc_enum_attr(McContext *ctx, const McEnumWords *e, uint64_t value) {
  if (e->name == MC_NONE) return mc_enum_property(ctx, e, value);
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  McAttr held = i64.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_integer(ctx, i64, (int64_t)value);
  if (held.index == MC_NONE) return held;
  const uint32_t words[2] = {e->name, held.index};
  McRecInit init = {.kind = MC_ATTR_DEFINED, .depth = 1, .words = words, .num_words = 2};
  mc_rec_init_child(ctx, &init, held.index);
  return (McAttr){mc_intern(ctx, &init)};
}

McAttr mc_attr_enum(McContext *ctx, McIdent name, uint64_t value) {
  const McEnumDef *def = mc_attr_def(ctx, name);
  return def == NULL ? (McAttr){MC_NONE} : mc_enum_attr(ctx, def->record, value);
}

McAttr mc_enum_property(McContext *ctx, const McEnumWords *e, uint64_t value) {
  McType type = mc_type_integer(ctx, mc_enum_width(e), MC_SIGNLESS);
  return type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_integer(ctx, type, (int64_t)value);
}

McAttr mc_enum_property_of(McContext *ctx, const McEnumWords *e, McAttr given) {
  const McRec *rec = mc_rec(ctx, given.index);
  int64_t value;
  if (rec->kind == MC_ATTR_DEFINED && e->name != MC_NONE && rec->words[0] == e->name) {
    return mc_enum_property(ctx, e, mc_enum_attr_value(ctx, given));
  }
  if (rec->kind != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, given, &value)) return (McAttr){MC_NONE};
  McType type = mc_attr_value_type(ctx, given);
  uint32_t width = mc_kind(ctx, type.index) == MC_TYPE_INTEGER ? mc_type_integer_width(ctx, type) : 64;
  uint64_t bits = width < 64 ? (uint64_t)value & (((uint64_t)1 << width) - 1) : (uint64_t)value;
  return mc_enum_property(ctx, e, e->flags & MC_ENUM_WIDE ? bits : (uint32_t)bits);
}

uint64_t mc_enum_attr_value(const McContext *ctx, McAttr attr) {
  int64_t value = 0;
  mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, attr.index, 0)}, &value);
  return (uint64_t)value;
}

static void put_case(const McContext *ctx, const McEnumWords *e, const uint32_t *w, bool *any, McBuf *out) {
  McStr text = mc_ident_str(ctx, (McIdent){w[0]});
  if (*any) { /* only an enumeration of bits comes here, and it has a separator */
    McStr separator = mc_ident_str(ctx, (McIdent){e->separator});
    mc_buf_put(out, separator.ptr, separator.len);
  }
  mc_buf_put(out, text.ptr, text.len);
  *any = true;
}

void mc_enum_text(const McContext *ctx, const uint32_t *words, const McEnumWords *e, uint64_t value, McBuf *out) {
  const uint32_t *first = words + e->cases, *end = first + 3 * (size_t)e->num_cases;
  bool any = false;
  if (!(e->flags & MC_ENUM_BITS) || value == 0) {
    for (const uint32_t *w = first; w < end && !any; w += 3) {
      if (case_value(e, w) == value) put_case(ctx, e, w, &any, out);
    }
    return;
  }
  for (const uint32_t *w = end; w > first && value != 0;) {
    w -= 3;
    uint64_t part = case_value(e, w);
    if (!(w[2] & MC_ENUM_GROUP) || (value & part) != part) continue;
    put_case(ctx, e, w, &any, out);
    value &= ~part;
  }
  for (const uint32_t *w = first; w < end && value != 0; w += 3) {
    uint64_t part = case_value(e, w);
    if (!(w[2] & MC_ENUM_GROUP) && part != 0 && (value & part) == part) put_case(ctx, e, w, &any, out);
  }
}
