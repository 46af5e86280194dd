/* sparse_tensor_encoding.c - how sparse tensors are stored: #sparse_tensor.encoding, slices, ranges of levels.
 *
 * An encoding maps dimensions to levels and says of each level how it is stored: a word with a bit for the format, bits
 * for properties and, for structured levels, two sizes. Parameters of the encoding are numbered as in sparse_tensor.py.
 * Owns nothing.
 */
#include "dialects/shared/routines.h"
#include "dialects/shared/shared_checks.h"
#include "dialects/sparse_tensor/sparse_tensor.def"
#include "dialects/sparse_tensor/sparse_tensor.h"
#include "parse/parse_defined.h"
#include "parse/parse_attr.h"
#include "types/report.h"

uint64_t mc_sparse_level(const McContext *ctx, McAttr types, uint32_t i) {
  int64_t value = 0;
  mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, types, i), &value);
  return (uint64_t)value;
}

uint32_t mc_sparse_num_levels(const McContext *ctx, McAttr types) {
  return types.index == MC_NONE || mc_kind(ctx, types.index) != MC_ATTR_ARRAY ? 0 : mc_attr_array_size(ctx, types);
}

uint32_t mc_sparse_encoding_of(const McContext *ctx, McType type) {
  if (type.index == MC_NONE) return MC_NONE;
  McKind kind = mc_kind(ctx, type.index);
  uint32_t held = MC_NONE;
  if (kind == MC_TYPE_RANKED_TENSOR) held = mc_type_encoding(ctx, type).index;
  else if (kind == MC_TYPE_DEFINED && mc_rec(ctx, type.index)->num_words > 1) held = mc_rec(ctx, type.index)->words[1];
  return held != MC_NONE && mc_is_defined_as(ctx, held, "sparse_tensor.encoding") ? held : MC_NONE;
}

static uint64_t number_of(const McContext *ctx, uint32_t attr) {
  int64_t value = 0;
  if (attr != MC_NONE && mc_kind(ctx, attr) == MC_ATTR_INTEGER) mc_attr_integer_i64(ctx, (McAttr){attr}, &value);
  return (uint64_t)value;
}

static McAffineMap map_of(const McContext *ctx, uint32_t attr) {
  if (attr == MC_NONE || mc_kind(ctx, attr) != MC_ATTR_AFFINE_MAP) return (McAffineMap){MC_NONE};
  return mc_attr_affine_map_value(ctx, (McAttr){attr});
}

McAffineMap mc_sparse_map(const McContext *ctx, uint32_t encoding, uint32_t param) {
  return map_of(ctx, encoding == MC_NONE ? MC_NONE : mc_defined_param(ctx, encoding, param));
}

bool mc_sparse_is_identity(const McContext *ctx, uint32_t encoding) {
  McAffineMap map = mc_sparse_map(ctx, encoding, MC_SPARSE_TO_LEVEL);
  return map.index == MC_NONE || mc_affine_map_is_identity(ctx, map);
}

bool mc_sparse_is_permutation(const McContext *ctx, McAffineMap map) {
  uint32_t dims = mc_affine_map_num_dims(ctx, map);
  uint64_t seen = 0;
  if (mc_affine_map_num_symbols(ctx, map) != 0 || mc_affine_map_num_results(ctx, map) != dims) return false;
  for (uint32_t i = 0; i < dims; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    if (mc_kind(ctx, e.index) != MC_AFFINE_DIM) return false;
    uint64_t d = (uint64_t)mc_affine_value(ctx, e);
    if (d < 64 && (seen >> d & 1)) return false;
    if (d < 64) seen |= UINT64_C(1) << d;
  }
  return true;
}

/* The largest value of an expression whose dimensions have these largest values, plus 1. */
static int64_t size_by(McContext *ctx, McAffineExpr e, const McAffineExpr *largest, uint32_t rank) {
  bool too_large = false;
  McAffineExpr value = mc_affine_substitute(ctx, e, largest, rank, NULL, 0);
  if (value.index != MC_NONE) value = mc_affine_simplify(ctx, value, rank, 0, &too_large);
  if (value.index == MC_NONE) return MC_DYNAMIC;
  bool part = mc_kind(ctx, value.index) == MC_AFFINE_MOD;
  if (part) value = mc_affine_rhs(ctx, value);
  if (mc_kind(ctx, value.index) != MC_AFFINE_CONSTANT) return MC_DYNAMIC;
  return (int64_t)((uint64_t)mc_affine_value(ctx, value) + !part);
}

int64_t mc_sparse_level_size(McContext *ctx, McType tensor, uint32_t level) {
  McAffineMap map = mc_sparse_map(ctx, mc_sparse_encoding_of(ctx, tensor), MC_SPARSE_TO_LEVEL);
  uint32_t rank = mc_type_rank(ctx, tensor);
  if (map.index == MC_NONE) return level < rank ? mc_type_dim(ctx, tensor, level) : MC_DYNAMIC;
  if (level >= mc_affine_map_num_results(ctx, map)) return MC_DYNAMIC;
  McAffineExpr e = mc_affine_map_result(ctx, map, level);
  if (mc_kind(ctx, e.index) == MC_AFFINE_DIM && (uint64_t)mc_affine_value(ctx, e) < rank) {
    return mc_type_dim(ctx, tensor, (uint32_t)mc_affine_value(ctx, e));
  }
  McAffineExpr *largest = mc_alloc(&ctx->alloc, (rank + 1) * sizeof *largest);
  bool ok = largest != NULL;
  for (uint32_t d = 0; d < rank && ok; d++) {
    int64_t size = mc_type_dim(ctx, tensor, d);
    largest[d] = size == MC_DYNAMIC ? mc_affine_dim(ctx, d) : mc_affine_constant(ctx, size - 1);
    ok = largest[d].index != MC_NONE;
  }
  int64_t size = ok ? size_by(ctx, e, largest, rank) : MC_DYNAMIC;
  if (largest != NULL) mc_free(&ctx->alloc, largest, (rank + 1) * sizeof *largest);
  return size;
}

/* --- from levels back to dimensions --- */

