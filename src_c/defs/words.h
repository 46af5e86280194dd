/* words.h - the numbers in a compiled dialect: opcodes, flags and kinds that the core and the compiler of definitions
 * share.
 *
 * This is the only list of them. setup.py reads it and writes python/mlircore/define/words.py, the same names without
 * MC_. It understands enumerations without values, and #define of a plain number. An instruction is
 * opcode | words << 8 | flags << 24, then its payload; `words` counts the first word, too.
 */
#ifndef MC_WORDS_H
#define MC_WORDS_H

/* --- a compiled dialect --- */

#define MC_PROGRAM_MAGIC 0x4D43444Cu
#define MC_PROGRAM_VERSION 3u
#define MC_PROGRAM_NONE 0xFFFFFFFFu /* an absent string, before linking; MC_NONE after it */
#define MC_HEADER_WORDS 22u /* in McProgramHeader */
#define MC_OP_WORDS 39u     /* in McOpWords */
#define MC_PROGRAM_COMPLETE 1u         /* the dialect has no other operations */
#define MC_PROGRAM_SYMBOLS_COMPLETE 2u /* the dialect has no other types and attributes */
#define MC_PROGRAM_OPEN 4u             /* other operations are accepted in generic form */
#define MC_PROGRAM_OLD 8u              /* the operations are of old generations, and named without the dialect */
#define MC_PROGRAM_INLINED 16u         /* its operations may be inlined into another function */
#define MC_PROGRAM_INLINES 32u         /* calls in regions of its operations may be replaced */
#define MC_PROGRAM_INLINES_AFFINE 64u  /* as long as the rules for affine values hold */

/* --- operations --- */

/* Flags of attributes. */
#define MC_ATTR_REQUIRED 1u
#define MC_ATTR_BOUND 2u   /* named by the format, so not in its attribute dictionary */
#define MC_ATTR_IS_UNIT 4u
#define MC_ATTR_NOT_STORED 16u /* an absent attribute means the default, which is not stored */
/* a property that is not an attribute: never in a dictionary of attributes; an enumeration is stored as an integer */
#define MC_ATTR_PROPERTY 32u
#define MC_ATTR_SHOWN 64u /* the dictionary contains it even when it is the default */
#define MC_ATTR_DISCARDABLE 128u /* the format spells it, but it is not inherent and not a property */
#define MC_ATTR_SEGMENTS 8u /* operandSegmentSizes, resultSegmentSizes: made by the format, not written */
/* Groups of operands, results, regions and successors; how many blocks a region has. */
#define MC_GROUP_SINGLE 0u
#define MC_GROUP_OPTIONAL 1u
#define MC_GROUP_VARIADIC 2u
#define MC_REGION_AT_MOST 0x40000000u
#define MC_REGION_AT_LEAST 0x20000000u
/* Flags of enumerations. */
#define MC_ENUM_GROUP 0x80000000u /* printed before single bits; its bits are not printed again */
#define MC_ENUM_BITS 1u
#define MC_ENUM_WIDE 2u  /* its values have 64 bits, not 32 */
#define MC_ENUM_BYTE 64u /* or 8 */
/* the attribute's text is the value alone, not <value>: `slt`, with a space before it as in mlir-opt 22 */
#define MC_ENUM_BARE 4u
/* an enumeration of bits: cases are never in quotes; messages are those of MC_ENUM_FIELD */
#define MC_ENUM_KEYWORDS 16u
#define MC_ENUM_AS_FIELD 32u /* messages about the attribute's value are those of MC_ENUM_FIELD */
#define MC_ENUM_TIGHT 8u /* with MC_ENUM_BARE: no such space in a format, as in LLVM 23 */
/* Flags of the rules of discardable attributes. */
#define MC_RULE_NAMES_OP 1u /* the message begins with the operation's name */

/* --- formats of operations --- */

