/* tosa_checks.c - what operations of tosa on elements, windows and matrices must be like, in upstream's words and
 * order. */
#include "dialects/tosa/tosa.def"
#include "dialects/tosa/tosa.h"

/* --- looking things up --- */

int64_t mc_tosa_dim(const McRoutineCheck *c, McType type, uint32_t i) {
  return mc_type_is_ranked(c->ctx, type) && i < mc_type_rank(c->ctx, type) ? mc_type_dim(c->ctx, type, i) : MC_DYNAMIC;
}

McType mc_tosa_storage(const McRoutineCheck *c, McType type) {
  McType element = mc_element_or_self(c->ctx, type), none = {MC_NONE};
  McKind kind = mc_kind(c->ctx, element.index);
  if (kind == MC_TYPE_OPAQUE) return none;
  if (kind != MC_TYPE_DEFINED) return element;
  const McDefinition *def = mc_definition_of(c->ctx, element.index);
  if (def == NULL || def->record->num_params == 0) return element;
  const McParamWords *params = mc_definition_params(def);
  for (uint32_t i = 0; i < def->record->num_params; i++) { /* a quantized type has its storage type first */
    if (params[i].kind != MC_PK_TYPE || (params[i].flags & MC_PF_ARRAY) != 0) continue;
    McType stored = {mc_defined_param(c->ctx, element.index, i)};
    /* the next parameter is its sign */
    bool is_last = i + 1 == def->record->num_params || params[i + 1].kind != MC_PK_BOOL;
    if (is_last || mc_kind(c->ctx, stored.index) != MC_TYPE_INTEGER) return stored;
    if (mc_defined_param(c->ctx, element.index, i + 1) == mc_attr_bool(c->ctx, true).index) return stored;
    return mc_type_integer(c->ctx, mc_type_integer_width(c->ctx, stored), MC_UNSIGNED);
  }
  return none;
}

static bool is_float(const McRoutineCheck *c, McType type) { return mc_kind(c->ctx, type.index) == MC_TYPE_FLOAT; }

bool mc_tosa_is_integer(const McRoutineCheck *c, McType type, uint32_t width) {
  return mc_kind(c->ctx, type.index) == MC_TYPE_INTEGER && (width == 0 || mc_type_integer_width(c->ctx, type) == width);
}

static bool is_float_kind(const McRoutineCheck *c, McType type, McFloatKind kind) {
  return is_float(c, type) && mc_type_float_kind(c->ctx, type) == kind;
}

bool mc_tosa_same_elements(const McRoutineCheck *c, McType input, McType output) {
  McType in = mc_element_or_self(c->ctx, input), out = mc_element_or_self(c->ctx, output);
  McKind a = mc_kind(c->ctx, in.index), b = mc_kind(c->ctx, out.index);
  if (in.index == out.index || (a == MC_TYPE_DEFINED && mc_tosa_storage(c, in).index == in.index) ||
      (b == MC_TYPE_DEFINED && mc_tosa_storage(c, out).index == out.index)) {
    return true;
  }
  return fail(c, "expect input and output to have same element type, got '%s' and '%s'", TYPE(c, in), TYPE(c, out));
}

int64_t mc_tosa_int(const McRoutineCheck *c, const char *name) {
  McAttr attr = mc_checked_attr(c, name);
  int64_t value;
  bool ok = attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_INTEGER &&
            mc_attr_integer_i64(c->ctx, attr, &value);
  return ok ? value : 0;
}

/* Values of a dense array of 64-bit integers; those that are not there are 0. */
static void integers_of(const McRoutineCheck *c, const char *name, int64_t *out, uint32_t count) {
  McAttr attr = mc_checked_attr(c, name);
  memset(out, 0, count * sizeof *out);
  if (attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_DENSE_ARRAY) return;
  McStr data = mc_attr_dense_data(c->ctx, attr);
  if (data.len >= count * sizeof *out) memcpy(out, data.ptr, count * sizeof *out);
}

void mc_tosa_list(McBuf *out, const int64_t *values, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_buf_lit(out, ", ");
    mc_buf_i64(out, values[i]);
  }
}

