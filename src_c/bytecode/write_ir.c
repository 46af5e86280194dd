/* write_ir.c - operations, blocks and regions as bytecode.
 *
 * One loop with a stack of regions, into one buffer. The length of a section of regions is known only when it is
 * complete: lengths are kept beside the buffer, and put between its bytes when those go to the output.
 */
#include <stdlib.h>

#include "bytecode/writer.h"

typedef struct Frame { /* the regions of one operation */
  McOp op;
  uint32_t region, num_regions;
  McBlock block; /* the current one; MC_NONE: the region has not begun */
  McOp next;     /* the next operation in it */
  size_t section; /* place in the writer's sections, plus 1; 0: there is none */
  size_t used, in_order; /* of the state, when it began */
  bool orders;    /* it began again, for orders of uses */
} Frame;

typedef struct Use { uint64_t id; uint32_t place; } Use;

typedef struct State {
  McBcWriter *w;
  McContext *ctx;
  McBuf *out;
  MC_ARRAY(Frame) frames;
  MC_ARRAY(Use) uses;
  bool orders;           /* orders of uses are looked for */
  size_t used, in_order; /* values that have uses; those of them whose uses are listed in the usual order */
} State;

/* --- orders of uses ---
 *
 * A reader lists the uses of a value from the last to the first. Are all listed so? The parser of text makes an
 * operation after its regions, and lists its operands after what is used inside. Where the numbering met that, all uses
 * are followed before the writing. Elsewhere the regions of an isolated operation are written as if the order were the
 * usual one, and the values of which that is true are counted; if some are missing, the regions are written again.
 */

/* An operand, while orders are not looked for. */
MC_INLINE void follow_use(State *s, McUse use, const McUseRec *rec) {
  if (rec->next == MC_NONE && rec->prev == MC_NONE) {
    s->in_order++;
    return;
  }
  uint32_t *last = mc_bc_number_slot(s->w, &s->w->last_uses, rec->value);
  if (last == NULL) return;
  *last = *last == rec->next ? use.index : UINT32_MAX; /* from then on, no use lists this */
  s->in_order += *last == use.index && rec->prev == MC_NONE;
}

static int larger_first(const void *a, const void *b) {
  uint64_t left = ((const Use *)a)->id, right = ((const Use *)b)->id;
  return left > right ? -1 : left < right;
}

/* Orders uses as their operations come, and the operands of each: those are one run of ids. */
MC_INLINE uint64_t use_id(const State *s, McUse use) {
  return (uint64_t)mc_bc_number(&s->w->ops, mc_use_rec(s->ctx, use)->owner) << 32 | use.index;
}

/* Are the uses of a value in the order in which a reader lists them? */
static bool is_sorted(State *s, McValue value) {
  McUse use = {mc_value_rec(s->ctx, value)->first_use};
  if (use.index == MC_NONE || mc_use_rec(s->ctx, use)->next == MC_NONE) return true;
  if (s->w->ops.count == 0) mc_bc_number_ops(s->w);
  uint64_t before = UINT64_MAX;
  for (; use.index != MC_NONE; use.index = mc_use_rec(s->ctx, use)->next) {
    uint64_t id = use_id(s, use);
    if (id >= before) return false;
    before = id;
  }
  return true;
}

/* The same, from what follow_use saw of uses inside of what is written. */
MC_INLINE bool is_usual(State *s, McValue value) {
  return MC_LIKELY(mc_value_rec(s->ctx, value)->first_use == mc_bc_number(&s->w->last_uses, value.index)) ||
         is_sorted(s, value);
}

static void follow_uses(State *s) {
  uint32_t depth = 0;
  McOp root = s->w->root;
  for (McOp op = root; op.index != MC_NONE && !s->w->failed; op = mc_op_after(s->ctx, root, op, &depth)) {
    uint32_t count = mc_op_num_operands(s->ctx, op);
    for (uint32_t i = 0; i < count; i++) {
      McUse use = mc_op_operand_use(s->ctx, op, i);
      const McUseRec *rec = mc_use_rec(s->ctx, use);
      if (rec->value != MC_NONE) follow_use(s, use, rec);
    }
  }
}

/* The uses of a value, sorted as a reader lists them. */
static bool collect_uses(State *s, McValue value) {
  s->uses.len = 0;
  McUse use = mc_value_first_use(s->ctx, value);
  for (uint32_t place = 0; use.index != MC_NONE; use = mc_use_next(s->ctx, use), place++) {
    Use each = {use_id(s, use), place};
    if (!mc_array_push(&s->ctx->alloc, &s->uses, each)) return mc_bc_stop(s->w);
  }
  qsort(s->uses.ptr, s->uses.len, sizeof *s->uses.ptr, larger_first);
  return true;
}

