/* legacy_notes.c - counts the old constructs in a text, and notes values that today's syntax cannot express.
 *
 * Notes live in the parser's arena, newest first: an operation keeps the notes that were made since it began.
 */
#include "legacy/legacy.h"

#include <stdio.h>

/* --- the account --- */

/* There are at most a few hundred names. A name that was found moves one place forward, so that frequent names are
 * found first. */
static bool count(McParser *p, McStr construct) {
  McConstructs *all = p->legacy->constructs;
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
  McLegacy *l = p->legacy;
  for (size_t i = 0; i < l->uncounted.len; i++) {
    if (!count(p, l->uncounted.ptr[i])) return false;
  }
  l->uncounted.len = 0;
  return true;
}

bool mc_p_old_name(McParser *p, McStr construct) {
  if (p->legacy->constructs == NULL) return true;
  p->num_forward++; /* the spelling must be read again where it comes again */
  return mc_array_push(&p->ctx->alloc, &p->legacy->uncounted, construct) || mc_p_out_of_memory(p);
}

bool mc_p_old(McParser *p, const char *construct) { return mc_p_old_name(p, (McStr){construct, strlen(construct)}); }

void mc_constructs_fini(McContext *ctx, McConstructs *constructs) {
  for (size_t i = 0; i < constructs->len; i++) mc_free(&ctx->alloc, constructs->ptr[i].name, constructs->ptr[i].len);
  mc_array_fini(&ctx->alloc, constructs);
}

/* --- losses --- */

typedef struct McLoss McLoss;

struct McLoss {
  McLoss *older;  /* borrowed: in the arena */
  McIdent name;   /* legacy.<what> */
  McIdent alias;  /* the name of the alias that the note belongs to */
  McAttr value;
};

bool mc_p_loss(McParser *p, const char *at, const char *what, McAttr value) {
  if (value.index == MC_NONE) return mc_p_not_interned(p, NULL, 0);
  char name[64];
  int len = snprintf(name, sizeof name, "legacy.%s", what);
  McLoss *loss = mc_arena_alloc(&p->arena, sizeof *loss, sizeof(void *));
  if (loss == NULL) return mc_p_out_of_memory(p);
  McIdent ident = mc_ident(p->ctx, name, (size_t)len);
  *loss = (McLoss){.older = p->legacy->losses, .name = ident, .alias = {MC_NONE}, .value = value};
  if (loss->name.index == MC_NONE) return mc_p_out_of_memory(p);
  p->legacy->losses = loss;
  p->num_forward++; /* the spelling must be read again where it comes again */
  mc_p_warning_at(p, at, "today's MLIR cannot express this: it is kept as the attribute %s", name);
  return !mc_diags_out_of_memory(p->diags);
}

/* The notes from `newest` down to `oldest` that have this name, as one attribute: the value, or an array of the
 * values in order of the text, or a dictionary of aliases. */
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
    /* There are few names. */
    if (mc_attr_dictionary_find(p->ctx, mc_op_attrs(p->ctx, op), l->name).index != MC_NONE) continue;
    McAttr value = gather(p, l, oldest, l->name, of_aliases);
    if (value.index == MC_NONE) return false;
    if (!mc_op_set_attribute(p->ctx, op, l->name, value)) return mc_p_out_of_memory(p);
  }
  return true;
}

bool mc_p_keep_losses(McParser *p, const McLoss *before, McOp op) {
  const McLoss *newest = p->legacy->losses;
  p->legacy->losses = (McLoss *)before;
  return keep(p, newest, before, op, false);
}

bool mc_p_keep_alias_losses(McParser *p, const McLoss *before, McIdent alias) {
  if (alias.index == MC_NONE) return mc_p_out_of_memory(p);
  McLegacy *l = p->legacy;
  const McLoss *others = l->alias_losses;
  McLoss *loss = l->losses;
  l->losses = (McLoss *)before;
  for (McLoss *older; loss != before; loss = older) {
    older = loss->older;
    const McLoss *same = l->alias_losses; /* notes of this alias, one for each name; there are few names */
    while (same != others && same->name.index != loss->name.index) same = same->older;
    if (same != others) continue;
    loss->value = gather(p, loss, before, loss->name, false);
    if (loss->value.index == MC_NONE) return false;
    loss->alias = alias;
    loss->older = l->alias_losses;
    l->alias_losses = loss;
  }
  return true;
}

bool mc_legacy_keep_notes(McParser *p, McOp root) { return keep(p, p->legacy->alias_losses, NULL, root, true); }
