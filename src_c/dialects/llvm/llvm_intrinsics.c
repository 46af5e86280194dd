/* llvm_intrinsics.c - arithmetic and intrinsics of the llvm dialect: the few spellings that formats have no words for,
 * and what is checked beyond definitions.
 *
 * Operations may be of any shape here: counts and types are looked at before they are used. Nothing is owned.
 */
#include "dialects/llvm/llvm.def"
#include "dialects/shared/routines.h"
#include "dialects/shared/shared.def"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"
#include "verify/verify.h"

/* --- "eq" --- */

bool mc_routine_quoted_case_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const McAttrWords *a = &mc_def_attrs(f->def)[args[0].number];
  const char *at = p->tok.start;
  McAttr text = mc_p_attr(p, (McType){MC_NONE});
  if (text.index == MC_NONE) return false;
  if (mc_kind(p->ctx, text.index) != MC_ATTR_STRING || a->enumeration == 0) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  const McEnumWords *e = (const McEnumWords *)(f->def->words + a->enumeration);
  McStr name = mc_attr_string_value(p->ctx, text), attr = mc_ident_str(p->ctx, (McIdent){a->name});
  uint64_t value;
  if (!mc_enum_value(p->ctx, f->def->words, e, name.ptr, name.len, &value)) {
    return mc_format_parse_error(f, at, "'%.*s' is an incorrect value of the '%.*s' attribute", (int)name.len, name.ptr,
                                 (int)attr.len, attr.ptr);
  }
  McAttr held = mc_enum_attr(p->ctx, e, value);
  return held.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, held);
}

void mc_routine_quoted_case_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  const McAttrWords *a = &mc_def_attrs(f->def)[args[0].number];
  McAttr value = mc_format_print_attr(f, args[0].number);
  int64_t number;
  if (p->collecting || a->enumeration == 0 || value.index == MC_NONE ||
      mc_kind(p->ctx, value.index) != MC_ATTR_INTEGER || !mc_attr_integer_i64(p->ctx, value, &number)) {
    return;
  }
  mc_pr_lit(p, "\"");
  mc_enum_text(p->ctx, f->def->words, (const McEnumWords *)(f->def->words + a->enumeration), (uint64_t)number, p->buf);
  mc_pr_lit(p, "\"");
}

/* --- a type that the dialect accepts --- */

/* The element types of vectors are checked by the constraints that follow. */
static bool type_fits(const McContext *ctx, McType type) {
  switch (mc_kind(ctx, type.index)) {
    case MC_TYPE_INTEGER: return mc_rec(ctx, type.index)->words[1] == MC_SIGNLESS;
    case MC_TYPE_FLOAT:
      switch (mc_type_float_kind(ctx, type)) {
        case MC_BF16: case MC_F16: case MC_F32: case MC_F64: case MC_F80: case MC_F128: return true;
        default: return false;
      }
    case MC_TYPE_VECTOR: {
      McType element = mc_type_element(ctx, type);
      return mc_type_rank(ctx, type) == 1 && mc_kind(ctx, element.index) != MC_TYPE_VECTOR && type_fits(ctx, element);
    }
    case MC_TYPE_DEFINED: {
      McStr name = mc_ident_str(ctx, (McIdent){mc_rec(ctx, type.index)->words[0]});
      return name.len > 5 && memcmp(name.ptr, "llvm.", 5) == 0;
    }
    default: return false;
  }
}

bool mc_routine_llvm_compared_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (!type_fits(p->ctx, type)) return mc_format_parse_error(f, at, "expected LLVM dialect-compatible type");
  uint32_t start = (uint32_t)p->words.len;
  if (!mc_array_push(&p->ctx->alloc, &p->words, type.index) ||
      !mc_transform_i1_same_shape(p->ctx, &type, 1, &p->words)) {
    return mc_p_out_of_memory(p);
  }
  f->types[args[0].number] = (McSpan){start, 1};
  f->types[args[1].number] = (McSpan){start + 1, 1};
  return true;
}

void mc_routine_llvm_compared_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McContext *ctx = f->p->ctx;
  if (mc_op_num_operands(ctx, f->op) > 0) mc_pr_type(f->p, mc_value_type(ctx, mc_op_operand(ctx, f->op, 0)));
}

/* --- operand bundles --- */

typedef struct Bundles { McWords sizes, tags; } Bundles;

