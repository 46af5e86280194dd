/* xegpu_types.c - forms and rules of xegpu's types and attributes, in upstream's words.
 *
 * Nothing is assumed of parameters that an earlier check would have refused.
 */
#include "dialects/xegpu/xegpu.h"

#include "defs/enums.h"
#include "parse/parse_attr.h"
#include "parse/parse_defined.h"
#include "print/print_defined.h"
#include "types/report.h"

/* --- reading --- */

static bool is_kind(const McContext *ctx, McAttr attr, McKind kind) {
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == kind;
}

uint32_t mc_xegpu_list_size(const McContext *ctx, McAttr list) {
  return is_kind(ctx, list, MC_ATTR_DENSE_ARRAY) ? (uint32_t)mc_attr_dense_count(ctx, list) : 0;
}

int64_t mc_xegpu_list_at(const McContext *ctx, McAttr list, uint32_t i) {
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

static McAttr param(const McContext *ctx, uint32_t id, uint32_t i) { return (McAttr){mc_defined_param(ctx, id, i)}; }

static int64_t integer_of(const McContext *ctx, McAttr attr, int64_t other) {
  int64_t value;
  return is_kind(ctx, attr, MC_ATTR_INTEGER) && mc_attr_integer_i64(ctx, attr, &value) ? value : other;
}

/* As an encoding holds it, or as an attribute of its own. */
static int64_t space_of(const McContext *ctx, McAttr space) {
  return is_kind(ctx, space, MC_ATTR_DEFINED) ? (int64_t)mc_enum_attr_value(ctx, space)
                                              : integer_of(ctx, space, MC_XEGPU_GLOBAL);
}

bool mc_xegpu_tensor_desc(const McContext *ctx, McType type, McTensorDesc *out) {
  if (!mc_is_defined_as(ctx, type.index, "xegpu.tensor_desc")) return false;
  McAttr encoding = param(ctx, type.index, 2);
  *out = (McTensorDesc){.type = type, .shape = param(ctx, type.index, 0), .layout = param(ctx, type.index, 3)};
  out->element = (McType){mc_defined_param(ctx, type.index, 1)};
  out->rank = mc_xegpu_list_size(ctx, out->shape);
  uint64_t count = 1;
  for (uint32_t i = 0; i < out->rank; i++) count *= (uint64_t)mc_xegpu_list_at(ctx, out->shape, i);
  out->count = (int64_t)count;
  out->array_length = out->chunk_size = 1;
  out->is_scattered = mc_is_defined_as(ctx, encoding.index, "xegpu.scatter_tdesc_attr");
  if (encoding.index == MC_NONE) return true;
  out->space = space_of(ctx, param(ctx, encoding.index, 0));
  int64_t number = integer_of(ctx, param(ctx, encoding.index, 1), 1);
  if (out->is_scattered) out->chunk_size = number;
  else out->array_length = number;
  return true;
}

/* --- layouts --- */

static bool is_slice(const McContext *ctx, McAttr layout) { return mc_is_defined_as(ctx, layout.index, "xegpu.slice"); }

McAttr mc_xegpu_root(const McContext *ctx, McAttr layout) {
  while (is_slice(ctx, layout)) layout = param(ctx, layout.index, 0);
  return layout;
}

static uint32_t root_rank(const McContext *ctx, McAttr root) {
  static const McXegpuPart parts[] = {MC_XEGPU_SG_LAYOUT, MC_XEGPU_INST_DATA, MC_XEGPU_LANE_LAYOUT};
  for (uint32_t i = 0; i < MC_COUNT(parts); i++) {
    McAttr list = param(ctx, root.index, parts[i]);
    if (list.index != MC_NONE) return mc_xegpu_list_size(ctx, list);
  }
  return 0;
}

static bool has(const McContext *ctx, McAttr list, int64_t value) {
  for (uint32_t i = 0, n = mc_xegpu_list_size(ctx, list); i < n; i++) {
    if (mc_xegpu_list_at(ctx, list, i) == value) return true;
  }
  return false;
}

/* Takes the numbers at `dims` out of the list. */
static void drop(const McContext *ctx, McInts *list, McAttr dims) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < list->len; i++) {
    if (!has(ctx, dims, i)) list->ptr[kept++] = list->ptr[i];
  }
  list->len = kept;
}

