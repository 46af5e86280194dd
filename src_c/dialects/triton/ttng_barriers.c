/* ttng_barriers.c - rules of barriers of a cluster, in Triton's words. */
#include "dialects/triton/checks.h"

/* --- blocks of a cluster --- */

int64_t mc_triton_block_basis(const McContext *ctx, const McMemDesc *desc, uint32_t i, uint32_t k) {
  McAttr cga = mc_layout_cga(ctx, desc->encoding);
  uint32_t stages = mc_memdesc_stages(ctx, desc->encoding, desc->alloc_rank);
  if (i >= mc_triton_num_bases(ctx, cga) || stages + k >= desc->alloc_rank) return 0;
  int64_t basis = mc_triton_basis(ctx, cga, i, k), size = mc_triton_list_at(ctx, desc->alloc_shape, stages + k);
  switch (mc_layout_kind(ctx, desc->encoding)) {
    case MC_LAYOUT_PADDED:
    case MC_LAYOUT_SHARED_LINEAR: return basis; /* these are in elements already */
    default: break;
  }
  if (size <= 0) return 0;
  basis *= mc_triton_dim_per_block(ctx, desc->encoding, k, size);
  return basis < size ? basis : 0;
}

/* [[1], [2]] */
typedef struct CgaText { char text[160]; } CgaText;

static const char *expected_text(CgaText *out, int64_t blocks, bool pairs) {
  size_t len = 0;
  long long step = pairs ? 0 : 1;
  out->text[len++] = '[';
  for (int64_t b = 1; b < blocks && len + 32 < sizeof out->text; b *= 2) {
    len += (size_t)snprintf(out->text + len, sizeof out->text - len, b == 1 ? "[%lld]" : ", [%lld]", step);
    step = step == 0 ? 1 : step * 2;
  }
  snprintf(out->text + len, sizeof out->text - len, "]");
  return out->text;
}

static const char *actual_text(const McRoutineCheck *c, const McMemDesc *barrier, CgaText *out) {
  McAttr cga = mc_layout_cga(c->ctx, barrier->encoding);
  size_t len = 0;
  uint32_t rank = mc_layout_rank(c->ctx, barrier->encoding);
  out->text[len++] = '[';
  for (uint32_t i = 0, n = mc_triton_num_bases(c->ctx, cga); i < n; i++) {
    for (uint32_t k = 0; k < rank && len + 32 < sizeof out->text; k++) {
      const char *before = k > 0 ? ", " : i > 0 ? ", [" : "[";
      len += (size_t)snprintf(out->text + len, sizeof out->text - len, "%s%lld", before,
                              (long long)mc_triton_basis(c->ctx, cga, i, k));
    }
    if (len + 32 < sizeof out->text) out->text[len++] = ']';
  }
  snprintf(out->text + len, sizeof out->text - len, "]");
  return out->text;
}

/* Bases 1, 2, 4 and so on; of pairs 0, 1, 2 and so on. */
static bool is_canonical(const McRoutineCheck *c, const McMemDesc *barrier, int64_t blocks, bool pairs) {
  McAttr cga = mc_layout_cga(c->ctx, barrier->encoding);
  uint32_t count = mc_triton_num_bases(c->ctx, cga);
  if (mc_layout_rank(c->ctx, barrier->encoding) != 1 || count > 30 || blocks != (int64_t)1 << count) return false;
  for (uint32_t i = 0; i < count; i++) {
    int64_t wanted = !pairs ? (int64_t)1 << i : i == 0 ? 0 : (int64_t)1 << (i - 1);
    if (mc_triton_basis(c->ctx, cga, i, 0) != wanted) return false;
  }
  return true;
}

bool mc_triton_barrier_fits(const McRoutineCheck *c, const McMemDesc *barrier, const char *who) {
  int64_t blocks = mc_triton_module(c->ctx, c->op).blocks;
  CgaText expected, actual;
  return is_canonical(c, barrier, blocks, false) ||
         fail(c, "%s cga_layout must be %s, got %s", who, expected_text(&expected, blocks, false),
              actual_text(c, barrier, &actual));
}