/* Each dimension once, and nothing else. order[d]: the level of dimension d. */
static bool is_permutation(const McContext *ctx, McAffineMap map, uint32_t *order) {
  uint32_t dims = mc_affine_map_num_dims(ctx, map);
  if (mc_affine_map_num_results(ctx, map) != dims || mc_affine_map_num_symbols(ctx, map) != 0) return false;
  for (uint32_t d = 0; d < dims; d++) order[d] = MC_NONE;
  for (uint32_t i = 0; i < dims; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    if (mc_kind(ctx, e.index) != MC_AFFINE_DIM) return false;
    uint32_t d = (uint32_t)mc_affine_value(ctx, e);
    if (d >= dims || order[d] != MC_NONE) return false;
    order[d] = i;
  }
  return true;
}

/* A result `d floordiv c` or `d mod c` with a positive c. */
static bool is_part(const McContext *ctx, McAffineExpr e, uint32_t dims, uint32_t *dim, int64_t *size) {
  McKind kind = mc_kind(ctx, e.index);
  if (kind != MC_AFFINE_FLOORDIV && kind != MC_AFFINE_MOD) return false;
  McAffineExpr lhs = mc_affine_lhs(ctx, e), rhs = mc_affine_rhs(ctx, e);
  if (mc_kind(ctx, lhs.index) != MC_AFFINE_DIM || mc_kind(ctx, rhs.index) != MC_AFFINE_CONSTANT) return false;
  *dim = (uint32_t)mc_affine_value(ctx, lhs);
  *size = mc_affine_value(ctx, rhs);
  return *dim < dims && *size > 0;
}

/* a dimension: the size of its blocks, its levels */
typedef struct Part { int64_t size; uint32_t outer, inner; bool seen; } Part;

/* Dimensions as they are or in blocks: first which block, later where in it; parts has a place for each dimension. */
static bool is_in_blocks(const McContext *ctx, McAffineMap map, Part *parts) {
  uint32_t dims = mc_affine_map_num_dims(ctx, map), count = mc_affine_map_num_results(ctx, map), dim;
  bool blocks = false;
  int64_t size;
  for (uint32_t d = 0; d < dims; d++) parts[d] = (Part){0, MC_NONE, MC_NONE, false};
  for (uint32_t i = 0; i < count; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    McKind kind = mc_kind(ctx, e.index);
    if (kind == MC_AFFINE_DIM) {
      dim = (uint32_t)mc_affine_value(ctx, e);
      if (dim >= dims || parts[dim].seen) return false;
      parts[dim] = (Part){0, i, MC_NONE, true};
      continue;
    }
    if (!is_part(ctx, e, dims, &dim, &size)) return false;
    if (kind == MC_AFFINE_FLOORDIV) {
      if (parts[dim].seen) return false;
      parts[dim] = (Part){size, i, MC_NONE, true};
    } else {
      if (!parts[dim].seen || parts[dim].size != size) return false;
      parts[dim].inner = i;
      blocks = true;
    }
  }
  return blocks;
}

/* The map that upstream computes: first the dimensions without blocks in the order of the levels, then those with
 * blocks. */
static McAffineMap join_blocks(McContext *ctx, McAffineMap map, const Part *parts, McAffineExpr *out) {
  McAffineMap none = {MC_NONE};
  uint32_t dims = mc_affine_map_num_dims(ctx, map), count = mc_affine_map_num_results(ctx, map), n = 0;
  for (uint32_t i = 0; i < count && n < dims; i++) {
    if (mc_kind(ctx, mc_affine_map_result(ctx, map, i).index) != MC_AFFINE_DIM) continue;
    out[n] = mc_affine_dim(ctx, i);
    if (out[n++].index == MC_NONE) return none;
  }
  for (uint32_t d = 0; d < dims && n < dims; d++) {
    if (parts[d].size == 0) continue;
    if (parts[d].inner == MC_NONE) return none;
    McAffineExpr outer = mc_affine_dim(ctx, parts[d].outer), inner = mc_affine_dim(ctx, parts[d].inner);
    McAffineExpr size = mc_affine_constant(ctx, parts[d].size), sum = {MC_NONE};
    if (outer.index != MC_NONE && size.index != MC_NONE) sum = mc_affine_binary(ctx, MC_AFFINE_MUL, outer, size);
    if (sum.index != MC_NONE && inner.index != MC_NONE) sum = mc_affine_binary(ctx, MC_AFFINE_ADD, sum, inner);
    out[n] = sum;
    if (out[n++].index == MC_NONE || inner.index == MC_NONE) return none;
  }
  return n == dims ? mc_affine_map(ctx, count, 0, out, n) : none;
}

/* The inverse map; MC_NONE: it has none that is known, or *failed: out of memory. */
static McAffineMap inverse_of(McContext *ctx, McAffineMap map, bool *failed) {
  McAffineMap inverse = {MC_NONE};
  uint32_t dims = map.index == MC_NONE ? 0 : mc_affine_map_num_dims(ctx, map);
  *failed = false;
  if (dims == 0 || mc_affine_map_num_symbols(ctx, map) != 0) return inverse;
  size_t bytes = dims * (sizeof(McAffineExpr) + sizeof(Part));
  Part *parts = mc_alloc(&ctx->alloc, bytes);
  *failed = parts == NULL;
  if (parts == NULL) return inverse;
  McAffineExpr *out = (McAffineExpr *)(parts + dims);
  if (is_permutation(ctx, map, (uint32_t *)out)) {
    for (uint32_t d = 0; d < dims && !*failed; d++) {
      out[d] = mc_affine_dim(ctx, out[d].index);
      *failed = out[d].index == MC_NONE;
    }
    if (!*failed) inverse = mc_affine_map(ctx, dims, 0, out, dims);
  } else if (is_in_blocks(ctx, map, parts)) {
    inverse = join_blocks(ctx, map, parts, out);
  }
  mc_free(&ctx->alloc, parts, bytes);
  return inverse;
}

/* --- what an encoding must be like --- */

static bool is_batch(uint64_t level) { return (level & MC_SPARSE_BATCH) != 0; }

