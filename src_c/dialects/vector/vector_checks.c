/* vector_checks.c - the verifier's rules for vector's operations beside their types, in upstream's words and order.
 *
 * Operations in generic form can have any number of operands and results that the declared checks accept: these run
 * before and check counts, kinds and attributes. The shapes of two vectors are compared without their element types.
 */
#include "dialects/vector/vector.def"
#include "dialects/shared/infer_types.h"
#include "dialects/vector/vector.h"
#include "types/report.h"
#include "verify/verify.h"

#define named_type mc_named_type
#define type_of mc_vector_type_of
#define attr_of mc_checked_attr
#define bits_of mc_vector_bits_of

/* --- what an operation has --- */

McType mc_vector_type_of(const McRoutineCheck *c, const char *name) {
  McIdent ident = mc_ident(c->ctx, name, strlen(name));
  return ident.index == MC_NONE ? (McType){MC_NONE} : named_type(c, ident.index);
}

static bool is_vector(const McRoutineCheck *c, McType type) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_VECTOR;
}

/* Its rank; 0 for what has none. */
static uint32_t rank_of(const McRoutineCheck *c, McType type) {
  return type.index != MC_NONE && mc_type_has_rank(c->ctx, type) ? mc_type_rank(c->ctx, type) : 0;
}

static int64_t dim(const McRoutineCheck *c, McType type, uint32_t i) { return mc_type_dim(c->ctx, type, i); }
static bool scalable(const McRoutineCheck *c, McType type, uint32_t i) { return mc_type_dim_scalable(c->ctx, type, i); }

static McType element(const McRoutineCheck *c, McType type) { return mc_element_or_self(c->ctx, type); }

uint64_t mc_vector_bits_of(const McRoutineCheck *c, McType type) {
  switch (mc_kind(c->ctx, type.index)) {
    case MC_TYPE_INTEGER: case MC_TYPE_FLOAT: case MC_TYPE_INDEX: return mc_type_bit_width(c->ctx, type);
    case MC_TYPE_COMPLEX: return 2 * bits_of(c, mc_type_element(c->ctx, type));
    default: return 0;
  }
}

/* A dense array of i64 or an array of integer attributes. */
static uint32_t list_size(const McRoutineCheck *c, McAttr list) {
  if (list.index == MC_NONE) return 0;
  McKind kind = mc_kind(c->ctx, list.index);
  if (kind == MC_ATTR_ARRAY) return mc_attr_array_size(c->ctx, list);
  return kind == MC_ATTR_DENSE_ARRAY ? (uint32_t)(mc_attr_dense_data(c->ctx, list).len / sizeof(int64_t)) : 0;
}

static int64_t list_at(const McRoutineCheck *c, McAttr list, uint32_t i) {
  int64_t value = 0;
  if (mc_kind(c->ctx, list.index) == MC_ATTR_ARRAY) {
    McAttr item = mc_attr_array_get(c->ctx, list, i);
    if (mc_kind(c->ctx, item.index) == MC_ATTR_INTEGER) mc_attr_integer_i64(c->ctx, item, &value);
  } else {
    memcpy(&value, mc_attr_dense_data(c->ctx, list).ptr + i * sizeof value, sizeof value);
  }
  return value;
}

/* --- relations --- */

bool mc_check_vector_deinterleave(const McRoutineCheck *c) {
  McType source = type_of(c, "source");
  uint32_t rank = rank_of(c, source);
  return rank == 0 || dim(c, source, rank - 1) % 2 == 0 || mc_fail_relation(c);
}

bool mc_check_vector_scalable_position(const McRoutineCheck *c) {
  McType type = c->num_args < 2 ? (McType){MC_NONE} : named_type(c, c->args[1]);
  McAttr pos = attr_of(c, "pos");
  int64_t at;
  if (rank_of(c, type) != 1 || pos.index == MC_NONE || mc_kind(c->ctx, pos.index) != MC_ATTR_INTEGER) return true;
  if (!mc_attr_integer_i64(c->ctx, pos, &at) || dim(c, type, 0) <= 0) return true;
  return (uint64_t)at % (uint64_t)dim(c, type, 0) == 0 || mc_fail_relation(c);
}

/* The value of an enumeration's attribute; -1: it has none. */
static int64_t case_of(const McRoutineCheck *c, const char *name) {
  McAttr attr = attr_of(c, name);
  return attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_DEFINED
             ? (int64_t)mc_enum_attr_value(c->ctx, attr)
             : -1;
}

#define NEWLINE 1

bool mc_check_vector_print(const McRoutineCheck *c) {
  if (attr_of(c, "stringLiteral").index == MC_NONE) return true;
  return (mc_op_num_operands(c->ctx, c->op) == 0 && case_of(c, "punctuation") == NEWLINE) || mc_fail_relation(c);
}