/* at: where as many types as operands are asked for; NULL: they are compared when all are read */
static bool parse_bundle(McFormatParse *f, Bundles *bundles, const char *at) {
  McParser *p = f->p;
  McAlloc *alloc = &p->ctx->alloc;
  McStr text;
  if (!mc_at(p, TOK_STRING)) return mc_format_parse_error(f, p->tok.start, "expected string");
  if (!mc_p_string_value(p, &p->tok, &text)) return false;
  McAttr tag = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  if (tag.index == MC_NONE) return mc_p_out_of_memory(p);
  mc_advance(p);
  size_t first = p->refs.len, first_type = p->words.len;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    if (!mc_p_operand_list(p, &p->refs) || !mc_expect(p, TOK_COLON, "expected ':'") ||
        !mc_p_type_list_no_parens(p, &p->words) || !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
      return false;
    }
  }
  if (at != NULL && p->refs.len - first != p->words.len - first_type) {
    return mc_format_parse_error(
        f, at, "expected %zu types for operand bundle operands for operand bundle #%zu, but actually got %zu",
        p->refs.len - first, bundles->sizes.len, p->words.len - first_type);
  }
  return (mc_array_push(alloc, &bundles->sizes, (uint32_t)(p->refs.len - first)) &&
          mc_array_push(alloc, &bundles->tags, tag.index)) ||
         mc_p_out_of_memory(p);
}

static bool parse_bundles(McFormatParse *f, const McRoutineArg *args, Bundles *bundles, bool strict) {
  McParser *p = f->p;
  const char *at = strict ? p->tok.start : NULL;
  if (mc_consume_if(p, TOK_L_SQUARE) && !mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      if (!parse_bundle(f, bundles, at)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  }
  McType i32 = mc_type_integer(p->ctx, 32, MC_SIGNLESS);
  McAttr sizes = mc_attr_dense_array(p->ctx, i32, bundles->sizes.ptr, bundles->sizes.len, p->diags);
  if (sizes.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_format_parse_set_attr(f, args[2].number, sizes)) return false;
  if (bundles->tags.len == 0) return true;
  McAttr tags = mc_attr_array(p->ctx, (const McAttr *)bundles->tags.ptr, bundles->tags.len);
  return tags.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[3].number, tags);
}

static bool parse_all_bundles(McFormatParse *f, const McRoutineArg *args, bool strict) {
  McParser *p = f->p;
  McSpan *operands = &f->operands[args[0].number], *types = &f->types[args[1].number];
  Bundles bundles = {{NULL, 0, 0}, {NULL, 0, 0}};
  f->operands_at[args[0].number] = p->tok.start;
  *operands = (McSpan){(uint32_t)p->refs.len, 0};
  *types = (McSpan){(uint32_t)p->words.len, 0};
  bool ok = parse_bundles(f, args, &bundles, strict);
  operands->count = (uint32_t)p->refs.len - operands->start;
  types->count = (uint32_t)p->words.len - types->start;
  mc_array_fini(&p->ctx->alloc, &bundles.sizes);
  mc_array_fini(&p->ctx->alloc, &bundles.tags);
  return ok;
}

bool mc_routine_op_bundles_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_all_bundles(f, args, false);
}

bool mc_routine_call_bundles_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_all_bundles(f, args, true);
}

static void print_bundle(McFormatPrint *f, McAttr tag, McSpan operands) {
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  mc_pr_attr_no_type(p, tag);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < operands.count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_value(p, mc_op_operand(ctx, f->op, operands.start + i));
  }
  for (uint32_t i = 0; i < operands.count; i++) {
    if (i == 0) mc_pr_lit(p, " : ");
    else mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_value_type(ctx, mc_op_operand(ctx, f->op, operands.start + i)));
  }
  mc_pr_lit(p, ")");
}