static void put_order(State *s) {
  McBcWriter *w = s->w;
  size_t count = s->uses.len, moved = 0;
  for (size_t i = 0; i < count; i++) moved += s->uses.ptr[i].place != i;
  bool pairs = moved < count / 2;
  mc_bc_put(w, (uint64_t)(pairs ? 2 * moved : count) << 1 | pairs);
  for (size_t i = 0; i < count; i++) {
    if (pairs && s->uses.ptr[i].place == i) continue;
    mc_bc_put(w, s->uses.ptr[i].place);
    if (pairs) mc_bc_put(w, i);
  }
}

static McValue value_of(const State *s, McOp op, McBlock block, uint32_t i) {
  return op.index != MC_NONE ? mc_op_result(s->ctx, op, i) : mc_block_arg(s->ctx, block, i);
}

/* Orders of the results of `op`, or of the arguments of `block`, when they are looked for. False: none differs from the
 * usual one. */
static bool put_use_lists(State *s, McOp op, McBlock block, uint32_t count) {
  McBcWriter *w = s->w;
  uint32_t num = 0;
  for (uint32_t i = 0; i < count; i++) num += !is_usual(s, value_of(s, op, block, i));
  if (MC_LIKELY(num == 0)) return false;
  if (count > 1) mc_bc_put(w, num);
  for (uint32_t i = 0; i < count; i++) {
    McValue value = value_of(s, op, block, i);
    if (is_usual(s, value)) continue;
    if (!collect_uses(s, value)) return false;
    if (count > 1) mc_bc_put(w, i);
    put_order(s);
  }
  return true;
}

/* --- operations --- */

/* Returns the end of what was written; NULL: reported. There is room. */
MC_INLINE char *write_operands(State *s, McOp op, const McOpRec *rec, char *to) {
  McBcWriter *w = s->w;
  const McUseRec *uses = mc_use_rec(s->ctx, (McUse){rec->operands});
  to = mc_bc_write_varint(to, rec->num_operands);
  for (uint32_t i = 0; i < rec->num_operands; i++) {
    uint32_t number = uses[i].value == MC_NONE ? 0 : mc_bc_number(&w->values, uses[i].value);
    if (MC_UNLIKELY(number == 0)) {
      mc_error(w->diags, mc_op_loc(s->ctx, op), "operand %u is not defined inside of what is written", i);
      return mc_bc_stop(w), NULL;
    }
    to = mc_bc_write_varint(to, number - 1);
    if (!s->orders) follow_use(s, (McUse){rec->operands + i}, &uses[i]);
  }
  return to;
}

static char *write_successors(State *s, McOp op, uint32_t count, char *to) {
  McBcWriter *w = s->w;
  to = mc_bc_write_varint(to, count);
  for (uint32_t i = 0; i < count; i++) {
    McBlock block = mc_op_successor(s->ctx, op, i);
    uint32_t number = block.index == MC_NONE ? 0 : mc_bc_number(&w->blocks, block.index);
    if (MC_UNLIKELY(number == 0)) {
      mc_error(w->diags, mc_op_loc(s->ctx, op), "successor %u is not inside of what is written", i);
      return mc_bc_stop(w), NULL;
    }
    to = mc_bc_write_varint(to, number - 1);
  }
  return to;
}

/* Every type that the tree has is numbered. While orders are not looked for, the results that have uses are counted. */
MC_INLINE char *write_results(State *s, const McOpRec *rec, char *to) {
  const McValueRec *values = mc_value_rec(s->ctx, (McValue){rec->results});
  to = mc_bc_write_varint(to, rec->num_results);
  for (uint32_t i = 0; i < rec->num_results; i++) {
    to = mc_bc_write_varint(to, mc_bc_number(&s->w->entries, values[i].type) - 1);
    s->used += !s->orders && values[i].first_use != MC_NONE;
  }
  return to;
}