/* --- kinds of combinations --- */

enum { ADD, MUL, MINUI, MINSI, MINNUMF, MAXUI, MAXSI, MAXNUMF, AND, OR, XOR, MINIMUMF, MAXIMUMF };
static const char *const kind_names[] = {"add",     "mul", "minui", "minsi", "minnumf",  "maxui",   "maxsi",
                                         "maxnumf", "and", "or",    "xor",   "minimumf", "maximumf"};

/* The kind combines elements of the type; *kind is its number. */
static bool kind_combines(const McRoutineCheck *c, McType type, int64_t *kind) {
  McKind what = mc_kind(c->ctx, type.index);
  bool is_integer = what == MC_TYPE_INTEGER || what == MC_TYPE_INDEX, is_float = what == MC_TYPE_FLOAT;
  *kind = case_of(c, "kind");
  switch (*kind) {
    case ADD: case MUL: return is_integer || is_float;
    case MINUI: case MINSI: case MAXUI: case MAXSI: case AND: case OR: case XOR: return is_integer;
    case MINNUMF: case MAXNUMF: case MINIMUMF: case MAXIMUMF: return is_float;
    default: return true;
  }
}

bool mc_check_vector_reduction(const McRoutineCheck *c) {
  McType source = type_of(c, "vector"), dest = type_of(c, "dest");
  int64_t kind;
  if (rank_of(c, source) > 1) return fail(c, "unsupported reduction rank: %u", rank_of(c, source));
  if (dest.index == MC_NONE || kind_combines(c, dest, &kind)) return true;
  return fail(c, "unsupported reduction type ''%s'' for kind '%s'", mc_text_type(c->diags, dest), kind_names[kind]);
}

bool mc_check_vector_multi_reduction(const McRoutineCheck *c) {
  McType source = type_of(c, "source"), dest = type_of(c, "dest");
  McAttr dims = attr_of(c, "reduction_dims");
  if (!is_vector(c, source)) return true;
  uint32_t rank = rank_of(c, source), kept = 0;
  bool ok = true;
  uint8_t *reduced = mc_alloc_zeroed(&c->ctx->alloc, (size_t)rank + 1);
  if (reduced == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0, n = list_size(c, dims); i < n; i++) {
    int64_t d = list_at(c, dims, i);
    if (d >= 0 && d < (int64_t)rank) reduced[d] = 1;
  }
  for (uint32_t i = 0; i < rank; i++) {
    if (reduced[i]) continue;
    ok = ok && is_vector(c, dest) && kept < rank_of(c, dest) && dim(c, dest, kept) == dim(c, source, i) &&
         scalable(c, dest, kept) == scalable(c, source, i);
    kept++;
  }
  mc_free(&c->ctx->alloc, reduced, (size_t)rank + 1);
  ok = ok && (kept == 0 ? dest.index == element(c, source).index : rank_of(c, dest) == kept);
  if (ok) return true;
  return fail(c, "destination type '%s' is incompatible with source type '%s'", mc_text_type(c->diags, dest),
              mc_text_type(c->diags, source));
}

bool mc_check_vector_scan(const McRoutineCheck *c) {
  McType source = type_of(c, "source"), initial = type_of(c, "initial_value");
  int64_t along = 0, kind;
  McAttr attr = attr_of(c, "reduction_dim");
  if (!is_vector(c, source) || !is_vector(c, initial) || attr.index == MC_NONE) return true;
  mc_attr_integer_i64(c->ctx, attr, &along);
  uint32_t rank = rank_of(c, source), other = rank_of(c, initial);
  if (along >= (int64_t)rank) return fail(c, "reduction dimension %lld has to be less than %u", (long long)along, rank);
  if (other + 1 != rank) return fail(c, "initial value rank %u has to be equal to %u", other, rank - 1);
  uint32_t at = 0;
  for (uint32_t i = 0; i < rank; i++) {
    if ((int64_t)i == along) continue;
    if (at >= other || dim(c, initial, at++) != dim(c, source, i)) {
      return fail(c, "incompatible input/initial value shapes");
    }
  }
  if (kind_combines(c, element(c, source), &kind)) return true;
  return fail(c, "unsupported reduction type '%s' for kind '%s'", mc_text_type(c->diags, element(c, source)),
              kind_names[kind]);
}

