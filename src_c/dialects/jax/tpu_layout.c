/* tpu_layout.c - layouts of memrefs in tiles.
 *
 * The tiles are an array of dense arrays, one for each level; the strides are a dense array.
 */
#include <stdio.h>

#include "dialects/jax/jax.def"
#include "parse/parse_attr.h"
#include "parse/parse_defined.h"
#include "print/print_defined.h"
#include "types/report.h"

typedef MC_ARRAY(int64_t) Sizes;

static uint32_t num_sizes(const McContext *ctx, McAttr list) {
  return (uint32_t)(mc_attr_dense_data(ctx, list).len / 8);
}

static int64_t size_at(const McContext *ctx, McAttr list, size_t i) {
  int64_t value;
  memcpy(&value, mc_attr_dense_data(ctx, list).ptr + 8 * i, sizeof value);
  return value;
}

/* --- text --- */

/* Integers separated by commas, up to a closing bracket, as a dense array. Returns MC_NONE after reporting. */
static McAttr read_sizes(McDefParse *d, McTokenKind close, const char *message) {
  McParser *p = d->p;
  size_t base = p->words.len;
  McAttr none = {MC_NONE};
  while (!mc_consume_if(p, close)) {
    bool first = p->words.len == base;
    if (!first && !mc_expect(p, TOK_COMMA, "expected ','")) return none;
    bool negative = mc_consume_if(p, TOK_MINUS);
    uint64_t value = 0;
    if (p->tok.kind != TOK_INTEGER || !mc_p_token_u64(&p->tok, &value) || value > INT64_MAX) {
      mc_def_parse_error(d, p->tok.start, "%s", message);
      return none;
    }
    mc_advance(p);
    if (!mc_p_push_i64(p, &p->words, negative ? -(int64_t)value : (int64_t)value)) return none;
  }
  size_t count = (p->words.len - base) / 2;
  McAttr sizes = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS),
                                     count > 0 ? p->words.ptr + base : NULL, count, p->diags);
  p->words.len = base;
  if (sizes.index == MC_NONE) mc_p_out_of_memory(p);
  return sizes;
}

bool mc_def_routine_tpu_tiled_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McWords tiles = {0};
  bool ok = mc_expect(p, TOK_LESS, "expected '<'");
  while (ok && mc_consume_if(p, TOK_L_PAREN)) {
    McAttr tile = read_sizes(d, TOK_R_PAREN, "expected integer value");
    ok = tile.index != MC_NONE && mc_p_push(p, &tiles, tile.index);
  }
  if (ok) {
    McAttr list = mc_attr_array(p->ctx, (const McAttr *)tiles.ptr, tiles.len);
    d->values[args[0].number] = list.index;
    ok = list.index != MC_NONE || mc_p_out_of_memory(p);
  }
  mc_array_fini(&p->ctx->alloc, &tiles);
  if (!ok || !mc_expect(p, TOK_COMMA, "expected ','") || !mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  d->values[args[1].number] = read_sizes(d, TOK_R_SQUARE, "expected integer value").index;
  return d->values[args[1].number] != MC_NONE && mc_expect(p, TOK_GREATER, "expected '>'");
}

static void put_sizes(McDefPrint *d, McAttr list) {
  McPrinter *p = d->p;
  uint32_t count = num_sizes(p->ctx, list);
  for (uint32_t i = 0; i < count && !p->collecting; i++) {
    if (i > 0) mc_pr_lit(p, ",");
    mc_buf_i64(p->buf, size_at(p->ctx, list, i));
  }
}

void mc_def_routine_tpu_tiled_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr tiles = {d->values[args[0].number]};
  uint32_t count = mc_attr_array_size(p->ctx, tiles);
  mc_pr_lit(p, "<");
  for (uint32_t i = 0; i < count; i++) {
    mc_pr_lit(p, "(");
    put_sizes(d, mc_attr_array_get(p->ctx, tiles, i));
    mc_pr_lit(p, ")");
  }
  mc_pr_lit(p, ",[");
  put_sizes(d, (McAttr){d->values[args[1].number]});
  mc_pr_lit(p, "]>");
}

/* --- checks --- */

/* Splits the last dimensions by a tile. *divides becomes false when one is no multiple. False: out of memory. */
static bool split(McContext *ctx, Sizes *shape, McAttr tile, bool *divides) {
  uint32_t count = num_sizes(ctx, tile);
  if (count > shape->len) return *divides = false, true;
  size_t from = shape->len - count;
  for (uint32_t i = 0; i < count; i++) {
    int64_t size = size_at(ctx, tile, i), whole = shape->ptr[from + i];
    if (size <= 0 || whole == INT64_MIN || whole % size != 0) return *divides = false, true;
    shape->ptr[from + i] = whole / size;
  }
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_array_push(&ctx->alloc, shape, size_at(ctx, tile, i))) return false;
  }
  return true;
}

static bool put_tile_error(McContext *ctx, McAttr tile, McLoc loc, McDiags *diags) {
  char text[256] = "(";
  size_t len = 1;
  for (uint32_t i = 0; i < num_sizes(ctx, tile) && len < sizeof text - 24; i++) {
    len += (size_t)snprintf(text + len, sizeof text - len, i > 0 ? ",%lld" : "%lld", (long long)size_at(ctx, tile, i));
  }
  return mc_error(diags, loc, "Not implemented: Nested tiles must evenly divide the first tile %s) but they do not "
                              "(would add padding)", text);
}

bool mc_def_check_tpu_tiles(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                            McDiags *diags) {
  (void)def;
  McAttr tiles = {values[0]}, strides = {values[1]};
  int64_t rank = num_sizes(ctx, strides);
  for (uint32_t i = 0; i < rank; i++) {
    if (size_at(ctx, strides, i) == INT64_MIN) return mc_error(diags, loc, "Not implemented: Dynamic tile strides");
  }
  uint32_t count = mc_attr_array_size(ctx, tiles);
  if (count == 0) return true;
  McAttr first = mc_attr_array_get(ctx, tiles, 0);
  int64_t first_rank = num_sizes(ctx, first), untiled = rank, tiled = rank;
  if (first_rank > rank) {
    return mc_error(diags, loc, "First tile rank cannot exceed the length of strides (the memref rank)");
  }
  for (uint32_t i = 0; i < count; i++) {
    int64_t dims = num_sizes(ctx, mc_attr_array_get(ctx, tiles, i));
    if (tiled - dims < untiled) untiled = tiled - dims;
    tiled += dims;
  }
  if (untiled != rank - first_rank) return mc_error(diags, loc, "Not implemented: Nested tiling across first tiles");
  Sizes shape = {0};
  bool divides = true, ok = true;
  for (uint32_t i = 0; ok && i < first_rank; i++) ok = mc_array_push(&ctx->alloc, &shape, size_at(ctx, first, i));
  for (uint32_t i = 1; ok && divides && i < count; i++) {
    ok = split(ctx, &shape, mc_attr_array_get(ctx, tiles, i), &divides);
  }
  mc_array_fini(&ctx->alloc, &shape);
  if (!ok) return mc_out_of_memory(diags);
  return divides || put_tile_error(ctx, first, loc, diags);
}

bool mc_check_tpu_tiled(McParser *p, const uint32_t *values, McType element, const int64_t *dims, size_t rank) {
  (void)element, (void)dims;
  if (num_sizes(p->ctx, (McAttr){values[1]}) == rank) return true;
  return mc_p_error(p, "Layout rank does not match shape rank");
}
