/* spirv_types.c - types of spirv: their text, and what they consist of.
 *
 * A struct that is mentioned inside of itself is a type of its own here, which has the name only, as in llvm.
 */
#include "dialects/spirv/spirv.h"

#include <stdlib.h>

#include "dialects/shared/shared_checks.h"
#include "dialects/spirv/spirv.def"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- reading types --- */

McSpirvKind mc_spirv_kind(const McContext *ctx, McType type) {
  static const struct { const char *mnemonic; McSpirvKind kind; } names[] = {
      {"ptr", MC_SPIRV_POINTER}, {"array", MC_SPIRV_ARRAY}, {"rtarray", MC_SPIRV_RUNTIME_ARRAY},
      {"struct", MC_SPIRV_STRUCT}, {"matrix", MC_SPIRV_MATRIX}, {"coopmatrix", MC_SPIRV_COOPERATIVE_MATRIX},
      {"image", MC_SPIRV_IMAGE}, {"sampled_image", MC_SPIRV_SAMPLED_IMAGE}, {"arm.tensor", MC_SPIRV_TENSOR}};
  if (type.index == MC_NONE) return MC_SPIRV_NONE;
  if (mc_kind(ctx, type.index) == MC_TYPE_VECTOR) return MC_SPIRV_VECTOR;
  if (mc_kind(ctx, type.index) != MC_TYPE_DEFINED) return MC_SPIRV_NONE;
  McStr name = mc_ident_str(ctx, (McIdent){mc_rec(ctx, type.index)->words[0]});
  if (name.len < 6 || memcmp(name.ptr, "spirv.", 6) != 0) return MC_SPIRV_NONE;
  McStr mnemonic = {name.ptr + 6, name.len - 6};
  for (size_t i = 0; i < MC_COUNT(names); i++) {
    if (mc_str_is(mnemonic, names[i].mnemonic)) return names[i].kind;
  }
  return MC_SPIRV_NONE;
}

int64_t mc_spirv_number(const McContext *ctx, McType type, uint32_t param) {
  int64_t value = 0;
  uint32_t held = mc_defined_param(ctx, type.index, param);
  if (held != MC_NONE && mc_kind(ctx, held) == MC_ATTR_INTEGER) mc_attr_integer_i64(ctx, (McAttr){held}, &value);
  return value;
}

McType mc_spirv_inner(const McContext *ctx, McType type) { return (McType){mc_defined_param(ctx, type.index, 0)}; }

uint32_t mc_spirv_rank(const McContext *ctx, McType type) {
  uint32_t shape = mc_defined_param(ctx, type.index, 1);
  return shape == MC_NONE ? 0 : (uint32_t)mc_attr_dense_count(ctx, (McAttr){shape});
}

int64_t mc_spirv_dim(const McContext *ctx, McType type, uint32_t i) {
  int64_t dim = MC_DYNAMIC;
  if (i >= mc_spirv_rank(ctx, type)) return dim;
  McStr data = mc_attr_dense_data(ctx, (McAttr){mc_defined_param(ctx, type.index, 1)});
  memcpy(&dim, data.ptr + i * sizeof dim, sizeof dim);
  return dim;
}

bool mc_spirv_is_scalar(const McContext *ctx, McType type) {
  if (type.index == MC_NONE) return false;
  McKind kind = mc_kind(ctx, type.index);
  if (kind == MC_TYPE_FLOAT) {
    McFloatKind f = mc_type_float_kind(ctx, type);
    return f == MC_F16 || f == MC_F32 || f == MC_F64 || f == MC_BF16;
  }
  if (kind != MC_TYPE_INTEGER) return false;
  uint32_t width = mc_type_integer_width(ctx, type);
  return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
}

static bool is_composite_vector(const McContext *ctx, McType type) {
  int64_t n;
  if (mc_type_rank(ctx, type) != 1 || !mc_type_num_elements(ctx, type, &n)) return false;
  return (n == 2 || n == 3 || n == 4 || n == 8 || n == 16) && mc_spirv_is_scalar(ctx, mc_type_element(ctx, type));
}