bool mc_check_vector_outer_product(const McRoutineCheck *c) {
  McType lhs = type_of(c, "lhs"), rhs = type_of(c, "rhs"), acc = type_of(c, "acc"), result = type_of(c, "result");
  int64_t kind;
  if (rank_of(c, lhs) != 1) return fail(c, "expected 1-d vector for operand #1");
  if (is_vector(c, rhs)) {
    if (rank_of(c, rhs) != 1) return fail(c, "expected 1-d vector for operand #2");
    if (rank_of(c, result) != 2) return fail(c, "expected 2-d vector result");
    if (dim(c, lhs, 0) != dim(c, result, 0)) return fail(c, "expected #1 operand dim to match result dim #1");
    if (dim(c, rhs, 0) != dim(c, result, 1)) return fail(c, "expected #2 operand dim to match result dim #2");
    if (scalable(c, lhs, 0) && !scalable(c, rhs, 0)) {
      return fail(c, "expected either both or only #2 operand dim to be scalable");
    }
  } else {
    if (rank_of(c, result) != 1) return fail(c, "expected 1-d vector result");
    if (dim(c, lhs, 0) != dim(c, result, 0)) return fail(c, "expected #1 operand dim to match result dim #1");
  }
  if (acc.index != MC_NONE && acc.index != result.index) {
    return fail(c, "expected operand #3 of same type as result type");
  }
  return kind_combines(c, element(c, result), &kind) || fail(c, "unsupported outerproduct type");
}

/* --- contract --- */

typedef struct Contraction {
  McType lhs, rhs, acc, result;
  McAffineMap maps[3];
  McAttr iterators;
} Contraction;

/* Which result of a map is the dimension; -1: none. */
static int64_t result_of_dim(const McRoutineCheck *c, McAffineMap map, uint32_t d) {
  for (uint32_t i = 0, n = mc_affine_map_num_results(c->ctx, map); i < n; i++) {
    McAffineExpr e = mc_affine_map_result(c->ctx, map, i);
    if (mc_kind(c->ctx, e.index) == MC_AFFINE_DIM && mc_affine_value(c->ctx, e) == (int64_t)d) return i;
  }
  return -1;
}

static bool is_projection(const McRoutineCheck *c, McAffineMap map) {
  for (uint32_t i = 0, n = mc_affine_map_num_results(c->ctx, map); i < n; i++) {
    McAffineExpr e = mc_affine_map_result(c->ctx, map, i);
    if (mc_kind(c->ctx, e.index) != MC_AFFINE_DIM) return false;
    if (result_of_dim(c, map, (uint32_t)mc_affine_value(c->ctx, e)) != (int64_t)i) return false;
  }
  return true;
}

static bool is_reduction(const McRoutineCheck *c, const Contraction *t, uint32_t i) {
  McAttr item = mc_attr_array_get(c->ctx, t->iterators, i);
  return mc_kind(c->ctx, item.index) == MC_ATTR_DEFINED && mc_enum_attr_value(c->ctx, item) == 1;
}

static bool check_maps(const McRoutineCheck *c, Contraction *t, McAttr maps) {
  uint32_t iterators = mc_attr_array_size(c->ctx, t->iterators);
  if (mc_attr_array_size(c->ctx, maps) != 3) return fail(c, "expected an indexing map for each vector operand");
  for (uint32_t i = 0; i < 3; i++) {
    McAttr item = mc_attr_array_get(c->ctx, maps, i);
    if (mc_kind(c->ctx, item.index) != MC_ATTR_AFFINE_MAP) {
      return fail(c, "expected an indexing map for each vector operand");
    }
    McAffineMap map = t->maps[i] = mc_attr_affine_map_value(c->ctx, item);
    McType type = mc_value_type(c->ctx, mc_op_operand(c->ctx, c->op, i));
    uint32_t rank = is_vector(c, type) ? rank_of(c, type) : 0;
    if (mc_affine_map_num_symbols(c->ctx, map) != 0) return fail(c, "expected indexing map %u to have no symbols", i);
    if (mc_affine_map_num_dims(c->ctx, map) != iterators) {
      return fail(c, "expected indexing map %u to have %u number of inputs", i, iterators);
    }
    if (mc_affine_map_num_results(c->ctx, map) != rank) {
      return fail(c, "expected indexing map %u to have %u number of outputs", i, rank);
    }
    if (!is_projection(c, map)) {
      return fail(c, "expected indexing map %u to be a projected permutation of its inputs", i);
    }
  }
  return true;
}

/* Dimensions that both sides have, of one kind of iterator, are equal. *count: how many there are. */
static bool pairs_agree(const McRoutineCheck *c, const Contraction *t, bool reduction, uint32_t *count) {
  *count = 0;
  for (uint32_t d = 0, n = mc_attr_array_size(c->ctx, t->iterators); d < n; d++) {
    if (is_reduction(c, t, d) != reduction) continue;
    int64_t l = result_of_dim(c, t->maps[0], d), r = result_of_dim(c, t->maps[1], d);
    if (l < 0 || r < 0) continue;
    ++*count;
    if (dim(c, t->lhs, (uint32_t)l) != dim(c, t->rhs, (uint32_t)r)) return false;
  }
  return true;
}

