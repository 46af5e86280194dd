/* parse_names.c - SSA value names and block names while parsing.
 *
 * A name is a symbol: a canonical decimal (%42) is its own number and indexes an array; other names go through a hash
 * table of their bytes. Each symbol has one binding. Upstream keeps a map of names for each isolated scope; here a
 * binding carries the serial number of the isolated scope it belongs to, so that entering a function hides all names
 * outside and leaving it forgets all names inside in constant time. A binding of a scope that is still open is saved
 * before an inner isolated scope overwrites it.
 *
 * Within an isolated scope there is no shadowing: nested regions see the names around them, and names that a region
 * defined are forgotten at its end. A use before the definition makes a placeholder value, which the definition
 * replaces; a placeholder that is left at the end of the text is an error.
 *
 * The places of definitions also show dominance, so that the verifier need not compute it: an operand that is defined
 * before its use in the text, in the same block, in an entry block or in a block around, dominates it. A region of an
 * isolated operation with no other operands in it is MC_REGION_IN_ORDER, unless an operation comes after one with
 * successors in its block.
 */
#include "parse/parse_names.h"

#include <stdlib.h>

#include "parse/parse_opaque.h"

/* One binding exists for every number up to the highest in the text. It is small, so that a million names take little
 * memory. */
typedef struct Binding {
  uint32_t at;    /* where it was defined, or first used: see place_of */
  /* serial of the isolated scope, with VALUE or PACK when it is defined; if the serial is not the current one, the
   * symbol is unbound */
  uint32_t scope;
  uint32_t value; /* VALUE: its id; PACK: index into `packs`; otherwise: head of a list of placeholders (index + 1) */
} Binding;
#define VALUE 0x80000000u
#define PACK 0x40000000u
#define MAX_SERIAL (PACK - 1)

typedef struct Pack { /* %name:count, values with consecutive ids */
  uint32_t first, count;
} Pack;

typedef struct Symbol {
  const char *name; /* borrowed: into the text, or p->arena; of at most eight bytes, not to be looked at */
  uint32_t len;
  McIdent ident;    /* MC_NONE until an identifier is needed */
  Binding binding;
} Symbol;

/* A symbol's place in the table. The key of a short name is the name itself: no bytes need be compared. */
typedef struct SymbolSlot {
  uint64_t key;    /* up to eight bytes of the name; of a longer one, a hash */
  uint32_t len;
  uint32_t symbol; /* index into named + 1; 0: free */
} SymbolSlot;
_Static_assert(sizeof(SymbolSlot) == 16, "four share a cache line");

typedef struct Forward {
  const char *at;
  uint32_t value;  /* placeholder; MC_NONE: it was replaced */
  uint32_t number; /* %name#number */
  uint32_t symbol, scope;
  uint32_t next;   /* next placeholder of the same name: index + 1 */
} Forward;

typedef struct BlockName {
  const char *name; /* borrowed: into the text, or p->arena */
  const char *at;   /* where it was met first; into the text */
  uint32_t len, hash;
  uint32_t block;
  bool defined;
} BlockName;

typedef struct Scope {
  uint32_t serial;      /* serial of this scope if it is isolated, else of the isolated scope around it */
  uint32_t block_serial;
  size_t defs, saved, blocks; /* heights of the stacks at entry */
  uint32_t region_at, block_at; /* places where the region and its current block begin */
  uint32_t entry_end;   /* where its second block begins; 0: it has not begun yet */
  bool isolated;        /* names of the regions around are invisible */
  uint32_t bounds_at;   /* number of the nearest scope with `bounds`, this one or one around it */
  bool bounds;          /* an isolated operation's scope, or the outermost: values are not used across its border */
  bool unsure;          /* in a scope with `bounds`: the verifier has to check dominance and isolation */
  uint32_t crossings;   /* McScopes.crossings at entry */
} Scope;

typedef struct SavedBinding {
  uint32_t symbol;
  Binding binding;
} SavedBinding;

#define NAMED 0x80000000u /* set in a symbol's number: an index into `named` */