bool mc_tosa_constant(const McContext *ctx, McValue value, bool shapes_only, McElements *out) {
  McOp op = value.index == MC_NONE ? (McOp){MC_NONE} : mc_value_op(ctx, value);
  const McOpDef *def = op.index == MC_NONE ? NULL : mc_op_def(ctx, op);
  if (def == NULL || mc_op_num_operands(ctx, op) > 0) return false;
  if (shapes_only && !mc_def_has_fact(def, MC_FACT_TOSA_SHAPE)) return false;
  for (uint32_t i = 0; i < def->op->num_attrs; i++) {
    McIdent name = {mc_def_attrs(def)[i].name};
    McStr text = mc_ident_str(ctx, name);
    if (!mc_str_is(text, "values") && !mc_str_is(text, "value")) continue;
    McAttr attr = mc_attr_dictionary_find(ctx, mc_op_properties(ctx, op), name);
    int64_t count;
    if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_DENSE_ELEMENTS) return false;
    McType type = mc_attr_value_type(ctx, attr), element = mc_element_or_self(ctx, type);
    McKind kind = mc_kind(ctx, element.index);
    bool number = kind == MC_TYPE_INTEGER || kind == MC_TYPE_INDEX || kind == MC_TYPE_FLOAT;
    if (!number || !mc_type_num_elements(ctx, type, &count) || count < 0) return false;
    *out = (McElements){.data = mc_attr_dense_data(ctx, attr).ptr,
                        .count = (uint64_t)count,
                        .splat = mc_attr_dense_is_splat(ctx, attr)};
    out->bits = kind == MC_TYPE_INDEX ? 64 : mc_type_bit_width(ctx, element);
    out->is_float = kind == MC_TYPE_FLOAT;
    return out->bits <= 64 && out->bits > 0;
  }
  return false;
}

int64_t mc_tosa_element(const McElements *e, uint64_t i, bool is_signed) {
  uint64_t bits = 0;
  uint32_t bytes = (e->bits + 7) / 8;
  if (e->splat) i = 0;
  if (e->bits == 1) bits = (uint64_t)((uint8_t)e->data[i / 8] >> (e->splat ? 0 : i % 8) & 1);
  else for (uint32_t k = 0; k < bytes; k++) bits |= (uint64_t)(uint8_t)e->data[i * bytes + k] << 8 * k;
  uint32_t unused = 64 - e->bits;
  return is_signed ? (int64_t)(bits << unused) >> unused : (int64_t)bits;
}

/* The value of a constant zero point; -1 for a float that is not zero. Returns false when it is not constant. */
static bool zero_point(const McRoutineCheck *c, uint32_t operand, bool is_signed, int64_t *out) {
  McElements e;
  if (!mc_tosa_constant(c->ctx, mc_op_operand(c->ctx, c->op, operand), false, &e) || e.count == 0) return false;
  *out = mc_tosa_element(&e, 0, is_signed);
  if (e.is_float) *out = (uint64_t)*out << (64 - e.bits) << 1 == 0 ? 0 : -1; /* without the sign */
  return true;
}

/* A zero point of a type other than an 8-bit integer must be 0. name: the operand's name in the message. */
static bool check_zero_point(const McRoutineCheck *c, uint32_t operand, const char *name) {
  int64_t value;
  if (!zero_point(c, operand, true, &value) || value == 0) return true;
  if (mc_tosa_is_integer(c, mc_element_or_self(c->ctx, mc_checked_type(c, operand)), 8)) return true;
  return fail(c, "%s zero point must be zero for non-int8 integer types", name);
}

bool mc_check_tosa_same_elements(const McRoutineCheck *c) {
  McType in = mc_checked_named_type(c, mc_ident_str(c->ctx, (McIdent){c->args[0]}));
  McType out = mc_checked_named_type(c, mc_ident_str(c->ctx, (McIdent){c->args[1]}));
  return in.index == MC_NONE || out.index == MC_NONE || mc_tosa_same_elements(c, in, out);
}

/* --- elements --- */

/* -1, 0, 1: the order of two float attributes; 2: one of them is a NaN. */
static int compare_floats(const McRoutineCheck *c, McAttr a, McAttr b) {
  double x = mc_attr_float_double(c->ctx, a), y = mc_attr_float_double(c->ctx, b);
  if (x != x || y != y) return 2;
  return x < y ? -1 : x > y;
}

static int compare_integers(const McRoutineCheck *c, McAttr a, McAttr b, McType type) {
  int64_t x, y;
  if (!mc_attr_integer_i64(c->ctx, a, &x) || !mc_attr_integer_i64(c->ctx, b, &y)) return 0;
  bool is_unsigned =
      mc_type_integer_signedness(c->ctx, type) == MC_UNSIGNED || mc_type_integer_width(c->ctx, type) == 1;
  if (is_unsigned) return (uint64_t)x < (uint64_t)y ? -1 : (uint64_t)x > (uint64_t)y;
  return x < y ? -1 : x > y;
}

