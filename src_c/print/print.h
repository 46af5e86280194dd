/* print.h - the printer's state and the primitives that print_*.c, format programs and named routines share.
 *
 * The same code runs twice: first collecting (p->collecting: nothing is written, attributes and types that would be
 * printed are offered to the alias table), then writing. Elided text is not visited.
 *
 * Failure: running out of memory, an unavailable stack and an interrupt set p->failed. The code then goes on without
 * harm, and the entry points of mlircore.h read the flag (and the buffer's own flag) once, at the end.
 */
#ifndef MC_PRINT_H
#define MC_PRINT_H

#include "base/array.h"
#include "base/buffer.h"
#include "base/stack.h"
#include "defs/opdefs.h"
#include "ir/context.h"

typedef struct McAliases McAliases; /* print_alias.c */

/* The place in p->cache_bytes of the text of an interned thing; len 0: it has none. */
typedef struct McTextRef { uint32_t offset, len; } McTextRef;

/* print_cache.c: by interned index, zeroed at first, where a text is and which MC_TEXT_* bits it has. One block of
 * reserved memory: head, refs, traits. */
typedef struct McTextCache McTextCache;
typedef struct McTail McTail; /* print_tail.c */
typedef struct McTails McTails;

typedef MC_ARRAY(McIdent) McIdents;

typedef struct McPrinter {
  McContext *ctx;
  McBuf *buf;                    /* borrowed */
  const McPrintOptions *options; /* borrowed */
  McNames *names;                /* NULL when a lone type or attribute is printed */
  McAliases *aliases;            /* NULL: none (local scope, lone attributes) */
  bool collecting;
  bool failed;                   /* out of memory while collecting or naming, or interrupted */
  uint32_t indent;
  uint32_t depth;
  uint32_t num_hooks;            /* that are running, one in a region of the other: hooks.c */
  MC_ARRAY(McIdent) default_dialects; /* stack, as the parser's; MC_NONE: none */
  McTicker ticker;
  size_t most;                   /* bytes that one type or attribute may have: the context's limit */
  size_t max_text;               /* bytes put into `buf` at which printing stops; SIZE_MAX: between types */
  size_t failures;               /* of the context's allocations, before */
  bool is_cut;                   /* it has stopped there: p->failed */
  bool is_shown;                 /* in a message, which a cut text does not fail */
  unsigned threads;              /* that may print the operations of a block: print_apart.c; 0 and 1: this one alone */
  unsigned failures_apart;       /* runs that they gave up */
  bool is_worker;                /* it prints a run: a part of the text, before the text in front of it */
  bool gives_up;                 /* p->failed, but the caller's printer can print the run */

  /* The fields below are for print_*.c and names.c alone. */
  McTextCache *text_cache;       /* owned during the call; NULL: texts are not cached */
  McTextRef *cache;              /* in text_cache */
  uint8_t *traits;               /* in text_cache */
  uint32_t num_cached;           /* length of `cache` and `traits`; indices above it have no place there */
  McBuf cache_bytes;             /* owned */
  McTails *tails;                /* owned; NULL: none was needed */
  /* by interned index, reserved: a distinct attribute's number + 1; a resource key's: seen */
  uint32_t *marks;
  uint32_t num_marks;            /* length of `marks` */
  uint32_t num_distinct, num_visits;
  McIdents resources;            /* keys in the order of their first mention; of a worker: of any mention */
} McPrinter;

