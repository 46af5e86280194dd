/* link_body.c - checks and links body programs (MC_B_* of defs/words.h).
 *
 * Every instruction must be complete, and the operations and values that a program names must exist.
 */
#include "link/link.h"

#define SIZE(w) ((w)[0] >> 8 & 0xFFFFu)
#define OPCODE(w) ((w)[0] & 0xFFu)

typedef struct BodyLinker {
  McLinker *l;
  uint32_t num_attrs, num_values;
} BodyLinker;

static bool link_constant(McLinker *l, uint32_t *word, bool is_type) {
  if (*word >= l->header->num_constants) return false;
  *word = l->words[l->header->constants + 4 * *word];
  return (mc_kind(l->ctx, *word) < MC_ATTR_INTEGER) == is_type;
}

static bool is_value(const BodyLinker *b, uint32_t word) {
  return word & MC_B_VALUE ? (word & ~MC_B_VALUE) < b->num_values : word < MC_BODY_MAX_VALUES;
}

static bool link_apply(BodyLinker *b, uint32_t *w, uint32_t size) {
  if (size < 3 || (uint64_t)w[1] * 3 + w[2] + 3 != size || w[2] == 0 || w[2] > MC_BODY_MAX_VALUES) return false;
  for (uint32_t i = 0; i < w[1]; i++) {
    uint32_t *a = w + 3 + 3 * i;
    if (a[0] >= MC_BC_NUM || !mc_link_string(b->l, &a[1], true) || !mc_link_string(b->l, &a[2], true)) return false;
    if (a[1] == MC_NONE && a[2] == MC_NONE) return false;
  }
  for (uint32_t i = 3 + 3 * w[1]; i < size; i++) {
    if (!is_value(b, w[i])) return false;
  }
  return true;
}

static bool link_cast(BodyLinker *b, uint32_t *w, uint32_t size) {
  if (size != 5 || !is_value(b, w[1]) || w[4] >= 2 + b->num_attrs) return false;
  return w[2] == MC_BT_LIKE ? is_value(b, w[3]) : w[2] == MC_BT_TYPE && link_constant(b->l, &w[3], true);
}

static bool link_make(BodyLinker *b, uint32_t *w, uint32_t size) {
  if (size != 5 || !mc_link_string(b->l, &w[1], false) || !mc_link_string(b->l, &w[2], false) ||
      !link_constant(b->l, &w[3], false)) {
    return false;
  }
  return w[4] == 0 ? mc_attr_value_type(b->l->ctx, (McAttr){w[3]}).index != MC_NONE
                   : (w[4]--, link_constant(b->l, &w[4], true));
}

static bool link_instructions(BodyLinker *b, uint32_t at, uint32_t end, bool inside) {
  McLinker *l = b->l;
  while (at < end) {
    uint32_t *w = l->words + at, size = SIZE(w);
    if (size == 0 || at + size > end) return mc_link_damaged(l, "a body is cut off");
    bool ok = false;
    switch (OPCODE(w)) {
      case MC_B_END: ok = size == 1; break; /* an empty body */
      case MC_B_ARGS: ok = size == 2 && w[1] <= MC_BODY_MAX_VALUES; break;
      case MC_B_CASE:
        ok = !inside && size >= 3 && w[1] < b->num_attrs && link_instructions(b, at + 3, at + size, true);
        break;
      case MC_B_APPLY: ok = link_apply(b, w, size); break;
      case MC_B_CAST: ok = link_cast(b, w, size); break;
      case MC_B_MAKE: ok = link_make(b, w, size); break;
      case MC_B_LIKE:
        ok = size == 5 && mc_link_string(l, &w[1], false) && mc_link_string(l, &w[2], false) && is_value(b, w[4]);
        break;
      case MC_B_YIELD:
        ok = size >= 2 && size - 2 <= MC_BODY_MAX_VALUES && mc_link_string(l, &w[1], false);
        for (uint32_t i = 2; ok && i < size; i++) ok = is_value(b, w[i]);
        break;
      default: break;
    }
    if (!ok) return mc_link_damaged(l, "a body is damaged");
    if (OPCODE(w) >= MC_B_APPLY && OPCODE(w) <= MC_B_LIKE && ++b->num_values > MC_BODY_MAX_VALUES) {
      return mc_link_damaged(l, "a body has too many values");
    }
    at += size;
  }
  return true;
}

bool mc_link_body(McLinker *l, uint32_t offset, uint32_t count, uint32_t num_attrs) {
  BodyLinker b = {l, num_attrs, 0};
  return mc_link_claim(l, offset, count, 1) && link_instructions(&b, offset, offset + count, false);
}
