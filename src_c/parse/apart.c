/* apart.c - operations of one block are read by several threads, each of them a piece of the text.
 *
 * A piece begins where cut.c has found that an operation may begin, and is read by a parser of the thread into a block
 * of its own. The caller's parser then goes over the pieces in order, and takes each one that begins where it has come
 * to. It reads the text itself where there is none: a piece that was cut within an operation, that uses what another
 * one defines, or has an error in it, is as if it had never been read. So the result and the first message are those of
 * one thread.
 *
 * A reader leaves to the caller's parser what other parts of the text decide: keys of resources, numbers of distinct
 * attributes, the meaning of unknown syntax. Exceptions of hooks in pieces that are read again are forgotten.
 *
 * A team owns its readers, a reader its pieces and their records, until they are joined. While threads read, the
 * caller's parser waits: they read its aliases. No other state of parsers is shared.
 */
#include "parse/apart.h"

#include <stdlib.h>

#include "base/lock.h"
#include "defs/constraints.h"
#include "parse/cut.h"
#include "parse/parse_memo.h"
#include "parse/parse_names.h"

#define MOST_PIECE ((size_t)64 << 10) /* a piece need not be longer */
#define LEAST_PIECE ((size_t)1024)
#define TURNS 64       /* so many pieces for each thread, so that all end at the same time */
#define FIRST 8        /* pieces that are there before threads are made, four for each */
#define SHARE 8        /* an operation with a larger part of the text that is left is read by one thread */
#define MAX_FAILURES 4 /* then one thread reads the rest */
#define NO_COLUMN UINT32_MAX
#define HEAD 4096      /* bytes of a piece that stay: its first token is read once more */
#define BEFORE 8192    /* bytes that the caller's parser reads before others */

typedef struct Piece {
  size_t number;           /* in order of the text */
  const char *begin, *end; /* the token after the piece is at `end`. These and the next one: borrowed, into the text */
  const char *last_end;    /* of the last token in it */
  McBlock block;           /* owned until its operations are taken */
  uint64_t positions;
  McAliasMark aliases, aliases_end; /* in the reader's table */
  struct Reader *reader;   /* borrowed */
} Piece;

typedef struct Reader {
  McParser parser;  /* valid if is_begun */
  McDiags *diags;   /* owned */
  MC_ARRAY(Piece) pieces; /* owned */
  bool is_begun, failed;
  bool is_unsure;   /* see mc_names_is_unsure */
} Reader;

typedef struct Team {
  McParser *p;       /* borrowed: the caller's */
  McBlock block;     /* where all pieces go */
  uint32_t key, keys; /* order keys of piece n are those between key + n * keys and key + (n + 1) * keys */
  Reader *readers;   /* owned */
  unsigned count;
  McLock lock;       /* of the fields below */
  McCut cut;
  /* borrowed: into the text */
  const char *begin; /* of the next piece */
  const char *at;    /* the text up to here was scanned */
  const char *stop;  /* no piece ends after this place */
  const char *first_end; /* of the first piece, as is_worth_it found */
  size_t size;       /* of a piece, at least */
  uint32_t column;   /* where pieces begin in their lines */
  size_t next;       /* its number */
  bool is_over;      /* there are no more pieces */
} Team;

/* --- cutting --- */

/* The place in its line of what is there first; NO_COLUMN: it is not the first. */
static uint32_t column_of(const McParser *p, const char *at) {
  const char *c = at;
  while (c > p->text && at - c < MC_TEXT_BEFORE - 1 && (c[-1] == ' ' || c[-1] == '\t')) c--;
  return c == p->text || c[-1] == '\n' ? (uint32_t)(at - c) : NO_COLUMN;
}

static bool ends_operations(const char *at, const char *end) {
  return *at == '}' || *at == '#' || *at == '!' || (*at == '{' && end - at > 2 && at[1] == '-' && at[2] == '#');
}