/* All of these honour p->collecting. */
static inline void mc_pr_text(McPrinter *p, const char *text, size_t len) {
  if (!p->collecting) mc_buf_put(p->buf, text, len);
}
#define mc_pr_lit(p, literal) mc_pr_text(p, "" literal, sizeof(literal) - 1)
void mc_pr_type(McPrinter *p, McType type);           /* alias or text; cached */
void mc_pr_attr(McPrinter *p, McAttr attr);           /* with its type where one is written */
void mc_pr_attr_no_type(McPrinter *p, McAttr attr);   /* upstream's printAttributeWithoutType */
void mc_pr_attr_in_list(McPrinter *p, McAttr attr);   /* i64 and f64 go without their type, as in an array */
void mc_pr_loc(McPrinter *p, McLoc loc);              /* loc(...) */
void mc_pr_trailing_loc(McPrinter *p, McLoc loc);     /* " loc(...)" when debug info is on, deferrable */
void mc_pr_value(McPrinter *p, McValue value);        /* %name or %name#i */
void mc_pr_successor(McPrinter *p, McBlock block);    /* ^name */
void mc_pr_symbol_name(McPrinter *p, const char *name, size_t len); /* @name or @"name" */
/* The same with the entries of two dictionaries, one after the other. */
void mc_pr_attr_dicts(McPrinter *p, McAttr first, McAttr second, const McIdent *elided, size_t num_elided,
                      bool with_keyword);
void mc_pr_keyword_or_string(McPrinter *p, const char *name, size_t len);
void mc_pr_newline(McPrinter *p);                     /* and the indentation */
/* " {...}" without the entries named in `elided` (identifiers); nothing when none is left. with_keyword: " attributes
 * {...}". */
void mc_pr_attr_dict(McPrinter *p, McAttr dictionary, const McIdent *elided, size_t num_elided, bool with_keyword);
void mc_pr_region(McPrinter *p, McRegion region, bool entry_args, bool terminator, bool empty_block);
void mc_pr_labelled_region(McPrinter *p, McRegion region); /* the same; the entry block's label is always written */
void mc_pr_functional_type(McPrinter *p, McOp op);    /* (operand types) -> result types */
/* An entry argument as a function's signature shows it: %name: type {attributes}, and its location when printed. */
void mc_pr_region_argument(McPrinter *p, McValue arg, McAttr attrs, bool omit_type);
void mc_pr_op(McPrinter *p, McOp op);                 /* results, form, trailing location */
/* Operations of a block from `op` to the one before `end` (MC_NONE: the last), a line each; the block's terminator is
 * left out if not `terminator`. */
void mc_pr_ops(McPrinter *p, McOp op, McOp end, bool terminator);
void mc_pr_generic_op(McPrinter *p, McOp op);
/* neither results nor location: as part of another operation's form */
void mc_pr_op_form(McPrinter *p, McOp op);
void mc_pr_affine_expr(McPrinter *p, McAffineExpr e);
void mc_pr_affine_map(McPrinter *p, McAffineMap m);
void mc_pr_integer_set(McPrinter *p, McIntegerSet s);
/* With operands in place of dimensions and symbols (symbols as symbol(%s)); the results of a map separated by commas.
 */
void mc_pr_affine_expr_of_values(McPrinter *p, McAffineExpr e, const McValue *dims, const McValue *symbols);
void mc_pr_affine_map_of_values(McPrinter *p, McAffineMap m, const McValue *operands);
/* Gives the entry arguments of an isolated operation's region the names of `values` (index MC_NONE: keeps its own). */
void mc_pr_shadow_region_args(McPrinter *p, McRegion region, const McValue *values, size_t count);

/* format.c: prints the text after the operation's name. Only called for operations whose definition has a format. */
void mc_format_print(McPrinter *p, const McOpDef *def, McOp op);

/* --- between print_*.c --- */

/* Called for each type, attribute and location whose text is made and not kept: true when the print has failed, so that
 * it ends soon however often shared parts are printed. Looks now and then for interrupts, and at the text's length. */
MC_COLD bool mc_pr_look(McPrinter *p);
void mc_pr_look_at_length(McPrinter *p);
/* Around the text of a type or attribute, which fails when it is too long; pairs can nest, and the outermost counts.
 * Large data of an attribute in an operation has no limit: its text is no longer than some times the data.
 * mc_pr_begin_text returns what mc_pr_end_text needs. */
