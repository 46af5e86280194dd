/* read_tables.c - strings, dialects, names of operations, and where the properties are. */
#include "bytecode/reader.h"
#include "defs/constraints.h"

bool mc_bc_read_strings(McBcReader *r) {
  McBcCursor c = r->sections[MC_BCODE_STRINGS];
  uint32_t count;
  if (!mc_bc_count(r, &c, "strings", &count)) return false;
  if (!mc_array_reserve(&r->ctx->alloc, &r->strings, count)) return mc_bc_no_memory(r);
  r->strings.len = count;
  const uint8_t *end = c.end; /* lengths come in reverse: the last string ends with the section */
  for (uint32_t i = count; i > 0; i--) {
    uint64_t size;
    const McBcCursor at = c;
    if (!mc_bc_varint(r, &c, &size)) return false;
    if (size == 0 || size > (size_t)(end - c.at) || size > UINT32_MAX) {
      return mc_bc_fail(r, &at, "string size exceeds the available data size");
    }
    end -= size;
    if (end[size - 1] != 0) return mc_bc_fail(r, &at, "expected a string of %llu bytes to end in a zero byte",
                                              (unsigned long long)size);
    r->strings.ptr[i - 1] = (McBcString){(const char *)end, (uint32_t)size - 1, MC_NONE};
  }
  if (c.at != end) return mc_bc_fail(r, &c, "unexpected trailing data between the offsets for strings and their data");
  return true;
}

McIdent mc_bc_string_ident(McBcReader *r, uint32_t number) {
  McBcString *s = &r->strings.ptr[number];
  if (s->ident == MC_NONE && (s->ident = mc_ident(r->ctx, s->bytes, s->len).index) == MC_NONE) mc_bc_no_memory(r);
  return (McIdent){s->ident};
}

bool mc_bc_string(McBcReader *r, McBcCursor *c, McStr *out) {
  uint32_t number;
  if (!mc_bc_index(r, c, r->strings.len, "string", &number)) return false;
  *out = (McStr){r->strings.ptr[number].bytes, r->strings.ptr[number].len};
  return true;
}

bool mc_bc_ident(McBcReader *r, McBcCursor *c, McIdent *out) {
  uint32_t number;
  if (!mc_bc_index(r, c, r->strings.len, "string", &number)) return false;
  *out = mc_bc_string_ident(r, number);
  return out->index != MC_NONE;
}

/* A dialect may have a version, which no dialect here has a use for. */
static bool read_dialect(McBcReader *r, McBcCursor *c) {
  McBcDialect dialect = {0, false};
  uint64_t word;
  const McBcCursor at = *c;
  if (!mc_bc_varint(r, c, &word)) return false;
  bool has_version = r->version >= MC_BCODE_DIALECT_VERSIONS && (word & 1) != 0;
  if (r->version >= MC_BCODE_DIALECT_VERSIONS) word >>= 1;
  if (word >= r->strings.len) return mc_bc_fail(r, &at, "invalid string index: %llu", (unsigned long long)word);
  dialect.name = (uint32_t)word;
  if (has_version) {
    uint8_t id;
    McBcCursor version;
    if (!mc_bc_section(r, c, &id, &version)) return false;
    if (id != MC_BCODE_VERSIONS) return mc_bc_fail(r, &at, "expected dialect version section");
  }
  return mc_array_push(&r->ctx->alloc, &r->dialects, dialect) || mc_bc_no_memory(r);
}

static bool read_op_name(McBcReader *r, McBcCursor *c, uint32_t dialect) {
  McBcOpName name = {.dialect = dialect};
  uint64_t word;
  const McBcCursor at = *c;
  if (!mc_bc_varint(r, c, &word)) return false;
  if (r->version >= MC_BCODE_PROPERTIES) {
    name.was_registered = (word & 1) != 0;
    word >>= 1;
  }
  if (word >= r->strings.len) return mc_bc_fail(r, &at, "invalid string index: %llu", (unsigned long long)word);
  name.name = (uint32_t)word;
  return mc_array_push(&r->ctx->alloc, &r->names, name) || mc_bc_no_memory(r);
}

bool mc_bc_read_dialects(McBcReader *r) {
  McBcCursor c = r->sections[MC_BCODE_DIALECTS];
  uint32_t count, dialect;
  if (!mc_bc_count(r, &c, "dialects", &count)) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (!read_dialect(r, &c)) return false;
  }
  if (r->version >= MC_BCODE_SHORT_ARGUMENTS && !mc_bc_count(r, &c, "names of operations", &count)) return false;
  while (c.at < c.end) {
    if (!mc_bc_index(r, &c, r->dialects.len, "dialect", &dialect) ||
        !mc_bc_count(r, &c, "names of operations", &count)) {
      return false;
    }
    for (uint32_t i = 0; i < count; i++) {
      if (!read_op_name(r, &c, dialect)) return false;
    }
  }
  return true;
}

