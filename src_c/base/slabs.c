/* slabs.c - blocks of one size out of large pages.
 *
 * A slab lies at a multiple of its size, so a block's slab is found from its address. Its first block holds the
 * header. Free blocks are the blocks that were never taken, from `fresh` on, and the returned blocks, linked through
 * their first word.
 */
#include "base/slabs.h"

#include "base/lock.h"

struct McSlab {
  McSlab *prev, *next; /* in McSlabs.open, unless full */
  void *returned;      /* free blocks, linked; NULL: none */
  uint32_t fresh;      /* number of the first block that was never taken */
  uint32_t used;       /* blocks that are in use */
};

static bool is_full(const McSlabs *s, const McSlab *slab) {
  return slab->returned == NULL && slab->fresh == MC_LARGE_PAGE / s->block_size;
}

static void link_slab(McSlabs *s, McSlab *slab) {
  slab->prev = NULL;
  slab->next = s->open;
  if (s->open != NULL) s->open->prev = slab;
  s->open = slab;
}

static void unlink_slab(McSlabs *s, McSlab *slab) {
  if (slab->prev != NULL) slab->prev->next = slab->next;
  else s->open = slab->next;
  if (slab->next != NULL) slab->next->prev = slab->prev;
}

void mc_slabs_init(McSlabs *s, McAlloc *alloc, size_t block_size) {
  MC_ASSERT(block_size >= sizeof(McSlab) && block_size <= MC_LARGE_PAGE / 2);
  s->alloc = alloc;
  s->open = NULL;
  s->block_size = block_size;
  atomic_flag_clear(&s->lock);
}

/* The lock is held, but not while the page is made and touched, which takes long. Returns NULL when there is no memory
 * for it. */
static McSlab *add_slab(McSlabs *s) {
  mc_spin_unlock(&s->lock);
  McSlab *slab = mc_alloc_large_page(s->alloc);
  if (slab != NULL) *slab = (McSlab){.fresh = 1};
  mc_spin_lock(&s->lock);
  if (slab != NULL) link_slab(s, slab);
  return slab;
}

void *mc_slabs_take(McSlabs *s) {
  mc_spin_lock(&s->lock);
  McSlab *slab = s->open != NULL ? s->open : add_slab(s);
  if (slab == NULL) {
    mc_spin_unlock(&s->lock);
    return NULL;
  }
  void *block = slab->returned;
  if (block != NULL) memcpy(&slab->returned, block, sizeof slab->returned);
  else block = (char *)slab + slab->fresh++ * s->block_size;
  slab->used++;
  if (is_full(s, slab)) unlink_slab(s, slab);
  mc_spin_unlock(&s->lock);
#if MC_DEBUG
  memset(block, 0xCD, s->block_size);
#endif
  return block;
}

void mc_slabs_give_back(McSlabs *s, void *block) {
  McSlab *slab = (McSlab *)((uintptr_t)block & ~(uintptr_t)(MC_LARGE_PAGE - 1));
#if MC_DEBUG
  memset(block, 0xDD, s->block_size);
#endif
  mc_spin_lock(&s->lock);
  if (is_full(s, slab)) link_slab(s, slab);
  memcpy(block, &slab->returned, sizeof slab->returned);
  slab->returned = block;
  bool is_unused = --slab->used == 0;
  if (is_unused) unlink_slab(s, slab);
  mc_spin_unlock(&s->lock);
  if (is_unused) mc_free_large_page(s->alloc, slab);
}
