/* emit.c - numbers, bytes, strings and references of bytecode that is written. */
#include "bytecode/writer.h"

bool mc_bc_stop(McBcWriter *w) {
  w->failed = true;
  return false;
}

void mc_bc_put_byte(McBcWriter *w, uint8_t value) {
  if (!w->numbering) mc_buf_char(w->out, (char)value);
}

void mc_bc_put_signed(McBcWriter *w, int64_t value) {
  mc_bc_put(w, (uint64_t)value << 1 ^ (uint64_t)(value < 0 ? -1 : 0));
}

void mc_bc_put_bytes(McBcWriter *w, const void *bytes, size_t len) {
  if (!w->numbering && len > 0) mc_buf_put(w->out, bytes, len);
}

/* --- references --- */

static void put_ref(McBcWriter *w, uint32_t id, bool is_type, bool optional) {
  if (w->numbering) {
    mc_bc_refer(w, id, is_type);
    return;
  }
  uint32_t number = mc_bc_number(&w->entries, id);
  if (MC_UNLIKELY(number == 0)) {
    mc_bc_stop(w);
    return;
  }
  mc_bc_emit_varint(w->out, optional ? (uint64_t)(number - 1) << 1 | 1 : number - 1);
}

void mc_bc_put_attr(McBcWriter *w, McAttr attr) { put_ref(w, attr.index, false, false); }
void mc_bc_put_type(McBcWriter *w, McType type) { put_ref(w, type.index, true, false); }

void mc_bc_put_optional_attr(McBcWriter *w, McAttr attr) {
  if (attr.index == MC_NONE) mc_bc_put(w, 0);
  else put_ref(w, attr.index, false, true);
}

void mc_bc_put_name(McBcWriter *w, McIdent name) {
  uint32_t *slot = mc_bc_number_slot(w, &w->name_attrs, name.index);
  if (slot == NULL) return;
  if (MC_UNLIKELY(*slot == MC_NONE)) {
    McStr text = mc_ident_str(w->ctx, name);
    *slot = mc_attr_string(w->ctx, text.ptr, text.len, (McType){MC_NONE}).index;
  }
  if (MC_UNLIKELY(*slot == MC_NONE)) mc_bc_stop(w);
  else mc_bc_put_attr(w, (McAttr){*slot});
}

void mc_bc_put_resource(McBcWriter *w, McIdent key) {
  uint32_t *slot = mc_bc_number_slot(w, &w->resource_numbers, key.index);
  if (slot == NULL) return;
  if (*slot == 0) {
    if (!mc_array_push(&w->ctx->alloc, &w->resources, key.index)) mc_bc_stop(w);
    *slot = (uint32_t)w->resources.len;
  }
  mc_bc_put(w, *slot - 1);
}

/* --- strings --- */

static uint32_t string_slot(const McBcWriter *w, McStr string) {
  uint32_t mask = (uint32_t)w->string_slots.cap - 1;
  uint32_t i = (uint32_t)mc_hash_bytes(string.ptr, string.len) & mask;
  for (;; i = (i + 1) & mask) {
    uint32_t number = w->string_slots.ptr[i];
    if (number == 0) return i;
    McStr other = w->strings.ptr[number - 1];
    if (other.len == string.len && memcmp(other.ptr, string.ptr, string.len) == 0) return i;
  }
}

static bool grow_strings(McBcWriter *w) {
  McAlloc *alloc = &w->ctx->alloc;
  size_t cap = w->string_slots.cap > 0 ? w->string_slots.cap * 2 : 256;
  uint32_t *slots = mc_alloc_zeroed(alloc, cap * sizeof *slots);
  if (slots == NULL) return mc_bc_stop(w);
  mc_free(alloc, w->string_slots.ptr, w->string_slots.cap * sizeof *slots);
  w->string_slots.ptr = slots;
  w->string_slots.cap = cap;
  for (size_t i = 0; i < w->strings.len; i++) slots[string_slot(w, w->strings.ptr[i])] = (uint32_t)i + 1;
  return true;
}

uint32_t mc_bc_string_number(McBcWriter *w, McStr string) {
  if (w->strings.len * 2 >= w->string_slots.cap && !grow_strings(w)) return 0;
  uint32_t slot = string_slot(w, string), number = w->string_slots.ptr[slot];
  if (number != 0) return number - 1;
  if (!mc_array_push(&w->ctx->alloc, &w->strings, string)) return mc_bc_stop(w), 0;
  return (w->string_slots.ptr[slot] = (uint32_t)w->strings.len) - 1;
}

uint32_t mc_bc_ident_number(McBcWriter *w, McIdent ident) {
  uint32_t *slot = mc_bc_number_slot(w, &w->ident_strings, ident.index);
  if (slot == NULL) return 0;
  if (*slot == 0) *slot = mc_bc_string_number(w, mc_ident_str(w->ctx, ident)) + 1;
  return *slot - 1;
}

void mc_bc_put_string(McBcWriter *w, McStr string) {
  if (!w->numbering) mc_bc_emit_varint(w->out, mc_bc_string_number(w, string));
}

void mc_bc_put_ident(McBcWriter *w, McIdent ident) {
  if (!w->numbering) mc_bc_emit_varint(w->out, mc_bc_ident_number(w, ident));
}
