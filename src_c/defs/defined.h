/* defined.h - types and attributes that dialects define: MC_TYPE_DEFINED and MC_ATTR_DEFINED.
 *
 * A definition is data: parameters with their kinds and constraints, and a format program that parser and
 * printer run. It is part of its dialect's words (format.h), linked with them, published once and never
 * changed. A defined type or attribute is a record (kinds.def): the definition's name and a word per parameter:
 *
 *   parameter kind   its word
 *   type             the type
 *   any other        an attribute that holds the value: i64 or iN for enumerations and integers (i1 for bool), a string
 *   array            an array attribute of these; types as type attributes
 *   absent           MC_NONE
 *
 * The attributes of enumerations (enums.c) have one such word: their value.
 */
#ifndef MC_DEFINED_H
#define MC_DEFINED_H

#include "defs/opdefs.h"
#include "defs/routine_set.h"
#include "defs/words.h"

/* --- the words, as python/mlircore/compile/types_attributes.py writes them; strings and constants are numbers until
 * linked --- */

typedef struct McDefWords {
  uint32_t name;                   /* "llvm.ptr" */
  uint32_t flags;                  /* MC_DEF_* */
  uint32_t num_params, params;     /* McParamWords */
  uint32_t elements, num_elements; /* format program: MC_D_* */
  uint32_t cpp_name;               /* as messages name it: "LLVM_PointerType" */
  uint32_t alias;                  /* the name that it suggests for its aliases, or MC_NONE */
  uint32_t check;                  /* routine that verifies the parameters: its number + 1; 0: none */
  uint32_t self;                   /* parameter with the attribute's own type: its number + 1; 0: none */
  /* string + 1: routine that checks tensors with such an encoding, or memrefs with such a layout -> its number + 1;
   * 0: none */
  uint32_t encoding;
  uint32_t shape;                  /* parameter with the sizes of a shaped type: its number + 1; 0: it is not shaped */
} McDefWords;
_Static_assert(sizeof(McDefWords) == 12 * 4, "compile/types_attributes.py writes 12 words");

struct McParamWords { /* routine_set.h */
  uint32_t name, kind, flags;
  uint32_t detail;        /* MC_PK_* describe it */
  uint32_t default_value; /* constant + 1 -> id */
  uint32_t storage;       /* predicate that the parsed value must satisfy; 0: any value */
  uint32_t complaint;     /* the message when the storage predicate does not hold; MC_NONE: upstream's usual message */
  uint32_t num_rules, rules; /* McRuleWords: verified when an instance is made, in this order */
  uint32_t cpp_type;      /* in messages: "failed to parse ... which is to be a `cpp_type`" */
  uint32_t like;          /* parameter with as many elements: its number + 1; 0: any number */
  uint32_t spare;
};
_Static_assert(sizeof(McParamWords) == 12 * 4, "compile/types_attributes.py writes 12 words");

/* A value, or each element of a list, must satisfy the predicate. In the message, as in `complaint`, a $ is replaced
 * by the value's text. */
typedef struct McRuleWords { uint32_t predicate, message; } McRuleWords;

/* --- definitions --- */

struct McEnumWords;

typedef struct McDefinition {
  const uint32_t *words;    /* the dialect's linked program. Borrowed */
  const McDefWords *record; /* in it */
  McIdent name, dialect;
  uint32_t mnemonic;        /* where it starts in the name's bytes */
  const struct McDefinition *older; /* the one that it has replaced (mc_dialect_update), or NULL. Borrowed */
} McDefinition;

MC_INLINE const McParamWords *mc_definition_params(const McDefinition *def) {
  return (const McParamWords *)(def->words + def->record->params);
}

/* Hooks read and write what is after its mnemonic (MC_D_HOOK). */
MC_INLINE bool mc_def_has_form_hooks(const McDefinition *def) {
  return def->record->num_elements == 1 && def->words[def->record->elements] == (MC_D_HOOK | 1u << 8);
}

/* The definition of "dialect.mnemonic"; NULL: nothing of that name is defined. No lock. */
const McDefinition *mc_definition(const McContext *ctx, McIdent name, bool is_type);
/* That of a defined type or attribute; NULL for enumerations' attributes (mc_attr_def). Where a definition was
 * replaced, the newest whose parameters can hold what the type or attribute has. */
const McDefinition *mc_definition_of(const McContext *ctx, uint32_t index);

bool mc_definitions_init(McContext *ctx);
void mc_definitions_fini(McContext *ctx);
/* Publishes them, borrowed: they must live as long as the context. One of a name that is published already replaces
 * that, which stays what older types and attributes are read by. False: out of memory, some may be published. */
bool mc_definitions_publish(McContext *ctx, McDefinition *defs, uint32_t count);

/* The type or attribute with these parameters (num_params words, MC_NONE: absent, so its default), which are checked.
 * Returns MC_NONE after reporting at `loc`, in upstream's words or that memory ran out. diags may be NULL. */
uint32_t mc_defined_make(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc, McDiags *diags);
/* The same without any check: the caller vouches for the parameters. Returns MC_NONE when def is NULL, or when memory
 * runs out; nothing is reported. */
uint32_t mc_defined_intern(McContext *ctx, const McDefinition *def, const uint32_t *values);
/* Is `value` what the parser would take for parameter `i`? Not MC_NONE. */
bool mc_param_accepts(McContext *ctx, const McDefinition *def, uint32_t i, uint32_t value);
/* Can the parameter hold it at all? For values that do not come from the parser. */
bool mc_param_fits(const McContext *ctx, const McParamWords *param, uint32_t value);
/* Appends `message` as it reads for the value that breaks the rule. is_number: the value of an integer parameter,
 * written without a type. */
void mc_value_message(const McContext *ctx, McDiags *diags, uint32_t message, uint32_t value, bool is_number,
                      McBuf *out);
/* The word of parameter `i` of a defined type or attribute. */
MC_INLINE uint32_t mc_defined_param(const McContext *ctx, uint32_t index, uint32_t i) {
  return mc_rec(ctx, index)->words[1 + i];
}
/* True when parameter `i` differs from its default. Where parameters can be left out, only such are printed. */
bool mc_defined_is_present(const McDefinition *def, const uint32_t *values, uint32_t i);

/* The definition of the type that an MC_F_TYPE writes without its prefix; NULL: it writes the whole type. (format.h) */
MC_INLINE const McDefinition *mc_f_stripped_type(const McContext *ctx, const uint32_t *instruction) {
  const uint32_t qualified = MC_FF_QUALIFIED << 24;
  if (MC_LIKELY(instruction[3] == MC_NONE) || (instruction[0] & qualified) != 0) return NULL;
  return mc_definition(ctx, (McIdent){instruction[3]}, true);
}

#endif
