/* print_alias.c - which types, attributes and locations print as an alias, in what order, and under which names.
 *
 * The printer's collecting pass offers everything that would be printed. Each thing that is, or holds, a candidate gets
 * an entry in the order of the first offer. An entry has its children, its depth over other aliases, and whether every
 * mention can wait for a definition at the end of the file (locations of operations). Candidates are affine maps,
 * integer sets, locations, distinct attributes of something, tuples of more than 16 types, and, when names are kept,
 * everything that was written as an alias. The table belongs to one print call; the names as written belong to the
 * tree's root.
 */
#include <stdlib.h>

#include "base/arena.h"
#include "defs/defined.h"
#include "ir/preserved.h"
#include "print/print.h"
#include "print/print_defined.h"

/* Names that upstream gives, in the order of their bytes. */
enum { BASE_DISTINCT, BASE_LOC, BASE_MAP, BASE_SET, BASE_TUPLE, NUM_BASES, NO_BASE = NUM_BASES };
static const char *const base_names[NUM_BASES] = {"distinct", "loc", "map", "set", "tuple"};

typedef struct Entry {
  uint32_t index;                     /* of the interned thing */
  uint32_t depth;                     /* 1 + the deepest alias below; 0: no alias in or below */
  uint32_t first_child, num_children; /* in McAliases.children: numbers of entries */
  const char *name;                   /* borrowed; NULL: prints in full */
  uint32_t len, suffix;               /* suffix 0: none */
  uint32_t suggested;                 /* identifier of a name that a definition suggests; MC_NONE: it has a base */
  uint32_t number;                    /* its own */
  uint8_t base;
  bool is_type, is_written, deferrable, printed;
} Entry;

/* The data that decides an operation's offers when none of its types may be an alias. */
typedef struct Offered { uint32_t name, attrs, properties, num_operands, num_results; } Offered;

struct McAliases {
  MC_ARRAY(Entry) entries;     /* owned; number 0 is unused */
  McWords children, pending;   /* owned; pending: children of the entry that is being visited */
  McWords slots;               /* owned; interned index -> number of its entry, 0: none */
  MC_ARRAY(Entry *) order;     /* owned; entries with a name, in the order of their definitions */
  McUsedNames used;            /* owned: only when names are kept */
  McWords written;             /* owned; interned index -> identifier of its name as written, 0: none */
  uint32_t next_suffix[NUM_BASES];
  McWords suggested;           /* owned; identifier of a name that a definition suggests -> its next suffix */
  struct {                     /* set while the inside of a defined thing is offered, by running its format */
    bool active, deferrable;
    uint32_t deepest;
  } inside;
  Offered offered[256];        /* some earlier operations, by hash */
};

/* words[index], made to exist: 0 where nothing was written yet. Returns NULL when out of memory. */
static uint32_t *word_at(McAlloc *alloc, McWords *words, uint32_t index) {
  if (index >= words->len) {
    size_t more = index + 1 - words->len;
    if (!mc_array_reserve(alloc, words, more)) return NULL;
    memset(words->ptr + words->len, 0, more * sizeof *words->ptr);
    words->len += more;
  }
  return &words->ptr[index];
}

static bool take_written_names(McPrinter *p, McOp root) {
  const McPreserved *kept = mc_preserved_around(p->ctx, root);
  for (size_t i = 0; kept != NULL && i < kept->alias_names.len; i++) {
    McAliasName name = kept->alias_names.ptr[i];
    uint32_t *word = word_at(&p->ctx->alloc, &p->aliases->written, name.index);
    if (word == NULL) return false;
    *word = name.name.index;
  }
  return true;
}

bool mc_aliases_init(McPrinter *p, McOp root) {
  McAlloc *alloc = &p->ctx->alloc;
  p->aliases = mc_alloc_zeroed(alloc, sizeof *p->aliases);
  if (p->aliases != NULL && mc_array_push(alloc, &p->aliases->entries, (Entry){0}) &&
      (!p->options->names_as_written || take_written_names(p, root))) {
    return true;
  }
  p->failed = true;
  return false;
}