bool mc_triton_copy_barrier_fits(const McRoutineCheck *c, const McMemDesc *barrier) {
  McAttr two = mc_triton_module_attr(c->ctx, c->op, "ttng.two-ctas");
  int64_t blocks = mc_triton_module(c->ctx, c->op).blocks;
  CgaText expected, pairs, actual;
  if (two.index == MC_NONE || is_canonical(c, barrier, blocks, false)) return true;
  if (!mc_triton_flag(c->ctx, two)) return mc_triton_barrier_fits(c, barrier, "TMA barrier");
  return is_canonical(c, barrier, blocks, true) ||
         fail(c, "TMA barrier cga_layout must be %s or %s, got %s", expected_text(&expected, blocks, false),
              expected_text(&pairs, blocks, true), actual_text(c, barrier, &actual));
}

/* --- barriers --- */

bool mc_triton_is_barrier(const McRoutineCheck *c, McType type) {
  McMemDesc barrier;
  if (!mc_memdesc(c->ctx, type, &barrier)) return true;
  if (!mc_type_is_integer(c->ctx, barrier.element, 64) || barrier.rank != 1 ||
      mc_memdesc_dim(c->ctx, &barrier, 0) > mc_triton_module(c->ctx, c->op).blocks) {
    return fail(c, "barrier allocation must be a descriptor of Nxi64 type with N <= number of CTAs");
  }
  McAttr cga = mc_layout_cga(c->ctx, barrier.encoding);
  int64_t next = 1;
  for (uint32_t i = 0, n = mc_triton_num_bases(c->ctx, cga); i < n; i++) {
    int64_t basis = mc_triton_block_basis(c->ctx, &barrier, i, 0);
    if (basis == 0) continue;
    if (basis != next) {
      return fail(c, "broadcasted cluster barriers require bases to be the sequence 1, 2, 4, 8, ... perhaps with zero "
                     "bases interleaved.");
    }
    next *= 2;
  }
  return true;
}

/* Argument: the barrier. */
bool mc_check_ttng_barrier(const McRoutineCheck *c) { return mc_triton_is_barrier(c, mc_type_of_arg(c, 0)); }

static bool count_fits(const McRoutineCheck *c) {
  return mc_number_of(c, "count", 1) >= 1 || fail(c, "count must be greater than or equal to 1");
}

bool mc_check_ttng_count(const McRoutineCheck *c) { return count_fits(c); }

bool mc_check_ttng_init_barrier(const McRoutineCheck *c) {
  McMemDesc barrier;
  if (!mc_buffer_of(c, "alloc", &barrier) || barrier.rank == 0) return true;
  return mc_memdesc_dim(c->ctx, &barrier, 0) == mc_triton_module(c->ctx, c->op).blocks ||
         !mc_triton_is_within(c, "ttg.warp_specialize") || fail(c, "cannot be used inside `ttg.warp_specialize`");
}

/* The barrier of one block of the cluster. */
bool mc_check_ttng_from_block(const McRoutineCheck *c) {
  McMemDesc barrier;
  if (!mc_flag_of(c, "fromCTA") || !mc_buffer_of(c, "alloc", &barrier)) return true;
  int64_t blocks = mc_triton_module(c->ctx, c->op).blocks, from = mc_number_of(c, "fromCTA", 0);
  if (from < 0 || from >= blocks) return fail(c, "fromCTA must be in the range [0, num_ctas - 1]");
  return (barrier.rank == 1 && mc_memdesc_dim(c->ctx, &barrier, 0) == blocks &&
          is_canonical(c, &barrier, blocks, false)) ||
         fail(c, "fromCTA requires a 1D barrier with one element per CTA and canonical CGA layout");
}

bool mc_check_ttng_arrive_barrier(const McRoutineCheck *c) {
  McMemDesc barrier;
  int64_t blocks = mc_triton_module(c->ctx, c->op).blocks, multicast = mc_number_of(c, "multicastCTA", 0);
  if (!mc_buffer_of(c, "alloc", &barrier)) return true;
  if (multicast != 0) {
    if (blocks <= 1) return fail(c, "multicast arrive requires num_ctas > 1");
    if (multicast < 0 || multicast > blocks - 1) return fail(c, "multicastCTA exceeds numCTAs - 1");
    if (!mc_triton_barrier_fits(c, &barrier, "multicast barrier")) return false;
  }
  if (!mc_check_ttng_from_block(c)) return false;
  return multicast == 0 || mc_number_of(c, "fromCTA", blocks - 1) == blocks - 1 ||
         fail(c, "fromCTA cannot be combined with multicast arrive");
}