/* Finds the end of a piece that begins at t->begin. Returns NULL when there is none before t->stop. The rest of the
 * operations is not cut if they end before a piece is long enough. */
static const char *cut_piece(Team *t) {
  const McParser *p = t->p;
  for (;;) {
    const char *place = mc_cut_next(&t->cut, t->at, t->stop);
    if (place == NULL) return NULL;
    t->at = place;
    if (ends_operations(place, t->stop)) {
      t->is_over = true;
      return place;
    }
    if (*place == '{') continue;
    uint32_t column = column_of(p, place);
    if (t->column == NO_COLUMN) t->column = column;
    if ((size_t)(place - t->begin) >= t->size && column == t->column) return place;
  }
}

static bool next_piece(Team *t, Piece *out) {
  mc_lock_soon(&t->lock);
  const char *end = t->is_over ? NULL : cut_piece(t);
  if (end == NULL) {
    t->is_over = true;
  } else {
    *out = (Piece){.number = t->next++, .begin = t->begin, .end = end};
    t->begin = end;
    mc_p_number_lines(t->p, end); /* of a text that the processor has near now */
  }
  mc_unlock(&t->lock);
  return end != NULL;
}

static void end_pieces(Team *t) {
  mc_lock(&t->lock);
  t->is_over = true;
  mc_unlock(&t->lock);
}

/* --- reading, on a thread --- */

static bool begin_reader(Team *t, Reader *r) {
  McParser *whole = t->p, *p = &r->parser;
  McContext *ctx = whole->ctx;
  if (r->is_begun) return true;
  r->diags = mc_diags_new(ctx);
  if (r->diags == NULL) return false;
  if (!mc_p_init(p, ctx, whole->text, whole->len, whole->source_name, MC_SYNTAX_MODERN, NULL, r->diags)) return false;
  r->is_begun = true;
  if (mc_memo_is_off(whole->memo)) mc_memo_switch_off(p->memo);
  mc_names_share_numbers(p, t->count);
  p->is_piece = true;
  p->base = whole->base;
  p->depth = whole->depth;
  p->lines.marks.ptr = whole->lines.marks.ptr;
  p->lines.marks.len = whole->lines.marks.len; /* all of the text: none is added */
  p->outer_aliases = whole->aliases;
  p->forgets_text = whole->forgets_text;
  p->pool = mc_pool_new(ctx, true);
  McIdent dialect = whole->default_dialects.ptr[whole->default_dialects.len - 1];
  return p->pool != NULL && mc_array_push(&ctx->alloc, &p->default_dialects, dialect);
}

static bool is_at_end(const McParser *p) {
  switch (p->tok.kind) {
    case TOK_EOF: case TOK_R_BRACE: case TOK_CARET_IDENTIFIER: case TOK_HASH_IDENTIFIER:
    case TOK_EXCLAMATION_IDENTIFIER: case TOK_FILE_METADATA_BEGIN: return true;
    default: return false;
  }
}

/* No other operation of the text can use a value of the piece. */
static bool has_no_results(const McContext *ctx, McBlock block) {
  McOp op = mc_block_first_op(ctx, block);
  while (op.index != MC_NONE && mc_op_num_results(ctx, op) == 0) op = mc_op_next(ctx, op);
  return op.index == MC_NONE;
}

/* The parser met nothing that other parts of the text may have or need, except operations. */
static bool is_alone(const McParser *p) {
  return p->opaque == NULL && p->opaque_bodies == NULL && mc_diags_count(p->diags) == 0;
}

static void pass_piece(Team *t, const char *begin, const char *end) {
  if (end - begin > HEAD + MC_TEXT_BEFORE) mc_file_text_pass(t->p->file_text, begin + HEAD, end - MC_TEXT_BEFORE);
}

