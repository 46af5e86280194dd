/* layouts.c - facts and rules of Triton's layouts.
 *
 * Rules are Triton's, in its words. Nothing is assumed of parameters that an earlier check would have refused.
 */
#include "dialects/triton/triton.h"

/* --- reading --- */

static bool is_kind(const McContext *ctx, McAttr attr, McKind kind) {
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == kind;
}

static const struct { const char *name; McLayoutKind kind; } KINDS[] = {
  {"ttg.blocked", MC_LAYOUT_BLOCKED},
  {"ttg.slice", MC_LAYOUT_SLICE},
  {"ttg.dot_op", MC_LAYOUT_DOT_OPERAND},
  {"ttg.linear", MC_LAYOUT_LINEAR},
  {"ttg.generic_linear", MC_LAYOUT_GENERIC_LINEAR},
  {"ttg.nvidia_mma", MC_LAYOUT_NVIDIA_MMA},
  {"ttg.amd_mfma", MC_LAYOUT_AMD_MFMA},
  {"ttg.amd_wmma", MC_LAYOUT_AMD_WMMA},
  {"ttg.swizzled_shared", MC_LAYOUT_SWIZZLED},
  {"ttg.amd_rotating_shared", MC_LAYOUT_ROTATING},
  {"ttg.nvmma_shared", MC_LAYOUT_NVMMA},
  {"ttg.padded_shared", MC_LAYOUT_PADDED},
  {"ttg.shared_linear", MC_LAYOUT_SHARED_LINEAR},
  {"ttg.partitioned_shared", MC_LAYOUT_PARTITIONED},
  {"ttng.tensor_memory_encoding", MC_LAYOUT_TENSOR_MEMORY},
  {"ttng.tensor_memory_scales_encoding", MC_LAYOUT_TENSOR_MEMORY_SCALES},
};

McLayoutKind mc_layout_kind(const McContext *ctx, McAttr layout) {
  if (!is_kind(ctx, layout, MC_ATTR_DEFINED)) return MC_LAYOUT_OTHER;
  McStr name = mc_ident_str(ctx, (McIdent){mc_rec(ctx, layout.index)->words[0]});
  for (size_t i = 0; i < MC_COUNT(KINDS); i++) {
    if (mc_str_is(name, KINDS[i].name)) return KINDS[i].kind;
  }
  return MC_LAYOUT_OTHER;
}

McAttr mc_layout_param(const McContext *ctx, McAttr layout, uint32_t i) {
  return (McAttr){mc_defined_param(ctx, layout.index, i)};
}
#define PARAM(layout, i) mc_layout_param(ctx, layout, i)

int64_t mc_triton_number(const McContext *ctx, McAttr attr, int64_t other) {
  int64_t value;
  return is_kind(ctx, attr, MC_ATTR_INTEGER) && mc_attr_integer_i64(ctx, attr, &value) ? value : other;
}

bool mc_triton_flag(const McContext *ctx, McAttr attr) { return mc_triton_number(ctx, attr, 0) != 0; }

uint32_t mc_triton_list_size(const McContext *ctx, McAttr list) {
  return is_kind(ctx, list, MC_ATTR_DENSE_ARRAY) ? (uint32_t)mc_attr_dense_count(ctx, list) : 0;
}

int64_t mc_triton_list_at(const McContext *ctx, McAttr list, uint32_t i) {
  McStr data = mc_attr_dense_data(ctx, list);
  if (data.len / mc_attr_dense_count(ctx, list) == sizeof(int64_t)) {
    int64_t value;
    memcpy(&value, data.ptr + i * sizeof value, sizeof value);
    return value;
  }
  int32_t value;
  memcpy(&value, data.ptr + i * sizeof value, sizeof value);
  return value;
}