struct McScopes {
  Binding *numbers;  /* owned, by value of the decimal */
  size_t num_numbers;
  size_t max_number; /* decimals from this one on are hashed, which keeps memory linear in the text */
  MC_ARRAY(Pack) packs;
  MC_ARRAY(Symbol) named;
  SymbolSlot *slots; /* owned */
  uint32_t num_slots, slot_shift; /* a power of two, or 0; 64 less its logarithm */
  uint32_t serial;   /* of the current isolated scope */
  uint32_t block_at; /* of the current scope */
  uint32_t crossings; /* uses so far that may be in another isolated operation than their value, at whatever depth */
  uint32_t next_serial, next_block_serial;
  MC_ARRAY(Scope) scopes;
  MC_ARRAY(uint32_t) defs;      /* symbols defined in the open scopes that are not isolated */
  MC_ARRAY(SavedBinding) saved; /* bindings of outer isolated scopes */
  MC_ARRAY(SavedBinding) hidden; /* bindings outside the opaque regions that are open */
  uint32_t hiding_at;           /* where the innermost opaque region begins; 0: there is none */
  MC_ARRAY(Forward) forwards;
  uint32_t *forward_slots;      /* owned: by symbol, scope and number: index into forwards + 1 */
  uint32_t num_forward_slots;
  MC_ARRAY(BlockName) blocks;   /* names in the open scopes, oldest first */
  uint32_t *block_slots;        /* owned: index into blocks + 1; filled in order, emptied in reverse */
  uint32_t num_block_slots;
};

bool mc_names_init(McParser *p) {
  McAlloc *alloc = &p->ctx->alloc;
  McScopes *s = p->scopes = mc_alloc_zeroed(alloc, sizeof(McScopes));
  if (s == NULL) return false;
  s->next_serial = s->next_block_serial = 1;
  s->max_number = p->len / 8 + 1024;
  if (!mc_names_push(p, NULL, true, p->text)) return false;
  return true;
}

void mc_names_free(McParser *p) {
  McAlloc *alloc = &p->ctx->alloc;
  McScopes *s = p->scopes;
  if (s == NULL) return;
  mc_free(alloc, s->numbers, s->num_numbers * sizeof(Binding));
  mc_free(alloc, s->slots, s->num_slots * sizeof *s->slots);
  mc_free(alloc, s->block_slots, s->num_block_slots * sizeof(uint32_t));
  mc_free(alloc, s->forward_slots, s->num_forward_slots * sizeof(uint32_t));
  mc_array_fini(alloc, &s->packs);
  mc_array_fini(alloc, &s->named);
  mc_array_fini(alloc, &s->scopes);
  mc_array_fini(alloc, &s->defs);
  mc_array_fini(alloc, &s->saved);
  mc_array_fini(alloc, &s->hidden);
  mc_array_fini(alloc, &s->forwards);
  mc_array_fini(alloc, &s->blocks);
  mc_free(alloc, s, sizeof *s);
  p->scopes = NULL;
}

/* --- symbols --- */

#if MC_HAS_SWAR
/* The same for at most eight digits, in a name with eight readable bytes: all digits at once. */
MC_INLINE bool short_decimal(const char *name, uint32_t len, uint32_t *out) {
  uint64_t x = mc_load64(name) << (8 - len) * 8 | MC_BYTES('0') >> 8 * (len - 1) >> 8; /* zeros in front */
  uint64_t digits = x - MC_BYTES('0');
  if (((digits + MC_BYTES(0x76)) | digits | x) & MC_BYTES(0x80)) return false;
  digits = digits * 10 + (digits >> 8); /* pairs, in every other byte */
  *out = (uint32_t)(((digits & 0x000000FF000000FFu) * (100 + (1000000ull << 32)) +
                     (digits >> 16 & 0x000000FF000000FFu) * (1 + (10000ull << 32))) >> 32);
  return true;
}
#endif

/* Reads the number that a canonical decimal of at most nine digits spells. Returns false for any other name. */
static inline bool decimal_name(const McParser *p, const char *name, uint32_t len, uint32_t *out) {
  if (name[0] < '0' || name[0] > '9' || len > 9 || (name[0] == '0' && len > 1)) return false;
#if MC_HAS_SWAR
  if (MC_LIKELY(len <= 8 && p->text + p->len - name >= 8)) return short_decimal(name, len, out);
#endif
  (void)p;
  uint32_t n = 0;
  for (uint32_t i = 0; i < len; i++) {
    uint32_t digit = (uint32_t)(unsigned char)name[i] - '0';
    if (digit > 9) return false;
    n = n * 10 + digit;
  }
  *out = n;
  return true;
}

MC_COLD static bool grow_numbers(McParser *p, uint32_t number) {
  McScopes *s = p->scopes;
  size_t want = s->num_numbers ? s->num_numbers * 2 : 1024;
  while (want <= number) want *= 2;
  Binding *numbers = mc_alloc_zeroed(&p->ctx->alloc, want * sizeof(Binding));
  if (numbers == NULL) return mc_p_out_of_memory(p);
  if (s->num_numbers != 0) memcpy(numbers, s->numbers, s->num_numbers * sizeof(Binding));
  mc_free(&p->ctx->alloc, s->numbers, s->num_numbers * sizeof(Binding));
  s->numbers = numbers;
  s->num_numbers = want;
  return true;
}

