/* vector_directives.c - the syntax of vector that formats cannot say: types and attributes that follow from each other,
 * and the operation inside of a mask.
 *
 * Transfers leave out what most of them have: the map that takes the last dimensions as they are, and bounds that are
 * checked. Nothing is owned here but what the printer makes for the length of one operation's text.
 */
#include "dialects/shared/shared.def"
#include "dialects/vector/vector.def"
#include "dialects/vector/vector.h"

#include "dialects/shared/routines.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static bool push_type(McFormatParse *f, uint32_t slot, McType type) {
  if (type.index == MC_NONE) return mc_p_out_of_memory(f->p);
  f->types[slot] = (McSpan){(uint32_t)f->p->words.len, 1};
  return mc_p_push(f->p, &f->p->words, type.index);
}

static bool is_vector(const McContext *ctx, McType type) { return mc_kind(ctx, type.index) == MC_TYPE_VECTOR; }

/* --- vector.contract --- */

#define MAPS 0
#define ITERATORS 1
#define KIND 2

static const McEnumDef *iterator_enum(McContext *ctx) {
  McIdent name = mc_ident(ctx, "vector.iterator_type", sizeof "vector.iterator_type" - 1);
  return name.index == MC_NONE ? NULL : mc_attr_def(ctx, name);
}

/* An array of the names of iterators as an array of the attributes. */
static McAttr named_iterators(McFormatParse *f, McAttr names, const char *at) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McAttr none = {MC_NONE};
  const McEnumDef *def = iterator_enum(ctx);
  uint32_t count = mc_attr_array_size(ctx, names);
  size_t base = p->words.len;
  for (uint32_t i = 0; i < count && def != NULL; i++) {
    McAttr item = mc_attr_array_get(ctx, names, i);
    if (mc_kind(ctx, item.index) == MC_ATTR_STRING) {
      McStr text = mc_attr_string_value(ctx, item);
      uint64_t value;
      if (!mc_enum_value(ctx, def->words, def->record, text.ptr, text.len, &value)) {
        mc_format_parse_error(f, at, "unexpected iterator_type (%.*s)", (int)text.len, text.ptr);
        return none;
      }
      item = mc_enum_attr(ctx, def->record, value);
    }
    if (item.index == MC_NONE || !mc_p_push(p, &p->words, item.index)) break;
  }
  McAttr out = none;
  if (p->words.len - base == count) {
    out = mc_attr_array(ctx, (const McAttr *)(count == 0 ? NULL : p->words.ptr + base), count);
  }
  p->words.len = base;
  if (out.index == MC_NONE) mc_p_out_of_memory(p);
  return out;
}
_Static_assert(sizeof(McAttr) == sizeof(uint32_t), "attributes on a stack of words are an array of them");

static bool fail_kind(McFormatParse *f) {
  McStr name = mc_op_name_str(f->p->ctx, f->op->name);
  return mc_p_error_at(f->p, f->op->at,
                       "'%.*s' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')",
                       (int)name.len, name.ptr);
}

static bool set_trait(McFormatParse *f, const McRoutineArg *args, McNamedAttr entry, const char *at) {
  McParser *p = f->p;
  const McAttrWords *attrs = mc_def_attrs(f->def);
  uint32_t which = 0;
  while (which < 3 && attrs[args[which].number].name != entry.name.index) which++;
  if (which == 3) {
    return mc_p_push(p, &f->op->attrs, entry.name.index) && mc_p_push(p, &f->op->attrs, entry.value.index);
  }
  const McAttrWords *a = &attrs[args[which].number];
  if (!mc_predicate_holds(p->ctx, f->def->words, f->def->words + a->storage, entry.value.index)) {
    return which != KIND || fail_kind(f);
  }
  if (which == ITERATORS) entry.value = named_iterators(f, entry.value, at);
  return entry.value.index != MC_NONE && mc_format_parse_set_attr(f, args[which].number, entry.value);
}

bool mc_routine_contraction_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McAttr traits = mc_p_attr(p, (McType){MC_NONE});
  if (traits.index == MC_NONE) return false;
  if (mc_kind(p->ctx, traits.index) != MC_ATTR_DICTIONARY) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  for (uint32_t i = 0, n = mc_attr_dictionary_size(p->ctx, traits); i < n; i++) {
    if (!set_trait(f, args, mc_attr_dictionary_entry(p->ctx, traits, i), at)) return false;
  }
  if (mc_format_parse_attr(f, args[ITERATORS].number).index != MC_NONE) return true;
  return mc_format_parse_error(f, at, "expected \"iterator_types\" array attribute");
}

