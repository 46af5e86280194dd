/* legacy.c - the account of old constructs that a text has, rules of the generations, what is lost from them, and maps
 * and sets without a keyword.
 *
 * Notes of losses live in the parser's arena, newest first: an operation keeps those that were noted since it began.
 */
#include "legacy/legacy.h"

#include <stdarg.h>
#include <stdio.h>

/* --- the account --- */

/* There are some hundred names at most; what was found moves one place forward, so that frequent ones are met first. */
static bool count(McParser *p, McStr construct) {
  McConstructs *all = p->constructs;
  for (size_t i = 0; i < all->len; i++) {
    McConstruct *c = &all->ptr[i];
    if (c->len != construct.len || memcmp(c->name, construct.ptr, construct.len) != 0) continue;
    c->count++;
    if (i > 0 && c->count > c[-1].count) {
      McConstruct moved = *c;
      *c = c[-1];
      c[-1] = moved;
    }
    return true;
  }
  char *name = mc_alloc(&p->ctx->alloc, construct.len);
  if (name == NULL) return mc_p_out_of_memory(p);
  memcpy(name, construct.ptr, construct.len);
  if (mc_array_push(&p->ctx->alloc, all, ((McConstruct){name, construct.len, 1}))) return true;
  mc_free(&p->ctx->alloc, name, construct.len);
  return mc_p_out_of_memory(p);
}

bool mc_p_count_old(McParser *p) {
  for (size_t i = 0; i < p->uncounted.len; i++) {
    if (!count(p, p->uncounted.ptr[i])) return false;
  }
  p->uncounted.len = 0;
  return true;
}

bool mc_p_old_name(McParser *p, McStr construct) {
  if (p->constructs == NULL) return true;
  p->num_forward++; /* the spelling must be read again where it comes again */
  return mc_array_push(&p->ctx->alloc, &p->uncounted, construct) || mc_p_out_of_memory(p);
}

bool mc_p_old(McParser *p, const char *construct) { return mc_p_old_name(p, (McStr){construct, strlen(construct)}); }

void mc_constructs_fini(McContext *ctx, McConstructs *constructs) {
  for (size_t i = 0; i < constructs->len; i++) mc_free(&ctx->alloc, constructs->ptr[i].name, constructs->ptr[i].len);
  mc_array_fini(&ctx->alloc, constructs);
}

/* --- rules --- */

MC_COLD bool mc_p_forbidden(McParser *p, const char *at, const char *rule, ...) {
  /* AUTO: old spellings by the oldest rules */
  static const char *const years[] = {"today", "2019", "2020", "2023", "2019"};
  char message[256];
  va_list args;
  va_start(args, rule);
  vsnprintf(message, sizeof message, rule, args);
  va_end(args);
  return mc_p_error_at(p, at, "%s (the language of %s)", message, years[p->syntax]);
}

/* --- losses --- */

struct McLoss {
  McLoss *older;  /* borrowed: in the arena */
  McIdent name;   /* legacy.<what> */
  McIdent alias;  /* of an alias: its name */
  McAttr value;
};

bool mc_p_loss(McParser *p, const char *at, const char *what, McAttr value) {
  if (value.index == MC_NONE) return mc_p_not_interned(p, NULL, 0);
  char name[64];
  int len = snprintf(name, sizeof name, "legacy.%s", what);
  McLoss *loss = mc_arena_alloc(&p->arena, sizeof *loss, sizeof(void *));
  if (loss == NULL) return mc_p_out_of_memory(p);
  *loss = (McLoss){.older = p->losses, .name = mc_ident(p->ctx, name, (size_t)len), .alias = {MC_NONE}, .value = value};
  if (loss->name.index == MC_NONE) return mc_p_out_of_memory(p);
  p->losses = loss;
  p->num_forward++; /* the spelling must be read again where it comes again */
  mc_p_warning_at(p, at, "MLIR cannot say this any more: it is kept as the attribute %s", name);
  return !mc_diags_out_of_memory(p->diags);
}

/* The notes from `newest` down to `oldest` that have this name, as one attribute: the value, or an array of them in
 * order of the text, or a dictionary of aliases. */
static McAttr gather(McParser *p, const McLoss *newest, const McLoss *oldest, McIdent name, bool of_aliases) {
  McAttr attr = {MC_NONE};
  size_t base = p->words.len, count = 0;
  for (const McLoss *l = newest; l != oldest; l = l->older) {
    if (l->name.index != name.index) continue;
    if (of_aliases && !mc_p_push(p, &p->words, l->alias.index)) return attr;
    if (!mc_p_push(p, &p->words, l->value.index)) return attr;
    attr = l->value;
    count++;
  }
  uint32_t *words = p->words.ptr + base;
  if (of_aliases) {
    attr = mc_attr_dictionary(p->ctx, (const McNamedAttr *)words, count, NULL);
  } else if (count > 1) {
    for (size_t i = 0; i < count / 2; i++) {
      uint32_t word = words[i];
      words[i] = words[count - 1 - i];
      words[count - 1 - i] = word;
    }
    attr = mc_attr_array(p->ctx, (const McAttr *)words, count);
  }
  p->words.len = base;
  if (attr.index == MC_NONE) mc_p_out_of_memory(p);
  return attr;
}

