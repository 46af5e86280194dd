/* quant.c - syntax and checks of quantized types and of the operations that have them.
 *
 * A uniform type has scales and zero points for the whole tensor, for each place along an axis, or for each block of a
 * tensor; these are parameters of one definition, `granularity` says which it is. Scales are f64, as upstream reads
 * them.
 */
#include "dialects/quant/quant.def"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

#define MAX_STORAGE_BITS 32
enum { PER_TENSOR, PER_AXIS, PER_BLOCK };

/* --- numbers --- */

static bool read_int(McDefParse *d, uint32_t width, int64_t *out) {
  McParser *p = d->p;
  const char *at = p->tok.start;
  bool negative = mc_consume_if(p, TOK_MINUS);
  McToken tok = p->tok;
  uint64_t magnitude, most = ((uint64_t)1 << (width - 1)) - 1;
  if (!mc_at(p, TOK_INTEGER)) return mc_def_parse_error(d, tok.start, "expected integer value");
  mc_advance(p);
  if (!mc_p_token_u64(&tok, &magnitude) || magnitude > most + negative) {
    return mc_def_parse_error(d, at, "integer value too large");
  }
  *out = negative ? (int64_t)(0 - magnitude) : (int64_t)magnitude;
  return true;
}

static bool set_int(McDefParse *d, uint32_t param, int64_t value) {
  McType type = mc_type_integer(d->p->ctx, 64, MC_SIGNLESS);
  d->values[param] = type.index == MC_NONE ? MC_NONE : mc_attr_integer(d->p->ctx, type, value).index;
  return d->values[param] != MC_NONE || mc_p_out_of_memory(d->p);
}

static int64_t get_int(const McContext *ctx, uint32_t attr) {
  int64_t value = 0;
  return attr != MC_NONE && mc_attr_integer_i64(ctx, (McAttr){attr}, &value) ? value : 0;
}

/* The pairs of words above `base` as a dense array, which takes them off the stack. */
static bool set_list(McDefParse *d, uint32_t param, McType element, size_t base) {
  McParser *p = d->p;
  size_t count = (p->words.len - base) / 2;
  d->values[param] = mc_attr_dense_array(p->ctx, element, count ? p->words.ptr + base : NULL, count, p->diags).index;
  p->words.len = base;
  return d->values[param] != MC_NONE || mc_p_out_of_memory(p);
}

static uint64_t list_len(const McContext *ctx, uint32_t list) {
  return list == MC_NONE ? 0 : mc_attr_dense_count(ctx, (McAttr){list});
}

static uint64_t list_bits(const McContext *ctx, uint32_t list, uint64_t i) {
  uint64_t bits;
  memcpy(&bits, mc_attr_dense_data(ctx, (McAttr){list}).ptr + 8 * i, sizeof bits);
  return bits;
}

/* --- storage: i8<-10:10> --- */

static int64_t default_min(bool is_signed, uint32_t width) {
  return is_signed ? -(int64_t)((uint64_t)1 << (width - 1)) : 0;
}
static int64_t default_max(bool is_signed, uint32_t width) {
  return (int64_t)(((uint64_t)1 << (width - is_signed)) - 1);
}

/* u8 is no type of the language, but i8 without a sign. */
static bool read_unsigned(McDefParse *d, uint32_t *type) {
  McParser *p = d->p;
  const char *at = p->tok.start, *end = at + mc_token_len(&p->tok);
  uint64_t width = 0;
  if (!mc_p_at_word(p)) return mc_def_parse_error(d, at, "expected valid keyword");
  mc_advance(p);
  if (*at != 'u') return mc_def_parse_error(d, at, "illegal storage type prefix");
  if (!mc_u64_parse(at + 1, (size_t)(end - at - 1), &width) || width > UINT32_MAX) {
    return mc_def_parse_error(d, at, "expected storage type width");
  }
  if (width == 0 || width > MAX_STORAGE_BITS) {
    return mc_def_parse_error(d, at, "illegal storage type size: %llu", (unsigned long long)width);
  }
  *type = mc_type_integer(p->ctx, (uint32_t)width, MC_SIGNLESS).index;
  return *type != MC_NONE || mc_p_out_of_memory(p);
}

