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
#include "parse/parse.h"
#include "print/print.h"

#define MC_PROGRAM_MAGIC 0x4D43444Cu
#define MC_PROGRAM_VERSION 1u
#define MC_PROGRAM_NONE 0xFFFFFFFFu /* an absent string, before linking; MC_NONE after it */

typedef struct McProgramHeader {
  uint32_t magic, version, num_words;
  uint32_t name;  /* string */
  uint32_t flags; /* MC_PROGRAM_*COMPLETE */
  uint32_t num_strings, strings;     /* (offset in bytes, length), ... */
  uint32_t bytes, num_bytes;         /* word offset of the strings' bytes */
  uint32_t num_constants, constants; /* (0 attribute, 1 type; string; 0, 0) or (2, enumeration, low, high) -> (id, ...) */
  uint32_t num_enums, enums;         /* McEnumWords */
  uint32_t num_ops, ops;             /* McOpWords */
  uint32_t num_definitions, definitions; /* McDefWords: defined.h */
  uint32_t num_early;                /* so many of the constants are for the definitions, and name none of them */
  uint32_t type_noun;                /* in messages about a type that is unknown: "LLVM type: "; MC_PROGRAM_NONE: upstream's usual words */
  uint32_t num_attr_rules, attr_rules; /* McAttrRuleWords */
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
  uint32_t argument_names;  /* string + 1 -> identifier; "in|out": for entry blocks of regions, as many as operands of each group, the last for the rest */
  uint32_t body, num_body;  /* what a region that the text leaves out has in it: body.h */
  uint32_t upgrade_to;      /* of an operation of an old generation: string + 1 -> identifier: what it becomes; 0: it is of today */
  uint32_t upgrade;         /* string + 1 -> the routine that makes today's of it: its number + 1; 0: only its name changes */
  uint32_t num_renamed, renamed; /* attributes: (string, string) -> identifiers: old name, today's */
} McOpWords;
_Static_assert(sizeof(McOpWords) == 34 * 4, "_compile.py writes 34 words");

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
#define MC_ATTR_PROPERTY 32u   /* no attribute: never in a dictionary of attributes; an enumeration is an integer there */
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
#define MC_ENUM_BARE 4u /* the attribute's text is the value alone, not <value>: `slt`, with a space before it as upstream */
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
  MC_F_LITERAL,    /* string, 0 -> identifier, token kind (0: a keyword) */
  MC_F_SPACE,      /* string to print: " ", "" or a newline */
  MC_F_OPERAND,    /* group */
  MC_F_ATTR,       /* attribute, MC_FA_*, type constant + 1 -> type */
  MC_F_TYPE,       /* slot, predicate or 0, string: what a single type must be, and its name when it is not: of a defined type,
                      it goes without its prefix */
  MC_F_FUNCTIONAL, /* slot of inputs, slot of results */
  MC_F_ATTR_DICT,
  MC_F_REGION,     /* region */
  MC_F_SUCCESSOR,  /* group */
  MC_F_OPTIONAL,   /* anchor MC_FG_*, its number, words of `then`, words of `else`; then both follow inside */
  MC_F_CUSTOM,     /* string -> routine; arguments: (MC_FG_*, number), ... */
  MC_F_OPERANDS,   /* all of them */
  MC_F_REGIONS,    /* all of them, separated by commas */
  MC_F_SUCCESSORS, /* the same */
  MC_F_OILIST,     /* number of clauses; each: number of anchors, words of its elements, unit attribute that it stands for + 1,
                      anchors (MC_FG_*, number), elements: a literal first. They come in any order; printed when an anchor is there */
  MC_F_PROP_DICT,  /* <{...}>: the properties that nothing else in the format spells */
  MC_F_HOOK,       /* the only element: a hook reads and writes all of it (hooks.c) */
  MC_F_NUM_OPS
};
/* Flags. */
#define MC_FF_SPACE 1u    /* a space is printed before it */
#define MC_FF_KEYWORD 2u  /* attr-dict-with-keyword */
#define MC_FF_INVERT 4u   /* the group is printed when its anchor is absent */
#define MC_FF_UNIT 8u     /* the anchor is a unit attribute that nothing in the group spells */
#define MC_FF_OPTIONAL 16u /* the element may be absent in the text */
#define MC_FF_QUALIFIED 32u /* types that a dialect defines are written in full */
#define MC_FF_LOOSE 128u  /* an attribute dictionary whose entries are not checked while they are parsed */
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
enum { MC_FG_ATTR, MC_FG_OPERAND, MC_FG_RESULT, MC_FG_REGION, MC_FG_SUCCESSOR, MC_FG_TYPE, MC_FG_ATTR_DICT, MC_FG_WORD };

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

struct McFormat {
  const uint32_t *elements, *elements_end, *resolve, *resolve_end;
};

