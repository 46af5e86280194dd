/* linalg_checks.c - rules of upstream's interfaces for structured operations and for operations in their bodies:
 * destinations, maps and shapes, the block's arguments, contractions. */
#include "dialects/linalg/linalg.def"
#include "dialects/linalg/linalg_structure.h"

static McType operand_type(const McRoutineCheck *c, uint32_t i) {
  return mc_value_type(c->ctx, mc_op_operand(c->ctx, c->op, i));
}

static bool is_memref(McKind kind) { return kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF; }
static bool is_tensor(McKind kind) { return kind == MC_TYPE_RANKED_TENSOR || kind == MC_TYPE_UNRANKED_TENSOR; }

/* The type of the block argument for an operand of `type`. */
static McType scalar_of(const McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  return kind == MC_TYPE_MEMREF || kind == MC_TYPE_RANKED_TENSOR ? mc_type_element(ctx, type) : type;
}

static McBlock body_of(const McContext *ctx, McOp op) {
  if (mc_op_num_regions(ctx, op) == 0) return (McBlock){MC_NONE};
  return mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
}

/* --- destinations --- */

/* Argument: the group of the outputs, when it is not the last one. */
bool mc_check_linalg_destination(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t start, count, tensors = 0, results = mc_op_num_results(ctx, c->op);
  mc_structure_inits(ctx, c->op, c->num_args > 0 ? mc_ident_str(ctx, (McIdent){c->args[0]}).ptr : NULL, &start, &count);
  if (c->num_args > 1) {
    uint32_t last, more;
    mc_structure_inits(ctx, c->op, mc_ident_str(ctx, (McIdent){c->args[1]}).ptr, &last, &more);
    count = last + more - start;
  }
  for (uint32_t i = start; i < start + count; i++) {
    McKind kind = mc_kind(ctx, operand_type(c, i).index);
    if (is_tensor(kind)) tensors++;
    else if (!is_memref(kind)) return fail(c, "expected that operand #%u is a tensor or a memref", i);
  }
  uint32_t found = 0;
  for (uint32_t i = 0; i < results; i++) {
    found += is_tensor(mc_kind(ctx, mc_value_type(ctx, mc_op_result(ctx, c->op, i)).index));
  }
  if (found != tensors) {
    return fail(c, "expected the number of tensor results (%u) to be equal to the number of output tensors (%u)",
                found, tensors);
  }
  for (uint32_t i = 0; i < count && i < results; i++) {
    McType type = operand_type(c, start + i), result = mc_value_type(ctx, mc_op_result(ctx, c->op, i));
    if (!is_tensor(mc_kind(ctx, type.index)) || result.index == type.index) continue;
    return fail(c, "expected type of operand #%u (%s%s%s) to match type of corresponding result ('%s')", start + i, "'",
                mc_text_type(c->diags, type), "'", mc_text_type(c->diags, result));
  }
  return true;
}

/* --- structured operations --- */

/* Tensors or memrefs, but not both. */
static bool check_semantics(const McRoutineCheck *c) {
  bool tensors = false, memrefs = false;
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  for (uint32_t i = 0; i < count; i++) {
    McKind kind = mc_kind(c->ctx, operand_type(c, i).index);
    tensors |= is_tensor(kind);
    memrefs |= is_memref(kind);
  }
  return tensors != memrefs || count == 0 || fail(c, "expected to have pure tensor or buffer semantics");
}

/* Sizes of loops, as the first result that is just the dimension says. */
typedef struct Ranges {
  uint32_t num_dims, num_results, num_known;
  int64_t *sizes; /* owned: MC_DYNAMIC: not known */
  bool *known;    /* owned */
} Ranges;