static bool check_levels(const McContext *ctx, McAttr types, McLoc loc, McDiags *diags) {
  uint32_t count = mc_sparse_num_levels(ctx, types);
  bool leading = true;
  for (uint32_t i = 0, first = MC_NONE; i < count; i++) {
    uint64_t level = mc_sparse_level(ctx, types, i), before = i > 0 ? mc_sparse_level(ctx, types, i - 1) : 0;
    if (!(level & MC_SPARSE_SINGLETON)) {
      first = MC_NONE;
      continue;
    }
    if (first == MC_NONE && !(before & (MC_SPARSE_COMPRESSED | MC_SPARSE_LOOSE))) {
      return mc_error(diags, loc, "expected compressed or loose_compressed level before singleton level");
    }
    if (first == MC_NONE) first = i;
    if ((mc_sparse_level(ctx, types, first) & MC_SPARSE_SOA) != (level & MC_SPARSE_SOA)) {
      return mc_error(diags, loc, "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).");
    }
  }
  for (uint32_t i = 0; i < count; i++) {
    bool batch = is_batch(mc_sparse_level(ctx, types, i));
    if (batch && !leading) return mc_error(diags, loc, "Batch lvlType can only be leading levels.");
    leading = batch;
  }
  for (uint32_t i = 0; i < count; i++) {
    uint64_t level = mc_sparse_level(ctx, types, i);
    if ((level & MC_SPARSE_SOA) && !(level & MC_SPARSE_SINGLETON)) {
      return mc_error(diags, loc, "SoA is only applicable to singleton lvlTypes.");
    }
  }
  return true;
}

static bool check_structured(McContext *ctx, McAttr types, McAffineMap map, McLoc loc, McDiags *diags) {
  uint32_t count = mc_sparse_num_levels(ctx, types), at = 0;
  while (at < count && !(mc_sparse_level(ctx, types, at) & MC_SPARSE_STRUCTURED)) at++;
  if (at == count) return true;
  if (at + 1 != count) return mc_error(diags, loc, "expected n_out_of_m to be the last level type");
  for (uint32_t i = 0; i < at; i++) {
    if (mc_sparse_level(ctx, types, i) & MC_SPARSE_DENSE) continue;
    return mc_error(diags, loc, "expected all dense lvlTypes before a n_out_of_m level");
  }
  if (map.index == MC_NONE || mc_affine_map_num_dims(ctx, map) == mc_affine_map_num_results(ctx, map)) return true;
  uint32_t dims = mc_affine_map_num_dims(ctx, map);
  Part *parts = mc_alloc(&ctx->alloc, (dims + 1) * sizeof *parts);
  if (parts == NULL) return mc_out_of_memory(diags);
  int64_t size = 0;
  bool blocks = is_in_blocks(ctx, map, parts), one = true;
  for (uint32_t d = 0; blocks && d < dims; d++) {
    if (parts[d].inner == MC_NONE || parts[d].size == size) continue;
    one = one && size == 0;
    size = parts[d].size;
  }
  mc_free(&ctx->alloc, parts, (dims + 1) * sizeof *parts);
  if (!blocks) return mc_error(diags, loc, "expected 1xm block structure for n_out_of_m level");
  if (!one) return mc_error(diags, loc, "expected only one blocked level with the same coefficients");
  if ((uint64_t)size == (mc_sparse_level(ctx, types, at) >> MC_SPARSE_M_SHIFT & 255)) return true;
  return mc_error(diags, loc, "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level");
}

static bool is_width(uint64_t width) { return width == 0 || width == 8 || width == 16 || width == 32 || width == 64; }

static bool check_maps(McContext *ctx, uint32_t levels, McAffineMap map, McAffineMap back, McLoc loc, McDiags *diags) {
  bool failed;
  uint32_t dims = mc_affine_map_num_dims(ctx, map), results = mc_affine_map_num_results(ctx, map);
  if (results != levels) {
    return mc_error(diags, loc, "level-rank mismatch between dimToLvl and lvlTypes: %u != %u", results, levels);
  }
  McAffineMap inverse = inverse_of(ctx, map, &failed);
  if (failed) return mc_out_of_memory(diags);
  if (inverse.index == MC_NONE && mc_affine_map_num_symbols(ctx, map) == 0) {
    return mc_error(diags, loc, "failed to infer lvlToDim from dimToLvl");
  }
  if (back.index != MC_NONE && back.index != inverse.index) {
    return mc_error(diags, loc, "expected lvlToDim to be an inverse of dimToLvl");
  }
  return dims <= levels || mc_error(diags, loc, "unexpected dimToLvl mapping from %u to %u", dims, levels);
}

bool mc_def_check_sparse_encoding(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                  McDiags *diags) {
  (void)def;
  McAttr types = {values[MC_SPARSE_TYPES]}, slices = {values[MC_SPARSE_SLICES]};
  McAffineMap map = map_of(ctx, values[MC_SPARSE_TO_LEVEL]), back = map_of(ctx, values[MC_SPARSE_TO_DIM]);
  uint64_t pos = number_of(ctx, values[MC_SPARSE_POS]), crd = number_of(ctx, values[MC_SPARSE_CRD]);
  if (!is_width(pos)) return mc_error(diags, loc, "unexpected position bitwidth: %llu", (unsigned long long)pos);
  if (!is_width(crd)) return mc_error(diags, loc, "unexpected coordinate bitwidth: %llu", (unsigned long long)crd);
  if (!check_levels(ctx, types, loc, diags) || !check_structured(ctx, types, map, loc, diags)) return false;
  uint32_t levels = mc_sparse_num_levels(ctx, types),
           dims = map.index == MC_NONE ? levels : mc_affine_map_num_dims(ctx, map);
  if (levels == 0) return mc_error(diags, loc, "expected a non-empty array for lvlTypes");
  if (map.index != MC_NONE && !check_maps(ctx, levels, map, back, loc, diags)) return false;
  uint32_t num_slices = mc_sparse_num_levels(ctx, slices);
  if (num_slices == 0) return true;
  if (num_slices != dims) {
    return mc_error(diags, loc, "dimension-rank mismatch between dimSlices and dimToLvl: %u != %u", num_slices, dims);
  }
  return dims == levels ||
         mc_error(diags, loc, "dimSlices expected dimension-rank to match level-rank: %u != %u", dims, levels);
}

/* --- the tensor that has it --- */

