/* format_print.h - writing custom forms: the interface that format programs and directives use while printing. */
#ifndef MC_FORMAT_PRINT_H
#define MC_FORMAT_PRINT_H

#include "defs/format.h"
#include "defs/routine_set.h"
#include "print/print.h"

typedef struct McFormatPrint {
  McPrinter *p;
  const McOpDef *def;
  McOp op;
} McFormatPrint;

McAttr mc_format_print_attr(const McFormatPrint *f, uint32_t i); /* of the definition's attributes; MC_NONE: absent */
/* the operation's operands of the group; none when it breaks its definition */
McSpan mc_format_print_operands(const McFormatPrint *f, uint32_t group);
McSpan mc_format_print_results(const McFormatPrint *f, uint32_t group);
/* Attributes that the format does not spell; preceded by a space when there is one. */
void mc_format_print_attr_dict(McFormatPrint *f, bool with_keyword);
/* The same with attribute `shown` of the definition, which the format spells in other cases; MC_PROGRAM_NONE: none. */
void mc_format_print_attr_dict_with(McFormatPrint *f, bool with_keyword, uint32_t shown);

/* print_hooks.c: the whole of a custom form, written by a caller of the core. p->failed is set when the hook fails. */
void mc_hook_print(McFormatPrint *f);

#endif