/* Takes the dimensions of all slices out of the list, those of the innermost one first. */
static bool drop_slices(McContext *ctx, McAttr layout, McInts *list, McDiags *diags) {
  McWords slices;
  mc_array_init(&slices);
  bool ok = true;
  for (; ok && is_slice(ctx, layout); layout = param(ctx, layout.index, 0)) {
    ok = mc_array_push(&ctx->alloc, &slices, layout.index) || mc_out_of_memory(diags);
  }
  for (size_t i = slices.len; ok && i-- > 0;) drop(ctx, list, param(ctx, slices.ptr[i], 1));
  mc_array_fini(&ctx->alloc, &slices);
  return ok;
}

bool mc_xegpu_effective(McContext *ctx, McAttr layout, McXegpuPart part, McInts *out, McDiags *diags) {
  McAttr list = param(ctx, mc_xegpu_root(ctx, layout).index, part);
  uint32_t count = mc_xegpu_list_size(ctx, list);
  if (!mc_ints_init(ctx, out, count, diags)) return false;
  for (uint32_t i = 0; i < count; i++) out->ptr[out->len++] = mc_xegpu_list_at(ctx, list, i);
  if (drop_slices(ctx, layout, out, diags)) return true;
  mc_ints_fini(ctx, out);
  return false;
}

bool mc_xegpu_rank(McContext *ctx, McAttr layout, uint32_t *rank, McDiags *diags) {
  McInts dims;
  uint32_t count = root_rank(ctx, mc_xegpu_root(ctx, layout));
  if (!mc_ints_init(ctx, &dims, count, diags)) return false;
  for (uint32_t i = 0; i < count; i++) dims.ptr[dims.len++] = i;
  bool ok = drop_slices(ctx, layout, &dims, diags);
  *rank = dims.len;
  mc_ints_fini(ctx, &dims);
  return ok;
}

/* shape[i] / by[i] into `out`, if each is whole. */
static bool ratio(const int64_t *shape, const int64_t *by, uint32_t rank, int64_t *out) {
  for (uint32_t i = 0; i < rank; i++) {
    if (by[i] == 0 || (by[i] != -1 && shape[i] % by[i] != 0)) return false;
  }
  for (uint32_t i = 0; out != NULL && i < rank; i++) out[i] = by[i] == -1 ? 0 - shape[i] : shape[i] / by[i];
  return true;
}

/* One level: the shape becomes what each unit has. wraps: units can share data. */
static bool spread_level(McInts *shape, const McInts *layout, const McInts *data, bool wraps) {
  if (layout->len != 0 && (layout->len != shape->len || !ratio(shape->ptr, layout->ptr, shape->len, shape->ptr))) {
    return false;
  }
  if (data->len == 0) return true;
  if (data->len != shape->len) return false;
  if (!ratio(shape->ptr, data->ptr, shape->len, NULL) &&
      !(wraps && ratio(data->ptr, shape->ptr, shape->len, NULL))) {
    return false;
  }
  memcpy(shape->ptr, data->ptr, data->len * sizeof *data->ptr);
  return true;
}

