/* parse.h - the parser's state and the primitives that all parse_*.c, the format programs and the named routines
 * share.
 *
 * Conventions: a function that parses something returns false (or an id MC_NONE) after it has reported an error
 * through p->diags; the caller returns at once. p->tok is the current, unconsumed token. Nesting: mc_p_type,
 * mc_p_attr, mc_p_loc, mc_p_region and mc_p_affine_* count p->depth (mc_p_enter) and fail beyond MC_MAX_NESTING
 * levels; they switch stacks (stack.h).
 */
#ifndef MC_PARSE_H
#define MC_PARSE_H

#include "base/arena.h"
#include "base/array.h"
#include "defs/opdefs.h"
#include "ir/context.h"
#include "ir/preserved.h"
#include "types/report.h"
#include "text/file_text.h"
#include "text/lexer.h"
#include "text/number.h"

typedef struct McMemo McMemo;         /* parse_memo.c */
typedef struct McScopes McScopes;     /* parse_names.c: SSA and block names */
typedef struct McAliasTable McAliasTable; /* parse.c */

typedef MC_ARRAY(McOperandRef) McOperandRefs;

/* Angle brackets in the body of a dialect's type or attribute. */
typedef struct McBracket { const char *open, *close; } McBracket; /* into the text; close: just after the `>` */

/* A name whose definition is being read, so that the name can be used inside it. */
typedef struct McOpenName {
  uint32_t name;                   /* string attribute */
  const struct McOpenName *outer;
} McOpenName;

typedef struct McLegacy McLegacy; /* legacy_hooks.h */

/* An attribute that was made from a value of an enumeration. */
typedef struct McEnumMemo {
  const struct McEnumWords *e; /* borrowed, from the definitions, which live as long as the context; NULL: free */
  uint64_t value;
  McAttr attr;
  bool as_property;
} McEnumMemo;

/* A dictionary with one entry. */
typedef struct McEntryMemo {
  uint32_t name, value, dictionary; /* name MC_NONE: free */
} McEntryMemo;

/* An integer attribute of at most 64 bits. */
typedef struct McIntegerMemo {
  uint64_t value;
  uint32_t type, attr; /* type MC_NONE: free */
} McIntegerMemo;

/* An operation whose regions were passed over. */
typedef struct McPutOff {
  const char *at;  /* where the operation begins */
  size_t len;      /* of its text */
  McIdent dialect; /* of operation names without a prefix there */
} McPutOff;

/* Regions that are passed over, of isolated operations that are no symbol tables: core/lazy_text.c. */
typedef struct McPuttingOff {
  struct McUnreadFile *file;  /* borrowed: of the operations */
  MC_ARRAY(McPutOff) ops;     /* owned by the caller of the parser */
  uint32_t depth;             /* open regions, all of symbol tables */
  bool is_pending;            /* regions of the operation that is being read were passed over */
} McPuttingOff;

/* Reading by several threads: apart.c. All zero: there is one. */
#define MC_APART_DEPTH 4  /* of symbol tables: each can be scanned */
typedef struct McApart {
  unsigned threads;
  uint32_t depth;         /* open regions from the top on, each of an isolated symbol table */
  uint32_t failures;      /* how often pieces could not be read by threads */
  bool has_begun;         /* the few operations were read that are read before threads are made */
  bool has_values;        /* values of these regions, or names that are not defined yet, which others may use */
  const char *not_before[MC_APART_DEPTH + 1]; /* at that depth, no threads are made at an operation before this place.
                                               * Borrowed: into the text */
} McApart;

/* Where lines start in a text without positions. Every 4096th byte has a mark, as far as places were needed, so that a
 * place costs the way from a mark, or from the last place. */
typedef struct McLineMark { size_t start; uint32_t line; } McLineMark; /* the line of the byte, from 0 */
typedef struct McTextLines {
  MC_ARRAY(McLineMark) marks;
  McLineMark last; /* the line of the last place ... */
  size_t last_at;  /* ... and that */
} McTextLines;