MC_COLD static bool fail_not_invertible(const McRoutineCheck *c, const McMaps *maps, const Ranges *r) {
  McContext *ctx = c->ctx;
  McAffineExpr *results = mc_alloc(&ctx->alloc, (r->num_results + 1) * sizeof *results);
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  uint32_t n = 0;
  for (uint32_t i = 0; results != NULL && i < maps->len; i++) {
    for (uint32_t k = 0, count = mc_affine_map_num_results(ctx, maps->ptr[i]); k < count; k++) {
      results[n++] = mc_affine_map_result(ctx, maps->ptr[i], k);
    }
  }
  McAffineMap all = results == NULL ? (McAffineMap){MC_NONE} : mc_affine_map(ctx, r->num_dims, 0, results, n);
  if (all.index == MC_NONE || !mc_print_affine_map(ctx, all, &text)) mc_out_of_memory(c->diags);
  else fail(c, "invalid indexing maps are non-invertible: (%.*s)", (int)text.len, text.ptr);
  mc_buf_fini(&text);
  mc_free(&ctx->alloc, results, (r->num_results + 1) * sizeof *results);
  return false;
}

MC_COLD static bool fail_below_zero(const McRoutineCheck *c, McAffineMap map, uint32_t dim) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  if (!mc_print_affine_map(c->ctx, map, &text)) mc_out_of_memory(c->diags);
  else fail(c, "unexpected result less than 0 at expression #%u in %.*s", dim, (int)text.len, text.ptr);
  mc_buf_fini(&text);
  return false;
}

/* The first and the last element that an operand's dimension is accessed at must be in it. zeros: as many as sizes. */
static bool check_range(const McRoutineCheck *c, McAffineMap map, uint32_t operand, uint32_t dim, const Ranges *r,
                        const int64_t *zeros) {
  McContext *ctx = c->ctx;
  int64_t size = mc_type_dim(ctx, operand_type(c, operand), dim), first, last;
  if (size == MC_DYNAMIC || size == 0) return true;
  McAffineExpr e = mc_affine_map_result(ctx, map, dim);
  if (!mc_structure_evaluate(ctx, e, zeros, r->num_dims, 0, &first) ||
      !mc_structure_evaluate(ctx, e, r->sizes, r->num_dims, 0, &last)) {
    return true;
  }
  if (first < 0 || last < 0) return fail_below_zero(c, map, dim);
  int64_t inferred = (first > last ? first : last) + 1;
  if (mc_affine_is_dim(ctx, e)) {
    return inferred == size ||
           fail(c, "inferred input/output operand #%u has shape's dimension #%u to be %lld, but found %lld", operand,
                dim, (long long)inferred, (long long)size);
  }
  return inferred <= size ||
         fail(c,
              "inferred input/output operand #%u has shape's dimension #%u to be greater than or equal to %lld, "
              "but found %lld",
              operand, dim, (long long)inferred, (long long)size);
}

static bool check_ranges(const McRoutineCheck *c, const McMaps *maps, Ranges *r) {
  McContext *ctx = c->ctx;
  for (uint32_t i = 0; i < maps->len; i++) {
    for (uint32_t k = 0, count = mc_affine_map_num_results(ctx, maps->ptr[i]); k < count; k++) {
      McAffineExpr e = mc_affine_map_result(ctx, maps->ptr[i], k);
      if (!mc_affine_is_dim(ctx, e)) continue;
      int64_t dim = mc_affine_value(ctx, e);
      if (r->known[dim]) continue;
      r->known[dim] = true;
      r->num_known++;
      r->sizes[dim] = mc_type_dim(ctx, operand_type(c, i), k);
    }
  }
  if (r->num_known != r->num_dims) return fail_not_invertible(c, maps, r);
  for (uint32_t i = 0; i < r->num_dims; i++) {
    if (r->sizes[i] == MC_DYNAMIC) return true;
  }
  int64_t *zeros = mc_alloc_zeroed(&ctx->alloc, (r->num_dims + 1) * sizeof *zeros);
  if (zeros == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < r->num_dims; i++) r->sizes[i]--; /* the last one */
  bool ok = true;
  for (uint32_t i = 0; i < maps->len && ok; i++) {
    for (uint32_t k = 0, count = mc_affine_map_num_results(ctx, maps->ptr[i]); k < count && ok; k++) {
      ok = check_range(c, maps->ptr[i], i, k, r, zeros);
    }
  }
  mc_free(&ctx->alloc, zeros, (r->num_dims + 1) * sizeof *zeros);
  return ok;
}