int64_t mc_triton_basis(const McContext *ctx, McAttr bases, uint32_t i, uint32_t k) {
  McAttr basis = mc_attr_array_get(ctx, bases, i);
  if (!is_kind(ctx, basis, MC_ATTR_ARRAY) || k >= mc_attr_array_size(ctx, basis)) return 0;
  return mc_triton_number(ctx, mc_attr_array_get(ctx, basis, k), 0);
}

const char *mc_triton_list_text(const McContext *ctx, McAttr list, char *out, size_t room) {
  size_t len = 0;
  out[0] = 0;
  for (uint32_t i = 0, n = mc_triton_list_size(ctx, list); i < n && len < room; i++) {
    int put = snprintf(out + len, room - len, i == 0 ? "%lld" : ", %lld", (long long)mc_triton_list_at(ctx, list, i));
    len += put > 0 ? (size_t)put : 0;
  }
  return out;
}

uint32_t mc_log2_of(uint64_t power) {
  uint32_t bits = 0;
  while (power > 1) power >>= 1, bits++;
  return bits;
}

/* The length of a basis; 0: there is none. */
static uint32_t basis_rank(const McContext *ctx, McAttr bases) {
  if (!is_kind(ctx, bases, MC_ATTR_ARRAY) || mc_attr_array_size(ctx, bases) == 0) return 0;
  McAttr basis = mc_attr_array_get(ctx, bases, 0);
  return is_kind(ctx, basis, MC_ATTR_ARRAY) ? mc_attr_array_size(ctx, basis) : 0;
}

/* The layout that a chain of slices and operands is made of, and the dimensions that slices remove on the way. */
static McAttr root_of(const McContext *ctx, McAttr layout, uint32_t *removed) {
  *removed = 0;
  for (;;) {
    McLayoutKind kind = mc_layout_kind(ctx, layout);
    if (kind == MC_LAYOUT_SLICE) ++*removed;
    else if (kind == MC_LAYOUT_PARTITIONED) layout = PARAM(layout, 3);
    else if (kind != MC_LAYOUT_DOT_OPERAND) return layout;
    if (kind != MC_LAYOUT_PARTITIONED) layout = PARAM(layout, 1);
  }
}

/* 2 when there is no basis. */
static uint32_t wmma_rank(const McContext *ctx, McAttr bases) {
  for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, bases); i < n; i++) {
    uint32_t rank = basis_rank(ctx, mc_attr_dictionary_entry(ctx, bases, i).value);
    if (rank > 0) return rank;
  }
  return 2;
}

/* The rank of a layout that is neither a slice nor an operand. */
static uint32_t own_rank(const McContext *ctx, McAttr layout) {
  switch (mc_layout_kind(ctx, layout)) {
    case MC_LAYOUT_BLOCKED: return mc_triton_list_size(ctx, PARAM(layout, 0));
    case MC_LAYOUT_LINEAR:
    case MC_LAYOUT_GENERIC_LINEAR:
      for (uint32_t i = 0; i < 4; i++) {
        uint32_t rank = basis_rank(ctx, PARAM(layout, i));
        if (rank > 0) return rank;
      }
      return 0;
    case MC_LAYOUT_NVIDIA_MMA: return mc_triton_list_size(ctx, PARAM(layout, 2));
    case MC_LAYOUT_AMD_MFMA: return mc_triton_list_size(ctx, PARAM(layout, 1));
    case MC_LAYOUT_AMD_WMMA: return wmma_rank(ctx, PARAM(layout, 2));
    case MC_LAYOUT_SWIZZLED:
    case MC_LAYOUT_ROTATING: return mc_triton_list_size(ctx, PARAM(layout, 3));
    case MC_LAYOUT_NVMMA: {
      uint32_t rank = basis_rank(ctx, PARAM(layout, 5));
      return rank > 0 ? rank : (uint32_t)mc_triton_number(ctx, PARAM(layout, 4), 2);
    }
    case MC_LAYOUT_PADDED: return (uint32_t)mc_triton_number(ctx, PARAM(layout, 4), 0);
    case MC_LAYOUT_SHARED_LINEAR: {
      uint32_t rank = basis_rank(ctx, PARAM(layout, 0));
      return rank > 0 ? rank : basis_rank(ctx, PARAM(layout, 1));
    }
    case MC_LAYOUT_TENSOR_MEMORY:
    case MC_LAYOUT_TENSOR_MEMORY_SCALES: return 2;
    default: return 0;
  }
}

