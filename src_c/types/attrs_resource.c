/* attrs_resource.c - named blobs, and the attributes that refer to them.
 *
 * The context owns the blobs, except those that are lent to it. A key that was declared stays declared, and a blob that
 * was replaced stays in memory until the context is freed: readers of the bytes need no lock and never read freed
 * memory. Readers and writers of the table take its lock, which is never held while a function outside the core is
 * called.
 */
#include "base/array.h"
#include "base/buffer.h"
#include "base/index.h"
#include "base/lock.h"
#include "types/attrs.h"

/* Precedes a blob's bytes. */
typedef struct BlobHeader {
  struct BlobHeader *next; /* owned: all blobs of the context */
  /* the block from the allocator: the header is inside it, at the place that the alignment requires */
  void *block;
  size_t size;             /* of the block */
} BlobHeader;

#define MAX_ALIGNMENT 4096u

typedef struct Entry {
  McIdent key;
  uint32_t alignment;
  uint32_t next_suffix; /* the first number that may be free in <key>_<number> */
  bool has_data;
  const char *bytes;    /* in a blob, or lent */
  size_t len;
} Entry;

struct McResources {
  McContext *ctx; /* borrowed */
  McLock lock;
  McIndex index;  /* key -> 1 + place in `entries` */
  MC_ARRAY(Entry) entries;
  BlobHeader *blobs; /* owned */
};

McResources *mc_resources_new(McContext *ctx) {
  McResources *r = mc_alloc_zeroed(&ctx->alloc, sizeof *r);
  if (r == NULL) return NULL;
  r->ctx = ctx;
  if (!mc_lock_init(&r->lock)) {
    mc_free(&ctx->alloc, r, sizeof *r);
    return NULL;
  }
  if (!mc_index_init(&ctx->alloc, &r->index, 16)) {
    mc_resources_free(r);
    return NULL;
  }
  return r;
}

void mc_resources_free(McResources *r) {
  if (r == NULL) return;
  McAlloc *alloc = &r->ctx->alloc;
  for (BlobHeader *blob = r->blobs, *next; blob != NULL; blob = next) {
    next = blob->next;
    mc_free(alloc, blob->block, blob->size);
  }
  mc_array_fini(alloc, &r->entries);
  mc_index_fini(alloc, &r->index);
  mc_lock_fini(&r->lock);
  mc_free(alloc, r, sizeof *r);
}

/* --- keys. All under the lock. --- */

static uint32_t hash_key(McIdent key) { return (uint32_t)mc_mix(key.index, 2); }

/* Place of the key, or SIZE_MAX. */
static size_t find_entry(const McResources *r, McIdent key) {
  uint32_t hash = hash_key(key);
  MC_INDEX_EACH(&r->index, hash, id) {
    if (r->entries.ptr[id - 1].key.index == key.index) return id - 1;
  }
  return SIZE_MAX;
}

/* Returns false when memory runs out. */
static bool add_entry(McResources *r, McIdent key) {
  McAlloc *alloc = &r->ctx->alloc;
  Entry entry = {.key = key, .next_suffix = 1};
  if (r->entries.len >= UINT32_MAX - 1 || !mc_index_reserve(alloc, &r->index)) return false;
  if (!mc_array_push(alloc, &r->entries, entry)) return false;
  mc_index_add(&r->index, hash_key(key), (uint32_t)r->entries.len);
  return true;
}

/* `wanted` with the first number that makes it a new key. Returns MC_NONE when memory runs out. */
static McIdent unused_key(McResources *r, size_t place, McIdent wanted) {
  McStr base = mc_ident_str(r->ctx, wanted);
  McBuf buf;
  mc_buf_init(&buf, &r->ctx->alloc);
  mc_buf_put(&buf, base.ptr, base.len);
  mc_buf_char(&buf, '_');
  size_t start = buf.len;
  McIdent key = {MC_NONE};
  do {
    mc_buf_cut(&buf, start);
    mc_buf_u64(&buf, r->entries.ptr[place].next_suffix++);
    key = buf.failed ? (McIdent){MC_NONE} : mc_ident(r->ctx, buf.ptr, buf.len);
  } while (key.index != MC_NONE && find_entry(r, key) != SIZE_MAX);
  mc_buf_fini(&buf);
  return key;
}