/* Elements of a format program. */
enum {
  MC_F_END,
  MC_F_LITERAL, /* string, 0 -> identifier, token kind (0: a keyword) */
  MC_F_SPACE, /* string to print: " ", "" or a newline */
  MC_F_OPERAND, /* group */
  MC_F_ATTR, /* attribute, MC_FA_*, type constant + 1 -> type */
  MC_F_TYPE, /* slot, predicate or 0, string: the predicate is for a single type, the string is its name in the error;
              * a defined type is written without its prefix */
  MC_F_FUNCTIONAL, /* slot of inputs, slot of results */
  MC_F_ATTR_DICT,
  MC_F_REGION, /* region */
  MC_F_SUCCESSOR, /* group */
  MC_F_OPTIONAL, /* anchor MC_FG_*, its number, words of `then`, words of `else`; then both lists of elements */
  MC_F_CUSTOM, /* string -> routine; arguments: (MC_FG_*, number), ... */
  MC_F_OPERANDS, /* all of them */
  MC_F_REGIONS, /* all of them, separated by commas */
  MC_F_SUCCESSORS, /* the same */
  MC_F_OILIST, /* number of clauses; each: number of anchors, words of its elements, unit attribute that represents it
                * + 1, anchors (MC_FG_*, number), elements: a literal first. The text has them in any order; a clause
                * is printed when an anchor is present */
  MC_F_PROP_DICT, /* <{...}>: the properties that nothing else in the format spells. With MC_FF_UNCHECKED: as the
                   * generic form reads it */
  MC_F_PROP_LIST, /* instructions MC_F_ATTR: (`<` name `=` value, ... `>`)?, in any order; those of the list that are
                   * there are printed, in this order: prop-dict of LLVM 23 */
  MC_F_HOOK, /* the only element: a hook reads and writes the whole form (hooks.c) */
  MC_F_NUM_OPS
};
/* Flags. */
#define MC_FF_SPACE 1u    /* a space is printed before it */
#define MC_FF_KEYWORD 2u  /* attr-dict-with-keyword */
#define MC_FF_INVERT 4u   /* the group is printed when its anchor is absent */
#define MC_FF_UNIT 8u     /* the anchor is a unit attribute that nothing in the group spells */
#define MC_FF_OPTIONAL 16u /* the element may be absent in the text */
/* an attribute dictionary that has no properties: one in the text is an error. With MC_FF_UNCHECKED: properties are
 * printed after all other attributes */
#define MC_FF_STRICT 16u
#define MC_FF_QUALIFIED 32u /* types that a dialect defines are written in full */
#define MC_FF_UNCHECKED 128u  /* a dictionary (of attributes, of properties) whose entries are not checked while they
                               * are parsed */
#define MC_FF_DISCARDABLE 64u /* an attribute dictionary without properties: another dictionary has them */

/* How an attribute is written. */
enum {
  MC_FA_ANY,         /* as an attribute */
  MC_FA_SYMBOL_NAME, /* a string, written @name */
  MC_FA_KEYWORD,     /* a case of its enumeration */
  MC_FA_STRIPPED,    /* a defined attribute without "#dialect.name": <nsw>; the full form is read, too */
  MC_FA_DENSE,       /* a dense array of the type, written [1, 2]; an alias is read, too */
  MC_FA_STRING,      /* a quoted string that may be absent */
  MC_FA_VALUE,       /* a value of an enumeration, cases of bits with its separator: nsw, nuw */
  MC_FA_ARRAY,       /* an array that may be absent */
  MC_FA_SYMBOL_REF,  /* a reference that may be absent */
};
/* Kinds of anchors and of arguments of custom directives. MC_FG_WORD: arguments only; a string -> identifier.
 * MC_FG_DIRECTIVE: anchors only; how many words of `then` come before the custom directive. It is present when one of
 * its arguments is. */
enum {
  MC_FG_ATTR,
  MC_FG_OPERAND,
  MC_FG_RESULT,
  MC_FG_REGION,
  MC_FG_SUCCESSOR,
  MC_FG_TYPE,
  MC_FG_ATTR_DICT,
  MC_FG_WORD,
  MC_FG_DIRECTIVE
};

/* --- types that a format does not spell --- */