/* The array of iterators as an array of their names. MC_NONE: out of memory. */
static McAttr names_of_iterators(McContext *ctx, McAttr iterators) {
  const McEnumDef *def = iterator_enum(ctx);
  uint32_t count = mc_attr_array_size(ctx, iterators);
  McAttr out = {MC_NONE}, *names = mc_alloc(&ctx->alloc, (count + (size_t)1) * sizeof *names);
  if (names == NULL) return out;
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  bool ok = true;
  for (uint32_t i = 0; ok && i < count; i++) {
    names[i] = mc_attr_array_get(ctx, iterators, i);
    if (def == NULL || mc_kind(ctx, names[i].index) != MC_ATTR_DEFINED) continue;
    text.len = 0;
    mc_enum_text(ctx, def->words, def->record, mc_enum_attr_value(ctx, names[i]), &text);
    names[i] = mc_attr_string(ctx, text.ptr, text.len, (McType){MC_NONE});
    ok = !text.failed && names[i].index != MC_NONE;
  }
  if (ok) out = mc_attr_array(ctx, names, count);
  mc_buf_fini(&text);
  mc_free(&ctx->alloc, names, (count + (size_t)1) * sizeof *names);
  return out;
}

void mc_routine_contraction_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McContext *ctx = f->p->ctx;
  McNamedAttr entries[3];
  uint32_t count = 0;
  for (uint32_t i = 0; i < num_args && i < MC_COUNT(entries); i++) {
    McNamedAttr entry = {{mc_def_attrs(f->def)[args[i].number].name}, mc_format_print_attr(f, args[i].number)};
    if (entry.value.index == MC_NONE) continue;
    if (i == ITERATORS && mc_kind(ctx, entry.value.index) == MC_ATTR_ARRAY) {
      entry.value = names_of_iterators(ctx, entry.value);
    }
    if (entry.value.index == MC_NONE) f->p->failed = true;
    else entries[count++] = entry;
  }
  McAttr traits = mc_attr_dictionary(ctx, entries, count, NULL);
  if (traits.index == MC_NONE) f->p->failed = true;
  else mc_pr_attr(f->p, traits);
}

/* Masks were operands once: they are still read, for the verifier to refuse. */
static bool add_masks(McFormatParse *f, uint32_t count, const McType types[3]) {
  McParser *p = f->p;
  if (count == 0) return true;
  if (count != 2) return mc_format_parse_error(f, f->op->at, "expected zero or exactly 2 vector mask operands");
  f->all_operands = (McSpan){f->operands[0].start, 3 + count};
  f->all_types[0] = (McSpan){(uint32_t)p->words.len, 3 + count};
  for (uint32_t i = 0; i < 3; i++) {
    if (!mc_p_push(p, &p->words, types[i].index)) return false;
  }
  return mc_transform_i1_same_shape(p->ctx, &types[0], 1, &p->words) &&
         mc_transform_i1_same_shape(p->ctx, &types[1], 1, &p->words);
}

bool mc_routine_contraction_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t masks = 0;
  McOperandRef ref;
  for (; mc_consume_if(p, TOK_COMMA); masks++) {
    if (!mc_p_operand(p, &ref, true)) return false;
    if (!mc_array_push(&p->ctx->alloc, &p->refs, ref)) return mc_p_out_of_memory(p);
  }
  if (!mc_format_parse_attr_dict(f, false) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  size_t base = p->words.len;
  if (!mc_p_type_list_no_parens(p, &p->words)) return false;
  if (p->words.len - base < 2) return mc_p_wrong_token(p, "expected ','");
  /* there may be more, which mean nothing */
  McType types[3] = {{p->words.ptr[base]}, {p->words.ptr[base + 1]}, {MC_NONE}};
  if (!mc_format_parse_keyword(f, "into", "")) return false;
  types[2] = mc_p_type(p);
  if (types[2].index == MC_NONE) return false;
  return push_type(f, args[0].number, types[0]) && push_type(f, args[1].number, types[1]) &&
         push_type(f, args[2].number, types[2]) && push_type(f, args[3].number, types[2]) && add_masks(f, masks, types);
}

