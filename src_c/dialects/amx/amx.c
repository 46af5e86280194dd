/* amx.c - rules of amx's operations for tiles, in upstream's words.
 *
 * Nothing is assumed of an operation: neither counts, nor types that an earlier check accepted. Nothing is owned.
 */
#include "defs/defined.h"
#include "dialects/amx/amx.def"
#include "dialects/shared/shared_checks.h"

enum { MAX_ROWS = 16, MAX_ROW_BITS = 64 * 8, WORD_BITS = 32 };

/* Columns are counted in bits: `row_bits` wraps as upstream's number does. */
typedef struct Tile { McType element; uint64_t rows, row_bits; } Tile;

/* False: it is no tile with two dimensions; another check says so. */
static bool read_tile(const McRoutineCheck *c, McType type, Tile *out) {
  if (!mc_is_defined_as(c->ctx, type.index, "amx.tile")) return false;
  McAttr shape = {mc_defined_param(c->ctx, type.index, 0)};
  if (mc_list_size(c, shape) != 2) return false;
  out->element = (McType){mc_defined_param(c->ctx, type.index, 1)};
  out->rows = (uint64_t)mc_list_at(c, shape, 0);
  out->row_bits = (uint64_t)mc_list_at(c, shape, 1) * mc_type_bit_width(c->ctx, out->element);
  return true;
}

static bool fits(const McRoutineCheck *c, const Tile *tile) {
  if (tile->rows > MAX_ROWS) return fail(c, "bad row height: %llu", (unsigned long long)tile->rows);
  if (tile->row_bits > MAX_ROW_BITS || tile->row_bits % WORD_BITS != 0) {
    return fail(c, "bad column width: %llu", (unsigned long long)(tile->row_bits / 8));
  }
  return true;
}

bool mc_check_amx_tile(const McRoutineCheck *c) {
  Tile tile;
  return !read_tile(c, mc_named_type(c, c->args[0]), &tile) || fits(c, &tile);
}

static McGroup group(const McRoutineCheck *c, const char *name) {
  return mc_named_group(c, mc_ident(c->ctx, name, strlen(name)).index);
}

bool mc_check_amx_memory(const McRoutineCheck *c) {
  McType memref = mc_group_type(c, group(c, "base"), 0);
  Tile tile;
  if (memref.index == MC_NONE || mc_kind(c->ctx, memref.index) != MC_TYPE_MEMREF) return true;
  uint32_t rank = mc_type_rank(c->ctx, memref);
  if (group(c, "indices").count != rank) return fail(c, "requires %u indices", rank);
  if (read_tile(c, mc_named_type(c, c->args[0]), &tile) && !fits(c, &tile)) return false;
  if (group(c, "stride").count != 0) return true;
  if (rank < 2) return fail(c, "requires at least 2D memref");
  return mc_memref_has_unit_stride(c->ctx, memref) || fail(c, "requires memref with unit innermost stride");
}

bool mc_check_amx_product(const McRoutineCheck *c) {
  Tile a, b, sum;
  if (!read_tile(c, mc_operand_type(c, 0), &a) || !read_tile(c, mc_operand_type(c, 1), &b) ||
      !read_tile(c, mc_operand_type(c, 2), &sum)) {
    return true;
  }
  if (!fits(c, &a) || !fits(c, &b) || !fits(c, &sum)) return false;
  /* A word of a row holds as many factors as fit; the sum has a word for each of its columns. */
  uint64_t depth = a.row_bits / WORD_BITS, columns = b.row_bits / WORD_BITS, sum_columns = sum.row_bits / WORD_BITS;
  if (sum.rows != a.rows || sum_columns != columns || depth != b.rows) {
    return fail(c, "bad mult shape: %llu x %llu x %llu", (unsigned long long)sum.rows, (unsigned long long)sum_columns,
                (unsigned long long)depth);
  }
  return a.element.index == b.element.index || fail(c, "unsupported type combination");
}
