/* constraints.h - programs that say what a type, an attribute or a whole operation must be like.
 *
 * A *predicate* is a tree in prefix form over one interned thing, a type or an attribute; a *check* looks at an
 * operation. Both are words made by _compile.py and linked by opdefs.c (format.h has the layout), run here
 * without allocation unless something is reported, in upstream's order and words.
 */
#ifndef MC_CONSTRAINTS_H
#define MC_CONSTRAINTS_H

#include "format.h"

/* Predicates. */
enum {
  MC_P_END,
  MC_P_ANY,
  MC_P_KIND,       /* names of kinds separated by '|', 0 -> bits of 64 kinds */
  MC_P_INTEGER,    /* type: signedness bits (1 signless, 2 signed, 4 unsigned), width or 0 */
  MC_P_FLOAT,      /* type: spellings separated by '|' -> bits of McFloatKind */
  MC_P_NOT,        /* predicate */
  MC_P_AND,        /* predicates */
  MC_P_OR,
  MC_P_ELEMENT,    /* shaped type or complex: predicate of the element type */
  MC_P_RANK,       /* shaped type with a rank: bits of ranks 0 to 31 */
  MC_P_STATIC,     /* shaped type with a static shape */
  MC_P_IS,         /* constant -> id */
  MC_P_TYPED,      /* attribute with a type of its own (upstream's TypedAttrInterface) */
  MC_P_VALUE_TYPE, /* attribute: predicate of its type */
  MC_P_TYPE_VALUE, /* type attribute: predicate of the type it holds */
  MC_P_ALL,        /* array attribute: predicate of each element */
  MC_P_FLAT_SYMBOL, /* symbol reference without nested ones */
  MC_P_CASES,      /* integer attribute: low and high words of the values it may have */
  MC_P_RANGE,      /* integer attribute that fits into 64 bits: least (two words), greatest (two words) */
  MC_P_DEFINED,    /* defined type or attribute: name */
  MC_P_ARRAY_OF,   /* dense array: signless integer width, or float spelling's width + 256 */
  MC_P_PARAM,      /* defined type or attribute: number of a parameter, predicate of its value */
  MC_P_SIZE,       /* array, dense array, string, vector: least and greatest number of elements, bytes */
  MC_P_DIMS,       /* shaped type with a rank: least and greatest size of each dimension, 1: or it is dynamic */
  MC_P_SCALABLE,   /* vector with a scalable dimension */
  MC_P_ENCODING,   /* ranked tensor: predicate of its encoding */
  MC_P_ROUTINE,    /* string -> a routine that says so (MC_PREDICATE) */
  MC_P_NUM_OPS
};

/* Checks. */
enum {
  MC_C_END,
  MC_C_REGIONS,    /* count, 1: at least */
  MC_C_RESULTS,
  MC_C_SUCCESSORS,
  MC_C_OPERANDS,
  MC_C_OPERAND_SEGMENTS, /* sizes agree with the operands */
  MC_C_RESULT_SEGMENTS,
  MC_C_ATTR_VALUES,    /* required attributes are there, all hold their constraints */
  MC_C_OPERAND_TYPES,  /* groups: sizes and types */
  MC_C_RESULT_TYPES,
  MC_C_REGION_SHAPES,
  MC_C_ALL_TYPES_MATCH,  /* summary, slots or (attribute | MC_CHECK_ATTR)... */
  MC_C_TYPES_MATCH_WITH, /* summary, from slot, to slot, string -> transform */
  MC_C_SAME_TYPE,        /* SameOperandsAndResultType */
  MC_C_SAME_TYPE_OPERANDS,
  MC_C_SAME_SHAPE,       /* SameOperandsAndResultShape */
  MC_C_SAME_ELEMENT_TYPE, /* SameOperandsAndResultElementType */
  MC_C_ELEMENTWISE,
  MC_C_INFER_FIRST,      /* the type that is inferred for every result is the first operand's */
  MC_C_PARENT,           /* names */
  MC_C_ROUTINE,          /* string -> check routine; strings that it gets */
  MC_C_NUM_OPS
};
#define MC_CHECK_ATTR 0x10000u

struct McConstraints {
  const uint32_t *checks, *checks_end;
  const uint32_t *region_checks, *region_checks_end;
  const uint32_t *symbol_checks, *symbol_checks_end;
  const uint32_t *impure; /* of `checks`, the first that depends on more than definition, properties, types and counts; or the end */
  bool sees_value_types; /* the checks look at numbers among the properties for their type alone */
};

/* Whether that is so: for the linker. */
bool mc_constraints_see_value_types(const McOpDef *def, const McConstraints *c);

/* True when the type or attribute `id` satisfies the predicate. */
bool mc_predicate_holds(const McContext *ctx, const uint32_t *words, const uint32_t *predicate, uint32_t id);

/* Operations that were found right, by what most checks depend on: definition, properties, types, counts. An operation
 * like one of these only needs the checks that look further (MC_C_PARENT, routines that are not pure, regions). Plain data,
 * direct-mapped; belongs to one verification, starts zeroed. */
#define MC_CHECK_CACHE_BITS 9
#define MC_CHECK_CACHE_TYPES 5
typedef struct McCheckCache {
  uint32_t entries[1 << MC_CHECK_CACHE_BITS][3 + MC_CHECK_CACHE_TYPES]; /* name, counts, types, properties */
} McCheckCache;

/* What must hold for `op` by itself, before what is inside it is looked at: counts, attributes, operands, results, regions,
 * traits, the definition's own code. Not here, but in verify.c by the trait bits: terminators, blocks of regions, symbol
 * tables, isolation. cache: may be NULL. False: reported, the first violation only. */
bool mc_constraints_verify(McContext *ctx, McOp op, const McOpDef *def, McCheckCache *cache, McDiags *diags);
/* Only how many regions, results, successors and operands there are. */
bool mc_constraints_verify_counts(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags);
/* The check depends on definition, properties, types and counts alone. */
bool mc_check_is_pure(const uint32_t *check);
/* What must hold once everything inside `op` is known to be right (upstream's region traits and verifyRegions). */
bool mc_constraints_verify_regions(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags);

/* What the symbols that `op` names must be: asked for each operation in a symbol table, by the table's check (upstream's
 * SymbolUserOpInterface). */
bool mc_constraints_verify_symbol_uses(McContext *ctx, McOp op, const McOpDef *def, const McSymbolLookup *symbols,
                                       McDiags *diags);

/* "'name' op " and the message, at the operation, and the note that shows it. Always false. */
bool mc_op_error(McDiags *diags, const McContext *ctx, McOp op, const char *format, ...) MC_PRINTF(4, 5);
/* Upstream's getElementTypeOrSelf and verifyCompatibleShape. */
McType mc_element_or_self(const McContext *ctx, McType type);
bool mc_shapes_compatible(const McContext *ctx, McType a, McType b);

#endif
