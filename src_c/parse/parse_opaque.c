/* parse_opaque.c - an operation without a definition: its text becomes a template, and what it names becomes operands,
 * arguments, successors, regions, attributes and types.
 *
 * The tokens of the operation are copied, blanks made one, comments dropped; where a value, a block, a region or an
 * alias is written there is a *slot*. Slots of all operations that are being read are on one stack, and so is their
 * text. At the end the copy and the slots become the template.
 *
 * What is guessed: a name that is not defined yet, before a region, is an argument of that region; a result has the
 * type that the end of the text has in its place. A wrong guess costs structure and no text. A type that was guessed,
 * or for which there was nothing to guess from (`unknown`), becomes what the first defined operation that uses the
 * value says (mc_opaque_agrees).
 *
 * Types and dictionaries are read by their own parsers, without their errors: text that these refuse is copied. Such an
 * attempt is not repeated before the place where the last one failed, so each token is read at most three times.
 */
#include "parse/parse_opaque.h"

#include "base/buffer.h"
#include "base/idmap.h"
#include "ir/opaque.h"
#include "parse/parse_attr.h"

/* Results beyond one for each byte of the text. */
#define MC_OPAQUE_SPARE_RESULTS 64u

/* A place in the copy where a part of the operation belongs. */
typedef struct Slot {
  size_t at;          /* offset in McOpaque.text */
  char letter;        /* of ir/opaque.h; 'o': a name, not decided yet of what; 'x': a name that is text */
  bool is_bound;      /* the name was defined when it was read */
  bool is_definition; /* written as definitions are */
  bool in_signature;  /* between parentheses after a symbol */
  McOperandRef ref;
  uint32_t value;     /* 'p', 'b': the attribute; 'a': its number + 1; 's': the block */
  McType type;        /* written after the name */
} Slot;

struct McOpaque {
  McType unknown;           /* of a value whose type the text does not show */
  McBuf text;               /* copies, one after the other */
  McBuf out;                /* the template that is being made */
  MC_ARRAY(Slot) slots;
  McWords brackets;         /* kinds of open brackets */
  McWords types;            /* that end the text so far */
  McIdMap one_line;         /* attributes whose text is a single line */
  const char *no_try_before; /* an attempt to read a type or a dictionary has failed there */
};

/* The operation that is being read. */
typedef struct Opaque {
  McParser *p;
  struct McOpaque *s;
  McOpParse *op;
  McOpaqueExtent extent;
  size_t text, slots, brackets, types; /* heights of the stacks at its start */
  size_t group;           /* height of s->types where the last list of types begins */
  size_t arrow;           /* the same, after the last arrow; SIZE_MAX: there is none */
  size_t pending;         /* slots from here on can be arguments of the next region */
  size_t args_from, args_to; /* the slots with the arguments of the region before it */
  uint32_t params;        /* height of open brackets in parameters, `@f<n: i32>`; 0: not in them */
  const char *params_end; /* where these end; NULL: nowhere yet */
  uint32_t signature;     /* height of open brackets in a signature; 0: not in one */
  uint32_t expect_types;  /* height of open brackets + 1 where types come next; 0: nowhere */
  bool after_arrow;       /* these follow an arrow, not a colon */
  uint32_t list;          /* the height in parentheses that hold types of the operation, `-> (i32, i32)`; or 0 */
  size_t last_name;       /* number of the slot + 1 when the last token was a name, else 0 */
  size_t typed_name;      /* the same, of the name before the colon that was the last token */
  bool has_attrs, has_region;
} Opaque;

static bool ensure_state(McParser *p) {
  if (p->opaque != NULL) return true;
  struct McOpaque *s = mc_alloc_zeroed(&p->ctx->alloc, sizeof *s);
  if (s == NULL) return mc_p_out_of_memory(p);
  mc_buf_init(&s->text, &p->ctx->alloc);
  mc_buf_init(&s->out, &p->ctx->alloc);
  McIdent dialect = mc_ident(p->ctx, "mlircore", 8);
  if (dialect.index != MC_NONE) s->unknown = mc_type_opaque(p->ctx, dialect, "unknown", 7);
  p->opaque = s;
  return s->unknown.index != MC_NONE || mc_p_out_of_memory(p);
}

