/* format.h - what a compiled dialect consists of: one array of words, made by python/mlircore/_compile.py.
 *
 * The array holds strings, constants, enumerations and, per operation, the groups of operands and results,
 * attributes, regions, the program of its assembly format and the program of its checks. mc_dialect_define
 * (opdefs.c) copies it and *links* it once: string numbers become identifiers, constants become types and
 * attributes, names of traits, kinds and routines become numbers, every offset and count is checked. After
 * that the array never changes; parser, printer and verifier run it as it stands.
 *
 * An instruction is opcode | words << 8 | flags << 24, then its payload; `words` counts the first, too.
 * tests/test_dialect.py checks that the numbers here and in _program.py are the same.
 */
#ifndef MC_FORMAT_H
#define MC_FORMAT_H

#include "defs/opdefs.h"

#define MC_PROGRAM_MAGIC 0x4D43444Cu
#define MC_PROGRAM_VERSION 2u
#define MC_PROGRAM_NONE 0xFFFFFFFFu /* an absent string, before linking; MC_NONE after it */

typedef struct McProgramHeader {
  uint32_t magic, version, num_words;
  uint32_t name;  /* string */
  uint32_t flags; /* MC_PROGRAM_*COMPLETE */
  uint32_t num_strings, strings;     /* (offset in bytes, length), ... */
  uint32_t bytes, num_bytes;         /* word offset of the strings' bytes */
  /* (0 attribute, 1 type; string; 0, 0) or (2, enumeration, low, high) -> (id, ...) */
  uint32_t num_constants, constants;
  uint32_t num_enums, enums;         /* McEnumWords */
  uint32_t num_ops, ops;             /* McOpWords */
  uint32_t num_definitions, definitions; /* McDefWords: defined.h */
  uint32_t num_early;                /* so many of the constants are for the definitions, and name none of them */
  /* in messages about a type that is unknown: "LLVM type: "; MC_PROGRAM_NONE: upstream's usual words */
  uint32_t type_noun;
  uint32_t num_attr_rules, attr_rules; /* McAttrRuleWords */
  uint32_t argument_check;           /* string -> the routine for attributes of arguments: its number + 1; 0: none */
} McProgramHeader;
#define MC_PROGRAM_COMPLETE 1u         /* there are no other operations in the dialect */
#define MC_PROGRAM_SYMBOLS_COMPLETE 2u /* nor types and attributes */
#define MC_PROGRAM_OPEN 4u             /* others are allowed all the same, in generic form */
#define MC_PROGRAM_OLD 8u              /* the operations are of old generations, and named without the dialect */

/* What a discardable attribute must be; see attr_rules.c. In messages a $ stands for the attribute's name. */
typedef struct McAttrRuleWords {
  uint32_t name;  /* in full; MC_NONE: the dialect's others */
  uint32_t flags; /* MC_RULE_* */
  uint32_t value, message; /* predicate, 0: anything, and what is said if it does not hold */
  uint32_t check; /* routine that looks further: its number + 1; 0: none */
} McAttrRuleWords;
#define MC_RULE_NAMES_OP 1u /* the message begins with the operation's name */

typedef struct McOpWords {
  uint32_t name;
  uint32_t traits[2];       /* names separated by '|' -> bits */
  uint32_t default_dialect, implicit_terminator;
  uint32_t asm_routine;     /* routine that suggests result names: its number + 1 */
  uint32_t asm_name;        /* or the name itself */
  uint32_t elements, num_elements; /* format program: offset and words; num_elements 0: none */
  uint32_t resolve, num_resolve;
  uint32_t num_attrs, attrs;           /* McAttrWords, as declared */
  uint32_t num_operands, operands;     /* McGroupWords */
  uint32_t num_results, results;
  uint32_t num_regions, regions;       /* McRegionWords */
  uint32_t num_successors, successors; /* McGroupWords without a type */
  uint32_t checks, num_checks;         /* constraints.h */
  uint32_t region_checks, num_region_checks;
  uint32_t symbol_checks, num_symbol_checks;
  /* string + 1 -> identifier; "in|out": for entry blocks of regions, as many as operands of each group, the last for
   * the rest */
  uint32_t argument_names;
  uint32_t body, num_body;  /* what a region that the text leaves out has in it: body.h */
  /* of an operation of an old generation: string + 1 -> identifier: what it becomes; 0: it is of today */
  uint32_t upgrade_to;
  /* string + 1 -> the routine that makes today's of it: its number + 1; 0: only its name changes */
  uint32_t upgrade;
  uint32_t num_renamed, renamed; /* attributes: (string, string) -> identifiers: old name, today's */
  uint32_t facts, num_facts; /* what it states about itself: facts.h */
} McOpWords;
_Static_assert(sizeof(McOpWords) == 36 * 4, "compile/dialect.py writes 36 words");