static bool keep(McParser *p, const McLoss *newest, const McLoss *oldest, McOp op, bool of_aliases) {
  for (const McLoss *l = newest; l != oldest; l = l->older) {
    /* there are few names */
    if (mc_attr_dictionary_find(p->ctx, mc_op_attrs(p->ctx, op), l->name).index != MC_NONE) continue;
    McAttr value = gather(p, l, oldest, l->name, of_aliases);
    if (value.index == MC_NONE) return false;
    if (!mc_op_set_attribute(p->ctx, op, l->name, value)) return mc_p_out_of_memory(p);
  }
  return true;
}

bool mc_p_keep_losses(McParser *p, const McLoss *before, McOp op) {
  const McLoss *newest = p->losses;
  p->losses = (McLoss *)before;
  return keep(p, newest, before, op, false);
}

bool mc_p_keep_alias_losses(McParser *p, const McLoss *before, McIdent alias) {
  if (alias.index == MC_NONE) return mc_p_out_of_memory(p);
  const McLoss *others = p->alias_losses;
  McLoss *loss = p->losses;
  p->losses = (McLoss *)before;
  for (McLoss *older; loss != before; loss = older) {
    older = loss->older;
    const McLoss *same = p->alias_losses; /* of this alias: one note of a name; there are few names */
    while (same != others && same->name.index != loss->name.index) same = same->older;
    if (same != others) continue;
    loss->value = gather(p, loss, before, loss->name, false);
    if (loss->value.index == MC_NONE) return false;
    loss->alias = alias;
    loss->older = p->alias_losses;
    p->alias_losses = loss;
  }
  return true;
}

bool mc_p_keep_all_alias_losses(McParser *p, McOp root) { return keep(p, p->alias_losses, NULL, root, true); }

/* --- maps and sets without a keyword --- */

/* The token could be a type by itself, so that `(i1) -> (i1)` is a function type. */
static bool is_type_word(const McParser *p, const McToken *tok) {
  if (tok->kind == TOK_INTTYPE) return !(mc_p_in(p, MC_IN_2019 | MC_IN_2020) && mc_tok_is(tok, "i0"));
  return tok->kind == TOK_BARE_IDENTIFIER && mc_p_is_type_word(tok);
}

static McToken next_token(McLexer *lex) { return mc_lexer_next(lex); }

/* Behind `) -> (`: expressions follow, not types. */
static bool at_expressions(const McParser *p, McLexer *lex, bool maps_only) {
  McToken tok = next_token(lex);
  if (tok.kind == TOK_R_PAREN) return maps_only;
  for (;;) {
    if (tok.kind == TOK_INTEGER || tok.kind == TOK_MINUS) return true;
    if (tok.kind == TOK_EXCLAMATION_IDENTIFIER) return false;
    if (tok.kind != TOK_BARE_IDENTIFIER && tok.kind != TOK_INTTYPE) return maps_only;
    if (!is_type_word(p, &tok)) return true;
    tok = next_token(lex);
    if (tok.kind == TOK_R_PAREN) return maps_only;
    if (tok.kind != TOK_COMMA) return tok.kind != TOK_LESS;
    tok = next_token(lex);
  }
}

bool mc_p_at_bare_map(const McParser *p, bool maps_only) {
  McLexer lex = p->lex;
  McToken tok = next_token(&lex);
  bool types = true, any = tok.kind != TOK_R_PAREN;
  while (any) {
    if (tok.kind != TOK_BARE_IDENTIFIER && tok.kind != TOK_INTTYPE) return maps_only && types;
    types = types && is_type_word(p, &tok);
    tok = next_token(&lex);
    if (tok.kind == TOK_R_PAREN) break;
    if (tok.kind != TOK_COMMA) return !types;
    tok = next_token(&lex);
  }
  tok = next_token(&lex);
  if (tok.kind == TOK_L_SQUARE || tok.kind == TOK_COLON) return true;
  if (!types) return true;
  return tok.kind == TOK_ARROW && next_token(&lex).kind == TOK_L_PAREN && at_expressions(p, &lex, maps_only);
}

McAttr mc_p_bare_map(McParser *p) {
  McAffineMap map;
  McIntegerSet set;
  McAttr attr = {MC_NONE};
  if (!mc_p_bare_map_or_set(p, &map, &set)) return attr;
  if (!mc_p_old(p, map.index != MC_NONE ? "bare-affine-map" : "bare-integer-set")) return attr;
  attr = map.index != MC_NONE ? mc_attr_affine_map(p->ctx, map) : mc_attr_integer_set(p->ctx, set);
  if (attr.index == MC_NONE) mc_p_not_interned(p, map.index != MC_NONE ? &map.index : &set.index, 1);
  return attr;
}
