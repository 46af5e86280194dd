/* ir.h - the records of operations, blocks, regions, values and uses, and the tables that hold them.
 *
 * Tables are chunked: an id is chunk << shift | slot, chunks are 16 KB and never move, the directory is reserved once
 * (mc_reserve). Elements are taken one by one or as runs of consecutive ids from a *pool*. A pool owns chunks of every
 * table. It belongs to one parse (so a parse fills whole chunks and takes no lock per record), or it is the context's
 * shared pool (trees made through the API, small texts). A run does not cross a chunk's end unless it is larger than a
 * chunk: then it has consecutive chunks to itself, allocated as one block.
 *
 * Freed runs go to their pool's free lists by size and are reused. When nothing in a chunk is live, the chunk goes back
 * to the allocator and its directory entry keeps the generation that the next records in it start with. A closed pool
 * is freed with its last chunk.
 *
 * Threads: one thread at a time per tree. A pool has a lock (uncontended: one atomic exchange) that is not taken while
 * the pool is private to a running parse; a table has a lock for adding and freeing chunks. Reading a record takes no
 * lock.
 *
 * Slot 0 of each table is never used: id 0 is none.
 */
#ifndef MC_IR_H
#define MC_IR_H

#include <stdatomic.h>

#include "base/slabs.h"

#if MC_DEBUG /* tiny chunks: they are added and freed more often, and more runs are large */
#define MC_CHUNK_BYTES 1024u
#define MC_CHUNK_LOG 10
#define MC_FIRST_SLAB ((size_t)32 << 10)
#else
#define MC_CHUNK_BYTES 16384u
#define MC_CHUNK_LOG 14
#define MC_FIRST_SLAB ((size_t)4 << 20) /* a context with that many bytes of chunks takes the next from slabs */
#endif

typedef struct McOpRec { /* written once while parsing, in this order */
  uint32_t name;        /* McOpName */
  uint32_t block;       /* parent block, 0: top level or detached */
  uint32_t prev, next;  /* operations in the block; next also links free records */
  uint32_t loc;         /* McLoc: with bit 31 a position, counted in its source */
  uint32_t attrs;       /* McAttr: discardable dictionary, 0: empty */
  uint32_t properties;  /* McAttr: inherent dictionary, 0: empty */
  uint32_t operands;    /* first of a run of uses */
  uint32_t num_operands;
  uint32_t results;     /* first of a run of values */
  uint32_t num_results;
  uint32_t extra;       /* run of words: McExtra; 0: neither successors nor regions */
  uint32_t generation;  /* odd: live; freed: even. See mc_generation_open. */
  uint32_t order;       /* increases along the block's list, always: "is before" compares it */
  uint32_t flags;       /* MC_OP_* */
  uint32_t preserved;        /* number in preserved.c, 0: nothing */
} McOpRec;
_Static_assert(sizeof(McOpRec) == 64, "an operation is one cache line");
#define MC_OP_OWNS_POOL 1u /* the root of a parse: erasing it closes the pool that it was made in */
#define MC_OP_UNREAD 2u    /* its regions are still in a file (unread.h) */
#define MC_OP_IN_FILE 32u  /* its regions were there when the file was opened */
#define MC_OP_CHANGED 4u   /* its attributes or its place were changed: reading its regions does not verify it */
#define MC_OP_PARTIAL 16u  /* a module of a stream: operations of it are elsewhere, and symbols may be */
#define MC_OP_DOOMED 8u    /* between mc_ops_doom and the erasure: it is erased, too */

typedef struct McExtra { /* in the table of words */
  uint32_t num_successors, num_regions;
  uint32_t successors;  /* first of a run of uses */
  uint32_t size;        /* words of this run, this header included */
  uint32_t regions[];   /* region ids */
} McExtra;

typedef struct McUseRec { /* an operand or a successor */
  uint32_t value;       /* McValue, or McBlock for a successor; 0: dropped */
  uint32_t next, prev;  /* uses of the same value; prev 0: the value's first_use is this one */
  uint32_t owner;       /* McOp */
} McUseRec;
_Static_assert(sizeof(McUseRec) == 16, "use");

