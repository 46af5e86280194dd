/* symbols.c - symbol tables for the verifier: unique names, and lookups from the operations that name symbols.
 *
 * A table is an open-addressing map from names (string attributes) to operations. It is built at the first lookup and
 * kept until the verification ends: nothing is inserted or erased meanwhile. Owned by the McSymbols.
 */
#include "verify/verify.h"

#include "defs/constraints.h"
#include "ir/opaque.h"

typedef struct Slot { uint32_t name, op; } Slot;

typedef struct Table {
  uint32_t op;   /* the operation with the SYMBOL_TABLE trait */
  Slot *slots;   /* owned; NULL: no symbols */
  uint32_t log;
  bool has_kept; /* an opaque operation is in it: that may be any symbol */
  uint32_t again; /* the first operation with the name of one before it; MC_NONE: there is none */
} Table;

/* The nearest symbol table of an operation that is far from it. MC_NONE as `table`: there is none. */
typedef struct Above { uint32_t op, table; } Above;

struct McSymbols {
  McContext *ctx;         /* borrowed */
  const McSymbols *shared; /* borrowed, only read: has tables, too; or NULL */
  McOp root;              /* tables around it are not looked at; MC_NONE: all are */
  MC_ARRAY(Table) tables; /* owned */
  uint32_t *index;        /* owned; open addressing: number of a table in `tables`, plus 1 */
  uint32_t index_log;
  uint32_t last;          /* number of the table that was used last */
  Above *above;           /* owned; open addressing: the tables of operations that have many around them */
  uint32_t above_log, num_above;
  bool out_of_memory;     /* a table could not be made */
  bool met_kept;          /* mc_symbols_find came to an opaque operation, or found nothing where one is */
};

McSymbols *mc_symbols_new(McContext *ctx) {
  McSymbols *symbols = mc_alloc_zeroed(&ctx->alloc, sizeof *symbols);
  if (symbols != NULL) symbols->ctx = ctx;
  return symbols;
}

McSymbols *mc_symbols_new_in(McContext *ctx, McOp root) {
  McSymbols *symbols = mc_symbols_new(ctx);
  if (symbols != NULL) symbols->root = root;
  return symbols;
}

static void symbols_fini(McSymbols *symbols) {
  McAlloc *alloc = &symbols->ctx->alloc;
  for (size_t i = 0; i < symbols->tables.len; i++) {
    Table *t = &symbols->tables.ptr[i];
    if (t->slots != NULL) mc_free(alloc, t->slots, sizeof(Slot) << t->log);
  }
  if (symbols->index != NULL) mc_free(alloc, symbols->index, sizeof(uint32_t) << symbols->index_log);
  if (symbols->above != NULL) mc_free(alloc, symbols->above, sizeof(Above) << symbols->above_log);
  mc_array_fini(alloc, &symbols->tables);
}

void mc_symbols_free(McSymbols *symbols) {
  if (symbols == NULL) return;
  symbols_fini(symbols);
  mc_free(&symbols->ctx->alloc, symbols, sizeof *symbols);
}

static McAttr find_attr(const McContext *ctx, McOp op, McIdent name) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  McAttr found = {MC_NONE};
  /* The properties of an unregistered operation may be any attribute. */
  if (rec->properties != MC_NONE && mc_kind(ctx, rec->properties) == MC_ATTR_DICTIONARY) {
    found = mc_find_entry(ctx, (McAttr){rec->properties}, name.index);
  }
  if (found.index == MC_NONE && rec->attrs != MC_NONE) found = mc_attr_dictionary_find(ctx, (McAttr){rec->attrs}, name);
  return found;
}

/* The name under which `op` is a symbol: a string attribute, or MC_NONE. */
static McAttr symbol_name(const McContext *ctx, McOp op) {
  McAttr name = find_attr(ctx, op, ctx->known[MC_ID_sym_name]);
  if (name.index != MC_NONE && mc_kind(ctx, name.index) != MC_ATTR_STRING) name.index = MC_NONE;
  return name;
}

static size_t place(uint32_t key, uint32_t log) {
  return (size_t)((key * (uint64_t)0x9E3779B97F4A7C15u) >> (64 - log));
}

/* By the bytes of the name, since a reference has only those. */
static size_t place_of_name(McStr name, uint32_t log) {
  return place((uint32_t)mc_hash_bytes(name.ptr, name.len), log);
}