/* How many dimensions the result has: those of both sides, contracted ones not, common ones once. */
static uint32_t num_result_dims(const McRoutineCheck *c, const Contraction *t) {
  uint32_t count = rank_of(c, t->lhs) + rank_of(c, t->rhs);
  for (uint32_t d = 0, n = mc_attr_array_size(c->ctx, t->iterators); d < n; d++) {
    if (result_of_dim(c, t->maps[0], d) < 0 || result_of_dim(c, t->maps[1], d) < 0) continue;
    count -= is_reduction(c, t, d) ? 2 : 1;
  }
  return count;
}

static bool check_result_shape(const McRoutineCheck *c, const Contraction *t) {
  bool result = is_vector(c, t->result), acc = is_vector(c, t->acc);
  if (num_result_dims(c, t) == 0) return (!result && !acc) || fail(c, "invalid accumulator/result vector shape");
  if (!result || !acc) return fail(c, "invalid accumulator/result vector shape");
  for (uint32_t d = 0, n = mc_attr_array_size(c->ctx, t->iterators); d < n; d++) {
    if (result_of_dim(c, t->maps[0], d) >= 0 || result_of_dim(c, t->maps[1], d) >= 0) continue;
    return fail(c, "expected all dimensions to be either a LHS or a RHS dimension");
  }
  uint32_t rank = mc_affine_map_num_results(c->ctx, t->maps[2]);
  McAlloc *alloc = &c->ctx->alloc;
  size_t size = (size_t)rank + 1;
  int64_t *dims = mc_alloc(alloc, size * sizeof *dims);
  uint8_t *flags = mc_alloc_zeroed(alloc, size);
  McType expected = {MC_NONE};
  if (dims != NULL && flags != NULL) {
    for (uint32_t i = 0; i < rank; i++) {
      uint32_t d = (uint32_t)mc_affine_value(c->ctx, mc_affine_map_result(c->ctx, t->maps[2], i));
      int64_t l = result_of_dim(c, t->maps[0], d), r = result_of_dim(c, t->maps[1], d);
      dims[i] = l >= 0 ? dim(c, t->lhs, (uint32_t)l) : dim(c, t->rhs, (uint32_t)r);
      flags[i] = i < rank_of(c, t->result) && scalable(c, t->result, i);
    }
    expected = mc_type_vector(c->ctx, dims, flags, rank, mc_type_element(c->ctx, t->result), NULL);
  }
  if (dims != NULL) mc_free(alloc, dims, size * sizeof *dims);
  if (flags != NULL) mc_free(alloc, flags, size);
  if (expected.index == MC_NONE) return mc_out_of_memory(c->diags);
  if (t->result.index == expected.index && t->acc.index == expected.index) return true;
  return fail(c, "invalid accumulator/result vector shape, expected: '%s'", mc_text_type(c->diags, expected));
}

bool mc_check_vector_contract(const McRoutineCheck *c) {
  Contraction t = {
      .lhs = type_of(c, "lhs"), .rhs = type_of(c, "rhs"), .acc = type_of(c, "acc"), .result = type_of(c, "result")};
  McAttr maps = attr_of(c, "indexing_maps");
  t.iterators = attr_of(c, "iterator_types");
  if (!is_vector(c, t.lhs) || !is_vector(c, t.rhs) || maps.index == MC_NONE || t.iterators.index == MC_NONE) {
    return true;
  }
  McType scalar = element(c, t.lhs);
  if (mc_kind(c->ctx, scalar.index) == MC_TYPE_INTEGER && mc_type_integer_signedness(c->ctx, scalar) != MC_SIGNLESS) {
    return fail(c, "only supports signless integer types");
  }
  uint32_t pairs;
  int64_t kind;
  if (!check_maps(c, &t, maps)) return false;
  bool agree = pairs_agree(c, &t, true, &pairs);
  if (pairs == 0) return fail(c, "expected at least one contracting dimension pair");
  if (!agree) return fail(c, "invalid contracting dimension map");
  if (!pairs_agree(c, &t, false, &pairs)) return fail(c, "invalid batch dimension map");
  if (!check_result_shape(c, &t)) return false;
  return kind_combines(c, element(c, t.result), &kind) || fail(c, "unsupported contraction type");
}

/* --- shapes --- */