bool mc_spirv_is_composite(const McContext *ctx, McType type) {
  McSpirvKind kind = mc_spirv_kind(ctx, type);
  if (kind == MC_SPIRV_VECTOR) return is_composite_vector(ctx, type);
  return kind == MC_SPIRV_ARRAY || kind == MC_SPIRV_RUNTIME_ARRAY || kind == MC_SPIRV_STRUCT ||
         kind == MC_SPIRV_MATRIX || kind == MC_SPIRV_COOPERATIVE_MATRIX || kind == MC_SPIRV_TENSOR;
}

static McAttr members_of(const McContext *ctx, McType type) {
  return (McAttr){mc_defined_param(ctx, type.index, MC_STRUCT_MEMBERS)};
}

bool mc_spirv_num_parts(const McContext *ctx, McType type, uint64_t *out) {
  int64_t count = 1;
  *out = 0;
  switch (mc_spirv_kind(ctx, type)) {
    case MC_SPIRV_VECTOR: mc_type_num_elements(ctx, type, &count); break;
    case MC_SPIRV_ARRAY: case MC_SPIRV_MATRIX: count = mc_spirv_dim(ctx, type, 0); break;
    case MC_SPIRV_STRUCT:
      if (members_of(ctx, type).index == MC_NONE) return false;
      count = mc_attr_array_size(ctx, members_of(ctx, type));
      break;
    case MC_SPIRV_TENSOR:
      for (uint32_t i = 0, n = mc_spirv_rank(ctx, type); i < n; i++) {
        if (mc_spirv_dim(ctx, type, i) == MC_DYNAMIC) return false;
        count *= mc_spirv_dim(ctx, type, i);
      }
      if (mc_spirv_rank(ctx, type) == 0) return false;
      break;
    default: return false;
  }
  *out = (uint64_t)count;
  return true;
}

McType mc_spirv_part(const McContext *ctx, McType type, uint64_t i) {
  McSpirvKind kind = mc_spirv_kind(ctx, type);
  if (kind == MC_SPIRV_VECTOR) return mc_type_element(ctx, type);
  if (kind != MC_SPIRV_STRUCT) return mc_spirv_inner(ctx, type);
  McAttr members = members_of(ctx, type);
  if (members.index == MC_NONE || i >= mc_attr_array_size(ctx, members)) return (McType){MC_NONE};
  return mc_attr_type_value(ctx, mc_attr_array_get(ctx, members, (uint32_t)i));
}

McType mc_spirv_pointer(McContext *ctx, McType pointee, int64_t storage) {
  const McDefinition *def = mc_definition(ctx, mc_ident(ctx, "spirv.ptr", 9), true);
  uint32_t values[] = {pointee.index, mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), storage).index};
  if (def == NULL || values[1] == MC_NONE) return (McType){MC_NONE};
  return (McType){mc_defined_make(ctx, def, values, (McLoc){MC_NONE}, NULL)};
}

/* --- enumerations --- */

const McEnumDef *mc_spirv_enum(McContext *ctx, const char *mnemonic) {
  char name[64] = "spirv.";
  size_t len = strlen(mnemonic);
  MC_ASSERT(len < sizeof name - 6);
  memcpy(name + 6, mnemonic, len);
  McIdent ident = mc_ident(ctx, name, 6 + len);
  return ident.index == MC_NONE ? NULL : mc_attr_def(ctx, ident);
}

void mc_spirv_put_case(McContext *ctx, const char *mnemonic, uint64_t value, McBuf *out) {
  const McEnumDef *e = mc_spirv_enum(ctx, mnemonic);
  if (e != NULL) mc_enum_text(ctx, e->words, e->record, value, out);
}

uint64_t mc_spirv_case(const McContext *ctx, McAttr attr, uint64_t other) {
  bool is_case = attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_DEFINED;
  return is_case ? mc_enum_attr_value(ctx, attr) : other;
}

/* --- elements --- */

static bool fail_element(McDefParse *d, const char *at, const char *before, McType type, const char *after) {
  return mc_p_error_at(d->p, at, "%s '%s'%s", before, mc_text_type(d->p->diags, type), after);
}

static bool is_of_dialect(const McContext *ctx, McType type) {
  if (mc_kind(ctx, type.index) != MC_TYPE_DEFINED) return false;
  McStr name = mc_ident_str(ctx, (McIdent){mc_rec(ctx, type.index)->words[0]});
  return name.len > 6 && memcmp(name.ptr, "spirv.", 6) == 0;
}

