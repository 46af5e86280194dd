/* dominance.c - the dominator tree of a region, as numbers of its blocks.
 *
 * The algorithm is that of Lengauer and Tarjan with path compression. It stays near linear for any control flow; the
 * simpler iterative algorithms take quadratic time for a long chain that many blocks join. Nothing recurses. Only the
 * numbers are kept; they and the arrays belong to the caller's McDominance. Blocks are only read.
 */
#include "ir/dominance.h"

void mc_dominance_init(McDominance *d, McContext *ctx) {
  *d = (McDominance){.ctx = ctx};
}

enum { PAGE_BYTES = sizeof(McBlockNumber) << MC_BLOCK_PAGE_LOG };

void mc_dominance_fini(McDominance *d) {
  McAlloc *alloc = &d->ctx->alloc;
  mc_array_fini(alloc, &d->words);
  if (d->pages == NULL) return;
  for (uint32_t i = 0; i < 1u << d->log_slots; i++) {
    if (d->pages[i].numbers != NULL) mc_free(alloc, d->pages[i].numbers, PAGE_BYTES);
  }
  mc_free(alloc, d->pages, sizeof(McBlockPage) << d->log_slots);
  *d = (McDominance){.ctx = d->ctx};
}

/* --- numbers of blocks --- */

/* Makes room for one more page. Returns false when out of memory; then nothing has changed. */
static bool grow_pages(McDominance *d) {
  McDominance grown = *d;
  grown.log_slots = d->pages == NULL ? 4 : d->log_slots + 1;
  grown.pages = mc_alloc_zeroed(&d->ctx->alloc, sizeof(McBlockPage) << grown.log_slots);
  if (grown.pages == NULL) return false;
  if (d->pages != NULL) {
    for (uint32_t i = 0; i < 1u << d->log_slots; i++) {
      if (d->pages[i].numbers != NULL) *mc_dominance_slot(&grown, d->pages[i].page) = d->pages[i];
    }
    mc_free(&d->ctx->alloc, d->pages, sizeof(McBlockPage) << d->log_slots);
  }
  *d = grown;
  return true;
}

static inline McBlockNumber *in_page(const McBlockPage *page, uint32_t block) {
  return &page->numbers[block & ((1u << MC_BLOCK_PAGE_LOG) - 1)];
}

/* Gives a block a number, none so far. Returns false when out of memory. */
static bool make_number(McDominance *d, uint32_t block) {
  if (d->pages == NULL && !grow_pages(d)) return false;
  McBlockPage *page = mc_dominance_slot(d, block >> MC_BLOCK_PAGE_LOG);
  if (page->numbers == NULL) {
    if (d->num_pages * 2 >= 1u << d->log_slots) {
      if (!grow_pages(d)) return false;
      page = mc_dominance_slot(d, block >> MC_BLOCK_PAGE_LOG);
    }
    page->page = block >> MC_BLOCK_PAGE_LOG;
    page->numbers = mc_alloc_zeroed(&d->ctx->alloc, PAGE_BYTES);
    if (page->numbers == NULL) return false;
    d->num_pages++;
  }
  *in_page(page, block) = (McBlockNumber){0, 0};
  return true;
}

/* The number of a block that has one. */
static inline McBlockNumber *number_of(const McDominance *d, uint32_t block) {
  return in_page(mc_dominance_slot(d, block >> MC_BLOCK_PAGE_LOG), block);
}

/* --- the tree --- */

/* Arrays over preorder numbers 1 .. n of a depth-first walk from the entry; 0 is none. */
typedef struct Walk {
  McContext *ctx;
  const McDominance *dominance;
  uint32_t region;
  uint32_t count;
  uint32_t *block;      /* number -> block */
  uint32_t *parent;     /* in the depth-first tree */
  uint32_t *semi;       /* semidominator */
  uint32_t *ancestor;   /* in the forest of the blocks that are linked so far */
  uint32_t *label;      /* the best one on the compressed path */
  uint32_t *idom;
  uint32_t *bucket;     /* head of the list of those whose semidominator it is */
  uint32_t *bucket_next;
  uint32_t *stack;
} Walk;
enum { NUM_ARRAYS = 9 };

static const McUseRec *successors_of(const McContext *ctx, uint32_t block, uint32_t *count) {
  uint32_t last = mc_block_rec(ctx, (McBlock){block})->last_op;
  *count = 0;
  if (last == MC_NONE) return NULL;
  const McOpRec *op = mc_op_rec(ctx, (McOp){last});
  if (op->extra == 0) return NULL;
  const McExtra *extra = mc_extra(ctx, op);
  *count = extra->num_successors;
  return *count == 0 ? NULL : mc_use_rec(ctx, (McUse){extra->successors});
}

/* Numbers the blocks that the entry reaches: a block's place becomes its preorder number. `next` (bucket_next is not
 * needed yet) counts how many successors were visited. */