void mc_routine_contraction_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McContext *ctx = f->p->ctx;
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(f->p, " : ");
  for (uint32_t i = 0; i < 2 && i < mc_op_num_operands(ctx, f->op); i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_type(f->p, mc_value_type(ctx, mc_op_operand(ctx, f->op, i)));
  }
  mc_pr_lit(f->p, " into ");
  mc_format_print_result_types(f);
}

/* --- vector.outerproduct --- */

/* The first dimension of a vector. */
static void first_dim(const McContext *ctx, McType type, int64_t *dim, uint8_t *scalable) {
  bool any = mc_type_rank(ctx, type) > 0;
  *dim = any ? mc_type_dim(ctx, type, 0) : 1;
  *scalable = any && mc_type_dim_scalable(ctx, type, 0);
}

bool mc_routine_outer_product_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  uint32_t dropped;
  if (!mc_format_parse_attr_dict_unchecked(f, &dropped) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType lhs = mc_p_type(p);
  if (lhs.index == MC_NONE || !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  McType rhs = mc_p_type(p);
  if (rhs.index == MC_NONE) return false;
  if (f->all_operands.count < 2) return mc_format_parse_error(f, f->op->at, "expected at least 2 operands");
  if (!is_vector(ctx, lhs)) return mc_format_parse_error(f, f->op->at, "expected vector type for operand #1");
  if (dropped != MC_PROGRAM_NONE) return fail_kind(f);
  int64_t dims[2];
  uint8_t scalable[2];
  uint32_t rank = is_vector(ctx, rhs) ? 2 : 1;
  first_dim(ctx, lhs, &dims[0], &scalable[0]);
  if (rank == 2) first_dim(ctx, rhs, &dims[1], &scalable[1]);
  McType result = mc_type_vector(ctx, dims, scalable, rank, mc_type_element(ctx, lhs), p->diags);
  if (result.index == MC_NONE) return false;
  if (f->all_operands.count > 2 && !push_type(f, args[3].number, result)) return false;
  return push_type(f, args[1].number, lhs) && push_type(f, args[2].number, rhs) && push_type(f, args[4].number, result);
}

void mc_routine_outer_product_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  if (mc_format_print_operands(f, args[3].number).count > 0) {
    mc_pr_attr_dict(p, mc_op_all_attributes(ctx, f->op), NULL, 0, false);
  }
  mc_pr_lit(p, " : ");
  for (uint32_t i = 0; i < 2 && i < mc_op_num_operands(ctx, f->op); i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_value_type(ctx, mc_op_operand(ctx, f->op, i)));
  }
}

/* --- vector.transfer_read, transfer_write --- */

#define MASK 2
#define BASE_TYPE 3
#define VECTOR_TYPE 4
#define MASK_TYPE 5

static McType element_vector(const McContext *ctx, McType shaped) {
  McType element = mc_type_element(ctx, shaped);
  return is_vector(ctx, element) ? element : (McType){MC_NONE};
}

/* The map that takes the last `results` of `dims` dimensions as they are. */
static bool is_minor_identity(const McContext *ctx, McAffineMap map) {
  uint32_t dims = mc_affine_map_num_dims(ctx, map), results = mc_affine_map_num_results(ctx, map);
  if (mc_affine_map_num_symbols(ctx, map) != 0 || results > dims) return false;
  for (uint32_t i = 0; i < results; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    if (mc_kind(ctx, e.index) != MC_AFFINE_DIM || mc_affine_value(ctx, e) != (int64_t)(dims - results + i)) {
      return false;
    }
  }
  return true;
}

/* The map of a transfer that states none; results <= dims. MC_NONE: out of memory. */
static McAttr default_map(McFormatParse *f, McType shaped, McType vector, uint32_t results) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  uint32_t dims = mc_type_rank(ctx, shaped);
  size_t base = p->words.len;
  McAttr none = {MC_NONE};
  bool lone = dims == 0 && mc_type_rank(ctx, vector) == 1 && mc_type_dim(ctx, vector, 0) == 1;
  if (lone) results = 1;
  for (uint32_t i = 0; i < results; i++) {
    McAffineExpr e = lone ? mc_affine_constant(ctx, 0) : mc_affine_dim(ctx, dims - results + i);
    if (e.index == MC_NONE || !mc_p_push(p, &p->words, e.index)) return none;
  }
  McAffineMap map =
      mc_affine_map(ctx, dims, 0, (const McAffineExpr *)(results == 0 ? NULL : p->words.ptr + base), results);
  p->words.len = base;
  return map.index == MC_NONE ? none : mc_attr_affine_map(ctx, map);
}
_Static_assert(sizeof(McAffineExpr) == sizeof(uint32_t), "expressions on a stack of words are an array of them");