McIdent mc_resource_declare(McContext *ctx, McIdent wanted) {
  McResources *r = ctx->resources;
  mc_lock(&r->lock);
  size_t place = find_entry(r, wanted);
  McIdent key = place == SIZE_MAX ? wanted : unused_key(r, place, wanted);
  if (key.index != MC_NONE && !add_entry(r, key)) key = (McIdent){MC_NONE};
  mc_unlock(&r->lock);
  return key;
}

/* --- blobs --- */

void *mc_resource_buffer(McContext *ctx, size_t len, uint32_t alignment) {
  bool is_power = (alignment & (alignment - 1)) == 0;
  size_t align = alignment < 16 || !is_power ? 16 : alignment > MAX_ALIGNMENT ? MAX_ALIGNMENT : alignment;
  if (len > SIZE_MAX - sizeof(BlobHeader) - align) return NULL;
  size_t size = sizeof(BlobHeader) + align + len;
  char *block = mc_alloc(&ctx->alloc, size);
  if (block == NULL) return NULL;
  uintptr_t bytes = ((uintptr_t)block + sizeof(BlobHeader) + align - 1) & ~(uintptr_t)(align - 1);
  BlobHeader *header = (BlobHeader *)(block + (bytes - (uintptr_t)block) - sizeof(BlobHeader));
  *header = (BlobHeader){NULL, block, size};
  return header + 1;
}

void mc_resource_buffer_free(McContext *ctx, void *buffer) {
  if (buffer == NULL) return;
  BlobHeader *header = (BlobHeader *)buffer - 1;
  mc_free(&ctx->alloc, header->block, header->size);
}

/* `header`: of the blob that the bytes are; NULL: they are lent. */
static bool set_bytes(McResources *r, McIdent key, BlobHeader *header, const void *bytes, size_t len,
                      uint32_t alignment) {
  mc_lock(&r->lock);
  size_t place = find_entry(r, key);
  bool ok = place != SIZE_MAX || add_entry(r, key);
  if (ok) {
    Entry *entry = &r->entries.ptr[place != SIZE_MAX ? place : r->entries.len - 1];
    if (header != NULL) {
      header->next = r->blobs;
      r->blobs = header;
    }
    entry->bytes = bytes;
    entry->len = len;
    entry->alignment = alignment;
    entry->has_data = true;
  }
  mc_unlock(&r->lock);
  return ok;
}

bool mc_resource_adopt(McContext *ctx, McIdent key, void *buffer, size_t len, uint32_t alignment) {
  bool ok = set_bytes(ctx->resources, key, (BlobHeader *)buffer - 1, buffer, len, alignment);
  if (!ok) mc_resource_buffer_free(ctx, buffer);
  return ok;
}

bool mc_resource_lend(McContext *ctx, McIdent key, const void *bytes, size_t len, uint32_t alignment) {
  return set_bytes(ctx->resources, key, NULL, bytes, len, alignment);
}

bool mc_resource_set(McContext *ctx, McIdent key, const void *bytes, size_t len, uint32_t alignment) {
  void *buffer = mc_resource_buffer(ctx, len, alignment);
  if (buffer == NULL) return false;
  if (len > 0) memcpy(buffer, bytes, len);
  return mc_resource_adopt(ctx, key, buffer, len, alignment);
}

bool mc_resource_get(const McContext *ctx, McIdent key, McStr *bytes, uint32_t *alignment) {
  McResources *r = ctx->resources;
  mc_lock(&r->lock);
  size_t place = find_entry(r, key);
  bool found = place != SIZE_MAX && r->entries.ptr[place].has_data;
  if (found) {
    *bytes = (McStr){r->entries.ptr[place].bytes, r->entries.ptr[place].len};
    *alignment = r->entries.ptr[place].alignment;
  }
  mc_unlock(&r->lock);
  return found;
}