typedef struct McValueRec {
  uint32_t type;
  uint32_t first_use;   /* newest */
  uint32_t owner;       /* McOp of a result, McBlock of an argument; 0: free, or an erased argument */
  uint32_t index;       /* result or argument number; MC_VALUE_ARG is set for arguments */
} McValueRec;
_Static_assert(sizeof(McValueRec) == 16, "value");
#define MC_VALUE_ARG 0x80000000u

typedef struct McBlockRec {
  uint32_t region;      /* 0: detached */
  uint32_t prev, next;
  uint32_t first_op, last_op;
  uint32_t args;        /* run of words: (McValue, McLoc) pairs */
  uint32_t num_args, cap_args; /* in pairs */
  uint32_t dead_args;   /* erased arguments' values, linked by first_use; their ids are not reused until the block is
                         * freed */
  uint32_t first_use;   /* newest successor use */
  uint32_t generation;
  uint32_t flags;       /* none so far */
  uint64_t list_version; /* increased by each change of the list of operations */
  uint32_t num_ops;
  uint32_t unused;      /* up to a power of two */
} McBlockRec;
_Static_assert(sizeof(McBlockRec) == 64, "block");

typedef struct McRegionRec {
  uint32_t op;          /* owner */
  uint32_t first_block, last_block;
  uint32_t index;       /* in its operation */
  uint32_t generation;
  uint32_t flags;       /* MC_REGION_*; of a freed run, its size */
  uint32_t unread_file, unread_place; /* of the first region of an unread operation (unread.h) */
} McRegionRec;
_Static_assert(sizeof(McRegionRec) == 32, "region");
/* of an isolated operation, directly after it was parsed: dominance and isolation hold inside, and only the last
 * operations of blocks have successors. The other bits are McIr.state of that time, if the region is closed: what is in
 * it, at whatever depth, uses no value or block from outside and none of it is used outside. */
#define MC_REGION_IN_ORDER 1u

enum { MC_TABLE_OPS, MC_TABLE_BLOCKS, MC_TABLE_REGIONS, MC_TABLE_VALUES, MC_TABLE_USES, MC_TABLE_WORDS, MC_NUM_TABLES };

typedef struct McPool McPool;
typedef struct McChunkInfo McChunkInfo; /* table.c */

#define MC_MAX_CHUNK_LOG 20 /* entries of a directory: 2^20, so 16 GB a table */

typedef struct McTable {
  char **mem;          /* directory: chunk -> memory; NULL: free. Hot. Entry 0 is never used. */
  McChunkInfo *info;   /* directory, the cold part; never freed, so safe to read for any id */
  uint32_t elem_size, shift, max_chunks;
  char apart[MC_CACHE_LINE]; /* so that readers of the above are not delayed by a chunk more */
  uint32_t used_chunks; /* high-water mark */
  uint32_t free_spans[MC_MAX_CHUNK_LOG + 1]; /* free runs of 2^i directory entries: heads of lists; 0: none */
  atomic_flag lock;    /* held while entries change, and while a handle that may be stale is checked */
  char apart_from_next[MC_CACHE_LINE];
} McTable;

typedef struct McIr {
  McTable tables[MC_NUM_TABLES];
  McPool *shared;      /* owned */
  McPool *pools;       /* all pools, in a list; owned */
  atomic_flag pools_lock;
  atomic_size_t bytes; /* in chunks and their names */
  McSlabs slabs;       /* owned */
  _Atomic uint32_t state; /* a count of the times that reading began after a change, above MC_IR_CHANGED */
} McIr;

#define MC_IR_CHANGED 1u /* since the count began: a value may be used where the text did not use it */