size_t mc_pr_begin_text(McPrinter *p, uint32_t index);
void mc_pr_end_text(McPrinter *p, size_t outer);
MC_INLINE bool mc_pr_stops(McPrinter *p) {
  return MC_UNLIKELY(p->failed) || (MC_UNLIKELY((++p->ticker.count & 1023) == 0) && mc_pr_look(p));
}
/* Whether a directive goes on with a list that no storage bounds, such as all elements of a splat: only while text is
 * written. */
MC_INLINE bool mc_pr_continues(McPrinter *p) { return !p->collecting && !mc_pr_stops(p); }
/* Counts a level of nesting; true: the caller must continue through mc_stack_switch. Paired with p->depth--. */
MC_INLINE bool mc_pr_enter(McPrinter *p) { return (++p->depth & (MC_STACK_SWITCH - 1)) == 0; }
/* Calls mc_stack_switch and sets p->failed when that fails. */
MC_COLD void mc_pr_switch_stack(McPrinter *p, void (*fn)(void *), void *data);

#define MC_TEXT_KNOWN 1u     /* the other bits mean something */
#define MC_TEXT_ALIASABLE 2u /* it, or something in it, may print as an alias */
#define MC_TEXT_LARGE 4u     /* too large to be worth a copy */
/* MC_TEXT_* of a type, attribute or location; each is inspected once. */
uint8_t mc_pr_traits_slow(McPrinter *p, uint32_t index);
MC_INLINE uint8_t mc_pr_traits(McPrinter *p, uint32_t index) {
  if (MC_LIKELY(index < p->num_cached && p->traits[index] != 0)) return p->traits[index];
  return mc_pr_traits_slow(p, index);
}

/* Copies a text of the cache to where there is room for MC_CACHE_SLACK bytes more, and returns its end. Whole blocks
 * are moved: there is as much after the texts of the cache. */
#define MC_CACHE_SLACK 32u
MC_INLINE char *mc_pr_copy_cached(const McPrinter *p, char *to, McTextRef ref) {
  const char *from = p->cache_bytes.ptr + ref.offset; /* read after room was made: the buffers may be one */
  uint32_t done = 0;
  do {
    char block[MC_CACHE_SLACK];
    memcpy(block, from + done, sizeof block);
    memcpy(to + done, block, sizeof block);
    done += MC_CACHE_SLACK;
  } while (done < ref.len);
  return to + ref.len;
}
MC_INLINE void mc_pr_put_cached(McPrinter *p, McTextRef ref) {
  char *to = mc_buf_room(p->buf, ref.len + MC_CACHE_SLACK);
  if (MC_UNLIKELY(to == NULL)) return;
  mc_pr_copy_cached(p, to, ref);
  p->buf->len += ref.len;
}
MC_INLINE bool mc_pr_is_cached(const McPrinter *p, uint32_t index) {
  return MC_LIKELY(index < p->num_cached) && p->cache[index].len != 0;
}
/* Takes the room for the cache; out of memory: p->failed. _fini: gives it back to the context or to the system. */
void mc_text_cache_init(McPrinter *p);
void mc_text_cache_populate(McPrinter *p); /* for a large tree: its pages need not be made one by one */
void mc_text_cache_fini(McPrinter *p);
void mc_text_cache_drop(McContext *ctx); /* frees the room that the context keeps */
/* Prints with body(p, index) into the cache and copies the text from there, when a copy is worth it; else prints
 * directly. */
void mc_pr_fill(McPrinter *p, uint32_t index, void (*body)(McPrinter *p, uint32_t index));

/* print_tail.c */
#define MC_TAIL_OPERANDS 3u /* at most */
#define MC_TAIL_ROOM 480u
/* The place of the text that follows the operands in generic form. NULL: it is not kept. */
McTail *mc_tail_of(McPrinter *p, McOp op);
/* Copies the text, if there is one, to where there is MC_TAIL_ROOM; returns its end. NULL: there is none yet. */
char *mc_tail_write(const McPrinter *p, const McTail *tail, char *to);
void mc_tail_keep(McPrinter *p, McTail *tail, size_t start); /* what was put since mc_buf_total was `start` */
void mc_tails_fini(McPrinter *p);