bool mc_xegpu_spreads(McContext *ctx, const int64_t *shape, uint32_t rank, McAttr layout, bool *even, McDiags *diags) {
  McInts units, parts[MC_XEGPU_ORDER];
  const McInts none = {.len = 0};
  if (!mc_ints_init(ctx, &units, rank, diags)) return false;
  for (uint32_t i = 0; i < rank; i++) units.ptr[units.len++] = shape[i];
  uint32_t made = 0;
  while (made < MC_XEGPU_ORDER && mc_xegpu_effective(ctx, layout, (McXegpuPart)made, &parts[made], diags)) made++;
  bool ok = made == MC_XEGPU_ORDER;
  *even = ok && spread_level(&units, &parts[MC_XEGPU_SG_LAYOUT], &parts[MC_XEGPU_SG_DATA], true) &&
          spread_level(&units, &none, &parts[MC_XEGPU_INST_DATA], false) &&
          spread_level(&units, &parts[MC_XEGPU_LANE_LAYOUT], &parts[MC_XEGPU_LANE_DATA], false);
  while (made > 0) mc_ints_fini(ctx, &parts[--made]);
  mc_ints_fini(ctx, &units);
  return ok;
}

/* --- rules --- */

bool mc_def_check_xegpu_scatter(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                McDiags *diags) {
  (void)def;
  return integer_of(ctx, (McAttr){values[1]}, 1) > 0 || mc_error(diags, loc, "invalid chunk size");
}

bool mc_def_check_xegpu_layout(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                               McDiags *diags) {
  (void)def;
  uint32_t size[MC_XEGPU_ORDER + 1];
  bool set[MC_XEGPU_ORDER + 1];
  for (uint32_t i = 0; i <= MC_XEGPU_ORDER; i++) {
    set[i] = values[i] != MC_NONE;
    size[i] = mc_xegpu_list_size(ctx, (McAttr){values[i]});
  }
  if (!set[MC_XEGPU_SG_LAYOUT] && !set[MC_XEGPU_INST_DATA] && !set[MC_XEGPU_LANE_LAYOUT]) {
    return mc_error(diags, loc, "expected at least one of sg_layout, inst_data or lane_layout");
  }
#define DIFFER(a, b) (set[MC_XEGPU_##a] && set[MC_XEGPU_##b] && size[MC_XEGPU_##a] != size[MC_XEGPU_##b])
  if (DIFFER(SG_LAYOUT, INST_DATA)) {
    return mc_error(diags, loc, "expected sg_layout and inst_data to have the same rank");
  }
  if (DIFFER(SG_LAYOUT, LANE_LAYOUT)) {
    return mc_error(diags, loc, "expected sg_layout and lane_layout to have the same rank");
  }
  if (DIFFER(INST_DATA, LANE_LAYOUT)) {
    return mc_error(diags, loc,
                    "expected inst_data and lane_layout to have the same rank, got inst_data %u, lane_layout %u",
                    size[MC_XEGPU_INST_DATA], size[MC_XEGPU_LANE_LAYOUT]);
  }
  if (set[MC_XEGPU_SG_DATA] && !set[MC_XEGPU_SG_LAYOUT]) {
    return mc_error(diags, loc, "expected sg_layout being used with sg_data");
  }
  if (DIFFER(SG_DATA, SG_LAYOUT)) {
    return mc_error(diags, loc, "expected sg_data and sg_layout to have the same rank");
  }
  if (set[MC_XEGPU_LANE_DATA] && !set[MC_XEGPU_LANE_LAYOUT]) {
    return mc_error(diags, loc, "expected lane_layout being used with lane_data");
  }
  if (DIFFER(LANE_DATA, LANE_LAYOUT)) {
    return mc_error(diags, loc, "expected lane_data and lane_layout to have the same rank");
  }
  if (!set[MC_XEGPU_ORDER]) return true;
  if (!set[MC_XEGPU_SG_LAYOUT] && !set[MC_XEGPU_LANE_LAYOUT]) {
    return mc_error(diags, loc, "expected sg_layout/lane_layout being used with order");
  }
  if (DIFFER(ORDER, SG_LAYOUT)) return mc_error(diags, loc, "expected order and sg_layout to have the same rank");
  if (DIFFER(ORDER, LANE_LAYOUT)) return mc_error(diags, loc, "expected order and lane_layout to have the same rank");
#undef DIFFER
  return true;
}

