/* names.c - the names that values, blocks and operations have while a tree is printed.
 *
 * Regions are numbered one at a time: first everything directly inside, then the regions inside. Each of these
 * continues the count of its parent region, with the parent's names in use. The order of regions matters only for
 * unique ids: the last region is first, as in mlir-opt 22. There is no recursion: regions wait on a stack.
 *
 * A value's name is one word in a side table with a chunk for each chunk of the value table, so that finding it is two
 * loads. The McNames owns everything here, and it lives as long as one print call.
 */
#include "base/arena.h"
#include "base/lock.h"
#include "defs/format.h"
#include "print/print.h"
#include "text/lexer.h"

/* A word of the value table: 0 for no name, or a tag and a payload. */
#define TAG_NUMBER 0u /* the number + 1 */
#define TAG_ARG 1u    /* %argN */
#define TAG_STRING 2u /* in McNames.strings */
#define TAG_PACK 3u   /* in McNames.packs: one of several results */
#define TAG_SHIFT 30
#define PAYLOAD ((1u << TAG_SHIFT) - 1)
#define WORD(tag, payload) ((tag) << TAG_SHIFT | (payload))

/* One word per id of a table of the IR, made chunk by chunk. */
typedef struct Side {
  uint32_t **chunks; /* owned, entries too */
  uint32_t num_chunks, shift;
} Side;

typedef struct Pack {
  uint32_t word;   /* the name of the group */
  uint32_t number; /* in the group; UINT32_MAX: the group is this one result */
  uint32_t size;   /* of the group, at its first result; else 0 */
} Pack;

/* A region that waits, and the counters of the region around it. */
typedef struct Waiting {
  uint32_t region;
  uint32_t next_value, next_arg, next_conflict;
  uint32_t num_used;
} Waiting;

/* The options that the names of a tree depend on. */
typedef struct NamingOptions {
  bool generic, is_fallback, debug_info, name_loc_as_prefix, names_as_written, unique_ssa_ids;
} NamingOptions;

/* An argument that has the name of another value for the rest of the call, and its own. */
typedef struct Shadowed { uint32_t value, word; } Shadowed;

struct McNames {
  Side values, block_orders;
  Side block_names, op_ids, visits, op_locs; /* only where an option needs them */
  MC_ARRAY(Pack) packs;
  MC_ARRAY(McStr) strings;          /* bytes in the arena */
  uint32_t recent[256];             /* by hash: the latest string + 1; most functions have the same names */
  McArena arena;
  McUsedNames used;
  MC_ARRAY(Waiting) waiting;
  McBuf scratch, suggested;
  McWords walk;                     /* scratch of find_name_loc */
  uint32_t next_value, next_arg, next_conflict;
  size_t num_ops;
  size_t num_digits;                /* of the operations' large attributes, at least */
  MC_ARRAY(Shadowed) shadowed;      /* the latest last */
  McOp root;
  NamingOptions options;
  bool is_settled;                  /* whether the tree verifies was found out: that chose the form */
  bool plain;                       /* numbers only: no name can be in conflict with another */
  bool may_alias, types_may_alias;
};

/* --- side tables --- */

/* Another tree of the context may grow meanwhile; the printed tree already has its chunks. */
static bool side_init(McPrinter *p, Side *side, int table) {
  McTable *t = &p->ctx->ir.tables[table];
  *side = (Side){.num_chunks = (uint32_t)(mc_table_num_ids(p->ctx, table) >> t->shift), .shift = t->shift};
  side->chunks = mc_alloc_zeroed(&p->ctx->alloc, (size_t)side->num_chunks * sizeof *side->chunks);
  return side->chunks != NULL || side->num_chunks == 0;
}

static void side_fini(McAlloc *alloc, Side *side) {
  if (side->chunks == NULL) return;
  for (uint32_t i = 0; i < side->num_chunks; i++) {
    if (side->chunks[i] != NULL) mc_free(alloc, side->chunks[i], sizeof(uint32_t) << side->shift);
  }
  mc_free(alloc, side->chunks, (size_t)side->num_chunks * sizeof *side->chunks);
}

static MC_NOINLINE bool side_add_chunk(McPrinter *p, Side *side, uint32_t id) {
  uint32_t chunk = id >> side->shift;
  if (chunk < side->num_chunks) {
    side->chunks[chunk] = mc_alloc_zeroed(&p->ctx->alloc, sizeof(uint32_t) << side->shift);
    if (side->chunks[chunk] != NULL) return true;
  }
  p->failed = true;
  return false;
}

/* 0 where nothing was set. */
MC_INLINE uint32_t side_get(const Side *side, uint32_t id) {
  uint32_t chunk = id >> side->shift;
  if (MC_UNLIKELY(chunk >= side->num_chunks || side->chunks[chunk] == NULL)) return 0;
  return side->chunks[chunk][id & ((1u << side->shift) - 1)];
}

/* Sets p->failed when out of memory. */
MC_INLINE void side_set(McPrinter *p, Side *side, uint32_t id, uint32_t word) {
  uint32_t chunk = id >> side->shift;
  if (MC_UNLIKELY(chunk >= side->num_chunks || side->chunks[chunk] == NULL) && !side_add_chunk(p, side, id)) return;
  side->chunks[chunk][id & ((1u << side->shift) - 1)] = word;
}

/* --- names in use --- */

MC_INLINE uint32_t hash_name(const char *name, size_t len) {
  if (MC_LIKELY(len >= 4 && len <= 8)) {
    return (uint32_t)mc_mix((uint64_t)mc_load32(name) << 32 | mc_load32(name + len - 4), len);
  }
  return (uint32_t)mc_hash_bytes(name, len);
}