/* How much of a type an attribute's text shows. */
typedef enum McElision { MC_TYPE_NEVER_ELIDED, MC_TYPE_MAY_BE_ELIDED, MC_TYPE_ELIDED } McElision;
void mc_pr_attr_elided(McPrinter *p, McAttr attr, McElision elision); /* alias or text */
void mc_pr_attr_body(McPrinter *p, McAttr attr, McElision elision);   /* no alias for `attr` itself */
void mc_pr_type_body(McPrinter *p, McType type);
void mc_pr_loc_inside(McPrinter *p, McAttr loc, bool top);            /* the text between the parentheses */
void mc_pr_argument_loc(McPrinter *p, McLoc loc);                      /* " loc(...)" of an argument, not deferrable */
void mc_pr_dense(McPrinter *p, McAttr attr, bool allow_hex);          /* the text between the angle brackets */
void mc_pr_dense_array(McPrinter *p, McAttr attr);
void mc_pr_dense_array_list(McPrinter *p, McAttr attr);                 /* "[1, 2]" */
bool mc_pr_elides_elements(const McPrinter *p, McAttr attr);
bool mc_pr_is_hex(const McPrinter *p, McAttr attr); /* dense elements that print as hexadecimal digits */
/* A hint that so many bytes will follow: room that grows step by step touches twice as many pages. Small numbers have
 * no effect. */
void mc_pr_reserve(McPrinter *p, size_t more);
void mc_pr_hex(McPrinter *p, const void *data, size_t len);            /* upper-case digits, no 0x */
void mc_pr_dialect_symbol(McPrinter *p, char sigil, uint32_t dialect, const char *body, size_t len); /* #dialect.body */
MC_INLINE McStr mc_pr_ident(const McPrinter *p, uint32_t index) {
  const McRec *r = mc_rec(p->ctx, index);
  return (McStr){mc_rec_bytes(r), r->num_bytes};
}

/* print_alias.c. It remembers everything that is offered here, in the order of the offers. */
bool mc_aliases_init(McPrinter *p, McOp root);
bool mc_aliases_is_written(const McPrinter *p, uint32_t index); /* names are kept, and it had one */
void mc_aliases_fini(McPrinter *p);
/* Whether printing the operation may offer a thing that no operation before it has offered. Its types and attributes
 * decide this, or an earlier operation with the same name and exactly these attributes. */
bool mc_aliases_is_news(McPrinter *p, McOp op);
void mc_aliases_offer(McPrinter *p, uint32_t index, bool deferrable); /* a type, attribute or location */
bool mc_aliases_assign(McPrinter *p);                   /* all were offered: orders and names them */
void mc_aliases_print(McPrinter *p, bool deferred);     /* the definitions, a line each */
bool mc_aliases_put(McPrinter *p, uint32_t index);      /* prints the alias of `index` if it has one */

/* print_apart.c */
/* As mc_pr_ops to the last operation, by several threads where that is worth it. */
void mc_pr_ops_apart(McPrinter *p, McOp op, bool terminator);
void mc_pr_set_threads(McPrinter *p, bool top_level); /* before anything is written: whether threads may print */
/* The next text depends on the text before it. A worker gives its run up: true, and p->failed is set. */
bool mc_pr_gives_up(McPrinter *p);

/* print_opaque.c */
/* The form that an opaque operation was written in, with its name. Returns false, and prints nothing, for another
 * operation and when the template does not fit (ir/opaque.h). */
bool mc_pr_opaque_op(McPrinter *p, McOp op);

/* print_resource.c */
uint32_t *mc_pr_mark(McPrinter *p, uint32_t index);     /* NULL: no memory */
void mc_pr_resource_key(McPrinter *p, McIdent key);     /* prints the key and remembers that it was mentioned */
void mc_pr_note_resource(McPrinter *p, McIdent key);    /* remembers that it was mentioned */
void mc_pr_file_metadata(McPrinter *p, McOp root);      /* "\n{-#" ... "#-}\n", or nothing */