bool mc_check_vector_bitcast(const McRoutineCheck *c) {
  McType source = type_of(c, "source"), result = type_of(c, "result");
  uint32_t rank = rank_of(c, source);
  if (!is_vector(c, source) || !is_vector(c, result) || rank_of(c, result) != rank) return true;
  for (uint32_t i = 0; i + 1 < rank; i++) {
    if (dim(c, source, i) != dim(c, result, i)) return fail(c, "dimension size mismatch at: %u", i);
  }
  uint64_t from = bits_of(c, element(c, source)), to = bits_of(c, element(c, result));
  if (from == 0 || to == 0) return true;
  if (rank == 0) return from == to || fail(c, "source/result bitwidth of the 0-D vector element types must be equal");
  if (from * (uint64_t)dim(c, source, rank - 1) == to * (uint64_t)dim(c, result, rank - 1)) return true;
  return fail(c, "source/result bitwidth of the minor 1-D vectors must be equal");
}

bool mc_check_vector_broadcast(const McRoutineCheck *c) {
  McType source = type_of(c, "source"), result = type_of(c, "vector");
  if (source.index == MC_NONE || !is_vector(c, result)) return true;
  if (!is_vector(c, source)) return source.index == element(c, result).index || fail(c, "source type is not a vector");
  uint32_t rank = rank_of(c, source), lead = rank_of(c, result);
  if (rank > lead) return fail(c, "source rank higher than destination rank");
  lead -= rank;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t from = dim(c, source, i), to = dim(c, result, lead + i);
    bool from_scalable = scalable(c, source, i), to_scalable = scalable(c, result, lead + i);
    bool differ = (from != 1 && from != to) || (from == 1 && from_scalable && to != 1) ||
                  (from_scalable != to_scalable && (from != 1 || from_scalable));
    if (!differ) continue;
    return fail(c,
                from_scalable
                    ? (to_scalable ? "dimension mismatch ([%lld] vs. [%lld])" : "dimension mismatch ([%lld] vs. %lld)")
                    : (to_scalable ? "dimension mismatch (%lld vs. [%lld])" : "dimension mismatch (%lld vs. %lld)"),
                (long long)from, (long long)to);
  }
  return true;
}

#define POISON (-1)

static bool is_position(int64_t value, int64_t end) { return value == POISON || (value >= 0 && value < end); }

bool mc_check_vector_shuffle(const McRoutineCheck *c) {
  McType v1 = type_of(c, "v1"), v2 = type_of(c, "v2"), result = type_of(c, "vector");
  McAttr mask = attr_of(c, "mask");
  uint32_t r1 = rank_of(c, v1), r2 = rank_of(c, v2), rank = rank_of(c, result), len = list_size(c, mask);
  if (!(r1 == 0 && r2 == 0 && rank == 1) && !(r1 == rank && r2 == rank)) return fail(c, "rank mismatch");
  for (uint32_t i = 1; i < r1; i++) {
    if (dim(c, result, i) != dim(c, v1, i) || dim(c, v1, i) != dim(c, v2, i)) return fail(c, "dimension mismatch");
  }
  if (len == 0) return fail(c, "invalid mask length");
  if (rank > 0 && (int64_t)len != dim(c, result, 0)) return fail(c, "mask length mismatch");
  int64_t rows = (r1 == 0 ? 1 : dim(c, v1, 0)) + (r2 == 0 ? 1 : dim(c, v2, 0));
  for (uint32_t i = 0; i < len; i++) {
    if (!is_position(list_at(c, mask, i), rows)) return fail(c, "mask index #%u out of range", i + 1);
  }
  return true;
}

/* As many rows of the first vector as the mask has. */
bool mc_infer_vector_shuffle(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  McType v1 = mc_infer_type(in, 0);
  McAttr mask = mc_infer_attr(in, 1);
  if (v1.index == MC_NONE) return false;
  if (mc_kind(ctx, v1.index) != MC_TYPE_VECTOR) return mc_infer_fail(in, "expected vector type");
  bool known = mask.index != MC_NONE && mc_kind(ctx, mask.index) == MC_ATTR_DENSE_ARRAY;
  uint64_t count = known ? mc_attr_dense_count(ctx, mask) : 0;
  McInts sizes;
  if (!mc_ints_init(ctx, &sizes, mc_type_rank(ctx, v1) + 1, in->diags)) return false;
  sizes.ptr[sizes.len++] = count == 0 ? 1 : (int64_t)count;
  for (uint32_t i = 1; i < mc_type_rank(ctx, v1); i++) sizes.ptr[sizes.len++] = mc_type_dim(ctx, v1, i);
  McType made = mc_type_vector(ctx, sizes.ptr, NULL, sizes.len, mc_type_element(ctx, v1), in->diags);
  mc_ints_fini(ctx, &sizes);
  return made.index != MC_NONE && mc_infer_push(in, out, made);
}


/* Static positions; as many of them are dynamic as there are operands for it. */
static uint32_t num_dynamic(const McRoutineCheck *c, McAttr positions) {
  uint32_t count = 0;
  for (uint32_t i = 0, n = list_size(c, positions); i < n; i++) count += list_at(c, positions, i) == MC_DYNAMIC;
  return count;
}

