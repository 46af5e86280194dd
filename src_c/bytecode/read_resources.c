/* read_resources.c - blobs that attributes refer to by number, and external resources, which are only kept.
 *
 * The section of offsets has the keys and sizes, in the order of the data. A key that the context has already becomes
 * another one. Blobs are copied into memory of the context, unless the file's bytes live as long as the context.
 */
#include "bytecode/reader.h"
#include "types/attrs.h"

/* One entry of a group. */
typedef struct Resource {
  uint32_t key;    /* number of a string */
  uint8_t kind;
  McBcCursor data;
} Resource;

static bool read_head(McBcReader *r, McBcCursor *c, McBcCursor *all, Resource *out) {
  uint64_t size;
  if (!mc_bc_index(r, c, r->strings.len, "string", &out->key) || !mc_bc_varint(r, c, &size) ||
      !mc_bc_byte(r, c, &out->kind)) {
    return false;
  }
  if (out->kind > MC_BCODE_STRING) return mc_bc_fail(r, c, "expected the kind of a resource, got %u", out->kind);
  const uint8_t *bytes;
  if (!mc_bc_bytes(r, all, size, &bytes)) return false;
  out->data = (McBcCursor){bytes, bytes + size, MC_BCODE_RESOURCES};
  return true;
}

static bool read_blob(McBcReader *r, McBcCursor *c, const uint8_t **bytes, uint64_t *len, uint32_t *alignment) {
  uint64_t wanted;
  if (!mc_bc_varint(r, c, &wanted) || !mc_bc_varint(r, c, len) || !mc_bc_align(r, c, wanted) ||
      !mc_bc_bytes(r, c, *len, bytes)) {
    return false;
  }
  *alignment = (uint32_t)wanted;
  return true;
}

static bool ends(McBcReader *r, const Resource *resource) {
  if (resource->data.at == resource->data.end) return true;
  return mc_bc_fail(r, &resource->data, "unexpected trailing bytes in resource entry '%s'",
                    r->strings.ptr[resource->key].bytes);
}

/* --- external resources: their values as they are printed --- */

static void put_blob(McBuf *out, const uint8_t *bytes, uint64_t len, uint32_t alignment) {
  static const char digits[] = "0123456789ABCDEF";
  mc_buf_lit(out, "\"0x");
  if (len == 0) alignment = 0; /* as mlir-opt 22 */
  char *to = mc_buf_room(out, 2 * (size_t)len + 8);
  if (to == NULL) return;
  for (int i = 0; i < 4; i++) {
    *to++ = digits[alignment >> (8 * i + 4) & 15];
    *to++ = digits[alignment >> 8 * i & 15];
  }
  for (uint64_t i = 0; i < len; i++) {
    *to++ = digits[bytes[i] >> 4];
    *to++ = digits[bytes[i] & 15];
  }
  out->len += 2 * (size_t)len + 8;
  mc_buf_char(out, '"');
}

static bool read_external(McBcReader *r, Resource *resource, McIdent provider, uint32_t rank) {
  McPreserved *kept = &r->preserved;
  McExternal entry = {provider, mc_bc_string_ident(r, resource->key), rank, kept->values.len, 0};
  if (entry.key.index == MC_NONE) return false;
  const uint8_t *bytes;
  uint64_t len;
  uint32_t alignment;
  uint8_t flag;
  McStr text;
  switch (resource->kind) {
    case MC_BCODE_BLOB:
      if (!read_blob(r, &resource->data, &bytes, &len, &alignment)) return false;
      put_blob(&kept->values, bytes, len, alignment);
      break;
    case MC_BCODE_BOOL:
      if (!mc_bc_byte(r, &resource->data, &flag)) return false;
      mc_buf_str(&kept->values, flag != 0 ? "true" : "false");
      break;
    default:
      if (!mc_bc_string(r, &resource->data, &text)) return false;
      mc_buf_quoted(&kept->values, text.ptr, text.len);
      break;
  }
  entry.len = kept->values.len - entry.value;
  if (kept->values.failed || !mc_array_push(&r->ctx->alloc, &kept->externals, entry)) return mc_bc_no_memory(r);
  return ends(r, resource);
}

/* --- dialects' resources: only the builtin dialect has some --- */

static bool read_builtin(McBcReader *r, Resource *resource) {
  McIdent wanted = mc_bc_string_ident(r, resource->key);
  if (wanted.index == MC_NONE) return false;
  McIdent key = mc_resource_declare(r->ctx, wanted);
  if (key.index == MC_NONE || !mc_array_push(&r->ctx->alloc, &r->resources, key.index)) return mc_bc_no_memory(r);
  if (resource->data.at == resource->data.end) return true; /* just declared */
  if (resource->kind != MC_BCODE_BLOB) {
    return mc_bc_fail(r, &resource->data, "expected a blob resource entry, but found a %s entry instead",
                      resource->kind == MC_BCODE_BOOL ? "bool" : "string");
  }
  const uint8_t *bytes;
  uint64_t len;
  uint32_t alignment;
  if (!read_blob(r, &resource->data, &bytes, &len, &alignment)) return false;
  if (len == 0) alignment = 0; /* as that of an empty blob in a text */
  bool is_lent = r->lends != NULL && len > 0 && (alignment == 0 || (uintptr_t)bytes % alignment == 0);
  bool ok = is_lent ? mc_resource_lend(r->ctx, key, bytes, (size_t)len, alignment)
                    : mc_resource_set(r->ctx, key, bytes, (size_t)len, alignment);
  if (!ok) return mc_bc_no_memory(r);
  if (is_lent) *r->lends = true;
  return ends(r, resource);
}

bool mc_bc_read_resources(McBcReader *r) {
  McBcCursor c = r->sections[MC_BCODE_RESOURCE_OFFSETS], all = r->sections[MC_BCODE_RESOURCES];
  uint32_t num_groups, count;
  if (c.at == NULL && all.at == NULL) return true;
  if (c.at == NULL || all.at == NULL) {
    return mc_bc_fail(r, c.at == NULL ? &all : &c, "expected resource and resource offset sections together");
  }
  if (!mc_bc_count(r, &c, "groups of external resources", &num_groups)) return false;
  for (uint32_t group = 0; group < num_groups; group++) {
    McIdent provider;
    if (!mc_bc_ident(r, &c, &provider) || !mc_bc_count(r, &c, "resources", &count)) return false;
    for (uint32_t i = 0; i < count; i++) {
      Resource resource;
      if (!read_head(r, &c, &all, &resource) || !read_external(r, &resource, provider, group)) return false;
    }
  }
  while (c.at < c.end) {
    uint32_t dialect;
    const McBcCursor at = c;
    if (!mc_bc_index(r, &c, r->dialects.len, "dialect", &dialect) || !mc_bc_load_dialect(r, &at, dialect)) return false;
    McIdent name = {r->strings.ptr[r->dialects.ptr[dialect].name].ident};
    if (name.index != r->ctx->known[MC_ID_builtin].index) {
      return mc_bc_fail(r, &at, "unexpected resources for dialect '%s'",
                        r->strings.ptr[r->dialects.ptr[dialect].name].bytes);
    }
    if (!mc_bc_count(r, &c, "resources", &count)) return false;
    for (uint32_t i = 0; i < count; i++) {
      Resource resource;
      if (!read_head(r, &c, &all, &resource) || !read_builtin(r, &resource)) return false;
    }
  }
  return true;
}