/* Types: slots 0 .. operand groups - 1 are the operands', the results' follow. */
#define MC_SLOT_ALL_OPERANDS 0xFFFEu
#define MC_SLOT_ALL_RESULTS 0xFFFFu
/* Instructions that compute the types that the format does not spell. */
enum {
  MC_R_END,
  MC_R_COPY,      /* to, from: the first type of `from`, repeated as needed */
  MC_R_CONSTANT,  /* to, constant -> type */
  MC_R_ATTR,      /* to, attribute: the type of its value */
  MC_R_TRANSFORM, /* to, from, string -> transform routine */
  MC_R_CHECK,     /* slot, predicate, summary, name: must hold before a transform uses the slot */
  MC_R_INFER,     /* slot of the first result, number of results: as the operation's inference has them */
  MC_R_NUM_OPS
};

/* Instructions that infer the types of results from operands and attributes, result by result (infer.h). */
enum {
  MC_I_END,
  MC_I_OPERANDS,  /* group of operands: their types */
  MC_I_TRANSFORM, /* group of operands, string -> transform routine */
  MC_I_ATTR,      /* attribute: the type that its value has */
  MC_I_CONSTANT,  /* constant -> type */
  MC_I_GIVEN,     /* result: its type cannot be inferred */
  MC_I_ROUTINE,   /* string -> routine (MC_INFER); arguments: (MC_FG_*, number), ...: attributes, operands, words */
  MC_I_NUM_OPS
};

#define MC_FORMAT_MAX_CLAUSES 64u
#define MC_FORMAT_MAX_GROUPS 64u /* operand groups; result groups; regions: compile/dialect.py refuses more */

/* --- predicates and checks --- */

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
  MC_P_ALL,        /* array attribute or tuple type: predicate of each element; tuples in tuples are looked into */
  MC_P_FLAT_SYMBOL, /* symbol reference without nested ones */
  MC_P_CASES,      /* integer attribute: low and high words of the allowed values */
  MC_P_RANGE,      /* integer attribute that fits into 64 bits: least (two words), greatest (two words) */
  MC_P_DEFINED,    /* defined type or attribute: name */
  MC_P_ARRAY_OF,   /* dense array: signless integer width, or float spelling's width + 256 */
  MC_P_PARAM,      /* defined type or attribute: number of a parameter, predicate of its value */
  MC_P_SIZE,       /* array, dense array, string, vector: least and greatest number of elements, bytes */
  MC_P_DIMS,       /* shaped type with a rank: least and greatest size of each dimension, 1: dynamic is allowed, too */
  MC_P_SCALABLE,   /* vector with a scalable dimension */
  MC_P_ENCODING,   /* ranked tensor: predicate of its encoding */
  MC_P_ROUTINE,    /* string -> a routine that evaluates it (MC_PREDICATE) */
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
  MC_C_ATTR_VALUES,    /* required attributes are present, all satisfy their constraints */
  MC_C_OPERAND_TYPES,  /* groups: sizes and types */
  MC_C_RESULT_TYPES,
  MC_C_REGION_SHAPES,
  MC_C_ALL_TYPES_MATCH,  /* summary, slots or (attribute | MC_CHECK_ATTR)... */
  MC_C_TYPES_MATCH_WITH, /* summary, from slot, to slot, string -> transform; holds for an operand that is absent */
  MC_C_SAME_TYPE,        /* SameOperandsAndResultType */
  MC_C_SAME_TYPE_OPERANDS,
  MC_C_SAME_SHAPE,       /* SameOperandsAndResultShape */
  MC_C_SAME_ELEMENT_TYPE, /* SameOperandsAndResultElementType */
  MC_C_ELEMENTWISE,
  MC_C_INFER_FIRST,      /* the type that is inferred for every result is the first operand's */
  MC_C_PARENT,           /* names */
  MC_C_ROUTINE,          /* string -> check routine; its arguments, strings */
  MC_C_HOOK,             /* 1: about regions. A hook of the context's caller checks the operation (verify_hooks.c) */
  MC_C_TYPE_IS,          /* summary, slot, predicate of each type */
  MC_C_NUM_OPS
};
#define MC_CHECK_ATTR 0x10000u

/* --- definitions of types and attributes --- */

