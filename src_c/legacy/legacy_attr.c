/* legacy_attr.c - attributes in the spelling of earlier generations: entries of dictionaries, numbers, types of
 * elements, aliases.
 *
 * Owns nothing.
 */
#include "legacy/legacy.h"

static McAttr no_attr(void) { return (McAttr){MC_NONE}; }
static McType no_type(void) { return (McType){MC_NONE}; }

/* --- numbers and elements --- */

/* The value is the negative of what was written: in 2019 a literal could use the sign bit. */
bool mc_legacy_integer(McParser *p, uint32_t width, McSignedness sign, uint64_t *value) {
  uint64_t all = width == 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1;
  if (!mc_p_reads_2019(p) || sign != MC_SIGNLESS || width < 2) return false;
  if (*value > all || *value <= all / 2 + 1) return false; /* the number was negative */
  *value = (0 - *value) & all;
  return mc_p_old(p, "integer-without-sign-bit");
}

/* `T,` before the literal, until the summer of 2019; there were also `splat<T, value>` and `sparse<T, indices,
 * values>`. */
bool mc_legacy_elements_type(McParser *p, McType *type) {
  if (!mc_at(p, TOK_BARE_IDENTIFIER) || !mc_p_is_type_word(&p->tok)) return true;
  if (!mc_p_old(p, "elements-type-first")) return false;
  const char *at = p->tok.start;
  *type = mc_p_elements_type(p, at, mc_p_type(p));
  return type->index != MC_NONE && mc_expect(p, TOK_COMMA, "expected ',' after the type of the elements");
}

/* --- attributes without a keyword, or with another one --- */

bool mc_legacy_attr(McParser *p, McAttr *out) {
  if (mc_at(p, TOK_L_PAREN)) {
    if (!mc_p_at_bare_map(p, false)) return false;
    *out = mc_p_bare_map(p);
  } else if (mc_at_keyword(p, "opaque")) {
    *out = mc_p_legacy_opaque(p);
  } else if (mc_at_keyword(p, "splat")) {
    *out = mc_p_dense_elements(p, no_type());
  } else {
    return false;
  }
  return true;
}

/* --- dictionaries --- */

/* A flag of the LLVM dialect was `true` or `false`; today it is present or absent. Returns true when it is absent. */
static bool is_unset_flag(McParser *p, McStr name, McAttr *value) {
  if (!mc_str_is(name, "llvm.noalias") || value->index == MC_NONE) return false;
  if (mc_kind(p->ctx, value->index) != MC_ATTR_INTEGER) return false;
  bool is_set = value->index == mc_attr_bool(p->ctx, true).index;
  if (!is_set && value->index != mc_attr_bool(p->ctx, false).index) return false;
  *value = mc_attr_unit(p->ctx);
  return mc_p_old(p, "llvm-flag") && !is_set;
}

bool mc_legacy_attr_end(McParser *p, McAttr symbol) {
  if (symbol.index == MC_NONE || mc_kind(p->ctx, symbol.index) != MC_ATTR_SYMBOL_REF) return true;
  const char *at = p->tok.start;
  mc_advance(p);
  McType type = mc_p_type(p);
  if (type.index == MC_NONE || !mc_p_old(p, "function-attr")) return false;
  return mc_p_loss(p, at, "function_type", mc_attr_type(p->ctx, type));
}

bool mc_legacy_entry(McParser *p, McStr name, bool has_value, McAttr *value) {
  if (!has_value && mc_consume_if(p, TOK_COLON)) {
    if (!mc_p_old(p, "colon-attr-dict")) return false;
    has_value = true;
  }
  if (!has_value && mc_str_is(name, "gpu.kernel_module")) p->legacy->has_kernel_modules = true;
  *value = has_value ? mc_p_attr(p, no_type()) : mc_attr_unit(p->ctx);
  if (mc_at(p, TOK_COLON) && !mc_legacy_attr_end(p, *value)) return false;
  bool is_unset = is_unset_flag(p, name, value);
  if (value->index == MC_NONE) return mc_diags_has_error(p->diags) ? false : mc_p_out_of_memory(p);
  if (is_unset) *value = no_attr();
  return true;
}

/* --- aliases --- */

uint32_t mc_legacy_alias_value(McParser *p, const McToken *name, bool *has_bounds) {
  bool is_attr = name->kind == TOK_HASH_IDENTIFIER;
  const struct McLoss *losses = p->legacy->losses;
  uint64_t num_bounded = p->legacy->num_bounded;
  uint32_t value;
  if (!is_attr && mc_consume_keyword(p, "type") && !mc_p_old(p, "type-alias-with-type-keyword")) return MC_NONE;
  bool is_map = is_attr && mc_p_in(p, MC_IN_2019) && mc_at(p, TOK_L_PAREN) && mc_p_at_bare_map(p, true);
  if (is_map) value = mc_p_bare_map(p).index;
  else value = is_attr ? mc_p_attr(p, no_type()).index : mc_p_type(p).index;
  if (value == MC_NONE) return MC_NONE;
  size_t len = mc_token_len(name) - is_attr; /* a type's name includes its sigil */
  if (p->legacy->losses != losses) {
    if (!mc_p_keep_alias_losses(p, losses, mc_ident(p->ctx, name->start + is_attr, len))) return MC_NONE;
  }
  *has_bounds = p->legacy->num_bounded != num_bounded;
  return value;
}
