/* columns.c - a tree of operations as arrays of numbers, a row for each operation in pre-order, and finding operations.
 *
 * The walk is done once and fills only the wanted columns, for some operations at a time: their records stay in the
 * cache while one column after the other is filled. An operation may use values and blocks that are met later: those
 * operands and successors are filled at the end. Names, types, files and attributes become numbers in the order in
 * which they are met; a table maps each number back. The McColumns owns the arrays until they are taken.
 */
#include "base/array.h"
#include "base/idmap.h"
#include "ir/context.h"

typedef MC_ARRAY(int32_t) Numbers;

enum { RECENT = 256 };

typedef struct Table { /* the numbers of the things that were met, and the things */
  McIdMap numbers;
  McWords ids;
  McIdEntry recent[RECENT]; /* the same few are met again and again: found here, by the last bits of the id */
} Table;

typedef struct Level { /* of nesting, while walking */
  uint32_t row;
  uint32_t block;  /* McBlock that the row is in */
  int32_t number;  /* of that block */
} Level;

typedef struct Place { int32_t file, line, column; } Place;

struct McColumns {
  McContext *ctx; /* borrowed */
  Numbers columns[MC_NUM_COLUMNS];
  Numbers *attrs; /* num_attrs of them: a column each */
  size_t num_attrs;
  Table tables[MC_NUM_COLUMN_TABLES];
  MC_ARRAY(McOpHandle) rows;
  MC_ARRAY(uint32_t) name_counts; /* of rows, for each entry of the table of names, if only names were wanted */
};

/* Operations of the walk that are next to each other. */
enum { BATCH = 256 };
typedef struct Batch {
  uint32_t count;
  McOp ops[BATCH];
  const McOpRec *recs[BATCH];
  uint32_t depths[BATCH];
} Batch;

typedef struct Later { size_t at; uint32_t id; } Later; /* an entry of a column, and the value or block that it shows */

typedef struct Filler {
  McColumns *to;
  McContext *ctx;
  McAlloc *alloc;
  uint64_t wanted;
  const McIdent *attrs; /* borrowed: names of to->attrs */
  bool failed;          /* out of memory */
  MC_ARRAY(Level) levels;
  McIdMap blocks;      /* McBlock -> its number */
  /* owned, reserved: by McValue, the number of a result + 1, or that of an argument with ARGUMENT; 0: not met */
  uint32_t *values;
  size_t num_values;   /* its length */
  McIdMap locs;        /* McLoc that is no position -> number in places */
  MC_ARRAY(Place) places;
  McSourceCursor near; /* the last position: the next is mostly close to it */
  MC_ARRAY(Later) operands, successors; /* that are defined after their use, or outside */
  int32_t num_operands, num_results, num_successors, num_blocks, num_args;
} Filler;

#define ARGUMENT 0x80000000u /* of values; in the column, until all results are counted, it is -2 - number */

#define BIT(column) ((uint64_t)1 << MC_COLUMN_##column)
#define PER_BLOCK (BIT(block_op) | BIT(block_region) | BIT(argument_offsets) | BIT(argument_types))
#define NEED_BLOCKS (PER_BLOCK | BIT(block) | BIT(successors) | BIT(operands))
#define NEED_POSITION (BIT(parent) | BIT(depth) | BIT(block) | BIT(region) | BIT(end))
#define NEED_EXTRA (BIT(region_count) | BIT(successor_count) | BIT(successor_offsets) | BIT(successors))
#define NEED_PLACES (BIT(file) | BIT(line) | BIT(column))

const char *mc_column_name(int column) {
  static const char *const names[] = {
#define X(name) #name,
    MC_COLUMNS(X)
#undef X
  };
  return column >= 0 && column < MC_NUM_COLUMNS ? names[column] : NULL;
}

