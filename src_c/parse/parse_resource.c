/* parse_resource.c - resources, distinct attributes and notes: objects that a text names by its own keys.
 *
 * A key of the text maps to a key of the context, which differs when an earlier text took the name. A distinct
 * attribute's number maps to an attribute that is made once per text. Both tables are in the arena p->kept. Blobs
 * are decoded straight into the memory that keeps them. External resources are checked and kept in their printed
 * form; nothing in this library reads them.
 */
#include "parse/parse_attr.h"
#include "types/attrs.h"

/* --- tables of this text --- */

typedef struct Map { /* open addressing, in p->kept */
  uint64_t *keys;
  uint32_t *values; /* 0: free */
  size_t count, capacity;
} Map;

struct McParseTables {
  Map distinct;  /* number -> McAttr */
  Map resources; /* dialect << 32 | name -> key */
  Map providers; /* of external resources: name -> rank + 1 */
  Map notes;     /* what << 32 | index -> word */
};

static size_t map_slot(const Map *map, uint64_t key) {
  size_t mask = map->capacity - 1;
  size_t i = (size_t)mc_mix(key, 3) & mask;
  while (map->values[i] != 0 && map->keys[i] != key) i = (i + 1) & mask;
  return i;
}

static uint32_t map_get(const Map *map, uint64_t key) {
  return map->capacity == 0 ? 0 : map->values[map_slot(map, key)];
}

/* Adds a key that is not in the map yet. */
static bool map_add(McParser *p, Map *map, uint64_t key, uint32_t value) {
  if (map->count * 2 >= map->capacity) {
    Map bigger = {.count = map->count, .capacity = map->capacity ? map->capacity * 2 : 16};
    bigger.keys = mc_arena_alloc(&p->kept, bigger.capacity * sizeof(uint64_t), sizeof(uint64_t));
    bigger.values = mc_arena_alloc(&p->kept, bigger.capacity * sizeof(uint32_t), sizeof(uint32_t));
    if (bigger.keys == NULL || bigger.values == NULL) return mc_p_out_of_memory(p);
    memset(bigger.values, 0, bigger.capacity * sizeof(uint32_t));
    for (size_t i = 0; i < map->capacity; i++) {
      if (map->values[i] == 0) continue;
      size_t slot = map_slot(&bigger, map->keys[i]);
      bigger.keys[slot] = map->keys[i];
      bigger.values[slot] = map->values[i];
    }
    *map = bigger;
  }
  size_t slot = map_slot(map, key);
  map->keys[slot] = key;
  map->values[slot] = value;
  map->count++;
  return true;
}

/* Returns NULL after reporting, or in a piece: other parts of the text name the same things. */
static struct McParseTables *tables(McParser *p) {
  if (p->tables != NULL) return p->tables;
  if (p->is_piece) return NULL;
  p->tables = mc_arena_alloc(&p->kept, sizeof *p->tables, sizeof(void *));
  if (p->tables == NULL) {
    mc_p_out_of_memory(p);
  } else {
    memset(p->tables, 0, sizeof *p->tables);
  }
  return p->tables;
}

/* --- notes --- */

uint32_t mc_p_noted(const McParser *p, uint32_t what, uint32_t index) {
  return p->tables == NULL ? 0 : map_get(&p->tables->notes, (uint64_t)what << 32 | index);
}

bool mc_p_note(McParser *p, uint32_t what, uint32_t index, uint32_t word) {
  struct McParseTables *t = tables(p);
  return t != NULL && map_add(p, &t->notes, (uint64_t)what << 32 | index, word);
}

/* --- distinct attributes --- */

