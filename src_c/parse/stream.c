/* stream.c - the operations at the top of a long text, read piece by piece.
 *
 * A stream owns the part of the text that is not read yet, and what later parts need of earlier ones: aliases, resource
 * keys, and the module that is open. A piece ends where an operation may begin (cut.c); the parser decides whether one
 * does: an operation is taken only when the token after it was read, too, and was not the end of the piece. Else the
 * operation is read again, with twice the text at least, so that the time remains linear.
 *
 * A builtin.module at the top is entered: its operations are those of the stream. Each operation has names of its own,
 * and is verified as part of a module with the attributes of the one around it, with nothing else in it.
 */
#include "parse/stream.h"

#include "parse/cut.h"
#include "parse/parse_names.h"
#include "text/encoding.h"

#define LINE_AHEAD 4096u         /* of the line after a piece, the parser sees so much at most, or its first token */
#define LINE_KEPT 65536u         /* of the line before an operation, messages show so much at most */
#define FORCED ((size_t)4 << 20) /* text in parentheses that are not closed: parsed for its error */

struct McStream {
  McContext *ctx;   /* borrowed */
  char *name;       /* owned: of the source */
  size_t name_len;
  char *text;       /* owned: a NUL follows text[len - 1] */
  size_t begin, at; /* text[begin] is in memory for messages; what is not read yet begins at `at` */
  size_t len, cap;
  uint32_t lines, columns; /* of the whole text before text[begin]: lines, and bytes of the last one */
  McCut cut;
  size_t scanned;   /* text[0 .. scanned) was cut */
  size_t places[2]; /* where an operation may begin: the last two, the last one first; 0: none */
  size_t least;     /* a piece is longer than this */
  size_t limit;     /* a piece that had an error in it: it must end here, before the operation with it. 0: none */
  size_t plain;     /* the operation here is no module that can be entered; plus 1 */
  McCarried carried;
  McBuf aliases;    /* the texts of all definitions of aliases: for another context */
  McBuf opening;    /* the text of the open module up to its brace; empty: none is open */
  McOp header;      /* owned: that module, without operations */
  bool is_generic;  /* the module has the generic form */
  bool is_fresh;    /* nothing in the module was read yet */
  bool is_started;
  bool needs_no_locs; /* aliases that come too late leave locations unknown */
};

McStream *mc_stream_new(McContext *ctx, const char *name, size_t name_len) {
  McStream *s = mc_alloc_zeroed(&ctx->alloc, sizeof *s);
  if (s == NULL) return NULL;
  s->ctx = ctx;
  s->name = mc_alloc(&ctx->alloc, name_len + 1);
  if (s->name == NULL) {
    mc_free(&ctx->alloc, s, sizeof *s);
    return NULL;
  }
  memcpy(s->name, name, name_len);
  s->name_len = name_len;
  mc_buf_init(&s->aliases, &ctx->alloc);
  mc_buf_init(&s->opening, &ctx->alloc);
  mc_cut_init(&s->cut);
  return s;
}

void mc_stream_free(McStream *s) {
  if (s == NULL) return;
  McAlloc *alloc = &s->ctx->alloc;
  if (s->header.index != MC_NONE) mc_op_erase(s->ctx, s->header);
  mc_p_carried_fini(s->ctx, &s->carried);
  mc_buf_fini(&s->aliases);
  mc_buf_fini(&s->opening);
  mc_free(alloc, s->text, s->cap);
  mc_free(alloc, s->name, s->name_len + 1);
  mc_free(alloc, s, sizeof *s);
}

size_t mc_stream_bytes(const McStream *s) { return s->cap; }
McOp mc_stream_header(const McStream *s) { return s->header; }
void mc_stream_allow_unknown_locs(McStream *s) { s->needs_no_locs = true; }
const char *mc_stream_undefined_loc(const McStream *s, size_t *len) { return mc_p_undefined_loc(&s->carried, len); }

/* --- the text --- */

