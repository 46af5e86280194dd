/* parse_loc.c - locations: the text inside `loc(...)`.
 *
 * A location is interned as an attribute of a location kind. Nested locations count levels. At the end of an
 * operation or an argument, the alias of a location can be defined later; everywhere else it must be defined already.
 * Owns nothing.
 */
#include "base/stack.h"
#include "parse/legacy_hooks.h"

static McLoc no_loc(void) { return (McLoc){MC_NONE}; }

/* Parses a line or column. */
static bool parse_u32(McParser *p, const char *message, uint32_t *out) {
  uint64_t value;
  if (!mc_p_token_u64(&p->tok, &value) || value > UINT32_MAX) return mc_p_wrong_token(p, "%s", message);
  mc_advance(p);
  *out = (uint32_t)value;
  return true;
}

/* After the file's name and a colon: line (`:` column (`to` line? `:` column)?)?
 * Grammar: filelinecol-location. */
static McLoc parse_file(McParser *p, McIdent file) {
  static const char bad_line[] = "expected integer line number in FileLineColRange";
  static const char bad_column[] = "expected integer column number in FileLineColRange";
  static const char bad_end[] = "expected either integer or `:` post `to` in FileLineColRange";
  uint32_t line = 0, column = 0, end_line, end_column = 0;
  if (!parse_u32(p, bad_line, &line)) return no_loc();
  if (!mc_consume_if(p, TOK_COLON)) return mc_loc_file(p->ctx, file, line, 0);
  if (!parse_u32(p, bad_column, &column)) return no_loc();
  if (!mc_consume_keyword(p, "to")) return mc_loc_file(p->ctx, file, line, column);
  end_line = line;
  if (p->tok.kind == TOK_INTEGER && !parse_u32(p, bad_line, &end_line)) return no_loc();
  if (!mc_expect(p, TOK_COLON, bad_end) || !parse_u32(p, bad_column, &end_column)) return no_loc();
  return mc_loc_file_range(p->ctx, file, line, column, end_line, end_column);
}

/* Grammar: name-location. */
static McLoc parse_name_or_file(McParser *p) {
  McStr text;
  if (!mc_p_string_value(p, &p->tok, &text)) return no_loc();
  McIdent name = mc_ident(p->ctx, text.ptr, text.len);
  if (name.index == MC_NONE) {
    mc_p_out_of_memory(p);
    return no_loc();
  }
  mc_advance(p);
  if (mc_consume_if(p, TOK_COLON)) return parse_file(p, name);
  if (!mc_consume_if(p, TOK_L_PAREN)) return mc_loc_name(p->ctx, name, no_loc());
  McLoc child = mc_p_loc_instance(p);
  if (child.index == MC_NONE || !mc_expect(p, TOK_R_PAREN, "expected ')' after child location of NameLoc")) {
    return no_loc();
  }
  McLoc loc = mc_loc_name(p->ctx, name, child);
  if (loc.index == MC_NONE) mc_p_not_interned(p, &child.index, 1);
  return loc;
}

/* Grammar: callsite-location. */
static McLoc parse_callsite(McParser *p) {
  mc_advance(p);
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' in callsite location")) return no_loc();
  McLoc callee = mc_p_loc_instance(p);
  if (callee.index == MC_NONE) return no_loc();
  if (!mc_consume_keyword(p, "at")) {
    mc_p_wrong_token(p, "expected 'at' in callsite location");
    return no_loc();
  }
  McLoc caller = mc_p_loc_instance(p);
  if (caller.index == MC_NONE || !mc_expect(p, TOK_R_PAREN, "expected ')' in callsite location")) return no_loc();
  McLoc loc = mc_loc_callsite(p->ctx, callee, caller);
  if (loc.index == MC_NONE) mc_p_not_interned(p, (uint32_t[]){callee.index, caller.index}, 2);
  return loc;
}