static bool read_storage_type(McDefParse *d, uint32_t *type, bool *is_signed) {
  McParser *p = d->p;
  const char *at = p->tok.start;
  bool present;
  *type = mc_p_optional_type(p, &present).index;
  *is_signed = false;
  if (!present) return read_unsigned(d, type);
  if (*type == MC_NONE) return false;
  if (mc_kind(p->ctx, *type) != MC_TYPE_INTEGER) return mc_def_parse_error(d, at, "invalid kind of type specified");
  uint32_t width = mc_type_integer_width(p->ctx, (McType){*type});
  *is_signed = mc_type_integer_signedness(p->ctx, (McType){*type}) != MC_UNSIGNED;
  return (width > 0 && width <= MAX_STORAGE_BITS) || mc_def_parse_error(d, at, "illegal storage type size: %u", width);
}

enum { STORAGE, SIGNED, MIN, MAX };

bool mc_def_routine_quant_storage_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  uint32_t type;
  bool is_signed;
  if (!read_storage_type(d, &type, &is_signed)) return false;
  d->values[args[STORAGE].number] = type;
  d->values[args[SIGNED].number] = mc_attr_bool(p->ctx, is_signed).index;
  uint32_t width = mc_type_integer_width(p->ctx, (McType){type});
  int64_t least = default_min(is_signed, width), greatest = default_max(is_signed, width), min = least, max = greatest;
  if (mc_consume_if(p, TOK_LESS)) {
    const char *min_at = p->tok.start;
    if (!read_int(d, 64, &min) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
    const char *max_at = p->tok.start;
    if (!read_int(d, 64, &max) || !mc_expect(p, TOK_GREATER, "expected '>'")) return false;
    if (min < least) return mc_def_parse_error(d, min_at, "illegal storage type minimum: %lld", (long long)min);
    if (max > greatest) return mc_def_parse_error(d, max_at, "illegal storage type maximum: %lld", (long long)max);
  }
  return set_int(d, args[MIN].number, min) && set_int(d, args[MAX].number, max);
}

void mc_def_routine_quant_storage_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const McContext *ctx = d->p->ctx;
  McType type = {d->values[args[STORAGE].number]};
  if (d->p->collecting || mc_kind(ctx, type.index) != MC_TYPE_INTEGER) return;
  bool is_signed = get_int(ctx, d->values[args[SIGNED].number]) != 0;
  uint32_t width = mc_type_integer_width(ctx, type);
  int64_t min = get_int(ctx, d->values[args[MIN].number]), max = get_int(ctx, d->values[args[MAX].number]);
  mc_buf_printf(d->p->buf, "%c%u", is_signed ? 'i' : 'u', width);
  if (width == 0 || width > MAX_STORAGE_BITS ||
      (min == default_min(is_signed, width) && max == default_max(is_signed, width))) {
    return;
  }
  mc_buf_printf(d->p->buf, "<%lld:%lld>", (long long)min, (long long)max);
}

/* --- blocks: nothing, `:` axis, or `:` {axis:size, ...} --- */

enum { GRANULARITY, AXES, SIZES };

bool mc_def_routine_quant_blocks_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McType i64 = mc_type_integer(p->ctx, 64, MC_SIGNLESS);
  size_t base = p->words.len;
  int64_t axis, size;
  bool given = mc_consume_if(p, TOK_COLON), blocks = given && mc_consume_if(p, TOK_L_BRACE);
  if (given && !blocks && (!read_int(d, 32, &axis) || !mc_p_push_i64(p, &p->words, axis))) return false;
  if (!set_int(d, args[GRANULARITY].number, blocks ? PER_BLOCK : given ? PER_AXIS : PER_TENSOR)) return false;
  McWords sizes;
  mc_array_init(&sizes);
  bool ok = true;
  if (blocks && !mc_consume_if(p, TOK_R_BRACE)) {
    do {
      ok = read_int(d, 32, &axis) && mc_p_push_i64(p, &p->words, axis) && mc_expect(p, TOK_COLON, "expected ':'") &&
           read_int(d, 64, &size) && mc_p_push_i64(p, &sizes, size);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_BRACE, "expected '}'");
  }
  ok = ok && set_list(d, args[AXES].number, i64, base);
  for (size_t i = 0; ok && i < sizes.len; i++) ok = mc_p_push(p, &p->words, sizes.ptr[i]);
  mc_array_fini(&p->ctx->alloc, &sizes);
  return ok && set_list(d, args[SIZES].number, i64, base);
}