static bool check_maps(const McRoutineCheck *c, const McMaps *maps) {
  McContext *ctx = c->ctx;
  uint32_t operands = mc_op_num_operands(ctx, c->op), loops = mc_structure_loops(ctx, c->op, NULL, 0);
  Ranges r = {0, 0, 0, NULL, NULL};
  if (maps->len != operands) {
    return fail(c, "expected the number of indexing_map (%u) to be equal to the number of input/output operands (%u)",
                maps->len, operands);
  }
  for (uint32_t i = 0; i < operands; i++) {
    uint32_t rank = mc_structure_rank(ctx, operand_type(c, i)), count = mc_affine_map_num_results(ctx, maps->ptr[i]);
    uint32_t dims = mc_affine_map_num_dims(ctx, maps->ptr[i]);
    if (mc_affine_map_num_symbols(ctx, maps->ptr[i]) != 0) return fail(c, "unexpected symbols in indexing_map #%u", i);
    if (count != rank) {
      return fail(c, "expected operand #%u rank (%u) to match the result rank of indexing_map (%u)", i, rank, count);
    }
    if (dims > r.num_dims) r.num_dims = dims;
    r.num_results += count;
  }
  r.sizes = mc_alloc_zeroed(&ctx->alloc, (r.num_dims + 1) * sizeof *r.sizes);
  r.known = mc_alloc_zeroed(&ctx->alloc, r.num_dims + 1);
  bool ok = r.sizes != NULL && r.known != NULL ? check_ranges(c, maps, &r) : mc_out_of_memory(c->diags);
  mc_free(&ctx->alloc, r.sizes, (r.num_dims + 1) * sizeof *r.sizes);
  mc_free(&ctx->alloc, r.known, r.num_dims + 1);
  for (uint32_t i = 0; i < operands && ok; i++) {
    if (mc_affine_map_num_dims(ctx, maps->ptr[i]) == loops) continue;
    return fail(c, "expected indexing_map #%u to have %u dim(s) to match the number of loops", i, loops);
  }
  return ok;
}

static bool check_block(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = body_of(ctx, c->op);
  uint32_t operands = mc_op_num_operands(ctx, c->op);
  if (mc_op_num_regions(ctx, c->op) != 1 || block.index == MC_NONE || mc_block_next(ctx, block).index != MC_NONE) {
    return fail(c, "expects to have 1 region with 1 block");
  }
  if (mc_block_num_args(ctx, block) != operands) {
    return fail(c, "expected as many non-induction variable region arguments as the number of input/output operands");
  }
  for (uint32_t i = 0; i < operands; i++) {
    McType scalar = scalar_of(ctx, operand_type(c, i)), arg = mc_value_type(ctx, mc_block_arg(ctx, block, i));
    if (scalar.index == arg.index) continue;
    return fail(
        c, "expected type of bb argument #%u ('%s') to match element or self type of the corresponding operand ('%s')",
        i, mc_text_type(c->diags, arg), mc_text_type(c->diags, scalar));
  }
  return true;
}

bool mc_check_linalg_structured(const McRoutineCheck *c) {
  McMaps maps = {.ptr = NULL};
  if (!check_semantics(c)) return false;
  if (!mc_structure_has_own_maps(mc_structure_of(c->ctx, c->op))) {
    bool ok = mc_structure_maps(c, &maps) && check_maps(c, &maps);
    mc_maps_fini(c->ctx, &maps);
    if (!ok) return false;
  }
  return check_block(c);
}

/* --- contractions --- */

#define MAX_STEPS 1000

/* The value that operations of one operand make this one from. Where nothing dominates, one may be made from itself. */
static McValue source_of(const McContext *ctx, McValue value) {
  for (uint32_t steps = 0; steps < MAX_STEPS; steps++) {
    McOp op = mc_value_op(ctx, value);
    if (op.index == MC_NONE || mc_op_num_operands(ctx, op) != 1 || mc_op_num_regions(ctx, op) != 0 ||
        mc_op_def(ctx, op) == NULL) {
      return value;
    }
    value = mc_op_operand(ctx, op, 0);
  }
  return value;
}