/* Room for `count` more entries of an array: the caller writes them. Returns NULL when memory runs out. */
static int32_t *more_of(Filler *f, Numbers *numbers, size_t count) {
  if (!mc_array_reserve(f->alloc, numbers, count)) {
    f->failed = true;
    return NULL;
  }
  numbers->len += count;
  return numbers->ptr + numbers->len - count;
}

/* The same of a column; NULL, too, when it is not wanted, or there are none to write. */
static int32_t *more(Filler *f, int column, size_t count) {
  if (!(f->wanted >> column & 1) || count == 0) return NULL;
  return more_of(f, &f->to->columns[column], count);
}

static void put(Filler *f, int column, int32_t value) {
  int32_t *to = more(f, column, 1);
  if (to != NULL) *to = value;
}

static MC_NOINLINE int32_t look_up(Filler *f, Table *t, uint32_t id) {
  const McIdEntry *entry = mc_idmap_find(&t->numbers, id);
  uint32_t number = entry->value;
  if (entry->key == 0) {
    number = (uint32_t)t->ids.len;
    if (!mc_array_push(f->alloc, &t->ids, id) || !mc_idmap_put(f->alloc, &t->numbers, id, number)) {
      f->failed = true;
      return -1;
    }
  }
  t->recent[id % RECENT] = (McIdEntry){id, number};
  return (int32_t)number;
}

/* The number of `id` in a table; < 0: out of memory. */
MC_INLINE int32_t number_of(Filler *f, int table, uint32_t id) {
  const McIdEntry *recent = &f->to->tables[table].recent[id % RECENT];
  return MC_LIKELY(recent->key == id) ? (int32_t)recent->value : look_up(f, &f->to->tables[table], id);
}

/* --- places --- */

/* The file, line and column that a location leads to: through names, to the callee of a call, to the first of fused
 * ones. */
static Place find_place(Filler *f, McLoc loc) {
  McContext *ctx = f->ctx;
  const Place none = {-1, 0, 0};
  while (!(loc.index & 0x80000000u) && loc.index != MC_NONE && mc_loc_num_children(ctx, loc) != 0) {
    loc = mc_loc_child(ctx, loc, 0);
  }
  McIdent file;
  uint32_t line, column;
  if (loc.index & 0x80000000u) {
    uint32_t position = loc.index & 0x7FFFFFFFu;
    if (!mc_sources_locate_near(ctx->sources, &f->near, position, &file, &line, &column)) return none;
  } else {
    if (loc.index == MC_NONE || mc_kind(ctx, loc.index) != MC_LOC_FILE) return none;
    file = mc_loc_file_name(ctx, loc);
    line = mc_loc_line(ctx, loc, 0);
    column = mc_loc_line(ctx, loc, 1);
  }
  return (Place){number_of(f, MC_COLUMN_FILES, file.index), (int32_t)line, (int32_t)column};
}

/* Deep locations are shared by many operations: each is resolved once. */
static Place place_of(Filler *f, McLoc loc) {
  if (loc.index & 0x80000000u) return find_place(f, loc);
  const McIdEntry *entry = mc_idmap_find(&f->locs, loc.index + 1);
  if (entry->key != 0) return f->places.ptr[entry->value];
  uint32_t number = (uint32_t)f->places.len;
  Place place = find_place(f, loc);
  if (!mc_array_push(f->alloc, &f->places, place) || !mc_idmap_put(f->alloc, &f->locs, loc.index + 1, number)) {
    f->failed = true;
  }
  return place;
}

static void put_places(Filler *f, const Batch *b) {
  int32_t *files = more(f, MC_COLUMN_file, b->count), *lines = more(f, MC_COLUMN_line, b->count);
  int32_t *columns = more(f, MC_COLUMN_column, b->count);
  for (uint32_t i = 0; i < b->count && !f->failed; i++) {
    Place place = place_of(f, (McLoc){b->recs[i]->loc});
    if (files != NULL) files[i] = place.file;
    if (lines != NULL) lines[i] = place.line;
    if (columns != NULL) columns[i] = place.column;
  }
}