#define MC_OPS_SHIFT (MC_CHUNK_LOG - 6)
#define MC_BLOCKS_SHIFT (MC_CHUNK_LOG - 6)
#define MC_REGIONS_SHIFT (MC_CHUNK_LOG - 5)
#define MC_VALUES_SHIFT (MC_CHUNK_LOG - 4)
#define MC_USES_SHIFT (MC_CHUNK_LOG - 4)
#define MC_WORDS_SHIFT (MC_CHUNK_LOG - 2)

/* Hot accessors; the id must be live (or at least its chunk present). */
#define MC_AT(T, ctx, table, shift, i) \
  (&((T *)(ctx)->ir.tables[table].mem[(i) >> (shift)])[(i) & ((1u << (shift)) - 1)])
#define mc_op_rec(ctx, id) MC_AT(McOpRec, ctx, MC_TABLE_OPS, MC_OPS_SHIFT, (id).index)
#define mc_block_rec(ctx, id) MC_AT(McBlockRec, ctx, MC_TABLE_BLOCKS, MC_BLOCKS_SHIFT, (id).index)
#define mc_region_rec(ctx, id) MC_AT(McRegionRec, ctx, MC_TABLE_REGIONS, MC_REGIONS_SHIFT, (id).index)
#define mc_value_rec(ctx, id) MC_AT(McValueRec, ctx, MC_TABLE_VALUES, MC_VALUES_SHIFT, (id).index)
#define mc_use_rec(ctx, id) MC_AT(McUseRec, ctx, MC_TABLE_USES, MC_USES_SHIFT, (id).index)
#define mc_words(ctx, i) MC_AT(uint32_t, ctx, MC_TABLE_WORDS, MC_WORDS_SHIFT, i)
#define mc_extra(ctx, op_rec) ((McExtra *)mc_words(ctx, (op_rec)->extra))
/* Runs are contiguous in memory, also large ones: element k of a run is (&first)[k]. */

/* --- table.c --- */

bool mc_ir_init(McContext *ctx);
void mc_ir_fini(McContext *ctx); /* frees every chunk, live or not */

#define MC_NUM_BINS 33 /* free runs of 1 .. 32 elements have a list each, longer ones share the last (index 0) */

struct McPool {
  struct { uint32_t next, end; } bump[MC_NUM_TABLES]; /* rest of the chunk that is being filled */
  uint32_t next_slots[MC_NUM_TABLES]; /* slots of the next chunk: they begin small, so that small trees are small */
  uint8_t reuse[MC_NUM_TABLES]; /* there are freed runs to take first */
  bool is_private;              /* one thread, no lock */
  bool is_closed;               /* nothing is taken any more: freed runs are only counted */
  atomic_flag lock;
  uint32_t num_chunks;
  uint32_t chunks[MC_NUM_TABLES];            /* all of its chunks: doubly linked lists */
  uint32_t pending[MC_NUM_TABLES];           /* chunks with freed runs that are not in bins yet: list */
  uint32_t num_binned[MC_NUM_TABLES];
  uint32_t bins[MC_NUM_TABLES][MC_NUM_BINS]; /* freed runs: doubly linked lists */
  uint64_t filled[MC_NUM_TABLES];            /* bit i: bin i is not empty */
  McPool *prev, *next;          /* in McIr.pools */
};

/* Makes a pool for one parse. `is_private`: no lock is taken until mc_pool_publish. Returns NULL when out of memory. */
McPool *mc_pool_new(McContext *ctx, bool is_private);
void mc_pool_publish(McContext *ctx, McPool *pool);
/* The records of the private pool `other`, which is freed, belong to `pool` then. Linear in its chunks. */
void mc_pool_adopt(McContext *ctx, McPool *pool, McPool *other);
void mc_pool_close(McContext *ctx, McPool *pool); /* no allocations after this; the pool is freed with its last chunk */

/* Returns the first id of a run of n >= 1 consecutive elements, or 0 when out of memory or ids. Contents are undefined,
 * except the generation of op, block and region records (closed; the caller opens it when the record is filled) and the
 * name of values and blocks (0). Runs of words are rounded up to multiples of four. */