/* Flags of a definition. */
#define MC_DEF_IS_TYPE 1u
#define MC_DEF_BLAME_NAME 4u /* violations are reported at the mnemonic, not after it */
#define MC_DEF_BLAME_END 128u /* violations are reported after the last parameter */
#define MC_DEF_VECTOR_ELEMENT 8u /* vectors of the type exist */
#define MC_DEF_MEMREF_ELEMENT 16u
#define MC_DEF_MEMREF_LAYOUT 64u /* memrefs have such an attribute as their layout */
#define MC_DEF_LAYOUT_ENTRIES 256u /* data layouts have entries of the type */
#define MC_DEF_HOOK 32u /* a hook of the context's caller checks the parameters (verify_hooks.c) */
#define MC_DEF_PRETTY 2u /* its text is always mnemonic<...> or the mnemonic alone */
/* Kinds of parameters (McParamWords). */
enum {
  /* detail: name of a definition or MC_NONE; if there is one, it is written without "!dialect.mnemonic" */
  MC_PK_TYPE,
  MC_PK_ATTR,       /* likewise */
  MC_PK_INTEGER,    /* detail: width | 256 if unsigned */
  MC_PK_BOOL,       /* true and false (1 and 0 are read) */
  MC_PK_APINT,      /* any integer; its text decides the width */
  MC_PK_FLOAT,      /* detail: McFloatKind (a spelling until linked) */
  MC_PK_STRING,     /* quoted */
  MC_PK_KEYWORD,    /* a string, written as a keyword */
  MC_PK_SYMBOL,     /* a string, written as @name */
  MC_PK_ENUM,       /* detail: McEnumWords + 1 -> its offset */
  MC_PK_AFFINE_MAP, /* written without affine_map<> */
  MC_PK_DENSE,      /* dense array, written [1, 2]; detail: type constant + 1 -> element type */
  MC_PK_NUM_KINDS
};
#define MC_PF_OPTIONAL 1u  /* may be absent */
#define MC_PF_ARRAY 2u     /* a list separated by commas */
#define MC_PF_BRACKETED 4u /* the list is in square brackets */
#define MC_PF_BRACED 32u   /* the list is in braces and not empty */
/* an enumeration: errors in the words of its own parser; a case that is not a keyword is quoted */
#define MC_PF_FIELD 16u
/* an enumeration: the parameter is its attribute, which prints a space before the case */
#define MC_PF_SPACED 64u
#define MC_PF_DEFAULT 8u   /* can be left out: default_value; not printed when equal to it */
/* Elements of a format; opcode | words << 8 | flags << 24. */
enum {
  MC_D_END,
  MC_D_LITERAL,  /* string, 0 -> identifier, token kind (0: a keyword) */
  MC_D_SPACE,    /* string */
  MC_D_PARAM,    /* parameter */
  MC_D_LIST,     /* MC_D_PARAM and MC_D_CUSTOM instructions: params and struct */
  MC_D_CUSTOM,   /* string -> routine; arguments: (MC_DG_*, number), ... */
  MC_D_OPTIONAL, /* anchor: bits of parameters (two words), words of `then`, of `else`; then both follow inside */
  MC_D_HOOK,     /* the only element: a hook reads and writes all of it (parse_hooks.c, print_hooks.c) */
  MC_D_NUM_OPS
};
#define MC_DF_SPACE 1u     /* a space is printed before it */
#define MC_DF_QUALIFIED 2u /* printed in full */
#define MC_DF_INVERT 4u    /* the group is printed when its anchor is absent */
#define MC_DF_STRUCT 8u    /* name = value */
#define MC_DF_TRY 16u      /* it can be absent in the text: the first element of a group */
/* Arguments of custom directives. */
enum { MC_DG_PARAM, MC_DG_REF, MC_DG_STRING };

#define MC_DEF_MAX_PARAMS 64u

/* --- bodies that a custom form leaves out --- */

/* Instructions. Values are numbered in the order of the instructions that make them. */
enum {
  MC_B_END,
  MC_B_ARGS,  /* number of arguments of the block */
  /* attribute, value; instructions inside: run for operations whose attribute is that case of its enumeration */
  MC_B_CASE,
  /* alternatives, operands; then (MC_BC_*, operation or absent, message or absent) each, then the operands */
  MC_B_APPLY,
  /* value, MC_BT_*, a value or a constant -> type, signedness: 0 signed, 1 unsigned, 2 + attribute that states it */
  MC_B_CAST,
  /* operation, name of an attribute, constant -> its value, constant + 1 -> type of the result (0: the attribute's) */
  MC_B_MAKE,
  MC_B_LIKE,  /* operation, name of an attribute, small number, value whose type the number has */
  MC_B_YIELD, /* operation, values */
  MC_B_NUM_OPS
};
#define MC_B_VALUE 0x8000u /* the value of that number; without this bit, an argument */
#define MC_BODY_MAX_VALUES 64u