static Slot *find_slot(const McContext *ctx, const Table *t, McAttr name) {
  size_t mask = ((size_t)1 << t->log) - 1, i = place_of_name(mc_attr_string_value(ctx, name), t->log);
  while (t->slots[i].name != MC_NONE && t->slots[i].name != name.index) i = (i + 1) & mask;
  return &t->slots[i];
}

/* The operation with that string as its name, without a type; MC_NONE: there is none. */
static McOp find_named(const McContext *ctx, const Table *t, McStr name) {
  size_t mask = ((size_t)1 << t->log) - 1;
  for (size_t i = place_of_name(name, t->log); t->slots[i].name != MC_NONE; i = (i + 1) & mask) {
    const McRec *r = mc_rec(ctx, t->slots[i].name);
    bool same =
        r->num_bytes == name.len && r->words[0] == MC_NONE && mc_same_bytes(mc_rec_bytes(r), name.ptr, name.len);
    if (MC_LIKELY(same)) return (McOp){t->slots[i].op};
  }
  return (McOp){MC_NONE};
}

/* Fills the table of op. The first of two with one name stays. Returns false when out of memory. */
static bool fill_table(McContext *ctx, McOp op, Table *t) {
  *t = (Table){.op = op.index};
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  if (block.index == MC_NONE) return true;
  MC_ARRAY(Slot) symbols;
  mc_array_init(&symbols);
  bool keeps = mc_context_keeps_unknown_syntax(ctx), ok = true;
  for (McOp at = mc_block_first_op(ctx, block); ok && at.index != MC_NONE; at = mc_op_next(ctx, at)) {
    Slot symbol = {symbol_name(ctx, at).index, at.index};
    ok = symbol.name == MC_NONE || mc_array_push(&ctx->alloc, &symbols, symbol);
    t->has_kept = t->has_kept || (keeps && mc_op_is_kept(ctx, at));
  }
  t->log = 3;
  while (((size_t)1 << t->log) < 2 * symbols.len) t->log++;
  if (ok && symbols.len != 0) t->slots = mc_alloc_zeroed(&ctx->alloc, sizeof(Slot) << t->log);
  ok = ok && (t->slots != NULL || symbols.len == 0);
  for (size_t i = 0; ok && i < symbols.len; i++) {
    Slot *slot = find_slot(ctx, t, (McAttr){symbols.ptr[i].name});
    if (slot->name == MC_NONE) *slot = symbols.ptr[i];
    else if (t->again == MC_NONE) t->again = symbols.ptr[i].op;
  }
  mc_array_fini(&ctx->alloc, &symbols);
  return ok;
}

/* Where the table of `op` is in the index, which is there, or where it belongs. */
static size_t index_place(const McSymbols *s, McOp op) {
  size_t mask = ((size_t)1 << s->index_log) - 1, i = place(op.index, s->index_log);
  while (s->index[i] != 0 && s->tables.ptr[s->index[i] - 1].op != op.index) i = (i + 1) & mask;
  return i;
}

static const Table *shared_table(const McSymbols *s, McOp op) {
  if (s == NULL || s->index == NULL) return NULL;
  size_t i = index_place(s, op);
  return s->index[i] == 0 ? NULL : &s->tables.ptr[s->index[i] - 1];
}

/* Fills the index, which is empty. */
static void fill_index(McSymbols *s) {
  for (size_t k = 0; k < s->tables.len; k++) s->index[index_place(s, (McOp){s->tables.ptr[k].op})] = (uint32_t)k + 1;
}

static bool grow_index(McSymbols *s) {
  uint32_t log = s->index == NULL ? 4 : s->index_log + 1;
  uint32_t *index = mc_alloc_zeroed(&s->ctx->alloc, sizeof(uint32_t) << log);
  if (index == NULL) return false;
  if (s->index != NULL) mc_free(&s->ctx->alloc, s->index, sizeof(uint32_t) << s->index_log);
  s->index = index;
  s->index_log = log;
  fill_index(s);
  return true;
}