uint32_t mc_pool_alloc(McContext *ctx, McPool *pool, int table, uint32_t n);
/* The pool is found from the id. A part of a run can be freed, too. Ops, blocks and regions need mc_generation_close
 * first. */
void mc_pool_free(McContext *ctx, int table, uint32_t id, uint32_t n);
McPool *mc_pool_of(McContext *ctx, int table, uint32_t id);
/* The number of elements that its chunks have room for. No other thread may take from the pool meanwhile. */
size_t mc_pool_room(McContext *ctx, const McPool *pool, int table);
/* No id of a record that exists now is this or larger. */
size_t mc_table_num_ids(McContext *ctx, int table);
/* After a failed parse: frees every chunk of the private pool, including live records, and the pool itself. Nothing
 * outside the pool may refer to its records. Positions are not released. */
void mc_pool_abandon(McContext *ctx, McPool *pool);

/* How many of the first handles are to operations that are live. */
size_t mc_ops_live(const McContext *ctx, const McOpHandle *handles, size_t count);

/* The same, inline where it is hot. */
MC_INLINE uint32_t mc_pool_take(McContext *ctx, McPool *pool, int table, uint32_t n) {
  if (table == MC_TABLE_WORDS) n = (n + 3) & ~3u;
  bool is_fresh = pool->is_private && !pool->reuse[table];
  if (MC_LIKELY(!MC_DEBUG && is_fresh && pool->bump[table].end - pool->bump[table].next >= n)) {
    uint32_t id = pool->bump[table].next;
    pool->bump[table].next += n;
    return id;
  }
  return mc_pool_alloc(ctx, pool, table, n);
}

/* Many runs freed one after the other: locks and counters are touched once per chunk, not once per run. */
typedef struct McFreeing {
  McContext *ctx; /* borrowed */
  McTable *tables; /* borrowed */
  struct {
    uint32_t start, end;        /* the last run, which grows at both ends while neighbours are freed */
    uint32_t chunk, head, tail; /* of those before it in the same chunk: linked */
    uint32_t count, generation; /* of all of these: elements; the largest generation */
  } table[MC_NUM_TABLES];
} McFreeing;
void mc_freeing_init(McFreeing *f, McContext *ctx);
void mc_freeing_end(McFreeing *f);
/* slow path of mc_freeing_run: not right after the last run */
void mc_freeing_turn(McFreeing *f, int table, uint32_t id, uint32_t n);

/* As mc_op_detach, mc_block_detach and mc_block_insert, for reading and erasing. */
void mc_op_unlink(McContext *ctx, McOp op);
void mc_block_unlink(McContext *ctx, McBlock block);
void mc_block_link(McContext *ctx, McBlock block, McRegion region, McBlock before);

/* Operations erased one after the other: locks and counters are touched once per chunk. Their records can be used again
 * after mc_eraser_end, some before. Anything else can be done with the trees between. */
typedef struct McEraser {
  McFreeing freeing;
  McContext *ctx; /* borrowed */
  uint32_t first, last; /* positions of the source whose references are dropped at the end */
  size_t num_positions; /* how many so far; one of them keeps the source until then */
  bool uncounted;       /* positions hold no references: they were not counted yet */
  uint32_t closed;      /* flags of closed regions that are as they were read; 0: there are none */
  McOp closed_op;       /* has such a region, and that is erased; MC_NONE: there is none */
} McEraser;
void mc_eraser_init(McEraser *e, McContext *ctx);
void mc_eraser_op(McEraser *e, McOp op); /* as mc_op_erase */
void mc_eraser_block(McEraser *e, McBlock block); /* as mc_block_erase */
void mc_eraser_region(McEraser *e, McRegion region); /* of no operation, with its blocks */
void mc_eraser_end(McEraser *e);

/* Generations. Live operations and regions have 4k + 1, live blocks 4k + 3, so that the generation in a value's handle
 * identifies the kind of the owner; freed ones are even. Atomic, since a stale handle may read a record that another
 * thread is filling. */
