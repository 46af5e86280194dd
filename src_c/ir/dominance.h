/* dominance.h - the dominator tree of a region, as numbers of its blocks. */
#ifndef MC_DOMINANCE_H
#define MC_DOMINANCE_H

#include "base/array.h"
#include "ir/context.h"

/* The place of a block in a walk over the dominator tree of its region, from 1 on, and the last place in its subtree.
 * place 0: nothing reaches the block from the entry, or its region is not numbered. */
typedef struct McBlockNumber { uint32_t place, last; } McBlockNumber;

#define MC_BLOCK_PAGE_LOG 7
typedef struct McBlockPage {
  McBlockNumber *numbers; /* owned: of 2^MC_BLOCK_PAGE_LOG blocks; NULL: the slot is free */
  uint32_t page;          /* id of the first of them >> MC_BLOCK_PAGE_LOG */
} McBlockPage;

/* Numbers of blocks. They are not kept in the blocks: several threads may verify one tree at once. */
typedef struct McDominance {
  McContext *ctx;     /* borrowed */
  McWords words;      /* owned: scratch of mc_dominance_number */
  /* of the last numbered region, in `words`: how many blocks the entry reaches; from 1 on, the block at a place and the
   * last place in its subtree */
  uint32_t num_reached;
  const uint32_t *block_at, *last_at;
  McBlockPage *pages; /* owned: hashed by page, at most half full; NULL: nothing is numbered yet */
  uint32_t num_pages;
  uint8_t log_slots;
} McDominance;
void mc_dominance_init(McDominance *d, McContext *ctx);
void mc_dominance_fini(McDominance *d);

/* Numbers the blocks of a region by its dominator tree. Ignores branches to other regions. Returns false when out of
 * memory. O(edges * log blocks), without recursion. */
bool mc_dominance_number(McDominance *d, McRegion region);

/* The slot of a page, or the free one where it would go. There must be slots. */
static inline McBlockPage *mc_dominance_slot(const McDominance *d, uint32_t page) {
  uint32_t mask = (1u << d->log_slots) - 1, slot = page * 0x9E3779B1u >> (32 - d->log_slots);
  while (d->pages[slot].numbers != NULL && d->pages[slot].page != page) slot = (slot + 1) & mask;
  return &d->pages[slot];
}

static inline McBlockNumber mc_dominance_number_of(const McDominance *d, McBlock block) {
  if (d->pages == NULL) return (McBlockNumber){0, 0};
  const McBlockNumber *numbers = mc_dominance_slot(d, block.index >> MC_BLOCK_PAGE_LOG)->numbers;
  return numbers == NULL ? (McBlockNumber){0, 0} : numbers[block.index & ((1u << MC_BLOCK_PAGE_LOG) - 1)];
}

/* In a numbered region: a is not b, and each path from the entry to b goes through a. Unreachable blocks are dominated
 * by all blocks and dominate none. */
static inline bool mc_block_properly_dominates(const McDominance *d, McBlock a, McBlock b) {
  if (a.index == b.index) return false;
  McBlockNumber x = mc_dominance_number_of(d, a), y = mc_dominance_number_of(d, b);
  return y.place == 0 || (x.place != 0 && x.place < y.place && y.place <= x.last);
}

#endif