void mc_opaque_free(McParser *p) {
  struct McOpaque *s = p->opaque;
  if (s == NULL) return;
  mc_buf_fini(&s->text);
  mc_buf_fini(&s->out);
  mc_array_fini(&p->ctx->alloc, &s->slots);
  mc_array_fini(&p->ctx->alloc, &s->brackets);
  mc_array_fini(&p->ctx->alloc, &s->types);
  mc_idmap_fini(&p->ctx->alloc, &s->one_line);
  mc_free(&p->ctx->alloc, s, sizeof *s);
  p->opaque = NULL;
}

bool mc_opaque_agrees(McParser *p, McValue value, McType wanted) {
  McContext *ctx = p->ctx;
  McType unknown = p->opaque->unknown;
  if (wanted.index == unknown.index) return true;
  McOp owner = mc_value_op(ctx, value);
  if (mc_value_type(ctx, value).index != unknown.index && (owner.index == MC_NONE || !mc_op_is_opaque(ctx, owner))) {
    return false;
  }
  mc_value_set_type(ctx, value, wanted);
  return true;
}

/* --- the copy --- */

static bool push_slot(Opaque *o, char letter, uint32_t value) {
  Slot slot = {.at = o->s->text.len, .letter = letter, .value = value};
  return mc_array_push(&o->p->ctx->alloc, &o->s->slots, slot) || mc_p_out_of_memory(o->p);
}

static void put_bytes(Opaque *o, const char *from, const char *to) {
  McBuf *text = &o->s->text;
  const char *percent;
  while (from < to && (percent = memchr(from, '%', (size_t)(to - from))) != NULL) {
    mc_buf_put(text, from, (size_t)(percent - from));
    mc_buf_lit(text, "%%");
    from = percent + 1;
  }
  mc_buf_put_short(text, from, (size_t)(to - from));
}

/* Whether the text of an attribute has lines, or other blanks than the copy has, as the body of an unknown dialect's
 * attribute can have. Then the text is in s->out. An attribute without them is printed once, one that is long only in
 * part. Returns false after
 * reporting that memory ran out. */
static bool has_lines(Opaque *o, McAttr attr, bool *lines) {
  struct McOpaque *s = o->s;
  McContext *ctx = o->p->ctx;
  if (s->one_line.entries == NULL && !mc_idmap_init(&ctx->alloc, &s->one_line, 0)) return mc_p_out_of_memory(o->p);
  *lines = false;
  if (mc_idmap_find(&s->one_line, attr.index)->key != 0) return true;
  s->out.len = 0;
  if (!ctx->show->attr(ctx, attr, &s->out)) return mc_p_out_of_memory(o->p);
  const char *text = mc_buf_text(&s->out);
  *lines = s->out.len <= MC_MAX_SHOWN_TEXT && (strpbrk(text, "\n\t\r") != NULL || strstr(text, "  ") != NULL);
  return *lines || mc_idmap_put(&ctx->alloc, &s->one_line, attr.index, 1) || mc_p_out_of_memory(o->p);
}

static void put_lines(Opaque *o) {
  McStr text = {mc_buf_text(&o->s->out), o->s->out.len};
  McLexer lex;
  McToken tok;
  mc_lexer_init(&lex, text.ptr, text.len);
  for (const char *last = text.ptr;; last = tok.end) {
    if (mc_lexer_read(&lex, &tok), tok.kind == TOK_EOF || tok.kind == TOK_ERROR) return;
    if (tok.start != last) mc_buf_char(&o->s->text, ' ');
    put_bytes(o, tok.start, tok.end);
  }
}

/* An alias becomes a part: its value. A value with several lines becomes text, as it does when the print is read
 * again. */
