/* legacy_forms.c - custom forms of old generations that no assembly format can express: the MC_OLD_FORMs of legacy.def.
 *
 * They fill the groups of an operation's definition as routines of today's formats do (format_parse.h). Nothing is
 * owned here.
 */
#include "legacy/legacy.def"
#include "legacy/legacy.h"
#include "parse/format_parse.h"
#include "parse/parse_attr.h"
#include "parse/parse_names.h"

/* --- what forms share --- */

/* Reads a value, the only one of a group. */
static bool read_operand(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  f->operands_at[group] = p->tok.start;
  f->operands[group] = (McSpan){(uint32_t)p->refs.len, 0};
  McOperandRef ref;
  if (!mc_p_operand(p, &ref, true)) return false;
  f->operands[group].count = 1;
  return mc_array_push(&p->ctx->alloc, &p->refs, ref) || mc_p_out_of_memory(p);
}

static bool read_type(McFormatParse *f, uint32_t slot) {
  McType type = mc_p_type(f->p);
  return type.index != MC_NONE && mc_format_parse_set_type(f, slot, type);
}

static bool set_number(McFormatParse *f, uint32_t attr, uint32_t number) {
  McAttr value = mc_attr_integer(f->p->ctx, (McType){f->p->ctx->cached.index}, number);
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, value);
}

/* `(` values `)` (`[` values `]`)?, a group; *num_dims: how many are in parentheses. */
static bool read_dims_and_symbols(McFormatParse *f, uint32_t group, uint32_t *num_dims) {
  if (!mc_format_parse_operands_in(f, group, false)) return false;
  *num_dims = f->operands[group].count;
  return !mc_at(f->p, TOK_L_SQUARE) || mc_format_parse_operands_in(f, group, true);
}

/* --- constants, memory, tensors --- */

/* Grammar: operation (constant). */
bool mc_routine_legacy_constant_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!mc_format_parse_attr_dict(f, false)) return false;
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  if (value.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, value)) return false;
  if (mc_kind(p->ctx, value.index) == MC_ATTR_SYMBOL_REF) {
    return mc_expect(p, TOK_COLON, "expected ':' and the type of the function") && read_type(f, args[1].number);
  }
  McType type = mc_attr_value_type(p->ctx, value);
  if (type.index == MC_NONE) return mc_format_parse_error(f, f->op->at, "needs a value that has a type");
  const char *at = p->tok.start;
  if (mc_consume_if(p, TOK_COLON)) { /* elements that begin with their type can repeat it */
    McType again = mc_p_type(p);
    if (again.index == MC_NONE) return false;
    if (again.index != type.index) {
      return mc_format_parse_error(f, at, "has a value of another type: %s", mc_text_type(p->diags, type));
    }
  }
  return mc_format_parse_set_type(f, args[1].number, type);
}

/* Grammar: operation (alloc). */
bool mc_routine_legacy_alloc_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t group = args[0].number, slot = args[2].number, sizes;
  bool type_first = !mc_at(p, TOK_L_PAREN);
  if (type_first && mc_at(p, TOK_LESS)) return mc_p_error(p, "expected 'memref' before '<'");
  f->operands_at[group] = p->tok.start;
  if ((type_first && !read_type(f, slot)) || !read_dims_and_symbols(f, group, &sizes)) return false;
  if (!set_number(f, args[1].number, sizes) || !mc_format_parse_attr_dict(f, false)) return false;
  if (type_first) return true;
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  if (mc_at(p, TOK_LESS)) return mc_p_error(p, "expected 'memref' before '<'");
  return read_type(f, slot);
}

/* Grammar: operation (tensor_store). */
bool mc_routine_legacy_tensor_store_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!read_operand(f, args[0].number)) return false;
  if (!mc_consume_keyword(p, "to") && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  return read_operand(f, args[1].number) && mc_format_parse_attr_dict(f, false) &&
         mc_expect(p, TOK_COLON, "expected ':'") && read_type(f, args[2].number);
}

/* --- views --- */

/* Grammar: operation (reshape). */
bool mc_routine_legacy_reshape_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t sizes;
  f->operands_at[args[1].number] = p->tok.start;
  return read_operand(f, args[0].number) && mc_expect(p, TOK_COLON, "expected ':'") && read_type(f, args[2].number) &&
         read_dims_and_symbols(f, args[1].number, &sizes) && mc_format_parse_attr_dict(f, false) &&
         mc_expect(p, TOK_COLON, "expected ':'") && read_type(f, args[3].number);
}