uint32_t mc_layout_rank(const McContext *ctx, McAttr layout) {
  uint32_t removed, rank = own_rank(ctx, root_of(ctx, layout, &removed));
  return rank > removed ? rank - removed : 0;
}

uint32_t mc_layout_root_dim(const McContext *ctx, McAttr layout, uint32_t k) {
  for (; mc_layout_kind(ctx, layout) == MC_LAYOUT_SLICE; layout = PARAM(layout, 1)) {
    if (k >= mc_triton_number(ctx, PARAM(layout, 0), 0)) k++;
  }
  return k;
}

McAttr mc_layout_cga(const McContext *ctx, McAttr layout) {
  uint32_t removed;
  layout = root_of(ctx, layout, &removed);
  switch (mc_layout_kind(ctx, layout)) {
    case MC_LAYOUT_BLOCKED:
    case MC_LAYOUT_SWIZZLED:
    case MC_LAYOUT_ROTATING:
    case MC_LAYOUT_AMD_MFMA: return PARAM(layout, 4);
    case MC_LAYOUT_LINEAR:
    case MC_LAYOUT_GENERIC_LINEAR:
    case MC_LAYOUT_NVIDIA_MMA:
    case MC_LAYOUT_AMD_WMMA:
    case MC_LAYOUT_PADDED: return PARAM(layout, 3);
    case MC_LAYOUT_NVMMA: return PARAM(layout, 5);
    case MC_LAYOUT_SHARED_LINEAR: {
      McAttr block = PARAM(layout, 1);
      return block;
    }
    case MC_LAYOUT_TENSOR_MEMORY: return PARAM(layout, 3);
    case MC_LAYOUT_TENSOR_MEMORY_SCALES: return PARAM(layout, 0);
    default: return (McAttr){MC_NONE};
  }
}

int64_t mc_triton_splits(const McContext *ctx, McAttr encoding, uint32_t k) {
  McAttr cga = mc_layout_cga(ctx, encoding);
  int64_t splits = 1;
  for (uint32_t i = 0, n = mc_triton_num_bases(ctx, cga); i < n; i++) {
    if (mc_triton_basis(ctx, cga, i, k) != 0 && splits < (int64_t)1 << 40) splits *= 2;
  }
  return splits;
}

int64_t mc_triton_dim_per_block(const McContext *ctx, McAttr encoding, uint32_t k, int64_t size) {
  int64_t splits = mc_triton_splits(ctx, encoding, k);
  if (size <= 0) return size;
  return size / (splits < size ? splits : size);
}

static uint64_t product(const McContext *ctx, McAttr list) {
  uint64_t value = 1;
  for (uint32_t i = 0, n = mc_triton_list_size(ctx, list); i < n; i++) {
    value *= (uint64_t)mc_triton_list_at(ctx, list, i);
  }
  return value;
}

static uint64_t units_of(const McContext *ctx, McAttr bases) {
  uint32_t bits = mc_triton_num_bases(ctx, bases);
  return bits < 63 ? (uint64_t)1 << bits : 0;
}

/* Bases by name in a dictionary. */
static McAttr bases_named(const McContext *ctx, McAttr dictionary, const char *name) {
  for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, dictionary); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, dictionary, i);
    if (mc_str_is(mc_ident_str(ctx, entry.name), name)) return entry.value;
  }
  return (McAttr){MC_NONE};
}

