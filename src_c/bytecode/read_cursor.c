/* read_cursor.c - numbers, bytes and section heads of bytecode, and messages about what is wrong in them. */
#include <stdarg.h>

#include "bytecode/reader.h"

const char *mc_bc_section_name(unsigned id) {
  static const char *const names[MC_BCODE_NUM_SECTIONS + 1] = {
      "string",   "dialect",          "attribute and type", "attribute and type offset", "IR",
      "resource", "resource offset", "dialect version",    "properties",                "file",
  };
  return names[id < MC_BCODE_NUM_SECTIONS ? id : MC_BCODE_NUM_SECTIONS];
}

MC_COLD bool mc_bc_fail(McBcReader *r, const McBcCursor *c, const char *format, ...) {
  if (r->failed) return false;
  r->failed = true;
  McBuf message;
  mc_buf_init(&message, &r->ctx->alloc);
  va_list args;
  va_start(args, format);
  mc_buf_vprintf(&message, format, args);
  va_end(args);
  if (c->section < MC_BCODE_NUM_SECTIONS) mc_buf_printf(&message, " (%s section,", mc_bc_section_name(c->section));
  else mc_buf_lit(&message, " (");
  mc_buf_printf(&message, "%s%zu)", c->section < MC_BCODE_NUM_SECTIONS ? " byte " : "byte ",
                (size_t)(c->at - r->bytes));
  if (message.failed) {
    mc_out_of_memory(r->diags);
  } else {
    mc_error(r->diags, r->loc, "%s", mc_buf_text(&message));
    if (r->producer.ptr != NULL) {
      mc_note(r->diags, r->loc, "in bytecode version %llu produced by: %.*s", (unsigned long long)r->version,
              (int)r->producer.len, r->producer.ptr);
    }
  }
  mc_buf_fini(&message);
  return false;
}

MC_COLD bool mc_bc_no_memory(McBcReader *r) {
  if (!r->failed && !mc_diags_has_error(r->diags)) mc_out_of_memory(r->diags);
  r->failed = true;
  return false;
}

bool mc_bc_varint_slow(McBcReader *r, McBcCursor *c, uint64_t *out) {
  size_t left = mc_bc_left(c);
  if (left == 0) return mc_bc_fail(r, c, "expected a number, but the section ends");
  uint8_t first = *c->at;
  unsigned more = 0;
  while (more < 8 && (first >> more & 1) == 0) more++;
  if (left <= more) return mc_bc_fail(r, c, "expected a number of %u bytes, but the section ends", more + 1);
  uint64_t value = 0;
  if (more == 8) {
    for (unsigned i = 8; i > 0; i--) value = value << 8 | c->at[i];
  } else {
    for (unsigned i = more + 1; i > 0; i--) value = value << 8 | c->at[i - 1];
    value >>= more + 1;
  }
  c->at += more + 1;
  *out = value;
  return true;
}

bool mc_bc_count_slow(McBcReader *r, McBcCursor *c, const char *what, uint32_t *out) {
  uint64_t value;
  const uint8_t *at = c->at;
  if (!mc_bc_varint(r, c, &value)) return false;
  if (value > mc_bc_left(c) || value > UINT32_MAX / 2) {
    const McBcCursor start = mc_bc_at(c, at);
    return mc_bc_fail(r, &start, "expected at most %zu %s, got %llu", mc_bc_left(c), what, (unsigned long long)value);
  }
  *out = (uint32_t)value;
  return true;
}

bool mc_bc_signed(McBcReader *r, McBcCursor *c, int64_t *out) {
  uint64_t value;
  if (!mc_bc_varint(r, c, &value)) return false;
  *out = (int64_t)(value >> 1 ^ (~(value & 1) + 1));
  return true;
}

bool mc_bc_bytes(McBcReader *r, McBcCursor *c, uint64_t len, const uint8_t **out) {
  if (len > mc_bc_left(c)) {
    return mc_bc_fail(r, c, "expected %llu bytes, but only %zu remain", (unsigned long long)len, mc_bc_left(c));
  }
  *out = c->at;
  c->at += len;
  return true;
}

bool mc_bc_align(McBcReader *r, McBcCursor *c, uint64_t alignment) {
  if ((alignment & (alignment - 1)) != 0 || alignment > UINT32_MAX) {
    return mc_bc_fail(r, c, "expected alignment to be a power of two, got %llu", (unsigned long long)alignment);
  }
  while (alignment > 1 && ((size_t)(c->at - r->bytes) & (alignment - 1)) != 0) {
    uint8_t padding;
    if (!mc_bc_byte(r, c, &padding)) return false;
    if (padding != MC_BCODE_PADDING) {
      c->at--;
      return mc_bc_fail(r, c, "expected alignment byte 0xCB, got 0x%02X", padding);
    }
  }
  return true;
}

bool mc_bc_section(McBcReader *r, McBcCursor *c, uint8_t *id, McBcCursor *out) {
  uint64_t len, alignment;
  uint8_t head;
  const McBcCursor start = *c;
  if (!mc_bc_byte(r, c, &head) || !mc_bc_varint(r, c, &len)) return false;
  *id = head & (MC_BCODE_ALIGNED - 1);
  if (*id >= MC_BCODE_NUM_SECTIONS) return mc_bc_fail(r, &start, "invalid section ID: %u", *id);
  if ((head & MC_BCODE_ALIGNED) && (!mc_bc_varint(r, c, &alignment) || !mc_bc_align(r, c, alignment))) return false;
  if (len > mc_bc_left(c)) {
    return mc_bc_fail(r, c, "the %s section has %llu bytes, but only %zu remain", mc_bc_section_name(*id),
                      (unsigned long long)len, mc_bc_left(c));
  }
  *out = (McBcCursor){c->at, c->at + len, *id};
  c->at += len;
  return true;
}