void mc_def_routine_quant_blocks_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const McContext *ctx = d->p->ctx;
  McBuf *buf = d->p->buf;
  int64_t granularity = get_int(ctx, d->values[args[GRANULARITY].number]);
  if (d->p->collecting || granularity == PER_TENSOR) return;
  uint32_t axes = d->values[args[AXES].number], sizes = d->values[args[SIZES].number];
  mc_buf_lit(buf, ":");
  if (granularity == PER_BLOCK) mc_buf_lit(buf, "{");
  for (uint64_t i = 0, n = list_len(ctx, axes); i < n; i++) {
    if (i > 0) mc_buf_lit(buf, ", ");
    mc_buf_i64(buf, (int64_t)list_bits(ctx, axes, i));
    if (i >= list_len(ctx, sizes)) continue;
    mc_buf_lit(buf, ":");
    mc_buf_i64(buf, (int64_t)list_bits(ctx, sizes, i));
  }
  if (granularity == PER_BLOCK) mc_buf_lit(buf, "}");
}

/* --- scales and zero points: 2.0:1, or {2.0:1, 3.0}, or lists of lists --- */

typedef struct Scales {
  McDefParse *d;
  McFloatKind expressed;
  uint32_t storage_width; /* zero points of blocks are cut to it; 64: they are not */
  /* owned: pairs of words; dims: how long the lists of each depth are, 0 until one is read */
  McWords scales, zeros, dims;
  uint32_t depth, rank; /* rank: of the scale or list that was read last; 0: a scale */
  bool ok;
} Scales;

/* Least and greatest positive value. */
static void float_range(McFloatKind kind, double *least, double *greatest) {
  const McFloatInfo *info = mc_float_info(kind);
  if (info->bits > 8) {
    uint64_t mantissa_bits = info->mantissa_bits, exponent = ((uint64_t)1 << info->exponent_bits) - 2;
    McFloatBits first = {{1, 0}}, last = {{0, 0}};
    if (mantissa_bits < 64 && info->bits <= 64) {
      last.w[0] = exponent << mantissa_bits | (((uint64_t)1 << mantissa_bits) - 1);
      *greatest = mc_float_to_double(last, kind);
    } else {
      double max = 0;
      mc_double_parse("1e400", 5, &max);
      *greatest = max;
    }
    *least = mc_float_to_double(first, kind);
    return;
  }
  *least = *greatest = 0;
  for (uint64_t bits = 0; bits < (uint64_t)1 << info->bits; bits++) {
    double value = mc_float_to_double((McFloatBits){{bits, 0}}, kind);
    if (!(value > 0) || value - value != 0) continue; /* NaN, infinity */
    if (*least == 0 || value < *least) *least = value;
    if (value > *greatest) *greatest = value;
  }
}

