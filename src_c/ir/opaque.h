/* opaque.h - operations in custom form without a definition: how their text is kept.
 *
 * Such an operation is an ordinary one: its operands, results, regions and successors are in the tables. The text
 * after its name is its *template*, a string in its properties, under the name `mlircore_opaque_text`. In the template
 * a percent sign and a letter are a slot, where the printer puts a part of the operation:
 *
 *   %o  the next operand                    %a  the next argument of the entry block of the next region
 *   %s  the next successor                  %r  the next region, in braces
 *   %iN;  argument N of the next region, mentioned once more
 *   %p  the next part: an attribute or type %h  the same, and the label of its entry block is written
 *                                           %c  the same; its arguments have the names of the region's before it
 *   %b  begins the text of the attributes   %e  ends it
 *   %n  at the start of the template: the name is written without its dialect
 *   %%  a percent sign
 *
 * Slots have no numbers, since the parts of an operation are numbered in the order of its text. Parts are the elements
 * of an array in the properties, `mlircore_opaque_parts`: what an alias in the text stood for (a type is a type
 * attribute), and at %b the dictionary that the text up to %e is: while the operation's attributes are that
 * dictionary, the text is printed as it was written, else the dictionary as it is now.
 *
 * Properties are cloned, compared, hashed, written as bytecode and printed in the generic form like those of any
 * unregistered operation, and the generic form of an opaque operation is read back as one. A template is untrusted: one
 * that does not fit its operation (an operand was added, or it was written by hand) is not used, and the operation
 * is printed in the generic form.
 */
#ifndef MC_OPAQUE_H
#define MC_OPAQUE_H

#include "ir/context.h"

/* A walk through a template. */
typedef struct McTemplate {
  const char *at, *end; /* borrowed; the rest */
  uint32_t number;      /* of the last slot, %i */
} McTemplate;

/* The next piece: *text is the literal bytes before a slot (or empty). Returns the slot's letter ('%' for a percent
 * sign), or 0 at the end or where the template is damaged (*text is the rest then). */
char mc_template_next(McTemplate *t, McStr *text);

/* The template and the parts (MC_NONE: none) of an opaque operation. Returns false for any other operation. */
bool mc_op_template(const McContext *ctx, McOp op, McTemplate *t, McAttr *parts);
/* True for an opaque operation in a context that keeps unknown syntax: what it is cannot be said, so that no check may
 * fail because it is not this or that. */
bool mc_op_is_kept(const McContext *ctx, McOp op);
/* True when the template has a slot for each operand, successor, region and part, and no others. Linear. */
bool mc_op_template_fits(const McContext *ctx, McOp op);

#endif
