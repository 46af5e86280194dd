/* write_tables.c - the sections beside the IR: dialects and names, attributes and types, strings. */
#include "bytecode/writer.h"
#include "print/print.h"

void mc_bc_write_dialects(McBcWriter *w, McBuf *out) {
  McContext *ctx = w->ctx;
  mc_bc_emit_varint(out, w->dialects.len);
  for (size_t i = 0; i < w->dialects.len; i++) {
    uint64_t name = mc_bc_ident_number(w, (McIdent){w->dialects.ptr[i]});
    mc_bc_emit_varint(out, w->version >= MC_BCODE_DIALECT_VERSIONS ? name << 1 : name);
  }
  if (w->version >= MC_BCODE_SHORT_ARGUMENTS) mc_bc_emit_varint(out, w->names.len);
  for (size_t i = 0, end; i < w->name_order.len; i = end) {
    uint32_t dialect = w->names.ptr[w->name_order.ptr[i]].dialect;
    for (end = i + 1; end < w->name_order.len && w->names.ptr[w->name_order.ptr[end]].dialect == dialect;) end++;
    mc_bc_emit_varint(out, dialect);
    mc_bc_emit_varint(out, end - i);
    for (size_t k = i; k < end; k++) {
      const McBcOutName *name = &w->names.ptr[w->name_order.ptr[k]];
      McStr text = mc_op_name_str(ctx, name->name);
      size_t prefix = mc_ident_str(ctx, (McIdent){w->dialects.ptr[dialect]}).len + 1;
      McStr rest = prefix <= text.len ? (McStr){text.ptr + prefix, text.len - prefix} : (McStr){"", 0};
      uint64_t number = mc_bc_string_number(w, rest);
      mc_bc_emit_varint(out, w->version >= MC_BCODE_PROPERTIES ? number << 1 | (name->def != NULL) : number);
    }
  }
}

static void put_entry(McBcWriter *w, McBuf *offsets, McBuf *out, uint32_t id, bool is_type) {
  size_t start = out->len;
  bool native = true;
  if (!is_type && mc_loc_is_position((McLoc){id})) mc_bc_write_position(w, (McLoc){id});
  else native = mc_bc_write_native(w, id);
  if (!native) {
    bool ok = is_type ? mc_print_type(w->ctx, (McType){id}, out) : mc_print_attr(w->ctx, (McAttr){id}, out);
    if (!ok) mc_bc_stop(w);
    mc_buf_char(out, 0);
  }
  mc_bc_emit_varint(offsets, (uint64_t)(out->len - start) << 1 | native);
}

static void put_entries(McBcWriter *w, McBuf *offsets, McBuf *out, const McBcOuts *list, bool are_types) {
  for (size_t i = 0, end; i < list->len && !w->failed; i = end) {
    for (end = i + 1; end < list->len && list->ptr[end].dialect == list->ptr[i].dialect;) end++;
    mc_bc_emit_varint(offsets, list->ptr[i].dialect);
    mc_bc_emit_varint(offsets, end - i);
    for (size_t k = i; k < end && !w->failed; k++) {
      const McBcOut *ahead = &list->ptr[k + 8 < end ? k + 8 : k];
      if (!mc_loc_is_position((McLoc){ahead->id})) MC_PREFETCH(mc_rec(w->ctx, ahead->id));
      put_entry(w, offsets, out, list->ptr[k].id, are_types);
    }
  }
}

void mc_bc_write_entries(McBcWriter *w, McBuf *offsets, McBuf *out) {
  w->out = out;
  mc_bc_emit_varint(offsets, w->attrs.len);
  mc_bc_emit_varint(offsets, w->types.len);
  put_entries(w, offsets, out, &w->attrs, false);
  put_entries(w, offsets, out, &w->types, true);
}

void mc_bc_write_strings(McBcWriter *w, McBuf *out) {
  mc_bc_emit_varint(out, w->strings.len);
  for (size_t i = w->strings.len; i > 0; i--) mc_bc_emit_varint(out, w->strings.ptr[i - 1].len + 1);
  for (size_t i = 0; i < w->strings.len; i++) {
    mc_buf_put(out, w->strings.ptr[i].ptr, w->strings.ptr[i].len);
    mc_buf_char(out, 0);
  }
}
