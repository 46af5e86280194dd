/* legacy_hooks.h - the table of functions by which the parser reads older generations of the language, and their
 * state.
 *
 * p->legacy is NULL when today's language is read; then nothing of this runs. Otherwise it is the state that
 * src_c/legacy/ keeps for the parse, and its `hooks` are called where today's grammar would report an error, and
 * where an older document has a rule that today's language does not have. The parser calls no function of
 * src_c/legacy/ by name: the context holds the table (ctx->legacy).
 *
 * A hook is called at the current token, which it may consume only if it reads the text there. It returns false, or
 * an id that is MC_NONE, after reporting an error, unless its comment gives these another meaning. Arguments are
 * borrowed for the call.
 */
#ifndef MC_LEGACY_HOOKS_H
#define MC_LEGACY_HOOKS_H

#include "defs/routine_set.h"
#include "parse/parse_attr.h"

/* --- what hooks are asked about --- */

typedef enum McLegacyAnswer {
  MC_LEGACY_NO,    /* nothing was consumed or reported: today's grammar decides */
  MC_LEGACY_YES,   /* it was read, or may be read */
  MC_LEGACY_FAILED /* reported */
} McLegacyAnswer;

/* Text that today's grammar refuses and that the parser can read nevertheless, once a generation accepts it. */
typedef enum McLegacyConstruct {
  MC_OLD_DOTTED_ALIAS,   /* the name of an alias, the current token, has a dot */
  MC_OLD_ENTRY_LABEL,    /* at the label of an entry block whose arguments are written before the region; not counted */
  MC_OLD_EMPTY_LISTS,    /* `sparse<[], []>` */
  MC_OLD_UNKNOWN_LOC,    /* `?` for a location */
  /* an unregistered operation in generic form, except that its name, the current token, has no quotes */
  MC_OLD_UNQUOTED_OP,
  MC_OLD_ONE_RESULT_NAME /* one name for several results: the last name of p->refs */
} McLegacyConstruct;

/* Rules of older documents about text that today's language reads. */
typedef enum McLegacyRule {
  MC_RULE_POSITIVE_DIVISOR, /* the right operand of floordiv, ceildiv and mod */
  MC_RULE_ZERO_COMPARISON,  /* a constraint ends in `== 0` or `>= 0` */
  MC_RULE_POSITIVE_STRIDE,
  MC_RULE_POSITIVE_OFFSET,
  MC_RULE_NO_SYMBOL_METADATA, /* a fused location has no symbol as metadata */
  MC_RULE_REGION_HAS_BLOCK,
  MC_RULE_INTEGER_WIDTH,    /* the width of an integer type does not begin with 0 */
  MC_RULE_SIGNLESS_INTEGER
} McLegacyRule;

/* The parts of a tensor, memref or vector type. */
typedef struct McShapedParts {
  McKind kind;            /* MC_TYPE_RANKED_TENSOR, MC_TYPE_MEMREF or MC_TYPE_VECTOR, also without a rank */
  bool is_unranked;
  const char *at, *element_at;
  McType element;
  const uint32_t *dims;   /* a vector: low word, high word, scalable or not */
  size_t rank;            /* a vector */
} McShapedParts;

/* An operation in generic form, as far as it was read. Its operands' names are on p->refs; successors, regions and
 * then operands are on p->words, each from its height on. */
typedef struct McGenericOp {
  McOpName name;
  const McOpDef *def;  /* NULL: unregistered */
  const char *at;
  size_t refs, words;  /* heights at entry */
  uint32_t num_operands, num_successors, num_regions;
  McAttr attrs, properties;
  McType type;         /* MC_NONE, unless a hook has found it */
  struct McOldSuccessors *successors; /* set by a hook; in the arena */
} McGenericOp;

/* Places in the generic form. */
typedef enum McGenericPlace {
  MC_AFTER_SUCCESSOR,  /* the last of op->num_successors */
  MC_AT_PROPERTIES,    /* at `<` */
  MC_BEFORE_ATTRS,     /* at `{` */
  MC_AFTER_ATTRS,      /* at a second `{` */
  MC_AFTER_TYPE        /* at `{` */
} McGenericPlace;