/* --- blocks and positions --- */

static void put_block(Filler *f, McBlock block, int32_t row, int32_t region) {
  McContext *ctx = f->ctx;
  if (!mc_idmap_put(f->alloc, &f->blocks, block.index, (uint32_t)f->num_blocks++)) f->failed = true;
  put(f, MC_COLUMN_block_op, row);
  put(f, MC_COLUMN_block_region, region);
  uint32_t num_args = mc_block_num_args(ctx, block);
  int32_t *types = more(f, MC_COLUMN_argument_types, num_args);
  for (uint32_t i = 0; i < num_args && !f->failed; i++) {
    McValue arg = mc_block_arg(ctx, block, i);
    if (types != NULL) types[i] = number_of(f, MC_COLUMN_TYPES, mc_value_type(ctx, arg).index);
    if (f->values != NULL) f->values[arg.index] = ARGUMENT | (uint32_t)(f->num_args + (int32_t)i);
  }
  f->num_args += (int32_t)num_args;
  put(f, MC_COLUMN_argument_offsets, f->num_args);
}

static void put_blocks(Filler *f, const Batch *b, uint32_t first_row) {
  McContext *ctx = f->ctx;
  for (uint32_t i = 0; i < b->count; i++) {
    uint32_t num_regions = b->recs[i]->extra == 0 ? 0 : mc_op_num_regions(ctx, b->ops[i]);
    for (uint32_t r = 0; r < num_regions; r++) {
      McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, b->ops[i], r));
      for (; block.index != MC_NONE && !f->failed; block = mc_block_next(ctx, block)) {
        put_block(f, block, (int32_t)(first_row + i), (int32_t)r);
      }
    }
  }
}

/* Every operation in the levels from `depth` on has been met: the next row is `row`. */
static void close_levels(Filler *f, uint32_t depth, uint32_t row) {
  if (f->wanted & BIT(end)) {
    int32_t *ends = f->to->columns[MC_COLUMN_end].ptr;
    for (size_t i = depth; i < f->levels.len; i++) ends[f->levels.ptr[i].row] = (int32_t)row;
  }
  if (f->levels.len > depth) f->levels.len = depth;
}

/* The level of an operation's siblings still has the block that they are in. */
static Level level_of(Filler *f, const McOpRec *rec, uint32_t depth, uint32_t row) {
  Level level = {.row = row, .block = MC_NONE, .number = -1};
  if (depth == 0) return level;
  if (f->levels.len > depth) level = f->levels.ptr[depth]; /* an earlier sibling set it */
  close_levels(f, depth, row);
  if ((f->wanted & BIT(block)) && level.block != rec->block) {
    level.number = (int32_t)mc_idmap_find(&f->blocks, rec->block)->value;
  }
  level.row = row;
  level.block = rec->block;
  return level;
}

static void put_positions(Filler *f, const Batch *b, uint32_t first_row) {
  McContext *ctx = f->ctx;
  int32_t *parents = more(f, MC_COLUMN_parent, b->count), *depths = more(f, MC_COLUMN_depth, b->count);
  int32_t *blocks = more(f, MC_COLUMN_block, b->count), *regions = more(f, MC_COLUMN_region, b->count);
  int32_t *ends = more(f, MC_COLUMN_end, b->count);
  for (uint32_t i = 0; i < b->count && !f->failed; i++) {
    uint32_t depth = b->depths[i], row = first_row + i, block = b->recs[i]->block;
    Level level = level_of(f, b->recs[i], depth, row);
    if (parents != NULL) parents[i] = depth == 0 ? -1 : (int32_t)f->levels.ptr[depth - 1].row;
    if (depths != NULL) depths[i] = (int32_t)depth;
    if (blocks != NULL) blocks[i] = level.number;
    if (regions != NULL) {
      uint32_t region = depth == 0 ? MC_NONE : mc_block_rec(ctx, (McBlock){block})->region;
      regions[i] = region == MC_NONE ? -1 : (int32_t)mc_region_rec(ctx, (McRegion){region})->index;
    }
    if (ends != NULL) ends[i] = (int32_t)row + 1;
    if (!mc_array_push(f->alloc, &f->levels, level)) f->failed = true;
  }
}

