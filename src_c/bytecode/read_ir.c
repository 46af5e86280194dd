/* read_ir.c - operations, blocks and regions of bytecode.
 *
 * One loop with a stack of regions. Values are numbered along nested regions; an isolated operation begins anew. A
 * value that is used before its definition is a placeholder, whose list of uses the value takes over as it is: uses are
 * made in the order of the operations, so every list is in the order that the format takes for granted.
 */
#include "bytecode/reader.h"
#include "defs/opdefs.h"

typedef struct Frame { /* the regions of one operation */
  McOp op;
  uint32_t region, num_regions;       /* the current one; all */
  uint32_t block, num_blocks;         /* the current one; of the region */
  uint32_t blocks;                    /* where the region's blocks begin in State.blocks */
  uint32_t values, next_value, end_values; /* of the region, in State.values */
  uint32_t settled;                   /* end of the values defined before the current operation */
  uint32_t block_values;              /* where those of the current block begin */
  uint32_t entry_end;                 /* end of the entry block's; 0: that is current */
  uint32_t bounds_at;                 /* number of the nearest frame with `bounds`, this one or one around it */
  bool bounds, unsure;                /* the operation is isolated; not shown here: that each operand of the region
                                         dominates its use, and that only last operations have successors */
  uint32_t crossings;                 /* State.crossings where the region began */
  uint32_t outer_scope;
  uint32_t ops_left;                  /* in the block */
  bool is_section;
  bool holds;                         /* regions of operations in it can be put off */
  McBcCursor outer;                   /* of a section: where reading goes on after it */
} Frame;


typedef struct State {
  McBcReader *r;
  McContext *ctx;
  McPool *pool;
  McBcCursor c;
  MC_ARRAY(Frame) frames;
  McWords values;     /* of the open scopes; 0: not defined yet */
  uint32_t scope;     /* where the current one begins */
  uint32_t crossings; /* uses so far that may be in another isolated operation than their value, at whatever depth */
  McWords blocks;
  McWords operands, results, successors; /* of the operation that is read */
  McWords orders;     /* all numbers of use lists */
  MC_ARRAY(McBcUseList) use_lists;
  size_t first_use_list; /* of the operation or block that is read: results and arguments by number */
  McTicker ticker;
} State;

static bool no_memory(State *s) { return mc_bc_no_memory(s->r); }

/* --- values --- */

/* The value takes the uses of its placeholder over. */
static void adopt_uses(State *s, McValue placeholder, McValue value) {
  McContext *ctx = s->ctx;
  McValueRec *from = mc_value_rec(ctx, placeholder);
  mc_value_rec(ctx, value)->first_use = from->first_use;
  for (uint32_t use = from->first_use; use != MC_NONE; use = mc_use_rec(ctx, (McUse){use})->next) {
    mc_use_rec(ctx, (McUse){use})->value = value.index;
  }
  from->first_use = MC_NONE;
  mc_value_replace_placeholder(ctx, placeholder, (McValue){MC_NONE});
}

MC_INLINE bool define_value(State *s, Frame *f, McValue value) {
  if (MC_UNLIKELY(f->next_value == f->end_values)) {
    return mc_bc_fail(s->r, &s->c, "more values are defined in a region than it said");
  }
  uint32_t *slot = &s->values.ptr[f->next_value++];
  if (MC_UNLIKELY(*slot != MC_NONE)) {
    adopt_uses(s, (McValue){*slot}, value);
    s->crossings++;
  }
  *slot = value.index;
  return true;
}

/* An operand that is not of the current block, or not defined yet: what is defined in the block, in the entry block or
 * in such a block around dominates its use; of anything else the region that is isolated is not sure. */
static MC_NOINLINE void look_around(State *s, uint32_t at) {
  size_t last = s->frames.len - 1, first = s->frames.ptr[last].bounds_at;
  Frame *bounds = &s->frames.ptr[first];
  while (first < last) { /* the innermost frame whose values begin at the value or before */
    size_t middle = last - (last - first) / 2;
    if (at < s->frames.ptr[middle].values) last = middle - 1;
    else first = middle;
  }
  const Frame *f = &s->frames.ptr[first];
  bool sure = at >= f->values && at < f->settled && (at >= f->block_values || at < f->entry_end);
  if (sure) return;
  bounds->unsure = true;
  s->crossings++;
}

