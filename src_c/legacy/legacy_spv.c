/* legacy_spv.c - the SPIR-V dialect of 2019, `spv`: its types, and the operations whose types their text leaves out.
 *
 * Today's dialect has another name and other operations. Those of 2019 stay as they are, in generic form, and a type
 * is kept as its text. The text is made here from the parsed parts, so that one type has one spelling, and the parts
 * can be read from it again. Source of the facts: test/Dialect/SPIRV of 2019.
 */
#include "legacy/legacy.def"
#include "legacy/legacy.h"
#include "parse/format_parse.h"
#include "parse/parse_attr.h"
#include "parse/parse_names.h"

static const McType no_type = {MC_NONE};

/* --- types --- */

static bool is_spv(const McContext *ctx, McType type) {
  return mc_kind(ctx, type.index) == MC_TYPE_OPAQUE &&
         mc_str_is(mc_ident_str(ctx, mc_type_opaque_dialect(ctx, type)), "spv");
}

static bool is_scalar(const McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  if (kind == MC_TYPE_FLOAT) {
    McFloatKind f = mc_type_float_kind(ctx, type);
    return f == MC_F16 || f == MC_F32 || f == MC_F64;
  }
  if (kind != MC_TYPE_INTEGER) return false;
  uint32_t width = mc_type_integer_width(ctx, type);
  return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
}

/* Checks that types of the dialect can contain this type. */
static bool check_component(McParser *p, McType type, const char *at) {
  McContext *ctx = p->ctx;
  McKind kind = mc_kind(ctx, type.index);
  if (is_scalar(ctx, type) || is_spv(ctx, type)) return true;
  if (kind == MC_TYPE_INTEGER) {
    return mc_p_error_at(p, at, "only 8/16/32/64-bit integer type allowed but found '%s'",
                         mc_text_type(p->diags, type));
  }
  if (kind != MC_TYPE_VECTOR) {
    return mc_p_error_at(p, at, "cannot use '%s' to compose SPIR-V types", mc_text_type(p->diags, type));
  }
  if (mc_type_rank(ctx, type) != 1) {
    return mc_p_error_at(p, at, "only 1-D vector allowed but found '%s'", mc_text_type(p->diags, type));
  }
  return is_scalar(ctx, mc_type_element(ctx, type)) ||
         mc_p_error_at(p, at, "cannot use '%s' to compose SPIR-V types", mc_text_type(p->diags, type));
}

static bool put_component(McParser *p, McBuf *out) {
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE || !check_component(p, type, at)) return false;
  return mc_print_type(p->ctx, type, out) || mc_p_out_of_memory(p);
}

/* A keyword from a list; it can begin with digits, as `2D` does. `what`: for the message. */
static bool put_keyword(McParser *p, const char *const *words, const char *what, McBuf *out) {
  const char *start = p->tok.start, *end = start;
  while ((mc_byte_part[(unsigned char)*end] & MC_PART_BARE) != 0) end++;
  for (; *words != NULL; words++) {
    if (strlen(*words) != (size_t)(end - start) || memcmp(*words, start, (size_t)(end - start)) != 0) continue;
    mc_buf_str(out, *words);
    p->last_end = end;
    mc_p_reset(p, end);
    return true;
  }
  return mc_p_error(p, "unknown %s: %.*s", what, (int)(end - start), start);
}

static bool put_comma(McParser *p, McBuf *out) {
  mc_buf_lit(out, ", ");
  return mc_expect(p, TOK_COMMA, "expected ','");
}

static const char *const storage_classes[] = {
  "UniformConstant", "Input", "Uniform", "Output", "Workgroup", "CrossWorkgroup", "Private", "Function", "Generic",
  "PushConstant", "AtomicCounter", "Image", "StorageBuffer", "CallableDataNV", "IncomingCallableDataNV", "RayPayloadNV",
  "HitAttributeNV", "IncomingRayPayloadNV", "ShaderRecordBufferNV", "PhysicalStorageBuffer", NULL};