MC_INLINE const McGroupWords *mc_def_operands(const McOpDef *d) { return (const McGroupWords *)(d->words + d->op->operands); }
MC_INLINE const McGroupWords *mc_def_results(const McOpDef *d) { return (const McGroupWords *)(d->words + d->op->results); }
MC_INLINE const McAttrWords *mc_def_attrs(const McOpDef *d) { return (const McAttrWords *)(d->words + d->op->attrs); }
MC_INLINE const McRegionWords *mc_def_regions(const McOpDef *d) { return (const McRegionWords *)(d->words + d->op->regions); }

/* Which of the operation's operands or results group `g` of its definition has. False: the operation does not fit it, both are 0. */
bool mc_op_group(const McContext *ctx, const McOpDef *def, McOp op, bool results, uint32_t g, uint32_t *start, uint32_t *count);

/* --- what routines see while parsing --- */

/* Part of a stack. count MC_PROGRAM_NONE: nothing was read. */
typedef struct McStretch { uint32_t start, count; } McStretch;

typedef struct McFormatParse {
  McParser *p;
  McOpParse *op;
  const McOpDef *def;
  const char *operands_at[MC_FORMAT_MAX_GROUPS]; /* where a group's text starts */
  McStretch operands[MC_FORMAT_MAX_GROUPS];  /* of p->refs */
  McStretch types[2 * MC_FORMAT_MAX_GROUPS]; /* by slot, of p->words */
  McStretch all_types[2];                    /* of operands, of results: `type(operands)` */
  McStretch all_operands;
  const char *all_operands_at;
  uint32_t notes[2];                         /* what a routine leaves for a later one of the same operation; 0 at first */
} McFormatParse;

/* Reports "custom op '<name>' " and the message at a place in the text. Always false. */
bool mc_fp_error(McFormatParse *f, const char *at, const char *format, ...) MC_PRINTF(3, 4);
/* Sets attribute `i` of the definition, once. False: out of memory, reported. */
bool mc_fp_set_attr(McFormatParse *f, uint32_t i, McAttr value);
McAttr mc_fp_attr(const McFormatParse *f, uint32_t i); /* MC_NONE: not set */
/* An attribute dictionary if there is one (with_keyword: after `attributes`); entries that the definition has become
 * properties, constraints of those are checked. */
bool mc_fp_attr_dict(McFormatParse *f, bool with_keyword);
/* The same for operations that upstream reads by hand: constraints are left to the verifier, and what no property can hold is
 * dropped; *dropped is its number then, else MC_PROGRAM_NONE. */
bool mc_fp_attr_dict_unchecked(McFormatParse *f, uint32_t *dropped);
/* An integer of so many bits (at most 64), with a sign. */
bool mc_fp_integer(McFormatParse *f, uint32_t width, int64_t *out);
/* A function type; `at` is blamed for another. MC_NONE: reported. */
McType mc_fp_function_type(McFormatParse *f, const char *at);
/* Appends a region, as mc_p_region reads it; an empty one gets the block and every one the terminator that the definition
 * asks for. */
bool mc_fp_region(McFormatParse *f, const McArgument *args, size_t num_args);
bool mc_fp_add_region(McFormatParse *f, McRegion region); /* the same with a region that was read */
/* Keeps places for the regions that stand before number `count`, but behind it in the text: the next ones fill them. */
bool mc_fp_reserve_regions(McFormatParse *f, uint32_t count);
bool mc_fp_append_region(McFormatParse *f); /* behind those places; just as it is written, with f->op->args */
bool mc_launch_body_of_2019(McFormatParse *f); /* upgrade_gpu.c: the same for gpu.launch, perhaps with `args` before it */
/* Appends a region without blocks that nothing in the text stands for. */
bool mc_fp_empty_region(McFormatParse *f);

/* --- and while printing --- */

typedef struct McFormatPrint {
  McPrinter *p;
  const McOpDef *def;
  McOp op;
} McFormatPrint;

McAttr mc_fo_attr(const McFormatPrint *f, uint32_t i); /* of the definition's attributes; MC_NONE: absent */
McStretch mc_fo_operands(const McFormatPrint *f, uint32_t group); /* which of the operation's; none when it breaks its definition */
McStretch mc_fo_results(const McFormatPrint *f, uint32_t group);
/* Attributes that the format does not spell; preceded by a space when there is one. */
void mc_fo_attr_dict(McFormatPrint *f, bool with_keyword);

/* --- named routines: routines.def --- */