bool mc_bc_load_dialect(McBcReader *r, const McBcCursor *c, uint32_t number) {
  McBcDialect *dialect = &r->dialects.ptr[number];
  if (dialect->loaded) return true;
  const McBcString *name = &r->strings.ptr[dialect->name];
  McIdent ident = mc_bc_string_ident(r, dialect->name);
  if (ident.index == MC_NONE) return false;
  McLoad load = ident.index == r->ctx->known[MC_ID_builtin].index
                    ? MC_LOAD_DONE
                    : mc_context_load_dialect(r->ctx, name->bytes, name->len);
  if (load == MC_LOAD_FAILED) return mc_bc_no_memory(r);
  if (load == MC_LOAD_NONE && !mc_context_allows_unregistered(r->ctx)) {
    return mc_bc_fail(r, c, "dialect '%s' is unknown. If this is intended, please call allowUnregisteredDialects() on "
                      "the MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used.", name->bytes);
  }
  dialect->loaded = true;
  return true;
}

static void set_def(McBcOpName *name, const McOpDef *def) {
  name->def = def;
  name->isolated = def != NULL && (def->traits & MC_TRAIT(ISOLATED_FROM_ABOVE)) != 0;
  name->may_wait = name->isolated && (def->traits & MC_TRAIT(SYMBOL_TABLE)) == 0;
  const McConstraints *c = def == NULL ? NULL : def->constraints;
  name->may_hold = def != NULL && (c == NULL || c->region_checks == c->region_checks_end);
}

/* Before version 5 nothing says whether the name was registered where it was written. */
static bool make_op_name(McBcReader *r, const McBcCursor *c, McBcOpName *name) {
  McContext *ctx = r->ctx;
  const McBcString *dialect = &r->strings.ptr[r->dialects.ptr[name->dialect].name], *op = &r->strings.ptr[name->name];
  if (op->len + dialect->len == 0) return mc_bc_fail(r, c, "empty operation name is invalid"); /* as in text */
  if (op->len > 0 && !mc_bc_load_dialect(r, c, name->dialect)) return false;
  McBuf full;
  mc_buf_init(&full, &ctx->alloc);
  mc_buf_put(&full, dialect->bytes, dialect->len);
  if (op->len > 0) {
    mc_buf_char(&full, '.');
    mc_buf_put(&full, op->bytes, op->len);
  }
  if (!full.failed) name->made = mc_op_name(ctx, full.ptr, full.len);
  mc_buf_fini(&full);
  if (name->made.index == MC_NONE) return mc_bc_no_memory(r);
  set_def(name, mc_op_name_def(ctx, name->made));
  const McOpNameRec *rec = mc_op_name_rec(ctx, name->made);
  if (name->def != NULL) return true;
  bool loaded = atomic_load(&((McOpNameRec *)rec)->dialect_loaded),
       open = atomic_load(&((McOpNameRec *)rec)->dialect_open);
  if ((loaded && !open) || !mc_context_allows_unregistered(ctx)) {
    McStr text = mc_op_name_str(ctx, name->made);
    return mc_bc_fail(r, c, "unregistered operation '%.*s' found in dialect ('%s'), which does not allow it",
                      (int)text.len, text.ptr, dialect->bytes);
  }
  return true;
}

void mc_bc_refresh_names(McBcReader *r) {
  for (size_t i = 0; i < r->names.len; i++) {
    McBcOpName *name = &r->names.ptr[i];
    const McOpDef *def = name->made.index == MC_NONE ? NULL : mc_op_name_def(r->ctx, name->made);
    if (def == name->def) continue;
    set_def(name, def);
    mc_bc_plan_free(r->ctx, name->plan);
    name->plan = NULL;
    for (size_t k = 0; k < r->properties.len; k++) {
      if (r->properties.ptr[k].owner == name) r->properties.ptr[k].owner = NULL;
    }
  }
}

McBcOpName *mc_bc_op_name(McBcReader *r, McBcCursor *c) {
  uint32_t number;
  if (!mc_bc_index(r, c, r->names.len, "operation name", &number)) return NULL;
  McBcOpName *name = &r->names.ptr[number];
  if (MC_UNLIKELY(name->made.index == MC_NONE) && !make_op_name(r, c, name)) return NULL;
  return name;
}

bool mc_bc_read_property_table(McBcReader *r) {
  McBcCursor c = r->sections[MC_BCODE_PROPERTY_TABLE];
  uint32_t count;
  if (c.at == c.end) return true; /* the section may be absent */
  if (!mc_bc_count(r, &c, "properties", &count)) return false;
  if (!mc_array_reserve(&r->ctx->alloc, &r->properties, count)) return mc_bc_no_memory(r);
  for (uint32_t i = 0; i < count; i++) {
    uint64_t size;
    McBcProperty p = {.owner = NULL};
    if (!mc_bc_varint(r, &c, &size) || !mc_bc_bytes(r, &c, size, &p.at)) return false;
    if (size > UINT32_MAX) return mc_bc_fail(r, &c, "properties are larger than 4 GiB");
    p.size = (uint32_t)size;
    r->properties.ptr[r->properties.len++] = p;
  }
  if (c.at != c.end) return mc_bc_fail(r, &c, "expected %u properties to be all of the section", count);
  return true;
}