static double as_double(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static bool read_scale(Scales *s) {
  McDefParse *d = s->d;
  McParser *p = d->p;
  bool negative = mc_consume_if(p, TOK_MINUS);
  McFloatBits bits;
  if (!mc_p_float_value(p, &p->tok, negative, MC_F64, &bits)) return false;
  mc_advance(p);
  double scale = as_double(bits.w[0]), least, greatest;
  float_range(s->expressed, &least, &greatest);
  if (scale < least || scale > greatest) {
    return mc_def_parse_error(d, p->tok.start, "scale %e out of expressed type range [%e, %e]", scale, least, greatest);
  }
  int64_t zero = 0;
  if (mc_consume_if(p, TOK_COLON) && !read_int(d, 64, &zero)) return false;
  if (s->storage_width < 64) {
    uint32_t shift = 64 - s->storage_width;
    zero = (int64_t)((uint64_t)zero << shift) >> shift;
    bits = mc_float_from_double(mc_float_to_double(mc_float_from_double(scale, s->expressed), s->expressed), MC_F64);
  }
  s->rank = 0;
  return mc_p_push_i64(p, &s->scales, (int64_t)bits.w[0]) && mc_p_push_i64(p, &s->zeros, zero);
}

static bool fail_ranks(Scales *s) {
  return mc_def_parse_error(s->d, s->d->p->tok.start,
                            "tensor literal is invalid; ranks are not consistent between elements");
}

/* A list of this depth has `size` elements: as many as others of it. */
static bool same_size(Scales *s, uint32_t size) {
  while (s->dims.len < s->depth) {
    if (!mc_p_push(s->d->p, &s->dims, 0)) return false;
  }
  uint32_t *known = &s->dims.ptr[s->depth - 1];
  if (*known == 0) *known = size;
  return *known == size || fail_ranks(s);
}

static void read_list(void *data);

static bool read_deeper(Scales *s) {
  McParser *p = s->d->p;
  if (!mc_p_enter(p)) return false;
  s->depth++;
  if (p->depth % MC_STACK_SWITCH != 0) read_list(s);
  else if (!mc_p_switch_stack(p, read_list, s)) s->ok = false;
  s->depth--;
  p->depth--;
  return s->ok;
}

/* Reads a list of scales after its opening brace. */
static void read_list(void *data) {
  Scales *s = data;
  McParser *p = s->d->p;
  uint32_t size = 0, rank = 0;
  do {
    s->ok = mc_consume_if(p, TOK_L_BRACE) ? read_deeper(s) : read_scale(s);
    if (size++ == 0) rank = s->rank;
    s->ok = s->ok && (s->rank == rank || fail_ranks(s));
  } while (s->ok && mc_consume_if(p, TOK_COMMA));
  s->rank = rank + 1;
  s->ok = s->ok && mc_expect(p, TOK_R_BRACE, "expected '}'") && same_size(s, size);
}

static bool set_words(McDefParse *d, uint32_t param, McType element, const McWords *words) {
  size_t count = words->len / 2;
  d->values[param] = mc_attr_dense_array(d->p->ctx, element, count ? words->ptr : NULL, count, d->p->diags).index;
  return d->values[param] != MC_NONE || mc_p_out_of_memory(d->p);
}

enum { SCALES, ZEROS, SHAPE, OF_GRANULARITY, OF_EXPRESSED, OF_STORAGE };

bool mc_def_routine_quant_scales_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McContext *ctx = p->ctx;
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS), f64 = mc_type_float(ctx, MC_F64);
  int64_t granularity = get_int(ctx, d->values[args[OF_GRANULARITY].number]);
  McType storage = {d->values[args[OF_STORAGE].number]}, expressed = {d->values[args[OF_EXPRESSED].number]};
  Scales s = {.d = d, .ok = true, .expressed = mc_type_float_kind(ctx, expressed)};
  s.storage_width = granularity == PER_BLOCK ? mc_type_integer_width(ctx, storage) : 64;
  size_t base = p->words.len;
  if (granularity == PER_TENSOR) s.ok = read_scale(&s);
  else s.ok = mc_expect(p, TOK_L_BRACE, "expected '{'") && read_deeper(&s);
  bool ok =
      s.ok && set_words(d, args[SCALES].number, f64, &s.scales) && set_words(d, args[ZEROS].number, i64, &s.zeros);
  for (uint32_t i = 0; ok && granularity == PER_BLOCK && i < s.rank; i++) {
    ok = mc_p_push_i64(p, &p->words, s.dims.ptr[i]);
  }
  mc_array_fini(&ctx->alloc, &s.scales);
  mc_array_fini(&ctx->alloc, &s.zeros);
  mc_array_fini(&ctx->alloc, &s.dims);
  return ok && set_list(d, args[SHAPE].number, i64, base);
}

/* How many lists begin, or end, at element `i` of a tensor of this shape: the innermost ones first. */
static uint64_t num_edges(const McContext *ctx, uint32_t shape, uint64_t i) {
  uint64_t rank = list_len(ctx, shape), edges = 0, size = 1;
  for (uint64_t k = rank; k > 0; k--) {
    size *= list_bits(ctx, shape, k - 1);
    if (size == 0 || i % size != 0) break;
    edges++;
  }
  return edges;
}