static bool read_operands(State *s, const Frame *f) {
  uint32_t count, number;
  if (!mc_bc_count(s->r, &s->c, "operands", &count)) return false;
  if (!mc_array_reserve(&s->ctx->alloc, &s->operands, count)) return no_memory(s);
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_bc_index(s->r, &s->c, s->values.len - s->scope, "value", &number)) return false;
    number += s->scope;
    if (number < f->block_values || number >= f->settled) look_around(s, number);
    uint32_t *slot = &s->values.ptr[number];
    if (MC_UNLIKELY(*slot == MC_NONE)) {
      *slot = mc_value_create_placeholder(s->ctx, s->pool, mc_type_none(s->ctx)).index;
      if (*slot == MC_NONE) return no_memory(s);
    }
    s->operands.ptr[s->operands.len++] = *slot;
  }
  return true;
}

/* --- use lists --- */

/* Orders of the uses of `count` results or arguments; whose they are is filled in once they exist. */
static bool read_use_lists(State *s, uint32_t count) {
  uint32_t num = 1, which = 0;
  if (count == 0) return mc_bc_fail(s->r, &s->c, "an order of uses, but no values");
  if (count > 1 && !mc_bc_count(s->r, &s->c, "orders of uses", &num)) return false;
  for (uint32_t i = 0; i < num; i++) {
    uint64_t word;
    if (count > 1 && !mc_bc_index(s->r, &s->c, count, "value of an order of uses", &which)) return false;
    const McBcCursor at = s->c;
    if (!mc_bc_varint(s->r, &s->c, &word)) return false;
    if (word >> 1 > mc_bc_left(&s->c) || s->orders.len > UINT32_MAX / 2) {
      return mc_bc_fail(s->r, &at, "expected at most %zu uses, got %llu", mc_bc_left(&s->c),
                        (unsigned long long)(word >> 1));
    }
    McBcUseList list = {{which}, (word & 1) != 0, (uint32_t)s->orders.len, (uint32_t)(word >> 1)};
    for (uint32_t k = 0; k < list.count; k++) {
      if (!mc_bc_varint(s->r, &s->c, &word)) return false;
      if (!mc_array_push(&s->ctx->alloc, &s->orders, word > UINT32_MAX ? UINT32_MAX : (uint32_t)word)) {
        return no_memory(s);
      }
    }
    if (!mc_array_push(&s->ctx->alloc, &s->use_lists, list)) return no_memory(s);
  }
  return true;
}

/* order[p] becomes where the p-th use of the usual order goes. False: it is no permutation. */
static bool place_uses(State *s, const McBcUseList *list, uint32_t *order, uint32_t count) {
  const uint32_t *words = s->orders.ptr + list->first;
  if (list->pairs ? (list->count & 1) != 0 : list->count != count) return false;
  for (uint32_t i = 0; i < count; i++) order[i] = i;
  if (!list->pairs) {
    memcpy(order, words, count * sizeof *order);
  } else {
    for (uint32_t i = 0; i < list->count; i += 2) {
      if (words[i] >= count || words[i + 1] >= count) return false;
      order[words[i + 1]] = words[i];
    }
  }
  return true;
}

static bool apply_use_list(State *s, const McBcUseList *list, uint32_t *work, uint32_t count) {
  McContext *ctx = s->ctx;
  uint32_t *order = work, *uses = work + count, *placed = work + 2 * (size_t)count, i = 0;
  for (McUse use = mc_value_first_use(ctx, list->value); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    uses[i++] = use.index;
  }
  if (!place_uses(s, list, order, count)) return false;
  memset(placed, 0, count * sizeof *placed);
  for (i = 0; i < count; i++) {
    if (order[i] >= count || placed[order[i]] != MC_NONE) return false;
    placed[order[i]] = uses[i];
  }
  mc_value_rec(ctx, list->value)->first_use = placed[0];
  for (i = 0; i < count; i++) {
    McUseRec *use = mc_use_rec(ctx, (McUse){placed[i]});
    use->prev = i == 0 ? MC_NONE : placed[i - 1];
    use->next = i + 1 == count ? MC_NONE : placed[i + 1];
  }
  return true;
}