bool mc_check_tosa_clamp(const McRoutineCheck *c) {
  McType in = mc_tosa_storage(c, mc_checked_type(c, 0)), out = mc_tosa_storage(c, mc_checked_type(c, 1));
  McAttr min = mc_checked_attr(c, "min_val"), max = mc_checked_attr(c, "max_val");
  if (mc_tosa_differ(in, out)) return fail(c, "input/output element types are incompatible.");
  if (in.index == MC_NONE || min.index == MC_NONE || max.index == MC_NONE) return true;
  bool integers = mc_tosa_is_integer(c, in, 0);
  McKind kind = integers ? MC_ATTR_INTEGER : MC_ATTR_FLOAT;
  if (mc_kind(c->ctx, min.index) != kind || mc_kind(c->ctx, max.index) != kind ||
      mc_attr_value_type(c->ctx, min).index != in.index || mc_attr_value_type(c->ctx, max).index != in.index) {
    return fail(c, "min/max attributes types are incompatible with input/output element types.");
  }
  int order = integers ? compare_integers(c, max, min, in) : compare_floats(c, max, min);
  if (order >= 0 && order < 2) return true;
  return fail(c, order == 2 ? "min/max attributes should not be 'NaN', got min_val=%s, max_val=%s"
                            : "expected min_val <= max_val, got min_val=%s, max_val=%s",
              mc_text_attr(c->diags, min), mc_text_attr(c->diags, max));
}

static bool same_as_zero_point(const McRoutineCheck *c, const char *what, McType type, uint32_t operand) {
  McType storage = mc_tosa_storage(c, type), zero = mc_tosa_storage(c, mc_checked_type(c, operand));
  if (!mc_tosa_differ(storage, zero)) return true;
  return fail(c, "expect both %s and its zero point are the same element type, got '%s' and '%s'", what,
              TYPE(c, storage), TYPE(c, zero));
}

bool mc_check_tosa_negate(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), out = mc_checked_type(c, 3);
  if (!mc_tosa_same_elements(c, in, out)) return false;
  if (!mc_shapes_compatible(c->ctx, in, out)) return fail(c, "requires the same shape for input1 and output");
  return same_as_zero_point(c, "input1", in, 1) && same_as_zero_point(c, "output", out, 2) &&
         check_zero_point(c, 1, "input1") && check_zero_point(c, 2, "output");
}

static bool check_mul_elements(const McRoutineCheck *c) {
  McType a = mc_element_or_self(c->ctx, mc_checked_type(c, 0)), b = mc_element_or_self(c->ctx, mc_checked_type(c, 1));
  McType out = mc_element_or_self(c->ctx, mc_checked_type(c, 3));
  if (mc_tosa_is_integer(c, out, 0)) {
    if (!mc_tosa_is_integer(c, a, 0) || a.index != b.index) {
      return fail(c, "requires the same element type for all operands");
    }
    return mc_type_integer_width(c->ctx, a) <= mc_type_integer_width(c->ctx, out) ||
           fail(c, "invalid data type size for operands or result");
  }
  if (a.index != out.index || b.index != out.index) {
    return fail(c, "requires the same element type for all operands and results");
  }
  McElements shift;
  bool constant =
      mc_tosa_constant(c->ctx, mc_op_operand(c->ctx, c->op, 2), false, &shift) && shift.count > 0 && !shift.is_float;
  return !constant || mc_tosa_element(&shift, 0, true) == 0 || fail(c, "require shift to be 0 for float type");
}

static bool check_mul_broadcast(const McRoutineCheck *c, McType a, McType b) {
  int64_t few[16], *dims = few;
  uint32_t rank = 0, room = mc_type_rank(c->ctx, a);
  if (room > MC_COUNT(few)) dims = mc_alloc(&c->ctx->alloc, room * sizeof *dims);
  if (dims == NULL) return mc_out_of_memory(c->diags);
  bool ok = mc_dims_broadcast(dims, &rank, c->ctx, a) && mc_dims_broadcast(dims, &rank, c->ctx, b);
  if (dims != few) mc_free(&c->ctx->alloc, dims, room * sizeof *dims);
  return ok ||
         fail(c, "a and b operands don't have broadcast-compatible shapes, got '%s' and '%s'", TYPE(c, a), TYPE(c, b));
}

bool mc_check_tosa_mul(const McRoutineCheck *c) {
  if (!check_mul_elements(c)) return false;
  McContext *ctx = c->ctx;
  McType a = mc_checked_type(c, 0), b = mc_checked_type(c, 1), out = mc_checked_type(c, 3);
  bool a_ranked = mc_type_is_ranked(ctx, a), b_ranked = mc_type_is_ranked(ctx, b);
  if (a_ranked && b_ranked) {
    if (mc_type_rank(ctx, a) != mc_type_rank(ctx, b)) {
      return fail(c, "a and b operands don't have matching ranks, got %u and %u", mc_type_rank(ctx, a),
                  mc_type_rank(ctx, b));
    }
    if (!check_mul_broadcast(c, a, b)) return false;
  }
  if (!mc_type_is_ranked(ctx, out)) return true;
  uint32_t rank = mc_type_rank(ctx, out);
  if (a_ranked && rank != mc_type_rank(ctx, a)) {
    return fail(c, "result type has different rank than a, got %u vs %u", rank, mc_type_rank(ctx, a));
  }
  return !b_ranked || rank == mc_type_rank(ctx, b) ||
         fail(c, "result type has different rank than b, got %u vs %u", rank, mc_type_rank(ctx, b));
}