bool mc_def_check_xegpu_slice(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                              McDiags *diags) {
  (void)def;
  McAttr parent = {values[0]}, dims = {values[1]};
  if (parent.index == MC_NONE || dims.index == MC_NONE) {
    return mc_error(diags, loc, "expected parent layout and dims attribute");
  }
  uint32_t rank;
  if (!mc_xegpu_rank(ctx, parent, &rank, diags)) return false;
  for (uint32_t i = 0, n = mc_xegpu_list_size(ctx, dims); i < n; i++) {
    int64_t dim = mc_xegpu_list_at(ctx, dims, i);
    if (dim < 0 || dim >= rank) {
      return mc_error(diags, loc, "invalid dim (%lld) in slice attribute.", (long long)dim);
    }
    for (uint32_t k = 0; k < i; k++) { /* i is at most the rank */
      if (mc_xegpu_list_at(ctx, dims, k) == dim) {
        return mc_error(diags, loc, "repeated dim (%lld) in slice attribute.", (long long)dim);
      }
    }
  }
  return true;
}

bool mc_def_check_xegpu_range(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                              McDiags *diags) {
  (void)def;
  int64_t start = integer_of(ctx, (McAttr){values[0]}, 0), end = integer_of(ctx, (McAttr){values[1]}, 0);
  return start < end || mc_error(diags, loc, "'end' : %lld must be greater than 'start' : %lld", (long long)end,
                                 (long long)start);
}

/* Elements that are narrower than a word are read by words: so many at once. */
static int64_t elements_of_word(const McContext *ctx, McType element) {
  uint32_t bits = mc_type_bit_width(ctx, element);
  return bits != 0 && bits < 32 ? 32 / bits : 1;
}

static bool check_scattered(McContext *ctx, const McTensorDesc *desc, McLoc loc, McDiags *diags) {
  if (desc->rank == 1 && desc->chunk_size != 1) {
    return mc_error(diags, loc, "expected non-contiguous elements for 1D tensor");
  }
  if (desc->chunk_size <= 1) return true;
  int64_t last = mc_xegpu_list_at(ctx, desc->shape, desc->rank - 1), words = elements_of_word(ctx, desc->element);
  if (last != desc->chunk_size) return mc_error(diags, loc, "expected last dim of tensor to match chunk size");
  return last % words == 0 ||
         mc_error(diags, loc, "expected last dim of tensor to be a multiple of %lld", (long long)words);
}

static bool fail_spread(McContext *ctx, const McTensorDesc *desc, McLoc loc, McDiags *diags) {
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  for (uint32_t i = 0; i < desc->rank; i++) {
    if (i > 0) mc_buf_lit(&text, ", ");
    mc_buf_i64(&text, mc_xegpu_list_at(ctx, desc->shape, i));
  }
  mc_error(diags, loc, "cannot distribute [%s] using %s", mc_buf_text(&text), mc_text_attr(diags, desc->layout));
  mc_buf_fini(&text);
  return false;
}

static bool check_layout(McContext *ctx, const McTensorDesc *desc, McLoc loc, McDiags *diags) {
  uint32_t rank;
  if (!mc_xegpu_rank(ctx, desc->layout, &rank, diags)) return false;
  if (rank != desc->rank) return mc_error(diags, loc, "expected layout rank to match tensor rank");
  McAttr lanes = param(ctx, mc_xegpu_root(ctx, desc->layout).index, MC_XEGPU_LANE_DATA);
  bool is_layout = !is_slice(ctx, desc->layout);
  if (desc->is_scattered && is_layout && desc->chunk_size > 1 && mc_xegpu_list_size(ctx, lanes) == rank) {
    int64_t words = elements_of_word(ctx, desc->element);
    if (mc_xegpu_list_at(ctx, lanes, rank - 1) % words != 0) {
      return mc_error(diags, loc, "expected last dim of lane_data to be a multiple of: %lld", (long long)words);
    }
  }
  McInts shape;
  if (!mc_ints_init(ctx, &shape, desc->rank, diags)) return false;
  for (uint32_t i = 0; i < desc->rank; i++) shape.ptr[shape.len++] = mc_xegpu_list_at(ctx, desc->shape, i);
  bool even, ok = mc_xegpu_spreads(ctx, shape.ptr, shape.len, desc->layout, &even, diags);
  mc_ints_fini(ctx, &shape);
  return ok && (even || fail_spread(ctx, desc, loc, diags));
}