/* Returns false when the piece is not to be taken, or memory ran out. */
static bool read_piece(Team *t, Reader *r, Piece *piece) {
  McParser *p = &r->parser;
  McContext *ctx = p->ctx;
  size_t mark;
  const char *stop = piece->end;
  piece->reader = r;
  piece->positions = p->positions;
  piece->aliases = mc_p_alias_mark(p);
  piece->block = mc_block_create_pooled(ctx, p->pool, (McRegion){MC_NONE}, (McBlock){MC_NONE});
  if (piece->block.index == MC_NONE) return false;
  mc_p_reset(p, piece->begin);
  if (!mc_names_begin_part(p, &mark)) return false;
  while (p->tok.start < stop && !is_at_end(p)) {
    if (!mc_p_op(p, piece->block)) return false;
  }
  if (p->ended_block == piece->block.index) mc_names_note_unsure(p);
  if (!mc_names_end_part(p, (McRegion){MC_NONE}, mark)) return false;
  piece->end = p->tok.start;
  piece->last_end = p->last_end;
  piece->positions = p->positions - piece->positions;
  piece->aliases_end = mc_p_alias_mark(p);
  bool passes = t->p->file_text != NULL;
  if (passes && piece->end > stop) return false; /* it was read while another thread could pass it */
  if (!has_no_results(ctx, piece->block) || !is_alone(p)) return false;
  uint32_t key = t->key + (uint32_t)piece->number * t->keys;
  mc_block_ready_ops(ctx, piece->block, t->block, key, key + t->keys);
  if (!mc_array_push(&ctx->alloc, &r->pieces, *piece)) return false;
  if (passes) pass_piece(t, piece->begin, piece->end);
  return true;
}

/* A reader that failed has no pieces: its pool is abandoned. */
static void read_pieces(void *data, unsigned thread, size_t i) {
  Team *t = data;
  McContext *ctx = t->p->ctx;
  Reader *r = &t->readers[thread];
  (void)i;
  Piece piece;
  r->failed = r->failed || !begin_reader(t, r);
  while (!r->failed && next_piece(t, &piece)) {
    r->failed = !read_piece(t, r, &piece);
    mc_stack_pause(ctx->stacks);
  }
  if (r->failed) end_pieces(t);
}

/* --- joining, on the caller's thread --- */

static void fini_reader(McContext *ctx, Reader *r) {
  if (r->is_begun) {
    if (r->parser.pool != NULL) mc_pool_abandon(ctx, r->parser.pool);
    mc_array_init(&r->parser.lines.marks); /* borrowed */
    mc_p_fini(&r->parser);
  }
  mc_diags_free(r->diags);
  mc_array_fini(&ctx->alloc, &r->pieces);
}

/* Ends a reader's work. Its records belong to the caller's pool, or are freed when it failed. */
static void end_reader(McParser *p, Reader *r) {
  if (r->failed || !r->is_begun) {
    r->pieces.len = 0;
    return;
  }
  r->is_unsure = mc_names_is_unsure(&r->parser);
  mc_pool_adopt(p->ctx, p->pool, r->parser.pool);
  r->parser.pool = NULL;
}

/* Moves the operations of a piece to the end of the block, and goes on after it. Returns false after reporting that
 * memory ran out. */
static bool take_piece(McParser *p, McBlock block, Piece *piece) {
  McContext *ctx = p->ctx;
  mc_block_take_ops(ctx, block, piece->block);
  mc_block_erase(ctx, piece->block);
  p->positions += piece->positions;
  if (piece->reader->is_unsure || p->ended_block == block.index) mc_names_note_unsure(p);
  if (!mc_p_take_aliases(p, &piece->reader->parser, piece->aliases, piece->aliases_end)) return false;
  mc_p_reset(p, piece->end);
  p->last_end = piece->last_end;
  return true;
}

/* Erases a piece. The caller's parser has read its text, or will read it. */
static void drop_piece(McParser *p, const Piece *piece) {
  if (p->base != 0) mc_sources_retain(p->ctx->sources, p->base, piece->positions);
  mc_block_erase(p->ctx, piece->block);
}