bool mc_check_tosa_table(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), out = mc_checked_type(c, 2);
  if (!mc_type_is_ranked(c->ctx, in) || !mc_type_is_ranked(c->ctx, out)) return true;
  uint32_t rank = mc_type_rank(c->ctx, in);
  if (rank != mc_type_rank(c->ctx, out)) return fail(c, "expected input tensor rank to equal result tensor rank");
  for (uint32_t i = 0; i < rank; i++) {
    int64_t from = mc_type_dim(c->ctx, in, i), to = mc_type_dim(c->ctx, out, i);
    if (to == MC_DYNAMIC || to == from) continue;
    return fail(c, "dim(result, %u) = %lld doesn't match dim(input, %u) = %lld", i, (long long)to, i, (long long)from);
  }
  return true;
}

/* --- convolutions --- */

/* Checks that the accumulator's type is one that elements of type `in` allow. */
static bool check_accumulator(const McRoutineCheck *c, McType in) {
  McAttr attr = mc_checked_attr(c, "acc_type");
  if (attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_TYPE || in.index == MC_NONE) return true;
  McType acc = mc_attr_type_value(c->ctx, attr);
  bool f32 = is_float_kind(c, acc, MC_F32), f16 = is_float_kind(c, acc, MC_F16);
  if (is_float_kind(c, in, MC_F16) && !f16 && !f32) return fail(c, "accumulator type for f16 tensor is not f16/f32");
  if (is_float_kind(c, in, MC_BF16) && !f32) return fail(c, "accumulator type for bf16 tensor is not f32");
  if (is_float_kind(c, in, MC_F32) && !f32) return fail(c, "accumulator type for f32 tensor is not f32");
  return true;
}

static bool check_small_accumulator(const McRoutineCheck *c, McType in) {
  McAttr attr = mc_checked_attr(c, "acc_type");
  if (attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_TYPE || in.index == MC_NONE) return true;
  McType acc = mc_attr_type_value(c->ctx, attr);
  if (mc_tosa_is_integer(c, in, 8) && !mc_tosa_is_integer(c, acc, 32)) {
    return fail(c, "accumulator type for i8 tensor is not i32");
  }
  if (mc_tosa_is_integer(c, in, 16) && !mc_tosa_is_integer(c, acc, 48)) {
    return fail(c, "accumulator type for i16 tensor is not i48");
  }
  bool f8 = is_float_kind(c, in, MC_F8E5M2) || is_float_kind(c, in, MC_F8E4M3);
  return !f8 || is_float_kind(c, acc, MC_F16) || fail(c, "accumulator type for f8 tensor is not f16");
}

static bool is_f8(const McRoutineCheck *c, McType type) {
  return is_float_kind(c, type, MC_F8E5M2) || is_float_kind(c, type, MC_F8E4M3FN);
}

/* Operands: input, weight, bias, both zero points. */
bool mc_check_tosa_convolution(const McRoutineCheck *c) {
  McType in = mc_tosa_storage(c, mc_checked_type(c, 0)), weight = mc_tosa_storage(c, mc_checked_type(c, 1));
  McType bias = mc_tosa_storage(c, mc_checked_type(c, 2)), out = mc_tosa_storage(c, mc_checked_type(c, 5));
  bool known = in.index != MC_NONE && weight.index != MC_NONE;
  if (mc_tosa_differ(bias, out) && is_float(c, bias) && is_float(c, out)) {
    return fail(c, "expect both bias and result to have same element type, got '%s' and '%s'", TYPE(c, bias),
                TYPE(c, out));
  }
  if (known && in.index != weight.index && (is_f8(c, in) || is_f8(c, weight))) {
    return fail(c, "expect both input and weight to have same element type, got '%s' and '%s'", TYPE(c, in),
                TYPE(c, weight));
  }
  if (known && is_float(c, in) != is_float(c, weight)) {
    return fail(c, "expect both input and weight to be float or not together, got '%s' and '%s'", TYPE(c, in),
                TYPE(c, weight));
  }
  return same_as_zero_point(c, "input", mc_checked_type(c, 0), 3) &&
         same_as_zero_point(c, "weight", mc_checked_type(c, 1), 4) && check_zero_point(c, 3, "input") &&
         check_zero_point(c, 4, "weight") && check_small_accumulator(c, in) && check_accumulator(c, in);
}

/* bracket: around the values, as one message of upstream's has it. */
static bool fail_values(const McRoutineCheck *c, const char *what, const int64_t *values, uint32_t count,
                        bool bracket) {
  McBuf list;
  mc_buf_init(&list, &c->ctx->alloc);
  mc_tosa_list(&list, values, count);
  fail(c, "expect all %s, got %s%s%s", what, bracket ? "[" : "", mc_buf_text(&list), bracket ? "]" : "");
  mc_buf_fini(&list);
  return false;
}