/* Drops what was read. */
static void drop(McStream *s) {
  size_t gone = s->begin;
  if (gone == 0) return;
  memmove(s->text, s->text + gone, s->len - gone + 1);
  s->begin = 0;
  s->at -= gone;
  s->len -= gone;
  s->scanned -= gone;
  for (int i = 0; i < 2; i++) s->places[i] = s->places[i] > gone ? s->places[i] - gone : 0;
  if (s->limit != 0) s->limit -= gone;
  s->plain = s->plain > gone ? s->plain - gone : 0;
}

char *mc_stream_room(McStream *s, size_t size) {
  drop(s);
  size_t want = s->len + size + 1;
  if (want > s->cap) {
    if (want < s->cap + s->cap / 2) want = s->cap + s->cap / 2;
    char *text = mc_realloc(&s->ctx->alloc, s->text, s->cap, want);
    if (text == NULL) return NULL;
    s->text = text;
    s->cap = want;
  }
  return s->text + s->len;
}

void mc_stream_added(McStream *s, size_t size) {
  s->len += size;
  s->text[s->len] = 0;
}

static void scan_from(McStream *s, size_t at) {
  mc_cut_init(&s->cut);
  s->cut.line = false;
  s->scanned = at;
  s->places[0] = s->places[1] = 0;
}

/* Everything before `to` was read; messages may show the text from `from` on. */
static void go_on(McStream *s, size_t from, size_t to) {
  size_t least = to > LINE_KEPT ? to - LINE_KEPT : 0;
  while (from > s->begin && from > least && s->text[from - 1] != '\n') from--;
  if (from < least) from = least;
  uint32_t line, column;
  mc_text_locate(s->text + s->begin, from - s->begin, &line, &column);
  s->lines += line - 1;
  s->columns = (line == 1 ? s->columns : 0) + column - 1;
  s->begin = from;
  s->at = to;
  s->least = 0;
  if (s->scanned < to) scan_from(s, to);
}

/* A part of the text that the parser reads: it stops before `stop`, and sees the text up to `end`. */
typedef struct Piece { size_t stop, end; } Piece;

/* How much of the text the parser has to see so that the token at `stop` is whole; 0: not all of it is there. */
static size_t end_after(const McStream *s, size_t stop) {
  size_t len = s->len - stop;
  const char *newline = memchr(s->text + stop, '\n', len < LINE_AHEAD ? len : LINE_AHEAD);
  if (newline != NULL) return (size_t)(newline - s->text);
  McLexer lexer;
  mc_lexer_init(&lexer, s->text + stop, len);
  McToken tok = mc_lexer_next(&lexer);
  return tok.end < lexer.end ? (size_t)(tok.end - s->text) : 0;
}

/* Chooses the next piece. Returns false when more of the text is needed. */
static bool choose(McStream *s, bool is_last, Piece *out) {
  if (s->limit != 0) {
    *out = (Piece){s->limit, s->limit};
    out->end = end_after(s, s->limit);
    if (out->end == 0) out->end = s->len;
    return true;
  }
  if (is_last) {
    *out = (Piece){s->len, s->len};
    return true;
  }
  while (s->scanned < s->len) {
    const char *place = mc_cut_next(&s->cut, s->text + s->scanned, s->text + s->len);
    s->scanned = place == NULL ? s->len : (size_t)(place - s->text);
    if (place == NULL) break;
    s->places[1] = s->places[0];
    s->places[0] = s->scanned;
  }
  for (int i = 0; i < 2; i++) {
    size_t stop = s->places[i];
    if (stop <= s->at || stop - s->at <= s->least) continue;
    size_t end = end_after(s, stop);
    if (end == 0) continue;
    *out = (Piece){stop, end};
    return true;
  }
  size_t len = s->len - s->at;
  if (s->cut.depth != 0 || s->cut.parens == 0 || len < FORCED || len <= s->least) return false;
  while (len > 0 && s->text[s->at + len - 1] != '\n') len--;
  *out = (Piece){s->at + len, s->at + len};
  return len > 0;
}

/* --- parsing --- */

