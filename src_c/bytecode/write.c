/* write.c - writing bytecode: the sections in mlir-opt 22's order. */
#include "bytecode/writer.h"

static void writer_fini(McBcWriter *w) {
  McAlloc *alloc = &w->ctx->alloc;
  McBcNumbers *numbers[] = {&w->entries,      &w->op_positions,     &w->arg_positions, &w->dialect_numbers,
                            &w->name_numbers, &w->values,           &w->blocks,        &w->ops,
                            &w->last_uses,    &w->resource_numbers, &w->regions,       &w->ident_strings,
                            &w->name_attrs,   &w->property_places,  &w->block_sizes,   &w->attr_numbers};
  for (size_t i = 0; i < MC_COUNT(numbers); i++) {
    mc_bc_room_free(w, numbers[i]->ptr, numbers[i]->count * sizeof(uint32_t));
  }
  mc_bc_room_free(w, w->attrs.ptr, w->attrs.cap * sizeof *w->attrs.ptr);
  mc_bc_room_free(w, w->types.ptr, w->types.cap * sizeof *w->types.ptr);
  mc_bc_room_fini(w);
  for (size_t i = 0; i < w->names.len; i++) mc_bc_plan_free(w->ctx, w->names.ptr[i].plan);
  mc_array_fini(alloc, &w->pending);
  mc_array_fini(alloc, &w->dialects);
  mc_array_fini(alloc, &w->names);
  mc_array_fini(alloc, &w->name_order);
  mc_array_fini(alloc, &w->name_places);
  mc_array_fini(alloc, &w->sections);
  mc_array_fini(alloc, &w->resources);
  mc_array_fini(alloc, &w->strings);
  mc_array_fini(alloc, &w->string_slots);
  mc_array_fini(alloc, &w->property_memo);
  mc_array_fini(alloc, &w->property_slots);
  mc_array_fini(alloc, &w->property_spans);
  mc_array_fini(alloc, &w->content_slots);
  mc_buf_fini(&w->properties);
  mc_buf_fini(&w->externals);
}

/* The next byte has `offset` bytes of the file before it. */
typedef struct Output {
  McBuf *out;
  uint64_t offset;
} Output;

static void put_head(Output *o, uint8_t id, uint64_t len) {
  char head[1 + MC_BC_VARINT_ROOM] = {(char)id};
  size_t size = (size_t)(mc_bc_write_varint(head + 1, len) - head);
  mc_buf_put(o->out, head, size);
  o->offset += size + len;
}

static void put_section(Output *o, uint8_t id, const McBuf *body) {
  if (body->failed) {
    o->out->failed = true;
    return;
  }
  put_head(o, id, body->len);
  mc_buf_put_large(o->out, body->ptr, body->len);
}

/* With the lengths of the sections inside. */
static void put_ir(const McBcWriter *w, Output *o, const McBuf *body) {
  size_t done = 0;
  put_head(o, MC_BCODE_IR, body->len + w->section_bytes);
  for (size_t i = 0; i < w->sections.len; i++) {
    const McBcSection *section = &w->sections.ptr[i];
    mc_buf_put_large(o->out, body->ptr + done, section->at - done);
    mc_bc_emit_varint(o->out, section->len);
    done = section->at;
  }
  mc_buf_put_large(o->out, body->ptr + done, body->len - done);
}

/* The resources, in a section that begins at a multiple of their largest alignment. */
static void put_resources(McBcWriter *w, Output *o, uint64_t size, uint64_t alignment) {
  McBuf head;
  mc_buf_init(&head, &w->ctx->alloc);
  mc_buf_char(&head, MC_BCODE_RESOURCES);
  mc_bc_emit_varint(&head, size);
  if ((o->offset + head.len) % alignment != 0) {
    if (!head.failed) head.ptr[0] = (char)(MC_BCODE_RESOURCES | MC_BCODE_ALIGNED);
    mc_bc_emit_varint(&head, alignment);
    while (!head.failed && (o->offset + head.len) % alignment != 0) mc_buf_char(&head, (char)MC_BCODE_PADDING);
  }
  if (head.failed) mc_bc_stop(w);
  else mc_buf_put(o->out, head.ptr, head.len);
  o->offset += head.len + size;
  mc_buf_fini(&head);
  if (!w->failed) mc_bc_write_resources(w, o->out);
}

/* Takes the room that large sections will need at once: growing step by step touches twice as many pages. This is only
 * a hint: with its location, an operation in real files takes 10 to 25 bytes. */
#define OP_BYTES 16u
#define ENTRY_BYTES 8u
static void reserve_bodies(McBcWriter *w, McBuf *bodies) {
  const struct { int section; size_t size; } hints[] = {
      {MC_BCODE_ENTRY_OFFSETS, w->attrs.len * 5 / 4}, {MC_BCODE_ENTRIES, w->attrs.len * ENTRY_BYTES},
      {MC_BCODE_IR, w->num_ops * OP_BYTES}};
  for (size_t i = 0; i < MC_COUNT(hints); i++) {
    McBuf *body = &bodies[hints[i].section]; /* it holds nothing yet: a failure loses nothing */
    if (mc_buf_room(body, hints[i].size) == NULL) body->failed = false;
  }
}

