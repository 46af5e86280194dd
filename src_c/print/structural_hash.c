/* structural_hash.c - a digest of an operation's structure, made of texts and numbers.
 *
 * docs/structural-hash.md states the bytes that are digested, and a test computes them in Python: a change of this file
 * that changes a digest is a change of the documented format. Ids are never digested, except those of things that are
 * used from outside: so the digest is the same in every context. There are two passes without recursion, as in
 * structure.c: the first numbers everything that is defined, the second reads the uses.
 */
#include <stdlib.h>

#include "base/array.h"
#include "base/buffer.h"
#include "base/digest.h"
#include "base/idmap.h"
#include "defs/opdefs.h"
#include "ir/context.h"

static const char format_name[] = "mlircore structure 1"; /* the first bytes */

typedef struct Hasher {
  McContext *ctx; /* borrowed */
  unsigned flags;
  McIdMap values, blocks; /* owned: id -> number in the order of definitions */
  McIdMap texts, names;   /* owned: interned thing, operation name -> number in digests */
  MC_ARRAY(McDigest) digests;
  McDigester out;
  McWords operands;       /* owned: of one operation with operands in any order, two words each */
  McBuf buf;
  uint32_t num_values, num_blocks;
} Hasher;

enum { KIND_TYPE, KIND_ATTR, KIND_LOC };

static McDigest digest_of(McStr text) {
  McDigester digester;
  mc_digester_init(&digester);
  mc_digester_put(&digester, text.ptr, text.len);
  return mc_digester_finish(&digester);
}

static void put(Hasher *h, McDigest digest) { mc_digester_put(&h->out, digest.bytes, sizeof digest.bytes); }

/* Puts the digest of how a type, an attribute or a location is printed. MC_NONE: zeros. */
static bool put_text(Hasher *h, int kind, uint32_t index) {
  McContext *ctx = h->ctx;
  bool is_position = index & 0x80000000u; /* each is met once: not remembered */
  if (index == MC_NONE) return put(h, (McDigest){{0}}), true;
  const McIdEntry *entry = is_position ? NULL : mc_idmap_find(&h->texts, index);
  if (entry != NULL && entry->key != 0) return put(h, h->digests.ptr[entry->value]), true;
  h->buf.len = 0;
  bool ok = kind == KIND_TYPE ? mc_print_type(ctx, (McType){index}, &h->buf)
            : kind == KIND_ATTR ? mc_print_attr(ctx, (McAttr){index}, &h->buf)
                                : mc_print_loc(ctx, (McLoc){index}, &h->buf);
  if (!ok) return false;
  McDigest digest = digest_of(mc_buf_contents(&h->buf));
  put(h, digest);
  if (is_position) return true;
  uint32_t number = (uint32_t)h->digests.len;
  return mc_array_push(&ctx->alloc, &h->digests, digest) && mc_idmap_put(&ctx->alloc, &h->texts, index, number);
}