static bool is_zero(const McContext *ctx, McAttr attr) {
  switch (mc_kind(ctx, attr.index)) {
    case MC_ATTR_INTEGER: return number_of(ctx, attr.index) == 0;
    case MC_ATTR_FLOAT: return mc_attr_float_double(ctx, attr) == 0;
    default: {
      const McRec *rec = mc_rec(ctx, attr.index);
      for (uint32_t i = 1; i < rec->num_words && i < 3; i++) {
        bool is_float = rec->words[i] != MC_NONE && mc_kind(ctx, rec->words[i]) == MC_ATTR_FLOAT;
        if (is_float && mc_attr_float_double(ctx, (McAttr){rec->words[i]}) != 0) return false;
      }
      return true;
    }
  }
}

static bool has_type(McParser *p, McAttr value, McType element, const char *what) {
  if (value.index == MC_NONE) return true;
  McType type = mc_attr_value_type(p->ctx, value);
  if (type.index == element.index || type.index == MC_NONE) return true;
  return mc_p_error(p, "%s value type mismatch between encoding and tensor element type: '%s' != '%s'", what,
                    mc_text_type(p->diags, type), mc_text_type(p->diags, element));
}

bool mc_check_sparse_tensor(McParser *p, const uint32_t *values, McType element, const int64_t *dims, size_t rank) {
  (void)dims;
  McContext *ctx = p->ctx;
  McAffineMap map = map_of(ctx, values[MC_SPARSE_TO_LEVEL]);
  McAttr implicit = {values[MC_SPARSE_IMPLICIT]};
  uint32_t own = map.index == MC_NONE ? mc_sparse_num_levels(ctx, (McAttr){values[MC_SPARSE_TYPES]})
                                      : mc_affine_map_num_dims(ctx, map);
  if (rank == 0) return mc_p_error(p, "expected non-scalar sparse tensor");
  if (own != rank) {
    return mc_p_error(p, "dimension-rank mismatch between encoding and tensor shape: %u != %zu", own, rank);
  }
  if (!has_type(p, (McAttr){values[MC_SPARSE_EXPLICIT]}, element, "explicit") ||
      !has_type(p, implicit, element, "implicit")) {
    return false;
  }
  return implicit.index == MC_NONE || is_zero(ctx, implicit) || mc_p_error(p, "implicit value must be zero");
}

/* --- levels --- */

typedef struct Word { const char *text; uint64_t bits; } Word;
static const Word formats[] = {{"dense", MC_SPARSE_DENSE},
                               {"batch", MC_SPARSE_BATCH},
                               {"compressed", MC_SPARSE_COMPRESSED},
                               {"singleton", MC_SPARSE_SINGLETON},
                               {"loose_compressed", MC_SPARSE_LOOSE},
                               {"structured", MC_SPARSE_STRUCTURED}};
static const Word properties[] = {
    {"nonunique", MC_SPARSE_NONUNIQUE}, {"nonordered", MC_SPARSE_NONORDERED}, {"soa", MC_SPARSE_SOA}};

static uint64_t find_word(const Word *words, size_t count, McStr text) {
  for (size_t i = 0; i < count; i++) {
    if (strlen(words[i].text) == text.len && memcmp(words[i].text, text.ptr, text.len) == 0) return words[i].bits;
  }
  return 0;
}

/* `[` 2 `,` 4 `]`, both below 256. */
static bool parse_sizes(McDefParse *d, const char *at, uint64_t *bits) {
  McParser *p = d->p;
  uint64_t sizes[2] = {0, 0};
  uint32_t count = 0;
  if (mc_consume_if(p, TOK_L_SQUARE)) {
    do {
      const char *size_at = p->tok.start;
      bool negative = mc_consume_if(p, TOK_MINUS);
      uint64_t size;
      if (!mc_at(p, TOK_INTEGER)) return mc_def_parse_error(d, size_at, "expected valid integer for structured size");
      if (!mc_p_token_u64(&p->tok, &size) || size > INT32_MAX) return mc_p_error(p, "integer value too large");
      mc_advance(p);
      if (negative && size > 0) return mc_def_parse_error(d, size_at, "expected structured size to be >= 0");
      if (count < 2) sizes[count] = size;
      count++;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_SQUARE, "expected ']' in structured n out of m")) return false;
  }
  if (count != 2) return mc_def_parse_error(d, at, "expected exactly 2 structured sizes");
  if (sizes[0] > sizes[1]) return mc_def_parse_error(d, at, "expected n <= m in n_out_of_m");
  *bits = (sizes[0] & 255) << MC_SPARSE_N_SHIFT | (sizes[1] & 255) << MC_SPARSE_M_SHIFT;
  return true;
}