static bool set_map(McFormatParse *f, uint32_t attr, McType shaped, McType vector, const char *at) {
  McContext *ctx = f->p->ctx;
  McType element = element_vector(ctx, shaped);
  uint32_t rank = mc_type_rank(ctx, vector), inner = element.index == MC_NONE ? 0 : mc_type_rank(ctx, element);
  if (inner > rank || rank - inner > mc_type_rank(ctx, shaped)) {
    return mc_format_parse_error(f, at, "expected a custom permutation_map when rank(source) != rank(destination)");
  }
  McAttr map = default_map(f, shaped, vector, rank - inner);
  return map.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, map);
}

static bool set_in_bounds(McFormatParse *f, uint32_t attr, uint32_t count) {
  McParser *p = f->p;
  size_t base = p->words.len;
  McAttr no = mc_attr_bool(p->ctx, false);
  if (no.index == MC_NONE) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push(p, &p->words, no.index)) return false;
  }
  McAttr value = mc_attr_array(p->ctx, (const McAttr *)(count == 0 ? NULL : p->words.ptr + base), count);
  p->words.len = base;
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

bool mc_vector_transfer_mask(McContext *ctx, McType vector, McAffineMap map, McType *out) {
  uint32_t dims = mc_affine_map_num_dims(ctx, map), results = mc_affine_map_num_results(ctx, map), rank = 0;
  McAlloc *alloc = &ctx->alloc;
  out->index = MC_NONE;
  if (results > mc_type_rank(ctx, vector)) return false;
  for (uint32_t i = 0; i < results; i++) {
    McKind kind = mc_kind(ctx, mc_affine_map_result(ctx, map, i).index);
    if (kind != MC_AFFINE_DIM && kind != MC_AFFINE_CONSTANT) return false;
  }
  /* which result takes a dimension: the first one */
  size_t count = (size_t)dims + 1, width = (size_t)results + 1;
  uint32_t *takers = mc_alloc_zeroed(alloc, count * sizeof *takers);
  int64_t *sizes = mc_alloc(alloc, width * sizeof *sizes);
  uint8_t *scalable = mc_alloc_zeroed(alloc, width);
  if (takers != NULL && sizes != NULL && scalable != NULL) {
    for (uint32_t i = results; i-- > 0;) {
      McAffineExpr e = mc_affine_map_result(ctx, map, i);
      if (mc_kind(ctx, e.index) == MC_AFFINE_DIM) takers[mc_affine_value(ctx, e)] = i + 1;
    }
    for (uint32_t d = 0; d < dims; d++) {
      if (takers[d] == 0) continue;
      sizes[rank] = mc_type_dim(ctx, vector, takers[d] - 1);
      scalable[rank++] = mc_type_dim_scalable(ctx, vector, takers[d] - 1);
    }
    if (rank == 0) sizes[rank++] = 1; /* there are no masks without dimensions */
    *out = mc_type_vector(ctx, sizes, scalable, rank, (McType){ctx->cached.integer[1]}, NULL);
  }
  if (takers != NULL) mc_free(alloc, takers, count * sizeof *takers);
  if (sizes != NULL) mc_free(alloc, sizes, width * sizeof *sizes);
  if (scalable != NULL) mc_free(alloc, scalable, width);
  return true;
}

static bool set_mask(McFormatParse *f, const McRoutineArg *args, McType shaped, McType vector, McAffineMap map,
                     const char *at) {
  McContext *ctx = f->p->ctx;
  if (element_vector(ctx, shaped).index != MC_NONE) {
    return mc_format_parse_error(f, f->operands_at[args[MASK].number],
                                 "does not support masks with vector element type");
  }
  if (mc_type_rank(ctx, vector) != mc_affine_map_num_results(ctx, map)) {
    return mc_format_parse_error(f, at, "expected the same rank for the vector and the results of the permutation map");
  }
  McType mask;
  if (mc_vector_transfer_mask(ctx, vector, map, &mask)) return push_type(f, args[MASK_TYPE].number, mask);
  McStr name = mc_op_name_str(ctx, f->op->name);
  return mc_p_error_at(f->p, f->op->at, "'%.*s' op " MC_VECTOR_NOT_PROJECTED, (int)name.len, name.ptr);
}