MC_INLINE void mc_generation_open(uint32_t *generation) {
  atomic_store_explicit((_Atomic uint32_t *)generation, *generation + 1, memory_order_relaxed);
}
MC_INLINE void mc_generation_close(uint32_t *generation) {
  atomic_store_explicit((_Atomic uint32_t *)generation, *generation + 3, memory_order_relaxed);
}

/* For check.c and the names of values and blocks. */
struct McChunkInfo {
  McPool *pool;
  _Atomic(uint32_t *) names; /* values and blocks: a name word per slot, made at the first name; owned */
  uint32_t live;       /* slots in use; those still ahead of the pool's bump count, too */
  uint32_t generation; /* the generation that its next records start with */
  uint32_t head;       /* first chunk of a large run; else the chunk itself */
  uint32_t slots;      /* of a head: elements that the memory has: a pool's first chunks have few, large runs many */
  uint32_t pending;    /* freed runs, linked */
  uint32_t num_binned; /* freed runs in the pool's bins */
  uint32_t next, prev; /* in the pool's list of pending chunks; free directory entries */
  uint32_t pool_next, pool_prev; /* of a head: in the pool's list of all its chunks */
  bool is_pending;
  uint8_t span;        /* log2 of its directory entries */
  uint8_t pad;         /* bytes before mem, for alignment */
  bool in_slab;        /* mem is a block of McIr.slabs */
};
#define MC_RUN_BINNED 0x80000000u /* in the size word */
/* Facts of a table; `table` is a constant where it is hot. A freed run's first record has links and the length of the
 * run in these words: not on the generation (-1: there is none), and not on a value's owner, which is 0 when free. */
#define MC_TABLE_SHIFT(table)                                                                                     \
  ((table) == MC_TABLE_OPS ? MC_OPS_SHIFT : (table) == MC_TABLE_BLOCKS ? MC_BLOCKS_SHIFT                          \
   : (table) == MC_TABLE_REGIONS ? MC_REGIONS_SHIFT : (table) == MC_TABLE_VALUES ? MC_VALUES_SHIFT                \
   : (table) == MC_TABLE_USES ? MC_USES_SHIFT : MC_WORDS_SHIFT)
#define MC_ELEM_SIZE(table) (MC_CHUNK_BYTES >> MC_TABLE_SHIFT(table))
#define MC_TABLE_FACT(table, ops, blocks, regions, values, uses, words)                                           \
  ((table) == MC_TABLE_OPS ? (ops) : (table) == MC_TABLE_BLOCKS ? (blocks) : (table) == MC_TABLE_REGIONS ? (regions) \
   : (table) == MC_TABLE_VALUES ? (values) : (table) == MC_TABLE_USES ? (uses) : (words))
#define MC_GENERATION_WORD(table) MC_TABLE_FACT(table, 12, 10, 4, -1, -1, -1)
MC_INLINE int mc_link_next(int table) { return MC_TABLE_FACT(table, 3, 2, 1, 0, 1, 0); }
MC_INLINE int mc_link_prev(int table) { return MC_TABLE_FACT(table, 2, 1, 2, 1, 2, 1); }
MC_INLINE int mc_link_size(int table) { return MC_TABLE_FACT(table, 14, 11, 5, 3, 0, 2); }

/* The run has no names, generations or links to be read any more. Neighbours become one run, so that a tree which is
 * erased in the order in which it was made leaves few. */