/* The table of an operation that has one. Returns NULL when out of memory. Valid until the next call. */
static const Table *table_of(McSymbols *s, McOp op) {
  if (s->last < s->tables.len && s->tables.ptr[s->last].op == op.index) return &s->tables.ptr[s->last];
  const Table *shared = shared_table(s->shared, op);
  if (shared != NULL) return shared;
  if ((s->index == NULL || 2 * (s->tables.len + 1) > (size_t)1 << s->index_log) && !grow_index(s)) return NULL;
  size_t i = index_place(s, op);
  if (s->index[i] != 0) {
    s->last = s->index[i] - 1;
    return &s->tables.ptr[s->last];
  }
  Table made;
  if (!fill_table(s->ctx, op, &made) || !mc_array_push(&s->ctx->alloc, &s->tables, made)) {
    if (made.slots != NULL) mc_free(&s->ctx->alloc, made.slots, sizeof(Slot) << made.log);
    return NULL;
  }
  s->index[i] = (uint32_t)s->tables.len;
  s->last = (uint32_t)s->tables.len - 1;
  return &s->tables.ptr[s->last];
}

void mc_symbols_forget(McSymbols *s, McOp op) {
  McContext *ctx = s->ctx;
  size_t kept = 0;
  for (size_t i = 0; i < s->tables.len; i++) {
    Table *t = &s->tables.ptr[i];
    McOp at = {t->op};
    while (at.index != MC_NONE && at.index != op.index) at = mc_op_parent(ctx, at);
    if (at.index == MC_NONE) s->tables.ptr[kept++] = *t;
    else if (t->slots != NULL) mc_free(&ctx->alloc, t->slots, sizeof(Slot) << t->log);
  }
  if (s->above != NULL) memset(s->above, 0, sizeof(Above) << s->above_log);
  s->num_above = 0;
  if (kept == s->tables.len) return;
  s->tables.len = kept;
  s->last = 0;
  memset(s->index, 0, sizeof(uint32_t) << s->index_log);
  fill_index(s);
}

static bool is_table(const McContext *ctx, McOp op) {
  return mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL_TABLE)) && mc_op_num_regions(ctx, op) == 1;
}

static Above *above_slot(const McSymbols *s, uint32_t op) {
  size_t mask = ((size_t)1 << s->above_log) - 1, i = place(op, s->above_log);
  while (s->above[i].op != MC_NONE && s->above[i].op != op) i = (i + 1) & mask;
  return &s->above[i];
}

/* Makes room for `count` more; returns false when memory runs out. */
static bool reserve_above(McSymbols *s, uint32_t count) {
  uint32_t log = s->above == NULL ? 6 : s->above_log;
  while (((uint64_t)s->num_above + count) * 2 > (uint64_t)1 << log) log++;
  if (s->above != NULL && log == s->above_log) return true;
  Above *old = s->above, *made = mc_alloc_zeroed(&s->ctx->alloc, sizeof(Above) << log);
  size_t old_size = old == NULL ? 0 : (size_t)1 << s->above_log;
  if (made == NULL) return false;
  s->above = made;
  s->above_log = log;
  for (size_t i = 0; i < old_size; i++) {
    if (old[i].op != MC_NONE) *above_slot(s, old[i].op) = old[i];
  }
  if (old != NULL) mc_free(&s->ctx->alloc, old, old_size * sizeof *old);
  return true;
}

/* Keeps the answer for `count` operations, `op` and those around it. Without memory nothing is kept. */
static void keep_above(McSymbols *s, McOp op, uint32_t count, McOp table) {
  if (!reserve_above(s, count)) return;
  for (uint32_t i = 0; i < count; i++, op = mc_op_parent(s->ctx, op)) {
    Above *slot = above_slot(s, op.index);
    s->num_above += slot->op == MC_NONE;
    *slot = (Above){op.index, table.index};
  }
}

/* The nearest symbol table: `op` or an operation around it. MC_NONE: there is none, or an operation of an unknown
 * dialect may be it. *steps: how many operations were passed. */
static McOp walk_to_table(const McSymbols *s, McOp op, uint32_t *steps) {
  enum { FEW = 16 }; /* a walk that is longer looks for what longer walks have found */
  const McContext *ctx = s->ctx;
  for (*steps = 0; op.index != MC_NONE; op = mc_op_parent(ctx, op), ++*steps) {
    if (*steps >= FEW && s->above != NULL) {
      const Above *known = above_slot(s, op.index);
      if (known->op != MC_NONE) return (McOp){known->table};
    }
    const McOpDef *def = mc_op_def(ctx, op);
    bool may_be = def == NULL ? !mc_op_name_rec(ctx, mc_op_get_name(ctx, op))->dialect_known
                              : (def->traits & MC_TRAIT(SYMBOL_TABLE)) != 0;
    if (may_be && mc_op_num_regions(ctx, op) == 1) return def == NULL ? (McOp){MC_NONE} : op;
    if (op.index == s->root.index) return (McOp){MC_NONE};
  }
  return op;
}