/* --- values and successors --- */

static void put_results(Filler *f, const Batch *b) {
  McContext *ctx = f->ctx;
  int32_t *counts = more(f, MC_COLUMN_result_count, b->count), *offsets = more(f, MC_COLUMN_result_offsets, b->count);
  int32_t first = f->num_results;
  for (uint32_t i = 0; i < b->count; i++) {
    uint32_t count = b->recs[i]->num_results;
    if (f->values != NULL) {
      for (uint32_t r = 0; r < count; r++) f->values[b->recs[i]->results + r] = (uint32_t)f->num_results + r + 1;
    }
    f->num_results += (int32_t)count;
    if (counts != NULL) counts[i] = (int32_t)count;
    if (offsets != NULL) offsets[i] = f->num_results;
  }
  int32_t *types = more(f, MC_COLUMN_result_types, (size_t)(f->num_results - first));
  for (uint32_t i = 0; types != NULL && i < b->count; i++) {
    const McOpRec *rec = b->recs[i];
    if (rec->num_results == 0) continue;
    const McValueRec *results = mc_value_rec(ctx, (McValue){rec->results});
    for (uint32_t r = 0; r < rec->num_results; r++) *types++ = number_of(f, MC_COLUMN_TYPES, results[r].type);
  }
}

/* -1: erased, or not met; arguments as ARGUMENT describes. */
MC_INLINE int32_t number_of_value(const Filler *f, uint32_t value) {
  uint32_t word = value < f->num_values ? f->values[value] : 0;
  return word & ARGUMENT ? -2 - (int32_t)(word & ~ARGUMENT) : (int32_t)word - 1;
}

static void put_operands(Filler *f, const Batch *b) {
  McContext *ctx = f->ctx;
  int32_t *counts = more(f, MC_COLUMN_operand_count, b->count);
  int32_t *offsets = more(f, MC_COLUMN_operand_offsets, b->count);
  size_t first = (size_t)f->num_operands;
  for (uint32_t i = 0; i < b->count; i++) {
    uint32_t count = b->recs[i]->num_operands;
    f->num_operands += (int32_t)count;
    if (counts != NULL) counts[i] = (int32_t)count;
    if (offsets != NULL) offsets[i] = f->num_operands;
  }
  size_t total = (size_t)f->num_operands - first, at = 0;
  int32_t *types = more(f, MC_COLUMN_operand_types, total), *values = more(f, MC_COLUMN_operands, total);
  for (uint32_t i = 0; (types != NULL || values != NULL) && i < b->count && !f->failed; i++) {
    const McOpRec *rec = b->recs[i];
    const McUseRec *uses = rec->num_operands == 0 ? NULL : mc_use_rec(ctx, (McUse){rec->operands});
    for (uint32_t k = 0; k < rec->num_operands; k++, at++) {
      uint32_t value = uses[k].value;
      if (types != NULL) {
        types[at] = value == MC_NONE
                        ? -1
                        : number_of(f, MC_COLUMN_TYPES, mc_value_rec(ctx, (McValue){value})->type);
      }
      if (values == NULL) continue;
      values[at] = number_of_value(f, value);
      Later later = {first + at, value};
      if (values[at] == -1 && value != MC_NONE && !mc_array_push(f->alloc, &f->operands, later)) f->failed = true;
    }
  }
}

