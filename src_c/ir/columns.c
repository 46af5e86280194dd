/* columns.c - a tree of operations as arrays of numbers, a row for each operation in pre-order, and finding operations.
 *
 * The walk is done once and fills only the wanted columns. An operation may use values that are defined later in the
 * tree, so operands and successors are filled from the rows afterwards. Names, types, files and attributes become
 * numbers in the order in which they are met; a table maps each number back. The McColumns owns the arrays until they
 * are taken.
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

typedef struct Filler {
  McColumns *to;
  McContext *ctx;
  McAlloc *alloc;
  uint64_t wanted;
  const McIdent *attrs; /* borrowed: names of to->attrs */
  MC_ARRAY(Level) levels;
  McIdMap blocks;  /* McBlock -> its number */
  McIdMap values;  /* McValue -> number of a result, or ~number of an argument */
  McIdMap locs;    /* McLoc that is no position -> number in places */
  MC_ARRAY(Place) places;
  McSourceCursor near; /* the last position: the next is mostly close to it */
  int32_t num_operands, num_results, num_successors, num_blocks, num_args;
} Filler;

#define BIT(column) ((uint64_t)1 << MC_COLUMN_##column)
#define NEED_VALUES (BIT(operands))
#define NEED_BLOCKS \
  (BIT(block) | BIT(block_op) | BIT(block_region) | BIT(argument_offsets) | BIT(argument_types) | BIT(successors) | \
   NEED_VALUES)
#define NEED_OPERANDS (BIT(operands) | BIT(operand_types))
#define NEED_PLACES (BIT(file) | BIT(line) | BIT(column))

const char *mc_column_name(int column) {
  static const char *const names[] = {
#define X(name) #name,
    MC_COLUMNS(X)
#undef X
  };
  return column >= 0 && column < MC_NUM_COLUMNS ? names[column] : NULL;
}

MC_INLINE bool put(Filler *f, int column, int32_t value) {
  if (!(f->wanted >> column & 1)) return true;
  Numbers *numbers = &f->to->columns[column];
  return mc_array_push(f->alloc, numbers, value);
}

static MC_NOINLINE int32_t look_up(Filler *f, Table *t, uint32_t id) {
  const McIdEntry *entry = mc_idmap_find(&t->numbers, id);
  uint32_t number = entry->value;
  if (entry->key == 0) {
    number = (uint32_t)t->ids.len;
    if (!mc_array_push(f->alloc, &t->ids, id)) return -1;
    if (!mc_idmap_put(f->alloc, &t->numbers, id, number)) return -1;
  }
  t->recent[id % RECENT] = (McIdEntry){id, number};
  return (int32_t)number;
}

/* The number of `id` in a table; < 0: out of memory. */
MC_INLINE int32_t number_of(Filler *f, int table, uint32_t id) {
  const McIdEntry *recent = &f->to->tables[table].recent[id % RECENT];
  return MC_LIKELY(recent->key == id) ? (int32_t)recent->value : look_up(f, &f->to->tables[table], id);
}

/* `id` MC_NONE: there is none; the number is -1. */
MC_INLINE bool put_id(Filler *f, int column, int table, uint32_t id) {
  if (!(f->wanted >> column & 1)) return true;
  int32_t number = id == MC_NONE ? -1 : number_of(f, table, id);
  return (number >= 0 || id == MC_NONE) && put(f, column, number);
}

/* The file, line and column that a location leads to: through names, to the callee of a call, to the first of fused
 * ones. */
static bool find_place(Filler *f, McLoc loc, Place *place) {
  McContext *ctx = f->ctx;
  *place = (Place){-1, 0, 0};
  while (!(loc.index & 0x80000000u) && loc.index != MC_NONE && mc_loc_num_children(ctx, loc) != 0) {
    loc = mc_loc_child(ctx, loc, 0);
  }
  McIdent file;
  uint32_t line, column;
  if (loc.index & 0x80000000u) {
    uint32_t position = loc.index & 0x7FFFFFFFu;
    if (!mc_sources_locate_near(ctx->sources, &f->near, position, &file, &line, &column)) return true;
  } else {
    if (loc.index == MC_NONE || mc_kind(ctx, loc.index) != MC_LOC_FILE) return true;
    file = mc_loc_file_name(ctx, loc);
    line = mc_loc_line(ctx, loc, 0);
    column = mc_loc_line(ctx, loc, 1);
  }
  *place = (Place){number_of(f, MC_COLUMN_FILES, file.index), (int32_t)line, (int32_t)column};
  return place->file >= 0;
}