McAttr mc_p_distinct(McParser *p, McType type) {
  McAttr none = {MC_NONE};
  const char *at = p->tok.start;
  uint64_t number;
  mc_advance(p);
  if (!mc_expect(p, TOK_L_SQUARE, "expected '[' after 'distinct'")) return none;
  McToken tok = p->tok;
  if (!mc_expect(p, TOK_INTEGER, "expected distinct ID")) return none;
  if (!mc_p_token_u64(&tok, &number)) {
    mc_p_error(p, "expected an unsigned 64-bit integer");
    return none;
  }
  if (!mc_expect(p, TOK_R_SQUARE, "expected ']' to close distinct ID") ||
      !mc_expect(p, TOK_LESS, "expected '<' after distinct ID")) {
    return none;
  }
  McAttr referenced;
  if (mc_consume_if(p, TOK_GREATER)) {
    referenced = mc_attr_unit(p->ctx);
  } else {
    referenced = mc_p_attr(p, type);
    if (referenced.index == MC_NONE) {
      if (mc_diags_count(p->diags) == 1 && !mc_diags_out_of_memory(p->diags)) mc_p_error(p, "expected attribute");
      return none;
    }
    if (!mc_expect(p, TOK_GREATER, "expected '>' to close distinct attribute")) return none;
  }
  struct McParseTables *t = tables(p);
  if (t == NULL || referenced.index == MC_NONE) return none;
  McAttr attr = {map_get(&t->distinct, number)};
  if (attr.index == MC_NONE) {
    attr = mc_attr_distinct(p->ctx, referenced);
    if (attr.index == MC_NONE) mc_p_not_interned(p, &referenced.index, 1);
    return attr.index != MC_NONE && map_add(p, &t->distinct, number, attr.index) ? attr : none;
  }
  McAttr before = mc_attr_distinct_referenced(p->ctx, attr);
  if (before.index == referenced.index) return attr;
  mc_p_error_at(p, at, "referenced attribute does not match previous definition: %s", mc_text_attr(p->diags, before));
  return none;
}

/* --- keys --- */

/* Parses a word or a string. */
static bool parse_key(McParser *p, const char *missing, McStr *key) {
  if (p->tok.kind == TOK_STRING) {
    if (!mc_p_string_value(p, &p->tok, key)) return false;
  } else if (mc_p_at_word(p)) {
    *key = (McStr){p->tok.start, mc_token_len(&p->tok)};
  } else {
    return mc_p_error(p, "%s", missing);
  }
  mc_advance(p);
  return true;
}

/* The key that the blob manager has for a resource reference (it can be renamed). Returns MC_NONE after reporting. */
static McIdent resource_handle(McParser *p, McIdent dialect) {
  McIdent none = {MC_NONE};
  McStr text;
  if (!parse_key(p, "expected identifier key for 'resource' entry", &text)) return none;
  struct McParseTables *t = tables(p);
  if (t == NULL) return none;
  McIdent name = mc_ident(p->ctx, text.ptr, text.len), key = none;
  if (name.index != MC_NONE) {
    uint64_t id = (uint64_t)dialect.index << 32 | name.index;
    key.index = map_get(&t->resources, id);
    if (key.index != MC_NONE) return key;
    key = mc_resource_declare(p->ctx, name);
    if (key.index != MC_NONE) return map_add(p, &t->resources, id, key.index) ? key : none;
  }
  mc_p_out_of_memory(p);
  return none;
}

/* Grammar: dense-resource-elements-attribute. */
McAttr mc_p_dense_resource(McParser *p, McType type) {
  McAttr none = {MC_NONE};
  const char *type_at = p->tok.start;
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "expected '<' after 'dense_resource'")) return none;
  McIdent key = resource_handle(p, p->ctx->known[MC_ID_builtin]);
  if (key.index == MC_NONE || !mc_expect(p, TOK_GREATER, "expected '>'")) return none;
  if (type.index == MC_NONE) {
    type_at = p->tok.start;
    if (!mc_expect(p, TOK_COLON, "expected ':'") || (type = mc_p_type(p)).index == MC_NONE) return none;
  }
  if (!mc_type_is_shaped(p->ctx, type)) {
    mc_p_error_at(p, type_at, "`dense_resource` expected a shaped type");
    return none;
  }
  McAttr attr = mc_attr_dense_resource(p->ctx, type, key);
  if (attr.index == MC_NONE) mc_p_not_interned(p, &type.index, 1);
  return attr;
}

/* --- file metadata --- */

/* Reads the alignment that a blob's first four bytes give. `name` is for messages. Returns false after reporting. */
static bool blob_header(McParser *p, const McToken *value, McStr name, uint32_t *alignment, uint64_t *len) {
  int name_len = (int)name.len;
  uint8_t header[4];
  bool is_hex = mc_p_hex_size(value, len);
  for (const char *c = value->start + 3; is_hex && *len < 4 && c < value->end - 1; c++) {
    is_hex = (mc_byte_part[(unsigned char)*c] & MC_PART_HEX) != 0;
  }
  if (!is_hex || (*len >= 4 && !mc_hex_decode(value->start + 3, 4, header))) {
    return mc_p_error_at(p, value->start, "expected hex string blob for key '%.*s'", name_len, name.ptr);
  }
  if (*len < 4) {
    return mc_p_error_at(p, value->start,
                         "expected hex string blob for key '%.*s' to encode alignment in first 4 bytes", name_len,
                         name.ptr);
  }
  *alignment = header[0] | (uint32_t)header[1] << 8 | (uint32_t)header[2] << 16 | (uint32_t)header[3] << 24;
  *len -= 4;
  if ((*alignment & (*alignment - 1)) == 0) return true;
  return mc_p_error_at(p, value->start,
                       "expected hex string blob for key '%.*s' to encode alignment in first 4 bytes, but got "
                       "non-power-of-2 value: %u", name_len, name.ptr, *alignment);
}