/* They multiply and add numbers of one kind. */
static bool is_product_and_sum(const McContext *ctx, McOp product, McOp sum) {
  const McOpDef *a = mc_op_def(ctx, product), *b = mc_op_def(ctx, sum);
  if (!mc_def_has_fact(a, MC_FACT_PRODUCT) || !mc_def_has_fact(b, MC_FACT_SUM)) return false;
  McStr kind = mc_def_fact_word(ctx, a, MC_FACT_PRODUCT), other = mc_def_fact_word(ctx, b, MC_FACT_SUM);
  return kind.ptr == other.ptr; /* identifiers of one text are one */
}

static bool is_binary(const McContext *ctx, McOp op) {
  return op.index != MC_NONE && mc_op_num_operands(ctx, op) == 2 && mc_op_num_results(ctx, op) == 1;
}

/* The block computes the sum of its last argument and the product of the other two. */
static bool is_sum_of_products(const McContext *ctx, McBlock block) {
  McOp end = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, block);
  if (end.index == MC_NONE || mc_block_num_args(ctx, block) != 3 || mc_op_num_operands(ctx, end) != 1) return false;
  McOp sum = mc_value_op(ctx, source_of(ctx, mc_op_operand(ctx, end, 0)));
  if (!is_binary(ctx, sum)) return false;
  McValue a = source_of(ctx, mc_op_operand(ctx, sum, 0)), b = source_of(ctx, mc_op_operand(ctx, sum, 1));
  uint32_t out = mc_block_arg(ctx, block, 2).index, x = mc_block_arg(ctx, block, 0).index,
           y = mc_block_arg(ctx, block, 1).index;
  if (a.index != out && b.index != out) return false;
  McOp product = mc_value_op(ctx, source_of(ctx, mc_value_op(ctx, a).index == MC_NONE ? b : a));
  if (!is_binary(ctx, product) || !is_product_and_sum(ctx, product, sum)) return false;
  uint32_t l = source_of(ctx, mc_op_operand(ctx, product, 0)).index,
           r = source_of(ctx, mc_op_operand(ctx, product, 1)).index;
  return (l == x && r == y) || (l == y && r == x);
}

bool mc_check_linalg_contraction(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t start, count, loops = mc_structure_loops(ctx, c->op, NULL, 0);
  bool few[16], *reductions = few, any = false, permuted = true;
  McMaps maps = {.ptr = NULL};
  mc_structure_inits(ctx, c->op, NULL, &start, &count);
  if (start != 2 || count != 1) return fail_plain(c, "expected op with 2 inputs and 1 output");
  if (loops > MC_COUNT(few)) reductions = mc_alloc(&ctx->alloc, loops);
  if (reductions == NULL) return mc_out_of_memory(c->diags);
  mc_structure_loops(ctx, c->op, reductions, loops);
  for (uint32_t i = 0; i < loops; i++) any |= reductions[i];
  if (reductions != few) mc_free(&ctx->alloc, reductions, loops);
  if (!any) return fail_plain(c, "expected at least 1 reduction");
  bool ok = mc_structure_maps(c, &maps);
  for (uint32_t i = 0; i < maps.len && ok; i++) permuted &= mc_map_is_projected_permutation(ctx, maps.ptr[i]);
  mc_maps_fini(ctx, &maps);
  if (!ok) return false;
  if (!permuted) return fail_plain(c, "expected indexing maps to be projected permutations");
  return is_sum_of_products(ctx, body_of(ctx, c->op)) || fail_plain(c, "expected add/mul op in the body");
}

/* --- convolutions --- */

/* Where a loop's dimension occurs. */
enum { PLAIN = 1, CONVOLVED = 2, IN_FILTER = 4, IN_OUTPUT = 8 };