/* Where a line of the text begins. */
static McLoc line_loc(McStream *s, uint32_t line) {
  return mc_loc_file(s->ctx, mc_ident(s->ctx, s->name, s->name_len), line, 1);
}

/* The text that a parser reads, as a part of the whole one. */
static bool begin_parse(McStream *s, McParser *p, const char *text, size_t len, size_t at, uint32_t lines,
                        uint32_t columns, McDiags *diags) {
  if (!mc_p_init(p, s->ctx, text, len, (McStr){s->name, s->name_len}, MC_SYNTAX_MODERN, NULL, diags)) return false;
  mc_p_take_carried(p, &s->carried);
  p->stops_forward = !s->needs_no_locs;
  p->lines_before = lines;
  p->columns_before = columns;
  p->depth = s->opening.len != 0;
  p->pool = mc_pool_new(s->ctx, true);
  if (p->pool == NULL) {
    mc_out_of_memory(diags);
    mc_p_give_carried(p, &s->carried);
    mc_p_fini(p);
    return false;
  }
  p->tok.end = text + at;
  p->lex.cur = text + at;
  mc_advance(p);
  return true;
}

static void end_parse(McStream *s, McParser *p) {
  mc_p_give_carried(p, &s->carried);
  mc_p_fini(p);
}

/* The parser has come to the end of what it can see, so that more text may change what it found. */
static bool is_short(const McParser *p, const char *stop) {
  return p->tok.kind == TOK_EOF || p->tok.start >= stop || p->lex.cur >= p->lex.end || p->saw_end;
}

/* A module for the operations of a piece. Returns MC_NONE after reporting. */
static McOp new_module(McStream *s, McParser *p, McBlock *body) {
  McOp module;
  if (s->opening.len == 0) {
    module = mc_p_new_module(s->ctx, p->pool, p->source_name, body, p->diags);
  } else {
    module = mc_op_clone_pooled(s->ctx, p->pool, s->header);
    if (module.index != MC_NONE) *body = mc_region_first_block(s->ctx, mc_op_region(s->ctx, module, 0));
    else mc_p_out_of_memory(p);
  }
  if (module.index != MC_NONE) mc_op_rec(s->ctx, module)->flags |= MC_OP_PARTIAL;
  return module;
}

/* The token begins a module, in either form. */
static bool begins_module(const McToken *tok) {
  McStr word = {tok->start, mc_token_len(tok)};
  if (tok->kind == TOK_STRING) word = (McStr){tok->start + 1, word.len - 2};
  else if (tok->kind != TOK_BARE_IDENTIFIER) return false;
  else if (word.len == 6 && memcmp(word.ptr, "module", 6) == 0) return true;
  return word.len == 14 && memcmp(word.ptr, "builtin.module", 14) == 0;
}

/* --- pieces --- */

#define GO_ON MC_STREAM_END /* of functions here: something was read, but no operation */

typedef struct Reading {
  McStream *s;
  McParser *p;
  Piece piece;
  bool is_last;
  McOp module;
  McBlock body;
  MC_ARRAY(size_t) places; /* owned: of each operation in the text */
  McStreamState state;     /* MC_STREAM_PIECE: no error; MC_STREAM_MORE: the text must go on */
  size_t at;           /* where that is so, or the next operation begins */
} Reading;

static bool read_alias(Reading *r) {
  McStream *s = r->s;
  McParser *p = r->p;
  const char *begin = p->tok.start;
  bool again = mc_p_has_alias(p, begin, mc_token_len(&p->tok) - 1);
  if (!mc_p_alias_definition(p)) return false;
  if (again) return true;
  mc_buf_put(&s->aliases, begin, (size_t)(p->last_end - begin));
  mc_buf_char(&s->aliases, '\n');
  return !s->aliases.failed || mc_p_out_of_memory(p);
}