McLayoutUnits mc_layout_units(const McContext *ctx, McAttr layout) {
  uint32_t removed;
  McLayoutUnits units = {.blocks = units_of(ctx, mc_layout_cga(ctx, layout))};
  layout = root_of(ctx, layout, &removed);
  switch (mc_layout_kind(ctx, layout)) {
    case MC_LAYOUT_BLOCKED:
      units.lanes = product(ctx, PARAM(layout, 1));
      units.warps = product(ctx, PARAM(layout, 2));
      break;
    case MC_LAYOUT_LINEAR:
    case MC_LAYOUT_GENERIC_LINEAR:
      units.lanes = units_of(ctx, PARAM(layout, 1));
      units.warps = units_of(ctx, PARAM(layout, 2));
      break;
    case MC_LAYOUT_NVIDIA_MMA:
      units.lanes = 32;
      units.warps = product(ctx, PARAM(layout, 2));
      break;
    case MC_LAYOUT_AMD_MFMA:
      units.lanes = 64;
      units.warps = product(ctx, PARAM(layout, 1));
      break;
    case MC_LAYOUT_AMD_WMMA:
      units.lanes = 32;
      units.warps = units_of(ctx, bases_named(ctx, PARAM(layout, 2), "warp"));
      break;
    default: break;
  }
  return units;
}

bool mc_triton_identity(const McContext *ctx, McAttr offset, int64_t rank, McTritonIdentity *out) {
  if (rank <= 0 || rank > MC_TRITON_RANK) return false;
  out->rank = (uint32_t)rank;
  for (uint32_t k = 0; k < out->rank; k++) out->shape[k] = 1;
  uint32_t num_ordered = 0, last = UINT32_MAX;
  for (uint32_t i = 0, n = mc_triton_num_bases(ctx, offset); i < n; i++) {
    uint32_t moved = UINT32_MAX;
    for (uint32_t k = 0; k < out->rank; k++) {
      if (mc_triton_basis(ctx, offset, i, k) == 0) continue;
      if (moved != UINT32_MAX) return false;
      moved = k;
    }
    if (moved == UINT32_MAX || mc_triton_basis(ctx, offset, i, moved) != out->shape[moved]) return false;
    if (moved != last) {
      for (uint32_t k = 0; k < num_ordered; k++) {
        if (out->order[k] == moved) return false;
      }
      out->order[num_ordered++] = moved;
    }
    last = moved;
    out->shape[moved] *= 2;
  }
  for (uint32_t k = out->rank; k-- > 0;) {
    if (out->shape[k] == 1) out->order[num_ordered++] = k;
  }
  return true;
}

/* --- rules --- */

#define VALUE(i) ((McAttr){values[i]})

static bool is_permutation(const McContext *ctx, McAttr order) {
  uint32_t rank = mc_triton_list_size(ctx, order);
  for (uint32_t want = 0; want < rank; want++) {
    uint32_t i = 0;
    while (i < rank && mc_triton_list_at(ctx, order, i) != want) i++;
    if (i == rank) return false;
  }
  return true;
}

static bool check_order(const McContext *ctx, McAttr order, McLoc loc, McDiags *diags) {
  char text[256];
  return is_permutation(ctx, order) || mc_error(diags, loc, "order must be a permutation of 0..(rank-1), but was [%s]",
                                                mc_triton_list_text(ctx, order, text, sizeof text));
}