/* names.c */
bool mc_ssa_names_init(McPrinter *p, McOp root);        /* names everything in root; false: p->failed is set */
void mc_ssa_names_end(McPrinter *p);                    /* frees them, or hands them over to the options' `names` */
/* The form that an earlier call of mc_print_op chose for the tree of `root`, when a custom form was wanted. False: no
 * call did. */
bool mc_names_form(const McNames *names, McOp root, bool *generic);
bool mc_ssa_names_may_alias(const McPrinter *p);        /* a thing that may print as an alias was met on the way */
bool mc_ssa_types_may_alias(const McPrinter *p);        /* a value's type was met that may print as an alias */
size_t mc_ssa_num_ops(const McPrinter *p);              /* the number of named operations */
size_t mc_ssa_num_digits(const McPrinter *p);           /* that their large attributes print, at least */
/* The name of a value without its sigil, and of several results' without the number; in `room`, or kept with the names.
 */
#define MC_SSA_ROOM 16
McStr mc_ssa_name(const McPrinter *p, McValue value, char room[MC_SSA_ROOM]);
void mc_ssa_put_operands(McPrinter *p, const McUseRec *uses, uint32_t count); /* names, with commas; not collecting */
void mc_ssa_put_results(McPrinter *p, McOp op);         /* "%0:2, %c = "; op has results */
/* The same where there is room for MC_SSA_PLAIN bytes a name, for names without a text of their own (%0, %arg0):
 * at `to`. Operands: moves it to the end, and returns how many come before one with another name. Result: returns the
 * end, or NULL when it has another name. */
#define MC_SSA_PLAIN 17u
uint32_t mc_ssa_write_operands(const McPrinter *p, const McUseRec *uses, uint32_t count, char **to);
char *mc_ssa_write_result(const McPrinter *p, McValue result, char *to);
void mc_ssa_put_op(McPrinter *p, McOp op);              /* the number of an operation without results: value users */
void mc_ssa_put_block(McPrinter *p, McBlock block);     /* ^name */
uint32_t mc_ssa_block_order(const McPrinter *p, McBlock block); /* in its region; UINT32_MAX: not known */
McLoc mc_ssa_op_loc(McPrinter *p, McOp op);             /* with debug info: materialised once */
bool mc_ssa_first_visit(McPrinter *p, McOp op, uint32_t visit); /* true once for each (op, visit): value users */

/* Names in use, for conflicts; the latest are taken back first. */
typedef struct McUsedName { const char *ptr; uint32_t len, hash, next; } McUsedName;
typedef struct McUsedNames {
  MC_ARRAY(McUsedName) names; /* in order of arrival */
  uint32_t *heads;            /* owned: hash -> number of the latest name there + 1 */
  uint32_t num_heads;         /* a power of two, or 0 */
} McUsedNames;
bool mc_used_names_has(const McUsedNames *used, const char *name, size_t len);
bool mc_used_names_add(McAlloc *alloc, McUsedNames *used, const char *name, size_t len); /* bytes are borrowed */
void mc_used_names_fini(McAlloc *alloc, McUsedNames *used);

/* print.c */
/* The operation whose text gives `op` its names: the root of its tree, or with `local` the isolated operation around
 * it. */
McOp mc_pr_naming_root(McContext *ctx, McOp op, bool local);
/* As mc_print_op and mc_print_block, but the custom form is written without checking whether the tree verifies. */
bool mc_pr_tree(McContext *ctx, McOp op, const McPrintOptions *options, McBuf *out);
bool mc_pr_lone_block(McContext *ctx, McBlock block, const McPrintOptions *options, McBuf *out); /* in an operation */
/* A printer without names and aliases, and without a cache. `options` and `out` are borrowed. */
void mc_pr_init(McPrinter *p, McContext *ctx, const McPrintOptions *options, McBuf *out);
void mc_pr_fini_state(McPrinter *p); /* frees what the printer owns, except names and aliases */
extern const McShow mc_printed; /* how messages show types, attributes and the like */

#endif