static bool apply_use_lists(State *s) {
  for (size_t i = 0; i < s->use_lists.len; i++) {
    const McBcUseList *list = &s->use_lists.ptr[i];
    uint32_t count = 0;
    for (McUse use = mc_value_first_use(s->ctx, list->value); use.index != MC_NONE; use = mc_use_next(s->ctx, use)) {
      count++;
    }
    if (count < 2) continue;
    uint32_t *work = mc_alloc(&s->ctx->alloc, 3 * (size_t)count * sizeof *work);
    if (work == NULL) return no_memory(s);
    bool ok = apply_use_list(s, list, work, count);
    mc_free(&s->ctx->alloc, work, 3 * (size_t)count * sizeof *work);
    if (!ok) return mc_bc_fail(s->r, &s->c, "parsed use-list orders were invalid and could not be applied");
  }
  return true;
}

/* --- operations --- */

/* Moves inherent attributes to the properties and adds defaults. */
static bool split(State *s, const McOpDef *def, McLoc loc, McAttr *attrs, McAttr *properties) {
  if (!mc_op_def_split_known(s->ctx, &s->r->splits, def, loc, attrs, properties, s->r->diags)) {
    return mc_bc_no_memory(s->r);
  }
  if (attrs->index != MC_NONE && mc_attr_dictionary_size(s->ctx, *attrs) == 0) attrs->index = MC_NONE;
  return true;
}

static bool read_dictionary(State *s, McAttr *out) {
  const McBcCursor at = s->c;
  if (!mc_bc_attr(s->r, &s->c, &out->index)) return false;
  const McRec *rec = mc_rec(s->ctx, out->index);
  if (rec->kind != MC_ATTR_DICTIONARY) return mc_bc_fail(s->r, &at, "expected a dictionary of attributes");
  if (rec->num_words == 0) out->index = MC_NONE;
  return true;
}

static bool read_results(State *s) {
  uint32_t count;
  if (!mc_bc_count(s->r, &s->c, "results", &count)) return false;
  if (!mc_array_reserve(&s->ctx->alloc, &s->results, count)) return no_memory(s);
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_bc_type(s->r, &s->c, &s->results.ptr[i])) return false;
  }
  s->results.len = count;
  return true;
}

static bool read_successors(State *s, const Frame *f) {
  uint32_t count, number;
  if (!mc_bc_count(s->r, &s->c, "successors", &count)) return false;
  if (!mc_array_reserve(&s->ctx->alloc, &s->successors, count)) return no_memory(s);
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_bc_index(s->r, &s->c, f->num_blocks, "successor", &number)) return false;
    s->successors.ptr[s->successors.len++] = s->blocks.ptr[f->blocks + number];
  }
  return true;
}

/* Are all regions empty? Each is a zero then. A declaration is: it is read at once. */
static bool is_empty(const McBcCursor *c, uint32_t count) {
  if (mc_bc_left(c) != count) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (c->at[i] != MC_BCODE_ABSENT) return false;
  }
  return true;
}

static bool begin_regions(State *s, McOp op, uint32_t count, bool isolated, const McBcOpName *name) {
  Frame f = {.op = op, .num_regions = count, .bounds = name->isolated, .outer_scope = s->scope, .outer = s->c};
  f.blocks = (uint32_t)s->blocks.len;
  f.next_value = f.end_values = (uint32_t)s->values.len;
  f.region = UINT32_MAX; /* the next one is the first */
  uint32_t depth = (uint32_t)s->frames.len;
  f.bounds_at = f.bounds ? depth : s->frames.ptr[depth - 1].bounds_at;
  bool put_off = s->frames.ptr[s->frames.len - 1].holds && name->may_wait;
  f.holds = s->frames.ptr[s->frames.len - 1].holds && name->may_hold;
  if (isolated && s->r->version >= MC_BCODE_LAZY_REGIONS) {
    uint8_t id;
    McBcCursor section;
    const McBcCursor at = s->c;
    if (!mc_bc_section(s->r, &s->c, &id, &section)) return false;
    if (id != MC_BCODE_IR) return mc_bc_fail(s->r, &at, "expected IR section for region");
    if (put_off && !is_empty(&section, count)) return mc_bc_put_off(s->r, op, section);
    f.outer = s->c;
    f.is_section = true;
    s->c = section;
  }
  if (isolated) s->scope = (uint32_t)s->values.len;
  uint32_t most = mc_max_nesting(s->ctx);
  if (s->frames.len >= most) return mc_bc_fail(s->r, &s->c, MC_TOO_DEEP, most);
  return mc_array_push(&s->ctx->alloc, &s->frames, f) || no_memory(s);
}