static bool begin_regions(State *s, McOp op, uint32_t count) {
  McBcWriter *w = s->w;
  bool isolated = mc_op_has_trait(s->ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE));
  mc_bc_put(w, (uint64_t)count << 1 | isolated);
  Frame f = {.op = op, .num_regions = count, .region = UINT32_MAX, .used = s->used, .in_order = s->in_order};
  if (isolated && w->version >= MC_BCODE_LAZY_REGIONS) {
    mc_buf_char(s->out, MC_BCODE_IR);
    McBcSection section = {.at = s->out->len, .len = w->section_bytes};
    if (!mc_array_push(&s->ctx->alloc, &w->sections, section)) return mc_bc_stop(w);
    f.section = w->sections.len;
  }
  return mc_array_push(&s->ctx->alloc, &s->frames, f) || mc_bc_stop(w);
}

static bool put_op(State *s, McOp op) {
  McContext *ctx = s->ctx;
  McBcWriter *w = s->w;
  const McOpRec *rec = mc_op_rec(ctx, op);
  uint32_t place = mc_bc_number(&w->name_numbers, rec->name) - 1, properties;
  const McBcOutName *name = &w->names.ptr[place];
  uint32_t num_successors = mc_op_num_successors(ctx, op), num_regions = mc_op_num_regions(ctx, op);
  size_t numbers = (size_t)7 + rec->num_results + rec->num_operands + num_successors; /* at most */
  char *to = mc_buf_room(s->out, numbers * 5 + MC_BC_VARINT_ROOM); /* each is of 32 bits */
  if (to == NULL) return mc_bc_stop(w);
  to = mc_bc_write_varint(to, w->name_places.ptr[place]);
  size_t mask_at = (size_t)(to++ - s->out->ptr);
  uint8_t mask = 0;
  to = mc_bc_write_varint(to, mc_bc_loc_number(w, (McLoc){rec->loc}, &w->op_positions, op.index));
  McAttr attrs = mc_bc_written_attrs(w, op, name);
  if (attrs.index != MC_NONE && mc_attr_dictionary_size(ctx, attrs) > 0) {
    mask |= MC_BCODE_HAS_ATTRS;
    to = mc_bc_write_varint(to, mc_bc_number(&w->entries, attrs.index) - 1);
  }
  if (w->version >= MC_BCODE_PROPERTIES && mc_bc_write_properties(w, op, place, &properties)) {
    mask |= MC_BCODE_HAS_PROPERTIES;
    to = mc_bc_write_varint(to, properties);
  }
  if (rec->num_results > 0) {
    mask |= MC_BCODE_HAS_RESULTS;
    to = write_results(s, rec, to);
  }
  if (rec->num_operands > 0) {
    mask |= MC_BCODE_HAS_OPERANDS;
    if ((to = write_operands(s, op, rec, to)) == NULL) return false;
  }
  if (num_successors > 0) {
    mask |= MC_BCODE_HAS_SUCCESSORS;
    if ((to = write_successors(s, op, num_successors, to)) == NULL) return false;
  }
  s->out->len = (size_t)(to - s->out->ptr);
  if (s->orders && put_use_lists(s, op, (McBlock){MC_NONE}, rec->num_results)) mask |= MC_BCODE_HAS_USE_LISTS;
  if (num_regions > 0) mask |= MC_BCODE_HAS_REGIONS;
  if (s->out->failed) return mc_bc_stop(w);
  s->out->ptr[mask_at] = (char)mask;
  return num_regions == 0 ? !w->failed : begin_regions(s, op, num_regions);
}

static bool put_block_header(State *s, McBlock block) {
  McContext *ctx = s->ctx;
  McBcWriter *w = s->w;
  uint64_t count = mc_bc_number(&w->block_sizes, block.index) - 1;
  uint32_t num_args = mc_block_num_args(ctx, block);
  mc_bc_put(w, count << 1 | (num_args > 0));
  if (num_args == 0) return !w->failed;
  mc_bc_put(w, num_args);
  for (uint32_t i = 0; i < num_args; i++) {
    McValue arg = mc_block_arg(ctx, block, i);
    McLoc loc = mc_value_loc(ctx, arg);
    uint64_t type = mc_bc_number(&w->entries, mc_value_type(ctx, arg).index) - 1;
    s->used += !s->orders && mc_value_rec(ctx, arg)->first_use != MC_NONE;
    bool known = loc.index != mc_loc_unknown(ctx).index, short_form = w->version >= MC_BCODE_SHORT_ARGUMENTS;
    mc_bc_put(w, short_form ? type << 1 | known : type);
    if (known || !short_form) mc_bc_put(w, mc_bc_loc_number(w, loc, &w->arg_positions, arg.index));
  }
  if (w->version < MC_BCODE_USE_LIST_ORDERS) return !w->failed;
  size_t at = s->out->len;
  mc_buf_char(s->out, 0);
  bool has_orders = s->orders && put_use_lists(s, (McOp){MC_NONE}, block, num_args);
  if (s->out->failed) return mc_bc_stop(w);
  if (has_orders) s->out->ptr[at] = MC_BCODE_HAS_USE_LISTS;
  return !w->failed;
}

