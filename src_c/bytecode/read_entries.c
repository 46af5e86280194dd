/* read_entries.c - attributes and types: where each is in its section, and reading it when it is needed.
 *
 * An entry may refer to entries anywhere, to any depth. Reading is iterative: an entry that refers to others that are
 * not read yet is left (`blocked`), those are read first, then it is read again. Each entry is so read at most twice;
 * one that waits and is needed below itself is a cycle.
 */
#include "bytecode/reader.h"

static bool read_group(McBcReader *r, McBcCursor *c, McBcCursor *data, bool is_type, size_t *done, size_t count) {
  uint32_t dialect, num;
  if (!mc_bc_index(r, c, r->dialects.len, "dialect", &dialect) || !mc_bc_count(r, c, "entries", &num)) return false;
  if (num > count - *done) return mc_bc_fail(r, c, "expected at most %zu entries, got %u", count - *done, num);
  McBcEntry *entries = is_type ? r->types.ptr : r->attrs.ptr;
  for (uint32_t i = 0; i < num; i++) {
    uint64_t size;
    const uint8_t *at = c->at;
    if (!mc_bc_varint(r, c, &size)) return false;
    bool native = size & 1;
    size >>= 1;
    if (size > mc_bc_left(data) || size > UINT32_MAX) {
      const McBcCursor place = mc_bc_at(c, at);
      return mc_bc_fail(r, &place, "Attribute or Type entry offset points past the end of section");
    }
    entries[(*done)++] = (McBcEntry){data->at, (uint32_t)size, dialect, MC_NONE, native, MC_BCODE_UNREAD};
    data->at += size;
  }
  return true;
}

/* --- large tables of files that are read lazily: entries are found when they are needed --- */

/* Sizes of up to `most` entries at once, if each takes one byte: their sum, and their number in *count. */
static uint64_t sum_sizes(const uint8_t *at, const uint8_t *end, uint32_t most, uint32_t *count) {
  const uint64_t ones = 0x0101010101010101u, pairs = 0x00FF00FF00FF00FFu;
  uint64_t sum = 0, word;
  uint32_t done = 0;
  for (; most - done >= 8 && end - at >= 8; at += 8, done += 8) {
    memcpy(&word, at, 8);
    if ((word & ones) != ones) break;
    word = word >> 2 & 0x3F3F3F3F3F3F3F3Fu; /* without the bits for one byte, and for the encoding */
    word = (word & pairs) + (word >> 8 & pairs);
    sum += (word * 0x0001000100010001u) >> 48;
  }
  *count = done;
  return sum;
}

/* As read_group, and entries are only passed over; marks are set. */
static bool mark_group(McBcReader *r, McBcCursor *c, McBcCursor *data, size_t *done, size_t count) {
  uint32_t dialect, num;
  if (!mc_bc_index(r, c, r->dialects.len, "dialect", &dialect) || !mc_bc_count(r, c, "entries", &num)) return false;
  if (num > count - *done) return mc_bc_fail(r, c, "expected at most %zu entries, got %u", count - *done, num);
  while (num > 0) {
    if (*done % MC_BCODE_MARK_EVERY == 0) {
      const McBcMark mark = {c->at, data->at, dialect, num};
      if (!mc_array_push(&r->ctx->alloc, &r->marks, mark)) return mc_bc_no_memory(r);
    }
    uint32_t until = MC_BCODE_MARK_EVERY - (uint32_t)(*done % MC_BCODE_MARK_EVERY), few;
    uint64_t size = sum_sizes(c->at, c->end, until < num ? until : num, &few);
    const McBcCursor place = *c;
    if (few > 0) {
      c->at += few;
    } else {
      few = 1;
      if (!mc_bc_varint(r, c, &size)) return false;
      size >>= 1;
    }
    if (size > mc_bc_left(data) || size > UINT32_MAX) {
      return mc_bc_fail(r, &place, "Attribute or Type entry offset points past the end of section");
    }
    data->at += size;
    *done += few;
    num -= few;
  }
  return true;
}