/* May types of the dialect be made of it? */
static bool check_element(McDefParse *d, const char *at, McType type) {
  McContext *ctx = d->p->ctx;
  McKind kind = mc_kind(ctx, type.index);
  if (is_of_dialect(ctx, type) || kind == MC_TYPE_FLOAT) return true;
  if (kind == MC_TYPE_INTEGER) {
    if (mc_spirv_is_scalar(ctx, type)) return true;
    return fail_element(d, at, "only 1/8/16/32/64-bit integer type allowed but found", type, "");
  }
  if (kind != MC_TYPE_VECTOR) return fail_element(d, at, "cannot use", type, " to compose SPIR-V types");
  int64_t count = 0;
  if (mc_type_rank(ctx, type) != 1) return fail_element(d, at, "only 1-D vector allowed but found", type, "");
  if (mc_type_num_elements(ctx, type, &count) && count <= 4) return true;
  return mc_p_error_at(d->p, at, "vector length has to be less than or equal to 4 but found %lld", (long long)count);
}

/* The columns of a matrix. */
static bool check_column(McDefParse *d, const char *at, McType type) {
  McContext *ctx = d->p->ctx;
  int64_t count = 0;
  if (mc_kind(ctx, type.index) != MC_TYPE_VECTOR) {
    return fail_element(d, at, "matrix must be composed using vector type, got", type, "");
  }
  if (mc_type_rank(ctx, type) != 1) return fail_element(d, at, "only 1-D vector allowed but found", type, "");
  if (!mc_type_num_elements(ctx, type, &count) || count > 4 || count < 2) {
    return mc_p_error_at(d->p, at,
                         "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found "
                         "%lld", (long long)count);
  }
  if (mc_kind(ctx, mc_type_element(ctx, type).index) == MC_TYPE_FLOAT) return true;
  return fail_element(d, at, "matrix columns' elements must be of Float type, got", mc_type_element(ctx, type), "");
}

static bool parse_element(McDefParse *d, uint32_t param, bool column) {
  const char *at = d->p->tok.start;
  McType type = mc_p_type(d->p);
  if (type.index == MC_NONE || !(column ? check_column(d, at, type) : check_element(d, at, type))) return false;
  d->values[param] = type.index;
  return true;
}

bool mc_def_routine_spirv_element_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_element(d, args[0].number, false);
}

void mc_def_routine_spirv_element_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_type(d->p, (McType){d->values[args[0].number]});
}

/* --- sampled images --- */

bool mc_def_routine_spirv_sampled_image_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  d->at = d->p->tok.start;
  return mc_def_parse_param(d, args[0].number);
}

void mc_def_routine_spirv_sampled_image_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_type(d->p, (McType){d->values[args[0].number]});
}

bool mc_def_check_spirv_sampled_image(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                      McDiags *diags) {
  (void)def;
  int64_t dim = mc_spirv_number(ctx, (McType){values[0]}, MC_IMAGE_DIM);
  if (dim != MC_DIM_SUBPASS && dim != MC_DIM_BUFFER) return true;
  return mc_error(diags, loc, "sampled image Dim must not be SubpassData or Buffer, got %s",
                  dim == MC_DIM_BUFFER ? "Buffer" : "SubpassData");
}

/* --- shapes --- */

typedef enum Shape { SHAPE_ARRAY, SHAPE_MATRIX, SHAPE_COOPERATIVE, SHAPE_TENSOR } Shape;

static Shape shape_of(const McContext *ctx, McDefRoutineArg word) {
  switch (mc_ident_str(ctx, (McIdent){word.number}).ptr[2]) { /* array, matrix, coopmatrix, arm.tensor */
    case 'r': return SHAPE_ARRAY;
    case 't': return SHAPE_MATRIX;
    case 'o': return SHAPE_COOPERATIVE;
    default: return SHAPE_TENSOR;
  }
}

