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

/* The numbers of a page, new ones if there are none. Returns NULL when out of memory. */
static McBlockNumber *make_page(McDominance *d, uint32_t number) {
  if (d->pages == NULL && !grow_pages(d)) return NULL;
  McBlockPage *page = mc_dominance_slot(d, number);
  if (page->numbers != NULL) return page->numbers;
  if (d->num_pages * 2 >= 1u << d->log_slots) {
    if (!grow_pages(d)) return NULL;
    page = mc_dominance_slot(d, number);
  }
  page->page = number;
  page->numbers = mc_alloc_zeroed(&d->ctx->alloc, PAGE_BYTES);
  d->num_pages += page->numbers != NULL;
  return page->numbers;
}

/* Gives each block from `block` on a number, none so far. *count: how many. Returns false when out of memory. */
static bool make_numbers(McDominance *d, McBlock block, size_t *count) {
  McBlockNumber *numbers = NULL;
  uint32_t page = 0;
  for (*count = 0; block.index != MC_NONE; block = mc_block_next(d->ctx, block), ++*count) {
    if (numbers == NULL || block.index >> MC_BLOCK_PAGE_LOG != page) {
      page = block.index >> MC_BLOCK_PAGE_LOG;
      if ((numbers = make_page(d, page)) == NULL) return false;
    }
    numbers[block.index & ((1u << MC_BLOCK_PAGE_LOG) - 1)] = (McBlockNumber){0, 0};
  }
  return true;
}

/* --- the tree --- */

/* Arrays over preorder numbers 1 .. n of a depth-first walk from the entry; 0 is none. */
typedef struct Walk {
  McContext *ctx;
  const McDominance *dominance;
  McBlockNumber *numbers; /* of the page that was looked at last */
  uint32_t page;
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

/* The number of a block that has one. */
MC_INLINE McBlockNumber *number_of(Walk *w, uint32_t block) {
  uint32_t page = block >> MC_BLOCK_PAGE_LOG;
  if (MC_UNLIKELY(page != w->page)) {
    w->page = page;
    w->numbers = mc_dominance_slot(w->dominance, page)->numbers;
  }
  return &w->numbers[block & ((1u << MC_BLOCK_PAGE_LOG) - 1)];
}

/* The uses [*from, *to) are the successors of a block. */
MC_INLINE void find_successors(const McContext *ctx, uint32_t block, uint32_t *from, uint32_t *to) {
  uint32_t last = mc_block_rec(ctx, (McBlock){block})->last_op;
  const McOpRec *op = last == MC_NONE ? NULL : mc_op_rec(ctx, (McOp){last});
  *from = *to = 0;
  if (op == NULL || op->extra == 0) return;
  const McExtra *extra = mc_extra(ctx, op);
  if (extra->num_successors == 0) return;
  *from = extra->successors;
  *to = extra->successors + extra->num_successors;
}

static void meet(Walk *w, uint32_t block, McBlockNumber *number, uint32_t parent) {
  uint32_t made = number->place = ++w->count;
  w->block[made] = block;
  w->parent[made] = parent;
  find_successors(w->ctx, block, &w->bucket_next[made], &w->bucket[made]);
}

/* Numbers the blocks that the entry reaches: a block's place becomes its preorder number. bucket_next and bucket (they
 * are not needed yet) have the successors that were not visited. */
static void number_in_preorder(Walk *w, uint32_t entry) {
  uint32_t *next = w->bucket_next, *end = w->bucket, depth = 0;
  meet(w, entry, number_of(w, entry), 0);
  w->stack[depth++] = 1;
  while (depth > 0) {
    uint32_t v = w->stack[depth - 1];
    if (next[v] == end[v]) {
      depth--;
      continue;
    }
    uint32_t block = mc_use_rec(w->ctx, (McUse){next[v]})->value;
    next[v]++;
    if (block == MC_NONE) continue;
    /* the region may be around the one that is verified, where anything may be wrong */
    if (mc_block_rec(w->ctx, (McBlock){block})->region != w->region) continue;
    McBlockNumber *number = number_of(w, block);
    if (number->place != 0) continue;
    meet(w, block, number, v);
    w->stack[depth++] = w->count;
  }
}

/* The label of the best one between v and its root in the forest; paths are shortened on the way. */
static MC_NOINLINE uint32_t evaluate_linked(Walk *w, uint32_t v) {
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

MC_INLINE uint32_t evaluate(Walk *w, uint32_t v) { return w->ancestor[v] == 0 ? v : evaluate_linked(w, v); }

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
      uint32_t from = number_of(w, op->block)->place;
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

/* Places in a walk over the tree, from the sizes of subtrees: a parent's number is less than its children's. bucket and
 * bucket_next have the blocks and last places then. */
static void number_by_tree(Walk *w) {
  uint32_t *size = w->semi, *cursor = w->label;
  for (uint32_t v = 1; v <= w->count; v++) size[v] = 1;
  for (uint32_t v = w->count; v > 1; v--) size[w->idom[v]] += size[v];
  cursor[0] = 1;
  for (uint32_t v = 1; v <= w->count; v++) {
    uint32_t place = cursor[w->idom[v]];
    cursor[w->idom[v]] += size[v];
    cursor[v] = place + 1;
    *number_of(w, w->block[v]) = (McBlockNumber){place, place + size[v] - 1};
    w->bucket[place] = w->block[v];
    w->bucket_next[place] = place + size[v] - 1;
  }
}

bool mc_dominance_number(McDominance *d, McRegion region) {
  McContext *ctx = d->ctx;
  McBlock entry = mc_region_first_block(ctx, region);
  size_t n;
  d->num_reached = 0;
  if (!make_numbers(d, entry, &n)) return false;
  if (n++ == 0) return true;
  d->words.len = 0;
  if (!mc_array_reserve(&ctx->alloc, &d->words, n * NUM_ARRAYS)) return false;
  uint32_t *at = d->words.ptr;
  Walk w = {.ctx = ctx, .dominance = d, .page = UINT32_MAX, .region = region.index, .block = at, .parent = at + n,
            .semi = at + 2 * n, .ancestor = at + 3 * n, .label = at + 4 * n, .idom = at + 5 * n, .bucket = at + 6 * n,
            .bucket_next = at + 7 * n, .stack = at + 8 * n};
  w.ancestor[0] = w.semi[0] = w.label[0] = w.idom[0] = 0;
  number_in_preorder(&w, entry.index);
  find_dominators(&w);
  w.idom[1] = 0;
  number_by_tree(&w);
  d->num_reached = w.count;
  d->block_at = w.bucket;
  d->last_at = w.bucket_next;
  return true;
}