/* The parser's state before an operation's custom form was read. */
typedef struct McLegacyMark {
  size_t refs, words, diags, uncounted;
  uint64_t regions;
  struct McLoss *losses;
  struct McEarlyLoc *early_locs;
} McLegacyMark;

/* --- the table --- */

typedef struct McLegacyHooks {
  /* Once before the first token, never for MC_SYNTAX_MODERN: makes the state of this parse, in its arena. is_file:
   * operations will be read. constructs: old constructs are counted there; borrowed; NULL: they are not counted.
   * Returns NULL when memory ran out, not reported. */
  McLegacy *(*begin)(McParser *p, McSyntax syntax, McConstructs *constructs, bool is_file);
  /* Once at the end, also after errors: frees what the state owns. */
  void (*end)(McParser *p);
  /* When all text was read and every name is defined: makes today's operations. The tree may be half done when it
   * fails. */
  bool (*finish)(McParser *p, McOp module);
  /* Notes that belong to no operation become attributes of `root`, the operation that the caller gets. */
  bool (*keep_notes)(McParser *p, McOp root);

  /* An error at the current token is about to be reported with `message`. Returns a better sentence, static or in the
   * arena, or `message`. Called by mc_p_explain. */
  const char *(*explain)(McParser *p, const char *message);
  /* The message about the current token when nothing of an older document can have it, whatever was expected; NULL:
   * something can. */
  const char *(*no_token)(const McParser *p);
  /* The text at `at` breaks the rule. Returns true when the generation that is read does not have the rule. */
  bool (*allows)(McParser *p, McLegacyRule rule, const char *at);
  /* Whether a generation that is read has the construct. MC_LEGACY_YES: it was counted, and the caller reads it.
   * Consumes nothing. */
  McLegacyAnswer (*accepts)(McParser *p, McLegacyConstruct construct);

  /* --- attributes --- */

  /* Replaces today's reading at the value of an alias. `name`: with the sigil. *has_bounds: see McLegacy.num_bounded.
   */
  uint32_t (*alias_value)(McParser *p, const McToken *name, bool *has_bounds);
  /* A dialect's symbol was consumed. *made: the type or attribute that it was (`type`: the attribute's type), or
   * MC_NONE: today's rules read `symbol`, which can have changed. */
  bool (*symbol)(McParser *p, McDialectSymbol *symbol, bool is_attr, McType type, uint32_t *made);
  /* Called where a value begins that can only be a type today. Returns true when it was an old attribute; *out is
   * MC_NONE after an error. Returns false when nothing was consumed. */
  bool (*attr)(McParser *p, McAttr *out);
  /* Called at the `:` after an attribute that is the whole text: can consume a type. */
  bool (*attr_end)(McParser *p, McAttr attr);
  /* Replaces today's reading in a dictionary, after the name of an entry and its `=` (has_value). *value MC_NONE:
   * today has no such entry. */
  bool (*entry)(McParser *p, McStr name, bool has_value, McAttr *value);
  /* A literal's value is out of range: `*value` without its sign, at most 64 bits. Returns true when it was in range
   * in that generation; *value is today's value. */
  bool (*integer)(McParser *p, uint32_t width, McSignedness sign, uint64_t *value);
  /* After the `<` of `dense` or `sparse`: can consume a type and a comma. */
  bool (*elements_type)(McParser *p, McType *type);
  /* At a word in an affine expression that has not been declared. Like `attr`. */
  bool (*affine_operand)(McParser *p, McAffineScope *scope, McAffineExpr *out);

  /* --- types --- */

  /* Called where no type of today's language starts. Like `attr`. */
  bool (*type)(McParser *p, McType *out);
  /* The same place, where a type can be left out: true when a type starts that `type` reads. Consumes nothing. */
  bool (*starts_type)(McParser *p);
  /* After `[` and a dimension of a vector, whose number is the last of p->words: may consume more dimensions. They are
   * pushed as in parse_vector_dims, the last one without its flag. */
  bool (*grouped_dims)(McParser *p);
  /* Checks the parts of a type that today's rules allow. Returns false after reporting that an older document forbids
   * them. */
  bool (*shaped)(McParser *p, const McShapedParts *parts);
  /* Replaces today's reading in a memref type after a comma: a layout or a memory space. `layout`: the layout before
   * it, or MC_NONE; the two are composed into one. */
  McAttr (*memref_part)(McParser *p, McAttr layout);
  /* Called after a memref type was made with the layout. */
  bool (*memref)(McParser *p, McType type, McAttr layout);

  /* --- operations --- */

  /* The name at [text.ptr, text.ptr + text.len) of an operation. dialect: the default dialect of a name without a
   * prefix, or MC_NONE. *out: the operation that it named, or MC_NONE: today's rules find it. *every_time: the caller
   * must not remember the answer. */
  bool (*op_name)(McParser *p, McStr text, bool is_generic, McIdent dialect, McOpName *out, bool *every_time);
  /* At a place of an operation in generic form: can consume text and change `op`. MC_LEGACY_YES before or after
   * attributes: everything before the type was read. */
  McLegacyAnswer (*generic_part)(McParser *p, McGenericOp *op, McGenericPlace place);
  /* In a list of regions, at `(`: reads a region with a signature. */
  McRegion (*signed_region)(McParser *p);
  /* Everything of an operation in generic form except its location was read: converts its parts to today's. */
  bool (*generic_end)(McParser *p, McGenericOp *op);
  /* Today's custom form of `name` failed. Returns a definition whose form may read the text; then the state is as it
   * was at the mark, except the current token. NULL: the error remains. */
  const McOpDef *(*second_form)(McParser *p, McOpName name, const McLegacyMark *mark);
  /* In a custom form, where a region is next that has f->op->args and stays as it is written: reads the region that
   * this operation had in an older generation, and adds it to f->op->regions. */
  McLegacyAnswer (*body)(McFormatParse *f);
  /* *loc: the location that was written before the last region of `op`, all of whose text but a location at its end was
   * read; unchanged: there is none. */
  void (*early_loc)(McParser *p, const McOpParse *op, McTrailingLoc *loc);
  /* Called after the `{` of a region was consumed. */
  bool (*region_begins)(McParser *p);
  /* An operation was made from the text that starts at `at`. before: McLegacy.losses when the operation began. */
  bool (*op_read)(McParser *p, McOp op, const char *at, struct McLoss *before);
} McLegacyHooks;

