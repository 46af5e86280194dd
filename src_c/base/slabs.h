/* slabs.h - blocks of one size out of large pages.
 *
 * A table of the IR takes its memory a chunk at a time. Once there is much of it, chunks are blocks of slabs: a slab is
 * 2 MB, one page of the machine where it has such. The first touch of memory is then one fault for 2 MB instead of 512,
 * and looking at records misses the cache of addresses less often: a tenth of the time of a large parse.
 */
#ifndef MC_SLABS_H
#define MC_SLABS_H

#include "base/alloc.h"

typedef struct McSlab McSlab;

typedef struct McSlabs {
  McAlloc *alloc;    /* borrowed */
  McSlab *open;      /* slabs with free blocks; owned, as are the full ones, which are in no list */
  size_t block_size; /* a power of two */
  atomic_flag lock;
} McSlabs;

/* There is nothing to free as long as every block goes back. */
void mc_slabs_init(McSlabs *s, McAlloc *alloc, size_t block_size);

/* A block, not zeroed, aligned to its size. NULL: no memory for another slab. Constant time. */
void *mc_slabs_take(McSlabs *s);

/* Takes back what mc_slabs_take gave; a slab without blocks in use goes back to the system. */
void mc_slabs_give_back(McSlabs *s, void *block);

#endif