/* A region that was made, and may be erased since. */
typedef struct McMadeRegion { McRegion region; uint32_t generation; } McMadeRegion;
typedef MC_ARRAY(McMadeRegion) McMadeRegions;

typedef struct McParser {
  McContext *ctx;
  McDiags *diags;
  const char *text;       /* borrowed */
  size_t len;
  McFileText *file_text;  /* borrowed: text that was read is passed. NULL: this parser passes none */
  const char *kept_from;  /* text from here on is there; before it, that of the operations around up to their regions */
  size_t pass_step;       /* so much is passed at once; SIZE_MAX: nothing */
  bool forgets_text;      /* text that was read may be missing: what is remembered of it is a copy. Not of a part of a
                             text (is_part), whose aliases alone outlive it */
  uint32_t lines_before, columns_before; /* of the text that this is a part of (stream.c), else 0 */
  McLexer lex;
  McToken tok;            /* current, not consumed */
  const char *last_end;   /* end of the token consumed last */
  uint32_t base;          /* position of text[0] in the position space; 0: locations are materialised */
  uint32_t ended_block;   /* the last one in which an operation with successors was read, or MC_NONE */
  McStr source_name;      /* borrowed */
  McLegacy *legacy;       /* state of an older generation, in the arena; NULL: today's language */
  uint32_t depth;
  uint32_t num_hooks;     /* hooks that are running, each in a region of the one before: hooks.c */
  McPool *pool;           /* records of this parse come from here */
  McArena arena;          /* scratch that lives as long as the parse */
  McArena kept;           /* what the next part of a text needs, too: aliases' names, and `tables` */
  McMemo *memo;           /* owned */
  McScopes *scopes;       /* owned */
  McAliasTable *aliases;  /* owned */
  McAliasTable *outer_aliases; /* borrowed, only read: of the text that this parser reads a piece of; or NULL */
  McPreserved preserved;            /* owned until the tree is complete and keeps it */
  MC_ARRAY(McIdent) default_dialects; /* stack: the dialect of operation names without a prefix */
  McOperandRefs refs;     /* scratch, used as a stack */
  McWords words;          /* scratch, used as a stack */
  struct McOpParse *spare_op_parses; /* owned: kept for reuse */
  struct McNameCache *name_cache;    /* owned: operation names by spelling */
  struct McInherentMemo *splits;     /* owned: inherent attributes, by dictionaries */
  McWords maps_of_values;            /* owned: affine maps over values that were read: parse_affine.c */
  McEnumMemo enums[16];  /* used last, direct-mapped */
  McEntryMemo entries[64]; /* the same */
  McIntegerMemo integers[16]; /* the same */
  McTicker ticker;
  uint64_t positions;     /* how many positions were stored: references to the source */
  uint64_t num_forward;   /* location aliases that were used before their definition: mc_p_forward_loc calls */
  McTextLines lines;      /* owned; made when locations are materialised */
  const struct McDialectDef *local; /* its definitions can be named although they are not published: link.c. Borrowed */
  struct {                /* the last long body: brackets inside it are not scanned again at every level */
    const char *begin, *end;
    McBracket *pairs;     /* by `open`; in the arena */
    size_t count;
  } brackets;
  const McOpenName *open_names; /* innermost first; while there are any, spellings are not remembered. Borrowed */
  struct McOpaque *opaque; /* parse_opaque.c: owned; NULL until an operation without a definition is kept */
  struct McOpaqueBodies *opaque_bodies; /* parse_opaque_body.c: owned; NULL until such a type or attribute is kept */
  struct McParseTables *tables; /* parse_resource.c: distinct attributes and resource keys of this text; in `kept` */
  bool is_part;           /* the text is a part of one: stream.c */
  bool saw_end;           /* the parser has met the end of the text, in another way than by its token */
  bool stops_forward;     /* parsing ends, without a message, at a location alias that is not defined yet ... */
  bool met_forward;       /* ... and this is set */
  bool reads_ahead;       /* aliases are defined that the text defines later, once more */
  McPuttingOff *put_off;  /* borrowed; NULL: all regions are read */
  McApart apart;
  bool is_piece;          /* this parser reads pieces of a text: what another part of it may decide is an error */
  bool was_interrupted;
  McMadeRegions *made_regions; /* borrowed: every region is noted (lazy.c); NULL: a failed parse abandons its pool */
  const char **region_at; /* not NULL: parsing ends, without a message, at the first region, whose place it gets */
} McParser;

