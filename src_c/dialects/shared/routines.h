/* routines.h - what directives of several dialects share: arguments of regions, signatures, lists, types after an
 * arrow. */
#ifndef MC_ROUTINES_H
#define MC_ROUTINES_H

#include "defs/constraints.h"
#include "defs/defined.h"
#include "defs/enums.h"
#include "defs/facts.h"
#include "legacy/upgrade.h"
#include "parse/format_parse.h"
#include "parse/parse_defined.h"
#include "parse/parse_enum.h"
#include "print/format_print.h"
#include "print/print_defined.h"

/* Arguments of a region, until it is read. Owned: mc_args_fini in every case. */
typedef struct McArgs {
  McArgument *ptr; /* `few`, or allocated */
  uint32_t len, capacity;
  McArgument few[6];
} McArgs;
void mc_args_init(McArgs *args);
bool mc_args_push(McParser *p, McArgs *args, McArgument arg);
void mc_args_fini(McParser *p, McArgs *args);
/* Calls `parse` with an empty list of arguments, which is freed after the call. */
typedef bool McParseWithArgs(McFormatParse *f, McArgs *region_args, const McRoutineArg *args);
bool mc_format_parse_with_args(McFormatParse *f, const McRoutineArg *args, McParseWithArgs *parse);
/* `(` %a `,` ... `)`, pushed without types. loops.c has all of these. */
bool mc_args_list(McParser *p, McArgs *args);
/* `(` %a `=` %b, ... `)`: arguments, and the operands of a group. */
bool mc_args_assignments(McFormatParse *f, McArgs *args, uint32_t group);
/* The types of a slot for the arguments from `from` on; as many of each, or the message. */
bool mc_args_set_types(McFormatParse *f, McArgs *args, uint32_t from, uint32_t slot, const char *message);
/* The parts of a function's signature except its arguments, which are in f->op->args. Owned: mc_array_fini of results.
 */
typedef struct McFunctionResult { McType type; McAttr attrs; } McFunctionResult;
typedef struct McSignature {
  MC_ARRAY(McFunctionResult) results;
  bool has_arg_attrs, has_result_attrs;
  bool allows_variadic, is_variadic; /* (..., `...`) */
  McType (*result_type)(void *data); /* reads the type of a result; NULL: mc_p_type. Returns MC_NONE after reporting. */
  void *data;                        /* of result_type. Borrowed */
} McSignature;
/* `(` arguments `)` (`->` results)?. functions.c has all of these. */
bool mc_format_parse_signature(McFormatParse *f, McSignature *s);
/* Sets the attribute to the function type of the arguments and results. */
bool mc_format_parse_signature_type(McFormatParse *f, const McSignature *s, uint32_t attr);
/* The function type that an attribute holds; MC_NONE: it holds none. */
McType mc_function_type_of(const McContext *ctx, McAttr attr);
/* Sets both attributes, each only when there is something in a dictionary. */
bool mc_format_parse_signature_attrs(McFormatParse *f, const McSignature *s, uint32_t arg_attrs, uint32_t result_attrs);
bool mc_format_parse_symbol_name(McFormatParse *f, uint32_t attr); /* @name */
/* A region whose entry block has the arguments of the signature, or an empty one without text. *present: it has blocks.
 */
bool mc_format_parse_optional_body(McFormatParse *f, bool *present);
/* Replaces the type of an argument with the one that function_type has for it. False: reported. */
typedef bool McHeldType(McFormatParse *f, McType *type);
/* A whole function, as the directive func.Function has it (shared.def). visibility: its attribute, or MC_PROGRAM_NONE
 * when the definition has none and it is discardable. attrs: name, function_type, arg_attrs, res_attrs. held: NULL
 * where function_type has the types of the arguments. */
bool mc_format_parse_function(McFormatParse *f, uint32_t visibility, const McRoutineArg *attrs, McHeldType *held);
/* Its text before the attribute dictionary, with the value of `visibility`, which may be MC_NONE. False: function_type
 * holds no function type, so nothing else can be printed. */