typedef struct McRoutineArg { uint32_t kind, number; } McRoutineArg; /* MC_FG_* */
typedef struct McRoutine {
  const char *name;
  const char *args; /* a letter per argument: a attribute, o operand, r result, g region, s successor, t type, d attr-dict,
                        w word, W word that may be absent (these are last); alternatives are separated by | */
  bool (*parse)(McFormatParse *f, const McRoutineArg *args, uint32_t num_args);
  void (*print)(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args);
} McRoutine;
/* Types from types, in `out` (appended). False: they cannot be had from these, or out of memory. */
typedef struct McTransform {
  const char *name;
  bool (*run)(McContext *ctx, const McType *from, size_t count, McWords *out);
} McTransform;
typedef struct McAsmNames {
  const char *name;
  void (*run)(McContext *ctx, McOp op, uint32_t result, McBuf *out);
} McAsmNames;
/* How symbols are found while a symbol table is verified. */
typedef struct McSymbolLookup {
  McOp (*find)(void *data, McOp from, McAttr symbol_ref); /* in the nearest symbol table around `from`; MC_NONE: not there */
  void *data; /* borrowed */
} McSymbolLookup;
typedef struct McRoutineCheck {
  McContext *ctx;
  McOp op;
  const McOpDef *def;
  McDiags *diags;
  const McSymbolLookup *symbols; /* NULL, but for checks of symbol uses */
  const uint32_t *args;          /* identifiers from the definition */
  uint32_t num_args;
} McRoutineCheck;
/* What a definition's own code checks after everything declared: in upstream's words. */
enum {
  MC_IMPURE = 0,
  MC_PURE = 1,            /* looks at nothing but properties, types and counts of the operation */
  MC_SEES_VALUE_TYPES = 3, /* and of a number among the properties only at its type */
  MC_CHECKS_SYMBOL = 4,   /* asks all that the SYMBOL trait asks for, and more */
};
typedef struct McCheckRoutine {
  const char *name;
  bool (*run)(const McRoutineCheck *c);
  uint8_t kind; /* MC_PURE ... */
} McCheckRoutine;

/* What the predicates' language cannot say: of a type or attribute. */
typedef struct McPredicate {
  const char *name;
  bool (*holds)(const McContext *ctx, uint32_t id);
} McPredicate;

/* Numbers, or MC_PROGRAM_NONE when there is no such name. */
extern const McRoutine mc_routines[];
extern const McTransform mc_transforms[];
extern const McPredicate mc_predicates[];
extern const McAsmNames mc_asm_names[];
extern const McAsmNames mc_asm_fixed_name; /* the name in the operation's record */
extern const McCheckRoutine mc_check_routines[];
uint32_t mc_routine_find(McStr name);
bool mc_routine_accepts(uint32_t routine, const McRoutineArg *args, uint32_t num_args);
uint32_t mc_transform_find(McStr name);
uint32_t mc_predicate_find(McStr name);
uint32_t mc_asm_names_find(McStr name);
uint32_t mc_check_routine_find(McStr name);

/* --- enumerations --- */

/* The value that stands at the current token: a keyword, or several of an enumeration of bits. f: not NULL while a custom form
 * is parsed. False: reported, in the words that upstream has for it. */
typedef enum McEnumStyle { MC_ENUM_PARAMETER /* EnumParameter */, MC_ENUM_FIELD /* a case, in the words of the enumeration's own parser */, MC_ENUM_FIELDS /* several of bits */ } McEnumStyle;
bool mc_p_enum_value(McParser *p, McFormatParse *f, const uint32_t *words, const McEnumWords *e, McEnumStyle style, uint64_t *value);
/* The attribute, or the property, that holds a value of an enumeration. Those seen last are remembered. MC_NONE: out of memory, reported. */
McAttr mc_p_enum_attr(McParser *p, const McEnumWords *e, uint64_t value, bool as_property);
/* The value of a keyword. False: there is none. */
bool mc_enum_value(const McContext *ctx, const uint32_t *words, const McEnumWords *e, const char *name, size_t len, uint64_t *value);
/* The attribute for a value: an integer attribute, or MC_ATTR_DEFINED. MC_NONE: out of memory. */
McAttr mc_enum_attr(McContext *ctx, const McEnumWords *e, uint64_t value);
/* The value as a property holds it: an integer attribute. MC_NONE: out of memory. */
McAttr mc_enum_property(McContext *ctx, const McEnumWords *e, uint64_t value);
/* What is given for such a property, an integer or the enumeration's own attribute, as that; MC_NONE: neither, or out of memory. */
McAttr mc_enum_property_of(McContext *ctx, const McEnumWords *e, McAttr given);
/* The value of an enumeration's MC_ATTR_DEFINED. */
uint64_t mc_enum_attr_value(const McContext *ctx, McAttr attr);
/* Appends the text of a value: "slt", "nsw, nuw"; nothing when it has none. */
void mc_enum_text(const McContext *ctx, const uint32_t *words, const McEnumWords *e, uint64_t value, McBuf *out);
/* The text of an enumeration's attribute behind its mnemonic: "<nsw>". */
void mc_pr_defined_attr(McPrinter *p, McAttr attr);
/* The rest of a defined attribute, after its mnemonic: "<nsw>". MC_NONE: reported. */
McAttr mc_p_defined_attr(McParser *p, const McEnumDef *def);
McAttr mc_fp_defined_attr(McFormatParse *f, const McEnumDef *def); /* the same, as part of a custom form */

#endif
