/* ptr.c - pointers: the types of sums and of metadata, the text of alignments, rules in upstream's words.
 *
 * Nothing is assumed of an operation: neither counts, nor attributes that an earlier check accepted. Nothing is owned.
 */
#include "dialects/ptr/ptr.def"
#include "dialects/shared/infer_types.h"
#include "dialects/shared/llvm_types.h"

static bool is_ptr(const McContext *ctx, McType type) { return mc_is_defined_as(ctx, type.index, "ptr.ptr"); }
static bool is_container(const McContext *ctx, McType type) {
  if (type.index == MC_NONE) return false;
  McKind kind = mc_kind(ctx, type.index);
  return kind == MC_TYPE_VECTOR || kind == MC_TYPE_RANKED_TENSOR;
}

/* --- syntax --- */

bool mc_routine_ptr_optional_integer_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McStr name = mc_ident_str(p->ctx, (McIdent){mc_def_attrs(f->def)[args[0].number].name});
  int64_t value;
  if (!mc_at(p, TOK_MINUS) && !mc_at(p, TOK_INTEGER)) {
    return mc_format_parse_error(f, p->tok.start, "invalid value for property %.*s, expected optional int64_t",
                                 (int)name.len, name.ptr);
  }
  if (!mc_format_parse_integer(f, 64, &value)) return false;
  McAttr one = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), value);
  McAttr list = one.index == MC_NONE ? one : mc_attr_array(p->ctx, &one, 1);
  return list.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, list);
}

void mc_routine_ptr_optional_integer_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const McContext *ctx = f->p->ctx;
  McAttr list = mc_format_print_attr(f, args[0].number);
  bool is_list = list.index != MC_NONE && mc_kind(ctx, list.index) == MC_ATTR_ARRAY;
  if (is_list && mc_attr_array_size(ctx, list) > 0) mc_pr_attr_no_type(f->p, mc_attr_array_get(ctx, list, 0));
}

/* --- types --- */

bool mc_transform_ptr_metadata(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McIdent name = mc_ident(ctx, "ptr.ptr_metadata", strlen("ptr.ptr_metadata"));
  const McDefinition *def = name.index == MC_NONE || count != 1 ? NULL : mc_definition(ctx, name, true);
  uint32_t made = def == NULL ? MC_NONE : mc_defined_intern(ctx, def, &from->index);
  return made != MC_NONE && mc_array_push(&ctx->alloc, out, made);
}

bool mc_infer_ptr_sum(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  McType base = mc_infer_type(in, 0), offset = mc_infer_type(in, 1), none = {MC_NONE};
  if (base.index == MC_NONE || offset.index == MC_NONE) return false;
  if (!is_container(ctx, offset)) return mc_infer_push(in, out, base);
  if (!is_container(ctx, base)) return mc_infer_push(in, out, mc_infer_like(in, offset, NULL, base));
  if (mc_kind(ctx, base.index) != mc_kind(ctx, offset.index)) {
    return mc_infer_fail(in, "the shaped containers type must match");
  }
  uint32_t rank = mc_type_rank(ctx, base);
  bool same = rank == mc_type_rank(ctx, offset);
  for (uint32_t i = 0; same && i < rank; i++) same = mc_type_dim(ctx, base, i) == mc_type_dim(ctx, offset, i);
  if (!same) return mc_infer_fail(in, "shapes of base and offset must match");
  return mc_infer_push(in, out, mc_infer_like(in, base, NULL, none));
}

bool mc_def_check_ptr_metadata(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                               McDiags *diags) {
  (void)def;
  return !is_ptr(ctx, (McType){values[0]}) || mc_error(diags, loc, "the ptr-like type has no metadata");
}

bool mc_def_check_ptr_spec(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                           McDiags *diags) {
  static const char *const names[] = {"size", "abi", "preferred", "index"};
  uint32_t numbers[4];
  (void)def;
  for (uint32_t i = 0; i < 4; i++) {
    int64_t value = UINT32_MAX;
    if (values[i] != MC_NONE) mc_attr_integer_i64(ctx, (McAttr){values[i]}, &value);
    numbers[i] = (uint32_t)value;
    bool absent = i == 3 && numbers[i] == UINT32_MAX;
    if (!absent && numbers[i] % 8 != 0) return mc_error(diags, loc, "%s entry must be divisible by 8", names[i]);
  }
  return numbers[1] <= numbers[2] ||
         mc_error(diags, loc, "preferred alignment is expected to be at least as large as ABI alignment");
}

/* --- relations --- */

bool mc_check_ptr_metadata_of(const McRoutineCheck *c) {
  McType type = mc_named_type(c, c->args[1]), have = mc_named_type(c, c->args[2]);
  if (type.index == MC_NONE || have.index == MC_NONE) return true;
  McWords made;
  mc_array_init(&made);
  bool same = mc_transform_ptr_metadata(c->ctx, &type, 1, &made) && made.ptr[0] == have.index;
  mc_array_fini(&c->ctx->alloc, &made);
  return same || mc_fail_relation(c);
}