/* Reads one operation in the caller's parser. */
static bool read_one(McParser *p, McBlock block) {
  size_t mark = mc_names_mark(p);
  if (!mc_p_op(p, block)) return false;
  McOp last = mc_block_last_op(p->ctx, block);
  if (mc_op_num_results(p->ctx, last) != 0 || mc_names_has_open(p, mark)) p->apart.has_values = true;
  return true;
}

/* Reads operations that begin before a place, in the caller's parser. */
static bool read_up_to(McParser *p, McBlock block, const char *place) {
  while (p->tok.start < place && !is_at_end(p)) {
    if (!read_one(p, block)) return false;
  }
  return true;
}

/* Reads to the end of the last piece, or of the operations. `ok` false: all pieces are dropped. Returns false after
 * reporting. */
static bool join(McParser *p, McBlock block, Piece *pieces, size_t count, bool ok) {
  for (size_t i = 0; i < count; i++) {
    Piece *piece = &pieces[i];
    ok = ok && read_up_to(p, block, piece->begin);
    if (ok && p->tok.start == piece->begin && !p->apart.has_values) ok = take_piece(p, block, piece);
    else drop_piece(p, piece);
  }
  return ok;
}

static int compare_pieces(const void *a, const void *b) {
  size_t left = ((const Piece *)a)->number, right = ((const Piece *)b)->number;
  return left < right ? -1 : left > right;
}

/* The pieces of all readers, in order. Returns NULL when there are none, or memory runs out. */
static Piece *gather(Team *t, size_t *count) {
  McAlloc *alloc = &t->p->ctx->alloc;
  *count = 0;
  for (unsigned i = 0; i < t->count; i++) *count += t->readers[i].pieces.len;
  Piece *pieces = *count == 0 ? NULL : mc_alloc(alloc, *count * sizeof *pieces);
  size_t n = 0;
  for (unsigned i = 0; i < t->count && pieces != NULL; i++) {
    size_t len = t->readers[i].pieces.len;
    if (len != 0) memcpy(pieces + n, t->readers[i].pieces.ptr, len * sizeof *pieces);
    n += len;
  }
  if (pieces != NULL) qsort(pieces, n, sizeof *pieces, compare_pieces);
  return pieces;
}

/* Each piece begins where the one before it ends: no text between them is read by the caller's parser. */
static bool is_chain(const Piece *pieces, size_t count, const char *at) {
  for (size_t i = 0; pieces != NULL && i < count; i++) {
    if (pieces[i].begin != at) return false;
    at = pieces[i].end;
  }
  return pieces != NULL;
}

static bool join_all(Team *t) {
  McParser *p = t->p;
  McAlloc *alloc = &p->ctx->alloc;
  size_t count;
  bool failed = false, interrupted = false;
  for (unsigned i = 0; i < t->count; i++) {
    failed = failed || t->readers[i].failed;
    interrupted = interrupted || t->readers[i].parser.was_interrupted;
    end_reader(p, &t->readers[i]);
  }
  p->apart.failures += failed;
  if (failed && !interrupted) mc_hooks_again(p->ctx);
  Piece *pieces = gather(t, &count);
  /* pieces that were passed are read once more */
  if (failed || interrupted || !is_chain(pieces, count, p->tok.start)) mc_file_text_restore(p->file_text);
  bool ok = !interrupted || mc_p_interrupted(p);
  if (pieces != NULL) ok = join(p, t->block, pieces, count, ok);
  else if (ok && count != 0) ok = mc_p_out_of_memory(p);
  mc_free(alloc, pieces, pieces == NULL ? 0 : count * sizeof *pieces);
  return ok;
}