static bool put_alias(Opaque *o, const McToken *tok) {
  const char *name = tok->start + 1;
  size_t len = mc_token_len(tok) - 1;
  uint32_t part = MC_NONE;
  if (memchr(name, '.', len) == NULL) {
    if (tok->kind == TOK_HASH_IDENTIFIER) {
      part = mc_p_attr_alias(o->p, name, len).index;
    } else {
      McType type = mc_p_type_alias(o->p, name, len);
      if (type.index != MC_NONE) part = mc_attr_type(o->p->ctx, type).index;
    }
  }
  bool lines = false;
  if (part == MC_NONE) put_bytes(o, tok->start, tok->end);
  else if (!has_lines(o, (McAttr){part}, &lines)) return false;
  else if (lines) put_lines(o);
  else return push_slot(o, 'p', part);
  return true;
}

/* Copies tokens that were read already; the first one without the blanks before it. */
static bool put_range(Opaque *o, const char *from, const char *to) {
  const char *c = from;
  for (; c < to; c++) {
    if (*c == '\n' || *c == '\r' || *c == '\t' || *c == '/' || *c == '%' || *c == '"') break;
    if (*c == ' ' && c[1] == ' ') break;
    if (*c != '!' && *c != '#') continue;
    const char *end = c + 1;
    bool dotted = false;
    while (end < to && (mc_byte_part[(uint8_t)*end] & MC_PART_SUFFIX)) dotted |= *end++ == '.';
    if (!dotted) break;
  }
  if (c >= to) {
    mc_buf_put_short(&o->s->text, from, (size_t)(to - from));
    return true;
  }
  McLexer lex = o->p->lex;
  McToken tok;
  lex.cur = from;
  for (const char *last = from;; last = tok.end) {
    if (mc_lexer_read(&lex, &tok), tok.start >= to || tok.kind == TOK_EOF) return true;
    if (tok.start != last) mc_buf_char(&o->s->text, ' ');
    if (tok.end > to) tok.end = to; /* the last token was split when it was read: `>>` */
    bool is_alias = tok.kind == TOK_HASH_IDENTIFIER || tok.kind == TOK_EXCLAMATION_IDENTIFIER;
    if (!is_alias) put_bytes(o, tok.start, tok.end);
    else if (!put_alias(o, &tok)) return false;
  }
}

static void put_gap(Opaque *o) {
  if (o->p->tok.start != o->p->last_end) mc_buf_char(&o->s->text, ' ');
}

static void next_token(Opaque *o) {
  o->extent.last = o->p->tok.kind;
  mc_advance(o->p);
}

/* Copies the current token. */
static void put_token(Opaque *o) {
  put_gap(o);
  put_bytes(o, o->p->tok.start, o->p->tok.end);
  next_token(o);
}

/* --- attempts: read by another parser, or not at all --- */

typedef struct Attempt { size_t diags; const char *start, *last_end; size_t words, refs; uint64_t forward; } Attempt;

static Attempt begin_attempt(Opaque *o) {
  McParser *p = o->p;
  return (Attempt){mc_diags_count(p->diags), p->tok.start, p->last_end, p->words.len,
                   p->refs.len, p->num_forward};
}

/* Goes back to the start of an attempt that failed. Returns false when it failed for want of memory. */
static bool undo_attempt(Opaque *o, const Attempt *a) {
  McParser *p = o->p;
  if (mc_diags_out_of_memory(p->diags)) return false;
  mc_diags_take_back(p->diags, a->diags);
  bool is_list = *a->start == '('; /* of types, then: each of them is tried */
  if (!is_list && p->tok.start > o->s->no_try_before) o->s->no_try_before = p->tok.start;
  p->words.len = a->words;
  p->refs.len = a->refs;
  mc_p_reset(p, a->start);
  p->last_end = a->last_end;
  return true;
}

static bool may_try(const Opaque *o) {
  return o->s->no_try_before == NULL || o->p->tok.start >= o->s->no_try_before;
}

/* --- types --- */

static bool starts_type(const Opaque *o) {
  const McToken *tok = &o->p->tok;
  switch (tok->kind) {
    case TOK_INTTYPE:
    case TOK_EXCLAMATION_IDENTIFIER: return true;
    case TOK_BARE_IDENTIFIER: return mc_p_is_type_word(tok);
    case TOK_L_PAREN: return o->extent.num_open == 0;
    default: return false;
  }
}