void mc_routine_op_bundles_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  McAttr sizes = mc_format_print_attr(f, args[2].number), tags = mc_format_print_attr(f, args[3].number);
  if (tags.index == MC_NONE || mc_kind(ctx, tags.index) != MC_ATTR_ARRAY) return;
  mc_pr_lit(p, " ");
  bool has_sizes = sizes.index != MC_NONE && mc_kind(ctx, sizes.index) == MC_ATTR_DENSE_ARRAY;
  McStr data = has_sizes ? mc_attr_dense_data(ctx, sizes) : (McStr){NULL, 0};
  uint32_t count = mc_attr_array_size(ctx, tags), end = operands.start + operands.count;
  for (uint32_t i = 0; i < count; i++) {
    int32_t size = 0;
    if (data.len >= (i + 1) * sizeof size) memcpy(&size, data.ptr + i * sizeof size, sizeof size);
    if (size < 0 || (uint32_t)size > end - operands.start) size = 0; /* it does not verify */
    if (i == 0) mc_pr_lit(p, "[");
    else mc_pr_lit(p, ", ");
    print_bundle(f, mc_attr_array_get(ctx, tags, i), (McSpan){operands.start, (uint32_t)size});
    operands.start += (uint32_t)size;
  }
  if (count > 0) mc_pr_lit(p, "]");
}

void mc_routine_call_bundles_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McAttr tags = mc_format_print_attr(f, args[3].number);
  bool none = tags.index != MC_NONE && mc_kind(f->p->ctx, tags.index) == MC_ATTR_ARRAY &&
              mc_attr_array_size(f->p->ctx, tags) == 0;
  if (!none) mc_routine_op_bundles_print(f, args, num_args);
}

/* --- checks --- */

/* Reports at the operation, without its name. */
#define fail_plain mc_plain_error

static bool is_vector(const McRoutineCheck *c, McType type) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_VECTOR && mc_type_rank(c->ctx, type) == 1;
}

static bool is_scalable(const McRoutineCheck *c, McType vector) { return mc_type_dim_scalable(c->ctx, vector, 0); }

static bool same_length(const McRoutineCheck *c, McType a, McType b) {
  return mc_type_dim(c->ctx, a, 0) == mc_type_dim(c->ctx, b, 0) && is_scalable(c, a) == is_scalable(c, b);
}

/* Arguments: the attribute with the sizes, the one with the tags. */
bool mc_check_bundle_tags(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr sizes = mc_named_attr(c, c->args[0]), tags = mc_named_attr(c, c->args[1]);
  bool has_tags = tags.index != MC_NONE && mc_kind(ctx, tags.index) == MC_ATTR_ARRAY;
  uint32_t num_tags = has_tags ? mc_attr_array_size(ctx, tags) : 0;
  for (uint32_t i = 0; i < num_tags; i++) {
    if (mc_kind(ctx, mc_attr_array_get(ctx, tags, i).index) == MC_ATTR_STRING) continue;
    return fail_plain(c, "operand bundle tag must be a StringAttr");
  }
  bool has_sizes = sizes.index != MC_NONE && mc_kind(ctx, sizes.index) == MC_ATTR_DENSE_ARRAY;
  uint64_t num_bundles = has_sizes ? mc_attr_dense_count(ctx, sizes) : 0;
  if (num_bundles == num_tags) return true;
  return fail_plain(c, "expected %llu operand bundle tags, but actually got %u", (unsigned long long)num_bundles,
                    num_tags);
}

bool mc_check_llvm_extension(const McRoutineCheck *c) {
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0);
  if (from.index == MC_NONE || to.index == MC_NONE) return true;
  if (is_vector(c, from)) {
    if (!is_vector(c, to)) return fail_plain(c, "input type is a vector but output type is an integer");
    if (!same_length(c, from, to)) return fail_plain(c, "input and output vectors are of incompatible shape");
  } else if (is_vector(c, to)) {
    return fail_plain(c, "input type is an integer but output type is a vector");
  }
  if (mc_type_bit_width(c->ctx, mc_element_or_self(c->ctx, to)) >
      mc_type_bit_width(c->ctx, mc_element_or_self(c->ctx, from))) {
    return true;
  }
  return fail_plain(c, "integer width of the output type is smaller or equal to the integer width of the input type");
}

static bool is_pointer(const McRoutineCheck *c, McType type) {
  if (mc_kind(c->ctx, type.index) != MC_TYPE_DEFINED) return false;
  McStr name = mc_ident_str(c->ctx, (McIdent){mc_rec(c->ctx, type.index)->words[0]});
  return name.len == 8 && memcmp(name.ptr, "llvm.ptr", 8) == 0;
}

