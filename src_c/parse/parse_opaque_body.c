/* parse_opaque_body.c - bodies of types and attributes without a definition: two that have the same tokens are one.
 *
 * `!torch.vtensor<[3],f32>` and `!torch.vtensor<[3], f32>` are one type for the project's own tool, and so are a body
 * with an alias and one with its value. Only tokens can be compared here: of all bodies with the same tokens, the one
 * that a text has first is kept, with one blank where it has several or a new line. A body with a comment, or that the
 * lexer cannot read, is kept as it is.
 *
 * The values of aliases can be much longer than the text: when they have made eight times its length, names of aliases
 * stay in bodies. So time and memory are linear in the text.
 */
#include "parse/parse_opaque.h"

#include "base/buffer.h"
#include "base/idmap.h"
#include "parse/parse_attr.h"

#define MC_ALIAS_GROWTH 8u
#define MC_ALIAS_SPARE ((size_t)1 << 16)
#define MC_MAX_PROBES 8u /* bodies with one hash that are compared; more are kept apart */

struct McOpaqueBodies {
  McIdMap seen;     /* hash of the tokens -> string attribute with the body */
  McBuf body, other;
  size_t made;      /* bytes that came from aliases */
};

static bool ensure_bodies(McParser *p) {
  if (p->opaque_bodies != NULL) return true;
  McAlloc *alloc = &p->ctx->alloc;
  struct McOpaqueBodies *b = mc_alloc_zeroed(alloc, sizeof *b);
  if (b == NULL) return mc_p_out_of_memory(p);
  mc_buf_init(&b->body, alloc);
  mc_buf_init(&b->other, alloc);
  p->opaque_bodies = b;
  return mc_idmap_init(alloc, &b->seen, 0) || mc_p_out_of_memory(p);
}

void mc_opaque_bodies_free(McContext *ctx, struct McOpaqueBodies *b) {
  if (b == NULL) return;
  mc_buf_fini(&b->body);
  mc_buf_fini(&b->other);
  mc_idmap_fini(&ctx->alloc, &b->seen);
  mc_free(&ctx->alloc, b, sizeof *b);
}

void mc_opaque_bodies_begin_part(struct McOpaqueBodies *b) {
  if (b != NULL) b->made = 0;
}

/* The value of the alias that the token names: an attribute, for a type a type attribute; MC_NONE: it names none. */
static McAttr alias_value(McParser *p, const McToken *tok) {
  const char *name = tok->start + 1;
  size_t len = mc_token_len(tok) - 1;
  if (memchr(name, '.', len) != NULL || *tok->end == '<') return (McAttr){MC_NONE};
  if (tok->kind == TOK_HASH_IDENTIFIER) return mc_p_attr_alias(p, name, len);
  if (tok->kind != TOK_EXCLAMATION_IDENTIFIER) return (McAttr){MC_NONE};
  McType type = mc_p_type_alias(p, name, len);
  return type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(p->ctx, type);
}

/* Puts the value where there is room for it, else the name. */
static void put_alias_value(McParser *p, const McToken *tok, McAttr value) {
  struct McOpaqueBodies *b = p->opaque_bodies;
  size_t start = b->body.len, room = MC_ALIAS_GROWTH * p->len + MC_ALIAS_SPARE - b->made;
  if (room > MC_MAX_SHOWN_TEXT && p->ctx->show->attr(p->ctx, value, &b->body)) {
    size_t len = b->body.len - start;
    b->made += len;
    if (len <= MC_MAX_SHOWN_TEXT) return; /* else it was cut */
  }
  mc_buf_cut(&b->body, start);
  mc_buf_put(&b->body, tok->start, mc_token_len(tok));
}

/* b->body becomes the tokens of the text, with the values of aliases; where there was a gap, there is a blank. A text
 * with a comment, or that the lexer cannot read, is kept as it is: *plain false. */
