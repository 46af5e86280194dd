/* structural_hash.c - a hash of an operation's structure, made of texts and numbers.
 *
 * Ids are never hashed, except those of things that are used from outside: so the hash is the same in every context.
 * There are two passes without recursion, as in structure.c: the first numbers everything that is defined, the second
 * reads the uses.
 */
#include "base/array.h"
#include "base/buffer.h"
#include "base/idmap.h"
#include "defs/opdefs.h"
#include "ir/context.h"

typedef struct Hasher {
  McContext *ctx; /* borrowed */
  unsigned flags;
  McIdMap values, blocks; /* owned: id -> number in the order of definitions */
  McIdMap texts, names;   /* owned: interned thing, operation name -> number in hashes */
  MC_ARRAY(uint64_t) hashes;
  McBuf buf;
  uint32_t num_values, num_blocks;
} Hasher;

enum { KIND_TYPE, KIND_ATTR, KIND_LOC };

/* The hash of how a type, an attribute or a location is printed. MC_NONE: 0. */
static bool hash_text(Hasher *h, int kind, uint32_t index, uint64_t *out) {
  McContext *ctx = h->ctx;
  bool is_position = index & 0x80000000u; /* each is met once: not remembered */
  *out = 0;
  if (index == MC_NONE) return true;
  const McIdEntry *entry = is_position ? NULL : mc_idmap_find(&h->texts, index);
  if (entry != NULL && entry->key != 0) {
    *out = h->hashes.ptr[entry->value];
    return true;
  }
  h->buf.len = 0;
  bool ok = kind == KIND_TYPE ? mc_print_type(ctx, (McType){index}, &h->buf)
            : kind == KIND_ATTR ? mc_print_attr(ctx, (McAttr){index}, &h->buf)
                                : mc_print_loc(ctx, (McLoc){index}, &h->buf);
  if (!ok) return false;
  McStr text = mc_buf_contents(&h->buf);
  *out = mc_hash_bytes(text.ptr, text.len);
  if (is_position) return true;
  uint32_t number = (uint32_t)h->hashes.len;
  return mc_array_push(&ctx->alloc, &h->hashes, *out) && mc_idmap_put(&ctx->alloc, &h->texts, index, number);
}

static bool hash_name(Hasher *h, uint32_t name, uint64_t *out) {
  const McIdEntry *entry = mc_idmap_find(&h->names, name);
  if (entry->key != 0) {
    *out = h->hashes.ptr[entry->value];
    return true;
  }
  McStr text = mc_op_name_str(h->ctx, (McOpName){name});
  uint32_t number = (uint32_t)h->hashes.len;
  *out = mc_hash_bytes(text.ptr, text.len);
  return mc_array_push(&h->ctx->alloc, &h->hashes, *out) && mc_idmap_put(&h->ctx->alloc, &h->names, name, number);
}

static bool number_block(Hasher *h, McBlock block) {
  McContext *ctx = h->ctx;
  if (!mc_idmap_put(&ctx->alloc, &h->blocks, block.index, ++h->num_blocks)) return false;
  uint32_t num_args = mc_block_num_args(ctx, block);
  for (uint32_t i = 0; i < num_args; i++) {
    if (!mc_idmap_put(&ctx->alloc, &h->values, mc_block_arg(ctx, block, i).index, ++h->num_values)) return false;
  }
  return true;
}

static bool number_op(Hasher *h, McOp op) {
  McContext *ctx = h->ctx;
  uint32_t num_results = mc_op_num_results(ctx, op), num_regions = mc_op_num_regions(ctx, op);
  for (uint32_t i = 0; i < num_results; i++) {
    if (!mc_idmap_put(&ctx->alloc, &h->values, mc_op_result(ctx, op, i).index, ++h->num_values)) return false;
  }
  for (uint32_t i = 0; i < num_regions; i++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
    for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      if (!number_block(h, block)) return false;
    }
  }
  return true;
}

static uint64_t hash_use(const McIdMap *map, uint32_t id) {
  if (id == MC_NONE) return 1;
  const McIdEntry *entry = mc_idmap_find(map, id);
  return entry->key == 0 ? mc_mix(id, 2) : mc_mix(entry->value, 3);
}

static bool hash_block(Hasher *h, McBlock block, uint64_t *hash) {
  McContext *ctx = h->ctx;
  uint32_t num_args = mc_block_num_args(ctx, block);
  uint64_t part;
  *hash = mc_mix(*hash, num_args);
  for (uint32_t i = 0; i < num_args; i++) {
    McValue arg = mc_block_arg(ctx, block, i);
    if (!hash_text(h, KIND_TYPE, mc_value_type(ctx, arg).index, &part)) return false;
    *hash = mc_mix(*hash, part);
    if (h->flags & MC_IGNORE_LOCATIONS) continue;
    if (!hash_text(h, KIND_LOC, mc_value_loc(ctx, arg).index, &part)) return false;
    *hash = mc_mix(*hash, part);
  }
  return true;
}