void mc_def_routine_quant_scales_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const McContext *ctx = d->p->ctx;
  McBuf *buf = d->p->buf;
  if (d->p->collecting) return;
  int64_t granularity = get_int(ctx, d->values[args[OF_GRANULARITY].number]);
  uint32_t scales = d->values[args[SCALES].number], zeros = d->values[args[ZEROS].number],
           shape = d->values[args[SHAPE].number];
  McType expressed = {d->values[args[OF_EXPRESSED].number]};
  McFloatKind kind = granularity == PER_BLOCK ? mc_type_float_kind(ctx, expressed) : MC_F64;
  if (granularity == PER_AXIS) mc_buf_lit(buf, "{");
  for (uint64_t i = 0, n = list_len(ctx, scales); i < n; i++) {
    if (i > 0 && granularity == PER_BLOCK) mc_buf_lit(buf, ", ");
    else if (i > 0) mc_buf_lit(buf, ",");
    for (uint64_t k = num_edges(ctx, shape, i); k > 0; k--) mc_buf_lit(buf, "{");
    mc_float_print(buf, mc_float_from_double(as_double(list_bits(ctx, scales, i)), kind), kind);
    int64_t zero = i < list_len(ctx, zeros) ? (int64_t)list_bits(ctx, zeros, i) : 0;
    if (zero != 0) mc_buf_printf(buf, ":%lld", (long long)zero);
    for (uint64_t k = num_edges(ctx, shape, i + 1); k > 0; k--) mc_buf_lit(buf, "}");
  }
  if (granularity == PER_AXIS) mc_buf_lit(buf, "}");
}

/* --- checks of types --- */

static bool check_range(McContext *ctx, const uint32_t *values, uint32_t first, McLoc loc, McDiags *diags) {
  int64_t min = get_int(ctx, values[first + MIN]), max = get_int(ctx, values[first + MAX]);
  if ((int64_t)((uint64_t)max - (uint64_t)min) > 0) return true;
  return mc_error(diags, loc, "illegal storage min and storage max: (%lld:%lld)", (long long)min, (long long)max);
}

bool mc_def_check_quantized(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                            McDiags *diags) {
  (void)def;
  return check_range(ctx, values, 0, loc, diags);
}

/* storage, signed, min, max, expressed; granularity, axes, sizes; scales, zero points, shape */
enum { FIRST_OF_BLOCKS = 5 };

bool mc_def_check_uniform(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc, McDiags *diags) {
  (void)def;
  if (!check_range(ctx, values, 0, loc, diags)) return false;
  uint32_t axes = values[FIRST_OF_BLOCKS + AXES], sizes = values[FIRST_OF_BLOCKS + SIZES];
  for (uint64_t i = 0, n = list_len(ctx, axes); i < n; i++) {
    int64_t axis = (int64_t)list_bits(ctx, axes, i);
    if (axis < 0) return mc_error(diags, loc, "illegal quantized dimension: %lld", (long long)axis);
  }
  for (uint64_t i = 0, n = list_len(ctx, sizes); i < n; i++) {
    int64_t size = (int64_t)list_bits(ctx, sizes, i);
    if (size <= 0) return mc_error(diags, loc, "illegal block size: %lld", (long long)size);
  }
  return true;
}

bool mc_def_check_calibrated(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                             McDiags *diags) {
  (void)def;
  double min = mc_attr_float_double(ctx, (McAttr){values[1]}), max = mc_attr_float_double(ctx, (McAttr){values[2]});
  return !(max <= min) || mc_error(diags, loc, "illegal min and max: (%e:%e)", min, max);
}

/* --- checks of operations --- */

static bool is_quantized(const McContext *ctx, McType type) {
  const McDefinition *def = mc_kind(ctx, type.index) == MC_TYPE_DEFINED ? mc_definition_of(ctx, type.index) : NULL;
  if (def == NULL) return false;
  McStr dialect = mc_ident_str(ctx, def->dialect);
  return dialect.len == 5 && memcmp(dialect.ptr, "quant", 5) == 0;
}

/* The definition of a quantized type that has axes and blocks, or NULL. */
static const McDefinition *uniform_of(const McContext *ctx, McType type) {
  const McDefinition *def = is_quantized(ctx, type) ? mc_definition_of(ctx, type.index) : NULL;
  return def != NULL && def->record->num_params > FIRST_OF_BLOCKS ? def : NULL;
}