/* Grammar: fused-location, fusion-metadata. */
static McLoc parse_fused(McParser *p) {
  McAttr metadata = {MC_NONE};
  size_t base = p->words.len;
  mc_advance(p);
  if (mc_consume_if(p, TOK_LESS)) {
    bool is_symbol = mc_at(p, TOK_AT_IDENTIFIER) && mc_p_legacy(p);
    if (is_symbol && !p->legacy->hooks->allows(p, MC_RULE_NO_SYMBOL_METADATA, p->tok.start)) return no_loc();
    metadata = mc_p_attr(p, (McType){MC_NONE});
    if (metadata.index == MC_NONE || !mc_expect(p, TOK_GREATER, "expected '>' after fused location metadata")) {
      return no_loc();
    }
  }
  if (!mc_expect(p, TOK_L_SQUARE, "expected '[' in fused location")) return no_loc();
  if (!mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      McLoc loc = mc_p_loc_instance(p);
      if (loc.index == MC_NONE || !mc_p_push(p, &p->words, loc.index)) return no_loc();
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_SQUARE, "expected ']' in fused location")) return no_loc();
  }
  size_t count = p->words.len - base;
  const uint32_t *words = p->words.ptr + base;
  _Static_assert(sizeof(McLoc) == sizeof(uint32_t), "a list of words is a list of locations");
  McLoc loc = mc_loc_fused(p->ctx, count ? (const McLoc *)words : NULL, count, metadata);
  if (loc.index == MC_NONE) mc_p_not_interned(p, words, count);
  p->words.len = base;
  return loc;
}

static McLoc parse_attribute(McParser *p) {
  McAttr attr = mc_p_extended_attr(p, (McType){MC_NONE});
  if (attr.index == MC_NONE) return no_loc();
  McLoc loc = mc_loc_from_attr(p->ctx, attr);
  if (loc.index == MC_NONE) mc_p_error(p, "expected location attribute, but got%s", mc_text_attr(p->diags, attr));
  return loc;
}

/* Grammar: unknown-location. */
static McLoc parse_instance(McParser *p) {
  McLoc loc;
  if (p->tok.kind == TOK_HASH_IDENTIFIER) return parse_attribute(p);
  if (p->tok.kind == TOK_STRING) {
    loc = parse_name_or_file(p);
  } else if (mc_at_keyword(p, "callsite")) {
    loc = parse_callsite(p);
  } else if (mc_at_keyword(p, "fused")) {
    loc = parse_fused(p);
  } else if (mc_consume_keyword(p, "unknown")) {
    loc = mc_loc_unknown(p->ctx);
  } else if (mc_p_legacy(p) && mc_consume_if(p, TOK_QUESTION)) {
    loc = p->legacy->hooks->accepts(p, MC_OLD_UNKNOWN_LOC) == MC_LEGACY_YES ? mc_loc_unknown(p->ctx) : no_loc();
  } else {
    mc_p_wrong_token(p, "expected location instance");
    return no_loc();
  }
  if (MC_UNLIKELY(loc.index == MC_NONE) && !mc_diags_has_error(p->diags)) mc_p_out_of_memory(p);
  return loc;
}

typedef struct DeepCall {
  McParser *p;
  McLoc loc;
} DeepCall;

static void deep_instance(void *data) {
  DeepCall *call = data;
  call->loc = parse_instance(call->p);
}

McLoc mc_p_loc_instance(McParser *p) {
  DeepCall call = {p, {MC_NONE}};
  if (!mc_p_enter(p)) return call.loc;
  if (p->depth % MC_STACK_SWITCH != 0) {
    call.loc = parse_instance(p);
  } else {
    mc_p_switch_stack(p, deep_instance, &call);
  }
  p->depth--;
  return call.loc;
}

/* Parses `#name`, which can be defined later. */
static bool parse_alias(McParser *p, McLoc *loc, uint32_t *deferred) {
  McToken tok = p->tok;
  const char *name = tok.start + 1;
  size_t len = mc_token_len(&tok) - 1;
  mc_advance(p);
  McAttr attr = mc_p_attr_alias(p, name, len);
  if (attr.index == MC_NONE) {
    *deferred = mc_p_forward_loc(p, name, len);
    return *deferred != 0;
  }
  *loc = mc_loc_from_attr(p->ctx, attr);
  if (loc->index != MC_NONE) return true;
  return mc_p_error_at(p, tok.start, "expected location, but found '%s'", mc_text_attr(p->diags, attr));
}

McLoc mc_p_loc(McParser *p, uint32_t *deferred) {
  McLoc loc = no_loc();
  if (deferred != NULL) *deferred = 0;
  mc_advance(p);
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' in location")) return loc;
  if (deferred != NULL && p->tok.kind == TOK_HASH_IDENTIFIER &&
      memchr(p->tok.start, '.', mc_token_len(&p->tok)) == NULL) {
    if (!parse_alias(p, &loc, deferred)) return no_loc();
  } else {
    loc = mc_p_loc_instance(p);
    if (loc.index == MC_NONE) return loc;
  }
  if (!mc_expect(p, TOK_R_PAREN, "expected ')' in location")) {
    if (deferred != NULL) *deferred = 0;
    return no_loc();
  }
  return loc;
}