bool mc_check_vector_extract(const McRoutineCheck *c) {
  McType source = type_of(c, "source"), result = type_of(c, "result");
  McAttr positions = attr_of(c, "static_position");
  if (!is_vector(c, source)) return true;
  uint32_t count = list_size(c, positions);
  if (is_vector(c, result) && rank_of(c, result) == 0) {
    return mc_plain_error(c, "expected a scalar instead of a 0-d vector as the result type");
  }
  if (num_dynamic(c, positions) + 1 != mc_op_num_operands(c->ctx, c->op)) {
    return fail(c,
                "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) "
                "-- this can "
                "only happen due to an incorrect fold/rewrite");
  }
  if (count > rank_of(c, source)) return fail(c, "expected position attribute of rank no greater than vector rank");
  for (uint32_t i = 0; i < count; i++) {
    int64_t at = list_at(c, positions, i);
    if (at == MC_DYNAMIC || is_position(at, dim(c, source, i))) continue;
    return fail(c,
                "expected position attribute #%u to be a non-negative integer smaller than the corresponding vector "
                "dimension or "
                "poison (-1)",
                i + 1);
  }
  return true;
}

/* A vector without its first dimensions, or its element type without all of them. MC_NONE: out of memory. */
static McType drop_dims(McContext *ctx, McType type, uint32_t count) {
  uint32_t rank = mc_type_rank(ctx, type);
  if (count >= rank) return mc_type_element(ctx, type);
  McAlloc *alloc = &ctx->alloc;
  size_t size = rank - count;
  int64_t *dims = mc_alloc(alloc, size * sizeof *dims);
  uint8_t *flags = mc_alloc(alloc, size);
  McType out = {MC_NONE};
  if (dims != NULL && flags != NULL) {
    for (uint32_t i = 0; i < size; i++) {
      dims[i] = mc_type_dim(ctx, type, count + i);
      flags[i] = mc_type_dim_scalable(ctx, type, count + i);
    }
    out = mc_type_vector(ctx, dims, flags, size, mc_type_element(ctx, type), NULL);
  }
  if (dims != NULL) mc_free(alloc, dims, size * sizeof *dims);
  if (flags != NULL) mc_free(alloc, flags, size);
  return out;
}

bool mc_infer_vector_extract(const McInfer *in, McInferred *out) {
  McType source = mc_infer_type(in, 0);
  McAttr positions = mc_infer_attr(in, 1);
  if (source.index == MC_NONE) return false;
  if (mc_kind(in->ctx, source.index) != MC_TYPE_VECTOR) return mc_infer_fail(in, "the source is not a vector");
  if (positions.index == MC_NONE || mc_kind(in->ctx, positions.index) != MC_ATTR_DENSE_ARRAY) {
    return mc_infer_fail(in, "there are no positions");
  }
  return mc_infer_push(in, out, drop_dims(in->ctx, source, (uint32_t)mc_attr_dense_count(in->ctx, positions)));
}

static bool is_one_of(const McRoutineCheck *c, McType vector, McType scalar) {
  return is_vector(c, vector) && rank_of(c, vector) == 1 && dim(c, vector, 0) == 1 &&
         element(c, vector).index == scalar.index;
}

bool mc_check_vector_extract_type(const McRoutineCheck *c) {
  McType result = type_of(c, "result"), inferred = mc_checked_inferred_type(c, NULL);
  if (inferred.index == MC_NONE || inferred.index == result.index) return true;
  return is_one_of(c, result, inferred) || is_one_of(c, inferred, result) || mc_fail_inferred(c, inferred, result);
}

bool mc_check_vector_insert(const McRoutineCheck *c) {
  McType source = type_of(c, "valueToStore"), dest = type_of(c, "dest");
  McAttr positions = attr_of(c, "static_position");
  uint32_t count = list_size(c, positions), rank = rank_of(c, dest);
  if (!is_vector(c, dest)) return true;
  if (is_vector(c, source) && rank_of(c, source) == 0) {
    return mc_plain_error(c, "expected a scalar instead of a 0-d vector as the source operand");
  }
  if (count > rank) return fail(c, "expected position attribute of rank no greater than dest vector rank");
  if (is_vector(c, source) && rank_of(c, source) + count != rank) {
    return fail(c, "expected position attribute rank + source rank to match dest vector rank");
  }
  if (!is_vector(c, source) && count != rank) {
    return fail(c, "expected position attribute rank to match the dest vector rank");
  }
  for (uint32_t i = 0; i < count; i++) {
    int64_t at = list_at(c, positions, i);
    if (at == MC_DYNAMIC || is_position(at, dim(c, dest, i))) continue;
    return fail(c,
                "expected position attribute #%u to be a non-negative integer smaller than the corresponding dest "
                "vector dimension",
                i + 1);
  }
  return true;
}