/* Each basis that moves at all moves to a power of two along one dimension, and no two are the same. */
static bool is_permutation_matrix(const McContext *ctx, const uint32_t *lists, uint32_t num_lists) {
  for (uint32_t a = 0; a < num_lists; a++) {
    McAttr bases = {lists[a]};
    for (uint32_t i = 0, n = mc_triton_num_bases(ctx, bases); i < n; i++) {
      McAttr basis = mc_attr_array_get(ctx, bases, i);
      uint32_t rank = is_kind(ctx, basis, MC_ATTR_ARRAY) ? mc_attr_array_size(ctx, basis) : 0, moved = rank;
      for (uint32_t k = 0; k < rank; k++) {
        int64_t at = mc_triton_basis(ctx, bases, i, k);
        if (at == 0) continue;
        if (moved != rank || !mc_is_power_of_2(at)) return false;
        moved = k;
      }
      if (moved == rank) continue;
      for (uint32_t b = 0; b <= a; b++) {
        McAttr others = {lists[b]};
        uint32_t count = b == a ? i : mc_triton_num_bases(ctx, others);
        for (uint32_t j = 0; j < count; j++) {
          if (mc_attr_array_get(ctx, others, j).index == mc_attr_array_get(ctx, bases, i).index) return false;
        }
      }
    }
  }
  return true;
}

/* CGALayout: bases of that rank. */
static bool check_cga(const McContext *ctx, McAttr cga, int64_t rank, McLoc loc, McDiags *diags) {
  for (uint32_t i = 0, n = mc_triton_num_bases(ctx, cga); i < n; i++) {
    McAttr basis = mc_attr_array_get(ctx, cga, i);
    if (!is_kind(ctx, basis, MC_ATTR_ARRAY) || mc_attr_array_size(ctx, basis) != rank) {
      return mc_error(diags, loc, "'CGALayout' entry length does not match rank %lld", (long long)rank);
    }
  }
  return is_permutation_matrix(ctx, &cga.index, cga.index != MC_NONE) ||
         mc_error(diags, loc,
                  "After removing broadcast bases the CGA encoding must be a permutation matrix");
}

static bool all_powers_of_2(const McContext *ctx, McAttr list) {
  for (uint32_t i = 0, n = mc_triton_list_size(ctx, list); i < n; i++) {
    if (!mc_is_power_of_2(mc_triton_list_at(ctx, list, i))) return false;
  }
  return true;
}

bool mc_def_check_ttg_blocked(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                              McDiags *diags) {
  (void)def;
  static const char *const names[] = {"sizePerThread", "threadsPerWarp", "warpsPerCTA"};
  uint32_t rank = mc_triton_list_size(ctx, VALUE(0));
  if (!check_cga(ctx, VALUE(4), rank, loc, diags)) return false;
  for (uint32_t i = 1; i < 4; i++) {
    if (mc_triton_list_size(ctx, VALUE(i)) != rank) {
      return mc_error(diags, loc,
                      "sizePerThread, threadsPerWarp, warpsPerCTA, and order must all have the same rank.");
    }
  }
  for (uint32_t i = 0; i < 3; i++) {
    if (!all_powers_of_2(ctx, VALUE(i))) {
      return mc_error(diags, loc, "Every element in %s must be a power of two.", names[i]);
    }
  }
  return check_order(ctx, VALUE(3), loc, diags);
}

bool mc_def_check_ttg_slice(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                            McDiags *diags) {
  (void)def;
  int64_t dim = mc_triton_number(ctx, VALUE(0), 0);
  McLayoutKind kind = mc_layout_kind(ctx, VALUE(1));
  if (kind == MC_LAYOUT_OTHER) return true; /* of another project's layouts nothing is known */
  if (!mc_layout_is_distributed(kind)) return mc_error(diags, loc, "expected a distributed encoding trait");
  uint32_t rank = mc_layout_rank(ctx, VALUE(1));
  if (rank <= 1) return mc_error(diags, loc, "parent layout must have at least rank >= 2");
  if (dim < 0 || dim >= rank) {
    return mc_error(diags, loc, "slice dim=%lld must be less than the parent rank=%u", (long long)dim, rank);
  }
  return true;
}