static bool check_shape(McDefParse *d, const char *at, Shape shape, const int64_t *dims, size_t count) {
  McParser *p = d->p;
  switch (shape) {
    case SHAPE_ARRAY:
      if (count != 1) return mc_p_error_at(p, at, "expected single integer for array element count");
      return dims[0] != 0 || mc_p_error_at(p, at, "expected array length greater than 0");
    case SHAPE_MATRIX:
      if (count != 1) return mc_p_error_at(p, at, "expected single unsigned integer for number of columns");
      return (dims[0] >= 2 && dims[0] <= 4) ||
             mc_p_error_at(p, at, "matrix is expected to have 2, 3, or 4 columns");
    case SHAPE_COOPERATIVE: return count == 2 || mc_p_error_at(p, at, "expected row and column count");
    default: break;
  }
  size_t dynamic = 0;
  if (count == 0) return mc_p_error_at(p, at, "arm.tensors do not support rank zero");
  for (size_t i = 0; i < count; i++) {
    if (dims[i] == 0) return mc_p_error_at(p, at, "arm.tensors do not support zero dimensions");
    dynamic += dims[i] == MC_DYNAMIC;
  }
  if (dynamic == 0 || dynamic == count) return true;
  return mc_p_error_at(p, at, "arm.tensor shape dimensions must be either fully dynamic or completed shaped");
}

/* `*x`. */
static bool parse_unranked(McDefParse *d) {
  McParser *p = d->p;
  mc_advance(p);
  if (!mc_at(p, TOK_BARE_IDENTIFIER) || *p->tok.start != 'x') {
    return mc_p_error_at(p, p->tok.start, "expected 'x' in dimension list");
  }
  mc_p_reset(p, p->tok.start + 1);
  return true;
}

bool mc_def_routine_spirv_shaped_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McContext *ctx = p->ctx;
  Shape shape = shape_of(ctx, args[2]);
  const char *at = p->tok.start;
  if (shape == SHAPE_TENSOR && mc_at(p, TOK_STAR)) {
    return parse_unranked(d) && parse_element(d, args[1].number, false);
  }
  size_t base = p->words.len;
  if (!mc_p_dimension_list(p, shape == SHAPE_TENSOR, true, &p->words)) return false;
  size_t count = (p->words.len - base) / 2;
  int64_t few[MC_FEW_I64];
  const int64_t *dims = mc_p_i64s(p, p->words.ptr + base, count, 2, few);
  p->words.len = base;
  if (dims == NULL || !check_shape(d, at, shape, dims, count)) return false;
  McAttr held = mc_attr_dense_array(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), dims, count, p->diags);
  d->values[args[0].number] = held.index;
  return held.index != MC_NONE && parse_element(d, args[1].number, shape == SHAPE_MATRIX);
}

void mc_def_routine_spirv_shaped_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  Shape shape = shape_of(p->ctx, args[2]);
  McAttr held = {d->values[args[0].number]};
  uint64_t count = held.index == MC_NONE ? 0 : mc_attr_dense_count(p->ctx, held);
  if (held.index == MC_NONE) mc_pr_lit(p, "*x");
  for (uint64_t i = 0; i < count && !p->collecting; i++) {
    int64_t dim;
    memcpy(&dim, mc_attr_dense_data(p->ctx, held).ptr + i * sizeof dim, sizeof dim);
    if (dim == MC_DYNAMIC) mc_buf_char(p->buf, '?');
    else mc_buf_i64(p->buf, dim);
    if (shape == SHAPE_ARRAY || shape == SHAPE_MATRIX) mc_pr_lit(p, " x ");
    else mc_pr_lit(p, "x");
  }
  mc_pr_type(p, (McType){d->values[args[1].number]});
}

/* --- stride, numbers --- */

bool mc_def_routine_spirv_stride_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  int64_t value = 0;
  if (!mc_consume_if(p, TOK_COMMA)) return true;
  if (!mc_consume_keyword(p, "stride")) return mc_p_error_at(p, p->tok.start, "expected 'stride'");
  if (!mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  const char *at = p->tok.start;
  uint32_t held = mc_def_parse_element(d, args[0].number);
  if (held == MC_NONE) return false;
  mc_attr_integer_i64(p->ctx, (McAttr){held}, &value);
  if (value == 0) return mc_p_error_at(p, at, "ArrayStride must be greater than zero");
  d->values[args[0].number] = held;
  return true;
}

static void put_number(McPrinter *p, uint32_t held) {
  int64_t value = 0;
  if (held != MC_NONE) mc_attr_integer_i64(p->ctx, (McAttr){held}, &value);
  if (!p->collecting) mc_buf_i64(p->buf, (uint32_t)value);
}

void mc_def_routine_spirv_stride_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_defined_is_present(d->def, d->values, args[0].number)) return;
  mc_pr_lit(d->p, ", stride=");
  put_number(d->p, d->values[args[0].number]);
}

