/* circt.h - what the directives and checks of CIRCT's dialects share: the types of hw, ports of modules, names of
 * results that become attributes.
 *
 * A type of hw has the parameters that python/mlircore/dialects/circt/hw states. Fields and ports are two lists, of
 * names and of types. An alias of a type keeps the type that is meant, without aliases in it.
 */
#ifndef MC_CIRCT_H
#define MC_CIRCT_H

#include "dialects/shared/clauses.h"

/* --- types of hw (hw_types.c) --- */

typedef enum McHwKind {
  MC_HW_OTHER, MC_HW_ARRAY, MC_HW_UNPACKED_ARRAY, MC_HW_INOUT, MC_HW_INT, MC_HW_STRUCT, MC_HW_UNION, MC_HW_ENUM,
  MC_HW_ALIAS, MC_HW_MODULE
} McHwKind;
McHwKind mc_hw_kind(const McContext *ctx, McType type);
/* The type that an alias means; any other type itself. */
McType mc_hw_canonical(const McContext *ctx, McType type);
/* The same type without aliases in it. Returns MC_NONE when memory runs out. */
McType mc_hw_unaliased(McContext *ctx, McType type);
/* The element type of an array, an unpacked array or an inout. */
McType mc_hw_element(const McContext *ctx, McType type);
/* The number of elements of an array; -1: an expression of parameters. */
int64_t mc_hw_array_size(const McContext *ctx, McType type);
/* The fields of a struct, a union or a module's type; an index that is too large is not allowed. */
uint32_t mc_hw_num_fields(const McContext *ctx, McType type);
McStr mc_hw_field_name(const McContext *ctx, McType type, uint32_t i);
McType mc_hw_field_type(const McContext *ctx, McType type, uint32_t i);
/* UINT32_MAX: there is no such field. */
uint32_t mc_hw_field_index(const McContext *ctx, McType type, McStr name);
/* These return MC_NONE when the type is refused or memory runs out. */
McType mc_hw_array(McContext *ctx, McType element, uint64_t size);
McType mc_hw_inout(McContext *ctx, McType element);
/* The definition of that name, such as "hw.array". NULL: out of memory, or it is not defined. */
const McDefinition *mc_hw_definition(McContext *ctx, const char *name);
/* Reports at `at` when the type is no enumeration with a case of that name. */
bool mc_hw_enum_has(McParser *p, const char *at, McType type, McStr name);
bool mc_hw_is_integer(const McContext *ctx, McType type); /* signless, or of a width that is an expression */
bool mc_hw_is_value(const McContext *ctx, McType type);   /* what wires can carry */
bool mc_hw_is_probed(const McContext *ctx, McType type);  /* what a probe can observe */
bool mc_hw_has_inout(const McContext *ctx, McType type);
/* -1: it is not known. */
int64_t mc_hw_bit_width(const McContext *ctx, McType type);
/* ceil(log2(size)): the width of an index. */
uint32_t mc_hw_index_width(uint64_t size);

/* The name of the whole operation or port in an inner symbol; empty: it has none. (hw_attributes.c) */
McStr mc_hw_inner_name(const McContext *ctx, McAttr symbol);

/* --- ports of modules (hw_modules.c) --- */

/* The letters of a module type's directions. */
#define MC_PORT_IN 'i'
#define MC_PORT_OUT 'o'
McStr mc_hw_directions(const McContext *ctx, McType module);
/* The module type that an operation's attribute `module_type` has; MC_NONE: it has none. */
McType mc_hw_module_type(const McContext *ctx, McOp op);

/* --- text (circt_text.c); the parsing functions return false after reporting --- */

/* A keyword or a string, as a string attribute. MC_NONE after reporting. */
McAttr mc_keyword_or_string(McFormatParse *f);
/* Sets an attribute to a string, a type, an array of the words from `base` on, which are cut off. */
bool mc_set_string(McFormatParse *f, uint32_t attr, McStr text);
bool mc_set_array_from(McFormatParse *f, uint32_t attr, size_t base);
/* The name that the text has for the first result; empty: none, or a number. */
McStr mc_first_result_name(const McFormatParse *f);
/* Parses a type, the only one of a slot. MC_NONE after reporting. */
McType mc_slot_type_parse(McFormatParse *f, uint32_t slot);
bool mc_slot_push(McFormatParse *f, uint32_t slot, McType type);
/* The type of value `i` of a slot while printing; MC_NONE: there is none. */
McType mc_slot_type_at(const McFormatPrint *f, uint32_t slot, uint32_t i);
/* The words of an attribute that holds a string; empty for any other. */
McStr mc_string_of(const McContext *ctx, McAttr attr);
void mc_print_string_attr(McPrinter *p, McAttr attr); /* in quotes */
McAttr mc_array_item(const McContext *ctx, McAttr array, uint32_t i); /* MC_NONE: there is none */
uint32_t mc_array_length(const McContext *ctx, McAttr array);         /* 0 for any other attribute */

#endif
