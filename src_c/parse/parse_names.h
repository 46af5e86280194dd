/* parse_names.h - SSA value names and block names while parsing: scopes, forward references. */
#ifndef MC_PARSE_NAMES_H
#define MC_PARSE_NAMES_H

#include "parse/parse.h"

bool mc_names_init(McParser *p); /* false: out of memory, nothing to free but what mc_names_free takes */
void mc_names_free(McParser *p);
/* The end of the text, which was read into `body`: false, reported, when a value or a top-level block was used and
 * never defined. */
bool mc_names_finish(McParser *p, McRegion body);

/* A region's scope; its text, or what is named before it for its entry block, begins at `at`. owner: of the operation
 * that the region is for, or NULL. hides: names of the regions around it are invisible. */
bool mc_names_push(McParser *p, const McOpDef *owner, bool hides, const char *at);
/* The current region's next block, which is not its first, begins at `at`. */
void mc_names_next_block(McParser *p, const char *at);
/* False, reported: a block was referred to and never defined. `region` is what was read: MC_REGION_IN_ORDER. */
bool mc_names_pop(McParser *p, McRegion region);

/* Gives `count` values with consecutive ids from `first` on the name `ref->name`, numbers 0, 1, ...; forward references
 * are resolved. False: reported (redefinition, other type than used). */
bool mc_names_define(McParser *p, const McOperandRef *ref, McValue first, uint32_t count);
/* The type of the value, when it is defined before; else MC_NONE. */
McType mc_names_type(McParser *p, const McOperandRef *ref);
/* Where the value was referred to or defined in the scope, or NULL. */
const char *mc_names_reference(McParser *p, const McOperandRef *ref);

/* The block of that name in the current scope, made (detached) when it is not there. `name` stands behind its ^. */
McBlock mc_names_block(McParser *p, const char *name, size_t len);
/* Defines the name. *block: MC_NONE, or the block to use if none was made by a reference. False: reported. */
bool mc_names_define_block(McParser *p, const char *name, size_t len, McBlock *block);

#endif