bool mc_def_routine_spirv_number_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  const char *at = p->tok.start;
  McStr message = mc_ident_str(p->ctx, (McIdent){args[1].number});
  bool here = mc_at(p, TOK_INTEGER) || mc_at(p, TOK_MINUS);
  uint32_t held = here ? mc_def_parse_element(d, args[0].number) : MC_NONE;
  if (held == MC_NONE) return mc_p_error_at(p, at, "%.*s", (int)message.len, message.ptr);
  d->values[args[0].number] = held;
  return true;
}

void mc_def_routine_spirv_number_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_number(d->p, d->values[args[0].number]);
}

/* --- structs --- */

enum { MEMBER, DECORATION, HAS_VALUE, VALUE, DECORATION_WORDS };

/* Decorations and offsets while a struct is read: on the arena of the parser. */
typedef struct Body {
  MC_ARRAY(int32_t) offsets;
  MC_ARRAY(int32_t) decorations; /* DECORATION_WORDS each */
} Body;

static bool parse_decoration(McDefParse *d, Body *body, int32_t member) {
  McParser *p = d->p;
  const McEnumDef *e = mc_spirv_enum(p->ctx, "decoration");
  const char *at = p->tok.start;
  McStr text = {at, mc_token_len(&p->tok)};
  uint64_t value;
  if (!mc_p_at_word(p)) return mc_p_error_at(p, at, "expected valid keyword");
  mc_advance(p);
  if (e == NULL) return mc_p_out_of_memory(p);
  if (!mc_enum_value(p->ctx, e->words, e->record, text.ptr, text.len, &value)) {
    return mc_p_error_at(p, at, "unknown attribute: '%.*s'", (int)text.len, text.ptr);
  }
  int32_t words[DECORATION_WORDS] = {member, (int32_t)value, 0, 0};
  if (mc_consume_if(p, TOK_EQUAL)) {
    int64_t number;
    bool negative = mc_consume_if(p, TOK_MINUS);
    uint64_t magnitude;
    at = p->tok.start;
    if (!mc_at(p, TOK_INTEGER)) {
      bool other = mc_at(p, TOK_STRING) || mc_at(p, TOK_FLOAT_LITERAL);
      return mc_p_error_at(p, at, other ? "expected integer value" : "expected attribute value");
    }
    if (!mc_p_token_u64(&p->tok, &magnitude) || magnitude > UINT32_MAX) {
      return mc_p_error_at(p, at, "integer value too large");
    }
    mc_advance(p);
    number = negative ? -(int64_t)magnitude : (int64_t)magnitude;
    words[HAS_VALUE] = 1;
    words[VALUE] = (int32_t)(uint32_t)number;
  }
  for (size_t i = 0; i < DECORATION_WORDS; i++) {
    if (!mc_array_push(&p->ctx->alloc, &body->decorations, words[i])) return mc_p_out_of_memory(p);
  }
  return true;
}

