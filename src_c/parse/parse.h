/* parse.h - the parser's state and the primitives that all parse_*.c, the format programs and the named
 * routines share.
 *
 * Conventions: a function that parses something returns false (or an id MC_NONE) after it has reported an
 * error through p->diags; the caller returns at once. p->tok is the current, unconsumed token.
 * Depth: mc_p_type, mc_p_attr, mc_p_loc, mc_p_region and mc_p_affine_* count p->depth (mc_p_enter) and
 * refuse to go below MC_MAX_NESTING; they hop stacks (stack.h).
 */
#ifndef MC_PARSE_H
#define MC_PARSE_H

#include "base/arena.h"
#include "base/array.h"
#include "defs/opdefs.h"
#include "ir/context.h"
#include "ir/preserved.h"
#include "types/report.h"
#include "text/lexer.h"
#include "text/number.h"

typedef struct McMemo McMemo;         /* parse_memo.c */
typedef struct McScopes McScopes;     /* parse_names.c: SSA and block names */
typedef struct McAliasTable McAliasTable; /* parse.c */

typedef MC_ARRAY(McOperandRef) McOperandRefs;

/* Angle brackets in the body of a dialect's type or attribute. */
typedef struct McBracket { const char *open, *close; } McBracket; /* into the text; close: behind it */

/* A name whose definition is being read, so that it may stand for itself inside. */
typedef struct McOpenName {
  uint32_t name;                   /* string attribute */
  const struct McOpenName *outer;
} McOpenName;

typedef struct McLegacy McLegacy; /* legacy_hooks.h */

/* An attribute that was made of a value of an enumeration. */
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

typedef struct McParser {
  McContext *ctx;
  McDiags *diags;
  const char *text;       /* borrowed */
  size_t len;
  McLexer lex;
  McToken tok;            /* current, not consumed */
  const char *last_end;   /* end of the token consumed last */
  uint32_t base;          /* position of text[0] in the position space; 0: locations are materialised */
  McStr source_name;      /* borrowed */
  McLegacy *legacy;       /* of an older generation: its state, in the arena; NULL: today's language */
  uint32_t depth;
  uint32_t num_hooks;     /* that are running, one in a region of the other: hooks.c */
  McPool *pool;           /* records of this parse come from here */
  McArena arena;          /* scratch that lives as long as the parse */
  McMemo *memo;           /* owned */
  McScopes *scopes;       /* owned */
  McAliasTable *aliases;  /* owned */
  McPreserved preserved;            /* owned until the tree is complete and keeps it */
  MC_ARRAY(McIdent) default_dialects; /* stack: where an operation name has no prefix */
  McOperandRefs refs;     /* scratch, used as a stack */
  McWords words;          /* scratch, used as a stack */
  struct McOpParse *spare_op_parses; /* owned: kept for reuse */
  struct McNameCache *name_cache;    /* owned: operation names by spelling */
  McEnumMemo enums[16];  /* seen last, direct-mapped */
  McEntryMemo entries[64]; /* the same */
  McIntegerMemo integers[16]; /* the same */
  McTicker ticker;
  uint64_t positions;     /* how many positions were stored: references to the source */
  uint64_t num_forward;   /* location aliases met before their definition: mc_p_forward_loc calls */
  MC_ARRAY(const char *) lines; /* where each line but the first starts; made when locations are materialised */
  bool has_lines;
  const struct McDialectDef *local; /* its definitions can be named though they are not published: link.c. Borrowed */
  struct {                /* the last long body: what is inside is not scanned again at every level */
    const char *begin, *end;
    McBracket *pairs;     /* by `open`; in the arena */
    size_t count;
  } brackets;
  const McOpenName *open_names; /* innermost first; while there are any, spellings are not remembered. Borrowed */
  struct McParseTables *tables; /* parse_resource.c: distinct attributes and resource keys of this text; in the arena */
} McParser;

/* --- parse.c: tokens and errors --- */

MC_INLINE void mc_advance(McParser *p) {
  p->last_end = p->tok.end;
  mc_lexer_read(&p->lex, &p->tok);
}
MC_INLINE bool mc_at(const McParser *p, McTokenKind kind) { return p->tok.kind == kind; }
/* Where a colon is asked for, `::` is two of them. */
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
/* Reports at a place in the text. When the current token is TOK_ERROR the lexer's own message is reported instead
 * (once). Always false. */