static bool check_range(const McRoutineCheck *c, McAttr list, const char *name, int64_t min, int64_t end) {
  for (uint32_t i = 0, n = list_size(c, list); i < n; i++) {
    int64_t value = list_at(c, list, i);
    if (value >= min && value < end) continue;
    return fail(c, "expected %s to be confined to [%lld, %lld)", name, (long long)min, (long long)end);
  }
  return true;
}

/* Each number is from `min` on, and below the dimension, or, closed, at most that. */
static bool check_in_shape(const McRoutineCheck *c, McAttr list, McType shape, const char *name, bool closed,
                           int64_t min) {
  for (uint32_t i = 0, n = list_size(c, list); i < n && i < rank_of(c, shape); i++) {
    int64_t value = list_at(c, list, i), end = dim(c, shape, i) + closed;
    if (value >= min && value < end) continue;
    return fail(c, "expected %s dimension %u to be confined to [%lld, %lld)", name, i, (long long)min, (long long)end);
  }
  return true;
}

static bool check_sum(const McRoutineCheck *c, int64_t sum, McType shape, uint32_t i, const char *what) {
  int64_t end = dim(c, shape, i) + 1;
  if (sum >= 0 && sum < end) return true;
  return fail(c, "expected sum(offsets, %s) dimension %u to be confined to [1, %lld)", what, i, (long long)end);
}

bool mc_check_vector_insert_strided_slice(const McRoutineCheck *c) {
  McType source = type_of(c, "valueToStore"), dest = type_of(c, "dest");
  McAttr offsets = attr_of(c, "offsets"), strides = attr_of(c, "strides");
  uint32_t from = rank_of(c, source), to = rank_of(c, dest);
  if (!is_vector(c, source) || !is_vector(c, dest)) return true;
  if (list_size(c, offsets) != to) return fail(c, "expected offsets of same size as destination vector rank");
  if (list_size(c, strides) != from) return fail(c, "expected strides of same size as source vector rank");
  if (from > to) return fail(c, "expected source rank to be no greater than destination rank");
  if (!check_in_shape(c, offsets, dest, "offsets", false, 0) || !check_range(c, strides, "strides", 1, 2)) return false;
  uint32_t lead = to - from;
  for (uint32_t i = 0; i < to; i++) {
    int64_t size = i < lead ? 0 : dim(c, source, i - lead);
    if (!check_sum(c, list_at(c, offsets, i) + size, dest, i, "source vector shape")) return false;
  }
  for (uint32_t i = 0; i < from; i++) {
    if (scalable(c, source, i) != scalable(c, dest, i + lead)) {
      return fail(c, "mismatching scalable flags (at source vector idx=%u)", i);
    }
    if (!scalable(c, source, i) || dim(c, source, i) == dim(c, dest, i + lead)) continue;
    return fail(c, "expected size at idx=%u to match the corresponding base size from the input vector (%lld vs %lld)",
                i, (long long)dim(c, source, i), (long long)dim(c, dest, i + lead));
  }
  return true;
}

bool mc_check_vector_extract_strided_slice(const McRoutineCheck *c) {
  McType source = type_of(c, "source"), result = type_of(c, "result");
  McAttr offsets = attr_of(c, "offsets"), sizes = attr_of(c, "sizes"), strides = attr_of(c, "strides");
  uint32_t count = list_size(c, offsets), rank = rank_of(c, source);
  if (!is_vector(c, source)) return true;
  if (list_size(c, sizes) != count || list_size(c, strides) != count) {
    return fail(c, "expected offsets, sizes and strides attributes of same size");
  }
  if (count > rank) return fail(c, "expected offsets attribute of rank no greater than vector rank");
  if (!check_in_shape(c, offsets, source, "offsets", false, 0) || !check_in_shape(c, sizes, source, "sizes", true, 1) ||
      !check_range(c, strides, "strides", 1, 2)) {
    return false;
  }
  for (uint32_t i = 0; i < count; i++) {
    if (!check_sum(c, list_at(c, offsets, i) + list_at(c, sizes, i), source, i, "sizes")) return false;
  }
  McAlloc *alloc = &c->ctx->alloc;
  size_t room = (size_t)rank + 1;
  int64_t *dims = mc_alloc(alloc, room * sizeof *dims);
  uint8_t *flags = mc_alloc(alloc, room);
  McType expected = {MC_NONE};
  if (dims != NULL && flags != NULL) {
    for (uint32_t i = 0; i < rank; i++) {
      dims[i] = i < count ? list_at(c, sizes, i) : dim(c, source, i);
      flags[i] = scalable(c, source, i);
    }
    expected = mc_type_vector(c->ctx, dims, flags, rank, element(c, source), NULL);
  }
  if (dims != NULL) mc_free(alloc, dims, room * sizeof *dims);
  if (flags != NULL) mc_free(alloc, flags, room);
  if (expected.index == MC_NONE) return mc_out_of_memory(c->diags);
  if (expected.index != result.index) {
    return fail(c, "expected result type to be '%s'", mc_text_type(c->diags, expected));
  }
  for (uint32_t i = 0; i < count; i++) {
    if (!scalable(c, source, i) || dim(c, source, i) == list_at(c, sizes, i)) continue;
    return fail(c, "expected size at idx=%u to match the corresponding base size from the input vector (%lld vs %lld)",
                i, (long long)list_at(c, sizes, i), (long long)dim(c, source, i));
  }
  return true;
}

