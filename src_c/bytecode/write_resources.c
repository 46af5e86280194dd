/* write_resources.c - blobs, which go straight from where they are to the output, and external resources. */
#include "bytecode/writer.h"
#include "ir/preserved.h"

/* Calls for every resource of the file, in order: external ones, those of the builtin dialect. */
typedef struct Resource {
  uint8_t kind;
  McStr bytes;        /* a blob's, or a string's */
  uint32_t alignment; /* of a blob */
  bool flag;
  bool absent;        /* it has no data, or data is left out */
} Resource;

static int hex_value(char c) { return c <= '9' ? c - '0' : (c | 32) - 'a' + 10; }

static char *decode_hex(const char *from, size_t len, char *to) {
  for (size_t i = 0; i < len; i++) to[i] = (char)(hex_value(from[2 * i]) << 4 | hex_value(from[2 * i + 1]));
  return to;
}

/* A string as mc_buf_quoted writes it, between its quotes. */
static size_t decode_quoted(const char *from, size_t len, char *to) {
  size_t count = 0;
  for (size_t i = 0; i < len; i++) {
    if (from[i] != '\\') to[count++] = from[i];
    else if (i + 1 < len && from[i + 1] == '\\') to[count++] = from[++i];
    else if (i + 2 < len) {
      decode_hex(from + i + 1, 1, &to[count++]);
      i += 2;
    }
  }
  return count;
}

/* An external resource from its text. `room` has space for its bytes, which stay valid until the writer ends. */
static Resource external_of(McStr text, char *room) {
  Resource r = {.kind = MC_BCODE_BOOL};
  if (text.len > 0 && text.ptr[0] != '"') {
    r.flag = text.ptr[0] == 't';
    return r;
  }
  McStr inner = {text.ptr + 1, text.len < 2 ? 0 : text.len - 2};
  if (inner.len >= 10 && memcmp(inner.ptr, "0x", 2) == 0) {
    unsigned char head[4];
    decode_hex(inner.ptr + 2, 4, (char *)head);
    r.kind = MC_BCODE_BLOB;
    r.alignment = mc_load32(head);
    r.bytes = (McStr){room, (inner.len - 10) / 2};
    decode_hex(inner.ptr + 10, r.bytes.len, room);
    if (r.alignment == 0) r.alignment = 1;
    return r;
  }
  r.kind = MC_BCODE_STRING;
  r.bytes = (McStr){room, decode_quoted(inner.ptr, inner.len, room)};
  return r;
}

static Resource builtin_of(McBcWriter *w, McIdent key) {
  Resource r = {.kind = MC_BCODE_BLOB};
  r.absent = !mc_resource_get(w->ctx, key, &r.bytes, &r.alignment);
  if (r.alignment == 0) r.alignment = 1;
  return r;
}

/* Where the section's data is when it is written: the first pass finds sizes, the second writes. */
typedef struct Data {
  uint64_t size, alignment; /* the largest */
  McBuf *out;               /* NULL: sizes only */
} Data;

static void put_padding(McBuf *out, uint64_t count) {
  while (count-- > 0) mc_buf_char(out, (char)MC_BCODE_PADDING);
}

/* The size of one resource's data, which is appended. */
static uint64_t put_data(McBcWriter *w, Data *d, const Resource *r) {
  uint64_t before = d->size;
  if (r->absent || w->elide_resources) return 0;
  McBuf head;
  mc_buf_init(&head, &w->ctx->alloc);
  uint64_t padding = 0;
  switch (r->kind) {
    case MC_BCODE_BOOL: mc_buf_char(&head, r->flag); break;
    case MC_BCODE_STRING: mc_bc_emit_varint(&head, mc_bc_string_number(w, r->bytes)); break;
    default:
      mc_bc_emit_varint(&head, r->alignment);
      mc_bc_emit_varint(&head, r->bytes.len);
      if (r->alignment > d->alignment) d->alignment = r->alignment;
      padding = (r->alignment - (d->size + head.len) % r->alignment) % r->alignment;
      break;
  }
  if (head.failed) mc_bc_stop(w);
  d->size += head.len + padding;
  if (d->out != NULL && !head.failed) {
    mc_buf_put(d->out, head.ptr, head.len);
    put_padding(d->out, padding);
  }
  if (r->kind == MC_BCODE_BLOB) {
    d->size += r->bytes.len;
    if (d->out != NULL) mc_buf_put_large(d->out, r->bytes.ptr, r->bytes.len);
  }
  mc_buf_fini(&head);
  return d->size - before;
}

static void put_key(McBcWriter *w, McBuf *offsets, McIdent key, uint64_t size, uint8_t kind) {
  if (offsets == NULL) return;
  mc_bc_emit_varint(offsets, mc_bc_ident_number(w, key));
  mc_bc_emit_varint(offsets, size);
  mc_buf_char(offsets, (char)kind);
}

/* External resources, a group for each provider. */
static bool put_externals(McBcWriter *w, McBuf *offsets, Data *d) {
  const McPreserved *kept = mc_preserved_by(w->ctx, w->root);
  size_t count = kept != NULL ? kept->externals.len : 0, groups = 0;
  const McExternal *all = count > 0 ? kept->externals.ptr : NULL;
  for (size_t i = 0; i < count; i++) groups += i == 0 || all[i].provider.index != all[i - 1].provider.index;
  if (offsets != NULL) mc_bc_emit_varint(offsets, groups);
  if (count > 0 && w->externals.ptr == NULL && mc_buf_room(&w->externals, kept->values.len) == NULL) {
    return mc_bc_stop(w);
  }
  for (size_t i = 0, end; i < count; i = end) {
    for (end = i + 1; end < count && all[end].provider.index == all[i].provider.index;) end++;
    if (offsets != NULL) {
      mc_bc_emit_varint(offsets, mc_bc_ident_number(w, all[i].provider));
      mc_bc_emit_varint(offsets, end - i);
    }
    for (size_t k = i; k < end; k++) {
      McStr text = {kept->values.ptr + all[k].value, all[k].len};
      Resource r = external_of(text, w->externals.ptr + all[k].value);
      put_key(w, offsets, all[k].key, put_data(w, d, &r), r.kind);
    }
  }
  return !w->failed;
}

static bool put_all(McBcWriter *w, McBuf *offsets, Data *d) {
  if (!put_externals(w, offsets, d)) return false;
  if (w->resources.len > 0 && offsets != NULL) {
    mc_bc_emit_varint(offsets, mc_bc_dialect_number(w, w->ctx->known[MC_ID_builtin]));
    mc_bc_emit_varint(offsets, w->resources.len);
  }
  for (size_t i = 0; i < w->resources.len; i++) {
    McIdent key = {w->resources.ptr[i]};
    Resource r = builtin_of(w, key);
    put_key(w, offsets, key, put_data(w, d, &r), r.kind);
    if (d->out != NULL && mc_tick(&w->ticker)) return mc_bc_stop(w);
  }
  return !w->failed;
}

bool mc_bc_write_resource_offsets(McBcWriter *w, McBuf *offsets, uint64_t *size, uint64_t *alignment) {
  Data d = {.alignment = 1};
  bool ok = put_all(w, offsets, &d);
  *size = d.size;
  *alignment = d.alignment;
  return ok;
}

bool mc_bc_write_resources(McBcWriter *w, McBuf *out) {
  Data d = {.alignment = 1, .out = out};
  return put_all(w, NULL, &d);
}