/* --- parse.c: tokens and errors --- */

MC_INLINE void mc_advance(McParser *p) {
  p->last_end = p->tok.end;
  mc_lexer_read(&p->lex, &p->tok);
}
MC_INLINE bool mc_at(const McParser *p, McTokenKind kind) { return p->tok.kind == kind; }
/* Where a colon is expected, `::` is split into two of them. */
MC_INLINE void mc_p_split_colons(McParser *p) {
  if (MC_LIKELY(p->tok.kind != TOK_COLON_COLON)) return;
  p->tok.kind = TOK_COLON;
  p->lex.cur = --p->tok.end;
}
MC_INLINE bool mc_consume_if(McParser *p, McTokenKind kind) {
  if (kind == TOK_COLON) mc_p_split_colons(p);
  if (p->tok.kind != kind) return false;
  mc_advance(p);
  return true;
}
/* For text that comes next, or goes: see mc_sources_begin. */
void mc_p_number_lines(McParser *p, const char *before);
/* So much of the text before an operation can be looked at: its indentation. */
#define MC_TEXT_BEFORE 256
/* Passes the text between the last place and the current token, where an operation, an alias or a resource begins. */
void mc_p_pass(McParser *p);
MC_INLINE void mc_p_pass_text(McParser *p) {
  if (MC_UNLIKELY((size_t)(p->tok.start - p->kept_from) >= p->pass_step)) mc_p_pass(p);
}
/* Bytes of the text that are looked at later: a copy if the text may be missing then. Returns NULL when there is no
 * memory for it, which is not reported. */
const char *mc_p_lasting(McParser *p, const char *bytes, size_t len);

/* Reports at a place in the text. When the current token is TOK_ERROR, the lexer's own message is reported instead
 * (once). Always returns false. */
bool mc_p_error_at(McParser *p, const char *at, const char *format, ...) MC_PRINTF(3, 4);
bool mc_p_note_at(McParser *p, const char *at, const char *format, ...) MC_PRINTF(3, 4);
bool mc_p_warning_at(McParser *p, const char *at, const char *format, ...) MC_PRINTF(3, 4);
/* Reports at the current token (at the end of the text: one character before). */
bool mc_p_error(McParser *p, const char *format, ...) MC_PRINTF(2, 3);
/* Like upstream's emitWrongTokenError: if the current token starts its line, the error is reported at the end of the
 * previous line. */
bool mc_p_wrong_token(McParser *p, const char *format, ...) MC_PRINTF(2, 3);
/* Consumes the kind or reports `message` as a wrong token. */
MC_INLINE bool mc_expect(McParser *p, McTokenKind kind, const char *message) {
  if (kind == TOK_COLON) mc_p_split_colons(p);
  if (MC_UNLIKELY(p->tok.kind != kind)) return mc_p_wrong_token(p, "%s", message);
  mc_advance(p);
  return true;
}
bool mc_p_out_of_memory(McParser *p); /* always returns false */
/* True when the current token is the bare identifier (or keyword) `spelling`. */
bool mc_at_word(const McParser *p, const char *spelling, size_t len);
bool mc_consume_word(McParser *p, const char *spelling, size_t len);
static inline bool mc_at_keyword(const McParser *p, const char *spelling) {
  return mc_at_word(p, spelling, strlen(spelling));
}
static inline bool mc_consume_keyword(McParser *p, const char *spelling) {
  return mc_consume_word(p, spelling, strlen(spelling));
}
/* Puts the lexer back to `at` and reads the token there: for splitting a token ("0x4xf32", "->", "::"). */
void mc_p_reset(McParser *p, const char *at);
/* The location of a place in the text: a position (counted in p->positions), or a materialised file location. */
McLoc mc_p_loc_at(McParser *p, const char *at);

