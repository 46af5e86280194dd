/* print_defined.h - writing types and attributes that dialects define. */
#ifndef MC_PRINT_DEFINED_H
#define MC_PRINT_DEFINED_H

#include "defs/defined.h"
#include "defs/routine_set.h"
#include "print/print.h"

typedef struct McDefPrint {
  McPrinter *p;
  const McDefinition *def;
  const uint32_t *values;
} McDefPrint;

void mc_def_print_param(McDefPrint *d, uint32_t i, bool qualified);
/* "!dialect.mnemonic..." without an alias of its own; while collecting: offers the things that are printed inside. */
void mc_pr_defined(McPrinter *p, uint32_t index);
/* Without its prefix and its alias: "ptr<3>". Not while collecting. */
void mc_pr_defined_bare(McPrinter *p, uint32_t index);
/* Its alias or the text after the mnemonic; the whole text when nothing follows the mnemonic. Also for enumerations'
 * attributes. */
void mc_pr_defined_stripped(McPrinter *p, uint32_t index);
/* print_hooks.c: what is after the mnemonic, written by a caller of the core. p->failed is set when the hook fails. */
void mc_hook_print_def(McPrinter *p, uint32_t index);
/* The text of an enumeration's attribute after its mnemonic: "<nsw>". */
void mc_pr_defined_attr(McPrinter *p, McAttr attr);

#endif