bool mc_aliases_is_written(const McPrinter *p, uint32_t index) {
  return p->aliases != NULL && index < p->aliases->written.len && p->aliases->written.ptr[index] != MC_NONE;
}

void mc_aliases_fini(McPrinter *p) {
  McAlloc *alloc = &p->ctx->alloc;
  McAliases *a = p->aliases;
  if (a == NULL) return;
  mc_array_fini(alloc, &a->entries);
  mc_array_fini(alloc, &a->children);
  mc_array_fini(alloc, &a->pending);
  mc_array_fini(alloc, &a->slots);
  mc_array_fini(alloc, &a->order);
  mc_used_names_fini(alloc, &a->used);
  mc_array_fini(alloc, &a->written);
  mc_array_fini(alloc, &a->suggested);
  mc_free(alloc, a, sizeof *a);
  p->aliases = NULL;
}

/* --- collecting --- */

static uint8_t base_of(const McPrinter *p, const McRec *r) {
  switch ((McKind)r->kind) {
    case MC_ATTR_AFFINE_MAP: return BASE_MAP;
    case MC_ATTR_INTEGER_SET: return BASE_SET;
    case MC_LOC_UNKNOWN: case MC_LOC_FILE: case MC_LOC_NAME: case MC_LOC_CALLSITE: case MC_LOC_FUSED: return BASE_LOC;
    case MC_ATTR_DISTINCT: return mc_rec(p->ctx, r->words[0])->kind == MC_ATTR_UNIT ? NO_BASE : BASE_DISTINCT;
    case MC_TYPE_TUPLE: return r->num_words > 16 ? BASE_TUPLE : NO_BASE;
    default: return NO_BASE;
  }
}

/* Appends `_`, the integer that a dictionary has under `key`, and `_`; nothing when there is none. */
static void put_entry(McContext *ctx, McAttr dictionary, McStr key, McBuf *text) {
  McIdent name = mc_ident(ctx, key.ptr, key.len);
  int64_t number;
  if (name.index == MC_NONE || dictionary.index == MC_NONE) return;
  if (mc_kind(ctx, dictionary.index) != MC_ATTR_DICTIONARY) return;
  McAttr value = mc_attr_dictionary_find(ctx, dictionary, name);
  if (value.index == MC_NONE || mc_kind(ctx, value.index) != MC_ATTR_INTEGER) return;
  if (!mc_attr_integer_i64(ctx, value, &number)) return;
  mc_buf_put(text, "_", 1);
  mc_buf_i64(text, number);
  mc_buf_put(text, "_", 1);
}

/* True when a parameter is a string of that text, or that integer. */
static bool is_value(McContext *ctx, McAttr value, McStr wanted) {
  int64_t number, other = 0;
  if (value.index == MC_NONE) return false;
  if (mc_kind(ctx, value.index) == MC_ATTR_STRING) {
    McStr text = mc_attr_string_value(ctx, value);
    return text.len == wanted.len && memcmp(text.ptr, wanted.ptr, wanted.len) == 0;
  }
  for (size_t i = 0; i < wanted.len; i++) other = 10 * other + (wanted.ptr[i] - '0');
  return mc_kind(ctx, value.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, value, &number) && number == other;
}

/* A name with the value of parameter N, a string or an integer, in place of `{N}`: lower-case letters, digits and _ of
 * it; and with the integer that dictionary N has under `key` in place of `{N.key}`. `{N?}` and `{N=value}` are
 * conditions: the parameter is there, or is that string or integer. Returns MC_NONE when one does not hold, and when
 * memory runs out. */