static void number_in_preorder(Walk *w, uint32_t entry) {
  uint32_t *next = w->bucket_next, depth = 0;
  w->block[++w->count] = entry;
  w->parent[1] = next[1] = 0;
  number_of(w->dominance, entry)->place = 1;
  w->stack[depth++] = 1;
  while (depth > 0) {
    uint32_t v = w->stack[depth - 1], num_successors;
    const McUseRec *successors = successors_of(w->ctx, w->block[v], &num_successors);
    if (next[v] == num_successors) {
      depth--;
      continue;
    }
    uint32_t block = successors[next[v]++].value;
    if (block == MC_NONE) continue;
    /* the region may be around the one that is verified, where anything may be wrong */
    if (mc_block_rec(w->ctx, (McBlock){block})->region != w->region) continue;
    McBlockNumber *number = number_of(w->dominance, block);
    if (number->place != 0) continue;
    uint32_t made = number->place = ++w->count;
    w->block[made] = block;
    w->parent[made] = v;
    next[made] = 0;
    w->stack[depth++] = made;
  }
}

/* The label of the best one between v and its root in the forest; paths are shortened on the way. */
static uint32_t evaluate(Walk *w, uint32_t v) {
  if (w->ancestor[v] == 0) return v;
  uint32_t depth = 0, at = v;
  while (w->ancestor[w->ancestor[at]] != 0) {
    w->stack[depth++] = at;
    at = w->ancestor[at];
  }
  while (depth > 0) {
    uint32_t x = w->stack[--depth], above = w->ancestor[x];
    if (w->semi[w->label[above]] < w->semi[w->label[x]]) w->label[x] = w->label[above];
    w->ancestor[x] = w->ancestor[above];
  }
  return w->label[v];
}

static void find_dominators(Walk *w) {
  for (uint32_t v = 1; v <= w->count; v++) {
    w->semi[v] = w->label[v] = v;
    w->ancestor[v] = w->bucket[v] = w->idom[v] = 0;
  }
  for (uint32_t v = w->count; v > 1; v--) {
    const McBlockRec *b = mc_block_rec(w->ctx, (McBlock){w->block[v]});
    for (uint32_t use = b->first_use; use != MC_NONE;) {
      const McUseRec *u = mc_use_rec(w->ctx, (McUse){use});
      use = u->next;
      const McOpRec *op = mc_op_rec(w->ctx, (McOp){u->owner});
      if (op->block == MC_NONE || mc_block_rec(w->ctx, (McBlock){op->block})->region != w->region) continue;
      uint32_t from = number_of(w->dominance, op->block)->place;
      if (from == 0) continue; /* not reached itself */
      uint32_t best = w->semi[evaluate(w, from)];
      if (best < w->semi[v]) w->semi[v] = best;
    }
    w->bucket_next[v] = w->bucket[w->semi[v]];
    w->bucket[w->semi[v]] = v;
    uint32_t parent = w->parent[v];
    w->ancestor[v] = parent;
    for (uint32_t x = w->bucket[parent]; x != 0; x = w->bucket_next[x]) {
      uint32_t best = evaluate(w, x);
      w->idom[x] = w->semi[best] < w->semi[x] ? best : parent;
    }
    w->bucket[parent] = 0;
  }
  for (uint32_t v = 2; v <= w->count; v++) {
    if (w->idom[v] != w->semi[v]) w->idom[v] = w->idom[w->idom[v]];
  }
}

/* Places in a walk over the tree, from the sizes of subtrees: a parent's number is less than its children's. */
static void number_by_tree(Walk *w) {
  uint32_t *size = w->semi, *cursor = w->label;
  for (uint32_t v = 1; v <= w->count; v++) size[v] = 1;
  for (uint32_t v = w->count; v > 1; v--) size[w->idom[v]] += size[v];
  cursor[0] = 1;
  for (uint32_t v = 1; v <= w->count; v++) {
    uint32_t place = cursor[w->idom[v]];
    cursor[w->idom[v]] += size[v];
    cursor[v] = place + 1;
    *number_of(w->dominance, w->block[v]) = (McBlockNumber){place, place + size[v] - 1};
  }
}

bool mc_dominance_number(McDominance *d, McRegion region) {
  McContext *ctx = d->ctx;
  McBlock entry = mc_region_first_block(ctx, region);
  size_t n = 1;
  for (McBlock block = entry; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    if (!make_number(d, block.index)) return false;
    n++;
  }
  if (n == 1) return true;
  d->words.len = 0;
  if (!mc_array_reserve(&ctx->alloc, &d->words, n * NUM_ARRAYS)) return false;
  uint32_t *at = d->words.ptr;
  Walk w = {.ctx = ctx, .dominance = d, .region = region.index, .block = at, .parent = at + n, .semi = at + 2 * n,
            .ancestor = at + 3 * n, .label = at + 4 * n, .idom = at + 5 * n, .bucket = at + 6 * n,
            .bucket_next = at + 7 * n, .stack = at + 8 * n};
  w.ancestor[0] = w.semi[0] = w.label[0] = w.idom[0] = 0;
  number_in_preorder(&w, entry.index);
  find_dominators(&w);
  w.idom[1] = 0;
  number_by_tree(&w);
  return true;
}