typedef struct McAttrWords {
  uint32_t name, flags;
  uint32_t constraint, summary; /* predicate; 0: any */
  uint32_t default_value;       /* constant + 1 -> attribute */
  uint32_t storage;             /* predicate that holds for what a property can store; 0: any */
  uint32_t enumeration;         /* McEnumWords + 1: written as a keyword */
  uint32_t definition;          /* name of the attribute that it always is; MC_NONE: others, too */
} McAttrWords;
#define MC_ATTR_REQUIRED 1u
#define MC_ATTR_BOUND 2u   /* named by the format, so not in its attribute dictionary */
#define MC_ATTR_IS_UNIT 4u
#define MC_ATTR_NOT_STORED 16u /* the default is what an absent attribute means: it is not put there */
/* no attribute: never in a dictionary of attributes; an enumeration is an integer there */
#define MC_ATTR_PROPERTY 32u
#define MC_ATTR_SHOWN 64u /* the dictionary has it though it is the default */
#define MC_ATTR_DISCARDABLE 128u /* the format spells it, but it is not inherent: no property */
#define MC_ATTR_SEGMENTS 8u /* operandSegmentSizes, resultSegmentSizes: made by the format, not written */

typedef struct McGroupWords {
  uint32_t flags;      /* MC_GROUP_* */
  uint32_t constraint, summary, name;
} McGroupWords;
#define MC_GROUP_SINGLE 0u
#define MC_GROUP_OPTIONAL 1u
#define MC_GROUP_VARIADIC 2u

#define MC_REGION_AT_MOST 0x40000000u
typedef struct McRegionWords {
  uint32_t flags;      /* MC_GROUP_* */
  uint32_t num_blocks; /* that many, or with MC_REGION_AT_MOST less; MC_PROGRAM_NONE: any number */
  uint32_t summary, name;
} McRegionWords;

typedef struct McEnumWords {
  uint32_t name;       /* of the attribute that holds it, "arith.fastmath"; MC_NONE: it is an integer attribute */
  uint32_t flags;      /* 1: bits that are combined; 2: 64 bits wide, else 32 */
  uint32_t num_cases, cases; /* (string, low word, high word); of bits: MC_ENUM_GROUP in the high word */
  uint32_t separator;  /* as printed: ", " */
  uint32_t cpp_name;   /* in messages: "::mlir::arith::FastMathFlags" */
  uint32_t attr_name;  /* in messages: "Arith_FastMathAttr" */
  uint32_t summary;    /* in other messages: "LLVM linkage types" */
} McEnumWords;
#define MC_ENUM_GROUP (1u << 31) /* printed before single bits, which are then used up */
#define MC_ENUM_BITS 1u
#define MC_ENUM_WIDE 2u
/* the attribute's text is the value alone, not <value>: `slt`, with a space before it as upstream */
#define MC_ENUM_BARE 4u
#define MC_ENUM_KEYWORDS 16u /* of bits: cases are never in quotes; messages are those of MC_ENUM_FIELD */
#define MC_ENUM_AS_FIELD 32u /* messages about the attribute's value are those of MC_ENUM_FIELD */
#define MC_ENUM_TIGHT 8u /* with MC_ENUM_BARE: no such space in a format, as LLVM 23 prints it */

struct McEnumDef {
  const uint32_t *words;
  const McEnumWords *record;
  McIdent name, dialect;
  uint32_t mnemonic; /* where it starts in the name's bytes */
};