static bool is_used(const McUsedNames *used, uint32_t hash, const char *name, size_t len) {
  if (used->num_heads == 0) return false;
  for (uint32_t at = used->heads[hash & (used->num_heads - 1)]; at > 0; at = used->names.ptr[at - 1].next) {
    const McUsedName *n = &used->names.ptr[at - 1];
    if (n->hash == hash && n->len == len && memcmp(n->ptr, name, len) == 0) return true;
  }
  return false;
}

bool mc_used_names_has(const McUsedNames *used, const char *name, size_t len) {
  return is_used(used, hash_name(name, len), name, len);
}

static bool used_names_grow(McAlloc *alloc, McUsedNames *used) {
  uint32_t num_heads = used->num_heads == 0 ? 64 : used->num_heads * 2;
  uint32_t *heads = mc_alloc_zeroed(alloc, num_heads * sizeof *heads);
  if (heads == NULL) return false;
  mc_free(alloc, used->heads, used->num_heads * sizeof *heads);
  used->heads = heads;
  used->num_heads = num_heads;
  for (uint32_t i = 0; i < used->names.len; i++) {
    uint32_t *head = &heads[used->names.ptr[i].hash & (num_heads - 1)];
    used->names.ptr[i].next = *head;
    *head = i + 1;
  }
  return true;
}

static bool add_used(McAlloc *alloc, McUsedNames *used, uint32_t hash, const char *name, size_t len) {
  if (used->names.len >= used->num_heads && !used_names_grow(alloc, used)) return false;
  uint32_t *head = &used->heads[hash & (used->num_heads - 1)];
  McUsedName n = {name, (uint32_t)len, hash, *head};
  if (!mc_array_push(alloc, &used->names, n)) return false;
  *head = (uint32_t)used->names.len;
  return true;
}

bool mc_used_names_add(McAlloc *alloc, McUsedNames *used, const char *name, size_t len) {
  return add_used(alloc, used, hash_name(name, len), name, len);
}

/* Removes the latest names until `count` are left. */
static void take_back_names(McUsedNames *used, uint32_t count) {
  while (used->names.len > count) {
    const McUsedName *n = &used->names.ptr[--used->names.len];
    used->heads[n->hash & (used->num_heads - 1)] = n->next;
  }
}

