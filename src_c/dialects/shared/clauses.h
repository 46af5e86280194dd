/* clauses.h - what the clauses of acc and omp share: lists that the text has element by element, each with an operand,
 * its type and attributes; attributes that hold a case of an enumeration.
 */
#ifndef MC_CLAUSES_H
#define MC_CLAUSES_H

#include "dialects/shared/routines.h"

/* --- parsing: all return false after reporting --- */

/* An empty group, and an empty list of its types, at the top of the parser's stacks. */
void mc_clause_begin(McFormatParse *f, uint32_t group, uint32_t slot);
bool mc_clause_operand(McFormatParse *f, uint32_t group); /* %a, added to the group that was begun last */
bool mc_clause_type(McFormatParse *f, uint32_t slot);     /* a type, added to the list that was begun last */
bool mc_clause_typed_operand(McFormatParse *f, uint32_t group, uint32_t slot); /* %a `:` type */
/* Any attribute, added to `out`. */
bool mc_clause_attr(McFormatParse *f, McWords *out);
/* An attribute that must be of the kind. */
bool mc_clause_attr_of(McFormatParse *f, McKind kind, McWords *out);
/* Sets attribute `i` to an array of these attributes; to a dense array of them (i32 or i64: width), a word each. */
bool mc_clause_set_array(McFormatParse *f, uint32_t i, const McWords *attrs);
bool mc_clause_set_numbers(McFormatParse *f, uint32_t i, uint32_t width, const McWords *values);
bool mc_clause_set_unit(McFormatParse *f, uint32_t i);
/* A word that is a keyword of any spelling; it is consumed. */
bool mc_clause_word(McFormatParse *f, McStr *out);

/* --- cases of enumerations --- */

/* The attribute of the definition of that name which holds the number; MC_NONE: out of memory, or no such definition.
 */
McAttr mc_case_attr(McContext *ctx, const char *definition, uint64_t number);
/* The number that an attribute with one parameter holds; -1: it is no such attribute. */
int64_t mc_case_number(const McContext *ctx, McAttr attr);
/* The case of that name of the definition's enumeration. False: there is none. */
bool mc_case_find(McContext *ctx, const char *definition, McStr name, uint64_t *number);
/* Appends the name of the case that the attribute holds. */
void mc_case_text(const McContext *ctx, McAttr attr, McBuf *out);
void mc_case_print(McFormatPrint *f, McAttr attr);

/* --- printing --- */

void mc_clause_print_typed_operand(McFormatPrint *f, uint32_t i); /* %a : type; operand number `i` of the operation */
/* The elements of an array attribute; 0: absent or another attribute. */
uint32_t mc_clause_array_size(const McContext *ctx, McAttr array);
/* Element `i` of a dense array of numbers of 32 or 64 bits; 0: absent. */
int64_t mc_clause_number(const McContext *ctx, McAttr array, uint32_t i);

#endif