static bool read_op(Reading *r) {
  McParser *p = r->p;
  size_t mark;
  if (!mc_names_begin_part(p, &mark) || !mc_p_op(p, r->body)) return false;
  if (!mc_names_end_part(p, mc_op_region(r->s->ctx, r->module, 0), mark)) return false;
  return mc_array_push(&r->s->ctx->alloc, &r->places, r->at) || mc_p_out_of_memory(p);
}

static bool read_one(Reading *r, bool is_other) {
  McParser *p = r->p;
  if (mc_at(p, TOK_ERROR)) return mc_p_error(p, "unexpected character");
  if (!is_other) return read_op(r);
  return mc_at(p, TOK_FILE_METADATA_BEGIN) ? mc_p_file_metadata(p) : read_alias(r);
}

/* Reads aliases and metadata, or operations with nothing between them. Sets r->state and r->at. */
static void read_all(Reading *r) {
  McStream *s = r->s;
  McParser *p = r->p;
  const char *stop = s->text + r->piece.stop;
  bool is_open = s->opening.len != 0;
  for (;;) {
    bool is_other = !is_open && (mc_at(p, TOK_HASH_IDENTIFIER) || mc_at(p, TOK_EXCLAMATION_IDENTIFIER) ||
                                 mc_at(p, TOK_FILE_METADATA_BEGIN));
    r->at = (size_t)(p->tok.start - s->text);
    r->state = MC_STREAM_PIECE;
    if (!r->is_last && p->tok.start >= stop) return;
    if (mc_at(p, TOK_EOF) && (!is_open || r->places.len != 0)) return;
    bool is_border = is_open ? mc_at(p, TOK_R_BRACE) : is_other || (r->at + 1 != s->plain && begins_module(&p->tok));
    if (is_border && (r->places.len != 0 || !is_other)) return;
    bool ok = read_one(r, is_other);
    if (ok && (r->is_last || !mc_at(p, TOK_EOF))) continue;
    if (ok && !is_other) r->places.len--;
    r->state = r->is_last || !is_short(p, stop) ? MC_STREAM_FAILED : MC_STREAM_MORE;
    if (p->met_forward) r->state = MC_STREAM_ALIASES;
    return;
  }
}

/* Verifies the operations. Returns the number of the first that does not verify, or how many there are. */
static size_t verify_all(const Reading *r, McVerifyParsed verify) {
  size_t i = 0, mark = mc_diags_count(r->p->diags);
  if (verify(r->s->ctx, r->module, true, 1, r->p->diags)) return r->places.len;
  if (mc_diags_out_of_memory(r->p->diags)) return 0;
  mc_diags_take_back(r->p->diags, mark);
  McOp op = mc_block_first_op(r->s->ctx, r->body);
  while (op.index != MC_NONE && verify(r->s->ctx, op, true, 1, r->p->diags)) {
    op = mc_op_next(r->s->ctx, op);
    i++;
  }
  return i;
}

/* Sets r->state and r->at, if an operation does not verify. */
static void finish_all(Reading *r, McVerifyParsed verify) {
  McParser *p = r->p;
  if (r->state != MC_STREAM_PIECE || r->places.len == 0) return;
  bool ok = mc_p_resolve_locs(p);
  size_t good = ok && verify != NULL ? verify_all(r, verify) : r->places.len;
  if (ok && good == r->places.len) return;
  r->state = MC_STREAM_FAILED;
  r->at = r->places.ptr[ok ? good : 0];
  r->places.len = ok ? good : 0;
}