/* Many operations can be deep in others: each of these is passed once, and then known. */
static McOp nearest_table(McSymbols *s, McOp op) {
  enum { MANY = 32 };
  uint32_t steps;
  McOp found = walk_to_table(s, op, &steps);
  if (steps > MANY) keep_above(s, op, steps, found);
  return found;
}

static bool is_in_kept(const McContext *ctx, McOp op) {
  while (op.index != MC_NONE && !mc_op_is_kept(ctx, op)) op = mc_op_parent(ctx, op);
  return op.index != MC_NONE;
}

/* An operation of a dialect that is known, but not defined here yet, with symbols directly inside: gpu.module is one.
 * References to names in it cannot be checked. */
static bool looks_like_table(const McContext *ctx, McOp op) {
  const McOpNameRec *name = mc_op_name_rec(ctx, mc_op_get_name(ctx, op));
  if (mc_op_num_regions(ctx, op) != 1 || !name->dialect_known || mc_op_def(ctx, op) != NULL) return false;
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  if (block.index == MC_NONE) return false;
  McOp inner = mc_block_first_op(ctx, block);
  while (inner.index != MC_NONE && symbol_name(ctx, inner).index == MC_NONE) inner = mc_op_next(ctx, inner);
  return inner.index != MC_NONE;
}

static McOp look_up(McSymbols *s, McOp table_op, McIdent name) {
  McOp none = {MC_NONE};
  const Table *t = table_of(s, table_op);
  s->out_of_memory = s->out_of_memory || t == NULL;
  if (t == NULL) return none;
  McOp found = t->slots == NULL ? none : find_named(s->ctx, t, mc_ident_str(s->ctx, name));
  if (MC_UNLIKELY(t->has_kept)) s->met_kept |= found.index == MC_NONE || mc_op_is_kept(s->ctx, found);
  return found;
}

void mc_symbols_prepare(McSymbols *symbols, McOp op) {
  if (is_table(symbols->ctx, op)) table_of(symbols, op);
}

bool mc_symbols_out_of_memory(const McSymbols *symbols) { return symbols->out_of_memory; }
bool mc_symbols_met_kept(const McSymbols *symbols) { return symbols->met_kept; }

McOp mc_symbols_find(McSymbols *symbols, McOp from, McAttr symbol_ref) {
  McContext *ctx = symbols->ctx;
  McOp none = {MC_NONE};
  McOp table = nearest_table(symbols, from);
  if (table.index == MC_NONE) {
    symbols->met_kept |= is_in_kept(ctx, from);
    return none;
  }
  from = table;
  McOp found = look_up(symbols, from, mc_attr_symbol_root(ctx, symbol_ref));
  uint32_t num_nested = mc_attr_symbol_num_nested(ctx, symbol_ref);
  for (uint32_t i = 0; i < num_nested && found.index != MC_NONE; i++) {
    if (!is_table(ctx, found)) return none;
    found = look_up(symbols, found, mc_attr_symbol_nested(ctx, symbol_ref, i));
  }
  return found;
}

/* --- the requirements of the traits --- */

static bool declares_name(const McContext *ctx, const McOpDef *def) {
  for (uint32_t i = 0; i < def->num_inherent; i++) {
    if (def->inherent[i].index == ctx->known[MC_ID_sym_name].index) return true;
  }
  return false;
}

bool mc_symbol_verify(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags) {
  if (symbol_name(ctx, op).index == MC_NONE) {
    if (declares_name(ctx, def)) return true; /* the name may be optional: else its constraints have reported it */
    return mc_op_error(diags, ctx, op, "requires string attribute 'sym_name'");
  }
  McAttr visibility = find_attr(ctx, op, ctx->known[MC_ID_sym_visibility]);
  if (visibility.index != MC_NONE) {
    if (mc_kind(ctx, visibility.index) != MC_ATTR_STRING) {
      return mc_op_error(diags, ctx, op,
                         "requires visibility attribute 'sym_visibility' to be a string attribute, but got %s",
                         mc_text_attr(diags, visibility));
    }
    McStr s = mc_attr_string_value(ctx, visibility);
    if (!mc_str_is(s, "public") && !mc_str_is(s, "private") && !mc_str_is(s, "nested")) {
      return mc_op_error(diags, ctx, op,
                         "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got %s",
                         mc_text_attr(diags, visibility));
    }
  }
  McOp parent = mc_op_parent(ctx, op);
  const McOpDef *parent_def = parent.index == MC_NONE ? NULL : mc_op_def(ctx, parent);
  if (parent_def != NULL && !(parent_def->traits & MC_TRAIT(SYMBOL_TABLE))) {
    return mc_op_error(diags, ctx, op, "symbol's parent must have the SymbolTable trait");
  }
  return true;
}