/* Finds the entries around attribute `number`. Their sizes were checked when they were passed over. */
static MC_NOINLINE void find_entries(McBcReader *r, uint32_t number) {
  uint32_t first = number / MC_BCODE_MARK_EVERY * MC_BCODE_MARK_EVERY, last = first + MC_BCODE_MARK_EVERY;
  McBcMark at = r->marks.ptr[number / MC_BCODE_MARK_EVERY];
  McBcCursor c = {at.at, r->sections[MC_BCODE_ENTRY_OFFSETS].end, MC_BCODE_ENTRY_OFFSETS};
  uint64_t word = 0;
  for (uint32_t i = first; i < last && i < r->attrs.len; i++) {
    while (at.left == 0) { /* the next group */
      mc_bc_try_varint(&c, &word);
      at.dialect = (uint32_t)word;
      if (!mc_bc_varint(r, &c, &word)) return;
      at.left = (uint32_t)word;
    }
    if (!mc_bc_varint(r, &c, &word)) return;
    r->attrs.ptr[i] = (McBcEntry){at.data, (uint32_t)(word >> 1), at.dialect, MC_NONE, word & 1, MC_BCODE_UNREAD};
    at.data += word >> 1;
    at.left--;
  }
}

MC_INLINE McBcEntry *attr_entry(McBcReader *r, uint32_t number) {
  McBcEntry *entry = &r->attrs.ptr[number];
  if (MC_UNLIKELY(entry->at == NULL)) find_entries(r, number);
  return entry;
}

static bool mark_entries(McBcReader *r, McBcCursor *c, McBcCursor *data, uint32_t attrs) {
  r->attrs.ptr = mc_alloc_zeroed(&r->ctx->alloc, attrs * sizeof *r->attrs.ptr); /* unused pages cost nothing */
  if (r->attrs.ptr == NULL) return mc_bc_no_memory(r);
  r->attrs.cap = attrs;
  for (size_t done = 0; done < attrs;) {
    if (!mark_group(r, c, data, &done, attrs)) return false;
  }
  return true;
}

bool mc_bc_read_entry_table(McBcReader *r) {
  McBcCursor c = r->sections[MC_BCODE_ENTRY_OFFSETS], data = r->sections[MC_BCODE_ENTRIES];
  uint32_t attrs, types;
  if (!mc_bc_count(r, &c, "attributes", &attrs) || !mc_bc_count(r, &c, "types", &types)) return false;
  McAlloc *alloc = &r->ctx->alloc;
  bool marked = r->lazy != NULL && attrs >= MC_BCODE_MANY;
  if ((!marked && !mc_array_reserve(alloc, &r->attrs, attrs)) || !mc_array_reserve(alloc, &r->types, types)) {
    return mc_bc_no_memory(r);
  }
  if (marked && !mark_entries(r, &c, &data, attrs)) return false;
  for (size_t done = 0; done < attrs && !marked;) {
    if (!read_group(r, &c, &data, false, &done, attrs)) return false;
  }
  for (size_t done = 0; done < types;) {
    if (!read_group(r, &c, &data, true, &done, types)) return false;
  }
  r->attrs.len = attrs;
  r->types.len = types;
  if (c.at != c.end) return mc_bc_fail(r, &c, "unexpected trailing data in the Attribute/Type offset section");
  return true;
}

/* --- references from entries --- */

static bool entry_ref(McBcReader *r, const McBcCursor *c, bool is_type, uint64_t number, uint32_t *out) {
  size_t count = is_type ? r->types.len : r->attrs.len;
  if (number >= count) {
    return mc_bc_fail(r, c, "invalid %s index: %llu, there are %zu", is_type ? "type" : "attribute",
                      (unsigned long long)number, count);
  }
  const McBcEntry *entry = is_type ? &r->types.ptr[number] : &r->attrs.ptr[number];
  *out = entry->id;
  if (entry->id != MC_NONE) return true;
  if (entry->state == MC_BCODE_WAITING) {
    return mc_bc_fail(r, c, "%s %llu refers to itself", is_type ? "type" : "attribute", (unsigned long long)number);
  }
  r->blocked = true;
  return mc_array_push(&r->ctx->alloc, &r->pending, (uint32_t)number << 1 | is_type) || mc_bc_no_memory(r);
}