/* The place of a name in the table. Names that differ only in the two lowest bits of the last letter are in one line
 * of the caches: many end with a number, and come in its order. */
static inline uint32_t place_of_key(const McScopes *s, uint64_t key) {
  return ((uint32_t)((key >> 2) * 0x9E3779B97F4A7C15u >> s->slot_shift) & ~3u) | ((uint32_t)key & 3);
}

/* The key of a name of 1 to 8 bytes, eight of them readable: the bytes, the last one lowest. */
static inline uint64_t short_key(const char *name, uint32_t len) {
  uint64_t bytes = mc_short_bytes(name, len) << (8 - len) * 8;
  return bytes << 8 | bytes >> 56;
}

static bool grow_slots(McParser *p) {
  McScopes *s = p->scopes;
  uint32_t num = s->num_slots ? s->num_slots * 2 : 256;
  SymbolSlot *slots = mc_alloc_zeroed(&p->ctx->alloc, num * sizeof *slots);
  if (slots == NULL) return mc_p_out_of_memory(p);
  s->slot_shift = s->num_slots ? s->slot_shift - 1 : 64 - 8;
  for (uint32_t i = 0; i < s->num_slots; i++) {
    if (s->slots[i].symbol == 0) continue;
    uint32_t j = place_of_key(s, s->slots[i].key);
    while (slots[j].symbol != 0) j = (j + 1) & (num - 1);
    slots[j] = s->slots[i];
  }
  mc_free(&p->ctx->alloc, s->slots, s->num_slots * sizeof *slots);
  s->slots = slots;
  s->num_slots = num;
  return true;
}

/* The same at the end of the text. */
MC_COLD static uint64_t short_key_at_end(const char *name, uint32_t len) {
  char padded[8] = {0};
  memcpy(padded, name, len);
  return short_key(padded, len);
}

/* The symbol of a name that is not a small decimal; a new name gets a new symbol. Returns false when memory runs out.
 */
static MC_NOINLINE bool named_symbol(McParser *p, const char *name, uint32_t len, uint32_t *out) {
  McScopes *s = p->scopes;
  if (s->named.len >= s->num_slots / 4 * 3 && !grow_slots(p)) return false;
  bool is_short = len - 1 < 8;
  uint64_t key;
  if (MC_UNLIKELY(!is_short)) key = mc_hash_bytes(name, len - 1) << 8 | (uint8_t)name[len - 1];
  else if (MC_LIKELY((size_t)(p->text + p->len - name) >= 8)) key = short_key(name, len);
  else key = short_key_at_end(name, len);
  uint32_t mask = s->num_slots - 1, i = place_of_key(s, key);
  for (; s->slots[i].symbol != 0; i = (i + 1) & mask) {
    if (s->slots[i].key != key || s->slots[i].len != len) continue;
    if (!is_short && memcmp(s->named.ptr[s->slots[i].symbol - 1].name, name, len) != 0) continue;
    *out = NAMED | (s->slots[i].symbol - 1);
    return true;
  }
  Symbol symbol = {.name = is_short ? name : mc_p_lasting(p, name, len), .len = len};
  if (symbol.name == NULL || !mc_array_push(&p->ctx->alloc, &s->named, symbol)) return mc_p_out_of_memory(p);
  s->slots[i] = (SymbolSlot){key, len, (uint32_t)s->named.len};
  *out = NAMED | ((uint32_t)s->named.len - 1);
  return true;
}

/* A place in the text in 32 bits, 0: none. A place beyond 4 GB is given as the byte at 4 GB: only notes use it. */
static inline uint32_t place_at(const McParser *p, const char *at) {
  size_t offset = (size_t)(at - p->text) + 1;
  return offset < UINT32_MAX ? (uint32_t)offset : UINT32_MAX;
}
static inline const char *place_of(const McParser *p, const Binding *b) { return p->text + b->at - 1; }

static inline uint32_t serial_of(const Binding *b) { return b->scope & MAX_SERIAL; }
static inline bool is_defined(const Binding *b) { return (b->scope & (VALUE | PACK)) != 0; }

static inline Binding *binding_of(McScopes *s, uint32_t symbol) {
  return symbol & NAMED ? &s->named.ptr[symbol & ~NAMED].binding : &s->numbers[symbol];
}

/* Returns false after reporting that memory ran out. */
static inline bool symbol_of(McParser *p, const char *name, uint32_t len, uint32_t *out) {
  McScopes *s = p->scopes;
  if (decimal_name(p, name, len, out) && MC_LIKELY(*out < s->max_number)) {
    return MC_LIKELY(*out < s->num_numbers) || grow_numbers(p, *out);
  }
  /* most names are found again in their own slot */
  if (MC_LIKELY(len - 1 < 8 && s->num_slots != 0 && p->text + p->len - name >= 8)) {
    uint64_t key = short_key(name, len);
    const SymbolSlot *slot = &s->slots[place_of_key(s, key)];
    if (MC_LIKELY(slot->key == key && slot->len == len)) {
      *out = NAMED | (slot->symbol - 1);
      return true;
    }
  }
  return named_symbol(p, name, len, out);
}