static McOp find_for_check(void *data, McOp from, McAttr symbol_ref) { return mc_symbols_find(data, from, symbol_ref); }

/* Checks one user. A check that came to an opaque operation, which may be anything, does not fail. */
static bool user_is_right(McSymbols *s, McOp op, McDiags *diags) {
  McSymbolLookup lookup = {find_for_check, s};
  size_t count = mc_diags_count(diags);
  s->met_kept = false;
  if (MC_LIKELY(mc_constraints_verify_symbol_uses(s->ctx, op, mc_op_def(s->ctx, op), &lookup, diags))) return true;
  if (!s->met_kept || mc_diags_out_of_memory(diags)) return false;
  mc_diags_take_back(diags, count);
  return true;
}

/* Users are far apart in memory, and so is what is around them: each step towards the operation around a user fetches
 * what the next step reads, some users ahead. */
MC_INLINE void fetch_user(const McContext *ctx, const McOpRec *user) {
  if (user->properties != MC_NONE) MC_PREFETCH(mc_rec(ctx, user->properties));
  if (user->num_operands != 0) MC_PREFETCH(mc_use_rec(ctx, (McUse){user->operands}));
  if (user->block != MC_NONE) MC_PREFETCH(mc_block_rec(ctx, (McBlock){user->block}));
}

MC_INLINE void fetch_around(const McContext *ctx, const McOpRec *user) {
  uint32_t value = user->num_operands == 0 ? MC_NONE : mc_use_rec(ctx, (McUse){user->operands})->value;
  uint32_t region = user->block == MC_NONE ? MC_NONE : mc_block_rec(ctx, (McBlock){user->block})->region;
  if (user->num_results != 0) MC_PREFETCH(mc_value_rec(ctx, (McValue){user->results}));
  if (value != MC_NONE) MC_PREFETCH(mc_value_rec(ctx, (McValue){value}));
  if (region != MC_NONE) MC_PREFETCH(mc_region_rec(ctx, (McRegion){region}));
}

MC_INLINE void fetch_ahead(const McContext *ctx, const uint32_t *users, size_t left) {
  enum { STEP = 6 };
  if (left > 4 * STEP) MC_PREFETCH(mc_op_rec(ctx, (McOp){users[4 * STEP]}));
  if (left > 3 * STEP) fetch_user(ctx, mc_op_rec(ctx, (McOp){users[3 * STEP]}));
  if (left > 2 * STEP) fetch_around(ctx, mc_op_rec(ctx, (McOp){users[2 * STEP]}));
  if (left <= STEP) return;
  McOp around = mc_op_parent(ctx, (McOp){users[STEP]});
  if (around.index != MC_NONE) MC_PREFETCH(mc_op_rec(ctx, around));
}

/* True when all users find the symbols they name. The result for one does not depend on the order, so no walk is
 * needed. */
static bool users_are_right(McSymbols *s, const uint32_t *users, size_t num_users) {
  for (size_t i = 0; i < num_users; i++) {
    fetch_ahead(s->ctx, users + i, num_users - i);
    if (!user_is_right(s, (McOp){users[i]}, NULL)) return false;
  }
  return true;
}

typedef struct Sharing {
  const McSymbols *symbols; /* borrowed, only read */
  McSymbols *mine;          /* owned: of each thread */
  const uint32_t *users;    /* borrowed */
  size_t count;
  atomic_bool failed;       /* one of them does not hold, or memory ran out */
} Sharing;
enum { USERS_AT_ONCE = 1024 };

static void check_some_users(void *data, unsigned thread, size_t i) {
  Sharing *sharing = data;
  size_t from = i * USERS_AT_ONCE, left = sharing->count - from;
  McSymbols *mine = &sharing->mine[thread];
  if (atomic_load_explicit(&sharing->failed, memory_order_relaxed)) return;
  mine->ctx = sharing->symbols->ctx;
  mine->shared = sharing->symbols;
  bool ok = users_are_right(mine, sharing->users + from, left < USERS_AT_ONCE ? left : USERS_AT_ONCE);
  if (!ok || mine->out_of_memory) atomic_store_explicit(&sharing->failed, true, memory_order_relaxed);
}