/* At the `->` after the source's type: the type of a window, which examples of the specification of 2019 have and
 * which its production lacks. The map of a window is bounded there, so that the window's elements are known. Returns
 * MC_NONE after reporting. */
static McType read_window(McParser *p) {
  const char *at = p->tok.start;
  uint64_t num_bounded = p->legacy->num_bounded;
  mc_advance(p);
  McType type = mc_p_type(p), none = {MC_NONE};
  if (type.index == MC_NONE) return none;
  bool has_map = mc_kind(p->ctx, type.index) == MC_TYPE_MEMREF && mc_type_layout(p->ctx, type).index != MC_NONE;
  if (has_map && p->legacy->num_bounded != num_bounded && mc_p_reads_2019(p)) return type;
  mc_p_error_at(p, at,
                "expected '(': a view has a single memref type before its operands (`view` memref-type dim-use-list), "
                "or also the type of a window, whose map is bounded by a `size`");
  return none;
}

/* The specification's form, at its first type: the type of the source operand decides which of the two types is the
 * source's. */
static bool read_view_of_2018(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  uint32_t sizes;
  McType first = mc_p_type(p), window = {MC_NONE};
  if (first.index == MC_NONE) return false;
  bool is_window = mc_at(p, TOK_ARROW);
  if (is_window && (window = read_window(p)).index == MC_NONE) return false;
  f->operands_at[args[1].number] = p->tok.start;
  if (!read_dims_and_symbols(f, args[1].number, &sizes) || !set_number(f, args[2].number, sizes)) return false;
  if (!read_operand(f, args[0].number) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  const char *at = p->tok.start;
  McType last = mc_p_type(p);
  if (last.index == MC_NONE) return false;
  if (is_window) {
    if (last.index != first.index) {
      return mc_p_error_at(p, at, "a window's source must have the same type as before the '->'");
    }
    return mc_format_parse_set_type(f, args[3].number, first) && mc_format_parse_set_type(f, args[4].number, window);
  }
  McType known = mc_names_type(p, &p->refs.ptr[f->operands[args[0].number].start]);
  bool is_first = known.index == first.index && known.index != last.index;
  return mc_format_parse_set_type(f, args[3].number, is_first ? first : last) &&
         mc_format_parse_set_type(f, args[4].number, is_first ? last : first);
}

/* Grammar: operation (view). */
bool mc_routine_legacy_view_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t group = args[1].number;
  if (!mc_at(p, TOK_PERCENT_IDENTIFIER)) return read_view_of_2018(f, args);
  if (!read_operand(f, args[0].number)) return false;
  f->operands_at[group] = p->tok.start;
  if (!mc_at(p, TOK_L_SQUARE) || !mc_format_parse_operands_in(f, group, true)) {
    return mc_p_wrong_token(p, "expected '['");
  }
  uint32_t offsets = f->operands[group].count;
  if (offsets > 1) return mc_format_parse_error(f, f->operands_at[group], "expects 0 or 1 dynamic offsets");
  if (!mc_at(p, TOK_L_SQUARE)) return mc_p_wrong_token(p, "expected '['");
  if (!mc_format_parse_operands_in(f, group, true) || !mc_format_parse_attr_dict(f, false) ||
      !mc_expect(p, TOK_COLON, "expected ':'")) {
    return false;
  }
  if (!read_type(f, args[3].number)) return false;
  if (!mc_consume_keyword(p, "to")) return mc_p_wrong_token(p, "expected 'to'");
  return read_type(f, args[4].number);
}

/* `[` (%value | integer), ... `]`: the numbers, or MC_DYNAMIC, as an attribute on the stack. */
static bool read_mixed_list(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  size_t base = p->words.len, count = 0;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  while (!mc_at(p, TOK_R_SQUARE)) {
    int64_t number = MC_DYNAMIC;
    if (mc_at(p, TOK_PERCENT_IDENTIFIER)) {
      McOperandRef ref;
      if (!mc_p_operand(p, &ref, true)) return false;
      if (!mc_array_push(&p->ctx->alloc, &p->refs, ref)) return mc_p_out_of_memory(p);
      f->operands[group].count++;
    } else if (!mc_format_parse_integer(f, 64, &number)) {
      return false;
    }
    if (!mc_p_push_i64(p, &p->words, number)) return false;
    count++;
    if (!mc_consume_if(p, TOK_COMMA)) break;
  }
  if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  McAttr list =
      mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), p->words.ptr + base, count, p->diags);
  p->words.len = base;
  return list.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &p->words, list.index);
}