static bool is_open_scope(const McScopes *s, uint32_t serial) {
  size_t low = 0, high = s->scopes.len; /* serials never fall along the stack */
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (s->scopes.ptr[middle].serial < serial) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < s->scopes.len && s->scopes.ptr[low].serial == serial;
}

/* Makes the symbol's binding belong to the current isolated scope; it is unbound if it did not belong to it. */
static inline Binding *claim_binding(McParser *p, uint32_t symbol) {
  McScopes *s = p->scopes;
  Binding *b = binding_of(s, symbol);
  uint32_t serial = serial_of(b);
  if (serial == s->serial) return b;
  if (serial != 0 && is_open_scope(s, serial)) {
    SavedBinding saved = {symbol, *b};
    if (!mc_array_push(&p->ctx->alloc, &s->saved, saved)) {
      mc_p_out_of_memory(p);
      return NULL;
    }
  }
  *b = (Binding){.scope = s->serial};
  return b;
}

/* --- scopes --- */

bool mc_names_push(McParser *p, const McOpDef *owner, bool hides, const char *at) {
  McScopes *s = p->scopes;
  if (hides && s->next_serial > MAX_SERIAL) return mc_p_error(p, "there are more than %u isolated regions", MAX_SERIAL);
  if (hides) s->serial = s->next_serial++;
  Scope scope = {.serial = s->serial, .block_serial = s->next_block_serial++, .defs = s->defs.len,
                 .saved = s->saved.len, .blocks = s->blocks.len, .isolated = hides, .unsure = p->len >= UINT32_MAX,
                 .crossings = s->crossings};
  scope.region_at = scope.block_at = place_at(p, at);
  size_t depth = s->scopes.len;
  scope.bounds = depth == 0 || (owner != NULL && (owner->traits & MC_TRAIT(ISOLATED_FROM_ABOVE)) != 0);
  scope.bounds_at = scope.bounds ? (uint32_t)depth : s->scopes.ptr[depth - 1].bounds_at;
  if (!mc_array_push(&p->ctx->alloc, &s->scopes, scope)) return mc_p_out_of_memory(p);
  s->block_at = scope.block_at;
  return true;
}

void mc_names_next_block(McParser *p, const char *at) {
  McScopes *s = p->scopes;
  Scope *scope = &s->scopes.ptr[s->scopes.len - 1];
  s->block_at = scope->block_at = place_at(p, at);
  if (scope->entry_end == 0) scope->entry_end = scope->block_at;
}

/* Notes an operand whose dominance was not shown. */
static void note_unsure(McScopes *s) {
  s->scopes.ptr[s->scopes.ptr[s->scopes.len - 1].bounds_at].unsure = true;
}

/* The same, and that its value may be in another isolated operation. */
static void note_crossing(McScopes *s) {
  note_unsure(s);
  s->crossings++;
}

bool mc_names_is_unsure(const McParser *p) { return p->scopes->scopes.ptr[0].unsure; }
void mc_names_note_unsure(McParser *p) { note_unsure(p->scopes); }

size_t mc_names_mark(const McParser *p) { return p->scopes->forwards.len; }
bool mc_names_has_open(const McParser *p, size_t mark) {
  const McScopes *s = p->scopes;
  while (mark < s->forwards.len && s->forwards.ptr[mark].value == MC_NONE) mark++;
  return mark < s->forwards.len;
}

void mc_names_share_numbers(McParser *p, size_t count) { p->scopes->max_number = p->len / 8 / count + 1024; }

/* Checks by the scopes that an operand, defined at `place` before the current block, dominates its use; else notes
 * it. */
static MC_NOINLINE void look_around(McScopes *s, uint32_t place) {
  size_t last = s->scopes.len - 1, first = s->scopes.ptr[last].bounds_at;
  while (first < last) { /* the innermost scope that begins at the place or before */
    size_t middle = last - (last - first) / 2;
    if (place < s->scopes.ptr[middle].region_at) last = middle - 1;
    else first = middle;
  }
  const Scope *scope = &s->scopes.ptr[first];
  if (place < scope->region_at || (place < scope->block_at && place >= scope->entry_end)) note_crossing(s);
}

static uint32_t *block_slot(McScopes *s, uint32_t hash, const char *name, size_t len);