bool mc_check_ptr_same_containers(const McRoutineCheck *c) {
  McType a = mc_named_type(c, c->args[0]), b = mc_named_type(c, c->args[1]);
  if (a.index == MC_NONE || b.index == MC_NONE || mc_kind(c->ctx, a.index) == mc_kind(c->ctx, b.index)) return true;
  McStr first = mc_ident_str(c->ctx, (McIdent){c->args[0]}), second = mc_ident_str(c->ctx, (McIdent){c->args[1]});
  return fail(c, "failed to verify that all of {%.*s, %.*s} have same type IDs", (int)first.len, first.ptr,
              (int)second.len, second.ptr);
}

bool mc_check_ptr_cast(const McRoutineCheck *c) {
  McType like = mc_named_type(c, c->args[0]), pointer = mc_named_type(c, c->args[1]);
  if (like.index == MC_NONE || !is_ptr(c->ctx, pointer)) return true;
  if (is_ptr(c->ctx, like)) return mc_plain_error(c, "%s", mc_ident_str(c->ctx, (McIdent){c->args[2]}).ptr);
  McKind kind = mc_kind(c->ctx, like.index);
  if (kind != MC_TYPE_MEMREF && kind != MC_TYPE_UNRANKED_MEMREF) return true;
  return mc_type_memory_space(c->ctx, like).index == mc_defined_param(c->ctx, pointer.index, 0) ||
         mc_plain_error(c, "expected the input and output to have the same memory space");
}

bool mc_check_ptr_difference(const McRoutineCheck *c) {
  McType operand = mc_operand_type(c, 0), result = mc_result_type(c, 0);
  if (operand.index == MC_NONE || result.index == MC_NONE || !is_container(c->ctx, operand)) return true;
  return mc_kind(c->ctx, operand.index) == mc_kind(c->ctx, result.index) ||
         mc_plain_error(
             c, "expected the result to have the same container type as the operands when operands are shaped");
}

/* --- memory --- */

/* The alignment that an operation has; false: it has none. */
static bool alignment_of(const McRoutineCheck *c, int64_t *out) {
  McAttr list = mc_checked_attr(c, "alignment");
  bool is_list = list.index != MC_NONE && mc_kind(c->ctx, list.index) == MC_ATTR_ARRAY;
  if (!is_list || mc_attr_array_size(c->ctx, list) == 0) return false;
  McAttr value = mc_attr_array_get(c->ctx, list, 0);
  return mc_kind(c->ctx, value.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(c->ctx, value, out);
}

static bool check_alignment(const McRoutineCheck *c) {
  int64_t alignment;
  if (!alignment_of(c, &alignment)) return true;
  if (alignment <= 0) return mc_plain_error(c, "alignment must be positive");
  return (alignment & (alignment - 1)) == 0 || mc_plain_error(c, "alignment must be a power of 2");
}

/* Whether a value can be loaded and stored where a pointer points to: LLVM's memory holds LLVM's types. */
static bool check_memory(const McRoutineCheck *c, McType type, McType pointer, bool is_atomic) {
  const McContext *ctx = c->ctx;
  if (mc_is_defined_as(ctx, mc_defined_param(ctx, pointer.index, 0), "ptr.generic_space")) return true;
  if (!mc_llvm_is_loadable(ctx, type)) {
    return mc_plain_error(c, "type must be LLVM type with size, but got '%s'", mc_text_type(c->diags, type));
  }
  if (is_atomic && !mc_llvm_is_atomic(ctx, type)) {
    return mc_plain_error(c, "unsupported type '%s' for atomic access", mc_text_type(c->diags, type));
  }
  return true;
}

bool mc_check_ptr_masked_access(const McRoutineCheck *c) {
  McType type = mc_named_type(c, c->args[0]), pointer = mc_named_type(c, c->args[1]);
  if (type.index == MC_NONE || pointer.index == MC_NONE) return true;
  pointer = mc_element_or_self(c->ctx, pointer);
  return !is_ptr(c->ctx, pointer) || (check_memory(c, type, pointer, false) && check_alignment(c));
}

bool mc_check_ptr_access(const McRoutineCheck *c) {
  static const char *const names[] = {"not_atomic", "unordered", "monotonic", "acquire",
                                      "release", "acq_rel", "seq_cst"};
  const McContext *ctx = c->ctx;
  McType type = mc_named_type(c, c->args[0]);
  McType pointer = mc_named_type(c, mc_ident(c->ctx, "ptr", strlen("ptr")).index);
  McAttr ordering = mc_checked_attr(c, "ordering");
  int64_t number = 0, alignment;
  if (type.index == MC_NONE || !is_ptr(ctx, pointer)) return true;
  if (ordering.index != MC_NONE && mc_kind(ctx, ordering.index) == MC_ATTR_INTEGER) {
    mc_attr_integer_i64(ctx, ordering, &number);
  }
  const char *name = number > 0 && number < (int64_t)MC_COUNT(names) ? names[number] : NULL;
  if (!check_memory(c, type, pointer, name != NULL) || !check_alignment(c)) return false;
  if (name == NULL) {
    return mc_checked_attr(c, "syncscope").index == MC_NONE ||
           fail(c, "expected syncscope to be null for non-atomic access");
  }
  if (strcmp(name, "acq_rel") == 0 || strcmp(name, mc_ident_str(ctx, (McIdent){c->args[1]}).ptr) == 0) {
    return fail(c, "unsupported ordering '%s'", name);
  }
  return alignment_of(c, &alignment) || fail(c, "expected alignment for atomic access");
}
