/* xevm.c - rules of xevm's operations for blocks of memory and matrices, in upstream's words.
 *
 * Nothing is assumed of an operation: neither counts, nor attributes that an earlier check accepted. Nothing is owned.
 */
#include "dialects/shared/shared_checks.h"
#include "dialects/xevm/xevm.def"

enum { SUBGROUP_SIZE = 16 };

static McGroup group(const McRoutineCheck *c, const char *name) {
  return mc_named_group(c, mc_ident(c->ctx, name, strlen(name)).index);
}
static McType type_of(const McRoutineCheck *c, const char *name) { return mc_group_type(c, group(c, name), 0); }

/* The width of a vector's elements, or of the type itself; 0: neither an integer nor a float. */
static uint32_t element_bits(const McRoutineCheck *c, McType type) {
  if (type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_VECTOR) type = mc_type_element(c->ctx, type);
  if (type.index == MC_NONE) return 0;
  McKind kind = mc_kind(c->ctx, type.index);
  return kind == MC_TYPE_INTEGER || kind == MC_TYPE_FLOAT ? mc_type_bit_width(c->ctx, type) : 0;
}

/* How many elements a vector has, as upstream's unsigned number; 1 for other types. */
static uint64_t num_elements(const McRoutineCheck *c, McType type) {
  if (type.index == MC_NONE || mc_kind(c->ctx, type.index) != MC_TYPE_VECTOR) return 1;
  uint64_t count = 1;
  for (uint32_t i = 0; i < mc_type_rank(c->ctx, type); i++) count *= (uint64_t)mc_type_dim(c->ctx, type, i);
  return count;
}

static uint32_t number_of(const McRoutineCheck *c, const char *name) {
  McAttr attr = mc_checked_attr(c, name);
  int64_t value = 0;
  bool known = attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_INTEGER &&
               mc_attr_integer_i64(c->ctx, attr, &value);
  return known ? (uint32_t)value : 0;
}

static bool is_power_of_2(uint32_t value) { return value != 0 && (value & (value - 1)) == 0; }

/* --- one dimension --- */

bool mc_check_xevm_block(const McRoutineCheck *c) {
  McType type = mc_group_type(c, mc_named_group(c, c->args[0]), 0);
  uint32_t bits = element_bits(c, type);
  uint64_t count = num_elements(c, type);
  if (bits == 0 || mc_kind(c->ctx, type.index) != MC_TYPE_VECTOR) return true;
  if (count >= 2 && count <= (bits == 8 ? 16 : 8) && is_power_of_2((uint32_t)count)) return true;
  return bits == 8 ? fail(c, "vector size must be 2, 4, 8 or 16 for 8-bit element type")
                   : fail(c, "vector size must be 2, 4 or 8 for element type > 8 bits");
}

/* --- tiles --- */

typedef struct Tile { uint32_t bits, width, height, blocks; } Tile;

static Tile read_tile(const McRoutineCheck *c) {
  return (Tile){number_of(c, "elem_size_in_bits"), number_of(c, "tile_width"), number_of(c, "tile_height"), 1};
}

static bool within(const McRoutineCheck *c, const char *name, uint32_t value, uint32_t low, uint32_t high) {
  return (value >= low && value <= high) || fail(c, "expecting %s to be between %u and %u", name, low, high);
}

/* How many tiles are loaded at once: a power of 2, at most 4. */
static bool check_blocks(const McRoutineCheck *c, uint32_t blocks, uint32_t most) {
  if (is_power_of_2(blocks) && blocks <= most) return true;
  return most == 4 ? fail(c, "expecting v_blocks to be 1, 2, or 4")
                   : most == 2 ? fail(c, "expecting v_blocks to be 1 or 2") : fail(c, "expecting v_blocks to be 1");
}

static bool check_widths(const McRoutineCheck *c, Tile t, uint32_t most) {
  return t.width * t.blocks <= most ||
         fail(c, "tile_width * v_blocks should be less than or equal to %u for %u bit elements", most, t.bits);
}

static bool check_plain_load(const McRoutineCheck *c, Tile t) {
  if (!within(c, "tile_height", t.height, 1, 32)) return false;
  switch (t.bits) {
    case 8: return within(c, "tile_width", t.width, 4, 64) && check_blocks(c, t.blocks, 4) && check_widths(c, t, 64);
    case 16: return within(c, "tile_width", t.width, 2, 32) && check_blocks(c, t.blocks, 4) && check_widths(c, t, 32);
    case 32: return within(c, "tile_width", t.width, 1, 16) && check_blocks(c, t.blocks, 2) && check_widths(c, t, 16);
    case 64: return within(c, "tile_width", t.width, 1, 8) && check_blocks(c, t.blocks, 1);
    default: return fail(c, "expecting elem_size_in_bits to be 8, 16, 32, or 64");
  }
}