/* Attributes and types; the vector's type comes first in a write. */
static bool parse_transfer(McFormatParse *f, const McRoutineArg *args, bool write) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  uint32_t dropped;
  if (!mc_format_parse_attr_dict_unchecked(f, &dropped)) return false;
  const char *at = p->tok.start;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_p_type_list_no_parens(p, &p->words)) return false;
  if (p->words.len - base != 2) return mc_format_parse_error(f, at, "requires two types");
  McType shaped = {p->words.ptr[base + write]}, vector = {p->words.ptr[base + !write]};
  McKind kind = mc_kind(ctx, shaped.index);
  if (write && !is_vector(ctx, vector)) return mc_format_parse_error(f, at, "requires vector type");
  if (kind != MC_TYPE_MEMREF && kind != MC_TYPE_RANKED_TENSOR) {
    return mc_format_parse_error(f, at, "requires memref or ranked tensor type");
  }
  if (!is_vector(ctx, vector)) return mc_format_parse_error(f, at, "requires vector type");
  if (!push_type(f, args[BASE_TYPE].number, shaped) || !push_type(f, args[VECTOR_TYPE].number, vector)) return false;
  McAttr map = mc_format_parse_attr(f, args[0].number);
  if (map.index == MC_NONE && dropped != args[0].number) {
    if (!set_map(f, args[0].number, shaped, vector, at)) return false;
    map = mc_format_parse_attr(f, args[0].number);
  }
  if (map.index == MC_NONE) return true; /* the verifier reports it */
  McAffineMap value = mc_attr_affine_map_value(ctx, map);
  if (mc_format_parse_attr(f, args[1].number).index == MC_NONE && dropped != args[1].number &&
      !set_in_bounds(f, args[1].number, mc_affine_map_num_results(ctx, value))) {
    return false;
  }
  return f->operands[args[MASK].number].count == 0 || set_mask(f, args, shaped, vector, value, at);
}

static bool any_true(const McContext *ctx, McAttr array) {
  if (mc_kind(ctx, array.index) != MC_ATTR_ARRAY) return true;
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, array); i < n; i++) {
    McAttr item = mc_attr_array_get(ctx, array, i);
    int64_t value = 1;
    if (mc_kind(ctx, item.index) != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, item, &value) || value != 0) {
      return true;
    }
  }
  return false;
}

static void print_transfer(McFormatPrint *f, const McRoutineArg *args, bool write) {
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McIdent elided[3] = {ctx->known[MC_ID_operandSegmentSizes]};
  size_t num_elided = 1;
  McAttr map = mc_format_print_attr(f, args[0].number), in_bounds = mc_format_print_attr(f, args[1].number);
  if (map.index != MC_NONE && mc_kind(ctx, map.index) == MC_ATTR_AFFINE_MAP &&
      is_minor_identity(ctx, mc_attr_affine_map_value(ctx, map))) {
    elided[num_elided++].index = mc_def_attrs(f->def)[args[0].number].name;
  }
  if (in_bounds.index != MC_NONE && !any_true(ctx, in_bounds)) {
    elided[num_elided++].index = mc_def_attrs(f->def)[args[1].number].name;
  }
  mc_pr_attr_dict(p, mc_op_all_attributes(ctx, f->op), elided, num_elided, false);
  mc_pr_lit(p, " : ");
  McSpan base = mc_format_print_operands(f, args[BASE_TYPE].number);
  uint32_t slot = args[VECTOR_TYPE].number;
  McSpan vector =
      write ? mc_format_print_operands(f, slot) : mc_format_print_results(f, slot - f->def->op->num_operands);
  for (uint32_t i = 0; i < 2; i++) {
    bool is_base = (i == 0) != write;
    McSpan s = is_base ? base : vector;
    if (i > 0) mc_pr_lit(p, ", ");
    if (s.count == 0) continue;
    bool result = !is_base && !write;
    mc_pr_type(p, mc_value_type(ctx, result ? mc_op_result(ctx, f->op, s.start) : mc_op_operand(ctx, f->op, s.start)));
  }
}

bool mc_routine_transfer_read_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_transfer(f, args, false);
}

void mc_routine_transfer_read_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_transfer(f, args, false);
}

bool mc_routine_transfer_write_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!parse_transfer(f, args, true)) return false;
  McType base = {f->p->words.ptr[f->types[args[BASE_TYPE].number].start]};
  return mc_kind(f->p->ctx, base.index) != MC_TYPE_RANKED_TENSOR || push_type(f, args[MASK_TYPE + 1].number, base);
}

