/* amdgpu_products.c - rules of amdgpu's products of matrices, in upstream's words.
 *
 * Nothing is assumed of an operation: neither counts, nor attributes that an earlier check accepted. Nothing is owned.
 */
#include "dialects/amdgpu/amdgpu.h"

enum { WAVE = 64 };

typedef struct Factor { McType type, element; int64_t length; } Factor;

static Factor factor_of(const McRoutineCheck *c, const char *name) {
  McType type = amdgpu_type(c, name);
  return (Factor){type, amdgpu_element(c, type), amdgpu_length(c, type)};
}

static bool is_number(const McRoutineCheck *c, Factor f) { return amdgpu_bits(c, f.element) != 0; }

static bool is_any_float(const McRoutineCheck *c, McType type) { return amdgpu_is_kind(c, type, MC_TYPE_FLOAT); }

static bool is_float_of(const McRoutineCheck *c, McType type, uint32_t bits) {
  return is_any_float(c, type) && amdgpu_bits(c, type) == bits;
}

static bool is_small(const McRoutineCheck *c, McType type) {
  return is_float_of(c, type, 8) || is_float_of(c, type, 6) || is_float_of(c, type, 4);
}

static bool is_integer_of(const McRoutineCheck *c, McType type, uint32_t bits) {
  return amdgpu_is_kind(c, type, MC_TYPE_INTEGER) && amdgpu_bits(c, type) == bits;
}

static bool check_count(const McRoutineCheck *c, const char *what, int64_t length, uint32_t elements) {
  return length == elements / WAVE || fail(c, "expected %u %s values for this operation but got %lld", elements / WAVE,
                                           what, (long long)length);
}

static bool is_given(const McRoutineCheck *c, const char *flag) { return mc_checked_attr(c, flag).index != MC_NONE; }

bool mc_check_amdgpu_product(const McRoutineCheck *c) {
  Factor a = factor_of(c, "sourceA"), b = factor_of(c, "sourceB"), sum = factor_of(c, "destC");
  if (!is_number(c, a) || !is_number(c, b) || !is_number(c, sum)) return true;
  if (is_small(c, a.element)) {
    if (!is_small(c, b.element)) {
      return fail(c, "expected both source operands to have small-float elements if one does");
    }
    if (a.length != b.length) return fail(c, "expected both small-float source vectors to have the same length");
  } else if (a.type.index != b.type.index) {
    return fail(c, "expected both non-small-float source operand types to match exactly");
  }
  if (is_integer_of(c, a.element, 32)) a.length *= 4;
  if (is_integer_of(c, a.element, 64)) a.length *= 8;
  uint32_t m = (uint32_t)amdgpu_number(c, "m", 0), n = (uint32_t)amdgpu_number(c, "n", 0);
  uint32_t k = (uint32_t)amdgpu_number(c, "k", 0), blocks = (uint32_t)amdgpu_number(c, "blocks", 1);
  uint32_t lanes = (uint32_t)amdgpu_number(c, "cbsz", 0), block = (uint32_t)amdgpu_number(c, "abid", 0);
  bool is_f64 = amdgpu_is_float(c, sum.element, MC_F64);
  if (!check_count(c, "source", a.length, m * k * blocks)) return false;
  if (!check_count(c, "result", sum.length, m * n * blocks)) return false;
  if (is_f64 && amdgpu_case(c, "blgp", "amdgpu.mfma_perm_b") != 0) {
    return fail(c, "double-precision ops do not support permuting lanes of B");
  }
  if (is_f64 && lanes != 0) return fail(c, "double-precision ops do not support permuting lanes of A");
  if (block >= 1u << (lanes & 31)) return fail(c, "block ID for permuting A (abid) must be below 2 ** cbsz");
  bool negated = is_given(c, "negateA") || is_given(c, "negateB") || is_given(c, "negateC");
  return !negated || is_f64 || fail(c, "negation flags only available for double-precision operations");
}

bool mc_check_amdgpu_wave_product(const McRoutineCheck *c) {
  Factor a = factor_of(c, "sourceA"), b = factor_of(c, "sourceB"), sum = factor_of(c, "destC");
  if (!is_number(c, a) || !is_number(c, b) || !is_number(c, sum)) return true;
  if (a.length != b.length) {
    return fail(c, "source vectors have different lengths: '%s' vs. '%s'", mc_text_type(c->diags, a.type),
                mc_text_type(c->diags, b.type));
  }
  bool floats = is_any_float(c, a.element), sums = is_any_float(c, sum.element);
  if (sums && !floats) return fail(c, "expected float sources with float destination");
  if (!sums && floats) return fail(c, "expected int sources with int destination");
  if (!is_float_of(c, a.element, 8) && a.element.index != b.element.index) {
    return fail(c, "source element types must match (except for fp8/bf8) but have '%s' and '%s'",
                mc_text_type(c->diags, a.type), mc_text_type(c->diags, b.type));
  }
  if (!floats) return true;
  if (is_given(c, "clamp")) return fail(c, "clamp flag is not supported for float types");
  return (!is_given(c, "unsignedA") && !is_given(c, "unsignedB")) ||
         fail(c, "unsigned flags are not supported for float types");
}