/* After `[`: an offset and decorations, each of which can be omitted. */
static bool parse_member_decorations(McDefParse *d, Body *body, int32_t member) {
  McParser *p = d->p;
  const char *at = p->tok.start;
  bool negative = mc_consume_if(p, TOK_MINUS); /* mlir-opt 22 reads -1 as 4294967295 */
  if (negative || mc_at(p, TOK_INTEGER)) {
    uint64_t offset;
    if (!mc_at(p, TOK_INTEGER)) return mc_p_error_at(p, p->tok.start, "expected integer value");
    if (!mc_p_token_u64(&p->tok, &offset) || offset > UINT32_MAX) {
      return mc_p_error_at(p, at, "integer value too large");
    }
    mc_advance(p);
    if (body->offsets.len != (size_t)member) {
      return mc_p_error_at(p, at, "offset specification must be given for all members");
    }
    uint32_t stored = negative ? 0 - (uint32_t)offset : (uint32_t)offset;
    if (!mc_array_push(&p->ctx->alloc, &body->offsets, (int32_t)stored)) return mc_p_out_of_memory(p);
    if (mc_consume_if(p, TOK_R_SQUARE)) return true;
    if (!mc_expect(p, TOK_COMMA, "expected ','")) return false;
  } else if (mc_consume_if(p, TOK_R_SQUARE)) {
    return true;
  }
  do {
    if (!parse_decoration(d, body, member)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

static int compare_decorations(const void *a, const void *b) {
  const int32_t *x = a, *y = b;
  if (x[MEMBER] != y[MEMBER]) return x[MEMBER] < y[MEMBER] ? -1 : 1;
  return (uint32_t)x[DECORATION] < (uint32_t)y[DECORATION] ? -1 : x[DECORATION] != y[DECORATION];
}

static bool set_numbers(McDefParse *d, uint32_t param, const int32_t *numbers, size_t count) {
  McContext *ctx = d->p->ctx;
  McAttr held = mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), count ? numbers : NULL, count,
                                    d->p->diags);
  d->values[param] = held.index;
  return held.index != MC_NONE;
}

static bool set_decorations(McDefParse *d, uint32_t param, Body *body) {
  int32_t *words = body->decorations.ptr;
  size_t count = body->decorations.len;
  if (count > 0) {
    qsort(words, count / DECORATION_WORDS, DECORATION_WORDS * sizeof *words, compare_decorations);
  }
  return set_numbers(d, param, words, count);
}

/* name: where errors about the whole are reported. */
static bool parse_members(McDefParse *d, const McDefRoutineArg *args, Body *body, const char *name) {
  McParser *p = d->p;
  size_t base = p->words.len;
  int32_t count = 0;
  do {
    McType type = mc_p_type(p);
    if (type.index == MC_NONE) return false;
    McAttr held = mc_attr_type(p->ctx, type);
    if (held.index == MC_NONE) return mc_p_not_interned(p, &type.index, 1);
    if (!mc_p_push(p, &p->words, held.index)) return false;
    if (mc_consume_if(p, TOK_L_SQUARE) && !parse_member_decorations(d, body, count)) return false;
    count++;
  } while (mc_consume_if(p, TOK_COMMA));
  if (body->offsets.len != 0 && body->offsets.len != (size_t)count) {
    return mc_p_error_at(p, name, "offset specification must be given for all members");
  }
  const uint32_t *words = p->words.ptr + base;
  McAttr members = mc_attr_array(p->ctx, (const McAttr *)words, (size_t)count);
  if (members.index == MC_NONE) return mc_p_not_interned(p, words, (size_t)count);
  p->words.len = base;
  d->values[args[MC_STRUCT_MEMBERS].number] = members.index;
  if (!set_numbers(d, args[MC_STRUCT_OFFSETS].number, body->offsets.ptr, body->offsets.len) ||
      !set_decorations(d, args[MC_STRUCT_MEMBER_DECORATIONS].number, body) ||
      !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
    return false;
  }
  body->decorations.len = 0;
  while (mc_consume_if(p, TOK_COMMA)) {
    if (!parse_decoration(d, body, 0)) return false;
  }
  return set_decorations(d, args[MC_STRUCT_DECORATIONS].number, body);
}

static bool is_open(const McParser *p, uint32_t name) {
  for (const McOpenName *open = p->open_names; open != NULL; open = open->outer) {
    if (open->name == name) return true;
  }
  return false;
}

/* The note of a struct's name: its members + 1. */
enum { NOTE_MEMBERS = 1 };

/* `id >` or `id ,`. *name: the identifier, *done: nothing follows. */
static bool parse_name(McDefParse *d, uint32_t *name, bool *done, const char *at) {
  McParser *p = d->p;
  McStr text = {p->tok.start, mc_token_len(&p->tok)};
  *name = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE}).index;
  if (*name == MC_NONE) return mc_p_out_of_memory(p);
  mc_advance(p);
  *done = mc_at(p, TOK_GREATER);
  if (*done) {
    return is_open(p, *name) ||
           mc_p_error_at(p, at, "recursive struct reference not nested in struct definition");
  }
  if (!mc_expect(p, TOK_COMMA, "expected ','")) return false;
  return !is_open(p, *name) || mc_p_error_at(p, at, "identifier already used for an enclosing struct");
}