static bool read_op(State *s, Frame *f) {
  McBcReader *r = s->r;
  McBcOpName *name = mc_bc_op_name(r, &s->c);
  uint8_t mask;
  McOpState state = {.num_regions = 0};
  bool isolated = false;
  if (name == NULL || !mc_bc_byte(r, &s->c, &mask) || !mc_bc_loc(r, &s->c, &state.loc)) return false;
  s->operands.len = s->results.len = s->successors.len = 0;
  f->settled = f->next_value;
  state.name = name->made;
  if ((mask & MC_BCODE_HAS_ATTRS) && !read_dictionary(s, &state.attrs)) return false;
  if (mask & MC_BCODE_HAS_PROPERTIES) {
    if (r->version < MC_BCODE_PROPERTIES) {
      return mc_bc_fail(r, &s->c, "unexpected properties in bytecode before version 5");
    }
    if (!mc_bc_read_properties(r, &s->c, name, &state.properties)) return false;
  }
  if ((mask & MC_BCODE_HAS_RESULTS) && !read_results(s)) return false;
  if ((mask & MC_BCODE_HAS_OPERANDS) && !read_operands(s, f)) return false;
  if ((mask & MC_BCODE_HAS_SUCCESSORS) && !read_successors(s, f)) return false;
  s->first_use_list = s->use_lists.len;
  if ((mask & MC_BCODE_HAS_USE_LISTS) && r->version >= MC_BCODE_USE_LIST_ORDERS &&
      !read_use_lists(s, (uint32_t)s->results.len)) {
    return false;
  }
  if (mask & MC_BCODE_HAS_REGIONS) {
    uint64_t word;
    if (!mc_bc_varint(r, &s->c, &word)) return false;
    isolated = word & 1;
    if (word >> 1 > mc_bc_left(&s->c)) {
      return mc_bc_fail(r, &s->c, "expected at most %zu regions, got %llu", mc_bc_left(&s->c),
                        (unsigned long long)(word >> 1));
    }
    state.num_regions = (size_t)(word >> 1);
  }
  if (name->def != NULL && !split(s, name->def, state.loc, &state.attrs, &state.properties)) return false;
  state.operands = (const McValue *)s->operands.ptr;
  state.num_operands = s->operands.len;
  state.results = (const McType *)s->results.ptr;
  state.num_results = s->results.len;
  state.successors = (const McBlock *)s->successors.ptr;
  state.num_successors = s->successors.len;
  McBlock block = {s->blocks.ptr[f->blocks + f->block]};
  McOp op = mc_op_create_pooled(s->ctx, s->pool, &state, NULL, block, (McOp){MC_NONE});
  if (op.index == MC_NONE) return no_memory(s);
  if (state.num_successors != 0 && f->ops_left > 0) s->frames.ptr[f->bounds_at].unsure = true;
  bool has_scope = s->frames.len > 1; /* values of the top level have no numbers */
  for (uint32_t i = 0; i < state.num_results && has_scope; i++) {
    if (!define_value(s, f, mc_op_result(s->ctx, op, i))) return false;
  }
  for (size_t i = s->first_use_list; i < s->use_lists.len; i++) {
    s->use_lists.ptr[i].value = mc_op_result(s->ctx, op, s->use_lists.ptr[i].value.index);
  }
  return state.num_regions == 0 || begin_regions(s, op, (uint32_t)state.num_regions, isolated, name);
}

/* --- blocks and regions --- */