static void put_successors_of(Filler *f, McOp op, uint32_t count) {
  int32_t *to = more(f, MC_COLUMN_successors, count);
  for (uint32_t i = 0; to != NULL && i < count; i++) {
    McBlock block = mc_op_successor(f->ctx, op, i);
    const McIdEntry *entry = block.index == MC_NONE ? NULL : mc_idmap_find(&f->blocks, block.index);
    to[i] = entry == NULL || entry->key == 0 ? -1 : (int32_t)entry->value;
    Later later = {(size_t)f->num_successors + i, block.index};
    if (to[i] == -1 && block.index != MC_NONE && !mc_array_push(f->alloc, &f->successors, later)) f->failed = true;
  }
}

static void put_extra(Filler *f, const Batch *b) {
  int32_t *regions = more(f, MC_COLUMN_region_count, b->count);
  int32_t *counts = more(f, MC_COLUMN_successor_count, b->count);
  int32_t *offsets = more(f, MC_COLUMN_successor_offsets, b->count);
  for (uint32_t i = 0; i < b->count && !f->failed; i++) {
    bool plain = b->recs[i]->extra == 0;
    uint32_t count = plain ? 0 : mc_op_num_successors(f->ctx, b->ops[i]);
    if (count != 0) put_successors_of(f, b->ops[i], count);
    f->num_successors += (int32_t)count;
    if (regions != NULL) regions[i] = plain ? 0 : (int32_t)mc_op_num_regions(f->ctx, b->ops[i]);
    if (counts != NULL) counts[i] = (int32_t)count;
    if (offsets != NULL) offsets[i] = f->num_successors;
  }
}

/* Values and blocks that were met after their first use; then arguments come after all results. */
static void fill_later(Filler *f) {
  int32_t *successors = f->to->columns[MC_COLUMN_successors].ptr;
  for (size_t i = 0; i < f->successors.len; i++) {
    const McIdEntry *entry = mc_idmap_find(&f->blocks, f->successors.ptr[i].id);
    if (entry->key != 0) successors[f->successors.ptr[i].at] = (int32_t)entry->value;
  }
  Numbers *operands = &f->to->columns[MC_COLUMN_operands];
  for (size_t i = 0; i < f->operands.len; i++) {
    operands->ptr[f->operands.ptr[i].at] = number_of_value(f, f->operands.ptr[i].id);
  }
  for (size_t i = 0; i < operands->len; i++) {
    int32_t number = operands->ptr[i];
    operands->ptr[i] = number < -1 ? f->num_results - 2 - number : number;
  }
}

/* --- rows --- */

static void put_attributes(Filler *f, const Batch *b) {
  for (size_t k = 0; k < f->to->num_attrs; k++) {
    int32_t *to = more_of(f, &f->to->attrs[k], b->count);
    for (uint32_t i = 0; to != NULL && i < b->count; i++) {
      uint32_t attr = mc_op_attribute(f->ctx, b->ops[i], f->attrs[k]).index;
      to[i] = attr == MC_NONE ? -1 : number_of(f, MC_COLUMN_ATTRS, attr);
    }
  }
}

static void put_names(Filler *f, const Batch *b) {
  int32_t *names = more(f, MC_COLUMN_name, b->count);
  for (uint32_t i = 0; names != NULL && i < b->count; i++) names[i] = number_of(f, MC_COLUMN_NAMES, b->recs[i]->name);
}

static void put_rows(Filler *f, const Batch *b) {
  const uint64_t wanted = f->wanted;
  uint32_t first_row = (uint32_t)f->to->rows.len;
  if (!mc_array_reserve(f->alloc, &f->to->rows, b->count)) {
    f->failed = true;
    return;
  }
  McOpHandle *handles = f->to->rows.ptr + first_row;
  for (uint32_t i = 0; i < b->count; i++) handles[i] = (McOpHandle){b->ops[i], b->recs[i]->generation};
  f->to->rows.len += b->count;
  put_names(f, b);
  if (wanted & NEED_BLOCKS) put_blocks(f, b, first_row); /* before the rows that are in them */
  if (wanted & NEED_POSITION) put_positions(f, b, first_row);
  put_results(f, b);
  put_operands(f, b);
  if (wanted & NEED_EXTRA) put_extra(f, b);
  if (wanted & NEED_PLACES) put_places(f, b);
  put_attributes(f, b);
}