static bool put_place(Filler *f, McLoc loc) {
  Place place;
  if (loc.index & 0x80000000u) {
    if (!find_place(f, loc, &place)) return false;
  } else { /* deep ones are shared by many operations: each is resolved once */
    const McIdEntry *entry = mc_idmap_find(&f->locs, loc.index + 1);
    if (entry->key != 0) {
      place = f->places.ptr[entry->value];
    } else {
      uint32_t number = (uint32_t)f->places.len;
      if (!find_place(f, loc, &place) || !mc_array_push(f->alloc, &f->places, place)) return false;
      if (!mc_idmap_put(f->alloc, &f->locs, loc.index + 1, number)) return false;
    }
  }
  return put(f, MC_COLUMN_file, place.file) && put(f, MC_COLUMN_line, place.line) &&
         put(f, MC_COLUMN_column, place.column);
}

static bool put_block(Filler *f, McBlock block, int32_t row, int32_t region) {
  McContext *ctx = f->ctx;
  if (!mc_idmap_put(f->alloc, &f->blocks, block.index, (uint32_t)f->num_blocks++)) return false;
  if (!put(f, MC_COLUMN_block_op, row) || !put(f, MC_COLUMN_block_region, region)) return false;
  uint32_t num_args = mc_block_num_args(ctx, block);
  for (uint32_t i = 0; i < num_args; i++) {
    McValue arg = mc_block_arg(ctx, block, i);
    if (!put_id(f, MC_COLUMN_argument_types, MC_COLUMN_TYPES, mc_value_type(ctx, arg).index)) return false;
    if ((f->wanted & NEED_VALUES) && !mc_idmap_put(f->alloc, &f->values, arg.index, ~((uint32_t)f->num_args + i))) {
      return false;
    }
  }
  f->num_args += (int32_t)num_args;
  return put(f, MC_COLUMN_argument_offsets, f->num_args);
}

static bool put_blocks(Filler *f, McOp op, int32_t row) {
  McContext *ctx = f->ctx;
  uint32_t num_regions = mc_op_num_regions(ctx, op);
  for (uint32_t i = 0; i < num_regions; i++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
    for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      if (!put_block(f, block, row, (int32_t)i)) return false;
    }
  }
  return true;
}

static bool put_results(Filler *f, McOp op, uint32_t count) {
  McContext *ctx = f->ctx;
  for (uint32_t i = 0; (f->wanted & (BIT(result_types) | NEED_VALUES)) && i < count; i++) {
    McValue result = mc_op_result(ctx, op, i);
    if (!put_id(f, MC_COLUMN_result_types, MC_COLUMN_TYPES, mc_value_type(ctx, result).index)) return false;
    if ((f->wanted & NEED_VALUES) && !mc_idmap_put(f->alloc, &f->values, result.index, (uint32_t)f->num_results + i)) {
      return false;
    }
  }
  f->num_results += (int32_t)count;
  return put(f, MC_COLUMN_result_count, (int32_t)count) && put(f, MC_COLUMN_result_offsets, f->num_results);
}

/* Every nested operation of the levels from `depth` on has been visited. */
static void close_levels(Filler *f, uint32_t depth) {
  if (f->wanted & BIT(end)) {
    for (size_t i = depth; i < f->levels.len; i++) {
      f->to->columns[MC_COLUMN_end].ptr[f->levels.ptr[i].row] = (int32_t)f->to->rows.len;
    }
  }
  if (f->levels.len > depth) f->levels.len = depth;
}