static bool begin_region(State *s, Frame *f) {
  McContext *ctx = s->ctx;
  McBcWriter *w = s->w;
  McRegion region = mc_op_region(ctx, f->op, f->region);
  f->block = mc_region_first_block(ctx, region);
  f->next = (McOp){MC_NONE};
  uint64_t count = 0;
  for (McBlock b = f->block; b.index != MC_NONE; b = mc_block_next(ctx, b)) count++;
  mc_bc_put(w, count);
  if (count == 0) return !w->failed;
  mc_bc_put(w, mc_bc_number(&w->regions, region.index) - 1);
  f->next = mc_block_first_op(ctx, f->block);
  return put_block_header(s, f->block);
}

/* The lengths of the sections inside are not in the buffer yet. Until here, `len` is what all lengths took before. */
static void end_section(State *s, McBcSection *section) {
  char room[MC_BC_VARINT_ROOM];
  McBcWriter *w = s->w;
  section->len = s->out->len - section->at + (w->section_bytes - section->len);
  w->section_bytes += (uint64_t)(mc_bc_write_varint(room, section->len) - room);
}

/* Has what was written since `used` and `in_order` values whose uses are in another order than the usual one? */
static bool lacks_orders(const State *s, size_t used, size_t in_order) {
  return !s->orders && s->used - used != s->in_order - in_order && s->w->version >= MC_BCODE_USE_LIST_ORDERS;
}

/* Forgets the regions of an isolated operation, to write them again. */
static void begin_again(State *s, Frame *f) {
  McBcSection *section = &s->w->sections.ptr[f->section - 1];
  s->orders = f->orders = true;
  mc_buf_cut(s->out, section->at);
  s->w->sections.len = f->section;
  s->w->section_bytes = section->len;
  f->region = UINT32_MAX;
}

static void end_isolated(State *s, Frame *f) {
  if (f->orders) s->orders = false;
  s->used = f->used; /* no other operation uses its values */
  s->in_order = f->in_order;
  end_section(s, &s->w->sections.ptr[f->section - 1]);
}

static bool step(State *s) {
  Frame *f = &s->frames.ptr[s->frames.len - 1];
  McContext *ctx = s->ctx;
  if (f->next.index != MC_NONE) {
    McOp op = f->next;
    f->next = mc_op_next(ctx, op);
    mc_op_fetch_ahead(ctx, mc_op_rec(ctx, op));
    if (mc_tick(&s->w->ticker)) return mc_bc_stop(s->w);
    return put_op(s, op);
  }
  if (f->block.index != MC_NONE) {
    f->block = mc_block_next(ctx, f->block);
    if (f->block.index != MC_NONE) {
      f->next = mc_block_first_op(ctx, f->block);
      return put_block_header(s, f->block);
    }
  }
  if (++f->region < f->num_regions) return begin_region(s, f);
  if (f->section != 0) {
    if (lacks_orders(s, f->used, f->in_order)) return begin_again(s, f), true;
    end_isolated(s, f);
  }
  s->frames.len--;
  return true;
}

static bool write_tree(State *s) {
  mc_bc_put(s->w, 1 << 1); /* one operation, no arguments */
  bool ok = put_op(s, s->w->root);
  while (ok && s->frames.len > 0) ok = step(s);
  return ok && !s->w->failed && !s->out->failed;
}

bool mc_bc_write_ir(McBcWriter *w, McBuf *out) {
  State s = {.w = w, .ctx = w->ctx, .out = out};
  w->out = out;
  if (w->late_operands && w->version >= MC_BCODE_USE_LIST_ORDERS) {
    follow_uses(&s);
    s.orders = true;
  }
  bool ok = write_tree(&s);
  if (ok && lacks_orders(&s, 0, 0)) {
    s.orders = true;
    w->sections.len = 0;
    w->section_bytes = 0;
    out->len = 0;
    ok = write_tree(&s);
  }
  mc_array_fini(&w->ctx->alloc, &s.frames);
  mc_array_fini(&w->ctx->alloc, &s.uses);
  return ok;
}