static bool both_scalar_or_shaped_alike(const McContext *ctx, McType a, McType b) {
  McKind kind = mc_kind(ctx, a.index);
  bool shaped = mc_type_is_shaped(ctx, a);
  if (shaped != mc_type_is_shaped(ctx, b)) return false;
  if (!shaped) return true;
  if (kind != mc_kind(ctx, b.index)) return false;
  if (!mc_type_has_rank(ctx, a)) return true;
  uint32_t rank = mc_type_rank(ctx, a);
  if (rank != mc_type_rank(ctx, b)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (mc_type_dim(ctx, a, i) != mc_type_dim(ctx, b, i)) return false;
  }
  return true;
}

bool mc_check_quant_shapes(const McRoutineCheck *c) {
  McType input = mc_named_type(c, c->args[0]), result = mc_named_type(c, c->args[1]);
  if (input.index == MC_NONE || result.index == MC_NONE || both_scalar_or_shaped_alike(c->ctx, input, result)) {
    return true;
  }
  return fail(c, "failed to verify that input and result are both scalars or both tensors with matching shape");
}

bool mc_check_quant_storage_cast(const McRoutineCheck *c) {
  McType input = mc_element_or_self(c->ctx, mc_named_type(c, c->args[0])),
         result = mc_element_or_self(c->ctx, mc_named_type(c, c->args[1]));
  if (is_quantized(c->ctx, input) != is_quantized(c->ctx, result)) return true;
  return fail(c, "failed to verify that input must be integer and result must be quantized, or vice versa");
}

static bool check_axis(const McRoutineCheck *c, const uint32_t *values, McType container) {
  McContext *ctx = c->ctx;
  uint32_t axes = values[FIRST_OF_BLOCKS + AXES];
  if (!mc_type_is_shaped(ctx, container)) return mc_plain_error(c, "scalar types may not use per-axis quantization");
  if (!mc_type_has_rank(ctx, container)) return true;
  int64_t axis = list_len(ctx, axes) == 0 ? 0 : (int64_t)list_bits(ctx, axes, 0);
  if (axis >= mc_type_rank(ctx, container)) {
    return mc_plain_error(c, "quantized dimension must be less than tensor rank");
  }
  int64_t dim = axis < 0 ? MC_DYNAMIC : mc_type_dim(ctx, container, (uint32_t)axis);
  if (dim == MC_DYNAMIC || (uint64_t)dim == list_len(ctx, values[FIRST_OF_BLOCKS + 3 + SCALES])) return true;
  return mc_plain_error(c, "quantized dimension size does not match number of scales");
}

/* The size that the scales must have along dimension `i`; MC_DYNAMIC: any. */
static int64_t expected_scales(const McContext *ctx, const uint32_t *values, McType container, uint32_t i) {
  uint32_t axes = values[FIRST_OF_BLOCKS + AXES], sizes = values[FIRST_OF_BLOCKS + SIZES];
  int64_t out = 1;
  for (uint64_t k = 0, n = list_len(ctx, axes); k < n && k < list_len(ctx, sizes); k++) {
    if ((int64_t)list_bits(ctx, axes, k) != i) continue;
    int64_t dim = mc_type_dim(ctx, container, i), size = (int64_t)list_bits(ctx, sizes, k);
    if (dim == MC_DYNAMIC || size <= 0) out = MC_DYNAMIC;
    else out = dim / size;
  }
  return out;
}

static bool check_block_axes(const McRoutineCheck *c, const uint32_t *values, McType container) {
  McContext *ctx = c->ctx;
  uint32_t axes = values[FIRST_OF_BLOCKS + AXES], sizes = values[FIRST_OF_BLOCKS + SIZES];
  for (uint64_t k = 0, n = list_len(ctx, axes); k < n && k < list_len(ctx, sizes); k++) {
    int64_t axis = (int64_t)list_bits(ctx, axes, k), size = (int64_t)list_bits(ctx, sizes, k),
            rank = mc_type_rank(ctx, container);
    if (axis < 0 || size <= 0) return true; /* there is no such type */
    if (axis >= rank) {
      return mc_plain_error(c, "quantized dimension %lld must be less than tensor rank %lld", (long long)axis,
                            (long long)rank);
    }
    int64_t dim = mc_type_dim(ctx, container, (uint32_t)axis);
    if (dim == 0) {
      return mc_plain_error(c, "tensor dimension size of zero is not allowed with sub-channel quantization");
    }
    if (dim == MC_DYNAMIC || dim % size == 0) continue;
    return mc_plain_error(
        c, "tensor dimension size %lld at axis %lld must be divisible by the corresponding block size %lld",
        (long long)dim, (long long)axis, (long long)size);
  }
  return true;
}