/* At a place where types come: reads one if there is one. */
static bool read_type(Opaque *o) {
  if (!starts_type(o) || !may_try(o)) return true;
  McParser *p = o->p;
  Attempt attempt = begin_attempt(o);
  bool gap = p->tok.start != p->last_end;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return undo_attempt(o, &attempt);
  if (gap) mc_buf_char(&o->s->text, ' ');
  if (!put_range(o, attempt.start, p->last_end)) return false;
  o->extent.last = TOK_INTTYPE; /* any token with which text can end */
  if (o->typed_name != 0) o->s->slots.ptr[o->typed_name - 1].type = type;
  if (o->extent.num_open != 0 && o->list == 0) return true;
  return mc_array_push(&p->ctx->alloc, &o->s->types, type.index) || mc_p_out_of_memory(p);
}

/* --- names --- */

/* `%name`, `%name#1`: what of will be known later. */
static bool read_name(Opaque *o) {
  McParser *p = o->p;
  put_gap(o);
  Slot slot = {.at = o->s->text.len, .letter = 'o'};
  uint8_t before = o->extent.last;
  slot.ref = (McOperandRef){p->tok.start + 1, (uint32_t)mc_token_len(&p->tok) - 1, 0};
  next_token(o);
  if (mc_at(p, TOK_HASH_IDENTIFIER) && p->tok.start == p->last_end) {
    uint64_t number;
    if (mc_u64_parse(p->tok.start + 1, mc_token_len(&p->tok) - 1, &number) && number <= UINT32_MAX) {
      slot.ref.number = (uint32_t)number;
      next_token(o);
    }
  }
  slot.is_bound = mc_names_is_defined(p, &slot.ref);
  slot.in_signature = o->signature != 0 && o->extent.num_open == o->signature && before != TOK_COLON &&
                      mc_at(p, TOK_COLON);
  /* `-> %x as !type` mentions an operand. A name that nothing defines is then a mere word for the project's tool. */
  bool is_tied = o->after_arrow && o->expect_types == o->extent.num_open + 1 && !mc_at(p, TOK_COLON);
  if (is_tied && !slot.is_bound) slot.letter = 'x';
  slot.is_definition = slot.in_signature || (mc_at(p, TOK_EQUAL) && slot.ref.number == 0 && !is_tied);
  if (!mc_array_push(&p->ctx->alloc, &o->s->slots, slot)) return mc_p_out_of_memory(p);
  o->last_name = o->s->slots.len;
  return true;
}

static bool read_successor(Opaque *o) {
  McParser *p = o->p;
  put_gap(o);
  o->extent.last = TOK_CARET_IDENTIFIER;
  McBlock block = mc_p_successor(p);
  if (block.index == MC_NONE || !push_slot(o, 's', block.index)) return false;
  return mc_array_push(&p->ctx->alloc, &o->op->successors, block.index) || mc_p_out_of_memory(p);
}

/* --- brackets --- */

static bool open_bracket(Opaque *o) {
  uint8_t kind = o->p->tok.kind;
  if (!mc_array_push(&o->p->ctx->alloc, &o->s->brackets, kind)) return mc_p_out_of_memory(o->p);
  bool after_name = o->extent.last == TOK_AT_IDENTIFIER || o->p->last_end == o->params_end;
  o->extent.num_open++;
  o->extent.num_angles = kind == TOK_LESS ? o->extent.num_angles + 1 : 0;
  if (kind == TOK_LESS && after_name && o->params == 0) o->params = o->extent.num_open;
  if (kind == TOK_L_PAREN && (after_name || o->extent.last == TOK_EQUAL) && o->signature == 0) {
    o->signature = o->extent.num_open;
  }
  put_token(o);
  return true;
}

static void pop_bracket(Opaque *o) {
  o->s->brackets.len--;
  if (o->signature == o->extent.num_open) o->signature = 0;
  if (o->params == o->extent.num_open) o->params = 0;
  o->extent.num_open--;
  if (o->extent.num_angles > 0) o->extent.num_angles--;
}