static void copy_tokens(McParser *p, McStr text, bool *plain) {
  struct McOpaqueBodies *b = p->opaque_bodies;
  McLexer lex;
  McToken tok;
  mc_buf_put(&b->other, text.ptr, text.len);
  const char *done = mc_buf_text(&b->other);
  mc_lexer_init(&lex, done, text.len);
  *plain = true;
  for (; *plain; done = tok.end) {
    mc_lexer_read(&lex, &tok);
    *plain = tok.kind != TOK_ERROR && memchr(done, '/', (size_t)(tok.start - done)) == NULL;
    if (!*plain) break;
    if (tok.start != done) mc_buf_char(&b->body, ' ');
    if (tok.kind == TOK_EOF) break;
    McAttr value = alias_value(p, &tok);
    if (value.index == MC_NONE) mc_buf_put_short(&b->body, tok.start, mc_token_len(&tok));
    else put_alias_value(p, &tok, value);
  }
  if (*plain) return;
  b->body.len = 0;
  mc_buf_put(&b->body, text.ptr, text.len);
}

/* A hash of the tokens, which is not 0. */
static uint32_t hash_tokens(McStr text) {
  McLexer lex;
  McToken tok;
  uint64_t h = 0;
  mc_lexer_init(&lex, text.ptr, text.len);
  while (mc_lexer_read(&lex, &tok), tok.kind != TOK_EOF && tok.kind != TOK_ERROR) {
    h = (h ^ mc_hash_bytes(tok.start, mc_token_len(&tok))) * 0x9E3779B97F4A7C15u;
    h ^= h >> 29;
  }
  return (uint32_t)h | 1;
}

static bool same_tokens(McStr a, McStr b) {
  McLexer lex_a, lex_b;
  McToken tok_a, tok_b;
  mc_lexer_init(&lex_a, a.ptr, a.len);
  mc_lexer_init(&lex_b, b.ptr, b.len);
  for (;;) {
    mc_lexer_read(&lex_a, &tok_a);
    mc_lexer_read(&lex_b, &tok_b);
    if (tok_a.kind != tok_b.kind || tok_a.kind == TOK_ERROR) return false;
    if (tok_a.kind == TOK_EOF) return true;
    size_t len = mc_token_len(&tok_a);
    if (len != mc_token_len(&tok_b) || memcmp(tok_a.start, tok_b.start, len) != 0) return false;
  }
}

/* Finds the body with the same tokens that was first, or stores this one. */
static bool find_first(McParser *p, McStr body, bool plain, McStr *first) {
  struct McOpaqueBodies *b = p->opaque_bodies;
  McContext *ctx = p->ctx;
  uint32_t hash = plain ? hash_tokens(body) : 0; /* 0: not to be found */
  for (uint32_t i = 0; i < MC_MAX_PROBES && hash != 0; i++, hash += 2) {
    McIdEntry *entry = mc_idmap_find(&b->seen, hash);
    if (entry->key == 0) break;
    *first = mc_attr_string_value(ctx, (McAttr){entry->value});
    bool same_bytes = first->len == body.len && mc_same_bytes(first->ptr, body.ptr, body.len);
    if (same_bytes) return true;
    b->other.len = 0;
    mc_buf_put(&b->other, first->ptr, first->len); /* the lexer reads the byte after the end */
    McStr other = {mc_buf_text(&b->other), first->len};
    if (b->other.failed) return mc_p_out_of_memory(p);
    if (same_tokens(body, other)) return true;
  }
  McAttr stored = mc_attr_string(ctx, body.ptr, body.len, (McType){MC_NONE});
  if (stored.index == MC_NONE) return mc_p_out_of_memory(p);
  *first = mc_attr_string_value(ctx, stored);
  if (hash == 0 || mc_idmap_find(&b->seen, hash)->key != 0) return true;
  return mc_idmap_put(&ctx->alloc, &b->seen, hash, stored.index) || mc_p_out_of_memory(p);
}

bool mc_opaque_body(McParser *p, McDialectSymbol *symbol) {
  McStr text = symbol->body;
  if (text.len == 0) return true;
  if (!ensure_bodies(p)) return false;
  struct McOpaqueBodies *b = p->opaque_bodies;
  b->body.len = b->other.len = 0;
  bool plain;
  copy_tokens(p, text, &plain);
  McStr body = {mc_buf_text(&b->body), b->body.len};
  if (b->body.failed || b->other.failed) return mc_p_out_of_memory(p);
  return find_first(p, body, plain, &symbol->body);
}