static bool parse_properties(McDefParse *d, uint64_t *bits) {
  McParser *p = d->p;
  if (!mc_consume_if(p, TOK_L_PAREN) || mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    McStr text = {p->tok.start, mc_token_len(&p->tok)};
    if (!mc_p_at_word(p)) {
      return mc_def_parse_error(d, text.ptr, "expected valid level property (e.g. nonordered, nonunique or high)");
    }
    uint64_t bit = find_word(properties, MC_COUNT(properties), text);
    if (bit == 0) return mc_def_parse_error(d, text.ptr, "unknown level property: %.*s", (int)text.len, text.ptr);
    *bits |= bit;
    mc_advance(p);
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')' in level property list");
}

static bool parse_level_type(McDefParse *d, uint64_t *level) {
  McParser *p = d->p;
  McStr text = {p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) {
    return mc_def_parse_error(d, text.ptr, "expected valid level format (e.g. dense, compressed or singleton)");
  }
  uint64_t format = find_word(formats, MC_COUNT(formats), text), sizes = 0, bits = 0;
  mc_advance(p);
  if (format == MC_SPARSE_STRUCTURED && !parse_sizes(d, text.ptr, &sizes)) return false;
  if (!parse_properties(d, &bits)) return false;
  if (format == 0) return mc_def_parse_error(d, text.ptr, "unknown level format: %.*s", (int)text.len, text.ptr);
  if (bits != 0 && (format & (MC_SPARSE_DENSE | MC_SPARSE_BATCH | MC_SPARSE_STRUCTURED))) {
    return mc_def_parse_error(d, text.ptr, "invalid level type: level format doesn't support the properties");
  }
  *level = format | bits | sizes;
  return true;
}

static void put_level_type(McPrinter *p, uint64_t level) {
  bool any = false;
  if (p->collecting) return;
  for (size_t i = 0; i < MC_COUNT(formats); i++) {
    if (level & formats[i].bits) mc_buf_put(p->buf, formats[i].text, strlen(formats[i].text));
  }
  if (level & MC_SPARSE_STRUCTURED) {
    mc_buf_printf(p->buf, "[%u, %u]", (unsigned)(level >> MC_SPARSE_N_SHIFT & 255),
                  (unsigned)(level >> MC_SPARSE_M_SHIFT & 255));
  }
  for (size_t i = 0; i < MC_COUNT(properties); i++) {
    if (!(level & properties[i].bits)) continue;
    if (any) mc_buf_lit(p->buf, ", ");
    else mc_buf_char(p->buf, '(');
    mc_buf_put(p->buf, properties[i].text, strlen(properties[i].text));
    any = true;
  }
  if (any) mc_buf_char(p->buf, ')');
}

/* --- the map --- */

typedef struct Map {
  McDefParse *d;
  McAffineScope *dims, *levels, *all; /* dimensions and symbols; levels and symbols; every name */
  uint32_t num_dims, num_symbols, num_declared, num_levels;
  bool has_slice, all_exprs;          /* a dimension has a slice; each dimension has an expression */
  McWords types, to_level, to_dim, slices; /* owned: attributes, expressions, expressions, attributes */
} Map;

typedef enum Kind { SYMBOL, LEVEL, DIM } Kind;

/* A new name at the current token. */
static bool bind(Map *m, Kind kind) {
  McParser *p = m->d->p;
  McContext *ctx = p->ctx;
  if (!mc_p_at_word(p)) return mc_def_parse_error(m->d, p->tok.start, "expected bare identifier");
  if (mc_p_affine_bound(m->all).index != MC_NONE) {
    return mc_def_parse_error(m->d, p->tok.start, "redefinition of identifier '%.*s'", (int)mc_token_len(&p->tok),
                              p->tok.start);
  }
  McAffineExpr e = kind == SYMBOL ? mc_affine_symbol(ctx, m->num_symbols++) :
                   mc_affine_dim(ctx, kind == LEVEL ? m->num_declared++ : m->num_dims++);
  if (!mc_p_affine_bind(m->all, e)) return false;
  if (kind != LEVEL && !mc_p_affine_bind(m->dims, e)) return false;
  if (kind != DIM && !mc_p_affine_bind(m->levels, e)) return false;
  mc_advance(p);
  return true;
}

static bool bind_list(Map *m, Kind kind, McTokenKind open, McTokenKind close, const char *unclosed) {
  McParser *p = m->d->p;
  if (!mc_consume_if(p, open) || mc_consume_if(p, close)) return true;
  do {
    if (!bind(m, kind)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, close, unclosed);
}

static bool push(Map *m, McWords *words, uint32_t word) {
  return (word != MC_NONE && mc_array_push(&m->d->p->ctx->alloc, words, word)) || mc_p_out_of_memory(m->d->p);
}

/* The definition of a slice, and one with these parameters. */
static uint32_t make_slice(Map *m, const int64_t *numbers) {
  McContext *ctx = m->d->p->ctx;
  McIdent name = mc_ident(ctx, "sparse_tensor.slice", 19);
  uint32_t values[3];
  for (uint32_t i = 0; i < 3; i++) {
    values[i] = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), numbers[i]).index;
  }
  return name.index == MC_NONE ? MC_NONE : mc_defined_intern(ctx, mc_p_find_definition(m->d->p, name, false), values);
}

static bool parse_dim(Map *m) {
  McParser *p = m->d->p;
  static const int64_t all[3] = {0, MC_SPARSE_DYNAMIC, 1};
  McAffineExpr expr = {MC_NONE};
  if (!bind(m, DIM)) return false;
  if (mc_consume_if(p, TOK_EQUAL)) {
    expr = mc_p_affine_expr(m->levels);
    if (expr.index == MC_NONE) return false;
    if (!push(m, &m->to_dim, expr.index)) return false;
  } else {
    m->all_exprs = false;
  }
  if (!mc_consume_if(p, TOK_COLON)) return push(m, &m->slices, make_slice(m, all));
  const char *at = p->tok.start;
  McAttr slice = mc_p_attr(p, (McType){MC_NONE});
  if (slice.index == MC_NONE) return false;
  const McDefinition *def =
      mc_kind(p->ctx, slice.index) == MC_ATTR_DEFINED ? mc_definition_of(p->ctx, slice.index) : NULL;
  McStr name = def == NULL ? (McStr){"", 0} : mc_ident_str(p->ctx, def->name);
  if (name.len != 19 || memcmp(name.ptr, "sparse_tensor.slice", 19) != 0) {
    return mc_def_parse_error(m->d, at, "expected SparseTensorDimSliceAttr");
  }
  m->has_slice = true;
  return push(m, &m->slices, slice.index);
}

static const char *nth(uint32_t n) { return n == 1 ? "st" : n == 2 ? "nd" : "th"; }

/* The name of a level that was declared, and `=`. */
static bool parse_level_name(Map *m) {
  McParser *p = m->d->p;
  McStr text = {p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) return mc_def_parse_error(m->d, text.ptr, "expected bare identifier");
  McAffineExpr e = mc_p_affine_bound(m->levels);
  if (e.index == MC_NONE || mc_kind(p->ctx, e.index) != MC_AFFINE_DIM) {
    return mc_def_parse_error(m->d, text.ptr, "use of undeclared identifier '%.*s'", (int)text.len, text.ptr);
  }
  uint32_t number = (uint32_t)mc_affine_value(p->ctx, e), here = m->num_levels;
  if (number != here) {
    return mc_def_parse_error(
        m->d, text.ptr,
        "Level-variable ordering mismatch. The variable '%.*s' was forward-declared as the %u%s level; "
        "but is bound by the %u%s specification.",
        (int)text.len, text.ptr, number, nth(number), here, nth(here));
  }
  mc_advance(p);
  return mc_expect(p, TOK_EQUAL, "expected '='");
}

