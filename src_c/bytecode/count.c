/* count.c - what is in a file of bytecode: its operations by name, from the tables and the bytes of the operations.
 *
 * No definition is loaded and no operation is made, so that a file of unknown dialects can be counted, too. Numbers of
 * attributes, types and values are passed over: whether they exist is for the reader to find.
 */
#include "bytecode/reader.h"

typedef struct Frame { /* the regions of an operation */
  uint32_t regions, blocks, ops; /* how many are still to come: after the current one */
  bool is_section;
  McBcCursor outer;              /* of a section: what comes after it */
} Frame;

typedef struct Counter {
  McBcReader *r;
  McBcCursor c;
  MC_ARRAY(Frame) frames;
  McBytecodeSummary *out;
  McTicker ticker;
} Counter;

static bool skip_numbers(Counter *k, uint64_t count) {
  uint64_t ignored;
  for (uint64_t i = 0; i < count; i++) {
    if (!mc_bc_varint(k->r, &k->c, &ignored)) return false;
  }
  return true;
}

/* A count, and that many numbers. */
static bool skip_list(Counter *k, const char *what, uint64_t *total, uint32_t *count) {
  if (!mc_bc_count(k->r, &k->c, what, count)) return false;
  *total += *count;
  return skip_numbers(k, *count);
}

static bool skip_use_lists(Counter *k, uint32_t values) {
  uint32_t lists = 1;
  uint64_t word;
  if (values > 1 && !mc_bc_count(k->r, &k->c, "orders of uses", &lists)) return false;
  for (uint32_t i = 0; i < lists; i++) {
    if ((values > 1 && !skip_numbers(k, 1)) || !mc_bc_varint(k->r, &k->c, &word)) return false;
    if (!skip_numbers(k, word >> 1)) return false;
  }
  return true;
}

static bool begin_regions(Counter *k) {
  uint64_t word;
  Frame f = {.is_section = false};
  if (!mc_bc_varint(k->r, &k->c, &word)) return false;
  if (word >> 1 > mc_bc_left(&k->c)) {
    return mc_bc_fail(k->r, &k->c, "expected at most %zu regions, got %llu", mc_bc_left(&k->c),
                      (unsigned long long)(word >> 1));
  }
  f.regions = (uint32_t)(word >> 1);
  k->out->stats.regions += f.regions;
  if (f.regions == 0) return true;
  if ((word & 1) != 0 && k->r->version >= MC_BCODE_LAZY_REGIONS) {
    uint8_t id;
    McBcCursor section;
    if (!mc_bc_section(k->r, &k->c, &id, &section)) return false;
    if (id != MC_BCODE_IR) return mc_bc_fail(k->r, &k->c, "expected IR section for region");
    f.is_section = true;
    f.outer = k->c;
    k->c = section;
  }
  uint32_t most = mc_max_nesting(k->r->ctx);
  if (k->frames.len >= most) return mc_bc_fail(k->r, &k->c, MC_TOO_DEEP, most);
  return mc_array_push(&k->r->ctx->alloc, &k->frames, f) || mc_bc_no_memory(k->r);
}

static bool count_op(Counter *k) {
  McBcReader *r = k->r;
  McIrStats *stats = &k->out->stats;
  uint32_t name, count, results = 0;
  uint8_t mask;
  if (!mc_bc_index(r, &k->c, r->names.len, "operation name", &name) || !mc_bc_byte(r, &k->c, &mask)) return false;
  stats->ops++;
  if (k->frames.len > stats->depth) stats->depth = (uint32_t)k->frames.len;
  k->out->names[name].count++;
  unsigned numbers = 1u + ((mask & MC_BCODE_HAS_ATTRS) != 0) + ((mask & MC_BCODE_HAS_PROPERTIES) != 0);
  uint64_t successors = 0;
  if (!skip_numbers(k, numbers)) return false;
  if ((mask & MC_BCODE_HAS_RESULTS) && !skip_list(k, "results", &stats->results, &results)) return false;
  if ((mask & MC_BCODE_HAS_OPERANDS) && !skip_list(k, "operands", &stats->operands, &count)) return false;
  if ((mask & MC_BCODE_HAS_SUCCESSORS) && !skip_list(k, "successors", &successors, &count)) return false;
  if ((mask & MC_BCODE_HAS_USE_LISTS) && r->version >= MC_BCODE_USE_LIST_ORDERS && !skip_use_lists(k, results)) {
    return false;
  }
  return (mask & MC_BCODE_HAS_REGIONS) == 0 || begin_regions(k);
}

static bool skip_arguments(Counter *k, uint32_t count) {
  uint64_t word;
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_bc_varint(k->r, &k->c, &word)) return false; /* the type */
    bool has_loc = k->r->version < MC_BCODE_SHORT_ARGUMENTS || (word & 1) != 0;
    if (has_loc && !skip_numbers(k, 1)) return false;
  }
  return true;
}