/* Half of the keys that are left, for `count` pieces. */
static void divide_keys(Team *t, size_t count) {
  const McContext *ctx = t->p->ctx;
  McOp last = mc_block_last_op(ctx, t->block);
  t->key = last.index == MC_NONE ? 0 : mc_op_rec(ctx, last)->order;
  t->keys = (uint32_t)((UINT32_MAX - t->key) / 2 / count);
}

/* Threads read from the current token on. Returns false when they cannot. */
static bool share(Team *t) {
  McParser *p = t->p;
  McContext *ctx = p->ctx;
  divide_keys(t, (size_t)(t->stop - t->begin) / t->size + 1);
  if (p->base == 0 && !mc_p_mark_lines(p, p->len)) return false;
  t->readers = mc_alloc_zeroed(&ctx->alloc, t->count * sizeof *t->readers);
  return t->readers != NULL && mc_stack_share(ctx->stacks, t->count, t->count, read_pieces, t);
}

/* Sets the number of threads: fewer when there are few pieces; the cut begins again then. Returns false when they are
 * not worth it: no other search is needed before *end. */
static bool is_worth_it(Team *t, const char **end) {
  const char *begin = t->begin;
  size_t found = 0, wanted = (size_t)t->count * 4;
  while (found < wanted && !t->is_over && (*end = cut_piece(t)) != NULL) {
    t->begin = *end;
    if (found++ == 0) t->first_end = *end;
  }
  bool goes_on = !t->is_over && found != 0; /* what was looked at is a small part of the text */
  *end = *end == NULL ? t->stop : t->at + 1;
  if (found < FIRST && !goes_on) return false;
  if (!goes_on && found < wanted) t->count = (unsigned)(found / 4);
  t->begin = t->at = begin;
  t->cut = (McCut){.line = false};
  t->is_over = false;
  return true;
}

bool mc_apart_enter(McParser *p, const McOpDef *owner) {
  McApart *a = &p->apart;
  const uint64_t wanted = MC_TRAIT(ISOLATED_FROM_ABOVE) | MC_TRAIT(SYMBOL_TABLE);
  if (mc_apart_is_off(p) || owner == NULL || (owner->traits & wanted) != wanted) return false;
  if (p->depth != a->depth || a->depth >= MC_APART_DEPTH) return false;
  a->depth++;
  return true;
}

bool mc_apart_read_here(McParser *p, McBlock block) {
  McApart *a = &p->apart;
  const char *at = p->tok.start, **not_before = &a->not_before[a->depth];
  size_t left = (size_t)(p->lex.end - at);
  if (at < *not_before || a->has_values || a->failures >= MAX_FAILURES || is_at_end(p)) return read_one(p, block);
  Team team = {.p = p, .block = block, .count = a->threads, .begin = at, .at = at, .column = column_of(p, at)};
  team.stop = at + left / SHARE;
  team.size = left / a->threads / TURNS;
  if (team.size > MOST_PIECE) team.size = MOST_PIECE;
  if (team.size < LEAST_PIECE) team.size = LEAST_PIECE;
  bool ok = true;
  const char *end = at;
  bool is_worth = is_worth_it(&team, &end);
  if (is_worth && !a->has_begun && (size_t)(team.first_end - at) <= 2 * MOST_PIECE) {
    a->has_begun = true; /* their dialects are loaded now: a thread that needs one stops all others */
    return read_up_to(p, block, at + BEFORE);
  }
  if (is_worth && mc_lock_init(&team.lock)) {
    team.stop = p->lex.end;
    if (share(&team)) ok = join_all(&team);
    end = team.at + 1;
    for (unsigned i = 0; team.readers != NULL && i < team.count; i++) fini_reader(p->ctx, &team.readers[i]);
    mc_free(&p->ctx->alloc, team.readers, team.count * sizeof *team.readers);
    mc_lock_fini(&team.lock);
  }
  *not_before = end;
  if (!ok || p->tok.start != at) return ok;
  return read_one(p, block);
}
