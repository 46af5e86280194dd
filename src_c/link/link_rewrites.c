/* link_rewrites.c - checks and links rewrites (MC_W_* of defs/words.h).
 *
 * Every instruction must be complete, and every register that is read must have been set by a part that comes before.
 */
#include "link/link.h"
#include "types/report.h"

#define SIZE(w) ((w)[0] >> 8 & 0xFFFFu)
#define OPCODE(w) ((w)[0] & 0xFFu)
#define IS_RESULT 0x80000000u

typedef struct RewriteLinker {
  McLinker *l;
  uint32_t num_results;
  uint32_t values, attrs; /* bits of the registers that are set */
} RewriteLinker;

static bool is_set(uint32_t bits, uint32_t number) {
  return number < MC_REWRITE_REGISTERS && (bits >> number & 1) != 0;
}

static bool set(uint32_t *bits, uint32_t number) {
  if (number >= MC_REWRITE_REGISTERS) return false;
  *bits |= 1u << number;
  return true;
}

static bool link_name(RewriteLinker *r, uint32_t *word) {
  if (!mc_link_string(r->l, word, false)) return false;
  *word = mc_op_name_of_ident(r->l->ctx, (McIdent){*word}, false).index;
  return *word != MC_NONE || mc_out_of_memory(r->l->diags);
}

static bool link_match(RewriteLinker *r, uint32_t *w, uint32_t room, uint32_t depth);

static bool link_operation(RewriteLinker *r, uint32_t *w, uint32_t size, uint32_t depth) {
  if (size < 4 || (size - 4) / 2 < w[3] || !link_name(r, &w[1])) return false;
  if (w[2] != 0 && !set(&r->values, w[2] - 1)) return false;
  uint32_t at = 4;
  for (uint32_t i = 0; i < w[3]; i++, at += 2) {
    if (!mc_link_string(r->l, &w[at], false) || !set(&r->attrs, w[at + 1])) return false;
  }
  for (; at < size; at += SIZE(w + at)) {
    if (!link_match(r, w + at, size - at, depth + 1)) return false;
  }
  return true;
}

static bool link_match(RewriteLinker *r, uint32_t *w, uint32_t room, uint32_t depth) {
  uint32_t size = room == 0 ? 0 : SIZE(w);
  if (size == 0 || size > room || depth > MC_REWRITE_DEPTH) return false;
  switch (OPCODE(w)) {
    case MC_W_OP: return link_operation(r, w, size, depth);
    case MC_W_VALUE: return size == 2 && set(&r->values, w[1]);
    case MC_W_CONSTANT: return size == 2 && set(&r->attrs, w[1]);
    case MC_W_NUMBER: return size == 2;
    case MC_W_ANY: return size == 1;
    default: return false;
  }
}

static bool link_number(const RewriteLinker *r, const uint32_t *w, uint32_t room, uint32_t depth) {
  uint32_t size = room == 0 ? 0 : SIZE(w), opcode = OPCODE(w);
  if (size < 2 || size > room || depth > 4 * MC_REWRITE_DEPTH) return false;
  if (opcode == MC_W_LITERAL) return size == 2;
  if (opcode == MC_W_GET) return size == 2 && is_set(r->attrs, w[1]);
  if (opcode < MC_W_ADD || opcode > MC_W_MUL || !link_number(r, w + 1, size - 1, depth + 1)) return false;
  uint32_t first = SIZE(w + 1);
  return link_number(r, w + 1 + first, size - 1 - first, depth + 1) && 1 + first + SIZE(w + 1 + first) == size;
}

static bool link_made(RewriteLinker *r, uint32_t *w, uint32_t room, uint32_t depth) {
  uint32_t size = room == 0 ? 0 : SIZE(w);
  if (size < 2 || size > room || depth > MC_REWRITE_DEPTH) return false;
  if (OPCODE(w) == MC_W_USE) return size == 2 && is_set(r->values, w[1]);
  if (OPCODE(w) == MC_W_NEW) {
    if (w[1] != 0 && !is_set(r->values, w[1] - 1)) return false;
    return size > 2 && link_number(r, w + 2, size - 2, 0) && 2 + SIZE(w + 2) == size;
  }
  if (OPCODE(w) != MC_W_MAKE || size < 4 || (size - 4) / 4 < w[3] || !link_name(r, &w[1])) return false;
  if (w[2] != 0 && !is_set(r->values, w[2] - 1)) return false;
  uint32_t at = 4;
  for (uint32_t i = 0; i < w[3]; i++, at += 4) {
    if (!mc_link_string(r->l, &w[at], false) || w[at + 1] >= MC_WA_NUM) return false;
    if (!is_set(r->attrs, w[at + 2]) || (w[at + 1] == MC_WA_AND && !is_set(r->attrs, w[at + 3]))) return false;
  }
  for (; at < size; at += SIZE(w + at)) {
    if (!link_made(r, w + at, size - at, depth + 1)) return false;
  }
  return true;
}

static bool is_condition(const RewriteLinker *r, const uint32_t *w) {
  uint32_t number = w[1] & ~IS_RESULT;
  switch (w[0]) {
    case MC_WC_UNUSED: return (w[1] & IS_RESULT) != 0 && number < r->num_results;
    case MC_WC_ABSENT: return is_set(r->attrs, w[1]);
    case MC_WC_SAME_TYPE: case MC_WC_WIDER:
      for (uint32_t i = 1; i < 3; i++) {
        number = w[i] & ~IS_RESULT;
        if (w[i] & IS_RESULT ? number >= r->num_results : !is_set(r->values, number)) return false;
      }
      return true;
    default: return false;
  }
}

static bool link_rule(RewriteLinker *r, uint32_t *w, uint32_t room) {
  uint32_t size = SIZE(w), made = 0;
  if (OPCODE(w) != MC_W_RULE || size < 2 || size > room || w[1] > size || 2 + 3 * w[1] >= size) return false;
  uint32_t at = 2 + 3 * w[1];
  r->values = r->attrs = 0;
  if (OPCODE(w + at) != MC_W_OP || !link_match(r, w + at, size - at, 0)) return false;
  for (uint32_t i = 0; i < w[1]; i++) {
    if (!is_condition(r, w + 2 + 3 * i)) return false;
  }
  for (at += SIZE(w + at); at < size; at += SIZE(w + at), made++) {
    if (!link_made(r, w + at, size - at, 0)) return false;
  }
  return made == r->num_results;
}

bool mc_link_rewrites(McLinker *l, uint32_t *words, uint32_t count, uint32_t num_results) {
  RewriteLinker r = {.l = l, .num_results = num_results};
  for (uint32_t at = 0; at < count; at += SIZE(words + at)) {
    if (SIZE(words + at) == 0 || !link_rule(&r, words + at, count - at)) return false;
  }
  return true;
}
