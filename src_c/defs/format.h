/* format.h - the layout of a compiled dialect: one array of words, made by python/mlircore/compile.
 *
 * The array holds strings, constants, enumerations and, per operation, the groups of operands and results,
 * attributes, regions, the program of its assembly format and the program of its checks. mc_dialect_define (opdefs.c)
 * copies it and *links* it once: string numbers become identifiers, constants become types and attributes, names of
 * traits, kinds and routines become numbers, and every offset and count is checked. After that the array never
 * changes; parser, printer and verifier run it without another translation.
 *
 * The numbers in it (opcodes, flags and kinds) are in words.h.
 */
#ifndef MC_FORMAT_H
#define MC_FORMAT_H

#include "defs/opdefs.h"
#include "defs/words.h"

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
  /* number of constants that the definitions use; these constants name no definition */
  uint32_t num_early;
  /* in messages about an unknown type: "LLVM type: ", and after a `|` those about an attribute; MC_PROGRAM_NONE:
   * upstream's usual words */
  uint32_t type_noun;
  uint32_t num_attr_rules, attr_rules; /* McAttrRuleWords */
  uint32_t argument_check;           /* string -> the routine for attributes of arguments: its number + 1; 0: none */
} McProgramHeader;
_Static_assert(sizeof(McProgramHeader) == MC_HEADER_WORDS * 4, "the compiler writes so many");

/* A rule for a discardable attribute; see attr_rules.c. In messages a $ is replaced by the attribute's name. */
typedef struct McAttrRuleWords {
  uint32_t name;  /* the full name; MC_NONE: every other attribute of the dialect */
  uint32_t flags; /* MC_RULE_* */
  uint32_t value, message; /* predicate, 0: any value; and the message if it does not hold */
  uint32_t check; /* routine that checks more: its number + 1; 0: none */
} McAttrRuleWords;

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
  /* string + 1 -> identifier; "in|out": names of the arguments of regions' entry blocks, as many as operands of each
   * group; the last is for the rest */
  uint32_t argument_names;
  uint32_t body, num_body;  /* program that makes the body of a region that the text leaves out: body.h */
  /* in an operation of an old generation: string + 1 -> identifier: today's operation; 0: it is an operation of today
   */
  uint32_t upgrade_to;
  /* string + 1 -> the routine that makes today's operations: its number + 1; 0: only the name changes */
  uint32_t upgrade;
  uint32_t num_renamed, renamed; /* attributes: (string, string) -> identifiers: old name, today's name */
  uint32_t facts, num_facts; /* the facts that the definition states: facts.h */
  uint32_t infer, num_infer; /* the program that infers the types of results; none: they are not inferred */
  uint32_t is_own;           /* 1: of mlircore, so that routines with its name fit what it declares */
} McOpWords;
_Static_assert(sizeof(McOpWords) == MC_OP_WORDS * 4, "the compiler writes so many");

typedef struct McAttrWords {
  uint32_t name, flags;
  uint32_t constraint, summary; /* predicate; 0: any */
  uint32_t default_value;       /* constant + 1 -> attribute */
  uint32_t storage;             /* predicate of the values that a property can store; 0: any */
  uint32_t enumeration;         /* McEnumWords + 1: written as a keyword */
  /* name of the definition whose attribute it always is; MC_NONE: it can be any attribute */
  uint32_t definition;
} McAttrWords;

typedef struct McGroupWords {
  uint32_t flags;      /* MC_GROUP_* */
  uint32_t constraint, summary, name;
} McGroupWords;

typedef struct McRegionWords {
  uint32_t flags;      /* MC_GROUP_* */
  uint32_t num_blocks; /* the number of blocks, a limit with MC_REGION_AT_MOST, _AT_LEAST; MC_PROGRAM_NONE: any */
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

struct McEnumDef {
  const uint32_t *words;
  const McEnumWords *record;
  McIdent name, dialect;
  uint32_t mnemonic; /* where it starts in the name's bytes */
};

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

/* The range of the operation's operands or results that belongs to group `g` of its definition. Returns false, and
 * sets both to 0, when the operation does not fit its definition. */
bool mc_op_group(const McContext *ctx, const McOpDef *def, McOp op, bool results, uint32_t g, uint32_t *start,
                 uint32_t *count);

/* The same of operands of an operation that does not exist yet, of which there are `total`. */
bool mc_def_operand_group(const McContext *ctx, const McOpDef *def, McAttr properties, uint32_t total, uint32_t g,
                          uint32_t *start, uint32_t *count);

#endif