/* As mc_op_after, which most operations do not need: the next one is beside them. */
MC_INLINE McOp next_of(const McContext *ctx, McOp root, McOp op, uint32_t *depth) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  return MC_LIKELY(rec->extra == 0 && rec->next != MC_NONE && op.index != root.index)
             ? (McOp){rec->next}
             : mc_op_after(ctx, root, op, depth);
}

/* Fills the batch with `op` and what comes after it. Returns the operation after those. */
static McOp fill_batch(McContext *ctx, McOp root, McOp op, uint32_t *depth, Batch *b) {
  for (b->count = 0; b->count < BATCH && op.index != MC_NONE; b->count++) {
    const McOpRec *rec = mc_op_rec(ctx, op);
    MC_PREFETCH((const char *)rec + 12 * sizeof *rec); /* the order of operations in memory is close to their order in
                                                        * the tree */
    b->ops[b->count] = op;
    b->recs[b->count] = rec;
    b->depths[b->count] = *depth;
    op = next_of(ctx, root, op, depth);
  }
  return op;
}

#define MANY 65536u /* entries: the pages of so large a column are made at once */
static bool reserve_column(Filler *f, Numbers *numbers, size_t room) {
  if (!mc_array_reserve(f->alloc, numbers, room)) return false;
  if (room >= MANY) mc_memory_populate(numbers->ptr, room * sizeof *numbers->ptr);
  return true;
}

/* A growing array is copied again and again. The arrays of a tree that has a pool of its own get the pool's size at
 * once. */
static bool reserve_columns(Filler *f, McOp root) {
  McContext *ctx = f->ctx;
  if (!(mc_op_rec(ctx, root)->flags & MC_OP_OWNS_POOL)) return true;
  const McPool *pool = mc_pool_of(ctx, MC_TABLE_OPS, root.index);
  size_t rows = mc_pool_room(ctx, pool, MC_TABLE_OPS);
  for (int i = 0; i < MC_NUM_COLUMNS; i++) {
    size_t room = rows + 1; /* offsets have one more */
    if ((BIT(operands) | BIT(operand_types)) >> i & 1) room = mc_pool_room(ctx, pool, MC_TABLE_USES);
    else if (BIT(result_types) >> i & 1) room = mc_pool_room(ctx, pool, MC_TABLE_VALUES);
    else if ((PER_BLOCK | BIT(successors)) >> i & 1) room = 0; /* few */
    if ((f->wanted >> i & 1) && !reserve_column(f, &f->to->columns[i], room)) return false;
  }
  for (size_t i = 0; i < f->to->num_attrs; i++) {
    if (!reserve_column(f, &f->to->attrs[i], rows)) return false;
  }
  return mc_array_reserve(f->alloc, &f->to->rows, rows);
}