static bool at_least(const McRoutineCheck *c, const char *what, const int64_t *values, uint32_t count, int64_t least) {
  for (uint32_t i = 0; i < count; i++) {
    if (values[i] < least) return fail_values(c, what, values, count, false);
  }
  return true;
}

/* The words for a dimension in messages: its name, its axis, its padding before and after. */
typedef struct Axis { const char *name, *axis, *before, *after; } Axis;
static const Axis axes[] = {
    {"depth", "d", "front", "back"}, {"height", "y", "top", "bottom"}, {"width", "x", "left", "right"}};

/* One dimension of an input, a kernel, an output, and how the kernel moves over it. */
typedef struct Window { int64_t in, kernel, out, before, after, stride, dilation; } Window;

static bool check_size(const McRoutineCheck *c, const Axis *a, int64_t size, int64_t out) {
  if (out == MC_DYNAMIC || size == out) return true;
  return fail(c, "calculated output %s did not match expected: calculated=%lld, expected=%lld", a->name,
              (long long)size, (long long)out);
}

static bool check_window(const McRoutineCheck *c, const Axis *a, Window w) {
  if (w.in == MC_DYNAMIC || w.kernel == MC_DYNAMIC) return true;
  int64_t all = (int64_t)((uint64_t)w.in - 1 + (uint64_t)w.before + (uint64_t)w.after -
                          ((uint64_t)w.kernel - 1) * (uint64_t)w.dilation);
  if (all % w.stride == 0) return check_size(c, a, (int64_t)((uint64_t)(all / w.stride) + 1), w.out);
  return fail(c,
              "expected input_%s - 1 + pad_%s + pad_%s - (kernel_%s - 1) * dilation_%s to be wholly divisible by "
              "stride_%s, got "
              "(%lld - 1 + %lld + %lld - (%lld - 1) * %lld) / %lld",
              a->name, a->before, a->after, a->name, a->axis, a->axis, (long long)w.in, (long long)w.before,
              (long long)w.after, (long long)w.kernel, (long long)w.dilation, (long long)w.stride);
}

static bool check_bias(const McRoutineCheck *c, McType bias, McType out) {
  int64_t channels = mc_tosa_dim(c, bias, 0), have = mc_tosa_dim(c, out, mc_type_rank(c->ctx, out) - 1);
  if (channels == MC_DYNAMIC || have == MC_DYNAMIC || channels == have || channels == 1) return true;
  return fail(c, "bias channels expected to be equal to output channels (%lld) or 1, got %lld", (long long)have,
              (long long)channels);
}

bool mc_check_tosa_convolution_sizes(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), weight = mc_checked_type(c, 1), out = mc_checked_type(c, 5);
  /* the kernel's first dimension in the weight */
  uint32_t first = mc_ident_str(c->ctx, (McIdent){c->args[0]}).ptr[0] == '1';
  McAttr strides = mc_checked_attr(c, "stride");
  uint32_t num = strides.index == MC_NONE ? 0 : (uint32_t)mc_attr_dense_count(c->ctx, strides);
  int64_t pad[6], stride[3], dilation[3];
  if (num < 2 || num > 3) return true;
  integers_of(c, "pad", pad, 2 * num);
  integers_of(c, "stride", stride, num);
  integers_of(c, "dilation", dilation, num);
  if (!at_least(c, "padding values to be >= 0", pad, 2 * num, 0) ||
      !at_least(c, "stride values to be >= 1", stride, num, 1) ||
      !at_least(c, "dilation values to be >= 1", dilation, num, 1)) {
    return false;
  }
  if (!mc_type_is_ranked(c->ctx, out)) return true;
  bool ranked = mc_type_is_ranked(c->ctx, in) && mc_type_is_ranked(c->ctx, weight);
  for (uint32_t i = 0; ranked && i < num; i++) {
    Window w = {mc_tosa_dim(c, in, 1 + i),
                mc_tosa_dim(c, weight, first + i),
                mc_tosa_dim(c, out, 1 + i),
                pad[2 * i],
                pad[2 * i + 1],
                stride[i],
                dilation[i]};
    if (!check_window(c, &axes[3 - num + i], w)) return false;
  }
  return check_bias(c, mc_checked_type(c, 2), out);
}

static bool check_out_pad(const McRoutineCheck *c, const char *name, int64_t pad, const char *kernel_name,
                          int64_t kernel) {
  if (kernel == MC_DYNAMIC || pad > -kernel) return true;
  return fail(c, "expected %s > -%s, but got: %s=%lld and %s=%lld", name, kernel_name, name, (long long)pad,
              kernel_name, (long long)kernel);
}