void mc_used_names_fini(McAlloc *alloc, McUsedNames *used) {
  mc_array_fini(alloc, &used->names);
  mc_free(alloc, used->heads, used->num_heads * sizeof *used->heads);
  used->heads = NULL;
  used->num_heads = 0;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool is_allowed(char c) { return (mc_byte_part[(uint8_t)c] & MC_PART_SUFFIX) != 0; }

/* A name as an identifier, as upstream's sanitizeIdentifier makes it: in `buf` when it had to change, else `name`. Must
 * not be called with the empty name. */
static McStr sanitize_name(McBuf *buf, McStr name) {
  char first = name.ptr[0];
  bool prefix = is_digit(first) || (!is_allowed(first) && first != ' ');
  bool valid = !prefix;
  for (size_t i = 0; i < name.len && valid; i++) valid = is_allowed(name.ptr[i]);
  if (valid) return name;
  buf->len = 0;
  if (prefix) mc_buf_char(buf, '_');
  for (size_t i = 0; i < name.len; i++) {
    unsigned char c = (unsigned char)name.ptr[i];
    if (is_allowed((char)c)) mc_buf_char(buf, (char)c);
    else if (c == ' ') mc_buf_char(buf, '_');
    else mc_buf_printf(buf, "%X", c);
  }
  return (McStr){buf->ptr, buf->len};
}

/* --- giving names --- */

/* The number of a string + 1. The bytes are copied. Returns 0 when out of memory. */
static uint32_t keep_string(McPrinter *p, McStr name) {
  McNames *n = p->names;
  char *bytes = name.ptr == NULL ? NULL : mc_arena_alloc(&n->arena, name.len + 1, 1);
  if (bytes == NULL || n->strings.len > PAYLOAD) return 0;
  mc_copy_short(bytes, name.ptr, name.len);
  McStr copy = {bytes, name.len};
  return mc_array_push(&p->ctx->alloc, &n->strings, copy) ? (uint32_t)n->strings.len : 0;
}

/* The word of a string (hash: its own), which is in use from now on. Returns 0 when out of memory. */
static uint32_t add_hashed(McPrinter *p, McStr name, uint32_t hash) {
  McNames *n = p->names;
  uint32_t *recent = &n->recent[hash % 256];
  const McStr *same = *recent == 0 ? NULL : &n->strings.ptr[*recent - 1];
  if (same == NULL || name.ptr == NULL || same->len != name.len || memcmp(same->ptr, name.ptr, name.len) != 0) {
    *recent = keep_string(p, name);
    same = *recent == 0 ? NULL : &n->strings.ptr[*recent - 1];
  }
  if (same == NULL || !add_used(&p->ctx->alloc, &n->used, hash, same->ptr, same->len)) {
    p->failed = true;
    return 0;
  }
  return WORD(TAG_STRING, *recent - 1);
}

static uint32_t add_string(McPrinter *p, McStr name) {
  return add_hashed(p, name, name.ptr == NULL ? 0 : hash_name(name.ptr, name.len));
}

/* The word of `name`, or of the first of name_0, name_1, ... that is free, counting over all conflicts. */
static uint32_t unique_word(McPrinter *p, McStr name) {
  McNames *n = p->names;
  McStr clean = sanitize_name(&n->scratch, name);
  uint32_t hash = clean.ptr == NULL ? 0 : hash_name(clean.ptr, clean.len);
  if (clean.ptr == NULL || !is_used(&n->used, hash, clean.ptr, clean.len)) return add_hashed(p, clean, hash);
  if (clean.ptr != n->scratch.ptr) {
    n->scratch.len = 0;
    mc_buf_put(&n->scratch, clean.ptr, clean.len);
  }
  mc_buf_char(&n->scratch, '_');
  size_t base = n->scratch.len;
  do {
    n->scratch.len = base;
    mc_buf_u64(&n->scratch, n->next_conflict++);
  } while (!n->scratch.failed && mc_used_names_has(&n->used, n->scratch.ptr, n->scratch.len));
  return add_string(p, (McStr){n->scratch.ptr, n->scratch.len});
}

static uint32_t number_word(McNames *n) { return WORD(TAG_NUMBER, (n->next_value++ & (PAYLOAD >> 1)) + 1); }

/* An empty name becomes a number. */
static uint32_t word_for(McPrinter *p, McStr name) {
  return name.len == 0 ? number_word(p->names) : unique_word(p, name);
}

/* Finds the first name location in `loc`, in depth-first order. Returns false when there is none. */
static bool find_name_loc(McPrinter *p, McLoc loc, McStr *name) {
  McNames *n = p->names;
  McAlloc *alloc = &p->ctx->alloc;
  if (loc.index == MC_NONE || loc.index >> 31 != 0) return false;
  n->walk.len = 0;
  if (!mc_array_push(alloc, &n->walk, loc.index)) p->failed = true;
  while (n->walk.len > 0) {
    uint32_t at = n->walk.ptr[--n->walk.len];
    const McRec *r = mc_rec(p->ctx, at);
    if (r->kind == MC_LOC_NAME) {
      *name = mc_pr_ident(p, r->words[0]);
      return true;
    }
    if (r->kind != MC_LOC_CALLSITE && r->kind != MC_LOC_FUSED) continue;
    /* Pushed in reverse, since the last one is taken first; a fused location's metadata comes after its parts. */
    uint32_t count = r->num_words;
    for (uint32_t i = 0; i < count; i++) {
      uint32_t child = r->kind == MC_LOC_FUSED ? r->words[i == 0 ? 0 : count - i] : r->words[count - 1 - i];
      if (child != MC_NONE && !mc_array_push(alloc, &n->walk, child)) p->failed = true;
    }
  }
  return false;
}

/* --- upstream's numbering --- */

/* Digits that the entries of a dictionary print which are large data and have no alias. Others are not looked into: the
 * time is linear in the dictionary. */
static MC_COLD size_t num_digits(McPrinter *p, uint32_t dictionary) {
  const McRec *r = mc_rec(p->ctx, dictionary);
  size_t sum = 0;
  for (uint32_t i = 1; r->kind == MC_ATTR_DICTIONARY && i < r->num_words; i += 2) {
    const McRec *value = mc_rec(p->ctx, r->words[i]);
    if (value->kind != MC_ATTR_DENSE_ELEMENTS || (mc_pr_traits(p, r->words[i]) & MC_TEXT_ALIASABLE) != 0) continue;
    if (mc_pr_is_hex(p, (McAttr){r->words[i]})) sum += 2 * (size_t)value->num_bytes;
  }
  return sum;
}

static void note_attr(McPrinter *p, uint32_t index) {
  uint8_t traits = index == MC_NONE ? 0 : mc_pr_traits(p, index);
  if ((traits & MC_TEXT_ALIASABLE) != 0) p->names->may_alias = true;
  if (MC_UNLIKELY((traits & MC_TEXT_LARGE) != 0)) p->names->num_digits += num_digits(p, index);
}

static void note_type(McPrinter *p, uint32_t index) {
  if (index != MC_NONE && (mc_pr_traits(p, index) & MC_TEXT_ALIASABLE) != 0) {
    p->names->may_alias = p->names->types_may_alias = true;
  }
}

/* Does the definition name arguments of all blocks, not only of entry blocks? */
static bool names_all_blocks(const McPrinter *p, const McOpDef *def) {
  return mc_str_is(mc_ident_str(p->ctx, (McIdent){def->op->argument_names}), "**");
}

/* The name that the operation's definition gives argument `i` of an entry block; empty: none. For `**`, the arguments
 * are counted through all blocks. */
static McStr suggested_arg(const McPrinter *p, const McOpDef *def, McOp op, uint32_t i) {
  McStr names = mc_ident_str(p->ctx, (McIdent){def->op->argument_names});
  if (names.len > 0 && names.ptr[0] == '*') { /* the routine of the operation's names */
    p->names->suggested.len = 0;
    mc_op_asm_name(p->ctx, op, mc_op_num_results(p->ctx, op) + i, &p->names->suggested);
    return (McStr){p->names->suggested.ptr, p->names->suggested.len};
  }
  for (uint32_t g = 0;; g++) {
    const char *bar = memchr(names.ptr, '|', names.len);
    if (bar == NULL) return names;
    uint32_t start, count;
    bool fits = mc_op_group(p->ctx, def, op, false, g, &start, &count);
    if (!fits || i < start + count) return (McStr){names.ptr, (size_t)(bar - names.ptr)};
    names = (McStr){bar + 1, names.len - (size_t)(bar + 1 - names.ptr)};
  }
}

/* The number of arguments of the blocks before one in its region. */
static uint32_t args_before(const McContext *ctx, McBlock block) {
  uint32_t count = 0;
  McBlock each = mc_region_first_block(ctx, mc_block_region(ctx, block));
  for (; each.index != MC_NONE && each.index != block.index; each = mc_block_next(ctx, each)) {
    count += mc_block_num_args(ctx, each);
  }
  return count;
}

static void name_args(McPrinter *p, McBlock block, bool is_entry) {
  McNames *n = p->names;
  McOp owner = {MC_NONE};
  const McOpDef *def = NULL;
  if (!p->options->generic) owner = mc_region_op(p->ctx, mc_block_region(p->ctx, block));
  if (owner.index != MC_NONE) def = mc_op_def(p->ctx, owner);
  if (def != NULL && def->op->argument_names == MC_NONE) def = NULL;
  uint32_t count = mc_block_num_args(p->ctx, block), before = 0;
  if (def != NULL && !is_entry) {
    if (names_all_blocks(p, def)) before = args_before(p->ctx, block);
    else def = NULL;
  }
  for (uint32_t i = 0; i < count; i++) {
    McValue arg = mc_block_arg(p->ctx, block, i);
    note_type(p, mc_value_type(p->ctx, arg).index);
    McStr name = {NULL, 0};
    uint32_t word;
    if (def != NULL) name = suggested_arg(p, def, owner, before + i);
    bool named = name.len > 0;
    uint32_t number = is_entry && !named ? n->next_arg++ : 0;
    if (p->options->name_loc_as_prefix && find_name_loc(p, mc_value_loc(p->ctx, arg), &name)) {
      word = word_for(p, name);
    } else if (named) {
      word = word_for(p, name);
    } else if (!is_entry) {
      word = number_word(n);
    } else if (n->plain) {
      word = WORD(TAG_ARG, number & PAYLOAD);
    } else {
      char text[3 + MC_U32_DIGITS] = "arg";
      word = unique_word(p, (McStr){text, (size_t)(mc_write_u32(text + 3, number) - text)});
    }
    side_set(p, &n->values, arg.index, word);
  }
}

/* words[i] is the name of result i, or 0: it belongs to the group before it. */
static void set_packs(McPrinter *p, const McOpRec *op, const uint32_t *words) {
  McNames *n = p->names;
  for (uint32_t first = 0; first < op->num_results;) {
    uint32_t size = 1;
    while (first + size < op->num_results && words[first + size] == 0) size++;
    for (uint32_t i = 0; i < size; i++) {
      Pack pack = {words[first], size == 1 ? UINT32_MAX : i, i == 0 ? size : 0};
      if (n->packs.len > PAYLOAD || !mc_array_push(&p->ctx->alloc, &n->packs, pack)) {
        p->failed = true;
        return;
      }
      side_set(p, &n->values, op->results + first + i, WORD(TAG_PACK, (uint32_t)n->packs.len - 1));
    }
    first += size;
  }
}

/* Words for all results of an operation with several: 0 except for those that have a name of their own. */
static uint32_t *words_of_results(McPrinter *p, uint32_t count, uint32_t *small, uint32_t num_small) {
  uint32_t *words = small;
  if (count > num_small) words = mc_alloc(&p->ctx->alloc, count * sizeof *words);
  if (words == NULL) p->failed = true;
  else memset(words, 0, count * sizeof *words);
  return words;
}

#define SMALL_RESULTS 32u

/* Names from the operation's definition, from its location, and a number for the first result that has none. */
static void name_results(McPrinter *p, uint32_t id, const McOpRec *op) {
  McNames *n = p->names;
  uint32_t small[SMALL_RESULTS];
  uint32_t *words = words_of_results(p, op->num_results, small, SMALL_RESULTS);
  if (words == NULL) return;
  bool by_loc = p->options->name_loc_as_prefix;
  McStr loc_name = {NULL, 0};
  bool has_loc_name = by_loc && find_name_loc(p, (McLoc){op->loc}, &loc_name);
  const McOpDef *def = p->options->generic ? NULL : mc_op_name_def(p->ctx, (McOpName){op->name});
  for (uint32_t i = 0; def != NULL && def->asm_names != NULL && i < op->num_results; i++) {
    n->suggested.len = 0;
    mc_op_asm_name(p->ctx, (McOp){id}, i, &n->suggested);
    McStr name = {n->suggested.ptr, n->suggested.len};
    if (name.len > 0) words[i] = word_for(p, has_loc_name ? loc_name : name);
  }
  if (words[0] == 0) words[0] = has_loc_name ? word_for(p, loc_name) : number_word(n);
  if (op->num_results == 1) side_set(p, &n->values, op->results, words[0]);
  else set_packs(p, op, words);
  if (words != small) mc_free(&p->ctx->alloc, words, op->num_results * sizeof *words);
}

static bool suggests_names(const McPrinter *p, const McOpRec *op) {
  const McOpDef *def = p->options->generic ? NULL : mc_op_name_def(p->ctx, (McOpName){op->name});
  return def != NULL && def->asm_names != NULL;
}

static void name_op(McPrinter *p, uint32_t id, const McOpRec *op) {
  McNames *n = p->names;
  if (op->num_results == 0) {
    if (p->options->value_users) side_set(p, &n->op_ids, id, n->next_value++ + 1);
  } else if (op->num_results == 1 && (n->plain || (!p->options->name_loc_as_prefix && !suggests_names(p, op)))) {
    side_set(p, &n->values, op->results, number_word(n));
  } else {
    name_results(p, id, op);
  }
}

/* --- names as written --- */

static bool is_number(McStr name) {
  for (size_t i = 0; i < name.len; i++) {
    if (!is_digit(name.ptr[i])) return false;
  }
  return name.len > 0;
}

/* The word for the written name, when there is one and it is free; else 0. */
static uint32_t written_word(McPrinter *p, McStr name) {
  McNames *n = p->names;
  if (name.len == 0) return 0;
  if (!is_number(name)) name = sanitize_name(&n->scratch, name);
  if (name.ptr == NULL || mc_used_names_has(&n->used, name.ptr, name.len)) return 0;
  return add_string(p, name);
}

/* `prefix` and the next number that was not written as a name. */
static uint32_t free_word(McPrinter *p, const char *prefix, uint32_t *next) {
  char text[3 + MC_U32_DIGITS];
  size_t base = strlen(prefix); /* at most 3 */
  memcpy(text, prefix, base);
  McStr name = {text, 0};
  do {
    name.len = (size_t)(mc_write_u32(text + base, (*next)++) - text);
  } while (mc_used_names_has(&p->names->used, name.ptr, name.len));
  return add_string(p, name);
}

static void name_written_args(McPrinter *p, McBlock block, bool is_entry, bool fallback) {
  McNames *n = p->names;
  char digits[16];
  uint32_t count = mc_block_num_args(p->ctx, block);
  for (uint32_t i = 0; i < count; i++) {
    McValue arg = mc_block_arg(p->ctx, block, i);
    uint32_t word = 0;
    if (!fallback) word = written_word(p, mc_value_name(p->ctx, arg, digits));
    else if (side_get(&n->values, arg.index) != 0) continue;
    else if (is_entry) word = free_word(p, "arg", &n->next_arg);
    else word = free_word(p, "", &n->next_value);
    if (word != 0) side_set(p, &n->values, arg.index, word);
    note_type(p, mc_value_type(p->ctx, arg).index);
  }
}

/* A group of results is a run with one written name. */
static void name_written_results(McPrinter *p, uint32_t id, const McOpRec *op, bool fallback) {
  McNames *n = p->names;
  char digits[16];
  if (op->num_results == 0) {
    if (fallback && p->options->value_users) side_set(p, &n->op_ids, id, n->next_value++ + 1);
    return;
  }
  if (side_get(&n->values, op->results) != 0) return;
  uint32_t small[SMALL_RESULTS];
  uint32_t *words = words_of_results(p, op->num_results, small, SMALL_RESULTS);
  if (words == NULL) return;
  uint32_t before = 0;
  bool is_complete = true;
  for (uint32_t i = 0; i < op->num_results; i++) {
    McValue result = {op->results + i};
    uint32_t written = mc_value_name_word(p->ctx, result);
    if (i > 0 && (written == 0 || written == before)) continue;
    before = written;
    if (!fallback) words[i] = written_word(p, mc_value_name(p->ctx, result, digits));
    if (words[i] == 0 && fallback) words[i] = free_word(p, "", &n->next_value);
    is_complete = is_complete && words[i] != 0;
  }
  if (is_complete && op->num_results == 1) side_set(p, &n->values, op->results, words[0]);
  else if (is_complete) set_packs(p, op, words);
  if (words != small) mc_free(&p->ctx->alloc, words, op->num_results * sizeof *words);
}

/* Blocks of one region: their names are separate from those of values, and from those of other regions. */
static void name_written_blocks(McPrinter *p, McRegion region) {
  McNames *n = p->names;
  McUsedNames saved = n->used;
  char digits[16];
  n->used = (McUsedNames){0};
  McBlock first = mc_region_first_block(p->ctx, region);
  for (McBlock b = first; b.index != MC_NONE; b = mc_block_next(p->ctx, b)) {
    uint32_t word = written_word(p, mc_block_name(p->ctx, b, digits));
    if (word != 0) side_set(p, &n->block_names, b.index, word);
  }
  uint32_t next = 0;
  for (McBlock b = first; b.index != MC_NONE; b = mc_block_next(p->ctx, b)) {
    if (side_get(&n->block_names, b.index) == 0) side_set(p, &n->block_names, b.index, free_word(p, "bb", &next));
  }
  mc_used_names_fini(&p->ctx->alloc, &n->used);
  n->used = saved;
}

/* --- regions --- */

static void wait_for_regions(McPrinter *p, const McOpRec *op) {
  McNames *n = p->names;
  const McExtra *extra = mc_extra(p->ctx, op);
  if (!mc_array_reserve(&p->ctx->alloc, &n->waiting, extra->num_regions)) {
    p->failed = true;
    return;
  }
  for (uint32_t i = 0; i < extra->num_regions; i++) {
    n->waiting.ptr[n->waiting.len++] = (Waiting){.region = extra->regions[i]};
  }
}

/* Names everything directly in the block and puts the regions inside on the waiting list. */
static void name_block(McPrinter *p, uint32_t block, bool is_entry) {
  name_args(p, (McBlock){block}, is_entry);
  for (uint32_t id = mc_block_rec(p->ctx, (McBlock){block})->first_op; id != 0 && !p->failed;) {
    const McOpRec *op = mc_op_rec(p->ctx, (McOp){id});
    mc_op_fetch_ahead(p->ctx, op);
    p->names->num_ops++;
    name_op(p, id, op);
    note_attr(p, op->attrs);
    note_attr(p, op->properties);
    for (uint32_t i = 0; i < op->num_results; i++) {
      note_type(p, mc_value_rec(p->ctx, (McValue){op->results + i})->type);
    }
    if (op->extra != 0) wait_for_regions(p, op);
    if (mc_tick(&p->ticker)) p->failed = true;
    id = op->next;
  }
}

static void name_written_block(McPrinter *p, uint32_t block, bool is_entry, bool fallback) {
  name_written_args(p, (McBlock){block}, is_entry, fallback);
  for (uint32_t id = mc_block_rec(p->ctx, (McBlock){block})->first_op; id != 0 && !p->failed;) {
    const McOpRec *op = mc_op_rec(p->ctx, (McOp){id});
    name_written_results(p, id, op, fallback);
    if (fallback) {
      p->names->num_ops++;
      note_attr(p, op->attrs);
      note_attr(p, op->properties);
      for (uint32_t i = 0; i < op->num_results; i++) {
        note_type(p, mc_value_rec(p->ctx, (McValue){op->results + i})->type);
      }
      if (op->extra != 0) wait_for_regions(p, op);
    }
    if (mc_tick(&p->ticker)) p->failed = true;
    id = op->next;
  }
}

static void name_region(McPrinter *p, McRegion region) {
  McNames *n = p->names;
  bool as_written = p->options->names_as_written;
  uint32_t first = mc_region_rec(p->ctx, region)->first_block, order = 0;
  if (as_written) {
    name_written_blocks(p, region);
    for (uint32_t b = first; b != 0; b = mc_block_rec(p->ctx, (McBlock){b})->next) {
      name_written_block(p, b, b == first, false);
    }
  }
  for (uint32_t b = first; b != 0 && !p->failed; b = mc_block_rec(p->ctx, (McBlock){b})->next) {
    side_set(p, &n->block_orders, b, ++order);
    if (as_written) name_written_block(p, b, b == first, true);
    else name_block(p, b, b == first);
  }
}

/* Takes the next waiting region, and continues the count of the region around it. */
static void name_next_region(McPrinter *p) {
  McNames *n = p->names;
  Waiting w = n->waiting.ptr[--n->waiting.len];
  if (!p->options->unique_ssa_ids) {
    n->next_value = w.next_value;
    n->next_arg = w.next_arg;
    n->next_conflict = w.next_conflict;
  }
  take_back_names(&n->used, w.num_used);
  McRegion region = {w.region};
  size_t inner = n->waiting.len;
  name_region(p, region);
  for (size_t i = inner; i < n->waiting.len; i++) {
    Waiting *waiting = &n->waiting.ptr[i];
    waiting->next_value = n->next_value;
    waiting->next_arg = n->next_arg;
    waiting->next_conflict = n->next_conflict;
    waiting->num_used = (uint32_t)n->used.names.len;
  }
}

static MC_NOINLINE void name_everything(McPrinter *p, McOp root) {
  McNames *n = p->names;
  const McOpRec *op = mc_op_rec(p->ctx, root);
  if (op->extra != 0) wait_for_regions(p, op);
  note_attr(p, op->attrs);
  note_attr(p, op->properties);
  for (uint32_t i = 0; i < op->num_results; i++) note_type(p, mc_value_type(p->ctx, (McValue){op->results + i}).index);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    McValue operand = mc_op_operand(p->ctx, root, i);
    if (operand.index != MC_NONE) note_type(p, mc_value_type(p->ctx, operand).index);
  }
  if (p->options->names_as_written) {
    name_written_results(p, root.index, op, false);
    name_written_results(p, root.index, op, true);
  } else {
    name_op(p, root.index, op);
  }
  /* As upstream's printer: the regions count from where the root began, with the root's names in use. */
  for (size_t i = 0; i < n->waiting.len; i++) n->waiting.ptr[i].num_used = (uint32_t)n->used.names.len;
  while (n->waiting.len > 0 && !p->failed) name_next_region(p);
}