/* A string token's value with escapes resolved; in p->arena when it has any, else borrowed from the text. */
bool mc_p_string_value(McParser *p, const McToken *tok, McStr *out);
/* `@name` or `@"name"`: an identifier without the sigil. */
McIdent mc_p_at_identifier(McParser *p, const McToken *tok);

bool mc_p_interrupted(McParser *p); /* reports it; always false */
/* For each element of a list that can be long: looks now and then for interrupts. Returns false after reporting one. */
MC_INLINE bool mc_p_goes_on(McParser *p) { return !mc_tick(&p->ticker) || mc_p_interrupted(p); }

/* Makes the marks in p->lines that places up to `to` need. Returns false when memory runs out. */
bool mc_p_mark_lines(McParser *p, size_t to);

/* Reports that the limit of nesting is reached; always false. */
bool mc_p_too_deep(McParser *p);
/* Counts a level of nesting. Returns false after reporting that the limit is reached (p->depth is unchanged).
 * The caller undoes it with p->depth--. */
bool mc_p_enter(McParser *p);
/* Calls fn(data) on a fresh stack (stack.h), for levels where p->depth % MC_STACK_SWITCH == 0. Returns false after
 * reporting that it could not call it. */
bool mc_p_switch_stack(McParser *p, void (*fn)(void *), void *data);


/* --- generations of the language --- */

/* True when an older generation is read: p->legacy->hooks (legacy_hooks.h) can read text that today's grammar
 * refuses. Test it where an error would be reported, so that today's text pays nothing. */
MC_INLINE bool mc_p_legacy(const McParser *p) { return MC_UNLIKELY(p->legacy != NULL); }

/* --- parse_memo.c: the entry points for types and attributes; they remember spellings within this parse --- */

McType mc_p_type(McParser *p);
/* `type`: the type that is expected (a literal without its own gets it), or MC_NONE. */
McAttr mc_p_attr(McParser *p, McType type);

/* --- parse_type.c --- */

McType mc_p_type_unmemoized(McParser *p);   /* type ::= function-type | non-function-type */
McType mc_p_non_function_type(McParser *p);
McType mc_p_optional_type(McParser *p, bool *present); /* absent: *present false, nothing consumed, no error */
bool mc_p_type_list_no_parens(McParser *p, McWords *out); /* type (`,` type)*; appended */
bool mc_p_type_list_parens(McParser *p, McWords *out);    /* `(` `)` | `(` type-list `)` */
bool mc_p_function_result_types(McParser *p, McWords *out); /* after `->`: type-list-parens | non-function-type */
/* A dimension's number. "0x4" is not a hexadecimal number here but a 0, an x and a 4. */
bool mc_p_dimension(McParser *p, int64_t *out);
/* Consumes the x between dimensions. The lexer took it and the text after it for one word. */
bool mc_p_dimension_x(McParser *p);
/* dimension-list ::= (dimension `x`)*, after `<`; dims get int64 pairs of words. with_trailing_x as in upstream's
 * parser. */
bool mc_p_dimension_list(McParser *p, bool allow_dynamic, bool with_trailing_x, McWords *dims);

/* --- parse_attr.c, parse_dense.c --- */

McAttr mc_p_attr_unmemoized(McParser *p, McType type);
McAttr mc_p_optional_attr(McParser *p, McType type, bool *present);
/* `{` name (= value)?, ... `}` -> a dictionary attribute; `{}` is the empty dictionary. A name that comes twice is an
 * error. Entries are memoized. */