static bool check_mma_operand(McContext *ctx, McAttr parent, int64_t index, int64_t width, McLoc loc, McDiags *diags) {
  int64_t version = mc_triton_number(ctx, PARAM(parent, 0), 0);
  bool has_width = version == 2 || version == 3;
  if (width != 0 && !has_width) {
    return mc_error(diags, loc, "ttg.dot_op kWidth parameter can only be non-zero for Ampere or Hopper MMA parent");
  }
  if (width == 0 && has_width) {
    return mc_error(diags, loc, "ttg.dot_op kWidth parameter is mandatory for Ampere or Hopper MMA parent");
  }
  if (index != 0 && version == 3) {
    return mc_error(diags, loc,
                    "ttg.dot_op opIdx parameter must be 0 for Hopper MMA parent, since Hopper WGMMA only allows first "
                    "operand to be in registers");
  }
  return true;
}

static bool check_wmma_operand(McContext *ctx, McAttr parent, int64_t width, McLoc loc, McDiags *diags) {
  static const char packed[] = "(including packed cases for `scaled_dot`)";
  int64_t version = mc_triton_number(ctx, PARAM(parent, 0), 0);
  if (version == 1 && width != 8 && width != 16) {
    return mc_error(diags, loc, "ttg.dot_op kWidth parameter must be 8/16 for WMMA v1 %s", packed);
  }
  if (version == 2 && width != 4 && width != 8 && width != 16) {
    return mc_error(diags, loc, "ttg.dot_op kWidth parameter must be 4/8/16 for WMMA v2 %s", packed);
  }
  return version != 3 || width != 0 ||
         mc_error(diags, loc, "ttg.dot_op kWidth parameter is mandatory for WMMA v3 ");
}

bool mc_def_check_ttg_dot_operand(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                  McDiags *diags) {
  (void)def;
  int64_t index = mc_triton_number(ctx, VALUE(0), 0), width = mc_triton_number(ctx, VALUE(2), 0);
  if (index != 0 && index != 1) {
    return mc_error(diags, loc, "ttg.dot_op opIdx parameter can be 0 or 1, got: %lld", (long long)index);
  }
  switch (mc_layout_kind(ctx, VALUE(1))) {
    case MC_LAYOUT_NVIDIA_MMA: return check_mma_operand(ctx, VALUE(1), index, width, loc, diags);
    case MC_LAYOUT_AMD_WMMA: return check_wmma_operand(ctx, VALUE(1), width, loc, diags);
    case MC_LAYOUT_AMD_MFMA:
      return width != 0 || mc_error(diags, loc, "ttg.dot_op kWidth parameter is mandatory for MFMA parent");
    case MC_LAYOUT_BLOCKED:
      return width == 0 ||
             mc_error(diags, loc, "ttg.dot_op kWidth parameter is not supported when the parent is a blocked layout");
    case MC_LAYOUT_OTHER: return true;
    default: return mc_error(diags, loc, "ttg.dot_op unexpected parent layout: %s", mc_text_attr(diags, VALUE(1)));
  }
}

bool mc_def_check_ttg_linear(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                             McDiags *diags) {
  (void)def;
  return is_permutation_matrix(ctx, values, 4) ||
         mc_error(diags, loc,
                  "LinearEncodingAttr requires a permutation matrix layout after removing broadcast bases");
}

bool mc_def_check_ttg_generic_linear(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                     McDiags *diags) {
  static const uint8_t lists[] = {0, 1, 3};
  for (uint32_t l = 0; l < MC_COUNT(lists); l++) {
    McAttr bases = VALUE(lists[l]);
    for (uint32_t i = 0, n = mc_triton_num_bases(ctx, bases); i < n; i++) {
      uint32_t moved = 0;
      for (uint32_t k = 0, rank = basis_rank(ctx, bases); k < rank; k++) moved += mc_triton_basis(ctx, bases, i,
                                                                                                  k) != 0;
      if (moved <= 1) continue;
      McStr name = mc_ident_str(ctx, (McIdent){mc_definition_params(def)[lists[l]].name});
      return mc_error(diags, loc,
                      "In a generic linear layout, register, lane, and block bases must move in at most one "
                      "dimension. Swizzled bases found in '%.*s'.",
                      (int)name.len, name.ptr);
    }
  }
  return true;
}