/* Parses the piece. */
static McStreamState read_piece(McStream *s, Piece piece, bool is_last, McVerifyParsed verify, McOp *module,
                                McDiags *diags) {
  McContext *ctx = s->ctx;
  McParser parser, *p = &parser;
  Reading r = {.s = s, .p = p, .piece = piece, .is_last = is_last && piece.end == s->len && s->limit == 0,
               .state = MC_STREAM_FAILED, .at = s->at};
  size_t mark = mc_diags_count(diags);
  if (!mc_input_fits(ctx, piece.end - s->at, line_loc(s, s->lines + 1), diags)) return MC_STREAM_FAILED;
  char after = s->text[piece.end];
  s->text[piece.end] = 0;
  if (!begin_parse(s, p, s->text + s->begin, piece.end - s->begin, s->at - s->begin, s->lines, s->columns, diags)) {
    s->text[piece.end] = after;
    return MC_STREAM_FAILED;
  }
  McIdent file = mc_ident(ctx, s->name, s->name_len);
  if (file.index != MC_NONE) p->base = mc_sources_add_part(ctx->sources, file, p->text, p->len, s->lines, s->columns);
  mc_diags_set_text(diags, p->text, p->len, p->base, NULL);
  r.module = new_module(s, p, &r.body);
  if (r.module.index != MC_NONE) {
    read_all(&r);
    finish_all(&r, verify);
  }
  mc_diags_set_text(diags, NULL, 0, 0, NULL);
  size_t last_end = (size_t)(p->last_end - s->text);
  bool has_ops = r.places.len != 0, is_good = r.state == MC_STREAM_PIECE && has_ops;
  if (is_good) {
    *module = r.module;
    mc_pool_publish(ctx, p->pool);
    mc_pool_close(ctx, p->pool); /* freed with the last operation in it */
    if (p->base != 0) mc_sources_retain(ctx->sources, p->base, p->positions);
  } else {
    mc_pool_abandon(ctx, p->pool);
  }
  if (p->base != 0) mc_sources_release(ctx->sources, p->base, 1);
  end_parse(s, p);
  s->text[piece.end] = after;

  McStreamState state = r.state;
  size_t first = has_ops ? r.places.ptr[0] : r.at; /* everything before it was read for good */
  mc_array_fini(&ctx->alloc, &r.places);
  s->limit = 0;
  if (is_good) {
    go_on(s, last_end, r.at);
    s->is_fresh = false;
    return MC_STREAM_PIECE;
  }
  go_on(s, first, first);
  if (state == MC_STREAM_PIECE) return GO_ON;
  if (state == MC_STREAM_ALIASES || mc_diags_out_of_memory(diags)) return state;
  if (has_ops) { /* those are given first */
    s->limit = r.at;
  } else if (state == MC_STREAM_MORE) {
    s->least = 2 * (piece.end - s->at);
  } else {
    return MC_STREAM_FAILED;
  }
  mc_diags_take_back(diags, mark);
  return GO_ON;
}

/* --- modules --- */

/* An operation that is read by itself: a module without what is in it. */
typedef struct Alone {
  McOp op;       /* in the shared pool, the caller's; MC_NONE: it is not there */
  bool is_short; /* more text might help */
  size_t end;    /* where the text after it begins */
} Alone;

/* region_at: see McParser; else NULL. */
static Alone read_alone(McStream *s, const char *text, size_t len, size_t at, uint32_t lines, uint32_t columns,
                        const char **region_at, McDiags *diags) {
  McContext *ctx = s->ctx;
  McParser parser, *p = &parser;
  Alone out = {.op = {MC_NONE}};
  if (!begin_parse(s, p, text, len, at, lines, columns, diags)) return out;
  p->region_at = region_at;
  p->stops_forward = false;
  McBlock body;
  McOp holder = mc_p_new_module(ctx, p->pool, p->source_name, &body, diags);
  if (holder.index != MC_NONE && mc_p_op(p, body)) {
    mc_p_resolve_locs(p);
    out.op = mc_op_clone_pooled(ctx, ctx->ir.shared, mc_block_first_op(ctx, body));
    if (out.op.index == MC_NONE) mc_p_out_of_memory(p);
  }
  out.is_short = is_short(p, text + len);
  out.end = (size_t)(p->tok.start - text);
  mc_pool_abandon(ctx, p->pool);
  end_parse(s, p);
  return out;
}

/* Gives its region a block, if it has none. Returns false when it has not one region, or memory runs out. */
static bool has_block(McStream *s, McOp op) {
  McContext *ctx = s->ctx;
  if (mc_op_num_regions(ctx, op) != 1) return false;
  McRegion region = mc_op_region(ctx, op, 0);
  return mc_region_first_block(ctx, region).index != MC_NONE ||
         mc_block_create_pooled(ctx, ctx->ir.shared, region, (McBlock){MC_NONE}).index != MC_NONE;
}