static uint32_t num_scalable(const McRoutineCheck *c, McType type) {
  uint32_t count = 0;
  for (uint32_t i = 0, n = rank_of(c, type); i < n; i++) count += scalable(c, type, i);
  return count;
}

bool mc_check_vector_shape_cast(const McRoutineCheck *c) {
  McType source = type_of(c, "source"), result = type_of(c, "result");
  int64_t from = 0, to = 0;
  if (!is_vector(c, source) || !is_vector(c, result)) return true;
  if (element(c, source).index != element(c, result).index) {
    return fail(c, "has different source and result element types");
  }
  if (mc_type_num_elements(c->ctx, source, &from) != mc_type_num_elements(c->ctx, result, &to) || from != to) {
    return fail(c, "has different number of elements at source (%lld) and result (%lld)", (long long)from,
                (long long)to);
  }
  if (num_scalable(c, source) == num_scalable(c, result)) return true;
  return fail(c, "has different number of scalable dims at source (%u) and result (%u)", num_scalable(c, source),
              num_scalable(c, result));
}

bool mc_check_vector_transpose(const McRoutineCheck *c) {
  McType source = type_of(c, "vector"), result = type_of(c, "result");
  McAttr permutation = attr_of(c, "permutation");
  uint32_t rank = rank_of(c, source), count = list_size(c, permutation);
  if (!is_vector(c, source) || !is_vector(c, result)) return true;
  if (rank_of(c, result) != rank) return fail(c, "vector result rank mismatch: %u", rank_of(c, result));
  if (count != rank) return fail(c, "transposition length mismatch: %u", count);
  uint8_t *seen = mc_alloc_zeroed(&c->ctx->alloc, (size_t)rank + 1);
  if (seen == NULL) return mc_out_of_memory(c->diags);
  bool ok = true;
  for (uint32_t i = 0; ok && i < count; i++) {
    int64_t from = list_at(c, permutation, i);
    if (from < 0 || from >= (int64_t)rank) ok = fail(c, "transposition index out of range: %lld", (long long)from);
    else if (seen[from]) ok = fail(c, "duplicate position index: %lld", (long long)from);
    else if (dim(c, result, i) != dim(c, source, (uint32_t)from)) {
      ok = fail(c, "dimension size mismatch at: %lld", (long long)from);
    } else
      seen[from] = 1;
  }
  mc_free(&c->ctx->alloc, seen, (size_t)rank + 1);
  return ok;
}

bool mc_check_vector_constant_mask(const McRoutineCheck *c) {
  McType result = mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, 0));
  McAttr sizes = attr_of(c, "mask_dim_sizes");
  uint32_t rank = rank_of(c, result), count = list_size(c, sizes), zeros = 0;
  if (rank == 0) {
    if (count != 1) return mc_plain_error(c, "array attr must have length 1 for 0-D vectors");
    int64_t size = list_at(c, sizes, 0);
    return size == 0 || size == 1 || mc_plain_error(c, "mask dim size must be either 0 or 1 for 0-D vectors");
  }
  if (count != rank) return fail(c, "must specify array attr of size equal vector result rank");
  for (uint32_t i = 0; i < count; i++) {
    int64_t size = list_at(c, sizes, i);
    if (size < 0 || size > dim(c, result, i)) {
      return fail(c, "array attr of size out of bounds of vector result dimension size");
    }
    if (scalable(c, result, i) && size != 0 && size != dim(c, result, i)) {
      return fail(c, "only supports 'none set' or 'all set' scalable dimensions");
    }
    zeros += size == 0;
  }
  if (zeros == 0 || zeros == count) return true;
  return fail(c, "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim");
}

bool mc_check_vector_create_mask(const McRoutineCheck *c) {
  uint32_t rank = rank_of(c, mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, 0))),
           count = mc_op_num_operands(c->ctx, c->op);
  if (rank == 0) return count == 1 || fail(c, "must specify exactly one operand for 0-D create_mask");
  return count == rank || fail(c, "must specify an operand for each result vector dimension");
}