bool mc_routine_legacy_sub_view_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t group = args[1].number;
  if (!read_operand(f, args[0].number)) return false;
  size_t base = p->words.len;
  f->operands_at[group] = p->tok.start;
  f->operands[group] = (McSpan){(uint32_t)p->refs.len, 0};
  for (int i = 0; i < 3; i++) {
    if (!read_mixed_list(f, group)) return false;
  }
  McAttr lists = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), 3);
  p->words.len = base;
  if (lists.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_format_parse_set_attr(f, args[2].number, lists) || !mc_format_parse_attr_dict(f, false) ||
      !mc_expect(p, TOK_COLON, "expected ':'")) {
    return false;
  }
  if (!read_type(f, args[3].number)) return false;
  if (!mc_consume_keyword(p, "to")) return mc_p_wrong_token(p, "expected 'to'");
  return read_type(f, args[4].number);
}

/* --- llvm --- */

bool mc_routine_legacy_llvm_call_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  uint32_t group = args[0].number, in = args[1].number, out = args[2].number;
  if (!read_operand(f, group)) return false;
  McType pointer = mc_names_type(p, &p->refs.ptr[f->operands[group].start]);
  if (pointer.index == MC_NONE) {
    return mc_format_parse_error(f, f->operands_at[group], "needs a pointer that is defined earlier");
  }
  if (!mc_format_parse_operands_in(f, group, false) || !mc_format_parse_attr_dict(f, false) ||
      !mc_expect(p, TOK_COLON, "expected ':'")) {
    return false;
  }
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (mc_kind(ctx, type.index) != MC_TYPE_FUNCTION) return mc_format_parse_error(f, at, "expects a function type");
  uint32_t num_inputs = mc_type_num_inputs(ctx, type), num_results = mc_type_num_results(ctx, type);
  f->types[in] = (McSpan){(uint32_t)p->words.len, 1 + num_inputs};
  if (!mc_p_push(p, &p->words, pointer.index)) return false;
  for (uint32_t i = 0; i < num_inputs; i++) {
    if (!mc_p_push(p, &p->words, mc_type_input(ctx, type, i).index)) return false;
  }
  f->types[out] = (McSpan){(uint32_t)p->words.len, num_results};
  for (uint32_t i = 0; i < num_results; i++) {
    if (!mc_p_push(p, &p->words, mc_type_result(ctx, type, i).index)) return false;
  }
  return true;
}

/* --- linalg --- */

bool mc_routine_legacy_slice_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  uint32_t start = (uint32_t)p->words.len;
  if (!mc_p_type_list_no_parens(p, &p->words)) return false;
  uint32_t count = (uint32_t)p->words.len - start;
  if (count < 2) return mc_format_parse_error(f, at, "expects the types of its operands and of its result");
  f->types[args[0].number] = (McSpan){start, 1};
  f->types[args[1].number] = (McSpan){start + 1, count - 2};
  f->types[args[2].number] = (McSpan){start + count - 1, 1};
  return true;
}

/* --- affine --- */

/* Grammar: operation (affine_apply). */
bool mc_routine_legacy_apply_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  uint32_t dims, group = args[1].number, slot = args[2].number;
  McAttr map = mc_p_attr(p, (McType){MC_NONE});
  if (map.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, map)) return false;
  if (mc_kind(p->ctx, map.index) != MC_ATTR_AFFINE_MAP) return mc_format_parse_error(f, at, "needs an affine map");
  f->operands_at[group] = p->tok.start;
  if (!read_dims_and_symbols(f, group, &dims) || !mc_format_parse_attr_dict(f, false)) return false;
  McAffineMap value = mc_attr_affine_map_value(p->ctx, map);
  if (dims != mc_affine_map_num_dims(p->ctx, value) ||
      f->operands[group].count - dims != mc_affine_map_num_symbols(p->ctx, value)) {
    return mc_format_parse_error(f, f->op->at, "operand count and affine map dimension and symbol count must match");
  }
  uint32_t results = mc_affine_map_num_results(p->ctx, value);
  f->types[slot] = (McSpan){(uint32_t)p->words.len, results};
  for (uint32_t i = 0; i < results; i++) {
    if (!mc_p_push(p, &p->words, p->ctx->cached.index)) return false;
  }
  return true;
}