static const char *const image_dims[] = {"Dim1D", "Dim2D", "Dim3D",  "1D",          "2D", "3D",
                                         "Cube",  "Rect",  "Buffer", "SubpassData", NULL};
static const char *const image_depths[] = {"NoDepth", "IsDepth", "DepthUnknown", NULL};
static const char *const image_arrays[] = {"NonArrayed", "Arrayed", NULL};
static const char *const image_samples[] = {"SingleSampled", "MultiSampled", NULL};
static const char *const image_samplers[] = {"SamplerUnknown", "NeedSampler", "NoSampler", NULL};
static const char *const image_formats[] = {
    "Unknown",  "Rgba32f",  "Rgba16f", "R32f",     "Rgba8",    "Rgba8Snorm", "Rg32f", "Rg16f",       "R11fG11fB10f",
    "R16f",     "Rgba16",   "Rgb10A2", "Rg16",     "Rg8",      "R16",        "R8",    "Rgba16Snorm", "Rg16Snorm",
    "Rg8Snorm", "R16Snorm", "R8Snorm", "Rgba32i",  "Rgba16i",  "Rgba8i",     "R32i",  "Rg32i",       "Rg16i",
    "Rg8i",     "R16i",     "R8i",     "Rgba32ui", "Rgba16ui", "Rgba8ui",    "R32ui", "Rgb10a2ui",   "Rg32ui",
    "Rg16ui",   "Rg8ui",    "R16ui",   "R8ui",     NULL};