/* letter: H or W; number 0 or 1 */
static bool check_transposed(const McRoutineCheck *c, uint32_t number, const int64_t *pad, const int64_t *stride) {
  static const char *const words[2][4] = {{"H", "y", "top", "bottom"}, {"W", "x", "left", "right"}};
  const char *const *w = words[number];
  int64_t in = mc_tosa_dim(c, mc_checked_type(c, 0), 1 + number),
          kernel = mc_tosa_dim(c, mc_checked_type(c, 1), 1 + number);
  int64_t out = mc_tosa_dim(c, mc_checked_type(c, 5), 1 + number), before = pad[2 * number],
          after = pad[2 * number + 1];
  if (in == MC_DYNAMIC || out == MC_DYNAMIC) return true;
  uint64_t size = ((uint64_t)in - 1) * (uint64_t)stride[number] + (uint64_t)before + (uint64_t)after + (uint64_t)kernel;
  if ((uint64_t)out == size) return true;
  return fail(c,
              "dimension mismatch: expected O%s == (I%s - 1) * stride_%s + out_pad_%s + out_pad_%s + K%s, but got %lld "
              "!= (%lld - 1) "
              "* %lld + %lld + %lld + %lld",
              w[0], w[0], w[1], w[2], w[3], w[0], (long long)out, (long long)in, (long long)stride[number],
              (long long)before, (long long)after, (long long)kernel);
}

bool mc_check_tosa_transpose_convolution(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), weight = mc_checked_type(c, 1), out = mc_checked_type(c, 5);
  int64_t stride[2], pad[4];
  integers_of(c, "stride", stride, 2);
  integers_of(c, "out_pad", pad, 4);
  if (stride[0] < 1 || stride[1] < 1) return fail_values(c, "stride values to be >= 1", stride, 2, true);
  int64_t height = mc_tosa_dim(c, weight, 1), width = mc_tosa_dim(c, weight, 2);
  if (!check_out_pad(c, "out_pad_top", pad[0], "KH", height) ||
      !check_out_pad(c, "out_pad_bottom", pad[1], "KH", height) ||
      !check_out_pad(c, "out_pad_left", pad[2], "KW", width) ||
      !check_out_pad(c, "out_pad_right", pad[3], "KW", width)) {
    return false;
  }
  if (!mc_type_is_ranked(c->ctx, out)) return true;
  if (mc_type_is_ranked(c->ctx, in) && mc_type_is_ranked(c->ctx, weight)) {
    if (!check_transposed(c, 0, pad, stride) || !check_transposed(c, 1, pad, stride)) return false;
  }
  return check_bias(c, mc_checked_type(c, 2), out);
}

/* --- pools --- */

static bool check_pool_size(const McRoutineCheck *c, const Axis *a, Window w) {
  if (w.in == MC_DYNAMIC) return true;
  int64_t all = (int64_t)((uint64_t)w.in + (uint64_t)w.before + (uint64_t)w.after - (uint64_t)w.kernel);
  if (all % w.stride == 0) return check_size(c, a, (int64_t)((uint64_t)(all / w.stride) + 1), w.out);
  return fail(c,
              "expected input_%s + pad_%s + pad_%s - kernel_%s to be wholly divisible by stride_%s, got (%lld + %lld + "
              "%lld - %lld) / "
              "%lld",
              a->name, a->before, a->after, a->axis, a->axis, (long long)w.in, (long long)w.before, (long long)w.after,
              (long long)w.kernel, (long long)w.stride);
}

bool mc_check_tosa_pool(const McRoutineCheck *c) {
  int64_t kernel[2], stride[2], pad[4];
  integers_of(c, "kernel", kernel, 2);
  integers_of(c, "stride", stride, 2);
  integers_of(c, "pad", pad, 4);
  if (!at_least(c, "kernel values to be >= 1", kernel, 2, 1) ||
      !at_least(c, "stride values to be >= 1", stride, 2, 1) || !at_least(c, "padding values to be >= 0", pad, 4, 0)) {
    return false;
  }
  if (pad[3] >= kernel[1] || pad[2] >= kernel[1]) {
    return fail(
        c,
        "expected left/right padding to be less than the width of the kernel, got pad_left=%lld, pad_right=%lld, "
        "kernel_x=%lld",
        (long long)pad[2], (long long)pad[3], (long long)kernel[1]);
  }
  if (pad[0] >= kernel[0] || pad[1] >= kernel[0]) {
    return fail(
        c,
        "expected top/bottom padding to be less than the height of the kernel, got pad_top=%lld, pad_bottom=%lld, "
        "kernel_y=%lld",
        (long long)pad[0], (long long)pad[1], (long long)kernel[0]);
  }
  McType in = mc_checked_type(c, 0), out = mc_checked_type(c, mc_op_num_operands(c->ctx, c->op));
  if (!mc_type_is_ranked(c->ctx, in) || !mc_type_is_ranked(c->ctx, out)) return true;
  for (uint32_t i = 0; i < 2; i++) {
    Window w = {
        mc_tosa_dim(c, in, 1 + i), kernel[i], mc_tosa_dim(c, out, 1 + i), pad[2 * i], pad[2 * i + 1], stride[i], 1};
    if (!check_pool_size(c, &axes[1 + i], w)) return false;
  }
  return true;
}