bool mc_names_pop(McParser *p, McRegion region) {
  McScopes *s = p->scopes;
  const Scope *scope = &s->scopes.ptr[s->scopes.len - 1];
  bool ok = true;
  for (size_t i = scope->blocks; i < s->blocks.len; i++) {
    if (s->blocks.ptr[i].defined) continue;
    ok = mc_p_error_at(p, s->blocks.ptr[i].at, "reference to an undefined block");
  }
  if (!ok) return false;
  while (s->blocks.len > scope->blocks) {
    const BlockName *b = &s->blocks.ptr[s->blocks.len - 1];
    *block_slot(s, b->hash, b->name, b->len) = 0;
    s->blocks.len--;
  }
  if (!scope->isolated) {
    for (size_t i = scope->defs; i < s->defs.len; i++) *binding_of(s, s->defs.ptr[i]) = (Binding){0};
  }
  while (s->saved.len > scope->saved && scope->isolated) {
    const SavedBinding *saved = &s->saved.ptr[--s->saved.len];
    *binding_of(s, saved->symbol) = saved->binding;
  }
  s->defs.len = scope->defs;
  if (scope->bounds && !scope->unsure) {
    mc_region_note_order(p->ctx, region, scope->crossings == s->crossings);
  }
  s->scopes.len--;
  s->serial = s->scopes.len ? s->scopes.ptr[s->scopes.len - 1].serial : 0;
  s->block_at = s->scopes.len ? s->scopes.ptr[s->scopes.len - 1].block_at : 0;
  return true;
}

static int compare_forwards(const void *a, const void *b) {
  const char *x = ((const Forward *)a)->at, *y = ((const Forward *)b)->at;
  return (x > y) - (x < y);
}

bool mc_names_begin_part(McParser *p, size_t *mark) {
  *mark = p->scopes->forwards.len;
  return mc_names_push(p, NULL, true, p->tok.start);
}

bool mc_names_end_part(McParser *p, McRegion body, size_t mark) {
  McScopes *s = p->scopes;
  size_t left = mark;
  for (size_t i = mark; i < s->forwards.len; i++) {
    if (s->forwards.ptr[i].value == MC_NONE) continue;
    s->forwards.ptr[left++] = s->forwards.ptr[i]; /* the text has an error: no other name is looked up */
  }
  if (left == mark) return mc_names_pop(p, body);
  s->forwards.len = left;
  qsort(s->forwards.ptr + mark, left - mark, sizeof(Forward), compare_forwards);
  for (size_t i = mark; i < left; i++) {
    mc_p_error_at(p, s->forwards.ptr[i].at, "use of undeclared SSA value name");
  }
  return false;
}

void mc_names_drop_undefined(McParser *p, McEraser *e) {
  McScopes *s = p->scopes;
  for (size_t i = 0; i < s->forwards.len; i++) {
    McValue placeholder = {s->forwards.ptr[i].value};
    if (placeholder.index != MC_NONE) mc_value_replace_placeholder(p->ctx, placeholder, (McValue){MC_NONE});
  }
  for (size_t i = 0; i < s->blocks.len; i++) {
    McBlock block = {s->blocks.ptr[i].block};
    if (block.index != MC_NONE && mc_block_rec(p->ctx, block)->region == MC_NONE) mc_eraser_block(e, block);
  }
}

bool mc_names_finish(McParser *p, McRegion body) { return mc_names_end_part(p, body, 0); }

/* --- values --- */

/* Like mc_value_set_name_word, which is called when the chunk has no names yet. */
MC_INLINE void set_name_word(McContext *ctx, McValue value, uint32_t word) {
  McChunkInfo *info = ctx->ir.tables[MC_TABLE_VALUES].info;
  uint32_t head = info[value.index >> MC_VALUES_SHIFT].head;
  uint32_t *names = atomic_load_explicit(&info[head].names, memory_order_acquire);
  if (MC_LIKELY(names != NULL)) names[value.index - (head << MC_VALUES_SHIFT)] = word;
  else mc_value_set_name_word(ctx, value, word);
}

/* Keeps the value's name as written, for printing it again. When memory runs out the name is lost, which is no
 * failure. */
static void remember_name(McParser *p, const McOperandRef *ref, uint32_t symbol, McValue first, uint32_t count) {
  uint32_t word = symbol | 0x80000000u;
  if (symbol & NAMED) {
    Symbol *named = &p->scopes->named.ptr[symbol & ~NAMED];
    if (named->ident.index == MC_NONE) named->ident = mc_ident(p->ctx, ref->name, ref->len);
    word = named->ident.index;
  }
  for (uint32_t i = 0; i < count; i++) set_name_word(p->ctx, (McValue){first.index + i}, word);
}