static void count_angles(Opaque *o) {
  o->extent.num_angles = 0;
  while (o->extent.num_angles < o->extent.num_open &&
         o->s->brackets.ptr[o->s->brackets.len - 1 - o->extent.num_angles] == TOK_LESS) {
    o->extent.num_angles++;
  }
}

/* A closing bracket also closes each `<` inside it: that one was no bracket. */
static bool close_bracket(Opaque *o) {
  McParser *p = o->p;
  uint8_t kind = p->tok.kind;
  uint8_t opening = kind == TOK_R_PAREN ? TOK_L_PAREN : kind == TOK_R_SQUARE ? TOK_L_SQUARE
                  : kind == TOK_R_BRACE ? TOK_L_BRACE : TOK_LESS;
  const McWords *open = &o->s->brackets;
  if (opening != TOK_LESS) {
    while (o->extent.num_open > 0 && open->ptr[open->len - 1] == TOK_LESS) pop_bracket(o);
  }
  if (o->extent.num_open > 0 && open->ptr[open->len - 1] == opening) {
    if (o->params == o->extent.num_open) o->params_end = p->tok.end;
    pop_bracket(o);
    if (opening != TOK_LESS) count_angles(o);
  } else if (opening != TOK_LESS) {
    return mc_p_error(p, "this bracket closes none in the text of an operation without a definition");
  }
  put_token(o);
  return true;
}

/* Names that become arguments of the region that is next. */
static bool is_argument(const Slot *slot) { return slot->letter == 'o' && (slot->is_definition || !slot->is_bound); }

typedef MC_ARRAY(McArgument) Arguments;

static bool push_argument(Opaque *o, const Slot *slot, Arguments *args) {
  McArgument arg = {.ref = slot->ref, .type = slot->type.index != MC_NONE ? slot->type : o->s->unknown};
  return mc_array_push(&o->p->ctx->alloc, args, arg) || mc_p_out_of_memory(o->p);
}

/* Finds the argument that the name was taken for already: *number. A name that collides in the map is missed: then it
 * is an argument of its own. Returns false after reporting that memory ran out. */
static bool find_argument(Opaque *o, McIdMap *map, const Slot *slot, const Arguments *args, uint32_t *number) {
  uint32_t key = (uint32_t)mc_hash_bytes(slot->ref.name, slot->ref.len) | 1;
  McIdEntry *entry = mc_idmap_find(map, key);
  *number = UINT32_MAX;
  if (entry->key == 0) {
    return mc_idmap_put(&o->p->ctx->alloc, map, key, (uint32_t)args->len) || mc_p_out_of_memory(o->p);
  }
  const McOperandRef *ref = &args->ptr[entry->value].ref;
  bool same = ref->len == slot->ref.len && memcmp(ref->name, slot->ref.name, ref->len) == 0;
  if (same) *number = entry->value;
  return true;
}

static bool find_arguments(Opaque *o, Arguments *args, McIdMap *map) {
  for (size_t i = o->pending; i < o->s->slots.len; i++) {
    Slot *slot = &o->s->slots.ptr[i];
    if (!is_argument(slot)) continue;
    uint32_t number;
    if (!find_argument(o, map, slot, args, &number)) return false;
    slot->letter = number == UINT32_MAX ? 'a' : 'i';
    slot->value = number;
    if (slot->letter == 'a' && !push_argument(o, slot, args)) return false;
  }
  return true;
}

/* The names before a region that are its arguments. */
static bool take_arguments(Opaque *o, Arguments *args) {
  McIdMap map;
  if (!mc_idmap_init(&o->p->ctx->alloc, &map, 0)) return mc_p_out_of_memory(o->p);
  bool ok = find_arguments(o, args, &map);
  mc_idmap_fini(&o->p->ctx->alloc, &map);
  if (!ok) return false;
  if (args->len != 0) {
    o->args_from = o->pending;
    o->args_to = o->s->slots.len;
  }
  return true;
}