static bool parse_level(Map *m) {
  McParser *p = m->d->p;
  uint64_t type = 0;
  if (m->num_declared > 0 && !parse_level_name(m)) return false;
  McAffineExpr expr = mc_p_affine_expr(m->dims);
  if (expr.index == MC_NONE || !mc_expect(p, TOK_COLON, "expected ':'") || !parse_level_type(m->d, &type)) return false;
  m->num_levels++;
  McAttr held = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), (int64_t)type);
  return push(m, &m->to_level, expr.index) && push(m, &m->types, held.index);
}

static bool parse_list(Map *m, bool (*one)(Map *m), const char *missing, const char *unclosed) {
  McParser *p = m->d->p;
  if (!mc_expect(p, TOK_L_PAREN, missing)) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    if (!one(m)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, unclosed);
}

static bool parse_lists(Map *m) {
  McParser *p = m->d->p;
  if (!bind_list(m, SYMBOL, TOK_L_SQUARE, TOK_R_SQUARE, "expected ']' in symbol binding list") ||
      !bind_list(m, LEVEL, TOK_L_BRACE, TOK_R_BRACE, "expected '}' in level declaration list") ||
      !parse_list(m, parse_dim, "expected '(' in dimension-specifier list",
                  "expected ')' in dimension-specifier list") ||
      !mc_expect(p, TOK_ARROW, "expected '->'")) {
    return false;
  }
  const char *at = p->tok.start;
  if (!parse_list(m, parse_level, "expected '(' in level-specifier list", "expected ')' in level-specifier list")) {
    return false;
  }
  if (m->num_declared == 0 || m->num_declared == m->num_levels) return true;
  return mc_def_parse_error(
      m->d, at,
      "Level-rank mismatch between forward-declarations and specifiers. Declared %u level-variables; but got "
      "%u level-specifiers.",
      m->num_declared, m->num_levels);
}

static bool set_map(McDefParse *d, uint32_t param, McAffineMap map) {
  d->values[param] = map.index == MC_NONE ? MC_NONE : mc_attr_affine_map(d->p->ctx, map).index;
  return d->values[param] != MC_NONE || mc_p_out_of_memory(d->p);
}

static bool take_map(Map *m) {
  McDefParse *d = m->d;
  McParser *p = d->p;
  McContext *ctx = p->ctx;
  McAffineMap map =
      mc_affine_map(ctx, m->num_dims, m->num_symbols, (const McAffineExpr *)m->to_level.ptr, m->to_level.len);
  if (!set_map(d, MC_SPARSE_TO_LEVEL, map)) return false;
  McAttr types = mc_attr_array(ctx, (const McAttr *)m->types.ptr, m->types.len);
  d->values[MC_SPARSE_TYPES] = types.index;
  if (types.index == MC_NONE) return mc_p_out_of_memory(p);
  d->values[MC_SPARSE_SLICES] = MC_NONE;
  if (m->has_slice) {
    d->values[MC_SPARSE_SLICES] = mc_attr_array(ctx, (const McAttr *)m->slices.ptr, m->slices.len).index;
    if (d->values[MC_SPARSE_SLICES] == MC_NONE) return mc_p_out_of_memory(p);
  }
  bool failed = false;
  McAffineMap back = {MC_NONE};
  d->values[MC_SPARSE_TO_DIM] = MC_NONE;
  if (m->all_exprs && m->num_dims > 0) {
    back = mc_affine_map(ctx, m->num_levels, m->num_symbols, (const McAffineExpr *)m->to_dim.ptr, m->to_dim.len);
    if (back.index == MC_NONE) return mc_p_out_of_memory(p);
    if (mc_affine_map_is_identity(ctx, back)) back.index = MC_NONE;
  }
  if (back.index == MC_NONE) back = inverse_of(ctx, map, &failed);
  if (failed) return mc_p_out_of_memory(p);
  return back.index == MC_NONE || set_map(d, MC_SPARSE_TO_DIM, back);
}

static bool parse_map(McDefParse *d) {
  McParser *p = d->p;
  McAlloc *alloc = &p->ctx->alloc;
  Map m = {.d = d,
           .all_exprs = true,
           .dims = mc_p_affine_scope(p),
           .levels = mc_p_affine_scope(p),
           .all = mc_p_affine_scope(p)};
  McAttr earlier = {d->values[MC_SPARSE_TYPES]};
  bool ok = m.dims != NULL && m.levels != NULL && m.all != NULL;
  uint32_t num_earlier = mc_sparse_num_levels(p->ctx, earlier); /* the text has two maps: upstream counts both */
  ok = ok && parse_lists(&m) && take_map(&m);
  if (ok && num_earlier > 0) {
    ok = mc_def_parse_error(d, d->at, "level-rank mismatch between dimToLvl and lvlTypes: %u != %u", m.num_levels,
                            num_earlier + m.num_levels);
  }
  mc_array_fini(alloc, &m.types);
  mc_array_fini(alloc, &m.to_level);
  mc_array_fini(alloc, &m.to_dim);
  mc_array_fini(alloc, &m.slices);
  return ok;
}

/* --- the encoding --- */

static bool parse_width(McDefParse *d, uint32_t param, const char *message) {
  McParser *p = d->p;
  int64_t value;
  McAttr attr = mc_p_attr(p, (McType){MC_NONE});
  if (attr.index == MC_NONE) return false;
  if (mc_kind(p->ctx, attr.index) != MC_ATTR_INTEGER || !mc_attr_integer_i64(p->ctx, attr, &value)) {
    return mc_def_parse_error(d, d->at, "%s", message);
  }
  d->values[param] = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 32, MC_UNSIGNED), (int64_t)(uint32_t)value).index;
  return d->values[param] != MC_NONE || mc_p_out_of_memory(p);
}

static bool is_number(const McContext *ctx, McAttr attr) {
  McKind kind = mc_kind(ctx, attr.index);
  if (kind == MC_ATTR_INTEGER || kind == MC_ATTR_FLOAT) return true;
  if (kind != MC_ATTR_DEFINED) return false;
  McStr name = mc_ident_str(ctx, (McIdent){mc_rec(ctx, attr.index)->words[0]});
  return name.len == 14 && memcmp(name.ptr, "complex.number", 14) == 0;
}