MC_COLD static uint32_t name_of_pattern(McPrinter *p, McStr pattern, uint32_t index) {
  McContext *ctx = p->ctx;
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  for (size_t i = 0; i < pattern.len; i++) {
    bool slot = pattern.ptr[i] == '{' && i + 2 < pattern.len;
    McAttr value = {slot ? mc_defined_param(ctx, index, (uint32_t)(pattern.ptr[i + 1] - '0')) : MC_NONE};
    int64_t number;
    const char *close = slot ? memchr(pattern.ptr + i, '}', pattern.len - i) : NULL;
    char kind = close != NULL ? pattern.ptr[i + 2] : '}';
    McStr rest = {pattern.ptr + i + 3, kind == '}' ? 0 : (size_t)(close - pattern.ptr) - i - 3};
    if (kind == '.') {
      put_entry(ctx, value, rest, &text);
    } else if (kind == '?' || kind == '=') {
      if (kind == '?' ? value.index == MC_NONE : !is_value(ctx, value, rest)) text.failed = true;
    } else if (!slot) {
      mc_buf_put(&text, pattern.ptr + i, 1);
    } else if (value.index != MC_NONE && mc_kind(ctx, value.index) == MC_ATTR_INTEGER) {
      if (mc_attr_integer_i64(ctx, value, &number)) mc_buf_i64(&text, number);
    } else if (value.index != MC_NONE && mc_kind(ctx, value.index) == MC_ATTR_STRING) {
      McStr word = mc_attr_string_value(ctx, value);
      for (size_t k = 0; k < word.len; k++) {
        char c = word.ptr[k];
        c = (char)(c >= 'A' && c <= 'Z' ? c + 32 : (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : '_');
        mc_buf_put(&text, &c, 1);
      }
    }
    if (close != NULL) i = (size_t)(close - pattern.ptr);
  }
  uint32_t ident = text.failed ? MC_NONE : mc_ident(ctx, text.ptr, text.len).index;
  mc_buf_fini(&text);
  return ident;
}

/* The name that upstream's printer gives it, if any. */
static void use_own_name(McPrinter *p, Entry *e, const McRec *r) {
  e->name = NULL;
  if (e->base != NO_BASE) {
    e->name = base_names[e->base];
    e->len = (uint32_t)strlen(e->name);
  } else if (r->kind == MC_TYPE_DEFINED || r->kind == MC_ATTR_DEFINED) {
    const McDefinition *def = mc_definition_of(p->ctx, e->index);
    if (def == NULL || def->record->alias == MC_NONE) return;
    McStr name = mc_pr_ident(p, def->record->alias);
    e->suggested = def->record->alias;
    if (memchr(name.ptr, '{', name.len) != NULL) {
      e->suggested = name_of_pattern(p, name, e->index);
      if (e->suggested == MC_NONE) return;
      name = mc_pr_ident(p, e->suggested);
    }
    e->name = name.ptr;
    e->len = (uint32_t)name.len;
  }
}

static void name_entry(McPrinter *p, Entry *e, const McRec *r) {
  e->base = base_of(p, r);
  e->is_type = r->kind >= MC_TYPE_INTEGER && r->kind <= MC_TYPE_DEFINED;
  e->is_written = mc_aliases_is_written(p, e->index);
  if (e->is_written) {
    McStr name = mc_pr_ident(p, p->aliases->written.ptr[e->index]);
    e->name = name.ptr;
    e->len = (uint32_t)name.len;
  } else {
    use_own_name(p, e, r);
  }
  e->depth = e->name != NULL;
}

static uint32_t entry_of(const McAliases *a, uint32_t index) { return index < a->slots.len ? a->slots.ptr[index] : 0; }

/* Returns a new entry for `index`, or 0 when out of memory. */
static uint32_t add_entry(McPrinter *p, uint32_t index, bool deferrable) {
  McAliases *a = p->aliases;
  McAlloc *alloc = &p->ctx->alloc;
  uint32_t *slot = word_at(alloc, &a->slots, index);
  if (slot == NULL) return 0;
  Entry e = {.index = index, .deferrable = deferrable, .number = (uint32_t)a->entries.len};
  name_entry(p, &e, mc_rec(p->ctx, index));
  if (!mc_array_push(alloc, &a->entries, e)) return 0;
  return *slot = e.number;
}

/* The thing and everything below it are mentioned where an alias must be defined before. An entry that is already
 * marked has marked everything below it. */
static void make_early(McPrinter *p, uint32_t number) {
  McAliases *a = p->aliases;
  size_t base = a->pending.len;
  if (!mc_array_push(&p->ctx->alloc, &a->pending, number)) p->failed = true;
  while (a->pending.len > base) {
    Entry *e = &a->entries.ptr[a->pending.ptr[--a->pending.len]];
    if (!e->deferrable) continue;
    e->deferrable = false;
    if (!mc_array_reserve(&p->ctx->alloc, &a->pending, e->num_children)) {
      p->failed = true;
      a->pending.len = base;
      return;
    }
    for (uint32_t i = 0; i < e->num_children; i++) {
      a->pending.ptr[a->pending.len++] = a->children.ptr[e->first_child + i];
    }
  }
}

/* Returns the number of the entry of the offered thing; 0: it holds no alias. */
static uint32_t visit(McPrinter *p, uint32_t index, bool deferrable);

/* Visits a thing inside another, and notes it as a child of that. */
static void visit_child(McPrinter *p, uint32_t child, bool deferrable, uint32_t *deepest) {
  McAliases *a = p->aliases;
  uint32_t entry = visit(p, child, deferrable);
  if (entry == 0) return;
  if (a->entries.ptr[entry].depth > *deepest) *deepest = a->entries.ptr[entry].depth;
  if (!mc_array_push(&p->ctx->alloc, &a->pending, entry)) p->failed = true;
}

/* The format of the definition offers the things that it prints. */
static void visit_defined(McPrinter *p, uint32_t index, bool deferrable, uint32_t *deepest) {
  McAliases *a = p->aliases;
  bool was_active = a->inside.active, was_deferrable = a->inside.deferrable;
  uint32_t was_deepest = a->inside.deepest;
  a->inside.active = true;
  a->inside.deferrable = deferrable;
  a->inside.deepest = 0;
  mc_pr_defined(p, index);
  *deepest = a->inside.deepest;
  a->inside.active = was_active;
  a->inside.deferrable = was_deferrable;
  a->inside.deepest = was_deepest;
}

/* Offers the things that are printed inside of entry `number`, and notes their depth. */
static void visit_children(McPrinter *p, uint32_t number, bool deferrable) {
  McAliases *a = p->aliases;
  McAlloc *alloc = &p->ctx->alloc;
  const McRec *r = mc_rec(p->ctx, a->entries.ptr[number].index);
  size_t base = a->pending.len;
  uint32_t deepest = 0;
  bool defined = r->kind == MC_TYPE_DEFINED || r->kind == MC_ATTR_DEFINED;
  if (defined) visit_defined(p, a->entries.ptr[number].index, deferrable, &deepest);
  for (uint32_t i = 0, n = defined ? 0 : mc_rec_num_children(r); i < n; i++) {
    uint32_t child = mc_rec_child(r, i);
    if (child == MC_NONE) continue;
    if (r->kind == MC_LOC_NAME && mc_rec(p->ctx, child)->kind == MC_LOC_UNKNOWN) continue;
    visit_child(p, child, deferrable, &deepest);
  }
  Entry *e = &a->entries.ptr[number];
  if (deepest > 0) e->depth = deepest + 1;
  e->first_child = (uint32_t)a->children.len;
  size_t count = a->pending.len - base;
  if (count > 0 && mc_array_reserve(alloc, &a->children, count)) {
    memcpy(a->children.ptr + a->children.len, a->pending.ptr + base, count * sizeof *a->children.ptr);
    a->children.len += count;
    e->num_children = (uint32_t)count;
  } else if (count > 0) {
    p->failed = true;
  }
  a->pending.len = base;
}

typedef struct Hop { McPrinter *p; uint32_t number; bool deferrable; } Hop;

static void visit_hop(void *data) {
  Hop *hop = data;
  visit_children(hop->p, hop->number, hop->deferrable);
}

static uint32_t visit(McPrinter *p, uint32_t index, bool deferrable) {
  if ((mc_pr_traits(p, index) & MC_TEXT_ALIASABLE) == 0) return 0;
  uint32_t number = entry_of(p->aliases, index);
  if (number != 0) {
    if (!deferrable) make_early(p, number);
    return number;
  }
  number = add_entry(p, index, deferrable);
  if (number == 0) {
    p->failed = true;
    return 0;
  }
  Hop hop = {p, number, deferrable};
  if (mc_pr_enter(p)) mc_pr_switch_stack(p, visit_hop, &hop);
  else visit_children(p, number, deferrable);
  p->depth--;
  return number;
}

void mc_aliases_offer(McPrinter *p, uint32_t index, bool deferrable) {
  McAliases *a = p->aliases;
  if (a == NULL || index == MC_NONE) return;
  if (!a->inside.active) visit(p, index, deferrable);
  else visit_child(p, index, a->inside.deferrable, &a->inside.deepest);
}

static bool may_alias(McPrinter *p, uint32_t index) {
  return index != MC_NONE && (mc_pr_traits(p, index) & MC_TEXT_ALIASABLE) != 0;
}

static bool types_may_alias(McPrinter *p, const McOpRec *r) {
  const McUseRec *uses = r->num_operands == 0 ? NULL : mc_use_rec(p->ctx, (McUse){r->operands});
  for (uint32_t i = 0; i < r->num_operands; i++) {
    if (uses[i].value == MC_NONE || may_alias(p, mc_value_rec(p->ctx, (McValue){uses[i].value})->type)) return true;
  }
  const McValueRec *results = r->num_results == 0 ? NULL : mc_value_rec(p->ctx, (McValue){r->results});
  for (uint32_t i = 0; i < r->num_results; i++) {
    if (may_alias(p, results[i].type)) return true;
  }
  return false;
}

bool mc_aliases_is_news(McPrinter *p, McOp op) {
  const McOpRec *r = mc_op_rec(p->ctx, op);
  if (p->options->debug_info || mc_op_num_regions(p->ctx, op) != 0) return true;
  if (mc_ssa_types_may_alias(p) && types_may_alias(p, r)) return true;
  if (!may_alias(p, r->attrs) && !may_alias(p, r->properties)) return false;
  Offered now = {r->name, r->attrs, r->properties, r->num_operands, r->num_results};
  Offered *seen =
      &p->aliases->offered[mc_mix((uint64_t)r->name << 32 | r->attrs, r->properties) % MC_COUNT(p->aliases->offered)];
  if (memcmp(seen, &now, sizeof now) == 0) return false;
  *seen = now;
  return true;
}

/* --- order and names --- */

static uint32_t len_without_number(const Entry *e) {
  uint32_t len = e->len;
  while (len > 0 && e->name[len - 1] >= '0' && e->name[len - 1] <= '9') len--;
  return len;
}

/* Compares by bytes, except that a number at the end counts as a number: loc2 as written comes before loc10, as when it
 * was first printed. Upstream's own names have no number. */
static int compare_names(const Entry *a, const Entry *b) {
  if (a->name == b->name) return 0;
  uint32_t a_len = len_without_number(a), b_len = len_without_number(b);
  int order = memcmp(a->name, b->name, a_len < b_len ? a_len : b_len);
  if (order == 0) order = (a_len > b_len) - (a_len < b_len);
  if (order == 0) order = (a->len > b->len) - (a->len < b->len);
  return order != 0 ? order : memcmp(a->name, b->name, a->len);
}

static int compare_entries(const void *left, const void *right) {
  const Entry *a = *(Entry *const *)left, *b = *(Entry *const *)right;
  if (a->depth != b->depth) return a->depth < b->depth ? -1 : 1;
  if (a->is_type != b->is_type) return a->is_type ? -1 : 1;
  int order = compare_names(a, b);
  return order != 0 ? order : (a->number > b->number) - (a->number < b->number);
}

/* Written names come first: the first entry that has one uses it unchanged; after that, upstream's rules apply. */
static bool use_written(McPrinter *p, Entry *e) {
  McUsedNames *used = &p->aliases->used;
  if (!mc_used_names_has(used, e->name, e->len)) return mc_used_names_add(&p->ctx->alloc, used, e->name, e->len);
  e->is_written = false;
  use_own_name(p, e, mc_rec(p->ctx, e->index));
  return true;
}

static void put_suffix(McBuf *buf, const Entry *e) {
  if (e->suffix == 0) return;
  if (e->len > 0 && e->name[e->len - 1] >= '0' && e->name[e->len - 1] <= '9') mc_buf_char(buf, '_');
  mc_buf_u64(buf, e->suffix);
}

/* base, base1, base2, ...: the next that was not written as a name. */
static bool use_next(McPrinter *p, Entry *e) {
  McAliases *a = p->aliases;
  for (;;) {
    uint32_t *next =
        e->base != NO_BASE ? &a->next_suffix[e->base] : word_at(&p->ctx->alloc, &a->suggested, e->suggested);
    if (next == NULL) return false;
    e->suffix = (*next)++;
    if (!p->options->names_as_written) return true;
    McBuf text;
    mc_buf_init(&text, &p->ctx->alloc);
    mc_buf_put(&text, e->name, e->len);
    put_suffix(&text, e);
    bool failed = text.failed, taken = !failed && mc_used_names_has(&a->used, text.ptr, text.len);
    mc_buf_fini(&text);
    if (failed) return false;
    if (!taken) return true;
  }
}

bool mc_aliases_assign(McPrinter *p) {
  McAliases *a = p->aliases;
  McAlloc *alloc = &p->ctx->alloc;
  size_t count = a->entries.len;
  if (!mc_array_reserve(alloc, &a->order, count)) p->failed = true;
  if (p->failed) return false;
  for (size_t i = 1; i < count; i++) {
    if (a->entries.ptr[i].name != NULL) a->order.ptr[a->order.len++] = &a->entries.ptr[i];
  }
  qsort(a->order.ptr, a->order.len, sizeof *a->order.ptr, compare_entries);
  for (size_t i = 0; i < a->order.len && !p->failed; i++) {
    if (a->order.ptr[i]->is_written && !use_written(p, a->order.ptr[i])) p->failed = true;
  }
  for (size_t i = 0; i < a->order.len && !p->failed; i++) {
    Entry *e = a->order.ptr[i];
    if (e->name != NULL && !e->is_written && !use_next(p, e)) p->failed = true;
  }
  return !p->failed;
}

/* --- printing --- */

static void put_name(McPrinter *p, const Entry *e) {
  mc_buf_char(p->buf, e->is_type ? '!' : '#');
  mc_buf_put(p->buf, e->name, e->len);
  put_suffix(p->buf, e);
}

bool mc_aliases_put(McPrinter *p, uint32_t index) {
  if (p->aliases == NULL) return false;
  uint32_t number = entry_of(p->aliases, index);
  if (number == 0) return false;
  const Entry *e = &p->aliases->entries.ptr[number];
  if (e->name == NULL || (e->is_type && !e->printed)) return false;
  put_name(p, e);
  return true;
}

void mc_aliases_print(McPrinter *p, bool deferred) {
  McAliases *a = p->aliases;
  if (a == NULL) return;
  for (size_t i = 0; i < a->order.len; i++) {
    Entry *e = a->order.ptr[i];
    if (e->name == NULL || e->deferrable != deferred) continue;
    put_name(p, e);
    mc_buf_lit(p->buf, " = ");
    if (e->is_type) mc_pr_type_body(p, (McType){e->index});
    else mc_pr_attr_body(p, (McAttr){e->index}, MC_TYPE_NEVER_ELIDED);
    e->printed = true;
    mc_buf_char(p->buf, '\n');
    if (mc_tick(&p->ticker)) p->failed = true;
    if (p->failed) return;
  }
}