bool mc_def_check_ttg_nvidia_mma(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                 McDiags *diags) {
  (void)def;
  return check_cga(ctx, VALUE(3), mc_triton_list_size(ctx, VALUE(2)), loc, diags);
}

bool mc_def_check_ttg_amd_mfma(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                               McDiags *diags) {
  (void)def;
  static const uint8_t sizes[][2] = {{32, 32}, {16, 16}, {64, 4}, {4, 64}};
  int64_t version = mc_triton_number(ctx, VALUE(0), 0), bits = mc_triton_number(ctx, VALUE(6), 32);
  if (!check_cga(ctx, VALUE(4), mc_triton_list_size(ctx, VALUE(1)), loc, diags)) return false;
  if (version < 0 || version > 4) return mc_error(diags, loc, "version must be in the [0, 4] range");
  if (mc_triton_list_size(ctx, VALUE(2)) < 2) return mc_error(diags, loc, "invalid (mDim, nDim) combination");
  int64_t m = mc_triton_list_at(ctx, VALUE(2), 0), n = mc_triton_list_at(ctx, VALUE(2), 1);
  uint32_t i = 0;
  while (i < MC_COUNT(sizes) && (sizes[i][0] != m || sizes[i][1] != n)) i++;
  if (i == MC_COUNT(sizes)) {
    return mc_error(diags, loc, "invalid (mDim, nDim) combination: (%lld, %lld)", (long long)m, (long long)n);
  }
  return bits == 32 || bits == 64 || mc_error(diags, loc, "elementBitWidth must be 32 or 64");
}

bool mc_def_check_ttg_amd_wmma(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                               McDiags *diags) {
  (void)def;
  static const uint8_t sizes[][4] = {{1, 16, 16, 16}, {2, 16, 16, 16}, {2, 16, 16, 32}, {3, 16, 16, 4},
                                     {3, 16, 16, 32}, {3, 16, 16, 64}, {3, 16, 16, 128}, {3, 32, 16, 64},
                                     {3, 32, 16, 128}};
  int64_t version = mc_triton_number(ctx, VALUE(0), 0);
  if (!check_cga(ctx, VALUE(3), wmma_rank(ctx, VALUE(2)), loc, diags)) return false;
  if (version < 1 || version > 3) return mc_error(diags, loc, "WMMA version must be in the [1, 3] range");
  bool ok = false;
  for (uint32_t i = 0; mc_triton_list_size(ctx, VALUE(4)) == 3 && i < MC_COUNT(sizes); i++) {
    ok = ok || (sizes[i][0] == version && sizes[i][1] == mc_triton_list_at(ctx, VALUE(4), 0) &&
                sizes[i][2] == mc_triton_list_at(ctx, VALUE(4), 1) &&
                sizes[i][3] == mc_triton_list_at(ctx, VALUE(4), 2));
  }
  return ok || mc_error(diags, loc, "invalid WMMA v%lld instruction shape", (long long)version);
}

bool mc_def_check_ttg_swizzled_shared(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                      McDiags *diags) {
  (void)def;
  return check_cga(ctx, VALUE(4), mc_triton_list_size(ctx, VALUE(3)), loc, diags) &&
         check_order(ctx, VALUE(3), loc, diags);
}

bool mc_def_check_ttg_rotating_shared(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                      McDiags *diags) {
  (void)def;
  return check_cga(ctx, VALUE(4), mc_triton_list_size(ctx, VALUE(3)), loc, diags);
}