static void set_header(McStream *s, McOp op) {
  if (s->header.index != MC_NONE) mc_op_erase(s->ctx, s->header);
  s->header = op;
}

/* Makes the header of the module whose text s->opening begins. Returns false when that is no module to enter. */
static bool make_header(McStream *s, uint32_t lines, uint32_t columns, McDiags *diags) {
  size_t len = s->opening.len, mark = mc_diags_count(diags);
  mc_buf_str(&s->opening, s->is_generic ? "}) : () -> ()" : "}");
  const char *text = mc_buf_text(&s->opening);
  if (s->opening.failed) return mc_out_of_memory(diags);
  Alone found = read_alone(s, text, s->opening.len, 0, lines, columns, NULL, diags);
  s->opening.len = len;
  if (!mc_diags_out_of_memory(diags)) mc_diags_take_back(diags, mark);
  if (found.op.index == MC_NONE) return false;
  if (!has_block(s, found.op)) {
    mc_op_erase(s->ctx, found.op);
    return false;
  }
  set_header(s, found.op);
  return true;
}

/* Enters the module at s->at. */
static McStreamState open_module(McStream *s, bool is_last, bool is_generic, McDiags *diags) {
  if (!is_last && s->len - s->at <= s->least) return MC_STREAM_MORE;
  const char *brace = NULL;
  size_t mark = mc_diags_count(diags);
  Alone found = read_alone(s, s->text + s->begin, s->len - s->begin, s->at - s->begin, s->lines, s->columns, &brace,
                           diags);
  if (found.op.index != MC_NONE) mc_op_erase(s->ctx, found.op);
  if (mc_diags_out_of_memory(diags)) return MC_STREAM_FAILED;
  mc_diags_take_back(diags, mark);
  if (brace == NULL && found.is_short && !is_last) {
    s->least = 2 * (s->len - s->at);
    return MC_STREAM_MORE;
  }
  s->is_generic = is_generic;
  uint32_t line, column;
  mc_text_locate(s->text + s->begin, s->at - s->begin, &line, &column);
  if (brace != NULL) mc_buf_put(&s->opening, s->text + s->at, (size_t)(brace + 1 - s->text) - s->at);
  if (brace == NULL || !make_header(s, s->lines + line - 1, column - 1 + (line == 1 ? s->columns : 0), diags)) {
    s->opening.len = 0;
    if (mc_diags_out_of_memory(diags)) return MC_STREAM_FAILED;
    s->plain = s->at + 1; /* an operation like others, or an error */
    return GO_ON;
  }
  size_t inside = (size_t)(brace + 1 - s->text);
  go_on(s, s->at, inside);
  scan_from(s, inside);
  s->is_fresh = true;
  return GO_ON;
}