/* `[` number `]`, more than 0. */
static bool put_stride(McParser *p, McBuf *out) {
  uint64_t stride;
  mc_advance(p);
  if (!mc_at(p, TOK_INTEGER) || !mc_u64_parse(p->tok.start, mc_token_len(&p->tok), &stride)) {
    return mc_p_wrong_token(p, "expected array stride");
  }
  if (stride == 0) return mc_p_error(p, "ArrayStride must be greater than zero");
  mc_buf_lit(out, " [");
  mc_buf_u64(out, stride);
  mc_buf_char(out, ']');
  mc_advance(p);
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

static bool put_array(McParser *p, McBuf *out) {
  size_t base = p->words.len;
  const char *at = p->tok.start;
  int64_t count[2] = {0, 0};
  if (!mc_p_dimension_list(p, false, true, &p->words)) return false;
  size_t num_dims = (p->words.len - base) / 2;
  memcpy(count, p->words.ptr + base, num_dims == 0 ? 0 : sizeof count[0]);
  p->words.len = base;
  if (num_dims != 1) return mc_p_error_at(p, at, "expected array element count followed by 'x' and one element type");
  if (count[0] <= 0) return mc_p_error_at(p, at, "expected array length greater than 0");
  mc_buf_i64(out, count[0]);
  mc_buf_char(out, 'x');
  return put_component(p, out) && (!mc_at(p, TOK_L_SQUARE) || put_stride(p, out));
}

/* `[` (offset)? (`,` decoration)* `]` after a member. */
static bool put_member_layout(McParser *p, McBuf *out, bool *has_offset) {
  static const char *const decorations[] = {"NonWritable",
                                            "NonReadable",
                                            "Block",
                                            "BufferBlock",
                                            "RowMajor",
                                            "ColMajor",
                                            "GLSLShared",
                                            "GLSLPacked",
                                            "CPacked",
                                            "NoPerspective",
                                            "Flat",
                                            "Patch",
                                            "Centroid",
                                            "Sample",
                                            "Invariant",
                                            "Restrict",
                                            "Aliased",
                                            "Volatile",
                                            "Constant",
                                            "Coherent",
                                            "Uniform",
                                            "RelaxedPrecision",
                                            "SaturatedConversion",
                                            "NoContraction",
                                            NULL};
  mc_buf_lit(out, " [");
  mc_advance(p);
  *has_offset = mc_at(p, TOK_INTEGER);
  if (*has_offset) {
    mc_buf_put(out, p->tok.start, mc_token_len(&p->tok));
    mc_advance(p);
  }
  bool more = !*has_offset || mc_consume_if(p, TOK_COMMA);
  if (more && *has_offset) mc_buf_lit(out, ", ");
  while (more) {
    if (!put_keyword(p, decorations, "decoration", out)) return false;
    more = mc_consume_if(p, TOK_COMMA);
    if (more) mc_buf_lit(out, ", ");
  }
  mc_buf_char(out, ']');
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

static bool put_struct(McParser *p, McBuf *out) {
  uint32_t num_members = 0, num_offsets = 0;
  const char *at = p->tok.start;
  if (mc_at(p, TOK_GREATER)) return true;
  do {
    bool has_offset = false;
    if (num_members > 0) mc_buf_lit(out, ", ");
    if (!put_component(p, out) || (mc_at(p, TOK_L_SQUARE) && !put_member_layout(p, out, &has_offset))) return false;
    num_members++;
    num_offsets += has_offset;
  } while (mc_consume_if(p, TOK_COMMA));
  if (num_offsets == 0 || num_offsets == num_members) return true;
  return mc_p_error_at(p, at, "layout specification must be given for all members");
}

static bool put_image(McParser *p, McBuf *out) {
  return put_component(p, out) && put_comma(p, out) && put_keyword(p, image_dims, "Dim in Image type", out) &&
         put_comma(p, out) && put_keyword(p, image_depths, "ImageDepthInfo in Image type", out) && put_comma(p, out) &&
         put_keyword(p, image_arrays, "ImageArrayedInfo in Image type", out) && put_comma(p, out) &&
         put_keyword(p, image_samples, "ImageSamplingInfo in Image type", out) && put_comma(p, out) &&
         put_keyword(p, image_samplers, "ImageSamplerUseInfo in Image type", out) && put_comma(p, out) &&
         put_keyword(p, image_formats, "ImageFormat in Image type", out);
}

static bool put_pointer(McParser *p, McBuf *out) {
  return put_component(p, out) && put_comma(p, out) && put_keyword(p, storage_classes, "storage class", out);
}

static bool put_type(McParser *p, McBuf *out) {
  bool (*rest)(McParser *, McBuf *) = mc_at_keyword(p, "array")     ? put_array
                                      : mc_at_keyword(p, "ptr")     ? put_pointer
                                      : mc_at_keyword(p, "rtarray") ? put_component
                                      : mc_at_keyword(p, "struct")  ? put_struct
                                      : mc_at_keyword(p, "image")   ? put_image
                                                                    : NULL;
  if (rest == NULL) return mc_p_error(p, "unknown SPIR-V type: '%.*s'", (int)mc_token_len(&p->tok), p->tok.start);
  mc_buf_put(out, p->tok.start, mc_token_len(&p->tok));
  mc_buf_char(out, '<');
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "expected '<'") || !rest(p, out)) return false;
  mc_buf_char(out, '>');
  return mc_at(p, TOK_GREATER) || mc_p_wrong_token(p, "expected '>'");
}

McType mc_p_spv_type(McParser *p, McIdent dialect, McStr body) {
  const char *next = p->tok.start, *last_end = p->last_end;
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  mc_p_reset(p, body.ptr);
  bool ok = mc_p_enter(p);
  if (ok) {
    ok = put_type(p, &text);
    p->depth--;
  }
  if (ok && p->tok.end != body.ptr + body.len) ok = mc_p_error(p, "expected the end of the type");
  McType type = no_type;
  if (ok) type = text.failed ? no_type : mc_type_opaque(p->ctx, dialect, text.ptr, text.len);
  if (ok && type.index == MC_NONE) mc_p_out_of_memory(p);
  mc_buf_fini(&text);
  mc_p_reset(p, next);
  p->last_end = last_end;
  return type;
}

/* --- what a type consists of --- */