McAttr mc_p_attr_dict(McParser *p);
/* The same, appended to `entries` as (name, value) pairs of words, in order of the text. */
bool mc_p_attr_dict_entries(McParser *p, McWords *entries);
McAttr mc_p_symbol_ref(McParser *p);         /* @a(::@b)* */
McAttr mc_p_dense_elements(McParser *p, McType type); /* at `dense`, ... */


/* --- parse_affine.c --- */

McAffineMap mc_p_affine_map(McParser *p);      /* (d0)[s0] -> (...) */
McIntegerSet mc_p_integer_set(McParser *p);    /* (d0)[s0] : (...) */
/* Names of affine expressions, in the parser's arena. The constructor returns NULL after reporting. */
typedef struct McAffineScope McAffineScope;
McAffineScope *mc_p_affine_scope(McParser *p);
/* Binds the current token, a word that is not bound yet, to the expression. */
bool mc_p_affine_bind(McAffineScope *scope, McAffineExpr expr);
/* The expression that the current token is bound to; MC_NONE: none. */
McAffineExpr mc_p_affine_bound(const McAffineScope *scope);
McAffineExpr mc_p_affine_expr(McAffineScope *scope);            /* MC_NONE after reporting */
/* `[%i + 1, symbol(%n)]`, or in parentheses: the attribute of the map over the values, which are pushed on p->refs,
 * dimensions first. keyword (or NULL): precedes a list in parentheses; the number of expressions of each list is
 * appended to groups.
 * Returns MC_NONE after reporting. */
McAttr mc_p_affine_map_of_values(McParser *p, bool in_parens, const char *keyword, McWords *groups);

/* --- parse_loc.c --- */

/* `loc` `(` location `)`. At an operation's or argument's end the alias may be defined later: then *deferred is set to
 * a number by mc_p_forward_loc, and MC_NONE is returned without an error. deferred NULL: not allowed here. */
McLoc mc_p_loc(McParser *p, uint32_t *deferred);
McLoc mc_p_loc_instance(McParser *p);         /* inside the parentheses */

/* --- parse_resource.c --- */

bool mc_p_file_metadata(McParser *p);          /* at `{-#` */
/* Groups p->preserved.externals by provider, once the whole text is read. Returns false when memory runs out. */
bool mc_p_group_externals(McParser *p);
/* A note about an interned thing: a word for each `what` (0 to 15; 3 is MC_NOTE_SYMBOLS of legacy.h); 0: none. */
uint32_t mc_p_noted(const McParser *p, uint32_t what, uint32_t index);
bool mc_p_note(McParser *p, uint32_t what, uint32_t index, uint32_t word); /* nothing was noted yet; word is not 0 */

/* --- parse.c: aliases --- */

/* Definition `#name = attr` / `!name = type`, at the hash or exclamation identifier. */
bool mc_p_alias_definition(McParser *p);
McAttr mc_p_attr_alias(McParser *p, const char *name, size_t len); /* without sigil; MC_NONE: not defined (no error) */
McType mc_p_type_alias(McParser *p, const char *name, size_t len);
/* True when an alias was defined by the name at `sigil`, with `len` bytes after the sigil. */
bool mc_p_has_alias(McParser *p, const char *sigil, size_t len);
/* Returns a number for the location alias `name`, which is not defined yet; 0 when memory runs out. `name` is the
 * text after the sigil. */
uint32_t mc_p_forward_loc(McParser *p, const char *name, size_t len);
/* At the end of the parse the operation or argument `target` gets that alias's location. If the alias has none, the
 * error is reported at `at`. */
bool mc_p_fix_loc_later(McParser *p, uint32_t alias, const char *at, uint32_t target, bool is_value);
/* How much is in the table of aliases. */
typedef struct McAliasMark { size_t aliases, fixups; } McAliasMark;
McAliasMark mc_p_alias_mark(const McParser *p);
/* Location aliases that are not defined yet, and their uses, from one mark to the other of `other`, which reads a piece
 * of the text, are those of `p`. Returns false after reporting that memory ran out. */