/* The types of two places differ: true when one of them was only a guess. */
MC_COLD static bool agree(McParser *p, McValue value, McType wanted) {
  return p->opaque != NULL && mc_opaque_agrees(p, value, wanted);
}

/* Replaces the placeholders of numbers below `count` by the values. */
static bool resolve_forwards(McParser *p, Binding *b, const McOperandRef *ref, McValue first, uint32_t count) {
  McContext *ctx = p->ctx;
  uint32_t *link = &b->value;
  while (*link != 0) {
    Forward *f = &p->scopes->forwards.ptr[*link - 1];
    if (f->number >= count) {
      link = &f->next;
      continue;
    }
    McValue placeholder = {f->value}, value = {first.index + f->number};
    McType used = mc_value_type(ctx, placeholder), type = mc_value_type(ctx, value);
    if (used.index != type.index && !agree(p, placeholder, type) && !agree(p, value, used)) {
      mc_p_error_at(p, ref->name - 1, "definition of SSA value '%%%.*s#%u' has type '%s'", (int)ref->len, ref->name,
                    f->number, mc_text_type(p->diags, type));
      return mc_p_note_at(p, f->at, "previously used here with type '%s'", mc_text_type(p->diags, used));
    }
    mc_value_replace_placeholder(ctx, placeholder, value);
    p->scopes->crossings++;
    f->value = MC_NONE;
    *link = f->next;
  }
  return true;
}

void mc_names_begin_hiding(McParser *p, McNamesMark *mark) {
  McScopes *s = p->scopes;
  *mark = (McNamesMark){s->hidden.len, s->hiding_at};
  s->hiding_at = s->scopes.ptr[s->scopes.len - 1].region_at;
}

void mc_names_end_hiding(McParser *p, const McNamesMark *mark) {
  McScopes *s = p->scopes;
  s->hiding_at = mark->region_at;
  while (s->hidden.len > mark->hidden) {
    const SavedBinding *hidden = &s->hidden.ptr[--s->hidden.len];
    *binding_of(s, hidden->symbol) = hidden->binding;
  }
}

/* Hides what a name that is being defined means outside of the opaque region that is open. Returns false when there is
 * no such region, or the name means something inside; and when memory runs out, so that the name remains defined. */
MC_COLD static bool hide(McParser *p, uint32_t symbol, Binding *b) {
  McScopes *s = p->scopes;
  if (s->hiding_at == 0 || b->at >= s->hiding_at) return false;
  SavedBinding hidden = {symbol, *b};
  if (!mc_array_push(&p->ctx->alloc, &s->hidden, hidden)) return false;
  *b = (Binding){.scope = s->serial};
  return true;
}

bool mc_names_define(McParser *p, const McOperandRef *ref, McValue first, uint32_t count) {
  McScopes *s = p->scopes;
  uint32_t symbol;
  if (!symbol_of(p, ref->name, ref->len, &symbol)) return false;
  Binding *b = claim_binding(p, symbol);
  if (b == NULL) return false;
  if (MC_UNLIKELY(is_defined(b)) && !hide(p, symbol, b)) {
    mc_p_error_at(p, ref->name - 1, "redefinition of SSA value '%%%.*s'", (int)ref->len, ref->name);
    return mc_p_note_at(p, place_of(p, b), "previously defined here");
  }
  if (MC_UNLIKELY(b->value != 0) && !resolve_forwards(p, b, ref, first, count)) return false;
  Pack pack = {first.index, count};
  if (count != 1 && !mc_array_push(&p->ctx->alloc, &s->packs, pack)) return mc_p_out_of_memory(p);
  b->value = count == 1 ? first.index : (uint32_t)s->packs.len - 1;
  b->scope |= count == 1 ? VALUE : PACK;
  b->at = place_at(p, ref->name - 1);
  remember_name(p, ref, symbol, first, count);
  if (s->scopes.ptr[s->scopes.len - 1].isolated) return true; /* forgotten with the scope's serial */
  return mc_array_push(&p->ctx->alloc, &s->defs, symbol) || mc_p_out_of_memory(p);
}

const char *mc_names_reference(McParser *p, const McOperandRef *ref) {
  uint32_t symbol;
  if (!symbol_of(p, ref->name, ref->len, &symbol)) return NULL;
  const Binding *b = binding_of(p->scopes, symbol);
  return serial_of(b) == p->scopes->serial && (is_defined(b) || b->value != 0) ? place_of(p, b) : NULL;
}