MC_INLINE void mc_freeing_run(McFreeing *f, int table, uint32_t id, uint32_t n) {
  const uint32_t shift = MC_TABLE_SHIFT(table), slot = id & ((1u << shift) - 1);
  const int word = MC_GENERATION_WORD(table);
  if (table == MC_TABLE_WORDS) n = (n + 3) & ~3u;
  if (MC_LIKELY(id == f->table[table].end && slot != 0)) f->table[table].end += n;
  else mc_freeing_turn(f, table, id, n);
  if (word < 0 && !MC_DEBUG) return;
  uint32_t *w = (uint32_t *)(f->tables[table].mem[id >> shift] + (size_t)slot * MC_ELEM_SIZE(table));
  if (word >= 0 && w[word] > f->table[table].generation) f->table[table].generation = w[word];
  MC_ASSERT(word < 0 || !(w[word] & 1));
#if MC_DEBUG
  for (uint32_t i = 0; i < n * MC_ELEM_SIZE(table) / 4; i++) {
    if ((int)i != word) w[i] = table == MC_TABLE_VALUES && i % 4 == 2 ? 0 : 0xDDDDDDDDu;
  }
#endif
}

/* The name word of value or block `id`. Setting a name is lost when memory is out. */
uint32_t mc_table_name(const McContext *ctx, int table, uint32_t id);
void mc_table_set_name(McContext *ctx, int table, uint32_t id, uint32_t word);

/* --- ir.c: functions that the parser uses besides the public ones --- */

/* As mc_op_create_in, but from a pool. `block` may be MC_NONE (detached). `regions`: state->num_regions detached
 * regions to adopt, or NULL: they are made empty. */
McOp mc_op_create_pooled(McContext *ctx, McPool *pool, const McOpState *state, const McRegion *regions, McBlock block,
                         McOp before);
/* As mc_op_clone, with all records from `pool`. */
McOp mc_op_clone_pooled(McContext *ctx, McPool *pool, McOp op);
McRegion mc_region_create_pooled(McContext *ctx, McPool *pool); /* detached: for mc_op_create_pooled */
void mc_region_erase_detached(McContext *ctx, McRegion region); /* as mc_eraser_region */
McBlock mc_block_create_pooled(McContext *ctx, McPool *pool, McRegion region, McBlock before);
/* Appends all operations of `from` to `to`, in order. Linear, unless they are ready for that. */
void mc_block_take_ops(McContext *ctx, McBlock to, McBlock from);
/* Makes operations of `from` ready: they get order keys above `low` and below `high`, if there are enough. Until they
 * are taken, only `from` lists them, and they call `to` their block. */
void mc_block_ready_ops(McContext *ctx, McBlock from, McBlock to, uint32_t low, uint32_t high);
McValue mc_block_add_arg_pooled(McContext *ctx, McPool *pool, McBlock block, McType type, McLoc loc);
/* A value that is used before its definition: it has a type and a use list, no owner (0). */
McValue mc_value_create_placeholder(McContext *ctx, McPool *pool, McType type);
/* Moves the uses of a placeholder to `to` (as mc_value_replace_all_uses) and frees it. With `to` MC_NONE, the uses
 * become none. */
void mc_value_replace_placeholder(McContext *ctx, McValue placeholder, McValue to);
/* Links use `use` (whose value field is unset) to a value. */
void mc_use_link_value(McContext *ctx, McUse use, McValue value);
/* The operation after `op` in pre-order inside root; MC_NONE: `op` was the last. *depth changes with the level. */
McOp mc_op_after(const McContext *ctx, McOp root, McOp op, uint32_t *depth);
/* the same, after everything inside `op` */
McOp mc_op_after_nested(const McContext *ctx, McOp root, McOp op, uint32_t *depth);
/* Names as written. Bit 31 set: the decimal number in the other bits; else an identifier; 0: none. */
/* out of memory: the name is lost, without a failure */
void mc_value_set_name_word(McContext *ctx, McValue value, uint32_t word);
uint32_t mc_value_name_word(const McContext *ctx, McValue value);
void mc_block_set_name_word(McContext *ctx, McBlock block, uint32_t word);
uint32_t mc_block_name_word(const McContext *ctx, McBlock block);

/* The properties as a dictionary. MC_NONE: there are none, or they are not a dictionary (only the generic form can
 * spell those). */
McAttr mc_op_named_properties(const McContext *ctx, McOp op);

#endif