static bool begin_block(Counter *k, Frame *f) {
  uint64_t word;
  uint32_t count;
  uint8_t has_orders = 0;
  k->out->stats.blocks++;
  if (!mc_bc_varint(k->r, &k->c, &word)) return false;
  if (word >> 1 > mc_bc_left(&k->c)) {
    return mc_bc_fail(k->r, &k->c, "expected at most %zu operations, got %llu", mc_bc_left(&k->c),
                      (unsigned long long)(word >> 1));
  }
  f->ops = (uint32_t)(word >> 1);
  if ((word & 1) == 0) return true;
  if (!mc_bc_count(k->r, &k->c, "block arguments", &count) || !skip_arguments(k, count)) return false;
  k->out->stats.block_args += count;
  if (k->r->version >= MC_BCODE_USE_LIST_ORDERS && !mc_bc_byte(k->r, &k->c, &has_orders)) return false;
  return has_orders == 0 || skip_use_lists(k, count);
}

static bool begin_region(Counter *k, Frame *f) {
  f->regions--;
  if (!mc_bc_count(k->r, &k->c, "blocks", &f->blocks)) return false;
  return f->blocks == 0 || skip_numbers(k, 1); /* the number of its values */
}

/* Counts one operation, or moves on to the next block or region. */
static bool step(Counter *k) {
  Frame *f = &k->frames.ptr[k->frames.len - 1];
  if (mc_tick(&k->ticker)) return mc_bc_fail(k->r, &k->c, "interrupted");
  if (f->ops > 0) {
    f->ops--;
    return count_op(k);
  }
  if (f->blocks > 0) {
    f->blocks--;
    return begin_block(k, f);
  }
  if (f->regions > 0) return begin_region(k, f);
  if (f->is_section) {
    if (k->c.at != k->c.end) {
      return mc_bc_fail(k->r, &k->c, "unexpected trailing bytes after the regions of an operation");
    }
    k->c = f->outer;
  }
  k->frames.len--;
  return true;
}

static bool list_names(McBcReader *r, McBytecodeSummary *out) {
  size_t count = r->names.len;
  out->names = mc_alloc_zeroed(&r->ctx->alloc, (count + 1) * sizeof *out->names);
  if (out->names == NULL) return mc_bc_no_memory(r);
  out->num_names = count;
  for (size_t i = 0; i < count; i++) {
    const McBcString *dialect = &r->strings.ptr[r->dialects.ptr[r->names.ptr[i].dialect].name];
    const McBcString *name = &r->strings.ptr[r->names.ptr[i].name];
    out->names[i].dialect = (McStr){dialect->bytes, dialect->len};
    out->names[i].name = (McStr){name->bytes, name->len};
  }
  return true;
}

bool mc_bytecode_summarize(McContext *ctx, const char *bytes, size_t len, McLoc place, McBytecodeSummary *out,
                           McDiags *diags) {
  McBcReader reader = {.ctx = ctx, .diags = diags, .loc = place}, *r = &reader;
  Counter counter = {.r = r, .out = out}, *k = &counter;
  *out = (McBytecodeSummary){.num_names = 0};
  r->bytes = (const uint8_t *)bytes;
  r->end = r->bytes + len;
  mc_preserved_init(&r->preserved, &ctx->alloc);
  mc_ticker_init(&k->ticker, ctx);
  bool ok = mc_input_fits(ctx, len, place, diags) && mc_bc_read_head(r) && mc_bc_read_strings(r) &&
            mc_bc_read_dialects(r) && list_names(r, out);
  if (ok) {
    const McBcCursor entries = r->sections[MC_BCODE_ENTRY_OFFSETS];
    const Frame top = {.blocks = 1};
    k->c = entries;
    ok = mc_bc_varint(r, &k->c, &out->num_attrs) && mc_bc_varint(r, &k->c, &out->num_types);
    k->c = r->sections[MC_BCODE_IR];
    ok = ok && (mc_array_push(&ctx->alloc, &k->frames, top) || mc_bc_no_memory(r));
  }
  while (ok && k->frames.len > 0) ok = step(k);
  out->version = r->version;
  out->producer = r->producer;
  out->num_strings = r->strings.len;
  out->stats.blocks -= ok; /* the file as a block */
  mc_array_fini(&ctx->alloc, &k->frames);
  mc_bc_reader_fini(r);
  if (!ok) mc_bytecode_summary_fini(ctx, out);
  return ok;
}

void mc_bytecode_summary_fini(McContext *ctx, McBytecodeSummary *summary) {
  mc_free(&ctx->alloc, summary->names, (summary->num_names + 1) * sizeof *summary->names);
  summary->names = NULL;
  summary->num_names = 0;
}