static NamingOptions naming_options(const McPrintOptions *o) {
  return (NamingOptions){o->generic, o->is_fallback, o->debug_info, o->name_loc_as_prefix, o->names_as_written,
                         o->unique_ssa_ids};
}

bool mc_names_form(const McNames *n, McOp root, bool *generic) {
  if (n == NULL || n->root.index != root.index || !n->is_settled) return false;
  if (n->options.generic && !n->options.is_fallback) return false;
  *generic = n->options.generic;
  return true;
}

/* Takes the names of an earlier call, if they are those of this one. */
static bool take_names(McPrinter *p, McOp root) {
  const McPrintOptions *o = p->options;
  McNames *n = o->names == NULL ? NULL : *o->names;
  NamingOptions options = naming_options(o);
  if (n == NULL || n->root.index != root.index || o->value_users) return false;
  if (memcmp(&n->options, &options, sizeof options) != 0) return false;
  n->is_settled |= !o->assume_verified;
  p->names = n;
  *o->names = NULL;
  return true;
}

bool mc_ssa_names_init(McPrinter *p, McOp root) {
  const McPrintOptions *o = p->options;
  if (take_names(p, root)) return true;
  McNames *n = p->names = mc_alloc_zeroed(&p->ctx->alloc, sizeof *n);
  if (n == NULL) {
    p->failed = true;
    return false;
  }
  mc_arena_init(&n->arena, &p->ctx->alloc);
  mc_buf_init(&n->scratch, &p->ctx->alloc);
  mc_buf_init(&n->suggested, &p->ctx->alloc);
  n->root = root;
  n->options = naming_options(o);
  n->is_settled = !o->assume_verified;
  n->plain = o->generic && !o->name_loc_as_prefix && !o->names_as_written;
  bool ok = side_init(p, &n->values, MC_TABLE_VALUES) && side_init(p, &n->block_orders, MC_TABLE_BLOCKS) &&
            (!o->names_as_written || side_init(p, &n->block_names, MC_TABLE_BLOCKS)) &&
            (!o->debug_info || side_init(p, &n->op_locs, MC_TABLE_OPS)) &&
            (!o->value_users || (side_init(p, &n->op_ids, MC_TABLE_OPS) && side_init(p, &n->visits, MC_TABLE_OPS)));
  if (ok) name_everything(p, root);
  if (!ok || n->scratch.failed || n->suggested.failed) p->failed = true;
  return !p->failed;
}