/* A dimension, or one times a number or symbol; -1: neither. */
static int64_t scaled_dim(const McContext *ctx, McAffineExpr e) {
  if (mc_affine_is_dim(ctx, e)) return mc_affine_value(ctx, e);
  if (mc_kind(ctx, e.index) != MC_AFFINE_MUL) return -1;
  McAffineExpr a = mc_affine_lhs(ctx, e), b = mc_affine_rhs(ctx, e), dim = mc_affine_is_dim(ctx, a) ? a : b;
  McKind factor = mc_kind(ctx, mc_affine_is_dim(ctx, a) ? b.index : a.index);
  bool scaled = mc_affine_is_dim(ctx, dim) && (factor == MC_AFFINE_CONSTANT || factor == MC_AFFINE_SYMBOL);
  return scaled ? mc_affine_value(ctx, dim) : -1;
}

/* The input is read at dimensions, each once, and at sums of two of them. */
static bool mark_input(McContext *ctx, McAffineMap map, uint8_t *marks) {
  for (uint32_t i = 0; i < mc_affine_map_num_results(ctx, map); i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    bool sum = mc_kind(ctx, e.index) == MC_AFFINE_ADD;
    if (!sum && !mc_affine_is_dim(ctx, e)) return false;
    for (uint32_t k = 0; k < (sum ? 2u : 1u); k++) {
      int64_t dim = scaled_dim(ctx, !sum ? e : k == 0 ? mc_affine_lhs(ctx, e) : mc_affine_rhs(ctx, e));
      if (dim < 0 || marks[dim] != 0) return false;
      marks[dim] = sum ? CONVOLVED : PLAIN;
    }
  }
  return true;
}

static void mark_dims(McContext *ctx, McAffineMap map, uint8_t *marks, uint8_t mark) {
  for (uint32_t i = 0; i < mc_affine_map_num_results(ctx, map); i++) {
    marks[mc_affine_value(ctx, mc_affine_map_result(ctx, map, i))] |= mark;
  }
}

/* Each loop has one of the parts that a convolution's loops have; null, or what is wrong with it. */
static const char *wrong_loop(McContext *ctx, McAffineMap map, const uint8_t *marks, const bool *reductions,
                              bool output) {
  for (uint32_t i = 0; i < mc_affine_map_num_results(ctx, map); i++) {
    int64_t dim = mc_affine_value(ctx, mc_affine_map_result(ctx, map, i));
    uint8_t input = marks[dim] & (PLAIN | CONVOLVED);
    bool both = (marks[dim] & IN_FILTER) && (marks[dim] & IN_OUTPUT);
    if (both ? input == CONVOLVED : input == 0) return "unexpected loop dimension for convolution op";
    if (output && reductions[dim]) return "expected all iterators used to access outputs to be parallel";
    if (!output && !both && !reductions[dim]) {
      return "expected all iterators not used to access outputs to be reduction";
    }
  }
  return NULL;
}

static const char *wrong_convolution(McContext *ctx, const McMaps *maps, uint8_t *marks, const bool *reductions,
                                     uint32_t loops) {
  McAffineMap filter = maps->ptr[1], output = maps->ptr[maps->len - 1];
  if (!mark_input(ctx, maps->ptr[0], marks)) return "unexpected input index map for convolutions";
  if (!mc_map_is_projected_permutation(ctx, filter) || !mc_map_is_projected_permutation(ctx, output)) {
    return "expected output/filter indexing maps to be projected permutations";
  }
  mark_dims(ctx, filter, marks, IN_FILTER);
  mark_dims(ctx, output, marks, IN_OUTPUT);
  const char *why = wrong_loop(ctx, output, marks, reductions, true);
  if (why == NULL) why = wrong_loop(ctx, filter, marks, reductions, false);
  if (why != NULL) return why;
  bool convolved = false;
  for (uint32_t i = 0; i < loops; i++) {
    if (!(marks[i] & (IN_FILTER | IN_OUTPUT))) return "unexpected loop dimension for convolution op";
    convolved |= (marks[i] & CONVOLVED) != 0;
  }
  return convolved ? NULL : "expected convolved dim to be non-empty";
}