/* Names alone, when only their counts are wanted: no array is looked up again for each row. */
static bool fill_names(Filler *f, McOp op, McTicker *ticker) {
  McContext *ctx = f->ctx;
  McColumns *to = f->to;
  Table *table = &to->tables[MC_COLUMN_NAMES];
  Numbers *names = &to->columns[MC_COLUMN_name];
  const McOp root = op;
  uint32_t depth = 0;
  while (op.index != MC_NONE) {
    if (!mc_array_reserve(f->alloc, &to->rows, 1) || !mc_array_reserve(f->alloc, names, 1)) return false;
    size_t room = to->rows.cap - to->rows.len, n = 0;
    if (names->cap - names->len < room) room = names->cap - names->len;
    McOpHandle *rows = to->rows.ptr + to->rows.len;
    int32_t *numbers = names->ptr + names->len;
    uint32_t *counts = to->name_counts.ptr;
    const McOpRec *rec = mc_op_rec(ctx, op);
    for (; n < room && op.index != MC_NONE; n++) {
      const McIdEntry *recent = &table->recent[rec->name % RECENT];
      int32_t number = (int32_t)recent->value;
      MC_PREFETCH((const char *)rec + 12 * sizeof *rec); /* the order of operations in memory is close to their order in
                                                          * the tree */
      if (MC_UNLIKELY(recent->key != rec->name)) {
        number = look_up(f, table, rec->name);
        if (number < 0 || (table->ids.len > to->name_counts.len && !mc_array_push(f->alloc, &to->name_counts, 0))) {
          return false;
        }
        counts = to->name_counts.ptr;
      }
      counts[number]++;
      numbers[n] = number;
      rows[n] = (McOpHandle){op, rec->generation};
      if (mc_tick(ticker)) return false;
      bool is_plain = rec->extra == 0 && rec->next != MC_NONE && op.index != root.index;
      if (MC_LIKELY(is_plain && rec->next == op.index + 1 && (rec->next & ((1u << MC_OPS_SHIFT) - 1)) != 0)) {
        op.index++; /* beside it in the same chunk: its address does not depend on rec->next */
        rec++;
        continue;
      }
      op = is_plain ? (McOp){rec->next} : mc_op_after(ctx, root, op, &depth);
      if (op.index != MC_NONE) rec = mc_op_rec(ctx, op);
    }
    to->rows.len += n;
    names->len += n;
  }
  return true;
}

static bool fill(Filler *f, McOp root) {
  McContext *ctx = f->ctx;
  McTicker ticker;
  mc_ticker_init(&ticker, ctx);
  if (!mc_idmap_init(f->alloc, &f->blocks, 0) || !mc_idmap_init(f->alloc, &f->locs, 0)) return false;
  if (!reserve_columns(f, root)) return false;
  if (f->wanted == BIT(name)) return fill_names(f, root, &ticker);
  if (f->wanted & BIT(operands)) {
    f->num_values = mc_table_num_ids(ctx, MC_TABLE_VALUES);
    f->values = mc_reserve(f->alloc, f->num_values * sizeof *f->values);
    if (f->values == NULL) return false;
  }
  put(f, MC_COLUMN_operand_offsets, 0);
  put(f, MC_COLUMN_result_offsets, 0);
  put(f, MC_COLUMN_successor_offsets, 0);
  put(f, MC_COLUMN_argument_offsets, 0);
  Batch batch;
  uint32_t depth = 0;
  for (McOp op = root; op.index != MC_NONE && !f->failed;) {
    op = fill_batch(ctx, root, op, &depth, &batch);
    put_rows(f, &batch);
    if (mc_ticker_slow(&ticker)) return false; /* for every batch */
  }
  if (f->failed) return false;
  close_levels(f, 0, (uint32_t)f->to->rows.len);
  fill_later(f);
  return true;
}

McColumns *mc_columns_new(McContext *ctx, McOp root, uint64_t wanted, const McIdent *attrs, size_t num_attrs) {
  McColumns *columns = mc_alloc_zeroed(&ctx->alloc, sizeof *columns);
  if (columns == NULL) return NULL;
  columns->ctx = ctx;
  bool ok = true;
  if (num_attrs != 0) {
    wanted |= (uint64_t)1 << MC_NUM_COLUMNS; /* attributes are among the wanted data of a row */
    columns->attrs = mc_alloc_zeroed(&ctx->alloc, num_attrs * sizeof *columns->attrs);
    ok = columns->attrs != NULL;
    if (ok) columns->num_attrs = num_attrs;
  }
  for (int i = 0; ok && i < MC_NUM_COLUMN_TABLES; i++) ok = mc_idmap_init(&ctx->alloc, &columns->tables[i].numbers, 0);
  Filler f = {.to = columns, .ctx = ctx, .alloc = &ctx->alloc, .wanted = wanted, .attrs = attrs};
  ok = ok && fill(&f, root);
  mc_idmap_fini(f.alloc, &f.blocks);
  if (f.values != NULL) mc_unreserve(f.alloc, f.values, f.num_values * sizeof *f.values);
  mc_idmap_fini(f.alloc, &f.locs);
  mc_array_fini(f.alloc, &f.levels);
  mc_array_fini(f.alloc, &f.places);
  mc_array_fini(f.alloc, &f.operands);
  mc_array_fini(f.alloc, &f.successors);
  if (ok) return columns;
  mc_columns_free(columns);
  return NULL;
}