void mc_print_names_free(McContext *ctx, McNames *n) {
  McAlloc *alloc = &ctx->alloc;
  if (n == NULL) return;
  side_fini(alloc, &n->values);
  side_fini(alloc, &n->block_orders);
  side_fini(alloc, &n->block_names);
  side_fini(alloc, &n->op_ids);
  side_fini(alloc, &n->visits);
  side_fini(alloc, &n->op_locs);
  mc_array_fini(alloc, &n->packs);
  mc_array_fini(alloc, &n->strings);
  mc_arena_fini(&n->arena);
  mc_used_names_fini(alloc, &n->used);
  mc_array_fini(alloc, &n->waiting);
  mc_array_fini(alloc, &n->walk);
  mc_buf_fini(&n->scratch);
  mc_buf_fini(&n->suggested);
  mc_array_fini(alloc, &n->shadowed);
  mc_free(alloc, n, sizeof *n);
}

/* --- names that outlive a call --- */

#define SMALL_TREE 256u /* operations: such a tree is named faster than its names are worth keeping */

/* Gives arguments that have other names their own again. */
static void end_shadows(McPrinter *p) {
  McNames *n = p->names;
  for (size_t i = n->shadowed.len; i-- > 0;) side_set(p, &n->values, n->shadowed.ptr[i].value, n->shadowed.ptr[i].word);
  n->shadowed.len = 0;
}