bool mc_check_tosa_average_pool(const McRoutineCheck *c) {
  McType in = mc_tosa_storage(c, mc_checked_type(c, 0));
  McAttr attr = mc_checked_attr(c, "acc_type");
  bool typed = attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_TYPE && in.index != MC_NONE;
  if (typed && mc_tosa_is_integer(c, in, 0) && !mc_tosa_is_integer(c, mc_attr_type_value(c->ctx, attr), 32)) {
    return fail(c, "accumulator type for integer tensor is not i32");
  }
  return check_accumulator(c, in) && same_as_zero_point(c, "input", mc_checked_type(c, 0), 1) &&
         same_as_zero_point(c, "output", mc_checked_type(c, 3), 2) && check_zero_point(c, 1, "input") &&
         check_zero_point(c, 2, "output");
}

/* --- products of matrices --- */

static bool is_quantized(const McRoutineCheck *c, McType element) {
  McKind kind = mc_kind(c->ctx, element.index);
  return kind == MC_TYPE_OPAQUE || (kind == MC_TYPE_DEFINED && mc_tosa_storage(c, element).index != element.index);
}

static bool check_matrix_zero_point(const McRoutineCheck *c, uint32_t operand, const char *name) {
  McType element = mc_tosa_storage(c, mc_checked_type(c, operand)),
         zero = mc_tosa_storage(c, mc_checked_type(c, operand + 2));
  if (!mc_tosa_differ(element, zero)) return true;
  return fail(c, "expect input %s and %s_zp have the same element type, got '%s' and '%s'", name, name,
              TYPE(c, element), TYPE(c, zero));
}

bool mc_check_tosa_matmul(const McRoutineCheck *c) {
  McType a = mc_element_or_self(c->ctx, mc_checked_type(c, 0)), b = mc_element_or_self(c->ctx, mc_checked_type(c, 1));
  bool a_quantized = is_quantized(c, a), b_quantized = is_quantized(c, b);
  if (a_quantized != b_quantized) {
    return fail(c, "expect operands to be both quantized or both not quantized, got '%s' and '%s'", TYPE(c, a),
                TYPE(c, b));
  }
  McType x = mc_tosa_storage(c, a), y = mc_tosa_storage(c, b);
  if (a_quantized && mc_tosa_is_integer(c, x, 0) && mc_tosa_is_integer(c, y, 0)) {
    uint32_t left = mc_type_integer_width(c->ctx, x), right = mc_type_integer_width(c->ctx, y);
    if (left != right) return fail(c, "expect quantized operands to have same widths, got %u and %u", left, right);
  }
  return check_matrix_zero_point(c, 0, "a") && check_matrix_zero_point(c, 1, "b") && check_zero_point(c, 2, "a") &&
         check_zero_point(c, 3, "b");
}

/* --- transforms --- */

static bool check_power_of_two(const McRoutineCheck *c, const char *name, int64_t size) {
  if (size == MC_DYNAMIC || (size > 0 && (size & (size - 1)) == 0)) return true;
  return fail(c, "expected %s to be a power of two, got %lld", name, (long long)size);
}

bool mc_check_tosa_fft(const McRoutineCheck *c) {
  McType real = mc_checked_type(c, 0), imaginary = mc_checked_type(c, 1);
  if (!mc_type_is_ranked(c->ctx, real) || !mc_type_is_ranked(c->ctx, imaginary)) return true;
  static const char *const names[] = {"height", "width"};
  for (uint32_t i = 0; i < 2; i++) {
    int64_t size = mc_tosa_dim(c, real, 1 + i); /* next the other operand's, unless this is dynamic */
    if (size != MC_DYNAMIC) size = mc_tosa_dim(c, imaginary, 1 + i);
    if (!check_power_of_two(c, names[i], size)) return false;
  }
  return true;
}

static bool match(int64_t a, int64_t b) { return a == b || a == MC_DYNAMIC || b == MC_DYNAMIC; }

bool mc_check_tosa_real_fft(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), out = mc_checked_type(c, 1), other = mc_checked_type(c, 2);
  if (!mc_shapes_compatible(c->ctx, out, other)) {
    return fail(c, "expected output shapes to match, got '%s', '%s'", TYPE(c, out), TYPE(c, other));
  }
  if (!mc_type_is_ranked(c->ctx, in)) return true;
  int64_t width = mc_tosa_dim(c, in, 2), have = mc_tosa_dim(c, out, 2);
  if (!check_power_of_two(c, "height", mc_tosa_dim(c, in, 1)) || !check_power_of_two(c, "width", width)) return false;
  if (!mc_type_is_ranked(c->ctx, out)) return true;
  if (!match(mc_tosa_dim(c, in, 0), mc_tosa_dim(c, out, 0)) || !match(mc_tosa_dim(c, in, 1), mc_tosa_dim(c, out, 1))) {
    return fail(c, "expected batch and height dimensions of input/output to match, got input='%s' output='%s'",
                TYPE(c, in), TYPE(c, out));
  }
  if (width == MC_DYNAMIC || have == MC_DYNAMIC || have == width / 2 + 1) return true;
  return fail(c, "expected output width to be equal to input_width / 2 + 1, got %lld", (long long)have);
}