static uint64_t hash_uses(Hasher *h, McOp op) {
  McContext *ctx = h->ctx;
  uint32_t num_operands = mc_op_num_operands(ctx, op), num_successors = mc_op_num_successors(ctx, op);
  bool any_order = !(h->flags & MC_IGNORE_COMMUTATIVITY) && mc_op_has_trait(ctx, op, MC_TRAIT(COMMUTATIVE));
  uint64_t hash = num_operands;
  for (uint32_t i = 0; i < num_operands; i++) {
    uint64_t part = hash_use(&h->values, mc_op_operand(ctx, op, i).index);
    hash = any_order ? hash + part : mc_mix(hash, part);
  }
  hash = mc_mix(hash, num_successors);
  for (uint32_t i = 0; i < num_successors; i++) {
    hash = mc_mix(hash, hash_use(&h->blocks, mc_op_successor(ctx, op, i).index));
  }
  return hash;
}

static bool hash_op(Hasher *h, McOp op, bool is_root, uint64_t *hash) {
  McContext *ctx = h->ctx;
  const McOpRec *rec = mc_op_rec(ctx, op);
  uint64_t part;
  if (!is_root) *hash = mc_mix(*hash, mc_idmap_find(&h->blocks, rec->block)->value);
  if (!hash_name(h, rec->name, &part)) return false;
  *hash = mc_mix(*hash, part);
  if (!hash_text(h, KIND_ATTR, h->flags & MC_IGNORE_DISCARDABLE_ATTRS ? MC_NONE : rec->attrs, &part)) return false;
  *hash = mc_mix(*hash, part);
  if (!hash_text(h, KIND_ATTR, h->flags & MC_IGNORE_PROPERTIES ? MC_NONE : rec->properties, &part)) return false;
  *hash = mc_mix(*hash, part);
  if (!hash_text(h, KIND_LOC, h->flags & MC_IGNORE_LOCATIONS ? MC_NONE : rec->loc, &part)) return false;
  *hash = mc_mix(mc_mix(*hash, part), rec->num_results);
  for (uint32_t i = 0; i < rec->num_results; i++) {
    if (!hash_text(h, KIND_TYPE, mc_value_type(ctx, mc_op_result(ctx, op, i)).index, &part)) return false;
    *hash = mc_mix(*hash, part);
  }
  *hash = mc_mix(*hash, hash_uses(h, op));
  uint32_t num_regions = mc_op_num_regions(ctx, op);
  for (uint32_t i = 0; i < num_regions; i++) {
    *hash = mc_mix(*hash, i + 1);
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
    for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      if (!hash_block(h, block, hash)) return false;
    }
  }
  return true;
}

static bool hash_all(Hasher *h, McOp root, uint64_t *hash) {
  McContext *ctx = h->ctx;
  McAlloc *alloc = &ctx->alloc;
  McTicker ticker;
  uint32_t depth = 0;
  mc_ticker_init(&ticker, ctx);
  if (!mc_idmap_init(alloc, &h->values, 0) || !mc_idmap_init(alloc, &h->blocks, 0)) return false;
  if (!mc_idmap_init(alloc, &h->texts, 0) || !mc_idmap_init(alloc, &h->names, 0)) return false;
  for (McOp op = root; op.index != MC_NONE; op = mc_op_after(ctx, root, op, &depth)) {
    if (!number_op(h, op) || mc_tick(&ticker)) return false;
  }
  *hash = h->num_values;
  for (McOp op = root; op.index != MC_NONE; op = mc_op_after(ctx, root, op, &depth)) {
    if (!hash_op(h, op, op.index == root.index, hash) || mc_tick(&ticker)) return false;
  }
  return true;
}

bool mc_op_hash(McContext *ctx, McOp op, unsigned flags, uint64_t *out) {
  Hasher h = {.ctx = ctx, .flags = flags};
  mc_buf_init(&h.buf, &ctx->alloc);
  bool ok = hash_all(&h, op, out);
  mc_idmap_fini(&ctx->alloc, &h.values);
  mc_idmap_fini(&ctx->alloc, &h.blocks);
  mc_idmap_fini(&ctx->alloc, &h.texts);
  mc_idmap_fini(&ctx->alloc, &h.names);
  mc_array_fini(&ctx->alloc, &h.hashes);
  mc_buf_fini(&h.buf);
  return ok;
}