bool mc_check_linalg_convolution(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t start, count, loops = mc_structure_loops(ctx, c->op, NULL, 0);
  mc_structure_inits(ctx, c->op, NULL, &start, &count);
  if (start < 2 || count != 1) return fail_plain(c, "expected op with 2 inputs and 1 output");
  McMaps maps = {.ptr = NULL};
  uint8_t few_marks[16] = {0}, *marks = few_marks;
  bool few_reductions[16] = {false}, *reductions = few_reductions;
  if (loops > MC_COUNT(few_marks)) marks = mc_alloc_zeroed(&ctx->alloc, loops);
  if (loops > MC_COUNT(few_marks)) reductions = mc_alloc_zeroed(&ctx->alloc, loops * sizeof *reductions);
  bool ok = marks != NULL && reductions != NULL;
  if (!ok) mc_out_of_memory(c->diags);
  ok = ok && mc_structure_maps(c, &maps);
  for (uint32_t i = 0; ok && i < maps.len; i++) { /* mlir-opt 22 reads outside of the iterators */
    ok = mc_affine_map_num_dims(ctx, maps.ptr[i]) <= loops ||
         fail_plain(c, "expected all iterators not used to access outputs to be reduction");
  }
  if (ok && maps.len == start + count) {
    mc_structure_loops(ctx, c->op, reductions, loops);
    const char *why = wrong_convolution(ctx, &maps, marks, reductions, loops);
    ok = why == NULL || fail_plain(c, "%s", why);
  }
  mc_maps_fini(ctx, &maps);
  if (marks != NULL && marks != few_marks) mc_free(&ctx->alloc, marks, loops);
  if (reductions != NULL && reductions != few_reductions) mc_free(&ctx->alloc, reductions, loops * sizeof *reductions);
  return ok;
}

bool mc_check_linalg_fill(const McRoutineCheck *c) {
  uint32_t start, count;
  mc_structure_inits(c->ctx, c->op, NULL, &start, &count);
  if (start != 1 || count != 1) return fail_plain(c, "expected op with 1 input and 1 output");
  McType value = operand_type(c, 0), element = mc_element_or_self(c->ctx, operand_type(c, 1));
  if (mc_type_is_shaped(c->ctx, value)) return fail_plain(c, "expected op with scalar input");
  return value.index == element.index || fail(c, "expected fill value type ('%s') to match output element type ('%s')",
                                              mc_text_type(c->diags, value), mc_text_type(c->diags, element));
}

/* --- inside --- */

bool mc_check_linalg_yield(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp parent = mc_op_parent(ctx, c->op);
  uint32_t start, count, values = mc_op_num_operands(ctx, c->op);
  if (parent.index == MC_NONE || mc_op_num_regions(ctx, parent) != 1 || body_of(ctx, parent).index == MC_NONE) {
    return fail(c, "expected single non-empty parent region");
  }
  if (mc_structure_of(ctx, parent).len == 0) return fail(c, "expected parent op with LinalgOp interface");
  mc_structure_inits(ctx, parent, NULL, &start, &count);
  if (values != count) {
    return fail(c,
                "expected number of yield values (%u) to match the number of inits / outs operands of the enclosing "
                "LinalgOp (%u)",
                values, count);
  }
  for (uint32_t i = 0; i < values; i++) {
    McType have = operand_type(c, i), want = scalar_of(ctx, mc_value_type(ctx, mc_op_operand(ctx, parent, start + i)));
    if (have.index == want.index) continue;
    return fail(
        c, "type of yield operand %u ('%s') doesn't match the element type of the enclosing linalg.generic op ('%s')",
        i + 1, mc_text_type(c->diags, have), mc_text_type(c->diags, want));
  }
  return true;
}

bool mc_check_linalg_index(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp parent = mc_op_parent(ctx, c->op);
  if (parent.index == MC_NONE || mc_structure_of(ctx, parent).len == 0) {
    return fail(c, "expected parent op with LinalgOp interface");
  }
  uint32_t loops = mc_structure_loops(ctx, parent, NULL, 0);
  McAttr dim = mc_op_property_named(ctx, c->op, "dim");
  int64_t number = 0;
  if (dim.index == MC_NONE || mc_kind(ctx, dim.index) != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, dim, &number)) {
    return true;
  }
  return number < (int64_t)loops ||
         fail(c, "expected dim (%lld) to be lower than the number of loops (%u) of the enclosing LinalgOp",
              (long long)number, loops);
}