bool mc_bc_attr_ref(McBcReader *r, McBcCursor *c, McAttr *out) {
  uint64_t number;
  return mc_bc_varint(r, c, &number) && entry_ref(r, c, false, number, &out->index);
}

bool mc_bc_type_ref(McBcReader *r, McBcCursor *c, McType *out) {
  uint64_t number;
  return mc_bc_varint(r, c, &number) && entry_ref(r, c, true, number, &out->index);
}

bool mc_bc_optional_attr_ref(McBcReader *r, McBcCursor *c, McAttr *out) {
  uint64_t number;
  out->index = MC_NONE;
  if (!mc_bc_varint(r, c, &number)) return false;
  return (number & 1) == 0 || entry_ref(r, c, false, number >> 1, &out->index);
}

/* --- reading --- */

/* The text of an attribute or type, NUL-terminated. */
static uint32_t read_text(McBcReader *r, McBcCursor *c, bool is_type) {
  const uint8_t *end = mc_bc_left(c) == 0 ? NULL : memchr(c->at, 0, mc_bc_left(c));
  if (end == NULL) {
    mc_bc_fail(r, c, "malformed null-terminated string, no null character found");
    return MC_NONE;
  }
  const char *text = (const char *)c->at;
  size_t len = (size_t)(end - c->at), count = mc_diags_count(r->diags);
  McBcCursor at = *c;
  c->at = end + 1;
  uint32_t id = is_type ? mc_parse_type(r->ctx, text, len, MC_SYNTAX_MODERN, r->diags).index
                        : mc_parse_attr(r->ctx, text, len, (McType){MC_NONE}, MC_SYNTAX_MODERN, r->diags).index;
  if (id == MC_NONE) {
    if (mc_diags_count(r->diags) == count) mc_bc_fail(r, &at, "the text of this entry is not understood");
    r->failed = true;
  }
  return id;
}

static uint32_t read_entry(McBcReader *r, const McBcEntry *entry, bool is_type) {
  McBcCursor c = {entry->at, entry->at + entry->size, MC_BCODE_ENTRIES};
  uint32_t id;
  if (!entry->native) {
    id = read_text(r, &c, is_type);
  } else {
    if (!mc_bc_load_dialect(r, &c, entry->dialect)) return MC_NONE;
    McIdent dialect = {r->strings.ptr[r->dialects.ptr[entry->dialect].name].ident};
    bool builtin = dialect.index == r->ctx->known[MC_ID_builtin].index;
    if (!builtin) id = mc_bc_read_dialect_entry(r, &c, mc_ident_str(r->ctx, dialect), is_type);
    else id = is_type ? mc_bc_read_builtin_type(r, &c) : mc_bc_read_builtin_attr(r, &c);
  }
  if (r->failed || r->blocked) return MC_NONE;
  if (id == MC_NONE) {
    if (mc_diags_has_error(r->diags)) r->failed = true;
    else if (mc_diags_met_failure(r->diags)) mc_bc_no_memory(r);
    else mc_bc_fail(r, &(McBcCursor){entry->at, c.end, MC_BCODE_ENTRIES}, MC_TOO_DEEP, mc_max_nesting(r->ctx));
    return MC_NONE;
  }
  if (c.at != c.end) {
    mc_bc_fail(r, &c, "unexpected trailing bytes after %s entry", is_type ? "Type" : "Attribute");
    return MC_NONE;
  }
  return id;
}

/* The reader may be used on: what waits for something that cannot be read is not read yet. Returns MC_NONE. */
static MC_COLD uint32_t forget_waiting(McBcReader *r) {
  for (size_t i = 0; i < r->pending.len; i++) {
    uint32_t number = r->pending.ptr[i] >> 1;
    McBcEntry *entry = r->pending.ptr[i] & 1 ? &r->types.ptr[number] : &r->attrs.ptr[number];
    if (entry->state == MC_BCODE_WAITING) entry->state = MC_BCODE_UNREAD;
  }
  return MC_NONE;
}