static bool read_arguments(State *s, Frame *f, McBlock block, uint32_t *count) {
  McBcReader *r = s->r;
  if (!mc_bc_count(r, &s->c, "block arguments", count)) return false;
  for (uint32_t i = 0; i < *count; i++) {
    McLoc loc = mc_loc_unknown(s->ctx);
    McType type;
    if (r->version >= MC_BCODE_SHORT_ARGUMENTS) {
      uint64_t word;
      const McBcCursor at = s->c;
      if (!mc_bc_varint(r, &s->c, &word)) return false;
      if (word >> 1 >= r->types.len) {
        return mc_bc_fail(r, &at, "invalid type index: %llu, there are %zu", (unsigned long long)(word >> 1),
                          r->types.len);
      }
      type.index = r->types.ptr[word >> 1].id;
      if (type.index == MC_NONE) type.index = mc_bc_resolve(r, true, (uint32_t)(word >> 1));
      if (type.index == MC_NONE || ((word & 1) && !mc_bc_loc(r, &s->c, &loc))) return false;
    } else if (!mc_bc_type(r, &s->c, &type.index) || !mc_bc_loc(r, &s->c, &loc)) {
      return false;
    }
    McValue value = mc_block_add_arg_pooled(s->ctx, s->pool, block, type, loc);
    if (value.index == MC_NONE) return no_memory(s);
    if (!define_value(s, f, value)) return false;
  }
  return true;
}

static bool read_block_header(State *s, Frame *f) {
  McBcReader *r = s->r;
  uint64_t word;
  const McBcCursor at = s->c;
  f->block_values = f->next_value;
  if (!mc_bc_varint(r, &s->c, &word)) return false;
  if (word >> 1 > mc_bc_left(&s->c)) {
    return mc_bc_fail(r, &at, "expected at most %zu operations, got %llu", mc_bc_left(&s->c),
                      (unsigned long long)(word >> 1));
  }
  f->ops_left = (uint32_t)(word >> 1);
  if ((word & 1) == 0) return true;
  McBlock block = {s->blocks.ptr[f->blocks + f->block]};
  uint32_t count;
  uint8_t has_orders;
  if (!read_arguments(s, f, block, &count)) return false;
  if (r->version < MC_BCODE_USE_LIST_ORDERS) return true;
  if (!mc_bc_byte(r, &s->c, &has_orders)) return false;
  if (has_orders == 0) return true;
  size_t first = s->use_lists.len;
  if (!read_use_lists(s, count)) return false;
  for (size_t i = first; i < s->use_lists.len; i++) {
    s->use_lists.ptr[i].value = mc_block_arg(s->ctx, block, s->use_lists.ptr[i].value.index);
  }
  return true;
}

/* Its blocks are made now, so that operations can name them. */
static bool begin_region(State *s, Frame *f) {
  McRegion region = mc_op_region(s->ctx, f->op, f->region);
  uint32_t num_values;
  f->block = f->entry_end = 0;
  f->unsure = false;
  f->crossings = s->crossings;
  if (!mc_bc_count(s->r, &s->c, "blocks", &f->num_blocks)) return false;
  if (f->num_blocks == 0) return true;
  if (!mc_bc_count(s->r, &s->c, "values", &num_values)) return false;
  McAlloc *alloc = &s->ctx->alloc;
  if (!mc_array_reserve(alloc, &s->blocks, f->num_blocks) || !mc_array_reserve(alloc, &s->values, num_values) ||
      s->values.len + num_values > UINT32_MAX) {
    return no_memory(s);
  }
  for (uint32_t i = 0; i < f->num_blocks; i++) {
    McBlock block = mc_block_create_pooled(s->ctx, s->pool, region, (McBlock){MC_NONE});
    if (block.index == MC_NONE) return no_memory(s);
    s->blocks.ptr[s->blocks.len++] = block.index;
  }
  f->next_value = (uint32_t)s->values.len;
  f->end_values = f->next_value + num_values;
  if (num_values > 0) memset(s->values.ptr + s->values.len, 0, num_values * sizeof(uint32_t));
  s->values.len = f->end_values;
  return read_block_header(s, f);
}

/* Nothing may be left that was used and not defined. */
static bool end_region(State *s, Frame *f) {
  if (f->bounds && !f->unsure) {
    mc_region_note_order(s->ctx, mc_op_region(s->ctx, f->op, f->region), f->crossings == s->crossings);
  }
  if (f->num_blocks == 0) return true;
  for (uint32_t i = f->next_value; i < f->end_values; i++) {
    if (s->values.ptr[i] != MC_NONE) {
      return mc_bc_fail(s->r, &s->c, "not all forward unresolved forward operand references");
    }
  }
  s->blocks.len = f->blocks;
  s->values.len = f->values;
  f->num_blocks = 0;
  return true;
}