McType mc_names_type(McParser *p, const McOperandRef *ref) {
  uint32_t symbol;
  McType none = {MC_NONE};
  if (!symbol_of(p, ref->name, ref->len, &symbol)) return none;
  const Binding *b = binding_of(p->scopes, symbol);
  if (serial_of(b) != p->scopes->serial || !is_defined(b)) return none;
  const Pack *pack = b->scope & PACK ? &p->scopes->packs.ptr[b->value] : NULL;
  if (ref->number >= (pack == NULL ? 1 : pack->count)) return none;
  return mc_value_type(p->ctx, (McValue){pack == NULL ? b->value : pack->first + ref->number});
}

MC_COLD static McValue report_other_type(McParser *p, const McOperandRef *ref, McType type, McValue value,
                                         const char *prior) {
  if (agree(p, value, type)) return value;
  mc_p_error_at(p, ref->name - 1, "use of value '%%%.*s' expects different type than prior uses: '%s' vs '%s'",
                (int)ref->len, ref->name, mc_text_type(p->diags, type),
                mc_text_type(p->diags, mc_value_type(p->ctx, value)));
  mc_p_note_at(p, prior, "prior use here");
  return (McValue){MC_NONE};
}

/* The slot of a forward reference, or the free slot where it belongs. */
static uint32_t *forward_slot(McScopes *s, uint32_t symbol, uint32_t scope, uint32_t number) {
  uint32_t mask = s->num_forward_slots - 1;
  uint32_t i = (uint32_t)mc_mix((uint64_t)symbol << 32 | number, scope) & mask;
  for (; s->forward_slots[i] != 0; i = (i + 1) & mask) {
    const Forward *f = &s->forwards.ptr[s->forward_slots[i] - 1];
    if (f->symbol == symbol && f->scope == scope && f->number == number) break;
  }
  return &s->forward_slots[i];
}

static bool grow_forward_slots(McParser *p) {
  McScopes *s = p->scopes;
  uint32_t num = s->num_forward_slots ? s->num_forward_slots * 2 : 64;
  uint32_t *slots = mc_alloc_zeroed(&p->ctx->alloc, num * sizeof(uint32_t));
  if (slots == NULL) return mc_p_out_of_memory(p);
  mc_free(&p->ctx->alloc, s->forward_slots, s->num_forward_slots * sizeof(uint32_t));
  s->forward_slots = slots;
  s->num_forward_slots = num;
  for (uint32_t i = 0; i < s->forwards.len; i++) {
    const Forward *f = &s->forwards.ptr[i];
    *forward_slot(s, f->symbol, f->scope, f->number) = i + 1;
  }
  return true;
}

/* Finds or makes the placeholder of a name that is not defined yet. */
MC_NOINLINE static McValue resolve_forward(McParser *p, const McOperandRef *ref, McType type, uint32_t symbol) {
  McScopes *s = p->scopes;
  McValue none = {MC_NONE};
  Binding *b = claim_binding(p, symbol);
  note_crossing(s);
  if (b == NULL) return none;
  if (is_defined(b)) {
    mc_p_error_at(p, ref->name - 1, "reference to invalid result number");
    return none;
  }
  if (s->forwards.len >= s->num_forward_slots / 2 && !grow_forward_slots(p)) return none;
  uint32_t *slot = forward_slot(s, symbol, s->serial, ref->number);
  const Forward *f = *slot == 0 ? NULL : &s->forwards.ptr[*slot - 1];
  if (f != NULL && f->value != MC_NONE) {
    McValue value = {f->value};
    if (mc_value_type(p->ctx, value).index == type.index) return value;
    return report_other_type(p, ref, type, value, f->at);
  }
  McValue value = mc_value_create_placeholder(p->ctx, p->pool, type);
  Forward forward = {.at = ref->name - 1, .value = value.index, .number = ref->number, .symbol = symbol,
                     .scope = s->serial, .next = b->value};
  if (value.index == MC_NONE || !mc_array_push(&p->ctx->alloc, &s->forwards, forward)) {
    if (value.index != MC_NONE) mc_value_replace_placeholder(p->ctx, value, none);
    mc_p_out_of_memory(p);
    return none;
  }
  /* the slot may hold a placeholder of an earlier region, which was replaced */
  b->value = *slot = (uint32_t)s->forwards.len;
  if (b->at == 0) b->at = place_at(p, ref->name - 1);
  return value;
}

McValue mc_p_resolve(McParser *p, const McOperandRef *ref, McType type) {
  McScopes *s = p->scopes;
  uint32_t symbol;
  if (!symbol_of(p, ref->name, ref->len, &symbol)) return (McValue){MC_NONE};
  const Binding *b = binding_of(s, symbol);
  McValue value = {b->value};
  if (MC_UNLIKELY(b->scope != (s->serial | VALUE) || ref->number != 0)) {
    const Pack *pack = b->scope == (s->serial | PACK) ? &s->packs.ptr[b->value] : NULL;
    if (pack == NULL || ref->number >= pack->count) return resolve_forward(p, ref, type, symbol);
    value.index = pack->first + ref->number;
  }
  if (b->at < s->block_at) look_around(s, b->at);
  if (MC_LIKELY(mc_value_rec(p->ctx, value)->type == type.index)) return value;
  return report_other_type(p, ref, type, value, place_of(p, b));
}