/* The class that all operands of an alternative must have. */
enum { MC_BC_ANY, MC_BC_COMPLEX, MC_BC_FLOAT, MC_BC_BOOL, MC_BC_INTEGER, MC_BC_NUM };
enum { MC_BT_LIKE, MC_BT_TYPE };

/* --- facts --- */

/* The payloads; the comment of facts.def describes them. Identifiers, an attribute, both of them, edges, effects, or
 * rewrites. */
enum {
  MC_PAYLOAD_FLAG, MC_PAYLOAD_WORDS, MC_PAYLOAD_VALUES, MC_PAYLOAD_ATTRIBUTE, MC_PAYLOAD_NAMED, MC_PAYLOAD_EDGES,
  MC_PAYLOAD_EFFECTS, MC_PAYLOAD_REWRITES
};
/* An effect: one of its kinds, and flags. NESTED: those of the operations in the regions. */
#define MC_EFFECT_READ 0x1u
#define MC_EFFECT_WRITE 0x2u
#define MC_EFFECT_ALLOCATE 0x4u
#define MC_EFFECT_FREE 0x8u
#define MC_EFFECT_NESTED 0x10u
#define MC_EFFECT_ON_RESULT 0x20u /* the group is one of results */
#define MC_EFFECT_IF_MEMREF 0x40u /* on those values of the group whose type is a memref */
#define MC_EFFECT_NESTED_KNOWN 0x80u /* with NESTED: of those operations whose effects are known */
#define MC_EFFECT_NESTED_WHOLE 0x100u /* with NESTED, without operands: also on what they allocate */
#define MC_EFFECT_ABOVE_ONE 0x200u /* with an attribute: not if it is the number 1 */
/* A rewrite: trees of instructions (transform/rewrites.c). Registers are MC_REWRITE_REGISTERS values, and as many
 * attributes. */
enum {
  MC_W_RULE,     /* number of conditions, (MC_WC_*, register, register) each; MC_W_OP; then a tree for each result */
  /* to match */
  MC_W_OP,       /* operation, value register + 1 of its result or 0, number of attributes, (name, register) each; a
                  * tree for each operand */
  MC_W_VALUE,    /* register: set by the first, equal to it in others */
  MC_W_CONSTANT, /* attribute register: a constant that is a single integer */
  MC_W_NUMBER,   /* number: a constant that is this integer, or whose elements all are */
  MC_W_ANY,
  /* to make */
  MC_W_USE,      /* value register */
  /* operation, value register + 1 whose type the result has, or 0: as inferred, or as the root's result; number of
   * attributes, (name, MC_WA_*, a, b) each; a tree for each operand */
  MC_W_MAKE,
  MC_W_NEW,      /* value register + 1 whose type it has, or 0: the root's first result; a tree: the integer */
  /* integers */
  MC_W_GET, MC_W_LITERAL, /* attribute register; number */
  MC_W_ADD, MC_W_SUB, MC_W_MUL, /* two trees */
  MC_W_NUM_OPS
};
enum { MC_WC_SAME_TYPE, MC_WC_UNUSED, MC_WC_WIDER, MC_WC_ABSENT, MC_WC_NUM };
enum { MC_WA_GET, MC_WA_AND, MC_WA_NUM }; /* an attribute register; the bits that two have in common */
#define MC_REWRITE_REGISTERS 16u
#define MC_REWRITE_DEPTH 8u
/* Ends of an edge, in addition to the numbers of regions. */
#define MC_EDGE_OPERATION 0xFFFFFFFFu
#define MC_EDGE_ALL 0xFFFFFFFEu
/* The targets that an edge skips: all but as many as it passes values to, which are the last. */
#define MC_EDGE_REST 0xFFFFFFFDu

#endif