static bool write_all(McBcWriter *w, const McBytecodeOptions *options, McBuf *out) {
  McBuf bodies[MC_BCODE_NUM_SECTIONS];
  for (int i = 0; i < MC_BCODE_NUM_SECTIONS; i++) mc_buf_init(&bodies[i], &w->ctx->alloc);
  McBuf header;
  mc_buf_init(&header, &w->ctx->alloc);
  mc_buf_lit(&header, MC_BCODE_MAGIC);
  mc_bc_emit_varint(&header, w->version);
  mc_buf_str(&header, options->producer != NULL ? options->producer : "mlircore");
  mc_buf_char(&header, 0);
  uint64_t size = 0, alignment = 1;
  bool ok = mc_bc_room_init(w) && mc_bc_number_tree(w);
  if (ok) {
    reserve_bodies(w, bodies);
    mc_bc_write_dialects(w, &bodies[MC_BCODE_DIALECTS]);
    mc_bc_write_entries(w, &bodies[MC_BCODE_ENTRY_OFFSETS], &bodies[MC_BCODE_ENTRIES]);
    ok = !w->failed && mc_bc_write_ir(w, &bodies[MC_BCODE_IR]) &&
         mc_bc_write_resource_offsets(w, &bodies[MC_BCODE_RESOURCE_OFFSETS], &size, &alignment);
  }
  if (ok) {
    mc_bc_write_strings(w, &bodies[MC_BCODE_STRINGS]);
    mc_bc_emit_varint(&bodies[MC_BCODE_PROPERTY_TABLE], w->property_spans.len);
    Output o = {out, header.len};
    uint64_t total = header.len + w->section_bytes + size + w->properties.len; /* nearly all */
    for (int i = 0; i < MC_BCODE_NUM_SECTIONS; i++) total += bodies[i].len;
    if (out->sink == NULL) mc_buf_room(out, (size_t)total);
    if (header.failed) w->failed = true;
    else mc_buf_put(out, header.ptr, header.len);
    put_section(&o, MC_BCODE_DIALECTS, &bodies[MC_BCODE_DIALECTS]);
    put_section(&o, MC_BCODE_ENTRY_OFFSETS, &bodies[MC_BCODE_ENTRY_OFFSETS]);
    put_section(&o, MC_BCODE_ENTRIES, &bodies[MC_BCODE_ENTRIES]);
    put_ir(w, &o, &bodies[MC_BCODE_IR]);
    put_section(&o, MC_BCODE_RESOURCE_OFFSETS, &bodies[MC_BCODE_RESOURCE_OFFSETS]);
    put_resources(w, &o, size, alignment);
    put_section(&o, MC_BCODE_STRINGS, &bodies[MC_BCODE_STRINGS]);
    if (w->version >= MC_BCODE_PROPERTIES) {
      if (w->properties.len > 0) mc_buf_put(&bodies[MC_BCODE_PROPERTY_TABLE], w->properties.ptr, w->properties.len);
      put_section(&o, MC_BCODE_PROPERTY_TABLE, &bodies[MC_BCODE_PROPERTY_TABLE]);
    }
    ok = !w->failed && !out->failed;
  }
  mc_buf_fini(&header);
  for (int i = 0; i < MC_BCODE_NUM_SECTIONS; i++) mc_buf_fini(&bodies[i]);
  return ok;
}

void mc_bytecode_options_init(McBytecodeOptions *options) {
  *options = (McBytecodeOptions){.version = MC_BYTECODE_VERSION};
}

bool mc_bytecode_write(McContext *ctx, McOp op, const McBytecodeOptions *options, McBuf *out, McDiags *diags) {
  if (options->version < 0 || options->version > MC_BYTECODE_VERSION) {
    return mc_error(diags, mc_op_loc(ctx, op), "unsupported version requested %lld, must be in range [0, %d]",
                    (long long)options->version, MC_BYTECODE_VERSION);
  }
  size_t failures = mc_alloc_failures(&ctx->alloc);
  McBcWriter *w = mc_alloc_zeroed(&ctx->alloc, sizeof *w);
  if (w == NULL) return mc_out_of_memory(diags);
  w->ctx = ctx;
  w->diags = diags;
  w->root = op;
  w->version = (uint64_t)options->version;
  w->elide_resources = options->elide_resources;
  w->plain_properties = options->plain_properties;
  mc_buf_init(&w->properties, &ctx->alloc);
  mc_buf_init(&w->externals, &ctx->alloc);
  mc_ticker_init(&w->ticker, ctx);
  bool ok = write_all(w, options, out) && mc_had_memory(ctx, failures, diags); /* a part may lack something */
  if (!ok && !mc_diags_has_error(diags) && !(out->sink != NULL && out->failed)) mc_out_of_memory(diags);
  writer_fini(w);
  mc_free(&ctx->alloc, w, sizeof *w);
  return ok;
}