bool mc_names_is_defined(McParser *p, const McOperandRef *ref) {
  return mc_names_type(p, ref).index != MC_NONE;
}

McValue mc_names_use(McParser *p, const McOperandRef *ref, McType unknown) {
  McType type = mc_names_type(p, ref);
  return mc_p_resolve(p, ref, type.index != MC_NONE ? type : unknown);
}

/* --- blocks --- */

static uint32_t block_hash(const McScopes *s, const char *name, size_t len) {
  return (uint32_t)mc_mix(mc_hash_bytes(name, len), s->scopes.ptr[s->scopes.len - 1].block_serial);
}

/* The slot of the name with that hash (which includes the scope), or the free slot where it belongs. */
static uint32_t *block_slot(McScopes *s, uint32_t hash, const char *name, size_t len) {
  uint32_t mask = s->num_block_slots - 1, i = hash & mask;
  size_t floor = s->scopes.ptr[s->scopes.len - 1].blocks;
  for (; s->block_slots[i] != 0; i = (i + 1) & mask) {
    if (s->block_slots[i] <= floor) continue; /* of an outer scope */
    const BlockName *b = &s->blocks.ptr[s->block_slots[i] - 1];
    if (b->hash == hash && b->len == len && memcmp(b->name, name, len) == 0) break;
  }
  return &s->block_slots[i];
}

static bool grow_block_slots(McParser *p) {
  McScopes *s = p->scopes;
  uint32_t num = s->num_block_slots ? s->num_block_slots * 2 : 64;
  uint32_t *slots = mc_alloc_zeroed(&p->ctx->alloc, num * sizeof(uint32_t));
  if (slots == NULL) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < s->blocks.len; i++) { /* oldest first: see McScopes.block_slots */
    uint32_t j = s->blocks.ptr[i].hash & (num - 1);
    while (slots[j] != 0) j = (j + 1) & (num - 1);
    slots[j] = i + 1;
  }
  mc_free(&p->ctx->alloc, s->block_slots, s->num_block_slots * sizeof(uint32_t));
  s->block_slots = slots;
  s->num_block_slots = num;
  return true;
}

/* The entry of a name; a new name gets a new entry. Returns NULL after reporting that memory ran out. */
static BlockName *block_name(McParser *p, const char *name, size_t len) {
  McScopes *s = p->scopes;
  if (s->blocks.len >= s->num_block_slots / 2 && !grow_block_slots(p)) return NULL;
  uint32_t hash = block_hash(s, name, len);
  uint32_t *slot = block_slot(s, hash, name, len);
  if (*slot == 0) {
    BlockName entry = {.name = mc_p_lasting(p, name, len), .at = name - 1, .len = (uint32_t)len, .hash = hash};
    if (entry.name == NULL || !mc_array_push(&p->ctx->alloc, &s->blocks, entry)) {
      mc_p_out_of_memory(p);
      return NULL;
    }
    *slot = (uint32_t)s->blocks.len;
  }
  return &s->blocks.ptr[*slot - 1];
}

McBlock mc_names_block(McParser *p, const char *name, size_t len) {
  McBlock none = {MC_NONE};
  BlockName *entry = block_name(p, name, len);
  if (entry == NULL) return none;
  if (entry->block == MC_NONE) {
    McBlock block = mc_block_create_pooled(p->ctx, p->pool, (McRegion){MC_NONE}, none);
    if (block.index == MC_NONE) mc_p_out_of_memory(p);
    entry->block = block.index;
  }
  return (McBlock){entry->block};
}

bool mc_names_define_block(McParser *p, const char *name, size_t len, McBlock *block) {
  BlockName *entry = block_name(p, name, len);
  if (entry == NULL) return false;
  if (entry->defined) return mc_p_error_at(p, name - 1, "redefinition of block '^%.*s'", (int)len, name);
  if (entry->block == MC_NONE) {
    if (block->index == MC_NONE) {
      *block = mc_block_create_pooled(p->ctx, p->pool, (McRegion){MC_NONE}, (McBlock){MC_NONE});
      if (block->index == MC_NONE) return mc_p_out_of_memory(p);
    }
    entry->block = block->index;
  }
  entry->defined = true;
  block->index = entry->block;
  McIdent ident = mc_ident(p->ctx, name, len);
  mc_block_set_name_word(p->ctx, *block, ident.index);
  return true;
}