/* The region has the same arguments as the one before it, as both regions of a loop have. */
static bool repeat_arguments(Opaque *o, Arguments *args) {
  for (size_t i = o->args_from; i < o->args_to; i++) {
    if (o->s->slots.ptr[i].letter == 'a' && !push_argument(o, &o->s->slots.ptr[i], args)) return false;
  }
  return true;
}

static bool read_region(Opaque *o) {
  McParser *p = o->p;
  McWords *regions = &o->op->regions;
  put_gap(o);
  McLexer look = p->lex;
  McToken first = mc_lexer_next(&look);
  bool is_labelled = first.kind == TOK_CARET_IDENTIFIER;
  bool has_args = is_labelled && *first.end == '(';
  Arguments args;
  mc_array_init(&args);
  bool ok = is_labelled || take_arguments(o, &args);
  bool repeats = ok && args.len == 0 && o->args_from != o->args_to && !is_labelled;
  if (repeats) ok = repeat_arguments(o, &args);
  ok = ok && push_slot(o, repeats ? 'c' : is_labelled && !has_args ? 'h' : 'r', 0);
  McRegion region = {MC_NONE};
  if (ok) {
    McIdent dialect = mc_op_name_rec(p->ctx, o->op->name)->dialect;
    region = mc_p_opaque_region(p, args.ptr, args.len, dialect);
  }
  mc_array_fini(&p->ctx->alloc, &args);
  if (region.index == MC_NONE) return false;
  o->pending = o->s->slots.len;
  o->extent.last = TOK_R_BRACE;
  o->has_region = true;
  return mc_array_push(&p->ctx->alloc, regions, region.index) || mc_p_out_of_memory(p);
}

/* `{` name = value, ... `}`: the operation's attributes, when it has none yet. *done false: it is no dictionary. */
static bool read_attrs(Opaque *o, bool *done) {
  McParser *p = o->p;
  *done = false;
  if (o->has_attrs || o->extent.num_open != 0 || !may_try(o)) return true;
  Attempt attempt = begin_attempt(o);
  bool gap = p->tok.start != p->last_end;
  McAttr attrs = mc_p_attr_dict(p);
  if (attrs.index == MC_NONE) return undo_attempt(o, &attempt);
  if (gap) mc_buf_char(&o->s->text, ' ');
  if (!push_slot(o, 'b', attrs.index) || !put_range(o, attempt.start, p->last_end) || !push_slot(o, 'e', 0)) {
    return false;
  }
  for (uint32_t i = 0, n = mc_attr_dictionary_size(p->ctx, attrs); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(p->ctx, attrs, i);
    bool ok = mc_array_push(&p->ctx->alloc, &o->op->attrs, entry.name.index) &&
              mc_array_push(&p->ctx->alloc, &o->op->attrs, entry.value.index);
    if (!ok) return mc_p_out_of_memory(p);
  }
  o->extent.last = TOK_R_BRACE;
  return o->has_attrs = *done = true;
}

static bool read_brace(Opaque *o) {
  McOpaqueBrace brace = mc_opaque_brace(o->p, &o->extent);
  if (brace == MC_BRACE_REGION) return read_region(o);
  bool done = false;
  if (brace == MC_BRACE_ATTRS && !read_attrs(o, &done)) return false;
  return done || open_bracket(o);
}

/* --- the text --- */

/* `loc(` and what a location begins with. */
static bool at_trailing_loc(const Opaque *o) {
  const McParser *p = o->p;
  if (o->extent.num_open != 0 || mc_token_len(&p->tok) != 3 || memcmp(p->tok.start, "loc", 3) != 0) return false;
  McLexer look = p->lex;
  if (mc_lexer_next(&look).kind != TOK_L_PAREN) return false;
  McTokenKind first = mc_lexer_next(&look).kind;
  return first == TOK_STRING || first == TOK_BARE_IDENTIFIER || first == TOK_HASH_IDENTIFIER;
}