bool mc_check_amdgpu_sparse_product(const McRoutineCheck *c) {
  Factor a = factor_of(c, "sourceA"), b = factor_of(c, "sourceB"), sum = factor_of(c, "destC");
  Factor index = factor_of(c, "sparseIdx");
  if (!is_number(c, a) || !is_number(c, b) || !is_number(c, sum) || !is_number(c, index)) return true;
  if (b.length != 2 * a.length) {
    return fail(c, "expected dense source operand to have exactly double the number of elements of the sparse source "
                   "operand");
  }
  if (!(is_float_of(c, a.element, 8) && is_float_of(c, b.element, 8)) && a.element.index != b.element.index) {
    return fail(c, "expected source operands to have the same element type");
  }
  bool bytes = is_float_of(c, a.element, 8) || is_integer_of(c, a.element, 8);
  uint32_t block = (uint32_t)amdgpu_number(c, "abid", 0), m = (uint32_t)amdgpu_number(c, "m", 0);
  uint32_t n = (uint32_t)amdgpu_number(c, "n", 0), k = (uint32_t)amdgpu_number(c, "k", 0);
  if (amdgpu_number(c, "cbsz", 0) == 0 && block > (bytes ? 1u : 3u)) {
    return bytes ? fail(c, "ABID must be 0 or 1 for 8-bit source data")
                 : fail(c, "ABID must be between 0 and 3 for 16-bit source data");
  }
  if (!is_integer_of(c, index.element, bytes ? 16 : 8)) {
    return bytes ? fail(c, "expected vector<2xi16> sparse indices for 8-bit source data, but got '%s'",
                        mc_text_type(c->diags, index.type))
                 : fail(c, "expected vector<4xi8> sparse indices for 16-bit source data, but got '%s'",
                        mc_text_type(c->diags, index.type));
  }
  return check_count(c, "source", b.length, m * k) && check_count(c, "result", sum.length, m * n);
}

static bool check_lengths(const McRoutineCheck *c, Factor a, Factor b) {
  if (amdgpu_number(c, "m", 0) == 16) {
    if (a.length != 64) {
      return fail(c, "for 16x16x128, sourceA must have 64 elements but got %lld", (long long)a.length);
    }
    return b.length == 64 ||
           fail(c, "for 16x16x128, sourceB must have 64 elements but got %lld", (long long)b.length);
  }
  if (!amdgpu_is_float(c, a.element, MC_F4E2M1FN) && !amdgpu_is_float(c, b.element, MC_F4E2M1FN)) {
    return fail(c, "32x16x128 only supports fp4 element types");
  }
  if (a.length != 128) {
    return fail(c, "for 32x16x128, sourceA must have 128 elements but got %lld", (long long)a.length);
  }
  if (b.length != 64) {
    return fail(c, "for 32x16x128, sourceB must have 64 elements but got %lld", (long long)b.length);
  }
  return amdgpu_number(c, "a_first_scale_lane", 0) == 0 ||
         fail(c, "for 32x16x128, a_first_scale_lane must be 0");
}

/* Do floats of that size go with a scale of that type? Those of 4 bits go with both. */
static bool fits_scale(const McRoutineCheck *c, McType element, McType scale) {
  return is_float_of(c, element, 4) ? amdgpu_is_float(c, scale, MC_F8E4M3FN) : amdgpu_is_float(c, scale, MC_F8E8M0FNU);
}

bool mc_check_amdgpu_scaled_wave_product(const McRoutineCheck *c) {
  Factor a = factor_of(c, "sourceA"), b = factor_of(c, "sourceB"), sum = factor_of(c, "destC");
  Factor of_a = factor_of(c, "scaleA"), of_b = factor_of(c, "scaleB");
  if (!is_number(c, a) || !is_number(c, b) || !is_number(c, of_a) || !is_number(c, of_b)) return true;
  int64_t expected = amdgpu_number(c, "m", 0) == 16 ? 8 : 16;
  if (sum.length != expected) {
    return fail(c, "expected output vector of length %lld but got %lld", (long long)expected, (long long)sum.length);
  }
  if (!check_lengths(c, a, b)) return false;
  bool plain = amdgpu_is_float(c, of_a.element, MC_F8E8M0FNU) && amdgpu_is_float(c, of_b.element, MC_F8E8M0FNU);
  if (plain || (fits_scale(c, a.element, of_a.element) && fits_scale(c, b.element, of_b.element))) return true;
  return fail(c, "invalid combination of matrix and scale types: sourceA='%s', scaleA='%s', sourceB='%s', scaleB='%s'",
              mc_text_type(c->diags, a.element), mc_text_type(c->diags, of_a.element),
              mc_text_type(c->diags, b.element), mc_text_type(c->diags, of_b.element));
}