/* --- the state --- */

/* An operation of an old generation. is_bare: its name was in quotes and had no prefix; it is treated as one of the
 * standard dialect, but it can belong to any dialect. */
typedef struct McOldOp { McOp op; bool is_bare; } McOldOp;

/* Work for the end of a parse, which a dialect has requested (mc_legacy_at_end). */
typedef bool (*McLegacyWork)(McParser *p, McOp module);

/* Only src_c/legacy/ changes it. */
struct McLegacy {
  const McLegacyHooks *hooks; /* borrowed: the context's */
  McSyntax syntax;            /* never MC_SYNTAX_MODERN */
  McConstructs *constructs;   /* borrowed; NULL: not counted */
  MC_ARRAY(McStr) uncounted;  /* owned: constructs of text that may be read again in another way */
  struct McLoss *losses;      /* values that today's syntax cannot express, newest first; in the arena */
  struct McLoss *alias_losses; /* the same for aliases */
  MC_ARRAY(McOldOp) ops;      /* owned: operations to upgrade, in the order of the text */
  MC_ARRAY(McLegacyWork) at_end; /* owned */
  struct McEarlyLoc *early_locs; /* of operations that are being read, innermost first; in the arena */
  uint64_t num_bounded;       /* maps with a `size`, and aliases with one in them, that were read */
  uint64_t num_regions;       /* regions that were begun */
  bool in_bare_map;           /* a map or set without a keyword is being read */
  bool has_dotted_aliases;
  bool has_kernel_modules;    /* an attribute marks one: mc_upgrade_kernel_modules */
  /* operations use other values than in the text: the order of definitions and uses must be checked again */
  bool is_changed;
};

/* The message for an error at the current token. Call it only when there is an error. */
static inline const char *mc_p_explain(McParser *p, const char *message) {
  return mc_p_legacy(p) ? p->legacy->hooks->explain(p, message) : message;
}

#endif