bool mc_def_check_xegpu_tensor_desc(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                    McDiags *diags) {
  (void)def;
  McAttr encoding = {values[2]};
  McTensorDesc desc = {.shape = {values[0]}, .element = {values[1]}, .layout = {values[3]}, .chunk_size = 1};
  desc.rank = mc_xegpu_list_size(ctx, desc.shape);
  if (desc.rank == 0) return mc_error(diags, loc, "expected non-zero rank tensor");
  desc.is_scattered = mc_is_defined_as(ctx, encoding.index, "xegpu.scatter_tdesc_attr");
  if (mc_is_defined_as(ctx, encoding.index, "xegpu.block_tdesc_attr") && desc.rank > 1 &&
      space_of(ctx, param(ctx, encoding.index, 0)) == MC_XEGPU_SHARED) {
    return mc_error(diags, loc, "SLM is only supported for 1D block tensor");
  }
  if (desc.is_scattered) {
    desc.chunk_size = integer_of(ctx, param(ctx, encoding.index, 1), 1);
    if (!check_scattered(ctx, &desc, loc, diags)) return false;
  }
  return desc.layout.index == MC_NONE || check_layout(ctx, &desc, loc, diags);
}

bool mc_predicate_xegpu_shared(const McContext *ctx, uint32_t id) {
  McType type = {id};
  if (mc_kind(ctx, id) != MC_TYPE_MEMREF) return false;
  for (uint32_t i = 0, n = mc_type_rank(ctx, type); i < n; i++) {
    if (mc_type_dim(ctx, type, i) == MC_DYNAMIC) return false;
  }
  McAttr space = mc_type_memory_space(ctx, type);
  if (is_kind(ctx, space, MC_ATTR_INTEGER)) return integer_of(ctx, space, 0) == MC_XEGPU_SHARED;
  if (mc_is_defined_as(ctx, space.index, "xegpu.memory_space")) return space_of(ctx, space) == MC_XEGPU_SHARED;
  const int64_t workgroup = 2;
  return mc_is_defined_as(ctx, space.index, "gpu.address_space") &&
         integer_of(ctx, param(ctx, space.index, 0), 0) == workgroup;
}

/* --- forms --- */

static bool is_default_block(const McContext *ctx, McAttr encoding) {
  if (!mc_is_defined_as(ctx, encoding.index, "xegpu.block_tdesc_attr")) return false;
  return space_of(ctx, param(ctx, encoding.index, 0)) == MC_XEGPU_GLOBAL &&
         integer_of(ctx, param(ctx, encoding.index, 1), 0) == 1 &&
         integer_of(ctx, param(ctx, encoding.index, 2), 0) != 0; /* true is -1 as an i1 */
}