void mc_routine_transfer_write_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_transfer(f, args, true);
}

/* --- vector.mask --- */

/* A lone operation that does not end the region gets an end that yields its results. */
static bool yield_results(McFormatParse *f, McRegion region) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McBlock block = mc_region_first_block(ctx, region);
  McOp op = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, block);
  McOpName yield = f->def->implicit_terminator;
  if (op.index == MC_NONE || mc_op_next(ctx, op).index != MC_NONE || mc_op_get_name(ctx, op).index == yield.index) {
    return true;
  }
  size_t base = p->words.len;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    if (!mc_p_push(p, &p->words, mc_op_result(ctx, op, i).index)) return false;
  }
  size_t count = p->words.len - base;
  McOpState state = {.name = yield, .loc = mc_p_loc_at(p, f->op->at), .num_operands = count};
  if (count > 0) state.operands = (const McValue *)(p->words.ptr + base);
  McOp made = mc_op_create_pooled(ctx, p->pool, &state, NULL, block, (McOp){MC_NONE});
  p->words.len = base;
  return made.index != MC_NONE || mc_p_out_of_memory(p);
}
_Static_assert(sizeof(McValue) == sizeof(uint32_t), "values on a stack of words are an array of them");

bool mc_routine_mask_region_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McRegion region = mc_p_region(f->p, f->def, NULL, 0, false);
  return region.index != MC_NONE && yield_results(f, region) && mc_format_parse_add_region(f, region);
}

void mc_routine_mask_region_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McBlock block = mc_format_print_entry(f, args[0].number);
  McOp op = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(f->p->ctx, block);
  mc_pr_lit(f->p, "{ ");
  if (op.index != MC_NONE) mc_pr_op_form(f->p, op);
  mc_pr_lit(f->p, " }");
}

bool mc_routine_mask_results_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_format_parse_arrow_types(f, args[1].number)) return false;
  if (f->operands[args[0].number].count == 0 || f->types[args[1].number].count > 0) return true;
  return mc_format_parse_error(f, f->op->at, "expects a result if passthru operand is provided");
}

void mc_routine_mask_results_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  if (mc_op_num_results(f->p->ctx, f->op) == 0) return;
  mc_pr_lit(f->p, " -> ");
  mc_format_print_result_types(f);
}

/* `,` and an operand, which may be absent together. */
bool mc_routine_comma_operand_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_operand_after(f, TOK_COMMA, args[0].number);
}

void mc_routine_comma_operand_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan operand = mc_format_print_operands(f, args[0].number);
  if (operand.count > 0) mc_pr_lit(f->p, ", ");
  mc_format_print_values(f, operand);
}

/* --- types from types --- */

/* A vector with its last dimension changed: doubled, or halved. One without dimensions has one element. */
static bool with_last_dim(McContext *ctx, const McType *from, size_t count, bool doubled, McWords *out) {
  if (count != 1 || !is_vector(ctx, *from)) return false;
  McAlloc *alloc = &ctx->alloc;
  uint32_t rank = mc_type_rank(ctx, *from);
  if (rank == 0 && !doubled) return false;
  size_t size = (size_t)rank + 1;
  int64_t *dims = mc_alloc(alloc, size * sizeof *dims);
  uint8_t *scalable = mc_alloc_zeroed(alloc, size);
  bool ok = dims != NULL && scalable != NULL;
  if (ok) {
    for (uint32_t i = 0; i < rank; i++) {
      dims[i] = mc_type_dim(ctx, *from, i);
      scalable[i] = mc_type_dim_scalable(ctx, *from, i);
    }
    if (rank == 0) dims[rank++] = 1;
    int64_t *last = &dims[rank - 1];
    ok = !doubled || *last <= INT64_MAX / 2;
    if (ok) *last = doubled ? *last * 2 : *last / 2;
    McType type = ok ? mc_type_vector(ctx, dims, scalable, rank, mc_type_element(ctx, *from), NULL) : (McType){MC_NONE};
    ok = type.index != MC_NONE && mc_array_push(alloc, out, type.index);
  }
  if (dims != NULL) mc_free(alloc, dims, size * sizeof *dims);
  if (scalable != NULL) mc_free(alloc, scalable, size);
  return ok;
}

bool mc_transform_double_last_dim(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return with_last_dim(ctx, from, count, true, out);
}

bool mc_transform_half_last_dim(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return with_last_dim(ctx, from, count, false, out);
}