static bool parse_number(McDefParse *d, uint32_t param, const char *message) {
  McAttr attr = mc_p_attr(d->p, (McType){MC_NONE});
  if (attr.index == MC_NONE) return false;
  if (!is_number(d->p->ctx, attr)) return mc_def_parse_error(d, d->at, "%s", message);
  d->values[param] = attr.index;
  return true;
}

static bool parse_entry(McDefParse *d, McStr key) {
#define IS(word) (key.len == sizeof(word) - 1 && memcmp(key.ptr, word, key.len) == 0)
  if (IS("map")) return parse_map(d);
  if (IS("posWidth")) return parse_width(d, MC_SPARSE_POS, "expected an integral position bitwidth");
  if (IS("crdWidth")) return parse_width(d, MC_SPARSE_CRD, "expected an integral index bitwidth");
  if (IS("explicitVal")) return parse_number(d, MC_SPARSE_EXPLICIT, "expected a numeric value for explicitVal");
  return parse_number(d, MC_SPARSE_IMPLICIT, "expected a numeric value for implicitVal");
#undef IS
}

bool mc_def_routine_sparse_encoding_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  static const Word keys[] = {{"map", 1}, {"posWidth", 1}, {"crdWidth", 1}, {"explicitVal", 1}, {"implicitVal", 1}};
  McParser *p = d->p;
  if (!mc_expect(p, TOK_LESS, "expected '<'") || !mc_expect(p, TOK_L_BRACE, "expected '{'")) return false;
  while (mc_p_at_word(p)) {
    McStr key = {p->tok.start, mc_token_len(&p->tok)};
    if (find_word(keys, MC_COUNT(keys), key) == 0) {
      return mc_def_parse_error(d, d->at, "unexpected key: %.*s", (int)key.len, key.ptr);
    }
    mc_advance(p);
    if (!mc_expect(p, TOK_EQUAL, "expected '='") || !parse_entry(d, key)) return false;
    if (!mc_consume_if(p, TOK_COMMA)) break;
  }
  if (!mc_expect(p, TOK_R_BRACE, "expected '}'") || !mc_expect(p, TOK_GREATER, "expected '>'")) return false;
  if (d->values[MC_SPARSE_TYPES] != MC_NONE) return true;
  d->values[MC_SPARSE_TYPES] = mc_attr_array(p->ctx, NULL, 0).index;
  return d->values[MC_SPARSE_TYPES] != MC_NONE || mc_p_out_of_memory(p);
}

static void put_map(McPrinter *p, McAttr types, McAffineMap map, McAttr slices) {
  McContext *ctx = p->ctx;
  uint32_t levels = mc_sparse_num_levels(ctx, types), num_slices = mc_sparse_num_levels(ctx, slices);
  uint32_t dims = map.index == MC_NONE ? levels : mc_affine_map_num_dims(ctx, map);
  uint32_t symbols = map.index == MC_NONE ? 0 : mc_affine_map_num_symbols(ctx, map);
  for (uint32_t i = 0; i < symbols && !p->collecting; i++) mc_buf_printf(p->buf, i == 0 ? "[s%u" : ", s%u", i);
  if (symbols > 0) mc_pr_lit(p, "]");
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < dims; i++) {
    if (!p->collecting) mc_buf_printf(p->buf, i == 0 ? "d%u" : ", d%u", i);
    if (i >= num_slices) continue;
    mc_pr_lit(p, " : ");
    mc_pr_attr(p, mc_attr_array_get(ctx, slices, i));
  }
  mc_pr_lit(p, ") -> (");
  for (uint32_t i = 0; i < levels; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    if (map.index != MC_NONE && i < mc_affine_map_num_results(ctx, map)) {
      mc_pr_affine_expr(p, mc_affine_map_result(ctx, map, i));
    } else if (!p->collecting)
      mc_buf_printf(p->buf, "d%u", i);
    mc_pr_lit(p, " : ");
    put_level_type(p, mc_sparse_level(ctx, types, i));
  }
  mc_pr_lit(p, ")");
}

void mc_def_routine_sparse_encoding_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McPrinter *p = d->p;
  const uint32_t *v = d->values;
  uint64_t pos = number_of(p->ctx, v[MC_SPARSE_POS]), crd = number_of(p->ctx, v[MC_SPARSE_CRD]);
  mc_pr_lit(p, "<{ map = ");
  put_map(p, (McAttr){v[MC_SPARSE_TYPES]}, map_of(p->ctx, v[MC_SPARSE_TO_LEVEL]), (McAttr){v[MC_SPARSE_SLICES]});
  if (pos != 0 && !p->collecting) mc_buf_printf(p->buf, ", posWidth = %llu", (unsigned long long)pos);
  if (crd != 0 && !p->collecting) mc_buf_printf(p->buf, ", crdWidth = %llu", (unsigned long long)crd);
  if (v[MC_SPARSE_EXPLICIT] != MC_NONE) {
    mc_pr_lit(p, ", explicitVal = ");
    mc_pr_attr(p, (McAttr){v[MC_SPARSE_EXPLICIT]});
  }
  if (v[MC_SPARSE_IMPLICIT] != MC_NONE) {
    mc_pr_lit(p, ", implicitVal = ");
    mc_pr_attr(p, (McAttr){v[MC_SPARSE_IMPLICIT]});
  }
  mc_pr_lit(p, " }>");
}

/* --- an encoding of storage: parameters that do not change its size are dropped --- */