/* The position of the operation. The level of its siblings still has the block that they are in. */
static bool put_position(Filler *f, const McOpRec *rec, int32_t row, uint32_t depth) {
  Level level = {.row = (uint32_t)row, .block = MC_NONE, .number = -1};
  int32_t parent = -1, region = -1;
  if (depth != 0) {
    if (f->levels.len > depth) level = f->levels.ptr[depth]; /* an earlier sibling set it */
    close_levels(f, depth);
    parent = (int32_t)f->levels.ptr[depth - 1].row;
    if ((f->wanted & BIT(block)) && level.block != rec->block) {
      level.number = (int32_t)mc_idmap_find(&f->blocks, rec->block)->value;
    }
    level.row = (uint32_t)row;
    level.block = rec->block;
    region = (int32_t)mc_region_rec(f->ctx, (McRegion){mc_block_rec(f->ctx, (McBlock){rec->block})->region})->index;
  }
  return mc_array_push(f->alloc, &f->levels, level) && put(f, MC_COLUMN_parent, parent) &&
         put(f, MC_COLUMN_depth, (int32_t)depth) && put(f, MC_COLUMN_block, level.number) &&
         put(f, MC_COLUMN_region, region) && put(f, MC_COLUMN_end, row + 1);
}

/* Columns that are wanted more rarely than names and positions. */
static bool put_rest(Filler *f, McOp op, const McOpRec *rec, int32_t row) {
  McContext *ctx = f->ctx;
  if (!put(f, MC_COLUMN_operand_count, (int32_t)rec->num_operands)) return false;
  f->num_operands += (int32_t)rec->num_operands;
  if (!put(f, MC_COLUMN_operand_offsets, f->num_operands)) return false;
  if (!put_results(f, op, rec->num_results)) return false;
  if (rec->extra == 0) {
    if (!put(f, MC_COLUMN_region_count, 0) || !put(f, MC_COLUMN_successor_count, 0)) return false;
  } else {
    uint32_t num_successors = mc_op_num_successors(ctx, op);
    f->num_successors += (int32_t)num_successors;
    if (!put(f, MC_COLUMN_region_count, (int32_t)mc_op_num_regions(ctx, op))) return false;
    if (!put(f, MC_COLUMN_successor_count, (int32_t)num_successors)) return false;
    if ((f->wanted & NEED_BLOCKS) && !put_blocks(f, op, row)) return false;
  }
  if (!put(f, MC_COLUMN_successor_offsets, f->num_successors)) return false;
  if ((f->wanted & NEED_PLACES) && !put_place(f, (McLoc){rec->loc})) return false;
  for (size_t i = 0; i < f->to->num_attrs; i++) {
    uint32_t attr = mc_op_attribute(ctx, op, f->attrs[i]).index;
    int32_t number = attr == MC_NONE ? -1 : number_of(f, MC_COLUMN_ATTRS, attr);
    if ((number < 0 && attr != MC_NONE) || !mc_array_push(f->alloc, &f->to->attrs[i], number)) return false;
  }
  return true;
}

MC_INLINE bool put_row(Filler *f, McOp op, uint32_t depth) {
  const McOpRec *rec = mc_op_rec(f->ctx, op);
  const uint64_t wanted = f->wanted;
  int32_t row = (int32_t)f->to->rows.len;
  MC_PREFETCH((const char *)rec + 12 * sizeof *rec); /* the order of operations in memory is close to their order in the
                                                      * tree */
  if ((wanted & (BIT(parent) | BIT(depth) | BIT(block) | BIT(region) | BIT(end))) &&
      !put_position(f, rec, row, depth)) {
    return false;
  }
  if (!mc_array_reserve(f->alloc, &f->to->rows, 1)) return false;
  McOpHandle *handle = &f->to->rows.ptr[f->to->rows.len++];
  handle->op = op;
  handle->generation = rec->generation;
  if (wanted & BIT(name)) {
    int32_t number = number_of(f, MC_COLUMN_NAMES, rec->name);
    if (number < 0 || !mc_array_push(f->alloc, &f->to->columns[MC_COLUMN_name], number)) return false;
  }
  return !(wanted & ~(BIT(name) | BIT(parent) | BIT(depth) | BIT(end))) || put_rest(f, op, rec, row);
}

/* As mc_op_after, which most operations do not need: the next one is beside them. */
MC_INLINE McOp next_of(const McContext *ctx, McOp root, McOp op, uint32_t *depth) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  return MC_LIKELY(rec->extra == 0 && rec->next != MC_NONE && op.index != root.index)
             ? (McOp){rec->next}
             : mc_op_after(ctx, root, op, depth);
}