static bool put_name(Hasher *h, uint32_t name) {
  const McIdEntry *entry = mc_idmap_find(&h->names, name);
  if (entry->key != 0) return put(h, h->digests.ptr[entry->value]), true;
  McDigest digest = digest_of(mc_op_name_str(h->ctx, (McOpName){name}));
  uint32_t number = (uint32_t)h->digests.len;
  put(h, digest);
  return mc_array_push(&h->ctx->alloc, &h->digests, digest) && mc_idmap_put(&h->ctx->alloc, &h->names, name, number);
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

/* The number of a definition; that of something from outside is its id, with the highest bit. */
static uint64_t use_of(const McIdMap *map, uint32_t id) {
  if (id == MC_NONE) return 0;
  const McIdEntry *entry = mc_idmap_find(map, id);
  return entry->key == 0 ? (uint64_t)1 << 63 | id : entry->value;
}

static bool put_block(Hasher *h, McBlock block) {
  McContext *ctx = h->ctx;
  uint32_t num_args = mc_block_num_args(ctx, block);
  mc_digester_u32(&h->out, num_args);
  for (uint32_t i = 0; i < num_args; i++) {
    McValue arg = mc_block_arg(ctx, block, i);
    uint32_t loc = h->flags & MC_IGNORE_LOCATIONS ? MC_NONE : mc_value_loc(ctx, arg).index;
    if (!put_text(h, KIND_TYPE, mc_value_type(ctx, arg).index) || !put_text(h, KIND_LOC, loc)) return false;
  }
  return true;
}

static int compare_uses(const void *left, const void *right) {
  uint64_t a = mc_load64(left), b = mc_load64(right);
  return a < b ? -1 : a > b;
}

/* Sorted where any order means the same. */
static bool put_operands(Hasher *h, McOp op) {
  McContext *ctx = h->ctx;
  uint32_t count = mc_op_num_operands(ctx, op);
  bool any_order = !(h->flags & MC_IGNORE_COMMUTATIVITY) && mc_op_has_trait(ctx, op, MC_TRAIT(COMMUTATIVE));
  mc_digester_u32(&h->out, count);
  if (!any_order) {
    for (uint32_t i = 0; i < count; i++) mc_digester_u64(&h->out, use_of(&h->values, mc_op_operand(ctx, op, i).index));
    return true;
  }
  h->operands.len = 0;
  if (!mc_array_reserve(&ctx->alloc, &h->operands, 2 * (size_t)count)) return false;
  for (uint32_t i = 0; i < count; i++) {
    uint64_t use = use_of(&h->values, mc_op_operand(ctx, op, i).index);
    memcpy(h->operands.ptr + 2 * (size_t)i, &use, sizeof use);
  }
  if (count > 1) qsort(h->operands.ptr, count, sizeof(uint64_t), compare_uses);
  for (uint32_t i = 0; i < count; i++) mc_digester_u64(&h->out, mc_load64(h->operands.ptr + 2 * (size_t)i));
  return true;
}

/* A dictionary without entries is as none. The properties of an unregistered operation are any attribute. */
static bool put_attrs(Hasher *h, uint32_t index, bool ignored) {
  bool empty = index == MC_NONE || (mc_kind(h->ctx, index) == MC_ATTR_DICTIONARY &&
                                    mc_attr_dictionary_size(h->ctx, (McAttr){index}) == 0);
  return put_text(h, KIND_ATTR, ignored || empty ? MC_NONE : index);
}

static bool put_op(Hasher *h, McOp op, bool is_root) {
  McContext *ctx = h->ctx;
  const McOpRec *rec = mc_op_rec(ctx, op);
  mc_digester_u32(&h->out, is_root ? 0 : mc_idmap_find(&h->blocks, rec->block)->value);
  if (!put_name(h, rec->name) ||
      !put_attrs(h, rec->attrs, h->flags & MC_IGNORE_DISCARDABLE_ATTRS) ||
      !put_attrs(h, rec->properties, h->flags & MC_IGNORE_PROPERTIES) ||
      !put_text(h, KIND_LOC, h->flags & MC_IGNORE_LOCATIONS ? MC_NONE : rec->loc)) {
    return false;
  }
  mc_digester_u32(&h->out, rec->num_results);
  for (uint32_t i = 0; i < rec->num_results; i++) {
    if (!put_text(h, KIND_TYPE, mc_value_type(ctx, mc_op_result(ctx, op, i)).index)) return false;
  }
  if (!put_operands(h, op)) return false;
  uint32_t num_successors = mc_op_num_successors(ctx, op), num_regions = mc_op_num_regions(ctx, op);
  mc_digester_u32(&h->out, num_successors);
  for (uint32_t i = 0; i < num_successors; i++) {
    mc_digester_u64(&h->out, use_of(&h->blocks, mc_op_successor(ctx, op, i).index));
  }
  mc_digester_u32(&h->out, num_regions);
  for (uint32_t i = 0; i < num_regions; i++) {
    McBlock first = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
    uint32_t num_blocks = 0;
    for (McBlock b = first; b.index != MC_NONE; b = mc_block_next(ctx, b)) num_blocks++;
    mc_digester_u32(&h->out, num_blocks);
    for (McBlock b = first; b.index != MC_NONE; b = mc_block_next(ctx, b)) {
      if (!put_block(h, b)) return false;
    }
  }
  return true;
}

/* Keys and data of the resources that are referred to: their attributes' texts have the keys only. */
static bool put_resources(Hasher *h, McOp root) {
  McIdent *keys;
  size_t count;
  if (h->flags & (MC_IGNORE_DISCARDABLE_ATTRS | MC_IGNORE_PROPERTIES)) return true;
  if (!mc_op_resources(h->ctx, root, &keys, &count)) return false;
  for (size_t i = 0; i < count; i++) {
    McStr data;
    uint32_t alignment;
    bool any = mc_resource_get(h->ctx, keys[i], &data, &alignment);
    put(h, digest_of(mc_ident_str(h->ctx, keys[i])));
    put(h, any ? digest_of(data) : (McDigest){{0}});
  }
  mc_op_resources_free(h->ctx, keys, count);
  return true;
}

static bool hash_all(Hasher *h, McOp root) {
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
  mc_digester_put(&h->out, format_name, sizeof format_name - 1);
  for (McOp op = root; op.index != MC_NONE; op = mc_op_after(ctx, root, op, &depth)) {
    if (!put_op(h, op, op.index == root.index) || mc_tick(&ticker)) return false;
  }
  return put_resources(h, root);
}

bool mc_op_hash(McContext *ctx, McOp op, unsigned flags, uint8_t out[16]) {
  Hasher h = {.ctx = ctx, .flags = flags};
  mc_buf_init(&h.buf, &ctx->alloc);
  mc_digester_init(&h.out);
  bool ok = hash_all(&h, op);
  McDigest digest = mc_digester_finish(&h.out);
  memcpy(out, digest.bytes, sizeof digest.bytes);
  mc_idmap_fini(&ctx->alloc, &h.values);
  mc_idmap_fini(&ctx->alloc, &h.blocks);
  mc_idmap_fini(&ctx->alloc, &h.texts);
  mc_idmap_fini(&ctx->alloc, &h.names);
  mc_array_fini(&ctx->alloc, &h.digests);
  mc_array_fini(&ctx->alloc, &h.operands);
  mc_buf_fini(&h.buf);
  return ok;
}