void mc_ssa_names_end(McPrinter *p) {
  McNames *n = p->names;
  McNames **kept = p->options->names;
  if (n == NULL) return;
  end_shadows(p);
  p->names = NULL;
  if (kept != NULL && !p->failed && n->num_ops >= SMALL_TREE && !p->options->value_users) {
    mc_print_names_free(p->ctx, *kept);
    *kept = n;
  } else {
    mc_print_names_free(p->ctx, n);
  }
}

bool mc_ssa_names_may_alias(const McPrinter *p) { return p->names->may_alias; }
bool mc_ssa_types_may_alias(const McPrinter *p) { return p->names->types_may_alias; }
size_t mc_ssa_num_ops(const McPrinter *p) { return p->names->num_ops; }
size_t mc_ssa_num_digits(const McPrinter *p) { return p->names->num_digits; }

/* --- printing names --- */

enum { PLAIN_ROOM = 4 + MC_U32_DIGITS };

/* Names without a text of their own: %N and %argN. */
MC_INLINE bool is_plain(uint32_t word) { return word != 0 && word >> TAG_SHIFT <= TAG_ARG; }

/* Writes a plain name where there is PLAIN_ROOM. Returns its end. */
MC_INLINE char *write_plain(char *to, uint32_t word) {
  *to++ = '%';
  if (word >> TAG_SHIFT == TAG_NUMBER) return mc_write_u32(to, word - 1);
  memcpy(to, "arg", 3);
  return mc_write_u32(to + 3, word & PAYLOAD);
}