bool mc_format_print_function_head(McFormatPrint *f, McAttr visibility, const McRoutineArg *attrs);
void mc_format_print_function_body(McFormatPrint *f);
/* The arguments and results. attrs: function_type, arg_attrs, res_attrs. variadic: `...` after the arguments. */
void mc_format_print_signature(McFormatPrint *f, const McRoutineArg *attrs, bool variadic);
/* The dictionary for argument or result `i`; MC_NONE: none, or empty. */
McAttr mc_dictionary_at(const McContext *ctx, McAttr array, uint32_t i);
/* `%i` `=` %lower `to` %upper `step` %step; the variable is pushed. args: the groups of the three operands. loops.c has
 * these. */
bool mc_format_parse_range(McFormatParse *f, McArgs *region_args, const McRoutineArg *args);
void mc_format_print_range(McFormatPrint *f, McBlock entry, const McRoutineArg *args);
/* (`:` type)?, the type of the range, which goes to a slot and to the variable; index without it. */
bool mc_format_parse_range_type(McFormatParse *f, McArgs *region_args, uint32_t slot);
void mc_format_print_range_type(McFormatPrint *f, McBlock entry);
/* A keyword, or "expected 'word'" and the context. */
bool mc_format_parse_keyword(McFormatParse *f, const char *word, const char *context);
/* `->` and types, to a slot; and without the arrow nothing. */
bool mc_format_parse_arrow_types(McFormatParse *f, uint32_t slot);
/* Sets a vector of the values, each cut or sign-extended to the type of the flag, an integer. (case_values.c) */
bool mc_format_parse_set_case_values(McFormatParse *f, uint32_t attr, McType flag, const int64_t *values,
                                     size_t num_values);
/* A group of operands that begins here, without any so far; an operand that is added to it. (index_list.c) */
void mc_format_parse_start_group(McFormatParse *f, uint32_t group);
bool mc_format_parse_push_operand(McFormatParse *f, uint32_t group);
bool mc_format_parse_index_list(McFormatParse *f, uint32_t group, uint32_t attr, bool parens); /* index_list.c */
void mc_format_print_index_list(McFormatPrint *f, uint32_t group, uint32_t attr, bool parens);
/* The function_type of a function-like operation (MC_NONE: it has none), and the check of the attributes of its
 * arguments and results. */
McType mc_function_type(const McContext *ctx, McOp op);
bool mc_function_check_attrs(const McRoutineCheck *c, McType type);
/* An integer of any size, as LLVM's parser reads one. (integers.c) */
typedef struct McIntegerText { McToken tok; bool negative; } McIntegerText;
bool mc_integer_text_parse(McParser *p, McIntegerText *out); /* consumed; false: there is none, which is not reported */
/* How many bits it gets: 4 for each digit, and one when the highest of these is set. 0: too many, or out of memory. */
uint32_t mc_integer_text_width(McParser *p, const McIntegerText *text);
/* As an attribute of that integer type; a number without a sign may need all bits. MC_NONE: it does not fit (*fits is
 * false), or out of memory. */
McAttr mc_integer_text_attr(McParser *p, const McIntegerText *text, McType type, bool *fits);
/* Appends the number, whatever sign its type has. */
void mc_integer_attr_text(const McContext *ctx, McAttr value, bool is_signed, McBuf *out);
/* The integer that an operation without operands makes, a constant. (shared_checks.c) */
bool mc_constant_int(const McContext *ctx, McValue value, int64_t *out);
/* The first parameter of a defined type that is a type, or MC_NONE. (transforms.c) */
McType mc_type_parameter(const McContext *ctx, McType type);
/* Values and types of some operands, separated by commas. */
void mc_format_print_values(McFormatPrint *f, McSpan operands);
void mc_format_print_operand_types(McFormatPrint *f, McSpan operands);
void mc_format_print_result_types(McFormatPrint *f);
/* ` -> types`, in parentheses where they are needed, or always */
void mc_format_print_arrow_types(McFormatPrint *f, uint32_t slot, bool parens);
/* ` name(%arg = %operand, ...)` for the entry arguments from `first` on; nothing without operands. */
void mc_format_print_assignments(McFormatPrint *f, const char *name, McBlock entry, uint32_t first, McSpan operands);
/* The entry block of region `i`; MC_NONE: none. */
McBlock mc_format_print_entry(const McFormatPrint *f, uint32_t i);
void mc_format_print_entry_args(McFormatPrint *f, McBlock entry, uint32_t count); /* %a, %b */
/* Region `i` without its arguments; the terminator is shown when the operation has results, or always. */
void mc_format_print_body(McFormatPrint *f, uint32_t i, bool terminator);

#endif