/* The text between the angle brackets, when the type is `name`<...>. */
static bool inside(const McContext *ctx, McType type, const char *name, McStr *out) {
  if (!is_spv(ctx, type)) return false;
  McStr body = mc_type_opaque_body(ctx, type);
  size_t len = strlen(name);
  if (body.len < len + 2 || memcmp(body.ptr, name, len) != 0 || body.ptr[len] != '<') return false;
  *out = (McStr){body.ptr + len + 1, body.len - len - 2};
  return true;
}

/* Part number `i` of a list of types separated by commas, without the brackets after it. */
static bool nth(McStr list, uint64_t i, McStr *out) {
  int depth = 0;
  size_t start = 0, stop = list.len;
  bool layout = false;
  for (size_t k = 0; k <= list.len; k++) {
    char c = k == list.len ? ',' : list.ptr[k];
    if (c == '<' || c == '(') depth++;
    else if (c == '>' || c == ')') depth--;
    else if (c == '[' && depth == 0 && !layout) stop = k > 0 ? k - 1 : 0, layout = true, depth++;
    else if (c == '[') depth++;
    else if (c == ']') depth--;
    if (c != ',' || depth != 0) continue;
    if (!layout) stop = k;
    if (i-- == 0) {
      *out = (McStr){list.ptr + start, stop - start};
      return stop > start;
    }
    start = k + 2;
    layout = false;
  }
  return false;
}

/* Parses a copy of a part of a type's text. */
static McType type_of(McParser *p, McStr text) {
  char *copy = mc_arena_alloc(&p->arena, text.len + 1, 1);
  if (copy == NULL) {
    mc_p_out_of_memory(p);
    return no_type;
  }
  memcpy(copy, text.ptr, text.len);
  copy[text.len] = 0;
  return mc_parse_type(p->ctx, copy, text.len, p->legacy->syntax, p->diags);
}

/* The type that a pointer points to; *storage: its class. Returns MC_NONE after reporting. */
static McType pointee(McFormatParse *f, McType type, McStr *storage) {
  McStr text;
  if (!inside(f->p->ctx, type, "ptr", &text)) {
    mc_format_parse_error(f, f->op->at, "needs a pointer, not '%s'", mc_text_type(f->p->diags, type));
    return no_type;
  }
  size_t comma = text.len;
  while (comma > 0 && text.ptr[comma - 1] != ' ') comma--; /* ", " is between them */
  *storage = (McStr){text.ptr + comma, text.len - comma};
  comma -= comma >= 2 ? 2 : comma;
  return type_of(f->p, (McStr){text.ptr, comma});
}

/* The type of element `i`. Returns MC_NONE after reporting. */
static McType element(McFormatParse *f, McType type, uint64_t i) {
  McContext *ctx = f->p->ctx;
  McStr text, part;
  if (mc_kind(ctx, type.index) == MC_TYPE_VECTOR) return mc_type_element(ctx, type);
  if (inside(ctx, type, "array", &text)) {
    size_t x = 0;
    while (x < text.len && text.ptr[x++] != 'x') {}
    text = (McStr){text.ptr + x, text.len - x};
    i = 0;
  } else if (inside(ctx, type, "rtarray", &text)) {
    i = 0;
  } else if (!inside(ctx, type, "struct", &text)) {
    mc_format_parse_error(f, f->op->at, "cannot extract from non-composite type '%s'", mc_text_type(f->p->diags, type));
    return no_type;
  }
  if (nth(text, i, &part)) return type_of(f->p, part);
  mc_format_parse_error(f, f->op->at, "index %llu is out of bounds for '%s'", (unsigned long long)i,
                        mc_text_type(f->p->diags, type));
  return no_type;
}

/* --- forms --- */

bool mc_routine_legacy_known_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan group = f->operands[args[0].number];
  f->types[args[1].number] = (McSpan){(uint32_t)p->words.len, group.count};
  for (uint32_t i = 0; i < group.count; i++) {
    const McOperandRef *ref = &p->refs.ptr[group.start + i];
    McType type = mc_names_type(p, ref);
    if (type.index == MC_NONE) {
      return mc_p_error_at(p, ref->name - 1, "its type is not known here: the value must be defined earlier");
    }
    if (!mc_p_push(p, &p->words, type.index)) return false;
  }
  return true;
}