bool mc_check_llvm_bitcast(const McRoutineCheck *c) {
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0);
  if (from.index == MC_NONE || to.index == MC_NONE) return true;
  McType source = mc_element_or_self(c->ctx, from), target = mc_element_or_self(c->ctx, to);
  if (is_pointer(c, source) != is_pointer(c, target)) return fail(c, "can only cast pointers from and to pointers");
  if (!is_pointer(c, target)) return true;
  if (is_vector(c, to) && !is_vector(c, from)) return fail(c, "cannot cast pointer to vector of pointers");
  if (!is_vector(c, to) && is_vector(c, from)) return fail(c, "cannot cast vector of pointers to pointer");
  if (source.index == target.index) return true; /* a pointer is its address space */
  return fail(c, "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead");
}

/* Argument: the number of the vector of pointers. As long as the result, or without one, as the first operand. */
bool mc_check_llvm_pointers(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType like = mc_op_num_results(ctx, c->op) > 0 ? mc_result_type(c, 0) : mc_operand_type(c, 0);
  McStr number = mc_ident_str(ctx, (McIdent){c->args[0]});
  McType pointers = mc_operand_type(c, number.ptr[0] == '1' ? 0 : 1);
  if (!is_vector(c, like) || !is_vector(c, pointers) || same_length(c, like, pointers)) return true;
  int64_t length = mc_type_dim(ctx, like, 0);
  uint8_t scalable = is_scalable(c, like);
  McType expected = mc_type_vector(ctx, &length, &scalable, 1, mc_type_element(ctx, pointers), NULL);
  if (expected.index == MC_NONE) return mc_out_of_memory(c->diags);
  return fail(c, "expected operand #%.*s type to be '%s'", (int)number.len, number.ptr,
              mc_text_type(c->diags, expected));
}

/* A struct of two like the operand. */
bool mc_check_llvm_pair(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0);
  if (from.index == MC_NONE || to.index == MC_NONE) return true;
  bool ok = false;
  const McRec *rec = mc_rec(ctx, to.index);
  if (rec->kind == MC_TYPE_DEFINED && rec->num_words > 2) {
    McStr name = mc_ident_str(ctx, (McIdent){rec->words[0]});
    McAttr body = {rec->words[2]};
    if (name.len == 11 && memcmp(name.ptr, "llvm.struct", 11) == 0 && body.index != MC_NONE &&
        mc_kind(ctx, body.index) == MC_ATTR_ARRAY && mc_attr_array_size(ctx, body) == 2) {
      ok = true;
      for (uint32_t i = 0; i < 2 && ok; i++) {
        McAttr part = mc_attr_array_get(ctx, body, i);
        ok = mc_kind(ctx, part.index) == MC_ATTR_TYPE ? mc_attr_type_value(ctx, part).index == from.index
                                                      : part.index == from.index;
      }
    }
  }
  if (ok) return true;
  return fail(
      c, "expected result type to be an homogeneous struct with two elements matching the operand type, but got '%s'",
      mc_text_type(c->diags, to));
}

static bool is_too_large(const McRoutineCheck *c, McType vector) {
  const uint64_t most = 131072; /* bits */
  uint64_t width = mc_type_bit_width(c->ctx, mc_type_element(c->ctx, vector)),
           length = (uint64_t)mc_type_dim(c->ctx, vector, 0);
  return width > 0 && length > most / width;
}

/* Argument: "inserting" or "extracting". */
bool mc_check_llvm_subvector(const McRoutineCheck *c) {
  McStr what = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  bool inserting = what.ptr[0] == 'i';
  McType part = inserting ? mc_operand_type(c, 1) : mc_result_type(c, 0), whole = mc_operand_type(c, 0);
  if (!is_vector(c, part) || !is_vector(c, whole)) return true;
  if (is_too_large(c, part) || is_too_large(c, whole)) {
    return fail(c, "failed to verify that vectors are not bigger than 2^17 bits.");
  }
  if (!is_scalable(c, part) || is_scalable(c, whole)) return true;
  return fail(c, "failed to verify that it is not %.*s scalable %s fixed-length vectors.", (int)what.len, what.ptr,
              inserting ? "into" : "from");
}

bool mc_check_llvm_interleave(const McRoutineCheck *c) {
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0);
  if (is_vector(c, from) && is_vector(c, to) && is_scalable(c, from) == is_scalable(c, to) &&
      mc_type_dim(c->ctx, from, 0) <= INT64_MAX / 2 && mc_type_dim(c->ctx, to, 0) == 2 * mc_type_dim(c->ctx, from, 0) &&
      mc_type_element(c->ctx, from).index == mc_type_element(c->ctx, to).index) {
    return true;
  }
  return fail(c, "failed to verify that result has twice as many elements as 'vec1'");
}