bool mc_def_check_ttg_nvmma_shared(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                   McDiags *diags) {
  (void)def;
  int64_t width = mc_triton_number(ctx, VALUE(0), 0), bits = mc_triton_number(ctx, VALUE(2), 0);
  int64_t rank = mc_triton_number(ctx, VALUE(4), 2);
  if (basis_rank(ctx, VALUE(5)) > 0 && rank == 2) rank = basis_rank(ctx, VALUE(5));
  if (!check_cga(ctx, VALUE(5), rank, loc, diags)) return false;
  if (bits == 0) return mc_error(diags, loc, "elementBitWidth must be non-zero");
  return width == 0 || width == 32 || width == 64 || width == 128 ||
         mc_error(diags, loc, "swizzlingByteWidth must be 0, 32, 64, or 128");
}

static bool has_duplicates(const McContext *ctx, McAttr list) {
  for (uint32_t i = 0, n = mc_triton_list_size(ctx, list); i < n; i++) {
    for (uint32_t k = 0; k < i; k++) {
      if (mc_triton_list_at(ctx, list, i) == mc_triton_list_at(ctx, list, k)) return true;
    }
  }
  return false;
}

bool mc_def_check_ttg_padded_shared(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                    McDiags *diags) {
  (void)def;
  if (!all_powers_of_2(ctx, VALUE(0))) return mc_error(diags, loc, "interval values must all be power of two");
  if (!all_powers_of_2(ctx, VALUE(1))) return mc_error(diags, loc, "padding values must all be power of two");
  if (has_duplicates(ctx, VALUE(0))) return mc_error(diags, loc, "interval values cannot have duplicates");
  McAttr offset = VALUE(2);
  for (uint32_t l = 2; l <= 3; l++) {
    uint32_t rank = basis_rank(ctx, VALUE(l));
    for (uint32_t i = 0, n = mc_triton_num_bases(ctx, VALUE(l)); i < n; i++) {
      uint32_t moved = 0;
      bool powers = true;
      for (uint32_t k = 0; k < rank; k++) {
        int64_t at = mc_triton_basis(ctx, VALUE(l), i, k);
        moved += at != 0;
        powers = powers && (at == 0 || mc_is_power_of_2(at));
      }
      if (moved == 0 && l == 2) return mc_error(diags, loc, "Broadcasting in offset dimension is not supported.");
      if (moved > 1) return mc_error(diags, loc, "Each offset basis must move in at most one dimension.");
      if (!powers) return mc_error(diags, loc, "Each offset basis must be 0 or a power of two.");
    }
  }
  return is_permutation_matrix(ctx, &offset.index, 1) ||
         mc_error(diags, loc, "Broadcasting in offset dimension is not supported.");
}

bool mc_def_check_ttg_shared_linear(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                    McDiags *diags) {
  (void)def;
  if (basis_rank(ctx, VALUE(0)) == 0 && basis_rank(ctx, VALUE(1)) == 0) {
    return mc_error(diags, loc, "Empty Layout not supported");
  }
  return mc_is_power_of_2(mc_triton_number(ctx, VALUE(2), 0)) ||
         mc_error(diags, loc, "alignment must be a positive power of two");
}

bool mc_def_check_ttg_partitioned_shared(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                         McDiags *diags) {
  (void)def;
  int64_t partitions = mc_triton_number(ctx, VALUE(0), 0), groups = mc_triton_number(ctx, VALUE(1), 0);
  int64_t dim = mc_triton_number(ctx, VALUE(2), 0);
  if (!mc_layout_is_shared(mc_layout_kind(ctx, VALUE(3)))) {
    return mc_error(diags, loc, "partitionLayout must be a SharedEncodingTrait");
  }
  if (partitions < 2 || !mc_is_power_of_2(partitions)) {
    return mc_error(diags, loc, "numPartitions must be a power of 2 and at least 2");
  }
  if (!mc_is_power_of_2(groups)) {
    return mc_error(diags, loc, "numGroups must be a power of 2 and greater than 0");
  }
  uint32_t rank = mc_layout_rank(ctx, VALUE(3));
  return (dim >= 0 && dim < rank) ||
         mc_error(diags, loc, "partitionDim (%lld) must be less than the layout rank (%u)", (long long)dim, rank);
}
