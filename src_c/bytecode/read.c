/* read.c - reading bytecode: the header, the sections, and the tree that the caller gets.
 *
 * Sections may come in any order, so they are all found first. As a parse of text, reading makes all records in a pool
 * of its own, which is given back whole when something is wrong.
 */
#include "bytecode/reader.h"
#include "parse/parse.h"
#include "verify/verify.h"

bool mc_is_bytecode(const char *bytes, size_t len) { return len >= 4 && memcmp(bytes, MC_BCODE_MAGIC, 4) == 0; }

static bool read_header(McBcReader *r, McBcCursor *c) {
  c->at += 4;
  const McBcCursor at = *c;
  if (!mc_bc_varint(r, c, &r->version)) return false;
  if (r->version > MC_BYTECODE_VERSION) {
    return mc_bc_fail(r, &at, "bytecode version %llu is newer than the current version %d",
                      (unsigned long long)r->version, MC_BYTECODE_VERSION);
  }
  const uint8_t *end = mc_bc_left(c) == 0 ? NULL : memchr(c->at, 0, mc_bc_left(c));
  if (end == NULL) return mc_bc_fail(r, c, "malformed null-terminated string, no null character found");
  r->producer = (McStr){(const char *)c->at, (size_t)(end - c->at)};
  c->at = end + 1;
  return true;
}

static bool find_sections(McBcReader *r, McBcCursor *c) {
  while (c->at < c->end) {
    uint8_t id;
    McBcCursor section;
    const McBcCursor at = *c;
    if (!mc_bc_section(r, c, &id, &section)) return false;
    if (r->sections[id].at != NULL) {
      return mc_bc_fail(r, &at, "duplicate top-level section: %s (%u)", mc_bc_section_name(id), id);
    }
    r->sections[id] = section;
  }
  for (uint8_t id = 0; id < MC_BCODE_NUM_SECTIONS; id++) {
    bool needed = id <= MC_BCODE_IR || (id == MC_BCODE_PROPERTY_TABLE && r->version >= MC_BCODE_PROPERTIES);
    if (needed && r->sections[id].at == NULL) {
      return mc_bc_fail(r, c, "missing data for top-level section: %s (%u)", mc_bc_section_name(id), id);
    }
  }
  return true;
}

bool mc_bc_read_head(McBcReader *r) {
  McBcCursor c = {r->bytes, r->end, MC_BCODE_NUM_SECTIONS};
  return read_header(r, &c) && find_sections(r, &c);
}

static bool read_all(McBcReader *r, McPool *pool, McOp module, McBlock body) {
  return mc_bc_read_head(r) && mc_bc_read_strings(r) && mc_bc_read_property_table(r) &&
         mc_bc_read_dialects(r) && mc_bc_read_resources(r) && mc_bc_read_entry_table(r) &&
         mc_bc_read_ir(r, pool, module, body);
}

void mc_bc_reader_fini(McBcReader *r) {
  McAlloc *alloc = &r->ctx->alloc;
  for (size_t i = 0; i < r->names.len; i++) mc_bc_plan_free(r->ctx, r->names.ptr[i].plan);
  mc_array_fini(alloc, &r->strings);
  mc_array_fini(alloc, &r->dialects);
  mc_array_fini(alloc, &r->names);
  mc_array_fini(alloc, &r->attrs);
  mc_array_fini(alloc, &r->types);
  mc_array_fini(alloc, &r->marks);
  mc_array_fini(alloc, &r->pending);
  mc_array_fini(alloc, &r->scratch);
  mc_array_fini(alloc, &r->numbers);
  mc_array_fini(alloc, &r->properties);
  mc_array_fini(alloc, &r->resources);
  mc_free(alloc, r->splits, sizeof *r->splits);
  mc_preserved_fini(&r->preserved, alloc);
}

/* The root that the caller gets, with what it keeps; the pool is given up or away. An operation without regions is
 * copied to the shared pool, as after a parse of text. */
static McOp settle(McBcReader *r, McPool *pool, McOp root) {
  McContext *ctx = r->ctx;
  McOp copy = {MC_NONE};
  if (root.index != MC_NONE && mc_op_num_regions(ctx, root) == 0) copy = mc_op_clone_pooled(ctx, ctx->ir.shared, root);
  if (root.index == MC_NONE || copy.index != MC_NONE) {
    mc_pool_abandon(ctx, pool); /* the positions of the abandoned records were not counted yet, the copy's are */
  } else {
    copy = root;
    mc_op_rec(ctx, root)->flags |= MC_OP_OWNS_POOL;
    mc_pool_publish(ctx, pool);
    if (r->base != 0) mc_sources_retain(ctx->sources, r->base, r->positions);
  }
  if (r->base != 0 && r->lazy == NULL) mc_sources_release(ctx->sources, r->base, 1);
  if (copy.index != MC_NONE && r->preserved.externals.len != 0) mc_preserved_attach(ctx, copy, &r->preserved);
  return copy;
}

McOp mc_bytecode_read(McContext *ctx, const char *bytes, size_t len, const McParseOptions *options, McDiags *diags) {
  bool lazy = options->lazy && options->lends != NULL;
  size_t failures = mc_alloc_failures(&ctx->alloc);
  McStr name = {options->source_name, options->source_name_len};
  McIdent file = mc_ident(ctx, name.ptr, name.len);
  McOp none = {MC_NONE};
  if (!mc_input_fits(ctx, len, mc_loc_file(ctx, file, 0, 0), diags)) return none;
  McBcReader reader = {.ctx = NULL}, *r = lazy ? mc_bc_lazy_new(ctx, options) : &reader;
  if (r == NULL) {
    mc_out_of_memory(diags);
    return none;
  }
  r->ctx = ctx;
  r->diags = diags;
  r->lends = options->lends;
  mc_preserved_init(&r->preserved, &ctx->alloc);
  r->bytes = (const uint8_t *)bytes;
  r->end = r->bytes + len;
  r->wide_bytes = ((uint64_t)32 << 20) + 16 * (uint64_t)len;
  McPool *pool = mc_pool_new(ctx, true);
  if (file.index != MC_NONE) r->loc = mc_loc_file(ctx, file, 0, 0);
  /* with room from the start, so that `scratch.ptr` is never NULL: C has no NULL + 0 */
  if (pool == NULL || r->loc.index == MC_NONE || !mc_array_reserve(&ctx->alloc, &r->scratch, 1)) {
    if (pool != NULL) mc_pool_abandon(ctx, pool);
    if (lazy) mc_bc_lazy_opened(r, false);
    mc_out_of_memory(diags);
    return none;
  }
  mc_diags_set_place(diags, r->loc);
  McBlock body = {MC_NONE};
  McOp module = mc_p_new_module(ctx, pool, name, &body, diags);
  bool ok = module.index != MC_NONE && read_all(r, pool, module, body);
  mc_diags_set_place(diags, (McLoc){MC_NONE});
  if (ok && options->verify && !lazy) ok = mc_verify_parsed(ctx, module, options->threads, diags);
  McOp root = ok ? mc_p_unwrap(ctx, module, body, options->no_implicit_module, diags) : none;
  /* the tree that stays: what is kept must not be about the module around it */
  if (lazy && root.index != MC_NONE && !mc_bc_lazy_verify(r, root, diags)) root = none;
  if (!mc_had_memory(ctx, failures, diags)) root = none;
  root = settle(r, pool, root);
  if (!lazy) mc_bc_reader_fini(r);
  else if (mc_bc_lazy_opened(r, root.index != MC_NONE)) *options->lends = true;
  return root;
}
