/* defined.h - types and attributes that dialects define: MC_TYPE_DEFINED and MC_ATTR_DEFINED.
 *
 * A definition is data: parameters with their kinds and constraints, and a format program that parser and
 * printer run. It is part of its dialect's words (format.h), linked with them, published once and never
 * changed. What is defined is a record (kinds.def) of the definition's name and a word per parameter:
 *
 *   parameter kind        its word
 *   type                  the type
 *   anything else         an attribute that holds the value: i64 or iN for enumerations and integers (i1 for bool), a
 * string arrays                an array attribute of these; types as type attributes absent                MC_NONE
 *
 * The attributes of enumerations (enums.c) have one such word: their value.
 */
#ifndef MC_DEFINED_H
#define MC_DEFINED_H

#include "defs/opdefs.h"
#include "defs/words.h"

/* --- the words, as python/mlircore/compile/types_attributes.py writes them; strings and constants are numbers until
 * linked --- */

typedef struct McDefWords {
  uint32_t name;                   /* "llvm.ptr" */
  uint32_t flags;                  /* MC_DEF_* */
  uint32_t num_params, params;     /* McParamWords */
  uint32_t elements, num_elements; /* format program: MC_D_* */
  uint32_t cpp_name;               /* as messages name it: "LLVM_PointerType" */
  uint32_t alias;                  /* the name that it suggests for itself, or MC_NONE */
  uint32_t check;                  /* routine that verifies the parameters: its number + 1; 0: none */
  uint32_t self;                   /* parameter with the attribute's own type: its number + 1; 0: none */
  /* string + 1: routine that looks at tensors with such an encoding -> its number + 1; 0: none */
  uint32_t encoding;
  uint32_t shape;                  /* parameter with the sizes of a shaped type: its number + 1; 0: it is not shaped */
} McDefWords;
_Static_assert(sizeof(McDefWords) == 12 * 4, "compile/types_attributes.py writes 12 words");

typedef struct McParamWords {
  uint32_t name, kind, flags;
  uint32_t detail;        /* see the kinds */
  uint32_t default_value; /* constant + 1 -> id */
  uint32_t storage;       /* predicate: what the text may be; 0: anything */
  uint32_t complaint;     /* what is said when the storage predicate does not hold; MC_NONE: upstream's usual words */
  uint32_t num_rules, rules; /* McRuleWords: what is verified when it is made, in this order */
  uint32_t cpp_type;      /* in messages: "failed to parse ... which is to be a `cpp_type`" */
  uint32_t spare[2];
} McParamWords;
_Static_assert(sizeof(McParamWords) == 12 * 4, "compile/types_attributes.py writes 12 words");

/* A value, or each of a list, must satisfy the predicate. In the message, as in `complaint`, a $ stands for the value's
 * text. */
typedef struct McRuleWords { uint32_t predicate, message; } McRuleWords;

/* --- definitions --- */

struct McEnumWords;

typedef struct McDefinition {
  const uint32_t *words;    /* the dialect's linked program. Borrowed */
  const McDefWords *record; /* in it */
  McIdent name, dialect;
  uint32_t mnemonic;        /* where it starts in the name's bytes */
} McDefinition;

MC_INLINE const McParamWords *mc_definition_params(const McDefinition *def) {
  return (const McParamWords *)(def->words + def->record->params);
}

/* The definition of "dialect.mnemonic"; NULL: nothing of that name is defined. No lock. */
const McDefinition *mc_definition(const McContext *ctx, McIdent name, bool is_type);
/* That of a defined type or attribute; NULL for enumerations' attributes (mc_attr_def). */
const McDefinition *mc_definition_of(const McContext *ctx, uint32_t index);

bool mc_definitions_init(McContext *ctx);
void mc_definitions_fini(McContext *ctx);
/* Publishes them, borrowed: they must live as long as the context. False: out of memory, some may be published. */
bool mc_definitions_publish(McContext *ctx, const McDefinition *defs, uint32_t count);

/* The type or attribute with these parameters (num_params words, MC_NONE: absent, so its default), which are checked.
 * MC_NONE: reported at `loc` in upstream's words, or out of memory, also reported. diags may be NULL. */
uint32_t mc_defined_make(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc, McDiags *diags);
/* The same without any check: all parameters are there and right. def NULL: MC_NONE. Else MC_NONE: out of memory, not
 * reported. */
uint32_t mc_defined_intern(McContext *ctx, const McDefinition *def, const uint32_t *values);
/* Can the parameter hold it at all? For values that do not come from the parser. */
bool mc_param_fits(const McContext *ctx, const McParamWords *param, uint32_t value);
/* Appends `message` as it reads for a value that is to blame. is_number: of an integer parameter, so without a type. */
void mc_value_message(const McContext *ctx, McDiags *diags, uint32_t message, uint32_t value, bool is_number,
                      McBuf *out);
/* The word of parameter `i` of a defined type or attribute. */
MC_INLINE uint32_t mc_defined_param(const McContext *ctx, uint32_t index, uint32_t i) {
  return mc_rec(ctx, index)->words[1 + i];
}
/* Is parameter `i` other than its default? Only such are printed where they may be left out. */
bool mc_defined_is_present(const McDefinition *def, const uint32_t *values, uint32_t i);

/* The definition of the type that a MC_F_TYPE writes without its prefix; NULL: it writes all of it. (format.h) */
MC_INLINE const McDefinition *mc_f_stripped_type(const McContext *ctx, const uint32_t *instruction) {
  const uint32_t qualified = MC_FF_QUALIFIED << 24;
  if (MC_LIKELY(instruction[3] == MC_NONE) || (instruction[0] & qualified) != 0) return NULL;
  return mc_definition(ctx, (McIdent){instruction[3]}, true);
}

#endif