/* After `:`, `->`, `,` and words: where types come, and which belong together. */
static bool read_after(Opaque *o, uint8_t kind) {
  uint32_t here = o->extent.num_open + 1;
  if (kind == TOK_ARROW || kind == TOK_COLON) {
    o->expect_types = here;
    o->after_arrow = kind == TOK_ARROW;
    if (here == 1) o->group = o->s->types.len;
    if (here == 1 && kind == TOK_ARROW) o->arrow = o->group;
  } else if (kind == TOK_L_PAREN && o->expect_types == here - 1 && here == 2) {
    o->expect_types = here;
    o->list = 1;
  } else if (kind == TOK_BARE_IDENTIFIER) {
    if (here == 1) o->group = o->s->types.len;
    if (o->expect_types > here) o->expect_types = 0;
  } else if (kind != TOK_COMMA) {
    if (o->expect_types >= here) o->expect_types = 0;
  }
  if (here == 1) o->list = 0;
  return o->expect_types != here || read_type(o);
}

static bool read_token(Opaque *o) {
  McParser *p = o->p;
  uint8_t kind = p->tok.kind;
  bool ok = true;
  o->typed_name = kind == TOK_COLON ? o->last_name : 0;
  o->last_name = 0;
  switch (kind) {
    case TOK_ERROR: return mc_p_error(p, "expected operation text");
    case TOK_PERCENT_IDENTIFIER: ok = read_name(o); break;
    case TOK_CARET_IDENTIFIER: ok = read_successor(o); break;
    case TOK_HASH_IDENTIFIER:
    case TOK_EXCLAMATION_IDENTIFIER: {
      put_gap(o);
      McToken tok = p->tok;
      next_token(o);
      ok = put_alias(o, &tok);
      break;
    }
    case TOK_L_BRACE: ok = read_brace(o); break;
    case TOK_L_PAREN:
    case TOK_L_SQUARE:
    case TOK_LESS: ok = open_bracket(o); break;
    case TOK_R_PAREN:
    case TOK_R_SQUARE:
    case TOK_R_BRACE:
    case TOK_GREATER: ok = close_bracket(o); break;
    default: put_token(o); break;
  }
  return ok && read_after(o, kind);
}

/* --- the end --- */

/* A name in the signature of a declaration, which has no region: text. */
static bool is_declared_name(const Opaque *o, const Slot *slot) {
  return slot->in_signature && !slot->is_bound && !o->has_region && o->op->num_named == 0;
}

static bool resolve_names(Opaque *o) {
  McParser *p = o->p;
  for (size_t i = o->slots; i < o->s->slots.len; i++) {
    Slot *slot = &o->s->slots.ptr[i];
    if (slot->letter != 'o') continue;
    if (is_declared_name(o, slot)) {
      slot->letter = 'x';
      continue;
    }
    McValue value = mc_names_use(p, &slot->ref, o->s->unknown);
    if (value.index == MC_NONE) return false;
    if (!mc_array_push(&p->ctx->alloc, &o->op->operands, value.index)) return mc_p_out_of_memory(p);
  }
  return true;
}

/* The types of the results, as far as the last types of the text can be those. */
static const uint32_t *result_types(Opaque *o, const McRec *function, uint32_t count) {
  const McWords *types = &o->s->types;
  if (o->arrow != SIZE_MAX && types->len - o->arrow == count) return types->ptr + o->arrow;
  if (function != NULL && function->num_words - 1 - function->words[0] == count) {
    return function->words + 1 + function->words[0];
  }
  if (types->len - o->group == count) return types->ptr + o->group;
  if (count == 1 && types->len > o->types && function == NULL) return types->ptr + types->len - 1;
  return NULL;
}

static bool guess_results(Opaque *o) {
  McParser *p = o->p;
  McWords *out = &o->op->result_types;
  const McWords *types = &o->s->types;
  uint32_t count = o->op->num_named;
  size_t bytes = (size_t)(p->last_end - o->op->at);
  if (count > bytes + MC_OPAQUE_SPARE_RESULTS) {
    return mc_p_error_at(p, o->op->at, "an operation without a definition has %u results and less text than that",
                         count);
  }
  const McRec *last = types->len > o->types ? mc_rec(p->ctx, types->ptr[types->len - 1]) : NULL;
  if (last != NULL && last->kind != MC_TYPE_FUNCTION) last = NULL;
  const uint32_t *found = count == 0 ? NULL : result_types(o, last, count);
  if (!mc_array_reserve(&p->ctx->alloc, out, count)) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < count; i++) out->ptr[out->len++] = found == NULL ? o->s->unknown.index : found[i];
  return true;
}