/* Leaves the module, at its closing brace: what follows there is read as the end of its text. */
static McStreamState close_module(McStream *s, bool is_last, McDiags *diags) {
  McContext *ctx = s->ctx;
  Piece piece;
  if (!choose(s, is_last, &piece)) return MC_STREAM_MORE;
  McBuf text;
  mc_buf_init(&text, &s->ctx->alloc);
  mc_buf_put(&text, s->opening.ptr, s->opening.len);
  uint32_t line, column, lines = 1, unused;
  mc_text_locate(s->opening.ptr, s->opening.len, &lines, &unused);
  mc_text_locate(s->text + s->begin, s->at - s->begin, &line, &column);
  mc_buf_char(&text, '\n');
  mc_buf_spaces(&text, column - 1);
  size_t before = text.len;
  uint32_t first_line = s->lines + line - lines;
  mc_buf_put(&text, s->text + s->at, piece.end - s->at);
  const char *all = mc_buf_text(&text);
  Alone found = {.op = {MC_NONE}};
  if (text.failed) mc_out_of_memory(diags);
  else found = read_alone(s, all, text.len, 0, first_line - 1, 0, NULL, diags);
  mc_buf_fini(&text);
  bool is_whole = found.op.index != MC_NONE && (is_last || !found.is_short || found.end < before + piece.end - s->at);
  if (is_whole) {
    /* its text begins on another line than the module: so does the location, unless one was written */
    McLoc begin = line_loc(s, first_line);
    McOpRec *rec = mc_op_rec(ctx, found.op);
    if (rec->loc == begin.index) rec->loc = mc_op_rec(ctx, s->header)->loc;
    if ((!s->is_generic || !s->is_fresh) && !has_block(s, found.op)) mc_out_of_memory(diags);
    set_header(s, found.op);
    s->opening.len = 0;
    size_t after = s->at + found.end - before;
    go_on(s, after, after);
    return mc_diags_out_of_memory(diags) ? MC_STREAM_FAILED : GO_ON;
  }
  if (found.op.index != MC_NONE) mc_op_erase(s->ctx, found.op);
  if (is_last || !found.is_short || mc_diags_out_of_memory(diags)) return MC_STREAM_FAILED;
  mc_diags_take_back(diags, 0);
  s->least = 2 * (piece.end - s->at);
  return MC_STREAM_MORE;
}

/* --- the stream --- */

/* Looks at the first bytes. Returns false after reporting that they are no text. */
static bool start(McStream *s, McDiags *diags) {
  s->is_started = true;
  const char *refusal = mc_encoding_refusal(s->text, s->len);
  if (refusal != NULL) {
    return mc_error(diags, line_loc(s, 1), "%s", refusal);
  }
  s->begin = s->at = mc_encoding_mark(s->text, s->len);
  scan_from(s, s->at);
  s->cut.line = true;
  return true;
}

/* Drops whole lines: only blanks and comments are left. */
static void skip_lines(McStream *s) {
  size_t end = s->len;
  while (end > s->at && s->text[end - 1] != '\n') end--;
  if (end > s->at) go_on(s, end, end);
}

/* Skips the label of a module's block. Returns false when there is none, or it has arguments. */
static bool skip_label(McStream *s, McLexer *lexer) {
  McToken colon = mc_lexer_next(lexer);
  if (colon.kind != TOK_COLON) return false;
  size_t after = (size_t)(colon.end - s->text);
  go_on(s, after, after);
  s->is_fresh = false;
  return true;
}

McStreamState mc_p_stream_read(McStream *s, bool is_last, McVerifyParsed verify, McOp *module, McDiags *diags) {
  enum { SIGNATURE = 512 };
  if (mc_stream_room(s, 0) == NULL) return mc_out_of_memory(diags), MC_STREAM_FAILED; /* there is a NUL at the end */
  mc_stream_added(s, 0);
  if (!s->is_started) {
    if (s->len < SIGNATURE && !is_last) return MC_STREAM_MORE;
    if (!start(s, diags)) return MC_STREAM_FAILED;
  }
  for (;;) {
    McLexer lexer;
    mc_lexer_init(&lexer, s->text + s->at, s->len - s->at);
    McToken tok = mc_lexer_next(&lexer);
    bool is_open = s->opening.len != 0;
    if (!is_last && tok.end >= lexer.end) {
      if (tok.kind == TOK_EOF) skip_lines(s);
      return MC_STREAM_MORE;
    }
    if (tok.kind == TOK_EOF && !is_open) return MC_STREAM_END;
    McStreamState state;
    Piece piece;
    bool checks_header = false;
    size_t at = (size_t)(tok.start - s->text);
    if (s->limit == 0 && is_open && tok.kind == TOK_R_BRACE) {
      go_on(s, s->begin, at);
      state = close_module(s, is_last, diags);
      checks_header = true;
    } else if (s->limit == 0 && !is_open && begins_module(&tok) && s->plain != at + 1) {
      size_t least = s->least;
      go_on(s, s->begin, at);
      s->least = least;
      state = open_module(s, is_last, tok.kind == TOK_STRING, diags);
      checks_header = s->opening.len != 0;
    } else if (is_open && s->is_fresh && tok.kind == TOK_CARET_IDENTIFIER && skip_label(s, &lexer)) {
      state = GO_ON;
    } else if (!choose(s, is_last, &piece)) {
      state = MC_STREAM_MORE;
    } else {
      state = read_piece(s, piece, is_last, verify, module, diags);
    }
    if (state != GO_ON) return state;
    if (checks_header && verify != NULL && !verify(s->ctx, s->header, true, 1, diags)) return MC_STREAM_FAILED;
  }
}