/* --- scales --- */

static bool check_rescale_types(const McRoutineCheck *c, const char *name, McType type, uint32_t zero_point) {
  McType element = mc_tosa_storage(c, type), zero = mc_tosa_storage(c, mc_checked_type(c, zero_point));
  if (element.index == MC_NONE || zero.index == MC_NONE) return true;
  bool integers = mc_tosa_is_integer(c, element, 0) && mc_tosa_is_integer(c, zero, 0);
  if (integers && mc_type_integer_width(c->ctx, element) == mc_type_integer_width(c->ctx, zero)) return true;
  return fail(c, "expected %s and %s_zp to both be integer of the same bitwidth, but got '%s' vs. '%s'", name, name,
              TYPE(c, element), TYPE(c, zero));
}

static bool is_true(const McRoutineCheck *c, const char *name) { return mc_tosa_int(c, name) != 0; }

static bool check_rescale_zero_point(const McRoutineCheck *c, const char *name, bool is_unsigned, uint32_t operand) {
  int64_t value;
  if (!zero_point(c, operand, !is_unsigned, &value) || value == 0) return true;
  McType zero = mc_element_or_self(c->ctx, mc_checked_type(c, operand));
  bool wide = mc_tosa_is_integer(c, zero, 16) && is_unsigned;
  if (!wide && !mc_tosa_is_integer(c, zero, 8)) return fail(c, "expect %s_zp of 0, got %lld", name, (long long)value);
  if (!wide || value == 32768) return true;
  return fail(c, "expect %s_zp of 0 or 32768 for unsigned int16 %s, got %lld", name, name, (long long)value);
}

static bool check_channels(const McRoutineCheck *c, const char *name, McType type, int64_t channels) {
  int64_t have = mc_tosa_dim(c, type, 0);
  if (have == MC_DYNAMIC || have == channels) return true;
  return fail(c, "expect shape of { %lld } for %s input, got { %lld }", (long long)channels, name, (long long)have);
}

bool mc_check_tosa_rescale(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), multiplier = mc_checked_type(c, 1), shift = mc_checked_type(c, 2),
         out = mc_checked_type(c, 5);
  McType from = mc_tosa_storage(c, in), to = mc_tosa_storage(c, out), factor = mc_element_or_self(c->ctx, multiplier);
  if (from.index != MC_NONE && !mc_tosa_is_integer(c, from, 0)) {
    return fail(c, "expect input to have integer element type, got '%s'", TYPE(c, from));
  }
  if (to.index != MC_NONE && !mc_tosa_is_integer(c, to, 0)) {
    return fail(c, "expect output to have integer element type, got '%s'", TYPE(c, to));
  }
  if (!check_rescale_types(c, "input", in, 3) || !check_rescale_types(c, "output", out, 4) ||
      !check_rescale_zero_point(c, "input", is_true(c, "input_unsigned"), 3) ||
      !check_rescale_zero_point(c, "output", is_true(c, "output_unsigned"), 4)) {
    return false;
  }
  bool wide = is_true(c, "scale32");
  if (!mc_tosa_is_integer(c, factor, wide ? 32 : 16)) {
    return fail(c, "expect i%d element type for multiplier for scale32=%s, got '%s'", wide ? 32 : 16,
                wide ? "true" : "false", TYPE(c, factor));
  }
  if (!mc_type_is_ranked(c->ctx, in)) return true;
  int64_t channels = 1;
  if (is_true(c, "per_channel")) {
    uint32_t rank = mc_type_rank(c->ctx, in);
    if (rank < 1) {
      return fail(c, "requires input to be at least rank 1 when per_channel is true, but got rank %u", rank);
    }
    channels = mc_tosa_dim(c, in, rank - 1);
  }
  return check_channels(c, "multiplier", multiplier, channels) && check_channels(c, "shift", shift, channels);
}

bool mc_check_results_are_float_like(const McRoutineCheck *c) {
  uint32_t count = mc_checked_num_values(c);
  for (uint32_t i = mc_op_num_operands(c->ctx, c->op); i < count; i++) {
    McType element = mc_element_or_self(c->ctx, mc_checked_type(c, i));
    if (mc_kind(c->ctx, element.index) != MC_TYPE_FLOAT) return fail(c, "requires a floating point type");
  }
  return true;
}