bool mc_p_error_at(McParser *p, const char *at, const char *format, ...) MC_PRINTF(3, 4);
bool mc_p_note_at(McParser *p, const char *at, const char *format, ...) MC_PRINTF(3, 4);
bool mc_p_warning_at(McParser *p, const char *at, const char *format, ...) MC_PRINTF(3, 4);
/* At the current token (at the end of the text: one character before). */
bool mc_p_error(McParser *p, const char *format, ...) MC_PRINTF(2, 3);
/* As upstream's emitWrongTokenError: if the current token starts its line, blames the end of the previous line. */
bool mc_p_wrong_token(McParser *p, const char *format, ...) MC_PRINTF(2, 3);
/* Consumes the kind or reports `message` as a wrong token. */
MC_INLINE bool mc_expect(McParser *p, McTokenKind kind, const char *message) {
  if (kind == TOK_COLON) mc_p_split_colons(p);
  if (MC_UNLIKELY(p->tok.kind != kind)) return mc_p_wrong_token(p, "%s", message);
  mc_advance(p);
  return true;
}
bool mc_p_out_of_memory(McParser *p); /* false */
/* The token is the bare identifier (or keyword) `spelling`. */
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

/* Counts a level of nesting. False: reported, MC_MAX_NESTING is reached (p->depth is unchanged). Undone with
 * p->depth--. */
bool mc_p_enter(McParser *p);
/* fn(data) on a fresh stack (stack.h): for levels where p->depth % MC_STACK_SWITCH == 0. False: reported, not called.
 */
bool mc_p_switch_stack(McParser *p, void (*fn)(void *), void *data);


/* --- generations of the language --- */

/* An older generation is read: p->legacy->hooks (legacy_hooks.h) may read text that today's grammar refuses. Test it
 * where an error would be reported, so that today's text pays nothing. */
MC_INLINE bool mc_p_legacy(const McParser *p) { return MC_UNLIKELY(p->legacy != NULL); }

/* --- parse_memo.c: what everybody calls; remembers spellings within this parse --- */

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
/* dimension-list ::= (dimension `x`)*, after `<`; dims get int64 pairs of words. with_trailing_x as upstream. */
bool mc_p_dimension_list(McParser *p, bool allow_dynamic, bool with_trailing_x, McWords *dims);

/* --- parse_attr.c, parse_dense.c --- */

McAttr mc_p_attr_unmemoized(McParser *p, McType type);
McAttr mc_p_optional_attr(McParser *p, McType type, bool *present);
/* `{` name (= value)?, ... `}` -> a dictionary attribute; `{}` is the empty dictionary. Two of a name is an error.
 * Entries are memoized. */
McAttr mc_p_attr_dict(McParser *p);
/* The same, appended to `entries` as (name, value) pairs of words, in order of the text. */
bool mc_p_attr_dict_entries(McParser *p, McWords *entries);
McAttr mc_p_symbol_ref(McParser *p);         /* @a(::@b)* */
McAttr mc_p_dense_elements(McParser *p, McType type); /* at `dense`, ... */


/* --- parse_affine.c --- */

McAffineMap mc_p_affine_map(McParser *p);      /* (d0)[s0] -> (...) */
McIntegerSet mc_p_integer_set(McParser *p);    /* (d0)[s0] : (...) */
/* Names of affine expressions, in the parser's arena; NULL: reported. */
typedef struct McAffineScope McAffineScope;
McAffineScope *mc_p_affine_scope(McParser *p);
/* the current token, which is a word and new, stands for it */
bool mc_p_affine_bind(McAffineScope *scope, McAffineExpr expr);
/* what the current token stands for; MC_NONE: nothing */
McAffineExpr mc_p_affine_bound(const McAffineScope *scope);
McAffineExpr mc_p_affine_expr(McAffineScope *scope);            /* MC_NONE: reported */
/* `[%i + 1, symbol(%n)]`, or in parentheses: the map over the values, which are pushed on p->refs, dimensions first.
 * keyword (or NULL): before a list in parentheses; groups gets how many expressions belong together. MC_NONE: reported.
 */
McAffineMap mc_p_affine_map_of_values(McParser *p, bool in_parens, const char *keyword, McWords *groups);

/* --- parse_loc.c --- */

/* `loc` `(` location `)`. At an operation's or argument's end the alias may be defined later: then *deferred is set to
 * a number by mc_p_forward_loc, and MC_NONE is returned without an error. deferred NULL: not allowed here. */
McLoc mc_p_loc(McParser *p, uint32_t *deferred);
McLoc mc_p_loc_instance(McParser *p);         /* inside the parentheses */

/* --- parse_resource.c --- */

bool mc_p_file_metadata(McParser *p);          /* at `{-#` */
/* When all was read: p->preserved.externals by provider. False: out of memory. */
bool mc_p_group_externals(McParser *p);
/* A note about an interned thing: a word for each `what` (0 to 15; 3 is MC_NOTE_SYMBOLS of legacy.h); 0: none. */
uint32_t mc_p_noted(const McParser *p, uint32_t what, uint32_t index);
bool mc_p_note(McParser *p, uint32_t what, uint32_t index, uint32_t word); /* nothing was noted yet; word is not 0 */

/* --- parse.c: aliases --- */