/* --- aliases, and other contexts --- */

bool mc_stream_define(McStream *s, const char *text, size_t len, McDiags *diags) {
  McParser parser, *p = &parser;
  size_t mark = mc_diags_count(diags);
  if (!begin_parse(s, p, text, len, 0, 0, 0, diags)) return false;
  p->reads_ahead = true;
  p->stops_forward = false;
  Reading r = {.s = s, .p = p};
  while ((mc_at(p, TOK_HASH_IDENTIFIER) || mc_at(p, TOK_EXCLAMATION_IDENTIFIER)) && read_alias(&r)) {}
  mc_pool_abandon(s->ctx, p->pool);
  end_parse(s, p);
  if (mc_diags_out_of_memory(diags)) return false;
  mc_diags_take_back(diags, mark); /* the text itself reports it, when it is read */
  return true;
}

const char *mc_stream_skim(McStream *s, bool is_last, size_t *len) {
  if (mc_stream_room(s, 0) == NULL) return NULL;
  for (;;) {
    const char *place = mc_cut_next(&s->cut, s->text + s->scanned, s->text + s->len);
    size_t to = place == NULL ? s->len : (size_t)(place - s->text);
    s->scanned = to;
    if (s->is_fresh && (place != NULL || is_last)) {
      mc_buf_put(&s->aliases, s->text + s->begin, to - s->begin);
      mc_buf_char(&s->aliases, '\n');
      s->is_fresh = false;
    }
    if (!s->is_fresh) s->begin = s->at = to;
    if (place == NULL) break;
    s->is_fresh = *place == '#' || *place == '!';
  }
  *len = s->aliases.len;
  return mc_buf_text(&s->aliases); /* "" when memory ran out */
}

const char *mc_stream_rest(const McStream *s, size_t *len) {
  *len = s->len - s->at;
  return s->text == NULL ? "" : s->text + s->at;
}

McStream *mc_stream_renewed(McStream *s, McContext *ctx, McDiags *diags) {
  McStream *fresh = mc_stream_new(ctx, s->name, s->name_len);
  char *room = fresh == NULL ? NULL : mc_stream_room(fresh, s->len);
  bool ok = room != NULL;
  if (ok) {
    if (s->len != 0) memcpy(room, s->text, s->len);
    mc_stream_added(fresh, s->len);
    size_t len = s->aliases.len;
    ok = mc_stream_define(fresh, mc_buf_text(&s->aliases), len, diags);
  }
  if (ok && s->opening.len != 0) {
    mc_buf_put(&fresh->opening, s->opening.ptr, s->opening.len);
    fresh->is_generic = s->is_generic;
    ok = !fresh->opening.failed && make_header(fresh, s->lines, 0, diags);
  }
  if (!ok) {
    mc_stream_free(fresh);
    mc_out_of_memory(diags);
    return NULL;
  }
  fresh->begin = s->begin;
  fresh->at = s->at;
  fresh->lines = s->lines;
  fresh->columns = s->columns;
  fresh->cut = s->cut;
  fresh->scanned = s->scanned;
  memcpy(fresh->places, s->places, sizeof s->places);
  fresh->least = s->least;
  fresh->limit = s->limit;
  fresh->plain = s->plain;
  fresh->is_fresh = s->is_fresh;
  fresh->is_started = s->is_started;
  fresh->needs_no_locs = s->needs_no_locs;
  return fresh;
}