static void put_word(McPrinter *p, uint32_t word) {
  if (is_plain(word)) {
    char *to = mc_buf_room(p->buf, PLAIN_ROOM);
    if (MC_LIKELY(to != NULL)) p->buf->len += (size_t)(write_plain(to, word) - to);
  } else if (word == 0) {
    mc_buf_lit(p->buf, "<<UNKNOWN SSA VALUE>>");
  } else {
    McStr s = p->names->strings.ptr[word & PAYLOAD];
    mc_buf_char(p->buf, '%');
    mc_buf_put_short(p->buf, s.ptr, s.len);
  }
}

static MC_NOINLINE void put_pack(McPrinter *p, uint32_t word) {
  Pack pack = p->names->packs.ptr[word & PAYLOAD];
  put_word(p, pack.word);
  if (pack.number == UINT32_MAX) return;
  mc_buf_char(p->buf, '#');
  mc_buf_u64(p->buf, pack.number);
}

void mc_pr_value(McPrinter *p, McValue value) {
  if (MC_UNLIKELY(p->collecting)) return;
  if (MC_UNLIKELY(value.index == MC_NONE)) {
    mc_buf_lit(p->buf, "<<NULL VALUE>>");
    return;
  }
  uint32_t word = p->names == NULL ? 0 : side_get(&p->names->values, value.index);
  if (MC_UNLIKELY(word >> TAG_SHIFT == TAG_PACK)) put_pack(p, word);
  else put_word(p, word);
}

uint32_t mc_ssa_write_operands(const McPrinter *p, const McUseRec *uses, uint32_t count, char **to) {
  const Side *values = &p->names->values;
  char *end = *to;
  uint32_t i = 0;
  for (; i < count; i++) {
    uint32_t word = side_get(values, uses[i].value);
    if (MC_UNLIKELY(!is_plain(word))) break;
    if (i > 0) {
      memcpy(end, ", ", 2);
      end += 2;
    }
    end = write_plain(end, word);
  }
  *to = end;
  return i;
}

void mc_ssa_put_operands(McPrinter *p, const McUseRec *uses, uint32_t count) {
  enum { AT_ONCE = 8 };
  for (uint32_t i = 0; i < count;) {
    char *room = mc_buf_room(p->buf, AT_ONCE * MC_SSA_PLAIN), *to = room;
    if (room == NULL) return;
    if (i > 0) {
      memcpy(to, ", ", 2);
      to += 2;
    }
    uint32_t done = mc_ssa_write_operands(p, uses + i, count - i < AT_ONCE ? count - i : AT_ONCE, &to);
    p->buf->len += (size_t)(to - room);
    if (done == 0) mc_pr_value(p, (McValue){uses[i++].value});
    i += done;
  }
}