bool mc_p_take_aliases(McParser *p, const McParser *other, McAliasMark from, McAliasMark to);

/* --- parse_op.c --- */

/* `dialect`.`name`, in `small` if there is room, else in the arena. ptr NULL: memory ran out, not reported. */
McStr mc_p_with_dialect(McParser *p, McStr dialect, McStr name, char *small, size_t room);

/* One operation, appended to `block`, its results named. */
bool mc_p_op(McParser *p, McBlock block);

bool mc_p_operand(McParser *p, McOperandRef *out, bool allow_number);
bool mc_p_operand_list(McParser *p, McOperandRefs *out); /* no delimiter; may be empty */
/* The value, or a placeholder when it is not defined yet. Returns MC_NONE after reporting (the type differs from its
 * definition or an earlier use). */
McValue mc_p_resolve(McParser *p, const McOperandRef *ref, McType type);
McBlock mc_p_successor(McParser *p);                     /* ^name */
bool mc_p_argument(McParser *p, McArgument *out, bool allow_type, bool allow_attrs);

/* A location that is written after an operation, `loc(...)`. */
typedef struct McTrailingLoc {
  McLoc loc;      /* MC_NONE: none written, or an alias that is defined later */
  uint32_t alias; /* that alias, or 0 */
  const char *at;
} McTrailingLoc;
bool mc_p_trailing_loc(McParser *p, McTrailingLoc *out); /* at `loc` */
/* `{` ... `}`. owner: the definition of the operation that the region is for; NULL: unregistered. args: entry block
 * arguments that were read before (a function's signature), or 0 of them; those without names are left to the label of
 * the entry block. hides: names outside are invisible. Returns a region that mc_op_create_pooled adopts; returns
 * MC_NONE after reporting. */
McRegion mc_p_region(McParser *p, const McOpDef *owner, const McArgument *args, size_t num_args, bool hides);
/* The region's text was passed over: it has no blocks yet, but will have some. */
static inline bool mc_p_region_is_put_off(const McParser *p) { return p->put_off != NULL && p->put_off->is_pending; }
/* A region of no operation yet, without blocks. All regions of a parse are made here. Returns MC_NONE after reporting
 * that memory ran out. */
McRegion mc_p_new_region(McParser *p);
McRegion mc_p_region_of_op(McParser *p); /* without braces: a block with the operation at the current token */
/* *present false: nothing is consumed, no error */
McRegion mc_p_optional_region(McParser *p, const McOpDef *owner, bool *present);
void mc_p_free_scratch(McParser *p);

/* The parts of one operation, which a format program or a routine fills; arrays are scratch of the parser. */
typedef struct McOpParse {
  struct McOpParse *next;   /* in McParser.spare_op_parses */
  McOpName name;
  const char *at;           /* where the operation's name begins */
  uint32_t num_named;       /* results that the text has names for */
  size_t names;             /* of p->refs: the first of these names */
  McWords operands;         /* McValue */
  McWords result_types;     /* McType */
  McWords successors;       /* McBlock */
  McWords regions;          /* McRegion */
  McWords attrs;            /* discardable: name, value, ... */
  McWords properties;       /* inherent: name, value, ... */
  MC_ARRAY(McArgument) args; /* arguments of a signature, until their region is read */
  McAttr ready_properties;  /* not MC_NONE: `properties` is empty and this dictionary is what it would make */
} McOpParse;

/* format.c: parses what follows the operation's name by its program. Fills all of `op` except name, at and loc. The
 * inherent entries of the attribute dictionary go to `properties`, and so do defaults. The caller has pushed the
 * default dialect. */
bool mc_format_parse(McParser *p, const McOpDef *def, McOpParse *op);

/* --- parse.c: the parser as a whole, for stream.c --- */

/* file: options of a text with operations; NULL: the text is a single type or attribute. Returns false after
 * reporting that memory ran out; then there is nothing to free. The caller makes p->pool. */