static bool check_transposed_load(const McRoutineCheck *c, Tile t) {
  if (!check_blocks(c, t.blocks, 1)) return false;
  if (t.bits == 32) {
    return within(c, "tile_height", t.height, 1, 32) && within(c, "tile_width", t.width, 1, 8);
  }
  if (t.bits != 64) return fail(c, "transpose is only supported for 32 and 64 bit elements");
  if (t.height != 8) return fail(c, "expecting tile_height to be 8 for 64 bit elements");
  return (t.width <= 4 && is_power_of_2(t.width)) || fail(c, "expecting tile_width to be 1, 2, or 4");
}

static bool check_packed_load(const McRoutineCheck *c, Tile t) {
  if (!check_blocks(c, t.blocks, 4)) return false;
  if (t.bits == 8) return within(c, "tile_height", t.height, 4, 32) && within(c, "tile_width", t.width, 4, 16);
  if (t.bits != 16) return fail(c, "pack_register is only supported for 8 and 16 bit elements");
  return within(c, "tile_height", t.height, 2, 32) && within(c, "tile_width", t.width, 2, 16) && check_widths(c, t, 32);
}

/* Rules of all three operations on tiles. */
static bool check_tile(const McRoutineCheck *c, Tile t) {
  int64_t width, pitch;
  bool known = mc_constant_int(c->ctx, mc_group_value(c, group(c, "base_width"), 0), &width) &&
               mc_constant_int(c->ctx, mc_group_value(c, group(c, "base_pitch"), 0), &pitch);
  if (known && pitch < width) {
    return fail(c, "4th operand (base pitch) should be >= 2nd operand (base width)");
  }
  if (t.bits < 8 || t.bits > 32 || !is_power_of_2(t.bits)) {
    return fail(c, "expecting 'elem_size_in_bits' to be 8, 16, or 32");
  }
  if (t.height > 32 || !is_power_of_2(t.height)) {
    return fail(c, "expecting tile_height to be 1, 2, 4, 8, 16, or 32");
  }
  return (t.blocks <= 8 && is_power_of_2(t.blocks)) || fail(c, "expecting v_blocks to be 1, 2, 4, or 8");
}

bool mc_check_xevm_load_tile(const McRoutineCheck *c) {
  McType type = type_of(c, "res");
  Tile t = read_tile(c);
  t.blocks = number_of(c, "v_blocks");
  uint32_t bits = element_bits(c, type), size = (uint32_t)num_elements(c, type) * bits;
  uint32_t expected = t.bits * t.height * t.width * t.blocks / SUBGROUP_SIZE;
  bool transposed = number_of(c, "transpose") != 0, packed = number_of(c, "pack_register") != 0;
  if (bits == 0) return true;
  if (size != expected) {
    return fail(c, "result size of %u bits does not match the expected size of %u bits", size, expected);
  }
  if (transposed && packed) return fail(c, "transpose and pack_register are mutually exclusive");
  bool fits = transposed ? check_transposed_load(c, t) : packed ? check_packed_load(c, t) : check_plain_load(c, t);
  if (!fits || !check_tile(c, t)) return false;
  if ((t.bits == 32 || packed) && bits != 32) return fail(c, "expecting result element type to be 32 bits");
  return !packed || t.width == SUBGROUP_SIZE ||
         fail(c, "tile_width when pack_register is true should be equal to subgroup size (16 elements)");
}

static bool check_byte_tile(const McRoutineCheck *c, Tile t) {
  return t.width == 16 || t.width == 32 || fail(c, "tile_width for 8 bit elements should be equal to 16 or 32");
}

bool mc_check_xevm_store_tile(const McRoutineCheck *c) {
  Tile t = read_tile(c);
  if (!within(c, "tile_height", t.height, 1, 8)) return false;
  if (t.bits != 8 && t.bits != 16 && t.bits != 32 && t.bits != 64) {
    return fail(c, "expecting elem_size_in_bits to be 8, 16, 32, or 64");
  }
  uint32_t least = t.bits == 64 ? 1 : 32 / t.bits;
  if (!within(c, "tile_width", t.width, least, 512 / t.bits) || !check_tile(c, t)) return false;
  if (t.bits == 8) return check_byte_tile(c, t);
  return t.width == 16 || fail(c, "tile_width for %u bit elements should be equal to 16", t.bits);
}

bool mc_check_xevm_prefetch_tile(const McRoutineCheck *c) {
  Tile t = read_tile(c);
  t.blocks = number_of(c, "v_blocks");
  if (!check_tile(c, t)) return false;
  if (t.bits == 8) return check_byte_tile(c, t);
  if (t.bits == 16) return t.width == 16 || fail(c, "tile_width for 16 bit elements should be equal to 16");
  return t.width == 8 || t.width == 16 || fail(c, "tile_width for 32 bit elements should be equal to 8 or 16");
}

/* --- products --- */

bool mc_check_xevm_sum(const McRoutineCheck *c) {
  McType added = type_of(c, "c");
  return added.index == MC_NONE || added.index == type_of(c, "d").index ||
         fail(c, "type of C operand must match result type");
}
