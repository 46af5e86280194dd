/* legacy.c - the account of old constructs that a text has. */
#include "legacy.h"

/* There are some hundred names at most; what was found moves one place forward, so that frequent ones are met first. */
bool mc_p_old_name(McParser *p, McStr construct) {
  McConstructs *all = p->constructs;
  if (all == NULL) return true;
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

bool mc_p_old(McParser *p, const char *construct) { return mc_p_old_name(p, (McStr){construct, strlen(construct)}); }

void mc_constructs_fini(McContext *ctx, McConstructs *constructs) {
  for (size_t i = 0; i < constructs->len; i++) mc_free(&ctx->alloc, constructs->ptr[i].name, constructs->ptr[i].len);
  mc_array_fini(&ctx->alloc, constructs);
}
