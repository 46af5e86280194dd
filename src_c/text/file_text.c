/* file_text.c - the text of a file, whose memory goes back to the system while it is parsed. */
#if !defined(_WIN32) && !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200809L /* pread */
#endif
#include "text/file_text.h"

#include <errno.h>
#include <stdatomic.h>

#include "ir/context.h"

#if !defined(_WIN32)
#include <unistd.h>
#endif

#define STEP ((size_t)1 << 20)

struct McFileText {
  McAlloc *alloc;       /* borrowed */
  char *text;           /* owned */
  size_t len;
  int file;             /* borrowed: a descriptor */
  bool passes_bytes;
  bool stays;            /* nothing is passed any more */
  atomic_size_t passed;  /* text before this offset may be missing */
};

/* Returns false when the file has not so many bytes, and where no memory can be given back. */
static bool read_first(McFileText *t, size_t size) {
#if defined(__linux__)
  size_t done = 0;
  while (done < size) {
    ssize_t count = pread(t->file, t->text + done, size - done, (off_t)done);
    if (count == 0 || (count < 0 && errno != EINTR)) return false;
    if (count > 0) done += (size_t)count;
  }
  return true;
#else
  (void)t;
  (void)size;
  return false;
#endif
}

McFileText *mc_file_text_read(McContext *ctx, int file, size_t size) {
  McAlloc *alloc = &ctx->alloc;
  McFileText *t = size == 0 ? NULL : mc_alloc_zeroed(alloc, sizeof *t);
  if (t == NULL) return NULL;
  *t = (McFileText){.alloc = alloc, .len = size, .file = file};
  t->text = mc_reserve(alloc, size + 1); /* a zero byte ends it */
  if (t->text != NULL && read_first(t, size)) return t;
  mc_file_text_free(t);
  return NULL;
}

void mc_file_text_free(McFileText *t) {
  if (t == NULL) return;
  mc_unreserve(t->alloc, t->text, t->len + 1);
  mc_free(t->alloc, t, sizeof *t);
}

const char *mc_file_text_bytes(McFileText *t) {
  mc_file_text_restore(t);
  t->stays = false;
  return t->text;
}

size_t mc_file_text_step(const McFileText *t) { return t->passes_bytes ? 1 : STEP; }

void mc_file_text_pass_bytes(McFileText *t) { t->passes_bytes = true; }

void mc_file_text_pass(McFileText *t, const char *from, const char *to) {
  if (from >= to || t->stays) return;
  size_t end = (size_t)(to - t->text), passed = atomic_load_explicit(&t->passed, memory_order_relaxed);
  while (passed < end && !atomic_compare_exchange_weak(&t->passed, &passed, end)) continue;
  if (t->passes_bytes) memset(t->text + (from - t->text), 0, (size_t)(to - from));
  else mc_memory_give_back(t->text + (from - t->text), (size_t)(to - from));
}

void mc_file_text_restore(McFileText *t) {
  if (t == NULL) return;
  t->stays = true;
  (void)read_first(t, atomic_exchange(&t->passed, 0)); /* what a shorter file lacks stays zero */
}