/* By several threads when there are many. */
static bool all_are_right(McSymbols *s, const uint32_t *users, size_t count, unsigned threads) {
  size_t parts = (count + USERS_AT_ONCE - 1) / USERS_AT_ONCE;
  Sharing sharing = {.symbols = s, .users = users, .count = count};
  atomic_init(&sharing.failed, false);
  McAlloc *alloc = &s->ctx->alloc;
  if (threads > parts) threads = (unsigned)parts;
  if (threads > 1) sharing.mine = mc_alloc_zeroed(alloc, threads * sizeof *sharing.mine);
  bool is_shared = sharing.mine != NULL && mc_stack_share(s->ctx->stacks, threads, parts, check_some_users, &sharing);
  for (unsigned i = 0; sharing.mine != NULL && i < threads; i++) {
    if (sharing.mine[i].ctx != NULL) symbols_fini(&sharing.mine[i]);
  }
  mc_free(alloc, sharing.mine, threads * sizeof *sharing.mine);
  if (!is_shared) return users_are_right(s, users, count);
  return !atomic_load_explicit(&sharing.failed, memory_order_relaxed);
}

bool mc_symbol_users_verify(McSymbols *symbols, const uint32_t *users, size_t num_users, McDiags *diags) {
  if (num_users == 0 || users_are_right(symbols, users, num_users)) return !symbols->out_of_memory;
  for (size_t i = 0; i < num_users; i++) {
    if (!user_is_right(symbols, (McOp){users[i]}, diags)) return false;
  }
  return true;
}

/* Finds the first violation in upstream's order: all operations of a region, then the nested regions, last found first.
 * */
static bool verify_users(McSymbols *s, McOp table_op, McDiags *diags) {
  McContext *ctx = s->ctx;
  McWords regions;
  mc_array_init(&regions);
  bool ok = mc_array_push(&ctx->alloc, &regions, mc_op_region(ctx, table_op, 0).index) || mc_out_of_memory(diags);
  while (ok && regions.len > 0) {
    McBlock block = mc_region_first_block(ctx, (McRegion){regions.ptr[--regions.len]});
    for (; ok && block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      for (McOp op = mc_block_first_op(ctx, block); ok && op.index != MC_NONE; op = mc_op_next(ctx, op)) {
        const McOpDef *def = mc_op_def(ctx, op);
        if (def != NULL && def->constraints != NULL) ok = user_is_right(s, op, diags);
        if (!ok || (def != NULL && (def->traits & MC_TRAIT(SYMBOL_TABLE)))) continue;
        if (looks_like_table(ctx, op)) continue;
        uint32_t num_regions = mc_op_num_regions(ctx, op);
        for (uint32_t i = 0; ok && i < num_regions; i++) {
          ok = mc_array_push(&ctx->alloc, &regions, mc_op_region(ctx, op, i).index) || mc_out_of_memory(diags);
        }
      }
    }
  }
  mc_array_fini(&ctx->alloc, &regions);
  return ok;
}

bool mc_symbol_table_verify(McSymbols *symbols, McOp op, const uint32_t *users, size_t num_users, unsigned threads,
                            McDiags *diags) {
  McContext *ctx = symbols->ctx;
  if (mc_op_num_regions(ctx, op) != 1) {
    return mc_op_error(diags, ctx, op, "Operations with a 'SymbolTable' must have exactly one region");
  }
  McRegion region = mc_op_region(ctx, op, 0);
  McBlock block = mc_region_first_block(ctx, region);
  if (block.index == MC_NONE || block.index != mc_region_last_block(ctx, region).index) {
    return mc_op_error(diags, ctx, op, "Operations with a 'SymbolTable' must have exactly one block");
  }
  const Table *t = table_of(symbols, op);
  if (t == NULL) return mc_out_of_memory(diags);
  McOp again = {t->again};
  if (again.index != MC_NONE) {
    McAttr name = symbol_name(ctx, again);
    McStr s = mc_attr_string_value(ctx, name);
    mc_error(diags, mc_op_loc(ctx, again), "redefinition of symbol named '%.*s'", (int)s.len, s.ptr);
    mc_note_current_op(diags, ctx, again);
    McOp first = {find_slot(ctx, t, name)->op};
    return mc_note(diags, mc_op_loc(ctx, first), "see existing symbol definition here");
  }
  return all_are_right(symbols, users, num_users, threads) || verify_users(symbols, op, diags);
}