bool mc_def_routine_xegpu_tensor_desc_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  if (!mc_p_dimension_list(p, true, true, &p->words)) return false;
  size_t count = (p->words.len - base) / 2;
  McType i64 = mc_type_integer(p->ctx, 64, MC_SIGNLESS);
  McAttr shape = mc_attr_dense_array(p->ctx, i64, count ? p->words.ptr + base : NULL, count, p->diags);
  p->words.len = base;
  if (shape.index == MC_NONE) return false;
  d->values[args[0].number] = shape.index;
  if (!mc_def_parse_param(d, args[1].number)) return false;
  while (mc_consume_if(p, TOK_COMMA)) {
    McAttr attr = mc_p_attr(p, (McType){MC_NONE});
    if (attr.index == MC_NONE) return false;
    bool is_layout = mc_is_defined_as(p->ctx, attr.index, "xegpu.layout") || is_slice(p->ctx, attr);
    bool is_encoding = mc_is_defined_as(p->ctx, attr.index, "xegpu.block_tdesc_attr") ||
                       mc_is_defined_as(p->ctx, attr.index, "xegpu.scatter_tdesc_attr");
    if (is_layout) d->values[args[3].number] = attr.index;
    else if (is_encoding) d->values[args[2].number] = is_default_block(p->ctx, attr) ? MC_NONE : attr.index;
    else return mc_p_error(p, "expected a layout or an encoding of a tensor descriptor");
  }
  return true;
}

void mc_def_routine_xegpu_tensor_desc_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr shape = {d->values[args[0].number]}, encoding = {d->values[args[2].number]};
  McAttr layout = {d->values[args[3].number]};
  for (uint32_t i = 0, n = p->collecting ? 0 : mc_xegpu_list_size(p->ctx, shape); i < n; i++) {
    int64_t dim = mc_xegpu_list_at(p->ctx, shape, i);
    if (dim == MC_DYNAMIC) mc_buf_char(p->buf, '?');
    else mc_buf_i64(p->buf, dim);
    mc_buf_char(p->buf, 'x');
  }
  mc_def_print_param(d, args[1].number, false);
  if (encoding.index != MC_NONE && !is_default_block(p->ctx, encoding)) {
    mc_pr_lit(p, ", ");
    mc_pr_attr(p, encoding);
  }
  if (layout.index == MC_NONE) return;
  mc_pr_lit(p, ", ");
  mc_pr_attr(p, layout);
}

static bool parse_entry(McParser *p, const char *at) {
  McStr name = {p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) {
    mc_p_error(p, "expected valid keyword");
    return mc_p_error_at(p, at, "expected valid attribute name");
  }
  McIdent ident = mc_ident(p->ctx, name.ptr, name.len);
  if (ident.index == MC_NONE) return mc_p_out_of_memory(p);
  mc_advance(p);
  if (!mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  return value.index != MC_NONE && mc_p_push(p, &p->words, ident.index) && mc_p_push(p, &p->words, value.index);
}

/* The text lacks its second quote in mlir-opt 22, too. */
MC_COLD static bool fail_twice(McParser *p, const char *at, McIdent name) {
  if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  McStr text = mc_ident_str(p->ctx, name);
  return mc_p_error_at(p, at, "duplicate key '%.*s in mem layout attribute", (int)text.len, text.ptr);
}

bool mc_def_routine_xegpu_mem_layout_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  const char *at = d->at;
  size_t base = p->words.len;
  bool ok = true;
  do ok = parse_entry(p, at); while (ok && mc_consume_if(p, TOK_COMMA));
  if (ok) {
    McIdent twice = {MC_NONE};
    const McNamedAttr *entries = (const McNamedAttr *)(p->words.ptr + base);
    McAttr all = mc_attr_dictionary(p->ctx, entries, (p->words.len - base) / 2, &twice);
    d->values[args[0].number] = all.index;
    ok = all.index != MC_NONE || fail_twice(p, at, twice);
  }
  p->words.len = base;
  return ok;
}

void mc_def_routine_xegpu_mem_layout_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr all = {d->values[args[0].number]};
  for (uint32_t i = 0, n = mc_attr_dictionary_size(p->ctx, all); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(p->ctx, all, i);
    McStr name = mc_ident_str(p->ctx, entry.name);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_text(p, name.ptr, name.len);
    mc_pr_lit(p, " = ");
    mc_pr_attr(p, entry.value);
  }
}