/* The template and the parts become properties. */
static bool make_properties(Opaque *o, bool is_short) {
  McParser *p = o->p;
  McContext *ctx = p->ctx;
  McBuf *out = &o->s->out;
  const char *text = o->s->text.ptr;
  size_t done = o->text, parts = p->words.len;
  if (o->s->text.failed) return mc_p_out_of_memory(p); /* then the offsets mean nothing */
  out->len = 0;
  if (is_short) mc_buf_lit(out, "%n");
  for (size_t i = o->slots; i < o->s->slots.len; i++) {
    const Slot *slot = &o->s->slots.ptr[i];
    mc_buf_put_short(out, text + done, slot->at - done);
    done = slot->at;
    if (slot->letter == 'x') {
      mc_buf_lit(out, "%%");
      mc_buf_put_short(out, slot->ref.name, slot->ref.len);
      if (slot->ref.number != 0) mc_buf_char(out, '#');
      if (slot->ref.number != 0) mc_buf_u64(out, slot->ref.number);
      continue;
    }
    mc_buf_char(out, '%');
    mc_buf_char(out, slot->letter);
    if (slot->letter == 'i') {
      mc_buf_u64(out, slot->value);
      mc_buf_char(out, ';');
    }
    bool is_part = slot->letter == 'p' || slot->letter == 'b';
    if (is_part && !mc_array_push(&ctx->alloc, &p->words, slot->value)) return mc_p_out_of_memory(p);
  }
  if (o->s->text.len > done) mc_buf_put_short(out, text + done, o->s->text.len - done);
  if (out->failed) return mc_p_out_of_memory(p);
  McNamedAttr entries[2] = {{.name = ctx->known[MC_ID_mlircore_opaque_text]}};
  entries[0].value = mc_attr_string(ctx, out->ptr, out->len, (McType){MC_NONE});
  size_t count = 1, num_parts = p->words.len - parts;
  bool ok = entries[0].value.index != MC_NONE;
  if (num_parts != 0) {
    entries[count].name = ctx->known[MC_ID_mlircore_opaque_parts];
    entries[count].value = mc_attr_array(ctx, (const McAttr *)(p->words.ptr + parts), num_parts);
    ok = ok && entries[count++].value.index != MC_NONE;
  }
  p->words.len = parts;
  if (ok) o->op->ready_properties = mc_attr_dictionary(ctx, entries, count, NULL);
  return (ok && o->op->ready_properties.index != MC_NONE) || mc_p_out_of_memory(p);
}

static bool read_op(Opaque *o, bool is_short) {
  while (!mc_opaque_ends(o->p, &o->extent)) {
    if (o->p->tok.kind == TOK_BARE_IDENTIFIER && at_trailing_loc(o)) break;
    if (!read_token(o)) return false;
  }
  if (o->extent.num_open != o->extent.num_angles) {
    return mc_p_error(o->p, "a bracket is open at the end of the text of an operation without a definition");
  }
  return resolve_names(o) && guess_results(o) && make_properties(o, is_short);
}

bool mc_opaque_parse(McParser *p, McOpParse *op, bool is_short) {
  if (!ensure_state(p)) return false;
  struct McOpaque *s = p->opaque;
  Opaque o = {.p = p, .s = s, .op = op, .extent = {.at = op->at, .indent = UINT32_MAX, .last = TOK_BARE_IDENTIFIER},
              .text = s->text.len, .slots = s->slots.len, .brackets = s->brackets.len, .types = s->types.len,
              .group = s->types.len, .arrow = SIZE_MAX, .pending = s->slots.len};
  bool ok = read_op(&o, is_short);
  s->text.len = o.text;
  s->slots.len = o.slots;
  s->brackets.len = o.brackets;
  s->types.len = o.types;
  return ok;
}