/* All regions of an operation are read. */
static bool end_frame(State *s, Frame *f) {
  s->scope = f->outer_scope;
  if (f->is_section) {
    if (s->c.at != s->c.end) {
      return mc_bc_fail(s->r, &s->c, "unexpected trailing bytes after the regions of an operation");
    }
    s->c = f->outer;
  }
  s->frames.len--;
  return true;
}

/* Reads one operation, or moves on to the next block or region. */
static bool step(State *s) {
  Frame *f = &s->frames.ptr[s->frames.len - 1];
  if (MC_LIKELY(f->ops_left > 0)) {
    f->ops_left--;
    if (mc_tick(&s->ticker)) return mc_bc_fail(s->r, &s->c, "interrupted");
    return read_op(s, f);
  }
  if (f->region != UINT32_MAX) {
    if (f->block + 1 < f->num_blocks) {
      f->block++;
      if (f->entry_end == 0) f->entry_end = f->next_value;
      return read_block_header(s, f);
    }
    if (!end_region(s, f)) return false;
  }
  if (++f->region == f->num_regions) return end_frame(s, f);
  f->values = (uint32_t)s->values.len;
  return begin_region(s, f);
}

/* Until so many frames are left. One loop for all, so that the compiler puts `step` into it. */
static MC_NOINLINE bool run(State *s, size_t frames) {
  bool ok = true;
  while (ok && s->frames.len > frames) ok = step(s);
  return ok && apply_use_lists(s);
}

static void state_fini(State *s) {
  McAlloc *alloc = &s->ctx->alloc;
  mc_array_fini(alloc, &s->frames);
  mc_array_fini(alloc, &s->values);
  mc_array_fini(alloc, &s->blocks);
  mc_array_fini(alloc, &s->operands);
  mc_array_fini(alloc, &s->results);
  mc_array_fini(alloc, &s->successors);
  mc_array_fini(alloc, &s->orders);
  mc_array_fini(alloc, &s->use_lists);
}

static bool state_init(State *s, McBcReader *r, McPool *pool, McBcCursor c, Frame top) {
  *s = (State){.r = r, .ctx = r->ctx, .pool = pool, .c = c};
  mc_ticker_init(&s->ticker, r->ctx);
  return mc_array_push(&r->ctx->alloc, &s->frames, top) || no_memory(s);
}

bool mc_bc_read_ir(McBcReader *r, McPool *pool, McOp module, McBlock body) {
  State state, *s = &state;
  Frame top = {.op = module, .num_regions = 1, .num_blocks = 1, .bounds = true, .unsure = true};
  top.holds = r->lazy != NULL;
  bool ok = state_init(s, r, pool, r->sections[MC_BCODE_IR], top);
  ok = ok && (mc_array_push(&r->ctx->alloc, &s->blocks, body.index) || no_memory(s));
  ok = ok && read_block_header(s, &s->frames.ptr[0]) && run(s, 0);
  state_fini(s);
  return ok;
}

/* Values that were used and are not defined. */
static void drop_placeholders(State *s) {
  for (size_t i = 0; i < s->frames.len; i++) {
    const Frame *f = &s->frames.ptr[i];
    for (uint32_t k = f->next_value; k < f->end_values; k++) {
      McValue placeholder = {s->values.ptr[k]};
      s->values.ptr[k] = MC_NONE;
      if (placeholder.index != MC_NONE) mc_value_replace_placeholder(s->ctx, placeholder, (McValue){MC_NONE});
    }
  }
}

bool mc_bc_read_put_off(McBcReader *r, McPool *pool, McOp op, McBcCursor c) {
  State state, *s = &state;
  /* the first frame is for everything around the operation, and is never entered */
  Frame around = {.bounds = true}, f = {.op = op, .bounds = true, .bounds_at = 1, .is_section = true};
  f.region = UINT32_MAX;
  f.num_regions = mc_op_num_regions(r->ctx, op);
  f.outer = (McBcCursor){c.end, c.end, c.section};
  bool ok = state_init(s, r, pool, c, around);
  ok = ok && (mc_array_push(&r->ctx->alloc, &s->frames, f) || no_memory(s)) && run(s, 1);
  if (!ok) drop_placeholders(s);
  state_fini(s);
  return ok;
}