void mc_columns_free(McColumns *columns) {
  if (columns == NULL) return;
  McAlloc *alloc = &columns->ctx->alloc;
  for (int i = 0; i < MC_NUM_COLUMNS; i++) mc_array_fini(alloc, &columns->columns[i]);
  for (size_t i = 0; i < columns->num_attrs; i++) mc_array_fini(alloc, &columns->attrs[i]);
  mc_free(alloc, columns->attrs, columns->num_attrs * sizeof *columns->attrs);
  for (int i = 0; i < MC_NUM_COLUMN_TABLES; i++) {
    mc_idmap_fini(alloc, &columns->tables[i].numbers);
    mc_array_fini(alloc, &columns->tables[i].ids);
  }
  mc_array_fini(alloc, &columns->rows);
  mc_array_fini(alloc, &columns->name_counts);
  mc_free(alloc, columns, sizeof *columns);
}

size_t mc_columns_rows(const McColumns *columns) { return columns->rows.len; }

McOpHandle mc_columns_row(const McColumns *columns, size_t row) { return columns->rows.ptr[row]; }

bool mc_columns_select(const McColumns *columns, const uint8_t *mask, ptrdiff_t stride, McOp *ops, size_t *count,
                       size_t *row) {
  enum { AT_ONCE = 256 };
  McOpHandle handles[AT_ONCE];
  uint32_t rows[AT_ONCE];
  *count = 0;
  for (size_t i = 0; i < columns->rows.len;) {
    size_t n = 0;
    for (; i < columns->rows.len && n < AT_ONCE; i++, mask += stride) {
      handles[n] = columns->rows.ptr[i];
      rows[n] = (uint32_t)i;
      n += *mask != 0;
    }
    size_t live = mc_ops_live(columns->ctx, handles, n);
    if (live < n) {
      *row = rows[live];
      return false;
    }
    for (size_t k = 0; k < n; k++) ops[(*count)++] = handles[k].op;
  }
  return true;
}

const uint32_t *mc_columns_table(const McColumns *columns, McColumnTable table, size_t *count) {
  *count = columns->tables[table].ids.len;
  return columns->tables[table].ids.ptr;
}

const uint32_t *mc_columns_name_counts(const McColumns *columns) { return columns->name_counts.ptr; }

int32_t *mc_columns_take(McColumns *columns, size_t column, size_t *count, size_t *room) {
  Numbers *numbers = column < MC_NUM_COLUMNS ? &columns->columns[column] : &columns->attrs[column - MC_NUM_COLUMNS];
  int32_t *taken = numbers->ptr;
  *count = numbers->len;
  *room = numbers->cap;
  mc_array_init(numbers);
  return taken;
}

void mc_column_free(McContext *ctx, int32_t *column, size_t room) {
  mc_free(&ctx->alloc, column, room * sizeof *column);
}

McOp mc_op_find(McContext *ctx, McOp root, McOp after, McOpName name, McIdent attr) {
  uint32_t depth = 0;
  McOp op = after.index == MC_NONE ? root : mc_op_after(ctx, root, after, &depth);
  for (; op.index != MC_NONE; op = next_of(ctx, root, op, &depth)) {
    if (name.index != MC_NONE && mc_op_rec(ctx, op)->name != name.index) continue;
    if (attr.index == MC_NONE || mc_op_attribute(ctx, op, attr).index != MC_NONE) break;
  }
  return op;
}