McStr mc_ssa_name(const McPrinter *p, McValue value, char room[MC_SSA_ROOM]) {
  uint32_t word = p->names == NULL ? 0 : side_get(&p->names->values, value.index);
  if (word >> TAG_SHIFT == TAG_PACK) word = p->names->packs.ptr[word & PAYLOAD].word;
  if (word == 0) return (McStr){"", 0};
  if (word >> TAG_SHIFT == TAG_STRING) return p->names->strings.ptr[word & PAYLOAD];
  bool is_arg = word >> TAG_SHIFT == TAG_ARG;
  memcpy(room, "arg", 3);
  char *end = mc_write_u32(room + 3, (word & PAYLOAD) - !is_arg);
  char *start = is_arg ? room : room + 3;
  return (McStr){start, (size_t)(end - start)};
}

char *mc_ssa_write_result(const McPrinter *p, McValue result, char *to) {
  uint32_t word = side_get(&p->names->values, result.index);
  if (MC_UNLIKELY(!is_plain(word))) return NULL;
  to = write_plain(to, word);
  memcpy(to, " = ", 3);
  return to + 3;
}

void mc_ssa_put_results(McPrinter *p, McOp op) {
  const McOpRec *r = mc_op_rec(p->ctx, op);
  const Side *values = &p->names->values;
  char *room = mc_buf_room(p->buf, MC_SSA_PLAIN);
  if (room == NULL) return;
  char *to = r->num_results == 1 ? mc_ssa_write_result(p, (McValue){r->results}, room) : NULL;
  if (MC_LIKELY(to != NULL)) {
    p->buf->len += (size_t)(to - room);
    return;
  }
  for (uint32_t i = 0; i < r->num_results;) {
    uint32_t word = side_get(values, r->results + i);
    if (i > 0) mc_buf_lit(p->buf, ", ");
    if (word >> TAG_SHIFT != TAG_PACK) {
      put_word(p, word);
      if (r->num_results > 1) break; /* not numbered: the other results have no names either */
      i++;
      continue;
    }
    Pack pack = p->names->packs.ptr[word & PAYLOAD];
    put_word(p, pack.word);
    if (pack.size > 1) {
      mc_buf_char(p->buf, ':');
      mc_buf_u64(p->buf, pack.size);
    }
    i += pack.size > 0 ? pack.size : 1;
  }
  mc_buf_lit(p->buf, " = ");
}

void mc_ssa_put_op(McPrinter *p, McOp op) {
  uint32_t word = side_get(&p->names->op_ids, op.index);
  if (word == 0) {
    mc_buf_lit(p->buf, "<<UNKNOWN OPERATION>>");
    return;
  }
  mc_buf_char(p->buf, '%');
  mc_buf_u64(p->buf, word - 1);
}

void mc_ssa_put_block(McPrinter *p, McBlock block) {
  uint32_t order = block.index == MC_NONE ? 0 : side_get(&p->names->block_orders, block.index);
  if (order == 0) {
    mc_buf_lit(p->buf, "INVALIDBLOCK");
    return;
  }
  uint32_t word = p->options->names_as_written ? side_get(&p->names->block_names, block.index) : 0;
  if (word != 0) {
    McStr s = p->names->strings.ptr[word & PAYLOAD];
    mc_buf_char(p->buf, '^');
    mc_buf_put(p->buf, s.ptr, s.len);
    return;
  }
  mc_buf_lit(p->buf, "^bb");
  mc_buf_u64(p->buf, order - 1);
}

void mc_pr_successor(McPrinter *p, McBlock block) {
  if (!p->collecting) mc_ssa_put_block(p, block);
}

uint32_t mc_ssa_block_order(const McPrinter *p, McBlock block) {
  return side_get(&p->names->block_orders, block.index) - 1;
}

McLoc mc_ssa_op_loc(McPrinter *p, McOp op) {
  uint32_t loc = side_get(&p->names->op_locs, op.index);
  if (loc != 0) return (McLoc){loc};
  McLoc own = mc_op_loc(p->ctx, op);
  loc = mc_loc_attr(p->ctx, own).index;
  if (loc == MC_NONE && own.index != MC_NONE) p->failed = true;
  if (loc != MC_NONE) side_set(p, &p->names->op_locs, op.index, loc);
  return (McLoc){loc};
}

bool mc_ssa_first_visit(McPrinter *p, McOp op, uint32_t visit) {
  if (side_get(&p->names->visits, op.index) == visit) return false;
  side_set(p, &p->names->visits, op.index, visit);
  return true;
}

static void shadow(McPrinter *p, McValue arg, uint32_t word) {
  McNames *n = p->names;
  Shadowed own = {arg.index, side_get(&n->values, arg.index)};
  if (!mc_array_push(&p->ctx->alloc, &n->shadowed, own)) p->failed = true;
  else side_set(p, &n->values, arg.index, word);
}

void mc_pr_shadow_region_args(McPrinter *p, McRegion region, const McValue *values, size_t count) {
  if (p->collecting || p->names == NULL) return;
  McBlock entry = mc_region_first_block(p->ctx, region);
  if (entry.index == MC_NONE || (count > 0 && mc_pr_gives_up(p))) return;
  McBuf *out = p->buf;
  for (size_t i = 0; i < count && i < mc_block_num_args(p->ctx, entry); i++) {
    if (values[i].index == MC_NONE) continue;
    McBuf text;
    mc_buf_init(&text, &p->ctx->alloc);
    p->buf = &text;
    mc_pr_value(p, values[i]);
    p->buf = out;
    uint32_t word = text.len > 0 ? add_string(p, (McStr){text.ptr + 1, text.len - 1}) : 0;
    if (word != 0) shadow(p, mc_block_arg(p->ctx, entry, (uint32_t)i), word);
    if (text.failed) p->failed = true;
    mc_buf_fini(&text);
  }
}