/* Elements of a format program. */
enum {
  MC_F_END,
  MC_F_LITERAL, /* string, 0 -> identifier, token kind (0: a keyword) */
  MC_F_SPACE, /* string to print: " ", "" or a newline */
  MC_F_OPERAND, /* group */
  MC_F_ATTR, /* attribute, MC_FA_*, type constant + 1 -> type */
  MC_F_TYPE, /* slot, predicate or 0, string: what a single type must be, and its name when it is not: of a defined
                type, it goes without its prefix */
  MC_F_FUNCTIONAL, /* slot of inputs, slot of results */
  MC_F_ATTR_DICT,
  MC_F_REGION, /* region */
  MC_F_SUCCESSOR, /* group */
  MC_F_OPTIONAL, /* anchor MC_FG_*, its number, words of `then`, words of `else`; then both follow inside */
  MC_F_CUSTOM, /* string -> routine; arguments: (MC_FG_*, number), ... */
  MC_F_OPERANDS, /* all of them */
  MC_F_REGIONS, /* all of them, separated by commas */
  MC_F_SUCCESSORS, /* the same */
  MC_F_OILIST, /* number of clauses; each: number of anchors, words of its elements, unit attribute that it stands for +
                  1, anchors (MC_FG_*, number), elements: a literal first. They come in any order; printed when an
                  anchor is there */
  MC_F_PROP_DICT, /* <{...}>: the properties that nothing else in the format spells */
  MC_F_HOOK, /* the only element: a hook reads and writes all of it (hooks.c) */
  MC_F_NUM_OPS
};
/* Flags. */
#define MC_FF_SPACE 1u    /* a space is printed before it */
#define MC_FF_KEYWORD 2u  /* attr-dict-with-keyword */
#define MC_FF_INVERT 4u   /* the group is printed when its anchor is absent */
#define MC_FF_UNIT 8u     /* the anchor is a unit attribute that nothing in the group spells */
#define MC_FF_OPTIONAL 16u /* the element may be absent in the text */
#define MC_FF_QUALIFIED 32u /* types that a dialect defines are written in full */
#define MC_FF_UNCHECKED 128u  /* an attribute dictionary whose entries are not checked while they are parsed */
#define MC_FF_DISCARDABLE 64u /* an attribute dictionary without properties: a dictionary of its own has them */

/* How an attribute is written. */
enum {
  MC_FA_ANY,         /* as an attribute */
  MC_FA_SYMBOL_NAME, /* a string, written @name */
  MC_FA_KEYWORD,     /* a case of its enumeration */
  MC_FA_STRIPPED,    /* a defined attribute without "#dialect.name": <nsw>; the whole is read, too */
  MC_FA_DENSE,       /* a dense array of the type, written [1, 2]; an alias is read, too */
  MC_FA_STRING,      /* a quoted string that may be absent */
  MC_FA_VALUE,       /* a value of an enumeration, cases of bits with its separator: nsw, nuw */
  MC_FA_ARRAY,       /* an array that may be absent */
  MC_FA_SYMBOL_REF,  /* a reference that may be absent */
};
/* What an anchor or an argument of a custom directive refers to. MC_FG_WORD: arguments only; a string -> identifier. */
enum {
  MC_FG_ATTR,
  MC_FG_OPERAND,
  MC_FG_RESULT,
  MC_FG_REGION,
  MC_FG_SUCCESSOR,
  MC_FG_TYPE,
  MC_FG_ATTR_DICT,
  MC_FG_WORD
};

/* Types: slots 0 .. operand groups - 1 are the operands', the results' follow. */
#define MC_SLOT_ALL_OPERANDS 0xFFFEu
#define MC_SLOT_ALL_RESULTS 0xFFFFu
/* Instructions that find the types which the format does not spell. */
enum {
  MC_R_END,
  MC_R_COPY,      /* to, from: the first of `from`, as often as needed */
  MC_R_CONSTANT,  /* to, constant -> type */
  MC_R_ATTR,      /* to, attribute: the type that its value has */
  MC_R_TRANSFORM, /* to, from, string -> transform routine */
  MC_R_CHECK,     /* slot, predicate, summary, name: must hold before a transform uses the slot */
  MC_R_NUM_OPS
};

#define MC_FORMAT_MAX_CLAUSES 64u
#define MC_FORMAT_MAX_GROUPS 64u /* operand groups; result groups; regions: _compile.py refuses more */

/* Part of a stack, or of an operation's operands or results. count MC_PROGRAM_NONE: nothing was read. */
typedef struct McSpan { uint32_t start, count; } McSpan;

struct McFormat {
  const uint32_t *elements, *elements_end, *resolve, *resolve_end;
};

MC_INLINE const McGroupWords *mc_def_operands(const McOpDef *d) {
  return (const McGroupWords *)(d->words + d->op->operands);
}
MC_INLINE const McGroupWords *mc_def_results(const McOpDef *d) {
  return (const McGroupWords *)(d->words + d->op->results);
}
MC_INLINE const McAttrWords *mc_def_attrs(const McOpDef *d) { return (const McAttrWords *)(d->words + d->op->attrs); }
MC_INLINE const McRegionWords *mc_def_regions(const McOpDef *d) {
  return (const McRegionWords *)(d->words + d->op->regions);
}

/* Which of the operation's operands or results group `g` of its definition has. False: the operation does not fit it,
 * both are 0. */
bool mc_op_group(const McContext *ctx, const McOpDef *def, McOp op, bool results, uint32_t g, uint32_t *start,
                 uint32_t *count);

#endif