/* Argument: what messages call a barrier that follows the end of something. The operand: `barrier` or `mbarrier`. */
bool mc_check_ttng_completion(const McRoutineCheck *c) {
  McMemDesc barrier;
  return !mc_memdesc(c->ctx, mc_type_of_arg(c, 0), &barrier) ||
         mc_triton_barrier_fits(c, &barrier, "completion barrier");
}

/* --- the cluster --- */

bool mc_check_ttng_in_cluster(const McRoutineCheck *c) { return mc_triton_in_cluster(c); }

bool mc_check_ttng_in_kernel(const McRoutineCheck *c) {
  McOp op = mc_op_parent(c->ctx, c->op);
  while (op.index != MC_NONE && !mc_op_has_fact(c->ctx, op, MC_FACT_FUNCTION)) op = mc_op_parent(c->ctx, op);
  if (op.index == MC_NONE) return fail(c, "must be inside a kernel function");
  McAttr visibility = mc_op_property_named(c->ctx, op, "sym_visibility");
  bool is_text = visibility.index != MC_NONE && mc_kind(c->ctx, visibility.index) == MC_ATTR_STRING;
  bool is_public = !is_text || mc_str_is(mc_attr_string_value(c->ctx, visibility), "public");
  bool is_triton = mc_str_is(mc_op_name_str(c->ctx, mc_op_get_name(c->ctx, op)), "tt.func");
  McAttr noinline_ = {MC_NONE}, attrs = mc_op_attrs(c->ctx, op);
  for (uint32_t i = 0, n = mc_attr_dictionary_size(c->ctx, attrs); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(c->ctx, attrs, i);
    if (mc_str_is(mc_ident_str(c->ctx, entry.name), "noinline")) noinline_ = entry.value;
  }
  return is_public || (is_triton && !mc_triton_flag(c->ctx, noinline_)) ||
         fail(c, "must be inside a kernel function");
}

/* --- requests of cancellation --- */

/* Argument: the buffer of the answer. */
bool mc_check_ttng_cancel_result(const McRoutineCheck *c) {
  McMemDesc answer;
  CgaText text;
  if (!mc_memdesc(c->ctx, mc_type_of_arg(c, 0), &answer)) return true;
  if (!mc_type_is_integer(c->ctx, answer.element, 64)) {
    return mc_plain_error(c, "Expected CLC result buffer to have type int64, but got'%s'",
                          mc_text_type(c->diags, answer.element));
  }
  if (answer.rank != 1 || mc_memdesc_dim(c->ctx, &answer, 0) != 2) {
    char shape[128];
    return mc_plain_error(c, "Expected CLC result buffer to have rank 1 and a single dimension equal to 2, but got %s.",
                          mc_triton_list_text(c->ctx, answer.shape, shape, sizeof shape));
  }
  McAttr cga = mc_layout_cga(c->ctx, answer.encoding);
  for (uint32_t i = 0, n = mc_triton_num_bases(c->ctx, cga); i < n; i++) {
    if (mc_triton_basis(c->ctx, cga, i, 0) == 0) continue;
    return mc_plain_error(c, "Expected CLC result buffer cga_layout bases to be all zeros. Got %s",
                          actual_text(c, &answer, &text));
  }
  return true;
}

bool mc_check_ttng_cancel_sync(const McRoutineCheck *c) {
  McType response = mc_type_of(c, "response");
  if (!mc_is_tensor(c, response) || mc_type_rank(c->ctx, response) != 1) {
    return fail(c, "response must be a rank-one tensor");
  }
  if (mc_type_dim(c->ctx, response, 0) != 2) return fail(c, "response must have shape [2]");
  return mc_type_is_integer(c->ctx, mc_type_element(c->ctx, response), 64) ||
         fail(c, "response element type must be i64");
}