bool mc_routine_legacy_pointee_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr storage;
  return mc_format_parse_set_type(f, args[1].number, pointee(f, mc_format_parse_type(f, args[0].number), &storage));
}

bool mc_routine_legacy_element_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McType type = mc_format_parse_type(f, args[0].number);
  McAttr indices = mc_format_parse_attr(f, args[1].number);
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, indices); i < n && type.index != MC_NONE; i++) {
    int64_t index;
    McAttr attr = mc_attr_array_get(ctx, indices, i);
    if (mc_kind(ctx, attr.index) != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, attr, &index) || index < 0) {
      return mc_format_parse_error(f, f->op->at, "needs non-negative numbers as indices");
    }
    type = element(f, type, (uint64_t)index);
  }
  return mc_format_parse_set_type(f, args[2].number, type);
}

/* The number of an spv.constant that is defined before the use. Returns false for any other value. */
static bool constant_number(McFormatParse *f, const McOperandRef *ref, int64_t *out) {
  McParser *p = f->p;
  McType type = mc_names_type(p, ref);
  if (type.index == MC_NONE) return false;
  McValue value = mc_p_resolve(p, ref, type);
  if (value.index == MC_NONE) return false;
  McOp op = mc_value_op(p->ctx, value);
  if (op.index == MC_NONE || !mc_str_is(mc_op_name_str(p->ctx, mc_op_get_name(p->ctx, op)), "spv.constant")) {
    return false;
  }
  McAttr attr = mc_op_attribute(p->ctx, op, p->ctx->known[MC_ID_value]);
  return attr.index != MC_NONE && mc_kind(p->ctx, attr.index) == MC_ATTR_INTEGER &&
         mc_attr_integer_i64(p->ctx, attr, out) && *out >= 0;
}

bool mc_routine_legacy_access_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McStr storage, text;
  McType type = pointee(f, mc_format_parse_type(f, args[0].number), &storage);
  McSpan indices = f->operands[args[1].number];
  for (uint32_t i = 0; i < indices.count && type.index != MC_NONE; i++) {
    int64_t number = 0;
    const McOperandRef *ref = &p->refs.ptr[indices.start + i];
    if (inside(p->ctx, type, "struct", &text) && !constant_number(f, ref, &number)) {
      return mc_p_error_at(p, ref->name - 1, "the index of a structure must be an integer of spv.constant");
    }
    type = element(f, type, (uint64_t)number);
  }
  if (type.index == MC_NONE) return false;
  McBuf made;
  mc_buf_init(&made, &p->ctx->alloc);
  mc_buf_lit(&made, "ptr<");
  mc_print_type(p->ctx, type, &made);
  mc_buf_lit(&made, ", ");
  mc_buf_put(&made, storage.ptr, storage.len);
  mc_buf_char(&made, '>');
  McIdent dialect = mc_type_opaque_dialect(p->ctx, mc_format_parse_type(f, args[0].number));
  type = made.failed ? no_type : mc_type_opaque(p->ctx, dialect, made.ptr, made.len);
  mc_buf_fini(&made);
  return type.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_type(f, args[2].number, type);
}

bool mc_routine_legacy_attr_list_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  while (mc_consume_if(p, TOK_COMMA)) {
    McAttr attr = mc_p_attr(p, no_type);
    if (attr.index == MC_NONE || !mc_p_push(p, &p->words, attr.index)) return false;
  }
  McAttr list = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  return list.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, list);
}

bool mc_routine_legacy_spv_constant_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McAttr value = mc_p_attr(p, no_type);
  if (value.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, value)) return false;
  McType type = mc_attr_value_type(p->ctx, value);
  if (mc_consume_if(p, TOK_COLON)) type = mc_p_type(p);
  else if (type.index == MC_NONE) return mc_p_wrong_token(p, "expected ':' and the type of the constant");
  return mc_format_parse_set_type(f, args[1].number, type);
}