static bool check_blocks(const McRoutineCheck *c, const uint32_t *values, McType container) {
  McContext *ctx = c->ctx;
  uint32_t shape = values[FIRST_OF_BLOCKS + 3 + SHAPE];
  if (!mc_type_is_shaped(ctx, container)) return mc_plain_error(c, "scalar types may not use sub-channel quantization");
  if (!mc_type_has_rank(ctx, container)) {
    return mc_plain_error(c, "tensor containing the sub-channel quantized type must be ranked");
  }
  if (!check_block_axes(c, values, container)) return false;
  uint32_t rank = mc_type_rank(ctx, container);
  if (list_len(ctx, shape) != rank) {
    return mc_plain_error(c, "Rank of scales %llu must match the rank of the tensor %u",
                          (unsigned long long)list_len(ctx, shape), rank);
  }
  for (uint32_t i = 0; i < rank; i++) {
    int64_t have = (int64_t)list_bits(ctx, shape, i), want = expected_scales(ctx, values, container, i);
    if (want == MC_DYNAMIC || want == have) continue;
    return mc_plain_error(
        c,
        "dimension size %lld of scales tensor at axis %u should match (tensor dimension at axis / block sizes at "
        "axis) = %lld",
        (long long)want, i, (long long)want); /* sic: twice what it should be */
  }
  return true;
}

/* Arguments: the message when the other type is not the one that the quantized type names; the number of that
 * parameter. */
bool mc_check_quant_types(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType input = mc_named_type(c, c->args[0]), result = mc_named_type(c, c->args[1]);
  if (input.index == MC_NONE || result.index == MC_NONE) return true;
  McType quantized = mc_element_or_self(ctx, input), other = mc_element_or_self(ctx, result);
  if (!is_quantized(ctx, quantized)) {
    McType swap = quantized;
    quantized = other;
    other = swap;
  }
  const McDefinition *def = is_quantized(ctx, quantized) ? mc_definition_of(ctx, quantized.index) : NULL;
  if (def == NULL) return true;
  const uint32_t *values = mc_rec(ctx, quantized.index)->words + 1;
  const McParamWords *params = mc_definition_params(def);
  uint32_t named = MC_NONE;
  for (uint32_t i = 0; i < def->record->num_params; i++) {
    if (params[i].name == c->args[2]) named = values[i];
  }
  McStr message = mc_ident_str(ctx, (McIdent){c->args[3]});
  if (named != other.index) return mc_plain_error(c, "%.*s", (int)message.len, message.ptr);
  if (uniform_of(ctx, quantized) == NULL) return true;
  switch (get_int(ctx, values[FIRST_OF_BLOCKS + GRANULARITY])) {
    case PER_AXIS: return check_axis(c, values, input);
    case PER_BLOCK: return check_blocks(c, values, input);
    default: return true;
  }
}

/* --- folds --- */

McFolded mc_fold_quant_cast(McFold *f) {
  McOp before = mc_value_op(f->ctx, mc_op_operand(f->ctx, f->op, 0));
  if (before.index == MC_NONE || before.index == f->op.index) return MC_NOT_FOLDED;
  bool is_cast = mc_op_is(f->ctx, before, "quant.scast") || mc_op_is(f->ctx, before, "quant.qcast") ||
                 mc_op_is(f->ctx, before, "quant.dcast");
  if (!is_cast) return MC_NOT_FOLDED;
  McValue source = mc_op_operand(f->ctx, before, 0);
  bool same = mc_value_type(f->ctx, source).index == mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0)).index;
  if (!same) return MC_NOT_FOLDED;
  f->results[0].value = source;
  return MC_FOLDED;
}
