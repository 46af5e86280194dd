/* parse_names.h - SSA value names and block names while parsing: scopes, forward references. */
#ifndef MC_PARSE_NAMES_H
#define MC_PARSE_NAMES_H

#include "parse/parse.h"

/* The state of hiding before an opaque region began. */
typedef struct McNamesMark { size_t hidden; uint32_t region_at; } McNamesMark;

/* false when memory runs out; then there is nothing to free except with mc_names_free */
bool mc_names_init(McParser *p);
void mc_names_free(McParser *p);
/* Called at the end of the text, which was read into `body`. Returns false after reporting a value or a top-level
 * block that was used and never defined. */
bool mc_names_finish(McParser *p, McRegion body);

/* For an operation at the top of a text that sees only names of its own. `mark` is for _end_part, which is called when
 * it was read, into `body`; that returns false after reporting a value or a block that was used and never defined. */
bool mc_names_begin_part(McParser *p, size_t *mark);
bool mc_names_end_part(McParser *p, McRegion body, size_t mark);

/* Dominance in the outermost scope was not shown: the verifier has to check it. */
bool mc_names_is_unsure(const McParser *p);
/* The isolated operation around is not MC_REGION_IN_ORDER. */
void mc_names_note_unsure(McParser *p);
/* Names were used since there were `mark` uses before a definition (mc_names_mark), and are not defined yet. */
size_t mc_names_mark(const McParser *p);
bool mc_names_has_open(const McParser *p, size_t mark);
/* The parser is one of `count` that read the text: all together take the memory of one for names that are decimals. */
void mc_names_share_numbers(McParser *p, size_t count);
/* Erases the values and blocks that were used and not defined, after a failed parse. Nothing was erased before. */
void mc_names_drop_undefined(McParser *p, McEraser *e);

/* Opens a region's scope. The region's text, or the names before it for its entry block, begin at `at`. owner: the
 * definition of the operation that the region is for, or NULL. hides: names of the regions around it are invisible. */
bool mc_names_push(McParser *p, const McOpDef *owner, bool hides, const char *at);
/* The current region's next block, which is not its first, begins at `at`. */
void mc_names_next_block(McParser *p, const char *at);
/* Closes the scope. Returns false after reporting a block that was referred to and never defined. `region` is the
 * region that was read: it gets MC_REGION_IN_ORDER. */
bool mc_names_pop(McParser *p, McRegion region);

/* Gives `count` values with consecutive ids from `first` on the name `ref->name` with numbers 0, 1, ...; forward
 * references are resolved. Returns false after reporting (redefinition, another type than used). */
bool mc_names_define(McParser *p, const McOperandRef *ref, McValue first, uint32_t count);
/* The type of the value, if it is defined already; else MC_NONE. */
McType mc_names_type(McParser *p, const McOperandRef *ref);
bool mc_names_is_defined(McParser *p, const McOperandRef *ref);
/* The value, whatever its type; a placeholder of type `unknown` when it is not defined yet. Returns MC_NONE after
 * reporting. */
McValue mc_names_use(McParser *p, const McOperandRef *ref, McType unknown);
/* Where the value was referred to or defined in the scope, or NULL. */
const char *mc_names_reference(McParser *p, const McOperandRef *ref);

/* For the region of an opaque operation, which may be isolated from what is around it: what a name means outside is
 * hidden when the name is defined inside. Between mc_names_push and what follows mc_names_pop. `*mark` is for _show. */
void mc_names_begin_hiding(McParser *p, McNamesMark *mark);
void mc_names_end_hiding(McParser *p, const McNamesMark *mark);

/* The block of that name in the current scope; a new one is made (detached) when there is none. `name` is the text
 * after the `^`. */
McBlock mc_names_block(McParser *p, const char *name, size_t len);
/* Defines the name. *block: MC_NONE, or the block to use if no reference has made one. Returns false after reporting.
 */
bool mc_names_define_block(McParser *p, const char *name, size_t len, McBlock *block);

#endif
