/* upgrade.h - upgrades of operations of old generations to today's: the driver, and the functions that its routines
 * share.
 *
 * A routine gets an operation that was checked by its definition of old generations (python/mlircore/legacy/): its
 * groups, attributes and types are those of the definition. The routine makes other operations before it, in its
 * block, replaces its results and erases it, or gives it another name. It never changes a neighbouring operation,
 * which may have to be upgraded itself. All operations that it makes have the old operation's location. A function
 * that returns false, or an id that is MC_NONE, has reported.
 */
#ifndef MC_UPGRADE_H
#define MC_UPGRADE_H

#include "defs/routine_set.h"
#include "parse/legacy_hooks.h"

struct McUpgrade {
  McParser *p;
  McContext *ctx;      /* p->ctx */
  McOp op;
  const McOpDef *def;  /* of op, of old generations */
  McStr target;        /* the name that the definition gives */
};


/* Upgrades the operations that the parse has listed, in the order of the text; called once the whole text was read.
 * Returns false after reporting; then the tree may be partly upgraded. */
bool mc_upgrade(McParser *p);

/* Modules that an attribute marks as modules of kernels become gpu.module. Walks through the whole tree. Returns
 * false after reporting. (upgrade_gpu.c) */
bool mc_upgrade_kernel_modules(McParser *p, McOp root);

McOpName mc_upgraded_name(McContext *ctx, const McOpDef *def); /* today's name; MC_NONE when memory runs out */

/* --- for routines --- */

/* Reports "'old name' op " and the message at the operation. Always returns false. */
bool mc_upgrade_error(McUpgrade *u, const char *format, ...) MC_PRINTF(2, 3);
bool mc_upgrade_out_of_memory(McUpgrade *u); /* returns false */
McAttr mc_upgrade_attr(const McUpgrade *u, const char *name); /* MC_NONE: absent */
/* The attribute as an integer. Returns false, without reporting, when it is absent or another attribute. */
bool mc_upgrade_integer(const McUpgrade *u, const char *name, int64_t *out);
/* The operands of group `g` of the definition; all are consecutive operands of the operation. */
McValue mc_upgrade_operand(const McUpgrade *u, uint32_t g); /* the first of the group, or MC_NONE */

/* The operation that mc_upgrade_make makes. */
typedef struct McUpgradeMake {
  const char *name;            /* of today's operation */
  const McValue *operands; size_t num_operands;
  const McType *results; size_t num_results;
  const McNamedAttr *attrs; size_t num_attrs; /* inherent and others */
} McUpgradeMake;
/* Makes an operation before the old one. Returns MC_NONE after reporting. */
McOp mc_upgrade_make(McUpgrade *u, const McUpgradeMake *make);
/* Makes an index (or integer) constant before the old operation. */
McValue mc_upgrade_constant(McUpgrade *u, int64_t value, McType type);
McIdent mc_upgrade_ident(McUpgrade *u, const char *name); /* returns MC_NONE after reporting */
/* Counts a location that is stored in one more record, which mc_upgrade_make did not make. */
void mc_upgrade_count_loc(McUpgrade *u, McLoc loc);
/* Transfers the counting of the location from the parser to the source, which erasing updates. */
void mc_upgrade_give_positions(McParser *p, uint32_t loc);
/* Blocks of the region that end with an operation `old` without operands then end with `today`. Returns false after
 * reporting. */
bool mc_upgrade_end_blocks(McParser *p, McRegion region, const char *old, const char *today);
/* Attributes of the old operation that are not among `taken` (NULL-terminated names) are added to `op`. */
bool mc_upgrade_keep_attrs(McUpgrade *u, McOp op, const char *const *taken);
/* The results of `made` replace those of the old operation, which is erased with its regions. */
bool mc_upgrade_replace(McUpgrade *u, McOp made);
/* Erases the old operation, whose results are no longer used. */
void mc_upgrade_erase(McUpgrade *u);
/* The operation keeps operands, results, regions and attributes, and its name becomes `name`. */
bool mc_upgrade_rename(McUpgrade *u, McStr name);
/* No operation of today can express it, for the reason `why`: it keeps its old name, in generic form, with a warning.
 */
bool mc_upgrade_stay(McUpgrade *u, const char *why);
/* Attribute `name` becomes `value`; MC_NONE: it is removed. */
bool mc_upgrade_set_attr(McUpgrade *u, const char *name, McAttr value);

#endif