static bool parse_body(McDefParse *d, const McDefRoutineArg *args, uint32_t name, const char *at) {
  McParser *p = d->p;
  McOpenName open = {name, p->open_names};
  Body body = {0};
  bool ok;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_at(p, TOK_R_PAREN)) {
    mc_advance(p);
    if (!mc_at(p, TOK_GREATER)) return mc_p_error_at(p, p->tok.start, "expected non-function type");
    d->values[args[MC_STRUCT_MEMBERS].number] = mc_attr_array(p->ctx, NULL, 0).index;
    ok = d->values[args[MC_STRUCT_MEMBERS].number] != MC_NONE || mc_p_out_of_memory(p);
  } else {
    if (name != MC_NONE) p->open_names = &open;
    ok = parse_members(d, args, &body, at);
    p->open_names = open.outer;
  }
  mc_array_fini(&p->ctx->alloc, &body.offsets);
  mc_array_fini(&p->ctx->alloc, &body.decorations);
  if (!ok || name == MC_NONE) return ok;
  uint32_t members = d->values[args[MC_STRUCT_MEMBERS].number], before = mc_p_noted(p, NOTE_MEMBERS, name);
  if (before == 0) return mc_p_note(p, NOTE_MEMBERS, name, members + 1);
  return before == members + 1 || mc_p_error_at(p, at, "identified struct already has other members");
}

bool mc_def_routine_spirv_struct_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  const char *at = d->at; /* after the mnemonic */
  uint32_t name = MC_NONE;
  bool done = false;
  while (at > p->text && mc_byte_class[(unsigned char)at[-1]] == MC_CLASS_BARE) at--;
  if (mc_p_at_word(p)) {
    if (!parse_name(d, &name, &done, at)) return false;
    d->values[args[MC_STRUCT_NAME].number] = name;
  }
  return done || parse_body(d, args, name, at);
}

static void print_decoration(McDefPrint *d, const int32_t *words) {
  McPrinter *p = d->p;
  if (p->collecting) return;
  mc_spirv_put_case(p->ctx, "decoration", (uint32_t)words[DECORATION], p->buf);
  if (!words[HAS_VALUE]) return;
  mc_buf_char(p->buf, '=');
  mc_buf_i64(p->buf, (uint32_t)words[VALUE]);
}

typedef struct Numbers { const int32_t *ptr; size_t count; } Numbers;

static Numbers numbers_of(const McDefPrint *d, McDefRoutineArg arg) {
  McAttr held = {d->values[arg.number]};
  if (held.index == MC_NONE || mc_kind(d->p->ctx, held.index) != MC_ATTR_DENSE_ARRAY) return (Numbers){NULL, 0};
  McStr data = mc_attr_dense_data(d->p->ctx, held);
  return (Numbers){(const int32_t *)(const void *)data.ptr, data.len / sizeof(int32_t)};
}

/* ` [0, NonWritable]`, or nothing. *next: the first decoration that was not printed. */
static void print_member_decorations(McDefPrint *d, uint32_t member, Numbers offsets, Numbers decorations,
                                     size_t *next) {
  McPrinter *p = d->p;
  bool any = member < offsets.count;
  if (any && !p->collecting) {
    mc_buf_lit(p->buf, " [");
    mc_buf_i64(p->buf, (uint32_t)offsets.ptr[member]);
  }
  for (; *next + DECORATION_WORDS <= decorations.count; *next += DECORATION_WORDS) {
    const int32_t *words = decorations.ptr + *next;
    if (words[MEMBER] != (int32_t)member) break;
    if (any) mc_pr_lit(p, ", ");
    else mc_pr_lit(p, " [");
    any = true;
    print_decoration(d, words);
  }
  if (any) mc_pr_lit(p, "]");
}

void mc_def_routine_spirv_struct_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr name = {d->values[args[MC_STRUCT_NAME].number]}, members = {d->values[args[MC_STRUCT_MEMBERS].number]};
  if (name.index != MC_NONE) {
    McStr text = mc_attr_string_value(p->ctx, name);
    mc_pr_text(p, text.ptr, text.len);
    if (members.index == MC_NONE) return;
    mc_pr_lit(p, ", ");
  }
  Numbers offsets = numbers_of(d, args[MC_STRUCT_OFFSETS]);
  Numbers decorations = numbers_of(d, args[MC_STRUCT_MEMBER_DECORATIONS]);
  size_t next = 0;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0, n = members.index == MC_NONE ? 0 : mc_attr_array_size(p->ctx, members); i < n; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_attr_type_value(p->ctx, mc_attr_array_get(p->ctx, members, i)));
    print_member_decorations(d, i, offsets, decorations, &next);
  }
  mc_pr_lit(p, ")");
  Numbers own = numbers_of(d, args[MC_STRUCT_DECORATIONS]);
  for (size_t i = 0; i + DECORATION_WORDS <= own.count; i += DECORATION_WORDS) {
    mc_pr_lit(p, ", ");
    print_decoration(d, own.ptr + i);
  }
}