uint32_t mc_bc_resolve(McBcReader *r, bool is_type, uint32_t number) {
  McBcEntry *wanted = is_type ? &r->types.ptr[number] : &r->attrs.ptr[number];
  r->pending.len = 0;
  if (r->failed || !mc_array_push(&r->ctx->alloc, &r->pending, number << 1 | is_type)) {
    mc_bc_no_memory(r);
    return MC_NONE;
  }
  while (r->pending.len > 0) {
    uint32_t top = r->pending.ptr[r->pending.len - 1];
    bool top_is_type = top & 1;
    McBcEntry *entry = top_is_type ? &r->types.ptr[top >> 1] : attr_entry(r, top >> 1);
    if (entry->state != MC_BCODE_READ) {
      entry->state = MC_BCODE_WAITING;
      r->blocked = false;
      r->scratch.len = r->numbers.len = 0;
      uint32_t id = read_entry(r, entry, top_is_type);
      if (r->failed) return forget_waiting(r);
      if (r->blocked) continue; /* what it needs is above it now */
      entry->id = id;
      entry->state = MC_BCODE_READ;
    }
    r->pending.len--;
  }
  r->blocked = false;
  return wanted->id;
}

/* Most operations have a file location of their own. Interning each would take longer than all else about an operation,
 * so the file's table gets their places, and operations get positions. Returns false for an entry of any other kind:
 * it is read as an attribute. A file location that is a part of an attribute is read as one, too. */
static bool read_place(McBcReader *r, uint32_t number) {
  McBcEntry *entry = attr_entry(r, number);
  McBcCursor c = {entry->at, entry->at + entry->size, MC_BCODE_ENTRIES};
  uint64_t code, file, line, column;
  if (!entry->native || entry->state != MC_BCODE_UNREAD || entry->size < 4 ||
      *entry->at != (MC_BCODE_FILE_LOC << 1 | 1)) {
    return false;
  }
  const McBcDialect *dialect = &r->dialects.ptr[entry->dialect];
  if (!dialect->loaded || r->strings.ptr[dialect->name].ident != r->ctx->known[MC_ID_builtin].index) return false;
  if (!mc_bc_try_varint(&c, &code) || !mc_bc_try_varint(&c, &file) || !mc_bc_try_varint(&c, &line) ||
      !mc_bc_try_varint(&c, &column) || c.at != c.end || file >= r->attrs.len || line > UINT32_MAX ||
      column > UINT32_MAX) {
    return false;
  }
  McAttr name = {r->attrs.ptr[file].id};
  McIdent ident;
  if (name.index == MC_NONE || mc_rec(r->ctx, name.index)->kind != MC_ATTR_STRING) return false;
  if (!mc_bc_name_of(r, &c, name, &ident)) return false;
  if (r->base == 0 && !r->no_places) r->base = mc_sources_add_places(r->ctx->sources, r->attrs.len, &r->places);
  r->no_places = r->base == 0;
  if (r->no_places) return false;
  r->places[number] = (McSourcePlace){ident, (uint32_t)line, (uint32_t)column};
  entry->state = MC_BCODE_PLACED;
  return true;
}

bool mc_bc_loc(McBcReader *r, McBcCursor *c, McLoc *out) {
  uint32_t number;
  const uint8_t *at = c->at;
  if (!mc_bc_index(r, c, r->attrs.len, "attribute", &number)) return false;
  const McBcEntry *entry = &r->attrs.ptr[number];
  if (entry->state == MC_BCODE_PLACED || (entry->state == MC_BCODE_UNREAD && read_place(r, number))) {
    *out = mc_loc_at_position(r->base + number);
    r->positions++;
    return true;
  }
  uint32_t id = entry->id;
  if (id == MC_NONE && (r->failed || (id = mc_bc_resolve(r, false, number)) == MC_NONE)) return false;
  *out = mc_loc_from_attr(r->ctx, (McAttr){id});
  if (MC_LIKELY(out->index != MC_NONE)) return true;
  const McBcCursor place = mc_bc_at(c, at);
  return mc_bc_fail(r, &place, "expected a location attribute");
}