/* Sets the blob of `key`; the value's token has been consumed. */
static bool set_blob(McParser *p, McIdent key, const McToken *value) {
  McStr name = mc_ident_str(p->ctx, key);
  uint32_t alignment;
  uint64_t len;
  if (!blob_header(p, value, name, &alignment, &len)) return false;
  if (len == 0) return mc_resource_set(p->ctx, key, "", 0, 0) || mc_p_out_of_memory(p);
  void *blob = mc_resource_buffer(p->ctx, (size_t)len, alignment);
  if (blob == NULL) return mc_p_out_of_memory(p);
  if (!mc_hex_decode(value->start + 3 + 8, (size_t)len, blob)) {
    mc_resource_buffer_free(p->ctx, blob);
    return mc_p_error_at(p, value->start, "expected hex string blob for key '%.*s'", (int)name.len, name.ptr);
  }
  return mc_resource_adopt(p->ctx, key, blob, (size_t)len, alignment) || mc_p_out_of_memory(p);
}

static bool parse_dialect_entry(McParser *p, McIdent dialect) {
  McIdent key = resource_handle(p, dialect);
  if (key.index == MC_NONE || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McToken value = p->tok;
  if (value.kind == TOK_ERROR) return mc_p_error(p, "expected value");
  mc_advance(p);
  return set_blob(p, key, &value);
}

/* --- external resources --- */

/* Appends the text of a value that was checked: digits in upper case; a blob without data has no alignment, as in
 * mlir-opt 22. */
static void put_blob(McBuf *out, const McToken *value, uint64_t len) {
  size_t count = len == 0 ? 0 : mc_token_len(value) - 4;
  char *to = mc_buf_room(out, count + 12);
  if (to == NULL) return;
  memcpy(to, "\"0x00000000", 11);
  for (size_t i = 0; i < count; i++) {
    char c = value->start[3 + i];
    to[3 + i] = c >= 'a' ? (char)(c - 'a' + 'A') : c;
  }
  size_t end = 3 + (len == 0 ? 8 : count);
  to[end] = '"';
  out->len += end + 1;
}

/* Parses a blob, a string or a boolean and appends its text to `out`. */
static bool parse_external_value(McParser *p, McStr name, McBuf *out) {
  McToken value = p->tok;
  if (value.kind == TOK_ERROR) return mc_p_error(p, "expected value");
  mc_advance(p);
  if (value.kind == TOK_BARE_IDENTIFIER && (mc_tok_is(&value, "true") || mc_tok_is(&value, "false"))) {
    mc_buf_put(out, value.start, mc_token_len(&value));
    return true;
  }
  if (value.kind != TOK_STRING) {
    return mc_p_error_at(p, value.start, "expected string value for key '%.*s'", (int)name.len, name.ptr);
  }
  if (mc_token_len(&value) < 4 || memcmp(value.start, "\"0x", 3) != 0) {
    McStr text;
    if (!mc_p_string_value(p, &value, &text)) return false;
    mc_buf_quoted(out, text.ptr, text.len);
    return true;
  }
  uint32_t alignment;
  uint64_t len;
  if (!blob_header(p, &value, name, &alignment, &len)) return false;
  for (const char *c = value.start + 3; c < value.end - 1; c++) {
    if ((mc_byte_part[(unsigned char)*c] & MC_PART_HEX) == 0) {
      return mc_p_error_at(p, value.start, "expected hex string blob for key '%.*s'", (int)name.len, name.ptr);
    }
  }
  put_blob(out, &value, len);
  return true;
}

static bool parse_external_entry(McParser *p, McIdent provider, uint32_t rank) {
  McStr name;
  if (!parse_key(p, "expected identifier key for 'external_resources' entry", &name)) return false;
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McPreserved *preserved = &p->preserved;
  McExternal entry = {provider, mc_ident(p->ctx, name.ptr, name.len), rank, preserved->values.len, 0};
  if (entry.key.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!parse_external_value(p, name, &preserved->values)) return false;
  entry.len = preserved->values.len - entry.value;
  if (!preserved->values.failed && mc_array_push(&p->ctx->alloc, &preserved->externals, entry)) return true;
  return mc_p_out_of_memory(p);
}

/* The rank of a provider, which can be mentioned again. Returns false after reporting that memory ran out. */
static bool provider_rank(McParser *p, McIdent provider, uint32_t *rank) {
  struct McParseTables *t = tables(p);
  if (t == NULL) return false;
  uint32_t number = map_get(&t->providers, provider.index);
  *rank = number == 0 ? (uint32_t)t->providers.count : number - 1;
  return number != 0 || map_add(p, &t->providers, provider.index, *rank + 1);
}

bool mc_p_group_externals(McParser *p) {
  McExternal *all = p->preserved.externals.ptr;
  size_t count = p->preserved.externals.len, i = 1;
  while (i < count && all[i - 1].rank <= all[i].rank) i++;
  if (i >= count) return true; /* every provider's entries are together already */
  size_t num_ranks = p->tables->providers.count;
  McExternal *copy = mc_arena_alloc(&p->arena, count * sizeof *copy, sizeof(void *));
  size_t *starts = mc_arena_alloc(&p->arena, (num_ranks + 1) * sizeof *starts, sizeof(void *));
  if (copy == NULL || starts == NULL) return mc_p_out_of_memory(p);
  memcpy(copy, all, count * sizeof *copy);
  memset(starts, 0, (num_ranks + 1) * sizeof *starts);
  for (i = 0; i < count; i++) starts[all[i].rank + 1]++;
  for (i = 0; i < num_ranks; i++) starts[i + 1] += starts[i];
  for (i = 0; i < count; i++) all[starts[copy[i].rank]++] = copy[i];
  return true;
}

/* --- sections --- */

/* The dialect whose resources follow the `{` that was just consumed. */
static bool resource_dialect(McParser *p, const McToken *name, McIdent *out) {
  int len = (int)mc_token_len(name);
  *out = mc_ident(p->ctx, name->start, (size_t)len);
  if (out->index == MC_NONE) return mc_p_out_of_memory(p);
  if (out->index == p->ctx->known[MC_ID_builtin].index) return true;
  McLoad load = mc_context_load_dialect(p->ctx, name->start, (size_t)len);
  if (load == MC_LOAD_FAILED) return mc_p_out_of_memory(p);
  if (load == MC_LOAD_DONE) {
    return mc_p_error(p, "unexpected 'resource' section for dialect '%.*s'", len, name->start);
  }
  return mc_p_error_at(p, name->start, "dialect '%.*s' is unknown", len, name->start);
}

/* `{` (name `:` `{` entries `}`),* `}` */
static bool parse_section(McParser *p, bool external) {
  if (!mc_expect(p, TOK_L_BRACE, "expected '{'")) return false;
  if (mc_consume_if(p, TOK_R_BRACE)) return true;
  do {
    McToken name = p->tok;
    McIdent dialect = {MC_NONE};
    if (!mc_p_at_word(p)) return mc_p_error(p, "expected identifier key for 'resource' entry");
    mc_advance(p);
    if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_expect(p, TOK_L_BRACE, "expected '{'")) return false;
    uint32_t rank = 0;
    if (external) {
      dialect = mc_ident(p->ctx, name.start, mc_token_len(&name)); /* the provider */
      if (dialect.index == MC_NONE) return mc_p_out_of_memory(p);
      if (!provider_rank(p, dialect, &rank)) return false;
    } else if (!resource_dialect(p, &name, &dialect)) {
      return false;
    }
    if (mc_consume_if(p, TOK_R_BRACE)) continue;
    do {
      mc_p_pass_text(p);
      if (external ? !parse_external_entry(p, dialect, rank) : !parse_dialect_entry(p, dialect)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_BRACE, "expected ',' or '}'")) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_BRACE, "expected ',' or '}'");
}

bool mc_p_file_metadata(McParser *p) {
  mc_advance(p);
  if (mc_consume_if(p, TOK_FILE_METADATA_END)) return true;
  do {
    McToken key = p->tok;
    if (!mc_p_at_word(p)) return mc_p_error(p, "expected identifier key in file metadata dictionary");
    mc_advance(p);
    if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
    bool external = mc_tok_is(&key, "external_resources");
    if (!external && !mc_tok_is(&key, "dialect_resources")) {
      return mc_p_error_at(p, key.start, "unknown key '%.*s' in file metadata dictionary", (int)mc_token_len(&key),
                           key.start);
    }
    if (!parse_section(p, external)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_FILE_METADATA_END, "expected ',' or '#-}'");
}