/* --- what a module is made for --- */

enum { CLIENT_API, VENDOR, DEVICE_TYPE, DEVICE_ID };

/* The token is a case of an enumeration. */
static bool at_case(const McDefParse *d, const char *mnemonic) {
  McParser *p = d->p;
  const McEnumDef *e = mc_spirv_enum(p->ctx, mnemonic);
  uint64_t value;
  return e != NULL && mc_enum_value(p->ctx, e->words, e->record, p->tok.start, mc_token_len(&p->tok), &value);
}

/* A keyword that is no case leaves the default, as mlir-opt 22 does. */
static bool parse_case_of(McDefParse *d, uint32_t param, const char *mnemonic) {
  if (mc_p_at_word(d->p) && !at_case(d, mnemonic)) {
    mc_advance(d->p);
    return true;
  }
  d->values[param] = mc_def_parse_element(d, param);
  return d->values[param] != MC_NONE;
}

/* `,` Case: an unknown case is reported at the comma, as mlir-opt 22 does. */
bool mc_def_routine_spirv_storage_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  const char *at = p->tok.start;
  if (!mc_expect(p, TOK_COMMA, "expected ','")) return false;
  if (mc_p_at_word(p) && !at_case(d, "storage_class")) {
    return mc_p_error_at(p, at, "unknown storage class: %.*s", (int)mc_token_len(&p->tok), p->tok.start);
  }
  return mc_def_parse_param(d, args[0].number);
}

void mc_def_routine_spirv_storage_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_lit(d->p, ", ");
  mc_def_print_param(d, args[0].number, false);
}

bool mc_def_routine_spirv_device_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  if (mc_consume_keyword(p, "api") &&
      !(mc_expect(p, TOK_EQUAL, "expected '='") && parse_case_of(d, args[CLIENT_API].number, "client_api") &&
        mc_expect(p, TOK_COMMA, "expected ','"))) {
    return false;
  }
  if (!mc_p_at_word(p)) return true;
  if (!parse_case_of(d, args[VENDOR].number, "vendor")) return false;
  if (mc_consume_if(p, TOK_COLON)) {
    if (!parse_case_of(d, args[DEVICE_TYPE].number, "device_type")) return false;
    if (mc_consume_if(p, TOK_COLON)) {
      d->values[args[DEVICE_ID].number] = mc_def_parse_element(d, args[DEVICE_ID].number);
      if (d->values[args[DEVICE_ID].number] == MC_NONE) return false;
    }
  }
  return mc_expect(p, TOK_COMMA, "expected ','");
}

/* As upstream prints it: what follows an unknown vendor is omitted. */
void mc_def_routine_spirv_device_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  if (mc_defined_is_present(d->def, d->values, args[CLIENT_API].number)) {
    mc_pr_lit(p, " api=");
    mc_def_print_param(d, args[CLIENT_API].number, false);
    mc_pr_lit(p, ",");
  }
  if (!mc_defined_is_present(d->def, d->values, args[VENDOR].number)) return;
  mc_pr_lit(p, " ");
  mc_def_print_param(d, args[VENDOR].number, false);
  if (mc_defined_is_present(d->def, d->values, args[DEVICE_TYPE].number)) {
    mc_pr_lit(p, ":");
    mc_def_print_param(d, args[DEVICE_TYPE].number, false);
    if (mc_defined_is_present(d->def, d->values, args[DEVICE_ID].number)) {
      mc_pr_lit(p, ":");
      put_number(p, d->values[args[DEVICE_ID].number]);
    }
  }
  mc_pr_lit(p, ",");
}

/* --- types from types --- */

bool mc_transform_spirv_element_or_self(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && mc_array_push(&ctx->alloc, out, mc_element_or_self(ctx, *from).index);
}

bool mc_transform_spirv_sampled_element(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || mc_spirv_kind(ctx, *from) != MC_SPIRV_SAMPLED_IMAGE) return false;
  return mc_array_push(&ctx->alloc, out, mc_spirv_inner(ctx, mc_spirv_inner(ctx, *from)).index);
}