bool mc_p_init(McParser *p, McContext *ctx, const char *text, size_t len, McStr name, McSyntax syntax,
               const McParseOptions *file, McDiags *diags);
void mc_p_fini(McParser *p);
/* For all parts of a text. All zero at first. */
typedef struct McCarried {
  McAliasTable *aliases;        /* owned; NULL: there are none yet */
  struct McParseTables *tables; /* in the arena */
  McArena arena;                /* owned */
  struct McOpaqueBodies *opaque_bodies; /* owned */
} McCarried;
/* Forgets what holds for the last part only. The parser goes on anywhere in its text. */
void mc_p_begin_part(McParser *p);
/* Before the parser reads a part, and after it: then the parser has none, and must be freed. */
void mc_p_take_carried(McParser *p, McCarried *carried);
void mc_p_give_carried(McParser *p, McCarried *carried);
void mc_p_carried_fini(McContext *ctx, McCarried *carried);
/* Gives operations and arguments the locations whose aliases were defined later. A part: those that are not defined
 * yet are left out. Returns false after reporting. */
bool mc_p_resolve_locs(McParser *p);
/* The name of a location alias that was used and never defined; NULL: there is none. */
const char *mc_p_undefined_loc(const McCarried *carried, size_t *len);

/* Makes an operation of the implicit module kind, with its empty body, at line 0 of the source, as mlir-opt 22 does.
 * Returns MC_NONE after reporting that memory ran out. */
McOp mc_p_new_module(McContext *ctx, McPool *pool, McStr source_name, McBlock *body, McDiags *diags);
/* Takes the root that the caller gets out of the module that everything was read into. Returns MC_NONE after
 * reporting. */
McOp mc_p_unwrap(McContext *ctx, McOp module, McBlock body, bool no_implicit_module, McDiags *diags);

/* Verifies the tree that was read. is_parsed: nothing was changed since it was read, so that the parser's facts hold.
 * Returns false after reporting. */
typedef bool (*McVerifyParsed)(McContext *ctx, McOp root, bool is_parsed, unsigned threads, McDiags *diags);
/* Like mc_parse. verify: called once the whole text is read; NULL: nothing is verified. */
McOp mc_p_text(McContext *ctx, const char *text, size_t len, const McParseOptions *options, McVerifyParsed verify,
               McDiags *diags);

/* --- lazy.c: a text whose regions are read in part --- */

/* The text that was opened. All zero but `putting_off.file` and `verify` at first; mc_p_later_fini frees it. */
typedef struct McLaterText McLaterText;
struct McLaterText {
  bool (*verify)(McContext *ctx, McLaterText *later, McOp root, McDiags *diags); /* what is read when it is opened */
  McPuttingOff putting_off;
  McCarried carried; /* what the parser knew at the end of the text */
  const char *text;  /* borrowed: as long as the record */
  size_t len;
  uint32_t base;     /* with a reference to the source, or 0 */
  McIdent name;
  McTextLines lines; /* owned, while there is no parser */
  McParser *parser;  /* owned: goes on with the next regions; NULL: a new one does */
  const struct McDialectDef *newest; /* the dialect that was published last when the parser stopped */
  size_t num_read;   /* bytes that the parser has read */
};
/* As mc_p_text, with regions put off. On failure, messages may be about the putting off. */
McOp mc_p_text_in_part(McContext *ctx, const char *text, size_t len, const McParseOptions *options,
                       McLaterText *later, McDiags *diags);
/* Reads the regions of the operation that was put off with that number into those of `op`, which are empty, with
 * records of `pool`. The caller sets the text of `diags`. Returns false after reporting; then they are empty. */
bool mc_p_later_read(McContext *ctx, McLaterText *later, uint32_t number, McOp op, McPool *pool, McDiags *diags);
void mc_p_later_rest(McContext *ctx, McLaterText *later); /* frees the parser; the next reading makes another */
void mc_p_later_fini(McContext *ctx, McLaterText *later);

#endif
