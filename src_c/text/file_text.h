/* file_text.h - the text of a file, whose memory goes back to the system while it is parsed.
 *
 * A parser that has read a part of the text passes it. Passed text is not looked at again, except for messages, and
 * where threads have read what must be read once more: then everything is read from the file again, and stays. If the
 * file was changed meanwhile, what comes back is another text, with zero bytes where the file has none.
 */
#ifndef MC_FILE_TEXT_H
#define MC_FILE_TEXT_H

#include "base/base.h"
#include "mlircore.h"

/* Passes the bytes from `from` to `to`, of which only whole pages go back. Thread-safe for ranges that do not
 * overlap; no thread may look at them any more. */
void mc_file_text_pass(McFileText *t, const char *from, const char *to);
/* Passed text is there again, and from now on all text stays. Only for the thread that began to parse, while no other
 * one reads. Linear in what was passed. t NULL: nothing happens. */
void mc_file_text_restore(McFileText *t);
/* How much text must be read before it is worth while to pass it. */
size_t mc_file_text_step(const McFileText *t);
/* Tests: the step is one byte, and every byte that is passed is zero at once. */
void mc_file_text_pass_bytes(McFileText *t);

#endif