/* Definition `#name = attr` / `!name = type`, at the hash or exclamation identifier. */
bool mc_p_alias_definition(McParser *p);
McAttr mc_p_attr_alias(McParser *p, const char *name, size_t len); /* without sigil; MC_NONE: not defined (no error) */
McType mc_p_type_alias(McParser *p, const char *name, size_t len);
/* An alias was defined by the name at `sigil`, of `len` bytes behind the sigil. */
bool mc_p_has_alias(McParser *p, const char *sigil, size_t len);
/* A number (not 0; 0: out of memory) for the location alias `name`, which is not defined yet. `name` is without sigil
 * and stands behind it in the text. */
uint32_t mc_p_forward_loc(McParser *p, const char *name, size_t len);
/* At the end of the parse the operation or argument `target` gets that alias's location; `at` is blamed if it has none.
 */
bool mc_p_fix_loc_later(McParser *p, uint32_t alias, const char *at, uint32_t target, bool is_value);

/* --- parse_op.c --- */

/* `dialect`.`name`, in `small` if there is room, else in the arena. ptr NULL: out of memory, not reported. */
McStr mc_p_with_dialect(McParser *p, McStr dialect, McStr name, char *small, size_t room);

/* One operation, appended to `block`, its results named. */
bool mc_p_op(McParser *p, McBlock block);

bool mc_p_operand(McParser *p, McOperandRef *out, bool allow_number);
bool mc_p_operand_list(McParser *p, McOperandRefs *out); /* no delimiter; may be empty */
/* The value, or a placeholder when it is not defined yet. MC_NONE: reported (type differs from its definition or prior
 * use). */
McValue mc_p_resolve(McParser *p, const McOperandRef *ref, McType type);
McBlock mc_p_successor(McParser *p);                     /* ^name */
bool mc_p_argument(McParser *p, McArgument *out, bool allow_type, bool allow_attrs);

/* `{` ... `}`. owner: of the operation that it is for; NULL: unregistered. args: entry block arguments that were read
 * before (a function's signature), or 0 of them. hides: names outside are invisible. Returns a region that
 * mc_op_create_pooled adopts; MC_NONE: reported. */
McRegion mc_p_region(McParser *p, const McOpDef *owner, const McArgument *args, size_t num_args, bool hides);
McRegion mc_p_region_of_op(McParser *p); /* without braces: a block with the operation that stands here */
/* absent: nothing consumed, no error */
McRegion mc_p_optional_region(McParser *p, const McOpDef *owner, bool *present);
void mc_p_free_scratch(McParser *p);

/* What a format program or a routine fills for one operation; arrays are scratch of the parser. */
typedef struct McOpParse {
  struct McOpParse *next;   /* in McParser.spare_op_parses */
  McOpName name;
  const char *at;           /* where the operation's name stands */
  uint32_t num_named;       /* results that the text has names for */
  McWords operands;         /* McValue */
  McWords result_types;     /* McType */
  McWords successors;       /* McBlock */
  McWords regions;          /* McRegion */
  McWords attrs;            /* discardable: name, value, ... */
  McWords properties;       /* inherent: name, value, ... */
  MC_ARRAY(McArgument) args; /* of a signature, until the region that they are for is read */
  /* of an old generation: a location before the last region; MC_NONE: none, or an alias that comes later */
  McLoc early_loc;
  uint32_t early_alias;     /* that alias, or 0 */
  const char *early_at;
  McAttr ready_properties;  /* not MC_NONE: `properties` is empty and this dictionary is what it would make */
} McOpParse;

/* parse_op.c: at `loc`, where old generations may have the location: before a function's body. False: reported. */
bool mc_p_early_loc(McParser *p, McOpParse *op);

/* format.c: parses what follows the operation's name by its program. Fills all of `op` but name, at and loc; entries of
 * the attribute dictionary that are inherent are in `properties`, defaults too. The caller has pushed the default
 * dialect. */
bool mc_format_parse(McParser *p, const McOpDef *def, McOpParse *op);

/* An operation of the implicit module kind, with its empty body; at line 0 of the source, as mlir-opt 22. MC_NONE: out
 * of memory, reported. */
McOp mc_p_new_module(McContext *ctx, McPool *pool, McStr source_name, McBlock *body, McDiags *diags);
/* The root that the caller gets of the module that everything was read into. MC_NONE: reported. */
McOp mc_p_unwrap(McContext *ctx, McOp module, McBlock body, bool no_implicit_module, McDiags *diags);

/* Verifies what was read. is_parsed: nothing was changed since it was read, so that facts of the parser hold. False:
 * reported. */
typedef bool (*McVerifyParsed)(McContext *ctx, McOp root, bool is_parsed, McDiags *diags);
/* As mc_parse; verify: called once the whole text is read; NULL: nothing is verified. */
McOp mc_p_text(McContext *ctx, const char *text, size_t len, const McParseOptions *options, McVerifyParsed verify,
               McDiags *diags);

#endif