static bool put_operands(Filler *f, McOp op) {
  McContext *ctx = f->ctx;
  uint32_t count = mc_op_num_operands(ctx, op);
  for (uint32_t i = 0; i < count; i++) {
    McValue value = mc_op_operand(ctx, op, i);
    uint32_t type = value.index == MC_NONE ? MC_NONE : mc_value_type(ctx, value).index;
    if (!put_id(f, MC_COLUMN_operand_types, MC_COLUMN_TYPES, type)) return false;
    if (!(f->wanted & BIT(operands))) continue;
    int32_t number = -1; /* dropped, or defined outside */
    if (value.index != MC_NONE) {
      const McIdEntry *entry = mc_idmap_find(&f->values, value.index);
      if (entry->key != 0) {
        number = (int32_t)entry->value < 0 ? f->num_results + (int32_t)~entry->value : (int32_t)entry->value;
      }
    }
    if (!put(f, MC_COLUMN_operands, number)) return false;
  }
  return true;
}

static bool put_successors(Filler *f, McOp op) {
  McContext *ctx = f->ctx;
  uint32_t count = mc_op_num_successors(ctx, op);
  for (uint32_t i = 0; i < count; i++) {
    McBlock block = mc_op_successor(ctx, op, i);
    const McIdEntry *entry = block.index == MC_NONE ? NULL : mc_idmap_find(&f->blocks, block.index);
    if (!put(f, MC_COLUMN_successors, entry == NULL || entry->key == 0 ? -1 : (int32_t)entry->value)) return false;
  }
  return true;
}

/* A growing array is copied again and again. The arrays of a tree that has a pool of its own get the pool's size at
 * once. */
static bool reserve_rows(Filler *f, McOp root) {
  static const int per_row[] = {MC_COLUMN_name, MC_COLUMN_parent, MC_COLUMN_end, MC_COLUMN_depth, MC_COLUMN_block};
  if (!(mc_op_rec(f->ctx, root)->flags & MC_OP_OWNS_POOL)) return true;
  size_t rows = mc_pool_room(f->ctx, mc_pool_of(f->ctx, MC_TABLE_OPS, root.index), MC_TABLE_OPS);
  for (size_t i = 0; i < MC_COUNT(per_row); i++) {
    if ((f->wanted >> per_row[i] & 1) && !mc_array_reserve(f->alloc, &f->to->columns[per_row[i]], rows)) return false;
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
  uint32_t depth = 0;
  mc_ticker_init(&ticker, ctx);
  if (!mc_idmap_init(f->alloc, &f->blocks, 0) || !mc_idmap_init(f->alloc, &f->values, 0) ||
      !mc_idmap_init(f->alloc, &f->locs, 0)) {
    return false;
  }
  if (!reserve_rows(f, root)) return false;
  if (f->wanted == BIT(name)) return fill_names(f, root, &ticker);
  if (!put(f, MC_COLUMN_operand_offsets, 0) || !put(f, MC_COLUMN_result_offsets, 0)) return false;
  if (!put(f, MC_COLUMN_successor_offsets, 0) || !put(f, MC_COLUMN_argument_offsets, 0)) return false;
  for (McOp op = root; op.index != MC_NONE; op = next_of(ctx, root, op, &depth)) {
    if (!put_row(f, op, depth) || mc_tick(&ticker)) return false;
  }
  close_levels(f, 0);
  if (!(f->wanted & (NEED_OPERANDS | BIT(successors)))) return true;
  for (size_t i = 0; i < f->to->rows.len; i++) {
    McOp op = f->to->rows.ptr[i].op;
    if ((f->wanted & NEED_OPERANDS) && !put_operands(f, op)) return false;
    if ((f->wanted & BIT(successors)) && mc_op_rec(ctx, op)->extra != 0 && !put_successors(f, op)) return false;
    if (mc_tick(&ticker)) return false;
  }
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
  mc_idmap_fini(f.alloc, &f.values);
  mc_idmap_fini(f.alloc, &f.locs);
  mc_array_fini(f.alloc, &f.levels);
  mc_array_fini(f.alloc, &f.places);
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
