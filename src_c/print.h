/* print.h - the printer's state and the primitives that print_*.c, format programs and named routines share.
 *
 * The same code runs twice: first collecting (p->collecting: nothing is written, attributes and types that would be
 * printed are offered to the alias table), then writing. What is elided is not visited.
 */
#ifndef MC_PRINT_H
#define MC_PRINT_H

#include "array.h"
#include "buffer.h"
#include "context.h"
#include "opdefs.h"
#include "stack.h"

typedef struct McNames McNames;     /* names.c: SSA and block names of the tree that is printed */
typedef struct McAliases McAliases; /* print_alias.c */

typedef struct McPrinter {
  McContext *ctx;
  McBuf *buf;                    /* borrowed */
  const McPrintOptions *options; /* borrowed */
  McNames *names;                /* NULL when a lone type or attribute is printed */
  McAliases *aliases;            /* NULL: none (local scope, lone attributes) */
  bool collecting;
  bool failed;                   /* out of memory while collecting or naming */
  uint32_t indent;
  uint32_t depth;
  MC_ARRAY(McIdent) default_dialects; /* stack, as the parser's */
  McTicker ticker;
} McPrinter;

/* All of these honour p->collecting. */
void mc_pr_text(McPrinter *p, const char *text, size_t len);
#define mc_pr_lit(p, literal) mc_pr_text(p, "" literal, sizeof(literal) - 1)
void mc_pr_type(McPrinter *p, McType type);           /* alias or text; cached */
void mc_pr_attr(McPrinter *p, McAttr attr);           /* with its type where one is written */
void mc_pr_attr_no_type(McPrinter *p, McAttr attr);   /* upstream's printAttributeWithoutType */
void mc_pr_loc(McPrinter *p, McLoc loc);              /* loc(...) */
void mc_pr_trailing_loc(McPrinter *p, McLoc loc);     /* " loc(...)" when debug info is on, deferrable */
void mc_pr_value(McPrinter *p, McValue value);        /* %name or %name#i */
void mc_pr_successor(McPrinter *p, McBlock block);    /* ^name */
void mc_pr_symbol_name(McPrinter *p, const char *name, size_t len); /* @name or @"name" */
void mc_pr_keyword_or_string(McPrinter *p, const char *name, size_t len);
void mc_pr_newline(McPrinter *p);                     /* and the indentation */
/* " {...}" without the entries named in `elided` (identifiers); nothing when none is left. with_keyword: " attributes {...}". */
void mc_pr_attr_dict(McPrinter *p, McAttr dictionary, const McIdent *elided, size_t num_elided, bool with_keyword);
void mc_pr_region(McPrinter *p, McRegion region, bool entry_args, bool terminator, bool empty_block);
void mc_pr_functional_type(McPrinter *p, McOp op);    /* (operand types) -> result types */
/* "{" names of arguments "}": an entry argument as a function signature shows it: %name: type, and loc when printed. */
void mc_pr_region_argument(McPrinter *p, McValue arg, McAttr attrs, bool omit_type);
void mc_pr_op(McPrinter *p, McOp op);                 /* results, form, trailing location */
void mc_pr_generic_op(McPrinter *p, McOp op);
void mc_pr_affine_expr(McPrinter *p, McAffineExpr e);
void mc_pr_affine_map(McPrinter *p, McAffineMap m);
void mc_pr_integer_set(McPrinter *p, McIntegerSet s);

/* format.c: prints what follows the operation's name. Only called for operations whose definition has a format. */
void mc_format_print(McPrinter *p, const McOpDef *def, McOp op);

#endif