bool mc_def_routine_sparse_storage_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McContext *ctx = p->ctx;
  if (!mc_def_parse_param(d, args[0].number)) return false;
  uint32_t given = d->values[args[0].number];
  const McDefinition *def = mc_definition_of(ctx, given);
  if (def == NULL || def->record->num_params != MC_SPARSE_NUM_PARAMS) return true;
  uint32_t values[MC_SPARSE_NUM_PARAMS];
  for (uint32_t i = 0; i < MC_SPARSE_NUM_PARAMS; i++) values[i] = MC_NONE;
  McAttr types = {mc_defined_param(ctx, given, MC_SPARSE_TYPES)};
  size_t base = p->words.len;
  bool ok = true;
  for (uint32_t i = 0, n = mc_sparse_num_levels(ctx, types); ok && i < n; i++) {
    uint64_t level = mc_sparse_level(ctx, types, i) & ~(MC_SPARSE_NONUNIQUE | MC_SPARSE_NONORDERED);
    ok = mc_p_push(p, &p->words, mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), (int64_t)level).index);
  }
  if (ok) {
    values[MC_SPARSE_TYPES] = mc_attr_array(ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base).index;
  }
  p->words.len = base;
  values[MC_SPARSE_SLICES] = mc_defined_param(ctx, given, MC_SPARSE_SLICES);
  for (uint32_t i = MC_SPARSE_POS; i <= MC_SPARSE_CRD; i++) values[i] = mc_definition_params(def)[i].default_value;
  if (ok && values[MC_SPARSE_TYPES] != MC_NONE) d->values[args[0].number] = mc_defined_intern(ctx, def, values);
  return (ok && values[MC_SPARSE_TYPES] != MC_NONE && d->values[args[0].number] != MC_NONE) || mc_p_out_of_memory(p);
}

void mc_def_routine_sparse_storage_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_attr(d->p, (McAttr){d->values[args[0].number]});
}

/* --- slices and ranges --- */

static bool parse_slice_number(McDefParse *d, uint32_t param) {
  McParser *p = d->p;
  int64_t value = MC_SPARSE_DYNAMIC;
  bool negative = mc_consume_if(p, TOK_MINUS);
  if (negative || mc_at(p, TOK_INTEGER)) {
    uint64_t number;
    if (!mc_at(p, TOK_INTEGER)) return mc_p_wrong_token(p, "expected integer value");
    if (!mc_p_token_u64(&p->tok, &number) || number > INT64_MAX) return mc_p_error(p, "integer value too large");
    mc_advance(p);
    value = (int64_t)number;
    if (negative && value > 0) {
      return mc_def_parse_error(d, p->tok.start, "expect positive value or ? for slice offset/size/stride");
    }
  } else if (!mc_expect(p, TOK_QUESTION, "expected '?'")) {
    return false;
  }
  d->values[param] = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), value).index;
  return d->values[param] != MC_NONE || mc_p_out_of_memory(p);
}

bool mc_def_routine_sparse_slice_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  McParser *p = d->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  for (uint32_t i = 0; i < num_args; i++) {
    if (i > 0 && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
    if (!parse_slice_number(d, args[i].number)) return false;
  }
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_def_routine_sparse_slice_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  McPrinter *p = d->p;
  for (uint32_t i = 0; i < num_args && !p->collecting; i++) {
    int64_t value = (int64_t)number_of(p->ctx, d->values[args[i].number]);
    mc_pr_text(p, i == 0 ? "(" : ", ", i == 0 ? 1 : 2);
    if (value == MC_SPARSE_DYNAMIC) mc_buf_char(p->buf, '?');
    else mc_buf_i64(p->buf, value);
  }
  mc_pr_lit(p, ")");
}

bool mc_def_check_sparse_slice(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                               McDiags *diags) {
  (void)def;
  static const char *const messages[] = {"expect non-negative value or ? for slice offset",
                                         "expect positive value or ? for slice size",
                                         "expect positive value or ? for slice stride"};
  for (uint32_t i = 0; i < 3; i++) {
    int64_t value = (int64_t)number_of(ctx, values[i]);
    if (value != MC_SPARSE_DYNAMIC && value < (i > 0)) return mc_error(diags, loc, "%s", messages[i]);
  }
  return true;
}

/* f: the operation's form that is parsed, or NULL. */
static bool parse_level_number(McParser *p, McFormatParse *f, int64_t *out) {
  const char *at = p->tok.start;
  bool negative = mc_consume_if(p, TOK_MINUS);
  uint64_t value;
  if (!mc_at(p, TOK_INTEGER)) {
    return f == NULL ? mc_p_error_at(p, at, "expected integer value")
                     : mc_format_parse_error(f, at, "expected integer value");
  }
  if (!mc_p_token_u64(&p->tok, &value) || value >= INT64_MAX) return mc_p_error(p, "integer value too large");
  mc_advance(p);
  *out = negative ? -(int64_t)value : (int64_t)value;
  return true;
}

/* 0 or 0 `to` 2: the first level and the end of the levels, as unsigned numbers. */
static bool parse_range(McParser *p, McFormatParse *f, int64_t *low, int64_t *high) {
  if (!parse_level_number(p, f, low)) return false;
  *high = *low + 1;
  return !mc_consume_keyword(p, "to") || parse_level_number(p, f, high);
}

#define UNORDERED "expect larger level upper bound than lower bound"

bool mc_def_routine_level_range_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  McParser *p = d->p;
  int64_t range[2];
  if (!parse_range(p, d->f, &range[0], &range[1])) return false;
  if ((uint64_t)range[1] <= (uint64_t)range[0]) return mc_def_parse_error(d, d->at, UNORDERED);
  for (uint32_t i = 0; i < num_args; i++) {
    d->values[args[i].number] = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_UNSIGNED), range[i]).index;
    if (d->values[args[i].number] == MC_NONE) return mc_p_out_of_memory(p);
  }
  return true;
}

static void put_range(McPrinter *p, uint64_t low, uint64_t high) {
  if (p->collecting) return;
  mc_buf_printf(p->buf, "%llu", (unsigned long long)low);
  if (high != low + 1) mc_buf_printf(p->buf, " to %llu", (unsigned long long)high);
}

void mc_def_routine_level_range_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_range(d->p, number_of(d->p->ctx, d->values[args[0].number]), number_of(d->p->ctx, d->values[args[1].number]));
}

bool mc_routine_level_range_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  int64_t range[2];
  if (!parse_range(p, f, &range[0], &range[1])) return false;
  if ((uint64_t)range[1] <= (uint64_t)range[0]) return mc_format_parse_error(f, f->op->at, UNORDERED);
  for (uint32_t i = 0; i < num_args; i++) {
    McAttr level = mc_attr_integer(p->ctx, (McType){p->ctx->cached.index}, range[i]);
    if (level.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_format_parse_set_attr(f, args[i].number, level)) return false;
  }
  return true;
}

void mc_routine_level_range_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  put_range(f->p, number_of(ctx, mc_format_print_attr(f, args[0].number).index),
            number_of(ctx, mc_format_print_attr(f, args[1].number).index));
}
